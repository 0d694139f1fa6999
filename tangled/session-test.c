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
    { "goal", "Goal", 3, 30, 12, 3, NULL },
    { "pace", "Pace", 3, 4, 3, 0, paces },
    { "seats", "Runners", 1, 2, 2, 0, NULL },
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

    if (same(move, "tick"))
        return s->ticks++, NULL;
    if (same(move, "go") && !s->rolling)
        return s->rolling = true, NULL;
    if (!s->rolling || !match(move, "roll %d", &n)
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
        tell(out, "go\n");
    for (int n = 1; s->rolling && n <= s->die; n++)
        tell(out, "roll %d\n", n);
}

static void race_status(const void *state, Status *out)
{
    const Race *s = state;

    out->turn = s->at[s->turn] >= s->goal ? OVER
              : s->rolling ? HOUSE : s->turn;
    say(out->text, "At %d and %d.", s->at[1], s->at[2]);
}

static void race_hide(void *state, int seat)
{
    (void)seat;
    ((Race *)state)->secret = 0;
}
static const Model race_model = {
    .name = "race", .size = sizeof(Race), .version = 2, .seats = 2,
    .tick = 30, .options = race_options, .start = race_start,
    .apply = race_apply, .legal = race_legal, .status = race_status,
    .hide = race_hide
};
static const Game race = { .model = &race_model };
static void dumb_legal(const void *state, Text *out)
{
    (void)state;
    tell(out, "%s", "");
}
static const Model dumb_model = {
    .name = "dumb", .size = sizeof(Race), .version = 1, .seats = 1,
    .apply = race_apply, .legal = dumb_legal, .status = race_status
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
    .status = race_status
};
static const Game bare = { .model = &bare_model };

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
        return same(complaint, result)
            && memcmp(option, kept, sizeof kept) == 0;
    Options_write(game->model, option, &out);
    return same(written, result);
}

static void options_are_read_and_written(void)
{
    CHECK(reads(&race, "", "goal=12 pace=slow seats=2"));
    CHECK(reads(&race, " pace=quick  goal=30 ",
                "goal=30 pace=quick seats=2"));
    CHECK(reads(&nim_game, "matches=21", "matches=21"));
    CHECK(reads(&bare, "", ""));
}
static void bad_options_get_a_sentence(void)
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
    int option[OPTIONS];
    Line complaint = "";

    Options_usual(game->model, option);
    CHECK(Options_read(game->model, options, option, complaint));
    return Session_new(game, option, seed, complaint);
}

static bool tells(const Session *s, const char *list)
{
    char text[2000] = "";
    Text out = { text, sizeof text, 0 };

    Session_save(s, &out);
    if (!same(text, list))
        printf("# %s", text);
    return same(text, list);
}
static void a_new_session_knows_what_it_is_made_of(void)
{
    Session *s = begun(&race, "goal=6", 77);

    CHECK(Session_game(s) == &race && Session_seed(s) == 77);
    CHECK(Session_option(s)[0] == 6 && Session_count(s) == 0);
    CHECK(Session_play(s, "go") == NULL && Session_count(s) == 1);
    CHECK(same(Session_move(s, 0), "go") && Session_who(s, 0) == '>');
    CHECK(((const Race *)Session_state(s))->rolling);
    Session_free(&s);
    CHECK(s == NULL);
    Session_free(&s);
}
static void a_game_that_cannot_begin_says_why(void)
{
    int option[OPTIONS] = { 3, 4, 1 };
    Line complaint = "";

    CHECK(!Session_new(&race, option, 1, complaint));
    CHECK(same(complaint, "a quick race needs a goal beyond 3"));
    option[0] = 5;
    CHECK(!Session_new(&race, option, 1, complaint));
    CHECK(same(complaint, "an option is out of its bounds"));
}
static void short_memory_is_a_complaint(void)
{
    int option[OPTIONS] = { 12, 3, 2 };

    for (int k = 0; k < 4; k++) {
        Line complaint = "";

        grants = k;
        CHECK(!Session_new(&race, option, 1, complaint));
        CHECK(same(complaint,
                   "there is no memory left for a game"));
    }
    grants = -1;
}
static void short_memory_leaves_the_game_as_it_was(void)
{
    for (int after = 0; after <= 12; after += 12) {
        Session *s = begun(&race, "goal=30 seats=1", 1);
        const char *trouble = NULL;

        while (!trouble) {
            grants = Session_count(s) < after ? -1 : 0;
            trouble = Session_tick(s);
        }
        grants = -1;
        CHECK(same(trouble,
                   "there is no memory left for another move"));
        CHECK(((const Race *)Session_state(s))->ticks
              == Session_count(s));
        CHECK(Session_tick(s) == NULL);
        Session_free(&s);
    }
}
static void everybody_moves_in_turn(void)
{
    Session *s = begun(&race, "goal=3 seats=1", 1);
    char longer[LINE + 1];

    memset(longer, 'x', LINE);
    longer[LINE] = '\0';
    CHECK(same(Session_answer(s, "roll 2"),
               "it is not the turn of the house"));
    CHECK(same(Session_play(s, "roll 2"),
               "say go, and the house rolls"));
    CHECK(same(Session_play(s, "tick"), "only the clock says tick"));
    CHECK(same(Session_play(s, ""), "a move has 1 to 95 letters"));
    CHECK(same(Session_play(s, longer), "a move has 1 to 95 letters"));
    CHECK(Session_play(s, "go") == NULL);
    CHECK(same(Session_play(s, "go"), "it is the turn of the house"));
    CHECK(same(Session_tick(s), "it is the turn of the house"));
    CHECK(same(Session_answer(s, "roll 9"),
               "say go, and the house rolls"));
    CHECK(Session_answer(s, "roll 3") == NULL);
    CHECK(same(Session_play(s, "go"), "the game is over"));
    CHECK(same(Session_answer(s, "roll 1"), "the game is over"));
    CHECK(same(Session_tick(s), "the game is over"));
    CHECK(tells(s, "race 2 goal=3 pace=slow seats=1 seed=1\n"
                   "> go\n: roll 3\n"));
    Session_free(&s);
}
static void ticks_come_from_a_clock(void)
{
    Session *s = begun(&nim_game, "", 1);

    CHECK(same(Session_tick(s), "this game has no clock"));
    Session_free(&s);
    s = begun(&race, "", 1);
    for (int k = 0; k < LONGEST; k++)
        if (Session_tick(s))
            break;
    CHECK(Session_count(s) == LONGEST);
    CHECK(same(Session_tick(s),
               "a game has at most 1,000,000 moves"));
    CHECK(tells(s, "race 2 goal=12 pace=slow seats=2 seed=1\n"
                   "1000000 ~ tick\n"));
    Session_free(&s);
}
static void honest(Think *t)
{
    const Race *s = t->state;
    int *used = t->memory;

    CHECK(t->seat == HOUSE && s->secret == 5);
    CHECK(used[0] == 0 && more(t) && !more(t));
    used[0] = 1;
    say(t->move, "roll %d", 1 + Random_below(&t->random, s->die));
}

static void nonsense(Think *t)
{
    say(t->move, "fish");
}

static void silence(Think *t)
{
    (void)t;
}
static void advise(Think *t)
{
    const Race *s = t->state;

    CHECK(t->seat == 2 && t->level == 3 && s->secret == 0);
    say(t->move, "go");
    say(t->reason, "there is nothing else");
}
static const Player sitting[] = {
    { "other", "Other", 1, 0, 1, 0, nonsense },
    { "honest", "Honest", HOUSE, 0, 1, 400, honest },
    { 0 }
};
static const Player liar[] = {
    { "liar", "Liar", HOUSE, 0, 1, 0, nonsense }, { 0 } };
static const Player mute[] = {
    { "mute", "Mute", HOUSE, 0, 1, 0, silence }, { 0 } };
static const Player adviser[] = {
    { "adviser", "Adviser", 1, 3, 1, 8, advise }, { 0 } };
static void dice_are_drawn_fairly(void)
{
    int faces[4] = { 0 };

    for (uint64_t seed = 0; seed < 600; seed++) {
        Session *s = begun(&race, "", seed);
        int n = 0;

        CHECK(Session_play(s, "go") == NULL && !Session_settle(s));
        CHECK(match(Session_move(s, 1), "roll %d", &n));
        CHECK(Session_who(s, 1) == ':');
        faces[n]++;
        Session_free(&s);
    }
    for (int n = 1; n <= 3; n++)
        CHECK(faces[n] > 160 && faces[n] < 240);
}
static void the_same_game_has_the_same_luck(void)
{
    Line move[2];

    for (int k = 0; k < 2; k++) {
        Session *s = begun(&race, "pace=quick", 99);
        const Player *who;
        Think t;

        CHECK(!Session_think(s, &t, &who));
        CHECK(Session_play(s, "go") == NULL);
        CHECK(Session_think(s, &t, &who) && !who);
        say(move[k], "%s", t.move);
        Think_done(&t);
        Session_free(&s);
    }
    CHECK(same(move[0], move[1]));
}
static void players_get_what_they_may_see(void)
{
    Game game = { .model = &race_model, .players = sitting,
                  .hint = adviser };
    Session *s = begun(&game, "", 5);
    const Player *who;
    Think t;

    CHECK(Session_play(s, "go") == NULL && !Session_settle(s));
    CHECK(Session_count(s) == 2);
    CHECK(Session_hint(s, &t, &who) && who == adviser);
    who->choose(&t);
    CHECK(same(t.move, "go") && t.reason[0]);
    Think_done(&t);
    Think_done(&t);
    CHECK(Session_play(s, "go") == NULL);
    CHECK(!Session_hint(s, &t, &who));
    game.hint = NULL;
    CHECK(!Session_hint(s, &t, &who));
    Session_free(&s);
}
static void nonsense_ends_in_a_complaint(void)
{
    Game game = { .model = &race_model, .players = liar };
    Session *s = begun(&game, "", 5);

    CHECK(Session_play(s, "go") == NULL);
    CHECK(same(Session_settle(s), "say go, and the house rolls"));
    game.players = mute;
    CHECK(same(Session_settle(s), "a move has 1 to 95 letters"));
    CHECK(Session_count(s) == 1);
    Session_free(&s);
}

static void a_thinker_without_memory_gives_no_move(void)
{
    Game game = { .model = &race_model, .players = sitting };
    Session *s = begun(&game, "", 5);
    const char *empty = "a move has 1 to 95 letters";

    CHECK(Session_play(s, "go") == NULL);
    grants = 0;
    CHECK(same(Session_settle(s), empty));
    grants = 1;
    CHECK(same(Session_settle(s), empty));
    game.players = NULL;
    grants = 0;
    CHECK(same(Session_settle(s), empty));
    game.model = &dumb_model;
    CHECK(same(Session_settle(s), empty));
    Session_free(&s);
}
static void undo_then_redo_is_as_before(void)
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
static void another_move_forgets_and_the_same_one_does_not(void)
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
    CHECK(same(Session_move(s, 2), "take 3"));
    Session_free(&s);
}
static int starts;

static const char *fickle(void *state, const int *option, uint64_t seed)
{
    return starts++ % 2 ? "not now" : race_start(state, option, seed);
}

static void a_game_that_refuses_its_own_history_ends_there(void)
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
static void the_clock_waits_while_redo_is_possible(void)
{
    Session *s = begun(&race, "seats=1", 4);

    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 1"));
    CHECK(!Session_tick(s) && Session_undo(s));
    CHECK(!Session_tick(s) && Session_count(s) == 0);
    CHECK(!Session_play(s, "go") && !Session_answer(s, "roll 2"));
    CHECK(!Session_tick(s) && Session_count(s) == 3);
    Session_free(&s);
}
static bool refuses(const Game *game, const char *text,
                    const char *sentence)
{
    Line complaint = "";
    Session *s = Session_load(game, text, complaint);
    bool good = !s && same(complaint, sentence);

    if (!good)
        printf("# %s\n", complaint);
    Session_free(&s);
    return good;
}
static void a_saved_game_is_loaded(void)
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
}
static void a_damaged_head_is_refused(void)
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
static void a_damaged_history_is_refused(void)
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
    CHECK(refuses(&race, AFTER ": roll 3\n> go\n",
          "line 4: the game is over"));
    CHECK(refuses(&race, AFTER ": roll 1\n\n",
          "line 4: a line begins with >, : or ~ and a space"));
    CHECK(refuses(&race, AFTER ": roll 1\n1 ~ tick\n",
          "line 4: a line begins with >, : or ~ and a space"));
    CHECK(refuses(&race, AFTER ": roll 1\n999999999 ~ tick\n",
          "line 4: a game has at most 1,000,000 moves"));
    CHECK(refuses(&nim_game, "nim 1 seed=1\n~ tick\n",
          "line 2: this game has no clock"));
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
            text[at] = "0123456789 >:~\n"[Random_below(r, 15)];
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
    return same(once, again);
}
static void random_damage_never_breaks_it(void)
{
    const char *good = "race 2 goal=12 pace=slow seats=2 seed=7\n"
        "> go\n: roll 3\n12 ~ tick\n> go\n: roll 2\n> go\n"
        ": roll 1\n~ tick\n> go\n: roll 3\n> go\n: roll 3\n";
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

int main(void)
{
    TEST(options_are_read_and_written);
    TEST(bad_options_get_a_sentence);
    TEST(a_new_session_knows_what_it_is_made_of);
    TEST(a_game_that_cannot_begin_says_why);
    TEST(short_memory_is_a_complaint);
    TEST(short_memory_leaves_the_game_as_it_was);
    TEST(everybody_moves_in_turn);
    TEST(ticks_come_from_a_clock);
    TEST(dice_are_drawn_fairly);
    TEST(the_same_game_has_the_same_luck);
    TEST(players_get_what_they_may_see);
    TEST(nonsense_ends_in_a_complaint);
    TEST(a_thinker_without_memory_gives_no_move);
    TEST(undo_then_redo_is_as_before);
    TEST(another_move_forgets_and_the_same_one_does_not);
    TEST(a_game_that_refuses_its_own_history_ends_there);
    TEST(the_clock_waits_while_redo_is_possible);
    TEST(a_saved_game_is_loaded);
    TEST(a_damaged_head_is_refused);
    TEST(a_damaged_history_is_refused);
    TEST(random_damage_never_breaks_it);
    return TEST_END;
}
