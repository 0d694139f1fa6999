/* walk.c -- reads the list of four by four and plays X by it against all
 * that O can push; called by list.t. It shares nothing with the game: a board
 * is two sets of squares, and all that stood is kept and looked through.
 * Of each board of the list it is shown that O, to move, loses within the
 * plies that stand beside it, by boards of the list with more markers, and by
 * looking SEEN plies ahead where there is none. One of them is what X makes
 * of the empty board, with 18. Says how many boards were not shown, and ends
 * with status 1 if there are any. */
#include <stdio.h>
#include <string.h>

enum { SEEN = 7, MOST = 1000, X = 0, O = 1, NOBODY = 2 };
typedef struct Board { unsigned of[2]; } Board;     /* bits 0 to 15 */
static Board list[MOST], record[64];
static int plies[MOST], many, last;     /* of the list; of the record */
static int first[1 << 16];              /* by X's squares, one more */
/* of boards just made by a push into a gap, X to move: nothing that stood
 * before can come again, so it is so whatever stood */
typedef struct Fact { Board b; signed char wins, fails; } Fact;
enum { FACTS = 1 << 21 };
static Fact facts[FACTS];

/* square k of push 0 .. 15: four a side, left, right, top, bottom */
static int square(int push, int k)
{
    int line = push % 4;

    return push < 4 ? 4 * line + k : push < 8 ? 4 * line + 3 - k
        : push < 12 ? 4 * k + line : 4 * (3 - k) + line;
}

static int straights(unsigned set)
{
    int n = 0;

    for (int k = 0; k < 4; k++)
        n += (set >> 4 * k & 0x000F) == 0x000F;
    for (int k = 0; k < 4; k++)
        n += (set >> k & 0x1111) == 0x1111;
    return n;
}

/* lines of X less those of O, after a push of who */
static int pushed(Board *b, int push, int who)
{
    for (int k = 0; k < 4 && who != NOBODY; k++) {
        unsigned bit = 1u << square(push, k);
        int was = b->of[X] & bit ? X : b->of[O] & bit ? O : NOBODY;

        if (was != NOBODY)
            b->of[was] ^= bit;
        b->of[who] |= bit;
        who = was;
    }
    return straights(b->of[X]) - straights(b->of[O]);
}

static int stood(const Board *b)
{
    int k = last;

    while (k >= 0 && (record[k].of[X] != b->of[X] || record[k].of[O] != b->of[O]))
        k--;
    return k >= 0;
}

static int markers(const Board *b)
{
    return __builtin_popcount(b->of[X] | b->of[O]);
}

/* the plies of the list for a board, in any of its pictures, or 0 */
static int listed(const Board *b)
{
    for (int way = 0; way < 8; way++) {
        Board seen = { { 0, 0 } };
        int n;

        for (int k = 0; k < 16; k++) {
            int row = way & 1 ? k % 4 : k / 4, column = way & 1 ? k / 4 : k % 4;

            row = way & 2 ? 3 - row : row;
            column = way & 4 ? 3 - column : column;
            for (int side = X; side <= O; side++)
                seen.of[side] |= (b->of[side] >> (4 * row + column) & 1) << k;
        }
        for (n = first[seen.of[X]] - 1; n >= 0 && n < many; n++)
            if (list[n].of[X] == seen.of[X] && list[n].of[O] == seen.of[O])
                return plies[n];
    }
    return 0;
}

static int loses(int within);
static int wins(int within);

/* X is to move on the last board of the record: does it win in time? */
static int finds(int within)
{
    Board then[16];
    int n = 0, now = markers(&record[last]);

    for (int push = 0; push < 16; push++) {
        int lead;

        then[n] = record[last];
        lead = pushed(&then[n], push, X);
        if (lead > 0)
            return 1;
        n += lead == 0 && !stood(&then[n]);
    }
    for (int k = 0; k < n && within > SEEN; k++)
        if (markers(&then[k]) > now) {
            int known = listed(&then[k]);

            if (known && known < within)
                return 1;
        }
    for (int few = 3; few <= SEEN && within > SEEN; few += 2)
        if (wins(few))
            return 1;
    for (int k = 0; k < n && within > 2; k++) {
        int so;

        record[++last] = then[k];
        so = loses(within - 1);
        last--;
        if (so)
            return 1;
    }
    return 0;
}

/* the same, and asked once only where it is so whatever stood */
static int wins(int within)
{
    const Board *b = &record[last];
    Fact *f = &facts[(b->of[X] * 2654435761u ^ b->of[O] * 40503u) % FACTS];
    int so;

    if (last == 0 || markers(b) == markers(b - 1))
        return finds(within);
    if (f->b.of[X] != b->of[X] || f->b.of[O] != b->of[O])
        *f = (Fact){ *b, 99, 0 };
    if (f->wins <= within || f->fails >= within)
        return f->wins <= within;
    so = finds(within);
    if (f->b.of[X] == record[last].of[X] && f->b.of[O] == record[last].of[O])
        *(so ? &f->wins : &f->fails) = (signed char)within;
    return so;
}

/* O is to move: has it lost in time, whatever it pushes? */
static int loses(int within)
{
    for (int push = 0; push < 16; push++) {
        Board then = record[last];
        int lead = pushed(&then, push, O), so = 1;

        if (lead == 0 && !stood(&then)) {
            record[++last] = then;
            so = wins(within - 1);
            last--;
        }
        if (lead < 0 || !so)
            return 0;
    }
    return 1;
}

int main(void)
{
    unsigned sets;
    int within, wrong = 0;
    char line[200];

    while (fgets(line, sizeof line, stdin))
        for (char *at = line; (at = strstr(at, "{ 0x")); at++)
            if (many < MOST && sscanf(at, "{ %x, %d }", &sets, &within) == 2) {
                list[many] = (Board){ { sets >> 16, sets & 0xFFFF } };
                plies[many++] = within;
                if (!first[sets >> 16])
                    first[sets >> 16] = many;
            }
    for (int k = 0; k < many; k++) {
        last = 0;
        record[0] = list[k];
        if (!loses(plies[k])) {
            printf("not shown: 0x%04x%04x within %d\n", list[k].of[X],
                   list[k].of[O], plies[k]);
            wrong++;
        }
    }
    record[0] = (Board){ { 0, 0 } };
    pushed(&record[0], 0, X);
    if (listed(&record[0]) != 18) {
        puts("not shown: X wins from the empty board within 19");
        wrong++;
    }
    printf("%d boards, %d not shown\n", many, wrong);
    return wrong > 0;
}
