/* Made from kit/contract.nw by make tangle: change that, not this. */
#include "game.h"
#include "nim.h"

const Game the_game = {
    &nim_model, &nim_view, nim_players, nim_players
};
