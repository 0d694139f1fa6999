/* Made from kit/store.nw by make tangle: change that, not this. */
/* scribe.c -- all processors at work, a line a step, a file */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
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
uint32_t Scribe_sum(const void *bytes, size_t n, size_t which)
{
    uint32_t sum = 2166136261u ^ (uint32_t)which;

    for (const unsigned char *at = bytes; n-- > 0;)
        sum = (sum ^ *at++) * 16777619u;
    return sum;
}
size_t Scribe_leaves(size_t size) { return (size + LEAF - 1) / LEAF; }

size_t Scribe_length(size_t size)
{
    return size + (Scribe_leaves(size) + 1) * sizeof(uint32_t)
                + strlen(TABLE_END);
}
static void seal(unsigned char *known, size_t size)
{
    unsigned char *at = known + size;
    size_t n = Scribe_leaves(size);
    uint32_t sum;

    for (size_t k = 0; k < n; k++, at += sizeof sum) {
        sum = Scribe_sum(known + k * LEAF,
                         MIN(LEAF, size - k * LEAF), k);
        memcpy(at, &sum, sizeof sum);
    }
    sum = Scribe_sum(known + size, n * sizeof sum, n);
    memcpy(at, &sum, sizeof sum);
    memcpy(at + sizeof sum, TABLE_END, strlen(TABLE_END));
}
static char *unfinished(const char *file)
{
    return g_strconcat(file, ".writing", NULL);
}

bool Scribe_sweep(const char *file)
{
    g_autofree char *fresh = unfinished(file);
    int fd = open(fresh, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    bool held = fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0
                && errno == EWOULDBLOCK;

    if (fd >= 0 && !held)
        unlink(fresh);
    if (fd >= 0)
        close(fd);
    if (held)
        errno = EBUSY;
    return !held;
}
static bool write_all(const char *file, const void *known, size_t n)
{
    g_autofree char *fresh = unfinished(file);
    int fd = Scribe_sweep(file)
           ? open(fresh, O_WRONLY | O_CREAT | O_EXCL, 0600) : -1;
    FILE *out = fd < 0 ? NULL : fdopen(fd, "w");
    bool good;

    if (out == NULL)
        return false;
    flock(fd, LOCK_EX | LOCK_NB);
    good = fwrite(known, 1, n, out) == n && fflush(out) == 0
        && fsync(fd) == 0 && rename(fresh, file) == 0;
    if (!good) {
        int why = errno;

        unlink(fresh);
        errno = why;
    }
    fclose(out);
    return good;
}
int Scribe_main(const char *file, size_t size, int steps,
                void (*fill)(unsigned char *known))
{
    bool none = file && *file == '-';
    unsigned char *known = none ? NULL : calloc(Scribe_length(size), 1);
    bool good = known != NULL;

    step = 0;
    steps_to_go = steps + 1;
    if (good)
        fill(known);
    if (good && file) {
        seal(known, size);
        good = write_all(file, known, Scribe_length(size));
    }
    if (good && file) {
        tell_step("in ");
        printf("%s\n", file);
    }
    if (!good)
        fprintf(stderr, "\n%s\n", known ? strerror(errno) : none
                ? "Say the name of a file: the table is written there."
                : "There is not enough memory.");
    free(known);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
