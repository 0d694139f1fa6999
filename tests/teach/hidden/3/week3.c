/* week 3: tests that are not handed out */
#include "bench.h"
#include "lightsout.h"

CLAIM(of_all_sums_the_least_is_found_and_the_ties_are_counted)
{
    Random random = Random_start(33, 1);

    for (int k = 0; k < 400; k++) {
        Quiet quiet = { .many = k % 6 };
        Lights any = scattered(5, 3 + k % 20, &random);
        int least = 99, ways = 0;

        for (int j = 0; j < quiet.many; j++)
            quiet.pattern[j] = scattered(5, 2 + (k + j) % 9, &random);
        for (int set = 0; set < 1 << quiet.many; set++) {
            Lights one = any;
            int n;

            for (int j = 0; j < quiet.many; j++)
                if (set >> j & 1)
                    one = sum(one, quiet.pattern[j]);
            n = Lights_count(one);
            ways = n < least ? 1 : ways + (n == least);
            least = n < least ? n : least;
        }
        CHECK(shortest(&quiet, any).par == least);
        CHECK(shortest(&quiet, any).ways == ways);
        CHECK(Lights_count(shortest(&quiet, any).set) == least);
    }
}
TEST_MAIN
