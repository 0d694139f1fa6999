/* Made from kit/drawer.nw by make tangle: change that, not this. */
/* drawer.c -- times, files and statistics, for a game's window */
#include "drawer.h"
#include "look.h"
#include "program.h"
#include "records.h"

/* times */
char *Drawer_date(int64_t second)
{
    g_autoptr(GDateTime) day = g_date_time_new_from_unix_local(second);

    return day && second ? g_date_time_format(day, "%x, %H:%M")
                         : g_strdup(_("some day"));
}

/* files */
typedef struct Question { DrawerFile *chosen; void *who; } Question;

static void answered(GtkNativeDialog *d, int response, Question *q)
{
    g_autofree char *file = response != GTK_RESPONSE_ACCEPT ? NULL
        : gtk_file_chooser_get_filename(GTK_FILE_CHOOSER(d));

    if (file)
        q->chosen(q->who, file);
}
void Drawer_ask(GtkWindow *over, const char *title,
                const char *save_as, DrawerFile *chosen, void *who)
{
    GtkFileChooserNative *d = gtk_file_chooser_native_new(title, over,
        save_as ? GTK_FILE_CHOOSER_ACTION_SAVE
                : GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(d);
    Question *q = g_new0(Question, 1);

    Look_whole();
    *q = (Question){ chosen, who };
    gtk_file_chooser_set_do_overwrite_confirmation(chooser, TRUE);
    if (save_as)
        gtk_file_chooser_set_current_name(chooser, save_as);
    g_signal_connect_data(d, "response", G_CALLBACK(answered), q,
                          (GClosureNotify)(void (*)(void))g_free, 0);
    g_object_set_data_full(G_OBJECT(over), "question", d,
                           g_object_unref);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(d));
}

/* the pad */
typedef struct Pad {
    const Game   *game;
    char         *options;          /* those of the game in hand */
    DrawerReplay *replay;
    void         *who;
    GtkWidget *kinds, *order;       /* the two choices */
    GtkWidget *card, *list, *said;
    GtkWidget *again, *export;      /* buttons for the chosen game */
} Pad;

/* a row */
static char *first_line(const Pad *pad, const Record *r)
{
    char room[4 * LINE] = "";
    Text out = { room, sizeof room, 0 };

    if (gtk_combo_box_get_active(GTK_COMBO_BOX(pad->order))
        != RECORDS_LAST)
        tell(&out, "%d.  ", r->place);
    Records_row(pad->game->model, r, &out);
    return g_strdup(room);
}
static char *second_line(const Record *r)
{
    g_autofree char *date = Drawer_date(r->ended);
    GString *s = g_string_new(date);

    g_string_append_printf(s, _("; moves %d"), r->moves);
    if (r->undos)
        g_string_append_printf(s, _(", undos %d"), r->undos);
    if (r->hints)
        g_string_append_printf(s, _(", hints %d"), r->hints);
    return g_string_free(s, FALSE);
}
static GtkWidget *line(GtkWidget *box, const char *text,
                       const char *class)
{
    GtkWidget *l = Look_label(box, class, text);

    gtk_label_set_max_width_chars(GTK_LABEL(l), 36);
    return l;
}
static void add_row(void *who, const Record *r)
{
    Pad *pad = who;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *row = gtk_list_box_row_new();
    g_autofree char *first = first_line(pad, r);
    g_autofree char *second = second_line(r);

    line(box, first, "row");
    line(box, second, "quiet");
    g_object_set(box, "margin", 4, NULL);
    gtk_container_add(GTK_CONTAINER(row), box);
    g_object_set_data(G_OBJECT(row), "id",
                      GSIZE_TO_POINTER((gsize)r->id));
    gtk_list_box_insert(GTK_LIST_BOX(pad->list), row, -1);
}

/* the sums */
static void tell_sum(Pad *pad, const RecordsSum *sum)
{
    char room[8 * LINE] = "";
    Text out = { room, sizeof room, 0 };

    Records_card(pad->game->model, sum, &out);
    gtk_label_set_text(GTK_LABEL(pad->card), room);
}
enum { ROWS = 50 };

static const char *chosen_kind(const Pad *pad)
{
    const char *kind = gtk_combo_box_get_active_id(
        GTK_COMBO_BOX(pad->kinds));

    return kind && *kind ? kind : NULL;
}
static void write_pad(Pad *pad)
{
    const char *options = chosen_kind(pad);
    int order = gtk_combo_box_get_active(GTK_COMBO_BOX(pad->order));
    RecordsSum sum = { 0 };
    const char *trouble;

    gtk_container_foreach(GTK_CONTAINER(pad->list),
                          (GtkCallback)(void (*)(void))
                          gtk_widget_destroy, NULL);
    trouble = Records_sum(pad->game->model->name, options, &sum);
    tell_sum(pad, &sum);
    if (!trouble)
        trouble = Records_list(pad->game->model->name, options,
                               (RecordsOrder)order, ROWS, add_row, pad);
    gtk_label_set_text(GTK_LABEL(pad->said), trouble ? trouble : "");
    gtk_widget_set_sensitive(pad->again, FALSE);
    gtk_widget_set_sensitive(pad->export, FALSE);
    gtk_widget_show_all(pad->list);
}

/* the choices */
static void add_kind(void *who, const char *options, int played)
{
    Pad *pad = who;
    char room[OPTIONS * LINE] = "";
    Text out = { room, sizeof room, 0 };

    Records_kind(pad->game->model, options, &out);
    tell(&out, "  (%d)", played);
    gtk_combo_box_text_append(GTK_COMBO_BOX_TEXT(pad->kinds), options,
                              room);
}
static void fill_kinds(Pad *pad)
{
    GtkComboBoxText *kinds = GTK_COMBO_BOX_TEXT(pad->kinds);

    gtk_combo_box_text_remove_all(kinds);
    gtk_combo_box_text_append(kinds, "", _("All kinds of games"));
    Records_options(pad->game->model->name, add_kind, pad);
    if (!*pad->options
        || !gtk_combo_box_set_active_id(GTK_COMBO_BOX(kinds),
                                        pad->options))
        gtk_combo_box_set_active(GTK_COMBO_BOX(kinds), 0);
}
static GtkWidget *choice(GtkWidget *box, const char *name)
{
    GtkWidget *w = gtk_combo_box_text_new();
    GList *cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(w));

    g_object_set(cells->data, "ellipsize", PANGO_ELLIPSIZE_END,
                 "width-chars", 22, "max-width-chars", 22, NULL);
    g_list_free(cells);
    atk_object_set_name(gtk_widget_get_accessible(w), name);
    gtk_box_pack_start(GTK_BOX(box), w, FALSE, FALSE, 0);
    return w;
}

/* the deeds */
static int64_t chosen(const Pad *pad)
{
    GtkListBoxRow *row = gtk_list_box_get_selected_row(
        GTK_LIST_BOX(pad->list));

    return row ? (int64_t)GPOINTER_TO_SIZE(
        g_object_get_data(G_OBJECT(row), "id")) : 0;
}
static void select_row(Pad *pad)
{
    gtk_widget_set_sensitive(pad->again, chosen(pad) != 0);
    gtk_widget_set_sensitive(pad->export, chosen(pad) != 0);
}
static char *chosen_text(Pad *pad)
{
    Text text = { NULL, 0, 0 };
    const char *trouble = Records_text(chosen(pad), &text);

    if (!trouble) {
        text = (Text){ g_malloc0((gsize)text.used + 1), text.used + 1,
                       0 };
        trouble = Records_text(chosen(pad), &text);
    }
    gtk_label_set_text(GTK_LABEL(pad->said), trouble ? trouble : "");
    if (trouble)
        g_clear_pointer(&text.at, g_free);
    return text.at;
}
static void play_again(Pad *pad)
{
    g_autofree char *text = chosen_text(pad);
    Line why = "";
    Session *s = text ? Session_load(pad->game, text, why) : NULL;

    if (s)
        pad->replay(pad->who, s);
    else if (text)
        gtk_label_set_text(GTK_LABEL(pad->said), why);
}
static void export_to(void *who, const char *file)
{
    Pad *pad = who;
    g_autofree char *text = chosen_text(pad);
    const char *trouble = text ? Store_write(file, text) : NULL;

    if (text)
        gtk_label_set_text(GTK_LABEL(pad->said),
                           trouble ? trouble : _("It is in the file."));
}
static void import_from(void *who, const char *file)
{
    Pad *pad = who;
    const char *trouble;
    g_autofree char *text = Store_text(file, &trouble);
    int64_t id;

    if (text)
        trouble = Records_import(pad->game, text, &id);
    if (!trouble) {
        gtk_combo_box_set_active(GTK_COMBO_BOX(pad->kinds), 0);
        gtk_combo_box_set_active(GTK_COMBO_BOX(pad->order),
                                 RECORDS_LAST);
        write_pad(pad);
    }
    gtk_label_set_text(GTK_LABEL(pad->said),
                       trouble ? trouble : _("The game is taken in."));
}
static void ask_export(Pad *pad)
{
    g_autofree char *name = g_strconcat(pad->game->model->name, ".game",
                                        NULL);

    Drawer_ask(GTK_WINDOW(gtk_widget_get_toplevel(pad->list)),
               _("Export this game"), name, export_to, pad);
}
static void ask_import(Pad *pad)
{
    Drawer_ask(GTK_WINDOW(gtk_widget_get_toplevel(pad->list)),
               _("Import a game"), NULL, import_from, pad);
}

/* lay out the pad */
static GtkWidget *deed(Pad *pad, GtkWidget *box, const char *label,
                       void (*does)(Pad *pad))
{
    GtkWidget *b = gtk_button_new_with_mnemonic(label);

    g_signal_connect_swapped(b, "clicked", G_CALLBACK(does), pad);
    gtk_box_pack_start(GTK_BOX(box), b, TRUE, TRUE, 0);
    return b;
}
static void lay_out_list(Pad *pad, GtkWidget *box)
{
    GtkWidget *scroll = gtk_scrolled_window_new(NULL, NULL);

    pad->list = gtk_list_box_new();
    atk_object_set_name(gtk_widget_get_accessible(pad->list),
                        _("Games"));
    g_object_set(scroll, "min-content-height", 200, "shadow-type",
                 GTK_SHADOW_IN, "hscrollbar-policy", GTK_POLICY_NEVER,
                 NULL);
    gtk_container_add(GTK_CONTAINER(scroll), pad->list);
    gtk_box_pack_start(GTK_BOX(box), scroll, TRUE, TRUE, 0);
    g_signal_connect_swapped(pad->list, "row-selected",
                             G_CALLBACK(select_row), pad);
    g_signal_connect_swapped(pad->list, "row-activated",
                             G_CALLBACK(play_again), pad);
}
static void lay_out_order(Pad *pad, GtkWidget *box)
{
    static const char *const orders[] = { N_("The best scores"),
        N_("The quickest games"), N_("The last games") };

    pad->order = choice(box, _("Order"));
    for (int k = 0; k < 3; k++)
        gtk_combo_box_text_append_text(
            GTK_COMBO_BOX_TEXT(pad->order), _(orders[k]));
    gtk_combo_box_set_active(GTK_COMBO_BOX(pad->order), RECORDS_LAST);
}
static void lay_out_pad(Pad *pad, GtkWidget *box)
{
    GtkWidget *deeds = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);

    pad->kinds = choice(box, _("Options"));
    pad->card  = line(box, "", "sums");
    lay_out_order(pad, box);
    lay_out_list(pad, box);
    pad->again  = deed(pad, deeds, _("_Replay"), play_again);
    pad->export = deed(pad, deeds, _("_Export"), ask_export);
    deed(pad, deeds, _("_Import"), ask_import);
    gtk_box_pack_start(GTK_BOX(box), deeds, FALSE, FALSE, 0);
    pad->said = line(box, "", "quiet");
    fill_kinds(pad);
    g_signal_connect_swapped(pad->kinds, "changed",
                             G_CALLBACK(write_pad), pad);
    g_signal_connect_swapped(pad->order, "changed",
                             G_CALLBACK(write_pad), pad);
}
static void free_pad(gpointer data)
{
    Pad *pad = data;

    g_free(pad->options);
    g_free(pad);
}
void Drawer_statistics(GtkWidget *box, const Session *now,
                       DrawerReplay *replay, void *who)
{
    char room[OPTIONS * LINE] = "";
    Text options = { room, sizeof room, 0 };
    Pad *pad = g_new0(Pad, 1);

    Options_write(Session_game(now)->model, Session_now(now),
                  &options);
    pad->game = Session_game(now);
    pad->options = g_strdup(room);
    pad->replay = replay;
    pad->who = who;
    g_object_set_data_full(G_OBJECT(box), "pad", pad, free_pad);
    lay_out_pad(pad, box);
    write_pad(pad);
}
