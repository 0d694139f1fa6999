/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "blackjack.h"

/* bags */
void Bag_add(Bag *b, int kind, int n)
{
    b->n[kind] = (uint16_t)(b->n[kind] + n);
    b->n[0] = (uint16_t)(b->n[0] + n);
}
void Bag_move(Bag *from, Bag *to, int kind)
{
    Bag_add(from, kind, -1);
    Bag_add(to, kind, 1);
}
int Bag_points(const Bag *b, bool *soft)
{
    int sum = 0;

    for (int kind = 1; kind <= 10; kind++)
        sum += kind * b->n[kind];
    if (soft)
        *soft = b->n[1] > 0 && sum <= 11;
    return b->n[1] > 0 && sum <= 11 ? sum + 10 : sum;
}
int Bag_pair(const Bag *b)
{
    int kind = 10;

    while (kind > 0 && (b->n[0] != 2 || b->n[kind] != 2))
        kind--;
    return kind;
}
bool draws_on(const Rules *r, const Bag *dealer)
{
    bool soft;
    int points = Bag_points(dealer, &soft);

    return points < 17 || (r->draws && soft && points == 17);
}
Bag whole_shoe(int packs)
{
    Bag b = { { 0 } };

    for (int kind = 1; kind <= 10; kind++)
        Bag_add(&b, kind, (kind == 10 ? 16 : 4) * packs);
    return b;
}

/* in how many orders */
static int orders(const Dealer *d, Bag *his, int cards)
{
    int sum = 0;

    if (cards == 0)
        return 1;
    for (int kind = 1; kind <= 10; kind++)
        if (his->n[kind] > (kind == d->up)
            && !(cards == 1 && kind == d->bars)) {
            Bag_add(his, kind, -1);
            if (cards == 1 || draws_on(&d->rules, his))
                sum += orders(d, his, cards - 1);
            Bag_add(his, kind, 1);
        }
    return sum;
}

/* the dealer's dictionary */
static void grow(Dealer *d, Bag *his, int from, int cards)
{
    for (int kind = from; kind <= 10; kind++) {
        int nth = his->n[kind] - (kind == d->up), at = d->n++;
        Step *s = &d->step[at];

        Bag_add(his, kind, 1);
        *s = (Step){ .kind = kind, .cards = cards, .nth = nth,
                     .points = Bag_points(his, NULL) };
        if (s->points <= 21) {
            s->ways = draws_on(&d->rules, his) ? 0
                    : orders(d, his, cards);
            grow(d, his, kind, cards + 1);
        }
        if (s->ways == 0 && d->n == at + 1)
            d->n = at;
        Bag_add(his, kind, -1);
    }
}
void Dealer_meet(Dealer *d, const Rules *r, int up)
{
    Bag his = { { 0 } };

    d->rules = *r;
    d->up = up;
    d->bars = up == 1 ? 10 : up == 10 ? 1 : 0;
    d->n = 0;
    Bag_add(&his, up, 1);
    grow(d, &his, 1, 1);
}

/* what he ends with */
void Dealer_ends(const Dealer *d, const Bag *left, double end[23])
{
    double product[24], per[24];
    int all = left->n[0];

    /* one through how many cards there are */
    for (int k = 1; k < 24; k++)
        per[k] = all >= k ? 1. / (all - k + 1) : 0;
    per[1] = 1. / (all - (d->bars ? left->n[d->bars] : 0));
    product[0] = 1;
    for (int k = 17; k <= 22; k++)
        end[k] = k > 21;
    for (const Step *s = d->step; s < d->step + d->n; s++) {
        /* one factor more, and what it adds */
        double p = product[s->cards] = product[s->cards - 1]
            * (left->n[s->kind] - s->nth) * per[s->cards];

        end[s->points] += s->ways * p;
        end[22] -= s->ways * p;
    }
}

/* to stand */
static double stand(const Coach *c, int points, const Bag *left)
{
    double end[23], worth;

    Dealer_ends(&c->dealer, left, end);
    worth = end[22];
    for (int k = 17; k <= 21; k++)
        worth += k < points ? end[k] : k > points ? -end[k] : 0;
    return worth;
}
static double chance(const Coach *c, const Bag *left, int kind)
{
    double all = left->n[0], there = left->n[kind];
    double barred = c->dealer.bars ? left->n[c->dealer.bars] : 0;

    if (kind == c->dealer.bars)
        return there / (all - 1);
    return there / (all - 1) * (all - barred - 1) / (all - barred);
}
static Memo *memo_of(Coach *c, const Bag *hand)
{
    uint64_t key = (uint64_t)c->half + 1;
    unsigned at;

    for (int kind = 1; kind <= 10; kind++)
        key = 22 * key + hand->n[kind];
    at = (unsigned)(key * 0x9E3779B97F4A7C15u >> 48);
    while (c->memo[at].key > 0 && c->memo[at].key != key)
        at = (at + 1) % MEMOS;
    if (c->memo[at].key == 0)
        c->memo[at] = (Memo){ .key = key, .stand = NOTHING };
    return &c->memo[at];
}

/* stand, or one more */
static double larger(double a, double b) { return a > b ? a : b; }

static const Memo *play(Coach *c, Bag *hand, Bag *left)
{
    static const Memo bust = { 0, -1, -1, -1, -1 };
    int points = Bag_points(hand, NULL);
    Memo *m;

    if (points > 21)
        return &bust;
    m = memo_of(c, hand);
    c->tired |= c->think && m->stand <= NOTHING
             && !Think_more(c->think);
    if (c->tired || m->stand > NOTHING)
        return m;
    m->stand = m->play = stand(c, points, left);
    if (points < 21) {
        /* the means over one card */
        for (int kind = 1; kind <= 10; kind++)
            if (left->n[kind] > 0) {
                double p = chance(c, left, kind);
                const Memo *then;

                Bag_move(left, hand, kind);
                then = play(c, hand, left);
                m->hit += p * then->play;
                m->once += p * then->stand;
                Bag_move(hand, left, kind);
            }
        m->play = larger(m->stand, m->hit);
        if (c->half && c->dealer.rules.after && hand->n[0] == 2)
            m->play = larger(m->play, 2 * m->once);
    }
    return m;
}

/* halves */
static double half(Coach *c, Bag left, int kind, int gone, int has)
{
    Bag hand = { { 0 } };
    const Memo *m;

    if (left.n[kind] < gone - 2)
        return 0;
    Bag_add(&left, kind, 2 - gone);
    Bag_add(&hand, kind, has);
    c->half = 8 * kind + gone - has;
    m = play(c, &hand, &left);
    c->half = 0;
    return has > 1 ? m->play : kind == 1 ? m->once : m->hit;
}
static double split(Coach *c, const Case *q)
{
    int kind = Bag_pair(&q->hand);
    double two = 2 * half(c, q->left, kind, 2, 1), q2, q3;
    Bag left = q->left;

    if (!q->rules.again || q->hands > 1 || kind == 1
        || left.n[kind] == 0)
        return two;
    q2 = chance(c, &left, kind);
    Bag_add(&left, kind, -1);
    q3 = chance(c, &left, kind);
    return larger(two, two
                + q2 * (4 * half(c, q->left, kind, 3, 1)
                        - 2 * half(c, q->left, kind, 3, 2))
                + q2 * q3 * (half(c, q->left, kind, 4, 2)
                             - 2 * half(c, q->left, kind, 4, 1)));
}

/* weigh each act */
unsigned allowed(const Rules *r, const Bag *hand, int hands)
{
    bool two = hand->n[0] == 2, whole = hands == 1;
    bool more = whole || (r->again && hands < HANDS);

    return MAY(HIT) | MAY(STAND)
         | (two && (whole || r->after) ? MAY(DOUBLE) : 0)
         | (Bag_pair(hand) && more ? MAY(SPLIT) : 0)
         | (two && whole && r->surrender ? MAY(SURRENDER) : 0);
}
static void weigh(Coach *c, const Case *q, double worth[ACTS])
{
    Bag hand = q->hand, left = q->left;

    worth[SURRENDER] = -.5;
    worth[DECLINE] = 0;
    worth[INSURE] = 1.5 * left.n[10] / left.n[0] - .5;
    if (q->may & MAY(HIT)) {
        const Memo *m = play(c, &hand, &left);

        worth[STAND] = m->stand;
        worth[HIT] = m->hit;
        worth[DOUBLE] = 2 * m->once;
    }
    if (q->may & MAY(SPLIT))
        worth[SPLIT] = split(c, q);
    for (int a = 0; a < ACTS; a++)
        if (!(q->may & MAY(a)))
            worth[a] = NOTHING;
}
static void meet(Coach *c, const Rules *r, int up)
{
    memset(c->memo, 0, sizeof c->memo);
    Dealer_meet(&c->dealer, r, up);
}
bool Coach_weigh(Coach *c, const Case *q, double worth[ACTS])
{
    meet(c, &q->rules, q->up);
    weigh(c, q, worth);
    return !c->tired;
}
Act best_act(const double worth[ACTS])
{
    Act best = SPLIT;

    for (Act a = HIT; a < ACTS; a++)
        if (worth[a] > worth[best])
            best = a;
    return best;
}

/* what a round is worth */
static double beginning(Coach *c, const Case *q)
{
    double worth[ACTS], his = 0, insured = 0;

    if (c->dealer.bars)
        his = (double)q->left.n[c->dealer.bars] / q->left.n[0];
    if (q->rules.insurance && q->up == 1 && his > 1. / 3)
        insured = 1.5 * his - .5;
    if (q->hand.n[1] == 1 && q->hand.n[10] == 1)
        return (1 - his) * (q->rules.six ? 1.2 : 1.5) + insured;
    weigh(c, q, worth);
    return insured - his + (1 - his) * worth[best_act(worth)];
}
static double against(Coach *c, const Rules *r, Bag left, int up)
{
    double sum = 0, all = left.n[0];

    for (int i = 1; i <= 10; i++)
        for (int j = i; j <= 10; j++) {
            Case q = { .rules = *r, .left = left, .up = up,
                       .hands = 1 };
            double p = left.n[i] / all * (left.n[j] - (i == j))
                     / (all - 1) * (i == j ? 1 : 2);

            if (p <= 0)
                continue;
            Bag_move(&q.left, &q.hand, i);
            Bag_move(&q.left, &q.hand, j);
            q.may = allowed(r, &q.hand, 1);
            sum += p * beginning(c, &q);
        }
    return sum;
}
double Coach_expects(Coach *c, const Rules *r, const Bag *left,
                     double by[11])
{
    by[0] = 0;
    for (int up = 1; up <= 10; up++) {
        Bag rest = *left;

        by[up] = 0;
        if (left->n[up] == 0)
            continue;
        Bag_add(&rest, up, -1);
        meet(c, r, up);
        by[up] = against(c, r, rest, up);
        by[0] += by[up] * left->n[up] / left->n[0];
    }
    return by[0];
}
