/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "cards-paint.h"
#include "blackjack.h"
#include "game.h"

/* measures */
enum { WIDE = 820, EDGE = 24, TOP = 40, USED_X = WIDE - EDGE - CARD_W,
       HIS_X = 150, HIS_W = 520, MINE_Y = 256, MINE_W = 540,
       SIDE_X = 588, LINE_H = 26, BUTTON_Y = 474, BUTTON_W = 106,
       BUTTON_H = 54, CHIP_Y = 542, CHIP_W = 60, HIGH = 620 };
/* ids: cards have 1 .. 416 */
enum { SHOE = 500, USED, DEALER, METER, MINE = 510, BET = 520,
       BADGE = 530, BUTTON = 540, CHIP = 560, NOTE = 570 };
enum { COACH, COUNTS, FOURS };      /* places in ui->on */

/* shoe and used cards */
static void lay_shoe(const Jack *s, Page *page)
{
    int left = s->cards - s->next, n = left < 12 ? left : 12;
    Item *i = Page_add(page, SHOE, EDGE, TOP, CARD_W, CARD_H);

    Text_say(i->words, cut_is_out(s)
             ? _("shoe: %d; the cut card is out") : _("shoe: %d"),
             left);
    for (int k = n - 1; k >= 0; k--)
        Card_add(page, s->next + k, HIDDEN, EDGE - .6 * k,
                 TOP + .6 * k);
    i = Page_add(page, METER, EDGE, TOP + CARD_H + 16, CARD_W, 12);
    i->look = left;
}
static void lay_used(const Jack *s, Page *page)
{
    int n = s->gathered;
    Item *i = Page_add(page, USED, USED_X, TOP, CARD_W, CARD_H);

    Text_say(i->words, _("used cards: %d"), n);
    for (int k = n > 8 ? n - 8 : 0; k < n; k++)
        Card_add(page, k, HIDDEN, USED_X + k * 37 % 7 - 3,
                 TOP + k * 23 % 7 - 3);
}

/* hands */
static void lay_cards(const Jack *s, Page *page, const Hand *h,
                      const char *whose, double x, double y, double w,
                      double usual)
{
    Fan fan = Fan_lay(h->n, CARD_W, x, w, usual, 14);

    for (int k = 0; k < h->n; k++) {
        int card = h->card[k];
        Face f = s->shown[card] ? s->face[card] : HIDDEN;
        Item *i = Card_add(page, card, f, x + k * fan.step, y);

        Text_say(i->words, _("%s: %s"), whose, Face_name(f));
    }
}
static void lay_dealer(const Jack *s, Page *page)
{
    bool soft;
    int points = points_of(s, &s->dealer, &soft);
    Item *i = Page_add(page, DEALER, HIS_X, 4, HIS_W, 28);

    Text_say(i->words, s->dealer.n == 0 ? _("The dealer")
             : soft ? _("The dealer: soft %d") : _("The dealer: %d"),
             points);
    lay_cards(s, page, &s->dealer, _("the dealer"), HIS_X, TOP, HIS_W,
              62);
}

/* one hand of yours */
static void lay_bet(const Jack *s, Page *page, int k, double x)
{
    bool chosen = s->round == 0 || (s->phase == BETTING && k == 0);
    Item *i = Page_add(page, BET + k, x, MINE_Y + CARD_H + 6,
                       CHIP_W, CHIP_W);
    Line sum;

    i->round = true;
    i->look = chosen ? s->bet : s->hand[k].bet;
    say_money(100 * i->look, sum);
    Text_say(i->words, _("bet: %s"), sum);
}
static void lay_mine(const Jack *s, Page *page, int k, double x,
                     double w)
{
    const Hand *h = &s->hand[k];
    bool active = s->phase == PLAYING && k == s->at;
    Item *i;
    Line points;

    lay_cards(s, page, h, _("your hand"), x, MINE_Y, w,
              active || s->hands == 1 ? 62 : 24);
    say_hand(s, k, points);
    i = Page_add(page, MINE + k, x + CHIP_W + 8,
                 MINE_Y + CARD_H + 20, w - CHIP_W - 10, 28);
    i->look = active;
    Text_say(i->words, h->came ? "%s %s" : "%s", points,
             _(Came_words[h->came]));
    lay_bet(s, page, k, x);
    if (h->came)
        Page_add(page, BADGE + k, x + 8, MINE_Y + 56, 130,
                 36)->look = (int)h->came;
}
static void lay_hands(const Jack *s, Page *page)
{
    double x = EDGE, narrow = MINE_W / (s->hands + 1.), w;

    if (s->hands == 0)
        lay_bet(s, page, 0, EDGE);
    for (int k = 0; k < s->hands; k++, x += w) {
        w = s->phase != PLAYING ? MINE_W / (double)s->hands
          : k == s->at ? 2 * narrow : narrow;
        lay_mine(s, page, k, x, w);
    }
}

/* buttons and chips */
static bool coach_says(const Ui *ui, const char *word, Line out)
{
    const char *at = ui->on[COACH] && ui->watch ? ui->watch : "";
    Line begins;

    Text_say(begins, "%s ", word);
    at = strstr(at, begins);
    if (at) {
        at += strlen(begins);
        Text_say(out, "%.*s", (int)strcspn(at, "\n"), at);
    }
    return at;
}
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
static void lay_button(const Ui *ui, Page *page, int which,
                       int place)
{
    const Action *a = &actions[which];
    Item *i = Page_add(page, BUTTON + which,
                       EDGE + place * (BUTTON_W + 10), BUTTON_Y,
                       BUTTON_W, BUTTON_H);
    Text words = { i->words, sizeof(Words), 0 };
    Line cents;

    Text_tell(&words, "%s", _(a->label));
    Text_say(i->move, "%s", a->does);
    if (coach_says(ui, a->does, cents))
        Text_tell(&words, ", %s", cents);
}
static void lay_buttons(const Jack *s, const Ui *ui, Page *page)
{
    int n = 0;

    if (s->weighing)
        return;
    for (int k = 0; k < ACTS + 2; k++)
        if (k < ACTS ? may(s) & MAY(k) : s->phase == BETTING)
            lay_button(ui, page, k, n++);
}
static void lay_chips(const Jack *s, Page *page)
{
    for (int k = 0; k < CHIPS; k++) {
        Item *i = Page_add(page, CHIP + k,
                           EDGE + k * (CHIP_W + 16), CHIP_Y, CHIP_W,
                           CHIP_W);
        Jack copy = *s;
        Line sum;

        i->round = true;
        i->look = Chip[k];
        say_money(100 * Chip[k], sum);
        Text_say(i->words, _("chip: %s"), sum);
        /* ask the rules whether it may be bet */
        Text_say(i->move, "bet %d", Chip[k]);
        i->futile = s->phase == DONE ? NULL
                  : blackjack_model.apply(&copy, i->move);
        if (i->futile || s->phase == DONE || s->weighing)
            i->move[0] = '\0';
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
    Line have, cost, luck;

    say_money(s->cents, have);
    say_cents(s->mills, cost);
    say_money(s->cents - BANK + (int)(s->mills / 10), luck);
    Text_say(note(page, k++), _("Round %d/%d"), s->round, s->rounds);
    Text_say(note(page, k++), _("You have %s"), have);
    Text_say(note(page, k++), _("Won %d, push %d, lost %d"),
             t[WON] + t[NATURAL], t[PUSH], lost);
    Text_say(note(page, k++), _("As the coach: %d of %d."), s->agreed,
             s->weighed);
    if (s->agreed < s->weighed)
        Text_say(note(page, k++), _("The others cost %s"), cost);
    if (s->phase == BETTING || s->phase == DONE)
        Text_say(note(page, k), _("Luck: %s"), luck);
}
static void lay_count(const Jack *s, Page *page)
{
    Bag whole = whole_shoe(s->rules.packs), left = unseen(s);
    Line true_count;
    int count = 0;

    for (int kind = 1; kind <= 10; kind++)
        count += (whole.n[kind] - left.n[kind])
               * (kind == 1 || kind == 10 ? -1 : kind < 7 ? 1 : 0);
    say_decimal(520 * count / left.n[0], 1, true_count);
    Text_say(note(page, 6), _("Count %d, true %s"), count,
             true_count);
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
    int k = 0;

    while (k < CHIPS - 1 && Chip[k] < i->look)
        k++;
    Paint_circle(p, x, free ? y + 4 : y, r);
    p->fill(p, CARDEDGE);
    paint_chip(p, x, free && ui->hover == i->id ? y - 2 : y, r, k,
               i->look);
}
static void paint_button(const Item *i, const Ui *ui, Paint *p)
{
    int which = i->id - BUTTON;
    int ink = ui->hint == i->id ? JET : TEXT;
    double up = ui->hover == i->id ? 2 : 0, x = i->x + i->w / 2;
    Line cents;
    bool told = coach_says(ui, actions[which].does, cents);

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h, .corner = 10, .foot = 3, .lift = up,
        .ink = ui->hint == i->id ? LAMP : PAPER, .under = CARDEDGE });
    p->text(p, _(actions[which].label), x,
            i->y + (told ? 24 : 33) - up, 17, CENTERED, PLAIN, ink);
    if (told)
        p->text(p, cents, x, i->y + 44 - up, 14, CENTERED, PLAIN, ink);
}
static void paint_meter(const Jack *s, const Item *i, Paint *p)
{
    double x = i->x + i->w * cut_at(s) / s->cards;

    Paint_round(p, i->x, i->y, i->w, i->h, 4);
    p->fill(p, FELTDEEP);
    Paint_round(p, i->x, i->y, i->w * i->look / s->cards, i->h, 4);
    p->fill(p, FELTLINE);
    p->move(p, x, i->y - 4);
    p->line(p, x, i->y + i->h + 4);
    p->stroke(p, TEXT, 2.5);
}
static void paint_badge(const Item *i, Paint *p)
{
    bool won = i->look >= WON;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 10, .foot = 3, .ink = won ? LAMP : PANEL,
        .under = won ? LAMPEDGE : LINES });
    p->text(p, _(Came_words[i->look]), i->x + i->w / 2, i->y + 24, 17,
            CENTERED, VOICE, won ? JET : TEXT);
}
static void paint_words(const Item *i, Paint *p)
{
    p->text(p, i->words, i->x, i->y + 20, i->id < NOTE ? 18 : 15,
            AT_LEFT, PLAIN, TEXT);
    if (i->look)                    /* this hand is in play */
        Paint_plate(p, &(Plate){ .x = i->x, .y = i->y + 28,
            .w = 60, .h = 4, .corner = 2, .ink = LAMPEDGE });
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    int id = i->id;

    if (id <= PACK)
        Card_item(p, ui, i, ui->on[FOURS] ? CARD_FOUR : 0, 0);
    else if (id == SHOE || id == USED)
        Place_paint(p, i->x, i->y, i->w, i->h);
    else if (id == METER)
        paint_meter(state, i, p);
    else if (id >= NOTE || id == DEALER || id < BET)
        paint_words(i, p);
    else if (id >= CHIP || id < BADGE)
        paint_bet(i, ui, p);
    else if (id >= BUTTON)
        paint_button(i, ui, p);
    else
        paint_badge(i, p);
    if (id > PACK)
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
    if (i->id >= CHIP && i->id < CHIP + CHIPS)
        i->y -= 36 * View_hop(ui, (i->id - CHIP) / (CHIPS - 1.));
}
static void icon(Paint *p) { paint_chip(p, 24, 24, 16, 2, 21); }
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const View view = {
    .title = N_("Blackjack"),
    .rules = N_(
        "Come nearer to 21 than the dealer, and not over it.\n"
        "He draws to 17. Court cards count ten, an ace one or eleven.\n"
        "Ace and ten at once are a blackjack, and pay more.\n\n"
        "Choose a chip and deal; then hit, stand, double or split."),
    .set = N_("Card Games"),
    .comment = N_("Twenty-one against a dealer without a will, and a "
                  "coach who can count. An idea about expectation."),
    .inks = inks, .actions = actions, .wait = wait, .least = CARD_LEAST,
    .plain = 1 << FOURS,
    .layout = layout, .paint = paint, .air = Card_felt, .bow = bow,
    .icon = icon,
};
extern const Player blackjack_players[], blackjack_hint[];
const Game the_game = {
    &blackjack_model, &view, blackjack_players, blackjack_hint
};
