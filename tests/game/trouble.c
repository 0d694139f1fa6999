/* trouble.c -- a world in which what writes goes wrong: no sentence of the
 * system or of GLib has a colon, nothing is written below $READ_ONLY, and with
 * FAIL="fsync 2" the second fsync fails, and the file $HIT is made: so with
 * write (to a file), open, rename, malloc, and with own, which is a malloc,
 * calloc or realloc that the program itself asks for, and no library.
 * tests/game/trouble.t lays it before a program (LD_PRELOAD). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <locale.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* in Chinese a colon is another letter, and three bytes long */
char *dcgettext(const char *domain, const char *english, int kind)
{
    char *(*real)(const char *, const char *, int), *said;
    size_t n = 0;

    if (!domain || strcmp(domain, "glib20") != 0 || !strchr(english, ':'))
        return *(void **)&real = dlsym(RTLD_NEXT, "dcgettext"),
               real(domain, english, kind);
    said = malloc(3 * strlen(english) + 1);
    for (; *english; english++)
        n += (size_t)sprintf(said + n, *english == ':' ? "\uff1a" : "%c",
                             *english);
    return said;
}
char *dgettext(const char *domain, const char *english)
{
    return dcgettext(domain, english, 5);
}

/* the libraries' own beginnings are not ours: we begin with the language */
static bool begun;
char *setlocale(int kind, const char *name)
{
    char *(*real)(int, const char *);

    begun = true;
    return *(void **)&real = dlsym(RTLD_NEXT, "setlocale"),
           real(kind, name);
}
static bool fails(const char *what)
{
    static int count;
    const char *wish = getenv("FAIL");
    size_t n = strlen(what);

    if (!begun || !wish || strncmp(wish, what, n) != 0
        || __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) != atoi(wish + n))
        return false;
    if (getenv("HIT"))
        syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, getenv("HIT"),
                                   O_CREAT | O_WRONLY, 0600));
    errno = EIO;
    return true;
}
static bool is_file(int file)
{
    struct stat it;

    return fstat(file, &it) == 0 && S_ISREG(it.st_mode);
}
ssize_t write(int file, const void *bytes, size_t n)
{
    return is_file(file) && fails("write") ? -1
         : syscall(SYS_write, file, bytes, n);
}
ssize_t pwrite64(int file, const void *bytes, size_t n, off_t at)
{
    return fails("write") ? -1 : syscall(SYS_pwrite64, file, bytes, n, at);
}
int fsync(int file)
{
    return fails("fsync") ? -1 : (int)syscall(SYS_fsync, file);
}
int fdatasync(int file)
{
    return fails("fsync") ? -1 : (int)syscall(SYS_fdatasync, file);
}
/* where the program lies, which is the first that is told */
static uintptr_t program[2];
static int first(struct dl_phdr_info *it, size_t size, void *data)
{
    (void)size, (void)data;
    for (int k = 0; k < it->dlpi_phnum; k++)
        if (it->dlpi_phdr[k].p_flags & PF_X) {
            program[0] = it->dlpi_addr + it->dlpi_phdr[k].p_vaddr;
            program[1] = program[0] + it->dlpi_phdr[k].p_memsz;
        }
    return 1;
}
__attribute__((constructor)) static void looks_around(void)
{
    dl_iterate_phdr(first, NULL);
}
static bool starves(const void *caller)
{
    bool own = (uintptr_t)caller - program[0] < program[1] - program[0];

    if (!(own && fails("own")) && !fails("malloc"))
        return false;
    errno = ENOMEM;
    return true;
}
#define CALLER __builtin_return_address(0)
extern void *__libc_malloc(size_t n), *__libc_calloc(size_t n, size_t each);
extern void *__libc_realloc(void *old, size_t n);
void *malloc(size_t n)
{
    return starves(CALLER) ? NULL : __libc_malloc(n);
}
void *calloc(size_t n, size_t each)
{
    return starves(CALLER) ? NULL : __libc_calloc(n, each);
}
void *realloc(void *old, size_t n)
{
    return starves(CALLER) ? NULL : __libc_realloc(old, n);
}

static bool refused(const char *file, bool writes)
{
    const char *home = getenv("READ_ONLY");

    errno = EROFS;
    return home && writes && strncmp(file, home, strlen(home)) == 0;
}

static int opened(const char *file, int how, int mode)
{
    return refused(file, how & (O_CREAT | O_WRONLY | O_RDWR))
           || (how & O_CREAT && fails("open")) ? -1
         : (int)syscall(SYS_openat, AT_FDCWD, file, how, mode);
}
#define OPEN(name) \
int name(const char *file, int how, ...) \
{ \
    va_list rest; \
    int mode; \
    va_start(rest, how); \
    mode = how & O_CREAT ? va_arg(rest, int) : 0; \
    va_end(rest); \
    return opened(file, how, mode); \
}
OPEN(open)
OPEN(open64)

int mkdir(const char *file, mode_t mode)
{
    return refused(file, true) ? -1
         : (int)syscall(SYS_mkdirat, AT_FDCWD, file, mode);
}
int rename(const char *from, const char *to)
{
    return refused(to, true) || fails("rename") ? -1
         : (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}
