/* Made from kit/likes.nw by make tangle: change that, not this. */
/* likes.c -- how a player likes a window to look */
#include <math.h>
#include <string.h>
#include <gmodule.h>
#include "aside.h"
#include "board.h"
#include "likes.h"
#include "look.h"

/* what is kept */
enum { THEIR_LOOK, MOVING, FOUR, SOUND, LIKES };
enum { WIDTH, HEIGHT, ZOOM, PAGE, SIZES };

static const char *const looks[] = { "desktop", "light", "dark",
                                     "contrast", "inverse" };
static const char *const motions[] = { "no", "quick", "yes" };
static const char *const answers[] = { "no", "yes" };

/* three quiet sounds */
enum { RATE = 22050, NOTES = 3, APART = RATE / 9, DIES = RATE / 3 };

static const double hertz[][NOTES] = {
    [PLACED_SOUND]  = { 660 },
    [REFUSED_SOUND] = { 196, 165 },
    [WON_SOUND]     = { 523, 659, 784 } };
static gint16 air(const double note[NOTES], int at)
{
    double sum = 0;

    for (int k = 0; k < NOTES && note[k] > 0; k++) {
        double t = (at - k * APART) / (double)RATE;

        if (t > 0)
            sum += sin(2 * G_PI * note[k] * t) * exp(-15 * t)
                 * fmin(1, 300 * t);
    }
    return (gint16)GINT16_TO_LE((gint16)(5000 * sum));
}
enum { N = NOTES * APART + DIES };

static const guint32 head[] = { 0x46464952, 36 + 2 * N, 0x45564157,
                                0x20746d66, 16, 1 + (1 << 16), RATE,
                                2 * RATE, 2 + (16 << 16), 0x61746164,
                                2 * N };
static bool write_sound(const char *file, const double note[NOTES])
{
    g_autoptr(GByteArray) all = g_byte_array_new();

    for (guint k = 0; k < G_N_ELEMENTS(head); k++) {
        guint32 it = GUINT32_TO_LE(head[k]);

        g_byte_array_append(all, (const guint8 *)&it, 4);
    }
    for (int at = 0; at < N; at++) {
        gint16 it = air(note, at);

        g_byte_array_append(all, (const guint8 *)&it, 2);
    }
    return g_file_set_contents(file, (const char *)all->data, all->len,
                               NULL);
}
static void *(*new_context)(GCancellable *, GError **);
static gboolean (*play)(void *context, GCancellable *, GError **, ...);
static bool has_sound(void)
{
    GModule *gsound = g_module_open("libgsound.so.0", 0);

    return gsound
        && g_module_symbol(gsound, "gsound_context_new",
                           (gpointer *)&new_context)
        && g_module_symbol(gsound, "gsound_context_play_simple",
                           (gpointer *)&play);
}
static void play_file(const char *file)
{
    static void *context;

    if (!context && has_sound())
        context = new_context(NULL, NULL);
    if (context)
        play(context, NULL, NULL, "media.filename", file, NULL);
}
void Likes_sound(Likes *l, Sound what)
{
    static const char *const name[] = { "placed", "refused", "won" };
    g_autofree char *folder = g_build_filename(g_get_user_cache_dir(),
                                               "literate-games", NULL);
    g_autofree char *file = g_strdup_printf("%s/%s.wav", folder,
                                            name[what]);

    if (!l->all[SOUND].value)
        return;
    g_mkdir_with_parents(folder, 0700);
    if (g_file_test(file, G_FILE_TEST_EXISTS)
        || write_sound(file, hertz[what]))
        play_file(file);
}

/* two files and a card */
static const Setting usual_likes[LIKES] = {
    { "look", "theme",  0, 4, looks, BY_DESKTOP },
    { "look", "motion", 0, 2, motions, 2 },
    { "look", "four-colors", 0, 1, answers, 0 },
    { "look", "sounds", 0, 1, answers, 0 } };
static const Setting usual_sizes[SIZES] = {
    { "window", "width",  0, 20000, NULL, 0 },
    { "window", "height", 0, 20000, NULL, 0 },
    { "window", "zoom", 50, 300, NULL, 100 },
    { "window", "page", 0, 200000000, NULL, 0 } };
static void apply(Likes *l)
{
    GtkSettings *s = gtk_settings_get_default();
    int motion = l->all[MOVING].value;

    Look_choose((Look)l->all[THEIR_LOOK].value);
    if (l->board)
        Board_motion((Board *)l->board, motion == 1 ? QUICK : USUAL);
    if (motion)
        gtk_settings_reset_property(s, "gtk-enable-animations");
    else
        g_object_set(s, "gtk-enable-animations", FALSE, NULL);
}
void Likes_read(Likes *l, const char *game, char news[3 * LINE])
{
    const char *trouble;

    l->game = game;
    memcpy(l->all, usual_likes, sizeof usual_likes);
    memcpy(l->sizes, usual_sizes, sizeof usual_sizes);
    trouble = Store_settings("preferences", l->all, LIKES, false);
    if (trouble)
        g_strlcpy(news, trouble, 3 * LINE);
    trouble = Store_settings(game, l->sizes, SIZES, false);
    if (trouble)
        g_strlcpy(news, trouble, 3 * LINE);
    apply(l);
}
void Likes_keep(Likes *l)
{
    bool pulled = l->now[0] && (l->now[0] != l->asked[0]
                                || l->now[1] != l->asked[1]);

    if (pulled) {
        l->sizes[WIDTH].value  = l->now[0];
        l->sizes[HEIGHT].value = l->now[1];
        l->sizes[PAGE].value   = l->page;
    }
    if (pulled || l->zoomed)
        Store_settings(l->game, l->sizes, SIZES, true);
    l->zoomed = false;
}
static GdkMonitor *screen_of(GtkWidget *window)
{
    GdkDisplay *d = gtk_widget_get_display(window);
    GdkWindow *w = gtk_widget_get_window(window);
    GdkMonitor *m = w ? gdk_display_get_monitor_at_window(d, w)
                      : gdk_display_get_primary_monitor(d);

    return m ? m : gdk_display_get_monitor(d, 0);
}
static void find_room(const Likes *l, GdkRectangle *area)
{
    enum { EDGE = 10 };             /* of the window, in pixels */
    int bar;

    gdk_monitor_get_workarea(screen_of(l->window), area);
    gtk_widget_get_preferred_height(
        gtk_window_get_titlebar(GTK_WINDOW(l->window)), &bar, NULL);
    area->width  -= EDGE;
    area->height -= EDGE + bar;
}
enum { SLIM = 540, FOOT = 100, BUTTON = 60 };   /* pixels */

int Likes_foot(int width)
{
    return width < SLIM ? FOOT + BUTTON : FOOT;
}
enum { HEIGHTS = 10000 };           /* more than any page is high */

static int page_of(const Likes *l)
{
    const Page *page = &Board_hand((Board *)l->board)->page;

    return (int)page->w * HEIGHTS + (int)page->h;
}
static void ask_size(Likes *l, const GdkRectangle *area)
{
    int zoom = l->sizes[ZOOM].value, *asked = l->asked;
    const int room[] = { area->width, area->height };

    Look_words(zoom);
    asked[0] = room[0];
    asked[1] = room[1] - Likes_foot(room[0]);
    Board_size((Board *)l->board, zoom, asked);
    asked[0] = MAX(asked[0], MIN(SLIM * zoom / 100, room[0]));
    asked[1] += MIN(Likes_foot(asked[0]), room[1] - asked[1]);
    for (int k = 0; k < 2; k++)
        if (l->sizes[WIDTH].value && l->sizes[HEIGHT].value
            && l->sizes[PAGE].value == page_of(l))
            asked[k] = MIN(l->sizes[k].value, room[k]);
}
static bool is_fixed(GtkWidget *w)
{
    return gdk_window_get_state(gtk_widget_get_window(w))
        & (GDK_WINDOW_STATE_FULLSCREEN | GDK_WINDOW_STATE_MAXIMIZED
           | GDK_WINDOW_STATE_TILED);
}
static gboolean resized(GtkWidget *w, GdkEvent *e, Likes *l)
{
    (void)e;
    if (!is_fixed(w))
        gtk_window_get_size(GTK_WINDOW(w), &l->now[0], &l->now[1]);
    return GDK_EVENT_PROPAGATE;
}
static void grow(Likes *l)
{
    GtkWindow *w = GTK_WINDOW(l->window);
    GdkRectangle area;
    int x, y, right, below;

    find_room(l, &area);
    ask_size(l, &area);
    if (is_fixed(l->window))
        return;
    gtk_window_resize(w, l->asked[0], l->asked[1]);
    gtk_window_get_position(w, &x, &y);
    right = area.x + area.width - l->asked[0];
    below = area.y + area.height - l->asked[1];
    if (x > right || y > below)
        gtk_window_move(w, MIN(x, right), MIN(y, below));
}
void Likes_fit(Likes *l)
{
    int now = page_of(l);

    if (now != l->page)
        grow(l);
    l->page = now;
}
void Likes_zoom(Likes *l, int way)
{
    static const int steps[] = { 50, 67, 80, 100, 125, 150, 200, 250,
                                 300 };
    int k = 0;

    while (k < 8 && steps[k] < l->sizes[ZOOM].value)
        k++;
    l->sizes[ZOOM].value = steps[way ? CLAMP(k + way, 0, 8) : 3];
    l->sizes[WIDTH].value = l->sizes[HEIGHT].value = 0;
    l->zoomed = true;
    grow(l);
}
void Likes_start(Likes *l, GtkWidget *window, GtkWidget *board,
                 Table *table)
{
    GdkRectangle area;

    l->window = window;
    l->board = board;
    l->table = table;
    apply(l);
    l->page = page_of(l);
    find_room(l, &area);
    ask_size(l, &area);
    gtk_window_set_default_size(GTK_WINDOW(window), l->asked[0],
                                l->asked[1]);
    g_signal_connect(window, "configure-event", G_CALLBACK(resized), l);
}
static void chosen(GtkComboBox *box, Setting *s)
{
    s->value = gtk_combo_box_get_active(box);
}
static void liked(Likes *l)
{
    const char *trouble = Store_settings("preferences", l->all, LIKES,
                                         true);

    apply(l);
    if (trouble)
        Table_say(l->table, trouble, "");
}
static void offer(Likes *l, GtkWidget *box, Setting *s)
{
    gtk_combo_box_set_active(GTK_COMBO_BOX(box), s->value);
    g_object_connect(box, "signal::changed", chosen, s,
                     "swapped_signal::changed", liked, l, NULL);
}
void Likes_card(Likes *l)
{
    GtkWidget *box = Aside_card(GTK_WINDOW(l->window),
                                _("Preferences")), *colors, *motion,
              *sounds;

    gtk_container_add(GTK_CONTAINER(box), Look_made("likes",
        "colors", &colors, "motion", &motion, "sounds", &sounds, NULL));
    offer(l, colors, &l->all[THEIR_LOOK]);
    offer(l, motion, &l->all[MOVING]);
    offer(l, sounds, &l->all[SOUND]);
    gtk_widget_set_sensitive(sounds, has_sound());
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}
bool Likes_has_four(const Likes *l) { return l->all[FOUR].value; }
void Likes_four(Likes *l, bool four)
{
    if (four == Likes_has_four(l))
        return;
    l->all[FOUR].value = four;
    liked(l);
}
