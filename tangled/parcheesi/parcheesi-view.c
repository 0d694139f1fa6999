/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "parcheesi.h"

/* inks and measures */
enum { MIDDLE = 400, LANE = 52, CELL = 37, HUB = 78, PLATE = 390,
       WIDE = 800, HIGH = 806, CORNER = 226, HOUSE_R = 139, UNIT = 60 };
/* ids: pawns have 1 .. 16 */
enum { DIE = 20, COIN = 24, SQUARE = 100, CAPSULE = 200, YARD = 220,
       DONE_PLATE = 230, SLAB, DICE_CARD, VERDICT };
enum { STATISTICS };                    /* places in ui->on */
enum { AIM = 1, PRIZE = 2, BLAME = 4 };         /* of a cell */
#define FIELD 2.56507
#define LEAN 24
#define UPRIGHT .913545                 /* cosine of LEAN */
enum { WOOD = OWN, WOODFOOT, TILE, REST, RESTLINE, BONE, PALEBONE,
       HUES };
enum { PALE, BODY, DEEP, SHINE, SIGN, HUE };    /* of a color */
#define COLOR(n, pale, dusk, c1, c2, body, night, deep, dark, sh, dim, \
              sign) \
    { n "pale", pale, dusk, 0xFFFFFF, 0x000000 }, \
    { n, body, night, c1, c2 }, \
    { n "deep", deep, dark, 0x000000, 0xFFFFFF }, \
    { n "shine", sh, dim, c1, c2 }, \
    { n "sign", sign, sign, 0xFFFFFF, 0x000000 }
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "wood",     0xEBDCBE, 0x6E5A3E, 0xFFFFFF, 0x000000 },
    { "woodfoot", 0xB59C72, 0x4A3A24, 0x000000, 0xFFFFFF },
    { "tile",     0xFFFBF1, 0xD8CCB4, 0xE0E0E0, 0x303030 },
    { "rest",     0xDED5EC, 0xA79ABF, 0xE0E0E0, 0x303030 },
    { "restline", 0x5B4382, 0x3A2A58, 0x000000, 0xFFFFFF },
    { "bone",     0xFFFDF8, 0xF3EDDF, 0xFFFFFF, 0xFFFFFF },
    { "palebone", 0xCFC8BA, 0xA79F90, 0xC0C0C0, 0x909090 },
    COLOR("green", 0xC3DFCF, 0x35594B, 0x006040, 0x60E0A0, 0x3C9A78,
          0x3C9A78, 0x1C5A46, 0x12382C, 0xB4D5BE, 0x9CC8AE, 0xFFFAEB),
    COLOR("red", 0xF0C9C4, 0x66383E, 0xA00020, 0xFF8090, 0xB93A4C,
          0xC04A5A, 0x701A2C, 0x4A101C, 0xE5B1AF, 0xDCA4A4, 0xFFFAEB),
    COLOR("blue", 0xC6D4EF, 0x34456E, 0x0030A0, 0x80B0FF, 0x3A64B8,
          0x4C76C8, 0x1C3470, 0x10204A, 0xB4C1D8, 0xA8BADC, 0xFFFAEB),
    COLOR("yellow", 0xF6E3AE, 0x66562A, 0x7A5200, 0xFFE040, 0xE6B93C,
          0xE6B93C, 0x84590A, 0x5A3C04, 0xF8E6B4, 0xF4DEA0, 0x4A3206),
    { NULL, 0, 0, 0, 0 }
};
static int hue(int color, int which)
{
    return HUES + HUE * color + which;
}

/* places on the page */
static Corner turned(int arm, double x, double y)
{
    static const int c[] = { 1, 0, -1, 0 }, s[] = { 0, -1, 0, 1 };

    return (Corner){ MIDDLE + c[arm] * x - s[arm] * y,
                     MIDDLE + s[arm] * x + c[arm] * y };
}
static Corner cell_at(int color, int step, double aside, int *arm)
{
    int q = square_of(color, step), k = q % 17;
    double lane = k == 0 ? 0 : k <= 8 ? LANE : -LANE,
           out = k == 0 ? 7.5 : k <= 8 ? 8.5 - k : k - 8.5;

    *arm = (q / 17 + (k > 8)) & 3;
    if (step > EXIT) {
        *arm = color;
        lane = 0;
        out = step == HOME ? -.55 : 6.5 - (step - ROW);
    }
    return turned(*arm, lane + aside, HUB + out * CELL);
}
static Item *set_out(const Parcheesi *s, int c, int i, Page *page)
{
    int at = s->b.at[c][i], all = pawns_on(s->b.at[c], at), arm;
    double off = -.5 * (all - 1), r = at == START ? 20 : at == HOME
               || all > 1 ? 12.6 : 16;
    Corner p;

    for (int j = 0; j < i; j++)
        off += s->b.at[c][j] == at;
    p = at == START ? turned(c, CORNER, CORNER)
        : cell_at(c, at, off * (at == HOME ? 30 : 25), &arm);
    if (at == START)
        p.x += 56 * i - 84, p.y -= 39;
    return Page_add(page, 1 + PAWNS * c + i, p.x - r, p.y - 1 - r,
                    2 * r, 2 * r);
}
static int way(const void *state, const Item *from, const Item *to,
               Corner *via)
{
    int n = 0, c = (to->id - 1) / PAWNS, arm;
    int t = from->look, end = to->look, by = end > t ? 1 : -1;

    (void)state;
    if (to->id > COLORS * PAWNS || t == START || end == START)
        return 0;
    for (t += by; (end - t) * by > 0 && n < CORNERS; t += by) {
        Corner p = cell_at(c, t, 0, &arm);

        via[n++] = (Corner){ p.x - to->w / 2, p.y - 1 - to->h / 2 };
    }
    return n;
}

/* what can be touched */
static int chosen(const Parcheesi *s, const Ui *ui)
{
    int k = 0;

    while (k < 4 && !(in_bag(s, k) && s->road.value[k] == ui->own[0]))
        k++;
    return k < 4 ? ui->own[0] : 0;
}
static void grasp(const Parcheesi *s, int at, int only, Item *item)
{
    const char *no, *why = _("All numbers are used: say done.");
    const uint8_t *by = s->road.value;
    int n = 0, blame;
    Line place, whole;

    spell_place(color_of(s, s->seat), at, place);
    for (int k = 3; k >= 0; k--)
        if (in_bag(s, k) && (!only || by[k] == only)) {
            if ((no = objection(s, at, by[k], &blame)))
                why = no;
            else if (++n)
                Text_say(whole, "move %s by %d", place, by[k]);
        }
    /* what a press on the pawn says */
    item->futile = n ? NULL : why;
    item->click = n && !only ? BEGINS : PLAYS;
    if (n && only)
        Text_say(item->move, "%s", whole);
    else if (n)
        Text_say(item->move, "move %s", place);
    if (n == 1 && !only)
        Text_say(item->other, "%s", whole);
}
static bool my_turn(const Parcheesi *s, const Ui *ui)
{
    return s->phase == MOVING && s->seat == ui->seat;
}
static void lay_pawn(const Parcheesi *s, const Ui *ui, int c, int i,
                     Page *page)
{
    int at = s->b.at[c][i], blame;
    Item *item = set_out(s, c, i, page);
    Line place;

    item->look = at;
    item->round = true;
    /* what a pawn is called */
    spell_place(c, at, place);
    Text_say(item->words, at == START ? _("%s, a pawn in the house")
             : at == HOME ? _("%s, a pawn at home")
             : pawns_on(s->b.at[c], at) > 1
             ? _("%s, one of two pawns on %s")
             : _("%s, a pawn on %s"), color_name(c), place);
    if (!my_turn(s, ui) || at == HOME)
        return;
    if (c != color_of(s, s->seat))
        item->futile = _("None of your pawns stands there.");
    else if (at != START)
        grasp(s, at, chosen(s, ui), item);
    else if (!(item->futile = objection(s, START, ENTRY, &blame)))
        Text_say(item->move, "enter");
}
static void lay_target(const Parcheesi *s, const Ui *ui, int from,
                       int number, Page *page)
{
    int c = color_of(s, s->seat), blame, arm;
    const char *no = objection(s, from, number, &blame);
    int at = no ? blame : from + number, id = SQUARE + at;
    Corner p = cell_at(c, at, 0, &arm);
    double w = arm & 1 ? CELL : LANE, h = LANE + CELL - w;
    Item *item = Page_find(page, id);
    Line place;

    if (at == 0)
        return;
    if (!item)
        item = Page_add(page, id, p.x - w / 2, p.y - h / 2, w, h);
    item->look |= no ? BLAME : AIM | (from ? number << 3 : 0)
                | (stranger_on(&s->b, c, at) >= 0 ? PRIZE : 0);
    if (!(ui->held || ui->hint) || from == START)
        return;
    Text_say(item->drop, "by %d", number);
    spell_place(c, at, place);
    Text_say(item->words, at == HOME ? _("home") : _("square %s"),
             place);
}
static void lay_targets(const Parcheesi *s, const Ui *ui, Page *page)
{
    int about = ui->held ? ui->held : ui->hint ? ui->hint : ui->hover,
        i = about - 1 - PAWNS * color_of(s, s->seat), from,
        said = ui->held || ui->hint ? 0 : chosen(s, ui);
    const uint8_t *by = s->road.value;

    if (!my_turn(s, ui) || i < 0 || i >= PAWNS)
        return;
    from = s->b.at[color_of(s, s->seat)][i];
    if (from == START)
        lay_target(s, ui, from, ENTRY, page);
    else for (int k = 0; k < 4; k++)
        if (in_bag(s, k) && (!said || said == by[k]))
            lay_target(s, ui, from, by[k], page);
}

/* a die */
static void pip(Mesh *m, int face, float u, float v)
{
    int axis = ((face < 4 ? face : 7 - face) + 1) % 3;
    Four at[16] = { { 0 } };

    for (int k = 0; k < 16; k++) {
        float out = k < 8 ? .96f : 1.015f;

        at[k][axis] = face < 4 ? out : -out;
        at[k][(axis + 1) % 3] = u + .2f * (float)cosine(45 * (k % 8));
        at[k][(axis + 2) % 3] = v + .2f * (float)sine(45 * (k % 8));
    }
    Mesh_hull(m, 1, 16, at);
}
static const int pips[] = { 0, 8, 65, 73, 85, 93, 119 };
static const float pip_x[] = { -.5f, -.5f, -.5f, 0, .5f, .5f, .5f },
                   pip_y[] = { -.5f, 0, .5f, 0, -.5f, 0, .5f };

static void die_of(Mesh *m)
{
    Four at[24];

    for (int k = 0; k < 24; k++)
        for (int i = 0; i < 4; i++)
            at[k][i] = i == 3 ? 0 : (i == k / 8 ? 1 : .84f)
                     * (k >> i & 1 ? -1 : 1);
    Mesh_hull(m, 0, 24, at);
    for (int k = 0; k < 6 * 7; k++)
        if (pips[1 + k / 7] >> k % 7 & 1)
            pip(m, 1 + k / 7, pip_x[k % 7], pip_y[k % 7]);
}
static const Shape die_shape = { "die", die_of, 1, NULL };
static Solid die_body(double x, double y, int n, float size, int ink)
{
    static const float turn[] = { 0, 0, 270, 180, 0, 90, 0 },
                       tilt[] = { 0, 0, 90, 90, 90, 90, 180 };

    return (Solid){ .shape = &die_shape, .x = (float)(x / UNIT),
        .y = (float)(HIGH / 2. / UNIT
                     + (HIGH / 2. - y) / UNIT / UPRIGHT),
        .turn = turn[n], .tilt = tilt[n], .size = size,
        .tumble = 540, .ink = { ink, ink == BONE ? JET : RESTLINE } };
}
static void camera(const void *state, const Ui *ui, Sight *sight)
{
    (void)state, (void)ui;
    sight->camera = (Camera){ { WIDE / 2. / UNIT, HIGH / 2. / UNIT, 0 },
                              0, LEAN, 300, FIELD };
    sight->gloss = .4f;
    sight->light = (Four){ -.45f, -.2f, .87f, 0 };
    sight->fill = (Four){ .5f, -.8f, .1f, 0 };
}

/* the dice */
static void may_be_said(const Parcheesi *s, const Ui *ui, int number,
                        Item *item)
{
    item->round = true;
    item->look = number;
    item->body.glow = chosen(s, ui) == number ? .3f : 0;
    if (ui->held)
        Text_say(item->drop, "by %d", number);
}
static int face_of(const Deed *d, int k)
{
    return d->a == d->b ? k < 2 ? d->a : 7 - d->a : k ? d->b : d->a;
}
static void lay_die(const Parcheesi *s, const Ui *ui, int k, int of,
                    Page *page)
{
    const Deed *d = &s->deed[s->seat];
    bool rolls = s->phase == ROLLING, twice = d->a == d->b,
         used = in_bag(s, twice ? k / 2 : k) <= (twice ? k % 2 : 0);
    int face = face_of(d, k);
    double out = rolls ? CORNER + 112 : CORNER;
    Corner p = turned(color_of(s, s->seat), out, out);
    Item *item = Page_add(page, DIE + k, 0, 0, 0, 0);

    p.x += (k - (of - 1) / 2.) * (rolls ? 26 : 48);
    p.y += rolls ? 0 : 22;
    item->body = die_body(p.x, p.y, face ? face : 1, rolls ? .2f : .32f,
                          used && !rolls ? PALEBONE : BONE);
    item->round = true;
    if (!rolls)
        Text_say(item->words, used ? _("a die: %d, used")
                 : _("a die: %d"), face);
    if (!used && my_turn(s, ui))
        may_be_said(s, ui, face, item);
}
static void lay_numbers(const Parcheesi *s, const Ui *ui, Page *page)
{
    const Deed *d = &s->deed[s->seat];
    int c = color_of(s, s->seat), tens = in_bag(s, 2),
        coins = tens + in_bag(s, 3);
    bool four = s->phase != ROLLING && d->a == d->b
             && !pawns_on(s->before.at[c], START);
    int dice = s->rules & ONE_DIE ? 1 : four ? 4 : 2;
    Corner p = turned(c, CORNER, CORNER);

    for (int k = 0; k < dice; k++)
        lay_die(s, ui, k, dice, page);
    for (int k = 0; k < coins; k++) {
        Item *item = Page_add(page, COIN + k,
            p.x - 15 + (k - (coins - 1) / 2.) * 34, p.y + 50, 30, 30);

        may_be_said(s, ui, k < tens ? 10 : 20, item);
        Text_say(item->words, _("a bonus of %d"), item->look);
    }
}

/* statistics */
static void lay_statistics(const Parcheesi *s, Page *page)
{
    static const int above[] = { 6, 11, 16, 23, 30, 37, 44, 51, 61, 73,
                                 92, 111, 134, 151, 206 },
        of_1000[] = { 1000, 990, 950, 900, 800, 700, 600, 500, 400, 300,
                      200, 100, 50, 20, 10, 1 };
    Item *item = Page_add(page, DICE_CARD, MIDDLE - 360, MIDDLE - 125,
                          720, 250);
    Text bars = { item->words, sizeof item->words, 0 };
    int64_t n = 0, squares = 0;
    int k = 0;

    Text_tell(&bars, "%s", _("How often each face fell:"));
    for (int face = 0; face < 6; face++) {
        int fell = (int)s->faces[face];

        n += fell;
        squares += (int64_t)fell * fell;
        Text_tell(&bars, face ? ", %d" : " %d", fell);
    }
    while (n && k < 15 && (60 * squares - 10 * n * n) / n >= above[k])
        k++;
    item = Page_add(page, VERDICT, MIDDLE - 360, MIDDLE + 75, 720, 50);
    /* what comes of it */
    Text_say(item->words, n < 30 ? _("Too few throws to tell.")
             : k > 11 ? local_n(
                 "Unusual: only %d of 1000 fair games is so uneven.",
                 "Unusual: only %d of 1000 fair games are so uneven.",
                 of_1000[k])
             : local_n(
                 "Nothing odd: %d of 1000 fair games is at least as "
                 "uneven.", "Nothing odd: %d of 1000 fair games are at "
                 "least as uneven.", of_1000[k]), of_1000[k]);
}

/* the page */
static const char *const deeds[] = { N_(", entered"),
    N_(", came home"), N_(", lost a number"), N_(", could not move"),
    N_(", third double: fined"), N_(", bopped Green"),
    N_(", bopped Red"), N_(", bopped Blue"), N_(", bopped Yellow"),
    N_(", gave up a bonus"), NULL };
static void lay_house(const Parcheesi *s, const Ui *ui, int seat,
                      Page *page)
{
    int c = color_of(s, seat);
    Corner p = turned(c, CORNER, CORNER);
    Item *item = Page_add(page, YARD + c, p.x - HOUSE_R, p.y - HOUSE_R,
                          2 * HOUSE_R, 2 * HOUSE_R);
    Text words = { item->words, sizeof item->words, 0 };
    const Deed *d = &s->deed[seat];

    item->round = true;
    item->look = seat;
    Text_tell(&words, ui->seat == seat ? _("%s (you)") : "%s",
              color_name(c));
    if (d->a)
        Text_tell(&words, d->b ? _(": threw %d, %d") : _(": threw %d"),
                  d->a, d->b);
    for (int k = 0; deeds[k]; k++)
        if (d->did >> k & 1)
            Text_tell(&words, "%s", _(deeds[k]));
}
static void lay_capsules(const Parcheesi *s, Page *page)
{
    for (int k = 0; k < COLORS * PAWNS; k++) {
        int c = k / PAWNS, at = s->b.at[c][k % PAWNS], arm;
        Corner p = cell_at(c, at, 0, &arm);

        double w = arm & 1 ? 33 : 58, h = 91 - w;

        if (at > START && at < HOME && pawns_on(s->b.at[c], at) > 1)
            Page_add(page, CAPSULE + k, p.x - w / 2, p.y - h / 2, w, h);
    }
}
static void lay_done(const Parcheesi *s, const Ui *ui, Page *page)
{
    Corner p = turned(color_of(s, s->seat), CORNER, CORNER);
    double h = ui->tall ? 74 : 46, w = 2 * h + 20;
    Item *done = Page_add(page, DONE_PLATE, p.x - w / 2,
                          p.y + 114 - h / 2, w, h);

    done->futile = not_done(s);
    done->look = !done->futile;
    Text_say(done->words, "%s", _("Done"));
    Text_say(done->move, "%s", done->futile ? "" : "done");
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Parcheesi *s = state;

    page->w = WIDE, page->h = HIGH;
    Page_add(page, SLAB, MIDDLE - PLATE, MIDDLE - PLATE, 2 * PLATE,
             2 * PLATE);
    for (int seat = 1; seat <= s->seats; seat++)
        lay_house(s, ui, seat, page);
    lay_capsules(s, page);
    if (!ui->held)
        lay_targets(s, ui, page);
    for (int k = 0; k < s->seats * PAWNS; k++)
        lay_pawn(s, ui, color_of(s, 1 + k / PAWNS), k % PAWNS, page);
    if (ui->held)
        lay_targets(s, ui, page);
    if (my_turn(s, ui))
        lay_done(s, ui, page);
    if (s->phase != FINISHED)
        lay_numbers(s, ui, page);
    if (ui->on[STATISTICS])
        lay_statistics(s, page);
}

/* keys */
static int number_meant(const Parcheesi *s, const Ui *ui,
                        const Event *e)
{
    bool enters = e->kind == KEY && Text_same(e->key, "Return"),
         lets_go = e->kind == RELEASE && !e->key[0];
    int n = e->key[0] - '0', id = enters ? ui->hover : e->id;

    if (e->kind == KEY && n >= 0 && n <= 9 && !e->key[1])
        return n == 0 ? 10 : n == 9 ? 20 : n;
    if ((!lets_go && !enters) || id < DIE || id >= SQUARE)
        return 0;
    return id < COIN ? face_of(&s->deed[s->seat], id - DIE)
         : id - COIN < in_bag(s, 2) ? 10 : 20;
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    const Parcheesi *s = state;
    int n = number_meant(s, ui, e), c = color_of(s, s->seat),
        i = (ui->held ? ui->held : ui->hover) - 1 - PAWNS * c;
    Line place;

    if (n == 0 || !my_turn(s, ui) || (e->kind == RELEASE && ui->held))
        return false;
    if (i >= 0 && i < PAWNS) {
        spell_place(c, s->b.at[c][i], place);
        Text_say(move, "move %s by %d", place, n);
        return true;
    }
    ui->own[0] = (unsigned char)(ui->own[0] == n ? 0 : n);
    return chosen(s, ui) == n || !ui->own[0];
}
enum { MOST_ITEMS = 80 };
static int neighbor(const void *state, const Ui *ui, int id,
                    const char *key)
{
    int by = Text_same(key, "Right") || Text_same(key, "Down") ? 1
           : Text_same(key, "Left") || Text_same(key, "Up") ? -1 : 0;
    Page page = { .item = ui->scratch, .room = MOST_ITEMS };
    int at = 0;

    if (by == 0)
        return 0;
    layout(state, ui, &page);
    while (at < page.n - 1 && page.item[at].id != id)
        at++;
    do
        at = (at + by + page.n) % page.n;
    while (!page.item[at].words[0]);
    return page.item[at].id;
}

/* in ink */
static void dot(Paint *p, double x, double y, double r, int ink)
{
    Paint_circle(p, x, y, r);
    p->fill(p, ink);
}
enum { ROSETTE = COLORS };
typedef struct Sign {
    int discs;
    double far, size, middle;
    const char *path;
} Sign;
static const Sign signs[] = {
    { 3, 5.4, 4.6, 2, "M0 0L0 10" },
    { 0, 0, 0, 0, "M0 -10L8 0L0 10L-8 0Z" },
    { 0, 0, 0, 0, "M-9 -4.6C-4.5 -11 -3 -9 0 -6.2C3 -3.4 4.5 -1 9 -7.6"
      "M-9 1.6C-4.5 -5 -3 -3 0 0C3 3 4.5 5 9 -1.6"
      "M-9 7.8C-4.5 1.2 -3 3.2 0 6.2C3 9 4.5 11 9 4.6" },
    { 8, 8.4, 1.7, 4.8, "" }, { 8, 6, 2.4, 3,
      "M0 -10C13 -10 13 10 0 10C-13 10 -13 -10 0 -10Z" }
};
static void sign_at(Paint *p, int sign, double x, double y, double r,
                    int ink)
{
    const Sign *s = &signs[sign];

    p->save(p);
    p->shift(p, x, y);
    p->scale(p, r / 10, r / 10);
    for (int k = 0; k < s->discs; k++)
        dot(p, s->far * cosine(360. * k / s->discs - 90),
            s->far * sine(360. * k / s->discs - 90), s->size, ink);
    if (s->middle > 0)
        dot(p, 0, 0, s->middle, ink);
    Paint_path(p, s->path);
    if (sign == 1)
        p->fill(p, ink);
    else if (s->path[0])
        p->stroke(p, ink, sign == ROSETTE ? 1.4 : 2.4);
    p->restore(p);
}
static void ball(Paint *p, double x, double y, double r, int c)
{
    p->shade(p, hue(c, SHINE), x - .35 * r, y - .4 * r, .05 * r,
             x - .1 * r, y - .1 * r, 1.25 * r);
    dot(p, x, y, r, hue(c, BODY));
}
static void paint_pawn(const Ui *ui, const Item *i, Paint *p)
{
    int c = (i->id - 1) / PAWNS;
    double x = i->x + i->w / 2, y = i->y + i->h / 2, r = i->w / 2;
    bool lit = ui->hint == i->id;

    if (lit || ui->held == i->id) {
        dot(p, x, y + 1, r + 5, PAPER);
        Paint_circle(p, x, y + 1, r + 5);
        p->stroke(p, lit ? LAMP : FOCUS, lit ? 5 : 3);
    }
    y -= ui->hover == i->id && i->move[0] ? 2 : 0;
    /* its parts, from below to the top */
    if (p->theme < CONTRAST) {
        Paint_ellipse(p, x + .14 * r, y + .28 * r, 1.04 * r, .96 * r);
        p->fill(p, WOODFOOT);
    }
    dot(p, x, y + .15 * r, r, hue(c, DEEP));
    ball(p, x, y, r, c);
    Paint_circle(p, x, y, .74 * r);
    p->stroke(p, hue(c, DEEP), .07 * r);
    ball(p, x, y - .05 * r, .66 * r, c);
    sign_at(p, c, x, y - .05 * r, .42 * r, hue(c, SIGN));
}
static void paint_capsule(const Item *i, Paint *p)
{
    Paint_round(p, i->x, i->y, i->w, i->h, 16.5);
    p->fill(p, JET);
    Paint_round(p, i->x + 2.4, i->y + 2.4, i->w - 4.8, i->h - 4.8, 14);
    p->stroke(p, BONE, 1.3);
}
static void paint_arm(Paint *p, int c)
{
    for (int k = 0; k < 24; k++) {
        int lane = k % 3 - 1, out = k / 3;
        double x = lane * LANE, y = HUB + (out + .5) * CELL;
        bool row = lane == 0 && out < 7, safe = out == (lane ? 3 : 7),
             own = row || (safe && lane == 1);

        Paint_plate(p, &(Plate){ .x = x - 24.7, .y = y - 17.2,
            .w = 49.4, .h = 34.4, .corner = 6,
            .ink = own ? hue(c, row ? PALE : BODY)
                 : safe ? REST : TILE });
        if (own || safe)
            sign_at(p, row ? c : ROSETTE, x, y, row ? 8 : 11,
                    own ? hue(c, row ? BODY : SIGN) : RESTLINE);
    }
}
static void paint_slab(const Item *i, Paint *p)
{
    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
                             .corner = 30, .foot = 7, .ink = WOOD,
                             .under = WOODFOOT });
    for (int c = 0; c < COLORS; c++) {
        p->save(p);
        p->shift(p, MIDDLE, MIDDLE);
        p->turn(p, 1 - c / 4.);
        Paint_path(p, "M0 -1L-79 78L79 78ZM78 207L87 200L87 214Z");
        p->fill(p, hue(c, BODY));
        sign_at(p, c, 0, 30, 10, hue(c, PALE));
        paint_arm(p, c);
        p->restore(p);
    }
}
static void coin(Paint *p, double x, double y, int n, int rim)
{
    dot(p, x, y, 13.4, rim);
    dot(p, x, y, 11.6, rim == PAPER ? PAPER : LAMP);
    Paint_number(p, n, x, y, 10, rim == PAPER ? LAMPEDGE : JET, 1.8);
}
static void paint_target(const Ui *ui, const Item *i, Paint *p)
{
    double x = i->x + i->w / 2, y = i->y + i->h / 2;

    /* its brackets */
    p->save(p);
    p->shift(p, x, y);
    p->turn(p, i->w < i->h ? .25 : 0);
    for (int k = 0; k < 2 && i->look & AIM; k++) {
        Paint_path(p, "M-26 -8L-26 -18.5L-15 -18.5M15 -18.5L26 -18.5L26 -8"
            "M26 8L26 18.5L15 18.5M-15 18.5L-26 18.5L-26 8");
        p->stroke(p, k ? LAMPEDGE : PAPER, k ? 3 : 6.5);
    }
    p->restore(p);
    if (ui->goal == i->id || i->look & BLAME) {
        Paint_round(p, i->x, i->y, i->w, i->h, 7);
        if (ui->goal == i->id)
            p->fill(p, LAMP);
        else
            p->stroke(p, LAMPEDGE, 4);
    }
    if (i->look >> 3)
        coin(p, i->look & PRIZE ? i->x + i->w : x, y, i->look >> 3,
             PAPER);
    if (i->look & PRIZE)
        coin(p, i->x, y, 20, LAMPEDGE);
}
static void paint_face(Paint *p, int did, int c, double x, double y)
{
    double up = did & (15 * BOPS | CAME_HOME) ? 3
              : did & (FINED | EMPTY) ? -3 : 0;

    dot(p, x, y + 2, 17, hue(c, DEEP));
    ball(p, x, y, 17, c);
    dot(p, x - 6, y - 4, 2.2, hue(c, SIGN));
    dot(p, x + 6, y - 4, 2.2, hue(c, SIGN));
    p->move(p, x - 7, y + 6 - up);
    p->curve(p, x - 3, y + 6 + up, x + 3, y + 6 + up,
             x + 7, y + 6 - up);
    p->stroke(p, hue(c, SIGN), 2.2);
}
static void paint_small_die(Paint *p, double x, double y, int n)
{
    Paint_plate(p, &(Plate){ .x = x - 13, .y = y - 13, .w = 26,
                             .h = 26, .corner = 6, .ink = BONE });
    for (int k = 0; k < 7; k++)
        if (pips[n] >> k & 1)
            dot(p, x + 12 * pip_x[k], y + 12 * pip_y[k], 2.3, JET);
}
static void paint_last(const Deed *d, double x, double y, Paint *p)
{
    if (d->a)
        paint_small_die(p, x - (d->b ? 17 : 0), y + 15, d->a);
    if (d->b)
        paint_small_die(p, x + 17, y + 15, d->b);
    y += 52;
    for (int k = 0; deeds[k]; k++)
        if (d->did >> k & 1) {
            p->text(p, _(deeds[k]) + 2, x, y, 24, CENTERED, VOICE,
                    TEXT);
            y += 25;
        }
}
static void paint_house(const Parcheesi *s, const Ui *ui, const Item *i,
                        Paint *p)
{
    int c = i->id - YARD, seat = i->look;
    Line name;
    double x = i->x + HOUSE_R, y = i->y + HOUSE_R;
    bool now = seat == s->seat;

    dot(p, x, y - 3, HOUSE_R, WOODFOOT);
    dot(p, x, y + 1, HOUSE_R - 1, hue(c, PALE));
    Paint_circle(p, x, y, HOUSE_R - 10);
    p->stroke(p, now ? LAMP : hue(c, BODY), now ? 6 : 3);
    for (int k = 0; k < PAWNS; k++) {
        Paint_circle(p, x - 84 + 56 * k, y - 39, 23);
        p->stroke(p, hue(c, BODY), 2);
        sign_at(p, c, x - 84 + 56 * k, y - 39, 10, hue(c, BODY));
    }
    paint_face(p, s->deed[seat].did, c, x - 52, y - 92);
    Text_say(name, ui->seat == seat ? _("%s (you)") : "%s",
             color_name(c));
    p->text(p, name, x - 26, y - 85, 21, AT_LEFT, VOICE, TEXT);
    if (!now || s->phase == FINISHED)
        paint_last(&s->deed[seat], x, y, p);
}
static void paint_done(const Item *i, const Ui *ui, Paint *p)
{
    bool ready = i->look;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 9, .foot = ready ? 3 : 0,
        .lift = ready && ui->hover == i->id ? 2 : 0,
        .ink = ready ? LAMP : PANEL, .under = LAMPEDGE });
    p->text(p, _("Done"), i->x + i->w / 2, i->y + .7 * i->h, .55 * i->h,
            CENTERED, PLAIN, ready ? JET : QUIET);
}
static void paint_card(const Parcheesi *s, const Item *i, Paint *p)
{
    uint32_t most = 1;

    Paint_round(p, i->x, i->y, i->w, i->h, 14);
    p->fill(p, PANEL);
    for (int k = 0; k < 6; k++)
        most = s->faces[k] > most ? s->faces[k] : most;
    for (int k = 0; k < 6; k++) {
        double x = i->x + 235 + 50 * k, h = 120. * s->faces[k] / most;

        paint_small_die(p, x, i->y + 171, k + 1);
        Paint_box(p, x - 13, i->y + 150 - h, 26, h);
        p->fill(p, FOCUS);
        Paint_number(p, (int)s->faces[k], x, i->y + 142 - h, 9, TEXT,
                     1.5);
    }
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id < DIE)
        paint_pawn(ui, i, p);
    else if (i->id < SQUARE)
        coin(p, i->x + 15, i->y + 15, i->look, LAMPEDGE);
    else if (i->id < CAPSULE)
        paint_target(ui, i, p);
    else if (i->id < YARD)
        paint_capsule(i, p);
    else if (i->id < DONE_PLATE)
        paint_house(state, ui, i, p);
    else if (i->id == DONE_PLATE)
        paint_done(i, ui, p);
    else if (i->id == SLAB)
        paint_slab(i, p);
    else if (i->id == DICE_CARD)
        paint_card(state, i, p);
    else
        p->text(p, i->words, MIDDLE, i->y + 28, 20, CENTERED, PLAIN,
                TEXT);
}

/* the view */
static int wait(const void *state, int seat)
{
    static const int pace[] = { 1600, 800, 250 };
    const Parcheesi *s = state;

    (void)seat;
    return pace[s->pace] / (s->phase == ROLLING ? 4 : 1);
}
static void bow(const void *state, const Ui *ui, Item *i)
{
    const Parcheesi *s = state;
    int pawn = i->id - 1;

    if (i->id < DIE && is_home(&s->b, pawn / PAWNS))
        i->y -= 40 * View_hop(ui, pawn % PAWNS / (PAWNS - 1.));
}
static void icon(Paint *p)
{
    for (int k = 0; k < 4; k++) {
        Paint_path(p, k < 2 ? "M17 9C22 9 25 13 25 17C25 20 23 22 22 23"
            "L26 38L8 38L12 23C11 22 9 20 9 17C9 13 12 9 17 9Z"
            : "M26 24L38 24C40 24 40 26 40 26L40 38C40 40 38 40 38 40"
            "L26 40C24 40 24 38 24 38L24 26C24 24 26 24 26 24Z");
        if (k % 2 == 0)
            p->stroke(p, JET, 3);
        else
            p->fill(p, k < 2 ? hue(1, BODY) : CHALK);
    }
    for (int k = 0; k < 3; k++)
        dot(p, 28.5 + 3.5 * k, 28.5 + 3.5 * k, 1.8, JET);
}
static const Action actions[] = {
    ACTION(PLAYS, "enter", N_("Enter a pawn"), "e"),
    ACTION(PLAYS, "done", N_("End of your turn"), "d"),
    ACTION_SWITCH(STATISTICS, "dice", N_("Show how the dice fell"),
                  "s"),
    ACTION_NEW, { 0 }
};
const View parcheesi_view = {
    .title = N_("Parcheesi"),
    .rules = N_(
        "Bring four pawns around the board and home. A five enters.\n"
        "Land on a lone pawn: it goes back, and you get twenty.\n"
        "Nothing passes two pawns that stand together.\n\n"
        "Drag a pawn, or click it and a square, or a die."),
    .set = N_("Board Games"),
    .comment = N_("A race for four. All that can be done with a throw, "
                  "and the odds."),
    .inks = inks, .actions = actions, .plain = 1 << STATISTICS,
    .wait = wait, .layout = layout, .paint = paint, .input = input,
    .neighbor = neighbor, .scratch = MOST_ITEMS * sizeof(Item),
    .way = way, .camera = camera, .bow = bow, .icon = icon,
};
