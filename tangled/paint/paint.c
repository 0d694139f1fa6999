/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint.c -- inks, shapes and paths */
#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include "paint.h"
#include "text.h"

/* inks */
const Ink Paint_inks[OWN + 1] = {
    { "paper",    0xFBF7EE, 0x1B1D2B, 0xFFFFFF, 0x000000 },
    { "panel",    0xF1EADC, 0x25283A, 0xFFFFFF, 0x000000 },
    { "text",     0x23263A, 0xEFE9DC, 0x000000, 0xFFFFFF },
    { "quiet",    0x656279, 0xAAA7B8, 0x000000, 0xFFFFFF },
    { "lines",    0x827C95, 0x7E8097, 0x000000, 0xFFFFFF },
    { "hair",     0xDCD4C6, 0x3A3D52, 0x000000, 0xFFFFFF },
    { "lamp",     0xF2B53F, 0xF5BE55, 0xFFD500, 0xFFD500 },
    { "lampedge", 0x8A5600, 0xFFDD94, 0x000000, 0xFFFFFF },
    { "focus",    0x2A5BC0, 0x8FB6FF, 0x0030C0, 0x7FC4FF },
    { "wine",     0xA3283F, 0xF6A0AC, 0xA00020, 0xFF9AA8 },
    { "ground1",  0xF4F1F2, 0x20233A, 0xFFFFFF, 0x000000 },
    { "ground2",  0xDFE3EE, 0x2E3050, 0xFFFFFF, 0x000000 },
    { "jet",        0x23263A, 0x11131F, 0x000000, 0x000000 },
    { "chalk",      0xFFFDF8, 0xF3EDDF, 0xFFFFFF, 0xFFFFFF },
    { "puzzle",     0xBBD5E4, 0x8DB0CE, 0xFFFFFF, 0xFFFFFF },
    { "puzzlefoot", 0x86ACC4, 0x4F7396, 0x000000, 0x000000 },
    { "cards",      0xB9D0C2, 0x90B5A6, 0xFFFFFF, 0xFFFFFF },
    { "cardsfoot",  0x86A596, 0x537A6C, 0x000000, 0x000000 },
    { "table",      0xEBD3AE, 0xD2B283, 0xFFFFFF, 0xFFFFFF },
    { "tablefoot",  0xBE9C68, 0x94763F, 0x000000, 0x000000 },
    { "other",      0xCFC5E6, 0xB0A4D6, 0xFFFFFF, 0xFFFFFF },
    { "otherfoot",  0x9D90C2, 0x75689F, 0x000000, 0x000000 },
    { NULL, 0, 0, 0, 0 },
};
const Ink *Paint_ink(const Ink *own, int ink)
{
    assert(ink >= 0);
    if (ink < OWN)
        return &Paint_inks[ink];
    for (int k = 0; k <= ink - OWN; k++)
        assert(own && own[k].name);
    return &own[ink - OWN];
}
unsigned Paint_color(const Ink *own, int ink, Theme theme)
{
    const Ink *found = Paint_ink(own, ink);

    return theme == DARK ? found->dark
         : theme == CONTRAST ? found->contrast
         : theme == INVERSE ? found->inverse : found->light;
}

/* shapes */
void Paint_box(Paint *p, double x, double y, double w, double h)
{
    p->move(p, x, y);
    p->line(p, x + w, y);
    p->line(p, x + w, y + h);
    p->line(p, x, y + h);
    p->close(p);
}
void Paint_circle(Paint *p, double x, double y, double r)
{
    p->move(p, x + r, y);
    p->arc(p, x, y, r, 0, 1);
    p->close(p);
}
void Paint_round(Paint *p, double x, double y, double w, double h,
                 double corner)
{
    double half = (w < h ? w : h) / 2;
    double c = corner < half ? corner : half;

    p->move(p, x + c, y);
    p->arc(p, x + w - c, y + c, c, -.25, 0);
    p->arc(p, x + w - c, y + h - c, c, 0, .25);
    p->arc(p, x + c, y + h - c, c, .25, .5);
    p->arc(p, x + c, y + c, c, .5, .75);
    p->close(p);
}
void Paint_ellipse(Paint *p, double x, double y, double rx, double ry)
{
    double kx = .5523 * rx, ky = .5523 * ry;

    p->move(p, x + rx, y);
    p->curve(p, x + rx, y + ky, x + kx, y + ry, x, y + ry);
    p->curve(p, x - kx, y + ry, x - rx, y + ky, x - rx, y);
    p->curve(p, x - rx, y - ky, x - kx, y - ry, x, y - ry);
    p->curve(p, x + kx, y - ry, x + rx, y - ky, x + rx, y);
    p->close(p);
}

/* skip what separates */
static const char *skip(const char *at)
{
    return at + strspn(at, " ,\n");
}

/* paths */
static int wants(char verb)
{
    return verb == 'M' || verb == 'L' ? 2 : verb == 'C' ? 6 : 0;
}
static double number(const char **at)
{
    double value = 0, unit = 1, sign = **at == '-' ? -1 : 1;

    *at += **at == '-';
    for (; **at >= '0' && **at <= '9'; ++*at)
        value = 10 * value + (**at - '0');
    if (**at == '.')
        for (++*at; **at >= '0' && **at <= '9'; ++*at) {
            value = 10 * value + (**at - '0');
            unit *= 10;
        }
    return sign * value / unit;
}
static void follow(Paint *p, const char *path, double side)
{
    char verb = 'M';

    for (const char *at = skip(path); *at; at = skip(at)) {
        double n[6];

        if (!strchr("-.0123456789", *at))
            verb = *at++;
        /* read the numbers of the verb */
        for (int k = 0; k < wants(verb); k++) {
            at = skip(at);
            assert(*at && strchr("-.0123456789", *at));
            n[k] = number(&at) * (k % 2 ? 1 : side);
        }
        /* do what the verb says */
        switch (verb) {
        case 'M': p->move(p, n[0], n[1]); verb = 'L'; break;
        case 'L': p->line(p, n[0], n[1]); break;
        case 'C': p->curve(p, n[0], n[1], n[2], n[3], n[4], n[5]); break;
        case 'Z': p->close(p); verb = '?'; break;
        default:  assert(verb == 0); return;     /* no such letter */
        }
    }
}
void Paint_path(Paint *p, const char *path) { follow(p, path, 1); }
void Paint_mirror(Paint *p, const char *path) { follow(p, path, -1); }

/* digits */
static const char *const digits[] = {
    "M3 0C5 0 6 2 6 5C6 8 5 10 3 10C1 10 0 8 0 5C0 2 1 0 3 0Z",
    "M1 2.3L3.7 0L3.7 10",
    "M.3 2.8C.3 1 1.5 0 3 0C4.8 0 5.8 1.2 5.8 2.8"
    "C5.8 4.2 5 5.2 3.8 6.4L.2 10L6 10",
    "M.4 0L5.6 0L2.8 3.8C4.8 3.8 6 5 6 6.9"
    "C6 8.8 4.7 10 2.9 10C1.4 10 .4 9.2 0 8",
    "M4.4 10L4.4 0L0 7L6 7",
    "M5.4 0L1 0L.6 4.6C1.2 4 2 3.7 3 3.7C4.8 3.7 6 5 6 6.8"
    "C6 8.7 4.7 10 2.9 10C1.4 10 .5 9.2 0 8.2",
    "M4.9 0C2.2 1.2 0 4 0 6.9C0 8.8 1.2 10 3 10"
    "C4.8 10 6 8.8 6 6.9C6 5 4.8 3.8 3 3.8C1.6 3.8 .4 4.6 .1 6",
    "M0 0L6 0L2.2 10",
    "M3 4.7C1.5 4.7 .5 3.7 .5 2.4C.5 1 1.5 0 3 0"
    "C4.5 0 5.5 1 5.5 2.4C5.5 3.7 4.5 4.7 3 4.7C1.2 4.7 0 5.8 0 7.3"
    "C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.8 4.8 4.7 3 4.7Z"
};
static void draw_digit(Paint *p, int d, int ink, double width)
{
    p->save(p);
    if (d == 9)
        p->turn(p, .5);
    p->shift(p, -3, -5);
    Paint_path(p, digits[d == 9 ? 6 : d]);
    p->stroke(p, ink, width);
    p->restore(p);
}
void Paint_number(Paint *p, int n, double x, double y, double high,
                  int ink, double width)
{
    double scale = high / 10, right = 0;

    for (int left = n / 10; left > 0; left /= 10)
        right += 4.5;
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, scale, scale);
    p->shift(p, right, 0);
    do {
        draw_digit(p, n % 10, ink, width / scale);
        p->shift(p, -9, 0);
        n /= 10;
    } while (n > 0);
    p->restore(p);
}

/* a plate and an icon */
static void peep_out(Paint *p, const Plate *t, double bend)
{
    double half = (t->w < t->h ? t->w : t->h) / 2;
    double c = t->corner < half ? t->corner : half;
    double below = t->y + t->h + t->foot - c;

    p->move(p, t->x, bend - c);
    p->line(p, t->x + t->w, bend - c);
    p->arc(p, t->x + t->w - c, below, c, 0, .25);
    p->arc(p, t->x + c, below, c, .25, .5);
    p->close(p);
}
void Paint_plate(Paint *p, const Plate *t)
{
    double y = t->y - t->lift;
    bool lit = t->ink == LAMP;

    if (t->foot > 0 && t->lift > -t->foot) {
        peep_out(p, t, y + t->h);
        p->fill(p, lit ? LAMPEDGE : t->under);
    }
    Paint_round(p, t->x, y, t->w, t->h, t->corner);
    p->fill(p, t->ink);
    if (lit || p->theme >= CONTRAST) {
        Paint_round(p, t->x + .75, y + .75, t->w - 1.5, t->h - 1.5,
                    t->corner - .75);
        p->stroke(p, lit ? LAMPEDGE : TEXT, 1.5);
    }
}
static int ground_of(const char *set)
{
    static const char *const sets[] = { "Puzzle Games", "Card Games",
                                        "Board Games" };

    for (int k = 0; set && k < 3; k++)
        if (strcmp(set, sets[k]) == 0)
            return PUZZLE_TILE + 2 * k;
    return OTHER_TILE;
}
void Paint_icon(Paint *p, const char *set, void (*object)(Paint *p),
                const char *title)
{
    int ground = ground_of(set), n = *title != '\0';
    double foot = p->theme >= CONTRAST ? 0 : 2.2;
    Line first;

    Paint_plate(p, &(Plate){ .w = 48, .h = 48 - foot, .corner = 11,
        .foot = foot, .ink = ground, .under = ground + 1 });
    while (n && (title[n] & 0xC0) == 0x80)
        n++;
    Text_say(first, "%.*s", n, title);
    p->save(p);
    if (object)
        object(p);
    else
        p->text(p, first, 24, 35, 34, CENTERED, VOICE, JET);
    p->restore(p);
}
