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
static inline bool way_is_clear(uint64_t closed, int a, int t)
{
    int more = (t < EXIT ? t : EXIT) - a - 1;

    return a >= EXIT || !(closed >> a & ((2ull << more) - 1));
}
static Road Road_of(const Board *b, int color, int rules)
{
    Road r = { .value = { 0, 0, 10, 20, ENTRY },
               .rules = (uint8_t)rules };

    for (int who = 0; who < 12; who++) {
        int d = 1 + who / 4, other = (color + d) & 3;
        int step = as_seen(other, b->at[other][who % 4], color);
        uint64_t bit = step ? BIT(step) : 0;

        r.closed |= r.lone & bit;
        r.lone |= bit;
        r.mates |= rules & TEAMS && d == 2 ? bit : 0;
        r.spot[who] = (uint8_t)step;
    }
    r.lone &= ~r.closed;
    r.shut = SAFE | r.mates;
    return r;
}

/* who is next */
bool is_home(const Board *b, int color)
{
    return pawns_on(b->at[color], HOME) == PAWNS;
}
int next_color(const Board *b, int color, int doubles)
{
    if (doubles % 3 && !is_home(b, color))
        return color;
    do
        color = (color + 1) % COLORS;
    while (is_home(b, color));
    return color;
}

/* how a turn begins */
static inline void sort_pawns(uint8_t w[PAWNS])
{
    for (int i = 1; i < PAWNS; i++)
        for (int k = i; k > 0 && w[k - 1] > w[k]; k--) {
            uint8_t was = w[k];

            w[k] = w[k - 1];
            w[k - 1] = was;
        }
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
enum { STEP = 127, MARK };
static inline bool moved_together(const Road *r, const uint8_t *w)
{
    for (int k = 0; k < r->pairs; k++)
        if (w[2 - 2 * k] == w[3 - 2 * k] && w[3 - 2 * k] != r->pair[k]
            && (w[3 - 2 * k] & STEP) < HOME)
            return true;
    return false;
}
static inline bool blocks(int a, int b)
{
    return a == b && a > START && a < HOME;
}
static Stand first_stand(Road *r, const uint8_t pawn[PAWNS])
{
    uint8_t w[PAWNS];

    memcpy(w, pawn, PAWNS);
    sort_pawns(w);
    for (int i = PAWNS - 1; i > 0; i--)
        if (blocks(w[i - 1], w[i])) {
            w[i] |= r->pairs ? 0 : MARK;
            w[i - 1] = r->pair[r->pairs++] = w[i];
        }
    sort_pawns(w);
    return bytes_of(w);
}
Stand Turns_begin(const Board *b, int color, int rules, int d1, int d2,
                  Road *r)
{
    bool twice = d1 == d2, out = !pawns_on(b->at[color], START);
    Stand second = twice ? (out ? 2 : 0) : d2 > 0;

    *r = Road_of(b, color, rules);
    r->value[0] = (uint8_t)d1;
    r->value[1] = (uint8_t)(twice ? 7 - d1 : d2);
    return first_stand(r, b->at[color])
         | ((twice ? 2 : 1) | second << 4) << OPEN;
}

/* one step */
static unsigned entry_fee(const uint8_t value[4], unsigned open)
{
    bool first = open & 15, second = open >> 4 & 15;

    return first && value[0] == 5 ? 1
         : second && value[1] == 5 ? 16
         : first && second && value[0] + value[1] == 5 ? 17 : 0;
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
static inline void look_at(Look *l, const Road *r, Stand now)
{
    l->r = r;
    l->open = now >> OPEN & 0xffff;
    l->bopped = (unsigned)(now >> BOPPED);
    l->lone = r->lone;
    for (unsigned b = l->bopped; b; b &= b - 1)
        l->lone &= ~BIT(r->spot[__builtin_ctzll(b)]);
    pawns_of(now, l->w);
    /* the walls of its own */
    for (int i = 0; i < PAWNS - 1; i++)
        for (int j = i + 1; j < PAWNS; j++)
            if (blocks(l->w[i] & STEP, l->w[j] & STEP)) {
                l->wall[1] = l->wall[0];
                l->wall[0] = l->w[i] & STEP;
            }
}
static inline void land(Look *l, int pawn, int t, unsigned paid,
                        int number)
{
    uint8_t v[PAWNS];
    unsigned open = l->open - paid, bopped = l->bopped, who = 0;

    memcpy(v, l->w, PAWNS);
    v[pawn] = (uint8_t)(t | (v[pawn] & MARK));
    sort_pawns(v);
    if (t <= EXIT && l->lone & BIT(t)) {
        while (l->r->spot[who] != t)
            who++;
        bopped |= 1u << who;
        open += 1u << 12;
    }
    if (t == HOME)
        open += 1u << 8;
    if (moved_together(l->r, v))
        return;
    l->owes |= number < 2 || number == ENTERS
            || !(l->r->rules & MAY_REFUSE);
    l->out[l->n++] = (Step){ bytes_of(v) | (Stand)open << OPEN
        | (Stand)bopped << BOPPED,
        l->w[pawn] & STEP, (uint8_t)number };
}
static inline bool may_go(const Look *l, int a, int t)
{
    uint64_t shut = a == START ? l->r->mates : l->r->shut;

    for (int k = 0; k < 2; k++)
        if (l->wall[k] > a && l->wall[k] <= t)
            return false;
    return t <= HOME && way_is_clear(l->r->closed, a, t)
        && !(t <= EXIT && l->lone & shut & BIT(t));
}
static inline void go(Look *l, int number, unsigned paid, bool opens)
{
    for (int i = 0; i < PAWNS; i++) {
        int a = l->w[i] & STEP, t = a + l->r->value[number];
        bool twin = i > 0 && l->w[i - 1] == l->w[i];

        if ((a == START) == (number == ENTERS) && !twin
            && may_go(l, a, t)
            && (!opens || a == l->wall[0] || a == l->wall[1]))
            land(l, i, t, paid, number);
    }
}
int Steps(const Road *r, Stand now, Step *out, bool *may_end)
{
    Look l = { .out = out };
    unsigned fee;

    if (!(now >> OPEN & 0xffff))
        return *may_end = true, 0;
    look_at(&l, r, now);
    fee = entry_fee(r->value, l.open);
    if (r->rules & ONE_DIE && r->value[0] == 6 && l.open & 15)
        go(&l, 0, 1, true);
    if (l.n == 0) {
        if (fee)
            go(&l, ENTERS, fee, false);
        for (int k = r->rules & MUST_ENTER && l.n ? 2 : 0; k < 4; k++)
            if (l.open >> 4 * k & 15)
                go(&l, k, 1u << 4 * k, false);
    }
    *may_end = !l.owes;
    return l.n;
}

/* all turns */
static inline bool added(Set *s, Stand key, int room)
{
    uint16_t *head = &s->head[key * 0x9E3779B97F4A7C15ull >> 54];

    for (int k = *head; k > 0; k = s->next[k - 1])
        if (s->key[k - 1] == key)
            return false;
    if (s->n == room)
        return false;
    s->key[s->n] = key;
    s->next[s->n] = *head;
    *head = (uint16_t)++s->n;
    return true;
}
int Turns_find(Turns *t, const Road *r, Stand first)
{
    Step step[STEPS];
    uint8_t w[PAWNS];
    bool may_end;

    t->stand.n = t->end.n = 0;
    memset(t->stand.head, 0, sizeof t->stand.head);
    memset(t->end.head, 0, sizeof t->end.head);
    added(&t->stand, first, STANDS);
    for (int k = 0; k < t->stand.n; k++) {
        Stand now = t->stand.key[k];
        int n = Steps(r, now, step, &may_end);

        for (int i = 0; i < n; i++)
            if (added(&t->stand, step[i].then, STANDS))
                t->first[t->stand.n - 1] = k ? t->first[k] : step[i];
        /* it may be an end */
        if (may_end) {
            pawns_of(now & 0x7f7f7f7f, w);
            sort_pawns(w);
            now = bytes_of(w) | now >> BOPPED << BOPPED;
            if (added(&t->end, now, ENDS))
                t->came[t->end.n - 1] = (uint16_t)k;
        }
    }
    return t->end.n;
}
Step Turns_way(const Turns *t, int end)
{
    return t->came[end] ? t->first[t->came[end]]
                        : (Step){ .number = ENDS_HERE };
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
    for (int who = 0; bopped >> who; who++)
        if (bopped >> who & 1)
            then.at[(color + 1 + who / 4) & 3][who % 4] = START;
    if (bopped)
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
static Throws goes(const Road *r, int from, int far, bool four)
{
    Throws all = far <= 6 ? Throws_with(far) : 0;

    for (int a = far > 6 ? far - 6 : 1; a <= 6 && a < far; a++)
        if (!(r->lone & SAFE & BIT(from + a)))
            all |= Throws_of(a, far - a);
    for (int k = 1; four && k < 9; k++)
        for (int d = 1; d <= 6; d++)
            if (far == k % 3 * d + k / 3 * (7 - d))
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
    if (enters && !safe && t <= 7
        && way_is_clear(eyes->closed, ENTRY, t))
        all |= Throws_of(5, t - ENTRY);
    for (int i = 0; i < PAWNS; i++)
        if (!safe && w[i] >= ENTRY && w[i] < t && t - w[i] <= 14
            && way_is_clear(eyes->closed, w[i], t))
            all |= goes(eyes, w[i], t - w[i], !house);
    return all;
}

/* who can hit */
static Road eyes_of(const Board *b, int e)
{
    const uint8_t *w = b->at[e];
    Road r = Road_of(b, e, 0);

    for (int i = 0; i < PAWNS; i++)
        if (w[i] >= ENTRY && w[i] <= EXIT && pawns_on(w, w[i]) > 1)
            r.closed |= BIT(w[i]);
    return r;
}
static Throws hit_by(const Board *b, int color, int e, const Road *eyes,
                     Throws each[PAWNS])
{
    Throws all = 0;

    for (int i = 0; i < PAWNS; i++) {
        int t = as_seen(color, b->at[color][i], e);

        each[i] = t && pawns_on(b->at[color], b->at[color][i]) == 1
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

/* what the ancestor thinks */
enum { TWO = COLORS + 1 };              /* else 1 + color, or 0 */
static Throws old_hits(const Board *b, const uint8_t on[RING], int c,
                       int t)
{
    int q = square_of(c, t);
    Throws all = 0;

    for (int d = 1; d < COLORS; d++) {
        int e = (c + d) & 3,
            past = (q - square_of(e, ENTRY) + RING) % RING;

        if (past <= 6 && pawns_on(b->at[e], START))
            all |= past ? Throws_of(5, past)
                 : Throws_with(5) | Throws_sum(5);
    }
    for (int far = 1; far <= 12 && !(SAFE & BIT(t)); far++) {
        int there = on[(q - far + RING) % RING];

        if (there == TWO)
            break;
        if (there && there != 1 + c)
            all |= (far <= 6 ? Throws_with(1) : 0) | Throws_sum(far);
    }
    return all;
}
int old_odds(const Board *b, int color)
{
    uint8_t on[RING] = { 0 };
    Throws all = 0;

    for (int k = 0; k < COLORS * PAWNS; k++) {
        int c = k / PAWNS, t = b->at[c][k % PAWNS];
        uint8_t *who = &on[square_of(c, t)];

        if (t >= ENTRY && t <= EXIT)
            *who = (uint8_t)(*who ? TWO : 1 + c);
    }
    for (int i = 0; i < PAWNS; i++) {
        int t = b->at[color][i];

        if (t >= ENTRY && t <= EXIT && on[square_of(color, t)] != TWO)
            all |= old_hits(b, on, color, t);
    }
    return Throws_count(all);
}
int likes_polly(const Board *b, int color)
{
    int all = 0;

    for (int i = 0; i < PAWNS; i++) {
        int t = b->at[color][i];

        all += t == START ? 100 : t <= EXIT ? 74 - t : HOME - t;
    }
    return all;
}
static int graceful(const Board *b, int color, int hit)
{
    const uint8_t *w = b->at[color];
    int walls = 0;

    for (int i = 0; i < PAWNS; i++)
        for (int j = i + 1; j < PAWNS; j++)
            walls += blocks(w[i], w[j]);
    return 2 * (500 - likes_polly(b, color)) + 36 - hit + 10 * walls;
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
    if (much != 0) {
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
    has(t, TURN_IN + turns_away - 1, turns_away > 0);
    has(t, HOUSED + housed - 1, housed > 0);
    has(t, HOMED + home - 1, home > 0);
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

        if (!way_is_clear(eyes->closed, w, w + 12))
            has(t, way_is_clear(eyes->closed, w, w + 6) ? BARRED
                : BARRED_NEAR, 1);
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
static void chances(const float s[COLORS], float p[COLORS])
{
    float most = s[0], sum = 0;

    for (int c = 1; c < COLORS; c++)
        most = s[c] > most ? s[c] : most;
    for (int c = 0; c < COLORS; c++) {
        float x = s[c] - most;

        p[c] = 1 + (x < -16 ? -16 : x) / 1024;
        for (int k = 0; k < 10; k++)
            p[c] *= p[c];
        sum += p[c];
    }
    for (int c = 0; c < COLORS; c++)
        p[c] /= sum;
}
float chance(const Net *net, const Board *b, int color, int next)
{
    Traits t[COLORS];
    float s[COLORS], p[COLORS], mixture[NEURONS];

    if (is_home(b, color))
        return 1;
    traits_of(b, next, t);
    for (int c = 0; c < COLORS; c++)
        s[c] = is_home(b, c) ? -99 : score(net, &t[c], mixture);
    chances(s, p);
    return p[color];
}

/* one throw further */
int ends_of_throw(Turns *room, const Board *b, int c, int d1, int d2)
{
    Road road;
    Stand first = Turns_begin(b, c, 0, d1, d2, &road);

    return Turns_find(room, &road, first);
}
float weigh(const Mind *mind, const Turns *all, const Board *b, int c,
            float w[ENDS])
{
    float most = -1e6f;

    for (int k = 0; k < all->end.n; k++) {
        Board then = Turns_board(b, c, all->end.key[k]);

        w[k] = worth_of(mind, &then, c);
        most = w[k] > most ? w[k] : most;
    }
    return most;
}
Board chosen_by(const Mind *mind, Turns *room, const Board *b, int c,
                int d1, int d2)
{
    int n = ends_of_throw(room, b, c, d1, d2), k = 0;
    float w[ENDS], most;

    if (mind->stray && Random_below(mind->stray, 50) == 0)
        k = Random_below(mind->stray, n);
    else if (n > 1)
        for (most = weigh(mind, room, b, c, w);
             k < n - 1 && w[k] < most;)
            k++;
    return Turns_board(b, c, room->end.key[k]);
}
bool Race_goes_on(Race *g, Mind *mind, Turns *room, Random *luck)
{
    int d1 = 1 + Random_below(luck, 6), d2 = 1 + Random_below(luck, 6);

    g->doubles = d1 == d2 ? g->doubles + 1 : 0;
    mind->next = next_color(&g->b, g->c, g->doubles);
    if (g->doubles == 3) {
        fine_pawn(g->b.at[g->c]);
        Board_sort(&g->b);
    } else
        g->b = chosen_by(mind, room, &g->b, g->c, d1, d2);
    if (g->b.at[g->c][0] == HOME)
        return false;
    g->doubles %= 3;
    g->c = mind->next;
    return true;
}
static float look_ahead(const Mind *m, const Board *b, int me)
{
    float sum = 0;

    for (int d1 = 1; d1 <= 6; d1++)
        for (int d2 = d1; d2 <= 6; d2++) {
            Mind mind = { .likes = m->next == me ? NULL : likes_ada,
                .net = m->net,
                .next = next_color(b, m->next, d1 == d2) };
            Board then = chosen_by(&mind, m->ahead, b, m->next, d1, d2);

            sum += (d1 == d2 ? 1.f : 2.f)
                 * chance(m->net, &then, me, mind.next);
        }
    return sum / 36;
}
float worth_of(const Mind *m, const Board *b, int color)
{
    return m->likes ? (float)m->likes(b, color)
         : m->ahead ? look_ahead(m, b, color)
                    : chance(m->net, b, color, m->next);
}

/* the fine */
void fine_pawn(uint8_t w[PAWNS])
{
    int far = -1;

    for (int i = 0; i < PAWNS; i++)
        if (w[i] < HOME && (far < 0 || w[i] > w[far]))
            far = i;
    w[far] = START;
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
