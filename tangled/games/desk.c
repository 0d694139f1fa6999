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
    struct Box  *first;             /* of its group: has the heading */
    GtkWidget   *heading;
    GtkWidget   *button, *picture, *name;   /* NULL: never shown yet */
} Box;

typedef struct Measure { int side, box, pitch; } Measure;

typedef struct Desk {
    Shelf     *shelf;               /* borrowed */
    GPtrArray *boxes;               /* of Box, as they stand */
    const Measure *size;            /* of the boxes */
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

/* which boxes are shown */
static bool shown(const Box *b)
{
    return b->button && gtk_widget_get_visible(b->button);
}

/* the shelves and their order */

/* the shelves */
typedef GtkFixedClass ShelvesClass;
typedef struct Shelves {
    GtkFixed    parent;
    const Desk *desk;
    int         wide, high;         /* all there is, without a search */
} Shelves;

static const Measure small = { 64, 104, 107 },
                     large = { 100, 150, 158 },
                     huge  = { 176, 240, 256 };
enum { MARGIN = 22, RIM = 16,       /* RIM: the least margin */
       BETWEEN = 18, SPARE = 48, EIGHT = 2 * MARGIN + 8 * 107 };

G_DEFINE_TYPE(Shelves, shelves, GTK_TYPE_FIXED)
static int indent(const Desk *d)
{
    return (d->size->box - d->size->side) / 2;
}

/* lay the shelves out */
static bool leftward(GtkWidget *w)
{
    return gtk_widget_get_direction(w) == GTK_TEXT_DIR_RTL;
}

typedef struct Pen {
    int  x, y;                      /* where everything begins */
    int  width, columns, widest;
    int  top, bottom;               /* of groups beside one another */
    int  left, used;                /* its first column; those taken */
    int  games, first;              /* of this group: how many so far,
                                       and where their first row is */
    int  row;                       /* height of a row of this group */
    bool really;
} Pen;
static void put_down(const Shelves *s, const Pen *pen, GtkWidget *it,
                     int x, int y, int w, int h)
{
    GtkAllocation mine, room;

    gtk_widget_get_allocation(GTK_WIDGET(s), &mine);
    x = leftward(GTK_WIDGET(s)) ? pen->width - pen->x - x - w
                                : pen->x + x;
    room = (GtkAllocation){ mine.x + x, mine.y + pen->y + y, w, h };
    if (pen->really)
        gtk_widget_size_allocate(it, &room);
}
static int count_boxes(const Shelves *s, Pen *pen, guint at)
{
    Box **box = (Box **)s->desk->boxes->pdata;
    const Box *first = box[at]->first;
    int n = 0, h;

    pen->row = 0;
    for (; at < s->desk->boxes->len && box[at]->first == first; at++)
        if (shown(box[at])) {
            gtk_widget_get_preferred_height_for_width(box[at]->button,
                s->desk->size->box, NULL, &h);
            pen->row = MAX(pen->row, h);
            n++;
        }
    return n;
}
static void open_group(const Shelves *s, Pen *pen, guint at)
{
    const Box *b = s->desk->boxes->pdata[at];
    GtkRequisition size;
    int n = count_boxes(s, pen, at), pitch = s->desk->size->pitch;
    int beside = pen->used ? pen->used + 1 : 0;

    gtk_widget_get_preferred_size(b->first->heading, NULL, &size);
    int wide = MAX(n, (indent(s->desk) + size.width) / pitch + 1);
    bool fits = beside && beside + wide <= pen->columns;

    pen->left = fits ? beside : 0;
    if (!fits)
        pen->top = pen->bottom + (pen->used ? BETWEEN : 0);
    int end = pen->left + MIN(wide, pen->columns);
    pen->widest = MAX(pen->widest, end);
    pen->used = b->again ? pen->columns : end;
    /* put the heading down, and the pen below it */
    int x = MARGIN + indent(s->desk) + pen->left * pitch;
    int rows = (n + pen->columns - pen->left - 1)
             / (pen->columns - pen->left);

    put_down(s, pen, b->first->heading, x, pen->top,
             MIN(size.width, pen->width - x), size.height);
    pen->games = 0;
    pen->first = pen->top + size.height;
    pen->bottom = MAX(pen->bottom, pen->first + rows * pen->row);
}
static void put_game(const Shelves *s, Pen *pen, GtkWidget *it)
{
    const Measure *m = s->desk->size;
    int columns = pen->columns - pen->left;
    int column = pen->left + pen->games % columns;

    put_down(s, pen, it, MARGIN + column * m->pitch,
             pen->first + pen->games++ / columns * pen->row, m->box,
             pen->row);
}
static Pen lay_out(const Shelves *s, Pen pen)
{
    const Measure *m = s->desk->size;
    const Box *first = NULL;

    pen.columns = (pen.width - 2 * RIM + m->pitch - m->box) / m->pitch;
    pen.columns = MAX(1, pen.columns);
    pen.top = pen.bottom = MARGIN;
    for (guint k = 0; k < s->desk->boxes->len; k++) {
        const Box *b = s->desk->boxes->pdata[k];

        if (!shown(b))
            continue;
        if (b->first != first)
            open_group(s, &pen, k);
        first = b->first;
        put_game(s, &pen, b->button);
    }
    return pen;
}

/* answer the toolkit */
static void shelves_width(GtkWidget *w, int *least, int *natural)
{
    const Desk *d = ((Shelves *)w)->desk;
    int most = MAX(3, (int)d->shelf->games->len);

    *least = 2 * MARGIN + 2 * small.pitch;
    *natural = d->size == &small ? EIGHT
             : 2 * MARGIN + MIN(4, most) * large.pitch;
}
static void shelves_height(GtkWidget *w, int width, int *least,
                           int *natural)
{
    Pen pen = lay_out((Shelves *)w, (Pen){ .width = width });

    *least = *natural = pen.bottom;
}

static void shelves_any_height(GtkWidget *w, int *least, int *natural)
{
    int width;

    shelves_width(w, least, &width);
    shelves_height(w, width, least, natural);
    *natural += SPARE;
}
static void shelves_allocate(GtkWidget *w, GtkAllocation *room)
{
    Shelves *s = (Shelves *)w;
    Pen pen = lay_out(s, (Pen){ .width = room->width });
    const Measure *m = s->desk->size;

    if (!*gtk_entry_get_text(GTK_ENTRY(s->desk->search))) {
        s->wide = 2 * MARGIN + (pen.widest - 1) * m->pitch + m->box;
        s->high = pen.bottom + MARGIN;
    }
    gtk_widget_set_allocation(w, room);
    lay_out(s, (Pen){ .x = MAX(0, room->width - s->wide) / 2,
                      .y = MAX(0, room->height - s->high) / 2,
                      .width = room->width, .really = true });
}
static void shelves_class_init(ShelvesClass *class)
{
    GtkWidgetClass *w = GTK_WIDGET_CLASS(class);

    w->get_preferred_width = shelves_width;
    w->get_preferred_height = shelves_any_height;
    w->get_preferred_height_for_width = shelves_height;
    w->size_allocate = shelves_allocate;
}

static void shelves_init(Shelves *s) { s->desk = NULL; }

/* boxes, choice and search */

/* the picture on a box */
static char *picture_file(const Found *f, Theme theme, int dots)
{
    static const char *const themes[THEMES] = { "", "-dark",
        "-contrast", "-contrast" };
    const char *const sizes[] = {
        dots > 128 ? "@2" : dots > 64 ? "" : "@half", "" };
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
static void paint_picture(Paint *p, const char *file, const Desk *d,
                          const Found *f)
{
    cairo_surface_t *s = read_picture(file);
    int wide = cairo_image_surface_get_width(s);
    double side = d->size->side;

    p->save(p);
    if (wide > 0 && cairo_image_surface_get_stride(s) == 4 * wide)
        p->image(p, (void *)cairo_image_surface_get_data(s), wide,
                 cairo_image_surface_get_height(s), 0, 0, side, side);
    else {
        p->scale(p, side / 48, side / 48);
        Paint_icon(p, f->kind, NULL, f->name);
    }
    p->restore(p);
    cairo_surface_destroy(s);
}
static void bookmark(Paint *p, double scale)
{
    static const char tails[] =
        "M45.6 -4L56 -4L56 17L50.8 12.4L45.6 17Z";

    p->scale(p, scale, scale);
    Paint_path(p, tails);
    p->fill(p, LAMP);
    Paint_path(p, tails);
    p->stroke(p, LAMPEDGE, 1.3);
}
static cairo_surface_t *picture(const Desk *d, const Found *f)
{
    int scale = gtk_widget_get_scale_factor(d->window);
    int side = d->size->side, lip = side / 12;
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                             side * scale, (side + lip) * scale);
    cairo_t *cr = cairo_create(s);
    g_autofree char *file = picture_file(f, d->theme, side * scale);
    Paint_cairo painter;
    Paint *p = &painter.paint;

    cairo_surface_set_device_scale(s, scale, scale);
    Paint_cairo_start(&painter, cr, NULL, d->theme);
    p->shift(p, 0, lip);
    paint_picture(p, file, d, f);
    if (f->waits)
        bookmark(p, side / 64.);
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
    GtkContainer *shelves = GTK_CONTAINER(b->desk->shelves);

    if (!b->first->heading) {
        b->first->heading = g_object_new(GTK_TYPE_LABEL, "xalign", 0.,
            "label", b->again ? _("Go on with") : b->game->set, NULL);
        gtk_container_add(shelves, Look_dress(b->first->heading,
                                              "heading"));
    }
    b->picture = gtk_image_new();
    b->name = g_object_new(GTK_TYPE_LABEL, "wrap", TRUE, "lines", 2,
        "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars", 1,
        "justify", GTK_JUSTIFY_CENTER, NULL);
    b->button = g_object_new(GTK_TYPE_BUTTON, "valign", GTK_ALIGN_START,
        "child", Look_box(DOWN, 3, b->picture, b->name, NULL), NULL);
    gtk_container_add(shelves, Look_dress(b->button, "box"));
    gtk_widget_show_all(b->button);
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
        gtk_widget_set_visible(b->button, on);
    if (on)
        gtk_widget_show(b->first->heading);
}

static void filter(Desk *d)
{
    const char *typed = gtk_entry_get_text(GTK_ENTRY(d->search));
    Box *first = NULL;
    int found = 0;

    for (guint k = 0; k < d->boxes->len; k++) {
        Box *b = d->boxes->pdata[k];

        if (b->heading)
            gtk_widget_hide(b->heading);
    }
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
static Box *add_box(Desk *d, const Found *game, Box *first)
{
    Box *b = g_new0(Box, 1);

    *b = (Box){ .desk = d, .game = game, .again = !game,
                .first = first ? first : b };
    g_ptr_array_add(d->boxes, b);
    return b->first;
}

static void fill_shelves(Desk *d)
{
    GPtrArray *faults = d->shelf->faults, *games = d->shelf->games;
    const char *set = NULL;
    Box *first = NULL;

    for (int k = 0; k < GO_ON && d->size == &small; k++)
        first = add_box(d, NULL, first);
    for (guint k = 0; k < games->len; k++) {
        const Found *f = games->pdata[k];

        first = add_box(d, f, g_strcmp0(set, f->set) ? NULL : first);
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
    GtkAllocation here, there;
    Box *found = d->chosen;
    int least = G_MAXINT;

    gtk_widget_get_allocation(found->button, &here);
    for (guint k = 0; k < d->boxes->len; k++) {
        Box *b = d->boxes->pdata[k];

        if (!shown(b))
            continue;
        gtk_widget_get_allocation(b->button, &there);
        int far = (there.y - here.y) * step;
        int way = 100 * far + abs(there.x - here.x);
        if (far > 0 && way < least) {
            least = way;
            found = b;
        }
    }
    return found;
}
static Box *led(const Desk *d, guint key, bool typing)
{
    bool down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
    int right = leftward(d->shelves) ? -1 : 1;
    guint at = 0;

    if (!g_ptr_array_find(d->boxes, d->chosen, &at))
        return NULL;
    if (down || key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
        return typing ? d->chosen : next_across(d, down ? 1 : -1);
    switch (typing ? 0 : key) {
    case GDK_KEY_Left:  case GDK_KEY_KP_Left:
        return shown_from(d, (int)at - right, -right);
    case GDK_KEY_Right: case GDK_KEY_KP_Right:
        return shown_from(d, (int)at + right, right);
    case GDK_KEY_Home:  case GDK_KEY_KP_Home:
        return shown_from(d, 0, 1);
    case GDK_KEY_End:   case GDK_KEY_KP_End:
        return shown_from(d, (int)d->boxes->len - 1, -1);
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
static gboolean pulled(Desk *d, const GdkEventConfigure *e)
{
    const Measure *fit = d->size == &small ? &small
        : e->width >= 900 && e->height >= 600 ? &huge : &large;

    if (fit != d->size) {
        d->size = fit;
        look_again(d);
        gtk_widget_queue_resize(d->shelves);
    }
    return GDK_EVENT_PROPAGATE;
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
static GtkWidget *make_notes(Desk *d)
{
    int side = MARGIN + indent(d);

    d->notes = Look_box(DOWN, BETWEEN / 2, NULL);
    g_object_set(d->notes, "margin-start", side, "margin-end", side,
        "margin-top", BETWEEN / 2,
        "margin-bottom", MARGIN - BETWEEN / 2, NULL);
    return d->notes;
}
static GtkWidget *make_scroller(Desk *d)
{
    GtkWidget *scroll;

    d->shelves = g_object_new(shelves_get_type(), "vexpand", TRUE,
                              NULL);
    ((Shelves *)d->shelves)->desk = d;
    scroll = g_object_new(GTK_TYPE_SCROLLED_WINDOW,
        "hscrollbar-policy", GTK_POLICY_NEVER,
        "propagate-natural-width", TRUE,
        "propagate-natural-height", TRUE,
        "max-content-height", 640 + SPARE, "child",
        Look_box(DOWN, 0, d->shelves, make_notes(d), NULL), NULL);
    gtk_container_set_focus_vadjustment(GTK_CONTAINER(d->shelves),
        gtk_scrolled_window_get_vadjustment(
            GTK_SCROLLED_WINDOW(scroll)));
    return scroll;
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
        "swapped_signal::configure-event", pulled, d,
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
    Desk d = { .shelf = shelf, .size =
               shelf->games->len > GO_ON ? &small : &large };
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
