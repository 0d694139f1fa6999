/* Made from kit/launcher.nw by make tangle: change that, not this. */
/* desk.c -- the shelf in a window */
#define _POSIX_C_SOURCE 200809L
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "help.h"
#include "look.h"
#include "paint-cairo.h"
#include "shelf.h"
#include "store.h"
#include "text.h"
#include "wish.h"

enum { MOST = 200, NOTES = 12 };    /* boxes shown, and torn labels */

/* what a desk knows */
typedef struct Box {                /* a button on the shelf */
    struct Desk *desk;
    const Found *game;
    bool         again;             /* stands in the first row */
    GtkWidget   *button;
} Box;

typedef struct Desk {
    Shelf     *shelf;               /* borrowed */
    GPtrArray *boxes;               /* of Box, as they stand */
    Box       *chosen;              /* what the panel tells, or NULL */
    GtkWidget *window, *search;
    GtkWidget *shelves;             /* headings and boxes */
    GtkWidget *notes, *nothing;     /* what else there is to say */
    GtkWidget *news, *ribbon;       /* a message, and what holds it */
    GtkWidget *title, *comment, *chapter, *play;
    Help       help;                /* the chapter shown last */
    Theme      theme;               /* of the pictures */
    GFileMonitor *saves;            /* sees saved games come and go */
    const Found  *wished;          /* whose start was asked for last, */
    gint64        since;           /* and when, in microseconds */
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
    return board;
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
static void paint_picture(Paint *p, const char *file, const Found *f)
{
    cairo_surface_t *s = file ? Store_icon(file) : NULL;
    int wide = s ? cairo_image_surface_get_width(s) : 0;

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
static GtkWidget *new_button(const Desk *d, const Found *f)
{
    cairo_surface_t *s = picture(d, f);
    GtkWidget *face = gtk_image_new_from_surface(s);
    bool wide = strchr(f->name, ' ') != NULL;
    GtkWidget *name = g_object_new(GTK_TYPE_LABEL, "label", f->name,
        "wrap", wide, "wrap-mode", PANGO_WRAP_WORD_CHAR,
        "lines", wide ? 2 : -1,
        "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars", 1,
        "justify", GTK_JUSTIFY_CENTER, NULL);

    cairo_surface_destroy(s);
    return Look_dress(g_object_new(GTK_TYPE_BUTTON,
        "valign", GTK_ALIGN_START, "focus-on-click", FALSE,
        "child", Look_box(DOWN, 3, face, name, NULL), NULL), "box");
}

/* choose a box */
static void choose(Desk *d, Box *b)
{
    if (d->chosen)
        Look_wear(d->chosen->button, "chosen", false);
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
    return d->boxes->len ? d->boxes->pdata[0] : NULL;
}
static void start(Desk *d);

/* presses of a box */
static gboolean entered(Box *b)
{
    choose(b->desk, b);
    return GDK_EVENT_PROPAGATE;
}
static void clicked(Box *b)
{
    g_autoptr(GdkEvent) by = gtk_get_current_event();
    bool first = by && b->desk->chosen != b;

    choose(b->desk, b);
    gtk_widget_grab_focus(b->button);
    if (!first)
        start(b->desk);
}

/* make a box */
static void add_box(Desk *d, const Found *f, GtkWidget *board,
                    bool again)
{
    Box *b = g_new(Box, 1);
    g_autofree char *words = g_strjoin(" ", f->comment,
        f->waits ? _("A game waits.") : NULL, NULL);

    *b = (Box){ d, f, again, new_button(d, f) };
    AtkObject *ear = gtk_widget_get_accessible(b->button);
    atk_object_set_name(ear, f->name);
    atk_object_set_description(ear, words);
    gtk_container_add(GTK_CONTAINER(board), b->button);
    gtk_widget_set_can_focus(gtk_widget_get_parent(b->button), FALSE);
    g_object_connect(b->button, "swapped_signal::clicked", clicked, b,
        "swapped_signal::focus-in-event", entered, b, NULL);
    g_ptr_array_add(d->boxes, b);
}

/* put the boxes up */
static void clear_away(Desk *d)
{
    g_autoptr(GPtrArray) row = Shelf_go_on(d->shelf);
    bool all = !*gtk_entry_get_text(GTK_ENTRY(d->search));
    GtkWidget *board = NULL;

    d->chosen = NULL;
    gtk_container_foreach(GTK_CONTAINER(d->shelves), (GtkCallback)
                          (void (*)(void))gtk_widget_destroy, NULL);
    g_ptr_array_set_size(d->boxes, 0);
    for (guint k = 0; all && d->shelf->games->len > GO_ON
         && k < row->len; k++) {
        board = board ? board : add_group(d, _("Go on with"));
        add_box(d, row->pdata[k], board, true);
    }
}
static void put_up(Desk *d, const Found *chosen, bool again)
{
    const char *typed = gtk_entry_get_text(GTK_ENTRY(d->search));
    const char *set = NULL;
    GtkWidget *board = NULL;
    int found = 0;

    clear_away(d);
    for (guint k = 0; k < d->shelf->games->len; k++) {
        const Found *f = d->shelf->games->pdata[k];

        if ((*typed && !Shelf_matches(f, typed)) || ++found > MOST)
            continue;
        if (g_strcmp0(set, f->set))
            board = add_group(d, f->set);
        add_box(d, f, board, false);
        set = f->set;
    }
    gtk_widget_show_all(d->shelves);
    /* say so if nothing was found */
    g_autofree char *sorry = g_strdup_printf(
        found   ? _("There are more. Type a part of a name to find them.%s")
        : *typed ? _("No game here is called %s. Escape shows them all.")
                 : _("There is no game on this shelf yet.%s"),
        found ? "" : typed);

    gtk_label_set_text(GTK_LABEL(d->nothing), sorry);
    gtk_widget_set_visible(d->nothing, !found || found > MOST);
    choose(d, box_of(d, chosen, again));
}
static void typed(Desk *d) { put_up(d, NULL, false); }
static void put_up_again(Desk *d)
{
    GtkWidget *here = gtk_window_get_focus(GTK_WINDOW(d->window));
    bool held = here && gtk_widget_is_ancestor(here, d->shelves);

    put_up(d, chosen_game(d), d->chosen && d->chosen->again);
    gtk_container_check_resize(GTK_CONTAINER(d->window));
    if (held && d->chosen)
        gtk_widget_grab_focus(d->chosen->button);
}
static void look_again(Desk *d)
{
    if (Shelf_look(d->shelf))
        put_up_again(d);
}

/* the end of a game */
static void tell_news(Desk *d, const char *words)
{
    g_autofree char *line = Store_clean(words, "");

    gtk_label_set_text(GTK_LABEL(d->news), line);
    atk_object_set_name(gtk_widget_get_accessible(d->news), line);
    gtk_widget_show(d->ribbon);
}
typedef struct Child { Desk *desk; const Found *game; } Child;

static void ended(GPid pid, int status, gpointer child)
{
    const Child *c = child;
    g_autofree char *words = Shelf_ended(c->game, status);

    g_spawn_close_pid(pid);
    if (words)
        tell_news(c->desk, words);
    look_again(c->desk);
}

/* how long a wish is the same */
enum { IMPATIENCE = 800000 };       /* microseconds */

/* start a game */
static void own_session(gpointer nobody)
{
    (void)nobody;
    setsid();
}
static void start(Desk *d)
{
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
                      own_session, NULL, &child, &error)) {
        Child *c = g_new(Child, 1);

        *c = (Child){ d, f };
        g_child_watch_add_full(0, child, ended, c, g_free);
    } else
        tell_news(d, error->message);
}

/* where an arrow leads */
static int way_to(const Desk *d, const Box *b, guint key)
{
    bool left = gtk_widget_get_direction(d->shelves)
             == GTK_TEXT_DIR_RTL;
    int side, down, on;

    gtk_widget_translate_coordinates(b->button, d->chosen->button, 0, 0,
                                     &side, &down);
    on = 100 * down + (left ? -side : side);
    switch (key) {
    case GDK_KEY_Left:  return left ? on : -on;
    case GDK_KEY_Right: return left ? -on : on;
    case GDK_KEY_Up:    return down < 0 ? abs(side) - 100 * down : 0;
    case GDK_KEY_Down:  return down > 0 ? abs(side) + 100 * down : 0;
    case GDK_KEY_Home:  return G_MAXINT / 2 + on;
    default:            return G_MAXINT / 2 - on;
    }
}
static Box *led(const Desk *d, guint key, bool typing)
{
    Box *found = d->chosen;
    int least = G_MAXINT;

    if (key >= GDK_KEY_KP_Home && key <= GDK_KEY_KP_End)
        key -= GDK_KEY_KP_Home - GDK_KEY_Home;
    if ((key < GDK_KEY_Home || key > GDK_KEY_Down)
        && key != GDK_KEY_End)
        return NULL;
    if (typing)
        return key == GDK_KEY_Up || key == GDK_KEY_Down ? found : NULL;
    for (guint k = 0; found && k < d->boxes->len; k++) {
        int way = way_to(d, d->boxes->pdata[k], key);

        if (way > 0 && way < least) {
            least = way;
            found = d->boxes->pdata[k];
        }
    }
    return found;
}

/* keys of the desk */
static void stop_searching(Desk *d)
{
    const Found *kept = chosen_game(d);

    gtk_entry_set_text(GTK_ENTRY(d->search), "");
    choose(d, box_of(d, kept, false));
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
static void show_chapter(Desk *d)
{
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
static void find(Desk *d) { gtk_widget_grab_focus(d->search); }
static void close_news(Desk *d) { gtk_widget_hide(d->ribbon); }
static void quit(Desk *d) { gtk_widget_destroy(d->window); }
static void show_about(Desk *d)
{
    Look_about(GTK_WINDOW(d->window), _("Literate Games"),
               _("A book of games, and the games. Each is a chapter "
                 "from which its program is made."));
}
static void show_keys(Desk *d);
static void open_menu(Desk *d);

/* the menu */
static const Wish wishes[] = {
    WISH("play",       N_("Play"), NULL, NULL, start),
    WISH("chapter",    N_("Its chapter"), "F1", NULL, show_chapter),
    WISH("keys",       N_("Keyboard shortcuts"), "<Ctrl>question",
         NULL, show_keys),
    WISH("about",      N_("About"), NULL, NULL, show_about),
    WISH("quit",       N_("Quit"), "<Ctrl>q", NULL, quit),
    WISH("find",       NULL, "<Ctrl>f", NULL, find),
    WISH("menu",       NULL, "F10", NULL, open_menu),
    WISH("close-news", NULL, NULL, NULL, close_news),
    { NULL, NULL, NULL, NULL, NULL }
};
static void open_menu(Desk *d)
{
    GMenu *menu = g_menu_new();

    Wish_append(menu, wishes, "play", "quit");
    Wish_open(gtk_window_get_titlebar(GTK_WINDOW(d->window)), menu);
}

/* the card of keys */
static void show_keys(Desk *d)
{
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
static void add_notes(Desk *d)
{
    GPtrArray *faults = d->shelf->faults;

    d->nothing = Look_label(d->notes, "quiet", "");
    if (faults->len)
        Look_label(d->notes, "heading", _("Torn labels"));
    for (guint k = 0; k < MIN(faults->len, NOTES); k++)
        Look_label(d->notes, "quiet", faults->pdata[k]);
    if (faults->len > NOTES)
        Look_label(d->notes, "quiet",
                  _("There are more. literate-games --list tells "
                      "them all."));
}
static void style_changed(Desk *d)
{
    if (Look_theme() != d->theme) {
        d->theme = Look_theme();
        put_up_again(d);
    }
}
static void fill_window(Desk *d)
{
    Look_header(d->window, Look_made("finder", "search", &d->search,
                                     NULL), _("Literate Games"));
    g_object_set(d->search, "primary-icon-name", NULL, NULL);
    gtk_container_add(GTK_CONTAINER(d->window), Look_made("desk",
        "shelves", &d->shelves, "notes", &d->notes,
        "bulletin", &d->ribbon, "news", &d->news,
        "title", &d->title, "comment", &d->comment,
        "chapter", &d->chapter, "play", &d->play, NULL));
    add_notes(d);
}
static void activate(GtkApplication *app, Desk *d)
{
    d->window = gtk_application_window_new(app);
    d->theme = Look_theme();
    Wish_add(GTK_WINDOW(d->window), wishes, d);
    fill_window(d);
    Shelf_look(d->shelf);
    put_up(d, NULL, false);
    /* tie what happens to what is done */
    g_object_connect(d->window,
        "signal::key-press-event", key, d,
        "swapped_signal::style-updated", style_changed, d,
        "swapped_signal::notify::scale-factor", put_up_again, d, NULL);
    g_signal_connect_swapped(d->search, "changed", G_CALLBACK(typed), d);
    g_autofree char *place = Store_place("saves");
    g_autoptr(GFile) folder = g_file_new_for_path(place);
    d->saves = g_file_monitor_directory(folder, 0, NULL, NULL);
    if (d->saves)
        g_signal_connect_swapped(d->saves, "changed",
                                 G_CALLBACK(look_again), d);
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
    g_clear_object(&d.saves);
    Help_close(&d.help);
    g_object_unref(app);
    return status;
}
