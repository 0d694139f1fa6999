/* Made from kit/contract.nw by make tangle: change that, not this. */
/* player.h -- what a game is: who plays */
#pragma once
#include "model.h"

/* what a player is */
enum { PLAN = 6000 };
typedef struct Think {
    const void *state;              /* after hide */
    int         seat, level;
    long        nodes;              /* steps left: see Think_more */
    Random      random;             /* same game and move, same luck */
    void       *memory;             /* what was lent, or NULL */
    bool      (*go_on)(void *who);  /* false: called off; or NULL */
    void       *who;
    Line        move, reason;       /* the answer; move "": none */
    char        plan[PLAN];         /* an adviser's: see below */
    int         proved;             /* of the answer: see below */
    char        worth[2000];        /* a watcher's: see below */
} Think;
/* May I take another step? Ask before each one. False once the budget
   is used up or somebody cancelled; then answer at once. */
extern bool Think_more(Think *t);
/* so many bytes of zeros, once a thought; NULL: there are none, and
   the answer is none either */
extern void *Think_lend(Think *t, size_t bytes);
/* what the table of this game has at a place: 0 to 255; or -1: there is
   none, or it turned out to be damaged, and is none from then on */
extern int lore(size_t at);
enum { WATCHES = -3, PEEKS = -4 };  /* Player.seat: behind a person */
struct Player {
    const char *name, *label;       /* "good", N_("Good") */
    int         seat, level;        /* HOUSE, or 1 for any other */
    long        nodes;              /* its budget */
    void      (*choose)(Think *t);
};
