/* Made from games/same.nw by make tangle: change that, not this. */
#include <math.h>
#include "game.h"
#include "grid-view.h"
#include "same.h"

/* measures and inks */
enum { PITCH = 30, HALF = PITCH / 2, MARGIN = 16, LEAST = 300,
       LINE_HIGH = 28, FOOT = 2, WELL = 1000, TOLD, GHOST = 2000 };
/* a look: the color, and so many of each of these */
enum { BRIDGES = COLORS, FREE = 1 << 11, POINTED = 1 << 12,
       PRESSED = 1 << 13, HINTED = 1 << 14, EMPTY = 1 << 15,
       CORE = 1 << 16, NUMBER = 1 << 20 };
enum { ORDER, WAY };                        /* places in ui->on */
enum { BLUE = OWN, SIGN = BLUE + COLORS, COUNTER, UNDER };
static const Ink inks[] = {         /* light, dark, contrast, inverse */
    { N_("blue"),   0x2F64B8, 0x7FA8F0, 0xFFFFFF, 0x000000 },
    { N_("red"),    0xBF3B4B, 0xF0919C, 0x000000, 0xFFFFFF },
    { N_("brown"),  0x8A5A2B, 0xC99A63, 0xFFFFFF, 0x000000 },
    { N_("green"),  0x2C7A50, 0x6CCBA0, 0x000000, 0xFFFFFF },
    { N_("purple"), 0x7A3F9E, 0xC4A8F2, 0xFFFFFF, 0x000000 },
    { N_("yellow"), 0x9A7200, 0xEFCB5A, 0x000000, 0xFFFFFF },
    { N_("teal"),   0x1B7F88, 0x63C3CB, 0xFFFFFF, 0x000000 },
    { N_("slate"),  0x59607A, 0xB4B9CC, 0x000000, 0xFFFFFF },
    { "sign",       0xFFFFFF, 0x14162A, 0x000000, 0xFFFFFF },
    { "counter",    0xFFFFFF, 0x14162A, 0xFFFFFF, 0x000000 },
    { "under",      0x3A3D5C, 0x0D0E17, 0x000000, 0xFFFFFF }, { 0 }
};

/* what a ball is like */
static const char *const signs[COLORS] = {
    "M0 -3L0 3", "M-4 0L4 0", "M-4 0L4 0M0 -4L0 4",
    "M-3 -3L3 3M-3 3L3 -3", "M-3.5 -3.5L3.5 -3.5L3.5 3.5L-3.5 3.5Z",
    "M0 -4L4 3L-4 3Z", "M0 -4.5L4.5 0L0 4.5L-4.5 0Z",
    "M-4 -2.5L4 -2.5M-4 2.5L4 2.5"
};
typedef struct Seen { Board then; int look[SITES]; } Seen;
static int mark(const Board *b, Seen *seen, int number, int look)
{
    bool wet[SITES] = { false };
    int pool[MOST], at = HIGH, n;

    while (at < SITES - HIGH - 1 && b->at[at] / COLORS != number)
        at++;
    n = bridges(b, at) ? flood(b, at, wet, pool) : 0;
    for (int k = 0; k < n; k++)
        seen->look[pool[k]] |= look + look / NUMBER * k * NUMBER;
    if (look & POINTED && n > 0)
        press(&seen->then, at);
    return n;
}
static int look_at(const Same *s, const Ui *ui, const Seen *seen,
                   int at)
{
    int now = s->board.at[at], then = seen->then.at[at];
    int links = bridges(&s->board, at), look = seen->look[at];

    if (!ui->on[ORDER] && then != now)
        look += CORE * (then ? 1 + then % COLORS : 9);
    if (ui->on[WAY] && look < NUMBER)
        look += s->way[now / COLORS] * NUMBER;
    return look + now % COLORS + BRIDGES * links
        + (links ? FREE : now ? 0 : EMPTY);
}

/* draw a ball */
static void body(Paint *p, int look, double r, int ink)
{
    double far = HALF + (ink == PAPER ? 2
                 : ink == UNDER || ink == LAMPEDGE ? .5 : 1);

    Paint_circle(p, 0, 0, r);
    p->fill(p, ink);
    for (int k = 0; k < 8; k++) {
        if (look / BRIDGES >> k & 1) {
            Paint_box(p, 0, k < 4 ? 2 - r : 0, far,
                      k < 4 ? 2 * r - 4 : far);
            p->fill(p, ink);
        }
        p->turn(p, .25);
    }
}
static void draw_ball(Paint *p, int look)
{
    bool lit = look & HINTED, strong = p->theme >= CONTRAST;
    int ink = lit ? LAMP : look & EMPTY ? UNDER
            : look & POINTED && strong ? TEXT : BLUE + look % COLORS;
    int under = lit ? LAMPEDGE : UNDER, core = look / CORE % 16;
    int sign = lit ? JET : look & POINTED ? TEXT : SIGN + look % 2;
    double r = look & FREE ? 12.5 : look & EMPTY ? 5 : 10.5;

    p->save(p);
    p->shift(p, HALF, HALF + FOOT);
    if (look & FREE && !(look & PRESSED))
        body(p, look, r, under);
    p->shift(p, 0, look & PRESSED ? 0 : -FOOT);
    if (lit || strong)
        body(p, look, r + 1, under);
    body(p, look, r, ink);
    if (look & POINTED)
        body(p, look, r - 3, PAPER);
    /* a core, a number or a sign */
    if (core > 0) {
        Paint_circle(p, 0, 0, 8.5);
        p->fill(p, PANEL);
        p->scale(p, .6, .6);
        p->shift(p, -HALF, -HALF);
        draw_ball(p, core > COLORS ? EMPTY : core - 1);
    } else if (look >= NUMBER)
        Paint_number(p, look / NUMBER, 0, 0, 10, sign, 1.8);
    else if (!(look & EMPTY)) {
        Paint_path(p, signs[look % COLORS]);
        p->stroke(p, sign, 2.2);
    }
    p->restore(p);
}
static const Stamp ball_stamp = { "ball", PITCH, PITCH, 4, draw_ball };

/* the page */
static void describe(const Same *s, int cell, Item *item)
{
    Text words = Grid_words(s->grid, cell, item->words);
    Spot at = Grid_spot(s->grid, cell);
    bool wet[SITES] = { false };
    int pool[MOST];
    int n = flood(&s->board, place(s->grid, cell), wet, pool);

    item->round = n < 2;
    if (n > 1)
        Text_say(item->move, "take %d %d", at.row, at.column);
    else
        item->futile = _("No ball of its color touches it.");
    Text_tell(&words, local_n("%s, alone", "%s, %d together", n),
              local(inks[item->look % COLORS].name), n);
    if (item->look >= NUMBER)
        Text_tell(&words, _(", number %d"), item->look / NUMBER);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Same *s = state;
    int rows = s->grid.rows, columns = s->grid.columns;
    double wide = columns * PITCH, high = rows * PITCH;
    Seen seen = { .then = s->board };
    int n = mark(&s->board, &seen, ui->done ? 0 : ui->hover, POINTED
        + (ui->down ? PRESSED : 0) + (ui->on[ORDER] ? NUMBER : 0));

    mark(&s->board, &seen, ui->hint, HINTED);
    page->w = fmax(wide, LEAST) + 2 * MARGIN;
    page->h = high + 2 * MARGIN + LINE_HIGH;
    Page_add(page, WELL, (page->w - wide) / 2 - 6, MARGIN - 6,
             wide + 12, high + 12);
    /* lay the balls */
    for (int k = 0; k < rows * columns; k++) {
        int cell = k % rows * columns + k / rows;
        int at = place(s->grid, cell), now = s->board.at[at];
        Item *item;

        if (now == NONE && seen.then.at[at] == NONE)
            continue;
        item = Grid_item(page, s->grid, cell, (page->w - wide) / 2, MARGIN,
                         PITCH);
        item->id = now ? now / COLORS : GHOST + cell;
        item->look = look_at(s, ui, &seen, at);
        if (now != NONE)
            describe(s, cell, item);
    }
    if (n > 0)
        Text_say(Page_add(page, TOLD, MARGIN, page->h - LINE_HIGH,
                          page->w - 2 * MARGIN, LINE_HIGH)->words,
                 _("Points: %d. Single balls then: %d."),
                 points(s->rule, n), survey(&seen.then, 0).singles);
}

/* the view */
static void paint_well(const Same *s, const Item *i, Paint *p)
{
    double high = fmin(i->h * .25, i->w / 9), wide = 5.4 * high;
    double x = i->x + i->w / 2, y = i->y + i->h / 2;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h, .corner = 14, .ink = PANEL });
    if (survey(&s->board, s->rule).left > 0)
        return;
    Paint_plate(p, &(Plate){ .x = x - wide / 2, .y = y - high,
        .w = wide, .h = 2 * high, .corner = high / 2, .ink = LAMP });
    Paint_number(p, total(s), x, y, high, JET, high * .12);
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    (void)ui;
    if (item->id == WELL)
        paint_well(state, item, p);
    else if (item->id == TOLD)
        p->text(p, item->words, item->x + item->w / 2, item->y + 14, 15,
                CENTERED, VOICE, TEXT);
    else
        p->stamp(p, &ball_stamp, item->aloft
                 ? item->look % COLORS + FREE : item->look,
                 item->x, item->y, PITCH, PITCH);
}
static void icon(Paint *p)
{
    for (int in = 0; in < 2; in++) {
        Paint_path(p, "M16.5 15L16.5 31L32 31");
        p->stroke(p, in ? BLUE : JET, in ? 9 : 13);
        Paint_path(p, "M32.5 14.5L32.5 14.6");
        p->stroke(p, in ? BLUE + 1 : JET, in ? 9 : 13);
    }
}
static const Action actions[] = {
    ACTION_SWITCH(ORDER, "order", N_("Number the balls of a blob"),
                  "o"),
    ACTION_SWITCH(WAY, "way", N_("Show how it can be cleared"), "w"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *item)
{
    (void)state;
    item->y -= 10 * View_hop(ui, item->id == WELL ? .5
                                 : item->look % COLORS / 8.);
}
static const View view = {
    .title = N_("Same"),
    .rules = N_("Take two or more balls of a color that touch.\n"
                "The others fall, and empty columns close up.\n"
                "n balls at once are worth n x n points, and each\n"
                "ball fewer than 50 that you leave is worth 100.\n\n"
                "Point at a blob: the cores show what will be."),
    .set = N_("Puzzle Games"),
    .comment = N_("Take what belongs together, and let the rest fall. "
                  "How water finds all of it: flood fill."),
    .inks = inks, .actions = actions, .plain = 1u << ORDER,
    .layout = layout, .paint = paint, .bow = bow, .icon = icon,
};
extern const Player same_players[], same_hint[];

const Game the_game = { &same_model, &view, same_players, same_hint };
