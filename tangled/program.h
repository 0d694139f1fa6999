/* Made from kit/program.nw by make tangle: change that, not this. */
/* program.h -- the command line of every game, and its files */
#ifndef PROGRAM_H
#define PROGRAM_H
#include <stdbool.h>
#include "session.h"

/* declarations of program.h */

/* the item that plays a hinted move: by a click, a right click, as the
   target of an action such as "mark ...", or as the first half of it;
   0 if there is none */
extern int Hinted(const Game *game, const Page *page,
                  const char *move);
/* Everything a window needs to be opened: what --options, --seed and a
   resumed game say. frame.h has the window. */
typedef struct Start {
    int      option[OPTIONS];
    uint64_t seed;
    bool     exact;                 /* --options or --seed was given */
    Session *resumed;               /* or NULL; handed over */
    Line     news;                  /* what to tell the player: a file
                                       was damaged, .. ; or "" */
} Start;
/* main of every game: parses, plays text, replays, draws figures; opens
   the window by calling window. Returns the exit status: 0 good, 1 a
   replay differs or a file fails, 2 the words are off. */
extern int Program_main(int argc, char **argv, const Game *game,
                        int (*window)(const Game *game, Start *start));

/* Where things are kept (XDG). All return NULL or one sentence in a
   static buffer of the program; a file is written new and renamed. */
extern const char *Store_save   (const Session *s);   /* in progress */
/* asks the disk for what was saved last; when play rests */
extern void        Store_settle (const Game *game);
extern Session    *Store_resume (const Game *game, Line complaint);
extern void        Store_forget (const Game *game);
extern const char *Store_options(const Game *game,
                                 int option[OPTIONS], bool save);
/* Is this its very first start? Asked again, it is not. */
extern bool        Store_first  (const Game *game);
/* appends the file to a text; keeps the text as the file */
extern const char *Store_read   (const char *file, Text *text);
/* the file whole, to be freed with g_free; or NULL, and why */
extern char       *Store_text   (const char *file, const char **why);
extern const char *Store_write  (const char *file, const char *text);
#endif
