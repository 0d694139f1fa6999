/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include "paintbynumbers.h"

/* the pictures */
const Painting paintings[] = {
#include "paintbynumbers-pictures.h"
};
const int paintings_count = (int)(sizeof paintings / sizeof *paintings);
