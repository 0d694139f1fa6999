/* Made from games/tallymaze.nw by make tangle: change that, not this. */

/* begin the header */
/* tallymaze.h -- long numbers, the atlas of mazes, the hunt */
#pragma once
#include "grid.h"
#include "model.h"
#include "player.h"

enum { LEFT, UP, RIGHT, DOWN, SIDES, MOST = 12, CELLS = MOST * MOST };
/* a cross in a field: a columns are left of it, b rows above it */
typedef struct Chapter { int a, b, whole; } Chapter;
__extension__ typedef
    unsigned __int128 Wide __attribute__((aligned(8)));

/* a number below 2 to the power of 192, in two digits */
typedef struct Big { Wide low; uint64_t high; } Big;

static inline Big Big_of(int64_t n) { return (Big){ (Wide)n, 0 }; }
static inline Big Big_plus(Big x, Big y)
{
    Wide low = x.low + y.low;

    return (Big){ low, x.high + y.high + (low < x.low) };
}
static inline Big Big_minus(Big x, Big y)
{
    return (Big){ x.low - y.low, x.high - y.high - (x.low < y.low) };
}
static inline bool Big_less(Big x, Big y)
{
    return x.high < y.high || (x.high == y.high && x.low < y.low);
}
static inline Big Big_times(Big x, Big y)
{
    uint64_t a = (uint64_t)(x.low >> 64), b = (uint64_t)x.low,
             c = (uint64_t)(y.low >> 64), d = (uint64_t)y.low;
    Wide right = (Wide)b * d, one, other, middle;

    if (!(a | c | x.high | y.high))
        return (Big){ right, 0 };
    one = (Wide)a * d;
    other = (Wide)b * c;
    middle = (right >> 64) + (uint64_t)one + (uint64_t)other;
    return (Big){ x.low * y.low, x.high * d + b * y.high + a * c
        + (uint64_t)((middle >> 64) + (one >> 64) + (other >> 64)) };
}
extern Big Big_divide_long(Big x, Big by, Big *rest);
static inline Big Big_divide(Big x, Big by, Big *rest)
{
    Wide often = by.high || x.low < by.low ? 0 : x.low / by.low;

    if (x.high)
        return Big_divide_long(x, by, rest);
    *rest = (Big){ x.low - often * by.low, 0 };
    return (Big){ often, 0 };
}
extern bool Big_read   (const char *text, Big *out);
extern void Big_tell   (Big n, bool gaps, Text *out);
typedef struct Atlas {
    int w, h;                           /* of its mazes */
    Big pages[MOST + 1][MOST + 1];      /* of a field, w by h */
    Big begins[MOST * (MOST + 1) / 2][MOST];    /* see lines */
} Atlas;
/* a maze, one cross deep. A gap is so many places from the left or
   upper end of its arm; fields: upper left, right, lower left, right */
typedef struct Recipe {
    Chapter cross;
    int     gap[SIDES];
    Big     field[4];
} Recipe;
/* it can be asked for fields of up to max(w, h) by max(w, h) cells */
extern void   Atlas_make (Atlas *all, int w, int h);
/* page is one of that field's, and neither w nor h is 1 */
extern Recipe Atlas_open (const Atlas *all, int w, int h, Big page);
typedef struct Maze {
    Grid          grid;
    unsigned char open[2 * (MOST + CELLS)];     /* see Maze_shut */
} Maze;
/* a part of a board, its first row and column counted from 0 */
typedef struct Field { int row, column, w, h; } Field;
extern int  Maze_beyond(const Maze *m, int cell, int side);
extern bool Maze_open  (const Maze *m, int cell, int side);
/* walls: number 2 k is on the right of cell k, 2 k + 1 below it. Is
   there one? Is it shut? */
extern bool Maze_wall  (const Maze *m, int wall);
extern bool Maze_shut  (const Maze *m, int wall);
extern void Maze_turn  (Maze *m, int wall);
/* the maze on a page; page is one of the atlas */
extern Maze Maze_on    (const Atlas *all, Big page);
/* from each cell to one goal: steps, and the side of the first one */
typedef struct Ways {
    unsigned char far[CELLS], side[CELLS];
} Ways;
enum { NOWHERE = 255 };             /* of far: no way leads there */
extern void Ways_to(const Maze *m, int goal, Ways *ways);
/* is it a tree? Has it a page, and which is the first? NULL, or a
   complaint; and why, with the place */
extern const char *Maze_fault(const Maze *m, Line why);
extern const char *Atlas_find(const Atlas *all, const Maze *m,
                              Big *page, Line why);
typedef struct Trio { int ball, pumpkin[2]; } Trio;
enum { WAIT = SIDES, NEXT, TURNS };
static const char letters[TURNS + 1] = "LURD.n";
extern const char *const Trio_turns[TURNS + 1];     /* in words */
extern bool is_caught(Trio t);
/* which pumpkin is nearer? here: the ways to the ball in this maze */
extern int  nearer(const Ways *here, Trio t);
/* your half of a turn; false: there is a wall */
extern bool step_ball(const Maze *now, int act, Trio *t);
/* both halves of one; behind now stands the next */
extern bool take_step(const Maze *now, int act, Trio *t);
enum { AHEAD = 60, LINE_MOST = 4000000, LONGEST = 80 };
/* at: ((maze * cells + ball) * cells + pumpkin 0) * cells + pumpkin 1;
   from: place in line * TURNS + turn */
typedef struct Entry { uint32_t at, from; } Entry;
typedef struct Search {
    Atlas atlas;                    /* made for the board */
    Maze  maze[AHEAD + 2];          /* this one and those to come */
    Ways  ways[AHEAD + 2][CELLS];   /* in each of them, to each cell */
    Big   page;                     /* of the next to be drawn */
    int   drawn, ahead, cells;      /* ahead: so many changes at most */
    int   joined;
    unsigned char *seen;            /* bits, behind the line */
    Entry line[];
} Search;
/* borrowed for a board of n by n, its atlas made; or NULL */
extern Search *Search_for(Think *t, int n);
extern Big Atlas_after(const Atlas *all, Big page);
enum { UNKNOWN = 0, LOST = -1, LONG = -2 };
/* the shortest way out with at most so many changes of the maze, letter
   by letter, up to LONGEST: so many turns, or LOST, UNKNOWN. w has an
   atlas made; ahead is at most AHEAD */
extern int find_way(Search *w, Think *t, Big page, Trio from,
                    int ahead, Line way);
typedef enum Phase { DEALING, ASKING, DRAWING, JUDGING, PLAYING,
    ESCAPED, CAUGHT } Phase;
typedef struct Hunt {
    int      n;                     /* so many rows, so many columns */
    Phase    phase;
    uint64_t seed;
    Big      page;                  /* of the first maze */
    Maze     maze[3];               /* this, the next, and one more */
    Trio     at;
    int      turns, changes, par;   /* or LOST, LONG, UNKNOWN */
} Hunt;
/* the page that a toss makes of a seed; in a hunt, toss 0 is known */
extern Big Atlas_chance(const Atlas *all, uint64_t seed, int toss);
extern Big Hunt_toss(const Hunt *s, const Atlas *all, int toss);
/* of sizes 4, 6, 8, 10 and 12 */
typedef struct Known { const char *page, *way; } Known;
extern const Known Hunt_known[];
extern const Model tallymaze_model;
