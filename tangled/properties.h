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
    const char *const *verbs;       /* first words that must occur;
                                       ends with NULL; or NULL */
    int      most;                  /* give up a game after so many;
                                       0 means 1000 */
} Trial;
typedef struct Tally {
    int  games, won, lost, drawn, unfinished;   /* won: by seat 1 */
    long moves;
    int  verb[16];                  /* how often, in order of verbs */
    Line fault;                     /* "" or the property that failed */
    Line repeat;                    /* options, seed that repeat it */
    int  at;                        /* after so many moves */
} Tally;
/* true: all held */
extern bool Properties(const Game *game, const Trial *trial,
                       Tally *tally);
#endif
