/* Made from games/checkers.nw by make tangle: change that, not this. */

/* begin the header */
/* checkers.h -- the rules of checkers, by hand and by the bit */
#pragma once
#include "model.h"
#include "sets.h"

enum { RED = 1, BLACK = 2, DRAWN = 3 };
enum { MEN = 24, OFF = 0, NONE = -1 };
enum { STOPS, RISES, PASSES };      /* who jumps to the far row */
typedef struct Rules { int crown, flying, back, most; } Rules;
typedef struct Men {                /* what the rules must know */
    Rules rules;
    int   turn, going;              /* who is in a jump, or NONE */
    signed char at[MEN];            /* 1 to 32, or OFF */
    bool  king[MEN], struck[MEN];   /* struck: taken in this turn */
} Men;
extern int row_of(int square), column_of(int square), seat_of(int man);
extern int square_at(int row, int column);  /* OFF: there is none */
extern int man_on(const Men *m, int square);    /* or NONE */
enum { TARGETS = 32 };
typedef struct Hop { int victim, to; } Hop;
extern int steps_from(const Men *m, int man, int to[TARGETS]);
extern int hops_from(const Men *m, int man, Hop hop[TARGETS]);
extern Men  hop_over(const Men *m, int man, Hop hop);   /* after it */
extern void end_turn(Men *m, int man);      /* who has moved */
extern int must_take(const Men *m);         /* how many, or 0 */
extern int hops_of (const Men *m, int man, Hop hop[TARGETS]);
extern int steps_of(const Men *m, int man, int to[TARGETS]);
typedef struct Board { Set of[2], kings; } Board;
enum { PAST = 80 };
enum { BLOCKED, RESIGNED, AGREED, THIRD, FORTY };
enum { USUAL, BALLOT, ENDING };     /* how a game begins */
typedef struct Checkers {
    Men  men;
    int  over, why;                 /* who has won, or DRAWN */
    int  deal;                      /* what the house owes, or 0 */
    int  talk, offered, quiet;      /* below */
    int  from, to;                  /* the last move */
    int  past;                      /* plies since progress was made */
    Board seen[PAST + 1];
} Checkers;
extern Board board_of(const Men *m);
extern bool  same_board(const Board *a, const Board *b);
extern int   times_seen(const Checkers *c, const Board *b, int ply);
extern int jump_to(const Men *m, int man, int to, Men *then);
extern const char *frozen(const Checkers *c, int man);  /* or NULL */
extern void Checkers_begin(Checkers *c, const Rules *r, int opening,
                           int talk);
extern int  Checkers_turn(const void *checkers);
extern const char *Checkers_apply(void *checkers, const char *move);
extern bool Checkers_ballot(const char *move, int at[6]);  /* is it? */
extern const Rules our_rules;               /* all 0 */
extern const Model checkers_model;
#define BOARD 0x7FBFDFEFFu          /* without bits 8, 17 and 26 */
static inline Set bit_of(int square)
{
    return (Set)1 << (square - 1 + (square - 1) / 8);
}
static inline int square_of(Set one)
{
    int bit = Set_first(one);

    return bit + 1 - bit / 9;
}
static inline Set shifted(Set set, int way)
{
    return way < 2 ? set << (5 - way) : set >> (2 + way);
}
typedef struct Step { Set from, to, taken, king; } Step;
enum { STEPS = 160 };
extern Set who_jumps(const Board *b, int side, const Rules *r);
extern int  steps_on(const Board *b, int side, const Rules *r,
                     Set going, Set struck, Step step[STEPS]);
static inline Board Board_after(const Board *b, int side,
                                const Step *s)
{
    Board then = *b;

    then.of[side] = (b->of[side] & ~s->from) | s->to;
    then.of[1 - side] &= ~s->taken;
    then.kings = (b->kings & ~(s->from | s->taken)) | s->king;
    return then;
}
enum { FEW = 5, SLICES = 86 };      /* FEW: pieces, at most */
typedef struct Slice {
    uint32_t at;                    /* its first number */
    int      n[4];                  /* my men, kings; theirs */
} Slice;
typedef struct Atlas {
    uint32_t choose[33][FEW + 1];   /* k of n */
    uint32_t start[FEW][FEW][FEW][FEW];     /* of each slice */
    uint32_t first[FEW + 2];        /* .. of those of n pieces */
    Slice    slice[SLICES];         /* the last is no more */
    int      slices;
} Atlas;
extern void Atlas_make(Atlas *a);
extern uint32_t number_of(const Atlas *a, const Board *b, int side);
extern bool board_at(const Atlas *a, uint32_t number, Board *b);
enum { HOLE = 255,                  /* a number without a position */
       NUMBERS3 = 216000, NUMBERS4 = 7455300 };  /* 3, 4 pieces */
typedef struct Endings {
    const Atlas *atlas;
    unsigned char *known, *open;    /* 0 a draw, odd lost, even won */
} Endings;
extern void Endings_solve(const Endings *e, int pieces);
extern void Endings_count(const Endings *e, uint32_t from, uint32_t to,
                          long sum[3]);     /* won, lost, drawn */
