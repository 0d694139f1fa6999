/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include <math.h>
#include "apart.h"
#include "bench.h"
#include "lightsout.h"

/* tests */

/* tests of pressing */
static bool equal(Lights a, Lights b)
{
    return Lights_count(sum(a, b)) == 0;
}

static bool darkens(int n, Lights lit, Lights set)
{
    return Lights_count(press(n, lit, set)) == 0;
}

CLAIM(pressing_twice_or_in_either_order_gives_the_same_board)
{
    Random random = Random_start(1, 1);

    for (int k = 0; k < 260; k++) {
        int n = LEAST + k / 20;
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
            int r = k / n, c = k % n;
            int rims = (r % (n - 1) == 0) + (c % (n - 1) == 0);
            Lights set = reach(n, k);

            CHECK(Lights_count(set) == 5 - rims);
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

        CHECK(s.phase == PLAYING && s.par <= 8 && t.par > 0);
        CHECK(Lights_count(s.lit) > 0 && Lights_count(t.lit) > 0);
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

    CHECK(plays(&s, "!ready, press 2 2") && listed(&s, "ready"));
    CHECK(plays(&s, "ready, !ready, !light 1 1") && s.par == 1);
    CHECK(!listed(&s, "ready") && !listed(&s, "light 1 1"));
    CHECK(plays(&s, "press 1 1, press 1 1") && s.phase == PLAYING);
    up = s;
    CHECK(plays(&s, "press 2 2, !press 1 1") && stands(&s, OVER, 2, 3));
    CHECK(says(&s, "3 presses; 1 is enough.") && lists(&s, ""));
    CHECK(taken(&up, "give up") && stands(&up, OVER, 1, 2));
    CHECK(says(&up, "1 press was left: it is marked."));
}

/* tests of the solver */
CLAIM(quiet_patterns_are_0_4_2_0_0_0_8_0_6_0_0_4_0)
{
    static const char known[] = "0420008060040";
    Quiet quiet;

    for (int n = LEAST; n <= MOST; n++) {
        quiet_patterns(n, &quiet);
        CHECK(quiet.many == known[n - LEAST] - '0');
        for (int k = 0; k < quiet.many; k++)
            CHECK(Lights_count(quiet.pattern[k]) > 0
                  && darkens(n, NONE, quiet.pattern[k]));
    }
}
static bool proves(int n, Lights lit, Lights marked)
{
    for (int p = 0; p < n * n; p++)
        if (Lights_count(common(reach(n, p), marked)) % 2 != 0)
            return false;
    return Lights_count(common(lit, marked)) % 2 != 0;
}

CLAIM(a_lit_corner_is_hopeless_on_5_and_not_on_3)
{
    Answer five = Lights_solve(5, only(0));
    Answer three = Lights_solve(3, only(0));

    CHECK(five.par == NEVER && proves(5, only(0), five.set));
    CHECK(!proves(5, NONE, five.set) && !proves(5, only(0), only(0)));
    CHECK(three.par == 5 && three.ways == 1);
}
CLAIM(all_lit_needs_5_4_15_28_33_40_25_44_and_can_be_darkened)
{
    static const int par[] = { 5, 4, 15, 28, 33, 40, 25, 44 };
    static const char ways[] = "12411161";
    Random random = Random_start(1, 1);

    for (int n = LEAST; n <= MOST; n++) {
        Lights lit = scattered(n, n * n, &random);
        Answer a = Lights_solve(n, lit);

        CHECK(a.par == Lights_count(a.set) && darkens(n, lit, a.set));
        CHECK(n > 10 || (a.par == par[n - 3]
                         && a.ways == ways[n - 3] - '0'));
    }
}
CLAIM(prebuilt_need_6_6_6_6_6_7_7_5_in_2_2_1_2_1_1_1_1)
{
    static const struct { int par, ways, pressed[7]; } old[8] = {
        { 6, 2, { 11, 13, 15, 21, 23, 25 } },
        { 6, 2, { 21, 23, 25, 41, 43, 45 } },
        { 6, 1, { 13, 23, 31, 35, 43, 53 } },
        { 6, 2, { 31, 32, 34, 35, 52, 54 } },
        { 6, 1, { 12, 24, 31, 34, 51, 55 } },
        { 7, 1, { 13, 22, 23, 24, 31, 35, 53 } },
        { 7, 1, { 13, 21, 32, 33, 35, 41, 53 } },
        { 5, 1, { 15, 24, 33, 42, 51 } },
    };
    Night s;

    for (int k = 0; k < 8; k++) {
        Lights set = NONE;
        Answer a = Lights_solve(5, (s = begun(named[k], 1)).lit);

        for (int j = 0; j < old[k].par; j++)
            set = sum(set, only(old[k].pressed[j] / 10 * 5
                                + old[k].pressed[j] % 10 - 6));
        CHECK(a.par == old[k].par && a.ways == old[k].ways);
        CHECK(Lights_count(set) == s.par && darkens(5, s.lit, set));
        CHECK(a.ways > 1 || equal(set, a.set));
    }
    CHECK(starts(&s, "size=6 board=1", 1) != NULL);
}

/* chasing */
static int chased(int n, Lights lit, uint32_t presses)
{
    uint32_t full = (1u << n) - 1, above = 0;
    int many = 0;

    for (int r = 0; r < n; r++) {
        uint32_t row = above;

        for (int c = 0; c < n; c++)
            row ^= (uint32_t)has(lit, r * n + c) << c;
        row ^= presses ^ (presses << 1 & full) ^ presses >> 1;
        many += Lights_count((Lights){ { presses } });
        above = presses;
        presses = row;
    }
    return presses == 0 ? many : NEVER;
}

static bool chasing_agrees(int n, Lights lit)
{
    Answer a = Lights_solve(n, lit);
    int par = n * n + 1, ways = 0;

    for (uint32_t first = 0; first < 1u << n; first++) {
        int many = chased(n, lit, first);

        if (many != NEVER && many < par)
            par = many, ways = 0;
        ways += many == par;
    }
    return a.ways == ways && (ways == 0 ? proves(n, lit, a.set)
        : a.par == par && par == Lights_count(a.set)
          && darkens(n, lit, a.set));
}

CLAIM(chasing_lights_agrees_with_adding_sentences)
{
    Random random = Random_start(6, 1);

    for (int k = 0; k < 40; k++) {
        int n = LEAST + k / 4;
        Lights set = scattered(n, n * n / 3, &random);

        CHECK(chasing_agrees(n, k % 2 ? set : press(n, NONE, set)));
    }
    CHECK(chasing_agrees(15, press(15, NONE, only(112))));
}
typedef Lights Wiring(int n, int at);       /* what a press changes */
static unsigned char least[1 << 25];

static void try_all_sets(Wiring *reached, int n)
{
    uint32_t sets = 1u << n * n, lit = 0, set = 0, turns[25];
    int presses = 0;

    for (int at = 0; at < n * n; at++)
        turns[at] = (uint32_t)reached(n, at).word[0];
    memset(least, 255, sets);
    least[0] = 0;
    for (uint32_t k = 1; k < sets; k++) {
        int at = 0;

        while ((k >> at & 1) == 0)
            at++;
        lit ^= turns[at];
        set ^= 1u << at;
        presses += set >> at & 1 ? 1 : -1;
        if (presses < least[lit])
            least[lit] = (unsigned char)presses;
    }
}
static int judged(Wiring *reached, int n, int each, const int *known)
{
    int by_par[256] = { 0 }, all = 1 << n * n;

    try_all_sets(reached, n);
    for (int k = 0; k < all; k++) {
        Lights lit = { { (uint32_t)k } };

        by_par[least[k]]++;
        CHECK(reached != reach || k % each || (chasing_agrees(n, lit)
              && Lights_solve(n, lit).par == (signed char)least[k]));
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
    CHECK(judged(reach, 4, 7, (int[17]){ 1, 16, 120, 560, 1387, 1440,
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
    Night s = begun("board=1", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.par = 5) && NOTICED(bad.par = 8));
    CHECK(NOTICED(bad.moves = 1) && NOTICED(bad.phase = SOLVED));
    CHECK(NOTICED(bad.lit = only(0)) && NOTICED(bad.lit = NONE));
    s = begun("board=empty", 1);
    CHECK(NOTICED(bad.moves = 1) && NOTICED(bad.phase = SOLVED));
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
        Answer a = Lights_solve(4, house_dealt("size=4 board=par",
            seed).lit);

        CHECK(a.par == 6 && a.ways < 10);
        dealt_with[a.ways % 10]++;
    }
    for (int k = 0; k < 10; k++)
        CHECK(pow(dealt_with[k] - 10 * boards_with[k], 2)
              <= 25 * 10 * boards_with[k]);
}
CLAIM(a_wanted_par_is_dealt_or_the_largest_found_below)
{
    static const struct { const char *wish; int par; } wishes[] = {
        { "size=6 board=par par=1", 1 }, { "size=6 board=par", 6 },
        { "size=6 board=par par=15", 15 },
        { "size=15 board=par par=99", 99 },
        { "size=4 board=par par=16", 7 },
        { "size=3 board=par par=99", 9 },
    };
    Night s;

    for (uint64_t k = 0; k < 6; k++) {
        s = house_dealt(wishes[k].wish, k);
        CHECK(s.par == wishes[k].par);
    }
    CHECK(s.wanted == 99 && says(&s, "No board of par 99 was found."));
}
CLAIM(the_rules_measure_what_the_house_deals)
{
    Night s;

    CHECK(starts(&s, "size=4 board=par", 1) == NULL);
    CHECK(stands(&s, HOUSE, 0, 0) && lists(&s, "deal 1 1\n"));
    CHECK(says(&s, "The house looks for par 6."));
    CHECK(plays(&s, "!press 1 1, !deal 0 1, !deal 7 1"));
    CHECK(refused(&s, "deal 6 2", "That board has a shorter answer."));
    CHECK(starts(&s, "size=3 board=par par=20", 1) == NULL);
    CHECK(plays(&s, "!deal 10 1"));
    s.wanted = 9;
    CHECK(taken(&s, asked(the_game.players, &s, 0, 1).move));
    CHECK(s.par == 1);
}
CLAIM(hints_lead_to_the_end_in_par_presses)
{
    for (int n = LEAST; n <= MOST; n += 3) {
        Line size;
        Night s;

        Text_say(size, "size=%d", n);
        s = begun(size, (uint64_t)n);
        for (int left = s.par; left > 0; left--) {
            CHECK(s.phase == PLAYING
                  && Lights_solve(n, s.lit).par == left);
            CHECK(taken(&s, asked(the_game.hint, &s, 1, 1).move));
        }
        CHECK(s.phase == SOLVED && s.moves == s.par);
    }
}
extern void the_figure(const void *state, int at, int step, Line out);

CLAIM(a_living_figure_lays_on_what_nobody_feels)
{
    Night s = house_dealt("board=par", 1);

    for (int asked = 0; asked < 4; asked++) {
        int step = 0, row = 0, column = 0;
        Lights set = NONE;
        Line out;

        for (; the_figure(&s, asked, step, out),
               Text_match(out, "press %d %d", &row, &column); step++)
            set = sum(set, only((row - 1) * s.n + column - 1));
        CHECK(step > 4 && *out == '\t');
        CHECK(Lights_count(press(s.n, NONE, set)) == 0);
        the_figure(&s, asked, step + 1, out);
        CHECK(*out == '\0');
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
    CHECK(judged(endless, 4, 1, NULL) == 65536);
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
    CHECK(judged(diagonal_too, 4, 1, NULL) == 65536);
}

/* tests of the view */
CLAIM(the_pane_shows_what_the_press_will_do)
{
    for (int at = 0; at < 25; at++) {
        Night s = begun(named[at % 8], 1), then = s;
        Ui here = { .hover = at + 1 }, away = { .hover = 0 };
        Lights near = reach(5, at);
        int lit = Lights_count(s.lit), more = Lights_count(near);
        int glow = lit + more - Lights_count(common(s.lit, near));

        CHECK(times(&s, here, "fill glow") == glow);
        CHECK(times(&s, here, "fill curtain") == 25 + more - glow);
        CHECK(taken(&then, item(&s, here, at + 1).move));
        lit = 2 * glow - lit - more;
        CHECK(times(&then, away, "fill glow") == lit);
        CHECK(Lights_count(then.lit) == lit);
    }
}
CLAIM(each_phase_has_its_lamps_feet_and_outlines)
{
    static const char one[] = "board=1", none[] = "board=empty",
        night[] = "press 1 1, ready, press 1 1";
    static const struct {
        const char *board, *moves, *order;
        int n;
        Ui ui;
    } seen[] = {
        { none, "", "fill glow", 1, { .hover = 13 } },
        { none, "", "fill glow", 0, { .hover = 301 } },
        { none, "light 1 1", "stroke lampedge", 12, { .hover = 0 } },
        { none, night, "fill lamp", 0, { .hover = 7 } },
        { none, night, "fill moon", 1 + 80, { .hover = 7 } },
        { one, "", "fill moon", 1, { .hover = 7 } },
        { one, "", "fill glow", 3 + 3, { .hover = 11 } },
        { one, "", "fill glow", 3, { .hover = 11, .done = true } },
        { one, "", "fill lamp", 0, { .hover = 7 } },
        { one, "", "fill lamp", 6, { .on = { true } } },
        { one, "", "fill lamp", 2, { .hint = 7 } },
        { one, "give up", "fill lamp", 6, { .hover = 7 } },
        { one, "", "fill sillfoot", 27, { .hover = 3 } },
        { one, "", "fill sillfoot", 26, { .hover = 3, .down = true } },
        { one, "give up", "fill sillfoot", 2, { .hover = 3 } },
    };

    for (int k = 0; k < 15; k++) {
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
    Night s = begun("board=3", 1), draw = begun("board=empty", 1);
    Ui ui = { .on = { true } };
    Item first = item(&s, ui, 3);

    CHECK(laid_out(&s, &ui)->n == 27);
    CHECK(Text_same(first.words, "row 1, column 3: dark, marked"));
    CHECK(Text_same(first.move, "press 1 3")
          && Text_same(first.drop, "1 3"));
    CHECK(Text_same(item(&s, ui, 12).words, "row 3, column 2: lit"));
    draw.lit = only(0);
    first = item(&draw, ui, 1);
    CHECK(Text_same(first.words, "row 1, column 1: lit, marked"));
    CHECK(Text_same(first.move, "light 1 1")
          && Text_same(first.other, "press 1 1"));
}
TEST_MAIN
