/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"

/* bits */
static inline Set jump_one_way(Set mine, Set theirs, Set empty, int way)
{
    return mine & shifted(shifted(empty, 3 - way) & theirs, 3 - way);
}
Set who_jumps(const Board *b, int side, const Rules *r)
{
    Set theirs = b->of[1 - side], all = b->of[side];
    Set kings = r->back ? all : all & b->kings;
    Set up = side ? kings : all, down = side ? all : kings;
    Set empty = BOARD & ~(all | theirs);

    return (r->flying ? all & b->kings : 0)
        | jump_one_way(up, theirs, empty, 0)
        | jump_one_way(up, theirs, empty, 1)
        | jump_one_way(down, theirs, empty, 2)
        | jump_one_way(down, theirs, empty, 3);
}
static const Set far_row[2] = { 0x780000000u, 0xF };
static int quiet_steps(const Board *b, int side, const Rules *r,
                       Step *step)
{
    Set empty = BOARD & ~(b->of[0] | b->of[1]);
    int n = 0;

    for (int way = 0; way < 4; way++) {
        Set from = (way < 2) == (side == 0) ? b->of[side]
                                            : b->of[side] & b->kings;

        from &= from ? shifted(empty, 3 - way) : 0;
        for (; from; from &= from - 1) {
            Set one = from & -from, to = shifted(one, way);

            do {
                step[n++] = (Step){ one, to, 0, one & b->kings
                                    || to & far_row[side] ? to : 0 };
                to = shifted(to, way) & empty;
            } while (to && r->flying && one & b->kings);
        }
    }
    return n;
}
typedef struct Finger {
    const Rules *rules;
    int   side, n, most;            /* most: taken so far */
    Set   theirs, empty, start, taken;
    Step *step;
} Finger;
static inline Set victim_of(const Finger *f, Set at, bool king, int way)
{
    Set next = shifted(at, way);

    if (!king && !f->rules->back && (way < 2) != (f->side == 0))
        return 0;
    while (king && f->rules->flying && next & f->empty)
        next = shifted(next, way);
    return shifted(next, way) & f->empty ? next & f->theirs & ~f->taken
                                         : 0;
}
static bool jumps_on(const Finger *f, Set at, bool king)
{
    for (int way = 0; way < 4; way++)
        if (victim_of(f, at, king, way))
            return true;
    return false;
}
static void note(Finger *f, Set to, Set king)
{
    int many = f->rules->most ? Set_count(f->taken) : 0;

    if (many > f->most)
        f->n = 0, f->most = many;
    if (many == f->most && f->n < STEPS) /* not reached: so many */
        f->step[f->n++] = (Step){ f->start, to, f->taken, king };
}
static void walk(Finger *f, Set at, bool king);
static void land(Finger *f, Set to, bool king)
{
    bool far = !king && to & far_row[f->side];

    if (far && f->rules->crown == STOPS)
        note(f, to, to);
    else
        walk(f, to, king || (far && f->rules->crown == RISES));
}
static void jump_over(Finger *f, Set victim, bool king, int way)
{
    bool glides = king && f->rules->flying, on = false;
    Set to, last = f->taken;

    f->taken |= victim;
    for (to = shifted(victim, way); glides && to & f->empty;
         to = shifted(to, way))
        on = on || jumps_on(f, to, king);
    to = shifted(victim, way);
    do {
        if (!on || f->rules->most || jumps_on(f, to, king))
            land(f, to, king);
        to = shifted(to, way);
    } while (glides && to & f->empty);
    f->taken = last;
}
static void walk(Finger *f, Set at, bool king)
{
    bool end = true;

    for (int way = 0; way < 4; way++) {
        Set victim = victim_of(f, at, king, way);

        if (victim)
            jump_over(f, victim, king, way);
        end = end && !victim;
    }
    if (end && f->taken)
        note(f, at, king || at & far_row[f->side] ? at : 0);
}
int steps_on(const Board *b, int side, const Rules *r, Set going,
             Set struck, Step step[STEPS])
{
    Set jumpers = going ? going : who_jumps(b, side, r);
    Finger f;

    if (!jumpers)
        return quiet_steps(b, side, r, step);
    f = (Finger){ .rules = r, .side = side, .step = step,
                  .taken = struck, .theirs = b->of[1 - side] };
    for (; jumpers; jumpers &= jumpers - 1) {
        f.start = jumpers & -jumpers;
        f.empty = (BOARD & ~(b->of[0] | b->of[1])) | f.start;
        walk(&f, f.start, f.start & b->kings);
    }
    return f.n ? f.n : quiet_steps(b, side, r, step);
}

/* the atlas */
void Atlas_make(Atlas *a)
{
    uint32_t at = 0;

    a->slices = 0;
    for (int n = 0; n <= 32; n++)
        for (int k = 0; k <= FEW; k++)
            a->choose[n][k] = k == 0 ? 1 : n == 0 ? 0
                : a->choose[n - 1][k] + a->choose[n - 1][k - 1];
    for (int all = 2; all <= FEW; all++) {
        a->first[all] = at;
        for (int k = 0; k < FEW * FEW * FEW * FEW; k++) {
            int n[4] = { k % FEW, k / FEW % FEW, k / FEW / FEW % FEW,
                         k / FEW / FEW / FEW };

            if (n[0] + n[1] + n[2] + n[3] != all || n[0] + n[1] == 0
                || n[2] + n[3] == 0)
                continue;
            a->start[n[0]][n[1]][n[2]][n[3]] = at;
            a->slice[a->slices++] = (Slice){ at, { n[0], n[1], n[2],
                                                   n[3] } };
            at += a->choose[28][n[0]] * a->choose[28][n[2]]
                * a->choose[32][n[1]] * a->choose[32][n[3]];
        }
    }
    a->first[FEW + 1] = a->slice[a->slices].at = at;
}
static uint32_t pushed(Set set, int side)
{
    uint32_t s = 0;

    for (; set; set &= set - 1) {
        int square = square_of(set);

        s |= 1u << (side ? 32 - square : square - 1);
    }
    return s;
}
static Set pulled(uint32_t s)
{
    return (s & 0xFF) | (Set)(s & 0xFF00) << 1
         | (Set)(s & 0xFF0000) << 2 | (Set)(s & 0xFF000000) << 3;
}
static uint32_t rank_of(const Atlas *a, uint32_t set)
{
    uint32_t rank = 0;

    for (int k = 1; set; set &= set - 1, k++)
        rank += a->choose[Set_first(set)][k];
    return rank;
}
uint32_t number_of(const Atlas *a, const Board *b, int side)
{
    Set mine = b->of[side], theirs = b->of[1 - side], kings = b->kings;
    uint32_t set[4] = {
        pushed(mine & ~kings, side), pushed(mine & kings, side),
        pushed(theirs & ~kings, side) >> 4,
        pushed(theirs & kings, side)
    };
    int n[4];
    uint32_t at = 0;

    for (int k = 0; k < 4; k++) {
        n[k] = Set_count(set[k]);
        at = at * a->choose[k % 2 ? 32 : 28][n[k]]
           + rank_of(a, set[k]);
    }
    return a->start[n[0]][n[1]][n[2]][n[3]] + at;
}
static uint32_t ranked(const Atlas *a, uint32_t rank, int k)
{
    uint32_t set = 0;

    for (; k > 0; k--) {
        int at = k - 1;

        while (at < 31 && a->choose[at + 1][k] <= rank)
            at++;
        rank -= a->choose[at][k];
        set |= 1u << at;
    }
    return set;
}
bool board_at(const Atlas *a, uint32_t number, Board *b)
{
    const Slice *slice = a->slice;
    uint32_t set[4];
    int all = 0;

    while (slice[1].at <= number)
        slice++;
    number -= slice->at;
    for (int k = 3; k >= 0; k--) {
        uint32_t size = a->choose[k % 2 ? 32 : 28][slice->n[k]];

        set[k] = ranked(a, number % size, slice->n[k]);
        number /= size;
        all += slice->n[k];
    }
    set[2] <<= 4;
    *b = (Board){ { pulled(set[0] | set[1]), pulled(set[2] | set[3]) },
                  pulled(set[1] | set[3]) };
    return Set_count(set[0] | set[1] | set[2] | set[3]) == all;
}

/* what is known at once */
static int by_jumps(const Endings *e, const Board *b, const Step *step,
                    int n)
{
    int least = HOLE, most = 0;
    bool draw = false;

    while (n-- > 0) {
        Board then = Board_after(b, 0, &step[n]);
        int known = !then.of[1] ? 1
            : e->known[number_of(e->atlas, &then, 1)];

        draw = draw || known == 0;
        if (known % 2 == 1)
            least = known < least ? known : least;
        else
            most = known > most ? known : most;
    }
    return least < HOLE ? least + 1 : draw ? 0 : most + 1;
}
static void ask_once(const Endings *e, uint32_t at)
{
    Step step[STEPS];
    Board b;
    bool good = board_at(e->atlas, at, &b);
    int n = good ? steps_on(&b, 0, &our_rules, 0, 0, step) : 0;

    if (n && !step[0].taken)
        e->open[at] = (unsigned char)n;
    else
        e->known[at] = (unsigned char)(good ? by_jumps(e, &b, step, n)
                                            : HOLE);
}

/* letters */
static void write_to(const Endings *e, const Board *b, Set from, Set to,
                     bool king, int known)
{
    Board then = { { b->of[0], (b->of[1] & ~from) | to },
                   (b->kings & ~from) | (king ? to : 0) };
    uint32_t at = number_of(e->atlas, &then, 1);

    if (e->known[at] || !e->open[at])
        return;
    if (known % 2 == 1 || --e->open[at] == 0)
        e->known[at] = (unsigned char)(known + 1);
}
static void write_letters(const Endings *e, uint32_t at)
{
    Set empty, from;
    Board b;

    board_at(e->atlas, at, &b);
    empty = BOARD & ~(b.of[0] | b.of[1]);
    for (int way = 0; way < 4; way++)
        for (from = shifted(empty, 3 - way) & b.of[1]; from;
             from &= from - 1) {
            Set one = from & -from, to = shifted(one, way);
            bool king = one & b.kings;

            if (king)
                write_to(e, &b, one, to, true, e->known[at]);
            if (way < 2 && (!king || one & 0xF))
                write_to(e, &b, one, to, false, e->known[at]);
        }
}

/* the rounds */
void Endings_solve(const Endings *e, int pieces)
{
    uint32_t from = e->atlas->first[pieces],
             to = e->atlas->first[pieces + 1];
    unsigned char *end = e->known + to;

    for (uint32_t at = from; at < to; at++)
        ask_once(e, at);
    for (int known = 1; known < HOLE - 1; known++)
        for (unsigned char *k = e->known + from;
             (k = memchr(k, known, (size_t)(end - k))) != NULL; k++)
            write_letters(e, (uint32_t)(k - e->known));
}
void Endings_count(const Endings *e, uint32_t from, uint32_t to,
                   long sum[3])
{
    sum[0] = sum[1] = sum[2] = 0;
    for (uint32_t at = from; at < to; at++)
        if (e->known[at] != HOLE)
            sum[e->known[at] == 0 ? 2 : e->known[at] % 2]++;
}
