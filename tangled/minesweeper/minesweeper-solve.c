/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <string.h>
#include "minesweeper-solve.h"

/* constants of the reasoning */
enum { UNKNOWN, SAFE, BOMB };       /* knows */
enum { HOLD = 3 * TILES };          /* cases say at most that at once */
enum { AGAIN = 40 };                /* walks, dreams in vain */
enum { ANY = -1 };                  /* total: each way is worth 1 */
#define ALL 1e300                   /* until: never stop */

/* places and windows */
static const int away[8] = { -WIDE - 1, -WIDE, -WIDE + 1, -1,
                             1, WIDE - 1, WIDE, WIDE + 1 };
static const int bit[8] = { 18, 19, 20, 26, 28, 34, 35, 36 };

static int place_of(const Proof *p, int tile)
{
    return (tile / p->columns + 2) * WIDE + tile % p->columns + 2;
}

static int tile_of(const Proof *p, int at)
{
    return (at / WIDE - 2) * p->columns + at % WIDE - 2;
}
static int count(uint64_t set)
{
    int n = 0;

    for (; set != 0; set &= set - 1)
        n++;
    return n;
}

static uint64_t moved(uint64_t set, int by)
{
    return by < 0 ? set >> -by : set << by;
}

/* piles */
static void put(Pile *pile, int at)
{
    if (!pile->on[at]) {
        pile->on[at] = true;
        pile->at[pile->n++] = (short)at;
    }
}

static int take(Pile *pile)
{
    int at = pile->n > 0 ? pile->at[--pile->n] : 0;

    pile->on[at] = false;
    return at;
}
static bool speaks(const Proof *p, int at)
{
    return p->number[at] < COVERED && p->set[at] != 0;
}

static int needs(const Proof *p, int at)
{
    return p->number[at] - p->found[at];
}

static void call(Proof *p, int at)
{
    if (speaks(p, at)) {
        put(&p->one, at);
        put(&p->two, at);
        put(&p->many, at);
        p->settled[at] = false;
    }
}

/* learning */
static void learn(Proof *p, int at, int what)
{
    p->knows[at] = (uint8_t)what;
    p->unknown--;
    p->left -= what == BOMB;
    for (int i = 0; i < 8; i++) {
        int n = at + away[i];

        p->set[n] &= ~((uint64_t)1 << bit[7 - i]);
        p->found[n] = (uint8_t)(p->found[n] + (what == BOMB));
        call(p, n);
    }
}
static void open_tile(Proof *p, int at, int number)
{
    if (p->knows[at] == UNKNOWN)
        learn(p, at, SAFE);
    p->number[at] = (uint8_t)number;
    p->open++;
    for (int i = 0; i < 8; i++)
        p->touch[at + away[i]]++;
    call(p, at);
}

/* steps */
static void new_step(Proof *p, Why why, bool safe)
{
    const short *at = p->said + p->used;

    p->step[p->steps++] = (Step){ why, safe, 0, 0, at, at };
}

static void cite(Proof *p, int at)
{
    p->said[p->used++] = (short)tile_of(p, at);
    p->step[p->steps - 1].numbers++;
    p->step[p->steps - 1].tile++;
}
static void claim(Proof *p, int at)
{
    Step *s = &p->step[p->steps - 1];

    p->said[p->used++] = (short)tile_of(p, at);
    s->tiles++;
    learn(p, at, s->safe ? SAFE : BOMB);
    if (s->safe && p->laid != NULL)
        put(&p->fresh, at);
}
static void claim_all(Proof *p, int at, uint64_t set)
{
    for (int i = 0; i < 8; i++)
        if (set >> bit[i] & 1)
            claim(p, at + away[i]);
}

/* one number */
static void one_number(Proof *p, int at)
{
    uint64_t set = p->set[at];
    int n = needs(p, at);

    if (set != 0 && (n == 0 || n == count(set))) {
        new_step(p, ONE_NUMBER, n == 0);
        cite(p, at);
        claim_all(p, at, set);
    }
}

/* say what two numbers prove */
static void say_two(Proof *p, int a, uint64_t safe,
                    int b, uint64_t bombs)
{
    for (int k = 0; k < 2; k++)
        if ((k ? safe : bombs) != 0) {
            new_step(p, TWO_NUMBERS, k);
            cite(p, a);
            cite(p, b);
            claim_all(p, k ? a : b, k ? safe : bombs);
        }
}

/* two numbers */
static bool two(Proof *p, int a, int b, int by)
{
    uint64_t ours = p->set[a], theirs = moved(p->set[b], by);
    uint64_t only_a = ours & ~theirs, only_b = theirs & ~ours;
    int ahead = needs(p, b) - needs(p, a);

    if ((ours & theirs) == 0 || (only_a | only_b) == 0)
        return false;
    only_b = moved(only_b, -by);
    if (ahead == count(only_b))
        say_two(p, a, only_a, b, only_b);
    else if (-ahead == count(only_a))
        say_two(p, b, only_b, a, only_a);
    else
        return false;
    return true;
}
static void two_numbers(Proof *p, int a)
{
    if (p->set[a] == 0)
        return;
    for (int y = -2; y <= 2; y++)
        for (int x = -2; x <= 2; x++) {
            int b = a + y * WIDE + x;

            if (b != a && speaks(p, b) && two(p, a, b, y * 8 + x)) {
                put(&p->two, a);
                return;
            }
        }
}

/* twins and groups */
typedef struct Twins {
    int   size, numbers;
    int   least, most;              /* bombs among them */
    short tile[8], number[8];
} Twins;
typedef struct Group {
    short   at, tiles;              /* gather it from here */
    uint64_t salt;                  /* of the walk, see imagine */
    double *ways;                   /* by bombs, 0 .. tiles */
} Group;

/* the whole desk */
typedef struct Cases {
    /* the desk */
    const Proof *p;
    int    round, met[PLACES];
    int    sets, numbers, tiles;        /* of twins, .. in this group */
    Twins  twins [TILES];
    short  number[TILES], tile[TILES];
    short  need[PLACES], room[PLACES];  /* of a number, for its twins */
    long   purse;                       /* twins we may still ask */
    double bomb[PLACES], safe[PLACES];  /* ways, or their worth */
    short  chosen[TILES];               /* bombs in twins, when found */
    double  until;
    double *ways;                       /* by bombs, or NULL */
    int     total;                      /* of all bombs, or ANY */
    int    groups, rest, of_rest;       /* rest: without of_rest */
    short  others[TILES];               /* the rest, without of_rest */
    Group  group[TILES];
    double pool[2 * TILES];             /* the groups' ways */
    double fill[TILES + 1];             /* the rest: weights, by bombs */
    double mix [TILES + 1];             /* .. with groups stirred in */
    long     ration;                    /* purse of each search, or 0 */
    uint64_t salt;                      /* 0: look for evidence */
    Random   luck;
} Cases;

/* gather a group */
static void hear(Cases *c, int n)
{
    if (c->met[n] == c->round)
        return;
    c->met[n] = c->round;
    c->number[c->numbers++] = (short)n;
    c->need[n] = (short)needs(c->p, n);
    c->room[n] = (short)count(c->p->set[n]);
}
static int window(int from, int to)
{
    return (to / WIDE - from / WIDE) * 8 + to % WIDE - from % WIDE;
}

static uint64_t who_hears(Cases *c, Twins *t, int at)
{
    uint64_t shared = ~(uint64_t)0;

    t->numbers = 0;
    for (int i = 0; i < 8; i++) {
        int n = at + away[i];

        if (c->p->number[n] >= COVERED)
            continue;
        t->number[t->numbers++] = (short)n;
        shared &= moved(c->p->set[n], window(t->number[0], n));
        hear(c, n);
    }
    return shared;
}
static void meet(Cases *c, Twins *t, int at)
{
    c->met[at] = c->round;
    t->tile[t->size++] = (short)at;
    c->tile[c->tiles++] = (short)at;
}
static void join(Cases *c, int at)
{
    Twins *t = &c->twins[c->sets];
    uint64_t shared;

    if (c->met[at] == c->round)
        return;
    c->sets++;
    shared = who_hears(c, t, at);
    t->size = 0;
    for (int i = 0; i < 8 && t->numbers > 0; i++) {
        int twin = t->number[0] + away[i];

        if (shared >> bit[i] & 1 && c->p->touch[twin] == t->numbers)
            meet(c, t, twin);
    }
    if (t->numbers == 0)
        meet(c, t, at);
    t->least = 0;
    t->most = t->size;
}
static void gather(Cases *c, int at)
{
    c->round++;
    c->sets = c->numbers = c->tiles = 0;
    if (c->p->number[at] < COVERED)
        hear(c, at);
    else
        join(c, at);
    for (int k = 0; k < c->numbers; k++)
        for (int i = 0; i < 8; i++)
            if (c->p->set[c->number[k]] >> bit[i] & 1)
                join(c, c->number[k] + away[i]);
}

/* what a way is worth */
static double worth_of(const Cases *c, int bombs)
{
    if (c->total == ANY)
        return 1;
    return bombs > c->total ? 0 : c->mix[c->total - bombs];
}

/* choices */
static void give(Cases *c, const Twins *t, int bombs, int tiles)
{
    for (int j = 0; j < t->numbers; j++) {
        int n = t->number[j];

        c->need[n] = (short)(c->need[n] - bombs);
        c->room[n] = (short)(c->room[n] - tiles);
    }
}

static double choose(int n, int k)
{
    double sets = 1;

    for (int i = 1; i <= k; i++)
        sets = sets * (n - k + i) / i;
    return sets;
}
static double a_way(Cases *c, int bombs, double weight)
{
    double worth = weight * worth_of(c, bombs);

    if (c->ways != NULL)
        c->ways[bombs] += weight;
    c->until -= worth;
    return worth;
}
static bool falling(Cases *c, const Twins *t)
{
    if (c->salt != 0)
        return Random_bits(&c->luck) % 2;
    return c->bomb[t->tile[0]] <= 0;
}
static void forget(Cases *c)
{
    for (int k = 0; k < c->tiles; k++)
        c->bomb[c->tile[k]] = c->safe[c->tile[k]] = 0;
}

/* seek */
static double seek(Cases *c, int i, int bombs, double weight)
{
    const Twins *t = &c->twins[i];
    double all = 0;
    int least = t->least, most = t->most;

    if (i == c->sets)
        return a_way(c, bombs, weight);
    if (--c->purse < 0) {
        c->until = -1;
        return 0;
    }
    /* let the witnesses limit the choice */
    for (int j = 0; j < t->numbers; j++) {
        int need = c->need[t->number[j]];
        int rest = c->room[t->number[j]] - t->size;

        if (need < most)
            most = need;
        if (need - rest > least)
            least = need - rest;
    }
    /* suppose each number of bombs for the twins */
    bool down = falling(c, t);

    for (int s = 0; s <= most - least && c->until >= 0; s++) {
        int k = down ? most - s : least + s;
        double some;

        c->chosen[i] = (short)k;
        give(c, t, k, t->size);
        some = seek(c, i + 1, bombs + k, weight * choose(t->size, k));
        give(c, t, -k, -t->size);
        for (int j = 0; j < t->size; j++) {
            c->bomb[t->tile[j]] += some * k / t->size;
            c->safe[t->tile[j]] += some * (t->size - k) / t->size;
        }
        all += some;
    }
    return all;
}
static double search(Cases *c, double until, double *ways, int total)
{
    c->until = until;
    c->ways = ways;
    c->total = total;
    /* begin with a fresh purse and the same luck */
    if (c->ration > 0)
        c->purse = c->ration;
    c->luck = Random_start(c->salt, (uint64_t)c->twins[0].tile[0]);
    return seek(c, 0, 0, 1);
}

/* announce */
static bool announce(Proof *p, const Cases *c, Why why)
{
    int before = p->steps;

    for (int safe = 1; safe >= 0; safe--) {
        const double *against = safe ? c->bomb : c->safe;

        new_step(p, why, safe);
        for (int j = 0; j < c->numbers; j++)
            cite(p, c->number[j]);
        for (int k = 0; k < c->tiles; k++)
            if (against[c->tile[k]] <= 0
                    && p->knows[c->tile[k]] == UNKNOWN)
                claim(p, c->tile[k]);
        /* take back a step that claims nothing */
        if (p->step[p->steps - 1].tiles == 0) {
            p->steps--;
            p->used -= c->numbers;
        }
    }
    return p->steps > before;
}

/* doubt */
static bool doubt(Cases *c, int at, bool bomb)
{
    if ((bomb ? c->bomb : c->safe)[at] > 0)
        return true;
    gather(c, at);
    if (bomb)
        c->twins[0].least = 1;
    else
        c->twins[0].most--;
    search(c, 0, NULL, ANY);
    return c->purse >= 0;
}

/* by cases */
static void by_cases(Proof *p, Cases *c, int at)
{
    short tile[TILES];
    int tiles;

    /* gather the group of the number at at */
    if (p->set[at] == 0 || p->settled[at])
        return;
    gather(c, at);
    for (int j = 0; j < c->numbers; j++)
        p->settled[c->number[j]] = true;
    forget(c);
    tiles = c->tiles;
    memcpy(tile, c->tile, sizeof tile);
    for (int i = 0; i < 2 * tiles; i++)
        if (!doubt(c, tile[i / 2], i % 2))
            return;
    announce(p, c, BY_CASES);
}

/* count the ways of each group */
static void count_group(Cases *c, int at)
{
    Group *g = &c->group[c->groups];
    const Group *last = g - 1;

    gather(c, at);
    g->at = (short)at;
    g->tiles = (short)c->tiles;
    g->ways = c->groups == 0 ? c->pool : last->ways + last->tiles + 1;
    c->groups++;
    for (int t = 0; t <= g->tiles; t++)
        g->ways[t] = 0;
    forget(c);
    /* search, and once more while nothing was found */
    for (int k = 0; k < AGAIN && search(c, ALL, g->ways, ANY) <= 0; k++)
        c->salt += c->ration > 0;
    g->salt = c->salt;
}
static bool count_ways(Cases *c)
{
    const Proof *p = c->p;
    int before = c->round;

    c->groups = c->rest = c->of_rest = 0;
    for (int tile = 0; tile < p->rows * p->columns; tile++) {
        int at = place_of(p, tile);

        if (p->knows[at] != UNKNOWN || c->met[at] > before)
            continue;
        if (p->touch[at] == 0 && c->of_rest != 0)
            c->others[c->rest++] = (short)at;
        else
            count_group(c, at);
        if (p->touch[at] == 0 && c->of_rest == 0)
            c->of_rest = at;
    }
    return c->purse >= 0;
}

/* weigh the rest */
static void weigh_rest(Cases *c)
{
    c->fill[0] = 1e-300;
    for (int b = 0; b < c->p->left; b++)
        c->fill[b + 1] = c->fill[b] * (c->rest - b) / (b + 1);
}
static void mix(Cases *c, int left, int from, int but)
{
    memcpy(c->mix, c->fill, (size_t)(left + 1) * sizeof *c->mix);
    for (int h = from; h < c->groups; h++)
        for (int b = left; b >= 0 && h != but; b--) {
            const Group *g = &c->group[h];
            double sum = 0;

            for (int t = 0; t <= b && t <= g->tiles; t++)
                sum += g->ways[t] * c->mix[b - t];
            c->mix[b] = sum;
        }
}

/* weigh every tile */
static bool weigh(Cases *c)
{
    const Proof *p = c->p;

    if (p->left < 0 || !count_ways(c))
        return false;
    weigh_rest(c);
    for (int g = 0; g < c->groups; g++) {
        mix(c, p->left, 0, g);
        gather(c, c->group[g].at);
        forget(c);
        search(c, ALL, NULL, p->left);
    }
    /* list all tiles and numbers */
    c->tiles = c->numbers = 0;
    for (int tile = 0; tile < p->rows * p->columns; tile++) {
        int at = place_of(p, tile);

        if (speaks(p, at))
            c->number[c->numbers++] = (short)at;
        if (p->knows[at] != UNKNOWN)
            continue;
        c->tile[c->tiles++] = (short)at;
        if (p->touch[at] == 0) {
            c->bomb[at] = c->bomb[c->of_rest];
            c->safe[at] = c->safe[c->of_rest];
        }
    }
    return c->purse >= 0;
}

/* by count */
static bool by_count(Proof *p, Cases *c)
{
    int beside = 0, rest;

    for (int tile = 0; tile < p->rows * p->columns; tile++) {
        int at = place_of(p, tile);

        beside += p->knows[at] == UNKNOWN && p->touch[at] > 0;
    }
    rest = p->unknown - beside;
    if (p->unknown == 0 || (beside < p->left && p->left < rest))
        return false;
    return weigh(c) && announce(p, c, BY_COUNT);
}

/* is all open? */
static bool may_go_on(const Proof *p, const Cases *c)
{
    return c->purse >= 0
        && p->used < SAID - HOLD; /* not reached: no such field known */
}
static bool all_open(const Proof *p)
{
    return p->laid != NULL
        && p->open == p->rows * p->columns - p->laid->bombs;
}

/* reason */
static bool reason(Proof *p, long *cases)
{
    Cases c = { .p = p, .purse = *cases };
    int at;

    while (!all_open(p) && may_go_on(p, &c)) {
        if ((at = take(&p->fresh)) != 0)
            open_tile(p, at, number_of(p->laid, tile_of(p, at)));
        else if ((at = take(&p->one)) != 0)
            one_number(p, at);
        else if ((at = take(&p->two)) != 0)
            two_numbers(p, at);
        else if ((at = take(&p->many)) != 0)
            by_cases(p, &c, at);
        else if (!by_count(p, &c))
            break;
    }
    *cases = c.purse > 0 ? c.purse : 0;
    return may_go_on(p, &c);
}

/* conclude */
static void start(Proof *p, const Mines *m)
{
    int tiles = m->rows * m->columns;

    memset(p, 0, sizeof *p);
    memset(p->number, COVERED, sizeof p->number);
    memset(p->knows, SAFE, sizeof p->knows);
    p->rows = m->rows;
    p->columns = m->columns;
    p->left = m->bombs;
    p->unknown = tiles;
    for (int tile = 0; tile < tiles; tile++) {
        int at = place_of(p, tile);

        p->knows[at] = UNKNOWN;
        for (int i = 0; i < 8; i++)
            p->set[at + away[i]] |= (uint64_t)1 << bit[7 - i];
    }
}
bool conclude(Proof *p, const Mines *seen, long *cases)
{
    start(p, seen);
    for (int t = 0; t < seen->rows * seen->columns; t++)
        if (seen->shown[t] < COVERED)
            open_tile(p, place_of(p, t), seen->shown[t]);
    return reason(p, cases);
}
int Proof_steps(const Proof *p)
{
    return p->steps;
}

const Step *Proof_step(const Proof *p, int k)
{
    return &p->step[k];
}

int Proof_knows(const Proof *p, int tile)
{
    int at = place_of(p, tile);

    return p->number[at] < COVERED ? 0 : p->knows[at];
}
bool solvable(Proof *p, const Mines *laid, long *cases)
{
    start(p, laid);
    if (laid->bomb[laid->first])
        return false;
    p->laid = laid;
    open_tile(p, place_of(p, laid->first),
              number_of(laid, laid->first));
    reason(p, cases);
    return all_open(p);
}

/* odds */
static short permille_of(const Cases *c, int at)
{
    double all = c->bomb[at] + c->safe[at];
    int k = (int)(c->bomb[at] / all * 1000 + 0.5);

    return (short)(k < 1 ? 1 : k > 999 ? 999 : k);
}
bool odds(const Mines *seen, short permille[TILES], long cases)
{
    Proof p;
    bool all = conclude(&p, seen, &cases);
    Cases c = { .p = &p, .purse = cases };

    if (!all || !weigh(&c))
        return false;
    for (int tile = 0; tile < p.rows * p.columns; tile++) {
        int at = place_of(&p, tile), knows = p.knows[at];

        permille[tile] = p.number[at] < COVERED ? -1
                       : knows != UNKNOWN ? (knows == BOMB ? 1000 : 0)
                       : permille_of(&c, at);
    }
    return true;
}

/* imagine */
static int draw(Cases *c, int g, int left, Random *random)
{
    double all = 0, part = Random_bits(random) / 4294967296.0;
    int bombs = 0;

    c->salt = c->group[g].salt;
    mix(c, left, g, g);
    gather(c, c->group[g].at);
    for (int t = 0; t <= c->tiles && t <= left; t++)
        all += c->group[g].ways[t] * c->mix[left - t];
    if (all <= 0)
        return -1;
    search(c, all * part, NULL, left);
    for (int i = 0; i < c->sets; i++)
        bombs += c->chosen[i];
    return bombs;
}
static void bury(Mines *m, const Proof *p, Random *random,
                 const short *at, int n, int bombs)
{
    for (int k = 0; k < n; k++) {
        bool here = Random_below(random, n - k) < bombs;

        m->bomb[tile_of(p, at[k])] = here;
        bombs -= here;
    }
}
static bool dream(Cases *c, Mines *seen, Random *random)
{
    int left = c->p->left;

    c->salt = (uint64_t)Random_bits(random) + 1;
    count_ways(c);
    weigh_rest(c);
    for (int g = 0; g < c->groups; g++) {
        int bombs = draw(c, g, left, random);

        if (bombs < 0)
            return false;
        left -= bombs;
        for (int i = 0; i < c->sets; i++)
            bury(seen, c->p, random, c->twins[i].tile,
                 c->twins[i].size, c->chosen[i]);
    }
    bury(seen, c->p, random, c->others, c->rest, left);
    return true;
}
void imagine(Mines *seen, Random *random)
{
    Proof p;
    long cases = 20000;

    conclude(&p, seen, &cases);
    for (int tile = 0; tile < p.rows * p.columns; tile++)
        seen->bomb[tile] = p.knows[place_of(&p, tile)] == BOMB;
    if (p.left >= 0) {
        Cases c = { .p = &p, .ration = 20000 };

        for (int k = 0; k < AGAIN && !dream(&c, seen, random); k++)
            ;
    }
}
