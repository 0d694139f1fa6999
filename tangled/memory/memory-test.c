/* Made from games/memory.nw by make tangle: change that, not this. */
#include <math.h>
#include <stdio.h>
#include "bench.h"
#include "memory.h"

/* laid by hand */
static Pairs laid(int rows, int cols, const char *faces, int seats)
{
    Pairs s = { .rows = rows, .cols = cols, .seats = seats, .seat = 1,
                .up = { -1, -1 } };

    for (int k = 0; faces[k]; k++)
        s.face[k] = (unsigned char)(faces[k] < 'a'
            ? 2 * (faces[k] - 'A') + 1 : 2 * (faces[k] - 'a') + 2);
    return s;
}

/* tests of the rules */
CLAIM(a_pair_goes_and_no_pair_is_covered_again)
{
    Pairs s = laid(2, 2, "ABab", 1);

    CHECK(plays(&s, "!cover, turn 1 1, !turn 3 1, !turn 1 3, "
                    "turn 1 2"));
    CHECK(shows(&s, "A B\n# #\n") && lists(&s, "cover\n"));
    CHECK(says(&s, "That is no pair."));
    CHECK(plays(&s, "!turn 1 1, cover"));
    CHECK(shows(&s, "# #\n# #\n1 1: A\n1 2: B\n"));
    CHECK(plays(&s, "turn 1 1, turn 2 1, !turn 2 1"));
    CHECK(shows(&s, ". #\n. #\n1 2: B\n")
          && says(&s, "Pairs: 1. Tries: 2."));
    CHECK(plays(&s, "turn 1 2, turn 2 2") && stands(&s, OVER, 2, 3));
    CHECK(says(&s, "All found, in 3 tries.") && plays(&s, "!turn 1 1"));
    CHECK(says(&s, "Perfect play, on average: 2.7. By luck: 0. "
                   "Needless: 0."));
}
CLAIM(twenty_looks_are_twenty_tries)
{
    Pairs s;

    CHECK(!starts(&s, "size=4x5", 1));
    for (int k = 0; k < 20; k++) {
        Line move;

        Text_say(move, "turn %d %d", k / 5 + 1, k % 5 + 1);
        CHECK(taken(&s, move) && s.phase == SECOND && taken(&s, move));
    }
    CHECK(s.tries[1] == 20 && s.phase == FIRST && s.found[1] == 0);
}
CLAIM(luck_and_needless_tries_are_counted)
{
    Pairs s = laid(2, 3, "ABaCbc", 1);

    CHECK(plays(&s, "turn 1 1, turn 1 3") && s.luck[1] == 1);
    CHECK(plays(&s, "turn 1 2, turn 2 1, cover") && !s.needless[1]);
    CHECK(plays(&s, "turn 2 2, turn 2 3, cover") && s.needless[1] == 1
          && s.slip[1][0].number == 3 && s.slip[1][0].at == 1);
    CHECK(plays(&s, "turn 2 2, turn 1 2") && s.luck[1] == 1);
}
CLAIM(whoever_finds_goes_on_and_whoever_does_not_is_followed)
{
    Pairs s = laid(2, 3, "ABaCbc", 2);

    CHECK(plays(&s, "turn 1 1, turn 1 3") && s.seat == 1);
    CHECK(says(&s, "Pairs: 1 to 0."));
    CHECK(plays(&s, "turn 1 2, turn 2 1, cover") && s.seat == 2);
    CHECK(plays(&s, "turn 1 2, turn 2 2, turn 2 1, turn 2 3"));
    CHECK(stands(&s, OVER, 4, 2));
    CHECK(says(&s, "Pairs, 1 to 2: seat 2 wins."));
}
CLAIM(each_nonsense_is_noticed)
{
    Pairs s = laid(2, 2, "ABab", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(!broken(&s) && NOTICED(bad.owner[0] = 1));
    CHECK(NOTICED(bad.found[1] = 1) && NOTICED(bad.phase = SECOND));
    CHECK(NOTICED(bad.up[1] = 1) && NOTICED(bad.phase = SHOWING));
    CHECK(NOTICED(bad.up[0] = 1));
}

/* tests of the mean */
CLAIM(ten_pairs_need_15_622_tries_and_eighteen_28_533)
{
    static const struct { int pairs; double tries; } known[] = {
        { 1, 1 }, { 2, 2.6667 }, { 3, 4.3333 }, { 8, 12.393 },
        { 10, 15.622 }, { 12, 18.850 },
        { 18, 28.533 } };

    for (int k = 0; k < 7; k++)
        CHECK(fabs(expected(0, 2 * known[k].pairs) - known[k].tries)
              < .0005);
    for (int n = 4; n <= 24; n++)
        CHECK(fabs(expected(0, 2 * n) - (3 - 2 * log(2)) * n - 7. / 8
                   + 2 * log(2)) < .02);
}
static double either(int k, int u)
{
    static double table[CARDS + 1][CARDS + 1];
    double new = u - k, other = u - 1, then = 0, it = 0;

    if (u == 0 || table[k][u] > 0)
        return table[k][u];
    if (k > 0)
        it += k / (double)u * (1 + either(k - 1, u - 1));
    if (new > 0) {
        then = (1 + either(k, u - 2)) / other;
        if (k > 0)
            then += k / other * (2 + either(k, u - 2));
        if (new > 2)
            then += (new - 2) / other * (1 + either(k + 2, u - 2));
        if (k > 0)
            then = fmin(then, 1 + either(k + 1, u - 1));
        it += new / u * then;
    }
    return table[k][u] = it;
}
CLAIM(to_show_nothing_new_gains_nothing_alone)
{
    for (int n = 1; n <= 24; n++)
        CHECK(fabs(either(0, 2 * n) - expected(0, 2 * n)) < 1e-9);
}
static int fewest, most;            /* of the games of tries() */

static double tries(int rows, int cols, int level, int games,
                    double *error)
{
    double sum = 0, square = 0;
    Think t = { .level = level, .random = Random_start(4, 4) };

    fewest = 1000, most = 0;
    for (int k = 0; k < games; k++) {
        Pairs s = { .rows = rows, .cols = cols, .seats = 1 };
        double n;

        deal(&s, (uint64_t)k);
        /* play it to its end */
        t.state = &s;
        while (s.phase != DONE) {
            the_game.players->choose(&t);
            CHECK(!memory_model.apply(&s, t.move));
            if (s.phase == SHOWING)
                memory_model.apply(&s, "cover");
        }
        n = s.tries[1];
        fewest = n < fewest ? s.tries[1] : fewest;
        most = n > most ? s.tries[1] : most;
        sum += n, square += n * n;
    }
    sum /= games;
    *error = sqrt((square / games - sum * sum) / games);
    return sum;
}
LONG_CLAIM(whoever_forgets_nothing_needs_as_many_as_was_worked_out)
{
    double error, mean = tries(4, 5, 0, 100000, &error);

    printf("# %.3f tries, error %.4f\n", mean, error);
    CHECK(fabs(mean - expected(0, 20)) < 3 * error);
    CHECK(fewest >= 10 && most <= 19);
    for (int level = 1; level < 5; level++) {
        double more = tries(4, 5, level, 1000, &error);

        printf("# who forgets, %d: %.1f tries\n", level, more);
        CHECK(more > mean + 3 * error);
        mean = more;
    }
    CHECK(fabs(mean - 100) < 3 * error);
}
CLAIM(one_game_of_nineteen_begins_with_a_pair)
{
    enum { GAMES = 20000 };
    double pairs = 0, share = 1 / 19.;

    for (uint64_t k = 0; k < GAMES; k++) {
        Pairs s = { .rows = 4, .cols = 5 };

        deal(&s, k);
        pairs += pair_of(s.face[0]) == pair_of(s.face[1]);
    }
    CHECK(fabs(pairs / GAMES - share)
          < 3 * sqrt(share * (1 - share) / GAMES));
}
static int worst(int k, int u)
{
    int it = u == 0 ? 0 : k > 0 ? 1 + worst(k - 1, u - 1) : 1;

    if (u > k) {
        int then = 1 + worst(k, u - 2);

        then = u - k > 2 ? 1 + worst(k + 2, u - 2) : then;
        then = k > 0 ? (int)fmax(then, 2 + worst(k, u - 2)) : then;
        it = then > it ? then : it;
    }
    return it;
}
CLAIM(twice_the_pairs_less_one_always_suffice)
{
    for (int n = 1; n <= 10; n++)
        CHECK(worst(0, 2 * n) == 2 * n - 1);
}

/* tests of the cards */
CLAIM(no_two_pairs_of_a_set_look_alike)
{
    for (int set = 0; set < SETS; set++)
        for (int a = 1; a <= CARDS; a++)
            for (int b = 1; b < a; b++) {
                Line one, two;

                face_words(set, a, one);
                face_words(set, b, two);
                CHECK(set == 0 && pair_of(a) == pair_of(b)
                      ? !strcmp(one, two) : strcmp(one, two));
            }
}
CLAIM(an_expression_has_the_value_that_the_compiler_gives_it)
{
    static const int value[] = { 7 / 2, 9 % 5, 1 << 3, 6 & 3, 4 | 1,
        5 ^ 3, !0, 2 + 3 * 4, 10 - 2 - 1, ~0, !7, 1 << 4, 20 / 3 * 3,
        3 > 2 ? 9 : 4, 0x1F, 010 + 2, 12 | 3, 13 ^ 1, 100 >> 2, 5 - -6,
        -7 / 2, -8 % 3, 26 % 9 + 9, 27 / 4 * 4 };
    Line words;
    int a, b;

    for (int pair = 0; pair < 24; pair++) {
        face_words(5, 2 * pair + 2, words);
        CHECK(atoi(words) == value[pair]);
        face_words(2, 2 * pair + 1, words);
        CHECK(sscanf(words, "%d × %d", &a, &b) == 2);
        face_words(2, 2 * pair + 2, words);
        CHECK(atoi(words) == a * b);
        face_words(3, 2 * pair + 1, words);
        CHECK(sscanf(words, "%d/%d", &a, &b) == 2);
        face_words(3, 2 * pair + 2, words);
        CHECK(fabs(atof(words) - a / (double)b) < 1e-9);
    }
}

/* tests of the view */
CLAIM(every_face_comes_to_every_place_equally_often)
{
    static int count[CARDS][CARDS];
    double square = 0;

    for (uint64_t k = 0; k < 24000; k++) {
        Pairs s = { .rows = 3, .cols = 4 }, t = s;

        deal(&s, k);
        for (int at = 0; at < 12; at++)
            count[at][s.face[at] - 1]++;
        deal(&t, k);
        CHECK(!memcmp(&s, &t, sizeof s));
    }
    for (int at = 0; at < 144; at++) {
        double off = count[at / 12][at % 12] - 2000;

        square += off * off / 2000;
    }
    CHECK(square < 175);
}
CLAIM(cards_say_where_they_lie_and_what_is_up)
{
    Pairs s = laid(2, 2, "ABab", 1);
    Ui off = { 0 }, on = { .on = { true } };

    s.show = 10;
    CHECK(Text_same(item(&s, off, 2).words,
                    "row 1, column 2: face down"));
    CHECK(Text_same(item(&s, off, 2).move, "turn 1 2"));
    CHECK(plays(&s, "turn 1 2"));
    CHECK(Text_same(item(&s, off, 2).words, "row 1, column 2: house"));
    CHECK(plays(&s, "turn 1 1") && !item(&s, off, 3).move[0]);
    CHECK(the_game.view->wait(&s, 0) == 1000 && plays(&s, "cover"));
    CHECK(item(&s, off, 2).look == 0 && item(&s, on, 2).look == 3);
    CHECK(Text_same(item(&s, on, 2).words,
                    "row 1, column 2: face down, it was house"));
    CHECK(plays(&s, "turn 1 1, turn 2 1") && item(&s, off, 1).side);
    CHECK(Text_same(item(&s, off, 61).words,
                    "seat 1: found 1, tries 2"));
}
CLAIM(arrows_walk_over_what_is_gone)
{
    Pairs s = laid(2, 3, "ABaCbc", 1);
    Ui ui = { .seat = 1 };

    CHECK(plays(&s, "turn 1 2, turn 2 2"));
    CHECK(the_game.view->neighbor(&s, &ui, 1, "Right") == 3
          && the_game.view->neighbor(&s, &ui, 3, "Right") == 4
          && the_game.view->neighbor(&s, &ui, 6, "Left") == 4);
    CHECK(the_game.view->neighbor(&s, &ui, 6, "Right") == 61
          && the_game.view->neighbor(&s, &ui, 1, "Left") == 0
          && the_game.view->neighbor(&s, &ui, 61, "Left") == 0
          && the_game.view->neighbor(&s, &ui, 1, "Down") == 0
          && the_game.view->neighbor(&s, &ui, 0, "Right") == 0);
}
CLAIM(at_the_end_each_needless_try_is_named)
{
    Pairs s = laid(2, 3, "ABaCbc", 1);
    Ui ui = { .seat = 1 };

    CHECK(plays(&s, "turn 1 2, turn 1 1, cover"));
    for (int k = 0; k < 10; k++)
        CHECK(plays(&s, "turn 2 2, turn 1 1, cover"));
    CHECK(item(&s, ui, 70).id == 0);
    CHECK(plays(&s, "turn 2 2, turn 1 2, turn 1 1, turn 1 3, "
                    "turn 2 1, turn 2 3"));
    CHECK(s.needless[1] == 10 && s.phase == DONE);
    CHECK(Text_same(item(&s, ui, 70).words,
                    "Try 2: seen in row 1, column 2: house"));
    CHECK(item(&s, ui, 79).words[0] && item(&s, ui, 80).id == 0);
}
static void peep(Think *t)
{
    const Pairs *s = t->state;
    int at = s->phase == SECOND ? mate_of(s, s->up[0]) : -1;

    the_game.players[0].choose(t);
    if (at >= 0)
        Text_say(t->move, "turn %d %d", at / s->cols + 1,
                 at % s->cols + 1);
}
CLAIM(swapping_unseen_cards_changes_no_choice_and_a_cheater_is_caught)
{
    Player peeper[] = { the_game.players[0], { 0 } };
    Game liar = { the_game.model, the_game.view, peeper, NULL };
    Trial trial = { .games = 30, .moves = 3000, .seed = 1,
                    .options = "seats=2 seat2=poor" };
    Tally tally;

    CHECK(Properties(&the_game, &trial, &tally));
    peeper[0].choose = peep;
    CHECK(!Properties(&liar, &trial, &tally));
    CHECK(Text_same(tally.fault, "a player knows a secret: poor"));
}
TEST_MAIN
