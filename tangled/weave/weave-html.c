/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-html.c -- prints the tree as pages of the web */
#include "weave.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* the web */
typedef struct Place {
    const Node *node;
    struct Place *page;
    const char *id, *number;        /* bfs; 3.2, or nothing */
    const char *file;               /* of a page: chatnoir.html */
    Node *top;                      /* its branch of the tree */
} Place;
typedef struct Web {
    const char *folder;
    FILE *out;
    const Node *node;               /* being printed */
    bool bare, hidden;              /* no tags; in one */
    List pages;
    Place *page;                    /* where we are */
    Chunk *chunk;                   /* or NULL: prose */
    int count[KINDS];               /* so many of each in the chapter */
    const char *number;             /* a label here means this */
} Web;
static Web web;
static const Node nothing;
#define NUMBER_OF "<span class=\"no\">%N</span> "
static void say(const char *format, ...);
static void print(const Node *node);
static const char *href(const Place *place);

/* letters of a page */
static const Pair prose[] = {
    { "---", "\u2014" }, { "--", "\u2013" }, { "``", "\u201c" },
    { "''", "\u201d" },  { "`", "\u2018" },  { "'", "\u2019" },
    { "~", "\u00a0" },
    { "&", "&amp;" }, { "<", "&lt;" }, { ">", "&gt;" },
    { "\"", "&quot;" }, { "\1", "[[" }, { "\2", "]]" }, { NULL, NULL }
};
static const Pair *const plain = &prose[7];     /* from & on */
static void put(Span text, const Pair *pairs)
{
    if (!web.hidden)
        put_as(web.out, text, pairs, web.bare ? "\n" : "");
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

/* say one of its parts */
static void print_inside(const Node *node, bool bare)
{
    const Node *outer = web.node;
    bool before = web.bare;

    web.bare = bare || before;
    for (const Node *child = node->first; child; child = child->next)
        print(child);
    web.bare = before;
    web.node = outer;
}
static void say_one(char what, va_list *list)
{
    const Node *node = web.node;
    const Place *place = node->place;
    const Chunk *chunk = node->chunk;
    const char *text = "";

    switch (what) {
    case 'I': print_inside(node, false);                          break;
    case 'K': print_inside(&chunk->title, false);                 break;
    case 'E': print_inside(&chunk->foot, false);                  break;
    case 'n': print_inside(va_arg(*list, const Node *), false);   break;
    case 'b': print_inside(va_arg(*list, const Node *), true);    break;
    case 'T': put(node->text, plain);                             break;
    case 't': put(va_arg(*list, Span), plain);                    break;
    case 'O': say(*place->number ? NUMBER_OF : "");               break;
    case 'A': text = place->id;                                   break;
    case 'N': text = place->number;                               break;
    case 'H': text = href(chunk->node->place);                    break;
    case 'C': text = chunk->node->place->number;                  break;
    case '+': text = chunk->first == chunk ? "" : "+";            break;
    case 's': text = va_arg(*list, const char *);                 break;
    case 'd': text = said("%d", va_arg(*list, int));              break;
    }
    fputs(web.hidden ? "" : text, web.out);
}

/* say a shape */
static void say(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    for (; *format; format++) {
        if (*format == '<')
            web.hidden = web.bare;
        if (*format == '%')
            say_one(*++format, &list);
        else if (!web.hidden)
            putc(web.bare && *format == '\n' ? ' ' : *format, web.out);
        if (*format == '>')
            web.hidden = false;
    }
    va_end(list);
}

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
    [BREAK] = "<br>",
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
    [MATH] = "<span class=\"math\">%I</span>", [ITALIC] = "<i>%T</i>",
    [AIRY] = "\u00a0%T\u00a0", [RAISED] = "<sup>%I</sup>",
    [LOWERED] = "<sub>%I</sub>",
    [ROOT] = "%T<span class=\"root\">%I</span>",
    [PLAIN] = "%T", [SPACE] = "%T", [WORD] = "%T",
    [KEYWORD] = "<span class=\"k\">%T</span>",
    [TYPE] = "<span class=\"t\">%T</span>",
    [STRING] = "<span class=\"s\">%T</span>",
    [NUMBER] = "<span class=\"n\">%T</span>",
    [COMMENT] = "<span class=\"c\">%T</span>",
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
static const char *href(const Place *place)
{
    bool here = place->page == web.page && *place->id;

    return said("%s%s%s", here ? "" : place->page->file,
                *place->id ? "#" : "", place->id);
}
static Place **address(const char *id)
{
    const char *all = said("%s#%s", web.page->file, id);

    return &name_of(span(all))->place;
}
static Place *settle(Node *node, const char *id, const char *number)
{
    Place *place = room_for(sizeof *place);

    *place = (Place){ .node = node, .page = web.page, .id = id,
                      .number = number };
    if (*id)
        *address(id) = place;
    return node->place = place;
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
static void open_page(Place *page)
{
    page->file = said("%s.html", page->id);
    page->id = "";
    page->top = book.branch;
    web.page = page->page = page;
    add(&web.pages, page);
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
    Place *place = settle(node, id, number);
    if (node->is == CHAPTER)
        open_page(place);
    if (label)
        label->place = name_of(label->text)->place = place;
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
    Span text = { node->first ? node->first->all.at :
                  node->all.end - 1, node->all.end - 1 };
    const char *id = said("term-%s", slug(text));

    for (int n = 2; *address(id); n++)
        id = said("term-%s.%d", slug(text), n);
    settle(node, id, web.number);
}
static Home *home_of(const Node *word, const Document *document)
{
    Home *shared = NULL;
    int count = is_known(word) ? word->name->homes.count : 0;

    for (int k = 0; k < count; k++) {
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
static void count_word(Chunk *chunk, Node *word)
{
    Home *home = home_of(word, chunk->document);

    if (home && !home->place && chunk->first == home->chunk->first &&
        chunk->number <= home->chunk->number) {
        home->place = settle(word, said("def-%.*s",
                                             SPAN(word->text)), "");
        home->chunk = chunk;
    }
}
static void enter(const Node *node)
{
    web.chunk = node->chunk;
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
             is == EXERCISE || (is == LABEL && !node->place))
        count_place(node);
    else if (is == TERM)
        count_term(node);
    else if (web.chunk)
        count_word(web.chunk, node);
    for (Node *child = node->first; child; child = child->next)
        count(child);
}

/* print a node */
static void print_reference(const Node *node)
{
    const Place *place = name_of(node->text)->place;

    if (!place)
        refuse(node->line, node->text,
               "is the label of no place in this book");
    say("<a href=\"%s\">%I%s%s</a>", href(place),
        node->is == REF ? "" : "\u00a7", place->number);
}
static void print_shape(const Node *node)
{
    const Home *home = home_of(node, book.now);

    if (home && node->place)
        say("<span class=\"def\" id=\"%A\">%T</span>");
    else if (home && home->chunk != web.chunk)
        say("<a class=\"%s\" href=\"%s\">%T</a>",
            node->is == TYPE ? "nm t" : "nm", href(home->place ?
            home->place : home->chunk->node->place));
    else if (shapes[node->is])
        say(shapes[node->is]);
}
static Span whole(const char *file)
{
    FILE *in = fopen(file, "r");
    char *all = NULL;
    size_t room = 0;
    ssize_t length = in ? getdelim(&all, &room, '\0', in) : -1;
    Span text = { NULL, NULL };

    if (length >= 0)
        text = copied((Span){ all, all + length });
    free(all);
    if (in)
        fclose(in);
    return text;
}
static void print_transcript(const Node *node)
{
    Span text = whole(copied(node->text).at);

    if (!text.at)
        refuse(node->line, node->text, "is a file that is not there");
    say("<pre class=\"transcript\" tabindex=\"0\">");
    for (Span line; next_part(&text, &line, "\n"); )
        say(starts(line, ">") || starts(line, "$") ?
            "<b>%t</b>\n" : "%t\n", line);
    say("</pre>\n");
}
static void print_picture(const Node *picture,
                          const Node *caption, const char *which)
{
    const char *file = said("%s/%.*s", web.folder, SPAN(picture->text));
    Span day = whole(said("%s.svg", file));
    Span night = whole(said("%s-dark.svg", file));
    const char *wide = day.at ? strstr(day.at, " width=\"") : NULL;
    const char *high = day.at ? strstr(day.at, " height=\"") : NULL;

    web.node = picture;
    say(night.at ? "<picture><source srcset=\"%T-dark.svg\" media"
        "=\"(prefers-color-scheme: dark)\">" : "<picture>");
    say("<img src=\"%T.svg\" alt=\"%b%s\"", caption, which);
    if (wide && high)
        say(" width=\"%d\" height=\"%d\"",
            atoi(wide + 8) * 4 / 3, atoi(high + 9) * 4 / 3);
    say("></picture>\n");
}
static void print_play(const Node *node)
{
    const char *file = web.page->file;
    const char *game = said("%.*s", (int)strcspn(file, "."), file);
    const Node untold = { .is = PROSE };
    const Node poster = { .is = PICTURE,
                          .text = span(said("%s-play", game)) };

    web.node = node;
    say("<link rel=\"stylesheet\" href=\"board.css\">\n"
        "<div class=\"play\" data-game=\"%s\" data-options=\"%T\""
        " data-seed=\"%I\">\n", game);
    if (!starts(node->text, "figure ")) {
        say("<div class=\"poster\">");
        print_picture(&poster, &untold, "The board at the start");
        say("<p>In a browser with scripts this board can be played"
            " here; anywhere, <code>make play</code> opens the game."
            "</p></div>\n");
    }
    say("</div>\n<script src=\"board.js\" defer></script>\n");
}
static void print_figure(const Node *figure)
{
    const Node *node, *found = find(figure, CAPTION);
    const Node *caption = found ? found : &nothing;
    bool table = figure->is == TABLE;
    int all = 0, number = 0;

    for (node = figure->first; node; node = node->next)
        all += node->is == PICTURE;
    say("<figure class=\"%s\"", table ? "table" : "board");
    say(*figure->place->id ? " id=\"%A\">\n" : ">\n");
    say(all ? "<div class=\"pictures\">\n" : "");
    for (node = figure->first; node; node = node->next)
        if (node->is == PICTURE)
            print_picture(node, caption, all == 1 ? "" :
                          said(" (%d of %d)", ++number, all));
    say(all ? "</div>\n" : "");
    for (node = figure->first; node; node = node->next)
        if (node->is != PICTURE)
            print(node);
    web.node = figure;
    say("<figcaption><b>%s %N</b> %n</figcaption>\n</figure>\n",
        table ? "Table" : "Figure", caption);
}
static void print_row(const Node *row)
{
    Span blanks = { row->all.at, row->text.at };

    say(!row->first ? "\n" : blanks.at < blanks.end ?
        "<span class=\"l\"><span>%t</span><span>%I\n</span></span>" :
        "<span class=\"l\"><span>%I\n</span></span>", blanks);
}
static void print_about(const Node *idea)
{
    int stars = (int)(idea->text.end - idea->text.at) % 4;

    say("<p class=\"about\">%I <span role=\"img\" aria-label=\"%d of"
        " 3 stars\">%s</span> %d\u00a0minutes</p>\n", stars,
        &"\u2605\u2605\u2605"[9 - 3 * stars],
        words_in(web.page->top) / 200);
}
static void print_chunk(const Node *node)
{
    const Chunk *chunk = node->chunk;
    const char *tag = chunk->first->told ? "div" : "details";

    enter(node);
    say("<%s class=\"chunk\" id=\"%A\">\n", tag);
    if (!chunk->first->told)
        say(chunk->claims.first ? "<summary>%n</summary>\n" :
            "<summary><i>\u27e8%K\u27e9</i></summary>\n",
            &chunk->claims);
    say(shapes[CHUNK]);
    say("</%s>\n", tag);
}
static void print(const Node *node)
{
    web.node = node;
    switch (node->is) {
    case PROSE:      enter(node); print_inside(node, false); break;
    case CHUNK:      print_chunk(node);                    break;
    case LINE:       print_row(node);                      break;
    case IDEA:       print_about(node);                    break;
    case PICTURE:    print_picture(node, node, "");        break;
    case PLAY:       print_play(node);                     break;
    case TRANSCRIPT: print_transcript(node);               break;
    case FIGURE:     case TABLE:
                     print_figure(node);                   break;
    case REF:        case PAGEREF:
                     print_reference(node);                break;
    case LETTERS:    put(node->text, prose);               break;
    case LABEL:      say(node->place->node == node ?
                         "<span id=\"%A\"></span>" : ""); break;
    default:         print_shape(node);
    }
}

/* pages */
static void print_page(Place *page)
{
    const char *file = said("%s/%s", web.folder, page->file);

    web.page = page;
    web.out = fopen(file, "w");
    if (!web.out)
        refuse(0, span(file), "cannot be written");
    print_inside(page->top, false);
    fclose(web.out);
    web.out = NULL;
}
bool print_web(const char *folder)
{
    Place *front = room_for(sizeof *front);

    web = (Web){ .folder = folder, .number = "" };
    *front = (Place){ .id = "index", .number = "" };
    book.branch = book.all.first;
    if (setjmp(book.stop) == 0) {
        open_page(front);
        count(&book.all);
        for (int k = 0; k < web.pages.count; k++)
            print_page(web.pages.item[k]);
    }
    if (web.out)
        fclose(web.out);
    return !*book.complaint;
}
