/* Made from games.nw by make tangle: change that, not this. */
/* player.h -- what a game is: who plays */
#pragma once
#include "model.h"

/* what a player is */
typedef struct Think {
    const void *state;              /* after hide */
    int         seat, level;
    long        nodes;              /* steps left; more() counts down */
    Random      random;             /* same game and move, same luck */
    void       *memory;             /* what was lent, or NULL */
    bool      (*go_on)(void *who);  /* false: called off; or NULL */
    void       *who;
    Line        move, reason;       /* the answer; move "": none */
    int         proved;             /* of the answer: see below */
} Think;
/* May I take another step? Ask before each one. False once the budget
   is used up or somebody cancelled; then answer at once. */
extern bool more(Think *t);
/* so many bytes of zeros, once a thought; NULL: there are none, and
   the answer is none either */
extern void *lend(Think *t, size_t bytes);
/* a table of so many bytes that was made and kept, or NULL; the program
   that links the game says which */
extern const unsigned char *lore(const char *name, size_t size);
struct Player {
    const char *name, *label;       /* "good", N_("Good") */
    int         seat, level;        /* HOUSE, or 1 for any other */
    long        nodes;              /* its budget */
    void      (*choose)(Think *t);
};
