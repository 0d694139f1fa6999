/* Made from kit/store.nw by make tangle: change that, not this. */
/* store.h -- what is kept, and where */
#pragma once
#include <stdbool.h>
#include "session.h"

/* declarations of store.h */

/* Where things are kept (XDG). All return NULL or one sentence, which
   stays until the thread asks for the next. save: the game in progress;
   then it drops this number of those that were left, if not 0. */
extern const char *Store_save   (const Session *s, int drop);
extern void        Store_forget (const Game *game);
extern Session    *Store_resume (const Game *game, const char **why);
/* Is another window of this game open? */
extern bool        Store_beside (const Game *game);
extern const char *Store_options(const Game *game,
                                 int option[OPTIONS], bool save);
/* Is this its very first start? Asked again, it is not. */
extern bool        Store_first  (const Game *game);

/* declarations about any file */
/* a plain file of at most so many bytes, whole, to be freed with
   g_free; or NULL, and errno says why. Never waits. */
extern char       *Store_read   (const char *file, size_t most,
                                 size_t *length);
/* the same for a text; or NULL, and why; EILSEQ: it is no text. A PNG
   or a P4 comes as one, P2, of at most 1000 dots a side: see
   Format. */
extern char       *Store_text   (const char *file, const char **why);
/* a PNG on white paper, four bytes a dot, as a cairo_surface_t to be
   destroyed; a large one is made smaller. Or NULL, and why. */
extern void       *Store_picture(const char *file, const char **why);
extern const char *Store_write  (const char *file, const char *text);
/* any bytes: NULL, or the bare reason */
extern const char *Store_put    (const char *file, const char *bytes,
                                 size_t n);
/* a name as it can be read in a sentence: 61 letters at most. It stays
   until the thread asks for the next */
extern const char *Store_shown  (const char *file);
/* the sentence about a file of yours; why NULL: it went well */
extern const char *Store_unwritten(const char *file, const char *why);
extern const char *Store_reason (int code);     /* of errno, in words */
/* a place in our folder, such as "saves"; a name beside a damaged file
   that nobody has. To be freed with g_free. */
extern char       *Store_place  (const char *name);
extern char       *Store_aside  (const char *file);
/* printf into such a sentence */
extern const char *Store_complain(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
/* a small PNG as it is, a surface as of Store_picture; or NULL */
extern void *Store_icon(const char *file);

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
/* Does anybody have the lock of this file? */
extern bool  Store_held(const char *file);

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

/* Looks for the table of a game: from now on lore() has it. A sentence
   about one that is there and not used, or NULL. */
extern const char *Store_table(const Game *game);

/* one line of UTF-8, whatever it was; signs that control a terminal
   become blanks, but for those to keep ("", or "\n\t"); a file seen
   from a folder, or NULL; a folder seen from the program's. All to be
   freed. */
extern char *Store_clean  (const char *words, const char *keep);
extern char *Store_next_to(const char *folder, const char *name);
extern char *Store_near   (const char *way);
