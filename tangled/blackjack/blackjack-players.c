/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <math.h>
#include "blackjack.h"

/* the players */
enum { LEAST = 1000 };              /* steps */

static Coach *coach_for(Think *t)
{
    Coach *c = t->nodes < LEAST ? NULL : Think_lend(t, sizeof *c);

    if (c)
        c->think = t;
    return c;
}
static void deal_and_weigh(Think *t)
{
    const Jack *s = t->state;
    Coach *c = s->weighing ? coach_for(t) : NULL;
    double worth[ACTS];

    if (!s->weighing)
        Text_say(t->move, "%s", house_deed(s));
    else if (c && Coach_weigh(c, &s->asked, worth))
        Text_say(t->move, "weigh %ld", lround(1000 * s->asked.bet
                 * (worth[best_act(worth)] - worth[s->asked.did])));
    else
        Text_say(t->move, "weigh unknown");
}
static void tell_acts(Think *t, bool hint)
{
    Text out = { t->worth, sizeof t->worth, 0 };
    Coach *c = coach_for(t);
    Case q = case_of(t->state);
    double worth[ACTS];
    Line cents;
    Act best;

    if (!c || !q.may || !Coach_weigh(c, &q, worth))
        return;
    best = best_act(worth);
    for (Act a = SPLIT; a < ACTS && !hint; a++)
        if (q.may & MAY(a)) {
            say_cents(lround(1000 * worth[a] * q.bet), cents);
            Text_tell(&out, a == best ? "%s * %s\n" : "%s %s\n",
                      Act_words[a], cents);
        }
    say_cents(lround(1000 * worth[best] * q.bet), cents);
    Text_say(t->move, "%s", hint ? Act_words[best] : "");
    Text_say(t->reason, hint ? _("nothing is worth more: %s")
             : _("the coach would say: %s"),
             hint ? cents : _(Act_words[best]));
}
static void advise(Think *t)
{
    const Jack *s = t->state;

    if (s->phase != BETTING)
        tell_acts(t, true);
    else {
        Text_say(t->move, "deal");
        Text_say(t->reason, "%s",
                 _("no bet changes what the cards will do"));
    }
}
static void watch(Think *t)
{
    const Jack *s = t->state;
    Bag left = cut_is_out(s) ? whole_shoe(s->rules.packs) : unseen(s);
    Coach *c = s->phase == BETTING ? coach_for(t) : NULL;
    double by[11];
    Line worth;

    if (s->phase != BETTING)
        tell_acts(t, false);
    if (!c)
        return;
    say_decimal(lround(100000 * Coach_expects(c, &s->rules, &left, by)),
                3, worth);
    if (!c->tired)
        Text_say(t->reason, _("the next round is worth %s in 100 bets"),
                 worth);
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
