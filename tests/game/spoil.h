/* spoil.h -- the file that is spoilt, for fuzz.c and fuzz-house.c. Each
   includes it once, and says before how many bytes it may have: LONGEST. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

extern void __sanitizer_set_death_callback(void (*callback)(void))
    __attribute__((weak));

static char bytes[LONGEST + 1];     /* a zero stands behind the last */
static size_t length;
static char failed[200];            /* where it is kept if it did it */

static void keep(void)
{
    FILE *file;

    mkdir("build/failed", 0777);
    file = fopen(failed, "w");
    if (file) {
        fwrite(bytes, 1, length, file);
        fclose(file);
    }
    printf("# the file that did it: %s\n", failed);
}

/* puts n bytes of from in place of cut bytes at at; from may lie in it */
static void put(size_t at, size_t cut, const char *from, size_t n)
{
    static char rest[LONGEST];
    size_t tail = length - at - cut;

    if (at + n + tail > LONGEST)
        return;
    memcpy(rest, bytes + at + cut, tail);
    memmove(bytes + at, from, n);
    memcpy(bytes + at + n, rest, tail);
    length = at + n + tail;
    bytes[length] = '\0';
}
