/* Made from chatnoir-solved.nw by make tangle: change that, not this. */
#include <string.h>
#include "test.h"
#define main solve_main
#include "chatnoir-table.c"
#undef main
#define main check_main
#include "chatnoir-check.c"
#undef main

/* tests of all boards */
enum { ALL = 1 << 23 };
static uint32_t held[ALL], beside[23], rim;
static int place[23];

static void number_circles(void)
{
    int n = 0;

    size = 5;
    for (int q = 0; q < 64; q++)
        if (circle(q))
            place[n++] = q;
    for (int a = 0; a < 23; a++)
        for (int b = 0; b < 23; b++)
            beside[a] |= (uint32_t)touch(place[a], place[b]) << b;
    for (int a = 0; a < 23; a++)
        rim |= (uint32_t)edge(place[a]) << a;
}
static uint32_t you_hold(uint32_t stones)
{
    uint32_t free = (ALL - 1) & ~stones, all = 0;

    if (!(free & (free - 1)))
        return free & ~rim;             /* no stone, and no step */
    for (int q = 0; q < 23; q++)
        if (free >> q & 1)
            all |= held[stones | 1u << q] & ~(1u << q);
    return all & ~rim;
}
static void find_steps(uint32_t free, bool noir, uint32_t *steps)
{
    uint32_t heard = free & rim, rest = free & ~rim, next;

    for (int p = 0; p < 23; p++)
        steps[p] = noir ? 0 : beside[p] & free;
    for (; noir && heard; heard = next, rest &= ~next) {
        next = 0;
        for (int p = 0; p < 23; p++)
            if (rest >> p & 1 && beside[p] & heard) {
                steps[p] = beside[p] & heard;
                next |= 1u << p;
            }
    }
}

static void try_everything(bool noir)
{
    uint32_t steps[23];

    number_circles();
    for (uint32_t stones = ALL; stones-- > 0;) {
        uint32_t free = (ALL - 1) & ~stones, yours = you_hold(stones);

        held[stones] = 0;
        find_steps(free, noir, steps);
        for (int p = 0; p < 23; p++)
            if ((free & ~rim) >> p & 1 && !(steps[p] & ~yours))
                held[stones] |= 1u << p;
    }
}
enum { MIDDLE = 11 };
static bool mine[ALL];              /* the boards that are yours */

static void count_yours(long yours[24])
{
    memset(yours, 0, 24 * sizeof *yours);
    for (uint32_t stones = 0; stones < ALL; stones++) {
        mine[stones] = you_hold(stones) >> MIDDLE & 1;
        yours[__builtin_popcount(stones)] += mine[stones];
    }
}

static uint32_t mirrored(uint32_t stones)
{
    static const int rows[] = { 19, 14, 9, 4, 0 };
    uint32_t other = 0;

    for (int row = 0, first = 0; row < 5; first += 5 - (row++ == 0))
        other |= (stones >> first & (row % 4 ? 31 : 15)) << rows[row];
    return other;
}

static Solver solver;
static Census census;

LONG_CLAIM(promises_and_plain_search_agree_on_all_boards_of_five)
{
    static const long told[] = { 0, 0, 0, 0, 0, 12, 814, 11792, 69112,
                                 214550, 417851 };
    long yours[24];

    try_everything(false);
    count_yours(yours);
    Solver_begin(&solver, 5);
    Census_take(&census, &solver, 22);
    CHECK(!solver.full);
    for (int k = 0; k <= 22; k++) {
        CHECK(census.boards[false][k] == yours[k]);
        CHECK(census.boards[true][k]
              == census.choose[22][k] - yours[k]);
        CHECK(k > 10 || yours[k] == told[k]);
    }
    /* mirror images, and what can do with nothing less */
    long images[2] = { 0 }, least[2] = { 0 };

    for (uint32_t stones = 0; stones < ALL; stones++) {
        bool is = mine[stones], bare = true;

        if (stones >> MIDDLE & 1)
            continue;
        for (int q = 0; q < 23; q++)
            bare = bare && (q == MIDDLE || (stones >> q & 1) != is
                            || mine[stones ^ 1u << q] != is);
        least[is] += bare;
        images[is] += stones <= mirrored(stones);
    }
    CHECK(images[true] == 1477427 && images[false] == 623821);
    CHECK(least[true] == 7330 && least[false] == 331);
}
LONG_CLAIM(chat_noir_is_caught_more_often_and_a_stone_may_free_it)
{
    static const long told[] = { 0, 0, 0, 0, 0, 12, 1123, 14342, 75344,
        221391, 421786, 572300, 589202, 479576, 315932, 170024, 74579 };
    long yours[24], favors = 0;

    try_everything(true);
    count_yours(yours);
    for (int k = 0; k <= 16; k++)
        CHECK(yours[k] == told[k]);
    for (uint32_t stones = 0; stones < ALL; stones++)
        for (int q = 0; mine[stones] && q < 23; q++)
            favors += q != MIDDLE && !mine[stones | 1u << q];
    CHECK(favors == 2562);
}

/* tests of promises */
static char *said;
static int judged(const char *text)
{
    size_t length;
    FILE *in = fmemopen((void *)(uintptr_t)text, strlen(text), "r");
    FILE *out = open_memstream((free(said), &said), &length);
    int status = verdict(in, out);

    fclose(in);
    fclose(out);
    return status;
}

CLAIM(cats_may_not_lean_on_each_other_and_the_dead_may)
{
    CHECK(judged("size 5 stones 0\ncat 33 by 2\ncat 34 by 1\n"));
    CHECK(!strcmp(said, "Promise 1 is not kept.\n"));
    CHECK(!judged("size 5 stones 0\n"
                  "you 33 if 22 23 24 32 35 42 43 44 by 2\n"
                  "you 34 if 22 23 24 32 35 42 43 44 by 1\n"));
    CHECK(!strcmp(said, " 0 stones: 0 the cat's, 0 yours, 1 open\n"));
}
CLAIM(the_figure_has_three_rooms_and_no_circle_in_all_of_them)
{
    Set stones = 0, room[3];
    const Promise *p;

    for (const char *c = "12 15 21 22 31 42 43 44 "; *c; c += 3)
        stones |= ONE((c[0] - '1') * 8 + c[1] - '1');
    Solver_begin(&solver, 5);
    p = &solver.promise[Solver_settle(&solver, 18, stones)];
    CHECK(p->cat && p->n == 3 && Set_count(p->set) == 7);
    for (int i = 0; i < 3; i++) {
        const Promise *r = &solver.promise[solver.reason[p->by + i]];

        room[i] = r->set | ONE(r->at);
    }
    CHECK((room[0] & room[1] & room[2]) == 0);
    CHECK(room[0] & room[1] && room[1] & room[2] && room[2] & room[0]);
}
static char *written(int across, int stones)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);

    Solver_begin(&solver, across);
    Census_take(&census, &solver, stones);
    write_certificate(&solver, stones, out);
    fclose(out);
    return text;
}

LONG_CLAIM(all_of_five_and_four_stones_of_seven_are_certified)
{
    for (int across = 5; across <= 7; across += 2) {
        int stones = across == 5 ? 22 : 4;
        char *text = written(across, stones);

        CHECK(judged(text) == 0);
        CHECK(across == 7
              || strstr(text, "\ncat 24 by 3 4\ncat 34 by 22 8\n"));
        for (int k = 0; k <= stones; k++) {
            CHECK(boards[true][k] == census.boards[true][k]);
            CHECK(boards[false][k] == census.boards[false][k]);
            CHECK(boards[OPEN][k] == 0);
            CHECK(across == 5 || boards[false][k] == 0);
        }
        free(text);
    }
}
static uint32_t squeezed(uint64_t set)
{
    uint32_t small = 0;

    for (int k = 0; k < 23; k++)
        small |= (uint32_t)(set >> place[k] & 1) << k;
    return small;
}

static bool true_vow(const Vow *p)
{
    uint32_t at = squeezed(bit(p->at)), set = squeezed(p->set);

    if (p->cat)
        return at & rim || !(you_hold((ALL - 1) & ~(set | at)) & at);
    return you_hold(set) & at;
}

LONG_CLAIM(of_200_spoilt_certificates_no_false_line_is_believed)
{
    char *text = written(5, 6), letters[] = "0123456789 \nciyb";
    size_t length = strlen(text), start = strcspn(text, "\n") + 1;
    uint64_t chance = 2006;
    int refused = 0;

    try_everything(false);
    for (int k = 0; k < 200; k++) {
        char *spoilt, before;

        chance = chance * 6364136223846793005u + 1442695040888963407u;
        spoilt = text + start + (chance >> 33) % (length - start);
        before = *spoilt;
        *spoilt = letters[(chance >> 20) % 16];
        refused += judged(text);
        for (int i = 1; said[0] != 'P' && i <= vows; i++)
            CHECK(true_vow(&vow[i]));
        *spoilt = before;
    }
    CHECK(refused > 100);
    free(text);
}
TEST_MAIN
