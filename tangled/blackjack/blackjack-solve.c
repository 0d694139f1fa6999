/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "blackjack.h"

/* bags */
void Bag_add(Bag *b, int kind, int n)
{
    b->n[kind] = (uint16_t)(b->n[kind] + n);
    b->n[0] = (uint16_t)(b->n[0] + n);
}
int Bag_points(const Bag *b, bool *soft)
{
    int sum = 0;

    for (int kind = 1; kind <= 10; kind++)
        sum += kind * b->n[kind];
    *soft = b->n[1] > 0 && sum <= 11;
    return *soft ? sum + 10 : sum;
}
bool draws_on(const Rules *r, const Bag *dealer)
{
    bool soft;
    int points = Bag_points(dealer, &soft);

    return points < 17 || (r->draws && soft && points == 17);
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
    bool soft;

    for (int kind = from; kind <= 10; kind++) {
        int at = d->n++;
        Step *word = &d->step[at];

        Bag_add(his, kind, 1);
        *word = (Step){ (unsigned char)kind, (unsigned char)
            (his->n[kind] - 1 - (kind == d->up)), (unsigned char)cards,
            (unsigned char)Bag_points(his, &soft), 0 };
        if (word->points <= 21) {
            word->ways = draws_on(&d->rules, his) ? 0
                       : orders(d, his, cards);
            grow(d, his, kind, cards + 1);
        }
        if (word->ways == 0 && d->n == at + 1)
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

    for (int k = 1; k < 24; k++)
        per[k] = all >= k ? 1. / (all - k + 1) : 0;
    per[1] = 1. / (all - (d->bars ? left->n[d->bars] : 0));
    product[0] = 1;
    for (int k = 17; k <= 22; k++)
        end[k] = k > 21;
    for (const Step *s = d->step; s < d->step + d->n; s++) {
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
        c->memo[at] = (Memo){ key, NOTHING, 0 };
    return &c->memo[at];
}

/* the mean over one card */
typedef double Then(Coach *c, Bag *hand, Bag *left);
static Then played, stood;

static double mean(Coach *c, Bag *hand, Bag *left, Then *then)
{
    double sum = 0;
    bool soft;

    for (int kind = 1; kind <= 10; kind++)
        if (left->n[kind] > 0) {
            double p = chance(c, left, kind);

            Bag_add(hand, kind, 1), Bag_add(left, kind, -1);
            sum += Bag_points(hand, &soft) > 21 ? -p
                 : p * then(c, hand, left);
            Bag_add(hand, kind, -1), Bag_add(left, kind, 1);
        }
    return sum;
}

/* stand, or one more */
static const Memo *play(Coach *c, Bag *hand, Bag *left)
{
    Memo *m = memo_of(c, hand);
    bool soft;
    int points = Bag_points(hand, &soft);

    c->tired |= c->think && m->stand <= NOTHING
             && !Think_more(c->think);
    if (c->tired || m->stand > NOTHING)
        return m;
    m->stand = m->play = stand(c, points, left);
    if (points < 21) {
        double hit = mean(c, hand, left, played);

        m->play = hit > m->stand ? hit : m->stand;
    }
    return m;
}
static double played(Coach *c, Bag *hand, Bag *left)
{
    return play(c, hand, left)->play;
}
static double stood(Coach *c, Bag *hand, Bag *left)
{
    return play(c, hand, left)->stand;
}

/* halves */
static double begun(Coach *c, Bag *hand, Bag *left)
{
    double worth = hand->n[1] > 0 && c->half / 8 == 1
                 ? stood(c, hand, left) : played(c, hand, left);
    double twice = c->doubles ? 2 * mean(c, hand, left, stood) : worth;

    return twice > worth ? twice : worth;
}
static double half(Coach *c, const Case *q, int gone)
{
    Bag left = q->left, hand = { { 0 } };
    int kind = q->kind;
    double worth;

    if (left.n[kind] < gone - 2)
        return 0;
    Bag_add(&left, kind, 2 - gone);
    Bag_add(&hand, kind, 1);
    c->half = 8 * kind + gone - 1;
    worth = mean(c, &hand, &left, begun);
    c->half = 0;
    return worth;
}
static double kept(Coach *c, const Case *q, int gone)
{
    Bag left = q->left, hand = { { 0 } };
    int kind = q->kind;
    double worth;

    if (left.n[kind] < gone - 2)
        return 0;
    Bag_add(&left, kind, 2 - gone);
    Bag_add(&hand, kind, 2);
    c->half = 8 * kind + gone - 2;
    worth = begun(c, &hand, &left);
    c->half = 0;
    return worth;
}
static double split(Coach *c, const Case *q)
{
    double two = 2 * half(c, q, 2), three, q2, q3;
    Bag left = q->left;

    if (!q->again || left.n[q->kind] == 0)
        return two;
    q2 = chance(c, &left, q->kind);
    Bag_add(&left, q->kind, -1);
    q3 = chance(c, &left, q->kind);
    three = two + q2 * (4 * half(c, q, 3) - 2 * kept(c, q, 3))
          + q2 * q3 * (kept(c, q, 4) - 2 * half(c, q, 4));
    return three > two ? three : two;
}

/* weigh each act */
static void weigh(Coach *c, Case *q, double worth[ACTS])
{
    const Memo *m;

    for (int a = 0; a < ACTS; a++)
        worth[a] = NOTHING;
    worth[SURRENDER] = -.5;
    worth[DECLINE] = 0;
    worth[INSURE] = 1.5 * q->left.n[10] / q->left.n[0] - .5;
    if (!(q->may >> DECLINE & 1)) {
        m = play(c, &q->hand, &q->left);
        worth[STAND] = m->stand;
        worth[HIT] = mean(c, &q->hand, &q->left, played);
    }
    if (q->may >> DOUBLE & 1)
        worth[DOUBLE] = 2 * mean(c, &q->hand, &q->left, stood);
    c->doubles = q->rules.after && q->kind != 1;
    if (q->may >> SPLIT & 1)
        worth[SPLIT] = split(c, q);
    for (int a = 0; a < ACTS; a++)
        if (!(q->may >> a & 1))
            worth[a] = NOTHING;
}
static void meet(Coach *c, const Rules *r, int up)
{
    memset(c->memo, 0, sizeof c->memo);
    Dealer_meet(&c->dealer, r, up);
}
bool Coach_weigh(Coach *c, const Case *q, double worth[ACTS])
{
    Case copy = *q;

    meet(c, &q->rules, q->up);
    weigh(c, &copy, worth);
    return !c->tired;
}
Act best_act(const double worth[ACTS])
{
    Act best = STAND;

    for (Act a = HIT; a < ACTS; a++)
        if (worth[a] > worth[best])
            best = a;
    return best;
}
int cost_of(Coach *c, const Case *q)
{
    double worth[ACTS];

    if (!Coach_weigh(c, q, worth))
        return -1;
    return (int)(1000 * q->bet * (worth[best_act(worth)]
                                  - worth[q->did]) + .5);
}

/* what a round is worth */
static double beginning(Coach *c, Case *q)
{
    const Dealer *d = &c->dealer;
    double worth[ACTS], his = 0, insured = 0, best;

    if (d->bars)
        his = (double)q->left.n[d->bars] / q->left.n[0];
    if (q->rules.insurance && q->up == 1 && his > 1. / 3)
        insured = 1.5 * his - .5;
    if (q->hand.n[1] == 1 && q->hand.n[10] == 1)
        return (1 - his) * (q->rules.six ? 1.2 : 1.5) + insured;
    weigh(c, q, worth);
    best = worth[best_act(worth)];
    return insured - his + (1 - his) * best;
}
static double against(Coach *c, Case *q)
{
    double sum = 0, all = q->left.n[0];

    for (int i = 1; i <= 10; i++)
        for (int j = i; j <= 10; j++) {
            double p = q->left.n[i] / all;

            Bag_add(&q->left, i, -1), Bag_add(&q->hand, i, 1);
            p *= q->left.n[j] / (all - 1) * (i == j ? 1 : 2);
            q->may = 1u << STAND | 1u << HIT | 1u << DOUBLE
                   | (i == j ? 1u : 0) << SPLIT
                   | (q->rules.surrender ? 1u : 0) << SURRENDER;
            q->kind = i == j ? i : 0;
            q->again = q->rules.again && i == j && i > 1;
            if (p > 0) {
                Bag_add(&q->left, j, -1), Bag_add(&q->hand, j, 1);
                sum += p * beginning(c, q);
                Bag_add(&q->left, j, 1), Bag_add(&q->hand, j, -1);
            }
            Bag_add(&q->left, i, 1), Bag_add(&q->hand, i, -1);
        }
    return sum;
}
double Coach_expects(Coach *c, const Rules *r, const Bag *left,
                     double by[11])
{
    by[0] = 0;
    for (int up = 1; up <= 10; up++) {
        Case q = { .rules = *r, .left = *left, .up = up };

        by[up] = 0;
        if (q.left.n[up] > 0) {
            Bag_add(&q.left, up, -1);
            meet(c, r, up);
            by[up] = against(c, &q);
            by[0] += by[up] * left->n[up] / left->n[0];
        }
    }
    return by[0];
}
Bag whole_shoe(int packs)
{
    Bag b = { { 0 } };

    for (int kind = 1; kind <= 10; kind++)
        Bag_add(&b, kind, (kind == 10 ? 16 : 4) * packs);
    return b;
}

/* the table */
typedef struct Sums { double of[ACTS]; } Sums;

static void add_pair(Coach *c, Case *q, int i, int j,
                     Sums sum[PARTS][22])
{
    double worth[ACTS], p = q->left.n[i];
    bool soft;
    int points;

    Bag_add(&q->hand, i, 1), Bag_add(&q->left, i, -1);
    p *= q->left.n[j] * (i == j ? 1 : 2);
    Bag_add(&q->hand, j, 1), Bag_add(&q->left, j, -1);
    q->may = 1u << STAND | 1u << HIT | 1u << DOUBLE
           | (i == j ? 1u : 0) << SPLIT;
    q->kind = i == j ? i : 0;
    q->again = q->rules.again && i > 1;
    weigh(c, q, worth);
    points = Bag_points(&q->hand, &soft);
    for (int a = STAND; a <= SPLIT; a++) {
        sum[soft][points].of[a] += p * worth[a];
        if (i == j)
            sum[PAIR][i].of[a] += p * worth[a];
    }
    Bag_add(&q->hand, i, -1), Bag_add(&q->left, i, 1);
    Bag_add(&q->hand, j, -1), Bag_add(&q->left, j, 1);
}
static Act better(const Sums *s, Act least, Act most)
{
    Act best = least;

    for (Act a = least; a <= most; a++)
        if (s->of[a] > s->of[best])
            best = a;
    return best;
}
void Card_make(Card *t, Coach *c, const Rules *r)
{
    for (int up = 1; up <= 10; up++) {
        Case q = { .rules = *r, .left = whole_shoe(r->packs),
                   .up = up };
        Sums sum[PARTS][22] = { 0 };

        Bag_add(&q.left, up, -1);
        meet(c, r, up);
        for (int i = 1; i <= 10; i++)
            for (int j = i; j <= 10; j++)
                add_pair(c, &q, i, j, sum);
        for (int part = 0; part < PARTS; part++)
            for (int k = 0; k < 22; k++)
                t->cell[part][k][up] = (Cell){
                    better(&sum[part][k], STAND,
                           part == PAIR ? SPLIT : DOUBLE),
                    better(&sum[part][k], STAND, HIT) };
    }
}
Act Card_says(const Card *t, const Bag *hand, int up, unsigned may)
{
    bool soft;
    int points = Bag_points(hand, &soft);
    const Cell *cell = &t->cell[soft ? SOFT : HARD][points][up];

    if (may >> SPLIT & 1)
        for (int kind = 1; kind <= 10; kind++)
            if (hand->n[kind] == 2
                && t->cell[PAIR][kind][up].first == SPLIT)
                return SPLIT;
    return may >> cell->first & 1 ? cell->first : cell->later;
}
