/* Made from kit/records.nw by make tangle: change that, not this. */
/* records.h -- finished games: best lists, statistics, replays, in one
   file for all games, which is open for the time of a call only. What
   is told is NULL or a sentence, which stays until the thread's next
   call. A call waits up to five seconds for other programs. */
#pragma once
#include "session.h"

/* declared in records.h */
typedef enum Ended {
    GAME_PLAYED = -1,               /* nobody's to win, see below */
    GAME_LOST, GAME_DRAWN, GAME_WON
} Ended;

typedef struct Record {
    int64_t     id;                 /* its number in the file, from 1 */
    int         place;              /* in a list, from 1; equals share
                                       a place, and the next is free */
    const char *game, *options;     /* "nim", "matches=15"; these .. */
    const char *text;               /* .. go when the call returns */
    uint64_t    seed;
    int         version;            /* of the rules */
    Ended       result;             /* for the only person */
    unsigned    winners;            /* as in Status */
    int         score, better;      /* as in Status and Model */
    int64_t     ms;                 /* played; 0: nobody measured */
    int         moves;              /* of persons */
    int         undos, hints;
    int64_t     begun, ended;       /* UTC, seconds; 0: not known */
    bool        mine;               /* false: a guest's */
} Record;

/* all of the records as bytes, for g_free; or NULL: there are none, or
   why not. Such bytes from elsewhere: NULL if they make sense, with so
   many games; and then, for_good, they come in with the next visit. */
extern char *Records_bytes(size_t *n, const char **why);
extern const char *Records_take(const char *bytes, size_t n,
                                bool for_good, int *games);

/* Records a finished game, or says in one sentence why not; also what
   else the player should know (NULL: nothing). begun: when it was
   begun, UTC in seconds, 0 if nobody knows. A game is known again by
   name, options, seed and begun, and the best of its ends stays.
   added, which may be NULL, says where it stands among the games of
   these options: from 1, or 0; the number of the deal of a day, or 0;
   and in words how far it is from the best of the others, or "". */
typedef struct Added {
    int64_t id;                     /* its row; -1: it comes in later;
                                       0: it is not recorded */
    int     by_score, by_time, deal;
    Line    words;
} Added;
extern const char *Records_add(const Session *s, int64_t begun,
                               Added *added);
/* the same in two steps: pack a finished game; put it there, in any
   thread, and forget the pack */
typedef struct RecordsPack RecordsPack;
extern RecordsPack *Records_pack(const Session *s, int64_t begun);
extern const char  *Records_put (RecordsPack *p, Added *added);

/* By score: in the direction the game declares, then by time; where
   fewer is better, games that were won only. By time: games that were
   won. Equals share a place, who had help has none (0) and comes last.
   Last: the last first, of guests, too. */
typedef enum RecordsOrder {
    RECORDS_BY_SCORE, RECORDS_BY_TIME, RECORDS_LAST
} RecordsOrder;
typedef void RecordsHear(void *who, const Record *r);
/* Calls hear with at most so many records of a game, best first, with
   these options, or any (NULL). NULL, or a sentence for the player.
   hear may not visit the records itself. */
extern const char *Records_list(const char *game, const char *options,
                                RecordsOrder order, int most,
                                RecordsHear *hear, void *who);
/* "0:42.3", or "0:42" of a clock that runs, or "1:02:03", to be freed
   with g_free */
extern char *Records_time(int64_t ms, bool runs);

/* The card of a game, of own games that can be won or lost. Score and
   time are counted where the lists above give a place; best and
   quickest are 0 if scored and timed are. */
typedef struct RecordsSum {
    int     played, won, drawn, lost;
    int     clean;                  /* won without undo or hint */
    int     streak, longest, row;   /* won in a row: now, at most, .. */
    int     scored, best;           /* so many scores, and the best */
    double  mean;
    int     timed;                  /* won and timed; quickest, mean */
    int64_t quickest;               /* ms */
    double  mean_ms;
} RecordsSum;
extern const char *Records_sum(const char *game, const char *options,
                               RecordsSum *out);

/* the options this game was played with, and how often */
typedef void RecordsCount(void *who, const char *options, int played);
extern const char *Records_options(const char *game,
                                   RecordsCount *hear, void *who);

/* the seed of today's deal, such as 20261122; the number of the deal
   with these options (NULL: the usual) and this seed, from 1, or 0 */
extern uint64_t Records_today(void);
extern int Records_deal(const Model *m, const char *options,
                        uint64_t seed);

/* In words. Kind: "Usual", or its options as their menus say them;
   card: the sums, some lines; row: "Deal 326: won, 12 presses, 1:40.0";
   cost: "12 moves, 1 undo". Tell: all of it and the ten best games. */
extern void Records_kind(const Model *m, const char *options,
                         Text *out);
extern void Records_card(const Model *m, const RecordsSum *sum,
                         Text *out);
extern void Records_row (const Model *m, const Record *r, Text *out);
extern void Records_cost(const Record *r, Text *out);
extern void Records_tell(const Model *m, const char *options,
                         Text *out);
