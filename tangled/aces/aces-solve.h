/* Made from games/aces.nw by make tangle: change that, not this. */
/* aces-solve.h -- can it be won? */
#pragma once
#include "aces.h"
#include "player.h"

/* AT_ONCE: lost to who takes away at once, and otherwise unknown */
typedef enum Verdict { WINNABLE, LOST, AT_ONCE, UNKNOWN } Verdict;
enum { SMALL = 256, BOOK = 1 << 20, DEEDS = 400 };

/* the search and its book */
typedef struct Known {              /* a line of the book */
    uint64_t lies, ghost;
    uint32_t rest, search;          /* who has written it */
} Known;
typedef struct Search {
    Think   *think;
    uint64_t higher[CARDS];         /* than a card, in its suit */
    uint64_t aces, fills;           /* these may fill a column */
    int      rows;                  /* of the game */
    bool     keeps;                 /* a card may stay: see below */
    bool     given_up;
    int      met, done;             /* positions; deeds on this way */
    Step     deed[DEEDS];
    uint32_t search;                /* its number, from 1 */
    int      lines;                 /* of the book */
    Known    known[];
} Search;
extern Search *open_book(Think *t);     /* is lent, or NULL */
/* the way: moves to win, a line each */
extern Verdict find_way(Search *w, Think *t, const Aces *s, Text *way);
extern const Player aces_players[], aces_hint[];
