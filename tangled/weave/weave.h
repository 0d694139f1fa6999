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
    BRANCH, PROSE, CHUNK, LINE, USE, GAP, SEE, DEFINES,
    PARAGRAPH, ROW, HEAD, CELL, LETTERS, REMARK, CODE, QUOTE,
    LONG, GROUP, SIGN, BREAK,
    BEGIN, END, ITEM, PICTURE, PLAY, TRANSCRIPT, IDEA, CHAPTER,
    SECTION, SUBSECTION, CAPTION, LABEL, EMPH, TERM, REF, PAGEREF,
    VERBATIM, ITEMIZE, ENUMERATE, FIGURE, TABLE, TABULAR, EXERCISE,
    MATH, ITALIC, AIRY, RAISED, LOWERED, ROOT,
    PLAIN, SPACE, WORD, KEYWORD, TYPE, STRING, NUMBER, COMMENT, ORDER,
    KINDS
};

/* spans, lists and nodes */
typedef struct Span { const char *at, *end; } Span;
typedef struct List { void **item; int count; } List;
typedef struct Pair { const char *typed, *printed; } Pair;
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
typedef struct Home {
    struct Chunk *chunk;
    struct Place *place;        /* on the web */
} Home;
typedef struct Chunk {
    Document *document;
    Node *node;
    int number, piece;          /* in document and chunk, from 0 */
    struct Chunk *first;        /* piece of the same name, that knows */
    List others, users;         /* .. its sisters, and who uses it */
    List uses;                  /* the nodes */
    bool told;                  /* of the first: it is no test */
    Node title, foot, defines, claims;  /* their children count */
} Chunk;
typedef struct Name {
    Span text;
    enum Is ink;
    bool known;                 /* worth an index */
    List homes;
    struct Place *place;        /* if it is an address */
    Span number;                /* if it labels a chapter */
    const Chunk *said;          /* where it was last */
    struct Name *next;          /* in its bucket */
} Name;

/* the book */
enum { BUCKETS = 1024 };
typedef struct Book {
    Node all;
    Node *branch;               /* a chapter, being read or printed */
    Name *bucket[BUCKETS];
    Document *now;              /* being read or printed */
    struct Room *rooms;         /* all memory */
    jmp_buf stop;
    char complaint[400];
} Book;
extern Book book;
bool read_book(char *notes, size_t length);
void print_tex(FILE *out);
bool print_web(const char *folder);
void forget_book(void);

/* for the printers */
enum { OPEN = 1, SHUT = 2 };        /* [[ and ]] in prose */
extern const char *const letters;   /* of words */
_Noreturn void refuse(int line, Span what, const char *right);
void *room_for(size_t bytes);
void add(List *list, void *item);
Node *append(Node *parent, enum Is is, Span text, int line);
Node *find(const Node *in, enum Is is);
int words_in(const Node *node);
Name *name_of(Span text);
bool is_known(const Node *word);
Span span(const char *text), copied(Span text);
bool equal(Span one, Span other), starts(Span text, const char *start);
bool take_off(Span *text, const char *start);
bool next_part(Span *text, Span *part, const char *separator);
const char *past(Span text, const char *these);
const char *seek(Span text, const char *wanted);
void put_as(FILE *out, Span text, const Pair *pairs, const char *blank);
#endif
