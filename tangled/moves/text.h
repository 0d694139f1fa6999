/* Made from kit/moves.nw by make tangle: change that, not this. */
/* text.h -- what games say and read */
#pragma once
#include <stdbool.h>
#include <stdint.h>

/* what games say and read */
enum { LINE = 96 };
typedef char Line[LINE];            /* one sentence: a move, a name */
typedef char Words[2 * LINE];       /* all that is told of a thing */

/* A longer text. The caller owns at[0 .. room - 1]; used counts what
   was told, even if it did not fit: then used >= room. at may be NULL
   with room 0: it only counts. What fits ends in a zero. */
typedef struct Text { char *at; int room, used; } Text;
/* as printf; what does not fit is cut at the last whole character */
extern void Text_say (Line out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* the same, appended */
extern void Text_tell(Text *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Is the sentence exactly of this form? In a form, %d takes a number
   without leading zeros, 0 or more, at most nine digits (int *); %w a
   word of a NULL-terminated table (const char *const *, then int *,
   its place from 0); %s any word (char *, a Line). Anything else is
   itself. One space between words, none at the ends. Stores all or
   nothing. */
extern bool Text_match(const char *sentence, const char *form, ...);
/* strcmp(a, b) == 0 */
extern bool Text_same (const char *a, const char *b);
/* reads a whole decimal number up to 2^64 - 1 without leading zeros;
   false and nothing stored if it is anything else */
extern bool Text_number(const char *text, uint64_t *out);
/* Every text for people goes through local(), and what counts through
   local_n(); moves never do. The program that links the game defines
   them: gettext, or as it is. */
extern const char *local(const char *english)
    __attribute__((format_arg(1)));
extern const char *local_n(const char *one, const char *many, long n)
    __attribute__((format_arg(1), format_arg(2)));
#define _(s)  local(s)
#define N_(s) s                     /* in a table: translated later */
#define NN_(one, many) one, many    /* two for local_n */
