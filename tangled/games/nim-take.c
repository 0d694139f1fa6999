/* Made from games.nw by make tangle: change that, not this. */
#include "nim.h"

/* take n matches */
const char *nim_take(Nim *s, int n)
{
    /* complain if n cannot be taken */
    if (n < 1 || n > GRASP)
        return _("take one, two or three matches");
    if (n > s->left)
        return _("there are not so many matches left");
    s->left -= n;
    s->turn = 3 - s->turn;
    return NULL;
}
