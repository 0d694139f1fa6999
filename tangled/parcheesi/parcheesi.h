/* Made from games/parcheesi.nw by make tangle: change that, not this. */

/* begin the header */
/* parcheesi.h -- a race for four: the rules, and all turns */
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
/* no blockade of others bars the way from one step to another */
static inline bool way_is_clear(uint64_t closed, int a, int t)
{
    int more = (t < EXIT ? t : EXIT) - a - 1;

    return a >= EXIT || !(closed >> a & ((2ull << more) - 1));
}
typedef struct Road {               /* the same for a whole turn */
    uint64_t closed, lone;          /* two strangers, one stranger */
    uint64_t shut, mates;           /* nobody is bopped; a partner */
    uint8_t  spot[12];              /* where each stranger stands */
    uint8_t  value[5];              /* 3, 5, 10, 20; and 1: enters */
    uint8_t  pairs, pair[2];        /* own blockades at its beginning */
    uint8_t  rules;
} Road;
enum { MUST_ENTER = 1, MAY_REFUSE = 2, ONE_DIE = 4, TEAMS = 8 };
/* how it stands on color's road; without a throw and pairs */
extern Road Road_of(const Board *b, int color, int rules);
/* four pawns, eight bits each; of four numbers how many are open, four
   bits each; who was bopped, twelve bits */
typedef uint64_t Stand;
enum { OPEN = 32, BOPPED = 48 };
enum { STEPS = 17, ENTERS = 4, ENDS_HERE };
typedef struct Step {
    Stand   then;
    uint8_t from, number;           /* place in value; or ENTERS */
} Step;
/* all that can be done next, and whether the turn may end here */
extern int Steps(const Road *r, Stand now, Step *out, bool *may_end);
/* two pawns of a color on these steps are a blockade */
static inline bool blocks(int a, int b)
{
    return a == b && a > START && a < HOME;
}
/* the road of a turn, and its first stand */
extern Stand Turns_begin(const Board *b, int color, int rules, int d1,
                         int d2, Road *r);
enum { STANDS = 1 << 15, ENDS = 4096, HEADS = 1024 };
typedef struct Set {
    int      n;
    Stand    key[STANDS];
    uint16_t next[STANDS];          /* of the same short list, and */
    uint16_t head[HEADS];           /* its first: place + 1, or 0 */
} Set;
typedef struct Turns {              /* of one throw */
    Set      stand, end;
    Step     first[STANDS];         /* of the way there */
    uint16_t came[ENDS];            /* the stand of an end */
} Turns;
/* all ends of a turn, each once; how many */
extern int Turns_find(Turns *t, const Road *r, Stand first);
/* the board after an end, its pawns in order */
extern Board Turns_board(const Board *b, int color, Stand end);
/* the first of the steps to an end; ENDS_HERE: there is none */
extern Step Turns_way(const Turns *t, int end);
extern void Board_sort(Board *b);
/* all ends of this throw of two dice; how many */
extern int  ends_of_throw(Turns *room, const Board *b, int color,
                          int rules, int d1, int d2);
/* somebody can bop a pawn of color with this throw; room: to search */
extern bool can_hit(const Board *b, int color, int rules, int d1,
                    int d2, Turns *room);
enum { PAST = 8 };
typedef struct Past {               /* a turn, as all have seen it */
    Board   before, after;          /* their pawns in order */
    uint8_t a, b, next;             /* the dice; who threw then */
} Past;
typedef enum Phase { ROLLING, MOVING, STUCK, FINISHED } Phase;
enum { ENTERED = 1, CAME_HOME = 2, LOST_ONE = 4, EMPTY = 8, FINED = 16,
       BOPS = 32, GAVE_UP = 512 };  /* BOPS times 1, 2, 4, 8: whom */
typedef struct Deed { uint8_t a, b; uint16_t did; } Deed;
struct Parcheesi {
    Board    b, before;
    Road     road;                  /* of this turn */
    Stand    may[6];                /* what it has come to, .. */
    uint8_t  stories;               /* .. in so many ways; 0: no turn */
    uint8_t  seats, seat, phase, doubles, rules, sealed, pace, moved;
    uint16_t turns;
    uint32_t salt;                  /* of this game */
    uint32_t faces[6];              /* thrown so far */
    Deed     deed[COLORS + 1];      /* the last, by seat */
    Past     past[COLORS][PAST];    /* by color; the oldest is at .. */
    uint8_t  turns_of[COLORS];      /* .. so many, % PAST */
};
extern int color_of(const Parcheesi *s, int seat);      /* 0 .. 3 */
extern int in_bag(const Parcheesi *s, int number);      /* so many */
typedef struct Choices {            /* some steps are in it twice */
    int  n;
    bool may_end;
    Step step[6 * STEPS];
} Choices;
extern Choices choices_of(const Parcheesi *s);
/* sends the foremost back into its house */
extern void fine_pawn(uint8_t w[PAWNS]);
/* all four pawns of a color */
extern bool is_home(const Board *b, int color);
/* who throws after color, which has thrown so many doubles in a row */
extern int  next_color(const Board *b, int color, int doubles);
/* who stands there on the road of me: 4 * color + pawn, or -1 */
extern int stranger_on(const Board *b, int me, int t);
enum { NOWHERE = -1 };
extern void spell_place(int color, int step, Line out);
/* "move 60 by 6", "enter" */
extern void spell_step(const Parcheesi *s, const Step *step, Line out);
/* why a pawn on a step may not go by a number (from the house, by
   ENTRY: it enters); NULL: it may; and the step to blame, or 0 */
extern const char *objection(const Parcheesi *s, int from, int number,
                             int *blame);
/* why the turn may not end, or NULL */
extern const char *not_done(const Parcheesi *s);
extern const char *color_name(int color);
extern const Model parcheesi_model;
