/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-main.c -- notes on stdin; TeX on stdout, or pages */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* the kinds of nodes */
enum Is {
    BRANCH, PROSE, CHUNK, LINE, USE, GAP, SEE, DEFINES,
    PARAGRAPH, ROW, HEAD, CELL, LETTERS, REMARK, CODE, QUOTE,
    LONG, GROUP, SIGN, BREAK,
    BEGIN, END, ITEM, PICTURE, PLAY, TRANSCRIPT, IDEA, CHAPTER,
    SECTION, SUBSECTION, CAPTION, LABEL, EMPH, TERM, ABOUT, REF,
    PAGEREF, VERBATIM, ITEMIZE, ENUMERATE, FIGURE, TABLE, TABULAR,
    EXERCISE, MATH,
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
    bool aside;                 /* prose that leaves the page */
    struct Chunk *chunk;        /* of a chunk, and where it is used */
    struct Name *name;          /* of a word in code */
    struct Node *page;          /* on the web: where it stands, */
    const char *id, *number;    /* bfs; 3.2, or nothing */
} Node;

/* documents, chunks and names */
typedef struct Document { Span file, name; List chunks; } Document;
typedef struct Chunk {
    Document *document;
    Node *node;
    int number, piece;          /* in document and chunk, from 0 */
    struct Chunk *first;        /* piece of the same name, that knows */
    List others, users;         /* .. its sisters, and who uses it */
    List uses;                  /* the nodes */
    bool told;                  /* of the first: it is no test */
    bool stays;                 /* a test that stands where it is */
    Node title, foot, defines, claims;  /* their children count */
} Chunk;
typedef struct Name {
    Span text;
    enum Is ink;
    bool known;                 /* worth an index */
    Node *place;                /* if it is an address */
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
static Book book;
static _Noreturn void refuse(int line, Span what, const char *right);

/* the parser */

/* spans and memory */
static Span span(const char *text)
{
    return (Span){ text, text + strlen(text) };
}
static bool equal(Span one, Span other)
{
    size_t length = (size_t)(one.end - one.at);

    return length == (size_t)(other.end - other.at) &&
           memcmp(one.at, other.at, length) == 0;
}
static bool starts(Span text, const char *start)
{
    size_t length = strlen(start);

    return (size_t)(text.end - text.at) >= length &&
           memcmp(text.at, start, length) == 0;
}
static const char *seek(Span text, const char *wanted)
{
    while (text.at < text.end &&
           (*text.at != *wanted || !starts(text, wanted)))
        text.at++;
    return text.at;
}
static const char *past(Span text, const char *these)
{
    while (text.at < text.end && *text.at && strchr(these, *text.at))
        text.at++;
    return text.at;
}
static bool take_off(Span *text, const char *start)
{
    bool good = starts(*text, start);

    text->at += good ? strlen(start) : 0;
    return good;
}
static bool next_part(Span *text, Span *part, const char *separator)
{
    bool more = text->at < text->end;

    *part = (Span){ text->at, seek(*text, separator) };
    text->at = part->end;
    take_off(text, separator);
    return more;
}
static int among(const char *list, Span word)
{
    Span rest = span(list), one;

    for (int n = 1; next_part(&rest, &one, " "); n++)
        if (equal(one, word))
            return n;
    return 0;
}
struct Room { struct Room *next; void *bytes[]; };

static void *room_for(size_t bytes)
{
    struct Room *room = calloc(1, sizeof *room + bytes);

    if (!room)
        refuse(0, span("the book"), "is too long for the memory");
    room->next = book.rooms;
    book.rooms = room;
    return room->bytes;
}
static void forget_book(void)
{
    for (struct Room *next; book.rooms; book.rooms = next) {
        next = book.rooms->next;
        free(book.rooms);
    }
}
static void add(List *list, void *item)
{
    size_t n = (size_t)list->count++;

    if ((n & (n - 1)) == 0) {
        void **more = room_for((n ? 2 * n : 1) * sizeof *more);

        if (n)
            memcpy(more, list->item, n * sizeof *more);
        list->item = more;
    }
    list->item[n] = item;
}
static Span copied(Span text)
{
    size_t length = (size_t)(text.end - text.at);
    char *copy = room_for(length + 1);

    for (size_t k = 0; k < length; k++)
        copy[k] = text.at[k];
    return (Span){ copy, copy + length };
}
static Node *append(Node *parent, enum Is is, Span text, int line)
{
    Node *node = room_for(sizeof *node);

    *node = (Node){ .is = is, .all = text, .text = text, .line = line };
    *(parent->last ? &parent->last->next : &parent->first) = node;
    return parent->last = node;
}
static Node *find(const Node *in, enum Is is)
{
    Node *found = NULL;

    for (Node *child = in->first; child && !found; child = child->next)
        if (child->is == is)
            found = child;
        else if (child->is != FIGURE && child->is != TABLE)
            found = find(child, is);
    return found;
}
static _Noreturn void refuse(int line, Span what, const char *right)
{
    what.end = seek(what, "\n");
    if (what.end - what.at > 60)
        what.end = what.at + 60;
    snprintf(book.complaint, sizeof book.complaint,
             "%.*s:%d: weave: %.*s %s", SPAN(book.now->file), line,
             SPAN(what), right);
    longjmp(book.stop, 1);
}

/* the ink of a word */
static const char *comment_end(Span text, bool *comment)
{
    Span rest = { text.at + (*comment ? 0 : 2), text.end };
    const char *end = seek(rest, "*/");

    *comment = end == text.end;
    return *comment ? end : end + 2;
}
static const char *string_end(Span text, char quote)
{
    const char *at = text.at + 1;

    quote = quote == '<' ? '>' : quote;
    while (at < text.end && *at != quote)
        at += *at == '\\' && at + 1 < text.end ? 2 : 1;
    return at < text.end ? at + 1 : at;
}
static const char word_letters[] = "0123456789_"
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char *const letters = &word_letters[11];
static const char keywords[] =
    "auto break case const continue default do else enum extern for"
    " goto if inline register restrict return sizeof static struct"
    " switch typedef union volatile while _Static_assert";
static const char types[] =
    "bool char double float int long short signed unsigned void size_t"
    " uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t"
    " va_list";
static enum Is word_ink(Span word)
{
    bool tall = word.at < word.end && isupper((unsigned char)*word.at);
    bool small = false;

    for (const char *at = word.at; at < word.end; at++) {
        small = small || islower((unsigned char)*at);
        tall = tall && *at != '_';
    }
    return starts(word, "#") ? ORDER : among(keywords, word) ? KEYWORD :
           (tall && small) || among(types, word) ? TYPE : WORD;
}
static Name *name_of(Span text)
{
    unsigned number = 5381;

    for (const char *at = text.at; at < text.end; at++)
        number = number * 33 + (unsigned char)*at;
    Name **name = &book.bucket[number % BUCKETS];
    while (*name && !equal((*name)->text, text))
        name = &(*name)->next;
    if (!*name) {
        *name = room_for(sizeof **name);
        (*name)->text = copied(text);
        (*name)->ink = word_ink(text);
    }
    return *name;
}

/* walk along code */
static enum Is token(Span text, bool *comment, bool include,
                     const char **end)
{
    Span rest = { text.at + 1, text.end };
    char first = *text.at;

    if (*comment || starts(text, "/*"))
        return *end = comment_end(text, comment), COMMENT;
    if (starts(text, "//"))
        return *end = text.end, COMMENT;
    if (first == '"' || first == '\'' || (first == '<' && include))
        return *end = string_end(text, first), STRING;
    /* ask for spaces, numbers and words */
    *end = past(rest, first == ' ' ? " " : word_letters);
    if (first == ' ')
        return SPACE;
    if (isdigit((unsigned char)first))
        return NUMBER;
    if (first == '#' || past(text, word_letters) > text.at)
        return WORD;
    *end = rest.at;
    return PLAIN;
}
static void read_code(Node *parent, Span text, int line, bool *comment)
{
    bool minus = false, member = false, include = false;

    for (Span all = text; all.at < text.end; all.at = all.end) {
        enum Is is = token((Span){ all.at, text.end }, comment, include,
                           &all.end);
        Name *name = is == WORD ? name_of(all) : NULL;

        is = name ? name->ink : is;
        append(parent, parent->is == LINE ? is : PLAIN, all, line)
            ->name = member || (is != WORD && is != TYPE) ? NULL : name;
        member = *all.at == '.' || (*all.at == '>' && minus);
        minus = *all.at == '-';
        include = equal(all, span("#include")) ||
                  (include && is == SPACE);
    }
}
static bool is_known(const Node *word)
{
    return word->name && word->name->known;
}
static void read_word(Node *parent);
static void read_formula(Node *node);
static void read_blocks(Node *parent);

/* a word of prose */
static const char commands[] =
    "begin end item picture play transcript idea chapter section"
    " subsection caption label emph term about ref pageref";
static const char places[] =
    "verbatim itemize enumerate figure table tabular exercise";
static const char signs[] = "\\{}$&#_%";
typedef struct Reader {
    const char *start, *at, *end;
    int line;                   /* at the start */
    int depth;                  /* so much is open */
} Reader;
static Reader prose;

static Span rest(void)
{
    return (Span){ prose.at, prose.end };
}
static int line_at(const char *here)
{
    int line = prose.line;

    for (const char *at = prose.start; at < here; at++)
        line += *at == '\n';
    return line;
}
static _Noreturn void stop(const char *from, const char *right)
{
    Span what = { from, prose.at > from ? prose.at : prose.end };

    refuse(line_at(from), what, right);
}
static Node *begin(Node *parent, enum Is is)
{
    return append(parent, is, (Span){ prose.at, prose.at },
                  line_at(prose.at));
}
static void take(Node *parent, enum Is is, const char *end)
{
    Node *node = begin(parent, is);

    prose.at = node->text.end = node->all.end = end;
}
static enum Is command_here(void)
{
    const char *from = prose.at;
    Span name = { from + 1, prose.end };

    name.end = past(name, letters);
    int n = among(commands, name);

    if (n == 0 && name.at < name.end) {
        prose.at = name.end;
        stop(from, "is not a command of the book;"
             " doc/HACKING.md lists those that are");
    }
    return n ? (enum Is)(BEGIN + n - 1) : SIGN;
}
static enum Is kind_here(void)
{
    switch (*prose.at) {
    case '\\': return command_here();
    case '$':  return MATH;
    case '%':  return REMARK;
    case '{':  return GROUP;
    case '\1': return QUOTE;
    default:   return LETTERS;
    }
}
static bool is_block(enum Is is)
{
    return is >= BEGIN && is <= CAPTION;
}
#define OPENED "opens a brace that nothing closes"

static void deeper(void)
{
    if (++prose.depth > 40)
        stop(prose.at, "stands too deep inside of other things");
}
static bool paragraph_ends(Span text)
{
    while (take_off(&text, "\n")) {
        text.at = past(text, " ");
        if (!starts(text, "%"))
            return starts(text, "\n");
        text.at = seek(text, "\n");
    }
    return false;
}
static _Noreturn void stray(const char *from)
{
    stop(from, starts((Span){ from, prose.end }, "\\end") ?
         "ends what was not the last to begin" :
         "stands outside of its place");
}
static Span read_name(const char *open, const char *shut)
{
    Span name = rest();

    if (!take_off(&name, open))
        stop(name.at, "stands where a brace should open");
    prose.at = name.end = seek(name, shut);
    if (prose.at == prose.end)
        stop(name.at - 1, OPENED);
    prose.at++;
    return name;
}
static void read_within(Node *node)
{
    const char *from = prose.at;

    if (!starts(rest(), "{"))
        stop(from, "stands where a brace should open");
    deeper();
    prose.at++;
    while (prose.at < prose.end && *prose.at != '}')
        read_word(node);
    if (prose.at == prose.end)
        stop(from, OPENED);
    prose.depth--;
    node->all.end = ++prose.at;
}
static void take_word(Node *last, Node *node)
{
    Span word = { prose.at - 1, prose.at - 1 };

    if (!last || last->is != LETTERS || *word.end != '~')
        return;
    while (word.at > last->all.at &&
           isalpha((unsigned char)word.at[-1]))
        word.at--;
    if (among("Chapter Section Figure Table Exercise", word)) {
        append(node, LETTERS, (Span){ word.at, prose.at }, node->line);
        last->text.end = last->all.end = node->all.at = word.at;
    }
}
static void read_command(Node *parent)
{
    enum Is is = kind_here();
    Node *last = parent->last, *node = begin(parent, is);
    bool title = is >= CHAPTER && is <= SUBSECTION;

    if (is == CAPTION && parent->is != FIGURE && parent->is != TABLE)
        stray(prose.at);
    if (is == REF)
        take_word(last, node);
    node->text.at = past((Span){ prose.at + 1, prose.end }, letters);
    prose.at = node->text.at;
    prose.at += title && starts(rest(), "*");
    node->text.end = prose.at;
    if (is == IDEA)
        node->text = read_name("[", "]");
    /* read what the command is about */
    if (title || is == IDEA || is == CAPTION || is == EMPH || is == TERM)
        read_within(node);
    else
        node->text = read_name("{", "}");
    if (is == PLAY)
        read_within(node);
    const char *next = past(rest(), " \n");
    if (title && starts((Span){ next, prose.end }, "\\label{")) {
        prose.at = next;
        read_command(node);
    }
    node->all.end = prose.at;
}
static void read_sign(Node *parent)
{
    Node *node = begin(parent, SIGN);
    const char *at = prose.at + 1;
    Span sign = { at, at + (at < prose.end) };

    prose.at = sign.end;
    if (past(sign, signs) == sign.at)
        stop(node->all.at, "is not a sign the book prints");
    node->is = starts(sign, "\\") ? BREAK : SIGN;
    node->text = sign;
    node->all.end = prose.at;
}
static void read_quote(Node *parent)
{
    Node *node = begin(parent, QUOTE);
    bool comment = false;

    prose.at++;
    node->text = (Span){ prose.at, seek(rest(), "\2") };
    if (node->text.end == prose.end)
        stop(prose.at, "begins code, and no brackets end it");
    if (node->text.end - node->text.at > 24)
        node->is = LONG;
    read_code(node, node->text, node->line, &comment);
    prose.at = node->all.end = node->text.end + 1;
}
static void read_remark(Node *parent)
{
    const char *end = seek(rest(), "\n");

    take(parent, REMARK, end + (end < prose.end));
}
static void read_letters(Node *parent)
{
    Node *last = parent->last;
    Node *node = last && last->is == LETTERS ? last :
                 begin(parent, LETTERS);

    do
        prose.at++;
    while (prose.at < prose.end && !strchr("\\$%{}&\n\1", *prose.at));
    node->text.end = node->all.end = prose.at;
}
static void read_word(Node *parent)
{
    enum Is is = kind_here();

    if (*prose.at == '}')
        stop(prose.at, "closes a brace that nothing opened");
    if (is_block(is))
        stop(prose.at, "cannot stand within a line");
    switch (is) {
    case QUOTE:   read_quote(parent);                           break;
    case REMARK:  read_remark(parent);                          break;
    case MATH:    read_formula(begin(parent, is));              break;
    case GROUP:   read_within(begin(parent, is));               break;
    case SIGN:    read_sign(parent);                            break;
    case LETTERS: read_letters(parent);                         break;
    default:      read_command(parent);
    }
}

/* what may stand in a formula */
static const char formulas[] =
    "cdot times le ge ne approx oplus bmod cdots ldots lfloor rfloor"
    " log pi sqrt";
static const char in_formulas[] = " \n.()[]|,;:!/?^_{}+-=<>*'";
static void read_formula(Node *node)
{
    for (node->text.at = ++prose.at; prose.at < prose.end &&
         *prose.at != '$' && !paragraph_ends(rest()); ) {
        Span sign = { prose.at, prose.at + 1 };
        bool word = *sign.at == '\\';

        sign.end = word ? past((Span){ sign.end, prose.end }, letters) :
                   sign.end;
        prose.at = sign.end;
        if (word ? !among(formulas, (Span){ sign.at + 1, sign.end }) :
            past(sign, word_letters) == sign.at &&
            past(sign, in_formulas) == sign.at)
            stop(sign.at, "is not among the formulas of the book");
    }
    if (!starts(rest(), "$"))
        stop(node->all.at, "begins a formula that has no end");
    node->text.end = prose.at;
    node->all.end = ++prose.at;
}

/* what blocks are made of */
static void skip_blanks(Node *parent)
{
    while (prose.at = past(rest(), " \n"), starts(rest(), "%"))
        read_remark(parent);
}
static void read_paragraph(Node *node)
{
    do
        read_word(node);
    while (prose.at < prose.end && !paragraph_ends(rest()) &&
           !is_block(kind_here()));
    node->all.end = prose.at;
}
static void read_row(Node *row, Span columns, enum Is is)
{
    for (bool more = true; more; prose.at += more) {
        skip_blanks(row);
        Node *cell = begin(row, is);

        columns.at = past(columns, " |");
        if (columns.at == columns.end)
            stop(prose.at, "stands in a column that is not there");
        cell->text = (Span){ columns.at, columns.at + 1 };
        columns.at++;
        while (prose.at < prose.end && *prose.at != '&' &&
               !starts(rest(), "\\\\") && !starts(rest(), "\\end"))
            read_word(cell);
        cell->all.end = prose.at;
        more = starts(rest(), "&");
    }
    prose.at += starts(rest(), "\\\\") ? 2 : 0;
    row->all.end = prose.at;
}
static void read_rows(Node *table)
{
    Span columns = read_name("{", "}");

    for (enum Is is = HEAD; skip_blanks(table), prose.at < prose.end &&
         !starts(rest(), "\\end"); is = CELL)
        read_row(begin(table, ROW), columns, is);
}
static void read_items(Node *list)
{
    skip_blanks(list);
    while (prose.at < prose.end && kind_here() == ITEM) {
        Node *item = begin(list, ITEM);

        prose.at += strlen("\\item");
        read_blocks(item);
        item->all.end = prose.at;
    }
}
static void read_inside(Node *place)
{
    if (place->is == VERBATIM) {
        place->text = (Span){ prose.at + starts(rest(), "\n"),
                              seek(rest(), "\\end{verbatim}") };
        prose.at = place->text.end;
        while (place->text.end > place->text.at &&
               strchr(" \n", place->text.end[-1]))
            place->text.end--;
    } else if (place->is == ITEMIZE || place->is == ENUMERATE)
        read_items(place);
    else if (place->is == TABULAR)
        read_rows(place);
    else {
        if (starts(rest(), "["))
            place->text = read_name("[", "]");
        read_blocks(place);
    }
}
static void read_place(Node *parent)
{
    Node *node = begin(parent, BEGIN);

    prose.at += strlen("\\begin");
    Span name = read_name("{", "}");
    int n = among(places, name);

    if (n == 0)
        stop(node->all.at, "is not among verbatim, itemize,"
             " enumerate, figure, table, tabular, exercise");
    node->is = (enum Is)(VERBATIM + n - 1);
    node->text = (Span){ prose.at, prose.at };
    deeper();
    read_inside(node);
    prose.depth--;
    /* read the end of the place */
    const char *end = prose.at;

    if (end == prose.end) {
        prose.at = name.end + 1;
        stop(node->all.at, "begins here and does not end before the next"
             " chunk");
    }
    prose.at += starts(rest(), "\\end") ? strlen("\\end") : 0;
    if (prose.at == end || !equal(read_name("{", "}"), name))
        stray(end);
    node->all.end = prose.at;
}

/* blocks */
static void read_blocks(Node *parent)
{
    while (skip_blanks(parent), prose.at < prose.end) {
        enum Is is = kind_here();

        if (is == END || is == ITEM || (is == CHAPTER && parent->first))
            return;
        if (is == BEGIN)
            read_place(parent);
        else if (is >= PICTURE && is <= LABEL)
            read_command(parent);
        else
            read_paragraph(begin(parent, PARAGRAPH));
    }
}

/* a stretch of prose */
static void read_prose(Span text, int line)
{
    prose = (Reader){ .start = text.at, .at = text.at, .end = text.end,
                      .line = line };
    do {
        Span first = { past(rest(), " \n"), text.end };

        if (starts(first, "\\chapter"))
            book.branch = begin(&book.all, BRANCH);
        Node *node = begin(book.branch, PROSE);

        node->document = book.now;
        read_blocks(node);
        node->all.end = prose.at;
    } while (starts(rest(), "\\chapter"));
    if (prose.at < prose.end)
        stray(prose.at);
}

/* the desk */
typedef struct Desk {
    int line, first;            /* now; of the text in hand */
    char *text, *to;            /* the text in hand, where it grows */
    bool prose;                 /* it is in prose, or in this chunk */
    Chunk *chunk;
    Node *row;                  /* the line of code being read */
    int owed;                   /* lines that were not begun yet */
    bool comment;               /* the code lies in one */
} Desk;
static Desk desk;
static void put_down(char *at, Span text)
{
    size_t length = (size_t)(text.end - text.at);

    if (!desk.text) {
        desk.text = desk.to = at;
        desk.first = desk.line;
    }
    memmove(desk.to, text.at, length);
    desk.to += length;
}
static Node *row_here(Span text)
{
    for (; desk.owed > 0 || !desk.row; desk.owed--) {
        desk.row = append(desk.chunk->node, LINE,
                           desk.owed > 1 ? span("") : text, desk.line);
        desk.row->text.at = past(desk.row->text, " ");
    }
    return desk.row;
}
static void take_up(void)
{
    Span text = { desk.text, desk.to };

    if (desk.text && desk.prose)
        read_prose(text, desk.first);
    else if (desk.text) {
        Node *row = row_here(text);

        read_code(row, row->first ? text : row->text, desk.line,
                  &desk.comment);
    }
    desk.text = NULL;
}
static Chunk *chunk_named(const Document *document, Span name)
{
    for (int k = 0; k < document->chunks.count; k++) {
        Chunk *chunk = document->chunks.item[k];

        if (equal(chunk->node->text, name))
            return chunk;
    }
    return NULL;
}
static void begin_chunk(Span name)
{
    Chunk *chunk = room_for(sizeof *chunk);
    Chunk *first = chunk_named(book.now, name);
    const Node *last = book.branch->last;

    while (last && last->last)
        last = last->last;
    chunk->stays = last && starts(last->all, "% stays");
    chunk->document = book.now;
    chunk->number = book.now->chunks.count;
    chunk->node = append(book.branch, CHUNK, name, desk.line);
    chunk->node->chunk = chunk;
    chunk->first = first ? first : chunk;
    if (first) {
        add(&first->others, chunk);
        chunk->piece = first->others.count;
    }
    add(&book.now->chunks, chunk);
    desk = (Desk){ .line = desk.line, .chunk = chunk };
}

/* notes and documents */
static void begin_document(Span file)
{
    Document *document = room_for(sizeof *document);

    document->file = document->name = copied(file);
    while (seek(document->name, "/") < document->name.end)
        document->name.at = seek(document->name, "/") + 1;
    document->name.end = seek(document->name, ".");
    book.now = document;
    book.branch = book.all.first;
    desk.line = 1;
}

/* the end of a document */
static void find_used(Chunk *by)
{
    for (int k = 0; k < by->uses.count; k++) {
        Node *use = by->uses.item[k];
        Chunk *used = chunk_named(by->document, use->text);

        if (!used)
            refuse(use->line, use->text,
                   "is used here, and no chunk has this name");
        List *users = &used->users;
        use->chunk = used;
        if (users->count == 0 || users->item[users->count - 1] != by)
            add(users, by);
    }
}
static void read_title(Chunk *chunk)
{
    Span rest = chunk->node->text, part;
    bool code = chunk->first->users.count == 0;

    if (code)
        append(&chunk->title, CODE, rest, 0);
    else
        while (next_part(&rest, &part, code ? "]]" : "[[")) {
            append(&chunk->title, code ? CODE : PLAIN, part, 0);
            code = !code;
        }
}
static void see(Chunk *by, const char *words, Chunk *chunk)
{
    append(&by->foot, LETTERS, span(words), 0);
    if (chunk)
        append(&by->foot, SEE, span(""), 0)->chunk = chunk;
}
static void write_foot(Chunk *chunk)
{
    const List *users = &chunk->users;
    const List *others = &chunk->first->others;

    if (chunk->first != chunk)
        see(chunk, "Begun in ", chunk->first);
    else if (users->count == 0) {
        see(chunk, "Written to ", NULL);
        append(&chunk->foot, CODE, chunk->node->text, 0);
    }
    for (int k = 0; k < users->count; k++)
        see(chunk, k == 0 ? "Used in " : k < users->count - 1 ?
            ", " : " and ", users->item[k]);
    if (chunk->piece < others->count)
        see(chunk, ". Continued in ", others->item[chunk->piece]);
    see(chunk, ".", NULL);
}
static void tell(Chunk *first)
{
    if (first->told)
        return;
    first->told = true;
    for (int k = -1; k < first->others.count; k++) {
        Chunk *piece = k < 0 ? first : first->others.item[k];

        for (int j = 0; j < piece->uses.count; j++)
            tell(((const Node *)piece->uses.item[j])->chunk);
    }
}
static void read_claim(Chunk *chunk, Span row)
{
    bool plain = take_off(&row, "static void ") &&
                 seek(row, "(void)") < row.end;
    bool claim = plain || starts(row, "LONG_CLAIM(") ||
                 starts(row, "CLAIM(") || starts(row, "CLAIMS(");
    int blanks = 0;

    if (!claim)
        return;
    row.at = plain ? row.at : seek(row, "(") + 1;
    row = copied((Span){ row.at, past(row, word_letters) });
    for (char *at; (at = strchr(row.at, '_')); blanks++)
        *at = ' ';
    if (!plain || blanks > 1) {
        append(&chunk->claims, LETTERS,
               span(chunk->claims.first ? "; " : ""), 0);
        append(&chunk->claims, LETTERS, row, 0);
    }
}
static void end_document(void)
{
    List *chunks = &book.now->chunks;

    take_up();
    for (int k = 0; k < chunks->count; k++)
        find_used(chunks->item[k]);
    for (int k = 0; k < chunks->count; k++) {
        Chunk *chunk = chunks->item[k];
        Span name = chunk->node->text;

        if (chunk->first == chunk && chunk->users.count == 0 &&
            seek(name, "-test.c") + strlen("-test.c") != name.end)
            tell(chunk);
    }
    for (int k = 0; k < chunks->count; k++) {
        Chunk *chunk = chunks->item[k];

        read_title(chunk);
        write_foot(chunk);
        for (Node *row = chunk->node->first; row; row = row->next)
            if (!chunk->first->told)
                read_claim(chunk, row->text);
    }
}

/* what the notes say */
static void note_code(Span note)
{
    bool use = starts(note, "@use ");

    if (starts(note, "@nl")) {
        take_up();
        desk.owed++;
    } else if (take_off(&note, "@use ") || take_off(&note, "@gap ")) {
        if (!use && (past(note, "0123456789") < note.end ||
                     note.end - note.at > 3))
            refuse(desk.line, note, "is no number of lines to leave");
        take_up();
        Node *node = append(row_here(note), use ? USE : GAP, note,
                            desk.line);
        if (use)
            add(&desk.chunk->uses, node);
    }
}
static void note_prose(char *at, Span note)
{
    put_down(at, span(starts(note, "@nl") ? "\n" :
                      starts(note, "@quote") ? "\1" :
                      starts(note, "@endquote") ? "\2" : ""));
}
static void note_between(Span note)
{
    Span label;

    if (take_off(&note, "@file ")) {
        end_document();
        begin_document(note);
    } else if (take_off(&note, "@place ") &&
               next_part(&note, &label, " "))
        name_of(label)->number = copied(note);
}

/* read the notes */
static void read_note(char *at, Span note)
{
    bool inside = desk.prose || desk.chunk;
    bool line = inside && (starts(note, "@nl") ||
                           starts(note, "@index nl"));
    bool defined = take_off(&note, "@index defn ");

    if (take_off(&note, "@begin ") || take_off(&note, "@end ")) {
        take_up();
        desk.prose = at[1] == 'b' && starts(note, "docs");
        desk.chunk = NULL;
    } else if (take_off(&note, "@defn "))
        begin_chunk(note);
    else if (take_off(&note, "@line "))
        desk.line = atoi(copied(note).at) % 1000000;
    else if (defined || take_off(&note, "@index use ")) {
        name_of(note)->known = true;
        if (defined && desk.chunk)
            append(&desk.chunk->defines, DEFINES, name_of(note)->text,
                   0);
    } else if (inside && take_off(&note, "@text "))
        put_down(at, note);
    else if (desk.prose)
        note_prose(at, note);
    else if (desk.chunk)
        note_code(note);
    else
        note_between(note);
    desk.line += line;
}
static bool is_test(const Node *node)
{
    return node->is == CHUNK && !node->chunk->first->told &&
           !node->chunk->stays;
}
static int words_in(const Node *node)
{
    int words = node->is == QUOTE;

    if (is_test(node))
        return 0;
    for (const char *at = node->text.at; node->is == LETTERS &&
         at < node->text.end; at++)
        words += *at > ' ' && (at == node->text.at || at[-1] <= ' ');
    for (const Node *child = node->first; child; child = child->next)
        words += child->is == LINE ? 10 * (child->first != NULL) :
                 words_in(child);
    return words;
}
static bool read_book(char *notes, size_t length)
{
    Span all = { notes, notes + length };

    memset(&book, 0, sizeof book);
    desk = (Desk){ .line = 1 };
    if (setjmp(book.stop))
        return false;
    begin_document(span("standard input"));
    book.branch = append(&book.all, BRANCH, span(""), 0);
    for (Span note; next_part(&all, &note, "\n"); )
        read_note(&notes[note.at - notes], note);
    end_document();
    return true;
}

/* the web */
typedef struct Web {
    const char *folder;
    Node *page;                     /* where we are */
    int count[KINDS];               /* so many of each in the chapter */
    const char *number;             /* a label here means this */
} Web;
static Web web;
#define NUMBER_OF "<span class=\"no\">%N</span> "
static const char *href(const Node *place);
static void print(const Node *node);

/* the press */
typedef struct Press {
    FILE *out;
    void (*print)(const Node *node);
    const Pair *letters;            /* of the text of a node */
    const Node *node;               /* being printed */
} Press;
static Press press;
static void say_one(char what, va_list *list);
static void say(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    for (; *format; format++)
        if (*format == '%')
            say_one(*++format, &list);
        else
            putc(*format, press.out);
    va_end(list);
}
static void print_inside(const Node *node)
{
    const Node *outer = press.node;

    for (const Node *child = node->first; child; child = child->next)
        press.print(child);
    press.node = outer;
}
static void put(Span text, const Pair *pairs)
{
    while (text.at < text.end) {
        const Pair *pair = pairs;

        while (pair->typed && !starts(text, pair->typed))
            pair++;
        if (pair->typed)
            fputs(pair->printed, press.out);
        else
            putc(*text.at, press.out);
        text.at += pair->typed ? strlen(pair->typed) : 1;
    }
}
static const char *said(const char *format, ...)
{
    char text[1000];
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    return copied(span(text)).at;
}
static void say_one(char what, va_list *list)
{
    const Node *node = press.node;
    const Chunk *chunk = node->chunk;
    const char *text = "";

    switch (what) {
    case 'I': print_inside(node);                                 break;
    case 'K': print_inside(&chunk->title);                        break;
    case 'E': print_inside(&chunk->foot);                         break;
    case 'n': print_inside(va_arg(*list, const Node *));          break;
    case 'T': put(node->text, press.letters);                     break;
    case 't': put(va_arg(*list, Span), press.letters);            break;
    case 'D': put(chunk->document->name, press.letters);          break;
    case 'M': text = said("%d", chunk->number);                   break;
    case '+': text = chunk->first == chunk ? "" : "+";            break;
    case 's': text = va_arg(*list, const char *);                 break;
    case 'd': text = said("%d", va_arg(*list, int));              break;
    /* say where it is on the web */
    case 'O': say(*node->number ? NUMBER_OF : "");                break;
    case 'A': text = node->id;                                    break;
    case 'N': text = node->number;                                break;
    case 'H': text = href(chunk->node);                           break;
    case 'C': text = chunk->node->number;                         break;
    }
    fputs(text, press.out);
}

/* the printer for paper */
static void set(const Node *node);

/* print prose */
static const Pair in_tex[] = {
    { "\\", "\\textbackslash{}" }, { "^", "\\textasciicircum{}" },
    { "~", "\\textasciitilde{}" }, { "_", "\\nwub{}" },
    { " ", "\\ " }, { "{", "\\{" }, { "}", "\\}" }, { "$", "\\$" },
    { "&", "\\&" }, { "#", "\\#" }, { "%", "\\%" }, { NULL, NULL }
};
static const char *const macros[KINDS] = {
    [KEYWORD] = "\\nwk{%T}", [TYPE] = "\\nwt{%T}",
    [STRING] = "\\nws{%T}", [NUMBER] = "\\nwn{%T}",
    [COMMENT] = "\\nwr{%T}", [ORDER] = "\\nwk{%T}", [PLAIN] = "%T",
    [SPACE] = "%T", [WORD] = "%T", [CODE] = "\\nwc{%T}",
    [QUOTE] = "\\nwc{%T}", [LONG] = "\\nwc{%T}", [GAP] = "\\nwgap{%T}",
    [SEE] = "\\nwsee{%D:%M}", [USE] = "\\nwuse{%D}{%M}{%K}",
};
static const Pair typed[] = {
    { "\1", "[[" }, { "\2", "]]" }, { NULL, NULL }
};
static void copy(const Node *node)
{
    Span rest = node->all;

    if (node->is == PLAY && starts(node->text, "figure "))
        return;
    if ((node->is >= PICTURE && node->is <= TRANSCRIPT) ||
        node->is == CAPTION) {
        say("\\nw");
        rest.at++;
    }
    for (const Node *child = node->first; child; child = child->next) {
        put((Span){ rest.at, child->all.at }, typed);
        if (child->is == IDEA)
            say("\\nwminutes{%d}", words_in(book.branch) / 200);
        set(child);
        rest.at = child->all.end;
    }
    put(rest, typed);
}
static void set(const Node *node)
{
    press.node = node;
    if (node->is == REMARK)
        fputs(node->all.end[-1] == '\n' ? "%\n" : "%", press.out);
    else if (macros[node->is])
        say(macros[node->is]);
    else
        copy(node);
}

/* print a chunk */
static void set_names(const Chunk *chunk)
{
    const char *before = "";

    for (const Node *name = chunk->defines.first; name;
         name = name->next)
        fprintf(press.out, "\\nwdefines{%.*s}", SPAN(name->text));
    say("\\nwnames{");
    for (const Node *row = chunk->node->first; row; row = row->next)
        for (const Node *word = row->first; word; word = word->next)
            if (is_known(word) && word->name->said != chunk) {
                fprintf(press.out, "%s%.*s", before, SPAN(word->text));
                word->name->said = chunk;
                before = " ";
            }
    say("}\n");
}
static void set_rows(const Node *chunk)
{
    int all = 0, done = 0;

    for (const Node *row = chunk->first; row; row = row->next)
        all += row->first != NULL;
    for (const Node *row = chunk->first; row; row = row->next) {
        const Node *next = row->next;

        done += row->first != NULL;
        if (row->first)
            say("\\nwl{%d}{%n}\n", (int)(row->text.at - row->all.at),
                row);
        else
            say("\\nwblank\n");
        if (row->first && all > 7 && done > 2 && all - done > 2 &&
            !(next->first && starts(next->text, "}")))
            say("\\nw%s{%d}\n", all > 15 ? "break" : "may",
                next->first ? 150 : 30);
    }
}
static void set_chunk(const Node *node)
{
    const Chunk *chunk = node->chunk;

    press.node = node;
    say("\n\\nwpiece{%D}{%M}{%d}{%K}{%s}\n\\nwfoot{%E}\n",
        chunk->first->number, chunk->first == chunk ? "=" : "+");
    set_names(chunk);
    set_rows(node);
    say("\\nwshut\n");
}

/* print tests */
static bool goes(const Node *said, const Node *before)
{
    for (const Node *at = said->first; at; at = at->next)
        if (at->is != PARAGRAPH && at->is != REMARK)
            return false;
    return !said->first || starts(said->first->all, "% goes") ||
        (before && is_test(before) && !before->chunk->claims.first &&
         !starts(said->first->all, "% stays"));
}
static void put_aside(const Node *branch)
{
    for (Node *at = branch->first, *before = NULL; at && at->next;
         before = at, at = at->next)
        at->aside = is_test(at->next) && goes(at, before);
}
static const Node *set_claims(const Node *first)
{
    const Node *last = first;
    const char *before = "";

    for (const Node *at = first; at && (is_test(at) || at->aside);
         at = at->next)
        last = is_test(at) ? at : last;
    press.node = is_test(first) ? first : first->next;
    say("\n\\nwheld{%D}{%M}{%d}{", last->chunk->number);
    for (const Node *at = first; at != last->next; at = at->next)
        if (is_test(at) && at->chunk->claims.first) {
            say("%s%n", before, &at->chunk->claims);
            before = "; ";
        }
    say("}\n");
    return last;
}
static void set_referee(const Node *branch)
{
    bool any = false;

    for (const Node *at = branch->first; at; at = at->next)
        if (is_test(at) || (at->aside && at->first)) {
            say(any ? "" : "\n\\begin{referee}\n");
            say(at->aside ? "\n\\nwalong\n" : "");
            (at->aside ? set : set_chunk)(at);
            any = true;
        }
    say(any ? "\\end{referee}\n" : "");
}
static void print_tex(FILE *out)
{
    press = (Press){ .out = out, .print = set, .letters = in_tex };
    for (Node *branch = book.all.first; branch; branch = branch->next) {
        book.branch = branch;
        put_aside(branch);
        for (const Node *node = branch->first; node; node = node->next)
            if (is_test(node) || node->aside)
                node = set_claims(node);
            else
                (node->is == CHUNK ? set_chunk : set)(node);
        set_referee(branch);
    }
}

/* the printer for the web */

/* letters of a page */
static const Pair in_html[] = {
    { "---", "\u2014" }, { "--", "\u2013" }, { "``", "\u201c" },
    { "''", "\u201d" },  { "`", "\u2018" },  { "'", "\u2019" },
    { "~", "\u00a0" },
    { "&", "&amp;" }, { "<", "&lt;" }, { ">", "&gt;" },
    { "\"", "&quot;" }, { "\1", "[[" }, { "\2", "]]" }, { NULL, NULL }
};
static const Pair *const plain = &in_html[7];   /* from & on */

/* shapes */
static const char *const shapes[KINDS] = {
    [PARAGRAPH] = "<p>%I</p>\n", [GROUP] = "%I",
    [ITEMIZE] = "<ul>\n%I</ul>\n", [ENUMERATE] = "<ol>\n%I</ol>\n",
    [ITEM] = "<li>%I</li>\n", [TABULAR] = "<table>\n%I</table>\n",
    [HEAD] = "<th scope=\"col\" class=\"%T\">%I</th>",
    [CELL] = "<td class=\"%T\">%I</td>", [ROW] = "<tr>%I</tr>\n",
    [VERBATIM] = "<pre class=\"verbatim\" tabindex=\"0\">%T</pre>\n",
    [EXERCISE] = "<div class=\"exercise\" id=\"%A\">\n"
                 "<p class=\"head\"><b>Exercise %N</b> <i>%T</i></p>\n"
                 "%I</div>\n",
    [EMPH] = "<em>%I</em>", [TERM] = "<dfn id=\"%A\">%I</dfn>",
    [BREAK] = "<br>", [ABOUT] = "<span class=\"about\" id=\"%A\""
                                " data-subjects=\"%T\"></span>",
    [TRANSCRIPT] = "<pre class=\"transcript\" tabindex=\"0\">%T"
                   "</pre>\n",
    [PLAY] = "<div class=\"play\" data-options=\"%T\""
             " data-seed=\"%I\"></div>\n",
    [FIGURE] = "<figure class=\"board\" id=\"%A\" data-number=\"%N\">\n"
               "%I</figure>\n",
    [TABLE] = "<figure class=\"table\" id=\"%A\" data-number=\"%N\">\n"
              "%I</figure>\n",
    [PICTURE] = "<img src=\"%T.svg\">\n",
    [CAPTION] = "<figcaption>%I</figcaption>",
    [CODE] = "<code>%T</code>", [QUOTE] = "<code>%I</code>",
    [LONG] = "<code class=\"long\">%I</code>",
    [SIGN] = "%T",
    /* shapes of headings */
    #define SELF " <a class=\"self\" href=\"#%A\" aria-label=\"" \
                 "Link to this section\"></a>"
    [CHAPTER] = "<h1>%O%I</h1>\n",
    [SECTION] = "<h2 id=\"%A\">%O%I" SELF "</h2>\n",
    [SUBSECTION] = "<h3 id=\"%A\">%O%I" SELF "</h3>\n",
    /* shapes of chunks */
    #define TO_CHUNK "<a href=\"%H\">\u00a7%C</a>"
    [CHUNK] = "<p class=\"name\"><a class=\"no\" href=\"#%A\">\u00a7%N</a>"
        " <i>\u27e8%K\u27e9</i>%+\u2261</p>\n<pre><code>"
        "%I</code></pre>\n<p class=\"foot\">%E</p>\n",
    [USE] = "<a class=\"use\" href=\"%H\"><i>\u27e8%K\u27e9</i> "
            "<small>%C</small></a>",
    [SEE] = TO_CHUNK, [GAP] = "<span class=\"gap\" style=\"--lines: %T"
                            "\"></span>",
    /* shapes of formulas and code */
    [MATH] = "\001%T\002",
    [PLAIN] = "%T", [SPACE] = "%T", [WORD] = "%T",
    [KEYWORD] = "<b>%T</b>",
    [TYPE] = "<i>%T</i>",
    [STRING] = "<samp>%T</samp>",
    [NUMBER] = "<var>%T</var>",
    [COMMENT] = "<em>%T</em>",
    [ORDER] = "<span class=\"p\">%T</span>",
};

/* count */
static const char *slug(Span text)
{
    char name[64], *to = name;

    for (; text.at < text.end && to - name < 60; text.at++) {
        char c = *text.at;

        if (isalnum((unsigned char)c))
            *to++ = (char)tolower((unsigned char)c);
        else if (c == '\\')
            text.at = past((Span){ text.at + 1, text.end },
                           letters) - 1;
        else if (c != '\'' && to > name && to[-1] != '-')
            *to++ = '-';
    }
    while (to > name && to[-1] == '-')
        to--;
    return said("%.*s", (int)(to - name), name);
}
static bool is_title(const Node *node)
{
    return node->is >= CHAPTER && node->is <= SUBSECTION;
}
static const char *id_of(const Node *node, const Node *label)
{
    Span text = node->first ? node->first->all : node->all;
    bool exercise = node->is == EXERCISE;

    for (const Node *child = node->first; child && child->is != LABEL;
         child = child->next)
        text.end = child->all.end;
    if (exercise && text.end - text.at > 28)
        text.end = text.at + 28;
    if (label)
        text = label->text;
    if (label && (node->is == CHAPTER || starts(text, "sec:")))
        text.at = seek(text, ":") + (seek(text, ":") < text.end);
    return label || is_title(node) ? slug(text) : exercise ?
           said("exercise-%s", slug(text)) : "";
}
static const char *href(const Node *place)
{
    const Node *page = place->page;

    return place == page ? said("%s.html", page->id) :
        said("%s%s#%s", page == web.page ? "" : page->id,
             page == web.page ? "" : ".html", place->id);
}
static Node **address(const char *id)
{
    const char *all = said("%s#%s", web.page->id, id);

    return &name_of(span(all))->place;
}
static void settle(Node *node, const char *id, const char *number)
{
    node->page = web.page;
    node->id = id;
    node->number = number;
    if (*id)
        *address(id) = node;
}
static const char *number_of(enum Is is)
{
    const char *chapter = web.page->number;
    int n = ++web.count[is];

    if (is == CHAPTER) {
        memset(web.count, 0, sizeof web.count);
        web.count[is] = n;
        return said("%d", n);
    }
    if (is == SECTION)
        web.count[SUBSECTION] = 0;
    return is == SUBSECTION ?
        said("%s.%d.%d", chapter, web.count[SECTION], n) :
        said("%s.%d", chapter, n);
}
static void open_page(Node *page)
{
    web.page = page->page = book.branch->page = page;
}
static void count_place(Node *node)
{
    Node *label = node->is == LABEL ? node : find(node, LABEL);
    bool star = is_title(node) && node->text.at < node->text.end;
    const char *number = node == label ? web.number : star ? "" :
                         number_of(node->is);
    const char *id = id_of(node, label);

    if (node->is == CHAPTER && label && name_of(label->text)->number.at)
        number = name_of(label->text)->number.at;
    if (is_title(node) && !star)
        web.number = number;
    if (node->is != CHAPTER && *id && *address(id))
        refuse(node->line, node->all,
               "has the anchor of an earlier place on this page;"
               " give it a \\label of its own");
    settle(node, id, number);
    if (node->is == CHAPTER)
        open_page(node);
    if (label) {
        label->page = web.page;
        name_of(label->text)->place = node;
    }
}
static void count_chunk(Chunk *chunk)
{
    const Node *row = chunk->node->first;
    const char *words = slug(chunk->node->text);
    const char *id = said("chunk-%s", words);
    int n = 2;

    while (row && !row->first)
        row = row->next;
    if (chunk->first != chunk)
        id = said("%s.%s", id, row ? slug(row->text) : "");
    while (*address(id))
        id = said("%s.%d", id, n++);
    settle(chunk->node, id, number_of(CHUNK));
}
static void count_term(Node *node)
{
    Span text = node->is == ABOUT ? node->text : (Span){ node->first ?
        node->first->all.at : node->all.end - 1, node->all.end - 1 };
    const char *id = said("term-%s", slug(text));

    for (int n = 2; *address(id); n++)
        id = said("term-%s.%d", slug(text), n);
    settle(node, id, web.number);
}
static void enter(const Node *node)
{
    book.now = node->chunk ? node->chunk->document :
               node->document ? node->document : book.now;
}
static void count(Node *node)
{
    enum Is is = node->is;

    if (is == BRANCH)
        book.branch = node;
    if (is == PROSE || is == CHUNK)
        enter(node);
    if (is == CHUNK)
        count_chunk(node->chunk);
    else if (is_title(node) || is == FIGURE || is == TABLE ||
             is == EXERCISE || (is == LABEL && !node->page))
        count_place(node);
    else if (is == TERM || is == ABOUT)
        count_term(node);
    for (Node *child = node->first; child; child = child->next)
        count(child);
}

/* print a node */
static void print_reference(const Node *node)
{
    const Node *place = name_of(node->text)->place;

    if (!place)
        refuse(node->line, node->text,
               "is the label of no place in this book");
    say("<a href=\"%s\">%I%s%s</a>", href(place),
        node->is == REF ? "" : "\u00a7", place->number);
}
static void print_shape(const Node *node)
{
    if (is_known(node))
        say("<a class=\"%s\">%T</a>", node->is == TYPE ? "nm t" : "nm");
    else if (shapes[node->is])
        say(shapes[node->is]);
}
static void print_row(const Node *row)
{
    Span blanks = { row->all.at, row->text.at };

    say(!row->first ? "\n" : blanks.at < blanks.end ?
        "<u><b>%t</b><u>%I\n</u></u>" :
        "<u>%I\n</u>", blanks);
}
static void print_about(const Node *idea)
{
    int stars = (int)(idea->text.end - idea->text.at) % 4;

    say("<p class=\"about\">%I <span role=\"img\" aria-label=\"%d of"
        " 3 stars\">%s</span> %d\u00a0minutes</p>\n", stars,
        &"\u2605\u2605\u2605"[9 - 3 * stars],
        words_in(book.branch) / 200);
}
static void print_chunk(const Node *node)
{
    const Chunk *chunk = node->chunk;
    const char *tag = is_test(node) ? "details" : "div";

    enter(node);
    say("<%s class=\"chunk\" id=\"%A\" data-declares=\"", tag);
    for (const Node *at = chunk->defines.first; at; at = at->next)
        say("%t ", at->text);
    say("\">\n");
    if (is_test(node))
        say(chunk->claims.first ? "<summary>%n</summary>\n" :
            "<summary><i>\u27e8%K\u27e9</i></summary>\n",
            &chunk->claims);
    say(shapes[CHUNK]);
    say("</%s>\n", tag);
}
static void print(const Node *node)
{
    press.node = node;
    switch (node->is) {
    case PROSE:      enter(node); print_inside(node);      break;
    case CHUNK:      print_chunk(node);                    break;
    case LINE:       print_row(node);                      break;
    case IDEA:       print_about(node);                    break;
    case REF:        case PAGEREF:
                     print_reference(node);                break;
    case LETTERS:    put(node->text, in_html);             break;
    case LABEL:      say(node->id ? "<span id=\"%A\"></span>"
                                  : "");                   break;
    default:         print_shape(node);
    }
}

/* pages */
static void print_page(Node *branch)
{
    press.node = book.branch = branch;
    web.page = branch->page;
    const char *file = said("%s/%s.html", web.folder, web.page->id);

    press.out = fopen(file, "w");
    if (!press.out)
        refuse(0, span(file), "cannot be written");
    if (branch->first)
        enter(branch->first);
    say("<!--%t-->\n", book.now->file);
    print_inside(branch);
    fclose(press.out);
    press.out = NULL;
}
static bool print_web(const char *folder)
{
    static Node front;          /* what stands before all chapters */

    front = (Node){ .id = "index", .number = "" };
    web = (Web){ .folder = folder, .number = "" };
    press = (Press){ .print = print, .letters = plain };
    book.branch = book.all.first;
    if (setjmp(book.stop) == 0) {
        open_page(&front);
        for (Node *at = book.all.first; at; at = at->next)
            count(at);
        for (Node *at = book.all.first; at; at = at->next)
            print_page(at);
    }
    if (press.out)
        fclose(press.out);
    return !*book.complaint;
}
int main(int count, char **argument)
{
    char *notes = NULL;
    size_t room = 0;
    ssize_t length = getdelim(&notes, &room, '\0', stdin);
    bool good = feof(stdin) &&
        read_book(notes, length < 0 ? 0 : (size_t)length);

    if (good && count > 1 && *argument[1] != '-')
        good = print_web(argument[1]);
    else if (good)
        print_tex(stdout);
    if (!good)
        fprintf(stderr, "%s\n", book.complaint);
    forget_book();
    free(notes);
    return !good;
}
