/* Made from games/aces.nw by make tangle: change that, not this. */
#include "aces.h"

/* options and deals */
static const char *const fill_words[] = {
    N_("any"), N_("aces"), N_("none"), NULL };
static const char *const deal_words[] = {
    N_("any"), N_("winnable"), NULL };
static const Option options[] = {
    { .key = "fills", .label = N_("An empty column takes"), .most = 2,
      .words = fill_words },
    { .key = "deals", .label = N_("Deals"), .most = 1,
      .words = deal_words },
    { .key = "ranks", .label = N_("Ranks"), .least = 2, .most = ROWS,
      .usual = ROWS }, { 0 }
};
static const Preset presets[] = {
    { N_("Usual"), "fills=any deals=any ranks=13",
      N_("an empty column takes any card") },
    { N_("Winnable"), "fills=any deals=winnable ranks=13",
      N_("a way is known") },
    { N_("Aces only"), "fills=aces deals=any ranks=13",
      N_("an empty column takes an ace") },
    { N_("Twelve cards"), "fills=any deals=any ranks=3",
      N_("to try everything by hand") }, { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Aces *s = state;

    lay_out(s, option[2], seed);
    if (option[1])
        *s = (Aces){ .cards = s->cards, .number = seed,
                     .seeking = true };
    s->fills = (unsigned char)option[0];
    return NULL;
}

/* the rules */
const char *why_not(const Aces *s, Step m)
{
    if (s->seeking)
        return _("The house is looking for a way.");
    if (m.from == PACK_OUT)
        return s->dealt < s->cards ? NULL : _("The pack is out.");
    if (m.from < 0 || m.from >= COLUMNS || m.to >= COLUMNS
        || (m.to < 0 && m.to != AWAY))
        return _("The columns are 1 to 4.");
    if (!s->n[m.from])
        return _("That column is empty.");
    if (m.to == AWAY)
        return may_go(s, m.from) ? NULL
            : _("No other column ends with a higher card of its suit.");
    return may_fill(s, m.from, m.to) ? NULL
        : s->n[m.to] ? _("A card can be moved to an empty column only.")
        : s->fills == ANY
        ? _("With the pack out, that changes nothing.")
        : s->fills == ACES ? _("An empty column takes an ace only.")
        : _("Nothing may be moved in this game.");
}
static int turn(const void *state)
{
    const Aces *s = state;
    Step m[STEPS];

    return s->seeking ? HOUSE : steps(s, m) ? 1 : OVER;
}
static const char *lay(Aces *s, int later, bool known)
{
    Aces deal;

    if (!s->seeking)
        return _("The house has not been asked.");
    lay_out(&deal, s->cards / COLUMNS, s->number + (uint64_t)later);
    deal.fills = s->fills;
    deal.doubtful = !known;
    *s = deal;
    return NULL;
}
static const char *apply(void *state, const char *sentence)
{
    static const char *const known[] = { "unknown", "winnable", NULL };
    Step m = { PACK_OUT, AWAY };
    const char *why;
    int v, n;

    if (Text_match(sentence, "lay %w %d", known, &v, &n))
        return lay(state, n, v);
    if (!Text_same(sentence, "deal")
        && !Text_match(sentence, "take %d away", &m.from)
        && !Text_match(sentence, "take %d to %d", &m.from, &m.to))
        return _("Say deal, or as in: take 2 away, take 2 to 4.");
    m.from -= m.from != PACK_OUT;
    m.to -= m.to != AWAY;
    why = turn(state) == OVER ? _("The game is over: begin a new one.")
        : why_not(state, m);
    if (!why) {
        take(state, m);
        ((Aces *)state)->moves++;
    }
    return why;
}
static const char *const forms[] = {
    "> take COLUMN away", "> take COLUMN to COLUMN", "> deal",
    ": lay VERDICT NUMBER", NULL };

void spell(Step m, Line move)
{
    if (m.from == PACK_OUT)
        Text_say(move, "deal");
    else if (m.to == AWAY)
        Text_say(move, "take %d away", m.from + 1);
    else
        Text_say(move, "take %d to %d", m.from + 1, m.to + 1);
}
static void legal(const void *state, Text *out)
{
    const Aces *s = state;
    Step m[STEPS];
    Line move;

    if (s->seeking)
        Text_tell(out, "lay unknown 0\n");
    for (int k = 0, n = s->seeking ? 0 : steps(s, m); k < n; k++) {
        spell(m[k], move);
        Text_tell(out, "%s\n", move);
    }
}

/* secrets */
static bool sees(const void *state, int seat, int card)
{
    (void)seat;
    return card < ((const Aces *)state)->dealt;
}
static void hide(void *state, int seat)
{
    Pack_hide(((Aces *)state)->face, CARDS, sees, state, seat);
    ((Aces *)state)->number = 0;
}
static void guess(void *state, int seat, Random *random, void *memory)
{
    Aces *s = state;
    bool seen[FACES + 1] = { false };
    int k = s->dealt;

    (void)seat, (void)memory;
    for (int card = 0; card < s->dealt; card++)
        seen[s->face[card]] = true;
    for (int f = 1; f <= FACES; f++)
        if (!seen[f] && in_pack(s->cards / COLUMNS, f))
            s->face[k++] = (Face)f;
    Pack_shuffle(s->face + s->dealt, s->cards - s->dealt, random);
}

/* how it stands */
int left(const Aces *s)
{
    int n = s->cards;

    for (int card = 0; card < s->dealt; card++)
        n -= s->away[card];
    return n;
}
static void tell(const Aces *s, int over, int n, Line text)
{
    if (s->seeking)
        Text_say(text, "%s",
                 _("The house looks for a deal that can be won."));
    else if (over && n == SUITS)
        Text_say(text, "%s",
                 _("Only the aces are left. You have won."));
    else if (over)
        Text_say(text, local_n(
                 "Nothing is left to do: %d card too many.",
                 "Nothing is left to do: %d cards too many.",
                 n - SUITS), n - SUITS);
    else
        Text_say(text, _("Cards left: %d. Deals left: %d."), n,
                 (s->cards - s->dealt) / COLUMNS);
}
static void status(const void *state, int seat, Status *out)
{
    const Aces *s = state;
    int n = left(s), over = turn(s) == OVER;

    (void)seat;
    out->points[1] = n;
    out->winners = !over ? 0 : n == SUITS ? 2 : 1;
    tell(s, over, n, out->text);
    if (s->doubtful && !s->moves)
        Text_say(out->note, "%s",
                 _("For no deal a way was found in time: "
                                    "this one may not be winnable."));
}
static void show(const void *state, int seat, Text *out)
{
    const Aces *s = state;
    bool more = true;

    (void)seat;
    Text_tell(out, "    1    2    3    4\n");
    for (int row = 0; more; row++) {
        more = false;
        for (int c = 0, wide = 5; c < COLUMNS; c++, wide += 5)
            if (row < s->n[c]) {
                Text_tell(out, "%*s", wide, Face_codes[
                          s->face[s->column[c][row]] - 1]);
                wide = 0;
                more = true;
            }
        Text_tell(out, more ? "\n" : "");
    }
}
static const char *check(const void *state)
{
    const Aces *s = state;
    int found[CARDS] = { 0 };

    for (int c = 0; c < COLUMNS; c++)
        for (int k = 0; k < s->n[c]; k++) {
            found[s->column[c][k]]++;
            if (k && s->column[c][k] % COLUMNS != c)
                return "who lies on others was dealt there";
        }
    for (int card = 0; card < s->cards; card++)
        if (found[card] + s->away[card] != (card < s->dealt))
            return "a card lies in a column or is away";
    return NULL;
}
static const char *const points[] = { NN_("%d card", "%d cards") };
const Model aces_model = {
    .name = "aces", .size = sizeof(Aces), .version = 1, .seats = 1,
    .better = -1, .points = points, .forms = forms, .options = options,
    .presets = presets, .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
