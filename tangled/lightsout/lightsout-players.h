/* Made from games/lightsout.nw by make tangle: change that, not this. */

/* begin the header of the players */
/* lightsout-players.h -- the house that deals, and the adviser */
#ifndef LIGHTSOUT_PLAYERS_H
#define LIGHTSOUT_PLAYERS_H
#include "lightsout.h"
#include "player.h"

extern const Player lightsout_players[], lightsout_hint[];
#endif
