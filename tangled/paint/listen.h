/* Made from kit/paint.nw by make tangle: change that, not this. */
/* listen.h -- a painter that hands each verb on to one function */
#pragma once
#include <stdint.h>
#include "paint.h"

/* One verb as it was told, with its numbers in their order. Letters:
   M L C A Z  move line curve arc close
   K F S G    clip fill stroke shade
   ( ) + * R  save restore shift scale turn
   T I P      text image stamp */
typedef struct Said {
    char            verb;
    int             n;              /* so many numbers */
    const double   *number;
    int             ink;            /* of F S G T; -1: none */
    const char     *text;           /* of T, else NULL */
    Align           align;
    Typeface        face;
    const unsigned *argb;           /* of I, else NULL: w by h pixels */
    int             w, h;
    const Stamp    *stamp;          /* of P, else NULL .. */
    int             which;          /* .. and its number */
} Said;
#define WHOLE_TURN 6.283185307179586    /* 2 pi */
enum { DEEP = 16 };                 /* saves within saves, at most */
typedef struct Place { double x[3], y[3]; } Place;

/* The first member of a listener's own struct. hear is called before
   the verb takes effect: at a restore, depth is still what it was. */
typedef struct Listen Listen;
struct Listen {
    Paint paint;                    /* first: a Listen is a Paint */
    void (*hear)(Listen *l, const Said *said);
    int   depth;                    /* saves that wait for a restore */
    Place at[DEEP];                 /* at[depth]: how the page lies */
};
extern void Listen_start(Listen *l, Theme theme,
                         void (*hear)(Listen *l, const Said *said));
/* where a point lands on the page */
extern void Listen_point(const Listen *l, double *x, double *y);
/* at least as long as a length comes out on the page */
extern double Listen_length(const Listen *l, double length);
/* stirs a verb and all that came with it into a number */
extern uint64_t Listen_stir(uint64_t hash, const Said *said);
