/* Made from chatnoir.nw by make tangle: change that, not this. */
#include "chatnoir.h"
#include "player.h"

/* find-best-positions */
int find_best_positions(int n, const Posn *posn, const int64_t *score,
                        Posn *best)
{
    int64_t least = FAR;
    int found = 0;

    for (int i = 0; i < n; i++)
        least = score[i] < least ? score[i] : least;
    for (int i = 0; i < n; i++)
        if (score[i] == least && least != FAR)
            best[found++] = posn[i];
    return found;
}

/* count the ways */
static int purse_plus(int a, int b)
{
    return a + b < MANY ? a + b : MANY;
}
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

/* plans */
static int64_t left(const World *w, Posn also, Hope *hope)
{
    Posn next[6];
    int64_t most = 0;

    find_hope(w, also, hope);
    adjacent(w->cat, next);
    for (int i = 0; i < 6; i++)
        if (lives(hope, next[i]) && hope_at(hope, next[i]) > most)
            most = hope_at(hope, next[i]);
    return most % WHOLE ? most + hope_at(hope, w->cat) / 1000 : most;
}
enum { PLANS = 170, GLANCE = 100000 };

static int worth_a_stone(const World *w, const Hope *hope, Posn *line)
{
    bool seen[MOST][MOST] = { 0 };
    int tail = 0, room = GLANCE / (w->size * w->size);

    seen[w->cat.y][w->cat.x] = true;
    for (int head = -1; head < tail; head++) {
        Posn at = head < 0 ? w->cat : line[head], next[6];

        adjacent(at, next);
        for (int i = 0; i < 6; i++)
            if (tail < PLANS && tail < room && lives(hope, next[i])
                && !seen[next[i].y][next[i].x]
                && (head < 0 || !on_boundary(at, w->size))) {
                seen[next[i].y][next[i].x] = true;
                line[tail++] = next[i];
            }
    }
    return tail;
}
typedef struct Plan { Posn stone; int64_t left; } Plan;
typedef struct Plans { int n; Plan list[PLANS]; } Plans;

static void weigh(const World *w, Hope *hope, const Posn *stone, int n,
                  Plans *plans)
{
    Plan *list = plans->list;

    plans->n = n;
    for (int i = 0; i < n; i++) {
        Plan made = { stone[i], left(w, stone[i], hope) };
        int k = i;

        for (; k > 0 && list[k - 1].left > made.left; k--)
            list[k] = list[k - 1];
        list[k] = made;
    }
}
static void make_plans(const World *w, Hope *hope, Plans *plans)
{
    Posn line[PLANS];

    find_living(w, NOWHERE, hope);
    weigh(w, hope, line, worth_a_stone(w, hope, line), plans);
}

/* the panther asks for your plans */
static int64_t left_there(const World *w, Posn next, Hope *hope)
{
    Plans plans;
    World there = *w;
    int64_t its;

    if (on_boundary(next, w->size))
        return 2 * WHOLE;
    find_hope(w, NOWHERE, hope);
    its = hope_at(hope, next) >> 20;
    there.cat = next;
    make_plans(&there, hope, &plans);
    return plans.n > 0 ? its + plans.list[0].left : its;
}

/* the scores of a cat */
static int64_t score_of(const World *w, const Map *map, Posn next,
                        Hope *hope)
{
    int here = lookup(map, w->cat), there = lookup(map, next);
    int64_t its;

    switch (w->kind) {
    case WANDER:   return 0;
    case KITTEN:  return there <= here && there < FAR ? 0 : FAR;
    /* the scores of cats that hope */
    case TOMCAT:
        find_hope(w, NOWHERE, hope);
        its = hope_at(hope, next);
        break;
    case PANTHER:
        its = left_there(w, next, hope);
        break;
    default:       return there;
    }
    return its > 0 ? -its : FAR;
}

/* the choices of a cat */
int cats_choices(const World *w, Posn also, Posn best[6], Hope *hope)
{
    World then = *w;
    Posn next[6], free[6];
    int64_t score[6];
    int n = 0, found;
    Map map;

    if (in_bounds(also, w->size))
        block_cell(&then, also);
    bfs_from_boundary(&then, NOWHERE, &map);
    adjacent(w->cat, next);
    for (int i = 0; i < 6; i++)
        if (is_free(&then, next[i])) {
            score[n] = score_of(&then, &map, next[i], hope);
            free[n++] = next[i];
        }
    found = find_best_positions(n, free, score, best);
    /* the ties of ROUTES, and hope that is gone */
    if (w->kind == ROUTES) {
        for (int i = 0; i < found; i++)
            score[i] = -ways_from(&map, best[i]);
        found = find_best_positions(found, best, score, best);
    }
    if (w->kind > NOIR && found == 0) {
        then.kind = NOIR;
        return cats_choices(&then, NOWHERE, best, hope);
    }
    return found;
}

/* move-cat */
static void move_cat(Think *t)
{
    const World *w = t->state;
    Posn best[6];
    Hope *hope = Think_lend(t, sizeof *hope);
    int n = hope && Think_more(t) ? cats_choices(w, NOWHERE, best, hope)
        : 0;

    if (n > 0) {
        Posn p = best[Random_below(&t->random, n)];

        Text_say(t->move, "cat %d %d", p.y + 1, p.x + 1);
    }
}

/* spend circles */
typedef struct Thought {
    World  world;                   /* a copy, to try things on */
    Hope   hope;
    Think *asked;
    long   patience;                /* circles, for a proof */
} Thought;
enum { CIRCLES = 20000000, PROOF = 600000 };
static int verdict(Thought *t, int turns, Posn *choice);
static int64_t look_ahead(Thought *t, int turns, const Plans *before,
                          int64_t enough, Posn *choice);

static void spend(Thought *t, int maps)
{
    int circles = maps * t->world.size * t->world.size;

    t->asked->nodes -= circles;
    t->patience -= circles;
}

/* plan again */
enum { WIDE = 8, AGAIN = 40, LAST = 12 };
static void plan_again(Thought *t, const Plans *before, int most,
                       Plans *now)
{
    Posn next[6], line[AGAIN];
    int n = 0, beside;

    find_living(&t->world, NOWHERE, &t->hope);
    adjacent(t->world.cat, next);
    for (int i = 0; i < 6; i++)
        if (lives(&t->hope, next[i]))
            line[n++] = next[i];
    beside = n;
    for (int i = 0; i < before->n && n < most && beside > 0; i++) {
        Posn p = before->list[i].stone;
        bool known = same_posn(p, t->world.cat);

        for (int k = 0; k < beside; k++)
            known = known || same_posn(p, line[k]);
        if (!known && lives(&t->hope, p))
            line[n++] = p;
    }
    weigh(&t->world, &t->hope, line, n, now);
}

/* the cat's answer */
static int64_t mean_left(Thought *t, Posn stone, int turns,
                         const Plans *plans, int64_t enough)
{
    World *w = &t->world;
    Posn step[6], cat = w->cat, choice;
    int64_t sum = 0;
    int n;

    block_cell(w, stone);
    n = cats_choices(w, NOWHERE, step, &t->hope);
    if (w->kind == PANTHER)
        spend(t, 6 * t->hope.alive);
    for (int k = 0; k < n && sum < enough * n
         && Think_more(t->asked); k++) {
        w->cat = step[k];
        sum += on_boundary(w->cat, w->size) ? WHOLE
             : look_ahead(t, turns - 1, plans, enough * n - sum,
                          &choice);
    }
    w->cat = cat;
    w->blocked[stone.y][stone.x] = false;
    return n > 0 ? sum / n : 0;
}

/* look ahead */
static int64_t look_ahead(Thought *t, int turns, const Plans *before,
                          int64_t enough, Posn *choice)
{
    Plans now = { .n = 0 };
    int64_t least;

    if (before)
        plan_again(t, before, turns > 0 ? AGAIN : LAST, &now);
    else
        make_plans(&t->world, &t->hope, &now);
    spend(t, now.n + 1);
    least = now.n > 0 ? now.list[0].left : 0;
    *choice = now.n > 0 ? now.list[0].stone : NOWHERE;
    if (turns == 0 || least == 0 || least == WHOLE)
        return least;
    least = enough;
    for (int k = 0; k < now.n && k < WIDE && least > 0; k++) {
        int64_t then = mean_left(t, now.list[k].stone, turns, &now,
                                 least);

        if (then < least) {
            least = then;
            *choice = now.list[k].stone;
        }
    }
    return least;
}

/* the worst step */
static int worst_step(Thought *t, Posn stone, int turns)
{
    World *w = &t->world;
    Posn next[6], step[6], cat = w->cat, choice;
    int n = 0, worst = 1;

    block_cell(w, stone);
    find_living(w, NOWHERE, &t->hope);
    spend(t, 1);
    adjacent(cat, next);
    for (int i = 0; i < 6; i++)
        if (lives(&t->hope, next[i])) {
            worst = on_boundary(next[i], w->size) ? -1 : worst;
            step[n++] = next[i];
        }
    /* ask each step, if there are turns left */
    if (turns == 0 && n > 0 && worst > 0)
        worst = 0;
    for (int k = 0; k < n && turns > 0 && worst >= 0; k++) {
        int then;

        w->cat = step[k];
        then = verdict(t, turns - 1, &choice);
        worst = then < worst ? then : worst;
    }
    w->cat = cat;
    w->blocked[stone.y][stone.x] = false;
    return worst;
}

/* won or lost */
static int verdict(Thought *t, int turns, Posn *choice)
{
    Posn line[PLANS];
    int n, all = -1;

    find_living(&t->world, NOWHERE, &t->hope);
    n = worth_a_stone(&t->world, &t->hope, line);
    *choice = NOWHERE;
    if (n == 0)
        return 1;
    for (int k = 0; k < n; k++) {
        int one = t->patience > 0 && Think_more(t->asked)
                ? worst_step(t, line[k], turns) : 0;

        if (one > 0) {
            *choice = line[k];
            return 1;
        }
        all = one == 0 ? 0 : all;
    }
    return n == PLANS || n == GLANCE / (t->world.size * t->world.size)
        ? 0 : all;
}

/* the proof, if there is one */
static int prove(Thought *t, Posn *choice)
{
    int it = 0;

    t->patience = PROOF;
    for (int turns = 0; it == 0 && t->patience > 0
         && Think_more(t->asked);
         turns++)
        it = verdict(t, turns, choice);
    return it;
}

/* since when */
static int turns_ago(Thought *t)
{
    World *w = &t->world;
    Posn proof;

    for (int back = 1; back <= BACK && w->stones > 0; back++) {
        const Turn *turn = &w->past[--w->stones % BACK];

        w->blocked[turn->stone.y][turn->stone.x] = false;
        w->cat = turn->cat;
        if (prove(t, &proof) > 0)
            return back;
    }
    return 0;
}
static void tell_loss(Thought *t, Line reason)
{
    int back = turns_ago(t);

    Text_say(reason, "%s", _("lost, if the cat plays best"));
    if (back > 0)
        Text_say(reason, local_n(
            "lost, if the cat plays best; %d turn ago it was still won",
            "lost, if the cat plays best; %d turns ago it was still "
                 "won", back), back);
}
static void watch(Think *t)
{
    Thought *mine = Think_lend(t, sizeof *mine);
    Posn proof;

    if (!mine)
        return;
    mine->world = *(const World *)t->state;
    mine->asked = t;
    t->proved = prove(mine, &proof);
    if (t->proved < 0)
        tell_loss(mine, t->reason);
    else
        Text_say(t->reason, "%s", t->proved > 0
                 ? _("won, whatever the cat does")
                 : _("nothing is proved yet"));
}

/* shut the door */
typedef struct Prospect { int leaps, ways; } Prospect;

static Prospect prospect(const World *w, Posn also)
{
    Map map;

    bfs_from_boundary(w, also, &map);
    return (Prospect){ lookup(&map, w->cat), ways_from(&map, w->cat) };
}

static Posn shut(Think *t, bool marked[MOST][MOST])
{
    const World *w = t->state;
    Prospect best = { 0, 0 };
    Posn choice = NOWHERE;

    for (int id = 1; id <= w->size * w->size; id++) {
        Posn p = posn_of(w, id);
        Prospect then;

        if (!marked[p.y][p.x] || same_posn(p, w->cat))
            continue;
        then = prospect(w, p);
        if (same_posn(choice, NOWHERE) || (Think_more(t) &&
            (then.leaps > best.leaps || (then.leaps == best.leaps &&
                                         then.ways < best.ways)))) {
            choice = p;
            best = then;
        }
    }
    return choice;
}
static Posn shut_ways(Think *t)
{
    const World *w = t->state;
    Map from_cat, to_edge;
    bool paw[MOST][MOST];

    bfs_from(w, w->cat, NOWHERE, &from_cat);
    bfs_from_boundary(w, NOWHERE, &to_edge);
    cats_path(w, &from_cat, &to_edge, paw);
    return shut(t, paw);
}
static Posn finish(Thought *t)
{
    bool marked[MOST][MOST] = { 0 };
    Plans plans;

    make_plans(&t->world, &t->hope, &plans);
    for (int k = 0; k < plans.n && plans.list[k].left == 0; k++) {
        Posn p = plans.list[k].stone;

        marked[p.y][p.x] = true;
    }
    return plans.n == 0 ? shut_ways(t->asked) : shut(t->asked, marked);
}
static Posn best_plan(Thought *t, int turns)
{
    Posn best = NOWHERE, choice;
    int64_t least = 1, then;

    for (int k = 0; k <= turns && least > 0; k++) {
        then = look_ahead(t, k, NULL, 2 * WHOLE, &choice);
        if (k == 0 || Think_more(t->asked)) {
            best = choice;
            least = then;
        }
    }
    return least < WHOLE ? best : shut_ways(t->asked);
}

/* the reason */
void give_reason(const World *w, Posn stone, int proved, Line reason)
{
    Prospect now = prospect(w, NOWHERE), then = prospect(w, stone);
    Line cut, number;

    if (then.leaps == FAR)
        Text_say(reason, "%s",
                 _("closes the last way: the cat is caught"));
    else if (proved > 0)
        Text_say(reason, "%s", _("won, whatever the cat does"));
    else if (then.leaps == now.leaps && then.ways == now.ways)
        Text_say(reason, "%s",
                 _("leaves the cat the least hope found"));
    else {
        /* which ways are cut, and how far it is then */
        if (now.ways > 1000)
            Text_say(cut, "%s", then.leaps == now.leaps
                     ? _("cuts many of the shortest ways")
                     : _("cuts all the shortest ways"));
        else if (then.leaps == now.leaps)
            Text_say(cut, local_n("cuts %d of the shortest ways",
                                  "cuts %d of the shortest ways",
                                  now.ways - then.ways), now.ways - then.ways);
        else if (now.ways == 2)
            Text_say(cut, "%s", _("cuts both shortest ways"));
        else
            Text_say(cut, local_n("cuts the only shortest way",
                             "cuts all %d shortest ways", now.ways), now.ways);
        Text_say(reason, local_n("%s; then the cat is %s step from the edge",
                                 "%s; then the cat is %s steps from the edge",
                                 then.leaps - 1), cut,
                 steps_in_words(then.leaps - 1, number));
    }
}

/* the advisor */
static void advise(Think *t)
{
    Thought *mine = Think_lend(t, sizeof *mine);
    Posn stone = NOWHERE;

    if (!mine)
        return;
    mine->world = *(const World *)t->state;
    mine->asked = t;
    /* ways cut, won already, proved, or planned */
    if (t->level >= 0)
        look_ahead(mine, 0, NULL, WHOLE, &stone);
    if (t->level < 0)
        stone = shut_ways(t);
    else if (left(&mine->world, stone, &mine->hope) == 0) {
        t->proved = 1;
        stone = finish(mine);
    } else {
        Posn proof;

        t->proved = prove(mine, &proof);
        stone = t->proved > 0 ? proof : best_plan(mine, t->level);
    }
    if (!same_posn(stone, NOWHERE)) {
        Text_say(t->move, "block %d %d", stone.y + 1, stone.x + 1);
        if (t->proved < 0)
            tell_loss(mine, t->reason);
        else
            give_reason(t->state, stone, t->proved, t->reason);
    }
}

/* players */
const Player chatnoir_players[] = {
    { "cat", N_("The cat"), HOUSE, 0, 1, move_cat },
    { "verdict", N_("Won or lost?"), WATCHES, 0, CIRCLES, watch }, { 0 }
};
const Player chatnoir_hint[] = {
    { "advisor", N_("Advisor"), 1, 3, CIRCLES, advise },
    { "glance", N_("At a glance"), 1, 0, CIRCLES, advise },
    { "naive", N_("Cuts ways"), 1, -1, CIRCLES, advise },
    { 0 }
};

/* the rumor, step by step */
void the_figure(const void *state, int at, int step, Line out)
{
    const World *w = state;
    Map heard;

    Text_say(out, step < 0 ? "=Press a circle" : "");
    if (is_free(w, posn_of(w, at)) && step-- == 0)
        Text_say(out, "= %d \u00d7", at);
    bfs_from_boundary(w, posn_of(w, at), &heard);
    for (int round = 1; step >= 0 && round <= w->size; round++)
        for (int id = 1; id <= w->size * w->size; id++)
            if (lookup(&heard, posn_of(w, id)) == round && step-- == 0)
                Text_say(out, "= %d %d\tRound %d.", id, round, round);
}
