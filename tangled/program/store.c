/* Made from kit/program.nw by make tangle: change that, not this. */
/* store.c -- what is kept, and where */
#define _POSIX_C_SOURCE 200809L
#include <cairo.h>
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include "player.h"
#include "program.h"
#include "scribe.h"

/* one sentence */
const char *complain(const char *format, ...)
{
    static _Thread_local char sentence[1024];
    char fresh[sizeof sentence];
    va_list rest;

    va_start(rest, format);
    vsnprintf(fresh, sizeof fresh, format, rest);
    va_end(rest);
    return memcpy(sentence, fresh, sizeof fresh);
}

/* reading and writing */
static const char *put(const char *file, const char *text)
{
    g_autoptr(GError) error = NULL;

    if (g_file_set_contents_full(file, text, -1,
            G_FILE_SET_CONTENTS_CONSISTENT
            | G_FILE_SET_CONTENTS_DURABLE, 0600, &error))
        return NULL;
    return complain("%s", strrchr(error->message, ':') + 2);
}
const char *Store_unwritten(const char *file, const char *why)
{
    return why ? complain(_("it cannot be written (%s); another place "
                            "may do: %s"), why, file) : NULL;
}
const char *Store_write(const char *file, const char *text)
{
    struct stat is;
    bool odd = stat(file, &is) == 0 && !S_ISREG(is.st_mode);

    return Store_unwritten(file, odd ? Store_reason(ENOTSUP)
                                     : put(file, text));
}
const char *Store_reason(int code)
{
    return code == ENOTSUP ? _("it is no plain file")
                           : g_strerror(code);
}
char *Store_read(const char *file, size_t most, size_t *length)
{
    int fd = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC), why;
    struct stat is = { 0 };
    char *text = NULL;
    ssize_t n = 0;

    *length = 0;

    if (fd < 0)
        return NULL;
    fstat(fd, &is);
    errno = S_ISDIR(is.st_mode) ? EISDIR
          : S_ISREG(is.st_mode) ? EFBIG : ENOTSUP;
    if (S_ISREG(is.st_mode) && (size_t)is.st_size <= most) {
        text = g_malloc0((size_t)is.st_size + 1);
        /* read, until nothing is left */
        while ((n = read(fd, text + *length, (size_t)is.st_size - *length)) > 0)
            *length += (size_t)n;
    }
    if (n < 0)
        g_clear_pointer(&text, g_free);
    why = errno;
    close(fd);
    errno = why;
    return text;
}

/* a picture as a text */
static cairo_status_t hand_out(void *png, unsigned char *to,
                               unsigned wanted)
{
    Text *t = png;

    if ((int)wanted > t->room - t->used)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(to, t->at + t->used, wanted);
    t->used += (int)wanted;
    return CAIRO_STATUS_SUCCESS;
}
enum { LONGEST = 1 << 26, SIDE = 1000, HEAD = 24 };

static bool lay_on_white(cairo_surface_t *paper, double less, Text *all)
{
    cairo_surface_t *png =
        cairo_image_surface_create_from_png_stream(hand_out, all);
    bool good = cairo_surface_status(png) == CAIRO_STATUS_SUCCESS;

    if (good) {
        cairo_t *pen = cairo_create(paper);

        cairo_set_source_rgb(pen, 1, 1, 1);
        cairo_paint(pen);
        cairo_scale(pen, less, less);
        cairo_set_source_surface(pen, png, 0, 0);
        cairo_paint(pen);
        good = cairo_status(pen) == CAIRO_STATUS_SUCCESS;
        cairo_destroy(pen);
    }
    cairo_surface_destroy(png);
    return good;
}
static void tell_dots(GString *text, cairo_surface_t *paper, int n)
{
    const unsigned char *at = cairo_image_surface_get_data(paper);

    for (guint32 dot; n-- > 0; at += sizeof dot) {
        memcpy(&dot, at, sizeof dot);
        guint32 bright = 299 * (dot >> 16 & 255)
                       + 587 * (dot >> 8 & 255) + 114 * (dot & 255);
        g_string_append_printf(text, "%u\n", (bright + 500) / 1000);
    }
}
static cairo_surface_t *paper_of(char *all, size_t length, guint32 side,
                                 double wide)
{
    guint32 size[2] = { 0 };

    if (length >= HEAD && memcmp(all + 8, "\0\0\0\15IHDR", 8) == 0)
        memcpy(size, all + 16, sizeof size);
    guint32 w = GUINT32_FROM_BE(size[0]);
    guint32 h = GUINT32_FROM_BE(size[1]);
    if (w == 0 || w > side || h == 0 || h > side)
        return NULL;
    /* lay it on a paper of its size, or smaller */
    double less = MIN(1, wide / MAX(w, h));
    cairo_surface_t *paper = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
        MAX(1, (int)(w * less)), MAX(1, (int)(h * less)));

    if (!lay_on_white(paper, less, &(Text){ all, (int)length, 0 }))
        g_clear_pointer(&paper, cairo_surface_destroy);
    return paper;
}
static char *dots_of(char *all, size_t length)
{
    cairo_surface_t *paper = length > 4 << 20 ? NULL
                           : paper_of(all, length, SIDE, SIDE);
    int w = paper ? cairo_image_surface_get_width(paper) : 0;
    int h = paper ? cairo_image_surface_get_height(paper) : 0;
    GString *text = g_string_new(NULL);

    if (paper) {
        g_string_printf(text, "P2\n%d %d\n255\n", w, h);
        tell_dots(text, paper, w * h);
    }
    cairo_surface_destroy(paper);
    return g_string_free(text, !paper);
}
static const char *unread(const char *file, int code)
{
    return code == EILSEQ ? complain(_("%s is no text of a game"), file)
         : code == ENOENT
         ? complain(_("%s is not there; is the name right?"), file)
         : complain(_("%s cannot be read (%s)"), file,
                    Store_reason(code));
}
char *Store_text(const char *file, const char **why)
{
    size_t length;
    g_autofree char *all = Store_read(file, LONGEST, &length);
    int code = all ? 0 : errno;
    bool png = all && strncmp(all, "\x89PNG\r\n\x1a\n", 8) == 0;
    g_autofree char *dots = png ? dots_of(all, length) : NULL;

    if (png ? !dots : all && strlen(all) != length)
        code = EILSEQ;
    *why = code == 0 ? NULL
         : png
         ? complain(_("%s is no picture that can be read: a whole PNG "
                      "of at most 1000 by 1000 dots and 4 MB can"),
                    file)
         : unread(file, code);
    errno = code;
    return code ? NULL : png ? g_steal_pointer(&dots)
                             : g_steal_pointer(&all);
}
void *Store_picture(const char *file, const char **why)
{
    enum { CAMERA = 6000, SHOWN = 1200 };
    size_t length;
    g_autofree char *all = Store_read(file, LONGEST, &length);
    int code = errno;
    cairo_surface_t *paper = all ? paper_of(all, length, CAMERA, SHOWN)
                                 : NULL;

    *why = paper ? NULL
         : all
         ? complain(_("%s is no picture that can be read: a whole PNG "
                      "of at most 6000 by 6000 dots and 64 MB can"),
                    file)
         : unread(file, code);
    return paper;
}
char *Store_place(const char *name)
{
    return g_build_filename(g_get_user_data_dir(), "literate-games",
                            name, NULL);
}

/* errands */
typedef struct Trip {
    const char *(*run)(void *data);
    void (*done)(void *data, const char *trouble);
    void  *data;
    char  *trouble;
} Trip;
static GThreadPool *pool;           /* of one thread, or NULL */
static gboolean finish(gpointer trip)
{
    Trip *t = trip;

    if (pool)
        t->done(t->data, t->trouble);
    g_free(t->trouble);
    return G_SOURCE_REMOVE;
}
static void work(gpointer trip, gpointer nobody)
{
    Trip *t = trip;

    (void)nobody;
    t->trouble = g_strdup(t->run(t->data));
    if (t->trouble)
        g_printerr("%s: %s\n", g_get_prgname(), t->trouble);
    g_idle_add_full(G_PRIORITY_DEFAULT, finish, t, g_free);
}
const char *Store_later(const char *(*run)(void *data),
    void (*done)(void *data, const char *trouble), void *data)
{
    Trip trip = { run, done, data, NULL };
    const char *trouble = NULL;

    if (pool)
        g_thread_pool_push(pool, g_memdup2(&trip, sizeof trip), NULL);
    else
        done(data, trouble = run(data));
    return trouble;
}
typedef struct Errand {
    const char *(*does)(struct Errand *e);
    StoreHear  *hear;
    void       *who;
    const Game *game;
    char       *file, *text;
    int         number, turn;
    GArray     *found;              /* answers */
} Errand;
static StoreHear *hears;            /* trouble, if nobody else does */
static void *whom;

static const char *go(void *errand)
{
    return ((Errand *)errand)->does(errand);
}
static void come_back(void *errand, const char *trouble)
{
    Errand *e = errand;
    Answer last = { .trouble = trouble, .file = e->file };

    for (guint k = 0; e->hear && k < e->found->len; k++)
        e->hear(e->who, &g_array_index(e->found, Answer, k));
    if (e->hear)
        e->hear(e->who, &last);
    else if (hears && trouble)
        hears(whom, &last);
    g_array_free(e->found, TRUE);
    g_free(e->file);
    g_free(e->text);
    g_free(e);
}
static const char *send(Errand errand)
{
    Errand *e = g_memdup2(&errand, sizeof errand);

    e->found = g_array_new(FALSE, FALSE, sizeof(Answer));
    return Store_later(go, come_back, e);
}
void Store_thread(StoreHear *hear, void *who)
{
    hears = hear;
    whom = who;
    pool = g_thread_pool_new(work, NULL, 1, TRUE, NULL);
}
void Store_end(void)
{
    GThreadPool *last = pool;

    if (last)
        g_thread_pool_free(last, FALSE, TRUE);
    pool = NULL;
    hears = NULL;
}

/* the place of this window */
enum { WINDOWS = 100 };
static int lock = -1, place = 1;    /* held until the program ends */
static bool beside;                 /* another window was there */

static char *path_of(const Game *game, const char *ending)
{
    g_autofree char *number = g_strdup_printf("-%d", place);
    g_autofree char *name = g_strdup_printf("saves/%s%s.%s",
        game->model->name, place > 1 ? number : "", ending);

    return Store_place(name);
}
static const char *claim(const Game *game)
{
    g_autofree char *folder = Store_place("saves");

    if (lock >= 0)
        return NULL;
    /* have a folder to lock in */
    if (g_mkdir_with_parents(folder, 0700) != 0)
        return complain(_("Games are not kept (%s): %s"),
                        g_strerror(errno), folder);
    for (; place < WINDOWS; place++) {
        g_autofree char *file = path_of(game, "lock");

        /* try to lock file, or go on to the next */
        lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (lock < 0)
            return complain(_("Games are not kept (%s): %s"),
                            g_strerror(errno), file);
        if (flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
            return NULL;
        close(lock);
        lock = -1;
        beside = true;
    }
    return complain(local_n(
        "%d window of this game is open; this one is not kept",
        "%d windows of this game are open; this one is not kept",
        WINDOWS - 1), WINDOWS - 1);
}
bool Store_beside(const Game *game)
{
    return claim(game) == NULL && beside;
}

/* a file that steps aside */
char *Store_aside(const char *file)
{
    char *aside = NULL;
    int k = 0;

    do {
        g_free(aside);
        aside = g_strdup_printf("%s.damaged-%d", file, ++k);
    } while (g_file_test(aside, G_FILE_TEST_EXISTS));
    return aside;
}

static const char *set_aside(const char *file)
{
    g_autofree char *aside = Store_aside(file);
    g_autofree char *base = g_path_get_basename(
        g_rename(file, aside) == 0 ? aside : file);

    return complain("%s", base);
}
static bool of_other_rules(const Model *m, const char *room)
{
    size_t head = strlen(m->name);
    gint64 version = 0;

    if (strncmp(room, m->name, head) == 0 && room[head] == ' ')
        version = g_ascii_strtoll(room + head, NULL, 10);
    return version > 0 && version != m->version;
}
static bool is_left_alone(const Game *game, const char *file,
                          Session **s, Line complaint)
{
    const char *why;
    g_autofree char *room = Store_text(file, &why);
    int code = errno;
    g_autofree char *name = g_path_get_basename(file);
    Line reason = "";

    if (room == NULL && code == ENOENT)
        return false;
    if (room == NULL && code != EILSEQ) {
        say(complaint, _("%s is left alone (%s)"), name,
            Store_reason(code));
        return true;
    }
    /* what is of other rules stays */
    if (room && of_other_rules(game->model, room)) {
        say(complaint, _("%s is of other rules and is left alone"), name);
        return true;
    }
    /* load it, or set it aside */
    errno = 0;
    if (room != NULL)
        *s = Session_load(game, room, reason);
    else
        say(reason, "%s", why);
    if (*s == NULL && errno != ENOMEM)
        say(complaint, _("set aside in %s: %s"), set_aside(file), reason);
    else if (*s == NULL)
        say(complaint, _("%s is left alone: %s"), name, reason);
    return *s == NULL && errno == ENOMEM;
}
#define RECENT "saves/recent"

static char *left_game(const Game *game, int number)
{
    g_autofree char *name = g_strdup_printf(RECENT "/%s-%d.play-save",
                                            game->model->name, number);

    return Store_place(name);
}
static void drop(const Game *game, int number)
{
    g_autofree char *file = left_game(game, number);

    g_remove(file);
}

/* the game in progress */
static gint turn;                   /* of the latest */

static const char *keep(Errand *e)
{
    const char *why;
    g_autofree char *file = NULL;

    if (e->turn != g_atomic_int_get(&turn) && !e->number)
        return NULL;
    why = claim(e->game);
    if (why != NULL)
        return e->text ? why : NULL;
    file = path_of(e->game, "play-save");
    if (e->text == NULL)
        g_remove(file);
    else if ((why = put(file, e->text)) != NULL)
        return complain(_("This game is not kept (%s): %s"), why, file);
    if (e->number)
        drop(e->game, e->number);
    return NULL;
}
static const char *keep_later(const Game *game, char *text, int drop)
{
    return send((Errand){ .does = keep, .game = game, .text = text,
        .number = drop, .turn = g_atomic_int_add(&turn, 1) + 1 });
}
const char *Store_save(const Session *s, int drop)
{
    char *text = Text_whole(Session_save, s);

    return text ? keep_later(Session_game(s), text, drop)
         : complain(_("This game is not kept (%s)"),
                    g_strerror(ENOMEM));
}
void Store_forget(const Game *game) { keep_later(game, NULL, 0); }
Session *Store_resume(const Game *game, Line complaint)
{
    const char *why;
    g_autofree char *file = NULL;
    Session *s = NULL;

    complaint[0] = '\0';
    while ((why = claim(game)) == NULL
           && (file = path_of(game, "play-save"),
               is_left_alone(game, file, &s, complaint))) {
        g_clear_pointer(&file, g_free);
        close(lock);
        lock = -1;
        place++;
    }
    if (why != NULL)
        say(complaint, "%s", why);
    return s;
}

/* games that were left */
enum { SHELF = 5, GREATEST = 999999899 };

static int falling(gconstpointer a, gconstpointer b)
{
    return *(const int *)b - *(const int *)a;
}
static GArray *numbers_of(const Game *game)
{
    GArray *all = g_array_new(FALSE, FALSE, sizeof(int));
    g_autofree char *folder = Store_place(RECENT);
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    const char *name;

    while (dir && (name = g_dir_read_name(dir)) != NULL) {
        /* a number, if it is of this game */
        size_t head = strlen(game->model->name) + 1;
        gint64 said = strlen(name) < head ? 0
                    : g_ascii_strtoll(name + head, NULL, 10);
        int number = said > 0 && said <= GREATEST ? (int)said : 0;
        g_autofree char *file = left_game(game, number);
        g_autofree char *again = g_path_get_basename(file);

        if (number > 0 && strcmp(name, again) == 0)
            g_array_append_val(all, number);
    }
    g_array_sort(all, falling);
    return all;
}
static const char *lay_aside(Errand *e)
{
    g_autofree char *folder = Store_place(RECENT), *file = NULL;
    g_autoptr(GArray) all = numbers_of(e->game);
    int last = all->len ? g_array_index(all, int, 0) : 0;
    const char *why = e->text == NULL ? g_strerror(ENOMEM)
        : g_mkdir_with_parents(folder, 0700) != 0 ? g_strerror(errno)
        : NULL;

    if (why == NULL) {
        file = left_game(e->game,
                         place + WINDOWS * (last / WINDOWS + 1));
        why = put(file, e->text);
    }
    /* make room on the shelf */
    for (guint k = SHELF - 1; why == NULL && k < all->len; k++)
        if (g_array_index(all, int, k) != e->number)
            drop(e->game, g_array_index(all, int, k));
    return why ? complain(_("This game stays, for it cannot be laid "
        "aside (%s). Ask again to give it up."), why) : NULL;
}
const char *Store_shelve(const Session *s, int spare, StoreHear *hear,
                         void *who)
{
    return send((Errand){ .does = lay_aside, .hear = hear, .who = who,
        .game = Session_game(s), .number = spare,
        .text = Text_whole(Session_save, s) });
}
static const char *bring(Errand *e, const char *file, int number)
{
    const char *why;
    g_autofree char *room = Store_text(file, &why);
    g_autofree char *name = g_path_get_basename(file);
    Answer a = { .number = number, .file = e->file };
    GStatBuf about = { 0 };
    Line wrong = "";

    if (room == NULL)
        return why;
    a.session = Session_read(e->game, name, room, wrong);
    if (a.session == NULL)
        return complain(_("%s is no game of this kind: %s"), name,
                        wrong);
    g_stat(file, &about);
    a.left = about.st_mtime;
    g_array_append_val(e->found, a);
    return NULL;
}
static const char *find_left(Errand *e)
{
    g_autoptr(GArray) all = numbers_of(e->game);
    const char *why = complain(_("no game of this kind has been left"));

    if (e->file)
        return bring(e, e->file, 0);
    for (guint k = 0; k < all->len; k++) {
        int number = g_array_index(all, int, k);
        g_autofree char *file = left_game(e->game, number);

        if (e->number <= 0 || number == e->number)
            why = bring(e, file, number);
        if (e->number >= 0 && e->found->len > 0)
            break;
    }
    return e->number < 0 || e->found->len > 0 ? NULL : why;
}
void Store_bring(const Game *game, int number, const char *file,
                 StoreHear *hear, void *who)
{
    send((Errand){ .does = find_left, .hear = hear, .who = who,
                   .game = game, .number = number,
                   .file = g_strdup(file) });
}
static const char *copy_it(Errand *e)
{
    return e->text ? Store_write(e->file, e->text) : g_strerror(ENOMEM);
}
void Store_copy(const Session *s, const char *file, StoreHear *hear,
                void *who)
{
    send((Errand){ .does = copy_it, .hear = hear, .who = who,
                   .file = g_strdup(file),
                   .text = Session_written(s, file) });
}

/* settings */
static const char *read_keys(GKeyFile *keys, const char *file)
{
    const char *why;
    g_autofree char *text = Store_text(file, &why);
    g_autoptr(GError) error = NULL;

    if (text ? g_key_file_load_from_data(keys, text, (gsize)-1,
                   G_KEY_FILE_KEEP_COMMENTS, &error)
             : errno == ENOENT)
        return NULL;
    if (text == NULL && errno != EILSEQ)
        return why;
    return complain(_("set aside in %s: %s"), set_aside(file),
                    error ? error->message : why);
}
static char *conf(const char *name)
{
    return g_strdup_printf("%s/literate-games/%s.conf",
                           g_get_user_config_dir(), name);
}
static void give_setting(GKeyFile *keys, const Setting *s)
{
    if (s->words)
        g_key_file_set_string(keys, s->group, s->key,
                              s->words[s->value - s->least]);
    else
        g_key_file_set_integer(keys, s->group, s->key, s->value);
}
static const char *take_settings(const char *name, Setting *s, int n)
{
    g_autofree char *file = conf(name);
    g_autoptr(GKeyFile) keys = g_key_file_new();
    const char *trouble = read_keys(keys, file);

    for (int k = 0; k < n; k++) {
        const Option as_option = { .least = s[k].least,
            .most = s[k].most, .words = s[k].words };
        g_autofree char *value = g_key_file_get_string(keys,
            s[k].group, s[k].key, NULL);

        if (value && !Option_read(&as_option, value, &s[k].value))
            trouble = complain(_("%s=%s in %s.conf makes no sense; "
                "the usual is taken"), s[k].key, value, name);
    }
    return trouble;
}
static const char *keep_settings(Errand *e)
{
    g_autofree char *file = conf(e->file), *text = NULL;
    g_autofree char *folder = g_path_get_dirname(file);
    g_autoptr(GKeyFile) keys = g_key_file_new();
    const char *trouble = read_keys(keys, file);

    for (int k = 0; k < e->number; k++)
        give_setting(keys, &((Setting *)(void *)e->text)[k]);
    if (trouble && g_file_test(file, G_FILE_TEST_EXISTS))
        return trouble;
    text = g_key_file_to_data(keys, NULL, NULL);
    trouble = g_mkdir_with_parents(folder, 0700) != 0
            ? g_strerror(errno) : put(file, text);
    return trouble ? complain(_("Settings are not kept (%s): %s"),
                              trouble, file) : NULL;
}
const char *Store_settings(const char *name, Setting *s, int n,
                           bool save)
{
    return !save ? take_settings(name, s, n)
         : send((Errand){ .does = keep_settings, .file = g_strdup(name),
               .text = g_memdup2(s, (gsize)n * sizeof *s),
               .number = n });
}
const char *Store_options(const Game *game, int option[OPTIONS],
                          bool save)
{
    const Option *o = game->model->options;
    Setting all[OPTIONS];
    const char *trouble;
    int n = 0;

    for (; o && n < OPTIONS && o[n].key; n++)
        all[n] = (Setting){ "options", o[n].key, o[n].least, o[n].most,
                            o[n].words, option[n] };
    trouble = Store_settings(game->model->name, all, n, save);
    while (n-- > 0)
        option[n] = all[n].value;
    return trouble;
}
bool Store_first(const Game *game)
{
    static const char *const no_yes[] = { "false", "true" };
    const char *name = game->model->name;
    Setting seen = { "window", "seen", 0, 1, no_yes, 0 };

    if (Store_settings(name, &seen, 1, false) || seen.value++)
        return false;
    return !Store_settings(name, &seen, 1, true);
}

/* tables */
const unsigned char *lore(const char *name, size_t size)
{
    static GData *tables;
    GMappedFile *table = g_datalist_get_data(&tables, name);

    if (!table) {
        g_autofree char *file = g_build_filename(
            g_get_user_cache_dir(), "literate-games", name, NULL);

        if (g_file_test(file, G_FILE_TEST_IS_REGULAR))
            table = g_mapped_file_new(file, FALSE, NULL);
        g_datalist_set_data(&tables, name, table);
    }
    if (!table
        || g_mapped_file_get_length(table) != size + strlen(TABLE_END)
        || memcmp(g_mapped_file_get_contents(table) + size, TABLE_END,
                  strlen(TABLE_END)) != 0)
        return NULL;
    return (const unsigned char *)g_mapped_file_get_contents(table);
}

