/* Made from games/gofish.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "cards-paint.h"
#include "gofish.h"
#include "game.h"

/* measures */
enum { WIDE = 820, EDGE = 24, LABEL = 30, SMALL_W = 50, SMALL_H = 70,
       HANDS_Y = 8 + LABEL, BOXES_Y = HANDS_Y + CARD_H + 8,
       POND_Y = BOXES_Y + SMALL_H + 22, LOG_X = 240, LOG_ROW = 28,
       MINE_Y = POND_Y + CARD_H + 22, PAIR = 22 };
/* ids: cards have 1 .. 52 */
enum { PLACE = 100, MAT = 110, SEAT = 120, BUBBLE = 130, LOG = 140,
       MY_BOX = 150, LINES_OF_LOG = 5 };
enum { KNOWN, AS_THEY_CAME, FOURS };        /* places in ui->on */
typedef struct Scene {
    const Fish *s;
    const Ui   *ui;
    Page       *page;
    bool        mine;               /* it is the turn of who looks */
    bool        fishes;             /* the top of the pond is held */
} Scene;

static int eyes(const Ui *ui) { return ui->seat > 0 ? ui->seat : 1; }

/* a card in a hand */
static int likely(const Fish *s, int card)
{
    double most = 0;

    for (int of = 1; of <= s->seats; of++)
        if (of != s->seat)
            most = fmax(most, chance(s, of, Face_rank(s->face[card])));
    return most < 1 ? (int)fmin(99, 100 * most + .5) : 100;
}
static void lay_mine(const Scene *e, int card, double x, double y)
{
    const Fish *s = e->s;
    Face f = s->face[card];
    bool asks = e->mine && s->phase == ASKING;
    Item *i = Card_add(e->page, card, f, x, y);
    Text words = { i->words, sizeof(Words), 0 };
    int best = asks && e->ui->on[KNOWN] ? likely(s, card) : -1;

    Text_tell(&words, _("your hand, %s"), Face_name(f));
    if (best >= 0)
        Text_tell(&words, _(": %d %% by the cards alone"), best);
    i->held = e->ui->held == i->id;
    i->futile = asks || s->phase == DONE ? NULL : e->mine
              ? _("Go fishing first: fish.")
              : _("It is not your turn.");
    if (asks) {
        Text_say(i->move, "play %s", Face_codes[f - 1]);
        i->click = BEGINS;
        if (holds(s, s->seat, Face_rank(f)) >= s->match)
            Text_say(i->other, "play %s down", Face_codes[f - 1]);
    }
}
static void lay_theirs(const Scene *e, int seat, int card, double x,
                       double y)
{
    bool open = e->s->phase == DONE || e->ui->on[KNOWN];
    Face f = open ? e->s->face[card] : HIDDEN;
    Item *i = Card_add(e->page, card, f, x, y);

    if (f == HIDDEN)
        return;
    Text_say(i->words, _("another hand, %s"), Face_name(f));
    if (e->mine && e->s->phase == ASKING)
        Text_say(i->drop, "to %d", seat);
}

/* a hand of cards */
static double lay_hand(const Scene *e, int seat, double x, double y,
                       double w)
{
    Pile hand = e->s->pile[HAND + seat];
    bool mine = seat == eyes(e->ui);
    bool open = mine || e->ui->on[KNOWN] || e->s->phase == DONE;
    int least = open ? CARD_ACROSS : CARD_CLOSED;
    int row = 1 + (int)((w - CARD_W) / least);
    int rows = hand.n > row ? (hand.n + row - 1) / row : 1;

    row = (hand.n + rows - 1) / rows;
    Fan fan = Fan_lay(row, CARD_W, x, w, mine ? 62 : open ? 40 : 18,
                      least);
    if (open && !e->ui->on[AS_THEY_CAME])
        hand = Pile_sorted(&hand, e->s->face, hand_order);
    for (int k = 0; k < hand.n; k++) {
        double at = fan.from + k % row * fan.step;

        if (mine)
            lay_mine(e, hand.card[k], at, y + k / row * 58);
        else
            lay_theirs(e, seat, hand.card[k], at, y + k / row * 20);
    }
    return CARD_H + (rows - 1) * 58;
}

/* matches */
static void lay_matches(const Scene *e, int seat, double x, double y,
                        double w)
{
    const Pile *box = &e->s->pile[BOX + seat];
    int n = box->n / e->s->match, wide = SMALL_W
          + (e->s->match - 1) * PAIR / (e->s->match / 2);
    Fan fan = Fan_lay(n, wide, x, w, wide + 8, 17);

    for (int k = 0; k < box->n; k++) {
        Item *i = Card_add(e->page, box->card[k],
                           e->s->face[box->card[k]],
            fan.from + k / e->s->match * fan.step
            + k % e->s->match * (double)PAIR / (e->s->match / 2), y);

        i->w = SMALL_W, i->h = SMALL_H;
    }
}
static void lay_box(const Scene *e, int seat, double x, double y,
                    double w)
{
    const Pile *box = &e->s->pile[BOX + seat];
    bool own = seat == eyes(e->ui);
    Item *i = Page_add(e->page, own ? MY_BOX : MAT + seat, x, y, w,
                       SMALL_H);
    Text words = { i->words, sizeof(Words), 0 };
    Text drop = { i->drop, sizeof(Line), 0 };

    Text_tell(&words, own ? _("your matches")
              : _("matches of seat %d"), seat);
    for (int k = 0; k < box->n; k += e->s->match)
        Text_tell(&words, k ? ", %s" : ": %s",
                  rank_name(Face_rank(e->s->face[box->card[k]])));
    if (e->mine && e->s->phase == ASKING)
        Text_tell(&drop, own ? "down" : "to %d", seat);
}

/* labels */
static void known_not(const Scene *e, int seat, Text *out)
{
    const Pile *hand = &e->s->pile[HAND + seat];
    const char *before = _("; without %s");

    for (int rank = ACE; rank <= KING; rank++) {
        bool none = hand->n > 0;

        for (int k = 0; k < hand->n; k++)
            none &= e->s->never[hand->card[k]] >> rank & 1;
        if (none)
            Text_tell(out, before, rank_name(rank));
        before = none ? ", %s" : before;
    }
}
static void lay_label(const Scene *e, int seat, Item *i)
{
    int n = e->s->pile[HAND + seat].n;
    int won = e->s->pile[BOX + seat].n / e->s->match;
    Text words = { i->words, sizeof(Words), 0 };
    Line cards, matches;

    i->look = seat == gofish_model.turn(e->s);
    if (seat == eyes(e->ui))
        Text_say(cards, local_n("You: %d card", "You: %d cards", n), n);
    else
        Text_say(cards, local_n("Seat %d: %d card",
                                "Seat %d: %d cards", n), seat, n);
    Text_say(matches, local_n("%d match", "%d matches", won), won);
    Text_tell(&words, "%s, %s", cards, matches);
    if (e->ui->on[KNOWN] && seat != eyes(e->ui))
        known_not(e, seat, &words);
}
static void lay_bubble(const Scene *e, int seat, double x, double y)
{
    const Fish *s = e->s;
    const Deed *d = &s->deed[(s->deeds + DEEDS - 1) % DEEDS];

    if (s->deeds == 0 || s->phase == DONE
        || (seat != d->by && seat != d->of))
        return;
    Item *i = Page_add(e->page, BUBBLE + seat, x, y, 128, 34);
    i->look = seat == d->by ? d->rank : d->came == GOT ? -1 : -2;
}
static void lay_others(const Scene *e)
{
    int others = e->s->seats - 1;
    double w = (WIDE - EDGE) / (double)others;

    for (int k = 0; k < others; k++) {
        int seat = 1 + (eyes(e->ui) + k) % e->s->seats;
        double x = EDGE + k * w;

        lay_box(e, seat, x - 8, BOXES_Y, w - EDGE + 16);
        Item *i = Page_add(e->page, SEAT + seat, x - 8, 4,
                           w - EDGE + 16, BOXES_Y - 8);

        lay_label(e, seat, i);
        if (e->mine && e->s->phase == ASKING)
            Text_say(i->drop, "to %d", seat);
        lay_hand(e, seat, x, HANDS_Y, w - EDGE);
        lay_matches(e, seat, x, BOXES_Y, w - EDGE);
        lay_bubble(e, seat, x + (w - EDGE - 128) / 2, HANDS_Y + 96);
    }
}

/* pond and log */
static void lay_pond(const Scene *e)
{
    const Pile *pond = &e->s->pile[POND];
    double x = EDGE + 90;
    Item *i = Page_add(e->page, PLACE, x, POND_Y, CARD_W, CARD_H);

    for (int k = 0; k < pond->n; k++)
        i = Card_add(e->page, pond->card[k], HIDDEN, x + .2 * k,
                     POND_Y - .3 * k);
    Pile_words(pond, e->s->face, _("pond"), i->words);
    i->held = e->fishes;
    if (e->mine && e->s->phase == FISHING)
        Text_say(i->move, "fish");
    else if (pond->n > 0 && e->s->phase != DONE)
        i->futile = _("Ask for a card before you go fishing.");
    if (e->mine && e->s->phase == ASKING)
        Text_say(i->drop, "to 0");
}
static void lay_log(const Scene *e)
{
    const Fish *s = e->s;
    int n = s->deeds < LINES_OF_LOG ? s->deeds : LINES_OF_LOG;

    for (int k = 0; k < n; k++) {
        int back = n - 1 - k;
        Item *i = Page_add(e->page, LOG + back, LOG_X,
                           POND_Y + k * LOG_ROW, WIDE - EDGE - LOG_X,
                           LOG_ROW - 2);

        tell_deed(s, back, eyes(e->ui), i->words);
        i->look = back;
    }
}

/* the page */
static void lay_own(const Scene *e)
{
    int seat = eyes(e->ui);
    double x = 380, y = MINE_Y + SMALL_H + 14, w = WIDE - EDGE - x;
    Item *i = Page_add(e->page, SEAT + seat, EDGE, MINE_Y + 20,
                       x - 2 * EDGE, LABEL - 4);
    Item *mat = Page_add(e->page, MAT, EDGE, y, WIDE - 2 * EDGE,
                         CARD_H);

    lay_label(e, seat, i);
    lay_box(e, seat, x, MINE_Y, w);
    Text_say(mat->drop, e->fishes ? "." : "");
    lay_matches(e, seat, x, MINE_Y, w);
    e->page->h = y + 16 + lay_hand(e, seat, EDGE, y, WIDE - 2 * EDGE);
    lay_bubble(e, seat, EDGE + 60, MINE_Y + 54);
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    Fish s = *(const Fish *)state;
    Scene e = { &s, ui, page, gofish_model.turn(&s) == eyes(ui),
                ui->held && ui->held == 1 + Pile_top(&s.pile[POND]) };

    gofish_model.hide(&s, ui->seat);
    lay_others(&e);
    lay_pond(&e);
    lay_log(&e);
    lay_own(&e);
    page->w = WIDE;
}

/* in ink */
static void paint_card(const Fish *s, const Item *i, const Ui *ui,
                       Paint *p)
{
    double x = i->x + 1, y = i->y + CARD_H - 28;
    bool mine = i->click == BEGINS && i->move[0];

    Card_item(p, ui, i, (ui->on[FOURS] ? CARD_FOUR : 0)
              | (i->drop[0] ? CARD_UNDER : 0), 0);
    if (!mine || !ui->on[KNOWN])
        return;
    Paint_plate(p, &(Plate){ .x = x, .y = y, .w = 34, .h = 24,
                             .corner = 6, .ink = PANEL });
    Paint_number(p, likely(s, i->id - 1), x + 17, y + 12, 12, TEXT,
                 1.6);
}
static void paint_label(const Item *i, const Ui *ui, Paint *p)
{
    bool own = i->id == SEAT + eyes(ui);

    Label_paint(p, i, own ? i->x + 24 : i->x + 32,
                strlen(i->words) < 30 ? 17 : 14);
}
static void paint_bubble(const Item *i, Paint *p)
{
    const char *says = i->look == -1 ? _("Yes.")
                     : i->look == -2 ? _("Go fish!")
                     : rank_name(i->look);

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 16, .foot = 2, .ink = PANEL, .under = LINES });
    p->text(p, says, i->x + i->w / 2, i->y + 23, 17, CENTERED, VOICE,
            TEXT);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id <= FACES)
        paint_card(state, i, ui, p);
    else if (i->id == PLACE || i->id == MY_BOX)
        Place_paint(p, i->x, i->y, i->w, i->h);
    else if (i->id >= LOG)
        p->text(p, i->words, i->x, i->y + 19, 14, AT_LEFT, PLAIN,
                i->look ? QUIET : TEXT);
    else if (i->id >= BUBBLE)
        paint_bubble(i, p);
    else if (i->id >= SEAT)
        paint_label(i, ui, p);
    if (i->id > FACES && (i->id <= MAT || i->id >= SEAT))
        Card_signs(p, ui, i);
}
static void icon(Paint *p)
{
    for (int k = 0; k < 2; k++) {
        Paint_path(p, "M32 24L41 16L41 32Z"
                      "M8 24C14 13 28 13 34 24C28 35 14 35 8 24Z");
        if (k)
            p->fill(p, CHALK);
        else
            p->stroke(p, JET, 3);
    }
    Paint_circle(p, 15, 22, 2);
    p->fill(p, JET);
}
static const Action actions[] = {
    ACTION_SWITCH(KNOWN, "known", N_("What can be known"), "k"),
    ACTION_SWITCH(AS_THEY_CAME, "came",
                  N_("Cards in the order they came"), "o"),
    CARD_SWITCH(FOURS, "c"),
    ACTION(PLAYS, "lay", N_("Lay down all matches"), "l"),
    ACTION(PLAYS, "fish", N_("Go fish"), "f"), ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *i)
{
    (void)state;
    if (i->id < PLACE && i->w == SMALL_W)
        i->y -= 24 * View_hop(ui, i->x / WIDE);
}
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const View view = {
    .title = N_("Go Fish"),
    .rules = N_(
        "Show a card and ask somebody for its rank: they must give.\n"
        "If they have none, go fishing. A match lets you go on.\n"
        "A match is two of a rank, or all four if you play for books.\n"
        "When a hand is empty the most matches win.\n\n"
        "Drag a card to whom you ask, or to your own matches."),
    .set = N_("Card Games"),
    .comment = N_("Ask for what you need, and remember who asked for "
                  "what. An idea about listening, and counting."),
    .inks = inks, .actions = actions, .pace = 1100, .least = CARD_LEAST,
    .plain = 1 << AS_THEY_CAME | 1 << FOURS,
    .layout = layout, .paint = paint,
    .bow = bow, .air = Card_felt, .icon = icon,
};
extern const Player gofish_players[], gofish_hint[];

const Game the_game = {
    &gofish_model, &view, gofish_players, gofish_hint
};
