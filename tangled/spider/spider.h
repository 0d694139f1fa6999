/* Made from games/spider.nw by make tangle: change that, not this. */

/* begin the header */
/* spider.h -- two packs, ten columns: the rules of Spider */
#ifndef SPIDER_H
#define SPIDER_H
#include "cards.h"
#include "model.h"

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
    /* what else is written down */
    unsigned char last_n, last_from, last_to;   /* n 0: a deal, or none */
    unsigned char verdict;          /* about the table as it lies */
    bool          asking, stuck;    /* the house looks; nothing helps */
    int           way, asked;       /* moves of the way; how often asked */
} Spider;
extern bool is_open (const Spider *s, int card);
/* so many cards at the end of a column move together, at most */
extern int  run     (const Spider *s, int c);
/* the first of its n end cards */
extern int  first_of(const Spider *s, int n, int c);
extern Pile column  (const Spider *s, int c);
extern Pack pack_of(int suits);                 /* 1, 2 or 4 */
extern void lay_out(Spider *s, int suits, uint64_t number);
/* may the n end cards of a column go to another? */
extern bool fits      (const Spider *s, int n, int from, int to);
extern bool may_deal  (const Spider *s);
extern int  in_columns(const Spider *s);    /* cards, all together */
/* these two do not ask whether they may */
extern void move_cards(Spider *s, int n, int from, int to);
extern void deal_row  (Spider *s);
/* no moves whatever turn a card over or take a sequence off */
extern bool is_stuck(const Spider *s);
/* one for which a way is known, for any number */
extern uint64_t winnable_deal(uint64_t number);
/* how good a place is for these cards, where they fit */
extern int merit(const Spider *s, int n, int from, int to);
extern const char *const no_run;
/* NULL: one may deal */
extern const char *why_no_deal(const Spider *s);
extern const Model spider_model;
typedef enum Verdict { UNTOLD, WINNABLE, LOST, UNKNOWN } Verdict;
#endif
