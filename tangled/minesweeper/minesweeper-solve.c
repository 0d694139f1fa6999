/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <stddef.h>
#include <string.h>
#include "minesweeper-solve.h"

enum { HOLD = 3 * TILES };          /* cases say at most that at once */
enum { AGAIN = 40, RATION = 20000 };    /* dreams; their walks */
enum { ANY = -1 };                  /* total: each way is worth 1 */
#define ALL 1e300                   /* until: never stop */
#define PORTION 0x1p-1000           /* a way of the rest */

/* who is around */
int tiles_of(const Mines *m)
{
    return m->grid.rows * m->grid.columns;
}

int around(const Mines *m, int tile, int out[8])
{
    return Grid_near(m->grid, tile, 8, out);
}
int number_of(const Mines *m, int tile)
{
    int next[8], n = around(m, tile, next), bombs = 0;

    while (n > 0)
        bombs += m->bomb[next[--n]];
    return bombs;
}

/* witnesses */
static const int away[8] = { -WIDE - 1, -WIDE, -WIDE + 1, -1,
                             1, WIDE - 1, WIDE, WIDE + 1 };
static const int bit[8] = { 18, 19, 20, 26, 28, 34, 35, 36 };

static int place_of(const Proof *p, int tile)
{
    int columns = p->grid.columns;

    return (tile / columns + 2) * WIDE + tile % columns + 2;
}

static int tile_of(const Proof *p, int at)
{
    return (at / WIDE - 2) * p->grid.columns + at % WIDE - 2;
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
static void put(Pile *pile, int at)
{
    if (!pile->on[at]) {
        pile->on[at] = true;
        pile->at[pile->n++] = (short)at;
    }
}
static int take(Pile *pile)
{
    while (pile->n > 0) {
        int at = pile->at[--pile->n];

        if (pile->on[at]) {
            pile->on[at] = false;
            return at;
        }
    }
    return 0;
}
static bool speaks(const Proof *p, int at)
{
    return p->number[at] < COVERED && p->set[at] != 0;
}

static void call(Proof *p, int at)
{
    if (speaks(p, at)) {
        put(&p->one, at);
        put(&p->two, at);
    }
}
static void learn(Proof *p, int at, int what)
{
    p->knows[at] = (uint8_t)what;
    p->tiles_left--;
    p->bombs_left -= what == BOMB;
    for (int i = 0; i < 8; i++) {
        int n = at + away[i];

        p->set[n] &= ~((uint64_t)1 << bit[7 - i]);
        p->room[n]--;
        p->need[n] -= what == BOMB;
        call(p, n);
    }
}
static void open_tile(Proof *p, int at, int number)
{
    if (p->knows[at] == UNKNOWN)
        learn(p, at, SAFE);
    p->number[at] = (uint8_t)number;
    p->need[at] += number;
    p->open++;
    for (int i = 0; i < 8; i++)
        p->heard[at + away[i]] |= (uint64_t)1 << bit[7 - i];
    call(p, at);
    put(&p->many, at);
}
static void new_step(Proof *p, Why why, bool safe,
                     const short *cited, int n)
{
    const short *at = p->said + p->used;

    p->step[p->steps++] = (Step){ why, safe, n, 0, at, at + n };
    for (int k = 0; k < n; k++)
        p->said[p->used++] = (short)tile_of(p, cited[k]);
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

/* say what two numbers prove */
static void say_two(Proof *p, int a, uint64_t safe,
                    int b, uint64_t bombs)
{
    const short cited[] = { (short)(a ? a : b), (short)b };
    int n = a && b ? 2 : 1;

    for (int k = 0; k < 2; k++) {
        uint64_t set = k ? safe : bombs;

        if (set == 0)
            continue;
        new_step(p, n == 2 ? TWO_NUMBERS : ONE_NUMBER, k, cited, n);
        for (int i = 0; i < 8; i++)
            if (set >> bit[i] & 1)
                claim(p, (k ? a : b) + away[i]);
    }
}

/* two numbers */
static bool two(Proof *p, int a, int b, int by)
{
    uint64_t ours = p->set[a], theirs = moved(p->set[b], by);
    uint64_t only_a = ours & ~theirs, only_b = theirs & ~ours;
    int ahead = p->need[b] - p->need[a];

    if ((only_a | only_b) == 0 || (b != 0 && (ours & theirs) == 0))
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

/* gather a group */
static void hear(Proof *p, int n)
{
    if (p->met[n] != p->round)
        p->cited[p->numbers++] = (short)n;
    p->met[n] = p->round;
}
static void meet(Proof *p, Twins *t, int at)
{
    p->met[at] = p->round;
    p->tile[p->tiles++] = (short)at;
    t->size++;
}
static bool alone(const Proof *p, int at)
{
    return p->knows[at] == UNKNOWN && p->heard[at] == 0;
}
static bool alike(const Proof *p, int a, int b)
{
    int by = (b / WIDE - a / WIDE) * 8 + b % WIDE - a % WIDE;

    return moved(p->heard[b], by) == p->heard[a];
}
static void join(Proof *p, int at)
{
    Twins *t = &p->twins[p->sets];

    if (p->met[at] == p->round)
        return;
    p->sets++;
    *t = (Twins){ .tile = p->tile + p->tiles };
    for (int i = 0; i < 8; i++)
        if (p->heard[at] >> bit[i] & 1) {
            hear(p, at + away[i]);
            t->number[t->numbers++] = (short)(at + away[i]);
        }
    /* meet the twins */
    for (int i = 0; i < 8 && t->numbers > 0; i++) {
        int twin = t->number[0] + away[i];

        if (p->set[t->number[0]] >> bit[i] & 1 && alike(p, at, twin))
            meet(p, t, twin);
    }
    for (int twin = 0; twin < PLACES && t->numbers == 0; twin++)
        if (alone(p, twin))
            meet(p, t, twin);
    t->most = t->size < p->bombs_left ? t->size : p->bombs_left;
}
static void gather(Proof *p, int at)
{
    p->round++;
    p->sets = p->numbers = p->tiles = 0;
    if (p->number[at] < COVERED)
        hear(p, at);
    else
        join(p, at);
    for (int k = 0; k < p->numbers; k++)
        for (int i = 0; i < 8; i++)
            if (p->set[p->cited[k]] >> bit[i] & 1)
                join(p, p->cited[k] + away[i]);
}

/* choices */
static void give(Proof *p, const Twins *t, int bombs, int tiles)
{
    for (int j = 0; j < t->numbers; j++) {
        p->need[t->number[j]] -= bombs;
        p->room[t->number[j]] -= tiles;
    }
}
static double choose(double weight, int n, int k)
{
    for (int i = 1; i <= k; i++)
        weight = weight * (n - k + i) / i;
    return weight;
}
static double a_way(Proof *p, int bombs, double weight)
{
    if (p->ways != NULL)
        p->ways[bombs] += weight;
    if (p->total != ANY)
        weight *= bombs > p->total ? 0 : p->mix[p->total - bombs];
    p->until -= weight;
    return weight;
}

/* seek */
static double seek(Proof *p, int i, int bombs, double weight)
{
    const Twins *t = &p->twins[i];
    int least = t->least, most = t->most;
    double all = 0;
    bool down;

    if (i == p->sets)
        return a_way(p, bombs, weight);
    if (--p->purse < 0) {
        p->until = -1;
        return 0;
    }
    /* let the witnesses limit the choice */
    for (int j = 0; j < t->numbers; j++) {
        int need = p->need[t->number[j]];
        int rest = p->room[t->number[j]] - t->size;

        most = need < most ? need : most;
        least = need - rest > least ? need - rest : least;
    }
    /* suppose each number of bombs for the twins */
    down = p->salt != 0 ? Random_bits(&p->luck) % 2
                        : p->bomb[t->tile[0]] <= 0;
    for (int s = 0; s <= most - least && p->until >= 0; s++) {
        int k = down ? most - s : least + s;
        double some;

        p->chosen[i] = (short)k;
        give(p, t, k, t->size);
        some = seek(p, i + 1, bombs + k, choose(weight, t->size, k));
        give(p, t, -k, -t->size);
        for (int j = 0; j < t->size; j++) {
            p->bomb[t->tile[j]] += some * k / t->size;
            p->safe[t->tile[j]] += some * (t->size - k) / t->size;
        }
        all += some;
    }
    return all;
}
static double search(Proof *p, double until, double *ways, int total)
{
    p->until = until;
    p->ways = ways;
    p->total = total;
    /* begin with a fresh purse and the same luck */
    if (p->ration > 0)
        p->purse = p->ration;
    p->luck = Random_start(p->salt, (uint64_t)p->twins[0].tile[0]);
    return seek(p, 0, 0, p->twins[0].numbers > 0 ? 1 : PORTION);
}

/* by cases */
static bool doubt(Proof *p, int at, bool bomb)
{
    if ((bomb ? p->bomb : p->safe)[at] > 0)
        return true;
    gather(p, at);
    if (bomb)
        p->twins[0].least = 1;
    else
        p->twins[0].most--;
    search(p, 0, NULL, ANY);
    return p->purse >= 0;
}
static void forget(Proof *p)
{
    for (int k = 0; k < p->tiles; k++)
        p->bomb[p->tile[k]] = p->safe[p->tile[k]] = 0;
}
static bool announce(Proof *p, Why why)
{
    int before = p->steps;

    for (int safe = 1; safe >= 0; safe--) {
        const double *against = safe ? p->bomb : p->safe;
        int last = p->steps;

        for (int k = 0; k < p->tiles; k++)
            if (against[p->tile[k]] <= 0
                    && p->knows[p->tile[k]] == UNKNOWN) {
                if (p->steps == last)
                    new_step(p, why, safe, p->cited, p->numbers);
                claim(p, p->tile[k]);
            }
    }
    return p->steps > before;
}
static void by_cases(Proof *p, int at)
{
    short tile[TILES];
    int tiles;

    if (p->set[at] == 0)
        return;
    gather(p, at);
    for (int j = 0; j < p->numbers; j++)
        p->many.on[p->cited[j]] = false;
    forget(p);
    tiles = p->tiles;
    memcpy(tile, p->tile, (size_t)tiles * sizeof *tile);
    for (int i = 0; i < 2 * tiles; i++)
        if (!doubt(p, tile[i / 2], i % 2))
            return;
    announce(p, BY_CASES);
}

/* by count */
static void count_ways(Proof *p)
{
    int before = p->round, pooled = 0;

    memset(p->pool, 0, sizeof p->pool);
    p->groups = 0;
    for (int at = 0; at < PLACES; at++)
        if (p->knows[at] == UNKNOWN && p->met[at] <= before) {
            Group *g = &p->group[p->groups++];

            gather(p, at);
            forget(p);
            *g = (Group){ at, p->tiles, p->pool + pooled };
            pooled += p->tiles + 1;
            search(p, ALL, g->ways, ANY);
        }
}
static void mix(Proof *p, int left, int from, int but)
{
    for (int b = 0; b <= left; b++)
        p->mix[b] = b == 0;
    for (int h = from; h < p->groups; h++)
        for (int b = left; b >= 0 && h != but; b--) {
            const Group *g = &p->group[h];
            double sum = 0;

            for (int t = 0; t <= b && t <= g->tiles; t++)
                sum += g->ways[t] * p->mix[b - t];
            p->mix[b] = sum;
        }
}
static bool weigh(Proof *p)
{
    if (p->bombs_left < 0)
        return false;
    count_ways(p);
    for (int g = 0; g < p->groups && p->purse >= 0; g++) {
        mix(p, p->bombs_left, 0, g);
        gather(p, p->group[g].at);
        forget(p);
        search(p, ALL, NULL, p->bombs_left);
    }
    p->tiles = p->numbers = 0;
    for (int at = 0; at < PLACES; at++) {
        if (speaks(p, at))
            p->cited[p->numbers++] = (short)at;
        if (p->knows[at] == UNKNOWN)
            p->tile[p->tiles++] = (short)at;
    }
    return p->purse >= 0;
}
static bool by_count(Proof *p)
{
    int rest = 0, beside;

    for (int at = 0; at < PLACES; at++)
        rest += alone(p, at);
    beside = p->tiles_left - rest;
    return p->tiles_left > 0
        && (beside >= p->bombs_left || p->bombs_left >= rest)
        && weigh(p) && announce(p, BY_COUNT);
}

/* is all open? */
static bool may_go_on(const Proof *p)
{
    return p->purse >= 0
        && p->used < SAID - HOLD; /* not reached: no such field known */
}
static bool all_open(const Proof *p)
{
    return p->laid != NULL
        && p->open == tiles_of(p->laid) - p->laid->bombs;
}

/* reason */
static bool reason(Proof *p)
{
    int at;

    while (!all_open(p) && may_go_on(p)) {
        if ((at = take(&p->fresh)) != 0)
            open_tile(p, at, number_of(p->laid, tile_of(p, at)));
        else if ((at = take(&p->one)) != 0)
            two(p, at, 0, 0);
        else if ((at = take(&p->two)) != 0)
            two_numbers(p, at);
        else if ((at = take(&p->many)) != 0)
            by_cases(p, at);
        else if (!by_count(p))
            break;
    }
    return may_go_on(p);
}

/* conclude */
static void start(Proof *p, const Mines *m, long purse)
{
    memset(p, 0, offsetof(Proof, step));
    memset(p->number, COVERED, sizeof p->number);
    memset(p->knows, SAFE, sizeof p->knows);
    p->grid = m->grid;
    p->bombs_left = m->bombs;
    p->tiles_left = tiles_of(m);
    p->purse = purse;
    for (int tile = 0; tile < tiles_of(m); tile++) {
        int at = place_of(p, tile);

        p->knows[at] = UNKNOWN;
        for (int i = 0; i < 8; i++) {
            p->set[at + away[i]] |= (uint64_t)1 << bit[7 - i];
            p->room[at + away[i]]++;
        }
    }
}
bool conclude(Proof *p, const Mines *seen, int before, long purse)
{
    start(p, seen, purse);
    for (int t = 0; t < tiles_of(seen); t++)
        if (seen->shown[t] < COVERED && seen->opened[t] < before)
            open_tile(p, place_of(p, t), seen->shown[t]);
    return reason(p);
}
int Proof_knows(const Proof *p, int tile)
{
    int at = place_of(p, tile);

    return p->number[at] < COVERED ? UNKNOWN : p->knows[at];
}

bool in_list(const short *list, int n, int tile)
{
    while (n > 0)
        if (list[--n] == tile)
            return true;
    return false;
}
bool solvable(Proof *p, const Mines *laid, long purse)
{
    start(p, laid, purse);
    if (laid->bomb[laid->first])
        return false;
    p->laid = laid;
    open_tile(p, place_of(p, laid->first),
              number_of(laid, laid->first));
    reason(p);
    return all_open(p);
}
bool odds(Proof *p, short permille[TILES])
{
    if (p->purse < 0 || !weigh(p))
        return false;
    for (int t = 0; t < p->grid.rows * p->grid.columns; t++) {
        int at = place_of(p, t), k = p->knows[at] == BOMB ? 1000 : 0;
        double all = p->bomb[at] + p->safe[at];

        if (p->knows[at] == UNKNOWN) {
            k = (int)((p->bomb[at] * 2000 + all) / (2 * all));
            k = k < 1 ? 1 : k > 999 ? 999 : k;
        }
        permille[t] = (short)(p->number[at] < COVERED ? -1 : k);
    }
    return true;
}
static void bury(Mines *m, const Proof *p, Random *random,
                 const Twins *t, int bombs)
{
    for (int k = 0; k < t->size; k++) {
        bool here = Random_below(random, t->size - k) < bombs;

        m->bomb[tile_of(p, t->tile[k])] = here;
        bombs -= here;
    }
}
static bool dream(Proof *p, Mines *seen, Random *random)
{
    int left = p->bombs_left;

    p->salt = (uint64_t)Random_bits(random) + 1;
    count_ways(p);
    for (int g = 0; g < p->groups; g++) {
        double all = 0;

        mix(p, left, g + 1, ANY);
        gather(p, p->group[g].at);
        for (int t = 0; t <= p->tiles && t <= left; t++)
            all += p->group[g].ways[t] * p->mix[left - t];
        if (all <= 0)
            return false;
        search(p, Random_bits(random) / 4294967296.0 * all, NULL, left);
        for (int i = 0; i < p->sets; i++) {
            bury(seen, p, random, &p->twins[i], p->chosen[i]);
            left -= p->chosen[i];
        }
    }
    return left == 0;
}
void imagine(Proof *p, Mines *seen, Random *random)
{
    conclude(p, seen, NOW, RATION);
    for (int t = 0; t < tiles_of(seen); t++)
        seen->bomb[t] = p->knows[place_of(p, t)] == BOMB;
    p->ration = RATION;
    for (int k = 0; p->bombs_left >= 0 && k < AGAIN; k++)
        if (dream(p, seen, random))
            return;
}
