/* Made from games/jewel.nw by make tangle: change that, not this. */
#include "bench.h"
#include "hand.h"
#include "jewel.h"
#include "session.h"
#include "stage.h"

enum { MATCHES = 40, DIAL_ID = 401, BADGE_ID = 405 };
extern const Shape jewel_shapes[TYPES];

/* boards for the tests */
static Jewel quiet(void)
{
    Jewel s = { .life = START, .clock = 1,
                .chance = Random_start(1, 1) };

    memset(s.gem, NONE, CELLS);
    for (int k = 0; k < CELLS; k++) {
        s.gem[CELLS + k] = (Gem)(3 + (k % SIDE + 2 * (k / SIDE)) % 4);
        s.id[CELLS + k] = (unsigned char)(k + 1);
    }
    return s;
}
static Jewel begun(const char *options, uint64_t seed)
{
    Jewel s;

    CHECK(!starts(&s, options, seed) && !broken(&s));
    return s;
}
static Jewel put(int type, const char *places)
{
    Jewel s = quiet();

    for (; places[0]; places += 2)
        s.gem[CELLS + (places[0] - '1') * SIDE + places[1] - '1']
            = (Gem)type;
    return s;
}
static int twin_of(int id)
{
    return id > CELLS ? id - CELLS : id + CELLS;
}
static void rest(Jewel *s)
{
    for (int k = 0; k < 99 && jewel_model.turn(s) == HOUSE; k++)
        CHECK(taken(s, s->phase == CLEARING ? "clear" : "fall"));
}

/* tests of the rules */
CLAIM(one_swap_for_aaba_and_five_in_a_row_from_above)
{
    Swap all[SWAPS];
    Jewel s = quiet();

    CHECK(swaps(BOARD(&s), all) == 0);
    s = put(0, "313234");
    CHECK(swaps(BOARD(&s), all) == 1
          && all[0].a == 18 && all[0].b == 19);
    s = put(0, "3132343523");
    CHECK(swaps(BOARD(&s), all) > 1 && fits(BOARD(&s), 10, 18));
    s.phase = WAITING;
    CHECK(taken(&s, "swap 2 3 with 3 3") && taken(&s, "clear"));
    CHECK(s.score == 4);
}
CLAIM(to_look_at_two_jewels_is_to_look_at_all)
{
    int length[RUNS], all = 0;
    uint64_t gone;

    for (uint64_t k = 0; k < 1000; k++) {
        Jewel s = begun("start=fair", k);

        for (int a = 0; a < 2 * CELLS; a++) {
            int at = a % CELLS, b = at + (a < CELLS ? 1 : SIDE);
            Gem gem[CELLS];

            if (b >= CELLS || (a < CELLS && b % SIDE == 0))
                continue;
            memcpy(gem, BOARD(&s), sizeof gem);
            gem[at] = BOARD(&s)[b], gem[b] = BOARD(&s)[at];
            CHECK(fits(BOARD(&s), at, b)
                  == (runs(gem, length, &gone) > 0));
            all += fits(BOARD(&s), at, b);
        }
    }
    printf("# 1000 boards at rest: %d swaps\n", all);
    CHECK(all > 9000 && all < 11500);
}
CLAIM(on_a_checkerboard_84_of_112_swaps_make_a_run)
{
    Swap all[SWAPS];
    Gem gem[CELLS];
    int length[RUNS], rim = 0;
    uint64_t gone;

    for (int k = 0; k < CELLS; k++)
        gem[k] = (Gem)((k + k / SIDE) % 2);
    CHECK(runs(gem, length, &gone) == 0 && gone == 0);
    CHECK(swaps(gem, all) == 84);
    for (int k = 0; k < SIDE - 1; k++)
        rim += !fits(gem, k, k + 1) + !fits(gem, 56 + k, 57 + k)
             + !fits(gem, 8 * k, 8 * k + 8)
             + !fits(gem, 8 * k + 7, 8 * k + 15);
    CHECK(rim == 28);
}
CLAIM(what_is_above_falls_and_twins_come)
{
    Jewel s = put(0, "435363"), was = s;

    s.phase = CLEARING;
    CHECK(taken(&s, "clear") && s.phase == FALLING && !broken(&s));
    CHECK(s.id[CELLS - SIDE + 2] == twin_of(was.id[CELLS + 42]));
    CHECK(taken(&s, "fall") && !broken(&s));
    for (int r = 0; r < 8; r++) {
        int at = CELLS + r * SIDE + 2;

        if (r > 5)
            CHECK(s.id[at] == was.id[at]);
        else if (r > 2)
            CHECK(s.id[at] == was.id[at - 3 * SIDE]);
        else
            CHECK(s.id[at] > CELLS);
    }
}
CLAIM(a_dead_board_is_replaced_without_points)
{
    Jewel s = quiet();

    s.phase = CLEARING;
    CHECK(says(&s, "No swap is left: all new."));
    CHECK(taken(&s, "clear") && s.gone == ~(uint64_t)0);
    CHECK(taken(&s, "fall") && !broken(&s) && s.score == 0);
    for (int k = 0; k < CELLS; k++)
        CHECK(s.id[CELLS + k] > CELLS);
}
LONG_CLAIM(ten_thousand_fair_boards_are_at_rest_and_have_a_swap)
{
    Swap all[SWAPS];
    int length[RUNS];
    uint64_t gone;

    for (uint64_t k = 0; k < 10000; k++) {
        Jewel s = begun("start=fair", k);

        CHECK(runs(BOARD(&s), length, &gone) == 0 && s.score == 0);
        CHECK(swaps(BOARD(&s), all) > 0 && s.phase == WAITING);
    }
}
LONG_CLAIM(three_thousand_classic_boards_give_five_points_each)
{
    int points = 0, still = 0;

    for (uint64_t k = 0; k < 3000; k++) {
        Jewel s = begun("", k);

        still += s.phase == WAITING;
        rest(&s);
        points += s.score;
    }
    printf("# 3000 boards: %d points, %d at rest\n", points, still);
    CHECK(still > 3000 * .15 && still < 3000 * .19);
    CHECK(points > 3000 * 4.7 && points < 3000 * 5.3);
}
static int after(const char *places, int *life)
{
    Jewel s = put(0, places);

    s.phase = CLEARING;
    CHECK(taken(&s, "clear"));
    *life = s.life - START;
    return s.score;
}
CLAIM(three_give_2_five_4_a_t_4_and_two_threes_4_and_ten_units_each)
{
    static const struct { const char *places; int points; } known[] = {
        { "313233", 2 }, { "3132333435", 4 }, { "3132334252", 4 },
        { "313233515253", 4 }, { "31323334", 3 }, { "414243234333", 5 }
    };
    int life;

    for (int k = 0; k < 5; k++) {
        CHECK(after(known[k].places, &life) == known[k].points);
        CHECK(life == 1000 * known[k].points);
    }
}
CLAIM(in_a_sprint_no_point_winds_the_clock)
{
    Jewel s = begun("clock=sprint start=fair", 5);

    CHECK(taken(&s, "swap 5 6 with 5 7") && taken(&s, "clear"));
    CHECK(s.score == 4 && s.life == START);
}
CLAIM(ten_points_are_a_level_and_the_rest_is_kept)
{
    Jewel s = quiet(), four;

    for (int k = 0; k < 5; k++) {
        Jewel t = put(0, k < 4 ? "313233" : "3132333435");

        memcpy(s.gem, put(0, "313233").gem, sizeof s.gem);
        four = s;
        memcpy(four.gem, t.gem, sizeof s.gem);
        s.phase = four.phase = CLEARING;
        CHECK(taken(&s, "clear") && taken(&four, "clear"));
        memset(s.gem, NONE, CELLS);
    }
    CHECK(s.level == 1 && s.stage == 0 && decay(&s) == 42);
    CHECK(four.level == 1 && four.stage == 2);
}
CLAIM(after_100_ticks_960_and_tick_2501_is_the_last)
{
    Jewel s = begun("start=fair", 1);
    char list[600];
    Text out = { list, sizeof list, 0 };

    for (int k = 1; k <= 2500; k++) {
        CHECK(taken(&s, "tick"));
        CHECK(k != 100 || s.life == 96000);
    }
    CHECK(s.life == 0 && jewel_model.turn(&s) == 1);
    CHECK(taken(&s, "tick") && jewel_model.turn(&s) == OVER);
    CHECK(says(&s, "Time is up: score 0, level 0."));
    jewel_model.show(&s, 1, &out);
    CHECK(strstr(list, "Life 0.00."));
    s = begun("start=fair clock=none", 1);
    CHECK(Text_same(jewel_model.apply(&s, "tick"),
                    "There is no clock in this game."));
}
CLAIM(a_broken_board_is_told)
{
    for (int k = 0; k < 5; k++) {
        Jewel s = put(0, k < 3 ? "313234" : k < 4 ? "313233" : "");

        CHECK(k > 2 || !jewel_model.check(&s));
        s.gem[CELLS + 9] = k == 0 ? NONE : s.gem[CELLS + 9];
        s.id[CELLS + 9] = k == 1 ? 1 : s.id[CELLS + 9];
        s.stage = k == 2 ? STAGE : 0;
        CHECK(jewel_model.check(&s));
    }
}
CLAIM(with_a_clock_no_move_is_taken_back_and_without_one_it_is)
{
    for (int timed = 0; timed < 2; timed++) {
        Line trouble, move = "";
        char list[9000];
        Text out = { list, sizeof list, 0 };
        int option[OPTIONS] = { BEGINNER, timed, FAIR };
        Session *s = Session_new(&the_game, option, 3, trouble);

        CHECK(s && !Session_can_undo(s) && !Session_played(s));
        jewel_model.legal(Session_state(s), &out);
        Text_say(move, "%.*s", (int)strcspn(list, "\n"), list);
        CHECK(!Session_play(s, move) && Session_played(s));
        CHECK(!Session_settle(s));
        CHECK(Session_can_undo(s) == !timed);
        CHECK(Session_undo(s) == !timed && !Session_return(s));
        Session_free(&s);
    }
}

/* tests of players */
static int hundred_swaps(const Player *who, uint64_t seed)
{
    Jewel s = begun("clock=none start=fair", seed);

    for (int k = 0; k < 100; k++) {
        Jewel seen = s;

        jewel_model.hide(&seen, 1);
        CHECK(taken(&s, asked(who, &seen, who->nodes, seed).move));
        rest(&s);
    }
    return s.score;
}
LONG_CLAIM(to_look_ahead_is_worth_more_than_to_grab)
{
    int greedy = 0, ahead = 0, better = 0;

    for (uint64_t k = 1; k <= MATCHES; k++) {
        int g = hundred_swaps(&jewel_players[0], k);
        int a = hundred_swaps(&jewel_players[1], k);

        greedy += g, ahead += a, better += a > g;
    }
    printf("# of %d: greedy %d, ahead %d, better in %d\n", MATCHES,
           greedy, ahead, better);
    CHECK(greedy == 13828 && ahead == 14962 && better == 31);
}

/* tests of bodies */
CLAIM(every_jewel_obeys_euler)
{
    static const int known[TYPES][3] = { { 60, 90, 32 }, { 24, 48, 26 },
        { 5, 8, 5 }, { 12, 30, 20 }, { 96, 168, 74 }, { 17, 32, 17 },
        { 62, 132, 72 } };
    Stage *stage = calloc(1, sizeof *stage);

    CHECK(stage);
    for (int k = 0; k < TYPES; k++) {
        const Mesh *m = Stage_mesh(stage, &jewel_shapes[k]);

        CHECK(m->points == known[k][0] && m->sides == 2 * known[k][1]);
        CHECK(m->polygons == known[k][2] && !m->full);
        CHECK(m->points - m->sides / 2 + m->polygons == 2);
    }
    free(stage);
}
static int put_down;
static void no_dots(Paint *p, const unsigned *argb, int w, int h,
                    double x, double y, double width, double height)
{
    (void)p, (void)argb, (void)w, (void)h;
    (void)x, (void)y, (void)width, (void)height;
    put_down++;
}
CLAIM(jewels_that_turn_need_138_pictures_and_8_megabytes_at_most)
{
    Jewel s = begun("start=fair", 5);
    Paint p = { .image = no_dots };
    Hand hand;

    CHECK(Hand_start(&hand, &the_game, NULL, NULL));
    Hand_show(&hand, &s, 1, PLACED);
    hand.room->fine = 1;
    for (int ms = 0; ms < 8000; ms += 16) {
        CHECK(Hand_time(&hand, ms));
        for (int i = 0; i < hand.page.n; i++)
            if (hand.page.item[i].body.shape)
                Hand_paint(&hand, i, &p);
    }
    CHECK(hand.room->sprites == 138);
    CHECK(hand.room->sprite_bytes <= 8 << 20);
    printf("# their bytes: %d\n", (int)hand.room->sprite_bytes);
    hand.motion = STILL;
    CHECK(!Hand_time(&hand, 8100));
    s.phase = FALLING, s.gone = 7;
    Hand_show(&hand, &s, 1, PLACED);
    put_down = 0;
    for (int i = 0; i < hand.page.n; i++)
        if (hand.page.item[i].body.shape)
            Hand_paint(&hand, i, &p);
    CHECK(put_down == CELLS - 3);
    Hand_end(&hand);
}

/* tests of the view */
CLAIM(every_jewel_is_told_by_shape_color_and_place)
{
    Jewel s = put(0, "313234");
    Ui ui = { .hover = 0 };

    CHECK(Text_same(item(&s, ui, 17).words,
                    "row 3, column 1: football, white"));
    CHECK(Text_same(item(&s, ui, 20).move, "swap 3 4"));
    CHECK(item(&s, ui, 20).click == BEGINS);
    CHECK(Text_same(item(&s, ui, 19).drop, "with 3 3"));
    CHECK(item(&s, ui, 1).futile && !item(&s, ui, 1).move[0]);
    CHECK(Text_same(item(&s, ui, DIAL_ID).words, "clock: 12 of 24"));
    s.gem[CELLS] = 3 + TYPES * 5;
    s.match = HIGH;
    CHECK(Text_same(item(&s, ui, 1).words,
                    "row 1, column 1: violet, brilliant"));
    s.match = EXTREME;
    CHECK(Text_same(item(&s, ui, 1).words,
                    "row 1, column 1: icosahedron, red"));
}
CLAIM(an_arrow_swaps_what_is_held)
{
    Jewel s = put(0, "313234");
    Ui ui = { .held = 20, .seat = 1 };
    Event left = { .kind = KEY, .key = "Left" };
    Line move;

    CHECK(the_game.view->input(&s, &ui, &left, move));
    CHECK(Text_same(move, "swap 3 4 with 3 3") && taken(&s, move));
    ui.held = 1;
    CHECK(!the_game.view->input(&s, &ui, &left, move));
    ui.held = 0;
    CHECK(!the_game.view->input(&s, &ui, &left, move));
}
CLAIM(a_dead_board_is_told_and_waited_for)
{
    Jewel s = quiet();
    Ui ui = { .hover = 0 };

    CHECK(the_game.view->wait(&s, 0) == 150);
    s.phase = CLEARING;
    CHECK(item(&s, ui, 399).w > item(&s, ui, 399).h);
    CHECK(the_game.view->wait(&s, 0) == 2000);
    CHECK(item(&s, ui, DIAL_ID + 3).id && item(&s, ui, DIAL_ID).look
          && item(&s, ui, DIAL_ID + 3).look == 0);
    s.phase = ENDED;
    CHECK(item(&s, ui, DIAL_ID).id && !item(&s, ui, DIAL_ID + 3).id);
}
CLAIM(what_goes_shrinks_and_what_comes_waits_at_the_edge)
{
    Jewel s = put(0, "313233");
    Ui ui = { .hover = 0 };

    s.phase = CLEARING;
    CHECK(taken(&s, "clear") && item(&s, ui, 17).body.size < .1f);
    CHECK(item(&s, ui, 17 + CELLS).body.size < .1f);
    CHECK(item(&s, ui, 17 + CELLS).body.y > item(&s, ui, 17).body.y);
    CHECK(taken(&s, "fall")
          && item(&s, ui, 17 + CELLS).body.size > .4f);
    CHECK(item(&s, ui, 17).id == 0);
    CHECK(times(&s, (Ui){ .on = { true } }, "fill well") == 129);
    CHECK(times(&s, (Ui){ .on = { false } }, "fill well") == 65);
    CHECK(times(&s, (Ui){ .hint = 20, .goal = 21 },
                "stroke lamp 5.00") == 2);
    CHECK(times(&s, (Ui){ .held = 20 }, "stroke chalk 3.00") == 1);
}
CLAIM(the_points_of_a_swap_fly_to_the_score)
{
    Jewel s = begun("clock=none start=fair", 5);
    Ui ui = { .hover = 0 };
    int id = BADGE_ID + 4;

    CHECK(taken(&s, "swap 5 6 with 5 7") && taken(&s, "clear"));
    CHECK(item(&s, ui, id).look == 4 && item(&s, ui, id).x > 400);
    CHECK(item(&s, ui, DIAL_ID + 3).look == -1);
    CHECK(taken(&s, "fall") && item(&s, ui, id).x < 100);
    CHECK(taken(&s, "clear") && item(&s, ui, id).id == 0);
    CHECK(item(&s, ui, BADGE_ID + s.score).look == s.score);
    rest(&s);
    CHECK(s.won == 10 && item(&s, ui, DIAL_ID + 3).look == 16);
    CHECK(taken(&s, "swap 1 3 with 2 3") && s.won == 0);
}
TEST_MAIN
