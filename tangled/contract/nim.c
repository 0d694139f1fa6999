/* Made from kit/contract.nw by make tangle: change that, not this. */
#include <string.h>
#include "nim.h"

/* the model of nim */
enum { FEWEST = 12, MANY = 20 };
static const char *const who[] = {
    N_("person"), N_("novice"), N_("good"), N_("best"), NULL
};
static const char *const yes_no[] = { N_("no"), N_("yes"), NULL };
#define MATCHES { .key = "matches", .least = 0, .most = MOST, \
                  .usual = 15, .label = N_("Matches (0: by chance)") }
static const Option nim_options[] = {
    MATCHES,
    { .key = "seat1", .label = N_("Seat 1"), .most = 3, .words = who,
      .seat = 1 },
    { .key = "seat2", .label = N_("Seat 2"), .most = 3, .words = who,
      .seat = 2 },
    { .key = "bids", .label = N_("With bids"), .most = 1,
      .words = yes_no },
    { 0 }
};
static const Preset nim_presets[] = {
    { N_("Two persons"), "matches=15", N_("15 matches") },
    { N_("Against a novice"), "matches=0 seat2=novice",
      N_("any number of matches") },
    { N_("With bids"), "seat2=good bids=yes",
      N_("who bids more begins") },
    { 0 }
};

/* hide and guess */
static void hide(void *state, int seat)
{
    Nim *s = state;

    if (s->bidding && s->bid[3 - seat] != 0)
        s->bid[3 - seat] = FACE_DOWN;
}
static void guess(void *state, int seat, Random *random, void *memory)
{
    Nim *s = state;

    (void)memory;
    if (s->bid[3 - seat] == FACE_DOWN)
        s->bid[3 - seat] = 1 + Random_below(random, GRASP);
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Nim *s = state;

    (void)seed;
    s->left = option[0];
    s->turn = s->left > 0 ? 1 : HOUSE;
    s->bidding = option[3];
    return NULL;
}

/* deal n matches */
static const char *deal(Nim *s, int n)
{
    if (s->turn != HOUSE)
        return _("the matches lie on the table already");
    if (n < FEWEST || n > MANY)
        return _("the house deals 12 to 20 matches");
    s->left = n;
    s->turn = 1;
    return NULL;
}

/* write down a bid of n */
static const char *bid(Nim *s, int n)
{
    if (!s->bidding || s->turn == HOUSE)
        return _("this is no time for a bid");
    if (n < 1 || n > GRASP)
        return _("bid one, two or three");
    s->bid[s->turn] = n;
    s->turn = 3 - s->turn;
    s->bidding = s->turn == 2;
    if (!s->bidding) {
        s->left += s->bid[1] + s->bid[2];
        s->turn = s->bid[2] > s->bid[1] ? 2 : 1;
    }
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    int n;

    if (Text_match(move, "bid %d", &n))
        return bid(state, n);
    if (((const Nim *)state)->bidding
        && Text_match(move, "take %d", &n))
        return _("first write down a bid, as in: bid 2");
    if (Text_match(move, "take %d", &n))
        return nim_take(state, n);
    if (Text_match(move, "deal %d", &n))
        return deal(state, n);
    return _("say take and a number, as in: take 2");
}
static const char *const nim_forms[] = {
    "> take NUMBER", "> bid NUMBER", ": deal NUMBER", NULL
};
static void legal(const void *state, Text *out)
{
    const Nim *s = state;

    if (s->turn == HOUSE)
        for (int n = FEWEST; n <= MANY; n++)
            Text_tell(out, "deal %d\n", n);
    for (int n = 1; n <= GRASP; n++)
        if (s->bidding ? s->turn != HOUSE : n <= s->left)
            Text_tell(out, s->bidding ? "bid %d\n" : "take %d\n", n);
}
static int turn(const void *state)
{
    const Nim *s = state;

    return s->turn != HOUSE && s->left == 0 ? OVER : s->turn;
}
static void status(const void *state, int seat, Status *out)
{
    const Nim *s = state;
    int other = 3 - s->turn;

    if (s->turn == HOUSE)
        Text_say(out->text, _("The house counts out the matches."));
    else if (s->left > 0)
        Text_say(out->text, s->bidding ? _("Seat %d bids. Matches: %d.")
                                  : _("Seat %d takes. Matches: %d."),
                 s->turn, s->left);
    else {
        out->winners = 1u << other;
        Text_say(out->text, _("Seat %d took the last match and wins."),
                 other);
    }
    /* say what was bid */
    if (!s->bidding && s->bid[1] != 0)
        Text_say(out->note, _("The bids were %d and %d."), s->bid[1],
                 s->bid[2]);
    else if (s->bidding && seat > HOUSE && s->bid[seat] != 0)
        Text_say(out->note, _("Your bid is %d."), s->bid[seat]);
}
static void show(const void *state, int seat, Text *out)
{
    const Nim *s = state;

    (void)seat;
    for (int k = 0; k < s->left; k++)
        Text_tell(out, k > 0 && k % 5 == 0 ? "  |" : " |");
    Text_tell(out, s->left > 0 ? "\n" : " -\n");
}
static const char *check(const void *state)
{
    const Nim *s = state;

    int most = MOST + (s->bid[1] != 0 ? 2 * GRASP : 0);

    if (s->left < 0 || s->left > most)
        return "there are 0 to 40 matches, and what was bid";
    if (s->turn < HOUSE || s->turn > 2)
        return "there are two seats";
    if (s->bidding && s->turn != HOUSE && s->left == 0)
        return "nobody bids for an empty table";
    if (s->turn == HOUSE && s->left != 0)
        return "the house deals onto an empty table";
    return NULL;
}
static void read_strokes(const void *text, Text *out)
{
    const char *at = text;
    int n = 0;

    for (; *at == '|' || *at == ' ' || *at == '\n'; at++)
        n += *at == '|';
    if (*at || n == 0 || n > MOST)
        Text_tell(out, _("a row of 1 to 40 strokes is wanted, such as "
                         "|||||"));
    else
        Text_tell(out, "nim 1 matches=%d seed=0\n", n);
}
static void write_strokes(const void *state, const char *saved,
                          Text *out)
{
    (void)saved;
    for (int k = 0; k < ((const Nim *)state)->left; k++)
        Text_tell(out, "|");
    Text_tell(out, "\n");
}
static void read_dots(const void *text, Text *out)
{
    int said = 0, n = 0;

    for (const char *at = text; *at; at += strspn(at, " \n")) {
        size_t letters = strcspn(at, " \n");

        n += said++ >= 4 && letters == 1 && *at == '0';
        at += letters;
    }
    if (strncmp(text, "P2\n", 3) != 0 || n == 0 || n > MOST)
        Text_tell(out,
                  _("a picture with 1 to 40 black dots is wanted"));
    else
        Text_tell(out, "nim 1 matches=%d seed=0\n", n);
}
static const Format nim_formats[] = {
    { "strokes", read_strokes, write_strokes },
    { "pgm", read_dots, NULL }, { 0 }
};
const Model nim_model = {
    .name = "nim", .size = sizeof(Nim), .version = 1, .seats = 2,
    .proves = true, .forms = nim_forms, .options = nim_options,
    .presets = nim_presets, .formats = nim_formats,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
static const Option plain_options[] = { MATCHES, { 0 } };
static const char *const plain_forms[] = {
    "> take NUMBER", ": deal NUMBER", NULL
};
const Model plain_model = {
    .name = "nim", .size = sizeof(Nim), .version = 1, .seats = 2,
    .proves = true, .forms = plain_forms, .options = plain_options,
    .formats = nim_formats,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
};
