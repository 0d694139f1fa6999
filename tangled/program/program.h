/* Made from kit/program.nw by make tangle: change that, not this. */
/* program.h -- the command line of every game, and its files */
#ifndef PROGRAM_H
#define PROGRAM_H
#include <stdbool.h>
#include "session.h"

/* declarations of program.h */

/* "nim --options=\"matches=15\" --seed=5": the line that names a game,
   told (a Teller of sessions) and read. False: complaint says why,
   option and seed are void. */
extern void Program_tell(const void *session, Text *out);
extern bool Program_line(const Game *game, const char *line,
                         int option[OPTIONS], uint64_t *seed,
                         Line complaint);
/* What a window needs to be opened: a game, new or resumed, which is
   handed over, and what to tell the player: a file was damaged, .. */
typedef struct Start {
    Session *session;
    Line     news;
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
/* a plain file of at most so many bytes, whole, to be freed with
   g_free; or NULL, and errno says why. Never waits. */
extern char       *Store_read   (const char *file, size_t most,
                                 size_t *length);
/* the same for a text; or NULL, and why; errno is EILSEQ if the file
   was read well and is none */
extern char       *Store_text   (const char *file, const char **why);
extern const char *Store_write  (const char *file, const char *text);

/* Games that were left for another one; the last five are kept. recent
   calls hear with each, the one left last first: its number, when it
   was left (UTC, seconds), and the session, lent; a file that cannot be
   read is passed over. recall brings one to hand, number 0 the last
   one, and leaves its file in place until drop; shelve spares that
   number when it makes room. form: the saved text, to be freed with
   g_free. */
typedef void StoreHear(void *who, int number, int64_t left, Session *s);
extern char       *Store_form  (const Session *s);
extern const char *Store_shelve(const Session *s, int spare);
extern void        Store_recent(const Game *game, StoreHear *hear,
                                void *who);
extern Session    *Store_recall(const Game *game, int *number,
                                Line complaint);
extern void        Store_drop  (const Game *game, int number);

/* Settings in the file NAME.conf, [group] key=value, a number or one of
   the words for least, least + 1, ..; words may be NULL. Read: what is
   not there or makes no sense stays as it is, and the sentence says so.
   Saved: what else is in the file stays. */
typedef struct Setting {
    const char *group, *key;
    int         least, most;
    const char *const *words;
    int         value;
} Setting;
extern const char *Store_settings(const char *name, Setting *s, int n,
                                  bool save);

/* From here on local() speaks the player's language; and no longer. */
extern void Local_start(void);
extern void Local_stop(void);
#endif
