/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties-test.c -- the tests of properties.c */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include "properties.c"
#include "nim.h"
#include "test.h"

/* cups for the tests */
typedef struct Cups { int cups, pea, turn, lifts, ticks; bool up[6]; }
    Cups;

static const char *cups_start(void *state, const int *option,
                              uint64_t seed)
{
    (void)seed;
    ((Cups *)state)->cups = option[0];
    ((Cups *)state)->turn = 1;
    return NULL;
}
static bool found(const Cups *s)
{
    return s->pea > 0 && s->pea <= s->cups && s->up[s->pea];
}

static bool covered(const Cups *s)
{
    return s->pea > 0 && s->pea <= s->cups && !s->up[s->pea];
}
static const char *cups_apply(void *state, const char *move)
{
    Cups *s = state;
    int n;

    if (Text_same(move, "tick"))
        return s->ticks++, NULL;
    if (Text_match(move, "lay %d", &n) && s->pea == 0 && n >= 1
        && n <= s->cups)
        return s->pea = n, NULL;
    if (!Text_match(move, "lift %d", &n) || n < 1 || n > s->cups)
        return "lift a cup by its number";
    if (s->pea == 0 || s->up[n] || found(s))
        return "lift another cup";
    s->up[n] = true;
    s->lifts++;
    s->turn = found(s) ? s->turn : 3 - s->turn;
    return NULL;
}
static void cups_legal(const void *state, Text *out)
{
    const Cups *s = state;

    for (int n = 1; n <= s->cups; n++)
        if (s->pea == 0)
            Text_tell(out, "lay %d\n", n);
        else if (!s->up[n] && !found(s))
            Text_tell(out, "lift %d\n", n);
}
static int cups_turn(const void *state)
{
    const Cups *s = state;

    return s->pea == 0 ? HOUSE : found(s) ? OVER : s->turn;
}

static void cups_status(const void *state, int seat, Status *out)
{
    const Cups *s = state;

    (void)seat;
    out->winners = found(s) ? 1u << s->turn : 0;
    Text_say(out->text, "Cups lifted: %d.", s->lifts);
}
static void cups_show(const void *state, int seat, Text *out)
{
    const Cups *s = state;

    (void)seat;
    for (int n = 1; n <= s->cups; n++)
        Text_tell(out, "%s", !s->up[n] ? " U" : s->pea == n ? " o"
                  : " -");
}
static const char *cups_check(const void *state)
{
    const Cups *s = state;

    return s->pea > s->cups && s->pea != 9 ? "there is no such cup"
                                           : NULL;
}
static void cups_hide(void *state, int seat)
{
    if (seat != HOUSE && covered(state))
        ((Cups *)state)->pea = 9;
}
static void cups_guess(void *state, int seat, Random *random,
                       void *memory)
{
    Cups *s = state;

    CHECK(seat > 0 && *(long *)memory == 0);
    *(long *)memory = 1;
    if (s->pea == 9)
        do
            s->pea = 1 + Random_below(random, s->cups);
        while (s->up[s->pea]);
}
static void cups_layout(const void *state, const Ui *ui, Page *page)
{
    const Cups *s = state;
    Item *hand = Page_add(page, 9, 0, 0, 50, 10);
    int *counted = ui->scratch;

    page->w = 50;
    page->h = 20;
    for (int n = 1; *counted == 0 || n <= s->cups; n++)
        *counted += n > s->cups || s->up[n];
    Text_say(hand->words, "your hand");
    Text_say(hand->move, "lift");
    hand->click = BEGINS;
    for (int n = 1; n <= s->cups; n++) {
        Item *cup = Page_add(page, n, 10 * n - 10, 10, 10, 10);

        Text_say(cup->words, "cup %d", n);
        if (!s->up[n])
            Text_say(cup->drop, "%d", n);
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
    if (i->id > s->cups || s->up[i->id])
        Paint_box(p, 0, 0, i->w, 1);
    else
        p->arc(p, i->w / 2, i->h, i->w / 2, 0.5, 1);
    p->fill(p, i->id == ui->hover ? LAMP : TEXT);
    if (i->id <= s->cups && s->up[i->id] && s->pea == i->id)
        p->text(p, "o", 0, 0, 9, AT_LEFT, PLAIN, WINE);
    p->restore(p);
}
static void cups_advice(Think *t)
{
    const Cups *s = t->state;

    CHECK(t->nodes <= 100);
    for (int n = 1; n <= s->cups && Think_more(t); n++)
        if (!s->up[n])
            Text_say(t->move, "lift %d", n);
}

/* bad cups */
static const char *slip = "";

static bool is(const char *name)
{
    return Text_same(slip, name);
}

/* the same when one cup is up and the game goes on */
static bool late(const void *state, const char *name)
{
    const Cups *s = state;

    return is(name) && s->lifts == 1 && !found(s);
}
static int bad_turn(const void *state)
{
    int turn = cups_turn(state);

    return late(state, "seat 9") ? 9
         : late(state, "seat -2") ? OVER - 1
         : is("never over") && turn == OVER ? 1
         : is("turns in the dark") && ((const Cups *)state)->pea == 9
         ? HOUSE : turn;
}
static const char *bad_check(const void *state)
{
    return late(state, "one is wrong") ? "one is wrong"
                                       : cups_check(state);
}
static void lists_no_pea(const Cups *s, Text *out)
{
    for (int n = 1; n <= s->cups; n++)
        if (!s->up[n] && n != s->pea)
            Text_tell(out, "lift %d\n", n);
    Text_tell(out, "lift %d\n", s->pea);
}
static void bad_legal(const void *state, Text *out)
{
    const Cups *s = state;

    if (is("lists the pea last") && covered(s)) {
        lists_no_pea(s, out);
        return;
    }
    Text_tell(out, late(state, "empty line") ? "\n" : "");
    for (int k = 0; k < LINE && late(state, "endless line"); k++)
        Text_tell(out, "lift");
    Text_tell(out, is("lists in the dark") && s->pea == 9 ? "lift 3\n"
              : "");
    cups_legal(state, out);
    Text_tell(out, late(state, "half a line") ? "lift" : "");
    Text_tell(out, late(state, "lists six") ? "lift 6\n" : "");
    Text_tell(out, is("lists on") && found(s) ? "lift 1\n" : "");
    if (late(state, "lists twice"))
        cups_legal(state, out);
}
static const char *misheard(const char *move)
{
    static const char *const ears[][3] = {
        { "takes zeros", "lift 02", "lift 2" },
        { "takes signs", "lift +1", "lift 1" },
        { "takes long numbers", "lift 4294967297", "lift 1" },
        { "takes a blank", "lift  2", "lift 2" },
        { "hears shouting", "Lift 2", "lift 2" },
        { "hears nothing", "", "tick" },
        { "has no clock", "tick", "tock" } };

    for (int k = 0; k < 7; k++)
        if (is(ears[k][0]) && Text_same(move, ears[k][1]))
            return ears[k][2];
    return move;
}
static int outside;

static const char *bad_apply(void *state, const char *move)
{
    Cups *s = state;
    const char *said;

    if (is("stops") && s->ticks > 2 && Text_same(move, "tick"))
        return "it has stopped";
    if (is("lays it nowhere") && Text_same(move, "lay 7"))
        return s->pea = 7, NULL;
    if (late(state, "lays again") && Text_same(move, "lay 2"))
        return s->pea = 2, NULL;
    said = cups_apply(state, misheard(move));
    if (said && is("changes first") && strlen(move) > 6)
        s->ticks++;
    if (said && is("sulks"))
        return "";
    if (said && is("blabs") && s->pea == 1)
        return "never mind, but it is cup 1";
    if (is("remembers") && outside++ % 9 == 0)
        s->ticks++;
    return said;
}
static void bad_status(const void *state, int seat, Status *out)
{
    const Cups *s = state;
    bool dark = s->pea == 9;

    cups_status(state, seat, out);
    if (is("counts looks"))
        ((Cups *)state)->ticks++;
    if (is("speechless") || (is("speechless to one") && seat == 2))
        out->text[0] = '\0';
    out->points[2] += is("counts the hidden") && dark;
    out->winners ^= is("winners in the dark") && dark ? 2 : 0;
    if (is("words in the dark") && dark)
        Text_say(out->text, "Under the cup!");
    if ((is("winks") && covered(s) && s->pea == 2)
        || (is("winks in the dark") && dark)
        || (is("winks at one") && seat == 1 && covered(s)))
        Text_say(out->note, "Wink.");
}
static void bad_show(const void *state, int seat, Text *out)
{
    const Cups *s = state;

    if (is("shows nothing"))
        return;
    cups_show(state, seat, out);
    Text_tell(out, is("shows in the dark") && s->pea == 9 ? " (dark)"
              : "");
    Text_tell(out, is("shows the pea") && covered(s) && s->pea == 2
              ? "<"
                                                               : "");
}
static void bad_guess(void *state, int seat, Random *random,
                      void *memory)
{
    cups_guess(state, seat, random, memory);
    ((Cups *)state)->lifts += is("guesses badly");
}

typedef struct Selfish { Cups cups; void *self; } Selfish;
static const char *bad_start(void *state, const int *option,
                             uint64_t seed)
{
    if (is("points to itself"))
        ((Selfish *)state)->self = state;
    return is("stays in bed") ? "not today"
         : is("sleepy") && option[0] > 4 ? "too many"
         : cups_start(state, option, seed);
}
static const struct { const char *slip; Item item; } extra[] = {
    { "off the page", { .id = 6, .x = 90, .words = "far" } },
    { "same number", { .id = 2, .words = "again" } },
    { "numberless", { .id = 0, .words = "nil" } },
    { "wordless", { .id = 6, .move = "lift 1" } },
    { "offers six", { .id = 6, .words = "6", .move = "new",
                      .click = NEW_GAME, .other = "lift 6" } },
    { "dead end", { .id = 6, .words = "eat", .move = "eat",
                    .click = BEGINS } },
    { "no target", { .id = 6, .words = "lay", .move = "lay",
                     .click = BEGINS } },
    { "excuses itself", { .id = 6, .words = "me", .move = "lift",
                          .click = BEGINS, .futile = "not now" } },
    { "counts", { .id = 6, .words = "me; 3 fingers" } },
};
static void bad_layout(const void *state, const Ui *ui, Page *page)
{
    const Cups *s = state;
    int n = (int)(sizeof extra / sizeof *extra);

    cups_layout(state, ui, page);
    for (int k = 0; k < n; k++)
        if (late(state, extra[k].slip))
            *Page_add(page, 0, 0, 0, 0, 0) = extra[k].item;
    /* what a bad page may have besides */
    for (int k = is("crowded") ? 300 : late(state, "overcrowded") ? THINGS
                                                                 : 0;
         k > 0; k--)
        Page_add(page, 1000 + k, 500, 0, 9, 9);
    if ((ui->ring && late(state, "loses a number"))
        || (ui->down && late(state, "doubles")))
        Page_add(page, ui->down ? 2 : 0, 0, 0, 1, 1);
    if (late(state, "out of reach") || (is("drops when held") && !ui->held)
        || (is("never drops") && ui->held == 9))
        for (int k = 1; k <= s->cups && Page_find(page, k); k++)
            Page_find(page, k)->drop[0] = '\0';
    for (int k = 1; is("carries") && k <= s->cups
                    && Page_find(page, k); k++) {
        Item *hand = Page_find(page, 9), *cup = Page_find(page, k);

        if (cup->drop[0])
            Text_say(cup->move, "lift %d", k);
        Text_say(hand->drop, ".");
        hand->move[0] = cup->drop[0] = '\0';
    }
    if (late(state, "touches"))
        ((Cups *)state)->turn = 3 - ui->seat;
    if (is("lifts a little") && covered(s) && Page_find(page, s->pea))
        Page_find(page, s->pea)->y += 0.001;
    if (is("adds a pea") && covered(s) && s->pea == 2)
        Page_add(page, 20, 900, 0, 1, 1);
    if (is("keeps the pointer") && ui->hover)
        *(int *)ui->scratch = 100 + ui->hover;
    if (is("keeps the pointer") || is("never fills it again")) {
        Page_add(page, 30, 0, 0, 1, 1)->look = is("keeps the pointer")
            ? *(int *)ui->scratch : outside;
        outside = *(int *)ui->scratch;
    }
}
static int bad_neighbor(const void *state, const Ui *ui, int id,
                        const char *key)
{
    CHECK(ui->hover == id);
    if (is("walks by itself"))
        return 9;
    if (is("leads astray") && id == 9 && Text_same(key, "Down"))
        return 77;
    return is("avoids the hand") ? id % ((const Cups *)state)->cups + 1
                                 : 0;
}
static void draw_badly(Paint *p, int which) { p->move(p, which, 0); }
static const Stamp smudge = { "smudge", 1, 1, 0, draw_badly };
static void slip_with_the_brush(const void *state, Paint *p)
{
    if (late(state, "smudges"))
        p->stamp(p, &smudge, 7, 0, 0, 9, 9);
    if (late(state, "far out"))
        p->move(p, 0, 2e6), p->stroke(p, TEXT, 1);
    if (late(state, "nowhere"))
        p->line(p, 0 * (1e308 * 1e10), 1), p->stroke(p, TEXT, 1);
    if (late(state, "unmixed ink"))
        p->shade(p, OWN, 0, 0, 0, 0, 0, 0);
    if (late(state, "clips"))
        p->clip(p);
    if (late(state, "restores"))
        p->restore(p);
    if (late(state, "scales"))
        p->scale(p, 2, 2);
    if (late(state, "writes in a path"))
        p->close(p), p->text(p, "", 0, 0, 9, AT_LEFT, VOICE, TEXT);
    if (late(state, "leaves a path"))
        p->curve(p, 0, 0, 0, 0, 0, 0);
    if (late(state, "saves"))
        p->save(p), p->turn(p, 0.5), p->fill(p, -2);
}
static void uses_all_verbs(Paint *p)
{
    const unsigned pixel[] = { 0xFF000000u, 0 };

    p->save(p), p->turn(p, 0.25), Paint_box(p, 0, 0, 1, 1);
    p->clip(p), p->shade(p, LAMP, 0, 0, 0, 1, 1, 0);
    p->image(p, pixel, 2, 1, 0, 0, 2, 1), p->restore(p);
}
static void bad_paint(const void *state, const Ui *ui, const Item *i,
                      Paint *p)
{
    const Cups *s = state;

    if (i->id <= s->cups || i->id == 9)
        cups_paint(state, ui, i, p);
    if (i->id == 3)
        slip_with_the_brush(state, p);
    if (is("all verbs"))
        uses_all_verbs(p);
    if (is("saves when dragged") && ui->held == i->id && ui->on[7]
        && ui->dx < 0)
        p->save(p);
    if (is("thickens") && ui->on[3] && s->pea == i->id && covered(s)) {
        Paint_box(p, i->x, i->y, i->w, 1);
        p->stroke(p, TEXT, 0.5);
    }
}
static void bad_choose(Think *t)
{
    const Cups *s = t->state;

    cups_advice(t);
    if (t->seat == HOUSE)
        Text_say(t->move, "lay %d",
                 1 + Random_below(&t->random, s->cups));
    if (is("peeps") && covered(s))
        Text_say(t->move, "lift %d", s->pea);
    if (is("smells") && s->pea == 1)
        Text_say(t->reason, "the first one smells of peas");
    if (is(t->seat == HOUSE ? "house fishes" : "fishes"))
        Text_say(t->move, "fish");
    if (is("stumbles") && !Think_lend(t, 1))
        Text_say(t->move, "alms");
}
static const char *const forms[] = { ": lay CUP", "> lift CUP",
                                     "~ tick", NULL };
static const char *const sits[] = { "person", "finger", NULL };
static const Option options[] = {
    { "cups", "Cups", 2, 5, 3, 0, NULL, NULL, 0 },
    { "one", "One", 0, 1, 0, 0, sits, NULL, 1 },
    { "two", "Two", 0, 1, 0, 0, sits, NULL, 2 }, { 0 } };
static const Model model = {
    .name = "cups", .size = sizeof(Cups), .version = 1, .seats = 2,
    .tick = 30, .forms = forms, .options = options, .start = bad_start,
    .apply = bad_apply, .check = bad_check, .legal = bad_legal,
    .turn = bad_turn, .status = bad_status, .show = bad_show,
    .memory = sizeof(long), .hide = cups_hide, .guess = bad_guess };
static const View view = {
    .scratch = sizeof(int), .layout = bad_layout,
    .neighbor = bad_neighbor, .paint = bad_paint };
static const Player finger[] = {
    { "finger", "Finger", 1, 0, 5000, bad_choose }, { 0 } };
static const Player house[] = {
    { "finger", "Finger", 1, 0, 5000, bad_choose },
    { "house", "House", HOUSE, 0, 1, bad_choose }, { 0 } };
static const Game cups = { &model, &view, house, finger };

/* tests of properties */
CLAIM(good_games_pass)
{
    static const char *const good[] = { "crowded", "drops when held",
                                        "all verbs", "sleepy",
                                        "carries" };
    Trial trial = { .games = 3000, .moves = 1000000, .seed = 1,
                    .options = "cups=3" };
    Tally t;

    CHECK(Properties(&cups, &trial, &t) || Text_same(t.fault, ""));
    CHECK(t.games == 3000 && t.won + t.lost == 3000);
    CHECK(t.won > 1900 && t.won < 2100);
    CHECK(t.verb[0] == 3000 && t.verb[2] > 3000 && t.verb[1] > 5700);
    trial.options = NULL;
    trial.games = 300;
    CHECK(Properties(&nim_game, &trial, &t) || Text_same(t.fault, ""));
    for (int k = 0; k < 5; k++) {
        slip = good[k];
        CHECK(Properties(&cups, &trial, &t) || Text_same(t.fault, ""));
    }
    slip = "has no clock";
    CHECK(Properties(&cups, &trial, &t) || Text_same(t.fault, ""));
    slip = "";
}
CLAIM(endings_are_counted_without_their_numbers)
{
    Trial trial = { .games = 100, .moves = 99999, .seed = 1 };
    Bench b = { .tally = &(Tally){ .games = 0 } };
    Tally t;

    CHECK(Properties(&cups, &trial, &t) && t.ending[0].times == 100);
    CHECK(Text_same(t.ending[0].text, "Cups lifted: #."));
    CHECK(t.ending[1].times == 0);
    for (int k = 0; k < 40; k++) {
        Text_say(b.status.text, "%d moves, end %c.", 9 + k,
                 'A' + k % 20);
        count_words(&b);
    }
    CHECK(Text_same(b.tally->ending[0].text, "# moves, end A."));
    CHECK(b.tally->ending[0].times == 2);
    CHECK(Text_same(b.tally->ending[11].text, "# moves, end L."));
    CHECK(b.tally->ending[11].times == 2);
}
CLAIM(a_trial_ends_when_it_should)
{
    Trial trial = { .games = 9, .moves = 500, .seed = 1, .most = 1 };
    Model untimed = model;
    Game game = cups;
    Tally t;

    game.model = &untimed;
    untimed.tick = 0;
    slip = "has no clock";
    CHECK(Properties(&game, &trial, &t));
    CHECK(t.games == 9 && t.unfinished == 9 && t.moves == 9);
    trial.moves = 4;
    CHECK(Properties(&game, &trial, &t));
    CHECK(t.games == 4 && t.moves == 4);
    slip = "";
    trial = (Trial){ .games = 999, .moves = 9999, .seed = 1 };
    CHECK(Properties(&cups, &trial, &t));
    CHECK(t.moves >= 9999 && t.moves < 9999 + 128 && t.games < 999);
}
static bool finds(const Game *game, const char *expected)
{
    Trial trial = { .games = 2000, .moves = 100000, .seed = 1 };
    Line options_of;
    Tally t, again;
    char *seed;

    if (Properties(game, &trial, &t)
        || strncmp(t.fault, expected, strlen(expected)) != 0) {
        printf("# %s: found: %s\n", slip, t.fault);
        return false;
    }
    Text_say(options_of, "%s", t.repeat);
    seed = strstr(options_of, "seed=");
    if (!seed || is("remembers"))
        return true;
    CHECK(Text_number(seed + 5, &trial.seed));
    *seed = '\0';
    trial.options = options_of;
    trial.games = 1;
    return !Properties(game, &trial, &again)
        && Text_same(again.fault, t.fault) && again.at == t.at;
}
static void find_all(const Game *game, const char *const pairs[])
{
    for (int k = 0; pairs[k]; k += 2) {
        slip = pairs[k];
        outside = 0;
        CHECK(finds(game, pairs[k + 1]));
    }
    slip = "";
}

CLAIM(it_must_know_how_it_stands)
{
    find_all(&cups, (const char *const []){
        "one is wrong", "check says: one is wrong",
        "seat 9", "the turn is at a seat that is not there",
        "seat -2", "the turn is at a seat that is not there",
        "speechless", "the status says nothing",
        "speechless to one", "the status says nothing",
        "never over", "not over, but it lists no move",
        "lists on", "over, but it lists a move",
        "half a line", "the list has a line that is no move",
        "empty line", "the list has a line that is no move",
        "endless line", "the list has a line that is no move",
        NULL });
}
CLAIM(it_must_mean_what_it_lists)
{
    Model untimed = model;
    Game game = cups;

    find_all(&cups, (const char *const []){
        "lists six", "it lists but refuses lift 6",
        "lists twice", "it lists twice lift ",
        "hears nothing", "it accepts but does not list ",
        "takes zeros", "it accepts but does not list lift 02",
        "takes signs", "it accepts but does not list lift +1",
        "takes a blank", "it accepts but does not list lift  2",
        "takes long numbers",
        "it accepts but does not list lift 4294967297",
        "hears shouting", "it accepts but does not list Lift 2",
        "lays again", "it accepts but does not list lay 2",
        "lays it nowhere", "check is against what follows lay 7",
        "changes first", "refused, but it changed the state: ",
        "sulks", "no word of complaint about ",
        "stops", "it cannot tick", NULL });
    untimed.tick = 0;
    game.model = &untimed;
    CHECK(finds(&game, "it accepts but does not list tick"));
}
CLAIM(every_move_must_be_in_reach)
{
    find_all(&cups, (const char *const []){
        "overcrowded", "no page has room for so many things",
        "off the page", "an item is not on the page: far",
        "same number", "two items have one number: again",
        "numberless", "two items have one number: nil",
        "loses a number", "two items have one number: ",
        "doubles", "two items have one number: ",
        "wordless", "an item has no words, but lift 1",
        "excuses itself", "an item moves, but says: not now",
        "counts", "a name without a colon: me; 3 fingers",
        "offers six", "an item offers what is refused: lift 6",
        "dead end", "an item leads nowhere: eat",
        "no target", "an item leads nowhere: lay",
        "never drops", "an item leads nowhere: lift",
        "out of reach", "an item leads nowhere: lift",
        "walks by itself", "no arrow leads to cup 1",
        "avoids the hand", "no arrow leads to your hand",
        "leads astray", "a key leads to nothing: Down",
        "touches", "looking at it has changed it", NULL });
}
CLAIM(a_page_has_four_edges)
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
static void handless(const void *state, const Ui *ui, Page *page)
{
    cups_layout(state, ui, page);
    if (Page_find(page, 9))
        Page_find(page, 9)->move[0] = '\0';
}

CLAIM(actions_and_dots_reach_as_well)
{
    const Action lift[] = { ACTION(BEGINS, "lift", "Lift", "l"),
                            { 0 } };
    View other = view;
    Game game = cups;
    Trial trial = { .games = 50, .moves = 5000, .seed = 1 };
    Tally t;

    other.layout = handless;
    game.view = &other;
    CHECK(finds(&game, "no item or action makes lift "));
    other.actions = lift;
    CHECK(Properties(&game, &trial, &t));
}
static bool says_of(const Game *game, const char *fault)
{
    Trial trial = { .games = 1, .moves = 9, .seed = 1 };
    Tally t;

    return Properties(game, &trial, &t) == !fault[0]
        && Text_same(t.fault, fault);
}
static bool blames(Action one, Action two, const char *fault)
{
    const Action both[] = { one, two, { 0 } };
    View other = view;
    Game game = cups;

    other.actions = both;
    game.view = &other;
    return says_of(&game, fault);
}
CLAIM(a_table_of_actions_makes_sense)
{
    const Action lift = ACTION(BEGINS, "lift", "Lift", "l"),
        same_key = ACTION(PLAYS, "lift 1", "First", "l"),
        raise = ACTION(BEGINS, "raise", "Raise", "r"),
        pea = ACTION_SWITCH(31, "pea", "Pea", "p"),
        also = ACTION_SWITCH(31, "cup", "Cup", "c"),
        far = ACTION_SWITCH(SWITCHES, "far", "Far", "f");

    CHECK(blames(lift, pea, ""));
    CHECK(blames(lift, raise, "no form is like the action raise"));
    CHECK(blames(pea, also, "two actions are one: cup"));
    CHECK(blames(pea, far, "no switch has this number: far"));
    CHECK(blames(lift, same_key, "two actions are one: lift 1"));
}
CLAIM(a_watcher_has_a_switch_that_helps)
{
    const Player seer[] = { { .name = "pea", .seat = PEEKS, .nodes = 1,
                              .choose = cups_advice }, { 0 } };
    const Action pea[] = { ACTION_SWITCH(31, "pea", "Pea", "p"),
                           { 0 } };
    View other = view;
    Game game = cups;

    game.view = &other;
    game.players = seer;
    CHECK(says_of(&game, "no switch that helps is for pea"));
    other.actions = pea;
    CHECK(says_of(&game, ""));
    other.plain = 1u << 31;
    CHECK(says_of(&game, "no switch that helps is for pea"));
}
CLAIM(a_brush_must_be_held_well)
{
    find_all(&cups, (const char *const []){
        "shows nothing", "it shows nothing",
        "counts looks", "asking about it has changed it",
        "far out", "it paints where there is no place: cup 3",
        "nowhere", "it paints where there is no place: cup 3",
        "unmixed ink",
        "it paints with an ink that nobody has mixed: cup 3",
        "clips", "it clips for all who come after: cup 3",
        "restores", "it restores what was not saved: cup 3",
        "scales", "it moves the page for all who come after: cup 3",
        "writes in a path", "it writes in the middle of a path: cup 3",
        "leaves a path", "it leaves a path behind: cup 3",
        "smudges", "it leaves a path behind: cup 3",
        "saves", "it paints with an ink that nobody has mixed: cup 3",
        "saves when dragged", "it saves and does not restore: ",
        NULL });
}
CLAIM(a_scratch_must_make_no_difference)
{
    Model open = model;
    Game game = cups;

    open.hide = NULL;
    game.model = &open;
    find_all(&game, (const char *const []){
        "keeps the pointer", "a scratch is seen: ",
        "never fills it again", "a scratch is seen: ",
        NULL });
}
CLAIM(items_must_agree_in_all)
{
    const Item good = { .id = 1, .x = 2, .y = 3, .w = 4, .h = 5,
                        .look = 6, .side = 7, .words = "8",
                        .move = "9", .other = "10", .drop = "11" };
    Item bad[14];

    for (int k = 0; k < 14; k++)
        bad[k] = good;
    bad[0].id = bad[1].look = bad[2].side = 0;
    bad[3].x = bad[4].y = bad[5].w = bad[6].h = 0;
    bad[7].words[0] = bad[8].move[0] = bad[9].other[0] = '0';
    bad[10].round = bad[11].held = true;
    bad[12].futile = "13";
    bad[13].drop[0] = '0';
    for (int k = 0; k < 14; k++)
        CHECK(!items_agree(&good, &bad[k]));
    CHECK(items_agree(&good, &good));
}
CLAIM(secrets_must_be_kept)
{
    Model mute = model;
    Game game = cups;

    find_all(&cups, (const char *const []){
        "lists the pea last", "the list of moves tells a secret",
        "lists in the dark", "the list of moves tells a secret",
        "turns in the dark", "the status tells a secret: ",
        "winks", "the status tells a secret: Cups ",
        "winks at one", "the status tells a secret: Cups ",
        "winks in the dark", "the status tells a secret: Cups ",
        "words in the dark", "the status tells a secret: ",
        "winners in the dark", "the status tells a secret: ",
        "counts the hidden", "the status tells a secret: Cups lifted: ",
        "shows the pea", "what it shows tells a secret",
        "shows in the dark", "what it shows tells a secret",
        "blabs", "a complaint tells a secret: ",
        "lifts a little", "a secret is seen: cup ",
        "adds a pea", "a secret is seen: ",
        "thickens", "a secret is seen: cup ",
        "guesses badly", "what is guessed hides otherwise",
        "peeps", "a player knows a secret: finger",
        "smells", "a player knows a secret: finger", NULL });
    game.hint = NULL;
    slip = "smells";
    CHECK(finds(&game, "a player knows a secret: finger"));
    slip = "";
    game.model = &mute;
    mute.guess = NULL;
    CHECK(finds(&game, "it hides, but it cannot guess"));
}
CLAIM(the_history_must_repeat)
{
    Model other = model;
    Game game = cups;

    find_all(&cups, (const char *const []){
        "remembers", "undo and redo lead elsewhere", NULL });
    game.model = &other;
    other.size = sizeof(Selfish);
    find_all(&game, (const char *const []){
        "points to itself", "save and load lead elsewhere", NULL });
    other = model;
    other.version = -1;
    CHECK(finds(&game, "it cannot be loaded: line 1: "));
}
CLAIM(players_must_know_the_rules)
{
    Game game = { &model, &view, house, NULL };
    Trial trial = { .games = 1, .moves = 9, .options = "cups=9" };
    Tally t;

    find_all(&game, (const char *const []){
        "fishes", "a program is refused: lift a cup", NULL });
    find_all(&cups, (const char *const []){
        "house fishes", "the house is refused: lift a cup",
        "fishes", "the hint is no move: fish",
        "stumbles", "without memory it says alms",
        "stays in bed", "it does not begin: not today", NULL });
    CHECK(!Properties(&cups, &trial, &t));
    CHECK(Text_same(t.fault,
                    "it does not begin: cups goes from 2 to 5, not 9"));
}
CLAIM(a_form_must_occur_and_a_move_have_one)
{
    static const char *const lost[] = {
        "> lift NUMBER", "> lay EACH ONE", ": lift NUMBER", NULL };
    static const char *const rare[] = { ": lay CUP", "> lift CUP",
                                        "~ tick", ": sweep", NULL };
    Trial trial = { .games = 9, .moves = 999 };
    Model other = model;
    Game game = cups;
    Tally t;

    game.model = &other;
    other.forms = rare;
    CHECK(Properties(&game, &trial, &t) && t.verb[0] > 0);
    CHECK(t.verb[3] == 0);
    other.forms = lost;
    CHECK(finds(&game, "no form of the game fits lay "));
    other.forms = NULL;
    CHECK(finds(&game, "no form of the game fits "));
    CHECK(fits("roll", "roll") && !fits("roll", "rolls"));
    CHECK(!fits("roll", "roll 2") && !fits("roll DIE", "roll"));
    CHECK(fits("move CARD to tPILE", "move 7 to t3"));
    CHECK(!fits("move CARD to tPILE", "move 7 on t3"));
    CHECK(fits("give CARD ... to SEAT", "give h7 h8 h9 to 2"));
    CHECK(fits("meld CARD ...", "meld h7") && !fits("meld C ...",
          "meld"));
}
typedef struct Wall { int at[10], n; } Wall;
static const char *wall_apply(void *state, const char *move)
{
    static int asked;
    Wall *w = state;
    int at, n;

    if (!Text_match(move, "put %d %d", &at, &n) || at < 1 || at > 9
        || (n > 99 && !is("takes all")))
        return "a place and a number";
    w->at[at] = n + (is("remembers") ? asked++ : 0);
    w->n++;
    return NULL;
}
static const char *wall_start(void *state, const int *o, uint64_t seed)
{
    return (void)state, (void)o, (void)seed, NULL;
}
static const char *wall_check(const void *state)
{
    const Wall *w = state;

    for (int k = 1; k <= 9 && !is("remembers"); k++)
        if (w->at[k] > 99)
            return "above 99";
    return NULL;
}
static int wall_turn(const void *state)
{
    return ((const Wall *)state)->n < 7 ? 1 : OVER;
}
static void wall_legal(const void *state, Text *out)
{
    for (int k = 1; k <= 3 && wall_turn(state) == 1; k++)
        Text_tell(out, "put %d %d\n", 3 * k, 30 * k);
}
static void wall_status(const void *state, int seat, Status *out)
{
    (void)seat;
    Text_say(out->text, "%d", ((const Wall *)state)->n);
    out->winners = ((const Wall *)state)->at[6] % 30 > 0 ? 2 : 0;
}
static void wall_show(const void *state, int seat, Text *out)
{
    (void)seat;
    Text_tell(out, "%d\n", ((const Wall *)state)->n);
}
CLAIM(what_is_too_much_to_list_is_tried_all_the_same)
{
    static const char *const starred[] = { ">*put PLACE NUMBER", NULL };
    Model wall = { .name = "wall", .size = sizeof(Wall), .version = 1,
        .seats = 1, .forms = starred, .start = wall_start,
        .apply = wall_apply, .check = wall_check, .legal = wall_legal,
        .turn = wall_turn, .status = wall_status, .show = wall_show };
    const Game game = { &wall, NULL, NULL, NULL };
    Trial trial = { .games = 200, .moves = 9999 };
    Tally t;

    CHECK(Properties(&game, &trial, &t) || Text_same(t.fault, ""));
    CHECK(t.won > 20 && t.strokes > 100);
    wall.scores = true;
    CHECK(finds(&game, "points are its result, but it is lost: 7"));
    wall.scores = false;
    slip = "takes all";
    CHECK(finds(&game, "check is against what follows put "));
    slip = "remembers";
    CHECK(!Properties(&game, &trial, &t));
    slip = "";
    wall.forms = (const char *const[]){ "> put PLACE NUMBER", NULL };
    CHECK(finds(&game, "it accepts but does not list put "));
}
CLAIM(the_story_of_a_failure_can_be_loaded)
{
    static char sheet[40000];
    Text story = { sheet, (int)sizeof sheet, 0 };
    Trial trial = { .games = 500, .moves = 99999, .seed = 1,
                    .story = &story };
    Line complaint;
    Tally t;

    slip = "seat 9";
    CHECK(!Properties(&cups, &trial, &t) && t.at > 0);
    slip = "";
    Session *s = Session_load(&cups, sheet, complaint);
    CHECK(s && Session_count(s) == t.at);
    CHECK(s && ((const Cups *)Session_state(s))->lifts == 1);
    Session_free(&s);
    CHECK(Properties(&cups, &trial, &t) && t.games == 500);
    s = Session_load(&cups, sheet, complaint);
    CHECK(s && Session_seed(s) == 500 && Session_count(s) > 1);
    Session_free(&s);
}
CLAIM(spoiled_moves_are_nearly_right)
{
    const char *const wanted[] = { "lift", "lift 02", "lift -1",
        "lift 2147483648", "lift 99999999999", "lift  2", "lift 2 ",
        "lift 1 ", "lift  1", "lift ", "each 2",
        " lift 2", "Lift 2", "lay 2", "lift 7", "lft 2", "TAKE 2",
        "lift 1", "lay 0", "lift each" };
    enum { WANTED = (int)(sizeof wanted / sizeof *wanted) };
    bool seen[WANTED] = { false };
    char list[] = "lift 1\nlift 2\n";
    Bench b = { .m = &model, .chance = Random_start(1, 1),
                .list = { list, 0, sizeof list - 1 }, .lines = 2,
                .forms = 3 };

    for (int n = 0; n < 20000; n++) {
        Line spoiled;

        spoil(&b, spoiled);
        for (int k = 0; k < WANTED; k++)
            seen[k] = seen[k] || Text_same(spoiled, wanted[k]);
    }
    for (int k = 0; k < WANTED; k++)
        if (!seen[k])
            CHECK(Text_same("never came", wanted[k]));
}

TEST_MAIN
