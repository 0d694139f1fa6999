/* Made from games/checkers.nw by make tangle: change that, not this. */
/* checkers-table.c -- make solve-checkers: endings of four pieces */
#include <stdio.h>
#include <stdlib.h>
#include "checkers.h"
#include "scribe.h"

/* the program that solves */
static int pieces = 2, most = 4;
static Atlas atlas;

static void solve(const void *endings, int sheet, long count[COUNTS])
{
    (void)sheet;
    Endings_solve(endings, pieces);
    Endings_count(endings, atlas.first[pieces],
                  atlas.first[pieces + 1], count);
}
static void fill(unsigned char *known)
{
    Endings e = { &atlas, known, calloc(1, atlas.first[most + 1]) };
    long count[COUNTS];

    for (; e.open && pieces <= most; pieces++) {
        Scribe_all("endings", &e, 1, solve, count);
        printf("\n%d pieces: %ld positions, %ld won, %ld lost, "
               "%ld drawn\n", pieces, count[0] + count[1]
               + count[2], count[0], count[1], count[2]);
    }
    free(e.open);
}
int main(int argc, char **argv)
{
    most = argc > 2 ? 5 : 4;
    Atlas_make(&atlas);
    return Scribe_main(argv[1], atlas.first[most + 1], most - 1, fill);
}
