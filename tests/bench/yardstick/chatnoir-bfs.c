/* chatnoir-bfs.c -- yardstick: what a plain search for the edge costs.

   Numbers of four bytes on a board with a fence, a line in an array,
   the six neighbors from a table for each kind of row. It is no model
   of style, and it is not made faster: it is what we compare with, in
   the same run on the same machine. The board comes ready, in start. */
#include <string.h>
#include "chatnoir-bfs.h"

int yardstick(int n, const int32_t *start, int32_t *leaps, int32_t *line)
{
    const int w = n + 2;
    const int away[2][6] = {
        { -w - 1, -w, -1, 1, w - 1, w },
        { -w, -w + 1, -1, 1, w, w + 1 },
    };
    int head = 0, tail = 0;

    memcpy(leaps, start, sizeof *start * (size_t)w * (size_t)w);
    for (int i = 1; i <= n; i++) {
        const int edge[4] = { w + i, n * w + i, i * w + 1, i * w + n };

        for (int k = 0; k < 4; k++)
            if (leaps[edge[k]] == YARD_OPEN) {
                leaps[edge[k]] = 1;
                line[tail++] = edge[k];
            }
    }
    while (head < tail) {
        int at = line[head++], y = (int)((unsigned)at / (unsigned)w);
        const int *step = away[(y - 1) & 1];

        for (int k = 0; k < 6; k++)
            if (leaps[at + step[k]] == YARD_OPEN) {
                leaps[at + step[k]] = leaps[at] + 1;
                line[tail++] = at + step[k];
            }
    }
    return leaps[yard_place(n, n / 2, n / 2)];
}

int yard_place(int n, int x, int y)
{
    return (y + 1) * (n + 2) + x + 1;
}

void yard_lay(int n, const bool *blocked, int stride, int32_t *start)
{
    for (int i = 0; i < (n + 2) * (n + 2); i++)
        start[i] = YARD_WALL;
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            bool corner = x == 0 && (y == 0 || y == n - 1);

            if (!corner && !blocked[(long)y * stride + x])
                start[yard_place(n, x, y)] = YARD_OPEN;
        }
}
