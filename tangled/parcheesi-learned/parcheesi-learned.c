/* Made from games/parcheesi-learned.nw by make tangle: change that, not this. */
#include <string.h>
#include "parcheesi-learned.h"

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
    int n = ends_of_throw(room, b, c, 0, d1, d2), k = 0;
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
