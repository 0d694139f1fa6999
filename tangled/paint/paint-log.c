/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-log.c -- a painter that writes down what it is told */
#include <assert.h>
#include <stddef.h>
#include "paint-log.h"

/* writing down */
static void numbers(Paint *p, int n, const double *number)
{
    for (int k = 0; k < n; k++) {
        double up = number[k] < 0 ? -.5 : .5;
        long all, size;

        assert(number[k] > -1e6 && number[k] < 1e6);
        all = (long)(number[k] * 100 + up);
        size = all < 0 ? -all : all;
        tell(((Paint_log *)p)->out, " %s%ld.%02ld",
             all < 0 ? "-" : "", size / 100, size % 100);
    }
}
static void verb(Paint *p, const char *name, int n,
                 const double *number)
{
    tell(((Paint_log *)p)->out, "%s", name);
    numbers(p, n, number);
    tell(((Paint_log *)p)->out, "\n");
}
static void write_move(Paint *p, double x, double y)
{
    verb(p, "move", 2, (double[]){ x, y });
}
static void write_line(Paint *p, double x, double y)
{
    verb(p, "line", 2, (double[]){ x, y });
}
static void write_curve(Paint *p, double x1, double y1,
                        double x2, double y2, double x, double y)
{
    verb(p, "curve", 6, (double[]){ x1, y1, x2, y2, x, y });
}
static void write_arc(Paint *p, double x, double y, double r,
                      double from, double to)
{
    verb(p, "arc", 5, (double[]){ x, y, r, from, to });
}
static void write_close(Paint *p)
{
    verb(p, "close", 0, NULL);
}

static void write_clip(Paint *p)
{
    verb(p, "clip", 0, NULL);
}
static void with_ink(Paint *p, const char *name, int ink, int n,
                     const double *number)
{
    const Paint_log *log = (const Paint_log *)p;

    tell(log->out, "%s %s", name, Paint_ink(log->own, ink)->name);
    numbers(p, n, number);
    tell(log->out, "\n");
}
static void write_fill(Paint *p, int ink)
{
    with_ink(p, "fill", ink, 0, NULL);
}

static void write_stroke(Paint *p, int ink, double width)
{
    with_ink(p, "stroke", ink, 1, &width);
}

static void write_shade(Paint *p, int ink,
                        double x1, double y1, double r1,
                        double x2, double y2, double r2)
{
    with_ink(p, "shade", ink, 6,
             (double[]){ x1, y1, r1, x2, y2, r2 });
}
static void write_save(Paint *p)
{
    verb(p, "save", 0, NULL);
}
static void write_restore(Paint *p)
{
    verb(p, "restore", 0, NULL);
}
static void write_shift(Paint *p, double x, double y)
{
    verb(p, "shift", 2, (double[]){ x, y });
}
static void write_scale(Paint *p, double x, double y)
{
    verb(p, "scale", 2, (double[]){ x, y });
}
static void write_turn(Paint *p, double turns)
{
    verb(p, "turn", 1, &turns);
}
static void write_text(Paint *p, const char *utf8, double x, double y,
                       double size, Align align, Face face, int ink)
{
    static const char *const hangs[] = { "left", "center", "right" };
    const Paint_log *log = (const Paint_log *)p;

    tell(log->out, "text \"%s\"", utf8);
    numbers(p, 3, (double[]){ x, y, size });
    tell(log->out, " %s %s %s\n", hangs[align],
         face == VOICE ? "voice" : "plain",
         Paint_ink(log->own, ink)->name);
}
static void write_image(Paint *p, const unsigned *argb, int w, int h,
                        double x, double y, double width, double height)
{
    unsigned sum = 2166136261u;

    for (int k = 0; k < w * h; k++)
        sum = (sum ^ argb[k]) * 16777619u;
    tell(((Paint_log *)p)->out, "image %d %d %08x", w, h, sum);
    numbers(p, 4, (double[]){ x, y, width, height });
    tell(((Paint_log *)p)->out, "\n");
}
void Paint_log_start(Paint_log *log, Text *out, const Ink *own,
                     Theme theme)
{
    *log = (Paint_log){ .out = out, .own = own, .paint = {
        .theme = theme,
        .move = write_move, .line = write_line,
        .curve = write_curve, .arc = write_arc,
        .close = write_close, .clip = write_clip,
        .fill = write_fill, .stroke = write_stroke,
        .shade = write_shade, .save = write_save,
        .restore = write_restore, .shift = write_shift,
        .scale = write_scale, .turn = write_turn,
        .text = write_text, .image = write_image,
    } };
}
