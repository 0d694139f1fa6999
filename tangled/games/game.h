/* Made from games.nw by make tangle: change that, not this. */
/* game.h -- what a game is */
#ifndef GAME_H
#define GAME_H
#include <stddef.h>
#include <stdint.h>
#include "paint.h"
#include "random.h"
#include "text.h"

typedef struct Think Think;
typedef struct Event Event;

/* The model: the rules. A state is a plain struct without pointers,
   so that copying is assignment. Seats count from 1; the house (0)
   deals, throws dice, moves the cat. Tables end with an entry of
   zeros. */

/* what a game is */
enum { OVER = -1, HOUSE = 0, SEATS = 8, OPTIONS = 12 };

typedef struct Option {             /* what is set before a game */
    const char *key, *label;        /* "size", N_("Size") */
    int         least, most, usual;
    int         step;               /* 2: every other value; 0 as 1 */
    const char *const *words;       /* of least .. most, or NULL */
} Option;

typedef struct Preset {             /* in the menu of new games */
    const char *label, *options;    /* N_("Large"), "size=15" */
} Preset;
typedef struct Status {
    int      turn;                  /* seat to move, HOUSE, or OVER */
    int      score;
    unsigned winners;               /* when over: bit s for seat s, bit
                                       0 for the house; 0: a draw */
    Line     text;                  /* the status line */
    Line     note;                  /* a quieter second one, or "" */
} Status;
typedef struct Model {
    const char   *name;             /* "chatnoir" */
    size_t        size;             /* sizeof its state */
    int           version;          /* of the rules, from 1: raised when
                                       an old transcript would differ */
    int           seats;            /* at most so many play */
    int           better;           /* score: 1 more, -1 less, 0 none */
    int           tick;             /* "tick" each so many ms, or 0 */
    /* its move language, ends with NULL: "> block ROW COLUMN" a person
       may say, ": cat ROW COLUMN" the house, "~ tick" the clock. First
       words are the verbs. NULL only where nothing can be said. */
    const char *const *forms;
    const Option *options;
    const Preset *presets;
    /* what a model can be asked */
    /* start and apply: NULL, or a constant sentence that says what is
       wrong, and then (apply) nothing has changed. start gets zeroed
       memory and an int for each option, each within its bounds. */
    const char *(*start )(void *state, const int *option,
                          uint64_t seed);
    const char *(*apply )(void *state, const char *move);
    /* an invariant, for tests: NULL, or what is broken; may be NULL */
    const char *(*check )(const void *state);
    /* the legal moves, one a line; none exactly when over. Where a
       player of the house is to move, a few of them will do. */
    void        (*legal )(const void *state, Text *out);
    void        (*status)(const void *state, Status *out);
    void        (*show  )(const void *state, Text *out);
    /* what is asked where there are secrets */
    /* only with secrets: hide wipes what the seat may not see, guess
       fills it in by chance, as it might be. Views, players, show and
       status get a state after hide (status also before: it must say
       the same). When a game is over, hide may leave all open. */
    void        (*hide  )(void *state, int seat);
    void        (*guess )(void *state, int seat, Random *random);
} Model;
typedef struct Item {
    int    id;                      /* > 0; stays with a thing */
    double x, y, w, h;              /* its box on the page */
    int    look;                    /* the view's own number */
    int    side;                    /* a card turns when it changes */
    bool   round;                   /* the ring around it is a circle */
    Line   words;                   /* for a screen reader; "" for what
                                       is only decoration */
    Line   move, other;             /* a click, a right click plays it;
                                       "move t3 2 ..." waits for more */
    Line   drop;                    /* added as a target; "." nothing */
} Item;
typedef struct Page {
    double w, h;                    /* set by layout */
    int    n, room;                 /* n > room: give more, ask again */
    Item  *item;                    /* owned by the caller; the last one
                                       is drawn on top */
    Item   spare;                   /* where too many go */
} Page;
/* a new item, all else zero; never NULL */
extern Item *Page_add(Page *page, int id,
                      double x, double y, double w, double h);
/* the item with this id, or NULL */
extern Item *Page_find(const Page *page, int id);
/* the topmost item with words whose box holds the point, or NULL */
extern Item *Page_at(const Page *page, double x, double y);
enum { SWITCHES = 16, OWN_NUMBERS = 64 };
typedef struct Ui {
    int    seat;                    /* who looks */
    int    hover;                   /* id of what is pointed at, by
                                       mouse or keys, or 0 */
    bool   ring;                    /* it is pointed at by keys */
    bool   down;                    /* and it is being pressed */
    int    held;                    /* id of what is picked up, or 0 */
    int    hint;                    /* id of the hinted thing, or 0 */
    double dx, dy;                  /* how far it has been dragged */
    double time;                    /* seconds, for what turns alone */
    bool   on[SWITCHES];            /* switches, by place in actions */
    int    own[OWN_NUMBERS];        /* for input */
} Ui;
/* A menu entry, a button and a key at once. does: a move; ":ways", a
   switch, ui->on[its place in the table]; ":new", a new game with the
   same options; "mark ..." is made whole by the drop of the item that
   is pointed at, or of the next one that is pressed. */
typedef struct Action {
    const char *does, *label, *key;
} Action;
typedef enum EventKind { MOTION, PRESS, RELEASE, LEAVE, KEY } EventKind;
struct Event {
    EventKind kind;
    double    x, y;                 /* on the page */
    int       button;               /* 1 left, 2 middle, 3 right */
    int       id;                   /* of the item there, or 0 */
    char      key[16];              /* "h", "Left", "KP_7", "Return" */
};
typedef struct View {
    const char   *title;            /* N_("Chat Noir") */
    const char   *rules;            /* six lines */
    const char   *set;              /* N_("Puzzle Games"), its group */
    const char   *comment;          /* one sentence: play, and idea */
    const Ink    *inks;             /* its own, from OWN on */
    const Action *actions;
    int           pace;             /* ms a position is seen before the
                                       house or a program moves on */
    bool          clock;            /* the window shows the time */
    void (*layout)(const void *state, const Ui *ui, Page *page);
    /* paints one item in its box, which may be on its way */
    void (*paint )(const void *state, const Ui *ui, const Item *item,
                   Paint *p);
    /* what few views need */
    /* Only where boxes and clicks are not enough. pick: the id at a
       point of the page, or 0. input: true if the event was used up;
       it may change ui and put a move or ":new" into move (else "").
       The rest is done as usual: motion sets ui->hover, a click plays
       item->move, arrows walk, Return and space press. */
    int  (*pick  )(const void *state, const Ui *ui,
                   double x, double y);
    bool (*input )(const void *state, Ui *ui, const Event *e,
                   Line move);
    /* the picture on its box, in 48 by 48 units: at most four inks, no
       line under 1.4; the tile is there already. NULL: its first letter */
    void (*icon  )(Paint *p);
} View;
struct Think {
    const void *state;              /* after hide */
    int         seat, level;
    long        nodes;              /* steps left; more() counts down */
    Random      random;             /* same game and move, same luck */
    void       *memory;             /* zeroed, as much as asked for */
    bool      (*go_on)(void *who);  /* false: somebody cancelled; NULL:
                                       nobody will */
    void       *who;
    Line        move, reason;       /* the answer; move "": none */
};
/* May I take another step? Ask before each one. False once the budget
   is used up or somebody cancelled; then answer at once. */
extern bool more(Think *t);
typedef struct Player {
    const char *name, *label;       /* "good", N_("Good") */
    int         seat, level;        /* HOUSE, or 1 for any other */
    long        nodes;              /* its budget */
    size_t      memory;             /* bytes it wants, or 0 */
    void      (*choose)(Think *t);
} Player;

/* A constant; hint: whom to ask for a hint, or NULL. */
typedef struct Game {
    const Model  *model;
    const View   *view;
    const Player *players;
    const Player *hint;
} Game;
/* paints all items of a page in order */
extern void Page_paint(const Game *game, const void *state,
                       const Ui *ui, const Page *page, Paint *p);
#endif
