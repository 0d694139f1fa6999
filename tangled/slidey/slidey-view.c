/* Made from games/slidey.nw by make tangle: change that, not this. */
#include <math.h>
#include "game.h"
#include "slidey.h"

/* measures and inks */
enum { PITCH = 64, GAP = 2, FOOT = 4, MARGIN = 20, TRAY = CELLS + 1 };
enum { BARE, PEEK, MISPLACED, REVERSE, WALK };  /* in ui->on */
enum { NUMBERS, NIGHT, SEA };       /* pictures */
enum { WELL = OWN, RIM, TILE, TILEFOOT, TILEHI, SKY, DUSK, MOON, HILL,
       NEAR, WALL, ROOF, SUN, DAWN, CALM, WAVE, DEEP, SAIL };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "well",     0x3B3E5C, 0x101220, 0xFFFFFF, 0x000000 },
    { "rim",      0xA98B62, 0x6B5636, 0x808080, 0x808080 },
    { "tile",     0xBBD5E4, 0x426388, 0xFFFFFF, 0x000000 },
    { "tilefoot", 0x86ACC4, 0x2A405C, 0x000000, 0xFFFFFF },
    { "tilehi",   0xD6E7F0, 0x5F82AA, 0xFFFFFF, 0x000000 },
    { "sky",      0x2A2D66, 0x14163A, 0x404040, 0x202020 },
    { "dusk",     0xC08BA6, 0x6A5180, 0xA0A0A0, 0x707070 },
    { "moon",     0xFFF1CF, 0xF3E7C4, 0xFFFFFF, 0xFFFFFF },
    { "hill",     0x5C5E92, 0x34365E, 0x808080, 0x606060 },
    { "near",     0x3B4A6B, 0x232C48, 0x606060, 0x404040 },
    { "wall",     0xB98A6A, 0x7A5A48, 0xC0C0C0, 0x909090 },
    { "roof",     0x5A2F3A, 0x3C1F2C, 0x202020, 0x101010 },
    { "sun",      0xF2B53F, 0xE0A53A, 0xFFFFFF, 0xD0D0D0 },
    { "dawn",     0x8FC3E0, 0x4A6E96, 0xE0E0E0, 0x505050 },
    { "calm",     0xF7E3C0, 0xA88C86, 0xB0B0B0, 0x909090 },
    { "wave",     0x4E93B8, 0x32678C, 0x909090, 0x707070 },
    { "deep",     0x2B5F86, 0x1C4262, 0x505050, 0x303030 },
    { "sail",     0xD9596A, 0xA8404F, 0x808080, 0xA0A0A0 },
    { NULL, 0, 0, 0, 0 }
};

/* pictures */
typedef struct Patch {
    int ink;
    const char *path;
} Patch;
static const Patch night[] = {
    { MOON, "M420 60C350 90 340 200 430 214C480 222 520 190 524 150"
            "C490 184 420 160 420 60ZM60 40L69 51L60 62L51 51Z"
            "M200 40L206 46L200 52L194 46ZM262 76L273 90L262 104"
            "L251 90ZM196 172L204 182L196 192L188 182ZM372 226L384 240"
            "L372 254L360 240ZM548 216L562 234L548 252L534 234Z"
            "M34 216C54 194 68 200 76 218C84 200 98 194 118 216C98 208"
            " 86 212 76 232C66 212 54 208 34 216Z" },
    { HILL, "M0 400C90 300 190 280 280 350C380 420 480 300 600 330"
            "L600 600L0 600ZM24 122C34 90 70 92 84 110C100 82 142 90 "
            "146 114C182 108 200 142 172 148L42 148C14 148 8 132 "
            "24 122Z"
            "M492 62C498 36 530 36 540 50C552 28 584 34 584 54C606 58"
            " 602 76 586 76L502 76C482 76 480 64 492 62Z" },
    { NEAR, "M0 470C140 400 260 440 360 480C450 515 530 470 600 440"
            "L600 600L0 600Z" },
    { WALL, "M130 300L130 470L300 470L300 300Z" },
    { ROOF, "M108 310L215 216L322 310ZM256 225L278 225L278 282"
            "L256 262ZM470 480L462 400L478 400L484 480Z"
            "M430 420C380 410 400 350 424 354C430 290 510 290 516 352"
            "C552 356 552 420 506 420Z" },
    { MOON, "M156 340L156 384L196 384L196 340ZM232 340L232 384"
            "L272 384L272 340ZM196 410L196 470L234 470L234 410Z"
            "M40 520C120 500 200 540 290 524C380 508 470 548 560 520"
            "C470 562 380 526 290 544C200 560 120 522 40 520Z" }, { 0 }
};
static const Patch sea[] = {
    { SUN,  "M398 120C398 37 522 37 522 120C522 203 398 203 398 120Z"
    },
    { MOON, "M40 120C60 80 110 80 130 104C160 76 210 90 212 124"
            "C240 124 244 160 214 162L60 162C24 162 16 126 40 120Z" },
    { WAVE, "M0 380C100 350 200 400 300 380C400 360 500 400 600 376"
            "L600 600L0 600Z" },
    { ROOF, "M292 90L304 90L364 106L304 122L304 420L292 420Z" },
    { SAIL, "M284 110C270 220 200 320 140 372L284 372Z" },
    { MOON, "M312 130C330 220 390 310 450 352L312 372Z" },
    { WALL, "M120 396L480 396C470 450 430 476 400 480L200 480"
            "C160 474 134 440 120 396Z" },
    { DEEP, "M0 470C90 440 180 490 300 462C420 434 500 490 600 458"
            "L600 600L0 600Z" },
    { WAVE, "M40 540C100 516 140 556 200 532C250 516 290 552 340 536"
            "C290 566 250 536 200 552C140 574 100 540 40 540Z" },
    { SUN,  "M430 540C456 516 500 516 524 538L552 520L552 566L524 550"
            "C500 568 456 566 430 540Z" },
    { JET,  "M456 531L461 536L456 541L451 536Z" }, { 0 }
};
static void draw_scene(Paint *p, bool day)
{
    Paint_box(p, 0, 0, 600, 600);
    p->shade(p, day ? CALM : DUSK, 0, 0, 0, 0, 600, 0);
    p->fill(p, day ? DAWN : SKY);
    for (const Patch *a = day ? sea : night; a->ink; a++) {
        Paint_path(p, a->path);
        p->fill(p, a->ink);
        if (p->theme >= CONTRAST) {
            Paint_path(p, a->path);
            p->stroke(p, TEXT, 3);
        }
    }
}

/* a tile */
static bool has_photo(const Tray *s, const Ui *ui)
{
    return ui->photo.w >= s->columns && ui->photo.h >= s->rows;
}

static bool is_pictured(const Tray *s, const Ui *ui)
{
    return s->picture != NUMBERS || has_photo(s, ui);
}
static void set_pitch(const Tray *s, const Ui *ui, double *w, double *h)
{
    *w = *h = PITCH;
    if (has_photo(s, ui)) {
        double across = ui->photo.w / s->columns;
        double down = ui->photo.h / s->rows;

        *w *= fmin(fmax(across / down, 1), 3);
        *h *= fmin(fmax(down / across, 1), 3);
    }
}
static void draw_part(Paint *p, const Tray *s, const Ui *ui, int part)
{
    const Photo *f = &ui->photo;
    double w, h, side;

    set_pitch(s, ui, &w, &h);
    p->shift(p, -(part % s->columns) * w, -(part / s->columns) * h);
    if (has_photo(s, ui)) {
        p->image(p, f->argb, f->w, f->h, 0, 0,
                 w * f->w / (f->w / s->columns),
                 h * f->h / (f->h / s->rows));
        return;
    }
    w *= s->columns, h *= s->rows;
    side = w > h ? w : h;
    p->shift(p, (w - side) / 2, (h - side) / 2);
    p->scale(p, side / 600, side / 600);
    draw_scene(p, s->picture == SEA);
}
static bool lifted(const Tray *s, const Ui *ui, int cell)
{
    Tray then = *s;
    int at = place_of(s, ui->hover - 1);

    if (at == cells(s) || s->phase != SLIDING || ui->done
        || !in_line(s, at))
        return false;
    slide(&then, at);
    return cell != s->hole && then.tile[cell] != s->tile[cell];
}
static void draw_number(Paint *p, bool small, int number, int ink)
{
    int digits = 1 + (number > 9) + (number > 99);

    if (small) {
        Paint_round(p, 6, 6, 7 + 8 * digits, 18, 5);
        p->fill(p, PAPER);
    }
    Paint_number(p, number, small ? 9.5 + 4 * digits : PITCH / 2,
                 small ? 15 : PITCH / 2 - 1,
                 small ? 11 : digits > 2 ? 20 : 26, ink,
                 small ? 1.7 : 3.6);
}
static void rim(Paint *p, const Item *i)
{
    Paint_round(p, GAP, GAP, i->w - 2 * GAP, i->h - 2 * GAP - FOOT, 10);
}
static void draw_marks(Paint *p, const Item *i, bool hint,
                       bool misplaced)
{
    for (int w = 6; (hint || misplaced) && w > 0; w -= 3) {
        rim(p, i);
        p->stroke(p, w > 3 ? PAPER : hint ? LAMPEDGE : WINE, w);
    }
    if (misplaced) {
        p->shift(p, i->w, i->h);
        Paint_path(p, "M-14 -28L-5 -19L-14 -10L-23 -19Z");
        p->fill(p, WINE);
    }
}
static void draw_tile(Paint *p, const Tray *s, const Ui *ui,
                      const Item *item)
{
    int tile = item->id - 1, cell = item->look;
    bool up = lifted(s, ui, cell), hint = ui->hint == item->id;
    bool pictured = is_pictured(s, ui);
    double lift = !up ? 0 : ui->down ? -FOOT : 2;

    Paint_plate(p, &(Plate){ GAP, GAP, item->w - 2 * GAP,
        item->h - 2 * GAP - FOOT, 10, s->phase == SLIDING ? FOOT : 0,
        lift, hint ? LAMP : up ? TILEHI : TILE,
        hint ? LAMPEDGE : TILEFOOT });
    p->shift(p, 0, -lift);
    /* its part of the picture */
    if (pictured) {
        p->save(p);
        rim(p, item);
        p->clip(p);
        draw_part(p, s, ui, ui->on[PEEK] ? cell : tile);
        p->restore(p);
    }
    if (!pictured || (!ui->on[BARE] && !ui->on[PEEK]))
        draw_number(p, pictured, tile + 1,
                    hint && !pictured ? JET : TEXT);
    draw_marks(p, item, hint, ui->on[MISPLACED] && tile != cell);
}

/* the page */
static void describe(const Tray *s, Item *i)
{
    int cell = i->id - 1;
    Text words = Grid_words(grid(s), cell, i->words);
    Spot at = Grid_spot(grid(s), cell);

    i->look = cell;
    i->id = s->tile[cell] + 1;
    if (cell == s->hole)
        Text_tell(&words, "%s", _("the hole"));
    else
        Text_tell(&words, _("tile %d"), i->id);
    if (s->phase == SLIDING && in_line(s, cell))
        Text_say(i->move, "slide %d %d", at.row, at.column);
    else if (s->phase == SLIDING && cell != s->hole)
        i->futile = _("not in the row or column of the hole");
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Tray *s = state;
    double w, h;

    set_pitch(s, ui, &w, &h);
    page->w = s->columns * w + 2 * MARGIN;
    page->h = s->rows * h + 2 * MARGIN;
    Page_add(page, TRAY, MARGIN, MARGIN, s->columns * w, s->rows * h);
    for (int cell = 0; cell < cells(s); cell++)
        describe(s, Page_add(page, cell + 1,
                             MARGIN + cell % s->columns * w,
                             MARGIN + cell / s->columns * h, w, h));
}

/* keys */
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    static const char *const arrows[] = {
        "Left", "Up", "Right", "Down", NULL };
    static const Spot from[] = {
        { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
    const Tray *s = state;
    Spot at = Grid_spot(grid(s), s->hole);
    int k;

    if (Text_same(e->key, "p"))
        ui->on[PEEK] = e->kind == KEY;
    if (e->kind != KEY || ui->on[WALK] || s->phase != SLIDING
        || !Text_match(e->key, "%w", arrows, &k))
        return Text_same(e->key, "p");
    k = (k + 2 * ui->on[REVERSE]) % 4;
    at = (Spot){ at.row + from[k].row, at.column + from[k].column };
    if (Grid_cell(grid(s), at.row, at.column) >= 0)
        Text_say(move, "slide %d %d", at.row, at.column);
    return true;
}

/* the view */
static bool whole(const Tray *s, const Ui *ui)
{
    return s->phase == SOLVED && is_pictured(s, ui) && ui->bow == 0;
}
static void draw_tray(Paint *p, const Tray *s, const Ui *ui,
                      const Item *item)
{
    Paint_round(p, -10, -10, item->w + 20, item->h + 20, 14);
    p->fill(p, RIM);
    Paint_round(p, -2, -2, item->w + 4, item->h + 4, 10);
    p->fill(p, WELL);
    if (whole(s, ui)) {
        Paint_round(p, 0, 0, item->w, item->h, 8);
        p->clip(p);
        draw_part(p, s, ui, 0);
    }
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Tray *s = state;

    p->save(p);
    p->shift(p, item->x, item->y);
    if (item->id == TRAY)
        draw_tray(p, s, ui, item);
    else if (item->id < cells(s) && !whole(s, ui))
        draw_tile(p, s, ui, item);
    p->restore(p);
}
static void icon(Paint *p)
{
    for (int k = 0; k < 3; k++) {
        double x = 7 + k % 2 * 18, y = 7 + k / 2 * 18;

        Paint_plate(p, &(Plate){ x, y, 16, 14.5, 3, 1.8, 0, CHALK,
                                 JET });
        Paint_number(p, k + 1, x + 8, y + 7.2, 8, JET, 1.8);
    }
    Paint_path(p, "M40 33L28 33M32 29L28 33L32 37");
    p->stroke(p, JET, 1.8);
}
static const Action actions[] = {
    ACTION_SWITCH(BARE, "bare", N_("Hide the numbers"), "d"),
    ACTION_SWITCH(PEEK, "peek", N_("Look at the whole picture"), "p"),
    ACTION_SWITCH(MISPLACED, "misplaced", N_("Show misplaced tiles"),
                  "m"),
    ACTION_SWITCH(REVERSE, "reverse", N_("Arrows move the hole"), "r"),
    ACTION_SWITCH(WALK, "walk", N_("Arrows walk, Enter slides"), "w"),
    ACTION(PLAYS, "impossible", N_("It is impossible"), "i"),
    ACTION(PHOTO, "photo", N_("A picture of your own"), "o"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *item)
{
    if (item->id < TRAY)
        item->y -= 12 * View_hop(ui, item->id / (double)cells(state));
}
static const View view = {
    .title = N_("Slidey"),
    .rules = N_(
        "Slide the tiles until all are in order, with the hole at\n"
        "the bottom right. A whole run slides at once.\n\n"
        "Press a tile in line with the hole, or use the arrows."),
    .set = N_("Puzzle Games"),
    .comment = N_("Put a cut-up picture in order. Half of all boards "
                  "are impossible: an idea about odd and even."),
    .inks = inks, .actions = actions,
    .plain = 1 << BARE | 1 << PEEK | 1 << REVERSE | 1 << WALK,
    .layout = layout, .paint = paint,
    .bow = bow, .input = input, .icon = icon,
};
extern const Player slidey_players[], slidey_hint[];

const Game the_game = {
    &slidey_model, &view, slidey_players, slidey_hint
};
