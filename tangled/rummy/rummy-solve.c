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
    k.hidden -= how_many(k.theirs);
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

    if (how_many(k->mine) == HELD)
        for (Cards rest = k->open | (k->top ? one(k->top - 1) : 0);
             rest; rest &= rest - 1)
            if (left_over(k->mine | (rest & -rest)) <= 1)
                all |= rest & -rest;
    return all;
}

/* who goes out */
static int fewest(const Known *k, bool points, int *left)
{
    int best = HIDDEN;

    *left = 999;
    for (Cards rest = k->mine; rest; rest &= rest - 1) {
        int it = cover(k->mine & ~one(lowest(rest)), NULL, 0,
                       points).left;

        if (it < *left)
            best = lowest(rest) + 1, *left = it;
    }
    return best;
}
static int last_throw(const Known *k)
{
    int left, f = fewest(k, k->knocks, &left);

    if (how_many(k->mine) <= HELD || left > (k->knocks ? KNOCKS : 0))
        return 0;
    return left ? DOWN + f : f;
}

/* the rule of old */
static int pair(int a, int b, Cards gone)
{
    int suit = a / KING, low = a % KING, high = b % KING, n = 0;

    if (low == high)
        return 2 - how_many(gone & ALIKE << low);
    if (suit != b / KING)
        return 0;
    if (low > high)
        return pair(b, a, gone);
    if (low == 0 && high > 5)
        low = high, high = KING;
    if (high - low == 2)
        return !(gone >> (KING * suit + low + 1) & 1);
    if (high - low == 1 && low > 0)
        n += !(gone >> (KING * suit + low - 1) & 1);
    if (high - low == 1 && high < KING)
        n += !(gone >> (KING * suit + (high + 1) % KING) & 1);
    return n;
}
static int value(Cards hand, Cards gone)
{
    int pairs = 0;

    for (Cards a = hand; a; a &= a - 1)
        for (Cards b = hand; b; b &= b - 1)
            pairs += pair(lowest(a), lowest(b), gone);
    return 1000 * (how_many(hand) - left_over(hand)) + pairs;
}
static int least_missed(const Rummy *s, Cards gone, int *most)
{
    const Pile *hand = &s->pile[s->seat];
    Cards all = cards_of(s, s->seat);
    int best = HIDDEN;

    *most = -1;
    for (int k = 0; k < hand->n; k++) {
        Face f = s->face[hand->card[k]];
        int it = value(all & ~one(f - 1), gone);

        if (it > *most)
            best = f, *most = it;
    }
    return best;
}
static bool old_takes(const Rummy *s, const Known *k)
{
    Rummy then = *s;
    int most;

    if (k->top == HIDDEN)
        return false;
    draw(&then, true);
    least_missed(&then, k->gone & ~one(k->top - 1), &most);
    return most > value(k->mine, k->gone & ~one(k->top - 1));
}
int original(const Rummy *s, Think *t)
{
    Known k = known(s);
    int most, last = last_throw(&k);

    (void)t;
    return s->phase == DRAWING ? old_takes(s, &k) ? TAKE : DRAW
         : last ? last : least_missed(s, k.gone, &most);
}

/* ways out */
enum { FOURS = 57, REACH = 57 + 100 };
typedef struct Reach {
    int    n, fours;
    Cards  group[REACH];
    double worth[REACH], through[REACH];
} Reach;

static void reach(Cards hand, Cards live, int size, Reach *r)
{
    static const double worth[] = { 1, 1 / 12., 1 / 144. };
    Cards out[KINDS];

    for (Cards rest = WHOLE_PACK; rest; rest &= rest - 1)
        for (int k = groups_from(rest, out); k-- > 0;) {
            Cards missing = out[k] & ~hand;
            int n = how_many(missing);

            if (how_many(out[k]) != size || n > 2 || missing & ~live)
                continue;
            r->group[r->n] = out[k];
            r->worth[r->n] = worth[n];
            r->through[r->n++] = 0;
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
            w->through[lowest(rest)] += r.through[k];
}

/* watching */
enum { SAVES = 8 };
static const double KEEN = 1.5, FEEDS = .1, READS = .7, A_POINT = .2;

static double in_hand(const Known *k, Cards card)
{
    return card & k->theirs ? 1
         : card & k->open ? k->hidden / (double)how_many(k->open) : 0;
}
static double feeds(const Known *k, int card)
{
    double sum = 0;
    Cards out[KINDS];

    for (Cards rest = WHOLE_PACK; rest; rest &= rest - 1)
        for (int n = groups_from(rest, out); n-- > 0;) {
            Cards others = out[n] & ~one(card);
            double chance = 1;

            if (how_many(out[n]) != 3 || others == out[n]
                || !(others & k->theirs))
                continue;
            for (; others; others &= others - 1)
                chance *= in_hand(k, others & -others);
            sum += chance;
        }
    return sum;
}
static int least_loss(const Known *k, const double *fed, double weight)
{
    double least = 1e9;
    int best = HIDDEN;
    Ways w;

    count_ways(k->mine, k->open, &w);
    for (Cards rest = k->mine; rest; rest &= rest - 1) {
        int at = lowest(rest);
        double loss = weight * fed[at]
                    + (w.all > 0 ? w.through[at] / w.all : 0);

        if (k->knocks)
            loss += A_POINT * cover(k->mine & ~one(at), NULL, 0,
                                    true).left;
        if (at + 1 != k->took && loss < least)
            best = at + 1, least = loss;
    }
    return best;
}
static bool saves(const Known *k, const Known *then)
{
    int now = cover(k->mine, NULL, 0, true).left, left;

    fewest(then, true, &left);
    return left <= KNOCKS || left + SAVES <= now;
}
static bool takes(const Known *k)
{
    Known then = *k;
    double mean = 0;
    Ways w;

    if (k->top == HIDDEN)
        return false;
    then.mine |= one(k->top - 1);
    if (k->knocks)
        return saves(k, &then);
    count_ways(k->mine, k->open | one(k->top - 1), &w);
    for (Cards rest = k->open; rest; rest &= rest - 1)
        mean += w.through[lowest(rest)] / how_many(k->open);
    return last_throw(&then) || w.through[k->top - 1] > KEEN * mean;
}
int watcher(const Rummy *s, Think *t)
{
    Known k = known(s);
    int last = last_throw(&k);
    double fed[FACES] = { 0 };

    (void)t;
    if (s->phase == DRAWING)
        return takes(&k) ? TAKE : DRAW;
    for (Cards rest = k.mine; rest; rest &= rest - 1)
        fed[lowest(rest)] = feeds(&k, lowest(rest));
    return last ? last : least_loss(&k, fed, FEEDS);
}

/* reading */
static Cards neighbors(Cards of)
{
    Cards near = 0, out[KINDS];

    for (Cards rest = WHOLE_PACK; rest; rest &= rest - 1)
        for (int n = groups_from(rest, out); n-- > 0;)
            if (how_many(out[n]) == 3 && out[n] & of)
                near |= out[n];
    return near;
}
double chances(const Known *k, double *chance)
{
    double all = 0;

    for (int at = 0; at < FACES; at++)
        chance[at] = k->open >> at & 1 ? 1 : 0;
    for (Cards rest = k->thrown; rest; rest &= rest - 1) {
        Cards near = neighbors(rest & -rest);

        for (int at = 0; at < FACES; at++)
            chance[at] /= near >> at & 1 ? 3 : 1;
    }
    for (int at = 0; at < FACES; at++)
        all += chance[at];
    return all;
}
Cards imagined(const Known *k, const double *chance, double all,
               Random *r)
{
    Cards hand = k->theirs, open = k->open;

    for (int n = k->hidden; n > 0; n--) {
        double finger = Random_bits(r) / 4294967296. * all;
        Cards rest = open;

        while (rest & (rest - 1)
               && finger >= chance[lowest(rest)]) {
            finger -= chance[lowest(rest)];
            rest &= rest - 1;
        }
        hand |= rest & -rest;
        all -= chance[lowest(rest)];
        open &= ~(rest & -rest);
    }
    return hand;
}
static int read(const Known *k, Think *t, double *fed)
{
    double chance[FACES], all = chances(k, chance);
    Cards out[KINDS];
    int n = 0;

    for (; n < SAMPLES && Think_more(t); n++) {
        Cards hand = imagined(k, chance, all, &t->random);

        for (Cards rest = WHOLE_PACK; rest; rest &= rest - 1)
            for (int m = groups_from(rest, out); m-- > 0;) {
                Cards missing = out[m] & ~hand;

                if (how_many(out[m]) == 3 && how_many(missing) == 1)
                    fed[lowest(missing)]++;
            }
    }
    for (int at = 0; at < FACES; at++)
        fed[at] /= n > 0 ? n : 1;
    return n;
}
int reader(const Rummy *s, Think *t)
{
    Known k = known(s);
    int last = last_throw(&k);
    double fed[FACES] = { 0 };

    if (s->phase == DRAWING)
        return takes(&k) ? TAKE : DRAW;
    if (last)
        return last;
    read(&k, t, fed);
    return least_loss(&k, fed, READS);
}
