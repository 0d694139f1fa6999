/* Made from kit/help.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>
#include "help.h"
#include "look.h"
#include "paint.h"
#include "store.h"

/* the rows of a letter */
static GPtrArray *rows_of(char **lines)
{
    static char end[] = "";
    GPtrArray *rows = g_ptr_array_new();

    for (int k = 0; lines[k]; k++)
        if (strlen(g_strstrip(lines[k])) < 4
            || !g_str_has_prefix(lines[k], "**")
            || !g_str_has_suffix(lines[k], "**"))
            g_ptr_array_add(rows, lines[k]);
    g_ptr_array_add(rows, end);
    g_ptr_array_add(rows, end);
    return rows;
}

/* does it underline? */
static bool underlines(const char *under, const char *row)
{
    size_t n = strspn(under, *under == '=' ? "=" : "-");

    return n > 0 && !under[n] && (long)n == g_utf8_strlen(row, -1);
}

/* read a letter */
void Help_letter(const char *letter, HelpHear *hear, void *who)
{
    g_auto(GStrv) lines = g_strsplit(letter, "\n", -1);
    g_autoptr(GPtrArray) rows = rows_of(lines);
    g_autoptr(GString) words = g_string_new("");

    for (guint k = 0; k + 1 < rows->len; k++) {
        const char *row = rows->pdata[k];
        bool title = underlines(rows->pdata[k + 1], row);

        /* end the block before, if this begins something new */
        if (words->len && (title || !*row || *row == '*')) {
            hear(who, *words->str == '*' ? BULLET : PARAGRAPH, words->str);
            g_string_truncate(words, 0);
        }
        if (title) {
            hear(who, TITLE, row);
            k++;
        } else if (*row)
            g_string_append_printf(words, "%s%s",
                                   words->len ? " " : "", row);
    }
}

/* which block begins here? */
enum { WITHIN = -1 };

static int kind_of(const char *mark)
{
    /* the marks that make blocks */
    static const struct { const char *name; BlockKind kind; } all[] = {
        { "h1", TITLE }, { "h2", TITLE }, { "h3", TITLE },
        { "li", BULLET }, { "pre", VERBATIM }, { "p", PARAGRAPH },
        { "div", PARAGRAPH }, { "figcaption", PARAGRAPH },
        { "summary", PARAGRAPH }, { "td", PARAGRAPH },
        { "th", PARAGRAPH },
    };
    bool ends = mark[1] == '/';
    size_t n = strcspn(mark += 1 + ends, " >");

    for (size_t k = 0; k < G_N_ELEMENTS(all); k++)
        if (strlen(all[k].name) == n && !strncmp(mark, all[k].name, n))
            return ends ? (int)PARAGRAPH : (int)all[k].kind;
    return WITHIN;
}

/* a letter of a page */
static const char *take(const char *at, BlockKind kind, GString *words)
{
    /* a sign that is written by its name */
    static const char *const signs[] = { "<lt;", ">gt;", "\"quot;",
                                         "&amp;" };

    for (int k = 0; k < 4; k++)
        if (*at == '&' && g_str_has_prefix(at + 1, signs[k] + 1)) {
            g_string_append_c(words, *signs[k]);
            return at + strlen(signs[k]);
        }
    if (kind == VERBATIM || !g_ascii_isspace(*at))
        g_string_append_c(words, *at);
    else if (words->len && words->str[words->len - 1] != ' ')
        g_string_append_c(words, ' ');
    return at + 1;
}

/* read a page */
void Help_page(const char *page, HelpHear *hear, void *who)
{
    const char *main = strstr(page, "<main"), *at = main ? main : page;
    g_autoptr(GString) words = g_string_new("");
    BlockKind kind = PARAGRAPH;

    while (*at && !g_str_has_prefix(at, "</main")) {
        int next = *at == '<' ? kind_of(at) : WITHIN;

        if (next != WITHIN) {
            /* end the block of a page */
            g_strchomp(words->str);
            if (*words->str) {
                if (kind == BULLET)
                    g_string_prepend(words, "* ");
                hear(who, kind, words->str);
            }
            g_string_truncate(words, 0);
            kind = (BlockKind)next;
        }
        if (*at != '<')
            at = take(at, kind, words);
        else if (*(at += strcspn(at, ">")))
            at++;
    }
    /* end the block of a page */
    g_strchomp(words->str);
    if (*words->str) {
        if (kind == BULLET)
            g_string_prepend(words, "* ");
        hear(who, kind, words->str);
    }
    g_string_truncate(words, 0);
}

/* a section of the book */
static char *in_book(const char *name)
{
    static const char *const ways[] = { "../html", "../../html",
        "../share/doc/literate-games/html",
        "../../share/doc/literate-games/html" };
    const char *const *data = g_get_system_data_dirs();
    const char *told = g_getenv("LITERATE_GAMES_BOOK");
    char *file = NULL;

    if (told && *told)
        return Store_next_to(told, name);
    for (int k = 0; !file && (k < 4 || data[k - 4]); k++) {
        g_autofree char *folder = k < 4 ? Store_near(ways[k])
            : g_build_filename(data[k - 4], "doc", "literate-games",
                               "html", NULL);

        file = Store_next_to(folder, name);
    }
    return file;
}
static bool opened(const char *type, const char *file, const char *mark)
{
    g_autoptr(GAppInfo) app =
        g_app_info_get_default_for_type(type, TRUE);
    g_autoptr(GdkAppLaunchContext) context =
        gdk_display_get_app_launch_context(gdk_display_get_default());
    g_autofree char *top = g_filename_to_uri(file, NULL, NULL);
    g_autofree char *uri = g_strconcat(top, mark, NULL);
    GList list = { uri, NULL, NULL };

    return app && g_app_info_launch_uris(app, &list,
        G_APP_LAUNCH_CONTEXT(context), NULL);
}
static bool in_browser(const char *document)
{
    g_autofree char *name = g_strconcat(document, ".html", NULL);
    g_autofree char *page = in_book(name);

    return page && (opened("x-scheme-handler/http", page, "")
                    || opened("text/html", page, ""));
}
static bool on_paper(const char *document, const char *volume)
{
    g_autofree char *pdf = g_strconcat("../", volume, ".pdf", NULL);
    g_autofree char *list = g_strconcat("../", volume, ".pages", NULL);
    g_autofree char *file = in_book(pdf);
    g_autofree char *known = in_book(list);
    size_t n;
    g_autofree char *text = known ? Store_read(known, 1 << 26, &n)
                                  : NULL;
    g_autofree char *pages = g_strconcat("\n", text, NULL);
    g_autofree char *line = g_strdup_printf("\n%s.html ", document);
    const char *at = strstr(pages, line);
    int page = at ? atoi(at + strlen(line)) : 0;
    g_autofree char *mark = g_strdup_printf("#page=%d", page);

    return file && page > 0 && opened("application/pdf", file, mark);
}

/* fetch the letter */
static char *letter_of(const Help *h)
{
    g_autofree char *file = g_build_filename(h->folder ? h->folder : "",
                                             "doc.txt", NULL);
    size_t n;
    g_autofree char *text = h->folder ? Store_read(file, 1 << 20, &n)
                                      : NULL;

    return text || h->text
        ? Store_clean(text ? text : h->text, "\n\t") : NULL;
}

/* a window to read in */
enum { RIM = 18 };                  /* left of the text, in units */

static void write_block(void *text, BlockKind kind, const char *words)
{
    static const char *const tags[] = { "title", NULL, "bullet",
                                        "lines" };
    GtkTextIter end;

    gtk_text_buffer_get_end_iter(text, &end);
    if (gtk_text_buffer_get_char_count(text) > 0)
        gtk_text_buffer_insert(text, &end, "\n", -1);
    gtk_text_buffer_insert_with_tags_by_name(text, &end, words, -1,
                                             tags[kind], NULL);
}
static bool write_text(Help *h, GtkTextBuffer *to)
{
    g_autofree char *name = g_strconcat(h->document, ".html", NULL);
    g_autofree char *page = in_book(name), *letter = letter_of(h);
    size_t n;
    g_autofree char *chapter = page ? Store_read(page, 1 << 22, &n)
                                    : NULL;
    GtkTextIter start;

    /* how blocks look */
    gtk_text_buffer_create_tag(to, "title", "weight", 700, "scale", 1.25,
                               "pixels-above-lines", 6, NULL);
    gtk_text_buffer_create_tag(to, "bullet", "left-margin", RIM + 16,
                               "indent", -16, NULL);
    gtk_text_buffer_create_tag(to, "lines", "family", "monospace", NULL);
    /* the chapter, or the letter */
    if (chapter) {
        g_autofree char *clean = Store_clean(chapter, "\n\t");
        g_autofree char *where = g_strdup_printf(_("There is no browser "
            "here. This is the chapter, without its pictures; with them, "
            "it is the page %s."), page);

        write_block(to, PARAGRAPH, where);
        Help_page(clean, write_block, to);
    } else if (letter)
        Help_letter(letter, write_block, to);
    gtk_text_buffer_get_start_iter(to, &start);
    gtk_text_buffer_place_cursor(to, &start);
    return chapter || letter;
}
static void find_word(Help *h, bool next)
{
    GtkTextBuffer *in = gtk_text_view_get_buffer(
                            GTK_TEXT_VIEW(h->view));
    const char *word = gtk_entry_get_text(GTK_ENTRY(h->wanted));
    GtkTextIter from, to, at, end;
    bool found = false;

    gtk_text_buffer_get_selection_bounds(in, &from, &to);
    from = next ? to : from;
    for (int k = 0; k < 2 && *word && !found; k++) {
        found = gtk_text_iter_forward_search(&from, word,
            GTK_TEXT_SEARCH_CASE_INSENSITIVE, &at, &end, NULL);
        gtk_text_buffer_get_start_iter(in, &from);
    }
    Look_wear(h->wanted, GTK_STYLE_CLASS_ERROR, *word && !found);
    if (!found)
        return;
    gtk_text_buffer_select_range(in, &at, &end);
    gtk_text_view_scroll_to_iter(GTK_TEXT_VIEW(h->view), &at, .1,
                                 FALSE, 0, 0);
}
static void word_typed(Help *h) { find_word(h, false); }
static void word_again(Help *h) { find_word(h, true); }
static void zoom(Help *h, int percent)
{
    char css[60];

    h->zoom = CLAMP(percent, 50, 400);
    g_snprintf(css, sizeof css, "textview { font-size: %d%%; }",
               h->zoom);
    gtk_css_provider_load_from_data(h->size, css, -1, NULL);
}
static gboolean text_key(GtkWidget *w, GdkEventKey *e, Help *h)
{
    GtkSearchBar *bar = GTK_SEARCH_BAR(h->search);
    bool escape = e->keyval == GDK_KEY_Escape;
    bool control = e->state & GDK_CONTROL_MASK;
    guint32 c = control ? gdk_keyval_to_unicode(
                              gdk_keyval_to_lower(e->keyval)) : 0;

    if (c == 'f' || (escape && gtk_search_bar_get_search_mode(bar)))
        gtk_search_bar_set_search_mode(bar, !escape);
    else if (c == 'w' || escape)
        gtk_window_close(GTK_WINDOW(w));
    else if (c == '+' || c == '=')
        zoom(h, h->zoom + 10);
    else if (c == '-')
        zoom(h, h->zoom - 10);
    else if (c == '0')
        zoom(h, 100);
    else
        return GDK_EVENT_PROPAGATE;
    return GDK_EVENT_STOP;
}
enum { NARROW = 500, LOW = 300, WIDTH = 0, HEIGHT, ZOOM, KEPT };
static Setting kept[KEPT] = {
    { "window", "width",  NARROW, 4000, NULL, 640 },
    { "window", "height", LOW,    4000, NULL, 480 },
    { "window", "zoom",   50,     400,  NULL, 100 },
};

static void recall_size(Help *h)
{
    Store_settings("help", kept, KEPT, false);
    gtk_widget_set_size_request(h->window, NARROW, LOW);
    gtk_window_set_default_size(GTK_WINDOW(h->window),
        kept[WIDTH].value, kept[HEIGHT].value);
    zoom(h, kept[ZOOM].value);
}
static gboolean asked_to_close(Help *h)
{
    gtk_window_get_size(GTK_WINDOW(h->window), &kept[WIDTH].value,
                        &kept[HEIGHT].value);
    kept[ZOOM].value = h->zoom;
    Store_settings("help", kept, KEPT, true);
    return GDK_EVENT_PROPAGATE;
}
static bool make_window(Help *h, GtkWindow *over)
{
    g_autoptr(GtkTextBuffer) text = gtk_text_buffer_new(NULL);

    if (!write_text(h, text))
        return false;
    h->window = g_object_new(GTK_TYPE_WINDOW, "title", h->title,
        "transient-for", over, "destroy-with-parent", TRUE, "child",
        Look_made("reader", "search", &h->search,
                  "wanted", &h->wanted, "view", &h->view, NULL), NULL);
    Look_dress(h->window, "house");
    gtk_text_view_set_buffer(GTK_TEXT_VIEW(h->view), text);
    atk_object_set_name(gtk_widget_get_accessible(h->view), h->title);
    /* connect the text window */
    h->size = gtk_css_provider_new();
    gtk_style_context_add_provider(gtk_widget_get_style_context(h->view),
        GTK_STYLE_PROVIDER(h->size), GTK_STYLE_PROVIDER_PRIORITY_USER);
    g_object_unref(h->size);
    gtk_search_bar_connect_entry(GTK_SEARCH_BAR(h->search),
                                 GTK_ENTRY(h->wanted));
    g_object_connect(h->wanted,
        "swapped_signal::search-changed", word_typed, h,
        "swapped_signal::activate", word_again, h,
        "swapped_signal::next-match", word_again, h, NULL);
    g_object_connect(h->window,
        "signal::key-press-event", text_key, h,
        "swapped_signal::delete-event", asked_to_close, h,
        "signal::destroy", gtk_widget_destroyed, &h->window, NULL);
    recall_size(h);
    gtk_widget_show_all(h->window);
    gtk_widget_grab_focus(h->view);
    return true;
}

/* run an action */
static bool opens(const char *document)
{
    return in_browser(document) || on_paper(document, "puzzles")
           || on_paper(document, "opponents")
           || on_paper(document, "house");
}
const char *Help_how(void)
{
    g_autofree char *lock = in_book("../weaving");

    if (lock && Store_held(lock))
        return _("The pages of the book are being made just now. "
                 "In a minute F1 opens the chapter on this game.");
    return _("The book has a chapter on this game. \"make html\", "
             "typed in the folder of the games, writes it, and F1 "
             "opens it.");
}
bool Help_run(Help *h, GtkWindow *over)
{
    if (opens(h->document))
        return true;
    if (!h->window && !make_window(h, over))
        return false;
    gtk_window_present(GTK_WINDOW(h->window));
    return true;
}
void Help_close(Help *h)
{
    if (h->window)
        gtk_widget_destroy(h->window);
}
