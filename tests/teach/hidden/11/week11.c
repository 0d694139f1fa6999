/* week 11: tests that are not handed out */
#include "bench.h"
#include "crazy8s.h"

static bool somebody_can(const Eights *s)
{
    bool can = s->pile[STOCK].n > 0;

    for (int seat = 1; seat <= s->seats; seat++)
        for (int k = 0; k < s->pile[seat].n; k++)
            can |= fits(s, s->face[s->pile[seat].card[k]]);
    return can;
}

CLAIM(a_round_goes_on_exactly_as_long_as_somebody_can)
{
    Random random = Random_start(11, 1);
    int stuck = 0;

    for (int k = 0; k < 400; k++) {
        static const char *const seats[] = { "seats=2", "seats=3",
                                             "seats=4" };
        Eights s;

        CHECK(starts(&s, seats[k % 3], (uint64_t)k) == NULL);
        if (s.phase == DEALING)
            deal(&s, (uint64_t)k);
        for (int n = 0; n < 400 && s.phase <= NAMING; n++) {
            int move[FACES + 3];

            CHECK(s.phase != PLAYING || s.reuse || somebody_can(&s));
            go(&s, move[Random_below(&random, choices(&s, move))]);
        }
        stuck += s.phase == DONE && s.winner == 0;
        CHECK(s.phase <= NAMING || s.winner != 0 || !somebody_can(&s)
              || s.phase == TURNING);
    }
    CHECK(stuck > 0);
}
TEST_MAIN
