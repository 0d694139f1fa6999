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
#include "program.h"
#include "records.h"

/* the table */
#define MILLION INT64_C(1000000)
#define NUMBERS(SAY) \
    SAY(seed, uint64_t, INT64_MIN, INT64_MAX) \
    SAY(version, int, 1, INT_MAX) \
    SAY(result, Ended, GAME_PLAYED, GAME_WON) \
    SAY(winners, unsigned, 0, (2u << SEATS) - 1) \
    SAY(score, int, -1000 * MILLION, 1000 * MILLION) \
    SAY(better, int, -1, 1) SAY(ms, int64_t, 0, 1000 * MILLION) \
    SAY(moves, int, 0, INT_MAX) \
    SAY(undos, int, 0, MILLION) SAY(hints, int, 0, MILLION) \
    SAY(begun, int64_t, 0, YEAR_9999) \
    SAY(ended, int64_t, 0, YEAR_9999) SAY(mine, bool, 0, 1)
#define NAME(column, ...)  ", " #column
#define ORDER(column, ...) ", " #column " INTEGER"
static const char table[] =
    "CREATE TABLE games(id INTEGER PRIMARY KEY, game TEXT NOT NULL,"
    " options TEXT NOT NULL, text TEXT NOT NULL" NUMBERS(ORDER) ");"
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
#define HAND_OVER(column, ...) \
    number(row, ":" #column, (int64_t)r->column);

static void hand_over(sqlite3_stmt *row, const Record *r)
{
    number(row, ":id", r->id);
    words (row, ":game", r->game);
    words (row, ":options", r->options);
    NUMBERS(HAND_OVER)
}

/* a record from a row */
#define TAKE_BACK(column, type, least, most) \
    r->column = (type)CLAMP(sqlite3_column_int64(row, k), least, \
                            most), k++;

static bool read_record(sqlite3_stmt *row, Record *r)
{
    int k = 4;

    r->place   = sqlite3_column_int(row, 0);
    r->id      = sqlite3_column_int64(row, 1);
    r->game    = (const char *)sqlite3_column_text(row, 2);
    r->options = (const char *)sqlite3_column_text(row, 3);
    NUMBERS(TAKE_BACK)
    return r->game != NULL && r->options != NULL;
}

/* a record from a session */
static void look_at_end(const Session *s, Record *r)
{
    Status end;
    int seat = Session_eyes(s);
    bool alone = Session_persons(s) == 1;

    /* who made the moves, and did they stay? */
    for (int k = 0; k < Session_count(s); k++) {
        r->moves += Session_who(s, k) == '>';
        alone = alone && (r->moves == 0 || Session_who(s, k) != '@');
    }
    Session_status(s, seat, &end);
    r->score = end.points[seat];
    r->winners = end.winners;
    r->result = !alone ? GAME_PLAYED : end.winners == 0 ? GAME_DRAWN
              : end.winners & 1u << seat ? GAME_WON : GAME_LOST;
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
static void tell_options(const void *session, Text *out)
{
    Options_write(Session_game(session)->model,
                  Session_now(session), out);
}

/* an errand */
typedef struct Question {
    Record       about;             /* what is asked, what is added */
    const char  *text;              /* the game, if it is added */
    int          most;              /* so many answers are enough */
    RecordsOrder order;
    RecordsHear *hear;              /* who hears the answers .. */
    RecordsCount *count;            /* .. about options */
    void        *who;
    Text        *out;               /* where a text goes */
    int64_t      answer;            /* a number */
    gint64       until;             /* so long we wait in the queue */
} Question;

typedef int (*Errand)(sqlite3 *db, Question *q);
typedef bool Take(sqlite3_stmt *row, Question *q);

static int each_row(sqlite3 *db, const char *sql, Question *q,
                    Take *take)
{
    sqlite3_stmt *row;
    int end, code = sqlite3_prepare_v2(db, sql, -1, &row, NULL);

    if (code != SQLITE_OK)
        return code;
    hand_over(row, &q->about);
    number(row, ":most", q->most);
    words(row, ":text", q->text);
    while ((code = sqlite3_step(row)) == SQLITE_ROW && take(row, q))
        continue;
    end = sqlite3_finalize(row);
    return code == SQLITE_ROW ? SQLITE_CORRUPT : end;
}
static bool take_number(sqlite3_stmt *row, Question *q)
{
    q->answer = sqlite3_column_int64(row, 0);
    return true;
}
static int tell_db(sqlite3 *db, const char *sql, Question *q)
{
    q->answer = 0;
    return each_row(db, sql, q, take_number);
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
static bool take_sound(sqlite3_stmt *row, Question *q)
{
    q->answer = g_strcmp0((const char *)sqlite3_column_text(row, 0),
                          "ok") == 0;
    return true;
}
static bool still_damaged(const char *file)
{
    Question q = { .answer = true };
    sqlite3 *db = NULL;
    int code = sqlite3_open_v2(file, &db, SQLITE_OPEN_READWRITE, NULL);

    sqlite3_busy_timeout(db, 5000);
    if (code == SQLITE_OK)
        code = each_row(db, "PRAGMA integrity_check(1)", &q,
                        take_sound);
    sqlite3_close(db);
    return is_damage(code) || !q.answer;
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
    int code;

    sqlite3_busy_handler(db, wait_a_moment, q);
    code = tell_db(db, write ? "BEGIN IMMEDIATE" : "BEGIN", q);
    if (code == SQLITE_OK)
        code = tell_db(db, "PRAGMA user_version", q);
    if (code == SQLITE_OK && q->answer == 0 && !write)
        return SQLITE_OK;
    /* begin the records, or respect them */
    if (code == SQLITE_OK && q->answer == 0)
        code = sqlite3_exec(db, table, NULL, NULL, NULL);
    if (code == SQLITE_OK && write && q->answer > FORM)
        code = NEWER;
    if (code == SQLITE_OK)
        code = errand(db, q);
    if (code == SQLITE_OK)
        code = tell_db(db, "COMMIT", q);
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
        "mine AND (better > 0 AND result >= 0"
        " OR better < 0 AND result = 2)",
        "-score * better, ms = 0, ms" },
    [RECORDS_BY_TIME] = {
        "mine AND result = 2 AND ms > 0", "ms, -score * better" },
    [RECORDS_LAST] = { "TRUE", "-ended, -id" },
};
static char *ranked(RecordsOrder order)
{
    return g_strdup_printf(
        "SELECT RANK() OVER (ORDER BY %s) AS place, id, game, options"
        NUMBERS(NAME) " FROM games"
        " WHERE game = :game AND (:options IS NULL"
        " OR options = :options) AND %s",
        orders[order].by, orders[order].which);
}
static bool take_record(sqlite3_stmt *row, Question *q)
{
    Record r;
    bool good = read_record(row, &r);

    if (good)
        q->hear(q->who, &r);
    return good;
}
static int list(sqlite3 *db, Question *q)
{
    g_autofree char *all = ranked(q->order);
    g_autofree char *sql = g_strdup_printf(
        "%s ORDER BY place, ended, id LIMIT :most", all);

    return each_row(db, sql, q, take_record);
}
static int find_place(sqlite3 *db, Question *q, RecordsOrder order,
                      int *place)
{
    const char *which = orders[order].which, *by = orders[order].by;
    g_autofree char *sql = g_strdup_printf(
        "SELECT (SELECT COUNT(*) + 1 FROM games WHERE game = :game"
        " AND options = :options AND %s"
        " AND (%s) < (SELECT %s FROM games WHERE id = :id))"
        " FROM games WHERE id = :id AND %s", which, by, by, which);
    int code = tell_db(db, sql, q);

    *place = (int)q->answer;
    return code;
}

/* add a row */
static const char leave[] =
    "DELETE FROM games WHERE mine AND game = :game"
    " AND options = :options AND seed = :seed AND begun = :begun"
    " AND (result, score * better) < (:result, :score * :better)";
#define VALUE(column, ...) ", :" #column
static const char come[] =
    "INSERT OR IGNORE INTO games(game, options, text" NUMBERS(NAME)
    ") VALUES(:game, :options, :text" NUMBERS(VALUE) ")";
static const char which[] =
    "SELECT id FROM games WHERE mine AND game = :game"
    " AND options = :options AND seed = :seed AND begun = :begun";
static int add(sqlite3 *db, Question *q)
{
    Added *added = q->who;
    int code = tell_db(db, leave, q);

    if (code == SQLITE_OK)
        code = tell_db(db, come, q);
    if (code == SQLITE_OK)
        code = tell_db(db, which, q);
    added->id = q->about.id = q->answer;
    if (code == SQLITE_OK)
        code = find_place(db, q, RECORDS_BY_SCORE, &added->by_score);
    if (code == SQLITE_OK)
        code = find_place(db, q, RECORDS_BY_TIME, &added->by_time);
    return code;
}

/* put a game in */
static const char *put_in(const Session *s, int64_t begun, bool mine,
                          Errand errand, void *who)
{
    g_autofree char *text = Text_whole(Session_save, s);
    g_autofree char *options = Text_whole(tell_options, s);
    Question q = { .about = record_of(s, options), .text = text,
                   .who = who };

    if (Session_turn(s) != OVER)
        return complain(_("only a finished game is recorded"));
    q.about.begun = begun;
    q.about.mine = mine;
    return visit(true, errand, &q);
}

/* adding a game */
const char *Records_add(const Session *s, int64_t begun, Added *added)
{
    Added nobody_asks;

    if (added == NULL)
        added = &nobody_asks;
    *added = (Added){ 0 };
    return put_in(s, begun, true, add, added);
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

    if (!r->mine || r->result == GAME_PLAYED)
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
static bool take_options(sqlite3_stmt *row, Question *q)
{
    const char *options = (const char *)sqlite3_column_text(row, 0);

    if (options)
        q->count(q->who, options, sqlite3_column_int(row, 1));
    return options != NULL;
}
static int count_options(sqlite3 *db, Question *q)
{
    return each_row(db, "SELECT options, COUNT(*) AS n FROM games"
                        " WHERE mine AND game = :game GROUP BY options"
                        " ORDER BY n DESC, options", q, take_options);
}
const char *Records_options(const char *game, RecordsCount *hear,
                            void *who)
{
    Question q = { .about = { .game = game }, .count = hear,
                   .who = who };

    return visit(false, count_options, &q);
}

/* a text */
static bool take_text(sqlite3_stmt *row, Question *q)
{
    const char *text = (const char *)sqlite3_column_text(row, 0);

    if (text)
        tell(q->out, "%s", text);
    return text != NULL;
}
static int fetch(sqlite3 *db, Question *q)
{
    return each_row(db, "SELECT text FROM games WHERE id = :id", q,
                    take_text);
}

/* a text, or why there is none */
const char *Records_text(int64_t id, Text *out)
{
    Question q = { .about = { .id = id }, .out = out };
    int before = out->used;
    const char *news = visit(false, fetch, &q);

    return news || out->used > before ? news
         : complain(_("no game has the number %lld"), (long long)id);
}

/* take in a game */
static int take_in(sqlite3 *db, Question *q)
{
    static const char known[] = "SELECT id FROM games"
        " WHERE game = :game AND text = :text";
    int code = tell_db(db, known, q);

    if (code == SQLITE_OK && q->answer == 0)
        code = tell_db(db, come, q);
    if (code == SQLITE_OK)
        code = tell_db(db, known, q);
    *(int64_t *)q->who = q->answer;
    return code;
}
const char *Records_import(const Game *game, const char *text,
                           int64_t *id)
{
    Line why;
    Session *s = Session_load(game, text, why);
    const char *news;

    *id = 0;
    if (s == NULL)
        return complain("%s", why);
    news = put_in(s, 0, false, take_in, id);
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
