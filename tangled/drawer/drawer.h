/* Made from kit/drawer.nw by make tangle: change that, not this. */
/* drawer.h -- times, files and statistics, for a game's window */
#pragma once
#include <gtk/gtk.h>
#include "session.h"

/* declared in drawer.h */
/* day and hour of a second since 1970 (0: "some day"); to be freed */
extern char *Drawer_date(int64_t second);
/* Asks for a file, to be saved under that name or (NULL) to be opened,
   and calls chosen when there is one. over owns the question. */
typedef void DrawerFile(void *who, const char *file);
extern void Drawer_ask(GtkWindow *over, const char *title,
                       const char *save_as, DrawerFile *chosen,
                       void *who);
/* Fills an upright box with the statistics of a game, those of the
   options of now first. replay owns the game that it is handed. */
typedef void DrawerReplay(void *who, Session *s);
extern void Drawer_statistics(GtkWidget *box, const Session *now,
                              DrawerReplay *replay, void *who);
