/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#ifndef MINESWEEPER_PLAYERS_H
#define MINESWEEPER_PLAYERS_H
#include "player.h"

extern const Player minesweeper_players[], minesweeper_hint[];
#endif
