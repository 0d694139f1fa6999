/* Made from kit/session.nw by make tangle: change that, not this. */
/* session-test.c -- the tests of session.c */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* a stingy system for the tests */
static int grants = -1;         /* then one refusal; -1: none ever */

static bool refused(void)
{
    return grants >= 0 && grants-- == 0;
}
#define malloc(n)     (refused() ? NULL : malloc(n))
#define calloc(n, m)  (refused() ? NULL : calloc(n, m))
#define realloc(p, n) (refused() ? NULL : realloc(p, n))
#include "session.c"
#include "nim.h"
#include "test.h"

/* a race for the tests */
typedef struct Race { int goal, die, seats, at[3], turn, ticks;
                      bool rolling; uint64_t secret; } Race;
static const char *const paces[] = { "slow", "quick" };
static const Option race_options[] = {
    { "goal", "Goal", 3, 30, 12, 3, NULL, NULL, 0 },
    { "pace", "Pace", 3, 4, 3, 0, paces, NULL, 0 },
    { "seats", "Runners", 1, 2, 2, 0, NULL, NULL, HOW_MANY },
    { 0 }
};
static const char *race_start(void *state, const int *option,
                              uint64_t seed)
{
    if (option[0] == 3 && option[1] == 4)
        return "a quick race needs a goal beyond 3";
    *(Race *)state = (Race){ .goal = option[0], .turn = 1,
        .die = option[1] == 4 ? 6 : 3, .seats = option[2],
        .secret = seed };
    return NULL;
}

static const char *race_apply(void *state, const char *move)
{
    Race *s = state;
    int n;

    if (Text_same(move, "tick"))
        return s->ticks++, NULL;
    if (Text_same(move, "go") && !s->rolling)
        return s->rolling = true, NULL;
    if (!s->rolling || !Text_match(move, "roll %d", &n)
        || n < 1 || n > s->die)
        return "say go, and the house rolls";
    s->at[s->turn] += n;
    s->rolling = false;
    if (s->at[s->turn] < s->goal)
        s->turn = s->seats + 1 - s->turn;
    return NULL;
}
static void race_legal(const void *state, Text *out)
{
    const Race *s = state;

    if (!s->rolling && s->at[s->turn] < s->goal)
        Text_tell(out, "go\n");
    for (int n = 1; s->rolling && n <= s->die; n++)
        Text_tell(out, "roll %d\n", n);
}

static int race_turn(const void *state)
{
    const Race *s = state;

    return s->at[s->turn] >= s->goal ? OVER
         : s->rolling ? HOUSE : s->turn;
}

static void race_status(const void *state, int seat, Status *out)
{
    const Race *s = state;

    (void)seat;
    Text_say(out->text, "At %d and %d.", s->at[1], s->at[2]);
}

static void race_hide(void *state, int seat)
{
    (void)seat;
    ((Race *)state)->secret = 0;
}
static const Model race_model = {
    .name = "race", .size = sizeof(Race), .version = 2, .seats = 2,
    .tick = 30, .options = race_options, .start = race_start,
    .apply = race_apply, .legal = race_legal, .turn = race_turn,
    .status = race_status, .hide = race_hide
};
static const Game race = { .model = &race_model };
static void dumb_legal(const void *state, Text *out)
{
    (void)state;
    Text_tell(out, "%s", "");
}
static const Model dumb_model = {
    .name = "dumb", .size = sizeof(Race), .version = 1, .seats = 1,
    .apply = race_apply, .legal = dumb_legal, .turn = race_turn,
    .status = race_status
};
static const char *bare_start(void *state, const int *option,
                              uint64_t seed)
{
    const int usual[OPTIONS] = { 3, 3, 1 };

    (void)option;
    return race_start(state, usual, seed);
}
static const Model bare_model = {
    .name = "bare", .size = sizeof(Race), .version = 1, .seats = 1,
    .start = bare_start, .apply = race_apply, .legal = race_legal,
    .turn = race_turn, .status = race_status
};
static const Game bare = { .model = &bare_model };
static const char *const drinks[] = { "tea", "milk", "cocoa" };
#define BIT(key) { key, key, 0, 1, 0, 0, NULL, NULL, 0 }
static const Option crowd_options[] = {
    BIT("a"), BIT("b"), BIT("c"), BIT("d"), BIT("e"), BIT("f"),
    BIT("g"), BIT("h"), BIT("i"), BIT("j"), BIT("k"),
    { "l", "L", 1, 3, 2, 0, drinks, NULL, 0 }, { 0 }
};
static const Model crowd_model = {
    .name = "crowd", .size = sizeof(Race), .version = 1, .seats = 1,
    .options = crowd_options, .start = bare_start,
    .apply = race_apply, .legal = race_legal, .turn = race_turn,
    .status = race_status
};
static const Game crowd = { .model = &crowd_model };

/* tests of sessions */
static bool reads(const Game *game, const char *text,
                  const char *result)
{
    int option[OPTIONS], kept[OPTIONS];
    char written[200] = "";
    Text out = { written, sizeof written, 0 };
    Line complaint = "";

    Options_usual(game->model, option);
    memcpy(kept, option, sizeof kept);
    if (!Options_read(game->model, text, option, complaint))
        return Text_same(complaint, result)
            && memcmp(option, kept, sizeof kept) == 0;
    Options_write(game->model, option, &out);
    return Text_same(written, result);
}

CLAIM(options_are_read_and_written)
{
    CHECK(reads(&race, "", "goal=12 pace=slow seats=2"));
    CHECK(reads(&race, " pace=quick  goal=30 ",
                "goal=30 pace=quick seats=2"));
    CHECK(reads(&nim_game, "matches=21", "matches=21"));
    CHECK(reads(&bare, "", ""));
}

CLAIM(steps_are_counted_from_the_least)
{
    const Option odd = { "size", "Size", 5, 11, 7, 2, NULL, NULL, 0 };
    int value = 0;

    CHECK(Option_read(&odd, "9", &value) && value == 9);
    CHECK(!Option_read(&odd, "8", &value) && value == 9);
}
CLAIM(bad_options_get_a_sentence)
{
    CHECK(reads(&race, "pace=quick goal=4",
                "goal goes from 3 to 30 in steps of 3, not 4"));
    CHECK(reads(&race, "goal=33",
                "goal goes from 3 to 30 in steps of 3, not 33"));
    CHECK(reads(&race, "goal=",
                "goal goes from 3 to 30 in steps of 3; which is it?"));
    CHECK(reads(&race, "seats=4294967298",
                "seats goes from 1 to 2, not 4294967298"));
    CHECK(reads(&race, "seats=0", "seats goes from 1 to 2, not 0"));
    CHECK(reads(&race, "pace=fast", "pace is slow or quick, not fast"));
    CHECK(reads(&race, "pace", "pace is slow or quick; which is it?"));
    CHECK(reads(&race, "goa=\033\377",
                "the options are goal, pace, seats, not goa=??"));
    CHECK(reads(&bare, "size=3",
                "this game has no options, so not size=3"));
}
static Session *begun(const Game *game, const char *options,
                      uint64_t seed)
{
    Line complaint = "";
    Session *s = Session_of(game, options, seed, complaint);

    CHECK(s != NULL);
    return s;
}

static bool tells(const Session *s, const char *list)
{
    char text[2000] = "";
    Text out = { text, sizeof text, 0 };

    Session_save(s, &out);
    if (!Text_same(text, list))
        printf("# %s", text);
    return Text_same(text, list);
}
CLAIM(a_dozen_options_are_read_and_written)
{
#define ELEVEN "a=0 b=0 c=0 d=0 e=0 f=0 g=0 h=0 i=0 j=0 k=1"
    Line complaint = "";
    Session *s = Session_load(&crowd, "crowd 1 k=1 l=cocoa seed=0\n",
                              complaint);

    CHECK(s && tells(s, "crowd 1 " ELEVEN " l=cocoa seed=0\n"));
    Session_free(&s);
    CHECK(reads(&crowd, "k=1", ELEVEN " l=milk"));
    CHECK(reads(&crowd, "l=beer", "l is tea, milk or cocoa, not beer"));
    CHECK(reads(&crowd, "m=1",
                "the options are a, b, c, d, e, f, g, h, i, j, k, l,"
                " not m=1"));
}
CLAIM(a_new_session_knows_what_it_is_made_of)
{
    Session *s = begun(&race, "goal=6", 77);

    CHECK(Session_game(s) == &race && Session_seed(s) == 77);
    CHECK(Session_option(s)[0] == 6 && Session_count(s) == 0);
    CHECK(Session_play(s, "go") == NULL && Session_count(s) == 1);
    CHECK(Text_same(Session_move(s, 0), "go")
          && Session_who(s, 0) == '>');
    CHECK(((const Race *)Session_state(s))->rolling);
    Session_free(&s);
    CHECK(s == NULL);
    Session_free(&s);
}
CLAIM(a_game_that_cannot_begin_says_why)
{
    int option[OPTIONS] = { 3, 4, 1 };
    Line complaint = "";

    CHECK(!Session_new(&race, option, 1, complaint));
    CHECK(Text_same(complaint, "a quick race needs a goal beyond 3"));
    option[0] = 5;
    CHECK(!Session_new(&race, option, 1, complaint));
    CHECK(Text_same(complaint, "an option is out of its bounds"));
}
CLAIM(a_seat_sees_what_hide_leaves)
{
    Session *s = begun(&race, "", 77);
    const Race *truth = Session_state(s), *seen = Session_seen(s, 1);
    Status status;

    CHECK(seen != truth && seen->secret == 0 && seen->goal == 12);
    CHECK(Session_seen(s, HOUSE) == truth);
    CHECK(truth->secret == 77 && Session_hidden(s, 1));
    CHECK(Session_persons(s) == 2 && !Session_guarded(s));
    CHECK(!Session_play(s, "go") && !seen->rolling);
    seen = Session_seen(s, 2);
    CHECK(seen->rolling && seen->secret == 0);
    Session_status(s, 1, &status);
    CHECK(Text_same(status.text, "At 0 and 0."));
    Session_free(&s);
    s = begun(&nim_game, "", 77);
    CHECK(Session_seen(s, 1) == Session_state(s));
    Session_free(&s);
}
static void hide_from_the_second(void *state, int seat)
{
    ((Race *)state)->at[0] = seat == 2;
}

CLAIM(one_who_sees_something_else_is_enough)
{
    Model m = bare_model;
    Game game = { .model = &m };
    Session *s;

    m.seats = 3;
    m.hide = hide_from_the_second;
    s = begun(&game, "", 1);
    CHECK(Session_persons(s) == 3 && Session_guarded(s));
    Session_free(&s);
}
CLAIM(short_memory_is_a_complaint)
{
    int option[OPTIONS] = { 12, 3, 2 };

    for (int k = 0; k < 5; k++) {
        Line complaint = "";

        grants = k;
        CHECK(!Session_new(&race, option, 1, complaint));
        CHECK(Text_same(complaint,
                        "there is no memory left for a game"));
    }
    grants = -1;
}
CLAIM(short_memory_leaves_the_game_as_it_was)
{
    for (int after = 0; after <= 12; after += 12) {
        Session *s = begun(&race, "goal=30 seats=1", 1);
        const char *trouble = NULL;

        while (!trouble) {
            grants = Session_count(s) < after ? -1 : 0;
            trouble = Session_tick(s);
        }
        grants = -1;
        CHECK(Text_same(trouble,
                        "there is no memory left for another move"));
        CHECK(((const Race *)Session_state(s))->ticks
              == Session_count(s));
        CHECK(Session_tick(s) == NULL);
        Session_free(&s);
    }
}
CLAIM(everybody_moves_in_turn)
{
    Session *s = begun(&race, "goal=3 seats=1", 1);
    char longer[LINE + 1];

    memset(longer, 'x', LINE);
    longer[LINE] = '\0';
    CHECK(Text_same(Session_answer(s, "roll 2"),
                    "it is not the turn of the house"));
    CHECK(Text_same(Session_play(s, "roll 2"),
                    "say go, and the house rolls"));
    CHECK(Text_same(Session_play(s, "tick"),
                    "only the clock says tick"));
    CHECK(Text_same(Session_play(s, ""), "a move has 1 to 95 letters"));
    CHECK(Text_same(Session_play(s, longer),
                    "a move has 1 to 95 letters"));
    CHECK(Session_play(s, "go") == NULL);
    CHECK(Text_same(Session_play(s, "go"),
                    "it is the turn of the house"));
    CHECK(Text_same(Session_tick(s), "it is the turn of the house"));
    CHECK(Text_same(Session_answer(s, "roll 9"),
                    "say go, and the house rolls"));
    CHECK(Session_answer(s, "roll 3") == NULL);
    CHECK(Text_same(Session_play(s, "go"), "the game is over"));
    CHECK(Text_same(Session_answer(s, "roll 1"), "the game is over"));
    CHECK(Text_same(Session_tick(s), "the game is over"));
    CHECK(tells(s, "race 2 goal=3 pace=slow seats=1 seed=1\n"
                   "> go\n: roll 3\n"));
    Session_free(&s);
}
CLAIM(ticks_come_from_a_clock)
{
    Session *s = begun(&nim_game, "", 1);

    CHECK(Text_same(Session_tick(s), "this game has no clock"));
    Session_free(&s);
    s = begun(&race, "", 1);
    for (int k = 0; k < LONGEST; k++)
        if (Session_tick(s))
            break;
    CHECK(Session_count(s) == LONGEST);
    CHECK(Text_same(Session_tick(s),
                    "a game has at most 1,000,000 moves"));
    CHECK(tells(s, "race 2 goal=12 pace=slow seats=2 seed=1\n"
                   "1000000 ~ tick\n"));
    Session_free(&s);
}
static void honest(Think *t)
{
    const Race *s = t->state;
    int *used = Think_lend(t, 400);

    if (!used)
        return;
    CHECK(used == t->memory && !Think_lend(t, 1));
    CHECK(t->seat == HOUSE && s->secret == 5);
    CHECK(used[0] == 0 && Think_more(t) && !Think_more(t));
    used[0] = 1;
    Text_say(t->move, "roll %d", 1 + Random_below(&t->random, s->die));
}

static void nonsense(Think *t)
{
    Text_say(t->move, "fish");
}

static void silence(Think *t)
{
    (void)t;
}
static void advise(Think *t)
{
    const Race *s = t->state;

    CHECK(t->seat == 2 && t->level == 3 && s->secret == 0);
    Text_say(t->move, "go");
    Text_say(t->reason, "there is nothing else");
}
static const Player sitting[] = {
    { "other", "Other", 1, 0, 1, nonsense },
    { "honest", "Honest", HOUSE, 0, 1, honest },
    { 0 }
};
static const Player liar[] = {
    { "liar", "Liar", HOUSE, 0, 1, nonsense }, { 0 } };
static const Player mute[] = {
    { "mute", "Mute", HOUSE, 0, 1, silence }, { 0 } };
static const Player adviser[] = {
    { "adviser", "Adviser", 1, 3, 1, advise }, { 0 } };
CLAIM(dice_are_drawn_fairly)
{
    int faces[4] = { 0 };

    for (uint64_t seed = 0; seed < 600; seed++) {
        Session *s = begun(&race, "", seed);
        int n = 0;

        CHECK(Session_play(s, "go") == NULL && !Session_settle(s));
        CHECK(Text_match(Session_move(s, 1), "roll %d", &n));
        CHECK(Session_who(s, 1) == ':');
        faces[n]++;
        Session_free(&s);
    }
    for (int n = 1; n <= 3; n++)
        CHECK(faces[n] > 160 && faces[n] < 240);
}
CLAIM(the_same_game_has_the_same_luck)
{
    Line move[2];

    for (int k = 0; k < 2; k++) {
        Session *s = begun(&race, "pace=quick", 99);
        Job *job;

        CHECK(!Session_job(s, NULL, false));
        CHECK(Session_play(s, "go") == NULL);
        job = Session_job(s, NULL, false);
        CHECK(job && job->player < 0);
        Text_say(move[k], "%s", job->think.move);
        free(job);
        Session_free(&s);
    }
    CHECK(Text_same(move[0], move[1]));
}
static void plans(Think *t)
{
    Text_say(t->reason, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
    if (!t->plan[0])
        strcpy(t->plan, "take 1\ntake 2\ntake 3\n");
}
static bool due_is(Session *s, const char *move)
{
    Think t;

    return Session_advise(s, Session_adviser(s, "planner"), &t)
        && Text_same(t.reason, move);
}
CLAIM(a_plan_is_kept_as_long_as_the_game_follows_it)
{
    const Player planner[] = { adviser[0],
        { "planner", "Planner", 1, 0, 1, plans }, { 0 } };
    Game game = { nim_game.model, NULL, NULL, planner };
    Session *s = begun(&game, "matches=21", 1), *twin;
    Line why;

    CHECK(Session_adviser(s, "") == planner);
    CHECK(!Session_adviser(s, "x"));
    CHECK(!Session_play(s, "take 3") && due_is(s, ""));
    CHECK(due_is(s, "take 1") && !Session_play(s, "take 1"));
    CHECK(due_is(s, "take 2") && Session_undo(s) && Session_undo(s));
    CHECK(Session_redo(s) && due_is(s, "take 1"));
    twin = Session_twin(s, why);
    CHECK(due_is(twin, "take 1") && !Session_play(s, "take 2"));
    CHECK(due_is(s, "") && Session_undo(s) && Session_undo(s));
    CHECK(!Session_play(s, "take 2") && !Session_play(s, "take 1"));
    CHECK(due_is(s, ""));
    Session_free(&twin);
    Session_free(&s);
}
CLAIM(players_get_what_they_may_see)
{
    Game game = { .model = &race_model, .players = sitting,
                  .hint = adviser };
    Session *s = begun(&game, "", 5);
    Think t;

    CHECK(Session_play(s, "go") == NULL && !Session_settle(s));
    CHECK(Session_count(s) == 2);
    CHECK(Session_advise(s, NULL, &t));
    CHECK(Text_same(t.move, "go") && t.reason[0]);
    CHECK(Session_play(s, "go") == NULL);
    CHECK(!Session_advise(s, NULL, &t));
    CHECK(!Session_settle(s));
    game.hint = NULL;
    CHECK(!Session_advise(s, NULL, &t));
    Session_free(&s);
}
CLAIM(nonsense_ends_in_a_complaint)
{
    Game game = { .model = &race_model, .players = liar };
    Session *s = begun(&game, "", 5);

    CHECK(Session_play(s, "go") == NULL);
    CHECK(Text_same(Session_settle(s), "say go, and the house rolls"));
    game.players = mute;
    CHECK(Text_same(Session_settle(s), "a move has 1 to 95 letters"));
    CHECK(Session_count(s) == 1);
    Session_free(&s);
}

CLAIM(a_thinker_without_memory_gives_no_move)
{
    Game game = { .model = &race_model, .players = sitting };
    Session *s = begun(&game, "", 5);
    const char *empty = "a move has 1 to 95 letters";

    CHECK(Session_play(s, "go") == NULL);
    grants = 0;
    CHECK(Text_same(Session_settle(s), empty));
    grants = 1;
    CHECK(Text_same(Session_settle(s), empty));
    game.players = NULL;
    grants = 0;
    CHECK(Text_same(Session_settle(s), empty));
    game.model = &dumb_model;
    CHECK(Text_same(Session_settle(s), empty));
    Session_free(&s);
}
static bool opens_as(const Session *s, const bool *on, const char *as)
{
    char *open = Session_open(s, on);
    bool so = open && Text_same(open, as);

    free(open);
    return so;
}
CLAIM(a_menu_offers_what_is_legal_now)
{
    static const Action entries[] = {
        ACTION_NEW, ACTION(PLAYS, "go", "", NULL),
        ACTION(BEGINS, "roll", "", NULL), ACTION(PLAYS, "g", "", NULL),
        ACTION(BEGINS, "g", "", NULL), ACTION(ASKS, "roll", "", NULL),
        ACTION_SWITCH(3, "ways", "", NULL),
        ACTION_TOGGLE("stop", "go", "", NULL),
        ACTION(ADVICE, "me", "", NULL), { 0 }
    };
    bool on[SWITCHES] = { [3] = true };
    const View view = { .actions = entries };
    const Game game = { .model = &race_model, .view = &view };
    Session *s = begun(&game, "", 5);

    CHECK(opens_as(s, on, "00----110"));
    CHECK(opens_as(s, NULL, "00----010"));
    grants = 1;                     /* none for the first list */
    CHECK(opens_as(s, NULL, "0-----010"));
    grants = 0;
    CHECK(!Session_open(s, NULL));
    CHECK(!Session_play(s, "go") && opens_as(s, NULL, "0-0--00-0"));
    Session_free(&s);
}
static int lists;
static void count_lists(const void *state, Text *out)
{
    lists++;
    race_legal(state, out);
}

CLAIM(a_menu_of_switches_asks_for_no_moves)
{
    static const Action ways[] = { ACTION_SWITCH(0, "ways", "", NULL),
        { 0 } }, go[] = { ACTION_SWITCH(0, "ways", "", NULL),
        ACTION(PLAYS, "go", "", NULL), { 0 } };
    View view = { .actions = ways };
    Model model = race_model;
    const Game game = { .model = &model, .view = &view };
    Session *s = begun(&game, "", 5);

    model.legal = count_lists;
    CHECK(opens_as(s, NULL, "0") && lists == 0);
    view.actions = go;
    CHECK(opens_as(s, NULL, "00") && lists > 0);
    Session_free(&s);
}
CLAIM(an_adviser_who_peeks_is_no_watcher)
{
    static const Player guide[] = {
        { .name = "me", .seat = PEEKS, .nodes = 1, .choose = honest },
        { 0 }
    };
    const Game game = { .model = &race_model, .hint = guide };
    Session *s = begun(&game, "", 5);
    Job *job = Session_job(s, guide, true);

    CHECK(job && job->hint && !job->watch);
    free(job);
    Session_free(&s);
}
CLAIM(an_adviser_without_memory_gives_no_hint)
{
    Session *s = begun(&nim_game, "", 5);
    const void *seen;
    Job *job;

    grants = 0;
    CHECK(!Session_job(s, NULL, true));
    job = Session_job(s, NULL, true);
    seen = job->state;
    CHECK(((const Nim *)seen)->left == 15);
    free(job);
    Session_free(&s);
}
CLAIM(undo_then_redo_is_as_before)
{
    Session *s = begun(&race, "goal=30", 3);
    Race was[61];
    size_t size = sizeof was[0];
    int n = 0;

    for (; !Session_settle(s) && Session_tick(s) == NULL; n++) {
        memcpy(&was[n], Session_state(s), size);
        CHECK(Session_play(s, "go") == NULL);
    }
    memcpy(&was[n], Session_state(s), size);
    for (int k = n; k > 0; k--) {
        CHECK(Session_can_undo(s) && Session_undo(s));
        CHECK(memcmp(Session_state(s), &was[k - 1], size) == 0);
        CHECK(k == 1 || (Session_undo(s) && Session_redo(s)));
    }
    CHECK(!Session_can_undo(s) && !Session_undo(s));
    for (int k = 1; k <= n; k++) {
        CHECK(Session_can_redo(s) && Session_redo(s));
        CHECK(memcmp(Session_state(s), &was[k], size) == 0);
    }
    CHECK(n > 10 && !Session_can_redo(s) && !Session_redo(s));
    Session_free(&s);
}
CLAIM(another_move_forgets_and_the_same_one_does_not)
{
    Session *s = begun(&nim_game, "matches=0", 4);

    CHECK(!Session_settle(s) && !Session_rewind(s));
    CHECK(!Session_play(s, "take 2") && !Session_play(s, "take 1"));
    CHECK(Session_rewind(s) && Session_count(s) == 1);
    CHECK(!Session_can_undo(s));
    CHECK(!Session_play(s, "take 2") && Session_can_redo(s));
    CHECK(Session_redo(s) && Session_count(s) == 3);
    CHECK(Session_undo(s) && !Session_play(s, "take 3"));
    CHECK(!Session_can_redo(s) && Session_count(s) == 3);
    CHECK(Text_same(Session_move(s, 2), "take 3"));
    Session_free(&s);
}
static void with_the_rest(const void *state, int *option)
{
    option[0] = ((const Nim *)state)->left;
}
CLAIM(a_new_game_may_begin_where_this_one_has_come_to)
{
    Model m = *nim_game.model;
    Game game = nim_game;
    Session *s;
    int option[OPTIONS];

    game.model = &m;
    s = begun(&game, "matches=15", 4);
    CHECK(!Session_play(s, "take 2"));
    Session_anew(s, option);
    CHECK(option[0] == 15);
    m.anew = with_the_rest;
    Session_anew(s, option);
    CHECK(option[0] == 13);
    Session_free(&s);
}
static bool seal;
static bool sealed(const void *state) { return state && seal; }

CLAIM(a_sealed_move_is_not_taken_back)
{
    Model m = *nim_game.model;
    Game game = nim_game;
    Session *s;

    m.sealed = sealed;
    game.model = &m;
    s = begun(&game, "matches=15", 4);
    CHECK(!Session_played(s) && !Session_play(s, "take 2"));
    seal = true;
    CHECK(Session_played(s) && !Session_can_undo(s));
    CHECK(!Session_undo(s) && !Session_rewind(s) && !Session_return(s));
    seal = false;
    CHECK(Session_can_undo(s) && Session_undo(s) && !Session_played(s));
    Session_free(&s);
}
CLAIM(a_bookmark_is_found_from_both_sides)
{
    Session *s = begun(&nim_game, "matches=30", 4);
    Status now;

    CHECK(!Session_return(s) && !Session_play(s, "take 2"));
    Session_mark(s);
    CHECK(!Session_return(s) && !Session_play(s, "take 1")
          && !Session_play(s, "take 3"));
    CHECK(Session_return(s) && Session_count(s) == 1);
    CHECK(Session_spent(s)->undos == 1 && Session_rewind(s));
    CHECK(Session_return(s) && Session_count(s) == 1);
    CHECK(Session_redo(s) && Session_redo(s) && Session_rewind(s));
    CHECK(!Session_play(s, "take 1") && !Session_play(s, "take 1"));
    CHECK(Session_return(s) && Session_count(s) == 0);
    Session_status(s, 0, &now);
    CHECK(now.undos == 4);
    Session_free(&s);
}
CLAIM(a_move_takes_the_place_of_a_tick)
{
    Session *s = begun(&race, "seats=1", 4);

    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 1"));
    CHECK(!Session_tick(s) && Session_undo(s));
    CHECK(!Session_tick(s) && Session_count(s) == 0);
    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 1"));
    CHECK(Session_count(s) == 2 && !Session_play(s, "go"));
    CHECK(Session_who(s, 2) == '>' && Session_count(s) == 3);
    CHECK(!Session_can_redo(s));
    CHECK(Session_undo(s) && Session_undo(s) && !Session_play(s, "go"));
    CHECK(!Session_answer(s, "roll 2") && !Session_tick(s));
    CHECK(Session_who(s, 2) == '~' && Session_count(s) == 3);
    Session_free(&s);
}
static long made;

static const char *walk_apply(void *state, const char *move)
{
    int n;

    if (!Text_match(move, "step %d", &n) || n < 1 || n > 2)
        return "a step is 1 or 2";
    made++;
    ((Race *)state)->at[1] += n;
    return NULL;
}

static int walk_turn(const void *state)
{
    (void)state;
    return 1;
}

static void walk_status(const void *state, int seat, Status *out)
{
    (void)seat;
    Text_say(out->text, "At %d.", ((const Race *)state)->at[1]);
}

static const Model walk_model = {
    .name = "walk", .size = sizeof(Race), .version = 1, .seats = 1,
    .start = bare_start, .apply = walk_apply, .legal = dumb_legal,
    .turn = walk_turn, .status = walk_status
};
static const Game walk = { .model = &walk_model };
static int place_of(const Session *s)
{
    return ((const Race *)Session_state(s))->at[1];
}

CLAIM(long_games_are_undone_from_a_stone)
{
    Session *s = begun(&walk, "", 1);
    int far = 0;

    while (Session_count(s) < 5000)
        CHECK(!Session_play(s, "step 1"));
    made = 0;
    while (Session_can_undo(s)) {
        long before = made;

        CHECK(Session_undo(s) && place_of(s) == Session_count(s));
        far += made - before > STRETCH;
    }
    CHECK(far == 49 && made == 370000);
    CHECK(Session_spent(s)->undos == 5000);
    Session_free(&s);
}
CLAIM(a_stone_of_another_story_is_no_stone)
{
    Session *s = begun(&walk, "", 1);

    while (Session_count(s) < 200)
        CHECK(!Session_play(s, "step 1"));
    while (Session_count(s) > 100)
        CHECK(Session_undo(s));
    while (Session_count(s) < 200)
        CHECK(!Session_play(s, "step 2"));
    CHECK(place_of(s) == 300);
    while (Session_count(s) > 50) {
        int count = Session_count(s) - 1;

        CHECK(Session_undo(s));
        CHECK(place_of(s) == (count > 100 ? 2 * count - 100 : count));
    }
    Session_free(&s);
}
static int relay_turn(const void *state)
{
    int at = ((const Race *)state)->at[1];

    return at % 2 ? HOUSE : at / 2 % 2 + 1;
}

CLAIM(who_moved_last_is_not_forgotten)
{
    Model m = walk_model;
    Game relay = { .model = &m };
    Session *s;

    m.seats = 2;
    m.turn = relay_turn;
    s = begun(&relay, "", 1);
    CHECK(!Session_play(s, "step 2") && !Session_play(s, "step 1"));
    CHECK(!Session_answer(s, "step 2") && Session_eyes(s) == 2);
    CHECK(Session_play(s, "step 1; step 1") && Session_eyes(s) == 2);
    Session_free(&s);
    s = begun(&relay, "", 1);
    while (Session_count(s) < 303)
        CHECK(!(Session_turn(s) == HOUSE ? Session_answer(s, "step 1")
                                         : Session_play(s, "step 1")));
    Session_go(s, 301);             /* and there is a stone at 201 */
    Session_go(s, 303);
    CHECK(Session_eyes(s) == 2 && s->stone_at == 201);
    Session_go(s, 201);
    CHECK(Session_eyes(s) == 1);
    Session_free(&s);
}
CLAIM(moves_made_together_find_out_no_secret)
{
    Model m = walk_model;
    Game game = { .model = &m };
    Session *s;

    m.hide = race_hide;
    s = begun(&game, "", 1);
    CHECK(Session_play(s, "step 1; step 1") && Session_count(s) == 0);
    Session_free(&s);
}
CLAIM(a_stroke_is_one_undo)
{
    Session *s = begun(&walk, "", 1);

    CHECK(!Session_play(s, "step 2"));
    CHECK(!Session_play(s, "step 1; step 2; step 2"));
    Session_mark(s);
    CHECK(tells(s, "walk 1 seed=1\n> step 2\n> step 1\n+ step 2\n"
                   "+ step 2\n"));
    CHECK(Session_undo(s) && place_of(s) == 2 && Session_can_redo(s));
    CHECK(Session_redo(s) && place_of(s) == 7 && Session_undo(s));
    CHECK(!Session_play(s, "step 1; step 2; step 2"));
    CHECK(Session_count(s) == 4 && Session_undo(s));
    CHECK(!Session_play(s, "step 1; step 2; step 1"));
    CHECK(Session_return(s) && Session_count(s) == 1);
    CHECK(!Session_play(s, "step 1") && !Session_can_redo(s));
    CHECK(!Session_play(s, "step 1; step 1") && Session_rewind(s));
    CHECK(place_of(s) == 0 && Session_redo(s) && Session_redo(s));
    CHECK(Session_redo(s) && place_of(s) == 5 && !Session_redo(s));
    Session_free(&s);
}

CLAIM(a_stroke_is_kept_as_one)
{
    const char *text = "walk 1 seed=1\n> step 2\n> step 1\n+ step 2\n";
    Line why = "";
    Session *s = Session_load(&walk, text, why);

    CHECK(s && tells(s, text) && place_of(s) == 5);
    CHECK(s && Session_undo(s) && place_of(s) == 2 && Session_redo(s)
          && place_of(s) == 5 && Session_undo(s) && Session_undo(s));
    Session_free(&s);
}
CLAIM(a_stroke_is_refused_whole)
{
    Session *s = begun(&walk, "", 1);

    CHECK(!Session_play(s, "step 1") && !Session_play(s, "step 2"));
    CHECK(Session_undo(s));
    CHECK(Text_same(Session_play(s, "step 2; step 3"),
                    "a step is 1 or 2"));
    CHECK(Text_same(Session_play(s, "step 2; "),
                    "a move has 1 to 95 letters"));
    CHECK(Text_same(Session_play(s, "step 2; tick"),
                    "only the clock says tick"));
    grants = 0;
    CHECK(Text_same(Session_play(s, "step 1; step 1"),
                    "there is no memory left for another move"));
    CHECK(place_of(s) == 1 && Session_redo(s) && place_of(s) == 3);
    Session_free(&s);
}

CLAIM(a_stroke_is_one_persons_and_finds_no_secret)
{
    Session *s = begun(&race, "", 1);

    CHECK(Text_same(Session_play(s, "go; roll 1"),
          "moves made together are one person's, and none of them finds"
          " out a secret"));
    CHECK(Session_count(s) == 0);
    Session_free(&s);
    s = begun(&nim_game, "matches=5", 1);
    CHECK(Session_play(s, "take 1; take 1") && !Session_count(s));
    Session_free(&s);
}
CLAIM(a_stone_that_cannot_be_laid_is_not_missed)
{
    Session *s = begun(&walk, "", 1);

    while (Session_count(s) < 150)
        CHECK(!Session_play(s, "step 1"));
    grants = 0;
    CHECK(Session_undo(s) && place_of(s) == 149);
    CHECK(grants == -1);
    CHECK(!Session_play(s, "step 2") && Session_undo(s));
    CHECK(Session_undo(s) && place_of(s) == 148);
    Session_free(&s);
}
static int starts;

static const char *fickle(void *state, const int *option, uint64_t seed)
{
    return starts++ % 2 ? "not now" : race_start(state, option, seed);
}

CLAIM(a_game_that_refuses_its_own_history_ends_there)
{
    Model model = race_model;
    Game game = { .model = &model };
    Session *s;

    model.start = fickle;
    s = begun(&game, "", 1);
    CHECK(!Session_play(s, "go") && !Session_settle(s));
    CHECK(!Session_play(s, "go") && Session_undo(s));
    CHECK(Session_count(s) == 0 && !Session_can_redo(s));
    Session_free(&s);
}
static const char *tiring(void *state, const char *move)
{
    return made < 150 ? walk_apply(state, move) : "not today";
}

CLAIM(a_tired_game_ends_where_it_refuses)
{
    Model model = walk_model;
    Game game = { .model = &model };
    Session *s;

    model.apply = tiring;
    made = 0;
    s = begun(&game, "", 1);
    while (Session_count(s) < 120)
        CHECK(!Session_play(s, "step 1"));
    made = 31;
    CHECK(Session_undo(s) && Session_count(s) == 119);
    CHECK(Session_undo(s) && Session_count(s) == 19);
    CHECK(place_of(s) == 19 && !Session_can_redo(s));
    Session_free(&s);
}
static bool has_spent(const Session *s, long ms, int hints, int undos)
{
    const Spent *spent = Session_spent(s);

    return spent->ms == ms && spent->hints == hints
        && spent->undos == undos;
}

CLAIM(what_is_spent_is_not_undone)
{
    Session *s = begun(&race, "goal=3 seats=1", 1);

    Session_spend(s, 60000, 1);
    CHECK(has_spent(s, 0, 1, 0));
    CHECK(!Session_undo(s) && has_spent(s, 0, 1, 0));
    CHECK(!Session_play(s, "go"));
    Session_spend(s, 60000, 0);
    CHECK(has_spent(s, 60000, 1, 0) && Session_undo(s));
    Session_spend(s, 500, 1);
    CHECK(has_spent(s, 60500, 2, 1) && Session_redo(s));
    CHECK(!Session_answer(s, "roll 3") && Session_rewind(s));
    CHECK(has_spent(s, 60500, 2, 2) && Session_redo(s));
    Session_spend(s, 60000, 1);
    CHECK(has_spent(s, 60500, 3, 2));
    Session_free(&s);
    s = begun(&race, "goal=3 seats=1", 1);
    CHECK(!Session_play(s, "go") && Session_undo(s));
    CHECK(tells(s, "race 2 goal=3 pace=slow seats=1 seed=1\n"
                   "= seconds=0 hints=0 undos=1\n"));
    Session_free(&s);
    s = begun(&bare, "", 1);
    Session_spend(s, 0, 1);
    CHECK(tells(s, "bare 1 seed=1\n= seconds=0 hints=1 undos=0\n"));
    Session_free(&s);
}
CLAIM(a_game_that_arrives_in_its_middle_had_a_hint)
{
    const char *const text[] = { "bare 1 seed=1\n",
        "race 2 goal=3 pace=slow seats=1 seed=1\n> go\n",
        "race 2 goal=3 pace=slow seats=1 seed=1\n> go\n: roll 3\n" };
    Line why;

    for (int k = 0; k < 3; k++) {
        Session *s = Session_load(k ? &race : &bare, text[k], why);

        CHECK(s != NULL);
        if (s) {
            CHECK((Session_turn(s) == OVER) == (k == 2));
            Session_arrive(s);
            CHECK(has_spent(s, 0, k == 1, 0));
        }
        Session_free(&s);
    }
}
CLAIM(the_hour_of_the_beginning_is_kept)
{
    Session *s = begun(&bare, "", 1), *again;
    Line complaint;
    const char *text = "bare 1 seed=1\n"
                       "= begun=1795275000 seconds=0 hints=0 undos=0\n";

    Session_begin(s, -5);
    CHECK(tells(s, "bare 1 seed=1\n"));
    Session_begin(s, YEAR_9999 + 1);
    CHECK(Session_spent(s)->begun == 0);
    Session_begin(s, 1795275000);
    CHECK(tells(s, text));
    again = Session_load(&bare, text, complaint);
    CHECK(again && Session_spent(again)->begun == 1795275000);
    CHECK(again && tells(again, text));
    Session_free(&again);
    Session_free(&s);
}
CLAIM(what_a_view_keeps_is_saved_and_not_undone)
{
    unsigned char own[sizeof ((Ui *)0)->own] = { 10, 0, 255 };
    Session *s = begun(&race, "goal=3 seats=1", 1), *twin;
    Line why = "";

    CHECK(!Session_play(s, "go"));
    Session_keep(s, own);
    CHECK(Session_undo(s));
    CHECK(tells(s, "race 2 goal=3 pace=slow seats=1 seed=1\n= seconds=0"
                " hints=0 undos=1 own=0a00ff\n"));
    CHECK(Session_redo(s));
    Session_spend(s, 83499, 0);
    CHECK(tells(s, "race 2 goal=3 pace=slow seats=1 seed=1\n> go\n"
                "= seconds=83.4 hints=0 undos=1 own=0a00ff\n"));
    own[63] = 16;
    Session_keep(s, own);
    twin = Session_twin(s, why);
    CHECK(twin && has_spent(twin, 83400, 0, 1)
          && memcmp(Session_own(twin), own, sizeof own) == 0);
    Session_free(&twin);
    Session_free(&s);
}
CLAIM(nobody_spends_more_than_a_million)
{
    Session *s = begun(&race, "", 1);

    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 1"));
    Session_spend(s, -5, -5);
    CHECK(has_spent(s, 0, 0, 0));
    Session_spend(s, 999999999, 999999);
    CHECK(has_spent(s, 999999999, 999999, 0));
    Session_spend(s, 2, 2);
    CHECK(has_spent(s, 1000000000, 1000000, 0));
    Session_spend(s, LONG_MAX, INT_MAX);
    CHECK(has_spent(s, 1000000000, 1000000, 0));
    Session_free(&s);
}
static bool reads_as(const Format *forms, const char *file,
                     const char *text, const char *wanted)
{
    Model m = *nim_game.model;
    Game game = { .model = &m };
    Line complaint = "";
    Session *s;

    m.formats = forms;
    s = Session_read(&game, file, text, complaint);
    bool good = s ? tells(s, wanted) : Text_same(complaint, wanted);

    if (!good)
        printf("# %s\n", complaint);
    Session_free(&s);
    return good;
}
static bool reads_file(const char *file, const char *text,
                       const char *wanted)
{
    return reads_as(nim_game.model->formats, file, text, wanted);
}
CLAIM(files_of_others_are_read_and_written)
{
    const char *const five = "nim 1 matches=5 seed=0\n";
    Session *s = begun(&nim_game, "matches=7", 1);
    char *text;

    CHECK(reads_file("a.strokes", "|||||\n", five));
    CHECK(reads_file("mail.txt", "||| ||", five));
    CHECK(reads_file("a.strokes", "|||x",
          "a row of 1 to 40 strokes is wanted, such as |||||"));
    CHECK(reads_file("a.txt", "|||x\n",
          "line 1: this is no saved game of this program"));
    CHECK(reads_file("a.strokes", "nim 1 matches=5 seed=0\n", five));
    CHECK(!Session_play(s, "take 2"));
    text = Session_written(s, "b.strokes");
    CHECK(text && Text_same(text, "|||||\n"));
    free(text);
    text = Session_written(s, "strokes");
    CHECK(text
          && Text_same(text, "nim 1 matches=7 seed=1\n> take 2\n"));
    free(text);
    Session_free(&s);
}
static bool writes(const Format *forms, const char *game,
                   const char *file, const char *wanted)
{
    Model m = *nim_game.model;
    Game nim = { .model = &m };
    Line why;
    Session *s = Session_load(&nim, game, why);
    char *text;

    m.formats = forms;
    text = s ? Session_written(s, file) : NULL;
    bool good = text && Text_same(text, wanted);

    if (!good)
        printf("# %s\n", text ? text : why);
    free(text);
    Session_free(&s);
    return good;
}
CLAIM(a_game_told_with_its_boards_is_a_game_still)
{
    const char *const game = "nim 1 matches=7 seed=1\n> take 3\n"
                             "= seconds=0 hints=1 undos=0\n";
    const char *const told = "nim 1 matches=7 seed=1\n"
        "#  | | | | |  | |\n# Seat 1 takes. Matches: 7.\n"
        "> take 3\n#  | | | |\n# Seat 2 takes. Matches: 4.\n"
        "= seconds=0 hints=1 undos=0\n";

    CHECK(writes(nim_game.model->formats, game, "a.txt", told));
    CHECK(writes(nim_game.model->formats, told, "a.game", game));
}
static void write_moves(const void *state, const char *saved, Text *out)
{
    (void)state;
    for (const char *at = saved; (at = strchr(at, '\n')) != NULL; at++)
        if (at[1] == '>')
            Text_tell(out, "%.*s", (int)strcspn(at + 3, "\n") + 1,
                      at + 3);
}
CLAIM(whoever_writes_for_others_has_the_moves)
{
    const Format list[] = { { "list", NULL, write_moves }, { 0 } };

    CHECK(writes(list, "nim 1 matches=7 seed=1\n> take 3\n> take 1\n",
                 "a.list", "take 3\ntake 1\n"));
}
static void tells_strokes(const void *what, Text *out)
{
    for (int k = *(const int *)what; k > 0; k--)
        Text_tell(out, "|");
}

CLAIM(a_text_is_whole_however_long_it_is)
{
    for (int n = (1 << 14) - 2; n < (1 << 14) + 2; n++) {
        char *text = Text_whole(tells_strokes, &n);

        CHECK(text && strlen(text) == (size_t)n);
        free(text);
    }
}
static int readings;
static void reads_nothing(const void *text, Text *out)
{
    readings++;
    Text_tell(out, "nothing in %zu letters", strlen(text));
}

CLAIM(a_reader_of_two_formats_is_asked_once)
{
    const Format two[] = { { "one", reads_nothing, NULL },
                           { "two", reads_nothing, NULL }, { 0 } };

    CHECK(reads_as(two, "a.two", "|||", "nothing in 3 letters"));
    CHECK(readings == 1);
    CHECK(reads_as(two, "a.txt", "|||\n",
          "line 1: this is no saved game of this program"));
    CHECK(readings == 2);
}
CLAIM(a_picture_goes_to_the_form_that_reads_dots)
{
    const char *const dots = "P2\n3 1\n255\n0 128 0\n";
    const char *const two = "nim 1 matches=2 seed=0\n";
    const Format *its = nim_game.model->formats;
    const Format pbm[] = { its[0], { "pbm", its[1].read, NULL },
                           { 0 } };
    const Format last[] = { its[0], { "x", NULL, its[0].write },
                            { 0 } };

    CHECK(Text_same(its[1].suffix, "pgm"));
    CHECK(reads_file("a.png", dots, two) && reads_file("a", dots, two));
    CHECK(reads_as(pbm, "a.png", dots, two));
    CHECK(reads_file("a.png", "P2\n1 1\n255\n9\n",
          "a picture with 1 to 40 black dots is wanted"));
    CHECK(reads_as(last, "a.png", dots, "no pictures are read here, "
                   "but files that end in .game, .strokes"));
    CHECK(reads_as(NULL, "a.png", dots, "no pictures are read here, "
                   "but files that end in .game"));
    CHECK(reads_file("a.strokes", dots,
          "a row of 1 to 40 strokes is wanted, such as |||||"));
}
CLAIM(a_twin_is_taken_back_and_the_game_stays)
{
    Session *s = begun(&race, "goal=3 seats=1", 1), *twin;
    Line why = "";

    CHECK(!Session_play(s, "go") && !Session_lost(s));
    twin = Session_twin(s, why);
    CHECK(twin && Session_undo(twin) && Session_count(s) == 1);
    Session_free(&twin);
    grants = 0;
    CHECK(!Session_twin(s, why) && Text_same(why,
          "there is no memory left for this"));
    Session_free(&s);
}
static bool refuses(const Game *game, const char *text,
                    const char *sentence)
{
    Line complaint = "";
    Session *s = Session_load(game, text, complaint);
    bool good = !s && Text_same(complaint, sentence);

    if (!good)
        printf("# %s\n", complaint);
    Session_free(&s);
    return good;
}
CLAIM(a_saved_game_is_loaded)
{
    const char *text = "race 2 goal=6 pace=quick seats=1 seed=9\n"
        "> go\n: roll 5\n~ tick\n> go\n: roll 1\n";
    Line complaint = "";
    Session *s = Session_load(&race, text, complaint);

    CHECK(s && tells(s, text));
    Session_free(&s);
    text = "race 2 seed=18446744073709551615\n3 ~ tick\n> go\n";
    s = Session_load(&race, text, complaint);
    CHECK(s && Session_count(s) == 4 && !Session_settle(s));
    CHECK(s && Session_seed(s) == UINT64_MAX);
    Session_free(&s);
    text = "bare 1 seed=0\n> go\n";
    s = Session_load(&bare, text, complaint);
    CHECK(s && tells(s, text));
    Session_free(&s);
    text = "bare 1 seed=0\n> go\n= seconds=83 hints=2 undos=1\n";
    s = Session_load(&bare, text, complaint);
    CHECK(s && tells(s, text) && has_spent(s, 83000, 2, 1));
    Session_free(&s);
}
CLAIM(a_damaged_head_is_refused)
{
    char wide[2000];

    memset(wide, ' ', sizeof wide);
    memcpy(wide + sizeof wide - 2, "\n", 2);
    CHECK(refuses(&race, "", "line 1: the text is cut off here"));
    CHECK(refuses(&race, wide, "line 1: this line is too long"));
    CHECK(refuses(&race, "racer 2 seed=1\n",
          "line 1: this is no saved game of this program"));
    CHECK(refuses(&race, "Dear aunt,\n",
          "line 1: this is no saved game of this program"));
    CHECK(refuses(&race, "race 2\n",
          "line 1: options and seed are missing"));
    CHECK(refuses(&race, "race 3 seed=1\n",
          "line 1: these are rules of a version unknown here"));
    CHECK(refuses(&race, "race two seed=1\n",
          "line 1: these are rules of a version unknown here"));
    CHECK(refuses(&race, "race 2 goal=6 \n",
          "line 1: this line ends in a seed, as in seed=7"));
    CHECK(refuses(&race, "race 2 seed=-1\n",
          "line 1: this line ends in a seed, as in seed=7"));
    CHECK(refuses(&race, "race 2 goal=7 seed=1\n",
          "line 1: goal goes from 3 to 30 in steps of 3, not 7"));
    CHECK(refuses(&race, "race 2 goal=3 pace=quick seed=1\n",
          "line 1: a quick race needs a goal beyond 3"));
}
CLAIM(a_damaged_history_is_refused)
{
#define AFTER "race 2 goal=3 seats=1 seed=1\n> go\n"
    CHECK(refuses(&race, AFTER ": roll 1",
          "line 3: the text is cut off here"));
    CHECK(refuses(&race, AFTER ": roll 7\n",
          "line 3: say go, and the house rolls"));
    CHECK(refuses(&race, AFTER "> go\n",
          "line 3: it is the turn of the house"));
    CHECK(refuses(&race, AFTER "~ tick\n",
          "line 3: it is the turn of the house"));
}
CLAIM(what_is_no_history_is_refused)
{
    CHECK(refuses(&race, AFTER ": roll 3\n> go\n",
          "line 4: the game is over"));
    CHECK(refuses(&race, AFTER ": roll 1\n\n",
          "line 4: a line begins with >, +, : or ~ and a space"));
    CHECK(refuses(&race, AFTER ": roll 1\n1 ~ tick\n",
          "line 4: a line begins with >, +, : or ~ and a space"));
    CHECK(refuses(&race, AFTER ": roll 1\n999999999 ~ tick\n",
          "line 4: a game has at most 1,000,000 moves"));
    CHECK(refuses(&nim_game, "nim 1 seed=1\n~ tick\n",
          "line 2: this game has no clock"));
}
CLAIM(a_stroke_goes_on_with_a_persons_move)
{
    CHECK(refuses(&walk, "walk 1 seed=1\n+ step 1\n",
          "line 2: a line with + goes on with a person's move"));
    CHECK(refuses(&race, "race 2 seed=1\n~ tick\n+ go\n",
          "line 3: a line with + goes on with a person's move"));
    CHECK(refuses(&race, "race 2 seed=1\n> go\n+ go\n", "line 3: moves"
        " made together are one person's, and none of them finds out a"
        " secret"));
}
CLAIM(a_damaged_account_is_refused)
{
    const char *reads = "line 3: what was spent reads"
                        " = seconds=83 hints=2 undos=1";
    const char *most = "line 3: nobody spends more than a million";
    static const char *const bad[] = {
        AFTER "= seconds=083 hints=2 undos=1\n",
        AFTER "= seconds=0 hints=0 undos=0\n",
        AFTER "= begun=0 seconds=1 hints=0 undos=0\n",
        AFTER "= begun=1x seconds=1 hints=0 undos=0\n",
        AFTER "= begun=253402300800 seconds=1 hints=0 undos=0\n",
        AFTER "= begun=17\n", AFTER "= seconds=83\n",
        AFTER "= seconds=83.0 hints=2 undos=1\n",
        AFTER "= seconds=83.10 hints=2 undos=1\n",
        AFTER "= seconds=.5 hints=2 undos=1\n",
        AFTER "= seconds=1 hints=0 undos=0 own=\n",
        AFTER "= seconds=1 hints=0 undos=0 own=0a0\n",
        AFTER "= seconds=1 hints=0 undos=0 own=0a00\n",
        AFTER "= seconds=1 hints=0 undos=0 own=0A\n",
        AFTER "= seconds=1 hints=0 undos=0 own=0a \n",
        AFTER "= own=0a\n", NULL
    };

    for (int k = 0; bad[k]; k++)
        CHECK(refuses(&race, bad[k], reads));
    CHECK(refuses(&race, AFTER "= seconds=1000001 hints=0 undos=0\n",
          most));
    CHECK(refuses(&race, AFTER "= seconds=0 hints=1000001 undos=0\n",
          most));
    CHECK(refuses(&race, AFTER "= seconds=0 hints=0 undos=1000001\n",
          most));
    CHECK(refuses(&race, AFTER "= seconds=1 hints=0 undos=0\n"
                               ": roll 1\n",
          "line 4: the game ended with the line before"));
}
static void damage(char *text, Random *r)
{
    int length = (int)strlen(text);
    int at = Random_below(r, length + 1);

    switch (Random_below(r, 5)) {
    case 0:
        text[at] = '\0';
        break;
    case 1:
        memmove(text + at + 1, text + at, (size_t)(length - at) + 1);
        break;
    case 2:
        if (at < length)
            memmove(text + at, text + at + 1, (size_t)(length - at));
        break;
    case 3:
        if (at < length)
            text[at] = (char)(1 + Random_below(r, 255));
        break;
    default:
        if (at < length)
            text[at] = "0123456789 >:~=\n"[Random_below(r, 16)];
    }
}
static bool survives(const char *text)
{
    char once[2000] = "", again[2000] = "";
    Text first = { once, sizeof once, 0 };
    Text second = { again, sizeof again, 0 };
    Line complaint = "";
    Session *s = Session_load(&race, text, complaint);

    if (!s)
        return strncmp(complaint, "line ", 5) == 0;
    Session_save(s, &first);
    Session_free(&s);
    s = Session_load(&race, once, complaint);
    if (!s)
        return false;
    Session_save(s, &second);
    Session_free(&s);
    return Text_same(once, again);
}
CLAIM(random_damage_never_breaks_it)
{
    const char *good = "race 2 goal=12 pace=slow seats=2 seed=7\n"
        "> go\n: roll 3\n12 ~ tick\n> go\n: roll 2\n> go\n"
        ": roll 1\n~ tick\n> go\n: roll 3\n> go\n: roll 3\n"
        "= begun=1795275000 seconds=83.4 hints=2 undos=1 own=0a\n";
    Random r = Random_start(1, 1);

    for (int k = 0; k < 20000; k++) {
        char text[400];

        strcpy(text, good);
        for (int n = 1 + Random_below(&r, 4); n > 0; n--)
            damage(text, &r);
        bool fine = survives(text);
        CHECK(fine);
        if (!fine)
            printf("# it was: %s\n", text);
    }
}
static const char *const runners[] = { "person", "hare" };
static const Option duel_options[] = {
    { "left", "Left", 0, 1, 0, 0, runners, NULL, 1 },
    { "right", "Right", 0, 1, 0, 0, runners, NULL, 2 },
    { "far", "Far", 0, 1, 0, 0, NULL, NULL, 0 }, { 0 }
};

static void hare(Think *t)
{
    CHECK(((const Race *)t->state)->secret == 0 && t->seat > HOUSE);
    Text_say(t->move, "go");
}

static const char *duel_start(void *state, const int *option,
                              uint64_t seed)
{
    (void)option;
    return race_start(state, (const int[]){ 12, 3, 2 }, seed);
}

static void duel_hide(void *state, int seat)
{
    race_hide(state, seat);
    ((Race *)state)->at[0] = seat;  /* each sees a side of it */
}

static const Player hares[] = {
    { "die", "Die", HOUSE, 0, 1, honest },
    { "hare", "Hare", 1, 0, 1, hare }, { 0 } };
static const Model duel_model = {
    .name = "duel", .size = sizeof(Race), .version = 1, .seats = 2,
    .options = duel_options, .start = duel_start, .apply = race_apply,
    .legal = race_legal, .turn = race_turn, .status = race_status,
    .hide = duel_hide
};
static const Game duel = { &duel_model, NULL, hares, NULL };
static bool sits(const char *options, int persons, int eyes, int later)
{
    Session *s = begun(&duel, options, 5);
    bool good = Session_persons(s) == persons && Session_seats(s) == 2
             && Session_eyes(s) == eyes;

    if (Session_person(s, 1)) {
        CHECK(Text_same(Session_answer(s, "go"),
                        "it is not the turn of the house"));
        CHECK(Session_guarded(s) == (persons > 1));
        grants = 0;
        CHECK(Session_guarded(s) == (persons > 1));
        grants = -1;
        CHECK(!Session_play(s, "go"));
    } else {
        CHECK(Text_same(Session_play(s, "go"), "a program is to move"));
        CHECK(!Session_answer(s, "go"));
    }
    CHECK(Session_eyes(s) == eyes && !Session_answer(s, "roll 1"));
    good = good && Session_eyes(s) == later;
    Session_free(&s);
    return good;
}

CLAIM(a_seat_is_a_persons_or_a_programs)
{
    CHECK(sits("", 2, 1, 2));
    CHECK(sits("right=hare", 1, 1, 1));
    CHECK(sits("left=hare", 1, 2, 2));
    CHECK(sits("left=hare right=hare", 0, 1, 1));
}
CLAIM(programs_play_to_the_end)
{
    Session *s = begun(&duel, "left=hare right=hare", 5);

    CHECK(Session_settle(s) == NULL && Session_turn(s) == OVER);
    CHECK(Session_count(s) > 2 && !Session_can_undo(s));
    CHECK(Session_who(s, 0) == ':' && Text_same(Session_move(s, 0),
        "go"));
    Session_free(&s);
}
static bool loads(const char *text)
{
    Line complaint = "";
    Session *s = Session_load(&duel, text, complaint);
    bool good = s && tells(s, text);

    Session_free(&s);
    return good;
}

CLAIM(a_change_of_seats_is_in_the_history)
{
#define DUEL "duel 1 left=person right=person far=0 seed=5\n"
    Session *s = begun(&duel, "", 5);
    Line complaint;

    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 1"));
    CHECK(Session_place(s, "right=hare", complaint));
    CHECK(Session_count(s) == 2 && Session_now(s)[1] == 1);
    CHECK(tells(s, DUEL "> go\n: roll 1\n@ right=hare\n"));
    CHECK(!Session_answer(s, "go") && !Session_answer(s, "roll 1"));
    CHECK(Session_who(s, 2) == '@' && Session_count(s) == 5);
    CHECK(loads(DUEL "> go\n: roll 1\n@ right=hare\n: go\n: roll 1\n"
                "> go\n@ left=hare\n"));
    CHECK(Session_undo(s) && Session_count(s) == 0);
    CHECK(tells(s, DUEL "@ right=hare\n"
                   "= seconds=0 hints=0 undos=1\n"));
    CHECK(Session_redo(s) && Session_count(s) == 5);
    CHECK(!Session_sit(s, 1, 0) && Session_undo(s));
    CHECK(tells(s, DUEL "= seconds=0 hints=0 undos=2\n"));
    CHECK(Session_can_redo(s));
    Session_free(&s);
}
CLAIM(an_undone_change_of_seats_leaves_no_trace)
{
    Session *s = begun(&duel, "", 5);

    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 1"));
    CHECK(!Session_sit(s, 0, 1) && !Session_play(s, "go"));
    CHECK(Session_undo(s) && !Session_sit(s, 0, 0));
    CHECK(tells(s, DUEL "> go\n: roll 1\n"
                   "= seconds=0 hints=0 undos=1\n"));
    CHECK(Session_rewind(s) && Session_redo(s));
    CHECK(tells(s, DUEL "> go\n: roll 1\n"
                   "= seconds=0 hints=0 undos=2\n"));
    CHECK(Session_redo(s) && !Session_can_redo(s));
    CHECK(Session_who(s, 2) == '@' && Session_count(s) == 4);
    Session_free(&s);
    s = begun(&duel, "", 5);
    CHECK(!Session_sit(s, 1, 1) && !Session_play(s, "go"));
    CHECK(Session_rewind(s) && !Session_sit(s, 1, 0));
    CHECK(tells(s, DUEL "= seconds=0 hints=0 undos=1\n"));
    Session_free(&s);
}
static bool misplaced(Session *s, const char *words, const char *why)
{
    Line complaint = "";

    return !Session_place(s, words, complaint)
        && Text_same(complaint, why) && tells(s, DUEL);
}

CLAIM(only_seats_change_in_a_game)
{
    Session *s = begun(&duel, "", 5);
    const char *why = "in a game, only who sits where can change";

    CHECK(!Session_sit(s, 0, 1) && !Session_sit(s, 0, 0));
    CHECK(misplaced(s, "far=1 right=hare", why));
    CHECK(misplaced(s, "right=dog",
                    "right is person or hare, not dog"));
    CHECK(Text_same(Session_sit(s, 0, 2),
                    "an option is out of its bounds"));
    Session_free(&s);
    s = begun(&race, "seats=1", 5);
    CHECK(Session_seats(s) == 1 && Session_persons(s) == 1);
    CHECK(Text_same(Session_sit(s, 2, 2), why));
    Session_free(&s);
}
CLAIM(a_saved_move_is_checked_against_who_sat_there)
{
    CHECK(refuses(&duel, DUEL ": go\n",
          "line 2: it is not the turn of the house"));
    CHECK(refuses(&duel, DUEL "@ left=hare\n> go\n",
          "line 3: a program is to move"));
    CHECK(refuses(&duel, DUEL "@ left=cow\n",
          "line 2: left is person or hare, not cow"));
    CHECK(refuses(&duel, DUEL "@\n",
          "line 2: a line begins with >, +, : or ~ and a space"));
}
CLAIM(the_way_back_leads_over_changes_of_seats)
{
    Model model = walk_model;
    Game game = { &model, NULL, hares, NULL };
    Session *s;

    model.options = duel_options;
    s = begun(&game, "", 1);
    while (place_of(s) < 150) {
        int at = place_of(s);

        CHECK(at % 10 || !Session_sit(s, 1, at / 10 % 2));
        CHECK(!Session_play(s, "step 1"));
    }
    CHECK(Session_count(s) == 164 && !Session_sit(s, 1, 1));
    for (int k = 149; k >= 0; k--) {
        CHECK(Session_undo(s) && place_of(s) == k);
        CHECK(Session_count(s) == k + k / 10 || k % 10 == 0);
    }
    Session_go(s, 164);
    CHECK(place_of(s) == 150 && Session_now(s)[1] == 1);
    Session_free(&s);
}

TEST_MAIN
