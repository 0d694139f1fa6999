/* Made from kit/program.nw by make tangle: change that, not this. */
/* program.h -- the command line of every game */
#pragma once
#include <stdbool.h>
#include "session.h"

/* declarations of program.h */

/* the game that such a line names (see Session_line); or why not */
extern Session *Program_line(const Game *game, const char *line,
                             Line complaint);
/* what a window needs: a game, which is handed over, and news */
typedef struct Start {
    Session *session;
    char     news[3 * LINE];
    bool     exact;                 /* asked for, not the one kept */
} Start;
/* a picture of the board, .png, .svg or .pdf, as its eyes see it with
   these switches: NULL, or why not */
extern bool Program_is_picture(const char *file);
extern const char *Program_picture(const Session *s, const char *file,
                                   const Ui *like, Theme theme);
/* main of every game; opens the window by calling window. Returns 0, 1
   if a replay differs or a file fails, 2 if the words are off. */
extern int Program_main(int argc, char **argv, const Game *game,
                        int (*window)(const Game *game, Start *start));
