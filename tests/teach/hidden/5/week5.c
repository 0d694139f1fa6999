/* week 5: tests that are not handed out */
#include "bench.h"
#include "chatnoir.h"

CLAIM(on_boards_of_31_each_leap_is_as_short_as_the_other_search_says)
{
    static World w;
    static Table table;
    static Map map;
    Random random = Random_start(5, 1);

    for (int k = 0; k < 6; k++) {
        Posn from = { 3 + k, 4 + k };

        empty_world(&w, 31, NOIR);
        CHECK(block_some(&w, 60 * k, &random));
        if (!is_free(&w, from))
            continue;
        bfs(&w, NOWHERE, from, &table);
        bfs_from(&w, from, NOWHERE, &map);
        for (int id = 1; id <= w.size * w.size; id++) {
            Posn p = posn_of(&w, id);

            if (is_free(&w, p))
                CHECK(lookup_in_table(&table, p) == lookup(&map, p));
        }
    }
}
TEST_MAIN
