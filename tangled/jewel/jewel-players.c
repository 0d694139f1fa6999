/* Made from games/jewel.nw by make tangle: change that, not this. */
#include <string.h>
#include "jewel.h"

/* let a copy fall */
static void drop(Gem *gem, uint64_t gone)
{
    for (int c = 0; c < SIDE; c++) {
        int to = CELLS - SIDE + c;

        for (int from = to; from >= 0; from -= SIDE)
            if (!(gone >> from & 1)) {
                gem[to] = gem[from];
                to -= SIDE;
            }
        for (; to >= 0; to -= SIDE)
            gem[to] = NONE;
    }
}
static int worth(Gem *gem, Swap w)
{
    int length[RUNS], points = 0, n;
    uint64_t gone;
    Gem g = gem[w.a];

    gem[w.a] = gem[w.b];
    gem[w.b] = g;
    while ((n = runs(gem, length, &gone)) > 0) {
        while (n-- > 0)
            points += length[n] - 1;
        drop(gem, gone);
    }
    return points;
}

/* a look ahead */
static int best_of(const Gem *gem)
{
    Swap all[SWAPS];
    int n = swaps(gem, all), best = 0;

    for (int k = 0; k < n; k++) {
        Gem copy[CELLS];
        int now;

        memcpy(copy, gem, sizeof copy);
        now = worth(copy, all[k]);
        best = now > best ? now : best;
    }
    return best;
}
static void choose(Think *t)
{
    const Jewel *s = t->state;
    Swap all[SWAPS];
    int n = s->phase == WAITING ? swaps(BOARD(s), all) : 0, best = -1;

    for (int k = 0; k < n && (Think_more(t) || k == 0); k++) {
        Gem copy[CELLS];
        int points, then;

        memcpy(copy, BOARD(s), sizeof copy);
        points = worth(copy, all[k]);
        then = t->level ? best_of(copy) : 0;
        if (points + then <= best)
            continue;
        best = points + then;
        /* say so */
        Text_say(t->move, "swap %d %d with %d %d", all[k].a / SIDE + 1,
                 all[k].a % SIDE + 1, all[k].b / SIDE + 1, all[k].b % SIDE + 1);
        if (then > 0)
            Text_say(t->reason, _("points now: %d, with the next: %d"), points,
                     then);
        else
            Text_say(t->reason, local_n("it is worth %d point",
                                   "it is worth %d points", points), points);
    }
}

/* the players */
const Player jewel_players[] = {
    { "greedy", N_("Greedy"), 1, 0, SWAPS, choose },
    { "ahead", N_("Looks ahead"), 1, 1, SWAPS, choose },
    { NULL, NULL, 0, 0, 0, NULL }
};
const Player jewel_hint[] = {
    { "hint", N_("Looks ahead"), 1, 1, SWAPS, choose },
    { NULL, NULL, 0, 0, 0, NULL }
};
