/* Made from games/parcheesi-learned.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "parcheesi-learned.h"

/* who sits there */
Liking *const models[MODELS] = { likes_polly, old_odds, likes_grace,
                                 likes_ada, NULL };
void see_turn(const Net *net, Turns *room, int c, const Past *p,
              double likely[MODELS])
{
    int n = ends_of_throw(room, &p->before, c, 0, p->a, p->b), came = n;
    float w[ENDS];

    for (int k = 0; k < n; k++) {
        Board then = Turns_board(&p->before, c, room->end.key[k]);

        came = memcmp(&then, &p->after, sizeof then) == 0 ? k : came;
    }
    for (int m = 0; came < n && m < MODELS; m++) {
        Mind mind = { .likes = models[m], .net = net, .next = p->next };
        float most = weigh(&mind, room, &p->before, c, w);
        int ties = 0;

        for (int k = 0; k < n; k++)
            ties += w[k] == most;
        likely[m] *= .1 / n + (w[came] == most ? .9 / ties : 0);
    }
}
static float roll_out(const Mind *mind, Race g, int me, int throws,
                      const int who[COLORS], Random luck)
{
    for (int k = 0; k < throws; k++) {
        Mind his = { .likes = models[who[g.c]], .net = mind->net };

        if (!Race_goes_on(&g, &his, mind->ahead, &luck))
            return g.c == me;
    }
    return chance(mind->net, &g.b, me, g.c);
}
static int guessed(const double likely[MODELS], Random *luck)
{
    double sum = 0, left;
    int m = 0;

    for (int k = 0; k < MODELS; k++)
        sum += likely[k];
    left = sum * Random_below(luck, 1 << 20) / (1 << 20);
    while (m < MODELS - 1 && (left -= likely[m]) >= 0)
        m++;
    return m;
}
int play_on(Think *t, const Mind *mind, const Pick *turn, int n,
            int throws)
{
    const Parcheesi *s = t->state;
    double likely[COLORS][MODELS], won[KEPT] = { 0 };
    int top = 0, who[COLORS], me = color_of(s, s->seat);
    Race g = { .c = mind->next,
               .doubles = mind->next == me ? s->doubles : 0 };

    if (n == 1 || t->nodes < ROLLOUTS)
        return 0;
    for (int c = 0; c < COLORS; c++) {
        for (int m = 0; m < MODELS; m++)
            likely[c][m] = c != me || m == MODELS - 1;
        for (int k = 0; c != me && k < PAST && k < s->turns_of[c]; k++)
            see_turn(mind->net, mind->ahead, c, &s->past[c][k],
                     likely[c]);
    }
    for (int k = 0; Think_more(t) && k < ROLLOUTS; k++) {
        Random luck = Random_start(s->salt + s->turns,
                                   (uint64_t)k);

        for (int c = 0; c < COLORS; c++)
            who[c] = guessed(likely[c], &luck);
        for (int i = 0; i < n; i++) {
            g.b = turn[i].board;
            won[i] += roll_out(mind, g, me, throws, who, luck);
        }
    }
    for (int i = 1; i < n; i++)
        top = won[i] > won[top] ? i : top;
    return top;
}

/* the players */
static double lot(const Parcheesi *s, Stand end)
{
    uint64_t x = (end ^ s->salt) * 0x9E3779B97F4A7C15ull + s->turns;

    x = (x ^ x >> 29) * 0xBF58476D1CE4E5B9ull;
    return (double)(x >> 32) / (1 << 30) / (1 << 22);
}
typedef struct Desk {
    Turns turns, ahead;
    int   n;
    Pick  best[KEPT + 1];
} Desk;
static void keep(Desk *d, Pick p)
{
    int k = d->n;

    for (; k > 0 && p.worth > d->best[k - 1].worth; k--)
        d->best[k] = d->best[k - 1];
    d->best[k] = p;
    d->n += d->n < KEPT;
}
static void weigh_turns(Think *t, Desk *d, const Mind *mind)
{
    const Parcheesi *s = t->state;
    int c = color_of(s, s->seat);

    for (int k = 0; k < s->stories; k++) {
        int ends = Turns_find(&d->turns, &s->road, s->may[k]);

        for (int e = 0; e < ends && (!(k + e) || Think_more(t)); e++) {
            Stand end = d->turns.end.key[e];
            Pick p = { lot(s, end), Turns_board(&s->before, c, end),
                       Turns_way(&d->turns, e) };

            p.worth += (double)worth_of(mind, &p.board, c);
            t->nodes -= mind->ahead ? 20 : 0;
            keep(d, p);
        }
    }
}
static void reason(const Parcheesi *s, const Pick *p, Turns *room,
                   Line out)
{
    int number = p->first.number, hit = 0, c = color_of(s, s->seat),
        t = p->first.from + s->road.value[number % ENDS_HERE],
        all = s->rules & ONE_DIE ? 6 : 36;

    for (int k = 0; k < all; k++)
        hit += can_hit(&p->board, c, s->rules, 1 + k % 6,
                       all > 6 ? 1 + k / 6 : 0, room);
    /* what the step does, or the turn */
    Text_say(out, number == ENDS_HERE
           ? _("nothing more is to be gained")
        : t == HOME ? _("home, which pays 10")
        : stranger_on(&s->b, c, t) >= 0 ? _("it bops, which pays 20")
        : hit == 0 ? _("after this turn no throw can bop you")
        : local_n("after this turn %d throw of %d can bop you",
                  "after this turn %d throws of %d can bop you", hit),
        hit, all);
}
enum { LENA = 4, FAYE, THEA };
static const float weights[] = {
#include "parcheesi-weights.h"
};
static void by_liking(Think *t)
{
    const Parcheesi *s = t->state;
    Desk *desk = Think_lend(t, sizeof *desk);
    Mind mind = { .likes = t->level < LENA ? models[t->level] : NULL,
        .net = (const Net *)weights,
        .next = next_color(&s->b, color_of(s, s->seat), s->doubles) };
    const Pick *found;

    if (!desk)
        return;
    mind.ahead = t->level >= FAYE ? &desk->ahead : NULL;
    weigh_turns(t, desk, &mind);
    found = desk->best + (t->level < THEA ? 0
          : play_on(t, &mind, desk->best, desk->n, AHEAD));
    spell_step(s, &found->first, t->move);
    reason(s, found, &desk->ahead, t->reason);
}
const Player parcheesi_players[] = {
    { "polly", N_("Polite Polly"), 1, 0, ENDS, by_liking },
    { "renee", N_("Reckless Renee"), 1, 1, ENDS, by_liking },
    { "grace", N_("Amazing Grace"), 1, 2, ENDS, by_liking },
    { "ada", N_("Accurate Ada"), 1, 3, ENDS, by_liking },
    { "lena", N_("Learned Lena"), 1, LENA, ENDS, by_liking },
    { "faye", N_("Farsighted Faye"), 1, FAYE, 21 * ENDS, by_liking },
    { "thea", N_("Thorough Thea"), 1, THEA, 22 * ENDS, by_liking },
    { .name = NULL }
};
const Player parcheesi_hint[] = {
    { "adviser", N_("Adviser"), 1, THEA, 22 * ENDS, by_liking },
    { 0 }
};
extern const View parcheesi_view;
const Game the_game = {
    &parcheesi_model, &parcheesi_view, parcheesi_players, parcheesi_hint
};
