/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <assert.h>
#include <string.h>
#include "minesweeper-solve.h"

enum { FIELD_LUCK = 3 };            /* whose stream of chance */
enum { UNNAMED = -2 };              /* no tile was named */

/* which tiles may have a bomb */
static int pack_of(const Mines *m, int zone, int *pack)
{
    bool used[TILES] = { false };
    int next[8], n = zone == 9 ? around(m, m->first, next) : 0;
    int cards = 0;

    used[m->first] = zone > 0;
    while (n > 0)
        used[next[--n]] = true;
    for (int t = 0; t < tiles_of(m); t++)
        if (!used[t])
            pack[cards++] = t;
    return zone == 9 && cards < m->bombs ? pack_of(m, 1, pack) : cards;
}

/* lay the bombs */
void lay(Mines *m, int number, int zone)
{
    Random random = Random_start((uint64_t)number, FIELD_LUCK);
    int pack[TILES], cards = pack_of(m, zone, pack);

    assert(m->bombs <= cards);
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
    m->shown[tile] = m->bomb[tile] ? BURST
                   : (uint8_t)number_of(m, tile);
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
        for (int t = 0; t < tiles_of(m); t++)
            if (again.shown[t] == COVERED && !m->bomb[t]
                && (rims || number_of(m, t) == 0)) {
                uncover(&again, t);
                clicks++;
            }
    return clicks;
}

/* rules of play */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Mines *m = state;

    (void)seed;
    m->grid = (Grid){ option[0], option[1] };
    m->deal = option[3];
    m->bombs = m->deal == BY_HAND ? 0 : option[2];
    m->phase = m->deal == BY_HAND ? BURYING : FRESH;
    m->first = m->certain = -1;
    memset(m->shown, COVERED, sizeof m->shown);
    return m->bombs < tiles_of(m) ? NULL
        : _("So many bombs do not fit: leave at least one tile "
            "without.");
}
static const char *unfit(const Mines *m, int tile, bool burying)
{
    if (m->phase == LAYING || m->phase == JUDGING)
        return _("Wait for the house.");
    if (m->phase == DONE)
        return _("The game is over: start a new one, or take back.");
    if (m->phase == BURYING && !burying)
        return _("Bury your bombs first, and say ready.");
    if (m->phase != BURYING && burying)
        return _("Bombs are buried by hand before a game of the deal "
                 "own.");
    return tile >= 0 ? NULL
        : _("There is no such tile: rows and columns count from 1.");
}
int count_shown(const Mines *m, int from, int to)
{
    int n = 0;

    for (int t = 0; t < tiles_of(m); t++)
        n += m->shown[t] >= from && m->shown[t] <= to;
    return n;
}
static void click(Mines *m, const int *tile, int n)
{
    bool burst;

    m->clicks++;
    for (int k = 0; k < n; k++) {
        m->chosen[tile[k]] = 1;
        uncover(m, tile[k]);
    }
    burst = count_shown(m, BURST, BURST) > 0;
    m->won = !burst && count_shown(m, COVERED, BURST) == m->bombs;
    if (m->won || burst)
        m->phase = JUDGING;
    for (int t = 0; m->won && t < tiles_of(m); t++)
        if (m->bomb[t])
            m->shown[t] = FLAG;
}
static const char *open(Mines *m, int tile)
{
    if (m->shown[tile] == FLAG)
        return _("A flag protects that tile: take it off first.");
    if (m->shown[tile] < COVERED)
        return _("That tile is open already: chord it, or choose "
                 "another.");
    if (m->phase == FRESH) {
        m->first = tile;
        m->phase = m->deal == BY_HAND ? PLAYING : LAYING;
    }
    if (m->phase == PLAYING)
        click(m, &tile, 1);
    return NULL;
}
static const char *laid(Mines *m, int number, bool promised)
{
    static const int zone[] = { 9, 1, 0 };

    if (m->phase != LAYING)
        return _("The bombs lie already, or nobody has clicked.");
    if (promised && m->deal != NOGUESS)
        return _("Only a deal without guessing is laid: scatter.");
    m->promised = promised;
    m->phase = PLAYING;
    lay(m, number, zone[m->deal]);
    click(m, &m->first, 1);
    return NULL;
}
static const char *mark(Mines *m, int tile)
{
    int shown = m->shown[tile];

    if (shown < COVERED)
        return _("That tile is open: there is nothing to mark.");
    m->shown[tile] = (uint8_t)(shown == UNSURE ? COVERED : shown + 1);
    return NULL;
}
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
static const char *chord(Mines *m, int tile)
{
    int rest[8], n = chord_opens(m, tile, rest);

    if (n == 0)
        return _("A chord needs an open number, as many flags around "
                 "it, and more to open.");
    click(m, rest, n);
    return NULL;
}
static const char *bury(Mines *m, int tile)
{
    m->bomb[tile] ^= 1;
    m->bombs += m->bomb[tile] ? 1 : -1;
    return NULL;
}
static const char *ready(Mines *m)
{
    if (m->phase != BURYING)
        return _("The bombs are laid already, or the house lays them.");
    if (m->bombs >= tiles_of(m))
        return _("Leave at least one tile without a bomb.");
    m->phase = FRESH;
    return NULL;
}
static const char *judge(Mines *m, int guesses, int needless, int safe)
{
    bool named = safe != UNNAMED;

    if (m->phase != JUDGING)
        return _("The clicks are judged once, when all is over.");
    if (named && (m->won || safe < 0 || m->bomb[safe]
            || (m->opened[safe] > 0 && m->opened[safe] < m->clicks)))
        return _("Safe is a covered tile without a bomb, and only a "
                 "loss has one.");
    if (guesses > m->clicks || needless > guesses)
        return _("There were not so many clicks.");
    m->guesses = guesses;
    m->needless = needless;
    m->certain = named ? safe : -1;
    m->phase = DONE;
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    static const struct {
        const char *verb, *(*does)(Mines *m, int tile);
    } verbs[] = { { "bury", bury }, { "open", open }, { "mark", mark },
                  { "chord", chord } };
    Mines *m = state;
    int tile, n, needless, row, column;

    for (int k = 0; k < 4; k++)
        if (Grid_match(m->grid, move, verbs[k].verb, &tile)) {
            const char *complaint = unfit(m, tile, k == 0);

            return complaint ? complaint : verbs[k].does(m, tile);
        }
    /* the other sentences */
    if (Text_same(move, "ready"))
        return ready(m);
    if (Text_match(move, "lay %d", &n))
        return laid(m, n, true);
    if (Text_match(move, "scatter %d", &n))
        return laid(m, n, false);
    if (Text_match(move, "judge %d %d", &n, &needless))
        return judge(m, n, needless, UNNAMED);
    if (Text_match(move, "judge %d %d safe %d %d", &n, &needless, &row,
                   &column))
        return judge(m, n, needless, Grid_cell(m->grid, row, column));
    return _("No such move. Say open, mark or chord, a row and a "
             "column: open 3 4.");
}

/* how things stand */
int face_of(const Mines *m, int tile)
{
    bool told = m->phase == BURYING || m->phase >= JUDGING;
    int face = m->shown[tile];

    if (!told || face < COVERED || face == BURST)
        return face;
    if (m->bomb[tile])
        return face == FLAG ? FLAG : MINE;
    return face == FLAG ? WRONG : tile == m->certain ? TICK : face;
}
static void tell_the_line(const Mines *m, Line out)
{
    if (m->phase == BURYING)
        Text_say(out, _("Bury your bombs, then say ready. Buried: %d."),
                 m->bombs);
    else if (m->phase < JUDGING)
        Text_say(out, _("Bombs left: %d."),
                 m->bombs - count_shown(m, FLAG, FLAG));
    else if (m->won)
        Text_say(out, "%s", _("The field is clear. You have won."));
    else if (m->phase == JUDGING)
        Text_say(out, "%s", _("A bomb went off. You have lost."));
    else if (m->certain < 0)
        Text_say(out, "%s", _("A bomb went off, and no other tile was "
                              "certain: it was the deal."));
    else
        Text_say(out, "%s", m->shown[m->certain] == FLAG
            ? _("A bomb went off, though a tile you had flagged was "
                "certain to be safe.")
            : _("A bomb went off, though the ticked tile was certain "
                "to be safe."));
}
static void tell_the_note(const Mines *m, Line out)
{
    int flags = 0;

    for (int t = 0; t < tiles_of(m); t++)
        flags += face_of(m, t) == WRONG;
    if (m->phase == FRESH)
        Text_say(out, "%s", m->deal < ANCESTOR
                 ? _("Open any tile: the first one is safe.")
                 : _("Open any tile: even the first may be a bomb."));
    else if (m->phase == PLAYING && m->deal == NOGUESS)
        Text_say(out, "%s", m->promised
                 ? _("This field can be opened without a guess.")
            : _("2,000 tries found no deal without guessing; this one "
                "may need luck."));
    else if (m->phase == JUDGING)
        Text_say(out, "%s", _("The house looks at your clicks."));
    else if (m->phase == DONE && flags > 0)
        Text_say(out, local_n("%d flag was wrong: it is crossed out.",
                         "%d flags were wrong: they are crossed out.",
                              flags), flags);
    else if (m->phase == DONE && m->guesses > 0 && m->needless == 0)
        Text_say(out, local_n("You guessed %d time, and had to.",
                 "You guessed %d times, and had to.", m->guesses),
                 m->guesses);
    else if (m->phase == DONE && m->guesses > 0)
        Text_say(out, local_n("You guessed %d time, %d without need.",
                              "You guessed %d times, %d without need.",
                              m->guesses), m->guesses, m->needless);
    else if (m->phase == DONE)
        Text_say(out, local_n(
                 "%d click; without clicks on numbers it takes %d.",
                 "%d clicks; without clicks on numbers it takes %d.",
                 m->clicks), m->clicks, fewest_clicks(m));
}
static int turn(const void *state)
{
    static const int seat[] = { 1, 1, HOUSE, 1, HOUSE, OVER };

    return seat[((const Mines *)state)->phase];
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
static void letter(const void *state, int tile, Text *out)
{
    Text_tell(out, " %c", ".12345678#F?X*xv"[face_of(state, tile)]);
}

static void show(const void *state, int seat, Text *out)
{
    const Mines *m = state;

    (void)seat;
    Grid_show(m->grid, 2, letter, m, out);
}
static void list_tile(const Mines *m, int tile, Text *out)
{
    Spot at = Grid_spot(m->grid, tile);
    int rest[8];

    if (m->phase == BURYING)
        Text_tell(out, "bury %d %d\n", at.row, at.column);
    else if (chord_opens(m, tile, rest) > 0)
        Text_tell(out, "chord %d %d\n", at.row, at.column);
    else if (m->shown[tile] >= COVERED) {
        if (m->shown[tile] != FLAG)
            Text_tell(out, "open %d %d\n", at.row, at.column);
        Text_tell(out, "mark %d %d\n", at.row, at.column);
    }
}
static void legal(const void *state, Text *out)
{
    const Mines *m = state;

    for (int t = 0; turn(m) == 1 && t < tiles_of(m); t++)
        list_tile(m, t, out);
    if (m->phase == BURYING && m->bombs < tiles_of(m))
        Text_tell(out, "ready\n");
    for (int number = 1; m->phase == LAYING && number <= 9; number++)
        Text_tell(out, "scatter %d\n", number);
    if (m->phase == JUDGING)
        Text_tell(out, "judge 0 0\n");
}
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
    int bombs = 0, tiles = tiles_of(m);
    bool laid = m->phase != LAYING
             && (m->phase != FRESH || m->deal == BY_HAND);

    if (tiles < 1 || tiles > TILES)
        return "a field has 1 to 1,200 tiles";
    for (int t = 0; t < tiles; t++) {
        const char *wrong = wrong_tile(m, t);

        if (wrong)
            return wrong;
        bombs += m->bomb[t];
    }
    if (bombs != (laid ? m->bombs : 0))
        return "as many bombs lie there as were counted";
    if (m->won != (m->phase > FRESH
                   && count_shown(m, COVERED, BURST) == bombs))
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
static void guess(void *state, int seat, Random *random, void *memory)
{
    (void)seat;
    if (secret(state))
        imagine(memory, state, random);
}

/* the model */
static const char *const deals[] = {
    N_("noguess"), N_("classic"), N_("ancestor"), N_("own"), NULL
};
static const char *const called[] = {
    N_("no guessing"), N_("classic"), N_("as the ancestor"),
    N_("by hand"), NULL
};
static const Option options[] = {
    { "rows", N_("Rows"), 1, ROWS, 16, 0, NULL, NULL, 0 },
    { "columns", N_("Columns"), 1, COLUMNS, 16, 0, NULL, NULL, 0 },
    { "bombs", N_("Bombs"), 0, TILES - 1, 30, 0, NULL, NULL, 0 },
    { "deal", N_("Deal"), NOGUESS, BY_HAND, NOGUESS, 0, deals,
      called, 0 },
    { 0 }
};
static const char *const clicks[] = { NN_("%d click", "%d clicks") };
static const Preset presets[] = {
    { N_("Usual"), "rows=16 columns=16 bombs=30",
      N_("16 x 16, 30 bombs") },
    { N_("Beginner"), "rows=9 columns=9 bombs=10",
      N_("9 x 9, 10 bombs") },
    { N_("Intermediate"), "rows=16 columns=16 bombs=40",
      N_("16 x 16, 40 bombs") },
    { N_("Expert"), "rows=16 columns=30 bombs=99",
      N_("16 x 30, 99 bombs") },
    { 0 }
};
static const char *const forms[] = {
    "> open ROW COLUMN", "> mark ROW COLUMN", "> chord ROW COLUMN",
    "> bury ROW COLUMN", "> ready", ": lay FIELD", ": scatter FIELD",
    ": judge GUESSES NEEDLESS",
    ": judge GUESSES NEEDLESS safe ROW COLUMN", NULL
};
const Model minesweeper_model = {
    .name = "minesweeper", .size = sizeof(Mines), .version = 1,
    .seats = 1, .better = -1, .points = clicks, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
    .memory = sizeof(Proof), .hide = hide, .guess = guess,
};
