/* Made from games.nw by make tangle: change that, not this. */
/* emblem.c -- the picture of literate-games, for the system's menus */
#include <cairo-svg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "paint-cairo.h"

/* a cat behind a book */
static const struct Half { int ink; bool line; const char *path; }
halves[] = {
    { JET, false, "M 0 10.6 C 2.4 10.6 4 10.9 5.2 11.5 L 10.2 5.6"
                  " C 10.9 4.9 12 5.3 12 6.4 L 12 18"
                  " C 12.6 25 8 31 0 31 Z" },
    { WINE, false, "M 0 25.5 L 0 42.6 C 5 39.6 12 39 20 40.8"
                   " L 20 24.8 C 12 23 5 23 0 25.5 Z" },
    { CHALK, false, "M 0 26 L 0 40.4 C 5 37.4 11 36.8 18 38.4"
                    " L 18 23 C 11 21.4 5 22 0 26 Z" },
    { JET, true, "M 3.6 28.8 C 7 27.2 11 26.8 14.6 27.4" },
    { JET, true, "M 3.6 33.6 C 7 32 11 31.6 14.6 32.2" },
    { WINE, true, "M 0 26 L 0 41" },
};
static void cat_behind_a_book(Paint *p)
{
    p->shift(p, 24, 0);
    for (size_t k = 0; k < sizeof halves / sizeof *halves; k++) {
        Paint_path(p, halves[k].path);
        Paint_mirror(p, halves[k].path);
        if (halves[k].line)
            p->stroke(p, halves[k].ink, 1.5);
        else
            p->fill(p, halves[k].ink);
    }
    for (int side = -1; side <= 1; side += 2) {
        Paint_ellipse(p, 5.2 * side, 18.6, 3, 3.1);
        p->fill(p, LAMP);
        Paint_ellipse(p, 4.9 * side, 19.9, 1.1, 1.8);
        p->fill(p, JET);
    }
}

/* draw the picture of the shelf */
static cairo_status_t draw(const char *file, int dots)
{
    bool png = strstr(file, ".png") != NULL;
    cairo_surface_t *s = png
        ? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, dots, dots)
        : cairo_svg_surface_create(file, dots, dots);
    cairo_t *cr = cairo_create(s);
    Paint_cairo painter;
    cairo_status_t status;

    Paint_cairo_start(&painter, cr, NULL, LIGHT);
    painter.paint.scale(&painter.paint, dots / 48., dots / 48.);
    Paint_icon(&painter.paint, "", cat_behind_a_book, "");
    cairo_destroy(cr);
    status = png ? cairo_surface_write_to_png(s, file)
                 : (cairo_surface_finish(s), cairo_surface_status(s));
    cairo_surface_destroy(s);
    return status;
}
int main(int argc, char **argv)
{
    int dots = argc == 3 ? atoi(argv[2]) : 0;
    cairo_status_t status;

    if (dots < 1 || dots > 4096) {
        fprintf(stderr, "usage: emblem FILE.png|FILE.svg DOTS\n");
        return 2;
    }
    status = draw(argv[1], dots);
    if (status != CAIRO_STATUS_SUCCESS)
        fprintf(stderr, "%s: %s\n", argv[1],
                cairo_status_to_string(status));
    return status != CAIRO_STATUS_SUCCESS;
}
