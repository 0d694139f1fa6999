/* Made from games/jewel.nw by make tangle: change that, not this. */

/* begin the header */
/* jewel.h -- three of a kind, against the clock */
#pragma once
#include "player.h"
enum { SIDE = 8, CELLS = SIDE * SIDE, TYPES = 7, NONE = TYPES * TYPES,
       RUNS = 4 * SIDE, SWAPS = 2 * SIDE * (SIDE - 1) };
/* a jewel is its type + TYPES * its lure, or NONE; rows of eight */
typedef unsigned char Gem;
typedef struct Swap { int a, b; } Swap;
/* all runs: how long they are, and bits for their jewels */
extern int  runs (const Gem *gem, int *length, uint64_t *gone);
/* would these neighbors make a run if they changed places? */
extern bool fits (const Gem *gem, int a, int b);
extern int  swaps(const Gem *gem, Swap *out);       /* room: SWAPS */
typedef enum Phase { WAITING, CLEARING, FALLING, ENDED } Phase;
typedef struct Jewel {
    Gem           gem[2 * CELLS];   /* the attic, then the board */
    unsigned char id[2 * CELLS];    /* 1 .. 128 */
    uint64_t gone;                  /* of the board; FALLING only */
    Random   chance;                /* secret */
    Phase    phase;
    int      match, lure, goal;     /* lure: one for all, if so */
    int      clock;                 /* 0: none; 2: never wound */
    bool     stopped;
    int      life, score, level, stage;     /* life in hundredths */
    int      made, won;             /* swaps; points by the last one */
} Jewel;
/* the board of a state, without its attic */
#define BOARD(s) ((s)->gem + CELLS)
enum { START = 100000, FULL = 200000, STAGE = 10, POINT = 1000 };
extern int decay(const Jewel *s);       /* hundredths a tick */
enum { BEGINNER, EASY, MEDIUM, HIGH, EXTREME };
enum { CLASSIC, FAIR };
extern bool by_color(const Jewel *s);           /* or by shape */
extern int shape_of(const Jewel *s, Gem g);     /* 0 .. 6 */
extern int color_of(const Jewel *s, Gem g);
extern const Model jewel_model;
extern bool dead(const Jewel *s);           /* no run and no swap */
extern const Player jewel_players[], jewel_hint[];
