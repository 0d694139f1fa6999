/* Made from games/gobblet.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "gobblet.h"

/* places */
enum { CUP = 1, SQUARE = 100, SLAB = 200, MAT, TAG = 300, SIGN = 400 };
enum { PEEK, VALUES, FLAT };                /* places in ui->on */
enum { MARK = BELTS - 1 };                  /* ink of a bowl's rim */
enum { WOOD = OWN, WELL, RIM, SIDE, PLUMS, PLUMRING, MAPLEWOOD,
       MAPLERING, GOOD, BAD, HINT };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "wood",      0xE6C99A, 0xA98558, 0xFFFFFF, 0x000000 },
    { "well",      0xDDBB86, 0x98744A, 0xE8E8E8, 0x303030 },
    { "rim",       0xEBD3AE, 0xB08C5E, 0xE0E0E0, 0x404040 },
    { "side",      0xBE9058, 0x7A5630, 0x808080, 0x606060 },
    { "plum",      0x7A2A48, 0x8E3456, 0x000000, 0x000000 },
    { "plumring",  0xF0D8A8, 0xF0D8A8, 0xFFFFFF, 0xFFFFFF },
    { "maple",     0xF6E2B4, 0xF0D59A, 0xFFFFFF, 0xFFFFFF },
    { "maplering", 0x7A4A22, 0x6A3E1A, 0x000000, 0x000000 },
    { "good",      0x1E6B3A, 0x2C7A48, 0x000000, 0xFFFFFF },
    { "bad",       0x9C2A1E, 0x9C2A1E, 0x000000, 0xFFFFFF },
    { "hint",      0x1B5FC0, 0x7CC0FF, 0x1565FF, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};
static const Ring plum_rings[] = {
    { .92f, 0, 0, 0 }, { .99f, .05f, 0, 0 }, { 1, .12f, 0, 0 },
    { 1, 1.3f, 1, 0 }, { 1.04f, 1.33f, 1, 0 }, { 1.04f, 1.41f, 1, 0 },
    { 1, 1.44f, 0, 0 }, { 1, 1.86f, 0, 0 }, { .98f, 1.98f, 0, 0 },
    { .94f, 2.08f, 0, 0 }, { .86f, 2.15f, 0, 0 }, { .76f, 2.18f, 0, 0 },
    { .34f, 2.18f, 1, 0 }, { 0, 2.18f, 1, 0 }
}, maple_rings[] = {
    { .92f, 0, 0, 0 }, { .99f, .05f, 0, 0 }, { 1, .12f, 0, 0 },
    { 1, 1.22f, 1, 0 }, { 1.03f, 1.24f, 1, 0 }, { 1.03f, 1.31f, 1, 0 },
    { 1, 1.33f, 0, 0 }, { 1, 1.5f, 1, 0 }, { 1.03f, 1.52f, 1, 0 },
    { 1.03f, 1.59f, 1, 0 }, { 1, 1.61f, 0, 0 }, { 1, 1.86f, 0, 0 },
    { .98f, 1.98f, 0, 0 }, { .94f, 2.08f, 0, 0 }, { .86f, 2.15f, 0, 0 },
    { .76f, 2.18f, 0, 0 }, { .47f, 2.18f, 1, 0 }, { .37f, 2.18f, 0, 0 },
    { 0, 2.18f, 0, 0 }
};
static const Ring bowl_rings[] = {
    { .5f, 0, 0, 1 }, { .455f, 0, MARK, 0 }, { .4f, 0, 1, 0 },
    { .375f, -.041f, 1, 0 }, { .34f, -.0675f, 1, 0 },
    { .3f, -.075f, 1, 0 }, { 0, -.075f, 1, 0 }
}, slab_rings[] = {
    { .22f, -.3f, 1, 0 }, { .22f, -.07f, 0, 0 }, { .21f, -.043f, 0, 0 },
    { .2f, -.02f, 0, 0 }, { .177f, -.005f, 0, 0 }, { .15f, 0, 0, 0 },
    { 0, 0, 0, 0 }
}, mat_rings[] = {
    { .2f, 0, 1, 0 }, { .2f, .02f, 1, 0 }, { .14f, .02f, 0, 0 },
    { 0, .02f, 0, 0 }
};
static const Shape
    plum_cup = { "plum", NULL, 0,
                 &(Lathe){ plum_rings, 14, 36, .open = false } },
    maple_cup = { "maple", NULL, 0,
                  &(Lathe){ maple_rings, 19, 36, .open = false } },
    bowl = { "bowl", NULL, 4,
             &(Lathe){ bowl_rings, 7, 40, .open = true } },
    slab = { "slab", NULL, 4, &(Lathe){ slab_rings, 7, 32, 1.5f, 1.5f,
                                        .open = true } },
    mats[] = { { "mat", NULL, 2, &(Lathe){ mat_rings, 4, 32, .62f,
                                           1.25f, .open = true } },
               { "mat2", NULL, 2, &(Lathe){ mat_rings, 4, 32, 1.25f,
                                            .62f, .open = true } } };
static void turn_away(Solid *b)
{
    float x = b->x;

    b->x = b->y;
    b->y = x;
}
static Solid body_of(const Gobblet *g, int cup, const Ui *ui)
{
    static const float three[] = { .19f, .285f, .36f },
                       four[] = { .15f, .215f, .285f, .35f };
    bool plum = seat_of(g, cup) == PLUM;
    int at = g->at[cup], size = size_of(g, cup);
    float n = (float)g->n, copy = (float)(cup % g->copies),
          out = g->n == 3 ? .64f + .79f * copy : .82f;
    Solid b = { plum ? &plum_cup : &maple_cup, plum ? -out : n + out,
        g->n == 4 ? .6f + 1.35f * copy : 2.5f - 1.05f * (float)size,
        -.1f * n, .size = g->n == 4 ? four[size] : three[size],
        .ink = { plum ? PLUMS : MAPLEWOOD,
                 plum ? PLUMRING : MAPLERING } };

    if (at != OFF) {
        b.x = (float)(at % g->n) + .5f;
        b.y = (float)(g->n - at / g->n) - .5f;
        b.z = -.075f;
    } else if (ui->tall)
        turn_away(&b);
    /* hover over what is covered */
    for (int below = 0; ui->on[PEEK] && below < cup_of(g, 3, 0, 0); below++)
        if (at != OFF && g->at[below] == at && size_of(g, below) < size)
            b.z += 4 * body_of(g, below, &(Ui){ .seat = 1 }).size;
    return b;
}
static Item *put(Page *page, int id, Solid body)
{
    Item *item = Page_add(page, id, 0, 0, 0, 0);

    item->body = body;
    item->round = true;
    return item;
}
static bool is_seen(const Gobblet *g, int cup)
{
    return g->at[cup] == OFF ? is_free(g, cup)
                             : top_of(g, g->at[cup]) == cup;
}

/* what a move is worth */
enum { OPEN = 20000 };                  /* not known */
static int value_after(const Gobblet *g, const Atlas *a)
{
    Cups c = cups_of(g);
    int known = at_a_glance(&a->rows, c);

    if (!ended(&a->rows, c) && is_draw(g, c, 1))
        return 0;
    if (known || g->n == 4)
        return known ? worth_of(known) : OPEN;
    known = lore(number_of(a, c));
    return known > 0 && (is_wiped(g, c) || worth_of(known) == 0
                         || !is_worn(g)) ? worth_of(known) : OPEN;
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
        Text_tell(&words, "%s", value ? _(", not known")
                  : _(", a draw"));
    else if (value > 0)
        Text_tell(&words, local_n(", wins in %d move",
                                  ", wins in %d moves", moves), moves);
    else
        Text_tell(&words, local_n(", loses in %d move",
                                  ", loses in %d moves", moves), moves);
}
static void lay_tag(const Gobblet *g, int cup, int cell,
                    const Atlas *a, Page *page)
{
    int top = top_of(g, cell);
    Gobblet then = *g;
    Item *target = Page_find(page, top == OFF ? SQUARE + cell
                                              : CUP + top);
    Item *tag = Page_add(page, TAG + cell, 0, 0, 48, 26);

    tag->body = (Solid){ NULL, (float)(cell % g->n) + .5f,
                         (float)(g->n - cell / g->n) - .8f, .size = 1 };
    then.at[cup] = (signed char)cell;
    then.turn = 3 - g->turn;
    tag->look = value_after(&then, a);
    if (target)
        tell_value(target, tag->look);
}
static void lay_tags(const Gobblet *g, const Ui *ui, Page *page)
{
    Atlas *a = ui->scratch;
    int cup = (ui->held ? ui->held : ui->hover) - CUP;

    if (cup < 0 || cup >= cup_of(g, 3, 0, 0) || g->over
        || seat_of(g, cup) != g->turn || !is_seen(g, cup))
        return;
    if (!a->rows.n)
        Atlas_make(a);
    if (a->rows.n != g->n)
        Rows_make(&a->rows, g->n);
    for (int cell = 0; cell < g->n * g->n; cell++)
        if (!misfit(g, cup, cell))
            lay_tag(g, cup, cell, a, page);
}

/* the page */
static Text tell_place(const Gobblet *g, int cell, Item *item)
{
    Grid board = { g->n, g->n };
    Spot p = Grid_spot(board, cell);

    Text_say(item->drop, "to %d %d", p.row, p.column);
    return Grid_words(board, cell, item->words);
}
static void tell_cup(const Gobblet *g, int cup, Text *words)
{
    Text_tell(words, seat_of(g, cup) == PLUM ? _("Plum, %s")
                                        : _("Maple, %s"),
              _(size_word(g, cup)));
}
static void grasp(const Gobblet *g, int cup, Item *item)
{
    Spot p = Grid_spot((Grid){ g->n, g->n }, g->at[cup]);
    int cell = 0;

    if (g->over)
        return;
    while (cell < g->n * g->n && misfit(g, cup, cell))
        cell++;
    if (seat_of(g, cup) != g->turn)
        item->futile = _("It is the other side's turn.");
    else if (cell == g->n * g->n)
        item->futile = _("No square takes this cup now.");
    else if (g->at[cup] != OFF)
        Text_say(item->move, "move %d %d", p.row, p.column);
    else
        Text_say(item->move, "put %s", size_word(g, cup));
    item->click = BEGINS;
}
static void describe_cup(const Gobblet *g, int cup, const Ui *ui,
                         Item *item)
{
    int at = g->at[cup];
    Text words = { item->words, sizeof item->words, 0 };

    if (at != OFF)
        words = tell_place(g, at, item);
    tell_cup(g, cup, &words);
    if (at == OFF)
        Text_tell(&words, "%s", _(", beside the board"));
    if (at != OFF && ui->on[PEEK])
        /* tell what it covers */
        for (int below = 0; below < cup_of(g, 3, 0, 0); below++)
            if (g->at[below] == at && below != cup) {
                Text_tell(&words, "%s", _(", over "));
                tell_cup(g, below, &words);
            }
    grasp(g, cup, item);
    item->body.glow = ui->hint == item->id ? .3f
        : ui->hover == item->id && item->move[0] ? .1f : 0;
}
static void lay_square(const Gobblet *g, int cell, const Ui *ui,
                       Page *page)
{
    int top = top_of(g, cell) == OFF ? 0 : CUP + top_of(g, cell);
    bool lit = g->line & bit_of(g->n, cell),
         hint = ui->hint == SQUARE + cell || ui->goal == SQUARE + cell
             || (top && (ui->hint == top || ui->goal == top));
    Item *item = put(page, SQUARE + cell, (Solid){ &bowl,
        (float)(cell % g->n) + .5f, (float)(g->n - cell / g->n) - .5f,
        .size = 1, .ink = { WOOD, hint ? HINT : WELL, RIM,
                            lit ? LAMP : WOOD }, .flat = true });

    if (top_of(g, cell) == OFF) {
        Text words = tell_place(g, cell, item);

        Text_tell(&words, "%s", _("empty"));
    }
}
static void point_at(int hint, Page *page)
{
    const Item *at = Page_find(page, hint);
    Item *sign = Page_add(page, SIGN, 0, 0, 28, 56);

    if (at)
        sign->body = (Solid){ NULL, at->body.x, at->body.y, at->body.z
            + (hint < SQUARE ? 2.18f * at->body.size : 0), .size = 1 };
}
static void lay_mat(const Gobblet *g, const Ui *ui, Page *page)
{
    float n = (float)g->n, out = g->n == 3 ? 1.05f : .4f;
    Solid mat = { &mats[ui->tall], g->turn == PLUM ? -out : n + out,
        .47f * n, -.1f * n, .size = n / 3, .ink = { PANEL, LAMP },
        .flat = true };

    if (ui->tall)
        turn_away(&mat);
    if (!g->over)
        put(page, MAT, mat);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Gobblet *g = state;
    float half = (float)g->n / 2;

    page->w = ui->tall ? 440 : 800, page->h = ui->tall ? 640 : 440;
    put(page, SLAB, (Solid){ &slab, half, half, .size = half / 1.5f,
                             .ink = { RIM, SIDE }, .flat = true });
    lay_mat(g, ui, page);
    for (int cell = 0; cell < g->n * g->n; cell++)
        lay_square(g, cell, ui, page);
    for (int cup = 0; cup < cup_of(g, 3, 0, 0); cup++) {
        Item *item = put(page, CUP + cup,
                         body_of(g, cup, ui));

        if (is_seen(g, cup))
            describe_cup(g, cup, ui, item);
    }
    if (ui->hint)
        point_at(ui->hint, page);
    if (ui->on[VALUES])
        lay_tags(g, ui, page);
}
static void camera(const void *state, const Ui *ui, Sight *sight)
{
    static const double fields[2][2] = { { 22.5, 20.6 }, { 34, 29 } };
    const Gobblet *g = state;
    double half = g->n / 2., far = ui->on[FLAT] ? 20 : 1,
           up = ui->on[PEEK];

    sight->camera = (Camera){ { half, half - .05, .12 + .8 * up }, 0,
        ui->on[FLAT] ? 0 : ui->tall ? 30 : 52,
        far * (g->n == 3 ? 11 : 13.5),
        (fields[ui->tall][g->n - 3] + 4.5 * up) / far };
    sight->middle[0] = sight->middle[1] = (float)half;
    sight->reach = (float)half + 2.6f;
    sight->ground = -.1f * (float)g->n;
}

/* the view */
static void paint_sign(const Item *item, Paint *p)
{
    p->save(p);
    p->shift(p, item->x + item->w / 2, item->y + item->h / 2 - 3);
    Paint_path(p, "M0 0L-12 -22L12 -22Z");
    p->fill(p, HINT);
    Paint_path(p, "M0 0L-12 -22L12 -22Z");
    p->stroke(p, TEXT, 1.5);
    p->restore(p);
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    int value = item->look, ink = value == OPEN || value == 0 ? TEXT
        : value > 0 ? GOOD : BAD;
    Line text;

    (void)state, (void)ui;
    if (item->id == SIGN) {
        paint_sign(item, p);
        return;
    }
    if (value == OPEN || value == 0)
        Text_say(text, value ? "?" : "=");
    else
        Text_say(text, value > 0 ? "+%d" : "\u2212%d",
                 moves_to(value));
    Paint_plate(p, &(Plate){ item->x, item->y, item->w, item->h,
                             8, 2, 0, PAPER, ink });
    p->text(p, text, item->x + item->w / 2, item->y + 19, 17, CENTERED,
            PLAIN, ink);
}
static void disc(Paint *p, double at, double r, int ink, int pen)
{
    Paint_circle(p, at, at, r);
    p->fill(p, ink);
    Paint_circle(p, at, at, r * .75);
    p->stroke(p, pen, 2);
}

static void icon(Paint *p)
{
    disc(p, 19.5, 15, PLUMS, PLUMRING);
    disc(p, 32, 9.5, MAPLEWOOD, MAPLERING);
}
static const Action actions[] = {
    ACTION_SWITCH(PEEK, "peek", N_("Show what is covered"), "c"),
    ACTION_SWITCH(VALUES, "values", N_("Show what moves are worth"),
                  "v"),
    ACTION_SWITCH(FLAT, "flat", N_("Flat, from above"), "f"),
    ACTION(BEGINS, "put large", N_("Bring a large cup"), "l"),
    ACTION(BEGINS, "put medium", N_("Bring a medium cup"), "m"),
    ACTION(BEGINS, "put small", N_("Bring a small cup"), "s"),
    ACTION(BEGINS, "put tiny", N_("Bring a tiny cup"), "t"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *item)
{
    const Gobblet *g = state;

    for (int k = 0; k < g->n * g->n; k++)
        if (g->line & bit_of(g->n, k) && item->id == CUP + top_of(g, k))
            item->body.z += (float)(.7 * View_hop(ui, (k / g->n
                             + k % g->n) / (2. * g->n)));
}
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
    .inks = inks, .actions = actions, .plain = 1 << FLAT, .pace = 500,
    .table = TABLE, .table_size = POSITIONS, .table_tells = N_(
        "How each of the 341,024,631 positions of the small board "
        "ends. To find out takes two processors a minute or two and "
        "half a gigabyte of memory. The table fills 443 megabytes of "
        "your cache folder, which you may empty.\n\nWith it Best "
        "and the hints know the end, and the key v tells what every "
        "move is worth, unless a third repetition may come between."),
    .scratch = sizeof(Atlas), .layout = layout, .paint = paint,
    .bow = bow, .camera = camera, .icon = icon,
};
extern const Player gobblet_players[], gobblet_hint[];

const Game the_game = {
    &gobblet_model, &view, gobblet_players, gobblet_hint
};
