/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "game.h"
#include "parcheesi.h"

/* inks */
enum { WOOD = OWN, WOODFOOT, TILE, TILEFOOT, REST, RESTFOOT, RESTLINE,
       BONE, PALEBONE, BROWN, HUES };
enum { PALE, BODY, DEEP, LANE_INK, SHINE, SIGN, HUE };  /* of a color */
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "wood",       0xEBDCBE, 0x6E5A3E, 0xFFFFFF, 0x000000 },
    { "woodfoot",   0xB59C72, 0x4A3A24, 0x000000, 0xFFFFFF },
    { "tile",       0xFFFBF1, 0xD8CCB4, 0xFFFFFF, 0x000000 },
    { "tilefoot",   0xC9B48C, 0x94805C, 0x000000, 0xFFFFFF },
    { "rest",       0xDED5EC, 0xA79ABF, 0xFFFFFF, 0x000000 },
    { "restfoot",   0xA79ABF, 0x6E6188, 0x000000, 0xFFFFFF },
    { "restline",   0x5B4382, 0x3A2A58, 0x000000, 0xFFFFFF },
    { "bone",       0xFFFDF8, 0xF3EDDF, 0xFFFFFF, 0xFFFFFF },
    { "palebone",   0xCFC8BA, 0xA79F90, 0xC0C0C0, 0x909090 },
    { "brown",      0x4A3206, 0x4A3206, 0x000000, 0x000000 },
    /* four colors */
    { "greenpale",  0xC3DFCF, 0x35594B, 0xFFFFFF, 0x000000 },
    { "green",      0x3C9A78, 0x3C9A78, 0x006040, 0x60E0A0 },
    { "greendeep",  0x1C5A46, 0x12382C, 0x000000, 0xFFFFFF },
    { "greenlane",  0x9BCAB5, 0x4E8B74, 0xE0E0E0, 0x303030 },
    { "greenshine", 0xB4D5BE, 0x9CC8AE, 0x006040, 0x60E0A0 },
    { "greensign",  0xFFFAEB, 0xFFFAEB, 0xFFFFFF, 0x000000 },
    { "redpale",    0xF0C9C4, 0x66383E, 0xFFFFFF, 0x000000 },
    { "red",        0xB93A4C, 0xC04A5A, 0xA00020, 0xFF8090 },
    { "reddeep",    0x701A2C, 0x4A101C, 0x000000, 0xFFFFFF },
    { "redlane",    0xDF9EA0, 0xA4626A, 0xE0E0E0, 0x303030 },
    { "redshine",   0xE5B1AF, 0xDCA4A4, 0xA00020, 0xFF8090 },
    { "redsign",    0xFFFAEB, 0xFFFAEB, 0xFFFFFF, 0x000000 },
    { "bluepale",   0xC6D4EF, 0x34456E, 0xFFFFFF, 0x000000 },
    { "blue",       0x3A64B8, 0x4C76C8, 0x0030A0, 0x80B0FF },
    { "bluedeep",   0x1C3470, 0x10204A, 0x000000, 0xFFFFFF },
    { "bluelane",   0x9CB2DF, 0x5F7BB4, 0xE0E0E0, 0x303030 },
    { "blueshine",  0xB4C1D8, 0xA8BADC, 0x0030A0, 0x80B0FF },
    { "bluesign",   0xFFFAEB, 0xFFFAEB, 0xFFFFFF, 0x000000 },
    { "yellowpale", 0xF6E3AE, 0x66562A, 0xFFFFFF, 0x000000 },
    { "yellow",     0xE6B93C, 0xE6B93C, 0xFFD500, 0xFFE040 },
    { "yellowdeep", 0x84590A, 0x5A3C04, 0x000000, 0xFFFFFF },
    { "yellowlane", 0xF1D68C, 0xAE9248, 0xE0E0E0, 0x303030 },
    { "yellowshine", 0xF8E6B4, 0xF4DEA0, 0xFFD500, 0xFFE040 },
    { "yellowsign", 0x4A3206, 0x4A3206, 0x000000, 0x000000 },
    { NULL, 0, 0, 0, 0 }
};

/* measures */
enum { MIDDLE = 400, LANE = 52, CELL = 37, HUB = 78, EDGE = 374,
       PLATE = 390, WIDE = 800, HIGH = 806, HOUSE_AT = 226,
       HOUSE_R = 139, UNIT = 60 };
/* ids: pawns have 1 .. 16 */
enum { DIE = 20, BONUS_COIN = 30, SQUARE = 100, OWN_ROW = 200,
       YARD = 300, DONE_PLATE = 400, SLAB = 500, DICE_CARD,
       MOST_ITEMS = 160 };
enum { STATISTICS };                    /* places in ui->on */
enum { AIM = 1, PRIZE = 2, BLAME = 4, GOAL = 8 };       /* of a cell */
#define FIELD 2.56507
#define LEAN 24
#define UPRIGHT .913545                 /* cosine of LEAN */

/* places on the page */
static Corner turned(int arm, double x, double y)
{
    static const int c[] = { 1, 0, -1, 0 }, s[] = { 0, -1, 0, 1 };

    return (Corner){ MIDDLE + c[arm] * x - s[arm] * y,
                     MIDDLE + s[arm] * x + c[arm] * y };
}
static Corner ring_cell(int q, int *arm)
{
    int k = q % 17;

    *arm = (q / 17 + (k > 8)) & 3;
    return k == 0 ? turned(*arm, 0, HUB + 7.5 * CELL)
         : k <= 8 ? turned(*arm, LANE, HUB + (8.5 - k) * CELL)
                  : turned(*arm, -LANE, HUB + (k - 8.5) * CELL);
}
static Corner cell_at(int color, int step, int *arm)
{
    if (step <= EXIT)
        return ring_cell(square_of(color, step), arm);
    *arm = color;
    return turned(color, 0, step == HOME ? .62 * HUB
                  : HUB + (6.5 - (step - ROW)) * CELL);
}
static Corner yard(int color)
{
    return turned(color, HOUSE_AT, HOUSE_AT);
}
static int cell_id(int color, int step)
{
    return step <= EXIT ? SQUARE + square_of(color, step)
         : OWN_ROW + 8 * color + step - ROW;
}
static bool is_safe(int q)
{
    return SAFE & BIT((q + RING - 5) % 17 + 1);
}

/* a pawn's place */
typedef struct Spot { double x, y, r; } Spot;

static int mates_before(const Parcheesi *s, int c, int i, int *all)
{
    int before = 0;

    *all = pawns_on(s->b.at[c], s->b.at[c][i]);
    for (int j = 0; j < i; j++)
        before += s->b.at[c][j] == s->b.at[c][i];
    return before;
}
static Spot spot_of(const Parcheesi *s, int c, int i)
{
    int at = s->b.at[c][i], arm, all, k = mates_before(s, c, i, &all);
    Corner p = at == START ? yard(c) : cell_at(c, at, &arm);
    double off = k - (all - 1) / 2.;

    if (at == START)
        return (Spot){ p.x + 56 * i - 84, p.y - 40, 20 };
    if (at == HOME)
        return (Spot){ p.x + (c & 1 ? 0 : 30 * off),
                       p.y + (c & 1 ? 30 * off : 0), 12.5 };
    return all < 2 ? (Spot){ p.x, p.y - 1, 16 }
         : (Spot){ p.x + (arm & 1 ? 0 : 25 * off),
                   p.y - 1 + (arm & 1 ? 25 * off : 0), 12.6 };
}

/* a pawn's way */
static int way(const void *state, const Item *from, const Item *to,
               Corner *via)
{
    int n = 0, c = (to->id - 1) / PAWNS, arm, end = to->look;
    int by = end > from->look ? 1 : -1;

    (void)state;
    if (to->id > COLORS * PAWNS || from->look == START
        || end == START)
        return 0;
    for (int t = from->look + by; t != end && n < CORNERS; t += by) {
        Corner p = cell_at(c, t, &arm);

        via[n++] = (Corner){ p.x - to->w / 2, p.y - 1 - to->h / 2 };
    }
    return n;
}

/* what can be touched */
static int chosen(const Parcheesi *s, const Ui *ui)
{
    for (int k = 0; k < 4; k++)
        if (s->open[k] && s->value[k] == ui->own[0])
            return ui->own[0];
    return 0;
}
static bool my_turn(const Parcheesi *s, const Ui *ui)
{
    return s->phase == MOVING && s->seat == ui->seat;
}
static int numbers_for(const Parcheesi *s, int at, int *last)
{
    int n = 0, blame;

    for (int k = 0; k < 4; k++)
        if (s->open[k] && !objection(s, at, s->value[k], &blame)) {
            n++;
            *last = s->value[k];
        }
    return n;
}
static const char *why_not(const Parcheesi *s, int at)
{
    int blame;

    for (int k = 0; k < 4; k++)
        if (s->open[k])
            return objection(s, at, s->value[k], &blame);
    return _("All numbers are used: say done.");
}
static void grasp(const Parcheesi *s, const Ui *ui, int at, Item *item)
{
    int number = chosen(s, ui), last = 0, blame;
    int n = numbers_for(s, at, &last);
    Line place;

    spell_place(color_of(s, s->seat), at, place);
    if (number && !objection(s, at, number, &blame))
        Text_say(item->move, "move %s by %d", place, number);
    else if (n > 0) {
        Text_say(item->move, "move %s", place);
        item->click = BEGINS;
    } else
        item->futile = why_not(s, at);
    if (n == 1 && !number)
        Text_say(item->other, "move %s by %d", place, last);
}

/* a pawn */
static void lay_pawn(const Parcheesi *s, const Ui *ui, int c, int i,
                     Page *page)
{
    Spot p = spot_of(s, c, i);
    int at = s->b.at[c][i], blame, all;
    Item *item = Page_add(page, 1 + PAWNS * c + i, p.x - p.r, p.y - p.r,
                          2 * p.r, 2 * p.r);
    Line place;

    mates_before(s, c, i, &all);
    item->look = at;
    item->round = true;
    spell_place(c, at, place);
    Text_say(item->words, at == START ? _("%s, a pawn in the house")
             : at == HOME ? _("%s, a pawn at home")
             : all > 1 ? _("%s, one of two pawns on %s")
             : _("%s, a pawn on %s"), color_name(c), place);
    if (!my_turn(s, ui) || c != color_of(s, s->seat) || at == HOME)
        return;
    if (at != START)
        grasp(s, ui, at, item);
    else if (!(item->futile = no_entry(s, &blame)))
        Text_say(item->move, "enter");
}

/* targets */
typedef struct Aim { uint8_t number[HOME + 1], look[HOME + 1]; } Aim;

static void aim_at(const Parcheesi *s, int at, Aim *aim)
{
    int blame, c = color_of(s, s->seat);
    Road r = Road_of(&s->b, c, 0, false);

    for (int k = 0; k < 4; k++) {
        int t = at + s->value[k];

        if (!s->open[k] || t > HOME)
            continue;
        if (objection(s, at, s->value[k], &blame))
            aim->look[blame] |= BLAME;
        else
            aim->look[t] |= t <= EXIT && r.lone & BIT(t) ? AIM | PRIZE
                          : AIM;
        aim->number[t] = s->value[k];
    }
}
static Aim aims(const Parcheesi *s, const Ui *ui)
{
    Aim aim = { { 0 }, { 0 } };
    int c = color_of(s, s->seat), blame;
    int i = (ui->held ? ui->held : ui->hover) - 1 - PAWNS * c;

    if (!my_turn(s, ui) || i < 0 || i >= PAWNS)
        return aim;
    if (s->b.at[c][i] == START)
        aim.look[ENTRY] = no_entry(s, &blame) ? BLAME : AIM;
    else
        aim_at(s, s->b.at[c][i], &aim);
    return aim;
}
static void let_drop(const Parcheesi *s, int c, int step,
                     const Aim *aim, Item *item)
{
    int mine = color_of(s, s->seat), t = step;

    if (step <= EXIT)
        t = as_seen(c, step, mine);
    else if (c != mine)
        t = START;
    if (t == START || !(aim->number[t] || aim->look[t]))
        return;
    if (aim->number[t])
        Text_say(item->drop, "by %d", aim->number[t]);
    else if (t == ENTRY && aim->look[t] & AIM)
        Text_say(item->drop, ".");
    if (item->id >= SQUARE)
        item->look |= aim->look[t] | aim->number[t] << 4;
}

/* a die */
static Four on_face(int face, float u, float v, float out)
{
    switch (face) {
    case 1:  return (Four){ u, v, out, 0 };
    case 6:  return (Four){ u, -v, -out, 0 };
    case 2:  return (Four){ out, u, v, 0 };
    case 5:  return (Four){ -out, -u, v, 0 };
    case 3:  return (Four){ u, -out, v, 0 };
    default: return (Four){ -u, out, v, 0 };
    }
}
static void pip(Mesh *m, int face, float u, float v)
{
    Four at[16];

    for (int k = 0; k < 16; k++)
        at[k] = on_face(face, u + .2f * (float)cosine(45 * (k % 8)),
                        v + .2f * (float)sine(45 * (k % 8)),
                        k < 8 ? .96f : 1.015f);
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
    for (int face = 1; face <= 6; face++)
        for (int k = 0; k < 7; k++)
            if (pips[face] >> k & 1)
                pip(m, face, pip_x[k], pip_y[k]);
}
static const Shape die_shape = { "die", die_of, 1, NULL };
static Solid die_body(double x, double y, int n, float size, int ink)
{
    static const float turn[] = { 0, 0, 270, 0, 180, 90, 0 },
                       tilt[] = { 0, 0, 90, 90, 90, 90, 180 };

    return (Solid){ .shape = &die_shape, .x = (float)(x / UNIT),
        .y = (float)(HIGH / 2. / UNIT
                     + (HIGH / 2. - y) / UNIT / UPRIGHT),
        .turn = turn[n], .tilt = tilt[n], .size = size,
        .tumble = 540, .ink = { ink, ink == BONE ? JET : QUIET } };
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
static bool die_is_used(const Parcheesi *s, int k, int n)
{
    const Deed *d = &s->deed[s->seat];
    int open = s->open[n == s->value[0] ? 0 : 1];

    return d->a == d->b ? open <= k % 2 : !open;
}
static void lay_die(const Parcheesi *s, const Ui *ui, int k, int of,
                    Page *page)
{
    const Deed *d = &s->deed[s->seat];
    int face = k == 0 ? d->a : k == 1 ? d->b : 7 - d->a;
    Corner p = yard(color_of(s, s->seat));
    Item *item = Page_add(page, DIE + k, 0, 0, 0, 0);
    bool rolls = s->phase == ROLLING;
    double out = 112;

    face = face ? face : 1;
    p.x += rolls ? (p.x < MIDDLE ? -out : out) : 0;
    p.y += rolls ? (p.y < MIDDLE ? -out : out) : 22;
    p.x += (k - (of - 1) / 2.) * (rolls ? 26 : 48);
    item->body = die_body(p.x, p.y, face, rolls ? .2f : .32f,
        rolls || !die_is_used(s, k, face) ? BONE : PALEBONE);
    item->round = true;
    if (rolls)
        return;
    Text_say(item->words, die_is_used(s, k, face)
             ? _("a die: %d, used") : _("a die: %d"), face);
    item->look = face;
    item->body.glow = chosen(s, ui) == face ? .25f : 0;
}
static void lay_dice(const Parcheesi *s, const Ui *ui, Page *page)
{
    const Deed *d = &s->deed[s->seat];
    Corner p = yard(color_of(s, s->seat));
    int n = s->dice == 1 ? 1 : 2, coins = s->open[2] + s->open[3];
    bool four = s->phase != ROLLING && d->a == d->b && s->bottoms;

    if (s->phase == FINISHED)
        return;
    for (int k = 0; k < (four ? 4 : n); k++)
        lay_die(s, ui, k, four ? 4 : n, page);
    for (int k = 0; k < coins; k++) {
        Item *item = Page_add(page, BONUS_COIN + k,
            p.x - 15 + (k - (coins - 1) / 2.) * 34, p.y + 50, 30, 30);

        item->look = k < s->open[2] ? 10 : 20;
        item->round = true;
        Text_say(item->words, _("a bonus of %d"), item->look);
    }
}

/* statistics */
static int chi_square_tenths(const uint32_t face[6])
{
    int64_t all = 0, sum = 0;

    for (int k = 0; k < 6; k++)
        all += face[k];
    for (int k = 0; k < 6; k++) {
        int64_t off = 6 * (int64_t)face[k] - all;

        sum += off * off;
    }
    return all ? (int)(sum * 10 / (6 * all)) : 0;
}
static int fair_games(int tenths)
{
    static const int above[] = { 6, 11, 16, 23, 30, 37, 44, 51, 61, 73,
                                 92, 111, 134, 151, 206 },
        of_1000[] = { 990, 950, 900, 800, 700, 600, 500, 400, 300, 200,
                      100, 50, 20, 10, 1 };
    int n = 1000;

    for (int k = 0; k < 15 && tenths >= above[k]; k++)
        n = of_1000[k];
    return n;
}
static void lay_statistics(const Parcheesi *s, Page *page)
{
    Item *item = Page_add(page, DICE_CARD, MIDDLE - 165, MIDDLE - 125,
                          330, 250);
    int n = fair_games(chi_square_tenths(s->faces));

    Text_say(item->words, local_n(
        "Of 1000 fair games %d is at least as uneven.",
        "Of 1000 fair games %d are at least as uneven.", n), n);
}

/* the page */
static void lay_cell(const Parcheesi *s, const Ui *ui, int c, int step,
                     const Aim *aim, bool late, Page *page)
{
    int arm, id = cell_id(c, step);
    Corner p = cell_at(c, step, &arm);
    double w = arm & 1 ? CELL : LANE, h = arm & 1 ? LANE : CELL;
    Item probe = { .id = id }, *item;
    Line place;

    if (step == HOME)
        w = h = 2 * HUB / 3.;
    /* what is it now, and is it its turn? */
    let_drop(s, c, step, aim, &probe);
    if (!ui->held)
        probe.drop[0] = '\0';
    if (ui->hint == id || ui->goal == id)
        probe.look |= GOAL;
    if (late != (probe.look != 0))
        return;
    item = Page_add(page, id, p.x - w / 2, p.y - h / 2, w, h);
    item->look = probe.look;
    Text_say(item->drop, "%s", probe.drop);
    spell_place(c, step, place);
    if (probe.drop[0])
        Text_say(item->words, step == HOME ? _("home")
                 : _("square %s"), place);
}
static void lay_cells(const Parcheesi *s, const Ui *ui, const Aim *aim,
                      Page *page)
{
    for (int late = 0; late < 2; late++)
        for (int c = 0; c < COLORS; c++)
            for (int step = 1; step <= HOME; step++)
                if (step <= RING / COLORS || step >= ROW)
                    lay_cell(s, ui, c, step, aim, late, page);
}
static void tell_deed(const Parcheesi *s, int seat, Text *out)
{
    const Deed *d = &s->deed[seat];

    if (d->fined)
        Text_tell(out, "%s", _(", a third time, and was fined"));
    if (d->empty)
        Text_tell(out, "%s", _(", could not move"));
    if (d->entered)
        Text_tell(out, "%s", _(", entered"));
    for (int c = 0; c < COLORS; c++)
        if (d->bopped >> c & 1)
            Text_tell(out, _(", bopped %s"), color_name(c));
    if (d->home)
        Text_tell(out, "%s", _(", came home"));
    if (d->lost)
        Text_tell(out, "%s", _(", lost a number"));
}
static void lay_house(const Parcheesi *s, int seat, Page *page)
{
    int c = color_of(s, seat);
    Corner p = yard(c);
    Item *item = Page_add(page, YARD + c, p.x - HOUSE_R, p.y - HOUSE_R,
                          2 * HOUSE_R, 2 * HOUSE_R);
    Text words = { item->words, sizeof item->words, 0 };
    const Deed *d = &s->deed[seat];

    item->round = true;
    Text_tell(&words, "%s", color_name(c));
    if (d->a)
        Text_tell(&words, d->b ? _(": threw %d, %d") : _(": threw %d"),
                  d->a, d->b);
    tell_deed(s, seat, &words);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Parcheesi *s = state;
    Aim aim = aims(s, ui);
    Corner p = yard(color_of(s, s->seat));

    page->w = WIDE, page->h = HIGH;
    Page_add(page, SLAB, MIDDLE - PLATE, MIDDLE - PLATE, 2 * PLATE,
             2 * PLATE);
    for (int seat = 1; seat <= s->seats; seat++)
        lay_house(s, seat, page);
    lay_cells(s, ui, &aim, page);
    for (int seat = 1; seat <= s->seats; seat++)
        for (int i = 0; i < PAWNS; i++)
            lay_pawn(s, ui, color_of(s, seat), i, page);
    /* pawns that are targets */
    for (int k = 1; k <= COLORS * PAWNS; k++) {
        Item *pawn = Page_find(page, k);
        int c = (k - 1) / PAWNS;

        if (ui->held && pawn && c != color_of(s, s->seat)
            && pawn->look <= EXIT)
            let_drop(s, c, pawn->look, &aim, pawn);
    }
    /* the button, and dice */
    if (my_turn(s, ui)) {
        Item *done = Page_add(page, DONE_PLATE, p.x - 40, p.y + 88, 80, 32);
        done->futile = not_done(s);
        done->look = !done->futile;
        Text_say(done->words, "%s", _("Done"));
        Text_say(done->move, "%s", done->futile ? "" : "done");
    }
    lay_dice(s, ui, page);
    if (ui->on[STATISTICS])
        lay_statistics(s, page);
}

/* keys */
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    const Parcheesi *s = state;
    const Deed *d = &s->deed[s->seat];
    int n = 0;

    (void)move;
    if (e->kind == KEY && e->key[0] >= '0' && e->key[0] <= '9'
        && e->key[1] == '\0')
        n = e->key[0] == '0' ? 10 : e->key[0] == '9' ? 20
          : e->key[0] - '0';
    if (e->kind == RELEASE && e->id >= DIE && e->id < BONUS_COIN)
        n = e->id == DIE ? d->a : e->id == DIE + 1 ? d->b : 7 - d->a;
    if (e->kind == RELEASE && e->id >= BONUS_COIN && e->id < SQUARE)
        n = e->id - BONUS_COIN < s->open[2] ? 10 : 20;
    for (int k = 0; n && k < 4 && my_turn(s, ui); k++)
        if (s->open[k] && s->value[k] == n) {
            ui->own[0] = (unsigned char)(ui->own[0] == n ? 0 : n);
            return true;
        }
    return false;
}
typedef struct Order { int known, n; Item item[MOST_ITEMS]; } Order;

static const Order *order_of(const Parcheesi *s, const Ui *ui)
{
    Order *o = ui->scratch;
    Page page = { .item = o->item, .room = MOST_ITEMS };
    int now = 1 + 2 * ui->held + ui->on[STATISTICS];

    if (o->known != now) {
        layout(s, ui, &page);
        o->known = now;
        o->n = page.n;
    }
    return o;
}
static int neighbor(const void *state, const Ui *ui, int id,
                    const char *key)
{
    const Order *o = order_of(state, ui);
    int by = Text_same(key, "Right") || Text_same(key, "Down") ? 1
           : Text_same(key, "Left") || Text_same(key, "Up") ? -1 : 0;
    int at = -1;

    for (int k = 0; k < o->n; k++)
        at = o->item[k].id == id ? k : at;
    for (int k = 0; by && k < o->n; k++) {
        at = (at + by + o->n) % o->n;
        if (o->item[at].words[0])
            return o->item[at].id;
    }
    return 0;
}

/* in ink */
static int hue(int color, int which)
{
    return HUES + HUE * color + which;
}
static void dot(Paint *p, double x, double y, double r, int ink)
{
    Paint_circle(p, x, y, r);
    p->fill(p, ink);
}
static void ray(Paint *p, double t, double from, double to, int ink,
                double width)
{
    double c = cosine(t), s = sine(t);

    p->move(p, from * c, from * s);
    p->line(p, to * c, to * s);
    p->stroke(p, ink, width);
}
static void paint_sign(Paint *p, int c, int ink)
{
    static const char *const path[] = { "M0 0L0 10",
        "M0 -10L8 0L0 10L-8 0Z",
        "M-9 -4.6C-4.5 -11 -3 -9 0 -6.2C3 -3.4 4.5 -1 9 -7.6"
        "M-9 1.6C-4.5 -5 -3 -3 0 0C3 3 4.5 5 9 -1.6"
        "M-9 7.8C-4.5 1.2 -3 3.2 0 6.2C3 9 4.5 11 9 4.6", "" };

    for (int k = 0; c == 0 && k < 3; k++)
        dot(p, 5.2 * cosine(120 * k - 90),
            5.2 * sine(120 * k - 90) + .6, 4.6, ink);
    for (int k = 0; c == 3 && k < 8; k++)
        ray(p, 45 * k, 6.8, 10, ink, 2.4);
    if (c == 3)
        dot(p, 0, 0, 4.4, ink);
    Paint_path(p, path[c]);
    if (c == 1)
        p->fill(p, ink);
    else if (c != 3)
        p->stroke(p, ink, 2.4);
}
static void sign_at(Paint *p, int c, double x, double y, double r,
                    int ink)
{
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, r / 10, r / 10);
    paint_sign(p, c, ink);
    p->restore(p);
}
static void round_shade(Paint *p, double x, double y, double r, int c)
{
    p->shade(p, hue(c, SHINE), x - .35 * r, y - .4 * r, .05 * r,
             x - .1 * r, y - .1 * r, 1.25 * r);
    Paint_circle(p, x, y, r);
    p->fill(p, hue(c, BODY));
}
static void pawn_at(Paint *p, int c, double x, double y, double r)
{
    if (p->theme < CONTRAST) {
        Paint_ellipse(p, x + .14 * r, y + .28 * r, 1.04 * r, .96 * r);
        p->fill(p, WOODFOOT);
    }
    dot(p, x, y + .15 * r, r, hue(c, DEEP));
    round_shade(p, x, y, r, c);
    Paint_circle(p, x, y, .74 * r);
    p->stroke(p, hue(c, DEEP), .07 * r);
    round_shade(p, x, y - .05 * r, .66 * r, c);
    sign_at(p, c, x, y - .05 * r, .42 * r, hue(c, SIGN));
}
static void paint_pawn(const Ui *ui, const Item *i, Paint *p)
{
    int c = (i->id - 1) / PAWNS;
    double x = i->x + i->w / 2, y = i->y + i->h / 2, r = i->w / 2;
    bool lit = ui->hint == i->id || ui->goal == i->id;

    if (lit || ui->held == i->id) {
        dot(p, x, y + 1, r + 5, PAPER);
        Paint_circle(p, x, y + 1, r + 5);
        p->stroke(p, lit ? LAMP : FOCUS, lit ? 5 : 3);
    }
    pawn_at(p, c, x, y - (ui->hover == i->id && i->move[0] ? 2 : 0), r);
}
static void rosette(Paint *p, double x, double y, int ink)
{
    Paint_circle(p, x, y, 12.5);
    p->stroke(p, ink, 1.6);
    for (int k = 0; k < 4; k++) {
        p->save(p);
        p->shift(p, x, y);
        p->turn(p, k / 8.);
        Paint_ellipse(p, 0, 0, 2.5, 9.6);
        p->fill(p, ink);
        p->restore(p);
    }
}
static void capsule(Paint *p, const Item *i)
{
    double x = i->x + i->w / 2, y = i->y + i->h / 2,
           dx = i->w > i->h ? 12.5 : 0, dy = 12.5 - dx;
    static const int ink[] = { JET, BONE, JET };
    static const double width[] = { 33, 29.5, 27 };

    for (int k = 0; k < 3; k++) {
        p->move(p, x - dx, y - dy);
        p->line(p, x + dx, y + dy);
        p->stroke(p, ink[k], width[k]);
    }
}
static bool is_blocked(const Parcheesi *s, int id)
{
    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++)
            if (s->b.at[c][i] > START && s->b.at[c][i] < HOME
                && pawns_on(s->b.at[c], s->b.at[c][i]) > 1
                && cell_id(c, s->b.at[c][i]) == id)
                return true;
    return false;
}
static void paint_tile(const Item *i, int ink, int foot, Paint *p)
{
    Paint_plate(p, &(Plate){ .x = i->x + 1.3, .y = i->y + 1.3,
        .w = i->w - 2.6, .h = i->h - 3.4, .corner = 6, .foot = 2,
        .ink = ink, .under = foot });
}
static void paint_cell(const Parcheesi *s, const Item *i, Paint *p)
{
    int q = i->id - SQUARE, c = q / 17 & 3, goal = i->look & GOAL;
    double x = i->x + i->w / 2, y = i->y + i->h / 2;
    bool entry = i->id < OWN_ROW && q % 17 == 5;

    if (i->id >= OWN_ROW) {
        c = (i->id - OWN_ROW) / 8;
        if ((i->id - OWN_ROW) % 8 == HOME - ROW)
            return;
        paint_tile(i, goal ? LAMP : hue(c, LANE_INK), hue(c, BODY), p);
        sign_at(p, c, x, y - 1, 8, hue(c, PALE));
    } else {
        paint_tile(i, goal ? LAMP : entry ? hue(c, PALE)
                   : is_safe(q) ? REST : TILE, entry ? hue(c, BODY)
                   : is_safe(q) ? RESTFOOT : TILEFOOT, p);
        if (is_safe(q))
            rosette(p, x, y - 1, entry ? hue(c, DEEP) : RESTLINE);
    }
    if (is_blocked(s, i->id))
        capsule(p, i);
}
static void bracket(Paint *p, const Item *i, int sx, int sy)
{
    double x = i->x + i->w / 2 + sx * i->w / 2,
           y = i->y + i->h / 2 + sy * i->h / 2, a = 11;

    for (int pass = 0; pass < 2; pass++) {
        p->move(p, x, y - sy * a);
        p->line(p, x, y);
        p->line(p, x - sx * a, y);
        p->stroke(p, pass ? LAMPEDGE : PAPER, pass ? 3 : 6.5);
    }
}
static void paint_marks(const Item *i, Paint *p)
{
    double x = i->x + i->w / 2, y = i->y + i->h / 2;

    if (i->look & BLAME) {
        Paint_round(p, i->x, i->y, i->w, i->h, 7);
        p->stroke(p, PAPER, 6);
        Paint_round(p, i->x, i->y, i->w, i->h, 7);
        p->stroke(p, LAMPEDGE, 3);
    }
    if (!(i->look & AIM))
        return;
    for (int k = 0; k < 4; k++)
        bracket(p, i, k & 1 ? 1 : -1, k & 2 ? 1 : -1);
    if (i->look >> 4)
        dot(p, x, y - 1, 11, PAPER);
    if (i->look >> 4)
        Paint_number(p, i->look >> 4, x, y - 1, 13, LAMPEDGE, 2.2);
    if (i->look & PRIZE) {
        dot(p, i->x, y, 13, LAMPEDGE);
        dot(p, i->x, y, 11.4, LAMP);
        Paint_number(p, 20, i->x, y, 9, JET, 1.6);
    }
}
static void paint_face(Paint *p, const Deed *d, int c, double x,
                       double y)
{
    bool glad = d->bopped || d->home, sad = d->fined || d->empty;
    double end = glad ? 3 : sad ? 9 : 6, mid = glad ? 12 : sad ? 3 : 6;

    dot(p, x, y + 2, 17, hue(c, DEEP));
    round_shade(p, x, y, 17, c);
    dot(p, x - 6, y - 4, 2.2, hue(c, SIGN));
    dot(p, x + 6, y - 4, 2.2, hue(c, SIGN));
    p->move(p, x - 7, y + end);
    p->curve(p, x - 3, y + mid, x + 3, y + mid, x + 7, y + end);
    p->stroke(p, hue(c, SIGN), 2.2);
}
static void paint_small_die(Paint *p, double x, double y, int n)
{
    Paint_plate(p, &(Plate){ .x = x, .y = y, .w = 26, .h = 26,
                             .corner = 6, .foot = 2, .ink = BONE,
                             .under = PALEBONE });
    for (int k = 0; k < 7; k++)
        if (pips[n] >> k & 1)
            dot(p, x + 13 + 12 * pip_x[k], y + 13 + 12 * pip_y[k], 2.3,
                JET);
}
static void paint_last(const Parcheesi *s, int seat, double x, double y,
                       Paint *p)
{
    const Deed *d = &s->deed[seat];
    char at[2 * LINE] = "";
    Text out = { at, sizeof at, 0 };

    if (!d->a || (seat == s->seat && s->phase != FINISHED))
        return;
    paint_small_die(p, x - (d->b ? 30 : 13), y + 6, d->a);
    if (d->b)
        paint_small_die(p, x + 4, y + 6, d->b);
    tell_deed(s, seat, &out);
    p->text(p, at[0] ? at + 2 : "", x, y + 56, 14, CENTERED, VOICE,
            TEXT);
}
static void paint_house(const Parcheesi *s, const Item *i, Paint *p)
{
    int c = i->id - YARD, seat = s->seats == 2 ? c / 2 + 1 : c + 1;
    double x = i->x + HOUSE_R, y = i->y + HOUSE_R;

    dot(p, x, y - 3, HOUSE_R, WOODFOOT);
    dot(p, x, y + 1, HOUSE_R - 1, hue(c, PALE));
    Paint_circle(p, x, y, HOUSE_R - 10);
    p->stroke(p, seat == s->seat ? LAMP : hue(c, BODY),
              seat == s->seat ? 6 : 3);
    for (int k = 0; k < PAWNS; k++) {
        dot(p, x - 84 + 56 * k, y - 41.5, 24, hue(c, BODY));
        dot(p, x - 84 + 56 * k, y - 39.5, 23, hue(c, LANE_INK));
        sign_at(p, c, x - 84 + 56 * k, y - 40, 10, hue(c, PALE));
    }
    paint_face(p, &s->deed[seat], c, x - 44, y - 92);
    p->text(p, color_name(c), x - 18, y - 86, 20, AT_LEFT, VOICE,
            TEXT);
    paint_last(s, seat, x, y, p);
}
static void triangle(Paint *p, Corner a, Corner b, Corner c, int ink)
{
    p->move(p, a.x, a.y);
    p->line(p, b.x, b.y);
    p->line(p, c.x, c.y);
    p->close(p);
    p->fill(p, ink);
}
static void paint_home(const Parcheesi *s, int c, Paint *p)
{
    Corner a = turned(c, -HUB, HUB), w = turned(c, 0, .62 * HUB);

    triangle(p, (Corner){ MIDDLE, MIDDLE }, a, turned(c, HUB, HUB),
             hue(c, BODY));
    p->move(p, MIDDLE, MIDDLE);
    p->line(p, a.x, a.y);
    p->stroke(p, WOOD, 3);
    if (s->b.at[c][0] != HOME)
        sign_at(p, c, w.x, w.y, 13, hue(c, LANE_INK));
    triangle(p, turned(c, 1.5 * LANE + 3, HUB + 3.5 * CELL),
             turned(c, 1.5 * LANE + 16, HUB + 3.5 * CELL - 9),
             turned(c, 1.5 * LANE + 16, HUB + 3.5 * CELL + 9),
             hue(c, BODY));
}
static void paint_slab(const Parcheesi *s, const Item *i, Paint *p)
{
    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
                             .corner = 30, .foot = 7, .ink = WOOD,
                             .under = WOODFOOT });
    for (int c = 0; c < COLORS; c++)
        paint_home(s, c, p);
}
static void paint_coin(const Item *i, const Ui *ui, Paint *p)
{
    double x = i->x + 15, y = i->y + 15;

    dot(p, x, y, 15, ui->own[0] == i->look ? TEXT : LAMPEDGE);
    dot(p, x, y, 12.6, LAMP);
    Paint_number(p, i->look, x, y, 11, JET, 1.8);
}
static void paint_done(const Item *i, const Ui *ui, Paint *p)
{
    bool lit = ui->hint == i->id;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 9, .foot = i->look ? 3 : 0, .lift = ui->hover == i->id
        && i->look ? 2 : 0, .ink = lit || i->look ? LAMP : PANEL,
        .under = LAMPEDGE });
    p->text(p, _("Done"), i->x + i->w / 2, i->y + 22, 16, CENTERED,
            PLAIN, i->look ? JET : QUIET);
}
static void paint_card(const Parcheesi *s, const Item *i, Paint *p)
{
    uint32_t most = 1;

    Paint_round(p, i->x, i->y, i->w, i->h, 14);
    p->fill(p, PANEL);
    for (int k = 0; k < 6; k++)
        most = s->faces[k] > most ? s->faces[k] : most;
    for (int k = 0; k < 6; k++) {
        double x = i->x + 39 + 43 * k, h = 120. * s->faces[k] / most;

        paint_small_die(p, x, i->y + 158, k + 1);
        Paint_box(p, x, i->y + 150 - h, 26, h);
        p->fill(p, FOCUS);
        Paint_number(p, (int)s->faces[k], x + 13, i->y + 142 - h, 9,
                     TEXT, 1.5);
    }
    p->text(p, i->words, i->x + i->w / 2, i->y + 222, 14, CENTERED,
            PLAIN, TEXT);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id == DICE_CARD)
        paint_card(state, i, p);
    else if (i->id == SLAB)
        paint_slab(state, i, p);
    else if (i->id == DONE_PLATE)
        paint_done(i, ui, p);
    else if (i->id >= YARD)
        paint_house(state, i, p);
    else if (i->id >= SQUARE) {
        paint_cell(state, i, p);
        paint_marks(i, p);
    } else if (i->id >= BONUS_COIN)
        paint_coin(i, ui, p);
    else
        paint_pawn(ui, i, p);
}

/* the view */
static int wait(const void *state, int seat)
{
    static const int pace[] = { 1600, 800, 250 };
    const Parcheesi *s = state;

    (void)seat;
    return s->phase == ROLLING ? pace[s->pace] / 4
         : s->phase == STUCK ? 2 * pace[s->pace] : pace[s->pace];
}
static void icon(Paint *p)
{
    for (int k = 0; k < 4; k++) {
        if (k < 2)
            Paint_path(p, "M17 9C22 9 25 13 25 17C25 20 23 22 22 23"
                          "L26 38L8 38L12 23C11 22 9 20 9 17"
                          "C9 13 12 9 17 9Z");
        else
            Paint_round(p, 24, 24, 16, 16, 3);
        if (k % 2 == 0)
            p->stroke(p, JET, 3);
        else
            p->fill(p, k < 2 ? hue(1, BODY) : CHALK);
    }
    dot(p, 28.5, 28.5, 1.8, JET);
    dot(p, 35.5, 35.5, 1.8, JET);
    dot(p, 32, 32, 1.8, JET);
}
static const Action actions[] = {
    ACTION(PLAYS, "enter", N_("Enter a pawn"), "e"),
    ACTION(PLAYS, "done", N_("End of your turn"), "d"),
    ACTION_SWITCH(STATISTICS, "dice", N_("Show how the dice fell"),
                  "s"),
    ACTION_NEW, { 0 }
};
static const View view = {
    .title = N_("Parcheesi"),
    .rules = N_(
        "Bring four pawns around the board and home. A five enters.\n"
        "Land on a lone pawn: it goes back, and you get twenty.\n"
        "Nothing passes two pawns that stand together.\n\n"
        "Drag a pawn, or click it and a square. A die can be chosen."),
    .set = N_("Board Games"),
    .comment = N_("A race for four. All that can be done with a throw, "
                  "and the odds."),
    .inks = inks, .actions = actions, .plain = 1 << STATISTICS,
    .wait = wait, .neighbor = neighbor,
    .scratch = sizeof(Order), .layout = layout,
    .paint = paint, .input = input,
    .way = way, .camera = camera, .icon = icon,
};
extern const Player parcheesi_players[], parcheesi_hint[];
const Game the_game = {
    &parcheesi_model, &view, parcheesi_players, parcheesi_hint
};
