/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint.c -- inks, shapes and paths */
#include <assert.h>
#include <stddef.h>
#include <string.h>
#include "paint.h"

/* inks */
const Ink Paint_inks[OWN + 1] = {
    { "paper",    0xFBF7EE, 0x1B1D2B, 0xFFFFFF },
    { "panel",    0xF1EADC, 0x25283A, 0xFFFFFF },
    { "text",     0x23263A, 0xEFE9DC, 0x000000 },
    { "quiet",    0x66637A, 0xAAA7B8, 0x000000 },
    { "lines",    0x868098, 0x77798F, 0x000000 },
    { "hair",     0xDCD4C6, 0x3A3D52, 0x000000 },
    { "lamp",     0xF2B53F, 0xF5BE55, 0xFFD500 },
    { "lampedge", 0x8A5600, 0xFFDD94, 0x000000 },
    { "focus",    0x2A5BC0, 0x8FB6FF, 0x0030C0 },
    { "wine",     0xA3283F, 0xF6A0AC, 0xA00020 },
    { "ground1",  0xF4F1F2, 0x20233A, 0xFFFFFF },
    { "ground2",  0xDFE3EE, 0x2E3050, 0xFFFFFF },
    { "jet",        0x23263A, 0x11131F, 0x000000 },
    { "chalk",      0xFFFDF8, 0xF3EDDF, 0xFFFFFF },
    { "puzzle",     0xBBD5E4, 0x8DB0CE, 0xFFFFFF },
    { "puzzlefoot", 0x86ACC4, 0x4F7396, 0x000000 },
    { "cards",      0xB9D0C2, 0x90B5A6, 0xFFFFFF },
    { "cardsfoot",  0x86A596, 0x537A6C, 0x000000 },
    { "table",      0xEBD3AE, 0xD2B283, 0xFFFFFF },
    { "tablefoot",  0xBE9C68, 0x94763F, 0x000000 },
    { "other",      0xCFC5E6, 0xB0A4D6, 0xFFFFFF },
    { "otherfoot",  0x9D90C2, 0x75689F, 0x000000 },
    { NULL, 0, 0, 0 },
};
const Ink *Paint_ink(const Ink *own, int ink)
{
    assert(ink >= 0);
    if (ink < OWN)
        return &Paint_inks[ink];
    assert(own);
    for (int k = 0; k < ink - OWN; k++)
        assert(own[k].name);
    assert(own[ink - OWN].name);
    return &own[ink - OWN];
}
unsigned Paint_color(const Ink *own, int ink, Theme theme)
{
    const Ink *found = Paint_ink(own, ink);

    return theme == DARK ? found->dark
         : theme == CONTRAST ? found->contrast : found->light;
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

/* the two ways to follow a path */
void Paint_path(Paint *p, const char *path)
{
    follow(p, path, 1);
}
void Paint_mirror(Paint *p, const char *path)
{
    follow(p, path, -1);
}

/* the tile of an icon */
static int ground_of(const char *set)
{
    static const char *const sets[] = { "Puzzle Games", "Card Games",
                                        "Board Games" };

    for (int k = 0; set && k < 3; k++)
        if (strcmp(set, sets[k]) == 0)
            return PUZZLE + 2 * k;
    return OTHER;
}
void Paint_icon(Paint *p, const char *set, void (*object)(Paint *p))
{
    int ground = ground_of(set);

    Paint_round(p, 0, 2.2, 48, 45.8, 11);
    p->fill(p, p->theme == CONTRAST ? ground : ground + 1);
    Paint_round(p, 0, 0, 48, 45.8, 11);
    p->fill(p, ground);
    if (p->theme == CONTRAST) {
        Paint_round(p, .75, .75, 46.5, 46.5, 11);
        p->stroke(p, TEXT, 1.5);
    }
    p->save(p);
    if (object)
        object(p);
    p->restore(p);
}
