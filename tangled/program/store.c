/* Made from kit/program.nw by make tangle: change that, not this. */
/* store.c -- what is kept, and where */
#define _POSIX_C_SOURCE 200809L
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
#include "program.h"

/* one sentence */
G_GNUC_PRINTF(1, 2)
static const char *complain(const char *format, ...)
{
    static char sentence[1024];
    char fresh[sizeof sentence];
    va_list rest;

    va_start(rest, format);
    vsnprintf(fresh, sizeof fresh, format, rest);
    va_end(rest);
    return memcpy(sentence, fresh, sizeof fresh);
}

/* reading and writing */
const char *Store_write(const char *file, const char *text)
{
    g_autoptr(GError) error = NULL;

    if (!g_file_set_contents_full(file, text, -1,
                                  G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                  &error))
        return complain(_("%s; another place may do"), error->message);
    return NULL;
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
        while ((n = read(fd, text + *length,
                         (size_t)is.st_size - *length)) > 0)
            *length += (size_t)n;
    }
    if (n < 0)
        g_clear_pointer(&text, g_free);
    why = errno;
    close(fd);
    errno = why;
    return text;
}
char *Store_text(const char *file, const char **why)
{
    enum { LONGEST = 1 << 26 };
    size_t length;
    g_autofree char *all = Store_read(file, LONGEST, &length);
    int code = all ? 0 : errno;

    if (all && strlen(all) != length)
        code = EILSEQ;
    *why = code == 0 ? NULL
         : code == EILSEQ ? complain(_("%s is no text of a game"), file)
         : code == ENOENT
         ? complain(_("%s is not there; is the name right?"), file)
         : complain(_("%s cannot be read (%s)"), file,
                    g_strerror(code));
    errno = code;
    return code ? NULL : g_steal_pointer(&all);
}

/* the place of this window */
enum { WINDOWS = 100 };
static int lock = -1, place = 1;    /* held until the program ends */

static char *path_of(const Game *game, const char *ending)
{
    g_autofree char *number = g_strdup_printf("-%d", place);
    g_autofree char *name = g_strdup_printf("%s%s.%s",
        game->model->name, place > 1 ? number : "", ending);

    return g_build_filename(g_get_user_data_dir(), "literate-games",
                            "saves", name, NULL);
}
static const char *claim(const Game *game)
{
    g_autofree char *folder = g_build_filename(g_get_user_data_dir(),
                                  "literate-games", "saves", NULL);

    if (lock >= 0)
        return NULL;
    /* have a folder to lock in */
    if (g_mkdir_with_parents(folder, 0700) != 0)
        return complain(_("%s cannot be a folder (%s); games are not "
                          "kept"), folder, g_strerror(errno));
    for (; place < WINDOWS; place++) {
        g_autofree char *file = path_of(game, "lock");

        /* try to lock file, or go on to the next */
        lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (lock < 0)
            return complain(_("%s cannot be written (%s); games are not kept"),
                            file, g_strerror(errno));
        if (flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
            return NULL;
        close(lock);
        lock = -1;
    }
    return complain(local_n(
        "%d window of this game is open; this one is not kept",
        "%d windows of this game are open; this one is not kept",
        WINDOWS - 1), WINDOWS - 1);
}

/* a file that steps aside */
static const char *set_aside(const char *file)
{
    static char name[256];
    g_autofree char *aside = NULL, *base = NULL;

    for (int k = 1; aside == NULL; k++) {
        aside = g_strdup_printf("%s.damaged-%d", file, k);
        if (g_file_test(aside, G_FILE_TEST_EXISTS))
            g_clear_pointer(&aside, g_free);
    }
    base = g_path_get_basename(g_rename(file, aside) == 0 ? aside
                                                          : file);
    g_strlcpy(name, base, sizeof name);
    return name;
}

/* of other rules */
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
            g_strerror(code));
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
        say(complaint, _("set aside in %s: %s"),
            set_aside(file), reason);
    else if (*s == NULL)
        say(complaint, _("%s is left alone: %s"), name, reason);
    return *s == NULL && errno == ENOMEM;
}

/* the game in progress */
static const char *put_beside(const char *file, const char *text)
{
    g_autofree char *beside = g_strconcat(file, ".new", NULL);
    FILE *new = fopen(beside, "w");
    bool good = new && fputs(text, new) >= 0;

    if (new != NULL)
        good = fclose(new) == 0 && good;
    if (!good || g_rename(beside, file) != 0)
        return complain(_("%s cannot be written (%s); the game is "
                          "not kept"), file, g_strerror(errno));
    return NULL;
}
void Store_settle(const Game *game)
{
    g_autofree char *file = path_of(game, "play-save");
    g_autofree char *folder = g_path_get_dirname(file);
    const char *both[] = { file, folder };

    for (int k = 0; k < 2 && lock >= 0; k++) {
        int it = open(both[k], O_RDONLY | O_CLOEXEC);

        if (it >= 0) {
            fsync(it);
            close(it);
        }
    }
}
static void form(const void *session, Text *out)
{
    Session_save(session, out);
}
char *Store_form(const Session *s)
{
    return Text_whole(form, s);
}
const char *Store_save(const Session *s)
{
    const char *why = claim(Session_game(s));
    g_autofree char *file = NULL, *room = NULL;

    if (why != NULL)
        return why;
    room = Store_form(s);
    file = path_of(Session_game(s), "play-save");
    return put_beside(file, room);
}
void Store_forget(const Game *game)
{
    if (claim(game) == NULL) {
        g_autofree char *file = path_of(game, "play-save");

        g_remove(file);
    }
}
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

/* the shelf and its places */
static char *shelf(void)
{
    return g_build_filename(g_get_user_data_dir(), "literate-games",
                            "saves", "recent", NULL);
}

static char *left_game(const Game *game, int number)
{
    g_autofree char *folder = shelf();

    return g_strdup_printf("%s/%s-%d.play-save", folder,
                           game->model->name, number);
}

/* games that were left */
enum { SHELF = 5, GREATEST = 999999999 };

static int falling(gconstpointer a, gconstpointer b)
{
    return *(const int *)b - *(const int *)a;
}
static GArray *numbers_of(const Game *game)
{
    GArray *all = g_array_new(FALSE, FALSE, sizeof(int));
    g_autofree char *folder = shelf();
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
static int lock_shelf(void)
{
    g_autofree char *folder = shelf();
    g_autofree char *file = g_build_filename(folder, "lock", NULL);
    int it;

    if (g_mkdir_with_parents(folder, 0700) != 0)
        return -1;
    it = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (it >= 0)
        flock(it, LOCK_EX);
    return it;
}
static int next_number(const GArray *all)
{
    guint k = 0;

    while (k < all->len
           && g_array_index(all, int, k) == GREATEST - (int)k)
        k++;
    return k < all->len ? g_array_index(all, int, k) + 1 : 1;
}
const char *Store_shelve(const Session *s, int spare)
{
    const Game *game = Session_game(s);
    int shelf_lock = lock_shelf();
    g_autoptr(GArray) all = numbers_of(game);
    g_autofree char *room = Store_form(s);
    g_autofree char *file = left_game(game, next_number(all));
    const char *why = put_beside(file, room);

    /* make room on the shelf */
    for (guint k = SHELF - 1; why == NULL && k < all->len; k++)
        if (g_array_index(all, int, k) != spare)
            Store_drop(game, g_array_index(all, int, k));

    if (shelf_lock >= 0)
        close(shelf_lock);
    return why;
}
void Store_drop(const Game *game, int number)
{
    g_autofree char *file = left_game(game, number);

    g_remove(file);
}
Session *Store_recall(const Game *game, int *number, Line complaint)
{
    g_autoptr(GArray) all = numbers_of(game);
    g_autofree char *file = NULL, *room = NULL;
    const char *why;

    /* the number of the last one, if none was said */
    if (*number == 0 && all->len > 0)
        *number = g_array_index(all, int, 0);
    say(complaint, _("no game of this kind has been left"));
    if (*number == 0)
        return NULL;
    file = left_game(game, *number);
    room = Store_text(file, &why);
    if (room == NULL) {
        say(complaint, "%s", why);
        return NULL;
    }
    return Session_load(game, room, complaint);
}
void Store_recent(const Game *game, StoreHear *hear, void *who)
{
    g_autoptr(GArray) all = numbers_of(game);

    for (guint k = 0; k < all->len; k++) {
        int number = g_array_index(all, int, k);
        g_autofree char *file = left_game(game, number);
        GStatBuf about = { 0 };
        Line why;
        Session *s = Store_recall(game, &number, why);

        if (s != NULL && g_stat(file, &about) == 0)
            hear(who, number, about.st_mtime, s);
        Session_free(&s);
    }
}

/* a file of settings */
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
typedef struct Conf {
    char     *folder, *file;
    GKeyFile *keys;
    const char *trouble;            /* or NULL */
} Conf;
static Conf open_conf(const char *name)
{
    Conf c = { .keys = g_key_file_new() };

    c.folder = g_build_filename(g_get_user_config_dir(),
                                "literate-games", NULL);
    c.file = g_strdup_printf("%s/%s.conf", c.folder, name);
    c.trouble = read_keys(c.keys, c.file);
    return c;
}
static const char *close_conf(Conf *c, bool save)
{
    g_autofree char *text = NULL;

    if (save && c->trouble && g_file_test(c->file, G_FILE_TEST_EXISTS))
        save = false;
    else if (save && g_mkdir_with_parents(c->folder, 0700) != 0)
        c->trouble = complain(_("%s cannot be a folder (%s); settings "
            "are not kept"), c->folder, g_strerror(errno));
    else if (save) {
        text = g_key_file_to_data(c->keys, NULL, NULL);
        c->trouble = Store_write(c->file, text);
    }
    g_key_file_free(c->keys);
    g_free(c->file);
    g_free(c->folder);
    return c->trouble;
}

/* settings */
static bool take_setting(Setting *s, const char *value)
{
    uint64_t number;

    for (int k = s->least; s->words && k <= s->most; k++)
        if (strcmp(value, s->words[k - s->least]) == 0) {
            s->value = k;
            return true;
        }
    if (s->words || !Text_number(value, &number)
        || number < (uint64_t)s->least || number > (uint64_t)s->most)
        return false;
    s->value = (int)number;
    return true;
}
static void give_setting(GKeyFile *keys, const Setting *s)
{
    if (s->words)
        g_key_file_set_string(keys, s->group, s->key,
                              s->words[s->value - s->least]);
    else
        g_key_file_set_integer(keys, s->group, s->key, s->value);
}
const char *Store_settings(const char *name, Setting *s, int n,
                           bool save)
{
    Conf c = open_conf(name);

    for (int k = 0; k < n; k++) {
        /* take or give a setting */
        g_autofree char *value = save ? NULL
            : g_key_file_get_string(c.keys, s[k].group, s[k].key, NULL);

        if (save)
            give_setting(c.keys, &s[k]);
        else if (value && !take_setting(&s[k], value))
            c.trouble = complain(_("%s=%s in %s.conf makes no sense; "
                "the usual is taken"), s[k].key, value, name);
    }
    return close_conf(&c, save);
}

/* options kept */
static const char *take_options(GKeyFile *keys, const Model *model,
                                int option[OPTIONS])
{
    g_autoptr(GString) text = g_string_new("");
    Line why;

    for (const Option *o = model->options; o && o->key; o++) {
        /* one option, if it is kept */
        g_autofree char *value =
            g_key_file_get_string(keys, "options", o->key, NULL);

        if (value != NULL)
            g_string_append_printf(text, "%s%s=%s",
                text->len > 0 ? " " : "", o->key, value);
    }
    if (text->len > 0 && !Options_read(model, text->str, option, why))
        return complain(_("%s (kept options; the usual ones are "
                          "taken)"), why);
    return NULL;
}
const char *Store_options(const Game *game, int option[OPTIONS],
                          bool save)
{
    const Option *o = game->model->options;
    Conf c = open_conf(game->model->name);

    for (int k = 0; save && o && o[k].key; k++)
        give_setting(c.keys, &(Setting){ "options", o[k].key,
            o[k].least, o[k].most, o[k].words, option[k] });
    if (!save && !c.trouble)
        c.trouble = take_options(c.keys, game->model, option);
    return close_conf(&c, save);
}
bool Store_first(const Game *game)
{
    Conf c = open_conf(game->model->name);
    bool seen = c.trouble != NULL
        || g_key_file_get_boolean(c.keys, "window", "seen", NULL);

    g_key_file_set_boolean(c.keys, "window", "seen", TRUE);
    return !close_conf(&c, !seen) && !seen;
}

