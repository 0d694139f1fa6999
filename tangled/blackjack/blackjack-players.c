/* Made from games/blackjack.nw by make tangle: change that, not this. */
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
    int mills = c ? cost_of(c, &s->asked) : -1;

    if (mills >= 0)
        Text_say(t->move, "weigh %d", mills);
    else
        Text_say(t->move, "%s", s->weighing ? "weigh unknown"
                 : house_deed(s));
}
static int mills_of(double dollars)
{
    return (int)(1000 * dollars + (dollars < 0 ? -.5 : .5));
}
static void advise(Think *t)
{
    const Jack *s = t->state;
    double worth[ACTS];
    Coach *c = may(s) ? coach_for(t) : NULL;
    Line cents;
    Case q;

    if (s->phase == BETTING) {
        Text_say(t->move, "deal");
        Text_say(t->reason, "%s",
                 _("no bet changes what the cards will do"));
    }
    if (!c)
        return;
    q = case_of(s);
    if (!Coach_weigh(c, &q, worth))
        return;
    /* the act that is worth most, and what it is worth */
    Text_say(t->move, "%s", Act_words[best_act(worth)]);
    say_cents(mills_of(worth[best_act(worth)] * q.bet), cents);
    Text_say(t->reason, _("nothing is worth more: %s"), cents);
}
static void tell_acts(const Jack *s, Coach *c, Think *t)
{
    Text out = { t->worth, sizeof t->worth, 0 };
    Case q = case_of(s);
    double worth[ACTS];
    Line cents;
    Act best;

    if (!Coach_weigh(c, &q, worth))
        return;
    best = best_act(worth);
    for (Act a = SPLIT; a < ACTS; a++)
        if (q.may & MAY(a)) {
            say_cents(mills_of(worth[a] * q.bet), cents);
            Text_tell(&out, a == best ? "%s * %s\n" : "%s %s\n",
                      Act_words[a], cents);
        }
    Text_say(t->reason, _("the coach would say: %s"),
             _(Act_words[best]));
}
static void tell_round(const Jack *s, Coach *c, Think *t)
{
    Bag left = cut_is_out(s) ? whole_shoe(s->rules.packs) : unseen(s);
    double by[11];
    Line worth;

    say_worth(mills_of(100 * Coach_expects(c, &s->rules, &left, by)),
              worth);
    if (!c->tired)
        Text_say(t->reason, _("the next round is worth %s in 100 bets"),
                 worth);
}
static void watch(Think *t)
{
    const Jack *s = t->state;
    Coach *c = coach_for(t);

    if (c && s->phase == BETTING)
        tell_round(s, c, t);
    else if (c && may(s))
        tell_acts(s, c, t);
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
