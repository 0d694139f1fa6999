/* rummy-bench.c -- make bench: what the best groups of eleven cards cost,
   on 4,000 hands, half of them rich in groups; and all choices of a game
   by each player. The median of nine runs; ends with status 1 if a hand
   costs more than 5 microseconds, or a game by the watcher more than 13
   milliseconds. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "rummy.h"

enum { RUNS = 9, HANDS = 4000, TIMES = 20, GAMES = 60 };
static int by_size(const void *a, const void *b)
{
    return *(const double *)a < *(const double *)b ? -1 : 1;
}
static double seconds(clock_t began)
{
    return (double)(clock() - began) / CLOCKS_PER_SEC;
}
/* eleven cards; rich: of five ranks in sequence, or of two suits */
static Cards drawn(Random *r, int rich)
{
    int low = Random_below(r, 9), narrow = Random_below(r, 2);
    Cards hand = 0;

    while (Set_count(hand) <= HELD) {
        int at = Random_below(r, FACES);

        if (!rich || (narrow ? at / KING < 2
                      : at % KING >= low && at % KING < low + 5))
            hand |= one(at);
    }
    return hand;
}
/* whole games of a player against itself: milliseconds of choosing, for
   one of the two */
static double games(Rule *rule)
{
    double took = 0;

    for (uint64_t k = 0; k < GAMES; k++) {
        Rummy s = { .first = 2 };
        Think t = { .random = Random_start(k, 7) };

        deal(&s, k);
        while (s.phase <= THROWING) {
            clock_t began = clock();
            Line move;

            t.nodes = SAMPLES;
            t.seat = s.seat;
            spell(rule(&s, &t), move);
            took += seconds(began);
            rummy_model.apply(&s, move);
        }
    }
    return took * 1000 / GAMES / 2;
}
int main(void)
{
    static const char *const name[] = { "original", "watcher", "reader" };
    static Rule *const rule[] = { original, watcher, reader };
    static Cards hand[HANDS];
    Random r = Random_start(1, 9);
    double micro[RUNS], milli[RUNS];
    int left = 0, bad = 0;

    for (int k = 0; k < HANDS; k++)
        hand[k] = drawn(&r, k % 2);
    for (int run = 0; run < RUNS; run++) {
        clock_t began = clock();

        for (int k = 0; k < HANDS * TIMES; k++)
            left += left_over(hand[k % HANDS]);
        micro[run] = seconds(began) * 1e6 / HANDS / TIMES;
    }
    qsort(micro, RUNS, sizeof *micro, by_size);
    bad |= micro[RUNS / 2] > 5;
    printf("best groups of eleven cards: %.2f us, bar 5 (%d left)\n",
           micro[RUNS / 2], left / TIMES / RUNS);
    for (int k = 0; k < 3; k++) {
        for (int run = 0; run < RUNS; run++)
            milli[run] = games(rule[k]);
        qsort(milli, RUNS, sizeof *milli, by_size);
        bad |= k == 1 && milli[RUNS / 2] > 13;
        printf("%s: all choices of a game %.2f ms%s\n", name[k],
               milli[RUNS / 2], k == 1 ? ", bar 13" : "");
    }
    return bad;
}
