/* Made from kit/board.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "board-test.h"
#include "look.h"

/* a pair */
static void pair_layout(const void *state, const Ui *ui, Page *page)
{
    int is = *(const int *)state;
    Item *piece;

    page->w = ui->tall ? 110 : 200;
    page->h = is == 4 ? 160 : 100;
    page->whole = is >= 3 ? 100 : 0;
    for (int k = 1; k <= 2 - (is == 2); k++) {
        Item *i = Page_add(page, k, 100 * k - 80, 20, 60, 60);

        i->round = k == 2;
        Text_say(i->words, "place %d", k);
        Text_say(i->move, "open %d", k);
        Text_say(i->other, "mark %d", k);
        Text_say(i->drop, "on %d", k);
    }
    piece = Page_add(page, 3, is == 1 ? 140 : 10, is == 1 ? 40 : 80,
                     20, 20);
    Text_say(piece->words, "piece");
    Text_say(piece->move, "put");
    piece->click = BEGINS;
}
static void pair_legal(const void *state, Text *out)
{
    (void)state;
    Text_tell(out, "open 1\nopen 2\nput on 2\n");
}
static void pair_paint(const void *state, const Ui *ui,
                       const Item *item, Paint *p)
{
    double out = ui->hover == item->id ? 3.3 : 0;

    (void)state;
    Paint_box(p, item->x - out, item->y - out, item->w + 2 * out,
              item->h + 2 * out);
    p->fill(p, LAMP);
}
static Line last_key;

static bool pair_input(const void *state, Ui *ui, const Event *e,
                       Line move)
{
    (void)state, (void)ui, (void)move;
    if (e->kind == KEY)
        Text_say(last_key, "%s", e->key);
    return false;
}
static const Model pair_model = { .name = "pair", .size = sizeof(int),
                                  .legal = pair_legal };
static const View pair_view = { .layout = pair_layout, .least = 3,
                                .paint = pair_paint,
                                .input = pair_input };
static const Game pair = { .model = &pair_model, .view = &pair_view };
static Line heard;

static void hears(void *who, Does kind, const char *does)
{
    (void)who, (void)kind;
    Text_say(heard, "%s", does);
}
static bool told(const char *wish)
{
    bool it = Text_same(heard, wish);

    if (!it && !Text_same(heard, "-"))
        printf("# told \"%s\"\n", heard);
    Text_say(heard, "-");
    return it;
}
static Hand *lay(void)
{
    GtkWidget *w = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    GtkWidget *port = gtk_scrolled_window_new(NULL, NULL);

    board = Board_new(&pair, hears, NULL);
    Board_motion((Board *)board, USUAL);
    gtk_container_add(GTK_CONTAINER(port), board);
    gtk_container_add(GTK_CONTAINER(w), port);
    Hand_show(Board_hand((Board *)board), &(int){ 0 }, 1, PLACED);
    Board_look((Board *)board);
    gtk_window_set_default_size(GTK_WINDOW(w), 643, 381);
    gtk_widget_show_all(w);
    gtk_window_present(GTK_WINDOW(w));
    gtk_widget_grab_focus(board);
    pump(100);
    Text_say(heard, "-");
    return Board_hand((Board *)board);
}
static void put_away(void)
{
    gtk_widget_destroy(gtk_widget_get_toplevel(board));
    pump(20);
}
static void show(Hand *h, int state, Shown how)
{
    Hand_time(h, Board_now());
    Hand_show(h, &state, 1, how);
    Board_look((Board *)board);
}

/* board tests */
CLAIM(each_button_has_its_move)
{
    Hand *h = lay();

    click(1);
    CHECK(told("open 1"));
    for (guint button = 2; button <= 8; button += 1) {
        mouse(GDK_BUTTON_PRESS, 2, button, 0);
        mouse(GDK_BUTTON_RELEASE, 2, button, 0);
        CHECK(told(button == 2 ? "open 2" :
                   button == 3 ? "mark 2" : "-"));
    }
    mouse(GDK_2BUTTON_PRESS, 1, 1, 0);
    CHECK(!h->ui.down);
    mouse(GDK_BUTTON_PRESS, 1, 1, GDK_CONTROL_MASK);
    CHECK(h->ctrl && !h->shift);
    mouse(GDK_BUTTON_RELEASE, 1, 1, GDK_SHIFT_MASK);
    CHECK(h->shift && !h->ctrl);
    CHECK(told("mark 1") && !h->ui.down);
    put_away();
}
CLAIM(a_narrow_place_has_a_page_of_its_own)
{
    Hand *h = lay();
    GtkWindow *w = GTK_WINDOW(gtk_widget_get_toplevel(board));

    CHECK(!h->ui.tall && h->page.w > 199);
    gtk_window_resize(w, 400, 381);
    pump(200);
    CHECK(h->ui.tall && h->page.w < 111);
    gtk_window_resize(w, 643, 381);
    pump(200);
    CHECK(!h->ui.tall && h->page.w > 199);
    put_away();
}
CLAIM(a_long_press_plays_the_other_move)
{
    Hand *h = lay();

    mouse(GDK_BUTTON_PRESS, 2, 1, 0);
    pump(200);
    CHECK(told("-"));
    CHECK(told("mark 2") && !h->ui.down);
    mouse(GDK_BUTTON_RELEASE, 2, 1, 0);
    CHECK(told("-"));
    put_away();
}
CLAIM(a_piece_is_dragged_onto_its_target)
{
    Hand *h = lay();

    mouse(GDK_BUTTON_PRESS, 3, 1, 0);
    mouse(GDK_MOTION_NOTIFY, 2, 0, GDK_BUTTON1_MASK);
    CHECK(fabs(Page_find(&h->page, 3)->x - 140) < 1);
    CHECK(Page_find(&h->page, 2)->target);
    mouse(GDK_BUTTON_RELEASE, 2, 1, 0);
    CHECK(told("put on 2"));
    put_away();
}
CLAIM(the_page_fills_its_room_and_keeps_its_shape)
{
    Board *b;
    Hand *h = lay();
    double x[2] = { 0, 200 }, y[2] = { 0, 100 };
    int size[3][2] = { { 1000, 1000 }, { 240, 1000 }, { 1000, 1000 } };

    b = (Board *)board;
    for (int k = 0; k < 2; k++)
        Board_place(b, &x[k], &y[k]);
    CHECK(fabs(x[1] - x[0] - 2 * (y[1] - y[0])) < 1e-9);
    CHECK(x[0] >= 20 && x[0] < 24 && y[0] >= 20 && x[1] < 624);
    CHECK(fabs(y[0] + y[1] - 8
               - gtk_widget_get_allocated_height(board)) < 2);
    CHECK(fabs(h->near * (x[1] - x[0]) - 800) < 1e-9);
    CHECK(Board_margin(b) == (int)x[0] - 20);
    for (int k = 0; k < 3; k++)
        Board_size(b, k == 2 ? 50 : 100, size[k]);
    CHECK(size[0][0] == 440 && size[0][1] == 232);
    CHECK(size[1][0] == 240 && size[1][1] == 132);
    CHECK(size[2][0] == 240 && size[2][1] == 132);
    put_away();
}
CLAIM(what_the_keyboard_points_at_is_scrolled_to)
{
    Hand *h = lay();
    GtkAdjustment *port = gtk_scrollable_get_hadjustment(
        GTK_SCROLLABLE(gtk_widget_get_parent(board)));

    gtk_window_resize(GTK_WINDOW(gtk_widget_get_toplevel(board)),
                      300, 300);
    CHECK(gtk_widget_get_allocated_width(
              gtk_widget_get_toplevel(board)) == 300);
    Hand_point(h, 2, false);
    Board_look((Board *)board);
    pump(50);
    CHECK(gtk_adjustment_get_value(port) < 1);
    Hand_point(h, 2, true);
    Board_look((Board *)board);
    CHECK(gtk_adjustment_get_value(port) > 250);
    put_away();
}
CLAIM(a_page_that_grows_is_scrolled_and_no_thing_gets_smaller)
{
    Hand *h = lay();
    double x[] = { 200, 200 }, y[] = { 0, 0 };
    int high;

    show(h, 3, PLACED);
    Board_place((Board *)board, &x[0], &y[0]);
    high = gtk_widget_get_allocated_height(board);
    show(h, 4, PLACED);
    CHECK(gtk_widget_get_allocated_height(board) > high + 100);
    Board_place((Board *)board, &x[1], &y[1]);
    CHECK(x[0] == x[1] && y[0] == y[1]);
    show(h, 3, PLACED);
    CHECK(gtk_widget_get_allocated_height(board) == high);
    put_away();
}
CLAIM(keys_go_by_their_names)
{
    static const struct { guint key; const char *name; } pressed[] = {
        { GDK_KEY_KP_Home, "KP_7" }, { GDK_KEY_KP_Begin, "KP_5" },
        { GDK_KEY_KP_Down, "KP_2" }, { GDK_KEY_KP_End, "KP_1" },
        { GDK_KEY_KP_Right, "KP_6" }, { GDK_KEY_KP_Enter, "Return" },
        { GDK_KEY_X, "x" },
    };

    lay();
    for (int k = 0; k < 7; k++) {
        key(pressed[k].key);
        CHECK(Text_same(last_key, pressed[k].name));
    }
    holding = GDK_CONTROL_MASK;
    key(GDK_KEY_z);
    CHECK(Text_same(last_key, "x"));
    holding = 0;
    put_away();
}
static bool as_if_painted_anew(Hand *h)
{
    int wide = gtk_widget_get_allocated_width(board);
    int high = gtk_widget_get_allocated_height(board);
    cairo_surface_t *is[2];
    size_t bytes = 0;
    bool same;

    Board_look((Board *)board);
    for (int k = 0; k < 2; k++) {
        is[k] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, wide,
                                           high);
        cairo_t *cr = cairo_create(is[k]);

        gtk_widget_draw(board, cr);
        cairo_destroy(cr);
        cairo_surface_flush(is[k]);
        bytes = (size_t)(high * cairo_image_surface_get_stride(is[k]));
        CHECK(*(uint32_t *)(void *)cairo_image_surface_get_data(is[k])
              == 0);                /* a dot of air is clear */
        Hand_spoil(h);
    }
    same = memcmp(cairo_image_surface_get_data(is[0]),
                  cairo_image_surface_get_data(is[1]), bytes) == 0;
    cairo_surface_destroy(is[0]);
    cairo_surface_destroy(is[1]);
    return same;
}
CLAIM(what_is_repaired_is_as_if_painted_anew)
{
    static const int points[] = { 1, 2, 3, 0, 2, 0 };
    Hand *h = lay();

    for (int k = 0; k < 6; k++) {
        bool same;

        Hand_point(h, points[k], false);
        same = as_if_painted_anew(h);
        test_check(same, __FILE__, __LINE__, "the same picture");
    }
    put_away();
}
CLAIM(a_new_board_wears_the_inks_of_its_player)
{
    uint32_t dots[40 * 40];
    cairo_surface_t *s = cairo_image_surface_create_for_data(
        (void *)dots, CAIRO_FORMAT_RGB24, 40, 40, 160);
    cairo_t *cr = cairo_create(s);

    Look_choose(BY_INVERSE);
    lay();
    Board_air(board, cr, (Board *)board);
    cairo_surface_flush(s);
    CHECK((dots[0] & 0xFFFFFF) == 0);
    Look_choose(BY_DESKTOP);
    put_away();
    cairo_destroy(cr);
    cairo_surface_destroy(s);
}
CLAIM(things_travel_where_that_is_wanted)
{
    Hand *h = lay();
    GtkSettings *s = gtk_widget_get_settings(board);

    for (int k = 0; k < 4; k++) {
        show(h, 1 - k % 2, MOVED);
        CHECK(!Hand_moves(h));
        CHECK(Page_find(&h->page, 3)->x == (k % 2 ? 10 : 140));
    }
    g_object_set(s, "gtk-enable-animations", FALSE, NULL);
    show(h, 1, MOVED);
    test_check(h->motion == STILL && !Hand_moves(h), __FILE__,
               __LINE__, "nothing moves");
    gtk_settings_reset_property(s, "gtk-enable-animations");
    CHECK(h->motion == USUAL);
    gtk_widget_hide(board);
    CHECK(h->motion == STILL);
    put_away();
}
static int steps, gone, come;

static void step_is_heard(void) { steps++; }
static AtkObject *reader(void)
{
    return gtk_widget_get_accessible(board);
}
CLAIM(a_reader_can_press_and_mark)
{
    lay();

    AtkObject *place = atk_object_ref_accessible_child(reader(), 1);
    AtkAction *a = ATK_ACTION(place);

    CHECK(atk_action_get_n_actions(a) == 2);
    CHECK(Text_same(atk_action_get_name(a, 0), "press"));
    CHECK(Text_same(atk_action_get_name(a, 1), "mark"));
    CHECK(atk_action_do_action(a, 1) && told("mark 2"));
    CHECK(atk_action_do_action(a, 0) && told("open 2"));
    CHECK(!atk_action_do_action(a, 2) && told("-"));
    g_object_unref(place);
    put_away();
}
CLAIM(a_reader_hears_each_step)
{
    Hand *h = lay();

    steps = 0;
    g_signal_connect(reader(), "active-descendant-changed",
                     step_is_heard, NULL);
    for (int k = 0; k < 4; k++)
        key(k % 2 ? GDK_KEY_Left : GDK_KEY_Right);
    CHECK(steps >= 3 && h->ui.ring);
    steps = 0;
    Board_look((Board *)board);
    h->changed = true;
    Board_look((Board *)board);
    CHECK(steps == 0);
    put_away();
}
static void one_goes(void) { gone++; }
static void one_comes(void) { come++; }
CLAIM(a_reader_hears_what_goes_and_where_things_are)
{
    Hand *h = lay();
    int x, y, wide, high;
    double left = 20, right = 80, up = 20;

    AtkObject *place = atk_object_ref_accessible_child(reader(), 0);
    AtkObject *second = atk_object_ref_accessible_child(reader(), 1);

    Board_place((Board *)board, &left, &up);
    Board_place((Board *)board, &right, &up);
    atk_component_get_extents(ATK_COMPONENT(place), &x, &y, &wide,
                              &high, ATK_XY_WINDOW);
    CHECK(abs(x - (int)left) <= 1 && wide == high);
    CHECK(abs(wide - (int)(right - left)) <= 1);
    g_signal_connect(reader(), "children-changed::remove", one_goes,
                     NULL);
    g_signal_connect(reader(), "children-changed::add", one_comes,
                     NULL);
    gone = come = 0;
    show(h, 2, PLACED);
    CHECK(gone == 1 && come == 0);
    CHECK(atk_object_get_index_in_parent(second) == -1);
    show(h, 0, PLACED);
    CHECK(gone == 1 && come == 1);
    CHECK(atk_object_get_index_in_parent(second) == 1);
    CHECK(Text_same(atk_object_get_name(second), "place 2"));
    g_object_unref(place);
    g_object_unref(second);
    put_away();
}
int main(void)
{
    if (!g_getenv("DISPLAY")) {
        printf("1..0 # SKIP no display\n");
        return 0;
    }
    gtk_init(NULL, NULL);
    alarm(600);                     /* who waits for ever has failed */
    whose = g_thread_self();
    passed = g_get_monotonic_time();
    return test_all();
}
