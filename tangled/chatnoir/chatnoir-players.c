/* Made from chatnoir.nw by make tangle: change that, not this. */
#include "chatnoir.h"
#include "player.h"

/* find-best-positions */
int find_best_positions(int n, const Posn *posn, const int *score,
                        Posn *best)
{
    int least = FAR, found = 0;

    for (int i = 0; i < n; i++)
        least = score[i] < least ? score[i] : least;
    for (int i = 0; i < n; i++)
        if (score[i] == least && least != FAR)
            best[found++] = posn[i];
    return found;
}

/* purses */
static int purse_plus(int a, int b)
{
    return a + b < MANY ? a + b : MANY;
}

/* count the ways */
int ways_from(const Map *map, Posn start)
{
    int share[MOST][MOST] = { 0 }, total = 0, head = 0, tail = 0;
    Posn line[MOST * MOST];

    if (lookup(map, start) == FAR)
        return 0;
    share[start.y][start.x] = 1;
    line[tail++] = start;
    while (head < tail) {
        Posn at = line[head++];
        int purse = share[at.y][at.x];

        if (lookup(map, at) == 1)
            total = purse_plus(total, purse);
        else
            /* hand the purse on to all who are nearer */
            {
                Posn next[6];

                adjacent(at, next);
                for (int i = 0; i < 6; i++)
                    if (lookup(map, next[i]) == lookup(map, at) - 1) {
                        int *theirs = &share[next[i].y][next[i].x];

                        if (*theirs == 0)
                            line[tail++] = next[i];
                        *theirs = purse_plus(*theirs, purse);
                    }
            }
    }
    return total;
}

/* the scores of a cat */
static int score_of(const World *w, const Map *map, Posn next)
{
    int there = lookup(map, next);

    if (w->kind == WANDER)
        return 0;
    if (w->kind == DOWNHILL)
        return there < lookup(map, w->cat) ? 0 : FAR;
    return there;
}

/* the choices of a cat */
int cats_choices(const World *w, Posn also, Posn best[6])
{
    Posn next[6], free[6];
    int score[6], n = 0, found;
    Map map;

    bfs_from_boundary(w, also, &map);
    adjacent(w->cat, next);
    for (int i = 0; i < 6; i++)
        if (is_free(w, next[i]) && !same_posn(next[i], also)) {
            score[n] = score_of(w, &map, next[i]);
            free[n++] = next[i];
        }
    found = find_best_positions(n, free, score, best);
    /* the ties of ROUTES */
    if (w->kind == ROUTES) {
        for (int i = 0; i < found; i++)
            score[i] = -ways_from(&map, best[i]);
        found = find_best_positions(found, best, score, best);
    }
    return found;
}

/* move-cat */
static void move_cat(Think *t)
{
    const World *w = t->state;
    Posn best[6];
    int n = more(t) ? cats_choices(w, NOWHERE, best) : 0;

    if (n > 0) {
        Posn p = best[Random_below(&t->random, n)];

        say(t->move, "cat %d %d", p.y + 1, p.x + 1);
    }
}

/* prospects */
static Prospect prospect(const World *w, Posn also)
{
    Map map;

    bfs_from_boundary(w, also, &map);
    return (Prospect){ lookup(&map, w->cat), ways_from(&map, w->cat) };
}

static bool better(Prospect a, Prospect b)
{
    return a.distance != b.distance ? a.distance > b.distance
                                    : a.ways < b.ways;
}

/* the reason */
void give_reason(Line reason, Prospect now, Prospect then)
{
    if (then.distance == FAR)
        say(reason, "%s", _("closes the last way: the cat is caught"));
    else if (then.distance > now.distance && now.ways == 1)
        say(reason, _("cuts the only shortest way; "
                      "distance %d becomes %d"),
            now.distance, then.distance);
    else if (then.distance > now.distance)
        say(reason, _("cuts all %d shortest ways; "
                      "distance %d becomes %d"),
            now.ways, now.distance, then.distance);
    else
        say(reason, _("cuts %d of %d shortest ways; "
                      "distance stays %d"),
            now.ways - then.ways, now.ways, now.distance);
}

/* the advisor */
static void advise(Think *t)
{
    const World *w = t->state;
    Prospect now = prospect(w, NOWHERE), best = { 0, 0 };
    Posn choice = NOWHERE;
    bool on[MOST][MOST];

    /* lay paws for the advisor */
    Map from_cat, to_edge;

    bfs_from(w, w->cat, NOWHERE, &from_cat);
    bfs_from_boundary(w, NOWHERE, &to_edge);
    cats_path(w, &from_cat, &to_edge, on);
    for (int k = 0; k < w->size * w->size; k++) {
        Posn p = { k % w->size, k / w->size };
        Prospect then;

        if (!on[p.y][p.x] || same_posn(p, w->cat) || !more(t))
            continue;
        then = prospect(w, p);
        if (same_posn(choice, NOWHERE) || better(then, best)) {
            choice = p;
            best = then;
        }
    }
    /* give the advice, if there is any */
    if (!same_posn(choice, NOWHERE)) {
        say(t->move, "block %d %d", choice.y + 1, choice.x + 1);
        give_reason(t->reason, now, best);
    }
}

/* players */
const Player chatnoir_players[] = {
    { "cat", N_("The cat"), HOUSE, 0, 1, 0, move_cat }, { 0 }
};
const Player chatnoir_hint[] = {
    { "advisor", N_("Advisor"), 1, 1, MOST * MOST, 0, advise }, { 0 }
};
