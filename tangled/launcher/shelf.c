/* Made from kit/launcher.nw by make tangle: change that, not this. */
/* shelf.c -- reading labels, and the order of the games */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include "shelf.h"
#include "store.h"
#include "text.h"

enum { LONGEST = 1 << 16 };         /* bytes of a file we read */

/* labels and folders */

/* name a box after its folder */
char *Shelf_label(const char *folder)
{
    char *label = g_strdup(folder);

    for (char *c = label; *c; c++) {
        if (*c == '-')
            *c = ' ';
        if (c == label || c[-1] == ' ')
            *c = g_ascii_toupper(*c);
    }
    return label;
}

/* keep a fault */
static void fault(Shelf *s, const char *file, char *what)
{
    g_autofree char *both = g_strconcat(file, ": ", what, NULL);

    g_ptr_array_add(s->faults, Store_clean(both, ""));
    g_free(what);
}

/* read a word of the label */
static char *word(char *said, const char *usual)
{
    if (said && *g_strstrip(said))
        return said;
    g_free(said);
    return g_strdup(usual);
}
static char *in_language(GKeyFile *keys, const char *key,
                         const char *usual, long most)
{
    g_autofree char *words = word(g_key_file_get_locale_string(keys,
                                 "game", key, NULL, NULL), usual);
    g_autofree char *line = words ? Store_clean(_(words),
                                most == G_MAXLONG ? "\n" : "") : NULL;

    return line ? g_utf8_substring(line, 0,
                      MIN(most, g_utf8_strlen(line, -1))) : NULL;
}

/* read a label */
static Found *read_label(Shelf *s, const char *folder, const char *id)
{
    g_autofree char *file = g_build_filename(folder, "info", NULL);
    g_autoptr(GKeyFile) keys = g_key_file_new();
    g_autoptr(GError) error = NULL;
    size_t n;
    g_autofree char *text = Store_read(file, LONGEST, &n);

    if (!text && errno != ENOENT && errno != ENOTDIR)
        fault(s, file, g_strdup(Store_reason(errno)));
    if (text && !g_key_file_load_from_data(keys, text, n,
                                           G_KEY_FILE_NONE, &error))
        fault(s, file, g_strdup(error->message));
    if (!text || error
        || !g_key_file_has_key(keys, "game", "game", NULL))
        return NULL;
    /* find the program, or keep a fault */
    g_autofree char *game = word(g_key_file_get_string(keys, "game",
                                     "game", NULL), "");
    g_autofree char *program = Store_next_to(folder, game);

    if (!program || !g_file_test(program, G_FILE_TEST_IS_EXECUTABLE)
        || g_file_test(program, G_FILE_TEST_IS_DIR)) {
        fault(s, file, g_strdup_printf(_("game=%s names no program that "
            "can be run; the name is seen from the folder of the info "
            "file"), game));
        return NULL;
    }
    /* make the box */
    Found *f = g_new0(Found, 1);
    g_autofree char *label = Shelf_label(id);
    g_autofree char *usual = g_strconcat(id, ".png", NULL);
    g_autofree char *icon = word(g_key_file_get_string(keys, "game",
                                     "game-icon", NULL), usual);
    int house = g_key_file_get_integer(keys, "game", "contract", NULL);

    f->folder  = g_strdup(folder);
    f->id      = Store_clean(id, "");
    f->name    = in_language(keys, "name", label, 60);
    f->set     = in_language(keys, "game-set", N_("Other Games"), 60);
    f->comment = in_language(keys, "comment", "", 2 * LINE);
    f->rules   = in_language(keys, "rules", NULL, G_MAXLONG);
    f->kind    = g_key_file_get_string(keys, "game", "game-set", NULL);
    f->program = g_steal_pointer(&program);
    f->icon    = Store_next_to(folder, icon);
    if (!f->icon && g_key_file_has_key(keys, "game", "game-icon", NULL))
        fault(s, file, g_strdup_printf(
            _("game-icon=%s is not there; the box stays plain"), icon));
    if (house != 0 && house != CONTRACT)
        fault(s, file, g_strdup_printf(
            _("%s was built in another house (%d, not %d), and plays as it "
              "did there"), f->name, house, CONTRACT));
    return f;
}

/* the folders of games */
char **Shelf_path(void)
{
    const char *told = g_getenv("LITERATE_GAMES_PATH");
    g_auto(GStrv) named = g_strsplit(told ? told : "", ":", -1);
    GPtrArray *path = g_ptr_array_new();

    for (int k = 0; named[k]; k++)
        if (*named[k])
            g_ptr_array_add(path, g_canonicalize_filename(named[k],
                                                          NULL));
    if (path->len == 0)
        g_ptr_array_add(path, Store_near("../games"));
    /* add the player's folder and the machine's */
    const char *const *data = g_get_system_data_dirs();

    g_ptr_array_add(path, Store_place("games"));
    g_ptr_array_add(path, Store_near("../share/literate-games/games"));
    for (int k = 0; data[k]; k++)
        g_ptr_array_add(path, g_build_filename(data[k], "literate-games",
                                               "games", NULL));
    g_ptr_array_add(path, NULL);
    return (char **)g_ptr_array_free(path, FALSE);
}

/* free a box and the shelf */
static void free_box(gpointer box)
{
    Found *f = box;
    char *const words[] = { f->folder, f->program, f->id, f->name,
                            f->set, f->kind, f->comment, f->rules,
                            f->icon };

    for (size_t k = 0; k < G_N_ELEMENTS(words); k++)
        g_free(words[k]);
    g_free(f);
}
void Shelf_free(Shelf **s)
{
    g_ptr_array_free((*s)->games, TRUE);
    g_ptr_array_free((*s)->faults, TRUE);
    g_clear_pointer(s, g_free);
}

/* read a folder of games */
static void read_folder(Shelf *s, const char *place, GHashTable *seen)
{
    g_autoptr(GDir) dir = g_dir_open(place, 0, NULL);
    const char *id;

    while (dir && (id = g_dir_read_name(dir)) != NULL) {
        g_autofree char *folder = g_build_filename(place, id, NULL);
        guint torn = s->faults->len;

        if (g_hash_table_contains(seen, id))
            continue;
        Found *f = read_label(s, folder, id);
        if (f)
            g_ptr_array_add(s->games, f);
        if (f || s->faults->len > torn)
            g_hash_table_add(seen, g_strdup(id));
    }
}

/* which of two boxes comes first */
static gint order(gconstpointer a, gconstpointer b)
{
    const Found *f = *(Found *const *)a, *g = *(Found *const *)b;
    int larger = g->beside - f->beside;
    int set  = strcmp(f->set, g->set);
    int name = g_ascii_strcasecmp(f->name, g->name);

    return larger ? larger : set ? set : name ? name
         : strcmp(f->id, g->id);
}
static gint alphabet(gconstpointer a, gconstpointer b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* look along the shelf */
Shelf *Shelf_read(char *const *path)
{
    g_autoptr(GHashTable) seen = g_hash_table_new_full(g_str_hash,
                                     g_str_equal, g_free, NULL);
    Shelf *s = g_new0(Shelf, 1);

    s->games  = g_ptr_array_new_with_free_func(free_box);
    s->faults = g_ptr_array_new_with_free_func(g_free);
    for (int k = 0; path[k]; k++)
        read_folder(s, path[k], seen);
    /* put the boxes in order */
    g_autoptr(GHashTable) many = g_hash_table_new(g_str_hash, g_str_equal);

    for (guint k = 0, len = s->games->len; k < 2 * len; k++) {
        Found *f = s->games->pdata[k < len ? k : k - len];
        int n = GPOINTER_TO_INT(g_hash_table_lookup(many, f->set));

        f->beside = n;
        if (k < len)
            g_hash_table_insert(many, f->set, GINT_TO_POINTER(n + 1));
    }
    g_ptr_array_sort(s->games, order);
    g_ptr_array_sort(s->faults, alphabet);
    return s;
}

/* find a box */
bool Shelf_matches(const Found *f, const char *typed)
{
    const char *const places[] = { f->name, f->id, f->set };
    g_autofree char *wanted = g_utf8_casefold(typed, -1);

    for (size_t k = 0; k < G_N_ELEMENTS(places); k++) {
        g_autofree char *there = g_utf8_casefold(places[k], -1);

        if (strstr(there, wanted))
            return true;
    }
    return false;
}
const Found *Shelf_find(const Shelf *s, const char *typed)
{
    g_autofree char *name = Store_clean(typed, "");

    for (guint k = 0; k < s->games->len; k++) {
        const Found *f = s->games->pdata[k];

        if (Text_same(f->id, name) || g_ascii_strcasecmp(f->name,
            name) == 0) return f;
    }
    return NULL;
}

/* what lies open */
static bool is_saved(GDir *saves, const char *program)
{
    const char *name = strrchr(program, '/') + 1, *file;

    g_dir_rewind(saves);
    while ((file = g_dir_read_name(saves)) != NULL)
        if (g_str_has_prefix(file, name)) {
            file += strlen(name);
            if (*file == '-')
                file += 1 + strspn(file + 1, "0123456789");
            if (Text_same(file, ".play-save"))
                return true;
        }
    return false;
}
static char *mark_of(const Found *f)
{
    g_autofree char *folder = Store_place("played");

    g_mkdir_with_parents(folder, 0700);
    return g_build_filename(folder, f->id, NULL);
}
void Shelf_played(const Found *f)
{
    g_autofree char *mark = mark_of(f);

    g_file_set_contents(mark, "", 0, NULL);
}
bool Shelf_look(Shelf *s)
{
    g_autofree char *folder = Store_place("saves");
    g_autoptr(GDir) saves = g_dir_open(folder, 0, NULL);
    bool news = false;

    for (guint k = 0; k < s->games->len; k++) {
        Found *f = s->games->pdata[k];
        g_autofree char *mark = mark_of(f);
        GStatBuf about = { 0 };
        bool waits = saves && is_saved(saves, f->program);
        gint64 last = g_stat(mark, &about) ? 0
            : about.st_mtim.tv_sec * G_USEC_PER_SEC
              + about.st_mtim.tv_nsec / 1000;

        news |= waits != f->waits || last != f->last;
        f->waits = waits;
        f->last = last;
    }
    return news;
}
static gint fresher(gconstpointer a, gconstpointer b)
{
    const Found *f = *(Found *const *)a, *g = *(Found *const *)b;

    return f->waits != g->waits ? g->waits - f->waits
         : f->last != g->last ? (f->last > g->last ? -1 : 1)
         : strcmp(f->id, g->id);
}
GPtrArray *Shelf_go_on(const Shelf *s)
{
    GPtrArray *row = g_ptr_array_new();

    for (guint k = 0; k < s->games->len; k++) {
        Found *f = s->games->pdata[k];

        if (f->waits || f->last)
            g_ptr_array_add(row, f);
    }
    g_ptr_array_sort(row, fresher);
    g_ptr_array_set_size(row, MIN((int)row->len, GO_ON));
    return row;
}

/* say how a game ended */
char *Shelf_ended(const Found *f, int wait_status)
{
    if (WIFSIGNALED(wait_status))
        return g_strdup_printf(_("%s was stopped by signal %d (%s). "
            "Your game is kept up to the last move."), f->name,
            WTERMSIG(wait_status), g_strsignal(WTERMSIG(wait_status)));
    if (WIFEXITED(wait_status) && WEXITSTATUS(wait_status) != 0)
        return g_strdup_printf(_("%s ended with status %d. What it had "
            "to say stands in the terminal."), f->name,
            WEXITSTATUS(wait_status));
    return NULL;
}
