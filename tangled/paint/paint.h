/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint.h -- the verbs every picture is made of */
#pragma once

/* inks of paint.h */
/* The common inks; a view's own table goes on from OWN. */
enum { PAPER, PANEL, TEXT, QUIET, LINES, HAIR, LAMP, LAMPEDGE, FOCUS,
       WINE, GROUND1, GROUND2, JET, CHALK, PUZZLE_TILE, PUZZLE_FOOT,
       CARDS_TILE, CARDS_FOOT, BOARDS_TILE, BOARDS_FOOT, OTHER_TILE,
       OTHER_FOOT, OWN };
typedef struct Ink {                /* a table ends with a NULL name */
    const char *name;
    unsigned    light, dark, contrast, inverse; /* 0xRRGGBB */
} Ink;
typedef enum Theme { LIGHT, DARK, CONTRAST, INVERSE, THEMES } Theme;
extern const Ink Paint_inks[OWN + 1];           /* the common ones */
/* own: the view's table, or NULL; the ink must be in one of the two */
extern const Ink *Paint_ink(const Ink *own, int ink);
/* 0xRRGGBB of an ink in a theme */
extern unsigned Paint_color(const Ink *own, int ink, Theme theme);

/* declarations of paint.h */
typedef enum Align { AT_LEFT, CENTERED, AT_RIGHT } Align;
typedef enum Typeface { PLAIN, VOICE } Typeface; /* upright, italic */

/* Lengths in units of the page, y downward, turns clockwise, 0 .. 1. A
   path lasts until fill, stroke or clip end it. Caps and joins are
   round. Text and images come between paths. */
typedef struct Paint Paint;

/* stamps of paint.h */
/* A small picture that is seen often. draw paints number which into a
   box of w by h at (0, 0), and at most so much around it; what it
   paints depends on which, p->theme and p->fine only. */
typedef struct Stamp {
    const char *name;               /* for the log */
    double      w, h, around;
    void      (*draw)(struct Paint *p, int which);
} Stamp;
struct Paint {
    Theme theme;                    /* for views that care */
    double fine;                    /* pixels for a unit, where stamps
                                       are kept; 0: on paper */
    /* verbs of the path */
    void (*move   )(Paint *p, double x, double y);
    void (*line   )(Paint *p, double x, double y);
    void (*curve  )(Paint *p, double x1, double y1,
                    double x2, double y2, double x, double y);
    /* a part of a circle; from < to: clockwise; joins the path */
    void (*arc    )(Paint *p, double x, double y, double r,
                    double from, double to);
    void (*close  )(Paint *p);
    /* verbs of the ink */
    void (*clip   )(Paint *p);
    void (*fill   )(Paint *p, int ink);
    void (*stroke )(Paint *p, int ink, double width);
    /* the next fill runs over to this ink, from (x1, y1) to (x2, y2);
       radii both 0: linear, else radial */
    void (*shade  )(Paint *p, int ink, double x1, double y1, double r1,
                    double x2, double y2, double r2);
    /* verbs of the place */
    void (*save   )(Paint *p);      /* transform and clip */
    void (*restore)(Paint *p);
    void (*shift  )(Paint *p, double x, double y);
    void (*scale  )(Paint *p, double x, double y);
    void (*turn   )(Paint *p, double turns);
    /* verbs of words and pixels */
    /* (x, y): left end, middle or right end of the base line */
    void (*text   )(Paint *p, const char *utf8, double x, double y,
                    double size, Align align, Typeface face, int ink);
    /* pixels are 0xAARRGGBB, row by row, the color multiplied by AA */
    void (*image  )(Paint *p, const unsigned *argb, int w, int h,
                    double x, double y, double width, double height);
    /* the verb of what repeats */
    /* puts number which of a stamp into a box */
    void (*stamp  )(Paint *p, const Stamp *s, int which,
                    double x, double y, double width, double height);
};

/* built from the verbs; each only adds to the path */
extern void Paint_box    (Paint *p, double x, double y,
                          double w, double h);
extern void Paint_round  (Paint *p, double x, double y,
                          double w, double h, double corner);
extern void Paint_circle (Paint *p, double x, double y, double r);
extern void Paint_ellipse(Paint *p, double x, double y,
                          double rx, double ry);

/* A plate with round corners as it lies at rest. It stands on a foot
   that shows so far below (0: none), and is lifted by so much (-foot:
   pressed down onto it). The lamp stands on its edge's ink. */
typedef struct Plate {
    double x, y, w, h, corner, foot, lift;
    int    ink, under;              /* of the plate, of its foot */
} Plate;
extern void Paint_plate  (Paint *p, const Plate *plate);
/* an icon, 48 by 48 units: the tile of a group of games ("Card Games"),
   and on it what object draws, or (NULL) the title's first letter */
extern void Paint_icon   (Paint *p, const char *set,
                          void (*object)(Paint *p), const char *title);
/* a path told in a string: M x y, L x y .., C x1 y1 x2 y2 x y .., Z;
   letters repeat their predecessor when left out, as in SVG */
extern void Paint_path   (Paint *p, const char *path);
/* the same seen in a mirror: every x becomes -x */
extern void Paint_mirror (Paint *p, const char *path);
/* a number, 0 or more, in strokes: (x, y) is its middle, high the
   height of its digits, width that of the strokes */
extern void Paint_number (Paint *p, int n, double x, double y,
                          double high, int ink, double width);
