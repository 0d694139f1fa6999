/* Made from kit/look.nw by make tangle: change that, not this. */
/* look.h -- what all windows of the house wear */
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include "paint.h"

/* opens the display in the house's own theme, before anything else of
   the toolkit is called; once is enough. false: there is none */
extern bool Look_start(void);
/* before a dialog of the toolkit's own: reads its theme in full */
extern void Look_whole(void);
/* which inks are worn now */
extern Theme Look_theme(void);
/* what the player wants instead of what the desktop has; and how large
   the words are, in percent of the usual */
typedef enum Look { BY_DESKTOP, BY_DAY, BY_NIGHT, BY_CONTRAST,
                    BY_INVERSE } Look;
extern void Look_choose(Look wish);
extern void Look_words(int percent);
/* gives a widget a class of the style sheet, and returns it; gives it
   one, or takes it away */
extern GtkWidget *Look_dress(GtkWidget *w, const char *class);
extern void Look_wear(GtkWidget *w, const char *class, bool on);
/* a box of widgets beside or below one another, that ends with NULL */
enum { ACROSS = GTK_ORIENTATION_HORIZONTAL,
       DOWN = GTK_ORIENTATION_VERTICAL };
extern GtkWidget *Look_box(int way, int space, ...)
    G_GNUC_NULL_TERMINATED;
/* a thing of data/cards, shown, and widgets in it: pairs of a name
   and where the widget goes, that end with NULL */
extern GtkWidget *Look_made(const char *name, ...)
    G_GNUC_NULL_TERMINATED;
/* a grid of two columns in a box, and one more row below the others */
extern GtkWidget *Look_grid  (GtkWidget *box);
extern void       Look_attach(GtkWidget *grid, GtkWidget *left,
                              GtkWidget *right);
/* a label at the left, of several lines if need be, put into a box
   (or NULL) */
extern GtkWidget *Look_label(GtkWidget *box, const char *class,
                             const char *text);
extern void Look_copy(const char *text);
/* dresses a window and makes a bar its header; a second one is only
   dressed, and returned */
extern GtkWidget *Look_header(GtkWidget *window, GtkWidget *bar,
                              const char *title);
/* a column in a window of keys, to be filled: groups, and in each lines
   such as ("<Ctrl>z", "Undo"); NULL: it was there, and is shown */
extern GtkWidget *Look_keys     (GtkWindow *over);
extern GtkWidget *Look_key_group(GtkWidget *keys, const char *title);
extern void       Look_key      (GtkWidget *group, const char *key,
                                 const char *words);
/* who made this */
extern void Look_about(GtkWindow *over, const char *name,
                       const char *words);
