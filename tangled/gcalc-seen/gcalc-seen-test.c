/* Made from games/gcalc-seen.nw by make tangle: change that, not this. */
#include "gcalc-laid-test.h"

/* tests of the look */
static const char *main_painted(int turn)
{
    static char at[1 << 18];
    Text out = { at, sizeof at, 0 };
    Ui ui = { .own = { 0, (unsigned char)turn } };
    const Item i = *Page_find(laid_out(&bench, &ui), 1);
    Paint_log log;

    at[0] = '\0';
    Paint_log_start(&log, &out, the_game.view->inks, LIGHT);
    the_game.view->paint(&bench, &ui, &i, &log.paint);
    return at;
}
static int faces(const char *words, int turn)
{
    static const char *const colors[] = { "fill red", "fill green",
                                          "fill blue", "fill yellow" };
    int n = 0;

    CHECK(types(words));
    for (int k = 0; k < 4; k++)
        for (const char *at = main_painted(turn);
             (at = strstr(at, colors[k])); at++)
            n += strchr("-\n", at[strlen(colors[k])]) != NULL;
    return n;
}
CLAIM(a_tower_of_512_blocks_has_192_faces_from_all_four_sides)
{
    static const char eight[] = "[[[%s|%s]-[%s|%s]]/[[%s|%s]-[%s|%s]]]";
    static char one[8000] = "R", all[8000];

    shop("lesson=0 cells=empty");
    for (int wide = 1; wide <= 8; wide *= 2) {
        for (int turn = 0; turn < 4; turn++)
            CHECK(faces(one, turn) == 3 * wide * wide);
        Text_tell(&(Text){ all, sizeof all, 0 }, eight, one, one, one,
                  one, one, one, one, one);
        strcpy(one, all);
    }
    CHECK(faces("[T|G]", 0) == 3 && faces("[R|T]", 0) == 3);
    CHECK(faces("[[R|G]-B]", 0) == 7 && faces("[R/[G/T]]", 0) == 5);
}
static bool is_last(const char *words, const char *last, int turn)
{
    const char *log, *red = NULL, *green = NULL;

    CHECK(types(words));
    log = main_painted(turn);
    for (const char *at = log; (at = strstr(at, "fill ")); at++) {
        red = strncmp(at, "fill red", 8) ? red : at;
        green = strncmp(at, "fill green", 10) ? green : at;
    }
    return red && green && (red > green) == (*last == 'R');
}
CLAIM(what_is_behind_is_painted_first_from_all_four_sides)
{
    static const char *const before[] = { "RRGG", "GRRG" };

    shop("lesson=0 cells=empty");
    for (int turn = 0; turn < 4; turn++) {
        CHECK(is_last("[R|G]", &before[0][turn], turn));
        CHECK(is_last("[G/R]", &before[1][turn], turn));
        CHECK(is_last("[R-G]", "R", turn));
    }
}
static bool turned(const char *words, int turn, const char *other)
{
    static char was[1 << 18];

    CHECK(types(words));
    strcpy(was, main_painted(turn));
    CHECK(types(other));
    return Text_same(was, main_painted(0));
}
CLAIM(a_quarter_brings_the_left_to_the_front_and_the_front_to_the_right)
{
    shop("lesson=0 cells=empty");
    CHECK(turned("[R|G]", 1, "[R/G]") && turned("[R/G]", 1, "[G|R]"));
    CHECK(turned("[[R|G]-B]", 2, "[[G|R]-B]"));
    CHECK(turned("[R/G]", 3, "[R|G]") && turned("[R|G]", 3, "[G/R]"));
}
CLAIM(three_cuts_lie_where_they_have_lain)
{
    shop("lesson=0 cells=empty");
    CHECK(types("[[R|G]/[B-Y]]"));
    CHECK(sums_to(main_painted(0), 55, 3335848808u));
}

/* tests of the table */
CLAIM(where_main_has_no_such_part_a_click_says_so)
{
    Ui ui = { 0 };

    shop("lesson=1");
    CHECK(strstr(item(&bench, ui, 204).futile, "Main is empty"));
    shop("lesson=2");
    CHECK(strstr(item(&bench, ui, 204).futile, "not cut that way"));
    CHECK(Text_same(item(&bench, ui, 209).other, "keep back"));
    CHECK(strstr(item(&bench, ui, 202).futile, "takes this part off"));
    CHECK(Text_same(item(&bench, ui, 202).other, "keep bottom"));
}
CLAIM(a_narrow_page_has_all_things_and_large_enough)
{
    Ui wide = { 0 }, tall = { .tall = true };

    for (int lesson = 0; lesson <= 7; lesson += 7) {
        shop(lesson ? "lesson=7" : "lesson=0");
        const Page *page = laid_out(&bench, &tall);
        int n = page->n;

        for (int k = 0; k < n; k++) {
            Item i = laid_out(&bench, &tall)->item[k];

            CHECK(i.x >= 0 && i.x + i.w <= page->w && i.w >= 46);
            CHECK(i.y >= 0 && i.y + i.h <= page->h && i.h >= 46);
            CHECK(Text_same(item(&bench, wide, i.id).move, i.move));
        }
        CHECK(n == 71 + lesson / 7 && laid_out(&bench, &wide)->n == n);
    }
    CHECK(strstr(painted(&bench, tall, LIGHT), "\"others false.\""));
}
CLAIM(a_hint_says_what_the_hand_does)
{
    static const char *const hints[][3] = {
        { "lesson=1", "put R main", "drag it there, or click it" },
        { "lesson=4", "put G main", "begin this lesson anew, or Undo: "
          "the guide knows no way from here" },
        { "lesson=4", "put G argument", "the argument falls in" },
        { "lesson=5", "more R", "first the draft must go" } };

    for (int k = 0; k < 4; k++) {
        shop(hints[k][0]);
        CHECK(plays(&bench, hints[k][1]));
        CHECK(Text_same(asked(the_game.hint, &bench, 50, 1).reason,
                        hints[k][2]));
    }
    shop("lesson=4");
    CHECK(item(&bench, (Ui){ 0 }, 302).move[0] == '\0');
    CHECK(Text_same(item(&bench, (Ui){ .hint = 302 }, 302).move,
                    "clear all"));
}
TEST_MAIN
