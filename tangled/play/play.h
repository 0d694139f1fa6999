/* Made from kit/play.nw by make tangle: change that, not this. */
/* play.h -- a game in a terminal, or wherever lines go in and out */
#ifndef PLAY_H
#define PLAY_H
#include "session.h"

/* declared in play.h */
/* The world outside. read: the next line without its end into line
   (cut after LINE - 1 bytes; one of so many is refused), false at the
   end. write: some text. All others may be NULL. file: saves the text
   in a file, or loads a file whole into malloc's memory, which Play
   frees; NULL or a sentence. stats: tells what was played with these
   options. over: hears that a move has ended the game; NULL or what to
   say. sweep: what is on the screen is no business of the next one. */
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
/* Plays until :quit or the end of input. The session may be replaced
   by :load, so it is handed over by address. The prompt is "> ". */
extern void Play(Session **s, const Talk *talk);
#endif
