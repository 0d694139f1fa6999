/* chatnoir-bfs.h -- yardstick: what a plain search for the edge costs */
#ifndef CHATNOIR_BFS_H
#define CHATNOIR_BFS_H
#include <stdbool.h>
#include <stdint.h>

enum { YARD_WALL = -2, YARD_OPEN = -1 };
/* all three have (n + 2) * (n + 2) places; returns the cat's leaps */
extern int  yardstick(int n, const int32_t *start, int32_t *leaps,
                      int32_t *line);
extern int  yard_place(int n, int x, int y);
/* fills start; not timed */
extern void yard_lay(int n, const bool *blocked, int stride,
                     int32_t *start);
#endif
