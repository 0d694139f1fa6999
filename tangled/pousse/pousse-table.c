/* Made from games/pousse.nw by make tangle: change that, not this. */
/* pousse-table.c -- make solve-pousse: all boards of four by four */
#include <stdio.h>
#include "pousse.h"
#include "scribe.h"

/* the program that solves */
static const char *const tasks[] = {
    "where pushes lead", "who wins at once", "who has lost",
    "who has won", "sums"
};

static void share(const Toil *t, long count[COUNTED])
{
    Scribe_all(tasks[t->task], t, BOARDS / SHEET, toil_on, count);
}
static void fill(unsigned char *known)
{
    long count[COUNTED];
    Toil t = { .n = 4, .known = known };

    Toil_solve(&t, share, count);
    printf("\nover %ld, won or lost in so many plies:\n",
           count[LOST_NOW] + count[WON_NOW]);
    for (int plies = 1; plies < MET; plies++)
        if (count[plies])
            printf("%4d %10ld\n", plies, count[plies]);
    printf("open %ld; a game can reach %ld that are not over, of these "
           "open %ld\n", count[UNDECIDED], count[MET], count[OPEN]);
}
int main(int argc, char **argv)
{
    (void)argc;
    return Scribe_main(argv[1], BOARDS, 48, fill);
}
