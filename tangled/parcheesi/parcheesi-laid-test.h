/* Made from games/parcheesi.nw by make tangle: change that, not this. */
/* parcheesi-laid-test.h -- boards for the tests of both chapters */
#include "bench.h"
#include "parcheesi.h"

/* laid by hand */
static int step_at(int color, const char *word)
{
    int q = atoi(word);

    return *word == '-' ? START : *word == 'H' ? HOME
         : *word == 'h' ? ROW + word[1] - '0'
         : (q - 5 - 17 * color + 2 * RING) % RING + 1;
}
static Parcheesi laid(int seat, const char *pawns)
{
    Parcheesi s;
    int c = 0, i = 0;

    CHECK(!starts(&s, "seats=4", 1));
    for (; *pawns; pawns += strcspn(pawns, " ") + 1) {
        if (*pawns == '/')
            c++, i = 0;
        else
            s.b.at[c][i++] = (uint8_t)step_at(c, pawns);
        if (!pawns[strcspn(pawns, " ")])
            break;
    }
    s.seat = (uint8_t)seat;
    CHECK(!broken(&s));
    return s;
}
static Turns turns;

static int ends_of(const Parcheesi *s)
{
    return Turns_find(&turns, &s->road, s->may[0]);
}
static Board mine[ENDS];

static int boards_of(const Parcheesi *s)
{
    int n = ends_of(s);

    for (int k = 0; k < n; k++)
        mine[k] = Turns_board(&s->before, color_of(s, s->seat),
                              turns.end.key[k]);
    return n;
}

/* boards by chance */
static Parcheesi by_chance(Random *r)
{
    Parcheesi s = laid(1 + Random_below(r, 4), "");
    int crowd = Random_below(r, 3), base = Random_below(r, RING);

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++) {
            int z = Random_below(r, 100), q;

            q = (base + Random_below(r, crowd ? 14 * crowd : RING))
              % RING;
            s.b.at[c][i] = (uint8_t)(z < 18 ? START : z < 26 ? HOME
                : z < 40 ? ROW + Random_below(r, 7)
                : z < 60 && i ? s.b.at[c][i - 1]
                : (q - 5 - 17 * c + 2 * RING) % RING + 1);
            if (s.b.at[c][i] > EXIT && z >= 40)
                s.b.at[c][i] = START;
            if (broken(&s))
                i--;
        }
    for (int k = 1; k <= COLORS; k++)
        if (is_home(&s.b, k - 1))
            s.b.at[k - 1][0] = START;
    return s;
}
static void falls(Parcheesi *s, int a, int b)
{
    Line roll;

    Text_say(roll, s->rules & ONE_DIE ? "roll %d" : "roll %d %d", a, b);
    CHECK(taken(s, roll));
}
static Parcheesi thrown(Random *r)
{
    Parcheesi s = by_chance(r);
    int b = 1 + Random_below(r, 6);

    falls(&s, 1 + Random_below(r, 6), b);
    return s;
}
