/* pousse-fresh.c -- yardstick: who wins 4 x 4 Pousse, and in how many
 * plies, by a program that shares nothing with the game.
 *   cc -O2 -o pousse-fresh tests/bench/yardstick/pousse-fresh.c
 *   ./pousse-fresh
 * Markers never get fewer, so only boards with as many of them can come
 * again. From 16 markers down to none, each board is valued as if a push
 * had just brought its last marker: nothing that stood before it matters,
 * and a search within its number remembers its path. Of each board it is
 * found out whether the side to move wins or loses within 21 plies; a
 * board may come to its end later, and then nothing is said of it. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { BOARDS = 43046721, LONGEST = 21, LATER = 0 };
typedef struct Board { unsigned mine, theirs; } Board;  /* mine: of
                                           who moves; 16 bits each */

static uint32_t threes[1 << 16];        /* bits as digits of base 3 */
static unsigned turned[1 << 16];        /* rows for columns */
static signed char plies[BOARDS];       /* 5: wins in 5, -4: loses in 4 */
static Board path[LONGEST + 1];
static int passed;                      /* in path */

static uint32_t number(Board b)
{
    return threes[b.mine] + 2 * threes[b.theirs];
}

static int markers(Board b)
{
    return __builtin_popcount(b.mine | b.theirs);
}

static int lines(unsigned set)
{
    int n = 0;

    for (int k = 0; k < 4; k++)
        n += (set >> 4 * k & 15) == 15;
    set = turned[set];
    for (int k = 0; k < 4; k++)
        n += (set >> 4 * k & 15) == 15;
    return n;
}

/* pushes 0 to 3 come from the left into a row, 4 to 7 from the right,
 * 8 to 15 from above and below; the other side is to move then */
static Board push(Board b, int way)
{
    int row = way % 4 * 4, place = 0;
    int from = way & 4 ? 3 : 0, by = way & 4 ? -1 : 1;
    unsigned mine = way & 8 ? turned[b.mine] : b.mine;
    unsigned theirs = way & 8 ? turned[b.theirs] : b.theirs;
    int carried = 1;                    /* 1: mine, 2: theirs, 0: none */

    for (int at = from; carried && place < 4; at += by, place++) {
        unsigned bit = 1u << (row + at);
        int was = mine & bit ? 1 : theirs & bit ? 2 : 0;

        mine = carried == 1 ? mine | bit : mine & ~bit;
        theirs = carried == 2 ? theirs | bit : theirs & ~bit;
        carried = was;
    }
    if (way & 8)
        mine = turned[mine], theirs = turned[theirs];
    return (Board){ theirs, mine };
}

/* path holds all boards since a fresh one, each as its mover sees it; so in
 * every second one the sides are exchanged */
static int stood(Board b)
{
    int parity = passed & 1;

    for (int k = passed; k-- > 0;) {
        Board was = path[k];

        if ((k & 1) == parity ? was.mine == b.mine && was.theirs == b.theirs
                              : was.mine == b.theirs && was.theirs == b.mine)
            return 1;
    }
    return 0;
}

/* does the side to move win (wins), or else lose, within so many plies? */
static int sure(Board b, int within, int wins)
{
    Board stay[16];
    int many = 0, n = markers(b);

    if (within < 1)
        return 0;
    for (int way = 0; way < 16; way++) {
        Board then = push(b, way);
        int over = lines(then.theirs) - lines(then.mine);
        int known = plies[number(then)];

        if (over > 0)
            return wins;
        if (over < 0)
            continue;
        if (markers(then) > n) {        /* fresh */
            if (wins && known < 0 && 1 - known <= within)
                return 1;
            if (!wins && (known <= 0 || 1 + known > within))
                return 0;
        } else if (!stood(then))
            stay[many++] = then;
    }
    for (int k = 0; k < many; k++) {
        int so;

        path[passed++] = stay[k];
        so = sure(stay[k], within - 1, !wins);
        passed--;
        if (so == wins)
            return wins;
    }
    return !wins;
}

static int value(Board b)
{
    for (int within = 1; within <= LONGEST; within++) {
        passed = 0;
        path[passed++] = b;
        if (sure(b, within, within % 2))
            return within % 2 ? within : -within;
    }
    return LATER;
}

static Board picture(Board b, int way)  /* of eight */
{
    for (int k = 0; k < way; k++) {     /* transpose, mirror, ... */
        unsigned *set[] = { &b.mine, &b.theirs };

        for (int side = 0; side < 2; side++) {
            unsigned s = *set[side], m = 0;

            if (k % 2 == 0)
                m = turned[s];
            else
                m = (s << 12 & 0xf000) | (s << 4 & 0xf00)
                  | (s >> 4 & 0xf0) | s >> 12;
            *set[side] = m;
        }
    }
    return b;
}

/* of eight pictures the one with the least number speaks for all */
static void settle(Board b, uint32_t count[LONGEST + 1])
{
    int found;

    for (int way = 1; way < 8; way++)
        if (number(picture(b, way)) < number(b))
            return;
    found = value(b);
    count[abs(found)]++;
    for (int way = 0; way < 8; way++)
        plies[number(picture(b, way))] = (signed char)found;
}

/* of X's sixteen answers to these two pushes: how many win? */
static int answers(int first, int second)
{
    Board b = push(push((Board){ 0, 0 }, first), second);
    int many = 0;

    for (int way = 0; way < 16; way++)
        many += plies[number(push(b, way))] < 0;
    return many;
}

int main(void)
{
    int least = 16;
    static uint32_t count[LONGEST + 1];

    for (unsigned set = 0; set < 1 << 16; set++)
        for (uint32_t k = 0, power = 1; k < 16; k++, power *= 3)
            if (set >> k & 1) {
                threes[set] += power;
                turned[set] |= 1u << (k % 4 * 4 + k / 4);
            }
    for (int n = 16; n >= 0; n--)
        for (unsigned mine = 0; mine < 1 << 16; mine++)
            for (unsigned theirs = 0; theirs < 1 << 16; theirs++)
                if (!(mine & theirs) && n == markers((Board){ mine, theirs })
                        && lines(mine) == lines(theirs))
                    settle((Board){ mine, theirs }, count);
    for (int k = 1; k <= LONGEST; k++)
        printf("%2d plies: %u fresh boards are %s\n", k, count[k],
               k % 2 ? "won" : "lost");
    printf("not within %d: %u\n", LONGEST, count[LATER]);
    for (int way = 0; way < 16; way++)
        printf("%s%d", way ? " " : "X begins, and O loses in ",
               -plies[number(push((Board){ 0, 0 }, way))]);
    for (int k = 0; k < 256; k++)
        if (answers(k / 16, k % 16) < least)
            least = answers(k / 16, k % 16);
    printf("\nafter two pushes at least %d of X's 16 win", least);
    printf("\nthe empty board: %d\n", plies[0]);
    return 0;
}
