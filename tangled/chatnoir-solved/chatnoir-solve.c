/* Made from chatnoir-solved.nw by make tangle: change that, not this. */
/* chatnoir-solve.c -- who wins a board of Chat Noir, and why */
#include <string.h>
#include "chatnoir-solve.h"

/* the field */
static void find_neighbors(Field *f, int p)
{
    int odd = p / 8 % 2;
    int beside[6] = { p - 9 + odd, p - 8 + odd, p - 1, p + 1,
                      p + 7 + odd, p + 8 + odd };

    for (int i = 0; i < 6; i++)
        if (beside[i] >= 0)
            f->near[p] |= ONE(beside[i]) & f->all;
}
static void lay_field(Field *f, int size)
{
    int last = size - 1;

    *f = (Field){ .size = size, .middle = size / 2 * 9 };
    for (int p = 0; p < 8 * size; p++)
        if (p % 8 <= last && (p % 8 > 0 || p / 8 % last > 0)) {
            f->all |= ONE(p);
            if (p / 8 % last == 0 || p % 8 % last == 0)
                f->edge |= ONE(p);
        }
    for (Set left = f->all; left; left &= left - 1)
        find_neighbors(f, Set_first(left));
}

/* promises */
static int promise(Solver *s, Promise new, const int *by, int n)
{
    int *many = &s->many[new.cat][new.at], k = s->promises;

    if (k == PROMISES || s->reasons + n > REASONS || *many == MOST) {
        s->full = true;
        return k - 1;
    }
    new.by = s->reasons;
    new.n = n;
    for (int i = 0; i < n; i++)
        s->reason[s->reasons++] = by[i];
    s->promise[k] = new;
    s->known[new.cat][new.at][(*many)++] = (Known){ new.set, k };
    return s->promises++;
}
void Solver_begin(Solver *s, int size)
{
    memset(s, 0, sizeof *s);
    lay_field(&s->field, size);
    s->promises = 1;
    for (Set left = s->field.edge; left; left &= left - 1)
        promise(s, (Promise){ .cat = true, .at = Set_first(left),
                              .then = -1 }, NULL, 0);
}
static int known(Solver *s, int at, Set stones, bool cat)
{
    Known *list = s->known[cat][at], found;
    int many = s->many[cat][at], i = many - 1;

    while (i >= 0 && list[i].set & (cat ? stones : ~stones))
        i--;
    if (i < 0)
        return 0;
    found = list[i];
    list[i] = list[(i + many) / 2];
    list[(i + many) / 2] = found;
    return found.promise;
}

/* hope */
enum { WHOLE = 1 << 20 };
static int hope_beside(const int *hopes, Set near)
{
    int best[4] = { 0 };

    for (; near; near &= near - 1) {
        int i = 3, its = hopes[Set_first(near)];

        for (; i > 0 && best[i - 1] < its; i--)
            best[i] = best[i - 1];
        best[i] = its;
    }
    return (3 * best[1] + 2 * best[2] + 6) / 7;
}
static Set hope(const Field *f, Set stones, int hopes[64])
{
    Set alive = f->edge & ~stones, heard = 1;
    int line[64], n = 0;

    memset(hopes, 0, 64 * sizeof *hopes);
    for (Set left = alive; left; left &= left - 1)
        hopes[Set_first(left)] = WHOLE;
    /* let the rumor run, and write down who lives */
    while (heard) {
        heard = 0;
        for (Set left = f->all & ~stones & ~alive; left; left &= left - 1) {
            Set by = f->near[Set_first(left)] & alive;

            if (by & (by - 1)) {
                line[n++] = Set_first(left);
                heard |= ONE(Set_first(left));
                alive |= ONE(Set_first(left));
            }
        }
    }
    for (int walk = 0; walk < 3; walk++)
        for (int i = 0; i < n; i++)
            hopes[line[i]] = hope_beside(hopes,
                                         f->near[line[i]] & alive);
    return alive;
}
static int most(const int *hopes, Set steps)
{
    int best = Set_first(steps);

    for (; steps; steps &= steps - 1)
        if (hopes[Set_first(steps)] > hopes[best])
            best = Set_first(steps);
    return best;
}
static int worst_for_the_cat(const Field *f, int at, Set stones,
                             Set region)
{
    int hopes[64], least = WHOLE + 1, best = Set_first(region);

    for (; region; region &= region - 1) {
        Set then = stones | ONE(Set_first(region));
        Set next = f->near[at] & ~then;
        int left;

        hope(f, then, hopes);
        left = next ? hopes[most(hopes, next)] : 0;
        if (left < least) {
            least = left;
            best = Set_first(region);
        }
    }
    return best;
}

/* among the dead */
static int shut_in(Solver *s, int at, Set stones, Set alive)
{
    Set pocket = ONE(at), walls = 0, new = pocket;
    int first = s->promises, number[64], n = 0;

    while (new) {
        Set beside = s->field.near[Set_first(new)];
        Set more = beside & ~stones & ~alive & ~pocket;

        walls |= beside & stones;
        pocket |= more;
        new = (new & (new - 1)) | more;
    }
    /* number the circles of the pocket, and promise */
    for (Set left = pocket; left; left &= left - 1)
        number[Set_first(left)] = n++;
    for (Set left = pocket; left; left &= left - 1) {
        Set near = s->field.near[Set_first(left)];
        int by[6], m = 0;

        for (Set dead = near & pocket; dead; dead &= dead - 1)
            by[m++] = first + number[Set_first(dead)];
        promise(s, (Promise){ .set = walls, .at = Set_first(left), .then =
                near & alive ? Set_first(near & alive) : -1 }, by, m);
    }
    return first + number[at];
}

/* your promise */
static int yours(Solver *s, int at, Set stones, int stone,
                 const int *by, int steps)
{
    Set walls = s->field.near[at] & stones;

    for (int i = 0; i < steps; i++)
        walls |= s->promise[by[i]].set;
    return promise(s, (Promise){ .set = walls & ~ONE(stone), .at = at,
                                 .then = stone }, by, steps);
}
static int answer(Solver *s, int at, Set stones, int *by, int *steps);

/* the solver */
int Solver_settle(Solver *s, int at, Set stones)
{
    Set alive, set = 0, region = s->field.all & ~stones & ~ONE(at);
    int hopes[64], reason[64], n = 0, found;

    if ((found = known(s, at, stones, true))
        || (found = known(s, at, stones, false)))
        return found;
    alive = hope(&s->field, stones, hopes);
    if (!(alive & ONE(at)))
        return shut_in(s, at, stones, alive);
    while (region && !s->full) {
        /* try a stone of the region, and shrink it */
        int stone = worst_for_the_cat(&s->field, at, stones,
                                      n > 0 ? region : region & alive);
        int by[6], steps = 0;
        int k = answer(s, at, stones | ONE(stone), by, &steps);
        Set room = s->promise[k].set | ONE(s->promise[k].at);

        if (k == 0)
            return yours(s, at, stones, stone, by, steps);
        set |= room;
        region &= room;
        reason[n++] = k;
    }
    return promise(s, (Promise){ .set = set & ~ONE(at), .at = at,
                                 .then = -1, .cat = true }, reason, n);
}

/* the cat's answers */
static int answer(Solver *s, int at, Set stones, int *by, int *steps)
{
    int hopes[64], k;
    Set next = s->field.near[at] & ~stones;

    hope(&s->field, stones, hopes);
    for (Set left = next; left; left &= ~ONE(most(hopes, left)))
        if ((k = known(s, most(hopes, left), stones, true)))
            return k;
    /* ask about each step */
    for (Set left = next; left; left &= ~ONE(most(hopes, left))) {
        k = Solver_settle(s, most(hopes, left), stones);
        if (s->promise[k].cat)
            return k;
        by[(*steps)++] = k;
    }
    return 0;
}

/* census */
static void tally(Census *c, bool cat, Set stones, Set free)
{
    int laid = Set_count(stones), open =
        Set_count(c->s->field.all & ~stones & ~free) - 1;

    c->lots++;
    for (int k = 0; k <= open && laid + k <= c->most; k++)
        c->boards[cat][laid + k] += c->choose[open][k];
}
static int handiest(const Census *c, Set stones, Set free)
{
    int at = c->s->field.middle, least = 64, best = 0;

    for (int i = 0; i < c->s->many[1][at]; i++) {
        const Known *k = &c->s->known[1][at][i];

        if (!(k->set & stones) && Set_count(k->set & ~free) < least) {
            least = Set_count(k->set & ~free);
            best = k->promise;
        }
    }
    return best ? best : Solver_settle(c->s, at, stones);
}
static void split(Census *c, Set stones, Set free)
{
    const Promise *p = &c->s->promise[handiest(c, stones, free)];
    bool whole = !p->cat || Set_count(stones) == c->most;

    for (Set left = whole ? 0 : p->set & ~free; left && !c->s->full;
         left &= left - 1) {
        split(c, stones | ONE(Set_first(left)), free);
        free |= ONE(Set_first(left));
    }
    tally(c, p->cat, stones, free);
}
void Census_take(Census *c, Solver *s, int most)
{
    *c = (Census){ .s = s, .most = most };
    for (int n = 0; n < 48; n++)
        for (int k = 0; k <= n; k++)
            c->choose[n][k] = k == 0 ? 1 :
                c->choose[n - 1][k - 1] + c->choose[n - 1][k];
    split(c, 0, 0);
}
