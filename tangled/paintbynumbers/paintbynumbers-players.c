/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include "paintbynumbers.h"
#include "player.h"

/* the house */
static bool is_good(const Easel *s, int number)
{
    Cells goal[SIDE];
    Sheet sheet;

    grow(s->rows, s->columns, number, goal);
    sheet_of(s->rows, s->columns, goal, &sheet);
    Proof p = prove(&sheet, 3000);
    return (p.verdict == BY_LINES || p.verdict == BY_SUPPOSING)
        && (s->level ? level_of(&p) == s->level
                     : p.verdict == BY_LINES);
}
static void choose_picture(Think *t)
{
    const Easel *s = t->state;
    int many = 0, number = 0;

    for (int k = 0; (k = next_picture(s, k)) > 0;)
        if (Random_below(&t->random, ++many) == 0)
            number = k;
    say(t->move, s->board == PICTURE ? "picture %d" : "deal %d",
        number);
    while (s->board == NOISE && more(t)) {
        number = 1 + Random_below(&t->random, 999999999);
        if (is_good(s, number)) {
            say(t->move, "deal %d", number);
            return;
        }
    }
}

/* the adviser */
static void say_square(Think *t, int verb, int at)
{
    const Easel *s = t->state;

    say(t->move, "%s %d %d", strokes[verb], at / s->columns + 1,
        at % s->columns + 1);
}
static bool is_in(const Cells *set, const Easel *s, int at)
{
    return set[at / s->columns] >> at % s->columns & 1;
}
static const char *const because[2][2] = {
    { N_("no bar of row %d reaches this square"),
      N_("whichever way row %d goes, this square is blue") },
    { N_("no bar of column %d reaches this square"),
      N_("whichever way column %d goes, this square is blue") },
};
static const char *const otherwise[2][2] = {
    { N_("were it blue, row %d would have no way left"),
      N_("were it white, row %d would have no way left") },
    { N_("were it blue, column %d would have no way left"),
      N_("were it white, column %d would have no way left") },
};
static void think_of(Think *t, const Easel *s, const Tip *tip)
{
    Sheet now;
    int k = 0, at = tip->cell - 1;
    bool blue = tip->blue;

    sheet_now(s, &now);
    Fit f = what_line_tells(&now, tip->way, tip->line);

    while (tip->cell == 0 && !((f.blue | f.white) >> k & 1))
        k++;
    if (tip->cell == 0) {
        at = tip->way ? k * s->columns + tip->line
                      : tip->line * s->columns + k;
        blue = f.blue >> k & 1;
    }
    say_square(t, blue ? FILL : CROSS, at);
    say(t->reason, _((tip->cell ? otherwise : because)[tip->way][blue]),
        tip->line + 1);
}
static int repair(Think *t, const Easel *s, const Sheet *proof)
{
    for (int k = 0; k < 2 * s->rows * s->columns; k++) {
        int at = k % (s->rows * s->columns);
        Easel trial = *s;
        Sheet sheet;
        bool told = is_in(proof->marks.blue[0], s, at)
                 || is_in(proof->marks.white[0], s, at);

        if (told != (k >= s->rows * s->columns) || !more(t))
            continue;
        trial.goal[at / s->columns] ^= (Cells)1 << at % s->columns;
        if (certify(&trial, &sheet).verdict == BY_LINES)
            return at;
    }
    return -1;
}
static void advise_designer(Think *t, const Easel *s)
{
    Sheet sheet;
    Verdict v = certify(s, &sheet).verdict;
    int at;

    if (v != SEVERAL && v != WHO_KNOWS) {
        say(t->move, "ready");
        say(t->reason, "%s", _("this picture has one answer"));
    } else if ((at = repair(t, s, &sheet)) >= 0) {
        say_square(t, is_in(s->goal, s, at) ? CLEAR : FILL, at);
        say(t->reason, "%s",
            _("with this square changed, lines tell it all"));
    } else
        say(t->reason, "%s", _("no single square would repair it"));
}
static void advise_painter(Think *t, const Easel *s)
{
    Tip tip;
    int at = 0, all = s->rows * s->columns;

    while (at < all
           && !(wrong(s, at / s->columns) >> at % s->columns & 1))
        at++;
    if (at < all) {
        say_square(t, CLEAR, at);
        say(t->reason, "%s", _("this square is wrong"));
        return;
    }
    find_tip(s, &tip);
    if (tip.line >= 0)
        think_of(t, s, &tip);
    else
        say(t->reason, "%s",
            _("no line and no supposition has more to tell"));
}
static void advise(Think *t)
{
    const Easel *s = t->state;
    Cells any = 0;

    for (int row = 0; row < s->rows; row++)
        any |= s->goal[row];
    if (!any)
        say(t->reason, "%s", _("draw something first"));
    else if (s->phase == DRAWING)
        advise_designer(t, s);
    else
        advise_painter(t, s);
}
const Player pbn_players[] = {
    { "chooser", N_("The house"), HOUSE, 0, 20000, choose_picture },
    { .name = NULL }
};
const Player pbn_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, 4000, advise },
    { .name = NULL }
};
