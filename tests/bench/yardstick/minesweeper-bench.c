/* minesweeper-bench.c -- make bench: dealing without luck, timed.

   Deals an expert's field, 16 by 30 with 99 bombs, for 1,000 seeds, and
   then lets sgt-mines deal 500 of the same kind. CPU time of this
   process and of its child. Then the time of conclude and odds on
   positions of play. Ends with status 1 if a bar is missed. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include "minesweeper-solve.h"

enum { SEEDS = 1000, TRIES = 2000, CASES = 20000, THEIRS = 500 };
static int missed;
static Proof proof;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void bar(const char *what, double measured, double most)
{
    printf("%-44s %8.3f  bar %8.3f  %s\n", what, measured, most,
           measured <= most ? "met" : "MISSED");
    missed += measured > most;
}

/* ---- dealing --------------------------------------------------------- */

static Mines expert(void)
{
    Mines m = { .grid = { 16, 30 }, .bombs = 99 };

    m.first = 8 * 30 + 15;
    memset(m.shown, COVERED, sizeof m.shown);
    return m;
}

typedef struct Deals {
    double ms[SEEDS];
    int    tries, unproved, level[BY_COUNT + 1];
    long   most, asked;
} Deals;

static void deal(Deals *d, int seed)
{
    Random random = Random_start((uint64_t)seed, 1);
    Mines m = expert();
    double began = now();
    bool good = false;
    Why most = ONE_NUMBER;

    for (int k = 0; k < TRIES && !good; k++) {
        long asked;

        lay(&m, Random_below(&random, 1000000000), 9);
        good = solvable(&proof, &m, CASES);
        asked = CASES - (proof.purse < 0 ? 0 : proof.purse);
        d->tries++;
        d->asked += asked;
        d->most = asked > d->most ? asked : d->most;
    }
    d->ms[seed] = now() - began;
    d->unproved += !good;
    for (int k = 0; k < proof.steps; k++)
        if (proof.step[k].why > most)
            most = proof.step[k].why;
    d->level[most]++;
}

/* ms a board, or -1 */
static double theirs(void)
{
    struct rusage before, after;
    const char *shell = "PATH=$PATH:/usr/games; sgt-mines --generate 500 "
                        "30x16n99 2>/dev/null | wc -l | grep -qx 500";

    getrusage(RUSAGE_CHILDREN, &before);
    if (system(shell) != 0)
        return -1;
    getrusage(RUSAGE_CHILDREN, &after);
    return ((double)(after.ru_utime.tv_sec - before.ru_utime.tv_sec) * 1e3
            + (double)(after.ru_utime.tv_usec - before.ru_utime.tv_usec)
            / 1e3) / THEIRS;
}

/* ---- positions of play ----------------------------------------------- */

static void positions(void)
{
    static double concluding[SEEDS], counting[SEEDS];
    int beyond = 0, short_of = 0;

    for (int seed = 0; seed < SEEDS; seed++) {
        Random random = Random_start((uint64_t)seed, 2);
        Mines m = expert();
        short permille[TILES];
        double began;

        lay(&m, seed, 9);
        uncover(&m, m.first);
        for (int k = Random_below(&random, 60); k > 0; k--) {
            int t = Random_below(&random, 480);

            if (!m.bomb[t])
                uncover(&m, t);
        }
        began = now();
        short_of += !conclude(&proof, &m, NOW, CASES);
        concluding[seed] = now() - began;
        began = now();
        beyond += !conclude(&proof, &m, NOW, 200000)
               || !odds(&proof, permille);
        counting[seed] = now() - began;
    }
    qsort(concluding, SEEDS, sizeof *concluding, compare);
    qsort(counting, SEEDS, sizeof *counting, compare);
    printf("odds, median and worst: %.3f and %.3f ms; %d of %d positions "
           "had too many cases\n", counting[SEEDS / 2],
           counting[SEEDS - 1], beyond, SEEDS);
    printf("conclude, median: %.3f ms; %d of %d positions had too many "
           "cases\n", concluding[SEEDS / 2], short_of, SEEDS);
    bar("conclude, worst of 1,000 positions, ms",
        concluding[SEEDS - 1], 5);
}

int main(void)
{
    static Deals d;
    double yard;

    for (int seed = 0; seed < SEEDS; seed++)
        deal(&d, seed);
    qsort(d.ms, SEEDS, sizeof *d.ms, compare);
    yard = theirs();
    printf("minesweeper: %d deals of 16x30 with 99 bombs, %d tries "
           "(%.1f %% good)\n", SEEDS, d.tries,
           100.0 * SEEDS / d.tries);
    printf("ms a deal: median %.3f, 99 %% %.3f, worst %.3f\n",
           d.ms[SEEDS / 2], d.ms[SEEDS * 99 / 100], d.ms[SEEDS - 1]);
    printf("twins asked a try: %.0f, at most %ld of %d\n",
           (double)d.asked / d.tries, d.most, CASES);
    printf("hardest reason: one number %d, two %d, cases %d, count %d\n",
           d.level[0], d.level[1], d.level[2], d.level[3]);
    bar("deals not proved", d.unproved, 0);
    bar("worst deal, ms", d.ms[SEEDS - 1], 50);
    if (yard < 0)
        printf("sgt-mines is not installed: not compared\n");
    else {
        printf("sgt-mines --generate 500 30x16n99: %.3f ms a board, "
               "ratio %.2f\n", yard, d.ms[SEEDS / 2] / yard);
        bar("median deal, ms", d.ms[SEEDS / 2], yard);
    }
    positions();
    return missed > 0;
}
