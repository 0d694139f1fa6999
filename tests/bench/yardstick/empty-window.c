/* empty-window.c -- the yardstick of a start: GTK, a header bar, and a
   board on which nothing is drawn. */
#include <gtk/gtk.h>

static void open_window(GtkApplication *app, gpointer unused)
{
    GtkWidget *window = gtk_application_window_new(app);

    (void)unused;
    gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
    gtk_container_add(GTK_CONTAINER(window), gtk_drawing_area_new());
    gtk_window_set_default_size(GTK_WINDOW(window), 560, 560);
    gtk_widget_show_all(window);
}

int main(int argc, char **argv)
{
    GtkApplication *app = gtk_application_new("org.example.Empty",
                                              G_APPLICATION_NON_UNIQUE);

    g_signal_connect(app, "activate", G_CALLBACK(open_window), NULL);
    return g_application_run(G_APPLICATION(app), argc, argv);
}
