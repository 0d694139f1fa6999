/* Made from games/slidey.nw by make tangle: change that, not this. */
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
static void look_around(Atlas *a, Tray *s, int here, bool runs)
{
    int from = s->hole;

    for (int cell = 0; cell < cells(s); cell++) {
        int apart = cell > from ? cell - from : from - cell;

        if (!in_line(s, cell)
            || (!runs && apart != 1 && apart != s->columns))
            continue;
        slide(s, cell);
        int next = number_of(s);
        slide(s, from);
        if (a->far[next] == UNSEEN) {
            a->far[next] = (unsigned char)(a->far[here] + 1);
            a->line[a->many++] = next;
        }
    }
}
void fill_atlas(Atlas *a, const Tray *like, bool runs)
{
    Tray s = *like;

    memset(a->far, UNSEEN, sizeof a->far);
    a->far[0] = 0;
    a->line[0] = 0;
    a->many = 1;
    for (int k = 0; k < a->many; k++) {
        board_of(a->line[k], &s);
        look_around(a, &s, a->line[k], runs);
    }
}
int toward(const Atlas *a, const Tray *s)
{
    int cell = 0;
    Tray then = *s;

    do {
        then = *s;
        if (in_line(s, cell))
            slide(&then, cell);
        cell++;
    } while (then.slides != s->slides + 1
             || a->far[number_of(&then)] > a->far[number_of(s)]);
    return cell - 1;
}

/* tolls */
static unsigned around(const Purse *p, unsigned set)
{
    return (set << p->wide | set >> p->wide
            | (set & ~p->right) << 1 | (set & ~p->left) >> 1) & p->all;
}
static unsigned region(const Purse *p, int hole, unsigned full)
{
    unsigned stain = 1u << hole, was = 0;

    while (stain != was) {
        was = stain;
        stain |= around(p, stain) & ~full;
    }
    return stain;
}

static int slide_in(Purse *p, int group, unsigned at, unsigned stain,
                    int tail)
{
    for (int k = 0; k < group; k++) {
        int cell = at >> 4 * k & 15;
        unsigned to = around(p, 1u << cell) & stain;

        for (int hole = 0; to >> hole != 0; hole++)
            if (to >> hole & 1) {
                unsigned next = at
                    + ((unsigned)(hole - cell) << 4 * k);

                if (!(p->been[next] >> cell & 1))
                    p->line[tail++] = next << 4 | (unsigned)cell;
            }
    }
    return tail;
}
static void set_tolls(Purse *p, Think *t, int g, int group)
{
    unsigned char *toll = p->toll[g];
    int price = 0, tail = 1, end = 1;

    memset(toll, UNSEEN, TOLLS);
    memset(p->been, 0, sizeof p->been);
    p->line[0] = p->at[0][g] << 4 | (unsigned)(p->cells - 1);
    for (int k = 0; k < tail && more(t); k++) {
        if (k == end)
            price++, end = tail;
        /* let the hole roam in the board k of the line */
        unsigned at = p->line[k] >> 4, full = 0, stain;

        if (p->been[at] >> (p->line[k] & 15) & 1)
            continue;
        for (int j = 0; j < group; j++)
            full |= 1u << (at >> 4 * j & 15);
        stain = region(p, p->line[k] & 15, full);
        p->been[at] |= (uint16_t)stain;
        if (toll[at] == UNSEEN)
            toll[at] = (unsigned char)price;
        tail = slide_in(p, group, at, stain, tail);
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
static bool walk(Purse *p, Think *t, int from, int coins)
{
    int here = p->hole, owed = toll(p);

    if (owed == 0 || owed > coins || !more(t))
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
static void set_out(Purse *p, const Tray *s)
{
    p->cells = cells(s);
    p->wide = s->columns;
    p->all = (1u << p->cells) - 1;
    for (int cell = 0; cell < p->cells; cell++) {
        Spot at = Grid_spot(grid(s), cell);

        /* what the purse knows of this place */
        p->near[cell][Grid_near(grid(s), cell, 4, p->near[cell])] = -1;
        p->left |= (unsigned)(at.column == 1) << cell;
        p->right |= (unsigned)(at.column == s->columns) << cell;
        p->mirror[cell] = s->rows == s->columns
            ? Grid_cell(grid(s), at.column, at.row) : cell;
    }
    for (int cell = 0; cell < p->cells - 1; cell++)
        put(p, cell, 0, cell);
}
int shortest(Purse *p, const Tray *s, Think *t, int *first)
{
    int coins;

    set_out(p, s);
    for (int k = 0; k * GROUP < p->cells - 1; k++) {
        int left = p->cells - 1 - k * GROUP;

        set_tolls(p, t, k, left < GROUP ? left : GROUP);
    }
    for (int cell = 0; cell < p->cells; cell++)
        if (cell != s->hole)
            put(p, s->tile[cell], s->tile[cell], cell);
    p->hole = s->hole;
    coins = toll(p);
    while (t->nodes > 0 && !walk(p, t, -1, coins))
        coins += 2;
    *first = p->first;
    return t->nodes > 0 ? coins : -1;
}

/* row by row */
typedef struct Way {
    Tray t;
    bool fixed[CELLS];              /* tiles that are home for good */
    int  first;                     /* slide of all; or -1 */
} Way;

static int lead(const Way *w, int who, int to, int shun)
{
    int line[CELLS], tail = 1, near[4];
    short next[CELLS];

    memset(next, -1, sizeof next);
    line[0] = next[to] = (short)to;
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
    if (w->first < 0)
        w->first = cell;
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
enum { PAIR = 6, CASES = PAIR * PAIR * PAIR };
static void fill_pairs(signed char *go)
{
    int line[CASES], tail = 0, near[4];

    memset(go, -1, CASES);
    for (int hole = 2; hole < PAIR; hole++) {
        line[tail] = hole * PAIR * PAIR + 1;
        go[line[tail++]] = PAIR;
    }
    for (int k = 0; k < tail; k++) {
        int hole = line[k] / PAIR / PAIR;
        int many = Grid_near((Grid){ 3, 2 }, hole, 4, near);

        while (many-- > 0) {
            /* a case that is one slide away */
            int a = line[k] / PAIR % PAIR, b = line[k] % PAIR, to = near[many];
            int next = (to * PAIR + (a == to ? hole : a)) * PAIR
                     + (b == to ? hole : b);

            if (go[next] < 0) {
                go[next] = (signed char)hole;
                line[tail++] = next;
            }
        }
    }
}
static int which_case(const Tray *s, const int *at)
{
    int piece[3] = { cells(s) - 1, at[0], at[1] }, number = 0;

    for (int k = 0; k < 3; k++) {
        int found = 0;

        while (found < PAIR && s->tile[at[found]] != piece[k])
            found++;
        if (found == PAIR)
            return -1;
        number = number * PAIR + found;
    }
    return number;
}
static bool dance(Way *w, int last, int across, int inward)
{
    signed char go[CASES];
    int at[PAIR], now;

    for (int k = 0; k < PAIR; k++)
        at[k] = last + (k % 2 - 1) * across + k / 2 * inward;
    if (w->t.tile[at[0]] == at[0] && w->t.tile[at[1]] == at[1])
        return true;
    fill_pairs(go);
    while ((now = which_case(&w->t, at)) >= 0 && go[now] < PAIR)
        step_to(w, at[go[now]]);
    return now >= 0;
}
static void bring_line(Way *w, int from, int many, int across,
                       int inward)
{
    int last = from + (many - 1) * across, below = last + inward;

    for (; from != last - across; from += across) {
        while (bring(w, from, from))
            continue;
        w->fixed[from] = true;
    }
    while (!dance(w, last, across, inward)) {
        w->fixed[from] = false;
        if (bring(w, from, from))
            continue;
        w->fixed[from] = true;
        if (!bring(w, last, below))
            step_to(w, lead(w, w->t.hole, below + inward, below));
    }
    w->fixed[from] = w->fixed[last] = true;
}
static Tray corner(const Way *w, int top, int left)
{
    int wide = w->t.columns;
    Tray c = { .rows = w->t.rows - top, .columns = wide - left };

    for (int k = 0; k < cells(&c); k++) {
        int at = (top + k / c.columns) * wide + left + k % c.columns;
        int tile = w->t.tile[at];

        c.tile[k] = (short)((tile / wide - top) * c.columns
                            + tile % wide - left);
        c.hole = at == w->t.hole ? k : c.hole;
    }
    return c;
}
int row_by_row(Atlas *a, const Tray *s, int *first)
{
    int top = 0, left = 0, wide = s->columns, cell;
    Way w = { .t = *s, .first = -1 };
    Tray c;

    while ((s->rows - top) * (wide - left) > 6)
        if (s->rows - top >= wide - left)
            bring_line(&w, top++ * wide + left, wide - left, 1, wide);
        else
            bring_line(&w, top * wide + left++, s->rows - top, wide, 1);
    c = corner(&w, top, left);
    fill_atlas(a, &c, false);
    cell = w.first < 0 ? toward(a, &c) : 0;
    *first = w.first >= 0 ? w.first
           : (top + cell / c.columns) * wide + left + cell % c.columns;
    return w.t.slides - s->slides + a->far[number_of(&c)];
}
