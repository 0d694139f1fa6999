/* Made from kit/board.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>
#include <math.h>
#include "board.h"
#include "look.h"
#include "paint-cairo.h"

/* the board */
struct _Board {
    GtkDrawingArea parent;
    Hand   hand;
    Motion wanted;
    double k, x, y;                 /* page to pixels: k * px + x */
    /* what stands in the picture */
    Theme  theme;
    cairo_surface_t *picture;       /* or NULL */
    guint  ticking;                 /* the tick callback, or 0 */
    GtkGesture *longer;             /* a finger that stays */
    /* what the reader has been told */
    AtkObject  *reader;             /* borrowed; NULL: nobody asked */
    GHashTable *cells;              /* id to its accessible */
    int         told_focus;
    GArray     *told;               /* ids of the things, once it asked */
};
typedef struct { GtkDrawingAreaClass parent; } BoardClass;
G_DEFINE_TYPE(Board, board, GTK_TYPE_DRAWING_AREA)

/* the board's picture */
static void forget_picture(Board *b)
{
    g_clear_pointer(&b->picture, cairo_surface_destroy);
    gtk_widget_queue_draw(GTK_WIDGET(b));
}
enum { MARGIN = 20, UNDER = 12, NARROW = 480 };

static void fit(Board *b)
{
    const Page *page = &b->hand.page;
    GtkWidget *w = GTK_WIDGET(b);
    GtkWidget *port = gtk_widget_get_parent(w);
    bool grown = page->whole > 0 && GTK_IS_SCROLLABLE(port);
    int place = gtk_widget_get_allocated_width(
                GTK_IS_SCROLLABLE(port) ? port : w);
    bool tall = place > 1 && place < NARROW;
    double width  = gtk_widget_get_allocated_width(w) - 2 * MARGIN;
    double height = gtk_widget_get_allocated_height(w) - MARGIN - UNDER;
    double seen = gtk_widget_get_allocated_height(grown ? port : w)
                - MARGIN - UNDER;
    double k = fmax(0.05, fmin(width / page->w, seen
                               / (grown ? page->whole : page->h)));
    double x = MARGIN + floor((width - k * page->w) / 2);
    double y = MARGIN + (grown ? 0 : floor((height - k * page->h) / 2));

    if (tall != b->hand.ui.tall) {
        b->hand.ui.tall = tall;
        Hand_refresh(&b->hand);
        fit(b);
        return;
    }
    /* ask for room */
    double least = b->hand.game->view->least;

    gtk_widget_set_size_request(w,
        MAX(180, (int)(least * page->w) + 2 * MARGIN),
        MAX(180, (int)(fmax(least, grown ? k : 0) * page->h)
                 + MARGIN + UNDER));

    if (k == b->k && x == b->x && y == b->y)
        return;
    forget_picture(b);
    b->k = k;
    b->x = x;
    b->y = y;
    b->hand.near = 4 / k;
}
static GdkRectangle pixels(const Board *b, Extent e)
{
    int x1 = (int)floor(b->x + b->k * e.x1) - 1;
    int y1 = (int)floor(b->y + b->k * e.y1) - 1;
    int x2 = (int)ceil (b->x + b->k * e.x2) + 1;
    int y2 = (int)ceil (b->y + b->k * e.y2) + 1;

    return (GdkRectangle){ x1, y1, x2 - x1, y2 - y1 };
}

/* clock and motion */
double Board_now(void) { return (double)g_get_monotonic_time() / 1000; }
static gboolean travel(GtkWidget *w, GdkFrameClock *c, gpointer data)
{
    Board *b = (Board *)w;
    bool more = Hand_time(&b->hand,
        (double)gdk_frame_clock_get_frame_time(c) / 1000);

    (void)data;
    if (!more)
        b->ticking = 0;
    Board_look(b);
    return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}
static void settle_motion(Board *b)
{
    GtkWidget *w = GTK_WIDGET(b);
    gboolean moves = FALSE;

    g_object_get(gtk_widget_get_settings(w), "gtk-enable-animations",
                 &moves, NULL);
    b->hand.motion = moves && gtk_widget_get_mapped(w) ? b->wanted
                                                       : STILL;
}
void Board_motion(Board *b, Motion wanted)
{
    b->wanted = wanted;
    settle_motion(b);
}

/* the board for the ear */
typedef struct Cell { AtkObject parent; Board *board; int id; } Cell;
typedef struct { AtkObjectClass parent; } CellClass;

static void cell_places (AtkComponentIface *iface);
static void cell_actions(AtkActionIface *iface);

G_DEFINE_TYPE_WITH_CODE(Cell, cell, ATK_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, cell_places)
    G_IMPLEMENT_INTERFACE(ATK_TYPE_ACTION, cell_actions))

/* NULL once the item or the board has gone */
static const Item *item_of(gpointer cell)
{
    const Cell *c = cell;

    return c->board ? Page_find(&c->board->hand.page, c->id) : NULL;
}
static void name_cell(gpointer id, gpointer cell, gpointer nobody)
{
    const Item *i = item_of(cell);
    g_autofree char *name = g_strconcat(i ? i->words : "", i
        ? Hand_tells(&((Cell *)cell)->board->hand, i->id) : NULL, NULL);

    (void)id, (void)nobody;
    if (g_strcmp0(atk_object_get_name(cell), name))
        atk_object_set_name(cell, name);
}
static GArray *things(const Board *b)
{
    GArray *ids = g_array_new(FALSE, FALSE, sizeof(int));

    for (int i = 0; i < b->hand.page.n; i++)
        if (b->hand.page.item[i].words[0])
            g_array_append_val(ids, b->hand.page.item[i].id);
    return ids;
}
static int place_in(const GArray *list, int id)
{
    int k = (int)list->len;

    while (k-- > 0 && g_array_index(list, int, k) != id)
        ;
    return k;
}
static int cell_index(AtkObject *o)
{
    const Cell *c = (Cell *)o;

    return c->board ? place_in(c->board->told, c->id) : -1;
}
static AtkStateSet *cell_states(AtkObject *o)
{
    AtkStateSet *set = ATK_OBJECT_CLASS(cell_parent_class)
                           ->ref_state_set(o);
    const Item *i = item_of(o);
    AtkStateType usual[] = { ATK_STATE_ENABLED, ATK_STATE_VISIBLE,
                             ATK_STATE_SHOWING, ATK_STATE_FOCUSABLE };

    if (!i) {
        atk_state_set_add_state(set, ATK_STATE_DEFUNCT);
        return set;
    }
    atk_state_set_add_states(set, usual, G_N_ELEMENTS(usual));
    if (i->move[0] || i->other[0])
        atk_state_set_add_state(set, ATK_STATE_SENSITIVE);
    if (((Cell *)o)->board->hand.ui.hover == i->id)
        atk_state_set_add_state(set, ATK_STATE_FOCUSED);
    return set;
}
static Item bare(const Page *page, const Item *i)
{
    Item seen = *i;

    for (const Item *on = i + 1; on < page->item + page->n; on++) {
        double left = on->x - i->x, above = on->y - i->y;
        double x = seen.w / 2 - left, y = seen.h / 2 - above;

        if (!on->words[0] || x < 0 || x > on->w || y < 0 || y > on->h)
            continue;
        if (left * seen.h > above * seen.w)
            seen.w = left;
        else if (above > 0)
            seen.h = above;
    }
    return seen;
}
static void cell_extents(AtkComponent *o, int *x, int *y,
                         int *w, int *h, AtkCoordType type)
{
    const Item *i = item_of(o);
    const Board *b = ((Cell *)o)->board;
    Item seen;

    *x = *y = *w = *h = 0;
    if (!i)
        return;
    seen = bare(&b->hand.page, i);
    atk_component_get_extents(ATK_COMPONENT(b->reader), x, y, w, h,
                              type);
    *x += (int)(b->x + b->k * seen.x);
    *y += (int)(b->y + b->k * seen.y);
    *w = (int)(b->k * seen.w);
    *h = (int)(b->k * seen.h);
}
static gboolean cell_grab_focus(AtkComponent *o)
{
    Board *b = ((Cell *)o)->board;

    if (!item_of(o))
        return FALSE;
    gtk_widget_grab_focus(GTK_WIDGET(b));
    Hand_point(&b->hand, ((Cell *)o)->id, true);
    Board_look(b);
    return TRUE;
}
static void cell_places(AtkComponentIface *iface)
{
    iface->get_extents = cell_extents;
    iface->grab_focus  = cell_grab_focus;
}
static int cell_n_actions(AtkAction *o)
{
    const Item *i = item_of(o);

    return i && i->other[0] ? 2 : 1;
}
static const char *cell_action(AtkAction *o, int k)
{
    static const char *const names[] = { "press", "mark" };

    return k >= 0 && k < cell_n_actions(o) ? names[k] : NULL;
}
static gboolean cell_do(AtkAction *o, int k)
{
    Board *b = ((Cell *)o)->board;
    bool done;

    if (!cell_action(o, k) || !item_of(o))
        return FALSE;
    Hand_time(&b->hand, Board_now());
    done = Hand_press(&b->hand, ((Cell *)o)->id, k ? 3 : 1);
    Board_look(b);
    return done;
}
static void cell_actions(AtkActionIface *iface)
{
    iface->get_n_actions = cell_n_actions;
    iface->get_name      = cell_action;
    iface->do_action     = cell_do;
}
static void cell_class_init(CellClass *class)
{
    AtkObjectClass *o = (AtkObjectClass *)class;

    o->get_index_in_parent = cell_index;
    o->ref_state_set       = cell_states;
}
static void cell_init(Cell *c)
{
    atk_object_set_role((AtkObject *)c, ATK_ROLE_PUSH_BUTTON);
}
typedef struct { GtkWidgetAccessible parent; } Reader;
typedef struct { GtkWidgetAccessibleClass parent; } ReaderClass;
G_DEFINE_TYPE(Reader, reader, GTK_TYPE_WIDGET_ACCESSIBLE)

static AtkObject *cell_of(Board *b, int id)
{
    Cell *c = g_hash_table_lookup(b->cells, GINT_TO_POINTER(id));

    if (!c) {
        c = g_object_new(cell_get_type(), NULL);
        c->board = b;
        c->id = id;
        atk_object_set_parent((AtkObject *)c, b->reader);
        g_hash_table_insert(b->cells, GINT_TO_POINTER(id), c);
        name_cell(NULL, c, NULL);
    }
    return (AtkObject *)c;
}
static int reader_n_children(AtkObject *o)
{
    const Board *b =
        (Board *)gtk_accessible_get_widget((GtkAccessible *)o);

    return b ? (int)b->told->len : 0;
}
static AtkObject *reader_child(AtkObject *o, int k)
{
    if (k < 0 || k >= reader_n_children(o))
        return NULL;
    Board *b = (Board *)gtk_accessible_get_widget((GtkAccessible *)o);

    return g_object_ref(cell_of(b, g_array_index(b->told, int, k)));
}
static void reader_initialize(AtkObject *o, gpointer widget)
{
    Board *b = widget;

    ATK_OBJECT_CLASS(reader_parent_class)->initialize(o, widget);
    atk_object_set_role(o, ATK_ROLE_PANEL);
    b->reader = o;
    b->told = things(b);
}
static void reader_class_init(ReaderClass *class)
{
    AtkObjectClass *o = (AtkObjectClass *)class;

    o->get_n_children = reader_n_children;
    o->ref_child      = reader_child;
    o->initialize     = reader_initialize;
}
static void reader_init(Reader *r) { (void)r; }
static void tell_focus(Board *b)
{
    int before = b->told_focus, id = b->hand.ui.hover;

    if (before == id)
        return;
    b->told_focus = id;
    if (Page_find(&b->hand.page, before))
        atk_object_notify_state_change(cell_of(b, before),
                                       ATK_STATE_FOCUSED, FALSE);
    if (!Page_find(&b->hand.page, id))
        return;
    atk_object_notify_state_change(cell_of(b, id),
                                   ATK_STATE_FOCUSED, TRUE);
    g_signal_emit_by_name(b->reader, "active-descendant-changed",
                          cell_of(b, id));
}
static void tell_gone(Board *b, int k)
{
    int id = g_array_index(b->told, int, k);

    g_array_remove_index(b->told, (guint)k);
    g_signal_emit_by_name(b->reader, "children-changed::remove", k,
                          cell_of(b, id), NULL);
}
static void tell_come(Board *b, guint k, int id)
{
    g_array_insert_val(b->told, k, id);
    g_signal_emit_by_name(b->reader, "children-changed::add", k,
                          cell_of(b, id), NULL);
}
static void tell_tree(Board *b)
{
    g_autoptr(GArray) now = things(b);
    GArray *told = b->told;

    for (int k = (int)told->len; k-- > 0; )
        if (place_in(now, g_array_index(told, int, k)) < 0)
            tell_gone(b, k);
    for (int k = 0; k < (int)now->len; ) {
        int id = g_array_index(now, int, k), from = place_in(told, id);
        int here = from > k ? g_array_index(told, int, k) : id;

        if (here != id && place_in(now, here) > from)
            tell_gone(b, k);
        else {
            if (from > k)
                tell_gone(b, from);
            if (from != k)
                tell_come(b, (guint)k, id);
            k++;
        }
    }
}
static void tell_reader(Board *b)
{
    tell_tree(b);
    g_hash_table_foreach(b->cells, name_cell, NULL);
    tell_focus(b);
}

/* look */
static void show_part(const Board *b, const Item *i,
                      GtkScrollable *port)
{
    double x = b->x + b->k * i->x - MARGIN / 2.;
    double y = b->y + b->k * i->y - MARGIN / 2.;

    gtk_adjustment_clamp_page(gtk_scrollable_get_hadjustment(port), x,
                              x + b->k * i->w + MARGIN);
    gtk_adjustment_clamp_page(gtk_scrollable_get_vadjustment(port), y,
                              y + b->k * i->h + MARGIN);
}
static void queue(Board *b)
{
    for (int k = 0; k < b->hand.spoils; k++) {
        GdkRectangle r = pixels(b, b->hand.spoiled[k]);

        gtk_widget_queue_draw_area(GTK_WIDGET(b), r.x, r.y, r.width,
                                   r.height);
    }
}
void Board_look(Board *b)
{
    const View *view = b->hand.game->view;

    if (!b->hand.changed)
        return;
    b->hand.changed = false;
    fit(b);
    /* scroll to what is meant */
    const Item *i = Page_find(&b->hand.page, b->hand.ui.ring
                              ? b->hand.ui.hover : b->hand.ui.hint);
    GtkWidget *port = gtk_widget_get_parent(GTK_WIDGET(b));

    if (i && GTK_IS_SCROLLABLE(port))
        show_part(b, i, GTK_SCROLLABLE(port));
    Hand_feel(&b->hand, b->theme);
    queue(b);
    if (view->air && b->hand.fresh)
        gtk_widget_queue_draw(gtk_widget_get_toplevel(GTK_WIDGET(b)));
    b->hand.fresh = false;
    if (Hand_moves(&b->hand) && !b->ticking)
        b->ticking = gtk_widget_add_tick_callback(GTK_WIDGET(b),
                                                  travel, NULL, NULL);
    if (b->reader)
        tell_reader(b);
}
typedef struct Half {
    const Stage *stage;
    uint32_t *dots;
    int rows;
} Half;
static gpointer upper_half(gpointer half)
{
    Half *h = half;

    Stage_rows(h->stage, h->dots, 0, h->rows);
    return NULL;
}
static void both_halves(const Stage *s, uint32_t *dots, int high)
{
    Half half = { s, dots, high / 2 };
    GThread *helper = NULL;

    if (high > 100)
        helper = g_thread_new("rows", upper_half, &half);
    Stage_rows(s, dots, helper ? high / 2 : 0, high);
    if (helper)
        g_thread_join(helper);
}
static void show_room(const Board *b, Room *r)
{
    GtkWidget *w = GTK_WIDGET(b);

    r->rows = both_halves;
    r->fine = b->k * gtk_widget_get_scale_factor(w);
    r->seen[0] = -b->x / b->k;
    r->seen[1] = -b->y / b->k;
    r->seen[2] = (gtk_widget_get_allocated_width(w) - b->x) / b->k;
    r->seen[3] = (gtk_widget_get_allocated_height(w) - b->y) / b->k;
}
static void repair(Board *b)
{
    cairo_t *cr = cairo_create(b->picture);
    Paint_cairo p;

    for (int k = 0; k < b->hand.spoils; k++) {
        GdkRectangle r = pixels(b, b->hand.spoiled[k]);

        gdk_cairo_rectangle(cr, &r);
    }
    cairo_clip(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
    cairo_translate(cr, b->x, b->y);
    cairo_scale(cr, b->k, b->k);
    Paint_cairo_start(&p, cr, b->hand.game->view->inks, b->theme);
    p.paint.fine = 1;               /* stamps are kept */
    if (b->hand.room)
        show_room(b, b->hand.room);
    Hand_repaint(&b->hand, &p.paint);
    cairo_destroy(cr);
}
static gboolean board_draw(GtkWidget *w, cairo_t *cr)
{
    Board *b = (Board *)w;
    int width  = gtk_widget_get_allocated_width(w);
    int height = gtk_widget_get_allocated_height(w);
    int fine   = gtk_widget_get_scale_factor(w);

    if (!b->picture) {
        b->picture = gdk_window_create_similar_image_surface(
            gtk_widget_get_window(w), CAIRO_FORMAT_ARGB32,
            width * fine, height * fine, 0);
        Hand_spoil(&b->hand);
    }
    /* repair the picture and put it on the screen */
    if (b->hand.spoils > 0)
        repair(b);
    cairo_set_source_surface(cr, b->picture, 0, 0);
    cairo_paint(cr);
    return GDK_EVENT_STOP;
}
gboolean Board_air(GtkWidget *around, cairo_t *cr, Board *b)
{
    bool seen = gtk_widget_get_mapped(GTK_WIDGET(b));
    int x = 0, y = 0;
    Item all = { .w = gtk_widget_get_allocated_width(around) / b->k,
                 .h = gtk_widget_get_allocated_height(around) / b->k };
    Paint_cairo p;

    gtk_widget_translate_coordinates(GTK_WIDGET(b), around, 0, 0,
                                     &x, &y);
    all.x = -(b->x + x) / b->k;
    all.y = -(b->y + y) / b->k;
    cairo_save(cr);
    cairo_scale(cr, b->k, b->k);
    cairo_translate(cr, -all.x, -all.y);
    Paint_cairo_start(&p, cr, b->hand.game->view->inks, b->theme);
    Hand_air(seen ? &b->hand : NULL, &all, &p.paint);
    cairo_restore(cr);
    return GDK_EVENT_PROPAGATE;
}

/* pointing and keys */
static void held(Board *b, guint state)
{
    b->hand.shift = state & GDK_SHIFT_MASK;
    b->hand.ctrl = state & GDK_CONTROL_MASK;
}
static gboolean point(GtkWidget *w, EventKind kind, double x, double y,
                      int button, guint state)
{
    Board *b = (Board *)w;

    held(b, state);
    Hand_time(&b->hand, Board_now());
    Hand_event(&b->hand, kind, (x - b->x) / b->k, (y - b->y) / b->k,
               button);
    Board_look(b);
    return GDK_EVENT_STOP;
}
static gboolean board_motion(GtkWidget *w, GdkEventMotion *g)
{
    return point(w, MOTION, g->x, g->y, 0, g->state);
}
static gboolean board_leave(GtkWidget *w, GdkEventCrossing *g)
{
    return point(w, LEAVE, g->x, g->y, 0, g->state);
}
static gboolean board_button(GtkWidget *w, GdkEventButton *g)
{
    bool right = g->button == 1 && (g->state & GDK_CONTROL_MASK);
    bool up = g->type == GDK_BUTTON_RELEASE;

    if ((!up && g->type != GDK_BUTTON_PRESS) || g->button > 3)
        return GDK_EVENT_STOP;
    if (!up)
        gtk_widget_grab_focus(w);
    return point(w, up ? RELEASE : PRESS, g->x, g->y,
                 right ? 3 : (int)g->button, g->state);
}
static gboolean board_scroll(GtkWidget *w, GdkEventScroll *g)
{
    Board *b = (Board *)w;
    double steps = g->direction == GDK_SCROLL_UP ? 1
                 : g->direction == GDK_SCROLL_DOWN ? -1
                 : g->direction == GDK_SCROLL_SMOOTH ? -g->delta_y : 0;

    held(b, g->state);
    if (!Hand_wheel(&b->hand, steps))
        return GDK_EVENT_PROPAGATE;
    Board_look(b);
    return GDK_EVENT_STOP;
}
static void board_stay(Board *b)
{
    Hand_time(&b->hand, Board_now());
    Hand_stay(&b->hand);
    Board_look(b);
}
static const char *key_name(guint key)
{
    static char pad[] = "KP_7";

    if (key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
        return "Return";
    if (key < GDK_KEY_KP_Home || key > GDK_KEY_KP_Begin)
        return gdk_keyval_name(gdk_keyval_to_lower(key));
    pad[3] = "748629315"[key - GDK_KEY_KP_Home];
    return pad;
}
bool Board_key(Board *b, const char *name, bool down)
{
    bool taken;

    Hand_time(&b->hand, Board_now());
    taken = Hand_key(&b->hand, name, down);
    Board_look(b);
    return taken;
}
static bool turns_table(Board *b, const GdkEventKey *g)
{
    guint with = g->state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK |
                             GDK_MOD1_MASK | GDK_SUPER_MASK);
    char name[32];

    if (!b->hand.room || (with != GDK_CONTROL_MASK &&
                          with != GDK_SHIFT_MASK))
        return false;
    snprintf(name, sizeof name, "%s-%s", with == GDK_SHIFT_MASK
             ? "Shift" : "Ctrl", gdk_keyval_name(g->keyval));
    return Board_key(b, name, true);
}
static gboolean board_key_press(GtkWidget *w, GdkEventKey *g)
{
    guint ours = GDK_CONTROL_MASK | GDK_MOD1_MASK | GDK_SUPER_MASK;
    const char *name = key_name(g->keyval);

    held((Board *)w, g->state);
    return turns_table((Board *)w, g) ||
        (name && !(g->state & ours) && !g->is_modifier &&
         Board_key((Board *)w, name, true)) ||
        GTK_WIDGET_CLASS(board_parent_class)->key_press_event(w, g);
}
static gboolean board_key_release(GtkWidget *w, GdkEventKey *g)
{
    const char *name = key_name(g->keyval);

    held((Board *)w, g->state);
    return name && Board_key((Board *)w, name, false);
}
static gboolean board_focus(GtkWidget *w, GdkEventFocus *g)
{
    Hand_focus(&((Board *)w)->hand, g->in);
    Board_look((Board *)w);
    return GDK_EVENT_PROPAGATE;
}

/* changes from outside */
static void board_allocate(GtkWidget *w, GtkAllocation *a)
{
    GTK_WIDGET_CLASS(board_parent_class)->size_allocate(w, a);
    forget_picture((Board *)w);
    fit((Board *)w);
}
static void board_style(GtkWidget *w)
{
    Board *b = (Board *)w;

    GTK_WIDGET_CLASS(board_parent_class)->style_updated(w);
    b->theme = Look_theme();
    b->hand.changed = true;
    forget_picture(b);
    Board_look(b);
}

/* the end of a board */
static void orphan(gpointer id, gpointer cell, gpointer nobody)
{
    (void)id, (void)nobody;
    ((Cell *)cell)->board = NULL;
}
static void board_destroy(GtkWidget *w)
{
    Board *b = (Board *)w;

    g_hash_table_foreach(b->cells, orphan, NULL);
    g_hash_table_remove_all(b->cells);
    g_signal_handlers_disconnect_by_data(gtk_widget_get_settings(w), b);
    b->reader = NULL;
    b->ticking = 0;
    g_clear_object(&b->longer);
    GTK_WIDGET_CLASS(board_parent_class)->destroy(w);
}
static void board_finalize(GObject *o)
{
    Board *b = (Board *)o;

    g_hash_table_destroy(b->cells);
    g_clear_pointer(&b->told, g_array_unref);
    g_clear_pointer(&b->picture, cairo_surface_destroy);
    Hand_end(&b->hand);
    G_OBJECT_CLASS(board_parent_class)->finalize(o);
}

/* the life of a board */
static void board_class_init(BoardClass *class)
{
    GtkWidgetClass *w = GTK_WIDGET_CLASS(class);

    w->draw                 = board_draw;
    w->size_allocate        = board_allocate;
    w->style_updated        = board_style;
    w->motion_notify_event  = board_motion;
    w->leave_notify_event   = board_leave;
    w->button_press_event   = board_button;
    w->button_release_event = board_button;
    w->scroll_event         = board_scroll;
    w->key_press_event      = board_key_press;
    w->key_release_event    = board_key_release;
    w->focus_in_event       = board_focus;
    w->focus_out_event      = board_focus;
    w->destroy              = board_destroy;
    G_OBJECT_CLASS(class)->finalize = board_finalize;
    gtk_widget_class_set_accessible_type(w, reader_get_type());
}
static void board_init(Board *b)
{
    gtk_widget_set_can_focus(GTK_WIDGET(b), TRUE);
    gtk_widget_add_events(GTK_WIDGET(b), GDK_POINTER_MOTION_MASK |
        GDK_LEAVE_NOTIFY_MASK | GDK_BUTTON_PRESS_MASK |
        GDK_BUTTON_RELEASE_MASK | GDK_SMOOTH_SCROLL_MASK |
        GDK_SCROLL_MASK | GDK_KEY_PRESS_MASK |
        GDK_KEY_RELEASE_MASK);
    /* a finger that stays */
    b->longer = gtk_gesture_long_press_new(GTK_WIDGET(b));
    gtk_event_controller_set_propagation_phase(
        GTK_EVENT_CONTROLLER(b->longer), GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(b->longer, "pressed", G_CALLBACK(board_stay),
                             b);
    b->cells  = g_hash_table_new_full(NULL, NULL, NULL, g_object_unref);
    b->k = 1;
    b->theme = Look_theme();
}
GtkWidget *Board_new(const Game *game, Hand_does *does, void *who)
{
    Board *b = g_object_new(board_get_type(), NULL);

    if (!Hand_start(&b->hand, game, does, who))
        g_error("no memory");
    g_signal_connect(b, "map", G_CALLBACK(settle_motion), NULL);
    g_signal_connect_after(b, "unmap", G_CALLBACK(settle_motion), NULL);
    g_signal_connect_swapped(gtk_widget_get_settings(GTK_WIDGET(b)),
        "notify::gtk-enable-animations", G_CALLBACK(settle_motion), b);
    settle_motion(b);
    return GTK_WIDGET(b);
}
Hand *Board_hand(Board *b) { return &b->hand; }
void Board_size(const Board *b, int percent, int size[2])
{
    const double page[] = { b->hand.page.w, b->hand.page.h };
    const int air[] = { 2 * MARGIN, MARGIN + UNDER };
    double side = fmax(page[0], page[1]);
    double k = percent / 100. * (side < 300 ? fmin(2, 480 / side) : 1);

    for (int i = 0; i < 2; i++)
        k = fmin(k, (size[i] - air[i]) / page[i]);
    for (int i = 0; i < 2; i++)
        size[i] = (int)(k * page[i]) + air[i];
}
int Board_margin(const Board *b) { return (int)b->x - MARGIN; }
void Board_place(const Board *b, double *x, double *y)
{
    *x = b->x + b->k * *x;
    *y = b->y + b->k * *y;
}
