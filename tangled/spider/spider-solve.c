/* Made from games/spider.nw by make tangle: change that, not this. */
#include <string.h>
#include "spider-solve.h"

/* follow a chain */
bool is_open(const Spider *s, int card)
{
    return card < s->dealt
        && card / COLUMNS >= s->closed[card % COLUMNS];
}
static bool follows(const Spider *s, int card, int under)
{
    return under != NOTHING && is_open(s, under)
        && s->face[under] == s->face[card] + 1
        && Face_rank(s->face[card]) != KING;
}
int run(const Spider *s, int c)
{
    int card = s->end[c], n = card != NOTHING;

    for (; n && follows(s, card, s->on[card]); n++)
        card = s->on[card];
    return n;
}
int first_of(const Spider *s, Step m)
{
    int card = s->end[m.from];

    while (--m.n > 0)
        card = s->on[card];
    return card;
}
Pile column(const Spider *s, int c)
{
    Pile p = { 0 };

    for (int k = s->end[c]; k != NOTHING; k = s->on[k])
        p.n++;
    for (int k = s->end[c], at = p.n; k != NOTHING; k = s->on[k])
        p.card[--at] = (uint16_t)k;
    return p;
}

/* lay out */
Pack pack_of(int suits)
{
    unsigned which = ALL_SUITS << (4 - suits) & ALL_SUITS;

    return (Pack){ SEQUENCES / suits, which };
}
static void lay_next(Spider *s, int c)
{
    s->on[s->dealt] = s->end[c];
    s->end[c] = s->dealt++;
}
void lay_out(Spider *s, int suits, uint64_t number)
{
    Random r = Random_start(number, 1);

    *s = (Spider){ .suits = (unsigned char)suits, .off_end = NOTHING,
                   .closed = { 5, 5, 5, 5, 4, 4, 4, 4, 4, 4 } };
    Pack_make(pack_of(suits), s->face);
    Pack_shuffle(s->face, CARDS, &r);
    memset(s->end, NOTHING, sizeof s->end);
    while (s->dealt < LAID_OUT)
        lay_next(s, s->dealt % COLUMNS);
}

/* change three links */
static void relink(Spider *s, int first, unsigned char *from,
                   unsigned char *to)
{
    unsigned char under = s->on[first];

    s->on[first] = *to;
    *to = *from;
    *from = under;
}

/* move the cards */
static bool takes(const Spider *s, int c, int rank)
{
    return s->end[c] == NOTHING
        || Face_rank(s->face[s->end[c]]) == rank + 1;
}
static int rank_of(const Spider *s, Step m)
{
    return Face_rank(s->face[first_of(s, m)]);
}
bool fits(const Spider *s, Step m)
{
    return m.from != m.to && m.n >= 1 && m.n <= run(s, m.from)
        && takes(s, m.to, rank_of(s, m));
}
int steps(const Spider *s, Step *out)
{
    int k = 0;

    for (Step m = { 0, 0, 0 }; m.from < COLUMNS; m.from++)
        for (m.n = run(s, m.from); m.n > 0; m.n--) {
            int rank = rank_of(s, m);

            for (m.to = 0; m.to < COLUMNS; m.to++)
                if (m.to != m.from && takes(s, m.to, rank))
                    out[k++] = m;
        }
    return k;
}
static void shift(Spider *s, Step m)
{
    relink(s, first_of(s, m), &s->end[m.from], &s->end[m.to]);
}
static void uncover(Spider *s, int c)
{
    if (s->end[c] != NOTHING && !is_open(s, s->end[c]))
        s->closed[c]--;
}
static void take_off(Spider *s, int c)
{
    if (run(s, c) < KING)
        return;
    relink(s, first_of(s, (Step){ KING, c, c }), &s->end[c],
           &s->off_end);
    s->off++;
    uncover(s, c);
}
static void deal_row(Spider *s)
{
    for (int c = 0; c < COLUMNS; c++)
        lay_next(s, c);
    for (int c = 0; c < COLUMNS; c++)
        take_off(s, c);
}
void take(Spider *s, Step m)
{
    int off = s->off, closed = s->closed[m.from];

    s->last = m;
    s->moves++;
    if (m.n > 0) {
        shift(s, m);
        uncover(s, m.from);
        take_off(s, m.to);
    } else
        deal_row(s);
    s->news = m.n == 0 || s->off > off || s->closed[m.from] < closed;
}
bool may_deal(const Spider *s)
{
    return s->dealt < CARDS && (s->dealt - KING * s->off < COLUMNS
        || !memchr(s->end, NOTHING, COLUMNS));
}

/* one card more */
const Leader leaders[LEADERS] = {
    { 5, -5, 4, -1 }, { 5, -8, 4, -1 }, { 5, -5, 2, -1 },
    { 5, -3, 4, -1 }, { 5, -6, 0, -1 }, { 10, -10, 6, -1 } };
static uint64_t stir(uint64_t number, unsigned more)
{
    number = (number ^ more) * 0x9E3779B97F4A7C15u;
    return number ^ number >> 29;
}
static Prefix join(const Leader *leader, Prefix t, Face f, bool open)
{
    int rank = Face_rank(f);
    bool suited = open && t.last == f + 1 && rank % KING != 0;

    t.number = stir(t.number, 1u + f + 64u * open);
    t.merit += suited * leader->suited + !open * leader->closed
        - (t.least > KING) * leader->gap
        + (open && rank > t.least) * leader->covers;
    t.run = (unsigned char)(!open ? 0 : suited ? t.run + 1 : 1);
    t.least = (unsigned char)(rank < t.least ? rank : t.least);
    t.last = open ? f : HIDDEN;
    return t;
}

/* all prefixes of a table */
void sum_up(Prefixes *l, const Spider *s)
{
    l->number = 0;
    l->merit = KING * l->leader->suited * s->off;
    for (int c = 0; c < COLUMNS; c++) {
        Pile *p = &l->pile[c];
        /* a column before its first card */
        unsigned place = s->dealt < CARDS ? (unsigned)c : COLUMNS;
        Prefix t = { .number = stir(stir(l->round, s->dealt), place),
                     .merit = l->leader->gap, .least = KING + 1 };

        *p = column(s, c);
        l->prefix[c][0] = t;
        for (int k = 0; k < p->n; k++)
            l->prefix[c][k + 1] = t = join(l->leader, t,
                s->face[p->card[k]], k >= s->closed[c]);
        l->number += t.number;
        l->merit += t.merit;
    }
}

/* send a scout */
static Prefix cut(const Prefixes *l, const Spider *s, int c, int n)
{
    const Prefix *t = l->prefix[c];

    return n == 0 ? t[0]
         : join(l->leader, t[n - 1], s->face[l->pile[c].card[n - 1]],
                true);
}
static Prefix grown(const Prefixes *l, const Spider *s, Step m)
{
    const Pile *p = &l->pile[m.from];
    Prefix t = l->prefix[m.to][l->pile[m.to].n];

    for (int k = p->n - m.n; k < p->n; k++)
        t = join(l->leader, t, s->face[p->card[k]], true);
    return t;
}
static void exchange(Scout *s, Prefix old, Prefix new)
{
    s->number += new.number - old.number;
    s->merit += new.merit - old.merit;
}
Scout send_scout(const Prefixes *l, const Spider *s, Step m)
{
    int from = l->pile[m.from].n, to = l->pile[m.to].n;
    Scout out = { .number = l->number, .merit = l->merit, .step = m };
    Prefix t = grown(l, s, m);

    if (t.run == KING) {
        t = cut(l, s, m.to, to + m.n - KING);
        out.merit += KING * l->leader->suited;
    }
    exchange(&out, l->prefix[m.from][from],
             cut(l, s, m.from, from - m.n));
    exchange(&out, l->prefix[m.to][to], t);
    return out;
}

/* a round of tables */
enum { PAGE = 2048, PAGES = 8, PLACES = PAGE * PAGES,
       ROUNDS = PLACES / 8 * 7 };
typedef struct Sheet {
    uint64_t seen[PAGE];            /* tables, by their numbers */
    short    way[PAGE];             /* the steps that lead here */
} Sheet;
typedef struct Rounds {
    Spider s;
    Sheet *page[PAGES];
    int    met;
} Rounds;
static uint64_t told(const Spider *s, int c)
{
    uint64_t number = s->closed[c] ? 1u + (unsigned)c : 0;

    for (int k = s->end[c]; k != NOTHING && is_open(s, k); k = s->on[k])
        number = stir(number, s->face[k]);
    return stir(number, 1 + FACES);
}
static bool was_here(Rounds *r)
{
    uint64_t number = 0, *seen;
    unsigned at;

    for (int c = 0; c < COLUMNS; c++)
        number += told(&r->s, c);
    at = number >> 32 & (PLACES - 1);
    while (*(seen = &r->page[at / PAGE]->seen[at % PAGE])
           && *seen != number)
        at = (at + 1) & (PLACES - 1);
    if (*seen)
        return true;
    *seen = number;
    r->met++;
    return false;
}

/* go around */
static bool changes(const Spider *s, Step m)
{
    int first = first_of(s, m), under = s->on[first];
    bool joins = follows(s, first, s->end[m.to]);

    return (under != NOTHING && !is_open(s, under))
        || m.n + (joins ? run(s, m.to) : 0) == KING;
}
static bool leads_on(Rounds *r)
{
    was_here(r);                    /* on the table of the game */
    for (int k = 0, deep = 0; r->met < ROUNDS; k++) {
        Step m = { 1 + k / 100, k / 10 % 10, k % 10 };

        if (k == 100 * KING) {
            if (deep-- == 0)
                return false;
            k = r->page[deep / PAGE]->way[deep % PAGE];
            shift(&r->s, (Step){ 1 + k / 100, k % 10, k / 10 % 10 });
        } else if (m.to == 0 && m.n > run(&r->s, m.from)) {
            k += COLUMNS - 1;
        } else if (fits(&r->s, m)) {
            if (changes(&r->s, m))
                return true;
            /* go on from there, unless we were here before */
            shift(&r->s, m);
            if (was_here(r))
                shift(&r->s, (Step){ m.n, m.to, m.from });
            else {
                r->page[deep / PAGE]->way[deep % PAGE] = (short)k;
                deep++, k = -1;
            }
        }
    }
    return true;
}
static bool turns_pages(Rounds *r, int n)
{
    Sheet page = { .seen = { 0 } };

    r->page[n] = &page;
    return n + 1 < PAGES ? turns_pages(r, n + 1) : leads_on(r);
}
bool is_stuck(const Spider *s)
{
    Step back = { s->last.n, s->last.to, s->last.from };
    Rounds r = { .s = *s };

    return s->dealt == CARDS && (s->news || !fits(s, back))
        && !turns_pages(&r, 0);
}
