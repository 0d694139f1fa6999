/* draw.c -- the picture of the chapter on solids: the same two cups by
   their facets, by how near they are, in the light, and with shadows,
   each by what a stage knows at that step. See doc/book.mk.
   draws: steps

   usage: draw WHAT FILE.pdf|.png [dark] */
#include "../../../lib/draw.h"
#include <stdlib.h>
#include <string.h>
#include "paint-cairo.h"
#include "stage.h"

enum { SIDE = 200, FINE = 3, BIG = SIDE * FINE, GAP = 10 };
static const uint32_t color[] = { 0x23263A, 0x7A2A48, 0xF0D8A8, 0xF0D59A,
                                  0x7A4A22, 0xE6C99A, 0xBE9058 };
static uint32_t dots[BIG * BIG];
static Stage *stage;
static Paint *p;

static void cup(Mesh *m)
{
    static const Ring r[] = {
        { .92f, 0, 0, 0 }, { 1, .1f, 0, 0 }, { 1, 1.3f, 1, 0 },
        { 1.04f, 1.37f, 1, 0 }, { 1, 1.44f, 0, 0 }, { 1, 1.86f, 0, 0 },
        { .94f, 2.08f, 0, 0 }, { .76f, 2.18f, 0, 0 },
        { .34f, 2.18f, 1, 0 }, { 0, 2.18f, 1, 0 }
    };

    Mesh_turn(m, &(Lathe){ r, 10, 32, 0, 0, false, false });
}
static void board(Mesh *m)
{
    static const Ring r[] = {
        { .2f, -.3f, 1, 0 }, { .2f, -.06f, 0, 0 }, { .18f, -.02f, 0, 0 },
        { .14f, 0, 0, 0 }
    };

    Mesh_turn(m, &(Lathe){ r, 4, 16, .9f, .9f, false, false });
}
static const Shape cups = { "cup", cup, 0 }, boards = { "board", board, 4 };
static const Solid solid[] = {
    { &boards, .size = 1, .ink = { 5, 6 }, .flat = true },
    { &cups, -.25f, .2f, .size = .45f, .ink = { 1, 2 } },
    { &cups, .42f, -.3f, .size = .3f, .ink = { 3, 4 } }
};

static Sight sight(float reach)
{
    return (Sight){ .camera = { { .05, 0, .2 }, 15, 55, 9, 20 }, .n = 3,
        .solid = solid, .color = color, .reach = reach, .ground = -.3f,
        .gloss = .5f, .light = { -.56f, .16f, .81f },
        .fill = { -.45f, -.8f, .4f } };
}
static void picture(double x, float reach)
{
    Sight s = sight(reach);

    Stage_set(stage, &s, BIG, BIG, (Clip){ 0, 0, BIG, BIG });
    Stage_rows(stage, dots, 0, BIG);
    p->image(p, dots, BIG, BIG, x, 0, SIDE, SIDE);
}
/* from the farthest to the nearest */
static int by_nearness(const void *a, const void *b)
{
    const Triangle *s = a, *t = b;

    return (s->near > t->near) - (s->near < t->near);
}
static void facets(double x)
{
    Sight s = sight(0);

    Stage_set(stage, &s, SIDE, SIDE, (Clip){ 0, 0, SIDE, SIDE });
    qsort(stage->triangle, (size_t)stage->triangles, sizeof(Triangle),
          by_nearness);
    for (int k = 0; k < stage->triangles; k++) {
        const Triangle *t = &stage->triangle[k];

        for (int pass = 0; pass < 2; pass++) {
            for (int c = 0; c < 3; c++)
                (c ? p->line : p->move)(p, x + t->x[c] / 16.,
                                        t->y[c] / 16.);
            p->close(p);
            if (pass)
                p->stroke(p, LINES, .2);
            else
                p->fill(p, PAPER);
        }
    }
}
/* how near the nearest triangle is, as a gray; nothing where none is */
static uint32_t gray(double x, double y)
{
    double near = 0;

    for (int k = 0; k < stage->triangles; k++) {
        const Triangle *t = &stage->triangle[k];
        bool in = true;

        for (int c = 0; c < 3; c++) {
            int d = (c + 1) % 3;

            in = in && (t->y[d] - t->y[c]) * (x - t->x[c])
                     - (t->x[d] - t->x[c]) * (y - t->y[c]) >= 0;
        }
        if (in) {
            double n = t->near + t->across * (x - t->x[0])
                     + t->down * (y - t->y[0]);

            near = n > near ? n : near;
        }
    }
    int g = near > 0 ? (int)(255 * (1 / near - 7.6) / 2.6) : 0;

    g = g < 0 ? 0 : g > 230 ? 230 : g;
    return near > 0 ? 0xFF000000u | (uint32_t)(230 - g) * 0x10101u : 0;
}
static void nearness(double x)
{
    Sight s = sight(0);

    Stage_set(stage, &s, BIG, BIG, (Clip){ 0, 0, BIG, BIG });
    for (int k = 0; k < BIG * BIG; k++)
        dots[k] = gray((k % BIG) * 16 + 8, (k / BIG) * 16 + 8);
    p->image(p, dots, BIG, BIG, x, 0, SIDE, SIDE);
}

int main(int count, char **word)
{
    const char *file = word[2];
    double w = 4 * SIDE + 3 * GAP, h = SIDE, f = .58;
    Paint_cairo painter;
    cairo_t *cr;

    if (count < 3 || !(stage = calloc(1, sizeof *stage)))
        return 2;
    cr = draw_into(file, w, h, f);
    Paint_cairo_start(&painter, cr, NULL, count > 3 ? DARK : LIGHT);
    p = &painter.paint;
    facets(0);
    nearness(SIDE + GAP);
    picture(2 * (SIDE + GAP), 0);
    picture(3 * (SIDE + GAP), 3);
    free(stage);
    return drawn(cr);
}
