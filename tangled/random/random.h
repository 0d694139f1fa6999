/* Made from kit/random.nw by make tangle: change that, not this. */
/* random.h -- repeatable chance: the generator PCG32 */
#pragma once
#include <stdint.h>

/* repeatable chance */
/* A value: copy it and the copy goes on in the same way. */
typedef struct Random { uint64_t at, step; } Random;
/* stream: which of the 2^63 sequences; any number will do */
extern Random   Random_start(uint64_t seed, uint64_t stream);
/* the next 32 bits */
extern uint32_t Random_bits(Random *r);
/* 0 .. n - 1, each equally likely; n from 1 to INT_MAX */
extern int      Random_below(Random *r, int n);
/* shuffles item[0 .. n - 1] (Fisher-Yates) */
extern void     Random_shuffle(Random *r, int *item, int n);
