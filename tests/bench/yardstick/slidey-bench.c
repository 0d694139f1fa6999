/* slidey-bench.c -- make bench: hints for deals of 4 by 4 within a second.

   A hundred deals, their seeds 1 to 100. Each is asked for a hint, tables
   and all; the bar: 95 of them have a shortest way within a second of CPU.
   What is told is believed: the slides of a way are followed to the end on
   every fiftieth deal, each hint one less. Ends with status 1 if not. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "slidey.h"

extern const Player slidey_hint[];

enum { DEALS = 100 };
static int faults;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* slides of the shortest way, or -1 */
static int asked(const Tray *s, Think *t)
{
    int left;

    *t = (Think){ .state = s, .seat = 1, .nodes = slidey_hint[0].nodes };
    slidey_hint[0].choose(t);
    free(t->memory);
    return strstr(t->reason, "no way is shorter")
        && sscanf(t->reason, "%d", &left) == 1 ? left : -1;
}

int main(void)
{
    static double s[DEALS];
    int within = 0, none = 0, longest = 0;
    double all = 0;

    for (int k = 0; k < DEALS; k++) {
        Tray tray = { 0 };
        int option[OPTIONS] = { 4, 4 }, left;
        double begun;
        Think t;

        slidey_model.start(&tray, option, (uint64_t)k + 1);
        begun = now();
        left = asked(&tray, &t);
        s[k] = now() - begun;
        all += left;
        none += left < 0;
        within += left >= 0 && s[k] <= 1;
        longest = left > longest ? left : longest;
        for (int next = left; k % 50 == 0 && next > 0; left = next) {
            if (slidey_model.apply(&tray, t.move))
                faults++;
            next = swaps(&tray) ? asked(&tray, &t) : 0;
            faults += next != left - 1;
        }
    }
    qsort(s, DEALS, sizeof *s, by_size);
    printf("4 by 4: %d of %d deals within a second; median %.2f s, the "
           "95th %.2f s, worst %.2f s; mean way %.1f slides, longest %d; "
           "%d not found\n", within, DEALS, s[DEALS / 2], s[94],
           s[DEALS - 1], all / DEALS, longest, none);
    if (faults)
        printf("%d hints did not keep their promise\n", faults);
    printf("%s\n", !faults && within >= 95 ? "the bar is met"
                                           : "THE BAR IS MISSED");
    return faults || within < 95;
}
