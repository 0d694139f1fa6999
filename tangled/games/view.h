/* Made from games.nw by make tangle: change that, not this. */
/* view.h -- what a game is: how it looks */
#pragma once
#include "model.h"
#include "paint.h"
#include "solid.h"

typedef struct Event Event;

/* what a view is */
typedef struct Item {
    int    id;                      /* > 0; stays with a thing */
    double x, y, w, h;              /* its box on the page */
    int    look;                    /* the view's own number */
    int    side;                    /* turned over when it changes */
    bool   round;                   /* its corners are not its own */
    double above;                   /* it drops by what this grew */
    bool   aloft;                   /* set by the hand: on its way */
    bool   held;                    /* goes along with what is held */
    bool   target;                  /* .. what is held may go here */
    bool   brushed;                 /* .. the stroke has been here */
    Words  words;                   /* for the ear; "": decoration */
    Line   move, other;             /* a click, a right click plays it;
                                       "move t3 2 ..." waits for more,
                                       and a second click plays other;
                                       "fill ...+" is a brush */
    Line   drop;                    /* added as a target; "." nothing */
    const char *futile;             /* why it may not move; or NULL */
    Solid  body;                    /* in space, and its box is found
                                       by the house; shape NULL: flat,
                                       and with a size it hangs there */
} Item;
typedef struct Page {
    double w, h;                    /* set by layout */
    int    n, room;                 /* n > room: give more, ask again */
    Item  *item;                    /* the caller's; the last on top */
    Item   spare;                   /* where too many go */
} Page;
/* a new item, all else zero; never NULL */
extern Item *Page_add(Page *page, int id,
                      double x, double y, double w, double h);
/* the item with this id, or NULL */
extern Item *Page_find(const Page *page, int id);
enum { SWITCHES = 16 };
typedef struct Photo {
    int             w, h;
    const unsigned *argb;           /* as Paint's image has it */
} Photo;
typedef struct Ui {
    int    seat;                    /* who looks */
    int    hover;                   /* id of what is pointed at, or 0 */
    bool   ring;                    /* it is pointed at by keys */
    bool   down;                    /* and it is being pressed */
    bool   done;                    /* pressed, and the hand is still */
    int    held;                    /* id of what is picked up, or 0 */
    int    hint;                    /* id of the hinted thing, or 0 */
    double dx, dy;                  /* how far it has been dragged */
    bool   on[SWITCHES];            /* switches, by place in actions */
    Photo  photo;                   /* one of yours; w 0: none */
    void  *scratch;                 /* View.scratch bytes, zeros in each
                                       new state: worked out once */
} Ui;
/* A menu entry, a button and a key at once. does: a move; ":ways", a
   switch, ui->on[its place in the table]; ":new", a new game with the
   same options; ":photo", a picture of yours (Ui.photo), and away with
   it; "mark ..." is made whole by the drop of the item that is pointed
   at, or of the next one that is pressed; "number DIGITS" by a line
   that the house asks for. */
typedef struct Action {
    const char *does, *label, *key;
} Action;
/* does it wait for its other half, as "mark ..." does? */
extern bool is_half(const char *does);
/* is it a brush, "fill ...+"? What a click on an item plays, and a
   right click (other): a brush is whole there */
extern bool is_brush(const char *does);
extern void Item_says(const Item *item, bool other, Line move);
/* so many letters of "number DIGITS" stand before what is asked for;
   0: nothing is */
extern size_t is_asked(const char *does);
/* is it one of the ":ways", and no other wish? */
extern bool is_switch(const char *does);
/* the switch after this one, or the first (NULL); or NULL */
extern const Action *View_switch(const View *v, const Action *after);
/* the action that does this, or NULL */
extern const Action *View_action(const View *v, const char *does);
typedef enum EventKind { MOTION, PRESS, RELEASE, LEAVE, KEY } EventKind;
struct Event {
    EventKind kind;
    double    x, y;                 /* on the page */
    int       button;               /* 1 left, 2 middle, 3 right */
    int       id;                   /* of the item there, or 0 */
    char      key[16];              /* "h", "Left", "KP_7": KEY, and
                                       RELEASE when it comes up */
};
struct View {
    const char   *title;            /* N_("Chat Noir") */
    const char   *rules;            /* four lines; those about clicks
                                       stand last, below a blank one */
    const char   *set;              /* N_("Puzzle Games"), its group */
    const char   *comment;          /* one sentence: play, and idea */
    const Ink    *inks;             /* its own, from OWN on */
    const Action *actions;
    const char *const *tells;       /* what switches show; or NULL */
    unsigned      plain;            /* bits of the switches that are a
                                       matter of taste, and no help */
    int           pace;             /* ms a position is seen before the
                                       house or a program moves on */
    bool          clock;            /* the window shows the time */
    double        least;            /* pixels for a unit, below which
                                       the page is scrolled; or 0 */
    size_t        scratch;          /* bytes for Ui.scratch, or 0 */
    void (*layout)(const void *state, const Ui *ui, Page *page);
    /* paints one item in its box, which may be on its way */
    void (*paint )(const void *state, const Ui *ui, const Item *item,
                   Paint *p);
    /* what few views need */
    /* a table that lore() would like to find, of so many bytes: the program
       NAME-table makes it, if the player has read what it is and agrees */
    const char *table;
    size_t      table_size;
    const char *table_tells;
    /* Only where boxes and clicks are not enough: true if it used the event
       up; it may change ui and put a move or ":new" into move. The rest is
       as usual: motion sets ui->hover, a click plays item->move, arrows
       walk. */
    bool (*input )(const void *state, Ui *ui, const Event *e, Line move);
    /* where a key leads from an item (0: from none): an id, or 0 as usual:
       arrows go to the nearest item that way */
    int  (*neighbor)(const void *state, const Ui *ui, int id,
                     const char *key);
    /* what lies behind the page, in its units: all is the box of the whole
       window, which begins left of 0, 0 and above. NULL: evening air */
    void (*air   )(const void *state, const Item *all, Paint *p);
    /* where bodies are seen from, and their table; NULL: there are none */
    void (*camera)(const void *state, const Ui *ui, Sight *sight);
    /* the picture on its box, in 48 by 48 units: at most four inks, no
       line under 1.4; the tile is there already. NULL: its first letter */
    void (*icon  )(Paint *p);
};
