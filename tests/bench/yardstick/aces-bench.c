/* aces-bench.c -- make bench: of how many deals is a way found, and in
   what time?

   Deals 1 to 400; DEALS=n in the environment: 1 to n. Who wins at once
   takes away whatever may go, as soon as it may. Bars: of 100 deals, 99
   in a second of CPU; .15 s in the mean. Ends with status 1 if one is
   missed. */
#define _XOPEN_SOURCE 700
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "aces.h"

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* does who follows hints that have no time to search: takes away, fills
   and deals */
static int hasty_wins(Aces s, int *cards)
{
    Step more[STEPS];

    while (steps(&s, more)) {
        Think t = { .state = &s, .seat = 1 };

        aces_hint[0].choose(&t);
        free(t.memory);
        if (aces_model.apply(&s, t.move))
            abort();
    }
    *cards += left(&s);
    return left(&s) == SUITS;
}

int main(void)
{
    const char *asked = getenv("DEALS");
    int n = asked ? atoi(asked) : 400, slow = 0, at_once = 0;
    int told[4] = { 0 }, hasty = 0, cards = 0;
    double sum = 0, most = 0, stray;
    Think t = { .nodes = aces_hint[0].nodes };
    Search *w = open_book(&t);

    for (int k = 1; w && k <= n; k++) {
        double began, took;
        Aces s = { .fills = ANY };
        Verdict v;

        lay_out(&s, ROWS, (uint64_t)k);
        hasty += hasty_wins(s, &cards);
        began = now();
        t.nodes = aces_hint[0].nodes;
        v = find_way(w, &t, &s, &(Text){ NULL, 0, 0 });
        took = now() - began;
        told[v]++;
        at_once += v == WINNABLE && !w->keeps;
        sum += took;
        most = took > most ? took : most;
        slow += took > 1;
        if (getenv("EACH"))
            printf("%d %d %d %d %.3f\n", k, (int)v, w->keeps, w->met,
                   took);
    }
    free(w);
    stray = 1.96 * sqrt((double)at_once * (n - at_once) / n) / n * 100;
    printf("%d deals: at once %d (%.1f %% +- %.1f), only by keeping %d, "
           "lost %d, not at once and else unknown %d, unknown %d\n", n,
           at_once, 100. * at_once / n, stray,
           told[WINNABLE] - at_once, told[LOST], told[AT_ONCE],
           told[UNKNOWN]);
    printf("without a search %d are won; %.2f cards left in the mean\n",
           hasty, (double)cards / n);
    printf("mean %.3f s (bar .15), longest %.2f, above a second %d of "
           "%d (bar 1 of 100)  %s\n", sum / n, most, slow, n,
           sum <= .15 * n && slow * 100 <= n ? "met" : "MISSED");
    return sum > .15 * n || slow * 100 > n;
}
