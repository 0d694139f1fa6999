/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"

/* read a position */
static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int number_at(const char **at)
{
    int n = 0;

    for (; is_digit(**at); ++*at)
        n = n < 1000 ? 10 * n + **at - '0' : n;
    return n;
}
static const char *read_side(const char *at, int side, char squares[33])
{
    while (*at && *at != ':') {
        bool king = *at == 'K';
        const char *next = at + king;
        int n = number_at(&next), last = n;

        if (*next == '-')
            next++, last = number_at(&next);
        for (; n >= 1 && n <= last && n <= 32; n++)
            squares[n - 1] = (side ? "bB" : "rR")[king];
        at += strcspn(at, ",:");
        at += *at == ',';
    }
    return at;
}
static bool read_fen(const char *at, Line setup)
{
    char squares[33];
    bool red = *at == 'B';

    memset(squares, '.', 32);
    squares[32] = '\0';
    if ((*at != 'B' && *at != 'W') || at[1] != ':')
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
    Text *out;
    int   moves;
    Line  why;
} Reader;

/* hops to the end of the turn, past all squares of want; how many */
static int find_way(const Men *m, int man, const List *want, int met,
                    int path[], int at)
{
    Hop hop[TARGETS];
    int n = hops_of(m, man, hop);

    for (int k = 0; k < n && at < 12; k++) {
        Men then = *m;
        bool here = met < want->n && hop[k].to == want->at[met];
        int hops = at + 1;

        hop_over(&then, man, hop[k]);
        path[at] = hop[k].to;
        if (then.going == man)
            hops = find_way(&then, man, want, met + (here
                   && met < want->n - 1), path, hops);
        else if (!here || met < want->n - 1)
            hops = 0;
        if (hops)
            return hops;
    }
    return 0;
}
static bool try_line(Reader *r, const char *verb, int from, int to)
{
    Line move;

    Text_say(move, "%s %d to %d", verb, from, to);
    if (Checkers_apply(&r->game, move))
        return false;
    Text_tell(r->out, "> %s\n", move);
    return true;
}

static bool play_squares(Reader *r, const List *said)
{
    int from = said->at[0], man = man_on(&r->game.men, from);
    int path[13], n = 0;
    List want = { .n = said->n - 1 };

    memcpy(want.at, said->at + 1, sizeof(int) * (size_t)want.n);
    if (!must_take(&r->game.men))
        return try_line(r, "move", from, want.at[want.n - 1]);
    if (man != NONE)
        n = find_way(&r->game.men, man, &want, 0, path, 0);
    for (int k = 0; k < n; from = path[k++])
        if (!try_line(r, "jump", from, path[k]))
            return false;
    return n > 0;
}
static void skip_talk(Reader *r)
{
    int deep = 0;

    for (; *r->at; r->at++) {
        if (*r->at == '{')
            r->at += strcspn(r->at, "}");
        else if (*r->at == ';')
            r->at += strcspn(r->at, "\n");
        else if (*r->at == '(' || *r->at == ')')
            deep += *r->at == '(' ? 1 : -1;
        else if (*r->at == '$')
            r->at += strspn(r->at + 1, "0123456789");
        else if (deep <= 0 && is_digit(*r->at))
            return;
        if (!*r->at)
            return;
    }
}
static bool read_squares(Reader *r, List *said)
{
    for (said->n = 0; said->n < 13;) {
        said->at[said->n++] = number_at(&r->at);
        if (!*r->at || !strchr("-x:", *r->at) || !is_digit(r->at[1]))
            break;
        r->at++;
    }
    return said->n > 1;
}

static void read_moves(Reader *r)
{
    List said;

    for (skip_talk(r); *r->at && !r->why[0]; skip_talk(r)) {
        bool move = read_squares(r, &said);

        if (*r->at == '/' || (move && (said.at[1] == 0
                                       || said.at[1] == said.at[0])))
            return;
        if (move && !play_squares(r, &said))
            Text_say(r->why, _("Move %d, %d to %d, breaks the rules."),
                     r->moves + 1, said.at[0], said.at[said.n - 1]);
        r->moves += move;
    }
}
static const char *header(const char *text, const char *name)
{
    const char *at = strstr(text, name);

    return at && strchr(at, '"') ? strchr(at, '"') + 1 : NULL;
}

static void begin(Reader *r, const char *options, const char *setup)
{
    bool russian = strstr(options, "rises"), flies = *options;
    Rules rules = { russian ? RISES : flies ? PASSES : STOPS, flies,
                    flies, flies && !russian };

    Checkers_begin(&r->game, &rules, setup[0] ? ENDING : USUAL, 0);
    Text_tell(r->out, "checkers 1 red=person black=person%s%s seed=0\n",
              setup[0] ? " opening=ending" : "", options);
    if (setup[0] && !Checkers_apply(&r->game, setup))
        Text_tell(r->out, ": %s\n", setup);
    else if (setup[0])
        Text_say(r->why, "%s", _("No such position can be."));
}
static const char *const kinds_of[][2] = {
    { "25", " crown=rises kings=flying men=both" },
    { "26", " crown=passes kings=flying men=both take=most" },
    { NULL, "" }
};

static void read_pdn(const void *text, Text *out)
{
    char told[16000] = "";
    Text own = { told, sizeof told, 0 };
    Reader r = { .at = text, .out = &own };
    const char *fen = header(text, "[FEN"),
               *kind = header(text, "[GameType");
    Line setup = "";
    int k = 0;

    while (kind && kinds_of[k][0] && strncmp(kind, kinds_of[k][0], 2))
        k++;
    if (fen && !read_fen(fen, setup))
        Text_say(r.why, "%s", _("No such position can be."));
    begin(&r, kind ? kinds_of[k][1] : "", setup);
    while (*(r.at += strspn(r.at, " \t\r\n\xEF\xBB\xBF")) == '[')
        r.at += strcspn(r.at, "\n");
    if (!r.why[0])
        read_moves(&r);
    if (!r.why[0] && !r.moves && !setup[0])
        Text_say(r.why, "%s", _("This is no game of checkers."));
    Text_tell(out, "%s", r.why[0] ? r.why : told);
}
static void read_position(const void *text, Text *out)
{
    const char *at = text;
    Reader r = { .out = out };
    Line setup = "";
    char told[400] = "";
    Text own = { told, sizeof told, 0 };

    r.out = &own;
    at += strspn(at, " \t\r\n\"");
    if (!read_fen(at, setup))
        Text_say(r.why, "%s", _("No such position can be."));
    else
        begin(&r, "", setup);
    Text_tell(out, "%s", r.why[0] ? r.why : told);
}

/* write for others */
static void tell_side(const Men *m, int seat, Text *out)
{
    const char *between = seat == RED ? ":B" : ":W";

    for (int square = 1; square <= 32; square++) {
        int man = man_on(m, square);

        if (man == NONE || seat_of(man) != seat)
            continue;
        Text_tell(out, "%s%s%d", between, m->king[man] ? "K" : "",
                  square);
        between = ",";
    }
}

static void tell_fen(const Men *m, Text *out)
{
    Text_tell(out, m->turn == RED ? "B" : "W");
    tell_side(m, BLACK, out);
    tell_side(m, RED, out);
}

static void write_fen(const void *state, const char *saved, Text *out)
{
    (void)saved;
    tell_fen(&((const Checkers *)state)->men, out);
    Text_tell(out, "\n");
}
static void tell_move(Checkers *c, const char *move, int *plies,
                      Text *out)
{
    bool on = c->men.going != NONE, red = c->men.turn == RED;

    if (Checkers_apply(c, move) || (*move != 'm' && *move != 'j'))
        return;
    if (on) {
        Text_tell(out, "x%d", c->to);
        return;
    }
    if (red || *plies == 0)
        Text_tell(out, "%s%d. %s", *plies ? "\n" : "", *plies / 2 + 1,
                  red ? "" : "... ");
    Text_tell(out, "%s%d%c%d", red ? "" : " ", c->from,
              *move == 'j' ? 'x' : '-', c->to);
    ++*plies;
}
static void tell_moves(const Checkers *last, const char *saved,
                       Text *out)
{
    int plies = 0, opening = strstr(saved, "\n: ballot") ? BALLOT
        : strstr(saved, "\n: setup") ? ENDING : USUAL;
    Checkers c;

    Checkers_begin(&c, &last->men.rules, opening, last->talk);
    for (const char *at = strchr(saved, '\n'); at && at[1];
         at = strchr(at + 1, '\n')) {
        Line move;

        if (strchr(">:+", at[1])) {
            Text_say(move, "%.*s", (int)strcspn(at + 3, "\n"), at + 3);
            tell_move(&c, move, &plies, out);
        }
        if (c.deal == 0 && plies == 0 && opening == ENDING) {
            Text_tell(out, "[SetUp \"1\"]\n[FEN \"");
            tell_fen(&c.men, out);
            Text_tell(out, "\"]\n\n");
        }
    }
}
static void write_pdn(const void *state, const char *saved, Text *out)
{
    const Checkers *c = state;
    const Rules *r = &c->men.rules;
    const char *result = c->over == RED ? "0-1" : c->over == BLACK
                       ? "1-0" : c->over ? "1/2-1/2" : "*";

    Text_tell(out, "[Event \"Literate Games\"]\n[Result \"%s\"]\n"
              "[GameType \"%d\"]\n", result,
              !r->flying ? 21 : r->most ? 26 : 25);
    tell_moves(c, saved, out);
    Text_tell(out, " %s\n", result);
}
const Format checkers_formats[] = {
    { "pdn", read_pdn, write_pdn }, { "fen", read_position, write_fen },
    { 0 }
};
