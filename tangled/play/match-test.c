/* Made from kit/play.nw by make tangle: change that, not this. */
/* match-test.c -- the tests of match.c */
#include <stdio.h>
#include "match.c"
#include "nim.h"
#include "test.h"

/* tests of the match */
static const Game nim = { &nim_model, NULL, nim_players, NULL };

static Match match_of(const char *names, const char *options, int games)
{
    Match m = { .game = &nim, .names = names, .games = games,
                .seed = 1 };
    Line why = "";

    Options_usual(nim.model, m.option);
    CHECK(Options_read(nim.model, options, m.option, why));
    CHECK(Match_play(&m, why));
    if (why[0])
        printf("# %s\n", why);
    return m;
}

CLAIM(three_levels_of_nim_differ)
{
    Match m = match_of("good:novice", "", 200);

    CHECK(m.won[0][1] == 73 && m.won[0][2] == 85);
    CHECK(m.won[1][1] + m.won[1][2] == 42 && m.drawn == 0);
    m = match_of("best:good", "", 200);
    CHECK(m.won[0][1] == 100 && m.won[0][2] == 86);
}
CLAIM(a_lost_game_can_be_repeated)
{
    Match m = match_of("best:good", "bids=no", 20);
    char told[1000] = "";

    Match_tell(&m, &(Text){ told, sizeof told, 0 });
    CHECK(strstr(told, "best: 18 of 20 won: at seat 1 10, at seat 2 8\n"
        "good: 2 of 20 won: at seat 1 2, at seat 2 0\n"
        "best lost with seed 4 5\n"
        "  nim --options=\"matches=15 seat1=good seat2=best"
        " bids=no\" --seed=4 --text\n"
        "good lost with seed 1 1 2 2 3 3 4 5 ..\n"));
    CHECK(seat_of(&m, m.lost[0][0], 0) == 2 && !strstr(told, "drawn"));
}
static bool refuses(const Game *game, const char *names,
                    const char *sentence)
{
    Match m = { .game = game, .names = names, .games = 1 };
    Line why = "";
    bool good = !Match_play(&m, why) && Text_same(why, sentence);

    if (!good)
        printf("# %s\n", why);
    return good;
}

static void speechless(Think *t)
{
    (void)t;
}

CLAIM(a_match_is_for_programs)
{
    const char *who = "a match is played by best, good, novice, "
                      "not by ";
    const Player odd[] = {
        { .name = "dealer", .seat = HOUSE, .choose = speechless },
        { .name = "good", .seat = 1, .choose = speechless }, { 0 } };
    Game game = { &plain_model, NULL, nim_players, NULL };
    Line not;

    Text_say(not, "%s\"person\"", who);
    CHECK(refuses(&nim, "best:person", not));
    Text_say(not, "%s\"\"", who);
    CHECK(refuses(&nim, "best:", not));
    CHECK(refuses(&nim, "best",
                  "name a player for each of the 2 seats"));
    Text_say(not, "%s\"good:best\"", who);
    CHECK(refuses(&nim, "best:good:best", not));
    CHECK(refuses(&game, "best:good", "best cannot sit at seat 1"));
    game = (Game){ &nim_model, NULL, odd, NULL };
    CHECK(refuses(&game, "good:dealer",
                  "a match is played by good, not by \"dealer\""));
    CHECK(refuses(&game, "good:good", "a move has 1 to 95 letters"));
    game.players = NULL;
    CHECK(refuses(&game, "a:b",
                  "this game has no players for a match"));
}
static char heard[2000];
static const char *answers;

static void *comes(const char *name, Line why)
{
    heard[0] = '\0';
    Text_say(why, "%s is not at home", name);
    return Text_same(name, "./out") ? NULL : heard;
}

static void hears(void *guest, const char *line)
{
    char *page = guest;

    strncat(page, line, sizeof heard - strlen(page) - 1);
}

static const char *takes(void *guest, Line move)
{
    (void)guest;
    Text_say(move, "%s", answers);
    return NULL;
}

static void leaves(void *guest)
{
    hears(guest, "bye\n");
}
static const Guests guests = { comes, hears, takes, leaves };
static bool visits(Match *m, const char *names, const char *options,
                   int games)
{
    Line why = "";

    *m = (Match){ .game = &nim, .names = names, .guests = &guests,
                  .games = games, .seed = 1 };
    Options_usual(nim.model, m->option);
    return Options_read(nim.model, options, m->option, why)
        && Match_play(m, why);
}

CLAIM(a_guest_hears_the_game_and_is_asked)
{
    Match m;

    answers = "take 1";
    CHECK(visits(&m, "best:dir/a:b", "matches=6", 1));
    CHECK(Text_same(heard,
                    "nim matches=6 seat1=best seat2=person bids=no\n"
                      "seat 2\nseat 1: take 2\n | | | |\n? \n"
                      "seat 2: take 1\nseat 1: take 3\nbye\n"));
    CHECK(Text_same(m.who[1]->name, "dir/a:b") && m.won[0][1] == 1);
    CHECK(visits(&m, "best:./a", "bids=yes matches=3", 1));
    CHECK(strstr(heard, "seat 2\nseat 1: bid\n") && m.broke[1] == 1);
    CHECK(!visits(&m, "best:./out", "", 1)
          && !Text_same(heard, "bye\n"));
}
CLAIM(a_bad_answer_has_lost)
{
    Match m;
    char told[1000] = "";

    answers = "take 9";
    CHECK(visits(&m, "./a:novice", "", 2) && m.broke[0] == 2);
    CHECK(m.won[1][2] == 1 && m.won[1][1] == 1 && m.losses[0] == 2);
    Match_tell(&m, &(Text){ told, sizeof told, 0 });
    CHECK(strstr(told, "./a broke off 2 games, first by \"take 9\": "
                       "take one, two or three matches\n"));
}
static void nobody_wins(const void *state, int seat, Status *out)
{
    nim_model.status(state, seat, out);
    out->winners = 0;
}

static const char *refills(void *state, const char *move)
{
    const char *trouble = nim_model.apply(state, move);

    ((Nim *)state)->left += 3 * (((Nim *)state)->left < 3);
    return trouble;
}

CLAIM(draws_and_games_without_end_are_counted)
{
    Model model = nim_model;
    Game game = { &model, NULL, nim_players, NULL };
    Match m = { .game = &game, .names = "good:good", .games = 4 };
    Line why = "";
    char told[400] = "";

    Options_usual(&model, m.option);
    model.status = nobody_wins;
    CHECK(Match_play(&m, why) && m.drawn == 4);
    model.apply = refills;
    m.games = 2;
    CHECK(Match_play(&m, why) && m.drawn == 4 && m.unfinished == 2);
    Match_tell(&m, &(Text){ told, sizeof told, 0 });
    CHECK(strstr(told, "drawn: 4, without an end: 2\n"));
}

TEST_MAIN
