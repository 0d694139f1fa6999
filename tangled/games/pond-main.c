/* Made from games.nw by make tangle: change that, not this. */
#include "frame.h"
#include "pond.h"

static const Game pond = {
    .model = &pond_model,
    .view = &pond_view,
};

int main(int argc, char **argv)
{
    return Frame_main(argc, argv, &pond);
}
