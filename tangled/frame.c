/* Made from kit/frame.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include "board.h"
#include "frame.h"
#include "help.h"
#include "paint-cairo.h"

/* the frame */
typedef struct Frame {
    const Game *game;
    Session    *session;            /* owned */
    GtkApplication *app;
    GtkWidget  *window, *board;
    GtkWidget  *place;              /* a stack: board, pause */
    GtkWidget  *foot;               /* a stack: line, ribbon */
    GtkWidget  *text, *note;        /* the status line */
    /* the end; NULL till then */
    GtkWidget  *ribbon, *body, *result, *lesson;
    GtkWidget  *menu;               /* the menu's button */
    Help       *help;               /* its chapter; or NULL */
    GtkCssProvider *inks;
    Theme       theme;
    /* what the frame knows of time */
    int         turn;               /* from the last status */
    gint64      since;              /* told up to here, in us; 0: stands */
    guint       second;             /* timer until the next one, or 0 */
    guint       ticks;              /* timer of a game that ticks, or 0 */
    guint       rest;               /* timer until the disk is asked */
    bool        seen, paused;
    GtkWidget  *clock, *waited;     /* labels: line, pause; or NULL */
    Line        news;               /* about files, said once */
    struct Job *job;                /* who thinks, or NULL */
    int         jobs;               /* threads not yet joined */
    bool        stuck;              /* a player answered nonsense */
} Frame;

/* table of wishes */
typedef struct Wish {
    const char *name, *label, *key, *second;
} Wish;
static const Wish wishes[] = {
    { "new",     N_("New game"),           "<Primary>n", NULL },
    { "own",     N_("A game of your own"), "<Primary><Shift>n", NULL },
    { "restart", N_("Start this game over"), "<Primary>r", NULL },
    { "exact",   N_("An exact game"),      "<Primary>e", NULL },
    { "undo",    N_("Undo"),    "<Primary>z", "<Alt>Left" },
    { "redo",    N_("Redo"),    "<Primary><Shift>z", "<Primary>y" },
    { "rewind",  N_("Back to the start"),  "<Primary>Home", NULL },
    { "hint",    N_("Hint"),               "<Primary>h", "F2" },
    { "pause",   N_("Pause"),              "<Primary>p", "Pause" },
    { "help",    N_("The chapter of this game"), "F1", NULL },
    { "rules",   N_("Rules"),              NULL, NULL },
    { "keys",    N_("Keys"), "<Primary>F1", "<Primary>question" },
    { "about",   N_("About"),              NULL, NULL },
    { "menu",    N_("Menu"),               "F10", NULL },
    { "full",    N_("Full screen"),        "F11", NULL },
    { "quit",    N_("Quit"),    "<Primary>q", "<Primary>w" },
};

/* what is promised */
static void after_a_move(Frame *f);
static void keep(Frame *f);
static void call_off(Frame *f);
static void put_away(Frame *f);
static gboolean rested(gpointer frame);
static gboolean go_on(Frame *f);
static void look_at_the_clock(Frame *f);
static void show_clock(Frame *f);
static void enable(Frame *f, const char *name, bool on);
static void say_status(Frame *f, const char *text, const char *note);
static void show_ribbon(Frame *f, const Status *s);
static void menu_closed(GtkPopover *popover, Frame *f);
static uint64_t new_seed(void);
static const char *begin_anew(Frame *f, const int option[OPTIONS],
                              uint64_t seed);

/* how time is written */
static char *clock_text(long ms)
{
    long s = ms / 1000;

    return s < 3600
        ? g_strdup_printf("%ld:%02ld", s / 60, s % 60)
        : g_strdup_printf("%ld:%02ld:%02ld", s / 3600, s / 60 % 60,
                          s % 60);
}
static void time_played(const Frame *f, Line out)
{
    char *time = clock_text(Session_spent(f->session)->ms);

    say(out, _("Time played: %s."), time);
    g_free(time);
}

/* the ribbon at the end */
static GtkWidget *label(GtkWidget *box, const char *class)
{
    GtkWidget *l = gtk_label_new("");

    gtk_label_set_xalign(GTK_LABEL(l), 0);
    gtk_label_set_line_wrap(GTK_LABEL(l), TRUE);
    gtk_style_context_add_class(gtk_widget_get_style_context(l), class);
    gtk_box_pack_start(GTK_BOX(box), l, FALSE, FALSE, 0);
    gtk_widget_show(l);
    return l;
}
static GtkWidget *lamp_button(const char *label, const char *action)
{
    GtkWidget *button = gtk_button_new_with_mnemonic(label);

    gtk_style_context_add_class(gtk_widget_get_style_context(button),
                                "lamp");
    gtk_widget_set_focus_on_click(button, FALSE);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    return button;
}
static void make_ribbon(Frame *f)
{
    GtkWidget *words  = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *mark   = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *button = lamp_button(_("_New game"), "win.new");

    f->ribbon = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    f->body   = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    f->result = label(words, "voice");
    f->lesson = label(words, "quiet");
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    gtk_widget_set_halign(button, GTK_ALIGN_START);
    gtk_style_context_add_class(gtk_widget_get_style_context(mark),
                                "mark");
    /* put mark, words and button on the ribbon */
    gtk_box_pack_start(GTK_BOX(f->ribbon), mark, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(f->ribbon), f->body, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(f->body), words, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(f->body), button, FALSE, FALSE, 0);
    gtk_widget_show_all(f->ribbon);
    gtk_stack_add_named(GTK_STACK(f->foot), f->ribbon, "ribbon");
}
enum { NARROW = 400 };              /* pixels */

static void show_ribbon(Frame *f, const Status *s)
{
    GtkStyleContext *style;

    if (!f->ribbon)
        make_ribbon(f);
    gtk_orientable_set_orientation(GTK_ORIENTABLE(f->body),
        gtk_widget_get_allocated_width(f->foot) < NARROW
        ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
    style = gtk_widget_get_style_context(f->ribbon);
    gtk_style_context_add_class(style, "ribbon");
    if (s->winners & 2)
        gtk_style_context_add_class(style, "won");
    else
        gtk_style_context_remove_class(style, "won");
    gtk_label_set_text(GTK_LABEL(f->result), s->text);
    /* the lesson, and how long it took */
    Line time = "";
    char *lesson;

    if (f->game->view->clock)
        time_played(f, time);
    lesson = g_strjoin(s->note[0] && time[0] ? " " : "", s->note, time,
                       NULL);
    gtk_label_set_text(GTK_LABEL(f->lesson), lesson);
    gtk_widget_set_visible(f->lesson, lesson[0]);
    g_free(lesson);
    gtk_stack_set_visible_child(GTK_STACK(f->foot), f->ribbon);
}

/* show how things stand */
static void update(Frame *f, bool moved)
{
    Status s;

    Session_status(f->session, &s);
    f->turn = s.turn;
    Board_show((Board *)f->board, Session_seen(f->session, 1), moved);
    enable(f, "undo",   Session_can_undo(f->session));
    enable(f, "rewind", Session_can_undo(f->session));
    enable(f, "redo",   Session_can_redo(f->session));
    enable(f, "hint",   f->game->hint && s.turn > HOUSE);
    enable(f, "pause",  s.turn != OVER);
    look_at_the_clock(f);
    say_status(f, s.text, f->news[0] ? f->news : s.note);
    f->news[0] = '\0';
    if (s.turn == OVER)
        show_ribbon(f, &s);
    else
        gtk_stack_set_visible_child_name(GTK_STACK(f->foot), "line");
}
static void enable(Frame *f, const char *name, bool on)
{
    GAction *a = g_action_map_lookup_action(G_ACTION_MAP(f->window),
                                            name);

    g_simple_action_set_enabled(G_SIMPLE_ACTION(a), on);
}
static void say_status(Frame *f, const char *text, const char *note)
{
    gtk_label_set_text(GTK_LABEL(f->text), text);
    gtk_label_set_text(GTK_LABEL(f->note), note);
    gtk_widget_set_visible(f->note, *note);
}

/* the time played */
static bool begun(const Session *s)
{
    for (int k = 0; k < Session_count(s); k++)
        if (Session_who(s, k) == '>')
            return true;
    return false;
}
static bool runs(const Frame *f)
{
    return f->seen && !f->paused && f->turn != OVER
        && begun(f->session);
}
static void look_at_the_clock(Frame *f)
{
    gint64 now = g_get_monotonic_time();
    long ms = f->since ? (long)((now - f->since) / 1000) : 0;

    if (f->since) {
        Session_spend(f->session, ms, 0);
        f->since += ms * 1000;
    } else {
        f->since = now;
    }
    if (!runs(f))
        f->since = 0;
    if (f->clock)
        show_clock(f);
}
static gboolean next_second(gpointer frame)
{
    ((Frame *)frame)->second = 0;
    look_at_the_clock(frame);
    return G_SOURCE_REMOVE;
}
static void show_clock(Frame *f)
{
    long ms = Session_spent(f->session)->ms;
    char *now = clock_text(ms);

    if (!same(gtk_label_get_text(GTK_LABEL(f->clock)), now))
        gtk_label_set_text(GTK_LABEL(f->clock), now);
    g_free(now);
    if (f->second)
        g_source_remove(f->second);
    f->second = !f->since ? 0
        : g_timeout_add((guint)(1000 - ms % 1000), next_second, f);
}
static gboolean tick(gpointer frame)
{
    Frame *f = frame;

    if (f->seen && !f->paused && f->turn > HOUSE && !f->job
        && !Session_tick(f->session))
        after_a_move(f);
    return G_SOURCE_CONTINUE;
}

/* say what is advised, and why */
static void say_advice(Frame *f, const Think *t)
{
    char *said = g_strdup_printf("%s%s%s", t->move,
        t->move[0] && t->reason[0] ? ": " : "",
        t->move[0] || t->reason[0] ? t->reason
                                   : _("there is no hint for this"));

    said[0] = g_ascii_toupper(said[0]);
    if (!g_str_has_suffix(said, ".") && !g_str_has_suffix(said, "?")) {
        char *whole = g_strconcat(said, ".", NULL);

        g_free(said);
        said = whole;
    }
    say_status(f, said, "");
    g_free(said);
}

/* somebody thinks */
typedef struct Job {
    Frame  *frame;
    Think   think;
    const Player *who;              /* NULL: the session has drawn */
    bool    hint;                   /* asked for advice, not a move */
    GThread *thread;
    gint    unwanted;               /* atomic */
    bool    ready;                  /* the answer is there */
    gint64  due;                    /* not shown before, in us */
    guint   timer;
} Job;

static bool wanted(void *job)
{
    return g_atomic_int_get(&((Job *)job)->unwanted) == 0;
}
static gboolean thought(gpointer data);

static gpointer work(gpointer data)
{
    Job *job = data;

    if (job->who)
        job->who->choose(&job->think);
    g_idle_add(thought, job);
    return NULL;
}
static void free_job(Job *job)
{
    if (job->timer)
        g_source_remove(job->timer);
    Think_done(&job->think);
    g_free(job);
}
static void set_to_work(Frame *f, const Think *t, const Player *who,
                        bool hint)
{
    Job *job = g_new0(Job, 1);

    job->frame = f;
    job->think = *t;
    job->think.go_on = wanted;
    job->think.who = job;
    job->who  = who;
    job->hint = hint;
    job->due  = g_get_monotonic_time()
              + (hint ? 0 : f->game->view->pace * 1000);
    f->job = job;
    f->jobs++;
    job->thread = g_thread_new("player", work, job);
}
static gboolean deliver(gpointer data);

static gboolean thought(gpointer data)
{
    Job *job = data;
    gint64 wait = (job->due - g_get_monotonic_time()) / 1000;

    g_thread_join(job->thread);
    job->frame->jobs--;
    job->ready = true;
    if (!wanted(job))
        free_job(job);
    else if (wait <= 0)
        deliver(job);
    else
        job->timer = g_timeout_add((guint)wait, deliver, job);
    return G_SOURCE_REMOVE;
}
static void call_off(Frame *f)
{
    Job *job = f->job;

    f->job = NULL;
    if (!job)
        return;
    g_atomic_int_set(&job->unwanted, 1);
    if (job->ready)
        free_job(job);
}
static gboolean deliver(gpointer data)
{
    Job *job = data;
    Frame *f = job->frame;
    const char *trouble = NULL;

    job->timer = 0;
    f->job = NULL;
    if (job->hint) {
        Session_spend(f->session, 0, 1);
        Board_hint((Board *)f->board, job->think.move);
        say_advice(f, &job->think);
    } else {
        trouble = Session_answer(f->session, job->think.move);
        f->stuck = trouble != NULL;
        keep(f);
        after_a_move(f);
    }
    free_job(job);
    if (trouble)
        say_status(f, trouble, "");
    return G_SOURCE_REMOVE;
}

/* a pause */
static GtkWidget *make_pause(Frame *f)
{
    GtkWidget *panel = gtk_event_box_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);

    /* what the panel says */
    GtkWidget *words = label(box, "voice");
    GtkWidget *button = lamp_button(_("_Go on"), "win.pause");

    gtk_label_set_text(GTK_LABEL(words), _("The game waits for you."));
    gtk_label_set_xalign(GTK_LABEL(words), .5f);
    f->waited = label(box, "quiet");
    gtk_label_set_xalign(GTK_LABEL(f->waited), .5f);
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 8);
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    gtk_container_add(GTK_CONTAINER(panel), box);
    g_object_set(panel, "margin", 20, NULL);
    gtk_style_context_add_class(gtk_widget_get_style_context(panel),
                                "panel");
    g_signal_connect_swapped(panel, "button-press-event",
                             G_CALLBACK(go_on), f);
    gtk_widget_show_all(panel);
    return panel;
}
static void pause_game(Frame *f, bool on)
{
    Line time;

    if (on == f->paused || (on && f->turn == OVER))
        return;
    if (f->job && f->job->hint)
        call_off(f);
    f->paused = on;
    look_at_the_clock(f);
    time_played(f, time);
    gtk_label_set_text(GTK_LABEL(f->waited), f->game->view->clock
        ? time : _("Press any key, or click, to go on."));
    gtk_stack_set_visible_child_name(GTK_STACK(f->place),
                                     on ? "pause" : "board");
    if (on)
        put_away(f);
    else
        gtk_widget_grab_focus(f->board);
}
static gboolean go_on(Frame *f)
{
    pause_game(f, false);
    return GDK_EVENT_STOP;
}
static void look_who_sees(Frame *f)
{
    GdkWindow *w = gtk_widget_get_window(f->window);

    f->seen = w && gtk_widget_get_mapped(f->window)
        && !(gdk_window_get_state(w) & GDK_WINDOW_STATE_ICONIFIED);
    if (!f->seen && begun(f->session)
        && (f->game->view->clock || f->game->model->tick))
        pause_game(f, true);
    look_at_the_clock(f);
}
static gboolean state_changed(Frame *f)
{
    look_who_sees(f);
    return GDK_EVENT_PROPAGATE;
}

/* play goes on */
static void after_a_move(Frame *f)
{
    const Player *who;
    Think t;

    update(f, true);
    if (!f->job && !f->stuck && Session_think(f->session, &t, &who))
        set_to_work(f, &t, who, false);
}

/* what you asked for */
static void hint(Frame *f)
{
    const Player *who;
    Think t;

    go_on(f);
    if (!f->job && Session_hint(f->session, &t, &who))
        set_to_work(f, &t, who, true);
}
static void play(Frame *f, const char *move)
{
    const char *complaint;

    look_at_the_clock(f);
    if (f->job && f->job->hint)
        call_off(f);
    else if (f->job && f->job->ready) {
        g_source_remove(f->job->timer);
        deliver(f->job);
    }
    complaint = Session_play(f->session, move);
    if (complaint) {
        say_status(f, complaint, "");
        return;
    }
    keep(f);
    after_a_move(f);
}
static void match_switches(Frame *f)
{
    const Action *a = f->game->view->actions;
    const Ui *ui = Board_ui((Board *)f->board);

    for (int i = 0; a && a[i].does && i < SWITCHES; i++) {
        GAction *s = a[i].does[0] != ':' || same(a[i].does, ":new")
            ? NULL : g_action_map_lookup_action(
                         G_ACTION_MAP(f->window), a[i].does + 1);

        if (s)
            g_simple_action_set_state(G_SIMPLE_ACTION(s),
                                      g_variant_new_boolean(ui->on[i]));
    }
}
static void ask_where(Frame *f, const char *half)
{
    const Action *a = f->game->view->actions;
    char *said;

    while (a && a->does && !same(a->does, half))
        a++;
    said = g_strdup_printf(_("%s: press where, or Escape."),
                           a && a->does ? _(a->label) : half);
    go_on(f);
    Board_half((Board *)f->board, half);
    say_status(f, said, "");
    g_free(said);
}
static void does(void *who, const char *wish)
{
    Frame *f = who;

    match_switches(f);
    if (same(wish, ":new"))
        begin_anew(f, Session_option(f->session), new_seed());
    else if (wish[0] == ':')
        g_action_group_activate_action(G_ACTION_GROUP(f->window),
                                       wish + 1, NULL);
    else if (g_str_has_suffix(wish, " ..."))
        ask_where(f, wish);
    else if (*wish)
        play(f, wish);
    else
        update(f, false);
}
static void set_switch(GSimpleAction *action, GVariant *on,
                       gpointer who)
{
    Frame *f = who;
    const Action *a = f->game->view->actions;
    const char *name = g_action_get_name(G_ACTION(action));

    for (int i = 0; a && a[i].does && i < SWITCHES; i++)
        if (a[i].does[0] == ':' && same(a[i].does + 1, name))
            Board_ui((Board *)f->board)->on[i] =
                g_variant_get_boolean(on);
    g_simple_action_set_state(action, on);
    Board_refresh((Board *)f->board);
}
static uint64_t new_seed(void)
{
    return (uint64_t)g_random_int_range(1, 1000000);
}
static const char *begin_anew(Frame *f, const int option[OPTIONS],
                              uint64_t seed)
{
    static Line complaint;
    Session *s = Session_new(f->game, option, seed, complaint);

    go_on(f);
    if (!s) {
        say_status(f, complaint, "");
        return complaint;
    }
    /* the new game takes the place of the old */
    int kept[OPTIONS];

    call_off(f);
    memcpy(kept, option, sizeof kept);
    Session_free(&f->session);
    f->session = s;
    f->since = 0;
    f->stuck = false;
    Store_forget(f->game);
    Store_options(f->game, kept, true);
    update(f, false);
    after_a_move(f);
    return NULL;
}
static void travel_in_time(Frame *f, bool (*way)(Session *s))
{
    go_on(f);
    call_off(f);
    look_at_the_clock(f);
    f->stuck = false;
    if (way(f->session))
        keep(f);
    after_a_move(f);
}
static void keep(Frame *f)
{
    Status s;
    const char *trouble = NULL;

    Session_status(f->session, &s);
    if (s.turn == OVER || Session_count(f->session) == 0)
        Store_forget(f->game);
    else
        trouble = Store_save(f->session);
    if (trouble)
        say(f->news, "%s", trouble);
    if (f->rest)
        g_source_remove(f->rest);
    f->rest = g_timeout_add_seconds(1, rested, f);
}
static gboolean rested(gpointer frame)
{
    ((Frame *)frame)->rest = 0;
    Store_settle(((Frame *)frame)->game);
    return G_SOURCE_REMOVE;
}
static void put_away(Frame *f)
{
    look_at_the_clock(f);
    if (begun(f->session))
        keep(f);
    if (f->rest) {
        g_source_remove(f->rest);
        rested(f);
    }
}

/* the style sheet */
static const char sheet[] =
    ".voice { font: italic 17px \"TeX Gyre Pagella\", serif;"
    "  color: #%06X; }"
    ".quiet, .clock { font-size: 13px; color: #%06X; }"
    ".clock { font-feature-settings: \"tnum\"; }"
    ".slim { padding: 0 4px; }"
    ".slim button { padding: 3px 5px; }"
    ".slim .title { padding: 0 2px; }"
    ".slim button.titlebutton { padding: 2px; margin: 0; }"
    ".panel { background: #%06X; border: 1px solid #%06X;"
    "  border-radius: 10px; }"
    ".foot  { padding: 0 22px 14px 22px; }"
    ".ribbon { background: #%06X; border: 1px solid #%06X;"
    "  border-radius: 10px; padding: 6px 12px 6px 0; }"
    ".mark { background: #%06X; min-width: 4px; border-radius: 2px;"
    "  margin: 2px 0; }"
    ".won .mark { background: #%06X; }"
    ".lamp { background: #%06X; color: #%06X; border: none;"
    "  border-radius: 9px; font-weight: bold; text-shadow: none;"
    "  padding: 7px 16px; box-shadow: 0 2px #8A5600; }"
    ".lamp:hover { background: shade(#%06X, 1.05); }"
    ".lamp:active { box-shadow: none; margin-top: 2px; }";
static void choose_inks(Frame *f)
{
    Theme t = f->theme = Board_theme(f->window);
    unsigned lamp = Paint_color(NULL, LAMP, t);
    char *css = g_strdup_printf(sheet,
        Paint_color(NULL, TEXT, t),  Paint_color(NULL, QUIET, t),
        Paint_color(NULL, PANEL, t), Paint_color(NULL, HAIR, t),
        Paint_color(NULL, PANEL, t), Paint_color(NULL, HAIR, t),
        Paint_color(NULL, WINE, t),  lamp, lamp,
        Paint_color(NULL, TEXT, LIGHT), lamp);

    gtk_css_provider_load_from_data(f->inks, css, -1, NULL);
    g_free(css);
}
static void style_changed(GtkWidget *w, Frame *f)
{
    if (Board_theme(w) != f->theme)
        choose_inks(f);
}

/* cards */
static gboolean card_key(GtkWidget *w, GdkEventKey *g, gpointer nobody)
{
    (void)nobody;
    if (g->keyval != GDK_KEY_Escape)
        return GDK_EVENT_PROPAGATE;
    gtk_widget_destroy(w);
    return GDK_EVENT_STOP;
}
static GtkWidget *card(Frame *f, const char *title)
{
    GtkWidget *w = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);

    gtk_window_set_title(GTK_WINDOW(w), title);
    gtk_window_set_transient_for(GTK_WINDOW(w), GTK_WINDOW(f->window));
    gtk_window_set_destroy_with_parent(GTK_WINDOW(w), TRUE);
    gtk_window_set_type_hint(GTK_WINDOW(w),
                             GDK_WINDOW_TYPE_HINT_DIALOG);
    gtk_window_set_resizable(GTK_WINDOW(w), FALSE);
    gtk_container_set_border_width(GTK_CONTAINER(w), 24);
    gtk_container_add(GTK_CONTAINER(w), box);
    g_signal_connect(w, "key-press-event", G_CALLBACK(card_key), NULL);
    gtk_label_set_text(GTK_LABEL(label(box, "voice")), title);
    return box;
}
static void show_rules(Frame *f)
{
    GtkWidget *box = card(f, _(f->game->view->title));
    GtkWidget *l = label(box, "rules");

    gtk_label_set_text(GTK_LABEL(l), _(f->game->view->rules));
    gtk_label_set_max_width_chars(GTK_LABEL(l), 60);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}
static void show_help(Frame *f)
{
    const View *v = f->game->view;
    g_auto(GStrv) lines = g_strsplit(_(v->rules), "\n", -1);
    g_autofree char *text = g_strjoinv("\n\n", lines);
    const char *said;

    if (!f->help)
        f->help = Help_book(f->game->model->name, "");
    Help_instead(f->help, _(v->title), text);
    said = Help_run(f->help, GTK_WINDOW(f->window));
    if (said)
        say_status(f, said, "");
}
static void key_row(GtkGrid *grid, int row, const char *key,
                    const char *label)
{
    GtkWidget *k = gtk_label_new(key), *l = gtk_label_new(label);

    gtk_label_set_xalign(GTK_LABEL(k), 0);
    gtk_label_set_xalign(GTK_LABEL(l), 0);
    gtk_grid_attach(grid, k, 0, row, 1, 1);
    gtk_grid_attach(grid, l, 1, row, 1, 1);
}
static void show_keys(Frame *f)
{
    GtkWidget *box = card(f, _("Keys")), *grid = gtk_grid_new();
    int row = 0;

    gtk_grid_set_column_spacing(GTK_GRID(grid), 24);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 4);
    key_row(GTK_GRID(grid), row++, _("arrows, Enter"),
            _("Walk over the board, press"));
    /* a row for the right button */
    const Page *page = Board_page((Board *)f->board);
    int k = 0;

    while (k < page->n && !page->item[k].other[0])
        k++;
    if (k < page->n)
        key_row(GTK_GRID(grid), row++, _("right click"),
                _("Mark; so do Control and a click, or a long press"));
    for (const Action *a = f->game->view->actions; a && a->does; a++)
        if (a->key)
            key_row(GTK_GRID(grid), row++, a->key, _(a->label));
    for (size_t i = 0; i < G_N_ELEMENTS(wishes); i++)
        /* a row for a wish with a key */
        if (wishes[i].key) {
            guint key;
            GdkModifierType with;
            char *shown;

            gtk_accelerator_parse(wishes[i].key, &key, &with);
            shown = gtk_accelerator_get_label(key, with);
            key_row(GTK_GRID(grid), row++, shown, _(wishes[i].label));
            g_free(shown);
        }
    gtk_box_pack_start(GTK_BOX(box), grid, FALSE, FALSE, 0);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}
static void show_about(Frame *f)
{
    gtk_show_about_dialog(GTK_WINDOW(f->window),
        "program-name", _(f->game->view->title),
        "comments", _("A game of the book Literate Games. It is a "
                      "chapter, and you have just read it or will."),
        "logo-icon-name", "applications-games", NULL);
}

/* an exact game */
typedef struct Exact {
    Frame     *frame;
    GtkWidget *field[OPTIONS], *complaint;
    GtkWidget *seed;                /* NULL: any will do */
} Exact;

static GtkWidget *field_for(const Option *o, int value)
{
    GtkWidget *w;

    if (!o->words) {
        w = gtk_spin_button_new_with_range(o->least, o->most,
                                           o->step ? o->step : 1);
        gtk_spin_button_set_value(GTK_SPIN_BUTTON(w), value);
        return w;
    }
    w = gtk_combo_box_text_new();
    for (int k = o->least; k <= o->most; k++)
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(w),
                                       _(o->words[k - o->least]));
    gtk_combo_box_set_active(GTK_COMBO_BOX(w), value - o->least);
    return w;
}
static void attach(GtkWidget *grid, int row, const char *label,
                   GtkWidget *field)
{
    GtkWidget *l = gtk_label_new_with_mnemonic(label);

    gtk_label_set_xalign(GTK_LABEL(l), 0);
    gtk_label_set_mnemonic_widget(GTK_LABEL(l), field);
    gtk_widget_set_hexpand(field, TRUE);
    gtk_grid_attach(GTK_GRID(grid), l, 0, row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), field, 1, row, 1, 1);
}
static int number_in(GtkWidget *field)
{
    gtk_spin_button_update(GTK_SPIN_BUTTON(field));
    return gtk_spin_button_get_value_as_int(GTK_SPIN_BUTTON(field));
}
static void write_fields(const Exact *e, Text *out)
{
    const Option *o = e->frame->game->model->options;

    for (int k = 0; o && o[k].key; k++) {
        tell(out, "%s%s=", k ? " " : "", o[k].key);
        if (o[k].words)
            tell(out, "%s", o[k].words[gtk_combo_box_get_active(
                GTK_COMBO_BOX(e->field[k]))]);
        else
            tell(out, "%d", number_in(e->field[k]));
    }
}
static void play_exact(GtkWidget *button, Exact *e)
{
    const Model *m = e->frame->game->model;
    char room[512] = "";
    Text text = { room, sizeof room, 0 };
    int option[OPTIONS];
    uint64_t seed = new_seed();
    Line complaint = "";
    const char *wrong = complaint;

    write_fields(e, &text);
    Options_usual(m, option);
    if (e->seed && !Text_number(gtk_entry_get_text(
                       GTK_ENTRY(e->seed)), &seed))
        wrong = _("The seed is a whole number, such as 4711.");
    else if (Options_read(m, room, option, complaint))
        wrong = begin_anew(e->frame, option, seed);
    gtk_label_set_text(GTK_LABEL(e->complaint), wrong ? wrong : "");
    if (!wrong)
        gtk_widget_destroy(gtk_widget_get_toplevel(button));
}
static void fill_card(Exact *e, GtkWidget *grid, bool exact)
{
    const Session *s = e->frame->session;
    const Option *o = Session_game(s)->model->options;
    int row = 0;
    char seed[32];

    for (; o && o[row].key; row++) {
        e->field[row] = field_for(&o[row], Session_option(s)[row]);
        attach(grid, row, _(o[row].label), e->field[row]);
    }
    if (!exact)
        return;
    g_snprintf(seed, sizeof seed, "%" G_GUINT64_FORMAT,
               Session_seed(s));
    e->seed = gtk_entry_new();
    gtk_entry_set_text(GTK_ENTRY(e->seed), seed);
    gtk_entry_set_activates_default(GTK_ENTRY(e->seed), TRUE);
    attach(grid, row, _("_Seed"), e->seed);
}
static void ask_options(Frame *f, bool exact)
{
    GtkWidget *box = card(f, exact ? _("An exact game")
                                   : _("A game of your own"));
    GtkWidget *grid = gtk_grid_new();
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_Play"));
    GtkWidget *top = gtk_widget_get_toplevel(box);
    Exact *e = g_new0(Exact, 1);

    e->frame = f;
    gtk_grid_set_column_spacing(GTK_GRID(grid), 12);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 8);
    fill_card(e, grid, exact);
    gtk_box_pack_start(GTK_BOX(box), grid, FALSE, FALSE, 0);
    e->complaint = label(box, "quiet");
    gtk_label_set_max_width_chars(GTK_LABEL(e->complaint), 40);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
    gtk_widget_set_can_default(button, TRUE);
    gtk_window_set_default(GTK_WINDOW(top), button);
    g_signal_connect(button, "clicked", G_CALLBACK(play_exact), e);
    g_object_set_data_full(G_OBJECT(top), "exact", e, g_free);
    gtk_widget_show_all(top);
}

/* the menu */
static void append(GMenu *menu, const char *label, const char *action)
{
    char *name = g_strconcat("win.", action, NULL);

    g_menu_append(menu, label, name);
    g_free(name);
}
static GMenu *section(GMenu *menu)
{
    GMenu *part = g_menu_new();

    g_menu_append_section(menu, NULL, G_MENU_MODEL(part));
    g_object_unref(part);
    return part;
}
static void append_wishes(GMenu *menu, const char *first,
                          const char *last)
{
    size_t i = 0;

    while (!same(wishes[i].name, first))
        i++;
    do
        append(menu, _(wishes[i].label), wishes[i].name);
    while (!same(wishes[i++].name, last));
}
static void append_presets(GMenu *menu, const Model *m)
{
    GMenu *kinds = g_menu_new();
    const Preset *p = m->presets;

    for (int i = 0; p && p[i].label; i++) {
        char *name = g_strdup_printf("win.preset(%d)", i);

        g_menu_append(kinds, _(p[i].label), name);
        g_free(name);
    }
    append_wishes(kinds, "own", "own");
    if (m->options && m->options->key)
        g_menu_append_submenu(menu, _("New game of another kind"),
                              G_MENU_MODEL(kinds));
    g_object_unref(kinds);
}
static void append_actions(GMenu *menu, const Action *a)
{
    for (int i = 0; a && a[i].does; i++) {
        char *name = a[i].does[0] == ':'
            ? g_strconcat("win.", a[i].does + 1, NULL)
            : g_strdup_printf("win.does(%d)", i);
        char *label = a[i].key
            ? g_strdup_printf("%s  (%s)", _(a[i].label), a[i].key)
            : g_strdup(_(a[i].label));

        if (!same(a[i].does, ":new"))
            g_menu_append(menu, label, name);
        g_free(label);
        g_free(name);
    }
}
static void open_menu(Frame *f)
{
    GMenu *menu = g_menu_new(), *part = section(menu);
    GtkWidget *popover;

    match_switches(f);
    append_wishes(part, "new", "new");
    append_presets(part, f->game->model);
    append_wishes(part, "restart", "exact");
    append_actions(section(menu), f->game->view->actions);
    append_wishes(section(menu), "undo", "pause");
    append_wishes(section(menu), "help", "about");
    append_wishes(section(menu), "full", "quit");
    popover = gtk_popover_new_from_model(f->menu, G_MENU_MODEL(menu));
    g_signal_connect(popover, "closed", G_CALLBACK(menu_closed), f);
    gtk_popover_popup(GTK_POPOVER(popover));
    g_object_unref(menu);
}

/* what happens when the menu closes */
static gboolean destroy_later(gpointer widget)
{
    gtk_widget_destroy(widget);
    g_object_unref(widget);
    return G_SOURCE_REMOVE;
}
static void menu_closed(GtkPopover *popover, Frame *f)
{
    gtk_widget_grab_focus(f->board);
    g_idle_add(destroy_later, g_object_ref(popover));
}

/* actions that only concern the window */
static void act_on_window(Frame *f, const char *name)
{
    GdkWindow *w = gtk_widget_get_window(f->window);

    if (same(name, "menu"))
        open_menu(f);
    else if (same(name, "own"))
        ask_options(f, false);
    else if (same(name, "exact"))
        ask_options(f, true);
    else if (same(name, "help"))
        show_help(f);
    else if (same(name, "rules"))
        show_rules(f);
    else if (same(name, "keys"))
        show_keys(f);
    else if (same(name, "about"))
        show_about(f);
    else if (same(name, "quit"))
        gtk_widget_destroy(f->window);
    else if (gdk_window_get_state(w) & GDK_WINDOW_STATE_FULLSCREEN)
        gtk_window_unfullscreen(GTK_WINDOW(f->window));
    else
        gtk_window_fullscreen(GTK_WINDOW(f->window));
}

/* the actions */
static void act(GSimpleAction *action, GVariant *number, gpointer who)
{
    Frame *f = who;
    const char *name = g_action_get_name(G_ACTION(action));
    const int *option = Session_option(f->session);

    (void)number;
    if (same(name, "new"))
        begin_anew(f, option, new_seed());
    else if (same(name, "restart"))
        begin_anew(f, option, Session_seed(f->session));
    else if (same(name, "undo"))
        travel_in_time(f, Session_undo);
    else if (same(name, "redo"))
        travel_in_time(f, Session_redo);
    else if (same(name, "rewind"))
        travel_in_time(f, Session_rewind);
    else if (same(name, "hint"))
        hint(f);
    else if (same(name, "pause"))
        pause_game(f, !f->paused);
    else
        act_on_window(f, name);
}
static void preset(GSimpleAction *action, GVariant *number,
                   gpointer who)
{
    Frame *f = who;
    const Model *m = f->game->model;
    int option[OPTIONS];
    Line complaint;

    (void)action;
    Options_usual(m, option);
    if (!Options_read(m, m->presets[g_variant_get_int32(number)]
                             .options, option, complaint))
        say_status(f, complaint, "");
    else
        begin_anew(f, option, new_seed());
}
static void game_action(GSimpleAction *action, GVariant *place,
                        gpointer who)
{
    Frame *f = who;
    const Action *a = f->game->view->actions;

    (void)action;
    does(f, a[g_variant_get_int32(place)].does);
}
static void add_action(Frame *f, const char *name, const char *type,
                       GCallback activate)
{
    GSimpleAction *a = g_simple_action_new(name,
        type ? G_VARIANT_TYPE(type) : NULL);

    g_signal_connect(a, "activate", activate, f);
    g_action_map_add_action(G_ACTION_MAP(f->window), G_ACTION(a));
    g_object_unref(a);
}
static void add_wishes(Frame *f)
{
    for (size_t i = 0; i < G_N_ELEMENTS(wishes); i++) {
        const char *keys[] = { wishes[i].key, wishes[i].second, NULL };
        char *name = g_strconcat("win.", wishes[i].name, NULL);

        add_action(f, wishes[i].name, NULL, G_CALLBACK(act));
        if (wishes[i].key)
            gtk_application_set_accels_for_action(f->app, name, keys);
        g_free(name);
    }
    add_action(f, "preset", "i", G_CALLBACK(preset));
    add_action(f, "does", "i", G_CALLBACK(game_action));
}
static void add_switches(Frame *f)
{
    for (const Action *a = f->game->view->actions; a && a->does; a++) {
        GSimpleAction *s;

        if (a->does[0] != ':' || same(a->does, ":new"))
            continue;
        s = g_simple_action_new_stateful(a->does + 1, NULL,
                g_variant_new_boolean(FALSE));
        g_signal_connect(s, "change-state", G_CALLBACK(set_switch), f);
        g_action_map_add_action(G_ACTION_MAP(f->window), G_ACTION(s));
        g_object_unref(s);
    }
}

/* the header */
static const char undo_path[] = "M 6 3 L 2.5 6.5 L 6 10 "
    "M 2.5 6.5 L 9.5 6.5 C 12.2 6.5 13.5 8 13.5 9.8 "
    "C 13.5 11.6 12.2 13 9.5 13 L 7 13";
static const char redo_path[] = "M 10 3 L 13.5 6.5 L 10 10 "
    "M 13.5 6.5 L 6.5 6.5 C 3.8 6.5 2.5 8 2.5 9.8 "
    "C 2.5 11.6 3.8 13 6.5 13 L 9 13";
static const char bulb_path[] = "M 6 11 C 6 9.4 3.6 8.6 3.6 5.6 "
    "C 3.6 3 5.4 1.2 8 1.2 C 10.6 1.2 12.4 3 12.4 5.6 "
    "C 12.4 8.6 10 9.4 10 11 Z M 6.6 14 L 9.4 14";
static const char clock_path[] = "M 14 8 C 14 11.3 11.3 14 8 14 "
    "C 4.7 14 2 11.3 2 8 C 2 4.7 4.7 2 8 2 C 11.3 2 14 4.7 14 8 Z "
    "M 8 4.6 L 8 8 L 10.4 9.6";
static const char menu_path[] = "M 2.5 4 L 13.5 4 M 2.5 8 L 13.5 8 "
    "M 2.5 12 L 13.5 12";

static gboolean draw_icon(GtkWidget *w, cairo_t *cr, gpointer path)
{
    Paint_cairo p;
    GdkRGBA ink;

    gtk_style_context_get_color(gtk_widget_get_style_context(w),
                                gtk_widget_get_state_flags(w), &ink);
    Paint_cairo_start(&p, cr, NULL, LIGHT);
    Paint_path(&p.paint, path);
    gdk_cairo_set_source_rgba(cr, &ink);
    cairo_set_line_width(cr, 1.7);
    cairo_stroke(cr);
    return GDK_EVENT_STOP;
}
static GtkWidget *icon(const char *path)
{
    GtkWidget *area = gtk_drawing_area_new();

    gtk_widget_set_size_request(area, 16, 16);
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(area, GTK_ALIGN_CENTER);
    g_signal_connect(area, "draw", G_CALLBACK(draw_icon),
                     (gpointer)path);
    return area;
}
static GtkWidget *icon_button(const char *path, const char *label,
                              const char *action)
{
    GtkWidget *button = gtk_button_new();

    gtk_container_add(GTK_CONTAINER(button), icon(path));
    gtk_widget_set_tooltip_text(button, label);
    atk_object_set_name(gtk_widget_get_accessible(button), label);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_widget_set_focus_on_click(button, FALSE);
    return button;
}
static GtkWidget *make_header(Frame *f)
{
    GtkWidget *bar = gtk_header_bar_new();
    GtkHeaderBar *h = GTK_HEADER_BAR(bar);
    GtkWidget *new = gtk_button_new_with_label(_("New"));

    gtk_actionable_set_action_name(GTK_ACTIONABLE(new), "win.new");
    gtk_widget_set_focus_on_click(new, FALSE);
    gtk_widget_set_tooltip_text(new, _("A new game of the same kind"));
    f->menu = icon_button(menu_path, _("Menu"), "win.menu");
    gtk_style_context_add_class(gtk_widget_get_style_context(bar),
                                "slim");
    g_object_set(bar, "spacing", 4, NULL);
    gtk_header_bar_set_title(h, _(f->game->view->title));
    gtk_header_bar_set_show_close_button(h, TRUE);
    gtk_header_bar_pack_start(h, new);
    gtk_header_bar_pack_start(h, icon_button(undo_path, _("Undo"),
                                             "win.undo"));
    gtk_header_bar_pack_start(h, icon_button(redo_path, _("Redo"),
                                             "win.redo"));
    gtk_header_bar_pack_end(h, f->menu);
    if (f->game->hint)
        gtk_header_bar_pack_end(h, icon_button(bulb_path, _("Hint"),
                                               "win.hint"));
    return bar;
}

/* the clock's place */
static GtkWidget *make_clock(Frame *f)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *face = icon(clock_path);

    f->clock = gtk_label_new("0:00");
    gtk_widget_set_tooltip_text(box, _("Time played"));
    atk_object_set_role(gtk_widget_get_accessible(f->clock),
                        ATK_ROLE_TIMER);
    gtk_style_context_add_class(
        gtk_widget_get_style_context(f->clock), "clock");
    gtk_style_context_add_class(
        gtk_widget_get_style_context(face), "clock");
    gtk_box_pack_start(GTK_BOX(box), face, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), f->clock, FALSE, FALSE, 0);
    return box;
}

/* the foot */
enum { FOOT = 64, RISE = 600 };     /* pixels; ms */

static GtkWidget *make_foot(Frame *f)
{
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
    GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 1);

    f->foot = gtk_stack_new();
    gtk_stack_set_transition_type(GTK_STACK(f->foot),
                                  GTK_STACK_TRANSITION_TYPE_OVER_UP);
    gtk_stack_set_transition_duration(GTK_STACK(f->foot), RISE);
    gtk_widget_set_size_request(f->foot, -1, FOOT);
    gtk_style_context_add_class(gtk_widget_get_style_context(f->foot),
                                "foot");
    f->text = label(words, "voice");
    f->note = label(words, "quiet");
    atk_object_set_role(gtk_widget_get_accessible(words),
                        ATK_ROLE_STATUSBAR);
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER);
    gtk_box_pack_start(GTK_BOX(line), words, TRUE, TRUE, 0);
    if (f->game->view->clock)
        gtk_box_pack_end(GTK_BOX(line), make_clock(f), FALSE, FALSE, 0);
    gtk_widget_show_all(line);
    gtk_stack_add_named(GTK_STACK(f->foot), line, "line");
    return f->foot;
}
static gboolean draw_air(GtkWidget *w, cairo_t *cr, gpointer frame)
{
    int width  = gtk_widget_get_allocated_width(w);
    int height = gtk_widget_get_allocated_height(w);
    Paint_cairo p;

    Paint_cairo_start(&p, cr, NULL, ((Frame *)frame)->theme);
    Paint_box(&p.paint, 0, 0, width, height);
    p.paint.shade(&p.paint, GROUND2, 0, 0, 0, 0, height, 0);
    p.paint.fill(&p.paint, GROUND1);
    return GDK_EVENT_PROPAGATE;
}

/* closing the window */
static void closing(GtkWidget *w, Frame *f)
{
    call_off(f);
    put_away(f);
    f->seen = false;
    f->clock = NULL;
    if (f->second)
        g_source_remove(f->second);
    if (f->ticks)
        g_source_remove(f->ticks);
    f->second = f->ticks = 0;
    g_signal_handlers_disconnect_by_data(w, f);
}
static void wait_for_players(Frame *f)
{
    gint64 patience = g_get_monotonic_time() + G_USEC_PER_SEC;

    while (f->jobs > 0 && g_get_monotonic_time() < patience) {
        g_main_context_iteration(NULL, FALSE);
        g_usleep(1000);
    }
}

/* the first game */
static bool first_game(Frame *f, Start *start)
{
    Line complaint;

    if (!gtk_init_check(NULL, NULL)) {
        Session_free(&start->resumed);
        fprintf(stderr, "%s: %s\n", f->game->model->name,
                _("no display can be opened here: play with --text"));
        return false;
    }
    f->session = start->resumed;
    if (!f->session)
        f->session = Session_new(f->game, start->option, start->seed,
                                 complaint);
    if (!f->session)
        fprintf(stderr, "%s: %s\n", f->game->model->name, complaint);
    say(f->news, "%s", start->news);
    return f->session != NULL;
}

/* open the window */
static gboolean any_key(GtkWidget *w, GdkEventKey *g, Frame *f)
{
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(w));
    guint32 letter = gdk_keyval_to_unicode(g->keyval);
    char name[2] = { (char)g_ascii_tolower((char)letter), '\0' };

    if (g->is_modifier ||
        (g->state & (GDK_CONTROL_MASK | GDK_MOD1_MASK)))
        return GDK_EVENT_PROPAGATE;
    if (f->paused)
        return go_on(f);
    if (focus == f->board || letter <= ' ' || letter > '~')
        return GDK_EVENT_PROPAGATE;
    return Board_key((Board *)f->board, name);
}
static void fill_window(Frame *f)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    AtkObject *speech;

    f->board = Board_new(f->game, does, f);
    speech = gtk_widget_get_accessible(f->board);
    atk_object_set_name(speech, _(f->game->view->title));
    gtk_window_set_titlebar(GTK_WINDOW(f->window), make_header(f));
    gtk_container_add(GTK_CONTAINER(f->window), box);
    f->place = gtk_stack_new();
    gtk_widget_show(f->board);      /* the first that shows is chosen */
    gtk_stack_add_named(GTK_STACK(f->place), f->board, "board");
    gtk_stack_add_named(GTK_STACK(f->place), make_pause(f), "pause");
    gtk_box_pack_start(GTK_BOX(box), f->place, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), make_foot(f), FALSE, FALSE, 0);
    g_signal_connect(box, "draw", G_CALLBACK(draw_air), f);
    /* what the window tells the frame */
    g_signal_connect(f->window, "style-updated", G_CALLBACK(style_changed),
                     f);
    g_signal_connect(f->window, "key-press-event", G_CALLBACK(any_key), f);
    g_signal_connect_data(f->window, "map", G_CALLBACK(look_who_sees), f,
                          NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    g_signal_connect_data(f->window, "unmap", G_CALLBACK(look_who_sees), f,
                          NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    g_signal_connect_swapped(f->window, "window-state-event",
                             G_CALLBACK(state_changed), f);
    g_signal_connect(f->window, "destroy", G_CALLBACK(closing), f);
}
static void activate(GApplication *app, gpointer who)
{
    Frame *f = who;
    int width, height;

    f->window = gtk_application_window_new(GTK_APPLICATION(app));
    add_wishes(f);
    add_switches(f);
    fill_window(f);
    f->inks = gtk_css_provider_new();
    gtk_style_context_add_provider_for_screen(
        gtk_widget_get_screen(f->window), GTK_STYLE_PROVIDER(f->inks),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    choose_inks(f);
    gtk_widget_show_all(gtk_bin_get_child(GTK_BIN(f->window)));
    gtk_widget_show_all(gtk_window_get_titlebar(GTK_WINDOW(f->window)));
    after_a_move(f);
    Board_size((Board *)f->board, &width, &height);
    gtk_window_set_default_size(GTK_WINDOW(f->window), MAX(width, 540),
                                height + FOOT);
    gtk_widget_grab_focus(f->board);
    gtk_widget_show(f->window);
    if (Store_first(f->game))
        show_rules(f);
    if (f->game->model->tick)
        f->ticks = g_timeout_add((guint)f->game->model->tick, tick, f);
}
static int open_window(const Game *game, Start *start)
{
    Frame f = { .game = game };
    char *id = g_strconcat("org.literategames.", game->model->name,
                           NULL);
    int status;

    if (!first_game(&f, start)) {
        g_free(id);
        return 1;
    }
    f.app = gtk_application_new(id, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(f.app, "activate", G_CALLBACK(activate), &f);
    status = g_application_run(G_APPLICATION(f.app), 0, NULL);
    wait_for_players(&f);
    Help_free(&f.help);
    Session_free(&f.session);
    g_clear_object(&f.inks);
    g_object_unref(f.app);
    g_free(id);
    return status;
}
int Frame_main(int argc, char **argv, const Game *game)
{
    return Program_main(argc, argv, game, open_window);
}
