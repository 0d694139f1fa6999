/* Made from games/slidey.nw by make tangle: change that, not this. */
#include <math.h>
#include "apart.h"
#include "bench.h"
#include "slidey.h"

/* tests */
static Tray begun(const char *options, uint64_t seed)
{
    Tray s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}
/* a tray in order, or with these tiles, 0 for the hole */
static Tray laid(int rows, int columns, const int *tile)
{
    Tray s = { .rows = rows, .columns = columns, .phase = SLIDING };

    for (int k = 0; k < cells(&s); k++) {
        int t = tile ? (tile[k] + cells(&s) - 1) % cells(&s) : k;

        s.tile[k] = (short)t;
        if (t == cells(&s) - 1)
            s.hole = k;
    }
    memcpy(s.dealt, s.tile, sizeof s.dealt);
    return s;
}

CLAIM(a_press_at_the_end_of_the_bottom_row_moves_31_to_35)
{
    Tray s = laid(6, 6, NULL), home = s;

    slide(&s, 30);
    CHECK(s.hole == 30 && s.slides == 5 && s.clicks == 1);
    for (int k = 31; k < 36; k++)
        CHECK(s.tile[k] == k - 1);
    CHECK(taken(&s, "slide 6 6") && stands(&s, OVER, 2, 10));
    CHECK(memcmp(s.tile, home.tile, sizeof s.tile) == 0);
}
CLAIM(each_slide_changes_swaps_by_one_and_steps_by_one)
{
    Random random = Random_start(3, 1);
    Tray small = laid(2, 3, (int[]){ 2, 3, 5, 1, 0, 4 });
    Tray s = begun("rows=5 columns=7 deal=either", 3);

    CHECK(swaps(&small) == 5 && steps(&small) == 1 && !odd(&small));
    for (int k = 0; k < 3000; k++) {
        int cell = Random_below(&random, 35);
        Tray then = s;

        if (!in_line(&s, cell))
            continue;
        slide(&then, cell);
        if (then.slides == s.slides + 1) {
            CHECK(abs(swaps(&then) - swaps(&s)) == 1);
            CHECK(abs(steps(&then) - steps(&s)) == 1);
        }
        CHECK(odd(&then) == odd(&s));
        s = then;
    }
}
LONG_CLAIM(each_of_181440_boards_is_as_likely_to_be_dealt)
{
    enum { MANY = 100000, EVEN = 181439 };
    static unsigned char often[362880];
    double expected = MANY / (double)EVEN, chi = 0;
    long home = 0;
    Random random = Random_start(5, 1);
    Tray s = laid(3, 3, NULL);

    for (int k = 0; k < MANY; k++) {
        deal(&s, &random);
        CHECK(!odd(&s) && swaps(&s) > 0);
        often[number_of(&s)]++;
        for (int cell = 0; cell < 9; cell++)
            home += s.tile[cell] == cell;
    }
    for (int k = 0; k < 362880; k++)
        chi += often[k] * often[k] / expected;
    chi -= MANY;
    CHECK(fabs(chi - EVEN) < 5 * sqrt(2. * EVEN));
    CHECK(labs(home - MANY) < 5 * 316);
}
CLAIM(every_end_and_every_complaint_is_heard)
{
    Tray s = begun("rows=2 columns=2", 1), e = begun("deal=swapped", 1);

    CHECK(stands(&s, HOUSE, 0, 0) && lists(&s, "par 0 0\n"));
    CHECK(says(&s, "The house reckons par."));
    CHECK(plays(&s, "!slide 1 1, !par 2 3, !par 5 0, !par 0 1"));
    CHECK(plays(&s, "par 0 0, !par 0 0, !slide 3 1, !impossible"));
    CHECK(says(&e, "Swaps 1, steps 0: together odd, and order is "
                   "even."));
    CHECK(plays(&e, "!slide 4 4, !slide 3 3, slide 4 3, slide 2 3"));
    CHECK(listed(&e, "slide 4 3") && !listed(&e, "slide 4 4"));
    CHECK(listed(&e, "impossible") && says(&e, "Slides 3, clicks 2."));
    CHECK(taken(&e, "impossible") && stands(&e, OVER, 2, 3));
    CHECK(says(&e, "You are right: nobody can solve this one."));
    CHECK(lists(&e, "") && plays(&e, "!slide 1 1"));
    e = laid(2, 3, (int[]){ 1, 2, 3, 4, 0, 5 });
    e.deal = EITHER;
    s = e;
    CHECK(taken(&e, "impossible") && stands(&e, OVER, 1, 0));
    CHECK(says(&e, "You are wrong: this one can be solved."));
    CHECK(says(&e, "Swaps 1, steps 1: together even, as order is."));
    CHECK(taken(&s, "slide 2 3") && stands(&s, OVER, 2, 1));
    CHECK(says(&s, "All is in order. Slides 1, clicks 1."));
    for (uint64_t seed = 0; seed < 60; seed++)
        CHECK(swaps((Tray[]){ begun("rows=2 columns=2", seed) }) > 0);
}

CLAIM(a_par_that_cannot_be_is_refused)
{
    Tray s = laid(3, 3, (int[]){ 1, 2, 3, 4, 5, 6, 0, 7, 8 }), far;

    s.phase = RECKONING;
    CHECK(plays(&s, "!par 0 1, !par 2 0, !par 1 1, !par 3 2"));
    CHECK(plays(&s, "!par 4 1, !par 2 3, !par 38 20"));
    far = s;
    CHECK(taken(&far, "par 36 18") && taken(&s, "par 2 1"));
    CHECK(says(&s, "Slides 0, par 2. Clicks 0, par 1."));
    CHECK(taken(&s, "slide 3 3"));
    CHECK(says(&s, "Par: slides 2, clicks 1."));
    CHECK(shows(&s, "     1   2   3\n 1   1   2   3\n"
                    " 2   4   5   6\n 3   7   8   .\n"));
    s = laid(10, 11, NULL);
    CHECK(shows(&s, "10 100 101 102") && shows(&s, " 109   .\n"));
    s = laid(4, 4, (int[]){ 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 9,
                            13, 14, 15 });
    s.par[0] = -1;
    CHECK(plays(&s, "!par 2 0, slide 4 1, slide 4 4"));
    CHECK(stands(&s, HOUSE, 2, 4) && lists(&s, "par 0 0\n"));
    CHECK(says(&s, "The house reckons par."));
    CHECK(plays(&s, "!par 6 0, !par 4 1, !par 3 0, !par 2 0"));
    CHECK(house_moves(&s, 1) && stands(&s, OVER, 2, 4));
    CHECK(says(&s, "Par: 4 slides.") && plays(&s, "!par 4 0"));
}

CLAIM(each_nonsense_is_noticed)
{
    Tray s = begun("deal=possible", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.tile[0] = -1) && NOTICED(bad.tile[0] = 16));
    CHECK(NOTICED(bad.tile[0] = bad.tile[1]));
    CHECK(NOTICED(bad.hole ^= 1) && NOTICED(bad.phase = SOLVED));
    CHECK(NOTICED(bad.deal = IMPOSSIBLE) && NOTICED(bad.clicks = 1));
    CHECK(NOTICED((bad.deal = EITHER, bad.phase = RIGHT)));
}
static Atlas atlas, runs;           /* in slides, in clicks */
static int farthest(const Atlas *a, int *boards)
{
    int most = *boards = 0;

    for (int k = 0; k < BOARDS; k++) {
        int far = a->far[k] == UNSEEN ? -1 : a->far[k];

        *boards = far > most ? 1 : *boards + (far == most);
        most = far > most ? far : most;
    }
    return most;
}
LONG_CLAIM(half_of_all_boards_are_reached_and_the_farthest_is_told)
{
    static const struct { int rows, columns, all, far, clicks; }
        size[] = { { 2, 2, 12, 6, 6 }, { 3, 2, 360, 21, 20 },
                   { 2, 3, 360, 21, 20 }, { 4, 2, 20160, 36, 25 },
                   { 3, 3, 181440, 31, 24 } };
    static const struct { int tile[9], slides, clicks; } board[] = {
        { { 8, 6, 7, 2, 5, 4, 3, 0, 1 }, 31, 20 },
        { { 6, 4, 7, 8, 5, 0, 3, 2, 1 }, 31, 20 },
        { { 8, 7, 6, 5, 4, 3, 2, 1, 0 }, 30, 21 },
        { { 1, 2, 3, 4, 5, 6, 0, 7, 8 }, 2, 1 },
        { { 1, 2, 3, 4, 5, 6, 8, 7, 0 }, UNSEEN, UNSEEN },
    };
    int boards, one;

    for (int k = 0; k < 5; k++) {
        Tray s = laid(size[k].rows, size[k].columns, NULL);

        fill_atlas(&atlas, &s, false, 1);
        fill_atlas(&runs, &s, true, 1);
        CHECK(farthest(&atlas, &boards) == size[k].far);
        CHECK(farthest(&runs, &one) == size[k].clicks);
        CHECK(atlas.many == size[k].all && runs.many == atlas.many);
    }
    CHECK(boards == 2 && one == 1);
    for (int k = 0; k < 5; k++) {
        Tray s = laid(3, 3, board[k].tile);

        CHECK(atlas.far[number_of(&s)] == board[k].slides);
        CHECK(runs.far[number_of(&s)] == board[k].clicks);
        CHECK(odd(&s) == (board[k].slides == UNSEEN));
    }
    for (int k = 0; k < atlas.many; k += 7) {
        Tray s = laid(3, 3, NULL);

        board_of(atlas.line[k], &s);
        CHECK(!odd(&s) && number_of(&s) == atlas.line[k]);
    }
}
static Think reckoned(const Tray *s, long nodes, int *left)
{
    Think t = asked(the_game.hint, s, nodes, 1);

    if (!strstr(t.reason, "no way is shorter")
        || sscanf(t.reason, "%d", left) != 1)
        *left = -1;
    return t;
}

CLAIM(a_walk_with_a_purse_agrees_with_the_atlas)
{
    static Purse purse;
    Think t = { .nodes = 1L << 22 };
    Random random = Random_start(8, 1);
    Tray s = laid(4, 2, NULL);
    long spent = 0;
    int first;

    fill_atlas(&atlas, &s, false, 1);
    for (int k = 0; k < 12; k++) {
        deal(&s, &random);
        memset(&purse, 0, sizeof purse);
        spent = t.nodes;
        CHECK(shortest(&purse, &s, &t, &first, 1)
              == atlas.far[number_of(&s)] && in_line(&s, first));
        spent -= t.nodes;
    }
    memset(&purse, 0, sizeof purse);
    t = (Think){ .nodes = spent - 1 };
    CHECK(shortest(&purse, &s, &t, &first, 1) < 0);
}
static long spent_on(const Tray *s)
{
    static Purse purse;
    Think t = { .nodes = 1L << 22 };

    memset(&purse, 0, sizeof purse);
    CHECK(shortest(&purse, s, &t, NULL, 0) >= 0);
    return (1L << 22) - t.nodes;
}

CLAIM(a_walk_takes_a_step_at_each_board_and_slides_nothing_back)
{
    Random random = Random_start(8, 1);
    Tray s = laid(4, 2, NULL);
    long tables = spent_on(&s), steps = 0;

    for (int k = 0; k < 12; k++) {
        deal(&s, &random);
        steps += spent_on(&s) - tables;
    }
    CHECK(steps > 200 && steps < 800);
}
LONG_CLAIM(each_hint_makes_the_shortest_way_shorter_by_one)
{
    static const char *const trays[] = {
        "rows=2 columns=3", "rows=2 columns=5" };

    for (int k = 0; k < 2; k++) {
        Tray s = begun(trays[k], k ? 2 : 4);
        int left, before = 0;

        CHECK(s.phase == SLIDING || house_moves(&s, 1));
        while (s.phase == SLIDING && test_faults < 9) {
            Think t = reckoned(&s, the_game.hint->nodes, &left);

            CHECK(before == 0 || left == before - 1);
            CHECK(taken(&s, t.move));
            before = left;
        }
        CHECK(k == 0 || house_moves(&s, 1));
        CHECK(s.slides == s.par[0] && stands(&s, OVER, 2, s.slides));
    }
}
static bool comes_home(Tray s, int slides)
{
    int first, left, before = row_by_row(&atlas, &s, &first, 1) + 1;

    for (s.phase = SLIDING; slides-- > 0 && before > 1; before = left) {
        left = row_by_row(&atlas, &s, &first, 1);
        if (left != before - 1 || !in_line(&s, first))
            return false;
        slide(&s, first);
    }
    return before > 1 || swaps(&s) == 0;
}

CLAIM(every_even_board_comes_home_row_by_row)
{
    CHECK(comes_home(begun("rows=2 columns=5", 4), 999));
    CHECK(comes_home(begun("rows=5 columns=4", 4), 999));
    CHECK(comes_home(laid(4, 3, (int[]){ 1, 2, 6, 5, 4, 3, 7, 8, 9,
                                         0, 10, 11 }), 999));
    CHECK(comes_home(begun("rows=13 columns=11", 4), 3));
    CHECK(comes_home(begun("rows=2 columns=30", 4), 3));
}
CLAIM(the_adviser_says_how_much_it_knows)
{
    Tray s = begun("rows=2 columns=4", 2);
    Think t;
    int left;

    CHECK(taken(&s, asked(the_game.players, &s, 0, 1).move));
    CHECK(s.par[0] == 0 && s.par[1] == 0);
    reckoned(&s, 1, &left);
    CHECK(left > 0);
    t = reckoned(&s, 0, &left);
    CHECK(t.move[0] == '\0' && left < 0);
    s = begun("rows=4 columns=4", 2);
    t = reckoned(&s, 1000, &left);
    CHECK(left < 0 && strstr(t.reason, "row by row"));
    CHECK(taken(&s, t.move));
    CHECK(the_game.players->nodes == the_game.hint->nodes);
    s = begun("deal=swapped", 2);
    t = reckoned(&s, 9, &left);
    CHECK(Text_same(t.move, "impossible") && taken(&s, t.move));
}

static int follows(Tray *s, const char *plan)
{
    int n = 0;

    for (Line move; *plan; plan += strlen(move) + 1) {
        Text_say(move, "%.*s", (int)strcspn(plan, "\n"), plan);
        CHECK(taken(s, move));
        n++;
    }
    return n;
}

CLAIM(a_plan_leads_home_or_499_slides_toward_it)
{
    static const char *const trays[] = { "rows=2 columns=3",
        "rows=2 columns=5", "rows=6 columns=6", "rows=11 columns=13" };

    for (int k = 0; k < 4; k++) {
        Tray s = begun(trays[k], 1);
        Think t;

        s.phase = SLIDING;
        t = asked(the_game.hint, &s, the_game.hint->nodes, 1);
        CHECK(follows(&s, t.plan) == (k < 3 ? s.slides : 499));
        CHECK((swaps(&s) == 0) == (k < 3));
    }
}
CLAIM(a_way_may_be_too_dear_to_be_told_and_a_plan_costs_nothing)
{
    static Purse purse;
    Think t = { .nodes = 1L << 22 };
    Tray s = begun("rows=2 columns=5", 1);
    int way[80];

    CHECK(shortest(&purse, &s, &t, way, 1) > 1);
    memset(&purse, 0, sizeof purse);
    t.nodes = (1L << 22) - t.nodes + 1;
    CHECK(shortest(&purse, &s, &t, way, 80) < 0);
    t = (Think){ .state = &s, .nodes = 1, .plan = "slide 1 2\n" };
    the_game.hint->choose(&t);
    CHECK(Text_same(t.move, "slide 1 2") && t.nodes == 0 && !t.memory);
}

LONG_CLAIM(the_house_reckons_par_of_a_small_tray)
{
    Tray s = laid(3, 3, NULL);

    fill_atlas(&atlas, &s, false, 1);
    fill_atlas(&runs, &s, true, 1);
    for (uint64_t seed = 1; seed <= 100; seed++) {
        s = begun("rows=3 columns=3", seed);
        CHECK(house_moves(&s, 1) && s.phase == SLIDING);
        CHECK(s.par[0] == atlas.far[number_of(&s)]);
        CHECK(s.par[1] == runs.far[number_of(&s)]);
    }
}
CLAIM(what_is_lifted_is_what_a_press_moves)
{
    Tray s = begun("rows=4 columns=5 picture=numbers", 6);

    for (int cell = 0; cell < 20; cell++) {
        Ui ui = { .hover = s.tile[cell] + 1 };
        Item at = item(&s, ui, s.tile[cell] + 1);
        Tray then = s;

        if (at.move[0])
            CHECK(taken(&then, at.move));
        CHECK(times(&s, ui, "fill tilehi") == then.slides - s.slides);
        CHECK((at.move[0] != 0) == in_line(&s, cell));
        CHECK((at.futile != NULL)
              == (cell != s.hole && !in_line(&s, cell)));
        ui.done = true;
        CHECK(times(&s, ui, "fill tilehi") == 0);
    }
    CHECK(times(&s, (Ui){ .hover = 901 }, "fill tilehi") == 0);
}

CLAIM(in_order_there_are_no_tiles_but_the_whole_picture)
{
    Tray s = laid(3, 3, NULL), n;
    Ui none = { .hover = 0 };

    slide(&s, 7);
    s.picture = 1;
    n = s;
    n.picture = 0;
    CHECK(times(&s, none, "fill tilefoot") == 8);
    CHECK(times(&s, none, "fill wall") == 8);
    CHECK(taken(&s, "slide 3 3") && taken(&n, "slide 3 3"));
    CHECK(times(&s, none, "fill tile") == 0);
    CHECK(times(&s, none, "fill wall") == 1);
    CHECK(times(&n, none, "fill tile") == 8);
    CHECK(times(&n, none, "fill tilefoot") == 0);
}
CLAIM(a_picture_of_427_by_301_loses_a_dot_at_the_right_and_below)
{
    static unsigned dots[427 * 301];
    Tray s = begun("rows=6 columns=6 picture=numbers", 1);
    Ui ui = { .photo = { 427, 301, dots } };
    Line words;

    CHECK(fabs(item(&s, ui, 901).w * 50 - item(&s, ui, 901).h * 71)
          < 1e-6);
    for (int more = 1; more >= 0; more--) {
        ui.photo = (Photo){ 426 + more, 300 + more, dots };
        Text_say(words, "0.00 0.00 %.2f %.2f", 64 * 6 * 1.42
                 * (426 + more) / 426, 64. * 6 * (300 + more) / 300);
        CHECK(times(&s, ui, words) == 35);
    }
    s = begun("rows=6 columns=6", 1);
    CHECK(times(&s, ui, "fill wall") == 0);
    ui.photo.w = 5;
    CHECK(times(&s, ui, "fill wall") == 35);
    s = begun("rows=2 columns=3", 1);
    ui.photo = (Photo){ 300, 9, dots };
    CHECK(item(&s, ui, 1).w == 3 * item(&s, ui, 1).h);
}
CLAIM(each_switch_shows_what_it_says)
{
    Tray s = begun("picture=sea", 6);
    Ui bare = { .on = { true } }, peek = { .on = { [1] = true } };
    Ui wrong = { .on = { [2] = true } };
    int out = 0;

    for (int cell = 0; cell < 16; cell++)
        out += cell != s.hole && s.tile[cell] != cell;
    CHECK(times(&s, bare, "fill paper") == 0);
    CHECK(times(&s, peek, "fill paper") == 0);
    CHECK(times(&s, (Ui){ .hint = 1 }, "fill paper") == 15);
    CHECK(times(&s, (Ui){ .hint = s.tile[s.hole ? 0 : 1] + 1 },
                "fill lamp") == 1);
    CHECK(times(&s, wrong, "fill wine") == out);
    CHECK(strstr(painted(&s, wrong, CONTRAST), "stroke text 3.00"));
}

CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const signs[] = {
        "text tile", "text tilehi", "text paper", "jet lamp",
        "wine paper", "lampedge paper", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}

static bool leads(const Tray *s, int reverse, int walk, Event e,
                  const char *to)
{
    Ui ui = { .on = { [3] = reverse, [4] = walk } };
    Line move = "";

    return the_game.view->input(s, &ui, &e, move) == (to != NULL)
        && Text_same(move, to ? to : "")
            && ui.on[1] == Text_same(e.key, "p");
}

CLAIM(arrows_slide_either_way_and_p_is_held)
{
    Tray s = laid(3, 3, (int[]){ 1, 2, 3, 4, 0, 5, 6, 7, 8 });
    Ui ui = { .on = { [1] = true } };

    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "Left" }, "slide 2 3"));
    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "Right" }, "slide 2 1"));
    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "Up" }, "slide 3 2"));
    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "Down" }, "slide 1 2"));
    CHECK(leads(&s, 1, 0, (Event){ KEY, .key = "Left" }, "slide 2 1"));
    CHECK(leads(&s, 1, 0, (Event){ KEY, .key = "Down" }, "slide 3 2"));
    CHECK(leads(&s, 0, 1, (Event){ KEY, .key = "Left" }, NULL));
    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "x" }, NULL));
    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "p" }, ""));
    CHECK(the_game.view->input(&s, &ui, &(Event){ RELEASE, .key = "p" },
                               (Line){ "" }) && !ui.on[1]);
    s = laid(3, 3, NULL);
    CHECK(leads(&s, 0, 0, (Event){ KEY, .key = "Up" }, ""));
}
TEST_MAIN
