/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include "frame.h"
#include "lightsout-players.h"
#include "lightsout-view.h"

static const Game lightsout = {
    &lightsout_model, &lightsout_view, lightsout_players, lightsout_hint
};

int main(int argc, char **argv)
{
    return Frame_main(argc, argv, &lightsout);
}
