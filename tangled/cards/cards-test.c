/* Made from kit/cards.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "cards.h"
#include "test.h"

/* tests of cards */
CLAIM(every_face_has_its_rank_suit_code_and_name)
{
    static const char *const rank[] = { "", "ace", "two", "three",
        "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
        "queen", "king" };
    int f = HIDDEN;

    CHECK(Face_rank(HIDDEN) == 0
          && Text_same(Face_name(HIDDEN), "face down"));
    for (int s = CLUBS; s < SUITS; s++)
        for (int r = ACE; r <= KING; r++) {
            Face it = Face_of((Suit)s, r);
            Line name, code;

            CHECK(it == ++f && Face_rank(it) == r
                  && Face_suit(it) == (Suit)s);
            Text_say(name, "%s of %s", rank[r], Suit_name((Suit)s));
            CHECK(Text_same(Face_name(it), name)
                  && Text_same(Suit_name((Suit)s), Suit_words[s]));
            if (r > ACE && r < JACK)
                Text_say(code, "%d%c", r, "CDHS"[s]);
            else
                Text_say(code, "%c%c", "?A?????????JQK"[r], "CDHS"[s]);
            CHECK(Text_same(Face_codes[it - 1], code));
        }
    CHECK(f == FACES && !Face_codes[FACES] && !Suit_words[SUITS]);
}
static void riffle(Face *face, int n, Random *r)
{
    Face merged[PACK];
    int left = 0, right = n / 2;

    for (int k = n - 1; k >= 0; k--) {
        bool coin = right == n
            || (left < n / 2 && Random_below(r, 2));

        merged[k] = face[coin ? left++ : right++];
    }
    memcpy(face, merged, (size_t)n);
}
static void seven_riffles(Face *face, int n, Random *r)
{
    for (int k = 0; k < 7; k++)
        riffle(face, n, r);
}
static double neighbors(int n, int step,
                        void shuffle(Face *face, int n, Random *r))
{
    Random r = Random_start(1, 0);
    long met = 0;

    for (int trial = 0; trial < 40000; trial++) {
        Face face[PACK];

        for (int k = 0; k < n; k++)
            face[k] = (Face)k;
        shuffle(face, n, &r);
        for (int k = 1; k < n; k++)
            met += face[k] - face[k - 1] == step;
    }
    return (double)met / 40000;
}
static bool about(double is, double expected)
{
    return fabs(is - expected) < .03;
}
CLAIM(a_shuffled_pack_has_forgotten_who_was_beside_whom)
{
    for (int n = 52; n <= 208; n *= 2)
        for (int step = -1; step <= 1; step += 2)
            CHECK(about(neighbors(n, step, Pack_shuffle),
                        (n - 1.) / n));
}
CLAIM(seven_riffles_remember)
{
    CHECK(about(neighbors(52, -1, seven_riffles), 1.37)
          && about(neighbors(52, 1, seven_riffles), .72));
    CHECK(about(neighbors(104, -1, seven_riffles), 1.78));
    CHECK(about(neighbors(208, -1, seven_riffles), 2.59));
}
static int met[FACES][FACES];

static double chi_square(int times,
                         void shuffle(Face *face, int n, Random *r))
{
    Random r = Random_start(2, 0);
    double sum = 0, fair = times / 52.;

    memset(met, 0, sizeof met);
    for (int k = 0; k < times; k++) {
        Face face[FACES];

        Pack_make((Pack){ 1, ALL_SUITS }, face);
        shuffle(face, FACES, &r);
        for (int at = 0; at < FACES; at++)
            met[at][face[at] - 1]++;
    }
    for (int k = 0; k < FACES * FACES; k++)
        sum += pow(met[k / FACES][k % FACES] - fair, 2) / fair;
    return sum;
}
CLAIM(each_card_comes_to_each_place_equally_often)
{
    CHECK(chi_square(1000000, Pack_shuffle) < 2830);
    CHECK(chi_square(20000, seven_riffles) > 2830);
}
static const char *deal(uint64_t number)
{
    static Line first;
    Random r = Random_start(number, 1);
    Face face[FACES];
    Text out = { first, sizeof first, 0 };

    Pack_make((Pack){ 1, ALL_SUITS }, face);
    Pack_shuffle(face, FACES, &r);
    for (int k = 0; k < 7; k++)
        Text_tell(&out, " %s", Face_codes[face[k] - 1]);
    return first;
}
CLAIM(a_number_is_a_deal)
{
    CHECK(Text_same(deal(1), " 2D 5H 5C 5S 7H 2C 6D"));
    CHECK(Text_same(deal(2), " QD KC 3H 8C 2C 7H 3C"));
    CHECK(Text_same(deal(1000000), " AC 4S 10C 3C 7C 9S 5H"));
}
CLAIM(a_pack_has_so_many_copies_of_its_suits)
{
    Face face[PACK];
    int hearts = 0;

    CHECK(Pack_make((Pack){ 8, 1 << SPADES }, face) == 104
          && Face_suit(face[0]) == SPADES);
    CHECK(Pack_make((Pack){ 8, ALL_SUITS }, face) == PACK);
    CHECK(Pack_make((Pack){ 4, 1 << SPADES | 1 << HEARTS }, face)
          == 104);
    for (int k = 0; k < 104; k++)
        hearts += Face_suit(face[k]) == HEARTS;
    CHECK(hearts == 52 && face[103] == FACES);
}
static bool sees_odd_cards(const void *state, int seat, int card)
{
    (void)state;
    return card % 2 == seat;
}
CLAIM(a_guess_fills_in_each_table_that_fits_equally_often)
{
    Random r = Random_start(3, 0);
    int count[6] = { 0 };
    double stray = 0;

    for (int k = 0; k < 6000; k++) {
        Face face[13] = { 7, 3, 8, 9, 1, 2, 4, 5, 6, 10, 11, 12, 13 };

        face[0] = face[2] = face[3] = HIDDEN;
        Pack_guess(face, 13, (Pack){ 1, 1 << CLUBS }, &r);
        CHECK(face[0] + face[2] + face[3] == 24 && face[1] == 3);
        count[2 * (face[0] - 7) + (face[2] > face[3])]++;
    }
    for (int k = 0; k < 6; k++)
        stray += pow(count[k] - 1000, 2) / 1000;
    CHECK(stray < 20.5);
}
CLAIM(a_guess_leaves_the_pack_whole)
{
    static const Pack packs[] = { { 1, 15 }, { 2, 15 }, { 4, 12 },
                                  { 8, 8 }, { 4, 15 } };
    Random r = Random_start(4, 0);

    for (int p = 0; p < 5; p++) {
        Face face[PACK], was[PACK];
        int n = Pack_make(packs[p], face), count[FACES + 1] = { 0 };

        Pack_shuffle(face, n, &r);
        memcpy(was, face, sizeof face);
        Pack_hide(face, n, sees_odd_cards, NULL, 1);
        for (int k = 0; k < n; k++)
            CHECK(face[k] == (k % 2 ? was[k] : HIDDEN));
        Pack_guess(face, n, packs[p], &r);
        for (int k = 0; k < n; k++) {
            CHECK(k % 2 == 0 || face[k] == was[k]);
            count[face[k]]++, count[was[k]]--;
        }
        for (int f = 0; f <= FACES; f++)
            CHECK(count[f] == 0);
    }
}
static bool clean(const Pile *p)
{
    for (int k = p->n; k < PACK; k++)
        if (p->card[k])
            return false;
    return true;
}
CLAIM(piles_lose_no_card_and_leave_no_trace)
{
    Random r = Random_start(5, 0);
    Pile pile[3] = { { 0 } };

    for (int k = 0; k < PACK; k++)
        Pile_put(&pile[0], k);
    for (int k = 0; k < 20000; k++) {
        Pile *from = &pile[Random_below(&r, 3)];
        Pile *to = &pile[Random_below(&r, 3)];
        int n = Random_below(&r, from->n + 1), at = from->n - n;
        int first = n ? from->card[at] : -1, top = Pile_top(from);

        if (from == to || !n)
            continue;
        if (k % 2)
            Pile_move(from, to, n);
        else
            Pile_put(to, first), Pile_drop(from, at);
        CHECK(Pile_top(to) == (k % 2 ? top : first));
        CHECK(Pile_find(to, first) == to->n - (k % 2 ? n : 1));
        CHECK(Pile_find(from, first) == -1);
        CHECK(!Pile_check(pile, 3, PACK) && clean(from));
    }
    Pile_put(&pile[0], Pile_top(&pile[1]));
    CHECK(Pile_check(pile, 3, PACK));
    (void)Pile_take(&pile[0]), (void)Pile_take(&pile[1]);
    CHECK(Pile_check(pile, 3, PACK));
    CHECK(Pile_top(&(Pile){ .n = 0 }) == -1);
}
static int by_rank(Face f)
{
    return Face_rank(f) == 8 ? 0 : Face_rank(f);
}
CLAIM(a_hand_is_sorted_as_its_game_likes)
{
    static const Face face[] = { 5, 13 + 8, 26 + 5, 2, 8 };
    static const uint16_t sorted[] = { 1, 4, 3, 0, 2 };
    Pile hand = { 5, { 0, 1, 2, 3, 4 } };
    Pile out = Pile_sorted(&hand, face, by_rank);

    CHECK(out.n == 5 && memcmp(out.card, sorted, sizeof sorted) == 0);
    CHECK(clean(&out));
}
CLAIM(a_pile_is_told_with_its_count_and_its_top)
{
    static const Face face[] = { HIDDEN, 23 };
    Pile p = { 0 };
    Words words;

    Pile_words(&p, face, "column 3", words);
    CHECK(Text_same(words, "column 3, empty"));
    Pile_put(&p, 0);
    Pile_words(&p, face, "stock", words);
    CHECK(Text_same(words, "stock: 1 card, face down"));
    Pile_put(&p, 1);
    Pile_words(&p, face, "column 3", words);
    CHECK(Text_same(words,
                    "column 3, ten of diamonds on top: 2 cards"));
    CHECK(Pile_take(&p) == 1 && Pile_take(&p) == 0 && clean(&p));
}
TEST_MAIN
