/* Made from chatnoir.nw by make tangle: change that, not this. */

/* begin chatnoir-players.h */
/* chatnoir-players.h -- the cats, and who gives hints */
#ifndef CHATNOIR_PLAYERS_H
#define CHATNOIR_PLAYERS_H
#include "chatnoir.h"
#include "player.h"

/* lists those of n places whose score is least; none if it is FAR */
extern int find_best_positions(int n, const Posn *posn,
                               const int *score, Posn *best);
/* where the cat may step, by its kind, if also is blocked, too; one of
   these it takes by chance. Returns how many */
extern int cats_choices(const World *w, Posn also, Posn best[6]);
enum { MANY = 1000000000 };         /* as many ways as we count */
/* the shortest ways from start to the edge of the map, at most MANY */
extern int ways_from(const Map *map, Posn start);
extern const Player chatnoir_players[], chatnoir_hint[];
#endif
