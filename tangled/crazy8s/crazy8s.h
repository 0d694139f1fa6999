/* Made from games/crazy8s.nw by make tangle: change that, not this. */

/* begin the header */
/* crazy8s.h -- hidden hands: the rules, and rehearsals of them */
#pragma once
#include "cards.h"
#include "player.h"

typedef struct Eights Eights;
static const Pack WHOLE = { 1, ALL_SUITS };
enum { EIGHT = 8, ALL_EIGHTS = 16 << EIGHT };
extern uint32_t voice(Face f);          /* its names, as bits */
extern bool fits(const Eights *s, Face f);      /* is it called? */
extern Suit named(const Eights *s);     /* the suit that is called */
extern Face top_of(const Eights *s);
enum { MOST = 4, STOCK = 0, HEAP = MOST + 1, PILES };

/* a deed */
enum { DEEDS = 20 };
typedef struct Deed {               /* a turn of somebody, so far */
    unsigned char by, drew, played; /* played: a face, or HIDDEN */
    unsigned char named;            /* 1 + suit, or 0 */
    bool          over;
} Deed;
typedef enum Phase { PLAYING, NAMING, TURNING, SHOWN, DEALING, DONE }
    Phase;
struct Eights {
    Face     face[FACES];
    Pile     pile[PILES];           /* pack, hands by seat, heap */
    uint32_t heard[FACES];          /* called while it kept still */
    uint32_t call;                  /* what may come now */
    int      seats, each;           /* cards at the beginning */
    int      reuse, draws, special, limit;      /* options */
    int      seat, way, drawn;      /* way: 1 or -1 */
    int      first, nods;           /* see between two rounds */
    Phase    phase;
    int      winner;                /* of the round; 0: nobody */
    int      points[MOST + 1];
    Deed     deed[DEEDS];           /* number k at k % DEEDS */
    int      deeds;                 /* all there were in this round */
};
/* moves as numbers: a face, or one of these; NAME + suit */
enum { DRAW = FACES + 1, PASS, NEXT, NAME };
extern void deal(Eights *s, uint64_t number);
extern int  choices(const Eights *s, int *move); /* at least one */
extern void go(Eights *s, int move);    /* does it, unasked */
extern int  beside(const Eights *s);    /* the seat after this one */
extern void turn_over(Eights *s, uint64_t number);  /* the heap */
extern void spell(int move, Line out);  /* "play 9S" */
extern const char *objection(const Eights *s, int move);    /* NULL */
extern const char *seat_name(int seat, int eyes);       /* local */
extern void tell_deed(const Deed *d, int eyes, Words out);
/* the last (0) or one before, and the last one of a seat; or NULL */
extern const Deed *deed_before(const Eights *s, int back);
extern const Deed *deed_of    (const Eights *s, int seat);
extern int  hand_order(Face f);         /* eights first, then suits */
extern bool seen_by(const void *state, int seat, int card);
extern const Model crazy8s_model;
typedef int Rule(const Eights *s);      /* the next move */
extern Rule original, good, simple;
typedef struct Rehearsal {
    int    n, tables;               /* moves, tables so far */
    int    move[FACES + 1], won[FACES + 1], score[FACES + 1];
    Eights table;                   /* the last one */
} Rehearsal;
/* on so many tables, or fewer if t's budget ends; r is all zeros */
extern void rehearse(Rehearsal *r, Think *t, int tables);
