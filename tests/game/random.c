/* random.c -- plays a game at random and holds it to its promises

   usage: GAME-random [--all-verbs] (GAMES SEED OPTIONS)..
   (OPTIONS "": drawn anew for every game)

   It is linked with the game's own main, which hands the game to
   Frame_main: here that is not a window but the tester. Each three
   words are a trial; with --all-verbs every form of the game's moves
   must occur in one of them. A game that fails, crashes or never ends
   is written to build/failed/GAME-SEED.game, to be loaded with :load,
   and the command that plays it again is printed. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include "properties.h"

enum { MOVES_EACH = 200,            /* 200,000 in 1,000 games */
       SHOWN = 40 };                /* lines of a failed game */

int Frame_main(int argc, char **argv, const Game *game);
/* the sanitizers' own; not there without them */
extern void __sanitizer_set_death_callback(void (*callback)(void))
    __attribute__((weak));

/* what is being done, for the case that it stops in the middle */
static char sheet[1 << 20];
static Text story = { sheet, (int)sizeof sheet, 0 };
static Tally tally;
static const char *program, *name;

static void tell_story(void)
{
    const char *seed = strstr(tally.repeat, "seed=");
    char path[200];
    FILE *file;
    int lines = 0;

    if (!seed)
        return;
    mkdir("build", 0777);
    mkdir("build/failed", 0777);
    snprintf(path, sizeof path, "build/failed/%s-%s.game", name, seed + 5);
    file = fopen(path, "w");
    if (file) {
        fputs(sheet, file);
        fclose(file);
    }
    printf("# program: %s, options and seed: %s\n", name, tally.repeat);
    printf("# the game, in %s; in the terminal, :load %s\n", path, path);
    for (const char *at = sheet; *at && lines < SHOWN; lines++) {
        int length = (int)strcspn(at, "\n");

        printf("#   %.*s\n", length, at);
        at += length + (at[length] == '\n');
    }
    if (lines == SHOWN)
        printf("#   (more in the file)\n");
    printf("# repeat: %s 1 %s '%.*s'\n", program, seed + 5,
           (int)(seed - tally.repeat - (seed > tally.repeat)),
           tally.repeat);
    fflush(stdout);
}

static void caught(int number)
{
    printf("not ok - %s: stopped by signal %d\n", name, number);
    tell_story();
    _Exit(1);
}

static void crashed(void)
{
    printf("not ok - %s: stopped by a sanitizer\n", name);
    tell_story();
}

static void count_endings(const Tally *t)
{
    bool told[ENDINGS] = { false };

    for (int n = 0; n < ENDINGS; n++) {
        int most = -1;

        for (int k = 0; k < ENDINGS; k++)
            if (!told[k] && t->ending[k].times > 0
                && (most < 0 || t->ending[k].times > t->ending[most].times))
                most = k;
        if (most < 0)
            return;
        told[most] = true;
        printf("# %6d x %s\n", t->ending[most].times,
               t->ending[most].text);
    }
}

/* one trial; the verbs are added up */
static bool trial_of(const Game *game, char **argv, int number,
                     long verb[FORMS])
{
    Trial trial = { .games = atoi(argv[0]), .most = 3000,
                    .seed = strtoull(argv[1], NULL, 10),
                    .story = &story,
                    .options = argv[2][0] ? argv[2] : NULL };
    bool good;

    trial.moves = (long)MOVES_EACH * trial.games;
    if (trial.games == 1)
        trial.moves = 200000;
    good = Properties(game, &trial, &tally);
    printf("%sok %d - %s: promises kept in %d games at random%s%s\n",
           good ? "" : "not ", number, name, tally.games,
           argv[2][0] ? ", " : "", argv[2]);
    printf("# %ld moves, %.1f a game; won %d, lost %d, drawn %d, "
           "unfinished %d\n", tally.moves,
           (double)tally.moves / (tally.games ? tally.games : 1),
           tally.won, tally.lost, tally.drawn, tally.unfinished);
    count_endings(&tally);
    if (!good) {
        printf("# after %d moves: %s\n", tally.at, tally.fault);
        tell_story();
    }
    for (int k = 0; k < FORMS; k++)
        verb[k] += tally.verb[k];
    return good;
}

static bool all_occurred(const Model *m, const long *verb, int number)
{
    bool good = m->forms != NULL;

    for (int k = 0; m->forms && m->forms[k] && k < FORMS; k++)
        good = good && verb[k] > 0;
    printf("%sok %d - %s: every form of its moves occurred\n",
           good ? "" : "not ", number, name);
    for (int k = 0; m->forms && m->forms[k] && k < FORMS; k++)
        printf("# %8ld x %s\n", verb[k], m->forms[k]);
    return good;
}

int Frame_main(int argc, char **argv, const Game *game)
{
    long verb[FORMS] = { 0 };
    bool all = argc > 1 && strcmp(argv[1], "--all-verbs") == 0;
    bool good = true;
    int number = 0;

    program = argv[0];
    name = game->model->name;
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(crashed);
    signal(SIGTERM, caught);
    signal(SIGABRT, caught);
    signal(SIGXCPU, caught);
    if (!__sanitizer_set_death_callback) {
        signal(SIGSEGV, caught);
        signal(SIGFPE, caught);
    }
    for (int k = 1 + all; k + 2 < argc; k += 3)
        good &= trial_of(game, argv + k, ++number, verb);
    if (good && all)
        good = all_occurred(game->model, verb, ++number);
    printf("# %s took %.1f s of CPU\n", name,
           (double)clock() / CLOCKS_PER_SEC);
    printf("1..%d\n", number);
    return good ? 0 : 1;
}
