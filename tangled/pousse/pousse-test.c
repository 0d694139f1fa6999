/* Made from games/pousse.nw by make tangle: change that, not this. */
#include <stdio.h>
#include "apart.h"
#include "bench.h"
#include "pousse.h"

/* tests */

/* tests of the board */
static Pousse begun(const char *options, const char *moves)
{
    Pousse s;

    CHECK(starts(&s, options, 1) == NULL && !broken(&s));
    CHECK(plays(&s, moves));
    return s;
}
static Pousse pushed_by(const Pousse *s, int push)
{
    Pousse then = *s;
    Line move;

    say_push(push, move);
    CHECK(push >= 0 && taken(&then, move));
    return then;
}

/* how the first row reads after these pushes */
static bool reads(const char *moves, const char *row)
{
    Pousse s = begun("", moves);

    for (int c = 0; c < s.n; c++)
        if (row[c] != (s.at[c] ? "ox"[s.at[c] % 2] : '-'))
            return false;
    return true;
}
CLAIM(a_marker_enters_at_the_edge_and_shifts_up_to_the_gap)
{
    CHECK(reads("left 1", "x---"));
    CHECK(reads("left 1, top 2", "xo--"));
    CHECK(reads("left 1, top 2, left 4, left 1", "oxo-"));
    CHECK(reads("left 1, top 2, left 1, top 1, right 4, right 1",
                "oxoo"));
    CHECK(reads("right 1, right 1, left 1, right 2, left 1, left 1, "
                "left 1, left 2", "xoxx"));
    CHECK(reads("left 1, top 2, top 3, top 4, left 1", "xxox"));
}
CLAIM(two_by_two_left_left_top_makes_a_row_of_X)
{
    Pousse s = begun("size=2", "left 1, left 2");

    CHECK(s.over == 0 && plays(&s, "top 2") && s.over == EX);
    CHECK(says(&s, "You have more full lines and win."));
    CHECK(refused(&s, "left 1", "The game is over: begin a new one."));
}
#define SLIP "left 1, right 1, left 1, left 2, left 3, left 2, top 3"

CLAIM(a_board_that_stood_before_loses_whoever_pushed_then)
{
    Pousse s = begun("size=3", SLIP);

    CHECK(!s.over && plays(&s, "left 2") && s.again == 7);
    CHECK(stands(&s, OVER, 1u << EX, 0));
    CHECK(says(&s, "This board has stood before: you win."));
    CHECK(says(&s, "It stood after move 7."));
}
CLAIM(after_1000_pushes_nobody_has_won)
{
    Random random = Random_start(2, 1);
    Pousse s = begun("size=8", "");

    while (!s.over) {
        Pousse then = pushed_by(&s, Random_below(&random, PUSHES));

        if (!then.over || then.plies == PAST)
            s = then;
    }
    CHECK(s.over == DRAWN && s.plies == PAST);
    CHECK(says(&s, "After 1000 moves nobody has won."));
}
CLAIM(a_marker_in_a_wrong_place_is_noticed)
{
    Pousse s = begun("", "left 1, right 3");

    CHECK(!broken(&s));
    s.at[5] = 1;
    CHECK(broken(&s));
}

/* tests of the bits */
/* ends[0]: leaves that won or lost by straights; [1] that repeated;
   [2]: lost by who pushed. A step of PAST remembers no board */
static long ways(Path *p, int at, int plies, long ends[3])
{
    long many = 0;

    for (int push = 0; push < PUSHES; push++) {
        int ahead, back = at + 1 - p->step;
        Board then = Board_after(p->board[at], p->n, at % 2, push);

        if (push % MOST >= p->n)
            continue;
        ahead = (at % 2 ? -1 : 1) * lead(then, p->n);
        while (back >= 0 && !equal(p->board[back], then))
            back -= p->step;
        p->board[at + 1] = then;
        if (plies == 1) {
            many++;
            ends[back >= 0] += back >= 0 || ahead != 0;
            ends[2] += ahead < 0;
        } else if (ahead == 0 && back < 0)
            many += ways(p, at + 1, plies - 1, ends);
    }
    return many;
}
enum { NONE = -1 };                     /* 0: we do not know */
static const struct { int n, plies, step; long many, ends[3]; }
counted[] = {
    { 2, 1, 1, 8, { 0 } }, { 2, 2, 1, 64, { 0 } },
    { 2, 3, 1, 512, { 0 } }, { 2, 4, 1, 1408, { 0 } },
    { 2, 5, 1, 4864, { 0, 512 } }, { 2, 5, PAST, 5248, { 0 } },
    { 2, 5, 2, 4864, { 0, NONE } },
    { 3, 3, 1, 1728, { 0 } }, { 3, 4, 1, 20736, { 0 } },
    { 3, 5, 1, 248832, { 24712, 568, NONE } },
    { 3, 6, 1, 2682624, { 0, 0, 26944 } },
    { 3, 6, PAST, 2689440, { 0 } },
    { 4, 5, 1, 1048576, { NONE, NONE } }
};

CLAIM(ways_ends_and_repetitions_are_as_many_as_counted_elsewhere)
{
    static Path p;

    for (int k = 0; k < 13; k++) {
        long ends[3] = { 0, 0, 0 };

        Path_start(&p, &(Pousse){ .n = counted[k].n });
        p.step = counted[k].step;
        CHECK(ways(&p, 0, counted[k].plies, ends) == counted[k].many);
        for (int kind = 0; kind < 3; kind++)
            CHECK(counted[k].ends[kind] == (!counted[k].ends[kind] ? 0
                  : ends[kind] ? ends[kind] : NONE));
    }
}
static Path path;

static Board drawn(const Pousse *s)
{
    Board b = { { 0, 0 } };

    for (int cell = 0; cell < s->n * s->n; cell++)
        b.of[s->at[cell] % 2 == 0] |= (uint64_t)!!s->at[cell]
            << (cell / s->n * 8 + cell % s->n);
    return b;
}

static bool agrees(const Pousse *s, const Door *door, int many)
{
    bool won = false;

    for (int push = 0; push < PUSHES; push++) {
        Pousse then;
        int k = 0;

        if (push % MOST >= s->n)
            continue;
        then = pushed_by(s, push);
        while (k < many && !equal(door[k].board, drawn(&then)))
            k++;
        won = won || then.over == 1 + s->plies % 2;
        if (many != WINS && (k < many) != !then.over)
            return false;
    }
    return won == (many == WINS);
}
CLAIM(slow_and_fast_rules_open_the_same_doors)
{
    Random random = Random_start(1, 1);

    for (int game = 0; game < 70; game++) {
        Pousse s = { .n = LEAST + game % 7 };

        for (int ply = 0; ply < 60 && !s.over; ply++) {
            Door door[PUSHES];

            Path_start(&path, &s);
            CHECK(equal(path.board[s.plies], drawn(&s)));
            CHECK(agrees(&s, door, doors_of(&path, s.plies, door)));
            s = pushed_by(&s, Random_below(&random, 4) * MOST
                              + Random_below(&random, s.n));
        }
    }
}
CLAIM(the_end_of_a_row_is_no_neighbor_of_the_next)
{
    Board end = { { 1u << 7, 0 } }, next = { { 1u << 8, 0 } },
          both = { { 3u << 7, 0 } };

    CHECK(by_eye(both, 8, 0) == by_eye(end, 8, 0) + by_eye(next, 8, 0));
}

/* tests of the certificate */
static const char *const ten[] = { "---/---/--- L2",
    "o--/x--/--- L2", "---/ox-/--- T2", "--o/x--/--- L2",
    "---/x-o/--- L1", "-o-/x--/--- L2", "o--/ox-/x-- B1",
    "-x-/oox/--- R2", "ox-/x-o/--- R2", "x--/oxo/--- L1",
    "ox-/oox/x-- B1"
};
/* square cell of the board in one of its eight pictures */
static int turned(int cell, int how)
{
    int r = how & 1 ? cell % 3 : cell / 3,
        c = how & 1 ? cell / 3 : cell % 3;

    return (how & 2 ? 2 - r : r) * 3 + (how & 4 ? 2 - c : c);
}

static bool is_picture(const Pousse *s, const char *entry, int how)
{
    int cell = 0, k;

    while (cell < 9 && (k = turned(cell, how), entry[k + k / 3])
                       == (s->at[cell] ? "ox"[s->at[cell] % 2] : '-'))
        cell++;
    return cell == 9;
}
static int by_heart(const Pousse *s)
{
    for (int k = 0; k < 11 * 8 * PUSHES; k++) {
        const char *entry = ten[k / PUSHES / 8];
        int how = k / PUSHES % 8, own = k % PUSHES, push = entry[13]
            - '1' + (int)(strchr("LRTB", entry[12]) - "LRTB") * MOST;

        if (own % MOST < 3 && is_picture(s, entry, how)
            && turned(cell_of(3, own, 0), how) == cell_of(3, push, 0)
            && turned(cell_of(3, own, 1), how) == cell_of(3, push, 1))
            return own;
    }
    return -1;
}
/* three by three after so many plies, or when it is over */
static Pousse by_chance(Random *random, int plies)
{
    Pousse s = begun("size=3", "");

    while (s.plies < plies && !s.over)
        s = pushed_by(&s, Random_below(random, 4) * MOST
                          + Random_below(random, 3));
    return s;
}
/* plies until X has won by the table, against the longest defense */
static int won_by_heart(const Pousse *s)
{
    bool mine = s->plies % 2 == 0;
    int longest = 0;

    if (s->over || s->plies > 9)
        return s->over == EX ? s->plies : 99;
    for (int push = 0; push < PUSHES; push++)
        if (push % MOST < 3) {
            Pousse then = pushed_by(s, push);
            int plies = mine ? 0 : won_by_heart(&then);

            if (mine && then.over == EX)
                return then.plies;
            longest = plies > longest ? plies : longest;
        }
    if (mine) {
        Pousse then = pushed_by(s, by_heart(s));

        longest = won_by_heart(&then);
    }
    return longest;
}

CLAIM(ten_boards_win_three_by_three_in_nine_plies)
{
    CHECK(won_by_heart(&(Pousse){ .n = 3 }) == 9);
}
CLAIM(X_wins_in_3_on_two_by_two_and_in_9_on_three_by_three)
{
    for (int n = 2; n <= 3; n++) {
        long steps = 40000;

        Path_start(&path, &(Pousse){ .n = n });
        CHECK(end_of(&path, 0, 9, &steps) == (n == 2 ? 3 : 9));
        for (int push = 0; push < PUSHES; push++)
            if (push % MOST < n) {
                path.board[1] = Board_after(path.board[0], n, 0, push);
                CHECK(end_of(&path, 1, 8, &steps) == (n == 2 ? 2 : 8));
            }
        steps = 1000;
        CHECK(n == 2 || end_of(&path, 0, 9, &steps) == 0);
    }
}
static const struct { uint32_t board; int plies; } list[] = {
#include "pousse-four.h"
};
enum { LESSONS = sizeof list / sizeof *list };

static Board unpacked(uint32_t board)
{
    Board b = { { 0, 0 } };

    for (int cell = 0; cell < 16; cell++)
        for (int side = 0; side < 2; side++)
            if (board >> (16 - 16 * side + cell) & 1)
                b.of[side] |= (uint64_t)1 << (cell / 4 * 8 + cell % 4);
    return b;
}
LONG_CLAIM(O_has_lost_on_all_478_boards_of_the_list)
{
    long steps = 2000000;

    Path_start(&path, &(Pousse){ .n = 4 });
    path.list = true;
    path.now = 1;
    for (int k = 0; k < LESSONS; k++) {
        path.board[0] = (Board){ { 0, 0 } };
        path.board[1] = unpacked(list[k].board);
        CHECK(by_list(&path, 1) == list[k].plies);
        CHECK(k == 0 || list[k - 1].board < list[k].board);
        path.board[0] = path.board[1];
        CHECK(by_list(&path, 1) == 0);
        CHECK(is_sure(&path, 1, list[k].plies, false, &steps));
    }
    CHECK(steps >= 0);
    CHECK(LESSONS == 478 && list[0].board == 1 << 16);
}
CLAIM(a_listed_board_is_believed_only_so_far_as_it_says)
{
    Pousse s = begun("", "left 1");
    long steps = 90000;

    Path_start(&path, &s);
    path.list = true;
    CHECK(is_sure(&path, 1, 18, false, &steps) && steps == 90000);
    CHECK(!is_sure(&path, 1, 4, false, &steps) && steps < 90000);
    CHECK(is_sure(&path, 0, 19, true, &steps));
    steps = 900;
    CHECK(!is_sure(&path, 0, 18, true, &steps) && steps < 0);
}

/* tests of the players */
extern const Player pousse_players[], pousse_hint[];
enum { BEGINNER, WELL, BEST, ORIGINAL };

CLAIM(what_is_called_proved_is_proved)
{
    Random random = Random_start(4, 1);
    int proved = 0;

    for (int game = 0; game < 40; game++) {
        Pousse s = by_chance(&random, 5 + game % 9);

        if (!s.over) {
            Think t = asked(&pousse_players[BEST], &s, 2000, 1);
            long steps = 1000000;
            int end;

            Path_start(&path, &s);
            end = end_of(&path, s.plies, 12, &steps);
            proved += t.proved != 0;
            CHECK(t.proved == 0
                  || (end && t.proved == (end % 2 ? 1 : -1)));
            CHECK(listed(&s, t.move));
        }
    }
    CHECK(proved > 10);
}
static const char *answer(const Pousse *s, int who, long nodes)
{
    static Think t;

    t = asked(&pousse_players[who], s, nodes, 3);
    return t.move;
}

CLAIM(all_take_a_win_and_three_of_them_see_what_threatens)
{
    Pousse win = begun("", "left 1, right 3, left 1, right 4, left 1, "
                           "right 3"), threat;

    threat = pushed_by(&win, FROM_BOTTOM * MOST + 1);
    for (int who = BEGINNER; who <= ORIGINAL; who++) {
        Pousse won = win, held = threat;

        CHECK(taken(&won, answer(&win, who, 900)) && won.over == EX);
        CHECK(taken(&held, answer(&threat, who, 20000)));
        CHECK(who == BEGINNER || held.over != EX);
    }
}
CLAIM(best_wins_three_by_three_in_nine_plies)
{
    for (int other = BEGINNER; other <= ORIGINAL; other++) {
        Pousse s = begun("size=3", "");

        while (!s.over)
            CHECK(taken(&s, answer(&s, s.plies % 2 ? other : BEST,
                                   40000)));
        CHECK(s.over == EX && s.plies <= 9);
    }
}
CLAIM(X_wins_four_by_four_in_19_and_says_so)
{
    for (int other = BEGINNER; other <= ORIGINAL; other++) {
        Pousse s = begun("", "");

        while (!s.over) {
            Think t = asked(s.plies % 2 ? &pousse_players[other]
                            : &pousse_hint[0], &s, 60000, 3);
            Line why;

            Text_say(why, "X wins in at most %d pushes, O's included "
                     "(proved).", 19 - s.plies);
            CHECK(s.plies % 2 ? other != BEST || t.proved < 0
                              : t.proved > 0);
            CHECK(s.plies > (other == BEST)
                  || strstr(t.reason, why));
            CHECK(taken(&s, t.move));
        }
        CHECK(s.over == EX && s.plies <= 19);
    }
}
CLAIM(the_original_overlooks_a_board_that_comes_back)
{
    Pousse s = begun("size=3", SLIP);
    Think t = asked(&pousse_players[BEST], &s, 20000, 1);

    Path_start(&path, &s);
    CHECK(repeats(&path, 7, path.board[7]));
    path.step = 2;
    CHECK(!repeats(&path, 7, path.board[7]));
    CHECK(!Text_same(t.move, "left 2") && listed(&s, t.move));
}

/* tests of the table */
static unsigned char known[SHEET * 243];

static void alone(const Toil *t, long count[COUNTED])
{
    memset(count, 0, COUNTED * sizeof *count);
    for (int sheet = 0; sheet < (t->n == 2 ? 1 : 243); sheet++)
        toil_on(t, sheet, count);
}

static void solved(int n, long count[COUNTED])
{
    memset(known, 0, sizeof known);
    Toil_solve(&(Toil){ .n = n, .known = known }, alone, count);
}

CLAIM(of_81_boards_42_are_over_and_the_rest_decided)
{
    long count[COUNTED];

    solved(2, count);
    CHECK(count[LOST_NOW] + count[WON_NOW] == 42);
    CHECK(count[UNDECIDED] == 0 && known[0] == (REACHED | 3));
}
CLAIM(of_19683_boards_1312_are_open_and_the_start_is_one)
{
    static const long plies[] = { 1312, 8949, 2083, 459, 206, 48, 0 };
    long count[COUNTED];

    solved(3, count);
    CHECK(count[LOST_NOW] + count[WON_NOW] == 6626);
    for (int k = 0; k <= 6; k++)
        CHECK(count[k] == plies[k]);
    CHECK(count[MET] == 10131 && count[OPEN] == 1249);
    CHECK(known[0] == REACHED);
}
static unsigned char leaves[BOARDS], *false_lore;

int lore(size_t at)
{
    return false_lore ? false_lore[at] : -1;
}

CLAIM(the_table_is_read_and_the_record_comes_first)
{
    Pousse s = begun("", "left 2, right 3, top 2"),
           then = pushed_by(&s, FROM_BOTTOM * MOST + 2);
    Think t;

    false_lore = leaves;
    Path_start(&path, &then);
    false_lore[number_of(path.board[4], 0, 4)] = REACHED | 6;
    t = asked(&pousse_players[WELL], &s, 24, 1);
    CHECK(Text_same(t.move, "bottom 3"));
    CHECK(strstr(t.reason, "(not proved)") && t.proved == 0);
    false_lore = NULL;
    t = asked(&pousse_players[WELL], &s, 24, 1);
    CHECK(!Text_same(t.move, "bottom 3"));
}

/* tests of the view */
static const struct { int id; const char *words, *move; } heard[] = {
    { 102, "from the left into row 2", "left 2" },
    { 128, "from the bottom into column 4", "bottom 4" },
    { 91, "1 L1   2 T2", "" }, { 201, "row 1, column 1: X", "" },
    { 202, "row 1, column 2: O", "" },
    { 16, "row 4, column 4: empty", "" }
};

CLAIM(each_number_says_what_it_pushes)
{
    Pousse s = begun("", "left 1, top 2"), over;
    Ui ui = { .hover = 0 };

    CHECK(laid_out(&s, &ui)->n == 1 + 16 + 16 + 1 + 1);
    for (int k = 0; k < 6; k++) {
        Item at = item(&s, ui, heard[k].id);

        CHECK(Text_same(at.words, heard[k].words));
        CHECK(Text_same(at.move, heard[k].move)
              && !at.futile == (k < 3));
    }
    CHECK(item(&s, ui, 101).x < item(&s, ui, 101 + 8).x);
    CHECK(item(&s, ui, 101 + 16).y < item(&s, ui, 101 + 24).y);
    CHECK(!item(&s, ui, 203).words[0] && item(&s, ui, 203).w > 0);
    over = begun("size=2", "left 1, left 2, top 2");
    CHECK(!item(&over, ui, 101).move[0] && !item(&over, ui, 1).futile);
    CHECK(item(&over, ui, 204).w == 0);
}
static int shifts(const Pousse *s, int hover)
{
    return times(s, (Ui){ .hover = hover }, "shift 7.00");
}

CLAIM(what_leans_is_what_a_push_moves)
{
    Pousse s = begun("", "left 1, left 1, left 2"), full;
    Ui ui = { .hover = 0 };

    CHECK(shifts(&s, 101) == 2 && shifts(&s, 102) == 1);
    CHECK(shifts(&s, 103) == 0 && shifts(&s, 0) == 0);
    full = begun("", "left 1, left 1, left 1, left 1");
    CHECK(plays(&full, "right 1") && full.fallen == 4);
    CHECK(item(&full, ui, 204).x > item(&full, ui, 101 + 8).x - 1);
    CHECK(Text_same(item(&full, ui, 204).words, "O, off the board"));
    CHECK(strstr(painted(&full, ui, LIGHT), "fell off"));
    CHECK(shifts(&full, 101) == 3);
}
CLAIM(straights_are_lit_and_whoever_repeats_is_rimmed)
{
    Pousse won = begun("size=2", "left 1, left 2, top 2");
    Pousse back = begun("size=3", SLIP ", left 2");
    Ui ui = { .hover = 101 }, hint = { .hint = 101 };

    CHECK(times(&won, ui, "fill lamp") == 2);
    CHECK(times(&back, ui, "fill lamp") == 0);
    CHECK(times(&back, ui, "stroke wine 2.50") == 3);
    CHECK(times(&won, ui, "fill keyfoot") == 0);
    CHECK(times(&won, ui, "fill text") == 1);
    won = begun("size=2", "");
    CHECK(times(&won, ui, "fill keyhigh") == 1);
    CHECK(times(&won, hint, "fill lamp") == 1);
}
CLAIM(a_push_that_leads_back_is_told_before_it_is_made)
{
    Pousse s = begun("size=3", SLIP);
    Ui ui = { .hover = 102, .on = { true } };

    CHECK(Text_same(item(&s, ui, 102).words,
                    "from the left into row 2, "
                    "loses: this board stood after move 7"));
    CHECK(times(&s, ui, "stroke bad 2.00") == 2);   /* L2, R2 */
    CHECK(Text_same(item(&s, ui, 91).words,
                    "This board stood after move 7, and loses."));
    ui = (Ui){ .hover = 101 };
    CHECK(!item(&s, ui, 101).look && times(&s, ui, "bad 2.00") == 2);
    CHECK(!strstr(item(&s, ui, 91).words, "stood"));
    CHECK(plays(&s, "left 2") && times(&s, ui, "bad 2.00") == 0);
}
CLAIM(worths_are_told_with_the_numbers)
{
    Pousse s = begun("", "left 1, right 3, left 1, right 4, left 1, "
                         "right 3");
    Ui ui = { .on = { true } };

    CHECK(Text_same(item(&s, ui, 101).words,
                    "from the left into row 1, wins in 1 move"));
    CHECK(strstr(painted(&s, ui, LIGHT), "+1"));
    CHECK(Text_same(item(&s, ui, 91).words,
                    "No table yet. Menu: All positions in a table…"));
    s = begun("size=5", "left 1");
    CHECK(Text_same(item(&s, ui, 101).words,
                    "from the left into row 1, not known"));
    CHECK(times(&s, ui, "fill paper") == 0
          && strstr(painted(&s, ui, LIGHT), "?"));
    s = begun("", "left 1");
    false_lore = leaves;
    Path_start(&path, &s);
    path.board[2] = Board_after(path.board[1], 4, 1, 1);
    false_lore[number_of(path.board[2], 0, 4)] = 7;
    CHECK(Text_same(item(&s, ui, 102).words,
                    "from the left into row 2, loses if no board comes "
                    "back"));
    CHECK(strstr(painted(&s, ui, LIGHT), "\u22124?"));
    CHECK(Text_same(item(&s, ui, 91).words, "1 L1"));
    false_lore = NULL;
}
CLAIM(a_key_and_a_digit_push_and_a_click_lets_go)
{
    Pousse s = begun("", "");
    static const struct { const char *key, *move; } typed[] = {
        { "2", "" }, { "l", "" }, { "2", "left 2" }, { "3", "" },
        { "t", "" }, { "b", "" }, { "5", "" }, { "4", "" },
        { "b", "" }, { "4", "bottom 4" }, { "r", "" }, { "", "" },
        { "1", "" }, { "r", "" }, { "Left", "" }, { "1", "" }
    };
    Ui ui = { .on = { true } };

    CHECK(Text_same(item(&s, ui, 101).words,
                    "from the left into row 1, wins in 10 moves"));
    for (int k = 0; k < 16; k++) {
        Event e = { .kind = typed[k].key[0] ? KEY : PRESS };
        Line move = "";

        strcpy(e.key, typed[k].key);
        the_game.view->input(&s, &ui, &e, move);
        CHECK(Text_same(move, typed[k].move));
        CHECK(Text_same(item(&s, ui, 91).words, "Now a number, 1 to 4.")
              == !!ui.own[0]);
    }
    ui.own[0] = 2;
    CHECK(times(&s, ui, "fill lamp") == 4);
}
static Pousse after(int plies)
{
    static const int last[] = { 1, 1, MOST * FROM_RIGHT + 1, 1 };
    Pousse s = { .n = 4, .tenths = { 10, 10 } };

    while (s.plies < plies) {
        int push = s.plies < plies - 4 ? 3 : last[s.plies - plies + 4];

        s.push[s.plies++] = (unsigned char)push;
        carry(s.at, s.n, push, s.plies);
    }
    return s;
}

CLAIM(a_win_that_comes_after_the_1000th_push_is_none)
{
    Ui ui = { .on = { true } };

    for (int plies = 996; plies <= 998; plies += 2) {
        Pousse s = after(plies);
        Think t = asked(&pousse_players[WELL], &s, 20000, 1);

        CHECK(!broken(&s) && t.proved == (plies == 996));
        CHECK(!!strstr(t.reason, "wins") == (plies == 996));
        CHECK(!!strstr(item(&s, ui, 110).words, ", wins in 2 moves")
              == (plies == 996));
    }
}
CLAIM(X_and_O_and_their_numbers_can_be_told_apart)
{
    static const char *const signs[] = { "cross cell", "ring cell",
        "jet lamp", "text key", "text keyhigh",
        "good key", "bad key", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
TEST_MAIN
