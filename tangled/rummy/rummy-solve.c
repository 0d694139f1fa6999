/* Made from games/rummy.nw by make tangle: change that, not this. */
#include <string.h>
#include "rummy.h"

/* what a seat knows */
Known known(const Rummy *s)
{
    int other = 3 - s->seat, top = Pile_top(&s->pile[HEAP]);
    const Pile *hand = &s->pile[other];
    Known k = { .mine = cards_of(s, s->seat), .knocks = s->limit > 0,
                .gone = cards_of(s, HEAP), .hidden = hand->n };

    for (int at = 0; at < hand->n; at++)
        if (s->shown[hand->card[at]])
            k.theirs |= one(s->face[hand->card[at]] - 1);
    k.hidden -= Set_count(k.theirs);
    k.open = WHOLE_PACK & ~(k.mine | k.gone | k.theirs);
    k.thrown = s->thrown[other];
    k.top = top < 0 ? HIDDEN : s->face[top];
    k.took = s->phase == THROWING ? s->took[s->seat] : HIDDEN;
    return k;
}

/* these cards complete it */
Cards completing(const Known *k)
{
    Cards all = 0;

    if (Set_count(k->mine) == HELD)
        for (Cards rest = k->open | (k->top ? one(k->top - 1) : 0);
             rest; rest &= rest - 1)
            if (left_over(k->mine | (rest & -rest)) <= 1)
                all |= rest & -rest;
    return all;
}

/* who goes out */
int fewest(const Known *k, int *left)
{
    int best = HIDDEN;

    *left = 999;
    for (Cards rest = k->mine; rest; rest &= rest - 1) {
        Cards then = k->mine & ~(rest & -rest);
        int it = cover(then, NULL, 0, k->knocks).left;

        if (it < *left)
            best = Set_first(rest) + 1, *left = it;
    }
    return best;
}
static int last_throw(const Known *k)
{
    int left, f = fewest(k, &left);

    return Set_count(k->mine) > HELD && left <= (k->knocks ? KNOCKS : 0)
         ? left ? DOWN + f : f : 0;
}

/* all groups */
enum { THREES = 100, FOURS = 57, SAVES = 8 };

static int all_of(int size, Cards *out)
{
    Cards some[KINDS];
    int n = 0;

    for (Cards rest = WHOLE_PACK; rest; rest &= rest - 1)
        for (int k = groups_from(rest, some); k-- > 0;)
            if (Set_count(some[k]) == size)
                out[n++] = some[k];
    return n;
}

/* the rule of old */
static int value(const Cards *all, Cards hand, Cards gone)
{
    int pairs = 0;

    for (int n = THREES; n-- > 0;) {
        int held = Set_count(all[n] & hand);

        pairs += held == 3 ? 6 : held == 2 && !(all[n] & gone) ? 2 : 0;
    }
    for (Cards rest = hand; rest; rest &= rest - 1)
        pairs += 2 - Set_count(gone & ALIKE << Set_first(rest) % KING);
    return 1000 * (Set_count(hand) - left_over(hand)) + pairs;
}
static int least_missed(const Cards *all, Cards hand, Cards gone,
                        int *most)
{
    int best = HIDDEN;

    *most = -99;
    for (Cards rest = hand; rest; rest &= rest - 1) {
        int it = value(all, hand & ~(rest & -rest), gone);

        if (it > *most)
            best = Set_first(rest) + 1, *most = it;
    }
    return best;
}
int original(const Rummy *s, Think *t)
{
    Known k = known(s);
    Cards top = k.top ? one(k.top - 1) : 0, all[THREES];
    int most, last = last_throw(&k);

    (void)t;
    all_of(3, all);
    if (s->phase == THROWING)
        return last ? last : least_missed(all, k.mine, k.gone, &most);
    least_missed(all, k.mine | top, k.gone & ~top, &most);
    return top && most > value(all, k.mine, k.gone & ~top) ? TAKE
         : DRAW;
}

/* ways out */
typedef struct Reach {
    int    n, fours;
    Cards  group[FOURS + THREES];
    double worth[FOURS + THREES], through[FOURS + THREES];
} Reach;

static void reach(Cards hand, Cards live, int size, Reach *r)
{
    static const double worth[] = { 1, 1 / 12., 1 / 144. };
    Cards all[THREES];

    for (int k = all_of(size, all); k-- > 0;) {
        Cards missing = all[k] & ~hand;
        int n = Set_count(missing);

        if (n <= 2 && !(missing & ~live)) {
            r->group[r->n] = all[k];
            r->worth[r->n] = worth[n];
            r->through[r->n++] = 0;
        }
    }
}
static void through_four(Reach *r, int four, Ways *w)
{
    double sum4 = 0;

    for (int a = r->fours; a < r->n; a++) {
        Cards taken = r->group[four] | r->group[a];
        double worth = r->worth[four] * r->worth[a], sum = 0;

        if (r->group[four] & r->group[a])
            continue;
        for (int b = a + 1; b < r->n; b++)
            if (!(taken & r->group[b])) {
                r->through[b] += worth * r->worth[b];
                sum += worth * r->worth[b];
                w->n++;
            }
        r->through[a] += sum;
        sum4 += sum;
    }
    r->through[four] += sum4;
    w->all += sum4;
}
void count_ways(Cards hand, Cards live, Ways *w)
{
    Reach r = { .n = 0 };

    *w = (Ways){ .n = 0 };
    reach(hand, live, 4, &r);
    r.fours = r.n;
    reach(hand, live, 3, &r);
    for (int four = 0; four < r.fours; four++)
        through_four(&r, four, w);
    for (int k = 0; k < r.n; k++)
        for (Cards rest = r.group[k]; rest; rest &= rest - 1)
            w->through[Set_first(rest)] += r.through[k];
}

/* watching */
static void look_at(const Cards *all, Cards hand, Cards open,
                    double share, double *fed)
{
    for (int n = 0; n < THREES; n++) {
        Cards missing = all[n] & ~hand;
        int many = Set_count(missing);

        for (Cards rest = missing; many < 3 && rest; rest &= rest - 1) {
            Cards other = missing & ~(rest & -rest);

            fed[Set_first(rest)] += many == 1 ? 1 : other & open ? share
                               : 0;
        }
    }
}
static const double KEEN = 1.5, FEEDS = .1, READS = .7, A_POINT = .2;

static int least_loss(const Known *k, const double *fed, double weight)
{
    double least = 1e9;
    int best = HIDDEN;
    Ways w;

    count_ways(k->mine, k->open, &w);
    for (Cards rest = k->mine; rest; rest &= rest - 1) {
        int at = Set_first(rest);
        double it = weight * fed[at]
                  + (w.all > 0 ? w.through[at] / w.all : 0);

        if (k->knocks)
            it += A_POINT * cover(k->mine & ~one(at), NULL, 0,
                                  true).left;
        if (at + 1 != k->took && it < least)
            best = at + 1, least = it;
    }
    return best;
}
static bool takes(const Known *k)
{
    Known then = *k;
    double mean = 0;
    int left;
    Ways w;

    if (k->top == HIDDEN)
        return false;
    then.mine |= one(k->top - 1);
    if (k->knocks) {
        fewest(&then, &left);
        return left <= KNOCKS || left + SAVES
            <= cover(k->mine, NULL, 0, true).left;
    }
    count_ways(k->mine, k->open | one(k->top - 1), &w);
    for (Cards rest = k->open; rest; rest &= rest - 1)
        mean += w.through[Set_first(rest)] / Set_count(k->open);
    return last_throw(&then) || w.through[k->top - 1] > KEEN * mean;
}
int watcher(const Rummy *s, Think *t)
{
    Known k = known(s);
    int last = last_throw(&k);
    Cards all[THREES];
    double fed[FACES] = { 0 };

    (void)t;
    if (s->phase == DRAWING)
        return takes(&k) ? TAKE : DRAW;
    all_of(3, all);
    look_at(all, k.theirs, k.open,
            k.hidden / (Set_count(k.open) + 1e-99), fed);
    return last ? last : least_loss(&k, fed, FEEDS);
}

/* reading */
double chances(const Known *k, double *chance)
{
    Cards all[THREES];
    double sum = 0;
    int n = all_of(3, all);

    for (int at = 0; at < FACES; at++) {
        Cards near = 0;

        for (int g = 0; g < n; g++)
            near |= all[g] >> at & 1 ? all[g] : 0;
        chance[at] = k->open >> at & 1 ? 1 : 0;
        for (int many = Set_count(near & k->thrown); many > 0; many--)
            chance[at] /= 3;
        sum += chance[at];
    }
    return sum;
}
Cards imagined(const Known *k, const double *chance, double all,
               Random *r)
{
    Cards hand = k->theirs, open = k->open;

    for (int n = k->hidden; n > 0; n--) {
        double finger = Random_bits(r) / 4294967296. * all;
        Cards rest = open;

        while (rest & (rest - 1)
               && finger >= chance[Set_first(rest)]) {
            finger -= chance[Set_first(rest)];
            rest &= rest - 1;
        }
        hand |= rest & -rest;
        all -= chance[Set_first(rest)];
        open &= ~(rest & -rest);
    }
    return hand;
}
int reader(const Rummy *s, Think *t)
{
    Known k = known(s);
    double fed[FACES] = { 0 }, chance[FACES], sum = chances(&k, chance);
    Cards all[THREES];
    int last = last_throw(&k), n = 0;

    if (s->phase == DRAWING)
        return takes(&k) ? TAKE : DRAW;
    all_of(3, all);
    for (; !last && n < SAMPLES && Think_more(t); n++)
        look_at(all, imagined(&k, chance, sum, &t->random), 0, 0, fed);
    return last ? last : least_loss(&k, fed, READS / (n > 0 ? n : 1));
}
