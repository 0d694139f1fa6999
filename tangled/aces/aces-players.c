/* Made from games/aces.nw by make tangle: change that, not this. */
#include <string.h>
#include "aces-solve.h"

enum { PATIENCE = 500000 };

/* compare the cards */
static void compare(Search *w, const Aces *s)
{
    w->aces = 0;
    for (int b = 0; b < s->cards; b++) {
        w->higher[b] = higher(s, b);
        w->aces |= w->higher[b] ? 0 : bit(b);
    }
    w->fills = s->fills == ANY ? ~(uint64_t)0
             : s->fills == ACES ? w->aces : 0;
}

/* have we been here? */
static uint64_t there(const Position *p)
{
    return lying(p) & ~p->ghost;
}
static bool is_new(Search *w, const Position *p)
{
    uint64_t lies = there(p);
    uint32_t rest = (uint32_t)p->rows;
    int k;

    for (int c = 0; c < COLUMNS; c++) {
        uint64_t stranger = p->in[c] & ~own(c);

        lies &= ~stranger;
        rest = rest * 64 + (stranger ? 1 + (uint32_t)lowest(stranger)
                            : 0);
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
    w->given_up = w->met++ >= w->lines / 8 * 7 || !Think_more(w->think);
    if (!w->given_up)
        w->known[k] = (Known){ lies, p->ghost, rest, w->search };
    return !w->given_up;
}

/* ghosts come and go */
static void act(Search *w, Position *p, Step deed)
{
    if (deed.to == AWAY && w->keeps && p->rows < w->rows)
        p->ghost |= deed.card;
    else
        take(p, deed);
    w->deed[w->done++] = deed;
    w->given_up |= w->done + CARDS >= DEEDS;
}
static void use(Position *p, int c, uint64_t card)
{
    p->in[c] = card & own(c) ? p->in[c] & (~own(c) | (2 * card - 1))
             : card;
    p->ghost &= lying(p) & ~card;
}

/* what needs no choice */
static uint64_t goers(const Search *w, const Position *p, bool winks)
{
    uint64_t by[COLUMNS], all = 0, go = 0;

    for (int c = 0; c < COLUMNS; c++) {
        by[c] = seen(p, c);
        if (!winks && by[c] & p->ghost)
            by[c] = 0;
        all |= by[c];
    }
    for (int c = 0; c < COLUMNS; c++) {
        uint64_t card = by[c] & ~p->ghost;

        if (card && w->higher[lowest(card)] & (all ^ by[c]))
            go |= card;
    }
    return go;
}
static uint64_t useless(const Search *w, const Position *p)
{
    uint64_t wanted = 0, left = lying(p)
        | (bit(COLUMNS * w->rows) - bit(COLUMNS * p->rows));

    for (; left && p->ghost & ~wanted; left &= left - 1)
        wanted |= w->higher[lowest(left)];
    return p->ghost & ~wanted;
}
static void settle(Search *w, Position *p)
{
    uint64_t go, none;

    do {
        none = useless(w, p);
        for (int c = 0; c < COLUMNS; c++)
            p->in[c] &= ~none;
        p->ghost &= ~none;
        go = goers(w, p, false);
        for (uint64_t g = go; g; g &= g - 1)
            act(w, p, (Step){ g & -g, AWAY });
    } while (go | none);
}

/* no column will be empty */
static bool is_hopeless(const Search *w, Position p)
{
    for (;; take(&p, (Step){ 0, A_ROW })) {
        for (uint64_t go; (go = goers(w, &p, true)) != 0;)
            p.ghost |= go;
        for (int c = 0; c < COLUMNS; c++)
            if (!(p.in[c] & ~p.ghost))
                return false;
        if (p.rows == w->rows)
            return there(&p) != w->aces;
    }
}

/* the choices */
static bool search(Search *w, Position p, Step deed);

static bool tries(Search *w, const Position *p, int c, int d,
                  bool fills)
{
    uint64_t end = seen(p, c) & ~p->ghost, all;

    if (fills)
        all = p->in[d] & ~p->ghost ? 0 : seen(p, c) & w->fills;
    else
        all = end ? seen(p, d) & w->higher[lowest(end)] : 0;
    for (; all && c != d; all &= all - 1) {
        uint64_t one = all & -all, card = fills ? one : end;
        Position then = *p;

        use(&then, c, card);
        use(&then, d, fills ? 0 : one);
        if (search(w, then, (Step){ card, fills ? d : AWAY }))
            return true;
    }
    return false;
}
static bool chooses(Search *w, const Position *p)
{
    for (int fills = 0; fills <= 1; fills++) {
        if (fills && p->rows < w->rows
            && search(w, *p, (Step){ 0, A_ROW }))
            return true;
        for (int c = 0; c < COLUMNS; c++)
            for (int d = 0; d < COLUMNS; d++)
                if (tries(w, p, c, d, fills))
                    return true;
    }
    return false;
}

/* tell the way */
static void tell_way(const Search *w, Aces s, Text *way)
{
    Step next[STEPS];
    Line move;

    for (int k = 0; k < w->done || steps(&s, next); k++) {
        Step m = k < w->done ? w->deed[k] : next[0];
        int j = k + 1;

        while (j < w->done && (m.to != AWAY || w->deed[j].to != AWAY
                               || w->deed[j].card != m.card))
            j++;
        for (int c = 0; s.now.rows == w->rows && c < COLUMNS; c++)
            if (m.to >= 0 && !s.now.in[c])
                m.to = c;
        if (j < w->done || why_not(&s, m))
            continue;
        spell(&s, m, move);
        take(&s.now, m);
        Text_tell(way, "%s\n", move);
    }
}

/* look for a way */
static bool search(Search *w, Position p, Step deed)
{
    int done = w->done;
    bool found;

    if (w->given_up)
        return false;
    act(w, &p, deed);
    settle(w, &p);
    found = (p.rows == w->rows && there(&p) == w->aces)
        || (!is_hopeless(w, p) && is_new(w, &p) && chooses(w, &p));
    if (!found)
        w->done = done;
    return found;
}
Search *open_book(Think *t)
{
    int lines = t->nodes < SMALL / 8 * 7 ? SMALL : BOOK;
    Search *w = Think_lend(t, sizeof *w + (size_t)lines
                              * sizeof(Known));

    if (w)
        w->lines = lines;
    return w;
}
Verdict find_way(Search *w, Think *t, const Aces *s, Text *way)
{
    if (!w)
        return UNKNOWN;
    w->think = t;
    w->rows = ranks_of(s);
    w->given_up = false;
    compare(w, s);
    for (int keeps = 0; keeps <= 1 && !w->given_up; keeps++) {
        w->keeps = keeps;
        w->done = w->met = 0;
        w->search++;
        if (search(w, s->now, (Step){ 0, AWAY })) {
            tell_way(w, *s, way);
            return WINNABLE;
        }
    }
    return !w->given_up ? LOST : w->keeps ? AT_ONCE : UNKNOWN;
}

/* the adviser */
static int merit(const Aces *s, Step m)
{
    Step next[STEPS];
    Aces then = *s;

    if (m.to < 0)
        return m.to == AWAY ? 99 : 1;
    take(&then.now, m);
    if (!then.now.in[column_of(s, m.card)])
        return 0;
    return height(s->face[lowest(m.card)])
         + (steps(&then, next) && next[0].to == AWAY ? 20 : 0);
}
static void befriend(Think *t)
{
    Step m[STEPS], best = { 0, A_ROW };
    int n = steps(t->state, m), most = -1;

    for (int k = 0; k < n; k++)
        if (merit(t->state, m[k]) > most) {
            best = m[k];
            most = merit(t->state, best);
        }
    spell(t->state, best, t->move);
    Text_say(t->reason, "%s", best.to == A_ROW
             ? _("nothing better is in sight")
             : best.to == AWAY ? _("a higher end has its suit")
             : _("it uncovers a card"));
}

/* the watcher */
static const char *const verdicts[] = { NULL,
    N_("lost, whatever you do"),
    N_("lost if each card goes at once; if one stays, unknown"),
    N_("nobody knows yet") };

static void guide(Think *t)
{
    Text way = { t->plan, PLAN, 0 };
    Verdict v = t->plan[0] ? WINNABLE
              : find_way(open_book(t), t, t->state, &way);
    int n = 0;

    for (const char *at = t->plan; *at; at++)
        n += *at == '\n';
    befriend(t);
    if (v == WINNABLE) {
        Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
        Text_say(t->reason, local_n("can be won in %d move",
                 "can be won in %d moves", n), n);
    } else
        Text_say(t->reason, "%s", _(verdicts[v]));
}

/* the house */
const Player aces_hint[] = {
    { .name = "guide", .label = N_("Guide"), .seat = PEEKS,
      .nodes = PATIENCE, .choose = guide },
    { .name = "adviser", .label = N_("Adviser"), .seat = 1,
      .nodes = 1, .choose = befriend }, { 0 }
};
static void serve(Think *t)
{
    Aces s = *(const Aces *)t->state;
    Search *w = open_book(t);
    uint64_t first = s.number;
    Verdict v = UNKNOWN;

    Text_say(t->move, "lay unknown 0");
    for (int later = 0; w && v != WINNABLE && Think_more(t); later++) {
        lay_out(&s, ranks_of(&s), first + (uint64_t)later);
        v = find_way(w, t, &s, &(Text){ NULL, 0, 0 });
        if (v == WINNABLE)
            Text_say(t->move, "lay winnable %d", later);
    }
}
const Player aces_players[] = {
    { .name = "house", .label = N_("The house"), .seat = HOUSE,
      .nodes = 16 * PATIENCE, .choose = serve },
    { .name = "verdict", .label = N_("Can it be won?"), .seat = PEEKS,
      .nodes = PATIENCE, .choose = guide }, { 0 }
};
