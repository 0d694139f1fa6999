/* Made from kit/records.nw by make tangle: change that, not this. */
/* records-test.c -- the tests of records.c */
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "nim.h"
#include "program.h"
#include "records.h"
#include "store.h"
#include "test.h"

/* games for the tests */
static int      presses;            /* how the next game ends */
static unsigned winners;            /* 1 << 1: seat 1 has won */
static Model    lights;
static const char *const lights_points[] = { "%d press", "%d presses" };
static const Preset lights_presets[] = {
    { "Two by two", "matches=2", NULL }, { 0 } };
static Game     lights_game = { .model = &lights };

static void lights_status(const void *state, int seat, Status *out)
{
    nim_game.model->status(state, seat, out);
    out->points[1] = presses;
    out->helps = presses == -8;
    if (nim_game.model->turn(state) == OVER)
        out->winners = winners;
}

static int lights_turn(const void *state)
{
    return nim_game.model->turn(state) == OVER ? OVER : 1;
}
static Session *begun(const Game *game, int matches, uint64_t seed)
{
    int option[OPTIONS] = { matches };
    Line why = "";
    Session *s = Session_new(game, option, seed, why);

    CHECK(s != NULL && Session_play(s, "take 1") == NULL);
    return s;
}
static Session *played(const Game *game, int matches, uint64_t seed,
                       long ms)
{
    Session *s = begun(game, matches, seed);

    Session_spend(s, ms, 0);
    for (int k = 1; k < matches; k++)
        CHECK(Session_play(s, "take 1") == NULL);
    return s;
}
enum { WE = 1u << 1, THEY = 1u << 2 };

static int hinted;                  /* so many hints were asked for */

static Added keep(int score, long ms, unsigned who, uint64_t seed)
{
    Added added = { 0 };
    Session *s = played(&lights_game, 2, seed, ms);

    presses = score;
    winners = who;
    Session_spend(s, 0, hinted);
    CHECK(Records_add(s, 1, &added) == NULL);
    Session_free(&s);
    return added;
}
static const char *told_of(uint64_t seed)
{
    Session *s = played(&lights_game, 2, seed, 1000);
    const char *news = Records_add(s, 1, NULL);

    Session_free(&s);
    return news;
}
static bool says(const char *sentence, const char *word)
{
    return sentence != NULL && strstr(sentence, word) != NULL;
}

/* an empty home */
static char *home;

static char *in_home(const char *name)
{
    return g_build_filename(home, "data", "literate-games", name, NULL);
}

static void move_out(void)
{
    CHECK(system("rm -rf \"$XDG_DATA_HOME\"") == 0);
    lights = *nim_game.model;
    lights.name = "lights";
    lights.better = -1;
    lights.status = lights_status;
    lights.turn = lights_turn;
    lights.seats = 1;
    lights.points = lights_points;
    lights.presets = lights_presets;
}

/* damage for the tests */
static char  *whole_file;
static gsize  whole_size;

static void fill_a_file(void)
{
    g_autofree char *file = in_home("records.sqlite");

    move_out();
    for (uint64_t k = 1; k <= 40; k++)
        keep((int)k, 1000, WE, k);
    g_free(whole_file);
    CHECK(g_file_get_contents(file, &whole_file, &whole_size, NULL));
    CHECK(whole_size >= 5 * 4096);
}
static void put(const char *name, const char *bytes, gsize size)
{
    g_autofree char *file = in_home(name);
    g_autofree char *folder = in_home("");

    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    CHECK(g_file_set_contents(file, bytes, (gssize)size, NULL));
}
static void damage(int kind)
{
    g_autofree char *bytes = g_memdup2(whole_file, whole_size);
    gsize size = kind == 1 ? 3 * 4096 : kind == 2 ? 3 * 4096 + 2000
                                                  : whole_size;

    if (kind == 0)
        memset(bytes, 'x', 4096);
    if (kind == 3)
        memset(bytes + 4096, 0, 2048);
    put("records.sqlite", bytes, size);
    if (kind == 4) {
        g_autofree char *file = in_home("records.sqlite");
        sqlite3 *db = NULL;

        CHECK(!sqlite3_open(file, &db) && !sqlite3_exec(db, "ALTER "
            "TABLE games RENAME hints TO gints", NULL, NULL, NULL));
        CHECK(!sqlite3_close(db));
    }
}

/* records tests */
static RecordsSum sum_of(const char *game)
{
    RecordsSum sum;

    CHECK(Records_sum(game, NULL, &sum) == NULL);
    return sum;
}

CLAIM(one_game_is_one_row_and_its_best_end_stays)
{
    static const unsigned ends[] = { THEY, WE, THEY };
    Session *s = played(&lights_game, 2, 5, 1000);
    RecordsSum sum;

    move_out();
    for (int k = 0; k < 3; k++) {
        winners = ends[k];
        CHECK(Records_add(s, 77, NULL) == NULL);
        winners = ends[k];
        CHECK(Session_undo(s) && !Session_play(s, "take 1"));
    }
    sum = sum_of("lights");
    CHECK(sum.played == 1 && sum.won == 1 && sum.clean == 0);
    CHECK(Records_add(s, 78, NULL) == NULL);
    sum = sum_of("lights");
    CHECK(sum.played == 2 && sum.won == 1 && sum.lost == 1);
    Session_free(&s);
}
CLAIM(a_win_with_a_hint_is_not_without_help)
{
    Session *s = played(&lights_game, 2, 5, 1000);
    RecordsSum sum;

    move_out();
    Session_spend(s, 0, 1);
    winners = WE;
    CHECK(Records_add(s, 77, NULL) == NULL);
    sum = sum_of("lights");
    CHECK(sum.won == 1 && sum.clean == 0);
    Session_free(&s);
}
CLAIM(of_equal_results_the_better_score_stays)
{
    Added first, other;

    move_out();
    first = keep(14, 2000, WE, 3);
    other = keep(16, 1000, WE, 3);
    CHECK(first.id > 0 && other.id == first.id);
    CHECK(sum_of("lights").best == 14);
    keep(14, 1000, WE, 3);
    CHECK(sum_of("lights").quickest == 2000);
    keep(12, 3000, WE, 3);
    CHECK(sum_of("lights").best == 12 && sum_of("lights").played == 1);
    CHECK(keep(1, 500, 0, 3).by_score == 1);
    CHECK(sum_of("lights").best == 12);
}
CLAIM(an_unfinished_game_is_refused)
{
    Session *s = begun(&nim_game, 5, 1);

    move_out();
    CHECK(says(Records_add(s, 1, NULL), "finished"));
    CHECK(sum_of("nim").played == 0);
    Session_free(&s);
}
CLAIM(a_game_against_a_program_counts_from_your_seat)
{
    static const char *const seats[] = { "seat1", "seat2" };
    Game game = { &nim_model, NULL, nim_players, NULL };

    move_out();
    for (int k = 0; k < 2; k++) {
        Line text, why = "";
        Session *s;

        Text_say(text, "nim 1 matches=4 %s=best seed=%d\n", seats[k],
                 k);
        CHECK((s = Session_load(&game, text, why)) != NULL);
        while (Session_turn(s) != OVER)
            CHECK(!Session_settle(s) && (Session_turn(s) == OVER
                  || !Session_play(s, k == 0 ? "take 3" : "take 1")));
        CHECK(Records_add(s, 1, NULL) == NULL);
        CHECK(sum_of("nim").won == 1 && sum_of("nim").lost == k);
        Session_free(&s);
    }
}
static void note_end(void *who, const Record *r)
{
    g_string_append_printf(who, "%d ", (int)r->result);
}

CLAIM(what_nobody_here_could_win_is_only_played)
{
    static const struct {
        const char *options, *moves;
        int played, won;
    } ends[] = {
        { "", "> take 3\n> take 1\n", 0, 0 },
        { "seat1=best seat2=novice", ": take 3\n: take 1\n", 0, 0 },
        { "", "> take 2\n@ seat2=novice\n: take 2\n", 0, 0 },
        { "", "@ seat2=novice\n> take 2\n: take 2\n", 1, 0 },
        { "seat2=novice", "> take 1\n: take 1\n> take 2\n", 2, 1 },
    };
    Game game = { &nim_model, NULL, nim_players, NULL };
    g_autoptr(GString) is = g_string_new("");

    move_out();
    for (int k = 0; k < 5; k++) {
        Line why = "";
        g_autofree char *text = g_strdup_printf(
            "nim 1 matches=4 %s seed=%d\n%s", ends[k].options, k,
            ends[k].moves);
        Session *s = Session_load(&game, text, why);

        CHECK(s != NULL && Records_add(s, k, NULL) == NULL);
        CHECK(sum_of("nim").played == ends[k].played);
        CHECK(sum_of("nim").won == ends[k].won);
        Session_free(&s);
    }
    CHECK(!Records_list("nim", NULL, RECORDS_LAST, 9, note_end, is));
    CHECK(Text_same(is->str, "2 0 -1 -1 -1 "));
}
static void jot(void *who, const Record *r)
{
    g_string_append_printf(who, "%d:%d ", r->place, (int)r->seed);
}
static bool reads(const char *game, RecordsOrder order,
                  const char *wanted)
{
    g_autoptr(GString) is = g_string_new("");

    CHECK(Records_list(game, "matches=2", order, 10, jot, is) == NULL);
    if (!Text_same(is->str, wanted))
        printf("# wanted %s, is %s\n", wanted, is->str);
    return Text_same(is->str, wanted);
}
static void four_evenings(void)
{
    Added added;

    move_out();
    keep(14, 83000, WE, 1);
    keep(12, 125000, WE, 2);
    added = keep(3, 10000, THEY, 3);
    CHECK(added.by_score == 0 && added.by_time == 0);
    added = keep(12, 100000, WE, 4);
    CHECK(added.by_score == 1 && added.by_time == 2);
}

CLAIM(of_four_evenings_the_fourth_stands_first)
{
    four_evenings();
    CHECK(reads("lights", RECORDS_BY_SCORE, "1:4 2:2 3:1 "));
    CHECK(reads("lights", RECORDS_BY_TIME, "1:1 2:4 3:2 "));
    CHECK(reads("lights", RECORDS_LAST, "1:4 2:3 3:2 4:1 "));
    CHECK(reads("chess", RECORDS_LAST, ""));
}
CLAIM(equals_share_a_place_and_the_next_is_free)
{
    four_evenings();
    CHECK(keep(12, 100000, WE, 5).by_score == 1);
    keep(12, 0, WE, 6);
    CHECK(reads("lights", RECORDS_BY_SCORE,
                "1:4 1:5 3:2 4:6 5:1 "));
    CHECK(reads("lights", RECORDS_BY_TIME, "1:1 2:4 2:5 4:2 "));
}
CLAIM(more_points_count_even_when_lost)
{
    move_out();
    lights.better = 1;
    keep(5000, 60000, THEY, 1);
    keep(300, 50000, WE, 2);
    CHECK(reads("lights", RECORDS_BY_SCORE, "1:1 2:2 "));
    CHECK(reads("lights", RECORDS_BY_TIME, "1:2 "));
    lights.better = 0;
    lights.name = "plain";
    CHECK(keep(7, 1000, WE, 1).by_score == 0);
    CHECK(reads("plain", RECORDS_BY_SCORE, ""));
}
static void inspect(void *who, const Record *r)
{
    int64_t now = g_get_real_time() / G_USEC_PER_SEC;

    CHECK(Text_same(r->game, "lights")
          && Text_same(r->options, "matches=3"));
    CHECK(r->seed == UINT64_MAX && r->version == 1 && r->id == 1);
    CHECK(r->result == GAME_DRAWN && r->winners == 0);
    CHECK(r->score == -8 && r->better == -1 && r->ms == 4321);
    CHECK(r->moves == 3 && r->undos == 0 && r->hints == 3);
    CHECK(r->begun == 1 << 30 && r->mine);
    CHECK(r->ended <= now && r->ended > now - 60);
    ++*(int *)who;
}

CLAIM(a_record_comes_back_as_it_went_in)
{
    Session *s = played(&lights_game, 3, UINT64_MAX, 4321);
    int count = 0;

    move_out();
    presses = -8;
    winners = 0;
    Session_spend(s, 0, 2);
    CHECK(Records_add(s, 1 << 30, NULL) == NULL);
    CHECK(Records_list("lights", NULL, RECORDS_LAST, 5, inspect,
                       &count) == NULL);
    CHECK(count == 1);
    Session_free(&s);
}
CLAIM(the_card_counts_what_a_pencil_would)
{
    static const unsigned ends[] = { WE, WE, THEY, WE, WE, WE, 0, WE };
    RecordsSum sum;

    move_out();
    for (int k = 0; k < 8; k++)
        keep(10 + k, 1000 * (k + 1), ends[k], (uint64_t)k);
    sum = sum_of("lights");
    CHECK(sum.played == 8 && sum.won == 6 && sum.clean == 6);
    CHECK(sum.lost == 1 && sum.drawn == 1);
    CHECK(sum.streak == 1 && sum.longest == 3);
    CHECK(sum.scored == 6 && sum.best == 10);
    CHECK(sum.mean * 6 > 79.9 && sum.mean * 6 < 80.1);
    CHECK(sum.timed == 6 && sum.quickest == 1000);
    CHECK(sum.mean_ms * 6 > 25999 && sum.mean_ms * 6 < 26001);
    CHECK(sum_of("chess").played == 0);
}
static void first(void *who, const Record *r)
{
    *(Record *)who = *r;
}

static void compare_card_and_lists(void)
{
    RecordsSum sum = sum_of(lights.name);
    Record top = { 0 }, quick = { 0 };

    Records_list(lights.name, NULL, RECORDS_BY_SCORE, 1, first, &top);
    Records_list(lights.name, NULL, RECORDS_BY_TIME, 1, first, &quick);
    CHECK((top.place != 0) == (sum.scored > 0));
    CHECK((quick.place != 0) == (sum.timed > 0));
    CHECK(top.place == 0 || top.score == sum.best);
    CHECK(quick.place == 0 || quick.ms == sum.quickest);
}
CLAIM(the_best_of_the_card_is_the_first_of_the_list)
{
    static const char *const names[] = { "less", "none", "more" };
    Random random = Random_start(4, 0);

    move_out();
    for (int way = 0; way < 3; way++)
        for (int k = 0; k < 60; k++) {
            lights.name = names[way];
            lights.better = way - 1;
            hinted = Random_below(&random, 3) == 0;
            keep(Random_below(&random, 90) - 20,
                 Random_below(&random, 5000),
                 (unsigned)Random_below(&random, 3) * 2, (uint64_t)k);
            compare_card_and_lists();
        }
    hinted = 0;
}
static void jot_options(void *who, const char *options, int n)
{
    g_string_append_printf(who, "%s:%d ", options, n);
}

CLAIM(each_kind_of_board_has_a_card_of_its_own)
{
    g_autoptr(GString) is = g_string_new("");
    RecordsSum sum;

    move_out();
    for (uint64_t k = 0; k < 5; k++) {
        Session *s = played(&lights_game, k < 2 ? 4 : 3, k, 1000);

        winners = k < 2 ? THEY : WE;

        CHECK(Records_add(s, 1, NULL) == NULL);
        Session_free(&s);
    }
    CHECK(Records_options("lights", jot_options, is) == NULL);
    CHECK(Text_same(is->str, "matches=3:3 matches=4:2 "));
    CHECK(Records_sum("lights", "matches=4", &sum) == NULL);
    CHECK(sum.played == 2 && sum.lost == 2);
    CHECK(sum_of("lights").won == 3);
}
static void keep_text(void *who, const Record *r)
{
    snprintf(who, 400, "%s", r->text);
}

CLAIM(a_game_is_read_back_and_a_guest_does_not_count)
{
    g_autofree char *file = in_home("records.sqlite");
    char room[400] = "";
    Line why = "";
    sqlite3 *db = NULL;

    move_out();
    keep(12, 1000, WE, 9);
    CHECK(!Records_list("lights", NULL, RECORDS_LAST, 1, keep_text,
                        room));
    Session *s = Session_load(&lights_game, room, why);
    CHECK(s && Session_turn(s) == OVER && Session_seed(s) == 9);
    Session_free(&s);
    CHECK(sqlite3_open(file, &db) == SQLITE_OK);
    CHECK(sqlite3_exec(db, "UPDATE games SET mine = 0", NULL, NULL,
                       NULL) == SQLITE_OK);
    CHECK(sqlite3_close(db) == SQLITE_OK);
    CHECK(reads("lights", RECORDS_LAST, "1:9 "));
    CHECK(reads("lights", RECORDS_BY_SCORE, ""));
    CHECK(sum_of("lights").played == 0);
}
CLAIM(each_day_has_a_deal_with_a_number)
{
    static const struct { uint64_t seed; int number; } days[] = {
        { 20260101, 1 }, { 20261122, 326 }, { 20261123, 327 },
        { 20270101, 366 }, { 20280229, 790 }, { 20270229, 0 },
        { 20251231, 0 }, { 20261301, 0 }, { 326, 0 }, { 99991232, 0 },
        { UINT64_MAX, 0 }
    };

    for (int k = 0; k < 11; k++)
        CHECK(Records_deal(&plain_model, "matches=15", days[k].seed)
              == days[k].number);
    CHECK(Records_deal(&plain_model, "matches=14", 20261122) == 0);
    CHECK(Records_deal(&plain_model, "matches=15",
                       Records_today()) > 0);
    CHECK(Records_deal(&plain_model, NULL, 20261122) == 326);
}
static void tells_undos(Text *out)
{
    Session *s = played(&lights_game, 2, 5, 60000);

    presses = 11;
    CHECK(Session_undo(s) && !Session_play(s, "take 1"));
    Session_spend(s, 0, 2);
    CHECK(Records_add(s, 1, NULL) == NULL);
    out->used = 0;
    Records_tell(&lights, "matches=2", out);
    CHECK(strstr(out->at, "\n 1. won, 12 presses, 1:40.0; "));
    CHECK(strstr(out->at,
                 "\n    won, 11 presses, 1:00.0, with help; "));
    CHECK(strstr(out->at, " (undos 1, hints 2)\n"));
    Session_free(&s);
}
CLAIM(the_card_is_told_in_words)
{
    static const char card[] = "Two by two\nWon 3 of 4 games.\n"
        "In a row: 1 now, 2 at most. Without help: 3.\n"
        "Best: 12 presses; on average 12.7, without help.\n"
        "Quickest: 1:23.0; on average 1:42.6, without help.\n"
        " 1. won, 12 presses, 1:40.0; ";
    char room[1000] = "";
    Text out = { room, sizeof room, 0 };

    four_evenings();
    Records_tell(&lights, "matches=2", &out);
    CHECK(strncmp(room, card, strlen(card)) == 0);
    CHECK(strstr(room, "\n 2. won, 12 presses, 2:05.0; "));
    tells_undos(&out);
    out.used = 0;
    Records_tell(&nim_model, NULL, &out);
    CHECK(Text_same(room, "No game has been played to its end yet.\n"));
}
CLAIM(where_points_are_the_result_nobody_has_won)
{
    char room[1000] = "";
    Text out = { room, sizeof room, 0 };

    four_evenings();
    lights.scores = true;
    Records_tell(&lights, "matches=2", &out);
    CHECK(strstr(room, "4 games played, 3 without help.\nBest: 12 "));
    CHECK(strstr(room, "\n 1. played, 12 presses, 1:40.0; "));
    CHECK(!strstr(room, "won") && !strstr(room, "In a row"));
}
static bool kind_is(const Model *m, const char *options,
                    const char *words)
{
    char room[200] = "";
    Text out = { room, sizeof room, 0 };

    Records_kind(m, options, &out);
    return Text_same(room, words);
}
static bool row_is(const Record *r, const char *words)
{
    char room[200] = "";
    Text out = { room, sizeof room, 0 };

    Records_row(&lights, r, &out);
    return Text_same(room, words);
}
static bool cost_is(int moves, int undos, int hints, const char *words)
{
    char room[200] = "";
    Text out = { room, sizeof room, 0 };

    Records_cost(&(Record){ .moves = moves, .undos = undos,
                            .hints = hints }, &out);
    return Text_same(room, words);
}
static bool time_is(int64_t ms, bool runs, const char *words)
{
    g_autofree char *time = Records_time(ms, runs);

    return Text_same(time, words);
}
CLAIM(no_word_of_the_table_is_shown)
{
    move_out();
    CHECK(kind_is(&lights, "matches=2", "Two by two"));
    CHECK(kind_is(&nim_model, "matches=15 seat1=person seat2=person"
                              " bids=no", "Two persons"));
    CHECK(kind_is(&nim_model, "matches=9 seat1=person seat2=best"
        " bids=no", "Matches: 9, Seat 2: best"));
    CHECK(kind_is(&plain_model, "matches=15", "Usual"));
    CHECK(kind_is(&plain_model, "matches=2",
                  "Matches: 2"));
    CHECK(kind_is(&nim_model, "heaps=3", "Of an older edition"));
    CHECK(row_is(&(Record){ .options = "matches=15", .mine = true,
        .seed = 20261122, .result = GAME_WON, .better = -1, .score = 9,
        .ms = 61200 }, "Deal 326: won, 9 presses, 1:01.2"));
    CHECK(row_is(&(Record){ .options = "matches=15", .score = 1,
        .result = GAME_PLAYED, .better = 1 },
        "a guest: played, 1 press"));
    CHECK(time_is(59999, true, "0:59") && time_is(60000, true, "1:00"));
    CHECK(time_is(59999, false, "0:59.9")
          && time_is(60000, false, "1:00.0"));
    CHECK(time_is(3600000, true, "1:00:00"));
    CHECK(time_is(3723000, false, "1:02:03"));
}
CLAIM(one_move_is_not_told_like_many)
{
    CHECK(cost_is(1, 0, 0, "1 move"));
    CHECK(cost_is(12, 1, 2, "12 moves, 1 undo, 2 hints"));
    CHECK(cost_is(0, 3, 1, "0 moves, 3 undos, 1 hint"));
}
static bool told_gap(int score, long ms, unsigned who,
                     const char *words)
{
    static uint64_t seed = 100;
    Added added = keep(score, ms, who, seed++);

    if (!Text_same(added.words, words))
        printf("# says \"%s\"\n", added.words);
    return Text_same(added.words, words);
}

CLAIM(a_win_is_measured_against_your_best)
{
    move_out();
    CHECK(told_gap(3, 1000, THEY, ""));
    CHECK(told_gap(12, 60000, WE, ""));
    CHECK(told_gap(14, 1000, WE, "2 presses more than your best."));
    CHECK(told_gap(12, 1000, WE, "As good as your best."));
    CHECK(told_gap(11, 1000, WE, "Your best: 1 press fewer than "
                                 "before."));
    CHECK(told_gap(3, 1000, THEY, ""));
    hinted = 1;
    CHECK(told_gap(1, 1000, WE, ""));
    hinted = 0;
    CHECK(told_gap(11, 1000, WE, "As good as your best."));
    move_out();
    lights.better = 1;
    CHECK(told_gap(12, 60000, WE, ""));
    CHECK(told_gap(12, 60000, THEY, ""));
    CHECK(told_gap(14, 1, WE, "Your best: 2 presses more than "
                              "before."));
    CHECK(told_gap(13, 1, THEY, "1 press fewer than your best."));
    move_out();
    lights.better = 0;
    CHECK(told_gap(0, 60000, WE, ""));
    CHECK(told_gap(0, 18100, WE, "Your quickest: 0:41.9 less than "
                                 "before."));
    CHECK(told_gap(0, 83000, WE, "1:04.9 more than your quickest."));
}
static bool exists(const char *name)
{
    g_autofree char *file = in_home(name);

    return g_file_test(file, G_FILE_TEST_EXISTS);
}

CLAIM(a_damaged_file_is_set_aside_and_a_new_one_begun)
{
    fill_a_file();
    for (int kind = 0; kind < 5; kind++) {
        RecordsSum sum;

        move_out();
        damage(kind);
        put("records.sqlite-shm", "a journal", 9);
        CHECK(says(Records_sum("lights", NULL, &sum),
                   "records.sqlite.damaged-1"));
        CHECK(sum.played == 0 && exists("records.sqlite.damaged-1"));
        CHECK(exists("records.sqlite.damaged-1-shm"));
        CHECK(!exists("records.sqlite-shm"));
        keep(1, 1, WE, 1);
        CHECK(sum_of("lights").played == 1);
    }
}
#define ENDLESS "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL" \
    " SELECT x + 1 FROM n) "
static const char *const foreign[] = {
    "CREATE TABLE notes(a); INSERT INTO notes VALUES(1)",
    "CREATE TABLE notes(a); PRAGMA user_version = 1",
    "CREATE TABLE notes(a); PRAGMA user_version = 50",
    "CREATE VIEW games AS " ENDLESS "SELECT x AS id, 'lights' AS game"
    " FROM n; PRAGMA user_version = 1",
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN INSERT INTO games"
    "(game, options, text) " ENDLESS "SELECT x, x, x FROM n; END",
    "CREATE VIRTUAL TABLE games USING fts5(a);"
    "PRAGMA user_version = 1",
    "PRAGMA journal_mode = WAL; CREATE TABLE notes(a);"
    "INSERT INTO notes VALUES(1)",
};
static char *put_foreign(int kind, gsize *size)
{
    g_autofree char *file = in_home("records.sqlite");
    char *bytes = NULL;
    sqlite3 *db = NULL;

    move_out();
    if (kind == 4)
        keep(1, 1, WE, 1);
    else
        put("records.sqlite", "", 0);
    CHECK(!sqlite3_open(file, &db)
          && !sqlite3_exec(db, foreign[kind], NULL, NULL, NULL)
          && !sqlite3_close(db)
          && g_file_get_contents(file, &bytes, size, NULL));
    return bytes;
}

CLAIM(a_file_of_somebody_else_is_set_aside_as_it_is)
{
    g_autofree char *aside = in_home("records.sqlite.damaged-1");

    for (int k = 0; k < 2 * (int)G_N_ELEMENTS(foreign); k++) {
        gsize was, is;
        g_autofree char *before = put_foreign(k / 2, &was), *now = NULL;
        clock_t start = clock();
        RecordsSum sum;

        CHECK(says(k % 2 ? told_of(2)
                   : Records_sum("lights", NULL, &sum), "not ours"));
        CHECK(clock() - start < CLOCKS_PER_SEC);
        CHECK(g_file_get_contents(aside, &now, &is, NULL)
              && was == is && memcmp(before, now, was) == 0);
        CHECK(sum_of("lights").played == k % 2);
    }
}
CLAIM(a_list_without_end_ends_and_the_game_comes_in_later)
{
    g_autofree char *file = in_home("records.sqlite");
    clock_t start = clock();
    sqlite3 *db = NULL;
    RecordsSum sum;

    move_out();
    put("records.sqlite", "", 0);
    CHECK(!sqlite3_open(file, &db) && !sqlite3_exec(db, "CREATE VIEW"
        " games AS " ENDLESS "SELECT x AS id, 'lights' AS game, '' AS"
        " options, '' AS text, x AS seed, 1 AS version, 2 AS result,"
        " 2 AS winners, 1 AS score, 1 AS better, 1 AS ms, 1 AS moves,"
        " 0 AS undos, 0 AS hints, 1 AS begun, 1 AS ended, 1 AS mine"
        " FROM n; PRAGMA user_version = 2;"
        "PRAGMA application_id = 0x4c47616d", NULL, NULL, NULL)
        && !sqlite3_close(db));
    CHECK(says(Records_sum("lights", NULL, &sum), "no end to it"));
    CHECK(says(told_of(2), "newer") && exists("records.sqlite"));
    CHECK(clock() - start < CLOCKS_PER_SEC);
    CHECK(g_remove(file) == 0);
    CHECK(sum_of("lights").played == 1);
    CHECK(told_of(2) == NULL && sum_of("lights").played == 1);
}
CLAIM(the_game_in_hand_survives_the_damage)
{
    move_out();
    for (int k = 1; k <= 2; k++) {
        g_autofree char *name =
            g_strdup_printf("records.sqlite.damaged-%d", k);

        put("records.sqlite", "What is this? Not our records.\n", 31);
        CHECK(says(told_of(1), name) && exists(name));
        CHECK(sum_of("lights").played == 1);
    }
    put("records.sqlite", "", 0);
    CHECK(sum_of("lights").played == 0);
    CHECK(told_of(1) == NULL && sum_of("lights").played == 1);
}
static pid_t child(void (*deed)(int), int n)
{
    pid_t id;

    fflush(stdout);
    id = fork();
    if (id == 0) {
        test_faults = 0;
        deed(n);
        fflush(stdout);
        _exit(test_faults > 0);
    }
    return id;
}

/* a child that has sent a letter through its pipe */
static pid_t ready_child(void (*deed)(int))
{
    int ends[2];
    char mark;
    pid_t id;

    CHECK(pipe(ends) == 0);
    id = child(deed, ends[1]);
    CHECK(read(ends[0], &mark, 1) == 1);
    close(ends[0]);
    close(ends[1]);
    return id;
}

static void wait_for(pid_t id)
{
    int status = -1;

    CHECK(id > 0 && waitpid(id, &status, 0) == id);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}
static void add_one(int n)
{
    told_of((uint64_t)n);
}

CLAIM(two_who_find_the_damage_rename_it_once)
{
    for (int k = 0; k < 20; k++) {
        pid_t one, other;

        move_out();
        damage(k % 5);
        one = child(add_one, 1001);
        other = child(add_one, 1002);
        wait_for(one);
        wait_for(other);
        CHECK(sum_of("lights").played == 2);
        CHECK(exists("records.sqlite.damaged-1"));
        CHECK(!exists("records.sqlite.damaged-2"));
    }
}
static void hold_the_lock(int ready, int how, unsigned long us)
{
    g_autofree char *file = in_home("records.lock");
    int lock = open(file, O_RDONLY);

    CHECK(lock >= 0 && flock(lock, how) == 0);
    CHECK(write(ready, "!", 1) == 1);
    g_usleep(us);
    close(lock);
}
static void visit_for_a_while(int ready)
{
    hold_the_lock(ready, LOCK_SH, 200000);
}

CLAIM(nobody_takes_the_file_away_during_a_visit)
{
    RecordsSum sum;
    pid_t other;
    gint64 start;

    move_out();
    keep(1, 1, WE, 1);
    damage(0);
    other = ready_child(visit_for_a_while);
    start = g_get_monotonic_time();
    CHECK(Records_sum("lights", NULL, &sum) != NULL);
    CHECK(g_get_monotonic_time() - start > 150000);
    wait_for(other);
}
CLAIM(a_pipe_or_a_link_for_a_lock_does_no_harm)
{
    g_autofree char *lock = in_home("records.lock");

    move_out();
    keep(1, 1, WE, 1);
    CHECK(g_remove(lock) == 0 && mkfifo(lock, 0600) == 0);
    alarm(60);                      /* .. or the test would hang, too */
    keep(1, 1, WE, 2);
    CHECK(g_remove(lock) == 0 && symlink("planted", lock) == 0);
    keep(1, 1, WE, 3);
    CHECK(sum_of("lights").played == 3 && !exists("planted"));
    alarm(0);
}
static uint64_t from_outside(const char *name, uint64_t otherwise)
{
    uint64_t number = otherwise;

    if (g_getenv(name) != NULL)
        CHECK(Text_number(g_getenv(name), &number));
    return number;
}

static int at_once(void)
{
    return (int)from_outside("ADDED", 100);
}

static void add_many(int from)
{
    gint64 longest = 0;

    for (int k = 0; k < at_once(); k++) {
        gint64 start = g_get_monotonic_time(), time;

        keep(k, 1000, WE, (uint64_t)(from + k));
        time = g_get_monotonic_time() - start;
        longest = time > longest ? time : longest;
    }
    printf("# the longest took %.0f ms\n", (double)longest / 1000);
}
LONG_CLAIM(two_programs_adding_games_at_once_lose_none)
{
    gint64 start = g_get_monotonic_time();
    pid_t one, other;

    move_out();
    one = child(add_many, 0);
    other = child(add_many, at_once());
    wait_for(one);
    wait_for(other);
    printf("# %d games added by both in %.1f s\n", 2 * at_once(),
           (double)(g_get_monotonic_time() - start) / 1e6);
    CHECK(sum_of("lights").played == 2 * at_once());
}
LONG_CLAIM(the_cost_of_a_visit_is_printed)
{
    enum { TIMES = 50 };
    gint64 start = g_get_monotonic_time(), added, asked;

    for (int k = 0; k < TIMES; k++)
        keep(k, 1000, WE, (uint64_t)(5000 + k));
    added = g_get_monotonic_time();
    for (int k = 0; k < TIMES; k++)
        CHECK(sum_of("lights").played == 2 * at_once() + TIMES);
    asked = g_get_monotonic_time();
    for (int k = 0; k < TIMES; k++)
        CHECK(sum_of("chess").played == 0);
    printf("# adding a game %.2f ms, a card %.2f ms, opening %.2f ms\n",
           (double)(added - start) / 1e3 / TIMES,
           (double)(asked - added) / 1e3 / TIMES,
           (double)(g_get_monotonic_time() - asked) / 1e3 / TIMES);
}
static void stay_in_the_door(int ready)
{
    g_autofree char *file = in_home("records.sqlite");
    sqlite3 *db = NULL;

    CHECK(sqlite3_open(file, &db) == SQLITE_OK);
    CHECK(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL)
          == SQLITE_OK);
    CHECK(write(ready, "!", 1) == 1);
    sleep(60);
}

static void is_told_later(int n)
{
    CHECK(says(told_of((uint64_t)n), "busy; this game is recorded la"));
}

static void keep_the_lock(int ready)
{
    hold_the_lock(ready, LOCK_EX, 60000000);
}

CLAIM(after_five_seconds_in_the_queue_a_sentence_says_so)
{
    void (*const deeds[])(int) = { stay_in_the_door, keep_the_lock };

    move_out();
    keep(1, 1, WE, 1);
    for (int k = 0; k < 2; k++) {
        pid_t other = ready_child(deeds[k]);
        gint64 start = g_get_monotonic_time();

        alarm(60);
        wait_for(child(is_told_later, 9000 + k));
        alarm(0);
        CHECK(g_get_monotonic_time() - start > 4900000);
        CHECK(kill(other, SIGKILL) == 0);
        CHECK(waitpid(other, NULL, 0) == other);
        CHECK(sum_of("lights").played == k + 2);
        CHECK(told_of(9000 + (uint64_t)k) == NULL
              && sum_of("lights").played == k + 2);
    }
}
static void add_and_report(int pipe)
{
    for (int k = 0; ; k++) {
        keep(k, 1000, WE, (uint64_t)k);
        CHECK(write(pipe, "!", 1) == 1);
    }
}

static int shot_after(int us)
{
    int ends[2], letters = 0;
    char mark;
    pid_t writer;

    CHECK(pipe(ends) == 0);
    writer = child(add_and_report, ends[1]);
    close(ends[1]);
    g_usleep((gulong)us);
    CHECK(kill(writer, SIGKILL) == 0);
    CHECK(waitpid(writer, NULL, 0) == writer);
    while (read(ends[0], &mark, 1) == 1)
        letters++;
    close(ends[0]);
    return letters;
}
CLAIM(a_program_shot_while_writing_loses_one_game_at_most)
{
    uint64_t seed = from_outside("SEED", (uint64_t)g_get_real_time());
    Random random = Random_start(seed, 0);
    uint64_t kills = from_outside("KILLS", 20);

    int journals = 0;

    for (uint64_t k = 0; k < kills; k++) {
        int letters, kept;

        move_out();
        letters = shot_after(5000 + Random_below(&random, 40000));
        journals += exists("records.sqlite-journal");
        kept = sum_of("lights").played;
        CHECK(kept == letters || kept == letters + 1);
        CHECK(!exists("records.sqlite.damaged-1"));
        keep(1, 1, WE, 999999);
        CHECK(sum_of("lights").played == kept + 1);
    }
    printf("# SEED=%" G_GUINT64_FORMAT ": shot %d times, %d of them "
           "within a transaction\n", seed, (int)kills, journals);
}
static void add_without_rights(int n)
{
    g_autofree char *folder = in_home("");

    CHECK(chmod(home, 0755) == 0 && chmod(folder, 0555) == 0);
    CHECK(chmod(g_get_user_data_dir(), 0755) == 0);
    CHECK(geteuid() != 0 || setuid(65534) == 0);
    CHECK(says(told_of(70), "not recorded"));
    if (n == 1)
        CHECK(sum_of("lights").played == 1);
}

static void add_without_room(int n)
{
    signal(SIGXFSZ, SIG_IGN);
    CHECK(setrlimit(RLIMIT_FSIZE, &(struct rlimit){ 0, 0 }) == 0);
    CHECK(says(told_of((uint64_t)n), "disk"));
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){ RLIM_INFINITY,
                                              RLIM_INFINITY });
    CHECK(sum_of("lights").played == 1);
}
static void nothing_to_show(void)
{
    g_autofree char *file = in_home("records.sqlite");
    RecordsSum sum;

    move_out();
    CHECK(g_mkdir_with_parents(file, 0700) == 0);
    CHECK(says(Records_sum("lights", NULL, &sum), "nothing to show"));
    CHECK(sum.played == 0);
}
CLAIM(where_nothing_can_be_written_a_sentence_says_so)
{
    g_autofree char *folder = in_home("");

    move_out();
    keep(1, 1, WE, 1);
    wait_for(child(add_without_room, 2));
    wait_for(child(add_without_rights, 1));
    CHECK(chmod(home, 0700) == 0 && chmod(folder, 0700) == 0);
    damage(0);
    wait_for(child(add_without_rights, 0));
    CHECK(chmod(home, 0700) == 0 && chmod(folder, 0700) == 0);
    CHECK(!exists("records.sqlite.damaged-1"));
    nothing_to_show();
    move_out();
    CHECK(g_file_set_contents(g_get_user_data_dir(), "no folder", -1,
                              NULL));
    CHECK(says(told_of(70), "opened or written"));
    CHECK(sum_of("lights").played == 0);
}
CLAIM(newer_records_are_read_and_not_written)
{
    g_autofree char *file = in_home("records.sqlite");
    sqlite3 *db = NULL;

    move_out();
    keep(12, 1000, WE, 1);
    CHECK(sqlite3_open(file, &db) == SQLITE_OK);
    CHECK(sqlite3_exec(db, "PRAGMA user_version = 2", NULL, NULL, NULL)
          == SQLITE_OK);
    CHECK(sqlite3_close(db) == SQLITE_OK);
    CHECK(says(told_of(2), "newer"));
    CHECK(reads("lights", RECORDS_BY_SCORE, "1:1 "));
}
CLAIM(records_of_the_first_edition_are_read_and_written)
{
    g_autofree char *file = in_home("records.sqlite");
    sqlite3 *db = NULL;

    move_out();
    put("records.sqlite", "", 0);
    CHECK(sqlite3_open(file, &db) == SQLITE_OK);
    CHECK(sqlite3_exec(db, "CREATE TABLE games(id INTEGER PRIMARY KEY,"
        "game TEXT, options TEXT, seed INTEGER, version INTEGER, result"
        " INTEGER, winners INTEGER, score INTEGER, better INTEGER, ms"
        " INTEGER, moves INTEGER, undos INTEGER, hints INTEGER, begun"
        " INTEGER, ended INTEGER, mine INTEGER, text TEXT);"
        "CREATE UNIQUE INDEX one_row_a_game"
        " ON games(game, options, seed, begun) WHERE mine;"
        "PRAGMA user_version = 1;"
        "INSERT INTO games VALUES(1, 'lights', 'matches=2', 7, 1, 2, 2,"
        " 12, -1, 1000, 2, 0, 0, 1, 9, 1, 'as it was saved'),"
        "(2, 'lights', 'matches=2', 9, 1, 2, 2, 11, -1, 1000, 2, 0, 0,"
        " 2, 9, 1, NULL);",
        NULL, NULL, NULL) == SQLITE_OK);
    CHECK(sqlite3_close(db) == SQLITE_OK);
    CHECK(reads("lights", RECORDS_BY_SCORE, "1:7 "));
    keep(10, 900, WE, 8);
    CHECK(reads("lights", RECORDS_BY_SCORE, "1:8 2:7 "));
}
static void play_a_little(int n)
{
    g_autofree char *moves = g_build_filename(home, "moves", NULL);
    char *argv[] = { home, moves, NULL };

    (void)n;
    argv[1] = g_strdup("--text");
    CHECK(g_file_set_contents(moves, "take 2\ntake 1\n", -1, NULL));
    CHECK(freopen(moves, "r", stdin) != NULL);
    CHECK(freopen("/dev/null", "w", stdout) != NULL);
    CHECK(Program_main(2, argv, &nim_game, NULL) == 0);
    g_free(argv[1]);
}
CLAIM(nothing_is_touched_when_a_game_begins)
{
    move_out();
    wait_for(child(play_a_little, 0));
    CHECK(sum_of("nim").played == 0 && sum_of("lights").played == 0);
    CHECK(!exists("records.sqlite") && !exists("records.lock"));
    keep(1, 1, WE, 1);
    CHECK(exists("records.sqlite"));
}
CLAIM(nothing_stays_open_between_two_visits)
{
    GDir *open = g_dir_open("/proc/self/fd", 0, NULL);
    const char *name;

    keep(2, 1, WE, 2);
    while (open != NULL && (name = g_dir_read_name(open)) != NULL) {
        g_autofree char *link = g_strconcat("/proc/self/fd/", name,
                                            NULL);
        g_autofree char *target = g_file_read_link(link, NULL);

        CHECK(target == NULL || strstr(target, "records.") == NULL);
    }
    if (open != NULL)
        g_dir_close(open);
}
CLAIM(a_row_beyond_the_bounds_is_no_game_anywhere)
{
    static const char *const columns[] = { "version", "result",
        "winners", "score", "better", "ms", "moves", "undos", "hints",
        "begun", "ended", "seed", "mine" };
    static const char *const values[] = { "1000000000000",
        "-2000000000", "'words'", "NULL", "1e300", "x'ff00'" };
    g_autofree char *file = in_home("records.sqlite");
    g_autoptr(GString) kinds = g_string_new("");
    sqlite3 *db = NULL;

    move_out();
    keep(12, 1000, WE, 1);
    CHECK(sqlite3_open(file, &db) == SQLITE_OK);
    for (int k = 0; k < 13 * 6; k++) {
        /* a stranger's row with one odd value */
        const char *column = columns[k % 13], *value = values[k / 13];
        g_autofree char *sql = g_strdup_printf(
            "INSERT INTO games SELECT id + %d, game, options, text, seed,"
            " version, result, winners, score, better, ms, moves, undos, hints,"
            " begun + %d, ended, mine FROM games WHERE id = 1;"
            "UPDATE games SET %s = %s WHERE id = 1 + %d", k + 1, k + 1,
            column, value, k + 1);

        if (k / 13 > 1 || !Text_same(column, "seed"))
            CHECK(!sqlite3_exec(db, sql, NULL, NULL, NULL));
    }
    CHECK(sqlite3_close(db) == SQLITE_OK);
    for (RecordsOrder o = RECORDS_BY_SCORE; o <= RECORDS_LAST; o++)
        CHECK(reads("lights", o, "1:1 "));
    CHECK(sum_of("lights").played == 1 && sum_of("lights").won == 1);
    CHECK(!Records_options("lights", jot_options, kinds));
    CHECK(Text_same(kinds->str, "matches=2:1 "));
}

/* all of them */
int main(void)
{
    g_autofree char *data = NULL;
    int failed;

    home = g_dir_make_tmp("records-test-XXXXXX", NULL);
    if (home == NULL)
        return 99;
    data = g_build_filename(home, "data", NULL);
    g_setenv("XDG_DATA_HOME", data, TRUE);
    move_out();
    failed = test_all();
    g_free(whole_file);
    g_setenv("HOME_OF_TEST", home, TRUE);
    g_free(home);
    if (system("rm -rf \"$HOME_OF_TEST\"") != 0)
        return 99;
    return failed;
}
