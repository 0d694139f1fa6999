/* Made from games/crazy8s.nw by make tangle: change that, not this. */

/* begin the header */
/* crazy8s.h -- hidden hands: the rules, and rehearsals of them */
#ifndef CRAZY8S_H
#define CRAZY8S_H
#include "cards.h"
#include "player.h"

typedef struct Eights Eights;
static const Pack WHOLE = { 1, ALL_SUITS };
enum { EIGHT = 8, ALL_EIGHTS = 16 << EIGHT };
/* the names that a card answers to, suit and rank, as bits */
extern uint32_t voice(Face f);
/* is it called by what lies on top? */
extern bool fits(const Eights *s, Face f);
enum { MOST = 4, STOCK = 0, HEAP = MOST + 1, PILES };
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
    int      first, round, nods;    /* see between two rounds */
    Phase    phase;
    int      winner;                /* of the round; 0: nobody */
    int      points[MOST + 1];
};
/* moves as numbers: a face, or one of these; NAME + suit */
enum { DRAW = FACES + 1, PASS, NEXT, NAME };
/* the cards are dealt, a new round begins */
extern void deal(Eights *s, uint64_t number);
/* what the seat to move may do, never nothing; at most FACES + 1 */
extern int  choices(const Eights *s, int *move);
/* does it, unasked */
extern void go(Eights *s, int move);
extern int  beside(const Eights *s);    /* the seat after this one */
/* the heap becomes the pack, all but its top */
extern void turn_over(Eights *s, uint64_t number);
extern void spell(int move, Line out);  /* "play 9S" */
/* why this move cannot be made, or NULL */
extern const char *objection(const Eights *s, int move);
extern Suit named(const Eights *s);     /* the suit that is called */
extern Face top_of(const Eights *s);
/* people hold eights first, then diamonds, clubs, hearts, spades */
extern int  hand_order(Face f);
/* does this seat see this card? */
extern bool seen_by(const void *state, int seat, int card);
/* rules to play by: the next move of the seat to move, or chance */
typedef int Rule(const Eights *s);
extern Rule original, good;
/* moves, and how they did on imagined tables */
typedef struct Rehearsal {
    int    n, tables;               /* moves; tables so far */
    int    move[FACES + 1], won[FACES + 1], score[FACES + 1];
    Eights table;                   /* the last one */
} Rehearsal;
/* tries the moves of t's seat on so many tables, or until t has no
   budget left; r is all zeros, or goes on */
extern void rehearse(Rehearsal *r, Think *t, int tables);
extern const Model crazy8s_model;
#endif
