/* Made from games/spider.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "cards-paint.h"
#include "game.h"
#include "spider.h"

/* where things lie */
enum { PITCH = 108, LEFT = 8, TOP = 14, ROW = 192, STEP = 48,
       HIGH = 600, FOOT = 12, PACKET = 13, SLOT = CARD_ACROSS,
       WIDE = COLUMNS * PITCH + LEFT, SLIM = WIDE - 6 * COLUMNS };
/* ids: a card's is its number and 1; STOCK .. OFF lie side by side */
enum { PEEKED = CARDS + 1, PLACE = 200, STOCK = 220, DEAL, OFF,
       COUNT = 230, ROWS = COLUMNS + 3 };
enum { FOUR, PEEK, VERDICT };       /* places in ui->on */
static double pitch(const Page *p) { return (p->w - LEFT) / COLUMNS; }

static double row_y(const Spider *s, int c, int at)
{
    int open = column(s, c).n - s->closed[c], more = at - s->closed[c];
    double top = ROW + s->closed[c] * CARD_CLOSED;
    Fan fan = Fan_lay(open, CARD_H, 0, HIGH - FOOT - top, STEP,
                      CARD_DOWN);

    return top + more * (more < 0 ? CARD_CLOSED : fan.step);
}

/* what a card says */
static int merit(const Spider *s, Step m)
{
    int under = s->end[m.to];

    return !fits(s, m) ? 0 : under == NOTHING ? 1
         : s->face[under] == s->face[first_of(s, m)] + 1
         ? 2 + run(s, m.to) : 2;
}
static void may_go(const Spider *s, int n, int c, Item *i)
{
    Step best = { n, c, !c };

    for (Step m = { n, c, 0 }; m.to < COLUMNS; m.to++)
        if (merit(s, m) > merit(s, best))
            best = m;
    i->click = BEGINS;
    if (n > run(s, c))
        i->futile = why_not(s, (Step){ n, c, !c });
    else if (fits(s, best)) {
        Text_say(i->move, "move %d from %d", n, c + 1);
        spell(best, i->other);
    } else
        i->futile = _("No column ends with a card that is higher by "
                      "one, and none is empty.");
}
static void describe(const Spider *s, const Pile *p, int c, int at,
                     Item *i)
{
    int n = p->n - at, closed = s->closed[c];
    Text words = { i->words, sizeof i->words, 0 };

    Column_words(p, at, s->face, c, i->words);
    words.used = (int)strlen(i->words);
    if (at == closed && at > 0)
        Text_tell(&words, local_n(", %d face down", ", %d face down",
                  at), at);
    Text_say(i->drop, "to %d", c + 1);
    if (spider_model.turn(s) == 1)
        may_go(s, n, c, i);
}

/* lay a column */
static void lay_place(const Spider *s, Page *page, int c)
{
    double x = LEFT + c * pitch(page);
    Item *i = Page_add(page, COUNT + c, x, ROW - 36, CARD_W, 34);

    i->look = s->closed[c];
    if (s->end[c] != NOTHING)
        return;
    i = Page_add(page, PLACE + c, x, ROW, CARD_W, CARD_H);
    Text_say(i->words, _("column %d, empty"), c + 1);
    Text_say(i->drop, "to %d", c + 1);
}
static void lay_column(const Spider *s, const Ui *ui, Page *page, int c)
{
    Pile p = column(s, c);
    bool held = false;

    lay_place(s, page, c);
    for (int at = 0; at < p.n; at++) {
        bool open = at >= s->closed[c];
        int card = p.card[at];
        Item *i = Card_add(page, card, open ? s->face[card] : HIDDEN,
                           LEFT + c * pitch(page), row_y(s, c, at));

        i->held = held = held || ui->held == i->id;
        page->h = fmax(page->h, i->y + CARD_H + FOOT);
        if (open)
            describe(s, &p, c, at, i);
    }
}

/* lay what is not in columns */
static void lay_stock(const Spider *s, Page *page)
{
    int deals = (CARDS - s->dealt) / COLUMNS;
    Item *i;

    for (int k = CARDS - 1; k >= s->dealt; k--)
        (void)Card_add(page, k, HIDDEN, LEFT + PACKET * (deals - 1
                       - (k - s->dealt) / COLUMNS), TOP);
    i = Page_add(page, STOCK, LEFT + PACKET * (deals ? deals - 1 : 0),
                 TOP, CARD_W, CARD_H);
    i->look = deals;
    Text_say(i->words, local_n("stock: %d deal left",
                               "stock: %d deals left", deals), deals);
    i->futile = why_no_deal(s);
    if (!i->futile && spider_model.turn(s) == 1)
        Text_say(i->move, "deal");
}
static void lay_off(const Spider *s, Page *page)
{
    double w = CARD_W + (SEQUENCES - 1) * SLOT;
    Item *i = Page_add(page, OFF, page->w - LEFT - w, TOP, w, CARD_H);

    i->look = s->off;
    Text_say(i->words, _("taken off: %d of 8"), s->off);
    for (int k = s->off_end, n = 0; k != NOTHING; k = s->on[k], n++)
        (void)Card_add(page, k, s->face[k], i->x + SLOT
                       * (SEQUENCES - s->off + n / KING), TOP);
}
static void lay_peek(const Ui *ui, Page *page)
{
    const Item *i = ui->on[PEEK] && !ui->held && ui->hover <= CARDS
                  ? Page_find(page, ui->hover) : NULL;

    if (i && i->words[0])
        Page_add(page, PEEKED, i->x + 6, i->y + 6, CARD_W, CARD_H)->look
            = i->look;
}
static void lay_number(const Spider *s, const Ui *ui, Page *page)
{
    Item *i = Page_add(page, DEAL, LEFT + PLACE, TOP + CARD_H / 2 - 15,
                       (SEQUENCES - 1) * CARD_W / 2, 30);
    Line number;

    Text_say(number, "%llu", (unsigned long long)(s->later < 0
             ? 1 + ui->seed % PROVED : ui->seed + (unsigned)s->later));
    Text_say(i->words, _("deal %s"), s->seeking ? "" : number);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Spider *s = state;

    page->w = ui->tall ? SLIM : WIDE;
    page->h = page->whole = HIGH;
    lay_off(s, page);
    lay_stock(s, page);
    lay_number(s, ui, page);
    for (int c = 0; c < COLUMNS; c++)
        lay_column(s, ui, page, c);
    lay_peek(ui, page);
}
static int of_row(const Spider *s, int c)
{
    return c >= COLUMNS ? STOCK + c - COLUMNS
         : s->end[c] == NOTHING ? PLACE + c : 1 + s->end[c];
}
static int neighbor(const void *state, const Ui *ui, int id,
                    const char *key)
{
    int by = Text_same(key, "Right") - Text_same(key, "Left"), c = 0;

    (void)ui;
    while (c < ROWS && of_row(state, c) != id)
        c++;
    if (by && c < ROWS && c + by >= 0 && c + by < ROWS)
        return (c < COLUMNS) == (c + by < COLUMNS)
             ? of_row(state, c + by) : 0;
    return c < COLUMNS && !by && Text_same(key, "Down") ? id : 0;
}

/* paint things */
static bool is_covered(const Spider *s, const Item *i, int card)
{
    return i->y == TOP && !i->aloft
        && (card >= s->dealt ? (card - s->dealt) % COLUMNS != 0
            : Face_rank((Face)i->look) != KING);
}
static double reach_of(const Spider *s, int card)
{
    for (int c = 0; c < COLUMNS; c++) {
        Pile p = column(s, c);
        int at = Pile_find(&p, card);

        if (at >= 0)
            return row_y(s, c, p.n - 1) - row_y(s, c, at);
    }
    return 0;
}
static void paint_place(const Ui *ui, const Item *i, Paint *p)
{
    double h = ui->tall ? 36 : 22, y = i->y + 15;   /* of letters */

    if (i->id == DEAL)
        p->text(p, i->words, i->x, y + h / 3, h, AT_LEFT, VOICE, TEXT);
    else if (i->id >= COUNT)
        Count_paint(p, i->look, i->x + CARD_W / 2., y + 2, h - 4);
    else if (i->id != OFF && (i->id != STOCK || !i->look))
        Place_paint(p, i->x, i->y, i->w, i->h);
    for (int k = 0; i->id == OFF && k < SEQUENCES - i->look; k++)
        Place_paint(p, i->x + SLOT * k, i->y, CARD_W, i->h);
    Card_signs(p, ui, i);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    const Spider *s = state;
    int card = i->id - 1, how = ui->on[FOUR] ? CARD_FOUR : 0;

    if (i->id == PEEKED)
        Card_paint(p, (Face)i->look, how | CARD_HELD, i->x, i->y, i->w,
                   i->h);
    else if (card >= CARDS)
        paint_place(ui, i, p);
    else if (!is_covered(s, i, card))
        Card_item(p, ui, i, memchr(s->end, card, COLUMNS) ? how
                  : how | CARD_UNDER,
                  ui->held == i->id ? reach_of(s, card) : 0);
}

/* the picture on the box */
static void icon(Paint *p)
{
    Paint_path(p, "M24 4L24 18M18 27C13 25 11 20 11 14M17 30C11 30 8 26"
               " 7 21M18 33C13 34 10 37 9 42M30 27C35 25 37 20 37 14M31"
               " 30C37 30 40 26 41 21M30 33C35 34 38 37 39 42");
    p->stroke(p, JET, 1.8);
    Suit_paint(p, SPADES, 24, 28, 1.15, JET);
    for (int side = -1; side <= 1; side += 2) {
        Paint_circle(p, 24 + side * 2.6, 25, 1.5);
        p->fill(p, CHALK);
    }
}

/* the view */
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const Action actions[] = {
    CARD_SWITCH(FOUR, "c"),
    ACTION_SWITCH(PEEK, "peek", N_("See a covered card"), "p"),
    ACTION(PLAYS, "deal", N_("Deal a row"), "d"),
    ACTION(ADVICE, "solver", N_("Can it be won?"), "w"),
    ACTION_SWITCH(VERDICT, "verdict", N_("A verdict on each table"),
                  "v"),
    ACTION_FOLLOW("way", N_("Show the way"), "s"),
    ACTION(ADVICE, "adviser", N_("Hint from open cards"), "o"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *i)
{
    double out = fmin(1, 1.5 - fabs(3 * ui->bow - 1.5));

    (void)state;
    if (i->id > CARDS)
        return;
    i->x -= out * ((ui->tall ? SLIM : WIDE) - LEFT - CARD_W - i->x)
          / SLOT * (1.12 * PITCH - SLOT);
    i->y += out * (KING - (int)Face_rank((Face)i->look)) * 24;
    i->aloft = true;
}
static const View view = {
    .title = N_("Spider"),
    .rules = N_("Collect king to ace of a suit, eight times.\n"
        "A card goes onto any card one higher.\n"
        "Only runs of one suit move together.\n"
        "An empty column takes anything.\n\n"
        "Drag cards, or click them, then the place.\n"
        "Click the pack: each column gets a card."),
    .set = N_("Card Games"),
    .comment = N_("Two packs, ten columns, and a search that knows "
                  "when to stop."),
    .inks = inks, .actions = actions, .pace = 200, .least = .3,
    .plain = 1 << FOUR | 1 << PEEK,
    .layout = layout, .neighbor = neighbor, .paint = paint,
    .bow = bow, .air = Card_felt, .icon = icon,
};
extern const Player spider_players[], spider_hint[];

const Game the_game = {
    &spider_model, &view, spider_players, spider_hint
};
