/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <stdlib.h>
#include "bench.h"
#include "paintbynumbers.h"

/* tests of lines */
static bool is(Cells set, int square)
{
    return set >> square & 1;
}

static bool may_lie(int n, int c, int edge, Cells blue, Cells white)
{
    for (int k = edge; k < edge + c; k++)
        if (k >= n || is(white, k))
            return false;
    return !is(blue, edge + c);
}
typedef bool Reached[BARS + 1][SIDE + 2];   /* bars behind us, edge */
static void from_the_left(int n, const Clue *clue, Cells blue,
                          Cells white, Reached left)
{
    left[0][0] = true;
    for (int j = 0; j <= clue->n; j++)
        for (int edge = 0; edge <= n; edge++) {
            int c = j < clue->n ? clue->bar[j] : n + 1;

            if (left[j][edge] && !is(blue, edge))
                left[j][edge + 1] = true;
            if (left[j][edge] && may_lie(n, c, edge, blue, white))
                left[j + 1][edge + c + 1] = true;
        }
}
static bool fit_with_bools(int n, const Clue *clue, Cells blue,
                           Cells white, bool *pale, bool *dark)
{
    Reached left = { { false } }, right = { { false } };

    from_the_left(n, clue, blue, white, left);
    right[clue->n][n + 1] = true;
    for (int edge = n; edge >= 0; edge--)
        for (int j = clue->n; j >= 0; j--) {
            int c = j < clue->n ? clue->bar[j] : n + 1;
            bool gap = !is(blue, edge) && right[j][edge + 1];
            bool bar = may_lie(n, c, edge, blue, white)
                && right[j + 1][edge + c + 1];

            right[j][edge] = gap || bar;
            pale[edge] |= left[j][edge] && gap;
            for (int k = 0; k < c && left[j][edge] && bar; k++)
                dark[edge + k] = pale[edge + c] = true;
        }
    return right[0][0];
}
static bool fit_slowly(int n, const Clue *clue, Cells blue, Cells white,
                       Fit *out)
{
    Cells all = ((Cells)1 << n) - 1;
    bool any = false;

    *out = (Fit){ .blue = all, .white = all };
    for (Cells line = 0; line <= all; line++) {
        Clue its;

        runs(n, line, &its);
        if (memcmp(&its, clue, sizeof its) != 0 || blue & ~line
            || white & line)
            continue;
        any = true;
        out->blue &= line;
        out->white &= ~line;
    }
    return any;
}
static Cells some_of(Cells all, Random *r)
{
    return all & ((Cells)Random_bits(r) << 32 | Random_bits(r));
}

CLAIM(a_line_tells_all_that_its_ways_agree_about)
{
    Random random = Random_start(1, 1);

    for (int k = 0; k < 5000; k++) {
        int n = 1 + k % (k < 4000 ? 10 : 64);
        Cells all = ((Cells)1 << n) - 1, line = some_of(all, &random);
        Cells blue = line & some_of(all, &random);
        Cells white = ~line & some_of(all, &random);
        bool pale[SIDE + 1] = { false }, dark[SIDE + 1] = { false };
        Clue clue;
        Fit f, s;

        runs(n, k % 7 == 0 ? line ^ 1 : line, &clue);
        bool good = fit_with_bools(n, &clue, blue, white, pale, dark);
        CHECK(fit(n, &clue, blue, white, &f) == good);
        for (int at = 0; at < n && good; at++)
            CHECK(is(f.blue, at) == !pale[at]
                  && is(f.white, at) == !dark[at]);
        CHECK(k > 3999 || (good == fit_slowly(n, &clue, blue, white, &s)
            && (!good || (f.blue == s.blue && f.white == s.white))));
    }
}
static Cells drawn(const char *line, char sign)
{
    Cells set = 0;

    for (int k = 0; line[k]; k++)
        set |= (Cells)(line[k] == sign) << k;
    return set;
}

static bool tells(const char *before, Clue clue, const char *after)
{
    Fit f;
    int n = (int)strlen(before);

    return fit(n, &clue, drawn(before, '#'), drawn(before, '.'), &f)
        && f.blue == drawn(after, '#') && f.white == drawn(after, '.');
}

CLAIM(the_lines_of_the_first_page_are_as_told)
{
    CHECK(tells("??????????", (Clue){ 1, { 8 } }, "??######??"));
    CHECK(tells("??????????", (Clue){ 2, { 4, 3 } }, "??##???#??"));
    CHECK(tells("??????????", (Clue){ 2, { 5, 1 } }, "???##?????"));
    CHECK(tells("???#??", (Clue){ 1, { 2 } }, "..?#?."));
    CHECK(tells("?????", (Clue){ 3, { 1, 1, 1 } }, "#.#.#"));
    CHECK(tells("????", (Clue){ 0 }, "....") && tells("", (Clue){ 0 },
          ""));
    CHECK(!fit(2, &(Clue){ 1, { 3 } }, 0, 0, &(Fit){ .blue = 0 }));
    CHECK(!fit(5, &(Clue){ 1, { 2 } }, 17, 0, &(Fit){ .blue = 0 }));
}

CLAIM(bars_of_2_3_3_4_lie_in_40_squares_in_23751_ways)
{
    CHECK(ways(40, &(Clue){ 4, { 2, 3, 3, 4 } }) == 23751);
    CHECK(ways(5, &(Clue){ 3, { 1, 1, 1 } }) == 1);
    CHECK(ways(5, &(Clue){ 0 }) == 1);
    CHECK(ways(2, &(Clue){ 1, { 3 } }) == 0);
    CHECK(ways(62, &(Clue){ 10, { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } })
          == 19499099620u);
}

/* tests of sheets */
static uint64_t clues_of(const Sheet *s)
{
    uint64_t sum = 0;

    for (int way = 0; way < 2; way++)
        for (int k = 0; k < 4; k++)
            for (int j = 0; j < 3; j++)
                sum = sum * 5 + s->clue[way][k].bar[j];
    return sum;
}
static void sheet_of_16(unsigned bits, Sheet *s)
{
    Cells picture[4];

    for (int row = 0; row < 4; row++)
        picture[row] = bits >> 4 * row & 15;
    sheet_of(4, 4, picture, s);
}

static int by_sum(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}
LONG_CLAIM(of_all_pictures_of_4x4_those_alone_are_found)
{
    static uint64_t sum[65536], sorted[65536];
    int alone = 0;
    Sheet s;

    for (unsigned k = 0; k < 65536; k++) {
        sheet_of_16(k, &s);
        sorted[k] = sum[k] = clues_of(&s);
    }
    qsort(sorted, 65536, sizeof *sorted, by_sum);
    for (unsigned k = 0; k < 65536 && test_faults < 9; k++) {
        uint64_t *at = bsearch(&sum[k], sorted, 65536, sizeof *sorted,
                               by_sum);
        bool twin = (at > sorted && at[-1] == *at)
                 || (at < sorted + 65535 && at[1] == *at);

        sheet_of_16(k, &s);
        Verdict v = prove(&s, 10000).verdict;
        CHECK(twin ? v == SEVERAL : v >= BY_LINES);
        if (!twin)
            for (int row = 0; row < 4; row++)
                CHECK(s.marks.blue[0][row] == (k >> 4 * row & 15));
        alone += !twin;
    }
    CHECK(alone == 52362);
}
static Proof proof_of(const char *picture, Sheet *s)
{
    Grid g = Grid_of(picture);
    Cells row[SIDE] = { 0 };

    for (int at = 0; at < g.rows * g.columns; at++)
        if (Grid_drawn(g, picture, at) == '#')
            row[at / g.columns] |= (Cells)1 << at % g.columns;
    sheet_of(g.rows, g.columns, row, s);
    return prove(s, 100000);
}

CLAIM(small_boards_get_the_verdicts_of_the_book)
{
    Sheet s;

    CHECK(proof_of("#./.#", &s).verdict == SEVERAL);
    CHECK(known(&s, &s.marks) == 0);
    CHECK(proof_of("#", &s).verdict == BY_LINES && s.proof.steps == 1);
    CHECK(proof_of("...../...../...../...../.....", &s).verdict
          == BY_LINES);
    CHECK(proof_of("..#../..#../#####/..#../..#..", &s).verdict
          == BY_LINES);
    CHECK(proof_of("#####/#...#/#...#/#...#/#####", &s).verdict
          == BY_LINES);
}
static void clued(Sheet *s, int n, const Clue *rows,
                  const Clue *columns)
{
    *s = (Sheet){ .size = { n, n } };
    memcpy(s->clue[0], rows, (size_t)n * sizeof *rows);
    memcpy(s->clue[1], columns, (size_t)n * sizeof *columns);
}

CLAIM(the_solver_breaker_has_32_open_squares_and_then_none)
{
    static const Clue rows[] = { { 1, { 1 } }, { 2, { 2, 2 } },
        { 1, { 1 } }, { 1, { 2 } }, { 2, { 2, 2 } }, { 1, { 1 } } };
    static const Clue columns[] = { { 1, { 1 } }, { 2, { 2, 2 } },
        { 2, { 1, 1 } }, { 1, { 1 } }, { 2, { 2, 2 } }, { 1, { 1 } } };
    Sheet s;

    clued(&s, 6, rows, columns);
    CHECK(prove(&s, 12).verdict == WHO_KNOWS);
    CHECK(known(&s, &s.marks) == 4);
    CHECK(prove(&s, 10000).verdict == BY_SUPPOSING);
    CHECK(known(&s, &s.marks) == 36 && s.answers == 1);
}

static bool has_answer(const Sheet *s, Cells *row, int many)
{
    Sheet its;
    Clue clue;
    bool any = false;

    if (many == 4) {
        sheet_of(4, 4, row, &its);
        return memcmp(its.clue[1], s->clue[1], 4 * sizeof clue) == 0;
    }
    for (row[many] = 0; row[many] < 16; row[many]++) {
        runs(4, row[many], &clue);
        if (memcmp(&clue, &s->clue[0][many], sizeof clue) == 0)
            any = any || has_answer(s, row, many + 1);
    }
    return any;
}
CLAIM(rows_and_columns_of_strangers_seldom_agree)
{
    Random random = Random_start(2, 1);
    int never = 0;

    for (int k = 0; k < 3000; k++) {
        Cells row[4];
        Sheet s, other;

        sheet_of_16(Random_bits(&random) & 0xffff, &s);
        sheet_of_16(Random_bits(&random) & 0xffff, &other);
        memcpy(s.clue[1], other.clue[1], sizeof s.clue[1]);
        Verdict v = prove(&s, 10000).verdict;
        CHECK((v == NEVER) == !has_answer(&s, row, 0));
        never += v == NEVER;
    }
    CHECK(never > 2000);
}
CLAIM(nine_dominoes_are_told_by_supposing)
{
    Sheet s = { .size = { 19, 19 } }, noise;
    Random random = Random_start(60, 3);
    Cells row[SIDE];

    for (int way = 0; way < 2; way++)
        for (int k = 0; k < 19; k++)
            s.clue[way][k] = k == 0 ? (Clue){ 1, { 3 } }
                : k == 18 ? (Clue){ 2, { 1, 1 } }
                : k % 2   ? (Clue){ 1, { 1 } } : (Clue){ 2, { 3, 1 } };
    CHECK(prove(&s, 1000000).verdict == BY_SUPPOSING);
    CHECK(known(&s, &s.marks) == 19 * 19);
    for (int r = 0; r < 13; r++)
        row[r] = Random_bits(&random) & 0x1fff;
    sheet_of(13, 13, row, &noise);
    for (long looks = 100; looks < 20000; looks += looks / 8) {
        Verdict v = prove(&noise, looks).verdict;

        CHECK(v == WHO_KNOWS || v == SEVERAL);
    }
    CHECK(prove(&noise, 1000000).verdict == SEVERAL);
}

CLAIM(one_answer_is_not_counted_twice)
{
    Random random = Random_start(267, 3);
    Cells row[SIDE] = { 0 };
    Sheet s;

    for (int at = 0; at < 14 * 14; at++)
        row[at / 14] |= (Cells)(Random_below(&random, 10) < 4)
                        << at % 14;
    sheet_of(14, 14, row, &s);
    CHECK(prove(&s, 20000).verdict == WHO_KNOWS && s.answers == 1);
}

CLAIM(numbers_that_contradict_each_other_are_noticed)
{
    static const Clue none = { 0 }, one = { 1, { 1 } };
    static const Clue two = { 1, { 2 } }, split = { 2, { 1, 1 } };
    Sheet s;

    clued(&s, 3, (Clue[]){ split, two, one },
          (Clue[]){ two, one, two });
    CHECK(prove(&s, 10000).verdict == NEVER);
    clued(&s, 2, (Clue[]){ one, none }, (Clue[]){ none, none });
    CHECK(prove(&s, 10000).verdict == NEVER);
}

/* tests of the pictures */
static const char *turned(const char *dots, int how, char *out)
{
    Grid g = Grid_of(dots);
    int rows = how & 4 ? g.columns : g.rows;
    int columns = how & 4 ? g.rows : g.columns;

    for (int at = 0; at < rows * columns; at++) {
        int r = at / columns, c = at % columns;
        int row = how & 4 ? c : r, column = how & 4 ? r : c;

        row = how & 1 ? g.rows - 1 - row : row;
        column = how & 2 ? g.columns - 1 - column : column;
        out[at + r] = Grid_drawn(g, dots, row * g.columns + column);
        out[at + r + 1] = '/';
    }
    out[rows * columns + rows - 1] = '\0';
    return out;
}
static const char *first_view(const char *dots)
{
    static char best[31 * 31], other[31 * 31];

    strcpy(best, dots);
    for (int how = 1; how < 8; how++)
        if (strcmp(turned(dots, how, other), best) < 0)
            strcpy(best, other);
    return best;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}
CLAIM(no_two_pictures_are_alike_under_turn_or_mirror)
{
    char **view = calloc((size_t)paintings_count, sizeof *view);

    for (int k = 0; k < paintings_count; k++)
        view[k] = strdup(first_view(paintings[k].dots));
    qsort(view, (size_t)paintings_count, sizeof *view, by_text);
    for (int k = 1; k < paintings_count; k++)
        CHECK(!Text_same(view[k - 1], view[k]));
    for (int k = 0; k < paintings_count; k++)
        free(view[k]);
    free(view);
}
static bool is_as_printed(const Painting *p)
{
    Sheet s;
    Proof proof = proof_of(p->dots, &s);

    return (proof.verdict == BY_LINES || proof.verdict == BY_SUPPOSING)
        && proof.verdict == p->proof.verdict
        && proof.rounds == p->proof.rounds
        && proof.steps == p->proof.steps
        && proof.worst == p->proof.worst;
}

CLAIM(each_picture_has_the_certificate_that_is_printed)
{
    int sizes[7] = { 0 };

    for (int k = 0; k < paintings_count && test_faults < 9; k++) {
        Grid g = Grid_of(paintings[k].dots);
        int longer = g.rows > g.columns ? g.rows : g.columns;

        CHECK(longer >= 10 && longer <= 30 && longer % 5 == 0);
        sizes[longer / 5]++;
        CHECK(is_as_printed(&paintings[k]));
        for (int j = 0; j < k; j++)
            CHECK(!Text_same(paintings[j].name, paintings[k].name));
    }
    CHECK(paintings_count == 500);
    for (int k = 2; k < 7; k++)
        CHECK(sizes[k] >= 85);
}
TEST_MAIN
