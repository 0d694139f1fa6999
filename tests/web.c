/* web.c -- a deal and a hundred moves by chance, with all promises
   checked: as a page of the web has them, or on this machine

   tests/web.t links it with a game for wasm32-wasi and calls web_play;
   and with the same game here, where main prints what web_play says. */
#include "properties.h"

extern const Game the_game;
extern const char *web_play(unsigned seed);

/* the game as it would be saved, or what went wrong */
__attribute__((export_name("web_play")))
const char *web_play(unsigned seed)
{
    static char sheet[1 << 20];
    static Tally tally;
    Text story = { sheet, (int)sizeof sheet, 0 };
    Trial trial = { .games = 1, .moves = 100, .most = 100, .seed = seed,
                    .story = &story };

    if (!Properties(&the_game, &trial, &tally))
        return tally.fault;
    return sheet;
}

#ifndef __wasm__
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    fputs(web_play(argc > 1 ? (unsigned)atoi(argv[1]) : 1), stdout);
    return 0;
}
#endif
