/* Made from games/minesweeper.nw by make tangle: change that, not this. */

/* begin the reasoning's header */
/* minesweeper-solve.h -- what follows from the numbers of a field. It
   looks at grid, bombs, opened and shown, never at bomb or at flags
   (but solvable, which plays a whole field). */
#ifndef MINESWEEPER_SOLVE_H
#define MINESWEEPER_SOLVE_H
#include "minesweeper.h"

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
/* All that can be concluded from what was shown before a click, or is
   NOW: p->step[0 .. p->steps - 1]. The purse pays for the work on cases
   (a million is some 15 ms); false when it ran out, then steps may be
   missing. 20,000 is enough in 998 of 1,000 positions of play. */
enum { NOW = TILES + 1 };
extern bool conclude(Proof *p, const Mines *seen, int before,
                     long purse);
/* SAFE, BOMB; UNKNOWN also when it is open */
extern int  Proof_knows(const Proof *p, int tile);
/* is the tile among these n? */
extern bool in_list(const short *list, int n, int tile);
/* Can a laid field be opened from m->first without a guess? Then p has
   all the steps. The laid field is borrowed for the call. */
extern bool solvable(Proof *p, const Mines *laid, long purse);
/* Once concluded: for each covered tile the chance of a bomb in 1/1000,
   rounded, but 0 and 1000 only when certain; -1 open. Each way to bury
   m->bombs that agrees with what is shown counts the same. False: too
   many cases for what the purse still has. */
extern bool odds(Proof *p, short permille[TILES]);
/* Buries bombs where they might be, each way as likely as any other.
   Where a group has too many cases (20,000 twins asked), ways are drawn
   from those seen until then, which begin somewhere by luck; where even
   40 such dreams fail, the bombs contradict a number. */
extern void imagine(Proof *p, Mines *seen, Random *random);
enum { UNKNOWN, SAFE, BOMB };       /* what is known of a tile */
enum { WIDE = COLUMNS + 4, PLACES = WIDE * (ROWS + 4),
       SAID = 16 * TILES };
typedef struct Pile {
    int   n;
    short at[TILES];
    bool  on[PLACES];
} Pile;

/* twins and groups */
typedef struct Twins {
    int   size, numbers;
    int   least, most;              /* bombs among them */
    short *tile, number[8];
} Twins;
typedef struct Group {
    int     at, tiles;              /* gather it from here */
    double *ways;                   /* by bombs, 0 .. tiles */
} Group;
struct Proof {                      /* large; its steps point into it */
    /* what a proof keeps */
    const Mines *laid;              /* the field that is opened, or NULL */
    int      rows, columns, tiles_left, bombs_left;     /* not known */
    int      open;                  /* tiles */
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
    double  until;
    double *ways;                       /* by bombs, or NULL */
    int     total;                      /* of all bombs, or ANY */
    int    groups;
    Group  group[TILES];
    double pool[2 * TILES];             /* the groups' ways */
    double mix[TILES + 1];              /* ways of groups, by bombs */
    Random luck;
};
#endif
