/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-cairo.c -- the painter of windows, PDF, SVG and PNG */
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>
#include "paint-cairo.h"

#define WHOLE_TURN 6.283185307179586    /* 2 pi */

/* drawing */
static cairo_t *pen(Paint *p)
{
    return ((Paint_cairo *)p)->cr;
}
static void draw_move(Paint *p, double x, double y)
{
    cairo_move_to(pen(p), x, y);
}
static void draw_line(Paint *p, double x, double y)
{
    cairo_line_to(pen(p), x, y);
}
static void draw_curve(Paint *p, double x1, double y1,
                       double x2, double y2, double x, double y)
{
    cairo_curve_to(pen(p), x1, y1, x2, y2, x, y);
}

static void draw_arc(Paint *p, double x, double y, double r,
                     double from, double to)
{
    (from < to ? cairo_arc : cairo_arc_negative)
        (pen(p), x, y, r, from * WHOLE_TURN, to * WHOLE_TURN);
}
static void draw_close(Paint *p)
{
    cairo_close_path(pen(p));
}

static void draw_clip(Paint *p)
{
    cairo_clip(pen(p));
}
static void part(unsigned color, double rgb[3])
{
    for (int k = 0; k < 3; k++)
        rgb[k] = (color >> (16 - 8 * k) & 255) / 255.;
}
static void dip(Paint *p, int ink)
{
    double c[3];

    part(Paint_color(((Paint_cairo *)p)->own, ink, p->theme), c);
    cairo_set_source_rgb(pen(p), c[0], c[1], c[2]);
}
static void draw_shade(Paint *p, int ink, double x1, double y1,
                       double r1, double x2, double y2, double r2)
{
    Paint_cairo *to = (Paint_cairo *)p;
    const double at[6] = { x1, y1, r1, x2, y2, r2 };

    to->shade = ink;
    memcpy(to->at, at, sizeof at);
}
static void dip_shaded(Paint_cairo *p, int ink)
{
    const double *a = p->at;
    int inks[2] = { ink, p->shade };
    cairo_pattern_t *pattern = a[2] <= 0 && a[5] <= 0
        ? cairo_pattern_create_linear(a[0], a[1], a[3], a[4])
        : cairo_pattern_create_radial(a[0], a[1], a[2],
                                      a[3], a[4], a[5]);

    for (int k = 0; k < 2; k++) {
        double c[3];

        part(Paint_color(p->own, inks[k], p->paint.theme), c);
        cairo_pattern_add_color_stop_rgb(pattern, k,
                                         c[0], c[1], c[2]);
    }
    cairo_set_source(p->cr, pattern);
    cairo_pattern_destroy(pattern);
}
static void draw_fill(Paint *p, int ink)
{
    Paint_cairo *to = (Paint_cairo *)p;

    if (to->shade >= 0)
        dip_shaded(to, ink);
    else
        dip(p, ink);
    cairo_fill(to->cr);
    to->shade = -1;
}
static void draw_stroke(Paint *p, int ink, double width)
{
    double x = 1, y = 0;

    cairo_user_to_device_distance(pen(p), &x, &y);
    if (width * hypot(x, y) < 1)
        width = 1 / hypot(x, y);
    dip(p, ink);
    cairo_set_line_width(pen(p), width);
    cairo_stroke(pen(p));
}
static void draw_save(Paint *p)
{
    cairo_save(pen(p));
}

static void draw_restore(Paint *p)
{
    cairo_restore(pen(p));
}
static void draw_shift(Paint *p, double x, double y)
{
    cairo_translate(pen(p), x, y);
}
static void draw_scale(Paint *p, double x, double y)
{
    cairo_scale(pen(p), x, y);
}

static void draw_turn(Paint *p, double turns)
{
    cairo_rotate(pen(p), turns * WHOLE_TURN);
}

/* letters */
static PangoLayout *letters(cairo_t *cr, const char *utf8, double size,
                            Typeface face)
{
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *font = pango_font_description_from_string(
        face == VOICE ? "TeX Gyre Pagella, serif Italic"
                      : "Cantarell, sans");

    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    /* do not pull letters onto whole pixels */
    cairo_font_options_t *how = cairo_font_options_create();

    cairo_font_options_set_antialias(how, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(how, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(how, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(
        pango_layout_get_context(layout), how);
    cairo_font_options_destroy(how);
    pango_layout_context_changed(layout);
    pango_layout_set_text(layout, utf8, -1);
    return layout;
}
static void draw_text(Paint *p, const char *utf8, double x, double y,
                      double size, Align align, Typeface face, int ink)
{
    PangoLayout *layout = letters(pen(p), utf8, size, face);
    int width, base = pango_layout_get_baseline(layout);

    pango_layout_get_size(layout, &width, NULL);
    dip(p, ink);
    cairo_move_to(pen(p), x - (int)align * width / 2. / PANGO_SCALE,
                  y - (double)base / PANGO_SCALE);
    pango_cairo_show_layout(pen(p), layout);
    cairo_new_path(pen(p));
    g_object_unref(layout);
}

/* images */
static void draw_image(Paint *p, const unsigned *argb, int w, int h,
                       double x, double y, double width, double height)
{
    cairo_surface_t *stamp = cairo_image_surface_create_for_data(
        (unsigned char *)argb, CAIRO_FORMAT_ARGB32, w, h, 4 * w);

    cairo_save(pen(p));
    cairo_translate(pen(p), x, y);
    cairo_scale(pen(p), width / w, height / h);
    cairo_rectangle(pen(p), 0, 0, w, h);
    cairo_set_source_surface(pen(p), stamp, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(pen(p)),
                             CAIRO_EXTEND_PAD);
    cairo_fill(pen(p));
    cairo_restore(pen(p));
    cairo_surface_destroy(stamp);
}

/* starting to draw */
void Paint_cairo_start(Paint_cairo *p, cairo_t *cr, const Ink *own,
                       Theme theme)
{
    *p = (Paint_cairo){ .cr = cr, .own = own, .shade = -1, .paint = {
        theme, draw_move, draw_line, draw_curve, draw_arc, draw_close,
        draw_clip, draw_fill, draw_stroke, draw_shade, draw_save,
        draw_restore, draw_shift, draw_scale, draw_turn, draw_text,
        draw_image } };
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
}
