/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "parcheesi.h"

/* reasons */
static void reason(const Parcheesi *s, const Pick *p, Line out)
{
    int c = color_of(s, s->seat), hit = odds(&p->board, c);
    int t = p->first.from + s->value[p->first.number & 3];
    Road r = Road_of(&s->b, c, 0, false);

    if (p->now)
        Text_say(out, "%s", _("nothing more is to be gained"));
    else if (p->first.number == ENTERS)
        Text_say(out, "%s", _("a pawn enters"));
    else if (t == HOME)
        Text_say(out, "%s", _("home, which pays 10"));
    else if (t <= EXIT && r.lone & BIT(t))
        Text_say(out, "%s", _("it bops, which pays 20"));
    else
        Text_say(out, hit ? local_n(
            "after this turn %d throw of 36 can bop you",
            "after this turn %d throws of 36 can bop you", hit)
            : _("after this turn no throw can bop you"), hit);
}

/* the players */
enum { LENA = 4, FAYE, FEW = 5, AHEAD = 21 * FEW };
static const short table[] = {
#include "parcheesi-learned.h"
};
typedef struct Desk { Turns turns, ahead; Net net; } Desk;

static void learned(Net *net)
{
    float *w = net->plain;

    for (size_t k = 0; k < sizeof *net / sizeof *w; k++)
        w[k] = (float)table[k] / 1000;
}
static void answer(Think *t, const Pick *p)
{
    const Parcheesi *s = t->state;

    if (!p->any || p->now)
        Text_say(t->move, "done");
    else
        spell_step(s, &p->first, t->move);
}
static const Pick *farthest(Think *t, Desk *desk, const Pick *best,
                            int n)
{
    const Parcheesi *s = t->state;
    int me = color_of(s, s->seat), c = color_of(s, next_seat(s));
    float most = -1, p;
    const Pick *found = best;

    for (int k = 0; k < n && t->nodes > 0; k++) {
        p = look_ahead(&desk->net, &desk->ahead, &best[k].board, me, c,
                       next_color(s, c));
        if (p > most)
            most = p, found = &best[k];
        for (int step = 0; step < 21; step++)
            Think_more(t);
    }
    return found;
}
static void by_liking(Think *t)
{
    static Liking *const likes[] = { likes_polly, likes_renee,
                                     likes_grace, likes_ada };
    Desk *desk = Think_lend(t, sizeof *desk);
    Pick best[FEW];
    const Pick *p = best;
    int n;

    if (!desk)
        return;
    if (t->level >= LENA)
        learned(&desk->net);
    n = Parcheesi_picks(t->state, t, &desk->turns, &(Mind){
        t->level >= LENA ? NULL : likes[t->level], &desk->net }, best,
        t->level == FAYE ? FEW : 1);
    if (t->level == FAYE && n > 1)
        p = farthest(t, desk, best, n);
    answer(t, p);
    reason(t->state, p, t->reason);
}
const Player parcheesi_players[] = {
    { "polly", N_("Polite Polly"), 1, 0, ENDS, by_liking },
    { "renee", N_("Reckless Renee"), 1, 1, ENDS, by_liking },
    { "grace", N_("Amazing Grace"), 1, 2, ENDS, by_liking },
    { "ada", N_("Accurate Ada"), 1, 3, ENDS, by_liking },
    { "lena", N_("Learned Lena"), 1, LENA, ENDS, by_liking },
    { "faye", N_("Farsighted Faye"), 1, FAYE, ENDS + AHEAD, by_liking },
    { .name = NULL }
};
const Player parcheesi_hint[] = {
    { "adviser", N_("Adviser"), 1, FAYE, ENDS + AHEAD, by_liking },
    { 0 }
};
