/* Made from kit/store.nw by make tangle: change that, not this. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "nim.h"
#include "records.h"
#include "scribe.h"
#include "store.h"
#include "store-test.h"

/* store tests */
enum { MANY = 9000 };

static void fill_many(unsigned char *known)
{
    for (int k = 0; k < MANY; k++)
        known[k] = (unsigned char)(k / 50);
}
static View tabled;                     /* Nim with such a table */
static Game knowing;

static char *a_table(void)
{
    g_autofree char *folder = in_home("cache/literate-games");
    char *file = g_build_filename(folder, "many", NULL);

    tabled = *nim_game.view;
    tabled.table = "many";
    tabled.table_size = MANY;
    knowing = nim_game;
    knowing.view = &tabled;
    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    CHECK(Scribe_main(file, MANY, 0, fill_many) == 0);
    return file;
}
static void change(int fd, off_t at)
{
    char byte = 0;

    CHECK(pread(fd, &byte, 1, at) == 1);
    byte ^= 1;
    CHECK(pwrite(fd, &byte, 1, at) == 1);
}
static int knows_spoilt_tables(char **argv)
{
    static const off_t at[] = { 9001, 9013, 9016, 9031 };
    const char *why;

    (void)argv;
    for (int k = 0; k < 5; k++) {
        g_autofree char *file = a_table();
        g_autofree char *aside = Store_aside(file);
        int fd = open(file, O_RDWR);

        if (k < 4)
            change(fd, at[k]);
        else
            CHECK(ftruncate(fd, 9031) == 0);
        close(fd);
        why = Store_table(&knowing);
        CHECK(why && strstr(why, "damaged-") && lore(0) == -1);
        CHECK(access(file, F_OK) != 0 && access(aside, F_OK) == 0);
    }
    /* an older table, a pipe, and none */
    g_autofree char *file = in_home("cache/literate-games/many");

    CHECK(Store_table(&nim_game) == NULL && Store_table(&knowing) == NULL);
    put("cache/literate-games/many", "1234This was a table");
    why = Store_table(&knowing);
    CHECK(why && strstr(why, "of an older edition") && lore(0) == -1);
    CHECK(unlink(file) == 0 && mkfifo(file, 0600) == 0);
    CHECK(Store_table(&knowing) == NULL && lore(0) == -1);
    return test_faults;
}
static int believes_no_spoilt_leaf(char **argv)
{
    (void)argv;
    for (int k = 0; k < 3; k++) {
        g_autofree char *file = a_table(), *again = NULL;
        g_autofree char *aside = Store_aside(file);
        int fd = open(file, O_RDWR);

        CHECK(Store_table(&knowing) == NULL && lore(9000) == -1);
        CHECK(lore(0) == 0 && lore(4095) == 81 && lore(8999) == 179);
        if (k == 1)
            CHECK(ftruncate(fd, 5000) == 0);
        else
            change(fd, 5000);
        if (k == 2)
            again = a_table();
        CHECK(lore(4095) == 81 && lore(4096) == -1 && lore(4095) == -1);
        CHECK((access(file, F_OK) == 0) == (k == 2));
        CHECK((access(aside, F_OK) != 0) == (k == 2));
        close(fd);
    }
    CHECK(Store_table(&knowing) == NULL && lore(4096) == 81);
    return test_faults;
}
CLAIM(a_spoilt_table_is_set_aside_with_a_sentence)
{
    at_home(knows_spoilt_tables);
}

CLAIM(a_table_that_changes_while_it_is_read_is_not_believed)
{
    at_home(believes_no_spoilt_leaf);
}
static int looks_once(char **argv)
{
    g_autofree char *file = NULL;

    (void)argv;
    CHECK(Store_table(&knowing) == NULL && lore(0) == -1);
    file = a_table();
    CHECK(lore(0) == -1 && Store_table(&knowing) == NULL);
    CHECK(lore(50) == 1 && unlink(file) == 0);
    CHECK(Store_table(&knowing) == NULL && lore(8999) == 179);
    return test_faults;
}
CLAIM(a_table_is_looked_for_once)
{
    g_autofree char *file = a_table();

    CHECK(unlink(file) == 0);
    at_home(looks_once);
}
enum { LEAVES = 1000 };

static void a_leaf(const void *known, int sheet, long count[COUNTS])
{
    unsigned char *at = (unsigned char *)known + sheet;

    count[*at]++;
    *at = (unsigned char)(*at + 1 + sheet % 3);
}

static void fill_leaves(unsigned char *known)
{
    long count[COUNTS];

    Scribe_all("once", known, LEAVES, a_leaf, count);
    CHECK(count[0] == LEAVES);
    Scribe_all("twice", known, LEAVES, a_leaf, count);
    CHECK(count[0] == 0 && count[1] == 334 && count[2] == 333
          && count[3] == 333);
}

CLAIM(a_table_is_written_by_all_processors)
{
    g_autofree char *file = in_home("leaves"), *all = NULL,
        *no = in_home("no/leaves");

    CHECK(Scribe_main(file, LEAVES, 2, fill_leaves) == EXIT_SUCCESS);
    CHECK(g_file_get_contents(file, &all, NULL, NULL)
          && all[0] == 2 && all[998] == 6);
    CHECK(Scribe_main(no, LEAVES, 2, fill_leaves) == EXIT_FAILURE);
    CHECK(Scribe_main("--help", LEAVES, 2, NULL) == EXIT_FAILURE);
    CHECK(Scribe_main(NULL, LEAVES, 2, fill_leaves) == EXIT_SUCCESS);
}
static bool killed;                 /* when a file is to be renamed */

int rename(const char *from, const char *to)
{
    if (killed)
        raise(SIGKILL);
    return renameat(AT_FDCWD, from, AT_FDCWD, to);
}
static int dies_with_a_table(char **argv)
{
    (void)argv;
    killed = true;
    g_free(a_table());
    return 0;
}
static int finds_the_rest(char **argv)
{
    g_autofree char *file = in_home("cache/literate-games/many");
    g_autofree char *rest = g_strconcat(file, ".writing", NULL);
    int fd = open(rest, O_RDONLY);

    (void)argv;
    CHECK(fd >= 0 && flock(fd, LOCK_EX) == 0);
    CHECK(Store_table(&knowing) == NULL && access(rest, F_OK) == 0);
    CHECK(Scribe_main(file, MANY, 0, fill_many) == EXIT_FAILURE);
    close(fd);
    CHECK(access(rest, F_OK) == 0);
    CHECK(Store_table(&knowing) == NULL && access(rest, F_OK) != 0);
    return test_faults;
}

CLAIM(a_killed_scribe_leaves_nothing_that_stays)
{
    g_autofree char *file = a_table();

    CHECK(unlink(file) == 0);
    CHECK(alone(dies_with_a_table, (char *[]){ NULL }) == -1);
    at_home(finds_the_rest);
}
static int keeps_a_game(char **argv)
{
    Session *s = some_game(), *again;
    const char *why;

    (void)argv;
    CHECK(Store_resume(&nim_game, &why) == NULL && !why);
    CHECK(Store_save(s, 0) == NULL && Store_save(s, 0) == NULL);
    again = Store_resume(&nim_game, &why);
    CHECK(again != NULL && !why);
    CHECK(again && Session_count(again) == Session_count(s));
    CHECK(again && Session_seed(again) == 7);
    Store_forget(&nim_game);
    CHECK(Store_resume(&nim_game, &why) == NULL && !why);
    Session_free(&s);
    Session_free(&again);
    return test_faults;
}
static int reads_plain_files(char **argv)
{
    g_autofree char *pipe = in_home("pipe"), *film = in_home("film");
    const char *const odd[] = { pipe, film, "/dev/zero", "/", "" };
    const char *why;
    size_t n;

    (void)argv;
    put("film", "a line\n");
    g_autofree char *text = Store_read(film, 7, &n);
    CHECK(text && n == 7 && strcmp(text, "a line\n") == 0);
    CHECK(Store_read(film, 6, &n) == NULL && errno == EFBIG);
    CHECK(mkfifo(pipe, 0600) == 0 && truncate(film, 1L << 32) == 0);
    for (size_t k = 0; k < G_N_ELEMENTS(odd); k++)
        CHECK(Store_text(odd[k], &why) == NULL && strstr(why, odd[k]));
    why = Store_write(pipe, "a game\n");
    CHECK(why && strstr(why, "it is no plain file"));
    CHECK(Store_text(pipe, &why) == NULL
          && strstr(why, "it is no plain file"));
    return test_faults;
}
static int sets_damage_aside(char **argv)
{
    static const char *const bad[] = {
        "nim 1 matches=15 seed=3\n> take 2\n> tak", "",
        "nim -1 seed=1\n", "chess 1 seed=3\n",
    };
    const char *why;

    (void)argv;
    for (int k = 0; k < 4; k++) {
        g_autofree char *mark = g_strdup_printf(".damaged-%d", k + 1);
        g_autofree char *aside = g_strconcat(
            "data/literate-games/saves/nim.play-save", mark, NULL);

        CHECK(Store_resume(&nim_game, &why) == NULL && !why);
        put("data/literate-games/saves/nim.play-save", bad[k]);
        CHECK(Store_resume(&nim_game, &why) == NULL);
        CHECK(why && strstr(why, mark));
        CHECK(holds(aside, bad[k]));
    }
    return test_faults;
}
static int follows_no_link(char **argv)
{
    g_autofree char *end = in_home("end"), *folder = NULL;
    g_autofree char *file =
        in_home("data/literate-games/saves/nim.play-save");
    Session *s = some_game();
    struct stat is;

    (void)argv;
    folder = g_path_get_dirname(file);
    put("end", "mine");
    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    CHECK(symlink(end, file) == 0 && Store_save(s, 0) == NULL);
    CHECK(holds("end", "mine") && lstat(file, &is) == 0);
    CHECK(S_ISREG(is.st_mode) && (is.st_mode & 0777) == 0600);
    Session_free(&s);
    return test_faults;
}
static int leaves_alone_what_it_cannot_read(char **argv)
{
    static const char saves[] = "data/literate-games/saves/";
    static const char conf[] = "config/literate-games/nim.conf";
    g_autofree char *one = g_strconcat(saves, "nim.play-save", NULL);
    g_autofree char *two = g_strconcat(saves, "nim-2.play-save", NULL);
    g_autofree char *folder = in_home(one), *wrong = in_home(conf);
    Session *s = some_game();
    int option[OPTIONS];
    const char *why;

    (void)argv;
    Options_usual(nim_game.model, option);
    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    CHECK(g_mkdir_with_parents(wrong, 0700) == 0);
    CHECK(Store_resume(&nim_game, &why) == NULL);
    CHECK(strstr(why, "nim.play-save is left alone"));
    CHECK(Store_save(s, 0) == NULL && holds(two, "take 2"));
    CHECK(strstr(Store_options(&nim_game, option, false), "cannot be"));
    CHECK(Store_options(&nim_game, option, true) != NULL);
    CHECK(g_rmdir(folder) == 0 && g_rmdir(wrong) == 0);
    Session_free(&s);
    return test_faults;
}
static int plays_beside_other_rules(char **argv)
{
    static const char saves[] = "data/literate-games/saves/";
    g_autofree char *one = g_strconcat(saves, "nim.play-save", NULL);
    g_autofree char *two = g_strconcat(saves, "nim-2.play-save", NULL);
    Session *s = some_game(), *again;
    int result;
    const char *why;

    (void)argv;
    if (!holds(one, "")) {
        g_autofree char *folder = in_home(saves);

        CHECK(g_mkdir_with_parents(folder, 0700) == 0);
        put(one, "nim 99 seed=1\n> take over\n");
    }
    again = Store_resume(&nim_game, &why);
    CHECK(strstr(why, "nim.play-save is left alone (it is of other"));
    CHECK(!again || Session_count(again) == Session_count(s));
    CHECK(Store_save(s, 0) == NULL && holds(two, "take 2"));
    CHECK(holds(one, "nim 99 seed=1\n> take over\n"));
    result = test_faults + (again != NULL ? 50 : 0);
    Session_free(&s);
    if (again)
        Session_free(&again);
    return result;
}
static int plays_beside_another_window(char **argv)
{
    g_autofree char *taken =
        in_home("data/literate-games/saves/nim.lock");
    g_autofree char *folder = g_path_get_dirname(taken);
    Session *s = some_game();
    int other;

    (void)argv;
    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    other = open(taken, O_RDWR | O_CREAT, 0600);
    CHECK(other >= 0 && flock(other, LOCK_EX) == 0);
    CHECK(Store_save(s, 0) == NULL && Store_beside(&nim_game));
    CHECK(holds("data/literate-games/saves/nim-2.play-save", "take 2"));
    CHECK(!holds("data/literate-games/saves/nim.play-save", ""));
    CHECK(Store_shelve(s, 0, NULL, NULL) == NULL
          && holds("data/literate-games/saves/recent/nim-102.play-save",
                   "take 2"));
    close(other);
    Session_free(&s);
    return test_faults;
}
static int lives_without_folders(char **argv)
{
    int option[OPTIONS];
    Session *s = some_game();
    const char *why;

    (void)argv;
    put("data", "a file where a folder should be");
    put("config", "another one");
    Options_usual(nim_game.model, option);
    CHECK(Store_save(s, 0)
          && strstr(Store_save(s, 0), "Games are not kept (Not a di"));
    CHECK(Store_resume(&nim_game, &why) == NULL && why);
    Store_forget(&nim_game);
    CHECK(Store_options(&nim_game, option, true) != NULL);
    CHECK(Store_write("/nowhere/x", "y") != NULL);
    Session_free(&s);
    return test_faults;
}
static int keeps_options(char **argv)
{
    static const char conf[] = "config/literate-games/nim.conf";
    int option[OPTIONS], again[OPTIONS];

    (void)argv;
    Options_usual(nim_game.model, again);
    CHECK(Store_options(&nim_game, again, false) == NULL);
    CHECK(again[0] == 15);
    option[0] = 20;
    CHECK(Store_options(&nim_game, option, true) == NULL);
    CHECK(Store_options(&nim_game, again, false) == NULL);
    CHECK(again[0] == 20 && holds(conf, "matches=20"));
    put(conf, "[options]\nmatches=99\n[window]\nwidth=7\n");
    CHECK(Store_options(&nim_game, again, false) && again[0] == 20);
    CHECK(Store_options(&nim_game, option, true) == NULL);
    CHECK(holds(conf, "matches=20") && holds(conf, "width=7"));
    put(conf, "What is this?\n");
    CHECK(Store_options(&nim_game, again, false) != NULL);
    CHECK(holds("config/literate-games/nim.conf.damaged-1", "What"));
    return test_faults;
}
CLAIM(a_game_is_kept_until_tomorrow)
{
    at_home(keeps_a_game);
}

CLAIM(a_damaged_game_steps_aside)
{
    at_home(sets_damage_aside);
}

CLAIM(a_pipe_a_folder_a_device_and_a_film_are_no_saved_games)
{
    at_home(reads_plain_files);
}
CLAIM(a_save_is_for_you_alone_and_goes_through_no_link)
{
    at_home(follows_no_link);
}

CLAIM(what_cannot_be_read_today_is_not_called_damaged)
{
    at_home(leaves_alone_what_it_cannot_read);
}

CLAIM(a_game_of_other_rules_is_left_alone)
{
    char *argv[] = { NULL };

    at_home(plays_beside_other_rules);
    CHECK(alone(plays_beside_other_rules, argv) == 50);
}
typedef struct Seen {
    char     numbers[100];
    Session *back;                  /* the last one, or NULL */
    int      number;
    char     trouble[200];
} Seen;

static void note_number(void *who, const Answer *a)
{
    Seen *seen = who;
    Text text = { seen->numbers, sizeof seen->numbers,
                  (int)strlen(seen->numbers) };

    if (a->session) {
        Text_tell(&text, " %d", a->number);
        CHECK(a->left > 1600000000 && Session_count(a->session) == 1);
        Session_free(&seen->back);
        seen->back = a->session;
        seen->number = a->number;
    }
    g_strlcpy(seen->trouble, a->trouble ? a->trouble : "",
              sizeof seen->trouble);
}
static Seen recent(int number)
{
    Seen seen = { "", NULL, 0, "" };

    Store_bring(&nim_game, number, NULL, note_number, &seen);
    return seen;
}
static int keeps_five(char **argv)
{
    static const char shelf[] = "data/literate-games/saves/recent/";
    static const char *const odd[] = { "nim-x", "nim-04", "chess-9",
                                       "nim-501" };
    g_autofree char *three = g_strconcat(shelf, "nim-301.play-save",
                                         NULL);
    Session *s = some_game();
    Seen seen = recent(0);

    (void)argv;
    CHECK(!seen.back && seen.trouble[0]);
    for (int k = 0; k < 7; k++)
        CHECK(Store_shelve(s, 0, NULL, NULL) == NULL);
    for (int k = 0; k < 4; k++) {
        g_autofree char *file = g_strconcat(shelf, odd[k], ".play-save",
                                            NULL);

        put(file, "? 5");
    }
    /* what is brought back, and when it goes */
    seen = recent(-1);
    CHECK(strcmp(seen.numbers, " 701 601 401 301") == 0
          && !seen.trouble[0]);
    Session_free(&seen.back);
    seen = recent(0);
    CHECK(seen.back && seen.number == 701);
    CHECK(Store_shelve(s, 301, NULL, NULL) == NULL && holds(three, "nim"));
    CHECK(Store_save(seen.back, 301) == NULL && !holds(three, ""));
    Session_free(&seen.back);
    seen = recent(501);
    CHECK(!seen.back && strstr(seen.trouble, "line 1"));
    Session_free(&s);
    return test_faults;
}
static int counts_on(char **argv)
{
    static const char shelf[] = "data/literate-games/saves/recent/nim-";
    static const char text[] = "nim 1 seed=1\n> take 1\n";
    g_autofree char *one = g_strconcat(shelf, "101.play-save", NULL);
    g_autofree char *two = g_strconcat(shelf, "201.play-save", NULL);
    Session *s = some_game();

    (void)argv;
    CHECK(Store_shelve(s, 0, NULL, NULL) == NULL && holds(one, "nim"));
    for (int k = 0; k < 3; k++) {
        g_autofree char *file = g_strconcat(shelf, (const char *[]){
            "2147483647", "999999999", "999999998" }[k],
            ".play-save", NULL);

        put(file, text);
    }
    CHECK(Store_shelve(s, 0, NULL, NULL) == NULL && holds(two, "nim"));
    Session_free(&s);
    return test_faults;
}
CLAIM(the_last_five_games_that_were_left_are_kept)
{
    at_home(keeps_five);
}

static int tells_why(char **argv)
{
    static const char *const places[] = {
        "data/literate-games/saves/nim.play-save",
        "config/literate-games/nim.conf" };
    int option[OPTIONS];
    char wide[400] = "/a/b/", half[] = "/x\xff/y";
    const char *why;

    (void)argv;
    for (int k = 0; k < 2; k++) {
        g_autofree char *file = in_home(places[k]);
        g_autofree char *folder = g_path_get_dirname(file);

        CHECK(g_mkdir_with_parents(folder, 0700) == 0
              && g_file_set_contents(file, "nim\0", 5, NULL));
    }
    CHECK(!Store_resume(&nim_game, &why));
    CHECK(why && g_str_has_suffix(why, " is no text of a game"));
    why = Store_options(&nim_game, option, false);
    CHECK(why && g_str_has_suffix(why, " is no text of a game"));
    memset(wide + 5, 'W', 390);
    CHECK(g_utf8_strlen(Store_shown(wide), -1) == 61
          && strncmp(Store_shown(wide), "/a/b/W", 6) == 0);
    why = Store_write(wide, "");
    CHECK(why && strstr(why, "(") && strstr(why, "may do: /a/b/WWW"));
    CHECK(g_utf8_validate(Store_shown(half), -1, NULL));
    return test_faults;
}
CLAIM(a_sentence_keeps_its_reason_whole)
{
    at_home(tells_why);
}

CLAIM(a_number_without_bounds_is_not_counted_on)
{
    at_home(counts_on);
}
static int keeps_settings(char **argv)
{
    static const char *const looks[] = { "plain", "fancy" };
    static const char conf[] = "config/literate-games/likes.conf";
    Setting s[] = { { "look", "theme", 0, 1, looks, 1 },
                    { "look", "zoom", 50, 300, NULL, 100 } };
    const char *why;

    (void)argv;
    CHECK(Store_settings("likes", s, 2, false) == NULL);
    CHECK(s[0].value == 1 && s[1].value == 100);
    s[0].value = 0;
    s[1].value = 150;
    CHECK(Store_settings("likes", s, 2, true) == NULL);
    CHECK(holds(conf, "theme=plain") && holds(conf, "zoom=150"));
    put(conf, "[look]\ntheme=pink\nzoom=200\n[mine]\na=b\n");
    why = Store_settings("likes", s, 2, false);
    CHECK(why && strstr(why, "theme=pink in likes.conf"));
    CHECK(s[0].value == 0 && s[1].value == 200);
    CHECK(Store_settings("likes", s, 2, true) == NULL);
    CHECK(holds(conf, "theme=plain") && holds(conf, "a=b"));
    put(conf, "[look]\nzoom=301\n");
    CHECK(Store_settings("likes", s, 2, false) && s[1].value == 200);
    return test_faults;
}
CLAIM(settings_are_kept)
{
    at_home(keeps_settings);
}
static void saves_forever(int pipe)
{
    Session *s = some_game();

    CHECK(write(pipe, Store_save(s, 0) == NULL ? "!" : "?", 1) == 1);
    for (;;)
        Store_save(s, 0);
}
static int finds_a_game(char **argv)
{
    const char *why;
    Session *s = Store_resume(&nim_game, &why);
    bool whole = s && Session_count(s) > 0 && !why;

    (void)argv;
    if (s)
        Session_free(&s);
    return whole ? 0 : 1;
}
CLAIM(a_killed_program_leaves_a_whole_game)
{
    char *argv[] = { NULL }, letter;
    int ends[2];

    at_home(keeps_a_game);
    CHECK(pipe(ends) == 0);
    for (int k = 0; k < 20; k++) {
        pid_t child;

        fflush(stdout);
        child = fork();
        if (child == 0)
            saves_forever(ends[1]);
        CHECK(read(ends[0], &letter, 1) == 1 && letter == '!');
        g_usleep((gulong)(1700 * k));
        CHECK(kill(child, SIGKILL) == 0);
        CHECK(waitpid(child, NULL, 0) == child);
        CHECK(alone(finds_a_game, argv) == 0);
    }
    close(ends[0]);
    close(ends[1]);
}
static void plays_and_reports(int pipe)
{
    int option[OPTIONS] = { 15 };
    Line why;

    for (uint64_t game = 1; ; game++) {
        Session *s = Session_new(&nim_game, option, game, why);

        Session_begin(s, (int64_t)game);
        for (int k = 1; k <= 5; k++) {
            CHECK(Session_play(s, "take 3") == NULL);
            Store_thread(NULL, NULL);
            if (k == 5) {
                CHECK(Records_add(s, (int64_t)game, NULL) == NULL);
                Store_forget(&nim_game);
            } else
                CHECK(Store_save(s, 0) == NULL);
            Store_end();
            CHECK(write(pipe, k == 5 ? "G" : "m", 1) == 1);
        }
        Session_free(&s);
    }
}
static int shot_games, shot_moves;

static void shoot_after(int us)
{
    int ends[2];
    char letter;
    pid_t child;

    fflush(stdout);
    CHECK(pipe(ends) == 0);
    child = fork();
    if (child == 0)
        plays_and_reports(ends[1]);
    close(ends[1]);
    g_usleep((gulong)us);
    CHECK(kill(child, SIGKILL) == 0);
    CHECK(waitpid(child, NULL, 0) == child);
    shot_games = shot_moves = 0;
    while (read(ends[0], &letter, 1) == 1)
        if (letter == 'G') {
            shot_games++;
            shot_moves = 0;
        } else
            shot_moves++;
    close(ends[0]);
}
static void count_one(void *who, const Record *r)
{
    *(int *)who += r->id > 0;
}

static int lost_one_move_at_most(char **argv)
{
    int played = 0;
    const char *why;
    Session *s;
    int moves;

    (void)argv;
    CHECK(!Records_list("nim", NULL, RECORDS_LAST, 1 << 20, count_one,
                        &played));
    CHECK(played == shot_games || played == shot_games + 1);
    s = Store_resume(&nim_game, &why);
    moves = s ? Session_count(s) : 0;
    CHECK(!why);
    if (played == shot_games && shot_moves > 0)
        CHECK(moves == shot_moves || moves == shot_moves + 1);
    Session_free(&s);
    return test_faults;
}
CLAIM(a_killed_program_loses_the_move_in_hand_at_most)
{
    const char *wish = g_getenv("KILLS"), *from = g_getenv("SEED");
    guint32 seed = from ? (guint32)g_ascii_strtoull(from, NULL, 10)
                        : (guint32)g_get_real_time();
    GRand *random = g_rand_new_with_seed(seed);
    int kills = wish ? atoi(wish) : 20;
    char *argv[] = { NULL };

    printf("# SEED=%u: shot %d times\n", seed, kills);
    for (int k = 0; k < kills; k++) {
        CHECK(system("rm -rf \"$XDG_DATA_HOME\"") == 0);
        shoot_after(g_rand_int_range(random, 5000, 60000));
        CHECK(alone(lost_one_move_at_most, argv) == 0);
    }
    g_rand_free(random);
}
static bool dies_shelving;

static int dies_with_a_game(char **argv)
{
    Session *s = some_game();

    (void)argv;
    CHECK(Store_save(s, 0) == NULL);
    killed = true;
    if (dies_shelving)
        Store_shelve(s, 0, NULL, NULL);
    else
        Store_save(s, 0);
    return 0;
}

static int rests(const char *in)
{
    g_autofree char *folder = g_build_filename(home,
        "data/literate-games", in, NULL);
    g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
    const char *it;
    int n = 0;

    while (dir && (it = g_dir_read_name(dir)) != NULL)
        n += strstr(it, ".writing") != NULL;
    return n;
}
static int sweeps(char **argv)
{
    static const char *const mine[] = { "nim.play-save.backup",
        "nim-2.play-save.writing.AbCd12", "nimble.play-save.writing",
        "recent/nim-102.play-save.writing", "recent/nim-x" };
    g_autofree char *saves = in_home("data/literate-games/saves");
    const char *why;
    Session *s;

    (void)argv;
    CHECK(rests("saves") + rests("saves/recent") == 1);
    CHECK(chdir(saves) == 0);
    CHECK(g_mkdir_with_parents("recent", 0700) == 0);
    for (int k = 0; k < 5; k++)
        CHECK(g_file_set_contents(mine[k], "", 0, NULL));
    s = Store_resume(&nim_game, &why);
    CHECK(s && rests("saves") == 2 && rests("saves/recent") == 1);
    for (int k = 0; k < 5; k++)
        CHECK(access(mine[k], F_OK) == 0);
    Session_free(&s);
    return test_faults;
}
CLAIM(a_killed_program_leaves_nothing_that_stays)
{
    for (int k = 0; k < 2; k++) {
        dies_shelving = k;
        CHECK(system("rm -rf \"$XDG_DATA_HOME\"") == 0);
        CHECK(alone(dies_with_a_game, (char *[]){ NULL }) == -1);
        CHECK(alone(sweeps, (char *[]){ NULL }) == 0);
    }
}
CLAIM(a_second_window_keeps_a_game_of_its_own)
{
    at_home(plays_beside_another_window);
}

CLAIM(folders_that_fail_are_told_and_not_fatal)
{
    at_home(lives_without_folders);
}

CLAIM(options_are_kept)
{
    at_home(keeps_options);
}

int main(void) { return test_at_home(); }
