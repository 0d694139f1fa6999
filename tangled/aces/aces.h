/* Made from games/aces.nw by make tangle: change that, not this. */

/* begin the header */
/* aces.h -- four columns, and only the aces may stay: the rules */
#pragma once
#include "cards.h"
#include "model.h"

enum { COLUMNS = 4, CARDS = 52, ROWS = 13, NOTHING = -1 };
typedef enum Fills { ANY, ACES, NONE } Fills;
/* the table. Columns count from 0; cards dealt .. cards - 1 are the
   pack */
typedef struct Aces {
    Face          face[CARDS];          /* HIDDEN: not to be seen */
    unsigned char column[COLUMNS][ROWS], n[COLUMNS];
    bool          away[CARDS];
    unsigned char cards, dealt, fills;  /* what fills an empty one */
    /* what else is written down */
    bool          seeking, doubtful;        /* a deal; no way found */
    int           moves;
    uint64_t      number;                   /* a secret: where to seek */
} Aces;
enum { AWAY = -2, PACK_OUT = -3, STEPS = 9 };
typedef struct Step { int from, to; } Step; /* columns, or those */
extern int  height  (Face f);               /* 2 .. 14 */
extern int  end_of  (const Aces *s, int c); /* card, or NOTHING */
extern bool is_higher(const Aces *s, int card, int than);
extern bool may_go  (const Aces *s, int c);
extern bool may_fill(const Aces *s, int c, int d);
extern int  steps   (const Aces *s, Step *out);
extern void take    (Aces *s, Step m);      /* it does not ask */
extern bool in_pack (int ranks, int f);     /* a pack of so many */
extern void lay_out (Aces *s, int ranks, uint64_t number);
extern int  left(const Aces *s);            /* cards, the pack's too */
extern void spell(Step m, Line move);       /* as it is said */
extern const char *why_not(const Aces *s, Step m);  /* NULL: one may */
extern const Model aces_model;
