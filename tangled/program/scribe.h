/* Made from kit/program.nw by make tangle: change that, not this. */
/* scribe.h -- a program that writes a table for lore() */
#pragma once
#include <stddef.h>

enum { COUNTS = 64 };
/* does one sheet; count is the worker's own */
typedef void Sheet(const void *who, int sheet, long count[COUNTS]);
/* does them all, prints what it was, and adds up the counts */
extern void Scribe_all(const char *what, const void *who, int sheets,
                       Sheet *sheet, long count[COUNTS]);
/* the last bytes of the file, by which lore knows it */
#define TABLE_END "This was a table"

/* a whole program: gives fill so many zeros and keeps what it makes of
   them in file (NULL: nowhere); steps: how often it calls Scribe_all.
   An exit status */
extern int  Scribe_main(const char *file, size_t size, int steps,
                        void (*fill)(unsigned char *known));

