/* Made from games/rummy.nw by make tangle: change that, not this. */

/* begin the header */
/* rummy.h -- a hand that is covered by groups: rules and players */
#pragma once
#include "cards.h"
#include "player.h"
#include "sets.h"

static const Pack WHOLE = { 1, ALL_SUITS };
typedef Set Cards;              /* face f is bit f - 1 */
enum { HELD = 10, LONG = 5, MANY = 12, KINDS = MANY + 10 };
static inline Cards one(int at) { return (Cards)1 << at; }
#define ALIKE (one(0) | one(KING) | one(2 * KING) | one(3 * KING))
#define WHOLE_PACK (one(FACES) - 1)
/* of a hand that is not empty: the groups in it that have its lowest
   card, at most 10, straights of at most LONG cards */
extern int groups_from(Cards hand, Cards *out);
typedef struct Cover {
    int   left;                 /* what the cards left over cost */
    int   n;
    Cards group[MANY], rest;    /* rest: left over */
} Cover;
/* the least that can be left over of a hand, as cards or as points;
   more: further sets that cost nothing */
extern Cover cover(Cards hand, const Cards *more, int mores,
                   bool points);
extern int left_over(Cards hand);       /* cards */
/* what others may lay off at these groups, as sets for cover() */
extern int laid_off(const Cover *c, Cards *out);
enum { STOCK, HEAP = 3, PILES, GIN_BONUS = 25, KNOCKS = 10 };
typedef enum Phase { DRAWING, THROWING, TURNING, SHOWN, DEALING, DONE }
    Phase;
typedef enum End { NO_END, GIN, KNOCK, UNDERCUT, TIE, VOID } End;
typedef struct Rummy {
    Face     face[FACES];
    Pile     pile[PILES];           /* stock; hands by seat; heap */
    bool     shown[FACES];          /* taken from the heap, and held */
    Face     took[3], threw[3];     /* last; HIDDEN: from the stock */
    Cards    thrown[3];             /* in this hand, by seat */
    int      limit;                 /* points; 0: nobody knocks */
    int      seat, first, nods;
    Phase    phase;
    End      end;                   /* of the hand */
    unsigned winners;               /* of the hand: bit s for seat s */
    int      earned, points[3];
} Rummy;
extern void deal(Rummy *s, uint64_t number);
extern void dealt(Rummy *s);            /* ends it if that is gin */
extern Cards cards_of(const Rummy *s, int pile);
extern int   place_of(const Rummy *s, int seat, int face);
/* moves as numbers: a face is thrown; DOWN + face: face down */
enum { DRAW = FACES + 1, TAKE, NEXT, DOWN = NEXT };
extern void spell(int move, Line out);
extern const char *objection(const Rummy *s, int move);
extern int by_suit(Face f);
extern bool seen_by(const void *state, int seat, int card);
extern const Model rummy_model;
typedef struct Known {          /* what a seat knows, as sets */
    Cards mine, gone, theirs, open;     /* open: not seen */
    Cards thrown;               /* by the other one, in this hand */
    int   hidden;               /* so many of theirs are open */
    int   top, took;            /* faces: of the heap; just taken */
    bool  knocks;               /* people knock in this game */
} Known;
extern Known known(const Rummy *s);     /* of the seat to move */
/* which throw leaves the fewest over; left: cards, or points */
extern int fewest(const Known *k, int *left);
/* the next move, by a rule; t: its luck, and how long it may think */
typedef int Rule(const Rummy *s, Think *t);
extern Rule original, watcher, reader;
typedef struct Ways {
    int    n;                       /* ways out */
    double all, through[FACES];     /* their worth: all; by card */
} Ways;
/* the ways out of a hand of ten or eleven, if these cards may come */
extern void count_ways(Cards hand, Cards live, Ways *w);
enum { SAMPLES = 100 };
/* of each card that it is in the other hand, and of all together; a
   hand that is drawn by these chances */
extern double chances(const Known *k, double *chance);
extern Cards imagined(const Known *k, const double *chance, double all,
                      Random *r);
/* before a draw: with which cards all ten would be in groups */
extern Cards completing(const Known *k);
