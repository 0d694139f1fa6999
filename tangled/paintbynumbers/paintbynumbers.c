/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <string.h>
#include "paintbynumbers.h"

/* boards and options */
static const char *const boards[] = {
    N_("picture"), N_("random"), N_("empty"), NULL
};
static const char *const levels[] = {
    N_("any"), N_("easy"), N_("medium"), N_("hard"), NULL
};
static const Option options[] = {
    { .key = "board", .label = N_("Board"), .most = EMPTY,
      .words = boards },
    { .key = "size", .label = N_("Size"), .least = 5, .most = 60,
      .usual = 10, .step = 5 },
    { .key = "width", .label = N_("Width (0: as size)"), .most = SIDE },
    { .key = "height", .label = N_("Height (0: as size)"),
      .most = SIDE },
    { .key = "level", .label = N_("Level"), .most = HARD,
      .words = levels },
    { .key = "number", .label = N_("Picture"), .most = 999 },
    { 0 }
};
#define LEVELS(n) \
    { N_("Easy"), "size=" n " level=easy", N_("at most 2 rounds") }, \
    { N_("Medium"), "size=" n " level=medium", N_("3 to 5 rounds") }
#define HARD_TOO(n) LEVELS(n), \
    { N_("Hard"), "size=" n " level=hard", N_("6 rounds and more") }
static const Preset presets[] = {
    { N_("Small"), "size=10", N_("10 x 10, any picture") },
    { N_("10 x 10"), NULL, NULL }, LEVELS("10"),
    { N_("15 x 15"), NULL, NULL }, HARD_TOO("15"),
    { N_("20 x 20"), NULL, NULL }, HARD_TOO("20"),
    { N_("25 x 25"), NULL, NULL }, HARD_TOO("25"),
    { N_("30 x 30"), NULL, NULL }, HARD_TOO("30"),
    { N_("Spilled ink"), NULL, NULL },
    { N_("15 x 15"), "board=random size=15", N_("made by chance") },
    { N_("30 x 30"), "board=random size=30", N_("made by chance") },
    { N_("Draw your own"), NULL, NULL },
    { N_("10 x 10"), "board=empty size=10", N_("an empty board") },
    { N_("20 x 20"), "board=empty size=20", N_("an empty board") },
    { 0 }
};

/* the rules of the brush */
const char *const strokes[] = { "fill", "cross", "clear", NULL };

static const char *unfit(const Easel *s, int verb, int at)
{
    if (s->phase == DRAWING && verb == CROSS)
        return _("While you draw, a square is blue or it is not.");
    if (!look_of(s, at) == (verb != CLEAR))
        return NULL;
    return verb == CLEAR ? _("This square is open already.")
                         : _("This square is painted: clear it first.");
}
Proof certify(const Easel *s, Sheet *sheet)
{
    sheet_of(s->rows, s->columns, s->goal, sheet);
    return prove(sheet, 3000);
}

/* what is said */
static const char *const tips[2][3][2] = {
    { { N_("Look at row %d."), N_("Look at column %d.") },
      { N_("Row %d knows the marked squares."),
        N_("Column %d knows the marked squares.") },
      { N_("Row %d: its bars pushed left, and pushed right."),
        N_("Column %d: its bars pushed up, and pushed down.") } },
    { { N_("No line has more to tell: suppose something."),
        N_("No line has more to tell: suppose something.") },
      { N_("Suppose the marked square were blue."),
        N_("Suppose the marked square were white.") },
      { N_("Then row %d would have no way left."),
        N_("Then column %d would have no way left.") } },
};
static const char *const verdicts[] = {
    [NEVER] = N_("The numbers contradict each other."),
    [SEVERAL] = N_("There is more than one answer."),
    [WHO_KNOWS] = N_("We do not know whether there is one answer."),
    [BY_SUPPOSING] = N_("One answer, with suppositions."),
    [BY_TRYING] = N_("One answer, for the patient."),
};
static void say_picture(const Easel *s, Status *out)
{
    const char *name = s->picture ? _(paintings[s->picture - 1].name)
                     : s->board == NOISE ? _("spilled ink")
                     : _("a picture of your own");
    Sheet sheet;
    Proof p = certify(s, &sheet);
    int open = s->rows * s->columns - known(&sheet, &sheet.marks);

    Text_say(s->phase == DRAWING ? out->text : out->note,
             p.verdict == BY_LINES
             ? local_n("One answer: lines tell it in %d round.",
                       "One answer: lines tell it in %d rounds.",
                       p.rounds) : _(verdicts[p.verdict]), p.rounds);
    if (s->phase != DRAWING)
        Text_say(out->text, s->phase == DONE ? _("It is painted: %s.")
                 : _("It would have been: %s."), name);
    else if (is_whole(s))
        Text_say(out->text, "%s",
                 _("Draw: the numbers follow by themselves."));
    else if (p.verdict == SEVERAL)
        Text_say(out->note, local_n("%d square is open: it is marked.",
                 "%d squares are open: they are marked.", open), open);
}

/* the board in letters */
static int from_end(const Clue *clue, int back)
{
    return back > clue->n ? 0 : clue->bar[clue->n - back];
}
static void show(const void *state, int seat, Text *out)
{
    const Easel *s = state;
    Sheet sheet;

    (void)seat;
    sheet_of(s->rows, s->columns, s->goal, &sheet);
    int high = longest(&sheet, 1), wide = longest(&sheet, 0);

    for (int line = high; line >= 0; line--) {
        Text_tell(out, "%*s", 3 * wide + 3, "");
        for (int c = 0; c < s->columns; c++)
            Text_tell(out, "%3.0d", line == 0 ? c + 1
                               : from_end(&sheet.clue[1][c], line));
        Text_tell(out, "\n");
    }
    for (int row = 0; row < s->rows; row++) {
        for (int j = wide; j > 0; j--)
            Text_tell(out, "%3.0d", from_end(&sheet.clue[0][row], j));
        /* the squares of a row */
        Text_tell(out, "%3d", row + 1);
        for (int c = 0; c < s->columns; c++) {
            int look = look_of(s, row * s->columns + c);

            Text_tell(out, "  %c", look & WRONG && s->checked == 2 ? '!'
                              : ".#x"[look & (BLUE | WHITE)]);
        }
        Text_tell(out, "\n");
    }
}

/* the rules */
int next_picture(const Easel *s, int after)
{
    while (s->board == PICTURE && after++ < paintings_count) {
        const Painting *p = &paintings[after - 1];
        Grid g = Grid_of(p->dots);
        int longer = g.rows > g.columns ? g.rows : g.columns;

        if (s->number ? after == s->number : longer == s->rows
            && (s->level == ANY || s->level == level_of(&p->proof)))
            return after;
    }
    return 0;
}
static const char *hang(Easel *s, int picture)
{
    if (picture < 1 || next_picture(s, picture - 1) != picture)
        return _("That is not the picture that was wished for.");

    const char *dots = paintings[picture - 1].dots;
    Grid g = Grid_of(dots);

    s->rows = g.rows;
    s->columns = g.columns;
    s->picture = picture;
    for (int at = 0; at < g.rows * g.columns; at++)
        if (Grid_drawn(g, dots, at) == '#')
            s->goal[at / g.columns] |= (Cells)1 << at % g.columns;
    s->phase = PAINTING;
    return NULL;
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Easel *s = state;

    (void)seed;
    s->board = option[0];
    s->columns = s->board && option[2] ? option[2] : option[1];
    s->rows = s->board && option[3] ? option[3] : option[1];
    s->level = option[4];
    s->number = option[5];
    s->phase = s->board == EMPTY ? DRAWING : DEALING;
    if (s->board == PICTURE && !next_picture(s, 0))
        return _("There is no such picture: choose another size, level "
                 "or number.");
    return s->number ? hang(s, s->number) : NULL;
}
static const char *stroke(Easel *s, int verb, int at)
{
    const char *why = at >= 0 ? unfit(s, verb, at)
        : _("No such square: rows and columns count from 1.");

    if (why)
        return why;

    bool blue = verb == CLEAR ? look_of(s, at) & BLUE : verb == FILL;
    Cells *set = s->phase == DRAWING ? s->goal
               : blue ? s->blue : s->white;

    set[at / s->columns] ^= (Cells)1 << at % s->columns;
    if (s->phase == PAINTING) {
        /* after a stroke */
        s->checked = s->step = 0;
        s->begun = 1;
        if (is_whole(s)) {
            s->phase = DONE;
            memcpy(s->goal, s->blue, sizeof s->goal);
        }
    }
    return NULL;
}
static const char *look_over(Easel *s)
{
    if (s->checked == 2 || (s->checked && mistakes(s) == 0))
        return _("You know that already.");
    s->checked++;
    s->helps++;
    return NULL;
}
static const char *help(Easel *s)
{
    if (s->step == 3)
        return _("More cannot be said about it.");
    if (s->step == 0)
        find_tip(s, &s->tip);
    s->step = s->tip.line < 0 ? 3 : s->step + 1;
    s->helps++;
    return NULL;
}
static const char *ready(Easel *s)
{
    Sheet sheet;

    if (certify(s, &sheet).verdict == SEVERAL)
        return _("It has more than one answer: look at the marks.");
    s->phase = is_whole(s) ? DONE : PAINTING;
    return NULL;
}
static const char *design(Easel *s)
{
    if (s->board != EMPTY)
        return _("This picture is not yours to change.");
    memset(s->blue, 0, sizeof s->blue);
    memset(s->white, 0, sizeof s->white);
    s->checked = s->step = s->begun = 0;
    s->phase = DRAWING;
    return NULL;
}
static const char *draw_row(Easel *s, int row, const char *dots)
{
    Cells line = 0;

    if (s->phase != DRAWING)
        return _("The picture is drawn: paint it by its numbers.");
    if (row < 1 || row > s->rows || dots[strspn(dots, ".#")]
        || (int)strlen(dots) != s->columns)
        return _("A row is its number, and . or # for each square.");
    for (int k = 0; k < s->columns; k++)
        line |= (Cells)(dots[k] == '#') << k;
    s->goal[row - 1] = line;
    return NULL;
}
static bool sealed(const void *state)
{
    const Easel *s = state;

    return s->board == EMPTY && s->phase == PAINTING && !s->begun
        && !s->helps;
}
static const char *house_says(Easel *s, const char *move)
{
    int number;

    if (Text_match(move, "picture %d", &number))
        return hang(s, number);
    if (!Text_match(move, "deal %d", &number) || s->board != NOISE)
        return _("The house is choosing a picture.");
    grow(s, number);
    s->phase = PAINTING;
    return NULL;
}
static const char *give_up(Easel *s)
{
    s->phase = SHOWN;
    return NULL;
}
static const struct {
    const char *word;
    Phase phase;
    const char *(*does)(Easel *s);
} single[] = {
    { "ready", DRAWING, ready }, { "design", PAINTING, design },
    { "check", PAINTING, look_over }, { "hint", PAINTING, help },
    { "give up", PAINTING, give_up },
};
static const char *apply(void *state, const char *move)
{
    Easel *s = state;
    Grid board = { s->rows, s->columns };
    int verb, row, column;
    Line dots;

    if (s->phase == DEALING)
        return house_says(s, move);
    if (s->phase > PAINTING)
        return _("The picture is finished: begin a new one.");
    if (Text_match(move, "%w %d %d", strokes, &verb, &row, &column))
        return stroke(s, verb, Grid_cell(board, row, column));
    if (Text_match(move, "row %d %s", &row, dots))
        return draw_row(s, row, dots);
    /* words without numbers */
    for (int k = 0; k < 5; k++)
        if (Text_same(move, single[k].word) && single[k].phase == s->phase)
            return single[k].does(s);
    return s->phase == DRAWING
         ? _("No such move now. Say fill 3 4, clear 3 4, or ready.")
         : _("No such move now. Say fill 3 4, cross 3 4, or clear "
             "3 4.");
}
static int turn(const void *state)
{
    Phase phase = ((const Easel *)state)->phase;

    return phase == DEALING ? HOUSE : phase > PAINTING ? OVER : 1;
}
static void legal(const void *state, Text *out)
{
    const Easel *s = state;

    if (s->phase == DEALING && s->board == NOISE)
        Text_tell(out, "deal 1\n");
    for (int k = 0; s->phase == DEALING && (k = next_picture(s, k));)
        Text_tell(out, "picture %d\n", k);
    for (int k = 0; turn(s) == 1 && k < 3 * s->rows * s->columns; k++)
        if (!unfit(s, k % 3, k / 3))
            Text_tell(out, "%s %d %d\n", strokes[k % 3],
                      k / 3 / s->columns + 1, k / 3 % s->columns + 1);
    for (int row = 0; row < s->rows && s->phase == DRAWING; row++)
        tell_row(out, "", s->goal[row] ^ 1, row, s->columns);
    /* and the words */
    for (int k = 0; k < 5; k++) {
        Easel trial = *s;

        if (single[k].phase == s->phase && !single[k].does(&trial))
            Text_tell(out, "%s\n", single[k].word);
    }
}
static const char *const forms[] = {
    "> fill ROW COLUMN", "> cross ROW COLUMN", "> clear ROW COLUMN",
    "> check", "> hint", "> give up", ">*row ROW DOTS", "> ready",
    "> design", ": picture NUMBER", ": deal NUMBER", NULL
};
static void status(const void *state, int seat, Status *out)
{
    const Easel *s = state;
    const Tip *t = &s->tip;
    int many = mistakes(s);

    (void)seat;
    out->winners = s->phase == DONE ? 2 : s->phase == SHOWN;
    out->helps = s->helps;
    if (s->phase == DEALING)
        Text_say(out->text, "%s", _("The house chooses a picture."));
    else if (s->phase != PAINTING)
        say_picture(s, out);
    else {
        Text_say(out->text, _("Lines finished: %d of %d."), finished(s),
                 s->rows + s->columns);
        /* say what help was given */
        if (s->checked || (s->step && many))
            Text_say(out->note, local_n("%d square is wrong.",
                     "%d squares are wrong.", many), many);
        else if (s->step && t->line < 0)
            Text_say(out->note, "%s",
                     _("No line and no supposition has more to tell."));
        else if (s->step)
            Text_say(out->note, _(tips[t->supposed][s->step - 1][t->supposed
                     && s->step == 2 ? t->blue : t->way]), t->line + 1);
        else if (s->picture && paintings[s->picture - 1].proof.verdict
                               == BY_SUPPOSING)
            Text_say(out->note, "%s",
                     _("Lines alone do not tell this picture."));
    }
}
static const char *check(const void *state)
{
    const Easel *s = state;
    Cells any = 0, both = 0, out = 0;

    for (int k = 0; k < s->rows; k++) {
        any |= s->goal[k];
        both |= s->blue[k] & s->white[k];
        out |= (s->goal[k] | s->blue[k] | s->white[k]) >> s->columns;
    }
    return both ? "no square is blue and white"
         : out ? "beyond the last column there is nothing"
         : s->phase == PAINTING && !any
         ? "a picture has something blue" : NULL;
}
extern const Format pbn_formats[];
const Model pbn_model = {
    .name = "paintbynumbers", .size = sizeof(Easel), .version = 1,
    .seats = 1, .forms = forms, .options = options, .presets = presets,
    .formats = pbn_formats,
    .start = start, .apply = apply, .check = check, .sealed = sealed,
    .legal = legal, .turn = turn, .status = status, .show = show,
};
