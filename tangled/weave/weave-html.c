/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-html.c -- prints the tree as pages of the web */
#include "weave.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* the kinds of things on the web */
typedef struct Page {
    const char *stem, *number;      /* chatnoir; 3, or A, or nothing */
    const Node *title, *part;       /* the part begins with it */
    List notes;                     /* at its foot */
    int order;                      /* in the book, from 0 */
} Page;
typedef struct Place {
    const Node *node;
    Span label;
    Page *page;
    const char *id, *number;
} Place;
enum How { FULL, LINKLESS, BARE };
typedef struct Web {
    Book *book;
    const char *folder;
    FILE *out;
    const Node *node;               /* being printed */
    enum How how;
    bool framed, hidden, appendix;  /* in a figure; in a hidden tag */
    List pages, places, names, chunks;
    Page *page;                     /* the one being written */
    Chunk *chunk;                   /* or NULL: prose */
    const Node *part;               /* that waits for its first page */
    int count[KINDS];               /* so many of each in the chapter */
    const char *chapter, *number;   /* a label here means this */
} Web;
static void print_inside(Web *web, const Node *node, enum How how);
static void print(Web *web, const Node *node);
static void turn_page(Web *web, Page *page);
static void print_contents(Web *web, bool all);

/* letters of a page */
static const char *said(Web *web, const char *format, ...)
{
    char text[1000];
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    return copied(web->book, span(text)).at;
}
static void put(Web *web, Span text)
{
    for (; text.at < text.end && !web->hidden; text.at++)
        switch (*text.at) {
        case '&': fputs("&amp;", web->out);  break;
        case '<': fputs("&lt;", web->out);   break;
        case '>': fputs("&gt;", web->out);   break;
        case '"': fputs("&quot;", web->out); break;
        case OPEN: fputs("[[", web->out);    break;
        case SHUT: fputs("]]", web->out);    break;
        case '\n': case '\\':
            putc(web->how == BARE ? ' ' : *text.at, web->out);
            break;
        default:  putc(*text.at, web->out);
        }
}

/* say one of its parts */
static void say_one(Web *web, char what, va_list *list)
{
    const Node *node = web->node;
    const char *text = "";

    if (strchr("Inlb", what))
        print_inside(web, what == 'I' ? node :
                     va_arg(*list, const Node *), what == 'l' ?
                     LINKLESS : what == 'b' ? BARE : FULL);
    else if (what == 'T' || what == 't')
        put(web, what == 'T' ? node->text : va_arg(*list, Span));
    else
        text = what == 'A' ? node->place->id :
               what == 'N' ? node->place->number :
               what == 'd' ? said(web, "%d", va_arg(*list, int)) :
               va_arg(*list, const char *);
    fputs(web->hidden ? "" : text, web->out);
}
static void print_inside(Web *web, const Node *node, enum How how)
{
    const Node *outer = web->node;
    enum How before = web->how;

    web->how = how > before ? how : before;
    for (const Node *child = node->first; child; child = child->next) {
        web->node = child;
        print(web, child);
    }
    web->how = before;
    web->node = outer;
}

/* say a shape */
static void say(Web *web, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    for (; *format; format++) {
        if (*format == '<')
            web->hidden = web->how == BARE || (web->how == LINKLESS &&
                (!strncmp(format, "<a ", 3) ||
                 !strncmp(format, "</a", 3)));
        if (*format == '%')
            say_one(web, *++format, &list);
        else if (!web->hidden)
            putc(*format, web->out);
        if (*format == '>')
            web->hidden = false;
    }
    va_end(list);
}

/* shapes */
static const char *const shapes[KINDS] = {
    [PARAGRAPH] = "<p>%I</p>\n", [ITEMIZE] = "<ul>\n%I</ul>\n",
    [ENUMERATE] = "<ol>\n%I</ol>\n", [ITEM] = "<li>%I</li>\n",
    [VERBATIM] = "<pre class=\"verbatim\" tabindex=\"0\">%T</pre>\n",
    [TABULAR] = "<table>\n%I</table>\n", [ROW] = "<tr>%I</tr>\n",
    [HEAD] = "<th scope=\"col\" class=\"%T\">%I</th>",
    [CELL] = "<td class=\"%T\">%I</td>",
    [EXERCISE] = "<div class=\"exercise\" id=\"%A\">\n"
                 "<p class=\"head\"><b>Exercise %N</b> <i>%T</i></p>\n"
                 "%I</div>\n",
    [EMPH] = "<em>%I</em>", [GROUP] = "%I", [LDOTS] = "\u2026",
    [MARGIN] = "<span class=\"margin\">%I</span>",
    [FOOTNOTE] = "<sup><a id=\"to-note-%N\" href=\"#note-%N\">%N</a>"
                 "</sup>",
    [CODE] = "<code>%T</code>", [QUOTE] = "<code>%I</code>",
    [LONG] = "<code class=\"long\">%I</code>",
    [SIGN] = "%T", [BREAK] = "<br>", [ACCENT] = "%I%T",
    /* shapes of formulas and code */
    [MATH] = "<span class=\"math\">%I</span>", [ITALIC] = "<i>%T</i>",
    [AIRY] = "\u00a0%T\u00a0", [TIGHT] = "%T", [DENSE] = "%T",
    [COMMA] = "%T ", [RAISED] = "<sup>%I</sup>",
    [LOWERED] = "<sub>%I</sub>", [FRACTION] = "%I",
    [ROOT] = "%T<span class=\"root\">%I</span>",
    [LINE] = "%I\n", [PLAIN] = "%T", [SPACE] = "%T", [WORD] = "%T",
    [KEYWORD] = "<span class=\"k\">%T</span>",
    [TYPE] = "<span class=\"t\">%T</span>",
    [STRING] = "<span class=\"s\">%T</span>",
    [NUMBER] = "<span class=\"n\">%T</span>",
    [COMMENT] = "<span class=\"c\">%T</span>",
    [ORDER] = "<span class=\"p\">%T</span>",
};

/* anchors */
static const char *slug(Web *web, Span text)
{
    char name[64], *to = name;

    for (; text.at < text.end && to - name < 60; text.at++) {
        char c = *text.at;

        if (isalnum((unsigned char)c))
            *to++ = (char)tolower((unsigned char)c);
        else if (c == '\\')
            while (text.at + 1 < text.end &&
                   isalpha((unsigned char)text.at[1]))
                text.at++;
        else if (c != '\'' && to > name && to[-1] != '-')
            *to++ = '-';
    }
    while (to > name && to[-1] == '-')
        to--;
    return said(web, "%.*s", (int)(to - name), name);
}
static bool is_title(const Node *node)
{
    return node->is >= CHAPTER && node->is <= SUBSECTION;
}
static const char *id_of(Web *web, const Node *node, const Node *label)
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
    return label || is_title(node) ? slug(web, text) : exercise ?
           said(web, "exercise-%s", slug(web, text)) : "";
}
static const char *href(Web *web, const Page *page, const char *id)
{
    bool here = page == web->page && *id;

    return said(web, "%s%s%s%s", here ? "" : page->stem,
                here ? "" : ".html", *id ? "#" : "", id);
}

/* homes */
static Home *home_of(const Node *word, const Document *document)
{
    Home *shared = NULL;

    if (!is_known(word))
        return NULL;
    for (int k = 0; k < word->name->homes.count; k++) {
        Home *home = word->name->homes.item[k];
        Span file = home->chunk->document->file;

        if (home->chunk->document == document)
            return home;
        if (!shared && (equal(file, span("games.nw")) ||
                        starts(file, "kit/")) &&
            !equal(file, span("kit/weave.nw")))
            shared = home;
    }
    return shared;
}
static void count_word(Web *web, Chunk *chunk, const Node *word)
{
    Home *home = home_of(word, chunk->document);
    int n = home ? home->visits.count : 0;

    if (!home)
        return;
    if (n == 0 || home->visits.item[n - 1] != chunk)
        add(web->book, &home->visits, chunk);
    if (!home->word && chunk->first == home->chunk->first &&
        chunk->number <= home->chunk->number) {
        home->word = word;
        home->chunk = chunk;
    }
}

/* count */
static const char *number_of(Web *web, enum Is is)
{
    int n = ++web->count[is];

    if (is == CHAPTER) {
        memset(web->count, 0, sizeof web->count);
        web->count[is] = n;
        return web->chapter = web->appendix ?
            said(web, "%c", 'A' + n - 1) : said(web, "%d", n);
    }
    if (is == SECTION)
        web->count[SUBSECTION] = 0;
    return is == SUBSECTION ?
        said(web, "%s.%d.%d", web->chapter, web->count[SECTION], n) :
        said(web, "%s.%d", web->chapter, n);
}
static void add_page(Web *web, const char *stem, const char *number,
                     const Node *title)
{
    Page *page = room_for(web->book, sizeof *page);

    *page = (Page){ .stem = stem, .number = number, .title = title,
                    .part = web->part, .order = web->pages.count };
    add(web->book, &web->pages, page);
    web->page = page;
    web->part = NULL;
}
static void add_place(Web *web, Node *node)
{
    Node *label = node->is == LABEL ? node : find(node, LABEL);
    Place *place = room_for(web->book, sizeof *place);
    bool star = is_title(node) && node->text.at < node->text.end;

    node->place = place;
    place->node = node;
    place->id = id_of(web, node, label);
    place->number = node == label ? web->number : star ? "" :
                    number_of(web, node->is);
    if (is_title(node) && !star)
        web->number = place->number;
    if (node->is == CHAPTER) {
        add_page(web, place->id, place->number, node);
        place->id = "";
    }
    place->page = web->page;
    /* no two places of a page have one anchor */
    for (int k = 0; k < web->places.count; k++) {
        const Place *other = web->places.item[k];

        if (other->page == place->page && *place->id &&
            !strcmp(other->id, place->id))
            refuse(web->book, node->line, node->all,
                   "has the anchor of an earlier place on this page;"
                   " give it a \\label of its own");
    }
    add(web->book, &web->places, place);
    if (label) {
        label->place = place;
        place->label = label->text;
    }
}
static void count_chunk(Web *web, Chunk *chunk)
{
    const Node *row = chunk->node->first;
    const char *words = slug(web, chunk->node->text);
    const char *id = said(web, "chunk-%s", words);
    int n = 2;

    while (row && !row->first)
        row = row->next;
    if (chunk->first != chunk)
        id = said(web, "%s.%s", id, row ? slug(web, row->text) : "");
    for (int k = 0; k < chunk->number; k++) {
        const Chunk *other = chunk->document->chunks.item[k];

        if (other->page == web->page && !strcmp(other->id, id))
            id = said(web, "%s.%d", id, n++);
    }
    chunk->page = web->page;
    chunk->spot = ++web->count[CHUNK];
    chunk->id = id;
}
static void count(Web *web, Node *node)
{
    enum Is is = node->is;

    if (is == PART || is == APPENDIX) {
        web->part = node;
        web->appendix |= is == APPENDIX;
        web->count[CHAPTER] *= is == PART;
    } else if (is == CHUNK)
        count_chunk(web, node->chunk);
    else if (is_title(node) || is == FIGURE || is == TABLE ||
             is == EXERCISE || (is == LABEL && !node->place))
        add_place(web, node);
    else if (is == FOOTNOTE) {
        node->place = room_for(web->book, sizeof *node->place);
        node->place->number = said(web, "%d", ++web->count[is]);
        add(web->book, &web->page->notes, node);
    } else if (web->chunk)
        count_word(web, web->chunk, node);
    for (Node *child = node->first; child; child = child->next)
        count(web, child);
}

/* letters of prose */
static void print_letters(Web *web, Span text)
{
    static const char *const typed[][2] = {
        { "---", "\u2014" }, { "--", "\u2013" }, { "``", "\u201c" },
        { "''", "\u201d" },  { "`", "\u2018" },  { "'", "\u2019" },
        { "~", "\u00a0" },   { "", NULL }
    };
    while (text.at < text.end) {
        int k = 0;

        while (!starts(text, typed[k][0]))
            k++;
        if (typed[k][1])
            fputs(typed[k][1], web->out);
        else
            put(web, (Span){ text.at, text.at + 1 });
        text.at += typed[k][1] ? strlen(typed[k][0]) : 1;
    }
}

/* references and names */
static void print_reference(Web *web, const Node *node)
{
    const Place *place = NULL;

    for (int k = 0; k < web->places.count && !place; k++) {
        place = web->places.item[k];
        if (!place->label.at || !equal(place->label, node->text))
            place = NULL;
    }
    if (!place)
        refuse(web->book, node->line, node->text,
               "is the label of no place in this book");
    say(web, "<a href=\"%s\">%I%s%s</a>",
        href(web, place->page, place->id),
        node->is == REF ? "" : "\u00a7", place->number);
}
static const char *home_link(Web *web, const Home *home)
{
    return href(web, home->chunk->page, !home->word ? home->chunk->id :
                said(web, "def-%.*s", SPAN(home->word->text)));
}
static bool print_name(Web *web, const Node *word)
{
    const Home *home = home_of(word, web->book->now);

    if (home && home->word == word)
        say(web, "<span class=\"def\" id=\"def-%T\">%T</span>");
    else if (home && home->chunk != web->chunk)
        say(web, "<a class=\"%s\" href=\"%s\">%T</a>",
            word->is == TYPE ? "nm t" : "nm", home_link(web, home));
    return home && (home->word == word || home->chunk != web->chunk);
}

/* chunks on a page */
static void print_chunk(Web *web, const Chunk *chunk)
{
    say(web, "<div class=\"chunk\" id=\"%s\">\n<p class=\"name\"><a"
        " class=\"no\" href=\"#%s\">\u00a7%s.%d</a> <i>\u27e8%n\u27e9"
        "</i>%s\u2261</p>\n<pre tabindex=\"0\"><code>%n</code></pre>\n"
        "<p class=\"foot\">%n</p>\n</div>\n", chunk->id, chunk->id,
        chunk->page->number, chunk->spot, &chunk->title,
        chunk->first == chunk ? "" : "+", chunk->node, &chunk->foot);
}
static void print_use(Web *web, const Chunk *chunk)
{
    say(web, "<a class=\"use\" href=\"%s\"><i>\u27e8%n\u27e9</i>"
        " <small>%s.%d</small></a>", href(web, chunk->page, chunk->id),
        &chunk->title, chunk->page->number, chunk->spot);
}
static void print_see(Web *web, const char *before, const Chunk *chunk,
                      const char *after)
{
    say(web, "%s<a href=\"%s\">\u00a7%s.%d</a>%s", before,
        href(web, chunk->page, chunk->id), chunk->page->number,
        chunk->spot, after);
}

/* transcripts and pictures */
static void print_transcript(Web *web, const Node *node)
{
    char line[512];
    FILE *in = fopen(said(web, "%.*s", SPAN(node->text)), "r");

    if (!in)
        refuse(web->book, node->line, node->text,
               "is a transcript that is not there");
    say(web, "<pre class=\"transcript\" tabindex=\"0\">");
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = '\0';
        say(web, *line == '>' || *line == '$' ? "<b>%t</b>\n" : "%t\n",
            span(line));
    }
    fclose(in);
    say(web, "</pre>\n");
}
static void print_picture(Web *web, const Node *caption,
                          const char *which)
{
    const char *file = said(web, "%s/%.*s", web->folder,
                            SPAN(web->node->text));
    FILE *night = fopen(said(web, "%s-dark.svg", file), "r");
    FILE *day = fopen(said(web, "%s.svg", file), "r");
    char head[512] = "";

    say(web, night ? "<picture><source srcset=\"%T-dark.svg\" media="
        "\"(prefers-color-scheme: dark)\">" : "<picture>");
    say(web, "<img src=\"%T.svg\" alt=\"%b%s\"", caption, which);
    if (night)
        fclose(night);
    if (day) {
        head[fread(head, 1, sizeof head - 1, day)] = '\0';
        fclose(day);
    }
    const char *wide = strstr(head, " width=\"");
    const char *high = strstr(head, " height=\"");
    if (wide && high)
        say(web, " width=\"%d\" height=\"%d\"",
            atoi(wide + 8) * 4 / 3, atoi(high + 9) * 4 / 3);
    say(web, "></picture>\n");
}

/* figures */
static void print_pictures(Web *web, const Node *figure,
                           const Node *caption)
{
    int all = 0, number = 0;

    for (const Node *node = figure->first; node; node = node->next)
        all += node->is == PICTURE;
    say(web, all ? "<div class=\"pictures\">\n" : "");
    for (const Node *node = figure->first; node; node = node->next)
        if (node->is == PICTURE) {
            web->node = node;
            print_picture(web, caption, all == 1 ? "" :
                said(web, " (%d of %d)", ++number, all));
        }
    web->node = figure;
    say(web, all ? "</div>\n" : "");
}
static void print_figure(Web *web, const Node *node)
{
    static const Node nothing;
    const Node *found = find(node, CAPTION);
    const Node *caption = found ? found : &nothing;
    bool table = node->is == TABLE;

    say(web, "<figure class=\"%s\"", table ? "table" : "board");
    say(web, *node->place->id ? " id=\"%A\">\n" : ">\n");
    print_pictures(web, node, caption);
    web->framed = true;
    say(web, "%I");
    web->framed = false;
    say(web, "<figcaption><b>%s %N</b> %n</figcaption>\n</figure>\n",
        table ? "Table" : "Figure", caption);
}

/* headings */
static void print_heading(Web *web, const Node *node)
{
    int level = (int)(node->is - CHAPTER) + 1;

    if (level == 1)
        turn_page(web, node->place->page);
    say(web, level > 1 ? "<h%d id=\"%A\">" : "<h%d>", level);
    say(web, *node->place->number ? "<span class=\"no\">%N</span> %I"
                                  : "%I");
    say(web, level > 1 ? " <a class=\"self\" href=\"#%A\" aria-label="
        "\"Link to this section\"></a></h%d>\n" : "</h%d>\n", level);
}

/* print a node */
static void print(Web *web, const Node *node)
{
    switch (node->is) {
    case CHAPTER: case SECTION: case SUBSECTION:
        print_heading(web, node);
        break;
    case FIGURE: case TABLE: print_figure(web, node);            break;
    case REF: case PAGEREF:  print_reference(web, node);         break;
    case TRANSCRIPT:         print_transcript(web, node);        break;
    case LETTERS:            print_letters(web, node->text);     break;
    case USE:                print_use(web, node->chunk);        break;
    case SEE:                print_see(web, "", node->chunk, ""); break;
    case PICTURE:
        if (!web->framed)
            print_picture(web, node, "");
        break;
    case LABEL:
        say(web, node->place->node == node ? "<span id=\"%A\"></span>"
                                           : "");
        break;
    case GAP:
        say(web, "<span class=\"gap\">");
        for (int k = atoi(copied(web->book, node->text).at); k-- > 0; )
            putc('\n', web->out);
        say(web, "</span>");
        break;
    default:
        if (shapes[node->is] && !print_name(web, node))
            say(web, shapes[node->is]);
    }
}

/* the head of a page */
static const char page_head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\""
    "width=device-width, initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
    "<link rel=\"stylesheet\" href=\"html.css\">\n"
    "<script src=\"html.js\" defer></script>\n<title>%s%s%b</title>\n";
static const char page_top[] =
    "</head>\n<body>\n<a class=\"skip\" href=\"#main\">Skip to the"
    " text</a>\n<header>\n<a class=\"book\" href=\"index.html\">"
    "Literate Games</a>\n<a class=\"jump\" href=\"#contents\">Contents"
    "</a>\n</header>\n<main id=\"main\">\n";

/* the neighbors of a page */
static void print_neighbor(Web *web, int order, const char *format)
{
    if (order >= 0 && order < web->pages.count) {
        const Page *page = web->pages.item[order];

        say(web, format, page->stem, page->number,
            *page->number ? " " : "", page->title);
    }
}

/* end a page */
static void end_page(Web *web, const Page *page)
{
    bool notes = page->notes.count > 0;

    say(web, notes ? "<section class=\"notes\" aria-label=\"Footnotes\""
        ">\n<ol>\n" : "");
    for (int k = 0; k < page->notes.count; k++) {
        web->node = page->notes.item[k];
        say(web, "<li id=\"note-%N\">%I <a href=\"#to-note-%N\""
            " aria-label=\"Back to the text\">\u21a9</a></li>\n");
    }
    say(web, notes ? "</ol>\n</section>\n</main>\n" : "</main>\n");
    say(web, "<nav class=\"pages\" aria-label=\"Pages\">\n");
    print_neighbor(web, page->order - 1,
        "<a rel=\"prev\" href=\"%s.html\">\u2190 %s%s%l</a>\n");
    print_neighbor(web, page->order + 1,
        "<a rel=\"next\" href=\"%s.html\">%s%s%l \u2192</a>\n");
    say(web, "</nav>\n<nav class=\"contents\" id=\"contents\""
        " aria-label=\"Contents\">\n");
    print_contents(web, false);
    say(web, "</nav>\n</body>\n</html>\n");
    fclose(web->out);
    web->out = NULL;
}

/* turn the page */
static void open_file(Web *web, const char *name)
{
    const char *file = said(web, "%s/%s", web->folder, name);

    web->out = fopen(file, "w");
    if (!web->out)
        refuse(web->book, 0, span(file), "cannot be written");
}
static void turn_page(Web *web, Page *page)
{
    if (web->out)
        end_page(web, web->page);
    web->page = page;
    open_file(web, said(web, "%s.html", page->stem));
    say(web, page_head, page->number, *page->number ? " " : "",
        page->title);
    print_neighbor(web, page->order - 1,
                   "<link rel=\"prev\" href=\"%s.html\">\n");
    print_neighbor(web, page->order + 1,
                   "<link rel=\"next\" href=\"%s.html\">\n");
    say(web, page_top);
}

/* contents */
static void print_sections(Web *web, const Page *page, bool all)
{
    bool list = false;

    for (int k = 0; k < web->places.count; k++) {
        const Place *place = web->places.item[k];

        if (place->page != page || place->node->is != SECTION ||
            (all ? !*place->number : page != web->page))
            continue;
        say(web, "%s<li><a href=\"%s.html#%s\"><span class=\"no\">%s"
            "</span> %l</a></li>\n", list ? "" : "\n<ol>\n", page->stem,
            place->id, place->number, place->node);
        list = true;
    }
    say(web, list ? "</ol>\n" : "");
}
static void print_contents(Web *web, bool all)
{
    for (int k = all; k < web->pages.count; k++) {
        const Page *page = web->pages.item[k];
        bool list = k > all;

        if (page->part)
            say(web, all ? "%s<h2>%t</h2>\n" :
                "%s<p class=\"part\">%t</p>\n", list ? "</ol>\n" : "",
                page->part->text);
        say(web, list && !page->part ? "" : "<ol>\n");
        say(web, "<li><a href=\"%s.html\"%s><span class=\"no\">%s"
            "</span> %l</a>", page->stem, page != web->page ? "" :
            " aria-current=\"page\"", page->number, page->title);
        print_sections(web, page, all);
        say(web, "</li>\n");
    }
    say(web, "</ol>\n");
}

/* the first page */
static void print_front(Web *web)
{
    FILE *in = fopen("doc/html-front.html", "r");

    turn_page(web, web->pages.item[0]);
    for (int letter; in && (letter = getc(in)) != EOF; )
        putc(letter, web->out);
    if (in)
        fclose(in);
    say(web, "<div class=\"toc\">\n");
    print_contents(web, true);
    say(web, "</div>\n");
}

/* the order of an index */
static int by_key(const void *one, const void *other)
{
    const Node *a = *(Node *const *)one, *b = *(Node *const *)other;
    int order = strcasecmp(a->text.at, b->text.at);

    if (!order)
        order = strcmp(a->text.at, b->text.at);
    return order ? order : a->line - b->line;
}
static void enlist(Web *web, List *list, Span key, Chunk *chunk,
                   Name *name)
{
    Node *entry = room_for(web->book, sizeof *entry);

    key.at = past(key, "[ ");
    *entry = (Node){ .text = copied(web->book, key), .chunk = chunk,
                     .name = name, .line = list->count };
    add(web->book, list, entry);
}
static void sort_entries(Web *web)
{
    List *lists[] = { &web->chunks, &web->names };
    Book *book = web->book;

    for (Node *node = book->all.first; node; node = node->next)
        if (node->is == CHUNK && node->chunk->first == node->chunk)
            enlist(web, lists[0], node->text, node->chunk, NULL);
    for (int k = 0; k < BUCKETS; k++)
        for (Name *name = book->bucket[k]; name; name = name->next)
            if (name->homes.count)
                enlist(web, lists[1], name->text, NULL, name);
    for (int k = 0; k < 2; k++)
        if (lists[k]->count)
            qsort(lists[k]->item, (size_t)lists[k]->count,
                  sizeof *lists[k]->item, by_key);
}

/* entries */
static void print_home(Web *web, const Home *home, bool twins)
{
    say(web, "<li><a href=\"%s\"><code>%T</code></a> ",
        home_link(web, home));
    if (twins)
        say(web, "(%t) ", home->chunk->document->name);
    print_see(web, "<b>", home->chunk, "</b> ");
    for (int k = 0; k < home->others.count; k++)
        print_see(web, "<b>", home->others.item[k], "</b> ");
    for (int k = 0; k < home->visits.count; k++)
        if (home->visits.item[k] != home->chunk)
            print_see(web, "", home->visits.item[k], " ");
    say(web, "</li>\n");
}
static void print_pieces(Web *web, const Chunk *chunk)
{
    say(web, "<li><a href=\"%s\"><i>\u27e8%n\u27e9</i></a> (%t) ",
        href(web, chunk->page, chunk->id), &chunk->title,
        chunk->document->name);
    for (const Chunk *piece = chunk; piece; piece = piece->later)
        print_see(web, "<b>", piece, "</b> ");
    for (int k = 0; k < chunk->users.count; k++)
        print_see(web, "", chunk->users.item[k], " ");
    say(web, "</li>\n");
}
static void print_index(Web *web, int order, const List *list)
{
    int last = 0;

    turn_page(web, web->pages.item[order]);
    say(web, "<h1>%n</h1>\n<ul class=\"index\">\n", web->page->title);
    for (int k = 0; k < list->count; k++) {
        const Node *entry = web->node = list->item[k];
        int first = toupper((unsigned char)*entry->text.at);

        if (first != last)
            say(web, "</ul>\n<h2 id=\"%s\">%s</h2>\n<ul class=\"index\""
                ">\n", said(web, "%c", tolower(first)),
                said(web, "%c", first));
        last = first;
        const List *homes = entry->chunk ? NULL : &entry->name->homes;
        for (int j = 0; homes && j < homes->count; j++)
            print_home(web, homes->item[j], homes->count > 1);
        if (!homes)
            print_pieces(web, entry->chunk);
    }
    say(web, "</ul>\n");
}

/* the list for the searcher */
static void list_for_search(Web *web)
{
    web->page = NULL;
    open_file(web, "search.js");
    say(web, "const INDEX = [\n");
    for (int k = 0; k < web->places.count; k++) {
        const Place *place = web->places.item[k];

        if (is_title(place->node))
            say(web, "[\"%b\",\"%s\",\"%s\"],\n", place->node,
                place->number, href(web, place->page, place->id));
    }
    /* names and chunks for the searcher */
    for (int k = 0; k < web->names.count; k++) {
        const Name *name = ((const Node *)web->names.item[k])->name;

        for (int j = 0; j < name->homes.count; j++) {
            const Home *home = name->homes.item[j];

            say(web, "[\"%t\",\"%t\",\"%s\"],\n", name->text,
                home->chunk->document->name, home_link(web, home));
        }
    }
    for (int k = 0; k < web->chunks.count; k++) {
        const Chunk *chunk = ((const Node *)web->chunks.item[k])->chunk;

        say(web, "[\"\u27e8%b\u27e9\",\"%s.%d\",\"%s\"],\n",
            &chunk->title, chunk->page->number, chunk->spot,
            href(web, chunk->page, chunk->id));
    }
    say(web, "];\n");
}

/* the two walks */
static Node *title_of(Web *web, const char *text)
{
    Node *node = room_for(web->book, sizeof *node);

    *node = (Node){ .is = CHAPTER, .text = span("*") };
    append(web->book, node, LETTERS, span(text), 0);
    return node;
}
static void begin_node(Web *web, const Node *node)
{
    web->node = node;
    web->chunk = node->chunk;
    web->book->now = node->chunk ? node->chunk->document :
                     node->document ? node->document : web->book->now;
}
static void count_book(Web *web)
{
    add_page(web, "index", "", title_of(web, "Literate Games"));
    for (Node *node = web->book->all.first; node; node = node->next) {
        begin_node(web, node);
        count(web, node);
    }
    web->chunk = NULL;
    count(web, title_of(web, "Chunks"));
    count(web, title_of(web, "Names"));
    sort_entries(web);
}
static bool print_book(Web *web)
{
    if (setjmp(web->book->stop))
        return false;
    count_book(web);
    print_front(web);
    for (Node *node = web->book->all.first; node; node = node->next) {
        begin_node(web, node);
        if (node->is == CHUNK)
            print_chunk(web, node->chunk);
        else
            say(web, "%I");
    }
    web->chunk = NULL;
    print_index(web, web->pages.count - 2, &web->chunks);
    print_index(web, web->pages.count - 1, &web->names);
    end_page(web, web->page);
    list_for_search(web);
    return true;
}
bool print_web(Book *book, const char *folder)
{
    Web web = { .book = book, .folder = folder, .chapter = "",
                .number = "" };
    bool good = print_book(&web);

    if (web.out)
        fclose(web.out);
    return good;
}
