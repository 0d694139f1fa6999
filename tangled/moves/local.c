/* Made from kit/moves.nw by make tangle: change that, not this. */
#include "text.h"

const char *local(const char *english) { return english; }

const char *local_n(const char *one, const char *many, long n)
{
    return n == 1 ? one : many;
}
