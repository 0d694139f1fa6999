/* Made from kit/solid.nw by make tangle: change that, not this. */
/* stage.h -- what it takes to make a picture of bodies */
#pragma once
#include "solid.h"

/* stages */
/* where the rods along x, y, z go, and where the middle */
typedef struct Matrix { Four column[4]; } Matrix;
enum { POINTS = 8192, SHAPES = 32 };
typedef struct Facet {
    uint16_t point[3], normal[3];
    uint8_t  ink, patch, rim;
    bool     round;
} Facet;
struct Mesh {
    const Shape *shape;
    Four *point, *normal;
    Facet *face;
    int   points, normals, faces;   /* so many there are */
    int   room, taken;              /* for points */
    int   patch, polygons, sides;
    bool  full;
    float far;                      /* squared: its farthest point */
    Four  low, high;                /* the corners of its box */
};
enum { SUN, FILL, UP, BACK, HALF, WINDOW, WAYS };
typedef struct Pose {
    const Mesh *mesh;
    const Solid *solid;
    Matrix body;
    Four   way[WAYS], color[BELTS]; /* as seen from the body */
    float  small;                   /* 1 / its size */
    Clip   box;                     /* in the picture */
    int    first, end;              /* of its triangles */
} Pose;

/* what is known of a triangle */
enum { TRIANGLES = 32768, ROWS = 16, WIDE = 32, MAP = 320, RIM = 2,
       ACROSS = WIDE + 2 * RIM, SAMPLES = ACROSS * (ROWS + 2 * RIM) };
typedef struct Triangle {
    int32_t x[3], y[3];             /* sixteenths of a dot */
    Clip    box;                    /* in dots */
    float   near, across, down;
    float   part;                   /* 1 / twice its area */
    const Facet *facet;
    int     solid;
} Triangle;
typedef struct Seen { int32_t x, y; float near; } Seen;
struct Stage {
    Four  point[POINTS], normal[2 * POINTS];
    Facet face[2 * POINTS];
    Mesh  mesh[SHAPES];
    int   points, meshes;
    Sight sight;
    Clip  clip;                     /* the part that is asked for */
    Lens  lens;
    Matrix screen;
    Four  way[WAYS];                /* directions that matter */
    Pose  pose[SOLIDS];
    /* more that a stage keeps */
    Seen     seen[POINTS];              /* of one body */
    Triangle triangle[TRIANGLES];
    int      triangles;
    Matrix  lit;                        /* from the room to the map */
    Four    height[MAP * MAP / 4];      /* of what the lamp meets */
    uint8_t soft[2][MAP * MAP], half[MAP * MAP];
    uint64_t cast;                      /* whose shadows these are */
    Four  eye, ray[3], shade, outline;  /* eye and rays over the map */
    int   rim;                          /* width of an outline, in dots */
};
/* the mesh of a shape, built when it is first asked for */
extern const Mesh *Stage_mesh(Stage *s, const Shape *shape);
