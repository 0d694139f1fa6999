/* Made from kit/paper.nw by make tangle: change that, not this. */
/* paper.h -- games on a sheet of paper */
#pragma once
#include <gtk/gtk.h>
#include "hand.h"
#include "session.h"

enum { FRESH = 6 };                 /* boards on a sheet, at most */
typedef struct Paper {
    const Game *game;
    Ui    like;                     /* your photograph, or none */
    int   n;                        /* boards */
    char *words;                    /* below the title */
    Hand  hand[FRESH];              /* holds what is shown */
    char *line[FRESH];              /* names the game */
} Paper;

/* one board, as it stands, to be ended; false: memory is short */
extern bool Paper_position(Paper *p, const Session *s, Photo photo);
extern void Paper_end(Paper *p);
/* FRESH new games with the options of one that is there */
extern bool Paper_fresh(Paper *p, const Session *like, Photo photo,
                        uint64_t seed);
/* onto a sheet of that size, in points, without margins */
extern void Paper_draw(const Paper *p, cairo_t *cr, double w, double h);
/* asks which printer, over a window, and prints; file not NULL: writes
   this PDF. NULL, or a sentence as of the store. */
extern const char *Paper_print(GtkWindow *over, const Paper *p,
                               const char *file);
