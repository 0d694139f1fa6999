/* Made from kit/hand.nw by make tangle: change that, not this. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "table.c"
#include "test.h"

/* a game of slips */
typedef struct Slips { int persons, wrote[3], turn, sum, beats; } Slips;
static bool beating;

static const char *slips_start(void *state, const int *option,
                               uint64_t seed)
{
    (void)seed;
    *(Slips *)state = (Slips){ .persons = option[0], .turn = 1 };
    return NULL;
}
static const char *slips_apply(void *state, const char *move)
{
    Slips *s = state;
    int n;

    if (Text_same(move, "tick") && beating)
        s->beats++;
    else if (Text_match(move, "write %d", &n) && n >= 1 && n <= 3) {
        s->wrote[s->turn] = n;
        s->turn = s->turn < s->persons ? 2 : HOUSE;
    } else if (Text_same(move, "reply") && !s->wrote[2]) {
        s->wrote[2] = 2;
    } else if (Text_same(move, "add") && s->turn == HOUSE) {
        s->sum += s->wrote[1] + s->wrote[2];
        s->wrote[1] = s->wrote[2] = 0;
        s->turn = 1;
    } else
        return "write a number from 1 to 3";
    return NULL;
}
static int slips_turn(const void *state)
{
    const Slips *s = state;

    return s->sum >= 12 ? OVER : s->turn;
}
static void slips_legal(const void *state, Text *out)
{
    if (slips_turn(state) == HOUSE)
        Text_tell(out, ((const Slips *)state)->wrote[2] ? "add\n"
                                                  : "reply\n");
    else if (slips_turn(state) > HOUSE)
        Text_tell(out, "write 1\nwrite 2\nwrite 3\n");
}
static void slips_status(const void *state, int seat, Status *out)
{
    const Slips *s = state;

    (void)seat;
    out->winners = s->sum == 12 ? 1u << 1 : 1u << HOUSE;
    Text_say(out->text, "Turn: %d. Sum: %d.", slips_turn(s), s->sum);
    Text_say(out->note, "Beats: %d.", s->beats);
}
static void slips_hide(void *state, int seat)
{
    for (int k = 1; k <= 2; k++)
        if (k != seat)
            ((Slips *)state)->wrote[k] = 0;
}
static bool looks_on_click;         /* and writes by the menu alone */

static void slips_layout(const void *state, const Ui *ui, Page *page)
{
    const Slips *s = state;

    (void)ui;
    page->w = page->h = 100;
    for (int k = 1; k <= 3; k++) {
        Item *i = Page_add(page, k, 30 * k, 10, 20, 20);

        Text_say(i->words, "%d%s", k, s->wrote[1] == k ? ", written"
                 : "");
        Text_say(i->move, looks_on_click ? "look %d" : "write %d", k);
        Text_say(i->drop, "%d", k);
    }
}
static void slips_paint(const void *state, const Ui *ui, const Item *i,
                        Paint *p)
{
    (void)state, (void)ui, (void)i, (void)p;
}
static bool nonsense, planned;

static void count(Think *t)
{
    const Slips *s = t->state;

    Text_say(t->move, nonsense ? "subtract" : s->wrote[2] ? "add"
             : "reply");
}
static void write_two(Think *t)
{
    t->proved = ((const Slips *)t->state)->sum % 4 == 0;
    Text_say(t->move, "write 2");
    Text_say(t->reason, "two is enough");
    Text_say(t->plan, "%s", planned ? "write 2\n" : "");
}
static void tell_sum(Think *t)
{
    const Slips *s = t->state;

    Text_say(t->reason, "%d to go, and %d is written", 12 - s->sum,
             s->wrote[1]);
    Text_tell(&(Text){ t->worth, sizeof t->worth, 0 }, "write 1 %d\n",
              s->sum + 1);
}
static Player slips_players[] = {
    { .name = "house", .seat = HOUSE, .nodes = 1, .choose = count },
    { .name = "two", .seat = 1, .nodes = 1, .choose = write_two },
    { .name = "sum", .seat = WATCHES, .nodes = 1, .choose = tell_sum },
    { 0 }
};
static const char *const slips_forms[] = { "> write NUMBER", ": add",
                                           ": reply", "~ tick", NULL };
static const char *const sits[] = { "person", "two", NULL };
static const Option slips_options[] = {
    { .key = "persons", .label = "Persons", .least = 1, .most = 2,
      .usual = 1 },
    { .key = "second", .label = "Second", .least = 0, .most = 1,
      .words = sits, .seat = 2 },
    { 0 }
};
static const Action slips_actions[] = {
    ACTION(BEGINS, "write", "Number", "w"),
    ACTION_SWITCH(1, "extra", "Extra", "x"),
    ACTION_SWITCH(2, "sum", "Sum", "s"), { 0 }
};
static const Model slips_model = {
    .name = "slips", .size = sizeof(Slips), .version = 1, .seats = 2,
    .tick = 100, .proves = true, .forms = slips_forms,
    .options = slips_options,
    .start = slips_start, .apply = slips_apply, .legal = slips_legal,
    .turn = slips_turn, .status = slips_status, .hide = slips_hide
};
static const View slips_view = { .layout = slips_layout,
    .paint = slips_paint, .actions = slips_actions, .pace = 300,
    .clock = true };
static const Game slips = { &slips_model, &slips_view, slips_players,
                            slips_players + 1 };

/* a host without a window */
static Hand   hand;
static Table  table;
static double time_is;
static int    kept, called_off;
static long   alarm_in;             /* when it was last told to come */
static Job   *given;                /* to a player, to be answered .. */
static bool   asked;                /* .. while nobody has */
static Line   wished;

static double host_now(void *who) { (void)who; return time_is; }
static void host_wish(void *who, Does kind, const char *wish)
{
    (void)who;
    Text_say(wished, "%s", kind == NEVER_MIND ? "stop" : wish);
}
static void host_moved(void *who, bool played)
{
    (void)who;
    kept += played ? 1 : 100;
}
static void host_shown(void *who)
{
    alarm_in = Table_next(&table);
    (void)who;
}
static void host_think(void *who, const Job *job)
{
    (void)who;
    asked = job != NULL;
    if (!job) {
        called_off++;
        return;
    }
    free(given);
    given = malloc(job->size);
    if (given)
        memcpy(given, job, job->size);
}
static const Host host = { host_now, host_wish, host_moved, host_shown,
                           host_think };
static void lay(const char *options)
{
    Line why = "";

    Table_end(&table);
    Hand_end(&hand);
    beating = nonsense = false;
    kept = called_off = 0;
    time_is = 0;
    CHECK(Hand_start(&hand, &slips, Table_wish, &table));
    CHECK(Table_start(&table, &hand, &host, NULL));
    Table_take(&table, Session_of(&slips, options, 7, why));
    Table_see(&table, true);
}
static bool says(const char *text)
{
    bool it = Text_same(table.text, text);

    if (!it)
        printf("# says \"%s\"\n", table.text);
    return it;
}
static void pass(double ms)
{
    time_is += ms;
    Table_time(&table);
}
static void think(void)
{
    CHECK(given != NULL);
    asked = false;
    if (given) {
        Job_run(&slips, given, NULL, NULL);
        Table_answer(&table, given);
    }
}

/* table tests */
CLAIM(everybody_moves_in_turn_and_in_time)
{
    lay("");
    CHECK(says("Turn: 1. Sum: 0.") && Table_next(&table) == 100);
    Table_wish(&table, PLAYS, "write 3");
    CHECK(says("Turn: 0. Sum: 0.") && kept == 1);
    think();
    CHECK(kept == 1 && Table_next(&table) == 300);
    pass(299);
    CHECK(kept == 1 && Table_next(&table) == 1);
    pass(1);
    CHECK(says("Turn: 0. Sum: 0.") && kept == 2 && !hand.covered);
    think();
    pass(300);
    CHECK(says("Turn: 1. Sum: 5.") && kept == 3);
}
CLAIM(what_is_no_move_is_answered_in_words)
{
    lay("");
    Table_wish(&table, PLAYS, "write 4");
    CHECK(says("Write a number from 1 to 3.") && kept == 0);
    Table_wish(&table, WHY_NOT, "that one is glued");
    CHECK(says("That one is glued."));
    Table_wish(&table, NEVER_MIND, "");
    CHECK(says("Turn: 1. Sum: 0."));
    Table_wish(&table, SWITCH, "extra");
    CHECK(Text_same(wished, "extra"));
}
CLAIM(half_a_move_asks_where)
{
    lay("");
    CHECK(Hand_key(&hand, "w", true));
    CHECK(says("Number: press where, or Escape."));
    CHECK(Hand_key(&hand, "Escape", true) && says("Turn: 1. Sum: 0."));
    Hand_key(&hand, "w", true);
    CHECK(Hand_press(&hand, 2, 1) && says("Turn: 0. Sum: 0."));
    CHECK(Text_same(Session_move(table.session, 0), "write 2"));
}
CLAIM(a_late_answer_is_thrown_away)
{
    lay("");
    Table_wish(&table, PLAYS, "write 3");
    Table_travel(&table, Session_undo);
    CHECK(called_off == 1 && says("Turn: 1. Sum: 0.") && kept == 101);
    think();
    pass(300);
    CHECK(Session_count(table.session) == 0);
    Table_travel(&table, Session_redo);
    think();
    pass(300);
    CHECK(says("Turn: 0. Sum: 0."));
}
CLAIM(a_quick_hand_hurries_the_house)
{
    lay("");
    Table_wish(&table, PLAYS, "write 3");
    Table_wish(&table, PLAYS, "write 1");
    CHECK(kept == 1 && says("It is the turn of the house."));
    think();
    Table_wish(&table, PLAYS, "write 1");
    CHECK(kept == 2);
    think();
    Table_wish(&table, PLAYS, "write 1");
    CHECK(kept == 4 && says("Turn: 0. Sum: 5."));
}
CLAIM(nonsense_is_told_and_not_asked_again)
{
    lay("");
    nonsense = true;
    Table_wish(&table, PLAYS, "write 3");
    think();
    pass(300);
    free(given);
    given = NULL;
    pass(300);
    CHECK(!given && kept == 1 && says("Write a number from 1 to 3."));
    nonsense = false;
    Table_travel(&table, Session_undo);
    Table_wish(&table, PLAYS, "write 1");
    CHECK(asked);
}
CLAIM(what_a_click_would_not_play_is_said_by_name)
{
    lay("persons=2");
    looks_on_click = true;
    Table_hint(&table);
    think();
    CHECK(says("Number, 2: two is enough.") && hand.ui.hint == 2);
    looks_on_click = false;
}
CLAIM(a_move_is_named_by_the_menu_or_by_its_things)
{
    static const Action menu[] = { ACTION(PLAYS, "draw", "Draw", "d"),
        ACTION(BEGINS, "flag", "Flag", "f"), { 0 } };
    static const struct { const char *move, *said; int goal; } all[] = {
        { "draw", "Draw", 0 }, { "flag 2", "Flag, coin", 0 },
        { "move 2", "coin", 0 }, { "move 2 to 4", "coin, to row 4", 2 },
        { "sing", "coin", 0 } };
    const View view = { .actions = menu };
    const Game game = { .view = &view };
    Item i[] = { { .id = 1, .words = "coin: 5 cents",
                   .move = "move 2" },
                 { .id = 2, .words = "row 4: empty" } };
    Hand h = { .game = &game, .page = { .n = 2, .room = 2,
                                        .item = i } };
    Line said;

    for (int k = 0; k < 6; k++) {
        Text out = { said, sizeof said, 0 };

        h.ui.hint = k < 5;
        h.ui.goal = k < 5 ? all[k].goal : 0;
        name_move(&h, all[k % 5].move, &out);
        CHECK(Text_same(said, k < 5 ? all[k].said : "Draw"));
    }
    name_move(&h, "sing", &(Text){ said, sizeof said, 0 });
    CHECK(Text_same(said, "sing"));
}
CLAIM(advice_is_a_sentence_and_a_lamp)
{
    lay("persons=2");
    Table_hint(&table);
    think();
    CHECK(says("2: two is enough.") && hand.ui.hint == 2);
    CHECK(Session_spent(table.session)->hints == 1);
    beating = true;
    pass(5000);
    CHECK(says("2: two is enough."));
    CHECK(Text_same(table.note, "Enter plays it."));
    Hand_key(&hand, "Escape", true);
    CHECK(says("Turn: 1. Sum: 0.") && !hand.ui.hint);
    hand.ui.ring = true;
    Table_hint(&table);
    think();
    CHECK(hand.ui.hover == 2);
    Hand_key(&hand, "Escape", true);
    Table_hint(&table);
    Table_see(&table, false);       /* nobody would see the lamp */
    CHECK(called_off == 1);
    Table_see(&table, true);
    Table_wish(&table, PLAYS, "write 1");
    Table_hint(&table);
    Table_wish(&table, PLAYS, "write 2");
    CHECK(called_off == 2);
}
CLAIM(whoever_asks_for_a_hint_twice_has_it_played)
{
    lay("persons=2");
    Table_hint(&table);
    think();
    Table_hint(&table);
    CHECK(Text_same(Session_move(table.session, 0), "write 2"));
    CHECK(!hand.ui.hint && Session_spent(table.session)->hints == 1);
}
CLAIM(hints_are_followed_until_something_is_pressed)
{
    lay("");
    Table_solve(&table);
    think();
    CHECK(hand.ui.hint == 2 && Text_same(table.note, "Any key stops."));
    pass(999);
    CHECK(Session_count(table.session) == 0);
    pass(1);
    CHECK(Session_count(table.session) == 1);
    for (int k = 0; k < 3; k++) {
        think();
        pass(k < 2 ? 300 : 0);
    }
    CHECK(Session_count(table.session) == 3 && hand.ui.hint == 2);
    Hand_key(&hand, "q", true);
    CHECK(!hand.ui.hint && says("Turn: 1. Sum: 4."));
    pass(5000);
    CHECK(Session_count(table.session) == 3 && !asked);
    Table_travel(&table, Session_undo);
    CHECK(Session_count(table.session) == 0);
}
CLAIM(a_plan_is_followed_faster_with_each_step)
{
    lay("");
    planned = true;
    Table_solve(&table);
    think();
    pass(1000);
    for (int k = 0; k < 3; k++) {
        think();
        pass(k < 2 ? 300 : 0);
    }
    CHECK(Session_count(table.session) == 3 && hand.ui.hint == 2);
    pass(888);
    CHECK(Session_count(table.session) == 3);
    pass(1);
    CHECK(Session_count(table.session) == 4);
    planned = false;
}
CLAIM(a_hint_to_follow_that_comes_too_late_lights_nothing)
{
    lay("persons=2");
    Table_solve(&table);
    Hand_key(&hand, "q", true);
    think();
    CHECK(!Hand_lit(&hand) && Session_spent(table.session)->hints == 0);
    Table_hint(&table);
    think();
    CHECK(Hand_lit(&hand));
}
CLAIM(an_adviser_of_the_menu_is_followed)
{
    const char *name = slips.hint->name;
    const Action follow[] = { ACTION_FOLLOW(name, "Show", "f"), { 0 } };
    View view = slips_view;
    Game game = slips;

    lay("");
    view.actions = follow;
    game.view = &view;
    hand.game = &game;
    Table_wish(&table, ADVICE, name);
    think();
    CHECK(hand.ui.hint == 2 && Text_same(table.note, "Any key stops."));
    pass(1000);
    CHECK(Session_count(table.session) == 1);
    hand.game = &slips;
}
CLAIM(whoever_asks_again_ends_what_was_being_followed)
{
    for (int k = 0; k < 2; k++) {
        lay("persons=2");
        Table_solve(&table);
        think();
        (k ? Table_hint : Table_solve)(&table);
        CHECK(!hand.ui.hint && says("Turn: 1. Sum: 0."));
        pass(5000);
        CHECK(Session_count(table.session) == 0);
    }
}
CLAIM(following_ends_where_nobody_advises)
{
    lay("");
    Table_solve(&table);
    for (int k = 0; k < 20 && table.turn != OVER; k++) {
        think();
        pass(1000);
    }
    CHECK(table.turn == OVER && Table_next(&table) == -1);
}
static void write_all(const char *numbers)
{
    for (; *numbers; numbers++) {
        Line move;

        Text_say(move, "write %c", *numbers);
        Table_wish(&table, PLAYS, move);
        for (int k = 0; k < 2; k++) {
            think();
            pass(300);
        }
    }
}
CLAIM(a_lost_game_is_looked_back_on)
{
    lay("second=two");
    write_all("23");
    Table_wish(&table, PLAYS, "write 3");
    think();
    pass(300);
    think();
    pass(300);
    CHECK(table.turn == OVER && table.back == 0);
    CHECK(asked && given->hint);
    Table_wish(&table, PLAYS, "write 1");
    Table_see(&table, false);
    think();
    CHECK(table.back == 0);
    think();
    CHECK(table.back == 2 && table.turn == OVER && !asked);
    CHECK(hand.ui.hint == 2);
    Table_try(&table);
    CHECK(Text_same(table.note, "This can be won. How?")
          && !hand.ui.hint);
    CHECK(Session_count(table.session) == 3 && table.back == 0);
    CHECK(Session_spent(table.session)->undos == 2);
    CHECK(Session_spent(table.session)->hints == 0);
    Table_try(&table);
    CHECK(Session_count(table.session) == 3);
}
CLAIM(the_end_keeps_its_line)
{
    Line end;

    lay("second=two");
    write_all("222");
    CHECK(table.turn == OVER && says("Turn: -1. Sum: 12."));
    Text_say(end, "%s", table.text);
    Table_wish(&table, PLAYS, "write 1");
    CHECK(says(end) && Text_same(table.note, table.status.note));
    Table_say(&table, "copied:", "slips --seed=7");
    CHECK(says(end) && Text_same(table.note, "Copied: slips --seed=7"));
    Table_travel(&table, Session_undo);
    CHECK(says("Turn: 1. Sum: 8.")
          && Text_same(table.note, table.status.note));
}
CLAIM(whoever_goes_elsewhere_is_not_looked_back_on)
{
    lay("second=two");
    write_all("222");
    CHECK(table.turn == OVER && !asked);
    lay("second=two");
    write_all("233");
    CHECK(asked);
    Table_travel(&table, Session_undo);
    CHECK(called_off == 1 && table.back == 0);
    lay("second=two");
    write_all("3333");
    for (int k = 0; k < 9 && asked; k++)
        think();
    CHECK(table.back == 3 && !asked);
}
CLAIM(time_is_what_somebody_could_see)
{
    lay("persons=2");
    pass(500);
    CHECK(Session_spent(table.session)->ms == 0);
    Table_wish(&table, PLAYS, "write 1");
    Table_uncover(&table);
    pass(250);
    pass(250.75);
    CHECK(Session_spent(table.session)->ms == 500);
    Table_see(&table, false);
    CHECK(Table_next(&table) == -1);
    pass(1000);
    Table_see(&table, true);
    pass(100.25);
    CHECK(Session_spent(table.session)->ms == 600);
    for (int k = 0; k < 7; k++)
        pass(.25);                  /* what is left over adds up */
    CHECK(Session_spent(table.session)->ms == 602);
}
static int beaten(void)
{
    return ((const Slips *)Session_state(table.session))->beats;
}
CLAIM(ticks_are_counted_not_fired)
{
    lay("");
    beating = true;
    pass(350);
    CHECK(beaten() == 3 && Table_next(&table) == 50);
    pass(50);
    CHECK(beaten() == 4);
    pass(60000);
    CHECK(beaten() == 15);
    Table_see(&table, false);
    pass(500);
    Table_see(&table, true);
    pass(90);
    CHECK(beaten() == 15);
    lay("");
    beating = true;
    for (int k = 0; k < 200; k++)
        pass(5 + k * 37 % 900);
    CHECK(beaten() == (int)(time_is / 100));
}
CLAIM(nobody_is_woken_for_ticks_that_are_refused)
{
    lay("");
    CHECK(Table_next(&table) == 100);
    pass(100);
    CHECK(Table_next(&table) == -1);
    write_all("1");
    CHECK(Table_next(&table) == 100);
}
CLAIM(a_switch_that_is_on_counts_as_a_hint)
{
    lay("");
    for (int k = 0; k < 4; k++) {
        hand.ui.on[1] = k % 2;
        Table_time(&table);
    }
    CHECK(Session_spent(table.session)->hints == 1);
    lay("second=two");
    write_all("222");
    hand.ui.on[1] = true;
    Table_time(&table);
    CHECK(Session_spent(table.session)->hints == 0);
}
CLAIM(a_switch_of_taste_counts_for_nothing)
{
    View plain = *slips.view;
    Game game = slips;

    plain.plain = 1 << 1, game.view = &plain;
    lay("");
    hand.game = &game;
    for (int k = 1; k <= 2; k++) {
        hand.ui.on[k] = true;
        Table_time(&table);
        CHECK(Session_spent(table.session)->hints == k - 1);
    }
    hand.game = &slips;
}
CLAIM(what_a_switch_tells_goes_when_it_is_off)
{
    static const char *const tells[SWITCHES] = { NULL, "a circle" };
    View told = *slips.view;
    Game game = slips;

    told.tells = tells, game.view = &told;
    lay("");
    hand.game = &game;
    Table_switch(&table, 1, true);
    CHECK(hand.ui.on[1] && says("A circle."));
    Table_switch(&table, 0, true);
    CHECK(says("A circle."));
    Table_switch(&table, 1, false);
    CHECK(!hand.ui.on[1] && !says("A circle."));
    hand.game = &slips;
}
CLAIM(a_watcher_thinks_of_each_position)
{
    lay("");
    Table_switch(&table, 2, true);
    CHECK(given && given->watch && !hand.ui.watch);
    think();
    CHECK(Text_same(table.note, "12 to go, and 0 is written."));
    CHECK(hand.ui.watch && Text_same(hand.ui.watch, "write 1 1\n"));
    CHECK(says("Turn: 1. Sum: 0.") && !asked);
    Table_wish(&table, PLAYS, "write 3");
    CHECK(!hand.ui.watch && !given->watch);
    for (int k = 0; k < 2; k++) {
        think();
        pass(300);
    }
    CHECK(says("Turn: 1. Sum: 5.") && given->watch);
    Table_hint(&table);
    CHECK(called_off == 1 && given->hint);
    think();
    CHECK(hand.ui.hint == 2 && given->watch);
    think();
    CHECK(hand.ui.watch && Text_same(hand.ui.watch, "write 1 6\n"));
    CHECK(says("2: two is enough."));
    Table_switch(&table, 2, false);
    CHECK(!hand.ui.watch && !asked);
    CHECK(Session_spent(table.session)->hints == 2);
    CHECK(Session_count(table.session) == 3);
}
CLAIM(a_verdict_goes_with_its_switch)
{
    lay("");
    Table_switch(&table, 2, true);
    think();
    CHECK(Text_same(table.note, "12 to go, and 0 is written."));
    Table_switch(&table, 2, false);
    CHECK(!Text_same(table.note, "12 to go, and 0 is written."));
}
CLAIM(what_is_hidden_a_watcher_sees_if_it_peeps)
{
    for (int peeps = 0; peeps < 2; peeps++) {
        slips_players[2].seat = peeps ? PEEKS : WATCHES;
        lay("persons=2");
        Table_wish(&table, PLAYS, "write 3");
        Table_uncover(&table);
        Table_switch(&table, 2, true);
        think();
        CHECK(Text_same(table.note, peeps
                        ? "12 to go, and 3 is written."
                                     : "12 to go, and 0 is written."));
    }
    slips_players[2].seat = WATCHES;
}
static int as_long(const void *state, int seat)
{
    return 1000 * (seat == HOUSE) + ((const Slips *)state)->sum;
}
CLAIM(a_position_says_how_long_it_is_seen)
{
    View view = *slips.view;
    Game game = { slips.model, &view, slips_players, NULL };
    int option[OPTIONS] = { 1, 0 };
    Line why = "";

    view.wait = as_long;
    lay("");
    hand.game = &game;
    Table_take(&table, Session_new(&game, option, 7, why));
    Table_wish(&table, PLAYS, "write 2");
    think();
    pass(999);
    CHECK(kept == 1);
    pass(1);
    CHECK(kept == 2);
    hand.game = &slips;
}
CLAIM(what_a_view_keeps_goes_with_the_game)
{
    int option[OPTIONS] = { 1, 0 };
    Line why = "";
    Session *put_by;

    lay("");
    hand.ui.own[63] = 7;
    Table_wish(&table, PLAYS, "write 2");
    Table_travel(&table, Session_undo);
    CHECK(hand.ui.own[63] == 7);
    put_by = Session_twin(table.session, why);
    Table_take(&table, Session_new(&slips, option, 8, why));
    CHECK(hand.ui.own[63] == 0);
    Table_take(&table, put_by);
    CHECK(hand.ui.own[63] == 7);
}
CLAIM(a_house_that_moves_by_itself_is_waited_for)
{
    Game alone = slips;
    int option[OPTIONS] = { 1, 0 };
    Line why = "";

    alone.players = slips_players + 1;
    lay("");
    Table_take(&table, Session_new(&alone, option, 7, why));
    Table_wish(&table, PLAYS, "write 2");
    for (int k = 0; k < 2; k++) {
        CHECK(alarm_in == 300);
        pass((double)alarm_in);
    }
    CHECK(says("Turn: 1. Sum: 4."));
    Table_wish(&table, PLAYS, "write 3");
    Table_wish(&table, NEVER_MIND, "");
    CHECK(says("Turn: 1. Sum: 9."));
}
CLAIM(a_complaint_outlives_the_ticks)
{
    lay("");
    beating = true;
    Table_wish(&table, PLAYS, "write 4");
    pass(2900);
    CHECK(says("Write a number from 1 to 3.") && beaten() > 0);
    pass(100);
    CHECK(says("Turn: 1. Sum: 0."));
}
CLAIM(news_outlive_the_answer_of_the_house)
{
    lay("");
    Table_wish(&table, PLAYS, "write 3");
    Table_news(&table, "the disk is full");
    think();
    pass(300);
    think();
    pass(300);
    CHECK(says("Turn: 1. Sum: 5."));
    CHECK(Text_same(table.note, "the disk is full"));
    pass(8000);
    Table_leave(&table, false);
    CHECK(!Text_same(table.note, "the disk is full"));
}
CLAIM(hands_are_covered_between_two_persons)
{
    lay("persons=2");
    CHECK(!hand.covered && table.eyes == 1);
    Table_wish(&table, PLAYS, "write 3");
    CHECK(hand.covered && hand.page.n == 0 && table.eyes == 2);
    CHECK(says("Seat 2: press a key when you alone look."));
    Table_uncover(&table);
    CHECK(hand.page.n == 3 && hand.ui.seat == 2);
    CHECK(Text_same(hand.page.item[2].words, "3"));
    CHECK(says("Turn: 2. Sum: 0."));
    Table_travel(&table, Session_undo);
    CHECK(table.eyes == 1 && !hand.covered);    /* nothing is written */
}
CLAIM(a_program_needs_no_cloth)
{
    lay("persons=2");
    CHECK(!Table_sit(&table, 1, 1));
    Table_wish(&table, PLAYS, "write 3");
    CHECK(!hand.covered && table.eyes == 1);
    think();
    pass(300);
    CHECK(says("Turn: 0. Sum: 0.") && !hand.covered);
    CHECK(Table_sit(&table, 0, 1) != NULL);     /* no seat */
}
CLAIM(whoever_borrows_the_board_is_left_alone)
{
    lay("");
    Table_wish(&table, PLAYS, "write 3");
    Table_leave(&table, true);
    CHECK(called_off == 1 && Table_next(&table) == -1);
    Table_wish(&table, PLAYS, "write 2");
    CHECK(Text_same(wished, "stop")
          && Session_count(table.session) == 1);
    free(given);
    given = NULL;
    Table_leave(&table, false);
    CHECK(given != NULL && says("Turn: 0. Sum: 0."));
}
int main(void)
{
    int result = test_all();

    Table_end(&table);
    Hand_end(&hand);
    free(given);
    return result;
}
