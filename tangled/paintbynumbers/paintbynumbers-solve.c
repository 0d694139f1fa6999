/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <string.h>
#include "paintbynumbers.h"

/* count the ways */
uint64_t ways(int n, const Clue *clue)
{
    uint64_t found = 1;
    int spare = n + 1;

    for (int j = 0; j < clue->n; j++)
        spare -= clue->bar[j] + 1;
    if (spare < 0)
        return 0;
    for (int j = 1; j <= clue->n; j++)
        found = found * (uint64_t)(spare + j) / (uint64_t)j;
    return found;
}

/* read a clue from a line */
void runs(int n, Cells line, Clue *out)
{
    int length = 0;

    memset(out, 0, sizeof *out);
    for (int k = 0; k <= n; k++)
        if (line >> k & 1)
            length++;
        else if (length > 0) {
            out->bar[out->n++] = (uint8_t)length;
            length = 0;
        }
}
int longest(const Sheet *s, int way)
{
    int most = 0;

    for (int k = 0; k < s->size[way]; k++)
        if (s->clue[way][k].n > most)
            most = s->clue[way][k].n;
    return most;
}

/* what is on the easel */
bool is_in(const Cells *set, const Easel *s, int at)
{
    return set[at / s->columns] >> at % s->columns & 1;
}
int look_of(const Easel *s, int at)
{
    bool goal = is_in(s->goal, s, at);
    int paint = is_in(s->blue, s, at) ? BLUE
              : is_in(s->white, s, at) ? WHITE : 0;

    if (s->phase != PAINTING)
        return goal ? BLUE : 0;
    return paint | (paint == (goal ? WHITE : BLUE) ? WRONG : 0);
}
int finished(const Easel *s)
{
    Sheet goal, now;
    int many = 0;

    sheet_of(s->rows, s->columns, s->goal, &goal);
    sheet_of(s->rows, s->columns, s->blue, &now);
    for (int way = 0; way < 2; way++)
        for (int k = 0; k < now.size[way]; k++)
            many += memcmp(&goal.clue[way][k], &now.clue[way][k],
                           sizeof(Clue)) == 0;
    return many;
}

bool is_whole(const Easel *s)
{
    return finished(s) == s->rows + s->columns;
}
int mistakes(const Easel *s)
{
    int many = 0;

    for (int at = 0; at < s->rows * s->columns; at++)
        many += (look_of(s, at) & WRONG) != 0;
    return many;
}

/* dominoes */
static Cells up(Cells from, Cells open)
{
    return from | (((from & open) + open) ^ open);
}
static Cells down(Cells from, Cells open)
{
    Cells all = from;

    while ((from = from >> 1 & open & ~all))
        all |= from;
    return all;
}
static Cells room_for(Cells blue, int c)
{
    while (--c > 0)
        blue &= blue >> 1;
    return blue;
}
static Cells covered(Cells starts, int c)
{
    while (--c > 0)
        starts |= starts << 1;
    return starts;
}

/* fit the bars into a line */
bool fit(int n, const Clue *clue, Cells blue, Cells white, Fit *out)
{
    Cells all = ((Cells)1 << n) - 1, may = all & ~white;
    Cells open = ~blue & (all * 2 + 1), left[BARS + 1], right;
    Cells dark = 0, pale;

    out->blue = out->white = 0;
    /* from the left */
    left[0] = up(1, open);
    for (int j = 0; j < clue->n; j++) {
        int c = clue->bar[j];

        out->starts[j] = left[j] & room_for(may, c) & open >> c;
        left[j + 1] = up(out->starts[j] << (c + 1), open);
    }
    if (!(left[clue->n] >> (n + 1) & 1))
        return false;
    /* and from the right */
    right = down((Cells)1 << (n + 1), open);
    pale = left[clue->n] & open & right >> 1;
    for (int j = clue->n - 1; j >= 0; j--) {
        int c = clue->bar[j];

        out->starts[j] &= right >> (c + 1);
        dark |= covered(out->starts[j], c);
        pale |= out->starts[j] << c;
        right = down(out->starts[j], open);
        pale |= left[j] & open & right >> 1;
    }
    out->blue = all & ~pale;
    out->white = all & ~dark;
    return true;
}

/* spread the news */
void mark(Marks *m, int way, int line, Cells fresh, bool blue)
{
    Cells (*set)[SIDE] = blue ? m->blue : m->white;

    set[way][line] ^= fresh;
    for (int k = 0; fresh; k++, fresh >>= 1)
        if (fresh & 1)
            set[!way][k] ^= (Cells)1 << line;
}
bool line_tells(const Sheet *s, int way, int line, Fit *f)
{
    Cells blue = s->marks.blue[way][line];
    Cells white = s->marks.white[way][line];
    bool good = fit(s->size[!way], &s->clue[way][line], blue, white, f);

    f->blue &= ~blue;
    f->white &= ~white;
    return good;
}
static bool hear(Sheet *s, int way, int line)
{
    Fit f;

    s->looks--;
    s->way = way;
    s->line = line;
    if (!line_tells(s, way, line, &f))
        return false;
    mark(&s->marks, way, line, f.blue, true);
    mark(&s->marks, way, line, f.white, false);
    s->news[!way] |= f.blue | f.white;
    /* note how hard that was */
    if ((f.blue | f.white) && !s->aside) {
        uint64_t many = ways(s->size[!way], &s->clue[way][line]);

        s->proof.steps++;
        if (many > s->proof.worst)
            s->proof.worst = many;
    }
    return true;
}
static bool settle(Sheet *s)
{
    while ((s->news[0] | s->news[1]) && s->looks > 0) {
        int before = s->proof.steps;

        for (int way = 0; way < 2; way++) {
            Cells now = s->news[way];

            s->news[way] = 0;
            for (int line = 0; now; line++, now >>= 1)
                if (now & 1 && !hear(s, way, line))
                    return false;
        }
        s->proof.rounds += s->proof.steps > before;
    }
    return true;
}

/* count what is known */
int known(const Sheet *s, const Marks *m)
{
    int many = 0;

    for (int row = 0; row < s->size[0]; row++)
        for (Cells c = m->blue[0][row] | m->white[0][row]; c;
             c &= c - 1)
            many++;
    return many;
}
bool is_open(const Sheet *s, int at)
{
    int row = at / s->size[1];

    return !((s->marks.blue[0][row] | s->marks.white[0][row])
             >> at % s->size[1] & 1);
}

/* suppose */
static void try_on(Sheet *s, int at, bool blue)
{
    int row = at / s->size[1], column = at % s->size[1];

    mark(&s->marks, 0, row, (Cells)1 << column, blue);
    s->news[0] = (Cells)1 << row;
    s->news[1] = (Cells)1 << column;
}
static bool would_hold(Sheet *s, int at, bool blue, Marks *then)
{
    Marks before = s->marks;
    bool holds;

    try_on(s, at, blue);
    holds = settle(s);
    s->news[0] = s->news[1] = 0;
    *then = s->marks;
    s->marks = before;
    return holds;
}
static bool join(Sheet *s, const Marks *a, const Marks *b)
{
    for (int way = 0; way < 2; way++)
        for (int k = 0; k < s->size[way]; k++) {
            Cells *blue = &s->marks.blue[way][k];
            Cells *white = &s->marks.white[way][k];
            Cells was = *blue | *white;

            *blue = a->blue[way][k] & b->blue[way][k];
            *white = a->white[way][k] & b->white[way][k];
            s->news[way] |= (Cells)((*blue | *white) != was) << k;
        }
    return s->news[1] != 0;
}
enum { BROKEN = -3, GAINED, NONE };
static int weigh(Sheet *s, int at)
{
    Marks blue, white;
    bool may = would_hold(s, at, true, &blue);
    bool may_not = would_hold(s, at, false, &white);

    if (!may && !may_not)
        return BROKEN;
    if (!may || !may_not)
        s->marks = may ? blue : white;
    else if (!join(s, &blue, &white)) {
        int a = known(s, &blue), b = known(s, &white);

        return a < b ? 3 * a + b : 3 * b + a;
    }
    settle(s);
    return GAINED;
}
static int suppose(Sheet *s)
{
    int all = s->size[0] * s->size[1];
    int quiet = 0, most = NONE, best = NONE;

    for (int k = 0; quiet < all && s->looks > 0; k = (k + 1) % all) {
        int worth = is_open(s, k) ? weigh(s, k) : NONE;

        quiet++;
        if (worth == BROKEN)
            return BROKEN;
        if (worth == GAINED)
            quiet = 0, most = best = NONE;
        else if (worth > most)
            most = worth, best = k;
    }
    return best;
}

/* try both */
static int search(Sheet *s, Marks *answer)
{
    settle(s);

    int fork = suppose(s);
    Marks before = s->marks;

    if (fork == NONE && s->looks > 0) {
        *answer = before;
        s->answers++;
    }
    for (int k = 0; k < 2 && fork >= 0 && s->answers < 2
                    && s->looks > 0; k++) {
        try_on(s, fork, k == 0);
        search(s, answer);
        s->marks = before;
    }
    return fork;
}

/* prove */
Proof prove(Sheet *s, long looks)
{
    int all = s->size[0] * s->size[1];
    Marks answer = { .blue = { { 0 } } };

    /* begin with an empty sheet */
    memset(&s->marks, 0, sizeof *s - offsetof(Sheet, marks));
    s->looks = looks;
    for (int way = 0; way < 2; way++)
        s->news[way] = ((Cells)1 << s->size[way]) - 1;
    bool good = settle(s);

    s->aside = good && known(s, &s->marks) < all;
    if (s->aside)
        good = search(s, &answer) != BROKEN;
    s->proof.verdict = !good ? NEVER
        : known(s, &s->marks) == all
        ? s->aside ? BY_SUPPOSING : BY_LINES
        : s->answers > 1 ? SEVERAL
        : s->looks <= 0 ? WHO_KNOWS       /* not reached: none known */
        : s->answers ? BY_TRYING : NEVER; /* not reached: so */
    if (s->answers == 1 && s->looks > 0)
        s->marks = answer;
    return s->proof;
}
void sheet_of(int rows, int columns, const Cells *picture, Sheet *out)
{
    memset(out, 0, sizeof *out);
    out->size[0] = rows;
    out->size[1] = columns;
    for (int row = 0; row < rows; row++)
        mark(&out->marks, 0, row, picture[row], true);
    for (int way = 0; way < 2; way++)
        for (int k = 0; k < out->size[way]; k++)
            runs(out->size[!way], out->marks.blue[way][k],
                 &out->clue[way][k]);
}
int level_of(const Proof *proof)
{
    return proof->verdict != BY_LINES || proof->rounds > 5 ? HARD
         : proof->rounds > 2 ? MEDIUM : EASY;
}

/* what a line tells */
void sheet_now(const Easel *s, Sheet *out)
{
    sheet_of(s->rows, s->columns, s->goal, out);
    for (int k = 0; k < s->rows; k++) {
        mark(&out->marks, 0, k, s->goal[k] ^ s->blue[k], true);
        mark(&out->marks, 0, k, s->white[k], false);
    }
}

/* find a tip */
void find_tip(const Easel *s, Tip *out)
{
    Sheet sheet;
    Marks then;
    uint64_t fewest = UINT64_MAX;
    long soonest = 20000;

    *out = (Tip){ .line = -1, .at = s->rows * s->columns };
    while (out->at-- > 0)
        if (look_of(s, out->at) & WRONG)
            return;
    sheet_now(s, &sheet);
    for (int way = 0; way < 2; way++)
        for (int k = 0; k < sheet.size[way]; k++) {
            uint64_t many = ways(sheet.size[!way], &sheet.clue[way][k]);
            Fit f;

            line_tells(&sheet, way, k, &f);
            if ((f.blue | f.white) && many < fewest) {
                fewest = many;
                /* this line knows more */
                int at = 0;

                while (!((f.blue | f.white) >> at & 1))
                    at++;
                *out = (Tip){ way, k, way ? at * s->columns + k : k * s->columns + at,
                              f.blue >> at & 1, false };
            }
        }
    if (out->line < 0) {
        /* suppose aloud */
        sheet.aside = true;
        sheet.looks = soonest;
        for (int k = 0; k < 2 * s->rows * s->columns; k++) {
            long before = sheet.looks;

            if (!is_open(&sheet, k / 2)
                || would_hold(&sheet, k / 2, k % 2, &then)
                || before - sheet.looks >= soonest)
                continue;
            soonest = before - sheet.looks;
            *out = (Tip){ sheet.way, sheet.line, k / 2, !(k % 2), true };
        }
    }
}

/* let the ink flow */
static void flow(Grid g, int ink[SIDE * SIDE])
{
    int dry[SIDE * SIDE], beside[8];

    memcpy(dry, ink, sizeof dry);
    for (int at = 0; at < g.rows * g.columns; at++) {
        int sum = dry[at], n = Grid_near(g, at, 8, beside);

        for (int k = 0; k < n; k++)
            sum += dry[beside[k]];
        ink[at] = 16 * sum / (n + 1);
    }
}
void grow(Easel *s, int number)
{
    Random random = Random_start((uint64_t)number, 2);
    int ink[SIDE * SIDE] = { 0 }, middle = 128 * 16;
    int two = 1 + (s->rows > 62 || s->columns > 62);
    Grid g = { (s->rows - 1) / two + 1, (s->columns - 1) / two + 1 };

    for (int at = 0; at < g.rows * g.columns; at++)
        ink[at] = Random_below(&random, 256);
    flow(g, ink);
    if (g.rows > 30 || g.columns > 30) {
        flow(g, ink);
        middle *= 16;
    }
    for (int drop = !number; drop < 2 && is_whole(s); drop++)
        for (int at = 0; at < s->rows * s->columns; at++) {
            int r = at / s->columns, c = at % s->columns;
            int y = (2 * r + 1 - s->rows) * s->columns;
            int x = (2 * c + 1 - s->columns) * s->rows;
            int all = s->rows * s->columns;

            if (drop ? y * y + x * x <= all * all
                : ink[r / two * g.columns + c / two] < middle)
                s->goal[r] |= (Cells)1 << c;
        }
}
