/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include <string.h>
#include "tallymaze.h"

/* the players */
static void think(Think *t)
{
    const Hunt *s = t->state;
    Search *w = Search_for(t, s->n);
    bool deals = s->phase == DEALING;
    int toss = 0, turns;
    Line way;

    if (!w)
        return;
    do
        turns = find_way(w, t, deals ? Hunt_toss(s, &w->atlas, ++toss)
                         : s->page, s->at, AHEAD, way);
    while (deals && turns <= 0 && t->nodes > 0);
    if (turns <= 0)
        Text_say(way, "%s", deals ? Hunt_known[s->n / 2 - 2].way
                 : turns == LOST ? "lost" : "open");
    if (deals)
        Text_say(t->move, "deal %d %s", turns > 0 ? toss : 0, way);
    else
        Text_say(t->move, "judge %s", way);
}
static void advise_turn(Think *t, const Hunt *s)
{
    static const char *const to[] = { N_("to the left"), N_("upward"),
        N_("to the right"), N_("downward") };
    Search *w = Search_for(t, s->n);
    Line way;
    int turns, act;

    if (!w)
        return;
    turns = find_way(w, t, s->page, s->at, AHEAD, way);
    if (turns == LOST)
        Text_say(t->reason, local_n("nobody gets out from here within "
            "%d change", "nobody gets out from here within %d changes",
                 AHEAD), AHEAD);
    if (turns == UNKNOWN)
        Text_say(t->reason, "%s", w->joined > LINE_MOST
            ? _("four million situations have been looked at, and that "
                "was not enough")
                 : _("no way is short enough to tell"));
    if (turns <= 0)
        return;
    t->proved = 1;
    act = (int)(strchr(letters, *way) - letters);
    Text_say(t->move, "%s", Trio_turns[act]);
    if (act < SIDES)
        Text_say(t->reason, local_n("%s; a shortest way out takes %d "
            "turn", "%s; a shortest way out takes %d turns", turns),
                 _(to[act]), turns);
    else
        Text_say(t->reason, *way == letters[WAIT]
        ? local_n("a shortest way out takes %d turn, and begins with "
            "waiting", "a shortest way out takes %d turns, and begins "
            "with waiting", turns)
        : local_n("a shortest way out takes %d turn, and begins with "
            "the next maze", "a shortest way out takes %d turns, and "
            "begins with the next maze", turns), turns);
}
static void advise(Think *t)
{
    const Hunt *s = t->state;
    Atlas all;
    Big page;

    Atlas_make(&all, s->n, s->n);
    if (s->phase == PLAYING)
        advise_turn(t, s);
    else if (s->phase == ASKING)
        Text_say(t->reason, "%s", _("any number will do"));
    else if (!Atlas_find(&all, s->maze, &page, t->reason)) {
        Text_say(t->move, "ready");
        Text_say(t->reason, "%s", _("this drawing has a number"));
    }
}
const Player tallymaze_players[] = {
    { "house", N_("The house"), HOUSE, 0, 3 * LINE_MOST, think }, { 0 }
};
const Player tallymaze_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, LINE_MOST, advise }, { 0 }
};
