/* Made from kit/random.nw by make tangle: change that, not this. */
#include <assert.h>
#include "random.h"

/* random numbers */
uint32_t Random_bits(Random *r)
{
    uint64_t old = r->at;
    uint32_t mixed = (uint32_t)((old >> 18 ^ old) >> 27);
    unsigned turn = (unsigned)(old >> 59);

    r->at = old * 6364136223846793005u + r->step;
    return mixed >> turn | mixed << (32 - turn) % 32;
}
Random Random_start(uint64_t seed, uint64_t stream)
{
    Random r = { 0, stream * 2 + 1 };

    (void)Random_bits(&r);
    r.at += seed;
    (void)Random_bits(&r);
    return r;
}
int Random_below(Random *r, int n)
{
    assert(n > 0);
    uint32_t sides = (uint32_t)n;
    uint32_t surplus = (0u - sides) % sides;
    uint32_t bits;

    do
        bits = Random_bits(r);
    while (bits < surplus);
    return (int)(bits % sides);
}
void Random_shuffle(Random *r, int *item, int n)
{
    for (int last = n - 1; last > 0; last--) {
        int pick = Random_below(r, last + 1);
        int drawn = item[pick];

        item[pick] = item[last];
        item[last] = drawn;
    }
}
