/* Made from games/pousse.nw by make tangle: change that, not this. */
#include <string.h>
#include "pousse.h"

/* the board */
int seat_of(int marker)
{
    return marker % 2 ? EX : OH;
}
int cell_of(int n, int push, int k)
{
    int line = push % MOST, back = n - 1 - k;

    switch (push / MOST) {
    case FROM_LEFT:  return line * n + k;
    case FROM_RIGHT: return line * n + back;
    case FROM_TOP:   return k * n + line;
    default:         return back * n + line;
    }
}
int carry(short *at, int n, int push, int marker)
{
    for (int k = 0; k < n && marker; k++) {
        short *here = &at[cell_of(n, push, k)];
        int there = *here;

        *here = (short)marker;
        marker = there;
    }
    return marker;
}
bool is_straight(const Pousse *s, int push, int seat)
{
    int k = 0, marker;

    while (k < s->n && (marker = s->at[cell_of(s->n, push, k)])
           && seat_of(marker) == seat)
        k++;
    return k == s->n;
}

static int straights(const Pousse *s, int seat)
{
    int many = 0;

    for (int line = 0; line < s->n; line++)
        many += is_straight(s, line, seat)
              + is_straight(s, MOST * FROM_TOP + line, seat);
    return many;
}
static bool alike(const Pousse *s, const short *at)
{
    int cell = 0;

    while (cell < s->n * s->n && !s->at[cell] == !at[cell]
           && (s->at[cell] - at[cell]) % 2 == 0)
        cell++;
    return cell == s->n * s->n;
}
static int stood_after(const Pousse *s)
{
    short at[CELLS] = { 0 };

    for (int k = 0; k < s->plies; k++) {
        if (alike(s, at))
            return k;
        carry(at, s->n, s->push[k], k + 1);
    }
    return 0;
}
static void shove(Pousse *s, int push)
{
    int mover = 1 + s->plies % 2, lead;

    s->push[s->plies++] = (unsigned char)push;
    s->fallen = carry(s->at, s->n, push, s->plies);
    s->again = stood_after(s);
    lead = straights(s, EX) - straights(s, OH);
    if (s->again)
        s->over = 3 - mover;
    else if (lead != 0)
        s->over = lead > 0 ? EX : OH;
    else if (s->plies == PAST)
        s->over = DRAWN;
}

/* sentences */
static const char *const sides[] =
    { "left", "right", "top", "bottom", NULL };
static const char *const push_ways[] = {
    N_("from the left into row %d"), N_("from the right into row %d"),
    N_("from the top into column %d"),
    N_("from the bottom into column %d")
};

void say_push(int push, Line out)
{
    Text_say(out, "%s %d", sides[push / MOST], push % MOST + 1);
}

void say_way(int push, Line out)
{
    Text_say(out, _(push_ways[push / MOST]), push % MOST + 1);
}
static const char *apply(void *state, const char *move)
{
    Pousse *s = state;
    int side, line;

    if (s->over)
        return _("The game is over: begin a new one.");
    if (!Text_match(move, "%w %d", sides, &side, &line))
        return _("Say a side and a number: left 2, or top 4.");
    if (line < 1 || line > s->n)
        return _("No such line: rows and columns count from 1.");
    shove(s, MOST * side + line - 1);
    return NULL;
}
static void legal(const void *state, Text *out)
{
    const Pousse *s = state;

    for (int push = 0; push < PUSHES && !s->over; push++)
        if (push % MOST < s->n) {
            Line move;

            say_push(push, move);
            Text_tell(out, "%s\n", move);
        }
}
static int turn(const void *state)
{
    const Pousse *s = state;

    return s->over ? OVER : 1 + s->plies % 2;
}
static const char *const told[2][6] = { {
    N_("X is to move."), N_("You are to move (X)."),
    N_("This board has stood before: X wins."),
    N_("This board has stood before: you win."),
    N_("X has more full lines and wins."),
    N_("You have more full lines and win.")
}, {
    N_("O is to move."), N_("You are to move (O)."),
    N_("This board has stood before: O wins."),
    N_("This board has stood before: you win."),
    N_("O has more full lines and wins."),
    N_("You have more full lines and win.")
} };
static void status(const void *state, int seat, Status *out)
{
    const Pousse *s = state;
    int side = s->over ? s->over : turn(s);
    Line way;

    out->winners = s->over % DRAWN ? 1u << s->over : 0;
    Text_say(out->text, "%s", s->over == DRAWN
             ? _("After 1000 moves nobody has won.")
             : _(told[side - 1][(s->again ? 2 : s->over ? 4 : 0)
                                + (seat == side)]));
    if (s->again)
        Text_say(out->note, _("It stood after move %d."), s->again);
    else if (s->plies) {
        say_way(s->push[s->plies - 1], way);
        Text_say(out->note, _("Move %d: %s."), s->plies, way);
    }
}
static void letter(const void *whose, int cell, Text *out)
{
    const Pousse *s = whose;
    int marker = s->at[cell];

    Text_tell(out, (cell + 1) % s->n ? " %c " : " %c",
              !marker ? '.' : seat_of(marker) == EX ? 'x' : 'o');
}

static void show(const void *state, int seat, Text *out)
{
    const Pousse *s = state;

    (void)seat;
    Grid_show((Grid){ s->n, s->n }, 3, letter, s, out);
}
static const char *check(const void *state)
{
    const Pousse *s = state;
    short at[CELLS] = { 0 };

    for (int k = 0; k < s->plies; k++)
        carry(at, s->n, s->push[k], k + 1);
    return memcmp(at, s->at, sizeof at) == 0 ? NULL
        : "the pushes do not make the board";
}
static const char *const who[] = {
    "person", "beginner", "good", "best", "original", NULL
};
static const char *const who_told[] = {
    N_("Person"), N_("Beginner"), N_("Good"), N_("Best"),
    N_("Original"), NULL
};
static const char *const times[] = {
    "0.1", "0.2", "0.5", "1", "2", "5", "10", "30", NULL
};
static const int tenths_of[] = { 1, 2, 5, 10, 20, 50, 100, 300 };
static const Option options[] = {
    { .key = "size", .label = N_("Rows and columns"), .least = LEAST,
      .most = MOST, .usual = 4 },
    { .key = "x", .label = N_("X"), .most = 4, .words = who,
      .labels = who_told, .seat = EX },
    { .key = "o", .label = N_("O"), .most = 4, .usual = 2,
      .words = who, .labels = who_told, .seat = OH },
    { .key = "xtime", .label = N_("X thinks (seconds)"), .most = 7,
      .usual = 3, .words = times },
    { .key = "otime", .label = N_("O thinks (seconds)"), .most = 7,
      .usual = 3, .words = times },
    { 0 }
};
static const Preset presets[] = {
    { N_("Usual"), "size=4", N_("4 x 4, against Good") },
    { N_("First steps"), "size=4 o=beginner",
      N_("4 x 4, against Beginner") },
    { N_("Two persons"), "size=4 o=person", N_("4 x 4") },
    { N_("The contest"), "size=6 o=best", N_("6 x 6, against Best") },
    { N_("The final"), "size=7 o=best", N_("7 x 7, against Best") },
    { N_("No way out"), "size=3 x=best o=person",
      N_("3 x 3, X begins and knows the end") },
    { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    (void)seed;
    *(Pousse *)state = (Pousse){ .n = option[0],
        .tenths = { tenths_of[option[3]], tenths_of[option[4]] } };
    return NULL;
}
static const char *const forms[] = {
    "> left ROW", "> right ROW", "> top COLUMN", "> bottom COLUMN", NULL
};
const Model pousse_model = {
    .name = "pousse", .size = sizeof(Pousse), .version = 1, .seats = 2,
    .proves = true, .forms = forms, .options = options,
    .presets = presets, .start = start, .apply = apply,
    .check = check, .legal = legal, .turn = turn, .status = status,
    .show = show,
};
