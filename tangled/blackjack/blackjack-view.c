/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "cards-paint.h"
#include "blackjack.h"
#include "game.h"

/* measures */
enum { WIDE = 820, EDGE = 24, TOP = 40, USED_X = WIDE - EDGE - CARD_W,
       HIS_X = 150, HIS_W = 520, MINE_Y = 256, MINE_W = 560,
       SIDE_X = 612, LINE_H = 26, BUTTON_Y = 452, BUTTON_W = 106,
       BUTTON_H = 54, CHIP_Y = 526, CHIP_W = 56, HIGH = 600 };
/* ids: cards have 1 .. 416 */
enum { SHOE = 500, USED, DEALER, METER, MINE = 510, BET = 520,
       BADGE = 530, BUTTON = 540, CHIP = 560, NOTE = 570, COUNT = 580 };
enum { COACH, COUNTS, FOURS };      /* places in ui->on */
typedef struct Scene {
    const Jack *s;
    const Ui   *ui;
    Page       *page;
    bool        mine;               /* a person is to move */
} Scene;

/* shoe and used cards */
static void lay_shoe(const Scene *e)
{
    const Jack *s = e->s;
    int left = s->cards - s->next;
    Item *i = Page_add(e->page, SHOE, EDGE, TOP, CARD_W, CARD_H);

    Text_say(i->words, local_n("shoe, %d card", "shoe, %d cards", left),
             left);
    for (int k = s->next + 12 < s->cards ? s->next + 12 : s->cards - 1;
         k >= s->next; k--)
        i = Card_add(e->page, k, HIDDEN, EDGE + .6 * (s->next - k),
                     TOP - .6 * (s->next - k));
    i = Page_add(e->page, METER, EDGE, TOP + CARD_H + 14, CARD_W, 12);
    i->look = left;
    if (cut_is_out(s))
        Text_say(i->words, "%s", _("the cut card is out: the shoe will "
                                   "be shuffled before the next deal"));
}
static void lay_used(const Scene *e)
{
    int n = e->s->gathered;
    Item *i = Page_add(e->page, USED, USED_X, TOP, CARD_W, CARD_H);

    Text_say(i->words, local_n("used, %d card", "used, %d cards", n),
             n);
    for (int k = n > 8 ? n - 8 : 0; k < n; k++)
        Card_add(e->page, k, HIDDEN, USED_X + k * 37 % 7 - 3,
                 TOP + k * 23 % 7 - 3);
}

/* hands */
static void lay_cards(const Scene *e, const Hand *h, const char *whose,
                      double x, double y, double w, double usual)
{
    Fan fan = Fan_lay(h->n, CARD_W, x, w, usual, 14);

    for (int k = 0; k < h->n; k++) {
        int card = h->card[k];
        Face f = e->s->shown[card] ? e->s->face[card] : HIDDEN;
        Item *i = Card_add(e->page, card, f, fan.from + k * fan.step,
                           y);

        Text_say(i->words, _("%s: %s"), whose, Face_name(f));
    }
}
static void lay_dealer(const Scene *e)
{
    const Jack *s = e->s;
    bool soft;
    int points = points_of(s, &s->dealer, &soft);
    Item *i = Page_add(e->page, DEALER, HIS_X, 4, HIS_W, 28);

    Text_say(i->words, s->dealer.n == 0 ? _("The dealer")
             : soft ? _("The dealer: soft %d") : _("The dealer: %d"),
             points);
    lay_cards(e, &s->dealer, _("the dealer"), HIS_X, TOP, HIS_W, 62);
}
static const char *const came_names[CAMES] = { "", N_("Lost"),
    N_("Bust"), N_("Dealer's blackjack"), N_("Given up"), N_("Push"),
    N_("Won"), N_("Blackjack") };

/* one hand of yours */
static void lay_bet(const Scene *e, int k, double x)
{
    const Jack *s = e->s;
    Item *i = Page_add(e->page, BET + k, x, MINE_Y + CARD_H + 4, 40,
                       40);
    Line sum;

    i->round = true;
    i->look = s->phase == BETTING || s->round == 0 ? s->bet
            : s->hand[k].bet;
    say_money(100 * i->look, sum);
    Text_say(i->words, _("bet: %s"), sum);
}
static void lay_mine(const Scene *e, int k, double x, double w)
{
    const Jack *s = e->s;
    const Hand *h = &s->hand[k];
    bool active = s->phase == PLAYING && k == s->at;
    Line mine;
    Item *i;

    lay_cards(e, h, s->hands == 1 ? _("your hand") : k == 0
              ? _("your first hand") : k == 1 ? _("your second hand")
              : _("your third hand"), x, MINE_Y, w,
              active || s->hands == 1 ? 62 : 24);
    i = Page_add(e->page, MINE + k, x + 48, MINE_Y + CARD_H + 10,
                 w - 50, 28);
    say_hand(s, k, mine);
    Text_say(i->words, h->came ? "%s %s" : "%s", mine,
             _(came_names[h->came]));
    i->look = active;
    lay_bet(e, k, x);
    if (h->came == OPEN)
        return;
    i = Page_add(e->page, BADGE + k, x + (w - 130) / 2, MINE_Y + 52,
                 130, 36);
    i->look = h->came;
}
static void lay_hands(const Scene *e)
{
    const Jack *s = e->s;
    double x = EDGE, narrow = MINE_W / (s->hands + 1.);

    if (s->hands == 0)
        lay_bet(e, 0, EDGE);
    for (int k = 0; k < s->hands; k++) {
        double w = s->phase != PLAYING ? MINE_W / (double)s->hands
                 : k == s->at ? 2 * narrow : narrow;

        lay_mine(e, k, x, w);
        x += w;
    }
}

/* buttons and chips */
static long number(const char *at)
{
    bool minus = *at == '-';
    long n = 0;

    for (at += minus; *at >= '0' && *at <= '9'; at++)
        n = 10 * n + *at - '0';
    return minus ? -n : n;
}
static bool coach_says(const Ui *ui, const char *word, long *mills)
{
    size_t n = strlen(word);

    for (const char *at = ui->watch; ui->on[COACH] && at && *at;
         at += strcspn(at, "\n") + 1)
        if (strncmp(at, word, n) == 0 && at[n] == ' ') {
            *mills = number(at + n + 1);
            return true;
        }
    return false;
}
static bool is_best(const Ui *ui, const char *word)
{
    long mine, other;
    bool best = coach_says(ui, word, &mine);

    for (int a = 0; a < ACTS; a++)
        if (best && coach_says(ui, Act_words[a], &other))
            best = mine >= other;
    return best;
}
static const char *const labels[] = { N_("Stand"), N_("Hit"),
    N_("Double"), N_("Split"), N_("Surrender"), N_("Insure"),
    N_("Decline"), N_("Deal"), N_("Leave") };

static void lay_button(const Scene *e, int which, int place)
{
    const char *word = which < ACTS ? Act_words[which]
                     : which == ACTS ? "deal" : "leave";
    long mills;
    Line cents;
    Item *i = Page_add(e->page, BUTTON + which,
                       EDGE + place * (BUTTON_W + 10), BUTTON_Y,
                       BUTTON_W, BUTTON_H);
    Text words = { i->words, sizeof(Words), 0 };

    Text_tell(&words, "%s", _(labels[which]));
    Text_say(i->move, "%s", word);
    if (which < ACTS && coach_says(e->ui, word, &mills)) {
        say_cents(mills, cents);
        Text_tell(&words, ", %s", cents);
        if (is_best(e->ui, word))
            Text_tell(&words, ", %s", _("the coach's choice"));
    }
}
static void lay_buttons(const Scene *e)
{
    static const Act order[] = { SPLIT, HIT, STAND, DOUBLE, SURRENDER,
                                 INSURE, DECLINE };
    int n = 0;

    for (int k = 0; e->mine && k < ACTS; k++)
        if (may(e->s) >> order[k] & 1)
            lay_button(e, order[k], n++);
    for (int k = 0; e->mine && e->s->phase == BETTING && k < 2; k++)
        lay_button(e, ACTS + k, k);
}
static void lay_chips(const Scene *e)
{
    for (int k = 0; k < CHIPS; k++) {
        Item *i = Page_add(e->page, CHIP + k,
                           EDGE + k * (CHIP_W + 16), CHIP_Y, CHIP_W,
                           CHIP_W);
        Line sum;

        i->round = true;
        i->look = Chip[k];
        say_money(100 * Chip[k], sum);
        Text_say(i->words, _("chip: %s"), sum);
        if (e->s->phase != BETTING)
            i->futile = _("The bet stands until the round is over.");
        else if (Chip[k] == e->s->bet)
            i->futile = _("This is your bet already.");
        else if (100 * Chip[k] > e->s->cents)
            i->futile = _("You have not so much money.");
        else
            Text_say(i->move, "bet %d", Chip[k]);
    }
}

/* the account */
static Item *note(const Scene *e, int k)
{
    return Page_add(e->page, NOTE + k, SIDE_X, MINE_Y + k * LINE_H,
                    WIDE - EDGE - SIDE_X, LINE_H - 2);
}
static void lay_notes(const Scene *e)
{
    const Jack *s = e->s;
    const int *t = s->tally;
    int luck = s->cents - BANK + (int)(s->mills / 10);
    Line sum;

    Text_say(note(e, 0)->words, _("Round %d of %d"), s->round,
             s->rounds);
    say_money(s->cents, sum);
    Text_say(note(e, 1)->words, _("You have %s"), sum);
    Text_say(note(e, 2)->words, _("Won %d, push %d, lost %d"),
             t[WON] + t[NATURAL], t[PUSH], t[LOST] + t[BUST] + t[BEATEN]
             + t[GAVE_UP]);
    Text_say(note(e, 3)->words, _("As the coach: %d of %d"), s->agreed,
             s->weighed);
    say_cents(s->mills, sum);
    Text_say(note(e, 4)->words, _("The others cost %s"), sum);
    say_money(luck, sum);
    if (s->phase == BETTING || s->phase == DONE)
        Text_say(note(e, 5)->words, _("Luck: %s"), sum);
}
int count_of(const Jack *s)
{
    Bag whole = whole_shoe(s->rules.packs), left = unseen(s);
    int count = 0;

    for (int kind = 1; kind <= 10; kind++) {
        int seen = whole.n[kind] - left.n[kind];

        count += kind == 1 || kind == 10 ? -seen : kind < 7 ? seen : 0;
    }
    return count;
}
static void lay_count(const Scene *e)
{
    int count = count_of(e->s), tenths = 520 * count
                                       / unseen(e->s).n[0];
    int all = tenths < 0 ? -tenths : tenths;
    Item *i = Page_add(e->page, COUNT, SIDE_X, MINE_Y + 6 * LINE_H,
                       WIDE - EDGE - SIDE_X, LINE_H - 2);

    Text_say(i->words, _("Count %d, true %s%d.%d"), count,
             tenths < 0 ? "-" : "", all / 10, all % 10);
}

/* the page */
static void layout(const void *state, const Ui *ui, Page *page)
{
    Jack s = *(const Jack *)state;
    Scene e = { &s, ui, page, blackjack_model.turn(&s) == 1 };

    blackjack_model.hide(&s, 1);
    lay_shoe(&e);
    lay_used(&e);
    lay_dealer(&e);
    lay_hands(&e);
    lay_buttons(&e);
    lay_chips(&e);
    lay_notes(&e);
    if (ui->on[COUNTS])
        lay_count(&e);
    page->w = WIDE;
    page->h = HIGH;
}

/* in ink */
static void paint_chip(const Item *i, const Ui *ui, Paint *p, bool free)
{
    static const int inks[CHIPS] = { CARDFOOT, CARDBLUE, CARDRED,
                                     CARDGREEN, CARDINK, GOLDLINE };
    double r = i->w / 2, x = i->x + r, y = i->y + r;
    int k = 0;

    while (k < CHIPS - 1 && Chip[k] < i->look)
        k++;
    y -= free && ui->hover == i->id ? 2 : 0;
    if (free) {
        Paint_circle(p, x, y + 4, r);
        p->fill(p, CARDEDGE);
    }
    Paint_circle(p, x, y, r);
    p->fill(p, inks[k]);
    for (int n = 0; n < 2 * (k + 2); n++) {
        double a = n / (2. * (k + 2)), b = a + .25 / (k + 2);

        p->arc(p, x, y, r - 2, a, b);
        p->arc(p, x, y, r - 2, b, b);
        p->stroke(p, CARDPAPER, 4);
    }
    Paint_circle(p, x, y, r * .66);
    p->fill(p, CARDPAPER);
    Paint_number(p, i->look, x, y, r * .55, CARDINK, r * .08);
}
static void paint_button(const Item *i, const Ui *ui, Paint *p)
{
    int which = i->id - BUTTON;
    long mills;
    Line cents;
    bool told = which < ACTS
             && coach_says(ui, Act_words[which], &mills);
    double up = ui->hover == i->id ? 2 : 0, x = i->x + i->w / 2;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h, .corner = 10, .foot = 3, .lift = up,
        .ink = ui->hint == i->id ? LAMP : PAPER, .under = CARDEDGE });
    p->text(p, _(labels[which]), x, i->y + (told ? 23 : 33) - up, 17,
            CENTERED, PLAIN, ui->hint == i->id ? CARDINK : TEXT);
    if (!told)
        return;
    say_cents(mills, cents);
    p->text(p, cents, x, i->y + 43 - up, 13, CENTERED, PLAIN,
            ui->hint == i->id ? CARDINK : QUIET);
    if (is_best(ui, Act_words[which])) {
        p->save(p);
        p->shift(p, i->x + 14, i->y + 14 - up);
        Paint_path(p, "M0 -6L6 0L0 6L-6 0Z");
        p->fill(p, ui->hint == i->id ? CARDINK : TEXT);
        p->restore(p);
    }
}
static void paint_meter(const Jack *s, const Item *i, Paint *p)
{
    int cut = 13 * s->rules.packs > 52 ? 13 * s->rules.packs : 52;
    double x = i->x + i->w * cut / s->cards;

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
    const char *words = _(came_names[i->look]);
    bool won = i->look >= WON;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 10, .foot = 3, .ink = won ? LAMP : PANEL,
        .under = won ? LAMPEDGE : LINES });
    p->text(p, words, i->x + i->w / 2, i->y + 24,
            strlen(words) > 12 ? 13 : 17, CENTERED, VOICE,
            won ? CARDINK : TEXT);
}
static void paint_words(const Item *i, Paint *p, bool strong)
{
    p->text(p, i->words, i->x, i->y + 20, strong ? 19 : 16, AT_LEFT,
            PLAIN, TEXT);
    if (i->id >= MINE && i->id < BET && i->look)
        Paint_plate(p, &(Plate){ .x = i->x - 2, .y = i->y + 28,
            .w = 60, .h = 4, .corner = 2, .ink = LAMPEDGE });
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id <= PACK)
        Card_item(p, ui, i, ui->on[FOURS] ? CARD_FOUR : 0, 0);
    else if (i->id == SHOE || i->id == USED)
        Place_paint(p, i->x, i->y, i->w, i->h);
    else if (i->id == METER)
        paint_meter(state, i, p);
    else if (i->id >= NOTE || i->id == DEALER)
        paint_words(i, p, i->id == DEALER);
    else if (i->id >= CHIP)
        paint_chip(i, ui, p, i->move[0] != '\0');
    else if (i->id >= BUTTON)
        paint_button(i, ui, p);
    else if (i->id >= BADGE)
        paint_badge(i, p);
    else if (i->id >= BET)
        paint_chip(i, ui, p, false);
    else
        paint_words(i, p, true);
    if (i->id > PACK)
        Card_signs(p, ui, i);
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    const Jack *s = state;

    if (e->kind != KEY || !Text_same(e->key, "Return") || ui->hover
        || s->phase != BETTING)
        return false;
    Text_say(move, "deal");
    return true;
}
static int wait(const void *state, int seat)
{
    const Jack *s = state;

    (void)seat;
    return s->weighing ? 0 : 900;
}
static void icon(Paint *p)
{
    Paint_circle(p, 24, 24, 16);
    p->fill(p, CHALK);
    for (int k = 0; k < 8; k++) {
        p->arc(p, 24, 24, 14, k / 8., k / 8. + .05);
        p->stroke(p, JET, 3);
    }
    Paint_circle(p, 24, 24, 10.5);
    p->stroke(p, JET, 1.4);
    Paint_number(p, 21, 24, 24, 10, JET, 1.8);
}
static const Action actions[] = {
    ACTION(PLAYS, "hit", N_("Hit"), "h"),
    ACTION(PLAYS, "stand", N_("Stand"), "s"),
    ACTION(PLAYS, "double", N_("Double"), "d"),
    ACTION(PLAYS, "split", N_("Split"), "p"),
    ACTION(PLAYS, "surrender", N_("Surrender"), "u"),
    ACTION(PLAYS, "insure", N_("Insure"), "i"),
    ACTION(PLAYS, "decline", N_("Decline"), "x"),
    ACTION(PLAYS, "deal", N_("Deal"), "n"),
    ACTION(PLAYS, "leave", N_("Leave"), "l"),
    ACTION_SWITCH(COACH, "coach", N_("The coach"), "c"),
    ACTION_SWITCH(COUNTS, "count", N_("The count"), "k"),
    CARD_SWITCH(FOURS, "f"), { 0 }
};
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
    .layout = layout, .paint = paint, .input = input,
    .air = Card_felt, .icon = icon,
};
extern const Player blackjack_players[], blackjack_hint[];

const Game the_game = {
    &blackjack_model, &view, blackjack_players, blackjack_hint
};
