/* Made from kit/help.nw by make tangle: change that, not this. */
#include "help.h"
#include "test.h"
#include "text.h"

/* letter tests */
static void jot(void *who, BlockKind kind, const char *words)
{
    static const char *const kinds[] = { "title", "paragraph",
                                         "bullet", "lines" };
    Text *got = who;

    Text_tell(got, "%s%s: %s", got->used ? "|" : "", kinds[kind],
              words);
}

static bool read_by(void (*reader)(const char *, HelpHear *, void *),
                    const char *letter, const char *wanted)
{
    char at[400] = "";
    Text got = { at, sizeof at, 0 };

    reader(letter, jot, &got);
    if (!Text_same(at, wanted))
        printf("# got %s\n", at);
    return Text_same(at, wanted);
}
static bool reads(const char *letter, const char *wanted)
{
    return read_by(Help_letter, letter, wanted);
}
CLAIMS(the_cases_of_the_ancestor)
{
    NAMED("\"** internal note **\" gives nothing",
          reads("** internal note **\n", ""));
    NAMED("\"**\" is a bullet with text \"**\"",
          reads("**\n", "bullet: **") && reads("***", "bullet: ***"));
    NAMED("\"Rules\" over \"-----\" is the title \"Rules\"",
          reads("Rules\n-----\n", "title: Rules"));
    NAMED("\"Rules\" over \"----\" is the paragraph \"Rules ----\"",
          reads("Rules\n----\n", "paragraph: Rules ----"));
    NAMED("\"Rules\" over \"=====\" is a title in ours",
          reads("Rules\n=====", "title: Rules"));
    NAMED("\"one\", \"  two  \", \"three\" are one paragraph",
          reads("one\n  two  \nthree\n", "paragraph: one two three"));
    NAMED("two empty lines before \"one\" give nothing before it",
          reads("\n\none\n", "paragraph: one"));
    NAMED("\"one\", an empty line, \"two\" are two paragraphs",
          reads("one\n\ntwo\n", "paragraph: one|paragraph: two"));
    NAMED("\"  * apple\", an empty line, \"* pear\" are two bullets",
          reads("  * apple\n\n* pear\n",
                "bullet: * apple|bullet: * pear"));
    NAMED("without the empty line: two bullets in ours",
          reads("  * apple\n* pear\n",
                "bullet: * apple|bullet: * pear"));
    NAMED("\"* apple\", \"  and pear\": one bullet, the star is shown",
          reads("* apple\n  and pear\n", "bullet: * apple and pear"));
    NAMED("\"-----\" as first line is the paragraph \"-----\"",
          reads("-----\n", "paragraph: -----"));
}
CLAIM(titles_need_no_empty_line)
{
    CHECK(reads("Intro line\nTitle\n-----\nmore\n",
                "paragraph: Intro line|title: Title|paragraph: more"));
    CHECK(reads("* apple\nTitle\n-----",
                "bullet: * apple|title: Title"));
    CHECK(reads("  Title\n-----\n", "title: Title"));
    CHECK(reads("Title\n** note **\n-----\n", "title: Title"));
    CHECK(reads("Rules\n--=--\n", "paragraph: Rules --=--"));
}

CLAIM(letters_are_counted_and_not_bytes)
{
    CHECK(reads("Über uns\n--------\n", "title: Über uns"));
    CHECK(reads("Über uns\n---------\n",
                "paragraph: Über uns ---------"));
    CHECK(reads("Rules\r\n-----\r\n\r\none\r\n",
                "title: Rules|paragraph: one"));
    CHECK(reads("\tone\t\n \t \n two",
                "paragraph: one|paragraph: two"));
    CHECK(reads("", "") && reads("\n \n", "") && reads("****", ""));
}

CLAIM(the_letter_of_the_frogs)
{
    CHECK(reads("Frogs\n=====\n\nThree green frogs want to\n"
                "cross, and three brown ones.\n\n"
                "* A frog jumps over one other.\n"
                "* Nobody turns back.\n"
                "** to do: say who sits where **\n",
                "title: Frogs|paragraph: Three green frogs want to "
                "cross, and three brown ones.|bullet: * A frog jumps "
                "over one other.|bullet: * Nobody turns back."));
}
static bool shows(const char *page, const char *wanted)
{
    return read_by(Help_page, page, wanted);
}

CLAIM(a_page_is_read_as_a_letter_is)
{
    CHECK(shows("<head><title>T</title></head><main id=\"main\">\n"
                "<h1><span>5</span> Same</h1><p>one\n  <em>two</em></p>"
                "</main><nav>no</nav>",
                "title: 5 Same|paragraph: one two"));
    CHECK(shows("<ul>\n<li>x</li>\n<li>y z</li>\n</ul>after",
                "bullet: * x|bullet: * y z|paragraph: after"));
    CHECK(shows("<pre>if (a &lt; b)\n    a++;\n</pre><p>x &amp; y",
                "lines: if (a < b)\n    a++;|paragraph: x & y"));
    CHECK(shows("<p>&quot;Über&quot; &uuml; <picture",
                "paragraph: \"Über\" &uuml;"));
    CHECK(shows("<", "") && shows("", "") && shows("</p>", ""));
}
TEST_MAIN
