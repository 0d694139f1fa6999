/* Made from games/gcalc.nw by make tangle: change that, not this. */

/* begin the header */
/* gcalc.h -- cubes that are functions */
#pragma once
#include <stddef.h>
#include "player.h"
typedef struct Gcalc Gcalc;

/* what a cube is */
typedef uint16_t Cube;              /* a drawer's number; 0: nothing */
typedef enum Kind { NOTHING, COLOR, MIXED, LETTER, LID, APPLY,
                    ACROSS, UPRIGHT, DEPTH } Kind;
typedef struct Drawer {
    uint8_t  kind, tag;             /* tag: the color */
    uint8_t  open;                  /* so many lids are missing */
    uint8_t  live;                  /* something is to be done in it */
    uint16_t high;                  /* floors: 1 more than its parts */
    Cube     a, b;
} Drawer;
enum { COLORS = 18 };
typedef struct Hue {
    const char *word, *old, *said;  /* "Db", "dark-blue", "dark blue" */
    unsigned    rgb;
} Hue;
extern const Hue hues[COLORS];

/* the state */
enum { CELLS = 40, HAND = CELLS + 1, OTHER, SLOTS,
       NAME = 24, DRAFT = 2000, DRAWERS = 3584, KEPT = 2048,
       CHAINS = 1024, FLOORS = 250, BUDGET = 20000, ANY = -1,
       GLASS = 0x1000000 };
typedef enum How { NORMAL, NEED, EAGER } How;
typedef enum End { SETTLED, WORKING, SPENT, TOO_LARGE } End;
typedef enum Reading { UNKNOWN, BLOCKS, NUMBER, TRUE, ZERO, PAIR, LIST,
                       STRANGE } Reading;
typedef struct Rules { uint8_t how, cut, mix; } Rules;
typedef struct Slot {
    Cube     cube;
    uint16_t reading, items;        /* what it is; how many of it */
    char     name[NAME];
} Slot;
typedef struct Gcalc {
    Slot     slot[SLOTS];           /* Main, the cells, two in hand */
    char     draft[DRAFT];          /* of a long sentence */
    Rules    rule;                  /* that were chosen */
    uint8_t  walking, end;          /* what running came to */
    uint8_t  lesson, met, over;     /* over: 1 done, 2 given up */
    uint8_t  equal;                 /* to this cell is Main equal */
    uint8_t  begun;                 /* nothing done in a new lesson */
    int      steps;
    uint16_t n;                     /* drawers below n are filled */
    bool     full;
    /* the cabinet and its bench */
    Drawer   drawer[DRAWERS];
    Cube     first[CHAINS], next[DRAWERS];
    Cube     val[DRAWERS];
    uint8_t  at[DRAWERS];
    int      fuel;
} Gcalc;

/* names for the lids */
typedef struct Scope {
    int      n;                     /* lids outside, from outermost */
    uint16_t name[FLOORS];
} Scope;
extern void Scope_enter(const Gcalc *g, Scope *s, Cube lid);

/* say a cube */
typedef struct Speech {
    Text       *out;
    const Gcalc *g;
    bool        named;              /* cells may be called by name */
    bool        old;                /* in the words of the ancestor */
    int         most;               /* letters, then no more */
    Cube        mark;               /* a part to be marked */
    bool        marked;             /* it has been met */
    Cube        whole;              /* what is said, without its name */
    Scope       scope;
} Speech;
/* how each kind is said in our tongue, and in the ancestor's */
extern const char *const tongues[][2];
extern void Cube_say(Speech *s, Cube c);
extern void Letter_say(int name, Text *out);    /* "g", "g2" */

/* what is asked of cubes */
extern Cube Cube_of(Gcalc *g, Kind kind, int tag, Cube a, Cube b);
extern Cube Cube_color(Gcalc *g, unsigned rgb);
extern unsigned Cube_rgb(const Gcalc *g, Cube c);
/* how many blocks it has, of this color, or of ANY */
extern uint64_t Cube_count(const Gcalc *g, int tag, Cube of);
/* when a move is over, and only SLOTS count */
extern void Cube_sweep(Gcalc *g);
extern int  Cube_kept(Gcalc *g);    /* so many would stay */
/* gives drawers back, down to n */
extern void Cube_back(Gcalc *g, int n);
extern Cube Cube_half (Gcalc *g, Cube c, Kind kind, int which);
extern Cube Cube_cover(Gcalc *g, Cube c, int tag);
/* is there something to do in it, and what is the next? */
extern bool Cube_live(const Gcalc *g, Cube c);
extern Cube Cube_redex(const Gcalc *g, Cube c);
/* works on the cube in a slot; other numbers than those in slots may
   change meanwhile */
extern End  Cube_run(Gcalc *g, int slot, long most, int *steps);
/* equal, but for the paint of lids */
extern bool Cube_alike(const Gcalc *g, Cube a, const Gcalc *h, Cube b);

/* what is asked of sentences */
/* of a word: the color ("R"), the name of a letter ("g2"), or -1 */
extern int  Color_of (const char *word);
extern int  Letter_of(const char *word);
/* why: NULL, or what is wrong; fault: NULL, or it builds nothing, needs
   g for names alone, and tells where that is */
extern Cube Cube_read(Gcalc *g, const char *words, const char **why,
                      const char **fault);
/* by "main", "@23" or a name that speaks; -1: no place */
extern int  Slot_of(const Gcalc *g, const char *word);
extern int  Place_of(int slot);             /* 23 */
/* the name of a cell with this cube (one for sentences), or NULL */
extern const char *Cube_name(const Gcalc *g, Cube c, bool in_words);

/* what can be done around Main */
typedef struct Side {
    const char *word;
    Kind        kind;
    bool        behind;             /* Main is the second part */
} Side;
/* as they stand around Main, row by row; opposites add up to 8 */
enum { SIDES = 9, MIDDLE = 4 };
extern const Side sides[SIDES];

/* lessons for others */
enum { LESSONS = 10 };
typedef struct Lesson {
    const char *title, *tells, *more, *goal;
    const char *main;               /* what Main is at first, or NULL */
    const char *cells;              /* " id hole " lie in cells */
    const char *asks[8];            /* pairs of sentences */
    const char *way[9];             /* moves that lead there */
    const char *typed;              /* where there is no mouse */
    const char *done;               /* told when it is met */
    const char *slips[7];           /* looks of Main, what is said */
    int most;                       /* steps for a question, or 0 */
} Lesson;
extern const Lesson lessons[LESSONS];
extern const Model gcalc_model;
/* what must be mended in a lesson, or may be tried at its end; or "" */
extern const char *word_on(const Gcalc *g);
/* what a cube reads as, in a few letters: "3", "T", "..." */
extern void Cube_label(const Gcalc *g, int slot, Line out);
/* things may be grasped now; and building is sure to find room */
extern bool is_idle (const Gcalc *g);
extern bool has_room(const Gcalc *g);
