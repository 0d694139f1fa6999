/* Made from kit/grid.nw by make tangle: change that, not this. */
#include "grid-view.h"

/* the box of a cell */
Item *Grid_item(Page *page, Grid g, int cell,
                double left, double top, double pitch)
{
    Spot at = Grid_spot(g, cell);

    return Page_add(page, cell + 1, left + (at.column - 1) * pitch,
                    top + (at.row - 1) * pitch, pitch, pitch);
}
