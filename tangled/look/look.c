/* Made from kit/look.nw by make tangle: change that, not this. */
/* look.c -- what all windows of the house wear */
#include <string.h>
#include "look.h"
#include "paint-cairo.h"
#include "session.h"
#include "text.h"

/* data/house.css and data/cards, packed by the toolkit's tool */
#define THEME "/org/gtk/libgtk/theme/LiterateGames/"
extern GResource *house_get_resource(void);

/* which inks */
typedef struct Dress {
    char *forced;                   /* GTK_THEME at the start */
    bool  over;                     /* the sheet lies over a theme */
    Look  wish;                     /* of the player */
    int   percent;                  /* size of the words */
    GtkCssProvider *inks;
} Dress;
static Dress dress = { .percent = 100 };

static bool means(const char *theme, const char *word)
{
    g_autofree char *plain = g_ascii_strdown(theme, -1);

    return strstr(plain, word) != NULL;
}
static bool dark_ground(const char *theme)
{
    g_autoptr(GtkStyleContext) c = gtk_style_context_new();
    GdkRGBA ground;

    if (means(theme, "adwaita"))
        return false;
    gtk_style_context_add_provider(c, GTK_STYLE_PROVIDER(
        gtk_css_provider_get_named(theme, NULL)), G_MAXUINT);
    return gtk_style_context_lookup_color(c, "theme_bg_color", &ground)
        && ground.green < .5;
}
Theme Look_theme(void)
{
    g_autofree char *theirs = NULL;
    const char *theme;
    gboolean dark;

    if (dress.wish != BY_DESKTOP)
        return (Theme)(dress.wish - BY_DAY);
    g_object_get(gtk_settings_get_default(), "gtk-theme-name", &theirs,
                 "gtk-application-prefer-dark-theme", &dark, NULL);
    theme = dress.forced ? dress.forced : theirs ? theirs : "Adwaita";
    dark = (dark && !dress.forced) || means(theme, "dark")
        || means(theme, "inverse");
    if (means(theme, "contrast"))
        return dark ? INVERSE : CONTRAST;
    return dark || dark_ground(theme) ? DARK : LIGHT;
}
static void write_inks(void)
{
    Theme now = Look_theme();
    g_autoptr(GString) css = g_string_new("");

    for (int ink = 0; ink < OWN; ink++)
        g_string_append_printf(css, "@define-color %s #%06X;",
            Paint_inks[ink].name, Paint_color(NULL, ink, now));
    if (dress.percent != 100)
        g_string_append_printf(css, ".foot .voice { font-size: %d%%; }"
            ".foot .quiet { font-size: %d%%; }",
            128 * dress.percent / 100, dress.percent);
    gtk_css_provider_load_from_data(dress.inks, css->str, -1, NULL);
}
void Look_choose(Look wish)
{
    if (wish != dress.wish) {
        dress.wish = wish;
        write_inks();
    }
}
void Look_words(int percent)
{
    if (percent != dress.percent) {
        dress.percent = percent;
        write_inks();
    }
}

/* providers */
static GtkCssProvider *add_provider(guint rank)
{
    GtkCssProvider *p = gtk_css_provider_new();

    gtk_style_context_add_provider_for_screen(
        gdk_screen_get_default(), GTK_STYLE_PROVIDER(p), rank);
    g_object_unref(p);              /* the screen holds it */
    return p;
}
static void lay_sheet_over(void)
{
    if (dress.over)
        return;
    dress.over = true;
    if (!dress.forced)
        gtk_css_provider_load_from_data(
            add_provider(GTK_STYLE_PROVIDER_PRIORITY_THEME + 1),
            ".house, .house * { all: unset; }", -1, NULL);
    gtk_css_provider_load_from_resource(
        add_provider(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION),
        THEME "gtk.css");
}

/* the desktop changes */
static void desktop_changed(void)
{
    lay_sheet_over();
    write_inks();
}

/* open the display */
bool Look_start(void)
{
    if (dress.inks)
        return true;
    dress.forced = g_strdup(g_getenv("GTK_THEME"));
    g_resources_register(house_get_resource());
    g_setenv("GTK_THEME", "LiterateGames", FALSE);
    if (gtk_init_check(NULL, NULL)) {
        /* put the inks over the theme */
        dress.inks = add_provider(GTK_STYLE_PROVIDER_PRIORITY_USER);
        g_object_connect(gtk_settings_get_default(),
            "signal::notify::gtk-theme-name", desktop_changed, NULL,
            "signal::notify::gtk-application-prefer-dark-theme",
            desktop_changed, NULL, NULL);
        if (dress.forced)
            lay_sheet_over();
        write_inks();
    }
    if (!dress.forced)
        g_unsetenv("GTK_THEME");
    return dress.inks != NULL;
}

/* the toolkit's own theme */
void Look_whole(void)
{
    GtkSettings *s = gtk_settings_get_default();
    Theme now = Look_theme();
    g_autofree char *name = NULL;

    lay_sheet_over();
    g_object_get(s, "gtk-theme-name", &name, NULL);
    if (dress.wish != BY_DESKTOP || (now == DARK && name
            && means(name, "dark") && !dark_ground(name)))
        g_object_set(s, "gtk-theme-name", now == CONTRAST
                     ? "HighContrast" : now == INVERSE
                     ? "HighContrastInverse" : "Adwaita",
                     "gtk-application-prefer-dark-theme", now == DARK,
                     NULL);
    else
        g_object_notify(G_OBJECT(s), "gtk-theme-name");
}

/* strokes */
static gboolean draw_sign(GtkWidget *w, cairo_t *cr)
{
    Paint_cairo p;
    GdkRGBA ink;

    gtk_style_context_get_color(gtk_widget_get_style_context(w),
                                gtk_widget_get_state_flags(w), &ink);
    Paint_cairo_start(&p, cr, NULL, LIGHT);
    Paint_path(&p.paint, gtk_widget_get_name(w));
    gdk_cairo_set_source_rgba(cr, &ink);
    cairo_set_line_width(cr, 1.7);
    cairo_stroke(cr);
    return GDK_EVENT_STOP;
}
static void make_sign(GtkWidget *area)
{
    g_object_set(area, "width-request", 16, "height-request", 16,
        "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
    g_signal_connect(area, "draw", G_CALLBACK(draw_sign), NULL);
}

/* small things */
GtkWidget *Look_dress(GtkWidget *w, const char *class)
{
    gtk_style_context_add_class(gtk_widget_get_style_context(w), class);
    return w;
}
void Look_wear(GtkWidget *w, const char *class, bool on)
{
    if (on)
        Look_dress(w, class);
    else
        gtk_style_context_remove_class(gtk_widget_get_style_context(w),
                                       class);
}
GtkWidget *Look_box(int way, int space, ...)
{
    GtkWidget *box = gtk_box_new((GtkOrientation)way, space), *w;
    va_list all;

    va_start(all, space);
    while ((w = va_arg(all, GtkWidget *)) != NULL)
        gtk_container_add(GTK_CONTAINER(box), w);
    va_end(all);
    return box;
}
GtkWidget *Look_made(const char *name, ...)
{
    g_autoptr(GtkBuilder) maker = gtk_builder_new();
    g_autofree char *list = g_strconcat(THEME, name, ".ui", NULL);
    const char *part;
    GtkWidget *made;
    va_list all;

    gtk_builder_set_translation_domain(maker, "literate-games");
    gtk_builder_add_from_resource(maker, list, NULL);
    made = GTK_WIDGET(gtk_builder_get_object(maker, name));
    gtk_widget_show_all(made);
    /* draw its signs */
    g_autoptr(GSList) things = gtk_builder_get_objects(maker);

    for (GSList *l = things; l; l = l->next)
        if (GTK_IS_DRAWING_AREA(l->data)
            && g_str_has_prefix(gtk_widget_get_name(l->data), "M "))
            make_sign(l->data);
    va_start(all, name);
    while ((part = va_arg(all, const char *)) != NULL)
        *va_arg(all, GtkWidget **) = GTK_WIDGET(
            gtk_builder_get_object(maker, part));
    va_end(all);
    g_object_force_floating(g_object_ref(G_OBJECT(made)));
    return made;
}
GtkWidget *Look_grid(GtkWidget *box)
{
    GtkWidget *grid = g_object_new(GTK_TYPE_GRID, "column-spacing", 12,
                                   "row-spacing", 8, NULL);

    gtk_container_add(GTK_CONTAINER(box), grid);
    return grid;
}
void Look_attach(GtkWidget *grid, GtkWidget *left, GtkWidget *right)
{
    gtk_widget_set_hexpand(right, TRUE);
    gtk_grid_attach_next_to(GTK_GRID(grid), left, NULL, GTK_POS_BOTTOM,
                            1, 1);
    gtk_grid_attach_next_to(GTK_GRID(grid), right, left, GTK_POS_RIGHT,
                            1, 1);
}
GtkWidget *Look_label(GtkWidget *box, const char *class,
                      const char *text)
{
    GtkWidget *l = g_object_new(GTK_TYPE_LABEL, "label", text,
        "xalign", 0., "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
        "max-width-chars", 36, "visible", TRUE, NULL);

    if (box)
        gtk_container_add(GTK_CONTAINER(box), l);
    return Look_dress(l, class);
}
void Look_copy(const char *text)
{
    GtkClipboard *board = gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);

    gtk_clipboard_set_text(board, text, -1);
    gtk_clipboard_store(board);
}

/* the window's own buttons */
static void fill_screen(GtkWindow *w)
{
    (gtk_window_is_maximized(w) ? gtk_window_unmaximize
                                : gtk_window_maximize)(w);
}
static GtkWidget *titlebuttons(GtkWidget *window, const char *words)
{
    static const struct {
        const char *word;
        void (*does)(GtkWindow *w);
    } all[] = {
        { "minimize", gtk_window_iconify },
        { "maximize", fill_screen },
        { "close", gtk_window_close },
    };
    GtkWidget *box = Look_box(ACROSS, 4, NULL), *b;
    g_auto(GStrv) word = g_strsplit(words, ",", -1);

    for (int k = 0; word[k]; k++)
        for (size_t n = 0; n < G_N_ELEMENTS(all); n++)
            if (Text_same(word[k], all[n].word)) {
                b = Look_made(all[n].word, NULL);
                gtk_container_add(GTK_CONTAINER(box), b);
                g_signal_connect_swapped(b, "clicked",
                                     G_CALLBACK(all[n].does), window);
            }
    return box;
}
GtkWidget *Look_header(GtkWidget *window, GtkWidget *bar,
                       const char *title)
{
    g_autofree char *line = NULL;

    g_object_set(bar, "title", title, "has-subtitle", FALSE,
                 "spacing", 4, NULL);
    g_object_get(gtk_settings_get_default(), "gtk-decoration-layout",
                 &line, NULL);
    g_auto(GStrv) sides = g_strsplit(line ? line : "", ":", 2);
    for (int k = 0; sides[k]; k++)
        gtk_container_add_with_properties(GTK_CONTAINER(bar),
            titlebuttons(window, sides[k]), "position", 0,
            "pack-type", k ? GTK_PACK_END : GTK_PACK_START, NULL);
    gtk_widget_show_all(bar);
    if (!gtk_window_get_titlebar(GTK_WINDOW(window)))
        gtk_window_set_titlebar(GTK_WINDOW(window), bar);
    Look_dress(window, "house");
    return bar;
}

/* keys */
GtkWidget *Look_keys(GtkWindow *over)
{
    GtkWidget *w = g_object_get_data(G_OBJECT(over), "keys");
    GtkWidget *all = NULL;

    if (!w) {
        /* make the window of keys */
        w = g_object_new(GTK_TYPE_DIALOG, "transient-for", over,
            "destroy-with-parent", TRUE, "default-width", 340,
            "default-height", 430, NULL);
        gtk_container_add(GTK_CONTAINER(gtk_dialog_get_content_area(
            GTK_DIALOG(w))), Look_made("keys", "all", &all, NULL));
        /* it belongs to its window, and hides */
        Look_header(w, gtk_header_bar_new(), _("Keyboard shortcuts"));
        g_signal_connect(w, "delete-event",
                         G_CALLBACK(gtk_widget_hide_on_delete), NULL);
        g_object_set_data(G_OBJECT(over), "keys", w);
    }
    gtk_window_present(GTK_WINDOW(w));
    return all;
}
GtkWidget *Look_key_group(GtkWidget *keys, const char *title)
{
    Look_label(keys, "heading", title);
    return Look_grid(keys);
}
void Look_key(GtkWidget *group, const char *key, const char *words)
{
    Look_attach(group, g_object_new(GTK_TYPE_SHORTCUT_LABEL,
            "accelerator", key, "valign", GTK_ALIGN_CENTER, NULL),
        g_object_new(GTK_TYPE_LABEL, "label", words, "xalign", 0.,
            "wrap", TRUE, NULL));
    gtk_widget_show_all(group);
}

/* about */
void Look_about(GtkWindow *over, const char *name, const char *words)
{
    GtkWidget *d = g_object_new(GTK_TYPE_ABOUT_DIALOG,
        "program-name", name, "version", VERSION, "comments", words,
        "license-type", GTK_LICENSE_MIT_X11,
        "logo-icon-name", "applications-games",
        "transient-for", over, "destroy-with-parent", TRUE, NULL);

    Look_dress(d, "house");
    g_signal_connect(d, "response", G_CALLBACK(gtk_widget_destroy),
                     NULL);
    gtk_window_present(GTK_WINDOW(d));
}
