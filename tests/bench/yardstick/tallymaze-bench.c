/* tallymaze-bench.c -- make bench: from a number to a maze and back, and
   the search for the shortest way out.

   Mazes of 12 by 12 by chance, as the house tosses them. Each one that is
   drawn is looked up again, and must have the same walls on its first
   page. The bars: a maze in at most 5 millionths of a second, in the best
   of ten rounds; a search, with all of its mazes and maps, in at most 3
   seconds. Ends with status 1 if a maze is wrong or a bar is missed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "tallymaze.h"

enum { MAZES = 2000, BACK = 200, SEARCHES = 30 };
static Atlas all;
static Big page[MAZES];
static int faults;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static double draw_all(void)
{
    double begun = now();
    int sum = 0;

    for (int k = 0; k < MAZES; k++)
        sum += Maze_on(&all, page[k]).open[k % CELLS];
    faults += sum == 0;
    return (now() - begun) / MAZES;
}

static double look_up(void)
{
    double spent = 0;
    Line why;

    for (int k = 0; k < BACK; k++) {
        Maze m = Maze_on(&all, page[k]), again;
        double begun = now();
        Big first;

        faults += Atlas_find(&all, &m, &first, why) != NULL;
        spent += now() - begun;
        again = Maze_on(&all, first);
        faults += memcmp(&m, &again, sizeof m) != 0;
    }
    return spent / BACK;
}

static double search(int *won, double *worst)
{
    Think lent = { 0 };
    Search *w = Search_for(&lent, MOST);
    double sum = 0;
    Line way;

    for (int k = 0; k < SEARCHES; k++) {
        Trio first = { 0, { CELLS - 1, CELLS - 1 } };
        Think t = { .nodes = LINE_MOST };
        double begun = now();

        *won += find_way(w, &t, page[k], first, AHEAD, way) > 0;
        begun = (now() - begun) / 1e6;
        sum += begun;
        *worst = begun > *worst ? begun : *worst;
    }
    free(w);
    return sum / SEARCHES;
}

int main(void)
{
    double best = 1e9, mean, worst = 0, begun = now();
    int won = 0;

    Atlas_make(&all, MOST, MOST);
    printf("the atlas of 12 by 12: %.0f us\n", now() - begun);
    for (int k = 0; k < MAZES; k++)
        page[k] = Atlas_chance(&all, 1, k + 1);
    for (int round = 0; round < 10; round++) {
        double us = draw_all();

        best = us < best ? us : best;
    }
    printf("from a number to a maze: %.1f us, of 5\n", best);
    printf("from a maze to its first number: %.1f us\n", look_up());
    mean = search(&won, &worst);
    printf("the shortest way out: mean %.3f s, worst %.3f s of 3; %d of "
           "%d can be dealt\n", mean, worst, won, SEARCHES);
    faults += best > 5 || worst > 3;
    printf("%s\n", faults == 0 ? "the bars are met" : "A BAR IS MISSED");
    return faults != 0;
}
