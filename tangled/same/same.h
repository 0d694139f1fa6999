/* Made from games/same.nw by make tangle: change that, not this. */

/* begin the header */
/* same.h -- balls, blobs, and what falls */
#pragma once
#include "grid.h"
#include "model.h"

enum { ROWS = 16, COLUMNS = 20, MOST = ROWS * COLUMNS, COLORS = 8,
       HIGH = ROWS + 1, SITES = HIGH * (COLUMNS + 2), NONE = 0 };
/* a ball: its number, from 1, times COLORS, plus its color; or NONE */
typedef uint16_t Ball;
typedef struct Board { Ball at[SITES]; } Board;
extern int  place(Grid g, int cell);
extern bool alike(Ball a, Ball b);
/* the blob of this ball: its places, and how many; wet: SITES marks */
extern int  flood(const Board *b, int from, bool *wet, int *pool);
typedef struct Census {
    int   left, singles, many;      /* balls; alone; blobs to take */
    int   worth;                    /* points, if each went as it is */
    short blob[MOST / 2 + 1];       /* a place of each blob to take */
} Census;
extern Census survey(const Board *b, int rule);
/* bits 0-3: right, below, left, above alike; 4-7: squares after each */
extern int bridges(const Board *b, int at);
/* takes the blob that is there, and all falls; how many went */
extern int press(Board *b, int at);
/* rule: 0, or 1 or 2 for (n-1)^2 and (n-2)^2 */
extern int points(int rule, int n);
extern int bonus (int rule, int left);
typedef enum Phase { PLAYING, JUDGING, JUDGED, PROVED } Phase;
typedef struct Same {
    Grid  grid;
    int   colors, rule;
    Phase phase;
    int   score, clicks;            /* score: without the bonus */
    int   house;                    /* what the house made of it */
    Board board, dealt;
    unsigned char way[MOST + 1];    /* ball to the click for it, or 0 */
} Same;
extern int total(const Same *s);
extern const Model same_model;
