/* Made from kit/cards.nw by make tangle: change that, not this. */
/* cards.h -- faces, packs and piles: what seven games share */
#pragma once
#include "random.h"
#include "text.h"

/* faces */
/* 1 .. 52, suit by suit, from ace to king */
typedef unsigned char Face;
typedef enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES, SUITS } Suit;
enum { HIDDEN, ACE, JACK = 11, QUEEN, KING, FACES = 52 };
extern Face Face_of  (Suit suit, int rank);
extern int  Face_rank(Face f);          /* 1 .. 13; HIDDEN has 0 */
extern Suit Face_suit(Face f);          /* of one that is known */
/* "AC" .. "KS" for moves; face f is Face_codes[f - 1] */
extern const char *const Face_codes[FACES + 1];
extern const char *const Suit_words[SUITS + 1];    /* "clubs" .. */
extern const char *Face_name(Face f);   /* local: "ten of hearts" */
extern const char *Suit_name(Suit s);   /* local: "hearts" */

/* packs of cards.h */
/* which faces there are: copies of each suit whose bit is 1. A card
   is a place in the shuffled pack, from 0. */
typedef struct Pack { int copies; unsigned suits; } Pack;
enum { ALL_SUITS = 15, PACK = 416 };    /* PACK: cards, at most */
extern int  Pack_make   (Pack pack, Face *face);    /* in order; n */
extern void Pack_shuffle(Face *face, int n, Random *r);
/* does this seat see this card? Never ask its face. */
typedef bool Sees(const void *state, int seat, int card);
/* for Model.hide: what is not seen becomes HIDDEN */
extern void Pack_hide   (Face *face, int n, Sees *sees,
                         const void *state, int seat);
/* for Model.guess: fills in what this pack has left, by chance */
extern void Pack_guess  (Face *face, int n, Pack pack, Random *r);

/* piles of cards.h */
/* cards, by their places in the pack; the last one is on top */
typedef struct Pile { uint16_t n, card[PACK]; } Pile;
extern void Pile_put (Pile *p, int card);
extern int  Pile_take(Pile *p);         /* the top one */
extern int  Pile_top (const Pile *p);   /* or -1 */
extern int  Pile_find(const Pile *p, int card); /* its place, or -1 */
extern void Pile_drop(Pile *p, int at); /* from anywhere */
extern void Pile_move(Pile *from, Pile *to, int n);  /* n topmost */
/* the same cards, those of lower order first */
extern Pile Pile_sorted(const Pile *p, const Face *face,
                        int (*order)(Face f));
/* NULL if each of the cards 0 .. n - 1 is in one pile, and once */
extern const char *Pile_check(const Pile *pile, int piles, int n);
/* local: "column 3, ten of hearts on top: 5 cards" */
extern void Pile_words(const Pile *p, const Face *face,
                       const char *name, Words out);
/* local, of its card number at (-1: of all of it), if column is 2:
   "column 3, ten of hearts: 2 cards on it" */
extern void Column_words(const Pile *p, int at, const Face *face,
                         int column, Words out);
