/* draw.c -- the pictures of the chapter that are no saved games: drawn
   by what the game draws and searches with. See doc/book.mk.
   draws: links tastes camp

   usage: draw WHAT FILE.pdf|.png [dark] */
#include "spider-view.c"
#include "spider.c"
#include "spider-solve.c"
#include "../../../lib/draw.h"
#include <stdio.h>
#include <stdlib.h>
#include "paint-cairo.h"

static Paint *p;

/* cards as they are written, from x, each with an arrow to what it lies
   on; below the column the sign of its end */
static void draw_column(const char *cards, double x, double y, bool links)
{
    double mid = x + 64;
    int k = 0, face = 0;

    for (Line word; *cards; cards += strspn(cards, " "), k++) {
        Text_say(word, "%.*s", (int)strcspn(cards, " "), cards);
        cards += strlen(word);
        Text_match(word, "%w", Face_codes, &face);
        Card_paint(p, (Face)(face + 1), 0, x, y + STEP * k, CARD_W,
                   CARD_H);
    }
    for (int n = 1; links && n <= k; n++) {     /* to the next, or the end */
        double from = y + STEP * n + (n < k ? 22 : CARD_H - STEP + 36);
        double to = from - (n < k ? 30 : 26);

        for (int line = n < k ? 0 : 1; line < 2; line++) {
            p->move(p, mid, from);
            p->line(p, mid, to);
            p->move(p, mid - 7, to + 9);
            p->line(p, mid, to - 2);
            p->line(p, mid + 7, to + 9);
            p->stroke(p, !line ? CARDPAPER : n < k ? CARDINK : TEXT,
                      line ? 3 : 8);
        }
    }
}

static void draw_links(void)
{
    draw_column("KH 8D 7S 6S 5S", 20, 20, true);
    draw_column("JC 8C", 140, 20, true);
    draw_column("KH 8D", 340, 20, true);
    draw_column("JC 8C 7S 6S 5S", 460, 20, true);
}

/* what three columns are worth, by the first list */
static void draw_tastes(void)
{
    static const char *const cards[] = {
        "9H 8H 5S 7S", "9H 8H 7S 5S", "9H 8H 7H 5S" };
    static const Face face[3][4] = { { 35, 34, 44, 46 },
        { 35, 34, 46, 44 }, { 35, 34, 33, 44 } };

    for (int k = 0; k < 3; k++) {
        Prefix t = { .merit = leaders->gap, .least = KING + 1 };

        for (int at = 0; at < 4; at++)
            t = join(leaders, t, face[k][at], true);
        draw_column(cards[k], 20 + 150 * k, 20, false);
        Count_paint(p, t.merit, 70 + 150 * k, 332, 15);
    }
}

static void draw_table(const Spider *s, double x, double y)
{
    static Item room[300];
    Page page = { .room = 300, .item = room };
    Ui ui = { .seat = 1 };

    layout(s, &ui, &page);
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, .5, .5);
    for (int k = 0; k < page.n; k++)
        paint(s, &ui, &room[k], p);
    p->restore(p);
}

static int day_of(const Search *w, int line)
{
    int day = 0;

    for (; line > 0; line = w->diary[line].before)
        day++;
    return day;
}

/* deal 7 of two suits, the evening after 30 days: the scout of most merit,
   the one through whom the way goes, and the one of least */
static void draw_camp(bool tell)
{
    Search *w = malloc(BAGGAGE);
    Think t = { .nodes = spider_hint[2].nodes };
    int shown[3], n = 0, better = 0, on;
    Spider s;

    lay_out(&s, 2, 7);
    if (find_way(w, &t, &s) != WINNABLE)
        exit(1);
    for (on = w->found; day_of(w, on) > 30; on = w->diary[on].before)
        continue;
    shown[0] = shown[1] = shown[2] = on;
    for (int k = 0; k < w->entries; k++)
        if (day_of(w, k) == 30) {
            n++;
            better += w->diary[k].merit > w->diary[on].merit;
            if (w->diary[k].merit > w->diary[shown[0]].merit)
                shown[0] = k;
            if (w->diary[k].merit < w->diary[shown[2]].merit)
                shown[2] = k;
        }
    for (int k = 0; k < 3; k++) {
        walk(w, shown[k], &s, NULL);
        draw_table(&s, 12 + 566 * k, 40);
        Paint_number(p, k == 0 ? 1 : k == 1 ? better + 1 : n,
                     284 + 566 * k, 22, 20, TEXT, 2.4);
        if (tell)
            printf("merit %d\n", w->diary[shown[k]].merit);
    }
    if (tell)
        printf("%d scouts, %d better, tents %d, way %d days\n", n, better,
               w->tents, day_of(w, w->found));
    free(w);
}

int main(int count, char **word)
{
    const char *what = count > 2 ? word[1] : "", *file = word[2];
    bool links = Text_same(what, "links"), camp = Text_same(what, "camp");
    double w = links ? 580 : camp ? 1710 : 440;
    double h = links ? 402 : camp ? 440 : 350;
    Paint_cairo painter;
    cairo_t *cr;

    if (count < 3)
        return 2;
    cr = draw_into(file, w, h, camp ? .5 : .7);
    Paint_cairo_start(&painter, cr, inks, count > 3 ? DARK : LIGHT);
    p = &painter.paint;
    Card_felt(NULL, &(Item){ .w = w, .h = h }, p);
    if (links)
        draw_links();
    else if (camp)
        draw_camp(getenv("TELL"));
    else
        draw_tastes();
    return drawn(cr);
}
