/* pousse-fresh.c -- yardstick: who wins 4 x 4 Pousse, and in how many
 * plies, by a program that shares nothing with the game.
 *   cc -O2 -o pousse-fresh tests/bench/yardstick/pousse-fresh.c
 *   ./pousse-fresh          what comes out
 *   ./pousse-fresh list     the lines of data/pousse-four.h
 * Markers never get fewer, so only boards with as many of them can come
 * again. From 16 markers down to none, each board is valued as if a push
 * had just brought its last marker: nothing that stood before it matters,
 * and a search within its number remembers its path. Of each board it is
 * found out whether the side to move wins or loses within 21 plies; a
 * board may come to its end later, and then nothing is said of it.
 *   The list is of boards that X wants to make: X is given the push after
 * which it has the fewest new boards to learn, and learns those, until it
 * sees the end by itself. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOARDS = 43046721, LONGEST = 21, LATER = 0 };
typedef struct Board { unsigned mine, theirs; } Board;  /* mine: of
                                           who moves; 16 bits each */

static uint32_t threes[1 << 16];        /* bits as digits of base 3 */
static unsigned turned[1 << 16];        /* rows for columns */
static signed char plies[BOARDS];       /* 5: wins in 5, -4: loses in 4 */
static Board path[4 * LONGEST];
static int passed, base;                /* in path; the last fresh one */

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

    for (int k = passed; k-- > base;) {
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
        passed = base = 0;
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

/* of X's sixteen answers to these two pushes: how many win by a ply? */
static int answers(int first, int second, int ply)
{
    Board b = push(push((Board){ 0, 0 }, first), second);
    int many = 0;

    for (int way = 0; way < 16; way++) {
        int then = plies[number(push(b, way))];

        many += then < 0 && 3 - then <= ply;
    }
    return many;
}

/* ---- the list: boards that X wants to make -------------------------- */

enum { SEEN = 7 };                      /* plies that X sees by itself */
static signed char listed[BOARDS];      /* by the least picture; plies */

static uint32_t least(Board b)
{
    uint32_t n = number(b);

    for (int way = 1; way < 8; way++)
        if (number(picture(b, way)) < n)
            n = number(picture(b, way));
    return n;
}

/* puts a board on the path, and forgets what a fresh one cannot meet */
static int walk(Board from, Board then)
{
    int was = base;

    if (markers(then) > markers(from))
        base = passed;
    path[passed++] = then;
    return was;
}

static void back(int was)
{
    passed--;
    base = was;
}

/* of a board on the path: does who moves win, or else lose, in time? */
static int holds(Board b, int within, int wins)
{
    int known = plies[number(b)];

    if (base == passed - 1)
        return wins ? known > 0 && known <= within
                    : known < 0 && -known <= within;
    return sure(b, within, wins);
}

static int soon(Board b, int within)
{
    for (int k = 1; k <= SEEN && k <= within; k += 2)
        if (holds(b, k, 1))
            return 1;
    return 0;
}

static void learn(Board b, int within);

/* can X make a board that is listed already? */
static int is_learned(Board b, int within)
{
    for (int way = 0; way < 16; way++) {
        Board then = push(b, way);
        int n = listed[least(then)];

        if (n && n < within && markers(then) > markers(b))
            return 1;
    }
    return 0;
}

/* O is to move and has lost in time: after how many answers has X something
 * to learn? If it learns, it learns it */
static int answers_to(Board b, int within, int learns)
{
    uint32_t met[16];
    int kinds = 0;

    for (int way = 0; way < 16; way++) {
        Board then = push(b, way);
        int was, k = 0;

        if (lines(then.theirs) < lines(then.mine)
                || (markers(then) == markers(b) && stood(then)))
            continue;
        was = walk(b, then);
        while (k < kinds && met[k] != least(then))
            k++;
        if (!soon(then, within - 1)) {
            if (learns)
                learn(then, within - 1);
            else if (k == kinds && !is_learned(then, within - 1))
                met[kinds++] = least(then);
        }
        back(was);
    }
    return kinds;
}

/* X is to move and wins in time, but not soon: lists what it should make */
static void learn(Board b, int within)
{
    Board best = b;
    int fewest = INT_MAX, was;

    for (int way = 0; way < 16; way++) {
        Board then = push(b, way);
        int fresh = markers(then) > markers(b), open;

        if (lines(then.theirs) != lines(then.mine)
                || (!fresh && stood(then)))
            continue;
        was = walk(b, then);
        if (holds(then, within - 1, 0)) {
            open = fresh && listed[least(then)] ? -1
                : 100 * answers_to(then, within - 1, 0)
                    + (fresh ? -plies[number(then)] : 10000);
            if (open < fewest)
                fewest = open, best = then;
        }
        back(was);
    }
    if (fewest < 0)
        return;
    was = walk(b, best);
    if (base == passed - 1)
        listed[least(best)] = (signed char)-plies[number(best)];
    answers_to(best, within - 1, 1);
    back(was);
}

/* X's squares and O's, of the least of the pictures, and the plies */
static void Text_tell(uint32_t n, int within)
{
    Board b = { 0, 0 };                 /* O is to move: mine */
    uint32_t first = UINT32_MAX;

    for (int k = 0; k < 16; k++, n /= 3) {
        b.mine |= (unsigned)(n % 3 == 1) << k;
        b.theirs |= (unsigned)(n % 3 == 2) << k;
    }
    for (int way = 0; way < 8; way++) {
        Board p = picture(b, way);

        if ((p.theirs << 16 | p.mine) < first)
            first = p.theirs << 16 | p.mine;
    }
    printf("{ 0x%08x, %d },\n", first, within);
}

int main(int argc, char **argv)
{
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
    if (argc > 1 && strcmp(argv[1], "list") == 0) {
        passed = base = 0;
        path[passed++] = (Board){ 0, 0 };
        learn((Board){ 0, 0 }, 19);
        for (uint32_t n = 0; n < BOARDS; n++)
            if (listed[n])
                Text_tell(n, listed[n]);
        return 0;
    }
    for (int k = 1; k <= LONGEST; k++)
        printf("%2d plies: %u fresh boards are %s\n", k, count[k],
               k % 2 ? "won" : "lost");
    printf("not within %d: %u\n", LONGEST, count[LATER]);
    for (int way = 0; way < 16; way++)
        printf("%s%d", way ? " " : "X begins, and O loses in ",
               -plies[number(push((Board){ 0, 0 }, way))]);
    for (int ply = 21; ply <= 23; ply += 2) {
        int fewest = 16;

        for (int k = 0; k < 256; k++)
            if (answers(k / 16, k % 16, ply) < fewest)
                fewest = answers(k / 16, k % 16, ply);
        printf("\nafter two pushes at least %d of X's 16 win by ply %d",
               fewest, ply);
    }
    printf("\nthe empty board: %d\n", plies[0]);
    return 0;
}
