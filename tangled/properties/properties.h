/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties.h -- what must hold for every game, tried by chance */
#ifndef PROPERTIES_H
#define PROPERTIES_H
#include "session.h"

/* declared in properties.h */
typedef struct Trial {
    int      games;                 /* at most so many .. */
    long     moves;                 /* .. or so many moves */
    uint64_t seed;                  /* of the first game; then + 1 */
    const char *options;            /* NULL: drawn anew for each game */
    bool     all_verbs;             /* every form of the model's must
                                       occur */
    Text    *story;                 /* or NULL: gets the game in hand as
                                       it would be saved, so at the end
                                       the one that failed */
    int      most;                  /* give up a game after so many;
                                       0 means 1000 */
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
    Ending ending[ENDINGS];         /* in order of appearance */
    Line fault;                     /* "" or the property that failed */
    Line repeat;                    /* options, seed that repeat it */
    int  at;                        /* after so many moves */
} Tally;
/* true: all held */
extern bool Properties(const Game *game, const Trial *trial,
                       Tally *tally);
#endif
