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

    if (!s->weighing)
        Text_say(t->move, "%s", house_deed(s));
    else if (mills >= 0)
        Text_say(t->move, "weigh %d", mills);
    else
        Text_say(t->move, "weigh unknown");
}
static const char *const act_names[ACTS] = { N_("stand"), N_("hit"),
    N_("double"), N_("split"), N_("surrender"), N_("insure"),
    N_("decline") };

static int mills_of(double dollars)
{
    return (int)(1000 * dollars + (dollars < 0 ? -.5 : .5));
}
static void say_why(double worth[ACTS], Act best, int bet, Line out)
{
    double most = worth[best];
    Line first, second;
    Act next;

    worth[best] = NOTHING - 1;
    next = best_act(worth);
    say_cents(mills_of(most * bet), first);
    say_cents(mills_of(worth[next] * bet), second);
    Text_say(out, _("worth %s; the next best is %s, with %s"), first,
             _(act_names[next]), second);
}
static void by_thumb(const Case *q, Think *t)
{
    bool soft, low = q->up >= 2 && q->up <= 6;
    int points = Bag_points(&q->hand, &soft);
    Act a = q->may >> DECLINE & 1 ? DECLINE
          : points >= (low && !soft ? 12 : 17) ? STAND : HIT;

    Text_say(t->move, "%s", Act_words[a]);
    Text_say(t->reason, "%s", _("a rule of thumb, not reckoned"));
}
static void advise(Think *t)
{
    const Jack *s = t->state;
    double worth[ACTS];
    Coach *c = may(s) ? coach_for(t) : NULL;
    Case q;
    Act best;

    if (s->phase == BETTING) {
        Text_say(t->move, "deal");
        Text_say(t->reason, "%s",
                 _("no bet changes what the cards will do"));
    }
    if (!may(s))
        return;
    q = case_of(s);
    if (!c || !Coach_weigh(c, &q, worth)) {
        by_thumb(&q, t);
        return;
    }
    best = best_act(worth);
    Text_say(t->move, "%s", Act_words[best]);
    say_why(worth, best, q.bet, t->reason);
}
static void tell_round(const Jack *s, Coach *c, Think *t)
{
    Bag left = cut_is_out(s) ? whole_shoe(s->rules.packs) : unseen(s);
    double by[11];
    int worth = mills_of(100 * Coach_expects(c, &s->rules, &left, by));
    int all = worth < 0 ? -worth : worth;

    if (c->tired)
        return;

    Text_say(t->reason, _("for the coach a round is worth %s%d.%02d in "
             "100 bets now"), worth < 0 ? "-" : "", all / 1000,
             all % 1000 / 10);
    Text_say(t->worth, "deal %d\n", worth);
}
static void watch(Think *t)
{
    const Jack *s = t->state;
    Text out = { t->worth, sizeof t->worth, 0 };
    Coach *c = coach_for(t);
    double worth[ACTS];
    Case q;

    if (c && s->phase == BETTING)
        tell_round(s, c, t);
    if (!c || !may(s))
        return;
    q = case_of(s);
    if (!Coach_weigh(c, &q, worth))
        return;
    for (int a = 0; a < ACTS; a++)
        if (q.may >> a & 1)
            Text_tell(&out, "%s %d\n", Act_words[a],
                      mills_of(worth[a] * q.bet));
    Text_say(t->reason, _("for the coach: %s"),
             _(act_names[best_act(worth)]));
}
const Player blackjack_players[] = {
    { "house", N_("The house"), HOUSE, 0, 20000, deal_and_weigh },
    { "coach", N_("The coach"), WATCHES, 0, 500000, watch }, { 0 }
};
const Player blackjack_hint[] = {
    { "adviser", N_("The coach"), 1, 0, 20000, advise }, { 0 }
};
