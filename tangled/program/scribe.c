/* Made from kit/program.nw by make tangle: change that, not this. */
/* scribe.c -- all processors at work, a line a step, a file */
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "scribe.h"

static int step, steps_to_go;

static void tell_step(const char *what)
{
    printf("%2d of %d, %-20s%c", ++step, steps_to_go, what,
           isatty(STDOUT_FILENO) ? '\r' : '\n');
    fflush(stdout);
}
typedef struct Scribe {
    GThread    *thread;
    const void *who;
    Sheet      *sheet;
    int         next, sheets, workers;
    long        count[COUNTS];
} Scribe;

static gpointer work(gpointer scribe)
{
    Scribe *s = scribe;

    for (; s->next < s->sheets; s->next += s->workers)
        s->sheet(s->who, s->next, s->count);
    return NULL;
}
void Scribe_all(const char *what, const void *who, int sheets,
                Sheet *sheet, long count[COUNTS])
{
    int workers = (int)g_get_num_processors();
    g_autofree Scribe *all = g_new0(Scribe, (gsize)workers);

    memset(count, 0, COUNTS * sizeof *count);
    for (int k = 0; k < workers; k++) {
        all[k] = (Scribe){ .who = who, .sheet = sheet, .next = k,
                           .sheets = sheets, .workers = workers };
        all[k].thread = g_thread_new("scribe", work, &all[k]);
    }
    for (int k = 0; k < workers; k++) {
        g_thread_join(all[k].thread);
        for (int n = 0; n < COUNTS; n++)
            count[n] += all[k].count[n];
    }
    tell_step(what);
}
int Scribe_main(const char *file, size_t size, int steps,
                void (*fill)(unsigned char *known))
{
    size_t all = size + strlen(TABLE_END);
    int none = file && *file == '-';
    unsigned char *known = none ? NULL : calloc(all, 1);
    g_autoptr(GError) error = NULL;

    step = 0;
    steps_to_go = steps + 1;
    if (known) {
        fill(known);
        memcpy(known + size, TABLE_END, strlen(TABLE_END));
    }
    if (known && file && g_file_set_contents(file, (char *)known,
                                             (gssize)all, &error)) {
        tell_step("in ");
        printf("%s\n", file);
    }
    if (!known || error)
        fprintf(stderr, "\n%s\n", known ? error->message : none
                ? "Say the name of a file: the table is written there."
                : "There is not enough memory.");
    free(known);
    return known && !error ? EXIT_SUCCESS : EXIT_FAILURE;
}
