/* Made from kit/solid.nw by make tangle: change that, not this. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "random.h"
#include "stage.h"
#include "test.h"

/* a number by chance */
static double some(Random *r, int from, int to)
{
    return from + (to - from) * (Random_below(r, 1000001) / 1e6);
}

/* tests of the lens */
CLAIM(what_is_seen_is_found_again_in_1000_views)
{
    Random r = Random_start(7, 7);
    int seen = 0;

    for (int k = 0; k < 1000; k++) {
        Camera c = { { some(&r, -4, 4), some(&r, -4, 4),
                       some(&r, 0, 1) }, some(&r, -400, 400),
                     some(&r, 0, 85), some(&r, 5, 60),
                     some(&r, 10, 90) };
        Lens l = Lens_of(&c, 800, 600);
        double at[3] = { some(&r, -4, 4), some(&r, -4, 4),
                         some(&r, 0, 1) }, x, y, back[3];

        if (Lens_dot(&l, at, &x, &y) < 1
            || !Lens_place(&l, x, y, at[2], back))
            continue;
        seen++;
        for (int i = 0; i < 3; i++)
            CHECK(fabs(back[i] - at[i]) < 1e-9);
    }
    CHECK(seen > 900);
}
CLAIM(in_the_sky_there_is_no_table)
{
    Lens l = Lens_of(&(Camera){ { 0, 0, 0 }, 0, 45, 10, 40 }, 800, 600);
    double at[3];

    CHECK(Lens_place(&l, 400, 0, 0, at));
    CHECK(!Lens_place(&l, 400, -5000, 0, at));
}
CLAIM(the_middle_is_in_the_middle_and_twice_as_far_is_half_as_tall)
{
    Camera c = { { 2, 3, 0 }, 0, 0, 10, 40 };
    double x, y, up, at[3] = { 2, 3, 0 };

    for (c.turn = 0; c.turn < 360; c.turn += 30) {
        Lens l = Lens_of(&c, 800, 600);

        CHECK(fabs(Lens_dot(&l, at, &x, &y) - 10) < 1e-9);
        CHECK(fabs(x - 400) < 1e-9 && fabs(y - 300) < 1e-9);
    }
    c.turn = 0, at[1] = 4;
    for (double tall = 0; c.away <= 40; c.away *= 2, tall = up) {
        Lens l = Lens_of(&c, 800, 600);

        Lens_dot(&l, at, &x, &y);
        up = 300 - y;
        CHECK(tall <= 0 || fabs(tall - 2 * up) < 1e-9);
    }
}
CLAIM(a_body_of_another_shape_is_another_body)
{
    const Shape cup = { .name = "cup" }, bowl = { .name = "bowl" };
    const Solid a = { .shape = &cup }, b = { .shape = &bowl };

    CHECK(Solid_stir(1, &a) != Solid_stir(1, &b));
}

/* bodies for the tests */
static void stone(Mesh *m, int n, const float (*corner)[3])
{
    Four at[AROUND];
    int found = 0;

    for (int k = 0; k < n * 24; k++) {
        Four p = { 0, 0, 0, 0 };
        bool new = true;

        for (int i = 0; i < 3; i++)
            p[(i + k / 8) % 3] = corner[k / 24][i]
                               * (k >> i & 1 ? -1 : 1);
        for (int j = 0; j < found; j++) {
            Four d = p - at[j];

            new &= d[0] * d[0] + d[1] * d[1] + d[2] * d[2] > 1e-3f;
        }
        if (new && found < AROUND)
            at[found++] = p;
    }
    Mesh_hull(m, 0, found, at);
}
#define G 1.618034f
static void cube_of(Mesh *m)
{
    stone(m, 1, (const float[][3]){ { 1, 1, 1 } });
}
static void icosahedron_of(Mesh *m)
{
    stone(m, 1, (const float[][3]){ { 0, 1, G } });
}
static void bucky_of(Mesh *m)
{
    stone(m, 3, (const float[][3]){ { 0, .2f, .6f * G },
        { .2f, .4f + .2f * G, .4f * G },
        { .2f * G, .4f, .4f * G + .2f } });
}
static void sphere_of(Mesh *m)
{
    Ring r[9];

    for (int k = 0; k < 9; k++)
        r[k] = (Ring){ k % 8 ? (float)sine(22.5 * k) : 0,
                       (float)-cosine(22.5 * k), 0, false };
    Mesh_turn(m, &(Lathe){ r, 9, 8, 0, 0, false, true });
}
static const Ring cup_rings[] = {
    { .92f, 0, 0, 0 }, { 1, .1f, 0, 0 }, { 1, 1.3f, 1, 0 },
    { 1.05f, 1.37f, 1, 0 }, { 1, 1.44f, 0, 0 }, { 1, 1.86f, 0, 0 },
    { .94f, 2.08f, 0, 0 }, { .76f, 2.18f, 0, 0 },
    { .34f, 2.18f, 1, 0 }, { 0, 2.18f, 1, 0 }
}, brick_rings[] = {
    { .2f, -.3f, 1, 0 }, { .2f, -.05f, 0, 0 },
    { .18f, -.02f, 0, 0 }, { .15f, 0, 0, 0 }
};
static const Shape cube = { "cube", cube_of, 4, NULL },
    icosahedron = { "icosahedron", icosahedron_of, 2, NULL },
    bucky = { "bucky", bucky_of, 2, NULL },
    sphere = { "sphere", sphere_of, 8, NULL },
    cup = { "cup", NULL, 0,
            &(Lathe){ cup_rings, 10, 32, 0, 0, false, false } },
    brick = { "brick", NULL, 2,
              &(Lathe){ brick_rings, 4, 16, 1.5f, 1.5f, 0, 0 } };

/* a table for the tests */
#define SAME_DOTS 0x1d8a4e06a542a272u
enum { W = 240, H = 180 };
static uint32_t dots[W * H];
static const uint32_t inks[] = { 0x3A3468, 0xC03020, 0x2040C0, 0xE6C99A,
                                 0xBE9058, 0xEDE4D6, 0x3C9A78 };

static Stage *empty(void)
{
    Stage *s = calloc(1, sizeof *s);

    if (!s)
        exit(2);
    return s;
}
static Sight on_table(int n, const Solid *solid)
{
    return (Sight){ .camera = { { 0, 0, .2 }, 0, 50, 10, 22 },
        .n = n, .solid = solid, .color = inks, .reach = 3,
        .gloss = .5f, .light = { -.56f, .16f, .81f },
        .fill = { -.45f, -.8f, .4f } };
}
static Clip within(Clip a, Clip b)
{
    int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;

    a.w = (a.x + a.w < b.w ? a.x + a.w : b.w) - x;
    a.h = (a.y + a.h < b.h ? a.y + a.h : b.h) - y;
    return (Clip){ x, y, a.w > 0 ? a.w : 0, a.h > 0 ? a.h : 0 };
}
static void render(Stage *s, const Sight *sight, Clip clip)
{
    static uint32_t part[W * H];
    Clip all = { 0, 0, W, H };

    clip = within(clip, all);
    Stage_set(s, sight, W, H, clip);
    Stage_rows(s, part, 0, H / 3);
    Stage_rows(s, part, H / 3, H);
    for (int y = 0; y < clip.h; y++)
        memcpy(dots + (clip.y + y) * W + clip.x, part + y * clip.w,
               (size_t)clip.w * sizeof *part);
}

/* tests of meshes */
static void closed(const Mesh *m, int points, int edges, int polygons)
{
    CHECK(!m->full && m->points - m->sides / 2 + m->polygons == 2);
    CHECK(m->points == points && m->sides == 2 * edges);
    CHECK(m->polygons == polygons);
    for (int k = 0; k < 3 * m->faces; k++) {
        const uint16_t *p = m->face[k / 3].point;
        int meets = 0;

        for (int j = 0; j < 3 * m->faces; j++) {
            const uint16_t *q = m->face[j / 3].point;

            meets += p[k % 3] == q[(j + 1) % 3]
                  && p[(k + 1) % 3] == q[j % 3];
        }
        CHECK(meets == 1);
    }
}
CLAIM(every_body_holds_water_and_obeys_euler)
{
    Stage *s = empty();

    closed(Stage_mesh(s, &cube), 8, 12, 6);
    closed(Stage_mesh(s, &icosahedron), 12, 30, 20);
    closed(Stage_mesh(s, &bucky), 60, 90, 32);
    closed(Stage_mesh(s, &sphere), 58, 120, 64);
    closed(Stage_mesh(s, &cup), 289, 576, 289);
    closed(Stage_mesh(s, &brick), 80, 140, 62);
    free(s);
}
CLAIM(every_face_looks_outward)
{
    Stage *s = empty();
    const Shape *const all[] = { &cube, &icosahedron, &bucky, &sphere };

    for (int k = 0; k < 4; k++) {
        const Mesh *m = Stage_mesh(s, all[k]);

        for (int i = 0; i < 3 * m->faces; i++) {
            Four p = m->point[m->face[i / 3].point[i % 3]]
                   * m->normal[m->face[i / 3].normal[i % 3]];

            CHECK(p[0] + p[1] + p[2] > .5f);
        }
    }
    free(s);
}

/* is it at an edge? */
static bool red(uint32_t dot)
{
    return (dot >> 16 & 255) > (dot & 255);
}
static bool edgy(int k)
{
    for (int d = 0; d < 9; d++) {
        int n = k + (d / 3 - 1) * W + d % 3 - 1;
        uint32_t dot = n < 0 || n >= W * H ? 0 : dots[n];

        if ((dot >> 24 == 255) != (dots[k] >> 24 == 255)
            || red(dot) != red(dots[k]))
            return true;
    }
    return false;
}

/* tests of pictures */
CLAIM(what_is_picked_is_what_is_seen)
{
    Stage *s = empty();
    Solid two[] = { { &cup, .size = .5f, .ink = { 1, 1 } },
                    { &cup, .x = .3f, .y = .8f, .size = .5f,
                      .ink = { 2, 2 } } };
    Sight sight = on_table(2, two);
    int seen[3] = { 0, 0, 0 };

    render(s, &sight, (Clip){ 0, 0, W, H });
    for (int k = 0; k < W * H; k += 7) {
        int who = Stage_pick(s, &sight, W, H, k % W, k / W);
        int there = dots[k] >> 24 < 255 ? -1 : red(dots[k]) ? 0 : 1;

        seen[who + 1]++;
        CHECK(who == there || edgy(k));
    }
    CHECK(seen[0] > 1000 && seen[1] > 200 && seen[2] > 100);
    free(s);
}
CLAIM(a_body_without_gaps_shows_no_background)
{
    Stage *s = empty();

    for (int k = 0; k < 40; k++) {
        Solid one = { &sphere, .z = .7f, .turn = (float)k * 2.3f,
                      .tilt = (float)k, .size = 1.4f, .ink = { 1 } };
        Sight sight = on_table(1, &one);

        sight.reach = 0;
        render(s, &sight, (Clip){ 0, 0, W, H });
        for (int y = H / 2 - 20; y < H / 2 + 20; y++)
            for (int x = W / 2 - 20; x < W / 2 + 20; x++)
                CHECK(dots[y * W + x] >> 24 == 255);
    }
    free(s);
}
CLAIM(a_moved_body_leaves_no_trail)
{
    static uint32_t before[W * H];
    Stage *s = empty();
    Solid two[] = { { &brick, .size = 1, .flat = true,
                      .ink = { 3, 4 } },
                    { &cup, .size = .3f, .ink = { 1, 2 } } };
    Sight sight = on_table(2, two);

    render(s, &sight, (Clip){ 0, 0, W, H });
    for (int k = 0; k < 30; k++) {
        Clip was = Stage_box(s, 1, true);

        two[1].x = (float)(k % 7) * (k < 20 ? .4f : .95f) - 2.9f;
        two[1].y = (float)(k % 5) * .4f - 1;
        two[1].z = (float)(k % 3) * .3f;
        render(s, &sight, was);
        render(s, &sight, Stage_box(s, 1, true));
        memcpy(before, dots, sizeof dots);
        render(s, &sight, (Clip){ 0, 0, W, H });
        CHECK(memcmp(before, dots, sizeof dots) == 0);
    }
    free(s);
}
static bool gap_near(int k, int far)
{
    bool gap = false;

    for (int y = -far; y <= far; y++)
        for (int x = -far; x <= far; x++)
            gap |= dots[k + y * W + x] == 0;
    return gap;
}
CLAIM(an_outline_is_all_around_a_body_and_nowhere_else)
{
    Stage *s = empty();
    Solid two[] = { { &cube, -1, .turn = 3, .size = .4f, .ink = { 1 } },
                    { &cup, 1, .size = .4f, .ink = { 1, 1 } } };
    Sight sight = on_table(2, two);
    int inked = 0;

    sight.reach = 0, sight.outline = 5;
    render(s, &sight, (Clip){ 0, 0, W, H });
    for (int k = 4 * W; k < W * H - 4 * W; k++) {
        bool ink = dots[k] == (0xFF000000u | inks[5]);

        inked += ink;
        CHECK(!ink || gap_near(k, 3));
        CHECK(ink || dots[k] >> 24 < 255 || !gap_near(k, 1));
    }
    CHECK(inked > 300);
    free(s);
}
CLAIM(a_shadow_falls_away_from_the_lamp)
{
    Stage *s = empty();
    Solid one = { &cup, .size = .4f, .ink = { 1, 2 } };
    Sight sight = on_table(1, &one);
    Lens l = Lens_of(&sight.camera, W, H);

    render(s, &sight, (Clip){ 0, 0, W, H });
    for (int side = -1; side <= 1; side += 2) {
        double x, y, at[3] = { -side * .7 * sight.light[0]
            / sight.light[2], -side * .7 * sight.light[1]
            / sight.light[2], 0 };

        Lens_dot(&l, at, &x, &y);
        CHECK((dots[(int)y * W + (int)x] >> 24 > 40) == (side > 0));
    }
    free(s);
}
CLAIM(the_same_dots_on_every_machine)
{
    Stage *s = empty();
    Solid all[] = { { &brick, .size = 1, .flat = true,
                      .ink = { 3, 4 } },
        { &cup, -.6f, .2f, 0, 7, 0, .3f, 0, { 1, 2 }, 0, 0, 0 },
        { &bucky, .5f, .1f, .5f, 33, 20, .4f, 0, { 5 }, 0, 0, 0 },
        { &sphere, .4f, -.9f, .3f, 11, 0, .3f, .1f, { 6 }, 0, 0, 0 } };
    Sight sight = on_table(4, all);
    uint64_t h = 1;

    sight.camera.turn = 20;
    render(s, &sight, (Clip){ 0, 0, W, H });
    for (int k = 0; k < W * H; k++)
        h = (h ^ dots[k]) * 0x100000001B3u;
    printf("# the dots: %016llx\n", (unsigned long long)h);
    CHECK(h == SAME_DOTS);
    free(s);
}
TEST_MAIN
