/* Made from games/gobblet.nw by make tangle: change that, not this. */
/* gobblet-table.c -- make solve-gobblet: all of the small board */
#define _GNU_SOURCE                 /* MAP_ANONYMOUS */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "gobblet.h"

/* tell of it */
static void give_up(const char *why)
{
    fprintf(stderr, "\nsolve-gobblet: %s\n", why);
    exit(1);
}
static void *shared(size_t size)
{
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (at == MAP_FAILED)
        give_up("there is not enough memory");
    return at;
}
enum { STEPS_TO_GO = 44 };
static const char *const tasks[] = {
    "where moves lead", "who wins at once", "who has no way out",
    "letters to winners", "sums"
};

static void tell_step(int done, const char *what)
{
    printf("%2d of %d, %-20s%c", done, STEPS_TO_GO, what,
           isatty(STDOUT_FILENO) ? '\r' : '\n');
    fflush(stdout);
}
static void tell_sums(const Toil *t, const long *fresh)
{
    long sum[2] = { 0 };

    printf("\nnew after each ply:");
    for (int plies = 0; fresh[plies]; plies++)
        printf(" %ld", fresh[plies]);
    printf("\nwon or lost in so many plies:\n");
    for (int plies = 1; plies < LOST_NOW; plies++) {
        sum[plies % 2] += t->count[plies];
        if (t->count[plies])
            printf("%4d %10ld\n", plies, t->count[plies]);
    }
    printf("over %ld, won %ld, lost %ld, drawn %ld; from the empty "
           "board %d\n", t->count[LOST_NOW] + t->count[WON_NOW], sum[1],
           sum[0], t->count[UNDECIDED], t->known[0] & PLIES);
}

/* the program that solves */
static int workers, slips, boss;
static long (*counts)[PLIES + 1];           /* of each worker */
static void work(const Toil *t, int mine)
{
    Toil toil = *t;

    for (int sheet = mine; sheet < SHEETS; sheet += workers)
        if (getppid() == boss)
            toil_on(&toil, sheet);
        else
            _exit(1);
    memcpy(counts[mine], toil.count, sizeof toil.count);
    _exit(0);
}
static void share(Toil *t, void *who)
{
    int status;

    (void)who;
    fflush(stdout);
    for (int mine = 0; mine < workers; mine++)
        if (fork() == 0)
            work(t, mine);
    while (wait(&status) > 0)
        if (status != 0)
            give_up("a worker could not finish");
    for (int k = 0; k <= PLIES; k++)
        for (int mine = 0; mine < workers; mine++)
            t->count[k] += counts[mine][k];
    tell_step(++slips, tasks[t->task]);
}

/* keep the table and go */
static void keep(const unsigned char *known, const char *path)
{
    char part[4096];
    FILE *file;

    snprintf(part, sizeof part, "%s.part", path);
    file = fopen(part, "wb");
    if (!file || fwrite(known, 1, POSITIONS, file) != POSITIONS
        || fclose(file) != 0 || rename(part, path) != 0)
        give_up("the table could not be written: is there room?");
    tell_step(STEPS_TO_GO, "in ");
    printf("%s\n", path);
}
int main(int argc, char **argv)
{
    static Atlas atlas;
    long fresh[PLIES] = { 0 };
    Toil t = { .atlas = &atlas, .known = shared(POSITIONS) };

    boss = getpid();
    workers = (int)sysconf(_SC_NPROCESSORS_ONLN);
    counts = shared((size_t)workers * sizeof *counts);
    Atlas_make(&atlas);
    solve(&t, share, NULL, fresh);
    tell_sums(&t, fresh);
    if (argc > 1)
        keep(t.known, argv[1]);
    return 0;
}
