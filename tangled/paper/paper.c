/* Made from kit/paper.nw by make tangle: change that, not this. */
/* paper.c -- games on a sheet of paper */
#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>
#include "paint-cairo.h"
#include "paper.h"
#include "store.h"

/* opening a game */
static bool open_it(Session *s)
{
    Think t;
    bool good = Session_settle(s) == NULL;

    if (good && Session_game(s)->model->hide
        && Session_advise(s, NULL, &t))
        good = Session_play(s, t.move) == NULL
            && Session_settle(s) == NULL;
    return good;
}

/* a sheet */
static bool add(Paper *p, const Session *s)
{
    if (!Hand_still(&p->hand[p->n], s, &p->like))
        return false;
    p->line[p->n] = Text_whole(Session_line, s);
    return p->line[p->n++] != NULL;
}
bool Paper_position(Paper *p, const Session *s, Photo photo)
{
    Status now;

    *p = (Paper){ .game = Session_game(s), .like.photo = photo };
    Session_status(s, Session_eyes(s), &now);
    p->words = g_strdup(now.text);
    return add(p, s);
}
void Paper_end(Paper *p)
{
    while (p->n > 0) {
        Hand_end(&p->hand[--p->n]);
        free(p->line[p->n]);
    }
    g_clear_pointer(&p->words, g_free);
}
bool Paper_fresh(Paper *p, const Session *like, Photo photo,
                 uint64_t seed)
{
    Random r = Random_start(seed, FRESH);
    const char *about = Session_game(like)->view->comment;
    bool good = true;

    *p = (Paper){ .game = Session_game(like), .like.photo = photo };
    p->words = g_strdup(about ? _(about) : "");
    for (int k = 0; good && k < FRESH; k++) {
        Line why;
        Session *s = Session_new(p->game, Session_now(like), seed, why);

        good = s && open_it(s) && add(p, s);
        Session_free(&s);
        seed = 1 + (uint64_t)Random_below(&r, 999999);
    }
    return good;
}
enum { GAP = 18, CAPTION = 30, HEAD = 60, FOOT = 20 };

typedef struct Tiling { int n, columns; double scale; } Tiling;

static Tiling tiling(const Hand *hand, int n, double w, double h)
{
    Tiling best = { n, 1, 0 };

    for (int c = 1; c <= n; c++) {
        int rows = (n + c - 1) / c;
        double scale = INFINITY;

        for (int k = 0; k < n; k++)
            scale = fmin(scale, fmin(
                         (w / c - GAP) / hand[k].page.w,
                         (h / rows - CAPTION) / hand[k].page.h));
        if (scale > best.scale)
            best = (Tiling){ n, c, scale };
    }
    return best.scale < .35 && n > 1 ? tiling(hand, n - 1, w, h) : best;
}
static void write_line(Paint *p, const char *words, double x, double y,
                       double size, double w, Typeface face, int ink)
{
    double n = (double)g_utf8_strlen(words, -1);

    p->text(p, words, x, y, fmin(size, w / fmax(1, n * .58)), AT_LEFT,
            face, ink);
}
static void draw_board(const Paper *p, int k, const Tiling *t,
                       cairo_t *cr, double w)
{
    Paint_cairo painter;
    Paint *to = &painter.paint;
    const Page *page = &p->hand[k].page;
    double side = (w - t->scale * page->w) / 2;
    g_autofree char *line = g_strdup_printf("%d.  %s", k + 1,
                                            p->line[k]);

    Paint_cairo_start(&painter, cr, p->game->view->inks, CONTRAST);
    write_line(to, line, side, t->scale * page->h + 12, 7,
               w - side - GAP / 2, PLAIN, TEXT);
    to->shift(to, side, 0);
    to->scale(to, t->scale, t->scale);
    for (int i = 0; i < page->n; i++)
        Hand_paint(&p->hand[k], i, to);
}
static void draw_words(const Paper *p, cairo_t *cr, double w, double h)
{
    Paint_cairo painter;
    Paint *to = &painter.paint;

    Paint_cairo_start(&painter, cr, NULL, CONTRAST);
    write_line(to, _(p->game->view->title), GAP / 2, 22, 22, w, VOICE,
               TEXT);
    write_line(to, p->words, GAP / 2, 42, 11, w - GAP, PLAIN, TEXT);
    write_line(to, _("The line below a board is its name: paste it in "
                     "the game's window, and the board is there."),
               GAP / 2, h - 4, 8, w - GAP, PLAIN, TEXT);
}
void Paper_draw(const Paper *p, cairo_t *cr, double w, double h)
{
    double high = h - HEAD - FOOT;
    Tiling t = tiling(p->hand, p->n, w, high);
    int rows = (t.n + t.columns - 1) / t.columns;

    draw_words(p, cr, w, h);
    for (int k = 0; k < t.n; k++) {
        cairo_save(cr);
        cairo_translate(cr, w / t.columns * (k % t.columns),
                        HEAD + high / rows * (k / t.columns));
        draw_board(p, k, &t, cr, w / t.columns);
        cairo_restore(cr);
    }
}
static void draw_page(GtkPrintOperation *o, GtkPrintContext *c,
                      int page, const Paper *p)
{
    (void)o, (void)page;
    Paper_draw(p, gtk_print_context_get_cairo_context(c),
               gtk_print_context_get_width(c),
               gtk_print_context_get_height(c));
}
const char *Paper_print(GtkWindow *over, const Paper *p,
                        const char *file)
{
    g_autoptr(GtkPrintOperation) o = gtk_print_operation_new();
    g_autoptr(GError) error = NULL;

    g_object_set(o, "n-pages", 1, "unit", GTK_UNIT_POINTS,
                 "job-name", _(p->game->view->title),
                 "export-filename", file, NULL);
    g_signal_connect(o, "draw-page", G_CALLBACK(draw_page),
                     (gpointer)p);
    gtk_print_operation_run(o, file ? GTK_PRINT_OPERATION_ACTION_EXPORT
        : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, over, &error);
    return error ? Store_complain(_("Not printed: %s."), error->message)
                 : NULL;
}
