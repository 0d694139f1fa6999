/* Made from games/crazy8s.nw by make tangle: change that, not this. */
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
    return 16 * n / hand->n;
}
static int liking(const Eights *s, const Holding *h, Face f)
{
    int suit = (int)Face_suit(f);

    return Face_rank(f) == EIGHT ? 0
         : 1 + 2 * h->suit[suit] + h->rank[Face_rank(f)]
             + deaf(s, suit);
}
int good(const Eights *s)
{
    const Pile *hand = &s->pile[s->seat];
    Holding h = holding(s);
    int best = 0, most = -1;

    for (int k = 0; s->phase == NAMING && k < SUITS; k++)
        h.suit[k] = 2 * h.suit[k] + deaf(s, k);
    if (s->phase == NAMING)
        return most_of(h.suit);
    for (int k = 0; s->phase == PLAYING && k < hand->n; k++) {
        Face f = s->face[hand->card[k]];
        int like = fits(s, f) ? liking(s, &h, f) : -1;

        if (like > most)
            best = f, most = like;
    }
    return best ? best : otherwise(s);
}

/* believing */
enum { EXCHANGES = 200 };

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
    int hidden[FACES], n = 0;

    for (int card = 0; card < FACES; card++)
        if (seen->face[card] == HIDDEN)
            hidden[n++] = card;
    for (int k = 0; k < EXCHANGES; k++) {
        int a = hidden[k % n], b = hidden[Random_below(r, n)];
        int before = lies(s, a) + lies(s, b);

        exchange(s, a, b);
        if (lies(s, a) + lies(s, b) > before)
            exchange(s, a, b);
    }
}

/* a rehearsal */
static bool play_on(Eights *s, Think *t)
{
    while (s->phase < SHOWN) {
        if (!more(t))
            return false;
        if (s->phase == TURNING)
            turn_over(s, Random_bits(&t->random));
        else
            go(s, original(s));
    }
    return true;
}
static int worth_trying(const Eights *s, int *move)
{
    int all = choices(s, move), n = 0;
    bool had = false;

    for (int k = 0; k < all; k++) {
        bool eight = move[k] < DRAW
                  && Face_rank((Face)move[k]) == EIGHT;

        if ((eight && had) || (move[k] == DRAW && n > 0))
            continue;
        had |= eight;
        move[n++] = move[k];
    }
    return n;
}
static bool try_all(Rehearsal *r, Think *t)
{
    int winner[FACES + 1];

    for (int k = 0; k < r->n; k++) {
        Eights s = r->table;

        go(&s, r->move[k]);
        if (!play_on(&s, t))
            return false;
        winner[k] = s.winner;
    }
    for (int k = 0; k < r->n; k++)
        /* count who won */
        if (winner[k] == t->seat) {
            r->won[k]++;
            r->score[k] += r->table.seats;
        } else
            r->score[k] += winner[k] == 0;
    r->tables++;
    return true;
}
void rehearse(Rehearsal *r, Think *t, int tables)
{
    Eights seen = *(const Eights *)t->state;

    Pack_hide(seen.face, FACES, seen_by, &seen, t->seat);
    r->n = worth_trying(&seen, r->move);
    while (r->n > 1 && r->tables < tables) {
        r->table = seen;
        Pack_guess(r->table.face, FACES, WHOLE, &t->random);
        believe(&seen, &r->table, &t->random);
        if (!try_all(r, t))
            return;
    }
}
