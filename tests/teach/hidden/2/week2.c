/* week 2: tests that are not handed out */
#include "bench.h"
#include "chatnoir-view.h"

CLAIM(a_point_near_a_center_is_in_that_circle_on_boards_of_3_13_and_51)
{
    static const int sizes[] = { 3, 13, 51 };
    static World w;

    for (int k = 0; k < 3; k++) {
        empty_world(&w, sizes[k], NOIR);
        for (int id = 1; id <= w.size * w.size; id++) {
            Posn p = posn_of(&w, id);
            double x = cell_center_x(p), y = cell_center_y(p);

            if (!in_bounds(p, w.size))
                continue;
            CHECK(same_posn(circle_at_point(&w, x + 6, y - 6), p));
            CHECK(same_posn(circle_at_point(&w, x - 6, y + 6), p));
        }
        CHECK(same_posn(circle_at_point(&w, -50, -50), NOWHERE));
    }
}
TEST_MAIN
