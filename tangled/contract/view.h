/* Made from kit/contract.nw by make tangle: change that, not this. */
/* view.h -- what a game is: how it looks */
#pragma once
#include "model.h"
#include "paint.h"
#include "solid.h"

typedef struct Event Event;

/* what a view is */
typedef enum Does {                 /* what a line of words does */
    PLAYS,                          /* it is a move */
    BEGINS,                         /* it waits for a thing's drop */
    BRUSH,                          /* half; a stroke adds more moves */
    ASKS,                           /* it waits for a line of words */
    ADVICE,                         /* asks the adviser of this name */
    SWITCH,                         /* a switch, ui->on[its number] */
    NEW_GAME,                       /* with the same options */
    PHOTO,                          /* a picture of yours: Ui.photo */
    WHY_NOT,                        /* the hand's own: it says why; */
    OFFERS,                         /* opens a menu at a thing; */
    NEVER_MIND                      /* nothing, or no longer */
} Does;
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
    Words  words;                   /* for the ear, "row 1: dark": its
                                       name first; "": decoration */
    Line   move, other;             /* said by a click, a right click;
                                       a second click says other */
    Does   click, other_click;      /* their kinds */
    Line   drop;                    /* added as a target; "." nothing */
    const char *futile;             /* why it may not move; with a whole
                                       move, be dragged; or NULL */
    Solid  body;                    /* in space, and its box is found
                                       by the house; shape NULL: flat,
                                       and with a size it hangs there */
} Item;
typedef struct Page {
    double w, h;                    /* set by layout */
    double whole;                   /* so much of h a window shows, and
                                       scrolls to the rest; 0: all */
    int    n, room;                 /* n > room: give more, ask again */
    Item  *item;                    /* the caller's; the last on top */
    Item   spare;                   /* where too many go */
} Page;
/* a new item, all else zero; never NULL */
extern Item *Page_add(Page *page, int id,
                      double x, double y, double w, double h);
/* the item with this id, or NULL */
extern Item *Page_find(const Page *page, int id);
enum { SWITCHES = 32 };
typedef struct Photo {
    int             w, h;
    const unsigned *argb;           /* as Paint's image has it */
} Photo;
typedef struct Ui {
    int    seat;                    /* who looks */
    bool   tall;                    /* at a place as narrow as a hand */
    int    hover;                   /* id of what is pointed at, or 0 */
    bool   ring;                    /* it is pointed at by keys */
    bool   down;                    /* and it is being pressed */
    bool   done;                    /* pressed, and the hand is still */
    int    held;                    /* id of what is picked up, or 0 */
    int    hint;                    /* id of the hinted thing, or 0; */
    int    goal;                    /* .. of where it is to go, or 0; */
    const char *advice;             /* .. the whole move, or NULL */
    const char *brush;              /* the half that paints, or NULL */
    int    strokes;                 /* so many things are brushed */
    double dx, dy;                  /* how far it has been dragged */
    double bow;                     /* 0 to 1 while View.bow is seen */
    bool   on[SWITCHES];            /* switches, by their numbers */
    Photo  photo;                   /* one of yours; w 0: none */
    const char *watch;              /* a watcher's worth, or NULL */
    uint64_t seed;                  /* the number of the game */
    unsigned char own[64];          /* the view's, about looking; zeros
                                       in a new game, saved with it */
    void  *scratch;                 /* View.scratch bytes, zeros in each
                                       new state: worked out once */
} Ui;
/* A menu entry, a button and a key at once: a line, and its kind. A
   half is made whole by the drop of the item that is pointed at, or of
   the next one that is pressed; "number" (ASKS) by a line that the
   house asks for. A switch is named by its word, and has a number. */
typedef struct Action {
    Does        kind;
    const char *does, *label, *key;
    const char *undoes;             /* the move that takes it back: one
                                       entry, with a check mark while
                                       that may be played; or NULL */
    int         number;             /* of a switch; ADVICE: 1 if its
                                       hints are followed, too */
} Action;
#define ACTION(kind, does, label, key) \
    { kind, does, label, key, NULL, 0 }
#define ACTION_FOLLOW(does, label, key) \
    { ADVICE, does, label, key, NULL, 1 }
#define ACTION_SWITCH(number, word, label, key) \
    { SWITCH, word, label, key, NULL, number }
#define ACTION_TOGGLE(does, undoes, label, key) \
    { PLAYS, does, label, key, undoes, 0 }
#define ACTION_NEW ACTION(NEW_GAME, "new", N_("New game"), "n")
/* what a thing must add to the half to make this move: "." nothing;
   NULL: the move does not begin so. And a half, made whole by a drop */
extern const char *Half_rest(const char *half, const char *move);
extern void Half_whole(const char *half, const char *drop, Line whole);
/* what a click on an item does, or a right click (other): a brush
   plays a whole move there */
extern Does Item_says(const Item *item, bool other, Line move);
/* is it a move, whole or not? */
extern bool Action_moves(const Action *a);
/* the switch after this one, or the first (NULL); or NULL */
extern const Action *View_switch(const View *v, const Action *after);
/* the one of this kind that does this (NULL: the first), or NULL */
extern const Action *View_action(const View *v, Does kind,
                                 const char *does);
typedef enum EventKind { MOTION, PRESS, RELEASE, LEAVE, KEY } EventKind;
struct Event {
    EventKind kind;
    double    x, y;                 /* on the page */
    int       button;               /* 1 left, 2 middle, 3 right */
    int       id;                   /* of the item there, or 0 */
    char      key[16];              /* "h", "Left", "KP_7": KEY, and
                                       RELEASE when it comes up */
    bool      shift, ctrl;          /* these are held; with ctrl, left
                                       comes as right, and no KEY */
};
enum { CORNERS = 24 };
typedef struct Corner { double x, y; } Corner;
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
    /* the same, of this position and whom it waits for; or NULL */
    int         (*wait)(const void *state, int seat);
    bool          clock;            /* the window shows the time */
    double        least;            /* pixels for a unit, below which
                                       the page is scrolled; or 0 */
    size_t        scratch;          /* bytes for Ui.scratch, or 0 */
    void (*layout)(const void *state, const Ui *ui, Page *page);
    /* paints one item in its box, which may be on its way */
    void (*paint )(const void *state, const Ui *ui, const Item *item,
                   Paint *p);
    /* what few views need */
    /* the table that lore() reads, of so many bytes: the program
       NAME-table makes it, if the player has read what it is and agrees;
       without words (NULL), at the first start, for it takes seconds */
    const char *table;
    size_t      table_size;
    const char *table_tells;
    /* Only where boxes and clicks are not enough: true if it used the event
       up; it may change ui and put a move into move. The rest is as usual:
       motion sets ui->hover, a click plays item->move, arrows walk. */
    bool (*input )(const void *state, Ui *ui, const Event *e, Line move);
    /* where a key leads from an item (0: from none): an id, or 0 as usual:
       arrows go to the nearest item that way */
    int  (*neighbor)(const void *state, const Ui *ui, int id,
                     const char *key);
    /* what lies behind the page, in its units: all is the box of the whole
       window, which begins left of 0, 0 and above. NULL: evening air */
    void (*air   )(const void *state, const Item *all, Paint *p);
    /* the corners of its way, when a thing goes to another box: from is
       where it was seen, state what it came to, be it by Undo. At most
       CORNERS into via, each a place of its box, or of its body; returns
       how many, and 0, as does NULL, stands for straight there */
    int  (*way   )(const void *state, const Item *from, const Item *to,
                   Corner *via);
    /* the game is won, and this changes box, look or body of an item, as
       far as ui->bow is, from as it lies to as it lies; paint may read it,
       too. NULL: they hop, each in turn */
    void (*bow   )(const void *state, const Ui *ui, Item *item);
    /* where bodies are seen from, and their table; NULL: there are none */
    void (*camera)(const void *state, const Ui *ui, Sight *sight);
    /* the picture on its box, in 48 by 48 units: at most four inks, no
       line under 1.4; the tile is there already. NULL: its first letter */
    void (*icon  )(Paint *p);
};
/* how high a thing hops in a bow, 0 to 1; when: it is the first to do
   so, 0, .. or the last, 1 */
extern double View_hop(const Ui *ui, double when);
