/* week 6: tests that are not handed out */
#include "bench.h"
#include "chatnoir.h"

/* who has two living neighbors, and whoever is at the edge: again and again,
   until nothing changes */
static void all_who_live(const World *w, bool *alive)
{
    bool more = true;

    memset(alive, 0, MOST * MOST + 1);
    while (more) {
        more = false;
        for (int id = 1; id <= w->size * w->size; id++) {
            Posn p = posn_of(w, id), next[6];
            int n = 0;

            if (alive[id] || !is_free(w, p))
                continue;
            adjacent(p, next);
            for (int i = 0; i < 6; i++)
                n += is_free(w, next[i]) && alive[id_of(w, next[i])];
            if (n >= 2 || on_boundary(p, w->size))
                more = alive[id] = true;
        }
    }
}

CLAIM(on_boards_of_15_the_living_are_those_with_two_living_neighbors)
{
    static bool alive[MOST * MOST + 1];
    static World w;
    static Hope hope;
    Random random = Random_start(6, 1);

    for (int k = 0; k < 40; k++) {
        empty_world(&w, 15, NOIR);
        CHECK(block_some(&w, 3 * k, &random));
        find_living(&w, NOWHERE, &hope);
        all_who_live(&w, alive);
        for (int id = 1; id <= w.size * w.size; id++)
            if (is_free(&w, posn_of(&w, id)))
                CHECK(lives(&hope, posn_of(&w, id)) == alive[id]);
    }
}
TEST_MAIN
