/* Made from games/pousse.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"
#include "grid.h"
#include "pousse.h"

/* measures and inks */
enum { PITCH = 56, MARGIN = 20, STRIP = 40, FIRST = 101, MARKER = 200,
       TABLET = 90, LISTING = 91, VALUES = 0 };
enum { WELL = OWN, CELL, CROSS, RING, KEY_TILE, KEY_FOOT, KEY_HIGH,
       GOOD, BAD };
static const Ink inks[] = {     /* light, dark, contrast, inverse */
    { "well",  0xA9B7A4, 0x26332C, 0x000000, 0xFFFFFF },
    { "cell",  0xEEF1E6, 0x3A4A41, 0xFFFFFF, 0x000000 },
    { "cross", 0x2A4FA0, 0x9CC0FF, 0x000000, 0xFFFFFF },
    { "ring",  0x9C3A1E, 0xFFB08A, 0x000000, 0xFFFFFF },
    { "key",   0xCFC5E6, 0x5A5480, 0xFFFFFF, 0x000000 },
    { "keyfoot", 0x9D90C2, 0x35304F, 0x000000, 0xFFFFFF },
    { "keyhigh", 0xE2DBF3, 0x736CA0, 0xFFFFFF, 0x000000 },
    { "good",  0x1E6B3A, 0x9BE0B0, 0x000000, 0xFFFFFF },
    { "bad",   0x9C2A1E, 0xFFB0A0, 0x000000, 0xFFFFFF },
    { NULL, 0, 0, 0, 0 }
};

/* what a push is worth */
enum { OPEN_YET = 20000, BACK, GLANCE = 3, STEPS = 3000, DOUBT = 100 };

static int returns_to(const Pousse *s, int push)
{
    Pousse then = *s;
    Line move;

    if (push < 0 || push >= PUSHES)
        return 0;
    say_push(push, move);
    return pousse_model.apply(&then, move) ? 0 : then.again;
}
typedef struct Worth { bool ready; Path path; int of[PUSHES]; } Worth;

static int worth_of(const Pousse *s, Path *p, int push)
{
    int side = s->plies % 2, ahead, plies, doubt = 0;
    long steps = STEPS;
    Board then = Board_after(p->board[s->plies], s->n, side, push);

    p->board[s->plies + 1] = then;
    ahead = lead(then, s->n) * (side ? -1 : 1);
    if (ahead != 0)
        return ahead > 0 ? 1 : -1;
    plies = by_list(p, s->plies + 1);
    if (!plies)
        plies = end_of(p, s->plies + 1, GLANCE, &steps);
    if (!plies && s->n == 4 && lore(0) >= 0) {
        plies = lore(number_of(then, 1 - side, 4)) & PLIES;
        doubt = DOUBT;
    }
    if (!plies || s->plies + 1 + plies > PAST)
        return OPEN_YET;
    return plies % 2 ? -(plies + 1) / 2 - doubt : plies / 2 + 1 + doubt;
}
static int tell_value(const Pousse *s, const Ui *ui, int push,
                      Text *words)
{
    Worth *w = ui->scratch;
    int value;

    if (!w->ready) {
        Path_start(&w->path, s);
        w->path.list = s->n == 4;
        for (int k = 0; k < PUSHES; k++)
            if (k % MOST < s->n)
                w->of[k] = worth_of(s, &w->path, k);
    }
    w->ready = true;
    value = w->of[push];
    if (value == OPEN_YET)
        Text_tell(words, "%s", _(", not known"));
    else if (value > DOUBT || value < -DOUBT)
        Text_tell(words, "%s", value > 0
            ? _(", wins if no board comes back")
            : _(", loses if no board comes back"));
    else if (value > 0)
        Text_tell(words, local_n(", wins in %d move",
                                 ", wins in %d moves", value), value);
    else
        Text_tell(words, local_n(", loses in %d move",
                            ", loses in %d moves", -value), -value);
    return value;
}

/* the page */
static Item *put(Page *page, int id, int row, int column)
{
    return Page_add(page, id, MARGIN + column * PITCH,
                    MARGIN + row * PITCH, PITCH, PITCH);
}
static void lay_number(const Pousse *s, const Ui *ui, int push,
                       Page *page)
{
    int side = push / MOST, line = push % MOST + 1, end = s->n + 1;
    int row[] = { line, line, 0, end };
    int column[] = { 0, end, line, line };
    Item *item = put(page, FIRST + push, row[side], column[side]);
    Text words = { item->words, sizeof item->words, 0 };
    Line way;

    say_way(push, way);
    Text_tell(&words, "%s", way);
    if (s->over)
        return;
    say_push(push, item->move);
    if (returns_to(s, push)) {
        item->look = BACK;
        Text_tell(&words, _(", loses: this board stood after move %d"),
                  returns_to(s, push));
    } else if (ui->on[VALUES])
        item->look = tell_value(s, ui, push, &words);
}
static void lay_square(const Pousse *s, int cell, Page *page)
{
    int marker = s->at[cell];
    Item *item = put(page, marker ? MARKER + marker : 1 + cell,
                     1 + cell / s->n, 1 + cell % s->n);
    Text words = Grid_words((Grid){ s->n, s->n }, cell, item->words);

    Text_tell(&words, "%s", !marker ? _("empty")
              : seat_of(marker) == EX ? "X" : "O");
    if (!s->over)
        item->futile = _("Press a number at the edge to push there.");
}
static void lay_list(const Pousse *s, const Ui *ui, Page *page)
{
    Item *list = Page_add(page, LISTING, 0, page->h - STRIP, page->w,
                          STRIP);
    Text words = { list->words, sizeof list->words, 0 };
    int k = s->plies > s->n + 2 ? s->plies - s->n - 2 : 0;
    int again = returns_to(s, ui->hover - FIRST);

    if (ui->own[0])
        Text_tell(&words, _("Now a number, 1 to %d."), s->n);
    else if (again)
        Text_tell(&words, _("This board stood after move %d, "
                            "and loses."), again);
    else if (ui->on[VALUES] && s->n == 4 && lore(0) < 0)
        Text_tell(&words, "%s",
                  _("No table yet. Menu: All positions in a table…"));
    else
        for (; k < s->plies; k++)
            Text_tell(&words, "%s%d %c%d", words.used ? "   " : "",
                      k + 1,
                      "LRTB"[s->push[k] / MOST], s->push[k] % MOST + 1);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Pousse *s = state;

    page->w = (s->n + 2) * PITCH + 2 * MARGIN;
    page->h = page->w + (s->n > 2 ? STRIP - MARGIN : STRIP);
    Page_add(page, TABLET, MARGIN + PITCH, MARGIN + PITCH,
             s->n * PITCH, s->n * PITCH);
    for (int cell = 0; cell < s->n * s->n; cell++)
        lay_square(s, cell, page);
    for (int push = 0; push < PUSHES; push++)
        if (push % MOST < s->n)
            lay_number(s, ui, push, page);
    if (!s->over)
        put(page, MARKER + s->plies + 1, 0, 0);
    if (s->fallen)
        Text_say(put(page, MARKER + s->fallen, s->n + 1,
                     s->n + 1)->words,
                 "%s", seat_of(s->fallen) == EX ? _("X, off the board")
                                           : _("O, off the board"));
    lay_list(s, ui, page);
}

/* a marker */
static int place_of(const Pousse *s, int marker)
{
    for (int cell = 0; cell < s->n * s->n; cell++)
        if (s->at[cell] == marker)
            return cell;
    return -1;
}
static void lean(const Pousse *s, const Ui *ui, int marker, Paint *p)
{
    Pousse then = *s;
    int push = ui->hover - FIRST, from = place_of(s, marker), to;

    if (push < 0 || push >= PUSHES || s->over || ui->done || from < 0)
        return;
    carry(then.at, s->n, push, s->plies + 1);
    to = place_of(&then, marker);
    if (to >= 0)
        p->shift(p, (to % s->n - from % s->n) * (PITCH / 8),
                 (to / s->n - from / s->n) * (PITCH / 8));
}
static bool is_lit(const Pousse *s, int cell)
{
    return s->over && !s->again
        && (is_straight(s, cell / s->n, s->over)
            || is_straight(s, MOST * FROM_TOP + cell % s->n, s->over));
}
static void draw_sign(Paint *p, int seat, double r, int ink)
{
    if (seat == OH)
        Paint_circle(p, 0, 0, r);
    else {
        p->move(p, -r, -r), p->line(p, r, r);
        p->move(p, r, -r), p->line(p, -r, r);
    }
    p->stroke(p, ink, r * .45);
}
static void draw_marker(const Pousse *s, const Ui *ui, int marker,
                        Paint *p)
{
    int cell = place_of(s, marker), seat = seat_of(marker);
    bool lit = cell >= 0 && is_lit(s, cell);

    if (lit) {
        Paint_round(p, 3, 3, PITCH - 6, PITCH - 6, 8);
        p->fill(p, LAMP);
    }
    if (cell >= 0 && s->again && s->over != seat) {
        Paint_round(p, 5, 5, PITCH - 10, PITCH - 10, 8);
        p->stroke(p, WINE, 2.5);
    }
    lean(s, ui, marker, p);
    p->shift(p, PITCH / 2, PITCH / 2);
    draw_sign(p, seat, cell >= 0 ? 13 : 9, lit ? JET
              : seat == EX ? CROSS : RING);
    if (marker == s->fallen)
        p->text(p, _("fell off"), 0, 25, 12, CENTERED, PLAIN, QUIET);
    if (marker == s->plies && cell >= 0) {
        Paint_path(p, "M19 -24L24 -19L19 -14L14 -19Z");
        p->fill(p, TEXT);
    }
}
static void draw_value(int value, Paint *p)
{
    Line text = "?";

    if (value == BACK) {
        Paint_path(p, "M36 30L36 36L21 36M25 32L21 36L25 40");
        p->stroke(p, BAD, 2);
        return;
    }
    if (value != OPEN_YET)
        Text_say(text, "%s%d%s", value > 0 ? "+" : "\u2212",
                 (value > 0 ? value : -value) % DOUBT,
                 value > DOUBT || value < -DOUBT ? "?" : "");
    p->text(p, text, PITCH / 2, 40, 13, CENTERED, PLAIN,
            value == OPEN_YET ? TEXT : value > 0 ? GOOD : BAD);
}
static void draw_key(const Pousse *s, const Ui *ui, const Item *item,
                     Paint *p)
{
    bool hint = ui->hint == item->id
             || ui->own[0] == 1 + (item->id - FIRST) / MOST,
         up = ui->hover == item->id && !s->over;

    Paint_plate(p, &(Plate){ 8, 8, PITCH - 16, PITCH - 19, 8,
        s->over ? 0 : 3, !up ? 0 : ui->down ? -3 : 2,
        hint ? LAMP : s->over ? PAPER : up ? KEY_HIGH : KEY_TILE,
        hint ? LAMPEDGE : KEY_FOOT });
    p->shift(p, 0, !up ? 0 : ui->down ? 3 : -2);
    Paint_number(p, (item->id - FIRST) % MOST + 1, PITCH / 2,
                 item->look ? 19 : 26.5, item->look ? 13 : 17,
                 hint ? JET : TEXT, item->look ? 2 : 2.6);
    if (item->look)
        draw_value(item->look, p);
}

/* the view */
static void draw_tablet(const Pousse *s, const Item *item, Paint *p)
{
    Paint_round(p, -8, -8, item->w + 16, item->h + 16, 12);
    p->fill(p, WELL);
    for (int cell = 0; cell < s->n * s->n; cell++)
        Paint_round(p, cell % s->n * PITCH + 1.5,
                    cell / s->n * PITCH + 1.5, PITCH - 3, PITCH - 3, 7);
    p->fill(p, CELL);
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    const Pousse *s = state;

    p->save(p);
    p->shift(p, item->x, item->y);
    if (item->id == TABLET)
        draw_tablet(s, item, p);
    else if (item->id == LISTING)
        p->text(p, item->words, item->w / 2, 24, 14, CENTERED, PLAIN,
                QUIET);
    else if (item->id > MARKER)
        draw_marker(s, ui, item->id - MARKER, p);
    else if (item->id >= FIRST)
        draw_key(s, ui, item, p);
    p->restore(p);
}
static void icon(Paint *p)
{
    Paint_path(p, "M4 24L13 24M9 19.5L13.5 24L9 28.5");
    p->stroke(p, JET, 2);
    p->shift(p, 23, 24);
    draw_sign(p, EX, 5, JET);
    p->shift(p, 14, 0);
    draw_sign(p, OH, 5.4, JET);
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    static const char keys[] = "lrtb123456789";
    const char *key = e->kind == KEY && e->key[0] && !e->key[1]
                    ? strchr(keys, e->key[0]) : NULL;
    int at = key ? (int)(key - keys) : 99, side = ui->own[0];

    if (e->kind == PRESS || e->kind == KEY)
        ui->own[0] = at < 4 ? (unsigned char)(1 + at) : 0;
    if (at - 4 < ((const Pousse *)state)->n && at >= 4 && side)
        say_push((side - 1) * MOST + at - 4, move);
    return at < 4 || *move;
}
static const Action actions[] = {
    ACTION_SWITCH(VALUES, "values", N_("Show what pushes are worth"),
                  "v"),
    ACTION(ASKS, "left", N_("Push from the left, row"), "l"),
    ACTION(ASKS, "right", N_("Push from the right, row"), "r"),
    ACTION(ASKS, "top", N_("Push from the top, column"), "t"),
    ACTION(ASKS, "bottom", N_("Push from the bottom, column"), "b"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *i)
{
    const Pousse *s = state;
    int cell = i->id > MARKER ? place_of(s, i->id - MARKER) : -1;

    if (cell >= 0 && is_lit(s, cell))
        i->y -= 18 * View_hop(ui, (i->x + i->y) / (16 * PITCH));
}
static const View view = {
    .title = N_("Pousse"),
    .rules = N_(
        "Push a marker into a row or column, from any side.\n"
        "Whoever has more rows and columns full of their own marks has "
        "won.\n"
        "Whoever makes a board that stood before has lost.\n\n"
        "Press a number at the edge to push there."),
    .set = N_("Board Games"),
    .comment = N_("Push rows and columns, and look ahead: leave out "
                  "what cannot matter, and remember what stood."),
    .inks = inks, .actions = actions, .pace = 500,
    .table = TABLE, .table_size = BOARDS, .table_tells = N_(
        "How each of the 43,046,721 boards of four by four ends, as "
        "long as none comes back. To find out takes two processors a "
        "minute. The table fills 43 megabytes of your cache folder, "
        "which you may empty.\n\nWith it Best sees such an end "
        "from afar, and the key v tells what it says of pushes."),
    .scratch = sizeof(Worth), .layout = layout, .paint = paint,
    .bow = bow, .input = input, .icon = icon,
};
extern const Player pousse_players[], pousse_hint[];

const Game the_game = {
    &pousse_model, &view, pousse_players, pousse_hint
};
