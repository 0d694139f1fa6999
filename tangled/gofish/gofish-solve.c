/* Made from games/gofish.nw by make tangle: change that, not this. */
#include "gofish.h"

/* the chance of a card */
static int rank_of(const Fish *s, int card)
{
    return Face_rank(s->face[card]);
}
double chance(const Fish *s, int of, int rank)
{
    int left = 4 - holds(s, s->seat, rank), there = 0;
    int all = s->pile[POND].n;

    for (int seat = 1; seat <= s->seats; seat++) {
        const Pile *hand = &s->pile[HAND + seat];

        /* what lies in a box is not left */
        for (int k = 0; k < s->pile[BOX + seat].n; k++)
            left -= rank_of(s, s->pile[BOX + seat].card[k]) == rank;
        for (int k = 0; seat != s->seat && k < hand->n; k++) {
            int card = hand->card[k];
            bool it = s->shown[card] && rank_of(s, card) == rank;

            if (it && seat == of)
                return 1;
            left -= it;
            if (!s->shown[card] && !(s->never[card] >> rank & 1))
                all++, there += seat == of;
        }
    }
    return left < 1 ? 0
         : 1 - choose(all - there, left) / choose(all, left);
}

/* whom to ask */
typedef double Like(const Fish *s, int card, int of);

static Ask most_liked(const Fish *s, Like *like, Random *r)
{
    const Pile *hand = &s->pile[HAND + s->seat];
    Ask best = { -1, 0, 0 };
    double most = -1;
    int equal = 0;

    for (int k = 0; k < hand->n; k++)
        for (int of = 1; of <= s->seats; of++) {
            double it = of == s->seat ? -2 : like(s, hand->card[k], of);

            equal = it > most ? 1 : equal + (it >= most);
            if (it > most || (it >= most
                              && Random_below(r, equal) == 0))
                best.card = hand->card[k], best.of = of, most = it;
        }
    best.chance = chance(s, best.of, rank_of(s, best.card));
    return best;
}
static double if_not_tried(const Fish *s, int card, int of)
{
    (void)of;
    return !s->tried[card];
}
Ask original(const Fish *s, Random *r)
{
    return most_liked(s, if_not_tried, r);
}
static double if_told(const Fish *s, int card, int of)
{
    double it = chance(s, of, rank_of(s, card));

    return it >= 1 ? 3 : it <= 0 ? 0 : 1 + !s->tried[card];
}
Ask remembers(const Fish *s, Random *r)
{
    return most_liked(s, if_told, r);
}
static double if_likely(const Fish *s, int card, int of)
{
    return chance(s, of, rank_of(s, card));
}
Ask counts(const Fish *s, Random *r)
{
    return most_liked(s, if_likely, r);
}
