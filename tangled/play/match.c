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

/* sit them down */
static void sit(const Model *m, int seat, const char *name,
                int option[OPTIONS])
{
    const Option *o = m->options;

    for (int k = 0; o && k < OPTIONS && o[k].key; k++)
        if (o[k].seat == seat || (o[k].seat == OTHERS && seat > 1))
            for (int v = o[k].least; v <= o[k].most; v++)
                if (same(o[k].words[v - o[k].least], name))
                    option[k] = v;
}

static void all_sit(const Match *m, int k, int option[OPTIONS])
{
    memcpy(option, m->option, sizeof m->option);
    for (int j = 0; j < m->seats; j++)
        sit(m->game->model, seat_of(m, k, j), m->who[j]->name, option);
}
static bool advises(const Match *m, int j)
{
    const Player *p = m->game->players;

    while (p && p->name && p != m->who[j])
        p++;
    return !p || !p->name;
}
static bool advised_step(const Match *m, Session *s, int k,
                         const char **trouble)
{
    Think t;

    for (int j = 0; j < m->seats; j++)
        if (advises(m, j) && seat_of(m, k, j) == Session_turn(s)
            && Session_advise(s, m->who[j], &t)) {
            *trouble = Session_play(s, t.move);
            return !*trouble;
        }
    return false;
}
static Session *seated(const Match *m, int k, Line complaint)
{
    int option[OPTIONS];
    Session *s;

    all_sit(m, k, option);
    s = Session_new(m->game, option, seed_of(m, k), complaint);
    for (int j = 0; s && j < m->seats; j++)
        if (!advises(m, j)
            && Session_player(s, seat_of(m, k, j)) != m->who[j]) {
            say(complaint, _("%s cannot sit at seat %d"),
                m->who[j]->name, seat_of(m, k, j));
            Session_free(&s);
        }
    return s;
}

/* read the names */
static const Player *among(const Player *p, const char *name, size_t n)
{
    while (p && p->name && (p->seat == HOUSE || strlen(p->name) != n
                            || strncmp(p->name, name, n) != 0))
        p++;
    return p && p->name ? p : NULL;
}

static const Player *named(const Game *game, const char *name, size_t n)
{
    const Player *p = among(game->players, name, n);

    return p ? p : among(game->hint, name, n);
}
static bool refuse_name(const Game *game, const char *name, size_t n,
                        Line complaint)
{
    Line who = "";
    Text list = { who, LINE, 0 };

    for (int hints = 0; hints < 2; hints++)
        for (const Player *p = !hints ? game->players
             : game->hint != game->players ? game->hint : NULL;
             p && p->name; p++)
            if (p->seat != HOUSE)
                tell(&list, "%s%s", list.used ? ", " : "", p->name);
    say(complaint, list.used
        ? _("a match is played by %s, not by \"%.*s\"")
        : _("this game has no players for a match"), who, (int)n, name);
    return false;
}
static bool read_names(Match *m, Line complaint)
{
    int n = 0;

    for (const char *at = m->names; ; at++, n++) {
        size_t length = strcspn(at, ":");
        const Player *p = named(m->game, at, length);

        if (!p)
            return refuse_name(m->game, at, length, complaint);
        if (n < SEATS)
            m->who[n] = p;
        at += length;
        if (*at == '\0')
            break;
    }
    if (n + 1 == m->seats)
        return true;
    say(complaint, local_n("name one player: there is %d seat",
                           "name a player for each of the %d seats",
                           m->seats), m->seats);
    return false;
}

/* play the match */
static void count(Match *m, const Session *s, int k)
{
    Status end;

    Session_status(s, 0, &end);
    m->unfinished += Session_turn(s) != OVER;
    m->drawn += Session_turn(s) == OVER && end.winners == 0;
    for (int j = 0; j < m->seats; j++) {
        int seat = seat_of(m, k, j);

        if (end.winners & 1u << seat)
            m->won[j][seat]++;
        else if (end.winners && m->losses[j]++ < LOST)
            m->lost[j][m->losses[j] - 1] = k;
    }
}
static bool play_game(Match *m, int k, Line complaint)
{
    const char *trouble = NULL;
    Session *s = seated(m, k, complaint);

    if (!s)
        return false;
    while (Session_count(s) < MOST_STEPS && !trouble
           && (Session_step(s, &trouble)
               || (!trouble && advised_step(m, s, k, &trouble))))
        ;
    if (trouble)
        say(complaint, "%s", trouble);
    else
        count(m, s, k);
    Session_free(&s);
    return !trouble;
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
    tell(out, _("%s: %d of %d won"), m->who[j]->name, all, m->games);
    for (int seat = 1; seat <= m->seats; seat++)
        tell(out, _("%s at seat %d %d"), seat > 1 ? "," : ":", seat,
             m->won[j][seat]);
    tell(out, "\n");
}
static void tell_lost(const Match *m, int j, Text *out)
{
    int option[OPTIONS], k = m->lost[j][0];

    all_sit(m, k, option);
    tell(out, _("%s lost with seed"), m->who[j]->name);
    for (int i = 0; i < m->losses[j] && i < LOST; i++)
        tell(out, " %llu",
             (unsigned long long)seed_of(m, m->lost[j][i]));
    tell(out, m->losses[j] > LOST ? " ..\n  %s" : "\n  %s",
         m->game->model->name);
    tell(out, " --text --options=\"");
    Options_write(m->game->model, option, out);
    tell(out, "\" --seed=%llu\n", (unsigned long long)seed_of(m, k));
}
void Match_tell(const void *match, Text *out)
{
    const Match *m = match;

    for (int j = 0; j < m->seats; j++)
        tell_player(m, j, out);
    if (m->drawn + m->unfinished > 0)
        tell(out, _("drawn: %d, without an end: %d\n"), m->drawn,
             m->unfinished);
    for (int j = 0; j < m->seats; j++)
        if (m->losses[j] > 0)
            tell_lost(m, j, out);
}
