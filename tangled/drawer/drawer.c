/* Made from kit/drawer.nw by make tangle: change that, not this. */
/* drawer.c -- times, files and statistics, for a game's window */
#include "drawer.h"
#include "look.h"
#include "records.h"
#include "store.h"

/* times and files */
char *Drawer_date(int64_t second)
{
    g_autoptr(GDateTime) day = g_date_time_new_from_unix_local(second);

    return day && second ? g_date_time_format(day, "%x, %H:%M")
                         : g_strdup(_("some day"));
}
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
    GtkWidget *apart, *card, *list, *said;
    GtkWidget *again, *export;      /* buttons for the chosen game */
} Pad;
typedef struct Visit {
    const Game *game;
    char       *options, *file, *text;
    const char *trouble;
    RecordsOrder order;
    RecordsSum  sum;
    GPtrArray  *words;              /* what is found */
    const char *(*there)(struct Visit *v);
    void      (*back)(Pad *pad, struct Visit *v);
    Pad        *pad;
    GtkWidget  *list;               /* the pad's, or NULL */
} Visit;

static const char *go_there(void *visit)
{
    return ((Visit *)visit)->there(visit);
}
static void come_back(void *visit, const char *trouble)
{
    Visit *v = visit;

    v->trouble = trouble;
    if (v->list) {
        gtk_label_set_text(GTK_LABEL(v->pad->said),
                           trouble ? trouble : "");
        v->back(v->pad, v);
        g_object_remove_weak_pointer(G_OBJECT(v->list),
                                     (gpointer *)&v->list);
    }
    g_ptr_array_free(v->words, TRUE);
    g_free(v->options);
    g_free(v->file);
    g_free(v->text);
    g_free(v);
}
static void send(Pad *pad, Visit visit)
{
    Visit *v = g_memdup2(&visit, sizeof visit);

    v->pad = pad;
    v->game = pad->game;
    v->words = g_ptr_array_new_with_free_func(g_free);
    v->list = pad->list;
    g_object_add_weak_pointer(G_OBJECT(v->list), (gpointer *)&v->list);
    Store_later(go_there, come_back, v);
}
static void note_row(void *visit, const Record *r)
{
    Visit *v = visit;
    g_autofree char *date = Drawer_date(r->ended);
    char first[4 * LINE] = "", second[4 * LINE] = "";
    Text row = { first, sizeof first, 0 };
    Text cost = { second, sizeof second, 0 };

    if (v->order != RECORDS_LAST && r->place)
        Text_tell(&row, "%d.  ", r->place);
    Records_row(v->game->model, r, &row);
    Text_tell(&cost, "%s; ", date);
    Records_cost(r, &cost);
    g_ptr_array_add(v->words, g_strdup(first));
    g_ptr_array_add(v->words, g_strdup(second));
    g_ptr_array_add(v->words, g_strdup(r->text));
}
static void add_row(Pad *pad, char **words)
{
    GtkWidget *box = Look_box(DOWN, 0, NULL);
    GtkWidget *row = g_object_new(GTK_TYPE_LIST_BOX_ROW, "child", box,
                                  NULL);

    Look_label(box, "row", words[0]);
    Look_label(box, "quiet", words[1]);
    g_object_set(box, "margin", 4, NULL);
    g_object_set_data_full(G_OBJECT(row), "text", g_strdup(words[2]),
                           g_free);
    gtk_container_add(GTK_CONTAINER(pad->list), row);
}
enum { ROWS = 50 };

static const char *chosen_kind(const Pad *pad)
{
    const char *kind = gtk_combo_box_get_active_id(
        GTK_COMBO_BOX(pad->kinds));

    return kind && *kind ? kind : NULL;
}
static void show_found(Pad *pad, Visit *v)
{
    char room[8 * LINE] = "";

    gtk_container_foreach(GTK_CONTAINER(pad->list),
                          (GtkCallback)(void (*)(void))
                          gtk_widget_destroy, NULL);
    Records_card(pad->game->model, &v->sum,
                 &(Text){ room, sizeof room, 0 });
    gtk_label_set_text(GTK_LABEL(pad->card), room);
    for (guint k = 0; k + 2 < v->words->len; k += 3)
        add_row(pad, (char **)&v->words->pdata[k]);
    gtk_widget_show_all(pad->list);
}
static const char *look_up(Visit *v)
{
    const char *name = v->game->model->name;
    const char *trouble = Records_sum(name, v->options, &v->sum);

    return trouble ? trouble : Records_list(name, v->options, v->order,
                                            ROWS, note_row, v);
}
static void write_pad(Pad *pad)
{
    send(pad, (Visit){ .there = look_up, .back = show_found,
        .options = g_strdup(chosen_kind(pad)),
        .order = (RecordsOrder)gtk_combo_box_get_active(
            GTK_COMBO_BOX(pad->order)) });
}
static void note_kind(void *visit, const char *options, int played)
{
    Visit *v = visit;
    char room[OPTIONS * LINE] = "";
    Text out = { room, sizeof room, 0 };

    Records_kind(v->game->model, options, &out);
    Text_tell(&out, "  (%d)", played);
    g_ptr_array_add(v->words, g_strdup(options));
    g_ptr_array_add(v->words, g_strdup(room));
}
static const char *look_for_kinds(Visit *v)
{
    return Records_options(v->game->model->name, note_kind, v);
}
static void fill_kinds(Pad *pad, Visit *v)
{
    GtkComboBoxText *kinds = GTK_COMBO_BOX_TEXT(pad->kinds);
    char **words = (char **)v->words->pdata;

    gtk_combo_box_text_append(kinds, "", _("All kinds of games"));
    for (guint k = 0; k + 1 < v->words->len; k += 2)
        gtk_combo_box_text_append(kinds, words[k], words[k + 1]);
    if (!pad->options || !*pad->options
        || !gtk_combo_box_set_active_id(GTK_COMBO_BOX(kinds),
                                        pad->options))
        gtk_combo_box_set_active(GTK_COMBO_BOX(kinds), 0);
}
static void cut_off(GtkWidget *choice)
{
    GList *cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(choice));

    g_object_set(cells->data, "ellipsize", PANGO_ELLIPSIZE_END,
                 "width-chars", 22, "max-width-chars", 22, NULL);
    g_list_free(cells);
}
static const char *chosen(const Pad *pad)
{
    GtkListBoxRow *row = gtk_list_box_get_selected_row(
        GTK_LIST_BOX(pad->list));

    return row ? g_object_get_data(G_OBJECT(row), "text") : NULL;
}
static void select_row(Pad *pad)
{
    gtk_widget_set_sensitive(pad->again, chosen(pad) != NULL);
    gtk_widget_set_sensitive(pad->export, chosen(pad) != NULL);
}
static void play_again(Pad *pad)
{
    const char *text = chosen(pad);
    Line why = "";
    Session *s = text ? Session_load(pad->game, text, why) : NULL;

    if (s)
        pad->replay(pad->who, s);
    else if (text)
        gtk_label_set_text(GTK_LABEL(pad->said), why);
}
static const char *write_out(Visit *v)
{
    return Store_write(v->file, v->text);
}
static void is_out(Pad *pad, Visit *v)
{
    if (!v->trouble)
        gtk_label_set_text(GTK_LABEL(pad->said),
                           _("It is in the file."));
}
static void export_to(void *who, const char *file)
{
    if (chosen(who))
        send(who, (Visit){ .there = write_out, .back = is_out,
             .file = g_strdup(file), .text = g_strdup(chosen(who)) });
}
static void ask_export(Pad *pad)
{
    g_autofree char *name = g_strconcat(pad->game->model->name, ".game",
                                        NULL);

    Drawer_ask(GTK_WINDOW(gtk_widget_get_toplevel(pad->list)),
               _("Export this game"), name, export_to, pad);
}
static void say_apart(Pad *pad)
{
    const Option *o = pad->game->model->options;
    g_autoptr(GString) all = g_string_new("");
    g_autofree char *said = NULL;

    for (int k = 0; o && o[k].key; k++)
        g_string_append_printf(all, "%s%s", k ? "; " : "",
                               _(o[k].label));
    said = g_strdup_printf(_("A best list for each choice of: %s."),
                           all->str);
    gtk_label_set_text(GTK_LABEL(pad->apart), said);
    gtk_widget_set_visible(pad->apart, all->len > 0);
    gtk_widget_set_no_show_all(pad->apart, all->len == 0);
}
static void lay_out_pad(Pad *pad, GtkWidget *box)
{
    gtk_container_add(GTK_CONTAINER(box), Look_made("pad",
        "kinds", &pad->kinds, "apart", &pad->apart,
        "card", &pad->card,
        "order", &pad->order, "list", &pad->list,
        "again", &pad->again, "export", &pad->export,
        "said", &pad->said, NULL));
    say_apart(pad);
    cut_off(pad->kinds);
    cut_off(pad->order);
    gtk_combo_box_set_active(GTK_COMBO_BOX(pad->order), RECORDS_LAST);
    select_row(pad);
    /* listen to the pad */
    g_object_connect(pad->list,
        "swapped_signal::row-selected", select_row, pad,
        "swapped_signal::row-activated", play_again, pad, NULL);
    g_object_connect(pad->again, "swapped_signal::clicked", play_again, pad,
                     NULL);
    g_object_connect(pad->export, "swapped_signal::clicked", ask_export,
                     pad, NULL);
    g_object_connect(pad->kinds, "swapped_signal::changed", write_pad, pad,
                     NULL);
    g_object_connect(pad->order, "swapped_signal::changed", write_pad, pad,
                     NULL);
}
void Drawer_statistics(GtkWidget *box, const Session *now,
                       DrawerReplay *replay, void *who)
{
    Pad *pad = g_new0(Pad, 1);

    pad->game = Session_game(now);
    pad->options = Text_whole(Session_kind, now);
    pad->replay = replay;
    pad->who = who;
    g_object_set_data_full(G_OBJECT(box), "pad", pad, g_free);
    g_object_set_data_full(G_OBJECT(box), "options", pad->options,
                           g_free);
    lay_out_pad(pad, box);
    send(pad, (Visit){ .there = look_for_kinds, .back = fill_kinds });
}
