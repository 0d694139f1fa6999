/* Made from kit/play.nw by make tangle: change that, not this. */
/* play-test.c -- the tests of play.c */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include "hand.h"
#include "session.h"
static int grants = -1;         /* then one refusal; -1: none ever */

static bool refused(void)
{
    return grants >= 0 && grants-- == 0;
}
#define malloc(n)    (refused() ? NULL : malloc(n))
#define calloc(n, m) (refused() ? NULL : calloc(n, m))
#define Text_whole(teller, what) \
    (refused() ? NULL : Text_whole(teller, what))
#define Session_written(s, file) \
    (refused() ? NULL : Session_written(s, file))
#define Hand_still(h, s, on) \
    if (!refused()) Hand_still(h, s, on)
#include "play.c"
#include "nim.h"
#include "test.h"

#define TYPED(...) \
    { .typed = (const char *const[]){ __VA_ARGS__, NULL } }
#define TEN " | | | | |  | | | | |"
#define FIVE "  | | | | |"
#define SEAT_1 "Seat 1 takes. Matches: "
#define FIVE6 " | | | | |  |\n" SEAT_1 "6.\n"
#define COVER(n) "Seat " #n \
    ", press Enter when nobody else looks.\n> \n"
#define BLIND "For seat 2:\n ?\nTake some, whatever there is.\n"
#define HELP \
    ":undo: takes your last move back\n:redo: brings it back\n" \
    ":mark: puts a bookmark in\n:back: goes to it, or to the start\n" \
    ":legal: lists the moves there are\n" \
    ":hint: asks for a move, and why\n" \
    ":solve: plays all hints on a copy\n" \
    ":show: shows the board\n" \
    ":say: tells the board in words\n" \
    ":save FILE: saves the game in a file\n" \
    ":load FILE: goes on with a saved game\n" \
    ":stats: tells how you have played\n" \
    ":report: prints what a fault report needs\n:help: prints this\n" \
    ":new: begins the next game\n" \
    ":restart: begins this game again\n:quit: stops playing\n"
/* a start that refuses the second seed */
static const char *only_once(void *state, const int *option,
                             uint64_t seed)
{
    return seed > 7 ? "once is enough"
         : nim_game.model->start(state, option, seed);
}

/* blind nim for the tests */
enum { UNSEEN = 99 };

static void blind_hide(void *state, int seat)
{
    if (seat == 2)
        ((Nim *)state)->left = UNSEEN;
}

static void blind_show(const void *state, int seat, Text *out)
{
    if (((const Nim *)state)->left == UNSEEN)
        Text_tell(out, " ?\n");
    else
        nim_game.model->show(state, seat, out);
}
static void blind_status(const void *state, int seat, Status *out)
{
    const Nim *s = state;

    nim_game.model->status(state, seat, out);
    if (s->left == UNSEEN)
        Text_say(out->text, "Take some, whatever there is.");
}

static void blind_layout(const void *state, const Ui *ui, Page *page)
{
    Item *table = Page_add(page, 1, 0, 0, 10, 10);

    Text_say(table->words, "seat %d sees %d", ui->seat,
             ((const Nim *)state)->left);
    Page_add(page, 2, 0, 10, 10, 10);   /* a cloth, only to look at */
}

/* tests of play */
typedef struct Desk {
    const char *const *typed;   /* ends with NULL */
    char        page[4000];
    Text        out;
    char        file[400];
    const char *full;           /* a complaint of the disk, or NULL */
} Desk;
static bool type(void *who, Line words)
{
    Desk *d = who;

    if (!*d->typed)
        return false;
    Text_say(words, "%s", *d->typed++);
    return true;
}

static void print(void *who, const char *text)
{
    Text_tell(&((Desk *)who)->out, "%s", text);
}
static const char *disk(void *who, const char *name, bool saving,
                        char **text)
{
    Desk *d = who;

    if (d->full)
        return d->full;
    if (!Text_same(name, "evening"))
        return "there is no such file";
    if (saving)
        strcpy(d->file, *text);
    else
        *text = strdup(d->file);
    return NULL;
}
static void plays(Desk *d, Talk talk, const Game *game,
                  const char *options)
{
    Line complaint = "";
    Session *s = Session_of(game, options, 7, complaint);

    talk.read = type;
    talk.write = print;
    talk.file = disk;
    talk.who = d;
    d->out = (Text){ d->page, sizeof d->page, 0 };
    Play(&s, &talk);
    Session_free(&s);
}

/* plays, and compares the page */
static bool prints(Desk *d, const Game *game, const char *options,
                   const char *page)
{
    plays(d, (Talk){ .echo = true }, game, options);
    if (!Text_same(d->page, page))
        printf("# it printed:\n%s\n", d->page);
    return Text_same(d->page, page);
}
CLAIM(the_page_of_this_chapter_is_true)
{
    Desk d = TYPED("take 4", "take 2", ":undo", ":hint", ":quit",
                   "take 1");

    CHECK(prints(&d, &nim_game, "matches=3",
        " | | |\nSeat 1 takes. Matches: 3.\n"
        "> take 4\ntake one, two or three matches\n"
        "> take 2\n |\nSeat 2 takes. Matches: 1.\n"
        "> :undo\n | | |\nSeat 1 takes. Matches: 3.\n"
        "> :hint\ntake 3: that leaves a multiple of four\n"
        "> :quit\n"));
}
CLAIM(commands_need_no_colon_where_no_move_begins_so)
{
    static const char *const forms[] = { "> take NUMBER", "> mark",
                                         NULL };
    Model model = *nim_game.model;
    Game game = { &model, nim_game.view, NULL, NULL };
    Desk d = TYPED("quit", "take 1"),
         lost = TYPED("help", "legal", "mark");

    CHECK(prints(&d, &nim_game, "matches=3",
        " | | |\nSeat 1 takes. Matches: 3.\n> quit\n"));
    model.forms = forms;
    plays(&lost, (Talk){ .echo = true }, &game, "matches=3");
    CHECK(strstr(lost.page, "> help\n")
          && strstr(lost.page, "prints this\n")
          && strstr(lost.page, "> legal\ntake 1\n")
          && strstr(lost.page, "> mark\nsay take"));
}
CLAIM(what_is_asked_for_needs_no_word_before_it)
{
    static const Action
        once[] = { ACTION(ASKS, "take", "", NULL), { 0 } },
        twice[] = { ACTION(ASKS, "take", "", NULL),
                    ACTION(ASKS, "put", "", NULL), { 0 } };
    View view = { .actions = once };
    Game game = { nim_game.model, &view, NULL, NULL };
    Desk d = TYPED("1", "4", "1"), e = TYPED("1");

    CHECK(prints(&d, &game, "matches=3",
        " | | |\nSeat 1 takes. Matches: 3.\n"
        "> 1\n | |\nSeat 2 takes. Matches: 2.\n"
        "> 4\ntake one, two or three matches\n"
        "> 1\n |\nSeat 1 takes. Matches: 1.\n> \n"));
    view.actions = twice;
    CHECK(prints(&e, &game, "matches=3",
        " | | |\nSeat 1 takes. Matches: 3.\n"
        "> 1\nsay take and a number, as in: take 2\n> \n"));
}
CLAIM(the_house_is_heard)
{
    Desk d = TYPED("take 3", "", "take 3", ":restart", ":restart",
                   ":redo", ":redo", ":redo");

    CHECK(prints(&d, &nim_game, "matches=0",
        ": deal 18\n" TEN FIVE "  | | |\n" SEAT_1 "18.\n"
        "> take 3\n" TEN FIVE "\nSeat 2 takes. Matches: 15.\n"
        "> \n> take 3\n" TEN "  | |\n" SEAT_1 "12.\n"
        "> :restart\n" TEN FIVE "  | | |\n" SEAT_1 "18.\n"
        "> :restart\nthis is the start\n"
        "> :redo\n" TEN FIVE "\nSeat 2 takes. Matches: 15.\n"
        "> :redo\n" TEN "  | |\n" SEAT_1 "12.\n"
        "> :redo\nthere is nothing to redo\n> \n"));
}

CLAIM(a_report_has_all_of_the_game_and_nothing_that_looks_typed)
{
    Desk d = TYPED("take 1", ":report");

    CHECK(prints(&d, &nim_game, "matches=6",
        FIVE6 "> take 1\n | | | | |\nSeat 2 takes. Matches: 5.\n"
        "> :report\n    # What did you do, what came of it, and what "
        "should have?\n    # Literate Games " VERSION ", nim, version "
        "1 of its rules:\n    nim 1 matches=6 seed=7\n    > take 1\n"
        "> \n"));
}
CLAIM(a_bookmark_is_put_in_and_gone_back_to)
{
    Desk d = TYPED("take 1", ":mark", "take 2", ":back", ":back");

    CHECK(prints(&d, &nim_game, "matches=6",
        FIVE6 "> take 1\n | | | | |\nSeat 2 takes. Matches: 5.\n"
        "> :mark\nto come back here, say :back\n"
        "> take 2\n | | |\nSeat 1 takes. Matches: 3.\n"
        "> :back\n | | | | |\nSeat 2 takes. Matches: 5.\n"
        "> :back\nthe bookmark is here\n> \n"));
}
CLAIM(after_the_end_there_is_nothing_to_do)
{
    Desk d = TYPED(":legal", "take 2", ":legal", ":hint", "take 1",
                   ":undo", ":undo", ":show");

    CHECK(prints(&d, &nim_game, "matches=2",
        " | |\nSeat 1 takes. Matches: 2.\n"
        "> :legal\ntake 1\ntake 2\n"
        "> take 2\n -\nSeat 1 took the last match and wins.\n"
        "> :legal\nthe game is over\n"
        "> :hint\nthere is no hint to be had\n"
        "> take 1\nthe game is over\n"
        "> :undo\n | |\nSeat 1 takes. Matches: 2.\n"
        "> :undo\nthere is nothing to undo\n"
        "> :show\n | |\nSeat 1 takes. Matches: 2.\n> \n"));
}
CLAIM(a_solution_is_told_and_not_played)
{
    Desk d = TYPED(":solve", ":show", ":save evening", ":hint",
                   ":save evening");

    CHECK(prints(&d, &nim_game, "matches=6",
        FIVE6 "> :solve\n"
        "1. take 2: that leaves a multiple of four\n"
        "2. take 1: no move helps if the other knows\n"
        "3. take 3: that leaves a multiple of four\n"
        "Seat 1 took the last match and wins.\n"
        "> :show\n" FIVE6 "> :save evening\nsaved\n"
        "> :hint\ntake 2: that leaves a multiple of four\n"
        "> :save evening\nsaved\n> \n"));
    CHECK(Text_same(d.file, "nim 1 matches=6 seed=7\n"
                       "= seconds=0 hints=2 undos=0\n"));
}
static void silent(Think *t)
{
    (void)t;
}

static void at_a_loss(Think *t)
{
    Text_say(t->reason, "who can tell?");
}

static void wrong(Think *t)
{
    Text_say(t->move, "take 9");
}

static void half(Think *t)
{
    if (((const Nim *)t->state)->left > 1)
        Text_say(t->move, "take 1");
}

static bool solves(void (*choose)(Think *t), const char *page)
{
    const Player adviser[] = {
        { "a", "A", 1, 0, 1, choose }, { 0 } };
    Game game = { nim_game.model, NULL, NULL, adviser };
    Desk d = TYPED(":solve", ":hint");

    return prints(&d, &game, "matches=2", page);
}
CLAIM(bad_advice_ends_a_solution)
{
#define TWO " | |\nSeat 1 takes. Matches: 2.\n> :solve\n"
    CHECK(solves(silent, TWO "no hint is left\n"
        "> :hint\nthere is no hint to be had\n> \n"));
    CHECK(solves(at_a_loss, TWO "who can tell?\nno hint is left\n"
        "> :hint\nwho can tell?\n> \n"));
    CHECK(solves(wrong, TWO "1. take 9\n"
        "take one, two or three matches\nno hint is left\n"
        "> :hint\ntake 9\n> \n"));
    CHECK(solves(half, TWO "1. take 1\nno hint is left\n"
        "> :hint\ntake 1\n> \n"));
}
static int a_greedy_house(const void *state)
{
    int left = ((const Nim *)state)->left;

    return left == 4 || left == 1 ? HOUSE : nim_game.model->turn(state);
}

static void take_one(Think *t)
{
    Text_say(t->move, "take 1");
}
CLAIM(the_last_word_of_the_house_is_not_part_of_a_solution)
{
    const Player adviser[] = { { "a", "A", 1, 0, 1, half }, { 0 } };
    const Player house[] = {
        { "h", "H", HOUSE, 0, 1, take_one }, { 0 } };
    Model model = *nim_game.model;
    Game game = { &model, NULL, house, adviser };
    Desk d = TYPED(":solve", "take 2", "take 2");

    model.turn = a_greedy_house;
    CHECK(prints(&d, &game, "matches=5",
        " | | | | |\n" SEAT_1 "5.\n"
        "> :solve\n1. take 1\n: take 1\n2. take 1\n3. take 1\n"
        "Seat 1 took the last match and wins.\n"
        "> take 2\n | | |\nSeat 2 takes. Matches: 3.\n"
        "> take 2\n: take 1\n -\n"
        "Seat 1 took the last match and wins.\n> \n"));
}
CLAIM(what_the_house_says_behind_a_star_is_cut_short)
{
    const Player house[] = {
        { "h", "H", HOUSE, 0, 1, take_one }, { 0 } };
    Model model = *nim_game.model;
    Game game = { &model, NULL, house, NULL };
    Desk d = TYPED("take 1");

    model.turn = a_greedy_house;
    model.forms = (const char *const[]){ "> take NUMBER",
                                         ":*take NUMBER", NULL };
    CHECK(prints(&d, &game, "matches=5",
        " | | | | |\n" SEAT_1 "5.\n> take 1\n: take\n | | |\n"
        SEAT_1 "3.\n> \n"));
}
static const char *refill(void *state, const char *move)
{
    Nim *s = state;
    const char *trouble = nim_game.model->apply(state, move);

    s->left += s->left == 0;
    return trouble;
}

static void count_lines(void *who, const char *text)
{
    *(int *)who += strchr(text, '\n') != NULL;
}
CLAIM(a_solution_without_end_is_ended)
{
    const Player adviser[] = {
        { "a", "A", 1, 0, 1, take_one }, { 0 } };
    Model model = *nim_game.model;
    Game game = { &model, NULL, NULL, adviser };
    int option[OPTIONS] = { 2 }, lines = 0;
    Talk talk = { .write = count_lines, .who = &lines };
    Line complaint;

    model.apply = refill;
    Session *s = Session_new(&game, option, 7, complaint);
    CHECK(s && Session_count(s) == 0);
    solve(&(Round){ .s = s, .talk = &talk });
    CHECK(lines == 100001 && Session_count(s) == 0);
    Session_free(&s);
}
CLAIM(whoever_may_not_see_is_not_told)
{
    Model model = *nim_game.model;
    View view = { .layout = blind_layout };
    Game game = { &model, &view, NULL, NULL };
    Desk d = TYPED(":say", "take 3", "", ":show", ":say", ":undo", "");

    model.hide = blind_hide;
    model.show = blind_show;
    model.status = blind_status;
    CHECK(prints(&d, &game, "matches=0",
        ": deal\nFor seat 1:\n" TEN FIVE "  | | |\n"
        SEAT_1 "18.\n"
        "> :say\nseat 1 sees 18\n" SEAT_1 "18.\n"
        "> take 3\n" COVER(2) BLIND "> :show\n" BLIND
        "> :say\nseat 2 sees 99\nTake some, whatever there is.\n"
        "> :undo\n" COVER(1) "For seat 1:\n" TEN FIVE "  | | |\n"
        SEAT_1 "18.\n> \n"));
}
static const Game table = { &nim_model, NULL, nim_players, NULL };

CLAIM(a_solution_tells_no_secrets)
{
    Desk d = { (const char *const[]){ "bid 2", "", ":solve", NULL },
               "", { 0 }, "", 0 };

    CHECK(prints(&d, &table, "matches=3 bids=yes",
        " | | |\nSeat 1 bids. Matches: 3.\n> bid 2\n" COVER(2)
        "For seat 2:\n | | |\nSeat 2 bids. Matches: 3.\n> :solve\n"
        "a solution would tell what another hides: say :hint\n> \n"));
}
CLAIM(a_lost_game_goes_on_where_it_was_won)
{
    Desk d = TYPED("take 1", "take 1", ":try", ":hint");
    Desk e = TYPED(":try");
    Desk f = TYPED("take 3", ":try");
    Desk g = TYPED(":try"), h = TYPED(":help");
    Model model = nim_model;
    Game game = { &nim_model, NULL, nim_players, nim_players };

    CHECK(prints(&d, &game, "matches=7 seat2=best",
        " | | | | |  | |\n" SEAT_1 "7.\n"
        "> take 1\nseat 2: take 2\n | | | |\n" SEAT_1 "4.\n"
        "> take 1\nseat 2: take 3\n -\n"
        "Seat 2 took the last match and wins.\n"
        "> :try\nThis can be won. How?\n"
        " | | | | |  | |\n" SEAT_1 "7.\n"
        "> :hint\ntake 3: that leaves a multiple of four\n> \n"));
    CHECK(prints(&e, &game, "matches=1 seat2=best",
        " |\n" SEAT_1 "1.\n> :try\nyou have not lost this game\n"
        "> \n"));
    CHECK(prints(&f, &game, "matches=4 seat2=best",
        " | | | |\n" SEAT_1 "4.\n> take 3\nseat 2: take 1\n -\n"
        "Seat 2 took the last match and wins.\n"
        "> :try\n"
        "no earlier board could be proved to be won\n> \n"));
    plays(&h, (Talk){ 0 }, &game, "matches=1 seat1=best");
    CHECK(strstr(h.page, "\n:try: goes back"));
    model.proves = false;
    game.model = &model;
    CHECK(prints(&g, &game, "matches=1 seat1=best",
        "seat 1: take 1\n -\nSeat 1 took the last match and wins.\n"
        "> :try\nhere nobody can prove that a board is won: say :undo\n"
        "> \n"));
}
static void count_left(Think *t)
{
    Text_say(t->reason, "%d are left", ((const Nim *)t->state)->left);
    Text_tell(&(Text){ t->worth, sizeof t->worth, 0 }, "take 1 0\n");
}
CLAIM(a_watcher_is_asked_by_its_word)
{
    const Player watcher[] = { { .name = "left", .seat = WATCHES,
        .nodes = 1, .choose = count_left }, { 0 } };
    const Action left[] = { ACTION_SWITCH(0, "left", "Left", NULL),
                            { 0 } };
    View view = *nim_game.view;
    Game game = { nim_game.model, &view, watcher, NULL };
    Desk d = TYPED(":left");

    view.actions = left;
    CHECK(prints(&d, &game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :left\n1 are left\ntake 1 0\n> \n"));
}
CLAIM(an_adviser_is_asked_by_its_name)
{
    const Player advisers[] = { nim_game.hint[0],
        { "left", "Left", 1, 0, 1, count_left }, { 0 } };
    const Action left[] = { ACTION(ADVICE, "left", "So many?", NULL),
                            { 0 } };
    View view = *nim_game.view;
    Game game = { nim_game.model, &view, NULL, advisers };
    Desk d = TYPED(":hint left", ":hint me", ":save evening", ":help");

    view.actions = left;
    plays(&d, (Talk){ .echo = true }, &game, "matches=1");
    CHECK(strstr(d.page, "> :hint left\n1 are left\n"
                         "> :hint me\nthere is no hint to be had\n"));
    CHECK(strstr(d.file, "hints=1"));
    CHECK(strstr(d.page, "\n:hint left: So many?\n"));
}
CLAIM(alone_the_board_is_yours)
{
    Model model = *nim_game.model;
    View view = { .layout = blind_layout };
    Game game = { &model, &view, NULL, NULL };
    Desk d = TYPED(":help");

    model.hide = blind_hide;
    model.seats = 1;
    CHECK(prints(&d, &game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :help\nsay: take NUMBER\n" HELP "> \n"));
}
CLAIM(programs_are_told_with_their_seat)
{
    Desk d = TYPED("take 1");
    Desk e = TYPED("bid 2");

    CHECK(prints(&d, &table, "matches=3 seat2=best",
        " | | |\nSeat 1 takes. Matches: 3.\n> take 1\n"
        "seat 2: take 2\n -\n"
        "Seat 2 took the last match and wins.\n> \n"));
    CHECK(prints(&e, &table, "matches=3 bids=yes seat1=best",
        "seat 1: bid\n | | |\nSeat 2 bids. Matches: 3.\n> bid 2\n"
        "seat 1: take 3\n | | | |\nSeat 2 takes. Matches: 4.\n"
        "The bids were 2 and 2.\n> \n"));
}
CLAIM(somebody_gets_up_and_somebody_sits_down)
{
    Desk d = TYPED(":seats", ":seats seat1=cat",
                   ":seats seat1=best seat2=best", ":seats");

    CHECK(prints(&d, &table, "matches=2 seat2=good",
        " | |\nSeat 1 takes. Matches: 2.\n"
        "> :seats\nseat 1: a person\nseat 2: Good\n"
        "> :seats seat1=cat\n"
        "seat1 is person, novice, good or best, not cat\n"
        "> :seats seat1=best seat2=best\nseat 1: take 2\n -\n"
        "Seat 1 took the last match and wins.\n"
        "> :seats\nseat 1: Best\nseat 2: Best\n> \n"));
}
static void count_sweeps(void *who)
{
    ((Desk *)who)->file[0]++;
}

CLAIM(the_screen_is_swept_where_something_is_hidden)
{
    Desk d = TYPED("bid 2", "", "bid 1", "take 1");
    Talk talk = { .read = type, .write = print, .who = &d,
                  .sweep = count_sweeps };
    int option[OPTIONS] = { 15, 0, 0, 1 };
    Line why;
    Session *s = Session_new(&table, option, 7, why);

    d.out = (Text){ d.page, sizeof d.page, 0 };
    Play(&s, &talk);
    CHECK(Session_count(s) == 3 && d.file[0] == 1);
    Session_free(&s);
}
CLAIM(without_echo_only_answers_are_written)
{
    Desk d = TYPED(":undo");

    plays(&d, (Talk){ 0 }, &nim_game, "matches=1");
    CHECK(Text_same(d.page, " |\nSeat 1 takes. Matches: 1.\n"
                       "> there is nothing to undo\n> \n"));
}
CLAIM(a_line_that_may_have_been_cut_is_refused)
{
    Line words = "";
    Desk d = TYPED(words);

    memset(words, 'x', LINE - 1);
    memcpy(words, ":save ", 6);
    plays(&d, (Talk){ .echo = false }, &nim_game, "matches=1");
    CHECK(Text_same(d.page, " |\nSeat 1 takes. Matches: 1.\n"
                       "> this line is too long\n> \n"));
}
CLAIM(a_game_is_saved_and_loaded)
{
    Desk d = TYPED("take 1", ":save evening", "take 1",
                   ":load evening", ":load morning", ":save",
                   ":undo 2", ":quit");

    CHECK(prints(&d, &nim_game, "matches=3",
        " | | |\nSeat 1 takes. Matches: 3.\n"
        "> take 1\n | |\nSeat 2 takes. Matches: 2.\n"
        "> :save evening\nsaved\n"
        "> take 1\n |\nSeat 1 takes. Matches: 1.\n"
        "> :load evening\n | |\nSeat 2 takes. Matches: 2.\n"
        "> :load morning\nthere is no such file\n"
        "> :save\na file name is missing, as in :save evening\n"
        "> :undo 2\nthis command stands alone\n> :quit\n"));
    CHECK(Text_same(d.file, "nim 1 matches=3 seed=7\n> take 1\n"));
}
static void one_line(void *who, const Session *s, Text *out)
{
    (void)who;
    Text_tell(out, "%d matches, and you took them all\n",
              Session_option(s)[0]);
}
CLAIM(statistics_are_told_by_somebody_else)
{
    Desk d = TYPED(":stats");
    Desk e = TYPED(":stats");

    plays(&d, (Talk){ .stats = one_line }, &nim_game, "matches=3");
    CHECK(strstr(d.page, "> 3 matches, and you took them all\n"));
    CHECK(prints(&e, &nim_game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :stats\nnobody keeps records here\n> \n"));
}
static const char *hear_of_the_end(void *who, Session *s)
{
    (void)who;
    return Session_count(s) == 1 ? "so soon" : NULL;
}

CLAIM(the_end_is_heard_of_each_time_it_comes)
{
    Desk d = TYPED("take 3", ":undo", "take 1", "take 2", ":undo",
                   "take 3");
    const char *first;

    plays(&d, (Talk){ .over = hear_of_the_end }, &nim_game,
          "matches=3");
    first = strstr(d.page, "so soon\n");
    CHECK(first && !strstr(first + 1, "so soon\n"));
}
CLAIM(a_bad_file_leaves_the_game_alone)
{
    Desk d = { (const char *const[]){ ":load evening", ":show", NULL },
               "", { 0 }, "nim 1 seed=1\n> take 9\n", 0 };
    Desk e = { (const char *const[]){ ":load evening", ":save evening",
               NULL }, "", { 0 }, "", "the disk is full" };

    CHECK(prints(&d, &nim_game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :load evening\nline 2: take one, two or three matches\n"
        "> :show\n |\nSeat 1 takes. Matches: 1.\n> \n"));
    CHECK(prints(&e, &nim_game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :load evening\nthe disk is full\n"
        "> :save evening\nthe disk is full\n> \n"));
}
CLAIM(items_speak_and_help_lists_the_commands)
{
    Desk d = TYPED(":say", "take 1", ":say", ":help", ":fish", ":new");

    CHECK(prints(&d, &nim_game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :say\ntake 1\nSeat 1 takes. Matches: 1.\n"
        "> take 1\n -\nSeat 1 took the last match and wins.\n"
        "> :say\nSeat 1 took the last match and wins.\n"
        "> :help\nTake one, two or three matches.\n"
        "Whoever takes the last one wins.\nsay: take NUMBER\n" HELP
        "> :fish\nthe commands are :undo :redo :mark :back :legal :hint"
        " :solve :show :say :save :load :stats :report :help :new"
        " :restart :quit\n"
        "> :new\n |\nSeat 1 takes. Matches: 1.\n> \n"));
}
static void lie(Think *t)
{
    Text_say(t->move, "deal 99");
}

static void noted(const void *state, int seat, Status *out)
{
    nim_game.model->status(state, seat, out);
    Text_say(out->note, "A match burns once.");
}

CLAIM(a_game_without_a_view_plays_as_well)
{
    const Player liar[] = {
        { "liar", "Liar", HOUSE, 0, 1, lie }, { 0 } };
    Model model = *nim_game.model;
    Game game = { &model, NULL, liar, NULL };
    Desk d = TYPED(":say", ":help");

    model.status = noted;
    model.forms = NULL;
    CHECK(prints(&d, &game, "matches=0",
        "the house is at a loss: the house deals 12 to 20 matches\n"
        " -\nThe house counts out the matches.\n"
        "A match burns once.\n"
        "> :say\nThe house counts out the matches.\n"
        "A match burns once.\n"
        "> :help\n" HELP "> \n"));
}
CLAIM(samples_are_said_to_be_samples)
{
    Model model = *nim_game.model;
    Game game = { &model, NULL, NULL, NULL };
    Desk d = TYPED(":legal");

    model.forms = (const char *const[]){ ">*take NUMBER", NULL };
    CHECK(prints(&d, &game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n> :legal\n"
        "There are too many to list. Some of them:\ntake 1\n> \n"));
}
CLAIM(short_memory_is_said)
{
    Desk d = TYPED(":save evening");
    Desk f = TYPED(":say");

    grants = 1;
    CHECK(prints(&d, &nim_game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :save evening\nthere is no memory left for this\n> \n"));
    grants = 1;
    CHECK(prints(&f, &nim_game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :say\nSeat 1 takes. Matches: 1.\n> \n"));
    grants = 0;
    f.typed = (const char *const[]){ NULL };
    CHECK(prints(&f, &nim_game, "matches=1",
        "there is no memory left for this\n"
        "Seat 1 takes. Matches: 1.\n> \n"));
}
CLAIM(a_new_game_may_be_refused)
{
    Desk d = TYPED(":new");
    Model model = *nim_game.model;
    Game game = { &model, NULL, NULL, NULL };

    model.start = only_once;
    CHECK(prints(&d, &game, "matches=1",
        " |\nSeat 1 takes. Matches: 1.\n"
        "> :new\nonce is enough\n> \n"));
}

TEST_MAIN
