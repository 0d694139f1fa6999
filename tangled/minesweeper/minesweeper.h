/* Made from games/minesweeper.nw by make tangle: change that, not this. */

/* begin the header */
/* minesweeper.h -- a field of tiles, and what is known of it */
#ifndef MINESWEEPER_H
#define MINESWEEPER_H
#include <stdbool.h>
#include <stdint.h>
#include "model.h"

enum { ROWS = 30, COLUMNS = 40, TILES = ROWS * COLUMNS };  /* at most */
/* what a tile shows; 0 .. 8: open, so many bombs around it */
enum { COVERED = 9, FLAG, UNSURE, BURST };
/* deals: never a guess; the first tile is safe; the ancestor's, where
   nothing is; buried by hand */
enum { NOGUESS, CLASSIC, ANCESTOR, BY_HAND };
/* bombs are buried by hand; the first click is awaited; the house lays
   the bombs; play; the house judges the clicks; over */
typedef enum Phase {
    BURYING, FRESH, LAYING, PLAYING, JUDGING, DONE
} Phase;
typedef struct Mines {
    int     rows, columns, bombs, deal;
    Phase   phase;
    bool    won;                    /* once JUDGING or DONE */
    bool    proved;                 /* this deal needs no guess */
    int     first;                  /* tile of the first click, or -1 */
    int     clicks;                 /* so far that opened something */
    /* what the judge will say */
    int     guesses, needless;      /* clicks not certain; .. though
                                       another tile was */
    int     certain;                /* a tile that was certain when the
                                       bomb went off, or -1 */
    uint8_t  shown [TILES];         /* tile r * columns + c */
    uint8_t  bomb  [TILES];         /* 1: the secret; hide wipes it */
    uint16_t opened[TILES];         /* by which click, from 1; 0: not */
    uint8_t  chosen[TILES];         /* 1: that click meant this tile;
                                       others came with a blank */
} Mines;
/* the up to eight neighbors of a tile; returns how many */
extern int  around(const Mines *m, int tile, int out[8]);
/* bombs around a tile, of m->bomb */
extern int  number_of(const Mines *m, int tile);
/* lays m->bombs bombs by chance: number names the field, the tiles of
   a zone around m->first stay free (zone: 0 none, 1 the tile, 9 it and
   its neighbors; the largest that leaves room) */
extern void lay(Mines *m, int number, int zone);
/* opens a tile that is no bomb, and what comes along with a blank;
   flags stay. Numbers are reckoned from m->bomb. */
extern void uncover(Mines *m, int tile);
/* the tiles that a chord on this one opens; 0: it has none */
extern int  chord_opens(const Mines *m, int tile, int out[8]);
/* 3BV: the fewest clicks that open everything, without chords; only
   for who may see m->bomb */
extern int  fewest_clicks(const Mines *m);
enum { MINE = BURST + 1, WRONG };   /* a bomb; a flag on none */
/* what the eye sees: as shown, and, when the bombs are no secret, MINE
   and WRONG as well */
extern int  face_of(const Mines *m, int tile);
extern const Model minesweeper_model;
#endif
