/* solid-bench.c -- what a picture of 24 cups with shadows costs, 800 by
   600: whole, the camera turning, and the box of a cup that is dragged;
   and a picture of 64 jewels that turn, from sprites, with its ground */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "hand.h"
#include "stage.h"

enum { W = 800, H = 600, TIMES = 21 };
static uint32_t dots[W * H];
static const uint32_t color[] = { 0x3A3468, 0x7A2A48, 0xF0D8A8, 0xE6C99A,
                                  0xDDBB86, 0xEBD3AE, 0xBE9058 };
static const Ring outline[] = {
    { .92f, 0, 0, 0 }, { .99f, .05f, 0, 0 }, { 1, .12f, 0, 0 },
    { 1, 1.30f, 1, 0 }, { 1.035f, 1.32f, 1, 0 }, { 1.045f, 1.37f, 1, 0 },
    { 1.035f, 1.42f, 1, 0 }, { 1, 1.44f, 0, 0 }, { 1, 1.86f, 0, 0 },
    { .985f, 1.98f, 0, 0 }, { .94f, 2.08f, 0, 0 }, { .86f, 2.15f, 0, 0 },
    { .76f, 2.18f, 0, 0 }, { .34f, 2.18f, 1, 0 }, { 0, 2.18f, 1, 0 }
}, bowl[] = {
    { .5f, 0, 0, 1 }, { .4f, 0, 1, 0 }, { .375f, -.041f, 1, 0 },
    { .34f, -.0675f, 1, 0 }, { .3f, -.075f, 1, 0 }, { 0, -.075f, 1, 0 }
}, edge[] = {
    { .22f, -.3f, 1, 0 }, { .22f, -.07f, 0, 0 }, { .21f, -.03f, 0, 0 },
    { .19f, -.01f, 0, 0 }, { .15f, 0, 0, 0 }, { 0, 0, 0, 0 }
};
static void cup(Mesh *m)
{
    Mesh_turn(m, &(Lathe){ outline, 15, 36, 0, 0, false, false });
}
static void well(Mesh *m)
{
    Mesh_turn(m, &(Lathe){ bowl, 6, 40, 0, 0, true, false });
}
static void rim(Mesh *m)
{
    Mesh_turn(m, &(Lathe){ edge, 6, 32, 2, 2, true, false });
}
static const Shape cups = { "cup", cup, 0 }, wells = { "well", well, 4 },
                   rims = { "rim", rim, 4 };
static Solid solid[64];

static Sight sight(void)
{
    static const float size[] = { .15f, .215f, .285f, .35f };
    Sight s = { .camera = { { 2, 2, .1 }, 0, 50, 13, 25 },
        .solid = solid, .color = color, .middle = { 2, 2 }, .reach = 5,
        .ground = -.3f, .gloss = .5f, .light = { -.56f, .16f, .81f },
        .fill = { -.45f, -.8f, .4f } };

    for (int k = 0; k < 24; k++)
        solid[s.n++] = (Solid){ &cups, .size = size[k % 4],
            .x = (float)(k % 6) * .98f - .4f, .y = (float)(k / 6) + .5f,
            .ink = { 1, 2 } };
    solid[s.n++] = (Solid){ &rims, 2, 2, .size = 1, .ink = { 5, 6 },
                            .flat = true };
    for (int k = 0; k < 16; k++)
        solid[s.n++] = (Solid){ &wells, (float)(k % 4) + .5f,
            (float)(k / 4) + .5f, .size = 1, .ink = { 3, 4 },
            .flat = true };
    return s;
}
static Clip around(Clip a, Clip b)
{
    int x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y,
        r = a.x + a.w > b.x + b.w ? a.x + a.w : b.x + b.w,
        d = a.y + a.h > b.y + b.h ? a.y + a.h : b.y + b.h;

    return (Clip){ x, y, r - x, d - y };
}
static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}
static int by_size(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}
static int row(const char *what, double ms[TIMES], double bar)
{
    qsort(ms, TIMES, sizeof *ms, by_size);
    printf("%-34s %7.2f ms %7.1f %6.2f\n", what, ms[TIMES / 2], bar,
           ms[TIMES / 2] / bar);
    return ms[TIMES / 2] > bar;
}
/* jewels: seven shapes in 64 cells, looked at from far away */
static void gem(Mesh *m, int sides, float top)
{
    Ring r[] = { { .2f, -.9f, 0, 0 }, { .9f, -.3f, 0, 0 },
                 { .9f, .3f, 0, 0 }, { top, .9f, 0, 0 } };

    Mesh_turn(m, &(Lathe){ r, 4, sides, 0, 0, false, true });
}
static void gem4(Mesh *m) { gem(m, 4, .5f); }
static void gem8(Mesh *m) { gem(m, 8, .5f); }
static void gem12(Mesh *m) { gem(m, 12, .3f); }
static void gem16(Mesh *m) { gem(m, 16, .6f); }
static const Shape gems[] = { { "a", gem4, 4 }, { "b", gem8, 8 },
    { "c", gem12, 12 }, { "d", gem16, 16 }, { "e", gem4, 2 },
    { "f", gem8, 2 }, { "g", gem12, 3 } };
static void lay(const void *state, const Ui *ui, Page *page)
{
    (void)state, (void)ui;
    page->w = W, page->h = H;
    for (int k = 0; k < 64; k++)
        Page_add(page, 1 + k, 0, 0, 0, 0)->body = (Solid){
            &gems[k % 7], (float)(k % 8) - 3.5f, (float)(k / 8) - 3.5f,
            .size = .43f, .spin = 90, .ink = { k % 7 } };
}
static void camera(const void *state, const Ui *ui, Sight *s)
{
    (void)state, (void)ui;
    s->camera = (Camera){ { 0, 0, 0 }, 0, 80, 300, 1.6 };
}
/* puts an image down dot for dot, two colors at a time */
static void image(Paint *p, const unsigned *argb, int w, int h, double x,
                  double y, double width, double height)
{
    (void)p, (void)width, (void)height;
    for (int j = 0; j < h; j++)
        for (int i = 0; i < w; i++) {
            uint32_t over = argb[j * w + i], a = 255 - (over >> 24);
            int dx = (int)x + i, dy = (int)y + j;
            uint32_t *at = &dots[dy * W + dx];

            if (a == 255 || dx < 0 || dy < 0 || dx >= W || dy >= H)
                continue;
            *at = over + ((((*at & 0xFF00FF) * a >> 8) & 0xFF00FF)
                | (((*at >> 8 & 0xFF00FF) * a) & 0xFF00FF00));
        }
}
static int jewels(void)
{
    static const Model model = { .size = 1 };
    static const View view = { .layout = lay, .camera = camera };
    static const Game game = { .model = &model, .view = &view };
    Paint p = { .image = image };
    double frame[TIMES], ms = 0;
    Hand hand;
    int bad;

    if (!Hand_start(&hand, &game, NULL, NULL))
        return 1;
    Hand_show(&hand, "", 1, PLACED);
    hand.room->fine = 1;
    for (int k = 0; k < 400 + TIMES; k++) {
        if (k >= 400)
            ms = now();
        Hand_time(&hand, k * 17.);
        memset(dots, 0x40, sizeof dots);
        for (int i = 0; i < hand.page.n; i++)
            Hand_paint(&hand, i, &p);
        if (k >= 400)
            frame[k - 400] = now() - ms;
    }
    bad = row("64 jewels turn, from sprites", frame, 1);
    ms = (double)hand.room->sprite_bytes / (1 << 20);
    printf("%-34s %6.2f MiB %7.1f %6.2f\n", "their sprites", ms, 8., ms / 8);
    Hand_end(&hand);
    return bad + (ms > 8);
}
int main(void)
{
    Stage *stage = calloc(1, sizeof *stage);
    Sight s = sight();
    double whole[TIMES], turned[TIMES], dragged[TIMES];
    int bad = 0;

    if (!stage)
        return 2;
    for (int k = 0; k < TIMES; k++) {
        solid[3].x += .001f;
        whole[k] = now();
        Stage_set(stage, &s, W, H, (Clip){ 0, 0, W, H });
        Stage_rows(stage, dots, 0, H);
        whole[k] = now() - whole[k];
    }
    for (int k = 0; k < TIMES; k++) {
        s.camera.turn += 3;
        turned[k] = now();
        Stage_set(stage, &s, W, H, (Clip){ 0, 0, W, H });
        Stage_rows(stage, dots, 0, H);
        turned[k] = now() - turned[k];
    }
    for (int k = 0; k < TIMES; k++) {
        Clip a = Stage_box(stage, 3, true), b;

        dragged[k] = now();
        solid[3].y += .03f;
        b = Stage_box(stage, 3, true);
        Stage_set(stage, &s, W, H, around(a, b));
        Stage_rows(stage, dots, 0, H);
        dragged[k] = now() - dragged[k];
    }
    printf("%-34s %10s %7s %6s\n", "24 cups, 800 by 600", "ours", "bar",
           "ratio");
    bad += row("whole, with new shadows", whole, 30);
    bad += row("the camera turns", turned, 30);
    bad += row("a cup is dragged: its box", dragged, 9);
    bad += jewels();
    printf("the stage: %.1f MiB\n", (double)sizeof *stage / (1 << 20));
    free(stage);
    return bad > 0;
}
