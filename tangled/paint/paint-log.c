/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-log.c -- a painter that writes down what it is told */
#include <assert.h>
#include <string.h>
#include "paint-log.h"

/* writing down */
static void write_numbers(Text *out, const Said *s)
{
    for (int k = 0; k < s->n; k++) {
        double up = s->number[k] < 0 ? -.5 : .5;

        assert(s->number[k] > -1e6 && s->number[k] < 1e6);
        long all = (long)(s->number[k] * 100 + up);
        long size = all < 0 ? -all : all;
        Text_tell(out, " %s%ld.%02ld", all < 0 ? "-" : "",
                  size / 100, size % 100);
    }
}
static void write_verb(Listen *l, const Said *s)
{
    static const char letters[] = "MLCAZKFSG()+*RTIP";
    /* the verbs' names, and how a text hangs */
    static const char *const names[] = {
        "move", "line", "curve", "arc", "close", "clip", "fill", "stroke",
        "shade", "save", "restore", "shift", "scale", "turn", "text",
        "image", "stamp" }, *const hangs[] = { "left", "center", "right" };
    const Paint_log *log = (const Paint_log *)l;
    const char *ink =
        s->ink < 0 ? "" : Paint_ink(log->own, s->ink)->name;

    Text_tell(log->out, "%s", names[strchr(letters,
        s->verb) - letters]);
    if (s->text)
        Text_tell(log->out, " \"%s\"", s->text);
    else if (s->argb)
        Text_tell(log->out, " %d %d %08x", s->w, s->h,
                  (unsigned)Listen_stir(0, s));
    else if (s->stamp)
        Text_tell(log->out, " %s %d", s->stamp->name, s->which);
    else if (s->ink >= 0)
        Text_tell(log->out, " %s", ink);
    write_numbers(log->out, s);
    if (s->text)
        Text_tell(log->out, " %s %s %s", hangs[s->align],
                  s->face == VOICE ? "voice" : "plain", ink);
    Text_tell(log->out, "\n");
}
void Paint_log_start(Paint_log *log, Text *out, const Ink *own,
                     Theme theme)
{
    Listen_start(&log->listen, theme, write_verb);
    log->out = out;
    log->own = own;
}
