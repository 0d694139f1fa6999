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
static const char *read_side(const char *at, bool white, char *squares)
{
    for (; *at && *at != ':'; at += *at == ',') {
        bool king = *at == 'K';
        const char *next = at + king;
        int n = number_at(&next);

        if (n >= 1 && n <= 32)
            squares[n - 1] = (white ? "bB" : "rR")[king];
        at += strcspn(at, ",:");
    }
    return at;
}
static bool read_fen(const char *at, Line setup)
{
    char squares[] = "................................";
    bool red = *at == 'B';

    if ((!red && *at != 'W') || at[1] != ':')
        return false;
    at++;
    while (*at == ':' && (at[1] == 'W' || at[1] == 'B'))
        at = read_side(at + 2, at[1] == 'W', squares);
    Text_say(setup, "setup %s %s", red ? "red" : "black", squares);
    return true;
}

/* read a game */
typedef struct Reader {
    const char *at;
    Checkers game;
    Text  out;
    int   moves;
    Line  why;                      /* it is no good */
} Reader;
static bool play_squares(Reader *r, const List *said)
{
    for (int k = 1; k < said->n; k++) {
        Line move;

        Text_say(move, "%s %d to %d",
                 must_take(&r->game.men) ? "jump" : "move",
                 said->at[k - 1], said->at[k]);
        if (Checkers_apply(&r->game, move))
            return false;
        Text_tell(&r->out, "> %s\n", move);
    }
    return r->game.men.going == NONE;
}
static void skip_talk(Reader *r)
{
    int deep = 0;

    for (; *r->at; r->at += *r->at != '\0') {
        if (*r->at == '{')
            r->at += strcspn(r->at, "}");
        else if (*r->at == ';' || *r->at == '[')
            r->at += strcspn(r->at, "\n");
        else if (*r->at == '$')
            r->at += strspn(r->at + 1, "0123456789");
        else if (deep <= 0 && is_digit(*r->at))
            return;
        deep += (*r->at == '(') - (*r->at == ')');
    }
}
static void read_squares(Reader *r, List *said)
{
    said->n = 0;
    do {
        r->at += said->n > 0;
        said->at[said->n++] = number_at(&r->at);
    } while (said->n < 13 && *r->at && strchr("-x:", *r->at)
             && is_digit(r->at[1]));
}
static void read_moves(Reader *r)
{
    List said;

    for (skip_talk(r); *r->at && !r->why[0]; skip_talk(r)) {
        read_squares(r, &said);
        if (*r->at == '/' || (said.n > 1 && (said.at[1] == 0
                                             || said.at[1]
                                                == said.at[0])))
            return;
        if (said.n == 1)
            continue;
        if (!play_squares(r, &said))
            Text_say(r->why, _("Move %d, %d to %d, breaks the rules."),
                     r->moves + 1, said.at[0], said.at[said.n - 1]);
        r->moves++;
    }
}
static void begin(Reader *r, const char *fen)
{
    Line setup;

    Checkers_begin(&r->game, &our_rules, fen ? ENDING : USUAL, 1);
    Text_tell(&r->out, "checkers 1 red=person black=person%s seed=0\n",
              fen ? " opening=ending" : "");
    if (!fen)
        return;
    if (!read_fen(fen, setup) || Checkers_apply(&r->game, setup))
        Text_say(r->why, "%s", _("No such position can be."));
    Text_tell(&r->out, ": %s\n", setup);
}
static void read_any(const void *text, Text *out)
{
    char told[16000] = "";
    Reader r = { .at = text, .out = { told, sizeof told, 0 } };
    const char *fen = strstr(text, "[FEN \"");

    r.at += strspn(r.at, " \t\r\n\"\xEF\xBB\xBF");
    if (r.at[0] && r.at[1] == ':')
        begin(&r, r.at);
    else {
        begin(&r, fen ? fen + 6 : NULL);
        if (!r.why[0])
            read_moves(&r);
        if (!r.moves && !fen && !r.why[0])
            Text_say(r.why, "%s", _("This is no game of checkers."));
    }
    Text_tell(out, "%s", r.why[0] ? r.why : told);
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

static void tell_move(Writer *w, int from, int to)
{
    int rows = row_of(from) - row_of(to);
    bool jumps = rows != 1 && rows != -1;

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
    List list;
    int a, b, verb;
    Line squares;

    if (Text_match(line, "%w %d to %d", verbs, &verb, &a, &b))
        tell_move(w, a, b);
    else if (Text_match(line, "ballot %D", &list))
        for (int k = 0; k + 1 < list.n; k += 2)
            tell_move(w, list.at[k], list.at[k + 1]);
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
const Format checkers_formats[] = {
    { "pdn", read_any, write_pdn }, { "fen", read_any, NULL }, { 0 }
};
