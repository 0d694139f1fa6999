/* Made from kit/hand.nw by make tangle: change that, not this. */
/* room.h -- the bodies among the items of a page */
#pragma once
#include "view.h"

/* what is added to the view's camera: degrees; a part of the distance;
   steps to the right and away; is it odd: straight from above */
enum { TURN, TILT, NEARER, ASIDE, AWAY, FLAT, WALKS };

/* all that a room has */
enum { ROOM_INKS = 80, SPRITES = 512 };
typedef struct Room {
    /* the owner's to set */
    void (*rows)(const Stage *s, uint32_t *dots, int high);
    double seen[4];                 /* of the page, x1 y1 x2 y2; on
                                       paper 0: all */
    double fine;                    /* dots for a unit; on paper 3 */
    double now;                     /* ms, for what spins */
    double walked[WALKS];
    /* ours */
    double   w, h;                  /* of the page */
    double   part[4];               /* of what is seen: to be painted */
    Sight    sight;
    Lens     lens;
    Solid    solid[SOLIDS + 1];     /* the one after the last: none */
    int      id[SOLIDS];            /* of its item */
    Clip     reach[SOLIDS + 1];     /* boxes with their shadows */
    uint32_t color[ROOM_INKS], *dots;
    bool     spins;
    Stage   *stage;
    /* sprites of a room */
    struct Sprite {
        uint64_t  what;                 /* all this, stirred */
        uint32_t *dots;
        int       side;
    } sprite[SPRITES];
    int    sprites;
    size_t sprite_bytes;
} Room;
extern Room *Room_new(void);        /* or NULL: no memory */
extern void  Room_end(Room *r);

/* what a room can do */
/* first: the view's camera, and what the player did to it */
extern void Room_aim (Room *r, const View *v, const void *state,
                      const Ui *ui, const Page *page);
/* moves the body of a held item as far as the hand has moved */
extern void Room_drag(const Room *r, Item *i, double dx, double dy);
/* then: gathers the bodies of the page, and gives each its box */
extern void Room_lay (Room *r, Page *page);
/* the body of an item as it is seen now, and its box with its shadow */
extern const Solid *Room_body(const Room *r, int id, Clip *reach);
/* is a body seen there? then the id of its item, 0 without words */
extern bool Room_pick(Room *r, const Page *page, int skip, double x,
                      double y, int *id);
extern void Room_paint(Room *r, const Ink *own, Paint *p);
/* without a table: the body of one item, from a sprite */
extern void Room_sprite(Room *r, const Item *i, const Ink *own,
                        Paint *p);
/* a key turns the table; a pointer does */
extern bool Room_key (Room *r, const char *key);
extern void Room_turn(Room *r, double dx, double dy);
