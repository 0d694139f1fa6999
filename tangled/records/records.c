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
#include "program.h"
#include "records.h"

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
    "PRAGMA user_version = 1;";
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
/* how: LOCK_SH or LOCK_EX. lock: for close(), or -1 */
static int take_lock(int how, bool create, int *lock)
{
    g_autofree char *file = Store_place("records.lock");
    Question q = { 0 };
    int looks = 0, code = SQLITE_OK;

    *lock = open(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
                           | (create ? O_CREAT : 0), 0600);
    while (*lock >= 0 && flock(*lock, how | LOCK_NB) != 0) {
        /* wait for the lock, or go without */
        if (errno == EINTR)
            continue;
        if (errno == EWOULDBLOCK && wait_a_moment(&q, looks++))
            continue;
        code = errno == EWOULDBLOCK ? SQLITE_BUSY : SQLITE_OK;
        close(*lock);
        *lock = -1;
    }
    return code;
}

/* a transaction */
static int between(sqlite3 *db, bool write, Errand errand, Question *q)
{
    int code;
    bool ours;

    sqlite3_busy_handler(db, wait_a_moment, q);
    code = tell_db(db, write ? "BEGIN IMMEDIATE" : "BEGIN", q);
    code = code ? code : tell_db(db, "PRAGMA user_version", q);
    if (code == SQLITE_OK && q->answer == 0 && !write)
        return SQLITE_OK;
    ours = q->answer <= FORM;
    /* begin the records, or respect them */
    if (code == SQLITE_OK && q->answer == 0)
        code = sqlite3_exec(db, table, NULL, NULL, NULL);
    if (code == SQLITE_OK && write && q->answer > FORM)
        code = NEWER;
    code = code ? code : make_view(db);
    code = code ? code : errand(db, q);
    if (code == SQLITE_ERROR && ours)
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
         : complain(_("the records were damaged; they are kept "
                      "as %s, and new ones are begun"), name);
}

/* a visit */
static int at_the_file(const char *file, bool write, Errand errand,
                       Question *q)
{
    sqlite3 *db = NULL;
    int code = SQLITE_OK;

    if (write || g_file_test(file, G_FILE_TEST_EXISTS))
        code = sqlite3_open_v2(file, &db, SQLITE_OPEN_READWRITE
                   | (write ? SQLITE_OPEN_CREATE : 0), NULL);
    if (db != NULL && code == SQLITE_OK)
        code = between(db, write, errand, q);
    sqlite3_close(db);
    return code;
}
static const char *visit(bool write, Errand errand, Question *q)
{
    g_autofree char *folder = Store_place("");
    g_autofree char *file = Store_place("records.sqlite");
    const char *news = NULL;
    int lock, code = SQLITE_CORRUPT;

    if (write)
        g_mkdir_with_parents(folder, 0700);
    for (int how = LOCK_SH; how <= LOCK_EX && is_damage(code); how++) {
        code = take_lock(how, write || how == LOCK_EX, &lock);
        code = code ? code : at_the_file(file, write, errand, q);
        if (is_damage(code) && how == LOCK_EX && lock >= 0) {
            news = set_aside(file);
            code = at_the_file(file, write, errand, q);
        }
        /* leave, and hold the door for others */
        if (lock >= 0)
            close(lock);
        if (write)
            g_usleep(2000);                 /* after you */
    }
    return code == SQLITE_OK ? news : refusal(code, write);
}

/* errands for everybody */

/* the gap in words */
static void points_in_words(const Model *m, int n, Line out)
{
    say(out, m->points ? local_n(m->points[0], m->points[1], n) : "%d",
        n);
}

char *Records_time(int64_t ms)
{
    long s = (long)(ms / 1000);

    return s < 3600
        ? g_strdup_printf("%ld:%02ld", s / 60, s % 60)
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
    g_autofree char *span = Records_time(1000 * ABS(gap));
    Line points;

    points_in_words(m, (int)ABS(gap), points);
    if (gap == 0)
        say(out, "%s", _("As good as your best."));
    else
        say(out, _(gap > 0 ? better[kind] : worse[kind]),
            time ? span : points);
}

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
        "SELECT RANK() OVER (ORDER BY %s) AS place, id, game, options,"
        " text" NUMBERS(NAME) " FROM sound"
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
    int64_t mine = time ? r->ms / 1000 : -(int64_t)r->score * r->better;
    g_autofree char *sql = g_strdup_printf(
        "SELECT IFNULL(MIN(%s), %" G_GINT64_FORMAT ") FROM sound"
        " WHERE game = :game AND options = :options AND id <> :id"
        " AND %s", time ? "ms / 1000" : "-score * better", INT64_MAX,
        which);
    int code = tell_db(db, sql, q);

    if (code == SQLITE_OK && q->answer != INT64_MAX)
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
    ") VALUES(:game, :options, :text" NUMBERS(VALUE) ")";
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
    return code || (!added->by_score && !added->by_time) ? code
         : tell_gap(db, q, added->by_score == 0, added->words);
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
        || (options && !same(usual, options)))
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
        news = refusal(SQLITE_NOMEM, true);
    g_free(p->text);
    g_free(p->options);
    g_free(p);
    return news;
}
const char *Records_add(const Session *s, int64_t begun, Added *added)
{
    return Session_turn(s) == OVER
         ? Records_put(Records_pack(s, begun), added)
         : complain(_("only a finished game is recorded"));
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
    sum->clean += won && !r->undos && !r->hints;
    /* count the games won in a row */
    sum->row = won ? sum->row + 1 : 0;
    sum->longest = MAX(sum->longest, sum->row);
    if (sum->row == sum->played)
        sum->streak = sum->row;
    /* count its score, if it has one */
    if (r->better > 0 || (r->better < 0 && won)) {
        if (sum->scored++ == 0
            || r->score * r->better > sum->best * r->better)
            sum->best = r->score;
        sum->mean += r->score;
    }
    /* count its time, if it was won */
    if (won && r->ms > 0) {
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
            tell(out, told++ ? ", %s: " : "%s: ", _(o[k].label));
            /* tell the value of this option */
            const char *label = o[k].words ? Option_label(&o[k], option[k]) : NULL;

            if (o[k].words)
                tell(out, "%s", _(label ? label
                                        : o[k].words[option[k] - o[k].least]));
            else
                tell(out, "%d", option[k]);
        }
    if (!told)
        tell(out, "%s", _(name ? name : N_("Usual")));
}
void Records_card(const Model *m, const RecordsSum *sum, Text *out)
{
    if (sum->played == 0)
        tell(out, "%s", _("No game has been played to its end yet."));
    else
        tell(out, local_n("Won %d of %d game.", "Won %d of %d games.",
                          sum->played), sum->won, sum->played);
    if (sum->drawn)
        tell(out, local_n(" %d draw.", " %d draws.", sum->drawn),
             sum->drawn);
    if (sum->won)
        tell(out, _("\nIn a row: %d now, %d at most. Without help: "
                    "%d."), sum->streak, sum->longest, sum->clean);
    /* tell best and quickest, where they count */
    g_autofree char *best = Records_time(sum->quickest);
    g_autofree char *mean = Records_time((int64_t)sum->mean_ms);
    Line points;

    points_in_words(m, sum->best, points);
    if (sum->scored)
        tell(out, _("\nBest: %s; on average %.1f."), points, sum->mean);
    if (sum->timed)
        tell(out, _("\nQuickest: %s; on average %s."), best, mean);
}
void Records_row(const Model *m, const Record *r, Text *out)
{
    static const char *const ended[] = { N_("played"), N_("lost"),
                                         N_("draw"), N_("won") };
    g_autofree char *time = Records_time(r->ms);
    int deal = Records_deal(m, r->options, r->seed);
    Line points;

    points_in_words(m, r->score, points);
    if (deal)
        tell(out, _("Deal %d: "), deal);
    tell(out, "%s%s", r->mine ? "" : _("a guest: "),
         _(ended[r->result - GAME_PLAYED]));
    if (r->better)
        tell(out, ", %s", points);
    if (r->ms)
        tell(out, ", %s", time);
}
void Records_cost(const Record *r, Text *out)
{
    tell(out, local_n("%d move", "%d moves", r->moves), r->moves);
    if (r->undos)
        tell(out, local_n(", %d undo", ", %d undos", r->undos),
             r->undos);
    if (r->hints)
        tell(out, local_n(", %d hint", ", %d hints", r->hints),
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

    tell(t->out, "%2d. ", r->place);
    Records_row(t->model, r, t->out);
    tell(t->out, "; %s", day);
    if (r->undos > 0 || r->hints > 0)
        tell(t->out, _(" (undos %d, hints %d)"), r->undos, r->hints);
    tell(t->out, "\n");
}
void Records_tell(const Model *m, const char *options, Text *out)
{
    RecordsSum sum;
    Telling t = { m, out };
    const char *news = Records_sum(m->name, options, &sum);

    if (options && sum.played) {
        Records_kind(m, options, out);
        tell(out, "\n");
    }
    if (!news || sum.played) {
        Records_card(m, &sum, out);
        tell(out, "\n");
    }
    if (!news)
        news = Records_list(m->name, options, sum.scored > 0
                            ? RECORDS_BY_SCORE : RECORDS_BY_TIME,
                            10, tell_record, &t);
    if (news != NULL)
        tell(out, "%s\n", news);
}
