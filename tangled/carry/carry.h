/* Made from kit/carry.nw by make tangle: change that, not this. */
/* carry.h -- all that is kept of you, in one file, and back */
#pragma once
#include <glib.h>

/* NULL, or a sentence as of the store. What was done is told, a line
   each. A box that is spoilt changes nothing. */
extern const char *Carry_out(const char *file, GString *told);
extern const char *Carry_in (const char *file, GString *told);
