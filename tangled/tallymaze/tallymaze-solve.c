/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include <string.h>
#include "random.h"
#include "tallymaze.h"

/* long numbers */
Big Big_divide_long(Big x, Big by, Big *rest)
{
    int step = by.high || by.low >> 96 ? 1 : 32;
    Big base = Big_of((int64_t)1 << step), times, often = Big_divide(
        (Big){ (Wide)x.high << 64 | x.low >> 64, 0 }, by, rest);

    for (int bits = 64 - step; bits >= 0; bits -= step) {
        *rest = Big_times(*rest, base);
        rest->low |= (x.low >> bits) & (base.low - 1);
        times = (Big){ step == 1 ? !Big_less(*rest, by)
                                 : rest->low / by.low, 0 };
        *rest = Big_minus(*rest, Big_times(times, by));
        often = Big_plus(Big_times(often, base), times);
    }
    return often;
}
static bool is_digit(char c) { return (unsigned)(c - '0') < 10; }

bool Big_read(const char *text, Big *out)
{
    Big sum = { 0 };
    int digits = 0;

    for (const char *c = text; *c; c++) {
        if (digits > 0 && (*c == ' ' || *c == ',')
            && (is_digit(c[1]) || (*c == ' ' && !c[1])))
            continue;
        if (!is_digit(*c) || (digits > 0 && *text == '0'))
            return false;
        sum = ++digits > 57 ? (Big){ ~(Wide)0, UINT64_MAX }
            : Big_plus(Big_times(sum, Big_of(10)), Big_of(*c - '0'));
    }
    *out = digits > 0 ? sum : *out;
    return digits > 0;
}
void Big_tell(Big n, bool gaps, Text *out)
{
    char digit[80] = "";
    int at = sizeof digit - 1, told = 0;
    Big rest;

    do {
        if (gaps && told > 0 && told % 3 == 0)
            digit[--at] = ' ';
        n = Big_divide(n, Big_of(10), &rest);
        digit[--at] = (char)('0' + (int)rest.low);
        told++;
    } while (n.low | n.high);
    Text_tell(out, "%s", digit + at);
}

/* the chapters */
static int arm(int w, int h, Chapter c, int which)
{
    return (int[SIDES]){ c.a, c.b, w - c.a, h - c.b }[which];
}
static inline int gaps(int w, int h, Chapter c, int *places)
{
    for (int k = LEFT; k < SIDES; k++)
        places[k] = arm(w, h, c, k);
    places[c.whole] = 1;
    return places[LEFT] * places[UP] * places[RIGHT] * places[DOWN];
}

static int all_gaps(int w, int h, Chapter c)
{
    return c.b * (h - c.b) * w + c.a * (w - c.a) * h;
}
static void part(int n, int p, int q, int *x, int *y)
{
    if (p <= q)
        *x = n % p, *y = n / p;
    else
        *y = n % q, *x = n / q;
}
static inline Chapter chapter(int w, int h, int k)
{
    Chapter c;
    int cross;

    part(k, SIDES, (h - 1) * (w - 1), &c.whole, &cross);
    part(cross, h - 1, w - 1, &c.b, &c.a);
    c.a++, c.b++;
    return c;
}

/* count the pages */
static int row_of(int w, int h)
{
    int longer = w > h ? w : h, shorter = w + h - longer;

    return longer * (longer - 1) / 2 + shorter - 1;
}
static inline Big fields(const Atlas *all, int w, int h, Chapter c,
                         Big *m)
{
    m[0] = all->pages[c.a][c.b];
    m[1] = all->pages[w - c.a][c.b];
    m[2] = all->pages[c.a][h - c.b];
    m[3] = all->pages[w - c.a][h - c.b];
    return Big_times(Big_times(m[0], m[1]), Big_times(m[2], m[3]));
}
static void count(Atlas *all, int w, int h)
{
    Big sum = Big_of(h == 1), m[4], *begins = all->begins[row_of(w, h)];
    Chapter c;

    for (c.a = 1; c.a < w; c.a++) {
        begins[c.a - 1] = sum;
        for (c.b = 1; c.b < h; c.b++)
            sum = Big_plus(sum, Big_times(Big_of(all_gaps(w, h, c)),
                                          fields(all, w, h, c, m)));
    }
    begins[w - 1] = all->pages[w][h] = all->pages[h][w] = sum;
}
static inline void part_Big(Big n, Big p, Big q, Big *x, Big *y)
{
    bool fewer = !Big_less(q, p);

    *(fewer ? y : x) = Big_divide(n, fewer ? p : q, fewer ? x : y);
}
void Atlas_make(Atlas *all, int w, int h)
{
    all->w = w;
    all->h = h;
    for (int x = 1; x <= (w > h ? w : h); x++)
        for (int y = 1; y <= x; y++)
            count(all, x, y);
}

/* open the atlas */
static int in_a_line(int w, int h)
{
    return (w - 1) * (h - 1) < SIDES ? CELLS
         : SIDES * ((w < h ? w : h) - 1);
}
static Chapter turn_to(const Atlas *all, int w, int h, Big *page,
                       Big *m, int *places)
{
    const Big *begins = all->begins[row_of(w, h)];
    int run = in_a_line(w, h), k = 0;
    Big each = Big_of(1), many;
    Chapter c;

    while (run < CELLS && !Big_less(*page, begins[k + 1]))
        k++;
    *page = Big_minus(*page, begins[k]);
    c = chapter(w, h, k * run);
    while (w > 2 && h > 2) {
        each = fields(all, w, h, c, m);
        many = Big_times(each, Big_of(all_gaps(w, h, c)));
        if (Big_less(*page, many))
            break;
        *page = Big_minus(*page, many);
        ++*(w < h ? &c.a : &c.b);
    }
    for (;;) {
        many = Big_times(each, Big_of(gaps(w, h, c, places)));
        if (Big_less(*page, many))
            return c;
        *page = Big_minus(*page, many);
        c.whole++;
        if (run == CELLS)
            c = chapter(w, h, ++k);
    }
}
Recipe Atlas_open(const Atlas *all, int w, int h, Big page)
{
    int p[SIDES], first, second;
    Big m[4] = { { 0, 0 } }, ways, two, y;
    Recipe r = { .cross = turn_to(all, w, h, &page, m, p) };

    if (w > 2 && h > 2) {
        ways = Big_of(p[0] * p[1] * p[2] * p[3]);
        two = Big_times(m[2], m[3]);
        part_Big(page, Big_times(ways, m[0]), Big_times(m[1], two),
                 &page, &y);
        part_Big(page, ways, m[0], &page, &r.field[0]);
        part_Big(y, m[1], two, &r.field[1], &y);
        part_Big(y, m[2], m[3], &r.field[2], &r.field[3]);
    }
    part((int)page.low, p[0] * p[1], p[2] * p[3], &first, &second);
    part(first, p[0], p[1], &r.gap[0], &r.gap[1]);
    part(second, p[2], p[3], &r.gap[2], &r.gap[3]);
    return r;
}

/* draw a maze */
int Maze_beyond(const Maze *m, int cell, int side)
{
    int step[SIDES] = { -1, -m->grid.columns, 1, m->grid.columns };

    return cell + step[side];
}
bool Maze_shut(const Maze *m, int wall)
{
    return !m->open[2 * MOST + wall];
}
void Maze_turn(Maze *m, int wall)
{
    m->open[2 * MOST + wall] ^= 1;
}
bool Maze_open(const Maze *m, int cell, int side)
{
    int step[SIDES] = { -2, 1 - 2 * m->grid.columns, 0, 1 };

    return !Maze_shut(m, 2 * cell + step[side]);
}
bool Maze_wall(const Maze *m, int wall)
{
    Spot at = Grid_spot(m->grid, wall / 2);

    return wall >= 0 && (wall % 2 ? at.row < m->grid.rows
                                  : at.column < m->grid.columns);
}
static int wall_in(const Maze *m, Field f, Chapter c, int which, int k)
{
    bool flat = which % 2 == LEFT;
    int begins = which == RIGHT ? c.a : which == DOWN ? c.b : 0;
    int row = f.row + (flat ? c.b - 1 : begins + k);
    int column = f.column + (flat ? begins + k : c.a - 1);

    return 2 * (row * m->grid.columns + column) + flat;
}
static Field quarter(Field f, Chapter c, int which)
{
    bool right = which % 2, low = which / 2;

    return (Field){ f.row + low * c.b, f.column + right * c.a,
                    right ? f.w - c.a : c.a, low ? f.h - c.b : c.b };
}

static void draw(const Atlas *all, Field f, Big page, Maze *m)
{
    Recipe r = Atlas_open(all, f.w, f.h, page);

    for (int k = 0; k < f.w; k++)
        Maze_turn(m, wall_in(m, f, r.cross, LEFT, k));
    for (int k = 0; k < f.h; k++)
        Maze_turn(m, wall_in(m, f, r.cross, UP, k));
    for (int k = LEFT; k < SIDES; k++)
        if (k != r.cross.whole)
            Maze_turn(m, wall_in(m, f, r.cross, k, r.gap[k]));
    for (int k = 0; k < 4; k++) {
        Field next = quarter(f, r.cross, k);

        if (next.w > 1 && next.h > 1)
            draw(all, next, r.field[k], m);
    }
}
Maze Maze_on(const Atlas *all, Big page)
{
    Maze m = { .grid = { all->h, all->w } };
    int cells = all->w * all->h;

    memset(m.open + 2 * MOST, 1, (size_t)(2 * cells));
    for (int k = cells - all->w; k < cells; k++)
        Maze_turn(&m, 2 * k + 1);
    for (int k = all->w - 1; k < cells; k += all->w)
        Maze_turn(&m, 2 * k);
    draw(all, (Field){ 0, 0, all->w, all->h }, page, &m);
    return m;
}

/* find the ways */
void Ways_to(const Maze *m, int goal, Ways *ways)
{
    unsigned char line[CELLS];
    int joined = 0;

    memset(ways, NOWHERE, sizeof *ways);
    ways->far[goal] = 0;
    line[joined++] = (unsigned char)goal;
    for (int k = 0; k < joined; k++)
        for (int side = LEFT; side < SIDES; side++) {
            int next = Maze_beyond(m, line[k], side);

            if (!Maze_open(m, line[k], side)
                    || ways->far[next] != NOWHERE)
                continue;
            ways->far[next] = (unsigned char)(ways->far[line[k]] + 1);
            ways->side[next] = (unsigned char)((side + 2) % SIDES);
            line[joined++] = (unsigned char)next;
        }
}

/* which page is it? */
static bool fits(const Maze *m, Field f, Recipe *r)
{
    for (int which = LEFT; which < SIDES; which++) {
        int gaps = 0;

        for (int k = arm(f.w, f.h, r->cross, which) - 1; k >= 0; k--)
            if (!Maze_shut(m, wall_in(m, f, r->cross, which, k))) {
                r->gap[which] = k;
                gaps++;
            }
        if (gaps != (which != r->cross.whole))
            return false;
    }
    r->gap[r->cross.whole] = 0;
    return true;
}
typedef struct Choice { Big it, of; } Choice;

static Choice both(Choice x, Choice y)
{
    bool fewer = !Big_less(y.of, x.of);
    Big p = fewer ? x.of : y.of, rest = fewer ? x.it : y.it,
        often = fewer ? y.it : x.it;

    return (Choice){ Big_plus(rest, Big_times(often, p)),
                     Big_times(x.of, y.of) };
}
static Big page_in(const Atlas *all, int w, int h, const Recipe *r)
{
    Choice gap[SIDES], in[4];
    int p[SIDES];
    Big m[4];

    gaps(w, h, r->cross, p);
    fields(all, w, h, r->cross, m);
    for (int k = 0; k < SIDES; k++) {
        gap[k].it = Big_of(r->gap[k]);
        gap[k].of = Big_of(p[k]);
        in[k] = (Choice){ r->field[k], m[k] };
    }
    gap[0] = both(both(gap[0], gap[1]), both(gap[2], gap[3]));
    return both(both(gap[0], in[0]),
                both(in[1], both(in[2], in[3]))).it;
}
static Big begin_of(const Atlas *all, int w, int h, int k)
{
    int run = in_a_line(w, h), p[SIDES];
    Big sum = all->begins[row_of(w, h)][k / run], m[4];

    for (int j = k - k % run; j < k; j++) {
        Chapter c = chapter(w, h, j);

        sum = Big_plus(sum, Big_times(Big_of(gaps(w, h, c, p)),
                                      fields(all, w, h, c, m)));
    }
    return sum;
}
static bool page_of(const Atlas *all, const Maze *m, Field f,
                    Big *page, Field *bad)
{
    Recipe r;

    *page = Big_of(0);

    for (int k = 0; k < SIDES * (f.w - 1) * (f.h - 1); k++) {
        int field = 0;

        r.cross = chapter(f.w, f.h, k);
        while (fits(m, f, &r) && field < 4 && page_of(all, m,
                quarter(f, r.cross, field), &r.field[field], bad))
            field++;
        if (field == 4) {
            *page = Big_plus(begin_of(all, f.w, f.h, k),
                             page_in(all, f.w, f.h, &r));
            return true;
        }
    }
    *bad = f;
    return f.w == 1 || f.h == 1;
}

/* what is wrong with a drawing */
const char *Maze_fault(const Maze *m, Line why)
{
    int cells = m->grid.rows * m->grid.columns, sides = 0;
    Ways ways;

    Ways_to(m, 0, &ways);
    why[0] = '\0';
    for (int k = 0; k < cells; k++) {
        Spot at = Grid_spot(m->grid, k);

        sides += Maze_open(m, k, RIGHT) + Maze_open(m, k, DOWN);
        if (ways.far[k] == NOWHERE && !*why)
            Text_say(why, _("row %d, column %d cannot be reached"),
                     at.row, at.column);
    }
    if (*why)
        return _("This drawing has no number: a cell is walled in.");
    if (sides < cells)
        return NULL;
    Text_say(why, "%s", _("there is a way around: a wall is missing"));
    return _("This drawing has no number: there is a way around.");
}
const char *Atlas_find(const Atlas *all, const Maze *m, Big *page,
                       Line why)
{
    const char *fault = Maze_fault(m, why);
    Field f;

    if (fault || page_of(all, m, (Field){ 0, 0, all->w, all->h }, page,
                         &f))
        return fault;
    Text_say(why,
             _("rows %d to %d, columns %d to %d: no cross with three "
                    "gaps"), f.row + 1, f.row + f.h, f.column + 1,
             f.column + f.w);
    return _("This drawing has no number: a cross with three gaps is "
             "missing.");
}

/* the chase */
bool is_caught(Trio t)
{
    return t.ball == t.pumpkin[0] || t.ball == t.pumpkin[1];
}
int nearer(const Ways *here, Trio t)
{
    return here->far[t.pumpkin[1]] < here->far[t.pumpkin[0]];
}
static void chase(const Maze *now, const Ways *here, const Ways *there,
                  Trio *t)
{
    int near = nearer(here, *t), *one = &t->pumpkin[near],
        *other = &t->pumpkin[1 - near];

    if (is_caught(*t))
        return;
    *one = Maze_beyond(now, *one, here->side[*one]);
    if (Maze_open(now, *other, there->side[*other]))
        *other = Maze_beyond(now, *other, there->side[*other]);
}
const char *const Trio_turns[TURNS + 1] = {
    "go left", "go up", "go right", "go down", "wait", "next", ""
};
bool step_ball(const Maze *now, int act, Trio *t)
{
    if (act < SIDES && !Maze_open(now, t->ball, act))
        return false;
    if (act < SIDES)
        t->ball = Maze_beyond(now, t->ball, act);
    return true;
}
bool take_step(const Maze *now, int act, Trio *t)
{
    Ways here, there;

    if (!step_ball(now, act, t))
        return false;
    Ways_to(now, t->ball, &here);
    Ways_to(now + 1, t->ball, &there);
    chase(now, &here, &there, t);
    return true;
}

/* look ahead */
Search *Search_for(Think *t, int n)
{
    size_t cells = (size_t)(n * n),
           all = (AHEAD + 2) * cells * cells * cells,
           room = all < LINE_MOST ? all : LINE_MOST + TURNS;
    Search *w = Think_lend(t,
        sizeof *w + room * sizeof *w->line + all / 8);

    if (w) {
        w->seen = (unsigned char *)(w->line + room);
        Atlas_make(&w->atlas, n, n);
    }
    return w;
}
static void join(Search *w, int maze, Trio t, uint32_t from)
{
    int n = w->cells, at = ((maze * n + t.ball) * n + t.pumpkin[0]) * n
        + t.pumpkin[1];
    unsigned char bit = (unsigned char)(1 << at % 8);

    if (!(w->seen[at / 8] & bit))
        w->line[w->joined++] = (Entry){ (uint32_t)at, from };
    w->seen[at / 8] |= bit;
}
Big Atlas_after(const Atlas *all, Big page)
{
    page = Big_plus(page, Big_of(1));
    return Big_less(page, all->pages[all->w][all->h])
        ? page : Big_of(0);
}
static void draw_up_to(Search *w, int last)
{
    size_t bytes = (size_t)(w->cells * w->cells * w->cells / 8);

    while (w->drawn <= last) {
        int k = w->drawn++;

        w->maze[k] = Maze_on(&w->atlas, w->page);
        w->page = Atlas_after(&w->atlas, w->page);
        for (int goal = 0; goal < w->cells; goal++)
            w->ways[k][goal].far[goal] = NOWHERE;
        memset(w->seen + (size_t)k * bytes, 0, bytes);
    }
}
static const Ways *map(Search *w, int maze, int goal)
{
    Ways *ways = &w->ways[maze][goal];

    if (ways->far[goal] == NOWHERE)
        Ways_to(&w->maze[maze], goal, ways);
    return ways;
}
static bool try_turns(Search *w, int head, int *act)
{
    int n = w->cells, at = (int)w->line[head].at;

    for (*act = LEFT; *act < TURNS; ++*act) {
        Trio t = { at / n / n % n, { at / n % n, at % n } };
        int now = at / n / n / n + (*act == NEXT);

        if (now > w->ahead)
            continue;
        draw_up_to(w, now + 1);
        if (!step_ball(&w->maze[now], *act, &t))
            continue;
        chase(&w->maze[now], map(w, now, t.ball),
              map(w, now + 1, t.ball), &t);
        if (t.ball == n - 1 && !is_caught(t))
            return true;
        if (!is_caught(t))
            join(w, now, t, (uint32_t)(head * TURNS + *act));
    }
    return false;
}
static int tell_way(const Search *w, uint32_t from, Line way)
{
    int turns = 1;

    for (uint32_t k = from; k >= TURNS; k = w->line[k / TURNS].from)
        turns++;
    for (int at = turns; at-- > 0; from = w->line[from / TURNS].from)
        if (at < LONGEST)
            way[at] = letters[from % TURNS];
    way[turns < LONGEST ? turns : LONGEST] = '\0';
    return turns;
}
int find_way(Search *w, Think *t, Big page, Trio from, int ahead,
             Line way)
{
    int act;

    w->ahead = ahead;
    w->page = page;
    w->cells = w->atlas.w * w->atlas.h;
    w->drawn = w->joined = 0;
    draw_up_to(w, 0);
    join(w, 0, from, 0);
    for (int head = 0; head < w->joined; head++) {
        if (w->joined > LINE_MOST   /* not reached: takes too long */
            || !Think_more(t))
            return UNKNOWN;
        if (try_turns(w, head, &act))
            return tell_way(w, (uint32_t)(head * TURNS + act), way);
    }
    return LOST;
}

/* a page by chance */
Big Atlas_chance(const Atlas *all, uint64_t seed, int toss)
{
    Random luck = Random_start(seed, (uint64_t)toss);
    Big count = all->pages[all->w][all->h];
    Big half, quarter, rest, page;

    half = Big_divide(count, Big_of(2), &rest);
    quarter = Big_divide(count, Big_of(4), &rest);
    page = Random_bits(&luck) & 1 ? half : Big_of(0);
    for (int k = 0; k < 2; k++) {
        Big bits = { 0 };

        for (int more = 6; more > 0; more--)
            bits = Big_plus(Big_times(bits, Big_of((int64_t)1 << 32)),
                            Big_of(Random_bits(&luck)));
        Big_divide(bits, quarter, &rest);
        page = Big_plus(page, rest);
    }
    return page;
}

const Known Hunt_known[] = {
    { "14320", "DnnnUDDnnRnDRR" },
    { "451884583249", "RRRDnnnUnnRDDDDRD" },
    { "576156314332512221856", "DUDUDRRnnnnDDnnnRRRDRDDDR" },
    { "10700590166436715243190221661999345",
      "DRDDRUURDDDDnnnDnnnDRRRRDRRD" },
    { "173820395212720188955410402783312787514205811392602",
      "DRLRDRRDDDRRDDn.nnnRRRDRURDDRDLDR" },
};

Big Hunt_toss(const Hunt *s, const Atlas *all, int toss)
{
    Big page = Big_of(0);

    if (toss > 0)
        return Atlas_chance(all, s->seed, toss);
    Big_read(Hunt_known[s->n / 2 - 2].page, &page);
    return page;
}
