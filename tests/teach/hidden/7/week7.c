/* week 7: tests that are not handed out */
#include "bench.h"
#include "minesweeper.h"

CLAIM(a_click_opens_what_a_slow_flood_opens)
{
    static Mines m;

    for (int k = 0; k < 60; k++) {
        static bool open[TILES];
        bool more = true;
        int at = 0;

        CHECK(starts(&m, "", 1) == NULL);
        m.bombs = 3 + k;
        lay(&m, k, 0);
        while (m.bomb[at])
            at++;
        memset(open, 0, sizeof open);
        open[at] = true;
        while (more) {
            more = false;
            for (int t = 0; t < tiles_of(&m); t++) {
                int next[8], n = around(&m, t, next);

                for (int j = 0; j < n && open[t] && !number_of(&m, t); j++)
                    if (!open[next[j]])
                        more = open[next[j]] = true;
            }
        }
        m.clicks = 1;
        uncover(&m, at);
        for (int t = 0; t < tiles_of(&m); t++)
            CHECK(m.shown[t] == (open[t] ? number_of(&m, t) : COVERED));
    }
}
TEST_MAIN
