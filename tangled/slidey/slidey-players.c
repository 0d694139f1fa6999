/* Made from games/slidey.nw by make tangle: change that, not this. */
#include <string.h>
#include "slidey.h"

/* what the adviser knows */
typedef union Knowing { Atlas atlas; Purse purse; } Knowing;

static Knowing *borrow(Think *t, const Tray *s)
{
    return Think_lend(t, cells(s) > SMALL && cells(s) <= MEDIUM
                   ? sizeof(Purse) : sizeof(Atlas));
}

/* the players */
static void reckon(Think *t)
{
    Tray s = dealt(t->state);
    Knowing *k = borrow(t, &s);
    int par = 0, clicks = 0;

    if (k && Think_more(t) && cells(&s) <= SMALL) {
        par = between(&k->atlas, &s, false);
        clicks = between(&k->atlas, &s, true);
    } else if (k && Think_more(t))
        par = shortest(&k->purse, &s, t, NULL, 0);
    Text_say(t->move, "par %d %d", par < 0 ? 0 : par, clicks);
}
enum { PLANNED = (PLAN - 1) / (int)sizeof "slide 30 30" };
static void advise(Think *t)
{
    const Tray *s = t->state;
    Text plan = { t->plan, PLAN, 0 };
    Knowing *k;
    int way[PLANNED], left = -1;

    if (s->phase != SLIDING || !Think_more(t))
        return;
    /* what to say of an odd board */
    if (odd(s)) {
        Text_say(t->move, "impossible");
        Text_say(t->reason, "%s", _("swaps and steps are odd together"));
        return;
    }
    if (t->plan[0])
        Text_say(t->reason, "%s",
                 _("the next step of the way that was found"));
    else if ((k = borrow(t, s)) != NULL) {
        /* find a shortest way, or else any */
        if (cells(s) <= SMALL) {
            fill_atlas(&k->atlas, s, false, 1);
            left = k->atlas.far[number_of(s)];
            for (Tray then = *s; then.slides < s->slides + left; ) {
                way[then.slides - s->slides] = toward(&k->atlas, &then);
                slide(&then, way[then.slides - s->slides]);
            }
        } else if (cells(s) <= MEDIUM)
            left = shortest(&k->purse, s, t, way, PLANNED);
        if (left > 0)
            Text_say(t->reason, local_n("%d slide is left; no way is shorter",
                     "%d slides are left; no way is shorter", left), left);
        else {
            left = row_by_row(&k->atlas, s, way, PLANNED);
            Text_say(t->reason, local_n("%d slide row by row; there may be a "
                "shorter way", "%d slides row by row; there may be a shorter "
                     "way", left), left);
        }
        for (int n = 0; n < left && n < PLANNED; n++)
            Text_tell(&plan, "slide %d %d\n",
                      Grid_spot(grid(s), way[n]).row,
                      Grid_spot(grid(s), way[n]).column);
    }
    Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
}
enum { STEPS = 60000000 };
const Player slidey_players[] = {
    { "reckoner", N_("The house"), HOUSE, 0, STEPS, reckon }, { 0 }
};
const Player slidey_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, STEPS, advise }, { 0 }
};
