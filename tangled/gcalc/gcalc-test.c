/* Made from games/gcalc.nw by make tangle: change that, not this. */
#include "bench.h"
#include "gcalc.h"

/* sentences on the bench */
static Gcalc bench;                 /* too large for a test's own */

static void shop(const char *options)
{
    CHECK(starts(&bench, options, 1) == NULL && !broken(&bench));
}
static bool types(const char *words)
{
    char all[600];
    const char *why;
    Cube c;

    Text_tell(&(Text){ all, sizeof all, 0 }, "%s", words);
    Cube_index(&bench);
    c = Cube_read(&bench, all, &why);
    if (why)
        printf("# %s: %s\n", words, why);
    bench.cube[0] = c;
    Cube_sweep(&bench);
    Cube_tidy(&bench);
    return !why;
}
static bool comes_to(const char *words, const char *wanted)
{
    static Gcalc other;
    char said[300] = "";
    Text out = { said, sizeof said, 0 };
    Speech s = { .out = &out, .g = &bench, .most = 250 };
    bool same;

    if (!types(wanted))
        return false;
    if (Cube_live(&bench, bench.cube[0]))
        taken(&bench, "run");
    other = bench;
    if (!types(words) || (Cube_live(&bench, bench.cube[0])
                          && !taken(&bench, "run")))
        return false;
    same = bench.end == SETTLED
        && Cube_alike(&bench, bench.cube[0], &other, other.cube[0]);
    if (!same)
        Cube_say(&s, bench.cube[0]), printf("# %s: %s\n", words, said);
    return same;
}

/* tests */
CLAIM(the_examples_do_what_they_are_called)
{
    shop("lesson=0");
    CHECK(comes_to("(id R)", "R"));
    CHECK(comes_to("([id|hole] [R-G])", "[[R-G]|T]"));
    CHECK(comes_to("(slicer R)", "[[[[R|T]|[R|T]]|[[R|T]|[R|T]]]|"
                   "[[[R|T]|[R|T]]|[[R|T]|[R|T]]]]"));
    CHECK(comes_to("(if false R B)", "B"));
    CHECK(comes_to("(car (cons R B))", "R"));
    CHECK(comes_to("(cdr (cons R B))", "B"));
    CHECK(comes_to("(zero? zero R B)", "R"));
    CHECK(comes_to("(zero? one R B)", "B"));
    CHECK(comes_to("(null? null R B)", "R"));
    CHECK(comes_to("(null? (cons R B) W K)", "K"));
    CHECK(comes_to("(numtest one)", "[[[R|T]-[T|G]]/[[T|Y]-[B|T]]]"));
    CHECK(comes_to("(numtest zero)", "T"));
}
CLAIM(and_is_white_for_two_trues_and_or_black_for_two_falses)
{
    static const char *const truth[] = { "false", "true" };
    Line words;

    shop("lesson=0");
    for (int k = 0; k < 4; k++) {
        Text_say(words, "(and %s %s W K)", truth[k / 2], truth[k % 2]);
        CHECK(comes_to(words, k == 3 ? "W" : "K"));
        Text_say(words, "(or %s %s W K)", truth[k / 2], truth[k % 2]);
        CHECK(comes_to(words, k == 0 ? "K" : "W"));
    }
}
static double red(const char *words)
{
    double count[DRAWERS];

    if (!types(words) || !taken(&bench, "run") || bench.end != SETTLED)
        return -1;
    Cube_count(&bench, 6, count);
    return count[bench.cube[0]];
}
CLAIM(numtest_of_n_has_a_third_of_4_to_the_n_less_1_red_blocks)
{
    shop("lesson=0");
    CHECK(red("(numtest zero)") == 0 && red("(numtest one)") == 1);
    CHECK(red("(numtest two)") == 5 && red("(numtest three)") == 21);
    CHECK(red("(numtest (plus three three))") == 1365);
    CHECK(red("(numtest (times two three))") == 1365);
    CHECK(red("(numtest (times three three))") == 87381);
    CHECK(red("(numtest (times three (times three three)))")
          == 6004799503160661.);
}
CLAIM(nothing_is_captured)
{
    shop("lesson=5");
    CHECK(plays(&bench, "run, abstract G, put B argument"));
    CHECK(plays(&bench, "put Y argument, run"));
    CHECK(comes_to("main", "[B|Y]"));
}
TEST_MAIN
