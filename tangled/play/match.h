/* Made from kit/play.nw by make tangle: change that, not this. */
/* match.h -- programs play each other */
#pragma once
#include "session.h"

/* declared in match.h */

/* who comes from outside */
/* Somebody from outside, asked through functions. come: for one game,
   or NULL and why not; hear: a line; answer: NULL and a move, or why
   there is none (a constant sentence); leave: the game is over. */
typedef struct Guests {
    void       *(*come)  (const char *name, Line why);
    void        (*hear)  (void *guest, const char *line);
    const char *(*answer)(void *guest, Line move);
    void        (*leave) (void *guest);
} Guests;

/* Games between programs, one at each seat; moved on by a seat from
   game to game, and to the next seed when all have sat everywhere. To
   be filled in: the first six. */
enum { LOST = 8, CALLED = 256 };
typedef struct Match {
    const Game *game;
    const char *names;              /* "best:./prog" */
    const Guests *guests;           /* NULL: nobody from outside */
    int      option[OPTIONS];
    int      games;
    uint64_t seed;                  /* of the first game */
    int      seats;
    const Player *who[SEATS];       /* as they were named */
    bool     advises[SEATS];        /* .. is not among the players */
    Player   guest[SEATS];          /* those who think outside, */
    char     called[SEATS][CALLED]; /* and what they are called; */
    int      broke[SEATS];          /* games lost by a bad answer, */
    Line     bad[SEATS], why[SEATS];    /* the first one of them */
    int      won[SEATS][SEATS + 1]; /* by player and seat */
    int      drawn, unfinished;
    int      losses[SEATS], lost[SEATS][LOST];  /* the first so many */
} Match;
/* false: a complaint, about the names or about a player's move */
extern bool Match_play(Match *m, Line complaint);
/* the result, and the commands that repeat a lost game */
extern void Match_tell(const void *match, Text *out);
