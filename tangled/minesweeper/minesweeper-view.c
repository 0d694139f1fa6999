/* Made from games/minesweeper.nw by make tangle: change that, not this. */
#include <math.h>
#include "game.h"
#include "minesweeper.h"
#include "minesweeper-players.h"
#include "minesweeper-solve.h"
#include "minesweeper-view.h"

/* inks */
enum { MIST = OWN, MISTFOOT, MISTHI, ONLAMP, N1 };
static const Ink inks[] = {         /* light, dark, contrast */
    { "mist",     0xAFC0CE, 0x47566D, 0xD0D0D0 },
    { "mistfoot", 0x7E95A8, 0x303C50, 0x000000 },
    { "misthi",   0xC6D4DE, 0x61738D, 0xE8E8E8 },
    { "onlamp",   0x23263A, 0x23263A, 0x000000 },
    { "n1",       0x2A5BC0, 0x8FB6FF, 0x000000 },
    { "n2",       0x1C6F58, 0x74D0AE, 0x000000 },
    { "n3",       0xA3283F, 0xF08A98, 0x000000 },
    { "n4",       0x5B4382, 0xC4B0F2, 0x000000 },
    { "n5",       0x8A5600, 0xF0B860, 0x000000 },
    { "n6",       0x1C6F78, 0x6CC4C9, 0x000000 },
    { "n7",       0x23263A, 0xEFE9DC, 0x000000 },
    { "n8",       0x66637A, 0xAAA7B8, 0x000000 },
    { NULL,       0,        0,        0        }
};

/* what the page is about */
typedef struct Scene {
    const Mines *mines;
    const Ui    *ui;
    const Step  *step;              /* behind the hint, or NULL */
    bool         rated;             /* chance[] is filled in */
    short        chance[TILES];     /* of a bomb, in thousandths */
    Proof        proof;
} Scene;

enum { ODDS };                      /* places in ui->on */
static const long WORK = 200000;    /* cases, at most, for one page */
static bool in_list(const short *list, int n, int tile)
{
    for (int k = 0; k < n; k++)
        if (list[k] == tile)
            return true;
    return false;
}
static const Step *step_about(const Proof *proof, int tile)
{
    for (int k = 0; k < Proof_steps(proof); k++) {
        const Step *s = Proof_step(proof, k);

        if (in_list(s->tile, s->tiles, tile))
            return s;
    }
    return NULL;
}
static void reflect(Scene *scene, const Mines *m, const Ui *ui)
{
    long work = WORK;

    scene->mines = m;
    scene->ui = ui;
    scene->step = NULL;
    scene->rated = false;
    if (m->phase != PLAYING)
        return;
    if (ui->hint > 0) {
        conclude(&scene->proof, m, &work);
        scene->step = step_about(&scene->proof, ui->hint - 1);
    }
    if (ui->on[ODDS])
        scene->rated = odds(m, scene->chance, WORK);
}

/* what is known of a tile */
static bool is_covered(const Mines *m, int tile)
{
    return m->shown[tile] >= COVERED && m->shown[tile] <= UNSURE;
}
static bool is_near(const Scene *scene, int tile)
{
    const Mines *m = scene->mines;
    int from = scene->ui->hover - 1, next[8];

    if (m->phase != PLAYING || !is_covered(m, tile)
        || from < 0 || from >= m->rows * m->columns
        || m->shown[from] >= COVERED)
        return false;
    for (int n = around(m, from, next); n > 0; n--)
        if (next[n - 1] == tile)
            return true;
    return false;
}
static bool is_open(const Mines *m, int row, int column)
{
    return row < m->rows && column < m->columns
        && m->shown[row * m->columns + column] < COVERED;
}

static bool has_dot(const Mines *m, int tile)
{
    int r = tile / m->columns, c = tile % m->columns;

    return is_open(m, r, c) && is_open(m, r, c + 1)
        && is_open(m, r + 1, c) && is_open(m, r + 1, c + 1);
}
static int hinted_look(const Scene *scene, int tile)
{
    const Step *s = scene->step;
    const Mines *m = scene->mines;
    bool covered = is_covered(m, tile);
    bool promised = m->phase == FRESH
                 && (m->deal == NOGUESS || m->deal == CLASSIC);

    if (s && in_list(s->number, s->numbers, tile))
        return REASON;
    if (s && covered && in_list(s->tile, s->tiles, tile))
        return LIT + (s->safe ? LIT_SAFE : LIT_BOMB);
    if (covered && m->phase <= PLAYING && tile == scene->ui->hint - 1)
        return LIT + (promised ? LIT_SAFE : 0);
    return 0;
}
static int percent(int thousandths)
{
    int rounded = (thousandths + 5) / 10;

    if (thousandths == 0 || thousandths == 1000)
        return rounded;
    return rounded < 1 ? 1 : rounded > 99 ? 99 : rounded;
}
static int look_of(const Scene *scene, int tile)
{
    const Mines *m = scene->mines;
    int look = face_of(m, tile) + hinted_look(scene, tile);

    if (is_near(scene, tile))
        look += NEAR;
    if (has_dot(m, tile))
        look += DOT;
    if (m->phase == DONE && tile == m->certain)
        look += MISSED;
    if (m->won && m->chosen[tile] && m->opened[tile] == m->clicks)
        look += LAST;
    if (scene->rated && scene->chance[tile] >= 0)
        look += CHANCE * (1 + percent(scene->chance[tile]));
    return look;
}

/* words for a tile */
static void tell_face(int face, Text *words)
{
    static const char *const name[] = {
        N_("covered"), N_("flag"), N_("question mark"),
        N_("the bomb that went off"), N_("bomb"), N_("wrong flag"),
    };

    if (face == 0)
        tell(words, "%s", _("blank"));
    else if (face == 1)
        tell(words, "%s", _("1 bomb around"));
    else if (face < COVERED)
        tell(words, _("%d bombs around"), face);
    else
        tell(words, "%s", _(name[face - COVERED]));
}
static void tell_rest(int look, Text *words)
{
    if (look & LIT_SAFE)
        tell(words, "%s", _(", safe by the hint"));
    else if (look & LIT_BOMB)
        tell(words, "%s", _(", a bomb by the hint"));
    else if (look & LIT)
        tell(words, "%s", _(", the hint's guess"));
    if (look & REASON)
        tell(words, "%s", _(", a reason of the hint"));
    if (look & MISSED)
        tell(words, "%s", _(", was certain to be safe"));
    if (look >= CHANCE)
        tell(words, _(", bomb with %d percent"), look / CHANCE - 1);
}

/* what a tile offers */
static void offer(const Mines *m, int tile, Item *item)
{
    int rest[8];
    Line at;

    say(at, "%d %d", tile / m->columns + 1, tile % m->columns + 1);
    if (m->phase == BURYING)
        say(item->move, "bury %s", at);
    if (m->phase != FRESH && m->phase != PLAYING)
        return;
    if (is_covered(m, tile))
        /* a cover can be opened, if it has no flag, and marked */
        {
            if (m->shown[tile] != FLAG)
                say(item->move, "open %s", at);
            say(item->other, "mark %s", at);
            say(item->drop, "%s", at);
        }
    else if (chord_opens(m, tile, rest) > 0)
        say(item->move, "chord %s", at);
}

/* the page */
static void describe(const Scene *scene, int tile, Item *item)
{
    const Mines *m = scene->mines;
    Text words = { item->words, LINE, 0 };

    item->look = look_of(scene, tile);
    tell(&words, _("row %d, column %d: "),
         tile / m->columns + 1, tile % m->columns + 1);
    tell_face(item->look & FACE, &words);
    tell_rest(item->look, &words);
    offer(m, tile, item);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Mines *m = state;
    Scene scene;

    reflect(&scene, m, ui);
    page->w = m->columns * PITCH + 2 * RIM;
    page->h = m->rows * PITCH + 2 * RIM;
    Page_add(page, GROUND, 0, 0, page->w, page->h);
    for (int t = 0; t < m->rows * m->columns; t++)
        describe(&scene, t,
                 Page_add(page, t + 1, RIM + t % m->columns * PITCH,
                          RIM + t / m->columns * PITCH, PITCH, PITCH));
}

/* digits */
static const char *const digit[] = {
    "M3 0C5 0 6 2 6 5C6 8 5 10 3 10C1 10 0 8 0 5C0 2 1 0 3 0Z",
    "M1 2.3L3.7 0L3.7 10",
    "M.3 2.8C.3 1 1.5 0 3 0C4.8 0 5.8 1.2 5.8 2.8"
    "C5.8 4.2 5 5.2 3.8 6.4L.2 10L6 10",
    "M.4 0L5.6 0L2.8 3.8C4.8 3.8 6 5 6 6.9"
    "C6 8.8 4.7 10 2.9 10C1.4 10 .4 9.2 0 8",
    "M4.4 10L4.4 0L0 7L6 7",
    "M5.4 0L1 0L.6 4.6C1.2 4 2 3.7 3 3.7C4.8 3.7 6 5 6 6.8"
    "C6 8.7 4.7 10 2.9 10C1.4 10 .5 9.2 0 8.2",
    "M4.9 0C2.2 1.2 0 4 0 6.9C0 8.8 1.2 10 3 10"
    "C4.8 10 6 8.8 6 6.9C6 5 4.8 3.8 3 3.8C1.6 3.8 .4 4.6 .1 6",
    "M0 0L6 0L2.2 10",
    "M3 4.7C1.5 4.7 .5 3.7 .5 2.4C.5 1 1.5 0 3 0"
    "C4.5 0 5.5 1 5.5 2.4C5.5 3.7 4.5 4.7 3 4.7C1.2 4.7 0 5.8 0 7.3"
    "C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.8 4.8 4.7 3 4.7Z"
};

/* a digit */
static void draw_digit(Paint *p, int d, double width, int ink)
{
    p->save(p);
    if (d == 9)
        p->turn(p, 0.5);
    p->shift(p, -3, -5);
    Paint_path(p, digit[d == 9 ? 6 : d]);
    p->stroke(p, ink, width);
    p->restore(p);
}

/* odds on a tile */
static void draw_percent(Paint *p, int n)
{
    bool certain = n == 0 || n == 100;
    int digits = n > 99 ? 3 : n > 9 ? 2 : 1;

    p->save(p);
    p->scale(p, 0.8, 0.8);
    p->shift(p, 4.5 * (digits - 1), 0);
    for (; digits > 0; digits--, n /= 10) {
        draw_digit(p, n % 10, certain ? 2.6 : 1.6, TEXT);
        p->shift(p, -9, 0);
    }
    p->restore(p);
}

/* a flag */
static void draw_flag(Paint *p, bool wrong, int ink)
{
    static const char cloth[] =
        "M-2.4 -7.8C1 -9.4 3 -5.4 7.6 -7.2L5.4 -3.6L7.6 0"
        "C3 1.8 1 -2.2 -2.4 -.6Z";

    Paint_path(p, "M-3 -7.5L-3 7M-6 7L0 7");
    p->stroke(p, ink, 2.2);
    Paint_path(p, cloth);
    p->fill(p, WINE);
    if (p->theme == CONTRAST) {
        Paint_path(p, cloth);
        p->stroke(p, ink, 1);
    }
    if (wrong) {
        Paint_path(p, "M-8 -8L8 8M8 -8L-8 8");
        p->stroke(p, ink, 2.6);
    }
}

/* a doubt and a tick */
static void draw_doubt(Paint *p, int ink)
{
    Paint_path(p, "M-3.8 -3.6C-3.8 -6 -2 -7.2 0 -7.2"
                  "C2.2 -7.2 3.8 -5.8 3.8 -3.8C3.8 -.8 0 -.6 0 2.6");
    p->stroke(p, ink, 2.4);
    Paint_circle(p, 0, 6.8, 1.5);
    p->fill(p, ink);
}
static void draw_tick(Paint *p, int ink)
{
    Paint_path(p, "M-5.4 .6L-1.6 4.6L5.4 -4.4");
    p->stroke(p, ink, 2.6);
}

/* a bomb */
static void draw_bomb(Paint *p, int ink)
{
    Paint_path(p, "M-8.6 0L8.6 0M0 -8.6L0 8.6"
                  "M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4");
    p->stroke(p, ink, 2);
    Paint_circle(p, 0, 0, 5.4);
    p->fill(p, ink);
    Paint_circle(p, -1.8, -1.8, 1.5);
    p->fill(p, PAPER);
}
static void draw_star(Paint *p)
{
    for (int k = 0; k < 20; k++) {
        double r = k % 2 ? 10.5 : 15, at = k * 3.141592653589793 / 10;

        (k ? p->line : p->move)(p, r * sin(at), -r * cos(at));
    }
    p->close(p);
}

static void draw_burst(Paint *p)
{
    draw_star(p);
    p->fill(p, LAMP);
    draw_star(p);
    p->stroke(p, LAMPEDGE, 1.3);
    draw_bomb(p, ONLAMP);
}
static void icon(Paint *p)
{
    p->shift(p, 24, 23);
    p->scale(p, 1.85, 1.85);
    Paint_path(p, "M-9 0L9 0M0 -9L0 9"
                  "M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4");
    p->stroke(p, JET, 1.5);
    Paint_circle(p, 0, 0, 5);
    p->fill(p, JET);
    Paint_circle(p, -1.9, -1.9, 1.3);
    p->fill(p, CHALK);
}

/* what the hint says */
static void draw_conclusion(Paint *p, int look)
{
    if (look & LIT_SAFE)
        draw_tick(p, ONLAMP);
    else if (look & LIT_BOMB)
        draw_flag(p, false, ONLAMP);
    else
        draw_doubt(p, ONLAMP);
}

/* signs */
static void draw_sign(Paint *p, int look)
{
    int face = look & FACE;

    if (look & LIT)
        draw_conclusion(p, look);
    else if (look & MISSED)
        draw_tick(p, TEXT);
    else if (face == FLAG || face == WRONG)
        draw_flag(p, face == WRONG, TEXT);
    else if (face == BURST)
        draw_burst(p);
    else if (face == MINE)
        draw_bomb(p, TEXT);
    else if (look >= CHANCE)
        draw_percent(p, look / CHANCE - 1);
    else if (face == UNSURE)
        draw_doubt(p, TEXT);
}

/* a plate */
static void draw_plate(Paint *p, double y, int ink, int edge)
{
    Paint_round(p, 0, y, 28, 26, 5);
    p->fill(p, ink);
    if (p->theme == CONTRAST || ink == LAMP) {
        Paint_round(p, 0.6, y + 0.6, 26.8, 24.8, 4.6);
        p->stroke(p, edge, 1.3);
    }
}

/* an open tile */
static void draw_count(Paint *p, int n, int ink)
{
    double scale = 1.23, width = 2.0 + (n - 1) * 1.7 / 7;

    p->shift(p, 14, 14);
    p->scale(p, scale, scale);
    draw_digit(p, n, width / scale, ink);
}
static void draw_open(Paint *p, int look)
{
    int n = look & FACE;

    if (look & LAST)
        draw_plate(p, 0, LAMP, LAMPEDGE);
    if (look & REASON) {
        Paint_round(p, 1.5, 1.5, 25, 25, 4.5);
        p->stroke(p, LAMPEDGE, 2.5);
    }
    if (look & DOT) {
        Paint_circle(p, 29, 29, 0.9);
        p->fill(p, LINES);
    }
    if (n > 0)
        draw_count(p, n, look & LAST ? ONLAMP : N1 + n - 1);
}

/* a covered tile */
static void draw_cover(Paint *p, int look, bool foot, double lift)
{
    bool lit = look & LIT;
    int ink = lit ? LAMP : lift < 0 || look & NEAR ? MISTHI : MIST;

    if (foot && lift < 2) {
        Paint_round(p, 0, 2, 28, 26, 5);
        p->fill(p, lit ? LAMPEDGE : MISTFOOT);
    }
    draw_plate(p, lift, ink, lit ? LAMPEDGE : TEXT);
    if (look & NEAR) {
        Paint_round(p, 3, lift + 3, 22, 20, 3);
        p->stroke(p, QUIET, 1.5);
    }
    p->shift(p, 14, 13 + lift);
    draw_sign(p, look);
}

/* paint */
static void draw_ground(Paint *p, const Item *item)
{
    Paint_round(p, -1, -1, item->w, item->h, 10);
    p->fill(p, PANEL);
    if (p->theme == CONTRAST) {
        Paint_round(p, -0.3, -0.3, item->w - 1.4, item->h - 1.4, 9.5);
        p->stroke(p, TEXT, 1.3);
    }
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Mines *m = state;
    bool foot = m->phase <= PLAYING;
    bool here = foot && item->id == ui->hover && item->move[0];

    p->save(p);
    p->shift(p, item->x + 1, item->y + 1);
    if (item->id == GROUND)
        draw_ground(p, item);
    else if ((item->look & FACE) < COVERED)
        draw_open(p, item->look);
    else
        draw_cover(p, item->look, foot,
                   here ? ui->down ? 2 : -2 : foot ? 0 : 1);
    p->restore(p);
}

/* the view */
static const Action actions[] = {
    { ":odds",    N_("Odds"),                "o" },
    { "mark ...", N_("Flag"),                "f" },
    { "ready",    N_("Ready, all buried"),   "r" },
    { ":new",     N_("New game"),            "n" },
    { NULL,       NULL,                      NULL }
};
const View minesweeper_view = {
    .title = N_("Minesweeper"),
    .rules = N_(
        "Open all tiles but those with a bomb.\n"
        "A number says how many bombs lie under the tiles around it.\n"
        "Click opens a tile; right click or f flags and protects it.\n"
        "Click on a number with all its flags to open the rest.\n"
        "A deal of your own: click to bury, and r when you are ready.\n"
        "Keys: arrows walk, Return clicks, f marks, o shows odds."),
    .set = N_("Puzzle Games"),
    .comment = N_("Open the field without touching a bomb. Every deal "
                  "can be reasoned out, without a guess."),
    .inks = inks, .actions = actions, .pace = 150, .clock = true,
    .layout = layout, .paint = paint, .icon = icon,
};

/* the game */
const Game the_game = {
    &minesweeper_model, &minesweeper_view,
    minesweeper_players, minesweeper_hint
};
