/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <string.h>
#include "minesweeper.h"
#include "properties.h"
#include "test.h"

/* fields for tests */
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
static const char *starts(Mines *m, int rows, int columns, int bombs,
                          int deal)
{
    int option[OPTIONS] = { rows, columns, bombs, deal };

    memset(m, 0, sizeof *m);
    return minesweeper_model.start(m, option, 1);
}

static bool taken(Mines *m, const char *move)
{
    return minesweeper_model.apply(m, move) == NULL
        && minesweeper_model.check(m) == NULL;
}

static bool refused(Mines *m, const char *move)
{
    Mines before = *m;
    const char *complaint = minesweeper_model.apply(m, move);

    return complaint != NULL && strlen(complaint) < LINE
        && memcmp(&before, m, sizeof before) == 0;
}
static bool told(const Mines *m, const char *words)
{
    Status now = { 0 };

    minesweeper_model.status(m, 1, &now);
    return same(now.text, words) || same(now.note, words);
}

static bool stands(const Mines *m, int turn, unsigned winners)
{
    Status now = { 0 };

    minesweeper_model.status(m, 1, &now);
    return minesweeper_model.turn(m) == turn && now.winners == winners
        && now.points[1] == m->clicks;
}

static char told_at[4000];
static Text told_text(void)
{
    told_at[0] = '\0';
    return (Text){ told_at, sizeof told_at, 0 };
}

static bool lists(const Mines *m, const char *moves)
{
    Text text = told_text();

    minesweeper_model.legal(m, &text);
    return same(told_at, moves);
}

static bool shows(const Mines *m, const char *picture)
{
    Text text = told_text();

    minesweeper_model.show(m, 1, &text);
    return strstr(told_at, picture) != NULL;
}

static int count_shown(const Mines *m, int from, int to)
{
    int n = 0;

    for (int t = 0; t < m->rows * m->columns; t++)
        n += m->shown[t] >= from && m->shown[t] <= to;
    return n;
}

static int covered(const Mines *m)
{
    return count_shown(m, COVERED, BURST);
}

/* tests of numbers */
static int count_around(int rows, int columns, int tile)
{
    Mines m = { .rows = rows, .columns = columns };
    int next[8];

    return around(&m, tile, next);
}

static void corners_have_3_edges_5_inner_tiles_8_neighbors(void)
{
    int sum = 0;

    for (int k = 0; k < 4; k++) {
        static const int corner[] = { 0, 15, 240, 255 };
        static const int edge[] = { 7, 32, 31, 250 };

        CHECK(count_around(16, 16, corner[k]) == 3);
        CHECK(count_around(16, 16, edge[k]) == 5);
    }
    CHECK(count_around(16, 16, 17) == 8);
    CHECK(count_around(1, 1, 0) == 0 && count_around(1, 5, 2) == 2);
    for (int tile = 0; tile < 256; tile++)
        sum += count_around(16, 16, tile);
    CHECK(sum == 4 * 3 + 56 * 5 + 196 * 8);
    CHECK(sizeof(Mines) == 6044);
}
static int clear_neighbors(const Mines *m, int tile)
{
    int next[8], n = around(m, tile, next), clear = 0;

    for (int k = 0; k < n; k++)
        clear += !m->bomb[next[k]];
    return clear;
}

static void the_sum_of_all_numbers_is_counted_from_the_bombs(void)
{
    for (int k = 0; k < 500; k++) {
        Mines m = { .rows = 1 + k % 30, .columns = 16, .first = 0 };
        int numbers = 0, pairs = 0;

        m.bombs = k * 7 % (m.rows * 16);
        lay(&m, k, 0);
        for (int t = 0; t < m.rows * m.columns; t++)
            if (m.bomb[t])
                pairs += clear_neighbors(&m, t);
            else
                numbers += number_of(&m, t);
        CHECK(numbers == pairs && numbers <= 8 * m.bombs);
    }
}

static void a_bomb_in_the_middle_is_a_1_for_all_eight(void)
{
    Mines m = buried(".../.*./...");

    for (int t = 0; t < 9; t++)
        CHECK(t == 4 || number_of(&m, t) == 1);
    m = buried("*.../..../..../....");
    for (int t = 1; t < 16; t++)
        CHECK(number_of(&m, t) == (t == 1 || t == 4 || t == 5));
}

/* tests of laying */
static int losses_on_the_first_click(int zone, int often[256])
{
    int losses = 0;
    static Mines m = { .rows = 16, .columns = 16, .bombs = 30,
                       .first = 100 };

    for (int number = 0; number < 100000; number++) {
        lay(&m, number, zone);
        losses += m.bomb[m.first];
        for (int t = 0; t < 256; t++)
            often[t] += m.bomb[t];
    }
    return losses;
}

static void no_loss_on_the_first_click_in_100000_deals(void)
{
    int safe[256] = { 0 }, wild[256] = { 0 }, losses;

    CHECK(losses_on_the_first_click(1, safe) == 0);
    for (int t = 0; t < 256; t++)
        CHECK(t == 100 || (safe[t] > 11215 && safe[t] < 12315));
    losses = losses_on_the_first_click(0, wild);
    CHECK(losses > 11219 && losses < 12219);
    for (int t = 0; t < 256; t++)
        CHECK(wild[t] > 11169 && wild[t] < 12269);
}
static void a_zone_that_does_not_fit_shrinks(void)
{
    for (int bombs = 0; bombs < 16; bombs++)
        for (int first = 0; first < 16; first++) {
            Mines m = { .rows = 4, .columns = 4, .bombs = bombs,
                        .first = first };
            int next[8], n = around(&m, first, next), laid = 0;

            lay(&m, bombs * 16 + first, 9);
            for (int t = 0; t < 16; t++)
                laid += m.bomb[t];
            CHECK(laid == bombs && m.bomb[first] == 0);
            CHECK(16 - 1 - n < bombs || number_of(&m, first) == 0);
        }
}

/* tests of opening */
static int opened_by(Mines *m, const char *move)
{
    int before = covered(m);

    CHECK(taken(m, move));
    return before - covered(m);
}

static void a_row_of_five_shows_0_1_bomb_1_0(void)
{
    Mines m = buried("..*..");

    CHECK(opened_by(&m, "open 1 1") == 2 && m.phase == PLAYING);
    CHECK(m.shown[0] == 0 && m.shown[1] == 1 && !m.won);
    CHECK(opened_by(&m, "open 1 5") == 2 && m.won);
    CHECK(m.shown[3] == 1 && m.shown[4] == 0 && m.shown[2] == FLAG);
    CHECK(m.opened[1] == 1 && m.opened[3] == 2 && m.opened[2] == 0);
    CHECK(m.chosen[0] && !m.chosen[1] && !m.chosen[3] && m.chosen[4]);
}

static void one_click_in_the_opposite_corner_opens_all_8(void)
{
    Mines m = buried("*../.../...");

    CHECK(opened_by(&m, "open 3 3") == 8 && m.won && m.clicks == 1);
    m = buried("*.../..../..../....");
    CHECK(opened_by(&m, "open 4 4") == 15 && m.won);
}
static void the_flood_leaves_flags_alone_and_takes_doubts_along(void)
{
    Mines m = buried("*.../..../..../....");

    CHECK(taken(&m, "mark 3 3"));
    CHECK(taken(&m, "mark 2 4") && taken(&m, "mark 2 4"));
    CHECK(m.shown[10] == FLAG && m.shown[7] == UNSURE);
    CHECK(opened_by(&m, "open 4 4") == 14 && !m.won);
    CHECK(m.shown[10] == FLAG && m.shown[7] == 0);
    CHECK(refused(&m, "open 3 3") && m.phase == PLAYING);
    CHECK(taken(&m, "mark 3 3") && taken(&m, "open 3 3") && m.won);
}

/* tests of marks */
static void three_marks_go_around_and_the_counter_30_29_30_30(void)
{
    static const char *const left[] = {
        "Bombs left: 30.", "Bombs left: 29.", "Bombs left: 30.",
        "Bombs left: 30."
    };
    static const int face[] = { COVERED, FLAG, UNSURE, COVERED };
    Mines m;

    CHECK(starts(&m, 16, 16, 30, CLASSIC) == NULL);
    for (int k = 0; k < 4; k++) {
        CHECK(m.shown[0] == face[k] && told(&m, left[k]));
        CHECK(taken(&m, "mark 1 1"));
    }
    for (int column = 1; column <= 31; column++) {
        Line move;

        say(move, "mark %d %d", 1 + column / 16, 1 + column % 16);
        CHECK(taken(&m, move));
    }
    CHECK(count_shown(&m, FLAG, FLAG) == 32);
    CHECK(told(&m, "Bombs left: -2."));
}

static void a_flag_is_not_opened_and_a_doubt_is(void)
{
    Mines m = buried("*.../..../..../...*");

    CHECK(taken(&m, "mark 1 2") && refused(&m, "open 1 2"));
    CHECK(taken(&m, "mark 1 2") && m.shown[1] == UNSURE);
    CHECK(opened_by(&m, "open 1 2") == 1 && m.shown[1] == 1);
}
static void a_chord_opens_the_rest_around_a_number(void)
{
    Mines m = buried("*..../...../....*");

    CHECK(refused(&m, "chord 2 2"));
    CHECK(taken(&m, "open 2 2") && refused(&m, "chord 2 2"));
    CHECK(taken(&m, "mark 1 1"));
    CHECK(opened_by(&m, "chord 2 2") == 12 && m.won && m.clicks == 2);
    CHECK(m.chosen[1] && m.chosen[12] && !m.chosen[3]);
    m = buried("*..*.");
    CHECK(taken(&m, "open 1 2") && taken(&m, "mark 1 1"));
    CHECK(opened_by(&m, "chord 1 2") == 1 && m.shown[2] == 1);
    CHECK(refused(&m, "chord 1 2") && refused(&m, "open 1 2"));
    CHECK(refused(&m, "mark 1 2"));
}

static void a_chord_trusts_your_flags(void)
{
    Mines m = buried("*../.../..*");

    CHECK(taken(&m, "open 1 2") && taken(&m, "mark 1 3"));
    CHECK(taken(&m, "chord 1 2") && m.phase == JUDGING && !m.won);
    CHECK(m.shown[0] == BURST && m.shown[3] == 1 && m.shown[4] == 2);
    CHECK(m.shown[8] == COVERED && face_of(&m, 8) == MINE);
    CHECK(face_of(&m, 2) == WRONG && face_of(&m, 0) == BURST);
}

/* tests of burying */
static void bombs_can_be_buried_by_hand(void)
{
    Mines m;

    CHECK(starts(&m, 1, 5, 99, BY_HAND) == NULL && m.bombs == 0);
    CHECK(told(&m, "Bury your bombs, then say ready. Buried: 0."));
    CHECK(refused(&m, "open 1 1") && refused(&m, "mark 1 1"));
    CHECK(refused(&m, "bury 1 6") && refused(&m, "bury 2 1"));
    CHECK(refused(&m, "bury 0 1") && refused(&m, "bury 1 0"));
    for (int column = 1; column <= 5; column++) {
        Line move;

        say(move, "bury 1 %d", column);
        CHECK(taken(&m, move) && m.bombs == column);
    }
    CHECK(refused(&m, "ready") && face_of(&m, 0) == MINE);
    CHECK(taken(&m, "bury 1 1") && m.bombs == 4 && taken(&m, "ready"));
    CHECK(refused(&m, "bury 1 1") && refused(&m, "ready"));
    CHECK(face_of(&m, 1) == COVERED && told(&m, "Bombs left: 4."));
    CHECK(taken(&m, "open 1 1") && m.won);
}

static void what_does_not_fit_is_refused(void)
{
    Mines m;

    CHECK(starts(&m, 9, 9, 81, NOGUESS) != NULL);
    CHECK(starts(&m, 9, 9, 80, NOGUESS) == NULL && m.phase == FRESH);
    CHECK(starts(&m, 30, 40, 1199, ANCESTOR) == NULL && m.first == -1);
    CHECK(starts(&m, 1, 1, 0, CLASSIC) == NULL);
    CHECK(taken(&m, "open 1 1") && taken(&m, "scatter 5") && m.won);
}

/* tests of the end */
static void the_fewest_clicks_of_small_fields(void)
{
    Mines m = buried(".../.*./...");

    CHECK(fewest_clicks(&m) == 8);
    m = buried("*../.../...");
    CHECK(fewest_clicks(&m) == 1);
    m = buried("*.../..../..../....");
    CHECK(fewest_clicks(&m) == 1);
    m = buried("..*..");
    CHECK(fewest_clicks(&m) == 2);
}
static int clicks_in_order(Mines m, const int *order)
{
    int clicks = 0;

    memset(m.shown, COVERED, sizeof m.shown);
    for (int i = 0; i < 16; i++)
        if (m.shown[order[i]] == COVERED && !m.bomb[order[i]]) {
            uncover(&m, order[i]);
            clicks++;
        }
    return clicks;
}

static void no_order_of_clicks_needs_fewer_and_one_as_few(void)
{
    Random random = Random_start(1, 1);
    int order[16];

    for (int t = 0; t < 16; t++)
        order[t] = t;
    for (int field = 0; field < 40; field++) {
        Mines m = { .rows = 4, .columns = 4, .bombs = 1 + field % 9 };
        int least = 16;

        lay(&m, field, 1);
        for (int k = 0; k < 50; k++) {
            Random_shuffle(&random, order, 16);
            int clicks = clicks_in_order(m, order);
            least = clicks < least ? clicks : least;
        }
        CHECK(least == fewest_clicks(&m));
    }
}
static void the_end_is_told_in_sentences(void)
{
    Mines m = buried("*../.../..*");

    CHECK(told(&m, "Open any tile: even the first may be a bomb."));
    CHECK(taken(&m, "open 1 2") && told(&m, "Bombs left: 2."));
    CHECK(taken(&m, "open 1 1") && refused(&m, "open 1 3"));
    CHECK(told(&m, "A bomb went off. You have lost."));
    CHECK(told(&m, "The house looks at your clicks."));
    CHECK(refused(&m, "judge 3 0") && refused(&m, "judge 1 2"));
    CHECK(refused(&m, "judge 2 1 safe 1 1"));
    CHECK(refused(&m, "judge 2 1 safe 1 2"));
    CHECK(refused(&m, "judge 2 1 safe 4 1"));
    CHECK(refused(&m, "judge 3 1 safe 3 1"));
    CHECK(taken(&m, "judge 2 1 safe 3 1") && m.certain == 6);
    CHECK(told(&m, "A bomb went off, though row 3, column 1 was "
                   "certain to be safe."));
    CHECK(told(&m, "Clicks: 2; without chords 2 open the field. "
                   "Guesses: 2, needless: 1."));
    CHECK(refused(&m, "open 1 3") && refused(&m, "judge 0 0"));
}
static void the_counter_of_the_usual_field_wins_at_226(void)
{
    Mines m;

    CHECK(starts(&m, 16, 16, 30, NOGUESS) == NULL);
    CHECK(covered(&m) == 256);
    CHECK(told(&m, "Open any tile: the first one is safe."));
    CHECK(refused(&m, "lay 3") && taken(&m, "open 8 8"));
    CHECK(m.phase == LAYING && m.clicks == 0 && told(&m, ""));
    CHECK(refused(&m, "open 1 1") && refused(&m, "judge 0 0"));
    CHECK(taken(&m, "lay 3") && m.proved && m.shown[119] == 0);
    CHECK(told(&m, "This field can be opened without a guess."));
    for (int t = 0; t < 256; t++) {
        Line move;

        say(move, "open %d %d", t / 16 + 1, t % 16 + 1);
        if (!m.bomb[t] && m.shown[t] == COVERED) {
            CHECK(covered(&m) > 30 && m.phase == PLAYING);
            CHECK(taken(&m, move));
        }
    }
    CHECK(m.won && 256 - covered(&m) == 226);
    CHECK(told(&m, "The field is clear. You have won."));
    CHECK(taken(&m, "judge 0 0") && stands(&m, OVER, 2));
}
static void a_deal_that_may_need_luck_says_so(void)
{
    Mines m;

    CHECK(starts(&m, 9, 9, 10, NOGUESS) == NULL);
    CHECK(taken(&m, "open 5 5") && stands(&m, HOUSE, 0));
    CHECK(taken(&m, "scatter 1") && !m.proved);
    CHECK(m.phase == JUDGING
          || told(&m, "2,000 tries found no deal without guessing; "
                      "this one may need luck."));
    CHECK(starts(&m, 9, 9, 10, CLASSIC) == NULL);
    CHECK(taken(&m, "open 5 5") && refused(&m, "lay 1"));
    m = buried("*.");
    CHECK(taken(&m, "open 1 1") && taken(&m, "judge 1 0"));
    CHECK(stands(&m, OVER, 1));
    CHECK(told(&m, "A bomb went off, and no other tile was certain: "
                   "it was the deal."));
}
static void the_field_is_shown_in_letters(void)
{
    Mines m = buried("*..../...../....*");

    CHECK(taken(&m, "mark 2 1") && taken(&m, "open 2 3"));
    CHECK(taken(&m, "mark 1 1") && taken(&m, "mark 1 1"));
    CHECK(shows(&m, "    1 2 3 4 5\n"
                    " 1  ? 1 . . .\n"
                    " 2  F 1 . 1 1\n"
                    " 3  . . . 1 #\n"));
    CHECK(taken(&m, "open 1 1"));
    CHECK(shows(&m, " 1  X 1 . . .\n"
                    " 2  x 1 . 1 1\n"
                    " 3  . . . 1 *\n"));
    m = buried("..........");
    CHECK(shows(&m, "                      1\n"
                    "    1 2 3 4 5 6 7 8 9 0\n"));
}

/* tests of secrets */
static void peeping_status(const void *state, int seat, Status *out)
{
    const Mines *m = state;

    minesweeper_model.status(state, seat, out);
    if (m->phase == PLAYING && m->bomb[0])
        say(out->note, "I wonder about the first corner.");
}

static void a_status_that_peeps_is_caught(void)
{
    Model liar = minesweeper_model;
    Game game = { &liar, NULL, NULL, NULL };
    Trial trial = { .games = 40, .moves = 4000, .seed = 1, .options =
                    "rows=5 columns=5 bombs=8 deal=classic" };
    Tally tally;

    CHECK(Properties(&game, &trial, &tally));
    liar.status = peeping_status;
    CHECK(!Properties(&game, &trial, &tally));
    CHECK(strstr(tally.fault, "secret") != NULL);
}
static void what_is_hidden_is_not_in_what_is_handed_out(void)
{
    Random random = Random_start(7, 1);
    Mines m = buried("*..../...../....*"), seen, guessed;

    CHECK(taken(&m, "open 1 2"));
    seen = m;
    minesweeper_model.hide(&seen, 1);
    for (int t = 0; t < TILES; t++)
        CHECK(seen.bomb[t] == 0);
    CHECK(memcmp(seen.shown, m.shown, sizeof m.shown) == 0);
    guessed = seen;
    minesweeper_model.guess(&guessed, 1, &random, NULL);
    minesweeper_model.hide(&guessed, 1);
    CHECK(memcmp(&seen, &guessed, sizeof seen) == 0);
    CHECK(same(minesweeper_model.apply(&m, "judge 0 0 safe 1 1"),
               minesweeper_model.apply(&m, "judge 0 0 safe 1 3")));
    CHECK(taken(&m, "open 1 1") && m.phase == JUDGING);
    seen = m;
    minesweeper_model.hide(&seen, 1);
    minesweeper_model.guess(&seen, 1, &random, NULL);
    CHECK(memcmp(&seen, &m, sizeof m) == 0);
}

static void bombs_buried_by_hand_are_hidden_when_ready(void)
{
    Mines m, before;

    CHECK(starts(&m, 1, 3, 0, BY_HAND) == NULL);
    CHECK(taken(&m, "bury 1 2"));
    before = m;
    minesweeper_model.hide(&m, 1);
    CHECK(memcmp(&before, &m, sizeof m) == 0);
    CHECK(taken(&m, "ready"));
    minesweeper_model.hide(&m, 1);
    CHECK(m.bomb[1] == 0 && m.bombs == 1);
}

/* tests of play */
static void the_list_has_what_may_be_done(void)
{
    Mines m = buried("*..");

    CHECK(lists(&m, "open 1 1\nmark 1 1\nopen 1 2\nmark 1 2\n"
                    "open 1 3\nmark 1 3\n"));
    CHECK(taken(&m, "open 1 2") && taken(&m, "mark 1 1"));
    CHECK(lists(&m, "mark 1 1\nchord 1 2\nopen 1 3\nmark 1 3\n"));
    CHECK(taken(&m, "chord 1 2") && m.won && lists(&m, "judge 0 0\n"));
    CHECK(taken(&m, "judge 0 0") && lists(&m, ""));
    CHECK(starts(&m, 1, 2, 1, CLASSIC) == NULL);
    CHECK(taken(&m, "open 1 1"));
    CHECK(lists(&m, "scatter 1\nscatter 2\nscatter 3\nscatter 4\n"
                    "scatter 5\nscatter 6\nscatter 7\nscatter 8\n"
                    "scatter 9\n"));
    CHECK(starts(&m, 1, 1, 0, BY_HAND) == NULL);
    CHECK(lists(&m, "bury 1 1\nready\n") && taken(&m, "bury 1 1"));
    CHECK(lists(&m, "bury 1 1\n"));
}

static void what_the_rules_forbid_is_refused(void)
{
    static const char *const no[] = {
        "open 0 1", "open 1 0", "open 4 1", "open 1 4", "mark 9 9",
        "chord 1 1", "chord 7 7", "open 1", "", "open 1  1",
        "open 01 1", "lay 1", "scatter 1", "judge 0 0",
        "judge 0 0 safe 1 1", "bury 1 1", "ready", "dig 1 1",
        "open 1 1 1",
    };
    Mines m = buried("*../.../..*");

    for (int k = 0; k < (int)(sizeof no / sizeof *no); k++)
        CHECK(refused(&m, no[k]));
}
static bool broken(Mines m)
{
    return minesweeper_model.check(&m) != NULL;
}

static void each_nonsense_is_noticed(void)
{
    Mines good = buried("*../.../..*"), bad;

    CHECK(taken(&good, "open 1 2") && !broken(good));
    CHECK((bad = good, bad.rows = 0, broken(bad)));
    CHECK((bad = good, bad.rows = 401, broken(bad)));
    CHECK((bad = good, bad.bomb[1] = 1, broken(bad)));
    CHECK((bad = good, bad.shown[1] = 2, broken(bad)));
    CHECK((bad = good, bad.shown[0] = BURST, broken(bad)));
    CHECK((bad = good, bad.opened[1] = 0, broken(bad)));
    CHECK((bad = good, bad.opened[2] = 1, broken(bad)));
    CHECK((bad = good, bad.bombs = 1, broken(bad)));
    CHECK((bad = good, bad.phase = LAYING, broken(bad)));
    CHECK((bad = good, bad.needless = 1, broken(bad)));
    CHECK((bad = good, bad.guesses = 2, broken(bad)));
    CHECK((bad = good, bad.won = true, broken(bad)));
    CHECK(taken(&good, "open 1 1") && !broken(good));
    CHECK((bad = good, bad.phase = DONE, bad.won = true, broken(bad)));
    CHECK((bad = good, bad.bomb[0] = 0, broken(bad)));
}
static void thousands_of_clicks_by_chance_keep_the_rules(void)
{
    static const char *const mixes[] = {
        "rows=3 columns=4 bombs=1 deal=classic",
        "rows=2 columns=3 bombs=2 deal=ancestor",
        "rows=4 columns=4 bombs=15 deal=noguess",
        "rows=2 columns=2 deal=own",
        "rows=9 columns=9 bombs=10 deal=noguess",
    };
    static const Game game = { &minesweeper_model, NULL, NULL, NULL };
    int won = 0, lost = 0;

    for (int k = 0; k < (int)(sizeof mixes / sizeof *mixes); k++) {
        Trial trial = { .games = 40, .moves = 8000, .seed = 1,
                        .options = mixes[k] };
        Tally t;

        CHECK(Properties(&game, &trial, &t));
        if (t.fault[0] != '\0')
            printf("# %s: %s, move %d\n", t.fault, t.repeat, t.at);
        won += t.won, lost += t.lost;
    }
    CHECK(won > 20 && lost > 20);
}

int main(void)
{
    /* test numbers and deals */
    TEST(corners_have_3_edges_5_inner_tiles_8_neighbors);
    TEST(the_sum_of_all_numbers_is_counted_from_the_bombs);
    TEST(a_bomb_in_the_middle_is_a_1_for_all_eight);
    TEST(no_loss_on_the_first_click_in_100000_deals);
    TEST(a_zone_that_does_not_fit_shrinks);
    /* test moves */
    TEST(a_row_of_five_shows_0_1_bomb_1_0);
    TEST(one_click_in_the_opposite_corner_opens_all_8);
    TEST(the_flood_leaves_flags_alone_and_takes_doubts_along);
    TEST(three_marks_go_around_and_the_counter_30_29_30_30);
    TEST(a_flag_is_not_opened_and_a_doubt_is);
    TEST(a_chord_opens_the_rest_around_a_number);
    TEST(a_chord_trusts_your_flags);
    TEST(bombs_can_be_buried_by_hand);
    TEST(what_does_not_fit_is_refused);
    /* test the end and the rest */
    TEST(the_fewest_clicks_of_small_fields);
    TEST(no_order_of_clicks_needs_fewer_and_one_as_few);
    TEST(the_end_is_told_in_sentences);
    TEST(the_counter_of_the_usual_field_wins_at_226);
    TEST(a_deal_that_may_need_luck_says_so);
    TEST(the_field_is_shown_in_letters);
    TEST(a_status_that_peeps_is_caught);
    TEST(what_is_hidden_is_not_in_what_is_handed_out);
    TEST(bombs_buried_by_hand_are_hidden_when_ready);
    TEST(the_list_has_what_may_be_done);
    TEST(what_the_rules_forbid_is_refused);
    TEST(each_nonsense_is_noticed);
    TEST(thousands_of_clicks_by_chance_keep_the_rules);
    return TEST_END;
}
