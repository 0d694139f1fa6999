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
    w->fills = 0;
    for (int b = 0; b < s->cards; b++) {
        w->higher[b] = w->lower[b] = 0;
        for (int a = 0; a < s->cards; a++) {
            w->higher[b] |= is_higher(s, a, b) ? bit(a) : 0;
            w->lower[b] |= is_higher(s, b, a) ? bit(a) : 0;
        }
        if (s->fills == ANY || (s->fills == ACES && !w->higher[b]))
            w->fills |= bit(b);
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
   NOTHING, and the ghosts on it; together, what is seen; and the card
   again, if no ghost is on it */
typedef struct Ends {
    int      card[COLUMNS];
    uint64_t above[COLUMNS], seen[COLUMNS], bare[COLUMNS];
} Ends;

static void look(const Position *p, int c, Ends *e)
{
    uint64_t there = p->in[c] & ~p->ghost, home = there & own(c);
    int card = highest(home ? home : there);

    e->card[c] = card;
    e->above[c] = p->in[c] & p->ghost;
    if (home)
        e->above[c] &= own(c) & ~(2 * bit(card) - 1);
    e->seen[c] = e->above[c] | (card < 0 ? 0 : bit(card));
    e->bare[c] = e->above[c] ? 0 : e->seen[c];
}

/* have we been here? */
static bool is_new(Search *w, const Position *p)
{
    uint32_t rest = (uint32_t)p->rows;
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
    for (k = (int)(at >> 32) & (w->lines - 1);
         w->known[k].search == w->search; k = (k + 1) & (w->lines - 1))
        if (w->known[k].lies == lies && w->known[k].rest == rest
            && !(p->ghost & ~w->known[k].ghost))
            return false;
    if (w->met >= w->lines / 8 * 7 || !Think_more(w->think)) {
        w->given_up = true;
        return false;
    }
    w->met++;
    w->known[k] = (Known){ lies, p->ghost, rest, w->search };
    return true;
}

/* ghosts come and go */
static void forget(Position *p, uint64_t cards)
{
    p->ghost &= ~cards;
    for (int c = 0; c < COLUMNS; c++)
        p->in[c] &= ~cards;
}
static uint64_t lying(const Position *p)
{
    return p->in[0] | p->in[1] | p->in[2] | p->in[3];
}
static uint64_t useless(const Search *w, const Position *p)
{
    uint64_t none = 0, left = lying(p)
                            | ~(bit(COLUMNS * p->rows) - 1);

    for (uint64_t g = p->ghost; g; g &= g - 1)
        if (!(w->lower[__builtin_ctzll(g)] & left))
            none |= g & ~(g - 1);
    return none;
}
static void act(Search *w, Position *p, Step deed)
{
    uint64_t card = deed.from < 0 ? 0 : bit(deed.from);

    if (deed.from == PACK_OUT)
        deal_row(p);
    else if (deed.to != AWAY || !w->keeps || p->rows == w->rows)
        forget(p, card);
    else
        p->ghost |= card;
    if (deed.to >= 0)
        p->in[deed.to] |= card;
    w->deed[w->done++] = deed;
    w->given_up |= w->done + CARDS >= DEEDS;
}
static void use(Position *p, const Ends *e, int c, int card)
{
    uint64_t on = card % COLUMNS == c ? ~(2 * bit(card) - 1) : own(c);

    forget(p, e->above[c] & on);
    p->ghost &= ~bit(card);
}

/* what needs no choice */
static bool lets_go(Search *w, Position *p, Ends *e, bool winks)
{
    const uint64_t *by = winks ? e->seen : e->bare;
    bool more = false;

    for (int c = 0; c < COLUMNS; c++)
        look(p, c, e);
    for (int c = 0; c < COLUMNS; c++) {
        if (!by[c] || e->card[c] < 0 || !(w->higher[e->card[c]]
            & (by[c ^ 1] | by[c ^ 2] | by[c ^ 3])))
            continue;
        more = true;
        if (winks)
            p->ghost |= bit(e->card[c]);
        else
            act(w, p, (Step){ e->card[c], AWAY });
    }
    return more;
}
static void settle(Search *w, Position *p, Ends *e)
{
    do
        for (uint64_t none; (none = useless(w, p)) != 0;)
            forget(p, none);
    while (lets_go(w, p, e, false));
}

/* no column will be empty */
static int there(const Position *p)
{
    return __builtin_popcountll(lying(p) & ~p->ghost);
}
static bool is_hopeless(Search *w, Position p, Ends e)
{
    bool aces = true;

    for (;; deal_row(&p)) {
        while (lets_go(w, &p, &e, true))
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

/* the choices */
static bool search(Search *w, Position p, Step deed);

static bool removes(Search *w, const Position *p, const Ends *e, int c,
                    int d)
{
    int card = e->card[c];
    uint64_t by = c == d || card < 0 ? 0
                : e->seen[d] & w->higher[card];

    for (; by; by &= by - 1) {
        Position then = *p;

        use(&then, e, d, __builtin_ctzll(by));
        use(&then, e, c, card);
        if (search(w, then, (Step){ card, AWAY }))
            return true;
    }
    return false;
}
static bool fills(Search *w, const Position *p, const Ends *e, int c,
                  int d)
{
    uint64_t all = c == d || e->card[d] >= 0 ? 0
                 : e->seen[c] & w->fills;

    for (; all; all &= all - 1) {
        Position then = *p;

        use(&then, e, c, __builtin_ctzll(all));
        forget(&then, e->above[d]);
        if (search(w, then, (Step){ __builtin_ctzll(all), d }))
            return true;
    }
    return false;
}
static bool tries(Search *w, const Position *p, const Ends *e)
{
    for (int c = 0; c < COLUMNS; c++)
        for (int d = 0; d < COLUMNS; d++)
            if (removes(w, p, e, c, d) || fills(w, p, e, c, d))
                return true;
    return p->rows < w->rows
        && search(w, *p, (Step){ PACK_OUT, NOTHING });
}
static bool search(Search *w, Position p, Step deed)
{
    int done = w->done;
    bool found;
    Ends e;

    if (w->given_up)
        return false;
    act(w, &p, deed);
    settle(w, &p, &e);
    found = p.rows == w->rows && there(&p) == SUITS;
    if (!found && !is_hopeless(w, p, e) && is_new(w, &p))
        found = tries(w, &p, &e);
    if (!found)
        w->done = done;
    return found;
}

/* tell the way */
static Step step_of(const Aces *s, Step deed)
{
    Step m = { deed.from == PACK_OUT ? PACK_OUT : NOTHING, deed.to };

    for (int c = 0; c < COLUMNS; c++) {
        if (end_of(s, c) == deed.from)
            m.from = c;
        if (deed.to >= 0 && s->dealt == s->cards && !s->n[c])
            m.to = c;
    }
    return m;
}
static bool follow(const Search *w, Aces s, Text *way)
{
    Step more[STEPS];
    Line move;

    for (int k = 0; k < w->done
         || (s.dealt == s.cards && steps(&s, more)); k++) {
        Step m = k < w->done ? step_of(&s, w->deed[k]) : more[0];

        if (why_not(&s, m))
            continue;
        spell(m, move);
        take(&s, m);
        Text_tell(way, "%s\n", move);
    }
    return s.dealt == s.cards && left(&s) == SUITS;
}
static const Step nothing = { NOTHING, NOTHING };

static void shorten(Search *w, const Aces *s)
{
    for (int k = 0; k < w->done; k++)
        for (int j = k + 1; j < w->done; j++)
            if (w->deed[k].to == AWAY && w->deed[j].to == AWAY
                && w->deed[k].from == w->deed[j].from)
                w->deed[k] = nothing;
    for (int k = 0; k < w->done; k++) {
        Step deed = w->deed[k];

        w->deed[k] = deed.to >= 0 ? nothing : deed;
        if (!follow(w, *s, &(Text){ NULL, 0, 0 }))
            w->deed[k] = deed;
    }
}

/* look for a way */
Search *open_book(Think *t)
{
    int lines = 256;
    Search *w;

    while (lines < BOOK && lines / 8 * 7 <= t->nodes)
        lines *= 2;
    w = Think_lend(t, sizeof *w + (size_t)lines * sizeof(Known));
    if (w)
        w->lines = lines;
    return w;
}
Verdict find_way(Search *w, Think *t, const Aces *s, Text *way)
{
    if (!w)
        return UNKNOWN;
    w->think = t;
    w->rows = s->cards / COLUMNS;
    w->given_up = false;
    compare(w, s);
    for (int keeps = 0; keeps <= 1 && !w->given_up; keeps++) {
        w->keeps = keeps;
        w->done = w->met = 0;
        w->search++;
        if (search(w, position_of(s), nothing)) {
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
static const char *const verdicts[] = { NULL,
    N_("lost, whatever you do"),
    N_("lost if each card goes at once; if one stays, unknown"),
    N_("nobody knows yet") };

static void watch(Think *t)
{
    Text way = { t->plan, PLAN, 0 };
    Verdict v = find_way(open_book(t), t, t->state, &way);
    int n = moves_in(t->plan);

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

    if (!t->plan[0]
        && find_way(open_book(t), t, t->state, &way) != WINNABLE) {
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
