/* Made from games.nw by make tangle: change that, not this. */
#include <string.h>
#include "pond.h"

/* the frogs begin */
static const char *start(void *state, const int *option, uint64_t seed)
{
    (void)option, (void)seed;
    *(Pond *)state = (Pond){ .stone = "ggg.bbb" };
    return NULL;
}

/* may this frog jump? */
bool pond_jumps(const Pond *p, int k)
{
    int bare = (int)strcspn(p->stone, ".");
    int ahead = p->stone[k] == 'b' ? k - bare : bare - k;

    return ahead == 1 || (ahead == 2
        && p->stone[(k + bare) / 2] != p->stone[k]);
}

/* a frog jumps */
static const char *apply(void *state, const char *move)
{
    Pond *p = state;
    int k;

    if (!Text_match(move, "jump %d", &k) || k < 1 || k > 7)
        return _("say jump and a stone from 1 to 7, as in: jump 3");
    if (!pond_jumps(p, k - 1))
        return _("it can neither hop nor leap to the bare stone");
    p->stone[strcspn(p->stone, ".")] = p->stone[k - 1];
    p->stone[k - 1] = '.';
    p->jumps++;
    return NULL;
}

/* what may be done, and how things stand */
static void legal(const void *state, Text *out)
{
    for (int k = 0; k < 7; k++)
        if (pond_jumps(state, k))
            Text_tell(out, "jump %d\n", k + 1);
}
static int turn(const void *state)
{
    Text list = { 0 };

    legal(state, &list);
    return list.used > 0 ? 1 : OVER;
}

static void status(const void *state, int seat, Status *out)
{
    const Pond *p = state;
    bool crossed = Text_same(p->stone, "bbb.ggg");

    (void)seat;
    out->winners = crossed ? 1u << 1 : 0;
    out->points[1] = p->jumps;
    Text_say(out->text, crossed ? _("All have crossed. Jumps: %d.")
             : turn(p) == OVER ? _("Stuck. Jumps: %d.")
             : _("Jumps: %d."), p->jumps);
}
static void show(const void *state, int seat, Text *out)
{
    (void)seat;
    Text_tell(out, "1234567\n%s\n", ((const Pond *)state)->stone);
}

/* the table of the frogs */
static const char *const forms[] = { "> jump STONE", NULL };
const Model pond_model = {
    .name = "pond", .size = sizeof(Pond),
    .version = 1, .seats = 1, .forms = forms,
    .start = start, .apply = apply,
    .legal = legal, .turn = turn, .status = status, .show = show,
};
