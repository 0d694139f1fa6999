/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <string.h>
#include "minesweeper.h"
#include "minesweeper-solve.h"

enum { FIELD_LUCK = 3 };            /* whose stream of chance */

/* who is around */
static int tile_at(const Mines *m, int row, int column)
{
    bool on = row >= 0 && row < m->rows
           && column >= 0 && column < m->columns;

    return on ? row * m->columns + column : -1;
}
int around(const Mines *m, int tile, int out[8])
{
    int row = tile / m->columns, column = tile % m->columns, n = 0;

    for (int r = row - 1; r <= row + 1; r++)
        for (int c = column - 1; c <= column + 1; c++) {
            int at = tile_at(m, r, c);

            if (at >= 0 && at != tile)
                out[n++] = at;
        }
    return n;
}
int number_of(const Mines *m, int tile)
{
    int next[8], n = around(m, tile, next), bombs = 0;

    for (int k = 0; k < n; k++)
        bombs += m->bomb[next[k]];
    return bombs;
}

/* which tiles may have a bomb */
static int without(const Mines *m, const int *zone, int n, int *pack)
{
    bool used[TILES] = { false };
    int cards = 0;

    for (int k = 0; k < n; k++)
        used[zone[k]] = true;
    for (int t = 0; t < m->rows * m->columns; t++)
        if (!used[t])
            pack[cards++] = t;
    return cards;
}
static int pack_of(const Mines *m, int zone, int *pack)
{
    int tile[9] = { m->first }, n = 0, cards;

    if (zone > 0)
        n = zone == 1 ? 1 : 1 + around(m, m->first, tile + 1);
    cards = without(m, tile, n, pack);
    if (cards < m->bombs)
        cards = without(m, tile, 1, pack);
    return cards;
}

/* lay the bombs */
void lay(Mines *m, int number, int zone)
{
    Random random = Random_start((uint64_t)number, FIELD_LUCK);
    int pack[TILES], cards = pack_of(m, zone, pack);

    memset(m->bomb, 0, sizeof m->bomb);
    for (int k = 0; k < m->bombs; k++) {
        int drawn = Random_below(&random, cards);

        m->bomb[pack[drawn]] = 1;
        pack[drawn] = pack[--cards];
    }
}

/* turn up one tile */
static int turn_up(Mines *m, int tile, int *line, int end)
{
    if (m->shown[tile] == FLAG || m->shown[tile] < COVERED)
        return end;
    m->shown[tile] = (uint8_t)number_of(m, tile);
    m->opened[tile] = (uint16_t)m->clicks;
    if (m->shown[tile] == 0)
        line[end++] = tile;
    return end;
}

/* open a tile and what comes along */
void uncover(Mines *m, int tile)
{
    int line[TILES], end = turn_up(m, tile, line, 0);

    for (int head = 0; head < end; head++) {
        int next[8], n = around(m, line[head], next);

        for (int k = 0; k < n; k++)
            end = turn_up(m, next[k], line, end);
    }
}

/* fewest clicks */
int fewest_clicks(const Mines *m)
{
    Mines again = *m;
    int clicks = 0;

    memset(again.shown, COVERED, sizeof again.shown);
    for (int rims = 0; rims < 2; rims++)
        for (int t = 0; t < m->rows * m->columns; t++)
            if (again.shown[t] == COVERED && !m->bomb[t]
                && (rims || number_of(m, t) == 0)) {
                uncover(&again, t);
                clicks++;
            }
    return clicks;
}

/* what a chord opens */
int chord_opens(const Mines *m, int tile, int out[8])
{
    int next[8], n = around(m, tile, next), missing = m->shown[tile];
    int opens = 0;

    for (int k = 0; k < n; k++)
        if (m->shown[next[k]] == FLAG)
            missing--;
        else if (m->shown[next[k]] >= COVERED)
            out[opens++] = next[k];
    return missing == 0 ? opens : 0;
}

/* what the eye sees */
int face_of(const Mines *m, int tile)
{
    bool told = m->phase == BURYING || m->phase >= JUDGING;
    int face = m->shown[tile];

    if (!told || face < COVERED || face == BURST)
        return face;
    if (m->bomb[tile])
        return face == FLAG ? FLAG : MINE;
    return face == FLAG ? WRONG : face;
}

/* start */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Mines *m = state;

    (void)seed;
    m->rows = option[0];
    m->columns = option[1];
    m->deal = option[3];
    m->bombs = m->deal == BY_HAND ? 0 : option[2];
    m->first = m->certain = -1;
    /* cover the field */
    m->phase = m->deal == BY_HAND ? BURYING : FRESH;
    memset(m->shown, COVERED, sizeof m->shown);
    if (m->bombs >= m->rows * m->columns)
        return _("So many bombs do not fit: leave at least one tile "
                 "without.");
    return NULL;
}

/* moves */

/* count what is covered */
static int covered(const Mines *m)
{
    int n = 0;

    for (int t = 0; t < m->rows * m->columns; t++)
        n += m->shown[t] >= COVERED;
    return n;
}
static void flag_the_bombs(Mines *m)
{
    for (int t = 0; t < m->rows * m->columns; t++)
        if (m->bomb[t])
            m->shown[t] = FLAG;
}

/* click */
static void click(Mines *m, const int *tile, int n)
{
    bool burst = false;

    m->clicks++;
    for (int k = 0; k < n; k++) {
        m->chosen[tile[k]] = 1;
        if (!m->bomb[tile[k]])
            uncover(m, tile[k]);
        else {
            /* tile[k] goes off */
            m->shown[tile[k]] = BURST;
            m->opened[tile[k]] = (uint16_t)m->clicks;
            burst = true;
        }
    }
    /* end the game, if it has ended */
    m->won = !burst && covered(m) == m->bombs;
    if (m->won || burst)
        m->phase = JUDGING;
    if (m->won)
        flag_the_bombs(m);
}

/* is it time to play? */
static const char *unfit(const Mines *m, int tile)
{
    if (m->phase == BURYING)
        return _("Bury your bombs first, and say ready.");
    if (m->phase == LAYING || m->phase == JUDGING)
        return _("Wait for the house.");
    if (m->phase == DONE)
        return _("The game is over: start a new one, or take back.");
    if (tile < 0)
        return _("There is no such tile: rows and columns count "
                 "from 1.");
    return NULL;
}

/* open a tile */
static void begin(Mines *m, int tile)
{
    m->first = tile;
    m->phase = m->deal == BY_HAND ? PLAYING : LAYING;
}
static const char *open(Mines *m, int tile)
{
    const char *complaint = unfit(m, tile);

    if (complaint)
        return complaint;
    if (m->shown[tile] == FLAG)
        return _("A flag protects that tile: take it off first.");
    if (m->shown[tile] < COVERED)
        return _("That tile is open already: chord it, or choose "
                 "another.");
    if (m->phase == FRESH)
        begin(m, tile);
    if (m->phase == PLAYING)
        click(m, &tile, 1);
    return NULL;
}

/* mark a tile */
static const char *mark(Mines *m, int tile)
{
    const char *complaint = unfit(m, tile);

    if (complaint)
        return complaint;
    if (m->shown[tile] < COVERED)
        return _("That tile is open: there is nothing to mark.");
    m->shown[tile] = m->shown[tile] == UNSURE
        ? COVERED : (uint8_t)(m->shown[tile] + 1);
    return NULL;
}
static int flags(const Mines *m)
{
    int n = 0;

    for (int t = 0; t < m->rows * m->columns; t++)
        n += m->shown[t] == FLAG;
    return n;
}

/* chord */
static const char *chord(Mines *m, int tile)
{
    const char *complaint = unfit(m, tile);
    int rest[8], n;

    if (complaint)
        return complaint;
    n = chord_opens(m, tile, rest);
    if (n == 0)
        return _("A chord needs an open number, as many flags around "
                 "it, and more to open.");
    click(m, rest, n);
    return NULL;
}

/* bury by hand */
static const char *bury(Mines *m, int tile)
{
    if (m->phase != BURYING)
        return _("Bombs are buried by hand before a game of the deal "
                 "own.");
    if (tile < 0)
        return _("There is no such tile: rows and columns count "
                 "from 1.");
    m->bomb[tile] ^= 1;
    m->bombs += m->bomb[tile] ? 1 : -1;
    return NULL;
}
static const char *ready(Mines *m)
{
    if (m->phase != BURYING)
        return _("The bombs are laid already, or the house lays them.");
    if (m->bombs >= m->rows * m->columns)
        return _("Leave at least one tile without a bomb.");
    m->phase = FRESH;
    return NULL;
}

/* the house lays */
static const char *laid(Mines *m, int number, bool proved)
{
    static const int zone[] = { 9, 1, 0 };

    if (m->phase != LAYING)
        return _("The bombs lie already, or nobody has clicked.");
    if (proved && m->deal != NOGUESS)
        return _("Only a deal without guessing is laid: scatter.");
    m->proved = proved;
    m->phase = PLAYING;
    lay(m, number, zone[m->deal]);
    click(m, &m->first, 1);
    return NULL;
}

/* the house judges */
static const char *judge(Mines *m, int guesses, int needless)
{
    if (m->phase != JUDGING)
        return _("The clicks are judged once, when all is over.");
    if (guesses > m->clicks || needless > guesses)
        return _("There were not so many clicks.");
    m->guesses = guesses;
    m->needless = needless;
    m->phase = DONE;
    return NULL;
}
static const char *judge_safe(Mines *m, int guesses, int needless,
                              int tile)
{
    bool known = tile >= 0 && m->opened[tile] > 0
              && m->opened[tile] < m->clicks;
    const char *complaint;

    if (m->phase != JUDGING)
        return judge(m, guesses, needless);
    if (m->won || tile < 0 || m->bomb[tile] || known)
        return _("Safe is a covered tile without a bomb, and only a "
                 "loss has one.");
    complaint = judge(m, guesses, needless);
    if (!complaint)
        m->certain = tile;
    return complaint;
}

/* apply */
static const char *apply(void *state, const char *move)
{
    Mines *m = state;
    int row, column, n, needless;

    if (match(move, "open %d %d", &row, &column))
        return open(m, tile_at(m, row - 1, column - 1));
    if (match(move, "mark %d %d", &row, &column))
        return mark(m, tile_at(m, row - 1, column - 1));
    if (match(move, "chord %d %d", &row, &column))
        return chord(m, tile_at(m, row - 1, column - 1));
    /* what is said before a game of the deal own */
    if (match(move, "bury %d %d", &row, &column))
        return bury(m, tile_at(m, row - 1, column - 1));
    if (same(move, "ready"))
        return ready(m);
    /* what only the house says */
    if (match(move, "lay %d", &n))
        return laid(m, n, true);
    if (match(move, "scatter %d", &n))
        return laid(m, n, false);
    if (match(move, "judge %d %d safe %d %d", &n, &needless, &row, &column))
        return judge_safe(m, n, needless, tile_at(m, row - 1, column - 1));
    if (match(move, "judge %d %d", &n, &needless))
        return judge(m, n, needless);
    return _("Say open, mark or chord, a row and a column: open 3 4.");
}

/* legal */
static void list_tile(const Mines *m, int tile, Text *out)
{
    int row = tile / m->columns + 1, column = tile % m->columns + 1;
    int rest[8];

    if (m->phase == BURYING)
        tell(out, "bury %d %d\n", row, column);
    else if (m->shown[tile] < COVERED) {
        if (chord_opens(m, tile, rest) > 0)
            tell(out, "chord %d %d\n", row, column);
    } else {
        if (m->shown[tile] != FLAG)
            tell(out, "open %d %d\n", row, column);
        tell(out, "mark %d %d\n", row, column);
    }
}
static void legal(const void *state, Text *out)
{
    const Mines *m = state;
    int tiles = m->rows * m->columns;

    /* list what the house may say */
    if (m->phase == LAYING)
        for (int number = 1; number <= 9; number++)
            tell(out, "scatter %d\n", number);
    if (m->phase == JUDGING)
        tell(out, "judge 0 0\n");
    if (m->phase == BURYING || m->phase == FRESH || m->phase == PLAYING)
        for (int t = 0; t < tiles; t++)
            list_tile(m, t, out);
    if (m->phase == BURYING && m->bombs < tiles)
        tell(out, "ready\n");
}

/* the end in words */
static void tell_the_end(const Mines *m, Line out)
{
    if (m->won)
        say(out, "%s", _("The field is clear. You have won."));
    else if (m->phase == JUDGING)
        say(out, "%s", _("A bomb went off. You have lost."));
    else if (m->certain < 0)
        say(out, "%s", _("A bomb went off, and no other tile was "
                         "certain: it was the deal."));
    else
        say(out, _("A bomb went off, though row %d, column %d was "
                   "certain to be safe."),
            m->certain / m->columns + 1, m->certain % m->columns + 1);
}

/* the quieter line */
static const char *promise(const Mines *m)
{
    if (m->phase == FRESH)
        return m->deal == NOGUESS || m->deal == CLASSIC
            ? _("Open any tile: the first one is safe.")
            : _("Open any tile: even the first may be a bomb.");
    if (m->phase == JUDGING)
        return _("The house looks at your clicks.");
    if (m->deal != NOGUESS || m->phase != PLAYING)
        return "";
    return m->proved
        ? _("This field can be opened without a guess.")
        : _("2,000 tries found no deal without guessing; this one may "
            "need luck.");
}
static void tell_the_note(const Mines *m, Line out)
{
    if (m->phase != DONE)
        say(out, "%s", promise(m));
    else
        say(out, _("Clicks: %d; without chords %d open the field. "
                   "Guesses: %d, needless: %d."),
            m->clicks, fewest_clicks(m), m->guesses, m->needless);
}

/* status */
static void tell_the_line(const Mines *m, Line out)
{
    if (m->phase >= JUDGING)
        tell_the_end(m, out);
    else if (m->phase == BURYING)
        say(out, _("Bury your bombs, then say ready. Buried: %d."),
            m->bombs);
    else
        say(out, _("Bombs left: %d."), m->bombs - flags(m));
}
static int turn(const void *state)
{
    const Mines *m = state;
    bool house = m->phase == LAYING || m->phase == JUDGING;

    return m->phase == DONE ? OVER : house ? HOUSE : 1;
}

static void status(const void *state, int seat, Status *out)
{
    const Mines *m = state;

    (void)seat;
    out->points[1] = m->clicks;
    out->winners = m->phase < DONE ? 0 : 1u << (m->won ? 1 : HOUSE);
    tell_the_line(m, out->text);
    tell_the_note(m, out->note);
}

/* show */
static void column_heads(int columns, bool tens, Text *out)
{
    tell(out, "   ");
    for (int c = 1; c <= columns; c++)
        if (!tens)
            tell(out, " %d", c % 10);
        else if (c % 10 == 0)
            tell(out, " %d", c / 10);
        else
            tell(out, "  ");
    tell(out, "\n");
}
static void show(const void *state, int seat, Text *out)
{
    static const char letter[] = ".12345678#F?X*x";
    const Mines *m = state;

    (void)seat;
    if (m->columns > 9)
        column_heads(m->columns, true, out);
    column_heads(m->columns, false, out);
    for (int r = 0; r < m->rows; r++) {
        tell(out, "%2d ", r + 1);
        for (int c = 0; c < m->columns; c++)
            tell(out, " %c", letter[face_of(m, r * m->columns + c)]);
        tell(out, "\n");
    }
}

/* check */
static const char *wrong_tile(const Mines *m, int tile)
{
    int shown = m->shown[tile];
    bool lost = m->phase >= JUDGING && !m->won;

    if (shown < COVERED && m->bomb[tile])
        return "an open tile is no bomb";
    if (shown < COVERED && shown != number_of(m, tile))
        return "a number counts the bombs around it";
    if (shown == BURST && !(lost && m->bomb[tile]))
        return "a bomb goes off at a loss";
    if ((m->opened[tile] > 0) != (shown < COVERED || shown == BURST))
        return "what is open was opened by a click";
    return NULL;
}
static const char *check(const void *state)
{
    const Mines *m = state;
    int bombs = 0, tiles = m->rows * m->columns;
    bool laid = m->phase != LAYING
             && (m->phase != FRESH || m->deal == BY_HAND);

    if (tiles < 1 || tiles > TILES)
        return "a field has 1 to 1,200 tiles";
    /* complain about a wrong tile, count the bombs */
    for (int t = 0; t < tiles; t++) {
        const char *wrong = wrong_tile(m, t);

        if (wrong)
            return wrong;
        bombs += m->bomb[t];
    }
    if (bombs != (laid ? m->bombs : 0))
        return "as many bombs lie there as were counted";
    if (m->won != (m->phase > FRESH && covered(m) == bombs))
        return "the game is won exactly when it is";
    if (m->needless > m->guesses || m->guesses > m->clicks)
        return "the judge counts clicks";
    return NULL;
}

/* hide and guess */
static bool secret(const Mines *m)
{
    return m->phase == PLAYING
        || (m->phase == FRESH && m->deal == BY_HAND);
}
static void hide(void *state, int seat)
{
    Mines *m = state;

    (void)seat;
    if (secret(m))
        memset(m->bomb, 0, sizeof m->bomb);
}
static void guess(void *state, int seat, Random *random,
                  void *memory)
{
    (void)memory;
    (void)seat;
    if (secret(state))
        imagine(state, random);
}

/* the model */
static const char *const deals[] = {
    N_("noguess"), N_("classic"), N_("ancestor"), N_("own"), NULL
};
static const Option options[] = {
    { "rows", N_("Rows"), 1, ROWS, 16, 0, NULL, 0 },
    { "columns", N_("Columns"), 1, COLUMNS, 16, 0, NULL, 0 },
    { "bombs", N_("Bombs"), 0, TILES - 1, 30, 0, NULL, 0 },
    { "deal", N_("Deal"), NOGUESS, BY_HAND, NOGUESS, 0, deals, 0 },
    { 0 }
};
static const Preset presets[] = {
    { N_("Original"), "rows=16 columns=16 bombs=30" },
    { N_("Beginner"), "rows=9 columns=9 bombs=10" },
    { N_("Intermediate"), "rows=16 columns=16 bombs=40" },
    { N_("Expert"), "rows=16 columns=30 bombs=99" },
    { NULL, NULL },
};
static const char *const forms[] = {
    "> open ROW COLUMN", "> mark ROW COLUMN", "> chord ROW COLUMN",
    "> bury ROW COLUMN", "> ready", ": lay FIELD", ": scatter FIELD",
    ": judge GUESSES NEEDLESS",
    ": judge GUESSES NEEDLESS safe ROW COLUMN", NULL
};
const Model minesweeper_model = {
    .name = "minesweeper", .size = sizeof(Mines), .version = 1,
    .seats = 1, .better = -1, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
