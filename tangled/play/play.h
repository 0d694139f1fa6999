/* Made from kit/play.nw by make tangle: change that, not this. */
/* play.h -- a game in a terminal, or wherever lines go in and out */
#pragma once
#include "session.h"

/* declared in play.h */
/* The world outside; stats, over and sweep may be NULL. read: the next
   line, cut after LINE - 1 bytes; false: the end. file: saves or loads
   a text (malloc's); NULL or a sentence. stats: tells what was
   played with these options. over: the game has ended; NULL or what to
   say. sweep: what is on the screen is not for the next one. */
typedef struct Talk {
    bool (*read )(void *who, Line line);
    void (*write)(void *who, const char *text);
    const char *(*file)(void *who, const char *name, bool save,
                        char **text);
    void *who;
    bool  echo;                     /* write what was read: replays */
    void (*stats)(void *who, const Session *s, Text *out);
    const char *(*over)(void *who, Session *s);
    void (*sweep)(void *who);
} Talk;
/* plays until :quit or the end of input; :load replaces the session */
extern void Play(Session **s, const Talk *talk);
