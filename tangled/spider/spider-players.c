/* Made from games/spider.nw by make tangle: change that, not this. */
#include <string.h>
#include "spider-solve.h"

enum { PATIENCE = 12, LEAST_BEDS = 64 };

/* beds for the best */
static void change(Scout *a, Scout *b)
{
    Scout guest = *a;

    *a = *b;
    *b = guest;
}
static void rise(Scout *bed, int at)
{
    for (; at > 1 && bed[at].merit < bed[at / 2].merit; at /= 2)
        change(&bed[at], &bed[at / 2]);
}
static void sink(Scout *bed, int n)
{
    for (int at = 1, k = 2; k <= n; at = k, k *= 2) {
        k += k < n && bed[k + 1].merit < bed[k].merit;
        if (bed[at].merit <= bed[k].merit)
            return;
        change(&bed[at], &bed[k]);
    }
}
static void lodge(Search *w, Scout s)
{
    if (w->taken < w->beds) {
        w->bed[++w->taken] = s;
        rise(w->bed, w->taken);
        return;
    }
    w->sent_home = true;
    if (s.merit > w->bed[1].merit) {
        w->bed[1] = s;
        sink(w->bed, w->taken);
    }
}

/* pack the bag */
static Search *pack(void *memory, int beds, int lines, int places)
{
    Search *w = memory;

    *w = (Search){ .beds = beds, .lines = lines, .places = places,
                   .loom.like = tastes };
    w->seen  = (uint64_t *)(w + 1);
    w->bed   = (Scout *)(w->seen + places);
    w->diary = (Entry *)(w->bed + beds + 1);
    w->camp  = (Spider *)(w->diary + lines);
    w->next  = w->camp + beds + 1;
    return w;
}

/* met before */
static bool is_new(Search *w, uint64_t number)
{
    int at = (int)(number >> 32) & (w->places - 1);

    while (w->seen[at] && w->seen[at] != number)
        at = (at + 1) & (w->places - 1);
    if (w->seen[at])
        return false;
    if (w->met == w->places / 8 * 7) {
        w->sent_home = true;
        return false;
    }
    w->met++;
    w->seen[at] = number;
    return true;
}
static bool strange(const Spider *s)
{
    for (int c = 0; c < COLUMNS; c++)
        if (s->end[c] != NOTHING && s->face[s->end[c]] == HIDDEN)
            return true;
    return false;
}

/* scouts come back */
static void report(Search *w, int home, Scout s)
{
    s.home = home;
    if (w->taken == w->beds && s.merit <= w->bed[1].merit)
        w->sent_home = true;
    else if (is_new(w, s.number))
        lodge(w, s);
}
static void send_all(Search *w, int home)
{
    const Spider *s = &w->camp[home];
    Step step[STEPS];
    int n = strange(s) ? 0 : steps(s, step);

    thread_up(&w->loom, s);
    for (int k = 0; k < n; k++)
        report(w, home, send_scout(&w->loom, s, step[k]));
}

/* the diary */
void walk(const Search *w, int entry, Spider *s)
{
    if (entry == 0) {
        *s = w->start;
        return;
    }
    walk(w, w->diary[entry].before, s);
    take(s, w->diary[entry].step);
}
static void write_down(Search *w, const Spider *s, Scout by, int before)
{
    Entry *e = &w->diary[w->entries];

    *e = (Entry){ .before = before, .merit = by.merit, .step = by.step,
                  .deals = may_deal(s),
                  .news = strange(s) || s->off > w->start.off };
    for (int c = 0; c < COLUMNS; c++)
        e->gaps += s->end[c] == NOTHING;
    if (s->off == SEQUENCES)
        w->found = w->entries;
    if (e->merit > w->best)
        w->best = e->merit;
    w->entries++;
}
static void pitch_camp(Search *w)
{
    Spider *today = w->camp;
    int first = w->entries;

    for (int k = 0; k < w->taken; k++) {
        w->next[k] = w->camp[w->bed[k + 1].home];
        take(&w->next[k], w->bed[k + 1].step);
        write_down(w, &w->next[k], w->bed[k + 1],
                   w->first + w->bed[k + 1].home);
    }
    w->camp = w->next, w->next = today;
    w->tables = w->taken, w->first = first;
    w->taken = 0;
}

/* march */
static bool has_paper(Search *w)
{
    bool enough = w->entries + w->taken <= w->lines;

    w->sent_home = w->sent_home || !enough;
    w->taken = enough ? w->taken : 0;
    return enough;
}
static bool march(Search *w, Think *t)
{
    int days = PATIENCE, best;

    while (w->tables && !w->found && days > 0) {
        for (int k = 0; k < w->tables; k++) {
            if (!more(t))
                return false;
            send_all(w, k);
        }
        if (!has_paper(w))
            return true;
        best = w->best;
        pitch_camp(w);
        days = w->best > best || !w->sent_home ? PATIENCE : days - 1;
    }
    w->sent_home = w->sent_home || w->tables > 0;
    return true;
}

/* cross the river */
static void cross(Search *w, int from)
{
    int till = w->entries, n = 0;

    for (int k = from; k < till; k++)
        if (w->diary[k].deals)
            lodge(w, (Scout){ 0, w->diary[k].merit, k, { 0, 0, 0 } });
    for (int k = 1; has_paper(w) && k <= w->taken; k++) {
        /* cross from the place of bed k */
        Scout s = w->bed[k];

        walk(w, s.home, &w->camp[n]);
        take(&w->camp[n], s.step);
        thread_up(&w->loom, &w->camp[n]);
        s.merit = w->loom.merit;
        if (is_new(w, w->loom.number))
            write_down(w, &w->camp[n++], s, s.home);
    }
    w->tables = n, w->first = till;
    w->taken = 0;
}

/* set out */
static void set_out(Search *w, const Spider *s)
{
    memset(w->seen, 0, sizeof w->seen[0] * (size_t)w->places);
    w->start = w->camp[0] = *s;
    thread_up(&w->loom, s);
    (void)is_new(w, w->loom.number);
    w->tables = 1;
    w->best = NO_MERIT;
    write_down(w, s, (Scout){ .merit = w->loom.merit }, 0);
}
static Verdict explore(void *memory, Think *t, const Spider *s,
                       int beds, const Taste *like, unsigned salt)
{
    Search *w = pack(memory, beds, LINES_MOST, PLACES_MOST);

    w->loom.salt = salt;
    w->loom.like = like;
    set_out(w, s);
    while (w->tables && !w->found) {
        int from = w->first;

        if (!march(w, t))
            return UNKNOWN;
        w->best = NO_MERIT;
        if (!w->found)
            cross(w, from);
    }
    return w->found ? WINNABLE : w->sent_home ? UNKNOWN : LOST;
}

/* the verdict */
Verdict find_way(void *memory, Think *t, const Spider *s)
{
    Verdict v = UNKNOWN;

    for (int beds = LEAST_BEDS; beds <= BEDS; beds *= 4)
        for (int k = 0; k < TASTES && v == UNKNOWN; k++)
            v = explore(memory, t, s, beds, &tastes[k], 0);
    if (v == LOST)
        v = explore(memory, t, s, BEDS, tastes, 1);
    return v;
}

/* the house looks */
static void judge(Think *t)
{
    Search *w = lend(t, BAG(BEDS, LINES_MOST, PLACES_MOST));
    Spider end = *(const Spider *)t->state;
    int moves = end.moves;
    Verdict v;

    if (!w)
        return;
    v = find_way(w, t, &end);
    if (v == WINNABLE)
        walk(w, w->found, &end);
    say(t->move, "answer %s %d", Verdict_words[v - 1],
        end.moves - moves);
}
const Player spider_players[] = {
    { .name = "solver", .label = N_("The house"), .seat = HOUSE,
      .nodes = 1000000, .choose = judge },
    { 0 }
};

/* choose a line */
static int value(const Entry *e)
{
    return 64 * (e->merit - tastes->gap * e->gaps) + e->gaps;
}
static bool goes_back(const Spider *s, Step m)
{
    return m.n > 0 && m.n == s->last.n && m.from == s->last.to
        && m.to == s->last.from;
}
static Step first_step(const Search *w, int line)
{
    while (w->diary[line].before > 0)
        line = w->diary[line].before;
    return w->diary[line].step;
}
static int best_line(const Search *w)
{
    const Spider *s = &w->start;
    bool news = s->last.n > 0 && s->dealt < CARDS
             && column(s, s->last.to).n == s->last.n;
    int best = 0;

    for (int k = 1; k < w->entries; k++)
        if (value(&w->diary[k]) > value(&w->diary[best])
                && (w->diary[k].news || !news)
                && !goes_back(s, first_step(w, k)))
            best = k;
    return best;
}
static Step fill_gap(Search *w)
{
    const Spider *s = &w->start;
    Scout best = { .merit = NO_MERIT };
    Step m[STEPS];

    thread_up(&w->loom, s);
    for (int k = 0, n = steps(s, m); k < n; k++) {
        Scout out = send_scout(&w->loom, s, m[k]);

        if (s->end[m[k].to] == NOTHING
                && m[k].n < w->loom.pile[m[k].from].n
                && out.merit > best.merit && !goes_back(s, m[k]))
            best = out;
    }
    return best.step;
}

/* say what for */
static const char *const gains[4][2] = {
    { NN_("Onto column %d: it takes a sequence off",
          "Onto column %d: %d moves take a sequence off") },
    { NN_("Onto column %d: it turns a card over",
          "Onto column %d: %d moves turn a card over") },
    { NN_("Onto column %d: it empties a column",
          "Onto column %d: %d moves empty a column") },
    { NN_("Onto column %d: it puts cards of a suit in order",
          "Onto column %d: %d moves put cards of a suit in order") } };

static void tell_line(Think *t, const Search *w, int line)
{
    bool gap = w->diary[line].gaps > w->diary[0].gaps;
    Step first = first_step(w, line);
    const char *const *gain;
    Spider then;
    int n;

    walk(w, line, &then);
    n = then.moves - w->start.moves;
    gain = gains[then.off > w->start.off ? 0 : strange(&then) ? 1
                 : gap ? 2 : 3];
    spell(first, t->move);
    say(t->reason, local_n(gain[0], gain[1], n), first.to + 1, n);
}
static void prepare_deal(Think *t, Search *w)
{
    bool now = may_deal(&w->start);
    Step m = now ? (Step){ 0, 0, 0 } : fill_gap(w);

    if (now || m.n > 0)
        spell(m, t->move);
    say(t->reason, now ? _("nothing better is in sight")
        : m.n > 0 ? _("Onto column %d: a deal needs a card on each")
        : _("a deal needs a card on each column"), m.to + 1);
}

/* the adviser */
static void advise(Think *t)
{
    Search *w = lend(t, BAG(FEW_BEDS, FEW_LINES, FEW_PLACES));
    Spider s = *(const Spider *)t->state;
    int best;

    if (!w)
        return;
    pack(w, FEW_BEDS, FEW_LINES, FEW_PLACES);
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
      .nodes = 2000, .choose = advise },
    { 0 }
};
