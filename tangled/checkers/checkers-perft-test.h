/* Made from games/checkers.nw by make tangle: change that, not this. */
/* checkers-perft-test.h -- for the tests and for make bench */
#include "checkers.h"

static inline long count_steps(const Board *b, int side)
{
    Set up = b->of[side], down = up & b->kings, keep = up;
    Set empty = BOARD & ~(b->of[0] | b->of[1]);

    if (side)
        up = down, down = keep;
    return Set_count(up << 4 & empty) + Set_count(up << 5 & empty)
        + (down ? Set_count(down >> 4 & empty)
                  + Set_count(down >> 5 & empty) : 0);
}

static inline long perft(const Board *b, int side, const Rules *r,
                         int plies)
{
    Step step[STEPS];
    long many = 0;
    int n;

    if (plies == 1 && !r->flying && !who_jumps(b, side, r))
        return count_steps(b, side);
    n = steps_on(b, side, r, 0, 0, step);
    for (int k = 0; k < n && plies > 1; k++) {
        Board then = Board_after(b, side, &step[k]);

        many += perft(&then, 1 - side, r, plies - 1);
    }
    return plies > 1 ? many : n;
}
