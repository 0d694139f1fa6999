/* Made from games.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include "help.h"
#include "help-text.h"
#include "look.h"
#include "shelf.h"
#include "text.h"

/* what an action keeps */
struct Help {
    char *document, *section;       /* of the book; or NULL */
    char *folder;                   /* of doc.txt; or NULL */
    char *title, *text;             /* of the window; text or NULL */
    bool  verbatim;
    Line  said;                     /* what is not as it was asked */
    /* what its window consists of */
    GtkWidget *window;                  /* NULL: none is open */
    GtkWidget *view, *search, *wanted;
    GtkTextTag *title_tag;
    GtkCssProvider *size;
    int        zoom;                    /* percent */
};
static void close_window(Help *h);

/* a section of the book */

/* find a file of the book */
static char *there(const char *folder, const char *name)
{
    char *file = g_canonicalize_filename(name, folder);

    if (g_file_test(file, G_FILE_TEST_IS_REGULAR))
        return file;
    g_free(file);
    return NULL;
}
static char *in_book(const char *name)
{
    static const char *const ways[] = { "../html", "../../html",
        "../share/doc/literate-games/html",
        "../../share/doc/literate-games/html" };
    const char *told = g_getenv("LITERATE_GAMES_BOOK");
    char *file = NULL;

    if (told && *told)
        return there(told, name);
    for (size_t k = 0; !file && k < G_N_ELEMENTS(ways); k++) {
        g_autofree char *folder = Shelf_near(ways[k]);

        file = there(folder, name);
    }
    /* look where a machine keeps its documents */
    const char *const *data = g_get_system_data_dirs();

    for (int k = 0; !file && data[k]; k++) {
        g_autofree char *folder = g_build_filename(data[k],
            "doc", "literate-games", "html", NULL);

        file = there(folder, name);
    }
    return file;
}

/* make an anchor of a label */
static char *anchor(const char *label)
{
    char *id = g_ascii_strdown(g_str_has_prefix(label, "ch:") ? ""
        : g_str_has_prefix(label, "sec:") ? label + 4 : label, -1);

    return g_strcanon(id, "abcdefghijklmnopqrstuvwxyz0123456789", '-');
}

/* say that a section is missing */
static void missing_section(Help *h)
{
    say(h->said, _("The chapter %s has no section %s; this is its "
                   "beginning."), h->document, h->section);
}

/* write the address */
static char *address(Help *h, const char *page)
{
    g_autofree char *id = anchor(h->section);
    g_autofree char *mark = g_strdup_printf(" id=\"%s\"", id);
    g_autofree char *text = NULL;
    char *uri = g_filename_to_uri(page, NULL, NULL);

    if (*id && g_file_get_contents(page, &text, NULL, NULL)
        && strstr(text, mark)) {
        char *whole = g_strconcat(uri, "#", id, NULL);

        g_free(uri);
        return whole;
    }
    if (*id)
        missing_section(h);
    return uri;
}

/* open an address */
static bool opened(const char *type, char *uri)
{
    g_autoptr(GAppInfo) app =
        g_app_info_get_default_for_type(type, TRUE);
    GdkDisplay *display = gdk_display_get_default();
    g_autoptr(GdkAppLaunchContext) context =
        gdk_display_get_app_launch_context(display);
    GList list = { uri, NULL, NULL };

    return app && g_app_info_launch_uris(app, &list,
        G_APP_LAUNCH_CONTEXT(context), NULL);
}

/* show the chapter in the browser */
static bool in_browser(Help *h)
{
    g_autofree char *name = g_strconcat(h->document, ".html", NULL);
    g_autofree char *page = in_book(name);
    g_autofree char *uri = page ? address(h, page) : NULL;

    return uri && (opened("x-scheme-handler/http", uri)
                   || opened("text/html", uri));
}

/* find the printed page */
static int printed_page(const char *pages, const char *document,
                        const char *id)
{
    g_autofree char *line = g_strdup_printf("\n%s.html%s%s ", document,
                                            *id ? "#" : "", id);
    const char *at = strstr(pages, line);

    return at ? (int)g_ascii_strtoll(at + strlen(line), NULL, 10) : 0;
}

/* show the chapter on paper */
static bool on_paper(Help *h)
{
    g_autofree char *file = in_book("../book.pdf");
    g_autofree char *list = in_book("../book.pages");
    g_autofree char *id = anchor(h->section), *text = NULL;

    if (!file || !list || !g_file_get_contents(list, &text, NULL, NULL))
        return false;
    g_autofree char *pages = g_strconcat("\n", text, NULL);
    int section = printed_page(pages, h->document, id);
    int page = section ? section : printed_page(pages, h->document, "");
    g_autofree char *uri = g_filename_to_uri(file, NULL, NULL);
    g_autofree char *whole = g_strdup_printf("%s#page=%d", uri, page);

    if (page > 0 && !section)
        missing_section(h);
    return page > 0 && opened("application/pdf", whole);
}

/* make an action */
Help *Help_book(const char *document, const char *section)
{
    Help *h = g_new0(Help, 1);

    h->document = g_strdup(document);
    h->section = g_strdup(section);
    h->title = g_strdup(document);
    return h;
}

Help *Help_text(const char *folder, const char *title, bool verbatim)
{
    Help *h = g_new0(Help, 1);

    h->folder = g_strdup(folder);
    h->title = g_strdup(title);
    h->verbatim = verbatim;
    return h;
}
void Help_instead(Help *h, const char *title, const char *text)
{
    g_free(h->title);
    g_free(h->text);
    h->title = g_strdup(title);
    h->text = g_strdup(text);
}
void Help_beside(Help *h, const char *folder)
{
    g_free(h->folder);
    h->folder = g_strdup(folder);
}
void Help_free(Help **h)
{
    if (*h == NULL)
        return;
    if ((*h)->window)
        gtk_widget_destroy((*h)->window);
    g_free((*h)->document);
    g_free((*h)->section);
    g_free((*h)->folder);
    g_free((*h)->title);
    g_free((*h)->text);
    g_free(*h);
    *h = NULL;
}

/* fetch the letter */
static char *letter_of(const Help *h)
{
    g_autofree char *file = g_build_filename(h->folder ? h->folder : "",
                                             "doc.txt", NULL);
    g_autofree char *text = NULL;
    gsize n;

    if (h->folder && g_file_get_contents(file, &text, &n, NULL))
        return g_utf8_make_valid(text, (gssize)n);
    if (h->text)
        return g_strdup(h->text);
    if (!h->document)
        return g_strdup_printf(_("There is no doc.txt in %s."),
                               h->folder);
    return g_strdup_printf(_("The chapter %s is not here. In the "
        "folder of the book, make html writes it."), h->document);
}

/* print the letter */
static void print_words(const char *words, const char *margin)
{
    g_auto(GStrv) word = g_strsplit(words, " ", -1);
    glong column = 0;

    for (int k = 0; word[k]; k++) {
        glong n = g_utf8_strlen(word[k], -1);

        if (k > 0 && column + 1 + n > 72) {
            printf("\n%s", margin);
            column = (glong)strlen(margin);
        } else if (k > 0) {
            putchar(' ');
            column++;
        }
        printf("%s", word[k]);
        column += n;
    }
    printf("\n\n");
}
static void print_letter(const Help *h)
{
    g_autofree char *letter = letter_of(h);
    g_autofree char *room = g_malloc(strlen(letter) + 1);
    const char *rest = letter;
    Block b;

    if (h->verbatim)
        printf("%s", letter);
    while (!h->verbatim && (rest = Help_block(rest, &b, room)))
        print_words(b.words, b.kind == BULLET ? "  " : "");
    fflush(stdout);
}

/* a window with a letter */

/* write the letter into the window */
static void write_blocks(const char *letter, GtkTextBuffer *to)
{
    static const char *const tags[] = { "title", "paragraph",
                                        "bullet" };
    g_autofree char *room = g_malloc(strlen(letter) + 1);
    GtkTextIter end;
    Block b;

    while ((letter = Help_block(letter, &b, room)) != NULL) {
        gtk_text_buffer_get_end_iter(to, &end);
        if (gtk_text_buffer_get_char_count(to) > 0)
            gtk_text_buffer_insert(to, &end, "\n", -1);
        gtk_text_buffer_insert_with_tags_by_name(to, &end, b.words, -1,
                                                 tags[b.kind], NULL);
    }
}
enum { RIM = 18, NARROW = 500, LOW = 300 };

static void write_letter(Help *h)
{
    GtkTextBuffer *to = gtk_text_view_get_buffer(
                            GTK_TEXT_VIEW(h->view));
    g_autofree char *letter = letter_of(h);
    GtkTextIter start;

    h->title_tag = gtk_text_buffer_create_tag(to, "title",
        "weight", 700, "scale", 1.25, "pixels-above-lines", 6, NULL);
    gtk_text_buffer_create_tag(to, "paragraph", NULL);
    gtk_text_buffer_create_tag(to, "bullet", "left-margin", RIM + 16,
                               "indent", -16, NULL);
    if (h->verbatim)
        gtk_text_buffer_set_text(to, letter, -1);
    else
        write_blocks(letter, to);
    gtk_text_buffer_get_start_iter(to, &start);
    gtk_text_buffer_place_cursor(to, &start);
}

/* make the view */
static GtkWidget *make_view(Help *h)
{
    GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
    GtkTextView *view;

    h->view = gtk_text_view_new();
    view = GTK_TEXT_VIEW(h->view);
    gtk_text_view_set_editable(view, FALSE);
    gtk_text_view_set_cursor_visible(view, FALSE);
    gtk_text_view_set_monospace(view, h->verbatim);
    gtk_text_view_set_wrap_mode(view, h->verbatim ? GTK_WRAP_NONE
                                                  : GTK_WRAP_WORD_CHAR);
    g_object_set(view, "left-margin", RIM, "right-margin", RIM,
        "top-margin", RIM, "bottom-margin", RIM,
        "pixels-below-lines", h->verbatim ? 0 : 8, NULL);
    atk_object_set_name(gtk_widget_get_accessible(h->view), h->title);
    gtk_container_add(GTK_CONTAINER(scrolled), h->view);
    return scrolled;
}

/* color the titles */
static void color_titles(GtkWidget *view, Help *h)
{
    char ink[8];

    (void)view;
    g_snprintf(ink, sizeof ink, "#%06X",
               Paint_color(NULL, FOCUS, Look_theme()));
    if (h->title_tag)
        g_object_set(h->title_tag, "foreground", ink, NULL);
}

/* find a word */
static void find_word(Help *h, bool next)
{
    GtkTextBuffer *in = gtk_text_view_get_buffer(
                            GTK_TEXT_VIEW(h->view));
    const char *word = gtk_entry_get_text(GTK_ENTRY(h->wanted));
    GtkStyleContext *style = gtk_widget_get_style_context(h->wanted);
    GtkTextIter from, to, at, end;
    bool found = true;

    gtk_text_buffer_get_selection_bounds(in, &from, &to);
    if (!gtk_text_iter_forward_search(next ? &to : &from, word,
            GTK_TEXT_SEARCH_CASE_INSENSITIVE, &at, &end, NULL)) {
        gtk_text_buffer_get_start_iter(in, &from);
        found = *word && gtk_text_iter_forward_search(&from, word,
            GTK_TEXT_SEARCH_CASE_INSENSITIVE, &at, &end, NULL);
    }
    /* show what was found */
    if (found) {
        gtk_text_buffer_select_range(in, &at, &end);
        gtk_text_view_scroll_to_iter(GTK_TEXT_VIEW(h->view), &at, .1,
                                     FALSE, 0, 0);
    }
    if (found || !*word)
        gtk_style_context_remove_class(style, GTK_STYLE_CLASS_ERROR);
    else
        gtk_style_context_add_class(style, GTK_STYLE_CLASS_ERROR);
}

/* make the field for a word */
static void word_typed(GtkWidget *entry, Help *h)
{
    (void)entry;
    find_word(h, false);
}

static void word_again(GtkWidget *entry, Help *h)
{
    (void)entry;
    find_word(h, true);
}
static GtkWidget *make_search(Help *h)
{
    h->search = gtk_search_bar_new();
    h->wanted = gtk_search_entry_new();
    gtk_container_add(GTK_CONTAINER(h->search), h->wanted);
    gtk_search_bar_connect_entry(GTK_SEARCH_BAR(h->search),
                                 GTK_ENTRY(h->wanted));
    g_signal_connect(h->wanted, "search-changed",
                     G_CALLBACK(word_typed), h);
    g_signal_connect(h->wanted, "activate", G_CALLBACK(word_again), h);
    g_signal_connect(h->wanted, "next-match",
                     G_CALLBACK(word_again), h);
    return h->search;
}

/* zoom */
static void zoom(Help *h, int percent)
{
    char css[60];

    h->zoom = CLAMP(percent, 50, 400);
    g_snprintf(css, sizeof css, "textview { font-size: %d%%; }",
               h->zoom);
    gtk_css_provider_load_from_data(h->size, css, -1, NULL);
}

/* keys of the text window */
static bool with_control(Help *h, guint key)
{
    if (key == GDK_KEY_f)
        gtk_search_bar_set_search_mode(GTK_SEARCH_BAR(h->search), TRUE);
    else if (key == GDK_KEY_w)
        close_window(h);
    else if (strchr("+=", (int)gdk_keyval_to_unicode(key)))
        zoom(h, h->zoom + 10);
    else if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
        zoom(h, h->zoom - 10);
    else if (key == GDK_KEY_0 || key == GDK_KEY_KP_0)
        zoom(h, 100);
    else
        return false;
    return true;
}
static gboolean text_key(GtkWidget *w, GdkEventKey *e, Help *h)
{
    GtkSearchBar *bar = GTK_SEARCH_BAR(h->search);

    (void)w;
    if (e->state & GDK_CONTROL_MASK)
        return gdk_keyval_to_unicode(e->keyval) != 0
            && with_control(h, gdk_keyval_to_lower(e->keyval));
    if (e->keyval != GDK_KEY_Escape)
        return GDK_EVENT_PROPAGATE;
    if (gtk_search_bar_get_search_mode(bar))
        gtk_search_bar_set_search_mode(bar, FALSE);
    else
        close_window(h);
    return GDK_EVENT_STOP;
}

/* remember the size */
static char *size_file(void)
{
    return g_build_filename(g_get_user_config_dir(), "literate-games",
                            "help.conf", NULL);
}

static void close_window(Help *h)
{
    g_autofree char *file = size_file();
    g_autofree char *folder = g_path_get_dirname(file);
    g_autoptr(GKeyFile) keys = g_key_file_new();
    int wide, high;

    gtk_window_get_size(GTK_WINDOW(h->window), &wide, &high);
    g_key_file_set_integer(keys, "window", "width", wide);
    g_key_file_set_integer(keys, "window", "height", high);
    g_key_file_set_integer(keys, "window", "zoom", h->zoom);
    if (g_mkdir_with_parents(folder, 0700) == 0)
        g_key_file_save_to_file(keys, file, NULL);
    gtk_widget_destroy(h->window);
}
static void recall_size(Help *h)
{
    g_autofree char *file = size_file();
    g_autoptr(GKeyFile) keys = g_key_file_new();

    g_key_file_load_from_file(keys, file, G_KEY_FILE_NONE, NULL);
    int wide = g_key_file_get_integer(keys, "window", "width", NULL);
    int high = g_key_file_get_integer(keys, "window", "height", NULL);
    int percent = g_key_file_get_integer(keys, "window", "zoom", NULL);

    gtk_widget_set_size_request(h->window, NARROW, LOW);
    gtk_window_set_default_size(GTK_WINDOW(h->window),
                                CLAMP(wide ? wide : 640, NARROW, 4000),
                                CLAMP(high ? high : 480, LOW, 4000));
    zoom(h, percent ? percent : 100);
}

/* make the text window */
static gboolean asked_to_close(Help *h)
{
    close_window(h);
    return GDK_EVENT_STOP;
}

static void window_gone(Help *h)
{
    h->window = NULL;
    h->title_tag = NULL;
    g_clear_object(&h->size);
}
static void make_window(Help *h)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);

    h->window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    h->size = gtk_css_provider_new();
    Look_dress(h->window, "house");
    gtk_window_set_title(GTK_WINDOW(h->window), h->title);
    gtk_container_add(GTK_CONTAINER(h->window), box);
    gtk_box_pack_start(GTK_BOX(box), make_search(h), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), make_view(h), TRUE, TRUE, 0);
    /* connect the text window */
    gtk_style_context_add_provider(gtk_widget_get_style_context(h->view),
        GTK_STYLE_PROVIDER(h->size), GTK_STYLE_PROVIDER_PRIORITY_USER);
    g_signal_connect(h->view, "style-updated", G_CALLBACK(color_titles), h);
    g_signal_connect(h->window, "key-press-event", G_CALLBACK(text_key), h);
    g_signal_connect_swapped(h->window, "delete-event",
                             G_CALLBACK(asked_to_close), h);
    g_signal_connect_swapped(h->window, "destroy", G_CALLBACK(window_gone),
                             h);
    write_letter(h);
    recall_size(h);
    color_titles(h->view, h);
}

/* show the window */
static void show_window(Help *h, GtkWindow *over)
{
    if (!h->window) {
        make_window(h);
        if (over)
            gtk_window_set_transient_for(GTK_WINDOW(h->window), over);
        gtk_window_set_destroy_with_parent(GTK_WINDOW(h->window), TRUE);
        gtk_widget_show_all(h->window);
        gtk_widget_grab_focus(h->view);
    }
    gtk_window_present(GTK_WINDOW(h->window));
}

/* run an action */
const char *Help_run(Help *h, GtkWindow *over)
{
    h->said[0] = '\0';
    if (!Look_start())
        print_letter(h);
    else if (!h->document || (!in_browser(h) && !on_paper(h)))
        show_window(h, over);
    return h->said[0] ? h->said : NULL;
}
