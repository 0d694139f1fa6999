/* Made from kit/frame.nw by make tangle: change that, not this. */
/* frame.h -- a game's window */
#ifndef FRAME_H
#define FRAME_H
#include "program.h"

/* Program_main with the window of GTK, for the main of every game */
extern int Frame_main(int argc, char **argv, const Game *game);
#endif
