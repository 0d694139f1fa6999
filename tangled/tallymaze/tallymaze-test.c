/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include "apart.h"
#include "bench.h"
#include "tallymaze.h"

extern const Player tallymaze_players[], tallymaze_hint[];

/* tests of long numbers */
static Big by_chance(Random *random, int digits)
{
    uint64_t digit[3] = { 0 };

    for (int k = 0; k < digits; k++) {
        int kind = Random_below(random, 4);

        digit[k] = kind == 2 ? 0 : kind == 3 ? UINT64_MAX
            : Random_bits(random) * 0x9E3779B97F4A7C15u;
    }
    return (Big){ (Wide)digit[1] << 64 | digit[0], digit[2] };
}

static bool equal(Big x, Big y)
{
    return x.low == y.low && x.high == y.high;
}

CLAIM(what_was_divided_comes_back)
{
    Random random = Random_start(1, 1);

    for (int k = 0; k < 6000; k++) {
        Big x = by_chance(&random, 1 + k % 3), rest, often;
        Big by = by_chance(&random, 1 + k / 3 % 3);

        by.low |= 1;
        often = Big_divide(x, by, &rest);
        CHECK(Big_less(rest, by) && !Big_less(by, rest));
        CHECK(equal(Big_plus(Big_times(often, by), rest), x));
        CHECK(equal(Big_minus(Big_plus(x, by), by), x));
    }
}
static const char *written(Big n, bool gaps)
{
    static Line at;
    Text out = { at, sizeof at, 0 };

    Big_tell(n, gaps, &out);
    return at;
}

static Big number(const char *digits)
{
    Big n = Big_of(0);

    CHECK(Big_read(digits, &n));
    return n;
}
CLAIM(numbers_are_read_and_written)
{
    Big n = Big_of(7);

    CHECK(Text_same(written(number("0"), true), "0"));
    CHECK(Text_same(written(number("1000000"), true), "1 000 000"));
    CHECK(Text_same(written(number("18446744073709551616"), false),
                    "18446744073709551616"));
    CHECK(Text_same(written(number("12 345,678"), false), "12345678"));
    CHECK(!Big_read("", &n) && !Big_read("007", &n));
    CHECK(!Big_read("1  0", &n) && !Big_read(" 1", &n)
          && !Big_read("1x", &n));
    CHECK(!Big_read("1,", &n) && !Big_read("-1", &n) && n.low == 7);
    CHECK(Big_read("5 ", &n) && n.low == 5 && !Big_read("5, ", &n));
    CHECK(Big_less(number("999999999999999999999999999999999999999999"
                          "999999999999999"),
                   number("100000000000000000000000000000000000000000"
                          "000000000000000000000000000000000")));
}

/* tests of the atlas */
CLAIM(mazes_are_4_14_192_and_so_on_up_to_a_number_of_51_digits)
{
    static const struct { int w, h; const char *pages; } known[] = {
        { 2, 2, "4" }, { 3, 2, "14" }, { 3, 3, "192" },
        { 4, 3, "1592" }, { 4, 4, "48576" }, { 5, 5, "64276480" },
        { 6, 6, "505206939648" },
        { 9, 9, "6287843749463133375691948032" },
        { 12, 12, "254377512893447941210664002794210519990861507330048"
        },
    };
    Atlas all;

    Atlas_make(&all, 12, 12);
    for (int k = 0; k < 9; k++) {
        Big n = all.pages[known[k].w][known[k].h];

        CHECK(Text_same(written(n, false), known[k].pages));
        CHECK(equal(n, all.pages[known[k].h][known[k].w]));
    }
}
typedef struct Opened {
    int w, h;
    const char *page;
    int field, a, b, whole;         /* field -1: the whole board */
    const char *gaps;
} Opened;

static bool opens(Opened o)
{
    Atlas all;
    Recipe r;

    Atlas_make(&all, o.w, o.h);
    r = Atlas_open(&all, o.w, o.h, number(o.page));
    if (o.field >= 0)
        r = Atlas_open(&all, 2, 2, r.field[o.field]);
    for (int k = LEFT; k < SIDES && o.gaps; k++)
        if (r.gap[k] != o.gaps[k] - '0')
            return false;
    return r.cross.a == o.a && r.cross.b == o.b
        && r.cross.whole == o.whole;
}
CLAIM(recipes_4_and_191_of_3x3_777_of_4x3_and_12345_of_4x4)
{
    CHECK(opens((Opened){ 3, 3, "4", -1, 1, 1, LEFT, "0000" }));
    CHECK(opens((Opened){ 3, 3, "4", 3, 1, 1, UP, "0000" }));
    CHECK(opens((Opened){ 3, 3, "191", -1, 2, 2, DOWN, "1100" }));
    CHECK(opens((Opened){ 3, 3, "191", 0, 1, 1, DOWN, "0000" }));
    CHECK(opens((Opened){ 4, 3, "777", -1, 2, 1, DOWN, "1000" }));
    CHECK(opens((Opened){ 4, 3, "777", 2, 1, 1, DOWN, "0000" }));
    CHECK(opens((Opened){ 4, 3, "777", 3, 1, 1, RIGHT, "0000" }));
    CHECK(opens((Opened){ 4, 4, "12345", -1, 1, 3, UP, "0020" }));
}
CLAIM(page_0_has_its_cross_in_the_corner_and_no_gap_on_the_left)
{
    for (int w = 2; w <= MOST; w++)
        for (int h = 2; h <= MOST; h += 5)
            CHECK(opens((Opened){ w, h, "0", -1, 1, 1, LEFT, "0000" }));
    CHECK(opens((Opened){ 3, 3, "0", 3, 1, 1, LEFT, "0000" }));
}
CLAIM(the_first_two_of_484_chapters_are_equally_long)
{
    CHECK(opens((Opened){ 12, 12,
        "165655382176093709730274211009807651044327423", -1, 1, 1, LEFT,
        NULL }));
    CHECK(opens((Opened){ 12, 12,
        "165655382176093709730274211009807651044327424", -1, 1, 1, UP,
        "0000" }));
    CHECK(opens((Opened){ 12, 12,
        "331310764352187419460548422019615302088654848", -1, 1, 1,
        RIGHT, "0000" }));
}
CLAIM(pages_in_the_middle_and_at_the_end_are_opened)
{
    CHECK(opens((Opened){ 12, 12,
        "127188756446723970605332001397105259995430753665024", -1, 6, 6,
        RIGHT, NULL }));
    CHECK(opens((Opened){ 12, 12,
        "254377512893447941210664002794210519990861507330047", -1, 11,
        11, DOWN, NULL }));
}
static int way_out(int w, int h, const char *page)
{
    Atlas all;
    Maze m;
    Ways ways;
    Line why;

    Atlas_make(&all, w, h);
    m = Maze_on(&all, number(page));
    Ways_to(&m, w * h - 1, &ways);
    return Maze_fault(&m, why) ? -1 : ways.far[0];
}
CLAIM(ways_out_are_22_24_22_36_and_38_steps_long)
{
    CHECK(way_out(4, 3, "777") == 5 && way_out(4, 4, "12345") == 6);
    CHECK(way_out(12, 12, "0") == 22);
    CHECK(way_out(12, 12, "12718875644672397060533200139710525999543075"
                          "3665024") == 24);
    CHECK(way_out(12, 12, "25437751289344794121066400279421051999086150"
                          "7330047") == 22);
    CHECK(way_out(12, 12, "10000000000000000000000000000000000000000000"
                          "0000000") == 36);
    CHECK(way_out(12, 12, "10000000000000000000000000000000000000000000"
                          "0000001") == 38);
}
static Big looked_up(const Atlas *all, const Maze *m)
{
    Big page;
    Line why;

    CHECK(!Atlas_find(all, m, &page, why));
    return page;
}
static int drawings(int w, int h)
{
    int different = 0;
    Atlas all;

    Atlas_make(&all, w, h);
    for (int k = 0; k < (int)all.pages[w][h].low; k++) {
        Maze m = Maze_on(&all, Big_of(k)), again;
        Big page = looked_up(&all, &m);

        again = Maze_on(&all, page);
        CHECK(page.low <= (unsigned)k);
        CHECK(memcmp(&m, &again, sizeof m) == 0);
        different += page.low == (unsigned)k;
    }
    return different;
}
CLAIM(of_14_pages_11_differ_of_192_144_of_1592_1094)
{
    CHECK(drawings(3, 2) == 11 && drawings(2, 3) == 11);
    CHECK(drawings(3, 3) == 144 && drawings(4, 3) == 1094);
}
LONG_CLAIM(of_48576_pages_of_4x4_30000_differ_and_of_9088_of_5x3_5888)
{
    CHECK(drawings(4, 4) == 30000 && drawings(5, 3) == 5888);
}
static int moved(const Maze *m, const Maze *next)
{
    int sides = 0;

    for (int k = 0; k < 2 * CELLS; k++)
        sides += Maze_wall(m, k) && Maze_shut(next, k)
            && !Maze_shut(m, k);
    return sides;
}

LONG_CLAIM(of_400_pages_of_12x12_all_are_trees_and_333_move_one_gap)
{
    int by_gaps[6] = { 0 }, firsts = 0;
    Atlas all;

    Atlas_make(&all, 12, 12);
    for (int k = 0; k < 400; k++) {
        Big page = Atlas_chance(&all, 2, k), back;
        Maze m = Maze_on(&all, page), again,
             next = Maze_on(&all, Atlas_after(&all, page));
        Line why;

        back = looked_up(&all, &m);
        again = Maze_on(&all, back);
        CHECK(!Maze_fault(&m, why) && !Big_less(page, back));
        CHECK(!memcmp(&m, &again, sizeof m) && moved(&m, &next) < 6);
        by_gaps[moved(&m, &next)]++;
        firsts += equal(back, page);
    }
    CHECK(by_gaps[1] == 333 && by_gaps[2] == 48 && by_gaps[3] == 16);
    CHECK(firsts == 2);
}

/* tests of the search */
static const char known[] =
    "173820395212720188955410402783312787514205811392602";
static Search *desk;

static Line found;                  /* the way */

static int sought(int n, Big page, Trio from, int ahead)
{
    static Think lent;
    Think t = { .nodes = LINE_MOST };

    desk = desk ? desk : Search_for(&lent, MOST);
    Atlas_make(&desk->atlas, n, n);
    return find_way(desk, &t, page, from, ahead, found);
}
static Trio at_first(int n)
{
    return (Trio){ 0, { n * n - 1, n * n - 1 } };
}

CLAIM(the_known_maze_is_won_in_33_turns_with_4_changes)
{
    int changes = 0;

    CHECK(sought(12, number(known), at_first(12), AHEAD) == 33);
    for (const char *c = found; *c; c++)
        changes += *c == letters[NEXT];
    CHECK(changes == 4 && strlen(found) == 33);
}
CLAIM(by_walking_and_waiting_alone_it_is_lost_after_1270_situations)
{
    CHECK(sought(12, number(known), at_first(12), 0) == LOST);
    CHECK(desk->joined == 1270);
}
static bool tossed(int n, int toss, int turns)
{
    Atlas all;

    Atlas_make(&all, n, n);
    return sought(n, Atlas_chance(&all, 1, toss), at_first(n), AHEAD)
        == turns && desk->joined <= LINE_MOST;
}

CLAIM(of_a_way_of_more_than_eighty_turns_the_beginning_is_told)
{
    CHECK(tossed(6, 703, 97) && desk->joined > 90000);
    CHECK(strlen(found) == LONGEST);
}
LONG_CLAIM(a_way_is_found_or_none)
{
    CHECK(tossed(12, 26, 110) && strlen(found) == LONGEST);
    CHECK(tossed(12, 62, LOST) && tossed(12, 68, 42));
}

/* a hunt on the bench */
enum { BALL = 201, PUMPKIN, PLATE = 205, WALLS = 300 };

static Hunt begun(const char *options, uint64_t seed)
{
    Hunt s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}
static Hunt known_hunt(void)
{
    Hunt s = begun("board=number", 1);
    Line move;

    Text_say(move, "number %s, judge open", known);
    CHECK(plays(&s, move));
    return s;
}

/* tests of the rules */
CLAIM(pages_by_chance_lie_in_the_middle_of_each_half)
{
    int upper = 0, middle = 0;
    Big half, eighth, page;
    Atlas all;

    Atlas_make(&all, 12, 12);
    half = Big_divide(all.pages[12][12], Big_of(2), &page);
    eighth = Big_divide(half, Big_of(4), &page);
    for (int k = 1; k <= 2000; k++) {
        page = Atlas_chance(&all, 6, k);
        CHECK(Big_less(page, Big_minus(Big_plus(half, half),
                                       Big_of(1))));
        CHECK(!equal(page, Big_minus(half, Big_of(1))));
        if (!Big_less(page, half)) {
            upper++;
            page = Big_minus(page, half);
        }
        middle += !Big_less(page, eighth)
            && Big_less(page, Big_times(eighth, Big_of(3)));
    }
    CHECK(abs(upper - 1000) < 5 * 23 && abs(middle - 1500) < 5 * 20);
}
CLAIM(when_both_are_equally_near_the_first_chases)
{
    Hunt s = known_hunt();
    Ways here, there;
    int last = CELLS - 1, other;

    Ways_to(s.maze, 0, &here);
    Ways_to(s.maze + 1, 0, &there);
    other = Maze_open(s.maze, last, there.side[last])
        ? Maze_beyond(s.maze, last, there.side[last]) : last;
    CHECK(taken(&s, "wait") && s.turns == 1 && s.changes == 0);
    CHECK(s.at.pumpkin[0]
          == Maze_beyond(s.maze, last, here.side[last]));
    CHECK(s.at.pumpkin[1] == other);
}

CLAIM(behind_the_last_maze_comes_number_0)
{
    Hunt s = begun("board=number size=4", 1), first = s;

    CHECK(plays(&s, "number 48573, judge open, next, next, next"));
    CHECK(plays(&first, "number 0, judge open"));
    CHECK(equal(s.page, Big_of(0)));
    CHECK(memcmp(s.maze, first.maze, sizeof s.maze) == 0);
    CHECK(says(&s, "Maze 0") && s.changes == 3);
}
CLAIM(each_phase_refuses_what_has_no_place_in_it)
{
    Hunt s = begun("size=4", 1), t;

    CHECK(stands(&s, HOUSE, 0, 0));
    CHECK(lists(&s, "deal 0 DnnnUDDnnRnDRR\n"));
    CHECK(plays(&s, "!wait, !number 0, !wall 1 1 right, !ready, !judge "
                    "lost, !deal 0 D, !deal 0 DnnnUDDnnRnDRRR, !deal 0 "
                    "x, !deal 3 DnnnUDDnnRnDRR"));
    CHECK(taken(&s, "deal 0 DnnnUDDnnRnDRR"));
    CHECK(s.par == 14 && says(&s, "Turns 0, par 14."));
    CHECK(plays(&s, "!deal 0 DnnnUDDnnRnDRR, !judge lost, !ready"));
    t = s;
    CHECK(plays(&t, "go down, next, next, next, go up, go down, "
                    "go down, next, next, go right, next, go down"));
    CHECK(plays(&t, "go right, go right, !go left, !next"));
    CHECK(stands(&t, OVER, 2, 14) && lists(&t, ""));
    CHECK(says(&t, "You are out.") && says(&t, "Turns 14, par 14."));
    CHECK(refused(&s, "go left",
                  "There is a wall on the left."));
    CHECK(!listed(&s, "go left") && listed(&s, "go down"));
}
CLAIM(a_drawing_has_a_number_or_a_reason)
{
    Hunt s = begun("board=drawn size=4", 3);
    Atlas all;
    Big page;
    Line why;

    Atlas_make(&all, 4, 4);
    s.maze[0] = Maze_on(&all, Big_of(12345));
    CHECK(looked_up(&all, s.maze).low <= 12345 && listed(&s, "ready"));
    CHECK(plays(&s, "!wall 1 4 right, !wall 4 1 down, !wall 1 1 left, "
                    "!wall 5 1 right, !go left"));
    CHECK(Maze_open(s.maze, 3, DOWN) && taken(&s, "wall 1 4 down"));
    CHECK(Atlas_find(&all, s.maze, &page, why));
    CHECK(!listed(&s, "ready"));
    CHECK(Text_same(why, "row 2, column 4 cannot be reached"));
    CHECK(refused(&s, "ready",
                  "This drawing has no number: a cell is walled in."));
    CHECK(taken(&s, "wall 1 4 down"));
    for (int k = 1; k < 32; k += 2)
        if (Maze_wall(s.maze, k) && Maze_shut(s.maze, k)) {
            Maze_turn(s.maze, k);
            break;
        }
    CHECK(says(&s, "No number: there is a way around: a wall is "
                   "missing."));
    CHECK(refused(&s, "ready", "This drawing has no number: there is a "
                               "way around."));
}
CLAIM(a_snake_is_a_tree_without_a_number)
{
    Hunt s = begun("board=drawn size=4", 1);

    memset(s.maze->open, 0, sizeof s.maze->open);
    for (int k = 0; k < 15; k++) {
        int row = k / 4, column = k % 4;

        Maze_turn(s.maze, column < 3 ? 2 * k
                  : 2 * (row % 2 ? 4 * row : k) + 1);
    }
    CHECK(says(&s, "No number: rows 1 to 4, columns 1 to 4: no cross "
                   "with three gaps."));
    CHECK(refused(&s, "ready", "This drawing has no number: a cross "
                               "with three gaps is missing."));
    CHECK(refused(&s, "walk", "Say wall, a row, a column, and right or "
                              "down; or ready."));
    CHECK(plays(&s, "wall 1 4 down, !ready, !number 7"));
    CHECK(says(&s, "No number: row 2, column 1 cannot be reached."));
}

CLAIM(nonsense_is_noticed)
{
    Hunt s = begun("board=number size=4", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(plays(&s, "number 7, judge open"));
    CHECK(NOTICED(bad.phase = CAUGHT) && NOTICED(bad.phase = ESCAPED));
    CHECK(NOTICED(bad.at.ball = 15));
    CHECK(NOTICED(memset(bad.maze[2].open, 0, CELLS)));
    CHECK(NOTICED((bad.at.ball = 15, bad.at.pumpkin[0] = 3)));
    bad.at.pumpkin[1] = 3;
    CHECK(broken(&bad));
    bad.at.pumpkin[1] = 15, bad.phase = CAUGHT;
    CHECK(!broken(&bad));
}

/* tests of the players */
enum { CHANGES = 2, SITUATIONS = CHANGES * 16 * 16 * 16, NOT_YET };
static int leads[SITUATIONS][TURNS], won_in[SITUATIONS];

static int situation(const Hunt *s)
{
    return ((s->changes * 16 + s->at.ball) * 16 + s->at.pumpkin[0]) * 16
        + s->at.pumpkin[1];
}
static void write_down(const Hunt *s)
{
    won_in[situation(s)] = NOT_YET;
    for (int k = 0; k < TURNS; k++) {
        Hunt then = *s;
        bool goes = !is_caught(s->at) && s->at.ball < 15
            && !the_game.model->apply(&then, Trio_turns[k])
            && then.phase != CAUGHT && then.changes < CHANGES;

        leads[situation(s)][k] = !goes ? -1
            : then.phase == ESCAPED ? SITUATIONS : situation(&then);
    }
}
static bool wins_in(int at, int turns)
{
    for (int k = 0; k < TURNS; k++)
        if (turns == 1 ? leads[at][k] == SITUATIONS
            : leads[at][k] >= 0 && leads[at][k] < SITUATIONS
                && won_in[leads[at][k]] == turns - 1)
            return true;
    return false;
}
static void ask_again_and_again(void)
{
    int news = 1;

    for (int turns = 1; news > 0; turns++) {
        news = 0;
        for (int at = 0; at < SITUATIONS; at++)
            if (won_in[at] == NOT_YET && wins_in(at, turns)) {
                won_in[at] = turns;
                news++;
            }
    }
}
CLAIM(no_way_is_shorter_than_the_one_that_is_found)
{
    Hunt base[CHANGES] = { begun("size=4 board=number", 3) };
    int agreed = 0;

    CHECK(plays(&base[0], "number 14320, judge open"));
    base[1] = base[0];
    CHECK(taken(&base[1], "next"));
    for (int at = 0; at < SITUATIONS; at++) {
        Hunt *s = &base[at / 4096];

        s->at = (Trio){ at / 256 % 16, { at / 16 % 16, at % 16 } };
        write_down(s);
    }
    ask_again_and_again();
    for (int at = 0; at < 4096; at += 7) {
        Trio from = { at / 256, { at / 16 % 16, at % 16 } };

        if (is_caught(from) || from.ball == 15)
            continue;
        CHECK(sought(4, base[0].page, from, CHANGES - 1)
              == (won_in[at] == NOT_YET ? LOST : won_in[at]));
        agreed += won_in[at] != NOT_YET;
    }
    CHECK(agreed > 20);
}
static Hunt house_dealt(const char *options, uint64_t seed)
{
    Hunt s = begun(options, seed);

    CHECK(s.phase == DEALING && house_moves(&s, seed));
    CHECK(s.phase == PLAYING && s.par > 0 && s.turns == 0);
    return s;
}

CLAIM(hints_lead_out_in_par_turns)
{
    for (int n = 4; n <= 8; n += 2) {
        Line size;
        Hunt s;

        Text_say(size, "size=%d", n);
        s = house_dealt(size, (uint64_t)n);
        for (int left = s.par; left > 0; left--) {
            Think t = asked(tallymaze_hint, &s, LINE_MOST, 1);

            CHECK(!strncmp(t.reason, "stay here; ", 11)
                  == Text_same(t.move, "wait"));
            CHECK(!strncmp(t.reason, "the next maze; ", 15)
                  == Text_same(t.move, "next"));
            CHECK(strstr(t.reason, "; a shortest way out takes "));
            CHECK(t.proved == 1 && taken(&s, t.move));
            CHECK(left == 1 || n == 8
                  || sought(n, s.page, s.at, AHEAD) == left - 1);
        }
        CHECK(s.phase == ESCAPED && s.turns == s.par);
        CHECK(stands(&s, OVER, 2, s.par));
    }
}
CLAIM(mazes_known_by_heart_are_won_as_they_are_remembered)
{
    for (int n = 4; n <= MOST; n += 2) {
        Line size;
        Hunt s;
        Think t;

        Text_say(size, "size=%d", n);
        s = begun(size, 1);
        t = asked(tallymaze_players, &s, 3, 1);
        CHECK(strncmp(t.move, "deal 0 ", 7) == 0 && taken(&s, t.move));
        CHECK(n == MOST || sought(n, s.page, s.at, AHEAD)
              == s.par);
    }
}
LONG_CLAIM(hints_go_a_long_way_of_which_no_sentence_tells)
{
    Hunt s = begun("size=6 board=number", 1);
    Line move = "number ";
    Text text = { move, sizeof move, 7 };
    Think t;
    Atlas all;

    Atlas_make(&all, 6, 6);
    Big_tell(Atlas_chance(&all, 1, 703), true, &text);
    CHECK(taken(&s, move) && house_moves(&s, 1) && s.par == LONG);
    for (int k = 97; k > 0; k--) {
        Line why;

        t = asked(tallymaze_hint, &s, LINE_MOST, 1);
        Text_say(why, k > 71 ? "; a way out takes %d turns"
                 : k > 61 ? "way out takes %d turns"
                 : "; a shortest way out takes %d turn", k);
        CHECK(strstr(t.reason, why) && taken(&s, t.move));
    }
    CHECK(s.phase == ESCAPED && s.turns == 97);
}
CLAIM(a_par_that_may_not_be_the_smallest_is_called_at_most)
{
    Hunt s = begun("size=4", 1);
    Line move;

    CHECK(tossed(4, 2633, 73));
    Text_say(move, "deal 2633 %s", found);
    CHECK(taken(&s, move) && says(&s, "Turns 0, par at most 73."));
    CHECK(!strstr(asked(tallymaze_hint, &s, LINE_MOST, 1).reason,
                  "shortest"));
}
CLAIM(a_maze_by_its_number_is_judged)
{
    Hunt s = begun("size=4 board=number", 1), t = s, gaps = s;

    CHECK(taken(&t, "number 12345 ") && taken(&gaps, "number 12 345")
          && memcmp(&t, &gaps, sizeof t) == 0);
    t = s;
    CHECK(refused(&s, "number",
                  "Say number, and the digits of a maze."));
    CHECK(refused(&s, "number 1111111111222222222233333333334444444444"
                  "55555555555", "There are not so many mazes."));
    CHECK(plays(&s, "!number 48576, !number 07, !go right, number 0"));
    CHECK(house_moves(&s, 1) && s.phase == PLAYING);
    CHECK(sought(4, Big_of(0), s.at, AHEAD) == s.par);
    CHECK(plays(&t, "number 0, !judge L, !judge DR, judge open"));
    CHECK(says(&t, "Turns 0. Nobody knows par.") && t.par == UNKNOWN);
    CHECK(plays(&gaps, "judge long") && gaps.par == LONG);
    CHECK(says(&gaps, "Turns 0. There is a way out of more than 80 "
                      "turns."));
    CHECK(Text_same(asked(tallymaze_hint, &t, LINE_MOST, 1).reason,
                    s.par > 0
        ? "" : "nobody gets out from here within 60 changes"));
}

/* tests of the view */
static Ui switched(const char *does)
{
    Ui ui = { 0 };

    ui.on[View_action(the_game.view, SWITCH, does)->number] = true;
    return ui;
}

CLAIM(walls_that_go_are_hollow_and_walls_that_come_are_thin)
{
    Hunt s = known_hunt(), none = begun("board=number", 1);

    CHECK(times(&s, (Ui){ 0 }, "stroke lines 1.50") == 1);
    CHECK(times(&s, (Ui){ 0 }, "stroke floor 3.00") == 1);
    CHECK(times(&s, switched("alone"), "stroke floor 3.00") == 0);
    CHECK(times(&s, switched("alone"), "stroke lines 1.50") == 0);
    CHECK(times(&none, (Ui){ 0 }, "stroke text 6.00") == 1);
    CHECK(times(&s, (Ui){ 0 }, "stroke pumpkin 17.00") == 4);
    CHECK(times(&none, (Ui){ 0 }, "stroke pumpkin 17.00") == 0);
}
CLAIM(the_words_foretell_where_the_pumpkins_will_be)
{
    Hunt s = known_hunt();

    for (int turns = 0; turns < 20 && s.phase == PLAYING; turns++) {
        int act = turns % 5 == 4 ? PLATE : s.at.ball + 1;
        Item i = item(&s, (Ui){ 0 }, act);
        Line told;

        CHECK(taken(&s, i.move));
        Text_say(told,
                 ", then the pumpkins are at row %d, column %d and "
                 "row %d, column %d",
                 s.at.pumpkin[0] / 12 + 1, s.at.pumpkin[0] % 12 + 1,
                 s.at.pumpkin[1] / 12 + 1, s.at.pumpkin[1] % 12 + 1);
        CHECK(strstr(i.words, told));
    }
    CHECK(times(&s, (Ui){ .hover = PLATE }, "fill wine") == 2);
}
CLAIM(of_cells_that_mean_a_step_the_one_beside_you_is_on_top)
{
    Hunt s = known_hunt();

    for (s.at.ball = 0; s.at.ball < CELLS; s.at.ball++) {
        int last[SIDES] = { -1, -1, -1, -1 };
        Ui ui = { 0 };
        const Page *page = laid_out(&s, &ui);

        for (int k = 0; k < page->n; k++)
            for (int side = LEFT; side < SIDES; side++)
                if (Text_same(page->item[k].move, Trio_turns[side]))
                    last[side] = page->item[k].id - 1;
        for (int side = LEFT; side < SIDES; side++)
            CHECK(last[side] == (Maze_open(s.maze, s.at.ball, side)
                  ? Maze_beyond(s.maze, s.at.ball, side) : -1));
    }
}
static const char *arrow(const void *state, Ui ui, const char *key)
{
    static Line move;
    Event e = { .kind = KEY };

    Text_say(move, "%s", "");
    snprintf(e.key, sizeof e.key, "%s", key);
    return the_game.view->input(state, &ui, &e, move) ? move : "none";
}

CLAIM(a_cell_in_sight_is_a_step_toward_it)
{
    Hunt s = known_hunt(), drawing = begun("board=drawn size=4", 1);

    CHECK(Text_same(item(&s, (Ui){ 0 }, 13).move, "go down"));
    CHECK(Text_same(item(&s, (Ui){ 0 }, 1).move, "wait"));
    CHECK(Text_same(item(&s, (Ui){ 0 }, PLATE).move, "next"));
    CHECK(!item(&s, (Ui){ 0 }, 144).move[0]);
    CHECK(item(&s, (Ui){ 0 }, 144).futile);
    CHECK(Text_same(arrow(&s, (Ui){ 0 }, "Down"), "go down"));
    CHECK(Text_same(arrow(&s, (Ui){ 0 }, "space"), "wait"));
    CHECK(Text_same(arrow(&s, (Ui){ 0 }, "Tab"), "none"));
    CHECK(Text_same(arrow(&s, switched("walk"), "Down"), "none"));
    CHECK(Text_same(arrow(&drawing, (Ui){ 0 }, "Down"), "none"));
    CHECK(Text_same(item(&drawing, (Ui){ 0 }, WALLS + 1).move,
                    "wall 1 1 down"));
}
CLAIM(faces_tell_who_is_near)
{
    Hunt s = known_hunt();

    CHECK(item(&s, (Ui){ 0 }, BALL).look == 0);
    CHECK(item(&s, (Ui){ 0 }, PUMPKIN).look == 4);
    CHECK(item(&s, (Ui){ 0 }, PUMPKIN + 1).look == 3);
    s.at.pumpkin[1] = 12;
    CHECK(item(&s, (Ui){ 0 }, BALL).look == 2);
    CHECK(item(&s, (Ui){ 0 }, PUMPKIN + 1).look == 4);
    CHECK(item(&s, (Ui){ 0 }, PUMPKIN).w == 36);
    CHECK(taken(&s, "go down") && s.phase == CAUGHT);
    CHECK(item(&s, (Ui){ 0 }, BALL).look == 2);
    CHECK(times(&s, (Ui){ .hint = 13 }, "stroke lamp 7.00") == 0);
    s = known_hunt();
    CHECK(times(&s, (Ui){ .hint = 13 }, "stroke lamp 7.00") == 1);
    s.at = (Trio){ CELLS - 1, { CELLS - 2, CELLS - 13 } };
    CHECK(item(&s, (Ui){ 0 }, BALL).look == 2);
    s.phase = ESCAPED;
    CHECK(item(&s, (Ui){ 0 }, BALL).look == 1);
}

CLAIM(a_long_number_is_cut_at_a_gap_into_two_lines)
{
    Hunt s = known_hunt();
    const char *log = painted(&s, (Ui){ 0 }, LIGHT);

    CHECK(strstr(log, " 955 410 402") && !strstr(log, "402 783"));
    CHECK(strstr(log, "783 312 787"));
}
CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const signs[] = {
        "text floor", "lines floor", "rib pumpkin", "rib skin",
        "wine floor", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
TEST_MAIN
