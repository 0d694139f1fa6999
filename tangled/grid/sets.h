/* Made from kit/grid.nw by make tangle: change that, not this. */
/* sets.h -- sets of things from 0 to 63: thing k is bit k */
#pragma once
#include <stdint.h>

typedef uint64_t Set;
static inline int Set_count(Set set)
{
    return __builtin_popcountll(set);
}
static inline int Set_first(Set set)        /* of one not empty */
{
    return __builtin_ctzll(set);
}
