/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"

static int keep_going(const Men *m, int man, Hop *hop, int many);

/* squares */
int row_of(int square)
{
    return (square - 1) / 4;
}
int column_of(int square)
{
    return 6 - (square - 1) % 4 * 2 + row_of(square) % 2;
}
int square_at(int row, int column)
{
    return row < 0 || row > 7 || column < 0 || column > 7 ? OFF
        : 4 * row + 4 - column / 2;
}
static int beside(int square, int way)
{
    return square_at(row_of(square) + (way < 2 ? 1 : -1),
                     column_of(square) + (way % 2 ? 1 : -1));
}
int seat_of(int man)
{
    return 1 + man / 12;
}
int man_on(const Men *m, int square)
{
    for (int man = 0; man < MEN; man++)
        if (m->at[man] == square)
            return man;
    return NONE;
}

/* the end of a turn */
static bool is_far(const Men *m, int man)
{
    return row_of(m->at[man]) == (seat_of(man) == RED ? 7 : 0);
}
void end_turn(Men *m, int man)
{
    for (int other = 0; other < MEN; other++)
        if (m->struck[other])
            m->at[other] = OFF;
    memset(m->struck, 0, sizeof m->struck);
    m->king[man] |= is_far(m, man);
    m->going = NONE;
    m->turn = 3 - m->turn;
}

/* steps and hops */
static bool may_face(const Men *m, int man, int way, bool jumps)
{
    return m->king[man] || (way < 2) == (seat_of(man) == RED)
        || (jumps && m->rules.back);
}
int steps_from(const Men *m, int man, int to[TARGETS])
{
    bool flies = m->king[man] && m->rules.flying;
    int n = 0;

    for (int way = 0; way < 4; way++)
        if (may_face(m, man, way, false))
            for (int next = beside(m->at[man], way);
                 next && man_on(m, next) == NONE;
                 next = flies ? beside(next, way) : OFF)
                to[n++] = next;
    return n;
}
static int hops_one_way(const Men *m, int man, int way, Hop *hop)
{
    bool flies = m->king[man] && m->rules.flying;
    int n = 0, next = beside(m->at[man], way), victim;

    while (flies && next && man_on(m, next) == NONE)
        next = beside(next, way);
    victim = next ? man_on(m, next) : NONE;
    if (victim == NONE || seat_of(victim) == seat_of(man)
        || m->struck[victim])
        return 0;
    for (next = beside(next, way); next && man_on(m, next) == NONE;
         next = flies ? beside(next, way) : OFF)
        hop[n++] = (Hop){ victim, next };
    return n;
}
Men hop_over(const Men *m, int man, Hop hop)
{
    Hop more[TARGETS];
    Men then = *m;
    bool crowned;

    then.at[man] = (signed char)hop.to;
    then.struck[hop.victim] = true;
    if (!m->rules.flying)
        then.at[hop.victim] = OFF;
    crowned = !m->king[man] && is_far(&then, man);
    then.king[man] |= crowned && m->rules.crown == RISES;
    then.going = man;
    if ((crowned && m->rules.crown == STOPS)
        || hops_from(&then, man, more) == 0)
        end_turn(&then, man);
    return then;
}
int hops_from(const Men *m, int man, Hop hop[TARGETS])
{
    int n = 0;

    for (int way = 0; way < 4; way++)
        if (may_face(m, man, way, true)) {
            int many = hops_one_way(m, man, way, hop + n);

            n += m->rules.flying && !m->rules.most
               ? keep_going(m, man, hop + n, many) : many;
        }
    return n;
}

/* who must jump */
static int keep_going(const Men *m, int man, Hop *hop, int many)
{
    int n = 0;

    for (int k = 0; k < many; k++) {
        Men then = hop_over(m, man, hop[k]);

        if (then.going == man)
            hop[n++] = hop[k];
    }
    return n > 0 ? n : many;
}
static bool is_called(const Men *m, int man)
{
    return m->at[man] != OFF && seat_of(man) == m->turn
        && (m->going == NONE || m->going == man);
}
static int longest(const Men *m, int man)
{
    Hop hop[TARGETS];
    int n = is_called(m, man) ? hops_from(m, man, hop) : 0, most = 0;

    for (int k = 0; k < n; k++) {
        Men then = hop_over(m, man, hop[k]);
        int more = 1 + longest(&then, man);

        most = more > most ? more : most;
    }
    return most;
}
int must_take(const Men *m)
{
    Hop hop[TARGETS];
    int most = 0;

    for (int man = 0; man < MEN; man++) {
        int many = m->rules.most ? longest(m, man)
            : is_called(m, man) && hops_from(m, man, hop);

        most = many > most ? many : most;
    }
    return most;
}
int hops_of(const Men *m, int man, Hop hop[TARGETS])
{
    int most = must_take(m), all, n = 0;

    all = is_called(m, man) && most ? hops_from(m, man, hop) : 0;
    for (int k = 0; k < all; k++) {
        Men then = hop_over(m, man, hop[k]);

        if (!m->rules.most || most - 1 == longest(&then, man))
            hop[n++] = hop[k];
    }
    return n;
}
int steps_of(const Men *m, int man, int to[TARGETS])
{
    return is_called(m, man) && !must_take(m) ? steps_from(m, man, to)
                                              : 0;
}

/* the record */
bool same_board(const Board *a, const Board *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}
int times_seen(const Checkers *c, const Board *b, int ply)
{
    int times = 0;

    for (int k = c->past - ply % 2; k >= 0; k -= 2)
        times += same_board(&c->seen[k], b);
    return times;
}
static bool is_stuck(const Men *m)
{
    int to[TARGETS], n = must_take(m);

    for (int man = 0; man < MEN && n == 0; man++)
        n += is_called(m, man) ? steps_from(m, man, to) : 0;
    return n == 0;
}
static void record(Checkers *c, const Men *then, bool progress)
{
    c->men = *then;
    c->past = progress ? 0 : c->past + 1;
    c->seen[c->past] = board_of(&c->men);
    c->quiet -= c->quiet > 0;
    if (c->men.going != NONE)
        return;
    if (is_stuck(&c->men))
        c->over = 3 - c->men.turn, c->why = BLOCKED;
    else if (times_seen(c, &c->seen[c->past], 0) > 2)
        c->over = DRAWN, c->why = THIRD;
    else if (c->past == PAST)
        c->over = DRAWN, c->why = FORTY;
}
Board board_of(const Men *m)
{
    Board b = { { 0, 0 }, 0 };

    for (int man = 0; man < MEN; man++)
        if (m->at[man] != OFF) {
            b.of[man / 12] |= bit_of(m->at[man]);
            b.kings |= m->king[man] ? bit_of(m->at[man]) : 0;
        }
    return b;
}

/* jumps to a square */
static int ways_to(const Men *m, int man, int to, int hops, Men *then)
{
    Hop hop[TARGETS];
    int n = hops ? hops_of(m, man, hop) : 0, many = 0;

    if (hops == 0 && m->at[man] == to) {
        many = !then->turn || memcmp(then, m, sizeof *m) != 0;
        *then = *m;
    }
    for (int k = 0; k < n; k++) {
        Men next = hop_over(m, man, hop[k]);

        if (hops == 1 || next.going == man)
            many += ways_to(&next, man, to, hops - 1, then);
    }
    return many;
}
int jump_to(const Men *m, int man, int to, Men *then)
{
    int many = 0, most = longest(m, man);

    then->turn = 0;
    for (int hops = 1; hops <= most && many == 0; hops++)
        many = ways_to(m, man, to, hops, then);
    return many;
}

/* why not */
const char *frozen(const Checkers *c, int man)
{
    const Men *m = &c->men;
    int list[TARGETS];
    Hop hop[TARGETS];

    if (seat_of(man) != m->turn)
        return _("That one belongs to the other side.");
    if (m->going != NONE && m->going != man)
        return _("The man that has jumped must jump on.");
    if (must_take(m))
        return hops_of(m, man, hop) ? NULL : hops_from(m, man, hop)
             ? _("Another way takes more men.")
             : _("A jump is compulsory: another man can take.");
    return steps_of(m, man, list) ? NULL
         : _("This man has nowhere to go.");
}
static const char *no_step(const Men *m, int man, int to)
{
    int list[TARGETS], n = steps_of(m, man, list);

    if (must_take(m))
        return _("It must jump: say jump.");
    while (n-- > 0)
        if (list[n] == to)
            return NULL;
    if (man_on(m, to) != NONE)
        return _("That square is taken.");
    if (!m->king[man] && (row_of(to) > row_of(m->at[man]))
                         != (seat_of(man) == RED))
        return _("A man goes forward; only a king goes back.");
    return _("A step goes to the next square along a diagonal.");
}
static const char *no_jump(const Men *m, int man, int to, Men *then)
{
    int many = jump_to(m, man, to, then);

    return many > 1 ? _("Two ways lead there: say the next square.")
         : many ? NULL : _("It cannot jump to that square.");
}

/* whose turn */
int Checkers_turn(const void *state)
{
    const Checkers *c = state;

    return c->over ? OVER : c->deal ? HOUSE
         : c->offered ? 3 - c->offered : c->men.turn;
}
const Rules our_rules = { STOPS, false, false, false };
void Checkers_begin(Checkers *c, const Rules *rules, int opening,
                    int talk)
{
    memset(c, 0, sizeof *c);
    c->deal = opening;
    c->talk = talk;
    c->men = (Men){ .rules = *rules, .turn = RED, .going = NONE };
    for (int man = 0; man < MEN; man++)
        c->men.at[man] = (signed char)(man < 12 ? man + 1 : man + 9);
    c->seen[0] = board_of(&c->men);
}

/* a move */
static const char *go(Checkers *c, bool jumps, int from, int to)
{
    int man = from >= 1 && from <= 32 ? man_on(&c->men, from) : NONE;
    const char *no;
    Men then;

    if (from < 1 || from > 32 || to < 1 || to > 32)
        return _("No such square: they are numbered 1 to 32.");
    if (man == NONE)
        return _("Nobody stands there.");
    no = frozen(c, man);
    no = no ? no : jumps ? no_jump(&c->men, man, to, &then)
                         : no_step(&c->men, man, to);
    if (no)
        return no;
    /* make the move */
    if (!jumps) {
        then = c->men;
        then.at[man] = (signed char)to;
        end_turn(&then, man);
    }
    c->from = from, c->to = to;
    record(c, &then, jumps || !c->men.king[man]);
    return NULL;
}
static const char *const words[] = { "offer", "accept", "decline",
                                     "resign", NULL };
static const char *say(Checkers *c, int word)
{
    bool answer = word == 1 || word == 2;

    if (!c->talk)
        return _("This game is played to its end.");
    if (answer != (c->offered > 0) && word != 3)
        return answer ? _("Nobody has offered a draw.")
                      : _("A draw is offered: accept or decline.");
    if (word == 0 && (c->quiet || c->men.going != NONE))
        return _("Not now: make some moves first.");
    if (word == 0)
        c->offered = c->men.turn;
    else if (word == 1)
        c->over = DRAWN, c->why = AGREED;
    else if (word == 2)
        c->offered = 0, c->quiet = 20;
    else
        c->over = 3 - Checkers_turn(c), c->why = RESIGNED;
    return NULL;
}

/* what the house owes */
bool Checkers_ballot(const char *move, int at[6])
{
    return Text_match(move, "ballot %d %d %d %d %d %d", at, at + 1,
                      at + 2, at + 3, at + 4, at + 5);
}
static const char *draw_ballot(Checkers *c, const int at[6])
{
    Checkers then = *c;

    then.deal = 0;
    for (int k = 0; k < 6; k += 2)
        if (go(&then, must_take(&then.men) > 0, at[k], at[k + 1]))
            return _("No such ballot: three moves by the rules.");
    *c = then;
    return NULL;
}
static const char *set_up(Checkers *c, int side, const char *squares)
{
    static const char letters[] = "rRbB.";
    Men m = { .rules = c->men.rules, .turn = side, .going = NONE };
    int next[2] = { 0, 12 };

    for (int square = 1; square <= 32; square++) {
        const char *at = strchr(letters, squares[square - 1]);
        int kind = at ? (int)(at - letters) : 0, man;

        if (!at || !*at)
            return _("A position is 32 letters: . r R b B.");
        if (*at == '.')
            continue;
        man = next[kind / 2]++;
        if (man == 12 * (kind / 2 + 1))
            return _("A side has twelve men.");
        m.at[man] = (signed char)square;
        m.king[man] = kind % 2 || is_far(&m, man);
    }
    c->deal = 0;
    c->past = -1;
    record(c, &m, false);
    return NULL;
}
const char *Checkers_apply(void *state, const char *move)
{
    static const char *const sides[] = { "red", "black", NULL };
    static const char *const verbs[] = { "move", "jump", NULL };
    Checkers *c = state;
    int word, from, to, ballot[6];
    Line squares;

    if (c->over)
        return _("The game is over: begin a new one.");
    if (c->deal == BALLOT && Checkers_ballot(move, ballot))
        return draw_ballot(c, ballot);
    if (c->deal == ENDING
        && Text_match(move, "setup %w %s", sides, &word, squares))
        return set_up(c, 1 + word, squares);
    if (c->deal)
        return _("The house has not set up the board yet.");
    if (Text_match(move, "%w", words, &word))
        return say(c, word);
    if (c->offered)
        return _("A draw is offered: accept or decline.");
    if (Text_match(move, "%w %d to %d", verbs, &word, &from, &to))
        return go(c, word, from, to);
    return _("Say move 11 to 15, or jump 22 to 15.");
}
