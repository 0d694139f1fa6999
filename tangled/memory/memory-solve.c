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
int choice(const Pairs *s, int level, Random *r, const char **why)
{
    int at = s->phase == SECOND ? recalled(s, s->up[0], level)
           : known_pair(s, level);

    *why = at < 0 ? N_("nothing is known: a new card")
         : N_("its partner has been seen");
    return at < 0 ? unknown(s, level, r) : at;
}
