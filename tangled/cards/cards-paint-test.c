/* Made from kit/cards.nw by make tangle: change that, not this. */
#include <glib.h>
#include <math.h>
#include <string.h>
#include <time.h>
#include "apart.h"
#include "cards-paint.h"
#include "paint-cairo.h"
#include "paint-log.h"
#include "test.h"

/* tests of tables */
CLAIM(a_fan_squeezes_only_while_the_index_is_whole)
{
    Fan few = Fan_lay(3, CARD_W, 10, 700, 60, CARD_ACROSS);
    Fan many = Fan_lay(13, CARD_W, 10, 700, 60, CARD_ACROSS);
    Fan crowd = Fan_lay(30, CARD_W, 10, 700, 60, CARD_ACROSS);

    CHECK(few.step == 60 && few.all == 220 && few.from == 250);
    CHECK(many.step == 50 && many.all == 700 && many.from == 10);
    CHECK(crowd.step == CARD_ACROSS && crowd.from == 10
          && crowd.all == 100 + 29 * CARD_ACROSS);
    CHECK(Fan_lay(1, CARD_W, 0, 700, 60, 9).from == 300);
    CHECK(Fan_lay(0, CARD_W, 0, 700, 60, 9).all == 100);
}
CLAIM(suits_and_signs_stand_out_from_card_and_felt)
{
    static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
    static const char *const words[] = { "cardink cardpaper",
        "cardred cardpaper", "cardblue cardpaper",
        "cardgreen cardpaper", "text felt", NULL };
    static const char *const signs[] = { "lampedge felt", "focus felt",
        "feltline felt", "cardred vellum", "robeb vellum",
        "cardblue vellum", "cardgreen vellum", NULL };

    CHECK(Apart_all(inks, words, 4.5) && Apart_all(inks, signs, 3));
}
CLAIM(a_sign_is_filled_along_its_middle)
{
    static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
    unsigned dot[100 * 100] = { 0 };
    cairo_surface_t *sheet = cairo_image_surface_create_for_data(
        (unsigned char *)dot, CAIRO_FORMAT_ARGB32, 100, 100, 400);
    cairo_t *cr = cairo_create(sheet);
    Paint_cairo p;

    Paint_cairo_start(&p, cr, inks, LIGHT);
    for (int s = CLUBS; s < SUITS; s++) {
        memset(dot, 0, sizeof dot);
        Suit_paint(&p.paint, (Suit)s, 50, 50, 4, CARDINK);
        cairo_surface_flush(sheet);
        for (int k = 60; k < 170; k++)
            CHECK(dot[100 * (k / 2) + 49 + k % 2] == 0xFF23263A);
        cairo_surface_mark_dirty(sheet);
    }
    cairo_destroy(cr);
    cairo_surface_destroy(sheet);
}
typedef struct Ear {
    Listen   listen;                /* first: it is one */
    double   x, y, right[5], down[5];
    int      fills;
    bool     path;
    uint64_t hash;
} Ear;
static void reach(Ear *e, double x, double y)
{
    Listen_point(&e->listen, &x, &y);
    e->x = fmax(e->x, x);
    e->y = fmax(e->y, y);
}
static void settle(Ear *e, double by)
{
    memmove(e->right, e->right + 1, 4 * sizeof e->x);
    memmove(e->down, e->down + 1, 4 * sizeof e->y);
    e->right[4] = e->x + by;
    e->down[4] = e->y + by;
    e->x = e->y = -1e9;
}
static void hear(Listen *l, const Said *said)
{
    Ear *e = (Ear *)l;
    const double *n = said->number;

    for (int k = 0; strchr("MLC", said->verb) && k < said->n; k += 2)
        reach(e, n[k], n[k + 1]);
    if (said->verb == 'A')
        reach(e, n[0] + n[2], n[1] + n[2]);
    if (strchr("FS", said->verb))
        settle(e, said->verb == 'S' ? Listen_length(l, *n) / 4 : 0);
    e->fills += said->verb == 'F';
    e->path = strchr("MLCAZ", said->verb)
           || (e->path && !strchr("FSK", said->verb));
    e->hash = Listen_stir(e->hash, said);
}
static void keep_stamp(Paint *p, const Stamp *stamp, int which,
                       double x, double y, double w, double h)
{
    (void)x, (void)y, (void)w, (void)h;
    stamp->draw(p, which);
}
static Ear heard(Face f, int how, double fine, Theme theme)
{
    Ear e = { .x = -1e9, .y = -1e9 };

    Listen_start(&e.listen, theme, hear);
    e.listen.paint.stamp = keep_stamp;
    e.listen.paint.fine = fine;
    Card_paint(&e.listen.paint, f, how, 0, 0, CARD_W, CARD_H);
    return e;
}
CLAIM(no_card_leaves_anything_behind_and_all_look_different)
{
    static const double fine[] = { 0, .4, 1 };
    uint64_t seen[3 * (FACES + 1)];
    int n = 0;

    for (Face f = HIDDEN; f <= FACES; f++)
        for (int k = 0; k < 3; k++) {
            Ear e = heard(f, 0, fine[k], (Theme)(f % THEMES));

            CHECK(!e.path && e.listen.depth == 0 && e.fills >= 4);
            seen[n++] = heard(f, 0, fine[k], LIGHT).hash;
            for (int other = k; other < n - 1; other += 3)
                CHECK(seen[other] != seen[n - 1]);
        }
}
CLAIM(a_fan_never_cuts_an_index)
{
    for (Face f = 1; f <= FACES; f++)
        for (int large = 0; large < 2; large++) {
            Ear e = heard(f, 0, large ? 1 : .4, LIGHT);

            for (int k = 0; k < 2; k++)
                CHECK(e.right[k] > 10 && e.right[k] < CARD_ACROSS
                      && e.down[k] > 10 && e.down[k] < CARD_DOWN);
            CHECK(e.right[4] > CARD_W && e.down[4] > CARD_H);
        }
}
CLAIM(a_card_has_its_pips_and_a_small_one_has_one)
{
    for (Face f = 1; f <= FACES; f++)
        if (Face_rank(f) > ACE && Face_rank(f) < JACK)
            CHECK(heard(f, 0, 1, LIGHT).fills == Face_rank(f) + 4);
    for (Face f = 1; f <= FACES; f++)
        CHECK(heard(f, 0, .4, LIGHT).fills == 5);
    CHECK(heard(HIDDEN, 0, 1, LIGHT).fills > 100);
    CHECK(heard(HIDDEN, 0, 0, LIGHT).fills < 9);
}
CLAIM(four_colors_change_clubs_and_diamonds_only)
{
    for (Face f = 1; f <= FACES; f++) {
        Suit suit = Face_suit(f);
        bool same_ink = suit == HEARTS || suit == SPADES;

        CHECK((heard(f, CARD_FOUR, 1, LIGHT).hash
               == heard(f, 0, 1, LIGHT).hash) == same_ink);
    }
}
static double cost(cairo_t *cr, bool keep)
{
    static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
    clock_t began = clock();
    Paint_cairo p;

    Paint_cairo_start(&p, cr, inks, LIGHT);
    p.paint.fine = keep;
    for (int k = 0; k < 104; k++)
        Card_paint(&p.paint, (Face)(k < 40 ? HIDDEN : k % 52 + 1), 0,
                   90 * (k % 10), 40 * (k / 10), 80, 112);
    return (double)(clock() - began);
}
CLAIM(kept_cards_cost_a_tenth)
{
    cairo_surface_t *s = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, 1000, 700);
    cairo_t *cr = cairo_create(s);
    double drawn = cost(cr, false), kept = 0;

    (void)cost(cr, true);
    for (int k = 0; k < 10; k++)
        kept += cost(cr, true) / 10;
    CHECK(kept * 10 < drawn);
    cairo_destroy(cr);
    cairo_surface_destroy(s);
}
static char told[9999];
static Paint *log_anew(void)
{
    static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
    static Paint_log log;
    static Text out;

    out = (Text){ told, sizeof told, 0 };
    told[0] = 0;
    Paint_log_start(&log, &out, inks, LIGHT);
    return &log.paint;
}
static bool says(const Item *i, Ui ui, const char *what)
{
    Card_item(log_anew(), &ui, i, CARD_FOUR | CARD_UNDER, 84);
    CHECK(!strstr(told, "stroke felt 6"));
    Card_item(log_anew(), &ui, i, CARD_FOUR, 84);
    return strstr(told, what);
}
CLAIM(what_may_be_done_with_a_card_has_a_shape)
{
    Item room[2];
    Page page = { .room = 2, .item = room };
    Item *i = Card_add(&page, 16, 38, 10, 20);
    Ui away = { .seat = 1 }, here = { .hover = 17 };
    Ui held = { .held = 17 }, hint = { .hint = 17 },
       goal = { .goal = 17 };

    CHECK(i->id == 17 && i->side && i->look == 38 && i->w == CARD_W);
    CHECK(!Card_add(&page, 3, HIDDEN, 0, 0)->side);
    CHECK(says(i, away, "stamp card 102 10.00 20.00 100.00 140.00\n"));
    CHECK(!strstr(told, "stroke"));
    CHECK(says(i, here, "stamp card 102 10.00 20.00 "));
    Text_say(i->move, "play");
    CHECK(says(i, here, "stamp card 230 10.00 18.00 "));
    CHECK(says(i, hint, "fill lampedge"));
    CHECK(strstr(told, "stroke lamp "));
    Card_item(log_anew(), &goal, i, CARD_FOUR, 84);
    CHECK(strstr(told, "stroke felt 6"));
    i->held = i->target = true;
    CHECK(says(i, held, "stamp card 358 10.00 15.00 "));
    CHECK(strstr(told, "stroke focus"));
    CHECK(strstr(told, "arc 102.00 231.00"));
    CHECK(says(i, away, "stroke felt 6") && !strstr(told, "focus"));
}
CLAIM(an_empty_place_is_flat_and_a_count_of_none_is_not_written)
{
    Item all = { .x = -20, .y = -30, .w = 500, .h = 400 };
    Paint *p = log_anew();

    Place_paint(p, 10, 20, CARD_W, CARD_H);
    CHECK(strstr(told, "fill feltdeep") && !strstr(told, "stamp")
          && strstr(told, "stroke feltline 1.5"));
    Count_paint(p = log_anew(), 0, 50, 10, 15);
    CHECK(!told[0]);
    Count_paint(p, 12, 50, 10, 15);
    CHECK(strstr(told, "text \"12\""));
    Label_paint(log_anew(), &all, 30, 18);
    CHECK(!strstr(told, "fill lamp"));
    all.look = 1;
    Label_paint(log_anew(), &all, 30, 18);
    CHECK(strstr(told, "fill lamp"));
    Card_felt(NULL, &all, log_anew());
    CHECK(strstr(told, "line 480.00 370.00\n")
          && strstr(told, "fill felt\n"));
}
TEST_MAIN
