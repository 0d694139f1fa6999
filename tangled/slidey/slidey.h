/* Made from games/slidey.nw by make tangle: change that, not this. */

/* begin the header */
/* slidey.h -- a tray of tiles, what is odd about it, and ways home */
#pragma once
#include "grid.h"
#include "player.h"

enum { LEAST = 2, MOST = 30, CELLS = MOST * MOST, SMALL = 9,
       MEDIUM = 16 };
typedef enum Deal { POSSIBLE, EITHER, IMPOSSIBLE, SWAPPED } Deal;
typedef enum Phase { RECKONING, SLIDING, SOLVED, RIGHT, WRONG } Phase;
typedef struct Tray {
    int   rows, columns, picture;
    Deal  deal;
    Phase phase;
    int   hole;                     /* its place */
    int   slides, clicks;           /* so far */
    int   par[2];                   /* fewest slides, clicks; or 0;
                                       -1: the house may be asked */
    short tile[CELLS];              /* by place; the rest are 0 */
    short dealt[MEDIUM];            /* the first of them, before */
} Tray;
extern Grid grid   (const Tray *s);
extern int  cells  (const Tray *s);
extern int  place_of(const Tray *s, int tile);  /* or cells(s) */
extern bool in_line(const Tray *s, int cell);   /* with the hole */
extern void slide  (Tray *s, int cell);     /* and what is between */
extern int  swaps(const Tray *s);   /* exchanges of two to mend it */
extern int  astray(const Tray *s, int cell);    /* steps to its home */
extern int  steps(const Tray *s);   /* of the hole to its corner */
extern bool odd  (const Tray *s);   /* the sum of both */
extern void deal(Tray *s, Random *random);  /* of its half, at random */
extern Tray dealt(const Tray *s);   /* as it was; MEDIUM at most */
extern const Model slidey_model;
/* how far each board of a small tray is from home */
enum { BOARDS = 362880, UNSEEN = 255, OTHER = 128 };
typedef struct Atlas {
    int           many;             /* boards that have been reached */
    int           line[BOARDS / 2];
    unsigned char far[BOARDS];      /* by number; UNSEEN: never */
} Atlas;
extern int  number_of (const Tray *s);
extern void board_of  (int number, Tray *s);
/* the table of trays of this size; runs: in clicks; home is any of the
   boards with numbers below goals */
extern void fill_atlas(Atlas *a, const Tray *like, bool runs,
                       int goals);
/* how far this one is from home, and no more; it is even */
extern int  between   (Atlas *a, const Tray *s, bool runs);
extern int  toward    (const Atlas *a, const Tray *s);
/* the tolls of a tray of up to 16 places, and a walk with a purse */
enum { GROUP = 5, GROUPS = 3, TOLLS = 1 << 4 * GROUP,
       WAITING = 1 << 18 };
typedef struct Purse {
    unsigned char toll[GROUPS][TOLLS];  /* for each group of tiles */
    uint16_t      been[TOLLS];      /* the hole has been in these */
    uint32_t      line[WAITING];
    int           tail, price;      /* of the line; of who comes now */
    unsigned      at[2][GROUPS];    /* places of each group; and seen
                                       in the mirror */
    int           mirror[MEDIUM];   /* place, or tile, to its image */
    int           near[MEDIUM][5];  /* neighbors, then -1 */
    int           tile[MEDIUM], cells, wide, hole, first;
    unsigned      all, left, right; /* places; at the sides */
} Purse;
/* slides of a shortest way, and the first many of them, each the place
   of its tile; -1: ran out of steps. The purse is all zeros before. */
extern int shortest(Purse *p, const Tray *s, Think *t, int *way,
                    int many);
/* slides of a way home, no shortest one, and the first many of them */
extern int  row_by_row(Atlas *a, const Tray *s, int *way, int many);
