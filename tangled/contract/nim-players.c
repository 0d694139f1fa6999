/* Made from kit/contract.nw by make tangle: change that, not this. */
#include "nim.h"

/* the players of nim */
static int any_number(Think *t, int most)
{
    Text_say(t->reason, "%s", _("there is too much to look at"));
    return 1 + Random_below(&t->random, most);
}

static int number_to_take(Think *t, const Nim *s)
{
    /* choose how many to take */
    int n = s->left % (GRASP + 1);

    if (s->left > t->level)
        return any_number(t, s->left < GRASP ? s->left : GRASP);
    t->proved = n > 0 ? 1 : -1;
    Text_say(t->reason, "%s", n > 0
             ? _("that leaves a multiple of four")
                               : _("no move helps if the other knows"));
    return n > 0 ? n : 1;
}
static int wins_against(const Nim *s, int seat, int mine)
{
    int n = 0;

    for (int other = 1; other <= GRASP; other++) {
        bool begins = seat == 1 ? mine >= other : mine > other;
        int  left = s->left + mine + other;

        n += begins == (left % (GRASP + 1) != 0);
    }
    return n;
}
static int number_to_bid(Think *t, const Nim *s)
{
    int best = 1;

    if (s->left > t->level)
        return any_number(t, GRASP);
    for (int n = 2; n <= GRASP; n++)
        if (wins_against(s, t->seat, n)
            > wins_against(s, t->seat, best))
            best = n;
    Text_say(t->reason, _("of the three other bids it beats %d"),
             wins_against(s, t->seat, best));
    return best;
}
static void choose(Think *t)
{
    const Nim *s = t->state;

    if (s->bidding)
        Text_say(t->move, "bid %d", number_to_bid(t, s));
    else
        Text_say(t->move, "take %d", number_to_take(t, s));
}
const Player nim_players[] = {
    { .name = "best", .label = N_("Best"), .seat = 1, .nodes = 1,
      .level = MOST + 2 * GRASP, .choose = choose },
    { .name = "good", .label = N_("Good"), .seat = 1, .nodes = 1,
      .level = 7, .choose = choose },
    { .name = "novice", .label = N_("Novice"), .seat = 1, .nodes = 1,
      .level = GRASP, .choose = choose },
    { 0 }
};
