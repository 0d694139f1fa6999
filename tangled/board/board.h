/* Made from kit/board.nw by make tangle: change that, not this. */
/* board.h -- a hand in a window: events in, pixels and words out */
#pragma once
#include <gtk/gtk.h>
#include "hand.h"

typedef struct _Board Board;
/* a GtkDrawingArea; who is handed to does with every wish */
extern GtkWidget *Board_new(const Game *game, Hand_does *does,
                            void *who);
/* its hand; after a change of the hand from outside: Board_look */
extern Hand *Board_hand(Board *b);
extern void  Board_look(Board *b);
/* draws what is behind the board on a widget around it ("draw") */
extern gboolean Board_air(GtkWidget *around, cairo_t *cr, Board *b);
/* a plain key by its name; false: nobody wanted it */
extern bool Board_key(Board *b, const char *name, bool down);
/* the time as the board tells it to its hand, in ms */
extern double Board_now(void);
/* how things move, if the desktop wants motion at all */
extern void Board_motion(Board *b, Motion wanted);
/* a good size for the page it shows now, in pixels, so many percent of
   the usual; width and height come in as the room that there is */
extern void Board_size(const Board *b, int percent, int size[2]);
/* so much air is left and right of its page, in pixels */
extern int  Board_margin(const Board *b);
/* a place of its page, in pixels */
extern void Board_place(const Board *b, double *x, double *y);
