/* Made from kit/contract.nw by make tangle: change that, not this. */
/* game.h -- what a game is */
#pragma once
#include "model.h"
#include "player.h"
#include "view.h"

/* what a game is */
enum { CONTRACT = 2 };              /* 1: kinds were told by letters */
/* A constant; hint: whom to ask for a hint, or NULL. */
struct Game {
    const Model  *model;
    const View   *view;
    const Player *players;
    const Player *hint;
};
