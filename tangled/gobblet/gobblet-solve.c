/* Made from games/gobblet.nw by make tangle: change that, not this. */
#include <string.h>
#include "gobblet.h"

/* cups by the bit */
bool is_won(int known)
{
    return known % 2 == 1;
}

bool is_lost(int known)
{
    return known % 2 == 0 && (known & PLIES) != UNDECIDED;
}
static void ask_line(Rows *rows, unsigned set, unsigned line)
{
    unsigned missing = line & ~set;

    if (missing == 0)
        rows->spoils[set] &= (uint16_t)line;
    if ((missing & (missing - 1)) == 0) {
        rows->ends[set] |= (uint16_t)(missing ? missing : rows->all);
        rows->threes[set] |= (uint16_t)(line & set);
    }
    /* weigh the row, too */
    rows->power[set] += ((const short[]){ 0, 1, 4, 11, 24 })[Set_count(line
                                                                 & set)];
}
void Rows_make(Rows *rows, int n)
{
    int line[ROWS], many = lines_of(n, line);

    rows->n = n;
    rows->floors = 4;
    rows->all = n == 3 ? 0x777 : 0xFFFF;
    for (unsigned set = 0; set <= rows->all; set++) {
        unsigned rest = set & (set - 1);

        rows->ends[set] = set ? rows->ends[rest] : 0;
        rows->threes[set] = set ? rows->threes[rest] : 0;
        rows->power[set] = set ? rows->power[rest] : 0;
        rows->spoils[set] = set ? rows->spoils[rest] : rows->all;
        for (int k = 0; k < many; k++)
            if ((set ^ rest) & (unsigned)line[k])
                ask_line(rows, set, (unsigned)line[k]);
    }
}
bool has_row(const Rows *rows, unsigned set)
{
    return rows->spoils[set] != rows->all;
}

int ended(const Rows *rows, Cups c)
{
    unsigned mine, theirs;

    Cups_look(c, &mine, &theirs);
    return has_row(rows, mine) ? WON_NOW
        : has_row(rows, theirs) ? LOST_NOW : UNDECIDED;
}
static unsigned room_on(const Rows *rows, Cups c, int floor)
{
    uint64_t both = (c.mine | c.theirs) >> 16 * floor;

    both |= both >> 32;
    return rows->all & ~(unsigned)(both | both >> 16);
}
static bool may_enter(const Rows *rows, Cups c, int floor)
{
    int here = Set_count(on_floor(c.mine, floor));

    if (rows->n == 3)
        return floor > 0 && floor < rows->floors && here < 2;
    return here < (floor == 3 ? 3
                   : Set_count(on_floor(c.mine, floor + 1)));
}
static unsigned entry(const Rows *rows, Cups c, int floor)
{
    unsigned mine, theirs, room = may_enter(rows, c, floor)
                                ? room_on(rows, c, floor) : 0;

    if (rows->n == 3 || !room)
        return room;
    Cups_look(c, &mine, &theirs);
    return room & (~(mine | theirs) | rows->threes[theirs]);
}
static int add_steps(Step *step, int floor, int from, unsigned to)
{
    int n = 0;

    for (; to; to &= to - 1)
        step[n++] = (Step){ (signed char)floor, (signed char)from,
                            (signed char)Set_first(to) };
    return n;
}
int steps_of(const Rows *rows, Cups c, Step step[STEPS])
{
    int n = 0;

    for (int floor = 3; floor >= 0; floor--) {
        unsigned room = room_on(rows, c, floor), from;

        n += add_steps(step + n, floor, OFF, entry(rows, c, floor));
        from = on_floor(c.mine, floor)
             & (floor < 3 ? room_on(rows, c, floor + 1) : rows->all);
        for (; from; from &= from - 1)
            n += add_steps(step + n, floor, Set_first(from), room);
    }
    return n;
}
uint64_t bits_of(Step step)
{
    uint64_t one = (uint64_t)1 << 16 * step.floor;

    return (step.from == OFF ? 0 : one << step.from)
         | (step.to == OFF ? 0 : one << step.to);
}

Cups Cups_after(Cups c, Step step)
{
    return (Cups){ c.theirs, c.mine ^ bits_of(step) };
}
void say_step(Step step, Line out)
{
    Line from;

    if (step.from == OFF)
        Text_say(from, "put %s", sizes[step.floor]);
    else
        Text_say(from, "move %d %d", step.from / 4 + 1,
                 step.from % 4 + 1);
    Text_say(out, "%s to %d %d", from, step.to / 4 + 1,
             step.to % 4 + 1);
}

/* pictures */
static uint64_t mirrored(uint64_t side, int n)
{
    uint64_t out = 0;

    for (int c = 0; c < n; c++)
        out |= (side >> c & 0x1111111111111111) << (n - 1 - c);
    return out;
}
static uint64_t upended(uint64_t side, int n)
{
    uint64_t out = 0;

    for (int r = 0; r < n; r++)
        out |= (side >> 4 * r & 0x000F000F000F000F) << 4 * (n - 1 - r);
    return out;
}
static uint64_t tilted(uint64_t side)
{
    uint64_t swap = (side ^ side >> 3) & 0x0A0A0A0A0A0A0A0A;

    side ^= swap ^ swap << 3;
    swap = (side ^ side >> 6) & 0x00CC00CC00CC00CC;
    return side ^ swap ^ swap << 6;
}
uint64_t picture(uint64_t side, int n, int how)
{
    if (how & 1)
        side = mirrored(side, n);
    if (how & 2)
        side = upended(side, n);
    return how & 4 ? tilted(side) : side;
}

/* the atlas */
static int pattern_of(const Atlas *a, Cups c, int floor)
{
    return a->pattern[a->base3[on_floor(c.mine, floor)]
                      + 2 * a->base3[on_floor(c.theirs, floor)]];
}
static void read_sets(Atlas *a)
{
    for (unsigned set = 0; set < 2048; set++) {
        a->base3[set] = 0;
        for (int cell = 0, digit = 1; cell < 9; cell++, digit *= 3)
            if (set & (unsigned)bit_of(3, cell))
                a->base3[set] = (uint16_t)(a->base3[set] + digit);
    }
}
static void number_patterns(Atlas *a)
{
    int n = 0;

    for (unsigned mine = 0; mine < 2048; mine++)
        for (unsigned theirs = 0; theirs < 2048; theirs++)
            if (!((mine | theirs) & ~0x777u) && !(mine & theirs)
                && Set_count(mine) < 3 && Set_count(theirs) < 3) {
                a->mine[n] = (uint16_t)mine;
                a->theirs[n] = (uint16_t)theirs;
                a->pattern[a->base3[mine] + 2 * a->base3[theirs]]
                    = (uint16_t)n++;
            }
}
static void find_pictures(Atlas *a, int p, int *kinds)
{
    int least = p;

    for (int how = 0; how < 8; how++) {
        int seen = pattern_of(a, (Cups){ picture(a->mine[p], 3, how),
                                  picture(a->theirs[p], 3, how) }, 0);

        a->turned[how][p] = (uint16_t)seen;
        least = seen < least ? seen : least;
    }
    if (least == p)
        a->first[(*kinds)++] = (uint16_t)p;
    a->kind[p] = least == p ? (uint8_t)(*kinds - 1) : a->kind[least];
    a->ways[p] = 0;
    for (int how = 0; how < 8; how++)
        if (a->turned[how][p] == least)
            a->way[p][a->ways[p]++] = (uint8_t)how;
}
void Atlas_make(Atlas *a)
{
    int kinds = 0;

    Rows_make(&a->rows, 3);
    read_sets(a);
    number_patterns(a);
    for (int p = 0; p < PATTERNS; p++)
        find_pictures(a, p, &kinds);
}
uint32_t number_of(const Atlas *a, Cups c)
{
    int small = pattern_of(a, c, 1), medium = pattern_of(a, c, 2),
        large = pattern_of(a, c, 3);
    uint32_t least = UINT32_MAX;

    for (int k = 0; k < a->ways[large]; k++) {
        const uint16_t *turned = a->turned[a->way[large][k]];
        uint32_t number = (uint32_t)turned[medium] * PATTERNS
                        + turned[small];

        least = number < least ? number : least;
    }
    return a->kind[large] * (uint32_t)(PATTERNS * PATTERNS) + least;
}
Cups cups_at(const Atlas *a, uint32_t number)
{
    int pattern[3] = { (int)(number % PATTERNS),
                       (int)(number / PATTERNS % PATTERNS),
                       a->first[number / PATTERNS / PATTERNS] };
    Cups c = { 0, 0 };

    for (int size = 0; size < 3; size++) {
        int up = 16 * (size + 1);

        c.mine |= (uint64_t)a->mine[pattern[size]] << up;
        c.theirs |= (uint64_t)a->theirs[pattern[size]] << up;
    }
    return c;
}

/* letters */
static void mark(const Toil *t, Cups there, int blank, int word)
{
    unsigned char *at = t->known + number_of(t->atlas, there);

    if (*at == blank)
        *at = (unsigned char)word;
}

static void spread(const Toil *t, Cups c)
{
    Step step[STEPS];
    int n = steps_of(&t->atlas->rows, c, step);

    while (n-- > 0)
        mark(t, Cups_after(c, step[n]), 0, t->plies + 1);
}
bool wins_at_once(const Rows *rows, Cups c)
{
    unsigned mine, theirs;

    Cups_look(c, &mine, &theirs);
    for (int floor = 3; floor >= 0; floor--) {
        unsigned room = room_on(rows, c, floor), from;

        if (entry(rows, c, floor) & rows->ends[mine])
            return true;
        from = on_floor(c.mine, floor)
             & (floor < 3 ? room_on(rows, c, floor + 1) : rows->all);
        for (; from; from &= from - 1) {
            uint64_t one = (uint64_t)(from & -from) << 16 * floor;
            unsigned ours, others;

            Cups_look((Cups){ c.mine ^ one, c.theirs }, &ours, &others);
            if (rows->ends[ours] & rows->spoils[others] & room)
                return true;
        }
    }
    return false;
}
int at_a_glance(const Rows *rows, Cups c)
{
    int known = ended(rows, c);

    return known ? known : wins_at_once(rows, c);
}
static bool has_no_way_out(const Toil *t, Cups c)
{
    Step step[STEPS];
    int n = steps_of(&t->atlas->rows, c, step);

    for (int k = 0; k < n; k++)
        if (!is_won(t->known[number_of(t->atlas,
            Cups_after(c, step[k]))])) return false;
    return true;
}
static int steps_back(const Rows *rows, Cups c, Step step[STEPS])
{
    int n = 0;

    for (int floor = 3; floor > 0; floor--) {
        unsigned room = room_on(rows, c, floor), from;

        from = on_floor(c.theirs, floor)
             & (floor < 3 ? room_on(rows, c, floor + 1) : rows->all);
        for (; from; from &= from - 1) {
            int square = Set_first(from);

            step[n++] = (Step){ (signed char)floor, (signed char)square,
                                OFF };
            n += add_steps(step + n, floor, square, room);
        }
    }
    return n;
}
static void write_letters(const Toil *t, Cups c)
{
    Step step[STEPS];
    int n = steps_back(&t->atlas->rows, c, step);

    while (n-- > 0)
        mark(t, (Cups){ c.theirs ^ bits_of(step[n]), c.mine }, REACHED,
             REACHED | (t->plies + 1));
}
static void toil_at(const Toil *t, uint32_t at, long *count)
{
    const Rows *rows = &t->atlas->rows;
    Cups c = cups_at(t->atlas, at);

    switch (t->task) {
    case SPREAD:
        count[0]++;
        if (!ended(rows, c))
            spread(t, c);
        break;
    case JUDGE:
        t->known[at] = (unsigned char)(REACHED | at_a_glance(rows, c));
        break;
    case DOORS:
        if (has_no_way_out(t, c)) {
            t->known[at] = (unsigned char)(REACHED | t->plies);
            count[0]++;
        }
        break;
    case LETTERS:
        write_letters(t, c);
        break;
    default:
        count[t->known[at] & PLIES]++;
    }
}
void toil_on(const void *toil, int sheet, long count[PLIES + 1])
{
    const Toil *t = toil;
    uint32_t at = (uint32_t)sheet * PATTERNS, end = at + PATTERNS;
    int pick = t->task == SPREAD ? t->plies : t->task == DOORS ? REACHED
             : t->task == LETTERS ? REACHED | t->plies : 0;

    for (; at < end; at++)
        if (pick ? t->known[at] == pick : t->known[at] != 0)
            toil_at(t, at, count);
}
void Toil_solve(Toil *t, Share *share, long fresh[PLIES],
                long count[PLIES + 1])
{
    int plies = 0;

    t->known[number_of(t->atlas, (Cups){ 0, 0 })] = 1;
    do
        fresh[plies] = share(t, SPREAD, plies + 1, count);
    while (fresh[plies++] > 0);
    share(t, JUDGE, 0, count);
    for (plies = 2; share(t, DOORS, plies, count) > 0; plies += 2)
        share(t, LETTERS, plies, count);
    share(t, SUM_UP, 0, count);
}

/* the certificate */
const char gobblet_proof[] =
    ".r..i.fc.L7 r...if..cL3 r...i...eL3 .r..i..e.L7 ui..i..r.M4 "
    "ou..i...rM4 uo..i..r.M4 wi..i..r.M4 iw..i...rM4 ro..i..rc23 "
    ".o..i.ur.M9 .uo.r.o..M8 u..oro...M9 .o..i.wr.M9 o...iw..rM3 "
    "r..oroc..M9 w..oro...M9 .wo.r.o..M8 ri..i..r.M3 .i..i..r.M1 "
    ".i.ri..r.M1 .o..i.rr.M9 .o..i..r.M1 .o.ri..r.M1 ou..i...f59 "
    "uo..i..f.58 r..oro...M9 ...oro...M1 .ouri..f.58 .o..i.wf.58 "
    "o...iw..f59 fu..i....L1 uf..i....L2 .o..i.rf.58 .o.ri..f.M3 "
    "wi..i..f.28 iw..i...f19 f...i....M2 .f..i....M1 ri..i..f.28 "
    ".i.ri..f.28 w...i....L2 .w..i....L1 r...i....L2 .r..i....L4 "
    "b...i....M1 .b..i....M2 .........L5 ";

Cups cups_read(const char *nine)
{
    Cups c = { 0, 0 };

    for (int cell = 0; cell < 9; cell++) {
        int letter = nine[cell] == '.' ? 0 : nine[cell] - 'a' + 1;

        for (int floor = 1; floor < 4; floor++, letter /= 3) {
            uint64_t bit = (uint64_t)bit_of(3, cell) << 16 * floor;

            c.mine |= letter % 3 == 1 ? bit : 0;
            c.theirs |= letter % 3 == 2 ? bit : 0;
        }
    }
    return c;
}
