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
    if (r)
        r->fine = 3;
    return r;
}
static void no_sprites(Room *r)
{
    while (r->sprites > 0)
        free(r->sprite[--r->sprites].dots);
    r->sprite_bytes = 0;
}
void Room_end(Room *r)
{
    no_sprites(r);
    free(r->dots);
    free(r->stage);
    free(r);
}

/* where a room is seen from */
static void walk(double *by, Camera *c)
{
    double s, t;

    by[TILT] = fmax(0, fmin(c->tilt + by[TILT], 85)) - c->tilt;
    by[NEARER] = fmax(-3, fmin(by[NEARER], .1));
    c->turn += by[TURN], c->tilt += by[TILT];
    s = sine(c->turn), t = cosine(c->turn);
    c->at[0] += by[ASIDE] * t - by[AWAY] * s;
    c->at[1] += by[ASIDE] * s + by[AWAY] * t;
    c->away *= 1 - by[NEARER];
    if ((int)by[FLAT] % 2)
        c->turn = c->tilt = 0, c->away *= 20, c->field /= 20;
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
        walk(r->walked, &r->sight.camera);
    r->lens = Lens_of(&r->sight.camera, r->w, r->h);
}
void Room_drag(const Room *r, Item *i, double dx, double dy)
{
    double x, y, at[3] = { i->body.x, i->body.y, i->body.z + .45 };

    if (Lens_dot(&r->lens, at, &x, &y) > 0
        && Lens_place(&r->lens, x + dx, y + dy, at[2], at)) {
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
static void lay_body(Room *r, Item *i)
{
    int n = r->sight.n++;
    Clip box;

    r->id[n] = i->id;
    r->solid[n] = spun(r, &i->body);
    box = Stage_box(r->stage, n, false);
    r->reach[n] = r->sight.reach > 0 ? Stage_box(r->stage, n, true)
                                     : box;
    i->x = box.x, i->y = box.y, i->w = box.w, i->h = box.h;
}
void Room_lay(Room *r, Page *page)
{
    r->spins = false;
    r->sight.n = 0;
    Stage_aim(r->stage, &r->sight, r->w, r->h);
    for (int k = 0; k < page->n; k++) {
        Item *i = &page->item[k];
        double x, y, at[3] = { i->body.x, i->body.y, i->body.z };

        if (i->body.shape && r->sight.n < SOLIDS)
            lay_body(r, i);
        else if (!i->body.shape && i->body.size > 0
                 && Lens_dot(&r->lens, at, &x, &y) > 0)
            i->x = x - i->w / 2, i->y = y - i->h / 2;
    }
    r->solid[r->sight.n].shape = NULL;
}
const Solid *Room_body(const Room *r, int id, Clip *reach)
{
    *reach = r->reach[place_of(r, id)];
    return &r->solid[place_of(r, id)];
}

/* what is seen in a room */
bool Room_pick(Room *r, const Page *page, int skip, double x, double y,
               int *id)
{
    Solid *held = &r->solid[place_of(r, skip)];
    const Shape *shape = held->shape;
    int k;

    held->shape = NULL;
    k = Stage_pick(r->stage, &r->sight, r->w, r->h, (int)floor(x),
                   (int)floor(y));
    held->shape = shape;
    *id = k >= 0 && Page_find(page, r->id[k])->words[0] ? r->id[k] : 0;
    return k >= 0;
}

/* a room is painted */
static void take_inks(Room *r, const Ink *own, Theme theme)
{
    r->sight.outline = theme >= CONTRAST ? TEXT : 0;
    for (int k = 0; k < ROOM_INKS; k++) {
        if (k >= OWN && (!own || !own[k - OWN].name))
            break;
        r->color[k] = Paint_color(own, k, theme);
    }
}
void Room_paint(Room *r, const Ink *own, Paint *p)
{
    double fine = r->fine, all[] = { 0, 0, r->w, r->h };
    const double *part = r->seen[2] > 0 ? r->part : all;
    Clip c = { (int)floor(part[0] * fine), (int)floor(part[1] * fine),
               (int)ceil((part[2] - part[0]) * fine) + 1,
               (int)ceil((part[3] - part[1]) * fine) + 1 };
    uint32_t *dots = c.w > 0 && c.h > 0 ? realloc(r->dots,
        (size_t)c.w * (size_t)c.h * sizeof *dots) : NULL;

    if (!dots)
        return;
    r->dots = dots;
    take_inks(r, own, p->theme);
    Stage_set(r->stage, &r->sight, r->w * fine, r->h * fine, c);
    if (r->rows)
        r->rows(r->stage, dots, c.h);
    else
        Stage_rows(r->stage, dots, 0, c.h);
    p->image(p, dots, c.w, c.h, c.x / fine, c.y / fine, c.w / fine,
             c.h / fine);
}
static struct Sprite *paint_sprite(Room *r, const Solid *b)
{
    struct Sprite *s = &r->sprite[r->sprites];
    Sight alone = r->sight;
    double x, y, far = Stage_mesh(r->stage, b->shape)->far;
    int side = (int)ceil(2 * sqrt(far) * b->size * r->lens.scale
                         / alone.camera.away * r->fine) + 4;

    s->dots = malloc((size_t)(side * side) * sizeof *s->dots);
    if (!s->dots)
        return NULL;
    r->sprites++;
    r->sprite_bytes += (size_t)(side * side) * sizeof *s->dots;
    s->side = side;
    Lens_dot(&r->lens, (double[]){ b->x, b->y, b->z }, &x, &y);
    alone.n = 1, alone.solid = b;
    Stage_set(r->stage, &alone, r->w * r->fine, r->h * r->fine,
              (Clip){ (int)floor(x * r->fine) - side / 2,
                      (int)floor(y * r->fine) - side / 2, side, side });
    Stage_rows(r->stage, s->dots, 0, side);
    return s;
}
static struct Sprite *sprite_of(Room *r, const Solid *b,
                                const Ink *own, Theme theme)
{
    Solid still = *b;
    struct Sprite *s = r->sprite;
    uint64_t what;

    still.x = (float)r->fine, still.y = (float)theme, still.z = 0;
    what = Solid_stir(1, &still);
    while (s < r->sprite + r->sprites && s->what != what)
        s++;
    if (s < r->sprite + r->sprites)
        return s;
    if (r->sprites == SPRITES || r->sprite_bytes > 7 << 20)
        no_sprites(r);
    take_inks(r, own, theme);
    s = paint_sprite(r, b);
    if (s)
        s->what = what;
    return s;
}
void Room_sprite(Room *r, const Item *i, const Ink *own, Paint *p)
{
    const Solid *b = &r->solid[place_of(r, i->id)];
    const struct Sprite *s = b->shape && b->size > .01f
                             ? sprite_of(r, b, own, p->theme) : NULL;
    double x, y, fine = r->fine;

    if (!s)
        return;
    Lens_dot(&r->lens, (double[]){ b->x, b->y, b->z }, &x, &y);
    p->image(p, s->dots, s->side, s->side,
             (floor(x * fine) - s->side / 2) / fine,
             (floor(y * fine) - s->side / 2) / fine,
             s->side / fine, s->side / fine);
}

/* walk around the table */
bool Room_key(Room *r, const char *key)
{
    static const struct { const char *key; int what; double by; }
    keys[] = {
        /* keys of the table */
        { "Shift-Left", TURN, -3 },     { "Shift-Right", TURN, 3 },
        { "Shift-Up", TILT, -3 },       { "Shift-Down", TILT, 3 },
        { "Ctrl-Left", ASIDE, .1 },     { "Ctrl-Right", ASIDE, -.1 },
        { "Ctrl-Up", AWAY, -.1 },       { "Ctrl-Down", AWAY, .1 },
        { "equal", NEARER, 1 / 30. },   { "minus", NEARER, -1 / 30. },
        { "plus", NEARER, 1 / 30. },    { "underscore", NEARER, -1 / 30. },
        { "Home", TURN, 0 },            { "End", FLAT, 1 },
    };
    size_t k = 0, n = sizeof keys / sizeof *keys;

    while (k < n && !Text_same(keys[k].key, key))
        k++;
    if (k == n || r->sight.reach <= 0)
        return false;
    r->walked[keys[k].what] += keys[k].by;
    if (Text_same(key, "Home"))
        memset(r->walked, 0, sizeof r->walked);
    return true;
}
void Room_turn(Room *r, double dx, double dy)
{
    r->walked[FLAT] = 0;
    r->walked[TURN] -= 180 * dx / r->w;
    r->walked[TILT] -= 90 * dy / r->h;
}
