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
    return s->pea > 0 && s->up[s->pea];
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

static void cups_status(const void *state, Status *out)
{
    const Cups *s = state;

    out->turn = s->pea == 0 ? HOUSE : found(s) ? OVER : 1;
    out->winners = s->lifts == 1 ? 2 : s->lifts == 2 ? 1 : 0;
    say(out->text, "Cups lifted: %d.", s->lifts);
}
/* a pea that is still covered becomes 9 */
static void cups_hide(void *state, int seat)
{
    Cups *s = state;

    if (seat != HOUSE && s->pea > 0 && !found(s))
        s->pea = 9;
}

static void cups_guess(void *state, int seat, Random *random)
{
    Cups *s = state;

    (void)seat;
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
static void cups_advice(Think *t)
{
    const Cups *s = t->state;

    CHECK(s->pea == 9 && t->nodes <= 100);
    for (int n = 1; n <= 3 && more(t); n++)
        if (!s->up[n])
            say(t->move, "lift %d", n);
}
static const Model cups_model = {
    .name = "cups", .size = sizeof(Cups), .version = 1, .seats = 1,
    .tick = 30, .start = cups_start, .apply = cups_apply,
    .legal = cups_legal, .status = cups_status, .hide = cups_hide,
    .guess = cups_guess
};
static const View cups_view = { .layout = cups_layout };
static const Player cups_hint[] = {
    { "finger", "Finger", 1, 0, 5000, 0, cups_advice }, { 0 } };
static const Game cups = { &cups_model, &cups_view, NULL, cups_hint };

/* tests of properties */
static void good_games_pass(void)
{
    const char *const verbs[] = { "lay", "lift", "tick", NULL };
    Trial trial = { .games = 3000, .moves = 100000, .seed = 1,
                    .verbs = verbs };
    Tally t;

    CHECK(Properties(&cups, &trial, &t));
    if (t.fault[0])
        printf("# %s (%s, %d)\n", t.fault, t.repeat, t.at);
    CHECK(t.games == 3000 && t.won + t.lost + t.drawn == 3000);
    CHECK(t.won > 900 && t.won < 1100);
    CHECK(t.lost > 900 && t.lost < 1100);
    CHECK(t.verb[0] == 3000 && t.verb[2] > 3000 && t.verb[1] > 5700);
    trial.verbs = (const char *const[]){ "take", "deal", NULL };
    CHECK(Properties(&nim_game, &trial, &t));
    if (t.fault[0])
        printf("# %s (%s, %d)\n", t.fault, t.repeat, t.at);
    CHECK(t.games == 3000 && t.drawn == 0 && t.unfinished == 0);
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

static void seat_9(const void *state, Status *out)
{
    nim_game.model->status(state, out);
    if (left(state) == 5)
        out->turn = 9;
}

static void speechless(const void *state, Status *out)
{
    nim_game.model->status(state, out);
    out->text[0] = '\0';
}
static void never_over(const void *state, Status *out)
{
    nim_game.model->status(state, out);
    if (out->turn == OVER)
        out->turn = 1;
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
static void it_must_know_how_it_stands(void)
{
    BREAKS(nim_game, check, five_is_wrong,
           "check says: five is wrong");
    BREAKS(nim_game, status, seat_9,
           "the turn is at a seat that is not there");
    BREAKS(nim_game, status, speechless, "the status says nothing");
    BREAKS(nim_game, status, never_over,
           "not over, but it lists no move");
    BREAKS(nim_game, legal, lists_on, "over, but it lists a move");
    BREAKS(nim_game, legal, half_a_line,
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
    BREAKS(nim_game, apply, sulks, "no word of complaint about ");
    BREAKS(nim_game, apply, takes_zeros,
           "it accepts but does not list take 0");
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
    on_five(state, page, (Item){ 1, 900, 0, 1, 1, 0, 0,
                                 "one", "take 1", "", "" });
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
    on_five(state, page, (Item){ 1, 0, 0, 1, 1, 0, 0,
                                 "", "take 1", "", "" });
}
static void offers_four(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ 4, 0, 0, 1, 1, 0, 0,
                                 "four", ":new", "take 4", "" });
}

static void dead_end(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ 4, 0, 0, 1, 1, 0, 0,
                                 "eat", "eat ...", "", "" });
}

static void out_of_reach(const void *state, const Ui *ui, Page *page)
{
    (void)ui;
    on_five(state, page, (Item){ 2, 0, 0, 1, 1, 0, 0,
                                 "two", "", "", "" });
}
static void touches(const void *state, const Ui *ui, Page *page)
{
    nim_game.view->layout(state, ui, page);
    if (left(state) == 5)
        ((Nim *)state)->turn = 3 - ui->seat;
}

static void every_move_must_be_in_reach(void)
{
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
    if (s->pea > 0 && !found(s))
        tell(out, "lift %d\n", s->pea);
}

static const char *blabs(void *state, const char *move)
{
    const char *said = cups_apply(state, move);

    return said && ((const Cups *)state)->pea == 1
         ? "never mind, but it is cup 1" : said;
}

static void winks(const void *state, Status *out)
{
    cups_status(state, out);
    if (((const Cups *)state)->pea == 2)
        say(out->note, "Wink.");
}
static void guesses_badly(void *state, int seat, Random *random)
{
    cups_guess(state, seat, random);
    ((Cups *)state)->lifts = 2;
}

static void secrets_must_be_kept(void)
{
    BREAKS(cups, legal, lists_no_pea,
           "the list of moves tells a secret");
    BREAKS(cups, status, winks,
           "the status tells a secret: Cups lifted: 0.");
    BREAKS(cups, guess, guesses_badly,
           "what is guessed hides otherwise");
    BREAKS(cups, guess, NULL, "it hides, but it cannot guess");
    BREAKS(cups, apply, blabs, "a complaint tells a secret: ");
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
    Trial trial = { .games = 1, .moves = 9, .seed = 1 };
    Tally t;

    for (int k = 0; k < 40; k++) {
        grants = k / 2;
        if (!Properties(k % 2 ? &cups : &nim_game, &trial, &t))
            CHECK(same(t.fault, "there is no memory left"));
    }
    CHECK(grants >= 0 && !t.fault[0]);
    grants = -1;
}
static void a_verb_must_occur(void)
{
    Trial trial = { .games = 9, .moves = 99, .options = "matches=9",
        .verbs = (const char *const[]){ "take", "deal", NULL } };
    Tally t;

    CHECK(!Properties(&nim_game, &trial, &t));
    CHECK(same(t.fault, "this verb never occurred: deal"));
}

int main(void)
{
    TEST(good_games_pass);
    TEST(a_trial_ends_when_it_should);
    TEST(it_must_know_how_it_stands);
    TEST(it_must_mean_what_it_lists);
    TEST(every_move_must_be_in_reach);
    TEST(actions_and_dots_reach_as_well);
    TEST(secrets_must_be_kept);
    TEST(the_history_must_repeat);
    TEST(players_must_know_the_rules);
    TEST(a_game_must_begin);
    TEST(short_memory_proves_nothing);
    TEST(a_verb_must_occur);
    return TEST_END;
}
