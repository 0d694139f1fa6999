/* Made from kit/grid.nw by make tangle: change that, not this. */
/* grid-view.h -- where the cells of a board are seen */
#pragma once
#include "grid.h"
#include "view.h"

/* the item of a cell, its number plus 1, in a square of pitch units;
   the first cell is at (left, top) */
extern Item *Grid_item(Page *page, Grid g, int cell,
                       double left, double top, double pitch);
