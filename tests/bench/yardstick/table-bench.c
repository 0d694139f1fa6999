/* table-bench.c -- what a picture of a card table costs, in ms of CPU, as
   the board of the window draws it: 1000 by 700 dots. The yardstick is a
   picture for which nothing has changed, and is only copied.
   usage: table-bench MOVE: the deal, a move after which many cards fly */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "board.h"
#include "session.h"

enum { WIDTH = 1000, HEIGHT = 700, TIMES = 99 };
extern const Game the_game;
static double now;

static void hears(void *who, Does kind, const char *wish)
{
    (void)who, (void)kind, (void)wish;
}
static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* what is done before each picture, for the k-th time */
static void whole(Board *b, int k)
{
    gtk_widget_size_allocate(GTK_WIDGET(b), &(GtkAllocation){ 0, 0,
                             WIDTH, HEIGHT - k % 2 });
}
static void nothing(Board *b, int k) { (void)b, (void)k; }
static void fly(Board *b, int k)
{
    Hand_time(Board_hand(b), now + 2 * k);
    Board_look(b);
}
static void drag(Board *b, int k)
{
    Hand *h = Board_hand(b);

    Hand_event(h, MOTION, h->press_x + 20 + 4 * k, h->press_y + 20 + k, 0);
    Board_look(b);
}

static double cost(Board *b, const char *what, void does(Board *b, int k),
                   double most, double rest)
{
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                                    WIDTH, HEIGHT);
    cairo_t *cr = cairo_create(s);
    double ms[TIMES];

    for (int k = 0; k < TIMES; k++) {
        clock_t from = clock();

        does(b, k);
        gtk_widget_draw(GTK_WIDGET(b), cr);
        ms[k] = 1000. * (double)(clock() - from) / CLOCKS_PER_SEC;
    }
    qsort(ms, TIMES, sizeof *ms, rising);
    if (most > 0)
        printf("%-34s %6.2f ms, at most %.1f; %.1f times a copy\n", what,
               ms[TIMES / 2] - rest, most, ms[TIMES / 2] / rest);
    cairo_destroy(cr);
    cairo_surface_destroy(s);
    return ms[TIMES / 2];
}

int main(int count, char **word)
{
    int option[OPTIONS];
    const char *trouble;
    Session *s;
    GtkWidget *w, *around;
    Board *b;
    Hand *h;
    double rest;
    bool bad;

    gtk_init(NULL, NULL);
    Options_usual(the_game.model, option);
    s = Session_new(&the_game, option, 7, NULL);
    while (Session_step(s, &trouble))
        ;
    w = Board_new(&the_game, hears, NULL);
    b = (Board *)w;
    around = gtk_offscreen_window_new();
    gtk_container_add(GTK_CONTAINER(around), w);
    gtk_widget_set_size_request(w, WIDTH, HEIGHT);
    gtk_widget_show_all(around);
    Hand_show(Board_hand(b), Session_seen(s, 1), 1, PLACED);
    Board_look(b);
    rest = cost(b, "", nothing, 0, 0);
    bad = cost(b, "a whole picture", whole, 2, rest) - rest > 2;
    if (count < 2 || Session_play(s, word[1]))
        return 2;
    h = Board_hand(b);
    now = Board_now();
    Hand_time(h, now);
    Hand_show(h, Session_seen(s, 1), 1, MOVED);
    printf("%d items, %d of them fly\n", h->page.n, h->movers);
    bad |= cost(b, "while they fly", fly, 2, rest) - rest > 2;
    Hand_arrive(h);
    for (int k = h->page.n; k-- > 0 && !h->grabbed; )
        if (h->page.item[k].words[0] && h->page.item[k].move[0])
            Hand_event(h, PRESS, h->page.item[k].x + 9,
                       h->page.item[k].y + 9, 1);
    bad |= cost(b, "a step of a drag", drag, .3, rest) - rest > .3;
    return bad || !h->ui.dx;
}
