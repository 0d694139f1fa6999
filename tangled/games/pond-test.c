/* Made from games.nw by make tangle: change that, not this. */
#include <string.h>
#include "pond.h"
#include "test.h"
#include "view.h"

/* tests of the frogs */
static bool leads(const char *from, const char *move, const char *to)
{
    Pond p = { .jumps = 0 };
    const char *complaint;

    strcpy(p.stone, from);
    complaint = pond_model.apply(&p, move);
    return complaint == NULL ? same(p.stone, to) && p.jumps == 1
                             : to == NULL && same(p.stone, from);
}

static void a_frog_hops_or_leaps_over_another_and_never_turns(void)
{
    CHECK(leads("ggg.bbb", "jump 3", "gg.gbbb"));
    CHECK(leads("ggg.bbb", "jump 2", NULL));
    CHECK(leads("ggg.bbb", "jump 1", NULL));
    CHECK(leads("ggg.bbb", "jump 4", NULL));
    CHECK(leads("ggg.bbb", "jump 5", "gggb.bb"));
    CHECK(leads("ggg.bbb", "jump 6", NULL));
    CHECK(leads("gg.gbbb", "jump 4", NULL));
    CHECK(leads("gg.gbbb", "jump 5", "ggbg.bb"));
    CHECK(leads("ggg.bbb", "jump 0", NULL));
    CHECK(leads("ggg.bbb", "jump 8", NULL));
    CHECK(leads("ggg.bbb", "hop 3", NULL));
}
static int across, stuck, soon;

static void try_all(const Pond *before)
{
    Status s = { 0 };

    pond_model.status(before, 1, &s);
    for (int k = 1; k <= 7; k++) {
        Pond p = *before;
        Line move;

        say(move, "jump %d", k);
        if (pond_model.apply(&p, move) == NULL)
            try_all(&p);
    }
    if (pond_model.turn(before) != OVER)
        return;
    CHECK(s.winners == 0 || s.points[1] == 15);
    across += s.winners != 0;
    stuck += s.winners == 0;
    soon += s.points[1] == 3;
}
static void of_all_28_games_two_arrive_each_in_15_jumps(void)
{
    Pond p;

    CHECK(pond_model.start(&p, NULL, 1) == NULL);
    across = stuck = soon = 0;
    try_all(&p);
    CHECK(across == 2 && stuck == 26 && soon == 2);
}
static bool ends(const char *stone, int jumps, int turn, unsigned won,
                 const char *text)
{
    Pond p = { .jumps = jumps };
    Status s = { 0 };

    strcpy(p.stone, stone);
    pond_model.status(&p, 1, &s);
    return pond_model.turn(&p) == turn && s.winners == won
        && same(s.text, text);
}

static void the_end_is_told(void)
{
    CHECK(ends("bbb.ggg", 15, OVER, 2, "All have crossed. Jumps: 15."));
    CHECK(ends("ggbbg.b", 3, 1, 0, "Jumps: 3."));
    CHECK(ends(".gggbbb", 3, OVER, 0, "Stuck. Jumps: 3."));
}
static void a_frog_keeps_its_number(void)
{
    Item room[20];
    Page page = { .room = 20, .item = room };
    Ui ui = { .seat = 1 };
    Pond p = { "ggg.bbb", 0 };

    pond_view.layout(&p, &ui, &page);
    CHECK(page.n == 13 && same(Page_find(&page, 3)->move, "jump 3"));
    CHECK(Page_find(&page, 1)->move[0] == '\0');
    double before = Page_find(&page, 3)->x;
    CHECK(pond_model.apply(&p, "jump 3") == NULL);
    page.n = 0;
    pond_view.layout(&p, &ui, &page);
    CHECK(Page_find(&page, 3)->x == before + 60);
    CHECK(same(Page_find(&page, 4)->move, "jump 5"));
}
int main(void)
{
    TEST(a_frog_hops_or_leaps_over_another_and_never_turns);
    TEST(of_all_28_games_two_arrive_each_in_15_jumps);
    TEST(the_end_is_told);
    TEST(a_frog_keeps_its_number);
    return TEST_END;
}
