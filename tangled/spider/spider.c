/* Made from games/spider.nw by make tangle: change that, not this. */
#include <string.h>
#include "spider.h"

/* options and deals */
#define WORDS(a, b, c) (const char *const[]){ a, b, c, NULL }
static const Option options[] = {
    { .key = "suits", .label = N_("Suits"), .most = 2, .usual = 1,
      .words = WORDS(N_("one"), N_("two"), N_("four")) },
    { .key = "deals", .label = N_("Deals"), .most = 2,
      .words = WORDS(N_("any"), N_("winnable"), "proved"),
      .labels = WORDS(N_("any"), NULL, N_("winnable")) }, { 0 }
};
static const Preset presets[] = {
    { N_("One suit"), "suits=one", N_("for a pastime") },
    { N_("Two suits"), "suits=two", N_("the usual game") },
    { N_("Four suits"), "suits=four", N_("a siege") },
    { N_("Four suits, winnable"), "suits=four deals=proved",
      N_("a way is known") }, { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Spider *s = state;

    lay_out(s, 1 << option[0],
            option[1] == 1 ? 1 + seed % PROVED : seed);
    s->later = -(option[1] == 1);
    if (option[1] == 2) {
        *s = (Spider){ .suits = s->suits, .number = seed,
                       .seeking = true, .off_end = NOTHING };
        memset(s->end, NOTHING, sizeof s->end);
    }
    return NULL;
}

/* the rules */
const char *why_not(const Spider *s, Step m)
{
    return m.from < 0 || m.from >= COLUMNS || m.to < 0
        || m.to >= COLUMNS ? _("The columns are 1 to 10.")
        : fits(s, m) ? NULL
        : m.from == m.to ? _("They lie there already.")
        : m.n < 1 || m.n > run(s, m.from)
        ? _("Only cards of one suit that fall by one move together.")
        : _("A card goes onto one that is higher by one, or onto "
            "an empty column.");
}
const char *why_no_deal(const Spider *s)
{
    return s->dealt == CARDS ? _("There is nothing left to deal.")
         : may_deal(s) ? NULL
         : _("First put a card onto each empty column.");
}
static const char *step(Spider *s, Step m, const char *complaint)
{
    if (complaint)
        return complaint;
    take(s, m);
    s->stuck = s->off < SEQUENCES && is_stuck(s);
    return NULL;
}
static const char *const verdicts[] = { "winnable", "lost", "unknown",
                                        NULL };

static const char *lay(Spider *s, int verdict, int later)
{
    if (!s->seeking)
        return _("The house has not been asked.");
    lay_out(s, s->suits, s->number + (uint64_t)later);
    s->later = later;
    s->doubtful = verdict != WINNABLE;
    return NULL;
}
static const char *set_asking(Spider *s, bool asking)
{
    s->asking = asking;
    s->asked += asking;
    return NULL;
}
static const char *apply(void *state, const char *said)
{
    Spider *s = state;
    Step m = { 0, 0, 0 };
    int v, n, from, to;

    if (s->asking && Text_match(said, "answer %w %d", verdicts, &v, &n))
        return set_asking(s, false);
    if (Text_match(said, "lay %w %d", verdicts, &v, &n))
        return lay(s, v + 1, n);
    if (s->asking || s->seeking)
        return _("The house is looking for a way.");
    if (s->stuck || s->off == SEQUENCES)
        return _("The game is over: begin a new one.");
    if (Text_same(said, "deal"))
        return step(s, m, why_no_deal(s));
    if (Text_match(said, "move %d from %d to %d", &n, &from, &to)) {
        m = (Step){ n, from - 1, to - 1 };
        return step(s, m, why_not(s, m));
    }
    return Text_same(said, "ask") ? set_asking(s, true)
         : _("No such move. Say deal, or as in: move 3 from 5 to 7.");
}

/* what may be said */
static int turn(const void *state)
{
    const Spider *s = state;

    return s->stuck || s->off == SEQUENCES ? OVER
         : s->asking || s->seeking ? HOUSE : 1;
}
static const char *const forms[] = {
    "> move NUMBER from COLUMN to COLUMN", "> deal",
    ": lay VERDICT NUMBER", NULL };

void spell(Step m, Line move)
{
    if (m.n == 0)
        Text_say(move, "deal");
    else
        Text_say(move, "move %d from %d to %d", m.n, m.from + 1,
                 m.to + 1);
}
static void legal(const void *state, Text *out)
{
    const Spider *s = state;
    Step m[STEPS];
    Line move;

    if (turn(s) == HOUSE)
        Text_tell(out, s->asking ? "answer unknown 0\n"
                            : "lay unknown 0\n");
    for (int k = 0, n = turn(s) == 1 ? steps(s, m) : 0; k < n; k++) {
        spell(m[k], move);
        Text_tell(out, "%s\n", move);
    }
    Text_tell(out, turn(s) == 1 && may_deal(s) ? "deal\n" : "");
}

/* secrets */
static bool sees(const void *state, int seat, int card)
{
    (void)seat;
    return is_open(state, card);
}
static void hide(void *state, int seat)
{
    Pack_hide(((Spider *)state)->face, CARDS, sees, state, seat);
    ((Spider *)state)->number = 0;
}
static void guess(void *state, int seat, Random *random, void *memory)
{
    Spider *s = state;

    (void)seat, (void)memory;
    Pack_guess(s->face, CARDS, pack_of(s->suits), random);
}

/* a table that can be */
static const char *check(const void *state)
{
    const Spider *s = state;
    Pile all[COLUMNS + 2] = { { 0 } };

    /* look into each column */
    for (int c = 0; c < COLUMNS; c++) {
        all[c] = column(s, c);
        for (int at = 0; at < s->closed[c]; at++)
            if (all[c].card[at] != COLUMNS * at + c)
                return "what is closed has not been moved";
        if (s->end[c] != NOTHING && !is_open(s, s->end[c]))
            return "an end card is open";
    }
    for (int k = s->off_end; k != NOTHING; k = s->on[k])
        Pile_put(&all[COLUMNS], k);
    for (int k = s->dealt; k < CARDS; k++)
        Pile_put(&all[COLUMNS + 1], k);
    if (all[COLUMNS].n != KING * s->off)
        return "thirteen cards for each sequence that is off";
    return Pile_check(all, COLUMNS + 2, CARDS);
}

/* a quieter line */
static void name_empty(const Spider *s, Line note)
{
    Line list = "";
    Text out = { list, sizeof list, 0 };

    for (int c = 0; c < COLUMNS; c++)
        if (s->end[c] == NOTHING)
            Text_tell(&out, out.used ? ", %d" : "%d", c + 1);
    if (!may_deal(s))
        Text_say(note,
                 _("Empty columns: %s. A deal needs a card on each."),
                 list);
    else if (out.used)
        Text_say(note, "%s",
                 _("Fewer than ten cards lie in the columns: "
                               "a deal is allowed."));
}
static void add_note(const Spider *s, Status *out)
{
    if (s->stuck || s->off == SEQUENCES)
        Text_say(out->note, s->stuck
                 ? _("No sequence of moves helps. Score: %d.")
                 : _("Score: %d."), out->points[1]);
    else if (s->doubtful && s->moves == 0)
        Text_say(out->note, "%s",
                 _("For no deal a way was found in time: "
                                    "this one may not be winnable."));
    else if (s->dealt < CARDS && !s->seeking)
        name_empty(s, out->note);
}

/* how it stands */
static void status(const void *state, int seat, Status *out)
{
    const Spider *s = state;
    int spent = s->moves + out->undos;

    (void)seat;
    out->points[1] = 500 - spent + 100 * s->off;
    out->winners = s->off == SEQUENCES ? 2 : s->stuck;
    out->helps = s->asked;
    /* say it in a sentence */
    if (turn(s) != 1)
        Text_say(out->text, "%s", s->off == SEQUENCES
                 ? _("All eight are off. You have won.") : s->stuck
                 ? _("Nothing can be turned over or taken off any more.")
                 : s->asking ? _("The house looks for a way.")
                 : _("The house looks for a deal that can be won."));
    else
        Text_say(out->text, _("Score %d, moves %d. Deals left: %d. "
                 "Taken off: %d of 8."), out->points[1], spent,
                 (CARDS - s->dealt) / COLUMNS, s->off);
    add_note(s, out);
}
static void show(const void *state, int seat, Text *out)
{
    const Spider *s = state;
    Pile all[COLUMNS];
    int rows = 0;

    (void)seat;
    for (int c = 0; c < COLUMNS; c++) {
        int open = (all[c] = column(s, c)).n - s->closed[c];

        rows = open > rows ? open : rows;
        Text_tell(out, "%5d", c + 1);
    }
    Text_tell(out, "\n");
    for (int c = 0; c < COLUMNS; c++)
        Text_tell(out, s->closed[c] ? "  (%d)" : "    -", s->closed[c]);
    /* show row after row */
    Text_tell(out, "\n");
    for (int row = 0; row < rows; row++) {
        for (int c = 0, wide = 5; c < COLUMNS; c++, wide += 5) {
            int at = s->closed[c] + row;

            if (at < all[c].n) {
                Text_tell(out, "%*s", wide,
                          Face_codes[s->face[all[c].card[at]] - 1]);
                wide = 0;
            }
        }
        Text_tell(out, "\n");
    }
}
static const char *const points[] = { NN_("%d point", "%d points") };
const Model spider_model = {
    .name = "spider", .size = sizeof(Spider), .version = 1, .seats = 1,
    .better = 1, .points = points, .forms = forms, .options = options,
    .presets = presets, .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
