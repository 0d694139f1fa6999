/* Made from kit/frame.nw by make tangle: change that, not this. */
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "aside.h"
#include "board.h"
#include "board-test.h"
#include "frame.h"
#include "look.h"
#include "nim.h"
#include "paper.h"
#include "records.h"
#include "store.h"
#include <glib/gstdio.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* frame test helpers */
static GtkWidget *window;

static void find_board(GtkWidget *w, gpointer nobody)
{
    if (Text_same(G_OBJECT_TYPE_NAME(w), "Board"))
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
static GtkWidget *worn;

static void find_class(GtkWidget *w, gpointer class)
{
    if (gtk_style_context_has_class(gtk_widget_get_style_context(w),
                                    class) && GTK_IS_LABEL(w))
        worn = w;
    else if (GTK_IS_CONTAINER(w))
        gtk_container_forall(GTK_CONTAINER(w), find_class, class);
}
static GtkWidget *voice(void)
{
    char class[] = "voice";

    worn = NULL;
    find_class(window, class);
    return worn;
}
static const char *status(void)
{
    said = "";
    find_voice(window, NULL);
    return said;
}
static const char *quiet_line(void)
{
    char class[] = "quiet";

    worn = NULL;
    find_class(gtk_stack_get_visible_child(GTK_STACK(
        gtk_widget_get_ancestor(voice(), GTK_TYPE_STACK))), class);
    return worn ? gtk_label_get_text(GTK_LABEL(worn)) : "";
}
static const char *clock_says(void)
{
    char class[] = "clock";

    worn = NULL;
    find_class(window, class);
    return worn ? gtk_label_get_text(GTK_LABEL(worn)) : "";
}
static int the_match(int take)
{
    const Page *page = &Board_hand((Board *)board)->page;
    Line move;

    Text_say(move, "take %d", take);
    for (int k = 0; k < page->n; k++)
        if (Text_same(page->item[k].move, move))
            return page->item[k].id;
    return 0;
}
static void take(int matches) { click(the_match(matches)); }
static void take_threes(int times)
{
    for (; times > 0; times--)
        take(3);
}
static void wish(const char *name)
{
    g_action_group_activate_action(G_ACTION_GROUP(window), name, NULL);
    pump(60);
}
static bool may(const char *name)
{
    return g_action_group_get_action_enabled(G_ACTION_GROUP(window),
                                             name);
}
static bool may_undo(void) { return may("undo"); }
static void anew(void)
{
    wish("new");
    CHECK(!may_undo());
}
static int brush;

static void paint_by_mouse(const int *match)
{
    mouse(GDK_BUTTON_PRESS, match[0], 1, 0);
    for (int k = 1; k < 3; k++)
        mouse(GDK_MOTION_NOTIFY, match[k], 0, 0);
    mouse(GDK_BUTTON_RELEASE, match[2], 1, 0);
}
static void paint_by_keys(const int *match)
{
    Hand_point(Board_hand((Board *)board), match[0], true);
    key_goes(GDK_KEY_Return, true);
    key(GDK_KEY_Left);
    key(GDK_KEY_Left);
    key_goes(GDK_KEY_Return, false);
}
static void paint(void (*way)(const int *match), int third)
{
    const int match[] = { the_match(third == 3 ? 1 : 3), the_match(2),
                          the_match(third == 3 ? 3 : 1) };

    brush = third;
    Hand_refresh(Board_hand((Board *)board));
    way(match);
    brush = 0;
    Hand_refresh(Board_hand((Board *)board));
}
static gint asleep;

int fsync(int fd)
{
    while (g_atomic_int_get(&asleep))
        g_usleep(1000);
    return (int)syscall(SYS_fsync, fd);
}
static sqlite3 *door;

static void hold_the_door(void)
{
    g_autofree char *file = g_build_filename(g_get_user_data_dir(),
        "literate-games", "records.sqlite", NULL);

    CHECK(sqlite3_open(file, &door) == SQLITE_OK);
    CHECK(sqlite3_exec(door, "BEGIN EXCLUSIVE", NULL, NULL, NULL)
          == SQLITE_OK);
}
static gpointer let_go(gpointer us)
{
    g_usleep(GPOINTER_TO_SIZE(us));
    CHECK(sqlite3_close(door) == SQLITE_OK);
    return NULL;
}

/* frame tests */
static void a_click_plays_a_move(void)
{
    double before, after, y;

    CHECK(middle(1, &before, &y));
    take(2);
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13."));
    pump(400);
    CHECK(middle(1, &after, &y));
    CHECK(before == after);
}
static void undo_redo_and_rewind_walk_the_history(void)
{
    wish("undo");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
    wish("redo");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13."));
    wish("mark");
    CHECK(Text_same(quiet_line(), "Here is the bookmark."));
    wish("rewind");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15.")
          && !may_undo());
    CHECK(!strstr(quiet_line(), "bookmark"));
    wish("return");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13."));
    wish("rewind");
}
static void arrows_and_return_play_a_move(void)
{
    Ui *ui = &Board_hand((Board *)board)->ui;

    ui->hover = 0;
    key(GDK_KEY_Right);
    CHECK(ui->hover > 0 && ui->ring);
    while (ui->hover != the_match(1) && ui->hover > 0) {
        int before = ui->hover;

        key(GDK_KEY_Right);
        if (ui->hover == before)
            break;
    }
    CHECK(ui->hover == the_match(1));
    key(GDK_KEY_Return);
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 14."));
}
static void a_hint_comes_with_its_reason(void)
{
    wish("hint");
    pump(100);
    CHECK(Board_hand((Board *)board)->ui.hint == the_match(2));
    CHECK(Text_same(status(),
                    "Take 2: that leaves a multiple of four."));
}
static void a_letter_is_an_action_of_the_game(void)
{
    key(GDK_KEY_n);
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static gint pensive;

static void ponder(Think *t)
{
    while (g_atomic_int_get(&pensive) && Think_more(t))
        g_usleep(1000);
    nim_game.hint->choose(t);
}
static void who_thinks_is_seen_to_and_can_be_hurried(void)
{
    for (int late = 0; late < 2; late++) {
        g_atomic_int_set(&pensive, 1);
        wish("hint");
        CHECK(!may("now"));
        pump(700);
        CHECK(may("now") && Text_same(status(),
                                      "Seat 1 takes. Matches: 15."));
        if (late)
            passed += 10 * G_USEC_PER_SEC;
        else
            wish("now");
        pump(300);
        CHECK(!may("now") && Text_same(status(),
              "Take 3: that leaves a multiple of four."));
        g_atomic_int_set(&pensive, 0);
        key(GDK_KEY_Escape);
    }
}
static void the_page_keeps_its_shape(void)
{
    double x1, y1, x2, y2;

    for (int wide = 420; wide <= 900; wide += 240) {
        gtk_window_resize(GTK_WINDOW(window), wide, 400);
        pump(150);
        CHECK(middle(2, &x1, &y1));
        CHECK(middle(3, &x2, &y2));
        CHECK(y1 == y2 && x2 > x1);
        CHECK(x2 < gtk_widget_get_allocated_width(board) - 20);
    }
}
static void a_long_sentence_fits_a_narrow_window(void)
{
    char class[] = "voice";
    int width, high;

    gtk_window_resize(GTK_WINDOW(window), 320, 500);
    wish("hint");
    pump(300);
    gtk_window_get_size(GTK_WINDOW(window), &width, NULL);
    CHECK(width == 320);
    find_class(window, class);
    pango_layout_get_pixel_size(gtk_label_get_layout(GTK_LABEL(worn)),
                                NULL, &high);
    CHECK(gtk_label_get_layout(GTK_LABEL(worn)) != NULL);
    CHECK(gtk_widget_get_allocated_height(worn) >= high);
    CHECK(pango_layout_get_line_count(
              gtk_label_get_layout(GTK_LABEL(worn))) >= 2);
}
static void lay_theme(const char *name, const char *ground)
{
    g_autofree char *folder = g_build_filename(g_get_user_data_dir(),
        "themes", name, "gtk-3.0", NULL);
    g_autofree char *file = g_build_filename(folder, "gtk.css", NULL);
    g_autofree char *css = g_strdup_printf(
        "@define-color theme_bg_color %s;", ground);

    CHECK(g_mkdir_with_parents(folder, 0700) == 0
          && g_file_set_contents(file, css, -1, NULL));
    g_object_set(gtk_widget_get_settings(window), "gtk-theme-name",
                 name, NULL);
    pump(50);
}
static void inks_follow_the_theme(void)
{
    GtkSettings *s = gtk_widget_get_settings(window);
    GdkRGBA list;

    g_object_set(s, "gtk-theme-name", "Adwaita", NULL);
    pump(50);
    CHECK(Look_theme() == LIGHT);
    g_object_set(s, "gtk-application-prefer-dark-theme", TRUE, NULL);
    pump(50);
    CHECK(Look_theme() == DARK);
    g_object_set(s, "gtk-application-prefer-dark-theme", FALSE,
                 "gtk-theme-name", "HighContrast", NULL);
    pump(50);
    CHECK(Look_theme() == CONTRAST);
    g_object_set(s, "gtk-theme-name", "HighContrastInverse", NULL);
    pump(50);
    CHECK(Look_theme() == INVERSE);
    lay_theme("Nordic", "#2e3440");
    CHECK(Look_theme() == DARK);
    lay_theme("Snow", "#fafafa");
    CHECK(Look_theme() == LIGHT);
    g_object_set(s, "gtk-theme-name", "No-such-dark", NULL);
    Look_whole();
    CHECK(Look_theme() == DARK && gtk_style_context_lookup_color(
              gtk_widget_get_style_context(window), "theme_base_color",
              &list) && list.green < .5);
}
static int high(const char *class)
{
    g_autofree char *name = g_strdup(class);

    pump(50);
    worn = NULL;
    find_class(window, name);
    return PANGO_PIXELS(pango_layout_get_baseline(
        gtk_label_get_layout(GTK_LABEL(worn))));
}
static void all_words_grow_with_the_desktops(void)
{
    GtkSettings *s = gtk_widget_get_settings(window);
    static const char *const classes[] = { "voice", "quiet", "clock" };

    for (int k = 0; k < 6; k++) {
        int was;

        g_object_set(s, "gtk-font-name", "Sans 10",
                     "gtk-xft-dpi", 96 * 1024, NULL);
        was = high(classes[k / 2]);
        if (k % 2)
            g_object_set(s, "gtk-font-name", "Sans 20", NULL);
        else
            g_object_set(s, "gtk-xft-dpi", 192 * 1024, NULL);
        CHECK(abs(high(classes[k / 2]) - 2 * was) < 3);
    }
    gtk_settings_reset_property(s, "gtk-font-name");
    gtk_settings_reset_property(s, "gtk-xft-dpi");
    pump(50);
}
static void the_board_can_be_heard_and_pressed(void)
{
    AtkObject *reader, *child;

    anew();
    reader = gtk_widget_get_accessible(board);
    CHECK(atk_object_get_n_accessible_children(reader) == 3);
    child = atk_object_ref_accessible_child(reader, 0);
    CHECK(Text_same(atk_object_get_name(child), "take 3"));
    CHECK(atk_object_get_index_in_parent(child) == 0);
    CHECK(atk_action_do_action(ATK_ACTION(child), 0));
    g_object_unref(child);
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 12."));
}
static const char *only_go(void *back) { return back ? NULL : "lost"; }
static void is_back(void *back, const char *trouble)
{
    *(bool *)back = trouble == NULL;
}
static void wait_for_the_store(void)
{
    for (int round = 0; round < 2; round++) {
        bool back = false;

        Store_later(only_go, is_back, &back);
        while (!back)
            gtk_main_iteration();
    }
}
static bool file_holds(const char *words)
{
    char *file = g_build_filename(g_get_user_data_dir(),
        "literate-games", "saves", "nim.play-save", NULL);
    char *text = NULL;
    bool it;

    wait_for_the_store();
    it = g_file_get_contents(file, &text, NULL, NULL)
      && strstr(text, words);

    g_free(text);
    g_free(file);
    return it;
}
static void the_clock_stands_while_the_board_is_hidden(void)
{
    anew();
    pump(1200);
    CHECK(Text_same(clock_says(), "0:00"));
    take(2);
    CHECK(Text_same(clock_says(), "0:01"));
    wish("pause");
    CHECK(!gtk_widget_get_mapped(board));
    CHECK(file_holds("seconds=1"));
    pump(1200);
    CHECK(Text_same(clock_says(), "0:01"));
    key(GDK_KEY_a);
    CHECK(gtk_widget_get_mapped(board));
    CHECK(Text_same(clock_says(), "0:02"));
}
static Model hearty;
static bool beating;

static void a_board_that_ticks_hides_without_the_keyboard(void)
{
    GtkWidget *w = NULL;

    for (int k = 0; k < 2; k++) {
        beating = k;
        gtk_window_present(GTK_WINDOW(window));
        anew();
        take(2);
        pump(100);
        w = w ? w : gtk_window_new(GTK_WINDOW_TOPLEVEL);
        gtk_widget_show(w);
        gtk_window_present(GTK_WINDOW(w));
        pump(200);
        CHECK(gtk_widget_get_mapped(board) == !beating);
    }
    gtk_widget_destroy(w);
    gtk_window_present(GTK_WINDOW(window));
    pump(200);
    CHECK(!gtk_widget_get_mapped(board));
    wish("pause");
    CHECK(gtk_widget_get_mapped(board));
    beating = false;
    anew();
}
static void no_clock_runs_without_the_keyboard(void)
{
    GtkWidget *w = gtk_window_new(GTK_WINDOW_TOPLEVEL);

    hearty.tick = 0;
    gtk_window_present(GTK_WINDOW(window));
    anew();
    take(2);
    CHECK(Text_same(clock_says(), "0:01"));
    gtk_widget_show(w);
    gtk_window_present(GTK_WINDOW(w));
    pump(1200);
    CHECK(Text_same(clock_says(), "0:01")
          && gtk_widget_get_mapped(board));
    gtk_widget_destroy(w);
    gtk_window_present(GTK_WINDOW(window));
    CHECK(Text_same(clock_says(), "0:02"));
    hearty.tick = 50;
    anew();
}
static void a_window_put_away_pauses(void)
{
    gtk_widget_hide(window);
    pump(100);
    gtk_widget_show(window);
    pump(100);
    CHECK(!gtk_widget_get_mapped(board));
    CHECK(Text_same(clock_says(), "0:02"));
    wish("undo");
    CHECK(gtk_widget_get_mapped(board));
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static int beats;

static const char *heart(void *state, const char *move)
{
    if (!Text_same(move, "tick"))
        return nim_game.model->apply(state, move);
    beats += beating;
    return beating ? NULL : "nothing ticks here";
}
static int solitary(const void *state)
{
    return nim_game.model->turn(state) == OVER ? OVER : 1;
}
static void ticks_come_while_the_board_is_seen(void)
{
    int before;

    gtk_window_present(GTK_WINDOW(window));
    beating = true;
    anew();
    CHECK(beats >= 2);
    wish("pause");
    before = beats;
    pump(200);
    CHECK(beats == before);
    wish("pause");
    CHECK(beats > before);
    beating = false;
}
static void find_field(GtkWidget *w, gpointer all)
{
    GtkWidget **found = all;

    if (GTK_IS_SPIN_BUTTON(w))
        found[0] = w;
    else if (GTK_IS_BUTTON(w) && !g_strcmp0("_Play",
                 gtk_button_get_label(GTK_BUTTON(w))))
        found[1] = w;
    else if (GTK_IS_CONTAINER(w))
        gtk_container_forall(GTK_CONTAINER(w), find_field, all);
}
static void type_into(GtkWidget *field, const char *digits)
{
    GtkWidget *kept = board;

    gtk_widget_grab_focus(field);
    board = gtk_widget_get_toplevel(field);
    for (const char *c = digits; *c; c++)
        key((guint)*c);
    board = kept;
}
static void a_card_begins_a_game_of_ones_own(void)
{
    GtkWidget *found[2] = { NULL, NULL };
    GList *all;

    wish("own");
    all = gtk_window_list_toplevels();
    for (GList *l = all; l; l = l->next)
        find_field(l->data, found);
    g_list_free(all);
    CHECK(found[0] && found[1]);
    type_into(found[0], "20");
    gtk_button_clicked(GTK_BUTTON(found[1]));
    pump(50);
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 20."));
    wish("new");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 20."));
}
static GtkWidget *rules(void)
{
    char class[] = "rules";

    worn = NULL;
    find_class(window, class);
    return worn;
}
static int shown_twice;

static void count_labels(GtkWidget *w, gpointer text)
{
    shown_twice += GTK_IS_LABEL(w) && gtk_widget_get_mapped(w)
        && Text_same(gtk_label_get_text(GTK_LABEL(w)), text);
    if (GTK_IS_CONTAINER(w))
        gtk_container_forall(GTK_CONTAINER(w), count_labels, text);
}
static int labels_say(const char *words)
{
    g_autofree char *text = g_strdup(words);

    shown_twice = 0;
    count_labels(window, text);
    return shown_twice;
}
static void the_rules_lie_below_the_board_at_the_first_start(void)
{
    int below, high;

    CHECK(rules() && !Store_first(&nim_game));
    CHECK(Text_same(gtk_label_get_text(GTK_LABEL(rules())),
                    nim_game.view->rules));
    gtk_widget_translate_coordinates(rules(), board, 0, 0, NULL,
                                     &below);
    high = gtk_widget_get_allocated_height(board);
    CHECK(below >= high && high >= 180);
    beating = true;
    pump(200);
    CHECK(beats == 0 && Text_same(clock_says(), "0:00"));
    beating = false;
    gtk_widget_activate(gtk_window_get_focus(GTK_WINDOW(window)));
    pump(400);
    CHECK(!rules() && gtk_widget_get_allocated_height(board) > high);
    CHECK(labels_say("Move now") == 0);
}
static void without_a_book_the_rules_are_the_chapter(void)
{
    char class[] = "quiet";

    g_setenv("LITERATE_GAMES_BOOK", "/no/such/book", TRUE);
    wish("help");
    CHECK(rules() != NULL);
    worn = NULL;
    find_class(gtk_widget_get_parent(rules()), class);
    CHECK(worn && strstr(gtk_label_get_text(GTK_LABEL(worn)),
                         "make html"));
    key(GDK_KEY_Escape);
    CHECK(!rules());
    wish("rules");
    CHECK(rules() != NULL);
    take(1);
    CHECK(!rules());
    wish("new");
}
static int board_after(int wide, int high)
{
    gtk_window_resize(GTK_WINDOW(window), wide, high);
    pump(300);
    return gtk_widget_get_allocated_height(board);
}
static void the_end_is_a_ribbon(void)
{
    char won[] = "Seat 1 took the last match and wins.";
    int high, small, w, h;
    bool slides;

    gtk_window_get_size(GTK_WINDOW(window), &w, &h);
    high = board_after(560, 600);
    take_threes(4);
    CHECK(Text_same(status(), won) && labels_say(won) == 1);
    CHECK(!labels_say("Try again") && !labels_say("Last chance"));
    wish("copy");
    CHECK(Text_same(status(), won));
    CHECK(strstr(quiet_line(), "for later: nim --options="));
    pump(700);
    CHECK(gtk_widget_get_allocated_height(board) == high);
    wish("undo");
    slides = gtk_stack_get_transition_running(GTK_STACK(
        gtk_widget_get_ancestor(voice(), GTK_TYPE_STACK)));
    CHECK(!slides);
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 3."));
    CHECK(!strstr(quiet_line(), "With help."));
    small = board_after(360, 500);
    take(3);
    pump(700);
    CHECK(gtk_widget_get_allocated_height(board) == small);
    gtk_window_resize(GTK_WINDOW(window), w, h);
    CHECK(strstr(quiet_line(), "With help."));
    key(GDK_KEY_Return);
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static int played(void)
{
    RecordsSum sum = { 0 };

    wait_for_the_store();
    CHECK(!Records_sum("nim", NULL, &sum));
    return sum.played;
}
static bool there(const char *name)
{
    char *file = g_build_filename(g_get_user_data_dir(),
                                  "literate-games", name, NULL);
    bool it;

    wait_for_the_store();
    it = g_file_test(file, G_FILE_TEST_EXISTS);
    g_free(file);
    return it;
}
static void nothing_of_the_records_is_touched_before_an_end(void)
{
    CHECK(!there("records.sqlite") && !there("records.lock"));
}
static void to_the_end(void)
{
    take_threes(5);
}
static void an_end_is_recorded_once(void)
{
    int before;

    anew();
    to_the_end();
    CHECK(there("records.sqlite") && !file_holds("nim"));
    before = played();
    CHECK(before >= 1);
    wish("undo");
    CHECK(file_holds("nim"));
    take(3);
    CHECK(!file_holds("nim"));
    CHECK(played() == before);
    anew();
    to_the_end();
    CHECK(played() == before + 1);
    CHECK(strstr(quiet_line(), "r best")
          || strstr(quiet_line(), "r quickest"));
}
static void the_deal_of_the_day_has_a_number(void)
{
    g_autofree char *seed = g_strdup_printf(
        "nim --options=\"matches=15\" --seed=%" G_GUINT64_FORMAT,
        Records_today());
    GAction *daily_wish = g_action_map_lookup_action(
        G_ACTION_MAP(window), "daily");

    CHECK(!g_action_get_enabled(daily_wish));
    g_simple_action_set_enabled(G_SIMPLE_ACTION(daily_wish), TRUE);
    wish("daily");
    CHECK(!may_undo());
    wish("copy");
    CHECK(Text_same(quiet_line(), seed));
    CHECK(g_str_has_prefix(gtk_header_bar_get_subtitle(GTK_HEADER_BAR(
        gtk_window_get_titlebar(GTK_WINDOW(window)))), "Deal "));
    to_the_end();
    CHECK(strstr(quiet_line(), "Deal "));
}
static void a_lost_game_is_tried_again(void)
{
    anew();
    take_threes(4);
    take(2);
    take(1);
    CHECK(Text_same(status(), "Seat 2 took the last match and wins."));
    CHECK(strstr(quiet_line(), "choice before the end you could"));
    CHECK(labels_say("Try again") == 1 && labels_say("Last chance"));
    wish("try");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 1."));
    CHECK(Text_same(quiet_line(), "This can be won. How?"));
    CHECK(!Board_hand((Board *)board)->ui.hint);
    wish("hint");
    CHECK(Board_hand((Board *)board)->ui.hint == the_match(1));
}
static void the_game_you_left_comes_back(void)
{
    anew();
    take(2);
    wish("new");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
    take(1);
    wish("back");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13."));
    CHECK(file_holds("> take 2"));
    wish("back");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 14."));
    CHECK(file_holds("> take 1"));
}
static void fill_the_disk(bool full)
{
    struct rlimit most;

    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &most);
    most.rlim_cur = full ? 0 : most.rlim_max;
    CHECK(setrlimit(RLIMIT_FSIZE, &most) == 0);
}
static void a_full_disk_takes_no_game_away(void)
{
    static const char *const ways[] = { "new", "restart", "back" };

    anew();
    take(3);
    CHECK(file_holds("> take 3\n"));
    fill_the_disk(true);
    for (int k = 0; k < 3; k++) {
        wish(ways[k]);
        CHECK(Text_same(status(),
                        "This game stays, for it cannot be laid "
                   "aside (File too large). Ask again to give it up."));
        CHECK(file_holds("> take 3\n"));
        take(1);
        CHECK(strstr(status(), " takes. Matches: "));
        CHECK(strstr(quiet_line(), "This game is not kept (File too")
              && strstr(quiet_line(), "nim.play-save"));
    }
    wish("quit");
    CHECK(g_str_has_suffix(status(), "Quit again to give them up."));
    /* the disk has room again, and no patience is needed */
    fill_the_disk(false);
    take(1);
    wish("new");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
    wish("back");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 8."));
    fill_the_disk(true);
    wish("new");
    CHECK(strstr(status(), "Ask again"));
    wish("new");
    fill_the_disk(false);
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static void a_slow_disk_keeps_nobody_waiting(void)
{
    anew();
    g_atomic_int_set(&asleep, 1);
    for (int k = 0; k < 4; k++)
        take(1);
    wish("new");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 11."));
    take(1);
    g_atomic_int_set(&asleep, 0);
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 10."));
    CHECK(file_holds("> take 1\n> take 1\n> take 1\n> take 1\n"
                     "> take 1\n"));
}
static void what_could_not_be_recorded_is_recorded_later(void)
{
    int before = played();

    anew();
    take_threes(4);
    CHECK(file_holds("> take 3\n> take 3\n> take 3\n> take 3\n"));
    fill_the_disk(true);
    take(3);
    CHECK(strstr(quiet_line(), "This game is not kept"));
    fill_the_disk(false);
    CHECK(played() == before && file_holds("nim"));
    anew();
    CHECK(played() == before);
    wish("back");
    CHECK(played() == before + 1 && !file_holds("nim"));
    anew();
}
static void a_game_is_played_again(void)
{
    wish("replay");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
    CHECK(strstr(quiet_line(), "Replay, 0 of 1"));
    CHECK(strstr(quiet_line(), "The replay is over"));
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 14."));
    key(GDK_KEY_a);
    CHECK(!strstr(quiet_line(), "replay"));
    wish("replay");
    take(2);
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 14."));
    anew();
    wish("replay");
    CHECK(Text_same(status(), "There is nothing to replay yet."));
}
static void a_board_goes_on_paper(void)
{
    g_autofree char *folder = g_dir_make_tmp("paper-XXXXXX", NULL);
    g_autofree char *file = g_build_filename(folder, "nim.pdf", NULL);
    g_autofree char *nowhere = g_build_filename(file, "nim.pdf", NULL);
    g_autofree char *pdf = NULL;
    Line why;
    Session *s = Session_of(&nim_game, "", 7, why);
    Paper p;

    CHECK(Paper_fresh(&p, s, (Photo){ .w = 0 }, 7));
    CHECK(Paper_print(GTK_WINDOW(window), &p, file) == NULL);
    CHECK(g_file_get_contents(file, &pdf, NULL, NULL)
          && g_str_has_prefix(pdf, "%PDF"));
    CHECK(g_str_has_prefix(Paper_print(GTK_WINDOW(window), &p, nowhere),
                           "Not printed: "));
    Paper_end(&p);
    Session_free(&s);
    g_remove(file);
    g_rmdir(folder);
}
static GtkWidget *toplevel(const char *title)
{
    GList *all = gtk_window_list_toplevels();
    GtkWidget *found = NULL;

    for (GList *l = all; l; l = l->next)
        if (!g_strcmp0(gtk_window_get_title(l->data), title))
            found = l->data;
    g_list_free(all);
    return found;
}
static GType wanted_type;
static GPtrArray *of_type;

static void gather(GtkWidget *w, gpointer nobody)
{
    if (G_TYPE_CHECK_INSTANCE_TYPE(w, wanted_type))
        g_ptr_array_add(of_type, w);
    if (GTK_IS_CONTAINER(w))
        gtk_container_forall(GTK_CONTAINER(w), gather, nobody);
}
static GtkWidget *find(const char *title, GType type, guint number)
{
    GtkWidget *top = NULL, *it = NULL;
    GList *all = title ? NULL : gtk_window_list_toplevels();

    CHECK(all || (top = toplevel(title)) != NULL);
    wanted_type = type;
    of_type = g_ptr_array_new();
    if (top)
        gather(top, NULL);
    for (GList *l = all; l; l = l->next)
        gather(l->data, NULL);
    g_list_free(all);
    CHECK(number < of_type->len);
    if (number < of_type->len)
        it = of_type->pdata[number];
    g_ptr_array_free(of_type, TRUE);
    return it;
}
static const char *bar_says(const char *script)
{
    const char *title = "The table of all positions";
    static const View view = { .table_tells = "what it is" };
    static const Game game = { .view = &view };
    GtkWidget *bar;

    Aside_table(GTK_WINDOW(window), &game,
                (char *[]){ "/bin/sh", "-c", (char *)script, NULL });
    bar = find(title, GTK_TYPE_PROGRESS_BAR, 0);
    gtk_button_clicked(GTK_BUTTON(find(title, GTK_TYPE_BUTTON, 0)));
    CHECK(gtk_progress_bar_get_fraction(GTK_PROGRESS_BAR(bar)) > .4);
    if (strstr(script, "sleep"))
        return "";
    CHECK(gtk_progress_bar_get_text(GTK_PROGRESS_BAR(bar)));
    return gtk_progress_bar_get_text(GTK_PROGRESS_BAR(bar));
}

static void a_table_is_made_by_another_program(void)
{
    const char *title = "The table of all positions";
    char *file = g_build_filename(g_get_tmp_dir(), "no-table", NULL);
    char *closed = g_strdup_printf("echo 1 of 2; sleep 1; > %s", file);

    CHECK(Text_same(bar_says("echo 1 of 2; echo hm; echo 2 of 2"),
                    "The table is there, and is used from now on."));
    gtk_widget_destroy(toplevel(title));
    CHECK(Text_same(bar_says("echo 1 of 2; exit 1"),
                    "It could not be made. Is there room for it?"));
    gtk_widget_destroy(toplevel(title));
    bar_says(closed);
    gtk_widget_destroy(toplevel(title));
    pump(1500);
    CHECK(!g_file_test(file, G_FILE_TEST_EXISTS));
    g_free(closed);
    g_free(file);
}
static void where_no_game_was_left_none_comes_back(void)
{
    GtkWidget *entry;
    guint k = 0;

    wish("back");
    CHECK(Text_same(status(), "No game of this kind has been left."));
    wish("menu");
    do
        entry = find(NULL, GTK_TYPE_MENU_ITEM, k++);
    while (entry
           && !Text_same(gtk_menu_item_get_label(GTK_MENU_ITEM(entry)),
                               "Back to the game you left"));
    CHECK(entry && !gtk_widget_is_sensitive(entry));
    gtk_menu_shell_cancel(GTK_MENU_SHELL(gtk_menu_get_for_attach_widget(
        gtk_window_get_titlebar(GTK_WINDOW(window)))->data));
    pump(50);
}
static void a_line_names_a_game(void)
{
    GtkClipboard *c = gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);
    GtkWidget *seed;
    char *text;

    wish("copy");
    text = gtk_clipboard_wait_for_text(c);
    CHECK(text && g_str_has_prefix(text,
                      "nim --options=\"matches=20\" --seed="));
    g_free(text);
    wish("own");
    seed = find("A game of your own", GTK_TYPE_ENTRY, 0);
    gtk_entry_set_text(GTK_ENTRY(seed), "7a");
    CHECK(!gtk_widget_get_sensitive(gtk_window_get_default_widget(
        GTK_WINDOW(gtk_widget_get_toplevel(seed)))));
    gtk_widget_activate(seed);
    pump(400);
    CHECK(toplevel("A game of your own"));
    gtk_entry_set_text(GTK_ENTRY(seed), "77");
    gtk_widget_activate(seed);
    pump(400);                      /* the button is seen to go down */
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 20."));
    CHECK(!toplevel("A game of your own"));
    wish("copy");
    text = gtk_clipboard_wait_for_text(c);
    CHECK(text && g_str_has_suffix(text, " --seed=77"));
    g_free(text);
}
static void a_fault_is_reported_in_one_text(void)
{
    GtkClipboard *c = gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);
    char *text;

    take(2);
    wish("report");
    gtk_button_clicked(GTK_BUTTON(find("Report a fault",
                                       GTK_TYPE_BUTTON, 0)));
    text = gtk_clipboard_wait_for_text(c);
    CHECK(text && strstr(text, "Literate Games " VERSION ", nim, ver"));
    CHECK(text && strstr(text, "\nnim 1 matches=20 seed=77\n"
                               "> take 2\n"));
    g_free(text);
    gtk_window_close(GTK_WINDOW(toplevel("Report a fault")));
    pump(50);
    wish("undo");
}
static void a_line_is_pasted_anywhere(void)
{
    GtkClipboard *c = gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);

    gtk_clipboard_set_text(c, "chess --seed=4", -1);
    wish("paste");
    CHECK(strstr(status(), "is nim, and the line is for chess"));
    gtk_clipboard_set_text(c, "nim --options=matches=19 --seed=4", -1);
    wish("paste");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 19."));
    CHECK(strstr(quiet_line(), "pasted"));
    gtk_clipboard_set_text(c, "nim --options=matches=21 --seed=77", -1);
    wish("paste");
}
static const Preset two_kinds[] = {
    { "Few", "matches=3", "three matches" }, { "More", NULL, NULL },
    { "Usual", "matches=15", "fifteen matches" }, { 0 } };

static void presets_are_chosen_by_their_pictures(void)
{
    static const char *const names[] = {
        "Few\nthree matches", "Usual\nfifteen matches" };
    GtkWidget *tile = NULL, *fold;

    wish("kinds");
    pump(100);
    fold = find("New game of another kind", GTK_TYPE_EXPANDER, 0);
    tile = find("New game of another kind", GTK_TYPE_FLOW_BOX_CHILD, 1);
    CHECK(!g_object_get_data(G_OBJECT(tile), "game"));
    gtk_expander_set_expanded(GTK_EXPANDER(fold), TRUE);
    pump(100);
    CHECK(g_object_get_data(G_OBJECT(tile), "game"));
    for (guint k = 0; k < 2; k++) {
        tile = find("New game of another kind",
                    GTK_TYPE_FLOW_BOX_CHILD, k);
        CHECK(Text_same(atk_object_get_name(
            gtk_widget_get_accessible(tile)), names[k]));
    }
    gtk_widget_activate(tile);
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
    CHECK(!toplevel("New game of another kind"));
}
static void a_line_is_asked_for(void)
{
    GtkEntry *line;

    anew();
    g_action_group_activate_action(G_ACTION_GROUP(window),
                                   "does", g_variant_new_int32(2));
    pump(100);
    line = GTK_ENTRY(find("Take a number", GTK_TYPE_ENTRY, 0));
    gtk_entry_set_text(line, "9");
    gtk_widget_activate(GTK_WIDGET(line));
    pump(400);
    CHECK(toplevel("Take a number"));
    CHECK(Text_same(gtk_label_get_text(GTK_LABEL(
        find("Take a number", GTK_TYPE_LABEL, 1))),
        "take one, two or three matches"));
    gtk_entry_set_text(line, "2");
    gtk_widget_activate(GTK_WIDGET(line));
    pump(400);
    CHECK(!toplevel("Take a number"));
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13."));
    wish("undo");
}
static Action four_actions[] = {
    ACTION_NEW, ACTION_SWITCH(1, "four", "Four colors", "4"),
    ACTION(ASKS, "take", "Take a number", NULL),
    ACTION(PHOTO, "photo", "A picture of your own", NULL),
    { 0 }, { 0 }                    /* one more, for a test */
};
static void take_at(const int *match)
{
    mouse(GDK_BUTTON_PRESS, match[1], 3, 0);
    mouse(GDK_BUTTON_RELEASE, match[1], 3, 0);
    pump(100);
    gtk_widget_activate(find(NULL, GTK_TYPE_MODEL_BUTTON, 0));
    pump(100);
}
static void a_thing_opens_its_menu(void)
{
    anew();
    four_actions[4] = (Action)ACTION(BEGINS, "take", "So many", NULL);
    paint(take_at, 3);
    four_actions[4] = (Action){ 0 };
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13."));
    wish("undo");
}
static GThread *coached;

static void coach(Think *t)
{
    int rest = ((const Nim *)t->state)->left % (GRASP + 1);

    while (g_atomic_int_get(&pensive) && Think_more(t))
        g_usleep(1000);
    g_atomic_pointer_set(&coached, g_thread_self());
    Text_say(t->reason, "%s", rest ? "this can be won"
             : "this is lost");
    snprintf(t->worth, sizeof t->worth, "take %d\n", rest);
}
static void a_watcher_thinks_beside_the_window(void)
{
    Ui *ui = &Board_hand((Board *)board)->ui;

    four_actions[4] = (Action)ACTION_SWITCH(2, "coach", "Coach", NULL);
    ui->on[2] = true;
    g_atomic_int_set(&pensive, 1);
    anew();
    pump(700);
    CHECK(!may("now") && !ui->watch);
    take(2);
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 13.")
          && !ui->watch);
    g_atomic_int_set(&pensive, 0);
    CHECK(ui->watch && Text_same(ui->watch, "take 1\n"));
    CHECK(g_atomic_pointer_get(&coached) != g_thread_self());
    ui->on[2] = false;
    four_actions[4] = (Action){ 0 };
    take(1);
    CHECK(!ui->watch);
}
static bool config_holds(const char *name, const char *words)
{
    char *file = g_build_filename(g_get_user_config_dir(),
                                  "literate-games", name, NULL);
    char *text = NULL;
    bool it = g_file_get_contents(file, &text, NULL, NULL)
           && strstr(text, words);

    g_free(text);
    g_free(file);
    return it;
}
static void likes_show_at_once(void)
{
    GtkWidget *look, *moves;
    gboolean animated;

    wish("likes");
    look  = find("Preferences", GTK_TYPE_COMBO_BOX, 2);
    moves = find("Preferences", GTK_TYPE_COMBO_BOX, 1);
    gtk_combo_box_set_active(GTK_COMBO_BOX(look), 2);
    pump(50);
    CHECK(Look_theme() == DARK);
    CHECK(config_holds("preferences.conf", "theme=dark"));
    gtk_combo_box_set_active(GTK_COMBO_BOX(look), 3);
    pump(50);
    CHECK(Look_theme() == CONTRAST);
    CHECK(Board_hand((Board *)board)->motion == USUAL);
    gtk_combo_box_set_active(GTK_COMBO_BOX(moves), 1);
    CHECK(Board_hand((Board *)board)->motion == QUICK);
    gtk_combo_box_set_active(GTK_COMBO_BOX(moves), 0);
    CHECK(Board_hand((Board *)board)->motion == STILL);
    pump(100);                      /* until it is written */
    g_object_get(gtk_settings_get_default(), "gtk-enable-animations",
                 &animated, NULL);
    CHECK(!animated && config_holds("preferences.conf", "motion=no"));
    gtk_combo_box_set_active(GTK_COMBO_BOX(moves), 2);
    gtk_combo_box_set_active(GTK_COMBO_BOX(look), 0);
    pump(50);
    CHECK(Look_theme() == LIGHT);
    gtk_widget_destroy(toplevel("Preferences"));
}
static bool rang(const char *name)
{
    g_autofree char *file = g_strdup_printf("%s/literate-games/%s.wav",
                                g_get_user_cache_dir(), name);
    g_autofree char *all = NULL;
    gsize n = 0;

    return g_file_get_contents(file, &all, &n, NULL)
        && !memcmp(all, "RIFF", 4) && n > 10000 && !g_remove(file);
}
static void sounds_are_heard_by_whoever_wants_them(void)
{
    GtkWidget *sounds;

    anew();
    take(2);
    wish("likes");
    sounds = find("Preferences", GTK_TYPE_COMBO_BOX, 0);
    CHECK(gtk_combo_box_get_active(GTK_COMBO_BOX(sounds)) == 0);
    test_check(!rang("placed"), __FILE__, __LINE__, "silence");
    gtk_combo_box_set_active(GTK_COMBO_BOX(sounds), 1);
    CHECK(config_holds("preferences.conf", "sounds=yes"));
    anew();
    take(1);
    CHECK(rang("placed"));
    wish("undo");
    paint(paint_by_mouse, 9);
    CHECK(rang("refused"));
    test_check(!rang("placed"), __FILE__, __LINE__, "no other");
    anew();
    to_the_end();
    CHECK(rang("won") && rang("placed"));
    gtk_combo_box_set_active(GTK_COMBO_BOX(sounds), 0);
    gtk_widget_destroy(toplevel("Preferences"));
}
static void no_row_of_the_keys_is_cut(void)
{
    GtkWidget *keys;
    int x, w, h;

    wish("keys");
    pump(300);
    keys = gtk_widget_get_toplevel(find(NULL, GTK_TYPE_SHORTCUT_LABEL,
                                        0));
    gtk_window_get_size(GTK_WINDOW(keys), &w, &h);
    CHECK(w <= 360 && h <= 500);
    for (guint k = 0; k < 25; k++) {
        GtkWidget *row = find(NULL, GTK_TYPE_SHORTCUT_LABEL, k);
        GtkWidget *grid = gtk_widget_get_parent(row);

        gtk_widget_translate_coordinates(grid, keys, 0, 0, &x, NULL);
        CHECK(x >= 0 && x + gtk_widget_get_allocated_width(grid) <= w);
    }
    gtk_window_close(GTK_WINDOW(keys));
    pump(50);
    CHECK(!gtk_widget_get_visible(keys));
}
static double wider = 1;

static void wide_layout(const void *state, const Ui *ui, Page *page)
{
    nim_game.view->layout(state, ui, page);
    page->w *= wider;
    for (int k = 0, n; brush && k < page->n; k++)
        if (Text_match(page->item[k].move, "take %d", &n)) {
            Text_say(page->item[k].move, "take");
            page->item[k].click = BRUSH;
            Text_say(page->item[k].drop, "%d", n == 3 ? brush : n);
        }
}
static int width_of_a_new_game(double times)
{
    int width;

    wider = times;
    anew();
    pump(200);
    gtk_window_get_size(GTK_WINDOW(window), &width, NULL);
    return width;
}
static void a_larger_board_opens_a_larger_window(void)
{
    int page = (int)Board_hand((Board *)board)->page.w;
    GdkRectangle screen;

    gdk_monitor_get_workarea(gdk_display_get_monitor(
        gtk_widget_get_display(window), 0), &screen);
    gtk_window_resize(GTK_WINDOW(window), 700, 400);
    pump(200);
    CHECK(width_of_a_new_game(1) == 700);
    CHECK(width_of_a_new_game(1.5) == page * 3 / 2 + 40);
    CHECK(width_of_a_new_game(5) <= screen.width);
    CHECK(width_of_a_new_game(5) > screen.width - 30);
    CHECK(width_of_a_new_game(1) == page + 40);
}
static void a_page_that_may_not_shrink_is_scrolled(void)
{
    GtkScrollable *port = GTK_SCROLLABLE(gtk_widget_get_parent(board));
    GtkAdjustment *side = gtk_scrollable_get_hadjustment(port);
    int page = (int)Board_hand((Board *)board)->page.w, w, h;
    double x, y;

    gtk_window_get_size(GTK_WINDOW(window), &w, &h);
    (void)width_of_a_new_game(3);
    gtk_window_resize(GTK_WINDOW(window), 360, 500);
    CHECK(gtk_widget_get_allocated_width(board)
          == (int)(.4 * 3 * page) + 40);
    gtk_adjustment_set_value(side, 9999);
    key(GDK_KEY_Left);
    CHECK(middle(Board_hand((Board *)board)->ui.hover, &x, &y));
    CHECK(gtk_adjustment_get_value(side) < x
          && x < gtk_adjustment_get_value(side) + 360);
    (void)width_of_a_new_game(1);
    gtk_window_resize(GTK_WINDOW(window), w, h);
    CHECK(gtk_widget_get_allocated_width(board) == w);
}
static void like_four(const char *folder)
{
    g_autofree char *mine = g_build_filename(folder, "literate-games",
                                             NULL);
    g_autofree char *file = g_build_filename(mine, "preferences.conf",
                                             NULL);

    g_mkdir_with_parents(mine, 0700);
    CHECK(g_file_set_contents(file, "[look]\nfour-colors=yes\n", -1,
                              NULL));
}
static void four_colors_are_remembered_for_all_games(void)
{
    const bool *on = Board_hand((Board *)board)->ui.on;

    CHECK(on[1]);
    wish("four");
    CHECK(!on[1] && config_holds("preferences.conf", "four-colors=no"));
    wish("four");
    CHECK(on[1] && config_holds("preferences.conf", "four-colors=yes"));
    wish("four");
}
static int asked;

static void asks(void) { asked++; }
static void fills(GdkWindowState now)
{
    GdkEvent *e = gdk_event_new(GDK_WINDOW_STATE);

    e->window_state.changed_mask = GDK_WINDOW_STATE_FULLSCREEN;
    e->window_state.new_window_state = now;
    send(e);
}
static GtkWidget *shown_menu(void)
{
    GtkWidget *menu;
    guint k = 0;

    do
        menu = find(NULL, GTK_TYPE_MENU, k++);
    while (menu && !gtk_widget_get_mapped(menu));
    return menu;
}
static void a_full_screen_has_its_header_at_the_edge(void)
{
    GtkWidget *box = gtk_bin_get_child(GTK_BIN(window)), *edge;
    g_autoptr(GList) rows = NULL;

    g_signal_connect(g_action_map_lookup_action(G_ACTION_MAP(window),
                     "full"), "activate", G_CALLBACK(asks), NULL);
    wish("new");
    key(GDK_KEY_Escape);
    CHECK(asked == 0);
    fills(GDK_WINDOW_STATE_FULLSCREEN);
    CHECK(strstr(quiet_line(), "Escape leaves"));
    rows = gtk_container_get_children(GTK_CONTAINER(box));
    edge = rows->data;
    CHECK(gtk_widget_get_mapped(edge)
          && Text_same("Usual", gtk_header_bar_get_subtitle(
                                    GTK_HEADER_BAR(edge))));
    wish("menu");
    CHECK(gtk_menu_get_attach_widget(GTK_MENU(shown_menu())) == edge);
    gtk_menu_shell_cancel(GTK_MENU_SHELL(shown_menu()));
    pump(50);
    key(GDK_KEY_Escape);
    CHECK(asked == 1);
    fills(0);
    CHECK(!gtk_widget_get_mapped(edge));
}
static void what_is_said_stands_near_the_board(void)
{
    GtkWidget *foot;
    int x, narrow;

    gtk_window_resize(GTK_WINDOW(window), 1200, 400);
    pump(200);
    foot = gtk_widget_get_ancestor(voice(), GTK_TYPE_STACK);
    gtk_widget_translate_coordinates(gtk_stack_get_visible_child(
        GTK_STACK(foot)), window, 0, 0, &x, NULL);
    CHECK(x > 200);
    gtk_widget_get_preferred_width(window, &narrow, NULL);
    CHECK(narrow < 360);
}
static void the_menu_fits_a_small_window(void)
{
    GtkWidget *bar = gtk_window_get_titlebar(GTK_WINDOW(window)), *menu;
    int high = gtk_widget_get_allocated_height(bar);
    int x, y, mx, my;               /* of the bar; of the menu */

    gtk_window_resize(GTK_WINDOW(window), 360, 500 - high);
    pump(100);
    gdk_window_get_origin(gtk_widget_get_window(window), &mx, &my);
    gtk_widget_translate_coordinates(bar, window, mx, my, &x, &y);
    CHECK(gtk_style_context_has_class(
        gtk_widget_get_style_context(window), "slim"));
    wish("menu");
    menu = shown_menu();
    gdk_window_get_origin(gtk_widget_get_window(menu), &mx, &my);
    CHECK(my >= y + high && mx >= x);
    CHECK(my + gtk_widget_get_allocated_height(menu) <= y + 500);
    CHECK(mx + gtk_widget_get_allocated_width(menu) <= x + 360);
    CHECK(gtk_accel_label_get_accel_width(GTK_ACCEL_LABEL(find(NULL,
              GTK_TYPE_ACCEL_LABEL, 0))) > 0);
    gtk_menu_shell_cancel(GTK_MENU_SHELL(menu));
    pump(50);
}
static void the_window_grows_and_shrinks(void)
{
    int usual, large, small;

    wish("usual");
    pump(200);
    gtk_window_get_size(GTK_WINDOW(window), &usual, NULL);
    wish("larger");
    pump(200);
    gtk_window_get_size(GTK_WINDOW(window), &large, NULL);
    wish("smaller");
    wish("smaller");
    pump(200);
    gtk_window_get_size(GTK_WINDOW(window), &small, NULL);
    CHECK(large - 40 == (usual - 40) * 125 / 100);
    CHECK(small - 40 == (usual - 40) * 80 / 100);
    wish("usual");
    pump(200);
}
static void statistics_count_and_replay(void)
{
    GtkWidget *list, *sums;
    GtkListBoxRow *row;

    wish("stats");
    list = find("Statistics", GTK_TYPE_LIST_BOX, 0);
    CHECK(gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), 0));
    sums = find("Statistics", GTK_TYPE_COMBO_BOX, 0);
    gtk_combo_box_set_active(GTK_COMBO_BOX(sums), 0);
    pump(300);                      /* while the list is made anew */
    CHECK((row = gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), 0)));
    gtk_list_box_select_row(GTK_LIST_BOX(list), row);
    g_signal_emit_by_name(list, "row-activated", row);
    pump(50);
    CHECK(strstr(quiet_line(), "Replay, 0 of 6"));
    CHECK(!toplevel("Statistics"));
    key(GDK_KEY_a);
    CHECK(!strstr(quiet_line(), "Replay"));
}
static void press_in_statistics(const char *label)
{
    GtkWidget *b;
    guint k = 0;

    do
        b = find("Statistics", GTK_TYPE_BUTTON, k++);
    while (b && g_strcmp0(gtk_button_get_label(GTK_BUTTON(b)), label));
    gtk_button_clicked(GTK_BUTTON(b));
}
static bool has_chosen(GtkFileChooser *c, const char *file)
{
    g_autofree char *it = gtk_file_chooser_get_filename(c);

    return !g_strcmp0(it, file);
}
static void answer(const char *title, const char *file, bool saves)
{
    g_autofree char *folder = g_path_get_dirname(file);
    g_autofree char *name = g_path_get_basename(file);
    GtkFileChooser *c;

    CHECK((c = GTK_FILE_CHOOSER(toplevel(title))));
    gtk_file_chooser_set_current_folder(c, folder);
    gtk_file_chooser_set_do_overwrite_confirmation(c, FALSE);
    if (saves)
        gtk_file_chooser_set_current_name(c, name);
    else
        gtk_file_chooser_set_filename(c, file);
    CHECK(has_chosen(c, file));
    gtk_dialog_response(GTK_DIALOG(c), GTK_RESPONSE_ACCEPT);
    CHECK(!toplevel(title) || !gtk_widget_get_visible(toplevel(title)));
}
static char *in_data(const char *name)
{
    return g_build_filename(g_get_user_data_dir(), name, NULL);
}
static bool begins_with(const char *name, const char *letters)
{
    g_autofree char *file = in_data(name), *text = NULL;

    return g_file_get_contents(file, &text, NULL, NULL)
        && strncmp(text, letters, strlen(letters)) == 0;
}
static void wish_for(const char *name, const char *title,
                     const char *file)
{
    g_autofree char *path = in_data(file);

    wish(name);
    answer(title, path, !Text_same(name, "open"));
}
static void paint_four(const char *name)
{
    g_autofree char *file = in_data(name);
    cairo_surface_t *s = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, 2, 2);

    CHECK(cairo_surface_write_to_png(s, file) == CAIRO_STATUS_SUCCESS);
    cairo_surface_destroy(s);
}
static void a_game_goes_through_a_file(void)
{
    anew();
    take(3);
    wish_for("save", "Save this game as", "mine.game");
    CHECK(Text_same(status(), "This game is in mine.game."));
    anew();
    wish_for("open", "Open a game", "mine.game");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 12."));
    wish_for("export", "Export this board as", "rest.strokes");
    CHECK(Text_same(status(), "This game is in rest.strokes."));
    wish_for("export", "Export this board as", "rest.png");
    CHECK(Text_same(status(), "This game is in rest.png."));
    CHECK(begins_with("rest.png", "\x89PNG"));
    anew();
    wish_for("open", "Open a game", "rest.strokes");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 12."));
    paint_four("four.png");
    wish_for("open", "Open a game", "four.png");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 4."));
    wish_for("open", "Open a game", "mine.game");
    wish_for("open", "Open a game", "literate-games/records.sqlite");
    CHECK(strstr(status(), "records.sqlite is no text of a game"));
    wish("undo");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static void a_picture_of_yours_is_kept_for_tomorrow(void)
{
    const Photo *on = &Board_hand((Board *)board)->ui.photo;
    g_autofree char *pipe = in_data("pipe"), *file = in_data("no.png");

    anew();
    take(3);
    CHECK(on->w == 2 && on->h == 2 && *on->argb == 0xFF000000);
    CHECK(mkfifo(pipe, 0600) == 0
          && g_file_set_contents(file, "\x89PNG\r\n", -1, NULL));
    wish("photo");
    CHECK(on->w == 0 && !begins_with("literate-games/nim.png", ""));
    wish("photo");
    answer("Open a picture", pipe, false);
    pump(60);
    CHECK(strstr(status(), "pipe cannot be read (it is no plain"));
    wish("photo");
    answer("Open a picture", file, false);
    pump(60);
    CHECK(on->w == 0 && strstr(status(), "is no picture that can be"));
    wish("photo");
    paint_four("yours.png");
    g_free(file);
    answer("Open a picture", file = in_data("yours.png"), false);
    pump(60);
    CHECK(on->w == 2 && begins_with("literate-games/nim.png", "\x89P"));
    wish("undo");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static void a_game_goes_out_of_the_statistics(void)
{
    g_autofree char *file = g_build_filename(g_get_user_data_dir(),
                                             "old.game", NULL);
    GtkListBox *list;

    wish("stats");
    list = GTK_LIST_BOX(find("Statistics", GTK_TYPE_LIST_BOX, 0));
    CHECK(gtk_list_box_get_row_at_index(list, 0));
    gtk_list_box_select_row(list, gtk_list_box_get_row_at_index(list,
                                                                0));
    press_in_statistics("_Export…");
    answer("Export this game", file, true);
    gtk_widget_destroy(toplevel("Statistics"));
    wish_for("open", "Open a game", "old.game");
    CHECK(strstr(status(), "took the last match and wins."));
}
static void what_only_looks_like_a_file_is_refused(void)
{
    g_autofree char *pipe = in_data("pipe.png");
    g_autofree char *film = in_data("film.game");

    anew();
    take(3);
    CHECK(mkfifo(pipe, 0600) == 0);
    CHECK(g_file_set_contents(film, "", 0, NULL)
          && truncate(film, 1L << 32) == 0);
    wish_for("open", "Open a game", "pipe.png");
    CHECK(strstr(status(), "it is no plain file"));
    wish_for("open", "Open a game", "film.game");
    CHECK(strstr(status(), "film.game"));
    wish_for("export", "Export this board as", "pipe.png");
    CHECK(strstr(status(), "It cannot be written (it is no plain"));
    wish("undo");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static void a_stroke_is_one_undo(void)
{
    for (int keys = 0; keys < 2; keys++) {
        anew();
        paint(keys ? paint_by_keys : paint_by_mouse, 3);
        CHECK(Text_same(status(), "Seat 2 takes. Matches: 9."));
        CHECK(file_holds("> take 1\n+ take 2\n+ take 3\n"));
        wish("undo");
        CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
        CHECK(!may_undo());
        wish("redo");
        CHECK(Text_same(status(), "Seat 2 takes. Matches: 9."));
    }
    wish_for("save", "Save this game as", "stroke.game");
    anew();
    wish_for("open", "Open a game", "stroke.game");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 9."));
    wish("replay");
    CHECK(strstr(quiet_line(), "Replay, 0 of 3"));
    CHECK(strstr(quiet_line(), "The replay is over"));
    key(GDK_KEY_a);
    wish("undo");
    CHECK(Text_same(status(), "Seat 1 takes. Matches: 15."));
}
static void a_stroke_is_refused_whole(void)
{
    anew();
    take(1);
    wish("undo");
    paint(paint_by_mouse, 9);
    CHECK(Text_same(status(), "Take one, two or three matches."));
    wish("redo");
    CHECK(Text_same(status(), "Seat 2 takes. Matches: 14."));
}
static int played_before;

static void records_in_use_keep_nobody_waiting(void)
{
    int before = played();

    anew();
    hold_the_door();
    to_the_end();
    wish("stats");
    CHECK(!gtk_list_box_get_row_at_index(GTK_LIST_BOX(
          find("Statistics", GTK_TYPE_LIST_BOX, 0)), 0));
    let_go(NULL);
    CHECK(played() == before + 1);
    CHECK(gtk_list_box_get_row_at_index(GTK_LIST_BOX(
          find("Statistics", GTK_TYPE_LIST_BOX, 0)), 0));
    gtk_widget_destroy(toplevel("Statistics"));
}
static void a_window_that_closes_loses_no_ending(void)
{
    anew();
    played_before = played();
    hold_the_door();
    to_the_end();
    g_thread_unref(g_thread_new("door", let_go,
                                GSIZE_TO_POINTER(1000000)));
}
static void ticks_leave_a_hint_alone(void)
{
    int before;

    beating = true;
    anew();
    wish("hint");
    CHECK(Board_hand((Board *)board)->ui.hint == the_match(3));
    before = beats;
    CHECK(beats > before
          && Board_hand((Board *)board)->ui.hint == the_match(3));
    CHECK(g_str_has_prefix(status(), "Take 3: that leaves"));
    beating = false;
}
static gboolean script(gpointer nobody)
{
    (void)nobody;
    window = GTK_WIDGET(gtk_application_get_active_window(
        GTK_APPLICATION(g_application_get_default())));
    find_board(window, NULL);
    whose = g_thread_self();
    passed = g_get_monotonic_time();
    pump(200);
    /* the tests in order */
    TEST(the_rules_lie_below_the_board_at_the_first_start);
    TEST(where_no_game_was_left_none_comes_back);
    TEST(without_a_book_the_rules_are_the_chapter);
    TEST(a_table_is_made_by_another_program);
    TEST(no_clock_runs_without_the_keyboard);
    TEST(a_board_that_ticks_hides_without_the_keyboard);
    TEST(a_click_plays_a_move);
    TEST(undo_redo_and_rewind_walk_the_history);
    TEST(arrows_and_return_play_a_move);
    TEST(a_hint_comes_with_its_reason);
    TEST(a_letter_is_an_action_of_the_game);
    TEST(who_thinks_is_seen_to_and_can_be_hurried);
    TEST(the_page_keeps_its_shape);
    TEST(the_board_can_be_heard_and_pressed);
    TEST(a_long_sentence_fits_a_narrow_window);
    TEST(nothing_of_the_records_is_touched_before_an_end);
    TEST(the_end_is_a_ribbon);
    TEST(an_end_is_recorded_once);
    TEST(the_deal_of_the_day_has_a_number);
    TEST(a_full_disk_takes_no_game_away);
    TEST(a_slow_disk_keeps_nobody_waiting);
    TEST(what_could_not_be_recorded_is_recorded_later);
    TEST(a_lost_game_is_tried_again);
    TEST(the_game_you_left_comes_back);
    TEST(a_game_is_played_again);
    TEST(a_game_goes_through_a_file);
    TEST(a_picture_of_yours_is_kept_for_tomorrow);
    TEST(what_only_looks_like_a_file_is_refused);
    TEST(a_stroke_is_one_undo);
    TEST(a_stroke_is_refused_whole);
    TEST(a_board_goes_on_paper);
    TEST(statistics_count_and_replay);
    TEST(a_game_goes_out_of_the_statistics);
    TEST(records_in_use_keep_nobody_waiting);
    TEST(the_clock_stands_while_the_board_is_hidden);
    TEST(a_window_put_away_pauses);
    TEST(ticks_come_while_the_board_is_seen);
    TEST(ticks_leave_a_hint_alone);
    TEST(a_card_begins_a_game_of_ones_own);
    TEST(a_line_names_a_game);
    TEST(a_fault_is_reported_in_one_text);
    TEST(a_line_is_pasted_anywhere);
    TEST(presets_are_chosen_by_their_pictures);
    TEST(a_line_is_asked_for);
    TEST(a_thing_opens_its_menu);
    TEST(a_watcher_thinks_beside_the_window);
    TEST(no_row_of_the_keys_is_cut);
    TEST(four_colors_are_remembered_for_all_games);
    TEST(a_larger_board_opens_a_larger_window);
    TEST(a_page_that_may_not_shrink_is_scrolled);
    TEST(a_full_screen_has_its_header_at_the_edge);
    TEST(what_is_said_stands_near_the_board);
    TEST(the_menu_fits_a_small_window);
    TEST(the_window_grows_and_shrinks);
    TEST(likes_show_at_once);
    TEST(sounds_are_heard_by_whoever_wants_them);
    TEST(all_words_grow_with_the_desktops);
    TEST(inks_follow_the_theme);
    TEST(a_window_that_closes_loses_no_ending);
    wish("quit");
    passed = 0;
    return G_SOURCE_REMOVE;
}
int main(void)
{
    char name[] = "nim", seed[] = "--seed=7";
    char *argv[] = { name, seed, NULL };
    View view = *nim_game.view;
    Game game = nim_game;
    Player adviser[2] = { { 0 } };
    const Player watcher[] = { { .name = "coach", .seat = WATCHES,
        .nodes = 1000000, .choose = coach }, { 0 } };
    char *folder;
    int result;

    /* another game of matches */
    adviser[0] = *nim_game.hint;
    adviser[0].choose = ponder;
    adviser[0].nodes = 1000000;
    game.hint = adviser;
    game.players = watcher;
    view.clock = true;
    view.layout = wide_layout;
    view.least = .4;
    view.actions = four_actions;
    view.plain = 1 << 1;
    game.view = &view;
    hearty = *nim_game.model;
    hearty.tick = 50;
    hearty.apply = heart;
    hearty.presets = two_kinds;
    hearty.turn = solitary;
    hearty.seats = 1;
    game.model = &hearty;
    if (!g_getenv("DISPLAY")) {
        printf("1..0 # SKIP no display\n");
        return 0;
    }
    folder = g_dir_make_tmp("frame-test-XXXXXX", NULL);
    g_setenv("XDG_CONFIG_HOME", folder, TRUE);
    g_setenv("XDG_DATA_HOME", folder, TRUE);
    g_setenv("XDG_CACHE_HOME", folder, TRUE);
    g_unsetenv("GTK_THEME");        /* the tests choose their own */
    like_four(folder);
    paint_four("literate-games/nim.png");
    g_free(folder);
    alarm(600);                     /* who waits for ever has failed */
    g_timeout_add(100, script, NULL);
    result = Frame_main(2, argv, &game);
    CHECK(result == 0 && played() == played_before + 1);
    CHECK(config_holds("nim.conf", "width="));
    return TEST_END;
}
