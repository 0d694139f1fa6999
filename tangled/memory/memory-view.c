/* Made from games/memory.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "cards-paint.h"
#include "memory.h"
#include "game.h"

/* measures */
enum { W = 84, H = 96, STEP_X = 94, STEP_Y = 106, EDGE = 20, HEAP = 60,
       HEAP_STEP = STEP_Y + 40, SLIP = 70, ROW = 26 };
enum { SEEN };                      /* places in ui->on */

/* a card */
static void lay_card(const Pairs *s, const Ui *ui, Page *page, int at)
{
    bool up = at == s->up[0] || at == s->up[1] || s->owner[at];
    bool ghost = !up && ui->on[SEEN] && s->seen[at];
    /* where a card lies */
    int eyes = ui->seat > 0 ? ui->seat : 1;
    int seat = s->phase == DONE && !s->needless[eyes] ? 0 : s->owner[at];
    double x = seat ? 2 * EDGE + s->cols * STEP_X + at % 3 * 2
             : EDGE + at % s->cols * STEP_X;
    double y = seat ? EDGE + (seat - 1) * HEAP_STEP + at % 5 * 2
             : EDGE + at / s->cols * STEP_Y;
    Item *i = Page_add(page, at + 1, x, y, W, H);
    Line face = "";

    i->side = up;
    i->look = up || ghost ? s->face[at] : 0;
    if (seat)
        return;
    /* what is heard of it */
    if (i->look)
        face_words(s->set, i->look, face);
    Text_say(i->words, !i->look ? _("row %d, column %d: face down")
             : ghost ? _("row %d, column %d: face down, it was %s")
             : _("row %d, column %d: %s"), at / s->cols + 1,
             at % s->cols + 1, face);
    if (s->phase < SHOWING && s->seat == ui->seat)
        Text_say(i->move, "turn %d %d", at / s->cols + 1,
                 at % s->cols + 1);
}

/* the page */
static void lay_slips(const Pairs *s, int seat, Page *page)
{
    int n = s->needless[seat] < SLIPS ? s->needless[seat] : SLIPS;
    double high = fmin(ROW, (s->rows * STEP_Y - 10.) / (n + .01));

    for (int k = 0; k < n; k++) {
        int at = s->slip[seat][k].at;
        Item *i = Page_add(page, SLIP + k, EDGE, EDGE + k * high,
                           s->cols * STEP_X, high);
        Line face;

        face_words(s->set, s->face[at], face);
        Text_say(i->words, _("Try %d: seen in row %d, column %d: %s"),
                 s->slip[seat][k].number, at / s->cols + 1,
                 at % s->cols + 1, face);
    }
}
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Pairs *s = state;

    page->w = 3 * EDGE + s->cols * STEP_X + W;
    page->h = 2 * EDGE + s->rows * STEP_Y - (STEP_Y - H);
    /* a place for each heap */
    for (int seat = 1; seat <= s->seats; seat++) {
        Item *i = Page_add(page, HEAP + seat, 2 * EDGE + s->cols * STEP_X,
                           EDGE + (seat - 1) * HEAP_STEP, W, H + 38);

        i->look = s->found[seat];
        Text_say(i->words, _("seat %d: found %d, tries %d"), seat,
                 s->found[seat], s->tries[seat]);
    }
    if (s->phase == DONE)
        lay_slips(s, ui->seat > 0 ? ui->seat : 1, page);
    for (int gone = 0; gone < 2; gone++)
        for (int k = 0; k < s->rows * s->cols; k++)
            if ((s->owner[k] > 0) == gone)
                lay_card(s, ui, page, k);
}

/* in ink */
static double size_of(const char *words)
{
    int halves = 0;

    for (; *words; words++)
        halves += *words == ' ' ? 1 : (*words & 0xC0) != 0x80 ? 2 : 0;
    return fmin(40, 225. / halves);
}
static void paint_face(const Pairs *s, const Item *i, double y, int ink,
                       Paint *p)
{
    double x = i->x + i->w / 2, narrow = i->w / W, size;
    Line words;

    if (s->set > 0) {
        face_words(s->set, i->look, words);
        size = size_of(words);
        p->text(p, words, x, y + .36 * size, size, CENTERED, PLAIN,
                ink);
        return;
    }
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, narrow, 1);
    Paint_path(p, face_outline(i->look));
    p->fill(p, ink);
    p->restore(p);
}
static void paint_back(const Item *i, double lift, Paint *p)
{
    double x = i->x + i->w / 2, y = i->y + i->h / 2 - lift;
    double w = i->w / 2 - 7, h = i->h / 2 - 7;

    Paint_round(p, x - w, y - h, 2 * w, 2 * h, 5);
    for (int corner = 0; corner < 4; corner++) {
        double a = corner & 1 ? -w : w, b = corner & 2 ? -h : h;

        for (int k = 1; k <= 4; k++) {
            p->move(p, x + a - a * k / 2, y + b);
            p->line(p, x + a, y + b - b * k / 2);
        }
    }
    p->stroke(p, BACKHIGH, 1.5);
    Paint_ellipse(p, x, y, 22 * i->w / W, 14);
    p->fill(p, BACKHIGH);
    Paint_circle(p, x, y, 6);
    p->fill(p, BACKMID);
}
static void paint_card(const Pairs *s, const Item *i, const Ui *ui,
                       Paint *p)
{
    static const int inks[] = { CARDRED, CARDBLUE, CARDGREEN };
    double lift = ui->hover == i->id && i->move[0]
                ? ui->down ? -2 : 3 : 0;

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 9, .foot = 4, .lift = lift, .under = CARDFOOT,
        .ink = i->side ? CARDPAPER : BACKMID });
    if (!i->side && !i->look)
        paint_back(i, lift, p);
    if (i->look)
        paint_face(s, i, i->y + i->h / 2 - lift, i->side
            ? inks[pair_of(i->look) % 3] : CARDPAPER, p);
    Card_signs(p, ui, i);
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    if (i->id <= CARDS)
        paint_card(state, i, ui, p);
    else if (i->id >= SLIP)
        p->text(p, i->words, i->x, i->y + .7 * i->h, .58 * i->h,
                AT_LEFT, PLAIN, TEXT);
    else {
        Place_paint(p, i->x, i->y, W, H);
        Paint_number(p, i->look, i->x + W / 2., i->y + H + 26, 14,
                     TEXT, 2);
    }
}

/* the view */
static int wait(const void *state, int seat)
{
    const Pairs *s = state;

    (void)seat;
    return s->phase == SHOWING ? 100 * s->show : 700;
}
static int neighbor(const void *state, const Ui *ui, int id,
                    const char *key)
{
    const Pairs *s = state;
    int way = Text_same(key, "Right") - Text_same(key, "Left");
    int all = s->rows * s->cols, at = id - 1 + way;

    (void)ui;
    while (way && at >= 0 && at < all && s->owner[at])
        at += way;
    return !way || id == 0 || id > CARDS || at < 0 ? 0
         : at < all ? at + 1 : HEAP + 1;
}
static void icon(Paint *p)
{
    for (int k = 0; k < 2; k++) {
        Paint_round(p, 9 + 14 * k, 12 + 4 * k, 16, 21, 3);
        p->fill(p, CHALK);
        Paint_circle(p, 17 + 14 * k, 22.5 + 4 * k, 4.5);
        p->fill(p, JET);
    }
}
static const Action actions[] = {
    ACTION_SWITCH(SEEN, "seen", N_("Show what was seen"), "s"),
    ACTION_NEW, { 0 }
};
static void bow(const void *state, const Ui *ui, Item *i)
{
    const Pairs *s = state;
    int at = i->id - 1;
    double there = i->id > CARDS ? 0
                 : fmin(1, 1.5 - fabs(3 * ui->bow - 1.5));

    i->x += there * (EDGE + at % s->cols * STEP_X - i->x);
    i->y += there * (EDGE + at / s->cols * STEP_Y - i->y);
}
static const Ink inks[] = { CARD_INKS, { NULL, 0, 0, 0, 0 } };
static const View view = {
    .title = N_("Memory"),
    .rules = N_(
        "Turn up two cards: a pair is yours, and you go on.\n"
        "All others are turned down again. Remember them.\n"
        "A look at one card counts as a try.\n\n"
        "Click a card to turn it up."),
    .set = N_("Card Games"),
    .comment = N_("Find the pairs in as few tries as you can. An idea "
                  "about the best play against chance."),
    .inks = inks, .actions = actions, .wait = wait,
    .clock = true, .least = .4, .layout = layout, .paint = paint,
    .bow = bow, .neighbor = neighbor, .air = Card_felt, .icon = icon,
};
extern const Player memory_players[], memory_hint[];

const Game the_game = {
    &memory_model, &view, memory_players, memory_hint
};
