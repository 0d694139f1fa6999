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
static int repair(Think *t, Easel *s, const Sheet *proof, int many,
                  int from, int *other)
{
    int all = s->rows * s->columns;

    for (int k = from; k < 2 * all; k++) {
        int at = k % all, row = at / s->columns;
        Cells bit = (Cells)1 << at % s->columns;
        Sheet sheet;
        bool good, told = is_in(proof->marks.blue[0], s, at)
                       || is_in(proof->marks.white[0], s, at);

        if (told != (k >= all) || (many == 1 && !more(t)))
            continue;
        s->goal[row] ^= bit;
        if (many > 1)
            *other = repair(t, s, proof, many - 1, k + 1, other);
        good = many > 1 ? *other >= 0
                        : certify(s, &sheet).verdict == BY_LINES;
        s->goal[row] ^= bit;
        if (good)
            return at;
    }
    return -1;
}
static void advise_designer(Think *t, const Easel *s)
{
    Easel trial = *s;
    Sheet proof;
    Verdict v = certify(s, &proof).verdict;
    int at = -1, other = -1;

    for (int many = 1; v < BY_LINES && many < 3 && at < 0; many++)
        at = repair(t, &trial, &proof, many, 0, &other);
    if (v >= BY_LINES)
        say(t->move, "ready");
    else if (at >= 0)
        say_square(t, is_in(s->goal, s, at) ? CLEAR : FILL, at);
    say(t->reason, v >= BY_LINES ? _("this picture has one answer")
        : at < 0 ? _("no one or two squares were found to repair it")
        : other < 0 ? _("with this square changed, lines tell it all")
        : _("with this one and row %d, column %d changed, lines tell "
            "it all"), other / s->columns + 1, other % s->columns + 1);
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
    { "adviser", N_("Adviser"), 1, 1, 10000, advise },
    { .name = NULL }
};
