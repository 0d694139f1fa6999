/* Made from games.nw by make tangle: change that, not this. */
/* help.h -- shows a section of the book, or a letter */
#ifndef HELP_H
#define HELP_H
#include <gtk/gtk.h>
#include <stdbool.h>

/* what help is */
/* An action: made once, at no cost, and run as often as you like. */
typedef struct Help Help;
/* shows a section of the book. document: a page, "chatnoir"; section: a
   label, "sec:bfs" or "bfs"; "" or "ch:chatnoir" for the top */
extern Help *Help_book(const char *document, const char *section);
/* shows folder/doc.txt, formatted or as it is, in a window */
extern Help *Help_text(const char *folder, const char *title,
                       bool verbatim);
/* what to show where neither a browser nor a printed book is found */
extern void Help_instead(Help *h, const char *title, const char *text);
/* or, before it, the letter in this folder, if there is one */
extern void Help_beside (Help *h, const char *folder);
/* Browser, or PDF, or a window, or standard output. Never fails, never
   waits. over: where the window belongs, or NULL. Returns NULL, or a
   sentence about what is not as it was asked for; it is the action's,
   until the next run. */
extern const char *Help_run(Help *h, GtkWindow *over);
/* closes its window, too, and sets it NULL */
extern void Help_free(Help **h);
#endif
