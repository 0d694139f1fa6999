/* Made from kit/likes.nw by make tangle: change that, not this. */
/* likes.c -- how a player likes a window to look */
#include <string.h>
#include "aside.h"
#include "board.h"
#include "likes.h"
#include "look.h"

/* the settings */
enum { THEIR_LOOK, MOVING, LIKES };
enum { WIDTH, HEIGHT, ZOOM, SIZES };

static const char *const looks[] = { "desktop", "light", "dark",
                                     "contrast", "inverse" };
static const char *const motions[] = { "no", "quick", "yes" };
static const Setting usual_likes[LIKES] = {
    { "look", "theme",  0, 4, looks, BY_DESKTOP },
    { "look", "motion", 0, 2, motions, 2 } };
static const Setting usual_sizes[SIZES] = {
    { "window", "width",  0, 20000, NULL, 0 },
    { "window", "height", 0, 20000, NULL, 0 },
    { "window", "zoom", 50, 300, NULL, 100 } };
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
    if (l->sized)
        Store_settings(l->game, l->sizes, SIZES, true);
    l->sized = false;
}

/* how large things are */
static void ask_size(Likes *l)
{
    int zoom = l->sizes[ZOOM].value, *asked = l->asked;

    Look_words(zoom);
    Board_size((Board *)l->board, &asked[0], &asked[1]);
    asked[0] = MAX(asked[0], 540) * zoom / 100;
    asked[1] = asked[1] * zoom / 100 + l->foot;
    for (int k = 0; k < 2; k++)
        if (l->sizes[WIDTH].value && l->sizes[HEIGHT].value)
            asked[k] = l->sizes[k].value;
}
static gboolean resized(GtkWidget *w, GdkEvent *e, Likes *l)
{
    const GdkWindowState fixed = GDK_WINDOW_STATE_FULLSCREEN
        | GDK_WINDOW_STATE_MAXIMIZED | GDK_WINDOW_STATE_TILED;
    int now[2];

    (void)e;
    gtk_window_get_size(GTK_WINDOW(w), &now[0], &now[1]);
    if ((gdk_window_get_state(gtk_widget_get_window(w)) & fixed)
        || (now[0] == l->asked[0] && now[1] == l->asked[1]))
        return GDK_EVENT_PROPAGATE;
    l->sizes[WIDTH].value  = now[0];
    l->sizes[HEIGHT].value = now[1];
    l->sized = true;
    return GDK_EVENT_PROPAGATE;
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
    l->sized = true;
    ask_size(l);
    gtk_window_resize(GTK_WINDOW(l->window), l->asked[0], l->asked[1]);
}
void Likes_start(Likes *l, GtkWidget *window, GtkWidget *board,
                 Table *table, int foot)
{
    l->window = window;
    l->board = board;
    l->table = table;
    l->foot = foot;
    apply(l);
    ask_size(l);
    gtk_window_set_default_size(GTK_WINDOW(window), l->asked[0],
                                l->asked[1]);
    g_signal_connect(window, "configure-event", G_CALLBACK(resized), l);
}

/* the card */
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
static void offer(Likes *l, GtkWidget *grid, int which,
                  const char *label, const char *const *words)
{
    Setting *s = &l->all[which];
    GtkWidget *box = Aside_choice(words, s->most + 1, s->value);

    g_object_connect(box, "signal::changed", chosen, s,
                     "swapped_signal::changed", liked, l, NULL);
    Aside_attach(grid, which, label, box);
}
void Likes_card(Likes *l)
{
    static const char *const looks_of[] = { N_("As the desktop has it"),
        N_("Light"), N_("Dark"), N_("High contrast"),
        N_("High contrast, on black") };
    static const char *const moves_of[] = { N_("None"), N_("Quick"),
        N_("Usual") };
    GtkWidget *box = Aside_card(GTK_WINDOW(l->window),
                                _("Preferences"));
    GtkWidget *grid = Aside_grid(box);

    offer(l, grid, THEIR_LOOK, _("_Colors"), looks_of);
    offer(l, grid, MOVING, _("_Motion"), moves_of);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}
