/* Made from kit/program.nw by make tangle: change that, not this. */
#define _POSIX_C_SOURCE 200809L
#include <cairo.h>
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
#include "program.h"
#include "records.h"
#include "scribe.h"
#include "test.h"

/* a child */
static char home[] = "/tmp/program-test-XXXXXX";

static char *in_home(const char *name)
{
    return g_build_filename(home, name, NULL);
}

static void reopen(const char *name, FILE *stream, const char *how)
{
    g_autofree char *file = in_home(name);

    if (freopen(file, how, stream) == NULL)
        _exit(99);
}
static int alone(int (*trial)(char **argv), char **argv)
{
    int status = 0;
    pid_t child;

    fflush(stdout);
    child = fork();
    if (child == 0) {
        /* the child's life */
        reopen("in", stdin, "r");
        reopen("out", stdout, "w");
        reopen("err", stderr, "w");
        test_faults = 0;
        status = trial(argv);
        fflush(NULL);
        _exit(status);
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
static void put(const char *name, const char *text)
{
    g_autofree char *file = in_home(name);

    CHECK(g_file_set_contents(file, text, -1, NULL));
}

/* a child that plays Nim */
static int run_nim(char **argv)
{
    int argc = 0;

    while (argv[argc] != NULL)
        argc++;
    return Program_main(argc, argv, &nim_game, NULL);
}
static bool holds(const char *name, const char *text)
{
    g_autofree char *file = in_home(name), *all = NULL;

    return g_file_get_contents(file, &all, NULL, NULL)
        && strstr(all, text) != NULL;
}

/* program tests */
#define NIM(...) alone(run_nim, (char *[]){ name, __VA_ARGS__, NULL })
static char name[] = "nim";

CLAIM(words_that_are_off_get_a_sentence_and_status_2)
{
    put("in", "");
    CHECK(NIM("--sede=5") == 2 && holds("err", "nim: \"--sede=5\" is"));
    CHECK(holds("err", " --seed ") && holds("out", ""));
    CHECK(NIM("take") == 2 && holds("err", "\"take\" is not known"));
    CHECK(NIM("--seeds") == 2 && NIM("--see") == 2);
    CHECK(NIM("--text=3") == 2 && holds("err", "takes no value"));
    CHECK(NIM("--seed") == 2 && holds("err", "--seed=N"));
    CHECK(NIM("--text", "--seed", "x") == 2 && holds("err", "no seed"));
    CHECK(NIM("--text", "--options=matches=99") == 2);
    CHECK(NIM("--text", "--options=stones=9") == 2);
    CHECK(NIM("--options=matches=99") == 2);
    CHECK(NIM("--point=1,2") == 2 && holds("err", "--figure only"));
    CHECK(NIM("--text", "--figure=a.pdf") == 2);
    CHECK(NIM("--match", "a:b") == 2
          && holds("err", "a match is played by best, good, novice"));
    CHECK(NIM("--match", "best:good", "--games=0") == 2
          && holds("err", "games; there can be 1 to 1000000"));
    CHECK(NIM("--match", "best:good") == 2
          && holds("err", "best cannot sit at seat 1"));
}
static void put_script(const char *called, const char *text)
{
    g_autofree char *file = in_home(called);

    put(called, text);
    CHECK(g_chmod(file, 0700) == 0);
}

CLAIM(programs_from_outside_play_a_match)
{
    g_autofree char *one = in_home("one"), *end = in_home("end"),
        *busy = in_home("busy"),
        *ones = g_strconcat(one, ":", one, NULL),
        *ends = g_strconcat(one, ":", end, NULL),
        *waits = g_strconcat(busy, ":", one, NULL);

    put_script("one", "#!/bin/sh\nwhile read l\ndo case \"$l\" in\n"
               "'?'*) echo take 1;;\nesac; done\n");
    put_script("end", "#!/bin/sh\nread l\n");
    put_script("busy", "#!/bin/sh\nwhile :; do :; done\n");
    CHECK(NIM("--match", ones, "--games=2", "--options=matches=3")
          == 0);
    CHECK(holds("out", "one: 1 of 2 won: at seat 1 1, at seat 2 0\n"));
    CHECK(NIM("--match", ends, "--games=2") == 0
          && holds("out", "one: 2 of 2 won")
          && holds("out", "end broke off 2 games, first by \"\": "
                          "it ended without an answer\n"));
    CHECK(NIM("--match", waits, "--games=1", "--limit=1") == 0
          && holds("out", "it thought longer than its limit\n"));
    CHECK(NIM("--match", "./nobody:./nobody") == 2
          && holds("err", "./nobody"));
    CHECK(NIM("--match", ones, "--limit=0") == 2
          && holds("err", "\"0\" is no limit; there can be 1 to"));
}
CLAIM(who_works_is_waited_for_and_who_sleeps_is_told)
{
    g_autofree char *mute = in_home("mute"), *slow = in_home("slow"),
        *sleeps = g_strconcat(mute, ":", mute, NULL),
        *dawdles = g_strconcat(slow, ":", slow, NULL);

    put_script("mute", "#!/bin/sh\nexec sleep 30\n");
    put_script("slow", "#!/bin/sh\nfor i in 1 2 3 4 5 6 7 8 9\n"
               "do sleep .5; done\necho take 1\n");
    CHECK(NIM("--match", sleeps, "--games=1", "--limit=1") == 0
          && holds("out", "it says nothing: is its answer flushed?"));
    CHECK(NIM("--match", dawdles, "--games=1", "--limit=1") == 0
          && holds("out", "by \"\": it ended without an answer"));
}
CLAIM(help_and_version_are_no_mistakes)
{
    CHECK(NIM("--help") == 0 && holds("out", "--replay=FILE"));
    CHECK(holds("out", "matches=0 to 40 (usual: 15)"));
    CHECK(NIM("--version") == 0 && holds("out", "nim, version 1"));
    g_unsetenv("DISPLAY");
    g_unsetenv("WAYLAND_DISPLAY");
    g_unsetenv("GDK_BACKEND");
    CHECK(alone(run_nim, (char *[]){ name, NULL }) == 1);
    CHECK(holds("err", "no display: play with --text"));
}
static char *write_transcript(const char *moves)
{
    g_autofree char *out = in_home("out"), *said = NULL;
    char *all;

    put("in", moves);
    CHECK(NIM("--text", "--options=matches=4", "--seed", "5") == 0);
    CHECK(g_file_get_contents(out, &said, NULL, NULL));
    all = g_strconcat("$ nim --text --options=\"matches=4\" --seed=5\n",
                      said, NULL);
    put("a.play", all);
    return all;
}
CLAIM(a_replay_finds_the_first_line_that_differs)
{
    g_autofree char *file = in_home("a.play"), *kept = in_home("a");
    g_autofree char *typed = g_strdup_printf(
        "take 9\ntake 3\n:save %s\n:load %s\n", kept, kept);
    g_autofree char *all = write_transcript(typed);
    char *word = strstr(all, "three");

    CHECK(NIM("--replay", file) == 0 && holds("out", "as before"));
    CHECK(word != NULL);
    if (word != NULL)
        memcpy(word, "threw", 5);
    put("a.play", all);
    CHECK(NIM("--replay", file) == 1 && holds("err", "a.play, line "));
    CHECK(holds("err", "threw") && holds("err", "three"));
    all[strlen(all) / 2] = '\0';
    put("a.play", all);
    CHECK(NIM("--replay", file) == 1);
}
CLAIM(what_is_no_transcript_is_refused)
{
    g_autofree char *file = in_home("a.play");

    put("a.play", "hello\n");
    CHECK(NIM("--replay", file) == 1 && holds("err", "no transcript"));
    put("a.play", "");
    CHECK(NIM("--replay", file) == 1 && holds("err", "no transcript"));
    put("a.play", "$ chess --text --seed=5\n");
    CHECK(NIM("--replay", file) == 1 && holds("err", "for chess"));
    put("a.play", "$ nim --text\n");
    CHECK(NIM("--replay", file) == 1 && holds("err", "--seed"));
    CHECK(NIM("--replay", "/nowhere/a.play") == 1);
    CHECK(holds("err", "is the name right?"));
}
static int drawn(const char *as, const char *begins)
{
    g_autofree char *file = in_home(as), *all = NULL;
    g_autofree char *moves = in_home("b.game");
    int status = NIM("--figure", file, "--moves", moves, "--hint",
                     "--point=5,5", "--theme=dark", "--scale=2");

    CHECK(g_file_get_contents(file, &all, NULL, NULL)
          && strncmp(all, begins, strlen(begins)) == 0);
    return status;
}

CLAIM(files_of_others_come_in_and_go_out)
{
    g_autofree char *in = in_home("five.strokes");
    g_autofree char *out = in_home("out.strokes");
    g_autofree char *ours = in_home("out.game"), *all = NULL;
    g_autofree char *picture = in_home("out.png");

    put("in", "take 2\n");
    put("five.strokes", "|||||\n");
    CHECK(NIM("--text", "--import", in) == 0
          && holds("out", "Seat 2 takes. Matches: 3."));
    CHECK(NIM("--import", in, "--export", out) == 0
          && holds("out.strokes", "|||||\n"));
    CHECK(NIM("--import", in, "--export", ours) == 0
          && holds("out.game", "nim 1 matches=5 seed=0\n"));
    CHECK(NIM("--import", ours, "--export", picture) == 0
          && g_file_get_contents(picture, &all, NULL, NULL)
          && strncmp(all, "\x89PNG", 4) == 0);
    put("five.strokes", "||x\n");
    CHECK(NIM("--text", "--import", in) != 0
          && holds("err", "a row of 1 to 40 strokes is wanted"));
}
static char *put_png(const char *called, int w, int h, int black)
{
    char *file = in_home(called);
    cairo_surface_t *s = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, w, h);
    cairo_t *pen = cairo_create(s);

    cairo_rectangle(pen, 0, 0, black, 1);
    cairo_fill(pen);
    cairo_set_source_rgba(pen, 0, 0, 0, 0.5);
    cairo_rectangle(pen, black, 0, 1, 1);
    cairo_fill(pen);
    CHECK(cairo_surface_write_to_png(s, file) == CAIRO_STATUS_SUCCESS);
    cairo_destroy(pen);
    cairo_surface_destroy(s);
    return file;
}

CLAIM(a_picture_comes_in_as_the_gray_of_its_dots)
{
    g_autofree char *row = put_png("row.png", 1000, 2, 5);
    g_autofree char *few = put_png("few.png", 4, 2, 2);
    g_autofree char *out = in_home("out.game"), *text = NULL;
    const char *why;

    CHECK(NIM("--import", row, "--export", out) == 0
          && holds("out.game", "nim 1 matches=5 seed=0\n"));
    text = Store_text(few, &why);
    CHECK(text && strcmp(text, "P2\n4 2\n255\n0\n0\n127\n255\n"
                         "255\n255\n255\n255\n") == 0);
}
static void lies(const char *file, long at)
{
    FILE *f = fopen(file, "r+");

    CHECK(f && fseek(f, at, SEEK_SET) == 0 && fputc(1, f) == 1
          && fclose(f) == 0);
}

CLAIM(a_picture_that_cannot_be_read_gets_a_sentence)
{
    static const char *const odd[] = { "cut.png", "lie.png", "wall.png",
                                       "wide.png", "high.png",
                                       "long.png", "pipe.png" };

    for (int k = 0; k < 7; k++) {
        g_autofree char *file = put_png(odd[k], k == 3 ? 1001 : 9,
                                        k == 4 ? 1001 : 1, 5);

        CHECK(k != 0 || truncate(file, 60) == 0);
        if (k == 1 || k == 2)
            lies(file, k == 1 ? 19 : 16);
        CHECK(k != 5 || truncate(file, (4 << 20) + 1) == 0);
        CHECK(k != 6 || (unlink(file) == 0 && mkfifo(file, 0600) == 0));
        CHECK(NIM("--text", "--import", file) == 2);
        CHECK(holds("err", k == 6 ? "pipe.png cannot be read (it is no "
              "plain file)" : "is no picture that can be read: a whole "
              "PNG of at most 1000 by 1000 dots and 4 MB can\n"));
    }
}
static bool unfolds(const char *called, int w, int h, const char *but)
{
    g_autofree char *file = in_home(called);
    const char *why;
    cairo_surface_t *p = Store_picture(file, &why);
    bool good = p ? !but && !why
                    && cairo_image_surface_get_width(p) == w
                    && cairo_image_surface_get_height(p) == h
                  : but && strstr(why, but) && strstr(why, called);

    cairo_surface_destroy(p);
    return good;
}

CLAIM(a_picture_to_look_at_is_unfolded_or_told_why_not)
{
    g_autofree char *cut = put_png("cut.png", 9, 1, 5);
    g_autofree char *wall = put_png("wall.png", 9, 1, 5);
    g_autofree char *fold = in_home("a.fold");
    g_autofree char *pipe = in_home("a.pipe");

    g_free(put_png("few.png", 427, 301, 2));
    g_free(put_png("vast.png", 3000, 2, 5));
    lies(wall, 17);
    CHECK(truncate(cut, 60) == 0 && mkfifo(pipe, 0600) == 0);
    CHECK(g_mkdir(fold, 0700) == 0 && unfolds("few.png", 427, 301, 0));
    CHECK(unfolds("vast.png", 1200, 1, NULL));
    CHECK(unfolds("cut.png", 0, 0, "a whole PNG of at most 6000 by"));
    CHECK(unfolds("wall.png", 0, 0, "6000 dots and 64 MB"));
    CHECK(unfolds("a.pipe", 0, 0, "(it is no plain file)"));
    CHECK(unfolds("a.fold", 0, 0, "cannot be read"));
    CHECK(unfolds("none", 0, 0, "is not there"));
}
CLAIM(what_is_no_file_does_not_come_in)
{
    static const char *const odd[] = { "in.pipe", "a.folder", "nothing",
                                       "film" };
    g_autofree char *err = in_home("err");

    put("film", "");
    for (int k = 0; k < 4; k++) {
        g_autofree char *file = in_home(odd[k]), *said = NULL;

        CHECK(k != 0 || mkfifo(file, 0600) == 0);
        CHECK(k != 1 || g_mkdir(file, 0700) == 0);
        CHECK(k != 3 || truncate(file, 1L << 32) == 0);
        CHECK(NIM("--text", "--import", file) == 2);
        CHECK(g_file_get_contents(err, &said, NULL, NULL)
              && strstr(said, odd[k])
              && strchr(said, '\n') == said + strlen(said) - 1);
        CHECK(k > 1 || NIM("--seed=1", "--export", file) == 1);
    }
}
CLAIM(figures_are_drawn_without_a_display)
{
    g_autofree char *pipe = in_home("pipe.svg");

    put("b.game", "nim 1 matches=15 seed=3\n> take 2\n");
    CHECK(drawn("a.pdf", "%PDF") == 0);
    CHECK(drawn("a.svg", "<?xml") == 0);
    CHECK(drawn("a.png", "\x89PNG") == 0);
    CHECK(NIM("--figure=/nowhere/a.pdf", "--seed=1") == 1);
    CHECK(NIM("--figure=/nowhere/a.png", "--seed=1") == 1);
    CHECK(NIM("--figure=a.gif") == 2 && holds("err", "must end in"));
    CHECK(mkfifo(pipe, 0600) == 0 && NIM("--figure", pipe) == 1
          && holds("err", "no plain file"));
    CHECK(NIM("--figure=a.pdf", "--theme=pink") == 2);
    CHECK(NIM("--figure=a.pdf", "--scale=0") == 2);
    CHECK(NIM("--figure=a.pdf", "--switch=ways") == 2);
    CHECK(NIM("--figure=a.pdf", "--point=5") == 2);
    CHECK(NIM("--figure=a.pdf", "--moves=/nowhere") == 1);
}
CLAIM(a_game_draws_and_describes_its_box)
{
    g_autofree char *file = in_home("box.png"), *all = NULL;

    CHECK(NIM("--icon", file, "--scale=2", "--theme=contrast") == 0);
    CHECK(g_file_get_contents(file, &all, NULL, NULL)
          && strncmp(all, "\x89PNG", 4) == 0);
    CHECK(NIM("--icon=a.gif") == 2 && holds("err", "must end in"));
    CHECK(NIM("--icon=a.png", "--point=1,2") == 2);
    CHECK(NIM("--icon=a.png", "--figure=a.pdf") == 2);
    CHECK(NIM("--info") == 0 && holds("out", "[game]\ngame=nim\n")
          && holds("out", "name=Nim\n") && holds("out", "\nrules="));
}
static bool line_says(const char *line, int matches, uint64_t number)
{
    Line why = "";
    Session *s = Program_line(&nim_game, line, why);
    bool good = s && Session_option(s)[0] == matches
             && Session_seed(s) == number;

    Session_free(&s);
    return good;
}
static bool line_fails(const char *line, const char *because)
{
    Line why = "";

    return !Program_line(&nim_game, line, why) && strstr(why, because);
}
CLAIM(a_game_is_told_in_a_line)
{
    char room[200] = "";
    Text text = { room, sizeof room, 0 };
    int option[OPTIONS] = { 21 };
    Line why;
    Session *s = Session_new(&nim_game, option, 77, why);

    Program_tell(s, &text);
    CHECK(strcmp(room, "nim --options=\"matches=21\" --seed=77") == 0);
    CHECK(line_says(room, 21, 77));
    CHECK(line_says("$ ./build/bin/nim --text --seed 5", 15, 5));
    CHECK(line_fails("", "a game is a line"));
    CHECK(line_fails("nim --seed=\"5", "a game is a line"));
    CHECK(line_fails("chess --seed=5", "is nim, and the line is for "
                                       "chess"));
    CHECK(line_fails("nim --seed=5 --figure=x.pdf", "not part"));
    CHECK(line_fails("nim --options=matches=16", "seed is missing"));
    CHECK(line_fails("nim --seed", "seed is missing"));
    CHECK(line_fails("nim --seed=5 --options=matches=99", "matches"));
    Session_free(&s);
}
CLAIM(statistics_are_told_in_the_terminal)
{
    CHECK(NIM("--stats") == 0 && holds("out", "No game has been"));
    CHECK(NIM("--stats", "--options=matches=20") == 0);
    CHECK(NIM("--stats", "--options=matches=99") == 2);
    CHECK(NIM("--stats", "--text") == 2);
    put("in", ":stats\n");
    CHECK(NIM("--text", "--seed=5") == 0
          && holds("out", "No game has been"));
}
static const char german[] =
    "msgid \"\"\n"
    "msgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n"
    "msgid \"one cat\"\nmsgid_plural \"%d cats\"\n"
    "msgstr[0] \"eine Katze\"\nmsgstr[1] \"%d Katzen\"\n"
    "msgid \"say this\"\nmsgstr \"sagt dies\"\n"
    "msgid \"there is nothing to undo\"\n"
    "msgstr \"es gibt nichts zur\xc3\xbc" "ckzunehmen\"\n";

static int counts_cats(char **argv)
{
    Local_start();
    for (int n = 0; n < 3; n++)
        printf(local_n("one cat", "%d cats", n), n);
    return argv[1] != NULL;
}

CLAIM(a_catalog_is_spoken)
{
    g_autofree char *po = in_home("de.po"), *mo = in_home("de");
    g_autofree char *make = g_strdup_printf(
        "mkdir -p %s/LC_MESSAGES && "
        "msgfmt -o %s/LC_MESSAGES/literate-games.mo %s", mo, mo, po);
    g_autofree char *file = in_home("a.play");

    put("de.po", german);
    CHECK(system(make) == 0);
    /* as in Germany */
    g_setenv("TEXTDOMAINDIR", home, TRUE);
    g_setenv("LC_ALL", "C.UTF-8", TRUE);
    g_setenv("LANGUAGE", "de", TRUE);
    CHECK(NIM("--help") == 0 && holds("out", "sagt dies"));
    CHECK(alone(counts_cats, (char *[]){ name, NULL }) == 0);
    CHECK(holds("out", "0 Katzeneine Katze2 Katzen"));
    put("in", ":undo\n");
    CHECK(NIM("--text", "--seed=5") == 0);
    CHECK(holds("out", "nichts zur\xc3\xbc" "ckzunehmen"));
    put("a.play", "$ nim --text --options=\"matches=1\" --seed=5\n"
        " |\nSeat 1 takes. Matches: 1.\n> :undo\n"
        "there is nothing to undo\n>\n");
    CHECK(NIM("--replay", file) == 0);
    g_setenv("LANGUAGE", "en", TRUE);
    CHECK(NIM("--help") == 0 && holds("out", "say this"));
    g_unsetenv("TEXTDOMAINDIR");
    g_unsetenv("LANGUAGE");
    g_unsetenv("LC_ALL");
}

/* store tests */
CLAIM(two_tables_are_told_apart)
{
    g_autofree char *folder = in_home("cache/literate-games");
    g_autofree char *pipe = in_home("cache/literate-games/pipe");

    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    put("cache/literate-games/one", "1234" TABLE_END);
    put("cache/literate-games/two", "5678" TABLE_END);
    put("cache/literate-games/ten", "9012This is no table");
    for (int k = 0; k < 2; k++) {
        CHECK(lore("one", 4) && lore("one", 4)[3] == '4');
        CHECK(lore("two", 4) && lore("two", 4)[0] == '5');
        CHECK(!lore("two", 5) && !lore("three", 4) && !lore("ten", 4));
    }
    CHECK(mkfifo(pipe, 0600) == 0 && !lore("pipe", 0));
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

CLAIM(a_table_is_written_by_all_processors_and_found)
{
    g_autofree char *folder = in_home("cache/literate-games"),
        *file = g_build_filename(folder, "leaves", NULL),
        *no = g_build_filename(folder, "no", "leaves", NULL);

    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    CHECK(Scribe_main(file, LEAVES, 2, fill_leaves) == EXIT_SUCCESS);
    CHECK(lore("leaves", LEAVES) && lore("leaves", LEAVES)[0] == 2
          && lore("leaves", LEAVES)[998] == 6);
    CHECK(Scribe_main(no, LEAVES, 2, fill_leaves) == EXIT_FAILURE);
    CHECK(Scribe_main("--help", LEAVES, 2, NULL) == EXIT_FAILURE);
    CHECK(Scribe_main(NULL, LEAVES, 2, fill_leaves) == EXIT_SUCCESS);
}
static Session *some_game(void)
{
    Line why;
    Session *s = Session_of(&nim_game, "", 7, why);

    CHECK(s != NULL && Session_play(s, "take 2") == NULL);
    return s;
}

static int keeps_a_game(char **argv)
{
    Session *s = some_game(), *again;
    Line why;

    (void)argv;
    CHECK(Store_resume(&nim_game, why) == NULL && why[0] == '\0');
    CHECK(Store_save(s, 0) == NULL && Store_save(s, 0) == NULL);
    again = Store_resume(&nim_game, why);
    CHECK(again != NULL && why[0] == '\0');
    CHECK(again && Session_count(again) == Session_count(s));
    CHECK(again && Session_seed(again) == 7);
    Store_forget(&nim_game);
    CHECK(Store_resume(&nim_game, why) == NULL && why[0] == '\0');
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
    Line why;

    (void)argv;
    for (int k = 0; k < 4; k++) {
        g_autofree char *mark = g_strdup_printf(".damaged-%d", k + 1);
        g_autofree char *aside = g_strconcat(
            "data/literate-games/saves/nim.play-save", mark, NULL);

        CHECK(Store_resume(&nim_game, why) == NULL && why[0] == '\0');
        put("data/literate-games/saves/nim.play-save", bad[k]);
        CHECK(Store_resume(&nim_game, why) == NULL);
        CHECK(strstr(why, mark) != NULL);
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
    Line why;

    (void)argv;
    Options_usual(nim_game.model, option);
    CHECK(g_mkdir_with_parents(folder, 0700) == 0);
    CHECK(g_mkdir_with_parents(wrong, 0700) == 0);
    CHECK(Store_resume(&nim_game, why) == NULL);
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
    Line why;

    (void)argv;
    if (!holds(one, "")) {
        g_autofree char *folder = in_home(saves);

        CHECK(g_mkdir_with_parents(folder, 0700) == 0);
        put(one, "nim 99 seed=1\n> take over\n");
    }
    again = Store_resume(&nim_game, why);
    CHECK(strstr(why, "nim.play-save is of other rules") != NULL);
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
    Line why;

    (void)argv;
    put("data", "a file where a folder should be");
    put("config", "another one");
    Options_usual(nim_game.model, option);
    CHECK(Store_save(s, 0)
          && strstr(Store_save(s, 0), "Games are not kept (Not a di"));
    CHECK(Store_resume(&nim_game, why) == NULL && why[0] != '\0');
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
static void at_home(int (*trial)(char **argv))
{
    char *argv[] = { NULL };

    CHECK(system("rm -rf \"$XDG_DATA_HOME\" \"$XDG_CONFIG_HOME\"")
          == 0);
    put("in", "");
    CHECK(alone(trial, argv) == 0);
    if (test_faults > 0) {
        g_autofree char *out = in_home("out"), *all = NULL;

        if (g_file_get_contents(out, &all, NULL, NULL))
            printf("%s", all);
    }
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
        tell(&text, " %d", a->number);
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
static int looks_at(const Game *game, Start *start)
{
    Seen seen = recent(0);

    (void)game;
    CHECK(Session_seed(start->session) == 5 && !start->news[0]);
    CHECK(seen.back && Session_seed(seen.back) == 7);
    Session_free(&seen.back);
    Session_free(&start->session);
    return test_faults;
}
static int asks_for_an_exact_game(char **argv)
{
    char who[] = "nim", seed[] = "--seed=5";
    char *words[] = { who, seed, NULL };
    Session *s = some_game();
    Line why;

    (void)argv;
    g_setenv("DISPLAY", "none", TRUE);
    CHECK(Store_save(s, 0) == NULL);
    CHECK(Program_main(2, words, &nim_game, looks_at) == 0);
    CHECK(Store_resume(&nim_game, why) == NULL && !why[0]);
    Session_free(&s);
    return test_faults;
}
CLAIM(an_exact_game_leaves_the_other_one_alone)
{
    at_home(asks_for_an_exact_game);
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
    Line why;
    Session *s = Store_resume(&nim_game, why);
    bool whole = s && Session_count(s) > 0 && why[0] == '\0';

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
    Line why;
    Session *s;
    int moves;

    (void)argv;
    CHECK(!Records_list("nim", NULL, RECORDS_LAST, 1 << 20, count_one,
                        &played));
    CHECK(played == shot_games || played == shot_games + 1);
    s = Store_resume(&nim_game, why);
    moves = s ? Session_count(s) : 0;
    CHECK(why[0] == '\0');
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

int main(void)
{
    int result;

    /* move into a home of our own */
    g_autofree char *data = NULL, *config = NULL, *cache = NULL;

    if (g_mkdtemp(home) == NULL)
        return 99;
    data = in_home("data");
    config = in_home("config");
    g_setenv("XDG_DATA_HOME", data, TRUE);
    cache = in_home("cache");
    g_setenv("XDG_CONFIG_HOME", config, TRUE);
    g_setenv("XDG_CACHE_HOME", cache, TRUE);
    result = test_all();
    /* leave no home behind */
    g_setenv("HOME_OF_TEST", home, TRUE);
    if (system("rm -rf \"$HOME_OF_TEST\"") != 0)
        return 99;
    return result;
}
