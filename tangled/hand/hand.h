/* Made from kit/hand.nw by make tangle: change that, not this. */
/* hand.h -- a player's hand at a board: points, drags, walks */
#pragma once
#include "room.h"
#include "session.h"

typedef enum Motion { USUAL, QUICK, STILL } Motion;
typedef enum Shown { PLACED, MOVED, TICKED } Shown;
typedef void Hand_does(void *who, Does kind, const char *wish);

/* where something is spoiled */
typedef struct Extent { double x1, y1, x2, y2; } Extent;
enum { PLACES = 48, CHANGES = 4 };
typedef struct Hand {
    /* what its owner sets */
    double     near;                /* less of a way is no drag */
    bool       focus;               /* the keyboard is here */
    bool       shift, ctrl;         /* and these of its keys are held */
    Motion     motion;
    bool       changed, fresh;      /* there is news; a new state */
    bool       touched;             /* a press or a key came; these
                                       three the owner clears */
    /* the owner's to read; after writing to ui: Hand_refresh */
    Ui         ui;
    Page       page;                /* as it lies now */
    int       *order;               /* painted so: places on the page */
    const Game *game;
    void      *state;               /* a copy, without secrets */
    Room      *room;                /* of its bodies; NULL: none */
    bool       covered;             /* nothing to see or to touch */
    Line       half;                /* "move t3 2" of what is held */
    int        asked;               /* the thing whose menu is open */
    /* what a move changed, in words, for the ear */
    char       news[CHANGES * (sizeof(Words) + 2)];
    Extent     spoiled[PLACES];     /* to be wiped and painted anew */
    int        spoils;
    struct HandOwn *my;             /* the hand's own affairs */
} Hand;
/* does hears each line with its kind: a move (a stroke's are parted by
   semicolons), half a move without its thing, a switch, a sentence that
   says why not, that a menu is wanted at a thing, or never mind */
extern bool Hand_start(Hand *h, const Game *game, Hand_does *does,
                       void *who);
extern void Hand_end(Hand *h);
/* lays out anew, after ui or the theme has changed */
extern void Hand_refresh(Hand *h);
/* paints the entry k of page.n + 1, from below; the last is the ring */
extern void Hand_paint(const Hand *h, int k, Paint *p);
/* paints what is behind the page; h NULL: as if it were covered */
extern void Hand_air(const Hand *h, const Item *all, Paint *p);
/* does anything move? */
extern bool Hand_moves(const Hand *h);
/* tells the time in ms; true: something moves, so tell it again */
extern bool Hand_time(Hand *h, double now);
/* ends what is on its way, as each press and key does */
extern void Hand_arrive(Hand *h);
/* the game is won: once all have arrived, its things bow */
extern void Hand_bow(Hand *h);
/* shows a state (copied), one without secrets from this seat. PLACED:
   at once; MOVED: what has another place travels there; TICKED: it
   does, and what is hinted or held stays so while it is there */
extern void Hand_show (Hand *h, const void *state, int seat, Shown how);
/* nothing is on the board until it is uncovered */
extern void Hand_cover(Hand *h, bool covered);
/* starts a hand and shows a game once, with these switches on, this
   photograph and a page as tall, or none (NULL); false: memory is
   short. It is ended in any case. */
extern bool Hand_still(Hand *h, const Session *s, const Ui *like);
/* lights the item that plays a move, half of it, or its end, until
   something is pressed; what the lamps add to a thing's words, or "" */
extern void Hand_hint(Hand *h, const char *move);
extern const char *Hand_tells(const Hand *h, int id);
/* is there a hint to follow, and plays it, as Enter does */
extern bool Hand_lit   (const Hand *h);
extern void Hand_follow(Hand *h);
/* what a menu says at the thing for which it was wished (asked): the
   action after this one, or the first (NULL), and its move; or NULL */
extern const Action *Hand_offer(Hand *h, const Action *after,
                                Line move);
/* points at an item, or at nothing (0) */
extern void Hand_point(Hand *h, int id, bool by_keys);
/* clicks on it; false: that did nothing, or only said why */
extern bool Hand_press(Hand *h, int id, int button);
/* "mark": the item that is pressed next says the rest */
extern void Hand_half (Hand *h, const char *half);
/* is half a move held, or a brush? */
extern bool Hand_holds(const Hand *h);
/* a wheel brings the table of the bodies so many steps nearer; a flat
   game hears of keys, and may have no use for them: false */
extern bool Hand_wheel(Hand *h, double steps);
/* PRESS, RELEASE, MOTION, LEAVE at a place of the page */
extern void Hand_event(Hand *h, EventKind kind, double x, double y,
                       int button);
/* the button has been down for long at one place */
extern void Hand_stay(Hand *h);
/* wishes for an action of the table, as its key does */
extern void Hand_act(Hand *h, const Action *a);
/* a plain key by its name; false: it is nobody's here */
extern bool Hand_key(Hand *h, const char *key, bool down);
/* the item to which a key leads from what is pointed at, or 0 */
extern int  Hand_leads(const Hand *h, const char *key);
/* the keyboard comes or goes: a key that is down comes up elsewhere */
extern void Hand_focus(Hand *h, bool here);
/* asks each entry what it would paint, and notes as spoiled each place
   that was painted otherwise at the last look; notes everything */
extern void Hand_feel (Hand *h, Theme theme);
extern void Hand_spoil(Hand *h);
/* paints what reaches into the spoiled places, which are wiped */
extern void Hand_repaint(Hand *h, Paint *p);
