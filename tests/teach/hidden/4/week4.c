/* week 4: tests that are not handed out. They lay their boards by hand: to
 * deal one asks the flood some thousand times. */
#include "bench.h"
#include "same.h"

static const Grid usual = { .rows = ROWS, .columns = COLUMNS };
static bool wet[SITES], came[SITES];
static int pool[MOST];
static Board board;

static void lay(int colors)
{
    for (int cell = 0; cell < MOST; cell++)
        board.at[place(usual, cell)] = (Ball)((cell + 1) * COLORS + 1
            + (cell / COLUMNS + cell % COLUMNS) % colors);
}

CLAIM(on_a_board_of_one_color_every_ball_is_wet_and_comes_once)
{
    lay(1);
    CHECK(flood(&board, place(usual, MOST / 2), wet, pool) == MOST);
    for (int k = 0; k < MOST; k++) {
        CHECK(wet[place(usual, k)] && !came[pool[k]]);
        came[pool[k]] = true;
    }
}

CLAIM(a_checkerboard_has_blobs_of_one)
{
    lay(2);
    CHECK(flood(&board, place(usual, 30), wet, pool) == 1);
}
TEST_MAIN
