/* Made from games/crazy8s.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "cards-paint.h"
#include "crazy8s.h"
#include "game.h"

/* measures */
enum { WIDE = 820, MARGIN = 440, EDGE = 24, LABEL = 30, GAP = 36,
       ROW = 58, RAISED = 14, SAID = 18, PACK_X = 250, HEAP_X = 390,
       SIGN_X = 520 };
/* ids: cards have 1 .. 52; a look beyond 64 is imagined */
enum { PLACE = 100, MAT = 110, SEAT = 120, SUIT = 130, SIGN = 140,
       BUTTON, DID = 150, LOG = 160, IMAGINED = 64, BRIEF = 22 };
enum { WORLDS, AS_THEY_CAME, FOURS, DEEDS_TOO };    /* in ui->on */
typedef struct Scene {
    const Eights *s;
    const Ui     *ui;
    Page         *page;
    bool          mine;             /* it is the turn of who looks */
    bool          draws;            /* the top of the pack is held */
    const Rehearsal *r;             /* or NULL */
} Scene;

static int eyes(const Ui *ui) { return ui->seat > 0 ? ui->seat : 1; }

/* what it imagines */
enum { TRIED = 100, STEPS = 4000 };
static const Rehearsal *imagined(const Eights *s, const Ui *ui)
{
    Rehearsal *r = ui->scratch;
    Think t = { .state = s, .seat = s->seat, .nodes = STEPS,
                .random = Random_start(1, 1) };

    if (!ui->on[WORLDS] || s->phase > NAMING
        || crazy8s_model.turn(s) != ui->seat)
        return NULL;
    if (r->tables == 0)
        rehearse(r, &t, TRIED);
    return r->tables ? r : NULL;
}
static int tried(const Rehearsal *r, int move)
{
    int k = r && r->tables > 0 ? r->n - 1 : -1;

    while (k >= 0 && r->move[k] != move)
        k--;
    return k;
}

/* a card in a hand */
static void lay_mine(const Scene *e, int card, double x, double y)
{
    const Eights *s = e->s;
    Face f = s->face[card];
    const char *no = s->phase > NAMING ? NULL : e->mine
                   ? objection(s, f) : _("It is not your turn.");
    bool plays = e->mine && s->phase == PLAYING && !no;
    Item *i = Card_add(e->page, card, f, x, y - (plays ? RAISED : 0));
    Text words = { i->words, sizeof(Words), 0 };
    int at = tried(e->r, f);

    Text_tell(&words, _("your hand, %s"), Face_name(f));
    if (at >= 0)
        Text_tell(&words, _(": %d of %d imagined rounds won"),
                  e->r->won[at], e->r->tables);
    i->held = e->ui->held == i->id;
    i->futile = no;
    if (plays)
        spell(f, i->move);
}
static void lay_theirs(const Scene *e, int card, double x, double y)
{
    Face f = e->s->face[card];
    Item *i = Card_add(e->page, card, f, x, y);

    if (f != HIDDEN)
        Text_say(i->words, _("another hand, %s"), Face_name(f));
    else if (e->r)
        i->look = e->r->table.face[card] + IMAGINED;
}

/* a hand */
static double lay_hand(const Scene *e, int seat, double x, double y,
                       double w)
{
    const Face *face = e->r ? e->r->table.face : e->s->face;
    Pile hand = e->s->pile[seat];
    bool mine = seat == eyes(e->ui), open = face[hand.card[0]];
    int least = open ? CARD_ACROSS : CARD_CLOSED;
    int row = 1 + (int)((w - CARD_W) / least);
    int rows = hand.n > row ? (hand.n + row - 1) / row : 1;

    row = (hand.n + rows - 1) / rows;
    Fan fan = Fan_lay(row, CARD_W, x, w, mine ? 62 : open ? 40 : 22,
                      least);
    if (open && !e->ui->on[AS_THEY_CAME])
        hand = Pile_sorted(&hand, face, hand_order);
    for (int k = 0; k < hand.n; k++)
        (mine ? lay_mine : lay_theirs)(e, hand.card[k],
            fan.from + k % row * fan.step, y + k / row * ROW);
    return CARD_H + (rows - 1) * ROW;
}
static void lay_label(const Scene *e, int seat, double x, double y,
                      double w)
{
    Item *i = Page_add(e->page, SEAT + seat, x, y, w, LABEL - 4);
    int n = e->s->pile[seat].n, has = e->s->points[seat];
    Line cards, points;

    i->look = seat == crazy8s_model.turn(e->s);
    Text_say(cards, local_n("%s: %d card", "%s: %d cards", n),
             seat_name(seat, eyes(e->ui)), n);
    Text_say(points, local_n("%d point", "%d points", has), has);
    Text_say(i->words, e->s->limit ? "%s; %s" : "%s", cards, points);
}
static void lay_deed(const Scene *e, int id, const Deed *d, double x,
                     double y, double w)
{
    if (d)
        tell_deed(d, eyes(e->ui), Page_add(e->page, id, x, y, w,
            (id < LOG ? 3 : 1) * SAID)->words);
}
static double lay_others(const Scene *e)
{
    int others = e->s->seats - 1;
    double w = (WIDE - EDGE) / (double)others, high = 0;

    for (int k = 0; k < others; k++) {
        int seat = 1 + (eyes(e->ui) + k) % e->s->seats;
        double x = EDGE + k * w;

        lay_label(e, seat, x, 8, w - EDGE);
        high = fmax(high, lay_hand(e, seat, x, 8 + LABEL, w - EDGE));
    }
    for (int k = 0; k < others; k++) {
        int seat = 1 + (eyes(e->ui) + k) % e->s->seats;

        lay_deed(e, DID + seat, deed_of(e->s, seat), EDGE + k * w,
                 16 + LABEL + high, w - EDGE);
    }
    return 16 + LABEL + high + 2 * SAID;
}

/* pack and heap */
static void lay_pack(const Scene *e, double y)
{
    const Pile *pack = &e->s->pile[STOCK];
    Item *i = Page_add(e->page, PLACE + STOCK, PACK_X, y, CARD_W,
                       CARD_H);

    for (int k = 0; k < pack->n; k++)
        i = Card_add(e->page, pack->card[k], HIDDEN, PACK_X + .2 * k,
                     y - .3 * k);
    Pile_words(pack, e->s->face, _("pack"), i->words);
    i->held = e->draws;
    if (e->mine && e->s->phase == PLAYING
        && !(i->futile = objection(e->s, DRAW)))
        spell(DRAW, i->move);
}
static void lay_heap(const Scene *e, double y)
{
    const Pile *heap = &e->s->pile[HEAP];
    Item *i = NULL;

    for (int k = heap->n > 6 ? heap->n - 6 : 0; k < heap->n; k++) {
        int card = heap->card[k];

        i = Card_add(e->page, card, e->s->face[card],
                     HEAP_X + card * 37 % 9 - 4, y + card * 23 % 7 - 3);
    }
    Pile_words(heap, e->s->face, _("heap"), i->words);
    Text_say(i->drop, e->draws ? "" : ".");
}

/* what is called, and buttons */
static void lay_suits(const Scene *e, double y)
{
    const Eights *s = e->s;
    Item *i;

    for (int k = 0; k < SUITS && e->mine && s->phase == NAMING; k++) {
        i = Page_add(e->page, SUIT + k, SIGN_X + k % 2 * 78,
                     y - 5 + k / 2 * 78, 70, 70);
        i->look = k;
        Text_say(i->words, "%s", Suit_name((Suit)k));
        spell(NAME + k, i->move);
    }
    if (Face_rank(top_of(s)) == EIGHT && s->phase != NAMING) {
        i = Page_add(e->page, SIGN, SIGN_X, y + 20, 100, 100);
        i->look = (int)named(s);
        Text_say(i->words, _("called: %s"), Suit_name(named(s)));
    }
}
static void lay_button(const Scene *e, double y)
{
    int move[FACES + 1];
    int last = e->mine ? move[choices(e->s, move) - 1] : DRAW;

    if (last != PASS && last != NEXT)
        return;
    Item *i = Page_add(e->page, BUTTON, PACK_X - 160, y + 48, 130, 44);
    i->look = SUITS;
    Text_say(i->words, "%s", last == PASS ? _("Pass")
             : _("Next round"));
    spell(last, i->move);
}

/* the page */
static void layout(const void *state, const Ui *ui, Page *page)
{
    Eights s = *(const Eights *)state;
    Scene e = { &s, ui, page, crazy8s_model.turn(&s) == eyes(ui),
                ui->held && ui->held == 1 + Pile_top(&s.pile[STOCK]),
                imagined(&s, ui) };
    double y;

    crazy8s_model.hide(&s, ui->seat);
    y = lay_others(&e) + GAP;
    lay_pack(&e, y);
    lay_heap(&e, y);
    lay_suits(&e, y);
    lay_button(&e, y);
    y += CARD_H + GAP;
    /* your hand and its mat */
    lay_label(&e, eyes(ui), EDGE, y, WIDE - 2 * EDGE);
    y += LABEL + RAISED;
    Item *mat = Page_add(page, MAT, EDGE, y, WIDE - 2 * EDGE, CARD_H);
    Text_say(mat->drop, e.draws ? "." : "");
    y += lay_hand(&e, eyes(ui), EDGE, y, WIDE - 2 * EDGE);
    page->w = WIDE;
    page->h = y + 16;
    /* the log, if you want it */
    for (int k = 0; ui->on[DEEDS_TOO] && k < DEEDS; k++)
        lay_deed(&e, LOG + k, deed_before(&s, k), WIDE,
                 page->h - 40 - k * (SAID + 6), MARGIN);
    page->w += ui->on[DEEDS_TOO] ? MARGIN : 0;
}

/* cards in ink */
static void paint_card(const Item *i, const Ui *ui, Paint *p)
{
    const Rehearsal *r = ui->scratch;
    bool dream = i->look >= IMAGINED;
    Item lies = *i;
    int at = i->move[0] && ui->on[WORLDS] ? tried(r, i->look) : -1;
    double x = i->x + 1, y = i->y + CARD_H - 28;

    lies.look -= dream ? IMAGINED : 0;
    Card_item(p, ui, &lies, ui->on[FOURS] ? CARD_FOUR : 0, 0);
    /* what stands at its foot */
    if (dream || at >= 0)
        Paint_plate(p, &(Plate){ .x = x, .y = y, .w = 30, .h = 24,
                                 .corner = 6, .ink = PANEL });
    if (dream)
        p->text(p, "?", x + 15, y + 18, 18, CENTERED, PLAIN, TEXT);
    else if (at >= 0)
        Paint_number(p, r->won[at], x + 15, y + 12, 12, TEXT, 1.6);
}

/* labels in ink */
static void paint_label(const Item *i, const Ui *ui, Paint *p)
{
    bool own = i->id == SEAT + eyes(ui);
    double x = own ? i->x : i->x + i->w / 2;
    double size = own || strlen(i->words) <= BRIEF ? 20 : 15;

    p->text(p, i->words, own ? x + 24 : x, i->y + 20, size,
            own ? AT_LEFT : CENTERED, PLAIN, TEXT);
    if (i->look)
        Paint_plate(p, &(Plate){ .x = own ? x : x - 120, .y = i->y + 5,
            .w = 16, .h = 16, .corner = 8, .ink = LAMP });
}
static void paint_deed(const Item *i, Paint *p)
{
    bool below = i->id < LOG;
    int line = 0;

    for (const char *at = i->words; *at; at += *at == ' ') {
        Line part;
        int n = (int)strcspn(at, below ? "," : "");

        Text_say(part, "%.*s", n + (at[n] == ','), at);
        p->text(p, part, i->x + (below ? i->w / 2 : 0),
                i->y + 13 + SAID * line, 15,
                below ? CENTERED : AT_LEFT, PLAIN,
                i->id > LOG ? QUIET : TEXT);
        line++;
        at += strlen(part);
    }
}
static void paint_plate(const Item *i, const Ui *ui, Paint *p)
{
    bool can = i->move[0] != '\0', word = i->look == SUITS;
    double up = !can || ui->hover != i->id ? 0 : ui->down ? -3 : 2;
    double x = i->x + i->w / 2, y = i->y + i->h / 2 - up;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w,
        .h = i->h, .corner = can ? 10 : i->w / 2, .foot = can ? 4 : 0,
        .lift = up, .ink = word ? PANEL : CARDPAPER,
        .under = CARDFOOT });
    if (word)
        p->text(p, i->words, x, y + 6, 17, CENTERED, PLAIN, TEXT);
    else
        Suit_paint(p, (Suit)i->look, x, y, i->w / 32, Suit_ink(
            (Suit)i->look, ui->on[FOURS] ? CARD_FOUR : 0));
    Card_signs(p, ui, i);
}

/* the view */
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    (void)state;
    if (i->id <= FACES)
        paint_card(i, ui, p);
    else if (i->id > DID)
        paint_deed(i, p);
    else if (i->id >= SUIT)
        paint_plate(i, ui, p);
    else if (i->id > SEAT)
        paint_label(i, ui, p);
    else if (i->id < MAT)
        Place_paint(p, i->x, i->y, i->w, i->h);
    if (i->id > FACES && i->id <= MAT)
        Card_signs(p, ui, i);
}
static const Action actions[] = {
    ACTION_SWITCH(WORLDS, "imagine", N_("Show what it imagines"), "i"),
    ACTION_SWITCH(AS_THEY_CAME, "came",
                  N_("Cards in the order they came"), "o"),
    CARD_SWITCH(FOURS, "f"),
    ACTION_SWITCH(DEEDS_TOO, "log", N_("A log of the round"), "l"),
    ACTION(PLAYS, "draw", N_("Draw a card"), "d"),
    ACTION(PLAYS, "pass", N_("Pass"), "p"),
    ACTION(PLAYS, "suit clubs", N_("Name clubs"), "c"),
    ACTION(PLAYS, "suit diamonds", N_("Name diamonds"), "d"),
    ACTION(PLAYS, "suit hearts", N_("Name hearts"), "h"),
    ACTION(PLAYS, "suit spades", N_("Name spades"), "s"),
    ACTION(PLAYS, "next", N_("Next round"), "n"), { 0 }
};
static void icon(Paint *p)
{
    p->shift(p, 24, 23), p->turn(p, .03);
    Paint_plate(p, &(Plate){ .x = -12, .y = -16, .w = 24, .h = 32,
                             .corner = 3.5, .ink = CHALK });
    for (int k = 0; k < 2; k++) {
        Paint_circle(p, 0, k ? 5.4 : -5.2, k ? 5.8 : 4.6);
        p->stroke(p, JET, 3.2);
    }
}
static void bow(const void *state, const Ui *ui, Item *i)
{
    const Pile *heap = &((const Eights *)state)->pile[HEAP];

    for (int k = 1; k <= 6 && k <= heap->n; k++)
        if (i->id == 1 + heap->card[heap->n - k])
            i->y -= 60 * View_hop(ui, (k - 1) / 5.);
}
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const View view = {
    .title = N_("Crazy 8s"),
    .rules = N_(
        "Get rid of your cards: play the suit or the rank on top.\n"
        "An eight goes on everything, and names a suit.\n"
        "You may draw before you play.\n"
        "When the pack is used up you may pass.\n\n"
        "Click a card or drag it to the heap. Click the pack to draw."),
    .set = N_("Card Games"),
    .comment = N_("Get rid of your cards before the others do. An idea "
                  "about hands that nobody sees."),
    .inks = inks, .actions = actions, .pace = 700, .least = CARD_LEAST,
    .plain = 1 << AS_THEY_CAME | 1 << FOURS | 1 << DEEDS_TOO,
    .scratch = sizeof(Rehearsal), .layout = layout, .paint = paint,
    .bow = bow, .air = Card_felt, .icon = icon,
};
extern const Player crazy8s_players[], crazy8s_hint[];

const Game the_game = {
    &crazy8s_model, &view, crazy8s_players, crazy8s_hint
};
