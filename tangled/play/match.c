/* Made from kit/play.nw by make tangle: change that, not this. */
/* match.c -- programs play each other */
#include <string.h>
#include "match.h"

enum { MOST_STEPS = 10000 };        /* of one game */

/* which game is number k? */
static uint64_t seed_of(const Match *m, int k)
{
    return m->seed + (uint64_t)(k / m->seats);
}
static int seat_of(const Match *m, int k, int j)
{
    return 1 + (j + k) % m->seats;
}

/* read the names */
static const Player *among(const Player *p, const char *name, size_t n)
{
    while (p && p->name && (p->seat <= HOUSE || strlen(p->name) != n
                            || strncmp(p->name, name, n) != 0))
        p++;
    return p && p->name ? p : NULL;
}
static bool refuse_name(const Game *game, const char *name, size_t n,
                        Line complaint)
{
    Line who = "";
    Text list = { who, LINE, 0 };

    for (int hints = 0; hints <= (game->hint != game->players); hints++)
        for (const Player *p = hints ? game->hint : game->players;
             p && p->name; p++)
            if (p->seat != HOUSE)
                Text_tell(&list, "%s%s", list.used ? ", " : "",
                          p->name);
    Text_say(complaint, list.used
             ? _("a match is played by %s, not by \"%.*s\"")
        : _("this game has no players for a match"), who, (int)n, name);
    return false;
}
static bool read_name(Match *m, int j, const char *at, size_t n,
                      Line complaint)
{
    m->who[j] = among(m->game->players, at, n);
    m->advises[j] = !m->who[j];
    if (m->guests && memchr(at, '/', n) && n < CALLED) {
        memcpy(m->called[j], at, n);
        m->guest[j] = (Player){ .name = m->called[j] };
        m->who[j] = &m->guest[j];
    } else if (m->advises[j])
        m->who[j] = among(m->game->hint, at, n);
    return m->who[j] || refuse_name(m->game, at, n, complaint);
}
static bool read_names(Match *m, Line complaint)
{
    const char *at = m->names;

    for (int j = 0; j < m->seats; j++) {
        size_t n = j + 1 < m->seats ? strcspn(at, ":") : strlen(at);

        if (!read_name(m, j, at, n, complaint))
            return false;
        at += n + 1;
        if (at[-1] == '\0' && j + 1 < m->seats) {
            Text_say(complaint,
                     local_n("name one player: there is %d seat",
                                   "name a player for each of the %d"
                                        " seats", m->seats), m->seats);
            return false;
        }
    }
    return true;
}

/* sit them down */
static bool sits(const Game *game, const char *word, const Player *who)
{
    return who->choose ? Text_same(word, who->name)
         : among(game->players, word, strlen(word)) == NULL;
}

static void sit(const Match *m, int k, int j, int option[OPTIONS])
{
    const Option *o = m->game->model->options;

    for (; o && o->key; o++, option++)
        for (int v = o->least; o->seat == seat_of(m, k, j)
                               && v <= o->most; v++)
            if (sits(m->game, o->words[v - o->least], m->who[j]))
                *option = v;
}
static Session *seated(const Match *m, int k, Line complaint)
{
    int option[OPTIONS];
    Session *s;

    memcpy(option, m->option, sizeof option);
    for (int j = 0; j < m->seats; j++)
        sit(m, k, j, option);
    s = Session_new(m->game, option, seed_of(m, k), complaint);
    for (int j = 0; s && j < m->seats; j++)
        if (Session_player(s, seat_of(m, k, j))
            != (m->advises[j] ? NULL : m->who[j])) {
            Text_say(complaint, _("%s cannot sit at seat %d"),
                     m->who[j]->name, seat_of(m, k, j));
            Session_free(&s);
        }
    return s;
}

/* talk to somebody outside */
typedef struct Sitting {
    Match   *m;
    Session *s;
    int      k, broke;              /* game; -1, or who broke off */
    void    *guest[SEATS];          /* NULL: at home here */
} Sitting;
static bool invite(Sitting *t, Line complaint)
{
    const Match *m = t->m;

    for (int j = 0; t->s && j < m->seats; j++)
        if (!m->who[j]->choose) {
            char said[1000];
            Text out = { said, sizeof said, 0 };

            t->guest[j] = m->guests->come(m->who[j]->name, complaint);
            if (t->guest[j] == NULL)
                return false;
            Text_tell(&out, "%s ", m->game->model->name);
            Options_write(m->game->model, Session_now(t->s), &out);
            Text_tell(&out, "\nseat %d\n", seat_of(m, t->k, j));
            m->guests->hear(t->guest[j], said);
        }
    return t->s;
}
static unsigned hidden_from(const Sitting *t)
{
    unsigned from = 0;

    for (int j = 0; j < t->m->seats; j++)
        if (t->guest[j]
            && Session_hidden(t->s, seat_of(t->m, t->k, j)))
            from |= 1u << j;
    return from;
}
static void tell_guests(const Sitting *t, int seat, unsigned hidden)
{
    const char *move = Session_move(t->s, Session_count(t->s) - 1);
    unsigned secret = seat != HOUSE ? hidden | hidden_from(t)
                    : t->m->game->model->hide ? ~0u : 0;

    for (int j = 0; j < t->m->seats; j++) {
        char said[2 * LINE];
        Text out = { said, sizeof said, 0 };
        bool own = seat == seat_of(t->m, t->k, j);
        bool cut = secret >> j & 1 && !own;

        Text_tell(&out, seat == HOUSE ? "house" : "seat %d", seat);
        Text_tell(&out, ": %.*s\n",
                  (int)strcspn(move, cut ? " " : "\n"), move);
        if (t->guest[j])
            t->m->guests->hear(t->guest[j], said);
    }
}
static void broke_off(Sitting *t, int j, const Line move,
                      const char *why)
{
    Match *m = t->m;

    t->broke = j;
    if (m->broke[j]++ > 0)
        return;
    Text_say(m->why[j], "%s", why);
    for (int n = 0; n < LINE; n++)
        m->bad[j][n] = move[n] > 0 && move[n] < ' ' ? '?' : move[n];
}
static bool ask_guest(Sitting *t, int j)
{
    Match *m = t->m;
    int seat = seat_of(m, t->k, j);
    char board[4000] = "";
    Text out = { board, sizeof board, 0 };
    Line move = "";
    const char *why;

    if (m->game->model->hide)
        m->game->model->show(Session_seen(t->s, seat), seat, &out);
    Text_tell(&out, "? \n");
    m->guests->hear(t->guest[j], board);
    why = m->guests->answer(t->guest[j], move);
    if (why == NULL)
        why = Session_play(t->s, move);
    if (why)
        broke_off(t, j, move, why);
    return why == NULL;
}

/* play the match */
static void count(const Sitting *t)
{
    Match *m = t->m;
    Status end;

    Session_status(t->s, 0, &end);
    if (t->broke >= 0)
        end.winners = ~(1u << seat_of(m, t->k, t->broke));
    else if (Session_turn(t->s) != OVER)
        m->unfinished++;
    else if (end.winners == 0)
        m->drawn++;
    for (int j = 0; j < m->seats; j++) {
        int seat = seat_of(m, t->k, j);

        if (end.winners & 1u << seat)
            m->won[j][seat]++;
        else if (end.winners && m->losses[j]++ < LOST)
            m->lost[j][m->losses[j] - 1] = t->k;
    }
}
static bool chair_step(Sitting *t, const char **trouble)
{
    Think think;

    for (int j = 0; j < t->m->seats; j++) {
        if (!t->m->advises[j]
            || seat_of(t->m, t->k, j) != Session_turn(t->s))
            continue;
        if (t->guest[j])
            return ask_guest(t, j);
        if (Session_advise(t->s, t->m->who[j], &think)) {
            *trouble = Session_play(t->s, think.move);
            return !*trouble;
        }
    }
    return false;
}
static bool step(Sitting *t, const char **trouble)
{
    int seat = Session_turn(t->s);
    unsigned hidden = hidden_from(t);
    bool went = Session_step(t->s, trouble)
             || (!*trouble && chair_step(t, trouble));

    if (went)
        tell_guests(t, seat, hidden);
    return went;
}
static bool play_game(Match *m, int k, Line complaint)
{
    const char *trouble = NULL;
    Sitting t = { m, seated(m, k, complaint), k, -1, { NULL } };
    bool good = invite(&t, complaint);

    while (good && Session_count(t.s) < MOST_STEPS
           && step(&t, &trouble))
        ;
    if (trouble)
        Text_say(complaint, "%s", trouble);
    else if (good)
        count(&t);
    for (int j = 0; j < m->seats; j++)
        if (t.guest[j])
            m->guests->leave(t.guest[j]);
    Session_free(&t.s);
    return good && !trouble;
}
bool Match_play(Match *m, Line complaint)
{
    Session *s = Session_new(m->game, m->option, m->seed, complaint);
    bool good = s;

    if (s)
        m->seats = Session_seats(s);
    Session_free(&s);
    good = good && read_names(m, complaint);
    for (int k = 0; good && k < m->games; k++)
        good = play_game(m, k, complaint);
    return good;
}

/* tell the result */
static void tell_player(const Match *m, int j, Text *out)
{
    int all = 0;

    for (int seat = 1; seat <= m->seats; seat++)
        all += m->won[j][seat];
    Text_tell(out, _("%s: %d of %d won"), m->who[j]->name, all,
              m->games);
    for (int seat = 1; seat <= m->seats; seat++)
        Text_tell(out, _("%s at seat %d %d"), seat > 1 ? "," : ":",
                  seat, m->won[j][seat]);
    Text_tell(out, "\n");
}
static void tell_lost(const Match *m, int j, Text *out)
{
    Line why;
    Session *s = seated(m, m->lost[j][0], why);

    Text_tell(out, _("%s lost with seed"), m->who[j]->name);
    for (int i = 0; i < m->losses[j] && i < LOST; i++)
        Text_tell(out, " %llu",
                  (unsigned long long)seed_of(m, m->lost[j][i]));
    Text_tell(out, m->losses[j] > LOST ? " ..\n  " : "\n  ");
    if (s)
        Session_line(s, out);
    Text_tell(out, " --text\n");
    Session_free(&s);
}
void Match_tell(const void *match, Text *out)
{
    const Match *m = match;

    for (int j = 0; j < m->seats; j++)
        tell_player(m, j, out);
    if (m->drawn + m->unfinished > 0)
        Text_tell(out, _("drawn: %d, without an end: %d\n"), m->drawn,
                  m->unfinished);
    for (int j = 0; j < m->seats; j++) {
        if (m->losses[j] > 0)
            tell_lost(m, j, out);
        if (m->broke[j] > 0)
            Text_tell(out,
                      local_n("%s broke off %d game, by \"%s\": %s\n",
                              "%s broke off %d games, first by \"%s\":"
                                   " %s\n", m->broke[j]),
                 m->who[j]->name, m->broke[j], m->bad[j], m->why[j]);
    }
}
