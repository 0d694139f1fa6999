/* Made from games/minesweeper.nw by make tangle: change that, not this. */

/* begin the header */
/* minesweeper.h -- a field of tiles, and what is known of it */
#pragma once
#include "grid.h"
#include "model.h"

enum { ROWS = 30, COLUMNS = 40, TILES = ROWS * COLUMNS };  /* at most */
/* what a tile shows; 0 .. 8: open, so many bombs around it */
enum { COVERED = 9, FLAG, UNSURE, BURST };
enum { MINE = BURST + 1, WRONG,     /* seen: a bomb; a flag on none; */
       TICK };                      /* what was certain to be safe */
/* never a guess; only the first tile safe; not even that; your own */
enum { NOGUESS, CLASSIC, ANCESTOR, BY_HAND };
/* bombs are buried by hand; the first click is awaited; the house lays
   the bombs; play; the house judges the clicks; over */
typedef enum Phase { BURYING, FRESH, LAYING, PLAYING, JUDGING,
                     DONE } Phase;
typedef struct Mines {
    Grid     grid;
    int      bombs, deal;
    Phase    phase;
    bool     won, promised;         /* by the house: no guess needed */
    uint8_t  filler[2];             /* always 0 */
    int      first, certain;        /* tiles or -1: of the first click;
                                       certain at a fatal click */
    int      clicks;                /* that opened something */
    int      guesses, needless;     /* of these; another was certain */
    uint8_t  shown [TILES];
    uint8_t  bomb  [TILES];         /* 1: the secret; hide wipes it */
    uint16_t opened[TILES];         /* by which click, from 1; 0: not */
    uint8_t  chosen[TILES];         /* 1: meant by it; others came along
                                       with a blank */
} Mines;
extern int  tiles_of (const Mines *m);
/* the neighbors of a tile, returns how many; and the bombs of these */
extern int  around   (const Mines *m, int tile, int out[8]);
extern int  number_of(const Mines *m, int tile);
/* lays bombs by chance: number names the field; a zone stays free: 0 no
   tile, 1 m->first, 9 its neighbors, too, if that leaves room */
extern void lay(Mines *m, int number, int zone);
/* opens a tile and what comes along with a blank; flags stay */
extern void uncover(Mines *m, int tile);
extern int  count_shown(const Mines *m, int from, int to);
/* the tiles that a chord on this one opens; 0: it has none */
extern int  chord_opens(const Mines *m, int tile, int out[8]);
/* 3BV: the fewest clicks that open all, without chords; reads bomb */
extern int  fewest_clicks(const Mines *m);
/* as shown, or MINE, WRONG, TICK if that is no secret */
extern int  face_of(const Mines *m, int tile);
extern const Model minesweeper_model;
