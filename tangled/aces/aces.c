/* Made from games/aces.nw by make tangle: change that, not this. */
#include "aces.h"

/* the table */
void take(Position *p, Step m)
{
    for (int c = 0; c < COLUMNS; c++) {
        p->in[c] &= ~m.card;
        if (m.to == A_ROW)
            p->in[c] |= bit(COLUMNS * p->rows + c);
        else if (m.to == c)
            p->in[c] |= m.card;
    }
    p->rows += m.to == A_ROW;
}
Pile column(const Aces *s, int c)
{
    Pile p = { .n = 0 };

    for (int mine = 0; mine <= 1; mine++)
        for (int k = 0; k < CARDS; k++)
            if (mine == (k % COLUMNS == c) && s->now.in[c] & bit(k))
                Pile_put(&p, k);
    return p;
}
int height(Face f) { return Face_rank(f) == ACE ? 14 : Face_rank(f); }

uint64_t higher(const Aces *s, int card)
{
    Face f = s->face[card];
    uint64_t all = 0;

    for (int k = 0; k < COLUMNS * s->ranks; k++)
        if (height(s->face[k]) > height(f)
            && Face_suit(s->face[k]) == Face_suit(f))
            all |= bit(k);
    return all;
}
void lay_out(Aces *s, int ranks, uint64_t number)
{
    Random r = Random_start(number, 1);
    int n = 0, last = CARDS;

    *s = (Aces){ .ranks = (unsigned char)ranks, .fills = s->fills,
                 .number = number };
    for (Face f = 1; f <= FACES; f++)
        s->face[height(f) > KING + 1 - ranks ? n++ : --last] = f;
    Pack_shuffle(s->face, n, &r);
    take(&s->now, (Step){ 0, A_ROW, 0 });
}
int left(const Aces *s)
{
    return COLUMNS * (s->ranks - s->now.rows)
         + __builtin_popcountll(lying(&s->now));
}
const char *why_not(const Aces *s, Step m)
{
    const Position *p = &s->now;
    bool out = p->rows == s->ranks;

    if (p->rows == 0)
        return _("The house is looking for a way.");
    if (m.to == A_ROW)
        return out ? _("The pack is out.") : NULL;
    if (!(ends(p) & m.card))
        return _("That column is empty.");
    if (m.to == AWAY)
        return ends(p) & higher(s, lowest(m.card)) ? NULL
            : _("No other column ends with a higher card of its suit.");
    return p->in[m.to]
        ? _("A card can be moved to an empty column only.")
        : s->fills == NONE ? _("Nothing may be moved in this game.")
        : s->fills == ACES && Face_rank(s->face[lowest(m.card)]) != ACE
        ? _("An empty column takes an ace only.")
        : out && p->in[m.from] == m.card
        ? _("With the pack out, that changes nothing.") : NULL;
}
int steps(const Aces *s, Step *out)
{
    int n = 0;

    for (int to = AWAY; to < COLUMNS; to++)
        for (int c = 0; c < COLUMNS; c++)
            if (!why_not(s, out[n] = (Step){ seen(&s->now, c), to, c }))
                n++;
    out[n] = (Step){ 0, A_ROW, 0 };
    return n + !why_not(s, out[n]);
}

/* options and deals */
static const Option options[] = {
    { .key = "fills", .label = N_("An empty column takes"), .most = 2,
      .words = (const char *const[])
          { N_("any"), N_("aces"), N_("none"), NULL } },
    { .key = "deals", .label = N_("Deals"), .most = 1,
      .words = (const char *const[])
          { N_("any"), N_("winnable"), NULL } },
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

    s->fills = (unsigned char)option[0];
    lay_out(s, option[2], seed);
    if (option[1])
        s->now = (Position){ .rows = 0 };
    return NULL;
}

/* the rules */
static const char *const forms[] = {
    "> take COLUMN away", "> take COLUMN to COLUMN", "> deal",
    ": lay VERDICT NUMBER", NULL };

void spell(Step m, Line move)
{
    if (m.to == A_ROW)
        Text_say(move, "deal");
    else if (m.to == AWAY)
        Text_say(move, "take %d away", m.from + 1);
    else
        Text_say(move, "take %d to %d", m.from + 1, m.to + 1);
}
static int turn(const void *state)
{
    const Aces *s = state;
    Step m[STEPS];

    return !s->now.rows ? HOUSE : steps(s, m) ? 1 : OVER;
}
static const char *apply(void *state, const char *sentence)
{
    static const char *const known[] = { "unknown", "winnable", NULL };
    Aces *s = state;
    Step m = { 0, A_ROW, 0 };
    int from, to = 0, v;
    bool away = Text_match(sentence, "take %d away", &from);
    const char *why;

    if (Text_match(sentence, "lay %w %d", known, &v, &from)) {
        if (s->now.rows)
            return _("The house has not been asked.");
        lay_out(s, s->ranks, s->number + (uint64_t)from);
        s->doubtful = !v;
        return NULL;
    }
    /* what is said, as a step */
    if (away || Text_match(sentence, "take %d to %d", &from, &to)) {
        if (from < 1 || from > COLUMNS || to < !away || to > COLUMNS)
            return _("The columns are 1 to 4.");
        m = (Step){ seen(&s->now, from - 1), to - 1, from - 1 };
    } else if (!Text_same(sentence, "deal"))
        return _("Say deal, or as in: take 2 away, take 2 to 4.");
    why = turn(s) == OVER ? _("The game is over: begin a new one.")
        : why_not(s, m);
    if (!why)
        take(&s->now, m);
    s->doubtful &= why != NULL;
    return why;
}
static void legal(const void *state, Text *out)
{
    Step m[STEPS];
    Line move;
    int n = steps(state, m);

    if (turn(state) == HOUSE)
        Text_tell(out, "lay unknown 0\n");
    for (int k = 0; k < n; k++) {
        spell(m[k], move);
        Text_tell(out, "%s\n", move);
    }
}
static void hide(void *state, int seat)
{
    Aces *s = state;

    (void)seat;
    for (int k = COLUMNS * s->now.rows; k < COLUMNS * s->ranks; k++)
        s->face[k] = HIDDEN;
    s->number = 0;
}
static void guess(void *state, int seat, Random *random, void *memory)
{
    (void)seat, (void)memory;
    Pack_guess(((Aces *)state)->face, CARDS, (Pack){ 1, ALL_SUITS },
               random);
}

/* how it stands */
static void status(const void *state, int seat, Status *out)
{
    const Aces *s = state;
    int n = left(s), many = n - SUITS, over = turn(s) == OVER;
    const char *text = !s->now.rows
        ? _("The house looks for a deal that can be won.")
        : s->doubtful ? _("For no deal a way was found in time: "
                          "this one may not be winnable.")
        : !over ? _("Cards left: %d. Deals left: %d.")
        : !many ? _("Only the aces are left. You have won.")
        : local_n("Nothing is left to do: %d card too many.",
                  "Nothing is left to do: %d cards too many.", many);

    (void)seat;
    out->points[1] = n;
    out->winners = !over ? 0 : many ? 1 : 2;
    Text_say(out->text, text, over ? many : n, s->ranks - s->now.rows);
}
static void show(const void *state, int seat, Text *out)
{
    const Aces *s = state;

    (void)seat;
    Text_tell(out, "    1    2    3    4\n");
    for (int row = 0, begun = -1; begun != out->used; row++) {
        begun = out->used;
        for (int c = 0; c < COLUMNS; c++) {
            Pile p = column(s, c);

            if (row < p.n)
                Text_tell(out, "%*s", begun + 5 * (c + 1) - out->used,
                          Face_codes[s->face[p.card[row]] - 1]);
        }
        Text_tell(out, begun == out->used ? "" : "\n");
    }
}
static const char *check(const void *state)
{
    const Position *p = &((const Aces *)state)->now;
    uint64_t all = 0;

    for (int c = 0; c < COLUMNS; c++) {
        uint64_t in = p->in[c], strangers = in & ~own(c);

        if (strangers & (strangers - 1) || all & in
            || in >= bit(COLUMNS * p->rows))
            return "a card lies once, and on others if dealt there";
        all |= in;
    }
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
