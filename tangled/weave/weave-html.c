/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-html -- notes of all documents on stdin, pages to a folder */
#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* what both programs share */

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

/* the web */
typedef struct Page {
    const char *stem;       /* chatnoir, for chatnoir.html */
    const char *number;     /* 3, or A in the appendix, or nothing */
    const char *title;      /* in HTML */
    const char *part;       /* that begins with this page, or NULL */
} Page;
typedef struct Place {
    int page, level;        /* 1 to 3: a heading; 0: another place */
    const char *label;      /* as \ref knows it, or "" */
    const char *id, *number, *title;
} Place;
typedef struct Spot { int page, number; const char *id; } Spot;
typedef struct Home {
    const char *name;
    int story, piece;
    int seen;               /* in how many readings it was at home */
} Home;
typedef struct Visit { int home, story, piece; } Visit;
typedef struct Now {
    int story, page, piece;             /* of story, of all; of story */
    int chapter, section, subsection;
    int figure, table, exercise, spot, footnote;
    bool appendix;                      /* chapters have letters */
    bool framed;                        /* in a figure or exercise */
    bool linkless;                      /* in a title */
    const char *part, *chapter_number;
    const char *number;                 /* a \label here means this */
    const char *prose;                  /* being read, for complaints */
    int line;                           /* on which it begins */
} Now;
typedef struct Web {
    const char *folder;
    bool sure;              /* the second reading: all is known */
    FILE *out;              /* the page, or something in hand */
    const char *notes;      /* the footnotes of the page so far */
    Story *story;   int stories;
    Spot *spot;     int spots;      /* of all pieces of all stories */
    Page *page;     int pages;
    Place *place;   int places;
    Home *home;     int homes;
    Visit *visit;   int visits;
    char **text;    int texts;      /* all that must be given back */
    Now now;
} Web;

/* write the web */

/* prose for the web */
enum { OPEN = 1, SHUT = 2, SWALLOWED = 3 };
typedef struct Span { const char *at, *end; } Span;
typedef struct Sign { const char *typed, *shown; } Sign;
static void complain(Web *web, const char *at, int length,
                     const char *right);
static void write_span(Web *web, Span span);
static void write_blocks(Web *web, Span span);
static const char *write_quoted(Web *web, const char *at);
static void write_math(Web *web, Span span, bool small);
static const char *write_atom(Web *web, Span span, bool air);

/* little texts */
static const char *remember(Web *web, char *text)
{
    if (web->texts % 1024 == 0)
        web->text = room_for(web->text, sizeof *web->text *
            ((size_t)web->texts + 1024));
    web->text[web->texts++] = text;
    return text;
}
static const char *said(Web *web, const char *format, ...)
{
    va_list list;
    char *text;

    va_start(list, format);
    size_t length = (size_t)vsnprintf(NULL, 0, format, list) + 1;
    va_end(list);
    text = room_for(NULL, length);
    va_start(list, format);
    vsnprintf(text, length, format, list);
    va_end(list);
    return remember(web, text);
}
static FILE *sheet(char **text, size_t *size)
{
    FILE *out = open_memstream(text, size);

    if (!out) {
        fputs("weave: no memory is left\n", stderr);
        exit(1);
    }
    return out;
}
static const char *plain(Web *web, const char *html)
{
    char *text = room_for(NULL, strlen(html) + 1), *to = text;
    bool tag = false;

    for (; *html; html++) {
        if (*html == '<')
            tag = true;
        else if (*html == '>')
            tag = false;
        else if (!tag)
            *to++ = *html == '\n' ? ' ' : *html;
    }
    *to = '\0';
    return remember(web, text);
}

/* in hand */
static const char *in_hand(Web *web, Span span)
{
    FILE *page = web->out;
    bool linkless = web->now.linkless;
    char *text = NULL;
    size_t size;

    web->out = sheet(&text, &size);
    web->now.linkless = true;
    write_span(web, span);
    fclose(web->out);
    web->out = page;
    web->now.linkless = linkless;
    return remember(web, text);
}

/* complain */
static void complain(Web *web, const char *at, int length,
                     const char *right)
{
    int line = web->now.line;

    for (const char *k = web->now.prose; k && k < at; k++)
        line += *k == '\n' || *k == SWALLOWED;
    refuse(&web->story[web->now.story], line, at,
           (int)strcspn(at, "\n") < length ? (int)strcspn(at, "\n")
                                           : length, right);
}

/* letters of a page */
static void put(Web *web, Span span)
{
    for (; span.at < span.end; span.at++)
        switch (*span.at) {
        case '&': fputs("&amp;", web->out); break;
        case '<': fputs("&lt;", web->out); break;
        case '>': fputs("&gt;", web->out); break;
        case '"': fputs("&quot;", web->out); break;
        case OPEN: case SHUT: case SWALLOWED: break;
        default:  putc(*span.at, web->out);
        }
}
static const char *text_of(Web *web, Span span)
{
    return said(web, "%.*s", (int)(span.end - span.at), span.at);
}
static bool same(Span span, const char *word)
{
    return strlen(word) == (size_t)(span.end - span.at) &&
           strncmp(span.at, word, strlen(word)) == 0;
}

/* anchors */
static const char *slug(Web *web, const char *at, const char *end)
{
    char text[64], *to = text;

    for (; at < end && to - text < 60; at++)
        if (isalnum((unsigned char)*at))
            *to++ = (char)tolower((unsigned char)*at);
        else if (*at == '\\' && at + 1 < end && islower(at[1]))
            at += strspn(at + 1, letters);
        else if (*at != '\'' && to > text && to[-1] != '-')
            *to++ = '-';
    while (to > text && to[-1] == '-')
        to--;
    return said(web, "%.*s", (int)(to - text), text);
}
static const char *anchor(Web *web, const char *label)
{
    if (strncmp(label, "ch:", 3) == 0)
        return "";
    if (strncmp(label, "sec:", 4) == 0)
        label += 4;
    return slug(web, label, label + strlen(label));
}
static Spot *spot_of(const Web *web, int story, int piece)
{
    return &web->spot[web->story[story].before + piece];
}
static void add_place(Web *web, const char *at, Place place)
{
    if (web->sure)
        return;
    for (int k = 0; k < web->places; k++)
        if (*place.id && web->place[k].page == place.page &&
            strcmp(web->place[k].id, place.id) == 0)
            complain(web, at, 20, "has the anchor of an earlier place"
                     " on this page; give it a \\label of its own");
    if (web->places % 256 == 0)
        web->place = room_for(web->place, sizeof *web->place *
            ((size_t)web->places + 256));
    web->place[web->places++] = place;
}
static void begin_link(Web *web, int page, const char *id,
                       const char *kind)
{
    if (web->now.linkless)
        return;
    fprintf(web->out, "<a%s href=\"", kind);
    if (page != web->now.page)
        fprintf(web->out, "%s.html", web->page[page].stem);
    if (*id)
        fprintf(web->out, "#%s", id);
    else if (page == web->now.page)
        fprintf(web->out, "%s.html", web->page[page].stem);
    fputs("\">", web->out);
}
static void end_link(Web *web)
{
    fputs(web->now.linkless ? "" : "</a>", web->out);
}
static void write_reference(Web *web, Span label, Span before,
                            const char *sign)
{
    for (int k = 0; k < web->places; k++) {
        const Place *to = &web->place[k];

        if (!*to->label || !same(label, to->label))
            continue;
        begin_link(web, to->page, to->id, "");
        write_span(web, before);
        fprintf(web->out, "%s%s", sign, to->number);
        end_link(web);
        return;
    }
    if (web->sure)
        complain(web, label.at, (int)(label.end - label.at),
                 "is the label of no place in this book");
}

/* homes */
static bool is_shared(const Story *story)
{
    return (strncmp(story->file, "kit/", 4) == 0 ||
            strcmp(story->file, "games.nw") == 0) &&
           strcmp(story->file, "kit/weave.nw") != 0;
}
static int by_letters(const char *one, const char *other)
{
    int order = strcasecmp(one, other);

    return order ? order : strcmp(one, other);
}
static int by_name(const void *one, const void *other)
{
    const Home *a = one, *b = other;
    int order = by_letters(a->name, b->name);

    if (!order)
        order = a->story - b->story;
    return order ? order : a->piece - b->piece;
}
static int home_of(const Web *web, int story, Span word)
{
    int low = 0, high = web->homes, shared = -1;
    char name[64];

    snprintf(name, sizeof name, "%.*s", (int)(word.end - word.at),
             word.at);
    /* open the list in the middle, again and again */
    while (low < high) {
        int middle = (low + high) / 2;

        if (by_letters(web->home[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < web->homes &&
           !strcmp(web->home[low].name, name); low++)
        if (web->home[low].story == story)
            return low;
        else if (shared < 0 &&
                 is_shared(&web->story[web->home[low].story]))
            shared = low;
    return shared;
}
static void find_homes(Web *web, int s)
{
    const Story *story = &web->story[s];

    for (int p = 0; p < story->pieces; p++)
        for (int n = story->piece[p].begin;
             story->note[n].kind != END; n++) {
            if (story->note[n].kind != DEFINES)
                continue;
            if (web->homes % 256 == 0)
                web->home = room_for(web->home, sizeof *web->home *
                    ((size_t)web->homes + 256));
            web->home[web->homes++] =
                (Home){ story->note[n].text, s, p, 0 };
        }
}

/* at home and on a visit */
static bool write_definition(Web *web, int h, int p, Span word)
{
    Home *home = &web->home[h];

    if (home->seen > web->sure)
        return false;
    home->seen = 1 + web->sure;
    home->piece = p;
    fprintf(web->out, "<span class=\"def\" id=\"def-%s\">", home->name);
    put(web, word);
    fputs("</span>", web->out);
    return true;
}
static bool is_one_chunk(const Story *story, int one, int other)
{
    return story->piece[one].first == story->piece[other].first;
}
static const char *home_anchor(Web *web, const Home *home)
{
    return home->seen ? said(web, "def-%s", home->name) :
           spot_of(web, home->story, home->piece)->id;
}
static void note_visit(Web *web, Visit visit)
{
    const Visit *last = web->visits ? web->visit + web->visits - 1
                                    : NULL;

    if (web->sure || (last && last->home == visit.home &&
                      last->piece == visit.piece))
        return;
    if (web->visits % 1024 == 0)
        web->visit = room_for(web->visit, sizeof *web->visit *
            ((size_t)web->visits + 1024));
    web->visit[web->visits++] = visit;
}

/* known names */
static bool write_known(Web *web, int p, Span word, bool type)
{
    const char *name = type ? " class=\"nm t\"" : " class=\"nm\"";
    int h = home_of(web, web->now.story, word);
    Home *home = h < 0 ? NULL : &web->home[h];

    if (!home || web->now.linkless)
        return false;
    if (p >= 0)
        note_visit(web, (Visit){ h, web->now.story, p });
    /* at home it may be the definition */
    if (home->story == web->now.story && p >= 0 && p <= home->piece &&
        is_one_chunk(&web->story[home->story], p, home->piece) &&
        write_definition(web, h, p, word))
        return true;
    if (home->story == web->now.story && home->piece == p)
        return false;
    begin_link(web, spot_of(web, home->story, home->piece)->page,
               home_anchor(web, home), name);
    put(web, word);
    end_link(web);
    return true;
}
static const char *write_quoted(Web *web, const char *at)
{
    const char *end = at + strcspn(at, "\2");
    bool comment = false, part = false;
    enum Ink ink;

    fputs(end - at > 24 ? "<code class=\"long\">" : "<code>", web->out);
    for (int length; at < end; at += length) {
        length = token(at, &comment, &ink);
        length = at + length > end ? (int)(end - at) : length;
        Span word = { at, at + length };

        if ((ink != WORD && ink != TYPE) || part ||
            !write_known(web, -1, word, false))
            put(web, word);
        part = *at == '.' || (*at == '>' && at[-1] == '-');
    }
    fputs("</code>", web->out);
    return end + 1;
}

/* code for the web */
static void write_code(Web *web, int p, const char *text, bool *comment)
{
    static const char class[] = "...ktsncp";    /* as in enum Ink */
    enum Ink ink;
    bool part = false, include = false;

    for (int length; *text; text += length) {
        length = token(text, comment, &ink);
        /* a header in angle brackets is a string, too */
        if (include && *text == '<') {
            length = (int)strcspn(text, ">") + 1;
            ink = STRING;
        }
        Span word = { text, text + length };
        if ((ink == WORD || ink == TYPE) && !part &&
            write_known(web, p, word, ink == TYPE))
            continue;
        if (ink > WORD)
            fprintf(web->out, "<span class=\"%c\">", class[ink]);
        put(web, word);
        fputs(ink > WORD ? "</span>" : "", web->out);
        part = *text == '.' || (*text == '>' && text[-1] == '-');
        include = (include && ink == SPACE) || same(word, "#include");
    }
}

/* gather a line of prose */
static bool is_verbatim(const char *text, bool before)
{
    return strstr(text, "\\begin{verbatim}") ||
           (before && !strstr(text, "\\end{verbatim}"));
}
static bool gather_text(const char *text, bool as_it_is, FILE *out)
{
    for (; *text; text++) {
        if (*text == '%' && !as_it_is)
            return true;
        putc(*text, out);
        if (*text == '\\' && text[1])
            putc(*++text, out);
    }
    return false;
}

/* gather a stretch of prose */
static int gather(const Story *story, int n, FILE *out)
{
    bool verbatim = false, remark = false, quote = false;

    for (n++; n < story->notes && story->note[n].kind != END; n++) {
        Note note = story->note[n];

        if (note.kind == NL) {
            putc(remark ? SWALLOWED : '\n', out);
            remark = false;
        } else if (note.kind == TEXT && !remark) {
            verbatim = is_verbatim(note.text, verbatim);
            remark = gather_text(note.text, verbatim || quote, out);
        } else if (!remark)
            /* gather a bracket */
            {
                quote = note.kind == QUOTE;
                fputs(!verbatim ? quote ? "\1" : "\2" :
                      quote ? "[[" : "]]", out);
            }
    }
    return n;
}

/* what begins a block */
static const char *const breakers =
    " begin end item chapter section subsection transcript picture ";
static const char *const blocks =
    " begin end item chapter section subsection transcript picture"
    " caption centering label ";

static bool begins(const char *at, const char *list)
{
    return *at == '\\' &&
           among(list, at + 1, (int)strspn(at + 1, letters));
}

/* where a paragraph ends */
static const char *paragraph_end(Span span)
{
    const char *at = span.at;

    for (; at < span.end; at++) {
        if (*at == OPEN)
            at += strcspn(at, "\2");
        if (*at == '\n' && at[1 + strspn(at + 1, " \3")] == '\n')
            break;
        if (begins(at, breakers))
            break;
    }
    return at < span.end ? at : span.end;
}

/* arguments */
static Span argument(Web *web, const char **from)
{
    Span span = { *from + 1, *from };
    int depth = 0;

    if (**from != '{')
        complain(web, *from, 20, "stands where a brace should open");
    for (; *span.end; span.end++) {
        /* count the braces */
        if (*span.end == OPEN)
            span.end += strcspn(span.end, "\2");
        else if (*span.end == '\\' && span.end[1])
            span.end++;
        else if (*span.end == '}' && --depth == 0)
            break;
        else
            depth += *span.end == '{';
    }
    if (!*span.end)
        complain(web, *from, 20, "opens a brace that nothing closes");
    *from = span.end + 1;
    return span;
}
static Span option(const char **from)
{
    Span span = { *from, *from };

    if (**from == '[') {
        span = (Span){ *from + 1, strchr(*from, ']') };
        if (!span.end)
            span.end = span.at;
        *from = span.end + 1;
    }
    return span;
}
static Span find(Web *web, Span in, const char *command)
{
    const char *at = strstr(in.at, command);

    if (!at || at >= in.end)
        return (Span){ in.end, in.end };
    at += strlen(command);
    return argument(web, &at);
}

/* the rest of the web */

/* footnotes */
static void write_footnote(Web *web, Span words)
{
    int number = ++web->now.footnote;
    FILE *page = web->out;
    char *notes = NULL;
    size_t size;

    fprintf(page, "<sup><a id=\"to-note-%d\" href=\"#note-%d\">%d</a>"
            "</sup>", number, number, number);
    web->out = sheet(&notes, &size);
    fprintf(web->out, "%s<li id=\"note-%d\">", web->notes, number);
    write_span(web, words);
    fprintf(web->out, " <a href=\"#to-note-%d\" aria-label="
            "\"Back to the text\">\u21a9</a></li>\n", number);
    fclose(web->out);
    web->out = page;
    web->notes = remember(web, notes);
}

/* the signs of formulas */
static const Sign airy[] = {
    { "+", "+" }, { "-", "\u2212" }, { "=", "=" }, { "<", "&lt;" },
    { ">", "&gt;" }, { "\\cdot", "\u00b7" }, { "\\times", "\u00d7" },
    { "\\le", "\u2264" }, { "\\leq", "\u2264" }, { "\\ge", "\u2265" },
    { "\\geq", "\u2265" }, { "\\ne", "\u2260" }, { "\\neq", "\u2260" },
    { "\\approx", "\u2248" }, { "\\to", "\u2192" },
    { "\\in", "\u2208" },
    { "\\oplus", "\u2295" }, { "\\pm", "\u00b1" }, { "\\bmod", "mod" },
    { "\\land", "\u2227" }, { "\\lor", "\u2228" }, { "*", "\u2217" },
    { NULL, NULL }
};
static const Sign dense[] = {
    { "\\pi", "<i>\u03c0</i>" }, { "\\lambda", "<i>\u03bb</i>" },
    { "\\alpha", "<i>\u03b1</i>" }, { "\\beta", "<i>\u03b2</i>" },
    { "\\ldots", "\u2026" }, { "\\dots", "\u2026" },
    { "\\cdots", "\u22ef" }, { "\\infty", "\u221e" },
    { "\\sum", "\u2211" }, { "\\lfloor", "\u230a" },
    { "\\rfloor", "\u230b" }, { "\\lceil", "\u2308" },
    { "\\rceil", "\u2309" }, { "\\log", "log " }, { "\\ln", "ln " },
    { "\\min", "min" }, { "\\max", "max" }, { "\\gcd", "gcd" },
    { "\\{", "{" }, { "\\}", "}" }, { "\\%", "%" }, { "\\,", "\u202f" },
    { "\\;", "\u2005" }, { "\\ ", "\u00a0" }, { "\\!", "" },
    { "'", "\u2032" },            { NULL, NULL }
};
static const char *shown(const Sign *sign, Span span)
{
    while (sign->typed && !same(span, sign->typed))
        sign++;
    return sign->shown;
}

/* a sign of a formula */
static const char *write_root(Web *web, const char *at, bool fraction)
{
    fputs(fraction ? "<sup>" : "\u221a<span class=\"root\">", web->out);
    write_math(web, argument(web, &at), true);
    if (fraction) {
        fputs("</sup>\u2044<sub>", web->out);
        write_math(web, argument(web, &at), true);
    }
    fputs(fraction ? "</sub>" : "</span>", web->out);
    return at;
}
static const char *write_math_sign(Web *web, Span span, bool air)
{
    int letter = *span.at == '\\';
    int n = letter + (int)strspn(span.at + letter, letters);
    Span sign = { span.at, span.at + (n > letter ? n : letter + 1) };
    const char *with_air = shown(airy, sign);
    const char *without = shown(dense, sign);

    if (with_air || without) {
        fprintf(web->out, with_air && air ? "\u00a0%s\u00a0" : "%s",
                with_air ? with_air : without);
        return sign.end;
    }
    if (!same(sign, "\\sqrt") && !same(sign, "\\frac"))
        complain(web, span.at, (int)(sign.end - sign.at),
                 "is not among the formulas of the book");
    return write_root(web, sign.end, same(sign, "\\frac"));
}

/* atoms */
static const char *write_raised(Web *web, Span span)
{
    const char *tag = *span.at == '^' ? "sup" : "sub";
    const char *at = span.at + 1;

    fprintf(web->out, "<%s>", tag);
    if (*at == '{')
        write_math(web, argument(web, &at), true);
    else
        at = write_atom(web, (Span){ at, span.end }, false);
    fprintf(web->out, "</%s>", tag);
    return at;
}
static const char *write_atom(Web *web, Span span, bool air)
{
    const char *at = span.at;
    int n = (int)strspn(at, "0123456789.");

    if (*at == '^' || *at == '_')
        return write_raised(web, span);
    if (*at == OPEN)
        return write_quoted(web, at + 1);
    if (*at == '{') {
        Span group = argument(web, &at);

        write_math(web, group, false);
        return at;
    }
    if (n == 0 && !isalpha(*at) && !strchr(" \n\3()[]|,;:!/?", *at))
        return write_math_sign(web, span, air);
    /* write a letter, a number or a bracket */
    fputs(isalpha(*at) ? "<i>" : "", web->out);
    if (!strchr(" \n\3", *at))
        put(web, (Span){ at, at + (n ? n : 1) });
    fputs(isalpha(*at) ? "</i>" : *at == ',' ? " " : "", web->out);
    return at + (n ? n : 1);
}

/* formulas */
static const char *write_formula(Web *web, Span span)
{
    const char *at = span.at + 1, *end = strchr(at, '$');

    if (!end || end >= span.end)
        complain(web, span.at, 20, "begins a formula that has no end");
    fputs("<span class=\"math\">", web->out);
    write_math(web, (Span){ at, end }, false);
    fputs("</span>", web->out);
    return end + 1;
}
static void write_math(Web *web, Span span, bool small)
{
    bool air = false;

    while (span.at < span.end) {
        const char *at = span.at;

        span.at = write_atom(web, span, air && !small);
        if (!strchr(" \n\3", *at))
            air = !strchr("([|,;:", *at) &&
                  !shown(airy, (Span){ at, span.at });
    }
}

/* letters of prose */
static const Sign typed[] = {
    { "---", "\u2014" }, { "--", "\u2013" }, { "``", "\u201c" },
    { "''", "\u201d" },  { "`", "\u2018" },  { "'", "\u2019" },
    { "~", "\u00a0" },
};
static const char *write_letters(Web *web, Span span)
{
    const char *at = span.at;
    int n = (int)strspn(at, letters);

    /* take the word before a reference along */
    if (among(" Chapter Section Figure Table Exercise ", at, n) &&
        at + n + 6 < span.end && strncmp(at + n, "~\\ref{", 6) == 0) {
        Span before = { at, at + n + 1 };
        const char *next = at + n + 5;

        write_reference(web, argument(web, &next), before, "");
        return next;
    }
    for (size_t k = 0; k < sizeof typed / sizeof typed[0]; k++)
        if (strncmp(at, typed[k].typed, strlen(typed[k].typed)) == 0) {
            fputs(typed[k].shown, web->out);
            return at + strlen(typed[k].typed);
        }
    n = n > 0 && at + n <= span.end ? n : 1;
    put(web, (Span){ at, at + n });
    return at + n;
}

/* signs in a line */
static const char *write_sign(Web *web, Span span)
{
    static const char marks[] = "'`^\"";
    static const char *const accents[] = {
        "\u0301", "\u0300", "\u0302", "\u0308" };
    const char *at = span.at + 1, *mark = strchr(marks, *at);

    if (!*at || !strchr(signs, *at))
        complain(web, span.at, 2, "is not a sign the book prints");
    if (mark && *at)
        /* write the letter, then its accent */
        {
            Span letter = { at + 1, at + 2 };

            at += 2;
            if (*letter.at == '{')
                letter = (at--, argument(web, &at));
            write_span(web, letter);
            fputs(accents[mark - marks], web->out);
            return at;
        }
    fputs(*at == '\\' ? "<br>" : *at == ',' ? "\u202f" :
          *at == '-' ? "\u00ad" : "", web->out);
    if (!strchr("\\,-@/", *at))
        put(web, (Span){ at, at + 1 });
    return at + 1;
}

/* labels */
static void write_label(Web *web, Span words, const char *tag)
{
    const char *label = text_of(web, words);
    Place place = { web->now.page, 0, label, anchor(web, label),
                    web->now.number, "" };

    add_place(web, words.at, place);
    fprintf(web->out, "<%s id=\"%s\"></%s>", tag, place.id, tag);
}

/* commands in a line */
static const char *write_command(Web *web, Span span)
{
    const char *at = span.at + 1;
    int length = (int)strspn(at, letters);
    Span name = { at, at + length }, none = { at, at };

    if (length == 0)
        return write_sign(web, span);
    /* refuse a command that is none, or not for a line */
    if (!among(commands, at, length) || begins(span.at, breakers))
        complain(web, span.at, length + 1, among(commands, at, length) ?
            "cannot stand within a line" : "is not a command of the"
            " book; doc/HACKING.md lists those that are");
    at += length;
    if (among(" ldots hline centering ", name.at, length)) {
        fputs(same(name, "ldots") ? "\u2026" : "", web->out);
        return at + strspn(at, " ");
    }
    Span words = argument(web, &at);
    /* write a command and its words */
    if (same(name, "emph")) {
        fputs("<em>", web->out);
        write_span(web, words);
        fputs("</em>", web->out);
    } else if (same(name, "ref"))
        write_reference(web, words, none, "");
    else if (same(name, "pageref"))
        write_reference(web, words, none, "\u00a7");
    else if (same(name, "footnote"))
        write_footnote(web, words);
    else if (same(name, "margin")) {
        fputs("<span class=\"margin\">", web->out);
        write_span(web, words);
        fputs("</span>", web->out);
    } else if (same(name, "label") && !web->now.framed)
        write_label(web, words, "span");
    return at;
}

/* a line of prose */
static void write_span(Web *web, Span span)
{
    while (span.at < span.end)
        switch (*span.at) {
        case '\\':
            span.at = write_command(web, span);
            break;
        case '$':
            span.at = write_formula(web, span);
            break;
        case OPEN:
            span.at = write_quoted(web, span.at + 1);
            break;
        case '{': case '}': case SWALLOWED:
            span.at++;
            break;
        default:
            span.at = write_letters(web, span);
        }
}

/* the head of a page */
static const char page_head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\""
    "width=device-width, initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
    "<link rel=\"stylesheet\" href=\"html.css\">\n"
    "<script src=\"html.js\" defer></script>\n";
static const char page_top[] =
    "</head>\n<body>\n<a class=\"skip\" href=\"#main\">Skip to the"
    " text</a>\n<header>\n<a class=\"book\" href=\"index.html\">"
    "Literate Games</a>\n<a class=\"jump\" href=\"#contents\">Contents"
    "</a>\n</header>\n<main id=\"main\">\n";

/* the neighbors of a page */
static void write_neighbors(Web *web, bool for_browser)
{
    static const char *const ways[] = { "prev", "next" };

    for (int way = 0; way < 2; way++) {
        int k = web->now.page + (way ? 1 : -1);

        if (k < 0 || k >= web->pages)
            continue;
        const Page *page = &web->page[k];
        fprintf(web->out, for_browser ?
            "<link rel=\"%s\" href=\"%s.html\">\n" :
            "<a rel=\"%s\" href=\"%s.html\">", ways[way], page->stem);
        if (!for_browser)
            fprintf(web->out, "%s%s%s %s%s</a>\n", way ? "" : "\u2190 ",
                    page->number, *page->number ? " " : "", page->title,
                    way ? " \u2192" : "");
    }
}

/* the sections of a page */
static void write_sections(Web *web, int page, bool all)
{
    bool list = false;

    for (int k = 0; k < web->places; k++) {
        const Place *place = &web->place[k];

        if (place->page != page || place->level != 2 ||
            (all ? !*place->number : page != web->now.page))
            continue;
        fputs(list ? "" : "\n<ol>\n", web->out);
        list = true;
        fprintf(web->out, "<li><a href=\"%s.html#%s\"><span"
                " class=\"no\">%s</span> %s</a></li>\n",
                web->page[page].stem,
                place->id, place->number, place->title);
    }
    fputs(list ? "</ol>\n" : "", web->out);
}

/* contents */
static void write_contents(Web *web, bool all)
{
    bool list = false;

    for (int k = 0; k < web->pages; k++) {
        const Page *page = &web->page[k];

        if (all && k == 0)
            continue;
        if (page->part)
            /* name the part of the book */
            {
                fprintf(web->out, all ? "%s<h2>%s</h2>\n" :
                    "%s<p class=\"part\">%s</p>\n", list ? "</ol>\n" : "",
                    page->part);
                list = false;
            }
        fputs(list ? "" : "<ol>\n", web->out);
        list = true;
        fprintf(web->out, "<li><a href=\"%s.html\"%s><span"
                " class=\"no\">%s</span> %s</a>", page->stem,
                k == web->now.page ? " aria-current=\"page\"" : "",
                page->number, page->title);
        write_sections(web, k, all);
        fputs("</li>\n", web->out);
    }
    fputs(list ? "</ol>\n" : "", web->out);
}

/* open a page */
static int page_named(const Web *web, const char *stem)
{
    for (int k = 0; k < web->pages; k++)
        if (strcmp(web->page[k].stem, stem) == 0)
            return k;
    return -1;
}
static FILE *open_page(Web *web, const char *stem)
{
    const char *file = !stem ? "/dev/null" :
        said(web, "%s/%s.html", web->folder, stem);
    FILE *out = fopen(file, "w");

    if (!out) {
        fputs("weave: ", stderr);
        perror(file);
        exit(1);
    }
    return out;
}

/* end a page */
static void end_page(Web *web)
{
    if (!web->out)
        return;
    /* lay the footnotes at its foot */
    if (*web->notes)
        fprintf(web->out, "<section class=\"notes\" aria-label=\"Footnotes"
                "\">\n<ol>\n%s</ol>\n</section>\n", web->notes);
    web->notes = "";
    fputs("</main>\n<nav class=\"pages\" aria-label=\"Pages\">\n",
          web->out);
    write_neighbors(web, false);
    fputs("</nav>\n<nav class=\"contents\" id=\"contents\""
          " aria-label=\"Contents\">\n", web->out);
    write_contents(web, false);
    fputs("</nav>\n</body>\n</html>\n", web->out);
    fclose(web->out);
    web->out = NULL;
}

/* begin and end a page */
static void begin_page(Web *web, const char *stem, const char *number,
                       const char *title)
{
    int k = web->now.page;

    end_page(web);
    if (!web->sure)
        /* enter the page in the list */
        {
            web->page = room_for(web->page,
                ((size_t)web->pages + 1) * sizeof *web->page);
            web->page[k = web->pages++] = (Page){ stem, number, title,
                                                  web->now.part };
        }
    else
        k = page_named(web, stem);
    web->now.page = k;
    web->now.part = NULL;
    web->now.footnote = 0;
    web->out = open_page(web, web->sure ? stem : NULL);
    fprintf(web->out, "%s<title>%s%s%s</title>\n", page_head, number,
            *number ? " " : "", plain(web, title));
    write_neighbors(web, true);
    fputs(page_top, web->out);
}

/* blocks of the web */

/* the size of a picture */
static bool size_of(const char *file, int *width, int *height)
{
    char text[512] = "";
    const char *at;
    FILE *in = fopen(file, "r");
    bool good = in && fread(text, 1, sizeof text - 1, in) > 0;

    if (in)
        fclose(in);
    at = good ? strstr(text, " width=\"") : NULL;
    *width = at ? atoi(at + 8) * 4 / 3 : 0;
    at = at ? strstr(at, " height=\"") : NULL;
    *height = at ? atoi(at + 9) * 4 / 3 : 0;
    return *width > 0 && *height > 0;
}

/* pictures */
static void write_picture(Web *web, Span name, const char *alt)
{
    const char *stem = text_of(web, name);
    int width, height;

    fputs("<picture>", web->out);
    /* offer the picture for the night, if there is one */
    FILE *in = fopen(said(web, "%s/%s-dark.svg", web->folder, stem), "r");

    if (in) {
        fclose(in);
        fprintf(web->out, "<source srcset=\"%s-dark.svg\" media="
                "\"(prefers-color-scheme: dark)\">", stem);
    }
    fprintf(web->out, "<img src=\"%s.svg\" alt=\"%s\"", stem, alt);
    if (size_of(said(web, "%s/%s.svg", web->folder, stem),
                &width, &height))
        fprintf(web->out, " width=\"%d\" height=\"%d\"", width, height);
    fputs("></picture>\n", web->out);
}

/* the pictures of a figure */
static void write_pictures(Web *web, Span body, const char *caption)
{
    const char *at;
    int all = 0, number = 0;

    /* count its pictures */
    for (at = body.at; (at = strstr(at, "\\picture{")) != NULL &&
                       at < body.end; at++)
        all++;
    if (all == 0)
        return;
    fputs("<div class=\"pictures\">\n", web->out);
    for (at = body.at; number < all; ) {
        at = strstr(at, "\\picture{") + 8;
        number++;
        write_picture(web, argument(web, &at), all == 1 ? caption :
            said(web, "%s (%d of %d)", caption, number, all));
    }
    fputs("</div>\n", web->out);
}

/* an opening tag */
static void write_opening(Web *web, const char *tag, const char *kind,
                          const char *id)
{
    fprintf(web->out, "<%s class=\"%s\"", tag, kind);
    if (*id)
        fprintf(web->out, " id=\"%s\"", id);
    fputs(">\n", web->out);
}

/* figures */
static void write_figure(Web *web, Span body, bool table)
{
    Span caption = find(web, body, "\\caption");
    Place place = { .label = text_of(web, find(web, body, "\\label")),
                    .page = web->now.page, .title = "" };

    option(&body.at);
    place.id = *place.label ? anchor(web, place.label) : "";
    place.number = said(web, "%s.%d", web->now.chapter_number,
        table ? ++web->now.table : ++web->now.figure);
    add_place(web, body.at, place);
    write_opening(web, "figure", table ? "table" : "board", place.id);
    web->now.framed = true;
    write_pictures(web, body, plain(web, in_hand(web, caption)));
    write_blocks(web, body);
    web->now.framed = false;
    /* write its caption */
    fprintf(web->out, "<figcaption><b>%s %s</b> ",
            table ? "Table" : "Figure", place.number);
    write_span(web, caption);
    fputs("</figcaption>\n</figure>\n", web->out);
}

/* exercises */
static void write_exercise(Web *web, Span body)
{
    Span level = option(&body.at);
    Place place = { .label = text_of(web, find(web, body, "\\label")),
                    .page = web->now.page, .title = "" };
    const char *words = body.at + strspn(body.at, " \n\3");

    /* the place of an exercise */
    place.id = *place.label ? anchor(web, place.label) :
        said(web, "exercise-%s", slug(web, words,
             body.end - words < 28 ? body.end : words + 28));
    place.number = said(web, "%s.%d", web->now.chapter_number,
                        ++web->now.exercise);
    add_place(web, words, place);
    /* write the head of the exercise */
    write_opening(web, "div", "exercise", place.id);
    fprintf(web->out, "<p class=\"head\"><b>Exercise %s</b>",
            place.number);
    if (level.at < level.end)
        fprintf(web->out, " <i>%s</i>", text_of(web, level));
    fputs("</p>\n", web->out);
    web->now.framed = true;
    write_blocks(web, body);
    web->now.framed = false;
    fputs("</div>\n", web->out);
}

/* tables */
static const char *cell_end(const char *at, const char *end)
{
    for (; at < end; at++) {
        if (*at == OPEN)
            at += strcspn(at, "\2");
        if (*at == '&' || (*at == '\\' && at[1] == '\\'))
            break;
        at += *at == '\\';
    }
    return at < end ? at : end;
}
static const char *past_lines(const char *at)
{
    at += strspn(at, " \n\3");
    while (begins(at, " hline "))
        at += 6 + strspn(at + 6, " \n\3");
    return at;
}
static void write_tabular(Web *web, Span body)
{
    Span columns = (option(&body.at), argument(web, &body.at));
    const char *letter = columns.at;
    bool head = true;

    fputs("<table>\n<tr>", web->out);
    for (const char *at = past_lines(body.at); at < body.end; ) {
        const char *stop = cell_end(at, body.end);

        /* write the cell under its column's letter */
        Span cell = { at + strspn(at, " \n\3"), stop };

        while (cell.end > cell.at && isspace(cell.end[-1]))
            cell.end--;
        letter += strcspn(letter, "lrcp}");
        fprintf(web->out, head ? "<th scope=\"col\" class=\"%c\">"
                               : "<td class=\"%c\">", *letter);
        write_span(web, cell);
        fputs(head ? "</th>" : "</td>", web->out);
        letter += *letter != '}';
        at = stop + 1;
        if (*stop == '\\' && stop < body.end)
            /* go on to the next row */
            {
                letter = columns.at;
                head = false;
                at = past_lines(stop + 2);
                fputs(at < body.end ? "</tr>\n<tr>" : "", web->out);
            }
    }
    fputs("</tr>\n</table>\n", web->out);
}

/* verbatim */
static void write_verbatim(Web *web, Span body)
{
    body.at += *body.at == '\n';
    while (body.end > body.at && strchr(" \n", body.end[-1]))
        body.end--;
    fputs("<pre class=\"verbatim\" tabindex=\"0\">", web->out);
    put(web, body);
    fputs("</pre>\n", web->out);
}
static void write_transcript(Web *web, Span name)
{
    char line[512];
    FILE *in = fopen(said(web, "%.*s", (int)(name.end - name.at),
                          name.at), "r");

    if (!in)
        complain(web, name.at, (int)(name.end - name.at),
                 "is a transcript that is not there");
    fputs("<pre class=\"transcript\" tabindex=\"0\">", web->out);
    while (in && fgets(line, sizeof line, in)) {
        /* write a line of the transcript */
        bool ours = *line == '>' || *line == '$';

        line[strcspn(line, "\n")] = '\0';
        fputs(ours ? "<b>" : "", web->out);
        put(web, (Span){ line, line + strlen(line) });
        fputs(ours ? "</b>\n" : "\n", web->out);
    }
    if (in)
        fclose(in);
    fputs("</pre>\n", web->out);
}

/* lists */
static const char *next_item(const char *at, const char *end)
{
    for (int depth = 0; at < end; at++) {
        if (*at == OPEN)
            at += strcspn(at, "\2");
        depth += strncmp(at, "\\begin{", 7) == 0;
        depth -= strncmp(at, "\\end{", 5) == 0;
        if (depth == 0 && begins(at, " item "))
            break;
    }
    return at;
}
static void write_list(Web *web, Span body, const char *tag)
{
    fprintf(web->out, "<%s>\n", tag);
    for (const char *at = next_item(body.at, body.end);
         at < body.end; ) {
        /* write one item */
        Span item = { at + 5, next_item(at + 5, body.end) };

        at = item.end;
        item.at += strspn(item.at, " \n\3");
        while (item.end > item.at && isspace(item.end[-1]))
            item.end--;
        fputs("<li>", web->out);
        if (!begins(item.at, blocks) && paragraph_end(item) == item.end)
            write_span(web, item);
        else
            write_blocks(web, item);
        fputs("</li>\n", web->out);
    }
    fprintf(web->out, "</%s>\n", tag);
}

/* count a heading */
static const char *count_heading(Web *web, int level)
{
    Now *now = &web->now;

    if (level == 1)
        /* count a chapter */
        {
            now->chapter++;
            now->chapter_number = now->number = now->appendix ?
                said(web, "%c", 'A' + now->chapter - 1) :
                said(web, "%d", now->chapter);
            now->section = now->figure = now->table = now->exercise =
                now->spot = 0;
        }
    else if (level == 2) {
        now->subsection = 0;
        now->number = said(web, "%s.%d", now->chapter_number,
                           ++now->section);
    } else
        now->number = said(web, "%s.%d.%d", now->chapter_number,
                           now->section, ++now->subsection);
    return now->number;
}

/* headings */
static const char *write_heading(Web *web, Span name, const char *end)
{
    int level = *name.at == 'c' ? 1 : name.end - name.at == 7 ? 2 : 3;
    bool star = *name.end == '*';
    const char *at = name.end + star;
    Place place = { .level = level, .label = "", .number = "" };

    option(&at);
    Span title = argument(web, &at);
    /* look ahead for its label */
    const char *next = at + strspn(at, " \n\3");

    if (next < end && strncmp(next, "\\label{", 7) == 0) {
        at = next + 6;
        place.label = text_of(web, argument(web, &at));
    }
    if (!star)
        place.number = count_heading(web, level);
    place.title = in_hand(web, title);
    /* a chapter begins a page, a section is a heading on it */
    place.id = *place.label ? anchor(web, place.label) :
               level == 1 ? "" : slug(web, title.at, title.end);
    if (level == 1)
        begin_page(web, *place.label ? strchr(place.label, ':') + 1 :
                   slug(web, title.at, title.end), place.number,
                   place.title);
    place.page = web->now.page;
    add_place(web, name.at, place);
    fprintf(web->out, "<h%d%s%s%s>", level, level > 1 ? " id=\"" : "",
            level > 1 ? place.id : "", level > 1 ? "\"" : "");
    /* write the words of the heading */
    if (*place.number)
        fprintf(web->out, "<span class=\"no\">%s</span> ", place.number);
    write_span(web, title);
    if (level > 1)
        fprintf(web->out, " <a class=\"self\" href=\"#%s\" aria-label="
                "\"Link to this section\"></a>", place.id);
    fprintf(web->out, "</h%d>\n", level);
    return at;
}

/* the end of a place */
static const char *end_of_place(Web *web, Span span, Span name)
{
    bool verbatim = same(name, "verbatim");
    const char *stop = verbatim ? "\\end{verbatim}" : "\\end{";

    /* only places of the list begin */
    if (!among(places, name.at, (int)(name.end - name.at)))
        complain(web, span.at, (int)(name.end + 1 - span.at),
                 "is not among verbatim, itemize, enumerate, figure, table,"
                 " tabular, exercise");
    for (const char *at = name.end; at < span.end; at++) {
        if (strncmp(at, stop, strlen(stop)) == 0)
            /* this must be its end */
            {
                if (strncmp(at + 5, name.at,
                            (size_t)(name.end + 1 - name.at)) != 0)
                    complain(web, at, (int)strcspn(at, "}") + 1,
                             "ends what was not the last to begin");
                return at;
            }
        if (!verbatim && strncmp(at, "\\begin{", 7) == 0)
            /* find the end of what begins on the way */
            {
                Span inner = { at, span.end }, its = { at + 7, at + 7 };

                its.end += strcspn(its.at, "}");
                at = end_of_place(web, inner, its);
            }
    }
    complain(web, span.at, (int)(name.end + 1 - span.at),
             "begins here and does not end before the next chunk");
    return span.end;
}

/* what begins and ends */
static const char *write_inside(Web *web, Span span)
{
    const char *at = span.at + 6;
    Span name = argument(web, &at);
    Span body = { at, end_of_place(web, span, name) };

    /* write it as what it is */
    if (same(name, "verbatim"))
        write_verbatim(web, body);
    else if (same(name, "itemize"))
        write_list(web, body, "ul");
    else if (same(name, "enumerate"))
        write_list(web, body, "ol");
    else if (same(name, "tabular"))
        write_tabular(web, body);
    else if (same(name, "exercise"))
        write_exercise(web, body);
    else
        write_figure(web, body, same(name, "table"));
    return body.end + strcspn(body.end, "}") + 1;
}

/* a block */
static const char *write_block(Web *web, Span span)
{
    const char *at = span.at;
    int length = (int)strspn(at + 1, letters);
    Span name = { at + 1, at + 1 + length };

    at += 1 + length;
    if (same(name, "begin"))
        return write_inside(web, span);
    if (among(" chapter section subsection ", name.at, length))
        return write_heading(web, name, span.end);
    /* refuse what cannot stand here */
    if (same(name, "end"))
        complain(web, span.at, (int)strcspn(span.at, "}") + 1,
                 "ends what was not the last to begin");
    if (same(name, "item") || (same(name, "caption") &&
                               !web->now.framed))
        complain(web, span.at, length + 1, "stands outside of its place");
    if (same(name, "centering"))
        return at;
    Span words = argument(web, &at);
    /* a label, a transcript or a picture */
    if (same(name, "transcript"))
        write_transcript(web, words);
    else if (same(name, "picture") && !web->now.framed)
        write_picture(web, words, "");
    else if (same(name, "label") && !web->now.framed)
        write_label(web, words, "div");
    return at;
}

/* blocks */
static void write_blocks(Web *web, Span span)
{
    for (;;) {
        span.at += strspn(span.at, " \n\3");
        if (span.at >= span.end)
            return;
        if (begins(span.at, blocks))
            span.at = write_block(web, span);
        else {
            /* write a paragraph */
            Span one = { span.at, paragraph_end(span) };

            fputs("<p>", web->out);
            write_span(web, one);
            fputs("</p>\n", web->out);
            span.at = one.end;
        }
    }
}

/* pieces and indexes of the web */

/* see and be seen */
static void write_see(Web *web, int s, int p)
{
    Spot spot = *spot_of(web, s, p);

    begin_link(web, spot.page, spot.id, "");
    fprintf(web->out, "\u00a7%s.%d", web->page[spot.page].number,
            spot.number);
    end_link(web);
}
static void write_callers(Web *web, const char *name)
{
    int user[8];
    int users = find_users(&web->story[web->now.story], name, user);

    fputs("Used in ", web->out);
    for (int k = 0; k < users; k++) {
        fputs(k == 0 ? "" : k < users - 1 ? ", " : " and ", web->out);
        write_see(web, web->now.story, user[k]);
    }
}

/* the foot of a chunk */
static void write_foot(Web *web, int p)
{
    const Story *story = &web->story[web->now.story];
    const Piece *piece = &story->piece[p];

    fputs("<p class=\"foot\">", web->out);
    if (piece->first != p) {
        fputs("Begun in ", web->out);
        write_see(web, web->now.story, piece->first);
    } else if (is_file(story, piece->name))
        fprintf(web->out, "Written to <code>%s</code>", piece->name);
    else
        write_callers(web, piece->name);
    if (piece->next >= 0) {
        fputs(". Continued in ", web->out);
        write_see(web, web->now.story, piece->next);
    }
    fputs(".</p>\n", web->out);
}

/* the name of a chunk */
static void write_name(Web *web, const char *name, bool file)
{
    const char *code, *end;

    fputs(file ? "<code>" : "", web->out);
    while ((code = strstr(name, "[[")) != NULL &&
           (end = strstr(code, "]]")) != NULL) {
        put(web, (Span){ name, code });
        fputs("<code>", web->out);
        put(web, (Span){ code + 2, end });
        fputs("</code>", web->out);
        name = end + 2;
    }
    put(web, (Span){ name, name + strlen(name) });
    fputs(file ? "</code>" : "", web->out);
}
static void write_title(Web *web, int s, int p)
{
    const char *name = web->story[s].piece[p].name;

    fputs("<i>\u27e8", web->out);
    write_name(web, name, is_file(&web->story[s], name));
    fputs("\u27e9</i>", web->out);
}

/* a use for the web */
static void write_use(Web *web, Note note)
{
    const Story *story = &web->story[web->now.story];
    int first = first_named(story, note.text);

    if (first < 0)
        refuse(story, note.line, note.text, (int)strlen(note.text),
               "is used here, and no chunk has this name");
    Spot spot = *spot_of(web, web->now.story, first);
    begin_link(web, spot.page, spot.id, " class=\"use\"");
    write_title(web, web->now.story, first);
    fprintf(web->out, " <small>%s.%d</small>",
            web->page[spot.page].number, spot.number);
    end_link(web);
}

/* lines of code for the web */
static void write_code_line(Web *web, int p, int n, bool *comment)
{
    const Story *story = &web->story[web->now.story];
    int end = line_end(story, n);

    for (; n < end; n++) {
        Note note = story->note[n];

        if (note.kind == TEXT)
            write_code(web, p, note.text, comment);
        else if (note.kind == USE)
            write_use(web, note);
        else if (note.kind == GAP)
            /* leave a gap */
            {
                fputs("<span class=\"gap\">", web->out);
                for (int k = 0; k < atoi(note.text); k++)
                    putc('\n', web->out);
                fputs("</span>", web->out);
            }
    }
    putc('\n', web->out);
}

/* the anchor of a chunk */
static const char *chunk_anchor(Web *web, const Story *story, int p)
{
    const char *name = story->piece[p].name;
    const char *id = said(web, "chunk-%s",
                          slug(web, name, name + strlen(name)));

    if (story->piece[p].first != p)
        /* add the first words of its code */
        {
            const Note *note = &story->note[story->piece[p].begin + 2];

            while (note->kind != TEXT && note->kind != USE && note->kind != END)
                note++;
            id = said(web, "%s.%s", id,
                      slug(web, note->text, note->text + strlen(note->text)));
        }
    for (int k = 0, n = 2; k < p; k++)
        if (spot_of(web, web->now.story, k)->page == web->now.page &&
            strcmp(spot_of(web, web->now.story, k)->id, id) == 0)
            id = said(web, "%s.%d", id, n++);
    return id;
}

/* a chunk of the web */
static void write_chunk(Web *web, int p)
{
    const Story *story = &web->story[web->now.story];
    const Piece *piece = &story->piece[p];
    int n = piece->begin + 2, end = end_of(story, n);
    bool comment = false;

    if (!web->sure)
        *spot_of(web, web->now.story, p) = (Spot){ web->now.page,
            ++web->now.spot, chunk_anchor(web, story, p) };
    Spot spot = *spot_of(web, web->now.story, p);
    /* write the head of the chunk */
    write_opening(web, "div", "chunk", spot.id);
    fprintf(web->out, "<p class=\"name\"><a class=\"no\" href=\"#%s\">"
            "\u00a7%s.%d</a> ", spot.id, web->now.chapter_number,
            spot.number);
    write_title(web, web->now.story, p);
    fputs(piece->first == p ? "\u2261</p>\n<pre tabindex=\"0\"><code>"
        : "+\u2261</p>\n<pre tabindex=\"0\"><code>", web->out);
    for (; n < end; n = line_end(story, n))
        write_code_line(web, p, n, &comment);
    fputs("</code></pre>\n", web->out);
    write_foot(web, p);
    fputs("</div>\n", web->out);
}

/* the first page */
static void write_front(Web *web)
{
    char line[512];
    FILE *in = fopen("doc/html-front.html", "r");

    begin_page(web, "index", "", "Literate Games");
    while (in && fgets(line, sizeof line, in))
        fputs(line, web->out);
    if (in)
        fclose(in);
    fputs("<div class=\"toc\">\n", web->out);
    write_contents(web, true);
    fputs("</div>\n", web->out);
}

/* the letters of an index */
static void begin_index(Web *web, const char *stem, const char *title)
{
    Place place = { .level = 1, .label = "", .id = "", .number = "",
                    .title = title };

    begin_page(web, stem, "", title);
    place.page = web->now.page;
    add_place(web, NULL, place);
    fprintf(web->out, "<h1>%s</h1>\n<ul class=\"index\">\n", title);
}
static void write_letter(Web *web, const char *key, const char *last)
{
    if (toupper(*key) != toupper(*last))
        fprintf(web->out, "</ul>\n<h2 id=\"%c\">%c</h2>\n"
                "<ul class=\"index\">\n", tolower(*key), toupper(*key));
}

/* the visits of a name */
static void write_visits(Web *web, int h)
{
    const Home *home = &web->home[h];

    for (int k = h; k < web->homes &&
                    home->story == web->home[k].story &&
                    !strcmp(home->name, web->home[k].name); k++) {
        fputs("<b>", web->out);
        write_see(web, home->story, web->home[k].piece);
        fputs("</b> ", web->out);
    }
    /* write the visitors, each once */
    const Visit *last = NULL;

    for (int v = 0; v < web->visits; v++) {
        const Visit *visit = &web->visit[v];

        if (visit->home != h || (visit->story == home->story &&
                                 visit->piece == home->piece) ||
            (last && last->story == visit->story &&
             last->piece == visit->piece))
            continue;
        write_see(web, visit->story, visit->piece);
        putc(' ', web->out);
        last = visit;
    }
}

/* the index of names */
static void write_name_index(Web *web)
{
    begin_index(web, "names", "Names");
    for (int h = 0; h < web->homes; h++) {
        const Home *home = &web->home[h];
        bool again = h > 0 && !strcmp(home->name, home[-1].name);
        bool twin = again || (h + 1 < web->homes &&
                              !strcmp(home->name, home[1].name));

        if (again && home->story == home[-1].story)
            continue;
        write_letter(web, home->name, h ? home[-1].name : "");
        /* write the entry of a name */
        Spot spot = *spot_of(web, home->story, home->piece);

        fprintf(web->out, "<li><a href=\"%s.html#%s\"><code>%s</code></a> ",
                web->page[spot.page].stem, home_anchor(web, home), home->name);
        if (twin)
            fprintf(web->out, "(%s) ", web->story[home->story].name);
        write_visits(web, h);
        fputs("</li>\n", web->out);
    }
    fputs("</ul>\n", web->out);
    end_page(web);
}

/* the index of chunks */
typedef struct Entry { const char *key; int story, piece; } Entry;
static int by_key(const void *one, const void *other)
{
    const Entry *a = one, *b = other;
    int order = by_letters(a->key, b->key);

    return order ? order : a->story - b->story;
}
static Entry *first_pieces(const Web *web, int *count)
{
    Entry *entry = NULL;

    *count = 0;
    for (int s = 0; s < web->stories; s++)
        for (int p = 0; p < web->story[s].pieces; p++)
            if (web->story[s].piece[p].first == p) {
                const char *key = web->story[s].piece[p].name;

                entry = room_for(entry,
                    ((size_t)*count + 1) * sizeof *entry);
                entry[(*count)++] = (Entry){
                    key + strspn(key, "[ "), s, p };
            }
    if (entry)
        qsort(entry, (size_t)*count, sizeof *entry, by_key);
    return entry;
}
static void write_uses(Web *web, int s, int p)
{
    const Story *story = &web->story[s];
    int user[8], users = find_users(story, story->piece[p].name, user);

    for (int k = p; k >= 0; k = story->piece[k].next) {
        fputs("<b>", web->out);
        write_see(web, s, k);
        fputs("</b> ", web->out);
    }
    for (int k = 0; k < users; k++) {
        write_see(web, s, user[k]);
        putc(' ', web->out);
    }
}
static void write_chunk_index(Web *web)
{
    int count;
    Entry *entry = first_pieces(web, &count);

    begin_index(web, "chunks", "Chunks");
    for (int k = 0; k < count; k++) {
        write_letter(web, entry[k].key, k ? entry[k - 1].key : "");
        /* write the entry of a chunk */
        Spot spot = *spot_of(web, entry[k].story, entry[k].piece);

        fputs("<li>", web->out);
        begin_link(web, spot.page, spot.id, "");
        write_title(web, entry[k].story, entry[k].piece);
        end_link(web);
        fprintf(web->out, " (%s) ", web->story[entry[k].story].name);
        write_uses(web, entry[k].story, entry[k].piece);
        fputs("</li>\n", web->out);
    }
    fputs("</ul>\n", web->out);
    free(entry);
}

/* chunks for the searcher */
static void write_search_chunks(Web *web, FILE *out)
{
    int count;
    Entry *entry = first_pieces(web, &count);
    FILE *page = web->out;

    web->out = out;
    for (int k = 0; k < count; k++) {
        Spot spot = *spot_of(web, entry[k].story, entry[k].piece);
        const char *name =
            web->story[entry[k].story].piece[entry[k].piece].name;

        /* write the chunk for the searcher */
        fputs("[\"\u27e8", out);
        for (; *name; name++)
            if (*name != '[' && *name != ']' && *name != '\\')
                put(web, (Span){ name, name + 1 });
        fprintf(out, "\u27e9\",\"%s.%d\",\"%s.html#%s\"],\n",
                web->page[spot.page].number, spot.number,
                web->page[spot.page].stem, spot.id);
    }
    web->out = page;
    free(entry);
}

/* the list for the searcher */
static void write_search(Web *web)
{
    FILE *out = fopen(said(web, "%s/search.js", web->folder), "w");

    if (!out)
        return;
    fputs("const INDEX = [\n", out);
    for (int k = 0; k < web->places; k++)
        if (web->place[k].level > 0)
            fprintf(out, "[\"%s\",\"%s\",\"%s.html#%s\"],\n",
                    plain(web, web->place[k].title),
                    web->place[k].number,
                    web->page[web->place[k].page].stem,
                    web->place[k].id);
    /* names for the searcher */
    for (int h = 0; h < web->homes; h++) {
        const Home *home = &web->home[h];
        Spot spot = *spot_of(web, home->story, home->piece);

        fprintf(out, "[\"%s\",\"%s\",\"%s.html#%s\"],\n",
                home->name, web->story[home->story].name,
                web->page[spot.page].stem, home_anchor(web, home));
    }
    write_search_chunks(web, out);
    fputs("];\n", out);
    fclose(out);
}

/* a stretch of prose for the web */
static int write_stretch(Web *web, int n)
{
    const Story *story = &web->story[web->now.story];
    char *text = NULL;
    size_t size;
    FILE *out = sheet(&text, &size);

    web->now.line = n + 1 < story->notes ? story->note[n + 1].line : 1;
    n = gather(story, n, out);
    fclose(out);
    web->now.prose = text;
    write_blocks(web, (Span){ text, text + size });
    web->now.prose = NULL;
    remember(web, text);
    return n;
}

/* the whole book is read */
static void read_book(Web *web, char *all)
{
    while (*all) {
        Story story = { .file = "standard input" };
        int s = web->stories++;

        all = read_story(&story, all);
        web->story = room_for(web->story,
            (size_t)web->stories * sizeof *web->story);
        web->story[s] = story;
        /* nobody has a spot yet */
        web->story[s].before = web->spots;
        web->spot = room_for(web->spot, sizeof *web->spot *
            ((size_t)web->spots + (size_t)story.pieces + 1));
        for (int p = 0; p < story.pieces; p++)
            web->spot[web->spots++] = (Spot){ 0, 0, "" };
    }
}

/* one reading of one story */
static void write_story(Web *web, int s, int n, int piece)
{
    Story *story = &web->story[s];

    web->now.story = s;
    web->now.piece = piece;
    for (; n < story->notes; n++) {
        Note note = story->note[n];

        if (note.kind == PAUSE || note.kind == RESUME)
            /* pause, or go on with the story that has paused */
            {
                for (int other = 0; note.kind == RESUME && other < s; other++)
                    if (web->story[other].paused)
                        write_story(web, other, web->story[other].paused,
                                    web->story[other].told);
                story->paused = note.kind == PAUSE ? n + 1 : 0;
                story->told = web->now.piece;
                if (note.kind == PAUSE)
                    return;
                continue;
            }
        if (note.kind == DOCS)
            n = write_stretch(web, n);
        else if (note.kind == DEFN)
            write_chunk(web, web->now.piece++);
        else if (note.kind == PART || note.kind == APPENDIX)
            /* a part of the book begins */
            {
                web->now.part = note.text;
                if (note.kind == APPENDIX)
                    web->now.chapter = 0;
                web->now.appendix |= note.kind == APPENDIX;
            }
    }
}

/* the two readings */
static void read_twice(Web *web)
{
    for (int time = 1; time <= 2; time++) {
        web->sure = time == 2;
        web->now = (Now){ .number = "", .chapter_number = "" };
        write_front(web);
        for (int s = 0; s < web->stories; s++)
            write_story(web, s, 0, 0);
        write_chunk_index(web);
        write_name_index(web);
    }
}

/* main of the web */
int main(int count, char **argument_list)
{
    Web web = { .folder = count > 1 ? argument_list[1] : ".",
                .notes = "" };
    char *all = read_all(stdin);

    read_book(&web, all);
    for (int s = 0; s < web.stories; s++)
        find_homes(&web, s);
    if (web.home)
        qsort(web.home, (size_t)web.homes, sizeof *web.home, by_name);
    read_twice(&web);
    write_search(&web);
    /* give the web back */
    for (int s = 0; s < web.stories; s++) {
        free(web.story[s].note);
        free(web.story[s].piece);
        free(web.story[s].call);
        free(web.story[s].known);
    }
    for (int k = 0; k < web.texts; k++)
        free(web.text[k]);
    free(web.text);
    free(web.story);
    free(web.spot);
    free(web.page);
    free(web.place);
    free(web.home);
    free(web.visit);
    free(all);
    return 0;
}
