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
static void *part(char **at, size_t bytes)
{
    void *begin = *at;

    *at += bytes;
    return begin;
}
Search *pack(void *memory, int beds, int lines, int places)
{
    Search *w = memory;
    char *at = (char *)(w + 1);
    size_t more = (size_t)beds + 1;

    *w = (Search){ .beds = beds, .lines = lines, .places = places,
                   .loom.like = tastes };
    w->seen  = part(&at, (size_t)places * sizeof *w->seen);
    w->bed   = part(&at, more * sizeof *w->bed);
    w->diary = part(&at, (size_t)lines * sizeof *w->diary);
    w->camp  = part(&at, more * sizeof *w->camp);
    w->next  = part(&at, more * sizeof *w->next);
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

    thread_up(&w->loom, s);
    for (int a = 0; a < COLUMNS && !strange(s); a++)
        for (int n = run(s, a); n > 0; n--)
            for (int b = 0; b < COLUMNS; b++)
                if (fits(s, n, a, b))
                    report(w, home, send_scout(&w->loom, s,
                                         step_of(n, a, b)));
}

/* the diary */
void take(Spider *s, Step step)
{
    if (step.n > 0)
        move_cards(s, step.n, step.from, step.to);
    else
        deal_row(s);
}
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
        if (s->end[c] == NOTHING)
            e->gaps++;
    if (s->off == SEQUENCES)
        w->found = w->entries;
    if (e->merit > w->best) {
        w->best = e->merit;
        w->better = true;
    }
    w->entries++;
}
static void pitch_camp(Search *w)
{
    Spider *today = w->camp;
    int first = w->entries;

    w->better = false;
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
bool march(Search *w, Think *t)
{
    int days = PATIENCE;

    while (w->tables && !w->found && days > 0) {
        for (int k = 0; k < w->tables; k++) {
            if (!more(t))
                return false;
            send_all(w, k);
        }
        if (!has_paper(w))
            return true;
        pitch_camp(w);
        days = w->better || !w->sent_home ? PATIENCE : days - 1;
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
        deal_row(&w->camp[n]);
        thread_up(&w->loom, &w->camp[n]);
        s.merit = w->loom.merit;
        if (is_new(w, w->loom.number))
            write_down(w, &w->camp[n++], s, s.home);
    }
    w->tables = n, w->first = till;
    w->taken = 0;
}

/* set out */
void set_out(Search *w, const Spider *s)
{
    memset(w->seen, 0, sizeof w->seen[0] * (size_t)w->places);
    w->start = w->camp[0] = *s;
    thread_up(&w->loom, s);
    (void)is_new(w, w->loom.number);
    w->tables = 1;
    w->best = NO_MERIT;
    write_down(w, s, (Scout){ .merit = w->loom.merit }, 0);
}
static Verdict expedition(Search *w, Think *t)
{
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
static Verdict explore(void *memory, Think *t, const Spider *s,
                       int beds, const Taste *like, unsigned salt)
{
    Search *w = pack(memory, beds, LINES_MOST, PLACES_MOST);

    w->loom.salt = salt;
    w->loom.like = like;
    set_out(w, s);
    return expedition(w, t);
}
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
