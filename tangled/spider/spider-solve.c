/* Made from games/spider.nw by make tangle: change that, not this. */
#include <string.h>
#include "spider-solve.h"

/* spin a thread */
const Taste tastes[TASTES] = {
    { 5, -5, 4, -1 }, { 5, -8, 4, -1 }, { 5, -5, 2, -1 } };
static uint64_t stir(uint64_t number, unsigned more)
{
    number = (number ^ more) * 0x9E3779B97F4A7C15u;
    return number ^ number >> 29;
}
static Thread spin(const Taste *like, Thread t, Face f, bool open)
{
    int rank = Face_rank(f);
    bool suited = open && t.last == f + 1 && rank % KING != 0;

    t.number = stir(t.number, 1u + f + 64u * open);
    t.merit += suited * like->suited + !open * like->closed
        + ((open && f == HIDDEN) - (t.least > KING)) * like->gap
        + (open && rank > t.least) * like->covers;
    t.run = (unsigned char)(!open ? 0 : suited ? t.run + 1 : 1);
    t.least = (unsigned char)(rank < t.least ? rank : t.least);
    t.last = open ? f : HIDDEN;
    return t;
}

/* thread the loom */
void thread_up(Loom *l, const Spider *s)
{
    l->number = 0;
    l->merit = KING * l->like->suited * s->off;
    for (int c = 0; c < COLUMNS; c++) {
        Pile *p = &l->pile[c];
        /* a thread before its first card */
        unsigned place = s->dealt < CARDS ? (unsigned)c : COLUMNS;
        Thread t = { .number = stir(stir(l->salt, s->dealt), place),
                     .merit = l->like->gap, .least = KING + 1 };

        *p = column(s, c);
        l->thread[c][0] = t;
        for (int k = 0; k < p->n; k++)
            l->thread[c][k + 1] = t = spin(l->like, t,
                s->face[p->card[k]], k >= s->closed[c]);
        l->number += t.number;
        l->merit += t.merit;
    }
}

/* send a scout */
static Thread cut(const Loom *l, const Spider *s, int c, int n)
{
    const Thread *t = l->thread[c];

    return n == 0 ? t[0]
         : spin(l->like, t[n - 1], s->face[l->pile[c].card[n - 1]],
                true);
}
static Thread grown(const Loom *l, const Spider *s, Step m)
{
    const Pile *p = &l->pile[m.from];
    Thread t = l->thread[m.to][l->pile[m.to].n];

    for (int k = p->n - m.n; k < p->n; k++)
        t = spin(l->like, t, s->face[p->card[k]], true);
    return t;
}
static void exchange(Scout *s, Thread old, Thread new)
{
    s->number += new.number - old.number;
    s->merit += new.merit - old.merit;
}
Scout send_scout(const Loom *l, const Spider *s, Step m)
{
    int from = l->pile[m.from].n, to = l->pile[m.to].n;
    Scout out = { .number = l->number, .merit = l->merit, .step = m };
    Thread t = grown(l, s, m);

    if (t.run == KING) {
        t = cut(l, s, m.to, to + m.n - KING);
        out.merit += KING * l->like->suited;
    }
    exchange(&out, l->thread[m.from][from],
             cut(l, s, m.from, from - m.n));
    exchange(&out, l->thread[m.to][to], t);
    return out;
}

/* a round of tables */
enum { ROUNDS = 512 };
typedef struct Rounds {
    Loom     loom;
    uint64_t seen[ROUNDS];
    int      met;
} Rounds;

static bool was_here(Rounds *r, const Spider *s)
{
    thread_up(&r->loom, s);
    for (int k = 0; k < r->met; k++)
        if (r->seen[k] == r->loom.number)
            return true;
    r->seen[r->met++] = r->loom.number;
    return false;
}
static bool leads_on(Rounds *r, const Spider *s);

/* go around */
static bool changes(Rounds *r, const Spider *s, Step m)
{
    Spider then = *s;

    take(&then, m);
    return then.closed[m.from] < s->closed[m.from]
        || then.off > s->off || leads_on(r, &then);
}
static bool leads_on(Rounds *r, const Spider *s)
{
    if (r->met == ROUNDS)
        return true;
    if (was_here(r, s))
        return false;
    for (Step m = { 0, 0, 0 }; m.from < COLUMNS; m.from++)
        for (m.n = run(s, m.from); m.n > 0; m.n--)
            for (m.to = 0; m.to < COLUMNS; m.to++)
                if (fits(s, m) && changes(r, s, m))
                    return true;
    return false;
}
bool is_stuck(const Spider *s)
{
    Step back = { s->last.n, s->last.to, s->last.from };
    Rounds r;

    if (s->dealt < CARDS || fits(s, back))
        return false;
    r.met = 0, r.loom.salt = 0, r.loom.like = tastes;
    return !leads_on(&r, s);
}
