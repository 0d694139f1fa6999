/* Made from games/gcalc-seen.nw by make tangle: change that, not this. */
#include <math.h>
#include <string.h>
#include "game.h"
#include "gcalc.h"

extern const Player gcalc_hint[];

/* inks */
enum { FACES = OWN, SAND = FACES + 3 * COLORS,
       PALE = SAND + 3, FRESH = PALE + 3 };
#define FACE(n, t, l, f) { n, t, t, t, t }, { n "-left", l, l, l, l }, \
                         { n "-front", f, f, f, f }
#define HUE(w, old, s, rgb, t, l, f) FACE(old, t, l, f),
static const Ink inks[] = {
#include "gcalc-hues.h"
    FACE("sand", 0xF0E0C0, 0xE7CFA4, 0xD0B890),
    FACE("pale", 0xF4EEE1, 0xE6DDCB, 0xD6CFC1),
    FACE("fresh", 0xB4CDE0, 0x8FB3CC, 0x7398B5),
    { NULL, 0, 0, 0, 0 }
};

/* what is seen of a drawer */
typedef struct Seen {
    float   much;                   /* 0: nothing but glass */
    float   thin[3];                /* its thinnest part, each way */
    uint8_t rgb[3];
    bool    solid;                  /* nothing is seen through it */
    uint8_t cuts;                   /* a bit for each way to halve it */
} Seen;
typedef struct Scratch { bool known; Seen seen[DRAWERS]; } Scratch;
static const float left[DEPTH + 1][3] = {
    [LID] = { 1, .83f, 1 }, [APPLY] = { .48f, 1, 1 },
    [ACROSS] = { .5f, 1, 1 }, [UPRIGHT] = { 1, .5f, 1 },
    [DEPTH] = { 1, 1, .5f } };
static Seen mixed(const Drawer *d, const Seen *a, const Seen *b)
{
    Seen s = { .much = a->much + b->much,
               .solid = d->kind >= ACROSS && a->solid && b->solid };

    if (d->kind > LID)
        s.cuts = (uint8_t)(a->cuts | b->cuts
                           | 1 << d->kind >> ACROSS);
    for (int k = 0; k < 3; k++) {
        s.rgb[k] = (uint8_t)(s.much > 0 ? (a->rgb[k] * a->much
                   + b->rgb[k] * b->much) / s.much : 0);
        s.thin[k] = left[d->kind][k] * fminf(a->thin[k], b->thin[k]);
    }
    return s;
}
static Seen seen_of(const Gcalc *g, Cube c, const Seen *all)
{
    const Drawer *d = &g->drawer[c];
    unsigned rgb = d->kind == LETTER ? 0x909090 : Cube_rgb(g, c);
    bool glass = d->kind == NOTHING
              || (d->kind == COLOR && d->tag == 0);

    if (d->kind >= LID)
        return mixed(d, &all[d->a], &all[d->kind == LID ? d->a : d->b]);
    return (Seen){ !glass, { 1, 1, 1 }, { (uint8_t)(rgb >> 16),
                   (uint8_t)(rgb >> 8), (uint8_t)rgb }, !glass, 0 };
}
static const Seen *look_over(const Gcalc *g, const Ui *ui)
{
    Scratch *s = ui->scratch;

    for (int c = 0; c < g->n && !s->known; c++)
        s->seen[c] = seen_of(g, (Cube)c, s->seen);
    s->known = true;
    return s->seen;
}

/* a box and a pen */
typedef struct Box { double x, y, z, w, h, d; } Box;
enum { TOP = 1, SIDE = 2, FRONT = 4, ALL = 7, LETTERED = 0, BIG = 1 };
typedef struct Pen {
    Paint       *p;
    const Gcalc *g;
    const Ui    *ui;
    int          ink;               /* of what is written */
    const Seen  *seen;
    double       ox, oy, s;         /* where a unit is, and how wide */
    int          turn;              /* quarters, seen from above */
    bool         parcels;
    Line         known;             /* what is on a parcel */
    Cube         mark;              /* to be framed */
    Box          at;
    bool         marked;
    Scope        scope;
} Pen;
static const Box unit = { 0, 0, 0, 1, 1, 1 };
static Pen at_place(const Pen *q, double x, double y, double s)
{
    return (Pen){ .p = q->p, .g = q->g, .ui = q->ui, .ink = q->ink,
                  .ox = x, .oy = y, .s = s };
}
static double thick(const Pen *q, Box b)
{
    return fmin(b.d, fmin(b.w, b.h)) * q->s;
}
typedef struct Spot { double x, y; } Spot;
static Spot spot(const Pen *q, double x, double y, double z)
{
    return (Spot){ q->ox + (x + .4 * z) * q->s,
                   q->oy + (y + .5 * z) * q->s };
}
static Spot front(const Pen *q, Box b)
{
    return spot(q, b.x + b.w / 2, b.y + b.h / 2, b.z + b.d);
}
static void go_to(Pen *q, double x, double y, double z, bool draw)
{
    Spot to = spot(q, x, y, z);

    (draw ? q->p->line : q->p->move)(q->p, to.x, to.y);
}
enum { OUTLINE = 3 };               /* faces are 0, 1 and 2 */
static void face(Pen *q, Box b, int which)
{
    static const char *const corners[] = { "0154", "0462", "4576",
                                           "015762" };

    for (int k = 0; corners[which][k]; k++) {
        int at = corners[which][k] - '0';

        go_to(q, b.x + b.w * (at & 1), b.y + b.h * (at >> 1 & 1),
              b.z + b.d * (at >> 2), k > 0);
    }
    q->p->close(q->p);
}
static void cube(Pen *q, Cube c, Box b, int faces);

/* a block */
static void fill_exactly(Pen *q, Box b, int which, unsigned rgb)
{
    static const int shade[] = { 42, 10, 13 };
    Spot at = spot(q, b.x, b.y, b.z);
    unsigned argb = 0xFF;

    /* mix it with light or with ink */
    for (int k = 16; k >= 0; k -= 8) {
        int a = rgb >> k & 255;
        int to = which < 2 ? 255 : 0x23263A >> k & 255;

        argb = argb << 8
             | (unsigned)(a + (to - a) * shade[which] / 100);
    }
    q->p->save(q->p);
    face(q, b, which);
    q->p->clip(q->p);
    q->p->image(q->p, &argb, 1, 1, at.x, at.y,
                (b.w + .4 * b.d) * q->s, (b.h + .5 * b.d) * q->s);
    q->p->restore(q->p);
}
static void block(Pen *q, Box b, int ink, unsigned rgb, int faces)
{
    double e = fmin(.7, .08 * thick(q, b)) / q->s;

    b = (Box){ b.x + e, b.y + e, b.z + e,
               b.w - 2 * e, b.h - 2 * e, b.d - 2 * e };
    for (int k = 0; k < 3; k++)
        if (faces >> k & 1) {
            if (ink == 0) {
                fill_exactly(q, b, k, rgb);
                continue;
            }
            face(q, b, k);
            q->p->fill(q->p, ink + k);
            if (q->p->theme >= CONTRAST) {
                face(q, b, k);
                q->p->stroke(q->p, TEXT, 1);
            }
        }
}
static int nearest(const uint8_t rgb[3])
{
    int best = 0, least = 1 << 20;

    for (int k = 1; k < COLORS; k++) {
        int far = 0;

        for (int j = 0; j < 3; j++) {
            int d = (int)(hues[k].rgb >> (16 - 8 * j) & 255) - rgb[j];

            far += d * d;
        }
        if (far < least)
            least = far, best = k;
    }
    return best;
}
static void glass(Pen *q, Box b)
{
    bool small = thick(q, b) < 12;

    for (int k = small ? 2 : 0; k < 3; k++)
        face(q, b, k);
    q->p->stroke(q->p, LINES, small ? .6 : 1);
}
static void brick(Pen *q, Box b, int tag, int faces)
{
    double high = fmin(b.w, b.h) * q->s * .5;
    Spot at = front(q, b);

    if (tag == 0)
        glass(q, b);
    else
        block(q, b, FACES + 3 * tag, 0, faces);
    if (q->ui->on[LETTERED] && tag && high > 6 && faces & FRONT)
        q->p->text(q->p, hues[tag].word, at.x, at.y + high * .34,
            high, CENTERED, PLAIN, tag < 4 || (tag > 5 && tag != 12
            && tag != 14) ? CHALK : JET);
}

/* a letter in a ring */
static void ring(Pen *q, Spot o, double r, int name)
{
    Line text = "";

    if (r < 1.2)
        return;
    Paint_circle(q->p, o.x, o.y, r);
    q->p->fill(q->p, CHALK);
    Letter_say(name, &(Text){ text, LINE, 0 });
    if (r > 3.4)
        q->p->text(q->p, text, o.x, o.y + r * (text[1] ? .38 : .48),
                   r * (text[1] ? 1.1 : 1.55), CENTERED, VOICE, JET);
    Paint_circle(q->p, o.x, o.y, r);
    q->p->stroke(q->p, JET, r > 9 ? 1.5 : .8);
}
static void hatch(Pen *q, Box b, int which)
{
    double step = fmax(.05, 5 / q->s);

    q->p->save(q->p);
    face(q, b, which);
    q->p->clip(q->p);
    for (double k = -1; k < 1.5; k += step) {
        go_to(q, b.x + (which ? 0 : k), b.y + (which ? k : 0), b.z, 0);
        go_to(q, b.x + (which ? 0 : k + b.d * .6),
              b.y + (which ? k + b.d * .3 : 0), b.z + b.d, 1);
    }
    q->p->stroke(q->p, CHALK, .7);
    q->p->restore(q->p);
}
static void letter(Pen *q, Box b, int name, int faces)
{
    double m = fmin(b.w, b.h) * q->s;

    brick(q, b, name % COLORS, faces);
    if (m > 9 && faces & TOP)
        hatch(q, b, 0);
    if (m > 9 && faces & SIDE)
        hatch(q, b, 1);
    if (faces & FRONT)
        ring(q, front(q, b), m * .36, name);
}

/* a lid */
static void hole(Pen *q, Box b, double r)
{
    const double turn = 2 * 3.14159265358979, n = 48;

    for (int k = 0; k < n; k++)
        go_to(q, b.x + b.w * (.5 + r * cos(k / n * turn)), b.y,
              b.z + b.d * (.5 + r * sin(k / n * turn)), k > 0);
    q->p->fill(q->p, JET);
}
static void lid(Pen *q, Cube c, Box b, int faces)
{
    const Drawer *d = &q->g->drawer[c];
    Box body = b, top = b;
    double r = fmin(b.h, 5 * b.w) * .085 * q->s;

    Scope_enter(q->g, &q->scope, c);
    body.y += .165 * b.h, body.h -= .165 * b.h;
    top.h = .115 * b.h;
    cube(q, d->a, body, faces | TOP);
    brick(q, top, d->tag, faces | FRONT);
    if (faces & TOP)
        hole(q, top, .3);
    top.x += .84 * top.w, top.w = 0;
    if (top.h * q->s > 6)
        ring(q, front(q, top), r, q->scope.name[q->scope.n - 1]);
    q->scope.n--;
}

/* a tray */
static void arrow(Pen *q, Box b, double f)
{
    double a = .07 * b.h * q->s * .6;
    Spot o = spot(q, b.x + b.w * f, b.y + .965 * b.h, b.z + b.d);

    if (a < 1)
        return;
    q->p->move(q->p, o.x - a, o.y);
    q->p->line(q->p, o.x + a * .7, o.y - a * .7);
    q->p->line(q->p, o.x + a * .7, o.y + a * .7);
    q->p->fill(q->p, JET);
}
static void tray(Pen *q, Cube c, Box b, int faces)
{
    const Drawer *d = &q->g->drawer[c];
    double v = q->seen[d->b].thin[0], w = q->seen[d->a].thin[0];
    double f = v / (v + w);
    Box foot = b, l = b, r;

    f = fmax(.26, fmin(.66, f));
    foot.y += .93 * b.h, foot.h = .07 * b.h;
    block(q, foot, SAND, 0, faces | TOP | FRONT);
    l.h = .92 * b.h, r = l, l.w = b.w * (f - .015);
    r.x += b.w * (f + .015), r.w = b.w * (.985 - f);
    r.y += .2 * l.h, r.h = .8 * l.h;
    cube(q, d->b, r, faces | ALL);
    cube(q, d->a, l, faces | ALL);
    arrow(q, b, f);
}

/* two halves */
static Box halve(Box *b, Kind kind)
{
    Box other;

    if (kind == ACROSS)
        b->w /= 2, other = *b, other.x += b->w;
    else if (kind == UPRIGHT)
        b->h /= 2, other = *b, other.y += b->h;
    else
        b->d /= 2, other = *b, b->z += b->d;
    return other;
}
static void halves(Pen *q, Cube c, Box b, int faces)
{
    const Drawer *d = &q->g->drawer[c];
    Kind kind = (Kind)d->kind;
    bool back = (q->turn + (kind == DEPTH)) & 2 && kind != UPRIGHT;
    Cube a = back ? d->b : d->a, behind = back ? d->a : d->b;
    Box other;
    int hides;

    if (q->turn % 2 && kind != UPRIGHT)
        kind = kind == DEPTH ? ACROSS : DEPTH;
    hides = kind == ACROSS ? SIDE : kind == UPRIGHT ? TOP : FRONT;
    other = halve(&b, kind);
    cube(q, behind, other, q->seen[a].solid ? faces & ~hides
                                            : faces | hides);
    cube(q, a, b, faces);
}

/* parcels */
static double fits(const char *words, double room, double most)
{
    return fmin(most, 1.7 * room / (double)(strlen(words) + 1));
}
static void parcel(Pen *q, Box b, const char *words)
{
    double size = fits(words, b.w * q->s, b.h * q->s * .5);
    Spot o = front(q, b);

    block(q, b, SAND, 0, ALL);
    if (size > 7.5)
        q->p->text(q->p, words, o.x, o.y + size * .3, size, CENTERED,
                   PLAIN, JET);
}

/* a cube */
static void cube(Pen *q, Cube c, Box b, int faces)
{
    const Drawer *d = &q->g->drawer[c];
    const char *label = q->mark && thick(q, b) <= 44
                      ? Cube_name(q->g, c, false) : NULL;
    const uint8_t *rgb = q->seen[c].rgb;

    if (c && c == q->mark && !q->marked)
        q->at = b, q->marked = true;
    if (faces == 0 || d->kind == NOTHING)
        return;
    /* paint it by what it is */
    if (label || (q->parcels && d->kind > LID))
        parcel(q, b, label ? label : q->known);
    else if (d->kind == COLOR)
        brick(q, b, d->tag, faces);
    else if (d->kind == LETTER)
        letter(q, b, q->scope.name[q->scope.n - 1 - d->a], faces);
    else if (d->kind == MIXED)
        block(q, b, 0, Cube_rgb(q->g, c), faces);
    else if (thick(q, b) < 3.2)
        brick(q, b, q->seen[c].much > 0 ? nearest(rgb) : 0, faces);
    else if (d->kind == LID)
        lid(q, c, b, faces);
    else if (d->kind == APPLY)
        tray(q, c, b, faces);
    else
        halves(q, c, b, faces);
}

/* a frame around what is next */
static void picture(const Pen *o, int slot, Box where)
{
    Cube c = o->g->slot[slot].cube;
    Pen q = at_place(o, where.x, where.y, where.w / 1.5);
    const float *thin = look_over(o->g, o->ui)[c].thin;

    q.seen = look_over(o->g, o->ui);
    q.turn = where.d > 0 ? o->ui->own[1] % 4 : 0;
    Cube_label(o->g, slot, q.known);
    if (where.d > 0)
        q.mark = Cube_redex(o->g, c);
    q.parcels = where.d <= 0 && o->g->drawer[c].kind == LID
             && fminf(thin[0], fminf(thin[1], thin[2])) * q.s < 4.5f;
    cube(&q, c, unit, ALL);
    for (int k = 0; k < 2 && q.mark && q.marked; k++) {
        face(&q, q.at, OUTLINE);
        q.p->stroke(q.p, k ? LAMPEDGE : PAPER, k ? 2.5 : 5);
    }
}

/* the page */
enum { CUBE = 1, PAINTS = 101, BESIDE = 201, WORDS = 301, WISH, LARGE,
       STEP, RUN, WALK, SORTS = 7, WISH_HIGH = 172, SIZE = 18 };
typedef struct Spread {
    int    across;                  /* so many in a row */
    double x, y, dx, dy, w, h;      /* the first, the next, and a box */
} Spread;
static const Spread spreads[2][SORTS] = { {
    { 2, 20, 20, 58, 57, 52, 50 },  { 3, 156, 20, 152, 152, 146, 146 },
    { 5, 628, 20, 66, 65, 64, 62 }, { 1, 156, 482, 0, 0, 248, 44 },
    { 3, 410, 482, 66, 0, 64, 40 }, { 1, 20, 541, 0, 0, 932, 76 },
    { 1, 176, 8, 0, 0, 620, 604 }
}, {
    { 2, 8, 180, 56, 48, 52, 46 },  { 3, 124, 180, 138, 145, 132, 140 },
    { 5, 8, 674, 105, 68, 102, 64 }, { 1, 8, 618, 0, 0, 310, 50 },
    { 3, 324, 618, 70, 0, 66, 46 }, { 1, 8, 6, 0, 0, 524, 164 },
    { 1, 10, 178, 520, 504, 520, 504 } } };

/* what is told of it */
static void may_be_grasped(Item *i)
{
    i->click = BEGINS;
    Text_say(i->move, "put %s", i->drop);
}
static void tell_color(const Pen *q, Item *i)
{
    const Hue *hue = &hues[i->id - PAINTS];

    Text_say(i->words, "%s", _(hue->said));
    if (!has_room(q->g))
        return;
    Text_say(i->drop, "%s", hue->word);
    may_be_grasped(i);
    Text_say(i->other, q->g->slot[0].cube ? "abstract %s"
             : "put %s main", hue->word);
}
static void tell_slot(const Pen *q, Item *i)
{
    int k = i->id - CUBE, at = Place_of(k);
    const Slot *slot = &q->g->slot[k];
    Text words = { i->words, sizeof i->words, 0 };
    Speech s = { .out = &words, .g = q->g, .most = 90 };

    Text_say(i->drop, k ? "@%d" : "main", at);
    /* say what it is called, and what lies in it */
    if (k == 0)
        Text_tell(&words, "%s", _("Main"));
    else
        Text_tell(&words, slot->name[0] ? _("row %d, column %d, %s")
                  : _("row %d, column %d"), at / 10, at % 10, slot->name);
    if (k > 0 && slot->cube) {
        Text_tell(&words, ": ");
        Cube_say(&s, slot->cube);
    }
    if (is_idle(q->g) && slot->cube)
        may_be_grasped(i);
}
static void tell_side(const Pen *q, Item *i)
{
    const Side *side = &sides[i->id - BESIDE];
    Cube main = q->g->slot[0].cube;
    bool parts = q->g->drawer[main].kind == side->kind
              || look_over(q->g, q->ui)[main].cuts
                 & 1 << side->kind >> ACROSS;

    if (i->id == BESIDE + MIDDLE) {
        i->id = CUBE;
        tell_slot(q, i);
        return;
    }
    Text_say(i->drop, "%s", side->word);
    Text_say(i->words, "%s", _(side->word));
    if (is_idle(q->g) && parts)
        Text_say(i->other, "keep %s", sides[8 + BESIDE - i->id].word);
    if (is_idle(q->g))
        i->futile = !main ? _("Main is empty: put something onto Main first.") : parts
                        ? _("A thing can be dropped here. A right click takes this "
                            "part off Main.")
                        : _("Main is not cut that way, so this is no part of it yet. "
                            "A thing can be dropped here.");
}
static void words_of(const Gcalc *g, int slot, int most, Words out)
{
    Text all = { out, sizeof(Words), 0 };
    Speech s = { .out = &all, .g = g, .named = slot == 0, .most = most,
                 .mark = slot ? 0 : Cube_redex(g, g->slot[0].cube) };

    out[0] = '\0';
    Cube_say(&s, g->slot[slot].cube);
}
static void tell_large(const Pen *q, Item *i)
{
    words_of(q->g, q->ui->own[0] % SLOTS, 90, i->words);
}
static void tell_words(const Pen *q, Item *i)
{
    words_of(q->g, 0, 90, i->words);
    if (q->g->draft[0]) {
        Text_say(i->drop, "draft");
        Text_say(i->other, "clear draft");
    } else if (has_room(q->g)) {
        i->click = ASKS;
        Text_say(i->move, "type");
    }
}
static void tell_run(const Pen *q, Item *i)
{
    static const char *const does[][2] = { { N_("Step"), "step" },
        { N_("Run"), "run" }, { N_("Walk"), "walk" },
        { N_("Stop"), "stop" } };
    int k = i->id - STEP + (i->id == WALK && q->g->walking);

    Text_say(i->words, "%s", _(does[k][0]));
    if (Cube_live(q->g, q->g->slot[0].cube) && !q->g->over)
        Text_say(i->move, "%s", does[k][1]);
    else
        i->futile = *word_on(q->g) ? word_on(q->g)
            : _("There is nothing left to be done in Main.");
}
static void tell_wish(const Pen *q, Item *i)
{
    const Lesson *l = &lessons[q->g->lesson - 1];

    Text_tell(&(Text){ i->words, sizeof i->words, 0 }, "%s. %s %s",
              _(l->title), _(l->tells), _(l->more));
    if (!is_idle(q->g))
        return;
    Text_say(i->move, q->g->met ? "next"
             : q->ui->hint == WISH ? "clear all" : "");
    Text_say(i->other, "clear all");
}

/* a picture of what can be done */
static void paint_side(const Pen *o, const Item *i)
{
    const Side *side = &sides[i->id - BESIDE];
    Pen q = at_place(o, i->x + i->w / 2 - 44, i->y + 16, 62);
    Box a = unit, b, lid = { 0, 0, 0, .48, .13, 1 };
    int before = side->behind ? FRESH : PALE;

    /* two halves, or two on a tray */
    if (side->kind >= ACROSS)
        b = halve(&a, side->kind);
    else {
        block(&q, (Box){ 0, .93, 0, 1, .07, 1 }, SAND, 0, ALL);
        a = (Box){ 0, .2, 0, .48, .72, 1 };
        b = (Box){ .52, .2, 0, .48, .72, 1 };
    }
    block(&q, b, FRESH + PALE - before, 0, ALL);
    block(&q, a, before, 0, ALL);
    if (side->kind == APPLY) {
        block(&q, lid, before, 0, ALL);
        hole(&q, lid, .3);
    }
    q.p->text(q.p, _(side->word), i->x + i->w / 2, i->y + i->h - 11,
              SIZE, CENTERED, VOICE, q.ink == TEXT ? QUIET : q.ink);
}

/* in ink */
static int paint_plate(const Item *i, const Ui *ui, Paint *p)
{
    bool bare = i->id > CUBE && i->id <= CUBE + CELLS && !i->move[0];
    bool done = i->id == WISH && Text_same(i->move, "next");
    bool hint = i->id == ui->hint || i->id == ui->goal;
    bool lit = i->id == WISH ? done : hint;
    bool over = ui->hover == i->id || i->target;
    bool edge = i->target || (hint && !lit);

    Paint_plate(p, &(Plate){ .x = i->x, .y = i->y, .w = i->w, .h = i->h,
        .corner = 8, .foot = (i->id >= PAINTS && i->id < BESIDE)
            || (i->id >= WISH && i->move[0]) ? 3 : 0,
        .ink = lit ? LAMP : over ? GROUND2 : bare ? PAPER : PANEL,
        .under = LINES });
    if (bare) {
        Paint_round(p, i->x, i->y, i->w, i->h, 8);
        p->stroke(p, HAIR, 1);
    }
    if (edge || ui->held == i->id) {
        Paint_round(p, i->x, i->y, i->w, i->h, 8);
        p->stroke(p, edge ? LAMPEDGE : TEXT, edge ? 2 : 3);
    }
    return lit ? JET : TEXT;
}
static void paint_words(const Pen *q, const Item *i)
{
    Words words;

    words_of(q->g, 0, q->ui->tall ? 32 : 40, words);
    q->p->text(q->p, q->g->slot[0].cube ? words : _("Main is empty."),
               i->x + 12, i->y + 29, fits(words, i->w - 12, SIZE),
               AT_LEFT, PLAIN, q->ink);
}
static double paragraph(const Pen *q, const char *words, double x,
                        double y)
{
    size_t most = q->ui->tall ? 54 : 200;
    Words line;

    for (; *words; y += 22) {
        size_t cut = most;

        while (strlen(words) > most && words[cut] != ' ')
            cut--;
        Text_tell(&(Text){ line, sizeof line, 0 }, "%.*s", (int)cut,
                  words);
        q->p->text(q->p, line, x, y, SIZE, AT_LEFT, PLAIN, q->ink);
        words += strlen(words) > most ? cut + 1 : strlen(words);
    }
    return y;
}
static void paint_wish(const Pen *q, const Item *i)
{
    const Lesson *l = &lessons[q->g->lesson - 1];
    const char *said = word_on(q->g);
    double x = i->x + 12, y = i->y + (q->ui->tall ? 48 : 24);

    q->p->text(q->p, !i->move[0] ? _(l->title) : q->g->met
               ? _("Next lesson") : _("Begin anew"), x, i->y + 24, SIZE,
               AT_LEFT, VOICE, q->ink);
    y = paragraph(q, *said ? said : _(l->goal),
                  q->ui->tall ? x : x + 152, y);
    if (!q->g->met)
        paragraph(q, _(l->more), x, paragraph(q, _(l->tells), x, y));
}
static void paint_slot(const Pen *q, const Item *i)
{
    int k = i->id - CUBE;
    const Slot *slot = &q->g->slot[k];
    double mid = i->x + i->w / 2;

    if (k > 0 && slot->cube)
        q->p->text(q->p, slot->name, mid,
                   i->y + i->h - 3, fits(slot->name, i->w,
                   q->ui->tall ? SIZE : 12), CENTERED, PLAIN, q->ink);
    if (k == 0 && !slot->cube)
        q->p->text(q->p, _("Main"), mid, i->y + i->h / 2 + 5, SIZE,
                   CENTERED, VOICE, q->ink == TEXT ? QUIET : q->ink);
    picture(q, k, k ? (Box){ mid - 23, i->y + 2, 0, 46, 0, 0 }
                    : (Box){ mid - 61, i->y + 5, 0, 130, 0, 1 });
}
static void paint_color(const Pen *o, const Item *i)
{
    Pen q = at_place(o, i->x + 4, i->y + 14, 20);
    int k = i->id - PAINTS;

    brick(&q, unit, k, ALL);
    q.p->text(q.p, hues[k].word, i->x + i->w - 4, i->y + 14, SIZE - 2,
              AT_RIGHT, VOICE, q.ink);
}
static void paint_run(const Pen *q, const Item *i)
{
    q->p->text(q->p, i->words, i->x + i->w / 2, i->y + i->h / 2 + 6,
               fits(i->words, 1.4 * i->w, SIZE), CENTERED, VOICE,
               i->move[0] ? q->ink : LINES);
}
static void paint_large(const Pen *q, const Item *i)
{
    picture(q, q->ui->own[0] % SLOTS,
            (Box){ i->x + 20, i->y + 16, 0, i->w - 40, 0, 1 });
}

/* all that is on the table */
static const struct Sort {
    int id, many;
    void (*tell)(const Pen *q, Item *i);
    void (*paint)(const Pen *q, const Item *i);
} sorts[SORTS] = {
    { PAINTS, COLORS, tell_color, paint_color },
    { BESIDE, SIDES, tell_side, paint_side },
    { CUBE + 1, CELLS, tell_slot, paint_slot },
    { WORDS, 1, tell_words, paint_words },
    { STEP, 3, tell_run, paint_run },
    { WISH, 1, tell_wish, paint_wish },
    { LARGE, 1, tell_large, paint_large } };
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Pen q = { .g = state, .ui = ui };
    double up = ui->tall && !q.g->lesson ? WISH_HIGH : 0;

    page->w = ui->tall ? 540 : 972;
    page->h = ui->tall ? 1220 - up : 620;
    page->whole = ui->tall ? page->h - 5 * 68 : 0;
    for (int n = 0; n < SORTS; n++) {
        const Spread *s = &spreads[ui->tall][n];
        bool seen = (sorts[n].id != WISH || q.g->lesson)
                 && (sorts[n].id != LARGE || ui->on[BIG]);

        for (int k = 0; k < sorts[n].many && seen; k++)
            sorts[n].tell(&q, Page_add(page, sorts[n].id + k,
                s->x + k % s->across * s->dx,
                s->y + k / s->across * s->dy - up, s->w, s->h));
    }
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    const Pen q = { .p = p, .g = state, .ui = ui,
                    .ink = paint_plate(i, ui, p) };
    int n = 0, id = i->id == CUBE ? CUBE + 1 : i->id;

    while (id < sorts[n].id || id >= sorts[n].id + sorts[n].many)
        n++;
    sorts[n].paint(&q, i);
}

/* hands and keys */
static int slot_at(int id)
{
    return id >= CUBE && id <= CUBE + CELLS ? id - CUBE : -1;
}
static void look_at(Ui *ui, int slot, bool look)
{
    ui->on[BIG] = look && !ui->on[BIG];
    if (look)
        ui->own[0] = (unsigned char)(slot > 0 ? slot : 0);
}
static bool input(const void *state, Ui *ui, const Event *e, Line move)
{
    bool key = e->kind == KEY && Text_same(e->key, "v");
    bool pressed = e->kind == PRESS, turns = e->id == LARGE
         && e->button == 1 && ui->on[BIG];
    unsigned char x = (unsigned char)(e->x > 0 ? e->x / 4 : 0);
    int to = slot_at(e->id), from = slot_at(ui->held);

    (void)state;
    if (turns && pressed)
        ui->own[2] = x;
    else if (turns && e->kind == RELEASE && x + 4 < ui->own[2])
        ui->own[1]--;
    else if (turns && e->kind == RELEASE)
        ui->own[1]++;
    else if (key || (pressed && (ui->on[BIG] || e->button == 2)))
        look_at(ui, slot_at(key ? ui->hover : e->id),
                key || e->button == 2);
    else if (e->kind == RELEASE && e->shift && to > 0 && from > 0
             && to != from)
        Text_say(move, "copy @%d @%d", Place_of(from), Place_of(to));
    else
        return turns;
    return true;
}

/* the view */
static void icon(Paint *p)
{
    static const int block_inks[] = { WINE, CHALK, CHALK, FOCUS };

    for (int k = 0; k < 8; k++) {
        Paint_round(p, 13 + k / 2 % 2 * 12, 25 + k / 4 * 9, 10.5, 7.5,
                    1.5);
        if (k % 2 == 0)
            p->stroke(p, JET, 2.4);
        else
            p->fill(p, block_inks[k / 2]);
    }
    Paint_path(p, "M19 7C24 6 24 9 25 12L29 22M25 13L18 22");
    p->stroke(p, JET, 2.6);
}
static const Action actions[] = {
    ACTION(ASKS, "type", N_("Write a cube"), "t"),
    ACTION(PLAYS, "step", N_("Step"), "s"),
    ACTION(PLAYS, "run", N_("Run"), "r"),
    ACTION_TOGGLE("walk", "stop", N_("Walk"), "w"),
    ACTION(PLAYS, "next", N_("Next lesson"), "n"),
    ACTION(ASKS, "name main", N_("Keep Main under a name"), "k"),
    ACTION(BEGINS, "abstract", N_("Make a hole of it"), "h"),
    ACTION(BEGINS, "clear", N_("Clear"), NULL),
    ACTION(ASKS, "name", N_("Name a cell"), NULL),
    ACTION(ASKS, "copy", N_("Copy a cell to a cell"), NULL),
    ACTION(ASKS, "more", N_("Write a part of a long cube"), NULL),
    ACTION_SWITCH(LETTERED, "letters", N_("Letters on blocks"), "l"),
    ACTION_SWITCH(BIG, "large", N_("Look at it large"), "v"),
    /* the rules, and beginning anew */
    ACTION(PLAYS, "rule normal", N_("Normal order"), NULL),
    ACTION(PLAYS, "rule need", N_("By need"), NULL),
    ACTION(PLAYS, "rule eager", N_("Arguments first"), NULL),
    ACTION_TOGGLE("rule split", "rule whole",
                  N_("Cut arguments along the body"), NULL),
    ACTION_TOGGLE("rule mix", "rule plain", N_("Colors are functions"),
                  NULL),
    ACTION(NEW_GAME, "new", N_("New game"), NULL),
    ACTION(PLAYS, "clear all", N_("Begin this lesson anew"), NULL),
    ACTION(PLAYS, "give up", N_("Give up the lesson"), NULL), { 0 }
};
static const View view = {
    .title = N_("GCalc"),
    .rules = N_(
        "Put colors side by side, put a lid over them, with a hole\n"
        "where one color was, and let other things fall in. Ten\n"
        "lessons lead from two blocks to numbers, pairs and what\n"
        "never ends.\n\n"
        "Drag a thing, or click it and then a place. On argument\n"
        "it stands beside the lid, and Run lets it fall in. A right\n"
        "click on a color makes a hole of it, and on a picture\n"
        "around Main it takes that part away."),
    .set = N_("Other Games"),
    .comment = N_("Cubes that are functions. An idea about things that "
                  "are equal."),
    .inks = inks, .actions = actions, .plain = 3,
    .scratch = sizeof(Scratch), .least = .3,
    .layout = layout, .paint = paint, .input = input, .icon = icon,
};
const Game the_game = { &gcalc_model, &view, NULL, gcalc_hint };
