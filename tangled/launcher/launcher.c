/* Made from kit/launcher.nw by make tangle: change that, not this. */
/* launcher.c -- literate-games: the words behind its name */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "carry.h"
#include "language.h"
#include "shelf.h"
#include "store.h"
#include "text.h"

/* the words of the launcher */
static const char usage[] = N_(
    "literate-games opens the window, or with these words:\n"
    "  NAME [ARGS]      starts a game; NAME --help says more\n"
    "  --list           each game on a line: folder, group, name\n"
    "  --text           choose and play in the terminal\n"
    "  --export-all FILE  puts all that is kept into a file\n"
    "  --import-all FILE  takes it in, on another computer\n"
    "  --version        says which version this is\n"
    "  --help           says this\n");

/* refuse */
static int refuse(char *words)
{
    g_autofree char *line = Store_clean(words, "");

    fprintf(stderr, "literate-games: %s\n", line);
    g_free(words);
    return 2;
}

/* the shelf in words */
static int list(const Shelf *s)
{
    for (guint k = 0; k < s->games->len; k++) {
        const Found *f = s->games->pdata[k];

        printf("%s\t%s\t%s\n", f->id, f->set, f->name);
    }
    for (guint k = 0; k < s->faults->len; k++)
        fprintf(stderr, "%s\n", (const char *)s->faults->pdata[k]);
    return fflush(stdout) == EOF;
}
static int become(const Shelf *s, char **argv)
{
    const Found *f = Shelf_find(s, argv[0]);

    if (!f)
        return refuse(g_strdup_printf(_("no game on the shelf is "
            "called %s; --list says which there are"), argv[0]));
    Shelf_played(f);
    argv[0] = f->program;
    execv(f->program, argv);
    refuse(g_strdup_printf(_("%s cannot be started: %s"), f->program,
                           g_strerror(errno)));
    return 1;
}
static bool hear(Line line)
{
    if (!fgets(line, LINE, stdin))
        return false;
    g_strstrip(line);
    if (!isatty(STDIN_FILENO))
        printf("%s\n", line);
    return true;
}
static void print_shelf(Shelf *s)
{
    const char *set = "";

    Shelf_look(s);
    for (guint k = 0; k < s->games->len; k++) {
        const Found *f = s->games->pdata[k];

        if (!Text_same(f->set, set))
            printf("%s%s\n", k ? "\n" : "", f->set);
        set = f->set;
        printf("%4u %c %-*s%s\n", k + 1, f->waits ? '*' : ' ',
               *f->comment ? 19 : 0, f->name, f->comment);
    }
}
static const Found *meant(const Shelf *s, const char *said)
{
    const Found *f = Shelf_find(s, said);
    uint64_t n;

    if (Text_number(said, &n))
        return n >= 1 && n <= s->games->len ? s->games->pdata[n - 1]
                                            : NULL;
    if (f || !*said)
        return f;
    for (guint k = 0; k < s->games->len; k++)
        if (Shelf_matches(s->games->pdata[k], said)) {
            if (f)
                return NULL;
            f = s->games->pdata[k];
        }
    return f;
}

/* play in the terminal */
static void play_here(const Found *f)
{
    char *argv[] = { f->program, (char *)"--text", NULL };
    g_autoptr(GError) error = NULL;
    int status = 0;

    Shelf_played(f);
    fflush(stdout);
    g_spawn_sync(NULL, argv, NULL, G_SPAWN_CHILD_INHERITS_STDIN, NULL,
                 NULL, NULL, NULL, &status, &error);
    g_autofree char *trouble = error ? Store_clean(error->message, "")
                                     : Shelf_ended(f, status);
    if (trouble)
        printf("%s\n", trouble);
}
static int choose_and_play(Shelf *s)
{
    Line said;

    setvbuf(stdin, NULL, _IONBF, 0);
    printf(_("Which game? Say its number or its name; quit leaves.\n"));
    print_shelf(s);
    for (guint k = 0; k < s->faults->len; k++)
        printf("%s%s\n", k ? "" : "\n", (char *)s->faults->pdata[k]);
    for (;;) {
        printf("\n> ");
        fflush(stdout);
        if (!hear(said) || Text_same(said + (*said == ':'), "quit"))
            return 0;
        /* answer what was said */
        const Found *f = meant(s, said);

        if (f)
            play_here(f);
        if (f || !*said) {
            printf("\n");
            print_shelf(s);
        } else
            printf(_("No game here is called %s. Say its number or its name; "
                     "an empty line shows them again.\n"), said);
    }
}

/* obey a word */
static int carry(const char *word, const char *file)
{
    g_autoptr(GString) told = g_string_new("");
    const char *why;

    if (!file)
        return refuse(g_strdup_printf(_("%s wants a file: %s FILE"),
                                      word, word));
    why = (Text_same(word, "--export-all") ? Carry_out : Carry_in)(file,
                                                              told);
    fputs(told->str, stdout);
    if (why)
        refuse(g_strdup(why));
    return why != NULL;
}
static int obey(Shelf *s, const char *word, bool more)
{
    if (*word && more)
        return refuse(g_strdup_printf(_("%s stands alone"), word));
    if (Text_same(word, "--list"))
        return list(s);
    if (Text_same(word, "--text"))
        return choose_and_play(s);
    if (*word)
        return refuse(g_strdup_printf(_("\"%s\" is not known; known "
            "are NAME --list --text --export-all --import-all "
            "--version --help"), word));
    return Desk_run(s);
}

/* the launcher's main */
int main(int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "";
    bool more = argc > 2;

    Local_start();
    g_set_prgname("literate-games");
    if (Text_same(word, "--help") && !more)
        return fputs(_(usage), stdout) < 0;
    if (Text_same(word, "--version") && !more)
        return printf("literate-games %s\n", VERSION) < 0;
    if ((Text_same(word, "--export-all")
        || Text_same(word, "--import-all")) && argc <= 3)
        return carry(word, argv[2]);
    g_auto(GStrv) path = Shelf_path();
    Shelf *s = Shelf_read(path);
    int status = *word == '-' || !*word ? obey(s, word, more)
                                        : become(s, argv + 1);
    Shelf_free(&s);
    return status;
}
