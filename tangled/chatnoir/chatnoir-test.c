/* Made from chatnoir.nw by make tangle: change that, not this. */
#include <ctype.h>
#include "apart.h"
#include "bench.h"
#include "chatnoir.h"
#include "chatnoir-view.h"

/* tests */

/* boards for tests */
static World bare(int size)
{
    World w;

    empty_world(&w, size, NOIR);
    return w;
}

static World drawn(const char *rows)
{
    Grid g = Grid_of(rows);
    World w = bare(g.rows);

    for (int k = 0; k < g.rows * g.rows; k++) {
        char c = Grid_drawn(g, rows, k);

        w.blocked[k / g.rows][k % g.rows] = c == '#';
        if (c == 'C')
            w.cat = posn_of(&w, k + 1);
    }
    return w;
}

static World scattered(Random *random, int size, int blocks)
{
    World w = bare(size);

    CHECK(block_some(&w, blocks, random));
    return w;
}
static bool among(Posn p, const Posn *list, int n)
{
    while (n > 0 && !same_posn(p, list[n - 1]))
        n--;
    return n > 0;
}

static bool same_sets(const Posn *a, int n, const Posn *b, int m)
{
    int i = 0;

    while (i < n && among(a[i], b, m))
        i++;
    return i == n && n == m;
}

static const char *numbered(int number, const char *function)
{
    static Line name;

    Text_say(name, "ancestor %d %s", number, function);
    return name;
}
static const char *places(const Posn *list, int n)
{
    static Line told;
    Text t = { told, LINE, 0 };

    told[0] = '\0';
    for (int i = 0; i < n; i++)
        Text_tell(&t, "%d,%d ", list[i].x, list[i].y);
    return told;
}

CLAIMS(ancestors_tests_of_sets)
{
    Posn two[] = { { 1, 1 }, { 2, 2 } }, owt[] = { { 2, 2 }, { 1, 1 } };

    NAMED("ancestor 1 same_sets", same_sets(two, 0, owt, 0));
    NAMED("ancestor 2 same_sets", !same_sets(two, 0, two, 1));
    NAMED("ancestor 3 same_sets", !same_sets(two, 1, two, 0));
    NAMED("ancestor 4 same_sets", same_sets(two, 2, owt, 2));
}

/* world tests */
CLAIMS(ancestors_tests_of_the_empty_world)
{
    Posn list[MOST * MOST];
    World w = bare(3);

    NAMED("ancestor 5 empty_world", w.size == 3 && !w.cats_turn &&
          same_posn(w.cat, (Posn){ 1, 1 }) && w.phase == PLAYING);
    NAMED("ancestor 6 empty_board",
          Text_same("0,1 1,0 1,1 1,2 2,0 2,1 2,2 ",
          places(list, free_circles(&w, list))));
}
static int count_blocked(const World *w)
{
    int n = 0;

    for (int k = 0; k < MOST * MOST; k++)
        n += w->blocked[k / MOST][k % MOST];
    return n;
}

CLAIMS(ancestors_tests_of_blocked_cells)
{
    World one = drawn("_../.../_.."), w = drawn("_##/#.#/_#.");
    Random random = Random_start(1, 1);

    block_cell(&one, (Posn){ 1, 1 });
    NAMED("ancestor 7 block_cell",
          one.blocked[1][1] && count_blocked(&one) == 1);
    NAMED("ancestor 8 block_some",
          block_some(&w, 0, &random) && count_blocked(&w) == 5);
    NAMED("ancestor 9 block_some",
          block_some(&w, 1, &random) && w.blocked[2][2]);
}
CLAIM(chance_blocks_each_circle_equally_often)
{
    int often[9] = { 0 };

    for (int seed = 0; seed < 6000; seed++) {
        Random random = Random_start((uint64_t)seed, 1);
        World w = scattered(&random, 3, 1);

        for (int k = 0; k < 9; k++)
            often[k] += w.blocked[k / 3][k % 3];
    }
    for (int k = 0; k < 9; k++)
        CHECK(k == 0 || k == 4 || k == 6 ? often[k] == 0
                                         : abs(often[k] - 1000) < 150);
}

/* adjacent tests */
CLAIMS(ancestors_tests_of_adjacent)
{
    static const struct { Posn at; const char *around; } asked[3] = {
        { { 0, 1 }, "0,0 1,0 -1,1 1,1 0,2 1,2 " },
        { { 1, 1 }, "1,0 2,0 0,1 2,1 1,2 2,2 " },
        { { 2, 2 }, "1,1 2,1 1,2 3,2 1,3 2,3 " } };
    Posn next[6];

    for (int k = 0; k < 3; k++) {
        adjacent(asked[k].at, next);
        NAMED(numbered(26 + k, "adjacent"),
              Text_same(places(next, 6), asked[k].around));
    }
}
CLAIM(touching_is_mutual)
{
    for (int k = 7; k < 49; k++) {
        Posn p = { k % 7, k / 7 }, next[6], back[6];

        adjacent(p, next);
        for (int i = 0; i < 6; i++) {
            adjacent(next[i], back);
            CHECK(among(p, back, 6));
        }
    }
}
CLAIMS(ancestors_tests_of_the_edge)
{
    static const struct { int x, y; bool yes; } asked[16] = {
        { 0, 1, 1 }, { 1, 0, 1 }, { 12, 1, 1 }, { 1, 12, 1 },
        { 1, 1, 0 }, { 10, 10, 0 },
        { 0, 0, 0 }, { 0, 1, 1 }, { 1, 0, 1 }, { 10, 10, 1 },
        { 0, -1, 0 }, { -1, 0, 0 }, { 0, 11, 0 }, { 11, 0, 0 },
        { 10, 0, 1 }, { 0, 10, 0 },
    };

    for (int k = 0; k < 16; k++) {
        Posn p = { asked[k].x, asked[k].y };

        NAMED(numbered(10 + k, k < 6 ? "on_boundary" : "in_bounds"),
              asked[k].yes == (k < 6 ? on_boundary(p, 13)
                                     : in_bounds(p, 11)));
    }
}

/* breadth-first search tests */
CLAIMS(ancestors_tests_of_lookup)
{
    static const Table asked[3] = { { .n = 0 },
        { .n = 1, .cell = { { { 1, 2 }, 3 } } },
        { .n = 1, .cell = { { { 2, 1 }, 3 } } } };

    for (int k = 0; k < 3; k++)
        NAMED(numbered(37 + k, "lookup_in_table"),
              lookup_in_table(&asked[k], (Posn){ 1, 2 })
              == (k == 1 ? 3 : FAR));
}
static bool agree(World w, Posn also, Posn from, int outside,
                  const char *rows)
{
    static Table table;
    static Map map;
    int heard = 1;                  /* the place beyond */
    bool same;

    bfs(&w, also, from, &table);
    if (same_posn(from, BOUNDARY))
        bfs_from_boundary(&w, also, &map);
    else
        bfs_from(&w, from, also, &map);
    same = !rows || lookup_in_table(&table, BOUNDARY) == outside;
    for (int k = 0; k < w.size * w.size; k++) {
        Posn p = { k % w.size, k / w.size };
        int leaps = lookup(&map, p), digit = rows ? rows[k + p.y] : 0;

        heard += leaps != FAR;
        same = same && lookup_in_table(&table, p) == leaps && (!rows ||
            leaps == (isdigit(digit) ? digit - '0' : FAR));
    }
    return same && (!rows || table.n == heard);
}
static const char five[] = "_..../...../...../...../_....";

CLAIMS(ancestors_tests_of_bfs)
{
    static const struct {
        const char *rows, *says;
        Posn from;
        int outside;
    } asked[] = {
        { "_../.../_..", "_11/121/_11", { -2, -2 }, 0 },
        { "_../.../_..", "_11/101/_11", { 1, 1 }, 2 },
        { "_##/#.#/_##", "___/___/___", { -2, -2 }, 0 },
        { five, "_1111/12221/12321/12221/_1111", { -2, -2 }, 0 },
        { "_..../...../....#/...../_....",
          "_1111/12221/1233_/12221/_1111", { -2, -2 }, 0 },
        { five, "_2223/21123/21012/21123/_2223", { 2, 2 }, 3 },
    };
    static Table table;
    Posn none = { 0, 0 };
    World w = drawn(five);

    for (int k = 0; k < 6; k++)
        NAMED(numbered(40 + k, "bfs"),
              agree(drawn(asked[k].rows), none, asked[k].from,
                    asked[k].outside, asked[k].says));
    bfs(&w, none, w.cat, &table);
    NAMED("ancestor 46 bfs",
          lookup_in_table(&table, (Posn){ 1, 4 }) == 2);
}
static int ought(const World *w, const Map *map, Posn p)
{
    Posn next[6];
    int least = FAR;

    if (!is_free(w, p))
        return FAR;
    if (on_boundary(p, w->size))
        return 1;
    adjacent(p, next);
    for (int i = 0; i < 6; i++)
        if (lookup(map, next[i]) < least)
            least = lookup(map, next[i]);
    return plus(least, 1);
}

CLAIM(each_says_one_more_than_the_least_beside_it)
{
    static Map map;

    for (int pattern = 0; pattern < 512; pattern++) {
        World w = drawn(five);

        for (int k = 0; k < 9; k++)
            w.blocked[1 + k / 3][1 + k % 3] = pattern >> k & 1;
        bfs_from_boundary(&w, NOWHERE, &map);
        for (int k = 0; k < 25; k++) {
            Posn p = { k % 5, k / 5 };

            CHECK(lookup(&map, p) == ought(&w, &map, p));
        }
    }
}
CLAIM(the_figure_is_true)
{
    World w;

    CHECK(starts(&w, "size=5 blocks=7", 16328) == NULL);
    CHECK(agree(w, NOWHERE, BOUNDARY, 0,
                "_1111/1##21/1#4#1/1#321/_1##1"));
}
CLAIM(the_ancestors_line_is_three_times_as_long)
{
    static const int joins[2][2] = { { 11, 354 }, { 51, 7794 } };
    Posn out[EDGE];

    for (int k = 0; k < 2; k++) {
        World w = bare(joins[k][0]);
        int calls = neighbors(&w, NOWHERE, BOUNDARY, out);

        for (int id = 1; id <= w.size * w.size; id++)
            calls += neighbors(&w, NOWHERE, posn_of(&w, id), out);
        CHECK(calls == 2 * joins[k][1]);
    }
}

/* neighbors tests */
static bool touches(World w, Posn p, const char *list)
{
    Posn out[EDGE], corner = { 0, 0 };

    return Text_same(places(out, neighbors(&w, corner, p, out)), list);
}
CLAIMS(ancestors_tests_of_neighbors)
{
    static const struct { int size; Posn p; const char *l; } of[5] = {
        { 7, { 1, 0 }, "-2,-2 2,0 0,1 1,1 " },
        { 7, { 0, 1 }, "-2,-2 1,0 1,1 0,2 1,2 " },
        { 3, { -2, -2 }, "0,1 1,0 1,2 2,0 2,1 2,2 " },
        { 11, { 1, 1 }, "1,0 2,0 0,1 2,1 1,2 2,2 " },
        { 11, { 2, 2 }, "1,1 2,1 1,2 3,2 1,3 2,3 " },
    };
    World w = bare(3), stone = drawn("_../.#./_..");
    Posn edge[EDGE], out[EDGE];
    bool back = true;

    for (int k = 0; k < 5; k++)
        NAMED(numbered(29 + k, "neighbors"),
              touches(bare(of[k].size), of[k].p, of[k].l));
    for (int n = neighbors(&w, NOWHERE, BOUNDARY, edge); n-- > 0; )
        back = back && neighbors(&w, NOWHERE, edge[n], out) > 0
            && same_posn(out[0], BOUNDARY);
    NAMED("ancestor 34 neighbors", back);
    NAMED("ancestor 35 neighbors", touches(stone, (Posn){ 1, 1 }, ""));
    NAMED("ancestor 36 neighbors",
          touches(stone, (Posn){ 1, 0 }, "-2,-2 2,0 0,1 "));
}
CLAIM(the_edge_is_where_a_neighbor_is_missing)
{
    for (int size = LEAST; size <= MOST; size += 2)
        for (int k = 0; k < size * size; k++) {
            Posn p = { k % size, k / size }, next[6];
            int here = 0;

            adjacent(p, next);
            for (int i = 0; i < 6; i++)
                here += in_bounds(next[i], size);
            CHECK(!in_bounds(p, size) ||
                  (here < 6) == on_boundary(p, size));
        }
}

/* search board tests */
CLAIM(neighbors_are_always_as_many_boxes_away)
{
    for (int size = LEAST; size <= MOST; size += 2)
        for (int k = 0; k < size * size; k++) {
            int d = size + 1, away[6] = { -d - 1, -d, -1, 1, d, d + 1 };
            Posn p = { k % size, k / size }, next[6];
            int here = Boxes_at(size, p);

            adjacent(p, next);
            for (int i = 0; i < 6; i++)
                CHECK(Boxes_at(size, next[i]) == here + away[i]);
            CHECK(here + away[0] >= 0);
            CHECK(here + away[5] < Boxes_room(size));
            CHECK(Boxes_at(size, (Posn){ size, p.y }) <
                  Boxes_at(size, (Posn){ 0, p.y + 1 }));
        }
}
CLAIM(both_searches_agree)
{
    Random random = Random_start(2, 1);

    for (int k = 0; k < 150; k++) {
        int size = LEAST + 2 * (k % (k % 30 == 0 ? 25 : 7));
        World w = scattered(&random, size, size * size * (k % 5) / 10);
        Posn also = { Random_below(&random, size),
                      Random_below(&random, size) };

        CHECK(agree(w, also, BOUNDARY, 0, NULL));
        CHECK(agree(w, also, w.cat, 0, NULL));
    }
    CHECK(agree(scattered(&random, 51, 400), NOWHERE, BOUNDARY, 0,
                NULL));
}
CLAIM(the_labyrinth_ends_at_the_deepest_number)
{
    enum { SIZE = 401, BOXES = (SIZE + 2) * (SIZE + 2) };
    static bool blocked[SIZE * SIZE];
    static uint16_t at[BOXES];
    static int line[BOXES];
    Boxes b = { SIZE, at, line };
    int most = 0, silent = 0;

    for (int k = 0; k < SIZE * SIZE; k++) {
        int x = k % SIZE, y = k / SIZE, gap = y / 2 % 2 ? SIZE - 2 : 1;

        blocked[k] = x == 0 || x == SIZE - 1 || y == SIZE - 1 ||
            (y % 2 == 0 && x != gap);
    }
    Boxes_lay(b, blocked, SIZE);
    Boxes_from_boundary(b);
    for (int k = 0; k < SIZE * SIZE; k++) {
        int leaps = at[Boxes_at(SIZE, (Posn){ k % SIZE, k / SIZE })];

        most = leaps < WALL && leaps > most ? leaps : most;
        silent += leaps == FAR;
    }
    CHECK(most == DEEPEST && silent > 0);
}

/* plus tests */
CLAIMS(ancestors_tests_of_plus)
{
    static const int asked[4][3] = { { FAR, FAR, FAR }, { FAR, 1, FAR },
                                     { 1, FAR, FAR }, { 1, 2, 3 } };

    for (int k = 0; k < 4; k++)
        NAMED(numbered(53 + k, "plus"),
              plus(asked[k][0], asked[k][1]) == asked[k][2]);
}

/* path tests */
static bool on_path(const char *rows, bool help, int x, int y)
{
    static Map from_cat, to_edge;
    Posn corner = { 0, 0 }, p = { x, y };
    World w = drawn(rows);

    bfs_from(&w, w.cat, corner, &from_cat);
    bfs_from_boundary(&w, corner, &to_edge);
    if (help)
        return on_cats_path(&w, &from_cat, &to_edge, p);
    return on_cats_path(&w, NULL, &to_edge, p)
        || on_cats_path(&w, &from_cat, NULL, p)
        || item(&w, (Ui){ .hover = 0 }, id_of(&w, p)).look & WAY;
}

CLAIMS(ancestors_tests_of_the_path)
{
    static const char e5[] = "_..../.C.../...../...../_....", e7[] =
        "_....../......./..C..../......./......./......./_......";
    static const struct { const char *rows; int help, x, y, on; }
        asked[] = { { e7, 1, 1, 0, 1 }, { e7, 1, 4, 4, 0 },
                    { e5, 1, 1, 0, 1 }, { e5, 0, 1, 0, 0 },
                    { e5, 1, 2, 1, 0 }, { "_##/#.#/_##", 1, 0, 1, 0 } };

    for (int k = 0; k < 6; k++)
        NAMED(numbered(47 + k, "on_cats_path"), asked[k].on ==
              on_path(asked[k].rows, asked[k].help,
                      asked[k].x, asked[k].y));
}
static bool goes_on(const Map *map, Posn p, bool on[MOST][MOST])
{
    Posn next[6];

    adjacent(p, next);
    for (int i = 0; i < 6; i++)
        if (in_bounds(next[i], map->size) &&
            on[next[i].y][next[i].x] &&
            lookup(map, next[i]) == lookup(map, p) - 1)
            return true;
    return false;
}
CLAIM(the_path_leads_from_the_cat_to_the_edge)
{
    Random random = Random_start(4, 1);
    static Map from, to;
    static bool on[MOST][MOST];

    for (int k = 0; k < 200; k++) {
        int size = LEAST + k % 9 * 2;
        World w = scattered(&random, size,
                            size * size * (1 + k % 3) / 6);

        bfs_from(&w, w.cat, NOWHERE, &from);
        bfs_from_boundary(&w, NOWHERE, &to);
        int n = cats_path(&w, &from, &to, on);

        CHECK((n == 0) == (lookup(&to, w.cat) == FAR));
        for (int i = 0; i < size * size; i++) {
            Posn p = { i % size, i / size };
            bool yes = on[p.y][p.x];

            n -= yes;
            CHECK(yes == on_cats_path(&w, &from, &to, p));
            CHECK(!yes || same_posn(p, w.cat) || goes_on(&from, p, on));
            CHECK(!yes || lookup(&to, p) == 1 || goes_on(&to, p, on));
        }
        CHECK(n == 0);
    }
}

/* rules tests */
CLAIM(the_usual_game_blocks_six_and_not_the_cat)
{
    World w, again;

    for (uint64_t seed = 0; seed < 300; seed++) {
        CHECK(!starts(&w, "", seed) && !broken(&w));
        CHECK(!starts(&again, "size=11 blocks=6", seed));
        CHECK(memcmp(&w, &again, sizeof w) == 0 && w.phase == PLAYING);
        CHECK(count_blocked(&w) == 6 && !w.cats_turn &&
              is_free(&w, w.cat) && w.cat.x == 5 && w.cat.y == 5);
    }
}

CLAIM(what_does_not_fit_is_refused)
{
    int even[OPTIONS] = { 4, 1, NOIR };
    World w;

    CHECK(starts(&w, "size=50 blocks=0", 1) != NULL);
    CHECK(the_game.model->start(&w, even, 1) != NULL);
    CHECK(starts(&w, "size=3 blocks=7", 1) != NULL);
    CHECK(!starts(&w, "size=51 blocks=2598", 1) && w.phase == CAT_LOST);
    CHECK(!starts(&w, "size=3 blocks=6", 1) && w.phase == CAT_LOST);
    CHECK(!starts(&w, "size=3 blocks=5", 1) && w.phase == PLAYING);
}
CLAIM(the_cat_steps_to_no_other_circle)
{
    static const char *const no[] = {
        "block 1 2", "cat 3 3", "cat 1 2", "cat 3 4", "cat 2 2",
    };
    World w = drawn("_..../.#.../...../...../_....");

    CHECK(taken(&w, "block 3 4") && w.cats_turn);
    for (int i = 0; i < 5; i++)
        CHECK(refused(&w, no[i], NULL));
}
CLAIM(a_cat_on_the_edge_has_won)
{
    World w = drawn(five);

    CHECK(taken(&w, "block 3 4") && w.cats_turn && w.stones == 1);
    CHECK(same_posn(w.last, (Posn){ 3, 2 }) && w.blocked[2][3]);
    CHECK(taken(&w, "cat 3 2") && !w.cats_turn && w.phase == PLAYING);
    CHECK(plays(&w, "block 1 2, cat 3 1") && w.phase == CAT_WON);
    CHECK(w.steps == 2 && stands(&w, OVER, 1u << HOUSE, 2));
    CHECK(refused(&w, "block 5 5", NULL));
    CHECK(refused(&w, "cat 3 2", NULL));
}

CLAIM(a_cat_without_a_way_has_lost_at_once)
{
    World w = drawn("_####/#...#/#...#/#...#/_.###");

    CHECK(stands(&w, 1, 0, 0) && taken(&w, "block 5 2"));
    CHECK(w.phase == CAT_LOST && stands(&w, OVER, 1u << 1, 1));
    CHECK(refused(&w, "block 2 2", NULL));
    CHECK(refused(&w, "cat 3 2", NULL));
}
CLAIM(whoever_has_the_turn_is_told_the_moves)
{
    World w = drawn("_#./#C./_#.");

    CHECK(lists(&w, "block 1 3\nblock 2 3\nblock 3 3\n"));
    CHECK(taken(&w, "block 1 3") && lists(&w, "cat 2 3\ncat 3 3\n"));
    CHECK(taken(&w, "cat 2 3") && lists(&w, ""));
    CHECK(same_posn(posn_of(&w, 10), NOWHERE));
}
CLAIM(a_way_is_told_in_words_and_a_long_one_in_digits)
{
    World near = bare(11), far = bare(51);

    CHECK(says(&near, "The cat is five steps from the edge."));
    CHECK(says(&far, "The cat is 25 steps from the edge."));
}
CLAIM(each_nonsense_is_noticed)
{
    World good = drawn("_..../.#.../...../...../_...."), bad;

    CHECK(!broken(&good));
    for (int size = 1; size <= 53; size += size == 1 ? 3 : 49)
        CHECK((bad = good, bad.size = size, broken(&bad)));
    CHECK((bad = good, bad.cat = (Posn){ 1, 1 }, broken(&bad)));
    CHECK((bad = good, bad.cat = (Posn){ 0, 0 }, broken(&bad)));
    CHECK((bad = good, bad.cat = (Posn){ 0, 1 }, broken(&bad)));
    CHECK((bad = good, bad.blocked[0][0] = true, broken(&bad)));
    CHECK((bad = good, bad.blocked[7][2] = true, broken(&bad)));
    CHECK((bad = good, bad.steps = 1, broken(&bad)));
    CHECK((bad = good, bad.phase = CAT_LOST, broken(&bad)));
    CHECK((bad = good, bad.stones = bad.steps = 1, broken(&bad)));
    CHECK((bad.last = (Posn){ 2, 1 }, broken(&bad)));
    CHECK((bad.last = (Posn){ 1, 1 }, !broken(&bad)));
    bad.cat = (Posn){ 0, 1 };
    CHECK((bad.phase = CAT_WON, !broken(&bad)));
    CHECK((bad.stones = 2, bad.cats_turn = true, broken(&bad)));
}

/* tests of drawing */
CLAIMS(ancestors_tests_of_centers_in_x)
{
    static const int asked[5][3] = { { 0, 2, 20 }, { 0, 1, 42 },
        { 0, 0, 20 }, { 1, 0, 64 }, { 1, 1, 86 } };

    for (int k = 0; k < 5; k++)
        NAMED(numbered(57 + k, "cell_center_x"), asked[k][2] ==
              cell_center_x((Posn){ asked[k][0], asked[k][1] }));
}
CLAIMS(ancestors_tests_of_height_and_width)
{
    NAMED("ancestor 62 cell_center_y",
          cell_center_y((Posn){ 1, 0 }) == 20);
    NAMED("ancestor 63 cell_center_y",
          cell_center_y((Posn){ 1, 1 }) == 20 + 44 * 433 / 500.0);
    NAMED("ancestor 64 world_width", world_width(3) == 150);
    NAMED("ancestor 65 world_height", world_height(3) == 117);
    NAMED("the usual board is 502 by 422",
          world_width(11) == 502 && world_height(11) == 422);
}
static const char small[] = "_#./#C./_##";      /* 2, 4, 8, 9 blocked */

CLAIM(each_circle_has_words_and_most_have_a_move)
{
    World w = drawn(small);
    Ui ui = { .hover = 0 };
    Item stone = item(&w, ui, 2), free = item(&w, ui, 3);
    Item under = item(&w, ui, 5), cat = item(&w, ui, CAT);

    CHECK(laid_out(&w, &ui)->n == 8);
    CHECK(Text_same(stone.words,
                    "row 1, column 2: blocked, on the edge"));
    CHECK(Text_same(free.words, "row 1, column 3: free, on the edge"));
    CHECK(Text_same(free.move, "block 1 3") && free.futile == NULL);
    CHECK(Text_same(under.words, "row 2, column 2: the cat"));
    CHECK(Text_same(under.move, "") && Text_same(stone.move, "")
          && stone.futile);
    CHECK(Text_same(cat.words, "") && !cat.round && stone.round);
    w.cats_turn = true;
    CHECK(Text_same(item(&w, ui, 3).move, "")
          && !item(&w, ui, 2).futile);
}

CLAIM(help_blocks_the_pointed_circle)
{
    World w = drawn(small);
    Ui ui = { .on = { true, true } };

    CHECK(Text_same(item(&w, ui, 3).words, "row 1, column 3: free, "
                    "on the edge, on a shortest way, distance 1"));
    ui.hover = 6;
    CHECK(item(&w, ui, 3).look & WAY);
    ui.hover = 3;
    CHECK(!(item(&w, ui, 3).look & WAY));
}
CLAIM(the_cat_stays_on_the_page_whose_width_is_the_boards)
{
    Ui ui = { .hover = 0 };

    for (int size = LEAST; size <= 11; size += 2)
        for (int k = 0; k < size * size; k++) {
            World w = { .size = size, .last = NOWHERE,
                        .cat = { k % size, k / size } };
            Item cat = item(&w, ui, CAT);
            const Page *page = laid_out(&w, &ui);

            CHECK(page->w == world_width(size) + 36);
            CHECK(size != 5 || page->w == 238 + 36);
            CHECK(!in_bounds(w.cat, size) ||
                  (cat.x >= 0 && cat.x + cat.w <= page->w &&
                   cat.y >= 0 && cat.y + cat.h <= page->h));
        }
}
CLAIM(a_small_board_is_painted_stroke_by_stroke)
{
    World w = drawn(small);
    Ui ui = { .on = { true, true, true } };

    CHECK(sums_to(painted(&w, ui, LIGHT), 390, 1039894052u));
}
CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const signs[] = {
        "block1 sky", "sky block1", "catrim sky", "eye cat",
        "pupil eye", "catline cat", "lampedge sky", "text skyhi",
        "jet lamp", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
    CHECK(Apart_all(the_game.view->inks,
                    (const char *const[]){ "text sky", NULL }, 4.5));
}
CLAIM(the_cat_wears_three_moods)
{
    static const char *const told[4] = { "fill eye", "stroke eye",
                                         "fill pupil", "fill skyfoot" };
    static const char seen[3][5] = { "1023", "0100", "1020" };
    World w = drawn(small);

    for (int k = 0; k < 12; k++) {
        w.phase = (Phase)(k / 4);
        CHECK(times(&w, (Ui){ .hover = 0 }, told[k % 4])
              == seen[k / 4][k % 4] - '0');
    }
    CHECK(strstr(painted(&w, (Ui){ .hover = 0 }, LIGHT), "-50.4"));
}
CLAIM(pointer_hint_and_fence_are_seen)
{
    World w = drawn("_../.../_.."), caught =
        drawn("_.#../###../#C#../###../_....");

    CHECK(times(&w, (Ui){ .hover = 6 }, "fill skyhi") == 1);
    CHECK(times(&w, (Ui){ .hover = 5 }, "fill skyhi") == 0);
    CHECK(times(&w, (Ui){ .hint = 2 }, "fill lamp") == 1);
    caught.phase = CAT_LOST;
    CHECK(times(&caught, (Ui){ .hover = 0 }, "fill lamp") == 6);
    CHECK(times(&caught, (Ui){ .hint = 3 }, "fill lamp") == 7);
    caught.phase = CAT_WON;         /* what would have held is lit */
    CHECK(times(&caught, (Ui){ .hint = 3 }, "fill lamp") == 1);
    CHECK(strstr(painted(&w, (Ui){ .on = { [1] = true }, .hint = 2 },
                         LIGHT), "-13"));
}

CLAIM(the_way_the_cat_went_is_shown_when_it_has_won)
{
    World w = drawn("_..../.#.../...../...../_....");
    Ui ui = { .hover = 0 };

    CHECK(plays(&w, "block 3 4, cat 3 2, block 1 2"));
    CHECK(item(&w, ui, 13).look / TRAIL % 8 == 0);
    CHECK(times(&w, ui, "fill text") == 0);
    CHECK(taken(&w, "cat 3 1"));
    CHECK(item(&w, ui, 13).look / TRAIL % 8 == 3);
    CHECK(Text_same(item(&w, ui, 12).words,
                    "row 3, column 2: free, the cat was here"));
    CHECK(times(&w, ui, "fill text") == 2 * 5);
    CHECK(times(&w, ui, "turn -0.25") == 2);
}

CLAIM(hope_is_shown_in_hundredths)
{
    World w = drawn("_..../.##../.#.#./.##../_....");
    Ui ui = { .on = { [3] = true } };

    CHECK(Text_same(item(&w, ui, 15).words,
                    "row 3, column 5: free, on the edge, hope 100"));
    CHECK(item(&w, ui, 9).look / NUMBER == 72);
    CHECK(item(&w, ui, 13).look / NUMBER == 0);
    ui.on[1] = true;
    CHECK(item(&w, ui, 9).look / NUMBER == 2);
}

CLAIM(paws_lie_on_shortest_ways_only)
{
    World w = drawn("_..../#..../.#.../#..../_....");
    Ui ui = { .on = { true } };
    const Page *page = laid_out(&w, &ui);
    int ways = 0;

    for (int i = 0; i < page->n; i++)
        ways += (page->item[i].look & WAY) > 0;
    CHECK(ways > 3 && times(&w, ui, "fill text") == 5 * (ways - 1));
}

/* tests of hands */
CLAIMS(ancestors_tests_of_a_point_in_a_circle)
{
    static const int aside[4] = { 14, 15, 0, -20 };

    for (int k = 0; k < 4; k++) {
        Posn p = { k < 2, 0 };

        NAMED(numbered(70 + k, "point_in_this_circle"), k % 2 !=
              point_in_this_circle(p, cell_center_x(p) + aside[k],
                                   cell_center_y(p) + aside[k]));
    }
}
static const char open3[] = "_../.../_..", full3[] = "_##/###/_##";

static bool points_at(const char *rows, double x, double y, Posn p)
{
    World w = drawn(rows);

    return same_posn(circle_at_point(&w, x, y), p);
}

CLAIMS(ancestors_tests_of_the_circle_at_a_point)
{
    const char *name = "circle_at_point";
    Posn top = { 1, 0 }, left = { 0, 1 };

    NAMED(numbered(74, name), points_at(full3, 64, 20, NOWHERE));
    NAMED(numbered(75, name), points_at(open3, 64, 20, top));
    NAMED(numbered(76, name), points_at(open3, 42, 58.104, left));
    NAMED(numbered(77, name), points_at(open3, 44, 0, NOWHERE));
}
CLAIM(each_circle_is_found_at_its_center_and_gaps_are_gaps)
{
    World w = drawn(five);
    int gaps = 0;

    for (int k = 0; k < 25; k++) {
        Posn p = { k % 5, k / 5 };

        CHECK(points_at(five, cell_center_x(p), cell_center_y(p),
                        in_bounds(p, 5) ? p : NOWHERE));
    }
    for (int y = 0; y < world_height(5); y++)
        for (int x = 0; x < world_width(5); x++)
            gaps += circle_at_point(&w, x, y).x < 0;
    CHECK(gaps == 17116);
}
CLAIM(letting_go_of_a_free_circle_in_your_turn_is_a_move)
{
    World w = drawn(open3), cats = w, over = w;
    Event e = { .kind = RELEASE, .button = 1 }, right = e, press = e;
    Posn p = { 2, 1 };

    cats.cats_turn = true, over.phase = CAT_LOST;
    right.button = 3, press.kind = PRESS;
    CHECK(player_moved(&w, &e, p) && !player_moved(&w, &e, w.cat));
    CHECK(!player_moved(&w, &e, NOWHERE));
    CHECK(!player_moved(&cats, &e, p) && !player_moved(&over, &e, p));
    CHECK(!player_moved(&w, &right, p) && !player_moved(&w, &press, p));
}
static int hover_after(Phase phase, int before, Posn at)
{
    World w = drawn(open3);
    Ui ui = { .hover = before, .ring = true };

    w.phase = phase;
    update_world_posn(&w, &ui, at);
    CHECK(!ui.ring);
    return ui.hover;
}

CLAIMS(ancestors_tests_of_the_pointer)
{
    static const Posn at[] = { { 2, 1 }, { 1, 1 }, { -1, -1 } };

    for (int k = 0; k < 3; k++)
        NAMED(numbered(90 + k, "update_world_posn"),
              hover_after(PLAYING, k < 2 ? 0 : 6, at[k])
              == (k ? 0 : 6));
    NAMED("after the end the pointer thinks of nothing",
          hover_after(CAT_WON, 5, at[0]) == 0);
}
static int hovered;                 /* afterwards */
static Line said;

static bool clacked(const World *w, int before, EventKind kind, Posn at)
{
    Ui ui = { .hover = before };
    Event e = { .kind = kind, .x = MARGIN + cell_center_x(at),
                .y = MARGIN + cell_center_y(at), .button = 1 };

    CHECK(the_game.view->input(w, &ui, &e, said));
    hovered = ui.hover;
    return said[0] != '\0';
}
CLAIMS(ancestors_tests_of_hovering)
{
    static const struct {
        const char *rows;
        int before, kind, x, after;
    } asked[] = {
        { full3, 0, PRESS, -1, 0 }, { full3, 0, MOTION, -1, 0 },
        { open3, 0, MOTION, 1, 2 }, { open3, 6, MOTION, 1, 2 },
        { open3, 2, LEAVE, 1, 0 }, { open3, 2, PRESS, -1, 0 },
    };

    for (int k = 0; k < 6; k++) {
        World w = drawn(asked[k].rows);
        Posn at = { asked[k].x, asked[k].x < 0 ? -1 : 0 };

        NAMED(numbered(93 + k, k == 3 ? "clack by translation"
                                      : "clack"),
              !clacked(&w, asked[k].before,
                       (EventKind)asked[k].kind, at)
              && hovered == asked[k].after);
    }
}
static World answered(const char *rows, int before, Posn at)
{
    World w = drawn(rows);

    CHECK(clacked(&w, before, RELEASE, at) && taken(&w, said));
    CHECK(!w.cats_turn || house_moves(&w, 1));
    return w;
}

CLAIMS(ancestors_tests_of_moves)
{
    static const char last[] = "_.#/#.#/_##", two[] = "_../#.#/_##";
    Posn up = { 1, 0 };
    World full = drawn(full3), ended = answered(two, 0, up);

    NAMED("ancestor 99 clack",
          answered(last, 0, up).phase == CAT_LOST && hovered == 0);
    full.phase = CAT_LOST;
    NAMED("ancestor 100 clack", !clacked(&full, 2, RELEASE, up)
          && hovered == 0 && full.phase == CAT_LOST);
    NAMED("ancestor 101 clack",
          answered(last, 0, up).phase == CAT_LOST);
    NAMED("ancestor 102 clack", ended.phase == CAT_WON
          && same_posn(ended.cat, (Posn){ 2, 0 }));
}
CLAIM(a_stale_pointer_decides_nothing)
{
    for (int before = 0; before <= 6; before += before ? 4 : 2) {
        World w = answered("_.#/#../_##", before, (Posn){ 1, 0 });

        CHECK(w.phase == CAT_WON && same_posn(w.cat, (Posn){ 2, 1 }));
    }
}
static int changed(Phase phase, bool help, const char *key,
                   bool window)
{
    World w = drawn(open3);
    Ui ui = { .on = { help } };
    Event e = { .kind = KEY };

    w.phase = phase;
    strcpy(e.key, key);
    if (the_game.view->input(&w, &ui, &e, said) == window || *said)
        return -1;
    return ui.on[0];
}

CLAIMS(ancestors_tests_of_keys)
{
    for (int k = 0; k < 4; k++)
        NAMED(numbered(66 + k, "change"),
              changed(k < 3 ? PLAYING : CAT_LOST, k % 2,
                      k < 2 ? "h" : "n", k == 3)
              == (k == 0));
}

CLAIM(the_middle_of_the_keypad_says_the_move)
{
    World w = drawn(open3);
    Ui ui = { .hover = 0 };

    CHECK(!change(&w, &ui, "KP_5", said));
    ui.hover = 6;
    CHECK(change(&w, &ui, "KP_5", said)
          && Text_same(said, "block 2 3"));
    CHECK(!change(&w, &ui, "x", said));
}
static int led(const World *w, int id, const char *key)
{
    return the_game.view->neighbor(w, NULL, id, key);
}

CLAIM(once_around_comes_home)
{
    static const char *const around[6] = {
        "KP_7", "Page_Up", "Right", "KP_3", "End", "KP_4"
    };
    World w = drawn(five);
    int id = 0;

    for (int k = 0; k < 6; k++)
        CHECK((id = led(&w, id, around[k])) != 0);
    CHECK(same_posn(posn_of(&w, id), w.cat) && !led(&w, id, "x"));
}

CLAIM(up_and_down_go_straight)
{
    World w = bare(11);

    for (int k = 1; k < 121; k++) {
        int id = k + 1;

        for (int i = 0; i < 20; i++)
            id = led(&w, id, k % 2 ? "Up" : "KP_2");
        CHECK(k == 110 || (posn_of(&w, id).y == (k % 2 ? 0 : 10) &&
                           abs(posn_of(&w, id).x - k % 11) <= 1));
    }
}
extern void the_figure(const void *state, int at, int step, Line out);

CLAIM(a_living_figure_tells_the_rumor_in_rounds)
{
    int step = 0, last = 1, id = 0, round = 0;
    World w;
    Map heard;
    Line out;

    CHECK(starts(&w, "size=5 blocks=7", 16328) == NULL);
    bfs_from_boundary(&w, NOWHERE, &heard);
    for (; the_figure(&w, CAT, step, out), *out; step++, last = round) {
        CHECK(sscanf(out, "= %d %d", &id, &round) == 2);
        CHECK(round >= last);
        CHECK(lookup(&heard, posn_of(&w, id)) == round);
    }
    CHECK(step == 16 && last == 4);
}

/* tests of the cats */
static bool is_best(int n, int score_p, int score_q, const char *want)
{
    Posn both[2] = { { 0, 0 }, { 1, 1 } }, best[2];
    int64_t score[2] = { score_p, score_q };

    return Text_same(want, places(best,
                     find_best_positions(n, both, score, best)));
}

CLAIMS(ancestors_tests_of_the_best_positions)
{
    static const struct { int n, p, q; const char *best; } asked[] = {
        { 2, 1, 2, "0,0 " }, { 2, 2, 1, "1,1 " }, { 2, FAR, 1, "1,1 " },
        { 2, 1, FAR, "0,0 " }, { 2, FAR, FAR, "" },
        { 1, 1, FAR, "0,0 " }, { 1, FAR, FAR, "" }, { 2, 1, 2, "0,0 " },
        { 2, 1, 1, "0,0 1,1 " }, { 2, FAR, 2, "1,1 " },
        { 2, FAR, FAR, "" },
    };

    for (int k = 0; k < 11; k++)
        NAMED(numbered(78 + k, k < 5 ? "lt_f by translation"
                                     : "find_best_positions"),
              is_best(asked[k].n, asked[k].p, asked[k].q,
                      asked[k].best));
}
static int walked(const Map *map, Posn at)
{
    Posn next[6];
    int ways = lookup(map, at) == 1;

    adjacent(at, next);
    for (int i = 0; i < 6 && lookup(map, at) != FAR; i++)
        if (lookup(map, next[i]) == lookup(map, at) - 1)
            ways += walked(map, next[i]);
    return ways;
}

CLAIM(purses_count_as_many_ways_as_feet)
{
    Random random = Random_start(7, 1);
    Map map;

    for (int k = 0; k < 500; k++) {
        World w = scattered(&random, 7, k % 20);
        Posn p = { k % 7, k / 7 % 7 };

        bfs_from_boundary(&w, NOWHERE, &map);
        CHECK(ways_from(&map, p) == walked(&map, p));
    }
}
CLAIM(the_empty_boards_have_so_many_ways)
{
    static const int ways[][2] = { {5, 14}, {11, 76}, {51, 67108916} };
    Map map;

    for (int k = 0; k < 3; k++) {
        World w = bare(ways[k][0]);

        bfs_from_boundary(&w, NOWHERE, &map);
        CHECK(lookup(&map, w.cat) == ways[k][0] / 2 + 1);
        CHECK(ways_from(&map, w.cat) == ways[k][1]);
    }
}
static World stepped(World w, uint64_t seed)
{
    Think t = asked(the_game.players, &w, 1, seed);

    w.cats_turn = true;
    CHECK(the_game.model->apply(&w, t.move) == NULL);
    return w;
}

CLAIMS(ancestors_test_of_a_step)
{
    World winding = drawn("_..../.##../.#.#./.#.../_....");
    World then = stepped(winding, 1);

    NAMED("ancestor 89 move_cat", same_posn(then.cat, (Posn){ 2, 3 })
          && then.phase == PLAYING
          && memcmp(winding.blocked, then.blocked,
                    sizeof then.blocked) == 0);
}

CLAIM(ties_are_thrown_fairly)
{
    int taken[6] = { 0 };
    Posn next[6];
    World w = bare(11);

    adjacent(w.cat, next);
    for (int k = 0; k < 3600; k++)
        taken[k % 6] += same_posn(next[k % 6],
                                  stepped(w, (uint64_t)k / 6).cat);
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
    return beside && is_free(w, p) && (w->kind == KITTEN ? there <= here
           : w->kind == WANDER || w->kind > NOIR || least);
}

LONG_CLAIM(a_thousand_cats_keep_their_character)
{
    Random random = Random_start(11, 1);
    static Hope room;
    Posn best[6];
    Map map;

    for (int k = 0; k < 1400; k++) {
        World w = scattered(&random, 5 + k % 4 * 2, k % 15);
        int n;

        w.kind = (CatKind)(k / 4 % 7);
        bfs_from_boundary(&w, NOWHERE, &map);
        n = cats_choices(&w, NOWHERE, best, &room);
        CHECK(n > 0 || lookup(&map, w.cat) == FAR);
        for (int i = 0; i < n && lookup(&map, w.cat) != FAR; i++)
            CHECK(in_character(&w, &map, best[i]));
    }
}

/* tests of hope */
static bool caught_at_last(World *w);

static bool escapes(World *w)           /* the cat is to move */
{
    Posn next[6], cat = w->cat;
    bool away = false;

    adjacent(cat, next);
    for (int i = 0; i < 6 && !away; i++)
        if (is_free(w, next[i])) {
            w->cat = next[i];
            away = on_boundary(w->cat, w->size) || !caught_at_last(w);
            w->cat = cat;
        }
    return away;
}

static bool caught_at_last(World *w)    /* you are to move */
{
    Posn list[MOST * MOST];
    bool caught = false;

    for (int n = free_circles(w, list); n-- > 0 && !caught; )
        if (!same_posn(list[n], w->cat)) {
            block_cell(w, list[n]);
            caught = !escapes(w);
            w->blocked[list[n].y][list[n].x] = false;
        }
    return caught;
}
static bool all_dead(const World *w, Hope *hope)
{
    Posn next[6];
    bool one = false;

    find_living(w, NOWHERE, hope);
    adjacent(w->cat, next);
    for (int i = 0; i < 6; i++)
        one = one || lives(hope, next[i]);
    return !one;
}

LONG_CLAIM(a_cat_among_dead_circles_has_lost)
{
    Random random = Random_start(3, 1);
    static Hope hope;
    int dead = 0;

    for (int k = 0; k < 600; k++) {
        World w = scattered(&random, 5, 12 + k % 7);

        if (all_dead(&w, &hope))
            CHECK(++dead && !escapes(&w));
    }
    CHECK(dead > 100 && dead < 500);
}
static int callers(const Hope *hope, Posn p)
{
    int box = Boxes_at(11, p), n = 0;

    for (int i = 0; i < hope->alive && hope->line[i] != box; i++) {
        int away = abs(hope->line[i] - box);

        n += away == 1 || away == 12 || away == 13;
    }
    return n;
}

CLAIM(whoever_lives_was_called_twice_and_whoever_is_dead_was_not)
{
    Random random = Random_start(6, 1);
    static Hope hope;

    for (int k = 0; k < 150; k++) {
        World w = scattered(&random, 11, k % 60);

        find_living(&w, NOWHERE, &hope);
        for (int id = 1; id <= 121; id++) {
            Posn p = posn_of(&w, id);
            bool edge = on_boundary(p, 11) && is_free(&w, p);

            CHECK(lives(&hope, p) == (is_free(&w, p) &&
                                      (edge || callers(&hope, p) > 1)));
        }
    }
}
CLAIM(the_figure_has_24_dead_circles_and_four_gaps)
{
    static Hope hope;
    World w = drawn("_....####../...##...#../...#.#...#./..#......#./"
                    "...##C....#/.........#./....#..#.#./.....#...../"
                    ".........../.#......#../_.....#....");
    int dead = 0, gaps = 0;

    find_living(&w, NOWHERE, &hope);
    for (int id = 1; id <= 121; id++) {
        Posn p = posn_of(&w, id), next[6];
        bool beside = false;

        adjacent(p, next);
        for (int i = 0; i < 6; i++)
            beside |= is_free(&w, next[i]) && !lives(&hope, next[i]);
        dead += is_free(&w, p) && !lives(&hope, p);
        gaps += lives(&hope, p) && beside;
    }
    CHECK(dead == 24 + 1 && gaps == 4);
}
CLAIM(whoever_lives_has_hope)
{
    World w = bare(51);
    static Hope hope;

    for (int k = 0; k < 51 * 51; k++) {
        Posn p = { k % 51, k / 51 };

        if (in_bounds(p, 51) && (p.x > 48 || (p.y != 25 && p.y != 26)))
            block_cell(&w, p);
    }
    find_hope(&w, NOWHERE, &hope);
    CHECK(hope.alive == 2 * 49);
    for (int k = 0; k < 100; k++)
        CHECK((hope_at(&hope, (Posn){ k / 2, 25 + k % 2 }) > 0)
              == (k < 98));
}
LONG_CLAIM(what_is_proved_is_true)
{
    Random random = Random_start(9, 1);
    int proved[3] = { 0 };

    for (int k = 0; k < 300; k++) {
        World w = scattered(&random, 5, 12 + k % 5), then = w;
        Think t = asked(the_game.hint, &w, 9999999, 1);

        if (Text_same(t.move, ""))
            continue;
        proved[t.proved + 1]++;
        CHECK(taken(&then, t.move) && (t.proved <= 0
              || then.phase == CAT_LOST || !escapes(&then)));
        CHECK(t.proved >= 0 || !caught_at_last(&w));
    }
    CHECK(proved[0] > 9 && proved[2] > 100);
}
CLAIM(a_loss_is_told_with_the_turns_since_it_was_won)
{
    const Player *watcher = the_game.players + 1;
    Random random = Random_start(9, 1);
    int told = 0;

    for (int k = 0; k < 60; k++) {
        World w = scattered(&random, 5, 12);
        Think t = asked(watcher, &w, 999999, 1);

        if (t.proved <= 0 || !taken(&w, "block 5 5")
            || !house_moves(&w, 1) || w.phase)
            continue;
        t = asked(k % 2 ? watcher : the_game.hint, &w, 999999, 1);
        told += t.proved < 0;
        CHECK(t.proved >= 0 || strstr(t.reason, "1 turn ago"));
    }
    CHECK(told > 3);
}
LONG_CLAIM(whoever_is_promised_a_win_wins)
{
    static const char *const cats[] = {
        "size=9 cat=kitten", "size=9 cat=noir",
        "size=9 cat=tomcat", "size=9 cat=panther" };
    const char *many = getenv("PROMISES");
    uint64_t games = many ? strtoull(many, NULL, 10) : 4, kept = 0;

    for (uint64_t seed = 1; seed <= games; seed++) {
        bool promised = false;
        World w;

        CHECK(!starts(&w, cats[seed % 4], seed));
        while (w.phase == PLAYING) {
            const Player *p = w.cats_turn ? the_game.players
                                          : the_game.hint;
            Think t = asked(p, &w, p->nodes,
                            seed + (uint64_t)w.stones);

            promised = promised || t.proved > 0;
            CHECK(taken(&w, t.move));
        }
        CHECK(!promised || w.phase == CAT_LOST);
        kept += promised;
    }
    CHECK(kept > games / 4);
}
CLAIM(chat_noir_tosses_coins_and_the_tomcat_does_not)
{
    Random random = Random_start(10, 1);
    static Hope room;
    int ties[2] = { 0 };
    Posn best[6];

    for (int k = 0; k < 200; k++) {
        World w = scattered(&random, 11, 6);

        w.kind = k % 2 ? TOMCAT : NOIR;
        ties[k % 2] += cats_choices(&w, NOWHERE, best, &room) > 1;
    }
    CHECK(ties[0] > 90 && ties[1] < 10);
}
TEST_MAIN
