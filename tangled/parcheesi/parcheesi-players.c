/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "parcheesi.h"

/* reasons */
static bool somebody_at(const Parcheesi *s, int t)
{
    Road r = Road_of(&s->b, color_of(s, s->seat), 0, false);

    return t <= EXIT && r.lone & BIT(t);
}
static void reason(const Parcheesi *s, const Pick *p, Line out)
{
    int hit = odds(&p->board, color_of(s, s->seat));

    if (p->now)
        Text_say(out, "%s", _("nothing more is to be gained"));
    else if (p->first.number == ENTERS)
        Text_say(out, "%s", _("a pawn enters"));
    else if (p->first.from + s->value[p->first.number] == HOME)
        Text_say(out, "%s", _("home, which pays 10"));
    else if (somebody_at(s, p->first.from + s->value[p->first.number]))
        Text_say(out, "%s", _("it bops, which pays 20"));
    else
        Text_say(out, hit ? local_n(
            "after this turn %d throw of 36 can bop you",
            "after this turn %d throws of 36 can bop you", hit)
            : _("after this turn no throw can bop you"), hit);
}

/* the players */
static void answer(Think *t, const Pick *p)
{
    const Parcheesi *s = t->state;

    if (!p->any || p->now)
        Text_say(t->move, "done");
    else
        spell_step(s, &p->first, t->move);
}
static void by_liking(Think *t)
{
    static Liking *const likes[] = { likes_polly, likes_renee,
                                     likes_grace, likes_ada };
    Turns *turns = Think_lend(t, sizeof *turns);
    Pick p;

    if (!turns)
        return;
    p = Parcheesi_pick(t->state, t, turns, likes[t->level]);
    answer(t, &p);
    reason(t->state, &p, t->reason);
}
const Player parcheesi_players[] = {
    { "polly", N_("Polite Polly"), 1, 0, ENDS, by_liking },
    { "renee", N_("Reckless Renee"), 1, 1, ENDS, by_liking },
    { "grace", N_("Amazing Grace"), 1, 2, ENDS, by_liking },
    { "ada", N_("Accurate Ada"), 1, 3, ENDS, by_liking },
    { .name = NULL }
};
const Player parcheesi_hint[] = {
    { "adviser", N_("Adviser"), 1, 3, ENDS, by_liking }, { 0 }
};
