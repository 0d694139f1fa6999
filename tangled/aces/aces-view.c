/* Made from games/aces.nw by make tangle: change that, not this. */
#include "aces.h"
#include "cards-paint.h"
#include "game.h"

/* where things lie */
enum { LEFT = 12, TOP = 14, COLUMN_X = 140, PITCH = 112,
       LADDER_X = COLUMN_X + COLUMNS * PITCH + 12, PACKET = 4 };
/* ids: a card's is its number and 1 */
enum { PACK_ID = 60, LADDER_ID, PLACE = 70 };
enum { FOUR, VERDICT };             /* places in ui->on */

/* lay what is there */
static void may_move(const Aces *s, int c, Item *i)
{
    Step m[STEPS], first = { seen(&s->now, c), AWAY, c };
    int n = 0;

    for (int k = steps(s, m); k-- > 0;)
        if (m[k].to != A_ROW && m[k].from == c) {
            first = m[k];
            n++;
        }
    i->futile = why_not(s, first);
    if (n == 0)
        return;
    spell(first, n > 1 ? i->other : i->move);
    Text_say(n > 1 ? i->move : i->other, "take %d", c + 1);
    *(n > 1 ? &i->click : &i->other_click) = BEGINS;
}
static void lay_column(const Aces *s, Page *page, int c)
{
    double x = COLUMN_X + PITCH * c;
    Pile p = column(s, c);

    for (int k = p.n ? 0 : -1; k < p.n; k++) {
        Item *i = k < 0
            ? Page_add(page, PLACE + c, x, TOP, CARD_W, CARD_H)
            : Card_add(page, p.card[k], s->face[p.card[k]], x,
                       TOP + k * CARD_DOWN);

        Text_say(i->drop, "to %d", c + 1);
        Column_words(&p, k, s->face, c, i->words);
        if (k == p.n - 1)
            may_move(s, c, i);
        else
            i->futile = _("Only the end of a column can go.");
    }
}
static void lay_pack(const Aces *s, Page *page)
{
    int rows = s->now.rows, deals = s->ranks - rows;
    const char *no = why_not(s, (Step){ 0, A_ROW, 0 });
    Item *i;

    for (int k = COLUMNS * s->ranks; k-- > COLUMNS * rows;)
        (void)Card_add(page, k, HIDDEN, LEFT,
                       TOP + PACKET * (k / COLUMNS - rows));
    i = Page_add(page, PACK_ID, LEFT, TOP, CARD_W, CARD_H);
    i->look = deals;
    Text_say(i->words, local_n("pack: %d deal left",
                               "pack: %d deals left", deals), deals);
    i->futile = no ? no : _("A click on the pack deals.");
    Text_say(i->move, no ? "" : "deal");
}
static void lay_ladders(const Aces *s, Page *page)
{
    int steps = s->ranks - 2;
    Item *i = Page_add(page, LADDER_ID, LADDER_X, TOP, CARD_W
                       + 3 * CARD_ACROSS, CARD_H + steps * CARD_DOWN);

    page->w = i->x + i->w + LEFT;
    page->h = i->h + CARD_DOWN + 2 * TOP;
    Text_say(i->words, _("taken away: %d, to go: %d"),
             COLUMNS * s->ranks - left(s), left(s) - SUITS);
    Text_say(i->drop, "away");
    for (Face f = 1; f <= FACES; f++)
        for (int k = 0; k < COLUMNS * s->now.rows; k++)
            if (s->face[k] == f && !(lying(&s->now) & bit(k)))
                (void)Card_add(page, k, f, LADDER_X + CARD_ACROSS
                               * (int)Face_suit(f), TOP + CARD_DOWN
                               * (steps + height(f) - KING));
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    lay_pack(state, page);
    for (int c = 0; c < COLUMNS; c++)
        lay_column(state, page, c);
    lay_ladders(state, page);
}

/* paint things */
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    uint64_t end = ends(&((const Aces *)state)->now);
    int card = i->id - 1, how = ui->on[FOUR] ? CARD_FOUR : 0;

    if (card < CARDS) {
        how |= end & bit(card) ? 0 : CARD_UNDER;
        Card_item(p, ui, i, how, 0);
        return;
    }
    if (i->id != PACK_ID || !i->look)
        Place_paint(p, i->x, i->y, i->w, i->h);
    for (int n = 0; i->id == LADDER_ID && n < SUITS; n++)
        Suit_paint(p, (Suit)n, i->x + 18 + n * CARD_ACROSS, i->y + 21,
                   1, FELTLINE);
    Card_signs(p, ui, i);
}
static void icon(Paint *p)
{
    for (int k = 0; k < 2; k++) {
        const char *card = k ? "M25 8L41 12L35 38L19 34Z"
                             : "M8 15L24 10L32 35L16 40Z";

        Paint_path(p, card);
        p->fill(p, CARDPAPER);
        Paint_path(p, card);
        p->stroke(p, CARDEDGE, 1.4);
        Suit_paint(p, k ? SPADES : HEARTS, k ? 30 : 16, k ? 23 : 19,
                   k ? .9 : .5, k ? CARDINK : CARDRED);
    }
}

/* the view */
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const Action actions[] = {
    ACTION(PLAYS, "deal", N_("Deal a row"), "d"),
    ACTION(PLAYS, "take 1 away", N_("Take away from column 1"), "1"),
    ACTION(PLAYS, "take 2 away", N_("Take away from column 2"), "2"),
    ACTION(PLAYS, "take 3 away", N_("Take away from column 3"), "3"),
    ACTION(PLAYS, "take 4 away", N_("Take away from column 4"), "4"),
    ACTION_SWITCH(VERDICT, "verdict", N_("Can it be won?"), "v"),
    CARD_SWITCH(FOUR, "c"),
    ACTION_NEW, { 0 }
};
static int neighbor(const void *state, const Ui *ui, int id,
                    const char *key)
{
    (void)ui;
    return id > 0 && id <= CARDS && Text_same(key, "Down")
        && ends(&((const Aces *)state)->now) & bit(id - 1) ? id : 0;
}
static const View view = {
    .title = N_("Aces"),
    .rules = N_("Take all cards away but the four aces.\n"
        "An end card goes if a higher end has its suit.\n"
        "An ace is the highest. An empty column takes an end.\n"
        "A deal adds a card to each column.\n\n"
        "Click or drag an end card; click the pack to deal."),
    .set = N_("Card Games"),
    .comment = N_("Four columns, four aces, and a search that tries "
                  "everything."),
    .inks = inks, .actions = actions, .pace = 200, .least = CARD_LEAST,
    .plain = 1 << FOUR,
    .layout = layout, .paint = paint, .neighbor = neighbor,
    .air = Card_felt, .icon = icon,
};
const Game the_game = {
    &aces_model, &view, aces_players, aces_hint
};
