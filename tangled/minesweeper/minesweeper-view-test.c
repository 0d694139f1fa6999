/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <string.h>
#include "minesweeper.h"
#include "minesweeper-players.h"
#include "minesweeper-view.h"
#include "paint-log.h"
#include "properties.h"
#include "test.h"

static const Game minesweeper = {
    &minesweeper_model, &minesweeper_view,
    minesweeper_players, minesweeper_hint
};

/* what the tests of the view need */
static Mines buried(const char *rows)
{
    Mines m = { .deal = BY_HAND, .phase = FRESH, .first = -1,
                .certain = -1 };

    m.columns = (int)strcspn(rows, "/");
    m.rows = ((int)strlen(rows) + 1) / (m.columns + 1);
    memset(m.shown, COVERED, sizeof m.shown);
    for (int t = 0; t < m.rows * m.columns; t++) {
        m.bomb[t] = rows[t / m.columns + t] == '*';
        m.bombs += m.bomb[t];
    }
    return m;
}

static void play(Mines *m, const char *move)
{
    CHECK(minesweeper_model.apply(m, move) == NULL);
}
static Item items[TILES + 1];
static Page page;
static char log_at[1 << 20];

static Item *lay_out(const Mines *m, Ui ui)
{
    Mines seen = *m;

    minesweeper_model.hide(&seen, 1);
    page = (Page){ .room = TILES + 1, .item = items };
    minesweeper_view.layout(&seen, &ui, &page);
    return items;
}

static int percent_of(int id)
{
    return Page_find(&page, id)->look / CHANCE - 1;
}

static const char *painted(const Mines *m, Ui ui, Theme theme)
{
    Text out = { log_at, sizeof log_at, 0 };
    Paint_log log;

    lay_out(m, ui);
    Paint_log_start(&log, &out, minesweeper_view.inks, theme);
    Page_paint(minesweeper.view, m, &ui, &page, &log.paint);
    return log_at;
}
static int count(const char *log, const char *order)
{
    int found = 0;

    for (const char *at = log; (at = strstr(at, order)); at++)
        found += strchr(" \n", at[strlen(order)]) != NULL;
    return found;
}

static int lines_of(const char *log)
{
    int lines = 0;

    for (; *log; log++)
        lines += *log == '\n';
    return lines;
}

static unsigned sum_of(const char *log)
{
    uint32_t sum = 0;

    for (; *log; log++)
        sum = sum * 31 + (unsigned char)*log;
    return sum;
}

/* tests of the page */
static void each_tile_has_words_and_most_a_move(void)
{
    Mines m = buried("..*..");
    Item *item = lay_out(&m, (Ui){ .hover = 0 }) + 1;

    CHECK(page.n == 6 && item[-1].id == GROUND && item[0].id == 1);
    CHECK(same(item[0].words, "row 1, column 1: covered"));
    CHECK(same(item[0].move, "open 1 1"));
    CHECK(same(item[0].other, "mark 1 1") && same(item[0].drop, "1 1"));
    play(&m, "open 1 1"), play(&m, "mark 1 3"), play(&m, "mark 1 5");
    play(&m, "mark 1 5");
    lay_out(&m, (Ui){ .hover = 0 });
    CHECK(same(item[0].words, "row 1, column 1: blank"));
    CHECK(same(item[1].words, "row 1, column 2: 1 bomb around"));
    CHECK(same(item[2].words, "row 1, column 3: flag"));
    CHECK(same(item[4].words, "row 1, column 5: question mark"));
    CHECK(same(item[2].move, "") && same(item[2].other, "mark 1 3"));
    CHECK(same(item[0].move, "") && same(item[0].other, ""));
    CHECK(same(item[4].move, "open 1 5"));
    m = buried("*..*.");
    play(&m, "open 1 2"), play(&m, "mark 1 1");
    CHECK(same(lay_out(&m, (Ui){ .hover = 0 })[2].move, "chord 1 2"));
}
static void the_longest_words_need_75_bytes_of_a_line(void)
{
    Mines m;
    int option[OPTIONS] = { 30, 40, 0, BY_HAND };

    memset(&m, 0, sizeof m);
    CHECK(minesweeper_model.start(&m, option, 1) == NULL);
    play(&m, "bury 30 40"), play(&m, "ready"), play(&m, "mark 9 9");
    play(&m, "mark 30 40"), play(&m, "mark 30 40");
    play(&m, "open 1 1");
    lay_out(&m, (Ui){ .hint = 1200, .on = { true } });
    CHECK(same(items[1200].words, "row 30, column 40: question mark, "
               "a bomb by the hint, bomb with 100 percent"));
    CHECK(strlen(items[1200].words) == 75);
}
static void nobody_can_click_while_the_house_thinks(void)
{
    Mines m = buried("*.");

    play(&m, "open 1 1");
    lay_out(&m, (Ui){ .hover = 1 });
    CHECK(m.phase == JUDGING);
    for (int k = 0; k < page.n; k++)
        CHECK(same(items[k].move, "") && same(items[k].other, ""));
    CHECK(same(items[1].words, "row 1, column 1: the bomb that went "
                               "off"));
    m.phase = BURYING;
    m.shown[0] = COVERED;
    lay_out(&m, (Ui){ .hover = 1 });
    CHECK(same(items[1].words, "row 1, column 1: bomb"));
    CHECK(same(items[2].move, "bury 1 2") && same(items[2].other, ""));
}
static void a_number_lights_the_covers_it_speaks_of(void)
{
    Mines m = buried("*.../..../...*");
    int near = 0;

    play(&m, "open 1 2");
    lay_out(&m, (Ui){ .hover = 2 });
    for (int k = 0; k < page.n; k++)
        near += (items[k].look & NEAR) > 0;
    CHECK(near == 5);
    CHECK(!(lay_out(&m, (Ui){ .hover = 1 })[2].look & NEAR));
    CHECK(!(lay_out(&m, (Ui){ .hover = GROUND })[2].look & NEAR));
    play(&m, "open 3 1"), play(&m, "open 1 4");
    CHECK(m.won && !(lay_out(&m, (Ui){ .hover = 2 })[1].look & NEAR));
}

static void a_dot_stands_where_four_open_tiles_meet(void)
{
    Mines m = buried(".../.../..*");

    play(&m, "open 1 1");
    lay_out(&m, (Ui){ .hover = 0 });
    CHECK(items[1].look & DOT && items[2].look & DOT);
    CHECK(items[4].look & DOT && !(items[5].look & DOT));
    CHECK(!(items[3].look & DOT) && !(items[7].look & DOT));
}
static void odds_are_certain_only_when_they_say_so(void)
{
    Mines m = buried("*..*.");

    play(&m, "open 1 2");
    lay_out(&m, (Ui){ .hover = 0, .on = { true } });
    CHECK(same(items[1].words,
               "row 1, column 1: covered, bomb with 50 percent"));
    CHECK(same(items[2].words, "row 1, column 2: 1 bomb around"));
    CHECK(percent_of(1) == 50 && percent_of(4) == 50);
    play(&m, "open 1 3");
    lay_out(&m, (Ui){ .hover = 0, .on = { true } });
    CHECK(percent_of(1) == 100 && percent_of(4) == 100);
    CHECK(percent_of(5) == 0);
}
static void a_hint_shows_its_reason_and_what_follows(void)
{
    Mines m = buried("*../.../...");
    Ui ui = { .hint = 1 };

    play(&m, "mark 1 1"), play(&m, "mark 3 1"), play(&m, "open 3 3");
    CHECK(!m.won && m.shown[6] == FLAG);
    lay_out(&m, ui);
    CHECK(items[1].look & LIT_BOMB && !(items[1].look & LIT_SAFE));
    CHECK(items[5].look & REASON || items[2].look & REASON
          || items[4].look & REASON);
    ui.hint = 7;
    lay_out(&m, ui);
    CHECK(items[7].look & LIT_SAFE);
    CHECK(strstr(items[7].words, "safe by the hint") != NULL);
}
static void a_guess_is_lit_without_a_reason(void)
{
    Mines m = buried("*..*.");

    play(&m, "open 1 2");
    lay_out(&m, (Ui){ .hint = 3 });
    CHECK((items[3].look & (LIT + LIT_SAFE + LIT_BOMB)) == LIT);
    CHECK(strstr(items[3].words, "the hint's guess") != NULL);
    for (int k = 0; k < page.n; k++)
        CHECK(!(items[k].look & REASON));
    play(&m, "open 1 1");
    CHECK(!(lay_out(&m, (Ui){ .hint = 3 })[3].look & LIT));
    m = buried("...");
    CHECK(!(lay_out(&m, (Ui){ .hint = 3 })[3].look & LIT_SAFE));
    m.deal = CLASSIC;
    CHECK(lay_out(&m, (Ui){ .hint = 3 })[3].look & LIT_SAFE);
}

/* tests of paint */
static void every_sign_is_painted_stroke_by_stroke(void)
{
    Mines m = buried("**../..../...*/*...");
    const char *log;

    play(&m, "open 1 3"), play(&m, "mark 1 1"), play(&m, "mark 2 1");
    play(&m, "mark 2 2"), play(&m, "mark 2 2"), play(&m, "open 1 2");
    m.phase = DONE;
    m.certain = 7;
    log = painted(&m, (Ui){ .hover = 0 }, LIGHT);
    CHECK(count(log, "fill mist") == 15);
    CHECK(count(log, "fill lamp") == 1);
    CHECK(count(log, "fill wine") == 2);
    CHECK(count(log, "fill onlamp") == 1);
    CHECK(count(log, "fill mistfoot") == 0);
    CHECK(count(log, "stroke n1") == 1 || count(log, "stroke n2") == 1);
    CHECK(lines_of(log) == 324);
    CHECK(sum_of(log) == 1165101148u);
}

static void a_pointed_cover_rises_and_a_pressed_one_sinks(void)
{
    Mines m = buried("*.../..../..../....");
    Ui ui = { .hover = 2 };

    CHECK(count(painted(&m, ui, LIGHT), "fill misthi") == 1);
    CHECK(count(painted(&m, ui, LIGHT), "fill mistfoot") == 16);
    ui.down = true;
    CHECK(count(painted(&m, ui, LIGHT), "fill misthi") == 0);
    CHECK(count(painted(&m, ui, LIGHT), "fill mistfoot") == 15);
    play(&m, "mark 1 2");
    CHECK(count(painted(&m, ui, LIGHT), "fill mistfoot") == 16);
}
static void in_contrast_every_filled_shape_has_an_outline(void)
{
    Mines m = buried("*.../..../..../....");
    const char *log = painted(&m, (Ui){ .hover = 0 }, CONTRAST);

    CHECK(count(log, "stroke text") == 17);
    CHECK(count(painted(&m, (Ui){ .hover = 0 }, LIGHT),
                "stroke text") == 0);
}

static void the_last_click_of_a_win_takes_the_lamp(void)
{
    Mines m = buried("..*..");

    play(&m, "open 1 1"), play(&m, "open 1 5");
    CHECK(m.won && count(painted(&m, (Ui){ .hover = 0 }, LIGHT),
                         "fill lamp") == 1);
}

static void odds_and_hints_are_painted(void)
{
    Mines m = buried("*..*.");
    Ui ui = { .hint = 3, .on = { true } };

    play(&m, "open 1 2");
    CHECK(count(painted(&m, ui, LIGHT), "fill lamp") == 1);
    CHECK(count(painted(&m, ui, LIGHT), "stroke lampedge") == 1);
    CHECK(count(painted(&m, ui, LIGHT), "stroke text") == 6);
}

/* tests of secrets in the view */
static void winking_layout(const void *state, const Ui *ui, Page *out)
{
    const Mines *m = state;

    minesweeper_view.layout(state, ui, out);
    for (int k = 1; k < out->n && k < out->room; k++)
        if (m->phase == PLAYING && m->bomb[out->item[k].id - 1])
            out->item[k].h -= 0.001;
}

static void knowing_adviser(Think *t)
{
    const Mines *m = t->state;
    int tile = 0, tiles = m->rows * m->columns;

    while (tile < tiles
           && (m->bomb[tile] || m->shown[tile] != COVERED))
        tile++;
    if (tile == tiles)
        return;
    say(t->move, "open %d %d", tile / m->columns + 1,
        tile % m->columns + 1);
    say(t->reason, "I have a feeling");
}
static bool caught(const Game *game)
{
    Trial trial = { .games = 60, .moves = 3000, .seed = 1, .options =
                    "rows=4 columns=5 bombs=5 deal=classic" };
    Tally tally;
    bool good = Properties(game, &trial, &tally);

    if (good || !strstr(tally.fault, "secret"))
        printf("# %s\n", good ? "nothing found" : tally.fault);
    return !good && strstr(tally.fault, "secret") != NULL;
}

static void a_view_that_winks_is_caught(void)
{
    View liar = minesweeper_view;
    Game game = minesweeper;

    liar.layout = winking_layout;
    game.view = &liar;
    CHECK(caught(&game));
}

static void an_adviser_who_peeps_is_caught(void)
{
    Player liar = *minesweeper.hint;
    Game game = minesweeper;

    liar.choose = knowing_adviser;
    game.hint = &liar;
    CHECK(caught(&game));
}
static void nothing_anybody_sees_depends_on_what_is_hidden(void)
{
    static const char *const mixes[] = {
        "rows=6 columns=7 bombs=7", "rows=9 columns=9 bombs=10",
        "rows=4 columns=4 bombs=3 deal=classic",
        "rows=5 columns=3 bombs=4 deal=ancestor",
        "rows=2 columns=3 deal=own",
    };

    for (int k = 0; k < (int)(sizeof mixes / sizeof *mixes); k++) {
        Trial trial = { .games = 30, .moves = 1500, .seed = 1,
                        .options = mixes[k] };
        Tally tally;

        CHECK(Properties(&minesweeper, &trial, &tally));
        if (!same(tally.fault, ""))
            printf("# %s: minesweeper --text %s, after %d moves\n",
                   tally.fault, tally.repeat, tally.at);
    }
}

int main(void)
{
    /* run the tests of the view */
    TEST(each_tile_has_words_and_most_a_move);
    TEST(the_longest_words_need_75_bytes_of_a_line);
    TEST(nobody_can_click_while_the_house_thinks);
    TEST(a_number_lights_the_covers_it_speaks_of);
    TEST(a_dot_stands_where_four_open_tiles_meet);
    TEST(odds_are_certain_only_when_they_say_so);
    TEST(a_hint_shows_its_reason_and_what_follows);
    TEST(a_guess_is_lit_without_a_reason);
    TEST(every_sign_is_painted_stroke_by_stroke);
    TEST(a_pointed_cover_rises_and_a_pressed_one_sinks);
    TEST(in_contrast_every_filled_shape_has_an_outline);
    TEST(the_last_click_of_a_win_takes_the_lamp);
    TEST(odds_and_hints_are_painted);
    TEST(a_view_that_winks_is_caught);
    TEST(an_adviser_who_peeps_is_caught);
    TEST(nothing_anybody_sees_depends_on_what_is_hidden);
    return TEST_END;
}
