/* Made from games/gofish.nw by make tangle: change that, not this. */

/* begin the header */
/* gofish.h -- what is told by asking: the rules, and who listens */
#pragma once
#include "cards.h"
#include "player.h"

typedef struct Fish Fish;
static const Pack WHOLE = { 1, ALL_SUITS };
enum { MOST = 4, POND = 0, HAND = 0, BOX = MOST, PILES = 2 * MOST + 1,
       DEEDS = 8 };
typedef enum Phase { ASKING, FISHING, DONE } Phase;

/* a deed */
typedef enum Came { GOT, CAUGHT, KEPT, DRY, WAITS } Came;
typedef struct Deed {
    unsigned char by, of, rank;
    unsigned char came;             /* Came */
    unsigned char fished;           /* CAUGHT: the rank */
} Deed;
struct Fish {
    Face     face[FACES];
    Pile     pile[PILES];   /* pond; HAND + seat; BOX + seat: matches */
    uint16_t never[FACES];  /* of each card: the ranks it is not, */
    bool     shown[FACES];  /* all have seen it, */
    bool     tried[FACES];  /* it was asked with, not long ago */
    Deed     deed[DEEDS];   /* the last ones; number k at k % DEEDS */
    int      deeds;         /* all there were */
    int      seats, match;  /* match: 2 cards, or 4 */
    int      seat, wanted;  /* rank, while somebody goes fishing */
    Phase    phase;
};
extern bool seen_by(const void *state, int seat, int card);
/* each cards to all seats; programs: those whose bit is 1 lay their
   matches down. seats and match are set, all else is zero. */
extern void deal(Fish *s, int each, unsigned programs, uint64_t number);
extern double choose(int n, int k);     /* k of n; 0 if k > n */
/* of the seat to move: the rank of a match in its hand, or 0 */
extern int first_match(const Fish *s);
/* so many of this rank, among those whose faces are known */
extern int holds(const Fish *s, int seat, int rank);
extern const char *rank_name(int rank);         /* local: "sevens" */
/* the last deed (back 0), or one before: as this seat tells it */
extern void tell_deed(const Fish *s, int back, int eyes, Words out);
extern int hand_order(Face f);          /* by rank */
extern const Model gofish_model;
typedef struct Ask {
    int    card, of;                /* place in the pack; seat */
    double chance;                  /* that it is given: 0 to 1 */
} Ask;
typedef Ask Rule(const Fish *s, Random *r);     /* while ASKING */
extern Rule original, remembers, counts;
/* that this seat has a card of the rank, for whom is to move: 0 to 1;
   1 and 0: it is known */
extern double chance(const Fish *s, int of, int rank);
extern void ask(Fish *s, int card, int of);     /* while ASKING */
extern void fish(Fish *s);                      /* while FISHING */
