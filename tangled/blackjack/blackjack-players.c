/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <math.h>
#include "blackjack.h"

/* the players */
static Act reckon(Think *t, double worth[ACTS])
{
    Coach *c = t->nodes < LEAST ? NULL : Think_lend(t, sizeof *c);
    Case q = case_of(t->state);

    q.think = t;
    return c ? Coach_weigh(c, &q, worth) : ACTS;
}
static void deal_and_weigh(Think *t)
{
    const Jack *s = t->state;
    double worth[ACTS];
    Act best = s->weighing ? reckon(t, worth) : ACTS;

    Text_say(t->move, "%s", house_deed(s));
    if (best < ACTS)
        Text_say(t->move, "weigh %ld",
                 lround(1000 * s->bet * (worth[best] - worth[s->did])));
}
static void advise(Think *t)
{
    const Jack *s = t->state;
    Text out = { t->worth, sizeof t->worth, 0 };
    double worth[ACTS] = { 0 };
    Act best = s->phase == BETTING ? DEAL : reckon(t, worth);
    Line cents;

    for (Act a = SPLIT; a < DEAL && best < DEAL; a++)
        if (may(s) & MAY(a)) {
            say_cents(lround(1000 * worth[a] * s->bet), "%s", cents);
            Text_tell(&out, a == best ? "%s * %s\n" : "%s %s\n",
                      Act_words[a], cents);
        }
    if (best == ACTS)
        return;
    Text_say(t->move, "%s", Act_words[best]);
    say_cents(lround(1000 * worth[best] * s->bet), best < DEAL
              ? _("the coach counts nothing higher: %s")
              : _("no bet changes what the cards will do"), t->reason);
}
static void watch(Think *t)
{
    const Jack *s = t->state;
    Case q = { .rules = s->rules, .think = t, .left = cut_is_out(s)
               ? whole_shoe(s->rules.packs) : s->unseen };
    bool bets = s->phase == BETTING;
    Coach *c = bets && t->nodes >= LEAST ? Think_lend(t, sizeof *c) : 0;
    double round = c ? Coach_expects(c, &q) : 0;

    if (!bets)
        advise(t);
    if (t->move[0])
        Text_say(t->reason, _("the coach would say: %s"), _(t->move));
    else if (c && !c->tired)
        say_decimal(lround(1e5 * round), 3,
            _("the next round is worth %s in 100 bets"), t->reason);
}
const Player blackjack_players[] = {
    { "house", N_("The house"), HOUSE, 0, 20000, deal_and_weigh },
    { "coach", N_("The coach"), WATCHES, 0, 500000, watch },
    { .name = NULL }
};
const Player blackjack_hint[] = {
    { "adviser", N_("The coach"), 1, 0, 20000, advise },
    { .name = NULL }
};
