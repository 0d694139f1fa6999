/* Made from games/checkers.nw by make tangle: change that, not this. */
/* checkers-table.c -- make solve-checkers: endings of four pieces */
#include <stdio.h>
#include <stdlib.h>
#include "checkers.h"
#include "scribe.h"

/* the program that solves */
typedef struct Job { Endings e; int pieces; } Job;

static void solve(const void *who, int sheet, long count[COUNTS])
{
    const Job *job = who;
    const Atlas *a = job->e.atlas;

    (void)sheet;
    Endings_solve(&job->e, job->pieces);
    Endings_count(&job->e, a->first[job->pieces],
                  a->first[job->pieces + 1], count);
}
static int most = 4;
static Atlas atlas;

static void fill(unsigned char *known)
{
    unsigned char *open = calloc(1, atlas.first[most + 1]);
    Job job = { { &atlas, known, open }, 2 };
    long count[COUNTS];

    for (; open && job.pieces <= most; job.pieces++) {
        Scribe_all("endings", &job, 1, solve, count);
        printf("\n%d pieces: %ld positions, %ld won, %ld lost, "
               "%ld drawn\n", job.pieces, count[0] + count[1]
               + count[2], count[0], count[1], count[2]);
    }
    free(open);
}
int main(int argc, char **argv)
{
    most = argc > 2 ? 5 : 4;
    Atlas_make(&atlas);
    return Scribe_main(argv[1], atlas.first[most + 1], most - 1, fill);
}
