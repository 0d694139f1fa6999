/* Made from kit/paint.nw by make tangle: change that, not this. */
/* paint-log.h -- a painter that writes down what it is told */
#pragma once
#include "listen.h"
#include "text.h"

/* declarations of paint-log.h */
typedef struct Paint_log {
    union { Paint paint; Listen listen; };
    Text *out;
    const Ink *own;
} Paint_log;
/* a verb a line, numbers in hundredths, inks by name; own: or NULL */
extern void Paint_log_start(Paint_log *log, Text *out, const Ink *own,
                            Theme theme);
