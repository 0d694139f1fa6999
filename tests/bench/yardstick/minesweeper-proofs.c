/* minesweeper-proofs.c -- fields that need no guess, and their steps, as
   text: for minesweeper-check. Places count from 1, row then column.

   field ROWS COLUMNS BOMBS FIRST-ROW FIRST-COLUMN
   a line a row: * a bomb, . none
   one|two|cases|count safe|bomb NUMBERS R C .. TILES R C ..
   end */
#include <stdio.h>
#include <stdlib.h>
#include "minesweeper-solve.h"

static Proof proof;

static void place(const Mines *m, int tile)
{
    printf(" %d %d", tile / m->grid.columns + 1,
           tile % m->grid.columns + 1);
}

static void print(const Mines *m)
{
    static const char *const why[] = { "one", "two", "cases", "count" };

    printf("field %d %d %d", m->grid.rows, m->grid.columns, m->bombs);
    place(m, m->first);
    for (int t = 0; t < tiles_of(m); t++)
        printf("%s%c", t % m->grid.columns ? "" : "\n", m->bomb[t] ? '*' : '.');
    printf("\n");
    for (int k = 0; k < proof.steps; k++) {
        const Step *s = &proof.step[k];

        printf("%s %s %d", why[s->why], s->safe ? "safe" : "bomb",
               s->numbers);
        for (int i = 0; i < s->numbers; i++)
            place(m, s->number[i]);
        printf(" %d", s->tiles);
        for (int i = 0; i < s->tiles; i++)
            place(m, s->tile[i]);
        printf("\n");
    }
    printf("end\n");
}

int main(int argc, char **argv)
{
    static const int kind[][3] = {      /* rows, columns, bombs */
        { 16, 30, 99 }, { 16, 16, 30 }, { 9, 9, 10 }, { 16, 16, 40 },
        { 5, 5, 5 }, { 1, 30, 4 }, { 8, 8, 13 }, { 30, 40, 150 },
        { 4, 12, 7 }, { 3, 3, 1 },
    };
    int fields = argc > 1 ? atoi(argv[1]) : 1000;

    for (int k = 0; k < fields; k++) {
        const int *of = kind[k % (int)(sizeof kind / sizeof *kind)];
        Mines m = { .grid = { of[0], of[1] }, .bombs = of[2] };
        Random random = Random_start((uint64_t)k, 9);

        do {
            m.first = Random_below(&random, of[0] * of[1]);
            lay(&m, Random_below(&random, 1000000000), 9);
        } while (!solvable(&proof, &m, 20000));
        print(&m);
    }
    return 0;
}
