/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-main.c -- notes on stdin; TeX on stdout, or pages */
#include "weave.h"
#include <stdlib.h>

static Book book;

int main(int count, char **argument)
{
    size_t used = 0, room = 1 << 16, got;
    char *all = malloc(room);

    while (all &&
           (got = fread(all + used, 1, room - used, stdin)) > 0) {
        used += got;
        char *more = used < room ? all : realloc(all, room *= 2);

        if (!more)
            break;
        all = more;
    }
    bool good = all && feof(stdin) && read_book(&book, all, used);
    if (good && count > 1 && *argument[1] != '-')
        good = print_web(&book, argument[1]);
    else if (good)
        print_tex(&book, stdout);
    if (!good)
        fprintf(stderr, "%s\n", book.complaint);
    /* give the memory back */
    forget_book(&book);
    free(all);
    return !good;
}
