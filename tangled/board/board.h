/* Made from kit/board.nw by make tangle: change that, not this. */
/* board.h -- shows a game and feels for its player */
#ifndef BOARD_H
#define BOARD_H
#include <gtk/gtk.h>
#include "game.h"

typedef struct _Board Board;
/* what a board asks for: a move, ":new", ":ways" or another switch;
   "mark ..." when it knows the first half; "": never mind */
typedef void Board_does(void *who, const char *does);

/* a GtkDrawingArea; who is handed to does with every wish */
extern GtkWidget *Board_new(const Game *game, Board_does *does,
                            void *who);
/* shows another state (copied), one without secrets from seat 1;
   moved: what has another place now travels there */
extern void Board_show(Board *b, const void *state, bool moved);
/* shows what came of a tick: a hint stays, and what is held stays held,
   while the same thing with the same move is there */
extern void Board_tick(Board *b, const void *state);
/* what is pointed at, held, switched; Board_refresh after a change */
extern Ui  *Board_ui(Board *b);
extern void Board_refresh(Board *b);
/* marks the item that plays this move; "": nothing */
extern void Board_hint(Board *b, const char *move);
/* "mark ...": the item that is pressed next says the rest */
extern void Board_half(Board *b, const char *half);
/* a good size for the page it shows now, in pixels */
extern void Board_size(const Board *b, int *width, int *height);
/* the items as they lie now, and the middle of one in pixels */
extern const Page *Board_page(const Board *b);
extern bool Board_middle(const Board *b, int id, double *x, double *y);
/* which inks suit the theme of the desktop */
extern Theme Board_theme(GtkWidget *any);
/* a plain key of the keyboard; false: nobody wanted it */
extern bool Board_key(Board *b, const char *key);
/* tests: a clock of their own, in us; NULL: the frame clock */
extern void Board_clock(Board *b, gint64 (*now)(void));
#endif
