/* Made from kit/frame.nw by make tangle: change that, not this. */
#include <errno.h>
#include <glib/gstdio.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include "aside.h"
#include "board.h"
#include "drawer.h"
#include "frame.h"
#include "help.h"
#include "likes.h"
#include "look.h"
#include "paper.h"
#include "records.h"
#include "store.h"
#include "wish.h"

/* the frame */
typedef struct Frame {
    const Game *game;
    Start      *start;              /* how the program was called */
    Table       table;
    GtkWindow  *window;
    GtkWidget  *board;
    GtkWidget  *place;              /* a stack: board, pause */
    GtkWidget  *edge;               /* header at the edge; or NULL */
    int         air;                /* pixels beside the foot */
    GtkWidget  *foot;               /* a stack: line, ribbon */
    GtkWidget  *text, *note, *news; /* the status line */
    char        noted[3 * LINE];    /* the note, but for hints */
    /* the end; NULL till then */
    GtkWidget  *ribbon, *body, *result, *lesson, *retry, *again;
    GtkWidget  *rules;              /* their card, or NULL */
    Help        help;               /* the chapter, as a letter */
    Likes       likes;              /* how things are to look */
    bool        plays;              /* a move was played, and shown */
    int         refused;            /* .. so many were not */
    /* what the frame knows of time */
    guint       alarm;              /* rings for the table, or 0 */
    bool        seen, paused;       /* on the screen; behind the panel */
    bool        here, away;         /* the keyboard; or it has been lost */
    GtkWidget  *clock, *waits, *waited; /* labels: line, pause; or NULL */
    /* what the frame knows of the drawer */
    Line        standing;           /* "Deal 326. As good as .." or "" */
    int         ends;               /* so many changes of the history */
    Session    *next;               /* waits until the game is safe */
    int         number;             /* .. of those that were left, or 0 */
    bool        warned;             /* it cannot be laid aside */
    bool        unkept;             /* the file has not its last moves */
    bool        unrecorded;         /* it is over, and not in the records */
    Session    *reel;               /* a replay: its finger moves */
    int         steps;              /* of this game */
    guint       step;               /* timer of its next move, or 0 */
    cairo_surface_t *photo;         /* the player's, or NULL */
    GtkWidget *offers;              /* the last menu at a thing */
    /* what the frame knows of thought */
    GCancellable *work;             /* who thinks, or NULL */
    int         jobs;               /* answers still to come */
    GtkWidget  *busy;               /* says that somebody thinks */
    guint       slow;               /* rings when it should, or 0 */
} Frame;

/* what is promised */
static void wake(Frame *f);
static gboolean wave(Frame *f);
static const Wish *all_wishes(void);

/* the game, its time, and those who think */

/* labels and buttons */
static bool put_label(GtkWidget *label, const char *text)
{
    if (Text_same(gtk_label_get_text(GTK_LABEL(label)), text))
        return false;
    gtk_label_set_text(GTK_LABEL(label), text);
    return true;
}
static void set_label(GtkWidget *label, const char *text)
{
    AtkObject *ear = gtk_widget_get_accessible(label);

    if (put_label(label, text) && *text && gtk_widget_get_mapped(label)
        && atk_object_get_role(ear) == ATK_ROLE_NOTIFICATION)
        atk_object_notify_state_change(ear, ATK_STATE_SHOWING, TRUE);
}
static void set_note(Frame *f, const char *note)
{
    bool lit = Hand_lit(f->table.hand);

    if (!lit && Text_same(f->noted, note))
        put_label(f->note, note);
    else
        set_label(f->note, note);
    if (!lit)
        snprintf(f->noted, sizeof f->noted, "%s", note);
    gtk_widget_set_visible(f->note, note[0]);
}
enum { FOOTING = 760, SLIM = 420 }; /* pixels */

static void stand_near(Frame *f)
{
    int air = (gtk_widget_get_allocated_width(f->board) - FOOTING) / 2;

    air = CLAMP(Board_margin((Board *)f->board), 0, MAX(air, 0));
    if (air != f->air)
        gtk_widget_queue_allocate(f->foot);
    f->air = air;
}
static void narrow(Frame *f)
{
    GtkWidget *page = gtk_stack_get_visible_child(GTK_STACK(f->foot));
    GdkRectangle box;

    gtk_widget_get_allocation(page, &box);
    box.x += f->air;
    box.width -= 2 * f->air;
    gtk_widget_size_allocate(page, &box);
}
static gboolean set_foot(Frame *f)
{
    int width;

    gtk_window_get_size(f->window, &width, NULL);
    gtk_widget_set_size_request(f->foot, -1, Likes_foot(width));
    Look_wear(GTK_WIDGET(f->window), "slim", width < SLIM);
    return GDK_EVENT_PROPAGATE;
}
static GSimpleAction *action(Frame *f, const char *name)
{
    return G_SIMPLE_ACTION(g_action_map_lookup_action(
               G_ACTION_MAP(f->window), name));
}
static void enable(Frame *f, const char *name, bool on)
{
    g_simple_action_set_enabled(action(f, name), on);
}
static void turn(Frame *f, const char *name, bool on)
{
    g_simple_action_set_state(action(f, name),
                              g_variant_new_boolean(on));
}
static void name_kind(Frame *f)
{
    const Session *s = f->table.session;
    g_autofree char *options = Text_whole(Session_kind, s);
    const Model *m = f->game->model;
    int deal = Records_deal(m, options, Session_seed(s));
    char kind[OPTIONS * LINE] = "";
    Text out = { kind, sizeof kind, 0 };

    if (deal)
        Text_tell(&out, _("Deal %d"), deal);
    else if (options)               /* there was memory for them */
        Records_kind(m, options, &out);
    g_object_set(gtk_window_get_titlebar(f->window), "subtitle", kind,
                 "tooltip-text", kind, NULL);
}
static bool is_dealt(const Game *game)
{
    Line why;
    Session *one = Session_of(game, "", 1, why);
    Session *two = Session_of(game, "", 2, why);
    bool dealt = one && two && (Session_turn(one) == HOUSE
        || memcmp(Session_state(one), Session_state(two),
                  game->model->size) != 0);

    Session_free(&one);
    Session_free(&two);
    return dealt;
}

/* how time is written */
static void time_played(const Frame *f, Line out)
{
    g_autofree char *time = Records_time(
        Session_spent(f->table.session)->ms, false);

    Text_say(out, _("Time played: %s."), time);
}

/* the time played */
static gboolean ring(gpointer frame)
{
    ((Frame *)frame)->alarm = 0;
    Table_time(&((Frame *)frame)->table);
    wake(frame);
    return G_SOURCE_REMOVE;
}
static void wake(Frame *f)
{
    long ms = Table_next(&f->table);

    g_clear_handle_id(&f->alarm, g_source_remove);
    f->alarm = ms < 0 ? 0 : g_timeout_add((guint)ms, ring, f);
    if (f->clock) {
        g_autofree char *now = Records_time(
            Session_spent(f->table.session)->ms, true);

        set_label(f->clock, now);
    }
}
static void see(Frame *f)
{
    bool reads = f->rules && !Session_played(f->table.session);

    Table_see(&f->table, f->seen && !f->away && !f->paused && !reads);
    wake(f);
}

/* the switches */
static Hand *hand_of(const Frame *f)
{
    return Board_hand((Board *)f->board);
}
static void match_switches(Frame *f)
{
    const View *view = f->game->view;

    for (const Action *a = NULL; (a = View_switch(view, a)); )
        turn(f, a->does, hand_of(f)->ui.on[a->number]);
}

/* the panel */
static void make_pause(Frame *f)
{
    GtkWidget *panel = Look_made("pause", "waits", &f->waits,
                                 "waited", &f->waited, NULL);

    g_signal_connect_swapped(panel, "button-press-event",
                             G_CALLBACK(wave), f);
    gtk_stack_add_named(GTK_STACK(f->place), panel, "pause");
}

/* which page is shown */
static void show_place(Frame *f)
{
    bool covered = hand_of(f)->covered, hidden = f->paused || covered;
    Line time;

    if (hidden) {
        if (!f->waits)
            make_pause(f);
        time_played(f, time);
        set_label(f->waits, covered ? f->table.text
                                    : _("The game waits for you."));
        set_label(f->waited, f->game->view->clock
            ? time : _("Press any key, or click, to go on."));
    }
    gtk_stack_set_visible_child_name(GTK_STACK(f->place),
                                     hidden ? "pause" : "board");
}

/* the ribbon at the end */
static void make_ribbon(Frame *f)
{
    f->ribbon = Look_made("ribbon", "body", &f->body,
        "result", &f->result, "lesson", &f->lesson,
        "retry", &f->retry, "again", &f->again, NULL);
    gtk_stack_add_named(GTK_STACK(f->foot), f->ribbon, "ribbon");
}
enum { NARROW = 400, DOOR = 110 };  /* pixels: words, and a button;
                                       another button */

static void show_ribbon(Frame *f)
{
    const Status *s = &f->table.status;
    bool won = Table_won(&f->table), back = f->table.back;
    bool retry = !won && Session_can_undo(f->table.session);

    if (!f->ribbon)
        make_ribbon(f);
    gtk_widget_set_visible(f->retry, retry);
    gtk_widget_set_visible(f->again, back);
    gtk_orientable_set_orientation(GTK_ORIENTABLE(f->body),
        gtk_widget_get_allocated_width(f->foot)
        < NARROW + (retry + back) * DOOR
        ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
    Look_wear(f->ribbon, "won", won);
    set_label(f->result, f->table.text);
    /* the lesson, and how long it took */
    g_autoptr(GString) lesson = g_string_new("");
    const Spent *spent = Session_spent(f->table.session);
    Line time = "", near = "";
    const char *news = Text_same(f->table.note, s->note) ? ""
        : f->table.note;
    const char *help = won && (spent->undos || spent->hints
                               || s->helps) ? _("With help.") : "";
    const char *also[] = { s->note, near, time, help, f->standing, news };

    if (back)
        Text_say(near, local_n(
                 "One choice before the end you could still have won.",
                 "%d choices before the end you could still have won.",
                 f->table.back), f->table.back);
    if (f->game->view->clock)
        time_played(f, time);
    for (int k = 0; k < 6; k++)
        g_string_append_printf(lesson, "%s%s",
                               lesson->len && *also[k] ? " " : "", also[k]);
    set_label(f->lesson, lesson->str);
    gtk_widget_set_visible(f->lesson, lesson->len > 0);
    gtk_stack_set_visible_child(GTK_STACK(f->foot), f->ribbon);
}

/* show how things stand */
static void shown(void *who)
{
    Frame *f = who;
    const Table *t = &f->table;
    bool over = t->turn == OVER && !f->reel;

    Board_look((Board *)f->board);
    /* let it be heard */
    if (t->refused > f->refused || f->plays)
        Likes_sound(&f->likes, t->refused > f->refused ? REFUSED_SOUND
                    : Table_won(t) ? WON_SOUND : PLACED_SOUND);
    f->refused = t->refused;
    f->plays = false;
    stand_near(f);
    set_label(f->news, t->hand->news);
    set_label(f->text, over ? "" : t->text);
    set_note(f, over ? "" : t->note);
    if (f->reel)
        return;
    /* enable what can be wished for */
    enable(f, "undo",   Session_can_undo(f->table.session));
    enable(f, "rewind", Session_can_undo(f->table.session));
    enable(f, "redo",   Session_can_redo(f->table.session));
    enable(f, "try",    t->back > 0);
    enable(f, "hint",   f->game->hint
                        && Session_person(f->table.session, t->turn));
    enable(f, "solve",  f->game->hint && t->turn != OVER);
    enable(f, "pause",  t->turn != OVER);
    match_switches(f);
    show_place(f);
    if (f->rules)
        return;
    if (over)
        show_ribbon(f);
    else
        gtk_stack_set_visible_child_full(GTK_STACK(f->foot),
            "line", GTK_STACK_TRANSITION_TYPE_NONE);
    wake(f);
}

/* somebody thinks */
static bool wanted(void *f) { return !g_cancellable_is_cancelled(f); }
static void work(GTask *task, gpointer nobody, gpointer job,
                 GCancellable *flag)
{
    (void)nobody;
    Job_run(g_task_get_source_tag(task), job, wanted, flag);
    g_task_return_boolean(task, TRUE);
}
enum { SLOW = 400, LATE = 10000 };  /* ms */

static void move_now(Frame *f) { g_cancellable_cancel(f->work); }

static gboolean is_late(gpointer frame)
{
    ((Frame *)frame)->slow = 0;
    move_now(frame);
    return G_SOURCE_REMOVE;
}
static gboolean show_work(gpointer frame)
{
    Frame *f = frame;

    g_clear_handle_id(&f->slow, g_source_remove);
    if (f->work)
        f->slow = g_timeout_add(LATE - SLOW, is_late, f);
    enable(f, "now", f->work != NULL);
    gtk_widget_set_visible(f->busy, f->work != NULL);
    return G_SOURCE_REMOVE;
}
static void thought(GObject *nobody, GAsyncResult *note, gpointer frame)
{
    Frame *f = frame;
    GTask *task = G_TASK(note);

    (void)nobody;
    f->jobs--;
    if (g_task_get_cancellable(task) == f->work) {
        g_clear_object(&f->work);
        show_work(f);
        Table_answer(&f->table, g_task_get_task_data(task));
        wake(f);
    }
}
static void think(void *who, const Job *job)
{
    Frame *f = who;

    g_cancellable_cancel(f->work);
    g_clear_object(&f->work);
    show_work(f);
    if (!job)
        return;
    if (!job->watch)
        f->slow = g_timeout_add(SLOW, show_work, f);
    f->work = g_cancellable_new();
    g_autoptr(GTask) task = g_task_new(NULL, f->work, thought, f);
    g_task_set_source_tag(task, (gpointer)f->game);
    g_task_set_task_data(task, g_memdup2(job, job->size), g_free);
    f->jobs++;
    g_task_run_in_thread(task, work);
}

/* the game is kept */
static void keep(Frame *f, int drop)
{
    f->unkept = false;
    if ((Session_turn(f->table.session) == OVER && !f->unrecorded)
        || Session_count(f->table.session) == 0)
        Store_forget(f->game);
    else
        Store_save(f->table.session, drop);
}
static void told(void *who, const Answer *a)
{
    Frame *f = who;

    f->unkept = f->unkept || (a->trouble && !a->file);
    if (a->trouble)
        Table_news(&f->table, a->trouble);
}
static gboolean leaving(Frame *f)
{
    if (!f->unkept)
        return GDK_EVENT_PROPAGATE;
    f->unkept = false;
    Table_say(&f->table, _("The last moves are not kept. Quit again "
                           "to give them up."), "");
    return GDK_EVENT_STOP;
}
static void put_away(Frame *f)
{
    Table_time(&f->table);
    if (Session_played(f->table.session))
        keep(f, 0);
}

/* the end of a replay */
static gboolean stop_replay(Frame *f)
{
    if (!f->reel)
        return GDK_EVENT_PROPAGATE;
    g_clear_handle_id(&f->step, g_source_remove);
    Session_free(&f->reel);
    Table_leave(&f->table, false);
    return GDK_EVENT_STOP;
}

/* the rules go */
static bool put_rules_away(Frame *f)
{
    if (!f->rules)
        return false;
    gtk_widget_destroy(f->rules);
    f->rules = NULL;
    gtk_widget_grab_focus(f->board);
    see(f);
    shown(f);
    return true;
}

/* a pause */
static void pause_game(Frame *f, bool on)
{
    if (on == f->paused || (on && f->table.turn == OVER))
        return;
    f->paused = on;
    see(f);
    show_place(f);
    if (on)
        put_away(f);
    else
        gtk_widget_grab_focus(f->board);
}
static gboolean go_on(Frame *f)
{
    stop_replay(f);
    put_rules_away(f);
    pause_game(f, false);
    return GDK_EVENT_STOP;
}
static gboolean wave(Frame *f)
{
    if (hand_of(f)->covered && !f->paused)
        Table_uncover(&f->table);
    return go_on(f);
}
static gboolean look_who_sees(Frame *f)
{
    GdkWindow *w = gtk_widget_get_window(GTK_WIDGET(f->window));

    f->seen = w && gtk_widget_get_mapped(GTK_WIDGET(f->window))
        && !(gdk_window_get_state(w) & GDK_WINDOW_STATE_ICONIFIED);
    see(f);
    if (!f->seen && Session_played(f->table.session)
        && (f->game->view->clock || f->game->model->tick))
        pause_game(f, true);
    return GDK_EVENT_PROPAGATE;
}
static void keyboard_moves(Frame *f)
{
    bool here = gtk_window_is_active(f->window);

    f->away = !here && (f->away || f->here);
    f->here = here;
    see(f);
    if (f->away && f->game->model->tick && !f->table.still
        && Session_played(f->table.session))
        pause_game(f, true);
}

/* how it stands among the others */
typedef struct Ending {
    Frame       *frame;
    RecordsPack *pack;
    int          number;            /* see Frame */
    Added        at;
} Ending;

static const char *put_away_ending(void *ending)
{
    Ending *e = ending;

    return Records_put(e->pack, &e->at);
}
static void recorded(void *ending, const char *trouble)
{
    Ending *e = ending;
    Frame *f = e->frame;

    if (trouble)
        Table_news(&f->table, trouble);
    if (e->number == f->ends) {
        f->unrecorded = e->at.id == 0;
        keep(f, 0);
        Text_say(f->standing, "%s", e->at.words);
        if (e->at.deal)
            Text_say(f->standing, _("Deal %d. %s"), e->at.deal,
                     e->at.words);
        shown(f);
    }
    g_free(e);
}
static void record(Frame *f)
{
    Ending *e = g_new0(Ending, 1);

    e->frame = f;
    e->number = f->ends;
    e->pack = Records_pack(f->table.session,
                           Session_spent(f->table.session)->begun);
    Store_later(put_away_ending, recorded, e);
    f->unrecorded = true;
}

/* play goes on */
static void moved(void *who, bool played)
{
    Frame *f = who;

    f->standing[0] = '\0';
    f->ends++;
    /* whoever plays on wants no other game */
    int last = Session_count(f->table.session) - 1;

    f->warned = false;
    if (!played || strchr(">+", Session_who(f->table.session, last))) {
        Session_free(&f->next);
        put_rules_away(f);
    }
    f->plays |= played && Session_who(f->table.session, last) != '~';
    if (played && f->table.turn == OVER)
        record(f);
    keep(f, 0);
}

/* another game takes its place */
static void laid_aside(void *who, const Answer *a)
{
    Frame *f = who;
    Session *next = f->next;

    f->next = NULL;
    f->warned = a->trouble != NULL;
    if (a->trouble) {
        Session_free(&next);
        Table_say(&f->table, a->trouble, "");
    } else if (next) {
        /* the next game is the game in hand */
        f->standing[0] = '\0';
        f->ends++;
        f->unrecorded = false;
        Table_take(&f->table, next);
        if (f->number && f->table.turn == OVER)
            record(f);
        keep(f, f->number);
        name_kind(f);
        Likes_fit(&f->likes);
    }
}
static void go_on_with(Frame *f, Session *s, int number)
{
    bool asked = f->next != NULL;

    go_on(f);
    Table_time(&f->table);
    Session_free(&f->next);
    f->next = s;
    f->number = number;
    if (!asked && !f->warned
        && (f->table.turn != OVER || f->unrecorded)
        && Session_played(f->table.session))
        Store_shelve(f->table.session, number, laid_aside, f);
    else if (!asked)
        laid_aside(f, &(Answer){ 0 });
}

/* what you asked for */
static void set_switch(GSimpleAction *action, GVariant *on,
                       gpointer who)
{
    Frame *f = who;
    const char *name = g_action_get_name(G_ACTION(action));
    bool is_on = g_variant_get_boolean(on);

    g_simple_action_set_state(action, on);
    if (Text_same(name, "four"))
        Likes_four(&f->likes, is_on);
    Table_switch(&f->table, View_action(f->game->view, SWITCH,
                                        name)->number, is_on);
    Board_look((Board *)f->board);
}
static const char *take_up(Frame *f, Session *s, const char *why)
{
    int kept[OPTIONS];

    go_on(f);
    if (!s) {
        Table_say(&f->table, why, "");
        return why;
    }
    /* the new game takes the place of the old */
    Session_begin(s, g_get_real_time() / G_USEC_PER_SEC);
    memcpy(kept, Session_option(s), sizeof kept);
    Store_options(f->game, kept, true);
    go_on_with(f, s, 0);
    return NULL;
}
static uint64_t new_seed(void)
{
    return (uint64_t)g_random_int_range(1, 1000000);
}
static const char *begin_anew(Frame *f, const int option[OPTIONS],
                              uint64_t seed)
{
    static Line complaint;

    return take_up(f, Session_new(f->game, option, seed, complaint),
                   complaint);
}
static const char *begin_usual(Frame *f, const char *but, uint64_t seed)
{
    static Line complaint;

    return take_up(f, Session_of(f->game, but, seed, complaint),
                   complaint);
}
static void begin_again(Frame *f, uint64_t seed)
{
    int option[OPTIONS];

    Session_anew(f->table.session, option);
    begin_anew(f, option, seed);
}
static void travel(Frame *f, bool (*way)(Session *s))
{
    go_on(f);
    Table_travel(&f->table, way);
}
static void advise(Frame *f, void (*how)(Table *t))
{
    go_on(f);
    gtk_widget_grab_focus(f->board);
    how(&f->table);
}
static void hint(Frame *f)  { advise(f, Table_hint); }
static void solve(Frame *f) { advise(f, Table_solve); }

/* what the table asks for */
static const char *play_line(void *who, const char *move)
{
    go_on(who);
    return Table_play(&((Frame *)who)->table, move);
}
static void open_at(Frame *f)
{
    Hand *h = hand_of(f);
    const Item *i = Page_find(&h->page, h->asked);
    double x = i->x + i->w / 2, y = i->y + i->h;
    g_autoptr(GMenu) menu = g_menu_new();
    Line move;

    for (const Action *a = NULL; (a = Hand_offer(h, a, move)); ) {
        g_autoptr(GMenuItem) entry = g_menu_item_new(_(a->label), NULL);

        g_menu_item_set_action_and_target(entry, "win.play", "s", move);
        g_menu_append_item(menu, entry);
    }
    Board_place((Board *)f->board, &x, &y);
    g_clear_pointer(&f->offers, gtk_widget_destroy);
    f->offers = gtk_popover_new_from_model(f->board,
                                           G_MENU_MODEL(menu));
    gtk_popover_set_pointing_to(GTK_POPOVER(f->offers),
        &(GdkRectangle){ (int)x, (int)y, 1, 1 });
    gtk_popover_popup(GTK_POPOVER(f->offers));
}
static void take_offer(GSimpleAction *a, GVariant *move, gpointer who)
{
    (void)a;
    Table_wish(&((Frame *)who)->table, PLAYS,
               g_variant_get_string(move, NULL));
}
static void wished(void *who, Does kind, const char *wish)
{
    Frame *f = who;
    const Action *a = View_action(f->game->view, kind, wish);

    match_switches(f);
    if (stop_replay(f))
        return;
    if (kind == NEW_GAME)
        begin_again(f, new_seed());
    else if (kind == OFFERS)
        open_at(f);
    else if (kind == ASKS && a)
        Aside_line(f->window, a, play_line, f);
    else if (a)
        g_action_group_activate_action(G_ACTION_GROUP(f->window),
                                       wish, NULL);
}
static double now(void *who) { (void)who; return Board_now(); }
static const Host frame_host = { now, wished, moved, shown, think };

/* show a step */
static void show_step(Frame *f)
{
    int k = Session_count(f->reel), eyes = Session_eyes(f->reel);
    Status s;
    Line note;

    Session_status(f->reel, eyes, &s);
    Hand_time(hand_of(f), Board_now());
    Hand_show(hand_of(f), Session_seen(f->reel, eyes), eyes,
              k > 0 ? MOVED : PLACED);
    if (k < f->steps)
        Text_say(note, _("Replay, %d of %d. Any key stops it."),
                 k, f->steps);
    else
        Text_say(note, _("The replay is over. Any key goes back."));
    Table_say(&f->table, s.text, note);
}

/* a replay */
enum { STEP = 600 };                /* ms */

static gboolean next_step(gpointer frame)
{
    Frame *f = frame;
    int k = Session_count(f->reel);
    char who = Session_who(f->reel, k);

    do
        k++;
    while (k < f->steps && (Session_who(f->reel, k) == '+'
           || (Session_who(f->reel, k) == who && strchr("~@", who))));
    Session_go(f->reel, k);
    if (Session_count(f->reel) < k)
        f->steps = Session_count(f->reel);
    show_step(f);
    f->step = k < f->steps ? f->step : 0;
    return f->step ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}
static void come_in_front(Frame *f)
{
    g_autoptr(GList) all = gtk_window_list_toplevels();

    for (GList *l = all; l; l = l->next)
        if (gtk_window_get_transient_for(l->data) == f->window
            && gtk_widget_get_visible(l->data))
            gtk_window_close(l->data);
    gtk_window_present(f->window);
    gtk_widget_grab_focus(f->board);
}
static void replay(void *who, Session *of)
{
    Frame *f = who;

    go_on(f);
    if (Session_count(of) == 0) {
        Table_say(&f->table, _("There is nothing to replay yet."), "");
        Session_free(&of);
        return;
    }
    come_in_front(f);
    f->reel = of;
    f->steps = Session_count(of);
    Session_go(of, 0);
    Table_leave(&f->table, true);
    gtk_stack_set_visible_child_name(GTK_STACK(f->foot), "line");
    show_step(f);
    f->step = g_timeout_add(STEP, next_step, f);
}
static void replay_this(Frame *f)
{
    Line why;
    Session *copy = Session_twin(f->table.session, why);

    if (copy)
        replay(f, copy);
}

/* the game that was left */
static void brought(void *who, const Answer *a)
{
    Frame *f = who;

    if (a->session) {
        if (a->file)
            Session_arrive(a->session);
        go_on_with(f, a->session, a->number);
    } else if (a->trouble) {
        g_autofree char *said = g_strdup(a->trouble);

        go_on(f);
        Table_say(&f->table, said, "");
    }
}

/* a picture of yours */
typedef struct Hanging {
    Frame *f;
    char  *file, *kept;             /* the new one, or NULL; and ours */
    bool   away;                    /* none is wanted any more */
    cairo_surface_t *paper;
} Hanging;

static const char *fetch(void *hanging)
{
    Hanging *h = hanging;
    const char *why = NULL;

    if (h->away)
        g_unlink(h->kept);
    else
        h->paper = Store_picture(h->file ? h->file : h->kept, &why);
    if (h->paper && h->file
        && cairo_surface_write_to_png(h->paper, h->kept)) {
        why = Store_unwritten(h->kept, Store_reason(errno));
        g_unlink(h->kept);
    }
    return why;
}
static void hang(void *hanging, const char *trouble)
{
    Hanging *h = hanging;
    Frame *f = h->f;
    cairo_surface_t *p = h->paper;

    if (p || h->away) {
        /* hang it */
        cairo_surface_destroy(f->photo);
        f->photo = p;
        hand_of(f)->ui.photo = p ? (Photo){
            cairo_image_surface_get_width(p),
            cairo_image_surface_get_height(p),
            (void *)cairo_image_surface_get_data(p) } : (Photo){ 0 };
        turn(f, "photo", p != NULL);
        Hand_refresh(hand_of(f));
        Board_look((Board *)f->board);
    }
    if (trouble)
        Table_say(&f->table, trouble, "");
    g_free(h->file);
    g_free(h->kept);
    g_free(h);
}
static void send_for(Frame *f, const char *file, bool away)
{
    g_autofree char *name = g_strconcat(f->game->model->name, ".png",
                                        NULL);
    Hanging h = { f, g_strdup(file), Store_place(name), away, NULL };

    if (file || away || g_file_test(h.kept, G_FILE_TEST_EXISTS))
        Store_later(fetch, hang, g_memdup2(&h, sizeof h));
}
static void photo_chosen(void *who, const char *file)
{
    send_for(who, file, false);
}
static void set_photo(GSimpleAction *a, GVariant *on, gpointer who)
{
    (void)a;
    if (g_variant_get_boolean(on))
        Drawer_ask(((Frame *)who)->window, _("Open a picture"), NULL,
                   photo_chosen, who);
    else
        send_for(who, NULL, true);
}

/* a game as a text */
static void open_from(void *who, const char *file)
{
    Store_bring(((Frame *)who)->game, 0, file, brought, who);
}
static void saved(void *who, const Answer *a)
{
    Frame *f = who;
    g_autofree char *name = g_path_get_basename(a->file);
    g_autofree char *said = g_strdup_printf(_("This game is in %s."),
                                            name);

    Table_say(&f->table, a->trouble ? a->trouble : said, "");
}
static void save_to(void *who, const char *file)
{
    Frame *f = who;

    if (!Program_is_picture(file)) {
        Store_copy(f->table.session, file, saved, who);
        return;
    }
    const char *why = Program_picture(f->table.session, file,
                                      &hand_of(f)->ui, Look_theme());

    saved(who, &(Answer){ .file = file, .trouble = why });
}
static void ask_open(Frame *f)
{
    Drawer_ask(f->window, _("Open a game"), NULL, open_from, f);
}
static void ask_file(Frame *f, const char *title, const char *end)
{
    g_autofree char *name = g_strdup_printf(
        "%s-%" G_GUINT64_FORMAT ".%s", f->game->model->name,
        Session_seed(f->table.session), end);

    Drawer_ask(f->window, title, name, save_to, f);
}
static void ask_save(Frame *f)
{
    ask_file(f, _("Save this game as"), "game");
}
static void ask_export(Frame *f)
{
    const Format *form = f->game->model->formats;

    ask_file(f, _("Export this board as"),
             form && form->write ? form->suffix : "png");
}
static void copy_line(Frame *f)
{
    g_autofree char *line = Text_whole(Session_line, f->table.session);

    if (line)
        Look_copy(line);
    Table_say(&f->table, line ? _("Copied, for a friend or for later:")
                         : _("there is no memory left for this"),
              line ? line : "");
}
static void print_it(Frame *f, bool fresh)
{
    const char *trouble = _("There is no memory for a sheet.");
    Photo photo = hand_of(f)->ui.photo;
    Paper p;

    Look_whole();
    if (fresh ? Paper_fresh(&p, f->table.session, photo, new_seed())
              : Paper_position(&p, f->table.session, photo))
        trouble = Paper_print(f->window, &p, NULL);
    Paper_end(&p);
    if (trouble)
        Table_say(&f->table, trouble, "");
}
static void print_board(Frame *f) { print_it(f, false); }
static void print_fresh(Frame *f) { print_it(f, true); }
static void pasted(GtkClipboard *board, const char *text, gpointer who)
{
    Frame *f = who;
    Line why = "";

    (void)board;
    if (!take_up(f, Program_line(f->game, text ? text : "", why), why))
        Table_news(&f->table, _("This is the game of the line that you "
                                "pasted."));
}
static void paste_line(Frame *f)
{
    gtk_clipboard_request_text(
        gtk_clipboard_get(GDK_SELECTION_CLIPBOARD), pasted, f);
}

/* what can be wished for */

/* cards */
static void show_statistics(Frame *f)
{
    GtkWidget *box = Aside_card(f->window, _("Statistics"));

    Drawer_statistics(box, f->table.session, replay, f);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}
static void lay_rules(Frame *f, const char *more)
{
    GtkWidget *play;

    f->rules = Aside_rules(f->game->view, more, &play);
    gtk_stack_add_named(GTK_STACK(f->foot), f->rules, "rules");
    gtk_stack_set_visible_child_full(GTK_STACK(f->foot), "rules",
                                     GTK_STACK_TRANSITION_TYPE_NONE);
    gtk_widget_grab_focus(play);
    see(f);
}
static void show_rules(Frame *f)
{
    if (!put_rules_away(f))
        lay_rules(f, NULL);
}
static const char *play_card(void *who, const char *options,
                             const uint64_t *seed)
{
    return begin_usual(who, options, seed ? *seed : new_seed());
}
static void own(Frame *f)
{
    Aside_options(f->window, f->table.session, play_card, f);
}
static void show_help(Frame *f)
{
    f->help.document = f->game->model->name;
    f->help.title = _(f->game->view->title);
    if (Help_run(&f->help, f->window))
        return;
    put_rules_away(f);
    lay_rules(f, Help_how());
}
static void show_table_keys(GtkWidget *group)
{
    Look_key(group, "<Shift>Left <Shift>Right", _("Turn it"));
    Look_key(group, "<Shift>Up <Shift>Down", _("Tilt it"));
    Look_key(group, "<Ctrl>Left <Ctrl>Right <Ctrl>Up "
             "<Ctrl>Down", _("Shift it"));
    Look_key(group, "plus minus", _("Nearer and farther"));
    Look_key(group, "End", _("From above, and back"));
    Look_key(group, "Home", _("As it was"));
}
static void show_keys(Frame *f)
{
    GtkWidget *w = Look_keys(f->window), *group;

    if (!w)
        return;
    group = Look_key_group(w, _(f->game->view->title));
    Look_key(group, "Left Right Up Down", _("Walk over the board"));
    Look_key(group, "Return space", _("Press"));
    for (const Action *a = f->game->view->actions; a && a->does; a++) {
        if (a->key)
            Look_key(group, a->key, _(a->label));
        if (a->key && a->kind == BEGINS)
            Look_key(group, "", _("The same: right click, or Control "
                                  "and a click, or a long press"));
    }
    if (f->game->view->camera)
        show_table_keys(Look_key_group(w, _("Around the table")));
    group = Look_key_group(w, _("Every game"));
    Wish_keys(group, all_wishes());
}
static void show_about(Frame *f)
{
    Look_about(f->window, _(f->game->view->title),
               _("A game of the book Literate Games. It is a "
                 "chapter, and you have just read it or will."));
}
static void show_report(Frame *f)
{
    g_autofree char *text = Text_whole(Session_report,
                                       f->table.session);

    if (text)
        Aside_text(f->window, _("Report a fault"),
                   _("Copy this, say what is wrong, and send it to who "
                     "looks after the game. All of this game is in it: "
                     "what is hidden, too."), text);
}

/* the header */
static GtkWidget *make_header(Frame *f)
{
    GtkWidget *hint, *bar = Look_made("header", "hint", &hint, NULL);

    if (!f->game->hint)
        gtk_widget_destroy(hint);
    return Look_header(GTK_WIDGET(f->window), bar,
                       _(f->game->view->title));
}
static bool is_full(const Frame *f)
{
    return f->edge && gtk_widget_get_visible(f->edge);
}

/* a full screen */
static void make_edge(Frame *f)
{
    GtkWidget *box = gtk_bin_get_child(GTK_BIN(f->window));

    f->edge = make_header(f);
    g_object_bind_property(gtk_window_get_titlebar(f->window),
        "subtitle", f->edge, "subtitle", G_BINDING_SYNC_CREATE);
    gtk_container_add(GTK_CONTAINER(box), f->edge);
    gtk_box_reorder_child(GTK_BOX(box), f->edge, 0);
    gtk_widget_hide(f->edge);
}
static gboolean state_changes(Frame *f, GdkEventWindowState *g)
{
    bool full = g->new_window_state & GDK_WINDOW_STATE_FULLSCREEN;

    if (full && !f->edge)
        make_edge(f);
    if (full && !is_full(f))
        Table_news(&f->table, _("F11 or Escape leaves, the top edge "
                                "has buttons."));
    if (f->edge)
        gtk_widget_set_visible(f->edge, full);
    return GDK_EVENT_PROPAGATE;
}
static gboolean last_key(GtkWidget *w, GdkEventKey *g, Frame *f)
{
    if (g->keyval != GDK_KEY_Escape || !is_full(f))
        return GDK_EVENT_PROPAGATE;
    g_action_group_activate_action(G_ACTION_GROUP(w), "full", NULL);
    return GDK_EVENT_STOP;
}

/* the menu */
static void append_left(void *menu, const Answer *a)
{
    g_autofree char *date = NULL, *label = NULL, *name = NULL;
    Session *s = a->session;
    Status status;

    if (g_menu_model_get_n_items(menu) == 0)
        g_menu_append(menu, _("Back to the game you left"),
                      s ? "win.back" : "win.never");
    if (s == NULL) {
        g_object_unref(menu);
        return;
    }
    Session_status(s, Session_eyes(s), &status);
    date = Drawer_date(a->left);
    name = g_strdup_printf("win.recent(%d)", a->number);
    label = g_strdup_printf("%s: %s", date, status.text);
    g_menu_append(menu, label, name);
    Session_free(&s);
}
static void append_actions(GMenu *menu, const Session *s)
{
    const Action *a = Session_game(s)->view->actions;
    g_autofree char *open = Session_open(s, NULL);

    for (int i = 0; open && open[i]; i++) {
        g_autofree char *name = a[i].kind > ADVICE
            ? g_strconcat("win.", a[i].does, NULL)
            : g_strdup_printf(open[i] == '0' ? "win.does(%d)"
                              : open[i] == '1' ? "win.stands%d"
                              : "win.never(%d)", i);
        g_autoptr(GMenuItem) item = g_menu_item_new(_(a[i].label),
                                                    name);

        if (a[i].key)
            g_menu_item_set_attribute(item, "accel", "s", a[i].key);
        if (a[i].kind != NEW_GAME)
            g_menu_append_item(menu, item);
    }
}
static int number_of(GSimpleAction *action)
{
    return atoi(strpbrk(g_action_get_name(G_ACTION(action)),
                        "0123456789"));
}
static void sit(GSimpleAction *action, GVariant *value, gpointer who)
{
    Frame *f = who;
    int k = number_of(action), option[OPTIONS];

    memcpy(option, Session_now(f->table.session), sizeof option);
    option[k] = g_variant_get_int32(value);
    g_simple_action_set_state(action, value);
    go_on(f);
    if (Session_played(f->table.session))
        Table_sit(&f->table, k, option[k]);
    else
        begin_anew(f, option, Session_seed(f->table.session));
}
static void append_seat(GMenu *menu, Frame *f, const Option *o, int k)
{
    int now = Session_now(f->table.session)[k];
    g_autofree char *name = g_strdup_printf("seat%d", k);
    g_autoptr(GSimpleAction) a = g_simple_action_new_stateful(name,
        G_VARIANT_TYPE_INT32, g_variant_new_int32(now));

    g_signal_connect(a, "change-state", G_CALLBACK(sit), f);
    g_action_map_add_action(G_ACTION_MAP(f->window), G_ACTION(a));
    for (int v = o->least; v <= o->most; v++) {
        g_autofree char *entry = g_strdup_printf("win.%s(%d)", name, v);
        const char *label = Option_label(o, v);

        if (label || v == now)
            g_menu_append(menu, _(label ? label
                                  : o->words[v - o->least]), entry);
    }
}
static void append_seats(GMenu *menu, Frame *f)
{
    const Option *o = f->game->model->options;

    for (int k = 0; o && o[k].key; k++)
        if (o[k].seat && o[k].seat != HOW_MANY
            && o[k].seat <= Session_seats(f->table.session))
            append_seat(Wish_part(menu, _(o[k].label)), f, &o[k], k);
}
static void open_menu(Frame *f)
{
    const Wish *all = all_wishes();
    const View *v = f->game->view;
    const Model *m = f->game->model;
    GMenu *menu = g_menu_new(), *part = Wish_part(menu, NULL);
    g_autofree char *deal = g_strdup_printf(_("Deal %d, for today"),
        Records_deal(m, NULL, Records_today()));

    match_switches(f);
    Wish_append(part, all, "new", "new");
    if (is_dealt(f->game))
        g_menu_append(part, deal, "win.daily");
    Wish_append(part, all, m->presets && m->presets->label ? "kinds"
                : "own", "own");
    Store_bring(f->game, -1, NULL, append_left, g_object_ref(
                 Wish_part(part, _("Games you left"))));
    part = Wish_part(menu, NULL);
    append_seats(part, f);
    append_actions(part, f->table.session);
    if (v->table_tells && lore(0) < 0)
        Wish_append(part, all, "table", "table");
    part = Wish_part(menu, NULL);
    Wish_append(Wish_part(part, _("Back and forth")), all,
                "restart", "solve");
    Wish_append(part, all, "hint", "pause");
    part = Wish_part(menu, NULL);
    Wish_append(Wish_part(part, _("Save, copy, print")), all,
                "save", "fresh");
    Wish_append(part, all, "stats", "stats");
    Wish_append(Wish_part(part, _("Look and size")), all,
                "likes", "full");
    part = Wish_part(menu, NULL);
    Wish_append(Wish_part(part, _("Help")), all, "help", "about");
    Wish_append(part, all, "quit", "quit");
    Wish_open(is_full(f) ? f->edge : gtk_window_get_titlebar(f->window),
              menu);
}

/* the table of wishes */
static void new_game(Frame *f) { begin_again(f, new_seed()); }
static void start_over(Frame *f)
{
    begin_again(f, Session_seed(f->table.session));
}
static void undo(Frame *f)      { travel(f, Session_undo); }
static void redo(Frame *f)      { travel(f, Session_redo); }
static void rewind_it(Frame *f) { travel(f, Session_rewind); }
static void to_mark(Frame *f)   { travel(f, Session_return); }
static void mark(Frame *f)
{
    Session_mark(f->table.session);
    Table_say(&f->table, f->table.status.text,
              _("Here is the bookmark."));
}
static void try_there(Frame *f)
{
    go_on(f);
    Table_try(&f->table);
}
static void daily(Frame *f) { begin_usual(f, "", Records_today()); }
static void larger(Frame *f)     { Likes_zoom(&f->likes, 1); }
static void smaller(Frame *f)    { Likes_zoom(&f->likes, -1); }
static void usual(Frame *f)      { Likes_zoom(&f->likes, 0); }
static void show_likes(Frame *f) { Likes_card(&f->likes); }
static void back(Frame *f)
{
    Store_bring(f->game, 0, NULL, brought, f);
}
static void kinds(Frame *f) { Aside_kinds(f->window, f->game); }
static void rest(Frame *f) { pause_game(f, !f->paused); }
static void quit(Frame *f) { gtk_window_close(f->window); }
static void full_screen(Frame *f)
{
    (is_full(f) ? gtk_window_unfullscreen
                : gtk_window_fullscreen)(f->window);
}
static void offer_table(Frame *f)
{
    g_autofree char *me = g_file_read_link("/proc/self/exe", NULL),
        *maker = g_strconcat(me ? me : "", "-table", NULL),
        *folder = g_build_filename(g_get_user_cache_dir(),
                                   "literate-games", NULL),
        *file = g_build_filename(folder, f->game->view->table, NULL);

    g_mkdir_with_parents(folder, 0700);
    Aside_table(f->window, f->game,
                (char *[]){ (char *)"nice", maker, file, NULL });
}
static const Wish wishes[] = {
    WISH("new", N_("New game"), "<Ctrl>n", NULL, new_game),
    WISH("daily", N_("Deal of the day"), "<Ctrl>d", NULL, daily),
    WISH("kinds", N_("New game of another kind…"), "<Ctrl>k", NULL,
         kinds),
    WISH("own", N_("A game of your own…"), "<Ctrl><Shift>n",
         "<Ctrl>e", own),
    WISH("back", N_("Back to the game you left"), "<Ctrl>b", NULL,
         back),
    WISH("restart", N_("Start this game over"), "<Ctrl>r", NULL,
         start_over),
    WISH("undo", N_("Undo"), "<Ctrl>z", "<Alt>Left", undo),
    WISH("redo", N_("Redo"), "<Ctrl><Shift>z", "<Ctrl>y", redo),
    WISH("rewind", N_("Back to the start"), "<Ctrl>Home", NULL,
         rewind_it),
    WISH("mark", N_("Put a bookmark in"), "<Ctrl>m", NULL, mark),
    WISH("return", N_("To the bookmark"), "<Ctrl><Shift>m", NULL,
         to_mark),
    WISH("try", N_("To the last chance"), NULL, NULL, try_there),
    WISH("replay", N_("Replay"), "<Ctrl><Shift>r", NULL, replay_this),
    WISH("solve", N_("Follow the hints"), "<Ctrl><Shift>h", "<Shift>F2",
         solve),
    /* wishes about help and rest */
    WISH("hint", N_("Hint"), "<Ctrl>h", "F2", hint),
    WISH("now", N_("Move now"), "<Ctrl>g", NULL, move_now),
    WISH("pause", N_("Pause"), "<Ctrl>p", "Pause", rest),
    WISH("table", N_("All positions in a table…"), NULL, NULL, offer_table),
    /* wishes about the drawer */
    WISH("save", N_("Save as…"), "<Ctrl>s", "<Ctrl><Shift>s", ask_save),
    WISH("export", N_("Export…"), "<Ctrl><Shift>e", NULL, ask_export),
    WISH("open", N_("Open…"), "<Ctrl>o", NULL, ask_open),
    WISH("copy", N_("Copy the line that names it"),
      "<Ctrl><Shift>c", "<Ctrl>c", copy_line),
    WISH("paste", N_("Paste such a line"), "<Ctrl>v", "<Shift>Insert",
         paste_line),
    WISH("print", N_("Print this board…"), "<Ctrl><Shift>p", NULL,
         print_board),
    WISH("fresh", N_("Print fresh boards…"), NULL, NULL, print_fresh),
    WISH("stats", N_("Statistics"), "<Ctrl>t", NULL, show_statistics),
    WISH("likes", N_("Preferences"), "<Ctrl>comma", NULL, show_likes),
    WISH("larger", N_("Larger"), "<Ctrl>plus", "<Ctrl>equal", larger),
    WISH("smaller", N_("Smaller"), "<Ctrl>minus", NULL, smaller),
    WISH("usual", N_("Usual size"), "<Ctrl>0", NULL, usual),
    WISH("full", N_("Full screen"), "F11", NULL, full_screen),
    /* wishes about the window */
    WISH("help", N_("The chapter of this game"), "F1", NULL, show_help),
    WISH("rules", N_("Rules"), NULL, NULL, show_rules),
    WISH("keys", N_("Keyboard shortcuts"), "<Ctrl>F1", "<Ctrl>question",
         show_keys),
    WISH("report", N_("Report a fault…"), NULL, NULL, show_report),
    WISH("about", N_("About"), NULL, NULL, show_about),
    WISH("menu", N_("Menu"), "F10", NULL, open_menu),
    WISH("quit", N_("Quit"), "<Ctrl>q", "<Ctrl>w", quit),
    { NULL, NULL, NULL, NULL, NULL }
};
static const Wish *all_wishes(void) { return wishes; }

/* the actions */
static void numbered(GSimpleAction *action, GVariant *with,
                     gpointer who)
{
    Frame *f = who;
    const char *name = g_action_get_name(G_ACTION(action));
    int number = g_variant_get_int32(with);

    if (Text_same(name, "preset"))
        begin_usual(f, f->game->model->presets[number].options,
                    new_seed());
    else if (Text_same(name, "recent"))
        Store_bring(f->game, number, NULL, brought, f);
    else
        Hand_act(hand_of(f), &f->game->view->actions[number]);
}
static void add_actions(Frame *f)
{
    static const GActionEntry more[] = {
        { "recent", numbered, "i", NULL, NULL, { 0 } },
        { "preset", numbered, "i", NULL, NULL, { 0 } },
        { "does", numbered, "i", NULL, NULL, { 0 } },
        { "play", take_offer, "s", NULL, NULL, { 0 } },
        { "photo", NULL, NULL, "false", set_photo, { 0 } },
    };

    Wish_add(f->window, wishes, f);
    g_action_map_add_action_entries(G_ACTION_MAP(f->window), more,
                                    G_N_ELEMENTS(more), f);
}
static void take_back(GSimpleAction *action, GVariant *on, gpointer who)
{
    Frame *f = who;

    (void)on;
    Hand_act(hand_of(f), &f->game->view->actions[number_of(action)]);
}
static void add_stateful(Frame *f, const char *name, bool on,
                         void (*change)(GSimpleAction *action,
                                        GVariant *on, gpointer who))
{
    g_autoptr(GSimpleAction) s = g_simple_action_new_stateful(
        name, NULL, g_variant_new_boolean(on));

    g_signal_connect(s, "change-state", G_CALLBACK(change), f);
    g_action_map_add_action(G_ACTION_MAP(f->window), G_ACTION(s));
}
static void add_switches(Frame *f)
{
    const Action *all = f->game->view->actions;

    for (int k = 0; all && all[k].does; k++) {
        g_autofree char *stands = g_strdup_printf("stands%d", k);

        if (all[k].kind == SWITCH)
            add_stateful(f, all[k].does, false, set_switch);
        else if (all[k].undoes)
            add_stateful(f, stands, true, take_back);
    }
}

/* the window around it */

/* the foot */
static GtkWidget *make_foot(Frame *f)
{
    GtkWidget *dial;

    f->foot = Look_made("foot", "text", &f->text, "note", &f->note,
        "news", &f->news, "busy", &f->busy, "dial", &dial,
        "clock", &f->clock, NULL);
    if (!f->game->view->clock) {
        gtk_widget_destroy(dial);
        f->clock = NULL;
    }
    show_work(f);
    return f->foot;
}

/* closing the window */
static void closing(GtkWidget *w, Frame *f)
{
    stop_replay(f);
    put_away(f);
    Likes_keep(&f->likes);
    gdk_display_flush(gdk_display_get_default());
    Store_end();
    f->clock = NULL;
    Table_end(&f->table);
    Session_free(&f->next);
    g_clear_handle_id(&f->alarm, g_source_remove);
    g_clear_handle_id(&f->slow, g_source_remove);
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

/* open the window */
static gboolean any_key(GtkWidget *w, GdkEventKey *g, Frame *f)
{
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(w));
    guint32 letter = gdk_keyval_to_unicode(g->keyval);
    char name[2] = { (char)g_ascii_tolower((char)letter), '\0' };

    if (g->is_modifier ||
        (g->state & (GDK_CONTROL_MASK | GDK_MOD1_MASK)))
        return GDK_EVENT_PROPAGATE;
    if (f->paused || f->reel || hand_of(f)->covered)
        return wave(f);
    if (g->keyval == GDK_KEY_Escape && put_rules_away(f))
        return GDK_EVENT_STOP;
    if (f->table.turn == OVER && focus == f->board
        && g->keyval == GDK_KEY_Return && !f->rules) {
        new_game(f);
        return GDK_EVENT_STOP;
    }
    if (focus == f->board || letter <= ' ' || letter > '~')
        return GDK_EVENT_PROPAGATE;
    return Board_key((Board *)f->board, name, true);
}
static void fill_window(Frame *f)
{
    GtkWidget *box, *place;

    place = f->board = Board_new(f->game, Table_wish, &f->table);
    if (f->game->view->least > 0)
        place = g_object_new(GTK_TYPE_SCROLLED_WINDOW, "child", place,
                             NULL);
    if (!Table_start(&f->table, hand_of(f), &frame_host, f))
        g_error("no memory");
    atk_object_set_name(gtk_widget_get_accessible(f->board),
                        _(f->game->view->title));
    make_header(f);
    f->place = g_object_new(GTK_TYPE_STACK, "vexpand", TRUE, NULL);
    gtk_widget_show_all(place);     /* the first that shows is chosen */
    gtk_stack_add_named(GTK_STACK(f->place), place, "board");
    box = Look_box(DOWN, 0, f->place, make_foot(f), NULL);
    gtk_container_add(GTK_CONTAINER(f->window), box);
    g_signal_connect(box, "draw", G_CALLBACK(Board_air), f->board);
    /* what the window tells the frame */
    g_object_connect(f->window,
        "signal::key-press-event", any_key, f,
        "swapped_signal_after::map", look_who_sees, f,
        "swapped_signal_after::unmap", look_who_sees, f,
        "swapped_signal::window-state-event", look_who_sees, f,
        "swapped_signal::window-state-event", state_changes, f,
        "swapped_signal::configure-event", set_foot, f,
        "signal_after::key-press-event", last_key, f,
        "swapped_signal::notify::is-active", keyboard_moves, f,
        "swapped_signal::delete-event", leaving, f,
        "signal::destroy", closing, f, NULL);
    g_object_connect(f->board,
        "swapped_signal::button-press-event", stop_replay, f,
        "swapped_signal_after::size-allocate", stand_near, f, NULL);
    g_object_connect(f->foot,
        "swapped_signal_after::size-allocate", narrow, f, NULL);
}
static bool game_waits(const Frame *f)
{
    const Model *m = f->game->model;
    GDBusConnection *bus = g_application_get_dbus_connection(
        g_application_get_default());
    g_autoptr(GVariant) answer = NULL, says = NULL;
    int usual[OPTIONS];

    Options_usual(m, usual);
    if (!bus || !m->tick || !m->presets || memcmp(usual,
            Session_option(f->table.session), sizeof usual))
        return false;
    answer = g_dbus_connection_call_sync(bus, "org.a11y.Bus",
        "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
        g_variant_new("(ss)", "org.a11y.Status", "ScreenReaderEnabled"),
        G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, 500, NULL, NULL);
    if (answer)
        g_variant_get(answer, "(v)", &says);
    return says && g_variant_get_boolean(says);
}
static void activate(GApplication *app, gpointer who)
{
    Frame *f = who;
    bool first;

    Likes_read(&f->likes, f->game->model->name, f->start->news);
    f->window = g_object_new(GTK_TYPE_APPLICATION_WINDOW,
                             "application", app, NULL);
    add_actions(f);
    add_switches(f);
    enable(f, "daily", is_dealt(f->game));
    fill_window(f);
    gtk_widget_show_all(gtk_bin_get_child(GTK_BIN(f->window)));
    Table_take(&f->table, f->start->session);
    if (View_action(f->game->view, PHOTO, NULL))
        send_for(f, NULL, false);
    name_kind(f);
    Likes_start(&f->likes, GTK_WIDGET(f->window), f->board, &f->table);
    if (Likes_has_four(&f->likes) && action(f, "four"))
        g_action_group_change_action_state(G_ACTION_GROUP(f->window),
            "four", g_variant_new_boolean(TRUE));
    gtk_widget_set_size_request(f->foot, -1,
                                Likes_foot(f->likes.asked[0]));
    gtk_widget_grab_focus(f->board);
    first = Store_first(f->game);
    gtk_widget_show(GTK_WIDGET(f->window));
    if (f->start->news[0])
        Table_news(&f->table, f->start->news);
    Store_thread(told, f);
    if (f->table.turn == OVER && !f->start->exact)
        record(f);
    /* what only a first start has, and a table that is missing */
    if (first && game_waits(f))
        begin_usual(f, f->game->model->presets->options,
                    Session_seed(f->table.session));
    if (first)
        show_rules(f);
    if (f->game->view->table && !f->game->view->table_tells
        && lore(0) < 0)
        offer_table(f);
}
static int open_window(const Game *game, Start *start)
{
    Frame f = { .game = game, .start = start };
    g_autofree char *id = g_strconcat("org.literategames.",
                                      game->model->name, NULL);
    GtkApplication *app;
    int status;

#ifdef M_MMAP_THRESHOLD
    mallopt(M_MMAP_THRESHOLD, 1 << 18);
#endif
    if (!Look_start()) {
        Session_free(&start->session);
        g_printerr("%s: %s\n", game->model->name,
            _("no display can be opened here: play with --text"));
        return 1;
    }
    app = gtk_application_new(id, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), &f);
    status = g_application_run(G_APPLICATION(app), 0, NULL);
    wait_for_players(&f);
    g_object_unref(app);
    return status;
}
int Frame_main(int argc, char **argv, const Game *game)
{
    return Program_main(argc, argv, game, open_window);
}
