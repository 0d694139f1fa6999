/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include "apart.h"
#include "bench.h"
#include "lightsout.h"

/* tests */

/* tests of pressing */
static bool equal(Lights a, Lights b)
{
    return count(sum(a, b)) == 0;
}

CLAIM(pressing_twice_or_in_either_order_gives_the_same_board)
{
    Random random = Random_start(1, 1);

    for (int n = LEAST; n <= MOST; n++)
        for (int k = 0; k < 20; k++) {
            Lights lit = scattered(n, n * n / 2, &random);
            Lights a = scattered(n, n, &random);
            Lights b = scattered(n, n, &random);
            Lights once = press(n, lit, a), both = press(n, once, b);

            CHECK(equal(press(n, once, a), lit));
            CHECK(equal(press(n, press(n, lit, b), a), both));
            CHECK(equal(press(n, lit, sum(a, b)), both));
        }
}
CLAIM(a_corner_changes_3_lights_an_edge_4_an_inner_light_5)
{
    for (int n = LEAST; n <= MOST; n++)
        for (int k = 0; k < n * n; k++) {
            int r = k / n, c = k % n, rims = (r == 0) + (r == n - 1)
                                           + (c == 0) + (c == n - 1);
            Lights set = reach(n, k);

            CHECK(count(set) == 5 - rims);
            for (int j = 0; j < n * n; j++)
                CHECK(has(set, j)
                      == (abs(j / n - r) + abs(j % n - c) <= 1));
        }
}

/* tests of the start */
static Night begun(const char *options, uint64_t seed)
{
    Night s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}

CLAIM(random_boards_are_never_dark_and_take_n_plus_1_presses)
{
    int presses = 0;

    for (uint64_t seed = 0; seed < 2000; seed++) {
        Night s = begun("size=3", seed), t = begun("size=4", seed);

        CHECK(count(s.lit) > 0 && s.phase == PLAYING && s.par <= 8);
        CHECK(count(t.lit) > 0 && t.par > 0);
        presses += s.par;
    }
    CHECK(abs(presses - 4 * 2000) < 5 * 64);
}
static const char *const named[8] = {
    "board=1", "board=2", "board=3", "board=4", "board=5", "board=6",
    "board=7", "board=diagonal"
};

/* tests of the rules */
CLAIM(the_end_is_noticed)
{
    Night s = begun("size=3 board=empty", 1), up;

    CHECK(!listed(&s, "ready") && taken(&s, "press 2 2"));
    CHECK(listed(&s, "ready") && listed(&s, "light 1 1"));
    CHECK(taken(&s, "ready") && s.par == 1 && s.moves == 0);
    CHECK(!listed(&s, "ready") && !listed(&s, "light 1 1"));
    CHECK(plays(&s, "press 1 1, press 1 1") && s.phase == PLAYING);
    up = s;
    CHECK(taken(&s, "press 2 2") && stands(&s, OVER, 2, 3));
    CHECK(says(&s, "3 presses; 1 is enough."));
    CHECK(taken(&up, "give up") && stands(&up, OVER, 1, 2));
    CHECK(says(&up, "1 press was left: it is marked."));
    CHECK(lists(&s, "") && refused(&s, "press 1 1", NULL));
}

/* tests of the solver */
CLAIM(quiet_patterns_are_0_4_2_0_0_0_8_0_6_0_0_4_0)
{
    static const int known[] = { 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4,
                                 0 };

    for (int n = LEAST; n <= MOST; n++) {
        Quiet quiet;

        quiet_patterns(n, &quiet);
        CHECK(quiet.many == known[n - LEAST]);
        for (int k = 1; k < 1 << quiet.many; k++) {
            Lights set = NONE;

            for (int j = 0; j < quiet.many; j++)
                if (k >> j & 1)
                    set = sum(set, quiet.pattern[j]);
            CHECK(count(set) > 0 && count(press(n, NONE, set)) == 0);
        }
    }
}

static bool proves(Reach *reached, int n, Lights lit, Lights marked)
{
    for (int p = 0; p < n * n; p++)
        if (count(common(reached(n, p), marked)) % 2 != 0)
            return false;
    return count(common(lit, marked)) % 2 != 0;
}

CLAIM(a_lit_corner_is_hopeless_on_5_and_not_on_3)
{
    Answer five = solve(5, only(0)), three = solve(3, only(0));

    CHECK(five.par == NEVER && five.ways == 0);
    CHECK(proves(reach, 5, only(0), five.set));
    CHECK(!proves(reach, 5, NONE, five.set));
    CHECK(!proves(reach, 5, only(0), only(0)));
    CHECK(three.par == 5 && three.ways == 1);
    CHECK(count(press(3, only(0), three.set)) == 0);
}
CLAIM(all_lit_needs_5_4_15_28_33_40_25_44_and_can_be_darkened)
{
    static const int par[] = { 5, 4, 15, 28, 33, 40, 25, 44 };
    static const int ways[] = { 1, 2, 4, 1, 1, 1, 6, 1 };

    for (int n = LEAST; n <= MOST; n++) {
        Lights lit = NONE;
        Answer a;

        for (int at = 0; at < n * n; at++)
            lit = sum(lit, only(at));
        a = solve(n, lit);
        CHECK(a.ways > 0 && a.par == count(a.set));
        CHECK(count(press(n, lit, a.set)) == 0);
        CHECK(n > 10 || (a.par == par[n - 3] && a.ways == ways[n - 3]));
    }
}
CLAIM(prebuilt_need_6_6_6_6_6_7_7_5_in_2_2_1_2_1_1_1_1)
{
    static const int par[8] = { 6, 6, 6, 6, 6, 7, 7, 5 };
    static const int ways[8] = { 2, 2, 1, 2, 1, 1, 1, 1 };
    static const int known[8][7] = {
        { 11, 13, 15, 21, 23, 25 }, { 21, 23, 25, 41, 43, 45 },
        { 13, 23, 31, 35, 43, 53 }, { 31, 32, 34, 35, 52, 54 },
        { 12, 24, 31, 34, 51, 55 }, { 13, 22, 23, 24, 31, 35, 53 },
        { 13, 21, 32, 33, 35, 41, 53 }, { 15, 24, 33, 42, 51 },
    };
    Night s;

    for (int k = 0; k < 8; k++) {
        Lights set = NONE;
        Answer a;

        s = begun(named[k], 1);
        a = solve(5, s.lit);
        for (int j = 0; j < par[k]; j++)
            set = sum(set, only(known[k][j] / 10 * 5
                                + known[k][j] % 10 - 6));
        CHECK(a.par == par[k] && a.ways == ways[k] && s.par == par[k]);
        CHECK(count(set) == par[k] && count(press(5, s.lit, set)) == 0);
        CHECK(ways[k] > 1 || equal(set, a.set));
    }
    CHECK(starts(&s, "size=6 board=1", 1) != NULL);
}

static unsigned char least[1 << 25], as_short[1 << 25];

static void try_all_sets(Reach *reached, int n)
{
    uint32_t sets = 1u << n * n, lit = 0, set = 0, turns[25];
    int presses = 0;

    for (int at = 0; at < n * n; at++)
        turns[at] = (uint32_t)reached(n, at).word[0];
    memset(least, 255, sets);
    least[0] = 0, as_short[0] = 1;
    for (uint32_t k = 1; k < sets; k++) {
        int at = 0;

        while ((k >> at & 1) == 0)
            at++;
        lit ^= turns[at];
        set ^= 1u << at;
        presses += set >> at & 1 ? 1 : -1;
        if (presses < least[lit])
            least[lit] = (unsigned char)presses, as_short[lit] = 0;
        as_short[lit] = (unsigned char)(as_short[lit]
                                        + (presses == least[lit]));
    }
}

static bool solver_agrees(Reach *reached, int n, uint32_t board)
{
    Lights lit = { { board } }, left = lit;
    Answer a = solve_wired(reached, n, lit);

    if (least[board] == 255)
        return a.par == NEVER && proves(reached, n, lit, a.set);
    for (int at = 0; at < n * n; at++)
        if (has(a.set, at))
            left = sum(left, reached(n, at));
    return a.par == least[board] && a.ways == as_short[board]
        && count(a.set) == a.par && count(left) == 0;
}

static int judged(Reach *reached, int n, uint32_t each,
                  const int *known)      /* [17], by par; or NULL */
{
    int by_par[256] = { 0 }, all = 1 << n * n;

    try_all_sets(reached, n);
    for (uint32_t board = 0; board < (uint32_t)all; board++) {
        CHECK(board % each != 0
              || solver_agrees(reached, n, board));
        by_par[least[board]]++;
    }
    CHECK(!known || memcmp(by_par, known, 17 * sizeof *known) == 0);
    return all - by_par[255];
}

CLAIM(all_512_of_3x3_by_par_1_9_36_84_126_126_84_36_9_1)
{
    CHECK(judged(reach, 3, 1, (int[17]){ 1, 9, 36, 84, 126, 126, 84,
                                         36, 9, 1 }) == 512);
}

LONG_CLAIM(of_4x4_4096_by_par_1_16_120_560_1387_1440_540_32)
{
    CHECK(judged(reach, 4, 1, (int[17]){ 1, 16, 120, 560, 1387, 1440,
                                         540, 32 }) == 4096);
}
LONG_CLAIM(on_5x5_7350_boards_need_15_and_none_needs_more)
{
    static const int known[17] = {
        1, 25, 300, 2300, 12650, 53130, 176176, 467104, 982335, 1596279,
        1935294, 1684446, 1004934, 383670, 82614, 7350,
    };

    CHECK(judged(reach, 5, 11003, known) == 8388608);
}
CLAIM(each_nonsense_is_noticed)
{
    Night s = begun("board=1", 1), bad = s;
    Night draw = begun("board=empty", 1);

    CHECK((bad.par = 5, broken(&bad)) && (bad.par = 8, broken(&bad)));
    CHECK((bad = s, bad.moves = 1, broken(&bad)));
    CHECK((bad = s, bad.lit = only(0), broken(&bad)));
    CHECK((bad = s, bad.lit = NONE, broken(&bad)));
    CHECK((bad = s, bad.phase = SOLVED, broken(&bad)));
    CHECK((bad = draw, bad.moves = 1, broken(&bad)));
    CHECK((bad = draw, bad.phase = SOLVED, broken(&bad)));
}

/* tests of the players */
static Night house_dealt(const char *options, uint64_t seed)
{
    Night s;

    CHECK(starts(&s, options, seed) == NULL && s.phase == DEALING);
    CHECK(house_moves(&s, seed) && s.phase == PLAYING);
    return s;
}

LONG_CLAIM(each_board_of_a_par_is_as_likely_to_be_dealt)
{
    static const int boards_with[10] = { 0, 0, 0, 0, 112, 280, 96, 0,
                                         48, 4 };
    int dealt_with[10] = { 0 };

    for (uint64_t seed = 0; seed < 5400 && test_faults < 9; seed++) {
        Answer a = solve(4, house_dealt("size=4 board=par", seed).lit);

        CHECK(a.par == 6 && a.ways < 10);
        dealt_with[a.ways % 10]++;
    }
    for (int k = 0; k < 10; k++) {
        int stray = dealt_with[k] - 10 * boards_with[k];

        CHECK(stray * stray <= 25 * 10 * boards_with[k]);
    }
}
CLAIM(a_wanted_par_is_dealt_or_the_largest_found_below)
{
    Night s;
    Line wish;

    for (int par = 1; par <= 15; par++) {
        say(wish, "size=6 board=par par=%d", par);
        CHECK(house_dealt(wish, 5).par == par);
    }
    CHECK(house_dealt("size=15 board=par par=99", 1).par == 99);
    CHECK(house_dealt("size=4 board=par par=16", 2).par == 7);
    s = house_dealt("size=3 board=par par=99", 1);
    CHECK(s.par == 9 && s.wanted == 99);
    CHECK(says(&s, "No board of par 99 was found."));
}
CLAIM(the_rules_measure_what_the_house_deals)
{
    const char *nobody = "Nobody wanted such a par.";
    Night s;

    CHECK(starts(&s, "size=4 board=par", 1) == NULL);
    CHECK(stands(&s, HOUSE, 0, 0) && lists(&s, "deal 1 1\n"));
    CHECK(says(&s, "The house looks for par 6."));
    CHECK(refused(&s, "press 1 1", "The house is choosing a board."));
    CHECK(refused(&s, "deal 0 1", nobody));
    CHECK(refused(&s, "deal 7 1", nobody));
    CHECK(refused(&s, "deal 6 2", "That board has a shorter answer."));
    CHECK(starts(&s, "size=3 board=par par=20", 1) == NULL);
    CHECK(refused(&s, "deal 10 1", nobody));
    s.wanted = 9;
    CHECK(taken(&s, asked(the_game.players, &s, 0, 1).move));
    CHECK(s.par == 1);
}
CLAIM(hints_lead_to_the_end_in_par_presses)
{
    for (int n = LEAST; n <= MOST; n++) {
        Line size;
        Night s;

        say(size, "size=%d", n);
        s = begun(size, (uint64_t)n);
        for (int left = s.par; left > 0; left--) {
            CHECK(s.phase == PLAYING && solve(n, s.lit).par == left);
            CHECK(taken(&s, asked(the_game.hint, &s, 1, 1).move));
        }
        CHECK(s.phase == SOLVED && s.moves == s.par);
    }
}

/* answers */
static Lights endless(int n, int at)
{
    int r = at / n, c = at % n;
    Lights set = only(at);

    set = sum(set, only((r + n - 1) % n * n + c));
    set = sum(set, only((r + 1) % n * n + c));
    set = sum(set, only(r * n + (c + n - 1) % n));
    return sum(set, only(r * n + (c + 1) % n));
}

LONG_CLAIM(an_endless_house_of_3x3_has_32_boards_of_512)
{
    CHECK(judged(endless, 3, 1, NULL) == 32);
    CHECK(judged(endless, 4, 41, NULL) == 65536);
}

static Lights diagonal_too(int n, int at)
{
    int beside[8], many = Grid_near((Grid){ n, n }, at, 8, beside);
    Lights set = only(at);

    while (many > 0)
        set = sum(set, only(beside[--many]));
    return set;
}

CLAIM(with_diagonals_all_of_3x3_and_4x4_can_be_darkened)
{
    CHECK(judged(diagonal_too, 3, 1, NULL) == 512);
    CHECK(judged(diagonal_too, 4, 41, NULL) == 65536);
    CHECK(solve_wired(diagonal_too, 5, only(0)).par == NEVER);
    CHECK(solve_wired(diagonal_too, 11, NONE).par == 0);
}

static int chased(int n, Lights lit, uint32_t presses)
{
    uint32_t full = (1u << n) - 1, above = 0, coming = 0;
    int many = 0;

    for (int r = 0; r < n; r++) {
        uint32_t row = coming;

        for (int c = 0; c < n; c++)
            row ^= (uint32_t)has(lit, r * n + c) << c;
        row ^= presses ^ (presses << 1 & full) ^ presses >> 1;
        many += count((Lights){ { presses } });
        coming = presses;
        above = presses = row;
    }
    return above == 0 ? many : NEVER;
}

static bool chasing_agrees(int n, Lights lit)
{
    Answer a = solve(n, lit);
    int par = NEVER, ways = 0;

    for (uint32_t first = 0; first < 1u << n; first++) {
        int many = chased(n, lit, first);

        if (many != NEVER && (par == NEVER || many < par))
            par = many, ways = 0;
        ways += many != NEVER && many == par;
    }
    return a.par == par && a.ways == ways;
}

CLAIM(chasing_lights_agrees_with_adding_sentences)
{
    Random random = Random_start(6, 1);

    for (int n = LEAST; n <= 12; n++)
        for (int k = 0; k < 6; k++) {
            Lights set = scattered(n, n * n / 3, &random);

            CHECK(chasing_agrees(n, k % 2 ? set : press(n, NONE, set)));
        }
    CHECK(chasing_agrees(15, press(15, NONE, only(112))));
}

/* tests of the view */
CLAIM(the_pane_shows_what_the_press_will_do)
{
    for (int at = 0; at < 25; at++) {
        Night s = begun(named[at % 8], 1), then = s;
        Ui here = { .hover = at + 1 }, away = { .hover = 0 };
        int lit = count(s.lit), more = count(reach(5, at));
        int glow = lit + more - count(common(s.lit, reach(5, at)));

        CHECK(times(&s, here, "fill glow") == glow);
        CHECK(times(&s, here, "fill curtain") == 25 + more - glow);
        CHECK(taken(&then, item(&s, here, at + 1).move));
        CHECK(times(&then, away, "fill glow") == count(then.lit));
        CHECK(count(then.lit) == 2 * glow - lit - more);
    }
}
CLAIM(each_phase_has_its_lamps_feet_and_outlines)
{
    static const char one[] = "board=1", none[] = "board=empty",
        night[] = "press 1 1, ready, press 1 1";
    static const struct {
        const char *board, *moves;
        Ui ui;
        const char *order;
        int n;
    } seen[] = {
        { none, "", { .hover = 13 }, "fill glow", 1 },
        { none, "", { .hover = 0 }, "fill glow", 0 },
        { none, "", { .hover = 301 }, "fill glow", 0 },
        { none, "light 1 1", { .hover = 0 }, "stroke lampedge", 12 },
        { none, night, { .hover = 7 }, "fill lamp", 0 },
        { none, night, { .hover = 7 }, "fill moon", 1 + 80 },
        { one, "", { .hover = 7 }, "fill moon", 1 },
        { one, "", { .hover = 11 }, "fill glow", 3 + 3 },
        { one, "", { .hover = 11, .done = true }, "fill glow", 3 },
        { one, "", { .hover = 7 }, "fill lamp", 0 },
        { one, "", { .on = { true } }, "fill lamp", 6 },
        { one, "", { .hint = 7 }, "fill lamp", 2 },
        { one, "give up", { .hover = 7 }, "fill lamp", 6 },
        { one, "", { .hover = 3 }, "fill sillfoot", 27 },
        { one, "", { .hover = 3, .down = true }, "fill sillfoot", 26 },
        { one, "give up", { .hover = 3 }, "fill sillfoot", 2 },
    };

    for (int k = 0; k < 16; k++) {
        Night s = begun(seen[k].board, 1);

        CHECK(plays(&s, seen[k].moves));
        CHECK(times(&s, seen[k].ui, seen[k].order) == seen[k].n);
    }
}
CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const signs[] = {
        "glow curtain", "glow night", "frame glow", "lamp curtain",
        "lamp frame", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
CLAIM(each_window_says_what_it_is)
{
    Night s = begun("board=1", 1), draw = begun("board=empty", 1);
    Ui ui = { .on = { true } };
    Item first = item(&s, ui, 1);

    CHECK(laid_out(&s, &ui)->n == 27);
    CHECK(same(first.words, "row 1, column 1: dark, marked"));
    CHECK(same(first.move, "press 1 1") && same(first.drop, "1 1"));
    CHECK(same(item(&s, ui, 11).words, "row 3, column 1: lit"));
    draw.lit = only(0);
    first = item(&draw, ui, 1);
    CHECK(same(first.words, "row 1, column 1: lit, marked"));
    CHECK(same(first.move, "light 1 1"));
    CHECK(same(first.other, "press 1 1"));
}
TEST_MAIN
