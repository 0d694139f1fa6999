/* Made from games/pousse.nw by make tangle: change that, not this. */

/* begin the header */
/* pousse.h -- the rules of Pousse, by the marker and by the bit */
#pragma once
#include "grid.h"
#include "model.h"
#include "sets.h"

enum { EX = 1, OH = 2, DRAWN = 3 };         /* seats; DRAWN: below */
enum { FROM_LEFT, FROM_RIGHT, FROM_TOP, FROM_BOTTOM };
enum { LEAST = 2, MOST = 8, CELLS = MOST * MOST, PUSHES = 4 * MOST,
       PAST = 1000 };
typedef struct Pousse {
    int   n;                        /* rows, and columns */
    int   plies, over;              /* pushes so far; 0, or who won */
    int   again;                    /* this board stood after so many */
    int   fallen;                   /* just now: a marker, or 0 */
    int   tenths[2];                /* of a second, to think */
    short at[CELLS];                /* the markers, row by row */
    unsigned char push[PAST];       /* 8 * side + line */
} Pousse;
extern int  seat_of(int marker);            /* of 1, 2, 3 .. */
extern int  cell_of(int n, int push, int k);    /* its square k */
/* pushes it in; what fell off, or 0 */
extern int  carry  (short *at, int n, int push, int marker);
extern bool is_straight(const Pousse *s, int push, int seat);
extern void say_push(int push, Line out);   /* "left 2" */
extern void say_way(int push, Line out);    /* "from the left .." */
extern const Model pousse_model;
typedef struct Board { uint64_t of[2]; } Board;     /* X's, O's */
extern bool  equal(Board a, Board b);
extern Board Board_after(Board b, int n, int side, int push);
extern int   lead (Board b, int n);     /* straights of X less O's */
enum { DEEPEST = 64 };                 /* a search goes no deeper */
typedef struct Path {
    int   n, now;                   /* board[now] is the game's last */
    int   step;                     /* 2: the ancestor's slip */
    int   lean;                     /* below */
    bool  list;                     /* of four by four, is believed */
    Board board[PAST + DEEPEST + 2];
} Path;
extern void Path_start(Path *p, const Pousse *s);
/* would this board, made from board [at], be one that stood? */
extern bool repeats(Path *p, int at, Board then);
typedef struct Door { Board board; int push, score; } Door;
enum { WINS = -1 };
/* the doors of board [at]; how many, or WINS: door[0] wins */
extern int doors_of(Path *p, int at, Door door[PUSHES]);
/* is this so, within so many plies: who moves wins (or loses)? */
extern bool is_sure(Path *p, int at, int plies, bool wins, long *steps);
/* plies until who moves at board [at] has won (odd) or lost (even),
   proved; 0: not within most, or within so many steps */
extern int end_of(Path *p, int at, int most, long *steps);
extern int by_eye(Board b, int n, int side);    /* as side sees it */
extern void sort_doors(Door *door, int many);   /* by scores */
enum { SIGHT = 7 };                 /* plies that X sees by itself */
/* O, to move on this listed board, has lost in so many plies; or 0 */
extern int by_list(const Path *p, int at);
/* what is known of a board: a byte; its last six bits are plies to the
   end: odd won, even lost by who is to move */
enum { UNDECIDED = 0, LOST_NOW = 62, WON_NOW = 63, PLIES = 63,
       REACHED = 128, BOARDS = 43046721 };
#define TABLE "pousse-4x4"              /* its name in the cache */
extern uint32_t number_of(Board b, int side, int n);
enum { WON = 10000 };
typedef enum Task { SPREAD, JUDGE, LOSSES, GAINS, SUM_UP } Task;
typedef struct Toil {
    int            n;
    unsigned char *known;           /* of all boards */
    Task           task;
    int            plies;
} Toil;
enum { COUNTED = 64, SHEET = 81 };
/* does a sheet of the slip; count is the worker's own */
extern void toil_on(const void *toil, int sheet, long count[COUNTED]);
enum { MET = 60, OPEN = 61 };       /* of count; no board takes 60 */
/* the whole plan: share has a slip done on all sheets, counting anew */
typedef void Share(const Toil *t, long count[COUNTED]);
extern void Toil_solve(Toil *t, Share *share, long count[COUNTED]);
