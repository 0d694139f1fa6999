/* Made from kit/hand.nw by make tangle: change that, not this. */
/* feel.h -- which places of a picture must be painted anew */
#ifndef FEEL_H
#define FEEL_H
#include "hand.h"

typedef struct Mark {
    int      id;                    /* of the item; -1: the ring */
    uint64_t hash;                  /* of all that was painted .. */
    double   x1, y1, x2, y2;        /* .. and where, on the page */
    bool     lifted;                /* above what rests */
} Mark;
typedef struct Feel {
    Mark *mark, *was;               /* of each entry, from below */
    int   marks;
} Feel;
typedef void Feel_spoils(void *who, const Mark *place);
/* asks each entry of the hand what it would paint, and calls spoils for
   each place that was painted otherwise at the last look; a Feel of
   zeros has seen nothing yet */
extern void Feel_look(Feel *f, const Hand *h, Theme theme,
                      Feel_spoils *spoils, void *who);
extern void Feel_end(Feel *f);
#endif
