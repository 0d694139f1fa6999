/* Made from games.nw by make tangle: change that, not this. */
/* desk.h -- the shelf in a window */
#ifndef DESK_H
#define DESK_H
#include "shelf.h"

/* opens the window, and returns its exit status when it is closed; the
   shelf is looked at anew from time to time */
extern int Desk_run(Shelf *shelf);
#endif
