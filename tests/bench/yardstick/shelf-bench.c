/* shelf-bench.c -- how long does it take to read the shelf?
   usage: shelf-bench FOLDER: prints the games found and the median of
   99 readings in milliseconds. */
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include "shelf.h"

static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    enum { TIMES = 99 };
    char *const path[] = { argc > 1 ? argv[1] : argv[0], NULL };
    double ms[TIMES];
    unsigned games = 0;

    for (int k = 0; k < TIMES; k++) {
        gint64 from = g_get_monotonic_time();
        Shelf *s = Shelf_read(path);

        Shelf_look(s);
        ms[k] = (double)(g_get_monotonic_time() - from) / 1000;
        games = s->games->len;
        Shelf_free(&s);
    }
    qsort(ms, TIMES, sizeof *ms, rising);
    printf("%u %.3f\n", games, ms[TIMES / 2]);
    return 0;
}
