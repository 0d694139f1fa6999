/* Made from games/jewel.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "game.h"
#include "grid-view.h"
#include "jewel.h"

/* inks */
enum { VELVET = OWN, BODIES, WELL = BODIES + TYPES, PLENTY, LITTLE,
       LAST };
static const Ink inks[] = {
    { "velvet", 0x33305A, 0x2A2850, 0x000000, 0xFFFFFF },
    { "white",  0xEDE4D6, 0xEDE4D6, 0xFFFFFF, 0xFFFFFF },
    { "orange", 0xE9A13B, 0xE9A13B, 0xFF9A00, 0xE08000 },
    { "yellow", 0xE8D65C, 0xE8D65C, 0xFFF000, 0xE8D000 },
    { "violet", 0xB98FE6, 0xB98FE6, 0xD090FF, 0xA060E0 },
    { "green",  0x3C9A78, 0x3C9A78, 0x00C060, 0x009050 },
    { "red",    0xC5384F, 0xC5384F, 0xFF3040, 0xD02030 },
    { "blue",   0x2F64B8, 0x2F64B8, 0x4080FF, 0x2050C0 },
    { "well",   0x1F1D42, 0x191736, 0x202020, 0x404040 },
    { "plenty", 0x2E8B69, 0x3C9A78, 0x00C060, 0x007040 },
    { "little", 0xD9A520, 0xE8C84A, 0xFFE000, 0xB08000 },
    { "last",   0xC5384F, 0xE0566A, 0xFF4050, 0xC00020 },
    { NULL, 0, 0, 0, 0 }
};

/* measures */
enum { CELL = 60, RIM = 14, LEFT = 132,
       WIDE = LEFT + 2 * RIM + 8 * CELL, HIGH_UP = 2 * RIM + 8 * CELL };
enum { LETTER = 200, NOTICE = 399, FRAME, DIAL, SCORE, LEVEL, MOVES,
       WON };
#define FIELD 1.61690

/* seven bodies */
static Four corner(int k)
{
    const float high = .4472136f, out = .8944272f;
    float up = k < 6 ? 1 : -1;
    int j = k < 6 ? k - 1 : k - 6;
    double angle = 72 * j + (up < 0 ? 36 : 0);

    if (k == 0 || k == 11)
        return (Four){ 0, 0, k ? -1 : 1, 0 };
    return (Four){ out * (float)cosine(angle), out * (float)sine(angle),
                   up * high, 0 };
}
static void icosahedron(Mesh *m)
{
    Four at[12];

    for (int k = 0; k < 12; k++)
        at[k] = corner(k);
    Mesh_hull(m, 0, 12, at);
}
static void football(Mesh *m)
{
    Four at[AROUND];
    int n = 0;

    for (int k = 0; k < 12 * 12; k++) {
        Four a = corner(k / 12), b = corner(k % 12), c = a * b;

        if (k / 12 != k % 12 && c[0] + c[1] + c[2] > 0 && n < AROUND)
            at[n++] = (a * 2 + b) * .3833f;
    }
    Mesh_hull(m, 0, n, at);
}
static void cube(Mesh *m)
{
    Four at[24];

    for (int k = 0; k < 24; k++) {
        at[k] = (Four){ 0, 0, 0, 0 };
        for (int i = 0; i < 3; i++)
            at[k][i] = (i == k / 8 ? .76f : .6f)
                     * (k >> i & 1 ? -1 : 1);
    }
    Mesh_hull(m, 0, 24, at);
}
static void pyramid(Mesh *m)
{
    Mesh_hull(m, 0, 5, (Four[]){ { .95f, 0, -.6f }, { -.95f, 0, -.6f },
        { 0, .95f, -.6f }, { 0, -.95f, -.6f }, { 0, 0, 1 } });
}
static const Lathe drum = { (const Ring[]){
    { .66f, -.8f, 0, 0 }, { .74f, -.72f, 0, 0 },
    { .74f, .72f, 0, 0 }, { .66f, .8f, 0, 0 } },
    4, 24, .facets = false };
static const Lathe brilliant = { (const Ring[]){
    { 0, -.95f, 0, 0 }, { 1, .25f, 0, 0 }, { .62f, .62f, 0, 0 } },
    3, 8, .facets = true };
static void sphere(Mesh *m)
{
    Ring r[7];

    for (int k = 0; k < 7; k++)
        r[k] = (Ring){ k % 6 ? .92f * (float)sine(30 * k) : 0,
                       -.92f * (float)cosine(30 * k), 0, false };
    Mesh_turn(m, &(Lathe){ r, 7, 12, 0, 0, false, true });
}
const Shape jewel_shapes[TYPES] = {
    { "football", football, 5, NULL }, { "cube", cube, 4, NULL },
    { "pyramid", pyramid, 4, NULL },
    { "icosahedron", icosahedron, 5, NULL },
    { "drum", NULL, 24, &drum }, { "brilliant", NULL, 8, &brilliant },
    { "sphere", sphere, 12, NULL }
};

/* the camera */
static void camera(const void *state, const Ui *ui, Sight *sight)
{
    (void)state, (void)ui;
    sight->camera = (Camera){ { WIDE / 2. / CELL, -HIGH_UP / 2. / CELL,
                                0 }, 0, 0, 300, FIELD };
    sight->gloss = .7f;
    sight->light = (Four){ -.45f, .6f, .75f, 0 };
    sight->fill = (Four){ .5f, -.8f, .1f, 0 };
}

/* a jewel */
static Solid body(const Jewel *s, Gem g, double row, int column)
{
    return (Solid){
        .shape = &jewel_shapes[shape_of(s, g) % TYPES],
        .x = (float)(LEFT + RIM) / CELL + (float)column + .5f,
        .y = -(float)RIM / CELL - (float)row - .5f,
        .turn = 21, .tilt = 58, .size = .43f,
        .spin = s->match < HIGH ? 45 : 0,
        .ink = { BODIES + color_of(s, g) % TYPES }
    };
}
static const char *const shapes[] = { N_("football"), N_("cube"),
    N_("pyramid"), N_("icosahedron"), N_("drum"), N_("brilliant"),
    N_("sphere") };
static const char *const colors[] = { N_("white"), N_("orange"),
    N_("yellow"), N_("violet"), N_("green"), N_("red"), N_("blue") };
static void describe(const Jewel *s, Item *i, int cell)
{
    Gem g = BOARD(s)[cell];
    const char *shape = _(shapes[shape_of(s, g) % TYPES]),
               *color = _(colors[color_of(s, g) % TYPES]);
    Text out = Grid_words((Grid){ SIDE, SIDE }, cell, i->words);

    Text_tell(&out, "%s, %s", by_color(s) ? color : shape,
              by_color(s) ? shape : color);
    Text_say(i->drop, "with %d %d", cell / SIDE + 1, cell % SIDE + 1);
}
static void add_jewel(const Jewel *s, const Ui *ui, Page *page,
                      int cell, const bool *can)
{
    bool gone = s->gone >> cell & 1;
    int id = s->id[CELLS + cell], r = cell / SIDE, c = cell % SIDE;
    Item *i = Page_add(page, id, LEFT + RIM + c * CELL, RIM + r * CELL,
                       CELL, CELL);

    i->body = body(s, BOARD(s)[cell], r, c);
    i->body.size = gone ? .001f : ui->hover == id ? .46f : .43f;
    i->body.glow = ui->hover == id ? .14f : 0;
    i->round = true;
    if (gone)
        return;
    describe(s, i, cell);
    i->click = BEGINS;
    if (s->phase == WAITING && can[cell])
        Text_say(i->move, "swap %d %d", r + 1, c + 1);
    else if (s->phase == WAITING)
        i->futile = _("No three of a kind would stand in a line.");
}

/* the page */
static void add_number(Page *page, int id, double y, int n,
                       const char *words)
{
    Item *i = Page_add(page, id, 8, y, LEFT - 16,
                       id == MOVES ? 90 : 62);

    i->look = n;
    if (n >= 0)
        Text_say(i->words, words, n);
}
static void add_badge(const Jewel *s, Page *page)
{
    double x = 0, y = 0;
    int n = 0;
    Item *i;

    for (int k = 0; k < CELLS; k++)
        if (s->gone >> k & 1)
            x += k % SIDE, y += k / SIDE, n++;
    i = Page_add(page, WON + s->score % 64, LEFT / 2 - 23, 226, 46, 22);
    i->look = s->won;
    if (n > 0) {
        i->x = LEFT + RIM + (x / n + .5) * CELL - 36;
        i->y = RIM + (y / n + .5) * CELL - 17;
        i->w = 72, i->h = 34;
    }
}
static int sectors(const Jewel *s)
{
    return s->life <= 0 ? 0 : s->life >= FULL ? 24
         : (s->life * 24 + FULL - 1) / FULL;
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Jewel *s = state;
    Swap all[SWAPS];
    bool can[CELLS] = { false };
    int n = s->phase == WAITING ? swaps(BOARD(s), all)
          : dead(s) ? 0 : -1;

    for (int k = 0; k < n; k++)
        can[all[k].a] = can[all[k].b] = true;
    page->w = WIDE, page->h = HIGH_UP;
    Page_add(page, FRAME, LEFT, 0, WIDE - LEFT, HIGH_UP);
    /* the clock and the numbers */
    if (s->clock) {
        Item *i = Page_add(page, DIAL, 14, 14, 104, 104);

        i->look = sectors(s);
        i->round = true;
        Text_say(i->words, _("clock: %d of 24"), i->look);
    }
    add_number(page, SCORE, 160, s->score, _("score %d"));
    add_number(page, LEVEL, 260, s->level, _("level %d"));
    if (s->phase != ENDED)
        add_number(page, MOVES, 330, n, _("swaps left %d"));
    for (int k = 0; k < CELLS; k++)
        add_jewel(s, ui, page, k, can);
    for (int k = 0; k < CELLS; k++)
        if (s->gem[k] != NONE) {
            Item *i = Page_add(page, s->id[k], LEFT + RIM
                + k % SIDE * CELL, 0, CELL, RIM);

            i->body = body(s, s->gem[k], -.6, k % SIDE);
            i->body.size = .001f;
        }
    /* letters beside the jewels */
    for (int k = 0; k < CELLS && ui->on[0]; k++)
        if (!(s->gone >> k & 1)) {
            int id = s->id[CELLS + k];
            bool held = ui->held == id;

            Page_add(page, LETTER + id,
                LEFT + RIM + k % SIDE * CELL + (held ? ui->dx : 0),
                RIM + k / SIDE * CELL + (held ? ui->dy : 0), CELL, CELL)
                ->look = BOARD(s)[k];
        }
    if (s->won > 0)
        add_badge(s, page);
    if (dead(s))
        Page_add(page, NOTICE, LEFT + RIM + CELL, RIM + 3.5 * CELL,
                 6 * CELL, CELL);
}

/* arrows */
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    static const char *const keys[] = { "Left", "Right", "Up", "Down" };
    static const int row[] = { 0, 0, -1, 1 },
                     column[] = { -1, 1, 0, 0 };
    const Jewel *s = state;
    int at = 0, k = 0;

    while (k < 4 && !(e->kind == KEY && Text_same(e->key, keys[k])))
        k++;
    while (at < CELLS && s->id[CELLS + at] != ui->held)
        at++;
    if (k == 4 || at == CELLS || ui->held == 0
        || Grid_cell((Grid){ SIDE, SIDE }, at / SIDE + 1 + row[k],
                     at % SIDE + 1 + column[k]) < 0)
        return false;
    Text_say(move, "swap %d %d with %d %d", at / SIDE + 1,
             at % SIDE + 1,
             at / SIDE + 1 + row[k], at % SIDE + 1 + column[k]);
    return true;
}

/* in ink */
static void paint_board(const Jewel *s, const Ui *ui, const Item *i,
                        Paint *p)
{
    Paint_round(p, i->x, i->y, i->w, i->h, 16);
    p->fill(p, VELVET);
    for (int k = 0; k < CELLS; k++) {
        double x = i->x + RIM + k % SIDE * CELL,
               y = i->y + RIM + k / SIDE * CELL;
        int id = s->id[CELLS + k];
        bool held = id == ui->held, lit = id == ui->hint
                                         || id == ui->goal;

        for (int pass = 0; pass < (lit || held ? 2 : 1); pass++) {
            Paint_round(p, x + 2.5, y + 2.5, CELL - 5, CELL - 5, 9);
            if (pass)
                p->stroke(p, lit ? LAMP : CHALK, lit ? 5 : 3);
            else
                p->fill(p, WELL);
        }
    }
}
static void paint_dial(const Item *i, Paint *p)
{
    double x = i->x + i->w / 2, y = i->y + i->h / 2, r = i->w / 2;
    int ink = i->look > 4 ? PLENTY : i->look > 1 ? LITTLE : LAST;

    for (int k = 0; k < 24; k++) {
        double from = k / 24. - .25, to = from + 1 / 30.;

        p->move(p, x, y);
        p->arc(p, x, y, k < i->look ? r : r * .8, from, to);
        p->close(p);
        p->fill(p, k < i->look ? ink : HAIR);
    }
}
static void paint_number(const Item *i, Paint *p)
{
    static const char *const names[] = {
        N_("SCORE"), N_("LEVEL"), N_("SWAPS LEFT") };
    const char *name = _(names[i->id - SCORE]);
    const char *gap = strchr(name, ' ');
    double x = i->x + i->w / 2, foot = i->y + i->h;
    Line n;

    if (gap) {
        Text_say(n, "%.*s", (int)(gap - name), name);
        p->text(p, n, x, foot - 73, 15, CENTERED, PLAIN, QUIET);
    }
    p->text(p, gap ? gap + 1 : name, x, foot - 46, 15, CENTERED, PLAIN,
            QUIET);
    Text_say(n, "%d", i->look);
    if (i->look >= 0)
        p->text(p, n, x, foot - 12, 32, CENTERED, PLAIN, TEXT);
}
static void paint_badge(const Item *i, Paint *p)
{
    Line n;

    Text_say(n, "+%d", i->look);
    Paint_round(p, i->x, i->y, i->w, i->h, i->h / 2);
    p->fill(p, WELL);
    p->text(p, n, i->x + i->w / 2, i->y + i->h * .77, i->h * .75,
            CENTERED, PLAIN, CHALK);
}
static void paint_notice(const Item *i, Paint *p)
{
    Paint_round(p, i->x, i->y, i->w, i->h, 14);
    p->fill(p, WELL);
    p->text(p, _("No swap is left: all new."), i->x + i->w / 2,
            i->y + i->h * .63, 24, CENTERED, PLAIN, CHALK);
}
static void paint_letter(const Jewel *s, const Item *i, Paint *p)
{
    char text[2] = { "FCPIDBS"[shape_of(s, (Gem)i->look) % TYPES], 0 };

    if (by_color(s))
        text[0] = "WOYVGRB"[color_of(s, (Gem)i->look) % TYPES];
    Paint_round(p, i->x + 4, i->y + CELL - 23, 19, 19, 6);
    p->fill(p, WELL);
    p->text(p, text, i->x + 13.5, i->y + CELL - 8, 15, CENTERED, PLAIN,
            CHALK);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id == FRAME)
        paint_board(state, ui, i, p);
    else if (i->id == NOTICE)
        paint_notice(i, p);
    else if (i->id == DIAL)
        paint_dial(i, p);
    else if (i->id >= WON)
        paint_badge(i, p);
    else if (i->id >= SCORE)
        paint_number(i, p);
    else
        paint_letter(state, i, p);
}

/* the view */
static void icon(Paint *p)
{
    Paint_path(p, "M14 14L34 14L41 22L24 41L7 22Z");
    p->fill(p, CHALK);
    Paint_path(p, "M14 14L18 22L24 41L30 22L34 14M7 22L41 22"
                  "M18 22L24 14L30 22");
    p->stroke(p, JET, 1.6);
}
static const Action actions[] = {
    ACTION_SWITCH(0, "letters", N_("Show letters"), "l"),
    ACTION_NEW,
    ACTION(PLAYS, "stop", N_("End the game"), "e"), { 0 }
};
static void bow(const void *state, const Ui *ui, Item *i)
{
    double far = hypot(i->x - LEFT - RIM - 3.5 * CELL,
                       i->y - RIM - 3.5 * CELL);

    (void)state;
    i->body.size *= (float)(1 + .25 * View_hop(ui, far / (5 * CELL)));
}
static int wait(const void *state, int seat)
{
    (void)seat;
    return dead(state) ? 2000 : 150;
}
static const View view = {
    .title = N_("Jewel"),
    .rules = N_(
        "Swap two jewels side by side: three or more of a kind\n"
        "in a line vanish, and wind the clock.\n"
        "Each level, the clock runs faster.\n\n"
        "Drag a jewel onto its neighbor, or click both."),
    .set = N_("Puzzle Games"),
    .comment = N_("Three of a kind, against the clock. An idea about "
                  "solids and light."),
    .inks = inks, .actions = actions, .plain = 1, .wait = wait,
    .layout = layout, .paint = paint, .bow = bow, .input = input,
    .camera = camera, .icon = icon,
};
const Game the_game = {
    &jewel_model, &view, jewel_players, jewel_hint
};
