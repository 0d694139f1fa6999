/* Made from kit/records.nw by make tangle: change that, not this. */
/* records.c -- finished games: best lists, statistics, replays */
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>
#include "records.h"
#include "store.h"

/* a record */
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
    "PRAGMA user_version = 1; PRAGMA application_id = 0x4c47616d;";
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
#define WITHIN(column, type, least, most) \
    g_string_append_printf(sql, " AND " #column " BETWEEN %" \
        G_GINT64_FORMAT " AND %" G_GINT64_FORMAT, \
        (int64_t)(least), (int64_t)(most));

static int make_view(sqlite3 *db)
{
    g_autoptr(GString) sql = g_string_new(
        "CREATE TEMP VIEW sound AS SELECT * FROM games WHERE game IS"
        " NOT NULL AND options IS NOT NULL AND text IS NOT NULL");

    NUMBERS(WITHIN)
    return sqlite3_exec(db, sql->str, NULL, NULL, NULL);
}
#define TAKE_BACK(column, type, ...) \
    r->column = (type)sqlite3_column_int64(row, k), k++;

static bool read_record(sqlite3_stmt *row, Record *r)
{
    int k = 5;

    r->place   = sqlite3_column_int(row, 0);
    r->id      = sqlite3_column_int64(row, 1);
    r->game    = (const char *)sqlite3_column_text(row, 2);
    r->options = (const char *)sqlite3_column_text(row, 3);
    r->text    = (const char *)sqlite3_column_text(row, 4);
    NUMBERS(TAKE_BACK)
    return r->game != NULL && r->options != NULL && r->text != NULL;
}
static Record record_of(const Session *s, const char *options)
{
    const Model *m = Session_game(s)->model;
    const Spent *spent = Session_spent(s);
    int seat = Session_eyes(s);
    bool alone = Session_persons(s) == 1;
    Status end;

    Session_status(s, seat, &end);
    Record r = {
        .game = m->name, .options = options, .version = m->version,
        .better = m->better, .seed = Session_seed(s),
        .ms = spent->ms, .undos = spent->undos,
        .hints = spent->hints + end.helps,
        .score = end.points[seat], .winners = end.winners,
        .ended = g_get_real_time() / G_USEC_PER_SEC, .mine = true
    };
    /* who made the moves, and did they stay? */
    for (int k = 0; k < Session_count(s); k++) {
        r.moves += Session_who(s, k) == '>';
        alone = alone && (r.moves == 0 || Session_who(s, k) != '@');
    }
    r.result = !alone ? GAME_PLAYED : end.winners == 0 ? GAME_DRAWN
             : end.winners & 1u << seat ? GAME_WON : GAME_LOST;
    return r;
}

/* an errand */
typedef struct Question {
    Record       about;             /* what is asked, what is added */
    const char  *text;              /* the game, if it is added */
    const Model *model;             /* .. and of what kind it is */
    int          most;              /* so many answers are enough */
    RecordsOrder order;
    RecordsHear *hear;              /* who hears the answers .. */
    RecordsCount *count;            /* .. about options */
    void        *who;
    int64_t      answer;            /* a number */
    gint64       until;             /* so long we wait in the queue */
    const char  *news;              /* what else there is to say */
    const char  *file;              /* a box, which is taken in .. */
    sqlite3     *db;                /* .. here, as far as .. */
    int          code;              /* .. it went */
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
    return code == SQLITE_ROW ? SQLITE_NOMEM : end;
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

    (void)looks;
    if (q->until == 0)
        q->until = now + 5 * G_USEC_PER_SEC;
    g_usleep(1000);
    return now < q->until;
}
enum { FORM = 1, NEWER = -1 };      /* see PRAGMA user_version */
enum { MARK = 0x4c47616d };         /* LGam: PRAGMA application_id */

/* a refusal */
typedef enum Refused { NOTHING_TO_SHOW, NOT_RECORDED, LATER } Refused;

static const char *refusal(int code, Refused what)
{
    static const char *const says[] = {
        N_("%s: %s; there is nothing to show"),
        N_("%s: %s; this game is not recorded"),
        N_("%s: %s; this game is recorded later") };
    const char *why =
        code == NEWER ? _("it was begun by a newer edition of the "
                          "games and is only read") :
        code == SQLITE_BUSY ? _("other programs keep it busy") :
        code == SQLITE_FULL ? _("the disk is full") :
        code == SQLITE_IOERR ? _("the disk refuses") :
        code == SQLITE_INTERRUPT ? _("there is no end to it") :
        code == SQLITE_CANTOPEN || code == SQLITE_READONLY ?
            _("it cannot be opened or written") : sqlite3_errstr(code);

    return Store_complain(_(says[what]), "records.sqlite", why);
}

/* the lock */
/* how: LOCK_SH or LOCK_EX. lock: for close(), or -1 */
static int take_lock(int how, bool create, Question *q, int *lock)
{
    g_autofree char *file = Store_place("records.lock");
    int looks = 0, code = SQLITE_OK;

    *lock = open(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
                           | (create ? O_CREAT : 0), 0600);
    while (*lock >= 0 && flock(*lock, how | LOCK_NB) != 0) {
        /* wait for the lock, or go without */
        if (errno == EINTR)
            continue;
        if (errno == EWOULDBLOCK && wait_a_moment(q, looks++))
            continue;
        code = errno == EWOULDBLOCK ? SQLITE_BUSY : SQLITE_OK;
        close(*lock);
        *lock = -1;
    }
    return code;
}

/* what is in the file */
static const char things[] =
    "SELECT CASE WHEN COUNT(*) = 0 THEN 0 WHEN"
    " TOTAL(type = 'table' AND name = 'games') = 1 AND NOT"
    " TOTAL(type IN ('view', 'trigger') OR NOT rootpage) THEN 1"
    " ELSE 2 END FROM sqlite_master";
static int no_more(void *nobody)
{
    (void)nobody;
    return 1;
}

static int look_at(sqlite3 *db, Question *q, int *form)
{
    int code = tell_db(db, "PRAGMA user_version", q);
    bool marked, ours;

    *form = (int)q->answer;
    code = code ? code : tell_db(db, "PRAGMA application_id", q);
    marked = q->answer == MARK;
    ours = marked || (q->answer == 0 && *form <= FORM);
    code = code ? code : tell_db(db, things, q);
    ours = ours && (*form > FORM || q->answer == (*form > 0));
    code = code ? code : tell_db(db, "PRAGMA page_count", q);
    sqlite3_progress_handler(db, (int)(MILLION
        + 20000 * MIN(q->answer, 100000)), no_more, NULL);
    return code == SQLITE_ERROR || (!code && !ours) ? SQLITE_CORRUPT
         : code;
}

/* a transaction */
static int between(sqlite3 *db, bool write, Errand errand, Question *q)
{
    int code, form = 0;

    sqlite3_busy_handler(db, wait_a_moment, q);
    code = tell_db(db, write ? "BEGIN IMMEDIATE" : "BEGIN", q);
    code = code ? code : look_at(db, q, &form);
    if (code == SQLITE_OK && form == 0 && !write)
        return SQLITE_OK;
    /* begin the records, or respect them */
    if (code == SQLITE_OK && form == 0)
        code = sqlite3_exec(db, table, NULL, NULL, NULL);
    if (code == SQLITE_OK && write && form > FORM)
        code = NEWER;
    code = code ? code : make_view(db);
    code = code ? code : errand(db, q);
    if ((code == SQLITE_ERROR || code == SQLITE_INTERRUPT)
        && form <= FORM)
        return SQLITE_CORRUPT;
    return code ? code : tell_db(db, "COMMIT", q);
}

/* is it damaged? */
static bool is_damage(int code)
{
    return code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
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
    g_autofree char *aside = Store_aside(file);
    g_autofree char *name = g_path_get_basename(aside);

    return !rename_all(file, aside) ? NULL
         : Store_complain(_("the records were damaged, or not ours; "
                            "they are kept as %s, and new ones are "
                            "begun"), name);
}

/* at the file */
static int at_the_file(const char *file, bool write, Errand errand,
                       Question *q)
{
    sqlite3 *db = NULL;
    int code = SQLITE_OK;

    if (write || g_file_test(file, G_FILE_TEST_EXISTS))
        code = sqlite3_open_v2(file, &db, SQLITE_OPEN_READWRITE
                   | (write ? SQLITE_OPEN_CREATE : 0), NULL);
    if (db != NULL && code == SQLITE_OK) {
        sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1,
                          NULL);
        code = between(db, write, errand, q);
    }
    sqlite3_close(db);
    return code;
}

/* the gap in words */
static void points_in_words(const Model *m, int n, Line out)
{
    Text_say(out, m->points ? local_n(m->points[0], m->points[1], n)
             : "%d", n);
}

char *Records_time(int64_t ms, bool runs)
{
    long s = (long)(ms / 1000);

    return s < 3600 && !runs
        ? g_strdup_printf("%ld:%04.1f", s / 60,
                          (double)(ms / 100 % 600) / 10)
        : s < 3600 ? g_strdup_printf("%ld:%02ld", s / 60, s % 60)
        : g_strdup_printf("%ld:%02ld:%02ld", s / 3600, s / 60 % 60,
                          s % 60);
}
static void say_gap(const Model *m, bool time, int64_t gap, Line out)
{
    static const char *const better[] = {
        N_("Your best: %s more than before."),
        N_("Your best: %s fewer than before."),
        N_("Your quickest: %s less than before.") };
    static const char *const worse[] = {
        N_("%s fewer than your best."), N_("%s more than your best."),
        N_("%s more than your quickest.") };
    int kind = time ? 2 : m->better < 0;
    g_autofree char *span = Records_time(100 * ABS(gap), false);
    Line points;

    points_in_words(m, (int)ABS(gap), points);
    if (gap == 0)
        Text_say(out, "%s", _("As good as your best."));
    else
        Text_say(out, _(gap > 0 ? better[kind] : worse[kind]),
                 time ? span : points);
}

/* orders */
#define HELPED "undos + hints > 0"

typedef struct Order { const char *which, *by; } Order;

static const Order orders[] = {
    [RECORDS_BY_SCORE] = {
        "mine AND (better > 0 AND result >= 0"
        " OR better < 0 AND result = 2)",
        HELPED ", -score * better, ms = 0, ms" },
    [RECORDS_BY_TIME] = {
        "mine AND result = 2 AND ms > 0",
        HELPED ", ms, -score * better" },
    [RECORDS_LAST] = { "TRUE", "-ended, -id" },
};
static char *ranked(RecordsOrder order)
{
    return g_strdup_printf(
        "SELECT RANK() OVER (ORDER BY %s) AS place, id, game, options,"
        " text" NUMBERS(NAME) " FROM sound"
        " WHERE game = IFNULL(:game, game) AND (:options IS NULL"
        " OR options = :options) AND %s",
        orders[order].by, orders[order].which);
}
static bool helped(const Record *r) { return r->undos || r->hints; }

static bool take_record(sqlite3_stmt *row, Question *q)
{
    Record r;
    bool good = read_record(row, &r);

    if (q->order != RECORDS_LAST && helped(&r))
        r.place = 0;
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
        "SELECT (SELECT COUNT(*) + 1 FROM sound WHERE game = :game"
        " AND options = :options AND %s"
        " AND (%s) < (SELECT %s FROM sound WHERE id = :id))"
        " FROM sound WHERE id = :id AND %s", which, by, by, which);
    int code = tell_db(db, sql, q);

    *place = (int)q->answer;
    return code;
}
static int tell_gap(sqlite3 *db, Question *q, bool time, Line out)
{
    const Record *r = &q->about;
    const char *which = orders[time].which;
    int64_t mine = time ? r->ms / 100 : -(int64_t)r->score * r->better;
    g_autofree char *sql = g_strdup_printf(
        "SELECT IFNULL(MIN(%s), %" G_GINT64_FORMAT ") FROM sound"
        " WHERE game = :game AND options = :options AND id <> :id"
        " AND NOT " HELPED " AND %s",
        time ? "ms / 100" : "-score * better", INT64_MAX, which);
    int code = tell_db(db, sql, q);

    if (code == SQLITE_OK && q->answer != INT64_MAX
        && (q->answer != mine || r->result == GAME_WON))
        say_gap(q->model, time, CLAMP(q->answer, -2000 * MILLION,
                                      2000 * MILLION) - mine, out);
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
    ") SELECT :game, :options, :text" NUMBERS(VALUE)
    " WHERE :mine OR NOT EXISTS (SELECT 1 FROM games WHERE NOT mine"
    " AND game = :game AND text = :text AND ended = :ended)";
static const char which[] =
    "SELECT id FROM sound WHERE mine AND game = :game"
    " AND options = :options AND seed = :seed AND begun = :begun";
static int add(sqlite3 *db, Question *q)
{
    const char *const said[] = { leave, come, which };
    Added *added = q->who;
    int code = SQLITE_OK;

    for (int k = 0; k < 3 && code == SQLITE_OK; k++)
        code = tell_db(db, said[k], q);
    added->id = q->about.id = q->answer;
    code = code ? code
         : find_place(db, q, RECORDS_BY_SCORE, &added->by_score);
    code = code ? code
         : find_place(db, q, RECORDS_BY_TIME, &added->by_time);
    return code || helped(&q->about)
        || (!added->by_score && !added->by_time) ? code
         : tell_gap(db, q, added->by_score == 0, added->words);
}

/* errands for everybody */

/* who waits outside */
#define OUTSIDE "records.later-"

static char *new_box(void)
{
    g_autofree char *name = g_strdup_printf(
        OUTSIDE "%" G_GINT64_FORMAT "-%d.sqlite", g_get_real_time(),
        (int)getpid());

    return Store_place(name);
}

static bool waits_outside(const Question *q)
{
    Added *added = q->who, of_its_own;
    Question alone = *q;
    g_autofree char *box = new_box();
    g_autofree char *fresh = g_strconcat(box, "-fresh", NULL);
    bool there;

    alone.who = &of_its_own;
    there = at_the_file(fresh, true, add, &alone) == SQLITE_OK
         && g_rename(fresh, box) == 0;
    added->id = there ? -1 : 0;
    return there;
}
static void take_in(void *who, const Record *r)
{
    Question *q = who;

    q->about = *r;
    q->text = r->text;
    q->code = q->code || !r->mine ? q->code : tell_db(q->db, leave, q);
    q->code = q->code ? q->code : tell_db(q->db, come, q);
}
static int empty_a_box(sqlite3 *db, Question *q)
{
    Question box = { .order = RECORDS_LAST, .most = INT_MAX,
                     .hear = take_in, .who = q };
    int code;

    q->db = db;
    q->code = SQLITE_OK;
    code = at_the_file(q->file, false, list, &box);
    if (is_damage(code))
        q->news = set_aside(q->file);
    return is_damage(code) ? SQLITE_OK : code ? code : q->code;
}

/* a visit */
static int go_there(bool write, Errand errand, Question *q)
{
    g_autofree char *folder = Store_place("");
    g_autofree char *file = Store_place("records.sqlite");
    int lock, code = SQLITE_CORRUPT;

    if (write)
        g_mkdir_with_parents(folder, 0700);
    for (int how = LOCK_SH; how <= LOCK_EX && is_damage(code); how++) {
        code = take_lock(how, write || how == LOCK_EX, q, &lock);
        code = code ? code : at_the_file(file, write, errand, q);
        if (is_damage(code) && how == LOCK_EX && lock >= 0) {
            q->news = set_aside(file);
            code = at_the_file(file, write, errand, q);
        }
        /* leave, and hold the door for others */
        if (lock >= 0)
            close(lock);
        if (write)
            g_usleep(2000);                 /* us, for others to come in */
    }
    return code;
}
static void let_in(Question *q)
{
    g_autofree char *folder = Store_place("");
    g_autoptr(GDir) hall = g_dir_open(folder, 0, NULL);
    const char *name;
    int code = SQLITE_OK;

    while (hall && !code && (name = g_dir_read_name(hall)) != NULL)
        if (g_str_has_prefix(name, OUTSIDE)
            && g_str_has_suffix(name, ".sqlite")) {
            g_autofree char *box = g_build_filename(folder, name, NULL);
            Question own = { .file = box, .until =
                g_get_monotonic_time() + G_USEC_PER_SEC / 5 };

            code = go_there(true, empty_a_box, &own);
            if (code == SQLITE_OK)
                g_remove(box);
            q->news = own.news ? own.news : q->news;
        }
}
static const char *visit(bool write, Errand errand, Question *q)
{
    int code;

    let_in(q);
    code = go_there(write, errand, q);
    return code == SQLITE_OK ? q->news
         : refusal(code, !write ? NOTHING_TO_SHOW
                         : waits_outside(q) ? LATER : NOT_RECORDED);
}

/* records of another computer */
static void count_games(void *who, const Record *r)
{
    *(int *)who += r->id != 0;
}

const char *Records_take(const char *bytes, size_t n, bool for_good,
                         int *games)
{
    Question q = { .order = RECORDS_LAST, .most = INT_MAX,
                   .hear = count_games, .who = games };
    g_autofree char *folder = Store_place(""), *box = new_box();
    g_autofree char *fresh = g_strconcat(box, "-fresh", NULL);
    const char *why;

    g_mkdir_with_parents(folder, 0700);
    *games = 0;
    if ((why = Store_put(fresh, bytes, n)) != NULL)
        return Store_unwritten(fresh, why);
    int code = at_the_file(fresh, false, list, &q);
    bool comes = code == SQLITE_OK && for_good
              && g_rename(fresh, box) == 0;
    g_remove(fresh);
    return code ? refusal(code, NOTHING_TO_SHOW)
         : for_good && !comes ? Store_unwritten(box, g_strerror(errno))
         : NULL;
}
typedef struct Copy { char *all; size_t n; } Copy;

static int copy_all(sqlite3 *db, Question *q)
{
    sqlite3_int64 n = 0;
    unsigned char *all = sqlite3_serialize(db, "main", &n, 0);

    if (all)
        *(Copy *)q->who = (Copy){ g_memdup2(all, (gsize)n), (gsize)n };
    sqlite3_free(all);
    return all ? SQLITE_OK : SQLITE_NOMEM;
}

char *Records_bytes(size_t *n, const char **why)
{
    Copy copy = { NULL, 0 };
    Question q = { .who = &copy };

    *why = visit(false, copy_all, &q);
    *n = copy.n;
    return copy.all;
}

/* the deal of the day */
uint64_t Records_today(void)
{
    g_autoptr(GDateTime) now = g_date_time_new_now_local();

    return (uint64_t)(g_date_time_get_year(now) * 10000
                      + g_date_time_get_month(now) * 100
                      + g_date_time_get_day_of_month(now));
}
int Records_deal(const Model *m, const char *options, uint64_t seed)
{
    int option[OPTIONS];
    char usual[OPTIONS * LINE] = "";
    Text text = { usual, sizeof usual, 0 };
    GDateDay day = (GDateDay)(seed % 100);
    GDateMonth month = (GDateMonth)(seed / 100 % 100);
    GDateYear year = (GDateYear)(seed / 10000);
    GDate date, first;

    Options_usual(m, option);
    Options_write(m, option, &text);
    if (seed < 20260101 || seed > 99991231
        || !g_date_valid_dmy(day, month, year)
        || (options && !Text_same(usual, options)))
        return 0;
    g_date_set_dmy(&date, day, month, year);
    g_date_set_dmy(&first, 31, G_DATE_DECEMBER, 2025);
    return g_date_days_between(&first, &date);
}

/* put a game in */
struct RecordsPack { Question q; char *text, *options; };
RecordsPack *Records_pack(const Session *s, int64_t begun)
{
    RecordsPack *p = g_new0(RecordsPack, 1);

    p->text = Text_whole(Session_save, s);
    p->options = Text_whole(Session_kind, s);
    p->q = (Question){ .about = record_of(s, p->options),
                       .text = p->text,
                       .model = Session_game(s)->model };
    p->q.about.begun = begun;
    return p;
}
const char *Records_put(RecordsPack *p, Added *added)
{
    Added nobody_asks;
    const char *news;

    p->q.who = added = added ? added : &nobody_asks;
    *added = (Added){ 0 };
    if (p->text && p->options) {
        added->deal = Records_deal(p->q.model, p->options,
                                   p->q.about.seed);
        news = visit(true, add, &p->q);
    } else
        news = refusal(SQLITE_NOMEM, NOT_RECORDED);
    g_free(p->text);
    g_free(p->options);
    g_free(p);
    return news;
}
const char *Records_add(const Session *s, int64_t begun, Added *added)
{
    return Session_turn(s) == OVER
         ? Records_put(Records_pack(s, begun), added)
         : Store_complain(_("only a finished game is recorded"));
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

/* keep a tally */
static void tally(void *who, const Record *r)
{
    RecordsSum *sum = who;
    bool won = r->result == GAME_WON;

    if (!r->mine || r->result == GAME_PLAYED)
        return;
    sum->played++;
    sum->won   += won;
    sum->drawn += r->result == GAME_DRAWN;
    sum->lost  += r->result == GAME_LOST;
    sum->clean += won && !helped(r);
    /* count the games won in a row */
    sum->row = won ? sum->row + 1 : 0;
    sum->longest = MAX(sum->longest, sum->row);
    if (sum->row == sum->played)
        sum->streak = sum->row;
    /* count its score, if it has one */
    if (!helped(r) && (r->better > 0 || (r->better < 0 && won))) {
        if (sum->scored++ == 0
            || r->score * r->better > sum->best * r->better)
            sum->best = r->score;
        sum->mean += r->score;
    }
    /* count its time, if it was won */
    if (won && !helped(r) && r->ms > 0) {
        if (sum->timed++ == 0 || r->ms < sum->quickest)
            sum->quickest = r->ms;
        sum->mean_ms += (double)r->ms;
    }
}
const char *Records_sum(const char *game, const char *options,
                        RecordsSum *out)
{
    const char *news;

    *out = (RecordsSum){ 0 };
    news = Records_list(game, options, RECORDS_LAST, INT_MAX,
                        tally, out);
    out->mean /= MAX(out->scored, 1);
    out->mean_ms /= MAX(out->timed, 1);
    return news;
}
static bool take_options(sqlite3_stmt *row, Question *q)
{
    const char *options = (const char *)sqlite3_column_text(row, 0);

    if (options)
        q->count(q->who, options, sqlite3_column_int(row, 1));
    return options != NULL;
}
static int count_options(sqlite3 *db, Question *q)
{
    return each_row(db, "SELECT options, COUNT(*) AS n FROM sound"
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

/* in words */
static const char *preset_of(const Model *m, const int option[OPTIONS])
{
    const Preset *p = m->presets;
    int its[OPTIONS];
    Line why;

    for (; p && p->label; p++) {
        Options_usual(m, its);
        if (p->options && Options_read(m, p->options, its, why)
            && memcmp(its, option, sizeof its) == 0)
            return p->label;
    }
    return NULL;
}
void Records_kind(const Model *m, const char *options, Text *out)
{
    const Option *o = m->options;
    int option[OPTIONS], usual[OPTIONS], told = 0;
    const char *name = N_("Of an older edition");
    Line why;

    Options_usual(m, usual);
    Options_usual(m, option);
    if (Options_read(m, options, option, why))
        name = preset_of(m, option);
    for (int k = 0; !name && o && o[k].key; k++)
        if (option[k] != usual[k]) {
            /* tell the name of this option */
            const char *called = _(o[k].label);
            const char *zero = option[k] ? strstr(called, " (0: ") : NULL;

            Text_tell(out, told++ ? ", %.*s: " : "%.*s: ",
                      zero ? (int)(zero - called) : LINE, called);
            /* tell the value of this option */
            const char *label = o[k].words ? Option_label(&o[k], option[k]) : NULL;

            if (o[k].words)
                Text_tell(out, "%s", _(label ? label
                                        : o[k].words[option[k] - o[k].least]));
            else
                Text_tell(out, "%d", option[k]);
        }
    if (!told)
        Text_tell(out, "%s", _(name ? name : N_("Usual")));
}
void Records_card(const Model *m, const RecordsSum *sum, Text *out)
{
    if (sum->played == 0)
        Text_tell(out, "%s",
                  _("No game has been played to its end yet."));
    else if (m->scores)
        Text_tell(out, local_n("%d game played, %d without help.",
                               "%d games played, %d without help.",
                               sum->played), sum->played, sum->clean);
    else
        Text_tell(out, local_n("Won %d of %d game.",
                               "Won %d of %d games.",
                               sum->played), sum->won, sum->played);
    if (sum->drawn)
        Text_tell(out, local_n(" %d draw.", " %d draws.", sum->drawn),
                  sum->drawn);
    if (sum->won && !m->scores)
        Text_tell(out,
                  _("\nIn a row: %d now, %d at most. Without help: "
                         "%d."), sum->streak, sum->longest, sum->clean);
    /* tell best and quickest, where they count */
    g_autofree char *best = Records_time(sum->quickest, false);
    g_autofree char *mean = Records_time((int64_t)sum->mean_ms, false);
    Line points;

    points_in_words(m, sum->best, points);
    if (sum->scored)
        Text_tell(out, _("\nBest: %s; on average %.1f, without help."),
                  points, sum->mean);
    if (sum->timed)
        Text_tell(out, _("\nQuickest: %s; on average %s, without help."),
                  best, mean);
}
void Records_row(const Model *m, const Record *r, Text *out)
{
    static const char *const ended[] = { N_("played"), N_("lost"),
                                         N_("draw"), N_("won") };
    g_autofree char *time = Records_time(r->ms, false);
    int deal = Records_deal(m, r->options, r->seed);
    Ended how = m->scores ? GAME_PLAYED : r->result;
    Line points;

    points_in_words(m, r->score, points);
    if (deal)
        Text_tell(out, _("Deal %d: "), deal);
    Text_tell(out, "%s%s", r->mine ? "" : _("a guest: "),
              _(ended[how - GAME_PLAYED]));
    if (r->better)
        Text_tell(out, ", %s", points);
    if (r->ms)
        Text_tell(out, ", %s", time);
    if (helped(r))
        Text_tell(out, "%s", _(", with help"));
}
void Records_cost(const Record *r, Text *out)
{
    Text_tell(out, local_n("%d move", "%d moves", r->moves), r->moves);
    if (r->undos)
        Text_tell(out, local_n(", %d undo", ", %d undos", r->undos),
                  r->undos);
    if (r->hints)
        Text_tell(out, local_n(", %d hint", ", %d hints", r->hints),
                  r->hints);
}
typedef struct Telling { const Model *model; Text *out; } Telling;

static void tell_record(void *who, const Record *r)
{
    Telling *t = who;
    g_autoptr(GDateTime) end =
        g_date_time_new_from_unix_local(r->ended);
    g_autofree char *day = end ? g_date_time_format(end, "%Y-%m-%d")
                               : g_strdup("?");

    if (r->place)
        Text_tell(t->out, "%2d. ", r->place);
    else
        Text_tell(t->out, "    ");
    Records_row(t->model, r, t->out);
    Text_tell(t->out, "; %s", day);
    if (r->undos > 0 || r->hints > 0)
        Text_tell(t->out, _(" (undos %d, hints %d)"), r->undos,
                  r->hints);
    Text_tell(t->out, "\n");
}
void Records_tell(const Model *m, const char *options, Text *out)
{
    RecordsSum sum;
    Telling t = { m, out };
    const char *news = Records_sum(m->name, options, &sum);

    if (options && sum.played) {
        Records_kind(m, options, out);
        Text_tell(out, "\n");
    }
    if (!news || sum.played) {
        Records_card(m, &sum, out);
        Text_tell(out, "\n");
    }
    if (!news)
        news = Records_list(m->name, options, m->better
                            ? RECORDS_BY_SCORE : RECORDS_BY_TIME,
                            10, tell_record, &t);
    if (news != NULL)
        Text_tell(out, "%s\n", news);
}
