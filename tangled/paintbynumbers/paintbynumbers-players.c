/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include "paintbynumbers.h"
#include "player.h"

/* the house */
static void choose_picture(Think *t)
{
    const Easel *s = t->state;
    bool good = s->board == PICTURE;
    int many = 0, number = 0;

    for (int k = 0; (k = next_picture(s, k)) > 0;)
        if (Random_below(&t->random, ++many) == 0)
            number = k;
    while (!good && Think_more(t)) {
        /* throw a number */
        Easel trial = *s;
        Sheet sheet;

        number = 1 + Random_below(&t->random, 999999999);
        grow(&trial, number);
        Proof p = certify(&trial, &sheet);
        good = s->level ? p.verdict >= BY_LINES && level_of(&p) == s->level
                        : p.verdict == BY_LINES;
    }
    Text_say(t->move, s->board == PICTURE ? "picture %d" : "deal %d",
             good ? number : 0);
}

/* the adviser */
static void say_square(Think *t, int verb, int at)
{
    const Easel *s = t->state;

    Text_say(t->move, "%s %d %d", strokes[verb], at / s->columns + 1,
             at % s->columns + 1);
}
static const char *const because[2][2][2] = {
    { { N_("no bar of row %d reaches this square"),
        N_("whichever way row %d goes, this square is blue") },
      { N_("no bar of column %d reaches this square"),
        N_("whichever way column %d goes, this square is blue") } },
    { { N_("were it blue, row %d would have no way left"),
        N_("were it white, row %d would have no way left") },
      { N_("were it blue, column %d would have no way left"),
        N_("were it white, column %d would have no way left") } },
};
static bool repair(Think *t, Easel *s, const Sheet *proof, int many,
                   int from, int at[])
{
    int all = s->rows * s->columns;
    Sheet sheet;
    bool good = false;

    if (many == 0)
        return Think_more(t) && certify(s, &sheet).verdict == BY_LINES;
    for (int k = from; k < 2 * all && !good; k++)
        if (is_open(proof, k % all) == (k < all)) {
            Cells *row = &s->goal[k % all / s->columns];
            Cells bit = (Cells)1 << k % all % s->columns;

            at[many - 1] = k % all;
            *row ^= bit;
            good = repair(t, s, proof, many - 1, k + 1, at);
            *row ^= bit;
        }
    return good;
}
static void advise_designer(Think *t, const Easel *s)
{
    static const char *const reasons[] = {
        N_("this picture has one answer"),
        N_("with this square changed, lines tell it all"),
        N_("with this one and row %d, column %d changed, lines tell it "
           "all"),
        N_("no one or two squares were found to repair it"),
        N_("draw something first"),
    };
    Easel trial = *s;
    Sheet proof;
    int at[2] = { 0 }, many = is_whole(s) ? 4
                            : certify(s, &proof).verdict < BY_LINES;

    while ((many == 1 || many == 2)
           && !repair(t, &trial, &proof, many, 0, at))
        many++;
    if (many == 0)
        Text_say(t->move, "ready");
    else if (many < 3)
        say_square(t, is_in(s->goal, s, at[many - 1]) ? CLEAR : FILL,
                   at[many - 1]);
    Text_say(t->reason, _(reasons[many]), at[0] / s->columns + 1,
             at[0] % s->columns + 1);
}
static void advise(Think *t)
{
    const Easel *s = t->state;
    Tip tip;

    if (s->phase == DRAWING) {
        advise_designer(t, s);
        return;
    }
    find_tip(s, &tip);
    if (tip.at >= 0)
        say_square(t, tip.line < 0 ? CLEAR : tip.blue ? FILL : CROSS,
                   tip.at);
    Text_say(t->reason, tip.line >= 0
             ? _(because[tip.supposed][tip.way][tip.blue])
             : tip.at >= 0 ? _("this square is wrong")
             : _("no line and no supposition has more to tell"),
             tip.line + 1);
}
const Player pbn_players[] = {
    { "chooser", N_("The house"), HOUSE, 0, 20000, choose_picture },
    { .name = NULL }
};
const Player pbn_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, 10000, advise },
    { .name = NULL }
};
