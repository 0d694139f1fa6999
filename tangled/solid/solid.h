/* Made from kit/solid.nw by make tangle: change that, not this. */
/* solid.h -- bodies in space, and their picture in dots */
#pragma once
#include <stdbool.h>
#include <stdint.h>

/* four at once */
typedef float   Four __attribute__((vector_size(16)));
typedef int32_t Ints __attribute__((vector_size(16)));

/* where the eye is */
typedef struct Camera {
    double at[3];                   /* looks there; x to the right, y
                                       away from you, z up */
    double turn, tilt;              /* degrees; tilt 0: from above */
    double away, field;             /* distance; degrees from the top of
                                       the picture to its bottom */
} Camera;
typedef struct Lens {               /* the same, measured out */
    double right[3], up[3], back[3], eye[3], scale, x, y;
} Lens;
extern double sine(double degrees), cosine(double degrees);
extern Lens   Lens_of(const Camera *c, double w, double h);
/* where a point is seen; answers how far it is, below 0 behind you */
extern double Lens_dot(const Lens *l, const double at[3],
                       double *x, double *y);
/* the point of height z that is seen there, if there is one */
extern bool   Lens_place(const Lens *l, double x, double y, double z,
                         double at[3]);

/* shapes */
typedef struct Mesh Mesh;
typedef struct Shape {
    const char *name;
    void (*build)(Mesh *m);         /* always the same; or NULL: */
    int   fold;
    const struct Lathe *lathe;
} Shape;
typedef struct Ring {
    float r, z;
    int   ink;                      /* of the belt above it */
    bool  square;
} Ring;
typedef struct Lathe {
    const Ring *ring;               /* outline, from the foot up */
    int   rings, sides;             /* sides: four times something */
    float wide, deep;               /* quarters pulled apart by that */
    bool  open, facets;             /* open: has no bottom */
} Lathe;
enum { AROUND = 64 };               /* spokes or corners, at most */
extern void Mesh_turn(Mesh *m, const Lathe *t);
/* a stone: all faces around corners that stick out, at most AROUND; a
   shape may be of several */
extern void Mesh_hull(Mesh *m, int ink, int n, const Four *at);

/* bodies */
enum { BELTS = 4, SOLIDS = 256 };
typedef struct Solid {
    const Shape *shape;             /* NULL: there is no body */
    float x, y, z, turn, tilt, size;
    float glow;                     /* light of its own: pointed at */
    int   ink[BELTS];
    bool  flat;
    float spin;                     /* degrees a second: the owner's */
    float tumble;                   /* degrees, at the begin of a way */
} Solid;
typedef struct Sight {
    Camera camera;
    int    n;                       /* at most SOLIDS */
    const Solid *solid;
    const uint32_t *color;          /* of each ink, 0xRRGGBB */
    float  middle[2], reach;        /* shadows fall so far from there;
                                       reach 0: there are none */
    float  ground;                  /* height of the table */
    int    shade;                   /* ink of the shadows on it */
    int    outline;                 /* ink around bodies; 0: none */
    float  gloss;
    Four   light, fill;             /* from there, and fainter */
} Sight;
typedef struct Clip { int x, y, w, h; } Clip;    /* of a picture */
typedef struct Stage Stage;     /* what it takes to make one */
extern uint64_t Solid_stir(uint64_t hash, const Solid *b);

/* the stage asked */
/* which body is seen at a dot, or -1 */
extern int  Stage_pick(Stage *s, const Sight *sight, double w, double h,
                       int x, int y);
/* gets ready for a part of a picture of w by h; then the rows of the
   part from .. to before .. may be painted, by several at once */
extern void Stage_set (Stage *s, const Sight *sight, double w, double h,
                       Clip clip);
extern void Stage_rows(const Stage *s, uint32_t *argb, int from,
                       int to);
/* after Stage_aim: the box of body k in the picture, with its shadow */
extern void Stage_aim (Stage *s, const Sight *sight, double w,
                       double h);
extern Clip Stage_box (Stage *s, int k, bool shadow);
