/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include <math.h>
#include "game.h"
#include "grid-view.h"
#include "lightsout.h"

/* measures and inks */
enum { PITCH = 80, WIDE = 66, HIGH = 60, FOOT = 4, MARGIN = 16,
       YARD = 44, ROOF = 92, TOP = 132, MOON = 300, WALLS };
enum { LIT = 1, MARK = 2, PROOF = 4 };      /* the look of a window */
enum { ANSWER };                            /* place in ui->on */
enum { SKY = OWN, DUSK, SNOW, WALL, SILL, SILLFOOT, GLOW, FRAME, ROOM,
       CURTAIN, BAR, MOONLIGHT };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "sky",      0x2A2D66, 0x0F1126, 0xFFFFFF, 0x000000 },
    { "dusk",     0xF3CFC6, 0x4A4370, 0xFFFFFF, 0x000000 },
    { "snow",     0xE8E4F0, 0x25283A, 0xFFFFFF, 0x000000 },
    { "wall",     0x8B86AE, 0x3B3A62, 0xFFFFFF, 0x000000 },
    { "sill",     0xA9A5C6, 0x5A5886, 0xFFFFFF, 0x000000 },
    { "sillfoot", 0x6A6590, 0x24243E, 0x000000, 0xFFFFFF },
    { "glow",     0xFFE9A6, 0xFFE7A0, 0xFFFFFF, 0xFFFFFF },
    { "frame",    0x8A5600, 0x7A4C08, 0x000000, 0x000000 },
    { "night",    0x2B2F52, 0x14162A, 0x000000, 0x000000 },
    { "curtain",  0x383C66, 0x1F2240, 0x000000, 0x000000 },
    { "bar",      0x5C608C, 0x4C5080, 0xFFFFFF, 0xFFFFFF },
    { "moon",     0xFFF5DC, 0xF3E7C4, 0x000000, 0xFFFFFF }, { 0 }
};

/* the page */
static void describe(const Night *s, int at, int look, Item *item)
{
    Grid house = { s->n, s->n };
    Spot p = Grid_spot(house, at);
    Text words = Grid_words(house, at, item->words);
    bool lit = has(s->lit, at);

    item->look = look + (lit ? LIT : 0);
    Text_tell(&words, "%s%s", lit ? _("lit") : _("dark"),
              look ? _(", marked") : "");
    if (s->phase != DRAWING && s->phase != PLAYING)
        return;
    Text_say(item->drop, "%d %d", p.row, p.column);
    Text_say(item->other, "press %s", item->drop);
    Text_say(item->move, s->phase == DRAWING ? "light %s" : "press %s",
             item->drop);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Night *s = state;
    Answer now = Lights_solve(s->n, s->lit);
    bool never = now.par == NEVER;
    bool told = never || s->phase == GIVEN_UP || ui->on[ANSWER];
    double wide = s->n * PITCH + 2 * MARGIN;

    page->w = wide + 2 * YARD;
    page->h = TOP + s->n * PITCH + MARGIN;
    Page_add(page, MOON, page->w * .72, s->phase == SOLVED ? 18 : 60,
             44, 44);
    Page_add(page, WALLS, YARD, ROOF, wide, page->h - ROOF);
    for (int at = 0; at < s->n * s->n; at++)
        describe(s, at, !told || !has(now.set, at) ? 0
                 : never ? PROOF : MARK,
                 Grid_item(page, (Grid){ s->n, s->n }, at,
                           YARD + MARGIN, TOP, PITCH));
}

/* a window */
static bool would_turn(const Night *s, const Ui *ui, int at)
{
    if (ui->hover < 1 || ui->hover > s->n * s->n || ui->done)
        return false;
    return s->phase == DRAWING ? at == ui->hover - 1
        : s->phase == PLAYING && has(reach(s->n, ui->hover - 1), at);
}
static void plate(Paint *p, int ink, double x, double y,
                  double w, double h)
{
    Paint_plate(p, &(Plate){ .x = x, .y = y, .w = w, .h = h,
        .corner = h < 20 ? 4 : h > PITCH ? 0 : 11, .ink = ink });
}
static void icon(Paint *p)
{
    for (int k = 0; k < 4; k++) {
        bool lit = k == 0 || k == 3;

        p->save(p);
        p->shift(p, k % 2 ? 25.5 : 8.5, k / 2 ? 24.5 : 7.5);
        plate(p, lit ? GLOW : ROOM, 0, 0, 14, 14);
        Paint_path(p, "M7 .7L7 13.3M.7 6L13.3 6");
        p->stroke(p, lit ? FRAME : CHALK, 1.5);
        p->restore(p);
    }
}
static void draw_pane(Paint *p, bool lit)
{
    if (lit)
        p->shade(p, LAMP, 33, 30, 0, 33, 30, 45);
    plate(p, lit ? GLOW : CURTAIN, 0, 0, WIDE, HIGH);
    if (!lit) {
        Paint_path(p, "M8.6 60C10 36 21 17 33 8C45 17 56 36 57.4 60Z");
        p->fill(p, ROOM);
    }
    Paint_path(p, "M33 1.6L33 58.4M1.6 25L64.4 25");
    p->stroke(p, lit ? FRAME : BAR, 3);
}
static void draw_window(Paint *p, const Night *s, const Ui *ui,
                        const Item *item)
{
    bool turns = would_turn(s, ui, item->id - 1);
    bool here = turns && ui->hover == item->id;
    bool lit = item->look & LIT, hint = ui->hint == item->id;
    double sunk = here && ui->down ? FOOT : 0;

    p->shift(p, (PITCH - WIDE) / 2, sunk);
    if (item->move[0] != '\0' && sunk == 0)
        plate(p, hint ? LAMPEDGE : SILLFOOT, -3, HIGH - 2, WIDE + 6,
              9 + FOOT);
    plate(p, hint ? LAMP : SILL, -3, HIGH - 2, WIDE + 6, 9);
    draw_pane(p, lit);
    /* what is on the pane */
    if (turns) {
        p->save(p);
        p->shift(p, WIDE * .17, HIGH * .17);
        p->scale(p, .66, .66);
        plate(p, WALL, -4.5, -4.5, WIDE + 9, HIGH + 9);
        draw_pane(p, !lit);
        p->restore(p);
    }
    for (int w = 6; (here || item->look & PROOF) && w > 0; w -= 3) {
        Paint_round(p, -6, -6, WIDE + 12, HIGH + 19, 14);
        p->stroke(p, w > 3 ? PAPER : !here ? LAMPEDGE
                     : ui->ring ? FOCUS : TEXT, w);
    }
    for (int dot = 12; (hint || item->look & MARK) && dot > 4; dot -= 4) {
        Paint_circle(p, WIDE / 2, HIGH / 2, dot);
        p->fill(p, dot == 8 ? LAMP : FRAME);
    }
}

/* the view */
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Night *s = state;

    p->save(p);
    p->shift(p, item->x, item->y);
    if (item->id < MOON)
        draw_window(p, s, ui, item);
    else if (item->id == MOON) {
        /* the moon */
        if (s->phase == SOLVED)
            Paint_circle(p, 22, 22, 20);
        else
            Paint_path(p, "M25.5 2.3C14 .3 2 10 2 22C2 33 11 42 22 42"
                          "C32 42 40 35.4 41.7 25.5C36.5 31 27 32 20.5 25.5"
                          "C14 19 16 8 25.5 2.3Z");
        p->fill(p, MOONLIGHT);
    } else {
        /* roof, wall and gutter */
        plate(p, SILLFOOT, -2, 0, item->w + 4, 30);
        plate(p, WALL, 0, 20, item->w, item->h - 20);
        plate(p, SILLFOOT, -16, 12, item->w + 32, 12 + FOOT);
        plate(p, SILL, -16, 12, item->w + 32, 12);
    }
    p->restore(p);
}
static void air(const void *state, const Item *all, Paint *p)
{
    const Night *s = state;
    double lit = Lights_count(s->lit) / (double)(s->n * s->n);
    double ground = TOP + s->n * PITCH + MARGIN - 8;
    double high = ground - all->y, night = (1 - lit) * (1 - lit);
    double y = all->y + high * (1.8 * night - 1.5);

    Paint_box(p, all->x, all->y, all->w, all->h);
    p->shade(p, DUSK, 0, y, 0, 0, y + 2.2 * high, 0);
    p->fill(p, SKY);
    for (int k = 1; s->phase == SOLVED && k <= 80; k++) {
        Paint_circle(p, all->x + fmod(k * .618, 1) * all->w,
                     all->y + fmod(k * .755, 1) * high, 1 + k % 4 * .4);
        p->fill(p, MOONLIGHT);
    }
    Paint_box(p, all->x, ground, all->w, all->y + all->h - ground);
    p->fill(p, SNOW);
}
static void bow(const void *state, const Ui *ui, Item *item)
{
    (void)state;
    item->y += item->id == MOON ? (1 - ui->bow) * ROOF
             : 3 * (View_hop(ui, 0) + View_hop(ui, 1));
}
static const Action actions[] = {
    ACTION_SWITCH(ANSWER, "answer", N_("Show an answer"), "a"),
    ACTION(PLAYS, "ready", N_("Ready to play"), "r"),
    ACTION(BEGINS, "press", N_("Press a window"), "p"),
    ACTION(PLAYS, "give up", N_("Give up"), "g"),
    ACTION_NEW, { 0 }
};
static const View view = {
    .title = N_("Lights Out"),
    .rules = N_(
        "Darken the house: a press turns a light and the four around.\n"
        "Par is the number of presses in a shortest answer.\n\n"
        "Point at a window: the small panes show what a press does."),
    .set = N_("Puzzle Games"),
    .comment = N_("Put a sleeping house to bed. Each switch turns five "
                  "windows. An idea from linear algebra, with bits."),
    .inks = inks, .actions = actions,
    .layout = layout, .paint = paint,
    .bow = bow, .air = air, .icon = icon,
};
extern const Player lightsout_players[], lightsout_hint[];

const Game the_game = {
    &lightsout_model, &view, lightsout_players, lightsout_hint
};
