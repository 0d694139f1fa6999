/* week 8: tests that are not handed out */
#include "bench.h"
#include "slidey.h"

CLAIM(on_twelve_places_no_way_is_longer_than_the_one_that_was_shuffled)
{
    static Purse purse;
    Random random = Random_start(8, 2);
    Tray s;

    CHECK(starts(&s, "rows=3 columns=4", 8) == NULL);
    for (int cell = 0; cell < 12; cell++)
        s.tile[cell] = (short)cell;
    s.hole = 11;
    for (int k = 1, before = -1; k <= 20; k++) {
        Think t = { .nodes = 1L << 24 };
        int next[5], n = Grid_near(grid(&s), s.hole, 4, next), to, first,
            hole = s.hole, far;

        do
            to = next[Random_below(&random, n)];
        while (to == before);
        before = hole;
        slide(&s, to);
        if (k % 5 > 0)
            continue;
        memset(&purse, 0, sizeof purse);
        far = shortest(&purse, &s, &t, &first, 1);
        CHECK(far > 0 && far <= k && (far - k) % 2 == 0);
        if (first >= 0 && first < 12 && in_line(&s, first)) {
            Tray then = s;

            slide(&then, first);
            memset(&purse, 0, sizeof purse);
            CHECK(shortest(&purse, &then, &t, &first, 1) == far - 1);
        } else
            CHECK(false && "the first slide is one");
    }
}
/* what a walk takes beyond the price of the tables */
static long steps_to(const Tray *s)
{
    static Purse purse;
    Think t = { .nodes = 1L << 24 };
    int first;

    memset(&purse, 0, sizeof purse);
    CHECK(shortest(&purse, s, &t, &first, 1) >= 0);
    return (1L << 24) - t.nodes;
}

CLAIM(no_walk_slides_back_what_it_has_just_slid)
{
    Random random = Random_start(8, 3);
    long tables, steps = 0;
    Tray s;

    CHECK(starts(&s, "rows=3 columns=3", 8) == NULL);
    for (int cell = 0; cell < 9; cell++)
        s.tile[cell] = (short)cell;
    s.hole = 8;
    tables = steps_to(&s);
    for (int k = 0; k < 12; k++) {
        deal(&s, &random);
        steps += steps_to(&s) - tables;
    }
    CHECK(steps > 300 && steps < 2000);
}
TEST_MAIN
