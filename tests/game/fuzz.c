/* fuzz.c -- files of a game, spoilt in a thousand ways, and read

   usage: GAME-fuzz INPUTS SEED FILE..
   (each FILE is whole; its name says in which form it is. Without
   words: the forms of others that the game knows)

   It is linked with the game's own main, which hands the game to
   Frame_main, as random.c is. Whatever is read must be refused with a
   sentence, or be a game: that checks itself, is written, and is read
   again as the same. The sanitizers watch. The file that did it stands in
   build/failed/GAME.SUFFIX. */
#include <stdlib.h>
#include "random.h"
#include "session.h"

enum { LONGEST = 1 << 16, FILES = 64 };
#include "spoil.h"

int Frame_main(int argc, char **argv, const Game *game);

static char once[1 << 20], again[1 << 20];

static void spoil(Random *r, const char *other)
{
    static const char *const odd[] = { "-1", "0", "4294967296", "1e9",
        "99999999999999999999", "=", "\n", "> ", ": ", "~ ", "@ ", "%s",
        "\xff", "\xc3", " ", "[", "]", "\"", "(", "}", "1.", "\r\n" };
    size_t at = (size_t)Random_below(r, (int)length + 1);
    size_t left = length - at;
    size_t run = (size_t)Random_below(r, left < 40 ? (int)left + 1 : 40);
    size_t theirs = strlen(other);
    const char *word = odd[Random_below(r, (int)(sizeof odd
                                                 / sizeof *odd))];

    switch (Random_below(r, 6)) {
    case 0:
        if (left > 0)
            bytes[at] = (char)(1 + Random_below(r, 255));
        break;
    case 1:
        put(at, run, "", 0);
        break;
    case 2:
        put(at, 0, bytes + at, run);
        break;
    case 3:
        put(at, 0, word, strlen(word));
        break;
    case 4:         /* another number in place of one */
        at += strcspn(bytes + at, "0123456789");
        put(at, strspn(bytes + at, "0123456789"), word, strlen(word));
        break;
    case 5:         /* a piece of another file */
        at = (size_t)Random_below(r, (int)length + 1);
        if (theirs > 0) {
            size_t from = (size_t)Random_below(r, (int)theirs);

            put(at, 0, other + from, strnlen(other + from, run));
        }
        break;
    }
    length = strlen(bytes);
}

static void said(const Session *s, char *all)
{
    Text out = { all, sizeof once, 0 };

    Session_save(s, &out);
}

/* what is wrong, or NULL */
static const char *reads(const Game *game, const char *file, long *taken)
{
    Line why = "";
    Session *s = Session_read(game, file, bytes, why), *twin;
    const char *wrong;

    if (!s)
        return why[0] ? NULL : "it is refused without a word";
    ++*taken;
    wrong = game->model->check
        ? game->model->check(Session_state(s)) : NULL;
    said(s, once);
    twin = Session_load(game, once, why);
    if (!wrong && !twin)
        wrong = "what it became cannot be read again";
    if (twin)
        said(twin, again);
    if (!wrong && strcmp(once, again) != 0)
        wrong = "read again it is another game";
    Session_free(&twin);
    Session_free(&s);
    return wrong;
}

static char *whole(const char *name)
{
    char *all = calloc(1, LONGEST + 1);
    FILE *file = fopen(name, "r");

    if (!all || !file || fread(all, 1, LONGEST, file) == 0)
        exit(2);
    fclose(file);
    return all;
}

int Frame_main(int argc, char **argv, const Game *game)
{
    char *file[FILES];
    const char *wrong = NULL;
    int files = argc - 3 < FILES ? argc - 3 : FILES;
    long inputs = argc > 3 ? strtol(argv[1], NULL, 10) : 0, taken = 0;
    Random r;

    if (argc == 1)
        for (const Format *f = game->model->formats; f && f->suffix; f++)
            puts(f->suffix);
    if (inputs <= 0)
        return argc > 1;
    r = Random_start(strtoull(argv[2], NULL, 10), 1);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(keep);
    for (int k = 0; k < files; k++)
        file[k] = whole(argv[3 + k]);
    for (long n = 0; n < inputs && !wrong; n++) {
        int which = Random_below(&r, files);
        int times = 1 + Random_below(&r, 4);

        snprintf(failed, sizeof failed, "build/failed/%s%s",
                 game->model->name, strrchr(argv[3 + which], '.'));
        strcpy(bytes, file[which]);
        length = strlen(bytes);
        for (int k = 0; k < times; k++)
            spoil(&r, file[Random_below(&r, files)]);
        wrong = reads(game, failed, &taken);
    }
    if (wrong)
        keep();
    printf("# %ld inputs, %ld of them a game%s%s\n", inputs, taken,
           wrong ? "; " : "", wrong ? wrong : "");
    for (int k = 0; k < files; k++)
        free(file[k]);
    return wrong ? 1 : 0;
}
