/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "blackjack.h"

/* bags */
void Bag_add(Bag *b, int kind, int n)
{
    b->n[kind] = (uint16_t)(b->n[kind] + n);
    b->n[0] = (uint16_t)(b->n[0] + n);
    b->sum = (uint16_t)(b->sum + kind * n);
}
void Bag_move(Bag *from, Bag *to, int kind)
{
    Bag_add(from, kind, -1);
    Bag_add(to, kind, 1);
}
bool Bag_soft(const Bag *b) { return b->n[1] > 0 && b->sum <= 11; }
int Bag_points(const Bag *b) { return b->sum + 10 * Bag_soft(b); }

int Bag_pair(const Bag *b)
{
    int kind = b->sum / 2;

    return b->n[0] == 2 && b->n[kind] == 2 ? kind : 0;
}
bool draws_on(const Rules *r, const Bag *dealer)
{
    return Bag_points(dealer) < 17 + (r->draws && Bag_soft(dealer));
}
Bag whole_shoe(int packs)
{
    Bag b = { .sum = 0 };

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
                     .points = Bag_points(his) };
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
    Bag his = { .sum = 0 };

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
    double free = all - (c->dealer.bars ? left->n[c->dealer.bars] : 0);

    return there / (all - 1)
         * (kind == c->dealer.bars ? 1 : (free - 1) / free);
}
static Memo *memo_of(Coach *c, const Bag *hand)
{
    uint64_t key = (uint64_t)c->half + 1;

    for (int kind = 1; kind <= 10; kind++)
        key = 22 * key + hand->n[kind];
    unsigned at = (unsigned)(key * 0x9E3779B97F4A7C15u >> 48);
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
    int points = Bag_points(hand);
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
    Bag hand = { .sum = 0 };

    if (left.n[kind] < gone - 2)
        return 0;
    Bag_add(&left, kind, 2 - gone);
    Bag_add(&hand, kind, has);
    c->half = 8 * kind + gone - has;
    const Memo *m = play(c, &hand, &left);
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
static Act weigh(Coach *c, const Case *q, double worth[ACTS])
{
    Bag hand = q->hand, left = q->left;
    Act best = SPLIT;

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
    for (Act a = SPLIT; a < ACTS; a++) {
        if (!(q->may & MAY(a)))
            worth[a] = NOTHING;
        if (worth[a] > worth[best])
            best = a;
    }
    return best;
}
static void meet(Coach *c, const Case *q)
{
    memset(c->memo, 0, sizeof c->memo);
    c->think = q->think;
    Dealer_meet(&c->dealer, &q->rules, q->up);
}
Act Coach_weigh(Coach *c, const Case *q, double worth[ACTS])
{
    meet(c, q);
    Act best = weigh(c, q, worth);
    return c->tired ? ACTS : best;
}

/* what a round is worth */
static double beginning(Coach *c, const Case *q)
{
    double worth[ACTS], his = 0, insured = 0;
    Act best;

    if (c->dealer.bars)
        his = (double)q->left.n[c->dealer.bars] / q->left.n[0];
    if (q->rules.insurance && q->up == 1 && his > 1. / 3)
        insured = 1.5 * his - .5;
    if (q->hand.n[1] == 1 && q->hand.n[10] == 1)
        return (1 - his) * (q->rules.six ? 1.2 : 1.5) + insured;
    best = weigh(c, q, worth);
    return insured - his + (1 - his) * worth[best];
}
double Coach_expects(Coach *c, const Case *q)
{
    double sum = 0;

    if (q->hand.n[0] == 2)
        return beginning(c, q);
    if (q->up > 0 && q->hand.n[0] == 0)
        meet(c, q);
    for (int kind = 1; kind <= 10; kind++)
        if (q->left.n[kind] > 0) {
            Case then = *q;

            Bag_add(&then.hand, kind, q->up > 0);
            then.up = q->up > 0 ? q->up : kind;
            Bag_add(&then.left, kind, -1);
            then.may = allowed(&q->rules, &then.hand, 1);
            sum += q->left.n[kind] * Coach_expects(c, &then);
        }
    return sum / q->left.n[0];
}
