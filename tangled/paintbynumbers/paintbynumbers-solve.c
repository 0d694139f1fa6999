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
static bool hear(Sheet *s, int way, int line)
{
    Marks *m = &s->marks;
    int n = s->size[!way];
    Fit f;

    s->looks--;
    if (!fit(n, &s->clue[way][line], m->blue[way][line],
             m->white[way][line], &f)) {
        s->way = way;
        s->line = line;
        return false;
    }
    Cells blue = f.blue & ~m->blue[way][line];
    Cells white = f.white & ~m->white[way][line];

    mark(m, way, line, blue, true);
    mark(m, way, line, white, false);
    s->news[!way] |= blue | white;
    /* note how hard that was */
    if ((blue | white) && !s->aside) {
        uint64_t many = ways(n, &s->clue[way][line]);

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
                if (now & 1 && !hear(s, way, line)) {
                    s->news[0] = s->news[1] = 0;
                    return false;
                }
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
static bool is_open(const Sheet *s, int row, int column)
{
    return !((s->marks.blue[0][row] | s->marks.white[0][row])
             >> column & 1);
}

/* suppose */
static void try_on(Sheet *s, int row, int column, bool blue)
{
    mark(&s->marks, 0, row, (Cells)1 << column, blue);
    s->news[0] = (Cells)1 << row;
    s->news[1] = (Cells)1 << column;
}
static bool would_hold(Sheet *s, int row, int column, bool blue,
                       Marks *then)
{
    Marks before = s->marks;
    bool holds;

    try_on(s, row, column, blue);
    holds = settle(s);
    *then = s->marks;
    s->marks = before;
    return holds;
}
static int join(Sheet *s, const Marks *a, const Marks *b)
{
    int gained = 0;

    for (int row = 0; row < s->size[0]; row++) {
        Cells known = s->marks.blue[0][row] | s->marks.white[0][row];
        Cells blue = a->blue[0][row] & b->blue[0][row] & ~known;
        Cells white = a->white[0][row] & b->white[0][row] & ~known;

        mark(&s->marks, 0, row, blue, true);
        mark(&s->marks, 0, row, white, false);
        s->news[0] |= (Cells)((blue | white) != 0) << row;
        s->news[1] |= blue | white;
        gained += (blue | white) != 0;
    }
    return gained;
}
enum { BROKEN = -1, IDLE, GAINED };
static int weigh(Sheet *s, int row, int column, int *worth)
{
    Marks blue, white;
    bool may = would_hold(s, row, column, true, &blue);
    bool may_not = would_hold(s, row, column, false, &white);
    int gained = 1;

    if (!may && !may_not)
        return BROKEN;
    if (may && may_not) {
        int a = known(s, &blue), b = known(s, &white);

        *worth = a < b ? 3 * a + b : 3 * b + a;
        gained = join(s, &blue, &white);
    } else
        s->marks = may ? blue : white;
    settle(s);
    return gained ? GAINED : IDLE;
}
static bool suppose(Sheet *s, int *best)
{
    int wide = s->size[1], all = s->size[0] * wide;
    int quiet = 0, most = -1;

    *best = -1;
    for (int k = 0; quiet < all && s->looks > 0; k = (k + 1) % all) {
        int worth = 0, end;

        quiet++;
        if (!is_open(s, k / wide, k % wide))
            continue;
        end = weigh(s, k / wide, k % wide, &worth);
        if (end == BROKEN)
            return false;
        if (end == GAINED)
            quiet = 0, most = -1, *best = -1;
        else if (worth > most)
            most = worth, *best = k;
    }
    return true;
}

/* try both */
static void search(Sheet *s, Marks *answer)
{
    Marks before;
    int fork;

    settle(s);
    if (!suppose(s, &fork) || s->looks <= 0)
        return;
    if (fork < 0) {
        *answer = s->marks;
        s->answers++;
        return;
    }
    before = s->marks;
    for (int blue = 1; blue >= 0 && s->answers < 2; blue--) {
        s->marks = before;
        try_on(s, fork / s->size[1], fork % s->size[1], blue);
        search(s, answer);
    }
}
static void try_all(Sheet *s)
{
    static const Verdict rare[] = { NEVER, BY_TRYING };
    Marks before = s->marks, answer = before;
    Verdict *v = &s->proof.verdict;

    search(s, &answer);
    s->marks = before;
    *v = s->answers > 1 ? SEVERAL : WHO_KNOWS;
    if (s->looks > 0 && s->answers < 2)   /* not reached: none known */
        s->marks = answer, *v = rare[s->answers]; /* not reached: so */
}

/* prove */
Proof prove(Sheet *s, long looks)
{
    int fork, all = s->size[0] * s->size[1];
    bool good;

    /* begin with an empty sheet */
    memset(&s->marks, 0, sizeof s->marks);
    s->proof = (Proof){ .verdict = WHO_KNOWS };
    s->aside = false;
    s->answers = 0;
    s->looks = looks;
    for (int way = 0; way < 2; way++)
        s->news[way] = ((Cells)1 << s->size[way]) - 1;
    good = settle(s);
    if (good && known(s, &s->marks) == all) {
        s->proof.verdict = BY_LINES;
        return s->proof;
    }
    s->aside = true;
    good = good && suppose(s, &fork);
    s->proof.verdict = !good ? NEVER : known(s, &s->marks) == all
                     ? BY_SUPPOSING : WHO_KNOWS;
    if (s->proof.verdict == WHO_KNOWS && s->looks > 0)
        try_all(s);
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
Fit what_line_tells(const Sheet *s, int way, int line)
{
    Fit f = { .blue = 0 };
    Cells blue = s->marks.blue[way][line];
    Cells white = s->marks.white[way][line];

    fit(s->size[!way], &s->clue[way][line], blue, white, &f);
    f.blue &= ~blue;
    f.white &= ~white;
    return f;
}
void sheet_now(const Easel *s, Sheet *out)
{
    sheet_of(s->rows, s->columns, s->goal, out);
    out->marks = s->marks;
}

/* suppose aloud */
static void suppose_aloud(Sheet *s, Tip *out)
{
    long soonest = 20000;
    int all = s->size[0] * s->size[1];
    Marks then;

    s->aside = true;
    s->looks = soonest;
    for (int k = 0; k < 2 * all; k++) {
        int row = k / 2 / s->size[1], column = k / 2 % s->size[1];
        long before = s->looks;

        if (!is_open(s, row, column)
            || would_hold(s, row, column, k % 2, &then)
            || before - s->looks >= soonest)
            continue;
        soonest = before - s->looks;
        *out = (Tip){ s->way, s->line, k / 2 + 1, !(k % 2) };
    }
}

/* find a tip */
void find_tip(const Easel *s, Tip *out)
{
    Sheet sheet;
    uint64_t fewest = UINT64_MAX;

    *out = (Tip){ .line = -1 };
    sheet_now(s, &sheet);
    for (int way = 0; way < 2; way++)
        for (int k = 0; k < sheet.size[way]; k++) {
            Fit f = what_line_tells(&sheet, way, k);
            uint64_t many = ways(sheet.size[!way], &sheet.clue[way][k]);

            if ((f.blue | f.white) && many < fewest) {
                fewest = many;
                *out = (Tip){ way, k, 0, 0 };
            }
        }
    if (out->line < 0)
        suppose_aloud(&sheet, out);
}

/* let the ink flow */
static void flow(int rows, int columns, int ink[SIDE][SIDE])
{
    int dry[SIDE][SIDE], beside[8];
    Grid g = { rows, columns };

    memcpy(dry, ink, sizeof dry);
    for (int at = 0; at < rows * columns; at++) {
        int r = at / columns, c = at % columns, sum = dry[r][c];
        int n = Grid_near(g, at, 8, beside);

        for (int k = 0; k < n; k++)
            sum += dry[beside[k] / columns][beside[k] % columns];
        ink[r][c] = 16 * sum / (n + 1);
    }
}
static void drip(int rows, int columns, Cells *out)
{
    for (int at = 0; at < rows * columns; at++) {
        int r = at / columns, c = at % columns;
        int y = 2 * r + 1 - rows, x = 2 * c + 1 - columns;

        if (y * y * columns * columns + x * x * rows * rows
            <= rows * rows * columns * columns)
            out[r] |= (Cells)1 << c;
    }
}
void grow(int rows, int columns, int number, Cells *out)
{
    Random random = Random_start((uint64_t)number, 2);
    int ink[SIDE][SIDE] = { { 0 } }, middle = 128 * 16;
    int two = 1 + (rows > 62 || columns > 62);
    int high = (rows + two - 1) / two, wide = (columns + two - 1) / two;
    Cells any = 0;

    for (int at = 0; at < high * wide; at++)
        ink[at / wide][at % wide] = Random_below(&random, 256);
    flow(high, wide, ink);
    if (high > 30 || wide > 30) {
        flow(high, wide, ink);
        middle *= 16;
    }
    for (int r = 0; r < rows; any |= out[r++]) {
        out[r] = 0;
        for (int c = 0; c < columns && number; c++)
            out[r] |= (Cells)(ink[r / two][c / two] < middle) << c;
    }
    if (!any)
        drip(rows, columns, out);
}
