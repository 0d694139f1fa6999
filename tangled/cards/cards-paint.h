/* Made from kit/cards.nw by make tangle: change that, not this. */
/* cards-paint.h -- how cards look, and how they lie on a table */
#pragma once
#include "cards.h"
#include "view.h"

/* inks of cards-paint.h */
/* a view's own inks begin with CARD_INKS and go on from CARD_OWN */
enum { FELT = OWN, FELTDEEP, FELTLINE, CARDPAPER, CARDEDGE, CARDFOOT,
       CARDINK, CARDBLUE, BLUE2, CARDGREEN, GREEN2, GOLD, GOLDLINE,
       CARDRED, ROBE2, ROBEB, ROBEB2, VELLUM, SKIN, HAIRBROWN,
       BACKDEEP, BACKMID, BACKHIGH, CARD_OWN };
#define CARD_INKS \
    { "felt",      0xC5D6CC, 0x24403F, 0xFFFFFF, 0x000000 }, \
    { "feltdeep",  0xB4C8BD, 0x1C3332, 0xFFFFFF, 0x000000 }, \
    { "feltline",  0x5B7B6D, 0x6F9794, 0x000000, 0xFFFFFF }, \
    { "cardpaper", 0xFFFDF8, 0xF3EDDF, 0xFFFFFF, 0x000000 }, \
    { "cardedge",  0x9A917F, 0x0F1118, 0x000000, 0xFFFFFF }, \
    { "cardfoot",  0xB9B09C, 0x0B0C12, 0x000000, 0xFFFFFF }, \
    { "cardink",   0x23263A, 0x23263A, 0x000000, 0xFFFFFF }, \
    { "cardblue",  0x2A5BC0, 0x2A5BC0, 0x0030C0, 0x7FC4FF }, \
    { "blue2",     0xBCCDF2, 0xBCCDF2, 0xFFFFFF, 0x000000 }, \
    { "cardgreen", 0x1C6F58, 0x1C6F58, 0x006040, 0x8FE0B0 }, \
    { "green2",    0xB4DACA, 0xB4DACA, 0xFFFFFF, 0x000000 }, \
    { "gold",      0xE2A93B, 0xE2A93B, 0xFFFFFF, 0x000000 }, \
    { "goldline",  0x8A5600, 0x8A5600, 0x000000, 0xFFFFFF }, \
    { "cardred",   0xA3283F, 0xA3283F, 0xA00020, 0xFF9AA8 }, \
    { "robe2",     0xE9B9B4, 0xE9B9B4, 0xFFFFFF, 0x000000 }, \
    { "robeb",     0x2F3A66, 0x2F3A66, 0x000000, 0xFFFFFF }, \
    { "robeb2",    0xB9C3E2, 0xB9C3E2, 0xFFFFFF, 0x000000 }, \
    { "vellum",    0xF7EEDD, 0xEADFC8, 0xFFFFFF, 0x000000 }, \
    { "skin",      0xF8E3CF, 0xF4DCC5, 0xFFFFFF, 0x000000 }, \
    { "hairbrown", 0x7A4A2A, 0x7A4A2A, 0x000000, 0xFFFFFF }, \
    { "backdeep",  0x3A4585, 0x343E78, 0x000000, 0xFFFFFF }, \
    { "backmid",   0x5A67B0, 0x525EA2, 0x000000, 0x000000 }, \
    { "backhigh",  0x8C98D6, 0x828DC8, 0xFFFFFF, 0xFFFFFF }

/* fans of cards-paint.h */
/* A card is so large, and the next one leaves at least so much of it
   to be seen that its rank and suit are whole: to the right or down;
   of one that shows its back, so much. */
enum { CARD_W = 100, CARD_H = 140, CARD_ACROSS = 32, CARD_DOWN = 42,
       CARD_CLOSED = 12 };
#define CARD_LEAST .4               /* for View.least: 40 pixels wide */
/* where n cards lie, from .. from + (n - 1) * step, and how much room
   all of them take: more than there is, and the page has to grow */
typedef struct Fan { double from, step, all; } Fan;
/* n cards of a size, in the middle of a room; usual, least: steps */
extern Fan Fan_lay(int n, double size, double from, double room,
                   double usual, double least);

/* cards of cards-paint.h */
/* how a card is painted: a color for each suit; it rises under the
   pointer; it is held. UNDER, for Card_item: another one lies on it,
   which wears the brackets of a target for both. */
enum { CARD_FOUR = 1, CARD_UP = 2, CARD_HELD = 4, CARD_UNDER = 8 };
/* a card in a box (HIDDEN: its back); one that just turns is narrow */
extern void Card_paint(Paint *p, Face f, int how, double x, double y,
                       double w, double h);
/* a suit's sign around a point, 20 high if size is 1; its ink */
extern void Suit_paint(Paint *p, Suit s, double x, double y,
                       double size, int ink);
extern int  Suit_ink  (Suit s, int how);
/* of a view's actions: the switch that asks for CARD_FOUR */
#define CARD_SWITCH(number, key) \
    ACTION_SWITCH(number, "four", N_("A color for each suit"), key)

/* signs of cards-paint.h */
/* puts card, a place in the pack, on the page: its id is card + 1, its
   look the face. Add words, move, drop. */
extern Item *Card_add(Page *page, int card, Face f, double x, double y);
/* for View.paint: such an item, with all its signs. more: how far below
   it the cards reach that are held along with it, or 0 */
extern void Card_item  (Paint *p, const Ui *ui, const Item *i, int how,
                        double more);
/* the signs of an item that is no card: target and hint */
extern void Card_signs (Paint *p, const Ui *ui, const Item *i);
/* where nothing lies; so many, above a pile (none: nothing), in letters
   of size units */
extern void Place_paint(Paint *p, double x, double y,
                        double w, double h);
extern void Count_paint(Paint *p, int n, double x, double y,
                        double size);
/* an item's words at x, and a lamp before them if it has a look */
extern void Label_paint(Paint *p, const Item *i, double x, double size);
/* for View.air: the table fills the window */
extern void Card_felt  (const void *state, const Item *all, Paint *p);
