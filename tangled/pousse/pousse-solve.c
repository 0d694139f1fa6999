/* Made from games/pousse.nw by make tangle: change that, not this. */
#include "player.h"
#include "pousse.h"

/* boards in bits */
#define COLUMN 0x0101010101010101u          /* the first, of eight */
#define LAST   (COLUMN << 7)

static uint64_t squares_of(int n, int push)
{
    return push / MOST < FROM_TOP
        ? (((uint64_t)1 << n) - 1) << 8 * (push % MOST)
        : (uint64_t)COLUMN >> (64 - 8 * n) << push % MOST;
}
static uint64_t run_of(uint64_t line, uint64_t free, bool up)
{
    if (up)
        return line & (2 * (free & -free) - 1);
    return free ? line & -((uint64_t)1 << (63 - __builtin_clzll(free)))
                : line;
}
static int crowd(Board b)
{
    return Set_count(b.of[0] | b.of[1]);
}

static int straights_in(uint64_t set, int n)
{
    uint64_t rows = set, columns = set;

    for (int k = 1; k < n; k++) {
        rows &= set >> k;
        columns &= set >> 8 * k;
    }
    return Set_count(rows & COLUMN) + Set_count(columns & 0xFF);
}
int lead(Board b, int n)
{
    return straights_in(b.of[0], n) - straights_in(b.of[1], n);
}

bool equal(Board a, Board b)
{
    return a.of[0] == b.of[0] && a.of[1] == b.of[1];
}
static const struct { uint32_t board; int plies; } four[] = {
#include "pousse-four.h"
};
enum { FOUR = sizeof four / sizeof *four };
static uint32_t least_picture(Board b)
{
    uint32_t both = 0, least = UINT32_MAX;

    for (int row = 0; row < 4; row++)
        both |= (uint32_t)(b.of[0] >> 8 * row & 15) << (16 + 4 * row)
              | (uint32_t)(b.of[1] >> 8 * row & 15) << 4 * row;
    for (int k = 0; k < 8; k++) {
        uint32_t swap = (both ^ both >> 3) & 0x0A0A0A0A,
                 tilted = both ^ swap ^ swap << 3;

        swap = (tilted ^ tilted >> 6) & 0x00CC00CC;
        both = k % 2 ? tilted ^ swap ^ swap << 6
             : (both & 0x11111111) << 3 | (both & 0x22222222) << 1
             | (both >> 1 & 0x22222222) | (both >> 3 & 0x11111111);
        least = both < least ? both : least;
    }
    return least;
}

/* a push in bits */
Board Board_after(Board b, int n, int side, int push)
{
    int step = push / MOST < FROM_TOP ? 1 : 8;
    bool up = push / MOST % 2 == 0;
    uint64_t line = squares_of(n, push);
    uint64_t run = run_of(line, line & ~(b.of[0] | b.of[1]), up);

    for (int k = 0; k < 2; k++) {
        uint64_t moved = b.of[k] & run;

        moved = up ? moved << step : moved >> step;
        b.of[k] = (b.of[k] & ~run) | (moved & run);
    }
    b.of[side] |= up ? line & -line
                     : (uint64_t)1 << (63 - __builtin_clzll(line));
    return b;
}

/* paths */
bool repeats(Path *p, int at, Board then)
{
    int many = crowd(then);

    for (int k = at + 1 - p->step; k >= 0; k -= p->step) {
        if (crowd(p->board[k]) < many)
            return false;
        if (equal(p->board[k], then)) {
            p->lean = k > p->now && k < p->lean ? k : p->lean;
            return true;
        }
    }
    return false;
}
void Path_start(Path *p, const Pousse *s)
{
    *p = (Path){ .n = s->n, .now = s->plies, .step = 1, .lean = PAST };
    for (int k = 0; k < s->plies; k++)
        p->board[k + 1] = Board_after(p->board[k], s->n, k % 2,
                                      s->push[k]);
}
static bool is_twin(int n, Board b, int push)
{
    int line = push % MOST, row = push / MOST == FROM_TOP ? 0 : n - 1;
    uint64_t both = b.of[0] | b.of[1];

    return push / MOST >= FROM_TOP && (line == 0 || line == n - 1)
        && !(both >> (8 * row + line) & 1);
}
int doors_of(Path *p, int at, Door door[PUSHES])
{
    int many = 0, side = at % 2;

    for (int push = 0; push < PUSHES; push++) {
        Board then;
        int ahead;

        if (push % MOST >= p->n || is_twin(p->n, p->board[at], push))
            continue;
        then = Board_after(p->board[at], p->n, side, push);
        ahead = side ? -lead(then, p->n) : lead(then, p->n);
        if (ahead > 0) {
            door[0] = (Door){ then, push, 0 };
            return WINS;
        }
        if (ahead == 0 && !repeats(p, at, then))
            door[many++] = (Door){ then, push, 0 };
    }
    return many;
}
int by_list(const Path *p, int at)
{
    int low = 0, high = FOUR;
    uint32_t board;

    if (!p->list || at % 2 == 0
        || crowd(p->board[at]) == crowd(p->board[at - 1]))
        return 0;
    board = least_picture(p->board[at]);
    while (low < high) {
        int middle = (low + high) / 2;
        bool behind = four[middle].board < board;

        low = behind ? middle + 1 : low;
        high = behind ? high : middle;
    }
    return low < FOUR && four[low].board == board ? four[low].plies : 0;
}

/* the eye */
static int weigh(uint64_t set, int n)
{
    int sum = 10 * Set_count(set)
            + 2 * (Set_count(set & set >> 1 & ~LAST)
                   + Set_count(set & set >> 8));

    for (int line = 0; line < n; line++) {
        int across = Set_count(set & squares_of(n, line));
        int down = Set_count(set & squares_of(n, MOST * FROM_TOP
                                                 + line));
        int far = line < n - 1 - line ? line : n - 1 - line;

        sum += across * (across + far) + down * (down + far);
    }
    return sum;
}

int by_eye(Board b, int n, int side)
{
    return weigh(b.of[side], n) - weigh(b.of[1 - side], n);
}
void sort_doors(Door *door, int many)
{
    for (int k = 1; k < many; k++) {
        Door d = door[k];
        int j = k;

        for (; j > 0 && door[j - 1].score < d.score; j--)
            door[j] = door[j - 1];
        door[j] = d;
    }
}

static void sort_by_eye(const Path *p, int at, Door *door, int many)
{
    for (int k = 0; k < many; k++)
        door[k].score = by_eye(door[k].board, p->n, at % 2);
    sort_doors(door, many);
}

/* certainty */
bool is_sure(Path *p, int at, int plies, bool wins, long *steps)
{
    Door door[PUSHES];
    bool so = !wins, far = p->list && wins && plies > SIGHT;
    int many, listed = wins ? 0 : by_list(p, at);

    if (listed && listed <= plies)
        return true;
    many = doors_of(p, at, door);
    if (many == WINS || --*steps < 0)
        return wins;
    if (plies <= 1)
        return false;
    sort_by_eye(p, at, door, many);
    /* if it is far, look for a listed board, then a little ahead */
    for (int k = 0; far && k < many && !so; k++) {
        p->board[at + 1] = door[k].board;
        listed = by_list(p, at + 1);
        so = listed && listed < plies;
    }
    for (int few = 3; far && few <= SIGHT && !so; few += 2)
        so = is_sure(p, at, few, true, steps);
    for (int k = 0; k < many && so != wins; k++) {
        p->board[at + 1] = door[k].board;
        so = is_sure(p, at + 1, plies - 1, !wins, steps);
    }
    return so;
}
int end_of(Path *p, int at, int most, long *steps)
{
    for (int plies = 1; plies <= most; plies++) {
        bool so = is_sure(p, at, plies, plies % 2 == 1, steps);

        if (so && *steps >= 0)
            return plies;
    }
    return 0;
}

/* the table */
static const uint32_t three[16] = {
    0, 1, 3, 4, 9, 10, 12, 13, 27, 28, 30, 31, 36, 37, 39, 40
}, power[5] = { 1, 3, 9, 27, 81 };

uint32_t number_of(Board b, int side, int n)
{
    uint32_t number = 0;

    for (int row = n; row-- > 0;)
        number = number * power[n]
               + three[b.of[side] >> 8 * row & 15]
               + three[b.of[1 - side] >> 8 * row & 15] * 2;
    return number;
}
static Board numbered(uint32_t number, int n)
{
    Board b = { { 0, 0 } };

    for (int cell = 0; cell < n * n; cell++, number /= 3)
        if (number % 3)
            b.of[number % 3 - 1]
                |= (uint64_t)1 << (cell / n * 8 + cell % n);
    return b;
}
/* does some push lead to a board of this kind? */
static bool leads_to(const Toil *t, Board b, Task task)
{
    for (int push = 0; push < PUSHES; push++) {
        Board then;
        unsigned char *there;

        if (push % MOST >= t->n)
            continue;
        then = Board_after(b, t->n, 0, push);
        there = &t->known[number_of(then, 1, t->n)];
        if (task == SPREAD && *there == 0)
            *there = (unsigned char)(t->plies + 1);
        if (task == JUDGE ? lead(then, t->n) > 0
            : task == LOSSES ? *there % 2 == 0
            : task == GAINS && (*there & PLIES) == t->plies - 1)
            return true;
    }
    return false;
}
static void toil_at(const Toil *t, uint32_t number, long *count)
{
    unsigned char *at = &t->known[number];
    Board b = numbered(number, t->n);
    int ahead = lead(b, t->n);

    if (t->task == SPREAD) {
        if (ahead == 0)
            leads_to(t, b, SPREAD);
        count[0]++;
    } else if (t->task == JUDGE)
        *at = (unsigned char)((*at ? REACHED : 0)
            | (ahead > 0 ? WON_NOW : ahead < 0 ? LOST_NOW
               : leads_to(t, b, JUDGE)));
    else if (leads_to(t, b, t->task) == (t->task == GAINS)) {
        *at = (unsigned char)(*at | t->plies);
        count[0]++;
    }
}
void toil_on(const void *toil, int sheet, long count[COUNTED])
{
    const Toil *t = toil;

    for (int k = 0; k < SHEET; k++) {
        uint32_t number = (uint32_t)(sheet * SHEET + k);
        int known = t->known[number];

        if (t->task == SUM_UP) {
            count[known & PLIES]++;
            count[OPEN] += known == REACHED;
            count[MET] += known >= REACHED
                       && (known & PLIES) < LOST_NOW;
        } else if (t->task == JUDGE
                   || (t->task == SPREAD ? known == t->plies
                       : (known & PLIES) == UNDECIDED))
            toil_at(t, number, count);
    }
}
static long done(Toil *t, Task task, int plies, Share *share,
                 long *count)
{
    t->task = task;
    t->plies = plies;
    share(t, count);
    return count[0];
}
void Toil_solve(Toil *t, Share *share, long count[COUNTED])
{
    int plies = 0;

    t->known[0] = 1;
    while (done(t, SPREAD, ++plies, share, count) > 0)
        continue;
    done(t, JUDGE, 0, share, count);
    for (plies = 2; done(t, LOSSES, plies, share, count) > 0;
         plies += 2)
        done(t, GAINS, plies + 1, share, count);
    done(t, SUM_UP, 0, share, count);
}
