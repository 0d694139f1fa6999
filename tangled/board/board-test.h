/* Made from kit/board.nw by make tangle: change that, not this. */
/* board-test.h -- a hand and a clock for windows (tests only) */
#pragma once
#include <gtk/gtk.h>
#include "board.h"
#include "test.h"

/* the time in the window */
static gint64 passed;               /* us; 0: as on the wall */
static GThread *whose;

gint64 g_get_monotonic_time(void)
{
    struct timespec is;

    if (g_thread_self() == whose && passed)
        return passed;
    clock_gettime(CLOCK_MONOTONIC, &is);
    return is.tv_sec * G_USEC_PER_SEC + is.tv_nsec / 1000;
}

static void pump(int ms)
{
    for (; ms > 0; ms -= 5) {
        while (gtk_events_pending())
            gtk_main_iteration();
        g_usleep(5000);
        passed += 5000;
    }
}
typedef struct Alarm { GSource source; gint64 due, every; } Alarm;

static gboolean is_due(GSource *s)
{
    return g_get_monotonic_time() >= ((Alarm *)s)->due;
}
static gboolean look_soon(GSource *s, gint *ms)
{
    *ms = 1;
    return is_due(s);
}
static gboolean call_it(GSource *s, GSourceFunc call, gpointer who)
{
    ((Alarm *)s)->due += ((Alarm *)s)->every;
    return call(who);
}
guint g_timeout_add_full(gint priority, guint ms, GSourceFunc call,
                         gpointer who, GDestroyNotify end)
{
    static GSourceFuncs does = { look_soon, is_due, call_it, NULL, NULL,
                                 NULL };
    GSource *s = g_source_new(&does, sizeof(Alarm));
    guint id;

    ((Alarm *)s)->every = (gint64)ms * 1000;
    ((Alarm *)s)->due = g_get_monotonic_time() + ((Alarm *)s)->every;
    g_source_set_priority(s, priority);
    g_source_set_callback(s, call, who, end);
    id = g_source_attach(s, NULL);
    g_source_unref(s);
    return id;
}
guint g_timeout_add(guint ms, GSourceFunc call, gpointer who)
{
    return g_timeout_add_full(G_PRIORITY_DEFAULT, ms, call, who, NULL);
}

/* a patient check */
#undef CHECK
#define CHECK(it) do { \
    bool so = (it); \
    for (int more = 500; !so && more > 0; more--) { \
        pump(10); \
        so = (it); \
    } \
    test_check(so, __FILE__, __LINE__, #it); \
} while (0)

static GtkWidget *board;            /* the one that is meant */

/* a hand made of events */
static void send(GdkEvent *e)
{
    bool key = e->type == GDK_KEY_PRESS || e->type == GDK_KEY_RELEASE;
    GdkWindow *w = gtk_widget_get_window(
        key || e->type == GDK_WINDOW_STATE
        ? gtk_widget_get_toplevel(board) : board);
    GdkSeat *seat = gdk_display_get_default_seat(
                        gdk_window_get_display(w));

    e->any.window = g_object_ref(w);
    gdk_event_set_device(e, key ? gdk_seat_get_keyboard(seat)
                                : gdk_seat_get_pointer(seat));
    gtk_main_do_event(e);
    gdk_event_free(e);
    pump(20);
}
static bool middle(int id, double *x, double *y)
{
    const Hand *h = Board_hand((Board *)board);
    const Item *i = Page_find(&h->page, id);

    if (!i)
        return false;
    *x = i->x + i->w / 2;
    *y = i->y + i->h / 2;
    Board_place((Board *)board, x, y);
    return true;
}
static void mouse(GdkEventType type, int id, guint button, guint with)
{
    GdkEvent *e = gdk_event_new(type);
    double x = 1, y = 1;

    CHECK(!id || middle(id, &x, &y));
    if (type == GDK_MOTION_NOTIFY) {
        e->motion.x = x;
        e->motion.y = y;
    } else {
        e->button.x = x;
        e->button.y = y;
        e->button.button = button;
        e->button.state = with;
    }
    send(e);
}
static void click(int id)
{
    mouse(GDK_BUTTON_PRESS, id, 1, 0);
    mouse(GDK_BUTTON_RELEASE, id, 1, 0);
}
static guint holding;               /* Control and its like */

static void key_goes(guint keyval, bool down)
{
    GdkEvent *e = gdk_event_new(down ? GDK_KEY_PRESS
                                     : GDK_KEY_RELEASE);

    e->key.keyval = keyval;
    e->key.state = holding;
    send(e);
}
static void key(guint keyval)
{
    key_goes(keyval, true);
    key_goes(keyval, false);
}
