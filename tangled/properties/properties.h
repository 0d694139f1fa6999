/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties.h -- what must hold for every game, tried by chance */
#pragma once
#include "session.h"

/* declared in properties.h */
typedef struct Trial {
    int      games;                 /* at most so many .. */
    long     moves;                 /* .. or so many moves */
    uint64_t seed;                  /* of the first game; then + 1 */
    const char *options;            /* NULL: drawn anew for each game */
    Text    *story;                 /* NULL, or gets the game in hand */
    int      most;                  /* moves of a game; 0: 1000 */
} Trial;
enum { FORMS = 16, ENDINGS = 12 };
typedef struct Ending {             /* one kind of last words */
    Line text;                      /* the status, numbers as # */
    int  times;                     /* 0: there are no more kinds */
} Ending;
typedef struct Tally {
    int  games, won, lost, drawn, unfinished;   /* won: by seat 1 */
    long moves;
    int  verb[FORMS];               /* how often, in order of forms */
    int  strokes;                   /* two moves, taken as one */
    Ending ending[ENDINGS];         /* in order of appearance */
    Line fault;                     /* "" or the property that failed */
    Line repeat;                    /* options, seed that repeat it */
    int  at;                        /* after so many moves */
} Tally;
/* true: all held */
extern bool Properties(const Game *game, const Trial *trial,
                       Tally *tally);
