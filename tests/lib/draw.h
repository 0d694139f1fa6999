/* draw.h -- a file to draw into, for the figures/draw.c of games and kit */
#ifndef DRAW_H
#define DRAW_H
#include <cairo-pdf.h>
#include <stdbool.h>
#include <string.h>

/* a picture of w x h, so many times as large, in a file .pdf, or in a .png
   with one and a half dots for a point; no hour is written into it, so that
   the same picture is the same file */
static const char *into;

static cairo_t *draw_into(const char *file, double w, double h, double f)
{
    bool png = strstr(file, ".png") != NULL;
    double dots = png ? 1.5 * f : f;
    cairo_surface_t *s = png ? cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)(dots * w + .5), (int)(dots * h + .5))
        : cairo_pdf_surface_create(file, f * w, f * h);
    cairo_t *cr = cairo_create(s);

    into = png ? file : NULL;
    if (!png)
        cairo_pdf_surface_set_metadata(s, CAIRO_PDF_METADATA_CREATE_DATE,
                                       "2000-01-01T00:00:00Z");
    cairo_surface_destroy(s);           /* it goes with cr */
    cairo_scale(cr, dots, dots);
    return cr;
}

/* closes it; the exit status of the program */
static int drawn(cairo_t *cr)
{
    cairo_surface_t *s = cairo_get_target(cr);
    int status;

    if (into)
        cairo_surface_write_to_png(s, into);
    cairo_surface_finish(s);
    status = cairo_surface_status(s) != CAIRO_STATUS_SUCCESS;
    cairo_destroy(cr);
    return status;
}
#endif
