/* Made from kit/wishes.nw by make tangle: change that, not this. */
/* wish.h -- one table for keys, menu and buttons of a window */
#pragma once
#include <gtk/gtk.h>

/* label NULL: in no menu; key NULL: by no key. second: for fingers that
   know it from elsewhere. A table ends with a NULL name. */
typedef struct Wish {
    const char *name, *label, *key, *second;
    GCallback   grant;              /* called with who: see Wish_add */
} Wish;
#define WISH(name, label, key, second, grant) \
    { name, label, key, second, G_CALLBACK(grant) }

/* makes actions "win.name" of a table; who is handed to each grant */
extern void Wish_add(GtkWindow *window, const Wish *all, void *who);
/* a part of a menu, owned by the menu: a section (label NULL), or a
   menu within it; and in a part the wishes from first to last */
extern GMenu *Wish_part  (GMenu *menu, const char *label);
extern void   Wish_append(GMenu *menu, const Wish *all,
                          const char *first, const char *last);
/* opens a menu below a header, and takes the model over; the widget
   goes by itself after "selection-done" */
extern GtkWidget *Wish_open(GtkWidget *header, GMenu *model);
/* adds the keys of a table to a group of Look_keys */
extern void Wish_keys(GtkWidget *group, const Wish *all);
