/* Made from games/memory.nw by make tangle: change that, not this. */
#include <string.h>
#include "memory.h"

/* secrets */
static void hide(void *state, int seat)
{
    Pairs *s = state;

    (void)seat;
    for (int k = 0; k < CARDS && s->phase != DONE; k++)
        if (!s->seen[k])
            s->face[k] = 0;
}
static void guess(void *state, int seat, Random *r, void *memory)
{
    Pairs *s = state;
    int left[CARDS], n = 0, next = 0, all = s->rows * s->cols;

    (void)seat, (void)memory;
    for (int face = 1; face <= all; face++)
        if (!memchr(s->face, face, (size_t)all))
            left[n++] = face;
    Random_shuffle(r, left, n);
    for (int k = 0; k < all; k++)
        if (s->face[k] == 0)
            s->face[k] = (unsigned char)left[next++];
}

/* the mean of perfect play */
static double mean(int k, int u, double table[CARDS + 1][CARDS + 1])
{
    double new = u - k, other = u - 1, it = 0;

    if (u == 0 || table[k][u] > 0)
        return table[k][u];
    if (k > 0)
        it += k / (double)u * (1 + mean(k - 1, u - 1, table));
    if (new > 0) {
        /* the first card is new */
        double then = (1 + mean(k, u - 2, table)) / other;

        if (k > 0)
            then += k / other * (2 + mean(k, u - 2, table));
        if (new > 2)
            then += (new - 2) / other * (1 + mean(k + 2, u - 2, table));
        it += new / u * then;
    }
    return table[k][u] = it;
}
double expected(int k, int u)
{
    double table[CARDS + 1][CARDS + 1] = { { 0 } };

    return mean(k, u, table);
}

/* a try */
int mate_of(const Pairs *s, int at)
{
    int mate = -1;

    for (int k = 0; k < s->rows * s->cols; k++)
        if (k != at && s->face[k] > 0
            && pair_of(s->face[k]) == pair_of(s->face[at]))
            mate = k;
    return mate;
}
static void found(Pairs *s, bool luck)
{
    for (int k = 0; k < 2; k++)
        s->owner[s->up[k]] = (unsigned char)s->seat;
    s->found[s->seat]++;
    s->luck[s->seat] += luck;
    s->up[0] = s->up[1] = -1;
    s->phase = s->found[1] + s->found[2] == s->rows * s->cols / 2
             ? DONE : FIRST;
}
static void note(Pairs *s, int at, int k)
{
    s->seen[at] = true;
    s->when[at] = s->turns;
    s->up[k] = at;
}
static void needless(Pairs *s, int mate)
{
    int n = s->needless[s->seat]++;

    if (n < SLIPS) {
        s->slip[s->seat][n].number = s->tries[s->seat];
        s->slip[s->seat][n].at = mate;
    }
}
static void next(Pairs *s)
{
    s->up[0] = s->up[1] = -1;
    s->seat = s->seat % s->seats + 1;
    s->phase = FIRST;
}
static void second(Pairs *s, int at)
{
    int mate = mate_of(s, s->up[0]);
    bool luck = s->fresh && !s->seen[at];

    note(s, at, 1);
    s->tries[s->seat]++;
    s->turns++;
    if (at == s->up[0]) {
        next(s);
        return;
    }
    if (at != mate && mate >= 0 && s->seen[mate])
        needless(s, mate);
    s->phase = SHOWING;
    if (at == mate)
        found(s, luck);
}

/* the cards are laid */
void deal(Pairs *s, uint64_t number)
{
    Random r = Random_start(number, 1), salt = Random_start(number, 2);

    guess(s, 1, &r, NULL);
    s->salt = Random_bits(&salt);
    s->up[0] = s->up[1] = -1;
    s->seat = 1;
}

/* the options */
static const char *const size[] = { "3x4", "4x4", "4x5", "6x6", "6x8",
                                    NULL };
static const char *const set[] = { "pictures", "letters", "products",
    "fractions", "romans", "c", NULL };
static const char *const set_labels[] = { N_("Pictures"), N_("Letters"),
    N_("Products"), N_("Fractions"), N_("Roman numbers"),
    N_("Expressions in C"), NULL };
static const char *const who[] = {
    N_("person"), N_("poor"), N_("middling"), N_("good"), N_("perfect"),
    N_("sieve"), NULL };
static const char *const who_labels[] = {
    N_("A person"), N_("Poor: forgets 30 of 100 a turn"),
    N_("Middling: forgets 10 of 100 a turn"),
    N_("Good: forgets 3 of 100 a turn"), N_("Perfect: forgets nothing"),
    N_("A sieve: forgets all"), NULL };
static const Option options[] = {
    { .key = "size", .label = N_("Cards"), .most = 4, .usual = 2,
      .words = size },
    { .key = "set", .label = N_("On them"), .most = 5, .words = set,
      .labels = set_labels },
    { .key = "seats", .label = N_("Players"), .least = 1, .most = 2,
      .usual = 1, .seat = HOW_MANY },
    { .key = "seat1", .label = N_("Seat 1"), .most = 5, .words = who,
      .labels = who_labels, .seat = 1 },
    { .key = "seat2", .label = N_("Seat 2"), .most = 5, .usual = 2,
      .words = who, .labels = who_labels, .seat = 2 },
    { .key = "show", .label = N_("Shown for (tenths of a second)"),
      .least = 3, .most = 600, .usual = 10 },
    { 0 }
};
static const char *const points[] = { NN_("%d try", "%d tries") };
static const Preset presets[] = {
    { N_("Ten pairs"), "size=4x5", N_("4 x 5, alone") },
    { N_("Eighteen pairs"), "size=6x6", N_("6 x 6, alone") },
    { N_("Against a memory"), "size=4x5 seats=2",
      N_("that forgets now and then") },
    { N_("Products"), "size=4x5 set=products",
      N_("what is six times seven?") },
    { N_("Expressions in C"), "size=4x4 set=c",
      N_("and their values") },
    { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Pairs *s = state;

    s->rows = size[option[0]][0] - '0';
    s->cols = size[option[0]][2] - '0';
    s->set = option[1];
    s->seats = option[2];
    s->show = option[5];
    deal(s, seed);
    return NULL;
}

/* apply and legal */
static const char *no_turn(const Pairs *s, int row, int col)
{
    if (row < 1 || row > s->rows || col < 1 || col > s->cols)
        return _("There is no such card.");
    return s->owner[(row - 1) * s->cols + col - 1]
         ? _("This pair has been found.") : NULL;
}
static const char *apply(void *state, const char *move)
{
    Pairs *s = state;
    int row, col, at;
    const char *no;

    if (s->phase == DONE)
        return _("All pairs have been found: begin a new game.");
    if (s->phase == SHOWING && Text_same(move, "cover"))
        return next(s), NULL;
    if (!Text_match(move, "turn %d %d", &row, &col))
        return _("Say as in: turn 2 3.");
    no = s->phase == SHOWING ? _("The cards are being shown.")
       : no_turn(s, row, col);
    at = (row - 1) * s->cols + col - 1;
    if (no)
        return no;
    /* turn it up, or down */
    if (s->phase == SECOND)
        second(s, at);
    else {
        s->fresh = !s->seen[at];
        note(s, at, 0);
        s->phase = SECOND;
    }
    return NULL;
}
static int turn(const void *state)
{
    const Pairs *s = state;

    return s->phase == DONE ? OVER : s->phase == SHOWING ? HOUSE
         : s->seat;
}
static void legal(const void *state, Text *out)
{
    const Pairs *s = state;

    if (s->phase == SHOWING)
        Text_tell(out, "cover\n");
    else if (s->phase != DONE)
        for (int k = 0; k < s->rows * s->cols; k++)
            if (!s->owner[k])
                Text_tell(out, "turn %d %d\n", k / s->cols + 1,
                          k % s->cols + 1);
}
static const char *const forms[] = { "> turn ROW COLUMN", ": cover",
                                     NULL };

/* how things stand */
static void say_end(const Pairs *s, int seat, Status *out)
{
    int pairs = s->rows * s->cols / 2, mine = s->found[1];
    int mean = (int)(10 * expected(0, 2 * pairs) + .5);

    /* who has won */
    out->winners = s->seats == 1 || mine > pairs - mine ? 2
                 : mine < pairs - mine ? 4 : 0;
    if (s->seats == 1) {
        Text_say(out->text, local_n("All found, in %d try.",
                 "All found, in %d tries.", s->tries[1]), s->tries[1]);
        Text_say(out->note, _("Perfect play, on average: %d.%d. "
                              "By luck: %d. Needless: %d."), mean / 10,
                 mean % 10, s->luck[1], s->needless[1]);
    } else {
        Text_say(out->text, _("Pairs, %d to %d: %s"), mine,
            pairs - mine, !out->winners ? _("a draw.")
            : out->winners >> seat & 1 ? _("you win.")
            : out->winners == 2 ? _("seat 1 wins.")
            : _("seat 2 wins."));
        seat = seat > 0 ? seat : 1;
        Text_say(out->note, _("By luck: %d. Needless: %d."),
                 s->luck[seat], s->needless[seat]);
    }
}
static void status(const void *state, int seat, Status *out)
{
    const Pairs *s = state;
    bool you = seat == s->seat;

    out->points[1] = s->tries[1];
    out->points[2] = s->tries[2];
    if (s->phase == DONE) {
        say_end(s, seat, out);
        return;
    }
    /* what to do next */
    Text_say(out->text, s->phase == SHOWING ? _("That is no pair.")
        : s->phase == SECOND ? you ? _("Now turn up its partner.")
        : _("Seat %d turns up a second card.") : you
        ? _("Turn up a card.") : _("Seat %d turns up a card."),
        s->seat);
    Text_say(out->note, s->seats > 1 ? _("Pairs: %d to %d.")
             : _("Pairs: %d. Tries: %d."), s->found[1],
             s->seats > 1 ? s->found[2] : s->tries[1]);
}

/* the board in letters */
static int letter(int face)
{
    return (face % 2 ? 'A' : 'a') + pair_of(face);
}
static void show(const void *state, int eyes, Text *out)
{
    const Pairs *s = state;

    (void)eyes;
    for (int k = 0; k < s->rows * s->cols; k++) {
        int face = s->face[k];
        bool up = k == s->up[0] || k == s->up[1];

        Text_tell(out, "%s%c%s", k % s->cols ? " " : "", s->owner[k]
                  ? '.' : !up ? '#' : letter(face),
                  (k + 1) % s->cols ? "" : "\n");
    }
    /* what has been up */
    for (int turn = s->turns - 1 - (s->phase == SHOWING), left = s->seats;
         turn >= 0 && left > 0; turn--) {
        bool told = false;

        for (int at = 0; at < CARDS; at++)
            if (s->seen[at] && !s->owner[at] && s->when[at] == turn) {
                told = true;
                Text_tell(out, "%d %d: %c\n", at / s->cols + 1,
                          at % s->cols + 1, letter(s->face[at]));
            }
        left -= told;
    }
}

/* the model */
static const char *check(const void *state)
{
    const Pairs *s = state;
    int gone = 0;

    for (int k = 0; k < s->rows * s->cols; k++) {
        gone += s->owner[k] > 0;
        if (s->owner[k] && s->owner[mate_of(s, k)] != s->owner[k])
            return "a pair is found by one seat";
    }
    if (gone != 2 * (s->found[1] + s->found[2]))
        return "what is gone has been counted";
    return (s->phase == SECOND) != (s->up[0] >= 0 && s->up[1] < 0)
        || (s->phase == SHOWING) != (s->up[1] >= 0)
        ? "the cards that are up tell the phase" : NULL;
}
const Model memory_model = {
    .name = "memory", .size = sizeof(Pairs), .version = 1,
    .seats = 2, .better = -1, .points = points, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
