/* Made from games.nw by make tangle: change that, not this. */
#include <gtk/gtk.h>

enum { LAMPS = 5 };

/* turn the neighbors */
static GtkWidget *lamp[LAMPS], *line;

static void pressed(GtkWidget *self)
{
    static int lit[LAMPS];
    int all = 0;

    for (int k = 0; k < LAMPS; k++) {
        for (int n = k - 1; n <= k + 1; n++)
            if (n >= 0 && n < LAMPS && lamp[n] == self)
                lit[k] = !lit[k];
        gtk_button_set_label(GTK_BUTTON(lamp[k]),
                             lit[k] ? "on" : "off");
        all += lit[k];
    }
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
        lamp[k] = gtk_button_new_with_label("off");
        gtk_grid_attach(GTK_GRID(box), lamp[k], k, 0, 1, 1);
        g_signal_connect(lamp[k], "clicked", G_CALLBACK(pressed), NULL);
    }
    line = gtk_label_new("Turn all lamps on.");
    gtk_grid_attach(GTK_GRID(box), line, 0, 1, LAMPS, 1);
    g_signal_connect(window, "destroy", gtk_main_quit, NULL);
    gtk_widget_show_all(window);
    gtk_main();
    return 0;
}
