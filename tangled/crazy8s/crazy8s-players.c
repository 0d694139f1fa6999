/* Made from games/crazy8s.nw by make tangle: change that, not this. */
#include "crazy8s.h"

enum { TABLES = 300, BUDGET = 4000 };

/* reasons */
static void reason(const Rehearsal *r, int at, Line out)
{
    int second = at == 0;

    for (int k = 0; k < r->n; k++)
        if (k != at && r->won[k] > r->won[second])
            second = k;
    say(out, _("it won %d of %d imagined rounds, the next best %d"),
        r->won[at], r->tables, r->won[second]);
}
static void answer(Think *t, int move)
{
    const Eights *s = t->state;
    int rank = move < DRAW ? Face_rank((Face)move) : 0;

    spell(move, t->move);
    say(t->reason, "%s", move == NEXT ? _("the hands have been seen")
        : move >= NAME ? _("a suit that suits this hand")
        : rank == 0 ? _("no card of yours fits")
        : rank == EIGHT ? _("an eight always fits")
        : rank == Face_rank(top_of(s)) ? _("it has the same rank")
                                       : _("it has the same suit"));
}

/* the players */
static int favorite(const Rehearsal *r, int otherwise)
{
    int best = 0;

    for (int k = 1; k < r->n; k++)
        if (r->score[k] > r->score[best]
            || (r->score[k] == r->score[best]
                && r->move[k] == otherwise))
            best = k;
    return best;
}
static void best(Think *t)
{
    int otherwise = good(t->state), at;
    Rehearsal r = { 0 };

    rehearse(&r, t, TABLES);
    at = favorite(&r, otherwise);
    answer(t, r.tables ? r.move[at] : otherwise);
    if (r.tables)
        reason(&r, at, t->reason);
}
static void by_rule(Think *t)
{
    answer(t, (t->level ? good : original)(t->state));
}
static void shuffle(Think *t)
{
    const Eights *s = t->state;

    say(t->move, "%s %d", s->phase == DEALING ? "deal" : "turn",
        Random_below(&t->random, 1000000000));
}
const Player crazy8s_players[] = {
    { "dealer", N_("The house"), HOUSE, 0, 1, 0, shuffle },
    { "original", N_("Original"), 1, 0, 1, 0, by_rule },
    { "good", N_("Good"), 1, 1, 1, 0, by_rule },
    { "best", N_("Best"), 1, 2, BUDGET, 0, best }, { .name = NULL }
};
const Player crazy8s_hint[] = {
    { "adviser", N_("Adviser"), 1, 2, 25 * BUDGET, 0, best }, { 0 }
};
