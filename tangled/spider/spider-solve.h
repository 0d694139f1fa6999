/* Made from games/spider.nw by make tangle: change that, not this. */
/* spider-solve.h -- is there a way? */
#pragma once
#include "player.h"
#include "spider.h"

/* what counts */
typedef struct Leader { int suited, closed, gap, covers; } Leader;
enum { LEADERS = 6, NO_MERIT = -10000 };
extern const Leader leaders[LEADERS];

/* prefixes */
/* a column from its first card up to some card */
typedef struct Prefix {
    uint64_t      number;           /* the same for the same cards */
    int           merit;
    unsigned char run, least;       /* cards that move; lowest rank */
    Face          last;             /* or HIDDEN: none, or closed */
} Prefix;
/* prefix[c][n]: of the first n cards of a column */
typedef struct Prefixes {
    uint64_t number;                /* of the table */
    int      merit;
    unsigned round;
    const Leader *leader;
    Pile     pile[COLUMNS];
    Prefix   prefix[COLUMNS][CARDS + 1];
} Prefixes;
extern void sum_up(Prefixes *l, const Spider *s);
typedef struct Scout {
    uint64_t number;                /* of the table found */
    int      merit, home;           /* .. ; the line of who sent it */
    Step     step;
} Scout;
extern Scout send_scout(const Prefixes *l, const Spider *s, Step step);

/* what the expedition carries */
/* a line of the diary; news: the first line with news on the way
   here, or 0; deals: a row may be dealt here */
typedef struct Entry {
    int  before, merit, news;
    Step step;
    bool deals;
} Entry;
typedef struct Search {
    Spider    start;
    Prefixes   prefixes;
    Spider   *camp, *next;          /* tables of today, of tomorrow */
    Scout    *tent;                  /* from 1 */
    Entry    *diary;
    uint64_t *seen;                 /* 0: nothing */
    int       tents, places;         /* so many of these there are */
    int       tables;               /* in the camp: the last lines */
    int       taken, entries, met;  /* tents, lines, places in use */
    int       best, found;          /* merit; line of the won table */
    bool      sent_home;            /* was somebody? */
} Search;
enum { TENTS = 1024, DIARY = 1 << 18, PLACES_MOST = 1 << 20 };
#define BAGGAGE (sizeof(Search) + PLACES_MOST * sizeof(uint64_t) \
    + DIARY * sizeof(Entry) \
    + (TENTS + 1) * (sizeof(Scout) + 2 * sizeof(Spider)))

/* the expedition for others */
/* walk: to the table of a line, and by which moves, or NULL */
extern Verdict find_way(void *memory, Think *t, const Spider *s);
extern void    walk    (const Search *w, int line, Spider *s,
                        Text *plan);
extern const Player spider_players[], spider_hint[];
