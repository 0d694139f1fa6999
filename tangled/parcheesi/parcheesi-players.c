/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "parcheesi.h"

/* the players */
static uint64_t lot(const Parcheesi *s, Stand end)
{
    uint64_t x = (end ^ s->salt) * 0x9E3779B97F4A7C15ull + s->turns;

    return (x ^ x >> 29) * 0xBF58476D1CE4E5B9ull;
}
typedef struct Desk { Turns turns, ahead; } Desk;
typedef struct Pick {               /* the best turn so far */
    float    worth;
    uint64_t lot;
    Board    board;
    Step     first;                 /* of the steps that lead to it */
} Pick;
enum { KEPT = 6 };
static int put(Pick best[KEPT], int n, Pick p)
{
    int k = n < KEPT ? n++ : KEPT;

    for (; k > 0 && (p.worth > best[k - 1].worth
                     || (p.worth == best[k - 1].worth
                         && p.lot > best[k - 1].lot)); k--)
        if (k < KEPT)
            best[k] = best[k - 1];
    if (k < KEPT)
        best[k] = p;
    return n;
}
static int picks(Think *t, Desk *desk, const Mind *mind,
                 Pick best[KEPT])
{
    const Parcheesi *s = t->state;
    int c = color_of(s, s->seat), n = 0;

    for (int k = 0; k < s->stories; k++) {
        int ends = Turns_find(&desk->turns, &s->road, s->may[k]);

        for (int e = 0; e < ends && (!(k + e) || Think_more(t)); e++) {
            Stand end = desk->turns.end.key[e];
            Pick p = { .lot = lot(s, end),
                       .board = Turns_board(&s->before, c, end),
                       .first = Turns_way(&desk->turns, e) };

            p.worth = worth_of(mind, &p.board, c);
            n = put(best, n, p);
        }
    }
    return n;
}
static bool can_hit(const Parcheesi *s, const Board *b, int d1, int d2,
                    Turns *room)
{
    for (int d = 1; d < COLORS; d++) {
        Road road;
        Stand first = Turns_begin(b, (color_of(s, s->seat) + d) & 3,
                                  s->rules, d1, d2, &road);

        for (int n = Turns_find(room, &road, first); n-- > 0;)
            if (room->end.key[n] >> (BOPPED + 12 - 4 * d) & 15)
                return true;
    }
    return false;
}
static void reason(const Parcheesi *s, const Pick *p, Turns *room,
                   Line out)
{
    int number = p->first.number, hit = 0, c = color_of(s, s->seat),
        t = p->first.from + s->road.value[number % ENDS_HERE],
        all = s->rules & ONE_DIE ? 6 : 36;

    for (int k = 0; k < all; k++)
        hit += can_hit(s, &p->board, 1 + k % 6,
                       all > 6 ? 1 + k / 6 : 0, room);
    /* what the step does, or the turn */
    Text_say(out, number == ENDS_HERE
           ? _("nothing more is to be gained")
        : number == ENTERS ? _("a pawn enters")
        : t == HOME ? _("home, which pays 10")
        : stranger_on(&s->b, c, t) >= 0 ? _("it bops, which pays 20")
        : hit == 0 ? _("after this turn no throw can bop you")
        : local_n("after this turn %d throw of %d can bop you",
                  "after this turn %d throws of %d can bop you", hit),
        hit, all);
}
enum { LENA = 4, FAYE, THEA };
static const float weights[] = {
#include "parcheesi-learned.h"
};
static void by_liking(Think *t)
{
    static Liking *const likes[] = { likes_polly, old_odds,
                                     likes_grace, likes_ada, 0, 0, 0 };
    const Parcheesi *s = t->state;
    Desk *desk = Think_lend(t, sizeof *desk);
    int next = color_of(s, next_seat(s));
    Mind mind = { .likes = likes[t->level], .next = next,
        .net = (const Net *)weights,
        .after = s->seats == 2 ? next ^ 2 : (next + 1) % s->seats };
    Pick best[KEPT] = { 0 }, *found = best;
    int n;

    if (!desk)
        return;
    mind.ahead = t->level >= FAYE ? &desk->ahead : NULL;
    n = picks(t, desk, &mind, best);
    if (t->level == THEA)
        /* play on from each */
        {
            Board left[KEPT];

            for (int k = 0; k < n; k++)
                left[k] = best[k].board;
            found += play_on(&(Rollout){ mind.net, &desk->ahead, &s->log,
                                         s->seats, AHEAD,
                                         color_of(s, s->seat), next,
                                         s->doubles, s->salt + s->turns },
                             t, left, n);
        }
    spell_step(s, &found->first, t->move);
    reason(s, found, &desk->ahead, t->reason);
}
const Player parcheesi_players[] = {
    { "polly", N_("Polite Polly"), 1, 0, ENDS, by_liking },
    { "renee", N_("Reckless Renee"), 1, 1, ENDS, by_liking },
    { "grace", N_("Amazing Grace"), 1, 2, ENDS, by_liking },
    { "ada", N_("Accurate Ada"), 1, 3, ENDS, by_liking },
    { "lena", N_("Learned Lena"), 1, LENA, ENDS, by_liking },
    { "faye", N_("Farsighted Faye"), 1, FAYE, ENDS, by_liking },
    { "thea", N_("Thorough Thea"), 1, THEA, 2 * ENDS, by_liking },
    { .name = NULL }
};
const Player parcheesi_hint[] = {
    { "adviser", N_("Adviser"), 1, THEA, 2 * ENDS, by_liking },
    { 0 }
};
