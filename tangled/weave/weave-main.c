/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-main.c -- notes on stdin; TeX on stdout, or pages */
#include "weave.h"
#include <stdlib.h>

int main(int count, char **argument)
{
    char *notes = NULL;
    size_t room = 0;
    ssize_t length = getdelim(&notes, &room, '\0', stdin);
    bool good = feof(stdin) &&
        read_book(notes, length < 0 ? 0 : (size_t)length);

    if (good && count > 1 && *argument[1] != '-')
        good = print_web(argument[1]);
    else if (good)
        print_tex(stdout);
    if (!good)
        fprintf(stderr, "%s\n", book.complaint);
    forget_book();
    free(notes);
    return !good;
}
