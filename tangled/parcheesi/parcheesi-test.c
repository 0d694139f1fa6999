/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include "bench.h"
#include "parcheesi.h"

extern const Player parcheesi_players[], parcheesi_hint[];

/* laid by hand */
static Board cleared(void)
{
    Board b;

    memset(&b, HOME, sizeof b);
    for (int c = 0; c < COLORS; c++)
        b.at[c][3] = HOME - 1;
    return b;
}
static int step_at(int color, const char *word)
{
    int q = atoi(word);

    return *word == '-' ? START : *word == 'H' ? HOME
         : *word == 'h' ? ROW + word[1] - '0'
         : (q - 5 - 17 * color + 2 * RING) % RING + 1;
}
static Parcheesi laid(int seat, const char *pawns)
{
    Parcheesi s;
    int c = 0, i = 0;

    CHECK(!starts(&s, "seats=4", 1));
    for (; *pawns; pawns += strcspn(pawns, " ") + 1) {
        if (*pawns == '/')
            c++, i = 0;
        else
            s.b.at[c][i++] = (uint8_t)step_at(c, pawns);
        if (!pawns[strcspn(pawns, " ")])
            break;
    }
    s.seat = (uint8_t)seat;
    CHECK(!broken(&s));
    return s;
}
static Turns turns;

static int ends_of(const Parcheesi *s)
{
    Board b = s->b;
    int c = color_of(s, s->seat);
    Road r;
    Stand first;

    Board_sort(&b);
    r = Road_of(&b, c, s->rules, s->teams);
    first = Road_begin(&r, b.at[c]);
    memcpy(r.value, s->value, 4);
    first |= (Stand)(s->open[0] | s->open[1] << 4) << OPEN;
    return Turns_find(&turns, &r, first);
}
static int boards_after(int seat, const char *pawns, const char *roll)
{
    Parcheesi s = laid(seat, pawns);

    CHECK(taken(&s, roll));
    return ends_of(&s);
}

/* the referee of turns */
enum { IN = -1, OUT = 200 };            /* in the house; at home */
typedef struct Table { int at[COLORS][PAWNS]; } Table;
typedef struct Bag { int n, number[40]; } Bag;

static int next_square(int c, int q)
{
    return q == 106 ? OUT : q >= 100 ? q + 1
         : q == 17 * c ? 100 : (q + 1) % RING;
}
static int standing(const Table *t, int c, int q)
{
    int n = 0;

    for (int k = 0; k < COLORS; k++)
        for (int i = 0; i < PAWNS; i++)
            n += t->at[k][i] == q && (q < 100 || k == c);
    return n;
}
static bool safe_square(int q)
{
    return q % 17 == 0 || q % 17 == 5 || q % 17 == 12;
}
static int send_home(Table *t, int c, int q)
{
    for (int k = 0; k < COLORS; k++)
        for (int i = 0; i < PAWNS; i++)
            if (k != c && t->at[k][i] == q)
                return t->at[k][i] = IN, 20;
    return 0;
}
static int mini(const Table *t, int c, int i, int n, Table *then)
{
    int q = t->at[c][i];

    if (q == IN || q == OUT)
        return -1;
    for (int k = 0; k < n; k++) {
        if (q == OUT)
            return -1;
        q = next_square(c, q);
        if (q != OUT && standing(t, c, q) > 1)
            return -1;
    }
    *then = *t;
    then->at[c][i] = q;
    if (q == OUT)
        return 10;
    n = q < 100 ? send_home(then, c, q) : 0;
    return n && safe_square(q) ? -1 : n;
}
static int mini_enter(const Table *t, int c, int i, Table *then)
{
    int q = 5 + 17 * c;

    if (t->at[c][i] != IN || standing(t, c, q) > 1)
        return -1;
    *then = *t;
    then->at[c][i] = q;
    return send_home(then, c, q);
}
static bool take(Bag *bag, int number)
{
    for (int k = 0; k < bag->n; k++)
        if (bag->number[k] == number) {
            bag->number[k] = bag->number[--bag->n];
            return true;
        }
    return false;
}
static bool take_two(Bag *bag, int a, int b)
{
    Bag one = *bag;

    if (!take(&one, a) || !take(&one, b))
        return false;
    *bag = one;
    return true;
}
static bool pays(Bag *bag)
{
    return take(bag, 5) || take_two(bag, 1, 4) || take_two(bag, 2, 3);
}
static Bag with_bonus(Bag bag, int bonus)
{
    if (bonus)
        bag.number[bag.n++] = bonus;
    return bag;
}
static bool moved_a_pair(const Table *was, const Table *t, int c)
{
    for (int i = 0; i < PAWNS; i++)
        for (int j = 0; j < i; j++) {
            int a = was->at[c][i], b = t->at[c][i];

            if (a == was->at[c][j] && a != IN && a != OUT
                && b == t->at[c][j] && b != a && b != OUT)
                return true;
        }
    return false;
}
static bool may_stop(const Table *was, const Table *t, int c, Bag bag)
{
    Bag left = bag;
    Table then;

    if (moved_a_pair(was, t, c))
        return false;
    for (int i = 0; i < PAWNS; i++) {
        for (int k = 0; k < bag.n; k++)
            if (mini(t, c, i, bag.number[k], &then) >= 0
                && !moved_a_pair(was, &then, c))
                return false;
        left = bag;
        if (mini_enter(t, c, i, &then) >= 0 && pays(&left))
            return false;
    }
    return true;
}
enum { LENGTHY = 100000 };
static Board found[LENGTHY];
static int finds;

static Board board_of(const Table *t)
{
    Board b;

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++) {
            int q = t->at[c][i];

            b.at[c][i] = (uint8_t)(q == IN ? START : q == OUT ? HOME
                : q >= 100 ? q - 100 + ROW
                : (q - 5 - 17 * c + 2 * RING) % RING + 1);
        }
    Board_sort(&b);
    return b;
}
static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(Board));
}
static int distinct(Board *b, int n)
{
    int left = 0;

    qsort(b, (size_t)n, sizeof *b, by_bytes);
    for (int k = 0; k < n; k++)
        if (left == 0 || memcmp(&b[left - 1], &b[k], sizeof *b) != 0)
            b[left++] = b[k];
    return left;
}
static void try_everything(const Table *was, const Table *t, int c,
                           Bag bag)
{
    Table then;
    int won;

    if (finds == LENGTHY)
        finds = distinct(found, finds);
    if (may_stop(was, t, c, bag))
        found[finds++] = board_of(t);
    for (int i = 0; i < PAWNS; i++) {
        Bag left = bag;

        if ((won = mini_enter(t, c, i, &then)) >= 0 && pays(&left))
            try_everything(was, &then, c, with_bonus(left, won));
        for (int k = 0; k < bag.n; k++)
            if ((won = mini(t, c, i, bag.number[k], &then)) >= 0) {
                left = bag;
                take(&left, bag.number[k]);
                try_everything(was, &then, c, with_bonus(left, won));
            }
    }
}
static Parcheesi by_chance(Random *r)
{
    Parcheesi s = laid(1 + Random_below(r, 4), "");
    int crowd = Random_below(r, 3), base = Random_below(r, RING);

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++) {
            int z = Random_below(r, 100), q;

            q = (base + Random_below(r, crowd ? 14 * crowd : RING))
              % RING;
            s.b.at[c][i] = (uint8_t)(z < 18 ? START : z < 26 ? HOME
                : z < 40 ? ROW + Random_below(r, 7)
                : z < 60 && i ? s.b.at[c][i - 1]
                : (q - 5 - 17 * c + 2 * RING) % RING + 1);
            if (s.b.at[c][i] > EXIT && z >= 40)
                s.b.at[c][i] = START;
            if (broken(&s))
                i--;
        }
    for (int k = 1; k <= COLORS; k++)
        if (is_home(&s, k))
            s.b.at[k - 1][0] = START;
    return s;
}
static Table table_of(const Parcheesi *s)
{
    Table t;

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++) {
            int k = s->b.at[c][i];

            t.at[c][i] = k == START ? IN : k == HOME ? OUT
                : k >= ROW ? 100 + k - ROW
                : (5 + 17 * c + k - 1) % RING;
        }
    return t;
}

/* tests of the rules */
CLAIM(one_and_two_from_10_and_12_are_three_boards)
{
    CHECK(boards_after(1, "10 12 - -", "roll 1 2") == 3);
}
CLAIM(the_start_with_1_4_or_2_3_has_one_end_5_3_and_5_2_too)
{
    static const char *const roll[] = { "roll 1 4", "roll 2 3",
                                        "roll 5 3", "roll 5 2" };
    static const int stands[] = { 1, 1, 4, 3 };

    for (int k = 0; k < 4; k++) {
        CHECK(boards_after(1, "", roll[k]) == 1);
        CHECK((int)(turns.end.key[0] >> 24 & 255) == stands[k]);
    }
}
static bool same_ends(const Parcheesi *s)
{
    static Board mine[ENDS];
    int c = color_of(s, s->seat), n = ends_of(s);
    Table t = table_of(s);
    Bag bag = { 0, { 0 } };
    Board sorted = s->b;

    Board_sort(&sorted);
    for (int k = 0; k < n; k++)
        mine[k] = Turns_board(&sorted, c, turns.end.key[k]);
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < s->open[k]; i++)
            bag.number[bag.n++] = s->value[k];
    finds = 0;
    try_everything(&t, &t, c, bag);
    return distinct(mine, n) == n && distinct(found, finds) == n
        && memcmp(mine, found, (size_t)n * sizeof *mine) == 0;
}
LONG_CLAIM(all_turns_of_10000_boards_are_what_brute_force_finds)
{
    Random r = Random_start(1, 1);
    int four = 0;

    for (int k = 0; k < 10000; k++) {
        Parcheesi s = by_chance(&r);
        int a = 1 + Random_below(&r, 6), b = 1 + Random_below(&r, 6);
        Line roll;

        Text_say(roll, "roll %d %d", a, b);
        CHECK(taken(&s, roll));
        four += s.bottoms;
        if (!same_ends(&s)) {
            printf("# board %d, %s\n", k, roll);
            CHECK(!"the same ends");
            return;
        }
    }
    CHECK(four > 300);
}

/* tests of odds */
CLAIM(entering_takes_15_of_36_throws)
{
    CHECK(Throws_count(Throws_with(5) | Throws_sum(5)) == 15);
    CHECK(Throws_count(Throws_with(5)) == 11);
    CHECK(Throws_count(Throws_with(6) | Throws_sum(6)) == 16);
    CHECK(Throws_count(Throws_with(5) | Throws_sum(5)) == 15);
    CHECK(Throws_count(Throws_sum(7)) == 6);
}
static int odds_at(int far, int in_house)
{
    Board b = cleared();

    b.at[0][0] = (uint8_t)as_seen(0, 34, 0);
    b.at[1][0] = (uint8_t)(as_seen(0, 34, 1) - far);
    b.at[1][1] = in_house ? START : HOME;
    return odds(&b, 0);
}
CLAIM(odds_are_11_to_16_and_6_to_1_or_with_all_pawns_out_12_to_18)
{
    static const int with[] = { 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2,
                                1, 0, 0 },
        without[] = { 12, 14, 14, 16, 16, 18, 12, 8, 6, 6, 4, 4, 2, 6 };

    for (int far = 1; far <= 14; far++) {
        CHECK(odds_at(far, true) == with[far - 1]);
        CHECK(odds_at(far, false) == without[far - 1]);
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
        Board b = cleared();

        b.at[0][0] = (uint8_t)as_seen(0, 34, 0);
        b.at[1][0] = (uint8_t)(as_seen(0, 34, 1) - far);
        CHECK(old_odds(&b, 0) == old[far - 1]);
    }
}

/* tests of players */

/* tests of the view */
TEST_MAIN
