/* Made from games/memory.nw by make tangle: change that, not this. */

/* begin the header */
/* memory.h -- pairs that lie face down, and how many tries they take */
#pragma once
#include "player.h"

enum { CARDS = 48, SETS = 6, SLIPS = 24 };
typedef enum Phase { FIRST, SECOND, SHOWING, DONE } Phase;
typedef struct Pairs {
    unsigned char face[CARDS];      /* by place; pair (face - 1) / 2 */
    bool     seen[CARDS];           /* it has been up */
    int      when[CARDS];           /* .. in this turn, at last */
    unsigned char owner[CARDS];     /* the seat that has it, or 0 */
    int      rows, cols, set, show, seats;      /* options */
    int      seat, turns;
    int      up[2];                 /* places, -1: none */
    bool     fresh;                 /* the first had not been seen */
    Phase    phase;
    int      tries[3], found[3], luck[3];       /* by seat */
    int      needless[3];           /* how many; the first of them: */
    struct { int number, at; } slip[3][SLIPS];  /* try; its mate */
    uint32_t salt;                  /* by which programs forget */
} Pairs;
static inline int pair_of(int face) { return (face - 1) / 2; }
extern int  mate_of(const Pairs *s, int at);    /* -1: not known */
extern void deal(Pairs *s, uint64_t number);    /* all else is set */
extern const Model memory_model;
/* mean tries of who forgets nothing: k known, u unseen cards */
extern double expected(int k, int u);
/* what stands on it, local; and for pictures (set 0) its outline, in
   a box from -30, -30 to 30, 30 */
extern void face_words(int set, int face, Line out);
extern const char *face_outline(int face);
