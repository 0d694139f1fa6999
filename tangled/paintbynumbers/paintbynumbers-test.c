/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include "apart.h"
#include "bench.h"
#include "paintbynumbers.h"

/* drawings for tests */
enum { ROW_1 = SIDE * SIDE + 1, COLUMN_1 = ROW_1 + SIDE };  /* heads */
#define PLUS "..#../..#../#####/..#../..#.."
#define BREAKER ".#..../.##.##/....#./.##.../##.##./....#."
static Easel drawing(const char *picture)
{
    Grid g = Grid_of(picture);
    Easel s;
    Line options, row;

    Text_say(options, "board=empty width=%d height=%d", g.columns,
             g.rows);
    CHECK(!starts(&s, options, 1) && s.phase == DRAWING);
    for (int r = 0; r < g.rows; r++) {
        Text_say(row, "row %d %.*s", r + 1, g.columns,
                 picture + r * (g.columns + 1));
        CHECK(taken(&s, row));
    }
    return s;
}

/* tests of the players */
static Easel dealt(const char *options, uint64_t seed)
{
    Easel s;

    CHECK(!starts(&s, options, seed));
    CHECK(s.phase == PAINTING || house_moves(&s, seed));
    CHECK(s.phase == PAINTING);
    return s;
}

LONG_CLAIM(ink_is_dealt_with_one_answer_in_every_size_and_level)
{
    static const char *const options[] = {
        "board=random size=5", "board=random size=10 level=easy",
        "board=random width=7 height=13 level=medium",
        "board=random size=15 level=hard", "board=random size=30",
        "board=random size=45", "board=random width=88 height=20",
        "board=random width=88 height=88",
    };

    for (uint64_t k = 0; k < 72 && test_faults == 0; k++) {
        Easel s = dealt(options[k % 8], k);
        Sheet sheet;
        Proof p = certify(&s, &sheet);
        Easel drop = { .rows = s.rows, .columns = s.columns };

        grow(&drop, 0);
        CHECK(memcmp(drop.goal, s.goal, sizeof s.goal) != 0);
        CHECK(p.verdict >= BY_LINES);
        CHECK(s.level == ANY || level_of(&p) == s.level);
    }
}
CLAIM(a_drop_can_be_told_by_lines)
{
    for (int rows = 5; rows <= SIDE; rows += 3)
        for (int columns = 5; columns <= SIDE; columns += 3) {
            Easel s = { .rows = rows, .columns = columns };
            Sheet sheet;

            grow(&s, 0);
            CHECK(certify(&s, &sheet).verdict == BY_LINES);
        }
}

CLAIM(pictures_are_chosen_as_the_options_want_them)
{
    Easel s = dealt("size=20 level=hard", 3);

    CHECK(level_of(&paintings[s.picture - 1].proof) == HARD);
    CHECK(s.rows == 20 || s.columns == 20);
    s = dealt("number=7 size=30", 1);
    CHECK(s.picture == 7);
    for (int k = 0, many = 0; k < paintings_count; k++) {
        many += paintings[k].proof.verdict == BY_SUPPOSING;
        if (paintings[k].proof.verdict == BY_SUPPOSING)
            s.picture = k + 1;
        CHECK(k + 1 < paintings_count || many == 4);
    }
    CHECK(says(&s, "Lines alone do not tell this picture."));
    s.picture = 7;
    CHECK(starts(&s, "size=40", 1) && starts(&s, "number=999", 1));
    CHECK(starts(&s, "size=10", 1) == NULL);
    CHECK(says(&s, "The house chooses a picture."));
    CHECK(listed(&s, "picture 1") && plays(&s, "!deal 1, !fill 1 1"));
    CHECK(plays(&s, "!picture 0, !picture 501, !picture 499"));
    CHECK(starts(&s, "board=random size=30", 1) == NULL);
    CHECK(Text_same(asked(the_game.players, &s, 0, 1).move, "deal 0"));
    CHECK(lists(&s, "deal 1\n") && plays(&s, "!picture 499, deal 0"));
}
static int hinted_home(Easel *s)
{
    int many = 0;

    while (s->phase == PAINTING && many <= s->rows * s->columns) {
        CHECK(taken(s, asked(the_game.hint, s, 3000, 1).move));
        CHECK(s->phase == DONE || mistakes(s) == 0);
        many++;
    }
    return many;
}

CLAIM(hints_lead_to_the_end_and_tell_no_lie)
{
    static const char *const options[] = {
        "size=10", "size=15 level=hard",
        "board=random size=10 level=hard",
    };

    for (uint64_t k = 0; k < 6; k++) {
        Easel s = dealt(options[k % 3], k);

        CHECK(hinted_home(&s) <= s.rows * s.columns);
        CHECK(stands(&s, OVER, 2, 0));
    }
}
CLAIM(a_hint_has_three_steps_and_ends)
{
    Easel s = drawing(PLUS), bad;

    CHECK(plays(&s, "ready, hint") && says(&s, "Look at row 3."));
    bad = s;
    CHECK(plays(&s, "hint")
          && says(&s, "Row 3 knows the marked squares."));
    CHECK(plays(&s, "hint, !hint") && s.helps == 3);
    CHECK(says(&s, "Row 3: its bars pushed left, and pushed right."));
    CHECK(plays(&s, "fill 3 1")
          && says(&s, "Lines finished: 1 of 10."));
    CHECK(plays(&bad, "cross 3 1, hint, !hint"));
    CHECK(says(&bad, "1 square is wrong."));
    CHECK(Text_same(asked(the_game.hint, &bad, 9, 1).move,
                    "clear 3 1"));
}
CLAIM(where_no_line_speaks_a_hint_supposes)
{
    Easel s = drawing(BREAKER);
    Line then;

    CHECK(says(&s, "One answer, with suppositions."));
    CHECK(plays(&s, "ready"));
    for (int k = 0; k < 4; k++)
        CHECK(taken(&s, asked(the_game.hint, &s, 9, 1).move));
    CHECK(plays(&s, "hint") && says(&s, "No line has more to tell: "
                                        "suppose something."));
    CHECK(plays(&s, "hint") && s.tip.supposed);
    CHECK(says(&s, s.tip.blue ? "Suppose the marked square were white."
               : "Suppose the marked square were blue."));
    Text_say(then, s.tip.way ? "Then column %d would have no way left."
             : "Then row %d would have no way left.", s.tip.line + 1);
    CHECK(plays(&s, "hint") && says(&s, then));
    CHECK(hinted_home(&s) <= 32 && s.phase == DONE);
    CHECK(says(&s, "One answer, with suppositions."));
}
CLAIM(where_there_is_nothing_to_tell_a_hint_says_so)
{
    Easel s = drawing("#./.#");

    s.phase = PAINTING;
    CHECK(plays(&s, "hint, !hint") && s.step == 3);
    CHECK(says(&s, "No line and no supposition has more to tell."));
    CHECK(Text_same(asked(the_game.hint, &s, 9, 1).reason,
                    "no line and no supposition has more to tell"));
    CHECK(plays(&s, "fill 1 2, fill 2 1") && s.phase == DONE);
    CHECK(says(&s, "There is more than one answer."));
}

CLAIM(a_drawing_with_two_answers_is_repaired)
{
    Easel s = drawing("#.../.#../..../...#");
    Think t;

    CHECK(plays(&s, "!ready") && !listed(&s, "ready"));
    CHECK(says(&s, "There is more than one answer."));
    t = asked(the_game.hint, &s, 3000, 1);
    CHECK(taken(&s, t.move));
    CHECK(Text_same(t.reason,
                    "with this square changed, lines tell it all"));
    CHECK(Text_same(asked(the_game.hint, &s, 3000, 1).move, "ready"));
    s = drawing("....");
    CHECK(Text_same(asked(the_game.hint, &s, 9, 1).reason,
                    "draw something first"));
}
CLAIM(where_one_square_is_not_enough_a_repair_names_two)
{
    Easel s = drawing("...#/..#./.#../#...");
    Sheet sheet;
    Think t = asked(the_game.hint, &s, 3000, 1);

    for (int at = 0; at < 16; at++) {
        s.goal[at / 4] ^= (Cells)1 << at % 4;
        CHECK(certify(&s, &sheet).verdict != BY_LINES);
        s.goal[at / 4] ^= (Cells)1 << at % 4;
    }
    CHECK(Text_same(t.move, "fill 1 2"));
    CHECK(Text_same(t.reason,
                    "with this one and row 4, column 1 changed, "
                         "lines tell it all"));
    CHECK(plays(&s, "fill 1 2, clear 4 1"));
    CHECK(Text_same(asked(the_game.hint, &s, 3000, 1).move, "ready"));
    s = drawing("...#/..#./.#../#...");
    t = asked(the_game.hint, &s, 20, 1);
    CHECK(!t.move[0] && Text_same(t.reason,
          "no one or two squares were found to repair it"));
}

/* tests of formats */
static bool comes_in(const char *text, const char *wanted)
{
    static char at[20000];
    Text out = { at, sizeof at, 0 };

    the_game.model->formats[0].read(text, &out);
    if (!Text_same(at, wanted))
        printf("# %s\n", at);
    return Text_same(at, wanted);
}
static const char *game_of(const char *picture, bool ready)
{
    static char at[20000];
    Text out = { at, sizeof at, 0 };
    Grid g = Grid_of(picture);

    Text_tell(&out, "paintbynumbers 1 board=empty width=%d height=%d "
              "seed=0\n", g.columns, g.rows);
    for (int r = 0; r < g.rows; r++)
        Text_tell(&out, "> row %d %.*s\n", r + 1, g.columns,
                  picture + r * (g.columns + 1));
    Text_tell(&out, "%s", ready ? "> ready\n" : "");
    return at;
}
CLAIM(what_goes_out_in_a_format_comes_in_again)
{
    static char file[20000];
    const char *const seven = "..#./####/..#./.##./#..#";
    Easel s = drawing(seven), play = s;

    CHECK(plays(&play, "ready, fill 2 1, cross 1 1"));
    for (const Format *f = the_game.model->formats; f->suffix; f++)
        for (int bare = 0; bare < 2; bare++) {
            Text out = { file, sizeof file, 0 };

            f->write(bare ? &s : &play, "", &out);
            if (!Text_same(f->suffix, "pbm"))
                CHECK(comes_in(file, game_of(seven, true)));
            else if (bare)
                CHECK(comes_in(file, game_of(seven, false)));
            CHECK(bare || (!strstr(file, "goal")
                           && !strstr(file, "image")));
        }
}
static bool is_reduced(void)
{
    char dots[300], picture[46] = "#";
    Text out = { dots, sizeof dots, 0 };

    Text_tell(&out, "P1\n90 2\n1110%086d1001%086d", 0, 0);
    memset(picture + 1, '.', 44);
    return comes_in(dots, game_of(picture, false));
}
CLAIM(files_of_others_are_read_with_their_habits)
{
    static const char *const plus[] = {
        "catalogue \"x\"\ntitle \"Plus\"\nheight 5\nwidth 5\n\nrows\n"
            "1\n1\n5\n1\n1\n\ncolumns\n1\n1\n5\n1\n1\ngoal \"00100\"\n",
        "rows 5\ncolumns 5\nrows\n\n1\n 1\n\n5\n1\n1\n\ncolumns\n"
            "1\r\n1\r\n5\r\n1\r\n1",
        "5 5\n1\n1\n5\n1\n1\n1\n1\n5\n1\n1\n",
        "a plus\n: rows\n1\n1\n5\n1\n1\n: columns\n1\n1\n5\n1\n1\n:\n",
        "'(player \"a (b)\" ((1) (1) (5)\n(1) (1)) ((1) (1) (5) (1) "
            "(1)) #(#(off on)) ((unknown)))",
        "'(editor #<path:plus 5> ((1) (1) (5) (1) (1))\n"
            "((1) (1) (5) (1) (1)) ((on)))",
        "<?xml version=\"1.0\"?><puzzleset><puzzle><clues "
            "type=\"rows\"><line><count>1</count></line><line>"
            "<count>1</count></line><line><count>5</count></line>"
            "<line><count>1</count></line><line><count>1</count>"
            "</line></clues><clues type=\"columns\"><line>"
            "<count>1</count></line><line><count>1</count></line>"
            "<line><count>5</count></line><line><count>1</count>"
            "</line><line><count>1</count></line></clues>"
            "</puzzle></puzzleset>",
    };

    for (int k = 0; k < 7; k++)
        CHECK(comes_in(plus[k], game_of(PLUS, true)));
    CHECK(comes_in("width 3\nheight 3\nrows\n1,1\n\n3\ncolumns\n"
                   "1,1\n1\n1,1\n", game_of("#.#/.../###", true)));
    CHECK(comes_in("3 2\n1\n\n\n1\n\n", game_of(".#./...", true)));
    CHECK(comes_in("P2\n2 2\n255\n0 200 127 255\n",
                   game_of("#./#.", false)));
    CHECK(is_reduced());
    CHECK(comes_in("P1 #\n3 2\n101\n0 1 0", game_of("#.#/.#.", 0)));
}
#define BOM "\xEF\xBB\xBF"
#define LINE_OF(what) "<line><count " what ">1</count><count " what \
    ">1</count></line>"
CLAIM(files_of_the_wild_are_read_as_they_are_meant)
{
    static const char *const smile[] = {
        "3 3\r\n1 1\r\n\r\n3\r\n1 1\r\n1\r\n1 1\r\n\r\n",
        BOM "3 x 3\n1, 1\n0\n3\n1, 1\n1\n1, 1\n",
        "3 3\r1 1\r0\r3\r\r1 1\r1\r1 1",
        " 3\t3\n1\t1 \n\n3\n 1 1\n1\n1 1",
        "color a #d00\nWIDTH: 3\nHEIGHT: 3\nROWS:\n1a,1a\n\n3a\n\n"
            "COLUMNS:\n1a,1a\n1a\n1a,1a\n\ngoal \"a0a000aaa\"\n",
        "width 3\nheight 3\n\ncolumns\n1,1\n1\n1,1\n\n\nrows\n1,1\n0\n"
            "3\nby \"me\"\ngoal \"101000111\"\n",
        "rows 3\ncolumns 3\nrows\n1,1 # eyes\n0\n3\ncolumns\n1,1\n1\n"
            "1,1",
        "#d\n 0: #fff white\n a:# #000 black\n: rows\n1a 1a\n\n3a\n"
            ": columns\n1a 1a\n1a\n1a 1a\n",
        "<puzzle><color name='red' char='%'>d00</color><clues type="
            "'columns'>" LINE_OF("color='red'") "<line><count color="
            "'red'> 1 </count></line>" LINE_OF("color='red'") "</clues>"
            "<clues type='rows'>" LINE_OF("color='red'") "<line/><line>"
            "<count color='red'>3</count></line></clues><solution type="
            "'saved'><image>|???|</image></solution><solution type="
            "'goal'><image>|%.%|\n|...|\n|%%%|</image></solution>"
            "</puzzle><puzzle><clues><line></line></clues></puzzle>",
        "<!-- <line> --><clues type='rows'>" LINE_OF("") "<line/>"
            "<line><count>3</count></line></clues><![CDATA[3<line>]]>"
            "<note>Count!</note><clues type='columns'>" LINE_OF("")
            "<line><count><![CDATA[ 1]]></count></line>" LINE_OF(""),
        "(editor plus5 ((1 1) () (3)) ((1 1) (1) (1 1)) ((on)))",
        "'(player \"(1 \" ((1 1) () (3))\r\n((1 1) (1) (1 1)) #f)",
    };

    for (int k = 0; k < 12; k++)
        CHECK(comes_in(smile[k], game_of("#.#/.../###", true)));
}
#define NONE "this is no puzzle that can be read here"
#define COLORS "only puzzles of one color can be read"
#define LARGE "at most 88 rows and columns can be read"
#define DOT(row, column) \
    "<clues type='rows'><line><count" row ">1</count></line></clues>" \
    "<clues type='columns'><line><count" column ">1</count></line>"
CLAIM(files_that_are_no_good_get_a_sentence)
{
    static const char *const bad[][2] = {
        { "hello", NONE },
        { "2 2\n1\n1\n1\n1\n", "this puzzle has more than one answer" },
        { "2 2\n1\n1\n2\n1\n", "the numbers contradict each other" },
        { "2 2\n2\n0\n2\n0\n", "the numbers contradict each other" },
        { "89 3\n1\n", LARGE },
        { "3 1\n1 x\n1\n1\n", NONE },
        { "P1\n10000 99\n", LARGE }, { "P1\n99 99\n", NONE },
        { "P1\n2 2\n1 0", NONE },
        { "(player \"x\" ((1", NONE },
        { "(player \"x\" (a", NONE },
        { ": rows\n1\n", NONE },
        { "#d\n: rows\n1a 1b\n:\n1\n1\n", COLORS },
        { "width 2\nheight 1\nrows\n1a1b\ncolumns\n1a\n1b\n", COLORS },
        /* and more that are no good */
        { "3 1\n1 1a\n1\n0\n1a\n", COLORS },
        { "P1\n2 1\n0 7\n", NONE },
        { "P2\n2 1\n255\n0 70000\n", NONE },
        { "P2\n2 1\n70000\n0 1\n", NONE },
        { "P2\n70000 1\n1\n", LARGE },
        { "<puzzle type='triddler'>" DOT("", ""), NONE },
        { "<puzzle>" DOT(" color='red'", ""), COLORS },
        { "<puzzle>" DOT(" color='sky blue'", " color='sky gray'"),
          COLORS },
        { "<!-- " DOT("", ""), NONE },
        { "<clues><line><count color=", NONE },
        { "<clues><line><count color=\"a\">1</count><count "
          "color=\"b\">1", COLORS },
    };

    static char noise[20000];
    Text out = { noise, sizeof noise, 0 };
    Random random = Random_start(3, 1);

    for (int k = 0; k < 24; k++)
        CHECK(comes_in(bad[k][0], bad[k][1]));
    Text_tell(&out, "60 60\n");
    for (int k = 0; k < 120; k++) {
        for (int j = 0; j < 16; j++)
            Text_tell(&out, "%d ", 1 + Random_below(&random, 2));
        Text_tell(&out, "\n");
    }
    CHECK(comes_in(noise, "the numbers contradict each other"));
}
CLAIM(a_long_file_of_tags_is_read_at_once)
{
    static const char *const tag[] = {
        "<clues>", "<clues ", "<!--", "<color>", "<solution><image " };
    static char many[4000001];

    CHECK(comes_in("<puzzle defaultcolor='red'>"
                   DOT(" color='red'", "><count color='sky'>0</count"
                       "><count"), game_of("#", true)));
    CHECK(comes_in(DOT("", "") "<solution><image", game_of("#", true)));
    for (int k = 0; k < 5; k++) {
        size_t wide = strlen(tag[k]);

        for (size_t at = 0; at + wide < sizeof many; at += wide)
            memcpy(many + at, tag[k], wide + 1);
        CHECK(comes_in(many, NONE));
    }
}

/* tests of the rules */
CLAIM(each_phase_has_its_moves_and_no_others)
{
    Easel s;

    CHECK(!starts(&s, "board=empty size=5", 1) && plays(&s, "ready"));
    CHECK(stands(&s, OVER, 2, 0));
    CHECK(!starts(&s, "board=empty size=5", 1) && listed(&s, "ready"));
    CHECK(plays(&s, "!cross 1 1, !clear 1 1, !give up"));
    CHECK(plays(&s, "!check, !hint, !design, !row 0 ....."));
    CHECK(says(&s, "Draw: the numbers follow by themselves."));
    CHECK(plays(&s, "fill 1 1, fill 1 2, clear 1 2, row 2 #.#.#"));
    CHECK(plays(&s, "!row 6 ....., !row 1 ...., !row 1 ..x.., row 2 "
                    "#...., !hint, ready, !row 1 ....., !ready"));
    CHECK(listed(&s, "design") && listed(&s, "hint"));
    CHECK(plays(&s, "fill 1 1, design, !design, ready, give up"));
    CHECK(stands(&s, OVER, 1, 0) && lists(&s, ""));
    CHECK(says(&s, "It would have been: a picture of your own."));
    CHECK(plays(&s, "!fill 1 1, !give up"));
}
CLAIM(the_end_is_noticed_and_the_name_is_told)
{
    Easel s = dealt("number=1", 1);
    Line name;

    CHECK(plays(&s, "!picture 1, !deal 1, !design, !row 1 .........."));
    for (int at = 0; at < s.rows * s.columns; at++) {
        CHECK(s.phase == PAINTING || mistakes(&s) == 0);
        if (s.goal[at / s.columns] >> at % s.columns & 1) {
            Line move;

            Text_say(move, "fill %d %d", at / s.columns + 1,
                     at % s.columns + 1);
            CHECK(taken(&s, move));
        }
    }
    Text_say(name, "It is painted: %s.", paintings[0].name);
    CHECK(stands(&s, OVER, 2, 0) && says(&s, name));
    CHECK(says(&s, "One answer: lines tell it in 1 round."));
}
CLAIM(a_check_says_first_how_many_squares_are_wrong)
{
    Easel s = drawing(PLUS), clean, t;

    CHECK(plays(&s, "ready") && the_game.model->sealed(&s));
    t = clean = s;
    CHECK(plays(&t, "check") && says(&t, "0 squares are wrong."));
    CHECK(plays(&clean, "check, !check, fill 1 3, check"));
    CHECK(plays(&s, "fill 1 1, fill 1 2, cross 1 3, check"));
    CHECK(!the_game.model->sealed(&s) && !the_game.model->sealed(&t));
    CHECK(says(&s, "3 squares are wrong.") && s.helps == 1);
    CHECK(item(&s, (Ui){ .hover = 0 }, 1).look == 1);
    CHECK(plays(&s, "check, !check") && s.helps == 2);
    CHECK(item(&s, (Ui){ .hover = 0 }, 1).look == (1 | 4));
    CHECK(shows(&s, "  1  1  !  !  !"));
}
CLAIM(a_line_without_a_way_is_told)
{
    Easel s = drawing(PLUS);

    CHECK(plays(&s, "ready, fill 1 1, fill 1 2"));
    CHECK(Text_same(item(&s, (Ui){ .hover = 0 }, ROW_1).words,
                    "row 1: 1, no way left"));
    CHECK(Text_same(item(&s, (Ui){ .hover = 0 }, COLUMN_1 + 2).words,
                    "column 3: 5"));
}
CLAIM(impossible_easels_are_noticed)
{
    Easel s = drawing(PLUS), wrong;

    CHECK(plays(&s, "ready, fill 1 1") && !broken(&s));
    wrong = s, wrong.white[0] = 1;
    CHECK(broken(&wrong));
    wrong = s, wrong.goal[0] = 64;
    CHECK(broken(&wrong));
    wrong = s, memset(wrong.goal, 0, sizeof wrong.goal);
    CHECK(broken(&wrong));
}

/* tests of the view */
static int bar_at(int n, Cells line, int wanted, int *length)
{
    int bars = 0;

    for (int k = 0; k < n; k++)
        if (line >> k & 1 && (k == 0 || !(line >> (k - 1) & 1))
            && bars++ == wanted) {
            *length = 0;
            while (line >> (k + *length) & 1)
                ++*length;
            return k;
        }
    return -1;
}
static void crossed_is_certain(const Easel *s, int look)
{
    Cells seen = s->blue[0], not = s->white[0];
    Clue clue, its;
    int a, b, most = 0;

    runs(8, s->goal[0], &clue);
    for (int j = 0; j < clue.n; j++)
        for (Cells line = 0; look >> j & 1 && line < 256; line++) {
            runs(8, line, &its);
            if (memcmp(&its, &clue, sizeof its) == 0
                && !(seen & ~line) && !(not & line)) {
                a = bar_at(8, line, j, &most);
                b = bar_at(8, s->goal[0], j, &most);
                CHECK(a == b);
                CHECK((seen >> a & 1) && (seen >> (a + most - 1) & 1));
            }
        }
}
CLAIM(numbers_cross_themselves_out_only_when_that_is_forced)
{
    Easel s = drawing("#.##..#.");
    int crossed = 0;

    CHECK(plays(&s, "ready"));
    for (Cells some = 0; some < 256; some++) {
        Easel t = s;

        t.blue[0] = s.goal[0] & some;
        t.white[0] = ~s.goal[0] & some;
        int look = item(&t, (Ui){ .hover = 0 }, ROW_1).look;
        crossed += look != 0;
        crossed_is_certain(&t, look);
    }
    CHECK(crossed > 0);
    CHECK(Text_same(item(&s, (Ui){ .hover = 0 }, ROW_1).words,
                    "row 1: 1 2 1"));
}
CLAIM(a_click_goes_from_open_to_blue_and_back)
{
    Easel s = dealt("number=1", 1), draw = drawing("#./.#");
    Ui ui = { .hover = 0 };
    Line says;
    Item i = item(&s, ui, 1);

    Item_says(&i, false, says);
    CHECK(Text_same(says, "fill 1 1") && Text_same(i.other, "cross"));
    CHECK(strncmp(i.words, "row 1, column 1: open; row ", 27) == 0);
    CHECK(plays(&s, "fill 1 1, !fill 1 1, !cross 1 1"));
    i = item(&s, ui, 1);
    CHECK(Text_same(i.move, "clear") && Text_same(i.other, "clear"));
    CHECK(plays(&s, "clear 1 1, cross 1 1, !fill 1 1, clear 1 1, "
                    "!clear 1 1, !fill 0 1, !fill 1 99"));
    CHECK(Text_same(item(&draw, ui, 1).move, "clear"));
    CHECK(Text_same(item(&draw, ui, 2).move, "fill"));
    CHECK(Text_same(item(&draw, ui, 2).other, "") && !broken(&draw));
    CHECK(Text_same(item(&draw, ui, 2).words,
          "row 1, column 2: white, marked; row 1, column 1"));
}
static int strokes_of(const Easel *s, const char *brush, int hover,
                      const char *order)
{
    static char at[20000];
    Text out = { at, sizeof at, 0 };
    Ui ui = { .hover = hover, .brush = brush, .strokes = 3 };
    Item i = item(s, ui, 1);
    Paint_log log;
    int n = 0;

    i.brushed = true;
    Paint_log_start(&log, &out, the_game.view->inks, LIGHT);
    the_game.view->paint(s, &ui, &i, &log.paint);
    for (const char *k = at; (k = strstr(k, order)); k++)
        n++;
    return n;
}
CLAIM(a_stroke_looks_as_it_will_and_is_counted)
{
    Easel s = drawing(PLUS);
    Ui ui = { .hover = 1, .strokes = 3 }, none = { .hover = 1 };

    CHECK(plays(&s, "ready"));
    CHECK(strokes_of(&s, "fill", 1, "fill ink") == 1);
    CHECK(strokes_of(&s, "cross", 2, "fill dot") == 1);
    CHECK(strokes_of(&s, "cross", 1, "fill mist") == 0);
    CHECK(strokes_of(&s, "clear", 1, "fill mist") == 1);
    CHECK(strokes_of(&s, "fill", 1, "stroke paper") == 1);
    CHECK(strokes_of(&s, "cross", 1, "stroke text") == 1);
    CHECK(times(&s, ui, "stroke text")
          == 1 + times(&s, none, "stroke text"));
}
static bool presses(const Easel *s, Ui *ui, const char *key, bool shift)
{
    static char seen[100000];
    Event e = { .kind = KEY, .shift = shift };
    Line move = "";

    memset(seen, 0, sizeof seen);
    ui->scratch = seen;
    Text_tell(&(Text){ e.key, sizeof e.key, 0 }, "%s", key);
    return the_game.view->input(s, ui, &e, move);
}
CLAIM(squares_grow_and_the_numbers_stay_beside_them)
{
    Easel s = dealt("size=30", 3);
    Ui ui = { .hover = 1 };
    Page small = *laid_out(&s, &ui), large;

    CHECK(!presses(&s, &ui, "minus", false)
          && !presses(&s, &ui, "Page_Down", false));
    for (int k = 0; k < 8; k++)
        CHECK(presses(&s, &ui, "plus", false));
    CHECK(ui.own[0] == 6);
    while (ui.own[0] > 2)
        CHECK(presses(&s, &ui, "minus", false));
    large = *laid_out(&s, &ui);
    CHECK(large.w < .7 * small.w && large.h < .7 * small.h);
    CHECK(item(&s, ui, 1).w == 20 && !item(&s, ui, 900).id);
    CHECK(presses(&s, &ui, "Page_Down", false)
          && presses(&s, &ui, "Page_Down", true));
    CHECK(!item(&s, ui, 1).id && !item(&s, ui, ROW_1).id);
    for (int at = 1; at <= 900; at++) {
        Item i = item(&s, ui, at);

        CHECK(!i.id || (i.x + i.w < large.w && i.y + i.h < large.h
              && item(&s, ui, ROW_1 + (at - 1) / 30).y == i.y
              && item(&s, ui, COLUMN_1 + (at - 1) % 30).x == i.x));
    }
}
CLAIM(the_largest_board_is_painted_square_by_square)
{
    Easel s = { .rows = SIDE, .columns = SIDE, .phase = PAINTING };
    Ui ui = { .own = { 2, SIDE, SIDE } };

    CHECK(times(&s, ui, "fill mist") > 1600);
}
CLAIM(an_arrow_at_the_edge_moves_the_window)
{
    Easel s = dealt("size=30", 3);
    Ui ui = { .hover = 1, .own = { 2 } };
    int n = 0;

    CHECK(!presses(&s, &ui, "Up", false));
    CHECK(!presses(&s, &ui, "Right", false));
    while (item(&s, ui, ++n).id)
        ;
    ui.hover = n - 1;
    CHECK(presses(&s, &ui, "Right", false) && ui.hover == n);
    CHECK(!item(&s, ui, 1).id && item(&s, ui, n).id);
}
CLAIM(each_phase_is_painted_as_it_is)
{
    Easel s = drawing(PLUS);
    Ui ui = { .hover = 1 }, hint = { .hint = 13 },
       blue = { .hint = 13, .advice = "fill 3 3" },
       white = { .hint = 13, .advice = "cross 3 3" };

    CHECK(times(&s, ui, "fill ink") == 9);
    CHECK(times(&s, ui, "fill band") == 2);
    CHECK(plays(&s, "ready") && times(&s, ui, "fill mist") == 25);
    CHECK(times(&s, hint, "fill lamp") == 1);
    CHECK(times(&s, hint, "fill jet") == 0);
    CHECK(times(&s, blue, "fill jet") == 1);
    CHECK(times(&s, blue, "2.50") == 0 && times(&s, white, "2.50") > 0);
    CHECK(times(&s, white, "fill jet") == 1);
    CHECK(plays(&s, "hint") && times(&s, ui, "fill lamp") == 1);
    CHECK(plays(&s, "hint") && times(&s, ui, "stroke lamp 6.00") == 5);
    CHECK(plays(&s, "hint") && times(&s, ui, "fill lamp") == 1 + 2 * 5);
    CHECK(plays(&s, "cross 3 1, fill 1 1, check, check"));
    CHECK(times(&s, ui, "fill dot") == 1);
    CHECK(times(&s, ui, "stroke wine 2.00") == 2);
    CHECK(times(&s, ui, "stroke lamp 4.00") == 0);
    CHECK(plays(&s, "clear 3 1, clear 1 1, fill 3 1, fill 3 2"));
    CHECK(plays(&s, "fill 3 3, fill 3 4, fill 3 5, fill 1 3"));
    CHECK(plays(&s, "fill 2 3, fill 4 3, fill 5 3, !fill 1 1"));
    CHECK(stands(&s, OVER, 2, 0) && times(&s, ui, "fill ink") == 9);
    CHECK(says(&s, "It is painted: a picture of your own."));
    CHECK(times(&s, ui, "stroke lamp 4.00") == 1);
}
CLAIM(every_sign_can_be_told_from_its_ground)
{
    static const char *const signs[] = {
        "ink mist", "ink paper", "dot paper", "text band", "wine paper",
        "lampedge mist", NULL };
    const Ink *inks = the_game.view->inks;

    CHECK(Apart_all(inks, signs, 3));
    for (Theme t = CONTRAST; t < THEMES; t++) {
        unsigned ground = Paint_color(inks, PAPER, t);

        CHECK(Apart_ratio(Paint_color(inks, OWN + 1, t), ground) >= 3);
        CHECK(Paint_color(inks, OWN, t) == ground);
    }
}
TEST_MAIN
