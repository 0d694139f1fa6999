/* paintbynumbers-bench.c -- make bench: what proofs cost. CPU seconds for
   all pictures of the book, for a thousand boards of noise, for spilled
   ink, and for the same from sgt-pattern, if it is here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include "grid.h"
#include "paintbynumbers.h"
#include "player.h"

extern const Player pbn_players[];
extern const Model pbn_model;

static double spent(int who)
{
    struct rusage used;

    getrusage(who, &used);
    return (double)used.ru_utime.tv_sec + used.ru_utime.tv_usec * 1e-6;
}

static int bad;
static void line(const char *what, double is, double bar)
{
    printf("%-44s %10.4f %10.4f%s\n", what, is, bar,
           is > bar ? "  above the bar" : "");
    bad |= is > bar;
}

static void pictures(void)
{
    static Sheet s;
    double began = spent(RUSAGE_SELF);

    for (int k = 0; k < paintings_count; k++) {
        const char *dots = paintings[k].dots;
        Grid g = Grid_of(dots);
        Cells row[SIDE] = { 0 };

        for (int at = 0; at < g.rows * g.columns; at++)
            if (Grid_drawn(g, dots, at) == '#')
                row[at / g.columns] |= (Cells)1 << at % g.columns;
        sheet_of(g.rows, g.columns, row, &s);
        bad |= prove(&s, 100000).verdict < BY_LINES;
    }
    line("the pictures of the book proved, seconds",
         spent(RUSAGE_SELF) - began, 0.1);
}

static void noise(void)
{
    int verdicts[6] = { 0 }, late = 0;
    double all = spent(RUSAGE_SELF);

    for (uint64_t k = 0; k < 1000; k++) {
        Random random = Random_start(k, 9);
        Cells row[SIDE];
        Sheet s;
        double began = spent(RUSAGE_SELF);

        for (int r = 0; r < 25; r++)
            row[r] = Random_bits(&random) & ((1u << 25) - 1);
        sheet_of(25, 25, row, &s);
        Verdict v = prove(&s, 1000000).verdict;
        verdicts[v]++;
        late += v == WHO_KNOWS || spent(RUSAGE_SELF) - began > 1;
    }
    line("1,000 boards of noise, 25 x 25, seconds",
         spent(RUSAGE_SELF) - all, 30);
    printf("# within a second: %d; several answers %d, given up %d, by "
           "lines %d, by supposing %d, by trying %d\n", 1000 - late,
           verdicts[SEVERAL], verdicts[WHO_KNOWS], verdicts[BY_LINES],
           verdicts[BY_SUPPOSING], verdicts[BY_TRYING]);
}

/* a line of 30 with 8 bars, a million times */
static void lines(void)
{
    static const Clue clue = { 8, { 1, 2, 3, 1, 2, 3, 1, 2 } };
    double began = spent(RUSAGE_SELF);
    Cells any = 0;
    Fit f;

    for (Cells k = 0; k < 1000000; k++) {
        fit(30, &clue, k & 4, 0, &f);
        any |= f.blue;
    }
    line(any ? "a million lines of 30, seconds" : "", spent(RUSAGE_SELF)
         - began, 2);
}

static void ink(void)
{
    double began = spent(RUSAGE_SELF), ours, theirs;

    for (uint64_t k = 0; k < 100; k++) {
        int option[OPTIONS] = { NOISE, 30, 0, 0, ANY, 0 };
        Easel s;
        Think t = { .state = &s, .nodes = 20000,
                    .random = Random_start(k, 1) };

        memset(&s, 0, sizeof s);
        pbn_model.start(&s, option, k);
        pbn_players[0].choose(&t);
        bad |= pbn_model.apply(&s, t.move) != NULL;
    }
    ours = (spent(RUSAGE_SELF) - began) / 100;
    began = spent(RUSAGE_CHILDREN);
    if (system("PATH=$PATH:/usr/games sgt-pattern --generate 100 30x30#1 "
               "> /dev/null 2>&1") != 0) {
        printf("# sgt-pattern is not here; ink takes %.4f s\n", ours);
        return;
    }
    theirs = (spent(RUSAGE_CHILDREN) - began) / 100;
    printf("# a board of 30 x 30: ours %.4f s, sgt-pattern %.4f s\n", ours,
           theirs);
    line("ours in parts of sgt-pattern's", ours / theirs, 1);
}

int main(void)
{
    printf("%-44s %10s %10s\n", "paint by numbers", "is", "bar");
    lines();
    pictures();
    noise();
    ink();
    return bad;
}
