/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-tex.c -- prints the tree for LaTeX */
#include "weave.h"

static void print(FILE *out, const Node *node);

/* print it as it stands */
static void put(FILE *out, Span text)
{
    for (; text.at < text.end; text.at++)
        switch (*text.at) {
        case '\\': fputs("\\textbackslash{}", out);   break;
        case '^':  fputs("\\textasciicircum{}", out); break;
        case '~':  fputs("\\textasciitilde{}", out);  break;
        case '_':  fputs("\\nwub{}", out);            break;
        case ' ':  fputs("\\ ", out);                 break;
        case '{': case '}': case '$': case '&': case '#': case '%':
            putc('\\', out);
            /* fall through */
        default:
            putc(*text.at, out);
        }
}
static void in_macro(FILE *out, char macro, Span text)
{
    fprintf(out, "\\nw%c{", macro);
    put(out, text);
    putc('}', out);
}

/* print prose */
static void copy(FILE *out, Span text)
{
    for (; text.at < text.end; text.at++)
        if (*text.at == OPEN || *text.at == SHUT)
            fputs(*text.at == OPEN ? "[[" : "]]", out);
        else
            putc(*text.at, out);
}
static void print_inside(FILE *out, const Node *node, Span rest)
{
    for (const Node *child = node->first; child; child = child->next) {
        copy(out, (Span){ rest.at, child->all.at });
        print(out, child);
        rest.at = child->all.end;
    }
    copy(out, rest);
}
static void print(FILE *out, const Node *node)
{
    Span rest = node->all;
    bool ours = node->is == PICTURE || node->is == TRANSCRIPT ||
                node->is == CAPTION || node->is == MARGIN;

    if (node->is == PLAIN)
        put(out, node->text);
    else if (node->is == CODE || node->is == QUOTE || node->is == LONG)
        in_macro(out, 'c', node->text);
    else if (node->is == REMARK)
        fputs(rest.end[-1] == '\n' ? "%\n" : "%", out);
    else if (node->is == SEE)
        fprintf(out, "\\nwsee{%.*s:%d}",
                SPAN(node->chunk->document->name), node->chunk->number);
    else {
        rest.at += ours;
        fputs(ours ? "\\nw" : "", out);
        print_inside(out, node, rest);
    }
}
static void print_all(FILE *out, const Node *node)
{
    for (const Node *child = node->first; child; child = child->next)
        print(out, child);
}

/* print the names */
static void print_names(FILE *out, const Chunk *chunk)
{
    for (const Node *name = chunk->defines.first; name;
         name = name->next)
        fprintf(out, "\\nwdefines{%.*s}", SPAN(name->text));
    fputs("\\nwnames{", out);
    for (const Node *row = chunk->node->first; row; row = row->next)
        for (const Node *word = row->first; word; word = word->next)
            if (is_known(word)) {
                fprintf(out, "\\nwname{%.*s}{", SPAN(word->text));
                put(out, word->text);
                putc('}', out);
            }
    fputs("}\n", out);
}

/* print a line of code */
static const char *indent(const Node *row)
{
    const Node *first = row->first;

    return first->is == USE ? first->text.at : past(first->text, " ");
}
static void print_row(FILE *out, const Node *row)
{
    static const char macros[] = "ktsnrk";      /* from KEYWORD on */
    Span text = { indent(row), row->first->text.end };

    fprintf(out, "\\nwl{%d}{", (int)(text.at - row->first->text.at));
    for (const Node *node = row->first; node; node = node->next) {
        text = node == row->first ? text : node->text;
        if (node->is == GAP)
            fprintf(out, "\\nwgap{%.*s}", SPAN(text));
        else if (node->is == USE)
            /* print a use */
            {
                fprintf(out, "\\nwuse{%.*s}{%d}{",
                        SPAN(node->chunk->document->name), node->chunk->number);
                print_all(out, &node->chunk->title);
                putc('}', out);
            }
        else if (node->is >= KEYWORD)
            in_macro(out, macros[node->is - KEYWORD], text);
        else
            put(out, text);
    }
    fputs("}\n", out);
}

/* print the lines of code */
static bool closes(const Node *row)
{
    Span code = { past(row->text, " "), row->text.end };

    return row->first && starts(code, "}");
}
static void print_rows(FILE *out, const Node *chunk)
{
    int rows = 0;

    for (const Node *row = chunk->first; row; row = row->next)
        rows++;
    for (const Node *row = chunk->first; row; row = row->next) {
        const Node *next = row->next;

        if (row->first)
            print_row(out, row);
        else
            fputs("\\nwblank\n", out);
        if (rows > 5 && row != chunk->first && row->first && next &&
            next->next && !closes(next))
            fputs(next->first ? "\\nwbreak{150}\n" : "\\nwbreak{30}\n",
                  out);
    }
}

/* print a chunk */
static void print_chunk(FILE *out, const Chunk *chunk)
{
    fprintf(out, "\n\\nwpiece{%.*s}{%d}{%d}{",
            SPAN(chunk->document->name), chunk->number,
            chunk->first->number);
    print_all(out, &chunk->title);
    fprintf(out, "}{%c}\n", chunk->first == chunk ? '=' : '+');
    print_names(out, chunk);
    print_rows(out, chunk->node);
    fputs("\\nwfoot{", out);
    print_all(out, &chunk->foot);
    fputs("}\n", out);
}
void print_tex(const Book *book, FILE *out)
{
    for (const Node *node = book->all.first; node; node = node->next)
        if (node->is == CHUNK)
            print_chunk(out, node->chunk);
        else if (node->is == PROSE)
            print(out, node);
}
