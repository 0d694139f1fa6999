/* Made from games/lightsout.nw by make tangle: change that, not this. */
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

CLAIM(parity_of_the_lit_lights_changes_at_edges_only)
{
    Random random = Random_start(2, 1);

    for (int k = 0; k < 36; k++) {
        Lights lit = scattered(6, k, &random), set = reach(6, k);
        int change = count(sum(lit, set)) - count(lit);

        CHECK((change % 2 == 0) == (count(set) == 4));
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

CLAIM(the_eight_boards_are_those_of_the_ancestor)
{
    static const int lights[8] = { 3, 12, 16, 10, 18, 9, 14, 5 };
    Night s;

    for (int k = 0; k < 8; k++)
        CHECK(count(begun(named[k], 1).lit) == lights[k]);
    CHECK(equal(begun("board=5", 1).lit,
                drawn("xxxxo xxxox xxxox oooxx xxoxx")));
    CHECK(same(starts(&s, "size=6 board=1", 1),
               "Boards 1 to 7 and the diagonal are 5 by 5: size=5."));
}

/* tests of the rules */
CLAIM(nonsense_is_refused_and_nothing_changes)
{
    static const char *const no[][2] = {
        { "jump", "Say press, a row and a column: press 3 4." },
        { "ready", "The game has begun: press a light." },
        { "light 1 1", "The game has begun: say press, not light." },
        { "deal 1 1", "The house has no deal to make." },
    };
    const char *where = "No such light: rows and columns count from 1.";
    Night s = begun("board=1", 1), draw = begun("board=empty", 1);

    for (int k = 0; k < 4; k++)
        CHECK(refused(&s, no[k][0], no[k][1]));
    CHECK(refused(&s, "press 0 1", where));
    CHECK(refused(&s, "press 6 1", where));
    CHECK(refused(&s, "press 1 0", where));
    CHECK(refused(&s, "press 5 6", where));
    CHECK(refused(&draw, "ready",
                  "The house is dark already: light a window first."));
}
CLAIM(the_end_is_noticed)
{
    Night s = begun("size=3 board=empty", 1);

    CHECK(!listed(&s, "ready") && taken(&s, "press 2 2"));
    CHECK(listed(&s, "ready") && listed(&s, "light 1 1"));
    CHECK(taken(&s, "ready") && s.par == 1 && s.moves == 0);
    CHECK(!listed(&s, "ready") && !listed(&s, "light 1 1"));
    CHECK(plays(&s, "press 1 1, press 1 1") && s.phase == PLAYING);
    CHECK(taken(&s, "press 2 2") && s.phase == SOLVED && s.moves == 3);
    CHECK(lists(&s, ""));
    CHECK(refused(&s, "press 1 1",
                  "The night is over: begin a new one."));
}
CLAIM(each_phase_has_its_sentence)
{
    static const struct {
        const char *moves, *text, *note;
        int turn, points;
        unsigned winners;
    } night[] = {
        { "", "Draw a board. Its par is 0.", "Lights on: 0.", 1, 0, 0 },
        { "light 1 1", "Nobody can darken this board.",
          "A press changes an even number of marked lights; an odd "
          "number is lit.", 1, 0, 0 },
        { "light 1 1, light 1 2, light 2 1",
          "Draw a board. Its par is 1.", "Lights on: 3.", 1, 0, 0 },
        { "press 1 1, ready", "Moves 0, par 1.", "Lights on: 3.",
          1, 0, 0 },
        { "press 1 1, ready, press 1 1",
          "The house is dark. Moves 1, par 1.", "Lights on: 0.",
          OVER, 1, 2 },
        { "press 1 1, ready, press 5 5, give up",
          "You gave up. Moves 1, par 1.", "Lights on: 6.", OVER, 1, 1 },
    };

    for (int k = 0; k < 6; k++) {
        Night s = begun("board=empty", 1);

        CHECK(plays(&s, night[k].moves));
        CHECK(says(&s, night[k].text) && says(&s, night[k].note));
        CHECK(stands(&s, night[k].turn, night[k].winners,
                     night[k].points));
        CHECK(k != 1 || refused(&s, "ready",
            "Nobody can darken this board: look at the marks."));
    }
}
CLAIM(the_board_is_shown_in_letters_with_its_marks)
{
    Night s = begun("board=empty", 1);

    CHECK(taken(&s, "press 1 1"));
    CHECK(shows(&s, "    1  2  3  4  5\n 1  x  x  .  .  .\n"));
    s.phase = GIVEN_UP;
    CHECK(shows(&s, "    1  2  3  4  5\n 1 (x) x  .  .  .\n"));
    s = begun("board=empty", 1);
    CHECK(taken(&s, "light 1 2"));
    CHECK(shows(&s, "    1  2  3  4  5\n 1  . (x)(.)(.) .\n"));
}
CLAIM(rewind_after_any_presses_restores_the_start)
{
    int option[OPTIONS] = { 5, 0, 6 };
    Line why, move;
    Session *s = Session_new(&the_game, option, 7, why);
    Night first = *(const Night *)Session_state(s), now;

    for (int k = 0; k < 37; k++) {
        say(move, "press %d %d", 1 + k * 7 % 5, 1 + k * 3 % 5);
        CHECK(Session_play(s, move) == NULL);
    }
    now = *(const Night *)Session_state(s);
    CHECK(!equal(now.lit, first.lit) && Session_rewind(s));
    CHECK(memcmp(Session_state(s), &first, sizeof first) == 0);
    Session_free(&s);
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
static Answer all_lit(int n)
{
    Lights lit = NONE;
    Answer a;

    for (int at = 0; at < n * n; at++)
        lit = sum(lit, only(at));
    a = solve(n, lit);
    CHECK(a.ways > 0 && a.par == count(a.set));
    CHECK(count(press(n, lit, a.set)) == 0);
    return a;
}

CLAIM(all_lit_needs_5_4_15_28_33_40_25_44_in_1_2_4_1_1_1_6_1)
{
    static const int par[] = { 5, 4, 15, 28, 33, 40, 25, 44 };
    static const int ways[] = { 1, 2, 4, 1, 1, 1, 6, 1 };

    for (int n = 3; n <= 10; n++) {
        Answer a = all_lit(n);

        CHECK(a.par == par[n - 3] && a.ways == ways[n - 3]);
    }
}

CLAIM(all_lit_can_always_be_darkened)
{
    for (int n = LEAST; n <= MOST; n++)
        CHECK(all_lit(n).par != NEVER);
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

    for (int k = 0; k < 8; k++) {
        Night s = begun(named[k], 1);
        Answer a = solve(5, s.lit);
        Lights set = NONE;

        for (int j = 0; j < par[k]; j++)
            set = sum(set, only(known[k][j] / 10 * 5
                                + known[k][j] % 10 - 6));
        CHECK(a.par == par[k] && a.ways == ways[k] && s.par == par[k]);
        CHECK(count(set) == par[k] && count(press(5, s.lit, set)) == 0);
        CHECK(ways[k] > 1 || equal(set, a.set));
    }
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

static bool spread(int n, const int *known)    /* [17]: hopeless ones */
{
    bool agree = true;
    int by_par[256] = { 0 };

    try_all_sets(reach, n);
    for (uint32_t board = 0; board < 1u << n * n; board++) {
        agree = agree && (n > 4 || solver_agrees(reach, n, board));
        by_par[least[board] < 255 ? least[board] : 17]++;
    }
    return agree && memcmp(by_par, known, 18 * sizeof *known) == 0;
}

CLAIM(all_512_of_3x3_by_par_1_9_36_84_126_126_84_36_9_1)
{
    CHECK(spread(3, (int[18]){ 1, 9, 36, 84, 126, 126, 84, 36, 9, 1 }));
}

LONG_CLAIM(of_4x4_4096_by_par_1_16_120_560_1387_1440_540_32)
{
    CHECK(spread(4, (int[18]){ 1, 16, 120, 560, 1387, 1440, 540, 32,
                               [17] = 65536 - 4096 }));
}
LONG_CLAIM(on_5x5_7350_boards_need_15_and_none_needs_more)
{
    static const int known[18] = {
        1, 25, 300, 2300, 12650, 53130, 176176, 467104, 982335, 1596279,
        1935294, 1684446, 1004934, 383670, 82614, 7350,
        [17] = 33554432 - 8388608
    };

    CHECK(spread(5, known));
    for (uint32_t k = 0; k < 3000; k++)
        CHECK(solver_agrees(reach, 5, k * 11003));
}
LONG_CLAIM(each_press_leads_one_step_nearer_or_one_away)
{
    Random random = Random_start(4, 1);

    for (int n = LEAST; n <= 9; n++)
        for (int k = 0; k < 8; k++) {
            Lights set = scattered(n, n + k % n, &random);
            Lights lit = press(n, NONE, set);
            int now = solve(n, lit).par;

            for (int at = 0; at < n * n; at++)
                CHECK(abs(solve(n, sum(lit, reach(n, at))).par - now)
                      == 1);
        }
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
    CHECK(taken(&s, "deal 1 3") && s.par == 1);
}

CLAIM(a_house_called_away_deals_something)
{
    Night s = { .n = 5, .wanted = 9 };
    Think t = asked(the_game.players, &s, 0, 1);

    CHECK(taken(&s, t.move) && s.par == 1);
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
static bool hinted(const Night *s, long nodes, const char *move,
                   const char *reason)
{
    Think t = asked(the_game.hint, s, nodes, 1);

    return same(t.move, move) && same(t.reason, reason);
}

CLAIM(hints_have_reasons)
{
    Night one = begun("board=1", 1), eight = begun("board=diagonal", 1);
    Night draw = begun("board=empty", 1);

    CHECK(hinted(&one, 1, "press 1 1",
                 "par from here is 6; shortest answers: 2"));
    CHECK(hinted(&eight, 1, "press 1 5",
                 "par from here is 5; shortest answers: 1"));
    CHECK(hinted(&one, 0, "", "") && hinted(&draw, 1, "", ""));
    CHECK(taken(&draw, "light 1 1"));
    CHECK(hinted(&draw, 1, "", "nobody can darken this board"));
    CHECK(plays(&draw, "light 1 2, light 2 1"));
    CHECK(hinted(&draw, 1, "ready",
                 "par from here is 1; shortest answers: 1"));
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

static int can_be_darkened(Reach *reached, int n)
{
    int boards = 0;

    try_all_sets(reached, n);
    for (uint32_t board = 0; board < 1u << n * n; board++) {
        CHECK(board % (n < 4 ? 1 : 41) != 0
              || solver_agrees(reached, n, board));
        boards += least[board] < 255;
    }
    return boards;
}

LONG_CLAIM(an_endless_house_of_3x3_has_32_boards_of_512)
{
    CHECK(can_be_darkened(endless, 3) == 32);
    CHECK(can_be_darkened(endless, 4) == 65536);
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
    CHECK(can_be_darkened(diagonal_too, 3) == 512);
    CHECK(can_be_darkened(diagonal_too, 4) == 65536);
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

CLAIM(only_the_drawn_light_is_previewed_while_drawing)
{
    Night s = begun("board=empty", 1);

    CHECK(times(&s, (Ui){ .hover = 13 }, "fill glow") == 1);
    CHECK(times(&s, (Ui){ .hover = 0 }, "fill glow") == 0);
    CHECK(times(&s, (Ui){ .hover = 301 }, "fill glow") == 0);
}
CLAIM(marks_hint_and_moon_take_the_lamp)
{
    Night s = begun("board=1", 1);
    Ui ui = { .hover = 7 };

    CHECK(times(&s, ui, "fill lamp") == 0);
    CHECK(times(&s, (Ui){ .on = { true } }, "fill lamp") == 6);
    CHECK(times(&s, (Ui){ .hint = 7 }, "fill lamp") == 2);
    s.phase = GIVEN_UP;
    CHECK(times(&s, ui, "fill lamp") == 6);
    s.phase = SOLVED, s.lit = NONE;
    CHECK(times(&s, ui, "fill lamp") == 1);
    CHECK(times(&s, ui, "fill moon") == 0);
}

CLAIM(what_can_be_pressed_has_a_foot)
{
    Night s = begun("board=1", 1), draw = begun("board=empty", 1);
    Ui here = { .hover = 3 }, down = { .hover = 3, .down = true };

    CHECK(times(&s, here, "fill sillfoot") == 27);
    CHECK(times(&s, down, "fill sillfoot") == 26);
    s.phase = GIVEN_UP;
    CHECK(times(&s, here, "fill sillfoot") == 2);
    draw.lit = only(0);
    CHECK(times(&draw, (Ui){ .hover = 0 }, "stroke lampedge") == 12);
}
CLAIM(each_window_says_what_it_is)
{
    Night s = begun("board=1", 1), draw = begun("board=empty", 1);
    Ui ui = { .on = { true } };
    Item first = item(&s, ui, 1);

    CHECK(laid_out(&s, &ui)->n == 28);
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
