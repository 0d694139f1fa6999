/* Made from games/rummy.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "cards-paint.h"
#include "rummy.h"
#include "game.h"

/* measures */
enum { WIDE = 820, EDGE = 24, LABEL = 30, GAP = 26, STEP = 62,
       APART = 74, NEAR = 42, THEIRS_Y = 8 + LABEL,
       MID_Y = THEIRS_Y + CARD_H + GAP, HEAP_X = 160, DOWN_X = 696,
       MINE_Y = MID_Y + CARD_H + GAP, SMALL_W = 40, SMALL_H = 56 };
/* ids: cards have 1 .. 52 */
enum { PLACE = 100, MAT = 110, SEAT = 120, FRAME = 130, FLAT = 150,
       WISH = 200, PRESSED = 16 };     /* PRESSED: in ui->own */
enum { GROUPED, BY_RANK, MY_ORDER, FOURS };     /* in ui->on */
typedef struct Scene {
    const Rummy *s;
    const Ui    *ui;
    Page        *page;
    bool         mine;              /* it is the turn of who looks */
    bool         draws;             /* stock or heap is held */
    Cards        wished;            /* these complete the hand */
} Scene;

static int eyes(const Ui *ui) { return ui->seat > 0 ? ui->seat : 1; }

/* a row of cards */
typedef struct Row {
    int    n, card[HELD + 1];       /* places in the pack */
    int    block[HELD + 1], blocks;
    double from, step;
} Row;

static void put_in(Row *row, int card)
{
    row->block[row->n] = row->blocks;
    row->card[row->n++] = card;
}
static void move_card(Row *row, int from, int to)
{
    int card = row->card[from], step = to > from ? 1 : -1;

    for (; from != to; from += step)
        row->card[from] = row->card[from + step];
    row->card[to] = card;
}
static void put_group(Row *row, const Rummy *s, int seat, Cards g)
{
    int first = row->n, ace = Set_first(g);

    for (Cards rest = g; rest; rest &= rest - 1)
        put_in(row, place_of(s, seat, Set_first(rest)));
    if (ace % KING == 0 && g >> (ace + KING - 1) & 1)
        move_card(row, first, row->n - 1);
    row->blocks++;
}
static Row by_groups(const Rummy *s, int seat)
{
    Cover c = cover(cards_of(s, seat), NULL, 0, s->limit > 0);
    Row row = { .n = 0 };

    for (int k = 0; k < c.n; k++)
        put_group(&row, s, seat, c.group[k]);
    for (Cards rest = c.rest; rest; rest &= rest - 1)
        put_in(&row, place_of(s, seat, Set_first(rest)));
    return row;
}
static int by_rank(Face f)
{
    return f == HIDDEN ? 99 : 4 * Face_rank(f) + (int)Face_suit(f);
}
static Row in_order(const Pile *hand, const unsigned char *own)
{
    Row row = { .n = 0 };

    for (int k = 0; k < hand->n; k++)
        put_in(&row, hand->card[k]);
    for (int k = 0, to = 0; own && k <= HELD; k++)
        for (int at = to; at < row.n; at++)
            if (row.card[at] == own[k] - 1)
                move_card(&row, at, to++);
    return row;
}
static Row row_of(const Rummy *s, const Ui *ui, int seat)
{
    bool mine = seat == ui->seat, over = s->end != NO_END;
    Pile hand = s->pile[seat];
    Row row;
    Fan fan;

    if (mine)
        hand = Pile_sorted(&hand, s->face,
                           ui->on[BY_RANK] ? by_rank : by_suit);
    row = over || (mine && ui->on[GROUPED]) ? by_groups(s, seat)
        : in_order(&hand, mine && ui->on[MY_ORDER] ? ui->own : NULL);
    fan = Fan_lay(row.n, CARD_W, EDGE, WIDE - 2 * EDGE,
                  row.blocks ? NEAR : STEP, CARD_ACROSS);
    row.step = fan.step;
    row.from = fan.from - row.block[row.n - 1] * APART / 2.;
    return row;
}
static double x_of(const Row *row, int k)
{
    return row->from + k * row->step + row->block[k] * APART;
}

/* a card in a hand */
static void offer(const Scene *e, Item *i, int move)
{
    i->held = e->ui->held == i->id;
    i->futile = e->s->end != NO_END ? NULL
              : e->mine ? objection(e->s, move)
              : _("It is not your turn.");
    if (e->mine && !objection(e->s, move))
        spell(move, i->move);
}
static Item *lay_card(const Scene *e, int seat, int card, double x,
                      double y)
{
    bool mine = seat == eyes(e->ui);
    Face f = e->s->face[card];
    Item *i = Card_add(e->page, card, f, x, y);

    if (f != HIDDEN)
        Text_say(i->words, mine ? _("your hand, %s")
                 : _("another hand, %s"), Face_name(f));
    if (mine)
        offer(e, i, f);
    else
        i->futile = _("This card lies in the other hand.");
    if (i->move[0] && !objection(e->s, DOWN + f))
        spell(DOWN + f, i->other);
    return i;
}

/* a hand of cards */
static void lay_frames(const Scene *e, const Row *row, int seat,
                       double y)
{
    for (int k = 0, n = 0; k < row->n; k += n, n = 0) {
        while (k + n < row->n && row->block[k + n] == row->block[k])
            n++;
        if (row->block[k] < row->blocks)
            Page_add(e->page, FRAME + 8 * (seat - 1) + row->block[k],
                     x_of(row, k) - 7, y - 4,
                     (n - 1) * row->step + CARD_W + 14, CARD_H + 8);
    }
}
static void lay_hand(const Scene *e, int seat, double y)
{
    Row row = row_of(e->s, e->ui, seat);

    lay_frames(e, &row, seat, y);
    for (int k = 0; k < row.n; k++) {
        Item *i = lay_card(e, seat, row.card[k], x_of(&row, k), y);
        Text words = { i->words, sizeof(Words),
                       (int)strlen(i->words) };

        if (row.block[k] < row.blocks)
            Text_tell(&words, "%s", _(", in a group"));
    }
}

/* labels */
static void tell_groups(const Scene *e, int seat, Text *words)
{
    Cover c = cover(cards_of(e->s, seat), NULL, 0, e->s->limit > 0);
    int n = Set_count(e->wished);
    int in = e->s->pile[seat].n - Set_count(c.rest);

    if (e->ui->on[GROUPED] || e->s->end != NO_END)
        Text_tell(words, local_n("; %d card in groups",
                                 "; %d cards in groups", in), in);
    if (n > 0)
        Text_tell(words, local_n("; %d card completes them",
                                 "; %d cards complete them", n), n);
}
static void lay_label(const Scene *e, int seat, double y)
{
    const Rummy *s = e->s;
    Item *i = Page_add(e->page, SEAT + seat, EDGE, y, 400, LABEL - 4);
    Text words = { i->words, sizeof(Words), 0 };
    bool you = seat == eyes(e->ui);
    int n = s->pile[seat].n, has = s->points[seat];

    i->look = seat == rummy_model.turn(s);
    Text_tell(&words, you ? local_n("You: %d card", "You: %d cards", n)
              : local_n("Seat %d: %d card", "Seat %d: %d cards", n),
              you ? n : seat, n);
    if (s->limit > 0)
        Text_tell(&words, local_n("; %d point", "; %d points", has),
                  has);
    if (you || s->end != NO_END)
        tell_groups(e, seat, &words);
}
static void lay_wishes(const Scene *e, double y)
{
    double x = WIDE - EDGE - SMALL_W;

    for (Cards all = e->wished; all; all &= all - 1, x -= SMALL_W + 4) {
        Item *i = Page_add(e->page, WISH + Set_first(all), x, y,
                           SMALL_W, SMALL_H);

        i->look = Set_first(all) + 1;
        Text_say(i->words, _("it would complete your hand: %s"),
                 Face_name((Face)i->look));
    }
}

/* stock and heap */
static void lay_stock(const Scene *e)
{
    const Pile *stock = &e->s->pile[STOCK];
    Item *i = Page_add(e->page, PLACE, EDGE, MID_Y, CARD_W, CARD_H);

    for (int k = 0; k < stock->n; k++)
        i = Card_add(e->page, stock->card[k], HIDDEN, EDGE + .2 * k,
                     MID_Y - .3 * k);
    Pile_words(stock, e->s->face, _("stock"), i->words);
    offer(e, i, DRAW);
}
static void lay_heap(const Scene *e)
{
    const Pile *heap = &e->s->pile[HEAP];
    double room = (e->s->limit ? DOWN_X - GAP : WIDE - EDGE) - HEAP_X;
    Fan fan = Fan_lay(heap->n, CARD_W, HEAP_X, room, CARD_ACROSS,
                      CARD_CLOSED);
    Item *i = Page_add(e->page, PLACE + HEAP, HEAP_X, MID_Y, room,
                       CARD_H);

    Text_say(i->drop, e->draws ? "" : ".");
    for (int k = 0; k < heap->n; k++) {
        i = Card_add(e->page, heap->card[k],
                     e->s->face[heap->card[k]],
                     HEAP_X + k * fan.step, MID_Y);
        i->futile = _("Only the top card of the heap can be taken.");
    }
    Text_say(i->drop, e->draws ? "" : ".");
    Pile_words(heap, e->s->face, _("heap"), i->words);
    Text words = { i->words, sizeof(Words), (int)strlen(i->words) };
    for (int k = heap->n - 1; k-- > 0;)
        Text_tell(&words, k == heap->n - 2 ? "; %s" : " %s",
                  Face_codes[e->s->face[heap->card[k]] - 1]);
    if (heap->n > 0)
        offer(e, i, TAKE);
}
static void lay_flat(const Scene *e)
{
    bool next = e->mine && e->s->phase == SHOWN;
    Item *i = Page_add(e->page, FLAT, DOWN_X, MID_Y, CARD_W, CARD_H);

    Text_say(i->words, "%s", next ? _("Next hand") : _("Knock"));
    Text_say(i->drop, e->draws ? "" : "down");
    Text_say(i->move, next ? "next" : "");
}

/* the page */
static void layout(const void *state, const Ui *ui, Page *page)
{
    Rummy s = *(const Rummy *)state;
    int me = eyes(ui), high = ui->on[GROUPED] ? SMALL_H : LABEL;
    double y = MINE_Y + high + 10;
    Scene e = { &s, ui, page, rummy_model.turn(&s) == ui->seat,
                ui->held > 0 && s.phase == DRAWING, 0 };
    Known k = known(&s);

    rummy_model.hide(&s, ui->seat);
    if (e.mine && s.phase == DRAWING && ui->on[GROUPED])
        e.wished = completing(&k);
    /* lay out the table */
    Page_add(page, MAT + 1, 0, 0, WIDE, e.draws ? y + CARD_H : MINE_Y);
    lay_label(&e, 3 - me, 8);
    lay_hand(&e, 3 - me, THEIRS_Y);
    lay_stock(&e);
    lay_heap(&e);
    if (s.limit > 0)
        lay_flat(&e);
    lay_label(&e, me, MINE_Y + high - LABEL);
    lay_wishes(&e, MINE_Y - 4);
    for (int n = 0; n < page->n && n < page->room; n++)
        if (!page->item[n].drop[0]
            && (e.draws || page->item[n].y < MINE_Y))
            Text_say(page->item[n].drop, "elsewhere");
    Text_say(Page_add(page, MAT, EDGE, y, WIDE - 2 * EDGE, CARD_H)->drop,
             e.draws ? "." : "");
    lay_hand(&e, me, y);
    page->w = WIDE;
    page->h = y + CARD_H + 16;
}

/* the order of a hand */
static int meant_by(Ui *ui, const Event *e)
{
    int id = ui->held && fabs(ui->dx) > 1 ? ui->held : ui->own[PRESSED];

    if (e->kind == PRESS || (e->kind == RELEASE && !e->key[0]))
        ui->own[PRESSED] = (unsigned char)(e->kind == PRESS
                         && e->id <= FACES ? e->id : 0);
    return e->kind == KEY ? e->id : e->kind == RELEASE ? id : 0;
}
static int new_place(const Row *row, int at, const Event *e)
{
    if (e->kind == KEY)
        return Text_same(e->key, "l") ? at - 1
             : Text_same(e->key, "r") ? at + 1 : -1;
    if (e->key[0] || e->y < MINE_Y || row->card[at] == e->id - 1)
        return -1;
    return (int)fmax(0, (e->x - row->from) / row->step - .25);
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    const Rummy *s = state;
    int at = 0, to, id = meant_by(ui, e);
    Row row = row_of(s, ui, eyes(ui));

    (void)move;
    while (at < row.n && row.card[at] != id - 1)
        at++;
    to = at < row.n ? new_place(&row, at, e) : -1;
    if (to < 0)
        return false;
    move_card(&row, at, to < row.n ? to : row.n - 1);
    for (int k = 0; k <= HELD; k++)
        ui->own[k] = (unsigned char)(k < row.n ? row.card[k] + 1 : 0);
    ui->on[MY_ORDER] = true;
    ui->on[GROUPED] = false;
    return true;
}

/* in ink */
static void paint_place(const Item *i, Paint *p)
{
    Place_paint(p, i->x, i->y, i->id == PLACE + HEAP ? CARD_W : i->w,
                i->h);
    if (i->id == FLAT)
        p->text(p, i->words, i->x + i->w / 2, i->y + 76, 17, CENTERED,
                PLAIN, TEXT);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    int how = ui->on[FOURS] ? CARD_FOUR : 0;

    (void)state;
    if (i->id <= FACES)
        Card_item(p, ui, i, how, 0);
    else if (i->id >= WISH)
        Card_paint(p, (Face)i->look, how, i->x, i->y, i->w, i->h);
    else if (i->id >= FRAME || i->id < MAT)
        paint_place(i, p);
    else if (i->id > SEAT)
        Label_paint(p, i, i->x + 24, 18);
    if (i->id > FACES)
        Card_signs(p, ui, i);
}
static void bow(const void *state, const Ui *ui, Item *i)
{
    (void)state;
    if (i->id <= FACES && i->y >= MINE_Y)
        i->y -= 24 * View_hop(ui, i->x / WIDE);
}
static void icon(Paint *p)
{
    p->shift(p, 24, 40), p->turn(p, -.07);
    for (int k = 0; k < 3; k++) {
        Paint_plate(p, &(Plate){ .x = -9, .y = -32, .w = 18, .h = 26,
            .corner = 3, .ink = CHALK, .under = JET, .foot = 1 });
        Paint_number(p, 4 + k, -3.5, -25, 8, JET, 1.8);
        p->turn(p, .07);
    }
}
static const Action actions[] = {
    ACTION_SWITCH(GROUPED, "groups",
                  N_("Groups, and what completes them"), "g"),
    ACTION_SWITCH(BY_RANK, "rank", N_("Sort by rank"), "s"),
    ACTION_SWITCH(MY_ORDER, "order", N_("Cards in your own order"),
                  "o"),
    CARD_SWITCH(FOURS, "f"),
    ACTION(PLAYS, "draw", N_("Draw from the stock"), "d"),
    ACTION(PLAYS, "take", N_("Take from the heap"), "t"),
    ACTION(PLAYS, "next", N_("Next hand"), "e"), ACTION_NEW, { 0 }
};
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const View view = {
    .title = N_("Rummy"),
    .rules = N_(
        "Draw a card from the stock or the heap, then throw one.\n"
        "Groups: three or more in sequence in a suit, or of one rank.\n"
        "Who has all ten cards in groups has won.\n\n"
        "Click or drag cards; l and r move a card in your hand."),
    .set = N_("Card Games"),
    .comment = N_("Bring ten cards into groups. An idea about what "
                  "fits together, and what may still come."),
    .inks = inks, .actions = actions, .pace = 1100, .least = CARD_LEAST,
    .plain = 1 << BY_RANK | 1 << MY_ORDER | 1 << FOURS,
    .layout = layout, .paint = paint, .input = input, .bow = bow,
    .air = Card_felt, .icon = icon,
};
extern const Player rummy_players[], rummy_hint[];

const Game the_game = {
    &rummy_model, &view, rummy_players, rummy_hint
};
