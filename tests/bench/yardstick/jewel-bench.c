/* jewel-bench.c -- what it is worth to look ahead: 100 swaps on each of
   1,000 fair boards, for the greedy player and for the other one */
#include <stdio.h>
#include "jewel.h"

static int hundred_swaps(const Player *who, uint64_t seed)
{
    int option[OPTIONS] = { BEGINNER, 0, FAIR };
    Jewel s = { .made = 0 }, seen;

    jewel_model.start(&s, option, seed);
    while (s.made < 100 || s.phase != WAITING) {
        Think t = { .state = &seen, .seat = 1, .level = who->level,
                    .nodes = who->nodes };

        seen = s;
        jewel_model.hide(&seen, 1);
        if (s.phase == WAITING)
            who->choose(&t);
        if (jewel_model.apply(&s, s.phase == WAITING ? t.move
                : s.phase == CLEARING ? "clear" : "fall"))
            return -1;
    }
    return s.score;
}

int main(void)
{
    int points[2] = { 0, 0 }, better = 0;

    for (uint64_t k = 1; k <= 1000; k++) {
        int greedy = hundred_swaps(&jewel_players[0], k);
        int ahead = hundred_swaps(&jewel_players[1], k);

        points[0] += greedy, points[1] += ahead;
        better += ahead > greedy;
    }
    printf("%-34s %8s %8s\n", "100 swaps, 1,000 boards", "mean", "bar");
    printf("%-34s %8.1f\n", "greedy", points[0] / 1000.);
    printf("%-34s %8.1f %8.1f\n", "looks ahead", points[1] / 1000.,
           points[0] / 1000. * 1.06);
    printf("%-34s %8d %8d\n", "of 1,000 better ahead", better, 700);
    return points[1] < points[0] * 1.06 || better < 700;
}
