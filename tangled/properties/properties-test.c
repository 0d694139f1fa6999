/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties-test.c -- the tests of properties.c */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
static int grants = -1;         /* then one refusal; -1: none ever */

static bool refused(void)
{
    return grants >= 0 && grants-- == 0;
}
#define calloc(n, m)  (refused() ? NULL : calloc(n, m))
#define realloc(p, n) (refused() ? NULL : realloc(p, n))
#include "properties.c"
#include "nim.h"
#include "test.h"

/* cups for the tests */
typedef struct Cups { int pea, lifts, ticks; bool up[4]; } Cups;

static const char *cups_start(void *state, const int *option,
                              uint64_t seed)
{
    (void)state, (void)option, (void)seed;
    return NULL;
}

static bool found(const Cups *s)
{
    return s->pea > 0 && s->pea <= 3 && s->up[s->pea];
}

static const char *cups_apply(void *state, const char *move)
{
    Cups *s = state;
    int n;

    if (same(move, "tick"))
        return s->ticks++, NULL;
    if (match(move, "lay %d", &n) && s->pea == 0 && n >= 1 && n <= 3)
        return s->pea = n, NULL;
    if (!match(move, "lift %d", &n) || n < 1 || n > 3)
        return "lift cup 1, 2 or 3";
    if (s->pea == 0 || s->up[n])
        return "lift another cup";
    s->up[n] = true;
    s->lifts++;
    return NULL;
}
static void cups_legal(const void *state, Text *out)
{
    const Cups *s = state;

    for (int n = 1; n <= 3; n++)
        if (s->pea == 0)
            tell(out, "lay %d\n", n);
        else if (!s->up[n] && !found(s))
            tell(out, "lift %d\n", n);
}

static int cups_turn(const void *state)
{
    const Cups *s = state;

    return s->pea == 0 ? HOUSE : found(s) ? OVER : 1;
}

static void cups_status(const void *state, int seat, Status *out)
{
    const Cups *s = state;

    (void)seat;
    out->winners = s->lifts == 1 ? 2 : s->lifts == 2 ? 1 : 0;
    say(out->text, "Cups lifted: %d.", s->lifts);
}

static void cups_show(const void *state, int seat, Text *out)
{
    const Cups *s = state;

    (void)seat;
    for (int n = 1; n <= 3; n++)
        tell(out, "%s", !s->up[n] ? " U" : s->pea == n ? " o" : " -");
}
/* a pea that is still covered becomes 9 */
static void cups_hide(void *state, int seat)
{
    Cups *s = state;

    if (seat != HOUSE && s->pea > 0 && !found(s))
        s->pea = 9;
}

static void cups_guess(void *state, int seat, Random *random,
                       void *memory)
{
    Cups *s = state;

    (void)seat, (void)memory;
    if (s->pea == 9)
        do
            s->pea = 1 + Random_below(random, 3);
        while (s->up[s->pea]);
}
static void cups_layout(const void *state, const Ui *ui, Page *page)
{
    const Cups *s = state;
    Item *hand = Page_add(page, 9, 0, 0, 30, 10);

    (void)ui;
    page->w = 30;
    page->h = 20;
    say(hand->words, "your hand");
    say(hand->move, "lift ...");
    for (int n = 1; n <= 3; n++) {
        Item *cup = Page_add(page, n, 10 * n - 10, 10, 10, 10);

        say(cup->words, "cup %d", n);
        if (!s->up[n])
            say(cup->drop, "%d", n);
    }
}
static void cups_paint(const void *state, const Ui *ui, const Item *i,
                       Paint *p)
{
    const Cups *s = state;

    p->save(p);
    p->shift(p, i->x, i->y);
    if (i->id == ui->held)
        p->shift(p, ui->dx, ui->dy);
    if (i->id > 3 || s->up[i->id])
        Paint_box(p, 0, 0, i->w, 1);
    else
        p->arc(p, i->w / 2, i->h, i->w / 2, 0.5, 1);
    p->fill(p, i->id == ui->hover ? LAMP : TEXT);
    if (i->id <= 3 && s->up[i->id] && s->pea == i->id)
        p->text(p, "o", 0, 0, 9, AT_LEFT, PLAIN, WINE);
    p->restore(p);
}
static void cups_advice(Think *t)
{
    const Cups *s = t->state;

    CHECK(t->nodes <= 100);
    for (int n = 1; n <= 3 && more(t); n++)
        if (!s->up[n])
            say(t->move, "lift %d", n);
}
static const char *const cups_forms[] = {
    ": lay CUP", "> lift CUP", "~ tick", NULL };
static const Model cups_model = {
    .name = "cups", .size = sizeof(Cups), .version = 1, .seats = 1,
    .tick = 30, .forms = cups_forms, .start = cups_start,
    .apply = cups_apply, .legal = cups_legal, .turn = cups_turn,
    .status = cups_status, .show = cups_show, .hide = cups_hide,
    .guess = cups_guess
};
static const View cups_view = { .layout = cups_layout,
                                .paint = cups_paint };
static const Player cups_hint[] = {
    { "finger", "Finger", 1, 0, 5000, 0, cups_advice }, { 0 } };
static const Game cups = { &cups_model, &cups_view, NULL, cups_hint };

/* tests of properties */
static void good_games_pass(void)
{
    Trial trial = { .games = 3000, .moves = 100000, .seed = 1,
                    .all_verbs = true };
    Tally t;

    CHECK(Properties(&cups, &trial, &t));
    if (t.fault[0])
        printf("# %s (%s, %d)\n", t.fault, t.repeat, t.at);
    CHECK(t.games == 3000 && t.won + t.lost + t.drawn == 3000);
    CHECK(t.won > 900 && t.won < 1100);
    CHECK(t.lost > 900 && t.lost < 1100);
    CHECK(t.verb[0] == 3000 && t.verb[2] > 3000 && t.verb[1] > 5700);
    CHECK(Properties(&nim_game, &trial, &t));
    if (t.fault[0])
        printf("# %s (%s, %d)\n", t.fault, t.repeat, t.at);
    CHECK(t.games == 3000 && t.drawn == 0 && t.unfinished == 0);
}
static void endings_are_counted_without_their_numbers(void)
{
    Trial trial = { .games = 100, .moves = 9999, .seed = 1 };
    Bench b = { .tally = &(Tally){ .games = 0 } };
    Tally t;

    CHECK(Properties(&cups, &trial, &t) && t.ending[0].times == 100);
    CHECK(same(t.ending[0].text, "Cups lifted: #."));
    CHECK(t.ending[1].times == 0);
    for (int k = 0; k < 40; k++) {
        say(b.status.text, "%d moves, end %c.", 9 + k, 'A' + k % 20);
        count_words(&b);
    }
    CHECK(same(b.tally->ending[0].text, "# moves, end A."));
    CHECK(b.tally->ending[0].times == 2);
    CHECK(same(b.tally->ending[11].text, "# moves, end L."));
    CHECK(b.tally->ending[11].times == 2);
}
static void a_trial_ends_when_it_should(void)
{
    Trial trial = { .games = 9, .moves = 50, .seed = 1,
                    .options = "matches=40", .most = 5 };
    Tally t;

    CHECK(Properties(&nim_game, &trial, &t));
    CHECK(t.games == 9 && t.unfinished == 9 && t.moves == 45);
    trial.moves = 12;
    CHECK(Properties(&nim_game, &trial, &t));
    CHECK(t.games == 3 && t.moves == 12);
    trial = (Trial){ .games = 1, .moves = 1, .options = "matches=0" };
    CHECK(Properties(&nim_game, &trial, &t) && t.unfinished == 1);
}
static bool finds_once(const Game *game, const char *expected,
                       Tally *t)
{
    Trial trial = { .games = 500, .moves = 20000, .seed = 1 };

    if (!Properties(game, &trial, t)
        && strncmp(t->fault, expected, strlen(expected)) == 0)
        return true;
    printf("# found: %s\n", t->fault);
    return false;
}
static bool finds(const Game *game, const char *expected)
{
    Trial trial = { .games = 1, .moves = 20000 };
    Line options;
    Tally t, again;
    char *seed;

    if (!finds_once(game, expected, &t))
        return false;
    say(options, "%s", t.repeat);
    seed = strstr(options, "seed=");
    if (!seed)
        return true;
    CHECK(Text_number(seed + 5, &trial.seed));
    *seed = '\0';
    trial.options = options;
    return !Properties(game, &trial, &again)
        && same(again.fault, t.fault) && again.at == t.at;
}
#define BREAKS(good, field, bad, expected) do { \
        Model model_ = *(good).model; \
        Game game_ = (good); \
        model_.field = (bad); \
        game_.model = &model_; \
        CHECK(finds(&game_, (expected))); \
    } while (0)
#define SPOILS(good, field, bad, expected) do { \
        View view_ = *(good).view; \
        Game game_ = (good); \
        view_.field = (bad); \
        game_.view = &view_; \
        CHECK(finds(&game_, (expected))); \
    } while (0)
static int left(const void *state)
{
    return ((const Nim *)state)->left;
}

static const char *five_is_wrong(const void *state)
{
    return left(state) == 5 ? "five is wrong" : NULL;
}

static int seat_9(const void *state)
{
    return left(state) == 5 ? 9 : nim_game.model->turn(state);
}

static void speechless(const void *state, int seat, Status *out)
{
    nim_game.model->status(state, seat, out);
    out->text[0] = '\0';
}
static int never_over(const void *state)
{
    int turn = nim_game.model->turn(state);

    return turn == OVER ? 1 : turn;
}

static void lists_on(const void *state, Text *out)
{
    nim_game.model->legal(state, out);
    if (left(state) == 0 && ((const Nim *)state)->turn != HOUSE)
        tell(out, "take 1\n");
}

static void half_a_line(const void *state, Text *out)
{
    nim_game.model->legal(state, out);
    if (left(state) == 5)
        tell(out, "take");
}
static void empty_line(const void *state, Text *out)
{
    tell(out, left(state) == 5 ? "\n" : "");
    nim_game.model->legal(state, out);
}

static void endless_line(const void *state, Text *out)
{
    for (int k = 0; k < LINE && left(state) == 5; k++)
        tell(out, "take");
    nim_game.model->legal(state, out);
}

static int seat_minus_2(const void *state)
{
    return left(state) == 5 ? OVER - 1 : nim_game.model->turn(state);
}
static void it_must_know_how_it_stands(void)
{
    BREAKS(nim_game, check, five_is_wrong,
           "check says: five is wrong");
    BREAKS(nim_game, turn, seat_9,
           "the turn is at a seat that is not there");
    BREAKS(nim_game, status, speechless, "the status says nothing");
    BREAKS(nim_game, turn, never_over,
           "not over, but it lists no move");
    BREAKS(nim_game, legal, lists_on, "over, but it lists a move");
    BREAKS(nim_game, turn, seat_minus_2,
           "the turn is at a seat that is not there");
    BREAKS(nim_game, legal, half_a_line,
           "the list has a line that is no move");
    BREAKS(nim_game, legal, empty_line,
           "the list has a line that is no move");
    BREAKS(nim_game, legal, endless_line,
           "the list has a line that is no move");
}
static void lists_four(const void *state, Text *out)
{
    nim_game.model->legal(state, out);
    if (left(state) == 15)
        tell(out, "take 4\n");
}

static void lists_twice(const void *state, Text *out)
{
    nim_game.model->legal(state, out);
    if (left(state) == 5)
        tell(out, "take 1\n");
}

static const char *takes_zeros(void *state, const char *move)
{
    Line clean;

    if (strncmp(move, "take 0", 6) != 0)
        return nim_game.model->apply(state, move);
    say(clean, "take %s", move + 6);
    return nim_game.model->apply(state, clean);
}

static const char *takes_signs(void *state, const char *move)
{
    return nim_game.model->apply(state, same(move, "take +1") ? "take 1"
                                                              : move);
}

static const char *takes_many(void *state, const char *move)
{
    return nim_game.model->apply(state, same(move, "take 4294967297")
                                 ? "take 1" : move);
}

static const char *hears_shouting(void *state, const char *move)
{
    return nim_game.model->apply(state, same(move, "Take 2") ? "take 2"
                                                             : move);
}

static const char *deals_again(void *state, const char *move)
{
    if (strncmp(move, "deal ", 5) == 0 && left(state) == 5)
        return ((Nim *)state)->left = 12, NULL;
    return nim_game.model->apply(state, move);
}

static const char *deals_too_many(void *state, const char *move)
{
    if (same(move, "deal 40"))
        return ((Nim *)state)->left = 41, NULL;
    return nim_game.model->apply(state, move);
}

static const char *hears_nothing(void *state, const char *move)
{
    return same(move, "") ? NULL : nim_game.model->apply(state, move);
}

static const char *ticks_unasked(void *state, const char *move)
{
    return same(move, "tick") ? NULL
         : nim_game.model->apply(state, move);
}
static const char *changes_first(void *state, const char *move)
{
    const char *complaint = nim_game.model->apply(state, move);

    if (complaint && strlen(move) > 6 && left(state) > 0)
        ((Nim *)state)->left--;
    return complaint;
}

static const char *sulks(void *state, const char *move)
{
    return nim_game.model->apply(state, move) ? "" : NULL;
}

static void it_must_mean_what_it_lists(void)
{
    Game blind = { nim_game.model, NULL, NULL, NULL };

    BREAKS(blind, legal, lists_four, "it lists but refuses take 4");
    BREAKS(nim_game, legal, lists_twice, "it lists twice take 1");
    BREAKS(nim_game, apply, ticks_unasked,
           "it accepts but does not list tick");
    BREAKS(nim_game, apply, hears_nothing,
           "it accepts but does not list ");
    BREAKS(nim_game, apply, sulks, "no word of complaint about ");
    BREAKS(nim_game, apply, takes_zeros,
           "it accepts but does not list take 0");
    BREAKS(nim_game, apply, takes_signs,
           "it accepts but does not list take +1");
    BREAKS(nim_game, apply, takes_many,
           "it accepts but does not list take 4294967297");
    BREAKS(nim_game, apply, hears_shouting,
           "it accepts but does not list Take 2");
    BREAKS(nim_game, apply, deals_again,
           "it accepts but does not list deal ");
    BREAKS(nim_game, apply, deals_too_many,
           "check is against what follows deal 40");
    BREAKS(nim_game, apply, changes_first,
           "refused, but it changed the state: ");
}
static void on_five(const void *state, Page *page, Item change)
{
    nim_game.view->layout(state, NULL, page);
    Item *i = Page_find(page, change.id);
    if (left(state) == 5 && i)
        *i = change;
}
static void off_page(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ .id = 1, .x = 900, .w = 1, .h = 1,
                                 .words = "one", .move = "take 1" });
}

static void same_number(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    nim_game.view->layout(state, NULL, page);
    if (left(state) == 5)
        say(Page_add(page, 2, 0, 0, 1, 1)->words, "again");
}

static void wordless(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ .id = 1, .w = 1, .h = 1,
                                 .move = "take 1" });
}
static void a_page_has_four_edges(void)
{
    const Page page = { .w = 30, .h = 20 };
    const double off[][4] = { { -1, 0, 9, 9 }, { 22, 0, 9, 9 },
                              { 0, -1, 9, 9 }, { 0, 12, 9, 9 } };

    for (int k = 0; k < 4; k++) {
        Item i = { .x = off[k][0], .y = off[k][1],
                   .w = off[k][2], .h = off[k][3] };

        CHECK(!on_page(&page, &i));
    }
    CHECK(on_page(&page, &(Item){ .x = -0.009, .y = -0.009,
                                  .w = 30.018, .h = 20.018 }));
}
static void numberless(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    nim_game.view->layout(state, NULL, page);
    if (left(state) == 5)
        say(Page_add(page, 0, 0, 0, 1, 1)->words, "nil");
}

static void loses_number(const void *state, const Ui *ui, Page *page)
{
    nim_game.view->layout(state, ui, page);
    if (left(state) == 5 && ui->ring)
        Page_add(page, 0, 0, 0, 1, 1);
}

static void things_must_have_numbers(void)
{
    SPOILS(nim_game, layout, numberless,
           "two items have one number: nil");
    SPOILS(nim_game, layout, loses_number,
           "pointed at, two have one number: ");
}
static void offers_four(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ .id = 4, .w = 1, .h = 1,
                                 .words = "four", .move = ":new",
                                 .other = "take 4" });
}

static void dead_end(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ .id = 4, .w = 1, .h = 1,
                                 .words = "eat", .move = "eat ..." });
}

static void out_of_reach(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ .id = 2, .w = 1, .h = 1,
                                 .words = "two" });
}
static void touches(const void *state, const Ui *ui, Page *page)
{
    nim_game.view->layout(state, ui, page);
    if (left(state) == 5)
        ((Nim *)state)->turn = 3 - ui->seat;
}

static int loses_the_way(const void *state, const Ui *ui, int id,
                         const char *key)
{
    (void)state, (void)ui;
    return id && same(key, "End") ? 4 : 0;
}

static void every_move_must_be_in_reach(void)
{
    SPOILS(nim_game, neighbor, loses_the_way,
           "a key leads to nothing: End");
    SPOILS(nim_game, layout, off_page,
           "an item is not on the page: one");
    SPOILS(nim_game, layout, same_number,
           "two items have one number: again");
    SPOILS(nim_game, layout, wordless,
           "an item has no words, but take 1");
    SPOILS(nim_game, layout, offers_four,
           "an item offers what is refused: take 4");
    SPOILS(nim_game, layout, dead_end,
           "an item leads nowhere: eat ...");
    SPOILS(nim_game, layout, out_of_reach,
           "no item or action makes take 2");
    SPOILS(nim_game, layout, touches, "looking at it has changed it");
}
static void counts_looks(const void *state, int seat, Status *out)
{
    cups_status(state, seat, out);
    ((Cups *)state)->ticks++;
}

static void shows_nothing(const void *state, int seat, Text *out)
{
    (void)state, (void)seat, (void)out;
}

static void asking_must_not_touch(void)
{
    Game blind = { nim_game.model, NULL, NULL, NULL };

    BREAKS(blind, show, shows_nothing, "it shows nothing");
    BREAKS(cups, status, counts_looks,
           "asking about it has changed it");
}
static int slip;                /* which mistake is made */

static void slips(const void *state, const Ui *ui, const Item *i,
                  Paint *p)
{
    nim_game.view->paint(state, ui, i, p);
    if (i->id != 3 || left(state) != 5)
        return;
    switch (slip) {
        /* ways to slip with a brush */
        case 0:
            p->move(p, 0, 2e6), p->stroke(p, TEXT, 1);
            break;
        case 1:
            p->line(p, 0 * (1e308 * 1e10), 1), p->stroke(p, TEXT, 1);
            break;
        case 2:
            p->shade(p, OWN, 0, 0, 0, 0, 0, 0);
            break;
        case 3:
            p->clip(p);
            break;
        case 4:
            p->restore(p);
            break;
        case 5:
            p->scale(p, 2, 2);
            break;
        case 6:
            p->close(p), p->text(p, "", 0, 0, 9, AT_LEFT, VOICE, TEXT);
            break;
        case 7:
            p->curve(p, 0, 0, 0, 0, 0, 0);
            break;
        default:
            p->save(p), p->turn(p, 0.5), p->fill(p, -1);
    }
}
static void paints_well(const void *state, const Ui *ui, const Item *i,
                        Paint *p)
{
    const unsigned pixel[] = { 0xFF000000u, 0 };

    nim_game.view->paint(state, ui, i, p);
    p->save(p);
    p->turn(p, 0.25);
    p->move(p, 0, 0), p->line(p, 1, 1);
    p->curve(p, 1, 2, 3, 4, 5, 6), p->close(p);
    p->clip(p);
    p->shade(p, LAMP, 0, 0, 0, 1, 1, 0);
    p->image(p, pixel, 2, 1, 0, 0, 2, 1);
    p->text(p, "well", 0, 0, 9, AT_LEFT, VOICE, OWN + p->theme % 2);
    p->restore(p);
}

static void a_brush_must_be_held_well(void)
{
    static const Ink own[] = { { "one", 0, 0, 0 }, { "two", 0, 0, 0 },
                               { NULL, 0, 0, 0 } };
    static const char *const name[] = {
        "it paints where there is no place: take 3",
        "it paints where there is no place: take 3",
        "it paints with an ink that nobody has mixed: take 3",
        "it clips for all who come after: take 3",
        "it restores what was not saved: take 3",
        "it moves the page for all who come after: take 3",
        "it writes in the middle of a path: take 3",
        "it leaves a path behind: take 3",
        "it paints with an ink that nobody has mixed: take 3" };
    View view = *nim_game.view;
    Game game = nim_game;
    Trial trial = { .games = 30, .moves = 999, .seed = 1 };
    Tally t;

    for (slip = 0; slip < 9; slip++)
        SPOILS(nim_game, paint, slips, name[slip]);
    view.paint = paints_well;
    view.inks = own;
    game.view = &view;
    CHECK(Properties(&game, &trial, &t));
}
static void doubles(const void *state, const Ui *ui, Page *page)
{
    nim_game.view->layout(state, ui, page);
    if (ui->down && left(state) == 5)
        Page_add(page, 2, 0, 0, 1, 1);
}

static void forgets_to_restore(const void *state, const Ui *ui,
                               const Item *i, Paint *p)
{
    nim_game.view->paint(state, ui, i, p);
    if (ui->held == i->id && ui->on[7] && ui->dx < 0)
        p->save(p);
}

static void it_must_stand_being_pointed_at(void)
{
    SPOILS(nim_game, layout, doubles,
           "pointed at, two have one number: ");
    SPOILS(nim_game, paint, forgets_to_restore,
           "it saves and does not restore: take ");
}
static void crowded(const void *state, const Ui *ui, Page *page)
{
    for (int k = 0; k < 300; k++)
        Page_add(page, 1000 + k, 500, 0, 9, 9);
    nim_game.view->layout(state, ui, page);
}

static void actions_and_dots_reach_as_well(void)
{
    const Action take[] = { { "take ...", "Take", "t" },
                            { "take 2", "Two", "2" }, { 0 } };
    View view = *nim_game.view;
    Game game = nim_game;
    Item dot = { .drop = "." };
    Page page = { .n = 1, .room = 1, .item = &dot };
    Trial trial = { .games = 50, .moves = 5000, .seed = 1 };
    Tally t;

    view.layout = out_of_reach;
    view.actions = take;
    game.view = &view;
    CHECK(Properties(&game, &trial, &t));
    view.layout = crowded;
    CHECK(Properties(&game, &trial, &t));
    CHECK(makes(&page, "roll ...", "roll"));
    CHECK(!makes(&page, "roll ...", "rule"));
    CHECK(!makes(&page, "roll ...", "rolls"));
    CHECK(!makes(&page, "roll ...", "roll 2"));
}
static void lists_no_pea(const void *state, Text *out)
{
    const Cups *s = state;

    for (int n = 3; n >= 1; n--)
        if (s->pea == 0)
            tell(out, "lay %d\n", n);
        else if (!s->up[n] && !found(s) && n != s->pea)
            tell(out, "lift %d\n", n);
    if (s->pea > 0 && s->pea <= 3 && !found(s))
        tell(out, "lift %d\n", s->pea);
}

static const char *blabs(void *state, const char *move)
{
    const char *said = cups_apply(state, move);

    return said && ((const Cups *)state)->pea == 1
         ? "never mind, but it is cup 1" : said;
}

static void winks(const void *state, int seat, Status *out)
{
    cups_status(state, seat, out);
    if (((const Cups *)state)->pea == 2 && cups_turn(state) != OVER)
        say(out->note, "Wink.");
}

static void shows_the_pea(const void *state, int seat, Text *out)
{
    const Cups *s = state;

    cups_show(state, seat, out);
    if (s->pea == 3 && !found(s))
        tell(out, " <");
}

static void counts_the_hidden(const void *state, int seat, Status *out)
{
    cups_status(state, seat, out);
    out->points[1] = ((const Cups *)state)->pea == 9;
}
static int sign;                /* by what it tells */

static void signs(const void *state, int seat, Status *out)
{
    cups_status(state, seat, out);
    if (((const Cups *)state)->pea != 9 || sign > 3)
        return;
    out->points[2] = sign == 0;
    out->winners = sign == 1 ? 2 : out->winners;
    say(out->text, sign == 2 ? "Under the cup!" : "Cups lifted: 0.");
    say(out->note, sign == 3 ? "Is it dark here?" : "");
}

static int turns_in_the_dark(const void *state)
{
    return ((const Cups *)state)->pea == 9 ? HOUSE : cups_turn(state);
}

static void lists_in_the_dark(const void *state, Text *out)
{
    if (((const Cups *)state)->pea == 9)
        tell(out, "lift 3\n");
    cups_legal(state, out);
}

static void shows_in_the_dark(const void *state, int seat, Text *out)
{
    (void)seat;
    tell(out, ((const Cups *)state)->pea == 9 ? "(dark)" : "(light)");
}
static void lifts_a_little(const void *state, const Ui *ui, Page *page)
{
    const Cups *s = state;

    cups_layout(state, ui, page);
    if (s->pea > 0 && s->pea <= 3 && !found(s))
        Page_find(page, s->pea)->y += 0.001;
}

static void thickens(const void *state, const Ui *ui, const Item *i,
                     Paint *p)
{
    const Cups *s = state;

    cups_paint(state, ui, i, p);
    if (ui->on[3] && i->id < 9 && s->pea == i->id && !found(s)) {
        Paint_box(p, i->x, i->y, i->w, 1);
        p->stroke(p, TEXT, 0.5);
    }
}

static void items_must_agree_in_all(void)
{
    const Item good = { .id = 1, .x = 2, .y = 3, .w = 4, .h = 5,
                        .look = 6, .side = 7, .words = "8",
                        .move = "9", .other = "10", .drop = "11" };
    Item bad[13];

    for (int k = 0; k < 13; k++)
        bad[k] = good;
    bad[10].round = bad[11].held = true;
    bad[12].futile = "13";
    bad[0].id = bad[1].look = bad[2].side = 0;
    bad[3].x = bad[4].y = bad[5].w = bad[6].h = 0;
    bad[7].words[0] = bad[8].move[0] = bad[9].other[0] = '0';
    for (int k = 0; k < 13; k++)
        CHECK(!items_agree(&good, &bad[k]));
    bad[9] = good;
    CHECK(items_agree(&good, &bad[9]));
    bad[9].drop[0] = '0';
    CHECK(!items_agree(&good, &bad[9]));
}
static void adds_a_pea(const void *state, const Ui *ui, Page *page)
{
    const Cups *s = state;

    cups_layout(state, ui, page);
    if (s->pea == 2 && !found(s))
        Page_add(page, 20, 900, 0, 1, 1);
}
static void peeps(Think *t)
{
    const Cups *s = t->state;

    cups_advice(t);
    if (s->pea > 0 && s->pea <= 3 && !s->up[s->pea])
        say(t->move, "lift %d", s->pea);
}

static void thinks_aloud(Think *t)
{
    cups_advice(t);
    if (((const Cups *)t->state)->pea == 1 && t->memory)
        say(t->reason, "the first one smells of peas");
}

static void guesses_badly(void *state, int seat, Random *random,
                          void *memory)
{
    cups_guess(state, seat, random, memory);
    ((Cups *)state)->lifts = 2;
}
static void house_lays(Think *t)
{
    say(t->move, "lay %d", 1 + Random_below(&t->random, 3));
}

static void secrets_must_be_kept(void)
{
    const Player peeper[] = { { "peeper", "Peeper", 1, 0, 9, 0, peeps },
                              { 0 } };
    const Player smeller[] = {
        { "house", "House", HOUSE, 0, 1, 0, house_lays },
        { "nose", "Nose", 1, 0, 9, 8, thinks_aloud }, { 0 } };
    Game game = { &cups_model, &cups_view, NULL, peeper };

    BREAKS(cups, legal, lists_no_pea,
           "the list of moves tells a secret");
    BREAKS(cups, status, winks, "the status tells a secret: Cups ");
    BREAKS(cups, status, counts_the_hidden,
           "the status tells a secret: Cups lifted: ");
    for (sign = 0; sign < 4; sign++)
        BREAKS(cups, status, signs, "the status tells a secret: ");
    BREAKS(cups, turn, turns_in_the_dark,
           "the status tells a secret: ");
    BREAKS(cups, legal, lists_in_the_dark,
           "the list of moves tells a secret");
    BREAKS(cups, show, shows_in_the_dark,
           "what it shows tells a secret");
    BREAKS(cups, show, shows_the_pea, "what it shows tells a secret");
    BREAKS(cups, apply, blabs, "a complaint tells a secret: ");
    SPOILS(cups, layout, lifts_a_little,
           "the page tells a secret: cup ");
    SPOILS(cups, layout, adds_a_pea, "the page tells a secret");
    SPOILS(cups, paint, thickens, "the picture tells a secret: cup ");
    CHECK(finds(&game, "a player knows a secret: peeper"));
    game = (Game){ &cups_model, &cups_view, smeller, NULL };
    CHECK(finds(&game, "a player knows a secret: nose"));
    BREAKS(cups, guess, guesses_badly,
           "what is guessed hides otherwise");
    BREAKS(cups, guess, NULL, "it hides, but it cannot guess");
}
static int outside;

static const char *remembers(void *state, const char *move)
{
    const char *complaint = nim_game.model->apply(state, move);

    if (!complaint && left(state) > 20 && outside++ % 2)
        ((Nim *)state)->left--;
    return complaint;
}
typedef struct Selfish { Nim nim; void *self; } Selfish;

static const char *points_to_itself(void *state, const int *option,
                                    uint64_t seed)
{
    ((Selfish *)state)->self = state;
    return nim_game.model->start(state, option, seed);
}

static void the_history_must_repeat(void)
{
    Model model = *nim_game.model;
    Game game = nim_game;
    Tally t;

    game.model = &model;
    model.apply = remembers;
    CHECK(finds_once(&game, "undo and redo lead elsewhere", &t));
    model = *nim_game.model;
    model.size = sizeof(Selfish);
    model.start = points_to_itself;
    CHECK(finds(&game, "save and load lead elsewhere"));
    BREAKS(nim_game, version, -1, "it cannot be loaded: line 1: ");
}
static void fish(Think *t)
{
    say(t->move, "fish");
}

static const char *stays_in_bed(void *state, const int *option,
                                uint64_t seed)
{
    (void)state, (void)option, (void)seed;
    return "not today";
}

static const char *sleepy(void *state, const int *option, uint64_t seed)
{
    return option[0] > 20 ? "too many"
         : nim_game.model->start(state, option, seed);
}
static void players_must_know_the_rules(void)
{
    const Player fisher[] = {
        { "fisher", "Fisher", HOUSE, 0, 1, 0, fish }, { 0 } };
    Game game = { &cups_model, &cups_view, fisher, NULL };

    CHECK(finds(&game, "the house is refused: lift cup 1, 2 or 3"));
    game = (Game){ &cups_model, &cups_view, NULL, fisher };
    CHECK(finds(&game, "the hint is no move: fish"));
}

static void a_game_must_begin(void)
{
    Trial trial = { .games = 1, .moves = 9, .options = "matches=99" };
    Model model = *nim_game.model;
    Game game = nim_game;
    Tally t;

    BREAKS(nim_game, start, stays_in_bed,
           "it does not begin: not today");
    CHECK(!Properties(&nim_game, &trial, &t));
    CHECK(same(t.fault, "it does not begin: "
                        "matches goes from 0 to 40, not 99"));
    trial = (Trial){ .games = 50, .moves = 9000 };
    model.start = sleepy;
    game.model = &model;
    CHECK(Properties(&game, &trial, &t) && t.games == 50);
}
static void short_memory_proves_nothing(void)
{
    const Player noses[] = {
        { "nose", "Nose", 1, 0, 9, 8, cups_advice }, { 0 } };
    const Game games[] = { nim_game, cups,
        { &cups_model, NULL, NULL, NULL },
        { &cups_model, &cups_view, NULL, noses } };
    Trial trial = { .games = 1, .moves = 9, .seed = 1 };
    Tally t;

    for (int k = 0; k < 160; k++) {
        grants = k / 4;
        if (!Properties(&games[k % 4], &trial, &t))
            CHECK(same(t.fault, "there is no memory left"));
    }
    CHECK(grants >= 0 && !t.fault[0]);
    grants = -1;
}
static void a_form_must_occur_and_a_move_have_one(void)
{
    const char *const lost[] = { "> take NUMBER", "> deal EACH ONE",
                                 ": take NUMBER", NULL };
    Trial trial = { .games = 9, .moves = 99, .options = "matches=9",
                    .all_verbs = true };
    Tally t;

    CHECK(!Properties(&nim_game, &trial, &t));
    CHECK(same(t.fault, "this never occurred: : deal NUMBER"));
    BREAKS(nim_game, forms, lost, "no form of the game fits deal ");
    BREAKS(nim_game, forms, NULL, "no form of the game fits ");
    CHECK(fits("roll", "roll") && !fits("roll", "rolls"));
    CHECK(!fits("roll", "roll 2") && !fits("roll DIE", "roll"));
    CHECK(fits("move CARD to tPILE", "move 7 to t3"));
    CHECK(!fits("move CARD to tPILE", "move 7 on t3"));
    CHECK(fits("give CARD ... to SEAT", "give h7 h8 h9 to 2"));
    CHECK(fits("meld CARD ...", "meld h7") && !fits("meld C ...",
          "meld"));
}
static int seat_9(const void *state);

static void the_story_of_a_failure_can_be_loaded(void)
{
    static char sheet[4000];
    Text story = { sheet, (int)sizeof sheet, 0 };
    Trial trial = { .games = 500, .moves = 9999, .seed = 1,
                    .story = &story };
    Model model = *nim_game.model;
    Game game = nim_game;
    Line complaint;
    Tally t;

    game.model = &model;
    model.turn = seat_9;
    CHECK(!Properties(&game, &trial, &t) && t.at > 0);
    Session *s = Session_load(&nim_game, sheet, complaint);
    CHECK(s && Session_count(s) == t.at);
    CHECK(s && ((const Nim *)Session_state(s))->left == 5);
    Session_free(&s);
    CHECK(Properties(&cups, &trial, &t) && t.games == 500);
    s = Session_load(&cups, sheet, complaint);
    CHECK(s && Session_seed(s) == 500 && strstr(sheet, "~ tick\n"));
    Session_free(&s);
}
static void spoiled_moves_are_nearly_right(void)
{
    const char *const wanted[] = { "take", "take 02", "take -1",
        "take 2147483648", "take 99999999999", "take  2", "take 2 ",
        "take 1 ", "take  1", "take ", "each 2",
        " take 2", "Take 2", "deal 2", "take 7", "tke 2", "TAKE 2",
        "take 1", "deal 0" };
    enum { WANTED = (int)(sizeof wanted / sizeof *wanted) };
    bool seen[WANTED] = { false };
    char list[] = "take 1\ntake 2\ntake 3\n";
    Bench b = { .m = nim_game.model, .chance = Random_start(1, 1),
                .list = { list, 0, 0 }, .lines = 3 };

    for (int n = 0; n < 20000; n++) {
        Line spoiled;

        spoil(&b, "take 2", spoiled);
        for (int k = 0; k < WANTED; k++)
            seen[k] = seen[k] || same(spoiled, wanted[k]);
    }
    for (int k = 0; k < WANTED; k++)
        if (!seen[k])
            CHECK(same("never came", wanted[k]));
}

int main(void)
{
    TEST(good_games_pass);
    TEST(endings_are_counted_without_their_numbers);
    TEST(a_trial_ends_when_it_should);
    TEST(it_must_know_how_it_stands);
    TEST(it_must_mean_what_it_lists);
    TEST(every_move_must_be_in_reach);
    TEST(a_page_has_four_edges);
    TEST(things_must_have_numbers);
    TEST(actions_and_dots_reach_as_well);
    TEST(asking_must_not_touch);
    TEST(a_brush_must_be_held_well);
    TEST(it_must_stand_being_pointed_at);
    TEST(secrets_must_be_kept);
    TEST(items_must_agree_in_all);
    TEST(the_history_must_repeat);
    TEST(players_must_know_the_rules);
    TEST(a_game_must_begin);
    TEST(short_memory_proves_nothing);
    TEST(a_form_must_occur_and_a_move_have_one);
    TEST(the_story_of_a_failure_can_be_loaded);
    TEST(spoiled_moves_are_nearly_right);
    return TEST_END;
}
