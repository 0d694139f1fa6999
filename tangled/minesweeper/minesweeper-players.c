/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include "minesweeper-solve.h"
#include "player.h"

enum { FIELDS = 1000000000 };       /* so many have a number */
enum { CASES = 20000 };             /* work on one position */

/* the judge */
static const Step *first_safe(const Proof *p)
{
    for (int k = 0; k < p->steps; k++)
        if (p->step[k].safe)
            return &p->step[k];
    return NULL;
}
static bool certain_click(const Proof *p, const Mines *m, int click)
{
    for (int t = 0; t < tiles_of(m); t++)
        if (m->opened[t] == click && m->chosen[t]
                && Proof_knows(p, t) != SAFE)
            return false;
    return true;
}
static void judge(Think *t, const Mines *m)
{
    int guesses = 0, needless = 0, last = -1;

    for (int click = m->deal < ANCESTOR ? 2 : 1;
         click <= m->clicks && Think_more(t); click++) {
        const Step *s;

        if (!conclude(t->memory, m, click, CASES)
                || certain_click(t->memory, m, click))
            continue;
        s = first_safe(t->memory);
        last = s ? s->tile[0] : -1;
        needless += s != NULL;
        guesses++;
    }
    Text_say(t->move, "judge %d %d", guesses, needless);
    if (!m->won && last >= 0)
        Text_say(t->move, "judge %d %d safe %d %d", guesses, needless,
                 Grid_spot(m->grid, last).row,
                 Grid_spot(m->grid, last).column);
}

/* the dealer */
static void deal(Think *t)
{
    Mines m = *(const Mines *)t->state;
    int number = Random_below(&t->random, FIELDS);

    if (!Think_lend(t, sizeof(Proof)))
        return;
    if (m.phase == JUDGING) {
        judge(t, &m);
        return;
    }
    while (m.deal == NOGUESS && Think_more(t)) {
        lay(&m, number, 9);
        if (solvable(t->memory, &m, CASES)) {
            Text_say(t->move, "lay %d", number);
            return;
        }
        number = Random_below(&t->random, FIELDS);
    }
    Text_say(t->move, "scatter %d", number);
}

/* what one number says */
static void one_reason(Line out, int n, const Step *s)
{
    if (s->safe && n == 0)
        Text_say(out, "%s", _("the blank beside this tile has no bomb "
                              "around"));
    else
        Text_say(out, s->safe
            ? local_n("the %d beside this tile has its bomb already",
                "the %d beside this tile has all its bombs already", n)
                 : s->tiles == 1
            ? _("the %d beside this tile has no other left for a bomb")
            : _("the %d beside this tile needs all that are left to it "
                "for bombs"), n);
}

/* the reason */
static void give_reason(Line out, const Mines *m, const Step *s)
{
    int a = m->shown[s->number[0]], b = m->shown[s->number[1]];

    if (s->why == ONE_NUMBER)
        one_reason(out, a, s);
    else if (s->why == TWO_NUMBERS)
        Text_say(out, s->safe
            ? _("the %d and the %d near this tile leave no bomb for it")
            : _("the %d and the %d near this tile need a bomb here"),
                 a, b);
    else if (s->why == BY_COUNT)
        Text_say(out, "%s",
                 _("all bombs that are left must lie elsewhere"));
    else
        Text_say(out, s->safe
            ? local_n("in every case that %d number allows, it is safe",
                      "in every case that %d numbers allow, it is safe",
                      s->numbers)
                 : local_n(
                "in every case that %d number allows, it is a bomb",
                "in every case that %d numbers allow, it is a bomb",
                s->numbers), s->numbers);
}

/* answers */
static void answer(Think *t, const char *verb, int tile, const Step *s)
{
    const Mines *m = t->state;
    Spot at = Grid_spot(m->grid, tile);

    Text_say(t->move, "%s %d %d", verb, at.row, at.column);
    if (s != NULL)
        give_reason(t->reason, m, s);
}
static bool wrong_flag(Think *t, const Mines *m)
{
    for (int tile = 0; tile < tiles_of(m); tile++)
        if (m->shown[tile] == FLAG
                && Proof_knows(t->memory, tile) == SAFE) {
            answer(t, "mark", tile, NULL);
            Text_say(t->reason, "%s",
                     _("this flag is wrong: the numbers "
                                        "prove the tile safe"));
            return true;
        }
    return false;
}
static void begin_somewhere(Think *t, const Mines *m)
{
    Grid g = m->grid;
    int tile = g.rows / 2 * g.columns + g.columns / 2, k = 0;

    for (; k < tiles_of(m) && m->shown[tile] == FLAG; k++)
        tile = (tile + 1) % tiles_of(m);
    if (k == tiles_of(m))
        return;
    answer(t, "open", tile, NULL);
    Text_say(t->reason, "%s", m->deal == ANCESTOR
             ? _("nothing is known yet: one tile is as good as another")
             : _("the first tile is never a bomb"));
}

/* the next step */
static bool rests_on(const Mines *m, const Step *s, int bomb)
{
    int next[8], n = around(m, bomb, next);

    while (n > 0)
        if (in_list(s->number, s->numbers, next[--n]))
            return true;
    return false;
}
static void show_step(Think *t, const Mines *m, const Step *last,
                      int tile)
{
    const Proof *p = t->memory;

    for (const Step *s = p->step; s != last; s++)
        for (int k = 0; k < s->tiles; k++)
            if (m->shown[s->tile[k]] != FLAG
                    && rests_on(m, last, s->tile[k])) {
                show_step(t, m, s, s->tile[k]);
                return;
            }
    answer(t, last->safe ? "open" : "mark", tile, last);
}

/* the least risk */
static void least_risk(Think *t, const Mines *m)
{
    short permille[TILES];
    bool known = odds(t->memory, permille);
    int tile = -1;

    for (int k = 0; k < tiles_of(m); k++)
        if ((m->shown[k] == COVERED || m->shown[k] == UNSURE)
                && Proof_knows(t->memory, k) != BOMB && (tile < 0
                || (known && permille[k] < permille[tile])))
            tile = k;
    if (tile < 0)
        return;
    answer(t, "open", tile, NULL);
    if (known)
        Text_say(t->reason,
                 _("a guess: nothing is certain, and here the "
                              "risk is %d.%d %%"), permille[tile] / 10,
                 permille[tile] % 10);
    else
        Text_say(t->reason, "%s",
                 _("a guess: there are too many cases to "
                                    "tell the odds"));
}

/* the adviser */
static void advise(Think *t)
{
    const Mines *m = t->state;
    const Step *s;

    if (m->phase == FRESH && m->deal != BY_HAND)
        begin_somewhere(t, m);
    if ((m->phase != PLAYING && m->phase != FRESH)
            || t->move[0] != '\0' || !Think_more(t)
            || !Think_lend(t, sizeof(Proof)))
        return;
    conclude(t->memory, m, NOW, 10 * CASES);
    if (wrong_flag(t, m))
        return;
    s = first_safe(t->memory);
    if (s != NULL)
        show_step(t, m, s, s->tile[0]);
    else
        least_risk(t, m);
}

/* players */
const Player minesweeper_players[] = {
    { "dealer", N_("The dealer"), HOUSE, 0, 2000, deal },
    { .name = NULL }
};
const Player minesweeper_hint[] = {
    { "adviser", N_("Adviser"), 1, 1, 1, advise },
    { .name = NULL }
};
