/* random.c -- plays a game at random and holds it to its promises

   usage: GAME-random GAMES SEED OPTIONS VERB..
   (OPTIONS "": drawn anew for every game)

   It is linked with the game's own main, which hands the game to
   Frame_main: here that is not a window but the tester. */
#include <stdio.h>
#include <stdlib.h>
#include "properties.h"

int Frame_main(int argc, char **argv, const Game *game);

int Frame_main(int argc, char **argv, const Game *game)
{
    Trial trial = { .games = 1000, .moves = 200000, .seed = 1,
                    .most = 3000 };
    Tally tally;

    if (argc > 1)
        trial.games = atoi(argv[1]);
    if (argc > 2)
        trial.seed = strtoull(argv[2], NULL, 10);
    if (argc > 3 && argv[3][0] != '\0')
        trial.options = argv[3];
    if (argc > 4)
        trial.verbs = (const char *const *)(argv + 4);
    if (trial.games > 1000)
        trial.moves *= trial.games / 1000;
    bool good = Properties(game, &trial, &tally);
    printf("%sok 1 - %s: promises kept in %d games at random\n",
           good ? "" : "not ", game->model->name, tally.games);
    printf("# %ld moves, %.1f a game; won %d, lost %d, drawn %d, "
           "unfinished %d\n", tally.moves,
           (double)tally.moves / (tally.games ? tally.games : 1),
           tally.won, tally.lost, tally.drawn, tally.unfinished);
    for (int v = 0; trial.verbs && trial.verbs[v] && v < 16; v++)
        printf("# %s: %d times\n", trial.verbs[v], tally.verb[v]);
    if (!good)
        printf("# after %d moves: %s\n# options and seed: %s\n",
               tally.at, tally.fault, tally.repeat);
    printf("1..1\n");
    return good ? 0 : 1;
}
