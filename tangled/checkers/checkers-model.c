/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"

/* read a position */
#define is_digit(c) ((c) >= '0' && (c) <= '9')

static int number_at(const char **at)
{
    int n = 0;

    for (; is_digit(**at); ++*at)
        n = n < 1000 ? 10 * n + **at - '0' : n;
    return n;
}
static bool read_side(const char **at, const char *letters,
                      char *squares)
{
    do {
        bool king = *++*at == 'K';
        int first, last;

        *at += king;
        first = last = number_at(at);
        if (**at == '-') {
            ++*at;
            last = number_at(at);
        }
        if (first < 1 || last > 32)
            return false;
        for (; first <= last; first++) {
            if (squares[first - 1] != '.')
                return false;
            squares[first - 1] = letters[king];
        }
    } while (**at == ',');
    return true;
}
static bool read_fen(const char *from, Line setup)
{
    char fen[128] = "", squares[] = "................................";
    const char *at = fen + 1;
    size_t n = 0;

    for (; *from && !strchr("\"]\n", *from); from++)
        if (!strchr(" .\t\r", *from) && n < sizeof fen - 1)
            fen[n++] = *from >= 'a' ? *from - 'a' + 'A' : *from;
    Text_say(setup, "setup %s ", fen[0] == 'B' ? "red" : "black");
    while (*at == ':' && (at[1] == 'W' || at[1] == 'B')) {
        const char *letters = *++at == 'W' ? "bB" : "rR";

        if (strchr(":", at[1]))     /* nobody; or the end */
            at++;
        else if (!read_side(&at, letters, squares))
            return false;
    }
    strcat(setup, squares);
    return (fen[0] == 'B' || fen[0] == 'W') && at > fen + 1
        && !at[strspn(at, ":HF0123456789")];
}

/* read a game */
typedef struct Reader {
    const char *at, *fen;           /* where it begins, or NULL */
    Checkers game;
    Text *out;
    int   moves, tags;
    int   n, square[13];            /* those of a sentence */
    const char *no;                 /* why it is no good, or NULL */
    Line  why;
} Reader;
static void play_squares(Reader *r)
{
    Line move;

    for (int k = 1; k < r->n && !r->no; k++) {
        Text_say(move, "%s %d to %d",
                 must_take(&r->game.men) ? "jump" : "move",
                 r->square[k - 1], r->square[k]);
        r->no = Checkers_apply(&r->game, move);
        Text_tell(r->out, "> %s\n", move);
    }
    if (!r->no && r->game.men.going != NONE)
        r->no = _("The man that has jumped must jump on.");
    if (r->no)
        Text_say(r->why, _("Move %d, %d to %d: %s"), r->moves,
                 r->square[0], r->square[r->n - 1], r->no);
}
static void begin(Reader *r)
{
    Line setup;

    Checkers_begin(&r->game, &our_rules, r->fen ? ENDING : USUAL, 1);
    Text_tell(r->out, "checkers 1 red=person black=person%s seed=0\n",
              r->fen ? " opening=ending" : "");
    if (r->fen && !read_fen(r->fen, setup))
        r->no = _("No such position can be.");
    else if (r->fen) {
        r->no = Checkers_apply(&r->game, setup);
        Text_tell(r->out, ": %s\n", setup);
    }
}
static void read_tag(Reader *r)
{
    const char *name = r->at + 1, *value = name + strcspn(name, "\"\n");

    r->tags += *value == '"';
    value += *value == '"';
    r->at = value + strcspn(value, "\"\n");
    r->at += strcspn(r->at, "]\n");
    if (strncmp(name, "FEN ", 4) == 0 && *value != '"')
        r->fen = value;
}
static bool finds_number(Reader *r)
{
    int deep = 0;

    for (; *r->at; r->at += *r->at != '\0') {
        if (strchr("{;%", *r->at))
            r->at += strcspn(r->at, *r->at == '{' ? "}" : "\n");
        else if (*r->at == '(' || *r->at == ')')
            deep += *r->at == '(' ? 1 : -(deep > 0);
        else if (deep == 0 && is_digit(*r->at))
            return true;
        else if (deep == 0 && (*r->at == '*'
                               || (*r->at == '[' && r->moves)))
            return false;
        else if (deep == 0 && *r->at == '[')
            read_tag(r);
    }
    return false;
}
static void read_squares(Reader *r)
{
    const char *next = r->at;

    r->n = 0;
    do {
        r->at = next;
        r->square[r->n++] = number_at(&r->at);
        next = r->at + strspn(r->at, " ");
        next += *next && strchr("-xX:", *next) ? 1 : strlen(next);
        next += strspn(next, " ");
    } while (r->n < 13 && is_digit(*next));
    r->at += strspn(r->at, "!?*");
}
static void read_moves(Reader *r)
{
    while (!r->no && finds_number(r)) {
        read_squares(r);
        if (*r->at == '/'
            || (r->n == 2 && r->square[0] < 3 && r->square[1] < 3))
            return;
        if (r->n > 1 && !r->moves++)
            begin(r);
        if (r->n > 1 && !r->no)
            play_squares(r);
    }
}
static void read_any(const void *text, Text *out)
{
    Text before = *out;
    Reader r = { .at = text, .out = out };

    r.at += strspn(r.at, " \t\r\n\"\xEF\xBB\xBF");
    if (r.at[0] && r.at[1] == ':') {
        r.fen = r.at;
        r.at += strlen(r.at);
    }
    read_moves(&r);
    if (!r.moves && !r.fen && !r.tags)
        r.no = _("This is no game of checkers.");
    else if (!r.moves)
        begin(&r);
    if (r.no) {
        *out = before;
        Text_tell(out, "%s", r.why[0] ? r.why : r.no);
    }
}

/* write for others */
static void tell_fen(const char *squares, bool red, Text *out)
{
    static const char *const sides[] = { "bB", "rR" };

    Text_tell(out, red ? "B" : "W");
    for (int side = 0; side < 2; side++) {
        const char *between = side ? ":B" : ":W";

        for (int k = 0; k < 32; k++)
            if (strchr(sides[side], squares[k])) {
                Text_tell(out, "%s%s%d", between,
                          squares[k] == sides[side][1] ? "K" : "",
                          k + 1);
                between = ",";
            }
    }
}
typedef struct Writer { int turns, last; Text *out; } Writer;
static void tell_move(Writer *w, bool jumps, int from, int to)
{
    if (!jumps || from != w->last) {
        if (w->turns % 2 == 0)
            Text_tell(w->out, "\n%d.", w->turns / 2 + 1);
        Text_tell(w->out, " %d", from);
        w->turns++;
    }
    Text_tell(w->out, "%c%d", jumps ? 'x' : '-', to);
    w->last = jumps ? to : OFF;
}
static void tell_line(Writer *w, const Line line)
{
    static const char *const verbs[] = { "move", "jump", NULL };
    static const char *const sides[] = { "red", "black", NULL };
    int a, b, verb, at[6];
    Line squares;

    if (Text_match(line, "%w %d to %d", verbs, &verb, &a, &b))
        tell_move(w, verb, a, b);
    else if (Checkers_ballot(line, at))
        for (int k = 0; k < 6; k += 2)
            tell_move(w, row_of(at[k]) % 2 == row_of(at[k + 1]) % 2,
                      at[k], at[k + 1]);
    else if (Text_match(line, "setup %w %s", sides, &a, squares)) {
        Text_tell(w->out, "[SetUp \"1\"]\n[FEN \"");
        tell_fen(squares, a == 0, w->out);
        Text_tell(w->out, a ? "\"]\n\n1..." : "\"]\n");
        w->turns = a;
    }
}
static void write_pdn(const void *state, const char *saved, Text *out)
{
    static const char *const results[] = { "*", "0-1", "1-0",
                                           "1/2-1/2" };
    const char *result = results[((const Checkers *)state)->over];
    Writer w = { .out = out };

    Text_tell(out, "[Event \"Literate Games\"]\n[Result \"%s\"]\n",
              result);
    for (const char *at = saved; (at = strchr(at, '\n')); at++) {
        Line line;

        if (at[1] && at[2] == ' ') {
            Text_say(line, "%.*s", (int)strcspn(at + 3, "\n"), at + 3);
            tell_line(&w, line);
        }
    }
    Text_tell(out, " %s\n", result);
}
static const Format formats[] = {
    { "pdn", read_any, write_pdn }, { "fen", read_any, NULL }, { 0 }
};

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
    Text_say(out->text, "%s",
             c->deal ? _("The house sets up the board.")
             : c->why >= AGREED ? _(draws[c->why - AGREED])
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
#define WORDS(...) (const char *const[]){ __VA_ARGS__, NULL }
#define PLAYED_BY .most = 5, .words = WORDS("person", "novice", \
    "easy", "good", "strong", "best"), .labels = WORDS(N_("Person"), \
    N_("Novice"), N_("Easy"), N_("Good"), N_("Strong"), N_("Best"))
static const Option options[] = {
    { .key = "red", .label = N_("Red"), .seat = RED, PLAYED_BY },
    { .key = "black", .label = N_("Black"), .seat = BLACK, .usual = 2,
      PLAYED_BY },
    { .key = "opening", .label = N_("Beginning"), .most = 2,
      .words = WORDS("usual", "ballot", "ending"), .labels = WORDS(
      N_("As usual"), N_("Three moves by lot"),
      N_("An ending by lot")) },
    { .key = "crown", .label = N_("A man jumps to the far row"),
      .most = 2, .words = WORDS("stops", "rises", "passes"),
      .labels = WORDS(N_("Its jump ends there"),
      N_("It jumps on as a king"), N_("It jumps on as a man")) },
    { .key = "kings", .label = N_("Kings go"), .most = 1,
      .words = WORDS("short", "flying"),
      .labels = WORDS(N_("One square"), N_("Any distance")) },
    { .key = "men", .label = N_("Men jump"), .most = 1,
      .words = WORDS("forward", "both"),
      .labels = WORDS(N_("Forward"), N_("Backward, too")) },
    { .key = "take", .label = N_("One must take"), .most = 1,
      .words = WORDS("any", "most"),
      .labels = WORDS(N_("Any jump"), N_("What takes the most")) },
    { .key = "talk", .label = N_("Draws are offered"), .most = 1,
      .usual = 1, .words = WORDS("no", "yes"),
      .labels = WORDS(N_("No"), N_("Yes")) },
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
    Rules rules = { option[3], option[4], option[5], option[6] };

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
    .presets = presets, .formats = formats, .start = start,
    .apply = Checkers_apply, .check = check, .legal = legal,
    .turn = Checkers_turn, .status = status, .show = show,
};
