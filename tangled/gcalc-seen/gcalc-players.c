/* Made from games/gcalc-seen.nw by make tangle: change that, not this. */
#include <string.h>
#include "gcalc.h"

/* what the hand does */
static const char *const hands[][2] = {
    { "put", N_("drag it there, or click it") },
    { "abstract", N_("right click on the lit color, or hold it; all "
                     "that has it becomes a hole") },
    { "keep", N_("right click on what is lit, or hold it: that part "
                 "goes away") },
    { "run", N_("the argument falls in") },
    { "clear all", N_("begin this lesson anew, or Undo: the guide "
                      "knows no way from here") },
    { "clear draft", N_("first the draft must go") },
    { "next", N_("this lesson is done, and here begins the next") } };

/* the adviser */
static bool cells_stand(const Gcalc *g, const Gcalc *then)
{
    for (int k = 1; k <= CELLS; k++)
        if (then->slot[k].cube
            && !Cube_alike(g, g->slot[k].cube,
                           then, then->slot[k].cube))
            return false;
    return true;
}
static void guide(const Gcalc *g, Gcalc *copy, Line move)
{
    const Lesson *l = &lessons[g->lesson - 1];
    const int option[] = { g->lesson, 1 };

    memset(copy, 0, sizeof *copy);
    gcalc_model.start(copy, option, 1);
    Text_say(move, "%s", l->main || !cells_stand(g, copy)
             ? "clear all" : l->way[0]);
    for (int k = 0; l->way[k]; k++) {
        if (cells_stand(g, copy)
            && Cube_alike(g, g->slot[0].cube, copy, copy->slot[0].cube))
            Text_say(move, "%s", l->way[k]);
        gcalc_model.apply(copy, l->way[k]);
    }
}
static void advise(Think *t)
{
    const Gcalc *g = t->state;
    Gcalc *copy = Think_lend(t, sizeof *copy);

    if (!copy || !g->lesson) {
        /* say whether something can be done */
        bool live = Cube_live(g, g->slot[0].cube);

        Text_say(t->move, "%s", live && !g->lesson ? "step" : "");
        Text_say(t->reason, "%s", live ? _("something can be done here")
                 : _("there is no lesson, and nothing to be done"));
        return;
    }
    guide(g, copy, t->move);
    if (g->met)
        Text_say(t->move, "next");
    else if (g->draft[0])
        Text_say(t->move, "clear draft");
    for (int k = 0; k < 7; k++)
        if (strncmp(t->move, hands[k][0], strlen(hands[k][0])) == 0)
            Text_say(t->reason, "%s", _(hands[k][1]));
}
const Player gcalc_hint[] = {
    { "guide", N_("Guide"), 1, 1, 50, advise }
};
