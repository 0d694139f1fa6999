/* Made from kit/hand.nw by make tangle: change that, not this. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "feel.h"
#include "listen.h"

/* what would be painted */
typedef struct Ear {
    Listen listen;                  /* first: an Ear is a Listen */
    Mark   all, path;
} Ear;
static const Mark nowhere = { 0, 0, 1e9, 1e9, -1e9, -1e9, false };

static void reach(Ear *e, double x, double y)
{
    Listen_point(&e->listen, &x, &y);
    e->path.x1 = fmin(e->path.x1, x);
    e->path.y1 = fmin(e->path.y1, y);
    e->path.x2 = fmax(e->path.x2, x);
    e->path.y2 = fmax(e->path.y2, y);
}
static void reach_box(Ear *e, double x, double y, double w, double h)
{
    reach(e, x, y);
    reach(e, x + w, y);
    reach(e, x, y + h);
    reach(e, x + w, y + h);
}
static void settle_path(Ear *e, double by)
{
    if (e->path.x1 <= e->path.x2) {
        e->all.x1 = fmin(e->all.x1, e->path.x1 - by);
        e->all.y1 = fmin(e->all.y1, e->path.y1 - by);
        e->all.x2 = fmax(e->all.x2, e->path.x2 + by);
        e->all.y2 = fmax(e->all.y2, e->path.y2 + by);
    }
    e->path = nowhere;
}
static void measure(Listen *l, const Said *s)
{
    Ear *e = (Ear *)l;
    const double *n = s->number;
    double wide = s->text ? n[2] * (double)strlen(s->text) : 0;

    for (int k = 0; strchr("MLC", s->verb) && k < s->n; k += 2)
        reach(e, n[k], n[k + 1]);
    if (s->verb == 'A')
        reach_box(e, n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]);
    if (s->verb == 'T')
        reach_box(e, n[0] - wide, n[1] - n[2], 2 * wide, 2 * n[2]);
    if (s->verb == 'I')
        reach_box(e, n[0], n[1], n[2], n[3]);
    if (s->stamp) {
        double ax = s->stamp->around * n[2] / s->stamp->w;
        double ay = s->stamp->around * n[3] / s->stamp->h;

        reach_box(e, n[0] - ax, n[1] - ay, n[2] + 2 * ax,
                  n[3] + 2 * ay);
    }
    if (strchr("FSTIP", s->verb))
        settle_path(e, s->verb == 'S' ? Listen_length(l, n[0]) / 2 : 0);
    if (s->verb == 'K')
        e->path = nowhere;
}
static void stir(Listen *l, const Said *s)
{
    ((Ear *)l)->all.hash = Listen_stir(((Ear *)l)->all.hash, s);
}
static void feel_body(const Hand *h, const Item *i, Mark *m)
{
    Clip all;

    m->hash = Solid_stir(m->hash, Room_body(h->room, i->id, &all));
    m->x1 = all.x, m->x2 = all.x + all.w;
    m->y1 = all.y, m->y2 = all.y + all.h;
}
static void feel_camera(const Hand *h, Mark *m)
{
    const Camera *c = &h->room->sight.camera;
    double number[] = { c->at[0], c->at[1], c->at[2], c->turn, c->tilt,
                        c->away, c->field };

    m->hash = Listen_stir(m->hash, &(Said){ .verb = 'B', .n = 7,
                                            .number = number });
    m->x1 = m->y1 = -1e5;
    m->x2 = m->y2 = 1e5;
}
static Mark felt(const Hand *h, int k, Theme theme,
                 void (*hear)(Listen *l, const Said *s))
{
    Ear e = { .all = nowhere, .path = nowhere };
    const Item *i = k < h->page.n ? &h->page.item[h->order[k]] : NULL;

    if (i && i->body.shape) {
        feel_body(h, i, &e.all);
        if (k == h->bodies && h->room->sight.reach > 0)
            feel_camera(h, &e.all);
    } else {
        Listen_start(&e.listen, theme, hear);
        Hand_paint(h, k, &e.listen.paint);
    }
    e.all.id = i ? i->id : -1;
    e.all.lifted = k >= h->resting;
    return e.all;
}
static int was_at(const Feel *f, int id, int near)
{
    if (near < f->marks && f->was[near].id == id)
        return near;
    for (int k = 0; k < f->marks; k++)
        if (f->was[k].id == id)
            return k;
    return -1;
}
static void spoil(const Mark *m, Feel_spoils *spoils, void *who)
{
    if (m->x1 <= m->x2)
        spoils(who, m);
}
static void compare(Feel *f, const Mark *is, int at, int *deepest,
                    Feel_spoils *spoils, void *who)
{
    Mark *was = at < 0 ? NULL : &f->was[at];

    if (!was || was->hash != is->hash || was->lifted != is->lifted
        || (!is->lifted && at < *deepest)) {
        if (was)
            spoil(was, spoils, who);
        spoil(is, spoils, who);
    }
    if (was && !is->lifted && !was->lifted && at > *deepest)
        *deepest = at;
    if (was)
        was->id = 0;
}
void Feel_look(Feel *f, const Hand *h, Theme theme, Feel_spoils *spoils,
               void *who)
{
    int n = h->page.n + 1, near = 0, deepest = -1;
    Mark *fresh = malloc((size_t)n * sizeof *fresh);

    if (!fresh)
        return;
    free(f->was);
    f->was = f->mark;
    f->mark = fresh;
    for (int k = 0; k < n; k++) {
        Mark *is = &f->mark[k];

        /* feel the entry, and measure it if it is a new picture */
        *is = felt(h, k, theme, stir);

        int at = was_at(f, is->id, near);
        bool same_picture = at >= 0 && f->was[at].hash == is->hash;
        Mark size = same_picture ? f->was[at] : felt(h, k, theme, measure);

        is->x1 = size.x1, is->y1 = size.y1;
        is->x2 = size.x2, is->y2 = size.y2;
        compare(f, is, at, &deepest, spoils, who);
        near = at + 1;
    }
    for (int k = 0; k < f->marks; k++)
        if (f->was[k].id != 0)
            spoil(&f->was[k], spoils, who);
    f->marks = n;
}
void Feel_end(Feel *f)
{
    free(f->mark);
    free(f->was);
    *f = (Feel){ 0 };
}
