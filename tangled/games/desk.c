/* Made from games.nw by make tangle: change that, not this. */
/* desk.c -- the shelf in a window */
#define _POSIX_C_SOURCE 200809L
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "desk.h"
#include "help.h"
#include "look.h"
#include "paint-cairo.h"
#include "program.h"
#include "text.h"
#include "wish.h"

enum { MOST = 200, NOTES = 12 };    /* boxes shown, and torn labels */

/* what a desk knows */
typedef struct Box {                /* a button on the shelf */
    struct Desk *desk;
    const Found *game;              /* NULL: no game, and hidden */
    bool         again;             /* stands in the first row */
    GtkWidget   *board;             /* lies on it, with its group */
    GtkWidget   *button, *picture, *name;   /* NULL: never shown yet */
} Box;

typedef struct Desk {
    Shelf     *shelf;               /* borrowed */
    GPtrArray *boxes;               /* of Box, as they stand */
    Box       *chosen;              /* what the panel tells, or NULL */
    GtkWidget *window, *search;
    GtkWidget *shelves;             /* headings and boxes, and below */
    GtkWidget *notes, *nothing;     /* what else there is to say */
    GtkWidget *news, *ribbon;       /* a message, and what holds it */
    GtkWidget *title, *comment, *chapter, *play;
    Help       help;                /* the chapter shown last */
    Theme      theme;               /* of the pictures */
    /* what a desk remembers of your hand */
    bool       only_choose;         /* this click chooses, no more */
    bool       away;                /* another window was in use */
    const Found *wished;            /* whose start was last asked for, */
    gint64     since;               /* and when, in microseconds */
} Desk;

/* a group of boxes */
static GtkWidget *add_group(Desk *d, const char *words)
{
    GtkWidget *board = g_object_new(GTK_TYPE_FLOW_BOX,
        "homogeneous", TRUE, "selection-mode", GTK_SELECTION_NONE,
        "column-spacing", 3, "min-children-per-line", 2,
        "max-children-per-line", 8, NULL);

    gtk_container_add(GTK_CONTAINER(d->shelves), Look_box(DOWN, 0,
        Look_label(NULL, "heading", words), board, NULL));
    gtk_widget_show_all(gtk_widget_get_parent(board));
    return board;
}

/* which boxes are shown */
static bool shown(const Box *b)
{
    return b->button
        && gtk_widget_get_visible(gtk_widget_get_parent(b->button));
}

static bool leftward(const Desk *d)
{
    return gtk_widget_get_direction(d->shelves) == GTK_TEXT_DIR_RTL;
}

/* boxes, choice and search */

/* the picture on a box */
enum { SIDE = 64, LIP = 5 };        /* of a picture; above it */

static char *picture_file(const Found *f, Theme theme, int scale)
{
    static const char *const themes[THEMES] = { "", "-dark",
        "-contrast", "-contrast" };
    const char *const sizes[] = { scale > 1 ? "" : "@half", "" };
    const char *dot = f->icon ? strrchr(f->icon, '.') : NULL;

    for (int k = 0; dot && k < 2; k++) {
        char *file = g_strdup_printf("%.*s%s%s%s",
            (int)(dot - f->icon), f->icon, themes[theme],
            sizes[k], dot);

        if (g_file_test(file, G_FILE_TEST_EXISTS))
            return file;
        g_free(file);
    }
    return g_strdup(f->icon);
}
static cairo_surface_t *read_picture(const char *file)
{
    size_t n = 0;
    g_autofree char *dots = file ? Store_read(file, 1 << 20, &n)
                                 : NULL;
    guint32 size[2] = { G_MAXUINT32, G_MAXUINT32 };

    if (dots && n >= 24)
        memcpy(size, dots + 16, sizeof size);
    if (MAX(GUINT32_FROM_BE(size[0]), GUINT32_FROM_BE(size[1])) > 1024)
        return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 0, 0);
    return cairo_image_surface_create_from_png(file);
}
static void paint_picture(Paint *p, const char *file, const Found *f)
{
    cairo_surface_t *s = read_picture(file);
    int wide = cairo_image_surface_get_width(s);

    p->save(p);
    if (wide > 0 && cairo_image_surface_get_stride(s) == 4 * wide)
        p->image(p, (void *)cairo_image_surface_get_data(s), wide,
                 cairo_image_surface_get_height(s), 0, 0, SIDE, SIDE);
    else {
        p->scale(p, SIDE / 48., SIDE / 48.);
        Paint_icon(p, f->kind, NULL, f->name);
    }
    p->restore(p);
    cairo_surface_destroy(s);
}
static void bookmark(Paint *p)
{
    static const char tails[] =
        "M45.6 -4L56 -4L56 17L50.8 12.4L45.6 17Z";

    Paint_path(p, tails);
    p->fill(p, LAMP);
    Paint_path(p, tails);
    p->stroke(p, LAMPEDGE, 1.3);
}
static cairo_surface_t *picture(const Desk *d, const Found *f)
{
    int scale = gtk_widget_get_scale_factor(d->window);
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                             SIDE * scale, (SIDE + LIP) * scale);
    cairo_t *cr = cairo_create(s);
    g_autofree char *file = picture_file(f, d->theme, scale);
    Paint_cairo painter;
    Paint *p = &painter.paint;

    cairo_surface_set_device_scale(s, scale, scale);
    Paint_cairo_start(&painter, cr, NULL, d->theme);
    p->shift(p, 0, LIP);
    paint_picture(p, file, f);
    if (f->waits)
        bookmark(p);
    cairo_destroy(cr);
    return s;
}
static void fill(const Desk *d, Box *b)
{
    const Found *f = b->game;

    if (!f || !b->button)
        return;
    cairo_surface_t *s = picture(d, f);
    AtkObject *ear = gtk_widget_get_accessible(b->button);
    g_autofree char *words = g_strjoin(" ", f->comment,
        f->waits ? _("A game waits.") : NULL, NULL);

    gtk_image_set_from_surface(GTK_IMAGE(b->picture), s);
    cairo_surface_destroy(s);
    gtk_label_set_text(GTK_LABEL(b->name), f->name);
    atk_object_set_name(ear, f->name);
    atk_object_set_description(ear, words);
}

/* choose a box */
static void choose(Desk *d, Box *b)
{
    if (d->chosen)
        gtk_style_context_remove_class(
            gtk_widget_get_style_context(d->chosen->button), "chosen");
    d->chosen = b;
    gtk_widget_set_sensitive(d->play, b != NULL);
    gtk_widget_set_sensitive(d->chapter, b != NULL);
    gtk_label_set_text(GTK_LABEL(d->title), b ? b->game->name : "");
    gtk_label_set_text(GTK_LABEL(d->comment),
                       b ? b->game->comment : "");
    if (b)
        Look_dress(b->button, "chosen");
}
static const Found *chosen_game(const Desk *d)
{
    return d->chosen ? d->chosen->game : NULL;
}

static Box *box_of(const Desk *d, const Found *game, bool again)
{
    for (guint k = 0; game && k < d->boxes->len; k++) {
        Box *b = d->boxes->pdata[k];

        if (b->game == game && b->again == again)
            return b;
    }
    return NULL;
}
static void start(void *desk);

/* presses of a box */
static gboolean pressed(Box *b)
{
    b->desk->only_choose = b->desk->chosen != b;
    return GDK_EVENT_PROPAGATE;
}
static gboolean entered(Box *b)
{
    choose(b->desk, b);
    return GDK_EVENT_PROPAGATE;
}
static void clicked(Box *b)
{
    choose(b->desk, b);
    if (!b->desk->only_choose)
        start(b->desk);
    b->desk->only_choose = false;
}

/* make a box */
static void furnish(Box *b)
{
    int before = 0;

    for (gpointer *at = b->desk->boxes->pdata; *at != b; at++)
        before += ((Box *)*at)->board == b->board
               && ((Box *)*at)->button;
    b->picture = gtk_image_new();
    b->name = g_object_new(GTK_TYPE_LABEL, "wrap", TRUE, "lines", 2,
        "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars", 1,
        "justify", GTK_JUSTIFY_CENTER, NULL);
    b->button = g_object_new(GTK_TYPE_BUTTON, "valign", GTK_ALIGN_START,
        "child", Look_box(DOWN, 3, b->picture, b->name, NULL), NULL);
    gtk_flow_box_insert(GTK_FLOW_BOX(b->board),
                        Look_dress(b->button, "box"), before);
    gtk_widget_set_can_focus(gtk_widget_get_parent(b->button), FALSE);
    gtk_widget_show_all(gtk_widget_get_parent(b->button));
    /* let the box be pressed */
    g_object_connect(b->button,
        "swapped_signal::button-press-event", pressed, b,
        "swapped_signal::clicked", clicked, b,
        "swapped_signal::focus-in-event", entered, b, NULL);
}
static GtkWidget *new_note(Desk *d, const char *words,
                           const char *style)
{
    GtkWidget *note = Look_label(d->notes, style, words);

    g_object_set(note, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
    return note;
}

/* search */
static void show_box(const Desk *d, Box *b, bool on)
{
    if (on && !b->button) {
        furnish(b);
        fill(d, b);
    }
    if (b->button)
        gtk_widget_set_visible(gtk_widget_get_parent(b->button), on);
    if (on)
        gtk_widget_show(gtk_widget_get_parent(b->board));
}

static void filter(Desk *d)
{
    const char *typed = gtk_entry_get_text(GTK_ENTRY(d->search));
    Box *first = NULL;
    int found = 0;

    gtk_container_foreach(GTK_CONTAINER(d->shelves), (GtkCallback)
                          (void (*)(void))gtk_widget_hide, NULL);
    for (guint k = 0; k < d->boxes->len; k++) {
        Box *b = d->boxes->pdata[k];
        bool on = b->game && (!*typed
                  || (!b->again && Shelf_matches(b->game, typed)));

        show_box(d, b, on && found < MOST);
        found += on;
        if (on && !first)
            first = b;
    }
    /* say so if nothing was found */
    g_autofree char *sorry = g_strdup_printf(
        first   ? _("There are more. Type a part of a name to find them.%s")
        : *typed ? _("No game here is called %s. Escape shows them all.")
                 : _("There is no game on this shelf yet.%s"),
        first ? "" : typed);

    gtk_label_set_text(GTK_LABEL(d->nothing), sorry);
    gtk_widget_set_visible(d->nothing, !first || found > MOST);
    choose(d, first);
}

/* look at the shelf anew */
static void look_again(Desk *d)
{
    const Found *list[GO_ON] = { NULL }, *chosen = chosen_game(d);
    bool again = d->chosen && d->chosen->again;

    Shelf_look(d->shelf);
    Shelf_go_on(d->shelf, list);
    for (guint k = 0; k < d->boxes->len; k++) {
        Box *b = d->boxes->pdata[k];

        b->game = b->again ? list[k] : b->game;
        fill(d, b);
    }
    filter(d);
    Box *b = box_of(d, chosen, again);
    if (b && shown(b))
        choose(d, b);
}

/* the end of a game */
static void tell_news(Desk *d, const char *words)
{
    g_autofree char *line = Shelf_clean(words, "");

    gtk_label_set_text(GTK_LABEL(d->news), line);
    atk_object_set_name(gtk_widget_get_accessible(d->news), line);
    gtk_widget_show(d->ribbon);
}
static void ended(GPid pid, int status, gpointer box)
{
    Box *b = box;
    g_autofree char *words = Shelf_ended(b->game, status);

    g_spawn_close_pid(pid);
    if (words)
        tell_news(b->desk, words);
    look_again(b->desk);
}

/* how long a wish is the same */
enum { IMPATIENCE = 800000 };       /* microseconds */

/* start a game */
static void own_session(gpointer nobody)
{
    (void)nobody;
    setsid();
}
static void start(void *desk)
{
    Desk *d = desk;
    const Found *f = chosen_game(d);
    gint64 now = g_get_monotonic_time(), since = d->since;
    g_autoptr(GError) error = NULL;
    GPid child;

    d->since = now;
    if (!f || (f == d->wished && now - since < IMPATIENCE))
        return;
    d->wished = f;
    char *argv[] = { f->program, NULL };

    Shelf_played(f);
    if (g_spawn_async(NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD,
                      own_session, NULL, &child, &error))
        g_child_watch_add(child, ended, box_of(d, f, false));
    else
        tell_news(d, error->message);
}

/* fill the shelves */
static void add_box(Desk *d, const Found *game, GtkWidget *board)
{
    Box *b = g_new(Box, 1);

    *b = (Box){ .desk = d, .game = game, .again = !game,
                .board = board };
    g_ptr_array_add(d->boxes, b);
}

static void fill_shelves(Desk *d)
{
    GPtrArray *faults = d->shelf->faults, *games = d->shelf->games;
    GtkWidget *board = games->len > GO_ON
                     ? add_group(d, _("Go on with")) : NULL;
    const char *set = NULL;

    for (int k = 0; k < GO_ON && board; k++)
        add_box(d, NULL, board);
    for (guint k = 0; k < games->len; k++) {
        const Found *f = games->pdata[k];

        if (g_strcmp0(set, f->set))
            board = add_group(d, f->set);
        add_box(d, f, board);
        set = f->set;
    }
    d->nothing = new_note(d, "", "quiet");
    if (faults->len)
        new_note(d, _("Torn labels"), "heading");
    for (guint k = 0; k < MIN(faults->len, NOTES); k++)
        new_note(d, faults->pdata[k], "quiet");
    if (faults->len > NOTES)
        new_note(d, _("There are more. literate-games --list tells "
                      "them all."), "quiet");
}

/* where an arrow leads */
static Box *shown_from(const Desk *d, int at, int step)
{
    for (; at >= 0 && at < (int)d->boxes->len; at += step)
        if (shown(d->boxes->pdata[at]))
            return d->boxes->pdata[at];
    return d->chosen;
}
static Box *next_across(const Desk *d, int step)
{
    Box *found = d->chosen;
    int least = G_MAXINT, side, down;

    for (guint k = 0; k < d->boxes->len; k++) {
        Box *b = d->boxes->pdata[k];

        if (shown(b) && gtk_widget_translate_coordinates(b->button,
                d->chosen->button, 0, 0, &side, &down)
            && step * down > 0
            && 100 * step * down + abs(side) < least) {
            least = 100 * step * down + abs(side);
            found = b;
        }
    }
    return found;
}
static Box *led(const Desk *d, guint key, bool typing)
{
    int right = leftward(d) ? -1 : 1, last = (int)d->boxes->len - 1;
    guint at = 0;

    if (!g_ptr_array_find(d->boxes, d->chosen, &at))
        return NULL;
    if (key >= GDK_KEY_KP_Home && key <= GDK_KEY_KP_End)
        key -= GDK_KEY_KP_Home - GDK_KEY_Home;
    if (key == GDK_KEY_Up || key == GDK_KEY_Down)
        return typing ? d->chosen
                      : next_across(d, key == GDK_KEY_Up ? -1 : 1);
    switch (typing ? 0 : key) {
    case GDK_KEY_Left:  return shown_from(d, (int)at - right, -right);
    case GDK_KEY_Right: return shown_from(d, (int)at + right, right);
    case GDK_KEY_Home:  return shown_from(d, 0, 1);
    case GDK_KEY_End:   return shown_from(d, last, -1);
    }
    return NULL;
}

/* keys of the desk */
static void stop_searching(Desk *d)
{
    Box *kept = box_of(d, chosen_game(d), false);

    gtk_entry_set_text(GTK_ENTRY(d->search), "");
    if (kept && shown(kept))
        choose(d, kept);
    if (d->chosen)
        gtk_widget_grab_focus(d->chosen->button);
}
static gboolean key(GtkWidget *w, GdkEventKey *e, Desk *d)
{
    GtkWidget *here = gtk_window_get_focus(GTK_WINDOW(w));
    bool typing = here == d->search;
    bool shelf = !here || typing
              || gtk_widget_is_ancestor(here, d->shelves);
    bool plain = !(e->state & (GDK_CONTROL_MASK | GDK_MOD1_MASK));
    bool enter = e->keyval == GDK_KEY_Return
              || e->keyval == GDK_KEY_KP_Enter
              || e->keyval == GDK_KEY_ISO_Enter;
    Box *to = shelf && plain ? led(d, e->keyval, typing) : NULL;

    d->only_choose = false;
    if (to)
        gtk_widget_grab_focus(to->button);
    else if (shelf && plain && enter)
        start(d);
    else if (e->keyval == GDK_KEY_Escape)
        stop_searching(d);
    else if (!plain || typing || e->keyval == GDK_KEY_space
             || !gtk_search_entry_handle_event(
                    GTK_SEARCH_ENTRY(d->search), (GdkEvent *)e))
        return GDK_EVENT_PROPAGATE;
    else
        gtk_entry_grab_focus_without_selecting(GTK_ENTRY(d->search));
    return GDK_EVENT_STOP;
}

/* show its chapter */
static void show_chapter(void *desk)
{
    Desk *d = desk;
    const Found *f = chosen_game(d);

    if (!f)
        return;
    g_autofree char *line = g_strnfill(
        (gsize)g_utf8_strlen(f->name, -1), '=');
    g_autofree char *rules = f->rules ? g_strdup_printf(
        "%s\n%s\n%s\n\n%s", f->name, line, f->rules, Help_how()) : NULL;

    Help_close(&d->help);
    d->help = (Help){ .document = f->id, .folder = f->folder,
        .title = f->name, .text = rules ? rules : f->comment };
    Help_run(&d->help, GTK_WINDOW(d->window));
}

/* furniture */

/* grant the small wishes */
static void find(void *desk)
{
    gtk_widget_grab_focus(((Desk *)desk)->search);
}
static void close_news(void *desk)
{
    gtk_widget_hide(((Desk *)desk)->ribbon);
}
static void quit(void *desk)
{
    gtk_widget_destroy(((Desk *)desk)->window);
}
static void show_about(void *desk)
{
    Desk *d = desk;

    Look_about(GTK_WINDOW(d->window), _("Literate Games"),
               _("A book of games, and the games. Each is a chapter "
                 "from which its program is made."));
}
static void show_keys(void *desk);
static void open_menu(void *desk);

/* the menu */
static const Wish wishes[] = {
    { "play",       N_("Play"), NULL, NULL, start },
    { "chapter",    N_("Its chapter"), "F1", NULL, show_chapter },
    { "keys",       N_("Keyboard shortcuts"), "<Primary>question",
      NULL, show_keys },
    { "about",      N_("About"), NULL, NULL, show_about },
    { "quit",       N_("Quit"), "<Primary>q", NULL, quit },
    { "find",       NULL, "<Primary>f", NULL, find },
    { "menu",       NULL, "F10", NULL, open_menu },
    { "close-news", NULL, NULL, NULL, close_news },
    { NULL, NULL, NULL, NULL, NULL }
};
static void open_menu(void *desk)
{
    Desk *d = desk;
    GMenu *menu = g_menu_new();

    Wish_append(menu, wishes, "play", "quit");
    Wish_open(gtk_window_get_titlebar(GTK_WINDOW(d->window)), menu);
}

/* the card of keys */
static void show_keys(void *desk)
{
    Desk *d = desk;
    GtkWidget *card = Look_keys(GTK_WINDOW(d->window)), *group;

    if (!card)
        return;
    group = Look_key_group(card, _("Literate Games"));
    Look_key(group, "a...z", _("Search"));
    Look_key(group, "Escape", _("All games again"));
    Look_key(group, "Left Right Up Down Home End",
             _("Walk along the shelf"));
    Look_key(group, "Return", _("Play the chosen game"));
    Wish_keys(group, wishes);
}

/* make the window */
static GtkWidget *make_panel(Desk *d)
{
    d->title = Look_label(NULL, "name", "");
    d->comment = Look_label(NULL, "comment", "");
    gtk_widget_set_hexpand(d->title, TRUE);
    g_object_set(d->comment, "lines", 2,
                 "ellipsize", PANGO_ELLIPSIZE_END, NULL);
    d->chapter = Look_button(_("F1 chapter"), "quiet", "win.chapter");
    d->play = Look_button(_("_Play"), "lamp", "win.play");
    return Look_dress(Look_box(DOWN, 4,
        Look_box(ACROSS, 6, d->title, d->chapter, d->play, NULL),
        d->comment, NULL), "below");
}
static GtkWidget *make_ribbon(Desk *d)
{
    d->news = Look_label(NULL, "text", "");
    d->ribbon = Look_box(ACROSS, 12,
        Look_dress(Look_box(DOWN, 0, NULL), "mark"), d->news,
        Look_button(_("_Close"), "quiet", "win.close-news"), NULL);
    gtk_widget_set_hexpand(d->news, TRUE);
    atk_object_set_role(gtk_widget_get_accessible(d->news),
                        ATK_ROLE_ALERT);
    return Look_dress(Look_dress(d->ribbon, "ribbon"), "news");
}
static void style_changed(Desk *d)
{
    if (Look_theme() != d->theme) {
        d->theme = Look_theme();
        look_again(d);
    }
}
static void make_header(Desk *d)
{
    GtkWidget *bar = Look_header(d->window, _("Literate Games"));

    d->search = g_object_new(GTK_TYPE_SEARCH_ENTRY,
        "primary-icon-name", NULL, "width-chars", 7,
        "placeholder-text", _("Search"), NULL);
    Look_dress(d->search, "find");
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar),
                              Look_sign(Look_find));
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), d->search);
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), Look_sign_button(
        Look_menu, _("Menu"), "win.menu"));
    gtk_widget_show_all(bar);
}
static GtkWidget *make_scroller(Desk *d)
{
    d->shelves = Look_dress(Look_box(DOWN, 0, NULL), "shelves");
    d->notes = Look_dress(Look_box(DOWN, 9, NULL), "notes");
    g_object_set(d->shelves, "halign", GTK_ALIGN_CENTER,
                 "vexpand", TRUE, NULL);
    return g_object_new(GTK_TYPE_SCROLLED_WINDOW,
        "hscrollbar-policy", GTK_POLICY_NEVER,
        "propagate-natural-width", TRUE,
        "propagate-natural-height", TRUE, "max-content-height", 590,
        "child", Look_box(DOWN, 0, d->shelves, d->notes, NULL), NULL);
}
static void fill_window(Desk *d)
{
    GtkWidget *all = Look_box(DOWN, 0, make_scroller(d), make_ribbon(d),
                              make_panel(d), NULL);

    make_header(d);
    gtk_container_add(GTK_CONTAINER(d->window), all);
    gtk_widget_show_all(all);
    gtk_widget_hide(d->ribbon);
    fill_shelves(d);
}
static void came_back(Desk *d)
{
    bool here = gtk_window_is_active(GTK_WINDOW(d->window));

    if (here && d->away)
        look_again(d);
    d->away = !here;
}
static void activate(GtkApplication *app, Desk *d)
{
    d->window = gtk_application_window_new(app);
    d->theme = Look_theme();
    Wish_add(GTK_WINDOW(d->window), wishes, d);
    fill_window(d);
    look_again(d);
    /* tie what happens to what is done */
    g_object_connect(d->window,
        "signal::key-press-event", key, d,
        "swapped_signal::style-updated", style_changed, d,
        "swapped_signal::notify::scale-factor", look_again, d,
        "swapped_signal::notify::is-active", came_back, d, NULL);
    g_signal_connect_swapped(d->search, "changed", G_CALLBACK(filter), d);
    if (d->chosen)
        gtk_widget_grab_focus(d->chosen->button);
    gtk_widget_show(d->window);
}

/* run the desk */
int Desk_run(Shelf *shelf)
{
    Desk d = { .shelf = shelf };
    GtkApplication *app;
    int status;

    if (!Look_start()) {
        fprintf(stderr, "literate-games: %s\n",
                _("no display: choose and play with --text"));
        return 1;
    }
    d.boxes = g_ptr_array_new_with_free_func(g_free);
    app = gtk_application_new("org.literategames.shelf",
                              G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), &d);
    status = g_application_run(G_APPLICATION(app), 0, NULL);
    g_ptr_array_free(d.boxes, TRUE);
    Help_close(&d.help);
    g_object_unref(app);
    return status;
}
