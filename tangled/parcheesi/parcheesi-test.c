/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include "parcheesi-laid-test.h"

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
static int boards_after(int seat, const char *pawns, const char *roll)
{
    Parcheesi s = laid(seat, pawns);

    CHECK(taken(&s, roll));
    return ends_of(&s);
}
CLAIM(one_and_two_from_10_and_12_are_three_boards)
{
    CHECK(boards_after(1, "10 12 - -", "roll 1 2") == 3);
    CHECK(turns.stand.n == 8);
}
CLAIM(a_list_of_ends_that_is_full_takes_no_more)
{
    CHECK(boards_after(1, "56 12 18 17 / 52 15 51 41 / 20 62 28 24 / "
                       "38 16 36 27", "roll 3 3") == ENDS);
    CHECK(turns.stand.n < STANDS);
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
    int c = color_of(s, s->seat), n = boards_of(s);
    Table t = table_of(s);
    Bag bag = { 0, { 0 } };

    for (int k = 0; k < 2; k++)
        for (int i = 0; i < in_bag(s, k); i++)
            bag.number[bag.n++] = s->road.value[k];
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
        Parcheesi s = thrown(&r);

        four += in_bag(&s, 0) == 2 && in_bag(&s, 1) == 2;
        if (!same_ends(&s)) {
            printf("# board %d, roll %d %d\n", k,
                   s.deed[s.seat].a, s.deed[s.seat].b);
            CHECK(same_ends(&s));
            return;
        }
    }
    CHECK(four > 300);
}
static void play_everything(const Parcheesi *s, int seat)
{
    char list[2000];
    Parcheesi then;

    strcpy(list, told_by(the_game.model->legal, s));
    for (char *at = list, *end; (end = strchr(at, '\n'));
         at = end + 1) {
        *end = '\0';
        then = *s;
        CHECK(taken(&then, at));
        if (Text_same(at, "done")) {
            Board b = s->b;

            Board_sort(&b);
            if (finds == LENGTHY)
                finds = distinct(found, finds);
            found[finds++] = b;
        } else if (then.phase == MOVING && then.seat == seat
                   && then.turns == s->turns)
            play_everything(&then, seat);
    }
}
CLAIM(moves_said_one_by_one_come_to_what_the_search_finds)
{
    Random r = Random_start(2, 1);

    for (int k = 0; k < 200; k++) {
        Parcheesi s = thrown(&r);
        int n = boards_of(&s);

        if (s.phase != MOVING || in_bag(&s, 0) > 1)
            continue;
        finds = 0;
        play_everything(&s, s.seat);
        CHECK(distinct(mine, n) == distinct(found, finds));
        CHECK(memcmp(mine, found, (size_t)n * sizeof *mine) == 0);
    }
}
CLAIM(with_h6_and_5_a_1_has_two_ends_home_and_15_or_h6_and_6)
{
    Parcheesi s = laid(1, "h6 5 - -");

    s.rules = ONE_DIE;
    CHECK(plays(&s, "roll 1") && ends_of(&s) == 2);
    CHECK(plays(&s, "move h6 by 1, !done, !move 5 by 1, move 5 by 10"));
    CHECK(plays(&s, "done") && s.b.at[0][1] == step_at(0, "15"));
    s = laid(1, "h6 5 - -");
    s.rules = ONE_DIE;
    CHECK(plays(&s, "roll 1, move 5 by 1, done"));
}
CLAIM(a_bop_pays_twenty_and_it_must_be_used)
{
    Parcheesi s = laid(2, "28 - - - / 22 - - -");

    CHECK(plays(&s, "roll 2 4, move 22 by 2, move 24 by 4, !done"));
    CHECK(s.b.at[0][0] == START && says(&s, "Red has thrown 2, 4. "
                                            "Open: 20."));
    CHECK(plays(&s, "move 28 by 20, done"));
    CHECK(s.b.at[1][0] == step_at(1, "48") && s.deed[2].did == BOPS);
    CHECK(boards_after(2, "28 - - - / 22 - - -", "roll 2 4") == 1);
}
CLAIM(whoever_stands_before_a_blockade_cannot_move_and_need_not_say_so)
{
    Parcheesi s = laid(2, "23 23 - - / 22 - - -");

    CHECK(plays(&s, "roll 1 2") && stands(&s, HOUSE, 0, 0));
    CHECK(says(&s, "Red cannot move: thrown 1, 2."));
    CHECK(lists(&s, "pass\n") && plays(&s, "!done, pass, !pass"));
    CHECK(s.seat == 3 && s.deed[2].did == (EMPTY | LOST_ONE));
}
CLAIM(a_blockade_does_not_move_together_but_two_others_may_meet)
{
    Parcheesi s = laid(1, "5 5 - -");

    CHECK(plays(&s, "roll 2 2, move 5 by 2, !move 5 by 2"));
    CHECK(refused(&s, "move 5 by 2", "They stood together before, and "
                                     "may not meet again."));
    CHECK(plays(&s, "move 7 by 2, done"));
    s = laid(1, "10 10 8 -");
    CHECK(plays(&s, "roll 2 4, move 10 by 2, move 8 by 4, done"));
    s = laid(1, "10 10 30 -");
    CHECK(plays(&s, "roll 2 2, move 10 by 2, !done"));
    s = laid(1, "10 10 30 30");
    CHECK(plays(&s, "roll 1 2") && s.road.pairs == 2);
    CHECK(plays(&s, "move 10 by 1, move 30 by 2, done"));
}
CLAIM(of_two_that_met_either_may_have_gone_on)
{
    Parcheesi s = laid(1, "10 10 11 20");

    CHECK(plays(&s, "roll 3 3, move 10 by 4, move 11 by 3"));
    CHECK(plays(&s, "move 14 by 3, move 10 by 4, done"));
    s = laid(1, "10 10 14 30");
    CHECK(plays(&s, "roll 3 3, move 10 by 4, move 14 by 3"));
    CHECK(s.stories == 2 && plays(&s, "move 14 by 3"));
    CHECK(s.stories == 1);
    s = laid(1, "10 10 - -");
    CHECK(plays(&s, "roll 4 4, move 10 by 4, !move 10 by 4"));
}
CLAIM(doubles_throw_again_and_the_third_is_fined)
{
    Parcheesi s = laid(4, "- - - - / - - - - / - - - - / h3 40 - -");

    CHECK(plays(&s, "roll 2 2, move 40 by 2, move 42 by 2, done"));
    CHECK(s.seat == 4 && s.phase == ROLLING && s.doubles == 1);
    CHECK(plays(&s, "roll 1 1, move 44 by 1, move 45 by 1, done"));
    CHECK(plays(&s, "roll 6 6") && s.seat == 1 && s.doubles == 0);
    CHECK(s.b.at[3][0] == START && s.b.at[3][1] == step_at(3, "46"));
    CHECK(s.deed[4].did == FINED && s.faces[5] == 2);
}
CLAIM(with_all_pawns_out_doubles_count_their_bottoms)
{
    Parcheesi s = laid(1, "10 20 30 40");

    CHECK(plays(&s, "roll 3 3") && in_bag(&s, 0) == 2);
    CHECK(in_bag(&s, 1) == 2 && s.road.value[1] == 4);
    s = laid(1, "10 20 30 -");
    CHECK(plays(&s, "roll 3 3") && in_bag(&s, 0) == 2
          && in_bag(&s, 1) == 0);
}
static const struct { const char *pawns, *roll, *move, *why; }
refusals[] = {
    { "60 26 - - / - - - -", "roll 2 6", "move 61 by 2",
      "None of your pawns stands there." },
    { "60 26 - - / - - - -", "roll 2 6", "move h7 by 2",
      "None of your pawns stands there." },
    { "60 26 - - / - - - -", "roll 2 6", "move 60 by 4",
      "This number is not open." },
    { "60 26 - - / 23 23 - - / 30 30 - -", "roll 2 6",
      "move 26 by 6", "A blockade bars the way." },
    { "26 26 22 -", "roll 2 6", "move 22 by 6",
      "A blockade of your own bars the way." },
    { "60 26 - - / 63 - - -", "roll 3 6", "move 60 by 3",
      "That pawn is safe: only who enters may bop there." },
    { "h4 26 - - / - - - -", "roll 2 6", "move h4 by 6",
      "Home takes the exact number." },
    { "60 26 - - / - - - -", "roll 2 6", "enter",
      "Entering takes a 5, or 1 and 4, or 2 and 3 together." },
    { "5 5 60 -", "roll 5 6", "enter",
      "A blockade of your own bars the way." },
    { "5 6 60 61", "roll 5 6", "enter",
      "None of your pawns is in the house." },
    { "60 26 - -", "roll 5 6", "done",
      "A pawn of yours can still enter." },
    { "60 26 - -", "roll 2 6", "done",
      "A number can still be used." },
    { "60 26 - -", "roll 2 6", "roll 1 2",
      "Say enter, done, or as in: move 60 by 6." },
};

CLAIM(each_refusal_says_why)
{
    Parcheesi s;

    for (size_t k = 0; k < sizeof refusals / sizeof *refusals; k++) {
        s = laid(1, refusals[k].pawns);
        CHECK(plays(&s, refusals[k].roll)
              && refused(&s, refusals[k].move, refusals[k].why));
    }
    s = laid(1, "");
    CHECK(refused(&s, "roll 7 1", "A die has the numbers 1 to 6."));
    CHECK(refused(&s, "roll 7", "The house throws the dice, as in: "
                                "roll 3 5."));
    CHECK(plays(&s, "!roll 0 1, !roll 1 0, !roll 1 7"));
}
static bool reasons_agree(const Parcheesi *s)
{
    Choices all = choices_of(s);
    bool good = true;
    int blame;

    for (int at = 1; at <= HOME; at++)
        for (int number = 1; number <= 20; number++) {
            bool can = false;

            for (int k = 0; k < all.n; k++)
                can |= all.step[k].number < ENTERS
                    && all.step[k].from == at
                    && s->road.value[all.step[k].number] == number;
            good &= can == !objection(s, at, number, &blame);
            good &= blame <= HOME;
        }
    return good && all.may_end == !not_done(s);
}
CLAIM(a_move_is_refused_with_a_reason_exactly_when_it_is_not_listed)
{
    static const char *const kind[] = { "seats=4", "seats=4 enter=yes",
        "seats=4 dice=one enter=yes", "seats=4 teams=yes",
        "seats=4 refuse=yes" };
    Random r = Random_start(3, 1);

    for (int k = 0; k < 500; k++) {
        Parcheesi s = by_chance(&r), t;
        Line move;

        CHECK(!starts(&t, kind[k % 5], 1));
        t.b = s.b;
        t.seat = s.seat;
        falls(&t, 1 + Random_below(&r, 6), 1 + Random_below(&r, 6));
        for (int m = 0; t.phase == MOVING && m < 6; m++) {
            const char *list = told_by(the_game.model->legal, &t);

            CHECK(reasons_agree(&t));
            Text_say(move, "%.*s", (int)strcspn(list, "\n"), list);
            CHECK(taken(&t, move));
        }
    }
}
static Parcheesi by_rules(const char *options, int seat,
                          const char *pawns)
{
    Parcheesi s = laid(seat, pawns), t;

    CHECK(!starts(&t, options, 1));
    t.b = s.b;
    t.seat = s.seat;
    return t;
}
CLAIM(house_rules_change_what_they_say)
{
    Parcheesi s = by_rules("enter=yes", 1, "60 - - -");

    CHECK(plays(&s, "roll 5 2, !move 60 by 5, !move 60 by 2, enter"));
    CHECK(plays(&s, "move 60 by 2, done"));
    s = by_rules("refuse=yes", 1, "62 30 - - / 66 - - -");
    CHECK(plays(&s, "roll 4 1, !done, move 62 by 4, move 30 by 1"));
    CHECK(says(&s, "What is open need not be used: say done."));
    CHECK(plays(&s, "done") && s.deed[1].did & GAVE_UP);
    CHECK(strstr(item(&s, (Ui){ .seat = 1 }, 220).words,
                 ", bopped Red, gave up a bonus"));
    s = by_rules("dice=one enter=yes", 1, "40 40 30 -");
    CHECK(plays(&s, "roll 6") && refused(&s, "move 30 by 6",
        "A six has to open your blockade."));
    CHECK(plays(&s, "move 40 by 6, done") && s.seat == 1);
    CHECK(plays(&s, "!roll 3 4, roll 2, move 30 by 2, done"));
    CHECK(s.seat == 2 && s.faces[1] == 1 && plays(&s, "!roll 7"));
    s = by_rules("dice=one", 1, "40 40 30 30");
    CHECK(plays(&s, "roll 6")
          && lists(&s, "move 30 by 6\nmove 40 by 6\n"));
    s = by_rules("enter=yes", 1, "10 10 - -");
    CHECK(plays(&s, "roll 4 4, move 10 by 4, !move 10 by 4"));
    s = by_rules("enter=yes", 1, "10 10 h6 h6");
    CHECK(plays(&s, "roll 1 1, move h6 by 1, move h6 by 1"));
    CHECK(plays(&s, "move 10 by 10, !move 10 by 10"));
    s = by_rules("dice=one", 1, "10 10 31 - / 30 35 - -");
    CHECK(plays(&s, "roll 4, move 31 by 4, move 10 by 20"));
    CHECK(refused(&s, "move 10 by 20", "They stood together before, "
                                       "and may not meet again."));
}
CLAIM(partners_do_not_bop_each_other_and_win_together)
{
    Parcheesi s = by_rules("teams=yes", 1,
                           "60 - - - / - - - - / 62 - - -");

    CHECK(plays(&s, "roll 2 6") && refused(&s, "move 60 by 2",
        "Your partner's pawn is not to be bopped."));
    s = by_rules("teams=yes", 1, "60 - - - / - - - - / 5 - - -");
    CHECK(plays(&s, "roll 5 5, !enter"));
    s = by_rules("teams=yes", 1, "h6 H H H / - - - -");
    CHECK(plays(&s, "roll 1 1, move h6 by 1") && s.seat == 2);
    s = by_rules("teams=yes", 3, "H H H H / - - - - / h6 H H H");
    CHECK(plays(&s, "roll 1 1, move h6 by 1"));
    CHECK(stands(&s, OVER, 1u << 1 | 1u << 3, 4));
    CHECK(says(&s, "Blue and Green are home, and win."));
    s = by_rules("teams=yes", 4, "H H H H / 50 - - - / 6 - - -");
    CHECK(plays(&s, "roll 1 3, pass") && s.seat == 2);
    CHECK(Text_same("Teams need four players: seats=4.",
                    starts(&s, "teams=yes seats=3", 1)));
}
CLAIM(the_fourth_pawn_home_wins_at_once)
{
    Parcheesi s = laid(1, "h5 H H H / - - - -");

    CHECK(plays(&s, "roll 2 3, move h5 by 2"));
    CHECK(stands(&s, OVER, 1u << 1, 4));
    CHECK(plays(&s, "!done, !roll 1 1"));
    CHECK(says(&s, "Green has all four pawns home, and wins."));
    CHECK(lists(&s, ""));
}
CLAIM(two_and_three_people_leave_houses_empty)
{
    Parcheesi s;

    CHECK(!starts(&s, "seats=2", 1) && color_of(&s, 2) == 2);
    CHECK(s.b.at[1][0] == HOME && s.b.at[3][3] == HOME);
    CHECK(!starts(&s, "seats=3", 1) && s.b.at[3][0] == HOME);
    CHECK(s.b.at[1][0] == START);
}
CLAIM(each_nonsense_is_noticed)
{
    Parcheesi s = laid(1, "5 5 - - / 6 - - -"), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.seat = 5) && NOTICED(bad.seat = 0));
    CHECK(NOTICED(bad.stories = 1));
    CHECK(NOTICED(bad.b.at[0][2] = bad.b.at[0][1]));
    CHECK(NOTICED(bad.b.at[1][1] = (uint8_t)step_at(1, "5")));
    CHECK(NOTICED(bad.b.at[1][1] = HOME + 1));
}
CLAIM(a_throw_can_be_sealed)
{
    Parcheesi s = by_rules("sealed=yes", 1, "60 - - -");

    CHECK(the_game.model->sealed(&s) && plays(&s, "roll 5 2"));
    CHECK(the_game.model->sealed(&s) && plays(&s, "enter"));
    CHECK(!the_game.model->sealed(&s));
    CHECK(!the_game.model->sealed(&(Parcheesi){ .seat = 1 }));
}
CLAIM(the_terminal_shows_places_and_throws)
{
    Parcheesi s = laid(1, "h5 H 60 - / - - - -");

    CHECK(plays(&s, "roll 2 3"));
    CHECK(shows(&s, ">1 green   h5    home  60    house | 2 3\n"));
    CHECK(shows(&s, " 2 red     house house house house\n"));
    s = by_rules("dice=one", 1, "60 - - -");
    CHECK(plays(&s, "roll 4") && shows(&s, "house | 4\n"));
    CHECK(says(&s, "Green has thrown 4. Open: 4."));
    CHECK(says(&s, "Still to be used: 4, for instance from 60 to 64."));
    CHECK(plays(&s, "move 60 by 4") && says(&s, "Say done."));
    CHECK(says(&s, "Green has used all numbers."));
    CHECK(plays(&s, "done, roll 3"));
    CHECK(says(&s, "Red cannot move: thrown 3."));
    s = laid(1, "60 - - -");
    CHECK(says(&s, "Green throws the dice.") && plays(&s, "roll 5 2"));
    CHECK(says(&s, "A pawn of yours can still enter."));
}

/* tests of the view */
static Item square(const Parcheesi *s, Ui ui, const char *place)
{
    return item(s, ui, 100 + step_at(0, place));
}
CLAIM(a_pawn_shows_where_it_can_go_and_a_drop_on_what_bars_it_says_why)
{
    Parcheesi s = laid(1, "60 26 - - / 66 - - - / 30 30 - -");
    Ui ui = { .seat = 1, .held = 1 };

    CHECK(plays(&s, "roll 2 6"));
    CHECK(Text_same(item(&s, ui, 1).move, "move 60"));
    CHECK(Text_same(square(&s, ui, "62").drop, "by 2"));
    CHECK(Text_same(square(&s, ui, "66").words, "square 66"));
    CHECK(square(&s, ui, "66").look == (1 | 2 | 6 << 3));
    ui.held = 2;
    CHECK(square(&s, ui, "28").look == (1 | 2 << 3));
    CHECK(square(&s, ui, "30").look == 4);
    CHECK(Text_same(item(&s, ui, 2).other, "move 26 by 2"));
    CHECK(Text_same(item(&s, ui, 3).futile,
                    "Entering takes a 5, or 1 and 4, or 2 and 3 "
                    "together."));
    CHECK(Text_same(item(&s, ui, 230).futile,
                    "A number can still be used."));
    CHECK(Text_same(item(&s, ui, 5).futile,
                    "None of your pawns stands there."));
    CHECK(Text_same(square(&s, ui, "30").drop, "by 6"));
    CHECK(Text_same(square(&s, ui, "30").words, "square 30"));
    CHECK(refused(&s, "move 26 by 6", "A blockade bars the way."));
    ui = (Ui){ .seat = 1, .hint = 1, .advice = "move 60 by 6" };
    CHECK(Text_same(square(&s, ui, "66").drop, "by 6"));
}
CLAIM(a_die_or_a_digit_completes_what_a_pawn_begins)
{
    Parcheesi s = laid(1, "60 26 - -");
    Ui ui = { .seat = 1 };
    Line move = "";
    const View *v = the_game.view;
    Event six = { .kind = KEY, .key = "6" },
          ten = { .kind = KEY, .key = "0" };

    CHECK(plays(&s, "roll 2 6"));
    ui.held = 1;
    CHECK(Text_same(item(&s, ui, 21).drop, "by 6"));
    CHECK(v->input(&s, &ui, &six, move));
    CHECK(Text_same(move, "move 60 by 6"));
    CHECK(v->input(&s, &ui, &ten, move));
    CHECK(refused(&s, move, "This number is not open."));
}
CLAIM(a_die_that_is_chosen_first_makes_a_press_on_a_pawn_a_whole_move)
{
    char room[80 * sizeof(Item)];
    const char *no;
    Parcheesi s = laid(1, "60 26 h4 -");
    Ui ui = { .seat = 1, .scratch = room };
    Line move = "";
    const View *v = the_game.view;
    Event six = { .kind = RELEASE, .id = 21 },
          two = { .kind = KEY, .key = "2" }, up = six,
          five = { .kind = KEY, .key = "5" };

    up.key[0] = 'a';
    CHECK(plays(&s, "roll 2 6") && v->input(&s, &ui, &six, move));
    CHECK(!*move && item(&s, ui, 21).body.glow > 0);
    CHECK(item(&s, ui, 20).body.glow == 0);
    CHECK(Text_same(item(&s, ui, 1).move, "move 60 by 6"));
    no = item(&s, ui, 3).futile;
    CHECK(no && Text_same(no, "Home takes the exact number."));
    ui.hover = 1;
    CHECK(square(&s, ui, "66").look && !square(&s, ui, "62").id);
    ui.hover = 0;
    CHECK(v->input(&s, &ui, &two, move));
    CHECK(Text_same(item(&s, ui, 1).move, "move 60 by 2"));
    CHECK(!v->input(&s, &ui, &up, move));
    CHECK(!v->input(&s, &ui, &five, move));
    CHECK(Text_same(item(&s, ui, 1).move, "move 60"));
    ui.hover = 20;
    snprintf(two.key, sizeof two.key, "Return");
    CHECK(v->input(&s, &ui, &two, move));
    CHECK(v->input(&s, &ui, &two, move) && ui.own[0] == 0);
    ui.held = 1;
    CHECK(!v->input(&s, &ui, &six, move));
}
CLAIM(a_pawn_walks_on_the_ring_and_a_blockade_is_one_capsule)
{
    Parcheesi s = laid(1, "5 5 - -");
    Ui ui = { .seat = 1 };
    Item from = item(&s, ui, 1), to = from;
    Corner via[CORNERS];

    to.look = 21;
    CHECK(the_game.view->way(&s, &from, &to, via) == 19);
    CHECK(the_game.view->way(&s, &to, &from, via) == 19);
    CHECK(the_game.view->way(&s, &to, &to, via) == 0);
    from.look = START;
    CHECK(the_game.view->way(&s, &from, &to, via) == 0);
    CHECK(item(&s, ui, 2).x - item(&s, ui, 1).x > 20);
    CHECK(item(&s, ui, 200).id && !item(&s, ui, 202).id);
    CHECK(Text_same(item(&s, ui, 1).words,
                    "Green, one of two pawns on 5"));
}
static const struct { uint32_t faces[6]; const char *words; }
judged[] = {
    { { 24, 25, 31, 21, 30, 23 },
      "Nothing odd: 700 of 1000 fair games are at least as uneven." },
    { { 5, 5, 5, 5, 5, 4 }, "Too few throws to tell." },
    { { 20, 5, 5, 5, 5, 5 },
      "Unusual: only 1 of 1000 fair games is so uneven." },
    { { 9, 10, 3, 5, 4, 1 },
      "Unusual: only 50 of 1000 fair games are so uneven." }
};

CLAIM(dice_are_bodies_with_their_number_on_top_and_used_ones_are_pale)
{
    Parcheesi s = laid(1, "60 26 - -");
    Ui ui = { .seat = 1, .on = { true } };

    CHECK(item(&s, ui, 20).body.size < .3f && plays(&s, "roll 2 6"));
    CHECK(item(&s, ui, 20).body.tilt == 90
          && item(&s, ui, 21).body.tilt == 180);
    CHECK(Text_same(item(&s, ui, 20).words, "a die: 2"));
    CHECK(plays(&s, "move 60 by 2"));
    CHECK(Text_same(item(&s, ui, 20).words, "a die: 2, used"));
    CHECK(Text_same(item(&s, ui, 232).words,
                    "How often each face fell: 0, 1, 0, 0, 0, 1"));
    for (int k = 0; k < 4; k++) {
        memcpy(s.faces, judged[k].faces, sizeof s.faces);
        CHECK(Text_same(item(&s, ui, 233).words, judged[k].words));
    }
    s = laid(1, "10 20 30 40");
    CHECK(plays(&s, "roll 3 3, move 10 by 3"));
    CHECK(Text_same(item(&s, ui, 20).words, "a die: 3"));
    CHECK(Text_same(item(&s, ui, 21).words, "a die: 3, used"));
    CHECK(Text_same(item(&s, ui, 22).words, "a die: 4"));
}
TEST_MAIN
