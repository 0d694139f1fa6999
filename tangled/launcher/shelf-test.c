/* Made from kit/launcher.nw by make tangle: change that, not this. */
#define _POSIX_C_SOURCE 200809L
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "shelf.h"
#include "store.h"
#include "test.h"
#include "text.h"

/* a scratch folder */
static char *home, *place;

static void fresh_place(void)
{
    static int n = 0;
    g_autofree char *name = g_strdup_printf("place-%d", ++n);

    g_free(place);
    place = g_build_filename(home, name, NULL);
}

static char *in_home(const char *what)
{
    return g_build_filename(home, "literate-games", what, NULL);
}

/* shelf tests */
CLAIM(a_game_folder_named_my_game_or_a__b_gives_its_label)
{
    const char *const pairs[][2] = {
        { "my-game", "My Game" }, { "a--b", "A  B" },
        { "lights-out", "Lights Out" }, { "tally-maze", "Tally Maze" },
        { "paint-by-numbers", "Paint By Numbers" }, { "-", " " },
    };

    for (size_t k = 0; k < G_N_ELEMENTS(pairs); k++) {
        g_autofree char *label = Shelf_label(pairs[k][0]);

        CHECK(Text_same(label, pairs[k][1]));
    }
}
static void put(const char *id, const char *info)
{
    g_autofree char *folder = g_build_filename(place, id, NULL);
    g_autofree char *file = g_build_filename(folder, "info", NULL);

    g_mkdir_with_parents(folder, 0700);
    CHECK(g_file_set_contents(file, info, -1, NULL));
}

static Shelf *read_place(void)
{
    char *const path[] = { place, NULL };

    return Shelf_read(path);
}
CLAIM(with_20_info_files_Puzzle_8_Card_7_Board_4_Other_1)
{
    static const char *const sets[] = { "Puzzle Games", "Card Games",
                                        "Board Games", "Other Games" };
    static const guint many[] = { 8, 7, 4, 1 };
    guint at = 0;

    fresh_place();
    /* put twenty labels into the scratch folder */
    static const char *const shipped[][3] = {
        { "jewel", "Jewel", "Puzzle" }, { "same", "Same", "Puzzle" },
        { "slidey", "Slidey", "Puzzle" }, { "aces", "Aces", "Card" },
        { "tally-maze", NULL, "Puzzle" }, { "lights-out", NULL, "Puzzle" },
        { "chat-noir", NULL, "Puzzle" }, { "gofish", "Go Fish", "Card" },
        { "mines", "Minesweeper", "Puzzle" }, { "spider", NULL, "Card" },
        { "paint-by-numbers", NULL, "Puzzle" }, { "pousse", NULL, "Board" },
        { "crazy8s", "Crazy 8s", "Card" }, { "memory", NULL, "Card" },
        { "ginrummy", "Rummy", "Card" }, { "checkers", NULL, "Board" },
        { "blackjack", NULL, "Card" }, { "gobblet", NULL, "Board" },
        { "parcheesi", NULL, "Board" }, { "gcalc", "GCalc", NULL },
    };

    for (size_t k = 0; k < G_N_ELEMENTS(shipped); k++) {
        const char *name = shipped[k][1], *set = shipped[k][2];
        g_autofree char *info = g_strdup_printf(
            "[game]\ngame=/bin/true\n%s%s%s%s%s\n",
            name ? "name=" : "", name ? name : "", set ? "\ngame-set=" : "",
            set ? set : "", set ? " Games" : "");

        put(shipped[k][0], info);
    }
    Shelf *s = read_place();
    CHECK(s->games->len == 20 && s->faults->len == 0);
    for (int g = 0; g < 4; g++)
        for (guint k = 0; k < many[g] && at < s->games->len; k++, at++)
            CHECK(Text_same(((Found *)s->games->pdata[at])->set,
                            sets[g]));
    CHECK(Text_same(((Found *)s->games->pdata[19])->name, "GCalc"));
    /* names that differ from the folder */
    static const char *const differ[][2] = {
        { "ginrummy", "Rummy" }, { "mines", "Minesweeper" },
        { "gofish", "Go Fish" }, { "crazy8s", "Crazy 8s" },
        { "gcalc", "GCalc" }, { "chat-noir", "Chat Noir" },
        { "lights-out", "Lights Out" }, { "tally-maze", "Tally Maze" },
        { "paint-by-numbers", "Paint By Numbers" },
    };
    for (size_t k = 0; k < G_N_ELEMENTS(differ); k++) {
        const Found *f = Shelf_find(s, differ[k][0]);

        CHECK(f && Text_same(f->name, differ[k][1]));
    }
    Shelf_free(&s);
    CHECK(s == NULL);
}
CLAIM(groups_of_sizes_2_2_5_named_B_A_C_come_as_C_A_B)
{
    static const char *const wanted[] = { "C", "C", "C", "C", "C",
                                          "A", "A", "B", "B" };

    fresh_place();
    for (int k = 0; k < 9; k++) {
        g_autofree char *id = g_strdup_printf("g%d", k);

        put(id, k < 2 ? "[game]\ngame=/bin/true\ngame-set=B\n"
              : k < 4 ? "[game]\ngame=/bin/true\ngame-set=A\n"
                      : "[game]\ngame=/bin/true\ngame-set=C\n");
    }
    Shelf *s = read_place();
    CHECK(s->games->len == 9);
    for (guint k = 0; k < s->games->len; k++)
        CHECK(Text_same(((Found *)s->games->pdata[k])->set, wanted[k]));
    Shelf_free(&s);
}
CLAIM(my_game_is_My_Game_with_my_game_png_in_Other_Games)
{
    fresh_place();
    put("my-game", "[game]\ngame=/bin/true\nneeds=a large table\n");
    put("my-game/my-game.png", "");
    Shelf *s = read_place();
    const Found *f = Shelf_find(s, "my-game");
    CHECK(f && Text_same(f->name, "My Game")
          && Text_same(f->set, "Other Games")
          && Text_same(f->comment, "") && s->faults->len == 0
          && g_str_has_suffix(f->icon, "/my-game/my-game.png"));
    CHECK(f == Shelf_find(s, "my game") && !Shelf_find(s, "my"));
    CHECK(f && Shelf_matches(f, "GAM") && Shelf_matches(f, "other")
          && !Shelf_matches(f, "spider"));
    Shelf_free(&s);
}

CLAIM(a_torn_label_hides_no_other_and_no_game_is_no_button)
{
    fresh_place();
    put("good",    "[game]\ngame=/bin/true\n");
    put("torn",    "[game\ngame=/bin/true\n");
    put("gone",    "[game]\ngame=no-such-program\n");
    put("library", "[game]\nname=No program, and so no game\n");
    put("plain",   "[game]\ngame=/bin/true\ngame-icon=lost.png\n");
    put("zebra",   "[game]\ngame=/bin/true\ncontract=1\n");
    g_autofree char *letter = g_build_filename(place, "letter", NULL);
    CHECK(g_file_set_contents(letter, "Dear reader,\n", -1, NULL));
    Shelf *s = read_place();
    CHECK(s->games->len == 3 && Shelf_find(s, "good")
          && Shelf_find(s, "plain") && Shelf_find(s, "zebra"));
    CHECK(s->faults->len == 4
          && strstr(s->faults->pdata[3], "Zebra was built in another "
                    "house (1, not 2), and plays as it did there")
          && strstr(s->faults->pdata[0], "no-such-program")
          && strstr(s->faults->pdata[1], "lost.png")
          && strstr(s->faults->pdata[2], "torn"));
    Shelf_free(&s);
}
CLAIM(what_is_no_plain_file_is_told_and_hides_no_other)
{
    fresh_place();
    put("good", "[game]\ngame=/bin/true\n");
    put("film", "[game]\ngame=/bin/true\n");
    put("folder/info", "");
    put("pipe/more", "");
    put("device/more", "");
    g_autofree char *film = g_build_filename(place, "film/info", NULL);
    g_autofree char *pipe = g_build_filename(place, "pipe/info", NULL);
    g_autofree char *zero = g_build_filename(place, "device/info",
                                             NULL);
    CHECK(truncate(film, 1L << 32) == 0 && mkfifo(pipe, 0600) == 0
          && symlink("/dev/zero", zero) == 0);
    Shelf *s = read_place();
    CHECK(s->games->len == 1 && Shelf_find(s, "good"));
    CHECK(s->faults->len == 4
          && strstr(s->faults->pdata[0], "device/info")
          && strstr(s->faults->pdata[3], "pipe/info: it is no"));
    Shelf_free(&s);
}
CLAIM(odd_names_are_one_line_of_letters)
{
    g_autofree char *kept = Store_clean("a\tb\nc\x1b", "\n");

    CHECK(Text_same(kept, "a b\nc "));
    fresh_place();
    put("bad\xff\nname", "[game]\ngame=/bin/true\n");
    put("torn\nlabel", "[game\n");
    put("red", "[game]\ngame=/bin/true\nname=Two\\nLines\n"
               "comment=\x1b[31mred \xc2\x9b \xe2\x80\xa8 end\n");
    g_autofree char *name = g_strnfill(20000, 'x');
    g_autofree char *info = g_strconcat("[game]\ngame=/bin/true\nname=",
                                        name, "\n", NULL);
    put("long", info);
    g_autofree char *turned = Store_clean("a\u202Eb\u2066", "");
    CHECK(Text_same(turned, "a b "));
    Shelf *s = read_place();
    CHECK(s->games->len == 3 && s->faults->len == 1
          && !strchr(s->faults->pdata[0], '\n'));
    const Found *f = Shelf_find(s, "bad\xef\xbf\xbd name");
    CHECK(f && f == Shelf_find(s, "bad\xff\nname"));
    f = Shelf_find(s, "red");
    CHECK(f && Text_same(f->name, "Two Lines")
          && Text_same(f->comment, " [31mred     end"));
    f = Shelf_find(s, "long");
    CHECK(f && strlen(f->name) == 60);
    Shelf_free(&s);
}
CLAIM(the_first_folder_of_a_name_wins)
{
    fresh_place();
    put("mine/lightsout",
        "[game]\ngame=/bin/true\nname=Seven Colors\n");
    put("mine/spider",     "[game]\ngame=nothing\n");
    put("theirs/lightsout", "[game]\ngame=/bin/true\n");
    put("theirs/spider",   "[game]\ngame=/bin/true\n");
    put("theirs/aces",     "[game]\ngame=/bin/true\n");
    g_autofree char *mine = g_build_filename(place, "mine", NULL);
    g_autofree char *theirs = g_build_filename(place, "theirs", NULL);
    char *const path[] = { mine, theirs, "/no/such/folder", NULL };
    Shelf *s = Shelf_read(path);
    CHECK(s->games->len == 2 && s->faults->len == 1);
    CHECK(Shelf_find(s, "seven colors") && Shelf_find(s, "aces")
          && !Shelf_find(s, "spider"));
    Shelf_free(&s);
}

CLAIM(the_path_is_what_the_environment_says)
{
    g_setenv("LITERATE_GAMES_PATH", "/a::/b", TRUE);
    g_auto(GStrv) path = Shelf_path();
    CHECK(g_strv_length(path) >= 4 && Text_same(path[0], "/a")
          && Text_same(path[1], "/b")
          && g_str_has_suffix(path[2], "/literate-games/games"));
    g_unsetenv("LITERATE_GAMES_PATH");
    g_auto(GStrv) usual = Shelf_path();
    g_autofree char *mine = in_home("games");
    CHECK(g_str_has_suffix(usual[0], "/games")
          && Text_same(usual[1], mine));
}
static const char *row(Shelf *s)
{
    static char names[999];

    names[0] = '\0';
    CHECK(Shelf_look(s) && !Shelf_look(s));
    g_autoptr(GPtrArray) list = Shelf_go_on(s);
    for (guint k = 0; k < list->len; k++) {
        const Found *f = list->pdata[k];

        g_strlcat(names, f->waits ? " *" : " ", sizeof names);
        g_strlcat(names, f->id, sizeof names);
    }
    return names;
}

static void start(const Shelf *s, const char *id)
{
    g_usleep(20000);                /* the disk's clock is coarse */
    Shelf_played(Shelf_find(s, id));
}

static void keep(const char *what, const char *text)
{
    g_autofree char *file = in_home(what);
    g_autofree char *folder = g_path_get_dirname(file);

    g_mkdir_with_parents(folder, 0700);
    CHECK(g_file_set_contents(file, text, -1, NULL));
}
CLAIM(what_waits_is_first_then_what_was_played_last)
{
    fresh_place();
    put("ash",  "[game]\ngame=/bin/true\n");
    put("birch", "[game]\ngame=/bin/cat\n");
    put("cedar", "[game]\ngame=/bin/ls\n");
    put("dogwood", "[game]\ngame=/bin/sh\n");
    Shelf *s = read_place();
    CHECK(!Shelf_look(s));
    start(s, "ash");
    start(s, "birch");
    start(s, "ash");
    CHECK(Text_same(row(s), " ash birch"));
    keep("saves/sh-2.play-save", "");
    keep("saves/ls-options.conf", "");
    CHECK(Text_same(row(s), " *dogwood ash birch"));
    keep("saves/cat.play-save", "");
    CHECK(Text_same(row(s), " *birch *dogwood ash"));
    g_autofree char *marks = in_home("played"),
                    *away = in_home("played-before");
    CHECK(g_rename(marks, away) == 0);
    keep("played", "a file where the marks should be");
    Shelf_played(Shelf_find(s, "ash"));
    CHECK(Text_same(row(s), " *birch *dogwood"));
    Shelf_free(&s);
}
static char *ending(const char *command)
{
    Found f = { .name = (char *)"Chat Noir" };
    char *argv[] = { (char *)"/bin/sh", (char *)"-c", (char *)command,
                     NULL };
    int status = 0;

    CHECK(g_spawn_sync(NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                       NULL, NULL, &status, NULL));
    return Shelf_ended(&f, status);
}

CLAIM(an_end_by_signal_or_status_is_told)
{
    g_autofree char *good = ending("exit 0"), *bad = ending("exit 3");
    g_autofree char *torn = ending("kill -ABRT $$");

    CHECK(good == NULL);
    CHECK(bad && strstr(bad, "Chat Noir ended with status 3"));
    CHECK(torn && strstr(torn, "Chat Noir was stopped by signal 6"));
}
int main(void)
{
    /* make a scratch home */
    home = g_dir_make_tmp("shelf-test-XXXXXX", NULL);
    g_setenv("XDG_DATA_HOME", home, TRUE);
    int status = test_all();
    /* throw the scratch home away */
    char *argv[] = { (char *)"rm", (char *)"-rf", (char *)"--", home,
                     NULL };
    g_spawn_sync(NULL, argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                 NULL, NULL, NULL);
    g_free(place);
    g_free(home);
    return status;
}
