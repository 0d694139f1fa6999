/* Made from games/tallymaze.nw by make tangle: change that, not this. */
#include "game.h"
#include "grid-view.h"
#include "tallymaze.h"

/* measures and inks */
enum { PITCH = 44, EDGE = 22, STRIP = 52,
       BALL = 201, PUMPKIN, MAZE = 204, PLATE, WALLS = 300 };
enum { ALONE };                     /* place in ui->on */
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
static const char *const move_of[] = {
    "go left", "go up", "go right", "go down", "wait", "next", ""
};

static void foretell(const Hunt *s, int act, Text *words)
{
    Trio t = s->at;

    if (act == TURNS)
        return;
    t = Trio_after(s->maze + (act == NEXT), act, t);
    tell(words, _("; then the pumpkins are at %d %d and %d %d"),
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
        tell(&words, "%s", _("you, "));
    for (int k = 0; k < 2; k++)
        if (s->phase >= JUDGING && cell == s->at.pumpkin[k])
            tell(&words, "%s", _("a pumpkin, "));
    tell(&words, "%s", _("open:"));
    for (int side = LEFT; side < SIDES; side++)
        if (Maze_open(s->maze, cell, side))
            tell(&words, "%s", _(ways[side]));
    foretell(s, turn_at(s, cell + 1), &words);
}
static void lay_wall(const Hunt *s, Page *page, int cell, int side)
{
    Spot at = Grid_spot(s->maze->grid, cell);
    bool right = side == RIGHT;
    Item *i;

    if (!Maze_wall(s->maze, cell, side))
        return;
    i = Page_add(page, WALLS + 2 * cell + right,
                 EDGE + at.column * PITCH - (right ? 7 : 37),
                 EDGE + at.row * PITCH - (right ? 37 : 7),
                 right ? 14 : 30, right ? 30 : 14);
    say(i->move, "wall %d %d %s", at.row, at.column,
        right ? "right" : "down");
    say(i->words, right ? _("row %d, column %d, right side: %s")
        : _("row %d, column %d, lower side: %s"), at.row, at.column,
        Maze_open(s->maze, cell, side) ? _("open") : _("a wall"));
}

/* lay out the figures */
enum { CALM, ANGRY, GLAD, WORRIED };

static int mood(const Hunt *s)
{
    int out = s->n * s->n - 1, now = s->phase == ESCAPED ? GLAD : CALM;

    for (int side = LEFT; side < SIDES && now == CALM; side++) {
        Trio t = s->at;

        if (step_ball(s->maze, side, &t))
            now = is_caught(t) ? WORRIED : t.ball == out ? GLAD : CALM;
    }
    return is_caught(s->at) ? WORRIED : now;
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
            = k == 0 ? mood(s) : k - 1 == nearer(&ways, s->at) ? ANGRY
            : CALM;
    }
}
static void make_pressable(const Hunt *s, Item *i)
{
    say(i->move, "%s", move_of[turn_at(s, i->id)]);
    if (s->phase == PLAYING && !i->move[0])
        i->futile = _("That cell is not in sight: walk step by step.");
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
    for (int k = 0; k < s->n * s->n; k++) {
        i = Grid_item(page, s->maze->grid, k, EDGE, EDGE, PITCH);
        describe(s, k, i);
        make_pressable(s, i);
    }
    for (int k = 0; k < 2 * s->n * s->n && s->phase == DRAWING; k++)
        lay_wall(s, page, k / 2, RIGHT + k % 2);
    i = Page_add(page, PLATE, EDGE, wide - 4, wide - 2 * EDGE, 34);
    words = (Text){ i->words, sizeof i->words, 0 };
    tell(&words, "%s", _("the next maze"));
    make_pressable(s, i);
    foretell(s, turn_at(s, PLATE), &words);
}

/* arrows */
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    static const char *const keys[] = { "Left", "Up", "Right", "Down" };
    const Hunt *s = state;

    for (int k = LEFT; k < SIDES && s->phase == PLAYING; k++)
        if (e->kind == KEY && same(e->key, keys[k])) {
            say(move, "%s", move_of[k]);
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
        int cell = k / 2, side = RIGHT + k % 2;
        bool now = !Maze_open(s->maze, cell, side);
        bool next = alone ? now : !Maze_open(s->maze + 1, cell, side);
        double x = EDGE + (cell % s->n + 1) * PITCH,
               y = EDGE + (cell / s->n + 1) * PITCH;

        if (2 * now + next == wanted
                && Maze_wall(s->maze, cell, side)) {
            p->move(p, x, y);
            p->line(p, x - (side == DOWN ? PITCH : 0),
                    y - (side == RIGHT ? PITCH : 0));
            any = true;
        }
    }
    return any;
}
static void paint_maze(const Hunt *s, const Ui *ui, Paint *p)
{
    static const struct { int kind, ink; double wide; } strokes[] = {
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
        if (trace(s, alone, strokes[k].kind, p))
            p->stroke(p, strokes[k].ink, strokes[k].wide);
}

/* paint the figures */
static void eyes(Paint *p, double x, double y, double r)
{
    for (int k = -1; k <= 1; k += 2) {
        Paint_circle(p, k * x, y, r);
        p->fill(p, RIB);
    }
}
static void paint_ball(Paint *p, int look)
{
    static const char *const mouth[] = {
        "M-7 6C-3 8 3 8 7 6", "", "M-8 4C-5 12 5 12 8 4Z",
        "M-5 10C-3 6 3 6 5 10"
    };

    Paint_circle(p, 0, 0, 17);
    p->fill(p, SKIN);
    Paint_circle(p, 0, 0, 17);
    p->stroke(p, RIB, 1.5);
    eyes(p, 6, -4, look == WORRIED ? 3.4 : 2.2);
    Paint_path(p, mouth[look]);
    p->stroke(p, RIB, 2);
}
static void paint_pumpkin(Paint *p, int look)
{
    for (int k = 0; k < 3; k++) {
        Paint_ellipse(p, k == 0 ? -8 : k == 1 ? 8 : 0, 2, 9.5, 14);
        p->fill(p, BODY);
        Paint_ellipse(p, k == 0 ? -8 : k == 1 ? 8 : 0, 2, 9.5, 14);
        p->stroke(p, RIB, 1.5);
    }
    Paint_path(p, "M0 -11C-1 -14 1 -17 4 -17");
    p->stroke(p, STALK, 4);
    if (look == ANGRY) {
        Paint_path(p, "M-11 -5L-3 -1L-9 2ZM11 -5L3 -1L9 2Z");
        p->fill(p, RIB);
        Paint_path(p, "M-9 7L-5 10L-2 7L2 10L5 7L9 10");
    } else {
        eyes(p, 6, -1, 2.6);
        Paint_path(p, "M-6 9C-3 7 3 7 6 9");
    }
    p->stroke(p, RIB, 2);
}
static void paint_figure(const Item *item, Paint *p)
{
    p->save(p);
    p->shift(p, item->x + item->w / 2, item->y + item->h / 2);
    p->scale(p, item->w / 36, item->h / 36);
    if (item->id == BALL)
        paint_ball(p, item->look);
    else
        paint_pumpkin(p, item->look);
    p->restore(p);
}
static void paint_steps(const Hunt *s, int act, Paint *p)
{
    Trio t = Trio_after(s->maze + (act == NEXT), act, s->at);

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
    double x = i->x + i->w - 16, y = i->y + 9;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h - 4, .corner = 8, .foot = free ? 4 : 0,
        .lift = !here ? 0 : ui->down ? -4 : 2,
        .ink = hint ? LAMP : PANEL, .under = hint ? LAMPEDGE : LINES });
    if (s->phase >= JUDGING)
        Big_tell(s->page, true, &text);
    p->text(p, words, i->x + i->w / 2 - 8, i->y + 20, 12, CENTERED,
            PLAIN, TEXT);
    if (free) {
        p->move(p, x, y);
        p->line(p, x + 6, y + 6);
        p->line(p, x, y + 12);
        p->stroke(p, TEXT, 2.5);
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
    p->stroke(p, TEXT, 3);
    Paint_circle(p, 33, 16, 3.4);
    p->fill(p, WINE);
    Paint_circle(p, 13.5, 13, 3.4);
    p->fill(p, FOCUS);
}

/* the view */
static const Action actions[] = {
    { "next", N_("Next maze"), "n" },
    { "wait", N_("Wait"), "period" },
    { ":alone", N_("Hide the next maze"), "h" },
    { "number DIGITS", N_("Say a number"), "b" },
    { "ready", N_("The drawing is ready"), "r" },
    { NULL, NULL, NULL }
};
static const View view = {
    .title = N_("Tally Maze"),
    .rules = N_(
        "Get out at the lower right, and keep away from the pumpkins.\n"
        "After each turn of yours they move. A turn is a step, to\n"
        "wait, or the next maze: its walls are thin, and hollow walls\n"
        "will be gone.\n\n"
        "Click where you want to go, or on the number of the maze."),
    .set = N_("Puzzle Games"),
    .comment = N_("Escape from two pumpkins by changing the maze. All "
                  "mazes are numbered, and each can be won."),
    .inks = inks, .actions = actions, .plain = 1,
    .layout = layout, .paint = paint, .input = input, .icon = icon,
};

extern const Player tallymaze_players[], tallymaze_hint[];
const Game the_game = {
    &tallymaze_model, &view, tallymaze_players, tallymaze_hint
};
