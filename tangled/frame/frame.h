/* Made from kit/frame.nw by make tangle: change that, not this. */
/* frame.h -- a game's window */
#pragma once
#include "program.h"

/* Program_main with the window of GTK, for the main of every game */
extern int Frame_main(int argc, char **argv, const Game *game);
