/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <limits.h>
#include "game.h"
#include "paintbynumbers.h"

/* measures and inks */
enum { CELL = 20, GAP = 2, SLOT = 18, HIGH = 15, EDGE = 16,
       ROWS = SIDE * SIDE + 1, COLUMNS = ROWS + SIDE,
       SHEET = COLUMNS + SIDE, CORNER };
/* looks of this view's: wet paint; a bar pushed back, and forward */
enum { WET = 2 * MARKED, BACK = 2 * WET, FORTH = 2 * BACK };
static double at_line(int k) { return k * CELL + k / 5 * GAP; }
static double wide_as(int n) { return at_line(n) - (n % 5 ? 0 : GAP); }
enum { MIST = OWN, RIM, INK, BAND, DOT };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "mist", 0xB9C6D3, 0x3B475A, 0xFFFFFF, 0x000000 },
    { "rim",  0xB9C6D3, 0x3B475A, 0x767676, 0x8A8A8A },
    { "ink",  0x24479A, 0x9CC0FF, 0x000000, 0xFFFFFF },
    { "band", 0xF6D9CE, 0x4A3A44, 0xE8E8E8, 0x303030 },
    { "dot",  0x7B7F95, 0x8A90A8, 0x000000, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};

/* what is seen */
typedef struct Head {               /* of a line */
    bool     dead;                  /* there is no way left */
    uint64_t done;                  /* a bit for each certain bar */
    Cells    back, forth, tells;    /* its bars, pushed; its news */
} Head;
typedef struct Seen {
    bool  known;
    Sheet sheet;                    /* its clues, and the paint */
    Head  head[2][SIDE];
    Marks marked, bars;             /* of a hint; blue: pushed back */
} Seen;
static Head crossed(const Sheet *s, int way, int k)
{
    const Clue *clue = &s->clue[way][k];
    Fit f;
    Head h = { .dead = !line_tells(s, way, k, &f) };

    h.tells = f.blue | f.white;
    for (int j = 0; j < clue->n && !h.dead; j++) {
        Cells bar = ((Cells)1 << clue->bar[j]) - 1, c = f.starts[j];
        Cells low = bar * (c & ~(c - 1));

        while (c & (c - 1))
            c &= c - 1;
        h.back |= low;
        h.forth |= bar * c;
        if (low == bar * c && !(low & ~s->marks.blue[way][k]))
            h.done |= (uint64_t)1 << j;
    }
    return h;
}
static const Seen *seen_in(const Easel *s, const Ui *ui)
{
    Seen *seen = ui->scratch;
    const Tip *t = &s->tip;
    Sheet proof;

    if (seen->known)
        return seen;
    seen->known = true;
    sheet_now(s, &seen->sheet);
    for (int k = 0; k < 2 * SIDE; k++)
        seen->head[k % 2][k / 2] = crossed(&seen->sheet, k % 2, k / 2);
    /* mark what is told */
    if (s->step > 1 && t->supposed)
        mark(&seen->marked, 0, t->at / s->columns,
             (Cells)1 << t->at % s->columns, true);
    else if (s->step > 1 && t->line >= 0) {
        Head h = seen->head[t->way][t->line];

        mark(&seen->marked, t->way, t->line, h.tells, true);
        if (s->step == 3) {
            mark(&seen->bars, t->way, t->line, h.back, true);
            mark(&seen->bars, t->way, t->line, h.forth, false);
        }
    }
    if (s->phase == DRAWING && certify(s, &proof).verdict == SEVERAL)
        for (int row = 0; row < s->rows; row++)
            seen->marked.blue[0][row] = ~(proof.marks.blue[0][row]
                                        | proof.marks.white[0][row]);
    return seen;
}
typedef struct Port {
    double at[2];                   /* where squares begin */
    int    from[2], n[2];           /* rows, columns */
} Port;
static Port port_of(const Seen *seen, const Ui *ui)
{
    Port p;

    for (int way = 0; way < 2; way++) {
        int from = ui->own[1 + way], most = seen->sheet.size[way];
        int slots = longest(&seen->sheet, !way);
        int n = 2 * most / (2 + ui->own[0]);

        n = n >= 3 ? n : most < 3 ? most : 3;
        p.n[way] = n;
        p.from[way] = from < most - n ? from : most - n;
        p.at[way] = EDGE + 8
                  + (way ? SLOT : HIGH) * (slots > 2 ? slots : 2);
    }
    return p;
}

/* the page */
static void tell_bars(Text *words, const char *line, const char *none,
                      const Clue *clue, uint64_t done)
{
    Text_tell(words, "%s%s", line, clue->n ? "" : none);
    for (int j = 0; j < clue->n; j++)
        Text_tell(words, done >> j & 1 ? _(" %d done") : " %d",
                  clue->bar[j]);
}
static double at_port(const Port *p, int way, int k)
{
    return at_line(k) - at_line(p->from[way]) + p->at[way];
}
static void lay_square(const Easel *s, const Seen *seen, int r, int c,
                       Page *page, const Port *p)
{
    int at = r * s->columns + c, look = look_of(s, at);
    double x = at_port(p, 1, c), y = at_port(p, 0, r);
    Item *i = Page_add(page, at + 1, x, y, at_port(p, 1, c + 1) - x,
                       at_port(p, 0, r + 1) - y);
    Grid g = { s->rows, s->columns };
    Text words = Grid_words(g, at, i->words);

    /* how a square looks */
    i->look = (s->checked == 2 ? look : look & (BLUE | WHITE))
            | (s->phase != PAINTING && !look ? WHITE : 0)
            | (is_in(seen->marked.blue[0], s, at) ? MARKED : 0)
            | (is_in(seen->bars.blue[0], s, at) ? BACK : 0)
            | (is_in(seen->bars.white[0], s, at) ? FORTH : 0);
    if (s->phase == DRAWING || s->phase == PAINTING) {
        Text_say(i->drop, "%d %d", r + 1, c + 1);
        i->click = BRUSH;
        Text_say(i->move, "%s", strokes[look ? CLEAR : FILL]);
    }
    if (s->phase == PAINTING) {
        i->other_click = BRUSH;
        Text_say(i->other, "%s", strokes[look ? CLEAR : CROSS]);
    }
    Text_tell(&words, "%s%s%s", i->look & BLUE ? _("blue")
              : i->look & WHITE ? _("white") : _("open"),
              i->look & WRONG ? _(", wrong") : "",
              i->look & MARKED ? _(", marked") : "");
    tell_bars(&words, _("; row"), " 0", &seen->sheet.clue[0][r], 0);
    tell_bars(&words, _(", column"), " 0", &seen->sheet.clue[1][c], 0);
}
static void lay_head(const Seen *seen, int way, int k, Item *i)
{
    Head h = seen->head[way][k];
    Text words = { i->words, sizeof(Words), 0 };
    Line line;

    i->look = h.dead ? INT_MAX : (int)(h.done ^ h.done >> 31) & INT_MAX;
    Text_say(line, way ? _("column %d:") : _("row %d:"), k + 1);
    tell_bars(&words, line, _(" nothing"), &seen->sheet.clue[way][k],
              h.done);
    Text_tell(&words, "%s", h.dead ? _(", no way left") : "");
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Easel *s = state;
    const Seen *seen = seen_in(s, ui);
    Port p = port_of(seen, ui);
    double left = p.at[1], top = p.at[0];
    double w = at_port(&p, 1, p.from[1] + p.n[1] - 1) + CELL - left;
    double h = at_port(&p, 0, p.from[0] + p.n[0] - 1) + CELL - top;

    page->w = left + wide_as(p.n[1]) + EDGE;
    page->h = top + wide_as(p.n[0]) + EDGE;
    Page_add(page, SHEET, left - 2, top - 2, w + 4, h + 4);
    Page_add(page, CORNER, EDGE, EDGE, left - EDGE, top - EDGE);
    for (int k = p.from[0]; k < p.from[0] + p.n[0]; k++)
        lay_head(seen, 0, k, Page_add(page, ROWS + k, EDGE,
                 at_port(&p, 0, k), left - EDGE, CELL));
    for (int k = p.from[1]; k < p.from[1] + p.n[1]; k++)
        lay_head(seen, 1, k, Page_add(page, COLUMNS + k,
                 at_port(&p, 1, k), EDGE, CELL, top - EDGE));
    for (int k = 0; k < p.n[0] * p.n[1]; k++)
        lay_square(s, seen, p.from[0] + k / p.n[1],
                   p.from[1] + k % p.n[1], page, &p);
}

/* a square */
static void plate(Paint *p, double in, double w, double h, int fill,
                  int rim, double width)
{
    Paint_round(p, in, in, w - 2 * in, h - 2 * in, 4);
    p->fill(p, fill);
    Paint_round(p, in, in, w - 2 * in, h - 2 * in, 4);
    p->stroke(p, rim, width);
}
static void rimmed(Paint *p, const char *path, int rim, double wide,
                   int ink, double width)
{
    Paint_path(p, path);
    p->stroke(p, rim, wide);
    Paint_path(p, path);
    p->stroke(p, ink, width);
}
static void paint_square(const Easel *s, const Ui *ui, const Item *i,
                         Paint *p)
{
    double mid = CELL / 2.;
    bool over = s->phase > PAINTING, hint = ui->hint == i->id;
    const char *advice = hint && ui->advice ? ui->advice : "";
    bool cross = Half_rest("cross", advice);
    int look = i->look;

    if (i->brushed && ui->brush)
        look = (look & ~(BLUE | WHITE))
             | (Half_rest("fill", ui->brush) ? BLUE : 0)
             | (Half_rest("cross", ui->brush) ? WHITE : 0);
    if (hint || !(look & (BLUE | WHITE)))
        plate(p, 1, CELL, CELL, hint ? LAMP : MIST,
              hint ? LAMPEDGE : RIM, .8);
    else if (look & BLUE) {
        bool right = i->id % s->columns == 0;
        bool low = i->id > (s->rows - 1) * s->columns;

        Paint_box(p, 0, 0,
                  !over ? CELL - .6 : right ? CELL : i->w + .5,
                  !over ? CELL - .6 : low ? CELL : i->h + .5);
        p->fill(p, look & WET ? LAMP : INK);
    } else if (s->phase == DRAWING)
        plate(p, 1, CELL, CELL, PAPER, HAIR, 1);
    if (cross || (!hint && look & WHITE && s->phase == PAINTING
        && !(i->brushed && i->id == ui->hover))) {
        Paint_circle(p, mid, mid, cross ? 2.5 : 1.7);
        p->fill(p, cross ? JET : DOT);
    }
    /* what lies on a square */
    if (Half_rest("fill", advice)) {
        Paint_box(p, 6, 6, CELL - 12, CELL - 12);
        p->fill(p, JET);
    }
    if (i->brushed && i->id == ui->hover)
        Paint_number(p, ui->strokes, mid, mid, 9,
                     look & BLUE ? PAPER : TEXT, 1.6);
    if (i->look & MARKED)
        rimmed(p, "M10 10L10 10", LAMPEDGE, 9, LAMP, 6);
    for (int k = 0; k < 4; k++)
        if (i->look & BACK << k / 2) {
            double w = k % 2 ? 3 : 5, across = (k < 2 ? 5.5 : 14.5) - w / 2;

            Paint_box(p, s->tip.way ? across : 0, s->tip.way ? 0 : across,
                      s->tip.way ? w : i->w, s->tip.way ? i->h : w);
            p->fill(p, k % 2 ? LAMP : LAMPEDGE);
        }
    if (i->look & WRONG)
        rimmed(p, "M3 3L17 17M17 3L3 17", PAPER, 5, WINE, 2);
    if (hint || (ui->hover == i->id && ui->ring))
        rimmed(p, "M0 0L20 0L20 20L0 20Z", PAPER, 5,
               hint ? LAMPEDGE : FOCUS, 3);
}

/* a head */
static void paint_head(const Easel *s, const Ui *ui, const Item *i,
                       Paint *p)
{
    int way = i->id >= COLUMNS, k = i->id - (way ? COLUMNS : ROWS);
    const Clue *clue = &seen_in(s, ui)->sheet.clue[way][k];
    Head h = seen_in(s, ui)->head[way][k];
    int at = ui->hover - 1, n = clue->n ? clue->n : 1;
    bool told = s->step > 0 && !s->tip.supposed && s->tip.way == way
             && s->tip.line == k;
    bool pointed = ui->hover == i->id || (at >= 0 && ui->hover < ROWS
        && k == (way ? at % s->columns : at / s->columns));

    if (told || pointed) {
        Paint_round(p, 0, 0, i->w - 2 * !way, i->h - 2 * way, 5);
        p->fill(p, told ? LAMP : BAND);
    }
    /* its numbers */
    for (int j = 0; j < n; j++) {
        double back = n - j - .5;
        double x = way ? CELL / 2. : i->w - SLOT * back - 4;
        double y = way ? i->h - HIGH * back - 4 : CELL / 2.;
        bool done = h.done >> j & 1;

        Paint_number(p, clue->bar[j], x, y, clue->bar[j] > 9 ? 8 : 9.5,
                     told ? JET : h.dead ? WINE : done ? QUIET : TEXT,
                     done && !told ? .9 : 1.6);
        if (done || h.dead) {
            p->move(p, x - 7, y + (h.dead ? 6.5 : 3));
            p->line(p, x + 7, y + (h.dead ? 6.5 : -3));
            p->stroke(p, h.dead ? WINE : QUIET, 1.2);
        }
    }
}

/* the view */
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Easel *s = state;
    int at = ui->hover - 1;
    Line where;

    p->save(p);
    p->shift(p, item->x, item->y);
    if (item->id < ROWS)
        paint_square(s, ui, item, p);
    else if (item->id < SHEET)
        paint_head(s, ui, item, p);
    else if (item->id == SHEET)
        plate(p, 0, item->w, item->h, PAPER, s->phase == DONE ? LAMP
              : LINES, s->phase == DONE ? 4 : 1.5);
    else if (at >= 0 && ui->hover < ROWS) {
        /* the corner */
        Text_say(where, "%d, %d", at / s->columns + 1, at % s->columns + 1);
        p->text(p, where, item->w - 6, item->h - 8, 11, AT_RIGHT, PLAIN, QUIET);
        if (ui->strokes > 0)
            Paint_number(p, ui->strokes, item->w - 16, item->h - 28, 12,
                         TEXT, 2);
    }
    p->restore(p);
}
static void icon(Paint *p)
{
    static const char heart[] = ".#.#.##########.###...#..";
    static const char rows[] = "15531", columns[] = "24442";

    for (int k = 0; k < 25; k++)
        if (heart[k] == '#') {
            Paint_box(p, 14 + k % 5 * 6, 14 + k / 5 * 6, 5.6, 5.6);
            p->fill(p, JET);
        }
    for (int k = 0; k < 5; k++) {
        Paint_number(p, rows[k] - '0', 9.5, 17 + 6 * k, 4.4, JET, 1.4);
        Paint_number(p, columns[k] - '0', 17 + 6 * k, 9, 4.4, JET, 1.4);
    }
    Paint_number(p, 1, 5, 17, 4.4, JET, 1.4);
}
static const Action actions[] = {
    ACTION(BEGINS, "fill", N_("Paint blue"), "f"),
    ACTION(BEGINS, "cross", N_("Leave white"), "x"),
    ACTION(BEGINS, "clear", N_("Clear a square"), "e"),
    ACTION(PLAYS, "hint", N_("Hint in three steps"), "h"),
    ACTION(PLAYS, "check", N_("Check for mistakes"), "c"),
    ACTION(ASKS, "row", N_("Draw a whole row"), "w"),
    ACTION(PLAYS, "ready", N_("Ready to paint"), "r"),
    ACTION(PLAYS, "design", N_("Back to the drawing"), "d"),
    ACTION(PLAYS, "give up", N_("Give up"), NULL),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *item)
{
    const Easel *s = state;
    int at = item->id - 1, far = at / s->columns + at % s->columns;
    double dry = 1.3 * ui->bow - (double)far / (s->rows + s->columns);

    if (item->id >= ROWS || !(item->look & BLUE))
        return;
    if (dry < 0)
        item->look ^= BLUE | WHITE;
    else if (dry < .3)
        item->look |= WET;
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    static const char *const keys[] = { "Up", "Down", "Left", "Right",
        "Page_Up", "Page_Down", "minus", "plus", NULL };
    const Easel *s = state;
    const Seen *seen = seen_in(s, ui);
    Port p = port_of(seen, ui);
    int k = 0, at = ui->hover < ROWS ? ui->hover - 1 : -1;

    (void)move;
    while (keys[k] && !Text_same(keys[k], e->key))
        k++;
    if (e->kind != KEY || !keys[k] || ui->own[0] + (k == 7) == 0)
        return false;
    /* roll, or make larger */
    int by = k % 2 ? 1 : -1, way = k < 4 ? k / 2 : e->shift;
    int line[] = { at / s->columns, at % s->columns }, to = line[way] + by;

    if (k < 4 && (at < 0 || ui->down || to < 0
        || to >= seen->sheet.size[way]
        || (to >= p.from[way] && to < p.from[way] + p.n[way])))
        return false;
    if (k < 4)
        ui->hover += by * (way ? 1 : s->columns);
    if (k < 6)
        p.from[way] += by * (k < 4 ? 1 : (p.n[way] + 1) / 2);
    else if (ui->own[0] + by <= 6) {
        ui->own[0] = (unsigned char)(ui->own[0] + by);
        p = port_of(seen, ui);
        p.from[0] = line[0] - p.n[0] / 2;
        p.from[1] = line[1] - p.n[1] / 2;
    }
    for (k = 0; k < 2; k++)
        ui->own[1 + k] = (unsigned char)(p.from[k] < 0 ? 0 : p.from[k]);
    return true;
}
static const View view = {
    .title = N_("Paint By Numbers"),
    .rules = N_(
        "Numbers are the lengths of blue bars in a row or column.\n"
        "Between two bars there is white.\n\n"
        "Click a square for blue, right for white; drag along a line.\n"
        "Plus and minus make the squares larger and smaller."),
    .set = N_("Puzzle Games"),
    .comment = N_("Find the picture that the numbers tell. Of 500, 496 "
                  "need no guess: an idea about bars in a line."),
    .inks = inks, .actions = actions, .least = .6,
    .scratch = sizeof(Seen),
    .layout = layout, .paint = paint, .input = input, .bow = bow,
    .icon = icon,
};
extern const Model pbn_model;
extern const Player pbn_players[], pbn_hint[];
const Game the_game = {
    &pbn_model, &view, pbn_players, pbn_hint
};
