/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"
#include "player.h"

/* what is remembered */
typedef enum Bound { EXACT = 1, AT_LEAST, AT_MOST } Bound;
typedef struct Slot {
    Board  at;
    Set    from, to;                /* of the best move */
    short  value;
    signed char side, depth, bound;
} Slot;
enum { SLOTS = 1 << 16, WON = 20000, SURE = 18000, DEEP = 60 };
typedef struct Search {
    Think *t;
    const Checkers *game;
    Board  root;
    bool   stopped;
    int    seen;                    /* so many plies ahead */
    int    few;                     /* pieces of endings known */
    Atlas  atlas;
    Slot   slot[SLOTS];
    unsigned char known[];          /* of endings, if few is 3 */
} Search;
static uint64_t stirred(const Board *b, int side)
{
    uint64_t key = (b->of[0] + (uint64_t)side) * 0x9E3779B97F4A7C15u;

    key = (key ^ key >> 29) + b->of[1] * 0xBF58476D1CE4E5B9u;
    key = (key ^ key >> 32) + b->kings * 0x94D049BB133111EBu;
    key *= 0xD6E8FEB86659FD93u;
    return key ^ key >> 32;
}

/* the eye */
static int strength(const Board *b, int side)
{
    static const Set back[2] = { 0x5, 0x500000000u }, up[3] = {
        0x783C1E0F0u, 0x7F801FE00u, 0x7FBFC0000u }, center = 0x198CC00;
    Set men = b->of[side] & ~b->kings, kings = b->of[side] & b->kings;
    int value = 100 * Set_count(men) + 130 * Set_count(kings);

    for (int k = 0; k < 3; k++)
        value += (2 << k) * Set_count(men & (side ? ~up[k] : up[k]));
    value += 6 * Set_count(men & back[side]);
    return value + 3 * Set_count(b->of[side] & center)
         + 4 * Set_count(kings & center);
}
static int by_eye(const Board *b, int side)
{
    int mine = strength(b, side), theirs = strength(b, 1 - side);
    int lead = mine - theirs, all = mine + theirs;

    return lead + lead * 300 / (all + 100);
}

/* look ahead */
enum { OPEN = 2 * WON };            /* nobody knows */
static int by_table(const Search *s, const Board *b, int side, int ply)
{
    int pieces = Set_count(b->of[0] | b->of[1]), known;
    uint32_t at;

    if (pieces > s->few || !b->of[side] || !b->of[1 - side])
        return OPEN;
    at = number_of(&s->atlas, b, side);
    known = s->few == 3 ? s->known[at] : lore(at);
    if (known <= 0)
        return known ? OPEN : 0;
    ply += known - 1;
    return known % 2 ? ply - WON : WON - ply;
}
static int from_here(int value, int ply)
{
    return value > SURE ? value + ply : value < -SURE ? value - ply
                                                      : value;
}
static void put_first(Step *step, int n, Set from, Set to)
{
    for (int k = 1; k < n; k++)
        if (step[k].from == from && step[k].to == to) {
            Step best = step[k];

            memmove(step + 1, step, sizeof *step * (size_t)k);
            step[0] = best;
        }
}
static int worth(Search *s, const Board *b, int side, int depth,
                 int ply, int alpha, int beta)
{
    Step step[STEPS];
    const Rules *r = &s->game->men.rules;
    int n, value, most = -WON, old = alpha, best = 0;
    Slot *slot = &s->slot[stirred(b, side) >> 16 & (SLOTS - 1)];
    bool noted = depth > 0 && slot->side == side + 1
              && same_board(&slot->at, b);

    s->stopped = s->stopped || !Think_more(s->t);
    if (s->stopped)
        return 0;
    value = by_table(s, b, side, ply);
    if (value != OPEN)
        return value;
    if (noted && slot->depth >= depth) {
        value = from_here(slot->value, -ply);
        if (slot->bound == EXACT
            || (slot->bound == AT_LEAST && value >= beta)
            || (slot->bound == AT_MOST && value <= alpha))
            return value;
    }
    n = steps_on(b, side, r, 0, 0, step);
    if (n == 0)
        return ply - WON;
    /* stop where it is quiet */
    if ((depth <= 0 && !step[0].taken
         && (depth < -1 || !who_jumps(b, 1 - side, r))) || ply >= DEEP)
        return by_eye(b, side);
    if (noted)
        put_first(step, n, slot->from, slot->to);
    /* try the moves in order */
    for (int k = 0; k < n && alpha < beta && !s->stopped; k++) {
        Board then = Board_after(b, side, &step[k]);

        value = -worth(s, &then, 1 - side, depth - (n > 1 || depth <= 0),
                       ply + 1, -beta, -alpha);
        if (value > most)
            most = value, best = k;
        alpha = value > alpha ? value : alpha;
    }
    if (!s->stopped && depth > 0)
        *slot = (Slot){ *b, step[best].from, step[best].to,
            (short)from_here(most, ply), (signed char)(side + 1),
            (signed char)depth,
            most >= beta ? AT_LEAST : most <= old ? AT_MOST : EXACT };
    return most;
}
static int best_step(Search *s, Step *step, int n, int depth)
{
    int side = s->game->men.turn - 1, most = -WON, best = 0;

    for (int k = 0; k < n && !s->stopped; k++) {
        Board then = Board_after(&s->root, side, &step[k]);
        int times = times_seen(s->game, &then, 1);
        int value = times > 1 ? 0
            : -worth(s, &then, 1 - side, depth - 1, 1, -WON, -most);

        if (times && -SURE <= value && value <= SURE)
            value = 0;
        if (!s->stopped && value > most)
            most = value, best = k;
    }
    put_first(step, n, step[best].from, step[best].to);
    return most;
}
static int root_steps(const Search *s, Step *step)
{
    const Men *m = &s->game->men;
    Set struck = 0, going = m->going == NONE ? 0
                          : bit_of(m->at[m->going]);

    for (int man = 0; man < MEN; man++)
        if (m->struck[man] && m->at[man] != OFF)
            struck |= bit_of(m->at[man]);
    return steps_on(&s->root, m->turn - 1, &m->rules, going, struck,
                    step);
}

/* say it */
static bool comes_to(const Men *m, int man, const Board *goal, Line say)
{
    Hop hop[TARGETS];
    Board now = board_of(m);
    int n = hops_of(m, man, hop);

    if (m->turn != seat_of(man))
        return same_board(&now, goal);
    while (n-- > 0) {
        Men then = hop_over(m, man, hop[n]);

        if (comes_to(&then, man, goal, say)) {
            Text_say(say, "jump %d to %d", m->at[man], hop[n].to);
            return true;
        }
    }
    return false;
}
static void say_step(const Men *m, const Step *step, Line out)
{
    int from = square_of(step->from);
    Board now = board_of(m),
          goal = Board_after(&now, m->turn - 1, step);

    Text_say(out, "move %d to %d", from, square_of(step->to));
    comes_to(m, man_on(m, from), &goal, out);
}

/* what they think */
enum { EFFORT = 300000 };           /* boards that are as dear */
static Search *search_for(Think *t)
{
    const Checkers *c = t->state;
    const Board *root = &c->seen[c->past];
    bool endings = t->nodes >= EFFORT
        && Set_count(root->of[0] | root->of[1]) <= 5
        && !memcmp(&c->men.rules, &our_rules, sizeof our_rules);
    int few = !endings ? 0 : lore(0) < 0 ? 3 : 4;
    Search *s = Think_lend(t, sizeof *s
                           + (few == 3 ? 2 * NUMBERS3 : 0));

    if (!s)
        return NULL;
    s->t = t;
    s->game = c;
    s->root = *root;
    s->few = few;
    if (few)
        Atlas_make(&s->atlas);
    for (int pieces = 2; pieces <= few && few == 3; pieces++)
        Endings_solve(&(Endings){ &s->atlas, s->known,
                                  s->known + NUMBERS3 }, pieces);
    return s;
}
static int think(Search *s, Step *best)
{
    Step step[STEPS];
    int n = root_steps(s, step), value = 0, level = s->t->level;
    int deep = level == 1 && Random_below(&s->t->random, 5) == 0 ? 0
             : n > 1 || level > DEEP ? level : 1;

    *best = step[Random_below(&s->t->random, n)];
    put_first(step, n, best->from, best->to);
    for (int depth = 1; depth <= deep
         && !s->stopped && -SURE <= value && value <= SURE; depth++) {
        int now = best_step(s, step, n, depth);

        if (!s->stopped)
            value = now, s->seen = depth;
    }
    *best = step[0];
    return value;
}
static bool holds(const Checkers *c, int plies)
{
    int k = 0;

    while (k <= c->past && times_seen(c, &c->seen[k], c->past - k) < 2)
        k++;
    return k > c->past && c->past + plies < PAST;
}
static void say_answer(Think *t, const Search *s, const Step *step,
                       int value)
{
    const Checkers *c = s->game;
    int plies = WON - (value < 0 ? -value : value);
    bool drawn = c->men.going == NONE
        && by_table(s, &s->root, c->men.turn - 1, 0) == 0;
    bool sure = plies < WON - SURE && holds(c, plies);

    t->proved = !sure ? 0 : value > 0 ? 1 : -1;
    if (t->proved > 0)
        Text_say(t->reason, local_n("You win in %d move (proved: no "
            "draw by rule comes first).", "You win in at most %d moves "
            "(proved).", (plies + 1) / 2), (plies + 1) / 2);
    else if (drawn || plies < WON - SURE)
        Text_say(t->reason, "%s", sure ? _("You lose (proved).")
                 : drawn ? _("Neither side can force a win (proved).")
                 : _("It looks best (not proved)."));
    else
        Text_say(t->reason, local_n("It looks best, %d move ahead (not "
            "proved).", "It looks best, %d moves ahead (not proved).",
                 s->seen), s->seen);
    say_step(&c->men, step, t->move);
}
static void answer_offer(Think *t, int value)
{
    const Checkers *c = t->state;

    if (c->offered == c->men.turn)
        value = -value;
    t->proved = 0;
    Text_say(t->move, "%s", value > 10 ? "decline" : "accept");
    Text_say(t->reason, "%s", _("It looks best (not proved)."));
}
static void play(Think *t)
{
    Search *s = search_for(t);
    const Checkers *c = t->state;
    Step best;
    int value;

    if (!s)
        return;
    value = think(s, &best);
    say_answer(t, s, &best, value);
    if (c->offered)
        answer_offer(t, value);
}

/* the house */
static void draw_ballot(Think *t, Search *s)
{
    int value = WON;

    for (int k = 200; s && k > 0 && (value > 60 || value < -60); k--) {
        Text move = { t->move, sizeof t->move, 0 };
        Board b = s->root;

        Text_tell(&move, "ballot");
        for (int ply = 0; ply < 3; ply++) {
            Step step[STEPS], *one = &step[Random_below(&t->random,
                steps_on(&b, ply % 2, &s->game->men.rules, 0, 0,
                         step))];

            b = Board_after(&b, ply % 2, one);
            Text_tell(&move, " %d %d", square_of(one->from),
                      square_of(one->to));
        }
        value = worth(s, &b, 1, 6, 0, -WON, WON);
    }
}
static void set_the_board(Think *t)
{
    static const char *const endings[] = {
        "......R..R.....................B",
        "..R..R..R.........B...........B.",
        "...................R..r..B...B..",
        ".....r..r...............b..b...."
    };
    const Checkers *c = t->state;

    if (c->deal == BALLOT)
        draw_ballot(t, search_for(t));
    else if (c->deal == ENDING)
        Text_say(t->move, "setup red %s",
                 endings[Random_below(&t->random, 4)]);
}

/* the players */
const Player checkers_players[] = {
    { "dealer", NULL, HOUSE, 0, 2000000, set_the_board },
    { "novice", N_("Novice"), 1, 1, 100000, play },
    { "easy", N_("Easy"), 1, 2, 100000, play },
    { "good", N_("Good"), 1, 4, 200000, play },
    { "strong", N_("Strong"), 1, 7, 500000, play },
    { "best", N_("Best"), 1, DEEP, 2000000, play },
    { 0 }
};
const Player checkers_hint[] = {
    { "adviser", N_("Adviser"), 1, DEEP + 1, 300000, play },
    { 0 }
};
