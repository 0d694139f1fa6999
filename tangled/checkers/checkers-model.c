/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"

/* what is legal */
static void list_man(const Men *m, int man, Text *out)
{
    int list[TARGETS], n = steps_of(m, man, list);
    Hop hop[TARGETS];
    Men then;

    for (int k = 0; k < n; k++)
        Text_tell(out, "move %d to %d\n", m->at[man], list[k]);
    if (n == 0 && hops_of(m, man, hop))
        for (int to = 1; to <= 32; to++)
            if (jump_to(m, man, to, &then) == 1)
                Text_tell(out, "jump %d to %d\n", m->at[man], to);
}
static void legal(const void *state, Text *out)
{
    const Checkers *c = state;

    if (c->over)
        return;
    if (c->deal)
        Text_tell(out, c->deal == BALLOT ? "ballot 11 15 23 19 9 14\n"
            : "setup red ......................R......b..\n");
    for (int man = 0; man < MEN && !c->deal && !c->offered; man++)
        list_man(&c->men, man, out);
    if (c->talk && !c->deal) {
        if (c->offered)
            Text_tell(out, "accept\ndecline\n");
        else if (!c->quiet && c->men.going == NONE)
            Text_tell(out, "offer\n");
        Text_tell(out, "resign\n");
    }
}

/* how it stands */
static const char *const told[2][6] = { {
    N_("Red is to move."), N_("You are to move (Red)."),
    N_("Black cannot move: Red wins."),
    N_("Black cannot move: you win."),
    N_("Black resigns: Red wins."), N_("Black resigns: you win.")
}, {
    N_("Black is to move."), N_("You are to move (Black)."),
    N_("Red cannot move: Black wins."),
    N_("Red cannot move: you win."),
    N_("Red resigns: Black wins."), N_("Red resigns: you win.")
} };
static const char *const draws[] = {
    N_("A draw, by agreement."),
    N_("The third time the same position: a draw."),
    N_("Forty moves without progress: a draw.")
};
static void tell_more(const Checkers *c, Line note)
{
    const Men *m = &c->men;

    if (c->offered && !c->over)
        Text_say(note, "%s", c->offered == RED
                 ? _("Red offers a draw: accept or decline.")
                 : _("Black offers a draw: accept or decline."));
    else if (!c->over && !c->deal && must_take(m))
        Text_say(note, "%s", _("A jump is compulsory."));
    else if (c->from)
        Text_say(note, _("The last move: %d to %d."), c->from, c->to);
}
static void status(const void *state, int seat, Status *out)
{
    const Checkers *c = state;
    int side = c->over ? c->over : Checkers_turn(c);
    int what = !c->over ? 0 : c->why == BLOCKED ? 2 : 4;

    out->winners = c->over % DRAWN ? 1u << c->over : 0;
    if (c->deal)
        Text_say(out->text, "%s", _("The house sets up the board."));
    else
        Text_say(out->text, "%s", c->over == DRAWN
                 ? _(draws[c->why - AGREED])
                 : _(told[side - 1][what + (seat == side)]));
    tell_more(c, out->note);
}
static void show(const void *state, int seat, Text *out)
{
    const Men *m = &((const Checkers *)state)->men;

    (void)seat;
    for (int row = 7; row >= 0; row--) {
        for (int column = row % 2; column < 8; column += 2) {
            int square = square_at(row, column);
            int man = man_on(m, square);

            Text_tell(out, "%*s%c%2d", column ? 3 : 0, "",
                      man == NONE ? '.'
                      : "rbRB"[man / 12 + 2 * m->king[man]], square);
        }
        Text_tell(out, "\n");
    }
}

/* options */
#define WORDS(name, ...) \
    static const char *const name[] = { __VA_ARGS__, NULL };
WORDS(who, "person", "novice", "easy", "good", "strong", "best")
WORDS(who_told, N_("Person"), N_("Novice"), N_("Easy"), N_("Good"),
      N_("Strong"), N_("Best"))
WORDS(openings, "usual", "ballot", "ending")
WORDS(openings_told, N_("As usual"), N_("Three moves by lot"),
      N_("An ending by lot"))
WORDS(crowns, "stops", "rises", "passes")
WORDS(crowns_told, N_("Its jump ends there"),
      N_("It jumps on as a king"), N_("It jumps on as a man"))
WORDS(kings, "short", "flying")
WORDS(kings_told, N_("One square"), N_("Any distance"))
WORDS(ways, "forward", "both")
WORDS(ways_told, N_("Forward"), N_("Backward, too"))
WORDS(takes, "any", "most")
WORDS(takes_told, N_("Any jump"), N_("What takes the most"))
WORDS(talks, "no", "yes")
WORDS(talks_told, N_("No"), N_("Yes"))
static const Option options[] = {
    { .key = "red", .label = N_("Red"), .most = 5, .words = who,
      .labels = who_told, .seat = RED },
    { .key = "black", .label = N_("Black"), .most = 5, .usual = 2,
      .words = who, .labels = who_told, .seat = BLACK },
    { .key = "opening", .label = N_("Beginning"), .most = 2,
      .words = openings, .labels = openings_told },
    { .key = "crown", .label = N_("A man jumps to the far row"),
      .most = 2, .words = crowns, .labels = crowns_told },
    { .key = "kings", .label = N_("Kings go"), .most = 1,
      .words = kings, .labels = kings_told },
    { .key = "men", .label = N_("Men jump"), .most = 1,
      .words = ways, .labels = ways_told },
    { .key = "take", .label = N_("One must take"), .most = 1,
      .words = takes, .labels = takes_told },
    { .key = "talk", .label = N_("Draws are offered"), .most = 1,
      .usual = 1, .words = talks, .labels = talks_told },
    { 0 }
};
static const Preset presets[] = {
    { N_("Usual"), "", N_("against Easy") },
    { N_("First steps"), "black=novice", N_("against Novice") },
    { N_("Two persons"), "black=person", N_("nobody helps") },
    { N_("Three-move ballot"), "opening=ballot black=best",
      N_("as in tournaments, against Best") },
    { N_("An ending"), "opening=ending black=best",
      N_("up to five pieces, against Best") },
    { N_("Russian"), "crown=rises kings=flying men=both black=good",
      N_("flying kings, against Good") },
    { N_("Brazilian"),
      "crown=passes kings=flying men=both take=most black=good",
      N_("the most must be taken, against Good") },
    { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Rules rules = { (signed char)option[3], (signed char)option[4],
                    (signed char)option[5], (signed char)option[6] };

    (void)seed;
    Checkers_begin(state, &rules, option[2], option[7]);
    return NULL;
}
static const char *check(const void *state)
{
    const Checkers *c = state;
    Board now = board_of(&c->men);

    for (int man = 0; man < MEN; man++)
        if (c->men.at[man] != OFF
            && man_on(&c->men, c->men.at[man]) != man)
            return "two men share a square";
    return c->past >= 0 && c->past <= PAST
        && same_board(&c->seen[c->past], &now) ? NULL
        : "the record does not end with this board";
}
static const char *const forms[] = {
    "> move SQUARE to SQUARE", "> jump SQUARE to SQUARE", "> offer",
    "> accept", "> decline", "> resign",
    ": ballot FROM TO FROM TO FROM TO", ": setup SIDE SQUARES", NULL
};
const Model checkers_model = {
    .name = "checkers", .size = sizeof(Checkers), .version = 1,
    .seats = 2, .proves = true, .forms = forms, .options = options,
    .presets = presets, .formats = checkers_formats, .start = start,
    .apply = Checkers_apply, .check = check, .legal = legal,
    .turn = Checkers_turn, .status = status, .show = show,
};
