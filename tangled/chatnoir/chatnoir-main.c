/* Made from chatnoir.nw by make tangle: change that, not this. */
#include "frame.h"
#include "chatnoir.h"
#include "chatnoir-players.h"
#include "chatnoir-view.h"

static const Game chatnoir = {
    &chatnoir_model, &chatnoir_view, chatnoir_players, chatnoir_hint
};

int main(int argc, char **argv)
{
    return Frame_main(argc, argv, &chatnoir);
}
