/* doors.c -- a module for GTK: from inside a program it tells what a
 * screen reader would be told, and opens what such a reader could open.
 * It costs a hundredth of the same questions on the bus, each of which
 * is a message there and back. tongue-window.py, beside it, loads and
 * asks it.
 *
 * In (EARS, the number of a pipe): "press 5", or "look". Out (MOUTH), when
 * nothing new has been said for two looks: lines of words after "t", names
 * of what can be pressed after "d", the n-th of which is number n; ".". */
#include <gtk/gtk.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PAUSE = 60, MOST = 20 };     /* milliseconds, looks */
static GPtrArray *doors;
static GString *seen;
static int looks, mouth;

static void line(char kind, const char *words)
{
    char **lines = g_strsplit(words ? words : "", "\n", -1);

    for (int k = 0; lines[k]; k++)
        if (lines[k][0] != '\0')
            g_string_append_printf(seen, "%c%s\n", kind, lines[k]);
    g_strfreev(lines);
}

static bool opens(AtkObject *o)
{
    static const AtkRole roles[] = { ATK_ROLE_PUSH_BUTTON,
        ATK_ROLE_RADIO_BUTTON, ATK_ROLE_RADIO_MENU_ITEM,
        ATK_ROLE_MENU_ITEM, ATK_ROLE_CHECK_MENU_ITEM, ATK_ROLE_CHECK_BOX,
        ATK_ROLE_TOGGLE_BUTTON };
    const char *name = atk_object_get_name(o);

    for (size_t k = 0; k < G_N_ELEMENTS(roles); k++)
        if (atk_object_get_role(o) == roles[k])
            return name && *name && ATK_IS_ACTION(o);
    return false;
}

static void see(AtkObject *o)
{
    AtkRole role = atk_object_get_role(o);

    if (role == ATK_ROLE_FILE_CHOOSER)  /* GTK's own */
        return;
    line('t', atk_object_get_name(o));
    line('t', atk_object_get_description(o));
    if ((role == ATK_ROLE_LABEL || role == ATK_ROLE_TEXT
         || role == ATK_ROLE_NOTIFICATION) && ATK_IS_TEXT(o)) {
        char *text = atk_text_get_text(ATK_TEXT(o), 0, -1);

        line('t', text);
        g_free(text);
    }
    if (opens(o)) {
        char *name = g_strdelimit(g_strdup(atk_object_get_name(o)), "\n", ' ');

        line('d', name);
        g_free(name);
        g_ptr_array_add(doors, g_object_ref(o));
    }
    for (int k = 0; k < atk_object_get_n_accessible_children(o); k++) {
        AtkObject *child = atk_object_ref_accessible_child(o, k);

        if (child) {
            see(child);
            g_object_unref(child);
        }
    }
}

static gboolean look(gpointer data)
{
    GString *before = seen;
    bool same;

    (void)data;
    seen = g_string_new(NULL);
    g_ptr_array_set_size(doors, 0);
    see(atk_get_root());
    same = ++looks > 1 && g_string_equal(before, seen);
    g_string_free(before, TRUE);
    if (!same && looks < MOST)
        return G_SOURCE_CONTINUE;
    g_string_append(seen, ".\n");
    for (size_t at = 0; at < seen->len; ) {
        ssize_t n = write(mouth, seen->str + at, seen->len - at);

        if (n < 0)
            exit(1);
        at += (size_t)n;
    }
    return G_SOURCE_REMOVE;
}

static gboolean press(gpointer door)
{
    atk_action_do_action(ATK_ACTION(door), 0);
    g_object_unref(door);
    return G_SOURCE_REMOVE;
}

static gboolean asked(GIOChannel *ears, GIOCondition why, gpointer data)
{
    char *words = NULL;
    guint n;

    (void)data;
    if ((why & G_IO_HUP) || g_io_channel_read_line(ears, &words, NULL, NULL,
            NULL) != G_IO_STATUS_NORMAL)
        exit(0);
    /* by an idle of its own: it may hold a loop of its own */
    if (sscanf(words, "press %u", &n) == 1 && n < doors->len)
        g_idle_add(press, g_object_ref(doors->pdata[n]));
    g_free(words);
    looks = 0;
    g_timeout_add_full(G_PRIORITY_LOW, PAUSE, look, NULL, NULL);
    return G_SOURCE_CONTINUE;
}

G_MODULE_EXPORT void gtk_module_init(gint *argc, gchar ***argv);
void gtk_module_init(gint *argc, gchar ***argv)
{
    const char *ears = g_getenv("EARS"), *out = g_getenv("MOUTH");

    (void)argc, (void)argv;
    if (!ears || !out)
        return;
    mouth = atoi(out);
    doors = g_ptr_array_new_with_free_func(g_object_unref);
    seen = g_string_new(NULL);
    g_io_add_watch(g_io_channel_unix_new(atoi(ears)), G_IO_IN | G_IO_HUP,
                   asked, NULL);
}
