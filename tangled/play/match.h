/* Made from kit/play.nw by make tangle: change that, not this. */
/* match.h -- programs play each other */
#ifndef MATCH_H
#define MATCH_H
#include "session.h"

/* declared in match.h */
/* Games between programs, one at each seat; moved on by a seat from
   game to game, and to the next seed when all have sat everywhere. To
   be filled in: the first five. */
enum { LOST = 8 };
typedef struct Match {
    const Game *game;
    const char *names;              /* "best:novice" */
    int      option[OPTIONS];
    int      games;
    uint64_t seed;                  /* of the first game */
    int      seats;
    const Player *who[SEATS];       /* as they were named */
    int      won[SEATS][SEATS + 1]; /* by player and seat */
    int      drawn, unfinished;
    int      losses[SEATS], lost[SEATS][LOST];  /* the first so many */
} Match;
/* false: a complaint, about the names or about a player's move */
extern bool Match_play(Match *m, Line complaint);
/* the result, and the commands that repeat a lost game */
extern void Match_tell(const void *match, Text *out);
#endif
