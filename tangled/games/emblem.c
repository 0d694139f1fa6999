/* Made from games.nw by make tangle: change that, not this. */
/* emblem.c -- the picture of literate-games, for the system's menus */
#include "game.h"
#include "program.h"

/* a cat behind a book */
static const struct Half { int ink; bool line; const char *path; }
halves[] = {
    { JET, false, "M 0 10.6 C 2.4 10.6 4 10.9 5.2 11.5 L 10.2 5.6"
                  " C 10.9 4.9 12 5.3 12 6.4 L 12 18"
                  " C 12.6 25 8 31 0 31 Z" },
    { WINE, false, "M 0 25.5 L 0 42.6 C 5 39.6 12 39 20 40.8"
                   " L 20 24.8 C 12 23 5 23 0 25.5 Z" },
    { CHALK, false, "M 0 26 L 0 40.4 C 5 37.4 11 36.8 18 38.4"
                    " L 18 23 C 11 21.4 5 22 0 26 Z" },
    { JET, true, "M 3.6 28.8 C 7 27.2 11 26.8 14.6 27.4" },
    { JET, true, "M 3.6 33.6 C 7 32 11 31.6 14.6 32.2" },
    { WINE, true, "M 0 26 L 0 41" },
};
static void cat_behind_a_book(Paint *p)
{
    p->shift(p, 24, 0);
    for (size_t k = 0; k < sizeof halves / sizeof *halves; k++) {
        Paint_path(p, halves[k].path);
        Paint_mirror(p, halves[k].path);
        if (halves[k].line)
            p->stroke(p, halves[k].ink, 1.5);
        else
            p->fill(p, halves[k].ink);
    }
    for (int side = -1; side <= 1; side += 2) {
        Paint_ellipse(p, 5.2 * side, 18.6, 3, 3.1);
        p->fill(p, LAMP);
        Paint_ellipse(p, 4.9 * side, 19.9, 1.1, 1.8);
        p->fill(p, JET);
    }
}
int main(int argc, char **argv)
{
    static const Model model = { .name = "emblem" };
    static const View view = { .title = "", .icon = cat_behind_a_book };
    static const Game shelf = { .model = &model, .view = &view };

    return Program_main(argc, argv, &shelf, NULL);
}
