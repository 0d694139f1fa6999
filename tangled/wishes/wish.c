/* Made from kit/wishes.nw by make tangle: change that, not this. */
/* wish.c -- one table for keys, menu and buttons of a window */
#include "look.h"
#include "text.h"
#include "wish.h"

/* wishes become actions */
static void asked(GSimpleAction *action, GVariant *none, gpointer who)
{
    const Wish *w = g_object_get_data(G_OBJECT(action), "wish");

    (void)none;
    w->grant(who);
}
void Wish_add(GtkWindow *window, const Wish *all, void *who)
{
    for (; all->name; all++) {
        GSimpleAction *a = g_simple_action_new(all->name, NULL);
        const char *keys[] = { all->key, all->second, NULL };
        g_autofree char *name = g_strconcat("win.", all->name, NULL);

        g_object_set_data(G_OBJECT(a), "wish", (gpointer)all);
        g_signal_connect(a, "activate", G_CALLBACK(asked), who);
        g_action_map_add_action(G_ACTION_MAP(window), G_ACTION(a));
        g_object_unref(a);
        if (all->key)
            gtk_application_set_accels_for_action(
                gtk_window_get_application(window), name, keys);
    }
}

/* wishes become entries */
GMenu *Wish_section(GMenu *menu)
{
    GMenu *part = g_menu_new();

    g_menu_append_section(menu, NULL, G_MENU_MODEL(part));
    g_object_unref(part);
    return part;
}
void Wish_append(GMenu *menu, const Wish *all, const char *first,
                 const char *last)
{
    while (!same(all->name, first))
        all++;
    for (;; all++) {
        g_autofree char *name = g_strconcat("win.", all->name, NULL);

        g_menu_append(menu, _(all->label), name);
        if (same(all->name, last))
            return;
    }
}
void Wish_folder(GMenu *menu, const char *label, GMenu *part)
{
    g_menu_append_submenu(menu, label, G_MENU_MODEL(part));
    g_object_unref(part);
}

/* the menu opens and closes */
static gboolean destroy_later(gpointer widget)
{
    gtk_widget_destroy(widget);
    g_object_unref(widget);
    return G_SOURCE_REMOVE;
}
static void menu_closed(GtkPopover *popover, GtkWidget *back)
{
    gtk_widget_grab_focus(back);
    g_idle_add(destroy_later, g_object_ref(popover));
}
void Wish_open(GtkWidget *button, GMenu *menu, GtkWidget *back)
{
    GtkWidget *popover = gtk_popover_new_from_model(button,
                             G_MENU_MODEL(menu));

    g_signal_connect_object(popover, "closed", G_CALLBACK(menu_closed),
                            back, 0);
    gtk_popover_popup(GTK_POPOVER(popover));
    g_object_unref(menu);
}

/* wishes become keys */
void Wish_keys(GtkWidget *group, const Wish *all)
{
    for (; all->name; all++)
        if (all->key && all->label)
            Look_key(group, all->key, _(all->label));
}
