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

    spell(move, t->move);
    say(t->reason, "%s", move == NEXT ? _("the hands have been seen")
        : move == DRAW || move == PASS ? _("no card of yours fits")
        : move > NAME - 1 ? _("a suit that suits this hand")
        : Face_rank((Face)move) == EIGHT ? _("an eight always fits")
        : Face_rank((Face)move) == Face_rank(top_of(s))
        ? _("it has the same rank") : _("it has the same suit"));
}

/* the players */
static int favorite(const Rehearsal *r, int fallback)
{
    int best = -1;

    for (int k = 0; k < r->n; k++)
        if (best < 0 || r->score[k] > r->score[best]
            || (r->score[k] == r->score[best]
                && r->move[k] == fallback))
            best = k;
    return best;
}
static void best(Think *t)
{
    const Eights *s = t->state;
    Rehearsal r = { 0 };
    int move[FACES + 1], fall = good(s), at;

    if (choices(s, move) == 1 || !more(t)) {
        answer(t, fall);
        return;
    }
    rehearse(&r, t, TABLES);
    at = favorite(&r, fall);
    answer(t, r.move[at]);
    if (r.n > 1 && r.tables > 0)
        reason(&r, at, t->reason);
}
static void by_rule(Think *t)
{
    if (more(t))
        answer(t, (t->level ? good : original)(t->state));
    else
        answer(t, original(t->state));
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
    { "adviser", N_("Adviser"), 1, 2, 4 * BUDGET, 0, best }, { 0 }
};
