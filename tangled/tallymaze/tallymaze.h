/* Made from games/tallymaze.nw by make tangle: change that, not this. */

/* begin the header */
/* tallymaze.h -- long numbers, the atlas of mazes, the hunt */
#ifndef TALLYMAZE_H
#define TALLYMAZE_H
#include "grid.h"
#include "model.h"
#include "player.h"

enum { LEFT, UP, RIGHT, DOWN, SIDES, MOST = 12, CELLS = MOST * MOST };
/* a cross in a field: a columns are left of it, b rows above it */
typedef struct Chapter { int a, b, whole; } Chapter;
/* a number below 2 to the power of 192, in three digits of 64 bits */
typedef struct Big { uint64_t low, mid, high; } Big;
extern Big  Big_of     (uint64_t n);
extern int  Big_compare(Big x, Big y);      /* -1, 0 or 1 */
extern Big  Big_plus   (Big x, Big y);
extern Big  Big_minus  (Big x, Big y);      /* x is not smaller */
extern Big  Big_times  (Big x, Big y);
extern Big  Big_divide (Big x, Big by, Big *rest);
extern bool Big_read   (const char *text, Big *out);
extern void Big_tell   (Big n, bool gaps, Text *out);
typedef struct Atlas {
    int w, h;                       /* of its mazes */
    Big count[MOST + 1][MOST + 1];  /* pages of smaller ones, by w, h */
    Big begins[(MOST - 1) * (MOST - 1)];    /* page of chapter 4 k */
} Atlas;
/* a maze, one cross deep. A gap is so many places from the left or
   upper end of its arm; fields: upper left, right, lower left, right */
typedef struct Recipe {
    Chapter cross;
    int     gap[SIDES];
    Big     field[4];
} Recipe;
extern void   Atlas_make(Atlas *all, int w, int h);
/* page is less than all->count[w][h], and neither w nor h is 1 */
extern Recipe Atlas_open(const Atlas *all, int w, int h, Big page);
typedef struct Maze {
    Grid          grid;
    unsigned char open[CELLS];      /* bit k: through side k */
} Maze;
/* a part of a board, its first row and column counted from 0 */
typedef struct Field { int row, column, w, h; } Field;
extern int  Maze_beyond(const Maze *m, int cell, int side);
extern bool Maze_open  (const Maze *m, int cell, int side);
/* may a wall be there, right of a cell or below it? */
extern bool Maze_wall  (const Maze *m, int cell, int side);
extern void Maze_turn  (Maze *m, int cell, int side);
/* the maze on a page; page is less than all->count[all->w][all->h] */
extern Maze Maze_on    (const Atlas *all, Big page);
/* from each cell to one goal: steps, and the side of the first one */
typedef struct Ways {
    unsigned char far[CELLS], side[CELLS];
} Ways;
enum { NOWHERE = 255 };             /* of far: no way leads there */
extern void Ways_to(const Maze *m, int goal, Ways *ways);
/* the first page with this field of a maze; or where no cross fits */
extern bool Atlas_page(const Atlas *all, const Maze *m, Field f,
                       Big *page, Field *bad);
/* is it a tree? Has it a page, and which is the first? Or why not */
extern bool Maze_tree  (const Maze *m, Line why);
extern bool Atlas_finds(const Atlas *all, const Maze *m, Big *page,
                        Line why);
typedef struct Trio { int ball, pumpkin[2]; } Trio;
enum { WAIT = SIDES, NEXT, TURNS };
static const char letters[TURNS + 1] = "LURD.n";
extern bool is_caught(Trio t);
/* which pumpkin is nearer? here, there: the ways to the ball in this
   maze and in the next */
extern int  nearer(const Ways *here, Trio t);
extern void chase (const Maze *now, const Ways *here, const Ways *there,
                   Trio *t);
/* your half of a turn; false: there is a wall */
extern bool step_ball(const Maze *now, int act, Trio *t);
/* both halves of one that is possible; behind now stands the next */
extern Trio Trio_after(const Maze *now, int act, Trio t);
enum { AHEAD = 60, LINE_MOST = 1 << 21, LONGEST = 80 };
typedef struct Entry {
    unsigned char maze, ball, pumpkin[2];
    uint32_t      before : 28, act : 4;
} Entry;
typedef struct Search {
    Atlas atlas;                    /* made for the board */
    Maze  maze[AHEAD + 2];          /* this one and those to come */
    Ways  ways[AHEAD + 2][CELLS];   /* in each of them, to each cell */
    Big   page;                     /* of the next to be drawn */
    int   drawn, ahead, cells;      /* ahead: so many changes at most */
    int   joined, room;
    bool  full;                     /* nobody else could join */
    unsigned char *seen;
    Entry line[];                   /* of the room */
} Search;
/* borrows what a search on n by n cells takes, or NULL */
extern Search *Search_for(Think *t, int n);
extern Big Atlas_after(const Atlas *all, Big page);
enum { UNKNOWN = 0, LOST = -1 };
/* the shortest way out with at most so many changes of the maze */
typedef struct Way {
    int  turns;                     /* or LOST, UNKNOWN */
    char way[LONGEST + 1];          /* its letters */
} Way;
/* w: for such a board; ahead is at most AHEAD */
extern Way find_way(Search *w, Think *t, Big page, Trio from,
                    int ahead);
typedef enum Phase { DEALING, ASKING, DRAWING, JUDGING, PLAYING,
    ESCAPED, CAUGHT } Phase;
typedef struct Hunt {
    int      n;                     /* so many rows, so many columns */
    Phase    phase;
    uint64_t seed;
    Big      page;                  /* of the first maze */
    Maze     maze[3];               /* this, the next, and one more */
    Trio     at;
    int      turns, changes, par;   /* par: or LOST, UNKNOWN */
} Hunt;
/* the page that a toss makes of a seed; in a hunt, toss 0 is known */
extern Big Atlas_chance(const Atlas *all, uint64_t seed, int toss);
extern Big Hunt_toss(const Hunt *s, const Atlas *all, int toss);
/* of sizes 4, 6, 8, 10 and 12 */
typedef struct Known { const char *page, *way; } Known;
extern const Known Hunt_known[];
extern const Model tallymaze_model;
#endif
