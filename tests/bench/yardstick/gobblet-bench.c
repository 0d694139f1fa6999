/* gobblet-bench.c -- make bench: how fast Gobblet counts and thinks.

   Counts six plies of the large board, and has the best player think for
   three million positions on ten boards. The bars: 20 million moves a
   second are counted, and a second of thought takes a second or less. Ends
   with status 1 if one is missed. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "gobblet-perft-test.h"
#include "player.h"

extern const Player gobblet_players[];

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double thought(uint64_t seed)
{
    const Player *best = &gobblet_players[2];
    const int option[] = { 1, 0, 0, 2, 2 };
    Gobblet g;
    double begun;

    gobblet_model.start(&g, option, 1);
    for (int ply = 0; ply < 6; ply++) {
        const Player *who = &gobblet_players[0];
        Think t = { .state = &g, .seat = 1, .nodes = 1000,
                    .random = Random_start(seed, (uint64_t)ply) };

        who->choose(&t);
        free(t.memory);
        gobblet_model.apply(&g, t.move);
    }
    Think t = { .state = &g, .seat = 1, .nodes = best->nodes,
                .random = Random_start(1, 1) };
    begun = now();
    best->choose(&t);
    begun = now() - begun;
    free(t.memory);
    return t.nodes == 0 ? begun : 0;
}

int main(void)
{
    static Rows rows;
    double begun, rate, all = 0;
    int many = 0;

    Rows_make(&rows, 4);
    begun = now();
    rate = (double)perft(&rows, (Cups){ 0, 0 }, 6) / (now() - begun) / 1e6;
    printf("counts %.0f million moves a second (bar 20)\n", rate);
    for (uint64_t seed = 1; seed <= 10; seed++) {
        double s = thought(seed);

        all += s;
        many += s > 0;
    }
    printf("a second of thought takes %.2f s (bar 1.00)\n", all / many);
    return rate < 20 || all / many > 1;
}
