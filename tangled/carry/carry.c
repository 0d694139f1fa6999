/* Made from kit/carry.nw by make tangle: change that, not this. */
/* carry.c -- all that is kept of you, in one file, and back */
#include <errno.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <stdbool.h>
#include <string.h>
#include <utime.h>
#include "carry.h"
#include "records.h"
#include "store.h"

/* things */
typedef struct Thing {
    char       *name;
    gint64      when;               /* UTC, seconds */
    size_t      n;
    const char *bytes;
} Thing;
static const char *const folders[][2] = {
    { "conf/", ".conf" }, { "saves/", ".play-save" },
    { "saves/recent/", ".play-save" }, { "played/", "" }, { "", ".png" }
};
static bool is_ours(const char *name)
{
    const char *last = strrchr(name, '/') ? strrchr(name, '/') + 1
                                          : name;
    bool found = false;

    for (const char *at = last; *at; at++)
        if ((unsigned char)*at < ' ')
            return false;
    for (size_t k = 0; k < G_N_ELEMENTS(folders); k++)
        found |= strlen(folders[k][0]) == (size_t)(last - name)
              && g_str_has_prefix(name, folders[k][0])
              && g_str_has_suffix(name, folders[k][1]);
    return found && *last && *last != '.';
}
static char *where(const char *name)
{
    return g_str_has_prefix(name, "conf/")
         ? g_build_filename(g_get_user_config_dir(), "literate-games",
                            name + strlen("conf/"), NULL)
         : Store_place(name);
}

/* pack */
static const char head[] = "literate-games 1\n";
enum { MOST_BYTES = 1 << 28, SUM = 64 };
static void pack(GString *all, const char *name, gint64 when,
                 const char *bytes, size_t n)
{
    g_string_append_printf(all, "%" G_GINT64_FORMAT " %"
                           G_GSIZE_FORMAT " %s\n", when, n, name);
    g_string_append_len(all, bytes, (gssize)n);
    g_string_append_c(all, '\n');
}
static const char *unread(const char *file)
{
    return Store_complain(_("%s cannot be read (%s)"),
                          Store_shown(file), Store_reason(errno));
}
static const char *pack_folder(GString *all, const char *folder)
{
    g_autofree char *path = where(folder);
    g_autoptr(GDir) dir = g_dir_open(path, 0, NULL);
    const char *last, *why = NULL;

    while (dir && !why && (last = g_dir_read_name(dir)) != NULL) {
        g_autofree char *name = g_strconcat(folder, last, NULL);
        g_autofree char *file = where(name), *bytes = NULL;
        /* pack this file, if it is one of ours */
        GStatBuf about = { 0 };
        size_t n;

        if (!is_ours(name) || !g_file_test(file, G_FILE_TEST_IS_REGULAR))
            continue;
        g_stat(file, &about);
        if ((bytes = Store_read(file, MOST_BYTES, &n)) != NULL)
            pack(all, name, about.st_mtime, bytes, n);
        else
            why = unread(file);
    }
    return why;
}
static char *sum_of(const char *all, size_t n)
{
    return g_compute_checksum_for_data(G_CHECKSUM_SHA256,
                                       (const guchar *)all, n);
}
const char *Carry_out(const char *file, GString *told)
{
    g_autoptr(GString) all = g_string_new(head);
    size_t n;
    const char *why;
    g_autofree char *records = Records_bytes(&n, &why), *sum = NULL;

    for (size_t k = 0; !why && k < G_N_ELEMENTS(folders); k++)
        why = pack_folder(all, folders[k][0]);
    if (why)
        return why;
    if (records)
        pack(all, "records", 0, records, n);
    sum = sum_of(all->str, all->len);
    g_string_append_printf(all, "%s\n", sum);
    why = Store_put(file, all->str, all->len);
    if (!why)
        g_string_append_printf(told, _("All that is kept is in %s.\n"),
                               Store_shown(file));
    return Store_unwritten(file, why);
}

/* unpack */
static bool is_whole(const char *all, size_t size)
{
    g_autofree char *sum = NULL;

    if (size < strlen(head) + SUM + 1
        || strncmp(all, head, strlen(head)) || all[size - 1] != '\n')
        return false;
    sum = sum_of(all, size - SUM - 1);
    return strncmp(all + size - SUM - 1, sum, SUM) == 0;
}
static char *take_thing(char *at, char *end, Thing *t)
{
    char *line = memchr(at, '\n', (size_t)(end - at));
    g_autofree char *it = g_strndup(at, (size_t)(line ? line - at : 0));
    g_auto(GStrv) word = g_strsplit(it, " ", 3);
    uint64_t when, n;

    if (g_strv_length(word) != 3
        || !Text_number(word[0], &when) || when > YEAR_9999
        || !Text_number(word[1], &n) || n > MOST_BYTES
        || n + 1 > (size_t)(end - line) - 1 || line[n + 1] != '\n'
        || !(is_ours(word[2]) || Text_same(word[2], "records")))
        return NULL;
    *t = (Thing){ g_strdup(word[2]), (gint64)when, n, line + 1 };
    return line + n + 2;
}
static void empty(void *thing) { g_free(((Thing *)thing)->name); }
static GArray *unpack(char *all, size_t size)
{
    GArray *things = g_array_new(FALSE, FALSE, sizeof(Thing));
    char *end = all + size - SUM - 1, *at = all + strlen(head);
    bool good = is_whole(all, size);

    g_array_set_clear_func(things, empty);
    while (good && at < end) {
        Thing t;

        at = take_thing(at, end, &t);
        if ((good = at != NULL))
            g_array_append_val(things, t);
    }
    if (!good)
        g_clear_pointer(&things, g_array_unref);
    return things;
}

/* bring */
static bool is_held(const char *file)
{
    g_autofree char *stem = g_strndup(file, strlen(file)
                                      - strlen(".play-save"));
    g_autofree char *name = g_strconcat(stem, ".lock", NULL);

    return Store_held(name);
}
static const char *write_thing(const char *file, const char *bytes,
                               size_t n, gint64 when)
{
    g_autofree char *folder = g_path_get_dirname(file);
    const char *why = g_mkdir_with_parents(folder, 0700) != 0
                    ? Store_reason(errno) : Store_put(file, bytes, n);

    if (!why)
        g_utime(file, &(struct utimbuf){ when, when });
    return Store_unwritten(file, why);
}
static bool is_same(const char *file, const char *bytes, size_t n)
{
    size_t has;
    g_autofree char *here = Store_read(file, MOST_BYTES, &has);

    return here && has == n && memcmp(here, bytes, n) == 0;
}
static const char *lay_aside(const char *name, const char *bytes,
                             size_t n, gint64 when)
{
    g_autofree char *last = g_path_get_basename(name);
    size_t stem = strlen(last) - strlen(".play-save"), digits = 0;
    guint64 most = 0;
    g_autofree char *folder = Store_place("saves/recent");
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);

    while (digits < stem && g_ascii_isdigit(last[stem - digits - 1]))
        digits++;
    if (digits > 0 && digits < stem && last[stem - digits - 1] == '-')
        stem -= digits + 1;
    last[stem] = '\0';
    /* go through its games that were left */
    for (const char *f; dir && (f = g_dir_read_name(dir)) != NULL; ) {
        g_autofree char *file = g_build_filename(folder, f, NULL);
        guint64 number = 0;

        if (strncmp(f, last, stem) != 0 || f[stem] != '-')
            continue;
        number = g_ascii_strtoull(f + stem + 1, NULL, 10);
        most = number <= 999999899 ? MAX(most, number) : most;
        if (is_same(file, bytes, n))
            return NULL;
    }
    g_autofree char *next = g_strdup_printf("%s/%s-%d.play-save",
        folder, last, (int)(most / 100 + 1) * 100 + 1);
    return write_thing(next, bytes, n, when);
}
static const char *bring(const Thing *t, GString *told)
{
    g_autofree char *file = where(t->name), *here = NULL;
    bool game = g_str_has_prefix(t->name, "saves/");
    bool left = g_str_has_prefix(t->name, "saves/recent/"), newer;
    GStatBuf about = { 0 };
    const char *why = NULL;
    size_t n;

    if (is_same(file, t->bytes, t->n))
        return NULL;
    if (!(here = Store_read(file, MOST_BYTES, &n)))
        return write_thing(file, t->bytes, t->n, t->when);
    g_stat(file, &about);
    newer = about.st_mtime > t->when || left || (game && is_held(file));
    /* tell which of the two stays */
    if (newer && !left)
        g_string_append_printf(told, game
            ? _("%s stays, for it is newer here; the other one is among "
                "the games you left.\n")
            : _("%s stays, for it is newer here.\n"), t->name);
    if (game)
        why = newer ? lay_aside(t->name, t->bytes, t->n, t->when)
            : lay_aside(t->name, here, n, about.st_mtime);
    return why || newer ? why
         : write_thing(file, t->bytes, t->n, t->when);
}
const char *Carry_in(const char *file, GString *told)
{
    size_t size;
    g_autofree char *all = Store_read(file, MOST_BYTES, &size);
    g_autoptr(GArray) things = all ? unpack(all, size) : NULL;
    const Thing *records = NULL;
    const char *why = NULL;
    int games = 0;

    if (!all)
        return unread(file);
    for (guint k = 0; things && k < things->len; k++)
        if (Text_same(g_array_index(things, Thing, k).name, "records"))
            records = &g_array_index(things, Thing, k);
    if (!things || (records && Records_take(records->bytes, records->n,
                                            false, &games)))
        return Store_complain(_("%s is no box of ours, or spoilt; "
                                "nothing has been changed"),
                              Store_shown(file));
    /* unpack the things, then the records */
    for (guint k = 0; !why && k < things->len; k++)
        if (&g_array_index(things, Thing, k) != records)
            why = bring(&g_array_index(things, Thing, k), told);
    if (!why && records)
        why = Records_take(records->bytes, records->n, true, &games);
    if (!why)
        g_string_append_printf(told, local_n(
            "It is unpacked, with %d finished game.\n",
            "It is unpacked, with %d finished games.\n", games), games);
    return why;
}
