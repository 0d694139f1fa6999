/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include "lightsout.h"
#include "player.h"

/* the players */
enum { TRIES = 2000 };
static void find_deal(Think *t)
{
    const Night *s = t->state;
    int all = s->n * s->n, par = s->wanted < all ? s->wanted : all;
    Quiet quiet;

    quiet_patterns(s->n, &quiet);
    Text_say(t->move, "deal 1 1");
    for (int k = 1; Think_more(t); k++) {
        int number = Random_below(&t->random, 1000000000);
        Answer a = shortest(&quiet, dealt(s->n, par, number));

        if (a.par == par && Random_below(&t->random, a.ways) == 0) {
            Text_say(t->move, "deal %d %d", par, number);
            return;
        }
        par -= k % TRIES == 0 && par > 1;
    }
}
static void advise(Think *t)
{
    const Night *s = t->state;
    Answer a = Lights_solve(s->n, s->lit);
    Spot p;
    int at = 0;

    if (a.par == NEVER)
        Text_say(t->reason, "%s", _("nobody can darken this board"));
    if (a.par < 1 || !Think_more(t))
        return;
    while (!has(a.set, at))
        at++;
    p = Grid_spot((Grid){ s->n, s->n }, at);
    if (s->phase == DRAWING)
        Text_say(t->move, "ready");
    else
        Text_say(t->move, "press %d %d", p.row, p.column);
    Text_say(t->reason, _("presses left: %d, and nobody needs fewer; "
             "shortest answers: %d"), a.par, a.ways);
}
const Player lightsout_players[] = {
    { "dealer", N_("The house"), HOUSE, 0, 100L * TRIES, find_deal },
    { 0 }
};
const Player lightsout_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, 1, advise }, { 0 }
};

/* quiet presses, step by step */
void the_figure(const void *state, int asked, int step, Line out)
{
    int n = ((const Night *)state)->n, of;
    Quiet quiet;
    Lights set;

    Text_say(out, step < 0 ? "Lay a quiet pattern on" : "");
    quiet_patterns(n, &quiet);
    set = quiet.many ? quiet.pattern[asked % quiet.many] : NONE;
    of = Lights_count(set);
    for (int at = 0; at < n * n; at++)
        if (has(set, at) && step-- == 0)
            Text_say(out, "press %d %d", at / n + 1, at % n + 1);
    if (step == 0)
        Text_say(out, "\t%d presses, and the house is lit as before.",
                 of);
}
