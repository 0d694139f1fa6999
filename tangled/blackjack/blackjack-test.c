/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <math.h>
#include <stdlib.h>
#include "bench.h"
#include "blackjack.h"

extern const Player blackjack_players[];

/* asked on the bench */
static Bag bag(const char *kinds)   /* "A56TT": aces, tens */
{
    Bag b = { { 0 } };

    for (; *kinds; kinds++)
        Bag_add(&b, *kinds == 'A' ? 1 : *kinds == 'T' ? 10
                    : *kinds - '0', 1);
    return b;
}
static Coach coach;
static long paths;

static bool near(double a, double b, double by)
{
    if (fabs(a - b) > by)
        printf("# %.6f, not %.6f\n", a, b);
    return fabs(a - b) <= by;
}
static Case question(const char *hand, const char *left, int up,
                     unsigned acts)
{
    Case q = { .hand = bag(hand), .left = bag(left), .up = up,
               .may = acts, .bet = 2 };

    q.rules.packs = 4;
    for (int kind = 1; kind <= 10; kind++)
        if (q.hand.n[0] == 2 && q.hand.n[kind] == 2)
            q.kind = kind;
    return q;
}
static Case fresh_question(const char *hand, int up)
{
    Case q = question(hand, "", up, 1u << STAND | 1u << HIT
                      | 1u << DOUBLE);

    q.may |= q.kind ? 1u << SPLIT : 0;
    q.left = whole_shoe(4);
    for (int kind = 1; kind <= 10; kind++)
        Bag_add(&q.left, kind, -q.hand.n[kind] - (kind == up));
    return q;
}
static Jack begun(const char *options, uint64_t seed)
{
    Jack s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}

/* tests of bags */
static int points(const char *kinds, bool soft)
{
    bool is;
    Bag b = bag(kinds);
    int sum = Bag_points(&b, &is);

    return is == soft ? sum : -sum;
}
CLAIM(an_ace_is_eleven_where_that_fits_and_only_one_of_them)
{
    CHECK(points("AA", true) == 12 && points("AA9", true) == 21);
    CHECK(points("AA5", true) == 17 && points("AAA", true) == 13);
    CHECK(points("A6", true) == 17 && points("A6T", false) == 17);
    CHECK(points("AAT", false) == 12 && points("AT", true) == 21);
    CHECK(points("TT5", false) == 25 && points("AA6", true) == 18);
}

/* the dealer, card by card */
static void slowly(const Rules *r, Bag *his, Bag *left, double chance,
                   int bars, double end[23])
{
    bool soft;
    int points = Bag_points(his, &soft);

    paths++;
    if (his->n[0] > 1 && !draws_on(r, his)) {
        end[points > 21 ? 22 : points] += chance;
        return;
    }
    for (int kind = 1; kind <= 10; kind++)
        if (left->n[kind] > 0 && kind != bars) {
            int all = left->n[0] - (bars ? left->n[bars] : 0);
            double p = chance * left->n[kind] / all;

            Bag_add(left, kind, -1), Bag_add(his, kind, 1);
            slowly(r, his, left, p, 0, end);
            Bag_add(left, kind, 1), Bag_add(his, kind, -1);
        }
}

/* tests of the dealer */
LONG_CLAIM(bags_and_single_cards_agree_about_the_dealer)
{
    Random r = Random_start(5, 1);
    static Dealer d;

    for (int k = 0; k < 1000; k++) {
        Rules rules = { .draws = k % 2 };
        int up = 1 + k % 10, bars = up == 1 ? 10 : up == 10 ? 1 : 0;
        Bag left = { { 0 } }, his = { { 0 } };
        double fast[23], slow[23] = { 0 };

        for (int kind = 1; kind <= 10; kind++)
            Bag_add(&left, kind, Random_below(&r, kind == 10 ? 9 : 4));
        Bag_add(&left, 2 + k % 8, 12);
        Bag_add(&his, up, 1);
        Dealer_meet(&d, &rules, up);
        Dealer_ends(&d, &left, fast);
        slowly(&rules, &his, &left, 1, bars, slow);
        for (int end = 17; end <= 22; end++)
            CHECK(near(fast[end], slow[end], 1e-9));
    }
}

/* tests of the coach */
CLAIM(five_cards_by_hand_are_minus_30_and_minus_19_of_60)
{
    Case q = question("T6", "457TT", 10, 1u << HIT | 1u << STAND);
    double worth[ACTS];

    Coach_weigh(&coach, &q, worth);
    CHECK(near(worth[STAND], -30 / 60., 1e-12));
    CHECK(near(worth[HIT], -19 / 60., 1e-12));
}
static double worth_of(const char *hand, int up, Act act)
{
    Case q = fresh_question(hand, up);
    double worth[ACTS];

    Coach_weigh(&coach, &q, worth);
    CHECK(act == best_act(worth) || act == STAND);
    return worth[act];
}
CLAIM(hands_out_of_a_fresh_shoe_are_worth_what_was_measured)
{
    CHECK(near(worth_of("T6", 10, HIT), -.532, 5e-4));
    CHECK(near(worth_of("88", 10, SPLIT), -.489, 5e-4));
    CHECK(near(worth_of("AA", 6, SPLIT), .690, 5e-4));
    CHECK(near(worth_of("A7", 9, HIT), -.097, 5e-4));
    CHECK(near(worth_of("AA", 1, SPLIT), .136, 5e-4));
    printf("# T6 v T: hit %.5f, stand %.5f\n",
           worth_of("T6", 10, HIT), worth_of("T6", 10, STAND));
}
CLAIM(a_round_from_a_fresh_shoe_is_worth_minus_0_522_percent)
{
    static const double told[11] = { -.522, -34.37, 9.15, 12.45, 16.11,
        20.18, 23.12, 14.29, 5.66, -4.17, -17.30 };
    Rules r = { .packs = 4 };
    Bag shoe = whole_shoe(4);
    double by[11];

    Coach_expects(&coach, &r, &shoe, by);
    CHECK(near(100 * by[0], told[0], .0005));
    for (int up = 1; up <= 10; up++)
        CHECK(near(100 * by[up], told[up], .0051));
}
CLAIM(a_player_has_a_blackjack_in_4_7566_of_100_rounds)
{
    Bag b = whole_shoe(4);

    CHECK(b.n[0] == 208 && b.n[10] == 64);
    for (int kind = 1; kind < 10; kind++)
        CHECK(b.n[kind] == 16);
    CHECK(near(2. * b.n[1] * b.n[10] / (208 * 207.), .047566, 5e-7));
}
static double rounded(Rules r)
{
    Bag shoe = whole_shoe(r.packs);
    double by[11], worth = Coach_expects(&coach, &r, &shoe, by);

    printf("# %.3f\n", 100 * worth);
    return 100 * worth;
}
LONG_CLAIM(each_rule_is_worth_what_the_table_says)
{
    CHECK(near(rounded((Rules){ .packs = 4 }), -.522, .0005));
}

/* tests of the table */
static void row_is(const Card *t, int part, int k, const char *row)
{
    for (int n = 0; n < 10; n++) {
        int up = n == 9 ? 1 : n + 2;
        Act says = t->cell[part][k][up].first;
        bool good = row[n] == '.' ? says != SPLIT
                  : "SHDP"[says] == row[n];

        if (!good)
            printf("# part %d, row %d, column %d: %c\n", part, k, up,
                   "SHDP"[says]);
        CHECK(good);
    }
}
CLAIM(the_table_of_our_making_is_the_one_that_was_measured)
{
    static Card t;
    Rules r = { .packs = 4 };
    static const char *const hard[] = {
        "HHHHHHHHHH", "HDDDDHHHHH", "DDDDDDDDHH", "DDDDDDDDDH",
        "HHSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH", "SSSSSHHHHH",
        "SSSSSHHHHH", "SSSSSSSSSS", "SSSSSSSSSS", "SSSSSSSSSS" };
    static const char *const soft[] = {
        "HHHDDHHHHH", "HHHDDHHHHH", "HHDDDHHHHH", "HHDDDHHHHH",
        "HDDDDHHHHH", "SDDDDSSHHH", "SSSSSSSSSS", "SSSSSSSSSS" };
    static const char *const pair[] = { "PPPPPPPPPP",
        "..PPPP....", "..PPPP....", "..........", "..........",
        ".PPPP.....", "PPPPPP....", "PPPPPPPPPP", "PPPPP.PP..",
        ".........." };

    Card_make(&t, &coach, &r);
    for (int k = 5; k < 8; k++)
        row_is(&t, HARD, k, hard[0]);
    for (int k = 8; k <= 19; k++)
        row_is(&t, HARD, k, hard[k - 8]);
    for (int k = 13; k <= 20; k++)
        row_is(&t, SOFT, k, soft[k - 13]);
    for (int k = 1; k <= 10; k++)
        row_is(&t, PAIR, k, pair[k - 1]);
}

/* tests of rounds */
static double *whole_round(Jack *s, const Card *t, double sums[3])
{
    double won;

    if (cut_is_out(s))
        shuffle(s), sums[2]++;
    begin_round(s);
    while (s->phase == PLAYING) {
        Bag hand = bag_of(s, &s->hand[s->at]);

        act(s, Card_says(t, &hand, up_card(s), may(s)));
    }
    while (s->phase == DEALING)
        dealer_deed(s);
    won = (s->cents - s->before) / 100. / s->bet;
    sums[0] += won;
    sums[1] += won * won;
    s->cents = BANK;
    s->phase = BETTING;
    return sums;
}
LONG_CLAIM(a_million_rounds_by_the_table_lose_as_much_as_measured)
{
    static Card t;
    Jack s = begun("", 2);
    double sums[3] = { 0 }, mean, each;
    int rounds = getenv("ROUNDS") ? atoi(getenv("ROUNDS")) : 1000000;

    Card_make(&t, &coach, &s.rules);
    for (int k = 0; k < rounds; k++)
        whole_round(&s, &t, sums);
    mean = sums[0] / rounds;
    each = sqrt(sums[1] / rounds - mean * mean);
    printf("# %d rounds: %.4f of 100 bets, stray %.4f, deviation %.3f,"
           " %.2f rounds a shoe\n", rounds, 100 * mean,
           100 * each / sqrt(rounds), each, rounds / sums[2]);
    CHECK(near(100 * mean, -.565, 200 * each / sqrt(rounds)));
    CHECK(near(each, 1.131, .01));
    CHECK(near(rounds / sums[2], 29.15, .15));
}

/* tests of players */
static bool same_advice(const Jack *s, uint64_t seed)
{
    Jack one = *s, other = *s;
    Random r = Random_start(seed, 9);
    Think a, b;

    the_game.model->hide(&one, 1);
    the_game.model->hide(&other, 1);
    the_game.model->guess(&other, 1, &r, NULL);
    a = asked(the_game.hint, &one, 20000, 1);
    b = asked(the_game.hint, &other, 20000, 2);
    return Text_same(a.move, b.move) && Text_same(a.reason, b.reason);
}
CLAIM(swapping_unseen_cards_changes_no_advice)
{
    for (uint64_t k = 0; k < 40; k++) {
        Jack s = begun("packs=2 insurance=yes surrender=yes", k);

        CHECK(same_advice(&s, k) && plays(&s, "deal"));
        for (int n = 0; n < 20 && may(&s); n++) {
            CHECK(same_advice(&s, k));
            act(&s, may(&s) >> DECLINE & 1 ? DECLINE : HIT);
        }
    }
}

/* tests of the view */
CLAIM(buttons_are_what_is_allowed_and_the_coach_writes_under_them)
{
    Jack s = begun("", 1);
    Ui ui = { 0 };

    CHECK(Text_same(item(&s, ui, 547).move, "deal")
          && item(&s, ui, 541).id == 0);
    CHECK(plays(&s, "deal"));
    CHECK(item(&s, ui, 547).id == 0);
}
TEST_MAIN
