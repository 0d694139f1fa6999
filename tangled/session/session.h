/* Made from kit/session.nw by make tangle: change that, not this. */
/* session.h -- the history of one game: options, seed and moves */
#pragma once
#include "game.h"

#define VERSION "1.0"               /* of all of the book */
typedef struct Session Session;

/* declared in session.h */
/* reads "size=5 cat=noir" over option[]; false: why, and no change */
extern void Options_usual(const Model *m, int option[OPTIONS]);
extern bool Options_read (const Model *m, const char *text,
                          int option[OPTIONS], Line complaint);
/* writes all of them, in table order: "size=11 blocks=6 cat=noir" */
extern void Options_write(const Model *m, const int option[OPTIONS],
                          Text *out);
/* one value, a word or a number within its bounds; or false */
extern bool Option_read(const Option *o, const char *text, int *value);
/* the caller's; NULL and why not. The game must outlive it. */
extern Session *Session_new (const Game *game,
                             const int option[OPTIONS], uint64_t seed,
                             Line complaint);
/* the same, with the usual options but for these: "size=5 level=2" */
extern Session *Session_of  (const Game *game, const char *options,
                             uint64_t seed, Line complaint);
extern void     Session_free(Session **s);      /* and sets it NULL */
/* what it is made of */
extern const Game *Session_game  (const Session *s);
extern const int  *Session_option(const Session *s);
extern uint64_t    Session_seed  (const Session *s);
extern int         Session_count (const Session *s);  /* moves so far */
extern const char *Session_move  (const Session *s, int k); /* from 0 */
extern char        Session_who   (const Session *s, int k); /* >+:~@ */
/* the whole truth; valid until the next change */
extern const void *Session_state (const Session *s);
extern int         Session_turn  (const Session *s);  /* or OVER */
/* what a seat (1 or more) may see, until the next change or call */
extern const void *Session_seen  (const Session *s, int seat);
/* how things stand for this seat, or for nobody (0); looks once more */
extern void        Session_status(const Session *s, int seat,
                                  Status *out);
/* Who plays for a seat: a program, or NULL; how many seats play, and
   how many of them are persons'; with whose eyes does a window look? */
extern const Player *Session_player(const Session *s, int seat);
extern bool Session_person (const Session *s, int seat);
extern int  Session_seats  (const Session *s);
extern int  Session_persons(const Session *s);
extern int  Session_eyes   (const Session *s);
/* Is something hidden from this seat? Does one of several persons see
   what another does not, so that hands are covered between turns? */
extern bool Session_hidden (const Session *s, int seat);
extern bool Session_guarded(const Session *s);
/* The options with the seats of now, and in words (a Teller); those of
   a new game. Somebody sits down, by place and value, or by words: it
   is not undone. */
extern const int *Session_now(const Session *s);
extern void Session_kind(const void *session, Text *out);
extern void Session_anew(const Session *s, int option[OPTIONS]);
extern const char *Session_sit(Session *s, int option, int value);
extern bool Session_place(Session *s, const char *words,
                          Line complaint);
/* A person moves: NULL, or why not, and nothing has changed. "fill 3 4;
   fill 3 5" is a stroke: all or none, one Undo; not with secrets. */
extern const char *Session_play  (Session *s, const char *move);
/* The clock moves. While something can be redone it stands still. */
extern const char *Session_tick  (Session *s);
/* A player's work in one piece of memory */
typedef struct Job {
    int    number;                  /* its owner's: is it an old one? */
    bool   hint;                    /* asked for advice, not a move */
    bool   watch;                   /* asked for a verdict */
    int    player;                  /* in its table; -1: it is drawn */
    Think  think;                   /* .. and the answer */
    size_t size;                    /* bytes of all this, and of .. */
    uint64_t state[];               /* the state's */
} Job;
/* a text as long as it gets, the caller's to free; NULL: no memory */
typedef void Teller(const void *what, Text *out);
extern char *Text_whole(Teller *tells, const void *what);
/* how many lines of a list (NULL: none) are this one */
extern int Text_times(const char *list, const char *line);
/* A job, to be freed, for house or program; hint: for who (NULL: the
   first in the table) to advise a person; or who is a watcher of the
   players. NULL: none, or no memory. */
extern Job *Session_job(const Session *s, const Player *who, bool hint);
/* thinks: fills in move and reason. go_on as in Think, or NULL */
extern void Job_run(const Game *game, Job *job,
                    bool (*go_on)(void *who), void *who);
/* who gives hints by this name; "": the first; NULL: nobody */
extern const Player *Session_adviser(const Session *s,
                                     const char *name);
/* a hint on the spot: t has what was said; false: nobody was asked */
extern bool        Session_advise(Session *s, const Player *who,
                                  Think *t);
/* keeps the plan of a hint for this board, if it has one */
extern void        Session_plan  (Session *s, const Think *t);
/* a letter for each of the view's actions: '-' not now; '0' it may be
   done; '1' it stands, a switch that is on (or NULL) or a toggle. To be
   freed; NULL: there is no memory */
extern char       *Session_open(const Session *s, const bool *on);
/* plays what was thought: NULL, or a complaint and nothing changed */
extern const char *Session_answer(Session *s, const char *move);
/* a move of house or program; false: none, or why not; settle: all */
extern bool        Session_step  (Session *s, const char **trouble);
extern const char *Session_settle(Session *s);
/* to the last choice of a person; back; to the first one; or false */
extern bool Session_undo  (Session *s);
extern bool Session_redo  (Session *s);
extern bool Session_rewind(Session *s);
/* a bookmark; to it, back or forward. False: here it is */
extern void Session_mark  (Session *s);
extern bool Session_return(Session *s);
/* has a person moved? may it be taken back? */
extern bool Session_played  (const Session *s);
extern bool Session_can_undo(const Session *s);
extern bool Session_can_redo(const Session *s);
/* the finger behind so many lines of the list, for a replay */
extern void Session_go(Session *s, int count);
/* What the person has spent, whatever is undone; begun is in seconds
   of UTC, 0 if nobody told. */
typedef struct Spent {
    long    ms;
    int     hints, undos;
    int64_t begun;
} Spent;
extern const Spent *Session_spent(const Session *s);
extern void         Session_spend(Session *s, long ms, int hints);
extern void         Session_begin(Session *s, int64_t begun);
extern void         Session_arrive(Session *s); /* as a file */
/* what a view keeps about looking: the bytes of Ui.own */
extern const unsigned char *Session_own(const Session *s);
extern void Session_keep(Session *s, const unsigned char *own);
#define YEAR_9999 INT64_C(253402300799)
/* The saved form: "chatnoir 1 size=11 ... seed=7", then a line a move:
   "> " a person, "+ " made together with the line before, ": " house or
   program, "~ " the clock ("40 ~ tick": 40 times), "@ seat2=good" sits
   there; "#" is for people; last "= begun=1795275000 seconds=83.4
   hints=2 undos=1 own=0a" (in one line; bytes of Ui.own). Options left
   out are as usual. Load: NULL and a complaint, with its line. */
extern void     Session_save(const void *session, Text *out);
/* the same below two lines: a report of a fault, to be sent */
extern void     Session_report(const void *session, Text *out);
/* the line that names it: nim --options="matches=15" --seed=5 */
extern void     Session_line(const void *session, Text *out);
extern Session *Session_load(const Game *game, const char *text,
                             Line complaint);
/* the text of a file of this name (malloc's, or NULL), in our form or
   that of its suffix, txt: with its boards; read, any form will do; P2:
   the form of dots */
extern char    *Session_written(const Session *s, const char *file);
extern Session *Session_read(const Game *game, const char *file,
                             const char *text, Line complaint);
/* a copy, or NULL and a complaint */
extern Session *Session_twin(const Session *s, Line complaint);
/* over, and not won by its only person? Look back so many choices. */
extern bool     Session_lost(const Session *s);
enum { LOOK_BACK = 40 };         /* choices */
