/* Made from games/gobblet.nw by make tangle: change that, not this. */
/* gobblet-perft-test.h -- for the tests and for make bench */
#include "gobblet.h"

static inline long perft(const Rows *rows, Cups c, int plies)
{
    Step step[STEPS];
    unsigned mine, theirs;
    long many = 0;
    int n;

    look(c, &mine, &theirs);
    if (has_row(rows, mine) || has_row(rows, theirs))
        return 0;
    n = steps_of(rows, c, step);
    for (int k = 0; k < n && plies > 1; k++)
        many += perft(rows, after(c, step[k]), plies - 1);
    return plies > 1 ? many : n;
}
