/* Made from games/pousse.nw by make tangle: change that, not this. */
#include <limits.h>
#include <stddef.h>
#include <string.h>
#include "pousse.h"
#include "player.h"

/* what is remembered */
typedef enum Bound { EXACT = 1, AT_LEAST, AT_MOST } Bound;
typedef struct Slot {
    uint64_t key;
    short    value;
    signed char depth, bound, push;
} Slot;
enum { SLOTS = 1 << 17, SURE = 9000 };
typedef struct Search {
    Think *t;
    bool   stopped;
    int    killer[DEEPEST + 2];     /* by ply; [0] is the answer */
    int    good[2][PUSHES];
    Path   path;
    Slot   slot[SLOTS];
} Search;
static uint64_t stirred(Board b, int side)
{
    uint64_t key = (side ? ~b.of[0] : b.of[0])
                 * 0x9E3779B97F4A7C15u;

    key = (key ^ key >> 29) + b.of[1] * 0xBF58476D1CE4E5B9u;
    key = (key ^ key >> 32) * 0x94D049BB133111EBu;
    return (key ^ key >> 29) | 1;   /* 0 is an empty slot */
}
static bool is_end(int value)
{
    return value > SURE || value < -SURE;
}

static int from_here(int value, int ply)
{
    return !is_end(value) ? value : value + (value > 0 ? ply : -ply);
}

/* in which order */
static int at_horizon(const Search *s, int at)
{
    Board b = s->path.board[at];
    int known = s->path.n == 4 ? lore(number_of(b, at % 2, 4)) : -1;
    int plies = known > 0 ? known & PLIES : UNDECIDED;

    return plies == UNDECIDED ? by_eye(b, s->path.n, at % 2)
        : plies % 2 ? 1000 - plies : plies - 1000;
}
static void order(const Search *s, int at, Door *door, int many,
                  int best)
{
    for (int k = 0; k < many; k++)
        door[k].score = door[k].push == best ? INT_MAX
            : door[k].push == s->killer[at - s->path.now] ? INT_MAX - 1
            : s->good[at % 2][door[k].push];
    sort_doors(door, many);
}

/* look ahead */
static int worth(Search *s, int at, int depth, int alpha, int beta)
{
    int ply = at - s->path.now, old = alpha, most = ply + 1 - WON;
    int outer = s->path.lean, many, best = s->killer[ply];
    int listed = by_list(&s->path, at);
    uint64_t key = stirred(s->path.board[at], at % 2);
    Slot *slot = &s->slot[key / 2 % SLOTS];
    Door door[PUSHES];

    s->stopped = s->stopped || !Think_more(s->t);
    if (s->stopped)
        return 0;
    /* perhaps there is no need to look */
    if (ply > 0 && slot->key == key
        && (slot->depth >= depth || is_end(slot->value))) {
        int value = from_here(slot->value, -ply);

        if (slot->bound == EXACT
            || (slot->bound == AT_LEAST && value >= beta)
            || (slot->bound == AT_MOST && value <= alpha))
            return value;
    }
    if (ply > 0 && listed)
        return from_here(listed - WON, -ply);
    s->path.lean = PAST + DEEPEST;
    many = doors_of(&s->path, at, door);
    if (many == WINS)
        most = WON - ply - 1, s->killer[ply] = best = door[0].push;
    else if (depth <= 0 && many > 0)
        most = at_horizon(s, at);
    else
        /* go through the doors */
        {
            order(s, at, door, many, slot->key == key ? slot->push : -1);
            for (int k = 0; k < many && alpha < beta; k++) {
                int value;

                s->path.board[at + 1] = door[k].board;
                value = -worth(s, at + 1, depth - 1, -beta, -alpha);
                if (s->stopped)
                    return 0;
                if (value > most)
                    most = value, s->killer[ply] = best = door[k].push;
                alpha = value > alpha ? value : alpha;
            }
            if (alpha >= beta)
                s->good[at % 2][best] += depth * depth;
        }
    /* remember what has come out */
    if (depth >= 0 && s->path.lean >= at)
        *slot = (Slot){ key, (short)from_here(most, ply),
            (signed char)depth, (signed char)(most >= beta ? AT_LEAST
                : most <= old ? AT_MOST : EXACT), (signed char)best };
    if (outer < s->path.lean)
        s->path.lean = outer;
    return most;
}
static int deepen(Search *s, int deepest, int *seen)
{
    int value = 0;

    for (int k = 0; k < PUSHES; k++)
        s->good[s->path.now % 2][k] = Random_below(&s->t->random, 9);
    while (*seen < deepest && (*seen < SIGHT || !is_end(value))) {
        int now = worth(s, s->path.now, *seen + 1, -WON, WON);

        if (s->stopped)
            break;
        value = now;
        ++*seen;
    }
    return value;
}
static void say_worth(Think *t, int value, int seen)
{
    int plies = WON - (value < 0 ? -value : value);
    bool odd = ((const Pousse *)t->state)->plies % 2, x = value > 0;

    if (t->proved)
        Text_say(t->reason, x != odd ? local_n("X wins with %d push "
            "(proved).", "X wins in at most %d pushes, O's included "
                 "(proved).", plies) : local_n("O wins with %d push "
            "(proved).", "O wins in at most %d pushes, X's included "
                 "(proved).", plies), plies);
    else if (is_end(value))
        Text_say(t->reason, "%s", value > 0
                 ? _("It wins, if no board comes back (not proved).")
                 : _("It loses, if no board comes back (not proved)."));
    else
        Text_say(t->reason, local_n("It looks best, %d move ahead (not "
            "proved).", "It looks best, %d moves ahead (not proved).",
                 seen), seen);
}
enum { RATE = 3000000 };
static Search *search_for(Think *t, bool notes)
{
    Search *s = Think_lend(t, notes ? sizeof *s
                           : offsetof(Search, slot));
    const Pousse *g = t->state;
    long mine = g->tenths[g->plies % 2] * (long)(RATE / 10);

    if (!s)
        return NULL;
    s->t = t;
    Path_start(&s->path, g);
    s->path.list = g->n == 4 && t->level == 3;
    t->nodes = t->nodes < mine ? t->nodes : mine;
    return s;
}
static void think(Think *t)
{
    Search *s = search_for(t, true);
    long kept = t->nodes / 8;
    int seen = 0, value, plies, now, wins;

    if (!s)
        return;
    t->nodes -= kept;
    value = deepen(s, t->level < 3 ? 2 : DEEPEST - 1, &seen);
    now = s->path.now;
    if (!is_end(value) && by_list(&s->path, now))
        value = by_list(&s->path, now) - WON;
    plies = WON - (value < 0 ? -value : value);
    wins = value > 0;
    s->path.board[now + 1] = Board_after(s->path.board[now], s->path.n,
                                         now % 2, s->killer[0]);
    if (now + plies > PAST)
        value = 0;
    if (is_end(value) && (plies == 1
        || (is_sure(&s->path, now + wins, plies - wins, false, &kept)
            && kept >= 0)))
        t->proved = wins ? 1 : -1;
    say_push(s->killer[0], t->move);
    say_worth(t, value, seen);
}

/* the ancestor */
static bool at_end(int n, int place)
{
    return place == 0 || place == n - 1;
}
static int advice(const Path *p, int at, const Door *door)
{
    uint64_t other = at ? p->board[at].of[1 - at % 2] : 0;
    uint64_t now = door->board.of[1 - at % 2];
    int bit = Set_first(other | (uint64_t)1 << 63);
    int spot = Set_first(now | (uint64_t)1 << 63);

    if (at == 1)
        return at_end(p->n, door->push / MOST < FROM_TOP ? spot % 8
                                                         : spot / 8)
             ? -500 : 0;
    if (at != 2 || (at_end(p->n, bit / 8) && at_end(p->n, bit % 8)))
        return 0;
    return now != other ? 500 : -500;
}
static int old_worth(Search *s, int at, int depth, int limit, int *best)
{
    Door door[PUSHES];
    int many, most = -2 * WON, ties = 0;

    s->stopped = s->stopped || !Think_more(s->t);
    many = s->stopped ? 0 : doors_of(&s->path, at, door);
    if (many == WINS)
        *best = door[0].push;
    if (many == WINS || many == 0)
        return many ? WON : -WON;
    for (int k = 0; k < many && most <= limit && !s->stopped; k++) {
        int value = by_eye(door[k].board, s->path.n, at % 2)
                  + advice(&s->path, at, &door[k]), answer;

        s->path.board[at + 1] = door[k].board;
        if (depth > 0)
            value -= old_worth(s, at + 1, depth - 1, value - most,
                               &answer);
        ties = value > most ? 0 : ties;
        if (value >= most && Random_below(&s->t->random, ++ties) == 0)
            *best = door[k].push;
        most = value > most ? value : most;
    }
    return most;
}
static void play_original(Think *t)
{
    Search *s = search_for(t, false);
    int at, depth, best = FROM_LEFT, now = best, value;

    if (!s)
        return;
    at = s->path.now, depth = at < 2;
    s->path.step = 2;
    do {
        value = old_worth(s, at, depth++, 2 * WON, &now);
        best = s->stopped ? best : now;
    } while (!s->stopped && at >= 2 && depth < DEEPEST
             && value < WON / 2 && value > -WON / 2);
    say_push(best, t->move);
    Text_say(t->reason, "%s", _("as the ancestor would"));
}

/* the players */
static void play_as_beginner(Think *t)
{
    Search *s = search_for(t, false);
    Door door[PUSHES];
    int many;

    if (!s)
        return;
    many = doors_of(&s->path, s->path.now, door);
    say_push(many == WINS ? door[0].push : many == 0 ? FROM_LEFT
             : door[Random_below(&t->random, many)].push, t->move);
    Text_say(t->reason, "%s", _("a beginner's move"));
}
const Player pousse_players[] = {
    { "beginner", N_("Beginner"), 1, 1, 1000, play_as_beginner },
    { "good", N_("Good"), 1, 2, 200000, think },
    { "best", N_("Best"), 1, 3, 30L * RATE, think },
    { "original", N_("Original"), 1, 4, 30L * RATE,
      play_original },
    { 0 }
};
const Player pousse_hint[] = {
    { "adviser", N_("Adviser"), 1, 3, RATE, think },
    { 0 }
};
