/* Made from games/same.nw by make tangle: change that, not this. */
#include <string.h>
#include "same.h"

/* the points */
int points(int rule, int n)
{
    return n < 2 ? 0 : (n - rule) * (n - rule);
}
int bonus(int rule, int left)
{
    return rule == 0 && left < 50 ? 100 * (50 - left)
         : rule == 2 && left == 0 ? 1000 : 0;
}

/* the board */
int place(Grid g, int cell)
{
    Spot at = Grid_spot(g, cell);

    return at.column * HIGH + g.rows - at.row;
}

bool alike(Ball a, Ball b)
{
    return a != NONE && b != NONE && a % COLORS == b % COLORS;
}

/* let the water run */
int flood(const Board *b, int from, bool *wet, int *pool)
{
    static const int steps[4] = { 1, -1, HIGH, -HIGH };
    int n = 0;

    wet[from] = true;
    pool[n++] = from;
    for (int k = 0; k < n; k++)
        for (int j = 0; j < 4; j++) {
            int next = pool[k] + steps[j];

            if (!wet[next] && alike(b->at[next], b->at[from])) {
                wet[next] = true;
                pool[n++] = next;
            }
        }
    return n;
}

Census survey(const Board *b, int rule)
{
    Census all = { 0 };
    bool wet[SITES] = { false };
    int pool[MOST];

    for (int foot = HIGH; b->at[foot] != NONE; foot += HIGH)
        for (int p = foot; b->at[p] != NONE; p++) {
            int n = wet[p] ? 0 : flood(b, p, wet, pool);

            all.blob[all.many] = (short)p;
            all.many += n > 1;
            all.singles += n == 1;
            all.left += n;
            all.worth += points(rule, n);
        }
    return all;
}
int bridges(const Board *b, int at)
{
    static const int around[5] = { HIGH, -1, -HIGH, 1, HIGH };
    int out = 0;

    for (int k = 0; k < 4; k++) {
        int one = at + around[k], two = at + around[k + 1];

        if (alike(b->at[at], b->at[one]))
            out |= alike(b->at[at], b->at[two]) && alike(b->at[at],
                b->at[one + two - at]) ? 17 << k : 1 << k;
    }
    return out;
}
int press(Board *b, int at)
{
    Board old = *b;
    bool wet[SITES] = { false };
    int pool[MOST], n = flood(b, at, wet, pool), to = HIGH;

    *b = (Board){ { NONE } };
    for (int from = HIGH; old.at[from] != NONE; from += HIGH) {
        int high = 0;

        for (int p = from; old.at[p] != NONE; p++)
            if (!wet[p])
                b->at[to + high++] = old.at[p];
        to += high > 0 ? HIGH : 0;
    }
    return n;
}

/* boards and options */
static const char *const rules[] = { "all", "less1", "less2", NULL };
static const char *const counted[] = {
    N_("n x n, and 100 for each ball missing from 50"),
    N_("(n-1) x (n-1)"), N_("(n-2) x (n-2), and 1000 for a clear board")
};
static const char *const deals[] = { N_("any"), N_("clearable"), NULL };
static const Option options[] = {
    { "rows", N_("Rows"), 4, ROWS, 16, 0, NULL, NULL, 0 },
    { "columns", N_("Columns"), 4, COLUMNS, 20, 0, NULL, NULL, 0 },
    { "colors", N_("Colors"), 2, COLORS, 5, 0, NULL, NULL, 0 },
    { "points", N_("Points"), 0, 2, 0, 0, rules, counted, 0 },
    { "deal", N_("Deal"), 0, 1, 0, 0, deals, NULL, 0 }, { 0 }
};
static const char *const called[] = { NN_("%d point", "%d points") };
static const Preset presets[] = {
    { N_("Usual"), "deal=any", N_("16 x 20, five colors") },
    { N_("Can be cleared"), "deal=clearable",
      N_("16 x 20, five colors, with a proof") },
    { N_("Small"), "rows=6 columns=6 colors=3",
      N_("6 x 6, and the house knows the most") },
    { N_("An evening"), "rows=10 columns=12 colors=4 deal=clearable",
      N_("10 x 12, four colors") },
    { N_("Contest"), "rows=15 columns=15 points=less2",
      N_("15 x 15, as programs compete") },
    { N_("Eight colors"), "colors=8", N_("16 x 20, for the patient") },
    { 0 }
};

/* deal a board backward */
static int step_back(Same *s, Random *random, int number)
{
    int wide = 1 + Random_below(random, 2), low = ROWS;
    int n = wide == 2 ? 1 : 2 + Random_below(random, 2);
    int column = 1 + Random_below(random, s->grid.columns - wide + 1);
    int color = Random_below(random, s->colors), pool[MOST];
    bool wet[SITES] = { false };
    Board after = s->board;

    for (int c = column; c < column + wide; c++) {
        const Ball *at = after.at + c * HIGH;
        int high = 0;

        while (at[high] != NONE)
            high++;
        low = high < low ? high : low;
        if (high + n > s->grid.rows || high + n == s->grid.rows - 1
            || (high == 0 && (wide == 2
                || (c > 1 && at[-HIGH] == NONE))))
            return 0;
    }
    low = Random_below(random, low + 1);
    /* push them in */
    for (int c = column; c < column + wide; c++) {
        Ball *at = after.at + c * HIGH + low;

        memmove(at + n, at, (size_t)(ROWS - low - n) * sizeof *at);
        for (int k = 0; k < n; k++)
            at[k] = (Ball)(number * COLORS + color);
    }
    if (flood(&after, column * HIGH + low, wet, pool) > n * wide)
        return 0;
    s->board = after;
    return n * wide;
}
enum { PATIENCE = 4000, DEALS = 600 };
static bool deal_backward(Same *s, Random *random)
{
    int number = 1, n = 0, all = s->grid.rows * s->grid.columns;

    s->board = (Board){ { NONE } };
    for (int k = 0; k < PATIENCE && n < all; k++) {
        int more = step_back(s, random, number);

        n += more;
        number += more > 0;
    }
    for (int cell = 0; cell < all; cell++) {
        Ball *ball = s->board.at + place(s->grid, cell);

        s->way[cell + 1] = (unsigned char)(number - *ball / COLORS);
        *ball = (Ball)((cell + 1) * COLORS + *ball % COLORS);
    }
    return n == all;
}

/* the rules */
int total(const Same *s)
{
    return s->score + bonus(s->rule, survey(&s->board, 0).left);
}

static bool deal_any(Same *s, Random *random)
{
    for (int cell = 0; cell < s->grid.rows * s->grid.columns; cell++)
        s->board.at[place(s->grid, cell)] = (Ball)(
            (cell + 1) * COLORS + Random_below(random, s->colors));
    for (int column = 2; column <= s->grid.columns; column++)
        for (int row = s->grid.rows - 2; row >= 0; row--) {
            Ball *at = s->board.at + column * HIGH + row;

            if (Random_below(random, 5) == 0)
                *at = (Ball)(*at / COLORS * COLORS
                    + at[Random_below(random, 2) ? 1 : -HIGH] % COLORS);
        }
    return survey(&s->board, 0).many > 0;
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Same *s = state;
    Random random = Random_start(seed, 1);
    int tries = DEALS;

    s->grid = (Grid){ option[0], option[1] };
    s->colors = option[2];
    s->rule = option[3];
    while (!(option[4] ? deal_backward : deal_any)(s, &random))
        if (--tries == 0)
            return _("600 tries made no deal of this size that can be "
                     "cleared: take more colors or a smaller board.");
    s->dealt = s->board;
    return NULL;
}
static const char *judged(Same *s, int n, bool most)
{
    if (s->phase != JUDGING)
        return _("The house has nothing to say now.");
    if (most && n < total(s))
        return _("You have made more than that.");
    s->house = n;
    s->phase = most ? PROVED : JUDGED;
    return NULL;
}

static const char *take(Same *s, int at)
{
    Board after = s->board;
    int n = s->board.at[at] == NONE ? 0 : press(&after, at);

    if (n < 2)
        return n == 0 ? _("There is no ball.")
                      : _("No ball of its color touches it.");
    if (s->way[s->board.at[at] / COLORS] != ++s->clicks)
        memset(s->way, 0, sizeof s->way);
    s->board = after;
    s->score += points(s->rule, n);
    s->phase = survey(&after, 0).many > 0 ? PLAYING : JUDGING;
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    Same *s = state;
    int cell, n;

    if (Text_match(move, *move == 'm' ? "most %d" : "grade %d", &n))
        return judged(s, n, *move == 'm');
    if (!Grid_match(s->grid, move, "take", &cell))
        return _("No such move. Say take, a row and a column: "
                 "take 3 4.");
    return s->phase != PLAYING
         ? _("The game is over: begin a new one.") : cell < 0
         ? _("No such place: rows and columns count from 1.")
         : take(s, place(s->grid, cell));
}
static void legal(const void *state, Text *out)
{
    const Same *s = state;

    if (s->phase == JUDGING)
        Text_tell(out, "grade 0\nmost %d\n", total(s));
    for (int cell = 0; cell < s->grid.rows * s->grid.columns; cell++) {
        Spot at = Grid_spot(s->grid, cell);

        if (bridges(&s->board, place(s->grid, cell)))
            Text_tell(out, "take %d %d\n", at.row, at.column);
    }
}
static const char *const forms[] = {
    "> take ROW COLUMN", ": grade POINTS", ": most POINTS", NULL
};
static int turn(const void *state)
{
    static const int whose[] = { 1, HOUSE, OVER, OVER };    /* Phase */

    return whose[((const Same *)state)->phase];
}
static void status(const void *state, int seat, Status *out)
{
    const Same *s = state;
    Census now = survey(&s->board, s->rule);
    int sum = total(s);

    (void)seat;
    out->points[1] = sum;
    out->winners = s->phase < JUDGED ? 0 : 2;
    /* say it */
    if (s->phase == PLAYING) {
        Text_say(out->text, _("Points: %d + %d = %d; balls: %d, blobs to "
                 "take: %d, single balls: %d."), s->score, sum - s->score,
                 sum, now.left, now.many, now.singles);
        return;
    }
    Text_say(out->text, now.left == 0 ? _("The board is clear. Points: %d.")
             : _("No two balls of a color touch. Points: %d."), sum);
    Text_say(out->note, s->phase == JUDGED
            ? _("Points of the house on the same deal: %d.")
        : s->phase == PROVED ? _("The most that can be made of it is %d.")
             : _("The house tries the same deal."), s->house);
}

static void letter(const void *whose, int cell, Text *out)
{
    const Same *s = whose;
    int p = place(s->grid, cell);
    Ball ball = s->board.at[p];

    Text_tell(out, " %c", ball == NONE ? '.' : (bridges(&s->board, p)
        ? "BRNGPYTS" : "brngpyts")[ball % COLORS]);
}

static void show(const void *state, int seat, Text *out)
{
    const Same *s = state;

    (void)seat;
    Grid_show(s->grid, 2, letter, s, out);
}
static const char *check(const void *state)
{
    const Same *s = state;
    const Ball *at = s->board.at;

    for (int p = HIGH; p < SITES - HIGH; p++)
        if (at[p] != NONE && (p % HIGH == s->grid.rows
            || (p != HIGH && at[p - (p % HIGH ? 1 : HIGH)] == NONE)))
            return "nothing has a gap below it or on its left";
    return (survey(&s->board, 0).many > 0) != (s->phase == PLAYING)
        ? "the end is noticed" : NULL;
}

const Model same_model = {
    .name = "same", .size = sizeof(Same), .version = 1, .seats = 1,
    .better = 1, .points = called, .scores = true, .forms = forms,
    .options = options, .presets = presets, .start = start,
    .apply = apply, .check = check, .legal = legal, .turn = turn,
    .status = status, .show = show,
};
