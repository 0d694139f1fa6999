/* gofish-bench.c -- make bench: turns of Go Fish a second, as whole
   games of three players are played: a rule, ask, fish. The median of
   nine runs of 2,000 games each; ends with status 1 if the old rule
   makes fewer than 50,000 turns a second. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "gofish.h"

enum { RUNS = 9, GAMES = 2000, BAR = 50000 };

static int by_size(const void *a, const void *b)
{
    return *(const double *)a < *(const double *)b ? -1 : 1;
}
/* plays one game, and counts its turns */
static void game(Fish *s, Rule *rule, Random *r, double *turns)
{
    int before = 0;

    while (s->phase != DONE)
        if (s->phase == ASKING) {
            Ask a = rule(s, r);

            *turns += s->seat != before;
            before = s->seat;
            ask(s, a.card, a.of);
        } else
            fish(s);
}
int main(void)
{
    static const char *const name[] = { "original", "remembers",
                                        "counts" };
    static Rule *const rule[] = { original, remembers, counts };
    int bad = 0;

    for (int k = 0; k < 3; k++) {
        double speed[RUNS], micro = 0;

        for (int run = 0; run < RUNS; run++) {
            Random r = Random_start(1, 5);
            clock_t began = clock();
            double turns = 0, took;

            for (uint64_t n = 0; n < GAMES; n++) {
                Fish s = { .seats = 3, .match = 2 };

                deal(&s, 7, ~0u, n);
                game(&s, rule[k], &r, &turns);
            }
            took = (double)(clock() - began) / CLOCKS_PER_SEC;
            speed[run] = turns / took;
            micro = took * 1e6 / GAMES;
        }
        qsort(speed, RUNS, sizeof *speed, by_size);
        bad |= k == 0 && speed[RUNS / 2] < BAR;
        printf("%s: %.0f turns a second%s; a game in %.0f us\n", name[k],
               speed[RUNS / 2], k ? "" : ", bar 50000", micro);
    }
    return bad;
}
