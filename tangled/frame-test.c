/* Made from kit/frame.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>
#include "board.h"
#include "frame.h"
#include "nim.h"
#include "test.h"

/* frame test helpers */
static GtkWidget *window, *board;

static void pump(int ms)
{
    gint64 until = g_get_monotonic_time() + ms * 1000;

    while (g_get_monotonic_time() < until) {
        while (gtk_events_pending())
            gtk_main_iteration();
        g_usleep(1000);
    }
}
static void find_board(GtkWidget *w, gpointer nobody)
{
    if (same(G_OBJECT_TYPE_NAME(w), "Board"))
        board = w;
    else if (GTK_IS_CONTAINER(w))
        gtk_container_forall(GTK_CONTAINER(w), find_board, nobody);
}
static const char *said;

static void find_voice(GtkWidget *w, gpointer nobody)
{
    if (gtk_style_context_has_class(gtk_widget_get_style_context(w),
                                    "voice") &&
        gtk_widget_get_mapped(w))
        said = gtk_label_get_text(GTK_LABEL(w));
    else if (GTK_IS_CONTAINER(w))
        gtk_container_forall(GTK_CONTAINER(w), find_voice, nobody);
}
static const char *status(void)
{
    said = "";
    find_voice(window, NULL);
    return said;
}
static void send(GdkEvent *e)
{
    GdkWindow *w = gtk_widget_get_window(board);
    GdkSeat *seat = gdk_display_get_default_seat(
                        gdk_window_get_display(w));

    e->any.window = g_object_ref(w);
    gdk_event_set_device(e, e->type == GDK_KEY_PRESS
                            ? gdk_seat_get_keyboard(seat)
                            : gdk_seat_get_pointer(seat));
    gtk_main_do_event(e);
    gdk_event_free(e);
    pump(20);
}
static void click(int id)
{
    static const GdkEventType both[] = { GDK_BUTTON_PRESS,
                                         GDK_BUTTON_RELEASE };
    double x = 0, y = 0;

    CHECK(Board_middle((Board *)board, id, &x, &y));
    for (int k = 0; k < 2; k++) {
        GdkEvent *e = gdk_event_new(both[k]);

        e->button.x = x;
        e->button.y = y;
        e->button.button = 1;
        send(e);
    }
}
static void key(guint keyval)
{
    GdkEvent *e = gdk_event_new(GDK_KEY_PRESS);

    e->key.keyval = keyval;
    send(e);
}
static void wish(const char *name)
{
    g_action_group_activate_action(G_ACTION_GROUP(window), name, NULL);
    pump(60);
}

/* frame tests */
static void a_click_plays_a_move(void)
{
    click(2);
    CHECK(same(status(), "Seat 2 takes. Matches: 13."));
}
static void undo_redo_and_rewind_walk_the_history(void)
{
    wish("undo");
    CHECK(same(status(), "Seat 1 takes. Matches: 15."));
    wish("redo");
    CHECK(same(status(), "Seat 2 takes. Matches: 13."));
    wish("rewind");
    CHECK(same(status(), "Seat 1 takes. Matches: 15."));
    CHECK(!g_action_group_get_action_enabled(G_ACTION_GROUP(window),
                                             "undo"));
}
static void arrows_and_return_play_a_move(void)
{
    Ui *ui = Board_ui((Board *)board);

    ui->hover = 0;
    key(GDK_KEY_Right);
    CHECK(ui->hover > 0 && ui->ring);
    while (ui->hover != 1 && ui->hover > 0) {
        int before = ui->hover;

        key(GDK_KEY_Right);
        if (ui->hover == before)
            break;
    }
    CHECK(ui->hover == 1);
    key(GDK_KEY_Return);
    CHECK(same(status(), "Seat 2 takes. Matches: 14."));
}
static void a_hint_comes_with_its_reason(void)
{
    wish("hint");
    pump(100);
    CHECK(Board_ui((Board *)board)->hint == 2);
    CHECK(same(status(), "take 2: that leaves a multiple of four."));
}
static void a_letter_is_an_action_of_the_game(void)
{
    key(GDK_KEY_n);
    CHECK(same(status(), "Seat 1 takes. Matches: 15."));
}
static void slide_layout(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    page->w = page->h = 100;
    Page_add(page, 1, *(const int *)state, 40, 20, 20);
}
static void slide_paint(const void *state, const Ui *ui,
                        const Item *item, Paint *p)
{
    (void)state, (void)ui;
    Paint_box(p, item->x, item->y, item->w, item->h);
    p->fill(p, LAMP);
}
static const Model slide_model = { .name = "slide",
                                   .size = sizeof(int) };
static const View slide_view = { .layout = slide_layout,
                                 .paint = slide_paint };
static const Game slide = { .model = &slide_model,
                            .view = &slide_view };
static gint64 tests_time;
static gint64 tests_clock(void) { return tests_time; }

static void things_travel_by_the_clock(void)
{
    GtkWidget *w = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    Board *b = (Board *)Board_new(&slide, NULL, NULL);
    const int from = 0, to = 80;
    const Item *i;

    Board_clock(b, tests_clock);
    Board_show(b, &from, false);
    gtk_container_add(GTK_CONTAINER(w), GTK_WIDGET(b));
    gtk_widget_show_all(w);
    pump(100);
    Board_show(b, &to, true);
    i = Page_find(Board_page(b), 1);
    CHECK(i->x == 0);
    tests_time += 100000;
    pump(100);
    CHECK(i->x == 70);
    Board_key(b, "x");
    CHECK(i->x == 80);
    gtk_widget_destroy(w);
}
static void the_page_keeps_its_shape(void)
{
    double x1, y1, x2, y2;

    for (int wide = 420; wide <= 900; wide += 240) {
        gtk_window_resize(GTK_WINDOW(window), wide, 400);
        pump(150);
        CHECK(Board_middle((Board *)board, 3, &x1, &y1));
        CHECK(Board_middle((Board *)board, 2, &x2, &y2));
        CHECK(y1 == y2 && x2 > x1);
        CHECK(x2 < gtk_widget_get_allocated_width(board) - 20);
    }
}
static void inks_follow_the_theme(void)
{
    GtkSettings *s = gtk_widget_get_settings(window);

    g_object_set(s, "gtk-theme-name", "Adwaita", NULL);
    pump(50);
    CHECK(Board_theme(window) == LIGHT);
    g_object_set(s, "gtk-application-prefer-dark-theme", TRUE, NULL);
    pump(50);
    CHECK(Board_theme(window) == DARK);
    g_object_set(s, "gtk-application-prefer-dark-theme", FALSE,
                 "gtk-theme-name", "HighContrast", NULL);
    pump(50);
    CHECK(Board_theme(window) == CONTRAST);
}
static void the_board_can_be_heard_and_pressed(void)
{
    AtkObject *reader, *child;

    wish("new");
    reader = gtk_widget_get_accessible(board);
    CHECK(atk_object_get_n_accessible_children(reader) == 3);
    child = atk_object_ref_accessible_child(reader, 0);
    CHECK(same(atk_object_get_name(child), "take 3"));
    CHECK(atk_object_get_index_in_parent(child) == 0);
    CHECK(atk_action_do_action(ATK_ACTION(child), 0));
    g_object_unref(child);
    CHECK(same(status(), "Seat 2 takes. Matches: 12."));
}
static void the_end_is_a_ribbon(void)
{
    for (int turn = 0; turn < 4; turn++)
        click(3);
    pump(50);
    CHECK(same(status(), "Seat 1 took the last match and wins."));
    wish("undo");
    pump(700);                      /* until the ribbon has gone */
    CHECK(same(status(), "Seat 1 takes. Matches: 3."));
}
static gboolean script(gpointer nobody)
{
    (void)nobody;
    window = GTK_WIDGET(gtk_application_get_active_window(
        GTK_APPLICATION(g_application_get_default())));
    find_board(window, NULL);
    pump(200);
    /* the tests in order */
    TEST(a_click_plays_a_move);
    TEST(undo_redo_and_rewind_walk_the_history);
    TEST(arrows_and_return_play_a_move);
    TEST(a_hint_comes_with_its_reason);
    TEST(a_letter_is_an_action_of_the_game);
    TEST(things_travel_by_the_clock);
    TEST(the_page_keeps_its_shape);
    TEST(the_board_can_be_heard_and_pressed);
    TEST(the_end_is_a_ribbon);
    TEST(inks_follow_the_theme);
    wish("quit");
    return G_SOURCE_REMOVE;
}
int main(void)
{
    char name[] = "nim", seed[] = "--seed=7";
    char *argv[] = { name, seed, NULL };
    char *folder;
    int result;

    if (!g_getenv("DISPLAY")) {
        printf("1..0 # SKIP no display\n");
        return 0;
    }
    folder = g_dir_make_tmp("frame-test-XXXXXX", NULL);
    g_setenv("XDG_CONFIG_HOME", folder, TRUE);
    g_setenv("XDG_DATA_HOME", folder, TRUE);
    g_unsetenv("GTK_THEME");        /* the tests choose their own */
    g_free(folder);
    g_timeout_add(100, script, NULL);
    result = Frame_main(2, argv, &nim_game);
    CHECK(result == 0);
    return TEST_END;
}
