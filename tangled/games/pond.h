/* Made from games.nw by make tangle: change that, not this. */
/* pond.h -- frogs that change places */
#pragma once
#include "model.h"

/* the pond */
typedef struct Pond {
    char stone[8];                  /* 'g', 'b' or '.', and a 0 */
    int  jumps;                     /* so far */
} Pond;
/* may the frog on stone k, counted from 0, jump? */
extern bool pond_jumps(const Pond *p, int k);
extern const Model pond_model;
