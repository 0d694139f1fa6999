/* Made from games/aces.nw by make tangle: change that, not this. */

/* begin the header */
/* aces.h -- four columns, and only the aces may stay: rules, search */
#pragma once
#include "cards.h"
#include "player.h"

enum { COLUMNS = 4, CARDS = 52, ROWS = 13 };
typedef enum Fills { ANY, ACES, NONE } Fills;
/* bit k is card k. Upon the stranger of a column, if it has one, lie
   those of its own cards that are there */
typedef struct Position {
    uint64_t in[COLUMNS];           /* the cards of each column */
    uint64_t ghost;                 /* they may have gone */
    int      rows;                  /* that have been dealt */
} Position;
/* columns count from 0; the faces of so many ranks are the pack,
   shuffled, and those behind it take no part */
typedef struct Aces {
    Face          face[CARDS];      /* HIDDEN: not to be seen */
    Position      now;              /* 0 rows: a deal is looked for */
    unsigned char ranks, fills;     /* what fills an empty column */
    bool          doubtful;         /* no way was found, as yet */
    uint64_t      number;           /* of the deal: a secret */
} Aces;
enum { AWAY = -1, A_ROW = -2, STEPS = 9 };

static inline uint64_t bit(int card) { return (uint64_t)1 << card; }

static inline int lowest(uint64_t a) { return __builtin_ctzll(a); }
static inline uint64_t own(int c) { return 0x1111111111111u << c; }
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
/* card: one bit, or 0 for A_ROW; to: a column, AWAY or A_ROW; from: the
   card's column, where somebody asks for it */
typedef struct Step { uint64_t card; int to, from; } Step;
extern void take     (Position *p, Step m);     /* it does not ask */
extern Pile column   (const Aces *s, int c);    /* from the bottom */
extern int  height   (Face f);                  /* 2 .. 14 */
extern uint64_t higher(const Aces *s, int card);    /* in its suit */
extern int  left     (const Aces *s);   /* cards, the pack's too */
extern void lay_out  (Aces *s, int ranks, uint64_t number);
/* NULL, if this may be done: a card has to be an end */
extern const char *why_not(const Aces *s, Step m);
extern int  steps    (const Aces *s, Step *out);
extern void spell    (Step m, Line move);
extern const Model aces_model;
extern const Player aces_players[], aces_hint[];
enum { SMALL = 256, BOOK = 1 << 20, DEEDS = 400, PATIENCE = 500000 };
typedef struct Known {              /* a line of the book */
    uint64_t lies, ghost;
    uint32_t rest, search;          /* who has written it */
} Known;
typedef struct Search {
    Think   *think;
    uint64_t higher[CARDS];         /* than a card, in its suit */
    int      rows, fills;           /* of the game */
    bool     keeps, given_up;       /* keeps: a card may stay */
    int      met, done;             /* positions; deeds on this way */
    Step     deed[DEEDS];
    uint32_t search;                /* its number, from 1 */
    int      lines;                 /* of the book */
    Known    known[];
} Search;
/* AT_ONCE: lost to who takes away at once, and otherwise unknown */
typedef enum Verdict { WINNABLE, LOST, AT_ONCE, UNKNOWN } Verdict;
extern Search *open_book(Think *t);     /* is lent, or NULL */
/* can it be won? the way: moves to win, a line each */
extern Verdict find_way(Search *w, Think *t, const Aces *s, Text *way);
