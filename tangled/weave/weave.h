/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave.h -- a book as a tree, for those who print it */
#ifndef WEAVE_H
#define WEAVE_H
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* the kinds of nodes */
enum Is {
    PROSE, CHUNK, LINE, USE, GAP, SEE, DEFINES, PART, APPENDIX,
    PARAGRAPH, ROW, HEAD, CELL, LETTERS, REMARK, CODE, QUOTE, LONG,
    GROUP, SIGN, BREAK, ACCENT,
    BEGIN, END, ITEM, PICTURE, TRANSCRIPT, CHAPTER, SECTION, SUBSECTION,
    LABEL, CENTERING, CAPTION, EMPH, FOOTNOTE, MARGIN, REF, PAGEREF,
    HLINE, LDOTS,
    VERBATIM, ITEMIZE, ENUMERATE, FIGURE, TABLE, TABULAR, EXERCISE,
    MATH, ITALIC, AIRY, TIGHT, DENSE, COMMA, RAISED, LOWERED, ROOT,
    FRACTION,
    PLAIN, SPACE, WORD, KEYWORD, TYPE, STRING, NUMBER, COMMENT, ORDER,
    KINDS
};

/* spans, lists and nodes */
typedef struct Span { const char *at, *end; } Span;
typedef struct List { void **item; int count; } List;
#define SPAN(span) (int)((span).end - (span).at), (span).at
typedef struct Node {
    enum Is is;
    int line;                   /* of the document, from 1 */
    Span all, text;             /* its letters; what it is about */
    struct Node *first, *last, *next;   /* children; its neighbor */
    struct Document *document;  /* of prose */
    struct Chunk *chunk;        /* of a chunk, and where it is used */
    struct Name *name;          /* of a word in code */
    struct Place *place;        /* on the web */
} Node;

/* documents, chunks and names */
typedef struct Document { Span file, name; List chunks; } Document;
typedef struct Chunk {
    Document *document;
    Node *node;
    int number;                 /* in its document, from 0 */
    struct Chunk *first, *later;        /* of the same name */
    List users;                 /* chunks; none: it is a file */
    Node title, foot, defines;  /* their children count */
    struct Page *page;          /* on the web, and its number there */
    int spot;
    const char *id;
} Chunk;
typedef struct Home {
    Chunk *chunk;
    const Node *word;           /* the first time it stands there */
    List others, visits;        /* chunks */
} Home;
typedef struct Name {
    Span text;
    enum Is ink;
    bool known;                 /* worth an index */
    List homes;
    struct Name *next;          /* in its bucket */
} Name;

/* the book */
enum { BUCKETS = 1024 };
typedef struct Book {
    Node all, held, *to;        /* what paused is held; the end */
    Name *bucket[BUCKETS];
    Document *now;              /* being read or printed */
    struct Room *rooms;         /* all memory */
    jmp_buf stop;
    char complaint[400];
} Book;
bool read_book(Book *book, char *notes, size_t length);
void print_tex(const Book *book, FILE *out);
bool print_web(Book *book, const char *folder);
void forget_book(Book *book);

/* for the printers */
enum { OPEN = 1, SHUT = 2 };        /* [[ and ]] in prose */
_Noreturn void refuse(Book *book, int line, Span what,
                      const char *right);
void *room_for(Book *book, size_t bytes);
void add(Book *book, List *list, void *item);
Node *append(Book *book, Node *parent, enum Is is, Span text,
             int line);
Node *find(const Node *in, enum Is is);
bool is_known(const Node *word);
Span span(const char *text), copied(Book *book, Span text);
bool equal(Span one, Span other), starts(Span text, const char *start);
const char *past(Span text, const char *these);
const char *seek(Span text, const char *wanted);
#endif
