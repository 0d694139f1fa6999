/* Made from kit/frame.nw by make tangle: change that, not this. */
/* frame.h -- a game's window */
#ifndef FRAME_H
#define FRAME_H
#include "program.h"

/* the last line of every chapter: int main(..) { return Frame_main(..)}
   It is Program_main with the GTK window. */
extern int Frame_main(int argc, char **argv, const Game *game);
#endif
