/* Made from games/memory.nw by make tangle: change that, not this. */
#include "memory.h"

/* the players */
static void choose_card(Think *t)
{
    const Pairs *s = t->state;
    const char *why;
    int at = choice(s, t->level, &t->random, &why);

    Text_say(t->move, "turn %d %d", at / s->cols + 1, at % s->cols + 1);
    Text_say(t->reason, "%s", _(why));
}
static void cover(Think *t)
{
    Text_say(t->move, "cover");
}
const Player memory_players[] = {
    { "dealer", N_("The house"), HOUSE, 0, 1, cover },
    { "poor", N_("Poor"), 1, 3, 1, choose_card },
    { "middling", N_("Middling"), 1, 2, 1, choose_card },
    { "good", N_("Good"), 1, 1, 1, choose_card },
    { "perfect", N_("Perfect"), 1, 0, 1, choose_card },
    { "sieve", N_("Sieve"), 1, 4, 1, choose_card }, { .name = NULL }
};
const Player memory_hint[] = {
    { "adviser", N_("Adviser"), 1, 0, 1, choose_card }, { .name = NULL }
};
