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
    while (deals && (turns <= 0 || turns > LONGEST) && t->nodes > 0);
    turns = turns > LONGEST ? LONG : turns;
    if (turns <= 0)
        Text_say(way, "%s", deals ? Hunt_known[s->n / 2 - 2].way
                 : turns == LOST ? "lost"
                 : turns == LONG ? "long" : "open");
    if (deals)
        Text_say(t->move, "deal %d %s", turns > 0 ? toss : 0, way);
    else
        Text_say(t->move, "judge %s", way);
}
static void tell_turns(Think *t, const Hunt *s, int act, int turns)
{
    static const char *const to[] = { N_("to the left"), N_("upward"),
        N_("to the right"), N_("downward"), N_("stay here"),
        N_("the next maze") };
    Spot at = Grid_spot(s->maze->grid, s->at.ball);
    int steps = 2 * s->n - at.row - at.column;

    t->proved = 1;
    Text_say(t->move, "%s", Trio_turns[act]);
    Text_say(t->reason, turns <= AHEAD + 1 + steps
             ? local_n("%s; a shortest way out takes %d turn",
                       "%s; a shortest way out takes %d turns", turns)
             : local_n("%s; a way out takes %d turn",
                       "%s; a way out takes %d turns", turns),
             _(to[act]), turns);
}
static void advise_turn(Think *t, const Hunt *s)
{
    Search *w = Search_for(t, s->n);
    Line way;
    int turns;

    if (!w)
        return;
    turns = find_way(w, t, s->page, s->at, AHEAD, way);
    if (turns > 0)
        tell_turns(t, s, (int)(strchr(letters, *way) - letters), turns);
    else if (turns == LOST)
        Text_say(t->reason, local_n("nobody gets out from here within "
            "%d change", "nobody gets out from here within %d changes",
                 AHEAD), AHEAD);
    else
        Text_say(t->reason, "%s", _("four million situations have been "
                 "looked at, and that was not enough"));
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
