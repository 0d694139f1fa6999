/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <string.h>
#include "test.h"
#include "minesweeper-players.h"
#include "minesweeper-solve.h"

/* positions for tests */
static Proof proof;
static const Player *const dealer = minesweeper_players,
                    *const adviser = minesweeper_hint;

static Mines field(int rows, int columns, int bombs, const char *text)
{
    Mines m = { .rows = rows, .columns = columns, .bombs = bombs,
                .phase = PLAYING };

    memset(m.shown, COVERED, sizeof m.shown);
    for (int t = 0; text[t] != '\0'; t++)
        m.shown[t] = (uint8_t)(text[t] == '#' ? COVERED
                   : text[t] == 'F' ? FLAG
                   : text[t] == '?' ? UNSURE : text[t] - '0');
    return m;
}
static const char *concluded(int rows, int columns, int bombs,
                             const char *text)
{
    static char out[TILES + 1];
    Mines m = field(rows, columns, bombs, text);
    long cases = 20000;

    CHECK(conclude(&proof, &m, &cases));
    for (int t = 0; t < rows * columns; t++)
        out[t] = "-sb"[Proof_knows(&proof, t)];
    out[rows * columns] = '\0';
    return out;
}

static Why hardest(void)
{
    Why most = ONE_NUMBER;

    for (int k = 0; k < Proof_steps(&proof); k++)
        if (Proof_step(&proof, k)->why > most)
            most = Proof_step(&proof, k)->why;
    return most;
}
static Mines stuck(int rows, int columns, int bombs, Random *random)
{
    Mines m = field(rows, columns, bombs, "");

    m.first = rows / 2 * columns + columns / 2;
    lay(&m, Random_below(random, 1000000), 9);
    uncover(&m, m.first);
    for (int k = 0; k < 300; k++) {
        int t = Random_below(random, rows * columns);

        if (!m.bomb[t] && k % 3 == 0)
            uncover(&m, t);
    }
    return m;
}

static int covered(const Mines *m)
{
    int n = 0;

    for (int t = 0; t < m->rows * m->columns; t++)
        n += m->shown[t] >= COVERED;
    return n;
}

/* players for tests */
static Think asked(const Player *who, const Mines *m)
{
    static Proof memory;
    Think t = { .state = m, .nodes = who->nodes, .memory = &memory };

    CHECK(who->memory == sizeof memory);
    t.random = Random_start(6, 1);
    memset(&memory, 0, sizeof memory);
    who->choose(&t);
    return t;
}

/* referees for tests */
typedef struct Tally { int ways, bomb[TILES]; } Tally;

static bool agrees(const Mines *m)
{
    int bombs = 0;

    for (int t = 0; t < m->rows * m->columns; t++) {
        bombs += m->bomb[t];
        if (m->shown[t] < COVERED
                && (m->bomb[t] || m->shown[t] != number_of(m, t)))
            return false;
    }
    return bombs == m->bombs;
}
static Tally tried(const Mines *seen)
{
    int covered[TILES], n = 0;
    Tally all = { 0 };
    Mines m = *seen;

    for (int t = 0; t < m.rows * m.columns; t++)
        if (m.shown[t] >= COVERED)
            covered[n++] = t;
    memset(m.bomb, 0, sizeof m.bomb);
    for (int way = 0; way < 1 << n; way++) {
        for (int k = 0; k < n; k++)
            m.bomb[covered[k]] = way >> k & 1;
        if (!agrees(&m))
            continue;
        all.ways++;
        for (int k = 0; k < n; k++)
            all.bomb[covered[k]] += way >> k & 1;
    }
    return all;
}
static Mines opened(Random *random)
{
    Mines m = { .rows = 1 + Random_below(random, 4) };
    int tiles, covered;

    m.columns = 2 + Random_below(random, m.rows > 2 ? 4 : 6);
    tiles = covered = m.rows * m.columns;
    m.bombs = 1 + Random_below(random, (tiles + 1) / 2);
    lay(&m, Random_below(random, 1000000), 0);
    memset(m.shown, COVERED, sizeof m.shown);
    for (int k = 0; k < 99 && covered > 3 + m.bombs % 10; k++) {
        int t = Random_below(random, tiles);

        if (m.bomb[t] || m.shown[t] < COVERED)
            continue;
        m.shown[t] = (uint8_t)number_of(&m, t);
        covered--;
    }
    return m;
}
static bool can_be_seen(const Mines *m, const char *reason)
{
    int number, row, column, next[8], n, covers = 0, flags = 0;
    bool left = match(reason, "the %d at %d %d has only this tile left "
                      "for a bomb", &number, &row, &column);

    if (!left && !match(reason, "the %d at %d %d has its bomb already",
                        &number, &row, &column)
        && !match(reason, "the %d at %d %d has all its bombs already",
                  &number, &row, &column))
        return true;
    n = around(m, (row - 1) * m->columns + column - 1, next);
    for (int k = 0; k < n; k++) {
        covers += m->shown[next[k]] == COVERED;
        flags += m->shown[next[k]] == FLAG;
    }
    return left ? covers == 1 && flags == number - 1 : flags == number;
}

static bool follow_hints(Mines *m)
{
    for (int k = 0; k < 200 && covered(m) > m->bombs; k++) {
        Mines seen = *m;
        int row = 1, column = 1, tile;
        Think t;

        memset(seen.bomb, 0, sizeof seen.bomb);
        t = asked(adviser, &seen);
        if (t.reason[0] == '\0' || strncmp(t.reason, "a guess", 7) == 0
            || !can_be_seen(m, t.reason))
            return false;
        if (match(t.move, "open %d %d", &row, &column)) {
            tile = (row - 1) * m->columns + column - 1;
            if (m->bomb[tile])
                return false;
            uncover(m, tile);
        } else if (match(t.move, "mark %d %d", &row, &column))
            m->shown[(row - 1) * m->columns + column - 1] = FLAG;
    }
    return covered(m) == m->bombs;
}

/* facts for tests */
static int ways(const char *numbers, int *last)
{
    int n = (int)strlen(numbers), found = 0;

    for (int way = 0; way < 1 << (n + 2); way++) {
        bool good = true;

        for (int k = 0; k < n; k++)
            good &= (way >> k & 1) + (way >> (k + 1) & 1)
                    + (way >> (k + 2) & 1) == numbers[k] - '0';
        found += good;
        *last = good ? way : *last;
    }
    return found;
}
static void walls_of_1_2_1_and_1_2_2_1_have_one_way_by_enumeration(void)
{
    int way = 0;

    CHECK(ways("121", &way) == 1 && way == 2 + 8);
    CHECK(ways("1221", &way) == 1 && way == 4 + 8);
    CHECK(ways("111", &way) == 3);
}
static void walls_fall_to_pairs(void)
{
    CHECK(same(concluded(2, 5, 2, "#####" "11211"), "sbsbs-----"));
    CHECK(hardest() == TWO_NUMBERS);
    CHECK(same(concluded(2, 8, 4, "########" "11122111"),
               "bssbbssb--------"));
    CHECK(hardest() == TWO_NUMBERS);
    CHECK(same(concluded(2, 5, 3, "1###1" "1#3#1"), "--b-------"));
    CHECK(hardest() == BY_CASES);
}
static int share(int rows, int columns, int bombs, Why most)
{
    Mines m = { .rows = rows, .columns = columns, .bombs = bombs };
    int good = 0;

    for (int number = 1; number <= 3000; number++) {
        long cases = 20000;

        m.first = number * 37 % (rows * columns);
        lay(&m, number, 9);
        if (solvable(&proof, &m, &cases))
            good += hardest() <= most;
        CHECK(proof.used < SAID / 8);
    }
    return good / 3;
}
static bool near(int permille, int measured)
{
    return permille >= measured - 30 && permille <= measured + 30;
}

static void shares_of_fields_without_a_guess_are_as_measured(void)
{
    CHECK(near(share(16, 16, 30, BY_COUNT), 905));
    CHECK(near(share(16, 16, 30, ONE_NUMBER), 637));
    CHECK(near(share(16, 16, 30, TWO_NUMBERS), 846));
    CHECK(near(share(9, 9, 10, BY_COUNT), 903));
    CHECK(near(share(16, 16, 40, BY_COUNT), 706));
    CHECK(near(share(16, 30, 99, BY_COUNT), 143));
    CHECK(near(share(16, 30, 99, TWO_NUMBERS), 96));
}
static void odds_and_conclusions_agree_with_trying_all_ways(void)
{
    Random random = Random_start(3, 1);

    for (int k = 0; k < 1500; k++) {
        Mines m = opened(&random);
        Tally all = tried(&m);
        short permille[TILES];
        long cases = 100000;

        CHECK(odds(&m, permille, cases));
        CHECK(conclude(&proof, &m, &cases));
        for (int t = 0; t < m.rows * m.columns; t++) {
            int bomb = all.bomb[t], per = bomb * 1000 / all.ways;
            int knows = m.shown[t] < COVERED ? 0
                      : bomb == 0 ? 1 : bomb == all.ways ? 2 : 0;

            CHECK(Proof_knows(&proof, t) == knows);
            CHECK(m.shown[t] < COVERED ? permille[t] == -1
                  : permille[t] - per <= 1 && per - permille[t] <= 1);
        }
    }
}
static void imagined_fields_are_uniform_on_a_tiny_one(void)
{
    Random random = Random_start(8, 1);
    int times[9] = { 0 };

    for (int k = 0; k < 4000; k++) {
        Mines m = field(1, 8, 2, "#1#1####");

        imagine(&m, &random);
        CHECK(agrees(&m));
        times[m.bomb[0] ? 8 : m.bomb[5] * 5 + m.bomb[6] * 6
                              + m.bomb[7] * 7]++;
    }
    for (int k = 5; k <= 8; k++)
        CHECK(times[k] > 900 && times[k] < 1100);
}
static void imagined_fields_agree_with_all_that_is_open(void)
{
    Random random = Random_start(4, 1);

    for (int k = 0; k < 1000; k++) {
        Mines m = opened(&random);

        imagine(&m, &random);
        CHECK(agrees(&m));
    }
    for (int k = 0; k < 300; k++) {
        Mines m = stuck(16, 30, 80 + k % 60, &random);

        imagine(&m, &random);
        CHECK(agrees(&m));
    }
}
static void an_impossible_density_is_scattered_after_2000_tries(void)
{
    Mines m = field(16, 16, 100, "");
    int number = 0;
    Think t;

    m.phase = LAYING;
    m.first = 100;
    t = asked(dealer, &m);
    CHECK(match(t.move, "scatter %d", &number) && t.nodes == 0);
    m.first = 8;
    CHECK(same(asked(dealer, &m).move, asked(dealer, &m).move));
}

/* tests of reasoning */
static void stories_are_weighed_by_what_is_left(void)
{
    static const short right[] = { 250, -1, 750, -1, 250,
                                   250, 250, 250 };
    Mines m = field(1, 8, 2, "#1#1####");
    short permille[TILES];

    CHECK(odds(&m, permille, 1000));
    CHECK(memcmp(permille, right, sizeof right) == 0);
    CHECK(!odds(&m, permille, 2));
    CHECK(same(concluded(1, 5, 2, "#1#1#"), "b-s-b"));
    CHECK(same(concluded(1, 5, 1, "#1#1#"), "s-b-s"));
    CHECK(hardest() == BY_COUNT);
}
static void what_is_nearly_certain_is_not_called_certain(void)
{
    Mines m = field(10, 10, 3, "#1#1######"
                               "##1#######"
                               "0###0#####");
    short permille[TILES];

    CHECK(odds(&m, permille, 1000));
    CHECK(permille[0] == 1 && permille[2] == 999);
    CHECK(permille[4] == 1 && permille[22] == 1 && permille[10] == 0);
}
static Mines net(void)
{
    Mines m = field(30, 40, 480, "");

    for (int row = 1; row < 28; row += 2)
        for (int column = 1; column < 38; column += 2)
            m.shown[row * 40 + column] = 4;
    return m;
}

static void what_cannot_be_does_no_harm(void)
{
    static const char *const lies[] = { "#8#", "#2####", "#1#####",
                                        "1##1#####", "#2#0#" };
    Random random = Random_start(2, 1);
    short permille[TILES];
    Mines few = net();

    few.bombs = 5;
    imagine(&few, &random);
    CHECK(!agrees(&few));
    for (int k = 0; k < 5; k++)
        for (int bombs = 0; bombs < 3; bombs++) {
            Mines m = field(1, (int)strlen(lies[k]), bombs, lies[k]);
            long cases = 1000;

            conclude(&proof, &m, &cases);
            odds(&m, permille, 1000);
            imagine(&m, &random);
            CHECK(Proof_steps(&proof) <= m.columns);
        }
}
static void a_larger_purse_never_knows_less(void)
{
    bool known = false;

    for (long cases = 0; cases < 200; cases++) {
        Mines m = field(1, 8, 2, "#1#1####");
        short permille[TILES];
        bool now = odds(&m, permille, cases);

        CHECK(now || !known);
        known = now;
    }
    CHECK(known);
}
static void the_dealer_lays_what_needs_no_guess(void)
{
    Mines m = field(9, 9, 10, "");
    int number = 0;
    long cases = 20000;

    m.phase = LAYING;
    m.first = 40;
    CHECK(match(asked(dealer, &m).move, "lay %d", &number));
    lay(&m, number, 9);
    CHECK(solvable(&proof, &m, &cases));
    m.bomb[40] = 1;
    CHECK(!solvable(&proof, &m, &cases));
    m.deal = CLASSIC;
    CHECK(match(asked(dealer, &m).move, "scatter %d", &number));
    CHECK(asked(dealer, &m).nodes == dealer->nodes);
}
static void the_judge_knows_a_guess_and_a_needless_one(void)
{
    Mines m = field(1, 5, 2, "#1#1#");

    m.phase = JUDGING;
    m.deal = BY_HAND;
    m.clicks = 3;
    m.opened[1] = 1, m.opened[3] = 2, m.opened[0] = 3;
    m.chosen[1] = m.chosen[3] = m.chosen[0] = 1;
    m.shown[0] = BURST;
    CHECK(same(asked(dealer, &m).move, "judge 3 1 safe 1 3"));
    m.deal = CLASSIC;
    CHECK(same(asked(dealer, &m).move, "judge 2 1 safe 1 3"));
    m.won = true;
    CHECK(same(asked(dealer, &m).move, "judge 2 1"));
    m.opened[0] = 0, m.opened[2] = 3, m.chosen[2] = 1;
    CHECK(same(asked(dealer, &m).move, "judge 1 0"));
}
static void hints_alone_win_what_needs_no_guess(void)
{
    for (int number = 1, done = 0; done < 20; number++) {
        Mines m = field(9, 9, 14, "");
        long cases = 20000;

        m.phase = PLAYING;
        m.first = 40;
        lay(&m, number, 9);
        if (!solvable(&proof, &m, &cases))
            continue;
        uncover(&m, m.first);
        CHECK(follow_hints(&m));
        done++;
    }
}
static void advised(Mines m, const char *move, const char *reason)
{
    Think t = asked(adviser, &m);

    CHECK(same(t.move, move) && same(t.reason, reason));
    if (!same(t.move, move) || !same(t.reason, reason))
        printf("# %s: %s\n", t.move, t.reason);
}

static void the_adviser_gives_its_reason_in_words(void)
{
    advised(field(1, 4, 1, "#10F"), "mark 1 4", "this flag is wrong: "
            "the numbers prove the tile safe");
    advised(field(1, 4, 1, "F10#"), "open 1 4",
            "the blank at 1 3 has no bomb beside it");
    advised(field(2, 4, 1, "##10" "1110"), "mark 1 2",
            "the 1 at 2 3 has only this tile left for a bomb");
    advised(field(2, 4, 1, "#F10" "1110"), "open 1 1",
            "the 1 at 2 2 has its bomb already");
    advised(field(2, 5, 2, "#####" "11211"), "open 1 3", "the 1 at 2 4 "
            "and the 1 at 2 5 together leave no bomb for it");
    advised(field(2, 4, 2, "#2#1" "1#1#"), "mark 1 1", "the 1 at 2 3 "
            "and the 2 at 1 2 together need a bomb there");
    advised(field(2, 4, 2, "#2##" "1##1"), "open 1 4",
            "in every case that 3 numbers allow, it is safe");
    advised(field(3, 4, 4, "1###" "#24#" "1#2#"), "mark 1 4",
            "in every case that 5 numbers allow, it is a bomb");
    advised(field(1, 5, 2, "#1#1?"), "open 1 3",
            "all bombs that are left must lie elsewhere");
    advised(field(2, 5, 3, "1###1" "1#3#1"), "open 1 2", "a guess: "
            "nothing is certain, and here the risk is 50.0 %");
    advised(field(1, 3, 1, "01F"), "", "");
    advised(field(2, 4, 2, "02##" "02#2"), "mark 1 3",
            "the 2 at 2 2 needs all tiles left to it for bombs");
}
static void the_adviser_speaks_before_the_first_click(void)
{
    Mines m = field(9, 9, 10, "");

    m.phase = FRESH;
    advised(m, "open 5 5", "the first tile is never a bomb");
    m.deal = ANCESTOR;
    advised(m, "open 5 5", "nothing is known yet: one tile is as good "
            "as another");
    m.shown[40] = FLAG;
    CHECK(same(asked(adviser, &m).move, "open 5 6"));
    memset(m.shown, FLAG, sizeof m.shown);
    advised(m, "", "");
    m.phase = JUDGING;
    advised(m, "", "");
    m = net();
    CHECK(same(asked(adviser, &m).reason, "a guess: there are too many "
               "cases to tell the odds"));
}
static void the_wrong_flag_of_the_first_figure_is_found(void)
{
    static const int flag[] = { 42, 43, 59, 204, 213, 214 };
    Mines m = field(16, 16, 30, "");

    m.first = 7 * 16 + 7;
    lay(&m, 77298910, 9);
    uncover(&m, m.first);
    for (int k = 0; k < 6; k++) {
        m.shown[flag[k]] = FLAG;
        CHECK(m.bomb[flag[k]] == (k > 0));
    }
    advised(m, "mark 3 11", "this flag is wrong: the numbers prove the "
            "tile safe");
}
int main(void)
{
    TEST(walls_of_1_2_1_and_1_2_2_1_have_one_way_by_enumeration);
    TEST(walls_fall_to_pairs);
    TEST(shares_of_fields_without_a_guess_are_as_measured);
    TEST(stories_are_weighed_by_what_is_left);
    TEST(what_is_nearly_certain_is_not_called_certain);
    TEST(odds_and_conclusions_agree_with_trying_all_ways);
    TEST(imagined_fields_are_uniform_on_a_tiny_one);
    TEST(imagined_fields_agree_with_all_that_is_open);
    TEST(what_cannot_be_does_no_harm);
    TEST(a_larger_purse_never_knows_less);
    TEST(the_dealer_lays_what_needs_no_guess);
    TEST(an_impossible_density_is_scattered_after_2000_tries);
    TEST(the_judge_knows_a_guess_and_a_needless_one);
    TEST(hints_alone_win_what_needs_no_guess);
    TEST(the_adviser_gives_its_reason_in_words);
    TEST(the_adviser_speaks_before_the_first_click);
    TEST(the_wrong_flag_of_the_first_figure_is_found);
    return TEST_END;
}
