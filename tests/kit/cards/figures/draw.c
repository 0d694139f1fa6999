/* draw.c -- the pictures of the chapter on cards, which is no game: drawn
   by what draws the cards of all games. See doc/book.mk.
   draws: row fan court

   usage: draw WHAT FILE.pdf|.png [dark] */
#include "../../../lib/draw.h"
#include "cards-paint.h"
#include "paint-cairo.h"

enum { AIR = 16 };
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static Paint *p;

static void lay(Face f, double x, double y)
{
    Card_paint(p, f, 0, AIR + x, AIR + y, CARD_W, CARD_H);
}

/* each way in which a face is drawn, and the other side */
static void draw_row(void)
{
    static const Face faces[] = { SPADES * 13 + ACE, HEARTS * 13 + 7,
        CLUBS * 13 + 10, DIAMONDS * 13 + QUEEN, HIDDEN };

    for (int k = 0; k < 5; k++)
        lay(faces[k], 112 * k, 0);
}

/* two columns, one with too small a step */
static void draw_fan(void)
{
    for (int step = 34; step <= CARD_DOWN; step += CARD_DOWN - 34)
        for (int k = 0; k < 4; k++)
            lay(Face_of((Suit)(k ^ 1), 9 - k),
                step == 34 ? 0 : 160, step * k);
}

static void draw_court(void)
{
    for (int k = 0; k < 12; k++)
        lay(Face_of((Suit)(k % 4), JACK + k / 4), 112 * (k % 4),
            152 * (k / 4));
}

int main(int count, char **word)
{
    const char *what = count > 2 ? word[1] : "", *file = word[2];
    bool row = Text_same(what, "row"), fan = Text_same(what, "fan");
    double w = 2 * AIR + (row ? 548 : fan ? 260 : 436);
    double h = 2 * AIR + (row ? 142 : fan ? 268 : 446);
    double f = fan ? .6 : row ? .7 : 1;
    Paint_cairo painter;
    cairo_t *cr;

    if (count < 3)
        return 2;
    cr = draw_into(file, w, h, f);
    Paint_cairo_start(&painter, cr, inks, count > 3 ? DARK : LIGHT);
    p = &painter.paint;
    Card_felt(NULL, &(Item){ .w = w, .h = h }, p);
    (row ? draw_row : fan ? draw_fan : draw_court)();
    return drawn(cr);
}
