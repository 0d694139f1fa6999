/* Made from kit/store.nw by make tangle: change that, not this. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "nim.h"
#include "records.h"
#include "store.h"
#include "store-test.h"

/* the doors */
enum { OPENING, READING, WRITING, RENAMING, SYNCING, MEMORY, DOORS };
static int door, left;              /* the left-th at this door fails */

static bool fails(int at, int code)
{
    if (at != door || left <= 0 || --left > 0)
        return false;
    errno = code;
    return true;
}
ssize_t read(int fd, void *room, size_t n)
{
    return fails(READING, EIO) ? -1 : syscall(SYS_read, fd, room, n);
}
ssize_t write(int fd, const void *text, size_t n)
{
    return fails(WRITING, ENOSPC) ? -1
         : syscall(SYS_write, fd, text, n);
}
ssize_t pread64(int fd, void *room, size_t n, off_t at)
{
    return fails(READING, EIO) ? -1
         : syscall(SYS_pread64, fd, room, n, at);
}
ssize_t pwrite64(int fd, const void *text, size_t n, off_t at)
{
    return fails(WRITING, ENOSPC) ? -1
         : syscall(SYS_pwrite64, fd, text, n, at);
}
int fsync(int fd)
{
    return fails(SYNCING, EIO) ? -1 : (int)syscall(SYS_fsync, fd);
}
int fdatasync(int fd)
{
    return fails(SYNCING, EIO) ? -1 : (int)syscall(SYS_fdatasync, fd);
}
int rename(const char *from, const char *to)
{
    return fails(RENAMING, EIO) ? -1
         : (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}
static int open_at(const char *file, int how, va_list rest)
{
    int mode = how & O_CREAT ? va_arg(rest, int) : 0;

    return fails(OPENING, EIO) ? -1
         : (int)syscall(SYS_openat, AT_FDCWD, file, how, mode);
}
#define OPEN(name) \
int name(const char *file, int how, ...) \
{ \
    va_list rest; \
    int it; \
    va_start(rest, how); \
    it = open_at(file, how, rest); \
    va_end(rest); \
    return it; \
}
OPEN(open)
OPEN(open64)

#ifndef __SANITIZE_ADDRESS__

/* the doors of memory */
extern char __executable_start, etext;
extern void *__libc_malloc(size_t n);
extern void *__libc_calloc(size_t n, size_t m);
extern void *__libc_realloc(void *p, size_t n);

static bool ours(const char *caller)
{
    return caller > &__executable_start && caller < &etext
        && fails(MEMORY, ENOMEM);
}
#define CALLER __builtin_return_address(0)
void *malloc(size_t n)
{
    return ours(CALLER) ? NULL : __libc_malloc(n);
}
void *calloc(size_t n, size_t m)
{
    return ours(CALLER) ? NULL : __libc_calloc(n, m);
}
void *realloc(void *p, size_t n)
{
    return ours(CALLER) ? NULL : __libc_realloc(p, n);
}
#endif

/* trials */
enum { SAVING, RESUMING, SHELVING, SETTING, RECORDING, DEEDS };
static int deed;
static bool done;                   /* the deed says so */

static Session *played(int moves, uint64_t seed)
{
    int option[OPTIONS] = { 5 };
    Line why;
    Session *s = Session_new(&nim_game, option, seed, why);

    Session_begin(s, 1);
    for (int k = 0; k < moves; k++)
        CHECK(Session_play(s, "take 1") == NULL);
    return s;
}
static int lives_well(char **argv)
{
    int option[OPTIONS] = { 20 };
    Session *s = played(1, 7), *over = played(5, 1);

    (void)argv;
    CHECK(Store_save(s, 0) == NULL);
    CHECK(Store_shelve(s, 0, NULL, NULL) == NULL);
    CHECK(Store_options(&nim_game, option, true) == NULL);
    CHECK(Records_add(over, 1, NULL) == NULL);
    Session_free(&s);
    Session_free(&over);
    return test_faults;
}
static int does(char **argv)
{
    int option[OPTIONS] = { 21 };
    Session *s = played(2, 7), *over = played(5, 2), *again = NULL;
    const char *told = NULL;
    const char *why = NULL;

    (void)argv;
    left = -left;
    if (deed == RESUMING)
        again = Store_resume(&nim_game, &why);
    if (deed == SAVING || (deed == RESUMING && !again))
        told = Store_save(s, 0);
    else if (deed == SHELVING)
        told = Store_shelve(s, 0, NULL, NULL);
    else if (deed == SETTING)
        told = Store_options(&nim_game, option, true);
    else if (deed == RECORDING)
        told = Records_add(over, 1, NULL);
    done = left > 0;
    left = 0;
    Session_free(&s);
    Session_free(&over);
    Session_free(&again);
    return done ? 0 : told || why ? 1 : 2;
}
static void count(void *who, const Answer *a)
{
    Session *s = a->session;

    *(int *)who += s != NULL;
    Session_free(&s);
}
static void count_record(void *who, const Record *r)
{
    *(int *)who += r->id > 0;
}
static int finds_all(char **argv)
{
    bool said = argv[0] != NULL;
    int option[OPTIONS], left_games = 0, recorded = 0;
    const char *why;
    Session *s = Store_resume(&nim_game, &why);

    CHECK(s && !why);
    CHECK(s && Session_count(s) >= 1 + (said && deed == SAVING));
    Store_bring(&nim_game, -1, NULL, count, &left_games);
    CHECK(left_games >= 1 + (said && deed == SHELVING));
    Options_usual(nim_game.model, option);
    CHECK(Store_options(&nim_game, option, false) == NULL);
    CHECK(option[0] == (said && deed == SETTING) + 20
          || (!said && deed == SETTING && option[0] == 21));
    CHECK(Records_list("nim", NULL, RECORDS_LAST, 9, count_record,
                       &recorded) == NULL);
    CHECK(recorded >= 1 + (said && deed == RECORDING));
    CHECK(system("! find \"$XDG_DATA_HOME\" \"$XDG_CONFIG_HOME\" "
                 "-name '*damaged*' | grep -q .") == 0);
    Session_free(&s);
    return test_faults;
}
static int turned_away(void)
{
    char yes[] = "yes", *said[] = { yes, NULL }, *no[] = { NULL };

    for (int n = 1; n < 1000; n++) {
        int it;

        CHECK(system("rm -rf \"$XDG_DATA_HOME\" \"$XDG_CONFIG_HOME\"")
              == 0);
        CHECK(alone(lives_well, no) == 0);
        left = -n;
        it = alone(does, no);
        left = 0;
        CHECK(it >= 0 && it <= 2);
        if (it == 0)
            return n - 1;
        if (alone(finds_all, it == 2 ? said : no) != 0) {
            g_autofree char *out = in_home("out"), *why = NULL;

            g_file_get_contents(out, &why, NULL, NULL);
            printf("# deed %d, door %d, n %d\n%s", deed, door, n, why);
            test_faults++;
        }
    }
    return 1000;
}
LONG_CLAIM(whatever_fails_once_loses_no_game)
{
    put("in", "");
    for (deed = 0; deed < DEEDS; deed++)
        for (door = 0; door < DOORS; door++) {
            int n = turned_away();

            printf("# deed %d, door %d: %d\n", deed, door, n);
            CHECK(n < 1000);
        }
}

int main(void) { return test_at_home(); }
