/* Made from chatnoir.nw by make tangle: change that, not this. */
#include <stdlib.h>
#include <string.h>
#include "chatnoir.h"
#include "properties.h"
#include "test.h"

/* boards for tests */
static World drawn(const char *rows)
{
    World w;
    int size = (int)strcspn(rows, "/");

    empty_world(&w, size, NOIR);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            w.blocked[y][x] = rows[y * (size + 1) + x] == '#';
    return w;
}

static World with_cat(World w, int x, int y)
{
    w.cat = (Posn){ x, y };
    return w;
}
static bool among(Posn p, const Posn *list, int n)
{
    for (int i = 0; i < n; i++)
        if (same_posn(p, list[i]))
            return true;
    return false;
}

static bool same_sets(const Posn *a, int n, const Posn *b, int m)
{
    for (int i = 0; i < n; i++)
        if (!among(a[i], b, m))
            return false;
    return n == m;
}

static void ancestors_tests_of_sets(void)
{
    Posn one[] = { { 1, 1 } }, two[] = { { 1, 1 }, { 2, 2 } };
    Posn owt[] = { { 2, 2 }, { 1, 1 } };

    NAMED("ancestor 1 same_sets", same_sets(one, 0, two, 0));
    NAMED("ancestor 2 same_sets", !same_sets(one, 0, one, 1));
    NAMED("ancestor 3 same_sets", !same_sets(one, 1, one, 0));
    NAMED("ancestor 4 same_sets", same_sets(two, 2, owt, 2));
}

/* world tests */
static void ancestors_tests_of_the_empty_world(void)
{
    static const Posn seven[7] = {
        { 0, 1 }, { 1, 0 }, { 1, 1 }, { 1, 2 }, { 2, 0 }, { 2, 1 },
        { 2, 2 },
    };
    World w;
    Posn list[MOST * MOST];
    bool same = true;

    empty_world(&w, 3, NOIR);
    NAMED("ancestor 5 empty_world", w.size == 3 && !w.cats_turn &&
          same_posn(w.cat, (Posn){ 1, 1 }) && w.phase == PLAYING);
    for (int i = 0; i < 7; i++)
        same = same && free_circles(&w, list) == 7 &&
            same_posn(list[i], seven[i]);
    NAMED("ancestor 6 empty_board", same);
}
static int count_blocked(const World *w)
{
    int n = 0;

    for (int k = 0; k < MOST * MOST; k++)
        n += w->blocked[k / MOST][k % MOST];
    return n;
}

static void ancestors_tests_of_blocked_cells(void)
{
    World w = drawn("_../.../_..");
    Random random = Random_start(1, 1);

    block_cell(&w, (Posn){ 1, 1 });
    NAMED("ancestor 7 block_cell",
          w.blocked[1][1] && count_blocked(&w) == 1);
    w = drawn("_##/#.#/_#.");
    NAMED("ancestor 8 block_some",
          block_some(&w, 0, &random) && count_blocked(&w) == 5);
    NAMED("ancestor 9 block_some",
          block_some(&w, 1, &random) && w.blocked[2][2] &&
          count_blocked(&w) == 6);
}
static void chance_blocks_each_circle_equally_often(void)
{
    int often[3][3] = { { 0 } };

    for (int seed = 0; seed < 6000; seed++) {
        World w;
        Random random = Random_start((uint64_t)seed, 1);

        empty_world(&w, 3, NOIR);
        CHECK(block_some(&w, 1, &random));
        for (int k = 0; k < 9; k++)
            often[k / 3][k % 3] += w.blocked[k / 3][k % 3];
    }
    for (int k = 0; k < 9; k++)
        if (k == 0 || k == 4 || k == 6)     /* corners, the cat */
            CHECK(often[k / 3][k % 3] == 0);
        else
            CHECK(abs(often[k / 3][k % 3] - 1000) < 150);
}

static void chance_fills_every_board_and_never_more(void)
{
    for (int size = LEAST; size <= MOST; size += 2) {
        World w;
        Random random = Random_start(7, 1);
        int most = size * size - 3;

        empty_world(&w, size, NOIR);
        CHECK(!block_some(&w, most + 1, &random));
        CHECK(count_blocked(&w) == 0);
        CHECK(block_some(&w, most, &random));
        CHECK(count_blocked(&w) == most && is_free(&w, w.cat));
    }
}

/* adjacent tests */
static void ancestors_tests_of_adjacent(void)
{
    static const Posn around[3][6] = {
        { { 0, 0 }, { 1, 0 }, { -1, 1 }, { 1, 1 }, { 0, 2 }, { 1, 2 } },
        { { 1, 0 }, { 2, 0 }, { 0, 1 }, { 2, 1 }, { 1, 2 }, { 2, 2 } },
        { { 1, 1 }, { 2, 1 }, { 1, 2 }, { 3, 2 }, { 1, 3 }, { 2, 3 } },
    };
    static const Posn at[3] = { { 0, 1 }, { 1, 1 }, { 2, 2 } };
    static const char *const name[3] = { "ancestor 26 adjacent",
        "ancestor 27 adjacent", "ancestor 28 adjacent" };

    for (int k = 0; k < 3; k++) {
        Posn next[6];
        bool same = true;

        adjacent(at[k], next);
        for (int i = 0; i < 6; i++)
            same = same && same_posn(next[i], around[k][i]);
        NAMED(name[k], same);
    }
}
static void touching_is_mutual(void)
{
    for (int k = 0; k < 49; k++) {
        Posn p = { k % 7, k / 7 }, next[6], back[6];

        adjacent(p, next);
        for (int i = 0; i < 6; i++)
            if (next[i].y >= 0) {
                adjacent(next[i], back);
                CHECK(among(p, back, 6));
            }
    }
}
static void ancestors_tests_of_the_edge(void)
{
    static const struct { int x, y; bool yes; const char *name; }
    edge[] = {
        {  0,  1, true,  "ancestor 10 on_boundary" },
        {  1,  0, true,  "ancestor 11 on_boundary" },
        { 12,  1, true,  "ancestor 12 on_boundary" },
        {  1, 12, true,  "ancestor 13 on_boundary" },
        {  1,  1, false, "ancestor 14 on_boundary" },
        { 10, 10, false, "ancestor 15 on_boundary" },
    }, in[] = {
        {  0,  0, false, "ancestor 16 in_bounds" },
        {  0,  1, true,  "ancestor 17 in_bounds" },
        {  1,  0, true,  "ancestor 18 in_bounds" },
        { 10, 10, true,  "ancestor 19 in_bounds" },
        {  0, -1, false, "ancestor 20 in_bounds" },
        { -1,  0, false, "ancestor 21 in_bounds" },
        {  0, 11, false, "ancestor 22 in_bounds" },
        { 11,  0, false, "ancestor 23 in_bounds" },
        { 10,  0, true,  "ancestor 24 in_bounds" },
        {  0, 10, false, "ancestor 25 in_bounds" },
    };

    for (int k = 0; k < 6; k++)
        NAMED(edge[k].name, edge[k].yes ==
              on_boundary((Posn){ edge[k].x, edge[k].y }, 13));
    for (int k = 0; k < 10; k++)
        NAMED(in[k].name, in[k].yes ==
              in_bounds((Posn){ in[k].x, in[k].y }, 11));
}

/* neighbors tests */
static bool touches(World w, Posn also, Posn p, const Posn *list, int m)
{
    Posn out[EDGE];
    int n = neighbors(&w, also, p, out);
    bool same = n == m;

    for (int i = 0; i < m; i++)
        same = same && same_posn(out[i], list[i]);
    return same;
}

static bool touches_all_around(World w, int x, int y)
{
    Posn p = { x, y }, next[6];

    adjacent(p, next);
    return touches(w, NOWHERE, p, next, 6);
}
static void ancestors_tests_of_neighbors(void)
{
    Posn top[] = { BOUNDARY, { 2, 0 }, { 0, 1 }, { 1, 1 } };
    Posn left[] = { BOUNDARY, { 1, 0 }, { 1, 1 }, { 0, 2 }, { 1, 2 } };
    Posn edge[] = { { 0, 1 }, { 1, 0 }, { 1, 2 }, { 2, 0 }, { 2, 1 },
                    { 2, 2 } };
    Posn wall[] = { BOUNDARY, { 2, 0 }, { 0, 1 } }, corner = { 0, 0 };
    World e3, e7, e11, w = drawn("_../.#./_..");
    Posn out[EDGE];
    bool back = true;

    empty_world(&e3, 3, NOIR);
    empty_world(&e7, 7, NOIR);
    empty_world(&e11, 11, NOIR);
    NAMED("ancestor 29 neighbors",
          touches(e7, NOWHERE, (Posn){ 1, 0 }, top, 4));
    NAMED("ancestor 30 neighbors",
          touches(e7, NOWHERE, (Posn){ 0, 1 }, left, 5));
    NAMED("ancestor 31 neighbors",
          touches(e3, NOWHERE, BOUNDARY, edge, 6));
    NAMED("ancestor 32 neighbors", touches_all_around(e11, 1, 1));
    NAMED("ancestor 33 neighbors", touches_all_around(e11, 2, 2));
    for (int i = 0; i < 6; i++)
        back = back && neighbors(&e3, NOWHERE, edge[i], out) > 0 &&
            same_posn(out[0], BOUNDARY);
    NAMED("ancestor 34 neighbors", back);
    NAMED("ancestor 35 neighbors",
          touches(w, corner, (Posn){ 1, 1 }, NULL, 0));
    NAMED("ancestor 36 neighbors",
          touches(w, corner, (Posn){ 1, 0 }, wall, 3));
}
static void the_edge_is_where_a_neighbor_is_missing(void)
{
    for (int size = LEAST; size <= MOST; size += 2)
        for (int k = 0; k < size * size; k++) {
            Posn p = { k % size, k / size }, next[6];
            int here = 0;

            adjacent(p, next);
            for (int i = 0; i < 6; i++)
                here += in_bounds(next[i], size);
            if (in_bounds(p, size))
                CHECK((here < 6) == on_boundary(p, size));
        }
}

static void blocked_in_thought_is_blocked(void)
{
    World w = drawn("_..../.##../..#../...../_.#..");
    Posn out[EDGE], again[EDGE];

    for (int k = 0; k < 25; k++) {
        World v = w;
        Posn also = { k % 5, k / 5 };
        int n = neighbors(&w, also, BOUNDARY, out);

        v.blocked[also.y][also.x] = true;
        CHECK(touches(v, NOWHERE, BOUNDARY, out, n));
        CHECK(neighbors(&w, also, also, out) == 0);
        for (int i = 0; i < 25; i++) {
            Posn p = { i % 5, i / 5 };

            n = neighbors(&w, also, p, out);
            CHECK(same_sets(out, n, again,
                            neighbors(&v, NOWHERE, p, again)));
        }
    }
}

/* breadth-first search tests */
static void ancestors_tests_of_lookup(void)
{
    Table none = { .n = 0 };
    Table one = { .n = 1, .cell = { { { 1, 2 }, 3 } } };
    Table two = { .n = 1, .cell = { { { 2, 1 }, 3 } } };
    Posn p = { 1, 2 };

    NAMED("ancestor 37 lookup_in_table",
          lookup_in_table(&none, p) == FAR);
    NAMED("ancestor 38 lookup_in_table",
          lookup_in_table(&one, p) == 3);
    NAMED("ancestor 39 lookup_in_table",
          lookup_in_table(&two, p) == FAR);
}
static bool both_say(World w, Posn also, Posn from, int outside,
                     const char *rows)
{
    static Table table;
    static Map map;
    bool same;

    bfs(&w, also, from, &table);
    if (same_posn(from, BOUNDARY))
        bfs_from_boundary(&w, also, &map);
    else
        bfs_from(&w, from, also, &map);
    same = lookup_in_table(&table, BOUNDARY) == outside &&
        lookup_boundary(&map) == outside;
    for (int y = 0; y < w.size; y++)
        for (int x = 0; x < w.size; x++) {
            Posn p = { x, y };
            char c = rows[y * (w.size + 1) + x];
            int leaps = c >= '0' && c <= '9' ? c - '0' : FAR;

            same = same && lookup_in_table(&table, p) == leaps &&
                lookup(&map, p) == leaps;
        }
    return same;
}
static void ancestors_tests_of_bfs(void)
{
    static const char five[] = "_..../...../...../...../_....";
    Posn corner = { 0, 0 }, two = { 2, 2 };
    World e3 = drawn("_../.../_.."), e5 = drawn(five), one = e5;
    Table table;

    NAMED("ancestor 40 bfs", both_say(e3, NOWHERE, BOUNDARY, 0,
          "_11/121/_11"));
    NAMED("ancestor 41 bfs", both_say(e3, corner, e3.cat, 2,
          "_11/101/_11"));
    NAMED("ancestor 42 bfs", both_say(drawn("_##/#.#/_##"), corner,
          BOUNDARY, 0, "___/___/___"));
    NAMED("ancestor 43 bfs", both_say(e5, corner, BOUNDARY, 0,
          "_1111/12221/12321/12221/_1111"));
    block_cell(&one, (Posn){ 4, 2 });
    NAMED("ancestor 44 bfs", both_say(one, corner, BOUNDARY, 0,
          "_1111/12221/1233_/12221/_1111"));
    NAMED("ancestor 45 bfs", both_say(e5, corner, two, 3,
          "_2223/21123/21012/21123/_2223"));
    bfs(&e5, corner, two, &table);
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

static void each_says_one_more_than_the_least_beside_it(void)
{
    for (int pattern = 0; pattern < 512; pattern++) {
        World w = drawn("_..../...../...../...../_....");
        static Map map;

        for (int k = 0; k < 9; k++)
            w.blocked[1 + k / 3][1 + k % 3] = pattern >> k & 1;
        bfs_from_boundary(&w, NOWHERE, &map);
        for (int k = 0; k < 25; k++) {
            Posn p = { k % 5, k / 5 };

            CHECK(lookup(&map, p) == ought(&w, &map, p));
        }
    }
}
static void neighbors_differ_by_at_most_one(void)
{
    for (int seed = 0; seed < 100; seed++) {
        World w;
        static Map map;
        Random random = Random_start((uint64_t)seed, 1);
        Posn list[MOST * MOST], next[6];

        empty_world(&w, LEAST + seed % 25 * 2, NOIR);
        block_some(&w, w.size * w.size / 3, &random);
        bfs_from_boundary(&w, NOWHERE, &map);
        for (int n = free_circles(&w, list); n-- > 0; ) {
            adjacent(list[n], next);
            for (int i = 0; i < 6; i++)
                CHECK(!is_free(&w, next[i]) ||
                      abs(lookup(&map, next[i]) -
                          lookup(&map, list[n])) <= 1);
        }
    }
}
static void the_figure_is_true(void)
{
    int option[OPTIONS] = { 5, 7, NOIR };
    World w = { .size = 0 };

    CHECK(chatnoir_model.start(&w, option, 16328) == NULL);
    CHECK(both_say(w, NOWHERE, BOUNDARY, 0,
                   "_1111/1##21/1#4#1/1#321/_1##1"));
}
static int joins_when_marked_on_leaving(const World *w)
{
    static Posn line[7 * MOST * MOST];
    bool left[MOST][MOST] = { { false } };
    Posn next[EDGE];
    int n = neighbors(w, NOWHERE, BOUNDARY, line);

    for (int head = 0; head < n; head++) {
        Posn p = line[head];

        if (left[p.y][p.x])
            continue;
        left[p.y][p.x] = true;
        for (int i = neighbors(w, NOWHERE, p, next); i-- > 0; )
            if (!same_posn(next[i], BOUNDARY) &&
                !left[next[i].y][next[i].x])
                line[n++] = next[i];
    }
    return n;
}

static void the_ancestors_line_is_three_times_as_long(void)
{
    World w;

    empty_world(&w, 11, NOIR);
    CHECK(joins_when_marked_on_leaving(&w) == 354);
    empty_world(&w, 51, NOIR);
    CHECK(joins_when_marked_on_leaving(&w) == 7794);
}

/* search board tests */
static void neighbors_are_always_as_many_boxes_away(void)
{
    for (int size = LEAST; size <= MOST; size += 2)
        for (int k = 0; k < size * size; k++) {
            int d = size + 1, away[6] = { -d - 1, -d, -1, 1, d, d + 1 };
            Posn p = { k % size, k / size }, next[6];
            int here = Grid_box(size, p);

            adjacent(p, next);
            for (int i = 0; i < 6; i++)
                CHECK(Grid_box(size, next[i]) == here + away[i]);
            CHECK(here + away[0] >= 0);
            CHECK(here + away[5] < Grid_room(size));
            CHECK(Grid_box(size, (Posn){ size, p.y }) <
                  Grid_box(size, (Posn){ 0, p.y + 1 }));
        }
}
static bool agree(const World *w, Posn also, Posn from)
{
    static Table table;
    static Map map;
    Posn list[MOST * MOST];
    int n = free_circles(w, list);
    bool same = true;

    bfs(w, also, from, &table);
    if (same_posn(from, BOUNDARY))
        bfs_from_boundary(w, also, &map);
    else
        bfs_from(w, from, also, &map);
    for (int i = 0; i < n; i++)
        same = same && lookup(&map, list[i]) ==
            lookup_in_table(&table, list[i]);
    return same && lookup_boundary(&map) ==
        lookup_in_table(&table, BOUNDARY);
}

static void both_searches_agree(void)
{
    for (int seed = 0; seed < 150; seed++) {
        World w;
        Random random = Random_start((uint64_t)seed, 1);
        int size = LEAST + 2 * (seed % (seed % 30 == 0 ? 25 : 7));

        empty_world(&w, size, NOIR);
        block_some(&w, size * size * (seed % 5) / 10, &random);
        Posn also = { Random_below(&random, size),
                      Random_below(&random, size) };

        CHECK(agree(&w, also, BOUNDARY));
        CHECK(agree(&w, also, w.cat));
    }
}
static void a_sealed_pocket_is_far(void)
{
    World w = drawn("_####/#...#/#...#/#...#/_####");

    CHECK(both_say(w, NOWHERE, BOUNDARY, 0,
                   "_////////////////////////////"));
    CHECK(both_say(w, NOWHERE, w.cat, FAR,
                   "_####/#112#/#101#/#112#/_####"));
}

static void the_labyrinth_ends_at_the_deepest_number(void)
{
    enum { SIZE = 401, ROOM = (SIZE + 2) * (SIZE + 2) };
    static bool blocked[SIZE * SIZE];
    static uint16_t at[ROOM];
    static int line[ROOM];
    Grid g = { SIZE, at, line };
    int most = 0, silent = 0;

    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            int gap = y / 2 % 2 ? SIZE - 2 : 1;

            blocked[y * SIZE + x] = x == 0 || x == SIZE - 1 ||
                (y % 2 == 0 && x != gap);
        }
    for (int x = 0; x < SIZE; x++)
        blocked[(SIZE - 1) * SIZE + x] = true;
    Grid_lay(g, blocked, SIZE);
    Grid_from_boundary(g);
    for (int k = 0; k < SIZE * SIZE; k++) {
        int leaps = at[Grid_box(SIZE, (Posn){ k % SIZE, k / SIZE })];

        most = leaps < WALL && leaps > most ? leaps : most;
        silent += leaps == FAR;
    }
    CHECK(most == DEEPEST && silent > 0);
}

/* plus tests */
static void ancestors_tests_of_plus(void)
{
    NAMED("ancestor 53 plus", plus(FAR, FAR) == FAR);
    NAMED("ancestor 54 plus", plus(FAR, 1) == FAR);
    NAMED("ancestor 55 plus", plus(1, FAR) == FAR);
    NAMED("ancestor 56 plus", plus(1, 2) == 3);
}

/* path tests */
static bool on_path(World w, bool help, int x, int y)
{
    static Map from_cat, to_edge;
    Posn corner = { 0, 0 }, p = { x, y };

    if (!help)
        return on_cats_path(&w, NULL, NULL, p) ||
            on_cats_path(&w, &from_cat, NULL, p);
    bfs_from(&w, w.cat, corner, &from_cat);
    bfs_from_boundary(&w, corner, &to_edge);
    return on_cats_path(&w, &from_cat, &to_edge, p);
}

static void ancestors_tests_of_the_path(void)
{
    World e5, e7, lost = drawn("_##/#.#/_##");

    empty_world(&e5, 5, NOIR);
    empty_world(&e7, 7, NOIR);
    e5 = with_cat(e5, 1, 1);
    e7 = with_cat(e7, 2, 2);
    NAMED("ancestor 47 on_cats_path", on_path(e7, true, 1, 0));
    NAMED("ancestor 48 on_cats_path", !on_path(e7, true, 4, 4));
    NAMED("ancestor 49 on_cats_path", on_path(e5, true, 1, 0));
    NAMED("ancestor 50 on_cats_path", !on_path(e5, false, 1, 0));
    NAMED("ancestor 51 on_cats_path", !on_path(e5, true, 2, 1));
    NAMED("ancestor 52 on_cats_path", !on_path(lost, true, 0, 1));
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

static void the_path_leads_from_the_cat_to_the_edge(void)
{
    for (int seed = 0; seed < 200; seed++) {
        World w;
        static Map from, to;
        static bool on[MOST][MOST];
        Random random = Random_start((uint64_t)seed, 1);

        empty_world(&w, LEAST + seed % 9 * 2, NOIR);
        block_some(&w, w.size * w.size * (1 + seed % 3) / 6, &random);
        bfs_from(&w, w.cat, NOWHERE, &from);
        bfs_from_boundary(&w, NOWHERE, &to);
        int n = cats_path(&w, &from, &to, on), found = 0;

        CHECK((n == 0) == (lookup(&to, w.cat) == FAR));
        for (int k = 0; k < w.size * w.size; k++) {
            Posn p = { k % w.size, k / w.size };
            bool yes = on_cats_path(&w, &from, &to, p);

            CHECK(yes == on[p.y][p.x]);
            found += yes;
            CHECK(!yes || same_posn(p, w.cat) || goes_on(&from, p, on));
            CHECK(!yes || lookup(&to, p) == 1 || goes_on(&to, p, on));
        }
        CHECK(found == n);
    }
}

static void on_an_empty_board_all_six_steps_tie(void)
{
    World w;
    Map from, to;
    Posn next[6];
    bool on[MOST][MOST];

    for (int size = LEAST; size <= MOST; size += 2) {
        empty_world(&w, size, NOIR);
        bfs_from(&w, w.cat, NOWHERE, &from);
        bfs_from_boundary(&w, NOWHERE, &to);
        CHECK(size != 11 || cats_path(&w, &from, &to, on) == 59);
        CHECK(lookup(&to, w.cat) == size / 2 + 1);
        adjacent(w.cat, next);
        for (int i = 0; i < 6; i++)
            CHECK(lookup(&to, next[i]) == size / 2);
    }
}

/* rules tests */

/* start tests */
static const char *starts(World *w, int size, int blocks, uint64_t seed)
{
    int option[OPTIONS] = { size, blocks, NOIR };

    memset(w, 0, sizeof *w);
    return chatnoir_model.start(w, option, seed);
}

static void the_usual_game_blocks_six_and_not_the_cat(void)
{
    for (uint64_t seed = 0; seed < 300; seed++) {
        World w, again;

        CHECK(starts(&w, 11, 6, seed) == NULL);
        CHECK(starts(&again, 11, 6, seed) == NULL);
        CHECK(memcmp(&w, &again, sizeof w) == 0);
        CHECK(count_blocked(&w) == 6 && w.phase == PLAYING);
        CHECK(is_free(&w, w.cat) && w.cat.x == 5 && w.cat.y == 5);
        CHECK(!w.cats_turn && chatnoir_model.check(&w) == NULL);
    }
}

static void what_does_not_fit_is_refused(void)
{
    World w;

    CHECK(starts(&w, 4, 1, 1) != NULL);
    CHECK(starts(&w, 50, 0, 1) != NULL);
    CHECK(starts(&w, 3, 7, 1) != NULL);
    CHECK(starts(&w, 51, 2598, 1) == NULL && w.phase == CAT_LOST);
    CHECK(starts(&w, 3, 6, 1) == NULL && w.phase == CAT_LOST);
    CHECK(starts(&w, 3, 5, 1) == NULL && w.phase == PLAYING);
}

/* apply tests */
static bool refused(World *w, const char *move)
{
    World before = *w;
    const char *complaint = chatnoir_model.apply(w, move);

    return complaint != NULL && strlen(complaint) < LINE &&
        memcmp(&before, w, sizeof before) == 0;
}

static bool taken(World *w, const char *move)
{
    return chatnoir_model.apply(w, move) == NULL &&
        chatnoir_model.check(w) == NULL;
}

static void what_the_rules_forbid_is_refused(void)
{
    static const char *const no[] = {
        "block 1 1", "block 5 1", "block 0 3", "block 6 3", "block 3 6",
        "block 3 0", "block 3 3", "block 2 2", "cat 3 4", "block", "",
        "block 3 4 5", "block  3 4", "block 03 4", "jump 3 4",
    };
    World w = drawn("_..../.#.../...../...../_....");

    for (int i = 0; i < (int)(sizeof no / sizeof *no); i++)
        CHECK(refused(&w, no[i]));
    block_cell(&w, (Posn){ 3, 2 });
    w.cats_turn = true;
    w.stones = 1;
    CHECK(refused(&w, "block 1 2"));
    CHECK(refused(&w, "cat 3 3"));
    CHECK(refused(&w, "cat 1 2"));
    CHECK(refused(&w, "cat 3 4"));
    CHECK(refused(&w, "cat 2 2"));
}
static void a_cat_on_the_edge_has_won(void)
{
    World w = drawn("_..../...../...../...../_....");

    CHECK(taken(&w, "block 3 4") && w.cats_turn && w.stones == 1);
    CHECK(same_posn(w.last, (Posn){ 3, 2 }) && w.blocked[2][3]);
    CHECK(taken(&w, "cat 3 2") && !w.cats_turn && w.phase == PLAYING);
    CHECK(taken(&w, "block 1 2") && taken(&w, "cat 3 1"));
    CHECK(w.phase == CAT_WON && w.steps == 2 && !w.cats_turn);
    CHECK(refused(&w, "block 5 5") && refused(&w, "cat 3 2"));
}

static void a_cat_without_a_way_has_lost_at_once(void)
{
    World w = drawn("_####/#...#/#...#/#...#/_.###");

    CHECK(taken(&w, "block 5 2"));
    CHECK(w.phase == CAT_LOST && !w.cats_turn && w.steps == 0);
    CHECK(refused(&w, "block 2 2") && refused(&w, "cat 3 2"));
}
static bool lists(const World *w, const char *moves)
{
    char at[4000];
    Text text = { at, sizeof at, 0 };

    at[0] = '\0';
    chatnoir_model.legal(w, &text);
    return same(at, moves);
}

static void the_list_has_what_may_be_done(void)
{
    World w = drawn("_../#.#/_##");

    CHECK(lists(&w, "block 1 2\nblock 1 3\n"));
    CHECK(taken(&w, "block 1 2") && lists(&w, "cat 1 3\n"));
    CHECK(taken(&w, "cat 1 3") && lists(&w, ""));
    w = drawn("_#./#.#/_##");
    CHECK(taken(&w, "block 1 3") && lists(&w, ""));
}

/* status tests */
static bool stands(const World *w, int turn, unsigned winners,
                   const char *text)
{
    Status now = { 0 };

    chatnoir_model.status(w, 1, &now);
    return chatnoir_model.turn(w) == turn && now.winners == winners &&
        same(now.text, text) && now.points[1] == w->stones;
}

static void the_status_is_told_in_sentences(void)
{
    World w;

    empty_world(&w, 51, NOIR);
    CHECK(stands(&w, 1, 0, "The cat is 25 steps from the edge."));
    empty_world(&w, 11, NOIR);
    CHECK(stands(&w, 1, 0, "The cat is five steps from the edge."));
    w = drawn("_##/#../_##");
    CHECK(stands(&w, 1, 0, "The cat is one step from the edge."));
    CHECK(taken(&w, "block 2 3"));
    CHECK(stands(&w, OVER, 2,
                 "The cat has no way out any more. You have won."));
    w = drawn("_../.../_..");
    CHECK(taken(&w, "block 2 3"));
    CHECK(stands(&w, HOUSE, 0, "The cat is one step from the edge."));
    CHECK(taken(&w, "cat 2 1"));
    CHECK(stands(&w, OVER, 1, "The cat has reached the edge "
                              "and is gone. It has won."));
}
static bool shows(World w, const char *picture)
{
    char at[8000];
    Text text = { at, sizeof at, 0 };

    at[0] = '\0';
    chatnoir_model.show(&w, 1, &text);
    return strstr(at, picture) != NULL;
}

static void the_board_is_shown_in_letters(void)
{
    World w;

    CHECK(shows(drawn("_..../.##../.#.#./.#.../_.##."),
                "    1 2 3 4 5\n"
                " 1    . . . .\n"
                " 2   . # # . .\n"
                " 3  . # C # .\n"
                " 4   . # . . .\n"
                " 5    . # # .\n"));
    empty_world(&w, 11, NOIR);
    CHECK(shows(w, "                      1  \n"
                   "    1 2 3 4 5 6 7 8 9 0 1\n"));
}

/* check tests */
static bool broken(World w)
{
    return chatnoir_model.check(&w) != NULL;
}

static void each_nonsense_is_noticed(void)
{
    World good = drawn("_..../.#.../...../...../_...."), bad;

    CHECK(!broken(good));
    for (int size = 1; size <= 53; size += size == 1 ? 3 : 49)
        CHECK((bad = good, bad.size = size, broken(bad)));
    CHECK(broken(with_cat(good, 1, 1)) && broken(with_cat(good, 0, 0)));
    CHECK(broken(with_cat(good, 0, 1)));
    CHECK((bad = good, bad.blocked[0][0] = true, broken(bad)));
    CHECK((bad = good, bad.blocked[7][2] = true, broken(bad)));
    CHECK((bad = good, bad.steps = 1, broken(bad)));
    CHECK((bad = good, bad.phase = CAT_LOST, broken(bad)));
    bad = good;
    bad.stones = bad.steps = 1;
    CHECK(broken(bad));
    bad.last = (Posn){ 2, 1 };
    CHECK(broken(bad));
    bad.last = (Posn){ 1, 1 };
    CHECK(!broken(bad));
    bad = with_cat(bad, 0, 1);
    bad.phase = CAT_WON;
    CHECK(!broken(bad));
    bad.stones = 2;
    bad.cats_turn = true;
    CHECK(broken(bad));
}

/* play tests */
static void a_thousand_games_by_chance_keep_the_rules(void)
{
    static const Game game = { &chatnoir_model, NULL, NULL, NULL };
    Tally sum = { 0 };

    for (int k = 0; k < 21; k++) {
        int size = LEAST + k % 7 * 2;
        Line options;
        Trial trial = { 48, 200000 / 21, (uint64_t)k * 48 + 1, options,
                        .all_verbs = true };
        Tally t;

        say(options, "size=%d blocks=%d", size,
            size * size * (k / 7) / 5);
        CHECK(Properties(&game, &trial, &t));
        if (t.fault[0] != '\0')
            printf("# %s: %s, move %d\n", t.fault, t.repeat, t.at);
        sum.games += t.games, sum.moves += t.moves;
        sum.won += t.won, sum.lost += t.lost;
    }
    printf("# %d games, %ld moves, mean %ld, cat caught %d, gone %d\n",
           sum.games, sum.moves, sum.moves / (sum.games + !sum.games),
           sum.won, sum.lost);
    CHECK(sum.won > 0 && sum.lost > 0);
}
int main(void)
{
    /* test the world */
    ancestors_tests_of_sets();
    ancestors_tests_of_the_empty_world();
    ancestors_tests_of_blocked_cells();
    TEST(chance_blocks_each_circle_equally_often);
    TEST(chance_fills_every_board_and_never_more);
    /* test the graph */
    ancestors_tests_of_the_edge();
    ancestors_tests_of_adjacent();
    ancestors_tests_of_neighbors();
    TEST(touching_is_mutual);
    TEST(the_edge_is_where_a_neighbor_is_missing);
    TEST(blocked_in_thought_is_blocked);
    /* test the searches */
    ancestors_tests_of_lookup();
    ancestors_tests_of_bfs();
    TEST(each_says_one_more_than_the_least_beside_it);
    TEST(neighbors_differ_by_at_most_one);
    TEST(the_figure_is_true);
    TEST(the_ancestors_line_is_three_times_as_long);
    TEST(neighbors_are_always_as_many_boxes_away);
    TEST(both_searches_agree);
    TEST(a_sealed_pocket_is_far);
    TEST(the_labyrinth_ends_at_the_deepest_number);
    /* test the path */
    ancestors_tests_of_the_path();
    ancestors_tests_of_plus();
    TEST(the_path_leads_from_the_cat_to_the_edge);
    TEST(on_an_empty_board_all_six_steps_tie);
    /* test the rules */
    TEST(the_usual_game_blocks_six_and_not_the_cat);
    TEST(what_does_not_fit_is_refused);
    TEST(what_the_rules_forbid_is_refused);
    TEST(a_cat_on_the_edge_has_won);
    TEST(a_cat_without_a_way_has_lost_at_once);
    TEST(the_list_has_what_may_be_done);
    TEST(the_status_is_told_in_sentences);
    TEST(the_board_is_shown_in_letters);
    TEST(each_nonsense_is_noticed);
    TEST(a_thousand_games_by_chance_keep_the_rules);
    return TEST_END;
}
