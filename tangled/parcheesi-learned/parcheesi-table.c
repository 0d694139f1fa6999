/* Made from games/parcheesi-learned.nw by make tangle: change that, not this. */
/* parcheesi-table.c -- make learn-parcheesi: it plays itself */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "parcheesi-learned.h"

/* a game with itself */
enum { LONGEST = 3000 };
static Turns turns;
static Traits seen[LONGEST][COLORS];

static int play_itself(const Net *net, Random *r, int *n)
{
    Race g = { 0 };
    Mind mind = { .net = net, .stray = r };

    for (*n = 0; *n < LONGEST; ++*n) {
        if (!Race_goes_on(&g, &mind, &turns, r))
            return g.c;
        traits_of(&g.b, g.c, seen[*n]);
    }
    return -1;
}

/* learn from a game */
static void look_back(Net *net, int n, int winner, float step)
{
    float should[COLORS], p[COLORS];

    for (int c = 0; c < COLORS; c++)
        should[c] = c == winner;
    while (n-- > 0) {
        learn(net, seen[n], should, step, p);
        for (int c = 0; c < COLORS; c++)
            should[c] = .3f * p[c] + .7f * should[c];
    }
}
static void born(Net *net, Random *r)
{
    for (int k = 0; k <= HOME; k++)
        net->plain[k] = k ? (float)k / HOME : -.6f;
    for (int h = 0; h < NEURONS; h++)
        net->worth[h] = h % 2 ? .3f : -.3f;
    for (int k = 0; k < TRAITS; k++)
        for (int h = 0; h < NEURONS; h++)
            net->mixed[k][h] = (float)(Random_below(r, 2001) - 1000)
                             / 1000 * .15f;
}
static void average(Net *mean, const Net *net, long n)
{
    const float *w = net->plain;
    float *m = mean->plain;

    for (size_t k = 0; k < sizeof *net / sizeof *w; k++)
        m[k] += (w[k] - m[k]) / (float)n;
}
int main(int argc, char **argv)
{
    static Net net, mean;
    long games = argc > 1 ? atol(argv[1]) : 160000;
    Random r = Random_start(1, 1);
    const float *w = mean.plain;
    int n, winner;

    born(&net, &r);
    for (long k = 0; k < games; k++) {
        float left = 1 - (float)k / (float)games;

        if ((winner = play_itself(&net, &r, &n)) >= 0)
            look_back(&net, n, winner, .01f * (left * left + .02f));
        if (k >= games * 3 / 4)
            average(&mean, &net, k - games * 3 / 4 + 1);
    }
    printf("/* Made by make learn-parcheesi: %ld games. */", games);
    for (size_t k = 0; k < sizeof net / sizeof *w; k++)
        printf("%s%.3ff,", k % 8 ? " " : "\n", (double)w[k]);
    printf("\n");
    return 0;
}
