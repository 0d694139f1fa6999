/* Made from games/lightsout.nw by make tangle: change that, not this. */

/* begin the header */
/* lightsout.h -- sets of lights, the rules and par of Lights Out */
#pragma once
#include "grid.h"
#include "model.h"

enum { LEAST = 3, MOST = 15, WORDS = 4 };
/* a set of lights, or of presses; light r * n + c is one bit */
typedef struct Lights { uint64_t word[WORDS]; } Lights;
static const Lights NONE = { { 0 } };
extern Lights only (int at);
extern bool   has  (Lights set, int at);
extern Lights sum  (Lights a, Lights b);    /* in one, not in both */
extern int    Lights_count(Lights set);
extern Lights reach(int n, int at);         /* what a press changes */
extern Lights press(int n, Lights lit, Lights set); /* lit by then */
typedef enum Phase { DEALING, DRAWING, PLAYING, SOLVED, GIVEN_UP }
    Phase;
typedef struct Night {
    int    n;                       /* so many rows, so many columns */
    Phase  phase;
    int    wanted;                  /* par that was asked for, or 0 */
    int    par, moves;              /* 0 until the game begins */
    int    filler;                  /* always 0 */
    Lights lit;
} Night;
/* so many different lights by chance, each set as likely as another */
extern Lights scattered(int n, int many, Random *random);
/* every quiet set is a sum of some of these patterns */
typedef struct Quiet { int many; Lights pattern[MOST]; } Quiet;
extern void quiet_patterns(int n, Quiet *out);
extern Lights common(Lights a, Lights b);   /* in both */
enum { NEVER = -1 };
typedef struct Answer {
    int    par, ways;               /* presses of a shortest one and how
                                       many are as short; or NEVER, 0 */
    Lights set;                     /* a shortest one; or a quiet set
                                       with an odd number of lit ones */
} Answer;
extern Answer Lights_solve(int n, Lights lit);
/* the shortest answer among any one and its sums with quiet sets */
extern Answer shortest(const Quiet *quiet, Lights any);
/* the presses that make the board "deal presses number" */
extern Lights dealt(int n, int presses, int number);
extern const Model lightsout_model;
