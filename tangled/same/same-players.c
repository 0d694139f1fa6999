/* Made from games/same.nw by make tangle: change that, not this. */
#include <string.h>
#include "player.h"
#include "same.h"

/* scouts and their clerk */
enum { SCOUTS = 300, SMALL = 36, SLOTS = 1 << 16 };
typedef struct Way { int n; short click[MOST / 2]; } Way;
typedef struct Scout { Board board; int score, value; Way way; } Scout;
typedef struct Crowd { int many; Scout list[SCOUTS]; } Crowd;
static void sign_up(Crowd *c, const Scout *who, int width)
{
    int k = c->many;

    while (k > 0 && c->list[k - 1].value < who->value)
        k--;
    for (int j = k - 1; j >= 0 && c->list[j].value == who->value; j--)
        if (!memcmp(&c->list[j].board, &who->board, sizeof(Board)))
            return;
    if (k == width)
        return;
    c->many += c->many < width;
    memmove(c->list + k + 1, c->list + k,
            (size_t)(c->many - 1 - k) * sizeof *who);
    c->list[k] = *who;
}
static void click_on(Think *t, int rule, const Crowd *now, Crowd *next,
                     Scout *best)
{
    const Scout *one = now->list;

    for (next->many = 0; one < now->list + now->many; one++) {
        Census here = survey(&one->board, rule);
        int sum = one->score + bonus(rule, here.left);

        if (here.many == 0 && sum > best->score)
            *best = *one, best->score = sum;
        for (int k = 0; k < here.many; k++) {
            Scout who = *one;

            if (next->many > 0 && !Think_more(t))
                return;
            who.score += points(rule, press(&who.board, here.blob[k]));
            /* look how good it is */
            Census then = survey(&who.board, rule);

            who.value = who.score + then.worth * 3 / 2
                      - 25 * (then.many + 2 * then.singles);
            who.way.click[who.way.n++] = here.blob[k];
            sign_up(next, &who, t->level);
        }
    }
}
typedef struct Known { uint64_t key[3]; int most, first; } Known;
typedef struct Desk {
    int   count;
    Crowd crowd[2];
    Known known[SLOTS];
} Desk;
static Known *known(Desk *d, const Board *b)
{
    uint64_t key[3] = { 0 };
    size_t h, k = 0;

    for (int p = HIGH; b->at[p - p % HIGH] != NONE; p++)
        if (b->at[p] != NONE || b->at[p - 1] != NONE) {
            key[k / 19] *= 10;
            key[k++ / 19] += b->at[p] ? b->at[p] % COLORS + 1u : 9;
        }
    h = (size_t)((key[0] * 3 + key[1] * 5 + key[2] * 7)
                 * 0x9E3779B97F4A7C15 >> 48) % SLOTS;
    while (d->known[h].most && memcmp(d->known[h].key, key, sizeof key))
        h = (h + 1) % SLOTS;
    memcpy(d->known[h].key, key, sizeof key);
    return &d->known[h];
}
static int most(Think *t, Desk *d, const Board *b, int rule)
{
    Known *k = known(d, b);
    int best, first = 0;
    Census here;

    if (k->most > 0 || d->count > SLOTS / 4 * 3 || !Think_more(t))
        return k->most - 1;
    here = survey(b, rule);
    best = here.many > 0 ? -1 : bonus(rule, here.left);
    for (int j = 0; j < here.many; j++) {
        Board after = *b;
        int sum = points(rule, press(&after, here.blob[j]));
        int then = most(t, d, &after, rule);

        if (then < 0)
            return -1;
        if (sum + then > best)
            best = sum + then, first = here.blob[j];
    }
    k = known(d, b);
    k->most = best + 1, k->first = first;
    d->count++;
    return best;
}

/* the players */
static void judge(Think *t)
{
    const Same *s = t->state;
    bool house = t->seat == HOUSE, on = t->plan[0] != '\0';
    const Board *b = house ? &s->dealt : &s->board;
    int score = house ? 0 : s->score, all = -1;
    Text plan = { t->plan, PLAN, 0 };
    Scout best = { .score = -1 };
    Desk *d = Think_lend(t, sizeof(Desk));

    if (!d)
        return;
    /* see what can be made */
    if (survey(b, s->rule).left <= SMALL)
        all = most(t, d, b, s->rule);
    if (all >= 0)
        best = (Scout){ .score = score + all,
            .way = { 1, { (short)known(d, b)->first } } };
    else if (!on) {
        sign_up(d->crowd, &(Scout){ .board = *b, .score = score }, 1);
        for (int k = 0; d->crowd[k].many > 0; k = !k)
            click_on(t, s->rule, &d->crowd[k], &d->crowd[!k], &best);
    }
    Text_say(t->reason, all >= 0
             ? _("the most that can be made from here is %d")
             : on ? _("the next step of the way that was found")
             : _("points that were found this way: %d"), best.score);
    for (int k = 0; k < best.way.n; k++)
        Text_tell(&plan, "take %d %d\n", s->grid.rows
             - best.way.click[k] % HIGH, best.way.click[k] / HIGH);
    Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
    if (house)
        Text_say(t->move, all >= 0 ? "most %d" : "grade %d",
                 best.score);
}

const Player same_players[] = {
    { "judge", N_("The house"), HOUSE, SCOUTS, 2000000, judge }, { 0 }
};
const Player same_hint[] = {
    { "adviser", N_("Adviser"), 1, SCOUTS, 2000000, judge }, { 0 }
};
