/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-cairo.h -- the painter of windows, PDF, SVG and PNG */
#ifndef PAINT_CAIRO_H
#define PAINT_CAIRO_H
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
    void  *kept;                    /* stamps, or NULL: keeps none */
} Paint_cairo;
extern void Paint_cairo_start(Paint_cairo *p, cairo_t *cr,
                              const Ink *own, Theme theme);
/* lets it keep stamps in *kept, a GHashTable that is made when it is
   needed and belongs to the caller: one for each table of inks */
extern void Paint_cairo_keep (Paint_cairo *p, void **kept);
#endif
