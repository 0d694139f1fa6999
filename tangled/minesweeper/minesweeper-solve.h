/* Made from games/minesweeper.nw by make tangle: change that, not this. */

/* begin the reasoning's header */
/* minesweeper-solve.h -- what follows from the numbers of a field: it
   never looks at bomb (but solvable, which plays on) nor at flags.
   Who is around a tile stands there, too: the rules ask it as well. */
#pragma once
#include "minesweeper.h"

typedef struct Proof Proof;
typedef enum Why { ONE_NUMBER, TWO_NUMBERS, BY_CASES, BY_COUNT } Why;
/* From these numbers, from the steps before, and BY_COUNT also from the
   count of all bombs it follows that these tiles are safe, or bombs. */
typedef struct Step {
    Why why;
    bool safe;
    int numbers, tiles;
    const short *number, *tile;     /* into the Proof */
} Step;
enum { NOW = TILES + 1 };
/* The steps from what was shown before a click, or is NOW: all, or
   false when the purse ran out, which pays for cases (a million is some
   15 ms; 20,000 are enough in 998 of 1,000 positions of play) */
extern bool conclude(Proof *p, const Mines *seen, int before,
                     long purse);
/* SAFE, BOMB; UNKNOWN also when it is open */
extern int  Proof_knows(const Proof *p, int tile);
extern bool in_list(const short *list, int n, int tile);
/* can it be opened from laid->first without a guess? p has the steps */
extern bool solvable(Proof *p, const Mines *laid, long purse);
/* Once concluded: the chance of a bomb in 1/1000, rounded, but 0, 1000
   only when certain; -1 open. Each way to bury them counts the same.
   False: too many cases for what the purse still has. */
extern bool odds(Proof *p, short permille[TILES]);
/* Buries bombs where they might be, each way as likely as any other; or
   where cases are too many as some of the ways; after 40 such dreams in
   vain the bombs contradict a number. */
extern void imagine(Proof *p, Mines *seen, Random *random);
enum { UNKNOWN, SAFE, BOMB };       /* what is known of a tile */
enum { WIDE = COLUMNS + 4, PLACES = WIDE * (ROWS + 4),
       SAID = 16 * TILES };
typedef struct Pile { int n; short at[TILES]; bool on[PLACES]; } Pile;

/* twins and groups */
typedef struct Twins {              /* least, most: bombs among them */
    int   size, numbers, least, most;
    short *tile, number[8];
} Twins;
/* gathered from here; its ways by bombs, 0 .. tiles */
typedef struct Group { int at, tiles; double *ways; } Group;
struct Proof {                      /* large; its steps point into it */
    /* what a proof keeps */
    const Mines *laid;              /* the field that is opened, or NULL */
    Grid     grid;
    int      tiles_left, bombs_left, open;      /* not known; tiles open */
    uint64_t set   [PLACES];        /* who beside it is not known, and .. */
    uint64_t heard [PLACES];        /* .. who is open: windows */
    int      room  [PLACES];        /* so many in the set, and .. */
    int      need  [PLACES];        /* .. so many of these are bombs */
    uint8_t  number[PLACES];        /* 0 .. 8, or COVERED */
    uint8_t  knows [PLACES];        /* UNKNOWN, SAFE or BOMB */
    Pile     fresh;                 /* safe, not opened yet: see deals */
    Pile     one, two, many;        /* witnesses who wait to be heard */
    int      steps, used;
    long     purse, ration;         /* twins we may still ask; .. in each
                                       search, or 0 */
    uint64_t salt;                  /* luck, or 0: look for evidence */
    /* the strip */
    Step     step[TILES];
    short    said[SAID];            /* numbers, tiles, numbers .. */
    /* the desk */
    int    round, met[PLACES];
    int    sets, numbers, tiles;        /* of twins, .. in this group */
    Twins  twins[TILES];
    short  cited[TILES], tile[TILES];   /* the numbers, the tiles */
    double bomb[PLACES], safe[PLACES];  /* ways, or their worth */
    short  chosen[TILES];               /* bombs in twins, when found */
    double until, *ways;                /* ways by bombs, or NULL */
    int    total;                       /* of all bombs, or ANY */
    int    groups;
    Group  group[TILES];
    double pool[2 * TILES];             /* the groups' ways */
    double mix[TILES + 1];              /* ways of groups, by bombs */
    Random luck;
};
