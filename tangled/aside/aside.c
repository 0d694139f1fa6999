/* Made from kit/aside.nw by make tangle: change that, not this. */
/* aside.c -- cards beside a game's window */
#include <string.h>
#include "aside.h"
#include "hand.h"
#include "look.h"
#include "paint-cairo.h"
#include "program.h"

/* cards */
static gboolean card_key(GtkWidget *w, GdkEventKey *g)
{
    if (g->keyval != GDK_KEY_Escape)
        return GDK_EVENT_PROPAGATE;
    gtk_widget_destroy(w);
    return GDK_EVENT_STOP;
}
GtkWidget *Aside_card(GtkWindow *over, const char *title)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    /* lay the card over its window */
    GtkWidget *w = g_object_new(GTK_TYPE_WINDOW, "title", title,
        "transient-for", over, "destroy-with-parent", TRUE,
        "type-hint", GDK_WINDOW_TYPE_HINT_DIALOG, "resizable", FALSE, NULL);

    Look_dress(w, "house");
    Look_dress(w, "aside");
    gtk_container_set_border_width(GTK_CONTAINER(box), 24);
    gtk_container_add(GTK_CONTAINER(w), box);
    g_signal_connect(w, "key-press-event", G_CALLBACK(card_key), NULL);
    Look_label(box, "voice", title);
    return box;
}
static GtkWidget *play_button(GtkWidget *box)
{
    GtkWidget *button = Look_button(_("_Play"), "lamp", NULL);
    GtkWidget *top = gtk_widget_get_toplevel(box);

    gtk_box_pack_end(GTK_BOX(box), button, FALSE, FALSE, 2);
    gtk_widget_set_halign(button, GTK_ALIGN_END);
    gtk_widget_set_can_default(button, TRUE);
    gtk_window_set_default(GTK_WINDOW(top), button);
    return button;
}

/* the rules */
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
static GtkWidget *head_of_rules(GtkWidget *card, const View *v)
{
    GtkWidget *head = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *box = gtk_drawing_area_new();
    GtkWidget *play = Look_button(_("_Play"), "lamp", "win.rules");

    gtk_widget_set_size_request(box, 40, 40);
    g_signal_connect(box, "draw", G_CALLBACK(draw_box), (gpointer)v);
    gtk_box_pack_start(GTK_BOX(card), head, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(head), box, FALSE, FALSE, 0);
    Look_label(head, "voice", _(v->title));
    gtk_box_pack_end(GTK_BOX(head), play, FALSE, FALSE, 0);
    atk_object_set_description(gtk_widget_get_accessible(play),
                               _(v->rules));
    return play;
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
GtkWidget *Aside_rules(const View *v, const char *more,
                       GtkWidget **play)
{
    GtkWidget *card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    GtkWidget *pane = gtk_scrolled_window_new(NULL, NULL);
    GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);

    *play = head_of_rules(card, v);
    g_object_set(pane, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
    gtk_container_add(GTK_CONTAINER(pane), words);
    gtk_box_pack_start(GTK_BOX(card), pane, TRUE, TRUE, 0);
    g_signal_connect(words, "size-allocate", G_CALLBACK(fit_soon),
                     pane);
    Look_label(words, "rules", _(v->rules));
    if (more)
        Look_label(words, "quiet", more);
    Look_dress(card, "panel");
    Look_dress(card, "card");
    gtk_widget_show_all(card);
    return card;
}

/* the fields of an exact game */
typedef struct Exact {
    const Game *game;
    AsidePlay  *play;
    void       *who;
    GtkWidget *field[OPTIONS], *complaint;
    GtkWidget *seed, *line;         /* NULL: any will do */
} Exact;
GtkWidget *Aside_choice(const char *const *words, int n, int chosen)
{
    GtkWidget *w = gtk_combo_box_text_new();

    for (int k = 0; k < n; k++)
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(w),
                                       _(words[k]));
    gtk_combo_box_set_active(GTK_COMBO_BOX(w), chosen);
    return w;
}
static void show_value(const Option *o, int value, GtkWidget *field)
{
    const char *word = o->words ? o->words[value - o->least] : NULL;

    if (!word)
        gtk_spin_button_set_value(GTK_SPIN_BUTTON(field), value);
    else if (!gtk_combo_box_set_active_id(GTK_COMBO_BOX(field), word)) {
        gtk_combo_box_text_append(GTK_COMBO_BOX_TEXT(field), word,
                                  _(word));
        gtk_combo_box_set_active_id(GTK_COMBO_BOX(field), word);
    }
}
static GtkWidget *field_for(const Option *o, int value)
{
    GtkWidget *w = o->words ? gtk_combo_box_text_new()
        : gtk_spin_button_new_with_range(o->least, o->most,
                                         o->step ? o->step : 1);

    for (int v = o->least; o->words && v <= o->most; v++)
        if (Option_label(o, v))
            gtk_combo_box_text_append(GTK_COMBO_BOX_TEXT(w),
                                      o->words[v - o->least],
                                      _(Option_label(o, v)));
    show_value(o, value, w);
    return w;
}
GtkWidget *Aside_grid(GtkWidget *box)
{
    GtkWidget *grid = gtk_grid_new();

    g_object_set(grid, "column-spacing", 12, "row-spacing", 8, NULL);
    gtk_box_pack_start(GTK_BOX(box), grid, FALSE, FALSE, 0);
    return grid;
}
void Aside_attach(GtkWidget *grid, int row, const char *label,
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
    const Option *o = e->game->model->options;

    for (int k = 0; o && o[k].key; k++) {
        tell(out, "%s%s=", k ? " " : "", o[k].key);
        if (o[k].words)
            tell(out, "%s", gtk_combo_box_get_active_id(
                GTK_COMBO_BOX(e->field[k])));
        else
            tell(out, "%d", number_in(e->field[k]));
    }
}
static void play_exact(GtkWidget *button, Exact *e)
{
    const Model *m = e->game->model;
    char room[512] = "";
    Text text = { room, sizeof room, 0 };
    int option[OPTIONS];
    uint64_t seed;
    Line complaint = "";
    const char *wrong = complaint;
    bool good = !e->line || Program_line(e->game, gtk_entry_get_text(
        GTK_ENTRY(e->line)), option, &seed, complaint);

    write_fields(e, &text);
    Options_usual(m, option);
    if (good && e->seed && !Text_number(gtk_entry_get_text(
                               GTK_ENTRY(e->seed)), &seed))
        wrong = _("The seed is a whole number, such as 4711.");
    else if (good && Options_read(m, room, option, complaint))
        wrong = e->play(e->who, option, e->seed ? &seed : NULL);
    gtk_label_set_text(GTK_LABEL(e->complaint), wrong ? wrong : "");
    if (!wrong)
        gtk_widget_destroy(gtk_widget_get_toplevel(button));
}

/* a game from a line */
static GtkWidget *written(GtkWidget *grid, int row, const char *label)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    Aside_attach(grid, row, label, entry);
    return entry;
}
static void read_pasted(GtkEntry *entry, Exact *e)
{
    const Option *o = e->game->model->options;
    int option[OPTIONS];
    uint64_t seed;
    Line why = "", text;

    if (Program_line(e->game, gtk_entry_get_text(entry), option,
                     &seed, why)) {
        /* show what the line says */
        for (int k = 0; o && o[k].key; k++)
            show_value(&o[k], option[k], e->field[k]);
        g_snprintf(text, sizeof text, "%" G_GUINT64_FORMAT, seed);
        gtk_entry_set_text(GTK_ENTRY(e->seed), text);
    }
    gtk_label_set_text(GTK_LABEL(e->complaint), why);
}

/* an exact game */
static void fill_card(Exact *e, GtkWidget *grid, const Session *s,
                      bool exact)
{
    const Option *o = e->game->model->options;
    int row = 0;

    for (; o && o[row].key; row++) {
        e->field[row] = field_for(&o[row], Session_option(s)[row]);
        Aside_attach(grid, row, _(o[row].label), e->field[row]);
    }
    if (exact) {
        g_autofree char *all = Text_whole(Program_tell, s);

        e->seed = written(grid, row, _("_Seed"));
        e->line = written(grid, row + 1, _("Or a _line"));
        g_signal_connect(e->line, "changed", G_CALLBACK(read_pasted),
                         e);
        gtk_entry_set_text(GTK_ENTRY(e->line), all);
    }
}
void Aside_options(GtkWindow *over, const Session *now, bool exact,
                   AsidePlay *play, void *who)
{
    GtkWidget *box = Aside_card(over, exact
        ? _("An exact game") : _("A game of your own"));
    GtkWidget *grid = Aside_grid(box);
    GtkWidget *button = play_button(box);
    GtkWidget *top = gtk_widget_get_toplevel(box);
    Exact *e = g_new0(Exact, 1);

    e->game = Session_game(now);
    e->play = play;
    e->who  = who;
    e->complaint = Look_label(box, "quiet", "");
    fill_card(e, grid, now, exact);
    gtk_label_set_max_width_chars(GTK_LABEL(e->complaint), 40);
    g_signal_connect(button, "clicked", G_CALLBACK(play_exact), e);
    g_object_set_data_full(G_OBJECT(top), "exact", e, g_free);
    gtk_widget_show_all(top);
}

/* games by name */
static gboolean draw_kind(GtkWidget *w, cairo_t *cr, gpointer session)
{
    double wide = gtk_widget_get_allocated_width(w);
    double high = gtk_widget_get_allocated_height(w);
    Hand h;

    if (Hand_still(&h, session, NULL)) {
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
static void give_back(gpointer session)
{
    Session *s = session;

    Session_free(&s);
}
static GtkWidget *picture_of(Session *s)
{
    GtkWidget *area = gtk_drawing_area_new();

    gtk_widget_set_size_request(area, 128, 104);
    if (s) {
        Session_settle(s);
        g_signal_connect(area, "draw", G_CALLBACK(draw_kind), s);
        g_object_set_data_full(G_OBJECT(area), "session", s, give_back);
    }
    return area;
}
static GtkWidget *kind(const Game *game, const Preset *p)
{
    GtkWidget *tile = gtk_flow_box_child_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    int option[OPTIONS];
    Line why;

    Options_usual(game->model, option);
    Options_read(game->model, p->options, option, why);
    gtk_container_add(GTK_CONTAINER(tile), box);
    gtk_container_add(GTK_CONTAINER(box),
                      picture_of(Session_new(game, option, 1, why)));
    /* name and measures, for eyes and ears */
    const char *words = p->words ? _(p->words) : "";
    g_autofree char *all = g_strconcat(_(p->label), "\n", words, NULL);

    Look_label(box, "kind", _(p->label));
    Look_label(box, "quiet", words);
    atk_object_set_name(gtk_widget_get_accessible(tile), all);
    return tile;
}
static void kind_chosen(GtkWidget *all, GtkFlowBoxChild *tile,
                        GtkWindow *over)
{
    g_action_group_activate_action(G_ACTION_GROUP(over), "preset",
        g_variant_new_int32(gtk_flow_box_child_get_index(tile)));
    gtk_widget_destroy(gtk_widget_get_toplevel(all));
}
static GtkWidget *all_kinds(GtkWindow *over, const Game *game)
{
    const Preset *p = game->model->presets;
    GtkWidget *all = gtk_flow_box_new();
    int wide, high;

    gtk_window_get_size(over, &wide, &high);
    g_object_set(all, "selection-mode", GTK_SELECTION_NONE,
        "min-children-per-line", CLAMP(wide / 170, 1, 4),
        "max-children-per-line", CLAMP(wide / 170, 1, 4), NULL);
    for (; p && p->label; p++)
        gtk_container_add(GTK_CONTAINER(all), kind(game, p));
    g_signal_connect(all, "child-activated", G_CALLBACK(kind_chosen),
                     over);
    return all;
}
static void lead_on(GtkWidget *box, const char *words,
                    const char *action)
{
    GtkWidget *button = Look_button(words, "text", action);

    gtk_container_add(GTK_CONTAINER(box), button);
    g_signal_connect_swapped(button, "clicked",
        G_CALLBACK(gtk_widget_destroy), gtk_widget_get_toplevel(box));
}
void Aside_kinds(GtkWindow *over, const Game *game)
{
    GtkWidget *box = Aside_card(over, _("New game of another kind"));
    GtkWidget *pane = gtk_scrolled_window_new(NULL, NULL);
    GtkWidget *more = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *top = gtk_widget_get_toplevel(box);
    int high;

    gtk_window_get_size(over, NULL, &high);
    g_object_set(pane, "hscrollbar-policy", GTK_POLICY_NEVER,
        "propagate-natural-height", TRUE,
        "max-content-height", MAX(high - 90, 200), NULL);
    gtk_container_add(GTK_CONTAINER(pane), all_kinds(over, game));
    gtk_box_pack_start(GTK_BOX(box), pane, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), more, FALSE, FALSE, 0);
    gtk_widget_insert_action_group(top, "win", G_ACTION_GROUP(over));
    lead_on(more, _("A game of your _own…"), "win.own");
    lead_on(more, _("An _exact game…"), "win.exact");
    gtk_widget_show_all(top);
}
