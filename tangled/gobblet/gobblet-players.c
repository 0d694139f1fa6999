/* Made from games/gobblet.nw by make tangle: change that, not this. */
#include <string.h>
#include "gobblet.h"
#include "player.h"

/* what is remembered */
typedef enum Bound { EXACT = 1, AT_LEAST, AT_MOST } Bound;
typedef struct Slot {
    Cups     at;                    /* whose note it is */
    uint64_t best;                  /* the bits that the move turns, in
                                       the same picture */
    int      value;
    signed char depth, bound, ply;
} Slot;
enum { SLOTS = 1 << 17, WON = 10000, SURE = 9000 };
typedef struct Search {
    Think   *t;
    const Gobblet *game;
    bool     stopped, worn, table;  /* below */
    Rows     rows;
    int      run;                   /* of the ancestor's player */
    uint64_t trail[4];              /* passed, by depth */
    Atlas    atlas;
    unsigned slots;                 /* room for so many notes */
    Slot     slot[];
} Search;
static Cups least_picture(Cups c, int n, int *how)
{
    Cups least = c;

    *how = 0;
    for (int k = 1; k < 8; k++) {
        Cups seen = { picture(c.mine, n, k), picture(c.theirs, n, k) };

        if (seen.mine < least.mine || (seen.mine == least.mine
                                       && seen.theirs < least.theirs))
            least = seen, *how = k;
    }
    return least;
}
static uint64_t stirred(Cups c)
{
    uint64_t key = c.mine * 0x9E3779B97F4A7C15u;

    key = (key ^ key >> 29) + c.theirs * 0xBF58476D1CE4E5B9u;
    key = (key ^ key >> 32) * 0x94D049BB133111EBu;
    return (key ^ key >> 29) | 1;   /* 0 is an empty slot */
}
static const int back[8] = { 0, 1, 2, 3, 4, 6, 5, 7 };
typedef struct Try { Step step; int score; } Try;
static int promise(const Search *s, Cups c, Step step)
{
    unsigned mine, theirs;

    Cups_look(Cups_after(c, step), &theirs, &mine);
    if (has_row(&s->rows, theirs))
        return -999;
    return 8 * Set_count(s->rows.ends[mine])
        - 8 * Set_count(s->rows.ends[theirs])
        + 2 * step.floor + (step.from == OFF);
}
static void add_try(Try *try, int at, Step step, int score)
{
    for (; at > 0 && try[at - 1].score < score; at--)
        try[at] = try[at - 1];
    try[at] = (Try){ step, score };
}
static int list_tries(const Search *s, Cups c, uint64_t best, Try *try)
{
    Step step[STEPS];
    int n = steps_of(&s->rows, c, step);

    for (int k = 0; k < n; k++)
        add_try(try, k, step[k], bits_of(step[k]) == best ? 999
                                 : promise(s, c, step[k]));
    return n;
}

/* look ahead */
static int by_eye(const Search *s, Cups c)
{
    unsigned mine, theirs, shut = 0;
    int value;

    Cups_look(c, &mine, &theirs);
    value = s->rows.power[mine] - s->rows.power[theirs];
    for (int floor = 3; floor >= 0; floor--) {
        value += (2 * floor + 1)
               * (Set_count(on_floor(c.mine, floor) & ~shut)
                  - Set_count(on_floor(c.theirs, floor) & ~shut));
        shut |= on_floor(c.mine | c.theirs, floor);
    }
    return value;
}
static bool is_known(const Slot *slot, int depth, int alpha, int beta)
{
    return slot->depth >= depth
        && (slot->bound == EXACT
            || (slot->bound == AT_LEAST && slot->value >= beta)
            || (slot->bound == AT_MOST && slot->value <= alpha));
}
static int from_here(int value, int ply)
{
    return value > SURE ? value + ply : value < -SURE ? value - ply
                                                      : value;
}
/* where the note stands or will stand, and whose it is */
static Slot *slot_for(Search *s, Cups c, int ply, Slot *note, int *how)
{
    *how = 0;
    note->at = s->worn ? c : least_picture(c, s->rows.n, how);
    note->ply = (signed char)(s->worn ? ply : 0);
    return &s->slot[stirred(note->at) / 2 % s->slots];
}

static bool is_about(const Slot *slot, const Slot *note)
{
    return same_cups(slot->at, note->at) && slot->ply == note->ply;
}
enum { OPEN = 2 * WON };            /* the table does not say */

static int by_table(const Search *s, Cups c, int ply)
{
    int known = s->table ? lore(number_of(&s->atlas, c)) : -1;

    return known < 0 ? OPEN : from_here(-worth_of(known), 1 - ply);
}
static int worth(Search *s, Cups c, int depth, int ply, int alpha,
                 int beta)
{
    Try try[STEPS];
    int how, n, most = -WON, old = alpha, value;
    Step best = { 0, OFF, OFF };
    Slot note, *slot;

    s->stopped = s->stopped || !Think_more(s->t);
    if (s->stopped || (s->worn && is_draw(s->game, c, ply)))
        return 0;
    if (wins_at_once(&s->rows, c))
        return WON - ply - 1;
    /* perhaps the table has it */
    value = by_table(s, c, ply);
    if (value != OPEN && (!s->worn || value == 0 || is_wiped(s->game, c)
                          || (value > 0 ? value <= alpha : value >= beta)))
        return value;
    if (depth <= 0)
        return value != OPEN ? value / 20 : by_eye(s, c);
    slot = slot_for(s, c, ply, &note, &how);
    if (is_about(slot, &note) && is_known(slot, depth,
                          from_here(alpha, ply), from_here(beta, ply)))
        return from_here(slot->value, -ply);
    /* try the moves in order */
    n = list_tries(s, c, !is_about(slot, &note) ? 0
        : picture(slot->best, s->rows.n, back[how]), try);
    for (int k = 0; k < n && alpha < beta && !s->stopped; k++) {
        value = try[k].score == -999 ? -(WON - ply - 1)
            : -worth(s, Cups_after(c, try[k].step), depth - 1, ply + 1,
                     -beta, -alpha);

        if (value > most)
            most = value, best = try[k].step;
        alpha = value > alpha ? value : alpha;
    }
    if (!s->stopped)
        *slot = (Slot){ note.at, picture(bits_of(best), s->rows.n, how),
            from_here(most, ply), (signed char)depth,
            most >= beta ? AT_LEAST : most <= old ? AT_MOST : EXACT,
            note.ply };
    return most;
}
static int best_step(Search *s, Cups c, int depth, Step *best)
{
    Try try[STEPS];
    int n = list_tries(s, c, depth > 1 ? bits_of(*best) : 0, try);
    int most = -WON;

    for (int k = 0; k < n && !s->stopped; k++) {
        Cups then = Cups_after(c, try[k].step);
        int known = ended(&s->rows, then),
            value = known ? worth_of(known)
                : -worth(s, then, depth - 1, 1, -WON, -most);

        if (!s->stopped && value > most)
            most = value, *best = try[k].step;
    }
    return most;
}
static void say_advice(Think *t, Step step, const char *why)
{
    say_step(step, t->move);
    Text_say(t->reason, "%s", why);
}

static void say_answer(Think *t, Step step, int value, const char *open)
{
    int plies = WON - (value < 0 ? -value : value);
    Line why;

    t->proved = value > SURE ? 1 : value < -SURE ? -1 : 0;
    if (t->proved > 0)
        Text_say(why, local_n("You win in %d move (proved).",
            "You win in at most %d moves (proved).", (plies + 1) / 2),
                 (plies + 1) / 2);
    else if (t->proved < 0)
        Text_say(why, local_n("You lose in at most %d move (proved); "
            "this holds out longest.", "You lose in at most %d moves "
            "(proved); this holds out longest.", plies / 2), plies / 2);
    else
        Text_say(why, "%s", open);
    say_advice(t, step, why);
}
enum { RATE = 3000000 };
static Search *search_for(Think *t)
{
    unsigned slots = t->nodes > 1000 ? SLOTS : SLOTS / 64;
    Search *s = Think_lend(t, sizeof *s + slots * sizeof(Slot));
    const Gobblet *g = t->state;
    long mine = g->tenths[g->turn - 1] * (long)(RATE / 10);

    if (!s)
        return NULL;
    s->t = t;
    s->slots = slots;
    s->game = g;
    Rows_make(&s->rows, g->n);
    s->worn = is_worn(g);
    t->nodes = t->nodes < mine ? t->nodes : mine;
    return s;
}
static void think(Search *s, int deepest)
{
    const Gobblet *g = s->game;
    Cups c = cups_of(g);
    Step best = { 0, OFF, OFF }, step[STEPS];
    int value = 0, n = steps_of(&s->rows, c, step);

    best = step[Random_below(&s->t->random, n)];
    for (int depth = 1; depth <= deepest && !s->stopped
                        && -SURE <= value && value <= SURE; depth++) {
        int now = best_step(s, c, depth, &best);

        value = s->stopped ? value : now;
    }
    say_answer(s->t, best, value, by_table(s, c, 0) == 0
        ? _("A draw, if nobody errs (proved).")
        : g->n == 4 || lore(0) >= 0 ? _("It looks best (not proved).")
        : _("It looks best (not proved; the table of all positions "
            "would tell)."));
}

/* know the end */
int worth_of(int known)
{
    int plies = (known & PLIES) < LOST_NOW ? known & PLIES : 0,
        value = WON - 1 - plies;

    return is_lost(known) ? value : is_won(known) ? -value : 0;
}
static char digit(int square, int how)      /* '1' to '9' */
{
    int at = Set_first(picture((uint64_t)1 << square, 3, how));

    return (char)('1' + at / 4 * 3 + at % 4);
}
static bool is_noted(const char *entry, Step step, int how)
{
    char from = step.from == OFF ? "TSML"[step.floor]
                                 : digit(step.from, how);

    return from == entry[9] && digit(step.to, how) == entry[10];
}
static bool is_kept(const char *entry, Cups c, int how)
{
    Cups kept = cups_read(entry);

    return picture(c.mine, 3, how) == kept.mine
        && picture(c.theirs, 3, how) == kept.theirs;
}

static bool kept_step(const Search *s, Cups c, Step *best)
{
    Step step[STEPS];
    int n = steps_of(&s->rows, c, step);

    for (const char *entry = gobblet_proof; *entry; entry += 12)
        for (int how = 0; how < 8; how++)
            for (int k = 0; k < n && is_kept(entry, c, how); k++)
                if (is_noted(entry, step[k], how)) {
                    *best = step[k];
                    return true;
                }
    return false;
}
/* does the list win from here, whatever has stood? */
static bool holds(const Search *s, Cups c, int ply)
{
    Step mine, step[STEPS];
    Cups then, reply;
    int n;

    if (is_wiped(s->game, c)
        || (ply > 0 && wins_at_once(&s->rows, c)))
        return true;
    if (!kept_step(s, c, &mine))
        return false;
    then = Cups_after(c, mine);
    n = is_draw(s->game, then, ply + 1) ? 0
        : steps_of(&s->rows, then, step);
    for (int k = 0; k < n; k++) {
        reply = Cups_after(then, step[k]);
        if (!ended(&s->rows, reply) && (is_draw(s->game, reply, ply + 2)
                                        || !holds(s, reply, ply + 2)))
            return false;
    }
    return n > 0;
}

static bool follow_proof(Search *s)
{
    Cups c = cups_of(s->game);
    Step best;

    if (!kept_step(s, c, &best) || (s->worn && !holds(s, c, 0)))
        return false;
    say_advice(s->t, best, _("You win (the certificate proves it)."));
    s->t->proved = 1;
    return true;
}
static void play_best(Think *t)
{
    Search *s = search_for(t);

    if (!s || (s->game->n == 3 && follow_proof(s)))
        return;
    s->table = s->game->n == 3 && lore(0) >= 0;
    if (s->table)
        Atlas_make(&s->atlas);
    think(s, FAR);
}

/* the ancestor */
enum { UNIT = 1000, REPEATED = -1000 * UNIT, ENDLESS = 10000 * UNIT };
static int at_horizon(Search *s, Cups c, Cups before, Step last)
{
    unsigned mine, theirs, were, other;
    unsigned inner = s->rows.n == 3 ? 0x020 : 0x660;
    int value = Random_below(&s->t->random, UNIT);

    Cups_look(c, &mine, &theirs);
    Cups_look(before, &other, &were);
    value += 2 * UNIT
        * (Set_count(mine & inner) - Set_count(theirs & inner));
    if (s->rows.n == 4 && s->rows.threes[were] >> last.to & 1)
        value -= 10 * UNIT;
    return value;
}
static int old_order(Search *s, Cups c, int depth, Try *try);
static bool is_over(const Search *s, Cups c, int *value)
{
    unsigned mine, theirs;

    Cups_look(c, &mine, &theirs);
    *value = has_row(&s->rows, theirs) ? -ENDLESS : ENDLESS;
    return has_row(&s->rows, theirs) || has_row(&s->rows, mine);
}
/* a win is worth a little less, a loss a little more, a ply before */
static int a_ply_before(int value)
{
    return value > ENDLESS / 2 ? -(value - 1)
        : value < -ENDLESS / 2 ? -(value + 1) : -value;
}
static int old_worth(Search *s, Cups c, Cups before, Step last,
                     int depth)
{
    Try try[STEPS];
    int how, value, look = 4 * s->run + depth;
    uint64_t key;
    Cups least;
    Slot *slot;

    s->stopped = s->stopped || (!Think_more(s->t) && s->run > 0);
    if (s->stopped || is_over(s, c, &value))
        return s->stopped ? 0 : value;
    if (depth == 0)
        return at_horizon(s, c, before, last);
    least = least_picture(c, s->rows.n, &how);
    key = stirred(least);
    for (int k = depth + 1; k < 4; k++)
        if (s->trail[k] == key)
            return REPEATED;
    slot = &s->slot[(key / 2 + (uint64_t)depth) % s->slots];
    if (!same_cups(slot->at, least) || slot->depth != look) {
        s->trail[depth] = key;
        old_order(s, c, depth, try);
        *slot = (Slot){ .at = least, .value = try[0].score,
                        .depth = (signed char)look };
    }
    return slot->value;
}
/* the moves, the best first, with what they are worth */
static int old_order(Search *s, Cups c, int depth, Try *try)
{
    Step step[STEPS];
    int n = steps_of(&s->rows, c, step);

    try[0] = (Try){ .score = 0 };
    for (int k = 0; k < n; k++)
        add_try(try, k, step[k], a_ply_before(old_worth(s,
                Cups_after(c, step[k]), c, step[k], depth - 1)));
    return n;
}
static int old_choice(Search *s, Cups c, int steps, int depth,
                      Step *best)
{
    Try try[STEPS];
    int n = old_order(s, c, depth, try), most, value;
    int kept = (c.mine | c.theirs) & ((c.mine | c.theirs) - 1) ? 3 : 1;

    *best = try[0].step;
    most = try[0].score;
    if (steps == 1 || most > ENDLESS / 2 || most < -ENDLESS / 2)
        return most;
    most = -2 * ENDLESS;
    /* let the opponent answer each */
    for (int k = 0; k < kept && k < n && !s->stopped; k++) {
        Cups then = Cups_after(c, try[k].step);
        Step answer;

        value = is_over(s, then, &value) ? a_ply_before(value)
            : a_ply_before(old_choice(s, then, steps - 1, depth, &answer));
        if (value > most)
            most = value, *best = try[k].step;
    }
    return most;
}
static void play_original(Think *t)
{
    static const int runs[4][2] = { { 1, 2 }, { 1, 3 }, { 2, 2 },
                                    { 2, 3 } };
    Search *s = search_for(t);
    Step best = { 0, OFF, OFF }, now;

    if (!s)
        return;
    for (; s->run < 4 && !s->stopped; s->run++) {
        int value = old_choice(s, cups_of(s->game), runs[s->run][0],
                               runs[s->run][1], &now);

        best = s->stopped ? best : now;
        if (value > ENDLESS / 2 || value < -ENDLESS / 2)
            break;
        memset(s->trail, 0, sizeof s->trail);
    }
    say_step(best, t->move);
    Text_say(t->reason, "%s", _("as the ancestor would"));
}

/* the players */
static void play_as_beginner(Think *t)
{
    Search *s = search_for(t);
    Cups c = cups_of(t->state);
    Try try[STEPS];
    int n = s ? list_tries(s, c, 0, try) : 0, calm = 0;
    Step step;

    if (!s)
        return;
    while (calm < n && try[calm].score != -999)
        calm++;
    step = try[Random_below(&t->random, calm > 0 ? calm : n)].step;
    if (wins_at_once(&s->rows, c))
        best_step(s, c, 1, &step);
    say_step(step, t->move);
    Text_say(t->reason, "%s", _("a beginner's move"));
}
static void play_well(Think *t)
{
    Search *s = search_for(t);

    if (s)
        think(s, 3);
}
const Player gobblet_players[] = {
    { "beginner", N_("Beginner"), 1, 1, 1000, play_as_beginner },
    { "good", N_("Good"), 1, 2, 200000, play_well },
    { "best", N_("Best"), 1, 3, 30L * RATE, play_best },
    { "original", N_("Original"), 1, 4, 30L * RATE, play_original },
    { 0 }
};
const Player gobblet_hint[] = {
    { "adviser", N_("Adviser"), 1, 3, RATE, play_best },
    { 0 }
};
