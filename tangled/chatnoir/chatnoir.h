/* Made from chatnoir.nw by make tangle: change that, not this. */

/* begin the header */
/* chatnoir.h -- the world of Chat Noir, its searches and its rules */
#ifndef CHATNOIR_H
#define CHATNOIR_H
#include "grid.h"
#include "model.h"

typedef struct Posn { int x, y; } Posn;     /* column, row, from 0 */
static const Posn NOWHERE  = { -1, -1 };
static const Posn BOUNDARY = { -2, -2 };    /* one leap off the edge */
extern bool same_posn(Posn a, Posn b);
typedef enum Phase { PLAYING, CAT_WON, CAT_LOST } Phase;
typedef enum CatKind {              /* the first three are retired */
    WANDER, DOWNHILL, ROUTES, KITTEN, NOIR, TOMCAT, PANTHER
} CatKind;

/* world-struct */
enum { LEAST = 3, MOST = 51 };      /* sizes; only odd ones */
typedef struct World {
    int     size;
    Phase   phase;
    bool    cats_turn;              /* while PLAYING; else false */
    CatKind kind;
    Posn    cat;
    int     stones, steps;          /* blocked by you; of the cat */
    Posn    last;                   /* blocked last, or NOWHERE */
    bool    blocked[MOST][MOST];    /* [y][x] */
    uint8_t gone[MOST][MOST];       /* the cat left by this neighbor,
                                       1 to 6; 0: it never did */
} World;
extern void empty_world(World *w, int size, CatKind kind);
extern bool is_free(const World *w, Posn p);    /* and on the board */
/* lists them column by column; returns how many there are */
extern int  free_circles(const World *w, Posn *out);
/* as if it had always been so: no turn passes */
extern void block_cell(World *w, Posn p);
/* blocks n free circles by chance, none of them the cat's; false and
   nothing done if there are not so many */
extern bool block_some(World *w, int n, Random *random);
enum { FAR = 65535 };       /* no way; never add to it: see plus */
typedef struct DistCell { Posn at; int leaps; } DistCell;
typedef struct Table { int n; DistCell cell[MOST * MOST]; } Table;
/* the leaps of p, or FAR if it is not in the table */
extern int  lookup_in_table(const Table *table, Posn p);
/* all circles that can be reached from there, the nearest first */
extern void bfs(const World *w, Posn also, Posn from, Table *table);
/* the six places around p, on the board or not: two above, left,
   right, two below */
extern void adjacent(Posn p, Posn out[6]);
extern bool on_boundary(Posn p, int size);
extern bool in_bounds(Posn p, int size);
enum { EDGE = 4 * MOST };       /* no place has more neighbors */
/* lists whom p touches, also being blocked, too; returns how many */
extern int neighbors(const World *w, Posn also, Posn p, Posn *out);
/* boxes and line have Boxes_room(size) places each, the caller's; size
   is odd, from 3 to 4001 */
typedef struct Boxes { int size; uint16_t *at; int *line; } Boxes;
enum { WALL = FAR - 1, DEEPEST = WALL - 1 };
extern int  Boxes_room(int size);
extern int  Boxes_at(int size, Posn p);
/* puts up the fence, and FAR or WALL for each circle; row y of the
   flags begins at blocked + y * stride */
extern void Boxes_lay(Boxes b, const bool *blocked, int stride);
extern void Boxes_from_boundary(Boxes b); /* an edge circle has 1 */
extern void Boxes_from(Boxes b, int box); /* that box has 0 */
typedef struct Map { int size; uint16_t at[(MOST + 2) * (MOST + 2)]; }
    Map;
/* to the edge, whose circles have 1; also is blocked, too */
extern void bfs_from_boundary(const World *w, Posn also, Map *map);
/* from that circle, which has 0; beyond the edge nobody walks */
extern void bfs_from(const World *w, Posn from, Posn also, Map *map);
/* FAR if blocked, off the board or cut off */
extern int  lookup(const Map *map, Posn p);
extern int  plus(int a, int b);         /* FAR absorbs */
/* does a shortest way of the cat lead over p? no if a map is NULL */
extern bool on_cats_path(const World *w, const Map *from_cat,
                         const Map *to_edge, Posn p);
/* the same for all circles at once; returns how many there are */
extern int  cats_path(const World *w, const Map *from_cat,
                      const Map *to_edge, bool on[MOST][MOST]);
extern const Model chatnoir_model;
/* why it cannot be blocked, or NULL */
extern const char *not_to_block(const World *w, Posn p);
/* lists those of n places whose score is least; none if it is FAR */
extern int find_best_positions(int n, const Posn *posn,
                               const int64_t *score, Posn *best);
typedef struct Hope Hope;           /* room to think, see below */
/* where the cat may step, if also is blocked, too; returns how many */
extern int cats_choices(const World *w, Posn also, Posn best[6],
                        Hope *hope);
enum { MANY = 1000000000 };         /* as many ways as we count */
/* the shortest ways from start to the edge of the map, at most MANY */
extern int ways_from(const Map *map, Posn start);
/* who lives, the edge first, and how much hope they have; room for
   thinking, 38 KB, is the caller's */
struct Hope {
    Map     map;                    /* 1: edge, ONCE or TWICE called */
    int     line[(MOST + 2) * (MOST + 2)], edge, alive;
    int64_t at[(MOST + 2) * (MOST + 2)];
};
enum { TWICE = 2, ONCE = 3 };
/* also is blocked, too; find_living leaves [at] as it was */
extern void find_living(const World *w, Posn also, Hope *hope);
extern bool lives(const Hope *hope, Posn p);
#define WHOLE ((int64_t)1 << 50)        /* the hope of the edge */
/* the same, and how much: 0 for the dead and for stones */
extern void find_hope(const World *w, Posn also, Hope *hope);
extern int64_t hope_at(const Hope *hope, Posn p);
/* why this stone, if the game is then proved won (1), lost (-1) */
extern void give_reason(const World *w, Posn stone, int proved,
                        Line reason);
/* "no", "one", .. "twelve", "13": the words, or number filled in */
extern const char *steps_in_words(int steps, Line number);
/* a circle's number, from 1, and back; 0 is NOWHERE */
extern int  id_of  (const World *w, Posn p);
extern Posn posn_of(const World *w, int id);
#endif
