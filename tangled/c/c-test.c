/* Made from kit/c.nw by make tangle: change that, not this. */
/* c-test.c -- the C of this book, tried */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include "test.h"

/* the C of this book */
static bool is_taken(const bool *board, int squares, int at)
{
    return at >= 0 && at < squares && board[at];
}
CLAIM(the_board_is_not_asked_about_a_place_beyond_it)
{
    bool board[3] = { false, 7, true };

    CHECK(board[1] == 1);
    CHECK(is_taken(board, 3, 1) && !is_taken(board, 3, 0));
    CHECK(!is_taken(board, 3, 3000000) && !is_taken(board, 3, -1));
}
typedef struct Clock { int hour, minute; } Clock;

static void tick(Clock *clock)
{
    clock->minute++;
    if (clock->minute == 60) {
        clock->minute = 0;
        clock->hour++;
    }
}
CLAIM(an_arrow_changes_what_the_pointer_leads_to)
{
    Clock noon = { 11, 59 };

    tick(&noon);
    CHECK(noon.hour == 12 && noon.minute == 0);
}
static int sign_of(int n)
{
    return n > 0 ?  1
         : n < 0 ? -1
         : 0;
}
CLAIM(the_first_case_that_holds_has_the_answer)
{
    int cards = 1;
    const char *word = cards == 1 ? "card" : "cards";

    CHECK(word[4] == '\0');
    CHECK(sign_of(12) == 1 && sign_of(-3) == -1 && sign_of(0) == 0);
}
static int points(const int *hand, int cards)
{
    int sum = 0;

    for (int k = 0; k < cards; k++)
        sum += hand[k];
    return sum;
}
CLAIM(a_promise_changes_nothing)
{
    int hand[3] = { 4, 9, 2 };

    CHECK(points(hand, 3) == 15);
    hand[0] = 6;
    CHECK(points(hand, 3) == 17);
}
static int next_ticket(void)
{
    static int last = 100;

    return ++last;
}
CLAIM(a_static_variable_is_not_forgotten)
{
    CHECK(next_ticket() == 101);
    CHECK(next_ticket() == 102);
}
enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES, SUITS };
enum { RANKS = 13 };

CLAIM(the_last_name_counts_the_others)
{
    int held[SUITS] = { 0 };

    held[SPADES]++;
    CHECK(held[3] == 1);
    CHECK(SUITS * RANKS == 52);
}
typedef struct Seat { const char *name; int score, tricks; } Seat;
static const char *const suit_names[SUITS] = {
    [HEARTS] = "hearts", [CLUBS] = "clubs"
};
CLAIM(what_is_not_named_is_zero)
{
    Seat seat = { .tricks = 2, .name = "Ann" };

    CHECK(seat.score == 0 && seat.tricks == 2);
    CHECK(suit_names[SPADES] == NULL && suit_names[HEARTS][0] == 'h');
}
typedef struct Place { int row, column; } Place;

static Place mirrored(Place p)
{
    return (Place){ .row = p.column, .column = p.row };
}
CLAIM(a_struct_is_made_on_the_spot)
{
    Place p = mirrored((Place){ 2, 5 });

    CHECK(p.row == 5 && p.column == 2);
    CHECK(points((int[]){ 1, 2, 3 }, 3) == 6);
}
typedef struct Guest {
    bool is_card;
    union { int card; Place place; };
} Guest;

CLAIM(a_union_is_as_large_as_its_largest_member)
{
    Guest g = { .is_card = true, .card = 17 };

    CHECK(g.is_card && g.card == 17);
    g = (Guest){ .place = { 3, 4 } };
    CHECK(!g.is_card && g.place.column == 4);
}
CLAIM(a_shift_multiplies_or_divides_by_two)
{
    uint32_t x = 17;

    CHECK(x << 3 == 17 * 8);
    CHECK(x >> 2 == 17 / 4);
    CHECK(UINT64_C(1) << 40 == 1099511627776);
}
CLAIM(a_mask_picks_bits)
{
    unsigned x = 0x2D, low = 7;         /* 101101, 000111 */

    CHECK((x & low) == 5);              /* 000101 */
    CHECK((x | low) == 0x2F);           /* 101111 */
    CHECK((x ^ low) == 0x2A);           /* 101010 */
    CHECK((x & ~low) == 0x28);          /* 101000 */
}
static int members(uint64_t set)
{
    int many = 0;

    for (; set; set &= set - 1)
        many++;
    return many;
}
CLAIM(a_set_of_squares_is_a_number)
{
    uint64_t mine = UINT64_C(1) << 3 | UINT64_C(1) << 40;
    uint64_t yours = UINT64_C(1) << 3 | UINT64_C(1) << 5;

    CHECK(members(mine | yours) == 3);
    CHECK((mine & yours) == 8);
    CHECK((yours & ~mine) >> 5 == 1);
}
static int ways(int matches)
{
    int sum = 0;

    if (matches == 0)
        return 1;
    for (int take = 1; take <= 3 && take <= matches; take++)
        sum += ways(matches - take);
    return sum;
}
CLAIM(seven_matches_can_be_taken_in_44_ways)
{
    CHECK(ways(3) == 4);
    CHECK(ways(7) == 44);
}
static int timid(int matches)  { return matches > 0; }
static int greedy(int matches) { return matches < 3 ? matches : 3; }

static int turns(int matches, int (*rule)(int matches))
{
    int n = 0;

    for (; matches > 0; n++)
        matches -= rule(matches);
    return n;
}
CLAIM(a_rule_can_be_handed_over)
{
    CHECK(turns(15, timid) == 15);
    CHECK(turns(15, greedy) == 5);
}
static int by_score(const void *a, const void *b)
{
    const Seat *x = a, *y = b;

    return (x->score < y->score) - (x->score > y->score);
}
CLAIM(the_best_score_comes_first)
{
    Seat seat[3] = { { "Ann", 3, 0 }, { "Bea", 9, 0 }, { "Cy", 5, 0 } };

    qsort(seat, 3, sizeof seat[0], by_score);
    CHECK(seat[0].name[0] == 'B' && seat[2].name[0] == 'A');
}
TEST_MAIN
