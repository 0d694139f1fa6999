/* chatnoir-bench.c -- make bench: the searches of Chat Noir, timed.

   Each line compares two ways: medians of CPU time over runs that take
   turns, after a round to warm up. The numbers of all circles are
   compared first. Ends with status 1 if they differ or a bar is missed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "chatnoir.h"
#include "chatnoir-bfs.h"

enum { RUNS = 9, BOARDS = 64 };
static int faults;
static long sink;                   /* so that nothing is optimized away */

/* ---- the boards ------------------------------------------------------ */

typedef struct Bench {
    int      size, boards, repeats;
    bool    *blocked;               /* wide boards */
    int32_t *start, *leaps, *line;
    Boxes    grid;
    World    world[BOARDS];
} Bench;
static Bench b;
static Map from, to;
static bool on[MOST][MOST];

static void *room(size_t n, size_t each)
{
    void *at = calloc(n, each);

    if (at == NULL) {
        fprintf(stderr, "bench: not enough memory\n");
        exit(2);
    }
    return at;
}

static size_t yard_room(void)
{
    return (size_t)(b.size + 2) * (size_t)(b.size + 2);
}

/* one circle in five is blocked, never the cat's */
static void make_boards(int size, int boards, int repeats)
{
    Random random = Random_start(1, 1);
    size_t n = (size_t)size;

    b.size = size;
    b.boards = boards;
    b.repeats = repeats;
    b.start = room(yard_room() * (size_t)boards, sizeof *b.start);
    b.leaps = room(yard_room(), sizeof *b.leaps);
    b.line = room(yard_room(), sizeof *b.line);
    b.grid.size = size;
    b.grid.at = room((size_t)Boxes_room(size), sizeof *b.grid.at);
    b.grid.line = room((size_t)Boxes_room(size), sizeof *b.grid.line);
    b.blocked = room(n * n, 1);
    for (int k = 0; k < boards; k++) {
        for (size_t i = 0; i < n * n; i++)
            b.blocked[i] = Random_below(&random, 5) == 0;
        b.blocked[n * n / 2] = b.blocked[0] = b.blocked[n * (n - 1)] = 0;
        yard_lay(size, b.blocked, size,
                 b.start + yard_room() * (size_t)k);
        if (size > MOST)
            continue;
        empty_world(&b.world[k], size, NOIR);
        for (int i = 0; i < size * size; i++)
            b.world[k].blocked[i / size][i % size] = b.blocked[i];
    }
}

static void free_boards(void)
{
    free(b.start), free(b.leaps), free(b.line), free(b.blocked);
    free(b.grid.at), free(b.grid.line);
}

/* ---- what is timed --------------------------------------------------- */

static long plain(void)
{
    long sum = 0;

    for (int r = 0; r < b.repeats; r++)
        for (int k = 0; k < b.boards; k++)
            sum += yardstick(b.size, b.start + yard_room() * (size_t)k,
                             b.leaps, b.line);
    return sum;
}

/* from the flags of the state to the cat's number */
static long ours(void)
{
    Posn cat = { b.size / 2, b.size / 2 };
    long sum = 0;

    for (int r = 0; r < b.repeats; r++)
        for (int k = 0; k < b.boards; k++)
            if (b.size <= MOST) {
                bfs_from_boundary(&b.world[k], NOWHERE, &to);
                sum += lookup(&to, cat);
            } else {
                Boxes_lay(b.grid, b.blocked, b.size);
                Boxes_from_boundary(b.grid);
                sum += b.grid.at[Boxes_at(b.size, cat)];
            }
    return sum;
}

static long help(void)
{
    long sum = 0;

    for (int r = 0; r < b.repeats; r++)
        for (int k = 0; k < b.boards; k++) {
            World *w = &b.world[k];

            bfs_from(w, w->cat, NOWHERE, &from);
            bfs_from_boundary(w, NOWHERE, &to);
            sum += cats_path(w, &from, &to, on);
        }
    return sum;
}

static long with_table(void)
{
    static Table table;
    long sum = 0;

    for (int k = 0; k < b.boards; k++) {
        bfs(&b.world[k], NOWHERE, BOUNDARY, &table);
        sum += lookup_in_table(&table, b.world[k].cat);
    }
    return sum;
}

/* The ancestor's: marks on leaving, and copies what is left of the
   line at each step. Its table is a hash and ours a list here, so only
   the copying and the calls in vain are its own. */
static long like_the_ancestor(void)
{
    static DistCell line[7 * MOST * MOST];
    static Table table;
    long sum = 0;

    for (int k = 0; k < b.boards; k++) {
        int n = 1;

        table.n = 0;
        line[0] = (DistCell){ BOUNDARY, 0 };
        while (n > 0) {
            DistCell at = line[0];
            Posn next[EDGE];
            int m;

            memmove(line, line + 1, sizeof *line * (size_t)--n);
            if (lookup_in_table(&table, at.at) != FAR)
                continue;
            table.cell[table.n++] = at;
            m = neighbors(&b.world[k], NOWHERE, at.at, next);
            for (int i = 0; i < m; i++)
                line[n++] = (DistCell){ next[i], at.leaps + 1 };
        }
        sum += lookup_in_table(&table, b.world[k].cat);
    }
    return sum;
}

/* ---- timing ---------------------------------------------------------- */

static double seconds(long (*work)(void))
{
    clock_t before = clock();

    sink += work();
    return (double)(clock() - before) / CLOCKS_PER_SEC;
}

static int by_value(const void *a, const void *c)
{
    double x = *(const double *)a, y = *(const double *)c;

    return (x > y) - (x < y);
}

static double median(double *at)
{
    qsort(at, RUNS, sizeof *at, by_value);
    return at[RUNS / 2];
}

/* microseconds a board */
static void in_turns(long (*mine)(void), long (*other)(void),
                     double *first, double *second)
{
    double a[RUNS], c[RUNS];

    sink += mine() + other();
    for (int i = 0; i < RUNS; i++) {
        a[i] = seconds(mine);
        c[i] = seconds(other);
    }
    *first = median(a) * 1e6 / b.boards;
    *second = median(c) * 1e6 / b.boards;
}

static void compare(const char *what, long (*mine)(void),
                    long (*other)(void), double bar)
{
    double a, c;

    in_turns(mine, other, &a, &c);
    printf("%-26s %5d %13.2f %13.2f %7.2f %7.2f%s\n", what, b.size,
           a / b.repeats, c / b.repeats, a / c, bar,
           a / c <= bar ? "" : "  missed");
    faults += a / c > bar;
}

/* each circle has the same number in both */
static void same_numbers(void)
{
    long mine = 0, other = 0;
    int differ = 0;

    for (int k = 0; k < b.boards; k++) {
        yardstick(b.size, b.start + yard_room() * (size_t)k, b.leaps,
                  b.line);
        Boxes_lay(b.grid, b.size <= MOST ? &b.world[k].blocked[0][0]
                                        : b.blocked,
                 b.size <= MOST ? MOST : b.size);
        Boxes_from_boundary(b.grid);
        for (int y = 0; y < b.size; y++)
            for (int x = 0; x < b.size; x++) {
                int u = b.grid.at[Boxes_at(b.size, (Posn){ x, y })];
                int v = b.leaps[yard_place(b.size, x, y)];

                u = u >= WALL ? 0 : u;
                v = v < 0 ? 0 : v;
                differ += u != v;
                mine += u;
                other += v;
            }
    }
    printf("# size %d: sum of all numbers %ld and %ld%s\n", b.size,
           mine, other, differ ? ", and they DIFFER" : ", all equal");
    faults += differ != 0;
}

static void ways_of_searching(int size, int boards)
{
    double a, c, table, fast;

    make_boards(size, boards, 1);
    in_turns(like_the_ancestor, with_table, &a, &table);
    free_boards();
    make_boards(size, boards, 100);
    in_turns(ours, plain, &fast, &c);
    free_boards();
    printf("%5d %15.1f %15.1f %15.2f %10.0f\n", size, a, table,
           fast / 100, table / fast * 100);
}

int main(void)
{
    printf("%-26s %5s %13s %13s %7s %7s\n", "microseconds of CPU",
           "size", "ours", "yardstick", "ratio", "bar");
    make_boards(11, BOARDS, 200);
    compare("search, 64 boards", ours, plain, 1.25);
    compare("two maps and the path", help, plain, 2.5);
    compare("the same by our search", help, ours, 2.5);
    same_numbers();
    free_boards();
    make_boards(51, BOARDS, 10);
    compare("search, 64 boards", ours, plain, 1.0);
    compare("two maps and the path", help, plain, 2.5);
    compare("the same by our search", help, ours, 2.5);
    same_numbers();
    free_boards();
    for (int size = 1001; size <= 4001; size += 3000) {
        make_boards(size, 1, 1);
        compare("search", ours, plain, 1.0);
        same_numbers();
        free_boards();
    }
    printf("bytes a circle: %.2f (bar 16)\n\n",
           (double)Boxes_room(4001) * (sizeof(uint16_t) + sizeof(int)) /
           (4001. * 4001. - 2) + 1);
    printf("%5s %15s %15s %15s %10s\n", "size", "as ancestor",
           "with table", "search board", "times");
    ways_of_searching(11, BOARDS);
    ways_of_searching(21, 16);
    ways_of_searching(51, 2);
    return faults != 0;
}
