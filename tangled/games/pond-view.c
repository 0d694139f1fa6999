/* Made from games.nw by make tangle: change that, not this. */
#include "game.h"
#include "pond.h"

/* where the frogs sit */
enum { SIDE = 60, STONES = 7 };     /* units; how many */

static void layout(const void *state, const Ui *ui, Page *page)
{
    const Pond *p = state;
    int next[128] = { ['g'] = 1, ['b'] = 4 };

    (void)ui;
    page->w = STONES * SIDE;
    page->h = 2 * SIDE;
    for (int k = 0; k < STONES; k++)
        Page_add(page, 11 + k, k * SIDE, SIDE / 2, SIDE, SIDE);
    for (int k = 0; k < STONES; k++)
        if (p->stone[k] != '.') {
            char kind = p->stone[k];
            Item *i = Page_add(page, next[kind & 127]++, k * SIDE,
                               SIDE / 2, SIDE, SIDE);

            /* what a frog can be asked */
            i->look = kind;
            Text_say(i->words, kind == 'g' ? _("green frog on stone %d")
                                      : _("brown frog on stone %d"), k + 1);
            if (pond_jumps(p, k))
                Text_say(i->move, "jump %d", k + 1);
        }
}

/* draw a frog or a stone */
enum { GREEN = OWN, BROWN, STONE };
static const Ink inks[] = {
    { "green", 0x4E8A3A, 0x7CBF62, 0x006000, 0xA0E888 },
    { "brown", 0x9A6A3C, 0xD0A070, 0x804000, 0xF0C080 },
    { "stone", 0x9C97AE, 0x77798F, 0xC8C8C8, 0x505050 },
    { NULL, 0, 0, 0, 0 },
};

static void draw_frog(Paint *p, double x, double y, int kind)
{
    double front = kind == 'g' ? 1 : -1;

    Paint_ellipse(p, x, y + 4, 19, 13);
    Paint_ellipse(p, x - front * 13, y + 12, 10, 6);
    Paint_circle(p, x + front * 11, y - 7, 8);
    p->fill(p, kind == 'g' ? GREEN : BROWN);
    Paint_circle(p, x + front * 13, y - 8, 4);
    p->fill(p, CHALK);
    Paint_circle(p, x + front * 14.5, y - 8, 2);
    p->fill(p, JET);
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    double x = item->x + SIDE / 2, y = item->y + SIDE / 2;

    (void)state;
    if (item->look == 0) {
        Paint_ellipse(p, x, y + 16, 26, 9);
        p->fill(p, STONE);
        return;
    }
    if (item->move[0] != '\0' && (ui->hover == item->id
                                  || ui->hint == item->id)) {
        Paint_ellipse(p, x, y + 3, 26, 22);
        p->fill(p, LAMP);
    }
    draw_frog(p, x, y, item->look);
}
static void icon(Paint *p)
{
    draw_frog(p, 25, 24, 'g');
}

/* the words of the frogs */
static const View view = {
    .title = N_("My Game"),
    .rules = N_("Let the green and the brown frogs change places.\n"
                "Each hops to the bare stone, or leaps to it over one\n"
                "of the other color. Nobody turns back.\n"
                "When nobody can jump, it is over.\n\n"
                "Click on a frog, and it jumps."),
    .set = N_("Puzzle Games"),
    .comment = N_("Let the frogs change places: counting meetings."),
    .inks = inks, .layout = layout, .paint = paint, .icon = icon,
};

/* the game of the frogs */
const Game the_game = { .model = &pond_model, .view = &view };
