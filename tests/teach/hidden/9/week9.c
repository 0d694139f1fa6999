/* week 9: tests that are not handed out */
#include <math.h>
#include "bench.h"
#include "memory.h"

CLAIM(small_tables_are_as_reckoned_with_a_pencil)
{
    CHECK(fabs(expected(1, 1) - 1) < 1e-9);
    CHECK(fabs(expected(2, 2) - 2) < 1e-9);
    CHECK(fabs(expected(7, 7) - 7) < 1e-9);
    CHECK(fabs(expected(1, 3) - 7 / 3.) < 1e-9);
    CHECK(fabs(expected(0, 4) - 8 / 3.) < 1e-9);
}

CLAIM(whoever_knows_more_needs_fewer_tries)
{
    for (int u = 2; u <= 20; u += 2)
        CHECK(expected(2, u) < expected(0, u + 2)
              && expected(0, u) < expected(0, u + 2));
}
TEST_MAIN
