/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "lightsout-players.h"
#include "lightsout-view.h"
#include "paint-log.h"
#include "test.h"

/* a page and a log for tests */
enum { MOON_ID = 301 };
static const Game lightsout = {
    &lightsout_model, &lightsout_view, lightsout_players, lightsout_hint
};
static Item items[MOST * MOST + 3];
static Page page;

static Item *lay_out(const Night *s, Ui ui)
{
    page = (Page){ .room = MOST * MOST + 3, .item = items };
    lightsout_view.layout(s, &ui, &page);
    return items;
}

static int times(const Night *s, Ui ui, const char *order)
{
    static char log_at[1 << 18];
    Text out = { log_at, sizeof log_at, 0 };
    Paint_log log;
    int n = 0;

    lay_out(s, ui);
    Paint_log_start(&log, &out, lightsout_view.inks, LIGHT);
    Page_paint(lightsout.view, s, &ui, &page, &log.paint);
    for (const char *at = log_at; (at = strstr(at, order)); at++)
        n += strchr(" \n", at[strlen(order)]) != NULL;
    return n;
}

enum { FIRST_BOARD = 3 };

static Night begun(int size, int board, uint64_t seed)
{
    Night s = { .n = 0 };
    int option[OPTIONS] = { size, board, 6 };

    CHECK(lightsout_model.start(&s, option, seed) == NULL);
    return s;
}

static int newly_lit(const Night *s, int at)
{
    int n = 0;

    for (int k = 0; k < s->n * s->n; k++)
        n += has(reach(s->n, at), k) && !has(s->lit, k);
    return n;
}

/* tests of the view */
static void the_pane_shows_what_the_press_will_do(void)
{
    for (int at = 0; at < 25; at++) {
        Night s = begun(5, FIRST_BOARD + at % 8, 1), then = s;
        Ui ui = { .hover = at + 1 };
        int more = count(reach(5, at)), lit = count(s.lit);
        Line move;

        say(move, "press %d %d", at / 5 + 1, at % 5 + 1);
        CHECK(times(&s, ui, "fill glow") == lit + newly_lit(&s, at));
        CHECK(times(&s, ui, "fill curtain") + times(&s, ui, "fill glow")
              == 25 + more);
        CHECK(lightsout_model.apply(&then, move) == NULL);
        CHECK(count(then.lit) == lit + 2 * newly_lit(&s, at) - more);
        CHECK(times(&then, (Ui){ .hover = 0 }, "fill glow")
              == count(then.lit));
    }
}

static void only_the_drawn_light_is_previewed_while_drawing(void)
{
    Night s = begun(5, 2, 1);

    CHECK(times(&s, (Ui){ .hover = 13 }, "fill glow") == 1);
    CHECK(times(&s, (Ui){ .hover = 0 }, "fill glow") == 0);
    CHECK(times(&s, (Ui){ .hover = MOON_ID }, "fill glow") == 0);
}

static void marks_hint_and_moon_take_the_lamp(void)
{
    Night s = begun(5, FIRST_BOARD, 1);

    CHECK(times(&s, (Ui){ .hover = 0 }, "fill lamp") == 0);
    CHECK(times(&s, (Ui){ .on = { true } }, "fill lamp") == 6);
    CHECK(times(&s, (Ui){ .hint = 7 }, "fill lamp") == 2);
    s.phase = GIVEN_UP;
    CHECK(times(&s, (Ui){ .hover = 7 }, "fill lamp") == 6);
    s.phase = SOLVED, s.lit = NONE;
    CHECK(times(&s, (Ui){ .hover = 7 }, "fill lamp") == 1);
    CHECK(times(&s, (Ui){ .hover = 7 }, "fill moon") == 0);
}

static void what_can_be_pressed_has_a_foot(void)
{
    Night s = begun(5, FIRST_BOARD, 1);

    CHECK(times(&s, (Ui){ .hover = 0 }, "fill sillfoot") == 27);
    CHECK(times(&s, (Ui){ .hover = 3, .down = true }, "fill sillfoot")
          == 26);
    s.phase = GIVEN_UP;
    CHECK(times(&s, (Ui){ .hover = 3 }, "fill sillfoot") == 2);
    s = begun(5, 2, 1);
    s.lit = only(0);
    CHECK(times(&s, (Ui){ .hover = 0 }, "stroke lampedge") == 12);
}

static void each_window_says_what_it_is(void)
{
    Night s = begun(5, FIRST_BOARD, 1);
    const Item *first = lay_out(&s, (Ui){ .on = { true } }) + 3;

    CHECK(page.n == 28);
    CHECK(same(first->words, "row 1, column 1: dark, marked"));
    CHECK(same(first->move, "press 1 1") && same(first->drop, "1 1"));
    CHECK(same(first[10].words, "row 3, column 1: lit"));
    s = begun(5, 2, 1);
    s.lit = only(0);
    first = lay_out(&s, (Ui){ .hover = 0 }) + 3;
    CHECK(same(first->words, "row 1, column 1: lit, marked"));
    CHECK(same(first->move, "light 1 1"));
    CHECK(same(first->other, "press 1 1"));
}

int main(void)
{
    TEST(the_pane_shows_what_the_press_will_do);
    TEST(only_the_drawn_light_is_previewed_while_drawing);
    TEST(marks_hint_and_moon_take_the_lamp);
    TEST(what_can_be_pressed_has_a_foot);
    TEST(each_window_says_what_it_is);
    return TEST_END;
}
