/* Made from kit/hand.nw by make tangle: change that, not this. */
#include <math.h>
#include "hand.h"
#include "listen.h"
#include "test.h"

/* a table with a cup */
typedef struct Cup { int at; } Cup;     /* in which bowl: 0, 1, or 2 */
enum { CUP = 1, BOWL = 10, LABEL = 20 };
static Line heard;
static Hand hand;
static Cup  now_on;

static const Ring
    cup_rings[] = { { .9f, 0, 0, 0 }, { 1, .2f, 0, 0 },
                    { 1, 2, 0, 0 }, { .5f, 2.2f, 0, 0 } },
    bowl_rings[] = { { .5f, 0, 0, true }, { .4f, 0, 1, 0 },
                     { 0, -.1f, 1, 0 } };
static void gem_of(Mesh *m)
{
    Mesh_hull(m, 0, 8, (Four[]){ { 1, 1, -1 }, { 1, -1, -1 },
        { -1, 1, -1 }, { -1, -1, -1 }, { .5f, .5f, 1 },
        { .5f, -.5f, 1 }, { -.5f, .5f, 1 }, { -.5f, -.5f, 1 } });
}
static bool jewels;                     /* instead of all this */
static const Shape
    cup = { "cup", NULL, 1,
            &(Lathe){ cup_rings, 4, 24, 0, 0, false, false } },
    bowl = { "bowl", NULL, 4,
             &(Lathe){ bowl_rings, 3, 24, 0, 0, true, false } },
    gem = { "gem", gem_of, 4, NULL };
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Cup *c = state;
    Item *i;

    (void)ui;
    page->w = 240, page->h = 180;
    for (int k = 0; jewels && k < 64; k++)
        Page_add(page, 100 + k, 0, 0, 0, 0)->body = (Solid){
            k % 2 ? &gem : &cup, (float)(k % 8) - 3.5f,
            (float)(k / 8) - 3.5f, .size = .4f,
            .turn = (float)k * 7, .spin = 90, .ink = { LAMP } };
    if (jewels)
        return;
    Page_add(page, LABEL, 90, 150, 60, 20);
    for (int k = 0; k < 3; k++) {
        i = Page_add(page, BOWL + k, 0, 0, 0, 0);
        i->body = (Solid){ &bowl, (float)k - 1, 0, .size = 1,
                           .ink = { 0, 1 }, .flat = true };
        Text_say(i->words, "bowl %d", k);
        Text_say(i->drop, "%d", k);
    }
    i = Page_add(page, CUP, 0, 0, 0, 0);
    i->body = (Solid){ &cup, (float)c->at - 1, 0, .size = .3f,
                       .ink = { LAMP } };
    Text_say(i->words, "cup");
    Text_say(i->move, "move");
    i->click = BEGINS;
}
static void paint(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    (void)state, (void)ui;
    Paint_box(p, i->x, i->y, i->w, i->h);
    p->fill(p, WINE);
}
static void camera(const void *state, const Ui *ui, Sight *sight)
{
    (void)state, (void)ui;
    sight->camera = (Camera){ { 0, 0, .2 }, 0, 50, 10, 22 };
    sight->reach = jewels ? 0 : 3;
    if (jewels)
        sight->camera.away = 300, sight->camera.field = 1.6;
}
static void legal(const void *state, Text *out)
{
    for (int k = 0; k < 3; k++)
        if (k != ((const Cup *)state)->at)
            Text_tell(out, "move %d\n", k);
}
static const Model model = { .size = sizeof(Cup), .legal = legal };
static const View view = { .layout = layout, .paint = paint,
                           .camera = camera };
static const Game game = { .model = &model, .view = &view };

static void does(void *who, Does kind, const char *wish)
{
    (void)who, (void)kind;
    Text_say(heard, "%s", wish);
    if (Text_match(wish, "move %d", &now_on.at))
        Hand_show(&hand, &now_on, 1, MOVED);
}
static void begin(void)
{
    now_on = (Cup){ 0 };
    heard[0] = '\0';
    CHECK(Hand_start(&hand, &game, does, NULL));
    Hand_show(&hand, &now_on, 1, PLACED);
}
/* the middle of a thing, as it is seen now */
static void middle(int id, double *x, double *y)
{
    const Item *i = Page_find(&hand.page, id);

    *x = i->x + i->w / 2, *y = i->y + i->h / 2;
}

/* tests of a room */
CLAIM(a_body_is_dragged_and_falls_on_the_bowl_below_it)
{
    double x, y, tx, ty;

    begin();
    middle(CUP, &x, &y);
    middle(BOWL + 2, &tx, &ty);
    Hand_event(&hand, MOTION, x, y, 0);
    CHECK(hand.ui.hover == CUP);
    Hand_event(&hand, PRESS, x, y, 1);
    Hand_event(&hand, MOTION, x + 20, y, 0);
    CHECK(Page_find(&hand.page, CUP)->body.z > .4f);
    CHECK(Page_find(&hand.page, BOWL + 1)->target);
    Hand_event(&hand, MOTION, x + tx - 58, y, 0);
    CHECK(hand.ui.hover == BOWL + 2);
    Hand_event(&hand, RELEASE, x + tx - 58, y, 1);
    CHECK(Text_same(heard, "move 2") && now_on.at == 2);
    Hand_end(&hand);
}
CLAIM(a_body_a_cell_away_from_all_bowls_falls_on_none)
{
    double x, y;

    begin();
    middle(CUP, &x, &y);
    Hand_event(&hand, PRESS, x, y, 1);
    Hand_event(&hand, MOTION, x, y + 45, 0);
    CHECK(Page_find(&hand.page, CUP)->body.y < -1);
    CHECK(hand.ui.hover == 0);
    Hand_event(&hand, RELEASE, x, y + 45, 1);
    CHECK(now_on.at == 0);
    Hand_end(&hand);
}
CLAIM(a_body_flies_in_an_arc_and_arrives)
{
    const Item *i;

    begin();
    Hand_time(&hand, 1000);
    now_on.at = 2;
    Hand_show(&hand, &now_on, 1, MOVED);
    Hand_time(&hand, 1060);
    i = Page_find(&hand.page, CUP);
    CHECK(i->body.x > -.9f && i->body.x < .9f && i->body.z > .3f);
    for (double t = 1080; Hand_time(&hand, t); t += 20)
        continue;
    i = Page_find(&hand.page, CUP);
    CHECK(i->body.x == 1 && i->body.z == 0);
    Hand_end(&hand);
}
static int by_the_second(const void *state, const Item *from,
                         const Item *to, Corner *via)
{
    (void)state, (void)from, (void)to;
    via[0] = (Corner){ 0, 0 };
    return 1;
}
CLAIM(a_body_hops_from_corner_to_corner)
{
    View hops = view;
    Game other = { .model = &model, .view = &hops };
    const Item *i;

    begin();
    hops.way = by_the_second;
    hand.game = &other;
    Hand_time(&hand, 1000);
    now_on.at = 2;
    Hand_show(&hand, &now_on, 1, MOVED);
    Hand_time(&hand, 1062);
    i = Page_find(&hand.page, CUP);
    CHECK(fabsf(i->body.x) < .01f && i->body.z < .02f);
    Hand_time(&hand, 1111);
    CHECK(fabsf(i->body.x - .5f) < .01f);
    CHECK(i->body.z > .9f && i->body.z < 1.01f);
    CHECK(!Hand_time(&hand, 1300) && i->body.z == 0);
    Hand_end(&hand);
}
CLAIM(the_right_button_turns_the_table_and_presses_nothing)
{
    double x, y, there, z;

    begin();
    middle(CUP, &x, &y);
    Hand_event(&hand, PRESS, x, y, 3);
    Hand_event(&hand, MOTION, x + 40, y, 0);
    Hand_event(&hand, RELEASE, x + 40, y, 3);
    middle(CUP, &there, &z);
    CHECK(heard[0] == '\0' && hand.ui.held == 0);
    CHECK(hypot(there - x, z - y) > 10);
    CHECK(Hand_key(&hand, "Home", true));
    middle(CUP, &there, &z);
    CHECK(fabs(there - x) < 1e-9 && fabs(z - y) < 1e-9);
    for (int k = 0; k < 120; k++)
        Hand_key(&hand, "Shift-Left", true);
    middle(CUP, &there, &z);
    CHECK(fabs(there - x) < 1e-9 && fabs(z - y) < 1e-9);
    for (int k = 0; k < 100; k++)
        Hand_key(&hand, k % 2 ? "Shift-Down" : "equal", true);
    Hand_wheel(&hand, 100);
    CHECK(hand.room->sight.camera.tilt == 85);
    CHECK(fabs(hand.room->sight.camera.away - 9) < 1e-9);
    Hand_end(&hand);
}
static bool spoils(int id)
{
    const Item *i = Page_find(&hand.page, id);
    bool found = false;

    for (int k = 0; k < hand.spoils; k++) {
        const Extent *e = &hand.spoiled[k];

        found |= fabs(e->x1 + e->x2 - 2 * i->x - i->w) < i->w
              && fabs(e->y1 + e->y2 - 2 * i->y - i->h) < i->h;
    }
    return found;
}
static void look(void)
{
    hand.spoils = 0;
    Hand_feel(&hand, LIGHT);
}
CLAIM(what_is_painted_again_is_what_has_moved)
{
    begin();
    look();
    CHECK(spoils(CUP) && spoils(LABEL));
    Hand_refresh(&hand);
    look();
    CHECK(hand.spoils == 0);
    now_on.at = 1;
    Hand_show(&hand, &now_on, 1, PLACED);
    look();
    CHECK(spoils(CUP) && !spoils(LABEL));
    Hand_key(&hand, "Shift-Left", true);
    look();
    CHECK(hand.spoils > 0 && !spoils(LABEL));
    CHECK(hand.spoiled[hand.spoils - 1].x2 > 10 * hand.page.w);
    Hand_end(&hand);
}
TEST_MAIN
