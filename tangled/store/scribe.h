/* Made from kit/store.nw by make tangle: change that, not this. */
/* scribe.h -- a program that writes a table for lore() */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { COUNTS = 64 };
/* does one sheet; count is the worker's own */
typedef void Sheet(const void *who, int sheet, long count[COUNTS]);
/* does them all, prints what it was, and adds up the counts */
extern void Scribe_all(const char *what, const void *who, int sheets,
                       Sheet *sheet, long count[COUNTS]);
/* a whole program: gives fill so many zeros and keeps what it makes of
   them in file (NULL: nowhere); steps: how often it calls Scribe_all.
   An exit status */
extern int  Scribe_main(const char *file, size_t size, int steps,
                        void (*fill)(unsigned char *known));

/* the file: the table; a sum of each leaf of it, and one of these; the
   last bytes, by which it is known; those of an older edition */
enum { LEAF = 4096 };
#define TABLE_END "Table with sums."
#define OLDER_END "This was a table"
extern uint32_t Scribe_sum(const void *bytes, size_t n, size_t which);
extern size_t Scribe_leaves(size_t size), Scribe_length(size_t size);
/* Takes away what a killed scribe has left of a file half written;
   false: one is still at it (EBUSY) */
extern bool Scribe_sweep(const char *file);

