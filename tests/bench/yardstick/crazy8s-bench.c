/* crazy8s-bench.c -- make bench: rounds of Crazy 8s a second, as a
   rehearsal plays them: choices, a rule, go. The median of nine runs of
   10,000 rounds each; ends with status 1 below 20,000 a second. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "crazy8s.h"

enum { RUNS = 9, ROUNDS = 10000, BAR = 20000 };

static int by_size(const void *a, const void *b)
{
    return *(const long *)a < *(const long *)b ? -1 : 1;
}
/* rounds a second of CPU; sum: so that nothing is optimized away */
static long rounds(int seats, long *sum)
{
    clock_t began = clock();

    for (uint64_t k = 0; k < ROUNDS; k++) {
        Eights s = { .seats = seats, .each = 7 };
        int move[FACES + 1];

        deal(&s, k);
        while (s.phase < SHOWN) {
            *sum += choices(&s, move) > 0;
            go(&s, original(&s));
        }
    }
    return (long)((double)ROUNDS * CLOCKS_PER_SEC
                  / (double)(clock() - began));
}
int main(void)
{
    int bad = 0;

    for (int seats = 2; seats <= MOST; seats++) {
        long speed[RUNS], sum = 0;

        for (int k = 0; k < RUNS; k++)
            speed[k] = rounds(seats, &sum);
        qsort(speed, RUNS, sizeof *speed, by_size);
        bad |= speed[RUNS / 2] < BAR;
        printf("%d seats: %ld rounds a second, bar %d; %.1f moves a "
               "round\n", seats, speed[RUNS / 2], BAR,
               (double)sum / RUNS / ROUNDS);
    }
    return bad;
}
