/* Made from kit/random.nw by make tangle: change that, not this. */
#include <limits.h>
#include "random.h"
#include "test.h"

/* random tests */
CLAIM(the_published_numbers_come_out)
{
    static const uint32_t published[] = {
        0xa15c02b7, 0x7b47f409, 0xba1d3330,
        0x83d2f293, 0xbfa4784b, 0xcbed606e,
    };
    Random r = Random_start(42, 54);

    for (int k = 0; k < 6; k++)
        CHECK(Random_bits(&r) == published[k]);
}

CLAIM(the_lowest_bit_of_the_hand_takes_turns)
{
    Random r = Random_start(7, 0);

    for (int k = 0; k < 1000; k++) {
        uint64_t before = r.at;

        (void)Random_bits(&r);
        CHECK((before + r.at) % 2 == 1);
    }
}
CLAIM(a_copy_goes_on_in_the_same_way)
{
    Random r = Random_start(5, 1), copy = r, other = Random_start(5, 2);
    int alike = 0;

    for (int k = 0; k < 1000; k++) {
        uint32_t bits = Random_bits(&r);

        CHECK(Random_bits(&copy) == bits);
        alike += Random_bits(&other) == bits;
    }
    CHECK(alike < 3);
}
static double chi_square(const int *count, int n, double expected)
{
    double sum = 0;

    for (int k = 0; k < n; k++)
        sum += (count[k] - expected) * (count[k] - expected) / expected;
    return sum;
}

CLAIM(each_third_comes_equally_often)
{
    enum { PART = 1 << 29 };
    Random r = Random_start(1, 0), same_luck = r;
    int fair[3] = { 0 }, unfair[3] = { 0 };

    for (int k = 0; k < 30000; k++) {
        fair[Random_below(&r, 3 * PART) / PART]++;
        unfair[Random_bits(&same_luck) % (3u * PART) / PART]++;
    }
    CHECK(chi_square(fair, 3, 10000) < 13.8);
    CHECK(chi_square(unfair, 3, 10000) > 500);
    CHECK(unfair[2] < 8000);
}
CLAIM(dice_stay_within_their_bounds)
{
    Random r = Random_start(2, 0);
    int count[6] = { 0 };

    for (int k = 0; k < 6000; k++)
        count[Random_below(&r, 6)]++;
    CHECK(chi_square(count, 6, 1000) < 20.5);
    for (int k = 0; k < 1000; k++) {
        int most = Random_below(&r, INT_MAX);

        CHECK(Random_below(&r, 1) == 0);
        CHECK(most >= 0 && most < INT_MAX);
    }
}
static int order_of_three(const int *c)
{
    return 2 * c[0] + (c[1] > c[2]);
}

CLAIM(no_order_of_four_cards_is_preferred)
{
    Random r = Random_start(3, 0);
    int count[24] = { 0 };

    for (int k = 0; k < 24000; k++) {
        int card[4] = { 0, 1, 2, 3 }, rest[3];

        Random_shuffle(&r, card, 4);
        for (int i = 0; i < 3; i++)
            rest[i] = card[i + 1] - (card[i + 1] > card[0]);
        count[6 * card[0] + order_of_three(rest)]++;
    }
    CHECK(chi_square(count, 24, 1000) < 49.7);
}
CLAIM(the_unfair_shuffle_makes_lots_of_four_and_five)
{
    int count[6] = { 0 }, fives = 0;

    for (int way = 0; way < 27; way++) {
        int card[3] = { 0, 1, 2 }, draw[3];

        draw[0] = way % 3, draw[1] = way / 3 % 3, draw[2] = way / 9;
        for (int k = 0; k < 3; k++) {
            int held = card[k];

            card[k] = card[draw[k]];
            card[draw[k]] = held;
        }
        count[order_of_three(card)]++;
    }
    for (int k = 0; k < 6; k++) {
        CHECK(count[k] == 4 || count[k] == 5);
        fives += count[k] == 5;
    }
    CHECK(fives == 3);
}
TEST_MAIN
