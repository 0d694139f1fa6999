/* Made from kit/frame.nw by make tangle: change that, not this. */
/* frame.h -- a game's window */
#ifndef FRAME_H
#define FRAME_H
#include "program.h"

/* Program_main with the GTK window; main.c calls it for the_game, the
   constant with which a game's chapter ends */
extern int Frame_main(int argc, char **argv, const Game *game);
#endif
