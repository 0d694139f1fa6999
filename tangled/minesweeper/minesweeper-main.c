/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include "frame.h"
#include "minesweeper.h"
#include "minesweeper-players.h"
#include "minesweeper-view.h"

static const Game minesweeper = {
    &minesweeper_model, &minesweeper_view,
    minesweeper_players, minesweeper_hint
};

int main(int argc, char **argv)
{
    return Frame_main(argc, argv, &minesweeper);
}
