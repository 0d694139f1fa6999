/* Made from chatnoir.nw by make tangle: change that, not this. */
#include <string.h>
#include "chatnoir.h"
#include "chatnoir-players.h"
#include "chatnoir-view.h"
#include "paint-log.h"
#include "properties.h"
#include "test.h"

static const Game chatnoir = {
    &chatnoir_model, &chatnoir_view, chatnoir_players, chatnoir_hint
};

/* boards and hands for tests */
static World board(const char *rows, int x, int y)
{
    World w;
    int size = (int)strcspn(rows, "/");

    empty_world(&w, size, NOIR);
    w.cat = (Posn){ x, y };
    for (int k = 0; k < size * size; k++)
        if (rows[k / size * (size + 1) + k % size] == '#')
            block_cell(&w, (Posn){ k % size, k / size });
    return w;
}

static World scattered(Random *random, int size, int blocks)
{
    World w;

    empty_world(&w, size, NOIR);
    block_some(&w, blocks, random);
    return w;
}
static Item items[MOST * MOST];
static Page page;
static char log_at[1 << 20];

static Item *lay_out(const World *w, Ui ui)
{
    page = (Page){ .room = MOST * MOST, .item = items };
    chatnoir_view.layout(w, &ui, &page);
    return items;
}

static const char *painted(const World *w, Ui ui)
{
    Text out = { log_at, sizeof log_at, 0 };
    Paint_log log;

    lay_out(w, ui);
    Paint_log_start(&log, &out, chatnoir_view.inks, LIGHT);
    Page_paint(chatnoir.view, w, &ui, &page, &log.paint);
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
static int hovered;

static bool clacked(const World *w, int before, EventKind kind, Posn at)
{
    Ui ui = { .hover = before };
    Event e = { .kind = kind, .x = 1, .y = 1, .button = 1 };
    Line move = "";

    if (!same_posn(at, NOWHERE)) {
        e.x = MARGIN + cell_center_x(at);
        e.y = MARGIN + cell_center_y(at);
    }
    CHECK(chatnoir_view.input(w, &ui, &e, move));
    hovered = ui.hover;
    return !same(move, "");
}

static int changed(const World *w, bool help, const char *key,
                   const char *want)
{
    Ui ui = { .on = { help } };
    Event e = { .kind = KEY };
    Line move = "";

    strcpy(e.key, key);
    if (!chatnoir_view.input(w, &ui, &e, move) || !same(move, want))
        return -1;
    return ui.on[0];
}
static World ended;

static void play(World *w, Ui *ui, Posn at)
{
    Event e = { .kind = RELEASE, .button = 1 };
    Think t = { .state = w, .nodes = 1, .random = Random_start(1, 1) };
    Line move = "";

    e.x = MARGIN + cell_center_x(at);
    e.y = MARGIN + cell_center_y(at);
    chatnoir_view.input(w, ui, &e, move);
    CHECK(chatnoir_model.apply(w, move) == NULL);
    if (w->cats_turn) {
        chatnoir_players[0].choose(&t);
        CHECK(chatnoir_model.apply(w, t.move) == NULL);
    }
    hovered = ui->hover;
}

static Phase outcome(const char *rows, int x, int y, Posn at)
{
    Ui ui = { .hover = 0 };

    ended = board(rows, x, y);
    play(&ended, &ui, at);
    return ended.phase;
}

/* tests of drawing */
static void a_circle_is_found_again_by_its_number(void)
{
    World w = { .size = 5 };

    for (int id = 1; id <= 25; id++)
        CHECK(id_of(&w, posn_of(&w, id)) == id);
    CHECK(id_of(&w, (Posn){ 2, 1 }) == 8);
    CHECK(id_of(&w, NOWHERE) == 0);
    CHECK(same_posn(posn_of(&w, 0), NOWHERE));
    CHECK(same_posn(posn_of(&w, 26), NOWHERE));
    CHECK(same_posn(posn_of(&w, CAT), NOWHERE));
}
static void each_circle_has_words_and_most_have_a_move(void)
{
    World w = board("_#./#../_##", 1, 1);
    Item *item = lay_out(&w, (Ui){ .hover = 0 });

    CHECK(page.n == 8);
    CHECK(same(item[0].words, "row 1, column 2: blocked, on the edge"));
    CHECK(same(item[1].words, "row 1, column 3: free, on the edge"));
    CHECK(same(item[1].move, "block 1 3"));
    CHECK(same(item[3].words, "row 2, column 2: the cat"));
    CHECK(same(item[3].move, "") && same(item[0].move, ""));
    CHECK(item[7].id == CAT && same(item[7].words, ""));
    CHECK(item[0].round && item[3].round && !item[7].round);
    w.cats_turn = true;
    CHECK(same(lay_out(&w, (Ui){ .hover = 0 })[1].move, ""));
}

static void help_blocks_the_pointed_circle(void)
{
    World w = board("_#./#../_##", 1, 1);
    Ui ui = { .on = { true, true } };

    CHECK(same(lay_out(&w, ui)[1].words, "row 1, column 3: free, "
               "on the edge, on a shortest way, distance 1"));
    ui.hover = id_of(&w, (Posn){ 2, 1 });
    CHECK(lay_out(&w, ui)[1].look & WAY);
    ui.hover = id_of(&w, (Posn){ 2, 0 });
    CHECK(!(lay_out(&w, ui)[1].look & WAY));
}
static void the_cat_stays_on_the_page_whose_width_is_the_boards(void)
{
    for (int size = LEAST; size <= 11; size += 2)
        for (int k = 0; k < size * size; k++) {
            World w = { .size = size, .last = { -1, -1 } };
            Item *cat;

            w.cat = (Posn){ k % size, k / size };
            if (!in_bounds(w.cat, size))
                continue;
            cat = &lay_out(&w, (Ui){ .hover = 0 })[page.n - 1];
            CHECK(page.w == world_width(size) + 36);
            CHECK(cat->x >= 0 && cat->x + cat->w <= page.w);
            CHECK(cat->y >= 0 && cat->y + cat->h <= page.h);
        }
}

static void on_five_with_the_cat_at_4_1_the_board_is_238_wide(void)
{
    World w = { .size = 5, .cat = { 4, 1 }, .last = { -1, -1 } };

    lay_out(&w, (Ui){ .hover = 0 });
    CHECK(page.w - 36 == 238);
}
static void a_small_board_is_painted_stroke_by_stroke(void)
{
    World w = board("_#./#../_##", 1, 1);
    const char *log = painted(&w, (Ui){ .on = { true, true, true },
                                        .hover = 0 });

    CHECK(lines_of(log) == 375);
    CHECK(sum_of(log) == 1240288441u);
}
static void the_cat_wears_three_moods(void)
{
    World w = board("_#./#../_##", 1, 1);
    Ui ui = { .hover = 0 };

    CHECK(count(painted(&w, ui), "fill eye") == 1);
    CHECK(count(painted(&w, ui), "fill pupil") == 2);
    CHECK(count(painted(&w, ui), "fill skyfoot") == 3);
    w.phase = CAT_WON;
    CHECK(count(painted(&w, ui), "stroke eye") == 1);
    CHECK(count(painted(&w, ui), "fill pupil") == 0);
    CHECK(count(painted(&w, ui), "fill skyfoot") == 0);
    w.phase = CAT_LOST;
    CHECK(count(painted(&w, ui), "fill eye") == 1);
    CHECK(strstr(painted(&w, ui), "-50.4") != NULL);
}
static void a_pointed_disc_rises_and_shows_a_plan(void)
{
    World w = board("_../.../_..", 1, 1);
    Ui ui = { .hover = id_of(&w, (Posn){ 2, 1 }) };

    CHECK(count(painted(&w, ui), "fill skyhi") == 1);
    ui.hover = id_of(&w, w.cat);
    CHECK(count(painted(&w, ui), "fill skyhi") == 0);
}

static void paws_lie_on_shortest_ways_only(void)
{
    World w = board("_..../#..../.#.../#..../_....", 2, 2);
    Ui ui = { .on = { true } };
    int ways = 0;

    lay_out(&w, ui);
    for (int i = 0; i < page.n; i++)
        ways += (page.item[i].look & WAY) > 0;
    CHECK(ways > 3);
    CHECK(count(painted(&w, ui), "fill text") == 5 * (ways - 1));
}

static void the_fence_takes_the_lamp(void)
{
    World w = board("_.#../###../#.#../###../_....", 1, 2);

    w.phase = CAT_LOST;
    CHECK(count(painted(&w, (Ui){ .hover = 0 }), "fill lamp") == 6);
}

static void the_hint_takes_the_lamp(void)
{
    World w = board("_../.../_..", 1, 1);

    CHECK(count(painted(&w, (Ui){ .hint = 2 }), "fill lamp") == 1);
}

/* tests of point-in-this-circle? */
static bool hits(Posn p, Posn at, int dx, int dy)
{
    return point_in_this_circle(p, cell_center_x(at) + dx,
                                   cell_center_y(at) + dy);
}

/* tests of circle-at-point */
static void each_circle_is_found_at_its_center_and_gaps_are_gaps(void)
{
    World w = board("_..../...../...../...../_....", 2, 2);
    int gaps = 0;

    for (int k = 0; k < 25; k++) {
        Posn p = { k % 5, k / 5 }, at;

        at = circle_at_point(&w, cell_center_x(p), cell_center_y(p));
        CHECK(same_posn(at, in_bounds(p, 5) ? p : NOWHERE));
    }
    for (int y = 0; y < world_height(5); y++)
        for (int x = 0; x < world_width(5); x++)
            gaps += circle_at_point(&w, x, y).x < 0;
    CHECK(gaps == 17116);
}

/* tests of player-moved? */
static void letting_go_of_a_free_circle_is_a_move(void)
{
    World w = board("_../.../_..", 1, 1);
    Event e = { .kind = RELEASE, .button = 1 };
    Posn p = { 2, 1 };

    CHECK(player_moved(&w, &e, p));
    CHECK(!player_moved(&w, &e, NOWHERE));
    CHECK(!player_moved(&w, &e, w.cat));
    e.button = 3;
    CHECK(!player_moved(&w, &e, p));
    e = (Event){ .kind = PRESS, .button = 1 };
    CHECK(!player_moved(&w, &e, p));
}

static void nobody_moves_out_of_turn_or_after_the_end(void)
{
    World w = board("_../.../_..", 1, 1);
    Event e = { .kind = RELEASE, .button = 1 };

    w.cats_turn = true;
    CHECK(!player_moved(&w, &e, (Posn){ 2, 1 }));
    w.cats_turn = false;
    w.phase = CAT_LOST;
    CHECK(!player_moved(&w, &e, (Posn){ 2, 1 }));
}

/* tests of update-world-posn */
static int hover_after(const World *w, int before, Posn at)
{
    Ui ui = { .hover = before, .ring = true };

    update_world_posn(w, &ui, at);
    CHECK(!ui.ring);
    return ui.hover;
}

static void after_the_end_the_pointer_thinks_of_nothing(void)
{
    World w = board("_../.../_..", 1, 1);

    w.phase = CAT_WON;
    CHECK(hover_after(&w, 5, (Posn){ 2, 1 }) == 0);
}

/* tests of clack */
static void a_stale_pointer_decides_nothing(void)
{
    Posn at[3] = { { -1, -1 }, { 1, 0 }, { 2, 1 } };

    for (int k = 0; k < 3; k++) {
        World w = board("_.#/#../_##", 1, 1);
        Ui ui = { .hover = id_of(&w, at[k]) };

        play(&w, &ui, (Posn){ 1, 0 });
        CHECK(w.phase == CAT_WON && same_posn(w.cat, (Posn){ 2, 1 }));
    }
}

static void leaving_forgets_on_a_real_board(void)
{
    World w = board("_../.../_..", 1, 1);

    CHECK(!clacked(&w, 0, MOTION, (Posn){ 1, 0 }));
    CHECK(hovered == id_of(&w, (Posn){ 1, 0 }));
    CHECK(!clacked(&w, hovered, LEAVE, (Posn){ 1, 0 }));
    CHECK(hovered == 0);
}
static void pick_finds_what_a_click_blocks(void)
{
    World w = board("_.#/#../_##", 1, 1);
    Ui ui = { .hover = 0 };

    for (int k = 0; k < 9; k++) {
        Posn p = { k % 3, k / 3 };
        int id = chatnoir_view.pick(&w, &ui, MARGIN + cell_center_x(p),
                                    MARGIN + cell_center_y(p));

        CHECK(id == (is_free(&w, p) ? id_of(&w, p) : 0));
    }
}

/* tests of six directions */
static void once_around_comes_home(void)
{
    static const char *const around[6] = {
        "KP_7", "KP_Page_Up", "Right", "KP_3", "End", "KP_4"
    };
    World w = board("_..../...../...../...../_....", 2, 2);
    Ui ui = { .hover = 0 };
    Line move = "";

    for (int k = 0; k < 6; k++)
        CHECK(change(&w, &ui, around[k], move) && ui.ring);
    CHECK(same_posn(posn_of(&w, ui.hover), w.cat));
    CHECK(same(move, ""));
}

static void up_and_down_go_straight(void)
{
    World w = { .size = 11, .cat = { 5, 5 }, .last = { -1, -1 } };

    for (int k = 0; k < 121; k++) {
        Posn from = { k % 11, k / 11 };
        Ui ui = { .hover = id_of(&w, from) };
        Line move = "";

        if (!in_bounds(from, 11))
            continue;
        for (int i = 0; i < 20; i++)
            change(&w, &ui, k % 2 ? "Up" : "KP_Down", move);
        CHECK(posn_of(&w, ui.hover).y == (k % 2 ? 0 : 10));
        CHECK(posn_of(&w, ui.hover).x - from.x <= 1);
        CHECK(from.x - posn_of(&w, ui.hover).x <= 1);
    }
}

static void return_says_the_move(void)
{
    World w = board("_../.../_..", 1, 1);
    Ui ui = { .hover = 0 };
    Line move = "";

    CHECK(!change(&w, &ui, "Return", move));
    CHECK(change(&w, &ui, "KP_6", move));
    CHECK(change(&w, &ui, "space", move));
    CHECK(same(move, "block 2 3"));
    CHECK(!change(&w, &ui, "x", move));
}

/* tests of find-best-positions */
static bool is_best(int n, int score_p, int score_q, const char *want)
{
    Posn both[2] = { { 0, 0 }, { 1, 1 } }, best[2];
    int score[2] = { score_p, score_q };
    int found = find_best_positions(n, both, score, best);

    if (found != (int)strlen(want))
        return false;
    for (int i = 0; i < found; i++)
        if (!same_posn(best[i], both[want[i] == 'Q']))
            return false;
    return true;
}

/* tests of counting */
static int walked(const Map *map, Posn at)
{
    Posn next[6];
    int ways = 0;

    if (lookup(map, at) == 1)
        return 1;
    adjacent(at, next);
    for (int i = 0; i < 6; i++)
        if (lookup(map, next[i]) == lookup(map, at) - 1)
            ways += walked(map, next[i]);
    return ways;
}

static void purses_count_as_many_ways_as_feet(void)
{
    Random random = Random_start(7, 1);

    for (int k = 0; k < 500; k++) {
        World w = scattered(&random, 7, k % 20);
        Map map;

        bfs_from_boundary(&w, NOWHERE, &map);
        if (lookup(&map, w.cat) != FAR)
            CHECK(ways_from(&map, w.cat)
                  == walked(&map, w.cat));
        else
            CHECK(ways_from(&map, w.cat) == 0);
    }
}

static void the_empty_boards_have_so_many_ways(void)
{
    World w = board("_..../...../...../...../_....", 2, 2);
    Map map;

    bfs_from_boundary(&w, NOWHERE, &map);
    CHECK(ways_from(&map, w.cat) == 14);
    w = (World){ .size = 11, .cat = { 5, 5 } };
    bfs_from_boundary(&w, NOWHERE, &map);
    CHECK(ways_from(&map, w.cat) == 76);
    w = (World){ .size = 51, .cat = { 25, 25 } };
    bfs_from_boundary(&w, NOWHERE, &map);
    CHECK(ways_from(&map, w.cat) == 67108916);
}

/* tests of move-cat */
static Posn stepped(World *w, uint64_t seed)
{
    Think t = { .state = w, .nodes = 1,
                .random = Random_start(seed, 1) };

    w->cats_turn = true;
    chatnoir_players[0].choose(&t);
    CHECK(chatnoir_model.apply(w, t.move) == NULL);
    return w->cat;
}
static void ties_are_thrown_fairly(void)
{
    int taken[6] = { 0 };
    Posn next[6];

    for (int k = 0; k < 600; k++) {
        World w = { .size = 11, .cat = { 5, 5 }, .kind = NOIR };
        Posn at = stepped(&w, (uint64_t)k);

        adjacent((Posn){ 5, 5 }, next);
        for (int i = 0; i < 6; i++)
            taken[i] += same_posn(next[i], at);
    }
    for (int i = 0; i < 6; i++)
        CHECK(taken[i] > 60 && taken[i] < 140);
}
static bool in_character(const World *w, const Map *map, Posn p)
{
    Posn next[6];
    int here = lookup(map, w->cat), there = lookup(map, p);
    bool beside = false, least = true;

    adjacent(w->cat, next);
    for (int i = 0; i < 6; i++) {
        beside = beside || same_posn(next[i], p);
        least = least && there <= lookup(map, next[i]);
    }
    return beside && is_free(w, p)
        && (w->kind == WANDER || there < here)
        && (w->kind < NOIR || least);
}

static void a_thousand_cats_keep_their_character(void)
{
    Random random = Random_start(11, 1);

    for (int k = 0; k < 1000; k++) {
        World w = scattered(&random, 5 + k % 4 * 2, k % 15);
        Posn best[6];
        Map map;
        int n;

        w.kind = (CatKind)(k / 4 % 4);
        bfs_from_boundary(&w, NOWHERE, &map);
        n = cats_choices(&w, NOWHERE, best);
        CHECK(n > 0 || lookup(&map, w.cat) == FAR);
        for (int i = 0; i < n && lookup(&map, w.cat) != FAR; i++)
            CHECK(in_character(&w, &map, best[i]));
    }
}

/* judges of the advisor */
typedef struct Ahead { int distance, ways; } Ahead;

static Ahead walked_ahead(const World *w, Posn also)
{
    Ahead a = { FAR, 0 };
    Map map;

    bfs_from_boundary(w, also, &map);
    a.distance = lookup(&map, w->cat);
    if (a.distance != FAR)
        a.ways = walked(&map, w->cat);
    return a;
}

static void say_by_feet(Ahead now, Ahead then, Line out)
{
    if (then.distance == FAR)
        say(out, "closes the last way: the cat is caught");
    else if (then.distance > now.distance && now.ways == 1)
        say(out, "cuts the only shortest way; "
            "distance %d becomes %d", now.distance, then.distance);
    else if (then.distance > now.distance)
        say(out, "cuts all %d shortest ways; distance %d becomes %d",
            now.ways, now.distance, then.distance);
    else
        say(out, "cuts %d of %d shortest ways; distance stays %d",
            now.ways - then.ways, now.ways, now.distance);
}

static void reason_by_feet(World *w, const char *move, Line out)
{
    Ahead now = walked_ahead(w, NOWHERE), then, rival;
    int row = 0, column = 0;

    CHECK(match(move, "block %d %d", &row, &column));
    then = walked_ahead(w, (Posn){ column - 1, row - 1 });
    for (int k = 0; k < w->size * w->size; k++) {
        Posn p = { k % w->size, k / w->size };

        if (!is_free(w, p) || same_posn(p, w->cat))
            continue;
        rival = walked_ahead(w, p);
        CHECK(rival.distance < then.distance
              || (rival.distance == then.distance
                  && rival.ways >= then.ways));
    }
    say_by_feet(now, then, out);
}

/* tests of the advisor */
static void no_circle_does_better_than_the_one_advised(void)
{
    Random random = Random_start(5, 1);

    for (int k = 0; k < 200; k++) {
        World w = scattered(&random, 7, k % 20);
        Think t = { .state = &w, .nodes = 100 };
        Line reason;

        if (walked_ahead(&w, NOWHERE).distance == FAR
                || on_boundary(w.cat, 7))
            continue;
        chatnoir_hint[0].choose(&t);
        reason_by_feet(&w, t.move, reason);
        CHECK(same(t.reason, reason));
    }
}

/* tests by random play */
#ifndef SOAK
#define SOAK 1
#endif
static void by_chance(int games, const char *options)
{
    Trial trial = { .games = games * SOAK, .moves = 200000L * SOAK,
                    .seed = 1, .all_verbs = true, .most = 3000,
                    .options = options };
    Tally tally;

    CHECK(Properties(&chatnoir, &trial, &tally));
    if (!same(tally.fault, ""))
        printf("# %s: chatnoir --text %s, after %d moves\n",
               tally.fault, tally.repeat, tally.at);
    printf("# %d games, %ld moves, %.1f a game: won %d, lost %d, "
           "unfinished %d\n", tally.games, tally.moves,
           (double)tally.moves / (tally.games + !tally.games),
           tally.won, tally.lost, tally.unfinished);
}

static void a_thousand_games_by_chance(void)
{
    by_chance(960, "size=7 blocks=14");
    by_chance(40, NULL);
}

int main(void)
{
    /* run the tests of drawing */
    /* tests of cell-center-x */
    NAMED("ancestor 57 cell_center_x",
          cell_center_x((Posn){ 0, 2 }) == 20);
    NAMED("ancestor 58 cell_center_x",
          cell_center_x((Posn){ 0, 1 }) == 42);
    NAMED("ancestor 59 cell_center_x",
          cell_center_x((Posn){ 0, 0 }) == 20);
    NAMED("ancestor 60 cell_center_x",
          cell_center_x((Posn){ 1, 0 }) == 64);
    NAMED("ancestor 61 cell_center_x",
          cell_center_x((Posn){ 1, 1 }) == 86);
    /* tests of cell-center-y */
    NAMED("ancestor 62 cell_center_y",
          cell_center_y((Posn){ 1, 0 }) == 20);
    NAMED("ancestor 63 cell_center_y",
          cell_center_y((Posn){ 1, 1 }) == 20 + 44 * 433 / 500.0);
    /* tests of world-width and world-height */
    NAMED("ancestor 64 world_width", world_width(3) == 150);
    NAMED("ancestor 65 world_height", world_height(3) == 117);
    NAMED("the usual board is 502 by 422",
          world_width(11) == 502 && world_height(11) == 422);
    TEST(a_circle_is_found_again_by_its_number);
    TEST(each_circle_has_words_and_most_have_a_move);
    TEST(help_blocks_the_pointed_circle);
    TEST(the_cat_stays_on_the_page_whose_width_is_the_boards);
    TEST(on_five_with_the_cat_at_4_1_the_board_is_238_wide);
    TEST(a_small_board_is_painted_stroke_by_stroke);
    TEST(the_cat_wears_three_moods);
    TEST(a_pointed_disc_rises_and_shows_a_plan);
    TEST(paws_lie_on_shortest_ways_only);
    TEST(the_fence_takes_the_lamp);
    TEST(the_hint_takes_the_lamp);
    /* run the tests of input */
    /* check point-in-this-circle? */
    Posn c10 = { 1, 0 }, c00 = { 0, 0 };

    NAMED("ancestor 70 point_in_this_circle", hits(c10, c10, 14, 14));
    NAMED("ancestor 71 point_in_this_circle", !hits(c10, c10, 15, 15));
    NAMED("ancestor 72 point_in_this_circle", hits(c00, c00, 0, 0));
    NAMED("ancestor 73 point_in_this_circle",
          !hits(c00, c00, -20, -20));
    /* check circle-at-point */
    World open3 = board("_../.../_..", 1, 1);
    World full3 = board("_##/###/_##", 1, 1);

    NAMED("ancestor 74 circle_at_point",
          same_posn(circle_at_point(&full3, 64, 20), NOWHERE));
    NAMED("ancestor 75 circle_at_point",
          same_posn(circle_at_point(&open3, 64, 20), (Posn){ 1, 0 }));
    NAMED("ancestor 76 circle_at_point",
          same_posn(circle_at_point(&open3, 42, 58.104),
                    (Posn){ 0, 1 }));
    NAMED("ancestor 77 circle_at_point",
          same_posn(circle_at_point(&open3, 0, 0), NOWHERE));
    TEST(each_circle_is_found_at_its_center_and_gaps_are_gaps);
    TEST(letting_go_of_a_free_circle_is_a_move);
    TEST(nobody_moves_out_of_turn_or_after_the_end);
    /* check update-world-posn */
    World w3 = board("_../.../_..", 1, 1);
    Posn right = { 2, 1 };

    NAMED("ancestor 90 update_world_posn",
          hover_after(&w3, 0, right) == id_of(&w3, right));
    NAMED("ancestor 91 update_world_posn",
          hover_after(&w3, 0, w3.cat) == 0);
    NAMED("ancestor 92 update_world_posn",
          hover_after(&w3, id_of(&w3, right), NOWHERE) == 0);
    TEST(after_the_end_the_pointer_thinks_of_nothing);
    /* check clack */
    Posn up = { 1, 0 };
    int upper = id_of(&w3, up);

    NAMED("ancestor 93 clack", !clacked(&full3, 0, PRESS, NOWHERE)
          && hovered == 0);
    NAMED("ancestor 94 clack", !clacked(&full3, 0, MOTION, NOWHERE)
          && hovered == 0);
    NAMED("ancestor 95 clack", !clacked(&w3, 0, MOTION, up)
          && hovered == upper);
    NAMED("ancestor 96 clack", !clacked(&w3, 0, MOTION, up)
          && hovered == upper);
    NAMED("ancestor 97 clack", !clacked(&w3, upper, LEAVE, up)
          && hovered == 0);
    NAMED("ancestor 98 clack", !clacked(&w3, upper, PRESS, NOWHERE)
          && hovered == 0);
    NAMED("ancestor 99 clack",
          outcome("_.#/#.#/_##", 1, 1, up) == CAT_LOST && hovered == 0);
    full3.phase = CAT_LOST;
    NAMED("ancestor 100 clack", !clacked(&full3, upper, RELEASE, up)
          && hovered == 0 && full3.phase == CAT_LOST);
    NAMED("ancestor 101 clack",
          outcome("_.#/#.#/_##", 1, 1, up) == CAT_LOST);
    NAMED("ancestor 102 clack",
          outcome("_../#.#/_##", 1, 1, up) == CAT_WON
          && same_posn(ended.cat, (Posn){ 2, 0 }));
    TEST(a_stale_pointer_decides_nothing);
    TEST(leaving_forgets_on_a_real_board);
    TEST(pick_finds_what_a_click_blocks);
    /* check change */
    World lost3 = board("_../.../_..", 1, 1);

    lost3.phase = CAT_LOST;
    NAMED("ancestor 66 change", changed(&w3, false, "h", "") == true);
    NAMED("ancestor 67 change", changed(&w3, true, "h", "") == false);
    NAMED("ancestor 68 change", changed(&w3, false, "n", "") == false);
    NAMED("ancestor 69 change",
          changed(&lost3, true, "n", ":new") == false);
    TEST(once_around_comes_home);
    TEST(up_and_down_go_straight);
    TEST(return_says_the_move);
    /* run the tests of the cats */
    /* check find-best-positions */
    int one = 1, two = 2, far = FAR;

    NAMED("ancestor 78 lt_f", one <= two);
    NAMED("ancestor 79 lt_f", !(two <= one));
    NAMED("ancestor 80 lt_f", !(far <= one));
    NAMED("ancestor 81 lt_f", one <= far);
    NAMED("ancestor 82 lt_f", far <= FAR);
    NAMED("ancestor 83 find_best_positions", is_best(1, 1, FAR, "P"));
    NAMED("ancestor 84 find_best_positions", is_best(1, FAR, FAR, ""));
    NAMED("ancestor 85 find_best_positions", is_best(2, 1, 2, "P"));
    NAMED("ancestor 86 find_best_positions", is_best(2, 1, 1, "PQ"));
    NAMED("ancestor 87 find_best_positions", is_best(2, FAR, 2, "Q"));
    NAMED("ancestor 88 find_best_positions", is_best(2, FAR, FAR, ""));
    TEST(purses_count_as_many_ways_as_feet);
    TEST(the_empty_boards_have_so_many_ways);
    /* check move-cat */
    World winding = board("_..../.##../.#.#./.#.../_....", 2, 2);
    World same_board = winding;

    NAMED("ancestor 89 move_cat",
          same_posn(stepped(&winding, 1), (Posn){ 2, 3 })
          && winding.phase == PLAYING
          && memcmp(winding.blocked, same_board.blocked,
                    sizeof winding.blocked) == 0);
    TEST(ties_are_thrown_fairly);
    TEST(a_thousand_cats_keep_their_character);
    TEST(no_circle_does_better_than_the_one_advised);
    TEST(a_thousand_games_by_chance);
    return TEST_END;
}
