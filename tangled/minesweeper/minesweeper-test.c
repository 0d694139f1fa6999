/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include "apart.h"
#include "bench.h"
#include "minesweeper-solve.h"

/* fields for tests */
static Mines at;                    /* where the last game stands */
static Proof proof;                 /* what was concluded last */

static Mines begun(const char *start)
{
    static const char faces[] = "012345678.F?*";
    Mines m = { .grid = Grid_of(start), .deal = BY_HAND, .phase = FRESH,
                .first = -1, .certain = -1 };

    if (*start == '\0' || strchr(start, '=')) {
        CHECK(starts(&m, start, 1) == NULL);
        return m;
    }
    memset(m.shown, COVERED, sizeof m.shown);
    for (int t = 0; t < tiles_of(&m); t++) {
        char c = Grid_drawn(m.grid, start, t);
        const char *face = strchr(faces, c);

        m.bomb[t] = c == '*';
        m.bombs += c == '*';
        m.shown[t] = (uint8_t)(c == '*' ? COVERED : face - faces);
    }
    return m;
}
static bool looks(const char *rows)
{
    bool good = (int)strlen(rows) == tiles_of(&at) + at.grid.rows - 1;

    for (int t = 0; good && t < tiles_of(&at); t++)
        good = ".12345678#F?X*xv"[face_of(&at, t)]
            == Grid_drawn(at.grid, rows, t);
    return good;
}

static bool goes(const char *start, const char *moves, const char *then)
{
    bool good;

    at = begun(start);
    good = plays(&at, moves) && (!then || looks(then) || says(&at, then)
                                 || lists(&at, then));
    if (!good)
        printf("after %s on %s it is not %s\n", moves, start,
               then ? then : "as it should be");
    return good;
}
static Mines position(const char *rows, int bombs)
{
    Mines m = begun(rows);

    m.phase = PLAYING;
    m.bombs = bombs;
    return m;
}

static Why hardest(void)
{
    Why most = ONE_NUMBER;

    for (int k = 0; k < proof.steps; k++)
        if (proof.step[k].why > most)
            most = proof.step[k].why;
    return most;
}
static bool concludes(const char *rows, int bombs, const char *known,
                      Why most)
{
    Mines m = position(rows, bombs);
    bool good = conclude(&proof, &m, NOW, 20000);

    for (int t = 0; known[t] != '\0'; t++)
        good &= "-sb"[Proof_knows(&proof, t)] == known[t];
    return good && hardest() == most;
}

static bool rated(const Mines *m, short permille[TILES], long purse)
{
    return conclude(&proof, m, NOW, purse) && odds(&proof, permille);
}

static bool rates(const char *rows, int bombs, const char *permille)
{
    char line[9999];
    short chance[TILES];
    Text told = { line, sizeof line, 0 };

    at = position(rows, bombs);
    CHECK(rated(&at, chance, 1000));
    for (int t = 0; t < tiles_of(&at); t++)
        Text_tell(&told, t ? " %d" : "%d", chance[t]);
    return strncmp(line, permille, strlen(permille)) == 0;
}

/* tests */
CLAIM(the_sum_of_all_numbers_is_counted_from_the_bombs)
{
    for (int k = 0; k < 500; k++) {
        Mines m = { .grid = { 1 + k % 30, 16 } };
        int numbers = 0, pairs = 0, next[8];

        m.bombs = k * 7 % tiles_of(&m);
        lay(&m, k, 0);
        for (int t = 0; t < tiles_of(&m); t++) {
            numbers += m.bomb[t] ? 0 : number_of(&m, t);
            for (int n = around(&m, t, next); n > 0; n--)
                pairs += m.bomb[t] && !m.bomb[next[n - 1]];
        }
        CHECK(numbers == pairs && numbers <= 8 * m.bombs);
    }
}
CLAIM(corners_have_3_edges_5_inner_tiles_8_neighbors)
{
    Mines m = { .grid = { 16, 16 } };
    int next[8];

    for (int t = 0; t < 256; t++) {
        int rims = (t / 16 % 15 == 0) + (t % 16 % 15 == 0);

        CHECK(around(&m, t, next) == (rims == 0 ? 8 : 7 - 2 * rims));
    }
    m.grid = (Grid){ 1, 5 };
    CHECK(around(&m, 2, next) == 2 && sizeof(Mines) == 6044);
}

static int losses(int zone, int least, int most)
{
    static Mines m = { .grid = { 16, 16 }, .bombs = 30, .first = 100 };
    int often[256] = { 0 }, lost = 0;

    for (int number = 0; number < 100000; number++) {
        lay(&m, number, zone);
        lost += m.bomb[m.first];
        for (int t = 0; t < 256; t++)
            often[t] += m.bomb[t];
    }
    for (int t = 0; t < 256; t++)
        CHECK((t == 100 && zone > 0)
              || (often[t] > least && often[t] < most));
    return lost;
}

LONG_CLAIM(no_loss_on_the_first_click_in_100000_deals)
{
    int some = losses(0, 11169, 12269);

    CHECK(losses(1, 11215, 12315) == 0 && some > 11219 && some < 12219);
}
CLAIM(a_zone_that_does_not_fit_shrinks)
{
    for (int k = 0; k < 256; k++) {
        Mines m = { { 4, 4 }, .bombs = k / 16, .first = k % 16 };
        int next[8], n = around(&m, m.first, next), laid = 0;

        lay(&m, k, 9);
        for (int t = 0; t < 16; t++)
            laid += m.bomb[t];
        CHECK(laid == m.bombs && m.bomb[m.first] == 0);
        CHECK(15 - n < m.bombs || number_of(&m, m.first) == 0);
    }
}
static const char corner[] = "*.../..../..../....";

CLAIMS(what_a_click_opens)
{
    NAMED("a row of five shows 0 1 bomb 1 0",
          goes("..*..", "open 1 1", ".1###") && !at.won
          && goes("..*..", "open 1 1, open 1 5", ".1F1.") && at.won
          && at.opened[1] == 1 && at.opened[3] == 2 && !at.opened[2]
          && at.chosen[0] && !at.chosen[1] && !at.chosen[3]);
    NAMED("a bomb in the middle is a 1 for all eight",
          goes(".../.*./...", "open 1 1, open 1 2, open 1 3, open 2 1, "
               "open 2 3, open 3 1, open 3 2, open 3 3", "111/1F1/111")
          && goes(corner, "open 4 4", "F1../11../..../...."));
    NAMED("one click in the opposite corner opens all 8",
          goes("*../.../...", "open 3 3", "F1./11./...") && at.won
          && goes(corner, "open 4 4", NULL) && at.clicks == 1);
}

CLAIM(the_flood_leaves_flags_alone_and_takes_doubts_along)
{
    CHECK(goes(corner, "mark 3 3, mark 2 4, mark 2 4",
               "####/###?/##F#/####"));
    CHECK(goes(corner, "mark 3 3, mark 2 4, mark 2 4, open 4 4, "
               "!open 3 3", "#1../11../..F./....") && !at.won);
    CHECK(plays(&at, "mark 3 3, open 3 3") && at.won);
}
CLAIMS(marks_and_chords)
{
    NAMED("three marks go around and the counter 30 29 30 30",
          goes("", "", "Bombs left: 30.")
          && goes("", "mark 1 1", "Bombs left: 29.")
          && at.shown[0] == FLAG && plays(&at, "mark 1 1")
          && at.shown[0] == UNSURE && says(&at, "Bombs left: 30.")
          && plays(&at, "mark 1 1") && at.shown[0] == COVERED
          && says(&at, "Bombs left: 30.")
          && memset(at.shown, FLAG, 32)
          && says(&at, "Bombs left: -2."));
    NAMED("a flag is not opened and a doubt is",
          goes("*../.../..*", "mark 1 2, !open 1 2, mark 1 2, open 1 2",
               "#1#/###/###"));
    NAMED("a chord opens the rest around a number",
          goes("*..../...../....*", "!chord 2 2, open 2 2, !chord 2 2, "
               "mark 1 1, chord 2 2", "F1.../11.11/...1F")
          && at.won && at.clicks == 2
          && at.chosen[1] && at.chosen[12] && !at.chosen[3]
          && goes("*..*.", "open 1 2, mark 1 1, chord 1 2, "
                  "!chord 1 2, !open 1 2, !mark 1 2", "F11##"));
    NAMED("a chord trusts your flags",
          goes("*../.../..*", "open 1 2, mark 1 3, chord 1 2",
               "X1x/121/##*") && !at.won
          && taken(&at, "judge 1 1 safe 2 1"));
}

CLAIMS(fields_of_your_own)
{
    static const char own[] = "rows=1 columns=5 bombs=99 deal=own";

    NAMED("bombs can be buried by hand",
          goes(own, "", "Bury your bombs, then say ready. Buried: 0.")
          && goes(own, "!open 1 1, !mark 1 1, !bury 1 6, !bury 2 1, "
                  "!bury 0 1, bury 1 1, bury 1 2, bury 1 3, bury 1 4, "
                  "bury 1 5, !ready", "*****")
          && goes(own, "bury 1 5, bury 1 4, bury 1 5, ready, "
                  "!bury 1 1, !ready", "Bombs left: 1.")
          && looks("#####") && plays(&at, "open 1 1, open 1 5")
          && looks("..1F1"));
    NAMED("what does not fit is refused",
          starts(&at, "rows=9 columns=9 bombs=81", 1) != NULL
          && goes("rows=9 columns=9 bombs=80", "", NULL)
          && goes("rows=1 columns=1 bombs=0 deal=classic",
                  "open 1 1, scatter 5", ".") && at.won);
}

CLAIM(the_fewest_clicks_of_small_fields)
{
    static const char *const rows[] = {
        ".../.*./...", "*../.../...", "*.../..../..../....", "..*.."
    };

    for (int k = 0; k < 4; k++) {
        at = begun(rows[k]);
        CHECK(fewest_clicks(&at) == "8112"[k] - '0');
    }
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

CLAIM(no_order_of_clicks_needs_fewer_and_one_as_few)
{
    int order[16] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                      15 };
    Random random = Random_start(1, 1);

    for (int k = 0; k < 40; k++) {
        Mines m = { .grid = { 4, 4 }, .bombs = 1 + k % 9 };
        int least = 16;

        lay(&m, k, 1);
        for (int i = 0; i < 50; i++) {
            Random_shuffle(&random, order, 16);
            int clicks = clicks_in_order(m, order);
            least = clicks < least ? clicks : least;
        }
        CHECK(least == fewest_clicks(&m));
    }
}
static void peeping_status(const void *state, int seat, Status *out)
{
    const Mines *m = state;

    the_game.model->status(state, seat, out);
    if (m->phase == PLAYING && m->bomb[0])
        Text_say(out->note, "I wonder about the first corner.");
}

/* to fail for the right reason: bad manners are no peeping */
static bool caught(Model model, View view, Player hint)
{
    Game liar = { &model, &view, the_game.players, &hint };
    Trial trial = { .games = 60, .moves = 3000, .seed = 1, .options =
                    "rows=4 columns=5 bombs=5 deal=classic" };
    Tally tally;
    bool good = Properties(&liar, &trial, &tally);

    if (good || !strstr(tally.fault, "secret"))
        printf("# %s\n", good ? "nothing found" : tally.fault);
    return !good && strstr(tally.fault, "secret") != NULL;
}
static void winking_layout(const void *state, const Ui *ui, Page *out)
{
    const Mines *m = state;

    the_game.view->layout(state, ui, out);
    for (int k = 1; k < out->n && k < out->room; k++)
        if (m->phase == PLAYING && m->bomb[out->item[k].id - 1])
            out->item[k].h -= 0.001;
}

static void knowing_adviser(Think *t)
{
    const Mines *m = t->state;

    for (int k = 0; k < tiles_of(m) && t->move[0] == '\0'; k++)
        if (!m->bomb[k] && m->shown[k] == COVERED)
            Text_say(t->move, "open %d %d", Grid_spot(m->grid, k).row,
                     Grid_spot(m->grid, k).column);
    Text_say(t->reason, "I have a feeling");
}

CLAIMS(liars)
{
    Model model = *the_game.model;
    View view = *the_game.view;
    Player hint = *the_game.hint;

    model.status = peeping_status;
    view.layout = winking_layout;
    hint.choose = knowing_adviser;
    NAMED("a status that peeps is caught",
          caught(model, *the_game.view, *the_game.hint));
    NAMED("a view that winks is caught",
          caught(*the_game.model, view, *the_game.hint));
    NAMED("an adviser who peeps is caught",
          caught(*the_game.model, *the_game.view, hint));
}
static void hide(Mines *m)
{
    the_game.model->hide(m, 1);
}

static void guess(Mines *m, uint64_t seed)
{
    Random random = Random_start(seed, 1);

    the_game.model->guess(m, 1, &random, &proof);
}
CLAIM(what_is_hidden_is_not_in_what_is_handed_out)
{
    static const uint8_t none[TILES];
    Mines seen, again;

    CHECK(goes("*..../...../....*", "open 1 2, !judge 0 0 safe 1 1, "
               "!judge 0 0 safe 1 3", "#1###/#####/#####"));
    hide(memcpy(&seen, &at, sizeof at));
    CHECK(memcmp(seen.bomb, none, TILES) == 0);
    CHECK(memcmp(seen.shown, at.shown, sizeof at.shown) == 0);
    guess(memcpy(&again, &seen, sizeof at), 7);
    hide(&again);
    CHECK(memcmp(&seen, &again, sizeof seen) == 0);
    CHECK(Text_same(the_game.model->apply(&at, "judge 0 0 safe 1 1"),
                    the_game.model->apply(&at, "judge 0 0 safe 1 3")));
    CHECK(taken(&at, "open 1 1") && at.phase == JUDGING);
    memcpy(&seen, &at, sizeof at);
    hide(&seen);
    guess(&seen, 7);
    CHECK(memcmp(&seen, &at, sizeof at) == 0);
}

CLAIM(bombs_buried_by_hand_are_hidden_when_ready)
{
    CHECK(goes("rows=1 columns=3 deal=own", "bury 1 2", "#*#"));
    hide(&at);
    CHECK(at.bomb[1] == 1 && taken(&at, "ready"));
    hide(&at);
    CHECK(at.bomb[1] == 0 && at.bombs == 1);
}
CLAIM(the_end_is_told_in_sentences)
{
    static const char rows[] = "*../.../..*";

    CHECK(goes(rows, "",
               "Open any tile: even the first may be a bomb."));
    CHECK(goes(rows, "open 1 2", "Bombs left: 2."));
    CHECK(goes(rows, "open 1 2, open 1 1, !open 1 3, !judge 3 0, "
               "!judge 1 2, !judge 2 1 safe 1 1, !judge 2 1 safe 1 2, "
               "!judge 2 1 safe 4 1, !judge 3 1 safe 3 1",
               "A bomb went off. You have lost."));
    CHECK(says(&at, "The house looks at your clicks."));
    CHECK(goes(rows, "open 1 2, open 1 1, judge 2 1 safe 3 1, "
               "!open 1 3, !judge 0 0", "A bomb went off, though the "
               "ticked tile was certain to be safe."));
    CHECK(says(&at, "You guessed 2 times, 1 without need."));
    CHECK(shows(&at, " 3  v # *\n"));
    CHECK(goes("*.", "open 1 2, !judge 1 0 safe 1 2", NULL));
    CHECK(goes("*..*", "mark 1 3, open 1 1, judge 1 1 safe 1 3",
               "A bomb went off, though a tile you had flagged was "
               "certain to be safe."));
    CHECK(says(&at, "1 flag was wrong: it is crossed out."));
    CHECK(goes("*.", "open 1 1, judge 1 0", "A bomb went off, and no "
               "other tile was certain: it was the deal."));
    CHECK(goes("*..", "mark 1 3, mark 1 2, open 1 1, judge 1 0",
               "2 flags were wrong: they are crossed out."));
    CHECK(stands(&at, OVER, 1, 1));
}
CLAIM(the_counter_of_the_usual_field_wins_at_226)
{
    CHECK(goes("", "!lay 3", "Open any tile: the first one is safe."));
    CHECK(goes("", "open 8 8, !open 1 1, !judge 0 0", "")
          && stands(&at, HOUSE, 0, 0) && taken(&at, "lay 3")
          && says(&at, "This field can be opened without a guess."));
    for (int t = 0; t < 256; t++) {
        Line move;

        Text_say(move, "open %d %d", t / 16 + 1, t % 16 + 1);
        if (!at.bomb[t] && at.shown[t] == COVERED)
            CHECK(!at.won && taken(&at, move));
    }
    CHECK(says(&at, "The field is clear. You have won.")
          && count_shown(&at, COVERED, BURST) == 256 - 226
          && taken(&at, "judge 0 0")
          && stands(&at, OVER, 2, at.clicks));
}

CLAIM(a_deal_that_may_need_luck_says_so)
{
    CHECK(goes("rows=9 columns=9 bombs=10", "open 5 5, scatter 1",
               "2,000 tries found no deal without guessing; this one "
               "may need luck."));
    CHECK(goes("deal=classic", "open 5 5, !lay 1, scatter 1", ""));
}
CLAIM(the_field_is_shown_in_letters)
{
    static const char rows[] = "*..../...../....*";

    CHECK(goes(rows, "mark 2 1, open 2 3, mark 1 1, mark 1 1", NULL));
    CHECK(shows(&at, "    1 2 3 4 5\n 1  ? 1 . . .\n"
                     " 2  F 1 . 1 1\n 3  . . . 1 #\n"));
    CHECK(taken(&at, "open 1 1") && shows(&at, " 1  X 1 . . .\n"
          " 2  x 1 . 1 1\n 3  . . . 1 *\n"));
}
CLAIMS(what_may_be_done)
{
    NAMED("the list has what may be done",
          goes("*..", "", "open 1 1\nmark 1 1\nopen 1 2\nmark 1 2\n"
               "open 1 3\nmark 1 3\n")
          && goes("*..", "open 1 2, mark 1 1", "mark 1 1\nchord 1 2\n"
                  "open 1 3\nmark 1 3\n")
          && goes("*..", "open 1 2, open 1 3", "judge 0 0\n")
          && goes("*.", "open 1 1, judge 0 0", NULL) && lists(&at, "")
          && goes("deal=classic", "open 1 1", NULL)
          && listed(&at, "scatter 1") && !listed(&at, "open 1 2")
          && goes("rows=1 columns=1 deal=own", "", "bury 1 1\nready\n")
          && taken(&at, "bury 1 1") && lists(&at, "bury 1 1\n"));
    NAMED("what the rules forbid is refused",
          goes("*../.../..*", "!open 0 1, !open 1 0, !open 4 1, "
               "!open 1 4, !mark 9 9, !chord 1 1, !chord 7 7, !open 1, "
               "!, !open 1  1, !open 01 1, !lay 1, !scatter 1, "
               "!judge 0 0, !judge 0 0 safe 1 1, !bury 1 1, !ready, "
               "!dig 1 1, !open 1 1 1", "###/###/###"));
}

CLAIM(each_nonsense_is_noticed)
{
    Mines bad;

#define NOTICED(change) (bad = at, (change), broken(&bad))
    CHECK(goes("*../.../..*", "open 1 2", NULL));
    CHECK(NOTICED(bad.grid.rows = 0) && NOTICED(bad.grid.rows = 401));
    CHECK(NOTICED(bad.bomb[1] = 1) && NOTICED(bad.shown[1] = 2));
    CHECK(NOTICED(bad.shown[0] = BURST) && NOTICED(bad.opened[1] = 0));
    CHECK(NOTICED(bad.opened[2] = 1) && NOTICED(bad.bombs = 1));
    CHECK(NOTICED(bad.phase = LAYING) && NOTICED(bad.needless = 1));
    CHECK(NOTICED(bad.guesses = 2) && NOTICED(bad.won = true));
    CHECK(taken(&at, "open 1 1") && NOTICED(bad.bomb[0] = 0));
    CHECK(NOTICED((bad.phase = DONE, bad.won = true)));
}
CLAIM(nothing_anybody_sees_depends_on_what_is_hidden)
{
    static const char *const mixes[] = {
        "rows=3 columns=4 bombs=1 deal=classic",
        "rows=2 columns=3 bombs=2 deal=ancestor",
        "rows=4 columns=4 bombs=15", "rows=2 columns=3 deal=own",
        "rows=6 columns=7 bombs=7", "rows=9 columns=9 bombs=10",
    };
    int won = 0, lost = 0;

    for (int k = 0; k < 6; k++) {
        Tally tally;

        CHECK(keeps_its_promises(&the_game, 30, mixes[k], &tally));
        won += tally.won, lost += tally.lost;
    }
    CHECK(won > 20 && lost > 20);
}
static int ways(const char *numbers, int *last)
{
    int n = (int)strlen(numbers), found = 0;

    for (int way = 0; way < 1 << (n + 2); way++) {
        bool good = true;

        for (int k = 0; k < n; k++)
            good &= (way >> k & 1) + (way >> (k + 1) & 1)
                    + (way >> (k + 2) & 1) == numbers[k] - '0';
        found += good;
        *last = good ? way : *last;
    }
    return found;
}
CLAIM(walls_of_1_2_1_and_1_2_2_1_have_one_way_by_enumeration)
{
    int way = 0;

    CHECK(ways("121", &way) == 1 && way == 2 + 8);
    CHECK(ways("1221", &way) == 1 && way == 4 + 8);
    CHECK(ways("111", &way) == 3);
}
CLAIM(walls_fall_to_pairs)
{
    CHECK(concludes("...../11211", 2, "sbsbs", TWO_NUMBERS));
    CHECK(concludes("......../11122111", 4, "bssbbssb", TWO_NUMBERS));
    CHECK(concludes("1...1/1.3.1", 3, "--b--", BY_CASES));
}
static void count_shares(const char *options, int good[BY_COUNT + 1])
{
    Mines m = begun(options);

    for (int number = 1; number <= 3000; number++) {
        m.first = number * 37 % tiles_of(&m);
        lay(&m, number, 9);
        if (solvable(&proof, &m, 20000))
            for (Why most = hardest(); most <= BY_COUNT; most++)
                good[most]++;
        CHECK(proof.used < SAID / 8);
    }
}
LONG_CLAIM(shares_of_fields_without_a_guess_are_as_measured)
{
    static const struct {
        const char *options; int measured[BY_COUNT + 1];
    } by[] = {
        { "", { 637, 846, 0, 905 } },
        { "rows=9 columns=9 bombs=10", { 0, 0, 0, 903 } },
        { "rows=16 columns=16 bombs=40", { 0, 0, 0, 706 } },
        { "rows=16 columns=30 bombs=99", { 0, 96, 0, 143 } },
    };

    for (int k = 0; k < 4; k++) {
        int good[BY_COUNT + 1] = { 0 };

        count_shares(by[k].options, good);
        for (int most = 0; most <= BY_COUNT; most++)
            CHECK(by[k].measured[most] == 0
                  || abs(good[most] / 3 - by[k].measured[most]) <= 30);
    }
}
CLAIM(what_a_small_purse_solves_a_large_one_does)
{
    Mines m = begun("rows=16 columns=16 bombs=40");
    int small = 0, large = 0;

    for (int number = 1; number <= 40; number++) {
        m.first = number;
        lay(&m, number, 9);
        bool soon = solvable(&proof, &m, 40);
        bool late = solvable(&proof, &m, 20000);

        CHECK(!soon || late);
        small += soon;
        large += late;
    }
    CHECK(small > 0 && small < large);
}
CLAIM(stories_are_weighed_by_what_is_left)
{
    CHECK(rates(".1.1....", 2, "250 -1 750 -1 250 250 250 250"));
    CHECK(concludes(".1.1.", 2, "b-s-b", BY_COUNT));
    CHECK(concludes(".1.1.", 1, "s-b-s", BY_COUNT));
}
CLAIM(what_is_nearly_certain_is_not_called_certain)
{
    CHECK(rates(".1.1....../..1......./0...0...../"
                "........../........../........../........../"
                "........../........../..........", 3,
                "1 -1 999 -1 1 "));
}
static bool agrees(const Mines *m)
{
    int bombs = 0;

    for (int t = 0; t < tiles_of(m); t++) {
        bombs += m->bomb[t];
        if (m->shown[t] < COVERED
                && (m->bomb[t] || m->shown[t] != number_of(m, t)))
            return false;
    }
    return bombs == m->bombs;
}
static int tried(Mines m, int bomb[])
{
    int hidden[20], n = 0, all = 0;

    for (int t = 0; t < tiles_of(&m); t++)
        if (m.shown[t] >= COVERED)
            hidden[n++] = t;
    memset(m.bomb, 0, sizeof m.bomb);
    for (int way = 0; way < 1 << n; way++) {
        for (int k = 0; k < n; k++)
            m.bomb[hidden[k]] = way >> k & 1;
        if (agrees(&m)) {
            all++;
            for (int k = 0; k < n; k++)
                bomb[hidden[k]] += way >> k & 1;
        }
    }
    return all;
}
static Mines opened(Random *random)
{
    Mines m = { .grid = { .rows = 1 + Random_below(random, 4) },
                .phase = PLAYING };

    m.grid.columns = 2 + Random_below(random, m.grid.rows > 2 ? 4 : 6);
    m.bombs = 1 + Random_below(random, (tiles_of(&m) + 1) / 2);
    lay(&m, Random_below(random, 1000000), 0);
    memset(m.shown, COVERED, sizeof m.shown);
    for (int k = 0; k < 99; k++) {
        int t = Random_below(random, tiles_of(&m));

        if (!m.bomb[t]
            && count_shown(&m, COVERED, BURST) > 3 + m.bombs % 10)
            m.shown[t] = (uint8_t)number_of(&m, t);
    }
    return m;
}
CLAIM(odds_and_conclusions_agree_with_trying_all_ways)
{
    Random random = Random_start(3, 1);

    for (int k = 0; k < 1500; k++) {
        Mines m = opened(&random);
        int bomb[24] = { 0 }, all = tried(m, bomb);
        short permille[TILES];

        CHECK(rated(&m, permille, 100000));
        for (int t = 0; t < tiles_of(&m); t++) {
            bool open = m.shown[t] < COVERED;
            int known = open ? UNKNOWN : bomb[t] == 0 ? SAFE
                      : bomb[t] == all ? BOMB : UNKNOWN;
            int per = (bomb[t] * 2000 + all) / (2 * all);

            if (!open && known == UNKNOWN)
                per = per < 1 ? 1 : per > 999 ? 999 : per;
            CHECK(Proof_knows(&proof, t) == known);
            CHECK(permille[t] == (open ? -1 : per));
        }
    }
}
CLAIM(imagined_fields_are_uniform_on_a_tiny_one)
{
    int times[8] = { 0 };

    for (int k = 0; k < 4000; k++) {
        at = position(".1.1....", 2);
        guess(&at, (uint64_t)k);
        CHECK(agrees(&at));
        for (int t = 0; t < 8; t++)
            times[t] += at.bomb[t];
    }
    for (int t = 4; t < 8; t++)
        CHECK(times[t] > 900 && times[t] < 1100);
}
static Mines stuck(int bombs, Random *random)
{
    Mines m = begun("rows=16 columns=30 bombs=99");

    m.phase = PLAYING;
    m.bombs = bombs;
    m.first = 255;
    lay(&m, Random_below(random, 1000000), 9);
    uncover(&m, m.first);
    for (int k = 0; k < 100; k++) {
        int t = Random_below(random, tiles_of(&m));

        if (!m.bomb[t])
            uncover(&m, t);
    }
    return m;
}

LONG_CLAIM(imagined_fields_agree_with_all_that_is_open)
{
    Random random = Random_start(4, 1);

    for (int k = 0; k < 1300; k++) {
        Mines m = k < 1000 ? opened(&random)
                : stuck(80 + k % 60, &random);

        guess(&m, (uint64_t)k);
        CHECK(agrees(&m));
    }
}
static Mines net(int bombs)
{
    Mines m = begun("rows=30 columns=40");

    m.phase = PLAYING;
    m.bombs = bombs;
    for (int row = 1; row < 28; row += 2)
        for (int column = 1; column < 38; column += 2)
            m.shown[row * 40 + column] = 4;
    return m;
}

CLAIM(what_cannot_be_does_no_harm)
{
    static const char *const lies[] = { ".8.", ".2....", ".1.....",
                                        "1..1.....", ".2.0." };
    short permille[TILES];

    at = net(5);
    guess(&at, 2);
    CHECK(!agrees(&at));
    for (uint64_t k = 0; k < 3; k++) {
        at = net(510);
        guess(&at, k);
        CHECK(agrees(&at));
    }
    for (int k = 0; k < 15; k++) {
        at = position(lies[k / 3], k % 3);
        rated(&at, permille, 1000);
        CHECK(proof.steps <= at.grid.columns);
        guess(&at, 2);
    }
}
static Think dealt(const Mines *m)
{
    return asked(the_game.players, m, the_game.players->nodes, 6);
}

CLAIM(the_dealer_lays_what_needs_no_guess)
{
    int number = 0;

    CHECK(goes("rows=9 columns=9 bombs=10", "open 5 5", NULL));
    CHECK(Text_match(dealt(&at).move, "lay %d", &number));
    lay(&at, number, 9);
    CHECK(solvable(&proof, &at, 20000));
    at.bomb[40] = 1;
    CHECK(!solvable(&proof, &at, 20000));
    at.deal = CLASSIC;
    CHECK(Text_match(dealt(&at).move, "scatter %d", &number));
    CHECK(dealt(&at).nodes == the_game.players->nodes);
}

LONG_CLAIM(an_impossible_density_is_scattered_after_2000_tries)
{
    int number = 0;

    CHECK(goes("rows=16 columns=16 bombs=100", "open 7 5", NULL));
    CHECK(Text_match(dealt(&at).move, "scatter %d", &number));
    CHECK(dealt(&at).nodes == 0);
}
CLAIM(the_judge_knows_a_guess_and_a_needless_one)
{
    CHECK(goes("*...*", "open 1 2, open 1 4, open 1 1", "X1#1*"));
    CHECK(Text_same(dealt(&at).move, "judge 3 1 safe 1 3"));
    at.deal = CLASSIC;
    CHECK(Text_same(dealt(&at).move, "judge 2 1 safe 1 3"));
    at.won = true;
    CHECK(Text_same(dealt(&at).move, "judge 2 1"));
    at.opened[0] = 0, at.opened[2] = 3, at.chosen[2] = 1;
    CHECK(Text_same(dealt(&at).move, "judge 1 0"));
}
static bool counted(const Mines *m, int tile, bool left)
{
    int next[8], covers = 0, flags = 0;

    for (int n = around(m, tile, next); n > 0; n--) {
        covers += m->shown[next[n - 1]] == COVERED;
        flags += m->shown[next[n - 1]] == FLAG;
    }
    return flags == m->shown[tile] - left && (!left || covers == 1);
}

static bool can_be_seen(const Mines *m, const Think *t)
{
    bool left = strstr(t->reason, "no other left") != NULL;
    int row, column, outlined = 0;
    const Page *page;
    Ui ui = { 0 };

    if (!left && !strstr(t->reason, "already"))
        return true;
    sscanf(t->move, "%*s %d %d", &row, &column);
    ui.hint = Grid_cell(m->grid, row, column) + 1;
    page = laid_out(m, &ui);
    for (int k = 1; k < page->n; k++)
        if (strstr(page->item[k].words, "a reason of the hint"))
            outlined += counted(m, k - 1, left) ? 1 : 2;
    return outlined == 1;
}
static Think advice(const Mines *m)
{
    return asked(the_game.hint, m, the_game.hint->nodes, 6);
}

static bool follow_hints(void)
{
    for (int k = 0; k < 200 && at.phase == PLAYING; k++) {
        Mines seen = at;
        Think t;

        hide(&seen);
        t = advice(&seen);
        if (t.reason[0] == '\0' || strncmp(t.reason, "a guess", 7) == 0
            || !can_be_seen(&at, &t) || !taken(&at, t.move))
            return false;
    }
    return at.won;
}

CLAIM(hints_alone_win_what_needs_no_guess)
{
    for (int number = 1, done = 0; done < 20; number++) {
        Line moves;

        Text_say(moves, "open 5 5, lay %d", number);
        CHECK(goes("rows=9 columns=9 bombs=14", moves, NULL));
        if (solvable(&proof, &at, 20000)) {
            CHECK(follow_hints());
            done++;
        }
    }
}
static void advised(Mines m, const char *move, const char *reason)
{
    Think t = advice(&m);

    CHECK(Text_same(t.move, move) && Text_same(t.reason, reason));
    if (!Text_same(t.move, move) || !Text_same(t.reason, reason))
        printf("# %s: %s\n", t.move, t.reason);
}

static const struct {
    const char *rows; int bombs; const char *move, *reason;
} hinting[] = {
    { ".10F", 1, "mark 1 4",
      "this flag is wrong: the numbers prove the tile safe" },
    { "F10.", 1, "open 1 4",
      "the blank beside this tile has no bomb around" },
    { "..10/1110", 1, "mark 1 2",
      "the 1 beside this tile has no other left for a bomb" },
    { ".F10/1110", 1, "open 1 1",
      "the 1 beside this tile has its bomb already" },
    { "...../11211", 2, "open 1 3", "the 1 and the 1 near this tile "
      "leave no bomb for it" },
    { ".2.1/1.1.", 2, "mark 1 1", "the 1 and the 2 near this tile "
      "need a bomb here" },
    { ".2../1..1", 2, "open 1 4",
      "in every case that 3 numbers allow, it is safe" },
    { "1.../.24./1.2.", 4, "mark 1 4",
      "in every case that 5 numbers allow, it is a bomb" },
    { ".1.1?", 2, "open 1 3",
      "all bombs that are left must lie elsewhere" },
    { "1...1/1.3.1", 3, "open 1 2", "a guess: nothing is certain, "
      "and here the risk is 50.0 %" },
    { "01F", 1, "", "" },
    { "02../02.2", 2, "mark 1 3",
      "the 2 beside this tile needs all that are left to it "
      "for bombs" },
};
CLAIM(the_adviser_gives_its_reason_in_words)
{
    for (int k = 0; k < 12; k++)
        advised(position(hinting[k].rows, hinting[k].bombs),
                hinting[k].move, hinting[k].reason);
}
CLAIM(the_adviser_speaks_before_the_first_click)
{
    Mines m = begun("rows=9 columns=9 bombs=10"), wide = net(480);

    advised(m, "open 5 5", "the first tile is never a bomb");
    m.deal = ANCESTOR;
    advised(m, "open 5 5", "nothing is known yet: one tile is as good "
            "as another");
    m.shown[40] = FLAG;
    CHECK(Text_same(advice(&m).move, "open 5 6"));
    memset(m.shown, FLAG, sizeof m.shown);
    advised(m, "", "");
    m.phase = JUDGING;
    advised(m, "", "");
    CHECK(Text_same(advice(&wide).reason, "a guess: there are too many "
                    "cases to tell the odds"));
}
CLAIM(the_wrong_flag_of_the_first_figure_is_found)
{
    static const int flag[] = { 42, 43, 59, 204, 213, 214 };

    CHECK(goes("", "open 8 8, lay 77298910", NULL));
    for (int k = 0; k < 6; k++) {
        at.shown[flag[k]] = FLAG;
        CHECK(at.bomb[flag[k]] == (k > 0));
    }
    advised(at, "mark 3 11",
            "this flag is wrong: the numbers prove the tile safe");
}
static const char *heard(Ui ui, int id)
{
    static Line all;
    Item i = item(&at, ui, id);

    Text_say(all, "%s/%s/%s", strchr(i.words, ':') + 2, i.move,
             i.other);
    return all;
}
CLAIM(each_tile_has_words_and_most_a_move)
{
    static const struct { const char *rows, *moves; int id;
                          const char *words; } say[] = {
        { "..*..", "", 1, "covered/open 1 1/mark 1 1" },
        { "..*..", "open 1 1", 1, "blank//" },
        { "..*..", "open 1 1", 2, "1 bomb around//" },
        { "..*..", "mark 1 3", 3, "flag//mark 1 3" },
        { "..*..", "mark 1 5, mark 1 5", 5,
          "question mark/open 1 5/mark 1 5" },
        { "*..*.", "open 1 2, mark 1 1", 2,
          "1 bomb around/chord 1 2/" },
        { "*..", "open 1 1", 1, "the bomb that went off//" },
        { "**.", "mark 1 3, open 1 1, judge 0 0", 2, "bomb//" },
        { "**.", "mark 1 3, open 1 1, judge 0 0", 3, "wrong flag//" },
        { "**.", "open 1 1, judge 1 1 safe 1 3", 3,
          "covered, was certain to be safe//" },
        { "**.", "mark 1 3, open 1 1, judge 1 1 safe 1 3", 3,
          "wrong flag, was certain to be safe//" },
        { "rows=1 columns=2 deal=own", "bury 1 1", 1,
          "bomb/bury 1 1/" },
        { "rows=1 columns=2 deal=own", "", 2, "covered/bury 1 2/" },
    };

    for (int k = 0; k < 13; k++) {
        CHECK(goes(say[k].rows, say[k].moves, NULL));
        CHECK(Text_same(heard((Ui){ 0 }, say[k].id), say[k].words));
    }
    CHECK(Text_same(item(&at, (Ui){ 0 }, 2).words,
                    "row 1, column 2: covered"));
}
static bool paints(Ui ui, const char *order, int often)
{
    return times(&at, ui, order) == often;
}

CLAIMS(what_is_seen_around_a_number)
{
    Ui on = { .hover = 2 }, cover = { .hover = 1 },
       ground = { .hover = TILES + 1 };

    NAMED("a number lights the covers it speaks of",
          goes("*.../..../...*", "open 1 2", NULL)
          && paints(on, "stroke quiet", 5)
          && paints(cover, "stroke quiet", 0)
          && paints(ground, "stroke quiet", 0)
          && plays(&at, "open 3 1, open 1 4") && at.won
          && paints(on, "stroke quiet", 0));
    NAMED("a dot stands where four open tiles meet",
          goes(".../.../..*", "open 1 1", ".../.11/.1F")
          && paints(on, "fill lines", 3));
}

CLAIM(odds_are_certain_only_when_they_say_so)
{
    Ui ui = { .on = { true } };

    CHECK(goes("*..*.", "open 1 2", "#1###") && Text_same(heard(ui, 1),
               "covered, bomb with 50 percent/open 1 1/mark 1 1"));
    CHECK(Text_same(heard(ui, 2), "1 bomb around//"));
    CHECK(taken(&at, "open 1 3") && strstr(heard(ui, 1), "100 percent")
          && strstr(heard(ui, 4), "with 100 percent")
          && strstr(heard(ui, 5), "with 0 percent"));
    CHECK(goes("*./*.", "open 1 2", "#2/##")
          && strstr(heard(ui, 1), "with 67 percent"));
    CHECK(goes("rows=10 columns=21 bombs=208 deal=classic",
               "open 1 1, scatter 1", NULL)
          && strstr(heard(ui, 210), "with 99 percent"));
}
static bool hints(int id, const char *said, int reasons)
{
    Ui ui = { .hint = id };

    return strstr(heard(ui, id), said)
        && paints(ui, "stroke lampedge", 1 + reasons);
}

CLAIMS(what_a_hint_shows)
{
    NAMED("a hint shows its reason and what follows",
          goes("*../.../...", "mark 1 1, mark 3 1, open 3 3", NULL)
          && hints(1, "flag, a bomb by the hint", 1)
          && paints((Ui){ .hint = 1 }, "fill wine", 1)
          && paints((Ui){ .hint = 1 }, "stroke cloth", 1)
          && hints(7, "flag, safe by the hint", 1));
    NAMED("a guess is lit without a reason",
          goes("*..*.", "open 1 2", NULL)
          && hints(3, "covered, the hint's guess", 0)
          && taken(&at, "open 1 1") && hints(3, "covered//", 0)
          && goes("...", "", NULL)
          && hints(3, "covered, the hint's guess", 0)
          && (at.deal = CLASSIC, hints(3, "covered, safe by the", 0)));
}

CLAIM(a_field_is_thought_about_once)
{
    Ui ui = { .on = { true } };
    Page page;

    CHECK(goes("*..*.", "open 1 2", NULL));
    page = *laid_out(&at, &ui);
    CHECK(taken(&at, "open 1 3"));
    page.n = 0;
    the_game.view->layout(&at, &ui, &page);
    CHECK(strstr(Page_find(&page, 1)->words, "50 percent"));
    CHECK(strstr(heard(ui, 1), "100 percent"));
}
CLAIM(every_sign_is_painted_stroke_by_stroke)
{
    Ui ui = { 0 };

    CHECK(goes("**../..../...*/*...", "open 1 3, mark 1 1, mark 2 1, "
               "mark 2 2, mark 2 2, open 1 2", "FX1#/x?##/###*/*###"));
    at.phase = DONE;
    at.certain = 7;
    CHECK(paints(ui, "fill mist", 15) && paints(ui, "fill mistfoot", 0)
          && paints(ui, "fill lamp", 1) && paints(ui, "fill wine", 2)
          && paints(ui, "fill jet", 1)
          && paints(ui, "stroke n1", 1));
    CHECK(sums_to(painted(&at, ui, LIGHT), 328, 1774145623u));
}

CLAIMS(covers_and_lamps)
{
    Ui up = { .hover = 2 }, down = { .hover = 2, .down = true },
       odd = { .hint = 3, .on = { true } };

    NAMED("a pointed cover rises and a pressed one sinks",
          goes(corner, "", NULL) && paints(up, "fill misthi", 1)
          && paints(up, "fill mistfoot", 16)
          && paints(down, "fill misthi", 0)
          && paints(down, "fill mistfoot", 15)
          && taken(&at, "mark 1 2")
          && paints(down, "fill mistfoot", 16));
    NAMED("the last click of a win takes the lamp",
          goes("..*..", "open 1 1, open 1 5", ".1F1.")
          && paints(up, "fill lamp", 1));
    NAMED("odds and hints are painted",
          goes("*..*.", "open 1 2", NULL) && paints(odd, "fill lamp", 1)
          && paints(odd, "stroke text", 6));
}
CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const words[] = { "n1 panel", "n2 panel",
        "n3 panel", "n4 panel", "n5 panel", "n6 panel", "n7 panel",
        "n8 panel", "text mist", "jet lamp", NULL };
    static const char *const signs[] = { "wine mist", "cloth lamp",
        "lampedge mist", "lampedge panel", "paper text", NULL };

    CHECK(Apart_all(the_game.view->inks, words, 4.5));
    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
CLAIM(in_contrast_every_filled_shape_has_an_outline)
{
    const char *log = NULL;
    int n = -1;

    CHECK(goes(corner, "", NULL)
          && paints((Ui){ 0 }, "stroke text", 0));
    for (log = painted(&at, (Ui){ 0 }, CONTRAST); log; n++)
        log = strstr(log + (n >= 0), "stroke text");
    CHECK(n == 17);
}

TEST_MAIN
