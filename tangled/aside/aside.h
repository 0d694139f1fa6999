/* Made from kit/aside.nw by make tangle: change that, not this. */
/* aside.h -- cards beside a game's window */
#pragma once
#include <gtk/gtk.h>
#include "session.h"

/* an upright box on a new card, whose window is its toplevel */
extern GtkWidget *Aside_card(GtkWindow *over, const char *title);
/* a panel with the rules of a game, and perhaps one more sentence
   (NULL); its button wishes for "win.rules" once more */
extern GtkWidget *Aside_rules(const View *v, const char *news,
                              GtkWidget **play);
/* a card with a field for each option of a game, as it is now, and one
   for the seed. play is asked to begin such a game, with any seed
   (NULL) or with this one, and answers NULL or why not. */
typedef const char *AsidePlay(void *who, const char *options,
                              const uint64_t *seed);
extern void Aside_options(GtkWindow *over, const Session *now,
                          AsidePlay *play, void *who);
/* a card with a picture of each preset; to choose one is to wish for
   "win.preset", with its number */
extern void Aside_kinds(GtkWindow *over, const Game *game);
/* a card that asks for the rest of "number" (ASKS). play makes the move
   and answers NULL, and the card goes, or why not. */
typedef const char *AsideLine(void *who, const char *move);
extern void Aside_line(GtkWindow *over, const Action *move,
                       AsideLine *play, void *who);
/* a card with a text that a button copies, below some words */
extern void Aside_text(GtkWindow *over, const char *title,
                       const char *about, const char *text);
/* a card that says what the table of a game is, and has it made by a
   command that writes "12 of 43"; without words it is made unasked */
extern void Aside_table(GtkWindow *over, const Game *game, char **argv);
