/* Made from kit/web.nw by make tangle: change that, not this. */
#include <stdint.h>
#include "tape.h"

enum { MOST = 12 };

static void put(Tape *t, double number) { t->at[t->used++] = number; }
void Tape_end(Tape *t)
{
    t->play(t->at, t->used);
    t->used = 0;
}
static void hear(Listen *l, const Said *s)
{
    Tape *t = (Tape *)l;
    const void *there = s->text ? (const void *)s->text
                      : s->argb ? (const void *)s->argb : s->stamp;

    if (t->used + MOST > TAPE)
        Tape_end(t);
    put(t, s->verb);
    put(t, s->ink);
    for (int k = 0; k < s->n; k++)
        put(t, s->number[k]);
    if (!there)
        return;
    if (s->stamp) {
        put(t, s->stamp->w);
        put(t, s->stamp->h);
        put(t, s->stamp->around);
        put(t, s->which);
    } else {
        put(t, s->text ? (int)s->align : s->w);
        put(t, s->text ? (int)s->face : s->h);
    }
    put(t, (double)(uintptr_t)there);
    Tape_end(t);
}
void Tape_start(Tape *t, Theme theme, Tape_plays *play)
{
    Listen_start(&t->listen, theme, hear);
    t->used = 0;
    t->play = play;
}
