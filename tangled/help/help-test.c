/* Made from kit/help.nw by make tangle: change that, not this. */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include "help.c"
#include "test.h"

/* a browser that writes */
static char *scratch;               /* a folder, and what lies in it */

static char *in_scratch(const char *name)
{
    return g_build_filename(scratch, name, NULL);
}

static void put_file(const char *name, const char *text)
{
    g_autofree char *file = in_scratch(name);
    g_autofree char *folder = g_path_get_dirname(file);

    g_mkdir_with_parents(folder, 0700);
    CHECK(g_file_set_contents(file, text, -1, NULL));
}

static void put_program(const char *place, const char *name,
                        const char *list)
{
    g_autofree char *script = g_strdup_printf("#!/bin/sh\n"
        "echo \"$1\" > %s/new && mv %s/new %s/%s-heard\n",
        scratch, scratch, scratch, name);
    g_autofree char *entry = g_strdup_printf("[Desktop Entry]\n"
        "Type=Application\nName=%s\nExec=%s/%s %%u\n",
        name, scratch, name);
    g_autofree char *desktop = g_strdup_printf(
        "%s/applications/%s.desktop", place, name);
    g_autofree char *types = g_build_filename(place, "applications",
                                              "mimeapps.list", NULL);
    g_autofree char *file = in_scratch(name);

    put_file(name, script);
    put_file(desktop, entry);
    put_file(types, list);
    CHECK(g_chmod(file, 0700) == 0);
}
static char *myself;

static char *run_with(const char *programs, const char *document)
{
    const char *words[] = { myself, "--run", document, NULL };
    g_auto(GStrv) with = g_get_environ();
    g_autofree char *data = in_scratch(programs);
    char *printed = NULL;

    with = g_environ_setenv(with, "XDG_DATA_HOME", data, TRUE);
    with = g_environ_setenv(with, "XDG_DATA_DIRS", data, TRUE);
    CHECK(g_spawn_sync(NULL, (char **)words, with,
                       G_SPAWN_DEFAULT, NULL, NULL, &printed, NULL,
                       NULL, NULL));
    return printed;
}

static bool heard(const char *name, const char *end)
{
    g_autofree char *file = g_strdup_printf("%s/%s-heard", scratch,
                                            name);
    g_autofree char *text = NULL;

    for (int k = 0; k < 200 && !g_file_test(file, G_FILE_TEST_EXISTS);
         k++)
        g_usleep(25000);
    if (!g_file_get_contents(file, &text, NULL, NULL))
        return false;
    g_remove(file);
    if (!g_str_has_suffix(text, end))
        printf("# heard %s", text);
    return g_str_has_suffix(text, end);
}
static char *text_in(const Help *h)
{
    AtkText *text = ATK_TEXT(gtk_widget_get_accessible(h->view));

    return atk_text_get_text(text, 0, -1);
}
static int run_once(const char *document)
{
    Help h = { .document = document, .title = "Rules", .folder = "",
               .text = "Rules\n=====\nShut the cat in.\n" };

    if (!gtk_init_check(NULL, NULL))
        return 1;
    Help_run(&h, NULL);
    g_autofree char *text = h.window ? text_in(&h) : NULL;
    printf("window: %s\n", text ? text : "none");
    Help_close(&h);
    return h.window != NULL;
}

/* help tests */
CLAIM(a_browser_opens_the_chapter)
{
    g_autofree char *got = run_with("browser-only", "chatnoir");

    CHECK(Text_same(got, "window: none\n"));
    CHECK(heard("browser", "html/chatnoir.html\n"));
}
CLAIM(without_a_browser_the_printed_page_opens)
{
    g_autofree char *got = run_with("viewer-only", "chatnoir");

    CHECK(Text_same(got, "window: none\n"));
    CHECK(heard("viewer", "puzzles.pdf#page=41\n"));
}
CLAIM(a_chapter_of_the_house_opens_in_its_own_volume)
{
    g_autofree char *got = run_with("viewer-only", "launcher");

    CHECK(Text_same(got, "window: none\n"));
    CHECK(heard("viewer", "house.pdf#page=12\n"));
}

CLAIM(without_either_a_window_shows_the_chapter_and_says_where_it_lies)
{
    g_autofree char *got = run_with("nothing", "chatnoir");
    g_autofree char *page = in_scratch("html/chatnoir.html");

    CHECK(g_str_has_prefix(got, "window: There is no browser here."));
    CHECK(strstr(got, page) && g_str_has_suffix(got, "\nHow far?\n"));
}
CLAIM(without_a_page_a_window_shows_the_text)
{
    g_autofree char *got = run_with("browser-only", "mygame");

    CHECK(Text_same(got, "window: Rules\nShut the cat in.\n"));
}
CLAIM(pages_that_are_being_made_are_not_asked_for)
{
    g_autofree char *file = in_scratch("weaving");

    CHECK(strstr(Help_how(), "make html"));
    put_file("weaving", "");
    CHECK(strstr(Help_how(), "make html"));
    int lock = open(file, O_RDWR);
    CHECK(lock >= 0 && flock(lock, LOCK_EX) == 0);
    CHECK(strstr(Help_how(), "being made"));
    close(lock);
    CHECK(strstr(Help_how(), "make html"));
}
CLAIM(whoever_left_no_text_is_told_that_nothing_is_there)
{
    Help h = { .document = "mygame", .title = "Mine" };

    CHECK(!Help_run(&h, NULL) && !h.window);
}
static void wait_a_while(void)
{
    gint64 until = g_get_monotonic_time() + 100000;

    while (g_get_monotonic_time() < until) {
        while (gtk_events_pending())
            gtk_main_iteration();
        g_usleep(1000);
    }
}

static Help letter_in(const char *folder)
{
    return (Help){ .document = "mygame", .folder = folder,
                   .text = "Still\x1b here.", .title = "Mine" };
}

static guint windows(void)
{
    g_autoptr(GList) all = gtk_window_list_toplevels();
    guint n = 0;

    wait_a_while();
    for (GList *l = all; l; l = l->next)
        n += gtk_widget_get_visible(l->data) ? 1 : 0;
    return n;
}

static void strike(Help *h, guint key, guint with)
{
    GdkEvent *e = gdk_event_new(GDK_KEY_PRESS);

    e->key.window = g_object_ref(gtk_widget_get_window(h->window));
    e->key.keyval = key;
    e->key.state = with;
    gdk_event_set_device(e, gdk_seat_get_keyboard(
        gdk_display_get_default_seat(gdk_display_get_default())));
    gtk_main_do_event(e);
    gdk_event_free(e);
    wait_a_while();
}
CLAIM(an_action_has_one_window)
{
    Help one = letter_in(scratch), two = letter_in(scratch);

    for (int k = 0; k < 3; k++)
        Help_run(&one, NULL);
    CHECK(windows() == 1);
    GtkWidget *first = g_object_ref(one.window);
    strike(&one, GDK_KEY_Escape, 0);
    CHECK(windows() == 0 && one.window == NULL);
    Help_run(&one, NULL);
    CHECK(windows() == 1 && one.window != first);
    g_object_unref(first);
    Help_run(&two, NULL);
    CHECK(windows() == 2);
    strike(&two, GDK_KEY_w, GDK_CONTROL_MASK);
    CHECK(windows() == 1 && two.window == NULL);
    Help_close(&one);
    Help_close(&two);
    CHECK(windows() == 0);
}
CLAIM(a_foreign_game_shows_its_letter)
{
    Help h = letter_in(scratch);

    Help_run(&h, NULL);
    CHECK(h.window != NULL);
    g_autofree char *text = text_in(&h);
    CHECK(Text_same(text, "Rules\na b\nJump."));
    Help_close(&h);
    h.folder = "/no/such/folder";
    Help_run(&h, NULL);
    g_autofree char *words = text_in(&h);
    CHECK(Text_same(words, "Still  here."));
    Help_close(&h);
}
CLAIM(a_pipe_is_no_letter_and_20000_no_width)
{
    g_autofree char *odd = in_scratch("odd"),
                    *pipe = in_scratch("odd/doc.txt");
    Help h = letter_in(odd);
    int wide, high;

    put_file("odd/info", "");
    put_file("no/literate-games/help.conf",
             "[window]\nwidth=20000\nheight=-480\nzoom=20000\n");
    CHECK(mkfifo(pipe, 0600) == 0);
    Help_run(&h, NULL);
    g_autofree char *text = text_in(&h);
    wait_a_while();
    gtk_window_get_size(GTK_WINDOW(h.window), &wide, &high);
    CHECK(Text_same(text, "Still  here.") && h.zoom == 100
          && wide == 640 && high == 480);
    Help_close(&h);
}
CLAIM(words_are_found_and_letters_grow)
{
    Help h = letter_in(scratch);
    GtkTextIter from, to;

    Help_run(&h, NULL);
    strike(&h, GDK_KEY_f, GDK_CONTROL_MASK);
    gtk_entry_set_text(GTK_ENTRY(h.wanted), "JUMP");
    find_word(&h, false);
    GtkTextBuffer *in = gtk_text_view_get_buffer(
                            GTK_TEXT_VIEW(h.view));
    CHECK(gtk_text_buffer_get_selection_bounds(in, &from, &to));
    g_autofree char *word = gtk_text_iter_get_text(&from, &to);
    CHECK(Text_same(word, "Jump"));
    strike(&h, GDK_KEY_Escape, 0);
    CHECK(h.window != NULL);
    strike(&h, GDK_KEY_plus, GDK_CONTROL_MASK);
    strike(&h, GDK_KEY_equal, GDK_CONTROL_MASK);
    CHECK(h.zoom == 120);
    strike(&h, GDK_KEY_0, GDK_CONTROL_MASK);
    strike(&h, GDK_KEY_minus, GDK_CONTROL_MASK);
    CHECK(h.zoom == 90);
    gtk_window_resize(GTK_WINDOW(h.window), 700, 400);
    wait_a_while();
    strike(&h, GDK_KEY_w, GDK_CONTROL_MASK);
    /* the size comes back */
    int wide, high;

    CHECK(h.window == NULL);
    Help_run(&h, NULL);
    wait_a_while();
    gtk_window_get_size(GTK_WINDOW(h.window), &wide, &high);
    CHECK(wide == 700 && high == 400 && h.zoom == 90);
    gtk_window_resize(GTK_WINDOW(h.window), 100, 100);
    wait_a_while();
    gtk_window_get_size(GTK_WINDOW(h.window), &wide, &high);
    CHECK(wide >= 500 && high >= 300);
    Help_close(&h);
}

/* prepare the scratch folder */
static void prepare(void)
{
    scratch = g_dir_make_tmp("help-test-XXXXXX", NULL);
    g_autofree char *book = in_scratch("html"),
                    *none = in_scratch("no");

    g_setenv("LITERATE_GAMES_BOOK", book, TRUE);
    g_setenv("XDG_DATA_HOME", none, TRUE);
    g_setenv("XDG_CONFIG_HOME", none, TRUE);
    g_setenv("XDG_CONFIG_DIRS", none, TRUE);
    put_file("html/chatnoir.html", "<h2 id=\"bfs\">How far?</h2>\n");
    put_file("puzzles.pdf", "%PDF\n");
    put_file("puzzles.pages",
             "chatnoir.html 41\nchatnoir.html#bfs 49\n");
    put_file("house.pdf", "%PDF\n");
    put_file("house.pages", "launcher.html 12\n");
    put_file("doc.txt", "Rules\n-----\na\nb\n** x **\n\nJump.\n");
    put_program("browser-only", "browser",
                "[Default Applications]\ntext/html=browser.desktop\n");
    put_program("viewer-only", "viewer", "[Default Applications]\n"
                "application/pdf=viewer.desktop\n");
}
int main(int argc, char **argv)
{
    if (argc == 3 && Text_same(argv[1], "--run"))
        return run_once(argv[2]);
    myself = argv[0];
    prepare();
    CHECK(gtk_init_check(NULL, NULL));
    int status = test_all();
    /* leave no scratch folder */
    const char *words[] = { "rm", "-r", scratch, NULL };

    g_spawn_sync(NULL, (char **)words, NULL, G_SPAWN_SEARCH_PATH, NULL,
                 NULL, NULL, NULL, NULL, NULL);
    return status;
}
