/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave.c -- reads noweb's notes, and makes a tree of them */
#include "weave.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* spans */
Span span(const char *text)
{
    return (Span){ text, text + strlen(text) };
}
bool equal(Span one, Span other)
{
    size_t length = (size_t)(one.end - one.at);

    return length == (size_t)(other.end - other.at) &&
           memcmp(one.at, other.at, length) == 0;
}
bool starts(Span text, const char *start)
{
    size_t length = strlen(start);

    return (size_t)(text.end - text.at) >= length &&
           memcmp(text.at, start, length) == 0;
}
const char *seek(Span text, const char *wanted)
{
    while (text.at < text.end &&
           (*text.at != *wanted || !starts(text, wanted)))
        text.at++;
    return text.at;
}
const char *past(Span text, const char *these)
{
    while (text.at < text.end && *text.at && strchr(these, *text.at))
        text.at++;
    return text.at;
}

/* lists of words */
static int among(const char *list, Span word)
{
    int n = 1;

    for (Span one = { list + 1, NULL }; *one.at; one.at = one.end + 1) {
        one.end = strchr(one.at, ' ');
        if (equal(one, word))
            return n;
        n++;
    }
    return 0;
}
static Span nth(const char *list, int n)
{
    Span word = { list, list };

    for (; n > 0; n--) {
        word.at = word.end + 1;
        word.end = strchr(word.at, ' ');
    }
    return word;
}

/* a complaint */
_Noreturn void refuse(Book *book, int line, Span what,
                      const char *right)
{
    what.end = seek(what, "\n");
    if (what.end - what.at > 60)
        what.end = what.at + 60;
    snprintf(book->complaint, sizeof book->complaint,
             "%.*s:%d: weave: %.*s %s", SPAN(book->now->file), line,
             SPAN(what), right);
    longjmp(book->stop, 1);
}

/* memory */
struct Room { struct Room *next; void *bytes[]; };

void *room_for(Book *book, size_t bytes)
{
    struct Room *room = calloc(1, sizeof *room + bytes);

    if (!room)
        refuse(book, 0, span("the book"), "is too long for the memory");
    room->next = book->rooms;
    book->rooms = room;
    return room->bytes;
}
void forget_book(Book *book)
{
    for (struct Room *next; book->rooms; book->rooms = next) {
        next = book->rooms->next;
        free(book->rooms);
    }
}
void add(Book *book, List *list, void *item)
{
    size_t n = (size_t)list->count++;

    if ((n & (n - 1)) == 0) {
        void **more = room_for(book, (n ? 2 * n : 1) * sizeof *more);

        if (n)
            memcpy(more, list->item, n * sizeof *more);
        list->item = more;
    }
    list->item[n] = item;
}
Span copied(Book *book, Span text)
{
    size_t length = (size_t)(text.end - text.at);
    char *copy = room_for(book, length + 1);

    for (size_t k = 0; k < length; k++)
        copy[k] = text.at[k];
    return (Span){ copy, copy + length };
}

/* the tree grows */
static void attach(Node *parent, Node *child)
{
    *(parent->last ? &parent->last->next : &parent->first) = child;
    parent->last = child;
}
Node *append(Book *book, Node *parent, enum Is is, Span text,
             int line)
{
    Node *node = room_for(book, sizeof *node);

    *node = (Node){ .is = is, .all = text, .text = text, .line = line };
    attach(parent, node);
    return node;
}
Node *find(const Node *in, enum Is is)
{
    Node *found = NULL;

    for (Node *child = in->first; child && !found; child = child->next)
        if (child->is == is)
            found = child;
        else if (child->is != FIGURE && child->is != TABLE)
            found = find(child, is);
    return found;
}

/* the ink of a word */
static const char letters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char word_letters[] = "0123456789_"
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char keywords[] =
    " auto break case const continue default do else enum extern for"
    " goto if inline register restrict return sizeof static struct"
    " switch typedef union volatile while _Static_assert ";
static const char types[] =
    " bool char double float int long short signed unsigned void size_t"
    " uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t"
    " va_list ";
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
static Name *name_of(Book *book, Span text)
{
    unsigned number = 5381;

    for (const char *at = text.at; at < text.end; at++)
        number = number * 33 + (unsigned char)*at;
    Name **name = &book->bucket[number % BUCKETS];
    while (*name && !equal((*name)->text, text))
        name = &(*name)->next;
    if (!*name) {
        *name = room_for(book, sizeof **name);
        (*name)->text = copied(book, text);
        (*name)->ink = word_ink(text);
    }
    return *name;
}

/* ends of comments and strings */
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
static void read_code(Book *book, Node *parent, Span text, int line,
                      bool *comment)
{
    bool minus = false, member = false, include = false;

    for (Span all = text; all.at < text.end; all.at = all.end) {
        enum Is is = token((Span){ all.at, text.end }, comment, include,
                           &all.end);
        Name *name = is == WORD ? name_of(book, all) : NULL;

        is = name ? name->ink : is;
        append(book, parent, parent->is == LINE ? is : PLAIN, all, line)
            ->name = member || (is != WORD && is != TYPE) ? NULL : name;
        member = *all.at == '.' || (*all.at == '>' && minus);
        minus = *all.at == '-';
        include = equal(all, span("#include")) ||
                  (include && is == SPACE);
    }
}
bool is_known(const Node *word)
{
    return word->name && word->name->known;
}

/* the commands allowed */
static const char commands[] =
    " begin end item picture transcript chapter section subsection"
    " label centering caption emph footnote margin ref pageref hline"
    " ldots ";
static const char places[] =
    " verbatim itemize enumerate figure table tabular exercise ";
static const char signs[] = "\\{}$&#_%, -@/'`^\"";

/* a finger on the prose */
typedef struct Reader {
    Book *book;
    const char *start, *at, *end;
    int line;                   /* at the start */
    int depth, frames;          /* what is open; figures among it */
    bool small;                 /* up or down in a formula */
} Reader;

static Span rest(const Reader *r)
{
    return (Span){ r->at, r->end };
}
static int line_at(const Reader *r, const char *here)
{
    int line = r->line;

    for (const char *at = r->start; at < here; at++)
        line += *at == '\n';
    return line;
}
static _Noreturn void stop(const Reader *r, const char *from,
                           const char *right)
{
    refuse(r->book, line_at(r, from),
           (Span){ from, r->at > from ? r->at : r->end }, right);
}
static Node *begin(const Reader *r, Node *parent, enum Is is)
{
    return append(r->book, parent, is, (Span){ r->at, r->at },
                  line_at(r, r->at));
}
static void take(Reader *r, Node *parent, enum Is is, const char *end)
{
    Node *node = begin(r, parent, is);

    r->at = node->text.end = node->all.end = end;
}
static void read_word(Reader *r, Node *parent);
static void read_atom(Reader *r, Node *parent);
static void read_small(Reader *r, Node *node);
static void read_blocks(Reader *r, Node *parent);

/* guards */
static void deeper(Reader *r)
{
    if (++r->depth > 40)
        stop(r, r->at, "stands too deep inside of other things");
}
static bool paragraph_ends(Span text)
{
    while (starts(text, "\n")) {
        text.at++;
        text.at = past(text, " ");
        if (!starts(text, "%"))
            return starts(text, "\n");
        text.at = seek(text, "\n");
    }
    return false;
}

/* a command */
static enum Is command_here(Reader *r)
{
    const char *from = r->at;
    Span name = { from + 1, past((Span){ from + 1, r->end }, letters) };
    int n = among(commands, name);

    if (n == 0 && name.at < name.end) {
        r->at = name.end;
        stop(r, from, "is not a command of the book;"
             " doc/HACKING.md lists those that are");
    }
    return n ? (enum Is)(BEGIN + n - 1) : SIGN;
}
static bool is_block(enum Is is)
{
    return is >= BEGIN && is <= SUBSECTION;
}
static Span read_name(Reader *r, const char *open, const char *shut)
{
    Span name = rest(r);

    if (!starts(name, open))
        stop(r, name.at, "stands where a brace should open");
    name.at++;
    r->at = name.end = seek(rest(r), shut);
    if (r->at == r->end)
        stop(r, name.at - 1, "opens a brace that nothing closes");
    r->at++;
    return name;
}
static void read_within(Reader *r, Node *node, const char *shut,
                        bool math)
{
    const char *from = r->at++;

    deeper(r);
    while (r->at < r->end && !starts(rest(r), shut) &&
           !(math && paragraph_ends(rest(r))))
        if (math)
            read_atom(r, node);
        else
            read_word(r, node);
    if (!starts(rest(r), shut))
        stop(r, from, *shut == '$' ?
             "begins a formula that has no end" :
             "opens a brace that nothing closes");
    r->depth--;
    node->all.end = ++r->at;
}
static void read_group(Reader *r, Node *node, bool math)
{
    if (!starts(rest(r), "{"))
        stop(r, r->at, "stands where a brace should open");
    read_within(r, node, "}", math);
}

/* a word of prose */
static void take_word(Reader *r, Node *last, Node *node)
{
    Span word = { r->at - 1, r->at - 1 };

    if (!last || last->is != LETTERS || last->all.end != r->at ||
        *word.end != '~')
        return;
    while (word.at > last->all.at &&
           isalpha((unsigned char)word.at[-1]))
        word.at--;
    if (among(" Chapter Section Figure Table Exercise ", word)) {
        append(r->book, node, LETTERS, (Span){ word.at, r->at },
               node->line);
        last->text.end = last->all.end = node->all.at = word.at;
    }
}
static void read_command(Reader *r, Node *parent)
{
    enum Is is = command_here(r);
    Node *last = parent->last, *node = begin(r, parent, is);
    bool title = is >= CHAPTER && is <= SUBSECTION;

    if (is == CAPTION && !r->frames)
        stop(r, r->at, "stands outside of its place");
    if (is == REF)
        take_word(r, last, node);
    r->at++;
    r->at = past(rest(r), letters);
    node->text.at = r->at;
    r->at = node->text.end = r->at + (title && starts(rest(r), "*"));
    /* read what the command is about */
    if (title || (is >= CAPTION && is <= MARGIN))
        read_group(r, node, false);
    else if (is == CENTERING || is == HLINE || is == LDOTS)
        r->at = past(rest(r), " ");
    else
        node->text = read_name(r, "{", "}");
    const char *next = past(rest(r), " \n");
    if (title && starts((Span){ next, r->end }, "\\label{")) {
        r->at = next;
        read_command(r, node);
    }
    node->all.end = r->at;
}
static void read_sign(Reader *r, Node *parent)
{
    Node *node = begin(r, parent, SIGN);
    Span sign = { r->at + 1, r->at + (r->end - r->at > 1 ? 2 : 1) };
    int accent = among(" ' ` ^ \" ", sign);
    int other = among(" , - @ / ", sign);

    r->at = sign.end;
    if (sign.at == sign.end || past(sign, signs) == sign.at)
        stop(r, node->all.at, "is not a sign the book prints");
    node->is = accent ? ACCENT : starts(sign, "\\") ? BREAK : SIGN;
    node->text =
        accent ? nth(" \u0301 \u0300 \u0302 \u0308 ", accent) :
        other ? nth(" \u202f \u00ad   ", other) : sign;
    if (accent && starts(rest(r), "{"))
        read_group(r, node, false);
    else if (accent && r->at < r->end)
        take(r, node, LETTERS, r->at + 1);
    node->all.end = r->at;
}
static void read_quote(Reader *r, Node *parent)
{
    Node *node = begin(r, parent, QUOTE);
    bool comment = false;

    r->at++;
    node->text = (Span){ r->at, seek(rest(r), "\2") };
    if (node->text.end == r->end)
        stop(r, r->at, "begins code, and no brackets end it");
    if (node->text.end - node->text.at > 24)
        node->is = LONG;
    read_code(r->book, node, node->text, node->line, &comment);
    r->at = node->all.end = node->text.end + 1;
}
static void read_remark(Reader *r, Node *parent)
{
    const char *end = seek(rest(r), "\n");

    take(r, parent, REMARK, end + (end < r->end));
}
static void read_letters(Reader *r, Node *parent)
{
    Node *last = parent->last;
    bool more = last && last->is == LETTERS && last->all.end == r->at;
    Node *node = more ? last : begin(r, parent, LETTERS);

    do
        r->at++;
    while (r->at < r->end && !strchr("\\$%{}&\n\1", *r->at));
    node->text.end = node->all.end = r->at;
}
static void read_word(Reader *r, Node *parent)
{
    enum Is is = *r->at == '\\' ? command_here(r) : LETTERS;

    if (*r->at == OPEN)
        read_quote(r, parent);
    else if (*r->at == '%')
        read_remark(r, parent);
    else if (*r->at == '$')
        read_within(r, begin(r, parent, MATH), "$", true);
    else if (*r->at == '{')
        read_group(r, begin(r, parent, GROUP), false);
    else if (*r->at == '}')
        stop(r, r->at, "closes a brace that nothing opened");
    else if (is_block(is))
        stop(r, r->at, "cannot stand within a line");
    else if (is == LETTERS)
        read_letters(r, parent);
    else if (is == SIGN)
        read_sign(r, parent);
    else
        read_command(r, parent);
}

/* the signs of formulas */
typedef struct Symbols {
    enum Is is;
    const char *typed, *shown;
} Symbols;
static const Symbols symbols[] = {
    { AIRY, " + - = < > * \\cdot \\times \\le \\leq \\ge \\geq \\ne"
      " \\neq \\approx \\to \\in \\oplus \\pm \\bmod \\land \\lor ",
      " + \u2212 = < > \u2217 \u00b7 \u00d7 \u2264 \u2264 \u2265 \u2265"
      " \u2260 \u2260 \u2248 \u2192 \u2208 \u2295 \u00b1 mod \u2227"
      " \u2228 " },
    { DENSE, " \\ldots \\dots \\cdots \\infty \\sum \\lfloor \\rfloor"
      " \\lceil \\rceil \\log \\ln \\min \\max \\gcd \\{ \\} \\% \\,"
      " \\; \\! ' ",
      " \u2026 \u2026 \u22ef \u221e \u2211 \u230a \u230b \u2308 \u2309"
      " log\u2009 ln\u2009 min max gcd { } % \u202f \u2005 \u2060"
      " \u2032 " },
    { ITALIC, " \\pi \\lambda \\alpha \\beta ",
      " \u03c0 \u03bb \u03b1 \u03b2 " },
    { ROOT, " \\sqrt ", " \u221a " },
    { FRACTION, " \\frac ", " \u2044 " },
    { MATH, NULL, NULL }
};

/* a formula */
static void read_symbol(Reader *r, Node *parent)
{
    Node *last = parent->last, *node = begin(r, parent, MATH);
    Span name = { r->at + 1, r->end }, sign = { r->at, r->at + 1 };
    const Symbols *list = symbols;

    if (*sign.at == '\\' && name.at < name.end)
        sign.end = past(name, letters) > name.at ? past(name, letters)
                                                 : name.at + 1;
    r->at = sign.end;
    while (list->typed && !among(list->typed, sign))
        list++;
    if (!list->typed)
        stop(r, sign.at, "is not among the formulas of the book");
    node->text = nth(list->shown, among(list->typed, sign));
    node->is = list->is != AIRY || (!r->small && last &&
        last->is != AIRY && last->is != TIGHT &&
        !among(" ( [ | , ; : ", last->text)) ? list->is : TIGHT;
    /* read what is under the sign */
    if (node->is == ROOT)
        read_small(r, node);
    if (node->is == FRACTION) {
        read_small(r, begin(r, node, RAISED));
        begin(r, node, SIGN)->text = node->text;
        read_small(r, begin(r, node, LOWERED));
    }
    node->all.end = r->at;
}
static void read_small(Reader *r, Node *node)
{
    bool before = r->small;

    r->small = true;
    if (starts(rest(r), "{"))
        read_group(r, node, true);
    else if (r->at < r->end && !strchr("^_$} \n", *r->at))
        read_atom(r, node);
    r->small = before;
    node->all.end = r->at;
}
static void read_atom(Reader *r, Node *parent)
{
    const char *digits = past(rest(r), "0123456789.");
    char c = *r->at;

    if (c == ' ' || c == '\n')
        r->at++;
    else if (c == OPEN)
        read_quote(r, parent);
    else if (c == '%')
        read_remark(r, parent);
    else if (c == '{')
        read_group(r, begin(r, parent, GROUP), true);
    else if (c == '^' || c == '_') {
        Node *node = begin(r, parent, c == '^' ? RAISED : LOWERED);

        r->at++;
        read_small(r, node);
    } else if (digits > r->at)
        take(r, parent, LETTERS, digits);
    else if (isalpha((unsigned char)c))
        take(r, parent, ITALIC, r->at + 1);
    else if (strchr("()[]|,;:!/?", c))
        take(r, parent, c == ',' ? COMMA : LETTERS, r->at + 1);
    else
        read_symbol(r, parent);
}

/* what blocks are made of */
static void skip_blanks(Reader *r, Node *parent)
{
    while (r->at = past(rest(r), " \n"), starts(rest(r), "%"))
        read_remark(r, parent);
}
static void read_paragraph(Reader *r, Node *node)
{
    do
        read_word(r, node);
    while (r->at < r->end && !paragraph_ends(rest(r)) &&
           !(*r->at == '\\' && is_block(command_here(r))));
    node->all.end = r->at;
}
static void trim(Node *node)
{
    while (node->text.end > node->text.at &&
           strchr(" \n", node->text.end[-1]))
        node->text.end--;
}
static void end_item(const Reader *r, Node *item)
{
    Node *first = item->first, *last = item->last;

    item->all.end = r->at;
    if (last && last->is == PARAGRAPH)
        last = last->last;
    if (last && last->is == LETTERS)
        trim(last);
    if (first && first == item->last && first->is == PARAGRAPH)
        first->is = GROUP;
}
static void read_row(Reader *r, Node *row, Span columns, enum Is is)
{
    for (bool more = true; more; r->at += more) {
        skip_blanks(r, row);
        Node *cell = begin(r, row, is);

        columns.at = past(columns, " |");
        if (columns.at == columns.end)
            stop(r, r->at, "stands in a column that is not there");
        cell->text = (Span){ columns.at, columns.at + 1 };
        columns.at++;
        while (r->at < r->end && *r->at != '&' &&
               !starts(rest(r), "\\\\") && !starts(rest(r), "\\end"))
            read_word(r, cell);
        end_item(r, cell);
        more = starts(rest(r), "&");
    }
    r->at += starts(rest(r), "\\\\") ? 2 : 0;
    row->all.end = r->at;
}
static void read_rows(Reader *r, Node *table)
{
    Span columns = read_name(r, "{", "}");
    enum Is is = HEAD;

    while (skip_blanks(r, table), r->at < r->end &&
           !starts(rest(r), "\\end"))
        if (starts(rest(r), "\\hline"))
            read_command(r, table);
        else {
            read_row(r, begin(r, table, ROW), columns, is);
            is = CELL;
        }
}
static void read_items(Reader *r, Node *list)
{
    skip_blanks(r, list);
    while (starts(rest(r), "\\item") && command_here(r) == ITEM) {
        Node *item = begin(r, list, ITEM);

        r->at += strlen("\\item");
        read_blocks(r, item);
        end_item(r, item);
    }
}

/* places */
static void read_inside(Reader *r, Node *place)
{
    bool frame = place->is == FIGURE || place->is == TABLE;

    if (place->is == VERBATIM) {
        place->text = (Span){ r->at + starts(rest(r), "\n"),
                              seek(rest(r), "\\end{verbatim}") };
        r->at = place->text.end;
        trim(place);
    } else if (place->is == ITEMIZE || place->is == ENUMERATE)
        read_items(r, place);
    else if (place->is == TABULAR)
        read_rows(r, place);
    else {
        if (starts(rest(r), "["))
            place->text = read_name(r, "[", "]");
        r->frames += frame;
        read_blocks(r, place);
        r->frames -= frame;
    }
}
static void read_end(Reader *r, const char *from, Span name)
{
    const char *end = r->at;

    if (end == r->end) {
        r->at = name.end + 1;
        stop(r, from, "begins here and does not end before the next"
             " chunk");
    }
    if (!starts(rest(r), "\\end"))
        stop(r, end, "stands outside of its place");
    r->at += strlen("\\end");
    if (!equal(read_name(r, "{", "}"), name))
        stop(r, end, "ends what was not the last to begin");
}
static void read_place(Reader *r, Node *parent)
{
    Node *node = begin(r, parent, BEGIN);

    r->at += strlen("\\begin");
    Span name = read_name(r, "{", "}");
    int n = among(places, name);

    if (n == 0)
        stop(r, node->all.at, "is not among verbatim, itemize,"
             " enumerate, figure, table, tabular, exercise");
    node->is = (enum Is)(VERBATIM + n - 1);
    node->text = (Span){ r->at, r->at };
    deeper(r);
    read_inside(r, node);
    r->depth--;
    read_end(r, node->all.at, name);
    node->all.end = r->at;
}

/* blocks */
static void read_blocks(Reader *r, Node *parent)
{
    while (skip_blanks(r, parent), r->at < r->end) {
        enum Is is = *r->at == '\\' ? command_here(r) : LETTERS;

        if (is == END || is == ITEM)
            return;
        if (is == BEGIN)
            read_place(r, parent);
        else if (is >= PICTURE && is <= CAPTION)
            read_command(r, parent);
        else
            read_paragraph(r, begin(r, parent, PARAGRAPH));
    }
}

/* a stretch of prose */
static void read_prose(Book *book, Span text, int line)
{
    Reader r = { .book = book, .start = text.at, .at = text.at,
                 .end = text.end, .line = line };
    Node *node = append(book, book->to, PROSE, text, line);

    node->document = book->now;
    read_blocks(&r, node);
    if (r.at < r.end)
        stop(&r, r.at, starts(rest(&r), "\\end") ?
             "ends what was not the last to begin" :
             "stands outside of its place");
}

/* the desk */
typedef struct Desk {
    Book *book;
    char inside;                /* d: prose, c: code, 0: between */
    int line, first;            /* now; of the text in hand */
    char *text, *to;            /* the text in hand, where it grows */
    Chunk *chunk;
    Node *row;                  /* the line of code being read */
    int owed;                   /* lines that were not begun yet */
    bool comment;               /* the code lies in one */
} Desk;
static void put_down(Desk *desk, char *at, Span text)
{
    size_t length = (size_t)(text.end - text.at);

    if (!desk->text) {
        desk->text = desk->to = at;
        desk->first = desk->line;
    }
    memmove(desk->to, text.at, length);
    desk->to += length;
}
static Node *row_here(Desk *desk, Span text)
{
    for (; desk->owed > 0 || !desk->row; desk->owed--)
        desk->row = append(desk->book, desk->chunk->node, LINE,
                           desk->owed > 1 ? span("") : text,
                           desk->line);
    return desk->row;
}
static void take_up(Desk *desk)
{
    Span text = { desk->text, desk->to };

    if (desk->text && desk->inside == 'd')
        read_prose(desk->book, text, desk->first);
    else if (desk->text)
        read_code(desk->book, row_here(desk, text), text, desk->line,
                  &desk->comment);
    desk->text = NULL;
}

/* chunks */
static Chunk *chunk_named(const Document *document, Span name)
{
    for (int k = 0; k < document->chunks.count; k++) {
        Chunk *chunk = document->chunks.item[k];

        if (equal(chunk->node->text, name))
            return chunk;
    }
    return NULL;
}
static void begin_chunk(Desk *desk, Span name)
{
    Book *book = desk->book;
    Chunk *chunk = room_for(book, sizeof *chunk);
    Chunk *first = chunk_named(book->now, name), **end = &first;

    chunk->document = book->now;
    chunk->number = book->now->chunks.count;
    chunk->node = append(book, book->to, CHUNK, name, desk->line);
    chunk->node->chunk = chunk;
    chunk->first = first ? first : chunk;
    while (*end)
        end = &(*end)->later;
    *end = chunk;
    add(book, &book->now->chunks, chunk);
    *desk = (Desk){ .book = book, .inside = desk->inside,
                    .line = desk->line, .chunk = chunk };
}

/* notes and documents */
static bool is(Span *note, const char *start)
{
    bool good = starts(*note, start);

    note->at += good ? strlen(start) : 0;
    return good;
}
static void begin_document(Desk *desk, Span file)
{
    Book *book = desk->book;
    Document *document = room_for(book, sizeof *document);

    document->file = document->name = copied(book, file);
    while (seek(document->name, "/") < document->name.end)
        document->name.at = seek(document->name, "/") + 1;
    document->name.end = seek(document->name, ".");
    book->now = document;
    book->to = &book->all;
    desk->line = 1;
}

/* the end of a document */
static void find_used(Book *book, Chunk *by)
{
    for (Node *row = by->node->first; row; row = row->next)
        for (Node *use = row->first; use; use = use->next) {
            if (use->is != USE)
                continue;
            Chunk *used = chunk_named(by->document, use->text);

            if (!used)
                refuse(book, use->line, use->text,
                       "is used here, and no chunk has this name");
            int n = used->users.count;
            use->chunk = used;
            if (n == 0 || used->users.item[n - 1] != by)
                add(book, &used->users, by);
        }
}
static void read_title(Book *book, Chunk *chunk)
{
    Span rest = chunk->node->text, code = rest;
    Node *title = &chunk->title;
    bool file = chunk->first->users.count == 0;

    while (!file) {
        code.at = seek(rest, "[[");
        code.end = seek((Span){ code.at, rest.end }, "]]");
        if (code.end == rest.end)
            break;
        append(book, title, PLAIN, (Span){ rest.at, code.at }, 0);
        code.at += 2;
        append(book, title, CODE, code, 0);
        rest.at = code.end + 2;
    }
    append(book, title, file ? CODE : PLAIN, rest, 0);
}
static void see(Book *book, Chunk *by, const char *words, Chunk *chunk)
{
    append(book, &by->foot, LETTERS, span(words), 0);
    if (chunk)
        append(book, &by->foot, SEE, span(""), 0)->chunk = chunk;
}
static void write_foot(Book *book, Chunk *chunk)
{
    List *users = &chunk->users;

    if (chunk->first != chunk)
        see(book, chunk, "Begun in ", chunk->first);
    else if (users->count == 0) {
        see(book, chunk, "Written to ", NULL);
        append(book, &chunk->foot, CODE, chunk->node->text, 0);
    }
    for (int k = 0; k < users->count; k++)
        see(book, chunk, k == 0 ? "Used in " : k < users->count - 1 ?
            ", " : " and ", users->item[k]);
    if (chunk->later)
        see(book, chunk, ". Continued in ", chunk->later);
    see(book, chunk, ".", NULL);
}
static void end_document(Desk *desk)
{
    List *chunks = &desk->book->now->chunks;

    take_up(desk);
    for (int k = 0; k < chunks->count; k++)
        find_used(desk->book, chunks->item[k]);
    for (int k = 0; k < chunks->count; k++) {
        read_title(desk->book, chunks->item[k]);
        write_foot(desk->book, chunks->item[k]);
    }
}

/* homes of names */
static void add_home(Book *book, Name *name, Chunk *chunk)
{
    int n = name->homes.count;
    Home *home = n > 0 ? name->homes.item[n - 1] : NULL;

    if (home && home->chunk->document == chunk->document) {
        add(book, &home->others, chunk);
        return;
    }
    home = room_for(book, sizeof *home);
    home->chunk = chunk;
    add(book, &name->homes, home);
}

/* what the notes say */
static void note_code(Desk *desk, char *at, Span note)
{
    if (is(&note, "@defn "))
        begin_chunk(desk, note);
    else if (!desk->chunk)
        return;
    else if (is(&note, "@text "))
        put_down(desk, at, note);
    else if (starts(note, "@nl")) {
        take_up(desk);
        desk->owed++;
    } else if (starts(note, "@use ") || starts(note, "@gap ")) {
        Span what = { note.at + strlen("@use "), note.end };

        take_up(desk);
        append(desk->book, row_here(desk, what),
               note.at[1] == 'u' ? USE : GAP, what, desk->line);
    }
}
static void note_prose(Desk *desk, char *at, Span note)
{
    if (is(&note, "@text "))
        put_down(desk, at, note);
    else if (starts(note, "@nl"))
        put_down(desk, at, span("\n"));
    else if (starts(note, "@quote"))
        put_down(desk, at, span("\1"));
    else if (starts(note, "@endquote"))
        put_down(desk, at, span("\2"));
}
static void note_name(Desk *desk, Span note)
{
    Book *book = desk->book;
    bool defined = is(&note, "defn ");

    if (!defined && !is(&note, "use "))
        return;
    Name *name = name_of(book, note);

    name->known = true;
    if (defined && desk->chunk) {
        add_home(book, name, desk->chunk);
        append(book, &desk->chunk->defines, DEFINES, name->text, 0);
    }
}
static void note_between(Desk *desk, Span note)
{
    Book *book = desk->book;

    if (is(&note, "@file ")) {
        end_document(desk);
        begin_document(desk, note);
    } else if (is(&note, "@part "))
        append(book, book->to, PART, note, desk->line);
    else if (is(&note, "@appendix "))
        append(book, book->to, APPENDIX, note, desk->line);
    else if (starts(note, "@pause"))
        book->to = &book->held;
    else if (starts(note, "@resume") && book->held.first) {
        attach(&book->all, book->held.first);
        book->all.last = book->held.last;
        book->held.first = NULL;
    }
}

/* read the notes */
static void read_note(Desk *desk, char *at, Span note)
{
    bool line = desk->inside && (starts(note, "@nl") ||
                                 starts(note, "@index nl"));

    if (is(&note, "@begin ") || is(&note, "@end ")) {
        take_up(desk);
        desk->inside = at[1] == 'b' && note.at < note.end ? *note.at
                                                          : '\0';
        desk->chunk = NULL;
    } else if (is(&note, "@line "))
        desk->line = atoi(copied(desk->book, note).at);
    else if (is(&note, "@index "))
        note_name(desk, note);
    else if (desk->inside == 'd')
        note_prose(desk, at, note);
    else if (desk->inside == 'c')
        note_code(desk, at, note);
    else
        note_between(desk, note);
    desk->line += line;
}
static void read_lines(Book *book, char *notes, size_t length)
{
    Desk desk = { .book = book };

    begin_document(&desk, span("standard input"));
    for (char *at = notes, *end = notes + length; at < end; at++) {
        Span note = { at, seek((Span){ at, end }, "\n") };

        read_note(&desk, at, note);
        at += note.end - note.at;
    }
    end_document(&desk);
}
bool read_book(Book *book, char *notes, size_t length)
{
    memset(book, 0, sizeof *book);
    if (setjmp(book->stop))
        return false;
    read_lines(book, notes, length);
    return true;
}
