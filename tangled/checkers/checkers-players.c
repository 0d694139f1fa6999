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
    signed char side, depth, bound, ply;
} Slot;
enum { SLOTS = 1 << 16, FEWER = 1 << 8, WON = 20000, SURE = 18000,
       DEEP = 60, FAR = 40 };
typedef struct Search {
    Think *t;
    const Checkers *game;
    Board  root;
    bool   stopped, worn;
    int    noise, salt, few;        /* few: endings that are known */
    Atlas  atlas;
    unsigned char *known, *open;    /* of endings, if wanted */
    uint64_t slots;                 /* a power of two, less 1 */
    Slot   slot[];
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
static const Set center = 0x198CC00;       /* eight squares */

static int strength(const Board *b, int side)
{
    static const Set back[2] = { 0x5, 0x500000000u };
    Set men = b->of[side] & ~b->kings, kings = b->of[side] & b->kings;
    int value = 100 * Set_count(men) + 130 * Set_count(kings);

    for (int row = 1; row < 8; row++)
        value += 2 * (side ? 7 - row : row)
               * Set_count(men & (Set)0xF << (row / 2 * 9
                                               + row % 2 * 4));
    value += 6 * Set_count(men & back[side]);
    return value + 3 * Set_count(b->of[side] & center)
         + 4 * Set_count(kings & center);
}

static int by_eye(const Search *s, const Board *b, int side)
{
    int mine = strength(b, side), theirs = strength(b, 1 - side);
    int lead = mine - theirs, all = mine + theirs;

    lead += lead * 300 / (all + 100);
    if (s->noise)
        lead += (int)((stirred(b, side) ^ (unsigned)s->salt) >> 7
                      & 0xFFFF) % (2 * s->noise) - s->noise;
    return lead;
}

/* the record and the search */
static bool is_wiped(const Search *s, const Board *b)
{
    const Board *r = &s->root;
    Set now = b->of[0] | b->of[1], then = r->of[0] | r->of[1];

    return (now & ~b->kings) != (then & ~r->kings)
        || Set_count(now) != Set_count(then);
}

static int times_seen(const Checkers *c, const Board *b, int ply)
{
    int times = 0;

    for (int k = c->past - ply % 2; k >= 0; k -= 2)
        times += same_board(&c->seen[k], b);
    return times;
}

static bool is_draw(const Search *s, const Board *b, int ply)
{
    return !is_wiped(s, b) && (s->game->past + ply >= PAST
                               || times_seen(s->game, b, ply) > 1);
}

/* can the record, or its end, spoil a proof of FAR plies? */
static bool is_worn(const Checkers *c)
{
    int k = 0;

    while (k < c->past && times_seen(c, &c->seen[k], c->past - k) < 2)
        k++;
    return k < c->past || c->past + FAR >= PAST;
}
enum { OPEN = 2 * WON };

static int known_of(const Search *s, const Board *b, int side)
{
    int pieces = Set_count(b->of[0] | b->of[1]);

    if (pieces > s->few || !b->of[side] || !b->of[1 - side])
        return -1;
    return pieces <= 3 ? s->known[number_of(&s->atlas, b, side)]
                       : lore(number_of(&s->atlas, b, side));
}

static int by_table(const Search *s, const Board *b, int side, int ply)
{
    int known = s->few ? known_of(s, b, side) : -1, plies = known - 1;
    bool wiped = known > 0 && is_wiped(s, b);
    int left = wiped ? PAST - ply : PAST - s->game->past - ply;

    if (known < 0)
        return OPEN;
    if (known == 0)
        return 0;
    if (plies >= left || (s->worn && !wiped))
        plies += WON - SURE / 2;
    else
        plies += ply;
    return known % 2 == 0 ? WON - plies : plies - WON;
}

/* look ahead */
static bool is_noted(const Slot *slot, const Board *b, int side,
                     int ply)
{
    return slot->side == side + 1 && slot->ply == ply
        && same_board(&slot->at, b);
}

static int from_here(int value, int ply)
{
    return value > SURE ? value + ply : value < -SURE ? value - ply
                                                      : value;
}

static void put_first(Step *step, int n, const Slot *slot)
{
    for (int k = 1; k < n; k++)
        if (step[k].from == slot->from && step[k].to == slot->to) {
            Step best = step[k];

            step[k] = step[0];
            step[0] = best;
        }
}
static int worth(Search *s, const Board *b, int side, int depth,
                 int ply, int alpha, int beta)
{
    Step step[STEPS];
    const Rules *r = &s->game->men.rules;
    int n, value, most = -WON, old = alpha, best = 0;
    int note = s->worn ? ply + 1 : 0;
    Slot *slot = &s->slot[stirred(b, side) >> 16 & s->slots];

    s->stopped = s->stopped || !Think_more(s->t);
    if (s->stopped || (s->worn && is_draw(s, b, ply)))
        return 0;
    value = by_table(s, b, side, ply);
    if (value != OPEN)
        return value;
    if (is_noted(slot, b, side, note) && slot->depth >= depth) {
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
    if (depth <= 0 && !step[0].taken
        && (depth < -1 || !can_jump(b, 1 - side, r)))
        return by_eye(s, b, side);
    if (ply >= DEEP)
        return by_eye(s, b, side);
    if (is_noted(slot, b, side, note))
        put_first(step, n, slot);
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
            most >= beta ? AT_LEAST : most <= old ? AT_MOST : EXACT,
            (signed char)note };
    return most;
}
static int best_step(Search *s, Step *step, int n, int depth)
{
    int side = s->game->men.turn - 1, most = -WON, best = 0;

    for (int k = 0; k < n && !s->stopped; k++) {
        Board then = Board_after(&s->root, side, &step[k]);
        int value = -worth(s, &then, 1 - side, depth - 1, 1, -WON,
                           -most);

        if (!s->stopped && value > most)
            most = value, best = k;
    }
    if (best > 0) {
        Step first = step[best];

        memmove(step + 1, step, sizeof *step * (size_t)best);
        step[0] = first;
    }
    return most;
}
static int root_steps(const Search *s, Step *step)
{
    const Men *m = &s->game->men;
    Set going = m->going == NONE ? 0 : bit_of(m->at[m->going]);
    Set struck = 0;

    for (int man = 0; man < MEN; man++)
        if (m->struck[man] && m->at[man] != OFF)
            struck |= bit_of(m->at[man]);
    return steps_on(&s->root, m->turn - 1, &m->rules, going, struck,
                    step);
}

/* say it */
static bool comes_to(const Men *m, int man, const Board *goal)
{
    Hop hop[TARGETS];
    Board now = board_of(m);
    int n = m->going == man ? hops_of(m, man, hop) : 0;

    if (m->going != man)
        return same_board(&now, goal);
    while (n-- > 0) {
        Men then = *m;

        hop_over(&then, man, hop[n]);
        if (comes_to(&then, man, goal))
            return true;
    }
    return false;
}

static void say_step(const Men *m, const Step *step, Line out)
{
    int from = square_of(step->from), to = square_of(step->to);
    int man = man_on(m, from), n;
    Board now = board_of(m),
          goal = Board_after(&now, m->turn - 1, step);
    Hop hop[TARGETS];
    Men then;

    Text_say(out, "move %d to %d", from, to);
    if (!step->taken && m->going == NONE)
        return;
    if (jump_to(m, man, to, &then) == 1 && then.going != man
        && comes_to(&then, man, &goal)) {
        Text_say(out, "jump %d to %d", from, to);
        return;
    }
    n = hops_of(m, man, hop);
    while (n-- > 0) {
        then = *m;
        hop_over(&then, man, hop[n]);
        if (comes_to(&then, man, &goal))
            Text_say(out, "jump %d to %d", from, hop[n].to);
    }
}

/* what they think */
static const struct { int depth, noise; } levels[] = {
    { 0, 0 }, { 1, 90 }, { 3, 40 }, { 5, 10 }, { 8, 0 }, { DEEP, 0 }
};
enum { EFFORT = 300000 };           /* boards that are as dear */

static bool wants_endings(const Think *t, const Checkers *c)
{
    static const Rules ours = { 0, 0, 0, 0 };
    Board b = board_of(&c->men);

    return t->nodes >= EFFORT && levels[t->level].noise == 0
        && memcmp(&c->men.rules, &ours, sizeof ours) == 0
        && Set_count(b.of[0] | b.of[1]) <= 5;
}

static Search *search_for(Think *t)
{
    const Checkers *c = t->state;
    bool endings = wants_endings(t, c);
    size_t slots = t->nodes >= SLOTS ? SLOTS : FEWER;
    Search *s = Think_lend(t, sizeof *s + slots * sizeof(Slot)
                           + (endings ? 2 * NUMBERS3 : 0));

    if (!s)
        return NULL;
    s->t = t;
    s->slots = slots - 1;
    s->game = c;
    s->root = board_of(&c->men);
    s->worn = is_worn(c);
    s->noise = levels[t->level].noise;
    s->salt = (int)(Random_bits(&t->random) & 0xFFFF);
    if (endings) {
        s->known = (unsigned char *)(s->slot + slots);
        s->open = s->known + NUMBERS3;
        Atlas_make(&s->atlas);
        for (int pieces = 2; pieces <= 3; pieces++)
            Endings_solve(&(Endings){ &s->atlas, s->known, s->open },
                          pieces);
        s->few = lore(0) >= 0 ? 4 : 3;
    }
    return s;
}
static int think(Search *s, Step *best)
{
    Step step[STEPS];
    int n = root_steps(s, step), value = 0, deepest;

    for (int k = n - 1; k > 0; k--) {
        int other = Random_below(&s->t->random, k + 1);
        Step keep = step[k];

        step[k] = step[other];
        step[other] = keep;
    }
    deepest = n > 1 ? levels[s->t->level].depth : 1;
    for (int depth = 1; depth <= deepest && !s->stopped
                        && -SURE <= value && value <= SURE; depth++) {
        int now = best_step(s, step, n, depth);

        value = s->stopped ? value : now;
    }
    *best = step[0];
    return value;
}
static void say_answer(Think *t, const Men *m, const Step *step,
                       int value)
{
    int plies = WON - (value < 0 ? -value : value);
    Line why;

    t->proved = value > SURE ? 1 : value < -SURE ? -1 : 0;
    if (t->proved > 0)
        Text_say(why, local_n("You win in %d move (proved).",
            "You win in at most %d moves (proved, with draws by "
            "rule).", (plies + 1) / 2), (plies + 1) / 2);
    else if (t->proved < 0)
        Text_say(why, local_n("You lose in at most %d move (proved).",
            "You lose in at most %d moves (proved); this holds out.",
            plies / 2), plies / 2);
    else
        Text_say(why, "%s", _("It looks best (not proved)."));
    say_step(m, step, t->move);
    Text_say(t->reason, _("to %d. %s"), square_of(step->to), why);
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
    if (c->offered) {
        bool ahead = c->offered == c->men.turn ? value < -10
                                               : value > 10;

        Text_say(t->move, "%s", ahead ? "decline" : "accept");
        Text_say(t->reason, "%s", ahead ? _("You are ahead.")
                                        : _("You are not ahead."));
        return;
    }
    say_answer(t, &c->men, &best, value);
}

/* the house */
static void point_at(Search *s, const Checkers *c)
{
    s->game = c;
    s->root = board_of(&c->men);
}

static bool is_fair(Search *s, const Checkers *then)
{
    int value;

    point_at(s, then);
    value = worth(s, &s->root, then->men.turn - 1, 6, 0, -WON, WON);
    return -60 < value && value < 60;
}

/* one move more of a ballot */
static bool add_move(Think *t, Search *s, Checkers *c)
{
    Step step[STEPS];
    Line move;

    point_at(s, c);
    say_step(&c->men, &step[Random_below(&t->random,
                                         root_steps(s, step))], move);
    if (Checkers_apply(c, move) || c->over
        || c->men.going != NONE)
        return false;
    Text_say(move, "%s %d %d", t->move, c->from, c->to);
    memcpy(t->move, move, sizeof move);
    return true;
}

static void draw_ballot(Think *t, Search *s)
{
    for (int trial = 0; trial < 200; trial++) {
        Checkers c = *(const Checkers *)t->state;

        c.deal = 0;
        Text_say(t->move, "ballot");
        if (add_move(t, s, &c) && add_move(t, s, &c)
            && add_move(t, s, &c) && is_fair(s, &c))
            return;
    }
    Text_say(t->move, "ballot 11 15 23 19 8 11");
}
static void draw_ending(Think *t)
{
    char squares[33];
    Checkers c;

    do {
        int pieces = 3 + Random_below(&t->random, 2);

        memset(squares, '.', 32);
        squares[32] = '\0';
        for (int k = 0; k < pieces; k++)
            squares[4 + Random_below(&t->random, 24)]
                = "rRbB"[k % 2 * 2 + (Random_below(&t->random, 3) > 0)];
        Text_say(t->move, "setup red %s", squares);
        c = *(const Checkers *)t->state;
    } while (Checkers_apply(&c, t->move) || c.over
             || must_take(&c.men));
}

static void set_the_board(Think *t)
{
    const Checkers *c = t->state;
    Search *s = c->deal == BALLOT ? search_for(t) : NULL;

    if (s)
        draw_ballot(t, s);
    else if (c->deal == ENDING)
        draw_ending(t);
}

/* the players */
const Player checkers_players[] = {
    { "dealer", NULL, HOUSE, 0, 2000000, set_the_board },
    { "novice", N_("Novice"), 1, 1, 100000, play },
    { "easy", N_("Easy"), 1, 2, 100000, play },
    { "good", N_("Good"), 1, 3, 500000, play },
    { "strong", N_("Strong"), 1, 4, 1000000, play },
    { "best", N_("Best"), 1, 5, 3000000, play },
    { 0 }
};
const Player checkers_hint[] = {
    { "adviser", N_("Adviser"), 1, 5, 1000000, play },
    { 0 }
};
