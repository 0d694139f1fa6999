/* minesweeper-check.c -- re-proves the steps that minesweeper-proofs
   prints, and shares no line with the program that found them.

   For each step and each tile it claims, the contrary is supposed, and
   all ways are tried to fill the covered tiles that touch the cited
   numbers and are not settled by earlier steps: one way that agrees with
   these numbers (and, for the count, with the number of bombs on the
   field) makes the step false. Prints what is wrong, status 1. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1200 };
enum { COVERED, OPEN, SAFE, BOMB };     /* what the steps have settled */
static int rows, columns, bombs, tiles;
static char truth[MOST + 1];            /* '*' or '.' */
static int state[MOST];
static int line, field, steps, fields, kinds[4];
static long tried;
/* of one step */
static int cited[MOST], cites, claimed[MOST], claims;
static int isIn[MOST], needed[MOST];
static int supposed[MOST];              /* -1 not, 0 safe, 1 bomb */
static int byCount;

static void fail(const char *why)
{
    printf("line %d, field %d: %s\n", line, field, why);
    exit(1);
}

static int beside(int tile, int out[9])
{
    int n = 0, row = tile / columns, column = tile % columns;

    for (int k = 0; k < 9; k++) {
        int r = row + k / 3 - 1, c = column + k % 3 - 1;

        if (k != 4 && r >= 0 && r < rows && c >= 0 && c < columns)
            out[n++] = r * columns + c;
    }
    return n;
}

static int shows(int tile)
{
    int next[9], n = beside(tile, next), sum = 0;

    for (int k = 0; k < n; k++)
        sum += truth[next[k]] == '*';
    return sum;
}

/* bombs and free tiles around a cited number, as supposed so far */
static void stands(int number, int *have, int *free, int *some)
{
    int next[9], n = beside(number, next);

    *have = *free = 0;
    for (int k = 0; k < n; k++) {
        int t = next[k];

        if (state[t] == BOMB || (state[t] == COVERED && supposed[t] == 1))
            ++*have;
        if (state[t] == COVERED && supposed[t] < 0) {
            ++*free;
            *some = t;
        }
    }
}

static int fits_near(int tile)
{
    int next[9], n = beside(tile, next), have, free, some;

    for (int k = 0; k < n; k++)
        if (isIn[next[k]]) {
            stands(next[k], &have, &free, &some);
            if (have > needed[next[k]] || have + free < needed[next[k]])
                return 0;
        }
    return 1;
}

/* does the number of all bombs still fit? */
static int fits_count(void)
{
    int have = 0, free = 0;

    for (int t = 0; t < tiles; t++) {
        have += state[t] == BOMB || (state[t] == COVERED
                                     && supposed[t] == 1);
        free += state[t] == COVERED && supposed[t] < 0;
    }
    return have <= bombs && have + free >= bombs;
}

/* is there a way to go on that contradicts nothing? */
static int possible(void)
{
    int tile = -1, least = 99;

    tried++;
    if (byCount && !fits_count())
        return 0;
    for (int k = 0; k < cites && least > 1; k++) {
        int have, free, some = -1;

        stands(cited[k], &have, &free, &some);
        if (free > 0 && free < least) {
            least = free;
            tile = some;
        }
    }
    if (tile < 0)
        return 1;
    for (int bomb = 0; bomb < 2; bomb++) {
        int good;

        supposed[tile] = bomb;
        good = fits_near(tile) && possible();
        supposed[tile] = -1;
        if (good)
            return 1;
    }
    return 0;
}

static int number(void)
{
    int n;

    if (scanf("%d", &n) != 1)
        fail("a number is missing");
    return n;
}

static int place(void)
{
    int row = number(), column = number();

    if (row < 1 || row > rows || column < 1 || column > columns)
        fail("there is no such place");
    return (row - 1) * columns + column - 1;
}

static void read_field(void)
{
    int first;

    rows = number(), columns = number(), bombs = number();
    tiles = rows * columns;
    if (rows < 1 || columns < 1 || tiles > MOST)
        fail("no field is so large");
    first = place();
    for (int r = 0; r < rows; r++, line++)
        if (scanf("%1200s", truth + r * columns) != 1
                || (int)strlen(truth + r * columns) != columns)
            fail("a row is too short or too long");
    for (int t = 0; t < tiles; t++) {
        state[t] = COVERED;
        supposed[t] = -1;
        isIn[t] = 0;
    }
    if (truth[first] == '*')
        fail("the first tile is a bomb");
    state[first] = OPEN;
    field++;
}

static void read_step(int safe)
{
    cites = number();
    if (cites < 0 || cites > tiles)
        fail("so many numbers there are not");
    for (int k = 0; k < cites; k++)
        cited[k] = place();
    claims = number();
    if (claims < 1 || claims > tiles)
        fail("a step claims at least one tile");
    for (int k = 0; k < claims; k++)
        claimed[k] = place();
    for (int k = 0; k < cites; k++) {
        if (state[cited[k]] != OPEN)
            fail("a cited number is not open");
        isIn[cited[k]] = 1;
        needed[cited[k]] = shows(cited[k]);
    }
    for (int k = 0; k < claims; k++) {
        if (state[claimed[k]] != COVERED)
            fail("a claimed tile is settled already");
        supposed[claimed[k]] = safe;    /* the contrary */
        if (fits_near(claimed[k]) && possible())
            fail("a claim does not follow");
        supposed[claimed[k]] = -1;
        if ((truth[claimed[k]] == '*') == safe)
            fail("a claim is false");
    }
    for (int k = 0; k < claims; k++)
        state[claimed[k]] = safe ? OPEN : BOMB;
    for (int k = 0; k < cites; k++)
        isIn[cited[k]] = 0;
    steps++;
}

int main(void)
{
    static const char *const kind[] = { "one", "two", "cases", "count" };
    char word[16], what[16];
    int inside = 0;

    for (line = 1; scanf("%15s", word) == 1; line++) {
        int k = 0;

        if (strcmp(word, "field") == 0 && !inside) {
            read_field();
            inside = 1;
            continue;
        }
        if (strcmp(word, "end") == 0 && inside) {
            for (int t = 0; t < tiles; t++)
                if (truth[t] == '.' && state[t] != OPEN)
                    fail("the steps leave a tile covered");
            inside = 0;
            fields++;
            continue;
        }
        while (k < 4 && strcmp(word, kind[k]) != 0)
            k++;
        if (k == 4 || !inside || scanf("%15s", what) != 1)
            fail("a line is no step");
        if (strcmp(what, "safe") != 0 && strcmp(what, "bomb") != 0)
            fail("a step says safe or bomb");
        byCount = k == 3;
        read_step(what[0] == 's');
        if (k < 2 && cites != k + 1)
            fail("one number is one, and two are two");
        kinds[k]++;
    }
    if (inside)
        fail("the last field has no end");
    printf("%d fields, %d steps: %d of one number, %d of two, %d by "
           "cases, %d by count; %ld ways tried\n", fields, steps,
           kinds[0], kinds[1], kinds[2], kinds[3], tried);
    return 0;
}
