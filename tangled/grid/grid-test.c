/* Made from kit/grid.nw by make tangle: change that, not this. */
#include "grid.h"
#include "grid-view.h"
#include "sets.h"
#include "test.h"

/* how many meet */
static int met(Grid g, int most)
{
    int out[8], back[8], all = 0;

    for (int cell = 0; cell < g.rows * g.columns; cell++) {
        int n = Grid_near(g, cell, most, out);

        all += n;
        for (int k = 0; k < n; k++) {
            int m = Grid_near(g, out[k], most, back), found = 0;

            while (m > 0)
                found += back[--m] == cell;
            CHECK(found == 1 && (k == 0 || out[k - 1] < out[k]));
        }
    }
    return all;
}

/* tests of grids */
CLAIM(a_place_leads_back_to_its_cell)
{
    for (int rows = 1; rows <= 7; rows++)
        for (int columns = 1; columns <= 9; columns++) {
            Grid g = { rows, columns };
            int cell = 0;

            for (int r = 0; r <= rows + 1; r++)
                for (int c = 0; c <= columns + 1; c++) {
                    bool out = r == 0 || r > rows
                            || c == 0 || c > columns;
                    Spot at = Grid_spot(g, cell);

                    CHECK(Grid_cell(g, r, c) == (out ? -1 : cell));
                    CHECK(out || (at.row == r && at.column == c));
                    cell += !out;
                }
        }
}

CLAIM(a_sentence_names_a_cell_or_none_or_is_another_sentence)
{
    Grid g = { 2, 3 };
    int cell = 7;
    Words words;
    Text out;

    CHECK(Grid_match(g, "press 2 3", "press", &cell) && cell == 5);
    CHECK(Grid_match(g, "press 3 2", "press", &cell) && cell == -1);
    cell = 7;
    CHECK(!Grid_match(g, "press 2", "press", &cell));
    CHECK(!Grid_match(g, "press 02 3", "press", &cell));
    CHECK(!Grid_match(g, "open 2 3", "press", &cell) && cell == 7);
    out = Grid_words(g, 4, words);
    Text_tell(&out, "dark");
    CHECK(Text_same(words, "row 2, column 2: dark"));
    while (out.used < 2 * LINE - 1)
        Text_tell(&out, "!");
    CHECK(words[2 * LINE - 2] == '!' && words[2 * LINE - 1] == 0);
}
CLAIM(neighbors_are_mutual_and_as_many_as_there_should_be)
{
    for (int rows = 1; rows <= 6; rows++)
        for (int columns = 1; columns <= 6; columns++) {
            Grid g = { rows, columns };
            int sides = (rows - 1) * columns + rows * (columns - 1);
            int corners = 2 * (rows - 1) * (columns - 1);

            CHECK(met(g, 4) == 2 * sides);
            CHECK(met(g, 8) == 2 * (sides + corners));
        }
}
CLAIM(a_set_is_gone_through_from_its_first_to_its_last)
{
    static const int in[] = { 0, 7, 31, 32, 63 };
    Set set = 0;
    int k = 0;

    CHECK(Set_count(set) == 0 && Set_count(~set) == 64);
    for (int j = 0; j < 5; j++)
        set |= (Set)1 << in[j];
    CHECK(Set_count(set) == 5);
    for (Set left = set; left; left &= left - 1)
        CHECK(k < 5 && Set_first(left) == in[k++]);
    CHECK(k == 5);
}
static void as_drawn(const void *drawing, int cell, Text *out)
{
    Text_tell(out, " %c", Grid_drawn(Grid_of(drawing), drawing, cell));
}

static void in_brackets(const void *drawing, int cell, Text *out)
{
    Text_tell(out, "(%c)", Grid_drawn(Grid_of(drawing), drawing, cell));
}

CLAIM(a_drawn_board_is_shown_with_heads)
{
    char at[200];
    Text out = { at, sizeof at, 0 };

    Grid_show(Grid_of("ab/cd/ef"), 2, as_drawn, "ab/cd/ef", &out);
    CHECK(Text_same(at, "    1 2\n 1  a b\n 2  c d\n 3  e f\n"));
    out.used = 0;
    Grid_show(Grid_of("ab cd"), 3, in_brackets, "ab cd", &out);
    CHECK(Text_same(at, "    1  2\n 1 (a)(b)\n 2 (c)(d)\n"));
    out.used = 0;
    Grid_show((Grid){ 0, 11 }, 2, as_drawn, "", &out);
    CHECK(Text_same(at, "                      1  \n"
                   "    1 2 3 4 5 6 7 8 9 0 1\n"));
}
CLAIM(cells_lie_side_by_side_on_the_page)
{
    Item room[6];
    Page page = { .room = 6, .item = room };

    for (int cell = 0; cell < 6; cell++)
        Grid_item(&page, (Grid){ 2, 3 }, cell, 10, 20, 5);
    CHECK(page.n == 6 && room[0].id == 1 && room[5].id == 6);
    CHECK(room[0].x == 10 && room[0].y == 20);
    CHECK(room[5].x == 20 && room[5].y == 25);
    CHECK(room[5].w == 5 && room[5].h == 5);
}
TEST_MAIN
