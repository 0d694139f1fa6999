/* Made from kit/aside.nw by make tangle: change that, not this. */
/* aside.c -- cards beside a game's window */
#include <string.h>
#include "aside.h"
#include "hand.h"
#include "look.h"
#include "paint-cairo.h"
#include "store.h"

/* cards and rules */
static gboolean card_key(GtkWidget *w, GdkEventKey *g)
{
    if (g->keyval != GDK_KEY_Escape)
        return GDK_EVENT_PROPAGATE;
    gtk_widget_destroy(w);
    return GDK_EVENT_STOP;
}
GtkWidget *Aside_card(GtkWindow *over, const char *title)
{
    GtkWidget *box = Look_box(DOWN, 12,
        Look_label(NULL, "voice", title), NULL);
    /* lay the card over its window */
    GtkWidget *w = g_object_new(GTK_TYPE_WINDOW, "title", title,
        "transient-for", over, "destroy-with-parent", TRUE,
        "type-hint", GDK_WINDOW_TYPE_HINT_DIALOG, "resizable", FALSE,
        "child", box, NULL);

    Look_dress(Look_dress(w, "house"), "aside");
    gtk_container_set_border_width(GTK_CONTAINER(box), 24);
    g_signal_connect(w, "key-press-event", G_CALLBACK(card_key), NULL);
    return box;
}
static gboolean draw_box(GtkWidget *w, cairo_t *cr, gpointer view)
{
    const View *v = view;
    double side = gtk_widget_get_allocated_width(w) / 48.;
    Paint_cairo p;

    Paint_cairo_start(&p, cr, v->inks, Look_theme());
    p.paint.scale(&p.paint, side, side);
    Paint_icon(&p.paint, v->set, v->icon, v->title);
    return GDK_EVENT_STOP;
}
enum { OTHERS_NEED = 312 };         /* pixels */

static gboolean fit_words(GtkWidget *pane, GdkFrameClock *clock,
                          gpointer words)
{
    int wide = gtk_widget_get_allocated_width(words), high;
    int room = gtk_widget_get_allocated_height(
                   gtk_widget_get_toplevel(words)) - OTHERS_NEED;

    (void)clock;
    gtk_widget_get_preferred_height_for_width(words, wide, &high, NULL);
    gtk_scrolled_window_set_min_content_height(
        GTK_SCROLLED_WINDOW(pane), CLAMP(room, 60, high));
    return G_SOURCE_REMOVE;
}
static void fit_soon(GtkWidget *words, GtkAllocation *a,
                     GtkWidget *pane)
{
    (void)a;
    gtk_widget_add_tick_callback(pane, fit_words, words, NULL);
}
static void fill_rules(const View *v, GtkWidget *title, GtkWidget *said,
                       GtkWidget *play)
{
    g_autofree char *rules = g_strdup(_(v->rules));

    for (char *at = strchr(rules, '\n'); at; at = strchr(at + 1, '\n'))
        if (!strchr(".:\n", at[-1]) && at[1] != '\n')
            *at = ' ';
    gtk_label_set_text(GTK_LABEL(title), _(v->title));
    gtk_label_set_text(GTK_LABEL(said), rules);
    atk_object_set_description(gtk_widget_get_accessible(play), rules);
}
GtkWidget *Aside_rules(const View *v, const char *news,
                       GtkWidget **play)
{
    GtkWidget *picture, *title, *pane, *words, *said, *more;
    GtkWidget *card = Look_made("rules", "picture", &picture,
        "title", &title, "play", play, "pane", &pane,
        "words", &words, "said", &said, "more", &more, NULL);

    fill_rules(v, title, said, *play);
    gtk_label_set_text(GTK_LABEL(more), news ? news : "");
    gtk_widget_set_visible(more, news != NULL);
    g_signal_connect(picture, "draw", G_CALLBACK(draw_box),
                     (gpointer)v);
    g_signal_connect(words, "size-allocate", G_CALLBACK(fit_soon),
                     pane);
    return card;
}

/* the fields of an exact game */
typedef struct Exact {
    const Game *game;
    AsidePlay  *play;
    void       *who;
    GtkWidget *field[OPTIONS], *seed, *complaint;
} Exact;
static GtkWidget *field_for(const Option *o, int value)
{
    GtkWidget *w = o->words ? gtk_combo_box_text_new()
        : gtk_spin_button_new_with_range(o->least, o->most,
                                         o->step ? o->step : 1);

    if (!o->words)
        gtk_spin_button_set_value(GTK_SPIN_BUTTON(w), value);
    /* offer its words, if it has any */
    for (int v = o->least; o->words && v <= o->most; v++) {
        const char *word = o->words[v - o->least];
        const char *label = Option_label(o, v);

        if (label || v == value)
            gtk_combo_box_text_append(GTK_COMBO_BOX_TEXT(w), word,
                                      _(label ? label : word));
        if (v == value)
            gtk_combo_box_set_active_id(GTK_COMBO_BOX(w), word);
    }
    return w;
}
static void attach(GtkWidget *grid, const char *label, GtkWidget *field)
{
    Look_attach(grid, g_object_new(GTK_TYPE_LABEL, "label", label,
        "use-underline", TRUE, "mnemonic-widget", field, "xalign", 0.,
        NULL), field);
}
static void write_fields(const Exact *e, Text *out)
{
    const Option *o = e->game->model->options;

    for (int k = 0; o && o[k].key; k++)
        Text_tell(out, "%s%s=%s", k ? " " : "", o[k].key, o[k].words
             ? gtk_combo_box_get_active_id(GTK_COMBO_BOX(e->field[k]))
                  : gtk_entry_get_text(GTK_ENTRY(e->field[k])));
}
static const char *wrong_with(const Exact *e, const char *options,
                              uint64_t *seed)
{
    static Line why;
    const char *digits = gtk_entry_get_text(GTK_ENTRY(e->seed));
    Session *s;

    if (*digits && !Text_number(digits, seed))
        return _("The seed is a whole number, from 0 to "
                 "18446744073709551615.");
    s = Session_of(e->game, options, *seed, why);
    if (!s)
        return why;
    Session_free(&s);
    return NULL;
}
static bool judge(Exact *e, bool plays)
{
    char room[512] = "";
    uint64_t seed = 1;
    const char *wrong;

    write_fields(e, &(Text){ room, sizeof room, 0 });
    wrong = wrong_with(e, room, &seed);
    if (!wrong && plays)
        wrong = e->play(e->who, room, gtk_entry_get_text_length(
                            GTK_ENTRY(e->seed)) ? &seed : NULL);
    gtk_label_set_text(GTK_LABEL(e->complaint), wrong ? wrong : "");
    gtk_widget_set_sensitive(gtk_window_get_default_widget(GTK_WINDOW(
        gtk_widget_get_toplevel(e->complaint))), !wrong);
    return !wrong;
}
static void check_fields(Exact *e) { judge(e, false); }
static void play_exact(GtkWidget *button, Exact *e)
{
    if (judge(e, true))
        gtk_widget_destroy(gtk_widget_get_toplevel(button));
}

/* an exact game */
static void fill_card(Exact *e, GtkWidget *grid, const Session *s)
{
    const Option *o = e->game->model->options;
    g_autofree char *seed = g_strdup_printf("%" G_GUINT64_FORMAT,
                                            Session_seed(s));

    for (int k = 0; o && o[k].key; k++) {
        e->field[k] = field_for(&o[k], Session_option(s)[k]);
        attach(grid, _(o[k].label), e->field[k]);
        g_signal_connect_swapped(e->field[k], "changed",
                                 G_CALLBACK(check_fields), e);
    }
    e->seed = g_object_new(GTK_TYPE_ENTRY, "placeholder-text", seed,
                           "activates-default", TRUE, NULL);
    check_fields(e);
    g_signal_connect_swapped(e->seed, "changed",
                             G_CALLBACK(check_fields), e);
    attach(grid, _("_Seed"), e->seed);
}
static GtkWidget *ends_card(GtkWidget *box, GCallback does, void *knows)
{
    GtkWidget *top = gtk_widget_get_toplevel(box), *complaint, *play;

    gtk_container_add(GTK_CONTAINER(box), Look_made("ends",
        "complaint", &complaint, "play", &play, NULL));
    gtk_window_set_default(GTK_WINDOW(top), play);
    g_signal_connect(play, "clicked", does, knows);
    g_object_set_data_full(G_OBJECT(top), "knows", knows, g_free);
    return complaint;
}
void Aside_options(GtkWindow *over, const Session *now, AsidePlay *play,
                   void *who)
{
    GtkWidget *box = Aside_card(over, _("A game of your own"));
    GtkWidget *grid = Look_grid(box);
    Exact *e = g_new0(Exact, 1);

    *e = (Exact){ .game = Session_game(now), .play = play, .who = who };
    e->complaint = ends_card(box, G_CALLBACK(play_exact), e);
    fill_card(e, grid, now);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}

/* a game for a tile */
static int number_of(GtkWidget *tile)
{
    return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(tile), "number"));
}
static void give_back(gpointer session)
{
    Session *s = session;

    Session_free(&s);
}
static Session *game_of(GtkWidget *tile, const Game *game)
{
    Session *s = g_object_get_data(G_OBJECT(tile), "game");
    const Preset *p = &game->model->presets[number_of(tile)];
    Line why;

    if (!s && (s = Session_of(game, p->options, 1, why)) != NULL) {
        Session_settle(s);
        g_object_set_data_full(G_OBJECT(tile), "game", s, give_back);
    }
    return s;
}

/* games by name */
static gboolean draw_kind(GtkWidget *w, cairo_t *cr, const Game *game)
{
    double wide = gtk_widget_get_allocated_width(w);
    double high = gtk_widget_get_allocated_height(w);
    Session *s = game_of(gtk_widget_get_ancestor(w,
                             GTK_TYPE_FLOW_BOX_CHILD), game);
    Hand h = { .game = NULL };

    if (s && Hand_still(&h, s, NULL)) {
        /* paint a small board in the middle of its air */
        double k = MIN(wide / h.page.w, high / h.page.h);
        double x = (wide / k - h.page.w) / 2, y = (high / k - h.page.h) / 2;
        Paint_cairo p;

        Paint_cairo_start(&p, cr, h.game->view->inks, Look_theme());
        cairo_scale(cr, k, k);
        cairo_translate(cr, x, y);
        Hand_air(&h, &(Item){ .x = -x, .y = -y, .w = wide / k, .h = high / k },
                 &p.paint);
        for (int i = 0; i < h.page.n; i++)
            Hand_paint(&h, i, &p.paint);
    }
    Hand_end(&h);
    return GDK_EVENT_STOP;
}
static GtkWidget *kind(const Game *game, const Preset *p)
{
    const char *words = p->words ? _(p->words) : "";
    g_autofree char *all = g_strconcat(_(p->label), "\n", words, NULL);
    GtkWidget *area = g_object_new(GTK_TYPE_DRAWING_AREA,
        "width-request", 128, "height-request", 104, NULL);
    GtkWidget *tile = g_object_new(GTK_TYPE_FLOW_BOX_CHILD, "child",
        Look_box(DOWN, 2, area, Look_label(NULL, "kind", _(p->label)),
                 Look_label(NULL, "quiet", words), NULL), NULL);

    g_signal_connect(area, "draw", G_CALLBACK(draw_kind),
                     (gpointer)game);
    atk_object_set_name(gtk_widget_get_accessible(tile), all);
    g_object_set_data(G_OBJECT(tile), "number",
                      GINT_TO_POINTER(p - game->model->presets));
    return tile;
}
static void kind_chosen(GtkWidget *all, GtkFlowBoxChild *tile,
                        GtkWindow *over)
{
    g_action_group_activate_action(G_ACTION_GROUP(over), "preset",
        g_variant_new_int32(number_of(GTK_WIDGET(tile))));
    gtk_widget_destroy(gtk_widget_get_toplevel(all));
}
static GtkWidget *tiles(GtkWindow *over, const Game *game,
                        const Preset *p)
{
    GtkWidget *all;
    int wide;

    gtk_window_get_size(over, &wide, NULL);
    all = g_object_new(GTK_TYPE_FLOW_BOX,
        "selection-mode", GTK_SELECTION_NONE,
        "min-children-per-line", CLAMP(wide / 170, 1, 4),
        "max-children-per-line", CLAMP(wide / 170, 1, 4), NULL);
    for (; p && p->label && p->options; p++)
        gtk_container_add(GTK_CONTAINER(all), kind(game, p));
    g_signal_connect(all, "child-activated", G_CALLBACK(kind_chosen),
                     over);
    return all;
}
static GtkWidget *all_kinds(GtkWindow *over, const Game *game)
{
    const Preset *p = game->model->presets;
    GtkWidget *all = Look_box(DOWN, 6, tiles(over, game, p), NULL);

    for (; p && p->label; p++)
        if (!p->options)
            gtk_container_add(GTK_CONTAINER(all), g_object_new(
                GTK_TYPE_EXPANDER, "label", _(p->label), "child",
                tiles(over, game, p + 1), NULL));
    return all;
}
static void own_chosen(GtkWidget *button, GtkWindow *over)
{
    g_action_group_activate_action(G_ACTION_GROUP(over), "own", NULL);
    gtk_widget_destroy(gtk_widget_get_toplevel(button));
}
void Aside_kinds(GtkWindow *over, const Game *game)
{
    GtkWidget *box = Aside_card(over, _("New game of another kind"));
    GtkWidget *top = gtk_widget_get_toplevel(box), *own =
        gtk_button_new_with_mnemonic(_("A game of your _own…"));
    int high;

    gtk_window_get_size(over, NULL, &high);
    gtk_widget_set_valign(Look_dress(own, "text"), GTK_ALIGN_CENTER);
    gtk_container_add(GTK_CONTAINER(box), g_object_new(
        GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
        "propagate-natural-height", TRUE,
        "max-content-height", MAX(high - 90, 200),
        "child", all_kinds(over, game), NULL));
    gtk_container_add(GTK_CONTAINER(box), own);
    g_signal_connect(own, "clicked", G_CALLBACK(own_chosen), over);
    gtk_widget_show_all(top);
}

/* a line that is asked for */
typedef struct Asked {
    const Action *move;
    AsideLine *play;
    void      *who;
    GtkWidget *entry, *complaint;
} Asked;

static void play_line(GtkWidget *w, Asked *a)
{
    g_autofree char *move = g_strdup_printf("%s %s", a->move->does,
        gtk_entry_get_text(GTK_ENTRY(a->entry)));
    const char *why = a->play(a->who, move);

    if (why)
        gtk_label_set_text(GTK_LABEL(a->complaint), why);
    else
        gtk_widget_destroy(gtk_widget_get_toplevel(w));
}
void Aside_line(GtkWindow *over, const Action *move, AsideLine *play,
                void *who)
{
    GtkWidget *box = Aside_card(over, _(move->label));
    Asked *a = g_new0(Asked, 1);

    *a = (Asked){ move, play, who, gtk_entry_new(), NULL };
    g_object_set(a->entry, "activates-default", TRUE, "width-chars", 32,
                 NULL);
    atk_object_set_name(gtk_widget_get_accessible(a->entry),
                        _(move->label));
    gtk_container_add(GTK_CONTAINER(box), a->entry);
    a->complaint = ends_card(box, G_CALLBACK(play_line), a);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}

/* a text to be sent */
static void copy_all(GtkTextBuffer *all)
{
    g_autofree char *text = NULL;

    g_object_get(all, "text", &text, NULL);
    Look_copy(text);
}

void Aside_text(GtkWindow *over, const char *title, const char *about,
                const char *text)
{
    GtkWidget *box = Aside_card(over, title), *words, *view, *copy;
    GtkTextBuffer *all;

    gtk_container_add(GTK_CONTAINER(box), Look_made("letter",
        "words", &words, "view", &view, "copy", &copy, NULL));
    all = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(all, text, -1);
    gtk_label_set_text(GTK_LABEL(words), about);
    atk_object_set_name(gtk_widget_get_accessible(view), title);
    g_signal_connect_swapped(copy, "clicked", G_CALLBACK(copy_all),
                             all);
    gtk_widget_show_all(gtk_widget_get_toplevel(box));
}

/* a table that takes a minute */
static void hear_the_end(gpointer bar)
{
    bool made = gtk_progress_bar_get_fraction(bar) == 1;
    const char *why = !made ? NULL
        : Store_table(g_object_get_data(G_OBJECT(bar), "game"));

    gtk_progress_bar_set_text(bar, why ? why : made
        ? _("The table is there, and is used from now on.")
        : _("It could not be made. Is there room for it?"));
    g_object_unref(bar);
}
static void hear_table(GObject *from, GAsyncResult *r, gpointer bar)
{
    GDataInputStream *lines = G_DATA_INPUT_STREAM(from);
    g_autofree char *line = g_data_input_stream_read_line_finish(lines,
        r, NULL, NULL);
    int done, all;

    if (line && sscanf(line, "%d of %d", &done, &all) == 2)
        gtk_progress_bar_set_fraction(bar, (double)done / all);
    if (line)
        g_data_input_stream_read_line_async(lines, 0, NULL, hear_table,
                                            bar);
    else
        hear_the_end(bar);
}
static void make_table(GtkWidget *button, GtkWidget *bar)
{
    const char *const *argv = g_object_get_data(G_OBJECT(bar), "argv");
    g_autoptr(GSubprocess) child = g_subprocess_newv(argv,
        G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL);
    g_autoptr(GDataInputStream) lines = !child ? NULL
        : g_data_input_stream_new(g_subprocess_get_stdout_pipe(child));

    gtk_widget_set_sensitive(button, !child);
    if (!child)
        return;
    g_signal_connect_object(bar, "destroy",
        G_CALLBACK(g_subprocess_force_exit), child, G_CONNECT_SWAPPED);
    g_object_set_data_full(G_OBJECT(bar), "child",
                           g_steal_pointer(&child), g_object_unref);
    g_data_input_stream_read_line_async(lines, 0, NULL, hear_table,
                                        g_object_ref(bar));
}
void Aside_table(GtkWindow *over, const Game *game, char **argv)
{
    GtkWidget *box = Aside_card(over, _("The table of all positions"));
    const char *tells = game->view->table_tells;
    GtkWidget *words, *bar, *make;

    gtk_container_add(GTK_CONTAINER(box), Look_made("table",
        "words", &words, "bar", &bar, "make", &make, NULL));
    gtk_label_set_text(GTK_LABEL(words), tells ? _(tells) : NULL);
    g_object_set_data_full(G_OBJECT(bar), "argv", g_strdupv(argv),
                           (GDestroyNotify)g_strfreev);
    g_object_set_data(G_OBJECT(bar), "game", (gpointer)game);
    g_signal_connect(make, "clicked", G_CALLBACK(make_table), bar);
    if (tells)
        gtk_widget_show_all(gtk_widget_get_toplevel(box));
    else
        gtk_button_clicked(GTK_BUTTON(make));
}
