/* Made from kit/hand.nw by make tangle: change that, not this. */
/* room.c -- the bodies among the items of a page */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "room.h"
#include "stage.h"

/* the life of a room */
Room *Room_new(void)
{
    Room *r = calloc(1, sizeof *r);

    if (r && !(r->stage = calloc(1, sizeof *r->stage))) {
        free(r);
        return NULL;
    }
    return r;
}
void Room_end(Room *r)
{
    if (!r)
        return;
    for (int k = 0; k < 512; k++)
        free(r->sprite[k].dots);
    free(r->dots);
    free(r->stage);
    free(r);
}

/* where a room is seen from */
static double within(double v, double low, double high)
{
    return v < low ? low : v > high ? high : v;
}
static void walk(Room *r, Camera *c)
{
    Orbit *o = &r->orbit;
    double s, t;

    o->tilt = within(c->tilt + o->tilt, 0, 85) - c->tilt;
    o->field = within(c->field + o->field, fmin(c->field, 10), 90)
             - c->field;
    o->nearer = within(o->nearer, -3, .7);
    s = sine(c->turn + o->turn), t = cosine(c->turn + o->turn);
    c->at[0] += o->x * t - o->y * s;
    c->at[1] += o->x * s + o->y * t;
    c->turn = o->flat ? 0 : c->turn + o->turn;
    c->tilt = o->flat ? 0 : c->tilt + o->tilt;
    c->away *= (1 - o->nearer) * (o->flat ? 20 : 1);
    c->field = (c->field + o->field) / (o->flat ? 20 : 1);
}
void Room_aim(Room *r, const View *v, const void *state, const Ui *ui,
              const Page *page)
{
    r->w = page->w, r->h = page->h;
    r->sight = (Sight){ .solid = r->solid, .color = r->color,
        .shade = JET, .gloss = .5f, .light = { -.56f, .16f, .81f },
        .fill = { -.45f, -.8f, .4f } };
    v->camera(state, ui, &r->sight);
    if (r->sight.reach > 0)
        walk(r, &r->sight.camera);
    r->lens = Lens_of(&r->sight.camera, r->w, r->h);
}
void Room_drag(const Room *r, Item *i, double dx, double dy)
{
    double x, y, at[3] = { i->body.x, i->body.y, i->body.z + .45 };

    if (project(&r->lens, at, &x, &y) > 0
        && unproject(&r->lens, x + dx, y + dy, at[2], at)) {
        i->body.x = (float)at[0];
        i->body.y = (float)at[1];
    }
    i->body.z = (float)at[2];
}

/* the boxes of the bodies */
static Solid spun(Room *r, const Solid *body)
{
    Solid b = *body;
    double turn = b.turn + b.spin * r->now / 1000,
           part = b.shape->fold > 0 ? 360. / b.shape->fold : 3;

    if (b.spin != 0) {
        r->spins = true;
        turn -= part * floor(turn / part);
        b.turn = (float)(3 * floor(turn / 3));
    }
    return b;
}
static int place_of(const Room *r, int id)
{
    int k = 0;

    while (k < r->sight.n && r->id[k] != id)
        k++;
    return k;
}
void Room_lay(Room *r, Page *page)
{
    Sight *s = &r->sight;

    r->spins = false;
    for (int k = s->n = 0; k < page->n && s->n < SOLIDS; k++)
        if (page->item[k].body.shape) {
            r->id[s->n] = page->item[k].id;
            r->solid[s->n++] = spun(r, &page->item[k].body);
        }
    for (int k = 0; k < s->n; k++) {
        Item *i = Page_find(page, r->id[k]);
        Clip box = Stage_box(r->stage, s, r->w, r->h, k, false);

        r->reach[k] = s->reach > 0
            ? Stage_box(r->stage, s, r->w, r->h, k, true) : box;
        i->x = box.x, i->y = box.y, i->w = box.w, i->h = box.h;
    }
    /* lay what hangs in the room */
    for (int k = 0; k < page->n; k++) {
        Item *i = &page->item[k];
        double x, y, at[3] = { i->body.x, i->body.y, i->body.z };

        if (!i->body.shape && i->body.size > 0
            && project(&r->lens, at, &x, &y) > 0)
            i->x = x - i->w / 2, i->y = y - i->h / 2;
    }
}
const Solid *Room_body(const Room *r, int id, Clip *reach)
{
    int k = place_of(r, id);

    k -= k == r->sight.n;           /* more than a room holds */
    *reach = r->reach[k];
    return &r->solid[k];
}

/* what is seen in a room */
bool Room_pick(Room *r, const Page *page, int skip, double x, double y,
               int *id)
{
    Solid held = { 0 };
    int at = place_of(r, skip), k;

    if (at < r->sight.n) {
        held = r->solid[at];
        r->solid[at].shape = NULL;
    }
    k = Stage_pick(r->stage, &r->sight, r->w, r->h, (int)floor(x),
                   (int)floor(y));
    if (at < r->sight.n)
        r->solid[at] = held;
    *id = k >= 0 && Page_find(page, r->id[k])->words[0] ? r->id[k] : 0;
    return k >= 0;
}

/* a room is painted */
static void look_up(Room *r, const Ink *own, Theme theme)
{
    for (int k = 0; k < ROOM_INKS; k++) {
        if (k >= OWN && (!own || !own[k - OWN].name))
            break;
        r->color[k] = Paint_color(own, k, theme);
    }
    r->sight.outline = theme >= CONTRAST ? TEXT : 0;
}
static bool enough_dots(Room *r, Clip c)
{
    size_t n = (size_t)c.w * (size_t)c.h;

    if (c.w > 0 && c.h > 0 && c.w * c.h > r->dots_room) {
        free(r->dots);
        r->dots = malloc(n * sizeof *r->dots);
        r->dots_room = r->dots ? c.w * c.h : 0;
    }
    return c.w > 0 && c.h > 0 && r->dots;
}
void Room_paint(Room *r, const Ink *own, Paint *p)
{
    double fine = r->fine > 0 ? r->fine : 3,
           all[] = { 0, 0, r->w, r->h };
    const double *part = r->part[2] > 0 ? r->part : all;
    Clip c = { (int)floor(part[0] * fine), (int)floor(part[1] * fine),
               (int)ceil(part[2] * fine) + 1,
               (int)ceil(part[3] * fine) + 1 };

    if (!enough_dots(r, c))
        return;
    look_up(r, own, p->theme);
    Stage_set(r->stage, &r->sight, r->w * fine, r->h * fine, c);
    if (r->rows)
        r->rows(r->stage, r->dots);
    else
        Stage_rows(r->stage, r->dots, 0, c.h);
    p->image(p, r->dots, c.w, c.h, c.x / fine, c.y / fine, c.w / fine,
             c.h / fine);
}
enum { MOST_BYTES = 8 << 20, SPRITES = 512 };
static void no_sprites(Room *r)
{
    for (int k = 0; k < SPRITES; k++)
        free(r->sprite[k].dots);
    memset(r->sprite, 0, sizeof r->sprite);
    r->sprite_bytes = 0;
}
static struct Sprite *sprite_of(Room *r, uint64_t what)
{
    size_t at = what % SPRITES, tries = 0;

    while (r->sprite[at].what && r->sprite[at].what != what
           && tries++ < 20)
        at = (at + 1) % SPRITES;
    if (r->sprite[at].what != what
        && (tries > 19 || r->sprite_bytes > MOST_BYTES * 7 / 8)) {
        no_sprites(r);
        at = what % SPRITES;
    }
    return &r->sprite[at];
}
static int side_of(const Room *r, const Solid *b, double fine)
{
    const Mesh *m = Stage_mesh(r->stage, b->shape);
    double far = 0;

    for (int k = 0; k < m->points; k++) {
        Four p = m->point[k] * m->point[k];

        far = fmax(far, p[0] + p[1] + p[2]);
    }
    return (int)ceil(2 * sqrt(far) * b->size * r->lens.scale
                     / r->sight.camera.away * fine) + 4;
}
static void paint_sprite(Room *r, const Solid *b, struct Sprite *s,
                         double fine)
{
    Sight alone = r->sight;
    double x, y, at[3] = { b->x, b->y, b->z };
    Clip c;

    project(&r->lens, at, &x, &y);
    c = (Clip){ (int)floor(x * fine) - s->w / 2,
                (int)floor(y * fine) - s->h / 2, s->w, s->h };
    alone.n = 1, alone.solid = b;
    Stage_set(r->stage, &alone, r->w * fine, r->h * fine, c);
    Stage_rows(r->stage, s->dots, 0, s->h);
}
void Room_sprite(Room *r, const Item *i, const Ink *own, Paint *p)
{
    double fine = r->fine > 0 ? r->fine : 3, x, y;
    int k = place_of(r, i->id);

    /* find the body of this item, where it is seen, and its sprite */
    if (k == r->sight.n)
        return;

    Solid b = r->solid[k], still = b;
    double at[3] = { b.x, b.y, b.z };
    uint64_t what;
    struct Sprite *s;

    still.x = (float)fine, still.y = (float)p->theme, still.z = 0;
    what = Solid_stir(1, &still) | 1;
    s = sprite_of(r, what);
    project(&r->lens, at, &x, &y);
    if (!s->what) {
        s->w = s->h = side_of(r, &b, fine);
        s->dots = malloc((size_t)(s->w * s->h) * sizeof *s->dots);
        if (!s->dots)
            return;
        s->what = what;
        r->sprite_bytes += (size_t)(s->w * s->h) * sizeof *s->dots;
        look_up(r, own, p->theme);
        paint_sprite(r, &b, s, fine);
    }
    p->image(p, s->dots, s->w, s->h,
             floor(x * fine - s->w / 2) / fine,
             floor(y * fine - s->h / 2) / fine,
             s->w / fine, s->h / fine);
}

/* walk around the table */
bool Room_key(Room *r, const char *key)
{
    static const struct { const char *key; Orbit by; } keys[] = {
        /* keys of the table */
        { "Shift-Left", { .turn = -3 } }, { "Shift-Right", { .turn = 3 } },
        { "Shift-Up",   { .tilt = -3 } }, { "Shift-Down",  { .tilt = 3 } },
        { "Ctrl-Left",  { .x =  .1 } },   { "Ctrl-Right",  { .x = -.1 } },
        { "Ctrl-Up",    { .y = -.1 } },   { "Ctrl-Down",   { .y =  .1 } },
        { "equal", { .nearer = 1 / 30. } }, { "minus", { .nearer = -1 / 30. } },
        { "plus",  { .field = -2 } },     { "underscore",  { .field = 2 } },
        { "Home",  { .turn = 0 } },       { "End",         { .flat = true } },
    };
    Orbit *o = &r->orbit;
    size_t k = 0, n = sizeof keys / sizeof *keys;

    while (k < n && !same(keys[k].key, key))
        k++;
    if (k == n || r->sight.reach <= 0)
        return false;
    if (same(key, "Home"))
        *o = (Orbit){ 0 };
    o->turn += keys[k].by.turn, o->tilt += keys[k].by.tilt;
    o->field += keys[k].by.field, o->nearer += keys[k].by.nearer;
    o->x += keys[k].by.x, o->y += keys[k].by.y;
    o->flat = o->flat != keys[k].by.flat;
    return true;
}
void Room_turn(Room *r, double dx, double dy)
{
    r->orbit.flat = false;
    r->orbit.turn -= 180 * dx / r->w;
    r->orbit.tilt -= 90 * dy / r->h;
}
void Room_wheel(Room *r, double steps)
{
    r->orbit.nearer += steps / 15;
}
