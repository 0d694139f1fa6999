/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include <string.h>
#include "tallymaze.h"

/* options */
static const char *const boards[] = {
    N_("random"), N_("number"), N_("drawn"), NULL
};
static const Option options[] = {
    { .key = "size", .label = N_("Size"), .least = 4, .most = MOST,
      .usual = MOST, .step = 2 },
    { .key = "board", .label = N_("Maze"), .most = 2, .words = boards },
    { 0 }
};
static const char *const points[] = { NN_("%d turn", "%d turns") };
static const Preset presets[] = {
    { N_("Usual"), "size=12", N_("12 x 12") },
    { N_("Smaller"), "size=10", N_("10 x 10") },
    { N_("Small"), "size=8", N_("8 x 8") },
    { N_("Smallest"), "size=6", N_("6 x 6") },
    { N_("Say a number"), "board=number", N_("any maze of 12 x 12") },
    { N_("Draw a maze"), "board=drawn",
      N_("12 x 12; it has a number") },
    { 0 }
};

/* turn the pages */
static void open_at(Hunt *s, const Atlas *all, Big page)
{
    s->page = page;
    for (int k = 0; k < 3; k++, page = Atlas_after(all, page))
        s->maze[k] = Maze_on(all, page);
}
static void begin(Hunt *s, const Atlas *all, Big page, Phase phase,
                  int par)
{
    int out = s->n * s->n - 1;

    open_at(s, all, page);
    s->phase = phase;
    s->at = (Trio){ 0, { out, out } };
    s->par = par;
}
static bool take_turn(Hunt *s, int act)
{
    Atlas all;

    if (act == NEXT) {
        Atlas_make(&all, s->n, s->n);
        open_at(s, &all, Atlas_after(&all, s->page));
        s->changes++;
    }
    if (!take_step(s->maze, act, &s->at))
        return false;
    s->turns++;
    s->phase = is_caught(s->at) ? CAUGHT
        : s->at.ball == s->n * s->n - 1 ? ESCAPED : PLAYING;
    return true;
}

static const char *prove(Hunt *s, const Atlas *all, Big page,
                         const char *way)
{
    Hunt trial = *s;

    begin(&trial, all, page, PLAYING, (int)strlen(way));
    for (; *way && trial.phase == PLAYING; way++) {
        const char *letter = strchr(letters, *way);

        if (!letter || !take_turn(&trial, (int)(letter - letters)))
            break;
    }
    if (*way || trial.phase != ESCAPED)
        return _("That is no way out of this maze.");
    begin(s, all, page, PLAYING, trial.par);
    return NULL;
}

/* the rules */
static const char *start(void *state, const int *option, uint64_t seed)
{
    static const Phase first[] = { DEALING, ASKING, DRAWING };
    Hunt *s = state;
    Atlas all;

    s->n = option[0];
    s->seed = seed;
    Atlas_make(&all, s->n, s->n);
    begin(s, &all, Hunt_toss(s, &all, 1), first[option[1]], UNKNOWN);
    return NULL;
}
static const char *choose(Hunt *s, const Atlas *all, const char *digits)
{
    Big page;

    if (s->phase != ASKING)
        return _("For a maze by its number, begin a new game.");
    if (!Big_read(digits, &page))
        return _("A number has digits, with gaps or commas if you "
                 "like, and no 0 in front.");
    if (!Big_less(page, all->pages[s->n][s->n]))
        return _("There are not so many mazes.");
    begin(s, all, page, JUDGING, UNKNOWN);
    return NULL;
}
static const char *ready(Hunt *s, const Atlas *all)
{
    const char *fault;
    Big page;
    Line why;

    if (s->phase != DRAWING)
        return _("The maze is drawn already.");
    fault = Atlas_find(all, s->maze, &page, why);
    if (!fault)
        begin(s, all, page, JUDGING, UNKNOWN);
    return fault;
}
static const char *turn_wall(Hunt *s, int row, int column, int side)
{
    int wall = side < RIGHT ? -1 : side - RIGHT
        + 2 * Grid_cell(s->maze->grid, row, column);

    if (s->phase != DRAWING)
        return _("To draw a maze, begin a new game.");
    if (!Maze_wall(s->maze, wall))
        return _("Say a row, a column, and right or down, inside of "
                 "the board.");
    Maze_turn(s->maze, wall);
    return NULL;
}
static const char *deal(Hunt *s, const Atlas *all, int toss,
                        const char *way)
{
    if (s->phase != DEALING)
        return _("The house has no maze to choose.");
    return prove(s, all, Hunt_toss(s, all, toss), way);
}
static const char *judge(Hunt *s, const Atlas *all, const char *verdict)
{
    static const char *const words[] = { "open", "lost", "long" };

    if (s->phase != JUDGING)
        return _("Nobody has asked the house about a maze.");
    for (int k = 0; k < 3; k++)
        if (Text_same(verdict, words[k])) {
            s->par = -k;
            s->phase = PLAYING;
            return NULL;
        }
    return prove(s, all, s->page, verdict);
}
static const char *const walls[] = {
    N_("There is a wall on the left."), N_("There is a wall above."),
    N_("There is a wall on the right."), N_("There is a wall below.") };

static const char *go(Hunt *s, int act)
{
    if (s->phase < PLAYING)
        return _("There is no maze to walk in yet.");
    if (s->phase > PLAYING)
        return _("The hunt is over: begin a new one.");
    return take_turn(s, act) ? NULL : _(walls[act]);
}
static const char *const sides[] = { "left", "up", "right", "down",
                                     NULL };

static const char *apply(void *state, const char *move)
{
    int row, column, side;
    Hunt *s = state;
    Line word;
    Atlas all;

    for (int act = LEFT; act < TURNS; act++)
        if (Text_same(move, Trio_turns[act]))
            return go(s, act);
    if (Text_match(move, "wall %d %d %w", &row, &column, sides, &side))
        return turn_wall(s, row, column, side);
    Atlas_make(&all, s->n, s->n);
    if (strncmp(move, "number ", 7) == 0)
        return choose(s, &all, move + 7);
    if (Text_same(move, "ready"))
        return ready(s, &all);
    if (Text_match(move, "deal %d %s", &row, word))
        return deal(s, &all, row, word);
    if (Text_match(move, "judge %s", word))
        return judge(s, &all, word);
    return s->phase == ASKING
        ? _("Say number, and the digits of a maze.")
        : s->phase == DRAWING
        ? _("Say wall, a row, a column, and right or down; or ready.")
        : _("No such move. Say go and left, up, right or down; wait; "
            "or next.");
}
static const char *const forms[] = {
    "> go SIDE", "> wait", "> next", ">*number DIGITS ...",
    "> wall ROW COLUMN SIDE", "> ready", ":*deal TOSS WAY",
    ":*judge VERDICT", NULL
};
static void list_walls(const Hunt *s, Text *out)
{
    Atlas all;
    Big page;
    Line why;

    for (int k = 0; k < 2 * s->n * s->n; k++) {
        Spot at = Grid_spot(s->maze->grid, k / 2);

        if (Maze_wall(s->maze, k))
            Text_tell(out, "wall %d %d %s\n", at.row, at.column,
                      sides[RIGHT + k % 2]);
    }
    Atlas_make(&all, s->n, s->n);
    if (!Atlas_find(&all, s->maze, &page, why))
        Text_tell(out, "ready\n");
}
static void legal(const void *state, Text *out)
{
    const Hunt *s = state;
    const Known *known = &Hunt_known[s->n / 2 - 2];

    if (s->phase == DEALING)
        Text_tell(out, "deal 0 %s\n", known->way);
    if (s->phase == ASKING)
        Text_tell(out, "number 0\nnumber %s\n", known->page);
    if (s->phase == DRAWING)
        list_walls(s, out);
    if (s->phase == JUDGING)
        Text_tell(out, "judge open\n");
    for (int k = LEFT; k < TURNS && s->phase == PLAYING; k++)
        if (k >= SIDES || Maze_open(s->maze, s->at.ball, k))
            Text_tell(out, "%s\n", Trio_turns[k]);
}
static int turn(const void *state)
{
    const Hunt *s = state;

    return s->phase == DEALING || s->phase == JUDGING ? HOUSE
         : s->phase > PLAYING ? OVER : 1;
}

/* say how it stands */
static void say_turns(const Hunt *s, Line out)
{
    if (s->par > 0)
        Text_say(out, s->par > AHEAD + 2 * s->n - 1
                 ? _("Turns %d, par at most %d.")
                 : _("Turns %d, par %d."), s->turns, s->par);
    /* there is no par */
    else if (s->par == UNKNOWN)
        Text_say(out, _("Turns %d. Nobody knows par."), s->turns);
    else if (s->par == LONG)
        Text_say(out, local_n(
                 "Turns %d. There is a way out of more than %d turn.",
                 "Turns %d. There is a way out of more than %d turns.",
                 LONGEST), s->turns, LONGEST);
    else
        Text_say(out, local_n("Turns %d. There is no way out within "
                 "%d change.", "Turns %d. There is no way out within "
                 "%d changes.", AHEAD), s->turns, AHEAD);
}
static void say_number(const Hunt *s, Line out)
{
    Line why, digits = "";
    Text text = { digits, sizeof digits, 0 };
    bool chosen = s->phase >= DRAWING;
    Big page = s->page;
    Atlas all;

    if (s->phase < JUDGING)
        Atlas_make(&all, s->n, s->n);
    if (s->phase == DRAWING
            && Atlas_find(&all, s->maze, &page, why)) {
        Text_say(out, _("No number: %s."), why);
        return;
    }
    if (!chosen)
        page = all.pages[s->n][s->n];
    Big_tell(page, true, &text);
    Text_say(out, chosen ? _("Maze %s") : _("A number less than %s"),
             digits);
}
static void status(const void *state, int seat, Status *out)
{
    static const char *const said[] = {
        N_("The house looks for a maze that can be won."),
        N_("Which maze shall it be? Say its number."),
        N_("Draw: press a wall, and it opens or shuts."),
        N_("The house tries whether this maze can be won."), "",
        N_("You are out."), N_("A pumpkin has caught you."),
    };
    const Hunt *s = state;

    (void)seat;
    out->points[1] = s->turns;
    out->winners = s->phase == ESCAPED ? 2 : s->phase == CAUGHT;
    if (s->phase == PLAYING)
        say_turns(s, out->text);
    else
        Text_say(out->text, "%s", _(said[s->phase]));
    if (s->phase > PLAYING)
        say_turns(s, out->note);
    else
        say_number(s, out->note);
}

/* show it in letters */
static const char *line_of(const Hunt *s, int wall)
{
    static const char *const drawn[2][4] = {
        { " ", ":", "!", "|" }, { "  ", "..", "~~", "--" }
    };
    bool now, next, out = wall / 2 == s->n * s->n - 1;

    if (!Maze_wall(s->maze, wall))
        return drawn[wall & 1][out || wall == 1 - 2 * s->n ? 0 : 3];
    now = s->phase != ASKING && Maze_shut(s->maze, wall);
    next = s->phase < JUDGING ? now : Maze_shut(s->maze + 1, wall);
    return drawn[wall & 1][2 * now + next];
}
static void show(const void *state, int seat, Text *out)
{
    static const char *const figure[] = { "  ", "1 ", "2 ", "12", "o ",
                                          "* ", "* ", "* " };
    const Hunt *s = state;

    (void)seat;
    for (int row = -1; row < s->n; row++) {
        int k = row * s->n, end = k + s->n;

        for (int c = k; c < end && row >= 0; c++)
            Text_tell(out, "%s%s%s", c > k ? "" : row > 0 ? "|" : " ",
                 figure[s->phase < JUDGING ? 0 : (s->at.pumpkin[0] == c)
                        + 2 * (s->at.pumpkin[1] == c)
                        + 4 * (s->at.ball == c)], line_of(s, 2 * c));
        Text_tell(out, row < 0 ? "+" : "\n+");
        for (int c = k; c < end; c++)
            Text_tell(out, "%s+", line_of(s, 2 * c + 1));
        Text_tell(out, "\n");
    }
}

/* check what must be true */
static const char *check(const void *state)
{
    const Hunt *s = state;
    bool caught = is_caught(s->at);
    Line why;

    for (int k = s->phase == DRAWING; k < 3; k++)
        if (Maze_fault(&s->maze[k], why))
            return "each maze is a tree";
    if (caught != (s->phase == CAUGHT))
        return "whoever shares a cell with a pumpkin is caught";
    if ((s->at.ball == s->n * s->n - 1 && !caught)
            != (s->phase == ESCAPED))
        return "whoever is out has escaped";
    return NULL;
}
const Model tallymaze_model = {
    .name = "tallymaze", .size = sizeof(Hunt), .version = 1,
    .seats = 1, .better = -1, .points = points, .proves = true,
    .forms = forms, .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
};
