/* Made from kit/likes.nw by make tangle: change that, not this. */
/* likes.h -- how a player likes a window to look */
#pragma once
#include <gtk/gtk.h>
#include "store.h"
#include "table.h"

typedef struct Likes {
    const char *game;               /* its name */
    GtkWidget  *window, *board;     /* NULL before Likes_start */
    Table      *table;              /* says what goes wrong */
    Setting     all[4], sizes[4];   /* of all games; of this one */
    int         page;               /* the size of the page shown */
    int         asked[2], now[2];   /* its size: asked for, and now */
    bool        zoomed;             /* larger words were asked for */
} Likes;

/* before the window is made: what is in the two files; trouble is news.
   When it is closed: what it has become is written. */
extern void Likes_read(Likes *l, const char *game, char news[3 * LINE]);
extern void Likes_keep(Likes *l);
/* dresses a window whose board shows something, and sizes it */
extern void Likes_start(Likes *l, GtkWidget *window, GtkWidget *board,
                        Table *table);
/* so many pixels are below the board of a window of this width */
extern int Likes_foot(int width);
/* a step larger (1) or smaller (-1), or as usual (0); and after another
   game was taken up, whose board may want another window */
extern void Likes_zoom(Likes *l, int way);
extern void Likes_fit(Likes *l);
/* plays it, if the player wants any */
typedef enum Sound { PLACED_SOUND, REFUSED_SOUND, WON_SOUND } Sound;
extern void Likes_sound(Likes *l, Sound what);
/* the card of the preferences */
extern void Likes_card(Likes *l);
/* the switch ":four" of card games, which is remembered for all */
extern bool Likes_has_four(const Likes *l);
extern void Likes_four(Likes *l, bool four);
