/* Made from games/gobblet.nw by make tangle: change that, not this. */
/* gobblet-perft-test.h -- for the tests and for make bench */
#include "gobblet.h"

static inline long perft(const Rows *rows, Cups c, int plies)
{
    Step step[STEPS];
    long many = 0;
    int n = ended(rows, c) ? 0 : steps_of(rows, c, step);

    for (int k = 0; k < n && plies > 1; k++)
        many += perft(rows, Cups_after(c, step[k]), plies - 1);
    return plies > 1 ? many : n;
}
