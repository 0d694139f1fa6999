/* Made from kit/paint.nw by make tangle: change that, not this. */
/* listen.c -- a painter that hands each verb on to one function */
#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <string.h>
#include "listen.h"

/* hearing */
static void told(Paint *p, char verb, int ink, int n,
                 const double *number)
{
    Listen *l = (Listen *)p;

    l->hear(l, &(Said){ .verb = verb, .n = n, .number = number,
                        .ink = ink });
}
static void hear_move(Paint *p, double x, double y)
{
    told(p, 'M', -1, 2, (double[]){ x, y });
}

static void hear_line(Paint *p, double x, double y)
{
    told(p, 'L', -1, 2, (double[]){ x, y });
}

static void hear_curve(Paint *p, double x1, double y1,
                       double x2, double y2, double x, double y)
{
    told(p, 'C', -1, 6, (double[]){ x1, y1, x2, y2, x, y });
}
static void hear_arc(Paint *p, double x, double y, double r,
                     double from, double to)
{
    told(p, 'A', -1, 5, (double[]){ x, y, r, from, to });
}

static void hear_close(Paint *p) { told(p, 'Z', -1, 0, NULL); }
static void hear_clip(Paint *p) { told(p, 'K', -1, 0, NULL); }
static void hear_fill(Paint *p, int ink) { told(p, 'F', ink, 0, NULL); }
static void hear_stroke(Paint *p, int ink, double width)
{
    told(p, 'S', ink, 1, &width);
}

static void hear_shade(Paint *p, int ink, double x1, double y1,
                       double r1, double x2, double y2, double r2)
{
    told(p, 'G', ink, 6, (double[]){ x1, y1, r1, x2, y2, r2 });
}
static void hear_save(Paint *p)
{
    Listen *l = (Listen *)p;

    told(p, '(', -1, 0, NULL);
    assert(l->depth + 1 < DEEP);
    l->at[l->depth + 1] = l->at[l->depth];
    l->depth++;
}

static void hear_restore(Paint *p)
{
    told(p, ')', -1, 0, NULL);
    ((Listen *)p)->depth -= ((Listen *)p)->depth > 0;
}
static Place *here(Paint *p)
{
    return &((Listen *)p)->at[((Listen *)p)->depth];
}

static void hear_shift(Paint *p, double x, double y)
{
    told(p, '+', -1, 2, (double[]){ x, y });
    here(p)->x[2] += here(p)->x[0] * x + here(p)->x[1] * y;
    here(p)->y[2] += here(p)->y[0] * x + here(p)->y[1] * y;
}
static void hear_scale(Paint *p, double x, double y)
{
    told(p, '*', -1, 2, (double[]){ x, y });
    here(p)->x[0] *= x;
    here(p)->x[1] *= y;
    here(p)->y[0] *= x;
    here(p)->y[1] *= y;
}
static void turned(double at[3], double c, double s)
{
    double x = at[0], y = at[1];

    at[0] = c * x + s * y;
    at[1] = c * y - s * x;
}

static void hear_turn(Paint *p, double turns)
{
    double c = cos(turns * WHOLE_TURN), s = sin(turns * WHOLE_TURN);

    told(p, 'R', -1, 1, &turns);
    turned(here(p)->x, c, s);
    turned(here(p)->y, c, s);
}
static void hear_text(Paint *p, const char *utf8, double x, double y,
                      double size, Align align, Typeface face, int ink)
{
    Listen *l = (Listen *)p;
    double at[] = { x, y, size };

    l->hear(l, &(Said){ 'T', 3, at, ink, utf8, align, face,
                        NULL, 0, 0, NULL, 0 });
}

static void hear_image(Paint *p, const unsigned *argb, int w, int h,
                       double x, double y, double width, double height)
{
    Listen *l = (Listen *)p;
    double at[] = { x, y, width, height };

    l->hear(l, &(Said){ 'I', 4, at, -1, NULL, AT_LEFT, PLAIN,
                        argb, w, h, NULL, 0 });
}
static void hear_stamp(Paint *p, const Stamp *s, int which,
                       double x, double y, double width, double height)
{
    Listen *l = (Listen *)p;
    double at[] = { x, y, width, height };

    if (width < .01 || height < .01)
        return;
    if (p->fine > 0) {
        l->hear(l, &(Said){ .verb = 'P', .n = 4, .number = at,
                            .ink = -1, .stamp = s, .which = which });
        return;
    }
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, width / s->w, height / s->h);
    s->draw(p, which);
    p->restore(p);
}
void Listen_start(Listen *l, Theme theme,
                  void (*hear)(Listen *l, const Said *said))
{
    l->paint = (Paint){ theme, 1, hear_move, hear_line, hear_curve,
        hear_arc, hear_close, hear_clip, hear_fill, hear_stroke,
        hear_shade, hear_save, hear_restore, hear_shift, hear_scale,
        hear_turn, hear_text, hear_image, hear_stamp };
    l->hear = hear;
    l->depth = 0;
    l->at[0] = (Place){ { 1, 0, 0 }, { 0, 1, 0 } };
}
void Listen_point(const Listen *l, double *x, double *y)
{
    const Place *at = &l->at[l->depth];
    double across = at->x[0] * *x + at->x[1] * *y + at->x[2];

    *y = at->y[0] * *x + at->y[1] * *y + at->y[2];
    *x = across;
}

double Listen_length(const Listen *l, double length)
{
    const Place *at = &l->at[l->depth];

    return length * (hypot(at->x[0], at->y[0])
                     + hypot(at->x[1], at->y[1]));
}
static uint64_t stir(uint64_t hash, uint64_t bits)
{
    hash = (hash ^ bits) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}
uint64_t Listen_stir(uint64_t hash, const Said *s)
{
    uint64_t bits;

    hash = stir(hash, (uint64_t)s->verb << 32
                      | (uint64_t)(s->ink + 1) << 8
                      | (uint64_t)s->align << 4 | (uint64_t)s->face);
    for (int k = 0; k < s->n; k++) {
        memcpy(&bits, &s->number[k], sizeof bits);
        hash = stir(hash, bits);
    }
    for (const char *at = s->stamp ? s->stamp->name : s->text; at;
         at = *at ? at + 1 : NULL)
        hash = stir(hash, (unsigned char)*at);
    if (s->stamp)
        hash = stir(hash, (unsigned)s->which);
    for (int k = 0; k < s->w * s->h; k++)
        hash = stir(hash, s->argb[k]);
    return hash;
}
