/* Made from kit/cards.nw by make tangle: change that, not this. */
/* cards.c -- faces, packs and piles */
#include <string.h>
#include "cards.h"

/* from suit and rank to a face and back */
Face Face_of(Suit suit, int rank)
{
    return (Face)(13 * (int)suit + rank);
}
int Face_rank(Face f) { return f == HIDDEN ? 0 : (f - 1) % 13 + 1; }
Suit Face_suit(Face f) { return (Suit)((f - 1) / 13); }

/* words for moves */
#define ALL_RANKS(S) "A" S, "2" S, "3" S, "4" S, "5" S, "6" S, "7" S, \
                     "8" S, "9" S, "10" S, "J" S, "Q" S, "K" S
const char *const Face_codes[FACES + 1] = {
    ALL_RANKS("C"), ALL_RANKS("D"), ALL_RANKS("H"), ALL_RANKS("S"),
    NULL };
const char *const Suit_words[SUITS + 1] = {
    N_("clubs"), N_("diamonds"), N_("hearts"), N_("spades"), NULL };

/* names for people */
static const char *const names[FACES + 1] = { N_("face down"),
    /* the names of the faces */
    N_("ace of clubs"), N_("two of clubs"), N_("three of clubs"),
    N_("four of clubs"), N_("five of clubs"), N_("six of clubs"),
    N_("seven of clubs"), N_("eight of clubs"), N_("nine of clubs"),
    N_("ten of clubs"), N_("jack of clubs"), N_("queen of clubs"),
    N_("king of clubs"), N_("ace of diamonds"), N_("two of diamonds"),
    N_("three of diamonds"), N_("four of diamonds"),
    N_("five of diamonds"), N_("six of diamonds"), N_("seven of diamonds"),
    N_("eight of diamonds"), N_("nine of diamonds"), N_("ten of diamonds"),
    N_("jack of diamonds"), N_("queen of diamonds"),
    N_("king of diamonds"), N_("ace of hearts"), N_("two of hearts"),
    N_("three of hearts"), N_("four of hearts"), N_("five of hearts"),
    N_("six of hearts"), N_("seven of hearts"), N_("eight of hearts"),
    N_("nine of hearts"), N_("ten of hearts"), N_("jack of hearts"),
    N_("queen of hearts"), N_("king of hearts"), N_("ace of spades"),
    N_("two of spades"), N_("three of spades"), N_("four of spades"),
    N_("five of spades"), N_("six of spades"), N_("seven of spades"),
    N_("eight of spades"), N_("nine of spades"), N_("ten of spades"),
    N_("jack of spades"), N_("queen of spades"), N_("king of spades"),
};

const char *Face_name(Face f) { return _(names[f]); }
const char *Suit_name(Suit s) { return _(Suit_words[s]); }

/* packs */
void Pack_shuffle(Face *face, int n, Random *r)
{
    int drawn[PACK];

    for (int k = 0; k < n; k++)
        drawn[k] = face[k];
    Random_shuffle(r, drawn, n);
    for (int k = 0; k < n; k++)
        face[k] = (Face)drawn[k];
}
int Pack_make(Pack pack, Face *face)
{
    int n = 0;

    for (int k = 0; k < pack.copies; k++)
        for (int s = CLUBS; s < SUITS; s++)
            for (int r = ACE; r <= KING && pack.suits >> s & 1; r++)
                face[n++] = Face_of((Suit)s, r);
    return n;
}
void Pack_hide(Face *face, int n, Sees *sees, const void *state,
               int seat)
{
    for (int card = 0; card < n; card++)
        if (!sees(state, seat, card))
            face[card] = HIDDEN;
}
void Pack_guess(Face *face, int n, Pack pack, Random *r)
{
    Face all[PACK], left[PACK];
    int seen[FACES + 1] = { 0 }, rest = 0;
    int made = Pack_make(pack, all);

    for (int k = 0; k < n; k++)
        seen[face[k]]++;
    for (int k = 0; k < made; k++)
        if (seen[all[k]]-- <= 0)
            left[rest++] = all[k];
    Pack_shuffle(left, rest, r);
    for (int k = 0; k < n; k++)
        if (face[k] == HIDDEN && rest > 0)
            face[k] = left[--rest];
}

/* piles */
void Pile_put(Pile *p, int card) { p->card[p->n++] = (uint16_t)card; }
void Pile_drop(Pile *p, int at)
{
    memmove(p->card + at, p->card + at + 1,
            (size_t)(--p->n - at) * sizeof p->card[0]);
    p->card[p->n] = 0;
}
int Pile_take(Pile *p)
{
    int card = p->card[p->n - 1];

    Pile_drop(p, p->n - 1);
    return card;
}
void Pile_move(Pile *from, Pile *to, int n)
{
    int at = from->n - n;

    for (; n > 0; n--) {
        Pile_put(to, from->card[at]);
        Pile_drop(from, at);
    }
}
int Pile_top(const Pile *p) { return p->n ? p->card[p->n - 1] : -1; }
int Pile_find(const Pile *p, int card)
{
    int at = p->n - 1;

    while (at >= 0 && p->card[at] != card)
        at--;
    return at;
}
Pile Pile_sorted(const Pile *p, const Face *face, int (*order)(Face f))
{
    Pile out = { 0 };

    for (int k = 0; k < p->n; k++) {
        int at = out.n++, key = order(face[p->card[k]]);

        for (; at > 0 && order(face[out.card[at - 1]]) > key; at--)
            out.card[at] = out.card[at - 1];
        out.card[at] = p->card[k];
    }
    return out;
}
const char *Pile_check(const Pile *pile, int piles, int n)
{
    int times[PACK] = { 0 };

    for (int p = 0; p < piles; p++)
        for (int k = 0; k < pile[p].n; k++)
            times[pile[p].card[k]]++;
    for (int k = 0; k < n; k++)
        if (times[k] != 1)
            return "each card lies in one pile";
    return NULL;
}
void Pile_words(const Pile *p, const Face *face, const char *name,
                Words out)
{
    Text words = { out, sizeof(Words), 0 };
    Face top = p->n ? face[Pile_top(p)] : HIDDEN;

    if (p->n == 0)
        Text_tell(&words, _("%s, empty"), name);
    else {
        Text_tell(&words, top == HIDDEN ? "%s" : _("%s, %s on top"),
                  name, Face_name(top));
        Text_tell(&words, ": ");
        Text_tell(&words, top == HIDDEN
                  ? local_n("%d card, face down", "%d cards, face down",
                            p->n)
                  : local_n("%d card", "%d cards", p->n), p->n);
    }
}
void Column_words(const Pile *p, int at, const Face *face, int column,
                  Words out)
{
    int on = p->n - 1 - at;
    Line name;

    Text_say(name, _("column %d"), column + 1);
    if (at < 0 || on == 0)
        Pile_words(p, face, name, out);
    else
        Text_say(out, local_n("%s, %s: %d card on it",
                 "%s, %s: %d cards on it", on), name,
                 Face_name(face[p->card[at]]), on);
}
