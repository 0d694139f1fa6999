/* Made from games/gobblet.nw by make tangle: change that, not this. */

/* begin the header */
/* gobblet.h -- the rules of Gobblet, by the cup and by the bit */
#pragma once
#include "grid.h"
#include "model.h"
#include "sets.h"

/* what is known of a position: a byte; its last six bits are plies to
   the end: odd won, even lost by who is to move */
enum { UNDECIDED = 0,               /* in the end: a draw */
       LOST_NOW = 62, WON_NOW = 63, /* the game is over */
       PLIES = 63, REACHED = 128 };
extern bool is_won (int known);
extern bool is_lost(int known);
enum { PLUM = 1, MAPLE = 2, DRAWN = 3 };
enum { CUPS = 24, PAST = 200, OFF = -1 };
typedef struct Cups { uint64_t mine, theirs; } Cups;    /* below */
typedef struct Gobblet {
    int  n, sizes, copies;          /* 3: 3 sizes of 2; 4: 4 of 3 */
    int  turn, over;                /* 0 until won or DRAWN */
    int  line;                      /* the squares that decided, bits */
    int  tenths[2];                 /* of a second, to think */
    int  past, filler;              /* filler: always 0 */
    signed char at[CUPS];           /* a cell, or OFF */
    Cups seen[PAST];                /* since a cup came in */
} Gobblet;
extern int  seat_of(const Gobblet *g, int cup);
extern int  size_of(const Gobblet *g, int cup);
extern int  cup_of (const Gobblet *g, int seat, int size, int copy);
extern int  top_of (const Gobblet *g, int cell);    /* cup or OFF */
/* beside the board, and nothing larger around it; the first such */
extern bool is_free (const Gobblet *g, int cup);
extern int  next_cup(const Gobblet *g, int seat, int size);
extern int bit_of(int n, int cell);
/* the rows of the board, as sets of squares; how many there are */
enum { ROWS = 10 };
extern int lines_of(int n, int line[ROWS]);
/* why this cup may not go there; NULL: it may */
extern const char *misfit(const Gobblet *g, int cup, int cell);
/* all that stands, as the side to move sees it: bit 16 f + b of a
   number is square b (of 16) on floor f (0 tiny .. 3 large) */
extern Cups cups_of(const Gobblet *g);
extern bool same_cups(Cups a, Cups b);
/* has a cup come in since, so that the record is void? */
extern bool is_wiped(const Gobblet *g, Cups c);
/* would it be a draw if these stood there so many moves from now? */
extern bool is_draw(const Gobblet *g, Cups c, int ply);
extern const char *const sizes[];           /* from tiny on */
extern const char *size_word(const Gobblet *g, int cup);
extern const Model gobblet_model;
enum { SETS = 1 << 16 };
typedef struct Rows {
    int      n, floors;             /* 4; less in a test */
    uint16_t all;                   /* the squares of the board */
    uint16_t ends  [SETS];          /* a cup here makes a row */
    uint16_t spoils[SETS];          /* in all rows of the set; none
                                       there: all squares */
    uint16_t threes[SETS];          /* in a row, but for one square
                                       at most */
    short    power [SETS];          /* to the eye, later */
} Rows;
extern void Rows_make(Rows *rows, int n);
extern unsigned on_floor(uint64_t side, int floor);
extern void Cups_look(Cups c, unsigned *mine, unsigned *theirs);
extern bool has_row(const Rows *rows, unsigned set);
/* WON_NOW or LOST_NOW, or UNDECIDED: it goes on */
extern int  ended(const Rows *rows, Cups c);
typedef struct Step { signed char floor, from, to; } Step;
enum { STEPS = 256 };
/* the moves of the side to move; how many */
extern int  steps_of(const Rows *rows, Cups c, Step step[STEPS]);
extern uint64_t bits_of(Step step);         /* the bits that it turns */
extern Cups Cups_after(Cups c, Step step);
extern void say_step(Step step, Line out);
/* one of the eight pictures, how 0 (as it is) to 7 */
extern uint64_t picture(uint64_t side, int n, int how);
enum { PATTERNS = 1423, KINDS = 219, THREES = 19683 };
enum { POSITIONS = KINDS * PATTERNS * PATTERNS };
typedef struct Atlas {
    Rows     rows;
    uint16_t base3[2048];           /* a set, read as digits 0 and 1 */
    uint16_t pattern[THREES];
    uint16_t mine[PATTERNS], theirs[PATTERNS];
    uint16_t turned[8][PATTERNS];   /* its pictures */
    uint16_t first[KINDS];          /* the patterns that we choose */
    uint8_t  kind[PATTERNS];        /* which of them is a picture */
    uint8_t  ways[PATTERNS], way[PATTERNS][8];  /* that lead to it */
} Atlas;
extern void Atlas_make(Atlas *a);
/* the same for all eight pictures; and the cups of one of them */
extern uint32_t number_of(const Atlas *a, Cups c);
extern Cups     cups_at  (const Atlas *a, uint32_t number);
typedef enum Task { SPREAD, JUDGE, DOORS, LETTERS, SUM_UP } Task;
typedef struct Toil {
    const Atlas   *atlas;
    unsigned char *known;           /* [POSITIONS] */
    Task           task;
    int            plies;
} Toil;
enum { SHEETS = KINDS * PATTERNS }; /* of [PATTERNS] bytes each */
extern void toil_on(const void *toil, int sheet, long count[PLIES + 1]);
/* can the side to move make a row that counts? (nobody has one yet) */
extern bool wins_at_once(const Rows *rows, Cups c);
/* what is known of it without a table: 1 ply, or ended, or nothing */
extern int  at_a_glance(const Rows *rows, Cups c);
#define TABLE "gobblet-3x3"          /* its name in the cache */
/* has it done on all sheets, counts anew, and returns count[0] */
typedef long Share(Toil *t, Task task, int plies, long *count);
/* fills known, which is 0 everywhere; fresh[k]: positions that are
   new after k plies; count: how many are known to be what */
extern void Toil_solve(Toil *t, Share *share, long fresh[PLIES],
                       long count[PLIES + 1]);
extern Cups cups_read(const char *nine);
/* certificates: 12 letters a position, nearest to the end first */
extern const char gobblet_proof[];
enum { FAR = 40 };                  /* plies: no proof is longer */
/* can the record, or its end, spoil a proof of FAR plies? */
extern bool is_worn(const Gobblet *g);
/* after a move: 10000 less the plies of a win, below zero of a loss;
   0: a draw */
extern int worth_of(int known);
