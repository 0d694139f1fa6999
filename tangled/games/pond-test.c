/* Made from games.nw by make tangle: change that, not this. */
#include "bench.h"
#include "pond.h"

/* tests of the frogs */
static bool leads(const char *from, const char *move, const char *to)
{
    Pond p = { .jumps = 0 };

    strcpy(p.stone, from);
    if (to == NULL)
        return refused(&p, move, NULL);
    return taken(&p, move) && Text_same(p.stone, to) && p.jumps == 1;
}

CLAIM(a_frog_hops_or_leaps_over_another_and_never_turns)
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
    Line move;

    for (int k = 1; k <= 7; k++) {
        Pond p = *before;

        Text_say(move, "jump %d", k);
        if (the_game.model->apply(&p, move) == NULL)
            try_all(&p);
    }
    across += stands(before, OVER, 2, 15);
    stuck += stands(before, OVER, 0, before->jumps);
    soon += stands(before, OVER, 0, 3);
}

CLAIM(of_all_28_games_two_arrive_each_in_15_jumps)
{
    Pond p;

    CHECK(starts(&p, "", 1) == NULL);
    try_all(&p);
    CHECK(across == 2 && stuck == 26 && soon == 2);
}
CLAIM(the_end_is_told)
{
    Pond crossed = { "bbb.ggg", 15 }, on = { "ggbbg.b", 3 };
    Pond stuck_soon = { ".gggbbb", 3 };

    CHECK(stands(&crossed, OVER, 2, 15) && stands(&on, 1, 0, 3));
    CHECK(says(&crossed, "All have crossed. Jumps: 15."));
    CHECK(says(&on, "Jumps: 3."));
    CHECK(says(&stuck_soon, "Stuck. Jumps: 3."));
    CHECK(shows(&on, "1234567\nggbbg.b\n"));
}
CLAIM(a_frog_keeps_its_number)
{
    Pond p = { "ggg.bbb", 0 };
    Ui ui = { .hover = 0 };
    Item frog = item(&p, ui, 3);

    CHECK(laid_out(&p, &ui)->n == 13 && Text_same(frog.move, "jump 3"));
    CHECK(Text_same(item(&p, ui, 1).move, "") && taken(&p, frog.move));
    CHECK(item(&p, ui, 3).x == frog.x + 60);
    CHECK(Text_same(item(&p, ui, 4).move, "jump 5"));
}
TEST_MAIN
