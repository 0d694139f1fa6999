/* Made from games/aces.nw by make tangle: change that, not this. */
#include <string.h>
#include "aces.h"

/* have we been here? */
static bool is_new(Search *w, const Position *p)
{
    uint64_t lies = 0;
    uint32_t rest = (uint32_t)p->rows;
    int k;

    for (int c = 0; c < COLUMNS; c++) {
        lies |= p->in[c] & own(c) & ~p->ghost;
        rest = rest * 64
             + (uint32_t)lowest((p->in[c] & ~own(c)) | bit(63));
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
    w->known[k] = (Known){ lies, p->ghost, rest, w->search };
    w->given_up = w->met++ >= w->lines / 8 * 7 || !Think_more(w->think);
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
static int there(const Position *p)
{
    return __builtin_popcountll(lying(p) & ~p->ghost);
}

/* what needs no choice */
static uint64_t goers(const Search *w, const Position *p, bool winks)
{
    uint64_t by[COLUMNS], all = 0, go = 0;

    for (int c = 0; c < COLUMNS; c++) {
        by[c] = winks || !(seen(p, c) & p->ghost) ? seen(p, c) : 0;
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
        take(p, (Step){ none, AWAY, 0 });
        p->ghost &= ~none;
        go = goers(w, p, false);
        for (uint64_t g = go; g; g &= g - 1)
            act(w, p, (Step){ g & -g, AWAY, 0 });
    } while (go | none);
}

/* no column will be empty */
static bool is_hopeless(const Search *w, Position p)
{
    for (;; take(&p, (Step){ 0, A_ROW, 0 })) {
        for (uint64_t go; (go = goers(w, &p, true)) != 0;)
            p.ghost |= go;
        for (int c = 0; c < COLUMNS; c++)
            if (!(p.in[c] & ~p.ghost))
                return false;
        if (p.rows == w->rows)
            return there(&p) != SUITS;
    }
}

/* the choices */
static bool search(Search *w, Position p, Step deed);

static bool tries(Search *w, const Position *p, bool fills)
{
    for (int k = 0; k < COLUMNS * COLUMNS; k++) {
        int c = k / COLUMNS, d = k % COLUMNS;
        uint64_t end = seen(p, c) & ~p->ghost, all;

        if (fills)
            all = w->fills == NONE || p->in[d] & ~p->ghost ? 0
                : seen(p, c);
        else
            all = end ? seen(p, d) & w->higher[lowest(end)] : 0;
        for (; all && c != d; all &= all - 1) {
            uint64_t one = all & -all, card = fills ? one : end;
            Position then = *p;

            if (fills && w->fills == ACES && w->higher[lowest(one)])
                continue;
            use(&then, c, card);
            use(&then, d, fills ? 0 : one);
            if (search(w, then, (Step){ card, fills ? d : AWAY, 0 }))
                return true;
        }
    }
    return false;
}

/* look for a way */
static bool search(Search *w, Position p, Step deed)
{
    int done = w->done;
    bool found;

    if (w->given_up || (deed.to == A_ROW && p.rows == w->rows))
        return false;
    act(w, &p, deed);
    settle(w, &p);
    found = (p.rows == w->rows && there(&p) == SUITS)
        || (!is_hopeless(w, p) && is_new(w, &p)
            && (tries(w, &p, false)
                || search(w, p, (Step){ 0, A_ROW, 0 })
                || tries(w, &p, true)));
    if (!found)
        w->done = done;
    return found;
}
static void tell_way(const Search *w, Aces s, Text *way)
{
    Line move;

    for (int k = 0; k < w->done; k++) {
        Step m = w->deed[k];
        int j = k + 1;

        while (j < w->done && (m.to != AWAY || w->deed[j].to != AWAY
                               || w->deed[j].card != m.card))
            j++;
        for (int c = 0; c < COLUMNS; c++)
            if (s.now.in[c] & m.card)
                m.from = c;
            else if (m.to >= 0 && s.now.rows == w->rows
                     && !s.now.in[c])
                m.to = c;
        if (j < w->done || why_not(&s, m))
            continue;
        spell(m, move);
        take(&s.now, m);
        Text_tell(way, "%s\n", move);
    }
}
Search *open_book(Think *t)
{
    size_t lines = t->nodes < SMALL / 8 * 7 ? SMALL : BOOK;
    Search *w = Think_lend(t, sizeof *w + lines * sizeof(Known));

    if (w)
        w->lines = (int)lines;
    return w;
}
Verdict find_way(Search *w, Think *t, const Aces *s, Text *way)
{
    if (!w)
        return UNKNOWN;
    w->think = t;
    w->rows = s->ranks;
    w->given_up = false;
    w->fills = s->fills;
    for (int b = 0; b < COLUMNS * s->ranks; b++)
        w->higher[b] = higher(s, b);
    for (int keeps = 0; keeps <= 1 && !w->given_up; keeps++) {
        w->keeps = keeps;
        w->done = w->met = 0;
        w->search++;
        if (search(w, s->now, (Step){ 0, AWAY, 0 })) {
            tell_way(w, *s, way);
            return WINNABLE;
        }
    }
    return !w->given_up ? LOST : w->keeps ? AT_ONCE : UNKNOWN;
}

/* the watcher and the house */
static const char *const verdicts[] = { N_("can be won"),
    N_("lost, whatever you do"),
    N_("lost if each card goes at once; if one stays, unknown"),
    N_("nobody knows yet") };

static void guide(Think *t)
{
    const Aces *s = t->state;
    Text way = { t->plan, PLAN, 0 };
    Verdict v = t->plan[0] ? WINNABLE
              : find_way(open_book(t), t, s, &way);
    Step m[STEPS];
    int k = 0, n = steps(s, m);

    Text_say(t->reason, "%s", _(verdicts[v]));
    while (k < n - 1 && m[k].to >= 0
           && s->now.in[m[k].from] == m[k].card)
        k++;
    spell(m[k], t->move);
    if (t->plan[0])
        Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
}
const Player aces_hint[] = {
    { .name = "guide", .label = N_("Guide"), .seat = PEEKS,
      .nodes = PATIENCE, .choose = guide }, { 0 }
};
static void serve(Think *t)
{
    Aces s = *(const Aces *)t->state;
    Search *w = open_book(t);
    Verdict v = UNKNOWN;

    Text_say(t->move, "lay unknown 0");
    for (int later = 0; w && v != WINNABLE && Think_more(t); later++) {
        lay_out(&s, s.ranks, s.number + (later > 0));
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
