/* Made from chatnoir.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "chatnoir.h"
#include "chatnoir-view.h"
#include "game.h"
#include "grid.h"

/* constants */
enum { CIRCLE_RADIUS = 20, CIRCLE_SPACING = 22 };
enum { WHISKERS = 35, EARS = 23, CHIN = 17 };
static const double CAT_SCALE = 0.49;
static const double STONE = 21, TURN = 6.283185307179586;

/* inks */
enum {
    SKY = OWN, SKYFOOT, SKYHI, BLOCK1, BLOCK2, BLOCK3,
    FUR, MOONLIGHT, LIPS, EYE, PUPIL, ROSE, GLINT
};
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "sky",     0xBBD5E4, 0x426388, 0xFFFFFF, 0x000000 },
    { "skyfoot", 0x86ACC4, 0x2A405C, 0x000000, 0xFFFFFF },
    { "skyhi",   0xD6E7F0, 0x5F82AA, 0xFFFFFF, 0x000000 },
    { "block1",  0x565A80, 0xD6D1E4, 0x5A5A5A, 0x767676 },  /* top */
    { "block2",  0x3A3D5C, 0x9D98C0, 0x000000, 0xFFFFFF },  /* left */
    { "block3",  0x23263A, 0x5E5A86, 0x000000, 0xFFFFFF },  /* right */
    { "cat",     0x1E1D2B, 0x0D0E17, 0x000000, 0x000000 },
    { "catrim",  0x1E1D2B, 0xA9BEDD, 0x000000, 0xFFFFFF },
    { "catline", 0x9C9FBC, 0x9C9FBC, 0xFFFFFF, 0xFFFFFF },
    { "eye",     0xA8D84E, 0xB4E35A, 0xB8F000, 0xB8F000 },
    { "pupil",   0x10111A, 0x07080F, 0x000000, 0x000000 },
    { "rose",    0xE48C95, 0xE48C95, 0xFFFFFF, 0xFFFFFF },
    { "glint",   0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};

/* where circles are */
double cell_center_x(Posn p)
{
    return CIRCLE_RADIUS + p.x * CIRCLE_SPACING * 2
        + (p.y % 2 == 1 ? CIRCLE_SPACING : 0);
}
double cell_center_y(Posn p)
{
    return CIRCLE_RADIUS + p.y * CIRCLE_SPACING * 2 * 433 / 500.0;
}
double world_width(int size)
{
    return cell_center_x((Posn){ size - 1, size - 2 }) + CIRCLE_RADIUS;
}
double world_height(int size)
{
    return ceil(cell_center_y((Posn){ 0, size - 1 }) + CIRCLE_RADIUS);
}
Posn pointed_circle(const World *w, const Ui *ui)
{
    Posn p = posn_of(w, ui->hover);

    if (w->phase == PLAYING && is_free(w, p) && !same_posn(p, w->cat))
        return p;
    return NOWHERE;
}

/* the parts of a face */
typedef struct Mood {           /* left halves; 100 units wide */
    const char *head, *ear, *eye, *mouth, *whiskers;
    double      pupil;          /* its width, or 0: eyes closed */
} Mood;

/* both halves */
static void both(Paint *p, const char *half, int ink, double wide)
{
    Paint_path(p, half);
    Paint_mirror(p, half);
    if (wide > 0)
        p->stroke(p, ink, wide);
    else
        p->fill(p, ink);
}

/* eyes that follow the pointer */
static void draw_eyes(Paint *p, const Mood *face, double dx, double dy)
{
    both(p, face->eye, EYE, face->pupil == 0 ? 4.4 : 0);
    if (face->pupil == 0)
        return;
    p->save(p);
    Paint_path(p, face->eye);
    Paint_mirror(p, face->eye);
    p->clip(p);
    for (int side = -1; side <= 1; side += 2) {
        double x = 20 * side + dx, y = -1.6 + dy;

        Paint_ellipse(p, x, y, face->pupil / 2, 9);
        p->fill(p, PUPIL);
        Paint_circle(p, x - 2, y - 4, 2);
        p->fill(p, GLINT);
    }
    p->restore(p);
}

/* drawing the cat */

/* a calm cat */
static const char calm_head[] =
    "M0 -21C-7 -21.4 -14 -22 -19 -24"
    "C-22.4 -31.6 -27.4 -38.6 -33.4 -43.4"
    "C-36.4 -45.6 -39.8 -44.2 -40.2 -40.4"
    "C-41.2 -31.4 -41.6 -22.4 -40.8 -13.4"
    "C-43.6 -7.6 -45 -1.6 -44.8 4.4C-47 9.4 -50.4 13.6 -54 16.4"
    "C-49.4 18.2 -44.6 18.6 -40 17.6C-31.4 27.4 -16 31.6 0 31.6";
static const char calm_ear[] =
    "M-23.4 -25.6C-26.4 -31 -30.4 -35.8 -35 -39.2"
    "C-36.2 -32.4 -36.6 -25.4 -36 -18.6"
    "C-32.4 -21.8 -28.2 -24.2 -23.4 -25.6Z";
static const char calm_whiskers[] =
    "M-37 8C-47 3.8 -58 2 -68 3M-37 12C-48 10.6 -59 11.6 -69 15"
    "M-36.4 16.4C-46 18 -56 22 -64 27.4";
static const Mood mood_of[] = {
    {   calm_head, calm_ear,
        "M-33 -4.6C-29.6 -14.8 -13.4 -15 -7.4 3.6"
        "C-14.4 10.8 -29.6 9.6 -33 -4.6Z",
        "M0 14.6L0 18C-.8 21.4 -6.6 22 -9.2 18.6", calm_whiskers, 8.4 },
    {   calm_head, calm_ear, "M-30 2.4C-27.4 -9.6 -12.2 -9.6 -9.6 3.4",
        "M0 18.6C-3.4 20 -8.2 19.4 -11 16.8C-10.8 24 -6 28.2 0 28.2",
        calm_whiskers, 0 },
    /* the mad cat */
    {   "M0 -20.6C-8 -20.6 -15.6 -20 -22 -18.4"
        "C-29.6 -24 -38.4 -28.4 -46.6 -30.2"
        "C-50.4 -30.8 -52.4 -27.8 -50.6 -24.6"
        "C-47.6 -18.4 -44.8 -13.4 -42 -8.6"
        "C-44 -4.4 -45 0 -44.8 4.4C-47 9.4 -50.4 13.6 -54 16.4"
        "C-49.4 18.2 -44.6 18.6 -40 17.6C-31.4 27.4 -16 31.6 0 31.6",
        "M-27 -17.6C-32.6 -21.6 -39 -24.8 -45.6 -26.6"
        "C-43.6 -21.2 -41.4 -16.4 -38.6 -12"
        "C-35.4 -14.8 -31.4 -16.8 -27 -17.6Z",
        "M-32.4 -6.4C-24 -5 -14.6 -1.8 -7 4.4"
        "C-14 10.4 -29.4 9.4 -32.4 -6.4Z",
        "M0 14.6L0 18.8C-2.8 18.2 -6.8 19 -8.8 22.8",
        "M-37 8C-48 7 -59 10 -66 17M-37 12C-47 14 -56 19 -61 27"
        "M-36 16.4C-43 20.4 -50 26.4 -54 33.4", 5 }
};
static void draw_cat(Paint *p, Phase phase, double dx, double dy)
{
    const Mood *face = &mood_of[phase];

    both(p, face->whiskers, MOONLIGHT, 1.6);
    both(p, face->head, FUR, 0);
    both(p, face->head, MOONLIGHT, 2.4);
    both(p, face->ear, ROSE, 0);
    draw_eyes(p, face, dx, dy);
    both(p, "M0 9C-2.2 8.6 -4.6 9 -4.8 10.2C-4.4 12 -2 14 0 14.8",
         ROSE, 0);
    /* the mouth, open or closed */
    if (face->pupil == 0)
        both(p, face->mouth, ROSE, 0);
    both(p, face->pupil > 0 ? face->mouth
         : "M0 14.6L0 18.6C-3.4 20 -8.2 19.4 -11 16.8", LIPS, 1.8);
}
static void icon(Paint *p)
{
    const Mood *face = &mood_of[PLAYING];

    p->shift(p, 24, 25);
    p->scale(p, .34, .34);
    both(p, face->whiskers, FUR, 4.2);
    both(p, face->head, FUR, 0);
    both(p, face->ear, ROSE, 0);
    both(p, face->eye, EYE, 0);
    Paint_ellipse(p, -20, -1.6, face->pupil / 2, 9);
    Paint_ellipse(p, 20, -1.6, face->pupil / 2, 9);
    p->fill(p, FUR);
    both(p, "M0 9C-2.2 8.6 -4.6 9 -4.8 10.2C-4.4 12 -2 14 0 14.8",
         ROSE, 0);
    both(p, face->mouth, ROSE, 4.2);
}

/* where the pupils look */
static void glance(const World *w, const Ui *ui, double *dx, double *dy)
{
    Posn at = pointed_circle(w, ui);
    double x = cell_center_x(at) - cell_center_x(w->cat);
    double y = cell_center_y(at) - cell_center_y(w->cat);
    double far = sqrt(x * x + y * y);

    *dx = *dy = 0;
    if (!same_posn(at, NOWHERE) && far > 0) {
        *dx = 4 * x / far;
        *dy = 3 * y / far;
    }
}

/* the scene */
typedef struct Scene {
    const World *world;
    const Ui    *ui;
    Posn also;                      /* what is blocked in thought */
    bool on[SWITCHES];
    Map  from_cat, to_edge;         /* size 0: not searched yet */
    Hope hope;
    Posn step[6];                   /* where the cat may step now */
    int  steps;
} Scene;

enum { WAYS, DISTANCES, STEPS, HOPES, VERDICT };    /* in ui->on */

/* search once for a thought */
static const Scene *think_of(const World *w, const Ui *ui)
{
    Scene *scene = ui->scratch;
    bool help = ui->on[WAYS] || ui->on[DISTANCES] || ui->on[STEPS]
        || ui->on[HOPES];
    Posn also = help ? pointed_circle(w, ui) : NOWHERE;

    scene->world = w;
    scene->ui = ui;
    if (scene->to_edge.size > 0 && same_posn(also, scene->also)
            && memcmp(scene->on, ui->on, sizeof scene->on) == 0)
        return scene;
    scene->also = also;
    memcpy(scene->on, ui->on, sizeof scene->on);
    bfs_from(w, w->cat, also, &scene->from_cat);
    bfs_from_boundary(w, also, &scene->to_edge);
    scene->steps = w->phase != PLAYING || !ui->on[STEPS] ? 0
                 : cats_choices(w, also, scene->step, &scene->hope);
    if (ui->on[HOPES])
        find_hope(w, also, &scene->hope);
    return scene;
}

/* the fence */
static bool is_fence(const Scene *scene, Posn p)
{
    const World *w = scene->world;
    Posn next[6];

    if (w->phase != CAT_LOST || !w->blocked[p.y][p.x])
        return false;
    adjacent(p, next);
    for (int i = 0; i < 6; i++)
        if (lookup(&scene->from_cat, next[i]) != FAR)
            return true;
    return false;
}

/* what a circle is */
static int number_on(const Scene *scene, Posn p)
{
    const bool *on = scene->ui->on;
    int leaps = lookup(&scene->to_edge, p);

    if (on[DISTANCES])
        return leaps == FAR ? 0 : leaps;
    if (!on[HOPES])
        return 0;
    return (int)((100 * hope_at(&scene->hope, p) + WHOLE - 1) / WHOLE);
}
static int look_of(const Scene *scene, Posn p)
{
    const World *w = scene->world;
    int look = NUMBER * number_on(scene, p);

    if (w->blocked[p.y][p.x])        look += BLOCKED;
    if (same_posn(p, w->cat))        look += UNDER;
    if (on_boundary(p, w->size))     look += ON_EDGE;
    if (same_posn(p, w->last))       look += LAST;
    if (scene->ui->on[WAYS] && on_cats_path(w, &scene->from_cat,
                                            &scene->to_edge, p))
        look += WAY;
    for (int i = 0; i < scene->steps && scene->ui->on[STEPS]; i++)
        if (same_posn(p, scene->step[i]))
            look += STEP;
    if (is_fence(scene, p))          look += FENCE;
    if (w->phase == CAT_WON)         look += TRAIL * w->gone[p.y][p.x];
    return look;
}

/* words for a circle */
static void describe(const Scene *scene, Posn p, Item *item)
{
    const World *w = scene->world;
    int look = look_of(scene, p);
    Text words = Grid_words((Grid){ w->size, w->size }, item->id - 1,
                            item->words);

    item->look = look;
    item->above = look & BLOCKED ? 16 : 0;
    item->round = true;
    Text_tell(&words, "%s", look & BLOCKED ? _("blocked") :
              look & UNDER ? _("the cat") : _("free"));
    /* tell what else is known about the circle */
    if (look & ON_EDGE)
        Text_tell(&words, _(", on the edge"));
    if (look & WAY)
        Text_tell(&words, _(", on a shortest way"));
    if (look / NUMBER)
        Text_tell(&words, scene->ui->on[DISTANCES] ? _(", distance %d")
                                              : _(", hope %d"),
                  look / NUMBER);
    if (look & STEP)
        Text_tell(&words, _(", the cat may step here"));
    if (look & FENCE)
        Text_tell(&words, _(", part of the fence"));
    if (look / TRAIL % 8)
        Text_tell(&words, _(", the cat was here"));
    if (w->phase != PLAYING || w->cats_turn)
        return;
    item->futile = not_to_block(w, p);
    if (!item->futile)
        Text_say(item->move, "block %d %d", p.y + 1, p.x + 1);
}

/* render-world */
static void render_world(const void *state, const Ui *ui, Page *page)
{
    const World *w = state;
    const Scene *scene = think_of(w, ui);
    double r = CIRCLE_RADIUS;

    page->w = world_width(w->size) + 2 * MARGIN;
    page->h = world_height(w->size) + 2 * MARGIN;
    /* render-board */
    for (int id = 1; id <= w->size * w->size; id++) {
        Posn p = posn_of(w, id);

        if (in_bounds(p, w->size))
            describe(scene, p,
                     Page_add(page, id, MARGIN + cell_center_x(p) - r,
                              MARGIN + cell_center_y(p) - r, 2 * r, 2 * r));
    }
    Page_add(page, CAT,
             MARGIN + cell_center_x(w->cat) - WHISKERS,
             MARGIN + cell_center_y(w->cat) - EARS,
             2 * WHISKERS, EARS + CHIN);
}

/* things on the board */
static void draw_disc(Paint *p, bool foot, bool up, bool hinted)
{
    int ink = hinted ? LAMP : up ? SKYHI : SKY;

    Paint_plate(p, &(Plate){ -19, -19, 38, 38, 19, foot ? 2.4 : 0,
                             up ? 2 : 0, ink, SKYFOOT });
}
static void corner_arc(Paint *p, double r, double round,
                       int k, double from, double to)
{
    double turns = -0.25 + k / 6.0, reach = r - round * 2 / sqrt(3);
    double x = reach * cos(turns * TURN), y = reach * sin(turns * TURN);

    p->arc(p, x, y, round, turns + from / 12, turns + to / 12);
}

static void hexagon(Paint *p, double r, double round)
{
    for (int k = 0; k < 6; k++)
        corner_arc(p, r, round, k, -1, 1);
    p->close(p);
}
static void draw_plan(Paint *p)
{
    p->shift(p, 0, -2);
    hexagon(p, 15, 3);
    p->stroke(p, TEXT, 2);
    Paint_circle(p, 0, 0, 3);
    p->fill(p, TEXT);
}
static void cube_face(Paint *p, int k, int ink)
{
    p->move(p, 0, 0);
    corner_arc(p, STONE, 4, k - 1, 0, 1);
    corner_arc(p, STONE, 4, k, -1, 1);
    corner_arc(p, STONE, 4, k + 1, -1, 0);
    p->close(p);
    p->fill(p, ink);
}
static void draw_stone(Paint *p, int look)
{
    hexagon(p, STONE, 4);
    p->fill(p, BLOCK2);
    cube_face(p, 2, BLOCK3);
    cube_face(p, 0, look & FENCE ? LAMP : BLOCK1);
    if (p->theme >= CONTRAST || look & FENCE) {
        hexagon(p, STONE, 4);
        p->stroke(p, look & FENCE ? JET : TEXT, 1.3);
    }
    if (look & LAST) {
        Paint_path(p, "M0 -13.6L6 -10.4L0 -7.2L-6 -10.4Z");
        p->fill(p, look & FENCE ? JET : SKY);
    }
}
static void draw_paw(Paint *p, int way, bool small)
{
    static const int turns[] = { 0, -1, 1, -3, 3, -5, 5 };
    static const double toe[4][2] = {
        { -6.3, -0.6 }, { -2.4, -5 }, { 2.4, -5 }, { 6.3, -0.6 }
    };

    p->save(p);
    if (small) {
        p->shift(p, 0, -8);
        p->scale(p, 0.6, 0.6);
    }
    if (way)
        p->turn(p, turns[way] / 12.0);
    both(p, "M0 -.8C-2.4 -.8 -5.6 2.8 -5.6 5.2"
            "C-5.6 7.8 -2.6 7.2 0 7.2", TEXT, 0);
    for (int i = 0; i < 4; i++) {
        Paint_ellipse(p, toe[i][0], toe[i][1], 1.9, 2.7);
        p->fill(p, TEXT);
    }
    p->restore(p);
}
static void draw_step(Paint *p)
{
    for (int k = 0; k < 4; k++) {
        double at = 0.125 + k / 4.0;

        p->move(p, 16 * cos((at - 0.06) * TURN),
                   16 * sin((at - 0.06) * TURN));
        p->arc(p, 0, 0, 16, at - 0.06, at + 0.06);
        p->stroke(p, LAMPEDGE, 3);
    }
}
static void draw_tick(Paint *p, bool small)
{
    Paint_path(p, small ? "M-5 -9L-1.5 -5.5L5 -13"
                        : "M-7 .5L-2 5.5L7 -5");
    p->stroke(p, JET, 3);
}

/* render-cell */
static void render_cell(const World *w, const Ui *ui, const Item *item,
                        Paint *p)
{
    Posn at = pointed_circle(w, ui);
    bool pointed = !same_posn(at, NOWHERE) && item->id == ui->hover;
    bool hinted = item->id == ui->hint;

    p->save(p);
    p->shift(p, item->x + item->w / 2, item->y + item->h / 2);
    if (item->look & BLOCKED)
        draw_stone(p, hinted ? item->look | FENCE : item->look);
    else
        /* a disc, and what lies on it */
        {
            int n = item->look / NUMBER;
            bool low = hinted || item->look & WAY;
            double high = n > 99 ? 9 : low ? 10.5 : 13;

            draw_disc(p, w->phase == PLAYING, pointed, hinted);
            if (pointed)
                draw_plan(p);
            else if (item->look & UNDER && w->phase == CAT_WON) {
                Paint_circle(p, 0, 0, 20);
                p->stroke(p, TEXT, 2.5);
            } else if (item->look & UNDER)
                ;                           /* it has the cat */
            else if (hinted)
                draw_tick(p, n > 0);
            else if (item->look & WAY)
                draw_paw(p, 0, n > 0);
            else if (item->look / TRAIL % 8)
                draw_paw(p, item->look / TRAIL % 8, n > 0);
            if (!pointed && !(item->look & UNDER) && n > 0)
                Paint_number(p, n, 0, low ? 7 : 0, high, TEXT, .15 * high);
            if (item->look & STEP)
                draw_step(p);
        }
    p->restore(p);
}

/* input functions */
bool point_in_this_circle(Posn p, double x, double y)
{
    double dx = x - cell_center_x(p), dy = y - cell_center_y(p);

    return dx * dx + dy * dy <= CIRCLE_RADIUS * CIRCLE_RADIUS;
}

/* circle-at-point */
Posn circle_at_point(const World *w, double x, double y)
{
    for (int id = 1; id <= w->size * w->size; id++) {
        Posn p = posn_of(w, id);

        if (is_free(w, p) && point_in_this_circle(p, x, y))
            return p;
    }
    return NOWHERE;
}
bool player_moved(const World *w, const Event *e, Posn at)
{
    return e->kind == RELEASE && e->button == 1
        && w->phase == PLAYING && !w->cats_turn
        && !same_posn(at, NOWHERE) && !same_posn(at, w->cat);
}
void update_world_posn(const World *w, Ui *ui, Posn at)
{
    bool thought = w->phase == PLAYING && !same_posn(at, w->cat);

    ui->ring = false;
    ui->hover = thought ? id_of(w, at) : 0;
}
void clack(const World *w, Ui *ui, const Event *e, Line move)
{
    Posn at = e->kind == LEAVE ? NOWHERE
            : circle_at_point(w, e->x - MARGIN, e->y - MARGIN);

    if (player_moved(w, e, at)) {
        Text_say(move, "block %d %d", at.y + 1, at.x + 1);
        at = NOWHERE;
    }
    update_world_posn(w, ui, at);
}
bool change(const World *w, Ui *ui, const char *key, Line move)
{
    Posn at = posn_of(w, ui->hover);

    if (Text_same(key, "h")) {
        ui->on[WAYS] = !ui->on[WAYS];
    } else if (Text_same(key, "n") && w->phase != PLAYING) {
        ui->on[WAYS] = false;
        ui->hover = 0;
        return false;
    } else if (Text_same(key, "KP_5") && !same_posn(at, NOWHERE)) {
        Text_say(move, "block %d %d", at.y + 1, at.x + 1);
    } else
        return Text_same(key, "n");
    return true;
}
static const char *const lead[8][4] = {     /* as adjacent has them */
    { "KP_7", "Home" }, { "KP_9", "Page_Up", "Prior" },
    { "KP_4", "Left" }, { "KP_6", "Right" },
    { "KP_1", "End"  }, { "KP_3", "Page_Down", "Next" },
    { "KP_8", "Up"   }, { "KP_2", "Down" },     /* of two circles one */
};
static int direction(const World *w, const char *key, Posn from)
{
    int way = -1;
    Posn next[6];

    for (int k = 0; k < 8; k++)
        for (int i = 0; lead[k][i] != NULL; i++)
            way = Text_same(key, lead[k][i]) ? k : way;
    if (way < 6)
        return way;
    way = (way == 6 ? 0 : 4) + from.y % 2;
    adjacent(from, next);
    return in_bounds(next[way], w->size) ? way : way ^ 1;
}
static int neighbor(const void *state, const Ui *ui, int id,
                    const char *key)
{
    const World *w = state;
    Posn at = posn_of(w, id), next[6];
    Posn from = same_posn(at, NOWHERE) ? w->cat : at;
    int way = direction(w, key, from);

    (void)ui;
    if (way < 0)
        return 0;
    adjacent(from, next);
    return id_of(w, in_bounds(next[way], w->size) ? next[way] : from);
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    Text_say(move, "%s", "");
    if (e->key[0])
        return e->kind == KEY && change(state, ui, e->key, move);
    clack(state, ui, e, move);
    return true;
}

/* paint */
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const World *w = state;
    double dx, dy;

    if (item->id != CAT) {
        render_cell(w, ui, item, p);
        return;
    }
    glance(w, ui, &dx, &dy);
    p->save(p);
    p->shift(p, item->x + WHISKERS, item->y + EARS);
    p->scale(p, CAT_SCALE, CAT_SCALE);
    draw_cat(p, w->phase, dx, dy);
    p->restore(p);
}

/* the view */
static void bow(const void *state, const Ui *ui, Item *item)
{
    const World *w = state;

    if (item->id == CAT || item->look & FENCE)
        item->y -= 14 * View_hop(ui, item->x / world_width(w->size));
}
static const Action actions[] = {
    ACTION_SWITCH(WAYS, "ways", N_("Ways out"), "h"),
    ACTION_SWITCH(DISTANCES, "distances", N_("Distances"), "d"),
    ACTION_SWITCH(STEPS, "steps", N_("The cat's possible steps"), "s"),
    ACTION_SWITCH(HOPES, "hope", N_("Hope"), "o"),
    ACTION_SWITCH(VERDICT, "verdict", N_("Won or lost?"), "v"),
    ACTION_NEW, { 0 }
};

static const char *const tells[SWITCHES] = {
    [HOPES] = N_("Hope: 100 on the edge, less where you can hold it. A "
                 "circle without a number is lost to the cat.")
};
static const View view = {
    .title = N_("Chat Noir"),
    .rules = N_(
        "The cat wants to reach the edge. Shut it in.\n"
        "It takes a step after each circle that you block.\n"
        "On the edge it has won. Without a way there it has lost.\n\n"
        "Click on a circle to block it; h shows the shortest ways."),
    .set = N_("Puzzle Games"),
    .comment = N_("Shut the cat in before it finds the edge: "
                  "breadth-first search."),
    .inks = inks, .actions = actions, .tells = tells, .pace = 250,
    .scratch = sizeof(Scene),
    .layout = render_world, .paint = paint, .bow = bow,
    .input = input, .neighbor = neighbor, .icon = icon
};
extern const Player chatnoir_players[], chatnoir_hint[];

const Game the_game = {
    &chatnoir_model, &view, chatnoir_players, chatnoir_hint
};
