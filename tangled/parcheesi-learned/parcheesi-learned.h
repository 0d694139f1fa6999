/* Made from games/parcheesi-learned.nw by make tangle: change that, not this. */

/* begin the header */
/* parcheesi-learned.h -- odds, chances, and what is made of them */
#pragma once
#include "parcheesi.h"
typedef uint64_t Throws;            /* a bit for each of 36 */
extern Throws Throws_with(int n);   /* a die shows n */
extern Throws Throws_sum(int n);    /* both together are n */
extern Throws Throws_of(int a, int b);      /* these two */
extern int    Throws_count(Throws t);
/* of 36 throws those by which somebody can bop one of color's */
extern int odds(const Board *b, int color);
extern int old_odds(const Board *b, int color); /* the ancestor's */
/* what a board is worth to a player of that color */
typedef int Liking(const Board *b, int color);
extern Liking likes_polly, likes_grace, likes_ada;
enum { TRAITS = 102, NEURONS = 24, MANY = 96 };
typedef struct Traits {             /* those that a color has */
    int     n;
    uint8_t which[MANY];
    float   much[MANY];
} Traits;
typedef struct Net {
    float plain[TRAITS];            /* weights of traits */
    float mixed[TRAITS][NEURONS];   /* .. in each of the mixtures */
    float worth[NEURONS];           /* and of the mixtures */
} Net;
/* of all four colors, when next is to throw */
extern void  traits_of(const Board *b, int next, Traits t[COLORS]);
/* how likely color is to win, when next is to throw */
extern float chance(const Net *net, const Board *b, int color,
                    int next);
/* turns the weights a little: on a board these should have been the
   chances; step: how much; p: what it thought so far */
extern void  learn(Net *net, const Traits t[COLORS],
                   const float should[COLORS], float step,
                   float p[COLORS]);
typedef struct Mind {               /* whose taste it is */
    Liking    *likes;               /* or NULL: by its chances, .. */
    const Net *net;
    int        next;                /* .. when this color throws, .. */
    Turns     *ahead;               /* .. or has thrown: room for it */
    Random    *stray;               /* NULL; or 1 of 50 is by lot */
} Mind;
extern float worth_of(const Mind *mind, const Board *b, int color);
/* w: what each of the ends is worth to c; answers the greatest */
extern float weigh(const Mind *mind, const Turns *all, const Board *b,
                   int c, float w[ENDS]);
/* what c leaves behind that it likes most */
extern Board chosen_by(const Mind *mind, Turns *room, const Board *b,
                       int c, int d1, int d2);
typedef struct Race {               /* the usual rules, no sentences */
    Board b;                        /* its pawns in order */
    int   c, doubles;               /* c throws; it had so many */
} Race;
/* c throws, and this mind says what to do with it; false: c has won */
extern bool  Race_goes_on(Race *g, Mind *mind, Turns *room,
                          Random *luck);
enum { MODELS = 5,                  /* Polly, Renee, Grace, Ada, Lena */
       ROLLOUTS = 100, AHEAD = 4, KEPT = 6 };
typedef struct Pick {               /* a turn */
    double worth;
    Board  board;                   /* what it leaves behind */
    Step   first;                   /* how it begins */
} Pick;
extern Liking *const models[MODELS];
/* a turn of c was seen: the chance that each of the five would have
   left that board is multiplied into likely[] */
extern void  see_turn(const Net *net, Turns *room, int c, const Past *p,
                      double likely[MODELS]);
/* which of n turns, KEPT at most, is best in the game of t->state:
   ROLLOUTS games go on from each board for so many throws; or the
   first, if t has not so many steps left */
extern int   play_on(Think *t, const Mind *mind, const Pick *turn,
                     int n, int throws);
