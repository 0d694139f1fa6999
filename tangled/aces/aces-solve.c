/* Made from games/aces.nw by make tangle: change that, not this. */
#include "aces.h"

/* the table */
int height(Face f)
{
    return Face_rank(f) == ACE ? KING + 1 : Face_rank(f);
}
int end_of(const Aces *s, int c)
{
    return s->n[c] ? s->column[c][s->n[c] - 1] : NOTHING;
}
bool is_higher(const Aces *s, int card, int than)
{
    Face f = s->face[card], g = s->face[than];

    return Face_suit(f) == Face_suit(g) && height(f) > height(g);
}
bool may_go(const Aces *s, int c)
{
    for (int d = 0; d < COLUMNS; d++)
        if (s->n[c] && s->n[d]
            && is_higher(s, end_of(s, d), end_of(s, c)))
            return true;
    return false;
}
bool may_fill(const Aces *s, int c, int d)
{
    return s->n[c] > (s->dealt == s->cards) && !s->n[d]
        && s->fills != NONE && (s->fills == ANY
            || Face_rank(s->face[end_of(s, c)]) == ACE);
}
int steps(const Aces *s, Step *out)
{
    int k = 0;

    for (int c = 0; c < COLUMNS; c++)
        if (may_go(s, c))
            out[k++] = (Step){ c, AWAY };
    for (int d = 0; d < COLUMNS; d++)
        for (int c = 0; c < COLUMNS; c++)
            if (may_fill(s, c, d))
                out[k++] = (Step){ c, d };
    if (s->dealt < s->cards)
        out[k++] = (Step){ PACK_OUT, AWAY };
    return k;
}
static void put(Aces *s, int c, int card)
{
    s->column[c][s->n[c]++] = (unsigned char)card;
}
void take(Aces *s, Step m)
{
    if (m.from == PACK_OUT) {
        for (int c = 0; c < COLUMNS; c++)
            put(s, c, s->dealt++);
    } else {
        int card = s->column[m.from][--s->n[m.from]];

        if (m.to == AWAY)
            s->away[card] = true;
        else
            put(s, m.to, card);
    }
}
bool in_pack(int ranks, int f)
{
    return height((Face)f) > KING + 1 - ranks;
}
void lay_out(Aces *s, int ranks, uint64_t number)
{
    Random r = Random_start(number, 1);

    *s = (Aces){ .cards = 0 };
    for (int f = 1; f <= FACES; f++)
        if (in_pack(ranks, f))
            s->face[s->cards++] = (Face)f;
    Pack_shuffle(s->face, s->cards, &r);
    take(s, (Step){ PACK_OUT, AWAY });
}
