/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
/* paintbynumbers.h -- lines, sheets, proofs and the easel */
#pragma once
#include "grid.h"
#include "model.h"

/* lines and bars */
enum { SIDE = 88, BARS = 44 };
__extension__ typedef unsigned __int128 Cells;  /* or edges */
typedef struct Clue { uint8_t n, bar[BARS]; } Clue;
/* what all ways of a line agree about, and where its bars may begin */
typedef struct Fit { Cells blue, white, starts[BARS]; } Fit;
extern uint64_t ways(int n, const Clue *clue);
extern void     runs(int n, Cells line, Clue *out);
/* false: there is no way at all */
extern bool     fit (int n, const Clue *clue, Cells blue, Cells white,
                     Fit *out);

/* verdicts */
typedef enum Verdict { NEVER, SEVERAL, WHO_KNOWS, BY_LINES,
                       BY_SUPPOSING, BY_TRYING } Verdict;
typedef struct Proof {
    Verdict  verdict;
    int      rounds, steps;
    uint64_t worst;                 /* ways of the hardest line */
} Proof;

/* sheets and proofs */
typedef struct Marks { Cells blue[2][SIDE], white[2][SIDE]; } Marks;
typedef struct Sheet {
    int   size[2];                  /* rows, columns */
    Clue  clue[2][SIDE];
    Marks marks;
    Cells news[2];                  /* lines that must be heard */
    long  looks;                    /* so many lines may be looked at */
    int   way, line;                /* the last that was heard */
    int   answers;                  /* found by trying, at most 2 */
    bool  aside;                    /* we only suppose */
    Proof proof;
} Sheet;
/* what it knows beyond the marks, nothing if it has no way (false);
   starts: where its bars may begin */
extern bool  line_tells(const Sheet *s, int way, int line, Fit *f);
/* these squares of a line are blue now, or white; or not any more */
extern void  mark (Marks *m, int way, int line, Cells fresh, bool blue);
extern int   known(const Sheet *s, const Marks *m); /* how many are */
extern bool  is_open(const Sheet *s, int at);
/* proves from its clues alone; marks: the only answer, or what can be
   known of all of them */
extern Proof prove(Sheet *s, long looks);
/* the sheet whose answer is this picture */
extern void  sheet_of(int rows, int columns, const Cells *picture,
                      Sheet *out);
enum { ANY, EASY, MEDIUM, HARD };
extern int level_of(const Proof *proof);

/* the state */
typedef enum Phase { DEALING, DRAWING, PAINTING, DONE, SHOWN } Phase;
enum { PICTURE, NOISE, EMPTY };             /* option board */
typedef struct Tip {
    int  way, line;                 /* the line that knows more; -1 */
    int  at, blue;                  /* a square of it is blue, or not;
                                       no line: it is wrong, or -1 */
    int  supposed;                  /* else the line would break */
} Tip;
typedef struct Easel {
    int   rows, columns;
    Phase phase;
    int   board, level, number;     /* as the options want them */
    int   picture;                  /* of the book, from 1; or 0 */
    int   checked;                  /* 1: how many; 2: which */
    int   step, helps;              /* of the hint, 0 to 3; all help */
    int   begun;                    /* a stroke was made since ready */
    Tip   tip;
    Cells goal[SIDE], blue[SIDE], white[SIDE];      /* by rows */
} Easel;
typedef struct Painting {           /* in the book of pictures */
    const char *name;               /* N_("Armchair") */
    char        source;             /* who drew it: see the list */
    Proof       proof;
    const char *dots;               /* "..#/###", row by row */
} Painting;
extern const Painting paintings[];
extern const int      paintings_count;
/* the next picture that the options want, or 0 */
extern int  next_picture(const Easel *s, int after);
enum { FILL, CROSS, CLEAR };
enum { BLUE = 1, WHITE = 2, WRONG = 4, MARKED = 8 };   /* looks */
extern const char *const strokes[];
/* square at is counted by rows; is it in the set? */
extern bool  is_in   (const Cells *set, const Easel *s, int at);
extern int   look_of (const Easel *s, int at);
extern int   finished(const Easel *s);     /* lines, as numbers go */
extern bool  is_whole(const Easel *s);
extern int   mistakes(const Easel *s);
/* the proof of the picture on the easel, and what can be known of it */
extern Proof certify(const Easel *s, Sheet *sheet);
extern void  find_tip(const Easel *s, Tip *out);
/* spilled ink by its number; the same number, the same ink */
extern void  grow(Easel *s, int number);
/* numbers in the longest clue that way */
extern int  longest(const Sheet *s, int way);
extern void sheet_now(const Easel *s, Sheet *out);
extern void  tell_row(Text *out, const char *sign, Cells line, int row,
                      int columns);
