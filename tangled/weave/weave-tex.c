/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-tex.c -- prints the tree for LaTeX */
#include "weave.h"

static void print(FILE *out, const Node *node);

/* print prose */
static void put(FILE *out, Span text)
{
    static const Pair pairs[] = {
        { "\\", "\\textbackslash{}" }, { "^", "\\textasciicircum{}" },
        { "~", "\\textasciitilde{}" }, { "_", "\\nwub{}" },
        { " ", "\\ " }, { "{", "\\{" }, { "}", "\\}" }, { "$", "\\$" },
        { "&", "\\&" }, { "#", "\\#" }, { "%", "\\%" }, { NULL, NULL }
    };
    put_as(out, text, pairs, "");
}
static void in_macro(FILE *out, char macro, Span text)
{
    fprintf(out, "\\nw%c{", macro);
    put(out, text);
    putc('}', out);
}
static const Pair typed[] = {
    { "\1", "[[" }, { "\2", "]]" }, { NULL, NULL }
};
static void print_inside(FILE *out, const Node *node)
{
    Span rest = node->all;

    if (node->is == PLAY && starts(node->text, "figure "))
        return;
    if ((node->is >= PICTURE && node->is <= TRANSCRIPT) ||
        node->is == CAPTION) {
        fputs("\\nw", out);
        rest.at++;
    }
    for (const Node *child = node->first; child; child = child->next) {
        put_as(out, (Span){ rest.at, child->all.at }, typed, "");
        if (child->is == IDEA)
            fprintf(out, "\\nwminutes{%d}",
                    words_in(book.branch) / 200);
        print(out, child);
        rest.at = child->all.end;
    }
    put_as(out, rest, typed, "");
}
static void print_all(FILE *out, const Node *node)
{
    for (const Node *child = node->first; child; child = child->next)
        print(out, child);
}

/* print nodes and lines */
static void print(FILE *out, const Node *node)
{
    static const char inks[] = "ktsnrk";        /* from KEYWORD on */
    const Chunk *chunk = node->chunk;

    if (node->is >= KEYWORD)
        in_macro(out, inks[node->is - KEYWORD], node->text);
    else if (node->is >= PLAIN)
        put(out, node->text);
    else if (node->is == CODE || node->is == QUOTE || node->is == LONG)
        in_macro(out, 'c', node->text);
    else if (node->is == REMARK)
        fputs(node->all.end[-1] == '\n' ? "%\n" : "%", out);
    else if (node->is == GAP)
        fprintf(out, "\\nwgap{%.*s}", SPAN(node->text));
    else if (node->is == SEE)
        fprintf(out, "\\nwsee{%.*s:%d}", SPAN(chunk->document->name),
                chunk->number);
    else if (node->is == USE) {
        fprintf(out, "\\nwuse{%.*s}{%d}{", SPAN(chunk->document->name),
                chunk->number);
        print_all(out, &chunk->title);
        putc('}', out);
    } else
        print_inside(out, node);
}
static void print_rows(FILE *out, const Node *chunk)
{
    int all = 0, done = 0;

    for (const Node *row = chunk->first; row; row = row->next)
        all += row->first != NULL;
    for (const Node *row = chunk->first; row; row = row->next) {
        const Node *next = row->next;

        done += row->first != NULL;
        fputs(row->first ? "" : "\\nwblank\n", out);
        if (!row->first)
            continue;
        fprintf(out, "\\nwl{%d}{", (int)(row->text.at - row->all.at));
        print_all(out, row);
        fputs("}\n", out);
        if (all > 7 && done > 2 && all - done > 2 &&
            !(next->first && starts(next->text, "}")))
            fprintf(out, "\\nw%s{%d}\n", all > 15 ? "break" : "may",
                    next->first ? 150 : 30);
    }
}

/* print a chunk */
static void print_names(FILE *out, const Chunk *chunk)
{
    const char *before = "";

    for (const Node *name = chunk->defines.first; name;
         name = name->next)
        fprintf(out, "\\nwdefines{%.*s}", SPAN(name->text));
    fputs("\\nwnames{", out);
    for (const Node *row = chunk->node->first; row; row = row->next)
        for (const Node *word = row->first; word; word = word->next)
            if (is_known(word) && word->name->said != chunk) {
                fprintf(out, "%s%.*s", before, SPAN(word->text));
                word->name->said = chunk;
                before = " ";
            }
    fputs("}\n", out);
}
static void print_chunk(FILE *out, const Chunk *chunk)
{
    fprintf(out, "\n\\nwpiece{%.*s}{%d}{%d}{",
            SPAN(chunk->document->name), chunk->number,
            chunk->first->number);
    print_all(out, &chunk->title);
    fprintf(out, "}{%c}\n\\nwfoot{", chunk->first == chunk ? '=' : '+');
    print_all(out, &chunk->foot);
    fputs("}\n", out);
    print_names(out, chunk);
    print_rows(out, chunk->node);
    fputs("\\nwshut\n", out);
}

/* print tests */
static bool is_test(const Node *node)
{
    return node->is == CHUNK && !node->chunk->first->told;
}
static const Node *print_claims(FILE *out, const Node *first)
{
    const Node *last = first;
    const char *before = "";

    for (const Node *at = first; at && (is_test(at) ||
         (at->is == PROSE && !at->first));
         at = at->next)
        last = is_test(at) ? at : last;
    fprintf(out, "\n\\nwheld{%.*s}{%d}{%d}{",
            SPAN(first->chunk->document->name), first->chunk->number,
            last->chunk->number);
    for (const Node *at = first; at != last->next; at = at->next)
        if (is_test(at) && at->chunk->claims.first) {
            fputs(before, out);
            print_all(out, &at->chunk->claims);
            before = "; ";
        }
    fputs("}\n", out);
    return last;
}
static void print_referee(FILE *out, const Node *branch)
{
    bool any = false;

    for (const Node *at = branch->first; at; at = at->next)
        if (is_test(at)) {
            fputs(any ? "" : "\n\\begin{referee}\n", out);
            print_chunk(out, at->chunk);
            any = true;
        }
    fputs(any ? "\\end{referee}\n" : "", out);
}
void print_tex(FILE *out)
{
    for (Node *branch = book.all.first; branch; branch = branch->next) {
        book.branch = branch;
        for (const Node *node = branch->first; node; node = node->next)
            if (is_test(node))
                node = print_claims(out, node);
            else if (node->is == CHUNK)
                print_chunk(out, node->chunk);
            else
                print(out, node);
        print_referee(out, branch);
    }
}
