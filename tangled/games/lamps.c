/* Made from games.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>

enum { LAMPS = 5 };

/* turn the neighbors */
static GtkWidget *lamp[LAMPS], *line;

static int lit(int k)
{
    return gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(lamp[k]));
}

static void pressed(GtkWidget *self)
{
    static int busy, all;

    for (int k = 0; k < LAMPS && !busy; k++)
        for (int n = k - 1; n <= k + 1 && lamp[k] == self; n += 2)
            if (n >= 0 && n < LAMPS) {
                busy = 1;
                gtk_toggle_button_set_active(
                    GTK_TOGGLE_BUTTON(lamp[n]), !lit(n));
                busy = 0;
            }
    all = 0;
    for (int k = 0; k < LAMPS; k++)
        all += lit(k);
    gtk_label_set_text(GTK_LABEL(line), all == LAMPS
        ? "All lamps are on." : "Turn all lamps on.");
}
int main(int argc, char **argv)
{
    GtkWidget *window, *box;

    gtk_init(&argc, &argv);
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    box = gtk_grid_new();
    gtk_container_add(GTK_CONTAINER(window), box);
    for (int k = 0; k < LAMPS; k++) {
        lamp[k] = gtk_toggle_button_new_with_label("lamp");
        gtk_grid_attach(GTK_GRID(box), lamp[k], k, 0, 1, 1);
        g_signal_connect(lamp[k], "toggled", G_CALLBACK(pressed), NULL);
    }
    line = gtk_label_new("Turn all lamps on.");
    gtk_grid_attach(GTK_GRID(box), line, 0, 1, LAMPS, 1);
    g_signal_connect(window, "destroy", gtk_main_quit, NULL);
    gtk_widget_show_all(window);
    gtk_main();
    return 0;
}
