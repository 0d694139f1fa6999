/* Made from games/checkers.nw by make tangle: change that, not this. */
/* checkers-perft-test.h -- for the tests and for make bench */
#include "checkers.h"

static inline long perft(const Board *b, int side, const Rules *r,
                         int plies)
{
    Step step[STEPS];
    long many = 0;
    int n;

    if (plies == 1)
        return count_on(b, side, r);
    n = steps_on(b, side, r, 0, 0, step);
    for (int k = 0; k < n; k++) {
        Board then = Board_after(b, side, &step[k]);

        many += perft(&then, 1 - side, r, plies - 1);
    }
    return many;
}
