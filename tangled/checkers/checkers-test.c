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

    checkers_formats[1].read(fen, &out);
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
CLAIM(who_can_jump_must_and_all_others_are_frozen)
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
CLAIM(who_is_blocked_has_lost)
{
    Checkers c = standing("W:W20:B16,11");

    CHECK(c.over == RED && lists(&c, ""));
    CHECK(says(&c, "Black cannot move: you win."));
    CHECK(refused(&c, "move 20 to 16",
                  "The game is over: begin a new one."));
}

/* tests of the bits */
static long ways_by_hand(const Men *m, int plies)
{
    int to[TARGETS], n;
    Hop hop[TARGETS];
    long many = 0;

    if (plies == 0)
        return 1;
    for (int man = 0; man < MEN; man++) {
        n = steps_of(m, man, to);
        for (int k = 0; k < n; k++) {
            Men then = *m;

            then.at[man] = (signed char)to[k];
            end_turn(&then, man);
            many += ways_by_hand(&then, plies - 1);
        }
        n = hops_of(m, man, hop);
        for (int k = 0; k < n; k++) {
            Men then = *m;

            hop_over(&then, man, hop[k]);
            many += ways_by_hand(&then, then.going == NONE ? plies - 1
                                                           : plies);
        }
    }
    return many;
}
static const Rules ours;

static Board begun(void)
{
    Checkers c;

    CHECK(starts(&c, "", 1) == NULL && !broken(&c));
    return board_of(&c.men);
}

LONG_CLAIM(perft_1_to_12_is_as_published)
{
    static const long known[] = { 7, 49, 302, 1469, 7361, 36768, 179740,
        845931, 3963680, 18391564, 85242128, 388623673 };
    Board b = begun();
    Checkers c;

    for (int plies = 1; plies <= 12; plies++)
        CHECK(perft(&b, 0, &ours, plies) == known[plies - 1]);
    CHECK(starts(&c, "", 1) == NULL);
    CHECK(ways_by_hand(&c.men, 7) == known[6]);
}

/* tests of the view */
CLAIM(red_and_black_can_be_told_apart_and_a_king_from_a_man)
{
    static const char *const signs[] = { "redring red",
        "blackring black", "gold red", "gold black",
        "figures darkwood", NULL };

    CHECK(Apart_all(the_game.view->inks, signs, 3));
}
TEST_MAIN
