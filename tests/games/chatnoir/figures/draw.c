/* draw.c -- the pictures of the chapter that are no saved games: drawn
   by what the game draws and searches with. See doc/book.mk.
   draws: round1 round2 round3 even odd boxes magnets moods solved-1 solved-2 solved-3 solved-4

   usage: draw WHAT FILE.pdf|.png [dark] */
#include "chatnoir-view.c"
#include "chatnoir.c"
#include "../../../lib/draw.h"
#include <stdlib.h>
#include "paint-cairo.h"
#include "random.h"
#include "session.h"

enum { UNIT = 34, BIG = 4 };
static Paint *p;

static void disc(double x, double y, double size, int ink, int number)
{
    p->save(p);
    p->shift(p, x, y);
    p->scale(p, size, size);
    Paint_plate(p, &(Plate){ -19, -19, 38, 38, 19, 0, 0, ink, SKYFOOT });
    if (number >= 0)
        Paint_number(p, number, 0, 0, 13, TEXT, 2);
    p->restore(p);
}

static void cell(const World *w, Posn at, int ink, int number)
{
    double x = MARGIN + cell_center_x(at), y = MARGIN + cell_center_y(at);

    if (is_free(w, at))
        disc(x, y, 1, ink, number);
    else {
        p->save(p);
        p->shift(p, x, y);
        draw_stone(p, 0);
        p->restore(p);
    }
}

static void sit(const World *w)
{
    p->save(p);
    p->shift(p, MARGIN + cell_center_x(w->cat),
             MARGIN + cell_center_y(w->cat));
    p->scale(p, CAT_SCALE, CAT_SCALE);
    draw_cat(p, PLAYING, 0, 0);
    p->restore(p);
}

/* the rumor after so many rounds, and below it who waits in line */
static void draw_round(int round)
{
    static Table table;
    World w = { .size = 0 };
    int waits = 0, option[OPTIONS] = { 5, 7, NOIR };

    chatnoir_model.start(&w, option, 16328);
    bfs(&w, NOWHERE, BOUNDARY, &table);
    for (int k = 0; k < 25; k++) {
        Posn at = { k % 5, k / 5 };
        int leaps = lookup_in_table(&table, at);

        if (in_bounds(at, 5))
            cell(&w, at, leaps == round ? LAMP : SKY,
                 leaps > round ? -1 : leaps);
    }
    sit(&w);
    for (int i = 0; i < table.n; i++)
        if (table.cell[i].leaps == round) {
            Posn at = table.cell[i].at;

            disc(MARGIN + 10 + 21 * waits++, world_height(5) + 52, .5,
                 LAMP, 10 * at.y + at.x + 11);
        }
}

/* for the chapter that solves the game: the circles that a step of the
   cat's needs, and the stone that sets it free, lit */
static void draw_solved(int which)
{
    static const char *const rows[] = {
        "_#**#/##*../#.C../.###./_....", "_#.*#/##.**/#.C**/.###./_....",
        "_#*.#/##***/#.C.*/.###./_....", "_###./###../#.C.#/*#.../_...." };
    World w;

    empty_world(&w, 5, NOIR);
    for (int k = 0; k < 25; k++) {
        Posn at = { k % 5, k / 5 };
        char c = rows[which - 1][k + at.y];

        w.blocked[at.y][at.x] = c == '#';
        if (in_bounds(at, 5))
            cell(&w, at, c == '*' ? LAMP : SKY, -1);
    }
    sit(&w);
}

/* the six around the cat in that row, with their columns */
static void draw_six(int row)
{
    World w;
    Posn next[6];

    empty_world(&w, 5, NOIR);
    w.cat.y = row;
    adjacent(w.cat, next);
    for (int k = 0; k < 25; k++) {
        Posn at = { k % 5, k / 5 };
        bool beside = false;

        for (int i = 0; i < 6; i++)
            beside = beside || same_posn(at, next[i]);
        if (in_bounds(at, 5))
            cell(&w, at, beside ? LAMP : SKY, beside ? at.x : -1);
    }
    sit(&w);
}

/* the boxes of the search board of size 5 */
static void draw_boxes(void)
{
    static uint16_t room[99];
    static int line[99];
    static bool none[25];
    Boxes b = { 5, room, line };
    int away[6], row = -1;

    Boxes_lay(b, none, 5);
    look_around(5, away);
    for (int k = 0; k < Boxes_room(5); k++) {
        int ink = b.at[k] == WALL ? BLOCK1 : k == 21 ? LAMP : SKY;

        while (row < 5 && k >= row_start(5, row + 1))
            row++;
        for (int i = 0; i < 6; i++)
            ink = k == 21 + away[i] ? SKYHI : ink;
        double x = 20 + UNIT * (k - row_start(5, row) + 1 + row % 2 / 2.0);
        double y = 20 + UNIT * (row + 1);

        if (row < 0)
            x = 20 + UNIT * (k + .5);
        Paint_plate(p, &(Plate){ x, y, 30, 30, 5, 0, 0, ink, SKYFOOT });
        if (ink == LAMP || ink == SKYHI) {
            Paint_round(p, x, y, 30, 30, 5);
            p->stroke(p, TEXT, 1.5);
        }
        Paint_number(p, k, x + 15, y + 15, 11,
                     ink == BLOCK1 ? SKY : TEXT, 1.6);
    }
}

/* the left half of a calm head, and what pulls its curves */
static void draw_magnets(void)
{
    const char *at = calm_head;
    double xy[6], x = 0, y = 0;
    char *end;

    p->shift(p, 250, 220);
    p->scale(p, BIG, BIG);
    Paint_path(p, calm_head);
    p->stroke(p, TEXT, .8);
    while (*at) {
        int n = *at++ == 'C' ? 6 : 2;

        for (int i = 0; i < n; i++, at = end)
            xy[i] = strtod(at, &end);
        if (n == 6) {
            p->move(p, x, y);
            p->line(p, xy[0], xy[1]);
            p->stroke(p, LAMPEDGE, .35);
            p->move(p, xy[2], xy[3]);
            p->line(p, xy[4], xy[5]);
            p->stroke(p, LAMPEDGE, .35);
            for (int i = 0; i < 4; i += 2) {
                Paint_circle(p, xy[i], xy[i + 1], .8);
                p->stroke(p, LAMPEDGE, .35);
            }
        }
        x = xy[n - 2];
        y = xy[n - 1];
        Paint_circle(p, x, y, .9);
        p->fill(p, TEXT);
    }
}

static void draw_moods(void)
{
    for (int k = 0; k < 3; k++) {
        p->save(p);
        p->shift(p, 80 + 155 * k, 66);
        p->scale(p, 1.05, 1.05);
        draw_cat(p, (Phase)k, 0, 0);
        p->restore(p);
    }
}

int main(int count, char **word)
{
    const char *what = count > 2 ? word[1] : "", *file = word[2];
    double w = world_width(5) + 2 * MARGIN, h = world_height(5) + 2 * MARGIN;
    double f = Text_same(what, "boxes") ? .7 : Text_same(what, "magnets") ? .62 : 1;
    Paint_cairo painter;
    cairo_t *cr;

    if (count < 3)
        return 2;
    if (!strncmp(what, "round", 5))  h += 40;
    if (Text_same(what, "boxes"))         w = 300, h = 276;
    if (Text_same(what, "magnets"))       w = 280, h = 370;
    if (Text_same(what, "moods"))         w = 470, h = 122;
    cr = draw_into(file, w, h, f);
    Paint_cairo_start(&painter, cr, inks, count > 3 ? DARK : LIGHT);
    p = &painter.paint;
    Paint_box(p, 0, 0, w, h);
    p->shade(p, GROUND2, 0, 0, 0, 0, h, 0);
    p->fill(p, GROUND1);
    if (!strncmp(what, "round", 5))  draw_round(what[5] - '0');
    if (!strncmp(what, "solved-", 7))     draw_solved(what[7] - '0');
    if (Text_same(what, "even"))          draw_six(2);
    if (Text_same(what, "odd"))           draw_six(1);
    if (Text_same(what, "boxes"))         draw_boxes();
    if (Text_same(what, "magnets"))       draw_magnets();
    if (Text_same(what, "moods"))         draw_moods();
    return drawn(cr);
}
