/* Made from kit/web.nw by make tangle: change that, not this. */
/* tape.h -- a painter that writes numbers, for whoever has a canvas */
#pragma once
#include "listen.h"

/* verb, ink, numbers; behind those of T: align, typeface and where the
   words are; of I: width, height and where the pixels are; of P: the
   width and height of its stamp, how far that draws around them, its
   number, and where it is */
enum { TAPE = 8192 };
typedef void Tape_plays(const double *at, int used);
typedef struct Tape {
    Listen listen;                  /* first: a Tape is a Paint */
    double at[TAPE];
    int    used;
    Tape_plays *play;               /* .. what is on it, when full */
} Tape;
extern void Tape_start(Tape *t, Theme theme, Tape_plays *play);
/* plays what has not been played; the last word of a picture */
extern void Tape_end(Tape *t);
