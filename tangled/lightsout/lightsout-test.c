/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include <stdlib.h>
#include <string.h>
#include "lightsout-players.h"
#include "lightsout-solve.h"
#include "session.h"
#include "test.h"

/* boards for tests */
enum { FIRST_BOARD = 3 };           /* the option that means board 1 */

static Lights drawn(const char *rows)
{
    Lights lit = NONE;
    int at = 0;

    for (; *rows != '\0'; rows++) {
        if (*rows == 'x')
            lit = sum(lit, only(at));
        at += *rows != ' ';
    }
    return lit;
}

static bool shows(const Night *s, const char *picture)
{
    char at[2000];
    Text text = { at, sizeof at, 0 };

    lightsout_model.show(s, 1, &text);
    return strncmp(at, picture, strlen(picture)) == 0;
}

/* tests of pressing */
static bool equal(Lights a, Lights b)
{
    return count(sum(a, b)) == 0;
}

static void pressing_twice_or_in_either_order_gives_the_same_board(void)
{
    Random random = Random_start(1, 1);

    for (int n = LEAST; n <= MOST; n++)
        for (int k = 0; k < 20; k++) {
            Lights lit = scattered(n, n * n / 2, &random);
            Lights a = scattered(n, n, &random);
            Lights b = scattered(n, n, &random);
            Lights once = press(n, lit, a);

            CHECK(equal(press(n, once, a), lit));
            CHECK(equal(press(n, once, b),
                        press(n, press(n, lit, b), a)));
            CHECK(equal(press(n, lit, sum(a, b)), press(n, once, b)));
        }
}

static void a_corner_changes_3_lights_an_edge_4_an_inner_light_5(void)
{
    for (int n = LEAST; n <= MOST; n++)
        for (int k = 0; k < n * n; k++) {
            int r = k / n, c = k % n;
            int rims = (r == 0) + (r == n - 1)
                     + (c == 0) + (c == n - 1);
            Lights set = reach(n, k);

            CHECK(count(set) == 5 - rims);
            for (int j = 0; j < n * n; j++) {
                int apart = abs(j / n - r) + abs(j % n - c);

                CHECK(has(set, j) == (apart <= 1));
                CHECK(has(reach(n, j), k) == has(set, j));
            }
        }
}

static void parity_of_the_lit_lights_changes_at_edges_only(void)
{
    Random random = Random_start(2, 1);

    for (int k = 0; k < 36; k++) {
        Lights lit = scattered(6, k, &random);
        int change = count(sum(lit, reach(6, k))) - count(lit);

        CHECK((change % 2 == 0) == (count(reach(6, k)) == 4));
    }
}

/* tests of the start */
static Night begun(int size, int board, uint64_t seed)
{
    Night s = { .n = 0 };
    int option[OPTIONS] = { size, board, 6 };

    CHECK(lightsout_model.start(&s, option, seed) == NULL);
    CHECK(lightsout_model.check(&s) == NULL);
    return s;
}

static void random_boards_are_never_dark_and_take_n_plus_1_presses(void)
{
    int presses = 0;

    for (uint64_t seed = 0; seed < 2000; seed++) {
        Night s = begun(3, 0, seed), t = begun(4, 0, seed);

        CHECK(count(s.lit) > 0 && s.phase == PLAYING && s.par <= 8);
        CHECK(count(t.lit) > 0 && t.par > 0);
        presses += s.par;
    }
    CHECK(abs(presses - 4 * 2000) < 5 * 64);
}

static void the_eight_boards_are_those_of_the_ancestor(void)
{
    static const int lights[8] = { 3, 12, 16, 10, 18, 9, 14, 5 };
    int option[OPTIONS] = { 6, FIRST_BOARD, 6 };
    Night s = { .n = 0 };

    for (int k = 0; k < 8; k++)
        CHECK(count(begun(5, FIRST_BOARD + k, 1).lit) == lights[k]);
    CHECK(equal(begun(5, FIRST_BOARD + 4, 1).lit,
                drawn("xxxxo xxxox xxxox oooxx xxoxx")));
    CHECK(same(lightsout_model.start(&s, option, 1),
               "Boards 1 to 7 and the diagonal are 5 by 5: size=5."));
}

/* tests of the rules */
static bool refused(const Night *s, const char *move, const char *why)
{
    Night copy = *s;
    const char *said = lightsout_model.apply(&copy, move);

    return said != NULL && same(said, why)
        && memcmp(&copy, s, sizeof copy) == 0;
}

static void nonsense_is_refused_and_nothing_changes(void)
{
    Night s = begun(5, FIRST_BOARD, 1), draw = begun(3, 2, 1);
    const char *where =
        "No such light: rows and columns count from 1.";

    CHECK(refused(&s, "press 0 1", where));
    CHECK(refused(&s, "press 6 1", where));
    CHECK(refused(&s, "press 1 0", where));
    CHECK(refused(&s, "press 5 6", where));
    CHECK(refused(&s, "jump",
                  "Say press, a row and a column: press 3 4."));
    CHECK(refused(&s, "ready", "The game has begun: press a light."));
    CHECK(refused(&s, "light 1 1",
                  "The game has begun: say press, not light."));
    CHECK(refused(&draw, "ready",
                  "The house is dark already: light a window first."));
    CHECK(refused(&draw, "deal 1 1", "The house has no deal to make."));
}

static bool takes(Night *s, const char *move)
{
    return lightsout_model.apply(s, move) == NULL
        && lightsout_model.check(s) == NULL;
}

static bool listed(const Night *s, const char *move)
{
    char at[10000];
    Text list = { at, sizeof at, 0 };
    Line line;

    at[0] = '\0';
    lightsout_model.legal(s, &list);
    say(line, "%s\n", move);
    return strstr(at, line) != NULL;
}

static void the_end_is_noticed(void)
{
    Night s = begun(3, 2, 1);

    CHECK(!listed(&s, "ready"));
    CHECK(takes(&s, "press 2 2") && listed(&s, "ready"));
    CHECK(takes(&s, "ready") && s.par == 1 && s.moves == 0);
    CHECK(!listed(&s, "ready") && !listed(&s, "light 1 1"));
    CHECK(takes(&s, "press 1 1") && takes(&s, "press 1 1"));
    CHECK(s.phase == PLAYING);
    CHECK(takes(&s, "press 2 2") && s.phase == SOLVED && s.moves == 3);
    CHECK(!listed(&s, "press 1 1") && !listed(&s, "give up"));
    CHECK(refused(&s, "press 1 1",
                  "The night is over: begin a new one."));
}

static bool stands(const Night *s, int turn, unsigned winners,
                   const char *text, const char *note)
{
    Status now = { 0 };

    lightsout_model.status(s, 1, &now);
    return lightsout_model.turn(s) == turn && now.winners == winners
        && now.points[1] == s->moves && same(now.text, text)
        && same(now.note, note);
}

static void each_phase_has_its_sentence(void)
{
    Night s = begun(5, 2, 1);

    CHECK(stands(&s, 1, 0, "Draw a board. Its par is 0.",
                 "Lights on: 0."));
    CHECK(takes(&s, "light 1 1"));
    CHECK(stands(&s, 1, 0, "Nobody can darken this board.",
                 "A press changes an even number of marked lights; "
                 "an odd number is lit."));
    CHECK(refused(&s, "ready",
                  "Nobody can darken this board: look at the marks."));
    CHECK(takes(&s, "light 1 2") && takes(&s, "light 2 1"));
    CHECK(stands(&s, 1, 0, "Draw a board. Its par is 1.",
                 "Lights on: 3."));
    CHECK(takes(&s, "ready"));
    CHECK(stands(&s, 1, 0, "Moves 0, par 1.", "Lights on: 3."));
    Night before = s;
    CHECK(takes(&s, "press 1 1"));
    CHECK(stands(&s, OVER, 2, "The house is dark. Moves 1, par 1.",
                 "Lights on: 0."));
    s = before;
    CHECK(takes(&s, "press 5 5") && takes(&s, "give up"));
    CHECK(stands(&s, OVER, 1, "You gave up. Moves 1, par 1.",
                 "Lights on: 6."));
}

static void the_board_is_shown_in_letters_with_its_marks(void)
{
    Night s = begun(5, 2, 1);

    CHECK(takes(&s, "press 1 1"));
    CHECK(shows(&s, "    1  2  3  4  5\n 1  x  x  .  .  .\n"));
    s.phase = GIVEN_UP;
    CHECK(shows(&s, "    1  2  3  4  5\n 1 (x) x  .  .  .\n"));
    s = begun(5, 2, 1);
    CHECK(takes(&s, "light 1 2"));
    CHECK(shows(&s, "    1  2  3  4  5\n 1  . (x)(.)(.) .\n"));
}

static void rewind_after_any_presses_restores_the_start(void)
{
    static const Game game = { &lightsout_model, NULL, NULL, NULL };
    int option[OPTIONS] = { 5, 0, 6 };
    Line why, move;
    Session *s = Session_new(&game, option, 7, why);
    Night first = *(const Night *)Session_state(s);

    for (int k = 0; k < 37; k++) {
        say(move, "press %d %d", 1 + k * 7 % 5, 1 + k * 3 % 5);
        CHECK(Session_play(s, move) == NULL);
    }
    CHECK(!equal(((const Night *)Session_state(s))->lit, first.lit));
    CHECK(Session_rewind(s));
    CHECK(memcmp(Session_state(s), &first, sizeof first) == 0);
    Session_free(&s);
}

/* tests of the solver */
static void quiet_patterns_are_0_4_2_0_0_0_8_0_6_0_0_4_0(void)
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
            CHECK(count(set) > 0);
            CHECK(count(press(n, NONE, set)) == 0);
        }
    }
}

static bool proves(Reach *reached, int n, Lights lit, Lights marked)
{
    int odd = 0;

    for (int at = 0; at < n * n; at++)
        odd += has(lit, at) && has(marked, at);
    for (int p = 0; p < n * n; p++) {
        int turned = 0;

        for (int at = 0; at < n * n; at++)
            turned += has(reached(n, p), at) && has(marked, at);
        if (turned % 2 != 0)
            return false;
    }
    return odd % 2 != 0;
}

static void a_lit_corner_is_hopeless_on_5_and_not_on_3(void)
{
    Answer five = solve(5, only(0)), three = solve(3, only(0));

    CHECK(five.par == NEVER && five.ways == 0);
    CHECK(proves(reach, 5, only(0), five.set));
    CHECK(!proves(reach, 5, NONE, five.set));
    CHECK(!proves(reach, 5, only(0), only(0)));
    CHECK(three.par == 5 && three.ways == 1);
    CHECK(count(press(3, only(0), three.set)) == 0);
}

static Lights all_lit(int n)
{
    Lights lit = NONE;

    for (int at = 0; at < n * n; at++)
        lit = sum(lit, only(at));
    return lit;
}

static void all_lit_needs_5_4_15_28_33_40_25_44_in_1_2_4_1_1_1_6_1(void)
{
    static const int par[] = { 5, 4, 15, 28, 33, 40, 25, 44 };
    static const int ways[] = { 1, 2, 4, 1, 1, 1, 6, 1 };

    for (int n = 3; n <= 10; n++) {
        Answer a = solve(n, all_lit(n));

        CHECK(a.par == par[n - 3] && a.ways == ways[n - 3]);
        CHECK(count(press(n, all_lit(n), a.set)) == 0);
    }
}

static void all_lit_can_always_be_darkened(void)
{
    for (int n = LEAST; n <= MOST; n++) {
        Answer a = solve(n, all_lit(n));

        CHECK(a.par == count(a.set) && a.ways > 0);
        CHECK(count(press(n, all_lit(n), a.set)) == 0);
    }
}

static void prebuilt_need_6_6_6_6_6_7_7_5_in_2_2_1_2_1_1_1_1(void)
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
        Lights lit = begun(5, FIRST_BOARD + k, 1).lit, set = NONE;
        Answer a = solve(5, lit);

        for (int j = 0; j < par[k]; j++)
            set = sum(set, only(known[k][j] / 10 * 5
                                + known[k][j] % 10 - 6));
        CHECK(a.par == par[k] && a.ways == ways[k]);
        CHECK(count(set) == par[k] && count(press(5, lit, set)) == 0);
        CHECK(ways[k] > 1 || equal(set, a.set));
        CHECK(begun(5, FIRST_BOARD + k, 1).par == par[k]);
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

static bool spread(int n, const int *known, int most, int solvable)
{
    bool agree = true;
    int by_par[256] = { 0 }, all = 0;

    try_all_sets(reach, n);
    for (uint32_t board = 0; board < 1u << n * n; board++) {
        agree = agree && (n > 4 || solver_agrees(reach, n, board));
        by_par[least[board]]++;
    }
    for (int par = 0; par < 255; par++) {
        agree = agree && by_par[par] == (par <= most ? known[par] : 0);
        all += by_par[par];
    }
    return agree && all == solvable;
}

static void all_512_of_3x3_by_par_1_9_36_84_126_126_84_36_9_1(void)
{
    static const int known[] = { 1, 9, 36, 84, 126, 126, 84, 36, 9, 1 };

    CHECK(spread(3, known, 9, 512));
}

static void of_4x4_4096_by_par_1_16_120_560_1387_1440_540_32(void)
{
    static const int known[] = { 1, 16, 120, 560, 1387, 1440, 540, 32 };

    CHECK(spread(4, known, 7, 4096));
}

static void on_5x5_7350_boards_need_15_and_none_needs_more(void)
{
    static const int known[] = {
        1, 25, 300, 2300, 12650, 53130, 176176, 467104, 982335, 1596279,
        1935294, 1684446, 1004934, 383670, 82614, 7350,
    };

    CHECK(spread(5, known, 15, 8388608));
    for (uint32_t k = 0; k < 3000; k++)
        CHECK(solver_agrees(reach, 5, k * 11003));
}

static void each_press_leads_one_step_nearer_or_one_away(void)
{
    Random random = Random_start(4, 1);

    for (int n = LEAST; n <= 9; n++)
        for (int k = 0; k < 20; k++) {
            Lights set = scattered(n, n + k % n, &random);
            Lights lit = press(n, NONE, set);
            int now = solve(n, lit).par;

            for (int at = 0; at < n * n; at++)
                CHECK(abs(solve(n, sum(lit, reach(n, at))).par - now)
                      == 1);
        }
}

static void each_nonsense_is_noticed(void)
{
    Night s = begun(5, FIRST_BOARD, 1), bad = s, draw = begun(5, 2, 1);

    CHECK((bad.par = 5, lightsout_model.check(&bad)) != NULL);
    CHECK((bad.par = 8, lightsout_model.check(&bad)) != NULL);
    CHECK((bad = s, bad.moves = 1, lightsout_model.check(&bad)));
    CHECK((bad = s, bad.lit = only(0), lightsout_model.check(&bad)));
    CHECK((bad = s, bad.lit = NONE, lightsout_model.check(&bad)));
    CHECK((bad = s, bad.phase = SOLVED, lightsout_model.check(&bad)));
    CHECK((bad = draw, bad.moves = 1, lightsout_model.check(&bad)));
    bad = draw, bad.phase = SOLVED;
    CHECK(lightsout_model.check(&bad) != NULL);
}

/* tests of the players */
static Night house_dealt(int n, int par, uint64_t seed)
{
    int option[OPTIONS] = { n, 1, par };
    Think t = { .nodes = 200000, .random = Random_start(seed, 3) };
    Night s = { .n = 0 };

    CHECK(lightsout_model.start(&s, option, seed) == NULL);
    CHECK(s.phase == DEALING);
    t.state = &s;
    lightsout_players[0].choose(&t);
    CHECK(lightsout_model.apply(&s, t.move) == NULL);
    CHECK(lightsout_model.check(&s) == NULL && s.phase == PLAYING);
    return s;
}

static void each_board_of_a_par_is_as_likely_to_be_dealt(void)
{
    static const int boards_with[10] = { 0, 0, 0, 0, 112, 280, 96, 0,
                                         48, 4 };
    int dealt_with[10] = { 0 };

    for (uint64_t seed = 0; seed < 5400 && test_faults < 9; seed++) {
        Answer a = solve(4, house_dealt(4, 6, seed).lit);

        CHECK(a.par == 6 && a.ways < 10);
        dealt_with[a.ways % 10]++;
    }
    for (int k = 0; k < 10; k++) {
        int stray = dealt_with[k] - 10 * boards_with[k];

        CHECK(stray * stray <= 25 * 10 * boards_with[k]);
    }
}

static void a_wanted_par_is_dealt_or_the_largest_found_below(void)
{
    Night s;
    Status now = { 0 };

    for (int par = 1; par <= 15; par++)
        CHECK(house_dealt(6, par, 5).par == par);
    CHECK(house_dealt(15, 99, 1).par == 99);
    s = house_dealt(3, 99, 1);
    CHECK(s.par == 9 && s.wanted == 99);
    lightsout_model.status(&s, 1, &now);
    CHECK(same(now.note, "No board of par 99 was found."));
    s = house_dealt(4, 16, 2);
    CHECK(s.par == 7);
}

static void the_rules_measure_what_the_house_deals(void)
{
    int option[OPTIONS] = { 4, 1, 6 };
    Night s = { .n = 0 };

    CHECK(lightsout_model.start(&s, option, 1) == NULL);
    CHECK(stands(&s, HOUSE, 0, "The house looks for par 6.",
                 "Lights on: 0."));
    CHECK(listed(&s, "deal 1 1") && !listed(&s, "press 1 1"));
    CHECK(refused(&s, "press 1 1", "The house is choosing a board."));
    CHECK(refused(&s, "deal 0 1", "Nobody wanted such a par."));
    CHECK(refused(&s, "deal 7 1", "Nobody wanted such a par."));
    CHECK(refused(&s, "deal 6 2", "That board has a shorter answer."));
    option[0] = 3, option[2] = 20;
    CHECK(lightsout_model.start(&s, option, 1) == NULL);
    CHECK(refused(&s, "deal 10 1", "Nobody wanted such a par."));
    CHECK(takes(&s, "deal 1 3") && s.par == 1);
}

static void a_house_called_away_deals_something(void)
{
    Night s = { .n = 5, .wanted = 9 };
    Think t = { .state = &s, .nodes = 0 };

    lightsout_players[0].choose(&t);
    CHECK(takes(&s, t.move) && s.par == 1);
}

static void hints_lead_to_the_end_in_par_presses(void)
{
    for (int n = LEAST; n <= MOST; n++) {
        Night s = begun(n, 0, (uint64_t)n);

        for (int left = s.par; left > 0; left--) {
            Think t = { .state = &s, .nodes = 1 };

            CHECK(s.phase == PLAYING && solve(n, s.lit).par == left);
            lightsout_hint[0].choose(&t);
            CHECK(takes(&s, t.move));
        }
        CHECK(s.phase == SOLVED && s.moves == s.par);
    }
}

static bool hinted(const Night *s, long nodes, const char *move,
                   const char *reason)
{
    Think t = { .state = s, .nodes = nodes };

    lightsout_hint[0].choose(&t);
    return same(t.move, move) && same(t.reason, reason);
}

static void hints_have_reasons(void)
{
    Night s = begun(5, FIRST_BOARD, 1), draw = begun(5, 2, 1);

    CHECK(hinted(&s, 1, "press 1 1",
        "par from here is 6; shortest answers: 2"));
    s = begun(5, FIRST_BOARD + 7, 1);
    CHECK(hinted(&s, 1, "press 1 5",
        "par from here is 5; shortest answers: 1"));
    CHECK(hinted(&s, 0, "", "") && hinted(&draw, 1, "", ""));
    CHECK(takes(&draw, "light 1 1"));
    CHECK(hinted(&draw, 1, "", "nobody can darken this board"));
    CHECK(takes(&draw, "light 1 2") && takes(&draw, "light 2 1"));
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
        CHECK(solver_agrees(reached, n, board));
        boards += least[board] < 255;
    }
    return boards;
}

static void an_endless_house_of_3x3_has_32_boards_of_512(void)
{
    CHECK(can_be_darkened(endless, 3) == 32);
    CHECK(can_be_darkened(endless, 4) == 65536);
}

static Lights diagonal_too(int n, int at)
{
    Lights set = NONE;

    for (int k = 0; k < n * n; k++)
        if (abs(k / n - at / n) <= 1 && abs(k % n - at % n) <= 1)
            set = sum(set, only(k));
    return set;
}

static void with_diagonals_all_of_3x3_and_4x4_can_be_darkened(void)
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

static void chasing_lights_agrees_with_adding_sentences(void)
{
    Random random = Random_start(6, 1);

    for (int n = LEAST; n <= 12; n++)
        for (int k = 0; k < 6; k++) {
            Lights set = scattered(n, n * n / 3, &random);

            CHECK(chasing_agrees(n, k % 2 ? set : press(n, NONE, set)));
        }
    CHECK(chasing_agrees(15, press(15, NONE, only(112))));
}

int main(void)
{
    TEST(pressing_twice_or_in_either_order_gives_the_same_board);
    TEST(a_corner_changes_3_lights_an_edge_4_an_inner_light_5);
    TEST(parity_of_the_lit_lights_changes_at_edges_only);
    TEST(random_boards_are_never_dark_and_take_n_plus_1_presses);
    TEST(the_eight_boards_are_those_of_the_ancestor);
    TEST(nonsense_is_refused_and_nothing_changes);
    TEST(the_end_is_noticed);
    TEST(each_phase_has_its_sentence);
    TEST(the_board_is_shown_in_letters_with_its_marks);
    TEST(rewind_after_any_presses_restores_the_start);
    /* test the solver */
    TEST(quiet_patterns_are_0_4_2_0_0_0_8_0_6_0_0_4_0);
    TEST(a_lit_corner_is_hopeless_on_5_and_not_on_3);
    TEST(all_lit_needs_5_4_15_28_33_40_25_44_in_1_2_4_1_1_1_6_1);
    TEST(all_lit_can_always_be_darkened);
    TEST(prebuilt_need_6_6_6_6_6_7_7_5_in_2_2_1_2_1_1_1_1);
    TEST(all_512_of_3x3_by_par_1_9_36_84_126_126_84_36_9_1);
    TEST(of_4x4_4096_by_par_1_16_120_560_1387_1440_540_32);
    TEST(on_5x5_7350_boards_need_15_and_none_needs_more);
    TEST(each_press_leads_one_step_nearer_or_one_away);
    TEST(each_nonsense_is_noticed);
    /* test the players and the answers */
    TEST(each_board_of_a_par_is_as_likely_to_be_dealt);
    TEST(a_wanted_par_is_dealt_or_the_largest_found_below);
    TEST(the_rules_measure_what_the_house_deals);
    TEST(a_house_called_away_deals_something);
    TEST(hints_lead_to_the_end_in_par_presses);
    TEST(hints_have_reasons);
    TEST(an_endless_house_of_3x3_has_32_boards_of_512);
    TEST(with_diagonals_all_of_3x3_and_4x4_can_be_darkened);
    TEST(chasing_lights_agrees_with_adding_sentences);
    return TEST_END;
}
