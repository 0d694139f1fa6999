/* Made from kit/program.nw by make tangle: change that, not this. */
/* program.h -- the command line of every game, and its files */
#pragma once
#include <stdbool.h>
#include "session.h"

#define VERSION "0.7"               /* of all of the book */

/* declarations of program.h */

/* the line that names a game, told (a Teller) and read; or why not */
extern void Program_tell(const void *session, Text *out);
extern Session *Program_line(const Game *game, const char *line,
                             Line complaint);
/* what a window needs: a game, which is handed over, and news */
typedef struct Start {
    Session *session;
    char     news[3 * LINE];
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

/* Where things are kept (XDG). All return NULL or one sentence, which
   stays until the thread asks for the next. save: the game in progress;
   then it drops this number of those that were left, if not 0. */
extern const char *Store_save   (const Session *s, int drop);
extern void        Store_forget (const Game *game);
extern Session    *Store_resume (const Game *game, Line complaint);
/* Is another window of this game open? */
extern bool        Store_beside (const Game *game);
extern const char *Store_options(const Game *game,
                                 int option[OPTIONS], bool save);
/* Is this its very first start? Asked again, it is not. */
extern bool        Store_first  (const Game *game);
/* a plain file of at most so many bytes, whole, to be freed with
   g_free; or NULL, and errno says why. Never waits. */
extern char       *Store_read   (const char *file, size_t most,
                                 size_t *length);
/* the same for a text; or NULL, and why; EILSEQ: it is no text. A PNG
   comes as one, P2: see Format. */
extern char       *Store_text   (const char *file, const char **why);
/* a PNG on white paper, four bytes a dot, as a cairo_surface_t to be
   destroyed; a large one is made smaller. Or NULL, and why. */
extern void       *Store_picture(const char *file, const char **why);
extern const char *Store_write  (const char *file, const char *text);
/* the sentence about a file of yours; why NULL: it went well */
extern const char *Store_unwritten(const char *file, const char *why);
extern const char *Store_reason (int code);     /* of errno, in words */
/* a place in our folder, such as "saves"; a name beside a damaged file
   that nobody has. To be freed with g_free. */
extern char       *Store_place  (const char *name);
extern char       *Store_aside  (const char *file);
/* printf into such a sentence */
extern const char *complain(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* From Store_thread to Store_end, what may wait for a disk is done in a
   thread, one thing after the other; without it, at once. Trouble with
   what is written is then told to hear; whoever hears is called in the
   main loop. Store_end waits for all that was sent. Store_later: what
   else may wait, and what is to be done afterward in the main loop. */
typedef struct Answer {
    const char *trouble;            /* or NULL */
    const char *file;               /* which was asked for, or NULL */
    Session    *session;            /* now the hearer's, or NULL */
    int         number;             /* of a game that was left */
    int64_t     left;               /* .. when (UTC, seconds) */
} Answer;
typedef void StoreHear(void *who, const Answer *a);
extern void Store_thread(StoreHear *hear, void *who);
extern void Store_end   (void);
extern const char *Store_later(const char *(*run)(void *data),
    void (*done)(void *data, const char *trouble), void *data);

/* Games that were left: the last five are kept, and spare. bring brings
   the game of this file, or this number, the last one (0) or all (-1),
   the latest first, and leaves its file; copy writes one. */
extern const char *Store_shelve(const Session *s, int spare,
                                StoreHear *hear, void *who);
extern void        Store_bring (const Game *game, int number,
                                const char *file, StoreHear *hear,
                                void *who);
extern void        Store_copy  (const Session *s, const char *file,
                                StoreHear *hear, void *who);

/* Settings in NAME.conf, [group] key=value, a number or one of the
   words for least, least + 1, .. What is not there or makes no sense
   stays as it is; what else is in the file stays there. */
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
