/* Made from games/same.nw by make tangle: change that, not this. */
#include "bench.h"
#include "hand.h"

/* tests with a hand */
static Line noted;

static void note_wish(void *who, const char *wish)
{
    (void)who;
    say(noted, "%s", wish);
}

CLAIM(a_click_counts_where_it_was_pressed)
{
    static uint64_t s[500];         /* room for a state */
    Item ball = { 0 };
    Hand hand;

    CHECK(the_game.model->size <= sizeof s && !starts(s, "", 1));
    for (int id = 1; !ball.move[0]; id++)
        ball = item(s, (Ui){ 0 }, id);
    CHECK(Hand_start(&hand, &the_game, note_wish, NULL));
    Hand_show(&hand, s, 1, PLACED);
    Hand_event(&hand, PRESS, ball.x + 9, ball.y + 9, 1);
    Hand_event(&hand, RELEASE, ball.x + 99, ball.y + 9, 1);
    CHECK(same(noted, ""));
    Hand_event(&hand, PRESS, ball.x + 9, ball.y + 9, 1);
    Hand_event(&hand, RELEASE, ball.x + 9, ball.y + 9, 1);
    CHECK(same(noted, ball.move));
    Hand_end(&hand);
}
TEST_MAIN
