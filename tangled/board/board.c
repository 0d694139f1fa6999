/* Made from kit/board.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>
#include <math.h>
#include <string.h>
#include "board.h"
#include "paint-cairo.h"
#include "program.h"

/* what an item would paint */
typedef struct Mark {
    uint64_t hash;                  /* of all that was painted .. */
    double   x1, y1, x2, y2;        /* .. and where, on the page */
} Mark;

enum { DEEP = 16 };                 /* saves within saves */
typedef struct Feel {
    Paint paint;                    /* first: a Feel is a Paint */
    Mark  all, path;
    cairo_matrix_t at[DEEP];
    int   depth;
} Feel;
static void mix(Feel *f, double number)
{
    uint64_t bits;

    memcpy(&bits, &number, sizeof bits);
    f->all.hash = (f->all.hash ^ bits) * 0x9E3779B97F4A7C15u;
    f->all.hash ^= f->all.hash >> 32;
}
static const Mark nowhere = { 0, 1e9, 1e9, -1e9, -1e9 };

static void grow(Mark *m, double x, double y, double by)
{
    m->x1 = fmin(m->x1, x - by);  m->x2 = fmax(m->x2, x + by);
    m->y1 = fmin(m->y1, y - by);  m->y2 = fmax(m->y2, y + by);
}
static void point(Feel *f, double x, double y)
{
    cairo_matrix_transform_point(&f->at[f->depth], &x, &y);
    mix(f, x);
    mix(f, y);
    grow(&f->path, x, y, 0);
}
static void feel_move(Paint *p, double x, double y)
{
    mix((Feel *)p, 'M');
    point((Feel *)p, x, y);
}
static void feel_line(Paint *p, double x, double y)
{
    mix((Feel *)p, 'L');
    point((Feel *)p, x, y);
}
static void feel_curve(Paint *p, double x1, double y1,
                       double x2, double y2, double x, double y)
{
    mix((Feel *)p, 'C');
    point((Feel *)p, x1, y1);
    point((Feel *)p, x2, y2);
    point((Feel *)p, x, y);
}
static void feel_arc(Paint *p, double x, double y, double r,
                     double from, double to)
{
    mix((Feel *)p, from);
    mix((Feel *)p, to);
    point((Feel *)p, x - r, y - r);
    point((Feel *)p, x + r, y - r);
    point((Feel *)p, x - r, y + r);
    point((Feel *)p, x + r, y + r);
}
static void settle_path(Feel *f, double by)
{
    if (f->path.x1 <= f->path.x2) {
        grow(&f->all, f->path.x1, f->path.y1, by);
        grow(&f->all, f->path.x2, f->path.y2, by);
    }
    f->path = nowhere;
}
static void feel_fill(Paint *p, int ink)
{
    mix((Feel *)p, 1000 + ink);
    settle_path((Feel *)p, 0);
}
static void feel_stroke(Paint *p, int ink, double width)
{
    Feel *f = (Feel *)p;
    const cairo_matrix_t *m = &f->at[f->depth];
    double scale = hypot(m->xx, m->yx) + hypot(m->xy, m->yy);

    mix(f, 2000 + ink);
    mix(f, width);
    settle_path(f, width * scale / 2);
}
static void feel_close(Paint *p) { mix((Feel *)p, 'Z'); }
static void feel_clip(Paint *p)
{
    mix((Feel *)p, 'K');
    ((Feel *)p)->path = nowhere;
}
static void feel_shade(Paint *p, int ink, double x1, double y1,
                       double r1, double x2, double y2, double r2)
{
    const double told[] = { 3000 + ink, x1, y1, r1, x2, y2, r2 };

    for (int i = 0; i < 7; i++)
        mix((Feel *)p, told[i]);
}
static void feel_text(Paint *p, const char *utf8, double x, double y,
                      double size, Align align, Typeface face, int ink)
{
    double wide = size * (double)strlen(utf8);

    for (const char *c = utf8; *c; c++)
        mix((Feel *)p, *c);
    mix((Feel *)p, 4000 + 100 * ink + 10 * (int)align + (int)face);
    mix((Feel *)p, x);
    point((Feel *)p, x - wide, y - size);
    point((Feel *)p, x + wide, y + size);
    settle_path((Feel *)p, 0);
}
static void feel_image(Paint *p, const unsigned *argb, int w, int h,
                       double x, double y, double width, double height)
{
    for (int i = 0; i < w * h; i++)
        mix((Feel *)p, argb[i]);
    point((Feel *)p, x, y);
    point((Feel *)p, x + width, y + height);
    settle_path((Feel *)p, 0);
}
static void feel_save(Paint *p)
{
    Feel *f = (Feel *)p;

    g_assert(f->depth + 1 < DEEP);
    f->at[f->depth + 1] = f->at[f->depth];
    f->depth++;
}
static void feel_restore(Paint *p)
{
    g_assert(((Feel *)p)->depth > 0);
    ((Feel *)p)->depth--;
}
static void feel_shift(Paint *p, double x, double y)
{
    cairo_matrix_translate(&((Feel *)p)->at[((Feel *)p)->depth], x, y);
}
static void feel_scale(Paint *p, double x, double y)
{
    cairo_matrix_scale(&((Feel *)p)->at[((Feel *)p)->depth], x, y);
}
static void feel_turn(Paint *p, double turns)
{
    cairo_matrix_rotate(&((Feel *)p)->at[((Feel *)p)->depth],
                        turns * 2 * G_PI);
}
static void feel_start(Feel *f, Theme theme)
{
    f->paint = (Paint){ theme, feel_move, feel_line, feel_curve,
        feel_arc, feel_close, feel_clip, feel_fill, feel_stroke,
        feel_shade, feel_save, feel_restore, feel_shift, feel_scale,
        feel_turn, feel_text, feel_image };
    f->all = f->path = nowhere;
    f->depth = 0;
    cairo_matrix_init_identity(&f->at[0]);
}

/* the board */
struct _Board {
    GtkDrawingArea parent;
    const Game *game;
    Board_does *does;
    void  *who;
    void  *state;                   /* a copy, without secrets */
    Ui     ui;
    Page   page;                    /* the layout of state and ui */
    double k, x, y;                 /* page to pixels: k * px + x */
    Line   half;                    /* "move t3 2 " of what is held */
    int    pressed, button;         /* id under the button, or 0 */
    GtkGesture *longer;             /* a finger that stays */
    bool   ticks;                   /* this state came by itself */
    /* what stands in the picture */
    Mark  *mark;                    /* of each item, and of the ring */
    int    marks;
    Theme  theme;
    cairo_surface_t *picture;       /* or NULL */
    cairo_region_t  *damage;        /* in pixels: to be painted anew */
    /* what is on its way */
    GArray *movers;                 /* of Mover */
    gint64  began;                  /* when they left */
    guint   ticking;                /* the tick callback, or 0 */
    gint64 (*now)(void);            /* a test's clock, or NULL */
    AtkObject *reader;              /* borrowed; NULL: nobody asked */
    GHashTable *cells;              /* id to its accessible */
};
typedef struct { GtkDrawingAreaClass parent; } BoardClass;
G_DEFINE_TYPE(Board, board, GTK_TYPE_DRAWING_AREA)

/* what a board does */
static void tell_focus(Board *b, int before, int id);
static void tell_reader(Board *b, const Page *old);
static void tell_changed_words(Board *b);
static void put_down(Board *b);
static void forget_picture(Board *b);

/* layout */
enum { MARGIN = 20, UNDER = 12 };

static void lay_out(Board *b)
{
    GtkWidget *w = GTK_WIDGET(b);
    Page *page = &b->page;

    for (page->n = 0;; page->n = 0) {
        b->game->view->layout(b->state, &b->ui, page);
        if (page->n <= page->room)
            break;
        page->room = page->n;
        page->item = g_renew(Item, page->item, (gsize)page->room);
    }
    /* scale the page to the widget */
    double width  = gtk_widget_get_allocated_width(w) - 2 * MARGIN;
    double height = gtk_widget_get_allocated_height(w)
                    - MARGIN - UNDER;
    double k = fmax(0.05, fmin(width / page->w, height / page->h));
    double x = MARGIN + floor((width - k * page->w) / 2);
    double y = MARGIN + floor((height - k * page->h) / 2);

    if (k != b->k || x != b->x || y != b->y)
        forget_picture(b);
    b->k = k;
    b->x = x;
    b->y = y;
}

/* the board's picture */
static void forget_picture(Board *b)
{
    g_clear_pointer(&b->picture, cairo_surface_destroy);
    gtk_widget_queue_draw(GTK_WIDGET(b));
}
static double corner_of(const Item *i)
{
    double side = fmin(i->w, i->h);

    if (i->round)
        return side / 2;
    return fabs(i->w - i->h) < 1 ? side / 6 : side * .08;
}
static void paint_ring(const Board *b, Paint *p)
{
    const Item *i = b->ui.ring ? Page_find(&b->page, b->ui.hover)
                               : NULL;
    double out = 3.5;

    if (!i || !gtk_widget_has_focus(GTK_WIDGET(b)))
        return;
    for (int pass = 0; pass < 2; pass++) {
        Paint_round(p, i->x - out, i->y - out, i->w + 2 * out,
                    i->h + 2 * out, corner_of(i) + out);
        p->stroke(p, pass ? FOCUS : PAPER, pass ? 3 : 7);
    }
}
static void paint_entry(const Board *b, int i, Paint *p)
{
    if (i < b->page.n)
        b->game->view->paint(b->state, &b->ui, &b->page.item[i], p);
    else
        paint_ring(b, p);
}
static GdkRectangle pixels(const Board *b, const Mark *m)
{
    int x1 = (int)floor(b->x + b->k * m->x1) - 1;
    int y1 = (int)floor(b->y + b->k * m->y1) - 1;
    int x2 = (int)ceil (b->x + b->k * m->x2) + 1;
    int y2 = (int)ceil (b->y + b->k * m->y2) + 1;

    return (GdkRectangle){ x1, y1, x2 - x1, y2 - y1 };
}
static void spoil(Board *b, const Mark *m)
{
    if (m->x1 <= m->x2) {
        GdkRectangle r = pixels(b, m);

        cairo_region_union_rectangle(b->damage, &r);
    }
}
static void compare(Board *b)
{
    int n = b->page.n + 1;

    if (n != b->marks) {
        b->mark = g_renew(Mark, b->mark, (gsize)n);
        forget_picture(b);
    }
    for (int i = 0; i < n; i++) {
        Feel f;

        feel_start(&f, b->theme);
        paint_entry(b, i, &f.paint);
        /* spoil both places if the answer differs */
        if (i < b->marks && b->picture && f.all.hash != b->mark[i].hash) {
            spoil(b, &b->mark[i]);
            spoil(b, &f.all);
        }
        b->mark[i] = f.all;
    }
    b->marks = n;
    gtk_widget_queue_draw_region(GTK_WIDGET(b), b->damage);
}
static bool reaches(const Board *b, int i)
{
    GdkRectangle r;

    if (b->mark[i].x1 > b->mark[i].x2)
        return false;
    r = pixels(b, &b->mark[i]);
    return cairo_region_contains_rectangle(b->damage, &r) !=
           CAIRO_REGION_OVERLAP_OUT;
}
static void repair(Board *b)
{
    cairo_t *cr = cairo_create(b->picture);
    Paint_cairo p;

    gdk_cairo_region(cr, b->damage);
    cairo_clip(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
    cairo_translate(cr, b->x, b->y);
    cairo_scale(cr, b->k, b->k);
    Paint_cairo_start(&p, cr, b->game->view->inks, b->theme);
    for (int i = 0; i < b->marks; i++)
        if (reaches(b, i))
            paint_entry(b, i, &p.paint);
    cairo_destroy(cr);
}
static gboolean board_draw(GtkWidget *w, cairo_t *cr)
{
    Board *b = (Board *)w;
    int width  = gtk_widget_get_allocated_width(w);
    int height = gtk_widget_get_allocated_height(w);
    int fine   = gtk_widget_get_scale_factor(w);

    if (!b->picture) {
        GdkRectangle whole = { 0, 0, width, height };

        b->picture = gdk_window_create_similar_image_surface(
            gtk_widget_get_window(w), CAIRO_FORMAT_ARGB32,
            width * fine, height * fine, 0);
        cairo_region_union_rectangle(b->damage, &whole);
    }
    /* repair the picture and put it on the screen */
    if (!cairo_region_is_empty(b->damage))
        repair(b);
    cairo_region_destroy(b->damage);
    b->damage = cairo_region_create();
    cairo_set_source_surface(cr, b->picture, 0, 0);
    cairo_paint(cr);
    return GDK_EVENT_STOP;
}

/* travelers */
enum { STEP = 200000 };             /* a fifth of a second, in us */
typedef struct Box { double x, y, w, h; } Box;
typedef struct Mover { int i, id; Box from, to; } Mover;

static Box box_of(const Item *i)
{
    return (Box){ i->x, i->y, i->w, i->h };
}
static double between(double a, double b, double t)
{
    return a + (b - a) * t;
}
static void place(Board *b, double t)
{
    double part = 1 - (1 - t) * (1 - t) * (1 - t);

    for (guint k = 0; k < b->movers->len; k++) {
        const Mover *m = &g_array_index(b->movers, Mover, k);
        Item *i = m->i < b->page.n ? &b->page.item[m->i] : NULL;

        if (!i || i->id != m->id)
            continue;
        i->x = between(m->from.x, m->to.x, part);
        i->y = between(m->from.y, m->to.y, part);
        i->w = between(m->from.w, m->to.w, part);
        i->h = between(m->from.h, m->to.h, part);
    }
}
static gint64 clock_now(const Board *b)
{
    GdkFrameClock *c = gtk_widget_get_frame_clock(GTK_WIDGET(b));

    if (b->now)
        return b->now();
    return c ? gdk_frame_clock_get_frame_time(c) : 0;
}
static double part_of_time(const Board *b)
{
    return CLAMP((double)(clock_now(b) - b->began) / STEP, 0, 1);
}
static void arrive(Board *b)
{
    place(b, 1);
    g_array_set_size(b->movers, 0);
    if (b->ticking)
        gtk_widget_remove_tick_callback(GTK_WIDGET(b), b->ticking);
    b->ticking = 0;
}
static gboolean travel(GtkWidget *w, GdkFrameClock *c, gpointer data)
{
    Board *b = (Board *)w;
    double t = part_of_time(b);

    (void)c, (void)data;
    place(b, t);
    if (t >= 1)
        arrive(b);
    compare(b);
    return t >= 1 ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}
static void find_movers(Board *b, const Page *old)
{
    for (int i = 0; i < b->page.n; i++) {
        const Item *now = &b->page.item[i];
        const Item *was = i < old->n && old->item[i].id == now->id
                        ? &old->item[i] : Page_find(old, now->id);
        Mover m = { i, now->id, { 0, 0, 0, 0 }, box_of(now) };

        if (!was || (was->x == now->x && was->y == now->y &&
                     was->w == now->w && was->h == now->h))
            continue;
        m.from = box_of(was);
        g_array_append_val(b->movers, m);
    }
}
static bool may_move(const Board *b)
{
    gboolean wanted = FALSE;

    g_object_get(gtk_widget_get_settings(GTK_WIDGET(b)),
                 "gtk-enable-animations", &wanted, NULL);
    return wanted && gtk_widget_get_mapped(GTK_WIDGET(b));
}
static void depart(Board *b, const Page *old)
{
    find_movers(b, old);
    if (b->movers->len == 0)
        return;
    b->began = clock_now(b);
    if (!b->ticking)
        b->ticking = gtk_widget_add_tick_callback(GTK_WIDGET(b),
                                                  travel, NULL, NULL);
    place(b, 0);
}

/* what came of a tick */
static bool still(const Page *old, const Page *now, int id)
{
    const Item *was = Page_find(old, id), *is = Page_find(now, id);

    return was && is && same(was->move, is->move);
}

/* show and refresh */
static void show_state(Board *b, const void *state, bool moved)
{
    Page old = b->page;

    b->page = (Page){ 0 };
    memcpy(b->state, state, b->game->model->size);
    memset(b->ui.scratch, 0, b->game->view->scratch);
    /* forget what is no longer there */
    if (!b->ticks) {
        b->ui.hint = 0;
        put_down(b);
    }
    g_array_set_size(b->movers, 0);
    lay_out(b);
    /* after a tick, keep what is still there */
    if (b->ticks && !still(&old, &b->page, b->ui.hint))
        b->ui.hint = 0;
    if (b->ticks && !still(&old, &b->page, b->ui.held))
        put_down(b);
    if (b->ticks)
        lay_out(b);
    if (moved && may_move(b))
        depart(b, &old);
    compare(b);
    tell_reader(b, &old);
    g_free(old.item);
}
void Board_show(Board *b, const void *state, bool moved)
{
    b->ticks = false;
    show_state(b, state, moved);
}
void Board_tick(Board *b, const void *state)
{
    b->ticks = true;
    show_state(b, state, true);
}
void Board_refresh(Board *b)
{
    lay_out(b);
    place(b, part_of_time(b));
    compare(b);
    if (b->reader)
        tell_changed_words(b);
}
void Board_hint(Board *b, const char *move)
{
    b->ui.hint = Hinted(b->game, &b->page, move);
    Board_refresh(b);
}

/* pointing */
static int pick(const Board *b, double x, double y)
{
    const View *v = b->game->view;
    const Item *i;

    if (v->pick)
        return v->pick(b->state, &b->ui, x, y);
    i = Page_at(&b->page, x, y);
    return i ? i->id : 0;
}
static Event event_at(const Board *b, EventKind kind,
                      double x, double y, int button)
{
    Event e = { kind, (x - b->x) / b->k, (y - b->y) / b->k,
                button, 0, "" };

    e.id = pick(b, e.x, e.y);
    return e;
}
static bool game_takes(Board *b, const Event *e)
{
    Line move = "";

    if (!b->game->view->input ||
        !b->game->view->input(b->state, &b->ui, e, move))
        return false;
    Board_refresh(b);
    if (*move)
        b->does(b->who, move);
    return true;
}
static void point_at(Board *b, int id, bool by_keys)
{
    int before = b->ui.hover;

    if (before == id && b->ui.ring == by_keys)
        return;
    b->ui.hover = id;
    b->ui.ring = by_keys;
    b->ui.down = id && id == b->pressed;
    Board_refresh(b);
    tell_focus(b, before, id);
}
static void hold_down(Board *b, int id)
{
    b->pressed = id;
    b->ui.down = id && id == b->ui.hover;
    Board_refresh(b);
}

/* pressing */
static bool is_half(const char *move)
{
    return g_str_has_suffix(move, " ...");
}
static void put_down(Board *b)
{
    b->half[0] = '\0';
    b->ui.held = 0;
    b->ui.dx = b->ui.dy = 0;
}
static void take_up(Board *b, int id, const char *move)
{
    put_down(b);
    say(b->half, "%.*s", (int)strlen(move) - 3, move);
    b->ui.held = id;
    Board_refresh(b);
}
void Board_half(Board *b, const char *half)
{
    take_up(b, 0, half);
}
static void make_whole(Line whole, const char *half, const Item *i)
{
    say(whole, "%s%s", half, same(i->drop, ".") ? "" : i->drop);
    g_strchomp(whole);
}
static void drop_on(Board *b, const Item *i)
{
    Line whole;

    if (i->id != b->ui.held && i->drop[0]) {
        make_whole(whole, b->half, i);
        put_down(b);
        b->does(b->who, whole);
    } else {
        put_down(b);
        Board_refresh(b);
    }
}
static bool press(Board *b, int id, int button)
{
    const Item *i = Page_find(&b->page, id);
    Line move;

    if (!i) {
        put_down(b);
        return false;
    }
    say(move, "%s", button == 3 ? i->other : i->move);
    if (b->half[0])
        drop_on(b, i);
    else if (is_half(move))
        take_up(b, id, move);
    else if (move[0])
        b->does(b->who, move);
    return move[0] != '\0';
}
static gboolean board_motion(GtkWidget *w, GdkEventMotion *g)
{
    Board *b = (Board *)w;
    Event e = event_at(b, MOTION, g->x, g->y, 0);

    if (!game_takes(b, &e))
        point_at(b, e.id, false);
    return GDK_EVENT_STOP;
}
static gboolean board_leave(GtkWidget *w, GdkEventCrossing *g)
{
    Board *b = (Board *)w;
    Event e = { LEAVE, 0, 0, 0, 0, "" };

    (void)g;
    if (!game_takes(b, &e) && !b->ui.ring)
        point_at(b, 0, false);
    return GDK_EVENT_STOP;
}
static gboolean board_press(GtkWidget *w, GdkEventButton *g)
{
    Board *b = (Board *)w;

    if (g->type != GDK_BUTTON_PRESS || g->button > 3)
        return GDK_EVENT_STOP;
    gtk_widget_grab_focus(w);
    arrive(b);
    /* which button was it? */
    b->button = g->button == 1 && (g->state & GDK_CONTROL_MASK)
              ? 3 : (int)g->button;

    Event e = event_at(b, PRESS, g->x, g->y, b->button);

    b->pressed = 0;
    if (game_takes(b, &e))
        return GDK_EVENT_STOP;
    point_at(b, e.id, false);
    hold_down(b, e.id);
    /* a half move is taken up by the press */
    const Item *i = Page_find(&b->page, e.id);

    if (i && e.button == 1 && !b->half[0] && is_half(i->move)) {
        hold_down(b, 0);
        press(b, e.id, 1);
    }
    return GDK_EVENT_STOP;
}
static gboolean board_release(GtkWidget *w, GdkEventButton *g)
{
    Board *b = (Board *)w;
    Event e = event_at(b, RELEASE, g->x, g->y, b->button);
    int down = b->pressed;

    if (g->button > 3)
        return GDK_EVENT_STOP;
    hold_down(b, 0);
    if (game_takes(b, &e))
        return GDK_EVENT_STOP;
    if (b->half[0] ? e.id != b->ui.held : e.id && e.id == down)
        press(b, e.id, e.button);
    return GDK_EVENT_STOP;
}
static void board_stay(GtkGesture *g, double x, double y, Board *b)
{
    const Item *i = Page_find(&b->page, b->pressed);
    int id = b->pressed;

    (void)g, (void)x, (void)y;
    if (!i || !b->ui.down || b->button != 1 || b->half[0]
        || !i->other[0])
        return;
    hold_down(b, 0);
    press(b, id, 3);
}

/* a key's name, and where an arrow leads */
static const char *key_name(guint key)
{
    static const struct { guint key; const char *name; } pad[] = {
        { GDK_KEY_KP_Home,  "KP_7" }, { GDK_KEY_KP_Up,    "KP_8" },
        { GDK_KEY_KP_Prior, "KP_9" }, { GDK_KEY_KP_Left,  "KP_4" },
        { GDK_KEY_KP_Begin, "KP_5" }, { GDK_KEY_KP_Right, "KP_6" },
        { GDK_KEY_KP_End,   "KP_1" }, { GDK_KEY_KP_Down,  "KP_2" },
        { GDK_KEY_KP_Next,  "KP_3" }, { GDK_KEY_KP_Enter, "Return" },
        { GDK_KEY_ISO_Enter, "Return" },
    };

    for (size_t i = 0; i < G_N_ELEMENTS(pad); i++)
        if (pad[i].key == key)
            return pad[i].name;
    return gdk_keyval_name(gdk_keyval_to_lower(key));
}
static int toward(const Page *page, const Item *from, int dx, int dy)
{
    double least = 1e9;
    int best = from->id;

    for (int k = 0; k < page->n; k++) {
        const Item *i = &page->item[k];
        double x = i->x + i->w / 2 - from->x - from->w / 2;
        double y = i->y + i->h / 2 - from->y - from->h / 2;
        double along = x * dx + y * dy;
        double aside = fabs(x * dy) + fabs(y * dx);

        if (i->words[0] && along > 0.5 && along + 2 * aside < least) {
            least = along + 2 * aside;
            best = i->id;
        }
    }
    return best;
}
static int in_the_middle(const Page *page)
{
    double least = 1e18;
    int best = 0;

    for (int k = 0; k < page->n; k++) {
        const Item *i = &page->item[k];
        double x = i->x + i->w / 2 - page->w / 2;
        double y = i->y + i->h / 2 - page->h / 2;

        if (i->words[0] && x * x + y * y < least) {
            least = x * x + y * y;
            best = i->id;
        }
    }
    return best;
}
static bool walk(Board *b, const char *key)
{
    static const struct { const char *key; int dx, dy; } arrow[] = {
        { "Left", -1, 0 }, { "Right", 1, 0 },
        { "Up",   0, -1 }, { "Down",  0, 1 },
    };
    const Item *from = Page_find(&b->page, b->ui.hover);
    const View *v = b->game->view;
    int to = v->neighbor ? v->neighbor(b->state, &b->ui,
                                       from ? from->id : 0, key) : 0;

    for (int k = 0; k < 4 && to == 0; k++)
        if (same(key, arrow[k].key))
            to = !from ? in_the_middle(&b->page)
               : toward(&b->page, from, arrow[k].dx, arrow[k].dy);
    if (to != 0)
        point_at(b, to, true);
    return to != 0;
}

/* press with Return, space, Escape */
static bool presses(const char *key)
{
    return same(key, "Return") || same(key, "space");
}
static bool let_go(Board *b, const char *key)
{
    if (!same(key, "Escape") || !b->half[0])
        return false;
    put_down(b);
    Board_refresh(b);
    b->does(b->who, "");
    return true;
}
static bool hold_by_key(Board *b, const char *key)
{
    if (!presses(key))
        return false;
    if (b->ui.hover && !b->pressed) {
        b->button = 0;
        hold_down(b, b->ui.hover);
    }
    return true;
}
static gboolean board_key_release(GtkWidget *w, GdkEventKey *g)
{
    Board *b = (Board *)w;
    bool played = b->ui.down;
    const char *name = key_name(g->keyval);

    if (!b->pressed || b->button || !name || !presses(name))
        return GDK_EVENT_PROPAGATE;
    hold_down(b, 0);
    if (played)
        press(b, b->ui.hover, 1);
    return GDK_EVENT_STOP;
}

/* keys */
static bool act_by_key(Board *b, const char *key)
{
    const Item *i = Page_find(&b->page, b->ui.hover);
    const Action *a = b->game->view->actions;
    Line half, move;

    while (a && a->does && !(a->key && same(a->key, key)))
        a++;
    if (!a || !a->does)
        return false;
    say(move, "%s", a->does);
    if (is_half(move) && i && i->drop[0]) {
        say(half, "%.*s", (int)strlen(move) - 3, move);
        make_whole(move, half, i);
    }
    b->does(b->who, move);
    return true;
}
static bool offer(Board *b, const char *key)
{
    Event e = { KEY, 0, 0, 0, b->ui.hover, "" };

    arrive(b);
    g_strlcpy(e.key, key, sizeof e.key);
    return game_takes(b, &e) || act_by_key(b, key) || walk(b, key)
        || let_go(b, key);
}
bool Board_key(Board *b, const char *key)
{
    if (offer(b, key))
        return true;
    if (presses(key) && b->ui.hover)
        press(b, b->ui.hover, 1);
    return presses(key);
}
static gboolean board_key_press(GtkWidget *w, GdkEventKey *g)
{
    const char *name = key_name(g->keyval);
    guint ours = GDK_CONTROL_MASK | GDK_MOD1_MASK | GDK_SUPER_MASK;

    if (!(g->state & ours) && name &&
        (offer((Board *)w, name) || hold_by_key((Board *)w, name)))
        return GDK_EVENT_STOP;
    return GTK_WIDGET_CLASS(board_parent_class)->key_press_event(w, g);
}
static gboolean board_focus(GtkWidget *w, GdkEventFocus *g)
{
    (void)g;
    hold_down((Board *)w, 0);
    return GDK_EVENT_PROPAGATE;
}

/* an item for the ear */
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

    return c->board ? Page_find(&c->board->page, c->id) : NULL;
}
static const char *cell_name(AtkObject *o)
{
    static Line name;               /* ATK wants it to stay a while */
    const Item *i = item_of(o);

    if (!i)
        return "";
    say(name, "%s%s", i->words,
        i->id == ((Cell *)o)->board->ui.hint ? _(", hinted") : "");
    return name;
}
static AtkObject *cell_parent(AtkObject *o)
{
    const Cell *c = (Cell *)o;

    return c->board ? c->board->reader : NULL;
}
static int cell_index(AtkObject *o)
{
    const Item *wanted = item_of(o), *i;
    int place = 0;

    if (!wanted)
        return -1;
    for (i = ((Cell *)o)->board->page.item; i < wanted; i++)
        place += i->words[0] != '\0';
    return place;
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
    if (((Cell *)o)->board->ui.hover == i->id)
        atk_state_set_add_state(set, ATK_STATE_FOCUSED);
    return set;
}
static void cell_extents(AtkComponent *o, int *x, int *y,
                         int *w, int *h, AtkCoordType type)
{
    const Item *i = item_of(o);
    const Board *b = ((Cell *)o)->board;

    *x = *y = *w = *h = 0;
    if (!i)
        return;
    atk_component_get_extents(ATK_COMPONENT(b->reader), x, y, w, h,
                              type);
    *x += (int)(b->x + b->k * i->x);
    *y += (int)(b->y + b->k * i->y);
    *w = (int)(b->k * i->w);
    *h = (int)(b->k * i->h);
}
static gboolean cell_grab_focus(AtkComponent *o)
{
    if (!item_of(o))
        return FALSE;
    gtk_widget_grab_focus(GTK_WIDGET(((Cell *)o)->board));
    point_at(((Cell *)o)->board, ((Cell *)o)->id, true);
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
    if (!cell_action(o, k) || !item_of(o))
        return FALSE;
    arrive(((Cell *)o)->board);
    return press(((Cell *)o)->board, ((Cell *)o)->id, k ? 3 : 1);
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

    o->get_name            = cell_name;
    o->get_parent          = cell_parent;
    o->get_index_in_parent = cell_index;
    o->ref_state_set       = cell_states;
}
static void cell_init(Cell *c)
{
    atk_object_set_role((AtkObject *)c, ATK_ROLE_PUSH_BUTTON);
}

/* the board for the ear */
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
        g_hash_table_insert(b->cells, GINT_TO_POINTER(id), c);
    }
    return (AtkObject *)c;
}
static Board *board_of(AtkObject *o)
{
    return (Board *)gtk_accessible_get_widget((GtkAccessible *)o);
}
static int with_words(const Page *page)
{
    int n = 0;

    for (int i = 0; i < page->n; i++)
        n += page->item[i].words[0] != '\0';
    return n;
}
static int reader_n_children(AtkObject *o)
{
    const Board *b = board_of(o);

    return b ? with_words(&b->page) : 0;
}
static AtkObject *reader_child(AtkObject *o, int k)
{
    Board *b = board_of(o);

    for (int i = 0; b && i < b->page.n; i++)
        if (b->page.item[i].words[0] && k-- == 0)
            return g_object_ref(cell_of(b, b->page.item[i].id));
    return NULL;
}
static void reader_initialize(AtkObject *o, gpointer widget)
{
    ATK_OBJECT_CLASS(reader_parent_class)->initialize(o, widget);
    atk_object_set_role(o, ATK_ROLE_PANEL);
    ((Board *)widget)->reader = o;
}
static void reader_class_init(ReaderClass *class)
{
    AtkObjectClass *o = (AtkObjectClass *)class;

    o->get_n_children = reader_n_children;
    o->ref_child      = reader_child;
    o->initialize     = reader_initialize;
}
static void reader_init(Reader *r) { (void)r; }

/* news for the reader */
static void tell_focus(Board *b, int before, int id)
{
    if (!b->reader)
        return;
    if (Page_find(&b->page, before))
        atk_object_notify_state_change(cell_of(b, before),
                                       ATK_STATE_FOCUSED, FALSE);
    if (!Page_find(&b->page, id))
        return;
    atk_object_notify_state_change(cell_of(b, id),
                                   ATK_STATE_FOCUSED, TRUE);
    g_signal_emit_by_name(b->reader, "active-descendant-changed",
                          cell_of(b, id));
}
static void tell_changed_words(Board *b)
{
    GHashTableIter each;
    gpointer id, cell;

    g_hash_table_iter_init(&each, b->cells);
    while (g_hash_table_iter_next(&each, &id, &cell)) {
        const char *was = g_object_get_data(cell, "words");
        const char *now = cell_name(cell);

        if (was && same(was, now))
            continue;
        g_object_set_data_full(cell, "words", g_strdup(now), g_free);
        g_object_notify(cell, "accessible-name");
    }
}
static void tell_reader(Board *b, const Page *old)
{
    int before = with_words(old), now = with_words(&b->page);

    if (!b->reader)
        return;
    for (int k = before; k > now; k--)
        g_signal_emit_by_name(b->reader, "children-changed::remove",
                              k - 1, NULL);
    for (int k = before; k < now; k++) {
        AtkObject *child = reader_child(b->reader, k);

        g_signal_emit_by_name(b->reader, "children-changed::add", k,
                              child);
        g_object_unref(child);
    }
    tell_changed_words(b);
}

/* changes from outside */
static void board_narrow(GtkWidget *w, int *least, int *natural)
{
    (void)w;
    *least = *natural = 180;
}
static void board_allocate(GtkWidget *w, GtkAllocation *a)
{
    Board *b = (Board *)w;

    GTK_WIDGET_CLASS(board_parent_class)->size_allocate(w, a);
    forget_picture(b);
    if (b->page.n)
        Board_refresh(b);
}
Theme Board_theme(GtkWidget *any)
{
    GtkStyleContext *style = gtk_widget_get_style_context(any);
    const char *forced = g_getenv("GTK_THEME");
    char *name = NULL;
    bool contrast;
    GdkRGBA c;

    g_object_get(gtk_widget_get_settings(any), "gtk-theme-name", &name,
                 NULL);
    contrast = g_str_has_prefix(forced ? forced : name ? name : "",
                                "HighContrast");
    g_free(name);
    gtk_style_context_get_color(style, GTK_STATE_FLAG_NORMAL, &c);
    if (contrast)
        return CONTRAST;
    return .2126 * c.red + .7152 * c.green + .0722 * c.blue > .5
           ? DARK : LIGHT;
}
static void board_style(GtkWidget *w)
{
    Board *b = (Board *)w;

    GTK_WIDGET_CLASS(board_parent_class)->style_updated(w);
    b->theme = Board_theme(w);
    forget_picture(b);
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
    b->reader = NULL;
    b->ticking = 0;
    g_clear_object(&b->longer);
    GTK_WIDGET_CLASS(board_parent_class)->destroy(w);
}
static void board_finalize(GObject *o)
{
    Board *b = (Board *)o;

    g_hash_table_destroy(b->cells);
    g_array_free(b->movers, TRUE);
    cairo_region_destroy(b->damage);
    g_clear_pointer(&b->picture, cairo_surface_destroy);
    g_free(b->mark);
    g_free(b->page.item);
    g_free(b->state);
    g_free(b->ui.scratch);
    G_OBJECT_CLASS(board_parent_class)->finalize(o);
}

/* the life of a board */
static void board_class_init(BoardClass *class)
{
    GtkWidgetClass *w = GTK_WIDGET_CLASS(class);

    w->draw                 = board_draw;
    w->size_allocate        = board_allocate;
    w->style_updated        = board_style;
    w->get_preferred_width  = board_narrow;
    w->get_preferred_height = board_narrow;
    w->motion_notify_event  = board_motion;
    w->leave_notify_event   = board_leave;
    w->button_press_event   = board_press;
    w->button_release_event = board_release;
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
        GDK_BUTTON_RELEASE_MASK | GDK_KEY_PRESS_MASK |
        GDK_KEY_RELEASE_MASK);
    /* a finger that stays */
    b->longer = gtk_gesture_long_press_new(GTK_WIDGET(b));
    gtk_event_controller_set_propagation_phase(
        GTK_EVENT_CONTROLLER(b->longer), GTK_PHASE_CAPTURE);
    g_signal_connect(b->longer, "pressed", G_CALLBACK(board_stay), b);
    b->damage = cairo_region_create();
    b->movers = g_array_new(FALSE, FALSE, sizeof(Mover));
    b->cells  = g_hash_table_new_full(NULL, NULL, NULL,
                                      g_object_unref);
    b->k = 1;
    b->ui.seat = 1;
}
GtkWidget *Board_new(const Game *game, Board_does *does, void *who)
{
    Board *b = g_object_new(board_get_type(), NULL);

    b->game  = game;
    b->does  = does;
    b->who   = who;
    b->state = g_malloc0(game->model->size);
    b->ui.scratch = g_malloc0(game->view->scratch + 1);
    return GTK_WIDGET(b);
}
Ui *Board_ui(Board *b) { return &b->ui; }
const Page *Board_page(const Board *b) { return &b->page; }
void Board_clock(Board *b, gint64 (*now)(void)) { b->now = now; }
void Board_size(const Board *b, int *width, int *height)
{
    double side = fmax(b->page.w, b->page.h);
    double k = side < 300 ? fmin(2, 480 / side)
                          : fmin(1, 700 / side);

    *width  = (int)(k * b->page.w) + 2 * MARGIN;
    *height = (int)(k * b->page.h) + MARGIN + UNDER;
}
bool Board_middle(const Board *b, int id, double *x, double *y)
{
    const Item *i = Page_find(&b->page, id);

    if (!i)
        return false;
    *x = b->x + b->k * (i->x + i->w / 2);
    *y = b->y + b->k * (i->y + i->h / 2);
    return true;
}
