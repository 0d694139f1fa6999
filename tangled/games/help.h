/* Made from games.nw by make tangle: change that, not this. */
/* help.h -- shows a chapter of the book, or a letter */
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

/* what a letter is */
typedef enum BlockKind { TITLE, PARAGRAPH, BULLET } BlockKind;
/* hears a block of a letter: its words in one line, however long */
typedef void HelpHear(void *who, BlockKind kind, const char *words);
/* reads a letter, of UTF-8, from its first block to its last */
extern void Help_letter(const char *letter, HelpHear *hear, void *who);

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
/* Browser, or PDF, or a window. Never fails, never waits. over: where
   the window belongs, or NULL. */
extern void Help_run(Help *h, GtkWindow *over);
/* a sentence on how to come by the book */
extern const char *Help_how(void);
/* Browser or PDF only; false: there is no such chapter. */
extern bool Help_book(const char *document);
/* An action that goes takes its window along. */
extern void Help_close(Help *h);
