/* Made from kit/paint.nw by make tangle: change that, not this. */
#include <cairo-pdf.h>
#include <glib.h>
#include <math.h>
#include <string.h>
#include "apart.h"
#include "paint-cairo.h"
#include "paint-log.h"
#include "test.h"

/* ink tests */
CLAIM(words_stand_out_from_their_ground)
{
    static const char *const words[] = {
        "text paper", "text panel", "text ground1", "text ground2",
        "quiet paper", "quiet panel", "quiet ground1", "quiet ground2",
        "wine paper", "wine panel", "wine ground1", "wine ground2",
        "paper text", "paper focus", "jet lamp", "jet puzzle",
        "jet cards", "jet table", "jet other", NULL };

    CHECK(Apart_all(NULL, words, 4.5));
}

CLAIM(signs_stand_out_from_their_ground)
{
    static const char *const signs[] = {
        "focus paper", "focus panel", "focus ground1", "focus ground2",
        "lampedge paper", "lampedge panel", "lampedge ground1",
        "lampedge ground2", "lines paper", "lines panel",
        "lines ground1", "lines ground2", NULL };

    CHECK(Apart_all(NULL, signs, 3));
}
CLAIM(inks_that_are_too_near_are_found)
{
    static const char *const near[] = { "wine lamp", NULL };

    CHECK(!Apart_all(NULL, near, 3) && Apart_all(NULL, near, 1.1));
    CHECK(fabs(Apart_ratio(0, 0xFFFFFF) - 21) < 1e-4);
    CHECK(fabs(Apart_ratio(0, 0xFF0000) - 3.285) < .001);
}

/* log tests */
static const char paw[] = "M0 -.6C2.6-.6,5.4 3 5.4 5.4L0 7.4 -.004 1Z";

CLAIM(a_mirrored_path_has_no_negative_zero)
{
    char room[999];
    Text out = { room, sizeof room, 0 };
    Paint_log log;

    Paint_log_start(&log, &out, NULL, LIGHT);
    Paint_path(&log.paint, paw);
    Paint_mirror(&log.paint, paw);
    CHECK(Text_same(room,
        "move 0.00 -0.60\n" "curve 2.60 -0.60 5.40 3.00 5.40 5.40\n"
        "line 0.00 7.40\n" "line 0.00 1.00\n" "close\n"
        "move 0.00 -0.60\n" "curve -2.60 -0.60 -5.40 3.00 -5.40 5.40\n"
        "line 0.00 7.40\n" "line 0.00 1.00\n" "close\n"));
}
static const char *plate(Theme theme, int ink, double foot, double lift)
{
    static char room[999];
    Text out = { room, sizeof room, 0 };
    Paint_log log;

    Paint_log_start(&log, &out, NULL, theme);
    Paint_plate(&log.paint, &(Plate){ 1, 2, 30, 20, 5, foot, lift,
                                      ink, HAIR });
    return room;
}

CLAIM(a_plate_stands_on_its_foot_and_goes_down_onto_it)
{
    CHECK(strstr(plate(LIGHT, PANEL, 3, 0), "hair\nmove 6.00 2.00"));
    CHECK(strstr(plate(LIGHT, PANEL, 3, 0), "26.00 20.00 5.00 "));
    CHECK(strstr(plate(LIGHT, PANEL, 3, 2), "hair\nmove 6.00 0.00"));
    CHECK(strstr(plate(LIGHT, PANEL, 3, -3), "move 6.00 5.00"));
    CHECK(!strstr(plate(DARK, PANEL, 3, -3), "hair"));
    CHECK(!strstr(plate(DARK, PANEL, 0, 0), "hair"));
    CHECK(!strstr(plate(DARK, PANEL, 3, 0), "stroke"));
    CHECK(strstr(plate(CONTRAST, PANEL, 3, 0), "stroke text 1.50"));
    CHECK(strstr(plate(DARK, LAMP, 3, 0), "stroke lampedge 1.50"));
    CHECK(!strstr(plate(DARK, LAMP, 3, 0), "hair"));
}
static void dot(Paint *p)
{
    p->shift(p, 24, 24);
    Paint_circle(p, 0, 0, 9);
    p->fill(p, JET);
}

static const char *tile(Theme theme, const char *set)
{
    static char room[2000];
    Text out = { room, sizeof room, 0 };
    Paint_log log;

    Paint_log_start(&log, &out, NULL, theme);
    Paint_icon(&log.paint, set, theme == CONTRAST ? NULL : dot,
               "\xc3\x9c" "ber");
    return room;
}

CLAIM(an_icon_stands_on_the_tile_of_its_group)
{
    CHECK(strstr(tile(LIGHT, "Card Games"), "fill cardsfoot\n")
          && strstr(tile(LIGHT, "Card Games"), "fill cards\n")
          && strstr(tile(LIGHT, NULL), "fill jet\nrestore\n"));
    CHECK(strstr(tile(DARK, "Games of Mine"), "fill otherfoot\n"));
    CHECK(strstr(tile(CONTRAST, NULL), "stroke text 1.50\n")
          && !strstr(tile(CONTRAST, NULL), "otherfoot")
          && strstr(tile(CONTRAST, NULL), "\xc3\x9c")
          && !strstr(tile(CONTRAST, NULL), "ber"));
}
CLAIM(a_number_stands_around_its_middle)
{
    char room[2000];
    Text out = { room, sizeof room, 0 };
    Paint_log log;

    Paint_log_start(&log, &out, NULL, LIGHT);
    Paint_number(&log.paint, 147, 14, 13, 5, QUIET, .8);
    CHECK(Text_same(room,
        "save\nshift 14.00 13.00\nscale 0.50 0.50\nshift 9.00 0.00\n"
        "save\nshift -3.00 -5.00\nmove 0.00 0.00\nline 6.00 0.00\n"
        "line 2.20 10.00\nstroke quiet 1.60\nrestore\n"
        "shift -9.00 0.00\n"
        "save\nshift -3.00 -5.00\nmove 4.40 10.00\nline 4.40 0.00\n"
        "line 0.00 7.00\nline 6.00 7.00\nstroke quiet 1.60\nrestore\n"
        "shift -9.00 0.00\n"
        "save\nshift -3.00 -5.00\nmove 1.00 2.30\nline 3.70 0.00\n"
        "line 3.70 10.00\nstroke quiet 1.60\nrestore\n"
        "shift -9.00 0.00\n"
        "restore\n"));
    out.used = 0;
    Paint_number(&log.paint, 9, 0, 0, 10, TEXT, 1);
    CHECK(strstr(room, "save\nturn 0.50\nshift -3.00 -5.00\n"
                       "move 4.90 0.00\n"));
    out.used = 0;
    Paint_number(&log.paint, 0, 0, 0, 10, TEXT, 1);
    CHECK(strstr(room, "move 3.00 0.00\n"));
}
static void cross(Paint *p, int which)
{
    Paint_path(p, which ? "M0 0L8 8M8 0L0 8" : "M0 4L8 4");
    p->stroke(p, p->fine > 0 ? LAMP : TEXT, 1);
}
static const Stamp mark = { "mark", 8, 8, 1, cross };

static void say_every_verb(Paint *p)
{
    static const unsigned dots[2] = { 0xFF000000, 0xFFFFFFFF };

    p->save(p);
    p->shift(p, 10, -20.5);
    p->scale(p, .49, .49);
    p->turn(p, -.25);
    Paint_box(p, 0, 0, 3, 4);
    p->clip(p);
    p->curve(p, 1, 2, 3, 4, 5, 6);
    p->arc(p, 7, 7, 2, .5, .75);
    p->shade(p, GROUND2, 0, 0, 0, 0, 100, 0);
    p->fill(p, GROUND1);
    p->move(p, .125, -.125);
    p->stroke(p, OWN, 1.5);
    p->restore(p);
    p->text(p, "a cat", 1, 2, 15, CENTERED, VOICE, TEXT);
    p->image(p, dots, 2, 1, 0, 0, 20, 10);
    p->stamp(p, &mark, 1, 30, 2, 16, 24);
}
CLAIM(the_log_tells_every_verb)
{
    static const Ink own[] = { { "fur", 1, 2, 3, 4 },
                               { NULL, 0, 0, 0, 0 } };
    static const char told[] =
        /* what every verb says */
        "save\nshift 10.00 -20.50\nscale 0.49 0.49\nturn -0.25\n"
        "move 0.00 0.00\nline 3.00 0.00\nline 3.00 4.00\n"
        "line 0.00 4.00\nclose\nclip\n"
        "curve 1.00 2.00 3.00 4.00 5.00 6.00\n"
        "arc 7.00 7.00 2.00 0.50 0.75\n"
        "shade ground2 0.00 0.00 0.00 0.00 100.00 0.00\n"
        "fill ground1\nmove 0.13 -0.13\nstroke fur 1.50\nrestore\n"
        "text \"a cat\" 1.00 2.00 15.00 center voice text\n"
        "image 2 1 5eb234ad 0.00 0.00 20.00 10.00\n"
        "stamp mark 1 30.00 2.00 16.00 24.00\n"
        ;
    char room[999];
    Text out = { room, sizeof room, 0 };
    Paint_log log;

    Paint_log_start(&log, &out, own, DARK);
    say_every_verb(&log.paint);
    CHECK(log.paint.theme == DARK);
    CHECK(Text_same(room, told));
}
CLAIM(a_stamp_is_drawn_for_whoever_does_not_keep_it)
{
    char room[999];
    Text out = { room, sizeof room, 0 };
    Paint_log log;

    Paint_log_start(&log, &out, NULL, LIGHT);
    log.paint.fine = 0;
    log.paint.stamp(&log.paint, &mark, 0, 1, 2, 16, 24);
    log.paint.stamp(&log.paint, &mark, 1, 1, 2, 0, 24);
    CHECK(Text_same(room, "save\nshift 1.00 2.00\nscale 2.00 3.00\n"
                     "move 0.00 4.00\nline 8.00 4.00\n"
                     "stroke text 1.00\nrestore\n"));
}

/* cairo tests */
static const Ink gray[] = {
    { "white", 0xFFFFFF, 0, 0, 0 }, { "black", 0x000000, 0, 0, 0 },
    { NULL, 0, 0, 0, 0 },
};

static cairo_t *sheet(Paint_cairo *p, int w, int h)
{
    cairo_surface_t *s =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, w, h);
    cairo_t *cr = cairo_create(s);

    cairo_surface_destroy(s);
    Paint_cairo_start(p, cr, gray, LIGHT);
    Paint_box(&p->paint, 0, 0, w, h);
    p->paint.fill(&p->paint, OWN);
    return cr;
}
static int blue(cairo_t *cr, int x, int y)
{
    cairo_surface_t *s = cairo_get_target(cr);
    const unsigned char *row;
    uint32_t dot;

    cairo_surface_flush(s);
    row = cairo_image_surface_get_data(s)
        + y * cairo_image_surface_get_stride(s);
    memcpy(&dot, row + 4 * x, sizeof dot);
    return (int)(dot & 255);
}

static bool near(int a, int b)
{
    return a - b <= 3 && b - a <= 3;
}
CLAIM(a_linear_shade_runs_evenly)
{
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 4, 100);

    p.paint.shade(&p.paint, OWN + 1, 0, 0, 0, 0, 100, 0);
    Paint_box(&p.paint, 0, 0, 2, 100);
    p.paint.fill(&p.paint, OWN);
    Paint_box(&p.paint, 2, 0, 2, 100);
    p.paint.fill(&p.paint, OWN + 1);
    CHECK(near(blue(cr, 0, 0), 254));
    CHECK(near(blue(cr, 0, 25), 190));
    CHECK(near(blue(cr, 1, 99), 1));
    CHECK(blue(cr, 3, 25) == 0);     /* the shade is used up */
    cairo_destroy(cr);
}
CLAIM(a_radial_shade_runs_outward)
{
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 101, 101);

    p.paint.shade(&p.paint, OWN + 1, 50.5, 50.5, 0, 50.5, 50.5, 50);
    Paint_circle(&p.paint, 50.5, 50.5, 50);
    p.paint.fill(&p.paint, OWN);
    CHECK(near(blue(cr, 50, 50), 255));
    CHECK(near(blue(cr, 75, 50), 127));
    CHECK(near(blue(cr, 50, 25), 127));
    CHECK(blue(cr, 1, 1) == 255);    /* outside of the circle */
    cairo_destroy(cr);
}
CLAIM(thin_lines_keep_one_pixel_and_clips_hold)
{
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 20, 20);

    p.paint.save(&p.paint);
    Paint_box(&p.paint, 0, 0, 10, 20);
    p.paint.clip(&p.paint);
    p.paint.scale(&p.paint, .25, .25);
    Paint_path(&p.paint, "M0 22L80 22");
    p.paint.stroke(&p.paint, OWN + 1, .1);
    CHECK(blue(cr, 5, 5) == 0);
    CHECK(blue(cr, 15, 5) == 255);
    p.paint.restore(&p.paint);
    Paint_box(&p.paint, 14, 0, 6, 20);
    p.paint.fill(&p.paint, OWN + 1);
    CHECK(blue(cr, 15, 5) == 0);
    cairo_destroy(cr);
}
CLAIM(on_paper_a_line_may_be_a_quarter_of_a_point)
{
    cairo_surface_t *s = cairo_pdf_surface_create(NULL, 20, 20);
    cairo_t *cr = cairo_create(s);
    Paint_cairo p;

    Paint_cairo_start(&p, cr, NULL, CONTRAST);
    p.paint.scale(&p.paint, .5, .5);
    for (int k = 1; k < 4; k++) {
        Paint_path(&p.paint, "M0 22L80 22");
        p.paint.stroke(&p.paint, TEXT, k / 4.);
        CHECK(cairo_get_line_width(cr) == (k < 2 ? .5 : k / 4.));
    }
    cairo_destroy(cr);
    cairo_surface_destroy(s);
}
CLAIM(an_ellipse_is_round_enough)
{
    const double k = .5523;

    for (int i = 1; i < 100; i++) {
        double t = i / 100., s = 1 - t;
        double x = s * s * s + 3 * s * s * t + 3 * s * t * t * k;
        double y = 3 * s * s * t * k + 3 * s * t * t + t * t * t;

        CHECK(fabs(hypot(x, y) - 1) < .0003);
    }
}
CLAIM(an_image_is_as_it_was_when_it_was_painted)
{
    unsigned dot = 0xFFFF0000u, *seen;
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 1, 1);
    cairo_surface_t *tape = cairo_recording_surface_create(
        CAIRO_CONTENT_COLOR_ALPHA, NULL);
    cairo_t *recorder = cairo_create(tape);

    Paint_cairo_start(&p, recorder, NULL, LIGHT);
    p.paint.image(&p.paint, &dot, 1, 1, 0, 0, 1, 1);
    dot = 0xFF0000FFu;
    cairo_set_source_surface(cr, tape, 0, 0);
    cairo_paint(cr);
    cairo_surface_flush(cairo_get_target(cr));
    seen = (void *)cairo_image_surface_get_data(cairo_get_target(cr));
    CHECK((*seen & 0xFFFFFF) == 0xFF0000);
    cairo_destroy(recorder);
    cairo_surface_destroy(tape);
    cairo_destroy(cr);
}
static int asked;

static void draw_slash(Paint *p, int which)
{
    asked++;
    Paint_path(p, "M1 1L9 9");
    p->stroke(p, OWN + which, p->theme == DARK ? 5 : 3);
}
static const Stamp slash = { "slash", 10, 10, 1, draw_slash };

static cairo_t *stamped(bool keep, double scale, Theme theme, int n)
{
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 60, 60);

    p.paint.theme = theme;
    p.paint.fine = keep;
    p.paint.scale(&p.paint, scale, scale);
    for (int k = 0; k < n; k++)
        p.paint.stamp(&p.paint, &slash, 1, 3 + k % 2, 4, 10, 10);
    return cr;
}
CLAIM(a_kept_stamp_looks_as_one_that_is_drawn_and_is_drawn_once)
{
    cairo_t *drawn = stamped(false, 2, LIGHT, 1);
    cairo_t *put = stamped(true, 2, LIGHT, 1);

    for (int at = 0; at < 3600; at++)
        CHECK(near(blue(drawn, at % 60, at / 60),
                   blue(put, at % 60, at / 60)));
    CHECK(blue(put, 16, 18) == 0 && blue(put, 40, 18) == 255);
    asked = 0;
    cairo_destroy(stamped(true, 2, LIGHT, 100));
    CHECK(asked == 0);
    cairo_destroy(stamped(true, 2, DARK, 5));
    cairo_destroy(stamped(true, 3, DARK, 5));
    CHECK(asked == 2);
    cairo_destroy(drawn);
    cairo_destroy(put);
}
CLAIM(every_verb_draws_without_an_error)
{
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 60, 60);
    int inked = 0;

    say_every_verb(&p.paint);
    CHECK(cairo_status(cr) == CAIRO_STATUS_SUCCESS);
    CHECK(blue(cr, 3, 5) == 0 && blue(cr, 17, 5) == 255);
    p.paint.text(&p.paint, "mew", 30, 50, 20, CENTERED, PLAIN, OWN + 1);
    for (int x = 0; x < 60; x++)
        inked += blue(cr, x, 45) < 128;
    CHECK(inked > 3);
    CHECK(cairo_status(cr) == CAIRO_STATUS_SUCCESS);
    cairo_destroy(cr);
}
CLAIM(on_a_screen_letters_keep_ten_pixels)
{
    for (int fine = 0; fine < 2; fine++) {
        Paint_cairo p;
        cairo_t *cr = sheet(&p, 40, 40);
        int high = 0;

        p.paint.fine = fine;
        p.paint.scale(&p.paint, .25, .25);
        p.paint.text(&p.paint, "MMMM", 80, 80, 8, CENTERED, PLAIN,
                     OWN + 1);
        for (int y = 0; y < 40; y++) {
            bool inked = false;

            for (int x = 0; x < 40; x++)
                inked |= blue(cr, x, y) < 200;
            high += inked;
        }
        CHECK(fine ? high >= 6 && high <= 9 : high > 0 && high <= 3);
        cairo_destroy(cr);
    }
}

/* ear tests */
static void lay_askew(Paint *p)
{
    p->shift(p, 30, -5);
    p->turn(p, .1);
    p->save(p);
    p->scale(p, 2, -.5);
    p->turn(p, -.3);
    p->shift(p, 7, 11);
}

static bool agree(const Listen *l, cairo_t *cr, double x, double y)
{
    double x2 = x, y2 = y, wide = x, high = y;

    cairo_user_to_device_distance(cr, &wide, &high);
    CHECK(hypot(wide, high) <= Listen_length(l, hypot(x, y)) + 1e-9);
    Listen_point(l, &x, &y);
    cairo_user_to_device(cr, &x2, &y2);
    return fabs(x - x2) < 1e-9 && fabs(y - y2) < 1e-9;
}
typedef struct Trace { Listen listen; uint64_t hash; } Trace;

static void remember(Listen *l, const Said *said)
{
    ((Trace *)l)->hash = Listen_stir(((Trace *)l)->hash, said);
}

CLAIM(the_ear_knows_where_a_point_lands)
{
    Paint_cairo p;
    cairo_t *cr = sheet(&p, 10, 10);
    Trace m = { .hash = 0 };

    Listen_start(&m.listen, LIGHT, remember);
    lay_askew(&m.listen.paint);
    lay_askew(&p.paint);
    for (int twice = 0; twice < 2; twice++) {
        CHECK(m.listen.depth == 1 - twice);
        CHECK(agree(&m.listen, cr, 0, 0));
        CHECK(agree(&m.listen, cr, 10, 0));
        CHECK(agree(&m.listen, cr, 3, 4));
        m.listen.paint.restore(&m.listen.paint);
        if (!twice)
            p.paint.restore(&p.paint);
    }
    CHECK(m.listen.depth == 0);     /* though restored once too often */
    cairo_destroy(cr);
}
static uint64_t number_of(int slip)
{
    unsigned dots[4] = { 1, 2, slip == 1 ? 4 : 3, 4 };
    Trace m = { .hash = 0 };
    Paint *p = &m.listen.paint;

    Listen_start(&m.listen, LIGHT, remember);
    (slip == 2 ? p->line : p->move)(p, 1, slip == 3 ? 2.001 : 2);
    p->fill(p, slip == 4 ? PANEL : PAPER);
    p->text(p, slip == 5 ? "a " : "a", 1, 2, 3, AT_LEFT,
            slip == 6 ? VOICE : PLAIN, TEXT);
    p->text(p, slip == 5 ? "cat" : " cat", 1, 2, 3,
            slip == 7 ? CENTERED : AT_LEFT, PLAIN, TEXT);
    p->image(p, dots, 2, 2, 0, 0, 1, 1);
    return m.hash;
}

CLAIM(another_picture_has_another_number)
{
    CHECK(number_of(0) == number_of(0));
    for (int slip = 1; slip <= 7; slip++)
        for (int other = 0; other < slip; other++)
            CHECK(number_of(slip) != number_of(other));
}

TEST_MAIN
