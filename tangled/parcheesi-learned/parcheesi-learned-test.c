/* Made from games/parcheesi-learned.nw by make tangle: change that, not this. */
#include "parcheesi-laid-test.h"
#include "parcheesi-learned.h"

extern const Player parcheesi_players[], parcheesi_hint[];

/* tests of odds */
CLAIM(entering_takes_15_of_36_throws)
{
    CHECK(Throws_count(Throws_with(5) | Throws_sum(5)) == 15);
    CHECK(Throws_count(Throws_with(5)) == 11);
    CHECK(Throws_count(Throws_with(6) | Throws_sum(6)) == 16);
    CHECK(Throws_count(Throws_sum(7)) == 6);
}
static Board cleared(void)
{
    Board b;

    memset(&b, HOME, sizeof b);
    for (int c = 0; c < COLORS; c++)
        b.at[c][3] = HOME - 1;
    return b;
}
static Board far_behind(int far, int in_house)
{
    Board b = cleared();

    b.at[0][0] = (uint8_t)as_seen(0, 34, 0);
    b.at[1][0] = (uint8_t)(as_seen(0, 34, 1) - far);
    b.at[1][1] = in_house ? START : HOME;
    return b;
}
CLAIM(odds_are_11_to_16_and_6_to_1_or_with_all_pawns_out_12_to_18)
{
    static const int with[] = { 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2,
                                1, 0, 0 },
        without[] = { 12, 14, 14, 16, 16, 18, 12, 8, 6, 6, 4, 4, 2, 6 };

    for (int far = 1; far <= 14; far++) {
        Board in = far_behind(far, true), out = far_behind(far, false);

        CHECK(odds(&in, 0) == with[far - 1]);
        CHECK(odds(&out, 0) == without[far - 1]);
    }
}
CLAIM(the_odds_of_old_have_the_faults_of_old)
{
    static const int known[] = { 15, 2, 2, 2, 2, 1, 2 };

    for (int k = 0; k < 7; k++) {
        Board b = { 0 };

        b.at[0][0] = (uint8_t)(18 + k);
        CHECK(old_odds(&b, 0) == known[k]);
    }
}
CLAIM(the_odds_of_old_count_ones_and_11_11_11_12_13_14_for_six)
{
    static const int old[] = { 11, 11, 11, 12, 13, 14, 6, 5, 4, 3, 2,
                               1 };

    for (int far = 1; far <= 12; far++) {
        Board b = far_behind(far, false);

        CHECK(old_odds(&b, 0) == old[far - 1]);
    }
}

/* tests of players */
static int liked(Liking *likes, const char *pawns)
{
    Parcheesi s = laid(1, pawns);

    return likes(&s.b, 0);
}
CLAIM(distances_are_100_73_10_and_6_to_0)
{
    CHECK(liked(likes_polly, "") == 400);
    CHECK(liked(likes_polly, "5 0 h1 H") == 73 + 10 + 6);
    CHECK(liked(old_odds, "22 - - -") == 15);
    CHECK(liked(likes_grace, "22 22 - -") == 2 * (500 - 312) + 36 + 10);
    CHECK(liked(likes_ada, "22 - - -") == 2 * (500 - 356) + 36 - 15);
}
CLAIM(chances_add_up_and_learning_brings_them_nearer)
{
    static Net net;
    Parcheesi s = laid(1, "60 - - - / 30 - - -"),
              over = laid(1, "H H H H");
    float should[COLORS] = { 0, 1 }, thought[COLORS], sum = 0, before,
          after;
    Traits t[COLORS];

    for (int k = 0; k < TRAITS; k++)
        for (int h = 0; h < NEURONS; h++)
            net.mixed[k][h] = .01f * (float)((k + h) % 7 - 3);
    for (int h = 0; h < NEURONS; h++)
        net.worth[h] = .1f;
    for (int c = 0; c < COLORS; c++)
        sum += chance(&net, &s.b, c, 1);
    CHECK(sum > .999f && sum < 1.001f);
    CHECK(chance(&net, &over.b, 0, 1) == 1);
    before = chance(&net, &s.b, 1, 2);
    traits_of(&s.b, 2, t);
    learn(&net, t, should, .05f, thought);
    after = chance(&net, &s.b, 1, 2);
    CHECK(after > before && after < before + .3f);
}
static Net blank;

CLAIM(whoever_is_watched_for_thirty_turns_is_known)
{
    Random r = Random_start(9, 1);

    for (int who = 0; who < 4; who++) {
        double likely[MODELS] = { 1, 1, 1, 1, 1 };
        Board b = laid(1, "60 20 9 - / 40 30 12 - / 50 33 - - / "
                          "22 6 - -").b;

        Board_sort(&b);
        for (int k = 0; k < 120; k++) {
            int c = k % COLORS, d1 = 1 + Random_below(&r, 6),
                d2 = 1 + Random_below(&r, 6);
            Past p = { b, b, (uint8_t)d1, (uint8_t)d2, (uint8_t)c };
            Mind mind = { .likes = models[c ? 2 : who], .next = c };

            p.after = b = chosen_by(&mind, &turns, &b, c, d1, d2);
            if (c == 0)
                see_turn(&blank, &turns, c, &p, likely);
        }
        for (int m = 0; m < MODELS; m++)
            CHECK(m == who || likely[m] < likely[who]);
    }
}
CLAIM(what_is_nearly_home_is_played_on_better_than_what_is_not)
{
    Parcheesi far = laid(1, "- - - - / 20 9 - - / H H H h2"),
              near = laid(1, "H H H h2 / 20 9 - -");
    Pick left[] = { { .board = far.b }, { .board = near.b } };
    Think few = { .nodes = 99, .state = &far },
          enough = { .nodes = ROLLOUTS, .state = &far };
    Mind mind = { .net = &blank, .next = 1, .ahead = &turns };

    far.turns_of[1] = PAST + 1;
    for (int k = 0; k < PAST; k++)
        far.past[1][k] = (Past){ far.b, far.b, 1, 2, 2 };
    far.past[1][1].after
        = chosen_by(&(Mind){ .net = &blank, .next = 2 }, &turns,
                    &far.b, 1, 1, 2);
    CHECK(play_on(&few, &mind, left, 2, AHEAD) == 0);
    CHECK(play_on(&enough, &mind, left, 1, AHEAD) == 0
          && enough.nodes > 0);
    CHECK(play_on(&enough, &mind, left, 2, AHEAD) == 1);
    far.seats = 2;
    mind.next = 2;
    enough.nodes = 500;
    CHECK(play_on(&enough, &mind, left, 2, AHEAD) == 1);
}
CLAIM(a_choice_comes_with_its_reason)
{
    static const struct { const char *pawns, *roll, *move, *why; }
    known[] = {
        { "- - - -", "roll 5 3", "enter",
          "after this turn no throw can bop you" },
        { "- - - - / 5 - - -", "roll 5 3", "enter",
          "it bops, which pays 20" },
        { "h5 H H -", "roll 2 6", "move h5 by 2",
          "home, which pays 10" },
        { "60 - - - / 66 - - -", "roll 6 6", "move 60 by 6",
          "it bops, which pays 20" },
        { "60 - - - / H H H h6 / H H H h6 / H H H h6", "roll 2 1",
          "", "after this turn no throw can bop you" },
    };

    for (int k = 0; k < 5; k++) {
        Parcheesi s = laid(1, known[k].pawns);
        Think t;

        CHECK(plays(&s, known[k].roll));
        t = asked(&parcheesi_players[3], &s, ENDS, 1);
        CHECK(!known[k].move[0] || Text_same(t.move, known[k].move));
        CHECK(Text_same(t.reason, known[k].why));
    }
}
static bool bops(Parcheesi s, int seat, int a, int b, int of)
{
    int c = color_of(&s, of), was = pawns_on(s.b.at[c], START), n;

    s.seat = (uint8_t)seat;
    s.phase = ROLLING;
    s.stories = s.doubles = 0;
    falls(&s, a, b);
    n = s.phase == MOVING ? boards_of(&s) : 0;
    while (n-- > 0)
        if (pawns_on(mine[n].at[c], START) > was)
            return true;
    return false;
}
static int bopping_throws(const Parcheesi *s, int of)
{
    int hits = 0;

    for (int k = 0; k < 36; k++) {
        bool any = false;

        for (int other = 1; other <= COLORS; other++)
            any |= other != of
                && bops(*s, other, 1 + k % 6, 1 + k / 6, of);
        hits += any;
    }
    return hits;
}
CLAIM(so_many_throws_can_bop_as_a_reason_says)
{
    Random r = Random_start(9, 1);
    int told = 0, off = 0;

    for (int k = 0; told < 50 && k < 500; k++) {
        Parcheesi s = by_chance(&r);
        int seat = s.seat, n, c = color_of(&s, seat);
        Think t;

        falls(&s, 1 + k % 6, 1 + k / 6 % 6);
        if (s.phase != MOVING)
            continue;
        t = asked(&parcheesi_players[3], &s, ENDS, 1);
        if (sscanf(t.reason, "after this turn %d throw", &n) != 1)
            continue;
        for (; !Text_same(t.move, "done") && s.seat == seat
               && s.phase == MOVING;
             t = asked(&parcheesi_players[3], &s, ENDS, 1))
            CHECK(taken(&s, t.move));
        CHECK(bopping_throws(&s, seat) == n);
        off += odds(&s.b, c) != n;
        told++;
    }
    CHECK(told == 50 && off > 0);
}
CLAIM(each_player_ends_its_turn_on_a_board_it_likes_most)
{
    Random r = Random_start(5, 1);

    for (int k = 0; k < 80; k++) {
        Parcheesi s = thrown(&r);
        int seat = s.seat, c = color_of(&s, seat), most = -9999;

        for (int e = boards_of(&s); e-- > 0;) {
            int w = models[k % 4](&mine[e], c);

            most = w > most ? w : most;
        }
        while (s.phase == MOVING && s.seat == seat) {
            Think t = asked(&parcheesi_players[k % 4], &s, ENDS, 1);
            Board b = s.b;

            Board_sort(&b);
            CHECK(t.reason[0] && listed(&s, t.move));
            if (Text_same(t.move, "done")) {
                CHECK(models[k % 4](&b, c) == most);
                break;
            }
            CHECK(taken(&s, t.move));
        }
    }
}
CLAIM(lena_faye_and_thea_answer_with_little_time_or_much)
{
    Random r = Random_start(6, 1);
    Parcheesi over = laid(1, "H H H H"), two = laid(1, "10 12 - -");
    Mind strays = { .likes = likes_polly, .stray = &r };
    int most = chosen_by(&strays, &turns, &two.b, 0, 1, 2).at[0][3],
        other = 0;

    for (int k = 0; k < 500; k++)
        other += chosen_by(&strays, &turns, &two.b, 0, 1, 2).at[0][3]
              != most;
    CHECK(other > 0 && other < 50);
    CHECK(worth_of(&(Mind){ NULL, &blank, 1, &turns, 0 }, &over.b, 0)
          > .99f);
    for (int k = 0; k < 20; k++) {
        Parcheesi s = thrown(&r);

        for (int p = 4; s.phase == MOVING && p < 6 + (k < 4); p++)
            for (int nodes = 1; nodes < 5000; nodes += 4500) {
                Think t = asked(&parcheesi_players[p], &s, nodes, 1);

                CHECK(t.reason[0] && listed(&s, t.move));
            }
    }
}
static const float as_learned[] = {
#include "parcheesi-weights.h"
};
static const Net *const lenas = (const Net *)as_learned;

CLAIM(ada_opens_the_wall_far_out_and_lena_and_thea_the_one_at_home)
{
    static const char *const others =
        "/ 35 24 - - / 62 51 39 - / 4 4 3 2";
    Line board;
    Parcheesi s, far, home;

    Text_say(board, "46 46 5 5 %s", others);
    s = laid(1, board);
    Text_say(board, "48 49 5 5 %s", others);
    far = laid(1, board);
    Text_say(board, "46 46 5 10 %s", others);
    home = laid(1, board);
    CHECK(plays(&s, "roll 2 3") && boards_of(&s) == 5);
    for (int p = 3; p <= 6; p += p == 4 ? 2 : 1) {
        Think t = asked(&parcheesi_players[p], &s, 22 * ENDS, 1);

        CHECK(Text_same(t.move, p == 3 ? "move 46 by 2"
                                       : "move 5 by 2"));
    }
    CHECK(odds(&far.b, 0) == 7 && odds(&home.b, 0) == 18);
    CHECK((int)(100 * chance(lenas, &far.b, 0, 1)) == 28);
    CHECK((int)(100 * chance(lenas, &home.b, 0, 1)) == 31);
}
TEST_MAIN
