/* Made from games.nw by make tangle: change that, not this. */
/* nim.h -- the smallest game: take 1, 2 or 3 matches */
#ifndef NIM_H
#define NIM_H
#include "game.h"

/* nim for others */
typedef struct Nim {
    int left;                       /* matches on the table, 0 .. 40 */
    int turn;                       /* seat 1 or 2; HOUSE: not dealt */
} Nim;
extern const Game nim_game;
#endif
