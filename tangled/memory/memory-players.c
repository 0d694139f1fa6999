/* Made from games/memory.nw by make tangle: change that, not this. */
#include "memory.h"

/* who remembers */
static const int forgets[] = { 0, 3, 10, 30, 100 };   /* %, a turn */

static bool knows(const Pairs *s, int at, int level)
{
    if (!s->seen[at])
        return false;
    for (int turn = s->when[at]; turn < s->turns; turn++) {
        Random r = Random_start(s->salt, (uint64_t)(turn * CARDS + at));

        if (Random_below(&r, 100) < forgets[level])
            return false;
    }
    return true;
}
static int recalled(const Pairs *s, int at, int level)
{
    int mate = mate_of(s, at);

    return mate >= 0 && knows(s, mate, level) ? mate : -1;
}
static int known_pair(const Pairs *s, int level)
{
    for (int k = 0; k < s->rows * s->cols; k++)
        if (!s->owner[k] && knows(s, k, level)
            && recalled(s, k, level) >= 0)
            return k;
    return -1;
}
static int unknown(const Pairs *s, int level, Random *r)
{
    int left[CARDS], n = 0;

    for (int k = 0; k < s->rows * s->cols; k++)
        if (!s->owner[k] && k != s->up[0] && !knows(s, k, level))
            left[n++] = k;
    return left[Random_below(r, n)];
}
static void choose_card(Think *t)
{
    const Pairs *s = t->state;
    int at = s->phase == SECOND ? recalled(s, s->up[0], t->level)
           : known_pair(s, t->level);

    Text_say(t->reason, "%s", at < 0
             ? _("no pair is known: a new card")
             : _("its partner has been seen"));
    if (at < 0)
        at = unknown(s, t->level, &t->random);
    Text_say(t->move, "turn %d %d", at / s->cols + 1, at % s->cols + 1);
}

/* the players */
const Player memory_players[] = {
    { "poor", N_("Poor"), 1, 3, 1, choose_card },
    { "middling", N_("Middling"), 1, 2, 1, choose_card },
    { "good", N_("Good"), 1, 1, 1, choose_card },
    { "perfect", N_("Perfect"), 1, 0, 1, choose_card },
    { "sieve", N_("Sieve"), 1, 4, 1, choose_card }, { .name = NULL }
};
const Player memory_hint[] = {
    { "adviser", N_("Adviser"), 1, 0, 1, choose_card }, { .name = NULL }
};
