/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "grid-view.h"
#include "tallymaze.h"

/* measures and inks */
enum { PITCH = 44, EDGE = 22, STRIP = 80,
       BALL = 201, PUMPKIN, MAZE = 204, PLATE, WALLS = 300 };
enum { ALONE, WALK };               /* in ui->on */
enum { FLOOR = OWN, BODY, RIB, STALK, SKIN };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "floor",   0xFFFDF8, 0x25283A, 0xFFFFFF, 0x000000 },
    { "pumpkin", 0xE8963C, 0xE8963C, 0xFFFFFF, 0x000000 },
    { "rib",     0x6A3F00, 0x5A3300, 0x000000, 0xFFFFFF },
    { "stalk",   0x3F6B4F, 0x74B08A, 0x000000, 0xFFFFFF },
    { "skin",    0xBBD5E4, 0x86ACC4, 0xFFFFFF, 0x000000 },
    { NULL, 0, 0, 0, 0 }
};

/* what a click means */
static int turn_at(const Hunt *s, int id)
{
    if (s->phase != PLAYING || id == PLATE)
        return s->phase == PLAYING ? NEXT : TURNS;
    if (id - 1 == s->at.ball)
        return WAIT;
    for (int side = LEFT; side < SIDES; side++)
        for (int at = s->at.ball; Maze_open(s->maze, at, side);) {
            at = Maze_beyond(s->maze, at, side);
            if (at == id - 1)
                return side;
        }
    return TURNS;
}
static void foretell(const Hunt *s, int act, Text *words)
{
    Trio t = s->at;

    if (act == TURNS)
        return;
    take_step(s->maze + (act == NEXT), act, &t);
    Text_tell(words,
              _(", then the pumpkins are at row %d, column %d and "
                       "row %d, column %d"),
              t.pumpkin[0] / s->n + 1, t.pumpkin[0] % s->n + 1,
              t.pumpkin[1] / s->n + 1, t.pumpkin[1] % s->n + 1);
}
static void describe(const Hunt *s, int cell, Item *item)
{
    static const char *const ways[] = {
        N_(" left"), N_(" up"), N_(" right"), N_(" down")
    };
    Text words = Grid_words(s->maze->grid, cell, item->words);

    if (s->phase >= JUDGING && cell == s->at.ball)
        Text_tell(&words, "%s", _("you, "));
    for (int k = 0; k < 2; k++)
        if (s->phase >= JUDGING && cell == s->at.pumpkin[k])
            Text_tell(&words, "%s", _("a pumpkin, "));
    Text_tell(&words, "%s", _("open:"));
    for (int side = LEFT; side < SIDES; side++)
        if (Maze_open(s->maze, cell, side))
            Text_tell(&words, "%s", _(ways[side]));
    foretell(s, turn_at(s, cell + 1), &words);
}
static void lay_wall(const Hunt *s, Page *page, int wall)
{
    Spot at = Grid_spot(s->maze->grid, wall / 2);
    bool below = wall % 2;
    Item *i;

    if (!Maze_wall(s->maze, wall))
        return;
    i = Page_add(page, WALLS + wall,
                 EDGE + at.column * PITCH - (below ? 37 : 7),
                 EDGE + at.row * PITCH - (below ? 7 : 37),
                 below ? 30 : 14, below ? 14 : 30);
    Text_say(i->move, "wall %d %d %s", at.row, at.column,
             below ? "down" : "right");
    Text_say(i->words, below ? _("row %d, column %d, lower side: %s")
        : _("row %d, column %d, right side: %s"), at.row, at.column,
             Maze_shut(s->maze, wall) ? _("a wall") : _("open"));
}

/* lay out the figures */
enum { CALM, GLAD, WORRIED, IDLE, ANGRY };

static int mood(const Hunt *s)
{
    int now = CALM;

    if (s->phase == ESCAPED)
        return GLAD;
    for (int side = LEFT; side < SIDES; side++) {
        Trio t = s->at;

        if (is_caught(t) || (step_ball(s->maze, side, &t)
                             && is_caught(t)))
            return WORRIED;
        now = t.ball == s->n * s->n - 1 ? GLAD : now;
    }
    return now;
}
static void lay_figures(const Hunt *s, Page *page)
{
    int cell[] = { s->at.ball, s->at.pumpkin[0], s->at.pumpkin[1] };
    Ways ways;

    Ways_to(s->maze, s->at.ball, &ways);
    for (int k = 0; k < 3; k++) {
        Spot at = Grid_spot(s->maze->grid, cell[k]);
        bool both = k > 0 && cell[1] == cell[2];
        double size = both ? 26 : 36,
               shift = !both ? 0 : k == 1 ? -9 : 9;

        Page_add(page, BALL + k,
            EDGE + (at.column - .5) * PITCH - size / 2 + shift,
            EDGE + (at.row - .5) * PITCH - size / 2, size, size)->look
            = k == 0 ? mood(s)
            : k - 1 == nearer(&ways, s->at) ? ANGRY : IDLE;
    }
}
static void make_pressable(const Hunt *s, Item *i)
{
    Text_say(i->move, "%s", Trio_turns[turn_at(s, i->id)]);
    if (s->phase == PLAYING && !i->move[0])
        i->futile = _("That cell is not in sight: walk step by step.");
}
static void lay_cells(const Hunt *s, bool near, Page *page)
{
    for (int k = 0; k < s->n * s->n; k++) {
        int act = turn_at(s, k + 1);
        Item *i;

        if (near != (act < SIDES
                     && Maze_beyond(s->maze, s->at.ball, act) == k))
            continue;
        i = Grid_item(page, s->maze->grid, k, EDGE, EDGE, PITCH);
        describe(s, k, i);
        make_pressable(s, i);
    }
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Hunt *s = state;
    double wide = s->n * PITCH + 2 * EDGE;
    Item *i;
    Text words;

    (void)ui;
    page->w = wide;
    page->h = wide + STRIP;
    Page_add(page, MAZE, 0, 0, wide, wide);
    if (s->phase >= JUDGING)
        lay_figures(s, page);
    lay_cells(s, false, page);
    lay_cells(s, true, page);
    for (int k = 0; k < 2 * s->n * s->n && s->phase == DRAWING; k++)
        lay_wall(s, page, k);
    i = Page_add(page, PLATE, EDGE, wide - 4, wide - 2 * EDGE,
                 STRIP - 12);
    words = (Text){ i->words, sizeof i->words, 0 };
    Text_tell(&words, "%s", _("the next maze"));
    make_pressable(s, i);
    foretell(s, turn_at(s, PLATE), &words);
}

/* arrows */
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    static const char *const keys[] = { "Left", "Up", "Right", "Down" };
    const Hunt *s = state;
    bool steps = s->phase == PLAYING && e->kind == KEY && !ui->on[WALK];

    if (steps && Text_same(e->key, "space"))
        Text_say(move, "wait");
    if (s->phase == PLAYING && ui->on[WALK] && !ui->ring && e->key[0])
        ui->hover = s->at.ball + 1;
    for (int k = LEFT; k < SIDES && steps; k++)
        if (Text_same(e->key, keys[k])) {
            Text_say(move, "%s", Trio_turns[k]);
            if (ui->ring && Maze_open(s->maze, s->at.ball, k))
                ui->hover = Maze_beyond(s->maze, s->at.ball, k) + 1;
        }
    return *move;
}

/* paint the maze */
static bool trace(const Hunt *s, bool alone, int wanted, Paint *p)
{
    bool any = false;

    for (int k = 0; k < 2 * s->n * s->n; k++) {
        int now = Maze_shut(s->maze, k),
            next = alone ? now : Maze_shut(s->maze + 1, k);
        double x = EDGE + (k / 2 % s->n + 1) * PITCH,
               y = EDGE + (k / 2 / s->n + 1) * PITCH;

        if (2 * now + next == wanted && Maze_wall(s->maze, k)) {
            p->move(p, x, y);
            p->line(p, x - k % 2 * PITCH, y - (1 - k % 2) * PITCH);
            any = true;
        }
    }
    return any;
}
static void paint_maze(const Hunt *s, const Ui *ui, Paint *p)
{
    static const struct { int kind, ink; double wide; } drawn[] = {
        { 1, LINES, 1.5 }, { 2, TEXT, 6 }, { 2, FLOOR, 3 },
        { 3, TEXT, 6 },
    };
    double end = EDGE + s->n * PITCH;
    bool alone = s->phase == DRAWING || ui->on[ALONE];

    Paint_box(p, EDGE, EDGE, end - EDGE, end - EDGE);
    p->fill(p, FLOOR);
    Paint_box(p, end - PITCH, end - PITCH, PITCH, PITCH);
    p->fill(p, s->phase == ESCAPED ? LAMP : FLOOR);
    p->move(p, EDGE + PITCH, EDGE);
    p->line(p, end, EDGE);
    p->line(p, end, end - PITCH);
    p->move(p, end - PITCH, end);
    p->line(p, EDGE, end);
    p->line(p, EDGE, EDGE + PITCH);
    p->stroke(p, TEXT, 6);
    for (int k = 0; k < 4 && s->phase != ASKING; k++)
        if (trace(s, alone, drawn[k].kind, p))
            p->stroke(p, drawn[k].ink, drawn[k].wide);
}

/* paint the figures */
enum { BALLS = 1 << CALM | 1 << GLAD | 1 << WORRIED,
       PUMPKINS = 1 << IDLE | 1 << ANGRY };
static const struct Stroke {
    int looks, ink;
    double wide;
    const char *path;
} strokes[] = {
    { BALLS, RIB, 35, "M0 0L0 .1" },
    { BALLS, SKIN, 32, "M0 0L0 .1" },
    { BALLS, RIB, 4.4, "M-6 -4L-6 -3.9M6 -4L6 -3.9" },
    { 1 << WORRIED, RIB, 7, "M-6 -4L-6 -3.9M6 -4L6 -3.9" },
    { 1 << CALM, RIB, 2, "M-7 6C-3 8 3 8 7 6" },
    { 1 << GLAD, RIB, 2, "M-8 4C-5 12 5 12 8 4Z" },
    { 1 << WORRIED, RIB, 2, "M-5 10C-3 6 3 6 5 10" },
    { PUMPKINS, RIB, 20, "M-8 -2L-8 6M8 -2L8 6" },
    { PUMPKINS, BODY, 17, "M-8 -2L-8 6M8 -2L8 6" },
    { PUMPKINS, RIB, 20, "M0 -2L0 6" },
    { PUMPKINS, BODY, 17, "M0 -2L0 6" },
    { PUMPKINS, STALK, 4, "M0 -11C-1 -14 1 -17 4 -17" },
    { 1 << IDLE, RIB, 5.2, "M-6 -1L-6 -.9M6 -1L6 -.9" },
    { 1 << IDLE, RIB, 2, "M-6 9C-3 7 3 7 6 9" },
    { 1 << ANGRY, RIB, 3, "M-10 -4L-4 -1L-8 1ZM10 -4L4 -1L8 1Z" },
    { 1 << ANGRY, RIB, 2, "M-9 7L-5 10L-2 7L2 10L5 7L9 10" },
};
static void paint_figure(const Item *item, Paint *p)
{
    p->save(p);
    p->shift(p, item->x + item->w / 2, item->y + item->h / 2);
    p->scale(p, item->w / 36, item->h / 36);
    for (size_t k = 0; k < sizeof strokes / sizeof *strokes; k++)
        if (strokes[k].looks >> item->look & 1) {
            Paint_path(p, strokes[k].path);
            p->stroke(p, strokes[k].ink, strokes[k].wide);
        }
    p->restore(p);
}
static void paint_steps(const Hunt *s, int act, Paint *p)
{
    Trio t = s->at;

    take_step(s->maze + (act == NEXT), act, &t);
    for (int k = 0; k < 2; k++) {
        Spot a = Grid_spot(s->maze->grid, s->at.pumpkin[k]),
             b = Grid_spot(s->maze->grid, t.pumpkin[k]);
        double x = EDGE + (b.column - .5) * PITCH,
               y = EDGE + b.row * PITCH;

        p->move(p, x - (b.column - a.column) * PITCH / 2,
                y - 8 - (b.row - a.row) * PITCH / 2);
        p->line(p, x, y - 8);
        p->stroke(p, WINE, 3);
        Paint_circle(p, x, y - 8, 5);
        p->fill(p, WINE);
    }
}
static void outline(const Ui *ui, const Item *i, Paint *p)
{
    bool hint = ui->hint == i->id, here = ui->hover == i->id;
    double in = i->id < WALLS ? 5 : 0;

    for (int w = hint ? 7 : 2; w > 1 && i->move[0] && (hint || here);
            w -= 5) {
        Paint_round(p, i->x + in, i->y + in, i->w - 2 * in,
                    i->h - 2 * in, 7);
        p->stroke(p, w > 2 ? LAMP : here && ui->ring ? FOCUS : LAMPEDGE,
                  w);
    }
}
static void paint_plate(const Hunt *s, const Ui *ui, const Item *i,
                        Paint *p)
{
    Line words = "";
    Text text = { words, sizeof words, 0 };
    bool free = i->move[0], here = ui->hover == i->id && free;
    bool hint = ui->hint == i->id;
    int ink = hint ? JET : TEXT;
    double x = i->x + i->w / 2 - 8, y = i->y + i->h / 2 + 4;
    char *second;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h - 4, .corner = 8, .foot = free ? 4 : 0,
        .lift = !here ? 0 : ui->down ? -4 : 2,
        .ink = hint ? LAMP : PANEL, .under = hint ? LAMPEDGE : LINES });
    if (s->phase >= JUDGING)
        Big_tell(s->page, true, &text);
    second = text.used > 20 ? strchr(words + text.used / 2, ' ') : NULL;
    if (second)
        *second++ = '\0';
    p->text(p, words, x, y - (second ? 12 : 0), 24, CENTERED, PLAIN,
            ink);
    p->text(p, second ? second : "", x, y + 15, 24, CENTERED, PLAIN,
            ink);
    if (free) {
        p->move(p, i->x + i->w - 16, y - 12);
        p->line(p, i->x + i->w - 10, y - 6);
        p->line(p, i->x + i->w - 16, y);
        p->stroke(p, ink, 2.5);
    }
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Hunt *s = state;
    int act = turn_at(s, ui->hover);

    if (item->id <= CELLS || item->id >= WALLS)
        outline(ui, item, p);
    else if (item->id == MAZE)
        paint_maze(s, ui, p);
    else if (item->id == PLATE)
        paint_plate(s, ui, item, p);
    else
        paint_figure(item, p);
    if (item->id == PLATE && act < TURNS)
        paint_steps(s, act, p);
}
static void icon(Paint *p)
{
    Paint_path(p, "M10 18L10 38L38 38L38 30M18 10L38 10L38 22L28 22"
                  "M18 10L18 30L28 30");
    p->stroke(p, JET, 3);
    for (int k = 0; k < 4; k++) {
        bool in = k % 2, ball = k > 1;

        Paint_circle(p, ball ? 14 : 33, ball ? 13 : 16, in ? 3 : 5);
        p->fill(p, !in ? JET : ball ? CHALK : BODY);
    }
}

/* the view */
static const Action actions[] = {
    ACTION(PLAYS, "next", N_("Next maze"), "n"),
    ACTION(PLAYS, "wait", N_("Wait"), "period"),
    ACTION_SWITCH(ALONE, "alone", N_("Hide the next maze"), "h"),
    ACTION_SWITCH(WALK, "walk", N_("Arrows walk, Enter steps"), "w"),
    ACTION(ASKS, "number", N_("Say a number"), "b"),
    ACTION(PLAYS, "ready", N_("The drawing is ready"), "r"), { 0 }
};
static void bow(const void *state, const Ui *ui, Item *item)
{
    double hop = View_hop(ui, 0) + View_hop(ui, 1), was = item->h;

    (void)state;
    if (item->id == BALL)
        item->y -= 16 * hop;
    else if (item->id > BALL && item->id < MAZE) {
        item->h -= .3 * was * hop;
        item->y += .3 * was * hop;
    }
}
static const View view = {
    .title = N_("Tally Maze"),
    .rules = N_(
        "Get out at the lower right, and keep away from the pumpkins.\n"
        "After each turn of yours they move. A turn is a step, to\n"
        "wait, or the next maze: its walls are thin, and hollow walls\n"
        "will be gone.\n\n"
        "A click on a cell in sight is a step toward it, one on the\n"
        "number is the next maze."),
    .set = N_("Puzzle Games"),
    .comment = N_("Escape from two pumpkins by changing the maze. All "
                  "mazes are numbered, and each can be won."),
    .inks = inks, .actions = actions, .plain = 1 << ALONE | 1 << WALK,
    .layout = layout, .paint = paint,
    .bow = bow, .input = input, .icon = icon,
};

extern const Player tallymaze_players[], tallymaze_hint[];
const Game the_game = {
    &tallymaze_model, &view, tallymaze_players, tallymaze_hint
};
