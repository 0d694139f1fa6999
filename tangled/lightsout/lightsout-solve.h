/* Made from games/lightsout.nw by make tangle: change that, not this. */

/* begin the header of the solver */
/* lightsout-solve.h -- par, answers and proofs, by elimination */
#ifndef LIGHTSOUT_SOLVE_H
#define LIGHTSOUT_SOLVE_H
#include "lightsout.h"

/* which lights a press changes; mutual: has(f(n, a), b) if and only if
   has(f(n, b), a) */
typedef Lights Reach(int n, int at);
typedef struct Quiet {              /* every quiet set is a sum of .. */
    int    many;                    /* .. so many patterns */
    Lights pattern[MOST];
} Quiet;
extern void quiet_patterns(int n, Quiet *out);
enum { NEVER = -1 };
typedef struct Answer {
    int    par, ways;               /* presses of a shortest one and how
                                       many are as short; or NEVER, 0 */
    Lights set;                     /* a shortest one; or a quiet set
                                       with an odd number of lit ones */
} Answer;
extern Answer solve(int n, Lights lit);
/* the same with another wiring that has at most MOST quiet patterns */
extern Answer solve_wired(Reach *reached, int n, Lights lit);
/* the shortest answer among any one and its sums with quiet sets */
extern Answer shortest(const Quiet *quiet, Lights any);
#endif
