/* Made from games/blackjack.nw by make tangle: change that, not this. */

/* begin the header */
/* blackjack.h -- what a hand is worth: coach, rules, table */
#pragma once
#include "cards.h"
#include "player.h"
/* n: 1 aces .. 10 tens, 0 all cards; sum: of the counts, an ace one */
typedef struct Bag { uint16_t n[11], sum; } Bag;
extern void Bag_add   (Bag *b, int kind, int n);
extern void Bag_move  (Bag *from, Bag *to, int kind);
extern bool Bag_soft  (const Bag *b);   /* an ace is eleven */
extern int  Bag_points(const Bag *b);
extern int  Bag_pair  (const Bag *b);   /* its kind; 0: it is none */
typedef struct Rules {
    int  packs;
    bool draws;                     /* the dealer, on a soft 17 */
    bool after, again;              /* a split: double; split again */
    bool surrender, insurance, six; /* six: blackjack pays 6 to 5 */
} Rules;
/* does the dealer take one more? */
extern bool draws_on(const Rules *r, const Bag *dealer);
typedef struct Step {               /* the dealer's cards: a word */
    int kind, nth, cards, points;   /* its last; after so many of it;
                                       how many, and what they count */
    int ways;                       /* orders; 0: he never stops here */
} Step;
enum { STEPS = 1500 };
typedef struct Dealer {
    Rules rules;
    int   up, bars, n;              /* bars: never under it, or 0 */
    Step  step[STEPS];
} Dealer;
extern void Dealer_meet(Dealer *d, const Rules *r, int up);
/* the chances of 17 .. 21, and of more (22), out of these cards */
extern void Dealer_ends(const Dealer *d, const Bag *left,
                        double end[23]);
enum { MEMOS = 1 << 16, LEAST = 1000 };    /* places; steps */
typedef struct Memo {
    uint64_t key;                   /* 0: not used */
    double   stand, hit;            /* then to play on as is best */
    double   once, play;            /* one card, and stand; the best */
} Memo;
typedef struct Coach {
    Dealer dealer;
    int    half;                    /* see below; else 0 */
    Think *think;                   /* of the case */
    bool   tired;                   /* it is used up: all is void */
    Memo   memo[MEMOS];
} Coach;
typedef enum Act { SPLIT, HIT, STAND, DOUBLE, SURRENDER, INSURE,
                   DECLINE, DEAL, GET_UP, ACTS } Act;
#define MAY(act) (1u << (act))
typedef struct Case {
    Rules    rules;
    Bag      hand, left;            /* left: unseen, his card as well */
    int      up, hands;             /* hands: of yours, so far */
    unsigned may;                   /* MAY(HIT) | .. */
    Think   *think;                 /* who has to be patient; or NULL */
} Case;
#define NOTHING (-9)                /* worth less than all that is */
/* with one of so many hands of yours */
extern unsigned allowed(const Rules *r, const Bag *hand, int hands);
/* what each act is worth, in bets; NOTHING: it is not allowed. Returns
   the one that is worth most; ACTS: there was no patience left */
extern Act Coach_weigh(Coach *c, const Case *q, double worth[ACTS]);
extern Bag    whole_shoe(int packs);
/* what a round is worth, in bets, by these rules and with these cards
   unseen, before your hand is dealt; up 0: and the dealer's card */
extern double Coach_expects(Coach *c, const Case *q);
enum { HANDS = 3, HOLDS = 22, BANK = 10000, CHIPS = 6 };
typedef enum Came { OPEN, LOST, BUST, BEATEN, GAVE_UP, PUSH, WON,
                    NATURAL, CAMES } Came;
typedef enum Phase { BETTING, SHUFFLING, INSURING, PLAYING, DEALING,
                     DONE } Phase;
typedef struct Hand {
    int      n, bet;                /* bet: in dollars */
    uint16_t card[HOLDS];           /* places in the shoe */
    Bag      bag;                   /* what is shown of them */
    bool     done;                  /* no more cards */
    Came     came;                  /* what came of it */
} Hand;
typedef struct Jack {
    Face     face[PACK];
    bool     shown[PACK], insured, weighing;
    uint64_t seed;                  /* wiped by hide */
    int      shoe, cards, cut;      /* cut: so many are left then */
    int      next, gathered;
    Bag      unseen;                /* in the shoe, or face down */
    Rules    rules;
    int      rounds, round, cents, before, bet;
    Hand     dealer, hand[HANDS];
    int      hands, at;
    Phase    phase;
    Act      did;                   /* this is being weighed */
    int      weighed, agreed;       /* choices */
    long     mills;                 /* what the others cost */
    int      tally[CAMES];
} Jack;
typedef struct End { const char *word, *sentence; int percent; } End;
extern const End Ends[CAMES];
extern const int Chip[CHIPS];               /* in dollars */
extern int      chip_for   (int dollars);   /* place of the largest */
extern void     shuffle    (Jack *s);
extern bool     cut_is_out (const Jack *s);
extern void     begin_round(Jack *s);       /* bets are taken; deals */
extern int      up_card    (const Jack *s);
extern unsigned may        (const Jack *s); /* MAY(HIT) | .. */
extern void     act        (Jack *s, Act a);    /* up to DECLINE */
/* why this bet may not be said; or NULL */
extern const char *no_bet  (const Jack *s, int bet);
extern void     dealer_deed(Jack *s);   /* of DEALING, SHUFFLING */
extern Case case_of(const Jack *s);     /* while a choice is yours */
extern const Model blackjack_model;
extern const char *const Act_words[ACTS + 1];   /* "split" .. */
extern const char *house_deed(const Jack *s);   /* "turn", or "" */
/* local sentences with a %s, for "2 dollars", "-106.4 cents" and, of
   three digits, "-0.522" */
extern void say_money(int cents, const char *format, Line out);
extern void say_cents(long mills, const char *format, Line out);
extern void say_decimal(long n, int digits, const char *format,
                        Line out);
/* a round from a fresh shoe: thousandths of 100 bets */
extern int  edge_of  (const Rules *r);
extern void say_hand (const Jack *s, int k, Line out);
