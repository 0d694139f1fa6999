/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "cards-paint.h"
#include "blackjack.h"
#include "game.h"

/* measures */
enum { WIDE = 820, EDGE = 24, TOP = 40, USED_X = WIDE - EDGE - CARD_W,
       HIS_X = 150, HIS_W = 520, MINE_Y = 256, MINE_W = 540,
       BET_Y = MINE_Y + CARD_H + 6, SIDE_X = 588, LINE_H = 26,
       PLATE_Y = 474, PLATE_W = 106, PLATE_H = 54, CHIP_Y = 542,
       CHIP_W = 60, METER_H = 28, HIGH = 620 };
enum { SHOE = 500, USED, BET = 510, CHIP = 520, BADGE = 530,
       BUTTON = 540, DEALER = 560, MINE, NOTE = 570 };
enum { COACH, COUNTS, FOURS };      /* places in ui->on */

/* shoe and used cards */
static void lay_shoe(const Jack *s, Page *page)
{
    int left = s->cards - s->next, n = left < 12 ? left : 12;

    Text_say(Page_add(page, SHOE, EDGE, TOP, CARD_W,
                      CARD_H + METER_H)->words,
             cut_is_out(s) ? _("shoe: %d; the cut card is out")
             : _("shoe: %d"), left);
    for (int k = n - 1; k >= 0; k--)
        Card_add(page, s->next + k, HIDDEN, EDGE - .6 * k,
                 TOP + .6 * k);
}
static void lay_used(const Jack *s, Page *page)
{
    int n = s->gathered;

    Text_say(Page_add(page, USED, USED_X, TOP, CARD_W, CARD_H)->words,
             _("used cards: %d"), n);
    for (int k = n > 8 ? n - 8 : 0; k < n; k++)
        Card_add(page, k, HIDDEN, USED_X + k * 37 % 7 - 3,
                 TOP + k * 23 % 7 - 3);
}

/* hands */
static void lay_cards(const Jack *s, Page *page, const Hand *h,
                      double x, double w, double usual)
{
    Fan fan = Fan_lay(h->n, CARD_W, x, w, usual, 14);
    bool his = h == &s->dealer;

    for (int k = 0; k < h->n; k++) {
        int card = h->card[k];
        Face f = s->shown[card] ? s->face[card] : HIDDEN;
        Item *i = Card_add(page, card, f, x + k * fan.step,
                           his ? TOP : MINE_Y);

        Text_say(i->words, _("%s: %s"), his ? _("the dealer")
                 : _("your hand"), Face_name(f));
    }
}
static void lay_dealer(const Jack *s, Page *page)
{
    const Bag *bag = &s->dealer.bag;

    Text_say(Page_add(page, DEALER, HIS_X, 4, HIS_W, 28)->words,
             s->dealer.n == 0 ? _("The dealer") : Bag_soft(bag)
             ? _("The dealer: soft %d") : _("The dealer: %d"),
             Bag_points(bag));
    lay_cards(s, page, &s->dealer, HIS_X, HIS_W, 62);
}
static Item *lay_chip(Page *page, int id, double x, double y, int sum)
{
    Item *i = Page_add(page, id, x, y, CHIP_W, CHIP_W);

    i->round = true;
    i->look = sum;
    say_money(100 * sum, id < CHIP ? _("bet: %s") : _("chip: %s"),
              i->words);
    return i;
}
static void lay_mine(const Jack *s, Page *page, int k, double x,
                     double w)
{
    const Hand *h = &s->hand[k];
    bool active = s->phase == PLAYING && k == s->at;
    Line points;

    lay_cards(s, page, h, x, w, active || s->hands == 1 ? 62 : 24);
    say_hand(s, k, points);
    Item *i = Page_add(page, MINE + k, x + CHIP_W + 8,
                       MINE_Y + CARD_H + 20, w - CHIP_W - 10, 28);
    i->look = active;
    Text_say(i->words, h->came ? "%s %s" : "%s", points,
             _(Ends[h->came].word));
    lay_chip(page, BET + k, x, BET_Y,
             s->phase == BETTING && k == 0 ? s->bet : h->bet);
    if (h->came)
        Page_add(page, BADGE + k, x + 8, MINE_Y + 56, 130,
                 36)->look = (int)h->came;
}
static void lay_hands(const Jack *s, Page *page)
{
    double x = EDGE, narrow = MINE_W / (s->hands + 1.), w;

    if (s->hands == 0)
        lay_chip(page, BET, EDGE, BET_Y, s->bet);
    for (int k = 0; k < s->hands; k++, x += w) {
        w = s->phase != PLAYING ? MINE_W / (double)s->hands
          : k == s->at ? 2 * narrow : narrow;
        lay_mine(s, page, k, x, w);
    }
}

/* buttons and chips */
static const Action actions[] = {
    ACTION(PLAYS, "split", N_("Split"), "p"),
    ACTION(PLAYS, "hit", N_("Hit"), "h"),
    ACTION(PLAYS, "stand", N_("Stand"), "s"),
    ACTION(PLAYS, "double", N_("Double"), "d"),
    ACTION(PLAYS, "surrender", N_("Surrender"), "u"),
    ACTION(PLAYS, "insure", N_("Insure"), "i"),
    ACTION(PLAYS, "decline", N_("Decline"), "x"),
    ACTION(PLAYS, "deal", N_("Deal"), "n"),
    ACTION(PLAYS, "leave", N_("Leave"), "l"),
    ACTION_SWITCH(COACH, "coach", N_("The coach"), "c"),
    ACTION_SWITCH(COUNTS, "count", N_("The count"), "k"),
    CARD_SWITCH(FOURS, "f"), { 0 }
};
static void lay_button(const Ui *ui, Page *page, int k, double x)
{
    const char *word = actions[k].does, *told
        = ui->on[COACH] && ui->watch ? strstr(ui->watch, word) : NULL;
    const char *rest = told ? told + strlen(word) : "";
    Item *i = Page_add(page, BUTTON + k, x, PLATE_Y, PLATE_W, PLATE_H);

    Text_say(i->move, "%s", word);
    Text_say(i->words, told ? "%s,%.*s" : "%s", _(actions[k].label),
             (int)strcspn(rest, "\n"), rest);
}
static void lay_buttons(const Jack *s, const Ui *ui, Page *page)
{
    for (int k = 0, n = 0; k < ACTS && !s->weighing; k++)
        if (may(s) & MAY(k))
            lay_button(ui, page, k, EDGE + n++ * (PLATE_W + 10.));
}
static void lay_chips(const Jack *s, Page *page)
{
    for (int k = 0; k < CHIPS; k++) {
        Item *i = lay_chip(page, CHIP + k, EDGE + k * (CHIP_W + 16),
                           CHIP_Y, Chip[k]);

        i->futile = no_bet(s, Chip[k]);
        if (!i->futile)
            Text_say(i->move, "bet %d", Chip[k]);
    }
}

/* the account */
static char *note(Page *page, int k)
{
    return Page_add(page, NOTE + k, SIDE_X,
                    MINE_Y + (k - 1) * LINE_H, WIDE - EDGE - SIDE_X,
                    LINE_H - 2)->words;
}
static void lay_notes(const Jack *s, Page *page)
{
    const int *t = s->tally;
    int lost = t[LOST] + t[BUST] + t[BEATEN] + t[GAVE_UP], k = 0;

    Text_say(note(page, k++), _("Round %d/%d"), s->round, s->rounds);
    say_money(s->cents, _("You have %s"), note(page, k++));
    Text_say(note(page, k++), _("Won %d, push %d, lost %d"),
             t[WON] + t[NATURAL], t[PUSH], lost);
    Text_say(note(page, k++), _("As the coach: %d of %d."), s->agreed,
             s->weighed);
    if (s->agreed < s->weighed)
        say_cents(s->mills, _("The others cost %s"), note(page, k++));
    if (s->phase == BETTING || s->phase == DONE)
        say_money(s->cents - BANK + (int)(s->mills / 10), _("Luck: %s"),
                  note(page, k));
}
static void lay_count(const Jack *s, Page *page)
{
    const Bag *left = &s->unseen;
    int count = left->n[1] + left->n[10];

    for (int kind = 2; kind < 7; kind++)
        count -= left->n[kind];
    Text_say(note(page, 6), _("Count: %d"), count);
    say_decimal(520 * count / left->n[0], 1, _("True count: %s"),
                note(page, 7));
}

/* the page */
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Jack *s = state;

    lay_shoe(s, page);
    lay_used(s, page);
    lay_dealer(s, page);
    lay_hands(s, page);
    lay_buttons(s, ui, page);
    lay_chips(s, page);
    lay_notes(s, page);
    if (ui->on[COUNTS])
        lay_count(s, page);
    page->w = WIDE;
    page->h = HIGH;
}

/* in ink */
static void paint_chip(Paint *p, double x, double y, double r, int k,
                       int number)
{
    static const int inks[CHIPS] = { BACKDEEP, CARDBLUE, CARDRED,
                                     CARDGREEN, CARDINK, GOLDLINE };

    Paint_circle(p, x, y, r);
    p->fill(p, inks[k]);
    for (double n = 4 + 2 * k, at = 0; at < n; at++) {
        p->arc(p, x, y, .85 * r, at / n - .01, at / n + .01);
        p->stroke(p, CARDPAPER, .2 * r);
    }
    Paint_circle(p, x, y, .68 * r);
    p->fill(p, CARDPAPER);
    Paint_number(p, number, x, y, number < 100 ? .6 * r : .46 * r,
                 CARDINK, .08 * r);
}
static void paint_bet(const Item *i, const Ui *ui, Paint *p)
{
    double x = i->x + i->w / 2, y = i->y + i->h / 2, r = i->w / 2 - 2;
    bool free = i->move[0] != '\0';

    Paint_circle(p, x, free ? y + 4 : y, r);
    p->fill(p, CARDEDGE);
    paint_chip(p, x, free && ui->hover == i->id ? y - 2 : y, r,
               chip_for(i->look), i->look);
}
static void paint_button(const Item *i, const Ui *ui, Paint *p)
{
    bool badge = i->id < BUTTON;
    bool lit = badge ? i->look >= WON : ui->hint == i->id;
    const char *cents = strstr(i->words, ", ");
    const char *word = badge ? Ends[i->look].word
                     : actions[i->id - BUTTON].label;
    double up = !badge && ui->hover == i->id ? 2 : 0;
    double x = i->x + i->w / 2, y = i->y - up;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h, .corner = 10, .foot = 3, .lift = up,
        .ink = lit ? LAMP : PAPER, .under = CARDEDGE });
    p->text(p, _(word), x, y + (badge || cents ? 24 : 33), 17,
            CENTERED, badge ? VOICE : PLAIN, lit ? JET : TEXT);
    if (cents)
        p->text(p, cents + 2, x, y + 44, 14, CENTERED, PLAIN,
                lit ? JET : TEXT);
}
static void paint_meter(const Jack *s, const Item *i, Paint *p)
{
    double one = i->w / s->cards, x = i->x + one * s->cut;
    double y = i->y + i->h;

    Paint_round(p, i->x, y - 12, i->w, 12, 4);
    p->fill(p, FELTDEEP);
    Paint_round(p, i->x, y - 12, one * (s->cards - s->next), 12, 4);
    p->fill(p, FELTLINE);
    p->move(p, x, y - 16);
    p->line(p, x, y + 4);
    p->stroke(p, TEXT, 2.5);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id <= PACK)
        Card_item(p, ui, i, ui->on[FOURS] ? CARD_FOUR : 0, 0);
    else if (i->id <= USED)
        Place_paint(p, i->x, i->y, CARD_W, CARD_H);
    else if (i->id < BADGE)
        paint_bet(i, ui, p);
    else if (i->id < DEALER)
        paint_button(i, ui, p);
    else
        Label_paint(p, i, i->x + (i->look ? 24 : 0),
                    i->id < NOTE ? 18 : 15);
    if (i->id == SHOE)
        paint_meter(state, i, p);
    if (i->id > PACK)
        Card_signs(p, ui, i);
}
static int wait(const void *state, int seat)
{
    (void)seat;
    return ((const Jack *)state)->weighing ? 0 : 900;
}
static void bow(const void *state, const Ui *ui, Item *i)
{
    (void)state;
    if (i->id >= CHIP && i->id < BADGE)
        i->y -= 25 * View_hop(ui, (i->id - CHIP) / (CHIPS - 1.));
}
static void icon(Paint *p) { paint_chip(p, 24, 24, 16, 2, 21); }
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const View view = {
    .title = N_("Blackjack"), .set = N_("Card Games"), .air = Card_felt,
    .rules = N_(
        "Come nearer to 21 than the dealer, and not over it.\n"
        "He draws to 17. Court cards count ten, an ace one or eleven.\n"
        "Ace and ten at once are a blackjack, and pay more.\n\n"
        "Choose a chip and deal; then hit, stand, double or split."),
    .comment = N_("Twenty-one against a dealer without a will, and a "
                  "coach who can count. An idea about expectation."),
    .inks = inks, .actions = actions, .wait = wait, .least = CARD_LEAST,
    .layout = layout, .paint = paint, .plain = 1 << FOURS, .icon = icon,
    .bow = bow,
};
extern const Player blackjack_players[], blackjack_hint[];
const Game the_game = { &blackjack_model, &view, blackjack_players,
                        blackjack_hint };
