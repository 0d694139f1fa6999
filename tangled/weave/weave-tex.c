/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-tex -- a noweb back end: notes on stdin, TeX on stdout */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* the notes we read */
enum Kind {
    OTHER, NAME, DOCS, CODE, END, TEXT, NL, DEFN, USE, QUOTE, UNQUOTE,
    DEFINES, MENTIONS, COUNTED, JUMP, GAP, PART, APPENDIX,
    PAUSE, RESUME
};
typedef struct Start { const char *start; enum Kind kind; } Start;
static const Start starts[] = {
    { "@file ", NAME },             { "@begin docs", DOCS },
    { "@begin code", CODE },        { "@end ", END },
    { "@text ", TEXT },             { "@nl", NL },
    { "@defn ", DEFN },             { "@use ", USE },
    { "@quote", QUOTE },            { "@endquote", UNQUOTE },
    { "@index defn ", DEFINES },    { "@index use ", MENTIONS },
    { "@index nl", COUNTED },       { "@line ", JUMP },
    { "@gap ", GAP },               { "@part ", PART },
    { "@appendix ", APPENDIX },     { "@pause", PAUSE },
    { "@resume", RESUME },
};
typedef struct Note {
    enum Kind kind;
    char *text;             /* lies in the one long text we read */
    int line;               /* of the document, from 1 */
} Note;
static Note read_note(char *line)
{
    for (size_t k = 0; k < sizeof starts / sizeof starts[0]; k++) {
        size_t length = strlen(starts[k].start);

        if (strncmp(line, starts[k].start, length) == 0)
            return (Note){ starts[k].kind, line + length, 0 };
    }
    return (Note){ OTHER, line, 0 };
}

/* memory */
static void *room_for(void *old, size_t bytes)
{
    void *got = old ? realloc(old, bytes) : malloc(bytes);

    if (!got) {
        fputs("weave: no memory is left\n", stderr);
        exit(1);
    }
    return got;
}
static char *read_all(FILE *in)
{
    size_t used = 0, room = 1 << 16, got;
    char *all = room_for(NULL, room);

    while ((got = fread(all + used, 1, room - used - 1, in)) > 0) {
        used += got;
        if (used == room - 1)
            all = room_for(all, room *= 2);
    }
    all[used] = '\0';
    return all;
}

/* the story */
typedef struct Piece {
    const char *name;
    int begin;              /* its note of kind DEFN */
    int first, next;        /* pieces of this name; next -1: none */
} Piece;
typedef struct Call {       /* piece number by uses the chunk name */
    const char *name;
    int by, line;
} Call;
typedef struct Story {
    const char *file;       /* kit/weave.nw */
    char name[64];          /* weave */
    Note *note;   int notes;
    Piece *piece; int pieces;
    Call *call;   int calls;
    const char **known; int knowns;     /* names worth an index */
    int before;             /* pieces of the documents before it */
    int paused, told;       /* where it goes on later: note, piece */
} Story;

/* names */
static void name_story(Story *story, const char *file)
{
    const char *from = strrchr(file, '/');

    from = from ? from + 1 : file;
    story->file = file;
    snprintf(story->name, sizeof story->name, "%.*s",
             (int)strcspn(from, "."), from);
}
static bool is_known(const Story *story, const char *word, int length)
{
    for (int k = 0; k < story->knowns; k++)
        if ((int)strlen(story->known[k]) == length &&
            strncmp(story->known[k], word, (size_t)length) == 0)
            return true;
    return false;
}
static void learn(Story *story, const char *name)
{
    if (is_known(story, name, (int)strlen(name)))
        return;
    story->known = room_for(story->known,
        ((size_t)story->knowns + 1) * sizeof *story->known);
    story->known[story->knowns++] = name;
}

/* pieces and calls */
static int first_named(const Story *story, const char *name)
{
    for (int p = 0; p < story->pieces; p++)
        if (strcmp(story->piece[p].name, name) == 0)
            return p;
    return -1;
}
static void begin_piece(Story *story, const char *name)
{
    int p = story->pieces, first = first_named(story, name);
    int last = first;

    story->piece = room_for(story->piece,
        ((size_t)p + 1) * sizeof *story->piece);
    story->piece[p] = (Piece){ name, story->notes,
        first < 0 ? p : first, -1 };
    story->pieces++;
    if (first < 0)
        return;
    while (story->piece[last].next >= 0)
        last = story->piece[last].next;
    story->piece[last].next = p;
}
static void note_call(Story *story, Note note)
{
    story->call = room_for(story->call,
        ((size_t)story->calls + 1) * sizeof *story->call);
    story->call[story->calls++] =
        (Call){ note.text, story->pieces - 1, note.line };
}

/* keep a note */
static void keep(Story *story, Note note)
{
    int n = story->notes;
    Note *last = n ? &story->note[n - 1] : NULL;

    /* learn from the note what it tells */
    if (note.kind == DEFINES || note.kind == MENTIONS)
        learn(story, note.text);
    if (note.kind == DEFN)
        begin_piece(story, note.text);
    if (note.kind == USE)
        note_call(story, note);
    if (note.kind == OTHER || note.kind == MENTIONS ||
        note.kind == COUNTED)
        return;
    if (note.kind == TEXT && last && last->kind == TEXT) {
        memmove(last->text + strlen(last->text), note.text,
                strlen(note.text) + 1);
        return;
    }
    if (n % 256 == 0)
        story->note = room_for(story->note,
            ((size_t)n + 256) * sizeof *story->note);
    story->note[story->notes++] = note;
}

/* read the story */
static char *read_story(Story *story, char *from)
{
    int line = 1;
    bool inside = false;

    while (*from && (story->notes == 0 ||
                     strncmp(from, "@file ", 6) != 0)) {
        char *end = from + strcspn(from, "\n");
        bool more = *end != '\0';

        *end = '\0';
        Note note = read_note(from);

        note.line = line;
        line += inside && (note.kind == NL || note.kind == COUNTED);
        inside = note.kind == DOCS || note.kind == CODE ||
                 (inside && note.kind != END);
        if (note.kind == JUMP)
            line = atoi(note.text);
        else if (note.kind == NAME)
            name_story(story, note.text);
        else
            keep(story, note);
        from = end + more;
    }
    keep(story, (Note){ END, story->name, line });
    return from;
}

/* the TeX back end */

/* the commands allowed */
static const char *const commands =
    " chapter section subsection emph label ref pageref footnote item"
    " caption hline centering picture margin transcript begin end"
    " ldots ";
static const char *const places =
    " verbatim itemize enumerate figure table tabular exercise ";
static void refuse(const Story *story, int line, const char *what,
                   int length, const char *right)
{
    fprintf(stderr, "%s:%d: weave: %.*s %s\n", story->file, line,
            length, what, right);
    exit(1);
}
static const char letters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char signs[] = "\\{}$&#_%, -@/'`\"^";

/* inks */
enum Ink {
    PLAIN, SPACE, WORD, KEYWORD, TYPE, STRING, NUMBER, COMMENT, ORDER
};

/* lengths of comments and strings */
static const char word_letters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";

static size_t comment_length(const char *text, bool *comment)
{
    const char *end = strstr(text + (*comment ? 0 : 2), "*/");

    *comment = end == NULL;
    return end ? (size_t)(end - text) + 2 : strlen(text);
}
static size_t string_length(const char *text)
{
    size_t k = 1;

    while (text[k] && text[k] != text[0])
        k += text[k] == '\\' && text[k + 1] ? 2 : 1;
    return text[k] ? k + 1 : k;
}

/* the ink of a word */
static const char *const keywords =
    " auto break case const continue default do else enum extern for"
    " goto if inline register restrict return sizeof static struct"
    " switch typedef union volatile while _Static_assert ";
static const char *const types =
    " bool char double float int long short signed unsigned void size_t"
    " uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t"
    " va_list ";
static bool among(const char *list, const char *word, int length)
{
    for (const char *at = list; (at = strchr(at, ' ')) != NULL; at++)
        if (strncmp(at + 1, word, (size_t)length) == 0 &&
            at[1 + length] == ' ')
            return true;
    return false;
}
static enum Ink word_ink(const char *word, int length)
{
    bool tall = isupper((unsigned char)*word), small = false;

    for (int k = 1; k < length; k++) {
        small = small || islower((unsigned char)word[k]);
        tall = tall && word[k] != '_';
    }
    if (*word == '#')
        return ORDER;
    if (among(keywords, word, length))
        return KEYWORD;
    return (tall && small) || among(types, word, length) ? TYPE : WORD;
}

/* tokens */
static int token(const char *text, bool *comment, enum Ink *ink)
{
    size_t length = 1;

    *ink = PLAIN;
    if (*comment || strncmp(text, "/*", 2) == 0) {
        length = comment_length(text, comment);
        *ink = COMMENT;
    } else if (strncmp(text, "//", 2) == 0) {
        length = strlen(text);
        *ink = COMMENT;
    } else if (*text == '"' || *text == '\'') {
        length = string_length(text);
        *ink = STRING;
    } else
        /* ask for spaces, numbers and words */
        if (*text == ' ') {
            length = strspn(text, " ");
            *ink = SPACE;
        } else if (isdigit((unsigned char)*text)) {
            length = strspn(text, word_letters);
            *ink = NUMBER;
        } else if (*text == '#' || strspn(text, word_letters) > 0) {
            length = 1 + strspn(text + 1, word_letters);
            *ink = word_ink(text, (int)length);
        }
    return (int)length;
}

/* who uses a chunk */
static bool is_file(const Story *story, const char *name)
{
    for (int c = 0; c < story->calls; c++)
        if (strcmp(story->call[c].name, name) == 0)
            return false;
    return true;
}
static int find_users(const Story *story, const char *name, int user[8])
{
    int users = 0;

    for (int c = 0; c < story->calls && users < 8; c++)
        if (strcmp(story->call[c].name, name) == 0 &&
            (users == 0 || user[users - 1] != story->call[c].by))
            user[users++] = story->call[c].by;
    return users;
}

/* the state of the prose */
typedef struct Prose {
    bool math, remark, verbatim, quote;
    int depth;              /* how many \begin wait for their \end */
    struct { const char *name; int length, line; } open[16];
} Prose;

/* print it as it stands */
static void put(const char *text, int length)
{
    for (int k = 0; k < length; k++)
        switch (text[k]) {
        case '\\': fputs("\\textbackslash{}", stdout); break;
        case '^':  fputs("\\textasciicircum{}", stdout); break;
        case '~':  fputs("\\textasciitilde{}", stdout); break;
        case '_':  fputs("\\nwub{}", stdout); break;
        case ' ':  fputs("\\ ", stdout); break;
        case '{': case '}': case '$': case '&': case '#': case '%':
            putchar('\\');
            putchar(text[k]);
            break;
        default:
            putchar(text[k]);
        }
}
static void put_title(const char *name, bool file)
{
    const char *code, *end;

    fputs(file ? "\\nwc{" : "", stdout);
    while ((code = strstr(name, "[[")) != NULL &&
           (end = strstr(code, "]]")) != NULL) {
        put(name, (int)(code - name));
        fputs("\\nwc{", stdout);
        put(code + 2, (int)(end - code) - 2);
        putchar('}');
        name = end + 2;
    }
    put(name, (int)strlen(name));
    fputs(file ? "}" : "", stdout);
}

/* a place begins or ends */
static void place(const Story *story, Prose *now, const char *at,
                  int line)
{
    const char *name = strchr(at, '{');
    int length = name ? (int)strcspn(++name, "}") : 0;
    int all = name ? (int)(name - at) + length + 2 : 6;

    if (!name || !among(places, name, length))
        refuse(story, line, at - 1, all, "is not among verbatim,"
               " itemize, enumerate, figure, table, tabular, exercise");
    if (*at == 'b' && now->depth < 16)
        /* remember what begins */
        {
            now->open[now->depth].name = name;
            now->open[now->depth].length = length;
            now->open[now->depth++].line = line;
            now->verbatim = among(" verbatim ", name, length);
        }
    else if (now->depth == 0 ||
               now->open[now->depth - 1].length != length ||
               strncmp(now->open[--now->depth].name, name,
                       (size_t)length) != 0)
        refuse(story, line, at - 1, all,
               "ends what was not the last to begin");
}

/* a command */
static int command(const Story *story, Prose *now, const char *at,
                   int line)
{
    int length = (int)strspn(at + 1, letters);

    if (length == 0 && !now->math && (!at[1] || !strchr(signs, at[1])))
        refuse(story, line, at, 2, "is not a sign the book prints");
    if (length == 0)
        length = at[1] != '\0';
    else if (!now->math && !among(commands, at + 1, length))
        refuse(story, line, at, length + 1, "is not a command of the"
               " book; doc/HACKING.md lists those that are");
    if (among(" begin end ", at + 1, length))
        place(story, now, at + 1, line);
    if (among(" picture margin transcript caption ", at + 1, length))
        printf("\\nw%.*s", length, at + 1);
    else
        printf("%.*s", length + 1, at);
    return length + 1;
}

/* a stretch of prose */
static void prose(const Story *story, Prose *now, Note note)
{
    const char *at = note.text;

    if (now->verbatim && !strstr(at, "\\end{verbatim}")) {
        fputs(at, stdout);
        return;
    }
    now->verbatim = false;
    if (now->quote && !now->remark)
        put(at, (int)strlen(at));
    while (!now->quote && *at && !now->remark) {
        if (*at == '\\') {
            at += command(story, now, at, note.line);
            continue;
        }
        now->math ^= *at == '$';
        now->remark = *at == '%';
        putchar(*at++);
    }
}

/* write the prose */
static int write_prose(const Story *story, int n)
{
    Prose now = { .depth = 0 };

    for (n++; n < story->notes && story->note[n].kind != END; n++) {
        Note note = story->note[n];

        if (note.kind == TEXT)
            prose(story, &now, note);
        else if (note.kind == NL)
            putchar('\n');
        else
            /* begin or end a quotation of code */
            if (!now.remark && (note.kind == QUOTE || note.kind == UNQUOTE)) {
                bool begins = note.kind == QUOTE;

                if (now.verbatim)
                    fputs(begins ? "[[" : "]]", stdout);
                else
                    fputs(begins ? "\\nwc{" : "}", stdout);
                now.quote = begins && !now.verbatim;
            }
        now.remark = now.remark && note.kind != NL;
    }
    /* everything that began has ended */
    if (now.depth > 0)
        refuse(story, now.open[now.depth - 1].line,
               now.open[now.depth - 1].name,
               now.open[now.depth - 1].length,
               "begins here and does not end before the next chunk");
    return n;
}

/* write code */
static void write_code(const char *text, bool *comment)
{
    static const char macro[] = "...ktsnrk";    /* as in enum Ink */
    enum Ink ink;

    for (int length; *text; text += length) {
        length = token(text, comment, &ink);
        if (ink > WORD)
            printf("\\nw%c{", macro[ink]);
        put(text, length);
        if (ink > WORD)
            putchar('}');
    }
}

/* write a use */
static void write_use(const Story *story, Note note)
{
    int first = first_named(story, note.text);

    if (first < 0)
        refuse(story, note.line, note.text, (int)strlen(note.text),
               "is used here, and no chunk has this name");
    printf("\\nwuse{%s}{%d}{", story->name, first);
    put_title(note.text, false);
    putchar('}');
}

/* lines of a piece */
static int line_end(const Story *story, int n)
{
    while (n < story->notes && story->note[n].kind != NL &&
           story->note[n].kind != END)
        n++;
    return story->note[n].kind == NL ? n + 1 : n;
}
static int end_of(const Story *story, int n)
{
    int end = n;

    for (; n < story->notes && story->note[n].kind != END; n++) {
        enum Kind kind = story->note[n].kind;

        if (kind == TEXT || kind == USE || kind == GAP)
            end = line_end(story, n);
    }
    return end;
}

/* may it be broken */
static bool closes(Note note)
{
    return note.kind == TEXT &&
           note.text[strspn(note.text, " ")] == '}';
}

static int lines(const Story *story, int n, int end)
{
    int count = 0;

    for (; n < end; n = line_end(story, n))
        count++;
    return count;
}

/* write a line */
static int write_line(const Story *story, int n, bool *comment)
{
    int end = line_end(story, n), indent = 0;
    Note first = story->note[n];

    if (first.kind == NL) {
        puts("\\nwblank");
        return end;
    }
    if (first.kind == TEXT)
        indent = (int)strspn(first.text, " ");
    printf("\\nwl{%d}{", indent);
    for (int k = n; k < end; k++)
        /* write one note of the line */
        {
            Note note = story->note[k];

            if (note.kind == TEXT)
                write_code(note.text + (k == n ? indent : 0), comment);
            else if (note.kind == USE)
                write_use(story, note);
            else if (note.kind == GAP)
                printf("\\nwgap{%s}", note.text);
        }
    puts("}");
    return end;
}

/* write the names */
static void write_words(const Story *story, const char *text,
                        bool *comment)
{
    enum Ink ink;
    bool part = false;

    for (int length; *text; text += length) {
        length = token(text, comment, &ink);
        if ((ink == WORD || ink == TYPE) && !part &&
            is_known(story, text, length)) {
            printf("\\nwname{%.*s}{", length, text);
            put(text, length);
            putchar('}');
        }
        part = *text == '.' || (*text == '>' && text[-1] == '-');
    }
}
static void write_names(const Story *story, int n)
{
    bool comment = false;
    int k = n;

    for (; story->note[k].kind != END; k++)
        if (story->note[k].kind == DEFINES)
            printf("\\nwdefines{%s}", story->note[k].text);
    fputs("\\nwnames{", stdout);
    for (k = n; story->note[k].kind != END; k++)
        if (story->note[k].kind == TEXT)
            write_words(story, story->note[k].text, &comment);
    puts("}");
}

/* write the users */
static void write_users(const Story *story, const char *name)
{
    int user[8], users = find_users(story, name, user);

    fputs("Used in ", stdout);
    for (int k = 0; k < users; k++)
        printf("%s\\nwsee{%s:%d}", k == 0 ? "" :
               k < users - 1 ? ", " : " and ", story->name, user[k]);
    putchar('.');
}

/* write the foot */
static void write_foot(const Story *story, int p)
{
    const Piece *piece = &story->piece[p];

    fputs("\\nwfoot{", stdout);
    if (piece->first != p)
        printf("Begun in \\nwsee{%s:%d}.", story->name, piece->first);
    else if (is_file(story, piece->name)) {
        fputs("Written to ", stdout);
        put_title(piece->name, true);
        putchar('.');
    } else
        write_users(story, piece->name);
    if (piece->next >= 0)
        printf(" Continued in \\nwsee{%s:%d}.", story->name,
               piece->next);
    puts("}");
}

/* write a piece */
static void write_piece(const Story *story, int p)
{
    const Piece *piece = &story->piece[p];
    bool comment = false;
    int n = piece->begin + 2, end = end_of(story, n);
    bool long_enough = lines(story, n, end) > 5;

    printf("\n\\nwpiece{%s}{%d}{%d}{", story->name, p, piece->first);
    put_title(piece->name, is_file(story, piece->name));
    printf("}{%c}\n", piece->first == p ? '=' : '+');
    write_names(story, n);
    for (int from = n, next; from < end; from = next) {
        next = write_line(story, from, &comment);
        /* say how welcome a page break is here */
        bool inside = from > n && next < end && line_end(story, next) < end &&
                      !closes(story->note[next]);

        if (inside && long_enough && story->note[from].kind != NL)
            puts(story->note[next].kind == NL ? "\\nwbreak{30}"
                                              : "\\nwbreak{150}");
    }
    write_foot(story, p);
}

/* main */
int main(void)
{
    Story story = { .file = "standard input" };
    char *all = read_all(stdin);

    read_story(&story, all);
    for (int n = 0, p = 0; n < story.notes; n++)
        if (story.note[n].kind == DOCS)
            n = write_prose(&story, n);
        else if (story.note[n].kind == DEFN)
            write_piece(&story, p++);
    /* give the memory back */
    free(story.note);
    free(story.piece);
    free(story.call);
    free(story.known);
    free(all);
    return 0;
}
