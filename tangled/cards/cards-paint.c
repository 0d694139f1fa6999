/* Made from kit/cards.nw by make tangle: change that, not this. */
/* cards-paint.c -- how cards look, and how they lie on a table */
#include <math.h>
#include "cards-paint.h"

/* a fan */
Fan Fan_lay(int n, double size, double from, double room, double usual,
            double least)
{
    double step = n > 1 ? (room - size) / (n - 1) : usual, all;

    step = fmax(fmin(step, usual), least);
    all = size + step * (n > 1 ? n - 1 : 0);
    return (Fan){ from + fmax(room - all, 0) / 2, step, all };
}

/* signs of the suits */
static const char *const half_sign[SUITS] = {
    "M0-1C1 4.5 1.6 8.6 3.7 10.1L-3.7 10.1C-1.6 8.6-1 4.5 0-1Z",
    "M0-10.4C-1.9-6.5-4.8-2.9-8.2 0-4.8 2.9-1.9 6.5 0 10.4Z",
    "M0 9.6C-3 5.7-9.7 1.6-9.7-3.7-9.7-7-7.3-9.2-4.7-9.2-2.6-9.2-.9-8 "
    "0-6Z",
    "M0-10.2C-3-6.1-9.6-2.6-9.6 2.4-9.6 5.3-7.5 7.1-5.2 7.1-3.3 7.1"
    "-1.8 6.1-.9 4.7-1.1 7.1-2 8.9-3.7 10.1L0 10.1Z" };
static void sign_path(Paint *p, Suit s)
{
    Paint_path(p, half_sign[s]);
    if (s != CLUBS)
        Paint_mirror(p, half_sign[s]);
    else {
        Paint_circle(p, 0, -5.5, 4.7);
        Paint_circle(p, -5.2, 2, 4.7);
        Paint_circle(p, 5.2, 2, 4.7);
        Paint_circle(p, 0, -.4, 3);
    }
}
void Suit_paint(Paint *p, Suit s, double x, double y, double size,
                int ink)
{
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, size, size);
    sign_path(p, s);
    p->fill(p, ink);
    p->restore(p);
}
int Suit_ink(Suit s, int how)
{
    static const int four[] = { CARDGREEN, CARDBLUE, CARDRED, CARDINK };

    return how & CARD_FOUR ? four[s]
         : s == DIAMONDS || s == HEARTS ? CARDRED : CARDINK;
}

/* ranks in strokes */
static const char *const letter[KING + 1] = {
    [ACE] = "M0 10L3 0 6 10M1.1 6.7L4.9 6.7",
    [10] = "M0 1.6L1.4 0 1.4 10M5.2 0C3.9 0 3.2 1.6 3.2 5 3.2 8.4 "
           "3.9 10 5.2 10 6.5 10 7.2 8.4 7.2 5 7.2 1.6 6.5 0 5.2 0Z",
    [JACK] = "M5 0L5 7C5 9 4 10 2.6 10 1.2 10 .2 9.2 0 7.8",
    [QUEEN] = "M3 0C5 0 6 2 6 5 6 8 5 10 3 10 1 10 0 8 0 5 0 2 1 0 3 0Z"
              "M3.4 7.2L6.2 10.4",
    [KING] = "M.4 0L.4 10M5.8 0L.4 6M2.4 4L6 10" };
static void draw(Paint *p, const char *path, int ink, double width)
{
    if (path) {
        Paint_path(p, path);
        p->stroke(p, ink, width);
    }
}
static void rank_sign(Paint *p, int rank, int ink)
{
    draw(p, letter[rank], ink, 1.85);
    if (!letter[rank])
        Paint_number(p, rank, 3, 5, 10, ink, 1.85);
}
enum { THUMBNAIL = 48 };            /* pixels: not so wide is small */
static bool small(const Paint *p)
{
    return p->fine > 0 && p->fine * CARD_W < THUMBNAIL;
}
static void half_turn(Paint *p)
{
    p->shift(p, CARD_W, CARD_H);
    p->turn(p, .5);
}
static void indices(Paint *p, Face f, int ink)
{
    double k = small(p) ? 1.95 : 1.45, y = small(p) ? 4.5 : 7.5;

    for (int end = 0; end < 2; end++) {
        p->save(p);
        if (end)
            half_turn(p);
        Suit_paint(p, Face_suit(f), 5 + 4 * k, 26 + y * .9, .44 * k,
                   ink);
        p->shift(p, Face_rank(f) == 10 ? 5.4 : 6.4, y);
        p->scale(p, k, k);
        rank_sign(p, Face_rank(f), ink);
        p->restore(p);
    }
}

/* pips */
/* pairs: column 0 .. 2, row "a" .. "u", of which the middle is "k" */
static const char *const spots[11] = { "", "1k", "1a1u", "1a1k1u",
    "0a2a0u2u", "0a2a1k0u2u", "0a2a0k2k0u2u", "0a2a1f0k2k0u2u",
    "0a2a1f0k2k1p0u2u", "0a2a0g2g1k0o2o0u2u",
    "0a2a1d0g2g0o2o1r0u2u" };
static void pips(Paint *p, Face f, int ink)
{
    double size = Face_rank(f) >= 9 ? .86 : .96;

    for (const char *at = spots[Face_rank(f)]; *at; at += 2)
        Suit_paint(p, Face_suit(f), 50 + 17.5 * (at[0] - '1'),
                   70 + 4.5 * (at[1] - 'k'),
                   at[1] > 'k' ? -size : size, ink);
}
static void ace(Paint *p, Suit s, int ink)
{
    Suit_paint(p, s, 50, 70, 3.3, ink);
    Suit_paint(p, s, 50, 70, 2.8, CARDPAPER);
    Suit_paint(p, s, 50, 70, 2.6, ink);
    Suit_paint(p, DIAMONDS, 50, s == CLUBS ? 68 : s == SPADES ? 72 : 69,
               .55, CARDPAPER);
}

/* twelve people */
typedef enum Gaze { AHEAD, ASIDE, DOWNWARD, CLOSED } Gaze;
typedef struct Person {
    int    hair;
    double lean;                    /* of the head, in turns */
    Gaze   gaze;
    const char *sleeve, *staff, *gold, *color, *line;
    int    hand[4];                 /* x, y; and of a second one */
} Person;
static const Person people[FACES + 1] = {
    [JACK] = { HAIRBROWN, .012, DOWNWARD, .hand = { 33, -9, 61, -2 },
        .sleeve = "M78 60C90 36 84 15 66 3M48 60C54 39 48 18 36 0",
        .staff = "M6-20L84-1", .line =
        "M20-16L21-16M48-10L49-10M74-4L75-4" },
#include "cards-people.h"
};

/* how people are painted */
static void shape(Paint *p, bool both, const char *path, int ink,
                  int edge)
{
    bool lined = path && (edge >= 0 || p->theme >= CONTRAST);

    for (int line = 0; path && line <= lined; line++) {
        Paint_path(p, path);
        if (both)
            Paint_mirror(p, path);
        if (line)
            p->stroke(p, edge < 0 ? CARDINK : edge, 2.7);
        else
            p->fill(p, ink);
    }
}
static void print_cloth(Paint *p, const char *path, int ink,
                        double width)
{
    for (int k = 0; k < 54; k++) {
        p->save(p);
        p->shift(p, 24 * (k % 9) + k / 9 % 2 * 12 - 99,
                 16 * (k / 9) - 6);
        Paint_path(p, path);
        p->restore(p);
    }
    p->stroke(p, ink, width);
}
static void mantle(Paint *p, Suit s, int robe)
{
    static const char *const pattern[SUITS] = { "M0 0L.3 0",
        "M0-5L4 0 0 5-4 0Z", "M-12 0C-12 16 12 16 12 0",
        "M-12 10L0-2 12 10" };
    static const char cloth[] =
        "M0-4L-27-4C-51 3-78 12-90 36L-90 78 0 78";

    shape(p, true, cloth, robe, robe);
    p->save(p);
    Paint_path(p, cloth);
    Paint_mirror(p, cloth);
    p->clip(p);
    print_cloth(p, pattern[s], robe + 1, s == CLUBS ? 6.6 : 3);
    p->restore(p);
    /* a golden front */
    shape(p, true, "M0-6L-24-6-21 78 0 78", GOLD, GOLDLINE);
    for (int k = 0; k < 2; k++)
        Suit_paint(p, s, 0, 22 + 25 * k, .8,
                   robe == ROBEB ? CARDINK : robe);
}
typedef struct Wear { const char *hair, *front, *hat; } Wear;
static const Wear wear[] = {
    { "M0-84C-30-84-36-60-35-30-34-18-39-14-42-11-30-5-21-9-18-15L0-15",
      "M0-80C-15-80-24-73-25-54-18-62-10-66 0-66",
      "M0-80C-12-80-26-77-35-73L-34-66C-24-70-12-72 0-72" },
    { "M0-87C-33-87-40-60-39-33-38-12-46-3-51 6-33 12-21 3-18-6L0-6",
      "M-25-45C-25-66-16-76 0-76-10-72-20-60-25-45Z",
      "M0-93L-10-107-19-91-35-101-28-75C-20-78-10-80 0-80" },
    { "M0-84C-28-84-33-60-32-39L-28-24 0-24",
      "M0-80C-15-80-24-73-25-54-18-62-10-66 0-66",
      "M0-109L-12-101C-16-95-24-94-34-98L-29-75C-20-78-10-80 0-80" } };
static void eyes(Paint *p, Gaze gaze)
{
    bool down = gaze == DOWNWARD;

    if (gaze == CLOSED)
        draw(p, "M-16-49C-14-45-10-45-7-49M8-49C10-45 14-45 17-49",
             CARDINK, 2.6);
    for (int x = -12; x <= 12 && gaze != CLOSED; x += 24) {
        Paint_ellipse(p, x + (gaze == ASIDE ? 3 : 0),
                      down ? -46 : -48, 3, down ? 2.4 : 3.8);
        p->fill(p, CARDINK);
    }
}
static void head(Paint *p, int rank, const Person *who)
{
    shape(p, true, wear[rank - JACK].hair, who->hair, -1);
    shape(p, true, "M0-24L-12-24-12 0C-8 5-4 6 0 6", SKIN, -1);
    shape(p, true, "M0-78C-19-78-25-60-25-44-24-24-12-9 0-9", SKIN, -1);
    if (rank == KING)
        shape(p, true, "M0 10C-19 4-27-21-25-45-22-33-16-29-10-30L0-30",
              who->hair, -1);
    else {
        Paint_circle(p, -16, -33, 5);
        Paint_circle(p, 16, -33, 5);
        p->fill(p, ROBE2);
    }
    /* what is on a face */
    draw(p, "M-19-56C-14-61-6-60-3-55-2-49-2-42-5-37-4-34 0-34 2-35M6"
            "-56C10-60 16-59 19-56", CARDINK, 2.6);
    shape(p, true, "M0-25C-2-25-4-25-7-23-4-21-2-20 0-20",
          rank == KING ? SKIN : CARDRED, -1);
    eyes(p, who->gaze);
    shape(p, true, wear[rank - JACK].front, who->hair, -1);
}
static void hat(Paint *p, int rank, int robe)
{
    if (rank == JACK) {
        shape(p, true, "M0-100C-21-100-37-91-34-71-24-75-12-76 0-76",
              robe, -1);
        shape(p, false, "M21-84C33-99 48-103 57-100 51-89 38-81 21-84Z",
              robe + 1, robe);
    }
    shape(p, true, wear[rank - JACK].hat, GOLD, GOLDLINE);
    if (rank == KING)
        draw(p, "M0-107L0-124M-7-118L7-118", GOLDLINE, 4);
    for (int side = -1; side < 2 && rank == QUEEN; side += 2) {
        Paint_circle(p, 35 * side, -102, 4.5);
        Paint_circle(p, 10 * side, -108, 4.5);
        p->fill(p, robe);
    }
}
static void gesture(Paint *p, const Person *who, int rank, int robe)
{
    draw(p, who->sleeve, robe + 1, 28);
    draw(p, who->sleeve, robe, 23.5);
    draw(p, who->staff, rank == QUEEN ? CARDGREEN : HAIRBROWN, 6);
    shape(p, false, who->gold, GOLD, GOLDLINE);
    shape(p, false, who->color, robe + 1, robe);
    draw(p, who->line, robe, 3);
    /* hands */
    for (int k = 0; k < 4 && who->hand[k]; k += 2) {
        Paint_ellipse(p, who->hand[k], who->hand[k + 1], 11, 9.4);
        p->fill(p, CARDINK);
        Paint_ellipse(p, who->hand[k], who->hand[k + 1], 8.8, 7.2);
        p->fill(p, SKIN);
    }
}
static void person(Paint *p, Face f, int ink)
{
    const Person *who = &people[f];
    int rank = Face_rank(f), robe = ink == CARDINK ? ROBEB : ink;

    p->shift(p, 50, 46);
    p->scale(p, 1 / 3., 1 / 3.);
    Suit_paint(p, Face_suit(f), -67, -85, 1.56, ink);
    mantle(p, Face_suit(f), robe);
    p->save(p);
    p->turn(p, who->lean);
    head(p, rank, who);
    hat(p, rank, robe);
    p->restore(p);
    draw(p, "M-29-1C-15 11 15 11 29-1", robe + 1, 8);
    gesture(p, who, rank, robe);
    /* half of a belt */
    shape(p, false, "M-90 62L90 62 90 82-90 82Z", GOLD, GOLDLINE);
    for (int k = -3; k <= 3; k++)
        Suit_paint(p, DIAMONDS, 24 * k, 72, .78, ink);
}
static void court(Paint *p, Face f, int ink)
{
    Paint_round(p, 21, 8, 58, 124, 5);
    p->fill(p, VELLUM);
    for (int half = 0; half < 2; half++) {
        p->save(p);
        if (half)
            half_turn(p);
        Paint_box(p, 21.5, 0, 57, 70.4);
        p->clip(p);
        person(p, f, ink);
        p->restore(p);
    }
    Paint_round(p, 21, 8, 58, 124, 5);
    p->stroke(p, ink, 1.3);
}

/* the other side */
static void weave(Paint *p)
{
    for (int k = 0; k < 13 * 9; k++) {
        double x = 5 + 10 * (k % 9), y = 5 + 10 * (k / 9);
        bool flat = (k / 9 + k % 9) % 2;

        for (int bar = 0; bar < 2; bar++)
            if (flat)
                Paint_round(p, x - 1.2, y + .7 + 4.6 * bar, 12.4, 4, 2);
            else
                Paint_round(p, x + .7 + 4.6 * bar, y - 1.2, 4, 12.4, 2);
        p->fill(p, flat ? BACKHIGH : BACKMID);
    }
}
static void grid(Paint *p)
{
    for (int k = 0; k < 22; k++) {
        p->move(p, 10 * k - 125, 5);
        p->line(p, 10 * k + 5, 135);
        p->move(p, 10 * k + 5, 5);
        p->line(p, 10 * k - 125, 135);
    }
    p->stroke(p, p->theme < CONTRAST ? BACKHIGH : BACKDEEP, 1);
}
static void back(Paint *p)
{
    p->save(p);
    Paint_round(p, 5, 5, 90, 130, 5);
    p->fill(p, p->fine > 0 ? BACKDEEP : CARDPAPER);
    Paint_round(p, 5, 5, 90, 130, 5);
    p->clip(p);
    (p->fine > 0 ? weave : grid)(p);
    p->restore(p);
    Paint_round(p, 5, 5, 90, 130, 5);
    p->stroke(p, BACKDEEP, 1.4);
    /* the sign on the back */
    Paint_circle(p, 50, 70, 19);
    p->fill(p, CARDPAPER);
    Paint_circle(p, 50, 70, 16.4);
    p->stroke(p, BACKDEEP, 1.4);
    draw(p, "M46.6 61L39.4 70L46.6 79M53.4 61L60.6 70L53.4 79", BACKDEEP,
         3.2);
}

/* a whole card */
static void inside(Paint *p, Face f, int ink)
{
    if (f == HIDDEN)
        back(p);
    else if (small(p))
        Suit_paint(p, Face_suit(f), 56, 78, 3, ink);
    else if (Face_rank(f) >= JACK)
        court(p, f, ink);
    else if (Face_rank(f) == ACE)
        ace(p, Face_suit(f), ink);
    else
        pips(p, f, ink);
}
enum { FACE_BITS = 6 };
static void draw_card(Paint *p, int which)
{
    Face f = (Face)(which & ((1 << FACE_BITS) - 1));
    int how = which >> FACE_BITS;
    int ink = f == HIDDEN ? CARDINK : Suit_ink(Face_suit(f), how);
    double foot = how & CARD_HELD ? 7 : how & CARD_UP ? 4 : 2;

    Paint_plate(p, &(Plate){ 0, 0, CARD_W, CARD_H, 8, foot, 0,
                             CARDPAPER, CARDFOOT });
    inside(p, f, ink);
    if (f != HIDDEN)
        indices(p, f, ink);
    Paint_round(p, 0, 0, CARD_W, CARD_H, 8);
    p->stroke(p, CARDEDGE, 1);
}
void Card_paint(Paint *p, Face f, int how, double x, double y,
                double w, double h)
{
    static const Stamp card = { "card", CARD_W, CARD_H, 9, draw_card };

    p->stamp(p, &card, f | how << FACE_BITS, x, y, w, h);
}

/* signs on the table */
static void around(Paint *p, const Item *i, double more, int ink,
                   double width)
{
    Paint_round(p, i->x - 2, i->y - 2, i->w + 4, i->h + more + 4, 10);
    p->stroke(p, ink, width);
}
static void brackets(Paint *p, const Item *i, int ink, double width)
{
    for (int k = 0; k < 4; k++) {
        p->save(p);
        p->shift(p, i->x + i->w / 2, i->y + i->h / 2);
        p->scale(p, k % 2 ? -1 : 1, k / 2 ? -1 : 1);
        p->shift(p, -i->w / 2 - 5, -i->h / 2 - 5);
        draw(p, "M0 26L0 9C0 3 3 0 9 0L26 0", ink, width);
        p->restore(p);
    }
}
void Card_signs(Paint *p, const Ui *ui, const Item *i)
{
    if (i->target || ui->goal == i->id) {
        brackets(p, i, FELT, 6);
        brackets(p, i, LAMPEDGE, 3);
    }
    if (ui->hint != i->id)
        return;
    around(p, i, 0, LAMPEDGE, 5);
    around(p, i, 0, LAMP, 3);
    p->save(p);
    p->shift(p, i->x + i->w / 2, i->y);
    draw(p, "M-9 -16L9 -16L0 -6Z", FELT, 5);
    Paint_path(p, "M-9 -16L9 -16L0 -6Z");
    p->fill(p, LAMPEDGE);
    p->restore(p);
}
void Place_paint(Paint *p, double x, double y, double w, double h)
{
    Paint_round(p, x, y, w, h, 8);
    p->fill(p, FELTDEEP);
    Paint_round(p, x, y, w, h, 8);
    p->stroke(p, FELTLINE, 1.5);
}
void Count_paint(Paint *p, int n, double x, double y, double size)
{
    Line many;

    Text_say(many, "%d", n);
    if (n > 0)
        p->text(p, many, x, y + size / 3, size, CENTERED, PLAIN, TEXT);
}
void Label_paint(Paint *p, const Item *i, double x, double size)
{
    p->text(p, i->words, x, i->y + 20, size, AT_LEFT, PLAIN, TEXT);
    if (i->look)
        Paint_plate(p, &(Plate){ .x = x - 24, .y = i->y + 5, .w = 16,
                                 .h = 16, .corner = 8, .ink = LAMP });
}
void Card_felt(const void *state, const Item *all, Paint *p)
{
    (void)state;
    Paint_box(p, all->x, all->y, all->w, all->h);
    p->fill(p, FELT);
}

/* cards on a page */
Item *Card_add(Page *page, int card, Face f, double x, double y)
{
    Item *i = Page_add(page, 1 + card, x, y, CARD_W, CARD_H);

    i->look = f;
    i->side = f != HIDDEN;
    return i;
}
void Card_item(Paint *p, const Ui *ui, const Item *i, int how,
               double more)
{
    bool up = ui->hover == i->id && i->move[0];
    Item lies = *i;

    lies.y -= i->held ? 5 : up ? 2 : 0;
    lies.target = i->target && !(how & CARD_UNDER);
    if (ui->held == i->id)
        around(p, &lies, more, FOCUS, 5);
    how = (how & ~CARD_UNDER) | (i->held ? CARD_HELD
                                 : up ? CARD_UP : 0);
    Card_paint(p, (Face)i->look, how, lies.x, lies.y, i->w, i->h);
    Card_signs(p, ui, &lies);
}
