/* tests/games/blackjack/rounds.c -- rounds by the table, on the real shoe:
   ROUNDS SEED [FROM]; prints what a round brings, in 100 bets, or those
   from the FROM-th of each shoe on. For make matches. */
#include "bench.h"
#undef TEST_MAIN
#define TEST_MAIN
#include "blackjack-test.c"

int main(int n, char *word[])
{
    double mean, each;

    if (n < 3)
        return 2;
    sit_down(atoi(word[1]), strtoull(word[2], NULL, 10),
             n > 3 ? atoi(word[3]) : 1, &mean, &each);
    printf("%.5f\n", 100 * mean);
    return test_faults > 0;
}
