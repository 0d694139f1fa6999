/* Made from kit/program.nw by make tangle: change that, not this. */
#define _POSIX_C_SOURCE 200809L
#include <cairo.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "language.h"
#include "nim.h"
#include "program.h"
#include "store.h"
#include "store-test.h"

/* program tests */
static int run_nim(char **argv)
{
    int argc = 0;

    while (argv[argc] != NULL)
        argc++;
    return Program_main(argc, argv, &nim_game, NULL);
}
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
CLAIM(whoever_works_is_waited_for_and_whoever_sleeps_is_told)
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
                     "--point=5,5", "--theme=dark", "--scale=2",
                     "--narrow");

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
    CHECK(NIM(in, "--export", out) == 0
          && holds("out.strokes", "|||||\n"));
    CHECK(NIM(in, in) == 2 && NIM("--", in) == 2);
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
CLAIM(a_picture_of_eight_dots_a_byte_is_unpacked)
{
    static const char bits[] = "P4\n# by hand\n9 2\n\x80\x80\0\x80";
    g_autofree char *file = in_home("bits.pbm"), *text = NULL;
    const char *why;

    for (int less = 0; less < 2; less++) {
        g_clear_pointer(&text, g_free);
        CHECK(!Store_put(file, bits, sizeof bits - 1 - (size_t)less));
        text = Store_text(file, &why);
        CHECK(less ? !text : text && strcmp(text, "P2\n9 2\n255\n0\n"
              "255\n255\n255\n255\n255\n255\n255\n0\n255\n255\n255\n"
              "255\n255\n255\n255\n255\n0\n") == 0);
    }
    CHECK(!Store_put(file, "P4 0 9\n", 7) && !Store_text(file, &why));
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
                                       "pipe.png" };

    for (int k = 0; k < 6; k++) {
        g_autofree char *file = put_png(odd[k], k == 3 ? 6001 : 9,
                                        k == 4 ? 6001 : 1, 5);

        CHECK(k != 0 || truncate(file, 60) == 0);
        if (k == 1 || k == 2)
            lies(file, k == 1 ? 19 : 16);
        CHECK(k != 5 || (unlink(file) == 0 && mkfifo(file, 0600) == 0));
        CHECK(NIM("--text", "--import", file) == 2);
        CHECK(holds("err", k == 5 ? "pipe.png cannot be read (it is no "
              "plain file)" : "is no picture that can be read: a whole "
              "PNG of at most 6000 by 6000 dots and 64 MB can\n"));
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
    CHECK(NIM("--info") == 0
          && holds("out", "[game]\ncontract=2\ngame=nim\n")
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

    Session_line(s, &text);
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
    g_autofree char *locale = NULL;

    CHECK(g_spawn_command_line_sync("tests/lib/locale", &locale, NULL, NULL,
                                    NULL));
    if (!*g_strchomp(locale))
        return;
    g_setenv("TEXTDOMAINDIR", home, TRUE);
    g_setenv("LC_ALL", locale, TRUE);
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
static void note_seed(void *who, const Answer *a)
{
    Session *s = a->session;

    if (s)
        *(uint64_t *)who = Session_seed(s);
    Session_free(&s);
}
static int looks_at(const Game *game, Start *start)
{
    uint64_t left = 0;

    CHECK(Session_seed(start->session) == 5 && !start->news[0]);
    Store_bring(game, 0, NULL, note_seed, &left);
    CHECK(left == 7);
    Session_free(&start->session);
    return test_faults;
}
static int asks_for_an_exact_game(char **argv)
{
    char who[] = "nim", seed[] = "--seed=5";
    char *words[] = { who, seed, NULL };
    Session *s = some_game();
    const char *why;

    (void)argv;
    g_setenv("DISPLAY", "none", TRUE);
    CHECK(Store_save(s, 0) == NULL);
    CHECK(Program_main(2, words, &nim_game, looks_at) == 0);
    CHECK(Store_resume(&nim_game, &why) == NULL && !why);
    Session_free(&s);
    return test_faults;
}
CLAIM(an_exact_game_leaves_the_other_one_alone)
{
    at_home(asks_for_an_exact_game);
}

int main(void) { return test_at_home(); }
