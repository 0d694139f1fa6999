/* Made from kit/carry.nw by make tangle: change that, not this. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>
#include "carry.c"
#include "nim.h"
#include "test.h"

/* carry tests */
static char home[] = "/tmp/carry-test-XXXXXX";

static char *in_home(const char *name)
{
    return g_build_filename(home, name, NULL);
}
static void put(const char *name, const char *text, gint64 when)
{
    g_autofree char *file = where(name);

    CHECK(!write_thing(file, text, strlen(text), when));
}
static bool has(const char *name, const char *text)
{
    g_autofree char *file = where(name);

    return is_same(file, text, strlen(text));
}
static int games(void)
{
    RecordsSum sum;

    CHECK(!Records_sum("nim", NULL, &sum));
    return sum.played;
}
static void furnish(void)
{
    static const char *const names[] = { "conf/nim.conf",
        "conf/preferences.conf", "saves/nim.play-save",
        "saves/recent/nim-101.play-save", "played/nim", "slidey.png" };
    Line why;
    Game game = { &nim_model, NULL, nim_players, NULL };
    Session *s = Session_load(&game, "nim 1 matches=4 seat2=best"
                              " seed=1\n> take 3\n: take 1\n", why);

    CHECK(system("cd \"$HOME_OF_TEST\" && rm -rf data config") == 0);
    for (size_t k = 0; k < G_N_ELEMENTS(names); k++)
        put(names[k], names[k], 1000);
    CHECK(s && !Records_add(s, 77, NULL));
    Session_free(&s);
}
static bool is_furnished(void)
{
    return has("conf/nim.conf", "conf/nim.conf")
        && has("conf/preferences.conf", "conf/preferences.conf")
        && has("saves/nim.play-save", "saves/nim.play-save")
        && has("saves/recent/nim-101.play-save",
               "saves/recent/nim-101.play-save")
        && has("played/nim", "played/nim")
        && has("slidey.png", "slidey.png") && games() == 1;
}
static char *packed(void)
{
    char *box = in_home("box");
    g_autoptr(GString) told = g_string_new("");

    furnish();
    CHECK(!Carry_out(box, told) && strstr(told->str, "is in /tmp"));
    CHECK(system("cd \"$HOME_OF_TEST\" && rm -rf data config") == 0);
    return box;
}

CLAIM(what_was_packed_is_there_and_once)
{
    g_autofree char *box = packed();
    g_autoptr(GString) told = g_string_new("");

    for (int k = 0; k < 2; k++)
        CHECK(!Carry_in(box, told) && is_furnished());
    CHECK(Text_same(told->str, "It is unpacked, with 1 finished game.\n"
                    "It is unpacked, with 1 finished game.\n"));
    CHECK(system("cd \"$HOME_OF_TEST\" && test $(ls data/*/saves/recent"
                 " | wc -l) = 1") == 0);
}
static void spoil(const char *box, char *all, gsize n)
{
    g_autoptr(GString) told = g_string_new("");
    const char *why;

    CHECK(g_file_set_contents(box, all, (gssize)n, NULL));
    why = Carry_in(box, told);
    CHECK(why && strstr(why, "nothing has been changed"));
    CHECK(Text_same(told->str, "") && system("cd \"$HOME_OF_TEST\" &&"
          " ! find data config -type f 2> /dev/null | grep -q .") == 0);
}

CLAIM(a_spoilt_box_changes_nothing)
{
    g_autofree char *box = packed(), *all = NULL;
    gsize n;

    CHECK(g_file_get_contents(box, &all, &n, NULL));
    for (gsize k = 0; k < 20; k++) {
        all[k * (n - 1) / 19] ^= 1;
        spoil(box, all, n);
        all[k * (n - 1) / 19] ^= 1;
        spoil(box, all, k * (n - 1) / 19);
    }
}
CLAIM(a_box_with_a_right_sum_is_not_believed)
{
    static const char *const odd[] = { "0 1 saves/../x\na\n",
        "0 1 /etc/x\na\n", "0 1 conf/.conf\na\n", "0 1 nim.conf\na\n",
        "0 9 saves/nim.play-save\na\n", "x 1 played/x\na\n",
        "0 1 played/x\n", "0 -1 played/x\na\n", "0 1 played/x",
        "0 5 records\nhello\n", "0 1 played/x\ty\na\n" };
    g_autofree char *box = packed();

    for (size_t k = 0; k < G_N_ELEMENTS(odd); k++) {
        g_autofree char *all = g_strconcat(head, "0 1 played/x\na\n",
                                           odd[k], NULL);
        g_autofree char *sum = g_compute_checksum_for_string(
            G_CHECKSUM_SHA256, all, -1);
        g_autofree char *whole = g_strconcat(all, sum, "\n", NULL);

        spoil(box, whole, strlen(whole));
    }
}
CLAIM(what_is_newer_here_stays_and_no_game_is_lost)
{
    for (int k = 0; k < 3; k++) {
        g_autofree char *box = packed();
        g_autofree char *name = where("saves/nim.lock");
        g_autoptr(GString) told = g_string_new("");
        const char *mine = k ? "mine" : "saves/nim.play-save";
        const char *other = k ? "saves/nim.play-save" : "mine";
        int lock = -1;

        put("saves/nim.play-save", "mine", k == 1 ? 2000 : 500);
        put("conf/nim.conf", "mine", k == 1 ? 2000 : 500);
        if (k == 2)
            lock = open(name, O_CREAT | O_RDWR, 0600);
        CHECK(k < 2 || flock(lock, LOCK_EX) == 0);
        for (int twice = 0; twice < 2; twice++)
            CHECK(!Carry_in(box, told));
        CHECK(has("saves/nim.play-save", mine));
        CHECK(has("saves/recent/nim-201.play-save", other)
              || has("saves/recent/nim-101.play-save", other));
        CHECK(has("conf/nim.conf", k == 1 ? "mine" : "conf/nim.conf"));
        CHECK(!strstr(told->str, "nim.play-save stays") == (k == 0));
        CHECK(!strstr(told->str, "nim.conf stays") == (k != 1));
        close(lock);
    }
}
CLAIM(a_box_that_cannot_be_written_or_read_is_told)
{
    g_autoptr(GString) told = g_string_new("");
    const char *why;

    furnish();
    why = Carry_out("/nowhere/box", told);
    CHECK(why && strstr(why, "(No such file"));
    CHECK(why && strstr(why, "/nowhere/box"));
    why = Carry_in("/nowhere/box", told);
    CHECK(why && strstr(why, "(No such file")
          && Text_same(told->str, ""));
    CHECK(is_furnished());
}

int main(void)
{
    g_autofree char *data = NULL, *config = NULL;
    int failed;

    if (g_mkdtemp(home) == NULL)
        return 99;
    data = in_home("data");
    config = in_home("config");
    g_setenv("XDG_DATA_HOME", data, TRUE);
    g_setenv("XDG_CONFIG_HOME", config, TRUE);
    g_setenv("HOME_OF_TEST", home, TRUE);
    failed = test_all();
    if (system("rm -rf \"$HOME_OF_TEST\"") != 0)
        return 99;
    return failed;
}
