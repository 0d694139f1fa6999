/* fuzz-house.c -- what the house itself reads, spoilt in a thousand ways: labels of
   games, settings, pictures, letters, pages, records, boxes of everything

   usage: HOME=AN/EMPTY/FOLDER house-fuzz INPUTS SEED FILE..
   (the end of a FILE's name says what it is); house-fuzz FOLDER lays a box
   and records there, of a game of Nim

   Whatever is read must be refused with a sentence, or be something; the
   sanitizers watch. The file that did it stands in build/failed/house.SUFFIX. */
#include <glib.h>
#include <stdlib.h>
#include <cairo.h>
#include "carry.h"
#include "help.h"
#include "language.h"
#include "nim.h"
#include "random.h"
#include "records.h"
#include "shelf.h"
#include "store.h"

enum { LONGEST = 1 << 17, FILES = 64, SUM = 65 };
#include "spoil.h"

static char path[400];

static void spoil(Random *r, const char *other, size_t theirs)
{
    static const struct { const char *at; size_t n; } odd[] = {
        { "-1", 2 }, { "0", 1 }, { "4294967296", 10 }, { "=", 1 }, { "\n", 1 },
        { "\xff\xff\xff\xff", 4 }, { "\0\0\0\0", 4 }, { "[", 1 }, { "<", 1 },
        { "&#x110000;", 10 }, { "\xc3", 1 }, { "%s", 2 }, { "../", 3 } };
    size_t at = (size_t)Random_below(r, (int)length + 1), left = length - at;
    size_t run = (size_t)Random_below(r, left < 40 ? (int)left + 1 : 40);
    int word = Random_below(r, G_N_ELEMENTS(odd));
    size_t from = (size_t)Random_below(r, (int)theirs);
    char any = (char)Random_below(r, 256);

    switch (Random_below(r, 5)) {
    case 0: put(at, left > 0, &any, 1); break;
    case 1: put(at, run, "", 0); break;
    case 2: put(at, 0, bytes + at, run); break;
    case 3: put(at, 0, odd[word].at, odd[word].n); break;
    case 4: put(at, 0, other + from, MIN(run, theirs - from)); break;
    }
}

/* each reader: has it been something? A refusal without a word ends all */
static bool refused(const char *why)
{
    if (why && !*why) {
        keep();
        exit(1);
    }
    return why != NULL;
}

static bool read_label(void)
{
    char *const folders[] = { g_build_filename(g_getenv("HOME"), "shelf", NULL), NULL };
    Shelf *s = Shelf_read(folders);
    bool found = s->games->len > 0;

    if (!found && s->faults->len > 0)   /* who names no game is none */
        refused(s->faults->pdata[0]);
    Shelf_free(&s);
    g_free(folders[0]);
    return found;
}

static bool read_settings(void)
{
    static const char *const words[] = { "low", "high", NULL };
    Setting s[] = { { "page", "theme", 0, 4, NULL, 0 },
                    { "page", "sizes", 0, 1, words, 0 } };

    return !refused(Store_settings("spoilt", s, 2, false));
}

static bool read_picture(void)
{
    const char *why = "";
    g_autofree char *text = Store_text(path, &why);
    cairo_surface_t *paper;

    if (!text)
        refused(why);
    why = "";
    paper = Store_picture(path, &why);
    if (!paper)
        return !refused(why) || text;
    cairo_surface_destroy(paper);
    return true;
}

static void hear(void *who, BlockKind kind, const char *words)
{
    *(size_t *)who += strlen(words) + (size_t)kind;
}

static bool read_words(void)
{
    size_t heard = 0;
    const char *why = "";
    g_autofree char *text = Store_text(path, &why);

    if (!text)
        return !refused(why);
    (g_str_has_suffix(path, "html") ? Help_page : Help_letter)(text, hear,
                                                               &heard);
    return heard > 0;
}

static bool read_records(void)
{
    int games;

    return !refused(Records_take(bytes, length, false, &games));
}

static bool read_box(void)
{
    GString *told = g_string_new(NULL);
    bool good = !refused(Carry_in(path, told));
    RecordsSum sum;

    if (good)       /* what has come in is put with the others */
        refused(Records_sum("nim", "", &sum));

    g_string_free(told, TRUE);
    return good;
}

static const struct {
    const char *suffix, *place;     /* below HOME */
    bool (*reads)(void);
} readers[] = {
    { ".info", "shelf/game/info", read_label },
    { ".settings", ".config/literate-games/spoilt.conf", read_settings },
    { ".png", "a.png", read_picture }, { ".pbm", "a.pbm", read_picture },
    { ".letter", "letter.txt", read_words }, { ".html", "page.html", read_words },
    { ".sqlite", "a.sqlite", read_records }, { ".box", "a.box", read_box },
};

/* a box whose sum is right again is looked into */
static void seal(void)
{
    g_autofree char *sum = NULL;

    if (length <= SUM)
        return;
    length -= SUM;
    sum = g_compute_checksum_for_data(G_CHECKSUM_SHA256,
                                      (const guchar *)bytes, length);
    memcpy(bytes + length, sum, SUM - 1);
    length += SUM;
    bytes[length - 1] = '\n';
}

static int lay(const char *folder)
{
    Game game = { &nim_model, NULL, nim_players, NULL };
    Line why = "";
    const char *no = NULL;
    size_t n = 0;
    g_autofree char *box = g_build_filename(folder, "all.box", NULL),
        *file = g_build_filename(folder, "all.sqlite", NULL), *records = NULL;
    GString *told = g_string_new(NULL);

    for (int k = 0; k < 3; k++) {
        Session *s = Session_load(&game, "nim 1 matches=4 seat2=best seed=1\n"
                                  "> take 3\n: take 1\n", why);

        if (!s || (no = Records_add(s, 77 + k, NULL)) != NULL)
            return printf("%s\n", s ? no : why), 2;
        Session_free(&s);
    }
    records = Records_bytes(&n, &no);
    no = no ? no : Carry_out(box, told);
    if (no || !records || !g_file_set_contents(file, records, (gssize)n, NULL))
        return printf("%s\n", no ? no : file), 2;
    g_string_free(told, TRUE);
    return 0;
}

int main(int argc, char **argv)
{
    char *file[FILES];
    size_t size[FILES];
    int files = MIN(argc - 3, FILES);
    long inputs = argc > 3 ? strtol(argv[1], NULL, 10) : 0;
    long asked[G_N_ELEMENTS(readers)] = { 0 }, taken[G_N_ELEMENTS(readers)] = { 0 };
    FILE *out;
    Random r = Random_start(argc > 2 ? strtoull(argv[2], NULL, 10) : 1, 1);

    if (argc == 2)
        return lay(argv[1]);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(keep);
    for (int k = 0; k < files; k++)
        if (!g_file_get_contents(argv[3 + k], &file[k], &size[k], NULL)
            || size[k] == 0 || size[k] > LONGEST)
            return fprintf(stderr, "%s cannot be read\n", argv[3 + k]), 2;
    for (long n = 0; n < inputs; n++) {
        int k = Random_below(&r, files), other = Random_below(&r, files);
        size_t what = 0;

        while (!g_str_has_suffix(argv[3 + k], readers[what].suffix))
            if (++what == G_N_ELEMENTS(readers))
                return fprintf(stderr, "%s: what is it?\n", argv[3 + k]), 2;
        memcpy(bytes, file[k], length = size[k]);
        for (int times = Random_below(&r, 4); times > 0; times--)
            spoil(&r, file[other], size[other]);
        if (readers[what].reads == read_box && Random_below(&r, 4))
            seal();
        snprintf(failed, sizeof failed, "build/failed/house%s", readers[what].suffix);
        snprintf(path, sizeof path, "%s/%s", g_getenv("HOME"), readers[what].place);
        if (!(out = fopen(path, "w")) || fwrite(bytes, 1, length, out) != length
            || fclose(out) != 0)
            return fprintf(stderr, "%s cannot be written\n", path), 2;
        asked[what]++;
        taken[what] += readers[what].reads();
    }
    for (size_t k = 0; k < G_N_ELEMENTS(readers); k++)
        printf("# %s: %ld, %ld of them taken\n", readers[k].suffix + 1, asked[k], taken[k]);
    for (int k = 0; k < files; k++)
        g_free(file[k]);
    return 0;
}
