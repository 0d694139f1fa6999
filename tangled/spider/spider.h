/* Made from games/spider.nw by make tangle: change that, not this. */

/* begin the header */
/* spider.h -- two packs, ten columns: the rules of Spider */
#pragma once
#include "cards.h"
#include "model.h"

/* a step */
/* so many cards from column to column; n 0: a row is dealt */
typedef struct Step { int n, from, to; } Step;
enum { COLUMNS = 10, CARDS = 104, LAID_OUT = 54, SEQUENCES = 8,
       NOTHING = 255 };
/* the table. Columns count from 0; cards dealt .. 103 are the stock */
typedef struct Spider {
    Face          face[CARDS];      /* HIDDEN: not to be seen */
    unsigned char on[CARDS];        /* what it lies on, or NOTHING */
    unsigned char end[COLUMNS];     /* what none lies on, likewise */
    unsigned char closed[COLUMNS];  /* so many lie face down */
    unsigned char suits, dealt, off;    /* sequences that are off .. */
    unsigned char off_end;              /* .. are one chain, too */
    int           moves;
    Step          last;
    bool          news;         /* it turned a card or took off */
    /* what else is written down */
    bool          asking, stuck;    /* as in old games; nothing helps */
    bool          seeking, doubtful;    /* for a deal; no way was found */
    int           asked, later;     /* so often; than the seed, or -1 */
    uint64_t      number;           /* a secret: where the house seeks */
} Spider;
extern bool is_open (const Spider *s, int card);
/* so many cards at the end of a column move together, at most */
extern int  run     (const Spider *s, int c);
/* the first of the cards that a step moves */
extern int  first_of(const Spider *s, Step m);
extern Pile column  (const Spider *s, int c);
extern Pack pack_of(int suits);                 /* 1, 2 or 4 */
extern void lay_out(Spider *s, int suits, uint64_t number);
enum { STEPS = COLUMNS * COLUMNS * KING };  /* there may be, at most */
extern bool fits    (const Spider *s, Step m);      /* no deal */
extern int  steps   (const Spider *s, Step *out);   /* no deal */
extern bool may_deal(const Spider *s);
extern void take    (Spider *s, Step m);    /* it does not ask */
/* no moves whatever turn a card over or take a sequence off */
extern bool is_stuck(const Spider *s);
enum { PROVED = 100 };      /* of an old list: a way is known */
/* NULL: one may */
extern const char *why_no_deal(const Spider *s);
extern const char *why_not    (const Spider *s, Step m);
extern const Model spider_model;
typedef enum Verdict { UNTOLD, WINNABLE, LOST, UNKNOWN } Verdict;
extern void spell(Step m, Line move);       /* as it is said */
