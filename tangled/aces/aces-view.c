/* Made from games/aces.nw by make tangle: change that, not this. */
#include "aces.h"
#include "cards-paint.h"
#include "game.h"

/* where things lie */
enum { LEFT = 12, TOP = 14, COLUMN_X = 140, PITCH = 112,
       LADDER_X = COLUMN_X + COLUMNS * PITCH + 12, PACKET = 4,
       LOW = TOP + CARD_H + 14 };
/* ids: a card's is its number and 1 */
enum { PACK_ID = 60, LADDER_ID, PLACE = 70 };
enum { FOUR, VERDICT };             /* places in ui->on */

/* what an end may do */
static void may_move(const Aces *s, uint64_t card, Item *i)
{
    Step m[STEPS], first = { card, AWAY };
    int n = 0;

    for (int k = steps(s, m); k-- > 0;)
        if (m[k].card == card) {
            first = m[k];
            n++;
        }
    i->futile = n ? NULL : why_not(s, first);
    if (n == 0)
        return;
    spell(s, first, n > 1 ? i->other : i->move);
    Text_say(n > 1 ? i->move : i->other, "take %d",
             column_of(s, card) + 1);
    i->click = n > 1 ? BEGINS : PLAYS;
    i->other_click = n > 1 ? PLAYS : BEGINS;
}

/* lay what is there */
static void lay_column(const Aces *s, Page *page, int c)
{
    double x = COLUMN_X + PITCH * c;
    Pile p = column(s, c);
    Line name;

    Text_say(name, _("column %d"), c + 1);
    for (int k = p.n ? 0 : -1; k < p.n; k++) {
        int card = p.card[k < 0 ? 0 : k], on = p.n - 1 - k;
        Item *i = k < 0
            ? Page_add(page, PLACE + c, x, TOP, CARD_W, CARD_H)
            : Card_add(page, card, s->face[card], x,
                       TOP + k * CARD_DOWN);

        Text_say(i->drop, "to %d", c + 1);
        /* what is heard of it */
        if (k < 0)
            Text_say(i->words, _("column %d, empty"), c + 1);
        else if (on) {
            Text_say(i->words, local_n("%s, %s: %d card on it",
                     "%s, %s: %d cards on it", on), name,
                     Face_name(s->face[card]), on);
            i->futile = _("Only the end of a column can go.");
        } else {
            Pile_words(&p, s->face, name, i->words);
            may_move(s, bit(card), i);
        }
    }
}
static void lay_pack(const Aces *s, Page *page)
{
    const char *no = why_not(s, (Step){ 0, A_ROW });
    int ranks = ranks_of(s), deals = ranks - s->now.rows;
    Item *i;

    for (int k = s->cards; k-- > COLUMNS * s->now.rows;)
        (void)Card_add(page, k, HIDDEN, LEFT,
                       TOP + PACKET * (ranks - 1 - k / COLUMNS));
    i = Page_add(page, PACK_ID, LEFT, TOP + PACKET * (deals ? deals - 1
                 : 0), CARD_W, CARD_H);
    i->look = deals;
    Text_say(i->words, local_n("pack: %d deal left",
                               "pack: %d deals left", deals), deals);
    Text_say(i->move, "%s", no ? "" : "deal");
    i->futile = no ? no : _("A click on the pack deals.");
}
static void lay_ladders(const Aces *s, const Ui *ui, Page *page)
{
    double high, x, y, down;
    Item *i;

    /* how high, and where the ladders lie */
    high = LOW + CARD_DOWN * (ranks_of(s) < 4 ? 3 : ranks_of(s) - 1);
    x = ui->tall ? LEFT : LADDER_X;
    y = ui->tall ? high : TOP;
    down = ui->tall ? CARD_DOWN : (high - LOW) / 3;
    i = Page_add(page, LADDER_ID, x, y, CARD_W + CARD_ACROSS
                 * (ranks_of(s) - 2), 3 * down + CARD_H);
    page->w = ui->tall ? LADDER_X : x + i->w + LEFT;
    page->h = ui->tall ? y + i->h + TOP : high;
    Text_say(i->words, _("taken away: %d, to go: %d"),
             s->cards - left(s), left(s) - SUITS);
    Text_say(i->drop, "away");
    for (int n = 0; n < FACES; n++)
        for (int k = 0; k < COLUMNS * s->now.rows; k++) {
            Face f = Face_of((Suit)(SPADES - n / KING), n % KING + 1);

            if (s->face[k] == f && !(lying(&s->now) & bit(k)))
                (void)Card_add(page, k, f, x + CARD_ACROSS * (height(f)
                               - KING - 2 + ranks_of(s)),
                               y + down * (n / KING));
        }
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    lay_pack(state, page);
    for (int c = 0; c < COLUMNS; c++)
        lay_column(state, page, c);
    lay_ladders(state, ui, page);
}

/* paint things */
static void paint_place(const Item *i, Paint *p)
{
    for (int n = 0; i->id == LADDER_ID && n < SUITS; n++) {
        double y = i->y + n * (i->h - CARD_H) / 3;

        Place_paint(p, i->x, y, i->w, CARD_H);
        Suit_paint(p, (Suit)(SPADES - n), i->x + 18, y + 21, 1,
                   FELTLINE);
    }
    if (i->id >= PLACE || (i->id == PACK_ID && !i->look))
        Place_paint(p, i->x, i->y, i->w, i->h);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    const Position *now = &((const Aces *)state)->now;
    int card = i->id - 1, how = ui->on[FOUR] ? CARD_FOUR : 0;

    if (card >= CARDS) {
        paint_place(i, p);
        Card_signs(p, ui, i);
    } else if (card < COLUMNS * now->rows || i->aloft
               || card % COLUMNS == 0)
        Card_item(p, ui, i, how | (ends(now) & bit(card) ? 0
                                   : CARD_UNDER), 0);
}
static void icon(Paint *p)
{
    static const char *const card[] = { "M8 15L24 10L32 35L16 40Z",
                                        "M25 8L41 12L35 38L19 34Z" };

    for (int k = 0; k < 2; k++) {
        Paint_path(p, card[k]);
        p->fill(p, CARDPAPER);
        Paint_path(p, card[k]);
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
    ACTION(ADVICE, "adviser", N_("Hint from open cards"), "o"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *i)
{
    double low = .4 * View_hop(ui, (i->x - COLUMN_X) / (3 * PITCH));

    (void)state;
    if (i->id < PACK_ID && i->x < LADDER_X && i->y < LOW) {
        i->y += low * i->h;
        i->h -= low * i->h;
    }
}
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
    .bow = bow, .air = Card_felt, .icon = icon,
};
extern const Player aces_players[], aces_hint[];

const Game the_game = {
    &aces_model, &view, aces_players, aces_hint
};
