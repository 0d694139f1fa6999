/* Made from kit/wishes.nw by make tangle: change that, not this. */
/* wish.c -- one table for keys, menu and buttons of a window */
#include "look.h"
#include "text.h"
#include "wish.h"

/* what becomes of a wish */
void Wish_add(GtkWindow *window, const Wish *all, void *who)
{
    for (; all->name; all++) {
        g_autoptr(GSimpleAction) a = g_simple_action_new(all->name,
                                                         NULL);
        const char *keys[] = { all->key, all->second, NULL };
        g_autofree char *name = g_strconcat("win.", all->name, NULL);

        g_signal_connect_swapped(a, "activate", all->grant, who);
        g_action_map_add_action(G_ACTION_MAP(window), G_ACTION(a));
        if (all->key)
            gtk_application_set_accels_for_action(
                gtk_window_get_application(window), name, keys);
    }
}
GMenu *Wish_part(GMenu *menu, const char *label)
{
    GMenu *part = g_menu_new();

    (label ? g_menu_append_submenu : g_menu_append_section)
        (menu, label, G_MENU_MODEL(part));
    g_object_unref(part);
    return part;
}
void Wish_append(GMenu *menu, const Wish *all, const char *first,
                 const char *last)
{
    while (!Text_same(all->name, first))
        all++;
    for (;; all++) {
        g_autofree char *name = g_strconcat("win.", all->name, NULL);

        g_menu_append(menu, _(all->label), name);
        if (Text_same(all->name, last))
            return;
    }
}
GtkWidget *Wish_open(GtkWidget *header, GMenu *model)
{
    GtkWidget *menu = gtk_menu_new_from_model(G_MENU_MODEL(model));
    bool left = gtk_widget_get_direction(header) == GTK_TEXT_DIR_RTL;
    g_autoptr(GdkEvent) event = gtk_get_current_event();

    /* a reader opens a menu without an event */
    if (!event) {
        event = gdk_event_new(GDK_NOTHING);
        gdk_event_set_device(event, gdk_seat_get_pointer(
            gdk_display_get_default_seat(gdk_display_get_default())));
    }
    gtk_menu_attach_to_widget(GTK_MENU(menu), header, NULL);
    g_signal_connect(menu, "selection-done",
                     G_CALLBACK(gtk_widget_destroy), NULL);
    gtk_menu_popup_at_widget(GTK_MENU(menu), header,
        left ? GDK_GRAVITY_SOUTH_WEST : GDK_GRAVITY_SOUTH_EAST,
        left ? GDK_GRAVITY_NORTH_WEST : GDK_GRAVITY_NORTH_EAST, event);
    gtk_menu_shell_select_first(GTK_MENU_SHELL(menu), FALSE);
    g_object_unref(model);
    return menu;
}
void Wish_keys(GtkWidget *group, const Wish *all)
{
    for (; all->name; all++)
        if (all->key && all->label)
            Look_key(group, all->key, _(all->label));
}
