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
bool is_in(const Cells *set, const Easel *s, int at)
{
    return set[at / s->columns] >> at % s->columns & 1;
}
const char *const strokes[] = { "fill", "cross", "clear", NULL };

static const char *unfit(const Easel *s, int verb, bool blue,
                         bool white)
{
    if (s->phase == DRAWING && verb == CROSS)
        return _("While you draw, a square is blue or it is not.");
    if (verb == CLEAR)
        return blue || white ? NULL : _("This square is open already.");
    return blue || white ? _("This square is painted: clear it first.")
                         : NULL;
}
static int finished(const Easel *s)
{
    Sheet goal, now;
    int many = 0;

    sheet_of(s->rows, s->columns, s->goal, &goal);
    sheet_of(s->rows, s->columns, s->marks.blue[0], &now);
    for (int way = 0; way < 2; way++)
        for (int k = 0; k < now.size[way]; k++)
            many += memcmp(&goal.clue[way][k], &now.clue[way][k],
                           sizeof(Clue)) == 0;
    return many;
}

static bool is_whole(const Easel *s)
{
    return finished(s) == s->rows + s->columns;
}
static void after_a_stroke(Easel *s)
{
    s->checked = s->step = 0;
    s->tip = (Tip){ 0 };
    s->begun = 1;
    if (is_whole(s)) {
        s->phase = DONE;
        memcpy(s->goal, s->marks.blue[0], sizeof s->goal);
    }
}
Cells wrong(const Easel *s, int row)
{
    return (s->marks.blue[0][row] & ~s->goal[row])
         | (s->marks.white[0][row] & s->goal[row]);
}

int mistakes(const Easel *s)
{
    int many = 0;

    for (int row = 0; row < s->rows; row++)
        for (Cells c = wrong(s, row); c; c &= c - 1)
            many++;
    return many;
}
Proof certify(const Easel *s, Sheet *sheet)
{
    sheet_of(s->rows, s->columns, s->goal, sheet);
    return prove(sheet, 3000);
}
void tell_row(Text *out, const char *sign, Cells line, int row,
              int columns)
{
    tell(out, "%srow %d ", sign, row + 1);
    for (int k = 0; k < columns; k++)
        tell(out, "%c", line >> k & 1 ? '#' : '.');
    tell(out, "\n");
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
static void say_help(const Easel *s, Line out)
{
    const Tip *t = &s->tip;
    bool supposed = t->cell > 0;
    int many = mistakes(s);

    if (s->checked || (s->step && many))
        say(out, local_n("%d square is wrong.", "%d squares are wrong.",
                         many), many);
    else if (s->step && t->line < 0)
        say(out, "%s",
            _("No line and no supposition has more to tell."));
    else if (s->step)
        say(out, _(tips[supposed][s->step - 1][supposed && s->step == 2
                                               ? t->blue : t->way]),
            t->line + 1);
}
static const char *const verdicts[] = {
    [NEVER] = N_("The numbers contradict each other."),
    [SEVERAL] = N_("There is more than one answer."),
    [WHO_KNOWS] = N_("We do not know whether there is one answer."),
    [BY_SUPPOSING] = N_("One answer, with suppositions."),
    [BY_TRYING] = N_("One answer, for the patient."),
};
static void say_verdict(const Easel *s, Status *out)
{
    Sheet sheet;
    Proof p = certify(s, &sheet);
    int open = s->rows * s->columns - known(&sheet, &sheet.marks);

    if (is_whole(s))
        say(out->text, "%s",
            _("Draw: the numbers follow by themselves."));
    else if (p.verdict == BY_LINES)
        say(out->text, local_n("One answer: lines tell it in %d round.",
            "One answer: lines tell it in %d rounds.", p.rounds),
            p.rounds);
    else
        say(out->text, "%s", _(verdicts[p.verdict]));
    if (p.verdict == SEVERAL)
        say(out->note, local_n("%d square is open: it is marked.",
            "%d squares are open: they are marked.", open), open);
}
static void say_end(const Easel *s, Status *out)
{
    const char *name = s->picture ? _(paintings[s->picture - 1].name)
                     : s->board == NOISE ? _("spilled ink")
                     : _("a picture of your own");
    Sheet sheet;
    Proof p = certify(s, &sheet);

    say(out->text, s->phase == DONE ? _("It is painted: %s.")
        : _("It would have been: %s."), name);
    if (p.verdict == BY_LINES)
        say(out->note, local_n("The lines told it in %d round.",
            "The lines told it in %d rounds.", p.rounds), p.rounds);
    else
        say(out->note, "%s", p.verdict == BY_SUPPOSING
            ? _("It took suppositions.") : _("It was a hard one."));
}

/* the board in letters */
static void show_heads(const Easel *s, const Sheet *sheet, int wide,
                       Text *out)
{
    for (int line = longest(sheet, 1); line >= 0; line--) {
        tell(out, "%*s", wide, "");
        for (int c = 0; c < s->columns; c++) {
            const Clue *clue = &sheet->clue[1][c];

            if (line > clue->n)
                tell(out, "   ");
            else
                tell(out, "%3d", line ? clue->bar[clue->n - line]
                                      : c + 1);
        }
        tell(out, "\n");
    }
}
static char letter(const Easel *s, int row, int column)
{
    bool bare = s->phase != PAINTING;
    Cells bit = (Cells)1 << column;
    Cells blue = bare ? s->goal[row] : s->marks.blue[0][row];

    if (s->checked == 2 && wrong(s, row) & bit)
        return '!';
    return blue & bit ? '#' : !bare && s->marks.white[0][row] & bit
         ? 'x' : '.';
}
static void show(const void *state, int seat, Text *out)
{
    const Easel *s = state;
    Sheet sheet;

    (void)seat;
    sheet_of(s->rows, s->columns, s->goal, &sheet);
    int most = longest(&sheet, 0);

    show_heads(s, &sheet, 3 * most + 3, out);
    for (int row = 0; row < s->rows; row++) {
        const Clue *clue = &sheet.clue[0][row];

        tell(out, "%*s", 3 * (most - clue->n), "");
        for (int j = 0; j < clue->n; j++)
            tell(out, "%3d", clue->bar[j]);
        tell(out, "%3d", row + 1);
        for (int c = 0; c < s->columns; c++)
            tell(out, "  %c", letter(s, row, c));
        tell(out, "\n");
    }
}

/* the rules */
static bool wanted(const Easel *s, int picture)
{
    const Painting *p = &paintings[picture - 1];
    Grid g = Grid_of(p->dots);
    int longer = g.rows > g.columns ? g.rows : g.columns;

    if (s->board != PICTURE || s->number)
        return s->board == PICTURE && picture == s->number;
    return longer == s->rows
        && (s->level == ANY || s->level == level_of(&p->proof));
}
int next_picture(const Easel *s, int after)
{
    for (int k = after + 1; k <= paintings_count; k++)
        if (wanted(s, k))
            return k;
    return 0;
}
static const char *hang(Easel *s, int picture)
{
    if (picture < 1 || picture > paintings_count || !wanted(s, picture))
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
    s->rows = s->columns = option[1];
    s->level = option[4];
    s->number = option[5];
    if (s->board != PICTURE) {
        s->columns = option[2] ? option[2] : option[1];
        s->rows = option[3] ? option[3] : option[1];
        s->phase = s->board == EMPTY ? DRAWING : DEALING;
    } else if (!next_picture(s, 0))
        return _("There is no such picture: choose another size, level "
                 "or number.");
    return s->number ? hang(s, s->number) : NULL;
}
static const char *stroke(Easel *s, int verb, int row, int column)
{
    bool drawing = s->phase == DRAWING;
    int at = Grid_cell((Grid){ s->rows, s->columns }, row--, column--);

    if (at < 0)
        return _("No such square: rows and columns count from 1.");

    bool blue = is_in(drawing ? s->goal : s->marks.blue[0], s, at);
    bool white = is_in(s->marks.white[0], s, at);
    const char *why = unfit(s, verb, blue, white);

    if (!why && drawing)
        s->goal[row] ^= (Cells)1 << column;
    else if (!why) {
        mark(&s->marks, 0, row, (Cells)1 << column,
             verb == CLEAR ? blue : verb == FILL);
        after_a_stroke(s);
    }
    return why;
}
static const char *look_over(Easel *s)
{
    if (s->checked == 2 || (s->checked && mistakes(s) == 0))
        return _("You know that already.");
    s->checked++;
    s->helps++;
    s->begun = 1;
    return NULL;
}
static const char *help(Easel *s)
{
    if (s->step == 3 || (s->step > 0 && mistakes(s) > 0))
        return _("More cannot be said about it.");
    if (s->step == 0 && mistakes(s) == 0)
        find_tip(s, &s->tip);
    s->step = s->tip.line < 0 ? 3 : s->step + 1;
    s->helps++;
    s->begun = 1;
    return NULL;
}
static const char *ready(Easel *s)
{
    Sheet sheet;

    if (is_whole(s))
        return _("Draw a picture first.");
    if (certify(s, &sheet).verdict == SEVERAL)
        return _("It has more than one answer: look at the marks.");
    s->phase = PAINTING;
    return NULL;
}
static const char *design(Easel *s)
{
    if (s->board != EMPTY)
        return _("This picture is not yours to change.");
    memset(&s->marks, 0, sizeof s->marks);
    s->checked = s->step = s->begun = 0;
    s->tip = (Tip){ 0 };
    s->phase = DRAWING;
    return NULL;
}
static const char *draw_row(Easel *s, int row, const char *dots)
{
    Cells line = 0;

    if (s->phase != DRAWING)
        return _("The picture is drawn: paint it by its numbers.");
    if (row < 1 || row > s->rows
        || (int)strlen(dots) != s->columns
        || strspn(dots, ".#") != strlen(dots))
        return _("A row is its number, and . or # for each square.");
    for (int k = 0; k < s->columns; k++)
        line |= (Cells)(dots[k] == '#') << k;
    s->goal[row - 1] = line;
    return NULL;
}
static bool sealed(const void *state)
{
    const Easel *s = state;

    return s->board == EMPTY && s->phase == PAINTING && !s->begun;
}
static const char *house_says(Easel *s, const char *move)
{
    int number;

    if (match(move, "picture %d", &number))
        return hang(s, number);
    if (!match(move, "deal %d", &number))
        return _("The house is choosing a picture.");
    if (s->board != NOISE)
        return _("This board is not made by chance.");
    grow(s->rows, s->columns, number, s->goal);
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
    bool drawing = s->phase == DRAWING;
    int verb, row, column;
    Line dots;

    if (s->phase == DEALING)
        return house_says(s, move);
    if (s->phase > PAINTING)
        return _("The picture is finished: begin a new one.");
    if (match(move, "%w %d %d", strokes, &verb, &row, &column))
        return stroke(s, verb, row, column);
    if (match(move, "row %d %s", &row, dots))
        return draw_row(s, row, dots);
    /* words without numbers */
    for (int k = 0; k < 5; k++)
        if (same(move, single[k].word) && single[k].phase == s->phase)
            return single[k].does(s);
    return drawing ? _("No such move now. Say fill 3 4, clear 3 4, or "
                       "ready.")
                   : _("No such move now. Say fill 3 4, cross 3 4, or "
                       "clear 3 4.");
}
static void list_strokes(const Easel *s, Text *out)
{
    bool drawing = s->phase == DRAWING;

    for (int at = 0; at < s->rows * s->columns; at++) {
        int row = at / s->columns, column = at % s->columns;
        Cells set = drawing ? s->goal[row]
                  : s->marks.blue[0][row] | s->marks.white[0][row];
        bool is = set >> column & 1;

        tell(out, is ? "clear %d %d\n" : "fill %d %d\n", row + 1,
             column + 1);
        if (!is && !drawing)
            tell(out, "cross %d %d\n", row + 1, column + 1);
    }
}
static void legal(const void *state, Text *out)
{
    const Easel *s = state;
    Easel trial;

    if (s->phase == DEALING && s->board == NOISE)
        tell(out, "deal 1\n");
    for (int k = 0; s->phase == DEALING && (k = next_picture(s, k));)
        tell(out, "picture %d\n", k);
    if (s->phase != DRAWING && s->phase != PAINTING)
        return;
    list_strokes(s, out);
    /* and the words */
    for (int row = 0; row < s->rows && s->phase == DRAWING; row++)
        tell_row(out, "", s->goal[row] ^ 1, row, s->columns);
    for (int k = 0; k < 5; k++) {
        trial = *s;
        if (single[k].phase == s->phase && !single[k].does(&trial))
            tell(out, "%s\n", single[k].word);
    }
}
static const char *const forms[] = {
    "> fill ROW COLUMN", "> cross ROW COLUMN", "> clear ROW COLUMN",
    "> check", "> hint", "> give up", ">*row ROW DOTS", "> ready",
    "> design", ": picture NUMBER", ": deal NUMBER", NULL
};
static int turn(const void *state)
{
    Phase phase = ((const Easel *)state)->phase;

    return phase == DEALING ? HOUSE : phase > PAINTING ? OVER : 1;
}
static void status(const void *state, int seat, Status *out)
{
    const Easel *s = state;

    (void)seat;
    out->winners = s->phase == DONE ? 2 : s->phase == SHOWN;
    out->helps = s->helps;
    if (s->phase == DEALING)
        say(out->text, "%s", _("The house chooses a picture."));
    else if (s->phase == DRAWING)
        say_verdict(s, out);
    else if (s->phase > PAINTING)
        say_end(s, out);
    else {
        say(out->text, _("Lines finished: %d of %d."), finished(s),
            s->rows + s->columns);
        say_help(s, out->note);
    }
}
static const char *check(const void *state)
{
    const Easel *s = state;
    Marks across = { .blue = { { 0 } } };
    Cells all = ((Cells)1 << s->columns) - 1, any = 0, out = 0;

    for (int row = 0; row < s->rows; row++) {
        Cells blue = s->marks.blue[0][row];
        Cells white = s->marks.white[0][row];

        mark(&across, 0, row, blue, true);
        mark(&across, 0, row, white, false);
        if (blue & white)
            return "no square is blue and white";
        any |= s->goal[row];
        out |= (s->goal[row] | blue | white) & ~all;
    }
    return out ? "beyond the last column there is nothing"
         : memcmp(&across, &s->marks, sizeof across) != 0
         ? "rows and columns are painted alike"
         : s->phase >= PAINTING && !any
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
