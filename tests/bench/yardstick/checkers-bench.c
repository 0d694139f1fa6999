/* checkers-bench.c -- make bench: how fast Checkers counts and thinks.

   Counts seven plies by hand and twelve by the bit, and has the best player
   think about the start. The bars: seven and twelve are what was published,
   the bits are at least a hundred times as fast as the hand, and two million
   boards are looked at in a second. Ends with status 1 if one is missed. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "checkers-perft-test.h"
#include "player.h"

extern const Player checkers_players[];

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static long by_hand(const Men *m, int plies)
{
    int to[TARGETS], n, jump = must_take(m);
    Hop hop[TARGETS];
    long many = 0;

    if (plies == 0)
        return 1;
    for (int man = 0; man < MEN; man++) {
        n = steps_of(m, man, to);
        for (int k = 0; k < n; k++) {
            Men then = *m;

            then.at[man] = (signed char)to[k];
            end_turn(&then, man);
            many += by_hand(&then, plies - 1);
        }
        n = jump ? hops_of(m, man, hop) : 0;
        for (int k = 0; k < n; k++) {
            Men then = hop_over(m, man, hop[k]);

            many += by_hand(&then, plies - (then.going == NONE));
        }
    }
    return many;
}

int main(void)
{
    const Player *best = &checkers_players[5];
    Checkers c;
    Board b;
    double begun, hand, bits, nodes;
    long seven, twelve;

    Checkers_begin(&c, &our_rules, USUAL, 1);
    b = board_of(&c.men);
    begun = now();
    seven = by_hand(&c.men, 7);
    hand = (double)seven / (now() - begun);
    begun = now();
    perft(&b, 0, &our_rules, 10);
    printf("perft(10) in %.2f s\n", now() - begun);
    begun = now();
    twelve = perft(&b, 0, &our_rules, 12);
    bits = (double)twelve / (now() - begun);
    printf("perft(7) is %ld (179740), perft(12) %ld (388623673)\n", seven,
           twelve);
    printf("by the bit %.0f million moves a second, %.0f times as fast "
           "as by hand (bar 100)\n", bits / 1e6, bits / hand);
    Think t = { .state = &c, .seat = 1, .level = best->level,
                .nodes = best->nodes, .random = Random_start(1, 1) };
    begun = now();
    best->choose(&t);
    nodes = (double)(best->nodes - t.nodes) / (now() - begun) / 1e6;
    free(t.memory);
    printf("thinks: %.1f million boards a second (bar 2)\n%s\n", nodes,
           t.reason);
    return seven != 179740 || twelve != 388623673 || bits < 100 * hand
        || nodes < 2;
}
