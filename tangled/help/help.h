/* Made from kit/help.nw by make tangle: change that, not this. */
/* help.h -- shows a chapter of the book, or a letter */
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

/* what a letter is */
typedef enum BlockKind { TITLE, PARAGRAPH, BULLET, VERBATIM } BlockKind;
/* hears a block: its words in one line, however long, if it is not
   VERBATIM */
typedef void HelpHear(void *who, BlockKind kind, const char *words);
/* reads a letter, of UTF-8, from its first block to its last */
extern void Help_letter(const char *letter, HelpHear *hear, void *who);
/* the same for a page of the book, of HTML */
extern void Help_page(const char *page, HelpHear *hear, void *who);

/* what help is */
/* An action: made once, at no cost, and run as often as you like. Its
   owner fills in the names. */
typedef struct Help {
    const char *document;           /* a page of the book, "chatnoir" */
    const char *folder, *text;      /* without a page: of a letter,
                                       doc.txt, or if none, a text */
    const char *title;              /* of the window for these two */
    /* what its window consists of */
    GtkWidget *window;              /* NULL: none is open */
    GtkWidget *view, *search, *wanted;
    GtkCssProvider *size;
    int        zoom;                /* percent */
} Help;
/* Browser, or PDF, or a window; never waits. over: where the window
   belongs, or NULL. false: nothing is there to be shown. */
extern bool Help_run(Help *h, GtkWindow *over);
/* a sentence on how to come by the book */
extern const char *Help_how(void);
/* An action that goes takes its window along. */
extern void Help_close(Help *h);
