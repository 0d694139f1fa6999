/* Made from games/same.nw by make tangle: change that, not this. */
#include "apart.h"
#include "bench.h"
#include "same.h"

/* games for the tests */
static Same begun(const char *options, uint64_t seed)
{
    Same s;

    CHECK(!starts(&s, options, seed) && !broken(&s));
    return s;
}

/* tests of the rules */
CLAIM(a_flood_wets_the_blob_and_nothing_else)
{
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Same s = begun("colors=3", seed);
        int name[SITES], changed = 1;

        for (int p = 0; p < SITES; p++)
            name[p] = p;
        while (changed) {
            changed = 0;
            for (int p = HIGH; p < SITES - HIGH; p++)
                for (int q = p - 1; q >= p - HIGH; q -= HIGH - 1)
                    if (alike(s.board.at[p], s.board.at[q])
                        && name[p] != name[q])
                        changed = name[p] = name[q] =
                            name[p] < name[q] ? name[p] : name[q];
        }
        for (int p = HIGH; p < SITES - HIGH; p++) {
            bool wet[SITES] = { false };
            int pool[MOST];

            flood(&s.board, p, wet, pool);
            for (int q = HIGH; q < SITES - HIGH; q++)
                CHECK(wet[q] == (name[q] == name[p]));
        }
    }
}
static bool has_fallen(const Board *before, const Board *after, int n)
{
    int was[MOST + 1] = { 0 }, last = 0;

    for (int p = HIGH; p < SITES - HIGH; p++)
        was[before->at[p] / COLORS] = p;
    for (int p = HIGH; p < SITES - HIGH; p++)
        if (after->at[p] != NONE) {
            int from = was[after->at[p] / COLORS];

            if (from < last || from == 0 || from / HIGH < p / HIGH
                || from % HIGH < p % HIGH)
                return false;
            last = from;
        }
    return survey(after, 0).left + n == survey(before, 0).left;
}

CLAIM(no_ball_rises_or_moves_right_and_columns_keep_their_order)
{
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Same s = begun("", seed);
        Random random = Random_start(seed, 9);
        int all = 0, n;

        for (Census now; (now = survey(&s.board, 0)).many > 0; ) {
            Board before = s.board;

            n = Random_below(&random, now.many);
            n = press(&s.board, now.blob[n]);
            CHECK(n > 1 && has_fallen(&before, &s.board, n));
            all += n;
        }
        CHECK(all + survey(&s.board, 0).left == 320);
    }
}
CLAIM(five_are_25_three_and_four_25_seven_49_none_left_5000)
{
    CHECK(points(0, 5) == 25 && points(0, 1) == 0);
    CHECK(points(0, 3) + points(0, 4) == 25 && points(0, 7) == 49);
    CHECK(points(0, 320) + bonus(0, 0) == 107400);
    CHECK(points(1, 5) == 16 && points(2, 5) == 9 && !points(2, 2));
    CHECK(bonus(0, 51) == 0 && bonus(0, 50) == 0);
    CHECK(bonus(0, 49) == 100 && bonus(0, 1) == 4900);
    CHECK(bonus(0, 0) == 5000 && bonus(1, 0) == 0);
    CHECK(bonus(2, 1) == 0 && bonus(2, 0) == 1000);
}
CLAIM(neighbors_are_equal_276_times_in_1000)
{
    long pairs = 0, equal = 0;

    for (uint64_t seed = 1; seed <= 1000; seed++) {
        Same s = begun("", seed);

        for (int p = HIGH; p < SITES - HIGH; p++)
            for (int q = p + 1; q <= p + HIGH; q += HIGH - 1) {
                pairs += s.board.at[p] && s.board.at[q];
                equal += alike(s.board.at[p], s.board.at[q]);
            }
    }
    CHECK(equal * 1000 / pairs == 276);
}
static const char *click_of(const Same *s, int click)
{
    static Line move;
    int p = HIGH;

    while (p < SITES && s->way[s->board.at[p] / COLORS] != click)
        p++;
    Text_say(move, "take %d %d", s->grid.rows - p % HIGH, p / HIGH);
    return p < SITES ? move : "";
}

CLAIM(each_deal_that_can_be_cleared_is_cleared_by_its_list)
{
    for (uint64_t k = 0; k < 300; k++) {
        Line options;
        Same s;

        Text_say(options, "deal=clearable rows=%d columns=%d colors=%d",
                 4 + (int)k % 13, 4 + (int)k % 17, 4 + (int)k % 5);
        s = begun(options, k);
        for (int click = 1; taken(&s, click_of(&s, click)); click++)
            CHECK(Text_same(click_of(&s, click), ""));
        CHECK(survey(&s.board, 0).left == 0 && s.phase == JUDGING);
    }
}
static Same drawn(const char *drawing)
{
    Same s = { .grid = Grid_of(drawing), .colors = 5 };

    for (int cell = 0; cell < s.grid.rows * s.grid.columns; cell++) {
        const char *color = strchr("BRNGPYTS",
                                   Grid_drawn(s.grid, drawing, cell));

        if (color)
            s.board.at[place(s.grid, cell)] = (Ball)((cell + 1) * COLORS
                + (color - "BRNGPYTS"));
    }
    return s;
}
CLAIM(three_small_boards_go_as_they_do_on_paper)
{
    Same s = drawn("RGBB/RGGB/RRGB");

    CHECK(plays(&s, "take 3 1") && s.score == 16);
    CHECK(shows(&s, " 1  . B B .\n 2  G G B .\n 3  G G B .\n"));
    CHECK(plays(&s, "take 2 1") && s.score == 32);
    CHECK(shows(&s, " 1  . B . .\n 2  . B . .\n 3  B B . .\n"));
    CHECK(plays(&s, "take 3 1") && stands(&s, HOUSE, 0, 5048));
    CHECK(says(&s, "The board is clear. Points: 5048.")
          && says(&s, "The house tries the same deal."));
    CHECK(lists(&s, "grade 0\nmost 5048\n"));
    CHECK(plays(&s, "!most 5047, !take 1 1, most 5048, !grade 1"));
    CHECK(stands(&s, OVER, 2, 5048));
    CHECK(says(&s, "The most that can be made of it is 5048."));
    s = drawn("RGGR");
    CHECK(plays(&s, "!take 1 1, take 1 3, take 1 2, most 5008"));
    CHECK(stands(&s, OVER, 2, 5008));
    s = drawn("RGB/GBR/BRG");
    CHECK(broken(&s) && lists(&s, "") && total(&s) == 4100);
    s.phase = JUDGING;
    CHECK(plays(&s, "!take 1 1, grade 9999") && stands(&s, OVER, 2,
                                                       4100));
    CHECK(says(&s, "No two balls of a color touch. Points: 4100.")
          && says(&s, "Points of the house on the same deal: 9999."));
}
CLAIM(each_nonsense_is_noticed)
{
    Same s = drawn("RGBB/RGGB/RRGB"), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.board.at[HIGH] = NONE));
    CHECK(NOTICED(bad.board.at[HIGH + 3] = 9));
    CHECK(NOTICED(memset(bad.board.at + 2 * HIGH, 0,
                         3 * sizeof(Ball))));
    CHECK(NOTICED(bad.phase = JUDGING));
    CHECK(!broken(&s) && starts(&bad, "deal=clearable colors=2", 1));
    for (uint64_t seed = 1; seed <= 6; seed++)
        CHECK(!starts(&bad, "deal=clearable colors=3 rows=10 "
                      "columns=12", seed));
}

/* tests of the players */
static int most_without_memory(const Board *b, int rule)
{
    Census here = survey(b, rule);
    int best = bonus(rule, here.left);

    for (int k = 0; k < here.many; k++) {
        Board after = *b;
        int sum = points(rule, press(&after, here.blob[k]));

        sum += most_without_memory(&after, rule);
        best = sum > best ? sum : best;
    }
    return best;
}

LONG_CLAIM(trying_all_games_without_memory_finds_the_same_most)
{
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Line options, move;
        Same s;

        Text_say(options, "rows=4 columns=5 colors=3 points=%s",
            seed % 3 == 0 ? "all" : seed % 3 == 1 ? "less1" : "less2");
        s = begun(options, seed);
        Text_say(move, "most %d", most_without_memory(&s.board,
            s.rule));
        s.phase = JUDGING;
        CHECK(Text_same(asked(the_game.players, &s, 1000000, 1).move,
                        move));
    }
}
CLAIM(six_by_six_deals_1_to_10_make_5298_5396_5260_and_so_on)
{
    static const int known[10] = { 5298, 5396, 5260, 5366, 5284, 5346,
                                   5306, 5316, 5300, 5292 };

    for (uint64_t k = 0; k < 10; k++) {
        Same s = begun("rows=6 columns=6 colors=3", k + 1);

        while (s.phase == PLAYING
               && taken(&s, asked(the_game.hint, &s, 400000, 1).move))
            continue;
        CHECK(total(&s) == known[k] && house_moves(&s, 1));
        CHECK(s.phase == PROVED && s.house == known[k]);
    }
}
CLAIM(one_scout_makes_what_it_has_promised)
{
    Same s = begun("rows=10 columns=12", 1);
    Player one = the_game.hint[0];
    int promised = 0;

    one.level = 1;
    while (s.phase == PLAYING && !broken(&s)) {
        Think t = asked(&one, &s, one.nodes, 1);
        int now = atoi(strrchr(t.reason, ' '));

        CHECK(now == promised || promised == 0
              || (survey(&s.board, 0).left <= 36 && now > promised));
        promised = now;
        the_game.model->apply(&s, t.move);
    }
    CHECK(promised == total(&s) && s.phase == JUDGING);
}
CLAIM(whoever_obeys_makes_what_the_house_makes)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        Same s = begun("rows=7 columns=8 colors=4", seed);
        Think t = { .plan = "" };

        for (int k = 0; k < 30 && s.phase == PLAYING; k++) {
            Think now = { .state = &s, .seat = 1, .level = 300,
                          .nodes = the_game.hint->nodes };

            memcpy(now.plan, t.plan, 4000);
            the_game.hint->choose(&now);
            free(now.memory);
            CHECK(taken(&s, now.move));
            memcpy(t.plan, now.plan + strlen(now.move) + 1, 4000);
        }
        CHECK(house_moves(&s, 1) && total(&s) >= s.house);
    }
}
LONG_CLAIM(ten_scouts_are_worth_a_tenth_more_than_one)
{
    Player house = the_game.players[0];
    int made[2] = { 0 };

    for (uint64_t seed = 1; seed <= 12; seed++) {
        Same s = begun("", (seed + 1) / 2);

        house.level = seed % 2 ? 10 : 1;
        made[seed % 2] += atoi(asked(&house, &s, 99999, 1).move + 6);
    }
    CHECK(made[1] * 10 > made[0] * 11);
}

CLAIM(a_house_that_is_called_away_has_an_answer)
{
    Same s = begun("", 1);

    CHECK(taken(&s, asked(the_game.hint, &s, 0, 1).move));
    CHECK(atoi(asked(the_game.players, &s, 0, 1).move + 6) > 1000);
}

/* tests of the view */
CLAIM(the_core_shows_what_the_click_will_do)
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Same s = begun("rows=8 columns=9 colors=4", seed), then = s;
        Ui here = { .hover = 1 };
        int changes = 0;

        while (!item(&s, here, here.hover).move[0])
            here.hover++;
        CHECK(taken(&then, item(&s, here, here.hover).move));
        for (int cell = 0; cell < 72; cell++) {
            int at = place(s.grid, cell);
            Ball now = s.board.at[at], to = then.board.at[at];
            int core = item(&s, here, now ? now / COLORS
                            : 2000 + cell).look >> 16 & 15;

            changes += to != now;
            CHECK(core == (to == now ? 0 : to ? 1 + to % COLORS : 9));
        }
        CHECK(changes > 1);
    }
}
static int heard_in(const Same *s, int id[])
{
    Ui ui = { .hover = 0 };
    const Page *page = laid_out(s, &ui);
    int n = 0;

    for (int k = 0; k < page->n; k++)
        if (page->item[k].words[0])
            id[n++] = page->item[k].id;
    return n;
}
CLAIM(what_stays_keeps_the_order_of_the_list)
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Same s = begun("rows=8 columns=9 colors=4", seed);
        int was[MOST], now[MOST], n = heard_in(&s, was), k = 0, m;
        Ui ui = { .hover = 40 };

        while (!item(&s, ui, ui.hover).move[0])
            ui.hover++;
        CHECK(taken(&s, item(&s, ui, ui.hover).move));
        m = heard_in(&s, now);
        for (int i = 0; i < n; i++)
            k += k < m && now[k] == was[i];
        CHECK(n == 72 && m < n && k == m);
    }
}
CLAIM(a_cleared_board_wears_its_points)
{
    Same s = drawn("BB/RR"), left = drawn("BB/RG");

    CHECK(taken(&s, "take 1 1") && !times(&s, (Ui){ 0 }, "lamp"));
    CHECK(taken(&s, "take 2 1") && times(&s, (Ui){ 0 }, "lamp"));
    CHECK(taken(&left, "take 1 1") && !times(&left, (Ui){ 0 }, "lamp"));
}
CLAIM(each_ball_says_what_it_is)
{
    Same s = drawn("BBRG/BRRR");
    Ui ui = { .hover = 3 };

    CHECK(Text_same(item(&s, ui, 1).words,
                    "row 1, column 1: blue, 3 together"));
    CHECK(Text_same(item(&s, ui, 1).move, "take 1 1"));
    CHECK(Text_same(item(&s, ui, 4).words,
                    "row 1, column 4: green, alone"));
    CHECK(item(&s, ui, 4).futile && !item(&s, ui, 4).move[0]);
    CHECK(item(&s, ui, 4).round && !item(&s, ui, 1).round);
    CHECK(Text_same(item(&s, ui, 1001).words,
                    "Points: 16. Single balls then: 1."));
    CHECK(item(&s, (Ui){ .hint = 1 }, 2).look >> 14 & 1);
    CHECK(!(item(&s, (Ui){ .hint = 4 }, 4).look >> 14 & 1));
}

CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const signs[] = {
        "sign blue", "counter red", "sign brown", "counter green",
        "sign purple", "counter yellow", "sign teal", "counter slate",
        NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
CLAIM(numbers_are_shown_as_long_as_they_prove_something)
{
    Same s = begun("rows=6 columns=6 deal=clearable", 3);
    Ui way = { .on = { false, true } };

    for (int number = 1; number <= 36; number++) {
        Line words;

        Text_say(words, ", number %d", s.way[number]);
        CHECK(item(&s, way, number).look >> 20 == s.way[number]
              && strstr(item(&s, way, number).words, words));
    }
    CHECK(taken(&s, click_of(&s, 1)));
    CHECK(item(&s, way, s.board.at[HIGH] / COLORS).look >> 20 > 1);
    for (int click = 3; click < 36 && s.clicks == 1; click++)
        the_game.model->apply(&s, click_of(&s, click));
    CHECK(item(&s, way, s.board.at[HIGH] / COLORS).look >> 20 == 0);
}
TEST_MAIN
