/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include <string.h>
#include "random.h"
#include "tallymaze.h"

/* long numbers */
__extension__ typedef unsigned __int128 Wide;

static Wide lower(Big x) { return (Wide)x.mid << 64 | x.low; }
static Big big(Wide lower, uint64_t high)
{
    return (Big){ (uint64_t)lower, (uint64_t)(lower >> 64), high };
}

Big Big_of(uint64_t n) { return (Big){ n, 0, 0 }; }
Big Big_plus(Big x, Big y)
{
    Wide sum = lower(x) + lower(y);

    return big(sum, x.high + y.high + (sum < lower(x)));
}
Big Big_minus(Big x, Big y)
{
    return big(lower(x) - lower(y),
               x.high - y.high - (lower(x) < lower(y)));
}
int Big_compare(Big x, Big y)
{
    if (x.high != y.high)
        return x.high < y.high ? -1 : 1;
    return (lower(x) > lower(y)) - (lower(x) < lower(y));
}
Big Big_times(Big x, Big y)
{
    Wide right = (Wide)x.low * y.low;
    Wide one = (Wide)x.low * y.mid, other = (Wide)x.mid * y.low;
    Wide middle = (right >> 64) + (uint64_t)one + (uint64_t)other;
    uint64_t left = x.low * y.high + x.mid * y.mid + x.high * y.low;

    return (Big){ (uint64_t)right, (uint64_t)middle,
                  (uint64_t)(middle >> 64) + (uint64_t)(one >> 64)
                  + (uint64_t)(other >> 64) + left };
}
Big Big_divide(Big x, Big by, Big *rest)
{
    Big often = { 0 };

    if (x.high == 0 && by.high == 0) {
        *rest = big(lower(x) % lower(by), 0);
        return big(lower(x) / lower(by), 0);
    }
    *rest = often;
    for (int bit = 0; bit < 192; bit++) {
        *rest = Big_plus(*rest, *rest);
        rest->low |= x.high >> 63;
        x = Big_plus(x, x);
        often = Big_plus(often, often);
        if (Big_compare(*rest, by) >= 0) {
            *rest = Big_minus(*rest, by);
            often.low |= 1;
        }
    }
    return often;
}
bool Big_read(const char *text, Big *out)
{
    size_t n = strspn(text, "0123456789");
    Big sum = { 0 };

    if (n == 0 || n > 57 || text[n] || (text[0] == '0' && n > 1))
        return false;
    for (; *text; text++)
        sum = Big_plus(Big_times(sum, Big_of(10)),
                       Big_of((uint64_t)*text - '0'));
    *out = sum;
    return true;
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
        digit[--at] = (char)('0' + rest.low);
        told++;
    } while (n.low | n.mid | n.high);
    tell(out, "%s", digit + at);
}

/* the chapters */
static int arm(int w, int h, Chapter c, int which)
{
    return (int[SIDES]){ c.a, c.b, w - c.a, h - c.b }[which];
}
static Big gaps(int w, int h, Chapter c)
{
    int p[SIDES] = { c.a, c.b, w - c.a, h - c.b };

    p[c.whole] = 1;
    return Big_of((uint64_t)(p[LEFT] * p[UP] * p[RIGHT] * p[DOWN]));
}

static void part(int n, int p, int q, int *x, int *y)
{
    if (p <= q)
        *x = n % p, *y = n / p;
    else
        *y = n % q, *x = n / q;
}
static Chapter chapter(int w, int h, int k)
{
    Chapter c;
    int cross;

    part(k, SIDES, (h - 1) * (w - 1), &c.whole, &cross);
    part(cross, h - 1, w - 1, &c.b, &c.a);
    c.a++, c.b++;
    return c;
}

/* count the pages */
static Big fields(const Atlas *all, int w, int h, Chapter c)
{
    return Big_times(
        Big_times(all->count[c.a][c.b], all->count[w - c.a][c.b]),
        Big_times(all->count[c.a][h - c.b],
                  all->count[w - c.a][h - c.b]));
}
static Big length(const Atlas *all, int w, int h, Chapter c)
{
    return Big_times(gaps(w, h, c), fields(all, w, h, c));
}
static Big pages(const Atlas *all, int w, int h)
{
    Big sum = Big_of(w == 1 || h == 1);
    Chapter c;

    for (c.a = 1; c.a < w; c.a++)
        for (c.b = 1; c.b < h; c.b++) {
            Big each = fields(all, w, h, c);

            for (c.whole = LEFT; c.whole < SIDES; c.whole++)
                sum = Big_plus(sum, Big_times(gaps(w, h, c), each));
        }
    return sum;
}
static void part_Big(Big n, Big p, Big q, Big *x, Big *y)
{
    bool fewer = Big_compare(p, q) <= 0;
    Big rest, often = Big_divide(n, fewer ? p : q, &rest);

    *x = fewer ? rest : often;
    *y = fewer ? often : rest;
}
void Atlas_make(Atlas *all, int w, int h)
{
    int most = w > h ? w : h;
    Big sum = Big_of(0);

    all->w = w;
    all->h = h;
    for (int x = 1; x <= most; x++)
        for (int y = 1; y <= x; y++)
            all->count[x][y] = all->count[y][x] = pages(all, x, y);
    for (int k = 0; k < SIDES * (w - 1) * (h - 1); k++) {
        if (k % SIDES == 0)
            all->begins[k / SIDES] = sum;
        sum = Big_plus(sum, length(all, w, h, chapter(w, h, k)));
    }
}

/* open the atlas */
static Chapter turn_to(const Atlas *all, int w, int h, Big *page)
{
    int crosses = (w - 1) * (h - 1), k = 0;
    int run = crosses < SIDES ? 1 : SIDES;

    if (w == all->w) {
        while (k + 1 < crosses
               && Big_compare(all->begins[k + 1], *page) <= 0)
            k++;
        *page = Big_minus(*page, all->begins[k]);
    }
    for (k *= SIDES;; k += run) {
        Chapter c = chapter(w, h, k);
        Big each = fields(all, w, h, c);

        for (int left = run; left > 0; left--, c.whole++) {
            Big many = Big_times(gaps(w, h, c), each);

            if (Big_compare(*page, many) < 0)
                return c;
            *page = Big_minus(*page, many);
        }
    }
}
static void ways_of(const Atlas *all, int w, int h, Chapter c,
                    int *places, Big *m)
{
    for (int k = 0; k < SIDES; k++) {
        places[k] = k == c.whole ? 1 : arm(w, h, c, k);
        m[k] = all->count[k % 2 ? w - c.a : c.a]
                         [k / 2 ? h - c.b : c.b];
    }
}
Recipe Atlas_open(const Atlas *all, int w, int h, Big page)
{
    Recipe r = { .cross = turn_to(all, w, h, &page) };
    int places[SIDES], first, second;
    Big m[4], ways = gaps(w, h, r.cross), two, x, y;

    ways_of(all, w, h, r.cross, places, m);
    two = Big_times(m[2], m[3]);
    part_Big(page, Big_times(ways, m[0]), Big_times(m[1], two), &x, &y);
    part_Big(x, ways, m[0], &x, &r.field[0]);
    part_Big(y, m[1], two, &r.field[1], &y);
    part_Big(y, m[2], m[3], &r.field[2], &r.field[3]);
    part((int)x.low, places[0] * places[1], places[2] * places[3],
         &first, &second);
    part(first, places[0], places[1], &r.gap[0], &r.gap[1]);
    part(second, places[2], places[3], &r.gap[2], &r.gap[3]);
    return r;
}

/* draw a maze */
int Maze_beyond(const Maze *m, int cell, int side)
{
    int step[SIDES] = { -1, -m->grid.columns, 1, m->grid.columns };

    return cell + step[side];
}
bool Maze_open(const Maze *m, int cell, int side)
{
    return m->open[cell] >> side & 1;
}
bool Maze_wall(const Maze *m, int cell, int side)
{
    Spot at = Grid_spot(m->grid, cell);

    return cell >= 0 && ((side == RIGHT && at.column < m->grid.columns)
                         || (side == DOWN && at.row < m->grid.rows));
}
void Maze_turn(Maze *m, int cell, int side)
{
    m->open[cell] ^= (unsigned char)(1 << side);
    m->open[Maze_beyond(m, cell, side)]
        ^= (unsigned char)(1 << (side + 2) % SIDES);
}

static int beside_arm(const Maze *m, Field f, Chapter c, int which,
                      int k)
{
    bool flat = which % 2 == LEFT;
    int begins = which == RIGHT ? c.a : which == DOWN ? c.b : 0;
    int row = f.row + (flat ? c.b - 1 : begins + k);
    int column = f.column + (flat ? begins + k : c.a - 1);

    return row * m->grid.columns + column;
}
static int across(int which)
{
    return which % 2 == LEFT ? DOWN : RIGHT;
}

static Field quarter(Field f, Chapter c, int which)
{
    bool right = which % 2, low = which / 2;

    return (Field){ f.row + low * c.b, f.column + right * c.a,
                    right ? f.w - c.a : c.a, low ? f.h - c.b : c.b };
}

static void draw(const Atlas *all, Field f, Big page, Maze *m)
{
    int at = f.row * m->grid.columns + f.column;
    Recipe r;

    if (f.w == 1 || f.h == 1) {
        for (int k = 1; k < f.w * f.h; k++) {
            Maze_turn(m, at, f.h == 1 ? RIGHT : DOWN);
            at += f.h == 1 ? 1 : m->grid.columns;
        }
        return;
    }
    r = Atlas_open(all, f.w, f.h, page);
    for (int k = LEFT; k < SIDES; k++)
        if (k != r.cross.whole)
            Maze_turn(m, beside_arm(m, f, r.cross, k, r.gap[k]),
                      across(k));
    for (int k = 0; k < 4; k++)
        draw(all, quarter(f, r.cross, k), r.field[k], m);
}
Maze Maze_on(const Atlas *all, Big page)
{
    Maze m = { .grid = { all->h, all->w } };

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
            if (Maze_open(m, beside_arm(m, f, r->cross, which, k),
                          across(which))) {
                r->gap[which] = k;
                gaps++;
            }
        if (gaps != (which != r->cross.whole))
            return false;
    }
    r->gap[r->cross.whole] = 0;
    return true;
}
static Big put_together(const Big *ways, const Big *choice, int n)
{
    Big p = Big_of(1), q = p, x, y;
    int half = n / 2;

    if (n == 1)
        return *choice;
    for (int k = 0; k < half; k++)
        p = Big_times(p, ways[k]);
    for (int k = half; k < n; k++)
        q = Big_times(q, ways[k]);
    x = put_together(ways, choice, half);
    y = put_together(ways + half, choice + half, n - half);
    return Big_compare(p, q) <= 0 ? Big_plus(x, Big_times(y, p))
                                  : Big_plus(y, Big_times(x, q));
}
static Big page_in(const Atlas *all, int w, int h, const Recipe *r)
{
    int places[SIDES];
    Big ways[5], choice[5], four[SIDES], gap[SIDES];

    ways_of(all, w, h, r->cross, places, ways + 1);
    for (int k = 0; k < SIDES; k++) {
        four[k] = Big_of((uint64_t)places[k]);
        gap[k] = Big_of((uint64_t)r->gap[k]);
        choice[k + 1] = r->field[k];
    }
    ways[0] = gaps(w, h, r->cross);
    choice[0] = put_together(four, gap, SIDES);
    return put_together(ways, choice, 5);
}
bool Atlas_page(const Atlas *all, const Maze *m, Field f, Big *page,
                Field *bad)
{
    Big before = *page = Big_of(0);
    Recipe r;

    for (int k = 0; k < SIDES * (f.w - 1) * (f.h - 1); k++) {
        int field = 0;

        r.cross = chapter(f.w, f.h, k);
        while (fits(m, f, &r) && field < 4 && Atlas_page(all, m,
                quarter(f, r.cross, field), &r.field[field], bad))
            field++;
        if (field == 4) {
            *page = Big_plus(before, page_in(all, f.w, f.h, &r));
            return true;
        }
        before = Big_plus(before, length(all, f.w, f.h, r.cross));
    }
    *bad = f;
    return f.w == 1 || f.h == 1;
}

/* what is wrong with a drawing */
bool Maze_tree(const Maze *m, Line why)
{
    int cells = m->grid.rows * m->grid.columns, sides = 0;
    Ways ways;

    Ways_to(m, 0, &ways);
    why[0] = '\0';
    for (int k = 0; k < cells; k++) {
        Spot at = Grid_spot(m->grid, k);

        sides += Maze_open(m, k, RIGHT) + Maze_open(m, k, DOWN);
        if (ways.far[k] == NOWHERE && !*why)
            say(why, _("row %d, column %d cannot be reached"), at.row,
                at.column);
    }
    if (!*why && sides >= cells)
        say(why, "%s", _("there is a way around: a wall is missing"));
    return !*why;
}
bool Atlas_finds(const Atlas *all, const Maze *m, Big *page, Line why)
{
    Field f;

    if (!Maze_tree(m, why))
        return false;
    if (Atlas_page(all, m, (Field){ 0, 0, all->w, all->h }, page, &f))
        return true;
    say(why, _("rows %d to %d, columns %d to %d: no cross with three "
               "gaps"), f.row + 1, f.row + f.h, f.column + 1,
        f.column + f.w);
    return false;
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
void chase(const Maze *now, const Ways *here, const Ways *there,
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
bool step_ball(const Maze *now, int act, Trio *t)
{
    if (act < SIDES && !Maze_open(now, t->ball, act))
        return false;
    if (act < SIDES)
        t->ball = Maze_beyond(now, t->ball, act);
    return true;
}
Trio Trio_after(const Maze *now, int act, Trio t)
{
    Ways here, there;

    step_ball(now, act, &t);
    Ways_to(now, t.ball, &here);
    Ways_to(now + 1, t.ball, &there);
    chase(now, &here, &there, &t);
    return t;
}

/* look ahead */
Search *Search_for(Think *t, int n)
{
    size_t cells = (size_t)(n * n),
           all = (AHEAD + 2) * cells * cells * cells,
           room = all < LINE_MOST ? all : LINE_MOST;
    Search *w = lend(t, sizeof *w + room * sizeof *w->line + all / 8);

    if (w) {
        Atlas_make(&w->atlas, n, n);
        w->room = (int)room;
        w->seen = (unsigned char *)&w->line[room];
    }
    return w;
}
static Entry entry(int maze, Trio t, int before, int act)
{
    return (Entry){ (unsigned char)maze, (unsigned char)t.ball,
        { (unsigned char)t.pumpkin[0], (unsigned char)t.pumpkin[1] },
        (uint32_t)before & 0xFFFFFFF, (uint32_t)act & 15 };
}
static void join(Search *w, Entry e)
{
    int n = w->cells,
        at = ((e.maze * n + e.ball) * n + e.pumpkin[0]) * n
           + e.pumpkin[1];
    unsigned char bit = (unsigned char)(1 << at % 8);

    if (w->seen[at / 8] & bit)
        return;
    w->seen[at / 8] |= bit;
    if (w->joined < w->room)        /* not reached: takes too long */
        w->line[w->joined++] = e;
    else
        w->full = true;             /* not reached: see above */
}
Big Atlas_after(const Atlas *all, Big page)
{
    page = Big_plus(page, Big_of(1));
    return Big_compare(page, all->count[all->w][all->h]) < 0 ? page
        : Big_of(0);
}
static void draw_up_to(Search *w, int last)
{
    size_t bytes = (size_t)(w->cells * w->cells * w->cells / 8);

    while (w->drawn <= last) {
        int k = w->drawn++;

        w->maze[k] = Maze_on(&w->atlas, w->page);
        w->page = Atlas_after(&w->atlas, w->page);
        for (int goal = 0; goal < w->cells; goal++)
            Ways_to(&w->maze[k], goal, &w->ways[k][goal]);
        memset(w->seen + (size_t)k * bytes, 0, bytes);
    }
}
static bool try_turns(Search *w, int head, int *act)
{
    Entry e = w->line[head];

    for (*act = LEFT; *act < TURNS; ++*act) {
        Trio t = { e.ball, { e.pumpkin[0], e.pumpkin[1] } };
        int now = e.maze + (*act == NEXT);

        if (now > w->ahead)
            continue;
        draw_up_to(w, now + 1);
        if (!step_ball(&w->maze[now], *act, &t))
            continue;
        chase(&w->maze[now], &w->ways[now][t.ball],
              &w->ways[now + 1][t.ball], &t);
        if (is_caught(t))
            continue;
        if (t.ball == w->cells - 1)
            return true;
        join(w, entry(now, t, head, *act));
    }
    return false;
}
static void tell_way(const Search *w, uint32_t head, int act, Way *out)
{
    int at = LONGEST;

    out->way[--at] = letters[act];
    while (head > 0 && at > 0) {    /* not reached: takes too long */
        out->way[--at] = letters[w->line[head].act];
        head = w->line[head].before;
    }
    out->turns = head > 0 ? UNKNOWN /* not reached: takes too long */
        : LONGEST - at;
    memmove(out->way, out->way + at, (size_t)(LONGEST + 1 - at));
}
Way find_way(Search *w, Think *t, Big page, Trio from, int ahead)
{
    Way found = { .turns = UNKNOWN };
    int act;

    w->ahead = ahead;
    w->page = page;
    w->cells = w->atlas.w * w->atlas.h;
    w->drawn = 0;
    draw_up_to(w, 0);
    w->joined = 0;
    w->full = false;
    join(w, entry(0, from, 0, 0));
    for (int head = 0; head < w->joined; head++) {
        if (!more(t))
            return found;
        if (try_turns(w, head, &act)) {
            tell_way(w, (uint32_t)head, act, &found);
            return found;
        }
    }
    found.turns = w->full ? UNKNOWN /* not reached: takes too long */
        : LOST;
    return found;
}

/* a page by chance */
Big Atlas_chance(const Atlas *all, uint64_t seed, int toss)
{
    Random luck = Random_start(seed, (uint64_t)toss);
    Big count = all->count[all->w][all->h], half, quarter, rest, page;

    half = Big_divide(count, Big_of(2), &rest);
    quarter = Big_divide(count, Big_of(4), &rest);
    page = Random_bits(&luck) & 1 ? half : Big_of(0);
    for (int k = 0; k < 2; k++) {
        Big bits = Big_of(Random_bits(&luck));

        for (int more = 5; more > 0; more--)
            bits = Big_plus(Big_times(bits, Big_of((uint64_t)1 << 32)),
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
