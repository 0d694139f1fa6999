/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-cairo.h -- the painter of windows, PDF, SVG and PNG */
#pragma once
#include <cairo.h>
#include "listen.h"

/* declarations of paint-cairo.h */
typedef struct Paint_cairo {
    union { Paint paint; Listen listen; };
    cairo_t   *cr;                  /* borrowed */
    const Ink *own;
    /* the gradient waiting for the next fill, if any */
    int    shade;                   /* its second ink, or -1 */
    double at[6];
} Paint_cairo;
/* on a screen, set paint.fine to 1 then, and stamps are kept */
extern void Paint_cairo_start(Paint_cairo *p, cairo_t *cr,
                              const Ink *own, Theme theme);
