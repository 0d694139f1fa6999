/* Made from games/slidey.nw by make tangle: change that, not this. */
#include <string.h>
#include "slidey.h"

/* the tray */
Grid grid(const Tray *s)
{
    return (Grid){ s->rows, s->columns };
}

int cells(const Tray *s)
{
    return s->rows * s->columns;
}
int place_of(const Tray *s, int tile)
{
    int cell = 0;

    while (cell < cells(s) && s->tile[cell] != tile)
        cell++;
    return cell;
}
bool in_line(const Tray *s, int cell)
{
    int wide = s->columns;

    return cell != s->hole && (cell / wide == s->hole / wide
                               || cell % wide == s->hole % wide);
}

void slide(Tray *s, int cell)
{
    int wide = s->columns;
    int step = cell / wide == s->hole / wide ? 1 : wide;

    if (cell < s->hole)
        step = -step;
    for (; s->hole != cell; s->hole += step) {
        s->tile[s->hole] = s->tile[s->hole + step];
        s->slides++;
    }
    s->tile[cell] = (short)(cells(s) - 1);
    s->clicks++;
}

/* swaps and steps */

/* count the chains */
static int chains(const Tray *s)
{
    bool seen[CELLS] = { false };
    int n = 0;

    for (int cell = 0; cell < cells(s); cell++) {
        n += !seen[cell];
        for (int at = cell; !seen[at]; at = s->tile[at])
            seen[at] = true;
    }
    return n;
}
int swaps(const Tray *s)
{
    return cells(s) - chains(s);
}

static int apart(int a, int b)
{
    return a > b ? a - b : b - a;
}

int astray(const Tray *s, int cell)
{
    int home = s->tile[cell], wide = s->columns;

    return apart(home / wide, cell / wide)
         + apart(home % wide, cell % wide);
}

int steps(const Tray *s)
{
    return astray(s, s->hole);
}

bool odd(const Tray *s)
{
    return (swaps(s) + steps(s)) % 2 != 0;
}

/* deal a tray */
void deal(Tray *s, Random *random)
{
    int order[CELLS], n = cells(s);
    bool wanted = s->deal >= IMPOSSIBLE
               || (s->deal == EITHER && Random_below(random, 2));

    do {
        for (int k = 0; k < n; k++)
            order[k] = k;
        if (s->deal < SWAPPED)
            Random_shuffle(random, order, n);
        for (int k = 0; k < n; k++)
            s->tile[k] = (short)order[k];
        s->hole = place_of(s, n - 1);
        /* make it one of the wanted half */
        if (odd(s) != wanted) {
            int tile = s->deal < SWAPPED ? 0 : n - 3;
            int at = place_of(s, tile), other = place_of(s, tile + 1);

            s->tile[at] = (short)(tile + 1);
            s->tile[other] = (short)tile;
        }
    } while (swaps(s) == 0);
}

/* options of a tray */
static const char *const deals[] = {
    N_("possible"), N_("either"), N_("impossible"), N_("swapped"), NULL
};
static const char *const pictures[] = {
    N_("numbers"), N_("night"), N_("sea"), NULL
};
static const Option options[] = {
    { .key = "rows", .label = N_("Rows"),
      .least = LEAST, .most = MOST, .usual = 4 },
    { .key = "columns", .label = N_("Columns"),
      .least = LEAST, .most = MOST, .usual = 4 },
    { .key = "deal", .label = N_("Deal"),
      .most = SWAPPED, .words = deals },
    { .key = "picture", .label = N_("Picture"),
      .most = 2, .usual = 1, .words = pictures },
    { 0 }
};
static const char *const points[] = { NN_("%d slide", "%d slides") };
static const Preset presets[] = {
    { N_("Usual"), "picture=night", N_("4 x 4, a house at night") },
    { N_("Small"), "rows=3 columns=3 picture=sea",
      N_("3 x 3, a boat, with par") },
    { N_("Large"), "rows=6 columns=6 picture=sea",
      N_("6 x 6, a boat") },
    { N_("Numbers"), "picture=numbers", N_("4 x 4, no picture") },
    { N_("Possible or not?"), "rows=3 columns=3 deal=either "
      "picture=numbers", N_("3 x 3; you may say it is impossible") },
    { N_("The tray of 1880"), "deal=swapped picture=numbers",
      N_("4 x 4, 14 and 15 swapped") },
    { 0 }
};

/* the rules */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Tray *s = state;
    Random random = Random_start(seed, 1);

    *s = (Tray){ .rows = option[0], .columns = option[1],
                 .deal = (Deal)option[2], .picture = option[3] };
    s->phase = s->deal == POSSIBLE && cells(s) <= SMALL ? RECKONING
                                                        : SLIDING;
    s->par[0] = cells(s) <= MEDIUM ? -1 : 0;
    deal(s, &random);
    memcpy(s->dealt, s->tile, sizeof s->dealt);
    return NULL;
}
static const char *press(Tray *s, int cell)
{
    if (cell < 0)
        return _("No such tile: rows and columns count from 1.");
    if (cell == s->hole)
        return _("That is the hole. Name a tile in its row or column.");
    if (!in_line(s, cell))
        return _("It is not in the row or column of the hole.");
    slide(s, cell);
    if (swaps(s) == 0)
        s->phase = SOLVED;
    return NULL;
}
static const char *declare(Tray *s)
{
    if (s->deal == POSSIBLE)
        return _("It can be solved: no other board was asked for.");
    s->phase = odd(s) ? RIGHT : WRONG;
    return NULL;
}
static int turn(const void *state)
{
    const Tray *s = state;

    if (s->phase == RECKONING || (s->phase == SOLVED && s->par[0] < 0))
        return HOUSE;
    return s->phase == SLIDING ? 1 : OVER;
}
Tray dealt(const Tray *s)
{
    Tray t = *s;

    memcpy(t.tile, s->dealt, sizeof s->dealt);
    t.hole = place_of(&t, cells(s) - 1);
    return t;
}

static bool is_par(const Tray *s, int slides, int clicks)
{
    Tray t = dealt(s);
    int least = 0, most = s->phase == SOLVED ? s->slides : 36;
    int run = (s->rows > s->columns ? s->rows : s->columns) - 1;

    for (int cell = 0; cell < cells(s); cell++)
        least += cell == t.hole ? 0 : astray(&t, cell);
    if (slides < least || slides > most || (slides - least) % 2 != 0)
        return false;
    return cells(s) > SMALL ? clicks == 0
         : clicks <= slides && slides <= clicks * run;
}
static const char *set_par(Tray *s, int slides, int clicks)
{
    if (turn(s) != HOUSE)
        return _("The house has nothing to reckon.");
    if ((slides != 0 || clicks != 0) && !is_par(s, slides, clicks))
        return _("That cannot be par.");
    s->par[0] = slides;
    s->par[1] = clicks;
    if (s->phase == RECKONING)
        s->phase = SLIDING;
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    Tray *s = state;
    int cell, slides, clicks;

    if (Text_match(move, "par %d %d", &slides, &clicks))
        return set_par(s, slides, clicks);
    if (s->phase == RECKONING)
        return _("The house is reckoning par.");
    if (s->phase != SLIDING)
        return _("It is over: begin a new one.");
    if (Text_same(move, "impossible"))
        return declare(s);
    if (Grid_match(grid(s), move, "slide", &cell))
        return press(s, cell);
    return _("No such move. Say slide, a row and a column: slide 3 4.");
}
static void legal(const void *state, Text *out)
{
    const Tray *s = state;

    if (turn(s) == HOUSE)
        Text_tell(out, "par 0 0\n");
    for (int cell = 0; s->phase == SLIDING && cell < cells(s); cell++)
        if (in_line(s, cell)) {
            Spot p = Grid_spot(grid(s), cell);

            Text_tell(out, "slide %d %d\n", p.row, p.column);
        }
    if (s->phase == SLIDING && s->deal != POSSIBLE)
        Text_tell(out, "impossible\n");
}
static const char *const forms[] = {
    "> slide ROW COLUMN", "> impossible", ": par SLIDES CLICKS", NULL
};
static void status(const void *state, int seat, Status *out)
{
    const Tray *s = state;

    (void)seat;
    out->points[1] = s->slides;
    out->winners = s->phase == SOLVED || s->phase == RIGHT ? 2
                 : s->phase == WRONG;
    /* say how it went, or goes */
    if (s->phase == RECKONING)
        Text_say(out->text, "%s", _("The house reckons par."));
    else if (s->phase == SLIDING && s->par[0] > 0)
        Text_say(out->text, _("Slides %d, par %d. Clicks %d, par %d."),
                 s->slides, s->par[0], s->clicks, s->par[1]);
    else if (s->phase <= SOLVED)
        Text_say(out->text, s->phase == SLIDING ? _("Slides %d, clicks %d.")
                 : _("All is in order. Slides %d, clicks %d."),
                 s->slides, s->clicks);
    else
        Text_say(out->text, "%s", s->phase == RIGHT
                 ? _("You are right: nobody can solve this one.")
                 : _("You are wrong: this one can be solved."));
    /* say par, or the invariant */
    if (s->phase == SOLVED && s->par[0] < 0)
        Text_say(out->note, "%s", _("The house reckons par."));
    else if (s->phase == SOLVED && s->par[1] > 0)
        Text_say(out->note, _("Par: slides %d, clicks %d."), s->par[0],
                 s->par[1]);
    else if (s->phase == SOLVED && s->par[0] > 0)
        Text_say(out->note, local_n("Par: %d slide.", "Par: %d slides.",
                                    s->par[0]), s->par[0]);
    if (s->deal >= IMPOSSIBLE || s->phase > SOLVED)
        Text_say(out->note, odd(s)
                 ? _("Swaps %d, steps %d: together odd, and order is even.")
                 : _("Swaps %d, steps %d: together even, as order is."),
                 swaps(s), steps(s));
}
static void letter(const void *state, int cell, Text *out)
{
    const Tray *s = state;
    bool last = cell % s->columns == s->columns - 1;
    Line word = ".";

    if (cell != s->hole)
        Text_say(word, "%d", s->tile[cell] + 1);
    Text_tell(out, last ? "%3s" : "%3s ", word);
}
static void show(const void *state, int seat, Text *out)
{
    (void)seat;
    Grid_show(grid(state), 4, letter, state, out);
}
static const char *check(const void *state)
{
    const Tray *s = state;
    bool there[CELLS] = { false };
    bool never = s->deal >= IMPOSSIBLE || s->phase == RIGHT;

    /* is each piece there, and once? */
    for (int cell = 0; cell < cells(s); cell++) {
        if (s->tile[cell] < 0 || s->tile[cell] >= cells(s)
            || there[s->tile[cell]])
            return "each piece is there once";
        there[s->tile[cell]] = true;
    }
    if (s->tile[s->hole] != cells(s) - 1)
        return "the hole is where it is";
    if ((swaps(s) == 0) != (s->phase == SOLVED))
        return "order is noticed, and nothing else";
    if ((s->deal != EITHER || s->phase > SOLVED) && odd(s) != never)
        return "no board changes from odd to even";
    return s->clicks > s->slides ? "a click is a slide or more" : NULL;
}
const Model slidey_model = {
    .name = "slidey", .size = sizeof(Tray), .version = 1,
    .seats = 1, .better = -1, .points = points, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
};
