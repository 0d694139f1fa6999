/* Made from games/gobblet.nw by make tangle: change that, not this. */
#include <stdio.h>
#include "apart.h"
#include "bench.h"
#include "gobblet-perft-test.h"

/* tests */

/* tests of the idea */
/* doors of A .. G; what is written on each in the end */
static const char *const doors[7] = { "BC", "D", "BE", "", "F", "DG",
                                      "E" };
static int written[7];
static bool all_doors_are_bad(int room, int *longest)
{
    *longest = 0;
    for (const char *to = doors[room]; *to; to++) {
        int there = written[*to - 'A'];

        if (there % 2 == 0)         /* undecided is -2 */
            return false;
        if (there > *longest)
            *longest = there;
    }
    return true;
}
CLAIM(letters_go_backward_through_seven_rooms)
{
    int longest;

    for (int room = 0; room < 7; room++)
        written[room] = -2;
    for (int plies = 0; plies < 6; plies += 2)
        for (int room = 0; room < 7; room++)
            if (written[room] == -2
                && all_doors_are_bad(room, &longest)) {
                written[room] = longest ? longest + 1 : 0;
                for (int from = 0; from < 7; from++)
                    if (strchr(doors[from], 'A' + room)
                        && written[from] == -2)
                        written[from] = written[room] + 1;
            }
    for (int room = 0; room < 7; room++)
        CHECK(written[room] == "4130213"[room] - '0');
}

/* tests of the rules */
static Gobblet begun(const char *options, const char *moves)
{
    Gobblet g;

    CHECK(starts(&g, options, 1) == NULL && !broken(&g));
    CHECK(plays(&g, moves));
    return g;
}
CLAIM(a_large_cup_is_never_covered)
{
    Gobblet g = begun("board=3x3", "put large to 1 1");

    CHECK(refused(&g, "put large to 1 1",
                  "What stands there is not smaller."));
    CHECK(plays(&g, "put small to 3 3, !put large to 1 1"));
    CHECK(plays(&g, "put medium to 3 3, !move 3 3 to 3 3"));
    CHECK(plays(&g, "!move 3 3 to 2 2, !move 2 2 to 1 2"));
}
CLAIM(a_stack_gives_its_largest_cup_first)
{
    Gobblet g = begun("board=4x4", "!put medium to 1 1");

    CHECK(plays(&g, "put large to 2 2, put large to 4 4"));
    CHECK(plays(&g, "!put tiny to 1 1, !put small to 1 1"));
    CHECK(listed(&g, "put large to 1 1"));
    CHECK(plays(&g, "put medium to 1 1, put large to 4 3"));
    CHECK(refused(&g, "put tiny to 1 2",
                  "No such cup of yours is free to come in."));
    CHECK(taken(&g, "put small to 1 2"));
}
CLAIM(what_comes_in_covers_only_a_row_of_three)
{
    Gobblet g = begun("board=4x4",
        "put large to 4 4, put large to 3 1, put medium to 4 3, "
        "put medium to 1 1, put large to 3 2, put large to 3 4, "
        "put medium to 4 1, put medium to 1 2, put small to 2 1, "
        "put small to 1 4, put small to 3 3, put tiny to 2 2"), two;

    CHECK(plays(&g, "!put medium to 2 1, !put large to 2 2"));
    CHECK(refused(&g, "put large to 2 1",
                  "A cup that comes in does not cover your own."));
    CHECK(listed(&g, "put large to 1 1"));
    CHECK(listed(&g, "put large to 1 2"));
    CHECK(listed(&g, "put large to 1 4"));
    two = g;
    CHECK(plays(&two, "move 2 1 to 2 3, move 1 2 to 4 2"));
    CHECK(refused(&two, "put large to 1 1", "A cup that comes in "
                  "covers only a row of three."));
    CHECK(!listed(&two, "put large to 1 4"));
}
static const char trap[] =
    "put small to 2 1, put small to 1 3, put large to 1 3, "
    "put small to 1 1, put small to 2 3, put medium to 1 2";

CLAIM(a_row_that_is_uncovered_wins_for_the_other)
{
    Gobblet g = begun("board=3x3", trap), save = g, calm = g,
        maple = begun("board=3x3", "put small to 3 1, "
            "put large to 1 1, put small to 3 2, put large to 1 2");
    Status you = { .winners = 0 };

    CHECK(taken(&g, "move 1 3 to 2 2") && g.over == MAPLE);
    CHECK(stands(&g, OVER, 4, 0) && lists(&g, ""));
    CHECK(says(&g, "Maple's row was uncovered: Maple wins."));
    CHECK(taken(&save, "move 1 3 to 1 1") && save.over == 0);
    CHECK(taken(&calm, "put large to 2 2") && calm.over == PLUM);
    CHECK(says(&calm, "You have a row and win."));
    CHECK(stands(&calm, OVER, 2, 0));
    gobblet_model.status(&calm, 0, &you);
    CHECK(Text_same(you.text, "Plum has a row and wins."));
    calm = begun("board=3x3", "put small to 1 3, put small to 2 1, "
                 "put small to 1 1, put large to 1 3, "
                 "put medium to 1 2, move 1 3 to 3 3");
    CHECK(says(&calm, "Your row was uncovered: you win."));
    gobblet_model.status(&calm, 0, &you);
    CHECK(Text_same(you.text, "Plum's row was uncovered: Plum wins."));
    CHECK(plays(&maple, "put medium to 2 2, put medium to 1 3")
          && says(&maple, "Maple has a row and wins."));
}
CLAIM(the_third_time_is_a_draw)
{
    Gobblet g = begun("board=3x3",
                      "put large to 1 1, put large to 3 3");
    static const char dance[] = "move 1 1 to 1 2, move 3 3 to 3 2, "
                                "move 1 2 to 1 1, move 3 2 to 3 3";

    CHECK(plays(&g, dance) && g.over == 0 && g.past == 5);
    CHECK(plays(&g, dance) && g.over == DRAWN);
    CHECK(stands(&g, OVER, 0, 0));
    CHECK(says(&g, "The third time the same position: a draw."));
}
static bool steps(Gobblet *g, int from, int to)
{
    Line move;

    Text_say(move, "move %d %d to %d %d", from / 4 + 1, from % 4 + 1,
             to / 4 + 1, to % 4 + 1);
    return taken(g, move);
}

CLAIM(a_long_dance_without_a_new_cup_is_a_draw)
{
    Gobblet g = begun("board=4x4",
                      "put large to 1 1, put large to 3 1");

    for (int k = 0; !g.over && k < PAST; k++) {
        CHECK(steps(&g, k % 8, (k + 1) % 8));
        CHECK(g.over || steps(&g, 8 + k % 7, 8 + (k + 1) % 7));
    }
    CHECK(g.over == DRAWN && g.past == PAST);
    CHECK(says(&g, "For 200 moves no new cup: a draw."));
    CHECK(refused(&g, "move 1 1 to 2 4",
                  "The game is over: begin a new one."));
}
static void set_down(Gobblet *g, int cup, int cell)
{
    g->at[cup] = (signed char)cell;
    g->seen[0] = cups_of(g);
    g->past = 1;
}

CLAIM(cups_that_stand_wrong_are_noticed)
{
    Gobblet g = begun("board=3x3", ""), four = begun("board=4x4", "");

    set_down(&g, 0, 4), set_down(&g, 2, 4);
    CHECK(!broken(&g));
    set_down(&g, 1, 4);
    CHECK(broken(&g));
    set_down(&four, 9, 0);
    CHECK(!broken(&four));
    set_down(&four, 3, 1);
    CHECK(broken(&four));
}

CLAIM(a_record_that_is_torn_is_noticed)
{
    Gobblet g = begun("board=3x3", "put large to 1 1"), torn = g;

    torn.seen[0].theirs <<= 1;
    CHECK(!broken(&g) && broken(&torn));
    for (int k = 0; k < 3; k++) {
        torn = g;
        torn.past = ((const int[]){ -1, 0, PAST + 1 })[k];
        CHECK(broken(&torn));
    }
}
static long ways(const Gobblet *g, int plies)
{
    const char *list = told_by(gobblet_model.legal, g);
    char *mine = strcpy(malloc(strlen(list) + 1), list), *end;
    long many = 0;

    for (char *at = mine; *at; at = end + 1) {
        Gobblet then = *g;

        end = strchr(at, '\n');
        *end = '\0';
        if (plies > 1)
            CHECK(gobblet_model.apply(&then, at) == NULL);
        many += plies > 1 ? ways(&then, plies - 1) : 1;
    }
    free(mine);
    return many;
}
LONG_CLAIM(small_perft_27_675_20313_572472)
{
    static const long known[] = { 27, 675, 20313, 572472 };
    Gobblet g = begun("board=3x3", "");

    for (int plies = 1; plies <= 4; plies++)
        CHECK(ways(&g, plies) == known[plies - 1]);
}
LONG_CLAIM(large_perft_16_240_10080_406560)
{
    static const long known[] = { 16, 240, 10080, 406560 };
    Gobblet g = begun("board=4x4", "");

    for (int plies = 1; plies <= 4; plies++)
        CHECK(ways(&g, plies) == known[plies - 1]);
}

/* tests of the bits */
static Rows small, large;
LONG_CLAIM(bits_count_16635384_and_19024320_in_five_plies)
{
    Cups none = { 0, 0 };

    Rows_make(&small, 3);
    Rows_make(&large, 4);
    CHECK(perft(&small, none, 4) == 572472);
    CHECK(perft(&small, none, 5) == 16635384);
    CHECK(perft(&large, none, 4) == 406560);
    CHECK(perft(&large, none, 5) == 19024320);
}

CLAIM(a_game_that_is_over_goes_on_in_no_way)
{
    Cups mine = { 0x7000000000000, 0 }, theirs = { 0, 0x7000000000000 };

    Rows_make(&small, 3);
    CHECK(perft(&small, mine, 1) == 0 && perft(&small, theirs, 1) == 0);
}
CLAIM(slow_and_fast_rules_allow_the_same)
{
    Random random = Random_start(1, 1);

    Rows_make(&small, 3);
    Rows_make(&large, 4);
    for (int game = 0; game < 60; game++) {
        Gobblet g = begun(game % 2 ? "board=4x4" : "board=3x3", "");

        for (int ply = 0; ply < 40 && !g.over; ply++) {
            Step step[STEPS];
            const Rows *rows = game % 2 ? &large : &small;
            int n = steps_of(rows, cups_of(&g), step), lines = 0;
            Line move;

            for (const char *at = told_by(gobblet_model.legal, &g);
                 *at; at++)
                lines += *at == '\n';
            CHECK(lines == n);
            say_step(step[Random_below(&random, n)], move);
            CHECK(taken(&g, move));
        }
    }
}
static int carried(int n, int how, int square)
{
    int row = square / 4, column = square % 4, old;

    column = how & 1 ? n - 1 - column : column;
    row = how & 2 ? n - 1 - row : row;
    old = row;
    row = how & 4 ? column : row;
    column = how & 4 ? old : column;
    return 4 * row + column;
}
CLAIM(eight_pictures_carry_each_square_on_all_floors)
{
    for (int n = 3; n <= 4; n++)
        for (int how = 0; how < 8; how++) {
            for (int bit = 0; bit < 64; bit++)
                if (bit % 16 / 4 < n && bit % 4 < n)
                    CHECK(picture((uint64_t)1 << bit, n, how)
                          == (uint64_t)1 << (bit / 16 * 16
                              + carried(n, how, bit % 16)));
            for (int other = 0; other < how; other++)
                CHECK(picture(0x23, n, how) != picture(0x23, n, other));
        }
}

/* tests of the atlas */
static Atlas atlas;
CLAIM(there_are_1423_patterns_of_219_kinds_and_360382485_positions)
{
    long kinds = 0, positions = 0;

    Atlas_make(&atlas);
    for (int how = 0; how < 8; how++) {
        long still = 0;

        for (int p = 0; p < PATTERNS; p++)
            still += atlas.turned[how][p] == p;
        kinds += still;
        positions += still * still * still;
    }
    CHECK(kinds == 8 * KINDS && positions == 8 * 360382485L);
    CHECK(atlas.kind[PATTERNS - 1] < KINDS && KINDS * 1423L * 1423L
          == POSITIONS && POSITIONS == 443459451);
}
static uint32_t number(Cups c)
{
    return number_of(&atlas, c);
}
CLAIM(eight_pictures_have_one_number)
{
    Random random = Random_start(3, 1);

    Atlas_make(&atlas);
    for (int k = 0; k < 20000; k++) {
        Cups c = cups_at(&atlas,
                         (uint32_t)Random_below(&random, POSITIONS));
        int how = k % 8;
        Cups seen = { picture(c.mine, 3, how),
                      picture(c.theirs, 3, how) };

        CHECK(number(seen) == number(c));
        CHECK(number(cups_at(&atlas, number(c))) == number(c));
    }
}

/* tests of the solver */
static unsigned char *known;

static long alone(Toil *t, Task task, int plies, long *count)
{
    t->task = task;
    t->plies = plies;
    memset(count, 0, (PLIES + 1) * sizeof *count);
    for (int sheet = 0; sheet < PATTERNS; sheet++)
        toil_on(t, sheet, count);
    return count[0];
}
static int from_doors(uint32_t at)
{
    Step step[STEPS];
    Cups c = cups_at(&atlas, at);
    int n = steps_of(&atlas.rows, c, step), least = 99, most = 0;
    bool draw = false;

    while (n-- > 0) {
        int there = known[number(Cups_after(c, step[n]))] & PLIES;
        int plies = there == LOST_NOW ? 0 : there == WON_NOW ? 1
                                                             : there;

        if (is_lost(there))
            least = plies < least ? plies : least;
        else if (is_won(there))
            most = plies > most ? plies : most;
        else
            draw = true;
    }
    return least < 99 ? least + 1 : draw ? UNDECIDED : most + 1;
}
static void solve_two_sizes(uint16_t squares, long drawn, int plies,
                            long won)
{
    long fresh[PLIES] = { 0 }, count[PLIES + 1], all = 0, wrong = 0;
    Toil t = { .atlas = &atlas };

    Atlas_make(&atlas);
    atlas.rows.floors = 3;
    /* take away all but these squares */
    for (int set = 0; set <= 0x777; set++)
        if (atlas.rows.spoils[set] == atlas.rows.all)
            atlas.rows.spoils[set] = squares;
    atlas.rows.all = squares;
    t.known = known = calloc(PATTERNS, PATTERNS);
    Toil_solve(&t, alone, fresh, count);
    for (int ply = 0; ply < PLIES; ply++)
        all += fresh[ply];
    for (uint32_t at = 0; at < PATTERNS * PATTERNS; at++)
        if (known[at]) {
            all--;
            wrong += (known[at] & PLIES) < LOST_NOW
                  && (known[at] & PLIES) != from_doors(at);
        }
    CHECK(all == 0 && wrong == 0);
    CHECK(count[UNDECIDED] == drawn && count[plies] == won);
    CHECK(known[number((Cups){ 0, 0 })] == REACHED);
    free(known);
}
CLAIM(two_sizes_on_a_cross_end_as_the_doors_make_of_it)
{
    solve_two_sizes(0x272, 1699, 3, 27);
}

LONG_CLAIM(two_sizes_have_10724_draws_and_one_is_the_empty_board)
{
    solve_two_sizes(0x777, 10724, 33, 8);
}

/* tests of the table */
static bool won_within(Cups c, int plies);

static bool lost_within(Cups c, int plies)
{
    Step step[STEPS];
    int n = steps_of(&small, c, step);

    while (n-- > 0) {
        Cups then = Cups_after(c, step[n]);
        int over = ended(&small, then);

        if (over == LOST_NOW || (over == UNDECIDED
                                 && !won_within(then, plies - 1)))
            return false;
    }
    return true;
}
static bool won_within(Cups c, int plies)
{
    Step step[STEPS];
    int n = steps_of(&small, c, step);

    while (n-- > 0) {
        Cups then = Cups_after(c, step[n]);
        int over = ended(&small, then);

        if (over == LOST_NOW || (over == UNDECIDED && plies > 2
                                 && lost_within(then, plies - 1)))
            return true;
    }
    return false;
}
LONG_CLAIM(a_thousand_samples_end_when_the_table_says)
{
    FILE *file = fopen("tests/games/gobblet/sample", "r");
    char nine[10];
    int plies, many = 0;

    Rows_make(&small, 3);
    CHECK(file != NULL);
    while (file && fscanf(file, "%9s %d", nine, &plies) == 2) {
        Cups c = cups_read(nine);

        many++;
        for (int k = 1; k <= 5; k++)
            CHECK((k % 2 ? won_within(c, k) : lost_within(c, k))
                  == (plies > 0 && plies <= k && plies % 2 == k % 2));
    }
    CHECK(many == 1000);
    if (file)
        fclose(file);
}
static uint8_t *met;

static long spread_once(const uint32_t *from, long n, uint32_t *to)
{
    long fresh = 0;

    for (long k = 0; k < n; k++) {
        Cups c = cups_at(&atlas, from[k]);
        Step step[STEPS];
        int many = ended(&atlas.rows, c)
                 ? 0 : steps_of(&atlas.rows, c, step);

        while (many-- > 0) {
            uint32_t at = number(Cups_after(c, step[many]));

            if (!(met[at / 8] >> at % 8 & 1))
                to[fresh++] = at;
            met[at / 8] |= (uint8_t)(1 << at % 8);
        }
    }
    return fresh;
}
LONG_CLAIM(new_positions_are_1_9_117_1263_14949_102612_690724)
{
    static const long known_new[] = { 1, 9, 117, 1263, 14949, 102612,
                                      690724 };
    uint32_t *from = calloc(700000, 4), *to = calloc(700000, 4);
    long n = 1;

    Atlas_make(&atlas);
    met = calloc(POSITIONS / 8 + 1, 1);
    met[0] = 1;
    for (int ply = 0; ply < 7; ply++) {
        uint32_t *old = from;

        CHECK(n == known_new[ply]);
        n = ply < 6 ? spread_once(from, n, to) : 0;
        from = to, to = old;
    }
    free(from), free(to), free(met);
}

/* tests of the players */
extern const Player gobblet_players[];

static const char *answer(const Gobblet *g, int who, long nodes,
                          uint64_t seed)
{
    static Think t;

    t = asked(&gobblet_players[who], g, nodes, seed);
    return t.move;
}

enum { BEGINNER, WELL, BEST, ORIGINAL };

CLAIM(best_wins_the_small_board_in_13_as_plum)
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Gobblet g = begun("board=3x3", "");
        int plies = 0;

        while (!g.over) {
            int who = g.turn == PLUM ? BEST
                : ((const int[]){ BEGINNER, WELL, ORIGINAL })[seed % 3];

            CHECK(taken(&g, answer(&g, who, 20000, seed + 99u
                                   * (unsigned)plies++)));
        }
        CHECK(g.over == PLUM && plies <= 13);
    }
}
static Gobblet standing(const char *nine)
{
    Gobblet g = begun("board=3x3", "");
    int used[2][3] = { { 0 } };

    for (int cell = 0; cell < 9; cell++) {
        int letter = nine[cell] == '.' ? 0 : nine[cell] - 'a' + 1;

        for (int size = 0; size < 3; size++, letter /= 3)
            if (letter % 3) {
                int seat = letter % 3, copy = used[seat - 1][size]++;

                set_down(&g, cup_of(&g, seat, size, copy), cell);
            }
    }
    CHECK(!broken(&g));
    return g;
}

LONG_CLAIM(what_is_called_proved_is_what_the_table_says)
{
    FILE *file = fopen("tests/games/gobblet/sample", "r");
    char nine[10];
    int plies, proved = 0;

    for (int k = 0; fscanf(file, "%9s %d", nine, &plies) == 2; k++) {
        Gobblet g = standing(nine);
        Think t;

        if (k % 9)
            continue;
        t = asked(&gobblet_players[BEST], &g, 3000, 1);
        CHECK(t.proved == 0 || (plies && t.proved
                                == (plies % 2 ? 1 : -1)));
        proved += t.proved != 0;
        CHECK(t.proved || plies == 0 || plies > 3);
    }
    fclose(file);
    CHECK(proved > 30);
}
static Gobblet haunted(const Gobblet *g, Cups by)
{
    Gobblet h = *g;

    for (h.past = 0; h.past < 5; h.past++)
        h.seen[h.past] = by;
    h.seen[h.past++] = cups_of(g);
    CHECK(!broken(&h));
    return h;
}
static const char *a_draw(const Gobblet *g)
{
    static Line move;
    Step step[STEPS];
    int n = steps_of(&small, cups_of(g), step);

    while (n-- > 0) {
        Gobblet then = *g;

        say_step(step[n], move);
        if (taken(&then, move) && then.over == DRAWN)
            return move;
    }
    return NULL;
}

static bool wins_by_hints(Gobblet g)
{
    int side = g.turn, plies = 0;

    for (; !g.over && plies < 14; plies++) {
        const char *draw = g.turn == side ? NULL : a_draw(&g);

        CHECK(taken(&g, draw ? draw : answer(&g, BEST, 6000, 1)));
    }
    return g.over == side;
}
static int won, open_now;

static void haunt(const Gobblet *g, const Gobblet *by)
{
    Gobblet h = haunted(g, cups_of(by));
    Think t = asked(&gobblet_players[BEST], &h, 6000, 1);

    won += t.proved > 0;
    open_now += t.proved == 0;
    CHECK(t.proved >= 0 && (t.proved == 0 || wins_by_hints(h)));
}

LONG_CLAIM(a_proof_is_held_against_what_has_stood)
{
    Rows_make(&small, 3);
    for (const char *entry = gobblet_proof; *entry; entry += 12) {
        Gobblet g = standing(entry), then = g;
        Step step[STEPS];
        int n;

        CHECK(taken(&then, answer(&g, BEST, 6000, 1)));
        if (then.past == 1)             /* a new cup */
            continue;
        haunt(&g, &then);
        n = steps_of(&small, cups_of(&then), step);
        for (int k = 0; k < n; k += 3) {
            Gobblet reply = then;
            Line move;

            say_step(step[k], move);
            if (taken(&reply, move) && !reply.over && reply.past > 1)
                haunt(&g, &reply);
        }
    }
    CHECK(won > 0 && open_now > 0);
}
CLAIM(a_win_after_the_200th_move_is_none)
{
    static const char *const nine[] = { "fn.os...a", "rgii.f.es",
                                        "crqj..v.h" };

    for (int k = 0; k < 6; k++) {
        Gobblet g = standing(nine[k / 2]);

        g.past = 197 + k % 2;
        g.seen[g.past - 1] = cups_of(&g);
        CHECK(!broken(&g) && is_worn(&g));
        CHECK(asked(&gobblet_players[BEST], &g, 90000, 1).proved
              == (k % 2 == 0));
    }
}
static unsigned char *false_lore;

int lore(size_t at)
{
    return false_lore ? false_lore[at] : -1;
}
CLAIM(the_best_player_reads_the_table)
{
    static const struct { int low, high, proved; const char *reason; }
        said[] = {
        { 8, 6, 1, "You win in at most 4 moves (proved)." },
        { 5, 7, -1, "You lose in at most 4 moves (proved); "
                    "this holds out longest." },
        { 5, 0, 0, "A draw, if nobody errs (proved)." },
    };
    Gobblet g = begun("board=3x3", "put medium to 2 2");
    Cups c = cups_of(&g);
    Step step[STEPS];
    int n;

    Atlas_make(&atlas);
    false_lore = calloc(POSITIONS, 1);
    n = steps_of(&atlas.rows, c, step);
    for (int k = 0; k < 3; k++) {
        Think t;

        for (int at = 0; at < n; at++)
            false_lore[number(Cups_after(c, step[at]))]
                = (unsigned char)(REACHED | said[k].low);
        false_lore[number(Cups_after(c, step[3]))]
            = (unsigned char)(REACHED | said[k].high);
        t = asked(&gobblet_players[BEST], &g, 1000, 7);
        CHECK(t.proved == said[k].proved);
        CHECK(listed(&g, t.move)
              && Text_same(t.reason, said[k].reason));
    }
    /* the table is asked about a haunted board */
    CHECK(plays(&g, "put large to 1 1"));
    c = cups_of(&g);
    n = steps_of(&atlas.rows, c, step);
    for (int k = 0; k < 2; k++) {
        Gobblet h = haunted(&g, c);
        Think t;

        for (int at = 0; at < n; at++)
            false_lore[number(Cups_after(c, step[at]))] = (unsigned char)
                (REACHED | (step[at].from != OFF || k > 0 ? 8 : 0));
        t = asked(&gobblet_players[BEST], &h, 1000, 7);
        CHECK(t.proved == k && (k == 0 || !strncmp(t.move, "put", 3)));
    }
    free(false_lore);
    false_lore = NULL;
}
CLAIM(a_row_is_made_and_a_loss_put_off)
{
    Gobblet win = begun("board=4x4", "put large to 1 1, "
        "put large to 4 1, put large to 1 2, put large to 4 2, "
        "put large to 1 3, put medium to 3 1");

    for (int who = BEGINNER; who <= ORIGINAL; who++)
        CHECK(Text_same(answer(&win, who, 900, 3),
                        "put medium to 1 4"));
    CHECK(taken(&win, "put medium to 2 4"));
    for (int who = WELL; who <= ORIGINAL; who++)
        CHECK(strstr(answer(&win, who, 9000, 3), "to 1 4"));
}
static bool is_tempting(const Gobblet *g)
{
    const Rows *rows = g->n == 3 ? &small : &large;
    Step step[STEPS];
    int n = steps_of(rows, cups_of(g), step), traps = 0;

    for (int k = 0; k < n; k++) {
        unsigned mine, theirs;

        Cups_look(Cups_after(cups_of(g), step[k]), &theirs, &mine);
        if (has_row(rows, mine) && !has_row(rows, theirs))
            return false;
        traps += has_row(rows, mine);
    }
    return traps > 0;
}
CLAIM(the_original_makes_a_row_and_uncovers_another)
{
    Random random = Random_start(5, 1);
    int traps = 0;

    Rows_make(&small, 3);
    for (int game = 0; game < 4000 && traps < 5; game++) {
        Gobblet g = begun("board=3x3", "");

        while (!g.over && traps < 5) {
            Step step[STEPS];
            int n = steps_of(&small, cups_of(&g), step);
            Line move;

            if (is_tempting(&g)) {
                Gobblet then = g;

                traps++;
                CHECK(taken(&then, answer(&g, ORIGINAL, 9000, 1)));
                CHECK(then.over == 3 - g.turn);
                then = g;
                CHECK(taken(&then, answer(&g, BEST, 9000, 1)));
                CHECK(then.over == 0);
            }
            say_step(step[Random_below(&random, n)], move);
            CHECK(taken(&g, move));
        }
    }
    CHECK(traps == 5);
}

/* tests of the view */
CLAIM(each_cup_says_whose_it_is_and_where)
{
    Gobblet g = begun("board=3x3", trap);
    Ui plain = { .hover = 0 }, peek = { .on = { true } };

    CHECK(laid_out(&g, &plain)->n == 2 + 9 + 12);
    CHECK(Text_same(item(&g, plain, 1).words,
                    "row 2, column 1: Plum, small"));
    CHECK(Text_same(item(&g, plain, 1).move, "move 2 1"));
    CHECK(Text_same(item(&g, plain, 5).words,
                    "row 1, column 3: Plum, large"));
    CHECK(Text_same(item(&g, peek, 5).words,
                    "row 1, column 3: Plum, large, over Maple, small"));
    CHECK(!item(&g, plain, 7).words[0] && !item(&g, plain, 7).move[0]);
    CHECK(Text_same(item(&g, plain, 6).words,
                    "Plum, large, beside the board"));
    CHECK(Text_same(item(&g, plain, 6).move, "put large"));
    CHECK(Text_same(item(&g, plain, 104).words,
                    "row 2, column 2: empty"));
    CHECK(Text_same(item(&g, plain, 104).drop, "to 2 2"));
    CHECK(Text_same(item(&g, plain, 8).futile,
                    "It is the other side's turn."));
    CHECK(Text_same(item(&g, plain, 3).move, "put medium"));
    CHECK(Text_same(item(&g, plain, 4).move, "put medium"));
    g = begun("board=3x3", "put large to 1 2, put large to 2 1, "
              "put large to 2 3, put medium to 1 3, put medium to 1 1, "
              "put small to 3 2, put medium to 3 3, "
              "put medium to 3 2, put small to 3 1, move 3 2 to 2 2");
    for (int id = 1; id <= 2; id++)
        CHECK(Text_same(item(&g, plain, id).futile,
                        "No square takes this cup now."));
}
CLAIM(a_held_cup_shows_what_its_moves_are_worth)
{
    Gobblet g = begun("board=3x3", trap), four = begun("board=4x4", "");
    Ui held = { .held = 5, .on = { false, true } };
    Ui other = { .hover = 6, .on = { false, true } };
    Item one[1];
    Page small_page = { .room = 1, .item = one };

    CHECK(laid_out(&g, &held)->n == 2 + 9 + 12 + 8);
    CHECK(Text_same(item(&g, held, 104).words,
                    "row 2, column 2: empty, loses in 1 move"));
    CHECK(times(&g, held, "fill paper") == 8);
    CHECK(strstr(painted(&g, held, LIGHT), "\u22121"));
    CHECK(Text_same(item(&g, held, 8).words,
                    "row 1, column 1: Maple, small, not known"));
    CHECK(Text_same(item(&g, other, 104).words,
                    "row 2, column 2: empty, wins in 1 move"));
    CHECK(strstr(painted(&g, other, LIGHT), "+1"));
    CHECK(laid_out(&four, &(Ui){ .hover = 10, .on = { 0, true } })->n
          == 2 + 16 + 24 + 16);
    held.hint = 104;
    CHECK(laid_out(&g, &held)->n == 2 + 9 + 12 + 8 + 1);
    the_game.view->layout(&g, &held, &small_page);
    CHECK(small_page.n == 2 + 9 + 12 + 8 + 1);
}
CLAIM(the_table_is_shown_by_signs)
{
    Gobblet g = begun("board=3x3", "put medium to 2 2"), h;
    Ui ui = { .hover = 11, .on = { false, true } };
    Cups c = cups_of(&g);
    int known_now[] = { 0, 7, 12 };
    static const char *const words[] = {
        "row 1, column 1: empty, a draw",
        "row 1, column 1: empty, loses in 4 moves",
        "row 1, column 1: empty, wins in 7 moves" };

    Atlas_make(&atlas);
    false_lore = calloc(POSITIONS, 1);
    for (int k = 0; k < 3; k++) {
        false_lore[number(Cups_after(c, (Step){ 3, OFF, 0 }))]
            = (unsigned char)(REACHED | known_now[k]);
        CHECK(Text_same(item(&g, ui, 100).words, words[k]));
    }
    /* the signs of a haunted board */
    CHECK(plays(&g, "put large to 1 1"));
    ui.hover = 3;                           /* Plum's medium cup */
    h = haunted(&g, c = cups_of(&g));
    c = Cups_after(c, (Step){ 2, 5, 2 });
    false_lore[number(c)] = REACHED | 12;
    CHECK(Text_same(item(&g, ui, 102).words,
                    "row 1, column 3: empty, wins in 7 moves"));
    CHECK(Text_same(item(&h, ui, 102).words,
                    "row 1, column 3: empty, not known"));
    h = haunted(&g, c);
    CHECK(Text_same(item(&h, ui, 102).words,
                    "row 1, column 3: empty, a draw"));
    free(false_lore);
    false_lore = NULL;
}
enum { HINT_INK = OWN + 10 };

CLAIM(a_won_row_and_a_hint_are_lit)
{
    Gobblet g = begun("board=3x3", trap), over = g;
    Ui ui = { .hover = 5 }, other = { .hover = 8 },
       hint = { .hint = 104 };

    CHECK(item(&g, ui, 5).body.glow > 0);
    CHECK(item(&g, other, 8).body.glow == 0);
    CHECK(item(&g, hint, 104).body.ink[1] == HINT_INK);
    CHECK(item(&g, hint, 103).body.ink[1] != HINT_INK);
    CHECK(item(&g, hint, 400).body.x == item(&g, hint, 104).body.x);
    hint.goal = 103;
    CHECK(item(&g, hint, 103).body.ink[1] == HINT_INK);
    hint.hint = 5;
    CHECK(item(&g, hint, 400).body.z > item(&g, hint, 5).body.z);
    CHECK(item(&g, hint, 102).body.ink[1] == HINT_INK);
    CHECK(!item(&g, hint, 400).body.shape);
    CHECK(times(&g, hint, "fill hint") == 1);
    CHECK(!Page_find(laid_out(&g, &ui), 400));
    CHECK(item(&g, ui, 100).body.ink[BELTS - 1] != LAMP);
    CHECK(taken(&over, "move 1 3 to 2 2"));
    CHECK(!item(&over, ui, 5).futile);
    CHECK(!Page_find(laid_out(&over, &ui), 201));
    CHECK(item(&over, ui, 100).body.ink[BELTS - 1] == LAMP);
    CHECK(item(&over, ui, 103).body.ink[BELTS - 1] != LAMP);
}
CLAIM(a_cup_stands_in_its_bowl_and_hovers_over_what_it_covers)
{
    Gobblet g = begun("board=3x3", trap);
    Ui ui = { .hover = 0 }, peek = { .on = { true } };
    Solid up = item(&g, ui, 5).body, in = item(&g, ui, 102).body,
          under = item(&g, ui, 7).body;

    CHECK(up.x == in.x && up.y == in.y && up.size < .4f);
    CHECK(up.z == under.z && up.size > under.size && up.z < 0);
    CHECK(item(&g, peek, 5).body.z > up.z + 2.18f * under.size);
    CHECK(item(&g, peek, 7).body.z == under.z);
    CHECK(item(&g, ui, 6).body.x < 0 && item(&g, ui, 12).body.x > 3);
    CHECK(item(&g, ui, 201).body.x < 0);
    ui.tall = true;
    CHECK(laid_out(&g, &ui)->w < laid_out(&g, &ui)->h);
    CHECK(item(&g, ui, 6).body.y < 0 && item(&g, ui, 12).body.y > 3);
    CHECK(item(&g, ui, 201).body.y < 0);
    ui.tall = false;
    CHECK(taken(&g, "move 1 3 to 1 1"));
    CHECK(item(&g, ui, 201).body.x > 3);
}

CLAIM(plum_and_maple_can_be_told_without_color)
{
    static const char *const signs[] = {
        "plumring plum", "maplering maple", "plum maple", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
TEST_MAIN
