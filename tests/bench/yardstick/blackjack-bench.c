/* blackjack-bench.c -- make bench: how long a fresh shoe of four packs
   takes that is gone through completely, and the longest of all hands
   of two cards. Ends with status 1 if the shoe takes more than two
   seconds, or a hand more than 50 ms. */
#include <stdio.h>
#include <time.h>
#include "blackjack.h"

static Coach coach;

static double since(clock_t began)
{
    return (double)(clock() - began) / CLOCKS_PER_SEC;
}
/* what all acts of one hand are worth, from nothing */
static double hand(const Rules *r, int up, int i, int j)
{
    Case q = { .rules = *r, .left = whole_shoe(r->packs), .up = up,
               .hands = 1 };
    double worth[ACTS];
    clock_t began = clock();

    Bag_add(&q.left, up, -1);
    Bag_move(&q.left, &q.hand, i);
    Bag_move(&q.left, &q.hand, j);
    q.may = allowed(r, &q.hand, 1);
    Coach_weigh(&coach, &q, worth);
    return since(began);
}
static double longest(const Rules *r)
{
    double most = 0;

    for (int up = 1; up <= 10; up++)
        for (int k = 0; k < 100; k++)
            if (k / 10 <= k % 10) {
                double it = hand(r, up, 1 + k / 10, 1 + k % 10);

                most = it > most ? it : most;
            }
    return most;
}
int main(void)
{
    Rules usual = { .packs = 4 }, all = { .packs = 8, .after = true,
                                          .again = true };
    Case shoe = { .rules = usual, .left = whole_shoe(4) };
    double whole, one, two;
    clock_t began = clock();

    Coach_expects(&coach, &shoe);
    whole = since(began);
    one = longest(&usual);
    two = longest(&all);
    printf("a fresh shoe: %.2f s, bar 2; the longest hand: %.1f ms, with"
           " all splits %.1f ms, bar 50\n", whole, 1000 * one,
           1000 * two);
    return whole > 2 || one > .05 || two > .05;
}
