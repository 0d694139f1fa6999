/* Made from chatnoir-solved.nw by make tangle: change that, not this. */

/* begin the header */
/* chatnoir-solve.h -- promises about all boards of Chat Noir */
#pragma once
#include <stdbool.h>
#include "sets.h"

#define ONE(p) ((Set)1 << (p))
typedef struct Field {
    int size, middle;
    Set all, edge, near[64];    /* near: the circles that touch */
} Field;
typedef struct Promise {
    Set  set;               /* a room, or walls */
    int  at, then;          /* where the cat is; your stone, or -1 */
    int  by, n;             /* its reasons: the first, how many */
    bool cat;               /* whose it is */
} Promise;
enum { MOST = 1 << 16, PROMISES = 1 << 19, REASONS = 1 << 21 };
typedef struct Known { Set set; int promise; } Known;
typedef struct Solver {
    Field   field;
    int     promises, reasons, many[2][64];
    bool    full;                           /* no room for more */
    Known   known[2][64][MOST];             /* yours, the cat's */
    Promise promise[PROMISES + 64];         /* a pocket more */
    int     reason[REASONS];
} Solver;
extern void Solver_begin(Solver *s, int size);
extern int  Solver_settle(Solver *s, int at, Set stones);
typedef struct Census {
    Solver *s;
    int     most, lots;             /* stones; how many lots */
    long    boards[2][48];          /* yours, the cat's: by stones */
    long    choose[48][48];
} Census;
extern void Census_take(Census *c, Solver *s, int most);
