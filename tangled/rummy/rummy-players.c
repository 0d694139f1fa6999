/* Made from games/rummy.nw by make tangle: change that, not this. */
#include "rummy.h"

/* the players */
static void say_why(const Known *k, int move, Line out)
{
    int at = (move == TAKE ? k->top : move % DOWN) - 1;
    Known with = *k;
    int left, share;
    Ways w;

    with.mine |= one(at);
    fewest(&with, &left);
    count_ways(k->mine, k->open | one(at), &w);
    share = (int)(100 * w.through[at] / (w.all + 1e-99) + .5);
    if (left == 0)
        Text_say(out, "%s", _("all ten are in groups then"));
    else if (k->knocks && (move == TAKE || move > DOWN))
        Text_say(out, local_n("only %d point is left over then",
                              "only %d points are left over then",
                              left), left);
    else if (w.all > 0)
        Text_say(out, move == TAKE
                 ? _("%d percent of your ways out go through it")
                 : _("%d percent of your ways out do without it"),
                 move == TAKE ? share : 100 - share);
    else
        Text_say(out, "%s", _("it is missed least"));
}
static void by_rule(Think *t)
{
    static Rule *const rule[] = { original, watcher, reader };
    const Rummy *s = t->state;
    Known k = known(s);
    int move = s->phase == SHOWN ? NEXT : rule[t->level](s, t);

    spell(move, t->move);
    if (move == NEXT || move == DRAW)
        Text_say(t->reason, "%s", move == NEXT
                 ? _("this hand is over")
                 : _("what the heap has helps too little"));
    else
        say_why(&k, move, t->reason);
}
static void shuffle(Think *t)
{
    bool deals = ((const Rummy *)t->state)->phase == DEALING;

    Text_say(t->move, "%s %d", deals ? "deal" : "turn",
             Random_below(&t->random, 1000000000));
}
const Player rummy_players[] = {
    { "dealer", N_("The house"), HOUSE, 0, 1, shuffle },
    { "original", N_("Original"), 1, 0, 1, by_rule },
    { "watcher", N_("Watcher"), 1, 1, 1, by_rule },
    { "reader", N_("Reader"), 1, 2, SAMPLES, by_rule }, { 0 }
};
const Player rummy_hint[] = {
    { "adviser", N_("Adviser"), 1, 2, SAMPLES, by_rule }, { 0 }
};
