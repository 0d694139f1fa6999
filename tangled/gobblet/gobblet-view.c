/* Made from games/gobblet.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "gobblet.h"

/* places */
enum { CUP = 1, SQUARE = 100, TRAY = 200, SLAB = 300, STRIKE = 301,
       TAG = 400 };
enum { EDGE = 20, GAP = 26, COLUMN = 100 };
enum { PEEK, VALUES };                      /* places in ui->on */
enum { IN_ROW = 1, AT_TURN = 1 };           /* looks */
static double pitch_of(const Gobblet *g)
{
    return g->n == 3 ? 120 : 100;
}

static double tray_of(const Gobblet *g)     /* how wide it is */
{
    return g->n == 3 ? 2 * COLUMN : 100;
}

static double left_of(const Gobblet *g)     /* of the board */
{
    return EDGE + tray_of(g) + GAP;
}
static void place_cup(const Gobblet *g, int cup, double *x, double *y)
{
    double pitch = pitch_of(g), high = g->n * pitch;
    int at = g->at[cup], copy = cup % g->copies;
    bool plum = seat_of(g, cup) == PLUM;
    double side = plum ? EDGE : left_of(g) + high + GAP;

    if (at != OFF) {
        *x = left_of(g) + (at % g->n + .5) * pitch;
        *y = EDGE + (at / g->n + .5) * pitch;
    } else if (g->n == 3) {
        *x = side + (copy + .5) * COLUMN;
        *y = EDGE + (2 - size_of(g, cup) + .5) * pitch;
    } else {
        *x = side + tray_of(g) / 2;
        *y = EDGE + (copy + .5) * high / 3;
    }
}

/* the page */
static bool is_seen(const Gobblet *g, int cup)
{
    return g->at[cup] == OFF ? is_free(g, cup)
                             : top_of(g, g->at[cup]) == cup;
}
static void tell_cup(const Gobblet *g, int cup, Text *words)
{
    bool plum = seat_of(g, cup) == PLUM;

    tell(words, plum ? _("Plum, %s") : _("Maple, %s"),
         size_told(g, cup));
}
static void grasp(const Gobblet *g, int cup, Item *item)
{
    Spot p = Grid_spot((Grid){ g->n, g->n }, g->at[cup]);

    if (g->over || seat_of(g, cup) != g->turn)
        item->futile = g->over ? NULL
                               : _("It is the other side's turn.");
    else if (g->at[cup] != OFF)
        say(item->move, "move %d %d ...", p.row, p.column);
    else if (next_cup(g, g->turn, size_of(g, cup)) == cup)
        say(item->move, "put %s ...", size_word(g, cup));
    else
        item->futile = _("Take the first of these: they are equal.");
}
static void describe_cup(const Gobblet *g, int cup, const Ui *ui,
                         Item *item)
{
    Grid board = { g->n, g->n };
    int at = g->at[cup];
    Text words = { item->words, sizeof item->words, 0 };

    item->round = true;
    if (!is_seen(g, cup))
        return;
    if (at != OFF) {
        Spot p = Grid_spot(board, at);

        words = Grid_words(board, at, item->words);
        say(item->drop, "to %d %d", p.row, p.column);
    }
    tell_cup(g, cup, &words);
    if (at == OFF)
        tell(&words, "%s", _(", beside the board"));
    if (at != OFF && ui->on[PEEK])
        /* tell what it covers */
        for (int below = 0; below < cup_of(g, 3, 0, 0); below++)
            if (g->at[below] == at && below != cup) {
                tell(&words, "%s", _(", over "));
                tell_cup(g, below, &words);
            }
    grasp(g, cup, item);
}
static void lay_squares(const Gobblet *g, Page *page)
{
    Grid board = { g->n, g->n };
    double pitch = pitch_of(g);

    for (int cell = 0; cell < g->n * g->n; cell++) {
        Item *item = Page_add(page, SQUARE + cell,
            left_of(g) + cell % g->n * pitch,
            EDGE + cell / g->n * pitch, pitch, pitch);
        Spot p = Grid_spot(board, cell);

        item->look = g->line & bit_of(g->n, cell) ? IN_ROW : 0;
        if (top_of(g, cell) == OFF) {
            Text words = Grid_words(board, cell, item->words);

            tell(&words, "%s", _("empty"));
            say(item->drop, "to %d %d", p.row, p.column);
        }
    }
}

/* what a move is worth */
typedef struct Known { bool ready; Atlas atlas; } Known;
enum { OPEN = 20000 };                  /* not known */
static int value_after(const Gobblet *g, Known *m, Cups c)
{
    const unsigned char *table = g->n == 3 ? lore(TABLE, POSITIONS)
                                           : NULL;
    unsigned ours, theirs;

    look(c, &theirs, &ours);
    if (has_row(&m->atlas.rows, theirs))
        return 1 - 10000;
    if (has_row(&m->atlas.rows, ours))
        return 10000 - 1;
    if (table)
        return table_value(&m->atlas, table, c);
    return wins_at_once(&m->atlas.rows, c) ? 2 - 10000 : OPEN;
}
static Step step_to(const Gobblet *g, int cup, int cell)
{
    int at = g->at[cup];

    return (Step){ (signed char)(size_of(g, cup) + 4 - g->sizes),
                   (signed char)(at == OFF ? OFF
                                 : at / g->n * 4 + at % g->n),
                   (signed char)(cell / g->n * 4 + cell % g->n) };
}
static int moves_to(int value)
{
    return ((value > 0 ? 10000 - value : 10000 + value) + 1) / 2;
}
static void tell_value(Item *item, int value)
{
    Text words = { item->words, sizeof item->words,
                   (int)strlen(item->words) };
    int moves = moves_to(value);

    if (value == OPEN || value == 0)
        tell(&words, "%s", value ? _(", not known") : _(", a draw"));
    else if (value > 0)
        tell(&words, local_n(", wins in %d move", ", wins in %d moves",
                             moves), moves);
    else
        tell(&words, local_n(", loses in %d move",
                             ", loses in %d moves", moves), moves);
}
static void lay_tag(const Gobblet *g, int cell, int value, Page *page)
{
    int top = top_of(g, cell);
    Item *target = Page_find(page, top == OFF ? SQUARE + cell
                                              : CUP + top);
    Item *tag = Page_add(page, TAG + cell,
        left_of(g) + (cell % g->n + .5) * pitch_of(g) - 24,
        EDGE + (cell / g->n + 1) * pitch_of(g) - 32, 48, 26);

    tag->look = value;
    if (target)
        tell_value(target, value);
}
static void lay_tags(const Gobblet *g, const Ui *ui, Page *page)
{
    Known *m = ui->scratch;
    int cup = (ui->held ? ui->held : ui->hover) - CUP;

    if (g->over || cup < 0 || cup >= cup_of(g, 3, 0, 0)
        || seat_of(g, cup) != g->turn || !is_seen(g, cup))
        return;
    if (!m->ready && g->n == 3)
        Atlas_make(&m->atlas);
    else if (!m->ready)
        Rows_make(&m->atlas.rows, 4);
    m->ready = true;
    for (int cell = 0; cell < g->n * g->n; cell++)
        if (!misfit(g, cup, cell))
            lay_tag(g, cell, value_after(g, m, after(cups_of(g),
                    step_to(g, cup, cell))), page);
}
static void lay_cups(const Gobblet *g, const Ui *ui, Page *page)
{
    double wide = g->n == 3 ? COLUMN : .84 * pitch_of(g), x, y;

    for (int size = 0; size < g->sizes; size++)
        for (int cup = 0; cup < cup_of(g, 3, 0, 0); cup++)
            if (size_of(g, cup) == size) {
                place_cup(g, cup, &x, &y);
                describe_cup(g, cup, ui, Page_add(page, CUP + cup,
                    x - wide / 2, y - wide / 2, wide, wide));
            }
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Gobblet *g = state;
    double high = g->n * pitch_of(g), left = left_of(g);

    page->w = 2 * left + high;
    page->h = high + 2 * EDGE;
    Page_add(page, SLAB, left - 10, EDGE - 10, high + 20, high + 20);
    for (int seat = PLUM; seat <= MAPLE; seat++) {
        Item *tray = Page_add(page, TRAY + seat, seat == PLUM ? EDGE
            : left + high + GAP, EDGE, tray_of(g), high);

        tray->look = !g->over && g->turn == seat ? AT_TURN : 0;
    }
    lay_squares(g, page);
    lay_cups(g, ui, page);
    if (ui->on[VALUES])
        lay_tags(g, ui, page);
    if (g->line)
        Page_add(page, STRIKE, left, EDGE, high, high);
}

/* inks */
enum { WOOD = OWN, WELL, RIM, PLUMS, PLUMRING, PLUMFOOT, MAPLEWOOD,
       MAPLERING, MAPLEFOOT, GOOD, BAD };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "wood",      0xE6C99A, 0x6B5236, 0xFFFFFF, 0x000000 },
    { "well",      0xD4B07A, 0x543F28, 0xFFFFFF, 0x000000 },
    { "rim",       0xA9824E, 0x3A2B1B, 0x000000, 0xFFFFFF },
    { "plum",      0x7A2A48, 0x8E3456, 0x000000, 0x000000 },
    { "plumring",  0xF0D8A8, 0xF0D8A8, 0xFFFFFF, 0xFFFFFF },
    { "plumfoot",  0x4A1430, 0x3E1027, 0x000000, 0xFFFFFF },
    { "maple",     0xF6E2B4, 0xF0D59A, 0xFFFFFF, 0xFFFFFF },
    { "maplering", 0x7A4A22, 0x6A3E1A, 0x000000, 0x000000 },
    { "maplefoot", 0xA9824E, 0x3A2B1B, 0x000000, 0xFFFFFF },
    { "good",      0x1E6B3A, 0x2C7A48, 0x000000, 0xFFFFFF },
    { "bad",       0x9C2A1E, 0x9C2A1E, 0x000000, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};

/* paint a cup */
static double radius_of(const Gobblet *g, int size)
{
    static const double three[] = { 22, 33, 46 };
    static const double four[] = { 17, 25, 34, 44 };

    return g->n == 3 ? three[size] : four[size];
}
static void disc(Paint *p, double x, double y, double r, int ink)
{
    Paint_circle(p, x, y, r);
    p->fill(p, ink);
}

static void ring(Paint *p, double x, double y, double r, int ink,
                 double width)
{
    Paint_circle(p, x, y, r);
    p->stroke(p, ink, width);
}
static void draw_cup(Paint *p, bool maple, double r, int size,
                     bool held)
{
    double foot = held ? 9 : 3;
    int pen = maple ? MAPLERING : PLUMRING;

    disc(p, 0, foot, r, maple ? MAPLEFOOT : PLUMFOOT);
    disc(p, 0, 0, r, maple ? MAPLEWOOD : PLUMS);
    ring(p, 0, 0, r, maple ? MAPLEFOOT : PLUMFOOT, 1.2);
    ring(p, 0, 0, r * .84, pen, 1.8);
    if (maple)
        ring(p, 0, 0, r * .7, pen, 1.8);
    Paint_number(p, size, 0, 0, r * .62, pen, 2.4);
}
static void lamp_ring(Paint *p, double r)
{
    ring(p, 0, 0, r, LAMPEDGE, 7);
    ring(p, 0, 0, r, LAMP, 4);
}
static void paint_cup(const Gobblet *g, const Ui *ui, const Item *item,
                      Paint *p)
{
    int cup = item->id - CUP, size = size_of(g, cup);
    double r = radius_of(g, size);
    bool maple = seat_of(g, cup) == MAPLE;

    p->shift(p, item->w / 2, item->h / 2);
    draw_cup(p, maple, r, size + 1, ui->held == item->id);
    if (ui->hint == item->id || item->target)
        lamp_ring(p, r + 2);
    else if (ui->hover == item->id && item->move[0])
        ring(p, 0, 0, r + 1, TEXT, 2);
    if (ui->on[PEEK] && g->at[cup] != OFF && !ui->held)
        /* show what it covers */
        for (int below = 0; below < cup_of(g, 3, 0, 0); below++)
            if (g->at[below] == g->at[cup] && size_of(g, below) < size) {
                double inner = radius_of(g, size_of(g, below));
                bool theirs = seat_of(g, below) == MAPLE;

                ring(p, 0, 0, inner, theirs ? MAPLEFOOT : PLUMRING, 5);
                ring(p, 0, 0, inner, theirs ? MAPLEWOOD : PLUMS, 2.6);
            }
}

/* paint the board */
static void paint_square(const Item *item, const Ui *ui, Paint *p)
{
    double half = item->w / 2;

    p->shift(p, half, half);
    disc(p, 0, 0, half * .86, WELL);
    ring(p, 0, 0, half * .86, RIM, 1.4);
    if (item->look & IN_ROW)
        ring(p, 0, 0, half * .93, LAMP, 5);
    if (item->target || ui->hint == item->id) {
        lamp_ring(p, half * .4);
        disc(p, 0, 0, half * .16, LAMPEDGE);
    }
}
static void paint_tray(const Item *item, Paint *p)
{
    Paint_plate(p, &(Plate){ .w = item->w, .h = item->h, .corner = 14,
        .foot = 4, .ink = WELL, .under = RIM });
    if (item->look & AT_TURN) {
        Paint_round(p, 3, 3, item->w - 6, item->h - 6, 12);
        p->stroke(p, LAMPEDGE, 5);
        Paint_round(p, 3, 3, item->w - 6, item->h - 6, 12);
        p->stroke(p, LAMP, 3);
    }
}
static void paint_strike(const Gobblet *g, const Item *item, Paint *p)
{
    int first = 0, last = 0;
    double pitch = item->w / g->n;

    for (int cell = g->n * g->n; cell-- > 0;)
        first = g->line & bit_of(g->n, cell) ? cell : first;
    for (int cell = 0; cell < g->n * g->n; cell++)
        last = g->line & bit_of(g->n, cell) ? cell : last;
    for (int width = 9; width > 0; width -= 4) {
        p->move(p, (first % g->n + .5) * pitch,
                (first / g->n + .5) * pitch);
        p->line(p, (last % g->n + .5) * pitch,
                (last / g->n + .5) * pitch);
        p->stroke(p, width > 5 ? LAMPEDGE : LAMP, width);
    }
}

/* paint a tag */
static void paint_tag(const Item *item, Paint *p)
{
    int value = item->look, ink = value == OPEN || value == 0 ? TEXT
        : value > 0 ? GOOD : BAD;
    Line text;

    if (value == OPEN)
        say(text, "?");
    else if (value == 0)
        say(text, "=");
    else
        say(text, value > 0 ? "+%d" : "\u2212%d",
            moves_to(value));
    Paint_plate(p, &(Plate){ .w = item->w, .h = item->h, .corner = 8,
                             .foot = 2, .ink = PAPER, .under = ink });
    p->text(p, text, item->w / 2, 19, 17, CENTERED, PLAIN, ink);
}

static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Gobblet *g = state;

    p->save(p);
    p->shift(p, item->x, item->y);
    if (item->id < SQUARE)
        paint_cup(g, ui, item, p);
    else if (item->id < TRAY)
        paint_square(item, ui, p);
    else if (item->id < SLAB)
        paint_tray(item, p);
    else if (item->id >= TAG)
        paint_tag(item, p);
    else if (item->id == STRIKE)
        paint_strike(g, item, p);
    else
        Paint_plate(p, &(Plate){ .w = item->w, .h = item->h,
            .corner = 16, .foot = 6, .ink = WOOD, .under = RIM });
    p->restore(p);
}

/* the view */
static void icon(Paint *p)
{
    p->shift(p, 24, 24);
    disc(p, -5, -4, 15, PLUMS);
    ring(p, -5, -4, 11.5, PLUMRING, 2);
    disc(p, 8, 8, 9.5, MAPLEWOOD);
    ring(p, 8, 8, 9.5, MAPLERING, 1.6);
    ring(p, 8, 8, 5.5, MAPLERING, 1.6);
}
static const Action actions[] = {
    { ":peek",          N_("Show what is covered"),     "c" },
    { ":values",        N_("Show what moves are worth"), "v" },
    { "put large ...",  N_("Bring a large cup"),        "l" },
    { "put medium ...", N_("Bring a medium cup"),       "m" },
    { "put small ...",  N_("Bring a small cup"),        "s" },
    { "put tiny ...",   N_("Bring a tiny cup"),         "t" },
    { ":new",           N_("New game"),                 "n" },
    { NULL,             NULL,                           NULL }
};
static const View view = {
    .title = N_("Gobblet"),
    .rules = N_(
        "Bring a cup or move one of yours; it may cover smaller ones.\n"
        "A row of your color wins, of any size.\n"
        "Who uncovers a row of the other side has lost.\n\n"
        "Drag a cup, or click it and then a square."),
    .set = N_("Board Games"),
    .comment = N_("Cups swallow cups. On the small board somebody has "
                  "seen the end of all games."),
    .inks = inks, .actions = actions, .pace = 500,
    .scratch = sizeof(Known),
    .layout = layout, .paint = paint, .icon = icon,
};
extern const Player gobblet_players[], gobblet_hint[];

const Game the_game = {
    &gobblet_model, &view, gobblet_players, gobblet_hint
};
