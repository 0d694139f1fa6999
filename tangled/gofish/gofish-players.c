/* Made from games/gofish.nw by make tangle: change that, not this. */
#include "gofish.h"

/* the players */
static void say_why(const Fish *s, const Ask *a, Line out)
{
    int rank = Face_rank(s->face[a->card]);

    if (a->chance >= 1)
        Text_say(out, _("seat %d has shown one of the %s"), a->of,
                 rank_name(rank));
    else if (a->chance <= 0)
        Text_say(out, _("nobody can have any of the %s: go fishing"),
                 rank_name(rank));
    else
        Text_say(out, _("by the cards alone, seat %d has one of the %s "
                        "with %d %%"), a->of, rank_name(rank),
                 a->chance < .99 ? (int)(100 * a->chance + .5) : 99);
}
static const char *code_of(const Fish *s, int rank)
{
    const Pile *hand = &s->pile[HAND + s->seat];
    int k = 0;

    while (Face_rank(s->face[hand->card[k]]) != rank)
        k++;
    return Face_codes[s->face[hand->card[k]] - 1];
}
static void choose_ask(Think *t)
{
    static Rule *const rule[] = { original, remembers, counts };
    const Fish *s = t->state;
    Ask a;

    if (s->phase == FISHING) {
        Text_say(t->move, "fish");
        Text_say(t->reason, "%s", _("the answer was no"));
    } else if (first_match(s)) {
        Text_say(t->move, "play %s down", code_of(s, first_match(s)));
        Text_say(t->reason, "%s", _("a match that lies there is safe"));
    } else {
        a = rule[t->level](s, &t->random);
        Text_say(t->move, "play %s to %d",
                 Face_codes[s->face[a.card] - 1], a.of);
        say_why(s, &a, t->reason);
    }
}
const Player gofish_players[] = {
    { "original", N_("Original"), 1, 0, 1, choose_ask },
    { "remembers", N_("Remembers"), 1, 1, 1, choose_ask },
    { "counts", N_("Counts"), 1, 2, 1, choose_ask }, { .name = NULL }
};
const Player gofish_hint[] = {
    { "adviser", N_("Adviser"), 1, 2, 1, choose_ask }, { .name = NULL }
};
