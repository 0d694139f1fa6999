/* Made from kit/contract.nw by make tangle: change that, not this. */
#include "game.h"
#include "nim.h"

/* the view of nim */
enum { SLIP = 100,                  /* ids: of the seats, and + 10 of
                                       those to write on */
       ROW = 23, PITCH = 24, WIDE = ROW * PITCH + 20 };
static void lay_matches(const Nim *s, Page *page)
{
    for (int n = 0; n < s->left; n++) {
        int take = s->left - n;
        Item *match = Page_add(page, n + 1, 10 + n % ROW * PITCH,
                               20 + 100 * (n / ROW), PITCH, 90);

        if (take <= GRASP && !s->bidding) {
            Text_say(match->move, "take %d", take);
            Text_say(match->words, _("take %d"), take);
        }
    }
}
static void lay_slips(const Nim *s, int eyes, Page *page)
{
    for (int seat = 1; seat <= 2; seat++)
        if (s->bid[seat] != 0) {
            Item *i = Page_add(page, SLIP + seat, 60 * seat, 230,
                               48, 60);

            i->side = s->bidding && seat != eyes;
            i->look = i->side ? 0 : s->bid[seat];
            Text_say(i->words, i->side ? _("seat %d has written a bid")
                     : _("seat %d has bid %d"), seat, s->bid[seat]);
        }
    for (int n = 1; n <= GRASP && s->bidding; n++) {
        Item *i = Page_add(page, SLIP + 10 + n, 310 + 60 * n,
                           230, 48, 60);

        i->look = n;
        Text_say(i->words, _("bid %d"), n);
        Text_say(i->move, "bid %d", n);
    }
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    page->w = WIDE;
    page->h = 310;
    lay_matches(state, page);
    lay_slips(state, ui ? ui->seat : 0, page);
}
static void paint_slip(const Item *item, bool lit, Paint *p)
{
    const char *const written[] = { "", "1", "2", "3" };

    Paint_box(p, item->x, item->y, item->w, item->h);
    p->fill(p, lit ? LAMP : PANEL);
    Paint_box(p, item->x, item->y, item->w, item->h);
    p->stroke(p, LINES, 1.5);
    if (item->look > 0)
        p->text(p, written[item->look], item->x + item->w / 2,
                item->y + 41, 32, CENTERED, PLAIN, TEXT);
}
static bool takes(const Nim *s, int at, int id)
{
    return at > 0 && at > s->left - GRASP && at <= id && !s->bidding;
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    int  id = item->id;
    bool lit = takes(state, ui->hover, id)
            || takes(state, ui->hint, id);

    if (id > SLIP) {
        paint_slip(item, item->move[0] && (id == ui->hover
                                           || id == ui->hint), p);
        return;
    }
    Paint_box(p, item->x + 9, item->y + 10, 6, item->h - 10);
    p->fill(p, lit ? LAMPEDGE : LINES);
    Paint_ellipse(p, item->x + 12, item->y + 9, 7, 9);
    p->fill(p, lit ? LAMP : WINE);
}
static const Action nim_actions[] = {
    ACTION_NEW, { 0 }
};
const View nim_view = {
    .title = N_("Nim"),
    .rules = N_("Take one, two or three matches.\n"
                "Whoever takes the last one wins."),
    .actions = nim_actions, .pace = 400,
    .layout = layout, .paint = paint,
};
const Game nim_game = {
    &plain_model, &nim_view, nim_players, nim_players
};
