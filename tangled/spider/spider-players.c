/* Made from games/spider.nw by make tangle: change that, not this. */
#include "spider-solve.h"

/* the house looks */
static void judge(Think *t)
{
    static const char *const said[] = {
        [WINNABLE] = "winnable", [LOST] = "lost",
        [UNKNOWN] = "unknown" };
    const Search *w = t->memory;
    Verdict v = find_way(t->memory, t, t->state);
    Spider end = *(const Spider *)t->state;
    int moves = end.moves;

    if (v == WINNABLE)
        walk(w, w->found, &end);
    say(t->move, "answer %s %d", said[v], end.moves - moves);
}
const Player spider_players[] = {
    { .name = "solver", .label = N_("The house"), .seat = HOUSE,
      .nodes = 1000000, .choose = judge,
      .memory = BAG(BEDS, LINES_MOST, PLACES_MOST) },
    { 0 }
};

/* choose a line */
static int value(const Entry *e)
{
    return 64 * (e->merit - tastes->gap * e->gaps) + e->gaps;
}
static bool goes_back(const Spider *s, Step m)
{
    return m.n > 0 && m.n == s->last_n && m.from == s->last_to
        && m.to == s->last_from;
}
static Step first_step(const Search *w, int line)
{
    while (w->diary[line].before > 0)
        line = w->diary[line].before;
    return w->diary[line].step;
}
static bool fills(const Spider *s)
{
    return s->last_n > 0 && s->dealt < CARDS
        && column(s, s->last_to).n == s->last_n;
}
static int best_line(const Search *w)
{
    bool news = fills(&w->start);
    int best = 0;

    for (int k = 1; k < w->entries; k++)
        if (value(&w->diary[k]) > value(&w->diary[best])
                && (w->diary[k].news || !news)
                && !goes_back(&w->start, first_step(w, k)))
            best = k;
    return best;
}
static Step fill_gap(Search *w)
{
    const Spider *s = &w->start;
    Scout best = { .merit = NO_MERIT };

    thread_up(&w->loom, s);
    for (int a = 0; a < COLUMNS; a++)
        for (int n = run(s, a); n > 0; n--)
            for (int b = 0; b < COLUMNS; b++)
                if (s->end[b] == NOTHING && fits(s, n, a, b)
                        && n < w->loom.pile[a].n) {
                    /* is it missed less than the best so far? */
                    Scout out = send_scout(&w->loom, s, step_of(n, a, b));

                    if (out.merit > best.merit && !goes_back(s, out.step))
                        best = out;
                }
    return best.step;
}

/* say what for */
static int closed_of(const Spider *s)
{
    int n = 0;

    for (int c = 0; c < COLUMNS; c++)
        n += s->closed[c];
    return n;
}
static void give_reason(const Spider *s, const Spider *then,
                        bool gap, Line why)
{
    int n = then->moves - s->moves;

    if (then->off > s->off)
        say(why, local_n("it takes a sequence off",
            "%d moves take a sequence off", n), n);
    else if (closed_of(then) < closed_of(s))
        say(why, local_n("it turns a card over",
            "%d moves turn a card over", n), n);
    else if (gap)
        say(why, local_n("it empties a column",
            "%d moves empty a column", n), n);
    else
        say(why, local_n("it puts cards of a suit in order",
            "%d moves put cards of a suit in order", n), n);
}
static void tell_step(Think *t, Step m)
{
    if (m.n > 0)
        say(t->move, "move %d from %d to %d", m.n, m.from + 1,
            m.to + 1);
    else
        say(t->move, "deal");
}
static void tell_line(Think *t, const Search *w, int line)
{
    Spider then;

    walk(w, line, &then);
    tell_step(t, first_step(w, line));
    give_reason(&w->start, &then,
                w->diary[line].gaps > w->diary[0].gaps, t->reason);
}
static void prepare_deal(Think *t, Search *w)
{
    bool now = may_deal(&w->start);
    Step m = { 0, 0, 0 };

    if (!now)
        m = fill_gap(w);
    if (now || m.n > 0)
        tell_step(t, m);
    say(t->reason, "%s", now ? _("nothing better is in sight")
        : _("a deal needs a card on each column"));
}

/* the adviser */
static void advise(Think *t)
{
    Search *w = pack(t->memory, FEW_BEDS, FEW_LINES, FEW_PLACES);
    Spider s = *(const Spider *)t->state;
    int best;

    spider_model.hide(&s, t->seat);
    set_out(w, &s);
    march(w, t);
    best = best_line(w);
    if (best > 0)
        tell_line(t, w, best);
    else if (s.dealt == CARDS)
        say(t->reason, "%s", _("no gain is in sight: "
                               "ask the house, or take moves back"));
    else
        prepare_deal(t, w);
}
const Player spider_hint[] = {
    { .name = "adviser", .label = N_("Adviser"), .seat = 1,
      .nodes = 2000, .choose = advise,
      .memory = BAG(FEW_BEDS, FEW_LINES, FEW_PLACES) },
    { 0 }
};
