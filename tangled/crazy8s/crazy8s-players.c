/* Made from games/crazy8s.nw by make tangle: change that, not this. */
#include "crazy8s.h"

enum { TABLES = 300, BUDGET = 8000 };

/* reasons */
static void reason(const Rehearsal *r, int at, Line out)
{
    int second = at == 0;

    for (int k = 0; k < r->n; k++)
        if (k != at && r->won[k] > r->won[second])
            second = k;
    Text_say(out, r->won[second] > r->won[at]
        ? _("won %d of %d imagined rounds; that another won %d may be "
            "chance")
        : r->won[second] == r->won[at]
        ? _("won %d of %d imagined rounds; another move won %d, too")
        : _("won %d of %d imagined rounds, the next best %d"),
             r->won[at], r->tables, r->won[second]);
}
static void answer(Think *t, int move)
{
    const Eights *s = t->state;
    int rank = move < DRAW ? Face_rank((Face)move) : 0;

    spell(move, t->move);
    Text_say(t->reason, "%s", move == NEXT
             ? _("the hands have been seen")
             : move >= NAME ? _("a suit that suits this hand")
             : move == DRAW ? _("No card of yours fits: draw one.")
             : move == PASS ? _("No card of yours fits: pass.")
             : rank == EIGHT ? _("an eight always fits")
             : rank == Face_rank(top_of(s))
             ? _("it has the same rank") : _("it has the same suit"));
}

/* the players */
static int favorite(const Rehearsal *r, int otherwise)
{
    int best = 0, usual = -1, more, seats = r->table.seats;

    for (int k = 0; k < r->n; k++) {
        best = r->score[k] > r->score[best] ? k : best;
        usual = r->move[k] == otherwise ? k : usual;
    }
    more = usual < 0 ? 0 : 2 * (r->score[best] - r->score[usual]);
    return usual < 0 || more * more > seats * seats * r->tables
         ? best : usual;
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
    static Rule *const rule[] = { original, good, simple };

    answer(t, rule[t->level](t->state));
}
static void shuffle(Think *t)
{
    bool deals = ((const Eights *)t->state)->phase == DEALING;

    Text_say(t->move, "%s %d", deals ? "deal" : "turn",
             Random_below(&t->random, 1000000000));
}
const Player crazy8s_players[] = {
    { "dealer", N_("The house"), HOUSE, 0, 1, shuffle },
    { "original", N_("Original"), 1, 0, 1, by_rule },
    { "good", N_("Good"), 1, 1, 1, by_rule },
    { "best", N_("Best"), 1, 2, BUDGET, best }, { .name = NULL }
};
const Player crazy8s_hint[] = {
    { "adviser", N_("Adviser"), 1, 2, 12 * BUDGET, best },
    { "simple", N_("Simple"), 1, 2, 1, by_rule }, { 0 }
};
