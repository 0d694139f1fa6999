/* draw.c -- the seven bodies of Jewel: the edges that the stone cutter and
   the lathe have found, then under the lamp, all of one color, then as
   they lie on the board; by the view's own shapes, lamp and inks. See
   doc/book.mk.
   draws: bodies

   usage: draw WHAT FILE.pdf|.png [dark] */
#include <stdlib.h>
#include "jewel.c"
#define WIDE PAGE_WIDE              /* a stage has its own */
#define RIM  PAGE_RIM
#include "jewel-view.c"
#undef WIDE
#undef RIM
#include "../../../lib/draw.h"
#include "paint-cairo.h"
#include "stage.h"

enum { CUBE = 100, GAP = 8, FINE = 3, W = TYPES * CUBE * FINE,
       H = CUBE * FINE };
static uint32_t dots[W * H], color[OWN + 12];
static Solid solid[TYPES];
static Stage *stage;
static Paint *p;

static void set(int ink, double fine)
{
    static const Jewel s = { .match = BEGINNER };
    Sight sight = { .n = TYPES, .solid = solid, .color = color };
    int w = (int)(TYPES * CUBE * fine), h = (int)(CUBE * fine);

    for (int k = 0; k < TYPES; k++) {
        solid[k] = body(&s, (Gem)(k + TYPES * k), 0, 0);
        solid[k].x = (float)k - 3, solid[k].y = 0;
        if (ink)
            solid[k].ink[0] = ink;
    }
    camera(NULL, NULL, &sight);
    sight.camera = (Camera){ { 0, 0, 0 }, 0, 0, 300, .19099 };
    Stage_set(stage, &sight, w, h, (Clip){ 0, 0, w, h });
}
static void edges(const Triangle *t)
{
    for (int c = 0; c < 3; c++)
        (c ? p->line : p->move)(p, t->x[c] / 16., t->y[c] / 16.);
    p->close(p);
    p->fill(p, PAPER);
    for (int c = 0; c < 3; c++)
        if (t->facet->rim >> c & 1 || t->facet->round) {
            int a = (c + 1) % 3, b = (c + 2) % 3;

            p->move(p, t->x[a] / 16., t->y[a] / 16.);
            p->line(p, t->x[b] / 16., t->y[b] / 16.);
            p->stroke(p, LINES, t->facet->rim ? .7 : .3);
        }
}
static void lit(int ink, double y)
{
    set(ink, FINE);
    Stage_rows(stage, dots, 0, H);
    p->image(p, dots, W, H, 0, y, TYPES * CUBE, CUBE);
}
int main(int count, char **word)
{
    Theme theme = count > 3 ? DARK : LIGHT;
    Paint_cairo painter;
    cairo_t *cr = draw_into(word[2], TYPES * CUBE, 3 * CUBE + 2 * GAP,
                            .62);

    if (count < 3 || !(stage = calloc(1, sizeof *stage)))
        return 2;
    for (int k = 0; k < OWN + 12; k++)
        color[k] = Paint_color(inks, k, theme);
    Paint_cairo_start(&painter, cr, NULL, theme);
    p = &painter.paint;
    set(0, 1);
    for (int k = 0; k < stage->triangles; k++)
        edges(&stage->triangle[k]);
    lit(BODIES, CUBE + GAP);
    lit(0, 2 * (CUBE + GAP));
    free(stage);
    return drawn(cr);
}
