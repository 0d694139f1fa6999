/* Made from games/parcheesi.nw by make tangle: change that, not this. */

/* begin the header */
/* parcheesi.h -- a race for four: the rules, all turns, the odds */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "player.h"

typedef struct Parcheesi Parcheesi;
enum { COLORS = 4, PAWNS = 4, RING = 68, START = 0, ENTRY = 1,
       EXIT = 64, ROW = 65, HOME = 72 };
/* where each pawn stands on its own color's road */
typedef struct Board { uint8_t at[COLORS][PAWNS]; } Board;
#define BIT(s) (1ull << ((s) - 1))
#define SAFE (BIT(1) | BIT(8) | BIT(13) | BIT(18) | BIT(25) | BIT(30) \
    | BIT(35) | BIT(42) | BIT(47) | BIT(52) | BIT(59) | BIT(64))
/* the step of color from, as color by counts it; 0: never there */
extern int as_seen(int from, int step, int by);
extern int square_of(int color, int step);      /* 0 .. 67 */
/* so many of four pawns stand on this step */
extern int pawns_on(const uint8_t w[PAWNS], int step);
typedef struct Road {               /* the same for a whole turn */
    uint64_t closed, lone;          /* two strangers, one stranger */
    uint64_t shut, mates;           /* nobody is bopped; a partner */
    uint8_t  who[EXIT + 1];         /* the lone ones, from 1 on .. */
    uint8_t  spot[12];              /* .. and where they stand */
    uint8_t  value[4];              /* the numbers: 3, 5, 10, 20 */
    uint8_t  pairs, pair[2];        /* own blockades at its beginning */
    uint8_t  rules;
} Road;
enum { MUST_ENTER = 1, MAY_REFUSE = 2, SIX_OPENS = 4 };
extern Road Road_of(const Board *b, int color, int rules, bool teams);
/* four pawns, eight bits each; of four numbers how many are open, four
   bits each; who was bopped, twelve bits */
typedef uint64_t Stand;
enum { OPEN = 32, BOPPED = 48 };
typedef struct Step {
    Stand   then;
    uint8_t from, number;           /* place in value; or ENTERS */
} Step;
enum { STEPS = 17, ENTERS = 4 };
/* all that can be done next, and whether the turn may end here */
extern int Steps(const Road *r, Stand now, Step *out, bool *may_end);
/* the first stand of a turn, with an empty bag; notes the pairs */
extern Stand Road_begin(Road *r, const uint8_t pawn[PAWNS]);
/* pawns in order, compartment by compartment */
extern Stand Road_pack(const Road *r, uint8_t pawn[PAWNS]);
/* does a blockade stand together that has moved? */
extern bool met_again(const Road *r, Stand now);
/* puts a throw into the bag; b 0: there is one die */
extern Stand Road_throw(Road *r, Stand s, int a, int b, bool bottoms);
/* what entering takes out of a bag; 0: it is not there */
extern unsigned entry_fee(const uint8_t value[4], unsigned open);
enum { STANDS = 1 << 15, ENDS = 4096, FIRST_MASK = 255 };
typedef struct Set {
    int      n;
    uint32_t mask;
    Stand    key[STANDS];
    uint16_t slot[2 * STANDS];      /* place + 1, or 0 */
    uint16_t at[STANDS];            /* its slot */
} Set;
typedef struct Turns {              /* zeros before the first time */
    Set      stand, end;
    uint16_t before[STANDS];        /* from where a stand came */
    uint16_t came[ENDS];            /* the stand of an end */
    bool     cut;                   /* there were too many */
} Turns;
/* all ends of a turn, each once; how many */
extern int Turns_find(Turns *t, const Road *r, Stand first);
/* the board after an end, its pawns in order */
extern Board Turns_board(const Board *b, int color, Stand end);
/* the first of the steps that lead to an end; false: it is here */
extern bool Turns_way(const Turns *t, const Road *r, int end,
                      Step *first);
extern void Board_sort(Board *b);
typedef enum Phase { ROLLING, MOVING, STUCK, FINISHED } Phase;
typedef struct Deed {               /* what a seat did last */
    uint8_t a, b, entered, bopped, home, lost, fined, empty;
} Deed;
struct Parcheesi {
    Board    b;
    uint8_t  value[4], open[4];     /* the bag */
    uint8_t  coats, pairs, pair[2]; /* see the two coats */
    uint8_t  seats, seat, phase, doubles, winner;
    uint8_t  rules, dice, teams, sealed, pace, bottoms, moved;
    uint16_t turns;
    uint32_t salt;                  /* of this game */
    uint32_t faces[6];              /* thrown so far */
    Deed     deed[COLORS + 1];      /* by seat */
};
extern int  color_of(const Parcheesi *s, int seat);     /* 0 .. 3 */
extern bool is_home(const Parcheesi *s, int seat);      /* all four */
/* Steps of the seat that moves: up to 6 * STEPS, some of them twice */
extern int  Parcheesi_steps(const Parcheesi *s, Step *out,
                            bool *may_end);
/* sends the foremost back into its house; from where? */
extern int fine_pawn(uint8_t w[PAWNS]);
extern void spell_place(int color, int step, Line out);
/* "move 60 by 6", "enter" */
extern void spell_step(const Parcheesi *s, const Step *step, Line out);
/* why a pawn on a step may not go by a number; NULL: it may; and the
   step that is to blame, or 0 */
extern const char *objection(const Parcheesi *s, int from, int number,
                             int *blame);
extern const char *no_entry(const Parcheesi *s, int *blame);
extern const char *not_done(const Parcheesi *s);
extern const char *color_name(int color);
extern const Model parcheesi_model;
typedef uint64_t Throws;            /* a bit for each of 36 */
extern Throws Throws_with(int n);   /* a die shows n */
extern Throws Throws_sum(int n);    /* both together are n */
extern Throws Throws_of(int a, int b);      /* these two */
extern int    Throws_count(Throws t);
/* the throws by which color e can bop one of color's, and which */
extern Throws hit_by(const Board *b, int color, int e,
                     const Road *eyes, Throws each[PAWNS]);
/* a road on which one's own blockades are closed as well */
extern Road eyes_of(const Board *b, int e);
extern int odds(const Board *b, int color);     /* .. by anybody */
extern int old_odds(const Board *b, int color); /* the ancestor's */
extern int distance(const Board *b, int color);
/* what a board is worth to a player of that color */
typedef int Liking(const Board *b, int color);
extern Liking likes_polly, likes_renee, likes_grace, likes_ada;
enum { TRAITS = 102, NEURONS = 16, MANY = 64 };
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
extern float score(const Net *net, const Traits *t,
                   float mixture[NEURONS]);
/* how likely each is to win, by their scores */
extern void  chances(const float score[COLORS], float p[COLORS]);
extern float chance(const Net *net, const Board *b, int color,
                    int next);
/* turns the weights a little: on a board these should have been the
   chances; step: how much; p: what it thought so far */
extern void  learn(Net *net, const Traits t[COLORS],
                   const float should[COLORS], float step,
                   float p[COLORS]);
/* all ends of this throw of two dice, by the usual rules; how many */
extern int   ends_of_throw(Turns *room, const Board *b, int c, int d1,
                           int d2);
/* what c leaves behind, by its chances, or (NULL) as Ada would */
extern Board chosen_by(const Net *net, Turns *room, const Board *b,
                       int c, int next, int d1, int d2);
/* my chance on a board when c has thrown and chosen as this net would,
   the mean of all throws; after: who throws then */
extern float look_ahead(const Net *net, Turns *room, const Board *b,
                        int me, int c, int after);
/* a number for a board, as if by chance */
extern uint32_t lot(const Parcheesi *s, const Board *b);
typedef struct Pick {               /* the best turn so far */
    bool     any, now;              /* now: it ends here */
    int      worth;
    uint32_t lot;
    Board    board;
    Step     first;
} Pick;
typedef struct Mind {               /* whose taste it is */
    Liking    *likes;               /* or NULL: by its chances */
    const Net *net;
} Mind;
/* the best of all turns, as somebody sees it, at most so many */
extern int  Parcheesi_picks(const Parcheesi *s, Think *t, Turns *turns,
                            const Mind *mind, Pick *best, int most);
extern int  next_color(const Parcheesi *s, int color);
/* who throws when this turn is over */
extern int  next_seat(const Parcheesi *s);
