/* Made from kit/contract.nw by make tangle: change that, not this. */
/* model.h -- what a game is: its rules */
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "random.h"
#include "text.h"

typedef struct View View;           /* see view.h */
typedef struct Player Player;       /* see player.h */
typedef struct Game Game;           /* see game.h */

/* The model: the rules. A state is a plain struct without pointers, so
   that copying is assignment. Seats count from 1; the house (0) deals,
   throws dice, moves the cat. Tables end with an entry of zeros. */

/* what a model is */
enum { OVER = -1, HOUSE = 0, SEATS = 8, OPTIONS = 12 };
enum { HOW_MANY = -2 };             /* of Option.seat */

typedef struct Option {             /* what is set before a game */
    const char *key, *label;        /* "size", N_("Size") */
    int         least, most, usual;
    int         step;               /* 2: every other value; 0 as 1 */
    const char *const *words;       /* of least .. most, or NULL */
    const char *const *labels;      /* what menus say for them, or NULL;
                                       a NULL in it: in no menu */
    int         seat;               /* who sits there: the player of the
                                       word's name, or a person;
                                       HOW_MANY: so many play; 0: not
                                       about seats */
} Option;

typedef struct Preset {             /* in the menu of new games */
    const char *label, *options;    /* N_("Large"), "size=15"; options
                                       NULL: a heading of those below */
    const char *words;              /* N_("15 x 15, 6 blocked") */
} Preset;
/* what menus say for this value, untranslated; NULL: none has it */
extern const char *Option_label(const Option *o, int value);
typedef struct Status {
    int      points[SEATS + 1];     /* by seat; alone: [1] */
    unsigned winners;               /* when over: bit s for seat s, bit
                                       0 for the house; 0: a draw */
    Line     text;                  /* the status line */
    Line     note;                  /* a quieter second one, or "" */
    int      helps;                 /* the game's own count of hints */
    int      undos;                 /* set before it is asked: so often
                                       has been taken back */
} Status;
/* A form in which others keep games. Which it is, the end of the file's
   name says, or trying. read tells the game as we save it, "nim 1
   matches=5 seed=1\n> take 2\n", or a sentence that says why not;
   write gets what the eyes may see, and all of the game as we save
   it. Either may be NULL. With "pgm" or
   "pbm" it reads PNGs, too, told as "P2\n3 1\n255\n0\n128\n255\n":
   width and height, white, the gray of each dot, row by row. */
typedef struct Format {
    const char *suffix;             /* "strokes" */
    void (*read )(const void *text, Text *out);
    void (*write)(const void *state, const char *saved, Text *out);
} Format;
typedef struct Model Model;
/* has it a form with a star, so that legal gives samples? */
extern bool Model_samples(const Model *m);
/* its form that begins with this mark, ">" or ":*", for moves of this
   verb; or NULL */
extern const char *Model_form(const Model *m, const char *mark,
                              const char *move);
struct Model {
    const char   *name;             /* "chatnoir" */
    size_t        size;             /* sizeof its state */
    int           version;          /* of the rules, from 1: raised when
                                       an old transcript would differ */
    int           seats;            /* at most so many play */
    int           better;           /* points: 1 more, -1 fewer, or 0 */
    const char *const *points;      /* what they are called, or NULL:
                                       NN_("%d press", "%d presses") */
    int           tick;             /* "tick" each so many ms, or 0 */
    bool          rests;            /* and at times it is refused; each
                                       tick is an Undo of its own */
    bool          proves;           /* hints may be proved: see Think */
    bool          scores;           /* alone: nobody wins or loses, its
                                       points are the result */
    /* its move language, ends with NULL: "> block ROW COLUMN" a person
       may say, ": cat ROW COLUMN" the house, "~ tick" the clock;
       ">*put NUMBER ..." too many to list, and ":*deal PROOF" of the
       house is told by its verb alone. First words are the verbs.
       NULL only where nothing can be said. */
    const char *const *forms;
    const Option *options;
    const Preset *presets;      /* the first one of a game that ticks
                                   waits for whoever must listen */
    const Format *formats;          /* of files of others, or NULL */
    /* what a model can be asked */
    /* start and apply: NULL, or a constant sentence that says what is
       wrong, and then (apply) nothing has changed. start gets zeroed
       memory and an int for each option, each within its bounds. */
    const char *(*start )(void *state, const int *option, uint64_t seed);
    const char *(*apply )(void *state, const char *move);
    /* where in a refused move the fault is, told behind the complaint; or
       nothing. May be NULL. */
    void        (*where )(const void *state, const char *move, Text *out);
    /* an invariant, for tests: NULL, or what is broken; may be NULL */
    const char *(*check )(const void *state);
    /* true: no move up to here may be taken back; NULL: any may */
    bool        (*sealed)(const void *state);
    /* sets those options of a new game that are others by now than when
       this one began, within their bounds; NULL: none are */
    void        (*anew  )(const void *state, int *option);
    /* the legal moves, one a line; none exactly when over. Where a
       player of the house is to move, or a form has a star, a few of them
       will do, one of each verb that can be said. */
    void        (*legal )(const void *state, Text *out);
    /* seat to move, HOUSE or OVER; cheap */
    int         (*turn  )(const void *state);
    /* seat: who looks; 0: nobody in particular */
    void        (*status)(const void *state, int seat, Status *out);
    void        (*show  )(const void *state, int seat, Text *out);
    /* what is asked where there are secrets */
    /* only with secrets: hide wipes what the seat may not see, guess fills
       it in by chance, as it might be, with [memory] bytes of zeros. Views,
       players, show and status get a state after hide; turn, and status for
       nobody, say the same before it. Over, hide may leave all open. */
    size_t        memory;
    void        (*hide  )(void *state, int seat);
    void        (*guess )(void *state, int seat, Random *random,
                          void *memory);
};
