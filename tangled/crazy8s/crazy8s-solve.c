/* Made from games/crazy8s.nw by make tangle: change that, not this. */
#include <assert.h>
#include "crazy8s.h"

/* what a hand has */
typedef struct Holding { int suit[SUITS], rank[KING + 1]; } Holding;

static Holding holding(const Eights *s)
{
    const Pile *hand = &s->pile[s->seat];
    Holding h = { { 0 }, { 0 } };

    for (int k = 0; k < hand->n; k++) {
        Face f = s->face[hand->card[k]];

        h.suit[Face_suit(f)] += Face_rank(f) != EIGHT;
        h.rank[Face_rank(f)]++;
    }
    return h;
}
static int most_of(const int count[SUITS])
{
    int most = CLUBS;

    for (int k = DIAMONDS; k < SUITS; k++)
        if (count[k] > count[most])
            most = k;
    return NAME + most;
}
static int otherwise(const Eights *s)
{
    int move[FACES + 1];

    return move[choices(s, move) - 1];
}

/* the rule of old */
static int haste(const Eights *s, int at)
{
    int card = s->pile[s->seat].card[at];
    Face f = s->face[card];

    return (card < s->each * s->seats ? hand_order(f) : -at)
         + (Face_rank(f) == EIGHT ? 1000 : 0);
}
int original(const Eights *s)
{
    const Pile *hand = &s->pile[s->seat];
    int first = -1;

    if (s->phase == NAMING)
        return most_of(holding(s).suit);
    for (int k = 0; s->phase == PLAYING && k < hand->n; k++)
        if (fits(s, s->face[hand->card[k]])
            && (first < 0 || haste(s, k) < haste(s, first)))
            first = k;
    return first < 0 ? otherwise(s) : s->face[hand->card[first]];
}

/* a rule that remembers */
static int deaf(const Eights *s, int suit)
{
    const Pile *hand = &s->pile[beside(s)];
    int n = 0;

    for (int k = 0; k < hand->n; k++)
        n += (s->heard[hand->card[k]] & 1u << suit) != 0;
    assert(hand->n > 0);
    return 16 * n / hand->n;
}
static int liking(const Eights *s, const Holding *h, bool keen, Face f)
{
    int suit = (int)Face_suit(f), rank = Face_rank(f);

    return rank == EIGHT ? 0 : 1 + 2 * h->suit[suit]
        + (keen ? h->rank[rank] + deaf(s, suit) : 0);
}
static int by_liking(const Eights *s, bool keen)
{
    const Pile *hand = &s->pile[s->seat];
    Holding h = holding(s);
    int best = 0, most = -1;

    for (int k = 0; s->phase == NAMING && k < SUITS; k++)
        h.suit[k] = 2 * h.suit[k] + (keen ? deaf(s, k) : 0);
    if (s->phase == NAMING)
        return most_of(h.suit);
    for (int k = 0; s->phase == PLAYING && k < hand->n; k++) {
        Face f = s->face[hand->card[k]];
        int like = fits(s, f) ? liking(s, &h, keen, f) : -1;

        if (like > most)
            best = f, most = like;
    }
    return best ? best : otherwise(s);
}
int good(const Eights *s)   { return by_liking(s, true); }
int simple(const Eights *s) { return by_liking(s, false); }

/* believing */
enum { EXCHANGES = 12 };

static int lies(const Eights *s, int card)
{
    return (voice(s->face[card]) & s->heard[card]) != 0;
}
static void exchange(Eights *s, int a, int b)
{
    Face was = s->face[a];

    s->face[a] = s->face[b];
    s->face[b] = was;
}
static void believe(const Eights *seen, Eights *s, Random *r)
{
    int hidden[FACES], ear[FACES], n = 0, ears = 0;

    for (int card = 0; card < FACES; card++)
        if (seen->face[card] == HIDDEN) {
            hidden[n++] = card;
            if (seen->heard[card])
                ear[ears++] = card;
        }
    for (int k = 0; k < EXCHANGES * ears; k++) {
        int a = ear[k % ears], b = hidden[Random_below(r, n)];
        int before = lies(s, a) + lies(s, b);

        exchange(s, a, b);
        if (lies(s, a) + lies(s, b) > before)
            exchange(s, a, b);
    }
}

/* a rehearsal */
static bool play_on(Eights *s, Think *t)
{
    while (s->phase < SHOWN && Think_more(t))
        if (s->phase == TURNING)
            turn_over(s, Random_bits(&t->random));
        else
            go(s, original(s));
    return s->phase >= SHOWN;
}
static int worth_trying(const Eights *s, int *move)
{
    int all = choices(s, move), n = 0, eights = 0;

    for (int k = 0; k < all; k++) {
        bool eight = move[k] < DRAW
                  && Face_rank((Face)move[k]) == EIGHT;

        if ((!eight || eights++ == 0) && (move[k] != DRAW || n == 0))
            move[n++] = move[k];
    }
    return n;
}
static bool try_all(Rehearsal *r, Think *t)
{
    Rehearsal before = *r;

    for (int k = 0; k < r->n; k++) {
        Eights s = r->table;

        go(&s, r->move[k]);
        if (!play_on(&s, t)) {
            *r = before;
            return false;
        }
        /* count who won */
        r->won[k] += s.winner == t->seat;
        r->score[k] += s.winner == t->seat ? s.seats : s.winner == 0;
    }
    r->tables++;
    return true;
}
void rehearse(Rehearsal *r, Think *t, int tables)
{
    Eights seen = *(const Eights *)t->state;

    Pack_hide(seen.face, FACES, seen_by, &seen, t->seat);
    r->n = worth_trying(&seen, r->move);
    for (bool on = r->n > 1; on && r->tables < tables; ) {
        r->table = seen;
        Pack_guess(r->table.face, FACES, WHOLE, &t->random);
        believe(&seen, &r->table, &t->random);
        on = try_all(r, t);
    }
}
