/* Made from kit/paper.nw by make tangle: change that, not this. */
/* the layout is private: the test takes the file whole */
#include "paper.c"
#include "nim.h"
#include "program.h"
#include "test.h"

/* paper tests */
static const Photo none;

static Session *nim(uint64_t seed)
{
    Line why;

    return Session_of(&nim_game, "", seed, why);
}
static bool stays_within(const Paper *p, double w, double h)
{
    cairo_surface_t *s = cairo_recording_surface_create(
        CAIRO_CONTENT_COLOR_ALPHA, NULL);
    cairo_t *cr = cairo_create(s);
    double x, y, wide, high;

    Paper_draw(p, cr, w, h);
    cairo_recording_surface_ink_extents(s, &x, &y, &wide, &high);
    cairo_destroy(cr);
    cairo_surface_destroy(s);
    return x >= -1 && y >= -1 && x + wide <= w + 1 && y + high <= h + 1
        && high > h / 3;
}
CLAIM(the_ink_stays_on_the_sheet)
{
    Session *s = nim(5);
    Paper p;

    CHECK(Paper_fresh(&p, s, none, 5) && p.n == FRESH);
    CHECK(stays_within(&p, 523, 770));          /* A4 */
    CHECK(stays_within(&p, 770, 523));
    CHECK(stays_within(&p, 280, 400));          /* A6 */
    Paper_end(&p);
    Session_free(&s);
}
CLAIM(one_board_fills_its_sheet)
{
    Session *s = nim(5);
    Paper p;

    CHECK(Paper_position(&p, s, (Photo){ 1, 1, (unsigned[]){ 0 } }));
    CHECK(p.n == 1 && p.hand[0].ui.photo.w == 1);
    CHECK(stays_within(&p, 523, 770));
    Paper_end(&p);
    Session_free(&s);
}
CLAIM(a_sheet_can_be_printed_again)
{
    Session *s = nim(5);
    Paper one, two;
    uint64_t seed[FRESH] = { 0 };
    Line why;

    CHECK(Paper_fresh(&one, s, none, 5)
          && Paper_fresh(&two, s, none, 5));
    for (int k = 0; k < FRESH; k++) {
        CHECK(Text_same(one.line[k], two.line[k]));
        Session *again = Program_line(&nim_game, one.line[k], why);

        CHECK(again);
        seed[k] = again ? Session_seed(again) : 0;
        Session_free(&again);
        for (int i = 0; i < k; i++)
            CHECK(seed[i] != seed[k]);
    }
    CHECK(seed[0] == 5);
    Paper_end(&one);
    Paper_end(&two);
    Session_free(&s);
}
CLAIM(fewer_boards_rather_than_smaller_ones)
{
    static Hand small[FRESH], large[FRESH];

    for (int k = 0; k < FRESH; k++) {
        small[k].page.w = small[k].page.h = 450;
        large[k].page.w = large[k].page.h = 900;
    }
    CHECK(tiling(small, 6, 600, 900).columns == 2);
    CHECK(tiling(small, 6, 900, 600).columns == 3);
    CHECK(tiling(small, 6, 900, 600).n == 6);
    CHECK(tiling(large, 1, 600, 900).scale > .6);
    CHECK(tiling(large, 6, 600, 900).n == 2);
}
CLAIM(no_board_is_larger_than_its_place)
{
    static Hand hand[FRESH];

    for (int k = 0; k < FRESH; k++)
        hand[k].page.w = hand[k].page.h = 300;
    hand[1].page.w = hand[4].page.h = 450;
    Tiling t = tiling(hand, FRESH, 600, 900);
    int rows = (t.n + t.columns - 1) / t.columns;

    for (int k = 0; k < t.n; k++)
        CHECK(t.scale * hand[k].page.w < 600. / t.columns
              && t.scale * hand[k].page.h < 900. / rows);
}
TEST_MAIN
