/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <stdio.h>
#include "apart.h"
#include "bench.h"
#include "checkers-perft-test.h"

/* tests */

/* tests of the rules */
static const char *setup_for(const char *fen)
{
    static char at[4000];
    Text out = { at, sizeof at, 0 };

    the_game.model->formats[0].read(fen, &out);
    CHECK(strstr(at, "\n: ") != NULL);
    at[strlen(at) - 1] = '\0';
    return strchr(at, '\n') + 3;
}

static Checkers standing(const char *fen)
{
    Checkers c;

    CHECK(starts(&c, "opening=ending red=person black=person", 1)
          == NULL);
    CHECK(taken(&c, setup_for(fen)));
    return c;
}
static void any_move(const Checkers *c, Random *random, Line move)
{
    const char *at = told_by(the_game.model->legal, c);
    int lines = 0;

    for (const char *end = at; (end = strchr(end, '\n')); end++)
        lines++;
    for (int k = Random_below(random, lines); k > 0; k--)
        at = strchr(at, '\n') + 1;
    Text_say(move, "%.*s", (int)strcspn(at, "\n"), at);
}
CLAIM(whoever_can_jump_must_and_all_others_are_frozen)
{
    Checkers c = standing("B:W15:B11,12,1");

    CHECK(lists(&c, "jump 11 to 18\noffer\nresign\n"));
    CHECK(refused(&c, "move 12 to 16",
                  "A jump is compulsory: another man can take."));
    CHECK(refused(&c, "move 11 to 16", "It must jump: say jump."));
    CHECK(refused(&c, "jump 11 to 20",
                  "It cannot jump to that square."));
}
CLAIM(a_man_that_is_crowned_jumps_no_further)
{
    Checkers c = standing("B:W26,27:B24");

    CHECK(plays(&c, "!jump 24 to 22, jump 24 to 31"));
    CHECK(c.men.turn == BLACK && c.men.king[0]);
    CHECK(man_on(&c.men, 26) != NONE && man_on(&c.men, 27) == NONE);
    c = standing("B:W26:BK31");
    CHECK(lists(&c, "jump 31 to 22\noffer\nresign\n"));
}
CLAIM(whoever_is_blocked_has_lost)
{
    Checkers c = standing("W:W20:B16,11");

    CHECK(c.over == RED && lists(&c, ""));
    CHECK(says(&c, "Black cannot move: you win."));
    CHECK(refused(&c, "move 20 to 16",
                  "The game is over: begin a new one."));
}
CLAIM(a_jump_is_said_hop_by_hop_or_by_its_last_square)
{
    Checkers c = standing("B:W15,23,32:B11"), d = c;

    CHECK(plays(&c, "jump 11 to 18") && c.men.going == 0);
    CHECK(says(&c, "A jump is compulsory."));
    CHECK(refused(&c, "offer", "Not now: make some moves first."));
    CHECK(plays(&c, "jump 18 to 27, move 32 to 23") == false);
    CHECK(plays(&d, "jump 11 to 27"));
    CHECK(d.men.turn == BLACK && man_on(&d.men, 23) == NONE);
}

CLAIM(of_two_equal_ways_the_next_square_must_be_said)
{
    Checkers c = standing("B:W7,15,6,14:BK2");

    CHECK(refused(&c, "jump 2 to 18",
                  "Two ways lead there: say the next square."));
    CHECK(refused(&c, "jump 2 to 20",
                  "It cannot jump to that square."));
    CHECK(plays(&c, "jump 2 to 11, !jump 9 to 18, jump 11 to 18"));
    c = standing("B:W7,15,6,14,32:BK2");
    CHECK(plays(&c, "jump 2 to 2") && man_on(&c.men, 15) == NONE);
    c = standing("B:W14,15,24,32:B10,11");
    CHECK(plays(&c, "jump 10 to 28") && man_on(&c.men, 14) != NONE);
}
CLAIM(each_complaint_says_why)
{
    Checkers c = standing("B:W21,K30:B10,11,K3");

    CHECK(refused(&c, "move 0 to 3",
                  "No such square: they are numbered 1 to 32."));
    CHECK(refused(&c, "move 12 to 33",
                  "No such square: they are numbered 1 to 32."));
    CHECK(refused(&c, "move 12 to 16", "Nobody stands there."));
    CHECK(refused(&c, "move 21 to 17",
                  "That one belongs to the other side."));
    CHECK(refused(&c, "move 10 to 6",
                  "A man goes forward; only a king goes back."));
    CHECK(refused(&c, "move 3 to 12", "A step goes to the next square "
                  "along a diagonal."));
    CHECK(refused(&c, "move 10 to 11", "That square is taken."));
    CHECK(refused(&c, "jump 10 to 17",
                  "It cannot jump to that square."));
    CHECK(refused(&c, "step 10 to 17",
                  "Say move 11 to 15, or jump 22 to 15."));
    c = standing("B:W21,20,16:B1,11,12,5,6,9");
    CHECK(refused(&c, "move 1 to 7", "A jump is compulsory: another "
                  "man can take."));
}
CLAIM(frozen_men_hear_their_reason)
{
    Checkers c = standing("B:W31:B1,5,6,9");

    CHECK(refused(&c, "move 1 to 5", "This man has nowhere to go."));
    CHECK(starts(&c, "take=most opening=ending black=person", 1)
          == NULL);
    CHECK(taken(&c, setup_for("B:W9,15,23,32:B5,11")));
    CHECK(refused(&c, "jump 5 to 14",
                  "Another way takes more men."));
    CHECK(taken(&c, "jump 11 to 18"));
    CHECK(refused(&c, "jump 5 to 14",
                  "The man that has jumped must jump on."));
}
CLAIM(a_draw_is_offered_and_answered)
{
    Checkers c = standing("B:WK30:BK3"), d = c;

    CHECK(refused(&c, "accept", "Nobody has offered a draw."));
    CHECK(plays(&c, "offer") && stands(&c, BLACK, 0, 0));
    CHECK(says(&c, "Red offers a draw: accept or decline."));
    CHECK(lists(&c, "accept\ndecline\nresign\n"));
    CHECK(refused(&c, "move 30 to 26",
                  "A draw is offered: accept or decline."));
    CHECK(refused(&c, "offer",
                  "A draw is offered: accept or decline."));
    CHECK(plays(&c, "decline, !offer, move 3 to 7, !offer"));
    CHECK(plays(&d, "move 3 to 7, offer, accept"));
    CHECK(says(&d, "A draw, by agreement.") && d.over == DRAWN);
    CHECK(plays(&c, "resign") && c.over == RED);
    CHECK(says(&c, "Black resigns: you win."));
    c = standing("B:WK30:BK3");
    CHECK(plays(&c, "offer, resign") && c.over == RED);
    CHECK(starts(&c, "talk=no", 1) == NULL);
    CHECK(refused(&c, "resign", "This game is played to its end."));
}
CLAIM(the_third_time_and_the_fortieth_move_are_draws)
{
    Checkers c = standing("B:WK30:BK3"), d = c;
    Random random = Random_start(4, 1);

    CHECK(plays(&c, "move 3 to 7, move 30 to 25, move 7 to 3, "
        "move 25 to 30, move 3 to 7, move 30 to 25, move 7 to 3"));
    CHECK(!c.over && plays(&c, "move 25 to 30"));
    CHECK(says(&c, "The third time the same position: a draw."));
    for (int tries = 0; d.why != FORTY && tries < 400000; tries++) {
        Checkers then = d;
        Line move;

        if (tries % 40000 == 0)
            d = then = standing("B:WK30:BK3");
        Text_say(move, "move %d to %d", 1 + Random_below(&random, 32),
                 1 + Random_below(&random, 32));
        if (taken(&then, move) && then.why != THIRD
            && !must_take(&then.men))
            d = then;
    }
    CHECK(says(&d, "Forty moves without progress: a draw."));
}
CLAIM(ballots_and_positions_are_held_against_the_rules)
{
    Checkers c, d;

    CHECK(starts(&c, "opening=ballot", 1) == NULL && c.deal);
    CHECK(says(&c, "The house sets up the board."));
    CHECK(lists(&c, "ballot 11 15 23 19 9 14\n"));
    CHECK(refused(&c, "move 11 to 15",
                  "The house has not set up the board yet."));
    CHECK(plays(&c, "!ballot 11 15 23 19, !ballot 1 2 3 4 5 6, "
                    "!setup red r, ballot 11 15 23 19 9 14"));
    CHECK(c.men.turn == BLACK);
    CHECK(starts(&d, "opening=ending", 1) == NULL);
    CHECK(refused(&d, "ballot 11 15 23 19 9 14",
                  "The house has not set up the board yet."));
    CHECK(refused(&d, "setup red rr",
                  "A position is 32 letters: . r R b B."));
    CHECK(refused(&d, "setup red ..............................xb",
                  "A position is 32 letters: . r R b B."));
    CHECK(refused(&d, "setup red rrrrrrrrrrrrr...................",
                  "A side has twelve men."));
    CHECK(lists(&d, "setup red ......................R......b..\n"));
    CHECK(plays(&d, "setup black ......................R......b.r"));
    CHECK(d.men.king[1]);
}

CLAIM(what_is_broken_is_noticed)
{
    Checkers c = standing("B:WK30:BK3"), d = c;

    c.men.at[1] = c.men.at[0];
    d.past = 1;
    CHECK(broken(&c) && broken(&d));
    d.past = -1;
    CHECK(broken(&d));
    d.past = PAST + 1;
    CHECK(broken(&d));
}

/* tests of the bits */
static long ways_by_hand(const Men *m, int plies)
{
    int to[TARGETS], n, jump = must_take(m);
    Hop hop[TARGETS];
    long many = 0;

    if (plies == 0)
        return 1;
    for (int man = 0; man < MEN; man++) {
        if (m->at[man] == OFF || seat_of(man) != m->turn)
            continue;
        n = jump ? 0 : steps_from(m, man, to);
        for (int k = 0; k < n; k++) {
            Men then = *m;

            then.at[man] = (signed char)to[k];
            end_turn(&then, man);
            many += ways_by_hand(&then, plies - 1);
        }
        n = jump ? hops_of(m, man, hop) : 0;
        for (int k = 0; k < n; k++) {
            Men then = hop_over(m, man, hop[k]);

            many += ways_by_hand(&then, then.going == NONE ? plies - 1
                                                           : plies);
        }
    }
    return many;
}
static const Rules ours, rises = { .crown = RISES };

static Board begun(void)
{
    Checkers c;

    CHECK(starts(&c, "", 1) == NULL && !broken(&c));
    return board_of(&c.men);
}

LONG_CLAIM(perft_1_to_11_is_as_published)
{
    static const long known[] = { 7, 49, 302, 1469, 7361, 36768, 179740,
        845931, 3963680, 18391564, 85242128 };
    Board b = begun();
    Checkers c;

    for (int plies = 1; plies <= 11; plies++)
        CHECK(perft(&b, 0, &ours, plies) == known[plies - 1]);
    CHECK(perft(&b, 0, &rises, 8) == known[7]);
    CHECK(perft(&b, 0, &rises, 9) == 3963629);
    CHECK(starts(&c, "", 1) == NULL);
    CHECK(ways_by_hand(&c.men, 7) == known[6]);
}
static Board after[4 * STEPS];

static int boards_by_hand(const Men *m, int n)
{
    int to[TARGETS], steps, jump = must_take(m);
    Hop hop[TARGETS];

    for (int man = 0; man < MEN; man++) {
        if (m->at[man] == OFF || seat_of(man) != m->turn)
            continue;
        steps = jump ? 0 : steps_from(m, man, to);
        for (int k = 0; k < steps; k++) {
            Men then = *m;

            then.at[man] = (signed char)to[k];
            end_turn(&then, man);
            after[n++] = board_of(&then);
        }
        steps = jump ? hops_of(m, man, hop) : 0;
        for (int k = 0; k < steps; k++) {
            Men then = hop_over(m, man, hop[k]);

            if (then.going == NONE)
                after[n++] = board_of(&then);
            else
                n = boards_by_hand(&then, n);
        }
    }
    return n;
}
static bool agrees(const Men *m)
{
    Step step[STEPS];
    Board b = board_of(m);
    int n = steps_on(&b, m->turn - 1, &m->rules, 0, 0, step);
    int left = boards_by_hand(m, 0);

    if (n != left)
        return false;
    while (n-- > 0) {
        Board then = Board_after(&b, m->turn - 1, &step[n]);
        int k = 0;

        while (k < left && !same_board(&after[k], &then))
            k++;
        if (k == left)
            return false;
        after[k] = after[--left];
    }
    return true;
}
static Rules rules_of(int k)
{
    return (Rules){ k % 3, k / 3 % 2, k / 6 % 2, k / 12 % 2 };
}
static Men thrown(Random *random, const Rules *rules)
{
    Men m = { .rules = *rules, .turn = RED, .going = NONE };

    for (int man = 0; man < MEN; man++) {
        int square = 1 + Random_below(random, 32);

        if (man % 12 < 7 && man_on(&m, square) == NONE) {
            m.at[man] = (signed char)square;
            m.king[man] = Random_below(random, 2)
                || square < 5 || square > 28;
        }
    }
    return m;
}
static void walk_at_random(Men m, Random *random)
{
    for (int turn = 0; turn < 60; turn++) {
        int man = Random_below(random, MEN), to[TARGETS], n;
        Hop hop[TARGETS];

        CHECK(agrees(&m));
        for (int tries = 0; tries < MEN && !hops_of(&m, man, hop)
             && !steps_of(&m, man, to); tries++)
            man = (man + 1) % MEN;
        n = steps_of(&m, man, to);
        if (n > 0) {
            m.at[man] = (signed char)to[Random_below(random, n)];
            end_turn(&m, man);
            continue;
        }
        while ((n = hops_of(&m, man, hop)) > 0 && m.going == man)
            m = hop_over(&m, man, hop[Random_below(random, n)]);
        if (n == 0 || m.going != NONE)
            return;
        do
            m = hop_over(&m, man, hop[Random_below(random, n)]);
        while (m.going == man && (n = hops_of(&m, man, hop)) > 0);
    }
}
CLAIM(two_kinds_of_rules_allow_the_same_boards)
{
    Random random = Random_start(7, 1);

    for (int k = 0; k < 24 * 12; k++) {
        Rules rules = rules_of(k);
        Checkers c;

        Checkers_begin(&c, &rules, USUAL, 1);
        walk_at_random(k % 4 ? thrown(&random, &rules) : c.men,
                       &random);
    }
}
LONG_CLAIM(russian_and_brazilian_perft_are_as_published)
{
    static const struct { Rules rules; long known[7]; } others[] = {
        { { RISES, 1, 1, 0 }, { 7, 49, 302, 1469, 7482, 37986,
                                190146 } },
        { { PASSES, 1, 1, 1 }, { 7, 49, 302, 1469, 7473, 37628,
                                 187302 } },
    };
    Board b = begun();

    for (int k = 0; k < 2; k++)
        for (int plies = 1; plies <= 7; plies++)
            CHECK(perft(&b, 0, &others[k].rules, plies)
                  == others[k].known[plies - 1]);
}

LONG_CLAIM(each_option_is_counted_to_seven_plies_in_two_ways)
{
    Board b = begun();

    for (int k = 0; k < 24; k++) {
        Rules rules = rules_of(k);
        int plies = k % 6 == 0 ? 7 : 5;
        Checkers c;

        Checkers_begin(&c, &rules, USUAL, 1);
        CHECK(perft(&b, 0, &rules, plies)
              == ways_by_hand(&c.men, plies));
    }
}
static void hop_about(int square, bool lands[33], bool over[33])
{
    lands[square] = true;
    for (int way = 0; way < 4; way++) {
        int up = way < 2 ? 1 : -1, right = way % 2 ? 1 : -1,
            row = row_of(square), column = column_of(square),
            to = square_at(row + 2 * up, column + 2 * right);

        if (to != OFF)
            over[square_at(row + up, column + right)] = true;
        if (to != OFF && !lands[to])
            hop_about(to, lands, over);
    }
}

CLAIM(no_jumper_lands_where_a_victim_stood)
{
    for (int start = 1; start <= 32; start++) {
        bool lands[33] = { false }, over[33] = { false };
        int many = 0;

        hop_about(start, lands, over);
        for (int square = 1; square <= 32; square++) {
            many += lands[square];
            CHECK(!lands[square] || !over[square]);
        }
        CHECK(many == 8);
    }
}

/* tests of the endings */
static unsigned char known[NUMBERS4], open_now[NUMBERS4];
static Atlas atlas;

static Men men_of(const Board *b)
{
    Men m = { .turn = RED, .going = NONE };
    int next[2] = { 0, 12 };

    for (int square = 1; square <= 32; square++)
        for (int side = 0; side < 2; side++)
            if (b->of[side] & bit_of(square)) {
                int man = next[side]++;

                m.at[man] = (signed char)square;
                m.king[man] = b->kings & bit_of(square);
            }
    return m;
}
static int from_doors(const Board *b)
{
    Men m = men_of(b);
    int n = boards_by_hand(&m, 0), least = HOLE, most = 0;
    bool draw = false;

    while (n-- > 0) {
        int there = after[n].of[1]
                  ? known[number_of(&atlas, &after[n], 1)] : 1;

        draw = draw || there == 0;
        if (there % 2)
            least = there < least ? there : least;
        else
            most = there > most ? there : most;
    }
    return least < HOLE ? least + 1 : draw ? 0 : most + 1;
}
static void solve_up_to(int pieces)
{
    Endings e = { &atlas, known, open_now };

    static int solved = 1;

    if (!atlas.slices)
        Atlas_make(&atlas);
    while (solved < pieces)
        Endings_solve(&e, ++solved);
}
CLAIM(each_ending_ends_as_its_doors_make_of_it)
{
    int wrong = 0;
    Board b;

    solve_up_to(3);
    for (uint32_t at = 0; at < NUMBERS3; at += at < 3600 ? 1 : 7)
        if (known[at] != HOLE) {
            CHECK(board_at(&atlas, at, &b));
            wrong += number_of(&atlas, &b, 0) != at;
            wrong += from_doors(&b) != known[at];
        }
    CHECK(wrong == 0);
}

CLAIM(endings_of_two_and_three_pieces_are_as_counted_elsewhere)
{
    static const long counted[2][3] = { { 716, 402, 2370 },
                                        { 100250, 87305, 8477 } };
    long sum[3];

    solve_up_to(3);
    for (int n = 2; n <= 3; n++) {
        Endings_count(&(Endings){ &atlas, known, NULL },
                      atlas.first[n], atlas.first[n + 1], sum);
        for (int k = 0; k < 3; k++)
            CHECK(sum[k] == counted[n - 2][k]);
    }
}
static const struct { int n[4]; long sum[3]; } slices[] = {
    { { 0, 1, 0, 1 }, { 230, 108, 654 } },
    { { 1, 0, 1, 0 }, { 102, 47, 611 } },
    { { 0, 1, 1, 0 }, { 331, 6, 531 } },
    { { 1, 0, 0, 1 }, { 53, 241, 574 } },
    { { 0, 2, 0, 1 }, { 14846, 0, 34 } },
    { { 0, 1, 0, 2 }, { 412, 13018, 1450 } },
    { { 2, 0, 2, 0 }, { 26945, 3088, 95631 } },
    { { 1, 1, 0, 2 }, { 72023, 32138, 273419 } },
    { { 3, 0, 1, 0 }, { 83304, 0, 0 } },
    { { 3, 0, 0, 1 }, { 95004, 0, 0 } },
};

LONG_CLAIM(endings_of_four_pieces_are_as_counted_elsewhere)
{
    long sum[3];

    solve_up_to(4);
    Endings_count(&(Endings){ &atlas, known, NULL }, NUMBERS3, NUMBERS4,
                  sum);
    CHECK(sum[0] == 2574304 && sum[1] == 1917090 && sum[2] == 1717922);
    CHECK(atlas.first[4] == NUMBERS3 && atlas.first[5] == NUMBERS4);
    for (int k = 0; k < 10; k++) {
        const int *n = slices[k].n;
        uint32_t start = atlas.start[n[0]][n[1]][n[2]][n[3]];
        int at = 0;

        while (atlas.slice[at].at != start)
            at++;
        Endings_count(&(Endings){ &atlas, known, NULL },
                      atlas.slice[at].at, atlas.slice[at + 1].at, sum);
        for (int what = 0; what < 3; what++)
            CHECK(sum[what] == slices[k].sum[what]);
    }
}

/* tests of the players */
extern const Player checkers_players[], checkers_hint[];
enum { DEALER, NOVICE, BEST = 5 };

static const char *answer(const Checkers *c, int who, long nodes,
                          uint64_t seed)
{
    static Think t;

    t = asked(who ? &checkers_players[who] : checkers_hint, c, nodes,
              seed);
    return t.move;
}

CLAIM(all_take_two_men_rather_than_one)
{
    Checkers c = standing("B:W14,15,24,32:B10,11");

    for (int who = NOVICE; who <= BEST; who++)
        for (uint64_t seed = 1; seed < 5; seed++)
            CHECK(Text_same(answer(&c, who, 20000, seed),
                            "jump 10 to 19"));
}
static int moves_to_win(const char *fen, long nodes)
{
    Checkers c = standing(fen);
    int plies = 0;

    for (; !c.over && plies < PAST; plies++) {
        Think t = asked(checkers_hint, &c, nodes, 1);

        CHECK(t.proved == (plies % 2 ? -1 : 1));
        CHECK(taken(&c, t.move));
    }
    return c.over == RED ? plies : 0;
}

CLAIM(two_kings_win_against_one_by_hints)
{
    CHECK(moves_to_win("B:WK29:BK18,K26", 400000) > 0);
}
CLAIM(no_proof_is_said_where_the_record_could_spoil_it)
{
    Checkers c = standing("B:WK32:BK7,K10");

    CHECK(asked(checkers_hint, &c, 400000, 1).proved == 1);
    CHECK(plays(&c, "move 7 to 2, move 32 to 28, move 2 to 7, "
                    "move 28 to 32"));
    CHECK(asked(checkers_hint, &c, 400000, 1).proved == 0);
    CHECK(Text_same(asked(checkers_hint, &c, 400000, 1).reason,
                    "It looks best (not proved)."));
}
CLAIM(a_search_says_what_it_has_proved)
{
    Checkers c = standing("B:W20:B11,12");
    Think t = asked(checkers_hint, &c, 5000, 1);

    CHECK(t.proved == 1 && Text_same(t.move, "move 11 to 16") == false);
    CHECK(strstr(t.reason, "(proved"));
    c = standing("W:W20:B12,11,3");
    t = asked(checkers_hint, &c, 5000, 1);
    CHECK(t.proved == -1 && strstr(t.reason, "You lose (proved)."));
}
CLAIM(each_tells_how_far_it_has_looked)
{
    static const int plies[] = { 1, 2, 4, 7 };
    Checkers c = standing("B:W21-32:B1-12");
    Line why;

    for (int k = 0; k < 4; k++) {
        const Player *who = &checkers_players[NOVICE + k];

        Text_say(why, "looks best, %d move", plies[k]);
        CHECK(strstr(asked(who, &c, 2000000, 3).reason, why));
    }
    CHECK(strstr(asked(checkers_hint, &c, 10, 1).reason, "best, 1 "));
}
CLAIM(a_program_declines_when_it_is_ahead)
{
    Checkers c = standing("B:W31,32,30:BK3"), d;

    CHECK(plays(&c, "offer"));
    CHECK(Text_same(answer(&c, BEST, 3000, 1), "decline"));
    d = standing("B:WK30:BK3,K4,K11");
    CHECK(plays(&d, "offer"));
    CHECK(Text_same(answer(&d, BEST, 3000, 1), "accept"));
    CHECK(asked(checkers_hint, &d, 30000, 1).proved == 0);
    CHECK(Text_same(asked(checkers_hint, &d, 30000, 1).reason,
                    "It looks best (not proved)."));
}
CLAIM(the_house_draws_ballots_and_endings)
{
    char last[LINE] = "";
    int different = 0;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        Checkers c, d;
        Think t;

        CHECK(starts(&c, "opening=ballot", seed) == NULL);
        t = asked(&checkers_players[DEALER], &c, 2000000, seed);
        CHECK(taken(&c, t.move) && c.men.turn == BLACK);
        different += !Text_same(t.move, last);
        strcpy(last, t.move);
        CHECK(starts(&d, "opening=ending", seed) == NULL);
        CHECK(house_moves(&d, seed) && !d.over && !must_take(&d.men));
    }
    CHECK(different > 8);
}
CLAIM(a_program_jumps_hop_by_hop)
{
    Checkers c = standing("B:W15,23,32:B11"), ring;

    CHECK(Text_same(answer(&c, BEST, 3000, 1), "jump 11 to 18"));
    CHECK(taken(&c, "jump 11 to 18"));
    CHECK(Text_same(answer(&c, BEST, 3000, 1), "jump 18 to 27"));
    ring = standing("B:W7,15,6,14,32:BK2");
    CHECK(strstr(answer(&ring, BEST, 3000, 1), "jump 2 to "));
}
static int false_lore = -1;
static const unsigned char *true_lore;

int lore(size_t at)
{
    return true_lore ? true_lore[at] : at < NUMBERS4 ? false_lore : -1;
}

CLAIM(the_table_of_four_pieces_is_read)
{
    Checkers c = standing("B:WK32,K30:BK3,K11");

    CHECK(asked(checkers_hint, &c, 320000, 1).proved == 0);
    false_lore = 7;
    CHECK(asked(checkers_hint, &c, 400000, 1).proved == 1);
    false_lore = -1;
}

/* tests of the hints */
static unsigned char calm[NUMBERS4];

static int calm_after(const Board *b, const Step *step, int number)
{
    Board then = Board_after(b, 0, step);
    uint32_t at = number_of(&atlas, &then, 1);

    if (step->taken || !(step->from & b->kings)
        || (number % 2 == 0 && known[at] != number - 1))
        return 0;
    return 1 + calm[at];
}

static int longest_calm(int pieces)
{
    int longest = 0;

    for (int number = 1; number < HOLE; number++)
        for (uint32_t at = atlas.first[pieces];
             at < atlas.first[pieces + 1]; at++) {
            Step step[STEPS];
            Board b;

            if (known[at] != number)
                continue;
            board_at(&atlas, at, &b);
            for (int n = steps_on(&b, 0, &our_rules, 0, 0, step);
                 n-- > 0;) {
                int now = calm_after(&b, &step[n], number);

                calm[at] = (unsigned char)(now > calm[at] ? now
                                                          : calm[at]);
            }
            longest = calm[at] > longest ? calm[at] : longest;
        }
    return longest;
}
static bool wins_by_hints(Checkers c, Random *random)
{
    while (!c.over) {
        Line move;

        if (c.men.turn == BLACK && random)
            any_move(&c, random, move);
        else {
            Think t = asked(checkers_hint, &c, 300000, 1);

            CHECK(t.proved == (c.men.turn == RED ? 1 : -1));
            Text_say(move, "%s", t.move);
        }
        CHECK(taken(&c, move));
    }
    return c.over == RED;
}
static Checkers won_ending(const Slice *slice, Random *random)
{
    uint32_t at, size = slice[1].at - slice->at;
    char squares[] = "................................";
    Checkers c;
    Board b;
    Line setup;

    do
        at = slice->at + (uint32_t)Random_below(random, (int)size);
    while (known[at] % 2 || known[at] == 0 || known[at] > PAST);
    board_at(&atlas, at, &b);
    for (int square = 1; square <= 32; square++) {
        Set bit = bit_of(square);

        if ((b.of[0] | b.of[1]) & bit)
            squares[square - 1] = "rRbB"[2 * !(b.of[0] & bit)
                                         + !!(b.kings & bit)];
    }
    CHECK(!starts(&c, "opening=ending talk=no", 1));
    Text_say(setup, "setup red %s", squares);
    CHECK(taken(&c, setup));
    return c;
}
static void win_all(int pieces, int games)
{
    Random random = Random_start(8, 1);

    true_lore = known;
    for (int k = 0; k < atlas.slices; k++) {
        const Slice *slice = &atlas.slice[k];

        if (slice->n[0] + slice->n[1] + slice->n[2] + slice->n[3]
            == pieces)
            for (int game = 0; game < games; game++)
                CHECK(wins_by_hints(won_ending(slice, &random),
                                    game % 2 ? &random : NULL));
    }
    true_lore = NULL;
}

CLAIM(hints_win_each_kind_of_ending_of_three_pieces)
{
    solve_up_to(3);
    CHECK(longest_calm(2) == 10 && longest_calm(3) == 33);
    win_all(2, 6);
    win_all(3, 12);
}

LONG_CLAIM(hints_win_each_kind_of_ending_of_four_pieces)
{
    solve_up_to(4);
    CHECK(longest_calm(4) == 54);
    win_all(4, 12);
}

/* tests of files */
static const char *comes(const char *text)
{
    static char at[20000];
    Text out = { at, sizeof at, 0 };

    at[0] = '\0';
    the_game.model->formats[0].read(text, &out);
    return at;
}

#define HEAD "checkers 1 red=person black=person seed=0\n"
static const char *const habits[] = {
    "\xEF\xBB\xBF[Event \"x 1-2\"]\n[Result \"1-0\"]\n\n1. 11-15 "
    "{a (good) move} 22-18 ; 9-13\n2. 15x22 (2. 9-14? 18x9 (2... "
    "18-9) 3. 5x14) 2... 25-18 $1 1/2-1/2 3. 8-11",
    "1.11-15 22-18 2.15x22 25x18", "11x15 22x18 15-22 25-18 *",
    "1) 11-15; best, 12-16\n22-18 15X22 25:18 0-1 9-13",
    "11 - 15 22 - 18 15 x 22 25 x 18 2-0 8-11",
    "11-15!? 22-18* 15x22! 25x18?? * 9-13",
    "[Event \"[11-15] \"]\r\n[Result \"1-0\"][Date \"1,2\"]\r\n\r\n"
    "1. 11-15 22-18 2. 15x22 25x18 0-0\r\n",
    "{caf\xE9 (} 11-15 $12$3 22-18 ({)} 12-16) 15x22\n%1-5\n25x18 1-1 "
    "3-4",
    "[GameType \"21,B,8,8,N2,0\"]\n1. 11-15 22-18 2. 15x22 25x18 "
    "1/2-1/2\n\n[Event \"2\"]\n[FEN \"W:W18:BK3\"]\n1. 18-15",
    "1. 11-15 22-18 15x22 25x18 [Event \"2\"] 1. 9-13",
    "11-15 (22-17 (23-19) 15-18) ) 22-18 15x22 25x18 (8-11", NULL
};

CLAIM(habits_of_others_change_nothing)
{
    for (int k = 0; habits[k]; k++)
        CHECK(Text_same(comes(habits[k]), HEAD "> move 11 to 15\n"
            "> move 22 to 18\n> jump 15 to 22\n> jump 25 to 18\n"));
    CHECK(Text_same(comes("[Result \"*\"]\n[FEN \"\"]\n*"), HEAD));
}
CLAIM(what_cannot_be_read_says_why)
{
    static const char none[] = "This is no game of checkers.";
    static const char *const bad[][2] = {
        { "11-15 22-17 15-18 23x7",
          "Move 4, 23 to 7: It cannot jump to that square." },
        { "11-15 15-18",
          "Move 2, 15 to 18: That one belongs to the other side." },
        { "1. 33-28", "Move 1, 33 to 28: No such square: they are "
                      "numbered 1 to 32." },
        { "[FEN \"B:W15,23,32:B11\"]\n1. 11x18 32-28",
          "Move 1, 11 to 18: The man that has jumped must jump on." },
        { "[FEN \"B:W7,15,6,14:BK2\"] 2x18", "Move 1, 2 to 18: Two "
          "ways lead there: say the next square." },
        { "[FEN \"B:W27:B24\"] 24x31 5-9", "Move 2, 5 to 9: The game "
          "is over: begin a new one." },
        { "[GameType \"20\"]\n1. 32-28",
          "Move 1, 32 to 28: That one belongs to the other side." },
        { "B:W1,2,3,4,5,6,7,8,9,10,11,12,13:B20",
          "A side has twelve men." },
        { "hello", none }, { "", none }, { "1. e4 {11-15} e5 *", none },
        { "[Games 11-15]", none }, { "a3-b4 b6-a5", none },
    };
    static const char *const positions[] = { "B:", "W", "B:W15,:B1",
        "X:W1:B2", "B:W15:B15", "B:W33:B1", "B:W0:B1", "B:WM5:B1",
        "B:W15:B1:Q3",
        "B:W1-3-5:B9", "B:W15:BK", "B:W9-3x:B1", "B:W1:B2,", NULL };

    for (int k = 0; k < 13; k++)
        CHECK(Text_same(comes(bad[k][0]), bad[k][1]));
    for (int k = 0; positions[k]; k++) {
        Line text;

        Text_say(text, "[FEN \"%s\"]", positions[k]);
        CHECK(Text_same(comes(text), "No such position can be."));
    }
}
#define FROM_FEN "checkers 1 red=person black=person opening=ending " \
    "seed=0\n: setup red ..........r...b.......b........b\n"

CLAIM(positions_are_read_with_their_habits)
{
    static const char *const same[] = { "B:W15,23,32:B11",
        "b:w15, 23 ,32 : b11.\r\n", "\"B:B11:W15,23,32\"",
        "[FEN \"B:W15-15,23,32:B11.\"]\n{B:W1,2}\n*",
        "B:W15,23,32:B11:H0:F1",
        "[SetUp \"1\"][FEN \"B:W15,23,32:B11\"][Round \"1,2\"]", NULL };

    for (int k = 0; same[k]; k++)
        CHECK(Text_same(comes(same[k]), FROM_FEN));
    CHECK(Text_same(strchr(comes("W:W21-32:B1-12"), ':'),
        ": setup black rrrrrrrrrrrr........bbbbbbbbbbbb\n"));
    CHECK(Text_same(strchr(comes("[FEN \"W:W18,K20,K5-7:B\"]"), ':'),
        ": setup black ....BBB..........b.B............\n"));
    CHECK(Text_same(comes("[FEN \"B:W15,23,32:B11.\"]\n1. 11x27 *"),
                    FROM_FEN "> jump 11 to 27\n"));
    CHECK(Text_same(comes("[FEN \"B:W15,23,32:B11\"]\n1. 11x18x27"),
                    FROM_FEN "> jump 11 to 18\n> jump 18 to 27\n"));
}
CLAIM(texts_that_are_spoilt_are_games_or_sentences)
{
    Random random = Random_start(5, 1);

    for (int tries = 0; tries < 20000; tries++) {
        const char *out;
        Line text;

        Text_say(text, "%s", tries % 3 ? habits[tries % 11]
                 : "[FEN \"B:W15,K23-24,32:BK11\"]\n1. 11x18x27 {a}");
        for (int times = Random_below(&random, 4); times-- > 0;)
            text[Random_below(&random, (int)strlen(text))] = tries % 2
                ? "0123-x:()[]{};*\"K,BW"[Random_below(&random, 20)]
                : (char)(1 + Random_below(&random, 255));
        text[Random_below(&random, (int)strlen(text) + 1)] = '\0';
        out = comes(text);
        CHECK(strncmp(out, "checkers 1 ", 11) == 0
              || (out[0] && strlen(out) < LINE && !strchr(out, '\n')));
    }
}
static const char *goes(const char *saved)
{
    static char at[20000];
    Text out = { at, sizeof at, 0 };
    Checkers c = standing("W:WK30,21:B11,K3");

    c.over = BLACK;
    at[0] = '\0';
    the_game.model->formats[0].write(&c, saved, &out);
    return at;
}

#define OUT "[Event \"Literate Games\"]\n[Result \"1-0\"]\n"

CLAIM(what_goes_out_comes_in_again)
{
    CHECK(Text_same(goes(HEAD "> move 11 to 15\n> offer\n: move 22 to "
        "18\n+ jump 15 to 22\n> jump 25 to 18\n= 7\n"),
        OUT "\n1. 11-15 22-18\n2. 15x22 25x18 1-0\n"));
    CHECK(Text_same(goes("x\n: setup black ..R.......rb..............."
        "....b\n> move 12 to 8\n"), OUT "[SetUp \"1\"]\n"
        "[FEN \"W:W12,32:BK3,11\"]\n\n1... 12-8 1-0\n"));
    CHECK(Text_same(comes(goes(FROM_FEN "> jump 11 to 18\n"
        "> jump 18 to 27\n> jump 32 to 23\n")), FROM_FEN
        "> jump 11 to 18\n> jump 18 to 27\n> jump 32 to 23\n"));
    CHECK(strstr(goes("x\n: ballot 11 15 22 18 15 22\n> jump 25 to 18"
        "\n"), "\n1. 11-15 22-18\n2. 15x22 25x18 "));
}
static void play_out(Checkers *c, Random *random, Text *saved)
{
    while (!c->over) {
        Line move;

        any_move(c, random, move);
        CHECK(taken(c, move));
        Text_tell(saved, "> %s\n", move);
    }
}

CLAIM(games_at_random_go_out_and_come_in_again)
{
    static char saved[40000], written[40000], read[40000];
    Random random = Random_start(6, 1);

    for (int game = 0; game < 300; game++) {
        Text keep = { saved, sizeof saved, 0 },
             write = { written, sizeof written, 0 },
             again = { read, sizeof read, 0 };
        Checkers c;

        CHECK(starts(&c, "talk=no", 1) == NULL);
        Text_tell(&keep, HEAD);
        play_out(&c, &random, &keep);
        the_game.model->formats[0].write(&c, saved, &write);
        the_game.model->formats[0].read(written, &again);
        CHECK(Text_same(read, saved));
    }
}

/* tests of the view */
CLAIM(red_and_black_can_be_told_apart_and_a_king_from_a_man)
{
    static const char *const signs[] = { "redring red",
        "blackring black", "gold red", "gold black",
        "figures darkwood", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
CLAIM(each_man_says_where_it_stands_and_why_it_may_not_move)
{
    Checkers c = standing("B:W15,K30:B11,12,K3");
    Ui ui = { .hover = 0 };

    CHECK(laid_out(&c, &ui)->n == 1 + 32 + 24);
    CHECK(Text_same(item(&c, ui, 1 + 0).words, "square 3: Red, king"));
    CHECK(Text_same(item(&c, ui, 1 + 1).words, "square 11: Red, man"));
    CHECK(Text_same(item(&c, ui, 1 + 12).words,
                    "square 15: Black, man"));
    CHECK(Text_same(item(&c, ui, 1 + 13).words,
                    "square 30: Black, king"));
    CHECK(Text_same(item(&c, ui, 1 + 1).move, "jump 11"));
    CHECK(Text_same(item(&c, ui, 1 + 2).futile,
                    "A jump is compulsory: another man can take."));
    CHECK(Text_same(item(&c, ui, 118).words, "square 18: empty"));
    CHECK(Text_same(item(&c, ui, 118).drop, "to 18"));
    CHECK(plays(&c, "jump 11 to 18"));
    CHECK(Text_same(item(&c, ui, 1 + 13).move, "move 30"));
    CHECK(plays(&c, "resign") && !item(&c, ui, 1 + 13).move[0]);
}

CLAIM(whoever_must_jump_stands_on_a_lit_square)
{
    Checkers c = standing("B:W15,K30:B11,12,K3");
    Ui ui = { .hover = 2 }, hint = { .hint = 2, .goal = 118 };

    CHECK(item(&c, ui, 111).body.ink[BELTS - 1] == LAMP);
    CHECK(item(&c, ui, 112).body.ink[BELTS - 1] != LAMP);
    CHECK(item(&c, ui, 2).body.glow > item(&c, hint, 3).body.glow);
    CHECK(item(&c, hint, 2).body.glow > item(&c, ui, 2).body.glow);
    CHECK(item(&c, hint, 118).body.ink[0]
          == item(&c, hint, 111).body.ink[0]);
    CHECK(item(&c, hint, 118).body.ink[0]
          != item(&c, hint, 112).body.ink[0]);
    CHECK(plays(&c, "jump 11 to 18"));
    CHECK(item(&c, ui, 111).body.ink[BELTS - 1]
          != item(&c, ui, 112).body.ink[BELTS - 1]);
}
CLAIM(what_is_taken_lies_beside_the_board_and_a_king_is_crowned)
{
    Checkers c = standing("B:W26,27:B24");
    Ui ui = { .hover = 0 }, all = { .on = { true, true, true } };
    Solid man = item(&c, ui, 1).body;

    CHECK(plays(&c, "jump 24 to 31"));
    CHECK(item(&c, ui, 1).body.shape != man.shape);
    CHECK(item(&c, ui, 1 + 13).body.y < 0 || item(&c, ui, 1 + 12).body.y
          < 0);
    CHECK(laid_out(&c, &all)->n == 1 + 32 + 24 + 32);
    CHECK(strstr(painted(&c, all, LIGHT), "32"));
}
TEST_MAIN
