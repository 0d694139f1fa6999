/* Made from games/blackjack.nw by make tangle: change that, not this. */

/* begin the header */
/* blackjack.h -- what a hand is worth: coach, rules, table */
#pragma once
#include "cards.h"
#include "player.h"
typedef struct Bag { uint16_t n[11]; } Bag; /* 1: aces .. 10: tens */
extern void Bag_add   (Bag *b, int kind, int n);
extern void Bag_move  (Bag *from, Bag *to, int kind);
extern int  Bag_points(const Bag *b, bool *soft);   /* or NULL */
extern int  Bag_pair  (const Bag *b);   /* its kind; 0: it is none */
typedef struct Rules {
    int  packs;
    bool draws;                     /* the dealer, on a soft 17 */
    bool after;                     /* double after a split */
    bool again;                     /* split once more: three hands */
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
enum { MEMOS = 1 << 16 };
typedef struct Memo {
    uint64_t key;                   /* 0: not used */
    double   stand, hit;            /* then to play on as is best */
    double   once, play;            /* one card, and stand; the best */
} Memo;
typedef struct Coach {
    Dealer dealer;
    int    half;                    /* see below; else 0 */
    Think *think;                   /* whose patience it has; or NULL */
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
    int      bet;                   /* in dollars */
    Act      did;                   /* and this was done */
} Case;
#define NOTHING (-9)                /* worth less than all that is */
/* with one of so many hands of yours */
extern unsigned allowed(const Rules *r, const Bag *hand, int hands);
/* what each act is worth, in bets; NOTHING: it is not allowed. False:
   there was no patience left */
extern bool Coach_weigh(Coach *c, const Case *q, double worth[ACTS]);
extern Act  best_act(const double worth[ACTS]);
extern Bag    whole_shoe(int packs);
/* what a round is worth, out of these cards, before it is dealt, in
   bets; and, by the dealer's open card, when that is known */
extern double Coach_expects(Coach *c, const Rules *r, const Bag *left,
                            double by[11]);
enum { HANDS = 3, HOLDS = 22, BANK = 10000, CHIPS = 6 };
typedef enum Came { OPEN, LOST, BUST, BEATEN, GAVE_UP, PUSH, WON,
                    NATURAL, CAMES } Came;
typedef enum Phase { BETTING, SHUFFLING, INSURING, PLAYING, DEALING,
                     DONE } Phase;
typedef struct Hand {
    int      n, bet;                /* bet: in dollars */
    uint16_t card[HOLDS];           /* places in the shoe */
    bool     done;                  /* no more cards */
    Came     came;                  /* what came of it */
} Hand;
typedef struct Jack {
    Face     face[PACK];
    bool     shown[PACK], insured, weighing;
    uint64_t seed;                  /* wiped by hide */
    int      shoe, cards, next, gathered;
    Rules    rules;
    int      rounds, round, cents, before, bet;
    Hand     dealer, hand[HANDS];
    int      hands, at;
    Phase    phase;
    Case     asked;                 /* while weighing */
    int      weighed, agreed;       /* choices */
    long     mills;                 /* what the others cost */
    int      tally[CAMES];
} Jack;
extern Bag bag_of   (const Jack *s, const Hand *h); /* what is shown */
extern int points_of(const Jack *s, const Hand *h, bool *soft);
extern Bag unseen   (const Jack *s);
extern const int Chip[CHIPS];               /* in dollars */
extern void     shuffle    (Jack *s);
extern int      cut_at     (const Jack *s); /* so many are left then */
extern bool     cut_is_out (const Jack *s);
extern void     begin_round(Jack *s);       /* bets are taken; deals */
extern int      up_card    (const Jack *s);
extern unsigned may        (const Jack *s); /* MAY(HIT) | .. */
extern void     act        (Jack *s, Act a);    /* up to DECLINE */
/* why this bet may not be said; or NULL */
extern const char *no_bet  (const Jack *s, int bet);
extern bool     hole_is_down(const Jack *s);
extern void     dealer_deed(Jack *s);   /* of DEALING, SHUFFLING */
extern Case case_of(const Jack *s);     /* while a choice is yours */
extern const Model blackjack_model;
extern const char *const Act_words[ACTS + 1];   /* "split" .. */
extern const char *const Came_words[CAMES];     /* "Lost" .. */
extern const char *house_deed(const Jack *s);   /* "turn", or "" */
extern void say_money(int cents, Line out);     /* local: "2 dollars" */
extern void say_cents(long mills, Line out);    /* "-106.4 cents" */
extern void say_decimal(long n, int digits, Line out);  /* "-0.522" */
/* a round from a fresh shoe: thousandths of 100 bets */
extern int  edge_of  (const Rules *r);
extern void say_hand (const Jack *s, int k, Line out);
