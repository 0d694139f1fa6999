/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include "lightsout.h"

/* lights by chance */
Lights scattered(int n, int many, Random *random)
{
    int order[MOST * MOST];
    Lights set = NONE;

    for (int k = 0; k < n * n; k++)
        order[k] = k;
    Random_shuffle(random, order, n * n);
    for (int k = 0; k < many; k++)
        set = sum(set, only(order[k]));
    return set;
}
static Lights tossed(int n, Random *random)
{
    int heads = 0;

    for (int k = 0; k < 2 * (n + 1); k++)
        heads += (int)(Random_bits(random) & 1);
    return press(n, NONE, scattered(n, heads, random));
}

/* boards and options */
static const char *const prebuilt[] = {
    "ooooo ooooo xoxox ooooo ooooo", "xoxox xoxox ooooo xoxox xoxox",
    "oxoxo xxoxx xxoxx xxoxx oxoxo", "ooooo xxoxx ooooo xooox xxoxx",
    "xxxxo xxxox xxxox oooxx xxoxx", "ooooo ooooo xoxox xoxox oxxxo",
    "xxxxo xooox xooox xooox xxxxo", "oooox oooxo ooxoo oxooo xoooo",
};

enum { BY_CHANCE, BY_PAR, EMPTY, FIRST };
static const char *const boards[] = {
    N_("random"), N_("par"), N_("empty"), "1", "2", "3", "4", "5", "6",
    "7", N_("diagonal"), NULL,
};
static const Option options[] = {
    { "size", N_("Size"), LEAST, MOST, 5, 0, NULL, NULL, 0 },
    { "board", N_("Board"), 0, FIRST + 7, BY_CHANCE, 0, boards, NULL,
      0 },
    { "par", N_("Par, if board is par"), 1, 99, 6, 0, NULL, NULL, 0 },
    { 0 }
};
static const char *const points[] = { NN_("%d press", "%d presses") };
static const Preset presets[] = {
    { N_("Usual"), "board=random", N_("5 x 5, any house") },
    { N_("Small"), "size=3", N_("3 x 3, any house") },
    { N_("Six presses"), "board=par", N_("5 x 5") },
    { N_("Twelve presses"), "size=7 board=par par=12", N_("7 x 7") },
    { N_("Draw your own"), "board=empty", N_("5 x 5, an empty house") },
    { N_("Old house 1"), "board=1", N_("5 x 5") },
    { N_("Old house 2"), "board=2", N_("5 x 5") },
    { N_("Old house 3"), "board=3", N_("5 x 5") },
    { N_("Old house 4"), "board=4", N_("5 x 5") },
    { N_("Old house 5"), "board=5", N_("5 x 5") },
    { N_("Old house 6"), "board=6", N_("5 x 5") },
    { N_("Old house 7"), "board=7", N_("5 x 5") },
    { N_("Old diagonal"), "board=diagonal", N_("5 x 5") }, { 0 }
};

/* the rules */
static const char *begin(Night *s)
{
    s->phase = PLAYING;
    s->par = Lights_solve(s->n, s->lit).par;
    return NULL;
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Night *s = state;
    Random random = Random_start(seed, 1);
    int board = option[1];

    if (board >= FIRST && option[0] != 5)
        return _("Boards 1 to 7 and the diagonal are 5 by 5: size=5.");
    *s = (Night){ option[0], board == EMPTY ? DRAWING : DEALING,
                  board == BY_PAR ? option[2] : 0, 0, 0, 0, NONE };
    for (int at = 0; board >= FIRST && at < 25; at++)
        if (Grid_drawn((Grid){ 5, 5 }, prebuilt[board - FIRST], at)
            == 'x')
            s->lit = sum(s->lit, only(at));
    while (board == BY_CHANCE && Lights_count(s->lit) == 0)
        s->lit = tossed(s->n, &random);
    return Lights_count(s->lit) == 0 ? NULL : begin(s);
}
static const char *touch(Night *s, int at, bool alone)
{
    if (alone && s->phase != DRAWING)
        return _("The game has begun: say press, not light.");
    if (at < 0)
        return _("No such light: rows and columns count from 1.");
    s->lit = sum(s->lit, alone ? only(at) : reach(s->n, at));
    s->moves += s->phase == PLAYING;
    if (s->phase == PLAYING && Lights_count(s->lit) == 0)
        s->phase = SOLVED;
    return NULL;
}
static const char *ready(Night *s)
{
    if (s->phase != DRAWING)
        return _("The game has begun: press a light.");
    if (Lights_count(s->lit) == 0)
        return _("The house is dark already: light a window first.");
    if (Lights_solve(s->n, s->lit).par == NEVER)
        return _("Nobody can darken this board: look at the marks.");
    return begin(s);
}

/* deal a board by its number */
Lights dealt(int n, int presses, int number)
{
    Random random = Random_start((uint64_t)number, 2);

    return scattered(n, presses, &random);
}

static const char *deal(Night *s, int par, int number)
{
    Lights lit;

    if (s->phase != DEALING)
        return _("The house has no deal to make.");
    if (par < 1 || par > s->wanted || par > s->n * s->n)
        return _("Nobody wanted such a par.");
    lit = press(s->n, NONE, dealt(s->n, par, number));
    if (Lights_solve(s->n, lit).par != par)
        return _("That board has a shorter answer.");
    s->lit = lit;
    return begin(s);
}
static const char *apply(void *state, const char *move)
{
    Night *s = state;
    Grid house = { s->n, s->n };
    int at, par;

    if (Text_match(move, "deal %d %d", &par, &at))
        return deal(s, par, at);
    if (s->phase == DEALING)
        return _("The house is choosing a board.");
    if (s->phase > PLAYING)
        return _("The night is over: begin a new one.");
    if (Grid_match(house, move, "press", &at))
        return touch(s, at, false);
    if (Grid_match(house, move, "light", &at))
        return touch(s, at, true);
    if (Text_same(move, "ready"))
        return ready(s);
    if (!Text_same(move, "give up"))
        return _("No such move. Say press, a row and a column: "
                 "press 3 4.");
    s->phase = GIVEN_UP;
    return NULL;
}
static void legal(const void *state, Text *out)
{
    const Night *s = state;
    bool drawing = s->phase == DRAWING;

    if (s->phase == DEALING)
        Text_tell(out, "deal 1 1\n");
    if (!drawing && s->phase != PLAYING)
        return;
    for (int at = 0; at < s->n * s->n; at++) {
        Spot p = Grid_spot((Grid){ s->n, s->n }, at);

        Text_tell(out, "press %d %d\n", p.row, p.column);
        if (drawing)
            Text_tell(out, "light %d %d\n", p.row, p.column);
    }
    Text_tell(out, drawing && Lights_solve(s->n, s->lit).par > 0
              ? "ready\ngive up\n" : "give up\n");
}

static const char *const forms[] = {
    "> press ROW COLUMN", "> light ROW COLUMN", "> ready", "> give up",
    ": deal PAR NUMBER", NULL,
};
static int turn(const void *state)
{
    const Night *s = state;

    return s->phase == DEALING ? HOUSE : s->phase > PLAYING ? OVER : 1;
}

static void status(const void *state, int seat, Status *out)
{
    const Night *s = state;
    int now = Lights_solve(s->n, s->lit).par;

    (void)seat;
    out->points[1] = s->moves;
    out->winners = s->phase == SOLVED ? 2 : s->phase == GIVEN_UP;
    /* say it in a sentence */
    if (now == NEVER)
        Text_say(out->text, "%s", _("Nobody can darken this board."));
    else if (s->phase == DEALING)
        Text_say(out->text, _("The house looks for par %d."), s->wanted);
    else if (s->phase == DRAWING)
        Text_say(out->text, _("Draw a board. Its par is %d."), now);
    else if (s->phase == PLAYING)
        Text_say(out->text, _("Moves %d, par %d."), s->moves, s->par);
    else
        Text_say(out->text, "%s", s->phase == SOLVED
                 ? _("The house is dark.") : _("You gave up."));
    /* add a quieter note */
    if (now == NEVER)
        Text_say(out->note, "%s",
                 _("A press changes an even number of marked "
                   "lights; an odd number is lit."));
    else if (s->phase == SOLVED && s->moves == s->par)
        Text_say(out->note, local_n("%d press, and nobody needs fewer.",
                 "%d presses, and nobody needs fewer.", s->par), s->par);
    else if (s->phase == SOLVED)
        Text_say(out->note, local_n("%d presses; %d is enough.",
                 "%d presses; %d are enough.", s->par), s->moves, s->par);
    else if (s->phase == GIVEN_UP)
        Text_say(out->note, local_n("%d press was left: it is marked.",
                 "%d presses were left: they are marked.", now), now);
    else if (s->par > 0 && s->par < s->wanted)
        Text_say(out->note, _("No board of par %d was found."), s->wanted);
    else
        Text_say(out->note, _("Lights on: %d."), Lights_count(s->lit));
}
static void letter(const void *whose, int at, Text *out)
{
    const Night *seen = whose;

    Text_tell(out, has(seen[1].lit, at) ? "(%c)"
              : (at + 1) % seen->n > 0 ? " %c " : " %c",
              has(seen->lit, at) ? 'x' : '.');
}

static void show(const void *state, int seat, Text *out)
{
    const Night *s = state;
    Answer now = Lights_solve(s->n, s->lit);
    bool told = s->phase == GIVEN_UP || now.par == NEVER;
    Night seen[] = { *s, { .lit = told ? now.set : NONE } };

    (void)seat;
    Grid_show((Grid){ s->n, s->n }, 3, letter, seen, out);
}
static const char *check(const void *state)
{
    const Night *s = state;
    int now = Lights_solve(s->n, s->lit).par, after = now + s->moves;

    if (s->par == 0)
        return s->moves == 0 && s->phase != SOLVED ? NULL
            : "nothing is counted before the game";
    if (s->phase != GIVEN_UP && (now == 0) != (s->phase == SOLVED))
        return "a dark house is noticed, and no other";
    if (now == NEVER || now > s->par + s->moves || after < s->par
        || (after - s->par) % 2 != 0)
        return "each press leads a step nearer or a step away";
    return NULL;
}
const Model lightsout_model = {
    .name = "lightsout", .size = sizeof(Night), .version = 1,
    .seats = 1, .better = -1, .points = points, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
};
