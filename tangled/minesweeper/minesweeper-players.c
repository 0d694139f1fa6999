/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include "minesweeper-players.h"
#include "minesweeper-solve.h"

enum { FIELDS = 1000000000 };       /* so many have a number */
enum { CASES = 20000 };             /* work on one position */

/* the judge */
static Mines before_click(const Mines *m, int click)
{
    Mines then = *m;

    for (int t = 0; t < m->rows * m->columns; t++)
        if (m->opened[t] == 0 || m->opened[t] >= click)
            then.shown[t] = COVERED;
    return then;
}
static int safe_tile(const Proof *p)
{
    for (int k = 0; k < Proof_steps(p); k++)
        if (Proof_step(p, k)->safe)
            return Proof_step(p, k)->tile[0];
    return -1;
}

static bool certain_click(const Proof *p, const Mines *m, int click)
{
    for (int t = 0; t < m->rows * m->columns; t++)
        if (m->opened[t] == click && m->chosen[t]
                && Proof_knows(p, t) != 1)
            return false;
    return true;
}
static void judge(Think *t, const Mines *m)
{
    bool kind = m->deal == NOGUESS || m->deal == CLASSIC;
    int guesses = 0, needless = 0, safe = -1;

    for (int click = 1 + kind; click <= m->clicks && more(t); click++) {
        Mines then = before_click(m, click);
        long cases = CASES;

        if (!conclude(t->memory, &then, &cases)
                || certain_click(t->memory, m, click))
            continue;
        guesses++;
        safe = safe_tile(t->memory);
        needless += safe >= 0;
    }
    /* say the judgment */
    if (!m->won && safe >= 0)
        say(t->move, "judge %d %d safe %d %d", guesses, needless,
            safe / m->columns + 1, safe % m->columns + 1);
    else
        say(t->move, "judge %d %d", guesses, needless);
}

/* lay a field out */
static void lay_out(Think *t, Mines m)
{
    Proof *p = t->memory;
    int number = Random_below(&t->random, FIELDS);

    while (m.deal == NOGUESS && more(t)) {
        long cases = CASES;

        lay(&m, number, 9);
        if (solvable(p, &m, &cases)) {
            say(t->move, "lay %d", number);
            return;
        }
        number = Random_below(&t->random, FIELDS);
    }
    say(t->move, "scatter %d", number);
}

/* the dealer */
static void deal(Think *t)
{
    const Mines *m = t->state;

    if (m->phase == LAYING)
        lay_out(t, *m);
    else
        judge(t, m);
}

/* answers */
static void answer(Think *t, const Mines *m, const char *verb,
                   int tile)
{
    say(t->move, "%s %d %d", verb, tile / m->columns + 1,
        tile % m->columns + 1);
}

static void begin_somewhere(Think *t, const Mines *m)
{
    int tiles = m->rows * m->columns;
    int tile = m->rows / 2 * m->columns + m->columns / 2, k = 0;

    for (; k < tiles && m->shown[tile] == FLAG; k++)
        tile = (tile + 1) % tiles;
    if (k == tiles)
        return;
    answer(t, m, "open", tile);
    say(t->reason, "%s", m->deal == ANCESTOR
        ? _("nothing is known yet: one tile is as good as another")
        : _("the first tile is never a bomb"));
}

/* what one or two numbers say */
static void one_reason(Line out, const Mines *m, const Step *s)
{
    int at = s->number[0];
    int row = at / m->columns + 1, column = at % m->columns + 1;

    if (s->safe && m->shown[at] == 0)
        say(out, _("the blank at %d %d has no bomb beside it"), row,
            column);
    else if (s->safe && m->shown[at] == 1)
        say(out, _("the 1 at %d %d has its bomb already"), row, column);
    else if (s->safe)
        say(out, _("the %d at %d %d has all its bombs already"),
            m->shown[at], row, column);
    else
        say(out, s->tiles == 1
            ? _("the %d at %d %d has only this tile left for a bomb")
            : _("the %d at %d %d needs all tiles left to it for bombs"),
            m->shown[at], row, column);
}
static void two_reason(Line out, const Mines *m, const Step *s)
{
    int a = s->number[0], b = s->number[1];

    say(out, s->safe
        ? _("the %d at %d %d and the %d at %d %d together leave no "
            "bomb for it")
        : _("the %d at %d %d and the %d at %d %d together need a bomb "
            "there"),
        m->shown[a], a / m->columns + 1, a % m->columns + 1,
        m->shown[b], b / m->columns + 1, b % m->columns + 1);
}

/* the reason */
static void give_reason(Line out, const Mines *m, const Step *s)
{
    if (s->why == ONE_NUMBER)
        one_reason(out, m, s);
    else if (s->why == TWO_NUMBERS)
        two_reason(out, m, s);
    else if (s->why == BY_COUNT)
        say(out, "%s", _("all bombs that are left must lie elsewhere"));
    else
        say(out, s->safe
            ? _("in every case that %d numbers allow, it is safe")
            : _("in every case that %d numbers allow, it is a bomb"),
            s->numbers);
}

/* the next step */
static bool rests_on(const Mines *m, const Step *s, int bomb)
{
    int next[8], n = around(m, bomb, next);

    for (int i = 0; i < s->numbers; i++)
        for (int k = 0; k < n; k++)
            if (next[k] == s->number[i])
                return true;
    return false;
}
static bool mark_first(Think *t, const Mines *m, const Step *last)
{
    const Step *s = Proof_step(t->memory, 0);

    for (; s != last; s++)
        for (int k = 0; k < s->tiles; k++)
            if (m->shown[s->tile[k]] != FLAG
                    && rests_on(m, last, s->tile[k])) {
                if (!mark_first(t, m, s)) {
                    answer(t, m, "mark", s->tile[k]);
                    give_reason(t->reason, m, s);
                }
                return true;
            }
    return false;
}
static bool next_step(Think *t, const Mines *m)
{
    for (int k = 0; k < Proof_steps(t->memory); k++) {
        const Step *s = Proof_step(t->memory, k);

        if (!s->safe)
            continue;
        if (!mark_first(t, m, s)) {
            answer(t, m, "open", s->tile[0]);
            give_reason(t->reason, m, s);
        }
        return true;
    }
    return false;
}

/* the least risk */
static void least_risk(Think *t, const Mines *m, long cases)
{
    short permille[TILES];
    bool known = odds(m, permille, cases);
    int tile = -1;

    for (int k = 0; k < m->rows * m->columns; k++) {
        bool may = m->shown[k] == COVERED || m->shown[k] == UNSURE;

        if (may && Proof_knows(t->memory, k) != 2
                && (tile < 0
                    || (known && permille[k] < permille[tile])))
            tile = k;
    }
    if (tile < 0)
        return;
    answer(t, m, "open", tile);
    /* say what the risk is */
    if (known)
        say(t->reason, _("a guess: nothing is certain, and here the risk "
                         "is %d.%d %%"), permille[tile] / 10,
            permille[tile] % 10);
    else
        say(t->reason, "%s", _("a guess: there are too many cases to tell "
                               "the odds"));
}

/* the adviser */
static void advise(Think *t)
{
    const Mines *m = t->state;
    Proof *p = t->memory;
    long cases = 10 * CASES;

    if (m->phase == FRESH && m->deal != BY_HAND)
        begin_somewhere(t, m);
    if ((m->phase != PLAYING && m->phase != FRESH)
            || t->move[0] != '\0' || !more(t))
        return;
    conclude(p, m, &cases);
    for (int tile = 0; tile < m->rows * m->columns; tile++)
        if (m->shown[tile] == FLAG && Proof_knows(p, tile) == 1) {
            answer(t, m, "mark", tile);
            say(t->reason, "%s", _("this flag is wrong: the numbers "
                                   "prove the tile safe"));
            return;
        }
    if (!next_step(t, m))
        least_risk(t, m, cases);
}

/* players */
const Player minesweeper_players[] = {
    { "dealer", N_("The dealer"), HOUSE, 0, 2000, sizeof(Proof), deal },
    { .name = NULL }
};
const Player minesweeper_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, 1, sizeof(Proof), advise },
    { .name = NULL }
};
