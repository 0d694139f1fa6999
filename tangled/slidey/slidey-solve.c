/* Made from games/slidey.nw by make tangle: change that, not this. */
#include <assert.h>
#include <string.h>
#include "slidey.h"

/* a number for a board */
int number_of(const Tray *s)
{
    int n = cells(s), number = 0;

    for (int k = 0; k < n; k++) {
        int digit = s->tile[k];

        for (int j = 0; j < k; j++)
            digit -= s->tile[j] < s->tile[k];
        number = number * (n - k) + digit;
    }
    return number;
}
void board_of(int number, Tray *s)
{
    int n = cells(s);

    for (int k = n - 1; k >= 0; k--) {
        s->tile[k] = (short)(number % (n - k));
        number /= n - k;
        for (int j = k + 1; j < n; j++)
            if (s->tile[j] >= s->tile[k])
                s->tile[j]++;
    }
    s->hole = place_of(s, n - 1);
}

/* all boards of nine places */
static int look_around(Atlas *a, Tray *s, int here, bool runs)
{
    int from = s->hole, far = a->far[here];

    for (int cell = 0; cell < cells(s); cell++) {
        int next = here;

        if (!in_line(s, cell))
            continue;
        s->slides = 0;
        slide(s, cell);
        if (runs || s->slides == 1)
            next = number_of(s);
        slide(s, from);
        if (a->far[next] == UNSEEN) {
            a->far[next] = (unsigned char)(far + 1);
            a->line[a->many++] = next;
        } else if ((a->far[next] ^ far) & OTHER)
            return a->far[next] + far - OTHER + 1;
    }
    return 0;
}
static int spread(Atlas *a, const Tray *like, bool runs)
{
    Tray s = *like;
    int met = 0;

    for (int k = 0; k < a->many && met == 0; k++) {
        board_of(a->line[k], &s);
        met = look_around(a, &s, a->line[k], runs);
    }
    return met;
}
void fill_atlas(Atlas *a, const Tray *like, bool runs, int goals)
{
    memset(a->far, UNSEEN, sizeof a->far);
    for (a->many = 0; a->many < goals; a->many++)
        a->far[a->line[a->many] = a->many] = 0;
    spread(a, like, runs);
}
int between(Atlas *a, const Tray *s, bool runs)
{
    int here = number_of(s);

    fill_atlas(a, s, runs, 0);
    a->far[a->line[a->many++] = 0] = 0;
    a->far[a->line[a->many++] = here] = OTHER;
    return spread(a, s, runs);
}
int toward(const Atlas *a, const Tray *s)
{
    int cell = -1;
    Tray then = *s;

    while (then.slides != s->slides + 1
           || a->far[number_of(&then)] >= a->far[number_of(s)]) {
        then = *s;
        if (in_line(s, ++cell))
            slide(&then, cell);
    }
    return cell;
}

/* tolls */
static unsigned taken(unsigned at, int group)
{
    unsigned full = 0;

    while (group-- > 0)
        full |= 1u << (at >> 4 * group & 15);
    return full;
}
static unsigned roam(const Purse *p, int hole, unsigned full)
{
    unsigned stain = 1u << hole, was = 0;

    while (stain != was) {
        was = stain;
        stain |= (stain << p->wide | stain >> p->wide
                  | (stain & ~p->right) << 1
                  | (stain & ~p->left) >> 1) & p->all & ~full;
    }
    return stain;
}
static void enter(Purse *p, int g, int group, unsigned at, int hole)
{
    if (p->been[at] >> hole & 1)
        return;
    p->been[at] |= (uint16_t)roam(p, hole, taken(at, group));
    if (p->toll[g][at] == UNSEEN)
        p->toll[g][at] = (unsigned char)p->price;
    p->line[p->tail++ % WAITING] = at << 4 | (unsigned)hole;
}
static void let_slide(Purse *p, int g, int group, uint32_t who)
{
    unsigned at = who >> 4;
    unsigned stain = roam(p, who & 15, taken(at, group));

    for (int k = 0; k < group; k++) {
        int cell = at >> 4 * k & 15;

        for (const int *next = p->near[cell]; *next >= 0; next++)
            if (stain >> *next & 1)
                enter(p, g, group, at
                      + ((unsigned)(*next - cell) << 4 * k), cell);
    }
}
static void set_tolls(Purse *p, Think *t, int g, int group)
{
    memset(p->toll[g], UNSEEN, TOLLS);
    memset(p->been, 0, sizeof p->been);
    p->price = p->tail = 0;
    enter(p, g, group, p->at[0][g], p->cells - 1);
    for (int k = 0, end = 0; k < p->tail && Think_more(t); k++) {
        if (k == end)
            p->price++, end = p->tail;
        assert(p->tail - k <= WAITING);
        let_slide(p, g, group, p->line[k % WAITING]);
    }
}

/* a walk with a purse */
static int toll(const Purse *p)
{
    int here = 0, there = 0;

    for (int g = 0; g < GROUPS; g++) {
        here += p->toll[g][p->at[0][g]];
        there += p->toll[g][p->at[1][g]];
    }
    return here > there ? here : there;
}
static void put(Purse *p, int tile, int from, int to)
{
    int image = p->mirror[tile];

    p->tile[to] = tile;
    p->at[0][tile / GROUP] += (unsigned)(to - from)
                              << 4 * (tile % GROUP);
    p->at[1][image / GROUP] += (unsigned)(p->mirror[to]
        - p->mirror[from]) << 4 * (image % GROUP);
}
static void set_out(Purse *p, const Tray *s)
{
    p->cells = cells(s);
    p->wide = s->columns;
    p->all = (1u << p->cells) - 1;
    for (int cell = 0; cell < p->cells; cell++) {
        Spot at = Grid_spot(grid(s), cell);

        p->near[cell][Grid_near(grid(s), cell, 4, p->near[cell])] = -1;
        p->left |= (unsigned)(at.column == 1) << cell;
        p->right |= (unsigned)(at.column == s->columns) << cell;
        p->mirror[cell] = s->rows == s->columns
            ? Grid_cell(grid(s), at.column, at.row) : cell;
    }
    for (int cell = 0; cell < p->cells - 1; cell++)
        put(p, cell, 0, cell);
}

/* walk as far as the coins go */
static bool walk(Purse *p, Think *t, int from, int coins)
{
    int here = p->hole, owed = toll(p);

    if (owed == 0 || owed > coins || !Think_more(t))
        return owed == 0;
    for (const int *next = p->near[here]; *next >= 0; next++) {
        if (*next == from)
            continue;
        put(p, p->tile[*next], *next, here);
        p->hole = *next;
        if (walk(p, t, here, coins - 1)) {
            p->first = *next;
            return true;
        }
        put(p, p->tile[here], here, *next);
        p->hole = here;
    }
    return false;
}
static void lay(Purse *p, const Tray *s)
{
    for (int cell = 0; cell < p->cells; cell++)
        if (cell != s->hole)
            put(p, s->tile[cell], s->tile[cell], cell);
    p->hole = s->hole;
}
int shortest(Purse *p, const Tray *s, Think *t, int *way, int many)
{
    Tray then = *s;
    int coins;

    set_out(p, s);
    for (int k = 0; k * GROUP < p->cells - 1; k++) {
        int left = p->cells - 1 - k * GROUP;

        set_tolls(p, t, k, left < GROUP ? left : GROUP);
    }
    lay(p, s);
    coins = toll(p);
    while (Think_more(t) && !walk(p, t, -1, coins))
        coins += 2;
    if (t->nodes == 0)
        return -1;
    for (int k = 0; k < coins && k < many; way[k++] = p->first)
        if (k > 0) {
            slide(&then, way[k - 1]);
            lay(p, &then);
            if (!walk(p, t, -1, coins - k))
                return -1;
        }
    return coins;
}

/* row by row */
typedef struct Way {
    Tray t;
    bool fixed[CELLS];              /* tiles that are home for good */
    int *way, many, n;              /* its first slides; all so far */
} Way;

static int lead(const Way *w, int who, int to, int shun)
{
    int line[CELLS] = { to }, tail = 1, near[4];
    short next[CELLS];

    memset(next, -1, sizeof next);
    next[to] = (short)to;
    for (int k = 0; next[who] < 0; k++) {
        int many = Grid_near(grid(&w->t), line[k], 4, near);

        /* let those who come next note from where */
        for (int *cell = near; cell < near + many; cell++)
            if (next[*cell] < 0 && !w->fixed[*cell] && *cell != shun) {
                next[*cell] = (short)line[k];
                line[tail++] = *cell;
            }
    }
    return next[who];
}
static void step_to(Way *w, int cell)
{
    if (w->n < w->many)
        w->way[w->n] = cell;
    w->n++;
    slide(&w->t, cell);
}
static bool bring(Way *w, int tile, int to)
{
    int at = place_of(&w->t, tile), hole = w->t.hole, next;

    if (at == to)
        return false;
    next = lead(w, at, to, -1);
    step_to(w, hole == next ? at : lead(w, hole, next, at));
    return true;
}
enum { SIX = 6 };
static bool dance(Way *w, const Atlas *a, int last, int across,
                  int inward)
{
    Tray c = { .rows = 3, .columns = 2 };
    int at[SIX], others = 2;

    for (int k = 0; k < SIX; k++) {
        at[k] = last + (k % 2 - 1) * across + k / 2 * inward;
        int tile = w->t.tile[at[k]];

        c.tile[k] = (short)(tile == last - across ? 0
            : tile == last ? 1
            : at[k] == w->t.hole ? SIX - 1 : others++);
    }
    if (others != SIX - 1)
        return false;
    c.hole = place_of(&c, SIX - 1);
    step_to(w, at[toward(a, &c)]);
    return true;
}
static void bring_line(Way *w, const Atlas *a, int from, int many,
                       int across, int inward)
{
    int last = from + (many - 1) * across, below = last + inward;
    const short *tile = w->t.tile;

    for (; from != last - across; from += across) {
        while (bring(w, from, from))
            continue;
        w->fixed[from] = true;
    }
    while (tile[from] != from || tile[last] != last) {
        w->fixed[from] = false;
        if (dance(w, a, last, across, inward) || bring(w, from, from))
            continue;
        w->fixed[from] = true;
        bring(w, last, tile[below] == last ? below + inward : below);
    }
    w->fixed[from] = w->fixed[last] = true;
}
int row_by_row(Atlas *a, const Tray *s, int *way, int many)
{
    static const Tray like = { .rows = 3, .columns = 2 };
    int top = 0, left = 0, wide = s->columns, end = cells(s) - 1;
    Way w = { .t = *s, .way = way, .many = many };

    fill_atlas(a, &like, false, 24);
    while (s->rows - top + wide - left > 4)
        if (s->rows - top >= wide - left)
            bring_line(&w, a, top++ * wide + left, wide - left, 1,
                       wide);
        else
            bring_line(&w, a, top * wide + left++, s->rows - top, wide,
                       1);
    while (w.t.hole != end || w.t.tile[end - 1] != end - 1) {
        int east = (w.t.hole + 1) % wide == 0;
        int south = w.t.hole + wide > end;

        step_to(&w, w.t.hole + (east == south ? 1 - 2 * south
                                : (east - south) * wide));
    }
    return w.n;
}
