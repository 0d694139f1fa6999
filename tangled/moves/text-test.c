/* Made from kit/moves.nw by make tangle: change that, not this. */
#include <stdio.h>
#include <string.h>
#include "test.h"
#include "text.h"

/* text tests */
CLAIM(no_character_is_cut_in_half)
{
    static const char word[] = "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x90\x88z";
    static const int left[] = {     /* by room */
        0, 0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11
    };

    for (int room = 1; room <= 12; room++) {
        char at[12];
        Text text = { at, room, 0 };

        Text_tell(&text, "%s", word);
        CHECK((int)strlen(at) == left[room]);
        CHECK(strncmp(at, word, strlen(at)) == 0);
        CHECK(text.used == 11);
    }
}
CLAIM(nonsense_is_cut_without_harm)
{
    char at[4];
    Text text = { at, 4, 0 };

    Text_tell(&text, "%s", "\x80\x80\x80\x80\x80");
    CHECK(strlen(at) == 3);
}

CLAIM(the_zero_takes_a_place_of_its_own)
{
    char at[4];
    Text text = { at, 4, 0 };

    Text_tell(&text, "%s", "na\xC3\xAF");
    CHECK(Text_same(at, "na") && text.used == 4);
}

CLAIM(a_full_text_goes_on_counting)
{
    char at[8];
    Text text = { at, 8, 0 }, none = { NULL, 0, 0 };

    for (int k = 1; k <= 4; k++) {
        Text_tell(&text, "row %d\n", k);
        Text_tell(&none, "row %d\n", k);
    }
    CHECK(Text_same(at, "row 1\nr"));
    CHECK(text.used == 24);
    CHECK(none.used == 24);
}

CLAIM(a_line_holds_95_bytes)
{
    Line line;

    Text_say(line, "block %d %d", 3, 4);
    CHECK(Text_same(line, "block 3 4"));
    Text_say(line, "%094d\xC3\xA9", 7);
    CHECK(strlen(line) == 94);
    Text_say(line, "%095d", 7);
    CHECK(strlen(line) == 95);
}
CLAIM(press05_3_is_not_press_5_3)
{
    int row = -1, column = -1;

    CHECK(sscanf("press05 3", "press %d %d", &row, &column) == 2);
    CHECK(row == 5 && column == 3);
    row = column = -1;
    CHECK(!Text_match("press05 3", "press %d %d", &row, &column));
    CHECK(row == -1 && column == -1);
    CHECK(Text_match("press 5 3", "press %d %d", &row, &column));
    CHECK(row == 5 && column == 3);
}
CLAIM(one_spelling_and_no_other)
{
    static const char *const wrong[] = {
        "", " ", "press", "press ", "press 5", "press 5 ", "press 5  3",
        " press 5 3", "press 5 3 ", "press 5 3\n", "press\t5 3",
        "Press 5 3", "press 05 3", "press 5 03", "press 00 3",
        "press +5 3", "press -5 3", "press 5.0 3", "press 5 x",
        "press 5 3 4", "press 1234567890 3", "press 5 99999999999",
        "presses 5 3", "press 5,3", NULL
    };
    int row = -1, column = -1;

    for (int k = 0; wrong[k] != NULL; k++)
        CHECK(!Text_match(wrong[k], "press %d %d", &row, &column));
    CHECK(row == -1 && column == -1);
    CHECK(Text_match("press 0 999999999", "press %d %d", &row,
                     &column));
    CHECK(row == 0 && column == 999999999);
}

CLAIM(the_longest_word_wins)
{
    static const char *const who[] = { "one", "oneself", "two", NULL };
    static const char *const back[] = { "undone", "undo", NULL };
    int place = -1, n = -1;

    CHECK(Text_match("ask oneself", "ask %w", who, &place)
          && place == 1);
    CHECK(Text_match("ask one", "ask %w", who, &place) && place == 0);
    CHECK(Text_match("two by 7", "%w by %d", who, &place, &n));
    CHECK(place == 2 && n == 7);
    CHECK(!Text_match("ask ones", "ask %w", who, &place) && place == 2);
    CHECK(!Text_match("ask three", "ask %w", who, &place));
    CHECK(Text_match("undo", "undo") && !Text_match("undone", "undo"));
    CHECK(Text_match("undone", "%w", back, &place) && place == 0);
}
CLAIM(words_are_read_whole)
{
    Line word = "none";

    CHECK(Text_match("maze 12345678901234567890", "maze %s", word));
    CHECK(Text_same(word, "12345678901234567890"));
    CHECK(!Text_match("maze ", "maze %s", word)
          && !Text_match("maze a b",
          "maze %s", word) && Text_same(word, "12345678901234567890"));
}
CLAIM(a_seed_has_64_bits_and_no_more)
{
    static const char *const wrong[] = {
        "", "00", "07", "-1", "+1", "7 ", " 7", "0x10", "1e3", "seven",
        "18446744073709551616", "99999999999999999999",
        "184467440737095516150", NULL
    };
    uint64_t n = 7;

    for (int k = 0; wrong[k] != NULL; k++)
        CHECK(!Text_number(wrong[k], &n) && n == 7);
    CHECK(Text_number("0", &n) && n == 0);
    CHECK(Text_number("1601593810", &n) && n == 1601593810);
    CHECK(Text_number("18446744073709551615", &n) && n == UINT64_MAX);
}

CLAIM(english_words_stay_as_they_are)
{
    CHECK(Text_same(_("as it is"), "as it is"));
}

CLAIM(only_one_is_one)
{
    CHECK(Text_same(local_n("%d bomb", "%d bombs", 1), "%d bomb"));
    for (long n = -1; n <= 21; n += n ? 1 : 2)
        CHECK(n == 1 || Text_same(local_n("one", "many", n), "many"));
}
TEST_MAIN
