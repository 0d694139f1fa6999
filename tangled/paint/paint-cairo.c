/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-cairo.c -- the painter of windows, PDF, SVG and PNG */
#include <math.h>
#include <pango/pangocairo.h>
#include <stdbool.h>
#include <string.h>
#include "paint-cairo.h"

/* inks, letters and images */
static void mix(const Paint_cairo *p, int ink, double rgb[3])
{
    unsigned color = Paint_color(p->own, ink, p->paint.theme);

    for (int k = 0; k < 3; k++)
        rgb[k] = (color >> (16 - 8 * k) & 255) / 255.;
}

static void dip(const Paint_cairo *p, int ink)
{
    double c[3];

    mix(p, ink, c);
    cairo_set_source_rgb(p->cr, c[0], c[1], c[2]);
}
static void dip_shaded(const Paint_cairo *p, int ink)
{
    const double *a = p->at;
    cairo_pattern_t *pattern = a[2] <= 0 && a[5] <= 0
        ? cairo_pattern_create_linear(a[0], a[1], a[3], a[4])
        : cairo_pattern_create_radial(a[0], a[1], a[2],
                                      a[3], a[4], a[5]);

    for (int k = 0; k < 2; k++) {
        double c[3];

        mix(p, k ? p->shade : ink, c);
        cairo_pattern_add_color_stop_rgb(pattern, k, c[0], c[1], c[2]);
    }
    cairo_set_source(p->cr, pattern);
    cairo_pattern_destroy(pattern);
}
static void draw_fill(Paint_cairo *p, int ink)
{
    (p->shade >= 0 ? dip_shaded : dip)(p, ink);
    cairo_fill(p->cr);
    p->shade = -1;
}
static double pixels(const Paint_cairo *p, double many)
{
    double x = 1, y = 0;

    cairo_user_to_device_distance(p->cr, &x, &y);
    return many / hypot(x, y);
}
static void draw_stroke(const Paint_cairo *p, int ink, double width)
{
    cairo_surface_type_t on = cairo_surface_get_type(
        cairo_get_target(p->cr));
    bool paper = on == CAIRO_SURFACE_TYPE_PDF
              || on == CAIRO_SURFACE_TYPE_PS;

    dip(p, ink);
    cairo_set_line_width(p->cr,
                         fmax(width, pixels(p, paper ? .25 : 1)));
    cairo_stroke(p->cr);
}
enum { LEGIBLE = 10 };              /* pixels */
enum { CAST = 64 };         /* as high are letters, then scaled */
static PangoContext *letters(cairo_t *cr, Typeface face)
{
    PangoContext *cast = pango_cairo_create_context(cr);
    PangoFontDescription *font = pango_font_description_from_string(
        face == VOICE ? "TeX Gyre Pagella, serif Italic"
                      : "Cantarell, sans");

    pango_font_description_set_absolute_size(font, CAST * PANGO_SCALE);
    pango_context_set_font_description(cast, font);
    pango_font_description_free(font);
    /* do not pull letters onto whole pixels */
    cairo_font_options_t *how = cairo_font_options_create();

    cairo_font_options_set_antialias(how, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(how, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(how, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(cast, how);
    cairo_font_options_destroy(how);
    return cast;
}
static GList *set_words(cairo_t *cr, const Said *s, int *wide)
{
    PangoContext *cast = letters(cr, s->face);
    PangoAttrList *plain = pango_attr_list_new();
    GList *items = pango_itemize(cast, s->text, 0,
                                 (int)strlen(s->text), plain, NULL);
    GList *runs = pango_reorder_items(items);

    for (GList *k = runs; k; k = k->next) {
        PangoGlyphItem *run = g_slice_new0(PangoGlyphItem);

        run->item = k->data;
        run->glyphs = pango_glyph_string_new();
        pango_shape(s->text + run->item->offset, run->item->length,
                    &run->item->analysis, run->glyphs);
        *wide += pango_glyph_string_get_width(run->glyphs);
        k->data = run;
    }
    g_list_free(items);
    pango_attr_list_unref(plain);
    g_object_unref(cast);
    return runs;
}
static void draw_text(const Paint_cairo *p, const Said *s)
{
    const double *at = s->number;
    double least = p->paint.fine > 0 ? pixels(p, LEGIBLE) : 0;
    double size = fmax(at[2], least) / CAST;
    int wide = 0;
    GList *runs = set_words(p->cr, s, &wide);

    dip(p, s->ink);
    cairo_save(p->cr);
    cairo_translate(p->cr, at[0], at[1]);
    cairo_scale(p->cr, size, size);
    cairo_move_to(p->cr, -(int)s->align * wide / 2. / PANGO_SCALE, 0);
    for (GList *k = runs; k; k = k->next) {
        PangoGlyphItem *run = k->data;

        pango_cairo_show_glyph_item(p->cr, s->text, run);
        cairo_rel_move_to(p->cr, pango_glyph_string_get_width(
                          run->glyphs) / (double)PANGO_SCALE, 0);
    }
    cairo_restore(p->cr);
    cairo_new_path(p->cr);
    g_list_free_full(runs, (GDestroyNotify)pango_glyph_item_free);
}
/* does each dot of the image fall on one of the target? */
static bool dot_for_dot(cairo_t *cr)
{
    double fine, y, across = 1, down = 0;

    cairo_surface_get_device_scale(cairo_get_target(cr), &fine, &y);
    cairo_user_to_device_distance(cr, &across, &down);
    return fabs(across * fine - 1) < 1e-4 && down == 0;
}
static void draw_image(cairo_t *cr, const Said *s)
{
    const double *at = s->number;
    cairo_surface_t *stamp = cairo_image_surface_create_for_data(
        (unsigned char *)s->argb, CAIRO_FORMAT_ARGB32, s->w, s->h,
        4 * s->w);

    cairo_save(cr);
    cairo_translate(cr, at[0], at[1]);
    cairo_scale(cr, at[2] / s->w, at[3] / s->h);
    cairo_rectangle(cr, 0, 0, s->w, s->h);
    cairo_set_source_surface(cr, stamp, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
    if (dot_for_dot(cr))
        cairo_pattern_set_filter(cairo_get_source(cr),
                                 CAIRO_FILTER_NEAREST);
    cairo_fill(cr);
    cairo_restore(cr);
    cairo_surface_destroy(stamp);
}

enum { KEPT = 120 };                /* stamps; all go, then, at once */

/* stamps */
static cairo_surface_t *stamped(const Paint_cairo *p, const Said *s,
                                double unit, double fine)
{
    double room = 2 * s->stamp->around;
    cairo_surface_t *picture = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil((s->stamp->w + room) * unit) + 1,
        (int)ceil((s->stamp->h + room) * unit) + 1);
    cairo_t *cr = cairo_create(picture);
    Paint_cairo once;

    cairo_scale(cr, unit, unit);
    cairo_translate(cr, room / 2, room / 2);
    Paint_cairo_start(&once, cr, p->own, p->paint.theme);
    once.paint.fine = unit / fine;
    s->stamp->draw(&once.paint, s->which);
    cairo_destroy(cr);
    return picture;
}
static cairo_surface_t *kept(const Paint_cairo *p, const Said *s,
                             int size, double fine)
{
    static GHashTable *all;
    g_autofree char *name = g_strdup_printf("%p %p %d %d %u",
        (const void *)s->stamp, (const void *)p->own, s->which, size,
        p->paint.theme);
    cairo_surface_t *picture = all ? g_hash_table_lookup(all, name)
                                   : NULL;

    if (picture)
        return picture;
    if (!all)
        all = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
                  (GDestroyNotify)cairo_surface_destroy);
    if (g_hash_table_size(all) >= KEPT)
        g_hash_table_remove_all(all);
    picture = stamped(p, s, size / 1000., fine);
    g_hash_table_insert(all, g_steal_pointer(&name), picture);
    return picture;
}
static void draw_stamp(const Paint_cairo *p, const Said *s)
{
    const double *at = s->number;
    double fine, x = at[0], y = at[1], k = at[3] / s->stamp->h;
    double sx = 0, sy = 1, around = s->stamp->around, unit;
    bool whole = fabs(at[2] / s->stamp->w - k) < 1e-6;
    cairo_surface_t *picture;
    int size;

    cairo_user_to_device_distance(p->cr, &sx, &sy);
    cairo_surface_get_device_scale(cairo_get_target(p->cr), &fine,
                                   &unit);
    size = (int)lround(1000 * k * hypot(sx, sy) * fine);
    picture = kept(p, s, size, fine);
    unit = size / 1000.;
    cairo_save(p->cr);
    /* put a kept stamp down */
    if (whole && sx == 0) {
        cairo_user_to_device(p->cr, &x, &y);
        cairo_identity_matrix(p->cr);
        cairo_scale(p->cr, 1 / fine, 1 / fine);
        cairo_set_source_surface(p->cr, picture,
                                 round(x * fine - around * unit),
                                 round(y * fine - around * unit));
        cairo_pattern_set_filter(cairo_get_source(p->cr),
                                 CAIRO_FILTER_NEAREST);
    } else {
        cairo_translate(p->cr, x, y);
        cairo_scale(p->cr, at[2] / s->stamp->w / unit, k / unit);
        cairo_set_source_surface(p->cr, picture, -around * unit,
                                 -around * unit);
    }
    cairo_paint(p->cr);
    cairo_restore(p->cr);
}

/* drawing */
static void draw(Listen *l, const Said *s)
{
    Paint_cairo *p = (Paint_cairo *)l;
    cairo_t *cr = p->cr;
    const double *n = s->number;

    switch (s->verb) {
    /* draw the path */
    case 'M': cairo_move_to(cr, n[0], n[1]);                      break;
    case 'L': cairo_line_to(cr, n[0], n[1]);                      break;
    case 'C': cairo_curve_to(cr, n[0], n[1], n[2], n[3], n[4], n[5]);
              break;
    case 'A': (n[3] < n[4] ? cairo_arc : cairo_arc_negative)(cr, n[0],
                  n[1], n[2], n[3] * WHOLE_TURN, n[4] * WHOLE_TURN);
              break;
    case 'Z': cairo_close_path(cr);                               break;
    case 'K': cairo_clip(cr);                                     break;
    /* move the place */
    case '(': cairo_save(cr);                                     break;
    case ')': cairo_restore(cr);                                  break;
    case '+': cairo_translate(cr, n[0], n[1]);                    break;
    case '*': cairo_scale(cr, n[0], n[1]);                        break;
    case 'R': cairo_rotate(cr, n[0] * WHOLE_TURN);                break;
    case 'G': p->shade = s->ink;
              memcpy(p->at, n, sizeof p->at);                     break;
    case 'F': draw_fill(p, s->ink);                               break;
    case 'S': draw_stroke(p, s->ink, *n);                         break;
    case 'T': draw_text(p, s);                                    break;
    case 'I': draw_image(cr, s);                                  break;
    case 'P': draw_stamp(p, s);                                   break;
    }
}

/* starting to draw */
void Paint_cairo_start(Paint_cairo *p, cairo_t *cr, const Ink *own,
                       Theme theme)
{
    *p = (Paint_cairo){ .cr = cr, .own = own, .shade = -1 };
    Listen_start(&p->listen, theme, draw);
    p->paint.fine = 0;
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_FAST);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
}
