/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include "game.h"
#include "grid-view.h"
#include "minesweeper-solve.h"

/* what is known of a tile */
enum { MIST = OWN, MISTFOOT, MISTHI, CLOTH, N1 };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "mist",     0xAFC0CE, 0x47566D, 0xD0D0D0, 0x3A3A3A },
    { "mistfoot", 0x7E95A8, 0x303C50, 0x000000, 0xFFFFFF },
    { "misthi",   0xC6D4DE, 0x61738D, 0xE8E8E8, 0x5A5A5A },
    { "cloth",    0xA3283F, 0xA3283F, 0xA00020, 0xA00020 },
    { "n1", 0x2A5BC0, 0x8FB6FF, 0, 0xFFFFFF },
    { "n2", 0x1C6F58, 0x74D0AE, 0, 0xFFFFFF },
    { "n3", 0xA3283F, 0xF08A98, 0, 0xFFFFFF },
    { "n4", 0x5B4382, 0xC4B0F2, 0, 0xFFFFFF },
    { "n5", 0x8A5600, 0xF0B860, 0, 0xFFFFFF },
    { "n6", 0x166D76, 0x6CC4C9, 0, 0xFFFFFF },
    { "n7", 0x23263A, 0xEFE9DC, 0, 0xFFFFFF },
    { "n8", 0x66637A, 0xAAA7B8, 0, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};
enum { PITCH = 30, RIM = 8 };       /* from tile to tile; around all */
enum { GROUND = TILES + 1 };        /* the id of what lies beneath;
                                       tile t is item t + 1 */
enum {                              /* the look of a tile's item */
    FACE = 15,                      /* look & FACE: face, or sign */
    NEAR = 16,                      /* beside the number pointed at */
    REASON = 32,                    /* the hint rests on this number */
    LIT = 64,                       /* the hint is about this tile */
    DOT = 128,                      /* the corner of four open tiles */
    LAST = 256,                     /* opened by the winning click */
    CHANCE = 512                    /* times 1 + percent, or 0 */
};
enum { ODDS };                      /* places in ui->on */
enum { WORK = 200000 };             /* cases, at most, for one field */
typedef struct Scratch {
    bool  known, rated;             /* concluded; chance[] is there */
    short chance[TILES];            /* of a bomb, in thousandths */
    Proof proof;
} Scratch;
static const Step *reflect(const Mines *m, const Ui *ui)
{
    Scratch *s = ui->scratch;

    if (m->phase != PLAYING || !(ui->on[ODDS] || ui->hint > 0))
        return NULL;
    if (!s->known) {
        conclude(&s->proof, m, NOW, WORK);
        s->rated = odds(&s->proof, s->chance);
        s->known = true;
    }
    for (int k = 0; k < s->proof.steps; k++)
        if (in_list(s->proof.step[k].tile, s->proof.step[k].tiles,
                    ui->hint - 1))
            return &s->proof.step[k];
    return NULL;
}
static bool is_near(const Mines *m, const Ui *ui, int tile)
{
    int from = ui->hover - 1, next[8], n;

    if (m->phase != PLAYING || m->shown[tile] < COVERED || from < 0
            || from >= tiles_of(m) || m->shown[from] >= COVERED)
        return false;
    n = around(m, from, next);
    while (n > 0 && next[n - 1] != tile)
        n--;
    return n > 0;
}
static bool has_dot(const Mines *m, int tile)
{
    Spot at = Grid_spot(m->grid, tile);

    for (int k = 0; k < 4; k++) {
        int t = Grid_cell(m->grid, at.row + k / 2, at.column + k % 2);

        if (t < 0 || m->shown[t] >= COVERED)
            return false;
    }
    return true;
}
/* what the hint says of a tile: nothing, safe, a bomb, or .. */
enum { BASIS = BOMB + 1, GUESS };   /* it rests on it; it guesses it */

static int hinted(const Mines *m, const Ui *ui, const Step *s, int tile)
{
    bool cover = m->shown[tile] >= COVERED;

    if (s && in_list(s->number, s->numbers, tile))
        return BASIS;
    if (s && cover && in_list(s->tile, s->tiles, tile))
        return s->safe ? SAFE : BOMB;
    if (!cover || m->phase > PLAYING || tile != ui->hint - 1)
        return UNKNOWN;
    return m->phase == FRESH && m->deal < ANCESTOR ? SAFE : GUESS;
}
static int percent(int k)
{
    return k % 1000 == 0 ? k / 10 : k < 15 ? 1 : k >= 985 ? 99
         : (k + 5) / 10;
}
static int look_of(const Mines *m, const Ui *ui, int hint, int tile)
{
    const Scratch *s = ui->scratch;
    static const int sign[] = { 0, TICK, FLAG, 0, UNSURE };
    bool its = sign[hint] && tile == ui->hint - 1;
    int face = face_of(m, tile), look = its ? sign[hint] : face;

    look += its || (sign[hint] && face != FLAG) ? LIT
          : hint == BASIS ? REASON : 0;
    look += is_near(m, ui, tile) ? NEAR : 0;
    look += has_dot(m, tile) ? DOT : 0;
    if (m->won && m->chosen[tile] && m->opened[tile] == m->clicks)
        look += LAST;
    if (m->phase == PLAYING && ui->on[ODDS] && s->rated
            && m->shown[tile] >= COVERED)
        look += CHANCE * (1 + percent(s->chance[tile]));
    return look;
}

/* the page */
static void tell_face(int face, Text *words)
{
    static const char *const name[] = {
        N_("covered"), N_("flag"), N_("question mark"),
        N_("the bomb that went off"), N_("bomb"), N_("wrong flag"),
        N_("covered"),
    };

    if (face >= COVERED)
        Text_tell(words, "%s", _(name[face - COVERED]));
    else if (face == 0)
        Text_tell(words, "%s", _("blank"));
    else
        Text_tell(words, local_n("%d bomb around", "%d bombs around",
                  face), face);
}
static void tell_rest(int hint, bool missed, int chance, Text *words)
{
    static const char *const said[] = {
        NULL, N_(", safe by the hint"), N_(", a bomb by the hint"),
        N_(", a reason of the hint"), N_(", the hint's guess"),
    };

    if (hint != UNKNOWN)
        Text_tell(words, "%s", _(said[hint]));
    if (missed)
        Text_tell(words, "%s", _(", was certain to be safe"));
    if (chance >= 0)
        Text_tell(words, _(", bomb with %d percent"), chance);
}
static void offer(const Mines *m, int tile, Item *item)
{
    Spot at = Grid_spot(m->grid, tile);
    int rest[8];
    Line where;

    Text_say(where, "%d %d", at.row, at.column);
    if (m->phase == BURYING)
        Text_say(item->move, "bury %s", where);
    if (m->phase != FRESH && m->phase != PLAYING)
        return;
    if (chord_opens(m, tile, rest) > 0)
        Text_say(item->move, "chord %s", where);
    if (m->shown[tile] < COVERED)
        return;
    if (m->shown[tile] != FLAG)
        Text_say(item->move, "open %s", where);
    Text_say(item->other, "mark %s", where);
    Text_say(item->drop, "%s", where);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Mines *m = state;
    const Step *step = reflect(m, ui);

    page->w = m->grid.columns * PITCH + 2 * RIM;
    page->h = m->grid.rows * PITCH + 2 * RIM;
    Page_add(page, GROUND, 0, 0, page->w, page->h);
    for (int t = 0; t < tiles_of(m); t++) {
        Item *item = Grid_item(page, m->grid, t, RIM, RIM, PITCH);
        Text words = Grid_words(m->grid, t, item->words);
        int hint = hinted(m, ui, step, t);

        item->look = look_of(m, ui, hint, t);
        tell_face(face_of(m, t), &words);
        tell_rest(hint, m->phase == DONE && t == m->certain,
                  item->look / CHANCE - 1, &words);
        offer(m, t, item);
    }
}

/* strokes */
static void line(Paint *p, const char *path, int ink, double width)
{
    Paint_path(p, path);
    p->stroke(p, ink, width);
}

static void disc(Paint *p, double x, double y, double r, int ink)
{
    Paint_circle(p, x, y, r);
    p->fill(p, ink);
}
static void draw_open(Paint *p, int look)
{
    int n = look & FACE;

    if (look & LAST)
        Paint_plate(p, &(Plate){ .w = 28, .h = 26, .corner = 5,
                                 .ink = LAMP });
    if (look & REASON) {
        Paint_round(p, 1.5, 1.5, 25, 25, 4.5);
        p->stroke(p, LAMPEDGE, 2.5);
    }
    if (look & DOT)
        disc(p, 29, 29, 0.9, LINES);
    if (n > 0)
        Paint_number(p, n, 14, 14, 12.3, look & LAST ? JET
                     : N1 + n - 1, 2.0 + (n - 1) * 1.7 / 7);
}
static void draw_flag(Paint *p, bool wrong, int ink)
{
    static const char cloth[] =
        "M-2.4 -7.8C1 -9.4 3 -5.4 7.6 -7.2L5.4 -3.6L7.6 0"
        "C3 1.8 1 -2.2 -2.4 -.6Z";

    line(p, "M-3 -7.5L-3 7M-6 7L0 7", ink, 2.2);
    Paint_path(p, cloth);
    if (ink == JET)
        p->stroke(p, CLOTH, 1.6);
    else
        p->fill(p, WINE);
    if (p->theme >= CONTRAST)
        line(p, cloth, ink, 1);
    if (wrong)
        line(p, "M-8 -8L8 8M8 -8L-8 8", ink, 2.6);
}
static void draw_ball(Paint *p, int ink, int glint)
{
    line(p, "M-8.6 0L8.6 0M0 -8.6L0 8.6"
            "M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4", ink, 2);
    disc(p, 0, 0, 5.4, ink);
    disc(p, -1.8, -1.8, 1.5, glint);
}
static void draw_bomb(Paint *p, bool burst)
{
    static const char star[] = "M0 -15L3.2 -10L8.8 -12.1L8.5 -6.2L14.3"
        " -4.6L10.5 0L14.3 4.6L8.5 6.2L8.8 12.1L3.2 10L0 15L-3.2 10L"
        "-8.8 12.1L-8.5 6.2L-14.3 4.6L-10.5 0L-14.3 -4.6L-8.5 -6.2L"
        "-8.8 -12.1L-3.2 -10Z";

    if (burst) {
        Paint_path(p, star);
        p->fill(p, LAMP);
        line(p, star, LAMPEDGE, 1.3);
    }
    draw_ball(p, burst ? JET : TEXT, PAPER);
}
static void icon(Paint *p)
{
    p->shift(p, 24, 23);
    p->scale(p, 1.85, 1.85);
    draw_ball(p, JET, CHALK);
}
static void draw_sign(Paint *p, int look)
{
    int sign = look & FACE, ink = look & LIT ? JET : TEXT;
    int n = look / CHANCE - 1;

    if (sign == FLAG || sign == WRONG)
        draw_flag(p, sign == WRONG, ink);
    else if (sign == TICK)
        line(p, "M-5.4 .6L-1.6 4.6L5.4 -4.4", ink, 2.6);
    else if (sign == MINE || sign == BURST)
        draw_bomb(p, sign == BURST);
    else if (n >= 0 && !(look & LIT))
        Paint_number(p, n, 0, 0, 8, ink, n % 100 ? 1.28 : 2.08);
    else if (sign == UNSURE) {
        line(p, "M-3.8 -3.6C-3.8 -6 -2 -7.2 0 -7.2"
                "C2.2 -7.2 3.8 -5.8 3.8 -3.8C3.8 -.8 0 -.6 0 2.6", ink,
             2.4);
        disc(p, 0, 6.8, 1.5, ink);
    }
}
static void draw_cover(Paint *p, int look, double foot, double lift)
{
    int ink = look & LIT ? LAMP
            : lift > 0 || look & NEAR ? MISTHI : MIST;

    Paint_plate(p, &(Plate){ .w = 28, .h = 26, .corner = 5,
        .foot = foot, .lift = lift, .ink = ink, .under = MISTFOOT });
    if (look & NEAR) {
        Paint_round(p, 3, 3 - lift, 22, 20, 3);
        p->stroke(p, QUIET, 1.5);
    }
    p->shift(p, 14, 13 - lift);
    draw_sign(p, look);
}

/* paint */
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    bool over = ((const Mines *)state)->phase > PLAYING;
    bool here = !over && item->id == ui->hover && item->move[0];

    p->save(p);
    p->shift(p, item->x + 1, item->y + 1);
    if (item->id == GROUND)
        Paint_plate(p, &(Plate){ .x = -1, .y = -1, .w = item->w,
            .h = item->h, .corner = 10, .ink = PANEL });
    else if ((item->look & FACE) < COVERED)
        draw_open(p, item->look);
    else
        draw_cover(p, item->look, over ? 0 : 2,
                   over ? -1 : !here ? 0 : ui->down ? -2 : 2);
    p->restore(p);
}

/* the view */
static const Action actions[] = {
    ACTION_SWITCH(ODDS, "odds", N_("Odds of a bomb"), "o"),
    ACTION(BEGINS, "mark", N_("Flag"), "f"),
    ACTION(PLAYS, "ready", N_("Ready, all buried"), "r"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *item)
{
    const Mines *m = state;

    if (item->id != GROUND && (item->look & FACE) >= COVERED)
        item->y -= 9 * View_hop(ui, item->x / PITCH / m->grid.columns);
}
static const View view = {
    .title = N_("Minesweeper"),
    .rules = N_(
        "Open all tiles but those with a bomb.\n"
        "A number says how many bombs lie under the tiles around it."
        "\n\n"
        "Click opens a tile; right click or f flags and protects it.\n"
        "Click on a number with all its flags to open the rest."),
    .set = N_("Puzzle Games"),
    .comment = N_("Open the field without touching a bomb. Every deal "
                  "can be reasoned out, without a guess."),
    .inks = inks, .actions = actions, .pace = 150, .clock = true,
    .scratch = sizeof(Scratch),
    .layout = layout, .paint = paint, .bow = bow, .icon = icon,
};
extern const Player minesweeper_players[], minesweeper_hint[];

const Game the_game = {
    &minesweeper_model, &view, minesweeper_players, minesweeper_hint
};
