/* Made from games/aces.nw by make tangle: change that, not this. */

/* begin the header */
/* aces.h -- four columns, and only the aces may stay: the rules */
#pragma once
#include "cards.h"
#include "model.h"

enum { COLUMNS = 4, CARDS = 52, ROWS = 13 };
typedef enum Fills { ANY, ACES, NONE } Fills;
/* bit k is card k. Upon the stranger of a column, if it has one, lie
   those of its own cards that are there */
typedef struct Position {
    uint64_t in[COLUMNS];           /* the cards of each column */
    uint64_t ghost;                 /* they may have gone */
    int      rows;                  /* that have been dealt */
} Position;
/* columns count from 0; the first [cards] faces are the pack, shuffled,
   and the others take no part */
typedef struct Aces {
    Face          face[CARDS];      /* HIDDEN: not to be seen */
    Position      now;              /* 0 rows: a deal is looked for */
    unsigned char cards, fills;     /* what fills an empty column */
    bool          doubtful;         /* no way was found, as yet */
    uint64_t      number;           /* of the deal: a secret */
} Aces;
enum { AWAY = -1, A_ROW = -2, STEPS = 9 };

static inline uint64_t bit(int card) { return (uint64_t)1 << card; }

static inline int lowest(uint64_t cards)
{
    return __builtin_ctzll(cards);
}
static inline uint64_t own(int c)
{
    return (uint64_t)0x1111111111111 << c;
}
static inline uint64_t seen(const Position *p, int c)
{
    uint64_t in = p->in[c], there = in & own(c) & ~p->ghost;

    return !there ? in : in & own(c)
         & ~(uint64_t)0 << (63 - __builtin_clzll(there));
}
static inline uint64_t ends(const Position *p)
{
    return seen(p, 0) | seen(p, 1) | seen(p, 2) | seen(p, 3);
}
static inline uint64_t lying(const Position *p)
{
    return p->in[0] | p->in[1] | p->in[2] | p->in[3];
}
/* card: one bit, or 0 for A_ROW; to: a column, AWAY or A_ROW */
typedef struct Step { uint64_t card; int to; } Step;
extern void take     (Position *p, Step m);     /* it does not ask */
extern int  column_of(const Aces *s, uint64_t card);
extern Pile column   (const Aces *s, int c);    /* from the bottom */
extern int  height   (Face f);                  /* 2 .. 14 */
extern uint64_t higher(const Aces *s, int card);    /* in its suit */
extern int  left     (const Aces *s);   /* cards, the pack's too */
extern int  ranks_of (const Aces *s);
extern void lay_out  (Aces *s, int ranks, uint64_t number);
/* NULL, if this may be done: a card has to be an end */
extern const char *why_not(const Aces *s, Step m);
extern int  steps    (const Aces *s, Step *out);
extern void spell    (const Aces *s, Step m, Line move);
extern const Model aces_model;
