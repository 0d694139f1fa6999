/* Made from kit/hand.nw by make tangle: change that, not this. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "hand.h"
#include "test.h"

/* a tray with coins */
typedef struct Tray { int at[3]; int side; bool played, fixed; } Tray;

static void tray_legal(const void *state, Text *out)
{
    const Tray *t = state;

    for (int k = 1; k <= 4; k++)
        if (k != t->at[1] && k != t->at[2])
            Text_tell(out, "move 1 to %d\n", k);
    if (t->at[1] != 4 && t->at[2] != 4)
        Text_tell(out, "move 2 to 4\n");
    Text_tell(out, "bank 1\n%s\n", t->side ? "flop" : "flip");
    if (!t->played)
        Text_tell(out, "play\n");
}
static const char *tray_apply(void *state, const char *move)
{
    char list[1000] = "";

    tray_legal(state, &(Text){ list, sizeof list, 0 });
    return Text_times(list, move) > 0 || Text_same(move, "bury to 3")
         ? NULL : "this cannot be done on a tray";
}
static Item *thing(Page *page, int id, double x, double y,
                   const char *words)
{
    Item *i = Page_add(page, id, x, y, 40, 40);

    Text_say(i->words, "%s", words);
    return i;
}
static void tray_layout(const void *state, const Ui *ui, Page *page)
{
    const Tray *t = state;
    Item *i;

    page->w = 400;
    page->h = 200;
    for (int k = 1; k <= 4; k++) {
        i = thing(page, k, 100 * k - 90, 10,
                  t->side ? "turned" : "place");
        Text_say(i->drop, "to %d", k);
        i->look = t->at[1] == k;
        i->above = 30 * i->look;
    }
    i = thing(page, 5, 10, 110, "pile");
    Text_say(i->drop, t->fixed ? "" : ".");
    i->round = true;
    i = thing(page, 6, t->played ? 10 : 110, 110,
              t->played ? "Played." : "card");
    i->side = t->side;
    i->look = 10 + t->side;
    Text_say(i->move, t->played ? "" : "play");
    i->futile = t->fixed ? "a click plays it" : NULL;
    Text_say(i->other, t->side ? "bury" : "");
    i->other_click = t->side ? BEGINS : PLAYS;
    /* lamp and coins */
    if (t->played)                      /* a bin, without words */
        Text_say(thing(page, 8, 310, 110, "")->drop, "to 9");
    i = thing(page, 7, 210, 110, "lamp");
    i->click = BEGINS;
    i->futile = "the lamp is fixed";
    for (int c = 1; c <= 2; c++) {
        i = thing(page, 10 + c, 100 * t->at[c] - 90, 10, "coin");
        Text_say(i->move, "move %d", c);
        i->click = BEGINS;
        Text_say(i->other, c == 1 ? "bank 1" : "");
        Text_say(i->drop, t->fixed ? "to 3" : "");
    }
    Page_add(page, 13, 100 * t->at[1] - 80, 20, 10, 10)->held =
        ui->held == 11;
}
static void tray_paint(const void *state, const Ui *ui, const Item *i,
                       Paint *p)
{
    (void)state;
    Paint_box(p, i->x, i->y, i->w, i->h);
    p->fill(p, i->target ? LAMP : i->id == ui->hint ? WINE : PANEL);
    if (i->id == ui->hover) {
        Paint_box(p, i->x - 5, i->y - 5, i->w + 10, i->h + 10);
        p->stroke(p, LINES, 2);
    }
}
static int tray_neighbor(const void *state, const Ui *ui, int id,
                         const char *key)
{
    (void)state, (void)ui;
    return Text_same(key, "q") ? (id == 0 ? 7 : id == 7 ? 5 : 0) : 0;
}
static const Action tray_actions[] = {
    ACTION(BEGINS, "bury", "Bury", "b"),
    ACTION_TOGGLE("flip", "flop", "Flip", "f"), { 0 }
};
static const Model tray_model = { .name = "tray", .size = sizeof(Tray),
                                  .apply = tray_apply,
                                  .legal = tray_legal };
static const View tray_view = { .layout = tray_layout,
    .paint = tray_paint, .neighbor = tray_neighbor,
    .actions = tray_actions };
static const Game tray = { .model = &tray_model, .view = &tray_view };
static Hand hand;
static Tray now_on;
static Line heard;
static Does heard_kind;

static void hears(void *who, Does kind, const char *wish)
{
    int coin, to;

    (void)who;
    Text_say(heard, "%s", wish);
    heard_kind = kind;
    if (kind != PLAYS || tray_apply(&now_on, wish))
        return;
    if (Text_match(wish, "move %d to %d", &coin, &to))
        now_on.at[coin] = to;
    now_on.played |= Text_same(wish, "play");
    now_on.side ^= Text_same(wish, "flip") || Text_same(wish, "flop");
    Hand_show(&hand, &now_on, 1, MOVED);
}
static bool told(const char *wish)
{
    bool it = Text_same(heard, wish);

    if (!it)
        printf("# told \"%s\"\n", heard);
    Text_say(heard, "-");
    return it;
}
static void set_out(Motion motion)
{
    Hand_end(&hand);
    now_on = (Tray){ .at = { 0, 1, 2 } };
    CHECK(Hand_start(&hand, &tray, hears, NULL));
    hand.motion = motion;
    Hand_show(&hand, &now_on, 1, PLACED);
    Text_say(heard, "-");
}
static const Item *item(int id)
{
    static const Item none;
    const Item *i = Page_find(&hand.page, id);

    CHECK(i != NULL);
    return i ? i : &none;
}
static void event(EventKind kind, int id, double dx, int button)
{
    double x = id ? item(id)->x + 8 : 395;
    double y = id ? item(id)->y + 8 : 195;

    Hand_event(&hand, kind, x + dx, y, button);
}
static void click_on(int id, int button)
{
    event(PRESS, id, 0, button);
    event(RELEASE, id, 0, button);
}
static void key(const char *name)
{
    CHECK(Hand_key(&hand, name, true));
    Hand_key(&hand, name, false);
}
static int layer_of_top(void)
{
    return hand.page.item[hand.order[hand.page.n - 1]].id;
}

/* hand tests */
CLAIM(a_press_can_be_taken_back)
{
    set_out(STILL);
    event(PRESS, 6, 0, 1);
    CHECK(hand.ui.down && hand.ui.hover == 6);
    event(RELEASE, 0, 0, 1);
    CHECK(!hand.ui.down && told("-"));
    event(PRESS, 7, 0, 2);
    event(MOTION, 3, 0, 0);
    CHECK(!hand.ui.down && hand.ui.hover == 3);
    event(MOTION, 7, 0, 0);
    CHECK(hand.ui.down);
    event(RELEASE, 7, 0, 2);
    CHECK(told("the lamp is fixed")
          && heard_kind == WHY_NOT);
    event(PRESS, 7, 0, 1);
    event(MOTION, 3, 0, 0);
    event(RELEASE, 3, 0, 1);
    CHECK(told("the lamp is fixed")
          && heard_kind == WHY_NOT && !hand.ui.held);
    click_on(6, 1);
    CHECK(told("play"));
}
CLAIM(what_a_click_plays_may_say_why_it_is_not_dragged)
{
    set_out(STILL);
    now_on.fixed = true;
    Hand_show(&hand, &now_on, 1, PLACED);
    event(PRESS, 6, 0, 1);
    event(RELEASE, 3, 0, 1);
    CHECK(told("a click plays it") && heard_kind == WHY_NOT);
    click_on(6, 1);
    CHECK(told("play"));
}
CLAIM(whoever_has_won_bows_and_nobody_waits_for_it)
{
    set_out(USUAL);
    Hand_time(&hand, 1000);
    now_on.at[1] = 3;
    Hand_show(&hand, &now_on, 1, MOVED);
    Hand_bow(&hand);
    CHECK(Hand_time(&hand, 1100) && item(5)->y == 110);
    Hand_time(&hand, 1400);
    Hand_time(&hand, 1410);
    CHECK(Hand_time(&hand, 1800) && item(5)->y < 109);
    CHECK(!Hand_time(&hand, 3000) && item(5)->y == 110);
    Hand_bow(&hand);
    Hand_time(&hand, 3100);
    CHECK(Hand_time(&hand, 3500) && item(5)->y < 109);
    Hand_key(&hand, "x", true);
    CHECK(!Hand_moves(&hand) && item(5)->y == 110 && hand.ui.bow == 0);
    hand.motion = STILL;
    Hand_bow(&hand);
    CHECK(!Hand_moves(&hand));
}
CLAIM(the_corners_of_what_is_round_are_air)
{
    set_out(STILL);
    event(MOTION, 5, 0, 0);
    CHECK(hand.ui.hover == 5);
    event(MOTION, 5, -6, 0);
    CHECK(!hand.ui.hover);
}
typedef struct Fence { char color[6]; } Fence;
static Fence fence;
static char painted[3 * LINE];
static const char *fence_apply(void *state, const char *move)
{
    Line color;
    int k;

    if (!Text_match(move, "paint %s %d", color, &k) || k < 1 || k > 5
        || ((Fence *)state)->color[k] == color[0])
        return "it has this color";
    ((Fence *)state)->color[k] = color[0];
    return NULL;
}
static void fence_layout(const void *state, const Ui *ui, Page *page)
{
    (void)state, (void)ui;
    page->w = 260;
    page->h = 60;
    for (int k = 1; k <= 5; k++) {
        Item *i = thing(page, k, 50 * k - 40, 10, "board");

        Text_say(i->move, "paint red");
        Text_say(i->other, "paint white");
        i->click = i->other_click = BRUSH;
        Text_say(i->drop, "%d", k);
    }
}
static void fence_hears(void *who, Does kind, const char *wish)
{
    (void)who, (void)kind;
    snprintf(painted, sizeof painted, "%s", wish);
}
static void fence_legal(const void *state, Text *out)
{
    (void)state;
    Text_tell(out, "paint red 2\n");
}
static void put_up(void)
{
    static const char *const forms[] = { ">*paint COLOR BOARD", NULL };
    static const Model model = { .name = "fence", .forms = forms,
        .size = sizeof(Fence), .apply = fence_apply,
        .legal = fence_legal };
    static const Action menu[] = {
        ACTION(PLAYS, "paint red 3", "Red", "p"),
        ACTION(PLAYS, "paint white 3", "White", "p"), { 0 } };
    static const View view = { .layout = fence_layout,
        .paint = tray_paint, .actions = menu };
    static const Game game = { .model = &model, .view = &view };

    Hand_end(&hand);
    fence = (Fence){ "---r--" };
    CHECK(Hand_start(&hand, &game, fence_hears, NULL));
    hand.motion = STILL;
    Hand_show(&hand, &fence, 1, PLACED);
    Text_say(painted, "-");
}
CLAIM(of_two_meanings_of_a_key_the_legal_one_is_meant)
{
    put_up();
    key("p");
    CHECK(Text_same(painted, "paint white 3"));
    fence.color[3] = 'w';
    Hand_show(&hand, &fence, 1, MOVED);
    key("p");
    CHECK(Text_same(painted, "paint red 3"));
}
CLAIM(a_brush_paints_what_it_passes)
{
    put_up();
    event(PRESS, 1, 0, 1);
    CHECK(item(1)->brushed && !item(2)->brushed);
    event(MOTION, 5, 0, 0);
    event(MOTION, 2, 0, 0);
    CHECK(item(2)->brushed && !item(3)->brushed && item(5)->brushed);
    CHECK(hand.ui.strokes == 4 && hand.ui.brush);
    CHECK(Text_same(painted, "-"));
    event(RELEASE, 2, 0, 1);
    CHECK(Text_same(painted, "paint red 1; paint red 2; paint red 4; "
                        "paint red 5"));
    CHECK(!item(2)->brushed && !hand.ui.down);
    CHECK(hand.ui.strokes == 0 && !hand.ui.brush);
}
CLAIM(a_stroke_keeps_to_its_line)
{
    put_up();
    event(PRESS, 1, 0, 1);
    event(MOTION, 1, 1, 0);
    Hand_event(&hand, MOTION, item(5)->x + 8, 150, 0);
    CHECK(item(2)->brushed && item(5)->brushed);
    event(RELEASE, 5, 0, 1);
    CHECK(Text_same(painted, "paint red 1; paint red 2; paint red 4; "
                        "paint red 5"));
}
CLAIM(a_right_button_has_a_brush_of_its_own)
{
    put_up();
    event(PRESS, 2, 0, 3);
    event(MOTION, 3, 0, 0);
    event(RELEASE, 3, 0, 3);
    CHECK(Text_same(painted, "paint white 2; paint white 3"));
    click_on(3, 1);
    CHECK(Text_same(painted, "paint red 3"));
    CHECK(Hand_press(&hand, 4, 3) && Text_same(painted,
        "paint white 4"));
    Hand_hint(&hand, "paint white 5");
    CHECK(hand.ui.hint == 5);
}
#ifndef __SANITIZE_ADDRESS__
CLAIM(without_memory_a_stroke_is_its_first_board)
{
    put_up();
    Game game = *hand.game;
    Model model = *game.model;

    model.size = SIZE_MAX / 2;
    game.model = &model;
    hand.game = &game;
    event(PRESS, 1, 0, 1);
    model.size = sizeof(Fence);
    event(MOTION, 3, 0, 0);
    event(RELEASE, 3, 0, 1);
    CHECK(Text_same(painted, "paint red 1"));
    put_up();
}
#endif
#ifndef __SANITIZE_ADDRESS__
extern void *__libc_realloc(void *old, size_t n);
static bool refuse;                 /* the next one */

void *realloc(void *old, size_t n)
{
    void *at = refuse ? NULL : __libc_realloc(old, n);

    refuse = false;
    return at;
}
CLAIM(a_page_without_room_is_shorter_and_nothing_else)
{
    put_up();
    refuse = true;
    Hand_show(&hand, &fence, 1, MOVED);
    CHECK(!refuse && hand.page.n == 0);
    Hand_show(&hand, &fence, 1, MOVED);
    CHECK(hand.page.n == 5);
}
#endif
CLAIM(a_stroke_can_be_dropped)
{
    for (int how = 0; how < 3; how++) {
        put_up();
        event(PRESS, 1, 0, 1);
        event(MOTION, 2, 0, 0);
        if (how == 0)
            key("Escape");
        else if (how == 1)
            Hand_show(&hand, &fence, 1, MOVED);
        else
            event(MOTION, 0, 0, 0);
        CHECK(item(1)->brushed == (how == 2));
        event(RELEASE, how < 2 ? 1 : 0, 0, 1);
        CHECK(Text_same(painted, how == 1 ? "-" : "")
              && !item(1)->brushed);
    }
}
CLAIM(keys_and_fingers_paint)
{
    put_up();
    Hand_point(&hand, 1, true);
    CHECK(Hand_key(&hand, "Return", true));
    key("Right");
    CHECK(Hand_key(&hand, "Return", true) && item(2)->brushed);
    key("Right");
    key("Right");
    CHECK(Hand_key(&hand, "Return", false));
    CHECK(Text_same(painted, "paint red 1; paint red 2; paint red 4"));
    fence.color[1] = 'r';
    Hand_show(&hand, &fence, 1, MOVED);
    Hand_half(&hand, "paint red");
    CHECK(!item(1)->target && item(2)->target);
    key("Escape");
    event(PRESS, 4, 0, 1);
    Hand_stay(&hand);
    event(MOTION, 5, 0, 0);
    Hand_stay(&hand);
    event(RELEASE, 5, 0, 1);
    CHECK(Text_same(painted, "paint white 4; paint white 5"));
    event(PRESS, 4, 0, 1);
    event(MOTION, 5, 0, 0);
    event(MOTION, 4, 0, 0);
    Hand_stay(&hand);
    event(RELEASE, 4, 0, 1);
    CHECK(Text_same(painted, "paint red 4; paint red 5"));
}
CLAIM(a_hand_that_has_pressed_means_nothing_until_it_moves)
{
    set_out(STILL);
    event(PRESS, 7, 0, 1);
    CHECK(!hand.ui.done);
    event(RELEASE, 7, 0, 1);
    event(MOTION, 7, 3, 0);
    CHECK(hand.ui.done && hand.ui.hover == 7);
    event(MOTION, 7, 5, 0);
    CHECK(!hand.ui.done && hand.ui.hover == 7);
    click_on(7, 1);
    key("Right");
    CHECK(!hand.ui.done);
}
CLAIM(each_button_has_its_move)
{
    set_out(STILL);
    click_on(11, 3);
    CHECK(told("bank 1"));
    event(PRESS, 11, 0, 3);
    event(RELEASE, 11, 0, 1);       /* Control let go too early */
    CHECK(told("bank 1"));
    CHECK(!Hand_press(&hand, 7, 3) && told("the lamp is fixed"));
    event(PRESS, 12, 0, 1);
    event(RELEASE, 12, 0, 1);
    CHECK(told("-") && hand.ui.held == 12);
}
CLAIM(a_long_press_plays_the_other_move)
{
    set_out(STILL);
    event(PRESS, 6, 0, 1);
    Hand_stay(&hand);
    event(RELEASE, 6, 0, 1);
    CHECK(told("play"));            /* it has no other move */
    event(PRESS, 11, 0, 1);
    Hand_stay(&hand);
    CHECK(told("-") && hand.ui.held == 11);
}
CLAIM(what_is_held_follows_the_pointer)
{
    set_out(STILL);
    event(PRESS, 11, 0, 1);
    Hand_event(&hand, MOTION, 20, 18, 0);
    CHECK(item(11)->x == 10);       /* still a click */
    Hand_event(&hand, MOTION, 68, 38, 0);
    CHECK(hand.ui.dx == 50 && hand.ui.dy == 20);
    CHECK(item(11)->x == 60 && item(11)->y == 30);
    CHECK(item(13)->x == 70 && item(12)->x == 110);
    for (int k = 0; k < 2; k++)
        CHECK(hand.page.item[hand.order[hand.page.n - 1 - k]].held);
    CHECK(!item(1)->target && !item(2)->target && !item(5)->target);
    CHECK(item(3)->target && item(4)->target && !item(12)->target);
}
CLAIM(a_drop_goes_to_the_target_that_is_covered_most)
{
    set_out(STILL);
    Hand_event(&hand, PRESS, 12, 12, 1);
    Hand_event(&hand, MOTION, 249, 12, 0);
    CHECK(hand.ui.hover == 3);
    Hand_event(&hand, MOTION, 290, 12, 0);
    CHECK(hand.ui.hover == 4);
    Hand_event(&hand, RELEASE, 290, 12, 1);
    CHECK(told("move 1 to 4") && now_on.at[1] == 4 && !hand.ui.held);
    CHECK(item(11)->x == 310 && item(13)->x == 320);
}
CLAIM(all_ways_make_the_same_move)
{
    for (int way = 0; way < 3; way++) {
        set_out(STILL);
        if (way == 0) {
            click_on(11, 1);
            click_on(3, 1);
        } else if (way == 1) {
            event(PRESS, 11, 0, 1);
            event(MOTION, 3, 0, 0);
            event(RELEASE, 3, 0, 1);
        } else {
            Hand_point(&hand, 11, true);
            key("Return");
            Hand_point(&hand, 2, true);
            key("Right");
            CHECK(hand.ui.hover == 3);
            key("space");
        }
        CHECK(told("move 1 to 3") && now_on.at[1] == 3);
        CHECK(!hand.ui.held && !hand.half[0]);
    }
}
CLAIM(the_next_click_decides)
{
    set_out(STILL);
    click_on(11, 1);
    click_on(12, 1);
    CHECK(hand.ui.held == 12 && told("-"));
    click_on(12, 1);
    CHECK(!hand.ui.held && told(""));
    click_on(11, 1);
    click_on(11, 1);
    CHECK(!hand.ui.held && told("bank 1"));
    for (int k = 0; k < 4; k++) {
        click_on(11, 1);
        CHECK(hand.ui.held == 11 && told("-"));
        if (k == 0)
            key("Escape");
        else
            click_on(k == 1 ? 0 : k == 2 ? 7 : 6, 1);
        CHECK(!hand.ui.held && told(""));
    }
    CHECK(!Hand_key(&hand, "Escape", true));
}
CLAIM(a_refused_piece_flies_home)
{
    set_out(USUAL);
    Hand_time(&hand, 1000);
    event(PRESS, 12, 0, 1);
    event(MOTION, 3, 0, 0);
    CHECK(item(12)->x == 210);
    event(RELEASE, 3, 0, 1);
    CHECK(told("move 2 to 3") && now_on.at[2] == 2 && !hand.ui.held);
    CHECK(item(12)->x == 210);
    CHECK(Hand_time(&hand, 1100) && item(12)->x == 122.5);
    CHECK(!Hand_time(&hand, 1200) && item(12)->x == 110);
    event(PRESS, 12, 0, 1);
    event(MOTION, 12, 50, 0);
    event(RELEASE, 0, 0, 1);
    CHECK(told("") && Hand_time(&hand, 1300));
    CHECK(item(12)->x > 110 && item(12)->x < 160);
    Hand_arrive(&hand);
    CHECK(item(12)->x == 110);
}
CLAIM(a_whole_move_can_be_dragged)
{
    set_out(STILL);
    event(PRESS, 6, 0, 1);
    CHECK(!hand.ui.held);
    event(MOTION, 5, 0, 0);
    CHECK(hand.ui.held == 6 && item(5)->target && item(6)->x == 10);
    CHECK(!item(3)->target);
    event(RELEASE, 5, 0, 1);
    CHECK(told("play") && now_on.played);
    click_on(6, 1);                 /* there is nothing left to play */
    CHECK(told(""));
    event(PRESS, 11, 0, 1);         /* no words, and a place for some */
    event(MOTION, 8, 0, 0);
    event(RELEASE, 8, 0, 1);
    CHECK(told("move 1 to 9") && !hand.ui.held);
}
CLAIM(a_thing_on_a_target_can_be_dragged)
{
    for (int drags = 0; drags < 2; drags++) {
        set_out(STILL);
        now_on.fixed = true;
        Hand_show(&hand, &now_on, 1, PLACED);
        click_on(11, 1);
        event(PRESS, 12, 0, 1);
        CHECK(item(12)->target && hand.ui.held == 11);
        event(drags ? MOTION : RELEASE, drags ? 4 : 12, 0, 1);
        CHECK(hand.ui.held == (drags ? 12 : 0));
        event(RELEASE, 4, 0, 1);
        CHECK(told(drags ? "move 2 to 4" : "move 1 to 3"));
    }
}
CLAIM(what_a_click_plays_may_have_a_half_for_whoever_drags)
{
    set_out(STILL);
    key("f");
    for (int k = 0; k < 2; k++) {
        event(PRESS, 6, 0, 1);
        event(MOTION, 4, 0, 0);
        CHECK(hand.ui.held == 6 && Text_same(hand.half, "bury"));
        event(RELEASE, 4, 0, 1);
        CHECK(told("bury to 4") && !hand.ui.held);
    }
    click_on(6, 3);
    CHECK(hand.ui.held == 6 && !now_on.played);
    click_on(6, 1);
    CHECK(told("play") && now_on.played);
}
CLAIM(things_travel_by_the_clock)
{
    set_out(USUAL);
    Hand_time(&hand, 50);
    Hand_key(&hand, "f", true);     /* only turns the card */
    hears(NULL, PLAYS, "move 1 to 4");
    CHECK(item(11)->x == 10 && Hand_time(&hand, 100));
    CHECK(item(11)->x == 10 + 300 * (1 - .75 * .75 * .75));
    CHECK(!hand.page.item[hand.order[hand.page.n - 1]].held);
    CHECK(layer_of_top() == 13);
    Hand_show(&hand, &now_on, 1, TICKED);
    CHECK(Hand_time(&hand, 150) && item(11)->x == 272.5);
    hears(NULL, PLAYS, "move 1 to 1");
    CHECK(item(11)->x == 272.5 && Hand_time(&hand, 250));
    CHECK(item(11)->x == 10 + 262.5 / 8);
    CHECK(Hand_key(&hand, "Left", true) && item(11)->x == 10);
    set_out(QUICK);
    hears(NULL, PLAYS, "move 1 to 4");
    CHECK(Hand_time(&hand, 40) && item(11)->x == 272.5);
    CHECK(!Hand_time(&hand, 80) && item(11)->x == 310);
    set_out(STILL);
    hears(NULL, PLAYS, "move 1 to 4");
    CHECK(!Hand_time(&hand, 0) && item(11)->x == 310);
}
static int around(const void *state, const Item *from, const Item *to,
                  Corner *via)
{
    (void)state;
    via[0] = (Corner){ from->x, 200 };
    via[1] = (Corner){ to->x, 200 };
    return to->id == 11 ? 2 : 0;
}
CLAIM(a_way_may_have_corners)
{
    View view = *tray.view;
    Game game = tray;

    set_out(USUAL);
    view.way = around;
    game.view = &view;
    hand.game = &game;
    hears(NULL, PLAYS, "move 1 to 4");
    CHECK(Hand_time(&hand, 100) && item(11)->y == 200);
    CHECK((int)item(11)->x == 230);
    CHECK(Hand_time(&hand, 200) && item(11)->x == 310);
    CHECK(item(11)->y < 200 && Hand_time(&hand, 399));
    CHECK(!Hand_time(&hand, 400) && item(11)->y < 100);
    hand.game = &tray;
}
CLAIM(those_of_one_origin_leave_apart)
{
    set_out(USUAL);
    now_on.at[2] = 1;
    Hand_show(&hand, &now_on, 1, PLACED);
    now_on.at[1] = 3;
    now_on.at[2] = 4;
    Hand_show(&hand, &now_on, 1, MOVED);
    Hand_time(&hand, 20);
    CHECK(item(11)->x > 10 && item(13)->x > 20 && item(12)->x == 10);
    CHECK(Hand_time(&hand, 200) && item(11)->x == 210);
    CHECK(item(12)->x < 310 && !Hand_time(&hand, 220));
    CHECK(item(12)->x == 310);
}
CLAIM(whoever_leaves_later_waits_for_nobody)
{
    set_out(USUAL);
    now_on.at[2] = 1;
    Hand_show(&hand, &now_on, 1, PLACED);
    hears(NULL, PLAYS, "move 1 to 3");
    Hand_time(&hand, 100);
    hears(NULL, PLAYS, "move 2 to 4");
    CHECK(Hand_time(&hand, 110) && item(11)->x < 210);
    CHECK(item(12)->x > 10 && !Hand_time(&hand, 300));
    CHECK(item(12)->x == 310);
}
CLAIM(what_changes_sides_turns_over)
{
    set_out(USUAL);
    hears(NULL, PLAYS, "flip");
    Hand_time(&hand, 90);
    CHECK(item(6)->look == 10 && item(6)->w < 10);
    Hand_time(&hand, 110);
    CHECK(item(6)->look == 11 && item(6)->w < 10);
    CHECK(item(6)->x > 125 && item(6)->x + item(6)->w < 135);
    Hand_time(&hand, 200);
    CHECK(item(6)->w == 40 && item(6)->x == 110);
    hears(NULL, PLAYS, "play");
    Hand_time(&hand, 300);
    hears(NULL, PLAYS, "flop");     /* in the middle of its way */
    CHECK(Hand_time(&hand, 390) && item(6)->look == 11);
    CHECK(item(6)->w < 10 && Hand_time(&hand, 410));
    CHECK(item(6)->look == 10 && !Hand_time(&hand, 500));
}
CLAIM(what_looks_otherwise_changes_in_a_wave)
{
    set_out(USUAL);
    Hand_press(&hand, 11, 1);
    Hand_press(&hand, 4, 1);
    CHECK(item(1)->look == 1 && item(4)->look == 0);
    CHECK(item(4)->y == 10 && Text_same(item(11)->words, "coin"));
    CHECK(Hand_time(&hand, 1) && item(4)->look == 1);
    CHECK(item(4)->y < -19 && item(4)->aloft);
    CHECK(item(1)->look == 1 && layer_of_top() == 13);
    CHECK(Hand_time(&hand, 153) && item(1)->look == 1);
    CHECK(Hand_time(&hand, 155) && item(1)->look == 0);
    CHECK(item(1)->y == 10 && !Hand_time(&hand, 200));
    CHECK(item(4)->y == 10);
    hears(NULL, PLAYS, "move 1 to 1");
    Hand_point(&hand, 3, false);
    CHECK(item(4)->look == 1 && !item(4)->aloft && item(11)->aloft);
    Hand_arrive(&hand);
    CHECK(item(4)->look == 0 && item(1)->look == 1);
    CHECK(!Hand_moves(&hand));
    hears(NULL, PLAYS, "move 1 to 4");
    hand.motion = STILL;
    CHECK(!Hand_time(&hand, 1) && item(1)->look == 0);
}
CLAIM(a_tick_opens_no_hand)
{
    set_out(STILL);
    event(PRESS, 11, 0, 1);
    event(MOTION, 11, 30, 0);
    Hand_hint(&hand, "play");
    now_on.at[2] = 3;
    Hand_show(&hand, &now_on, 1, TICKED);
    CHECK(hand.ui.held == 11 && item(11)->x == 40 && hand.ui.hint == 6);
    CHECK(item(2)->target && !item(3)->target);
    now_on.played = true;
    Hand_show(&hand, &now_on, 1, TICKED);
    CHECK(!hand.ui.hint && hand.ui.held == 11);
    Hand_show(&hand, &now_on, 1, MOVED);
    CHECK(!hand.ui.held && item(11)->x == 10);
}
static void listen(bool (*input)(const void *state, Ui *ui,
                                 const Event *e, Line move))
{
    static View view;
    static Game game;

    set_out(STILL);
    view = *tray.view;
    view.input = input;
    game = tray;
    game.view = &view;
    hand.game = &game;
}
static bool while_v(const void *state, Ui *ui, const Event *e,
                    Line move)
{
    (void)state, (void)move;
    if (!Text_same(e->key, "v"))
        return false;
    ui->on[1] = e->kind == KEY;
    return true;
}
CLAIM(a_game_hears_when_a_key_comes_up)
{
    listen(while_v);
    CHECK(Hand_key(&hand, "v", true) && hand.ui.on[1]);
    CHECK(!Hand_key(&hand, "x", false) && hand.ui.on[1]);
    CHECK(Hand_key(&hand, "v", false) && !hand.ui.on[1] && told("-"));
    hand.game = &tray;
}
static bool notes_a_fall(const void *state, Ui *ui, const Event *e,
                         Line move)
{
    (void)state, (void)move;
    if (e->kind == RELEASE)
        ui->own[0] = (unsigned char)ui->held;
    return e->kind == RELEASE;
}
CLAIM(a_view_hears_where_a_thing_is_let_fall_that_goes_home)
{
    listen(notes_a_fall);
    event(PRESS, 11, 0, 1);
    Hand_event(&hand, MOTION, 12, 90, 0);
    Hand_event(&hand, RELEASE, 12, 90, 1);
    CHECK(hand.ui.own[0] == 11 && !hand.ui.held && item(11)->x == 10);
}
static bool with_shift(const void *state, Ui *ui, const Event *e,
                       Line move)
{
    (void)state, (void)move;
    ui->own[0] = (unsigned char)(e->button + 10 * e->shift
                                 + 100 * e->ctrl);
    return true;
}
CLAIM(a_game_hears_of_shift_control_and_the_middle_button)
{
    listen(with_shift);
    event(PRESS, 11, 0, 2);
    CHECK(hand.ui.own[0] == 2);
    hand.shift = true;
    event(MOTION, 11, 0, 0);
    CHECK(hand.ui.own[0] == 10);
    CHECK(Hand_key(&hand, "a", true) && hand.ui.own[0] == 10);
    hand.shift = false;
    hand.ctrl = true;
    event(PRESS, 11, 0, 3);
    CHECK(hand.ui.own[0] == 103);
    hand.ctrl = false;
    hand.game = &tray;
}
CLAIM(keys_walk_and_press)
{
    set_out(STILL);
    key("q");
    CHECK(hand.ui.hover == 7 && hand.ui.ring);
    key("q");
    CHECK(hand.ui.hover == 5);
    CHECK(!Hand_key(&hand, "q", true));
    key("Right");
    CHECK(hand.ui.hover == 6);
    Hand_key(&hand, "Return", true);
    Hand_key(&hand, "Return", true);
    CHECK(hand.ui.down && told("-"));
    key("Left");
    CHECK(!hand.ui.down && hand.ui.hover == 5);
    key("Left");
    CHECK(hand.ui.hover == 5);      /* the edge, and yet ours */
    CHECK(!Hand_key(&hand, "x", true));
    Hand_key(&hand, "Return", false);
    CHECK(told("-"));
    key("Right");
    Hand_key(&hand, "space", true);
    Hand_focus(&hand, false);
    Hand_key(&hand, "space", false);
    CHECK(told("-") && !hand.ui.down);
    key("space");
    CHECK(told("play"));
}
CLAIM(down_leads_along_a_column)
{
    static const int at[3][2] = { { 0, 0 }, { 10, 400 }, { 120, 150 } };
    static Item room[3];
    Hand h = { .game = &tray, .ui.hover = 1,
               .page = { .room = 3, .item = room } };

    for (int k = 0; k < 3; k++)
        Text_say(Page_add(&h.page, k + 1, at[k][0], at[k][1], 100, 100)
                 ->words, "thing %d", k);
    CHECK(Hand_leads(&h, "Down") == 2 && Hand_leads(&h, "Right") == 3);
}
CLAIM(half_a_move_finds_its_other_half)
{
    set_out(STILL);
    key("b");
    CHECK(told("bury") && heard_kind == BEGINS);
    Hand_point(&hand, 3, false);
    key("b");
    CHECK(told("bury to 3") && heard_kind == PLAYS);
    Hand_half(&hand, "move 2");
    CHECK(hand.ui.held == 12);
    Hand_half(&hand, "bury");
    CHECK(hand.ui.held == 0);
    click_on(4, 1);
    CHECK(told("bury to 4") && !hand.half[0]);
    Hand_half(&hand, "bury");
    click_on(11, 3);
    CHECK(told("bank 1") && !hand.half[0]);
}
CLAIM(a_toggle_does_and_undoes)
{
    set_out(STILL);
    key("f");
    CHECK(told("flip") && now_on.side == 1);
    key("f");
    CHECK(told("flop") && now_on.side == 0);
}
CLAIM(a_thing_opens_a_menu)
{
    const Action *a;
    Line move;

    set_out(STILL);
    click_on(3, 3);
    CHECK(told("") && heard_kind == OFFERS && hand.asked == 3);
    a = Hand_offer(&hand, NULL, move);
    CHECK(a && Text_same(a->label, "Bury")
          && Text_same(move, "bury to 3"));
    CHECK(a && !Hand_offer(&hand, a, move));
    click_on(4, 3);                 /* the rules bury at 3 alone */
    CHECK(told("") && heard_kind == NEVER_MIND);
    event(PRESS, 3, 0, 1);
    Hand_stay(&hand);
    CHECK(told("") && heard_kind == OFFERS && !hand.ui.down);
    event(RELEASE, 3, 0, 1);
    CHECK(told("-"));
    Hand_point(&hand, 4, true);
    CHECK(!Hand_key(&hand, "Menu", true));
    Hand_point(&hand, 3, true);
    CHECK(Hand_key(&hand, "Menu", true) && heard_kind == OFFERS);
    click_on(11, 3);
    CHECK(told("bank 1") && heard_kind == PLAYS);
}
CLAIM(a_hint_finds_its_thing)
{
    static const struct { const char *move; int id, goal; } all[] = {
        { "play", 6, 5 }, { "bank 1", 11, 0 }, { "bury to 2", 2, 0 },
        { "move 2 to 4", 12, 4 }, { "bury", 5, 0 }, { "", 0, 0 },
    };

    set_out(STILL);
    for (int k = 0; k < 6; k++) {
        Hand_hint(&hand, all[k].move);
        CHECK(hand.ui.hint == all[k].id);
        CHECK(hand.ui.goal == all[k].goal);
    }
}
CLAIM(a_hint_lights_what_moves_and_where_it_goes)
{
    set_out(STILL);
    Hand_hint(&hand, "move 2 to 4");
    CHECK(hand.ui.hint == 12 && hand.ui.goal == 4);
    CHECK(Text_same(Hand_tells(&hand, 4), ", the hint leads here"));
    CHECK(Text_same(Hand_tells(&hand, 12), ", hinted"));
    CHECK(Text_same(Hand_tells(&hand, 11), ""));
    CHECK(Text_same(hand.ui.advice, "move 2 to 4"));
    event(PRESS, 12, 0, 1);
    CHECK(!hand.ui.held);
    event(MOTION, 12, 30, 0);
    CHECK(hand.ui.held == 12 && hand.ui.hint == 4 && !hand.ui.goal);
    Hand_key(&hand, "Escape", true);
    CHECK(!hand.ui.held && !hand.ui.hint && !hand.ui.advice);
    event(PRESS, 11, 0, 1);
    event(MOTION, 11, 30, 0);
    Hand_hint(&hand, "move 2 to 4");
    CHECK(hand.ui.hint == 12 && hand.ui.goal == 4);
}
CLAIM(what_a_move_changed_is_told_to_the_ear)
{
    set_out(STILL);
    click_on(6, 1);
    CHECK(Text_same(hand.news, "Played."));
    now_on.side = 1;
    Hand_show(&hand, &now_on, 1, MOVED);
    CHECK(Text_same(hand.news, "turned; turned; turned; turned"));
    now_on = (Tray){ .at = { 0, 1, 2 } };
    Hand_show(&hand, &now_on, 1, MOVED);
    CHECK(!hand.news[0]);
    Hand_point(&hand, 3, true);
    now_on.side = 1;
    Hand_show(&hand, &now_on, 1, MOVED);
    CHECK(Text_same(hand.news, "turned; turned; turned"));
    now_on = (Tray){ .at = { 0, 1, 2 } };
    Hand_show(&hand, &now_on, 1, PLACED);
    CHECK(!hand.news[0]);
}
static bool enters(const char *move)
{
    Hand_hint(&hand, move);
    Hand_point(&hand, 3, true);
    heard[0] = '\0';
    Hand_key(&hand, "Return", true);
    Hand_key(&hand, "Return", true);
    Hand_key(&hand, "Return", false);
    return told(move) && !Hand_lit(&hand) && !hand.ui.hint;
}
CLAIM(enter_plays_the_hint)
{
    set_out(STILL);
    CHECK(enters("move 2 to 4") && enters("bank 1") && enters("flip"));
    Hand_key(&hand, "Return", true);
    Hand_key(&hand, "Return", false);
    CHECK(told(""));
}
CLAIM(a_press_on_the_lamp_plays_the_hint)
{
    set_out(STILL);
    Hand_hint(&hand, "bank 1");
    event(PRESS, 11, 0, 1);
    event(MOTION, 11, 1, 0);
    event(RELEASE, 11, 1, 1);
    CHECK(told("bank 1") && !hand.ui.held);
    Hand_hint(&hand, "move 1 to 3");
    Hand_point(&hand, 11, true);
    Hand_key(&hand, "space", true);
    Hand_key(&hand, "space", false);
    CHECK(told("move 1 to 3"));
    Hand_hint(&hand, "move 1 to 3");
    event(PRESS, 11, 0, 1);
    event(RELEASE, 6, 0, 1);
    CHECK(told("-") && Hand_lit(&hand));
}
CLAIM(anything_else_puts_the_lamp_out)
{
    static const char *const keys[] = { "Right", "x", "f", "Escape" };

    set_out(STILL);
    for (int k = 0; k < 6; k++) {
        Hand_hint(&hand, "move 2 to 4");
        hand.touched = false;
        if (k < 4)
            Hand_key(&hand, keys[k], true);
        else
            event(PRESS, k == 4 ? 12 : 3, 0, k == 4 ? 3 : 1);
        CHECK(!Hand_lit(&hand) && !hand.ui.hint && !hand.ui.goal);
        CHECK(hand.touched);
        event(RELEASE, 5, 0, 1);
    }
    Hand_point(&hand, 6, true);
    Hand_key(&hand, "Return", true);
    Hand_key(&hand, "Return", false);
    CHECK(told("play"));
}
CLAIM(nothing_is_on_a_covered_board)
{
    set_out(USUAL);
    hears(NULL, PLAYS, "move 1 to 4");
    Hand_point(&hand, 4, true);
    Hand_cover(&hand, true);
    CHECK(hand.page.n == 0 && !Hand_time(&hand, 50));
    CHECK(!hand.ui.hover && !hand.ui.ring);
    Hand_event(&hand, PRESS, 20, 20, 1);
    Hand_event(&hand, RELEASE, 20, 20, 1);
    CHECK(!hand.ui.hover && !Hand_key(&hand, "q", true));
    Hand_show(&hand, &now_on, 1, MOVED);
    CHECK(hand.page.n == 0);
    Hand_cover(&hand, false);
    CHECK(item(11)->x == 310);
}

/* feel tests */
static bool spoiled(double x1, double y1, double x2, double y2)
{
    for (int k = 0; k < hand.spoils; k++)
        if (hand.spoiled[k].x1 == x1 && hand.spoiled[k].y1 == y1
            && hand.spoiled[k].x2 == x2 && hand.spoiled[k].y2 == y2)
            return true;
    return false;
}
static int felt_anew(void)
{
    hand.spoils = 0;
    Hand_feel(&hand, LIGHT);
    return hand.spoils;
}
CLAIM(only_what_differs_is_painted_anew)
{
    set_out(STILL);
    CHECK(felt_anew() == 10);    /* all, the first time */
    CHECK(felt_anew() == 0);
    Hand_point(&hand, 3, false);
    CHECK(felt_anew() == 2);
    CHECK(spoiled(210, 10, 250, 50) && spoiled(203, 3, 257, 57));
    Hand_point(&hand, 4, true);
    hand.focus = true;
    CHECK(felt_anew() == 5);     /* two places twice, and the ring */
}
CLAIM(a_change_of_order_spoils_only_what_moves)
{
    set_out(STILL);
    felt_anew();
    Hand_half(&hand, "play");
    hand.ui.held = 6;
    Hand_refresh(&hand);
    CHECK(felt_anew() == 4);     /* the card, and the lit pile */
    CHECK(layer_of_top() == 6 && spoiled(110, 110, 150, 150));
    Hand_show(&hand, &now_on, 1, MOVED);
    CHECK(felt_anew() == 4 && layer_of_top() == 13);
}
static void other_way_round(const void *state, const Ui *ui, Page *page)
{
    Item *coin, was;

    tray_layout(state, ui, page);
    coin = Page_find(page, 11);
    was = coin[0];
    coin[0] = coin[1];
    coin[1] = was;
}
CLAIM(what_lies_above_another_now_is_painted_anew)
{
    View view = tray_view;
    Game game = tray;

    set_out(STILL);
    felt_anew();
    view.layout = other_way_round;
    game.view = &view;
    hand.game = &game;
    Hand_refresh(&hand);
    CHECK(felt_anew() == 2 && spoiled(10, 10, 50, 50));
    hand.game = &tray;
}
static void paint_a_word(const void *state, const Ui *ui, const Item *i,
                         Paint *p)
{
    tray_paint(state, ui, i, p);
    if (i->id == 7)
        p->text(p, "right", 100, 150, 10, AT_RIGHT, PLAIN, LINES);
}
CLAIM(a_word_is_wiped_on_both_sides_of_its_point)
{
    View view = tray_view;
    Game game = tray;

    set_out(STILL);
    felt_anew();
    view.paint = paint_a_word;
    game.view = &view;
    hand.game = &game;
    CHECK(felt_anew() == 2);
    CHECK(spoiled(50, 110, 250, 160));
    hand.game = &tray;
}
int main(void)
{
    int result = test_all();

    Hand_end(&hand);
    return result;
}
