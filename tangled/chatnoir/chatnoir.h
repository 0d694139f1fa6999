/* Made from chatnoir.nw by make tangle: change that, not this. */

/* begin the header */
/* chatnoir.h -- the world of Chat Noir, its searches and its rules */
#pragma once
#include "grid.h"
#include "model.h"

typedef struct Posn { int x, y; } Posn;     /* column, row, from 0 */
static const Posn NOWHERE = { -1, -1 }, BOUNDARY = { -2, -2 };
extern bool same_posn(Posn a, Posn b);

/* world-struct */
typedef enum Phase { PLAYING, CAT_WON, CAT_LOST } Phase;
typedef enum CatKind { WANDER, DOWNHILL, ROUTES,    /* retired */
                       KITTEN, NOIR, TOMCAT, PANTHER } CatKind;
enum { LEAST = 3, MOST = 51,        /* sizes; only odd ones */
       BACK = 24 };
typedef struct Turn { Posn cat, stone; } Turn;
typedef struct World {
    int     size;
    Phase   phase;
    CatKind kind;
    Posn    cat;
    int     stones, steps;          /* blocked by you; of the cat */
    Posn    last;                   /* blocked last, or NOWHERE */
    Turn    past[BACK];             /* stone n at n % BACK */
    bool    blocked[MOST][MOST];    /* [y][x] */
    uint8_t gone[MOST][MOST];       /* the cat left by this neighbor,
                                       1 to 6; 0: it never did */
    bool    cats_turn;              /* while PLAYING; else false */
    bool    spare;
} World;
_Static_assert(sizeof(World) == 9 * 4 + BACK * 16 + 2 * MOST * MOST + 2,
               "a gap");
enum { FAR = 65535 };       /* no way; never add to it: see plus */
typedef struct DistCell { Posn at; int leaps; } DistCell;
typedef struct Table { int n; DistCell cell[MOST * MOST]; } Table;
extern int  lookup_in_table(const Table *table, Posn p);    /* or FAR */
extern void bfs(const World *w, Posn also, Posn from, Table *table);
extern void empty_world(World *w, int size, CatKind kind);
extern bool is_free(const World *w, Posn p);    /* and on the board */
extern int  free_circles(const World *w, Posn *out);
extern void block_cell(World *w, Posn p);
/* n free circles, not the cat's; false if there are not so many */
extern bool block_some(World *w, int n, Random *random);
extern void adjacent(Posn p, Posn out[6]);  /* on the board or not */
extern bool on_boundary(Posn p, int size), in_bounds(Posn p, int size);
enum { EDGE = 4 * MOST };       /* no place has more neighbors */
extern int neighbors(const World *w, Posn also, Posn p, Posn *out);
/* Boxes_room(size) places each; size is odd, from 3 to 4001 */
typedef struct Boxes { int size; uint16_t *at; int *line; } Boxes;
enum { WALL = FAR - 1, DEEPEST = WALL - 1 };
extern int  Boxes_room(int size), Boxes_at(int size, Posn p);
/* row y of the flags begins at blocked + y * stride */
extern void Boxes_lay(Boxes b, const bool *blocked, int stride);
extern void Boxes_from_boundary(Boxes b); /* an edge circle has 1 */
extern void Boxes_from(Boxes b, int box); /* that box has 0 */
enum { ROOM = (MOST + 2) * (MOST + 2) };
typedef struct Map { int size; uint16_t at[ROOM]; } Map;
extern void bfs_from_boundary(const World *w, Posn also, Map *map);
extern void bfs_from(const World *w, Posn from, Posn also, Map *map);
extern int  lookup(const Map *map, Posn p);     /* FAR: no way */
extern int  plus(int a, int b);         /* FAR absorbs */
extern bool on_cats_path(const World *w, const Map *from_cat,
                         const Map *to_edge, Posn p);
extern int  cats_path(const World *w, const Map *from_cat,
                      const Map *to_edge, bool on[MOST][MOST]);
extern const Model chatnoir_model;
extern const char *not_to_block(const World *w, Posn p);    /* or why */
extern int find_best_positions(int n, const Posn *posn,
                               const int64_t *score, Posn *best);
typedef struct Hope Hope;           /* room to think, see below */
extern int cats_choices(const World *w, Posn also, Posn best[6],
                        Hope *hope);
enum { MANY = 1000000000 };         /* as many ways as we count */
extern int ways_from(const Map *map, Posn start);
/* who lives, the edge first, and how much hope they have */
struct Hope {
    Map     map;                    /* 1: edge, ONCE or TWICE called */
    int     line[ROOM], edge, alive;
    int64_t at[ROOM];
};
enum { TWICE = 2, ONCE = 3 };
extern void find_living(const World *w, Posn also, Hope *hope);
extern bool lives(const Hope *hope, Posn p);
#define WHOLE ((int64_t)1 << 50)        /* the hope of the edge */
extern void find_hope(const World *w, Posn also, Hope *hope);
extern int64_t hope_at(const Hope *hope, Posn p);
extern void give_reason(const World *w, Posn stone, int proved,
                        Line reason);
extern const char *steps_in_words(int steps, Line number);
extern int  id_of  (const World *w, Posn p);
extern Posn posn_of(const World *w, int id);
