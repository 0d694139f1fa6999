/* Made from games/gobblet.nw by make tangle: change that, not this. */
#include <string.h>
#include "gobblet.h"

/* the cups */
int seat_of(const Gobblet *g, int cup)
{
    return 1 + cup / (g->sizes * g->copies);
}

int size_of(const Gobblet *g, int cup)
{
    return cup / g->copies % g->sizes;
}

int cup_of(const Gobblet *g, int seat, int size, int copy)
{
    return ((seat - 1) * g->sizes + size) * g->copies + copy;
}
int top_of(const Gobblet *g, int cell)
{
    int top = OFF;

    for (int cup = 0; cup < cup_of(g, 3, 0, 0); cup++)
        if (g->at[cup] == cell
            && (top == OFF || size_of(g, cup) > size_of(g, top)))
            top = cup;
    return top;
}
bool is_free(const Gobblet *g, int cup)
{
    return g->at[cup] == OFF && (g->n == 3 || size_of(g, cup) == 3
                                 || g->at[cup + g->copies] != OFF);
}
int next_cup(const Gobblet *g, int seat, int size)
{
    for (int copy = 0; copy < g->copies; copy++)
        if (is_free(g, cup_of(g, seat, size, copy)))
            return cup_of(g, seat, size, copy);
    return OFF;
}

/* what is seen */
unsigned on_floor(uint64_t side, int floor)
{
    return side >> 16 * floor & 0xFFFF;
}
void Cups_look(Cups c, unsigned *mine, unsigned *theirs)
{
    unsigned shut = 0;

    *mine = *theirs = 0;
    for (int floor = 3; floor >= 0; floor--) {
        *mine |= on_floor(c.mine, floor) & ~shut;
        *theirs |= on_floor(c.theirs, floor) & ~shut;
        shut |= on_floor(c.mine | c.theirs, floor);
    }
}

/* rows of squares */
int bit_of(int n, int cell)
{
    return 1 << (4 * (cell / n) + cell % n);
}
int lines_of(int n, int line[ROWS])
{
    for (int k = 0; k < ROWS; k++)
        line[k] = 0;
    for (int cell = 0; cell < n * n; cell++) {
        int row = cell / n, column = cell % n, bit = bit_of(n, cell);

        line[row] |= bit;
        line[n + column] |= bit;
        line[2 * n] |= row == column ? bit : 0;
        line[2 * n + 1] |= row + column == n - 1 ? bit : 0;
    }
    return 2 * n + 2;
}
static int line_within(const Gobblet *g, unsigned set)
{
    int line[ROWS], many = lines_of(g->n, line);

    while (many-- > 0)
        if (((int)set & line[many]) == line[many])
            return line[many];
    return 0;
}
static bool is_in_three(const Gobblet *g, int cell)
{
    int line[ROWS], many = lines_of(g->n, line);
    int bit = bit_of(g->n, cell);
    unsigned mine, theirs;

    Cups_look(cups_of(g), &mine, &theirs);
    while (many-- > 0) {
        int missing = line[many] & ~(int)theirs;

        if (line[many] & bit && !(missing & (missing - 1)))
            return true;
    }
    return false;
}
const char *misfit(const Gobblet *g, int cup, int cell)
{
    int top = top_of(g, cell);

    if (g->at[cup] == cell)
        return _("A cup moves to another square.");
    if (top != OFF && size_of(g, top) >= size_of(g, cup))
        return _("What stands there is not smaller.");
    if (g->n == 3 || g->at[cup] != OFF || top == OFF)
        return NULL;
    if (seat_of(g, top) == g->turn)
        return _("A cup that comes in does not cover your own.");
    return is_in_three(g, cell) ? NULL
        : _("A cup that comes in covers only a row of three.");
}
static void judge(Gobblet *g)
{
    unsigned mine, theirs;

    Cups_look(cups_of(g), &mine, &theirs);
    if ((g->line = line_within(g, theirs)))
        g->over = 3 - g->turn;
    else if ((g->line = line_within(g, mine)))
        g->over = g->turn;
}
Cups cups_of(const Gobblet *g)
{
    Cups c = { 0, 0 };

    for (int cup = 0; cup < cup_of(g, 3, 0, 0); cup++)
        if (g->at[cup] != OFF) {
            int floor = size_of(g, cup) + 4 - g->sizes;
            uint64_t bit = (uint64_t)bit_of(g->n, g->at[cup])
                           << 16 * floor;

            if (seat_of(g, cup) == g->turn)
                c.mine |= bit;
            else
                c.theirs |= bit;
        }
    return c;
}
bool same_cups(Cups a, Cups b)
{
    return a.mine == b.mine && a.theirs == b.theirs;
}

static int cups_in(Cups c)
{
    return Set_count(c.mine) + Set_count(c.theirs);
}

bool is_wiped(const Gobblet *g, Cups c)
{
    return g->past == 0 || cups_in(c) != cups_in(g->seen[0]);
}

bool is_draw(const Gobblet *g, Cups c, int ply)
{
    int times = 0;

    if (is_wiped(g, c))
        return false;
    for (int k = g->past - 1 - ply % 2; k >= 0; k -= 2)
        times += same_cups(g->seen[k], c);
    return times > 1 || g->past + ply >= PAST;
}
static void go(Gobblet *g, int cup, int cell)
{
    if (g->at[cup] == OFF) {
        memset(g->seen, 0, sizeof g->seen);
        g->past = 0;
    }
    g->at[cup] = (signed char)cell;
    judge(g);
    g->turn = 3 - g->turn;
    if (!g->over && is_draw(g, cups_of(g), 1))
        g->over = DRAWN;
    g->seen[g->past++] = cups_of(g);
}
bool is_worn(const Gobblet *g)
{
    int k = 0;

    while (k < g->past
           && !is_draw(g, g->seen[k], FAR + (g->past - 1 - k) % 2))
        k++;
    return k < g->past;
}

/* sentences */
const char *const sizes[] = {
    N_("tiny"), N_("small"), N_("medium"), N_("large"), NULL
};

const char *size_word(const Gobblet *g, int cup)
{
    return sizes[size_of(g, cup) + 4 - g->sizes];
}
static const char *find_new(const Gobblet *g, int word, int *cup)
{
    int size = word - (4 - g->sizes);

    if (size < 0)
        return _("There are no tiny cups on this board.");
    *cup = next_cup(g, g->turn, size);
    return *cup != OFF ? NULL
        : _("No such cup of yours is free to come in.");
}
static const char *find_old(const Gobblet *g, int cell, int *cup)
{
    if (cell < 0)
        return _("No such square: rows and columns count from 1.");
    *cup = top_of(g, cell);
    return *cup != OFF && seat_of(g, *cup) == g->turn ? NULL
        : _("No cup of yours is seen there.");
}
static const char *apply(void *state, const char *move)
{
    Gobblet *g = state;
    Grid board = { g->n, g->n };
    int word, row, column, to_row, to_column, cup = OFF, to;
    const char *no;

    if (g->over)
        return _("The game is over: begin a new one.");
    if (Text_match(move, "put %w to %d %d", sizes, &word, &to_row,
                   &to_column))
        no = find_new(g, word, &cup);
    else if (Text_match(move, "move %d %d to %d %d", &row, &column,
                        &to_row, &to_column))
        no = find_old(g, Grid_cell(board, row, column), &cup);
    else
        return _("Say put large to 2 2, or move 1 1 to 2 2.");
    to = Grid_cell(board, to_row, to_column);
    if (!no)
        no = to >= 0 ? misfit(g, cup, to)
            : _("No such square: rows and columns count from 1.");
    if (!no)
        go(g, cup, to);
    return no;
}
static void list_cup(const Gobblet *g, int cup, Text *out)
{
    Spot from = Grid_spot((Grid){ g->n, g->n }, g->at[cup]);

    for (int cell = 0; cell < g->n * g->n; cell++) {
        Spot to = Grid_spot((Grid){ g->n, g->n }, cell);

        if (misfit(g, cup, cell))
            continue;
        if (g->at[cup] == OFF)
            Text_tell(out, "put %s", size_word(g, cup));
        else
            Text_tell(out, "move %d %d", from.row, from.column);
        Text_tell(out, " to %d %d\n", to.row, to.column);
    }
}
static bool may_go(const Gobblet *g, int cup)
{
    int at = g->at[cup];

    return !g->over && seat_of(g, cup) == g->turn
        && cup == (at == OFF ? next_cup(g, g->turn, size_of(g, cup))
                             : top_of(g, at));
}

static void legal(const void *state, Text *out)
{
    const Gobblet *g = state;

    for (int cup = 0; cup < cup_of(g, 3, 0, 0); cup++)
        if (may_go(g, cup))
            list_cup(g, cup, out);
}
static int turn(const void *state)
{
    const Gobblet *g = state;

    return g->over ? OVER : g->turn;
}
static const char *const told[2][6] = { {
    N_("Plum is to move."), N_("You are to move (Plum)."),
    N_("Plum's row was uncovered: Plum wins."),
    N_("Your row was uncovered: you win."),
    N_("Plum has a row and wins."), N_("You have a row and win.")
}, {
    N_("Maple is to move."), N_("You are to move (Maple)."),
    N_("Maple's row was uncovered: Maple wins."),
    N_("Your row was uncovered: you win."),
    N_("Maple has a row and wins."), N_("You have a row and win.")
} };
static void status(const void *state, int seat, Status *out)
{
    const Gobblet *g = state;
    int side = g->over ? g->over : g->turn;
    int what = !g->over ? 0 : g->over == g->turn ? 2 : 4;

    out->winners = g->over % DRAWN ? 1u << g->over : 0;
    Text_say(out->text, "%s", g->over != DRAWN
             ? _(told[side - 1][what + (seat == side)])
             : g->past == PAST ? _("For 200 moves no new cup: a draw.")
             : _("The third time the same position: a draw."));
}
static void letter(const void *whose, int cell, Text *out)
{
    const Gobblet *g = whose;
    int top = top_of(g, cell);

    if (top == OFF)
        Text_tell(out, (cell + 1) % g->n ? " . " : " .");
    else
        Text_tell(out, " %c%d", seat_of(g, top) == PLUM ? 'P' : 'M',
                  size_of(g, top) + 1);
}
static void show(const void *state, int seat, Text *out)
{
    const Gobblet *g = state;

    (void)seat;
    Grid_show((Grid){ g->n, g->n }, 3, letter, g, out);
    for (int side = PLUM; side <= MAPLE; side++) {
        Text_tell(out, side == PLUM ? " P:" : " M:");
        for (int copy = 0; copy < g->copies; copy++) {
            Text_tell(out, " ");
            for (int size = g->sizes; size-- > 0;)
                if (g->at[cup_of(g, side, size, copy)] == OFF)
                    Text_tell(out, "%d", size + 1);
        }
        Text_tell(out, "\n");
    }
}
static const char *const boards[] = { "3x3", "4x4", NULL };
static const char *const who[] = {
    "person", "beginner", "good", "best", "original", NULL
};
static const char *const who_told[] = {
    N_("Person"), N_("Beginner"), N_("Good"), N_("Best"),
    N_("Original"), NULL
};
static const char *const times[] = {
    "0.1", "0.3", "1", "3", "10", "30", NULL
};
static const int tenths_of[] = { 1, 3, 10, 30, 100, 300 };
static const Option options[] = {
    { .key = "board", .label = N_("Board"), .most = 1,
      .words = boards },
    { .key = "plum", .label = N_("Plum"), .most = 4, .words = who,
      .labels = who_told, .seat = PLUM },
    { .key = "maple", .label = N_("Maple"), .most = 4, .usual = 2,
      .words = who, .labels = who_told, .seat = MAPLE },
    { .key = "plumtime", .label = N_("Plum thinks (seconds)"),
      .most = 5, .usual = 3, .words = times },
    { .key = "mapletime", .label = N_("Maple thinks (seconds)"),
      .most = 5, .usual = 3, .words = times },
    { 0 }
};
static const Preset presets[] = {
    { N_("Small board"), "board=3x3", N_("3 x 3, against Good") },
    { N_("Small board, two persons"), "board=3x3 maple=person",
      N_("3 x 3, nobody helps") },
    { N_("No way out"), "board=3x3 plum=best maple=person",
      N_("3 x 3, Plum begins and knows the end") },
    { N_("Large board"), "board=4x4", N_("4 x 4, against Good") },
    { N_("Large board, hard"), "board=4x4 maple=best",
      N_("4 x 4, against Best") },
    { N_("Large board, two persons"), "board=4x4 maple=person",
      N_("4 x 4, nobody helps") },
    { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Gobblet *g = state;

    (void)seed;
    *g = (Gobblet){ .n = 3 + option[0], .sizes = 3 + option[0],
                    .copies = 2 + option[0], .turn = PLUM,
                    .tenths = { tenths_of[option[3]],
                                tenths_of[option[4]] } };
    memset(g->at, OFF, sizeof g->at);
    return NULL;
}
static const char *check(const void *state)
{
    const Gobblet *g = state;
    int all = cup_of(g, 3, 0, 0);

    for (int a = 0; a < all; a++)
        for (int b = a + 1; b < all; b++)
            if (g->at[a] != OFF && g->at[a] == g->at[b]
                && size_of(g, a) == size_of(g, b))
                return "two cups of one size share a square";
    for (int cup = 0; cup < all && g->n == 4; cup++)
        if (g->at[cup] != OFF && size_of(g, cup) < 3
            && g->at[cup + g->copies] == OFF)
            return "a cup has left its stack from the inside";
    if (g->past < (cups_in(cups_of(g)) > 0) || g->past > PAST
        || !same_cups(g->seen[g->past ? g->past - 1 : 0], cups_of(g)))
        return "the record does not end with this board";
    return NULL;
}
static const char *const forms[] = {
    "> put SIZE to ROW COLUMN", "> move ROW COLUMN to ROW COLUMN", NULL
};
const Model gobblet_model = {
    .name = "gobblet", .size = sizeof(Gobblet), .version = 1,
    .seats = 2, .proves = true, .forms = forms, .options = options,
    .presets = presets, .start = start, .apply = apply,
    .check = check, .legal = legal, .turn = turn, .status = status,
    .show = show,
};
