/* Made from games/jewel.nw by make tangle: change that, not this. */
#include <string.h>
#include "grid.h"
#include "jewel.h"

/* find the runs */
static bool alike(Gem a, Gem b)
{
    return a != NONE && b != NONE && a % TYPES == b % TYPES;
}
static int run(const Gem *gem, int step, int room)
{
    int n = 1;

    while (n < room && alike(gem[0], gem[n * step]))
        n++;
    return n;
}
int runs(const Gem *gem, int *length, uint64_t *gone)
{
    int found = 0;

    *gone = 0;
    for (int line = 0; line < 2 * SIDE; line++) {
        int step = line < SIDE ? 1 : SIDE, n = 1;
        int first = line < SIDE ? line * SIDE : line - SIDE;

        for (int k = 0; k < SIDE; k += n) {
            n = run(gem + first + k * step, step, SIDE - k);
            if (n < 3)
                continue;
            length[found++] = n;
            for (int j = 0; j < n; j++)
                *gone |= (uint64_t)1 << (first + (k + j) * step);
        }
    }
    return found;
}

/* find the swaps */
static bool in_run(const Gem *line, int step, int k)
{
    int from = k > 2 ? k - 2 : 0;

    while (from <= k && from + 2 < SIDE)
        if (run(line + from++ * step, step, 3) == 3)
            return true;
    return false;
}
bool fits(const Gem *gem, int a, int b)
{
    Gem after[CELLS];

    memcpy(after, gem, sizeof after);
    after[a] = gem[b];
    after[b] = gem[a];
    return in_run(after + a / SIDE * SIDE, 1, a % SIDE)
        || in_run(after + a % SIDE, SIDE, a / SIDE)
        || in_run(after + b / SIDE * SIDE, 1, b % SIDE)
        || in_run(after + b % SIDE, SIDE, b / SIDE);
}
int swaps(const Gem *gem, Swap *out)
{
    int n = 0;

    for (int a = 0; a < CELLS; a++) {
        if (a % SIDE < SIDE - 1 && fits(gem, a, a + 1))
            out[n++] = (Swap){ a, a + 1 };
        if (a < CELLS - SIDE && fits(gem, a, a + SIDE))
            out[n++] = (Swap){ a, a + SIDE };
    }
    return n;
}

/* shape and color */
bool by_color(const Jewel *s)
{
    return s->match == EASY || s->match == HIGH;
}
int shape_of(const Jewel *s, Gem g)
{
    return by_color(s) ? g / TYPES : g % TYPES;
}
int color_of(const Jewel *s, Gem g)
{
    return by_color(s) ? g % TYPES : g / TYPES;
}

/* the options */
static const char *const levels[] = {
    N_("beginner"), N_("easy"), N_("medium"), N_("high"), N_("extreme"),
    NULL
};
static const char *const clocks[] = { N_("none"), N_("classic"),
                                      N_("sprint"), NULL };
static const char *const starts[] = { N_("classic"), N_("fair"), NULL };
static const char *const who[] = { N_("person"), N_("greedy"),
                                   N_("ahead"), NULL };
static const Option options[] = {
    { .key = "match", .label = N_("Difficulty"), .most = EXTREME,
      .words = levels },
    { .key = "clock", .label = N_("Clock"), .most = 2, .usual = 1,
      .words = clocks },
    { .key = "start", .label = N_("First board"), .most = FAIR,
      .words = starts },
    { .key = "goal", .label = N_("Levels to reach (0: no end)"),
      .most = 20 },
    { .key = "seat1", .label = N_("Who plays"), .most = 2,
      .words = who, .seat = 1 },
    { 0 }
};
static const Preset presets[] = {
    { N_("Without a clock"), "clock=none start=fair",
      N_("think as long as you like") },
    { N_("Beginner"), "match=beginner", N_("shape and color agree") },
    { N_("Easy"), "match=easy", N_("colors count, one shape") },
    { N_("Medium"), "match=medium", N_("shapes count, one color") },
    { N_("High"), "match=high", N_("colors count, shapes mislead") },
    { N_("Extreme"), "match=extreme",
      N_("shapes count, colors mislead") },
    { N_("Sprint"), "clock=sprint start=fair",
      N_("a clock that nobody winds") },
    { N_("Five levels"), "goal=5 start=fair", N_("and you have won") },
    { 0 }
};

/* what next? */
static void settle(Jewel *s)
{
    Swap all[SWAPS];
    int length[RUNS];
    uint64_t gone;

    s->phase = runs(BOARD(s), length, &gone) == 0
               && swaps(BOARD(s), all) > 0 ? WAITING : CLEARING;
}

/* what falls */
static int twin(int id)
{
    return (id + CELLS - 1) % (2 * CELLS) + 1;
}
static Gem draw(Jewel *s)
{
    int type = Random_below(&s->chance, TYPES);
    int lure = s->match == BEGINNER ? type
             : s->match >= HIGH ? Random_below(&s->chance, TYPES)
             : s->lure;

    return (Gem)(type + TYPES * lure);
}
static void take_out(Jewel *s, uint64_t gone)
{
    s->gone = gone;
    s->phase = FALLING;
    for (int c = 0; c < SIDE; c++) {
        int at = CELLS - SIDE + c;

        for (int k = CELLS - SIDE + c; k >= 0; k -= SIDE)
            if (gone >> k & 1) {
                s->gem[at] = draw(s);
                s->id[at] = (unsigned char)twin(s->id[CELLS + k]);
                at -= SIDE;
            }
    }
}

/* fall at once */
static void fall(Jewel *s)
{
    for (int c = 0; c < SIDE; c++) {
        int to = 2 * CELLS - SIDE + c;

        for (int from = to; from >= 0; from -= SIDE) {
            bool lost = from >= CELLS && s->gone >> (from - CELLS) & 1;

            if (lost || s->gem[from] == NONE)
                continue;
            s->gem[to] = s->gem[from];
            s->id[to] = s->id[from];
            to -= SIDE;
        }
    }
    memset(s->gem, NONE, CELLS);
    s->gone = 0;
    settle(s);
}

/* a board to begin with */
static void fill(Jewel *s)
{
    for (int k = 0; k < CELLS; k++) {
        s->gem[CELLS + k] = draw(s);
        s->id[CELLS + k] = (unsigned char)(k + 1);
    }
    settle(s);
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Jewel *s = state;

    s->chance = Random_start(seed, 1);
    s->match = option[0];
    s->clock = option[1];
    s->goal = option[3];
    s->life = START;
    s->lure = Random_below(&s->chance, TYPES);
    memset(s->gem, NONE, CELLS);
    do
        fill(s);
    while (option[2] == FAIR && s->phase != WAITING);
    return NULL;
}

/* what a run is worth */
int decay(const Jewel *s)
{
    return 40 + 2 * s->level;
}
static void count(Jewel *s, int points)
{
    s->score += points;
    s->won += points;
    s->stage += points;
    if (s->clock == 1)
        s->life += POINT * points;
    if (s->stage >= STAGE) {
        s->stage -= STAGE;
        s->level++;
    }
}
static const char *clear(Jewel *s)
{
    int length[RUNS], n;
    uint64_t gone;

    if (s->phase != CLEARING)
        return _("Nothing is to be cleared.");
    n = runs(BOARD(s), length, &gone);
    for (int k = 0; k < n; k++)
        count(s, length[k] - 1);
    take_out(s, n > 0 ? gone : ~gone);
    if (s->goal > 0 && s->level >= s->goal)
        s->phase = ENDED;
    return NULL;
}
static const char *tick(Jewel *s)
{
    if (!s->clock)
        return _("There is no clock in this game.");
    if (s->phase != WAITING)
        return _("The clock stands while jewels fall.");
    s->life -= decay(s);
    if (s->life < 0)
        s->phase = ENDED;
    return NULL;
}

/* a sentence for each move */
static const char *swap(Jewel *s, int a, int b)
{
    int far = a < b ? b - a : a - b;
    Gem *gem = BOARD(s), g;
    unsigned char *id = s->id + CELLS, i;

    if (a < 0 || b < 0)
        return _("Rows and columns go from 1 to 8.");
    if (far != SIDE && (far != 1 || a / SIDE != b / SIDE))
        return _("Only jewels side by side change places.");
    if (!fits(gem, a, b))
        return _("No three of a kind would stand in a line.");
    g = gem[a], gem[a] = gem[b], gem[b] = g;
    i = id[a], id[a] = id[b], id[b] = i;
    s->made++, s->won = 0;
    s->phase = CLEARING;
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    static const Grid g = { SIDE, SIDE };
    Jewel *s = state;
    int r, c, y, x;

    /* what clock and house say */
    if (Text_same(move, "tick"))
        return tick(s);
    if (Text_same(move, "clear"))
        return clear(s);
    if (Text_same(move, "fall")) {
        if (s->phase != FALLING)
            return _("Nothing can fall.");
        fall(s);
        return NULL;
    }
    if (s->phase != WAITING)
        return _("The jewels are still falling.");
    if (Text_same(move, "stop")) {
        s->phase = ENDED;
        s->stopped = true;
        return NULL;
    }
    if (!Text_match(move, "swap %d %d with %d %d", &r, &c, &y, &x))
        return _("No such move. Say, as in: swap 3 4 with 3 5.");
    return swap(s, Grid_cell(g, r, c), Grid_cell(g, y, x));
}
static void tell_swap(Text *out, int a, int b)
{
    Text_tell(out, "swap %d %d with %d %d\n", a / SIDE + 1,
              a % SIDE + 1, b / SIDE + 1, b % SIDE + 1);
}
static void legal(const void *state, Text *out)
{
    const Jewel *s = state;
    Swap all[SWAPS];
    int n = s->phase == WAITING ? swaps(BOARD(s), all) : 0;

    for (int k = 0; k < n; k++) {
        tell_swap(out, all[k].a, all[k].b);
        tell_swap(out, all[k].b, all[k].a);
    }
    if (s->phase != ENDED)
        Text_tell(out, s->phase == WAITING ? "stop\n"
                  : s->phase == CLEARING ? "clear\n" : "fall\n");
}

/* how things stand */
static int turn(const void *state)
{
    const Jewel *s = state;

    return s->phase == ENDED ? OVER : s->phase == WAITING ? 1 : HOUSE;
}
bool dead(const Jewel *s)
{
    int length[RUNS];
    uint64_t gone;

    return s->phase == CLEARING && runs(BOARD(s), length, &gone) == 0;
}
static void status(const void *state, int seat, Status *out)
{
    const Jewel *s = state;
    Swap all[SWAPS];
    int n = s->phase == WAITING ? swaps(BOARD(s), all) : 0;

    (void)seat;
    out->points[1] = s->score;
    out->winners = s->level >= s->goal ? 1u << 1 : 1;
    Text_say(out->text, s->phase != ENDED ? _("Score %d, level %d.")
             : s->goal > 0 && s->level >= s->goal
             ? _("Goal reached: score %d, level %d.")
             : s->stopped ? _("Stopped: score %d, level %d.")
        : _("Time is up: score %d, level %d."), s->score, s->level);
    if (n > 0)
        Text_say(out->note, local_n("%d swap makes a run.",
                                    "%d swaps make a run.", n), n);
    else if (dead(s))
        Text_say(out->note, "%s", _("No swap is left: all new."));
}
static void hide(void *state, int seat)
{
    (void)seat;
    ((Jewel *)state)->chance = Random_start(0, 0);
}
static void guess(void *state, int seat, Random *random, void *memory)
{
    (void)seat, (void)memory;
    ((Jewel *)state)->chance = Random_start(Random_bits(random), 1);
}
static bool sealed(const void *state)
{
    return ((const Jewel *)state)->clock > 0;
}

/* the board in letters */
static void letters(const void *state, int cell, Text *out)
{
    const Jewel *s = state;
    Gem g = BOARD(s)[cell];
    char shape = "FCPIDBS"[shape_of(s, g) % TYPES],
         color = "woyvgrb"[color_of(s, g) % TYPES];

    if (s->gone >> cell & 1)
        Text_tell(out, " ..");
    else
        Text_tell(out, " %c%c", by_color(s) ? color : shape,
                  by_color(s) ? shape : color);
}
static void show(const void *state, int seat, Text *out)
{
    const Jewel *s = state;
    int life = s->life > 0 ? s->life : 0;

    (void)seat;
    Grid_show((Grid){ SIDE, SIDE }, 3, letters, s, out);
    if (s->clock)
        Text_tell(out, _("Life %d.%02d.\n"), life / 100, life % 100);
}

/* what must hold */
static const char *check(const void *state)
{
    const Jewel *s = state;
    bool used[2 * CELLS + 1] = { false };
    Swap all[SWAPS];
    int length[RUNS];
    uint64_t gone;

    for (int k = 0; k < 2 * CELLS; k++) {
        if (k >= CELLS && s->gem[k] >= NONE)
            return "a hole in the board";
        if (s->gem[k] != NONE && used[s->id[k]])
            return "two jewels with one number";
        used[s->gem[k] == NONE ? 0 : s->id[k]] = s->gem[k] != NONE;
    }
    if (s->phase == WAITING && (runs(BOARD(s), length, &gone) > 0
                                || swaps(BOARD(s), all) == 0))
        return "it waits though it should fall";
    return s->stage >= STAGE ? "a level too late" : NULL;
}

/* the model */
static const char *const forms[] = {
    "> swap ROW COLUMN with ROW COLUMN", "> stop", ": clear", ": fall",
    "~ tick", NULL
};
static const char *const points[] = { NN_("%d point", "%d points") };
const Model jewel_model = {
    .name = "jewel", .size = sizeof(Jewel), .version = 1, .seats = 1,
    .better = 1, .points = points, .tick = 30, .forms = forms,
    .options = options, .presets = presets, .start = start,
    .apply = apply, .check = check, .legal = legal, .turn = turn,
    .status = status, .show = show, .hide = hide, .guess = guess,
    .sealed = sealed,
};
