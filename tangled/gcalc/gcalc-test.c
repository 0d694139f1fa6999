/* Made from games/gcalc.nw by make tangle: change that, not this. */
#include "gcalc-laid-test.h"

/* sentences on the bench */
static bool ends_with(const char *words, How how, Gcalc *out)
{
    const Gcalc was = bench;
    bool ends;

    bench.rule.how = (uint8_t)how;
    ends = types(words) && (!Cube_live(&bench, bench.slot[0].cube)
           || (taken(&bench, "run") && bench.end == SETTLED));
    *out = bench;
    bench = was;
    return ends;
}
static bool comes_to(const char *words, const char *wanted)
{
    static Gcalc one, other;
    char said[300] = "";
    Text out = { said, sizeof said, 0 };
    Speech s = { .out = &out, .g = &one, .most = 250 };
    bool same = true;

    for (int how = NORMAL; how <= NEED && same; how++)
        same = ends_with(words, (How)how, &one)
            && ends_with(wanted, (How)how, &other)
            && Cube_alike(&one, one.slot[0].cube,
                          &other, other.slot[0].cube);
    if (!same)
        Cube_say(&s, one.slot[0].cube),
        printf("# %s: %s\n", words, said);
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
static uint64_t red(const char *words)
{
    if (!types(words) || !taken(&bench, "run") || bench.end != SETTLED)
        return 9;
    return Cube_count(&bench, 6, bench.slot[0].cube);
}
CLAIM(numtest_of_n_has_a_third_of_4_to_the_n_less_1_red_blocks)
{
    shop("lesson=0");
    CHECK(red("(\\w.[w|#80c020] R)") == 1);
    CHECK(red("(numtest zero)") == 0 && red("(numtest one)") == 1);
    CHECK(red("(numtest two)") == 5 && red("(numtest three)") == 21);
    CHECK(red("(numtest (plus three three))") == 1365);
    CHECK(red("(numtest (times two three))") == 1365);
    CHECK(red("(numtest (times three three))") == 87381);
    CHECK(red("(numtest (times three (times three three)))")
          == 6004799503160661u);
}
static int drawers(const char *words)
{
    shop("lesson=0 cells=examples");
    if (!types(words) || !taken(&bench, "run"))
        return -1;
    for (int k = 1; k <= CELLS; k++)
        bench.slot[k].cube = 0;
    Cube_sweep(&bench);
    return bench.n - 1;
}
CLAIM(the_drawers_of_87381_red_blocks_are_68)
{
    static const char *const sums[] = { "one", "two", "three",
        "(plus two two)", "(plus two three)", "(plus three three)" };
    Line words;

    for (int k = 0; k < 6; k++) {
        Text_say(words, "(numtest %s)", sums[k]);
        CHECK(drawers(words) == 12 + 7 * k);
    }
    CHECK(drawers("(numtest (times three three))") == 68);
    CHECK(drawers("(numtest (times three (times three three)))")
          == 194);
    CHECK(sizeof(Gcalc) == 59120);
}
CLAIM(one_part_below_one_lid_and_below_two)
{
    shop("lesson=0");
    CHECK(plays(&bench, "type [[R|G]|\\b.[R|G]], abstract R"));
    CHECK(shows(&bench, "main  \\r.[[r|G]|\\b.[r|G]]\n"));
}
CLAIM(nothing_is_captured)
{
    shop("lesson=5");
    CHECK(plays(&bench, "run, abstract G, put B argument"));
    CHECK(plays(&bench, "put Y argument, run"));
    CHECK(comes_to("main", "[B|Y]"));
}
static Cube any_cube(Random *r, int floors)
{
    int what = Random_below(r, floors > 0 ? 10 : 2);
    Cube a, b;

    if (what < 2)
        return Cube_of(&bench, COLOR, Random_below(r, COLORS), 0, 0);
    if (what == 2 && floors < 3)
        return Random_below(r, 4) ? Cube_color(&bench, 0x80c020) : 0;
    a = any_cube(r, floors - 1);
    if (what < 6)
        return Cube_cover(&bench, a, 6 + 2 * Random_below(r, 3));
    b = any_cube(r, floors - 1);
    return Cube_of(&bench, what < 8 ? APPLY
                   : (Kind)(ACROSS + Random_below(r, 3)), 0, a, b);
}
static int so_many(int times)       /* in a hurry a tenth of them */
{
    return getenv("QUICK") ? times / 10 : times;
}
CLAIM(ten_thousand_cubes_are_said_and_read_again)
{
    Random random = Random_start(1, 1);
    char words[4000];

    for (int k = 0; k < so_many(10000); k++) {
        Text out = { words, sizeof words, 0 };
        Speech s = { .out = &out, .g = &bench, .most = 3500,
                     .named = k % 2 };
        const char *why;
        Cube c;

        if (k % 100 == 0)
            shop("lesson=0");
        c = any_cube(&random, 6);
        words[0] = '\0';
        Cube_say(&s, c);
        CHECK(Cube_read(&bench, words, &why, NULL) == c && !why);
        Cube_sweep(&bench);
    }
}
static bool ends_as(Cube c, How how, Gcalc *out)
{
    int steps = 0;

    *out = bench;
    out->slot[0].cube = c;
    out->rule.how = (uint8_t)how;
    return Cube_run(out, 0, 200, &steps) == SETTLED;
}
static bool has_lid(const Gcalc *g, Cube c)
{
    const Drawer *d = &g->drawer[c];

    return d->kind == LID || (d->kind > LID && (has_lid(g, d->a)
                                                || has_lid(g, d->b)));
}
CLAIM(two_orders_that_end_agree)
{
    static Gcalc end[3];
    Random random = Random_start(2, 1);
    int compared = 0, apart = 0;

    for (int k = 0; k < 10000; k++) {
        bool ends[3];

        if (k % 100 == 0)
            shop("lesson=0 cells=empty");
        bench.rule.mix = (uint8_t)(k % 2);
        Cube c = any_cube(&random, 5);
        for (int how = 0; how < 3 && Cube_live(&bench, c); how++) {
            ends[how] = ends_as(c, (How)how, &end[how]);
            if (!how || !ends[0] || !ends[how]
                || has_lid(&end[0], end[0].slot[0].cube))
                continue;
            compared++;
            apart += !Cube_alike(&end[0], end[0].slot[0].cube,
                                 &end[how], end[how].slot[0].cube);
        }
        Cube_sweep(&bench);
    }
    printf("# %d compared\n", compared);
    CHECK(compared > 1000 && apart == 0);
}
CLAIM(a_cut_across_and_a_cut_down_may_change_places)
{
    Random random = Random_start(3, 1);

    shop("lesson=0 cells=empty");
    for (int k = 0; k < 1000; k++) {
        Cube c = any_cube(&random, 5), a, b;

        for (int j = 0; j < 4; j++) {
            a = Cube_half(&bench, c, ACROSS, j / 2);
            CHECK(Cube_half(&bench, Cube_of(&bench, ACROSS, 0, a, a),
                            ACROSS, 1) == a);
            a = Cube_half(&bench, a, UPRIGHT, j % 2);
            b = Cube_half(&bench, c, UPRIGHT, j % 2);
            CHECK(a == Cube_half(&bench, b, ACROSS, j / 2));
        }
        Cube_sweep(&bench);
    }
}
static int steps(const char *words, How how)
{
    bench.rule.how = (uint8_t)how;
    if (!types(words))
        return -1;
    bench.steps = bench.end = 0;
    taken(&bench, "run");
    return bench.steps;
}
CLAIM(by_need_a_sum_takes_31_steps_and_in_normal_order_over_20000)
{
    static const char *const words[] = { "(numtest two)",
        "(numtest three)", "(numtest (times two three))",
        "(numtest (times three three))", "(plus one two G R)",
        "(two two G R)", "(sub1 three)" };
    static const int wanted[3][7] = {
        { 48, 192, 20000, 20000, 13, 32, 13 },
        { 9, 12, 31, 43, 13, 25, 13 }, { 9, 12, 31, 43, 13, 23, 24 } };

    shop("lesson=0");
    for (int how = NORMAL; how <= EAGER; how++)
        for (int k = 0; k < 7; k++)
            CHECK(steps(words[k], (How)how) == wanted[how][k]);
}
static Cube head_of(Cube c);
static Cube next_of(Cube c)         /* one round of (f x); 0: stuck */
{
    Cube x = bench.drawer[c].b, f = head_of(bench.drawer[c].a);
    int steps = 0;

    if (bench.drawer[f].kind != LID)
        return 0;
    bench.slot[OTHER].cube = Cube_of(&bench, APPLY, 0, f, x);
    Cube_run(&bench, OTHER, 1, &steps);
    return bench.slot[OTHER].cube;
}
static Cube head_of(Cube c)
{
    for (Cube n = c; n && bench.drawer[c].kind == APPLY; ) {
        n = next_of(c);
        c = n ? n : c;
    }
    return c;
}
static uint8_t calls[2][DRAWERS];   /* 1 more than was found */

static int calls_of(Cube c)         /* to work out what c is */
{
    int a, b;

    if (bench.drawer[c].kind != APPLY)
        return 0;
    if (!calls[0][c]) {
        a = calls_of(bench.drawer[c].a);
        b = calls_of(next_of(c));
        calls[0][c] = (uint8_t)(2 + (a > b ? a : b));
    }
    return calls[0][c] - 1;
}
static int depth_of(Cube c)         /* and all that it is made of */
{
    Drawer d = bench.drawer[head_of(c)];

    int a = calls_of(c), b;

    if (d.kind <= LID || calls[1][c])
        return d.kind <= LID ? a : calls[1][c] - 1;
    for (int k = 0; k < 2; k++)
        if ((b = depth_of(k ? d.b : d.a)) > 0)
            a = b + 1 > a ? b + 1 : a;
    calls[1][c] = (uint8_t)(a + 1);
    return a;
}
CLAIM(the_ancestor_needs_20_for_three_and_three_and_21_for_the_product)
{
    static const struct { const char *words; int deep; } sums[] = {
        { "one", 3 }, { "two", 8 }, { "three", 11 },
        { "(plus one two)", 11 }, { "(plus three three)", 20 },
        { "(times two three)", 21 } };
    Line words;

    shop("lesson=0");
    for (int k = 0; k < 6; k++) {
        Text_say(words, "(numtest %s)", sums[k].words);
        CHECK(types(words));
        bench.rule.how = NORMAL;
        memset(calls, 0, sizeof calls);
        CHECK(depth_of(bench.slot[0].cube) == sums[k].deep);
    }
}
static Cube with(Cube c, int color, Cube x)
{
    int steps = 0;

    bench.slot[HAND].cube = Cube_of(&bench, APPLY, 0,
                               Cube_cover(&bench, c, color), x);
    Cube_run(&bench, HAND, 1, &steps);
    return bench.slot[HAND].cube;
}
CLAIM(what_falls_in_second_may_fall_in_first)
{
    enum { RED = 6, GREEN = 8 };
    Random random = Random_start(7, 1);
    int differ = 0;

    shop("lesson=0 cells=empty");
    bench.rule.how = NORMAL;
    for (int k = 0; k < 1000; k++) {
        Cube m, n, l, a, b;

        m = any_cube(&random, 5), n = any_cube(&random, 3);
        l = with(any_cube(&random, 3), RED, 0);
        a = with(with(m, RED, n), GREEN, l);
        b = with(with(m, GREEN, l), RED, with(n, GREEN, l));
        CHECK(a == b && !bench.full && bench.n < KEPT);
        differ += a != m;
        Cube_sweep(&bench);
        bench.slot[HAND].cube = 0;
    }
    CHECK(differ > 200);
}
CLAIM(colors_are_functions_if_you_say_so)
{
    shop("lesson=0");
    CHECK(types("(R B)") && refused(&bench, "run", NULL));
    CHECK(taken(&bench, "rule mix") && !taken(&bench, "rule mix"));
    CHECK(comes_to("(R B)", "Dm") && comes_to("(A W)", "La"));
    CHECK(comes_to("(#000001 #000002)", "#000002"));
    CHECK(comes_to("(K #000001)", "K"));
    CHECK(comes_to("(La W)", "#e0e0e0") && comes_to("(R T)", "T"));
    CHECK(comes_to("(T T)", "T") && comes_to("(R [G|B])", "[Dy|Dm]"));
}
CLAIM(an_argument_is_cut_along_the_body_if_you_say_so)
{
    shop("lesson=0");
    CHECK(comes_to("(\\w.[w|w] [R|G])", "[[R|G]|[R|G]]"));
    CHECK(taken(&bench, "rule split"));
    CHECK(comes_to("(\\w.[w|w] [R|G])", "[R|G]"));
    CHECK(comes_to("(\\w.[(B w)|(B w)] [R|G])", "[(B R)|(B G)]"));
}
CLAIM(cuts_go_through_all_that_was_built)
{
    shop("lesson=0");
    CHECK(types("[R-G]")
          && refused(&bench, "keep left", "Main has no such part."));
    CHECK(Cube_half(&bench, bench.slot[0].cube, ACROSS, 0)
          == Cube_half(&bench, bench.slot[0].cube, ACROSS, 1));
    CHECK(types("[[R-B]|C]") && taken(&bench, "keep top"));
    CHECK(comes_to("main", "[R|C]"));
    CHECK(types("[[R-B]|C]") && taken(&bench, "keep bottom"));
    CHECK(comes_to("main", "[B|C]"));
}
static int size(const char *words)
{
    uint64_t count[DRAWERS];

    if (!types(words))
        return -1;
    for (int c = 0; c < bench.n; c++) {
        const Drawer *d = &bench.drawer[c];

        count[c] = 1 + (d->kind < LID ? 0 : count[d->a]
                        + (d->kind == LID ? 1 : count[d->b]));
    }
    return (int)count[bench.slot[0].cube];
}
CLAIM(the_examples_are_as_large_as_in_the_file_of_the_ancestor)
{
    shop("lesson=0");
    CHECK(size("id") == 3 && size("zero") == 5 && size("one") == 7);
    CHECK(size("cons") == 11 && size("two") == 25);
    CHECK(size("three") == 35 && size("sub1") == 57);
    CHECK(size("minus") == 65 && size("slicer") == 63);
    CHECK(size("x1") == 15);
}
CLAIM(what_may_be_said_depends_on_what_there_is)
{
    shop("lesson=0 cells=empty");
    CHECK(listed(&bench, "put R main") && !listed(&bench, "walk"));
    CHECK(plays(&bench, "type (R G), put 0 left, keep right, keep func"
                "tion, rule normal, put main @11, type \\g.\\g.[g|R]"));
    CHECK(listed(&bench, "put R argument"));
    CHECK(taken(&bench, "put main @12") && says(&bench,
          "It waits for what falls in."));
    CHECK(plays(&bench, "name @12 mine, rule need, rule eager"));
    CHECK(plays(&bench, "rule split, rule mix, put R argument"));
    CHECK(listed(&bench, "run") && !listed(&bench, "name main mine"));
    CHECK(plays(&bench, "!keep left, keep argument, put main @85")
          && !listed(&bench, "name main mine"));
    shop("lesson=1");
    CHECK(taken(&bench, "give up") && lists(&bench, ""));
}
CLAIM(what_cannot_be_read_gets_a_sentence)
{
    static const char *const wrong[][2] = {
        { "", "the sentence ends before the cube does" },
        { "[R", "between two halves stands | or - or /" },
        { "[R|G", "a ] is missing" }, { "(R G", "a ) is missing" },
        { "(R", "the sentence ends before the cube does" },
        { "\\g R", "behind \\g stands a dot" },
        { "\\3.R", "behind \\ stands a color in small letters" },
        { "\\g.g2",
          "a small letter has no lid: \\g.g, or G for green" },
        { "\\g.g1", "no cell has that name" },
        { "\\g.g999", "no cell has that name" },
        { "g3x", "no cell has that name" },
        { "=", "a cube is a color, [a|b], \\g.a or (f x)" },
        { "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
          "a cube is a color, [a|b], \\g.a or (f x)" },
        { "#12", "behind # stand six digits, 0 to f" },
        { "@85", "behind @ stand row and column of a cube" },
        { "@", "behind @ stand row and column of a cube" },
        { "@1x", "behind @ stand row and column of a cube" } };

    shop("lesson=0");
    for (int k = 0; k < 17; k++) {
        const char *why;

        CHECK(!Cube_read(&bench, wrong[k][0], &why, NULL));
        CHECK(why && Text_same(why, wrong[k][1]));
    }
    CHECK(comes_to("[ @23 | (id  R) ]", "[one|R]"));
}
CLAIM(brackets_in_brackets_have_an_end)
{
    const char *why;
    char tower[2 * FLOORS + 1] = "";

    memset(tower, '(', 2 * FLOORS);
    CHECK(!Cube_read(&bench, tower, &why, NULL) && Text_same(why,
          "so many brackets in brackets are too many"));
}
CLAIM(what_does_not_fit_is_refused_and_leaves_no_trace)
{
    const char *large = "That is too large to be kept.";
    int n = 0;

    shop("lesson=0 cells=empty");
    CHECK(taken(&bench, "put R main"));
    for (; n < 600 && taken(&bench, "put main right"); n++)
        ;
    CHECK(n == FLOORS - 1 && refused(&bench, "put main right", large));
    CHECK(says(&bench, "Blocks: 18446744073709551615."));
    CHECK(plays(&bench, "type [R|#80c020]"));
    CHECK(says(&bench, "Blocks: 2."));
    CHECK(plays(&bench, "type [R|G], abstract R"));
    for (n = 0; n < 600 && taken(&bench, "abstract B"); n++)
        ;
    CHECK(n == FLOORS - 3 && refused(&bench, "abstract G", large));
    CHECK(!broken(&bench));
}
static bool hooks(const char *words, const char *wanted)
{
    Line move, at = "";

    Text_say(move, "type %s", words);
    gcalc_model.where(&bench, move, &(Text){ at, LINE, 0 });
    if (!Text_same(at, wanted))
        printf("# %s: %s\n", words, at);
    return Text_same(at, wanted);
}
CLAIM(a_complaint_points_at_the_letter)
{
    Line at = "";

    shop("lesson=0");
    CHECK(hooks("[R|G", "letter 5, \"[R|G^\""));
    CHECK(hooks("[R+G]", "letter 3, \"[R^+G]\""));
    CHECK(hooks("\\r.[r|g]", "letter 7, \"\\r.[r|^g]\""));
    CHECK(hooks("[R|purple]", "letter 4, \"[R|^purple]\""));
    CHECK(hooks("\\gg.R", "letter 2, \"\\^gg.R\""));
    CHECK(hooks("[#12345x|R]", "letter 8, \"[#12345^x|R]\""));
    CHECK(hooks("([R|G] [B|Y] [G|R] [W|K] Q [R|G] [Y|B] [M|C])",
                "letter 26, "
                "\"[R|G] [B|Y] [G|R] [W|K] ^Q [R|G] [Y|B] [M\""));
    CHECK(hooks("[R|@99]", "letter 4, \"[R|^@99]\""));
    CHECK(hooks("[#123456|q]", "letter 10, \"[#123456|^q]\""));
    CHECK(hooks("[R|G]", ""));
    gcalc_model.where(&bench, "put R under", &(Text){ at, LINE, 0 });
    CHECK(at[0] == '\0' && taken(&bench, "more [R|"));
    CHECK(hooks("q]", "letter 5, \"[R| ^q]\""));
}
CLAIM(a_sentence_comes_in_pieces)
{
    shop("lesson=0");
    CHECK(plays(&bench, "more [R, more |, !type G, type G]"));
    CHECK(comes_to("main", "[R|G]") && !bench.draft[0]);
    CHECK(plays(&bench, "more [[, clear draft, !clear draft"));
    for (int k = 0; k < 40; k++)
        taken(&bench, "more RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR"
              "RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR");
    CHECK(refused(&bench, "more RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR"
                  "RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR",
                  "The draft is full: clear draft."));
    while (taken(&bench, "more R"))
        ;
    CHECK(!listed(&bench, "more R") && refused(&bench, "type R", NULL));
}
CLAIM(two_letters_of_one_color_have_numbers)
{
    shop("lesson=5");
    CHECK(plays(&bench, "run, abstract G"));
    CHECK(shows(&bench, "main  \\g.\\g2.[g|g2]\n"));
    CHECK(types("\\g.\\g.g") && shows(&bench, "main  \\g.\\g.g\n"));
    CHECK(types("\\g.\\g2.\\g3.[g|[g2|g3]]"));
    CHECK(shows(&bench, "main  \\g.\\g2.\\g3.[g|[g2|g3]]\n"));
}
CLAIM(a_cell_may_be_called_by_its_name)
{
    shop("lesson=6");
    CHECK(plays(&bench, "put id main, put hole right"));
    CHECK(comes_to("main", "[id|hole]"));
    CHECK(plays(&bench, "copy id @11, name id left, clear hole"));
    CHECK(plays(&bench, "put R main, put G left, !clear hole"));
    CHECK(plays(&bench, "name @71 main, put @71 main, put R main"));
    CHECK(plays(&bench, "put G left, name @71 R, put R @72"));
    CHECK(comes_to("main", "[G|R]"));
    CHECK(Text_same(bench.slot[31].name, "R"));
    shop("lesson=6");
    CHECK(plays(&bench, "put id main, name @71 main, put R left"));
    CHECK(shows(&bench, "main  [R|\\w.w]\n"));
}
CLAIM(a_part_is_not_cleared_but_the_other_one_kept)
{
    shop("lesson=2");
    CHECK(refused(&bench, "clear bottom", "To take a part off Main, "
                  "say what stays: keep top."));
    CHECK(refused(&bench, "keep function", "Main has no such part."));
    CHECK(refused(&bench, "keep under",
                  "Say which part of Main to keep: keep left."));
}
CLAIM(the_fifth_lesson_is_met_by_what_was_run_first)
{
    shop("lesson=5");
    CHECK(taken(&bench, "abstract G") && !bench.met);
    CHECK(comes_to("(main B Y)", "[B|Y]"));
    shop("lesson=5");
    CHECK(plays(&bench, "run, abstract G") && bench.met);
    CHECK(plays(&bench, "type \\b.\\y.[b|y]") && bench.met);
}
static bool told(int lesson, const char *moves, const char *words)
{
    Line option;

    Text_say(option, "lesson=%d", lesson);
    shop(option);
    return plays(&bench, moves) && says(&bench, words);
}
CLAIM(a_lesson_says_what_went_wrong_and_what_to_try)
{
    const char *gone = "The lid is gone: Undo brings it back.";

    CHECK(told(2, "keep bottom",
               "That part is gone: Undo brings it back."));
    CHECK(told(3, "type [\\r.r|B]", "One lid must cover both halves: "
               "first red and blue, then a hole of red."));
    CHECK(told(3, "type [B-\\r.r]", "") && told(3, "type [R|B]", ""));
    CHECK(told(4, "put G main", gone) && told(5, "put G main", gone));
    CHECK(told(4, "put G argument", "Run would do a step."));
    CHECK(told(5, "abstract G",
               "The lid was put on too early: Undo, then Run first."));
    CHECK(told(5, "run, abstract R", "That made a hole of red: Undo, "
               "then a right click on green."));
    CHECK(Text_same(item(&bench, (Ui){ 0 }, 305).futile,
                    word_on(&bench)));
    CHECK(told(5, "run", "Steps: 1."));
    CHECK(told(5, "run, abstract G", "The new lid lies on top and "
               "takes the first thing. Try it: blue, yellow, Run."));
    CHECK(told(6, "put id main, put hole right", ""));
    CHECK(told(6, "put id main, put hole right, put id right",
               "Not equal: each new part gets half. Undo to id and "
               "hole, then Main itself onto right."));
    CHECK(told(6, "put id main, put hole right, put main right, "
               "put R argument", "Try it: red onto argument, and Run. "
               "The brown boxes are id and hole, packed."));
    CHECK(told(4, "put G right", "Green must stand on argument: "
               "Undo, and put it there."));
    CHECK(told(7, "type \\g.\\r.(r g g)", "Not yet: true, then "
               "false on argument, and Run, should come to false."));
    CHECK(told(7, "put @31 main",
               "It waits for what falls in. It is equal to if."));
    CHECK(told(7, "type \\g.\\r.r", "It reads as 0, or as false. "
               "It is equal to false."));
}
CLAIM(a_lesson_that_is_met_stays_met_until_it_is_begun_anew)
{
    shop("lesson=5");
    CHECK(plays(&bench, "run, abstract G, put B argument, run"));
    CHECK(bench.met && listed(&bench, "next"));
    CHECK(taken(&bench, "clear all") && !bench.met);
    CHECK(plays(&bench, "run, abstract G, clear main, next"));
    CHECK(bench.lesson == 6 && !bench.met);
}
CLAIM(undo_goes_back_to_where_the_lesson_began)
{
    Line why;
    Session *s = Session_of(&the_game, "lesson=1", 1, why);
    const Gcalc *g = Session_state(s);

    CHECK(!Session_play(s, "put R main"));
    CHECK(!Session_play(s, "put G right") && Session_undo(s));
    CHECK(Session_redo(s) && !Session_play(s, "next"));
    CHECK(!Session_undo(s) && !Session_play(s, "keep top"));
    CHECK(Session_undo(s) && !Session_undo(s) && g->lesson == 2);
    Session_free(&s);
}
CLAIM(cells_change_places_and_names_go_along)
{
    shop("lesson=0");
    CHECK(plays(&bench, "put @12 @85, !put @12 main, !put @85 @85"));
    CHECK(Text_same(bench.slot[40].name, "cons"));
    CHECK(!bench.slot[2].name[0]);
    CHECK(plays(&bench, "put @11 @85"));
    CHECK(Text_same(bench.slot[40].name, "true"));
    CHECK(Text_same(bench.slot[1].name, "cons"));
    CHECK(plays(&bench, "copy @11 @12, !copy @11 @11, !copy @1 @11"));
    CHECK(bench.slot[1].cube == bench.slot[2].cube);
    CHECK(!bench.slot[2].name[0]);
    CHECK(plays(&bench, "name @12 other, !name main x, put R main"));
    CHECK(plays(&bench, "name main six, !name main six, clear @12"));
    CHECK(plays(&bench, "!clear @12, !clear all, !give up, !next"));
}
CLAIM(a_walk_is_made_of_steps_and_can_be_stopped)
{
    shop("lesson=5");
    CHECK(refused(&bench, "tick", NULL) && taken(&bench, "walk"));
    CHECK(listed(&bench, "stop") && refused(&bench, "walk", NULL));
    CHECK(listed(&bench, "give up"));
    CHECK(taken(&bench, "stop") && refused(&bench, "tick", NULL));
    CHECK(taken(&bench, "walk") && taken(&bench, "tick"));
    CHECK(!bench.walking && bench.steps == 1);
    CHECK(comes_to("main", "\\g.[G|g]"));
}
CLAIM(a_walk_that_grows_too_large_stops_by_itself)
{
    int n = 0;

    shop("lesson=0");
    CHECK(types("(Ycomb \\r.[R|r])") && taken(&bench, "walk"));
    while (n < 2000 && taken(&bench, "tick"))
        n++;
    CHECK(!bench.walking && bench.end == TOO_LARGE && n > 100);
}
CLAIM(each_step_of_a_walk_is_an_undo)
{
    Line why;
    Session *s = Session_of(&the_game, "lesson=0", 1, why);
    const Gcalc *g = Session_state(s);

    CHECK(!Session_play(s, "type (numtest one)"));
    CHECK(!Session_play(s, "walk") && !Session_tick(s));
    CHECK(!Session_tick(s) && !Session_tick(s) && g->steps == 3);
    for (int k = 2; k >= 0; k--)
        CHECK(Session_undo(s) && g->steps == k && g->walking);
    CHECK(Session_redo(s) && Session_redo(s) && g->steps == 2);
    CHECK(!Session_play(s, "stop") && !g->walking);
    CHECK(!Session_can_redo(s) && !Session_play(s, "step"));
    CHECK(Session_undo(s) && Session_undo(s) && g->steps == 2);
    Session_free(&s);
}
CLAIM(a_cabinet_that_is_full_refuses_and_goes_on)
{
    Random random = Random_start(4, 1);
    int n, steps = 0;

    shop("lesson=0");
    n = bench.n;
    while (bench.n < DRAWERS - 400)
        any_cube(&random, 6);
    while (!bench.full)
        Cube_of(&bench, MIXED, 1, (Cube)++steps, 0);
    CHECK(bench.n == DRAWERS);
    Cube_cover(&bench, bench.slot[1].cube, 6);
    CHECK(bench.full && bench.n == DRAWERS);
    Cube_back(&bench, n);
    CHECK(bench.n == n && !bench.full && !broken(&bench));
}
CLAIM(full_cells_leave_no_room_to_run)
{
    Random random = Random_start(6, 1);

    shop("lesson=0 cells=empty");
    CHECK(taken(&bench, "type (\\w.w R)"));
    for (int k = 0; bench.n < KEPT + 9; k++) {
        bench.slot[1 + k % CELLS].cube = Cube_of(&bench, ACROSS, 0,
            bench.slot[1 + k % CELLS].cube, any_cube(&random, 6));
        Cube_sweep(&bench);
    }
    CHECK(!broken(&bench) && bench.n > KEPT);
    CHECK(!listed(&bench, "put R left") && taken(&bench, "run"));
    CHECK(bench.end == TOO_LARGE
          && says(&bench, "It grew too large, after 0 steps."));
    CHECK(refused(&bench, "type [[#010203|#010204]-#010205]",
                  "That is too large to be kept.") && !broken(&bench));
}
static bool is_noticed(const char *what)
{
    bool noticed = Text_same(gcalc_model.check(&bench), what);

    shop("lesson=0");
    return noticed;
}
CLAIM(a_state_that_is_spoilt_is_noticed)
{
    static const char behind[] = "a part lies behind its cube";

    shop("lesson=0");
    bench.drawer[9] = (Drawer){ .kind = ACROSS, .a = 9, .b = 1 };
    CHECK(is_noticed(behind));
    bench.drawer[9] = (Drawer){ .kind = ACROSS, .a = 1, .b = 9 };
    CHECK(is_noticed(behind));
    bench.slot[40].cube = bench.n;
    CHECK(is_noticed("a letter has no lid"));
    bench.drawer[bench.slot[1].cube].open = 1;
    CHECK(is_noticed("a letter has no lid"));
    bench.fuel = 1;
    CHECK(is_noticed("the bench is not swept"));
}
CLAIM(what_cannot_be_done_is_refused)
{
    shop("lesson=0");
    CHECK(Text_same(item(&bench, (Ui){ 0 }, 107).other, "put R main"));
    CHECK(says(&bench, "") && refused(&bench, "abstract R",
          "Main is empty: put something onto Main first."));
    CHECK(plays(&bench, "!copy @11 @1, !copy @85 @11, !copy @11 @11"));
    for (int k = 0; k < 5; k++)
        CHECK(refused(&bench, (const char *[]){ "typeR", "type  R",
              "type ", "type R  G", "type R " }[k], NULL));
    CHECK(plays(&bench, "put R main"));
    for (int k = 1; k <= CELLS; k++)
        bench.slot[k].cube = bench.slot[0].cube;
    CHECK(refused(&bench, "name main six",
                  "All cells are full: clear one first."));
    shop("lesson=1");
    CHECK(taken(&bench, "give up") && refused(&bench, "step",
          "The lessons are over: begin a new game."));
    shop("lesson=1");
    CHECK(taken(&bench, "put G main"));
    for (int k = 0; k < 210; k++)
        CHECK(taken(&bench, "put R right") && !bench.met);
    CHECK(!listed(&bench, "put R left"));
}
CLAIM(what_is_next_is_marked_once_in_the_sentence)
{
    Ui ui = { 0 };

    shop("lesson=0");
    CHECK(types("(plus one two)"));
    CHECK(Text_same(item(&bench, ui, 301).words,
                    "(\u2039(plus one)\u203a two)")
          && strstr(painted(&bench, ui, LIGHT), "\"two\""));
    CHECK(types("[(id G)|(id G)]"));
    CHECK(Text_same(item(&bench, ui, 301).words,
                    "[\u2039(id G)\u203a|(id G)]"));
}
CLAIM(the_function_of_a_function_may_have_a_name)
{
    shop("lesson=0");
    CHECK(plays(&bench, "type (plus one), put main @85"));
    CHECK(plays(&bench, "name @85 half, type (plus one two)"));
    CHECK(shows(&bench, "main  (half two)\n"));
}
CLAIM(patience_ends_with_a_no)
{
    shop("lesson=0 cells=empty");
    CHECK(plays(&bench, "type \\r.r, put main @11, type \\g.g"));
    CHECK(Cube_alike(&bench, bench.slot[0].cube,
                     &bench, bench.slot[1].cube));
    for (int k = 0; k < 36; k++) {
        CHECK(k != 18 || plays(&bench, "put main @12, put @11 main"));
        CHECK(taken(&bench, "put main right"));
    }
    CHECK(!Cube_alike(&bench, bench.slot[0].cube,
                     &bench, bench.slot[2].cube));
}
CLAIM(what_never_ends_is_stopped_and_told)
{
    shop("lesson=0");
    CHECK(types("(\\r.(r r) \\r.(r r))") && taken(&bench, "run"));
    CHECK(says(&bench, "Stopped after 20000 steps: go on with run."));
    CHECK(types("(Ycomb \\r.[R|r])") && taken(&bench, "run"));
    CHECK(bench.end == TOO_LARGE && !broken(&bench));
}
CLAIM(what_main_is_is_found_by_asking)
{
    static const char *const known[][2] = {
        { "(plus three three)", "It reads as the number 6." },
        { "\\r.\\g.r", "It reads as true. It is equal to true." },
        { "\\b.(b R G)", "It reads as a pair." },
        { "\\b.(b R \\b.(b G null))", "It reads as a list of 2." },
        { "\\b.(b R (Ycomb (cons R)))", "It reads as a pair." },
        { "null", "It reads as a list of 0. It is equal to null." },
        { "zero", "It reads as 0, or as false. It is equal to zero." },
        { "numtest", "It reads as a pair. It is equal to numtest." },
        { "if", "It waits for what falls in. It is equal to if." } };

    shop("lesson=0");
    for (int k = 0; k < 9; k++) {
        Line move;

        Text_say(move, "type %s", known[k][0]);
        CHECK(taken(&bench, move));
        if (Cube_live(&bench, bench.slot[0].cube))
            CHECK(taken(&bench, "run"));
        bench.steps = 0;
        CHECK(says(&bench, known[k][1]));
    }
}
CLAIM(every_lesson_can_be_done_by_its_way)
{
    Line option;
    int now;

    for (int k = 1; k <= LESSONS; k++) {
        Text_say(option, "lesson=%d", k);
        shop(option);
        for (int j = 0; lessons[k - 1].way[j]; j++) {
            CHECK(!bench.met && refused(&bench, "next", NULL));
            CHECK(taken(&bench, lessons[k - 1].way[j]));
        }
        CHECK(bench.met && taken(&bench, "next"));
        CHECK(bench.lesson == (k < LESSONS ? k + 1 : k));
        CHECK((bench.over == 1) == (k == LESSONS));
        gcalc_model.anew(&bench, &now);
        CHECK(now == (k == LESSONS ? 0 : bench.lesson));
    }
}
static Gcalc twin;
static char file[20000], game[20000];

static void comes_in(const char *words)     /* and is then game */
{
    Text in = { game, sizeof game, 0 };

    game[0] = '\0';
    the_game.model->formats->read(words, &in);
}
static int goes_out(void)           /* the bench into file: how long */
{
    Text out = { file, sizeof file, 0 };

    the_game.model->formats->write(&bench, "", &out);
    return out.used;
}
static bool is_refused(const char *words, const char *why)
{
    comes_in(words);
    if (!Text_same(game, why))
        printf("# %s: %s\n", words, game);
    return Text_same(game, why);
}
#define HEAD "\"GCALC\" #t 18 8 #f #f #f "
CLAIM(files_that_are_no_good_get_a_sentence)
{
    static char deep[9000] = HEAD "(#f . #f)((#f - ";
    static const char *const no = "this is no file of the old GCalc";

    CHECK(is_refused("", no) && is_refused("(", no));
    CHECK(is_refused(HEAD, no) && is_refused(HEAD "(#f . pink)()", no));
    CHECK(is_refused(HEAD "(#f . #f)((#f var red)", "in this file a "
                     "hole has no lid, or a lid no hole"));
    CHECK(is_refused(HEAD "(#f . #f)((#f . #(1 2 x)))", no));
    CHECK(is_refused(HEAD "(#f . #f)((#f . #(1 2 300)))", no));
    CHECK(is_refused(HEAD "(#f . #f)((#f . #(x 300 2)))", no));
    CHECK(is_refused(HEAD "(#f . #f)((#f . ()))", no));
    CHECK(is_refused(HEAD "(\"a\\\"b\" . #f)((#f . aaaaaaaaaaaa"
                     "aaaaaaaaaaaaaaaaaaaaaaaaaa))", no));
    CHECK(is_refused("\"a\\", no) && is_refused(HEAD "(\"a\\", no));
    for (int k = 0; k < 1000; k++)
        strcat(deep, "(- ");
    CHECK(is_refused(deep, "the brackets in this file are nested too "
                           "deep"));
}
static void tell_tree(Text *out, int floors)
{
    Text_tell(out, floors ? "(apply " : "red");
    for (int k = 0; k < 2 && floors; k++) {
        tell_tree(out, floors - 1);
        Text_tell(out, k ? ")" : " ");
    }
}
static void rest_is_empty(Text *out, int from)
{
    for (int k = from; k < CELLS; k++)
        Text_tell(out, "(#f . #f)");
    Text_tell(out, ")");
    comes_in(out->at);
}
CLAIM(a_cube_in_a_file_may_be_too_long)
{
    Text out = { file, sizeof file, 0 };

    Text_tell(&out, HEAD "(#f . #f)((#f . ");
    tell_tree(&out, 10);
    CHECK(is_refused(file, "a cube in this file is too long"));
    out.used = 0;
    Text_tell(&out, HEAD "(#f . #f)((#f . ");
    tell_tree(&out, 7);
    Text_tell(&out, ")");
    rest_is_empty(&out, 1);
    CHECK(strstr(game, "> more ") && strstr(game, "> put main @11"));
}
CLAIM(two_cells_of_one_name_are_told_apart)
{
    Text out = { file, sizeof file, 0 };

    Text_tell(&out, HEAD "(#f . #f)((\"a\" . red)(\"a\" . blue)"
              "(\"a\" . white)(\"b c456789012345678901234567\" - red "
              "blue #f)");
    rest_is_empty(&out, 4);
    CHECK(strstr(game, "> type R\n> put main @11\n> name @11 a\n"
          "> type B\n> put main @12\n> name @12 a12\n> type W\n"
          "> put main @13\n> name @13 a13\n> type [R-B]\n"
          "> put main @14\n> name @14 b_c45678901234567890123\n"));
}
CLAIM(more_than_eighteen_lids_are_told_as_well_as_can_be)
{
    Line move;

    shop("lesson=0 cells=empty");
    CHECK(taken(&bench, "type \\g.[g|[T|[K|[Da|[A|[La|[W|[R|[Dr|[G|[Dg|"
                "[B|[Db|[Y|[Dy|[C|[Dc|[M|Dm]]]]]]]]]]]]]]]]]]"));
    for (int k = 0; k < COLORS; k++) {
        Text_say(move, "abstract %s", hues[k].word);
        CHECK(taken(&bench, move));
    }
    CHECK(goes_out() && strstr(file, "(lambda (var green) "));
}
CLAIM(a_file_that_is_cut_or_spoilt_is_read_or_refused)
{
    Random random = Random_start(5, 1);
    int used;

    shop("lesson=0");
    used = goes_out();
    for (int k = 0; k < so_many(3000); k++) {
        int at = Random_below(&random, used);
        char was = file[at];

        file[at] = "\0()\"#. ax"[Random_below(&random, 9)];
        comes_in(file);
        CHECK(game[0] && strlen(game) + 1 < sizeof game);
        file[at] = was;
    }
}
CLAIM(what_goes_out_to_the_ancestor_comes_in_again)
{
    shop("lesson=0");
    CHECK(types("\\g.\\g2.[g|[g2-#80c020]]"));
    CHECK(plays(&bench, "rule split, rule mix, name @84 a\"b\\c"));
    goes_out();
    twin = bench;
    comes_in(file);
    CHECK(strncmp(game, "gcalc 1 lesson=0 cells=empty", 28) == 0);
    shop("lesson=0 cells=empty");
    for (char *move = strchr(game, '\n') + 1; *move; ) {
        char *end = strchr(move, '\n');

        *end = '\0';
        CHECK(taken(&bench, move + 2));
        move = end + 1;
    }
    CHECK(bench.rule.cut && bench.rule.mix);
    for (int k = 0; k <= CELLS; k++) {
        CHECK(Cube_alike(&bench, bench.slot[k].cube,
                         &twin, twin.slot[k].cube));
        CHECK(Text_same(bench.slot[k].name, twin.slot[k].name));
    }
}
TEST_MAIN
