/* Made from games/checkers.nw by make tangle: change that, not this. */
#include <string.h>
#include "checkers.h"
#include "game.h"

/* places */
enum { SQUARE = 100, SLAB = 200, TAG = 300, MARK = BELTS - 1 };
enum { NUMBERS, FLAT, TURNED };             /* places in ui->on */
enum { WOOD = OWN, DARKWOOD, SIDE, REDS, REDRING, BLACKS, BLACKRING,
       GOLD, LAST, HINT, FIGURES };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "wood",      0xF0DDBC, 0xC4A77C, 0xFFFFFF, 0x000000 },
    { "darkwood",  0xC89A62, 0xB08A5C, 0xD0D0D0, 0x404040 },
    { "side",      0x8A5A34, 0x5E4028, 0x606060, 0x404040 },
    { "red",       0x8E1F38, 0x8A2A40, 0xFFFFFF, 0xFFFFFF },
    { "redring",   0xF3DCC0, 0xF3DCC0, 0x000000, 0x000000 },
    { "black",     0x26252F, 0x22212C, 0x000000, 0x000000 },
    { "blackring", 0xC9C2D6, 0xC9C2D6, 0xFFFFFF, 0xFFFFFF },
    { "gold",      0xE8B548, 0xE8B548, 0x707070, 0x707070 },
    { "last",      0x3D6586, 0x22445E, 0x000000, 0xFFFFFF },
    { "hint",      0x1B5FC0, 0x7CC0FF, 0x1565FF, 0xFFFFFF },
    { "figures",   0x2A1A0C, 0x1A0F06, 0x000000, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};
static const Ring man_rings[] = {
    { .36f, 0, 0, 0 }, { .385f, .025f, 0, 0 }, { .385f, .15f, 0, 0 },
    { .37f, .185f, 0, 0 }, { .34f, .2f, 0, 0 }, { .31f, .2f, 1, 0 },
    { .28f, .2f, 0, 0 }, { .27f, .185f, 0, 0 }, { .19f, .185f, 2, 0 },
    { .15f, .185f, 0, 0 }, { .1f, .185f, 3, 0 }, { 0, .185f, 3, 0 }
}, king_rings[] = {
    { .36f, 0, 0, 0 }, { .385f, .025f, 0, 0 }, { .385f, .17f, 1, 0 },
    { .365f, .19f, 1, 0 }, { .385f, .21f, 0, 0 },
    { .385f, .35f, 0, 0 }, { .37f, .385f, 0, 0 }, { .35f, .4f, 2, 0 },
    { .31f, .47f, 2, 0 }, { .26f, .47f, 2, 0 }, { .23f, .4f, 0, 0 },
    { .1f, .4f, 2, 0 }, { 0, .43f, 2, 0 }
};
static const Ring square_rings[] = {
    { .5f, 0, 0, 1 }, { .47f, 0, MARK, 1 }, { .41f, 0, 0, 1 },
    { 0, 0, 0, 0 }
}, slab_rings[] = {
    { 4.3f, -.45f, 1, 1 }, { 4.3f, -.06f, 0, 1 },
    { 4.26f, -.02f, 0, 1 }, { 4.2f, 0, 0, 1 }, { 4, -.02f, 0, 1 },
    { 0, -.02f, 0, 0 }
};
static const Shape
    man_shape = { "man", NULL, 0, &(Lathe){ .ring = man_rings,
                  .rings = 12, .sides = 32 } },
    king = { "king", NULL, 0, &(Lathe){ .ring = king_rings,
             .rings = 13, .sides = 32 } },
    square = { "square", NULL, 4, &(Lathe){ .ring = square_rings,
               .rings = 4, .sides = 8, .open = true } },
    slab = { "slab", NULL, 4, &(Lathe){ .ring = slab_rings,
             .rings = 6, .sides = 8, .open = true } };
static Solid body_of(const Men *m, int man)
{
    bool red = seat_of(man) == RED;
    int at = m->at[man];
    int ink = red ? REDS : BLACKS, ring = red ? REDRING : BLACKRING;

    return (Solid){ m->king[man] ? &king : &man_shape,
        at ? (float)column_of(at) + .5f
           : .37f + .66f * (float)(man % 12),
        at ? (float)row_of(at) + .5f : red ? 9.1f : -1,
        at ? 0 : -.45f, .size = 1.08f, .ink = { ink, ring, m->king[man]
            ? GOLD : red ? ink : ring, red ? ring : ink } };
}
static Item *put(Page *page, int id, Solid body)
{
    Item *item = Page_add(page, id, 0, 0, 0, 0);

    item->body = body;
    item->round = true;
    return item;
}

/* the page */
static void describe_man(const Checkers *c, int man, const Ui *ui,
                         bool jumps, Item *item)
{
    static const char *const names[] = {
        N_("square %d: Red, man"), N_("square %d: Red, king"),
        N_("square %d: Black, man"), N_("square %d: Black, king")
    };
    const Men *m = &c->men;

    if (m->at[man] == OFF)
        return;
    Text_say(item->words, _(names[2 * (man / 12) + m->king[man]]),
             m->at[man]);
    Text_say(item->drop, "to %d", m->at[man]);
    item->click = BEGINS;
    if (c->over || c->deal || c->offered)
        return;
    item->futile = frozen(c, man);
    if (!item->futile)
        Text_say(item->move, jumps ? "jump %d" : "move %d",
                 m->at[man]);
    item->body.glow = ui->hint == item->id ? .3f : item->futile ? 0
        : ui->hover == item->id ? .12f : jumps ? .06f : 0;
}
static void lay_square(const Checkers *c, int at, const Ui *ui,
                       bool jumps, Page *page)
{
    int man = man_on(&c->men, at);
    bool hint = ui->goal == SQUARE + at || ui->hint == SQUARE + at
             || (man != NONE && ui->hint == 1 + man),
         lit = jumps && man != NONE && !frozen(c, man);
    Item *item = put(page, SQUARE + at, (Solid){ &square,
        (float)column_of(at) + .5f, (float)row_of(at) + .5f, .size = 1,
        .ink = { hint ? HINT : DARKWOOD, 0, 0, lit ? LAMP
                 : c->from && (at == c->from || at == c->to) ? LAST
                 : DARKWOOD }, .flat = true });

    Text_say(item->drop, "to %d", at);
    if (man == NONE)
        Text_say(item->words, _("square %d: empty"), at);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Checkers *c = state;
    bool jumps = !c->over && !c->deal && must_take(&c->men);
    float right = ui->on[TURNED] ? .15f : .85f;

    page->w = 520, page->h = ui->on[FLAT] ? 650 : 560;
    put(page, SLAB, (Solid){ &slab, 4, 4, .size = 1,
                             .ink = { WOOD, SIDE }, .flat = true });
    for (int at = 1; at <= 32; at++)
        lay_square(c, at, ui, jumps, page);
    for (int man = 0; man < MEN; man++)
        describe_man(c, man, ui, jumps,
                     put(page, 1 + man, body_of(&c->men, man)));
    for (int k = 1; k <= 32 && ui->on[NUMBERS]; k++)
        Page_add(page, TAG + k, 0, 0, 20, 14)->body = (Solid){ NULL,
            (float)column_of(k) + right, (float)row_of(k) + 1 - right,
            .size = 1 };
}
static void camera(const void *state, const Ui *ui, Sight *sight)
{
    double far = ui->on[FLAT] ? 20 : 1;

    (void)state;
    sight->camera = (Camera){ { 4, 4, 0 }, ui->on[TURNED] ? 180 : 0,
        ui->on[FLAT] ? 0 : 35, far * 60,
        (ui->on[FLAT] ? 10.65 : 9.3) / far };
    sight->middle[0] = sight->middle[1] = 4;
    sight->reach = 7;
    sight->ground = -.45f;
}

/* the view */
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    Line text;

    (void)state, (void)ui;
    Text_say(text, "%d", item->id - TAG);
    p->text(p, text, item->x + item->w / 2, item->y + 11, 11, CENTERED,
            PLAIN, FIGURES);
}
static void bow(const void *state, const Ui *ui, Item *i)
{
    const Checkers *c = state;
    int man = i->id - 1;

    if (man >= 0 && man < 24 && man / 12 + 1 == c->over
        && c->men.at[man] != OFF)
        i->body.z += (float)(.7 * View_hop(ui, man % 12 / 11.));
}
static void icon(Paint *p)
{
    static const int ink[] = { REDS, REDRING, REDS };

    for (int k = 0; k < 8; k++) {
        if (k < 6)
            Paint_ellipse(p, 24, 34 - 5 * (k / 2), 15, 6.5);
        else
            Paint_path(p, "M14 21L12 9L19 14L24 7L29 14L36 9L34 21Z");
        if (k % 2 == 0)
            p->stroke(p, JET, 3);
        else
            p->fill(p, k < 6 ? ink[k / 2] : GOLD);
    }
}
static const Action actions[] = {
    ACTION(PLAYS, "offer", N_("Offer a draw"), "d"),
    ACTION(PLAYS, "accept", N_("Accept the draw"), "a"),
    ACTION(PLAYS, "decline", N_("Decline the draw"), "x"),
    ACTION(PLAYS, "resign", N_("Resign"), ""),
    ACTION_SWITCH(NUMBERS, "numbers", N_("Numbers of the squares"),
                  "u"),
    ACTION_SWITCH(FLAT, "flat", N_("Flat, from above"), "f"),
    ACTION_SWITCH(TURNED, "turned", N_("From Black's side"), "b"),
    ACTION_NEW, { 0 }
};
static const View view = {
    .title = N_("Checkers"), .set = N_("Board Games"),
    .rules = N_(
        "Men step forward along diagonals, kings backward, too.\n"
        "Who can jump must, and must jump on with the same man.\n"
        "Who cannot move has lost.\n\n"
        "Drag a man, or click it and then a square."),
    .comment = N_("Jump or be jumped. All men of a side fit into one "
                  "number."),
    .inks = inks, .actions = actions, .pace = 600,
    .plain = 1 << NUMBERS | 1 << FLAT | 1 << TURNED,
    .table = "checkers-4", .table_size = NUMBERS4,
    .layout = layout, .paint = paint, .camera = camera, .bow = bow,
    .icon = icon,
};
extern const Player checkers_players[], checkers_hint[];

const Game the_game = { &checkers_model, &view, checkers_players,
                        checkers_hint };
