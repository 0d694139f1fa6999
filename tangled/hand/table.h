/* Made from kit/hand.nw by make tangle: change that, not this. */
/* table.h -- a session at a hand: wishes, turns, words and time */
#pragma once
#include "hand.h"
#include "session.h"

typedef struct Host {               /* what a window or a page can do */
    double (*now  )(void *who);     /* the time, in ms */
    /* a line to be asked for, a switch, a menu at a thing, a new game,
       a picture of yours; while away, of whatever kind: NEVER_MIND */
    void   (*wish )(void *who, Does kind, const char *wish);
    /* the history has changed: keep it; played: by a move, else by
       undo and its like */
    void   (*moved)(void *who, bool played);
    /* there is something new on the board or in the lines */
    void   (*shown)(void *who);
    /* let Job_run do this elsewhere, then call Table_answer;
       NULL: nobody wants the last one any more */
    void   (*think)(void *who, const Job *job);
} Host;
typedef struct Table {
    Hand       *hand;
    Session    *session;            /* owned; NULL before Table_take */
    int         turn, eyes;
    Status      status;
    char        text[3 * LINE];     /* the two lines as they are now */
    char        note[3 * LINE];
    bool        still;              /* no tick is taken at present */
    int         back;               /* see Table_try */
    int         refused;            /* so many moves have been */
    struct TableOwn *my;            /* the table's own affairs */
} Table;

/* false: memory is short */
extern bool Table_start(Table *t, Hand *hand, const Host *host,
                        void *who);
extern void Table_end  (Table *t);
/* tells what goes wrong elsewhere, beside the state of things */
extern void Table_news(Table *t, const char *news);
/* is it over, and won by a person or by whoever looks? */
extern bool Table_won(const Table *t);
/* says something else than the state of things, for now */
extern void Table_say (Table *t, const char *text, const char *note);
/* takes the cloth from a covered hand */
extern void Table_uncover(Table *t);
/* goes to where a lost game was still won, if anybody knows: back */
extern void Table_try(Table *t);
/* what a player answered; old jobs are passed over */
extern void Table_answer(Table *t, const Job *job);
/* plays a move, as a wish does; NULL, or the complaint that is said
   (at the end, it is not: that it is over can be seen) */
extern const char *Table_play(Table *t, const char *move);
/* follows one hint after the other, until something is pressed */
extern void Table_solve (Table *t);
/* a wish of the hand (this is its Hand_does), a menu or a key */
extern void Table_wish  (void *table, Does kind, const char *wish);
extern void Table_hint  (Table *t);
/* Session_undo, _redo or _rewind */
extern void Table_travel(Table *t, bool (*way)(Session *s));
/* as Session_sit; NULL or a complaint */
extern const char *Table_sit(Table *t, int option, int value);
/* this game from now on; the session is the table's then */
extern void Table_take  (Table *t, Session *s);
/* somebody else shows something on the board, or no longer does */
extern void Table_leave (Table *t, bool away);
/* turns the view's switch k, and says what it tells */
extern void Table_switch(Table *t, int k, bool on);
/* the time has gone on: look at it */
extern void Table_time(Table *t);
/* call it again in so many ms; -1: there is no need */
extern long Table_next(const Table *t);
/* can anybody see the board? At first, nobody can. */
extern void Table_see (Table *t, bool seen);
