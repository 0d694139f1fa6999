/* Made from kit/frame.nw by make tangle: change that, not this. */
#include "frame.h"

extern const Game the_game;

int main(int argc, char **argv)
{
    return Frame_main(argc, argv, &the_game);
}
