/* Made from kit/moves.nw by make tangle: change that, not this. */
#include "text.h"

const char *local(const char *english)
{
    return english;
}
