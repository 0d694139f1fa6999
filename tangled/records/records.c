/* Made from kit/records.nw by make tangle: change that, not this. */
/* records.c -- finished games: best lists, statistics, replays */
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>
#include "records.h"

/* the table */
static const char table[] =
    "CREATE TABLE games(id INTEGER PRIMARY KEY,"
    " game TEXT NOT NULL, options TEXT NOT NULL, seed INTEGER,"
    " version INTEGER, result INTEGER, winners INTEGER,"
    " score INTEGER, better INTEGER, ms INTEGER, moves INTEGER,"
    " undos INTEGER, hints INTEGER, begun INTEGER, ended INTEGER,"
    " mine INTEGER, text TEXT NOT NULL);"
    "CREATE UNIQUE INDEX one_row_a_game"
    " ON games(game, options, seed, begun) WHERE mine;"
    "PRAGMA user_version = 1;";

/* hand over the values */
static void number(sqlite3_stmt *row, const char *name, int64_t value)
{
    sqlite3_bind_int64(row, sqlite3_bind_parameter_index(row, name),
                       value);
}

static void words(sqlite3_stmt *row, const char *name,
                  const char *value)
{
    sqlite3_bind_text(row, sqlite3_bind_parameter_index(row, name),
                      value, -1, SQLITE_STATIC);
}
static void hand_over(sqlite3_stmt *row, const Record *r)
{
    number(row, ":id", r->id);
    words (row, ":game", r->game);
    words (row, ":options", r->options);
    number(row, ":seed", (int64_t)r->seed);
    number(row, ":version", r->version);
    number(row, ":begun", r->begun);
    number(row, ":ended", r->ended);
    number(row, ":mine", r->mine);
    /* and how it went */
    number(row, ":result", r->result);
    number(row, ":winners", r->winners);
    number(row, ":score", r->score);
    number(row, ":better", r->better);
    number(row, ":ms", r->ms);
    number(row, ":moves", r->moves);
    number(row, ":undos", r->undos);
    number(row, ":hints", r->hints);
}

/* small numbers */
static int whole(sqlite3_stmt *row, int *k)
{
    return sqlite3_column_int(row, (*k)++);
}

/* a record from a row */
static bool read_record(sqlite3_stmt *row, Record *r)
{
    int k = 0;

    *r = (Record){ .place = whole(row, &k) };
    r->id      = sqlite3_column_int64(row, k++);
    r->game    = (const char *)sqlite3_column_text(row, k++);
    r->options = (const char *)sqlite3_column_text(row, k++);
    r->seed    = (uint64_t)sqlite3_column_int64(row, k++);
    r->version = whole(row, &k);
    r->result  = (Ended)whole(row, &k);
    r->winners = (unsigned)whole(row, &k);
    r->score   = whole(row, &k);
    r->better  = whole(row, &k);
    /* and the second half of it */
    r->ms      = sqlite3_column_int64(row, k++);
    r->moves   = whole(row, &k);
    r->undos   = whole(row, &k);
    r->hints   = whole(row, &k);
    r->begun   = sqlite3_column_int64(row, k++);
    r->ended   = sqlite3_column_int64(row, k++);
    r->mine    = whole(row, &k) != 0;
    return r->game != NULL && r->options != NULL;
}

/* a record from a session */
static void look_at_end(const Session *s, Record *r)
{
    Status end;
    int seat = Session_persons(s) == 1 ? Session_eyes(s) : 1;

    Session_status(s, seat, &end);
    r->score = end.points[seat];
    r->winners = end.winners;
    r->result = end.winners == 0 ? GAME_DRAWN
              : (end.winners & 1u << seat) != 0 ? GAME_WON : GAME_LOST;
    for (int k = 0; k < Session_count(s); k++)
        r->moves += Session_who(s, k) == '>';
}
static Record record_of(const Session *s, const char *options)
{
    const Model *m = Session_game(s)->model;
    const Spent *spent = Session_spent(s);
    Record r = {
        .game = m->name, .options = options, .version = m->version,
        .better = m->better, .seed = Session_seed(s),
        .ms = spent->ms, .undos = spent->undos, .hints = spent->hints,
        .ended = g_get_real_time() / G_USEC_PER_SEC, .mine = true
    };

    look_at_end(s, &r);
    return r;
}
static char *options_of(const Session *s)
{
    const Model *m = Session_game(s)->model;
    Text text = { NULL, 0, 0 };

    Options_write(m, Session_option(s), &text);
    text = (Text){ g_malloc0((gsize)text.used + 1), text.used + 1, 0 };
    Options_write(m, Session_option(s), &text);
    return text.at;
}
static char *text_of(const Session *s)
{
    Text text = { NULL, 0, 0 };

    Session_save(s, &text);
    text = (Text){ g_malloc0((gsize)text.used + 1), text.used + 1, 0 };
    Session_save(s, &text);
    return text.at;
}

/* an errand */
typedef struct Question {
    Record       about;             /* what is asked, what is added */
    const char  *text;              /* the game, if it is added */
    int          most;              /* so many answers are enough */
    RecordsOrder order;
    RecordsHear *hear;              /* who hears the answers */
    void        *who;
    Text        *out;               /* where a text goes */
    gint64       until;             /* so long we wait in the queue */
} Question;

typedef int (*Errand)(sqlite3 *db, Question *q);
static int ask(sqlite3 *db, const char *sql, const Question *q,
               sqlite3_stmt **row)
{
    int code = sqlite3_prepare_v2(db, sql, -1, row, NULL);

    if (code == SQLITE_OK) {
        hand_over(*row, &q->about);
        number(*row, ":most", q->most);
        words(*row, ":text", q->text);
    }
    return code;
}
static int tell_db(sqlite3 *db, const char *sql, const Question *q,
                   int64_t *answer)
{
    sqlite3_stmt *row;
    int code = ask(db, sql, q, &row);

    if (code != SQLITE_OK)
        return code;
    code = sqlite3_step(row);
    if (code == SQLITE_ROW && answer != NULL)
        *answer = sqlite3_column_int64(row, 0);
    return sqlite3_finalize(row);
}
static int wait_a_moment(void *who, int looks)
{
    Question *q = who;
    gint64 now = g_get_monotonic_time();

    if (looks == 0)
        q->until = now + 5 * G_USEC_PER_SEC;
    g_usleep(1000);
    return now < q->until;
}
enum { FORM = 1, NEWER = -1 };      /* see PRAGMA user_version */

/* one sentence */
static const char *complain(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

static const char *complain(const char *format, ...)
{
    static char sentence[1024];
    va_list rest;

    va_start(rest, format);
    vsnprintf(sentence, sizeof sentence, format, rest);
    va_end(rest);
    return sentence;
}

/* a refusal */
static const char *refusal(int code, bool write)
{
    const char *why =
        code == NEWER ? _("it was begun by a newer edition of the "
                          "games and is only read") :
        code == SQLITE_BUSY ? _("other programs keep it busy") :
        code == SQLITE_FULL ? _("the disk is full") :
        code == SQLITE_IOERR ? _("the disk refuses") :
        code == SQLITE_CANTOPEN || code == SQLITE_READONLY ?
            _("it cannot be opened or written") : sqlite3_errstr(code);

    return complain(write ? _("%s: %s; this game is not recorded")
                          : _("%s: %s; there is nothing to show"),
                    "records.sqlite", why);
}

/* the lock */
static char *in_folder(const char *name)
{
    return g_build_filename(g_get_user_data_dir(), "literate-games",
                            name, NULL);
}

/* how: LOCK_SH or LOCK_EX. Returns what close() gives back, or -1. */
static int take_lock(int how, bool create)
{
    g_autofree char *file = in_folder("records.lock");
    int lock = open(file, O_RDONLY | O_CLOEXEC
                          | (create ? O_CREAT : 0), 0600);

    while (lock >= 0 && flock(lock, how) != 0 && errno == EINTR)
        continue;
    return lock;
}

/* is it damaged? */
static bool is_damage(int code)
{
    return code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
}
static bool still_damaged(const char *file)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *row = NULL;
    int code = sqlite3_open_v2(file, &db, SQLITE_OPEN_READWRITE, NULL);
    bool sound = true;

    sqlite3_busy_timeout(db, 5000);
    if (code == SQLITE_OK)
        code = sqlite3_prepare_v2(db, "PRAGMA integrity_check(1)", -1,
                                  &row, NULL);
    if (code == SQLITE_OK && (code = sqlite3_step(row)) == SQLITE_ROW)
        sound = g_strcmp0((const char *)sqlite3_column_text(row, 0),
                          "ok") == 0;
    sqlite3_finalize(row);
    sqlite3_close(db);
    return is_damage(code) || !sound;
}

/* another name */
static char *free_name(const char *file)
{
    char *aside = NULL;

    for (int k = 1; aside == NULL; k++) {
        aside = g_strdup_printf("%s.damaged-%d", file, k);
        if (g_file_test(aside, G_FILE_TEST_EXISTS))
            g_clear_pointer(&aside, g_free);
    }
    return aside;
}
static bool rename_all(const char *file, const char *aside)
{
    static const char *const journals[] =
        { "-wal", "-shm", "-journal" };

    for (int k = 0; k < 3; k++) {
        g_autofree char *from = g_strconcat(file, journals[k], NULL);
        g_autofree char *to = g_strconcat(aside, journals[k], NULL);

        if (g_rename(from, to) != 0 && errno != ENOENT)
            return false;
    }
    return g_rename(file, aside) == 0;
}

/* set it aside */
static const char *set_aside(const char *file)
{
    g_autofree char *aside = NULL, *name = NULL;
    int lock = take_lock(LOCK_EX, true);
    bool moved = lock >= 0 && still_damaged(file);

    if (moved) {
        aside = free_name(file);
        moved = rename_all(file, aside);
        name = g_path_get_basename(aside);
    }
    if (lock >= 0)
        close(lock);
    return moved ? complain(_("the records were damaged; they are kept "
                              "as %s, and new ones are begun"), name)
                 : NULL;
}

/* a visit */
static int between(sqlite3 *db, bool write, Errand errand, Question *q)
{
    int64_t version = 0;
    int code;

    sqlite3_busy_handler(db, wait_a_moment, q);
    code = tell_db(db, write ? "BEGIN IMMEDIATE" : "BEGIN", q, NULL);
    if (code == SQLITE_OK)
        code = tell_db(db, "PRAGMA user_version", q, &version);
    if (code == SQLITE_OK && version == 0 && !write)
        return SQLITE_OK;
    /* begin the records, or respect them */
    if (code == SQLITE_OK && write && version == 0)
        code = sqlite3_exec(db, table, NULL, NULL, NULL);
    if (code == SQLITE_OK && write && version > FORM)
        code = NEWER;
    if (code == SQLITE_OK)
        code = errand(db, q);
    if (code == SQLITE_OK)
        code = tell_db(db, "COMMIT", q, NULL);
    return code;
}
static int visit_once(const char *file, bool write, Errand errand,
                      Question *q)
{
    const int how = SQLITE_OPEN_READWRITE
                  | (write ? SQLITE_OPEN_CREATE : 0);
    int lock = take_lock(LOCK_SH, write), code = SQLITE_OK;
    sqlite3 *db = NULL;

    if (write || g_file_test(file, G_FILE_TEST_EXISTS)) {
        code = sqlite3_open_v2(file, &db, how, NULL);
        if (code == SQLITE_OK)
            code = between(db, write, errand, q);
        sqlite3_close(db);
    }
    if (lock >= 0)
        close(lock);
    if (write)
        g_usleep(2000);             /* after you */
    return code;
}
static const char *visit(bool write, Errand errand, Question *q)
{
    g_autofree char *file = in_folder("records.sqlite");
    g_autofree char *folder = in_folder("");
    const char *news = NULL;
    int code;

    if (write)
        g_mkdir_with_parents(folder, 0700);
    code = visit_once(file, write, errand, q);
    if (is_damage(code)) {
        news = set_aside(file);
        code = visit_once(file, write, errand, q);
    }
    return code == SQLITE_OK ? news : refusal(code, write);
}

/* errands for everybody */

/* orders */
typedef struct Order { const char *which, *by; } Order;

static const Order orders[] = {
    [RECORDS_BY_SCORE] = {
        "mine AND (better > 0 OR better < 0 AND result = 2)",
        "-score * better, ms = 0, ms" },
    [RECORDS_BY_TIME] = {
        "mine AND result = 2 AND ms > 0", "ms, -score * better" },
    [RECORDS_LAST] = { "TRUE", "-ended, -id" },
};
static char *ranked(RecordsOrder order)
{
    return g_strdup_printf(
        "SELECT RANK() OVER (ORDER BY %s) AS place, id, game, options,"
        " seed, version, result, winners, score, better, ms, moves,"
        " undos, hints, begun, ended, mine FROM games"
        " WHERE game = :game AND (:options IS NULL"
        " OR options = :options) AND %s",
        orders[order].by, orders[order].which);
}
static int list(sqlite3 *db, Question *q)
{
    g_autofree char *all = ranked(q->order);
    g_autofree char *sql = g_strdup_printf(
        "%s ORDER BY place, ended, id LIMIT :most", all);
    sqlite3_stmt *row;
    int end, code = ask(db, sql, q, &row);
    Record r;

    if (code != SQLITE_OK)
        return code;
    while ((code = sqlite3_step(row)) == SQLITE_ROW
           && read_record(row, &r))
        q->hear(q->who, &r);
    end = sqlite3_finalize(row);
    return code == SQLITE_ROW ? SQLITE_CORRUPT : end;
}
static int find_place(sqlite3 *db, const Question *q,
                      RecordsOrder order, int *place)
{
    const char *which = orders[order].which, *by = orders[order].by;
    g_autofree char *sql = g_strdup_printf(
        "SELECT (SELECT COUNT(*) + 1 FROM games WHERE game = :game"
        " AND options = :options AND %s"
        " AND (%s) < (SELECT %s FROM games WHERE id = :id))"
        " FROM games WHERE id = :id AND %s", which, by, by, which);
    int64_t answer = 0;
    int code = tell_db(db, sql, q, &answer);

    *place = (int)answer;
    return code;
}

/* add a row */
static const char leave[] =
    "DELETE FROM games WHERE mine AND game = :game"
    " AND options = :options AND seed = :seed AND begun = :begun"
    " AND (result, score * better) < (:result, :score * :better)";
static const char come[] =
    "INSERT OR IGNORE INTO games(game, options, seed, version,"
    " result, winners, score, better, ms, moves, undos, hints,"
    " begun, ended, mine, text) VALUES(:game, :options, :seed,"
    " :version, :result, :winners, :score, :better, :ms, :moves,"
    " :undos, :hints, :begun, :ended, :mine, :text)";
static const char which[] =
    "SELECT id FROM games WHERE mine AND game = :game"
    " AND options = :options AND seed = :seed AND begun = :begun";
static int add(sqlite3 *db, Question *q)
{
    Added *added = q->who;
    int code = tell_db(db, leave, q, NULL);

    if (code == SQLITE_OK)
        code = tell_db(db, come, q, NULL);
    if (code == SQLITE_OK)
        code = tell_db(db, which, q, &added->id);
    /* see where it stands among the others */
    q->about.id = added->id;
    if (code == SQLITE_OK)
        code = find_place(db, q, RECORDS_BY_SCORE, &added->by_score);
    if (code == SQLITE_OK)
        code = find_place(db, q, RECORDS_BY_TIME, &added->by_time);
    return code;
}

/* adding a game */
static bool is_over(const Session *s)
{
    return Session_turn(s) == OVER;
}
const char *Records_add(const Session *s, int64_t begun, Added *added)
{
    g_autofree char *text = text_of(s), *options = options_of(s);
    Added place = { 0 };
    Question q = { .about = record_of(s, options), .text = text,
                   .who = &place };
    const char *news;

    if (!is_over(s))
        return complain(_("only a finished game is recorded"));
    q.about.begun = begun;
    news = visit(true, add, &q);
    if (added != NULL)
        *added = place;
    return news;
}

/* lists */
const char *Records_list(const char *game, const char *options,
                         RecordsOrder order, int most,
                         RecordsHear *hear, void *who)
{
    Question q = { .about = { .game = game, .options = options },
                   .order = order, .most = most, .hear = hear,
                   .who = who };

    return visit(false, list, &q);
}

/* the tally */
typedef struct Tally {
    RecordsSum *sum;
    int         row;                /* won in a row, going back */
    double      score, ms;
} Tally;

/* what counts */
static void tally_score(Tally *t, const Record *r)
{
    RecordsSum *sum = t->sum;
    bool won = r->result == GAME_WON;

    if (r->better > 0 || (r->better < 0 && won)) {
        if (sum->scored++ == 0
            || r->score * r->better > sum->best * r->better)
            sum->best = r->score;
        t->score += r->score;
    }
    /* count its time, if it was won */
    if (won && r->ms > 0) {
        if (sum->timed++ == 0 || r->ms < sum->quickest)
            sum->quickest = r->ms;
        t->ms += (double)r->ms;
    }
}

/* keep a tally */
static void tally(void *who, const Record *r)
{
    Tally *t = who;

    if (!r->mine)
        return;
    t->sum->played++;
    t->sum->won   += r->result == GAME_WON;
    t->sum->drawn += r->result == GAME_DRAWN;
    t->sum->lost  += r->result == GAME_LOST;
    t->sum->clean += r->result == GAME_WON && !r->undos && !r->hints;
    /* count the games won in a row */
    t->row = r->result == GAME_WON ? t->row + 1 : 0;
    if (t->row > t->sum->longest)
        t->sum->longest = t->row;
    if (t->row == t->sum->played)
        t->sum->streak = t->row;
    tally_score(t, r);
}

/* the card */
const char *Records_sum(const char *game, const char *options,
                        RecordsSum *out)
{
    Tally t = { .sum = out };
    const char *news;

    *out = (RecordsSum){ 0 };
    news = Records_list(game, options, RECORDS_LAST, INT_MAX,
                        tally, &t);
    if (out->scored > 0)
        out->mean = t.score / out->scored;
    if (out->timed > 0)
        out->mean_ms = t.ms / out->timed;
    return news;
}

/* which options */
typedef struct Counted {
    void (*hear)(void *who, const char *options, int played);
    void  *who;
} Counted;

static int count_options(sqlite3 *db, Question *q)
{
    const Counted *c = q->who;
    sqlite3_stmt *row;
    int code = ask(db, "SELECT options, COUNT(*) AS n FROM games"
                       " WHERE mine AND game = :game GROUP BY options"
                       " ORDER BY n DESC, options", q, &row);

    if (code != SQLITE_OK)
        return code;
    while (sqlite3_step(row) == SQLITE_ROW
           && sqlite3_column_text(row, 0) != NULL)
        c->hear(c->who, (const char *)sqlite3_column_text(row, 0),
                sqlite3_column_int(row, 1));
    return sqlite3_finalize(row);
}

/* and for everybody */
const char *Records_options(const char *game,
    void (*hear)(void *who, const char *options, int played), void *who)
{
    Counted c = { hear, who };
    Question q = { .about = { .game = game }, .who = &c };

    return visit(false, count_options, &q);
}

/* a text */
static int fetch(sqlite3 *db, Question *q)
{
    sqlite3_stmt *row;
    int code = ask(db, "SELECT text FROM games WHERE id = :id", q,
                   &row);

    if (code != SQLITE_OK)
        return code;
    if (sqlite3_step(row) == SQLITE_ROW) {
        const unsigned char *text = sqlite3_column_text(row, 0);

        if (text != NULL)
            tell(q->out, "%s", (const char *)text);
        q->who = q;                 /* found */
    }
    return sqlite3_finalize(row);
}

/* a text, or why there is none */
const char *Records_text(int64_t id, Text *out)
{
    Question q = { .about = { .id = id }, .out = out };
    const char *news = visit(false, fetch, &q);

    if (news == NULL && q.who == NULL)
        return complain(_("no game has the number %lld"),
                        (long long)id);
    return news;
}

/* take a session in */
static int take_in(sqlite3 *db, Question *q)
{
    static const char known[] = "SELECT id FROM games"
        " WHERE game = :game AND text = :text";
    int64_t *id = q->who;
    int code = tell_db(db, known, q, id);

    if (code == SQLITE_OK && *id == 0)
        code = tell_db(db, come, q, NULL);
    return code == SQLITE_OK ? tell_db(db, known, q, id) : code;
}
static const char *take_session_in(const Session *s, int64_t *id)
{
    g_autofree char *text = text_of(s), *options = options_of(s);
    Question q = { .about = record_of(s, options), .text = text,
                   .who = id };

    q.about.mine = false;
    return visit(true, take_in, &q);
}

/* take in a game */
const char *Records_import(const Game *game, const char *text,
                           int64_t *id)
{
    Line why;
    Session *s = Session_load(game, text, why);
    const char *news = NULL;

    *id = 0;
    if (s == NULL)
        return complain("%s", why);
    if (!is_over(s))
        news = complain(_("this game is not finished yet"));
    else
        news = take_session_in(s, id);
    Session_free(&s);
    return news;
}

/* in words */
static char *minutes(double ms)
{
    int64_t s = (int64_t)(ms / 1000);

    return ms > 0 ? g_strdup_printf("%d:%02d", (int)(s / 60),
                                    (int)(s % 60))
                  : g_strdup("-");
}
static void tell_record(void *who, const Record *r)
{
    g_autoptr(GDateTime) end =
        g_date_time_new_from_unix_local(r->ended);
    g_autofree char *day = end ? g_date_time_format(end, "%Y-%m-%d")
                               : g_strdup("?");
    g_autofree char *time = minutes((double)r->ms);

    tell(who, "%2d. ", r->place);
    if (r->better != 0)
        tell(who, "%5d ", r->score);
    tell(who, "%6s  %s  seed=%" G_GUINT64_FORMAT " %s", time, day,
         r->seed, r->options);
    if (r->undos > 0 || r->hints > 0)
        tell(who, _(" (undos %d, hints %d)"), r->undos, r->hints);
    tell(who, "\n");
}

/* the card in lines */
static void tell_sum(const RecordsSum *sum, Text *out)
{
    g_autofree char *best = minutes((double)sum->quickest);
    g_autofree char *mean = minutes(sum->mean_ms);

    tell(out, _("Games %d: won %d, lost %d, drawn %d. Without undo "
                "or hint: %d.\n"), sum->played, sum->won, sum->lost,
         sum->drawn, sum->clean);
    tell(out, _("Won in a row: %d now, %d at most.\n"), sum->streak,
         sum->longest);
    if (sum->scored > 0)
        tell(out, _("Score: best %d, mean %.1f.\n"), sum->best,
             sum->mean);
    if (sum->timed > 0)
        tell(out, _("Time of a win: best %s, mean %s.\n"), best, mean);
}

/* telling it */
void Records_tell(const char *game, const char *options, Text *out)
{
    RecordsSum sum;
    const char *news = Records_sum(game, options, &sum);

    if (sum.played > 0) {
        tell_sum(&sum, out);
        news = Records_list(game, options, sum.scored > 0
                            ? RECORDS_BY_SCORE : RECORDS_BY_TIME,
                            10, tell_record, out);
    } else if (news == NULL)
        news = _("No game has been played to its end yet.");
    if (news != NULL)
        tell(out, "%s\n", news);
}
