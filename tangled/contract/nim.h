/* Made from kit/contract.nw by make tangle: change that, not this. */
/* nim.h -- the smallest game: take 1, 2 or 3 matches */
#pragma once
#include "player.h"

/* nim for others */
typedef struct Nim {
    int  left;                      /* matches on the table, 0 .. 46 */
    int  turn;                      /* seat 1 or 2; HOUSE: not dealt */
    /* what lies face down */
    int  bid[3];                    /* by seat; 0 none, or FACE_DOWN */
    bool bidding;                   /* they have not been opened */
} Nim;
enum { GRASP = 3, MOST = 40, FACE_DOWN = -1 };
/* takes n matches, or says why not; it stands in games.nw */
extern const char *nim_take(Nim *s, int n);
extern const Model nim_model, plain_model;
extern const View nim_view;
extern const Player nim_players[];
extern const Game nim_game;
