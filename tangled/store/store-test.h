/* Made from kit/store.nw by make tangle: change that, not this. */
/* store-test.h -- a home for tests, and children that live in it */
#pragma once
#include <glib.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "nim.h"
#include "session.h"
#include "test.h"

/* a child */
static char home[] = "/tmp/store-test-XXXXXX";

static inline char *in_home(const char *name)
{
    return g_build_filename(home, name, NULL);
}

static inline void reopen(const char *name, FILE *stream,
                          const char *how)
{
    g_autofree char *file = in_home(name);

    if (freopen(file, how, stream) == NULL)
        _exit(99);
}
static inline int alone(int (*trial)(char **argv), char **argv)
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
static inline void put(const char *name, const char *text)
{
    g_autofree char *file = in_home(name);

    CHECK(g_file_set_contents(file, text, -1, NULL));
}
static inline bool holds(const char *name, const char *text)
{
    g_autofree char *file = in_home(name), *all = NULL;

    return g_file_get_contents(file, &all, NULL, NULL)
        && strstr(all, text) != NULL;
}
static inline void at_home(int (*trial)(char **argv))
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
static inline Session *some_game(void)
{
    Line why;
    Session *s = Session_of(&nim_game, "", 7, why);

    CHECK(s != NULL && Session_play(s, "take 2") == NULL);
    return s;
}
static inline int test_at_home(void)
{
    static const char *const places[][2] = {
        { "XDG_DATA_HOME", "data" }, { "XDG_CONFIG_HOME", "config" },
        { "XDG_CACHE_HOME", "cache" } };
    int result;

    if (g_mkdtemp(home) == NULL)
        return 99;
    for (int k = 0; k < 3; k++) {
        g_autofree char *place = in_home(places[k][1]);

        g_setenv(places[k][0], place, TRUE);
    }
    result = test_all();
    g_setenv("HOME_OF_TEST", home, TRUE);
    return system("rm -rf \"$HOME_OF_TEST\"") != 0 ? 99 : result;
}
