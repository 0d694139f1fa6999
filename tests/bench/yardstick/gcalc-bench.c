/* gcalc-bench.c -- what a move takes, what the slowest runs take, and what
   pictures of many blocks take, painted into memory as a window does it */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "paint-cairo.h"
#include "gcalc-view.c"

static Gcalc bench, was;
static bool missed;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}
static void told(const char *what, double ms, double bar)
{
    printf("%-44s %8.3f %8.3f%s\n", what, ms, bar,
           ms > bar ? "  MISSED" : "");
    missed |= ms > bar;
}
static void begin(void)             /* a start is given zeros */
{
    memset(&bench, 0, sizeof bench);
    gcalc_model.start(&bench, (int[OPTIONS]){ 0, 1 }, 1);
}
static bool does(const char *move)
{
    const char *why = gcalc_model.apply(&bench, move);

    if (why)
        printf("%s: %s\n", move, why);
    return !why;
}
/* the median of so many, each on the table as it is now */
static double move_of(const char *move, int times)
{
    double ms[99];

    was = bench;
    for (int k = 0; k < times; k++) {
        double from;

        bench = was;
        from = now();
        if (!does(move))
            exit(1);
        ms[k] = now() - from;
    }
    qsort(ms, (size_t)times, sizeof *ms, rising);
    return ms[times / 2];
}
static double paint_of(int width)
{
    static Scratch scratch;
    double ms[9];

    for (int k = 0; k < 9; k++) {
        cairo_surface_t *s = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, width + 20, width + 20);
        cairo_t *cr = cairo_create(s);
        Paint_cairo p;
        Ui ui = { .scratch = &scratch };
        double from = now();

        Paint_cairo_start(&p, cr, inks, LIGHT);
        p.paint.fine = 1;
        scratch.known = false;
        picture(&(Pen){ .p = &p.paint, .g = &bench, .ui = &ui }, 0,
                (Box){ 10, 10, 0, width, 0, 1 });
        cairo_surface_flush(s);
        ms[k] = now() - from;
        cairo_destroy(cr);
        cairo_surface_destroy(s);
    }
    qsort(ms, 9, sizeof *ms, rising);
    return ms[4];
}
int main(void)
{
    static const char *const runs[] = {
        "(\\r.(r r) \\r.(r r))", "(Ycomb \\r.[R|r])",
        "(Ycomb \\b.\\y.(zero? y R (b (sub1 y))) (times three three))",
        "(numtest (times three (times three three)))",
        "(\\r.(r r r) \\r.(r r r))" };
    static const char *const orders[] = { "normal", "need", "eager" };
    double worst = 0, at;
    Line move;

    printf("%-44s %8s %8s\n", "gcalc, milliseconds", "ours", "bar");
    begin();
    for (int k = 1; k <= CELLS; k++)
        if (bench.slot[k].cube) {
            Text_say(move, "put @%d%d main", (k - 1) / 5 + 1,
                     (k - 1) % 5 + 1);
            at = move_of(move, 99);
            worst = at > worst ? at : worst;
        }
    told("an example onto Main, the slowest of all", worst, .05);
    does("type (numtest (times three three))");
    told("run: 87,381 red blocks", move_of("run", 99), 1);
    for (int how = 0; how < 3; how++) {
        worst = 0;
        for (int k = 0; k < 5; k++) {
            begin();
            if (how != NEED) {
                Text_say(move, "rule %s", orders[how]);
                does(move);
            }
            Text_say(move, "type %s", runs[k]);
            does(move);
            at = move_of("run", 1);
            worst = at > worst ? at : worst;
        }
        Text_say(move, "the slowest run of five, %s", orders[how]);
        told(move, worst, 500);
    }
    begin();
    does("type (numtest (plus three three))"), does("run");
    told("1,365 red blocks at 150 dots", paint_of(150), 7);
    told("1,365 red blocks at 600 dots", paint_of(600), 60);
    does("type (numtest (times three three))"), does("run");
    told("87,381 red blocks at 150 dots", paint_of(150), 27);
    told("87,381 red blocks at 600 dots", paint_of(600), 60);
    told("a state, kilobytes", sizeof(Gcalc) / 1e3, 60);
    return missed;
}
