/* week 10: tests that are not handed out */
#include "bench.h"
#include "spider.h"

CLAIM(a_packet_arrives_whole_and_nothing_else_moves)
{
    static Step some[STEPS];
    Random random = Random_start(10, 1);

    for (int k = 0; k < 60; k++) {
        Spider s = { .off_end = NOTHING };

        CHECK(starts(&s, "suits=one", (uint64_t)k) == NULL);
        if (s.dealt < LAID_OUT)
            lay_out(&s, 1, (uint64_t)k);
        for (int move = 0; move < 60; move++) {
            int n = steps(&s, some);
            Step m = n ? some[Random_below(&random, n)] : (Step){ 0 };
            Pile from = column(&s, m.from), to = column(&s, m.to), now;

            if (n == 0)
                break;
            take(&s, m);
            if (s.off > 0)
                break;
            now = column(&s, m.to);
            CHECK(now.n == to.n + m.n
                  && column(&s, m.from).n == from.n - m.n);
            for (int j = 0; j < m.n && j < now.n; j++)
                CHECK(now.card[now.n - 1 - j] == from.card[from.n - 1 - j]);
        }
    }
}
TEST_MAIN
