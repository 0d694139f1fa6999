/* Made from games/parcheesi.nw by make tangle: change that, not this. */
/* parcheesi-solve.c -- all turns of a throw */
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
Road Road_of(const Board *b, int color, int rules)
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
int ends_of_throw(Turns *room, const Board *b, int color, int rules,
                  int d1, int d2)
{
    Road road;
    Stand first = Turns_begin(b, color, rules, d1, d2, &road);

    return Turns_find(room, &road, first);
}
bool can_hit(const Board *b, int color, int rules, int d1, int d2,
             Turns *room)
{
    for (int d = 1; d < COLORS; d++) {
        int n = ends_of_throw(room, b, (color + d) & 3, rules, d1, d2);

        while (n-- > 0)
            if (room->end.key[n] >> (BOPPED + 12 - 4 * d) & 15)
                return true;
    }
    return false;
}

/* the search for all turns */
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

/* the fine */
void fine_pawn(uint8_t w[PAWNS])
{
    int far = -1;

    for (int i = 0; i < PAWNS; i++)
        if (w[i] < HOME && (far < 0 || w[i] > w[far]))
            far = i;
    w[far] = START;
}
