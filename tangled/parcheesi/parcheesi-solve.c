/* Made from games/parcheesi.nw by make tangle: change that, not this. */
/* parcheesi-solve.c -- all turns of a throw, and the odds */
#include <string.h>
#include "parcheesi.h"

/* one's own road */
int as_seen(int from, int step, int by)
{
    int t = step + RING / COLORS * ((from - by) & 3);

    t -= t > RING ? RING : 0;
    return step < ENTRY || step > EXIT || t > EXIT ? 0 : t;
}
int square_of(int color, int step)
{
    return (5 + RING / COLORS * color + step - 1) % RING;
}
int pawns_on(const uint8_t w[PAWNS], int step)
{
    return (w[0] == step) + (w[1] == step) + (w[2] == step)
         + (w[3] == step);
}
static void see_pawn(Road *r, int d, int i, int step, bool partner)
{
    int who = 4 * (d - 1) + i;

    if (!step)
        return;
    r->closed |= r->lone & BIT(step);
    r->lone |= BIT(step);
    r->mates |= partner ? BIT(step) : 0;
    r->shut |= r->mates;
    r->who[step] = (uint8_t)(who + 1);
    r->spot[who] = (uint8_t)step;
}
Road Road_of(const Board *b, int color, int rules, bool teams)
{
    Road r = { .shut = SAFE, .value = { 0, 0, 10, 20 },
               .rules = (uint8_t)rules };

    for (int d = 1; d < COLORS; d++)
        for (int i = 0; i < PAWNS; i++) {
            int other = (color + d) & 3;

            see_pawn(&r, d, i, as_seen(other, b->at[other][i], color),
                     teams && d == 2);
        }
    r.lone &= ~r.closed;
    return r;
}

/* is the way clear */
static inline bool way_is_clear(uint64_t closed, int a, int t)
{
    int last = t < EXIT ? t : EXIT;

    return a >= EXIT || !(closed >> a & ((1ull << (last - a)) - 1));
}

/* what is left on the road */
static inline uint64_t lone_ones(const Road *r, unsigned bopped)
{
    uint64_t lone = r->lone;

    for (; bopped; bopped &= bopped - 1)
        lone &= ~BIT(r->spot[__builtin_ctzll(bopped)]);
    return lone;
}

/* sorted pawns */
static inline void in_order(uint8_t *a, uint8_t *b)
{
    uint8_t low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;

    *a = low, *b = high;
}
static inline void sort_pawns(uint8_t w[PAWNS])
{
    in_order(&w[0], &w[1]);
    in_order(&w[2], &w[3]);
    in_order(&w[0], &w[2]);
    in_order(&w[1], &w[3]);
    in_order(&w[1], &w[2]);
}
static inline Stand bytes_of(const uint8_t w[PAWNS])
{
    return (Stand)w[0] | (Stand)w[1] << 8 | (Stand)w[2] << 16
         | (Stand)w[3] << 24;
}
static inline void pawns_of(Stand s, uint8_t w[PAWNS])
{
    for (int i = 0; i < PAWNS; i++)
        w[i] = (uint8_t)(s >> 8 * i);
}
Stand Road_pack(const Road *r, uint8_t w[PAWNS])
{
    if (!r->pairs)
        sort_pawns(w);
    in_order(&w[0], &w[1]);
    in_order(&w[2], &w[3]);
    return bytes_of(w);
}
static inline bool moved_together(const Road *r, const uint8_t *w)
{
    for (int k = 0; k < r->pairs; k++)
        if (w[2 * k] == w[2 * k + 1] && w[2 * k] != r->pair[k]
            && w[2 * k] < HOME)
            return true;
    return false;
}

/* a turn begins */
static bool blocks(int a, int b)
{
    return a == b && a > START && a < HOME;
}
Stand Road_begin(Road *r, const uint8_t pawn[PAWNS])
{
    uint8_t w[PAWNS], s[PAWNS];
    int at = 0;

    memcpy(w, pawn, PAWNS);
    sort_pawns(w);
    while (at < PAWNS - 1 && !blocks(w[at], w[at + 1]))
        at++;
    if (at == PAWNS - 1)
        return bytes_of(w);
    for (int k = 0; k < PAWNS; k++)
        s[k] = w[(at + k) % PAWNS];
    r->pair[0] = s[0];
    r->pair[1] = s[2];
    r->pairs = (uint8_t)(blocks(s[2], s[3]) ? 2 : 1);
    return bytes_of(s);
}
bool met_again(const Road *r, Stand now)
{
    uint8_t w[PAWNS];

    pawns_of(now, w);
    return moved_together(r, w);
}
Stand Road_throw(Road *r, Stand s, int a, int b, bool bottoms)
{
    int first = a == b ? 2 : 1, second = b == 0 ? 0 : 1;
    uint8_t w[PAWNS];

    pawns_of(s, w);
    r->value[0] = (uint8_t)a;
    r->value[1] = (uint8_t)b;
    if (a == b) {
        r->value[1] = (uint8_t)(7 - a);
        second = bottoms && !pawns_on(w, START) ? 2 : 0;
    }
    return Road_pack(r, w) | (Stand)(first | second << 4) << OPEN;
}

/* one step */
unsigned entry_fee(const uint8_t value[4], unsigned open)
{
    bool first = open & 15, second = open >> 4 & 15;

    if (first && value[0] == 5)
        return 1;
    if (second && value[1] == 5)
        return 1 << 4;
    return first && second && value[0] + value[1] == 5
         ? 1 | 1 << 4 : 0;
}
typedef struct Look {
    const Road *r;
    uint8_t  w[PAWNS], wall[2];     /* pawns; own blockades, or 0 */
    unsigned open, bopped;
    uint64_t lone;
    Step    *out;
    int      n;
    bool     owes;                  /* a number must still be used */
} Look;
static inline Look look_at(const Road *r, Stand now, Step *out)
{
    Look l = { .r = r, .out = out,
        .open = now >> OPEN & 0xffff,
        .bopped = (unsigned)(now >> BOPPED) };

    pawns_of(now, l.w);
    l.lone = lone_ones(r, l.bopped);
    for (int i = 0; i < PAWNS - 1; i++)
        for (int j = i + 1; j < PAWNS; j++)
            if (blocks(l.w[i], l.w[j])) {
                l.wall[1] = l.wall[0];
                l.wall[0] = l.w[i];
            }
    return l;
}
static inline void land(Look *l, int pawn, int t, unsigned paid,
                        int number)
{
    uint8_t v[PAWNS];
    unsigned open = l->open - paid, bopped = l->bopped;

    memcpy(v, l->w, PAWNS);
    v[pawn] = (uint8_t)t;
    if (t <= EXIT && l->lone & BIT(t)) {
        bopped |= 1u << (l->r->who[t] - 1);
        open += 1u << 12;
    }
    if (t == HOME)
        open += 1u << 8;
    if (moved_together(l->r, v))
        return;
    if (number < 2 || number == ENTERS || !(l->r->rules & MAY_REFUSE))
        l->owes = true;
    l->out[l->n++] = (Step){ Road_pack(l->r, v) | (Stand)open << OPEN
        | (Stand)bopped << BOPPED, l->w[pawn], (uint8_t)number };
}
static inline bool may_enter(const Look *l)
{
    return l->wall[0] != ENTRY && l->wall[1] != ENTRY
        && !(l->r->closed & BIT(ENTRY))
        && !(l->lone & l->r->mates & BIT(ENTRY));
}
static inline void enter(Look *l)
{
    unsigned fee = entry_fee(l->r->value, l->open);
    int pawn = 0;

    while (pawn < PAWNS && l->w[pawn] != START)
        pawn++;
    if (fee && pawn < PAWNS && may_enter(l))
        land(l, pawn, ENTRY, fee, ENTERS);
}
static inline bool may_go(const Look *l, int a, int t)
{
    for (int k = 0; k < 2; k++)
        if (l->wall[k] > a && l->wall[k] <= t)
            return false;
    return a != START && t <= HOME
        && way_is_clear(l->r->closed, a, t)
        && !(t <= EXIT && l->lone & l->r->shut & BIT(t));
}
static inline void go(Look *l, int number)
{
    for (int i = 0; i < PAWNS; i++) {
        int a = l->w[i], t = a + l->r->value[number];
        bool twin = i > 0 && l->w[i - 1] == a
                 && !(l->r->pairs && i == 2);

        if (!twin && may_go(l, a, t))
            land(l, i, t, 1u << 4 * number, number);
    }
}
static void open_with_a_six(Look *l)
{
    int n = 0;

    for (int pass = 0; pass < 2 && n == 0; pass++)
        for (int k = 0; k < l->n; k++) {
            const Step *s = &l->out[k];
            bool opens = s->number == 0 && l->r->value[0] == 6
                && (s->from == l->wall[0] || s->from == l->wall[1]);

            if (pass == 1 || opens)
                l->out[n++] = *s;
        }
    l->n = n;
}
int Steps(const Road *r, Stand now, Step *out, bool *may_end)
{
    Look l;

    if (!(now >> OPEN & 0xffff))
        return *may_end = true, 0;
    l = look_at(r, now, out);
    enter(&l);
    for (int k = 0; k < 4; k++)
        if (l.open >> 4 * k & 15
            && !(r->rules & MUST_ENTER && l.n > 0 && k < 2))
            go(&l, k);
    if (r->rules & SIX_OPENS)
        open_with_a_six(&l);
    *may_end = !l.owes;
    return l.n;
}

/* lists without doubles */
static inline uint32_t slot_of(const Set *s, Stand key)
{
    uint32_t k = (uint32_t)(key * 0x9E3779B97F4A7C15ull >> 40);

    while (s->slot[k & s->mask]
           && s->key[s->slot[k & s->mask] - 1] != key)
        k++;
    return k & s->mask;
}
static void forget(Set *s)
{
    while (s->n > 0)
        s->slot[s->at[--s->n]] = 0;
    s->mask = FIRST_MASK;
}
static void stretch(Set *s)
{
    uint32_t mask = 4 * s->mask + 3;

    memset(s->slot, 0, (s->mask + 1) * sizeof *s->slot);
    s->mask = mask < 2 * STANDS ? mask : 2 * STANDS - 1;
    for (int k = 0; k < s->n; k++) {
        s->at[k] = (uint16_t)slot_of(s, s->key[k]);
        s->slot[s->at[k]] = (uint16_t)(k + 1);
    }
}
static inline bool added(Set *s, Stand key)
{
    uint32_t at = slot_of(s, key);

    if (s->slot[at] || s->n == STANDS - 1)
        return false;
    s->key[s->n] = key;
    s->at[s->n] = (uint16_t)at;
    s->slot[at] = (uint16_t)++s->n;
    if ((uint32_t)s->n * 2 > s->mask && s->mask < 2 * STANDS - 1)
        stretch(s);
    return true;
}

/* all turns */
static void note_end(Turns *t, Stand now, int came)
{
    uint8_t w[PAWNS];

    pawns_of(now, w);
    sort_pawns(w);
    if (t->end.n == ENDS)
        t->cut = true;
    else if (added(&t->end, bytes_of(w) | now >> BOPPED << BOPPED))
        t->came[t->end.n - 1] = (uint16_t)came;
}
int Turns_find(Turns *t, const Road *r, Stand first)
{
    Step step[STEPS];
    bool may_end;

    forget(&t->stand);
    forget(&t->end);
    t->cut = false;
    added(&t->stand, first);
    for (int k = 0; k < t->stand.n; k++) {
        Stand now = t->stand.key[k];
        int n = Steps(r, now, step, &may_end);

        for (int i = 0; i < n; i++)
            if (added(&t->stand, step[i].then))
                t->before[t->stand.n - 1] = (uint16_t)k;
        if (may_end)
            note_end(t, now, k);
    }
    t->cut |= t->stand.n == STANDS - 1;
    return t->end.n;
}
bool Turns_way(const Turns *t, const Road *r, int end, Step *first)
{
    Step step[STEPS];
    bool may_end;
    int at = t->came[end], k = 0;

    if (at == 0)
        return false;
    while (t->before[at] != 0)
        at = t->before[at];
    Steps(r, t->stand.key[0], step, &may_end);
    while (step[k].then != t->stand.key[at])
        k++;
    *first = step[k];
    return true;
}
void Board_sort(Board *b)
{
    for (int c = 0; c < COLORS; c++)
        sort_pawns(b->at[c]);
}
Board Turns_board(const Board *b, int color, Stand end)
{
    Board then = *b;
    unsigned bopped = (unsigned)(end >> BOPPED);

    pawns_of(end, then.at[color]);
    for (; bopped; bopped &= bopped - 1) {
        int who = __builtin_ctzll(bopped);
        uint8_t *w = then.at[(color + 1 + who / 4) & 3];

        w[who % 4] = START;
    }
    if (end >> BOPPED)
        Board_sort(&then);
    return then;
}

/* sets of throws */
Throws Throws_of(int a, int b)
{
    return 1ull << (6 * a + b - 7) | 1ull << (6 * b + a - 7);
}
Throws Throws_with(int n)
{
    return 63ull << 6 * (n - 1) | 0x041041041ull << (n - 1);
}
Throws Throws_sum(int n)
{
    Throws all = 0;

    for (int a = n > 6 ? n - 6 : 1; a <= 6 && a < n; a++)
        all |= 1ull << (5 * a + n - 7);
    return all;
}
int Throws_count(Throws t) { return __builtin_popcountll(t); }

/* how far a throw goes */
static bool double_goes(int d, int far)
{
    int f = 7 - d;

    return far == d || far == 2 * d || far == f || far == 2 * f
        || far == 7 || far == 7 + d || far == 7 + f || far == 14;
}
static Throws goes(const Road *r, int from, int far, bool four)
{
    Throws all = far <= 6 ? Throws_with(far) : 0;

    for (int a = far > 6 ? far - 6 : 1; a <= 6 && a < far; a++)
        if (!(r->lone & SAFE & BIT(from + a)))
            all |= Throws_of(a, far - a);
    for (int d = 1; four && d <= 6; d++)
        if (double_goes(d, far))
            all |= Throws_of(d, d);
    return all;
}

/* the throws that hit a pawn */
static Throws hits_of(const Board *b, int e, const Road *eyes, int t)
{
    const uint8_t *w = b->at[e];
    bool safe = SAFE & BIT(t);
    bool house = pawns_on(w, START) > 0;
    bool enters = house && !(eyes->closed & BIT(ENTRY));
    Throws all = 0;

    if (enters && t == ENTRY)
        all |= Throws_with(5) | Throws_sum(5);
    if (enters && !safe && t > ENTRY && t <= 7
        && way_is_clear(eyes->closed, ENTRY, t))
        all |= Throws_of(5, t - ENTRY);
    for (int i = 0; i < PAWNS; i++)
        if (!safe && w[i] >= ENTRY && w[i] < t && t - w[i] <= 14
            && way_is_clear(eyes->closed, w[i], t))
            all |= goes(eyes, w[i], t - w[i], !house);
    return all;
}

/* who can hit */
Road eyes_of(const Board *b, int e)
{
    const uint8_t *w = b->at[e];
    Road r = Road_of(b, e, 0, false);

    for (int i = 0; i < PAWNS; i++)
        if (w[i] >= ENTRY && w[i] <= EXIT && pawns_on(w, w[i]) > 1)
            r.closed |= BIT(w[i]);
    return r;
}
static bool stands_alone(const uint8_t w[PAWNS], int i)
{
    return w[i] >= ENTRY && w[i] <= EXIT && pawns_on(w, w[i]) == 1;
}
Throws hit_by(const Board *b, int color, int e, const Road *eyes,
              Throws each[PAWNS])
{
    Throws all = 0;

    for (int i = 0; i < PAWNS; i++) {
        int t = as_seen(color, b->at[color][i], e);

        each[i] = t && stands_alone(b->at[color], i)
                ? hits_of(b, e, eyes, t) : 0;
        all |= each[i];
    }
    return all;
}
int odds(const Board *b, int color)
{
    Throws all = 0, each[PAWNS];

    for (int d = 1; d < COLORS; d++) {
        int e = (color + d) & 3;
        Road eyes = eyes_of(b, e);

        all |= hit_by(b, color, e, &eyes, each);
    }
    return Throws_count(all);
}

/* the odds of old */
static Throws old_hits(const Board *b, const uint8_t on[RING], int q,
                       int e, bool safe)
{
    const uint8_t *w = b->at[e];
    int past = (q - square_of(e, ENTRY) + RING) % RING;
    Throws all = 0;

    if (pawns_on(w, START)) {
        if (past == 0)
            all |= Throws_with(5) | Throws_sum(5);
        else if (past <= 6)
            all |= Throws_of(5, past);
    }
    for (int far = 1; !safe && far <= 12; far++) {
        int step = (past - far + RING) % RING + 1;

        if (on[(q - far + RING) % RING] > 1)
            break;
        if (step <= EXIT && pawns_on(w, step))
            all |= (far <= 6 ? Throws_with(1) : 0) | Throws_sum(far);
    }
    return all;
}
int old_odds(const Board *b, int color)
{
    uint8_t on[RING] = { 0 };
    Throws all = 0;

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++)
            if (b->at[c][i] >= ENTRY && b->at[c][i] <= EXIT)
                on[square_of(c, b->at[c][i])]++;
    for (int i = 0; i < PAWNS; i++) {
        int t = b->at[color][i];

        if (stands_alone(b->at[color], i))
            for (int d = 1; d < COLORS; d++)
                all |= old_hits(b, on, square_of(color, t),
                                (color + d) & 3, SAFE & BIT(t));
    }
    return Throws_count(all);
}

/* what the ancestor's players like */
int distance(const Board *b, int color)
{
    int all = 0;

    for (int i = 0; i < PAWNS; i++) {
        int t = b->at[color][i];

        all += t == START ? 100 : t <= EXIT ? 74 - t : HOME - t;
    }
    return all;
}
static int walls(const Board *b, int color)
{
    const uint8_t *w = b->at[color];
    int n = 0;

    for (int i = 0; i < PAWNS; i++)
        for (int j = i + 1; j < PAWNS; j++)
            n += w[i] == w[j] && w[i] > START && w[i] < HOME;
    return n;
}
static int graceful(const Board *b, int color, int hit)
{
    return 2 * (500 - distance(b, color)) + 36 - hit
         + 10 * walls(b, color);
}
int likes_polly(const Board *b, int color)
{
    return distance(b, color);
}
int likes_renee(const Board *b, int color)
{
    return old_odds(b, color);
}
int likes_grace(const Board *b, int color)
{
    return graceful(b, color, old_odds(b, color));
}
int likes_ada(const Board *b, int color)
{
    return graceful(b, color, odds(b, color));
}

/* traits */
enum { TURN_IN = 73, HOUSED = 76, HOMED = 80, PROGRESS = 84, WALL_SAFE,
       WALL_OPEN, WALL_ROW, WALL_FAR, CAUGHT, CAUGHT_NEAR, CAUGHT_FAR,
       SHUT_OUT, THREAT, THREAT_FAR, THREAT_NOW, DANGER, DANGER_FAR,
       DANGER_FAR2, DANGER_LATER, BARRED, BARRED_NEAR };

static void has(Traits *t, int which, float much)
{
    if (much != 0 && t->n < MANY) {
        t->which[t->n] = (uint8_t)which;
        t->much[t->n++] = much;
    }
}
static void where_it_stands(const uint8_t w[PAWNS], int turns_away,
                            Traits *t)
{
    int housed = pawns_on(w, START), home = pawns_on(w, HOME), all = 0;

    for (int i = 0; i < PAWNS; i++) {
        has(t, w[i], 1);
        all += w[i] == START ? 0 : w[i] + 20;
    }
    if (turns_away)
        has(t, TURN_IN + turns_away - 1, 1);
    if (housed)
        has(t, HOUSED + housed - 1, 1);
    if (home)
        has(t, HOMED + home - 1, 1);
    has(t, PROGRESS, (float)(all * all) / (368 * 368));
}
static void what_it_stops(const Board *b, int c, int s, Traits *t)
{
    float caught = 0, near = 0, far = 0, out = 0;

    for (int d = 1; d < COLORS; d++) {
        int e = (c + d) & 3, wall = as_seen(c, s, e);

        for (int j = 0; wall && j < PAWNS; j++) {
            int q = b->at[e][j], gap = wall - q;

            out += q == START && wall <= 7;
            if (q == START || gap < 1 || gap > 12)
                continue;
            caught++;
            near += gap <= 6;
            far += (float)q / EXIT;
        }
    }
    has(t, CAUGHT, caught);
    has(t, CAUGHT_NEAR, near);
    has(t, CAUGHT_FAR, far);
    has(t, SHUT_OUT, out);
}
static void walls_it_has(const Board *b, int c, Traits *t)
{
    const uint8_t *w = b->at[c];

    for (int i = 0; i < PAWNS; i++)
        for (int j = i + 1; j < PAWNS; j++) {
            if (!blocks(w[i], w[j]))
                continue;
            has(t, w[i] > EXIT ? WALL_ROW : SAFE & BIT(w[i]) ? WALL_SAFE
                : WALL_OPEN, 1);
            has(t, WALL_FAR, (float)w[i] / HOME);
            if (w[i] <= EXIT)
                what_it_stops(b, c, w[i], t);
        }
}
static void dangers(const Board *b, int c, int next, const Road *eyes,
                    Traits t[COLORS])
{
    Throws each[COLORS][PAWNS];

    for (int d = 1; d < COLORS; d++)
        hit_by(b, c, (c + d) & 3, &eyes[(c + d) & 3],
               each[(c + d) & 3]);
    for (int i = 0; i < PAWNS; i++) {
        float far = (float)b->at[c][i] / EXIT, miss = 1;

        /* what each of the others can do to it */
        for (int d = 1; d < COLORS; d++) {
            int e = (c + d) & 3;
            float hit = (float)Throws_count(each[e][i]) / 36;

            miss *= 1 - hit;
            has(&t[e], THREAT, hit);
            has(&t[e], THREAT_FAR, hit * far);
            has(&t[e], THREAT_NOW, e == next ? hit * far : 0);
        }
        has(&t[c], next == c ? DANGER_LATER : DANGER, 1 - miss);
        if (next != c) {
            has(&t[c], DANGER_FAR, (1 - miss) * far);
            has(&t[c], DANGER_FAR2, (1 - miss) * far * far);
        }
    }
}
static void what_bars_it(const Board *b, int c, const Road *eyes,
                         Traits *t)
{
    for (int i = 0; i < PAWNS; i++) {
        int w = b->at[c][i];

        if (w < EXIT && !way_is_clear(eyes->closed, w, w + 6))
            has(t, BARRED_NEAR, 1);
        else if (w < EXIT && !way_is_clear(eyes->closed, w, w + 12))
            has(t, BARRED, 1);
    }
}
void traits_of(const Board *b, int next, Traits t[COLORS])
{
    Road eyes[COLORS];

    for (int c = 0; c < COLORS; c++) {
        eyes[c] = eyes_of(b, c);
        t[c].n = 0;
    }
    for (int c = 0; c < COLORS; c++) {
        where_it_stands(b->at[c], (c - next) & 3, &t[c]);
        walls_it_has(b, c, &t[c]);
        what_bars_it(b, c, &eyes[c], &t[c]);
        dangers(b, c, next, eyes, t);
    }
}

/* what a color scores */
float score(const Net *net, const Traits *t, float mixture[NEURONS])
{
    float sum = 0;

    memset(mixture, 0, NEURONS * sizeof *mixture);
    for (int k = 0; k < t->n; k++) {
        const float *m = net->mixed[t->which[k]];

        sum += net->plain[t->which[k]] * t->much[k];
        for (int h = 0; h < NEURONS; h++)
            mixture[h] += m[h] * t->much[k];
    }
    for (int h = 0; h < NEURONS; h++) {
        mixture[h] *= mixture[h] < 0 ? .01f : 1;
        sum += net->worth[h] * mixture[h];
    }
    return sum;
}
static float grown(float x)
{
    x = 1 + (x < -16 ? -16 : x) / 1024;
    for (int k = 0; k < 10; k++)
        x *= x;
    return x;
}
void chances(const float s[COLORS], float p[COLORS])
{
    float most = s[0], sum = 0;

    for (int c = 1; c < COLORS; c++)
        most = s[c] > most ? s[c] : most;
    for (int c = 0; c < COLORS; c++)
        sum += p[c] = grown(s[c] - most);
    for (int c = 0; c < COLORS; c++)
        p[c] /= sum;
}
float chance(const Net *net, const Board *b, int color, int next)
{
    Traits t[COLORS];
    float s[COLORS], p[COLORS], mixture[NEURONS];
    const uint8_t *w = b->at[color];

    if (pawns_on(w, HOME) == PAWNS)
        return 1;
    traits_of(b, next, t);
    for (int c = 0; c < COLORS; c++)
        s[c] = t[c].which[0] == HOME && t[c].which[3] == HOME ? -99
             : score(net, &t[c], mixture);
    chances(s, p);
    return p[color];
}

/* one throw further */
int ends_of_throw(Turns *room, const Board *b, int c, int d1, int d2)
{
    Road road = Road_of(b, c, 0, false);
    Stand first = Road_begin(&road, b->at[c]);

    return Turns_find(room, &road,
                      Road_throw(&road, first, d1, d2, true));
}
Board chosen_by(const Net *net, Turns *room, const Board *b,
                int c, int next, int d1, int d2)
{
    int n = ends_of_throw(room, b, c, d1, d2);
    Board best = *b;
    float most = -1e6f;

    for (int k = 0; k < n; k++) {
        Board then = Turns_board(b, c, room->end.key[k]);
        float p = n == 1 ? 1 : net ? chance(net, &then, c, next)
                : (float)likes_ada(&then, c);

        if (p > most)
            most = p, best = then;
    }
    return best;
}
float look_ahead(const Net *net, Turns *room, const Board *b, int me,
                 int c, int after)
{
    float sum = 0;

    for (int d1 = 1; d1 <= 6; d1++)
        for (int d2 = d1; d2 <= 6; d2++) {
            int next = d1 == d2 ? c : after;
            Board then = chosen_by(c == me ? net : NULL, room, b, c,
                                   next, d1, d2);

            sum += (d1 == d2 ? 1.f : 2.f)
                 * chance(net, &then, me, next);
        }
    return sum / 36;
}

/* learning */
void learn(Net *net, const Traits t[COLORS], const float should[COLORS],
           float step, float p[COLORS])
{
    float s[COLORS], mix[COLORS][NEURONS];

    for (int c = 0; c < COLORS; c++)
        s[c] = score(net, &t[c], mix[c]);
    chances(s, p);
    for (int c = 0; c < COLORS; c++) {
        float by = step * (should[c] - p[c]), turn[NEURONS];

        for (int h = 0; h < NEURONS; h++) {
            turn[h] = by * net->worth[h] * (mix[c][h] < 0 ? .01f : 1);
            net->worth[h] += by * mix[c][h];
        }
        for (int k = 0; k < t[c].n; k++) {
            float much = t[c].much[k], *m = net->mixed[t[c].which[k]];

            net->plain[t[c].which[k]] += by * much;
            for (int h = 0; h < NEURONS; h++)
                m[h] += turn[h] * much;
        }
    }
}
