/* Made from kit/store.nw by make tangle: change that, not this. */
/* store.c -- what is kept, and where */
#define _POSIX_C_SOURCE 200809L
#include <cairo.h>
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include "player.h"
#include "scribe.h"
#include "store.h"

/* one sentence */
const char *Store_complain(const char *format, ...)
{
    static _Thread_local char sentence[1024];
    char fresh[sizeof sentence];
    va_list rest;

    va_start(rest, format);
    vsnprintf(fresh, sizeof fresh, format, rest);
    va_end(rest);
    return memcpy(sentence, fresh, sizeof fresh);
}
const char *Store_shown(const char *file)
{
    enum { HALF = 30 };
    static _Thread_local char shown[16 * HALF];
    g_autofree char *name = g_filename_display_name(file);

    g_strlcpy(shown, name, sizeof shown);
    if (g_utf8_strlen(name, -1) > 2 * HALF + 1) {
        char *at = g_utf8_offset_to_pointer(name, HALF);

        g_snprintf(shown, sizeof shown, "%.*s\u2026%s",
                   (int)(at - name), name, g_utf8_offset_to_pointer(
                       name, g_utf8_strlen(name, -1) - HALF));
    }
    return shown;
}

/* reading and writing */
static bool give(int fd, const char *text, size_t n)
{
    for (ssize_t some; n > 0; n -= (size_t)some, text += some)
        if ((some = write(fd, text, n)) <= 0)
            return false;
    return true;
}
#define WRITING ".writing"

const char *Store_put(const char *file, const char *bytes, size_t n)
{
    g_autofree char *fresh = g_strconcat(file, WRITING ".XXXXXX", NULL);
    struct stat is;
    bool odd = stat(file, &is) == 0 && !S_ISREG(is.st_mode);
    int fd = odd ? -1 : g_mkstemp_full(fresh, O_WRONLY | O_CLOEXEC,
                                       0600);
    int code = odd ? ENOTSUP
             : fd < 0 || !give(fd, bytes, n) || fsync(fd) ? errno : 0;

    if (fd >= 0 && close(fd) != 0 && code == 0)
        code = errno;
    if (code == 0 && g_rename(fresh, file) != 0)
        code = errno;
    if (fd >= 0 && code != 0)
        g_unlink(fresh);
    return code ? Store_complain("%s", Store_reason(code)) : NULL;
}
static const char *put(const char *file, const char *text)
{
    return text ? Store_put(file, text, strlen(text))
                : g_strerror(ENOMEM);
}
const char *Store_unwritten(const char *file, const char *why)
{
    return why ? Store_complain(_("it cannot be written (%s); another "
                                  "place may do: %s"), why,
                                Store_shown(file))
               : NULL;
}
const char *Store_write(const char *file, const char *text)
{
    return Store_unwritten(file, put(file, text));
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
static const char *unread(const char *file, int code)
{
    const char *name = Store_shown(file);

    return code == EILSEQ ? Store_complain(_("%s is no text of a game"),
                                           name)
         : code == ENOENT
         ? Store_complain(_("%s is not there; is the name right?"),
                          name)
         : Store_complain(_("%s cannot be read (%s)"), name,
                          Store_reason(code));
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
enum { LONGEST = 1 << 26, CAMERA = 6000, SIDE = 1000, HEAD = 24 };

static const char *no_picture(const char *file)
{
    return Store_complain(_("%s is no picture that can be read: a "
                            "whole PNG of at most 6000 by 6000 dots "
                            "and 64 MB can"), Store_shown(file));
}

static cairo_surface_t *unfolded(char *all, size_t length, guint32 side)
{
    guint32 size[2] = { 0 };
    cairo_surface_t *png;

    if (length >= HEAD && memcmp(all + 8, "\0\0\0\15IHDR", 8) == 0)
        memcpy(size, all + 16, sizeof size);
    for (int k = 0; k < 2; k++)
        if (size[k] == 0 || GUINT32_FROM_BE(size[k]) > side)
            return NULL;
    png = cairo_image_surface_create_from_png_stream(hand_out,
              &(Text){ all, (int)length, 0 });
    if (cairo_surface_status(png) != CAIRO_STATUS_SUCCESS)
        g_clear_pointer(&png, cairo_surface_destroy);
    return png;
}
static cairo_surface_t *on_white(cairo_surface_t *png, double wide)
{
    if (!png)
        return NULL;
    int w = cairo_image_surface_get_width(png);
    int h = cairo_image_surface_get_height(png);
    double less = MIN(1, wide / MAX(w, h));
    cairo_surface_t *paper = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, MAX(1, (int)(w * less)),
        MAX(1, (int)(h * less)));
    cairo_t *pen = cairo_create(paper);

    cairo_set_source_rgb(pen, 1, 1, 1);
    cairo_paint(pen);
    cairo_scale(pen, less, less);
    cairo_set_source_surface(pen, png, 0, 0);
    cairo_paint(pen);
    if (cairo_status(pen) != CAIRO_STATUS_SUCCESS)
        g_clear_pointer(&paper, cairo_surface_destroy);
    cairo_destroy(pen);
    cairo_surface_destroy(png);
    return paper;
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
static char *dots_of(cairo_surface_t *picture)
{
    cairo_surface_t *paper = on_white(picture, SIDE);
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
static size_t blank_till(const char *all, size_t at)
{
    while (g_ascii_isspace(all[at]) || all[at] == '#')
        at += all[at] == '#' ? strcspn(all + at, "\n") : 1;
    return at;
}
static cairo_surface_t *bits_of(const char *all, size_t length)
{
    guint64 size[2];
    size_t at = 2, bytes;
    char *end;

    for (int k = 0; k < 2; k++) {
        at = blank_till(all, at);
        size[k] = g_ascii_strtoull(all + at, &end, 10);
        at = (size_t)(end - all);
        if (size[k] == 0 || size[k] > CAMERA)
            return NULL;
    }
    bytes = (size[0] + 7) / 8;
    if (length < ++at + bytes * size[1])
        return NULL;
    /* black or nothing for each bit */
    cairo_surface_t *dots = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
        (int)size[0], (int)size[1]);
    guint32 *to = (void *)cairo_image_surface_get_data(dots);

    for (size_t row = 0; to && row < size[1]; row++)
        for (size_t k = 0; k < size[0]; k++)
            *to++ = all[at + row * bytes + k / 8] >> (7 - k % 8) & 1
                  ? 0xff000000u : 0;
    cairo_surface_mark_dirty(dots);
    return dots;
}
char *Store_text(const char *file, const char **why)
{
    size_t length;
    g_autofree char *all = Store_read(file, LONGEST, &length);
    int code = all ? 0 : errno;
    bool png = all && strncmp(all, "\x89PNG\r\n\x1a\n", 8) == 0;
    bool bits = all && strncmp(all, "P4", 2) == 0;
    char *text = png ? dots_of(unfolded(all, length, CAMERA))
               : bits ? dots_of(bits_of(all, length))
               : g_steal_pointer(&all);

    if (text && !png && !bits && strlen(text) != length)
        g_clear_pointer(&text, g_free);
    if (!text && code == 0)
        code = EILSEQ;
    *why = text ? NULL : png || bits ? no_picture(file)
                                     : unread(file, code);
    errno = code;
    return text;
}
void *Store_picture(const char *file, const char **why)
{
    enum { SHOWN = 1200 };
    size_t length;
    g_autofree char *all = Store_read(file, LONGEST, &length);
    int code = errno;
    cairo_surface_t *paper = !all ? NULL
        : on_white(unfolded(all, length, CAMERA), SHOWN);

    *why = paper ? NULL : all ? no_picture(file) : unread(file, code);
    return paper;
}
void *Store_icon(const char *file)
{
    size_t length;
    g_autofree char *all = Store_read(file, 1 << 20, &length);

    return all ? unfolded(all, length, 1024) : NULL;
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
#define RECENT "saves/recent"
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
static void sweep(const Game *game, const char *in)
{
    g_autofree char *folder = Store_place(in);
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    size_t head = strlen(game->model->name);
    const char *name;

    while (dir && (name = g_dir_read_name(dir)) != NULL)
        if (strncmp(name, game->model->name, head) == 0) {
            /* a rest of ours goes */
            g_autofree char *file = g_build_filename(folder, name, NULL);
            char *rest = (char *)name + head;
            long number = 1;

            if (*rest == '-')
                number = strtol(rest + 1, &rest, 10);
            if (number % WINDOWS == place
                && g_str_has_prefix(rest, ".play-save" WRITING))
                g_remove(file);
        }
}
static const char *claim(const Game *game)
{
    g_autofree char *folder = Store_place("saves");

    if (lock >= 0)
        return NULL;
    /* have a folder to lock in */
    if (g_mkdir_with_parents(folder, 0700) != 0)
        return Store_complain(_("Games are not kept (%s): %s"),
                              g_strerror(errno), Store_shown(folder));
    for (; place < WINDOWS; place++) {
        g_autofree char *file = path_of(game, "lock");

        /* try to lock file, or go on to the next */
        lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (lock < 0)
            return Store_complain(_("Games are not kept (%s): %s"),
                                  g_strerror(errno), Store_shown(file));
        if (flock(lock, LOCK_EX | LOCK_NB) == 0) {
            sweep(game, "saves");
            sweep(game, RECENT);
            return NULL;
        }
        if (errno != EWOULDBLOCK)
            return NULL;
        close(lock);
        lock = -1;
        beside = true;
    }
    return Store_complain(local_n(
        "%d window of this game is open; this one is not kept",
        "%d windows of this game are open; this one is not kept",
        WINDOWS - 1), WINDOWS - 1);
}
bool Store_beside(const Game *game)
{
    return claim(game) == NULL && beside;
}
bool Store_held(const char *file)
{
    int fd = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    bool held = fd >= 0 && flock(fd, LOCK_SH | LOCK_NB) != 0
             && errno == EWOULDBLOCK;

    if (fd >= 0)
        close(fd);
    return held;
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

static const char *set_aside(const char *file, const char *why)
{
    g_autofree char *aside = Store_aside(file);
    g_autofree char *base = g_path_get_basename(
        g_rename(file, aside) == 0 ? aside : file);

    return Store_complain(_("set aside in %s: %s"), Store_shown(base),
                          why);
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
                          Session **s, char **news)
{
    const char *why, *stays = NULL;
    g_autofree char *room = Store_text(file, &why);
    int code = room ? 0 : errno;
    g_autofree char *name = g_path_get_basename(file);
    Line reason = "";

    if (code == ENOENT)
        return false;
    /* load it, or say why it stays */
    if (code && code != EILSEQ)
        stays = Store_reason(code);
    else if (room && of_other_rules(game->model, room))
        stays = _("it is of other rules");
    else if (room) {
        errno = 0;
        *s = Session_load(game, room, reason);
        why = reason;
        stays = errno == ENOMEM ? reason : NULL;
    }
    if (*s)
        return false;
    g_free(*news);
    *news = g_strdup(stays
        ? Store_complain(_("%s is left alone (%s)"), name, stays)
        : set_aside(file, why));
    return stays;
}
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
        return Store_complain(_("This game is not kept (%s): %s"), why,
                              Store_shown(file));
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
         : Store_complain(_("This game is not kept (%s)"),
                          g_strerror(ENOMEM));
}
void Store_forget(const Game *game) { keep_later(game, NULL, 0); }
Session *Store_resume(const Game *game, const char **why)
{
    g_autofree char *file = NULL, *news = NULL;
    Session *s = NULL;

    while ((*why = claim(game)) == NULL
           && is_left_alone(game, file = path_of(game, "play-save"),
                            &s, &news)) {
        g_clear_pointer(&file, g_free);
        close(lock);
        lock = -1;
        place++;
    }
    if (*why == NULL && news)
        *why = Store_complain("%s", news);
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
    g_autofree char *folder = Store_place(RECENT);
    g_autoptr(GArray) all = numbers_of(e->game);
    int last = all->len ? g_array_index(all, int, 0) : 0;
    g_autofree char *file = left_game(e->game,
                        place + WINDOWS * (last / WINDOWS + 1));
    const char *why = g_mkdir_with_parents(folder, 0700) != 0
                    ? g_strerror(errno) : put(file, e->text);

    /* make room on the shelf */
    for (guint k = SHELF - 1; why == NULL && k < all->len; k++)
        if (g_array_index(all, int, k) != e->number)
            drop(e->game, g_array_index(all, int, k));
    return why ? Store_complain(_("This game stays, for it cannot be "
                                  "laid aside (%s). Ask again to give "
                                  "it up."), why) : NULL;
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
        return Store_complain(_("%s is no game of this kind: %s"),
                              Store_shown(name), wrong);
    g_stat(file, &about);
    a.left = about.st_mtime;
    g_array_append_val(e->found, a);
    return NULL;
}
static const char *find_left(Errand *e)
{
    g_autoptr(GArray) all = numbers_of(e->game);
    const char *why = Store_complain(_("no game of this kind has been "
                                       "left"));

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

/* one line of what was written */
char *Store_clean(const char *words, const char *keep)
{
    g_autofree char *valid = g_utf8_make_valid(words, -1);
    GString *line = g_string_new(NULL);

    for (const char *c = valid; *c; c = g_utf8_next_char(c)) {
        gunichar u = g_utf8_get_char(c);
        GUnicodeType type = g_unichar_type(u);
        bool odd = type == G_UNICODE_CONTROL
                || type == G_UNICODE_LINE_SEPARATOR
                || type == G_UNICODE_PARAGRAPH_SEPARATOR
                || (u >= 0x202A && u <= 0x202E)
                || (u >= 0x2066 && u <= 0x2069);

        g_string_append_unichar(line,
            odd && (u > 127 || !strchr(keep, (int)u)) ? ' ' : u);
    }
    return g_string_free(line, FALSE);
}

/* a name seen from a folder */
char *Store_next_to(const char *folder, const char *name)
{
    char *path = g_canonicalize_filename(name, folder);

    if (*name && g_file_test(path, G_FILE_TEST_EXISTS))
        return path;
    g_free(path);
    return NULL;
}

/* a folder near the program */
char *Store_near(const char *way)
{
    g_autofree char *self = g_file_read_link("/proc/self/exe", NULL);
    g_autofree char *folder = g_path_get_dirname(self ? self : ".");

    return g_canonicalize_filename(way, folder);
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
    return set_aside(file, error ? error->message : why);
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
            trouble = Store_complain(_("%s=%s in %s.conf makes no "
                                       "sense; the usual is taken"),
                                     s[k].key, value, name);
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
    return trouble ? Store_complain(_("Settings are not kept (%s): %s"),
                                    trouble, Store_shown(file)) : NULL;
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

/* a table */
typedef struct Lore {
    struct Lore   *before;          /* one that was given up */
    char          *file;
    int            fd;
    size_t         size;
    unsigned char *known;           /* .. where it is read */
    uint32_t      *sums;            /* of the leaves, and of the sums */
    atomic_bool   *read;
    atomic_bool    spoilt;
} Lore;

static _Atomic(Lore *) table;

/* give a table up */
static const char *damaged(const char *file)
{
    return set_aside(file, _("it is damaged; it can be made again"));
}
static const char *lay_table(Errand *e) { return damaged(e->file); }

static gboolean send_aside(gpointer lore)
{
    const char *why = send((Errand){ .does = lay_table,
        .file = g_strdup(((Lore *)lore)->file) });

    if (why)
        g_printerr("%s: %s\n", g_get_prgname(), why);
    return G_SOURCE_REMOVE;
}
static void give_up(Lore *l)
{
    struct stat is;

    l->spoilt = true;
    if (fstat(l->fd, &is) != 0 || is.st_nlink == 0)
        return;
    if (pool)
        g_idle_add(send_aside, l);
    else
        send_aside(l);
}

/* look at the end of a table */
static const char *look(Lore *l, off_t length)
{
    size_t n = Scribe_leaves(l->size),
           bytes = (n + 1) * sizeof *l->sums;
    char end[sizeof TABLE_END] = "";
    ssize_t read = pread(l->fd, end, sizeof end - 1,
                         length - (off_t)sizeof end + 1);

    if (read > 0 && strcmp(end, OLDER_END) == 0)
        return Store_complain(_("%s is of an older edition and is not "
                                "used; it can be made again"), l->file);
    l->sums  = g_malloc0(bytes);
    l->read  = g_new0(atomic_bool, n);
    l->known = calloc(l->size, 1);
    if (length != (off_t)Scribe_length(l->size)
        || strcmp(end, TABLE_END) != 0
        || pread(l->fd, l->sums, bytes, (off_t)l->size)
           != (ssize_t)bytes
        || Scribe_sum(l->sums, n * sizeof *l->sums, n) != l->sums[n])
        return damaged(l->file);
    return l->known ? NULL : _("there is no memory left for this");
}

/* tables */
static bool read_leaf(Lore *l, size_t k)
{
    static GMutex one_at_a_time;
    size_t from = k * LEAF, n = MIN(LEAF, l->size - from);

    g_mutex_lock(&one_at_a_time);
    if (!l->read[k] && !l->spoilt) {
        l->read[k] = pread(l->fd, l->known + from, n, (off_t)from)
                     == (ssize_t)n
            && Scribe_sum(l->known + from, n, k) == l->sums[k];
        if (!l->read[k])
            give_up(l);
    }
    g_mutex_unlock(&one_at_a_time);
    return l->read[k];
}
int lore(size_t at)
{
    Lore *l = table;

    return l && at < l->size && !l->spoilt
        && (l->read[at / LEAF] || read_leaf(l, at / LEAF))
         ? l->known[at] : -1;
}
const char *Store_table(const Game *game)
{
    const char *name = game->view->table, *why = NULL;
    Lore *l = table;
    struct stat is;

    if (!name || (l && !l->spoilt))
        return NULL;
    l = g_new0(Lore, 1);
    l->before = table;
    l->size = game->view->table_size;
    /* open its file */
    l->file = g_build_filename(g_get_user_cache_dir(), "literate-games",
                               name, NULL);
    Scribe_sweep(l->file);
    l->fd = open(l->file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    l->spoilt = l->fd < 0 || fstat(l->fd, &is) != 0
             || !S_ISREG(is.st_mode)
             || (why = look(l, is.st_size)) != NULL;
    if (l->spoilt && l->fd >= 0)
        close(l->fd);
    table = l;
    return why;
}
