/* Made from games/minesweeper.nw by make tangle: change that, not this. */

/* begin the reasoning's header */
#ifndef MINESWEEPER_SOLVE_H
#define MINESWEEPER_SOLVE_H
/* Looks at rows, columns, bombs and shown only, never at bomb or at
   flags (but solvable, which plays a whole field). */
#include "minesweeper.h"

/* The steps in order; large. Its steps point into it: no copies. */
typedef struct Proof Proof;
typedef enum Why { ONE_NUMBER, TWO_NUMBERS, BY_CASES, BY_COUNT } Why;
/* One conclusion: from these numbers (tiles that are open; BY_COUNT:
   and the count of all bombs) it follows that these tiles are safe, or
   are bombs. It may use what the steps before it concluded. */
typedef struct Step {
    Why   why;
    bool  safe;
    int   numbers, tiles;
    const short *number, *tile;     /* into the Proof */
} Step;
/* Everything that can be concluded from what is shown. *cases counts
   down the work on cases (a million is some 15 ms); false when it ran
   out, then steps may be missing. 20,000 is enough in 998 of 1,000
   positions of play. */
extern bool conclude(Proof *p, const Mines *seen, long *cases);
extern int         Proof_steps(const Proof *p);
extern const Step *Proof_step (const Proof *p, int k);
/* 1 safe, 2 a bomb, 0 open or not known */
extern int         Proof_knows(const Proof *p, int tile);
/* Can a laid field be opened from m->first without a guess? Then p has
   all the steps. The laid field is borrowed for the call. */
extern bool solvable(Proof *p, const Mines *laid, long *cases);
/* For each covered tile the chance of a bomb in 1/1000, rounded, but 0
   and 1000 only when certain; -1 open. Each way to bury m->bombs that
   agrees with what is shown counts the same. False: too many cases. */
extern bool odds(const Mines *seen, short permille[TILES], long cases);
/* Buries bombs where they might be, each way as likely as any other.
   Where a group has too many cases (20,000 twins asked), ways are drawn
   from those seen until then, which begin somewhere by luck; where even
   40 such dreams fail, the bombs contradict a number. */
extern void imagine(Mines *seen, Random *random);
enum { WIDE = COLUMNS + 4, PLACES = WIDE * (ROWS + 4),
       SAID = 16 * TILES };
typedef struct Pile {
    int   n;
    short at[TILES];
    bool  on[PLACES];
} Pile;
struct Proof {
    /* what a proof keeps */
    const Mines *laid;          /* the field that is opened, or NULL */
    int      rows, columns;
    int      left, unknown;     /* bombs not found, tiles not known */
    int      open;              /* tiles */
    uint64_t set   [PLACES];    /* who beside it is not known, a window */
    uint8_t  number[PLACES];    /* 0 .. 8, or COVERED */
    uint8_t  found [PLACES];    /* known bombs beside it */
    uint8_t  touch [PLACES];    /* open tiles beside it */
    uint8_t  knows [PLACES];    /* 0, 1 safe, 2 a bomb */
    bool     settled[PLACES];   /* heard by cases, nothing new since */
    Pile     fresh;             /* safe, not opened yet: see deals */
    Pile     one, two, many;    /* witnesses who wait to be heard */
    int      steps, used;
    Step     step[TILES];
    short    said[SAID];        /* the strip: numbers, tiles, numbers .. */
};
#endif
