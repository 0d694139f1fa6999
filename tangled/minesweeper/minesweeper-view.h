/* Made from games/minesweeper.nw by make tangle: change that, not this. */

/* begin the header of the view */
/* minesweeper-view.h -- how a field looks */
#ifndef MINESWEEPER_VIEW_H
#define MINESWEEPER_VIEW_H
#include "minesweeper.h"
#include "view.h"

enum { PITCH = 30, RIM = 8 };       /* from tile to tile; around all */
enum { GROUND = TILES + 1 };        /* the id of what lies beneath;
                                       tile t is item t + 1 */
enum {                              /* the look of a tile's item */
    FACE = 15,                      /* look & FACE: its face */
    NEAR = 16,                      /* beside the number pointed at */
    REASON = 32,                    /* the hint rests on this number */
    LIT = 64,                       /* what the hint is about .. */
    LIT_SAFE = 128, LIT_BOMB = 256, /* .. and is certain to be */
    DOT = 512,                      /* the corner of four open tiles */
    MISSED = 1024,                  /* was certain when it was over */
    LAST = 2048,                    /* opened by the winning click */
    CHANCE = 4096                   /* times 1 + percent, or 0 */
};
extern const View minesweeper_view;
#endif
