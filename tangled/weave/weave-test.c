/* Made from kit/weave.nw by make tangle: change that, not this. */
/* weave-test.c -- the tree that is made of notes */
#include <stdint.h>
#include "test.h"
#define main weave
#include "weave-main.c"
#undef main

/* look at a tree */
static char *kept;

static bool reads(const char *notes, size_t length)
{
    forget_book();
    free(kept);
    kept = malloc(length ? length : 1);
    memcpy(kept, notes, length);
    return read_book(kept, length);
}
static void show(const Node *node, char *out, size_t room)
{
    for (const Node *child = node->first; child; child = child->next) {
        size_t used = strlen(out);

        snprintf(out + used, room - used, child->first ? "(" : "%.*s|",
                 SPAN(child->text));
        show(child, out, room);
        used = strlen(out);
        snprintf(out + used, room - used, child->first ? ")" : "");
    }
}
static bool shows(const char *notes, const char *wanted)
{
    char out[500] = "";

    if (!reads(notes, strlen(notes)))
        return false;
    show(&book.all, out, sizeof out);
    if (strcmp(out, wanted) != 0)
        printf("# %s\n", out);
    return strcmp(out, wanted) == 0;
}

/* tests of the tree */
CLAIM(a_chunk_has_lines_and_a_line_has_words)
{
    CHECK(shows("@begin docs 0\n@text One.\n@end docs 0\n"
        "@begin code 1\n@defn a\n@nl\n@text f\n@index use g\n@text (\n"
        "@nl\n@nl\n@text 1;\n@nl\n@nl\n@end code 1\n",
        "(((One.|))((f|(|)|(1|;|)))"));
    CHECK(book.now->chunks.count == 1);
}
CLAIM(code_in_prose_keeps_its_braces)
{
    CHECK(shows("@begin docs 0\n@text \\emph{a \n@quote\n@text } {\n"
        "@endquote\n@text  b}\n@end docs 0\n",
        "((((a |(}| |{|) b|))))"));
}
CLAIM(a_reference_takes_its_word_along)
{
    CHECK(shows("@begin docs 0\n@text a Figure~\\ref{fig:x} b\n"
        "@end docs 0\n", "(((a |(Figure~|) b|)))"));
}
CLAIM(a_formula_is_one_leaf)
{
    CHECK(shows("@begin docs 0\n@text a $-k-1$ b\n@end docs 0\n",
        "(((a |-k-1| b|)))"));
}
CLAIM(a_name_outlives_the_note_that_told_it)
{
    CHECK(shows("@begin code 1\n@defn a\n@nl\n@text int x = \n"
        "@index use CHECK\n@text CHECK(very_long_and_longer)\n@nl\n"
        "@text CHECK\n@end code 1\n", "(((int| |x| |=| |CHECK|(|"
        "very_long_and_longer|)|)(CHECK|)))"));
    const Node *row = find(&book.all, LINE);

    CHECK(row && row->next && is_known(row->next->first));
}
CLAIM(a_string_with_a_comment_in_it_stays_a_string)
{
    const char *code = "@begin code 1\n@defn a\n@nl\n"
        "@text \"/*\" /* b\n@nl\n@text c */ d\n@end code 1\n";
    const Node *row;

    reads(code, strlen(code));
    row = find(&book.all, LINE);
    CHECK(row && row->first->is == STRING);
    CHECK(row && row->next->first->is == COMMENT);
    CHECK(row && row->next->last->is == WORD);
}
CLAIM(what_is_refused_is_refused_at_its_line)
{
    static const char *const wrong[][2] = {
        { "\\textbf{b}", "1: weave: \\textbf is not a command" },
        { "a\n@nl\n@text \\= b", "2: weave: \\= is not a sign" },
        { "\\begin{center}", "1: weave: \\begin{center} is not among" },
        { "a\n@nl\n@text \\end{table}", "2: weave: \\end{table} ends" },
        { "\\begin{figure}", "1: weave: \\begin{figure} begins here" },
        { "\\emph{c", "1: weave: {c opens a brace" },
        { "c}", "1: weave: } closes a brace" },
        { "$x", "1: weave: $x begins a formula" },
        { "$\\oint$", "1: weave: \\oint is not among the formulas" },
        { "\\item", "1: weave: \\item stands outside" },
        { "\\caption{a}", "1: weave: \\caption{a} stands outside" },
        { "\\emph{a \n@quote\n@text b} c",
          "1: weave: b} c begins code" },
        { "\\begin{tabular}{l}a & b\\end{tabular}",
          "1: weave: b\\end{tabular} stands in a column" },
    };
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
        char notes[200];
        int length = snprintf(notes, sizeof notes,
                              "@begin docs 0\n@text %s\n@nl\n"
                              "@end docs 0\n", wrong[k][0]);

        CHECK(!reads(notes, (size_t)length));
        CHECK(strstr(book.complaint, wrong[k][1]));
    }
}
CLAIM(a_chapter_has_the_number_that_its_label_is_given)
{
    CHECK(shows("@begin docs 0\n@text \\chapter{A}\\label{ch:a}\n"
        "@end docs 0\n@place ch:a H7\n", "|(((A|ch:a|)))"));
    CHECK(equal(name_of(span("ch:a"))->number, span("H7")));
}
CLAIM(a_gap_has_less_than_a_thousand_lines)
{
    CHECK(shows("@begin code 1\n@defn a\n@gap 999\n", "(((999|)))"));
    CHECK(!shows("@begin code 1\n@defn a\n@gap 1000\n", ""));
    CHECK(strstr(book.complaint, "1000 is no number of lines"));
    CHECK(!shows("@begin code 1\n@defn a\n@gap 1}\n", ""));
    CHECK(strstr(book.complaint, "1} is no number of lines"));
}
static char folder[] = "/tmp/weave-test-XXXXXX";

static void try_it(const char *notes, size_t length)
{
    FILE *out = reads(notes, length) ? fopen("/dev/null", "w") : NULL;

    if (out) {
        print_tex(out);
        fclose(out);
        print_web(folder);
    }
}
static uint32_t dice = 2006;

static size_t roll(size_t sides)
{
    dice = dice * 1664525 + 1013904223;
    return (dice >> 8) % sides;
}
static void spoil(char *notes, size_t length)
{
    static const char nasty[] = "\\{}[]$%&@\n\1\2^_~\"'/* \0a";
    /* words that mean something */
    static const char *const words[] = {
        "@begin docs 0\n", "@end docs 0\n", "@begin code 1\n", "@nl\n",
        "@text ", "@defn ", "@use ", "@quote\n", "@endquote\n", "@gap 3\n",
        "@index defn ", "@index use ", "@file ", "@place ch:a 1\n",
        "@line 9", "\\begin{", "\\end{",
        "\\begin{table}", "\\begin{tabular}{ll}", "\\item ", "\\chapter{",
        "\\section{", "\\caption{", "\\label{a}", "\\ref{a}", "\\emph{",
        "\\idea[**]{", "\\term{", "CLAIM(",
        "\\picture{a}", "$\\sqrt{", "/* \"", "[[",
    };
    const char *word = words[roll(sizeof words / sizeof words[0])];
    size_t from = roll(length), to = roll(length), size = strlen(word);
    size_t space = length - (from > to ? from : to);

    switch (roll(3)) {
    case 0:  notes[to] = nasty[roll(sizeof nasty)];              break;
    case 1:  memmove(notes + to, notes + from, roll(space + 1)); break;
    default: memcpy(notes + to, word, size < length - to ? size
                                                : length - to);
    }
}
static void wear_down(char *notes, size_t length)
{
    const char *times = getenv("TIMES");
    char sound[20000], worn[20000];

    for (size_t k = 0; k <= length; k++)
        try_it(notes, k);
    for (int n = (times ? atoi(times) : 1) * 2000; n > 0; n--) {
        if (n % 40 == 0)
            memcpy(sound, notes, length);
        memcpy(worn, sound, length);
        spoil(worn, length);
        try_it(worn, length);
        if (n % 4 == 0)
            memcpy(sound, worn, length);
    }
}
CLAIM(nothing_is_read_behind_its_end)
{
    static const char *const names[] = { "brackets", "cut", "deep",
                                         "everything", "notes",
                                         "pause" };
    const char *seed = getenv("SEED");

    dice = seed ? (uint32_t)strtoull(seed, NULL, 10) : dice;
    CHECK(mkdtemp(folder) != NULL);
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++) {
        char file[100], notes[20000];

        snprintf(file, sizeof file, "tests/kit/weave/%s.notes",
                 names[k]);
        FILE *in = fopen(file, "r");
        CHECK(in != NULL);
        if (in) {
            wear_down(notes, fread(notes, 1, sizeof notes, in));
            fclose(in);
        }
    }
    char clean[100];
    snprintf(clean, sizeof clean, "rm -r %s", folder);
    CHECK(system(clean) == 0);
}
int main(void)
{
    int result = test_all();

    forget_book();
    free(kept);
    return result;
}
