/* Made from games/aces.nw by make tangle: change that, not this. */
#include <string.h>
#include "aces-solve.h"

enum { PATIENCE = 500000 };

/* begin from a table */
static uint64_t bit(int card) { return (uint64_t)1 << card; }

static Position position_of(const Aces *s)
{
    Position p = { .rows = s->dealt / COLUMNS };

    for (int c = 0; c < COLUMNS; c++)
        for (int k = 0; k < s->n[c]; k++)
            p.in[c] |= bit(s->column[c][k]);
    return p;
}
static void compare(Search *w, const Aces *s)
{
    for (int a = 0; a < s->cards; a++)
        for (int b = 0; b < s->cards; b++)
            if (is_higher(s, a, b)) {
                w->lower[a] |= bit(b);
                w->higher[b] |= bit(a);
            }
}

/* look at a column */
static void deal_row(Position *p)
{
    for (int c = 0; c < COLUMNS; c++)
        p->in[c] |= bit(COLUMNS * p->rows + c);
    p->rows++;
}
static uint64_t own(int c) { return (uint64_t)0x1111111111111 << c; }

static int highest(uint64_t cards)
{
    return cards ? 63 - __builtin_clzll(cards) : NOTHING;
}
/* of each column: the first card from its end that is no ghost, or
   NOTHING, and the ghosts on it */
typedef struct Ends {
    int      card[COLUMNS];
    uint64_t above[COLUMNS];
} Ends;

static void look(const Position *p, int c, Ends *e)
{
    uint64_t there = p->in[c] & ~p->ghost, home = there & own(c);
    int card = highest(home ? home : there);

    e->card[c] = card;
    e->above[c] = p->in[c] & p->ghost;
    if (home)
        e->above[c] &= own(c) & ~(2 * bit(card) - 1);
}

/* have we been here? */
static bool is_new(Search *w, const Position *p)
{
    uint32_t rest = (uint32_t)(p->rows + 16 * w->keeps);
    uint64_t lies = 0;
    int k;

    for (int c = 0; c < COLUMNS; c++) {
        lies |= p->in[c] & own(c) & ~p->ghost;
        rest = rest * 64 + (uint32_t)(highest(p->in[c] & ~own(c)) + 1);
    }
    /* look it up */
    uint64_t at = lies * 0x9E3779B97F4A7C15u
                ^ rest * 0xC2B2AE3D27D4EB4Fu;

    at = (at ^ at >> 29) * 0xBF58476D1CE4E5B9u;
    for (k = (int)(at >> 32) & (w->lines - 1); w->known[k].rest;
         k = (k + 1) & (w->lines - 1))
        if (w->known[k].lies == lies && w->known[k].rest == rest
            && !(p->ghost & ~w->known[k].ghost))
            return false;
    if (w->met >= w->lines / 8 * 7 || !Think_more(w->think)) {
        w->given_up = true;
        return false;
    }
    w->met++;
    w->known[k] = (Known){ lies, p->ghost, rest };
    return true;
}

/* ghosts come and go */
static void forget(Position *p, uint64_t ghosts)
{
    p->ghost &= ~ghosts;
    for (int c = 0; c < COLUMNS; c++)
        p->in[c] &= ~ghosts;
}
static bool forgets_one(const Search *w, Position *p)
{
    uint64_t left = p->in[0] | p->in[1] | p->in[2] | p->in[3]
                  | ~(bit(COLUMNS * p->rows) - 1);

    for (uint64_t g = p->ghost; g; g &= g - 1)
        if (!(w->lower[__builtin_ctzll(g)] & left)) {
            forget(p, g & ~(g - 1));
            return true;
        }
    return false;
}
enum { GOES, STAYS, FILLS, DEALS, IDLE };
static void note(Search *w, int what, int card, int to)
{
    if (w->done < DEEDS)
        w->deed[w->done++] = (Deed){ what, card, to };
    else
        w->given_up = true;
}
static void let_go(Search *w, Position *p, int card)
{
    note(w, GOES, card, AWAY);
    p->ghost |= bit(card);
    if (!w->keeps || p->rows == w->rows)
        forget(p, bit(card));
}
static void stay(Search *w, Position *p, const Ends *e, int c, int card)
{
    uint64_t under = card % COLUMNS == c ? 2 * bit(card) - 1 : 0;

    note(w, STAYS, card, c);
    forget(p, e->above[c] & own(c) & ~under);
    p->ghost &= ~bit(card);
}

/* what needs no choice */
static bool takes(const Search *w, const Ends *e, int d, int c)
{
    return d != c && e->card[c] >= 0 && e->card[d] >= 0
        && (w->higher[e->card[c]] & bit(e->card[d]));
}
static bool lets_one_go(Search *w, Position *p, const Ends *e)
{
    for (int c = 0; c < COLUMNS; c++)
        for (int d = 0; d < COLUMNS; d++)
            if (takes(w, e, d, c) && !(e->above[c] | e->above[d])) {
                let_go(w, p, e->card[c]);
                return true;
            }
    return false;
}
static void settle(Search *w, Position *p, Ends *e)
{
    do {
        while (forgets_one(w, p))
            continue;
        for (int c = 0; c < COLUMNS; c++)
            look(p, c, e);
    } while (lets_one_go(w, p, e));
}

/* no column will be empty */
static bool winks(const Search *w, Position *p, Ends *e)
{
    uint64_t seen[COLUMNS];
    bool more = false;

    for (int c = 0; c < COLUMNS; c++) {
        look(p, c, e);
        if (e->card[c] < 0)
            return false;
        seen[c] = e->above[c] | bit(e->card[c]);
    }
    for (int c = 0; c < COLUMNS; c++)
        if (w->higher[e->card[c]]
            & (seen[c ^ 1] | seen[c ^ 2] | seen[c ^ 3])) {
            p->ghost |= bit(e->card[c]);
            more = true;
        }
    return more;
}
static int there(const Position *p)
{
    return __builtin_popcountll((p->in[0] | p->in[1] | p->in[2]
                                 | p->in[3]) & ~p->ghost);
}
static bool is_hopeless(const Search *w, Position p, Ends e)
{
    bool aces = true;

    for (;; deal_row(&p)) {
        while (winks(w, &p, &e))
            continue;
        for (int c = 0; c < COLUMNS; c++)
            if (e.card[c] < 0)
                return false;
        if (p.rows == w->rows)
            break;
    }
    for (int c = 0; c < COLUMNS; c++)
        aces = aces && !w->higher[e.card[c]];
    return !aces || there(&p) > SUITS;
}
static bool search(Search *w, Position p);

/* the choices */
static bool leads_on(Search *w, Position then, int done)
{
    if (search(w, then))
        return true;
    w->done = done;
    return false;
}
static bool digs(Search *w, const Position *p, const Ends *e, int c,
                 int d)
{
    Position then = *p;

    forget(&then, e->above[c] | e->above[d]);
    return takes(w, e, d, c) && leads_on(w, then, w->done);
}
static bool haunts(Search *w, const Position *p, const Ends *e, int c,
                   int d)
{
    uint64_t by = c == d || e->card[c] < 0 ? 0
                : e->above[d] & w->higher[e->card[c]];

    for (int done = w->done; by; by &= by - 1) {
        Position then = *p;

        stay(w, &then, e, d, __builtin_ctzll(by));
        forget(&then, e->above[c]);
        let_go(w, &then, e->card[c]);
        if (leads_on(w, then, done))
            return true;
    }
    return false;
}
static void shift(Search *w, Position *p, const Ends *e, int card,
                  int c, int d)
{
    if (e->card[c] != card)
        stay(w, p, e, c, card);
    forget(p, e->above[d] | (e->card[c] == card ? e->above[c] : 0));
    note(w, FILLS, card, d);
    p->in[c] &= ~bit(card);
    p->in[d] |= bit(card);
}
static bool fills(Search *w, const Position *p, const Ends *e, int c,
                  int d)
{
    uint64_t all = e->above[c] | (e->card[c] < 0 ? 0 : bit(e->card[c]));

    if (c == d || e->card[d] >= 0 || w->fills == NONE)
        return false;
    for (int done = w->done; all; all &= all - 1) {
        int card = __builtin_ctzll(all);
        Position then = *p;

        shift(w, &then, e, card, c, d);
        if (w->fills == ACES && w->higher[card])
            w->done = done;
        else if (leads_on(w, then, done))
            return true;
    }
    return false;
}
static bool is_won(const Search *w, const Position *p, const Ends *e)
{
    for (int c = 0; c < COLUMNS; c++)
        if (e->card[c] < 0 && w->fills != NONE)
            return false;
    return p->rows == w->rows && there(p) == SUITS;
}
static bool search(Search *w, Position p)
{
    Ends e;
    bool found;

    if (w->given_up)
        return false;
    settle(w, &p, &e);
    found = is_won(w, &p, &e);
    if (found || is_hopeless(w, p, e) || !is_new(w, &p))
        return found;
    for (int c = 0; c < COLUMNS; c++)
        for (int d = 0; d < COLUMNS && !w->given_up; d++)
            if (digs(w, &p, &e, c, d) || haunts(w, &p, &e, c, d)
                || fills(w, &p, &e, c, d))
                return true;
    if (w->given_up || p.rows == w->rows)
        return false;
    /* deal */
    note(w, DEALS, NOTHING, 0);
    deal_row(&p);
    return search(w, p);
}

/* tell the way */
static bool stays_later(const Search *w, int at)
{
    for (int k = at + 1; k < w->done; k++)
        if (w->deed[k].card == w->deed[at].card
            && (w->deed[k].what == STAYS || w->deed[k].what == GOES))
            return w->deed[k].what == STAYS;
    return false;
}
static Step step_of(const Aces *s, Deed d)
{
    Step m = { d.what == DEALS ? PACK_OUT : NOTHING, d.to };

    for (int c = 0; d.what != DEALS && c < COLUMNS; c++)
        if (end_of(s, c) == d.card)
            m.from = c;
    for (int c = 0; d.what == FILLS && s->dealt == s->cards
         && c < COLUMNS; c++)
        if (!s->n[c])
            m.to = c;
    return m;
}
static bool follow(const Search *w, Aces s, Text *way)
{
    Step more[STEPS];
    Line move;

    for (int k = 0; k < w->done; k++) {
        Deed d = w->deed[k];
        Step m = step_of(&s, d);
        bool can = !why_not(&s, m);

        if (d.what == STAYS || d.what == IDLE
            || (d.what == GOES && stays_later(w, k))
            || (d.what == FILLS && !can))
            continue;
        if (!can)
            return false;
        spell(m, move);
        take(&s, m);
        Text_tell(way, "%s\n", move);
    }
    return !steps(&s, more) && left(&s) == SUITS;
}
static void shorten(Search *w, const Aces *s)
{
    Text nothing = { NULL, 0, 0 };

    for (int k = 0; k < w->done; k++)
        if (w->deed[k].what == FILLS) {
            w->deed[k].what = IDLE;
            if (!follow(w, *s, &nothing))
                w->deed[k].what = FILLS;
        }
}

/* look for a way */
static size_t size_of(int lines)
{
    return sizeof(Search) + (size_t)lines * sizeof(Known);
}
void wipe_book(Search *w)
{
    int lines = w->lines;

    memset(w, 0, size_of(lines));
    w->lines = lines;
}
Search *open_book(Think *t)
{
    int lines = 256;
    Search *w;

    while (lines < BOOK && lines / 8 * 7 <= t->nodes)
        lines *= 2;
    w = Think_lend(t, size_of(lines));
    if (w)
        w->lines = lines;
    return w;
}
Verdict find_way(Search *w, Think *t, const Aces *s, Text *way)
{
    w->think = t;
    w->rows = s->cards / COLUMNS;
    w->fills = s->fills;
    compare(w, s);
    for (int keeps = 0; keeps <= 1 && !w->given_up; keeps++) {
        w->keeps = keeps;
        w->done = 0;
        if (search(w, position_of(s))) {
            shorten(w, s);
            (void)follow(w, *s, way);
            return WINNABLE;
        }
    }
    return !w->given_up ? LOST : w->keeps ? AT_ONCE : UNKNOWN;
}

/* the watcher */
static int moves_in(const char *way)
{
    int n = 0;

    for (; *way; way++)
        n += *way == '\n';
    return n;
}
static Verdict ask(Think *t, Text *way)
{
    Search *w = open_book(t);

    return w ? find_way(w, t, t->state, way) : UNKNOWN;
}
static const char *const verdicts[] = { NULL,
    N_("lost, whatever you do"),
    N_("lost if each card goes at once; if one stays, unknown"),
    N_("nobody knows yet") };

static void watch(Think *t)
{
    char at[PLAN] = "";
    Text way = { at, PLAN, 0 };
    Verdict v = ask(t, &way);
    int n = moves_in(at);

    if (v == WINNABLE)
        Text_say(t->reason, local_n("can be won in %d move",
                 "can be won in %d moves", n), n);
    else
        Text_say(t->reason, "%s", _(verdicts[v]));
}

/* the adviser */
static int merit(const Aces *s, Step m)
{
    int n, meets = 0;

    if (m.to == AWAY)
        return m.from == PACK_OUT ? 1 : 99;
    n = s->n[m.from];
    for (int c = 0; c < COLUMNS && n > 1; c++) {
        int end = end_of(s, c), below = s->column[m.from][n - 2];

        meets += end >= 0 && c != m.from
            && Face_suit(s->face[end]) == Face_suit(s->face[below]);
    }
    return n > 1 ? height(s->face[end_of(s, m.from)]) + 20 * meets : 0;
}
static void befriend(Think *t)
{
    Step m[STEPS], best = { PACK_OUT, AWAY };
    int n = steps(t->state, m), most = -1;

    for (int k = 0; k < n; k++)
        if (merit(t->state, m[k]) > most) {
            best = m[k];
            most = merit(t->state, best);
        }
    spell(best, t->move);
    Text_say(t->reason, "%s", best.from == PACK_OUT
             ? _("nothing better is in sight")
             : best.to == AWAY ? _("a higher end has its suit")
             : _("it uncovers a card"));
}
static void guide(Think *t)
{
    Text way = { t->plan, PLAN, 0 };
    int n;

    if (!t->plan[0] && ask(t, &way) != WINNABLE) {
        befriend(t);
        return;
    }
    n = moves_in(t->plan);
    Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
    Text_say(t->reason, local_n("with all cards known, won in %d move",
             "with all cards known, won in %d moves", n), n);
}
const Player aces_hint[] = {
    { .name = "guide", .label = N_("Guide"), .seat = PEEKS,
      .nodes = PATIENCE, .choose = guide },
    { .name = "adviser", .label = N_("Adviser"), .seat = 1,
      .nodes = 1, .choose = befriend }, { 0 }
};

/* the house */
static void serve(Think *t)
{
    Aces s = *(const Aces *)t->state;
    Search *w = open_book(t);
    uint64_t first = s.number;
    Verdict v = UNKNOWN;

    Text_say(t->move, "lay unknown 0");
    for (int later = 0; w && v != WINNABLE && Think_more(t); later++) {
        Aces deal;

        lay_out(&deal, s.cards / COLUMNS, first + (uint64_t)later);
        deal.fills = s.fills;
        wipe_book(w);
        v = find_way(w, t, &deal, &(Text){ NULL, 0, 0 });
        if (v == WINNABLE)
            Text_say(t->move, "lay winnable %d", later);
    }
}
const Player aces_players[] = {
    { .name = "house", .label = N_("The house"), .seat = HOUSE,
      .nodes = 16 * PATIENCE, .choose = serve },
    { .name = "verdict", .label = N_("Can it be won?"), .seat = PEEKS,
      .nodes = PATIENCE, .choose = watch }, { 0 }
};
