/* Made from games/gobblet.nw by make tangle: change that, not this. */
/* gobblet-table.c -- make solve-gobblet: all of the small board */
#include <stdio.h>
#include "gobblet.h"
#include "scribe.h"

/* the program that solves */
static const char *const tasks[] = {
    "where moves lead", "who wins at once", "who has no way out",
    "letters to winners", "sums"
};

static long share(Toil *t, Task task, int plies, long *count)
{
    t->task = task;
    t->plies = plies;
    Scribe_all(tasks[task], t, SHEETS, toil_on, count);
    return count[0];
}
static void tell_sums(const long *fresh, const long *count)
{
    long sum[2] = { 0 };

    printf("\nnew after each ply:");
    while (*fresh)
        printf(" %ld", *fresh++);
    printf("\nwon or lost in so many plies:\n");
    for (int plies = 1; plies < LOST_NOW; plies++) {
        sum[plies % 2] += count[plies];
        if (count[plies])
            printf("%4d %10ld\n", plies, count[plies]);
    }
    printf("over %ld, won %ld, lost %ld, drawn %ld; ",
           count[LOST_NOW] + count[WON_NOW], sum[1], sum[0],
           count[UNDECIDED]);
}
static void fill(unsigned char *known)
{
    static Atlas atlas;
    long fresh[PLIES] = { 0 }, count[PLIES + 1];
    Toil t = { .atlas = &atlas, .known = known };

    Atlas_make(&atlas);
    Toil_solve(&t, share, fresh, count);
    tell_sums(fresh, count);
    printf("from the empty board %d\n", known[0] & PLIES);
}

int main(int argc, char **argv)
{
    (void)argc;
    return Scribe_main(argv[1], POSITIONS, 43, fill);
}
