/* parcheesi-bench.c -- make bench: turns of Parcheesi a second, all of
   them listed and one taken by chance. The median of nine runs; ends
   with status 1 below a million.
   parcheesi-bench GAMES SEED WHO WHO WHO WHO: who wins how often, each
   at each seat in turn, and what games are like. WHO: random polly renee
   grace ada lena faye thea (HURRY=1: Faye leaves out boards that look
   bad at once; LONG=1: Thea plays on for 20 throws).
   parcheesi-bench odds BOARDS: how right the odds
   are. parcheesi-bench turns GAMES: among Adas, how many stands the search
   looks at, and in how many ways the turns could be said. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "game.h"
#include "parcheesi-learned.h"

enum { RUNS = 9, GAMES = 300, BAR = 1000000, RANDOM = 0, FAYE = 6,
       THEA = 7 };
static const char *const names[] = { "random", "polly", "renee", "grace",
                                     "ada", "lena", "faye", "thea" };
static Liking *const likes[] = { NULL, likes_polly, old_odds,
                                 likes_grace, likes_ada, NULL, NULL,
                                 NULL };
static const float weights[] = {
#include "parcheesi-weights.h"
};
static const Net *const net = (const Net *)weights;
static Turns turns;
const View parcheesi_view;           /* no window here */
static long throws, numbers, lost, empty, ends, most_ends;
static bool counting;               /* "turns": stands, and ways */
static long stands, most_stands, ways, most_ways;

static Turns ahead;
static long looks;
static Parcheesi seen;              /* for Thea: who sits there */
static clock_t thought;
static long thoughts;

static int choice(const Board *b, int c, int next, int who, int n,
                  Random *r)
{
    Mind mind = { likes[who], net, next, who == FAYE ? &ahead : NULL,
                  NULL };
    int best = 0, ties = 0;
    float most = -1e9f, near = 0, p[ENDS];

    if (n == 1 || who == RANDOM)
        return n == 1 ? 0 : Random_below(r, n);
    for (int k = 0; who == FAYE && k < n; k++) {
        Board then = Turns_board(b, c, turns.end.key[k]);

        p[k] = chance(net, &then, c, next);
        near = p[k] > near ? p[k] : near;
    }
    near -= getenv("HURRY") ? .02f : 1;
    for (int k = 0; k < n; k++) {
        Board then = Turns_board(b, c, turns.end.key[k]);
        float w;

        if (who == FAYE && p[k] < near)
            continue;
        looks += who == FAYE;
        w = worth_of(&mind, &then, c);
        if (w > most)
            most = w, ties = 0;
        if (w == most && Random_below(r, ++ties) == 0)
            best = k;
    }
    return best;
}
/* six boards that look best at once, played on */
static int thorough(const Board *b, int c, int next, int doubles, int n,
                    Random *r)
{
    Pick left[KEPT + 1];
    int at[KEPT + 1], kept = 0;
    Think t = { .nodes = 100000, .state = &seen };
    Mind mind = { NULL, net, next, &ahead, NULL };
    clock_t began = clock();

    for (int k = 0; k < n; k++) {
        Pick p = { .board = Turns_board(b, c, turns.end.key[k]) };
        int i = kept;

        p.worth = (double)worth_of(&mind, &p.board, c);
        for (; i > 0 && p.worth > left[i - 1].worth; i--)
            left[i] = left[i - 1], at[i] = at[i - 1];
        left[i] = p, at[i] = k;
        kept += kept < KEPT;
    }
    seen.salt = Random_bits(r);
    seen.seat = (uint8_t)(c + 1), seen.doubles = (uint8_t)doubles;
    n = play_on(&t, &mind, left, kept, getenv("LONG") ? 20 : AHEAD);
    thought += clock() - began;
    thoughts++;
    return at[n];
}
/* so many sequences of steps to an end, nothing merged */
static long ways_from(const Road *r, Stand now)
{
    Step step[STEPS];
    bool may_end;
    int n = Steps(r, now, step, &may_end);
    long sum = may_end;

    for (int k = 0; k < n; k++)
        sum += ways_from(r, step[k].then);
    return sum;
}
static void one_turn(Board *b, int c, int next, int who, int d1, int d2,
                     int doubles, Random *r)
{
    Road road;
    Past *past = &seen.past[c][seen.turns_of[c]++ % PAST];
    Stand first = Turns_begin(b, c, 0, d1, d2, &road), now;
    int n, k;
    Board then;

    n = Turns_find(&turns, &road, first);
    k = who == THEA && n > 1 ? thorough(b, c, next, doubles, n, r)
      : choice(b, c, next, who, n, r);
    now = turns.stand.key[turns.came[k]];
    numbers += (first >> OPEN & 15) + (first >> (OPEN + 4) & 15);
    lost += (now >> OPEN & 15) + (now >> (OPEN + 4) & 15);
    then = Turns_board(b, c, turns.end.key[k]);
    empty += memcmp(&then, b, sizeof then) == 0;
    ends += n;
    if (counting) {
        long w = ways_from(&road, first);

        stands += turns.stand.n, ways += w;
        most_ways = w > most_ways ? w : most_ways;
        most_stands = turns.stand.n > most_stands ? turns.stand.n
                    : most_stands;
    }
    most_ends = n > most_ends ? n : most_ends;
    *past = (Past){ *b, then, (uint8_t)d1, (uint8_t)d2, (uint8_t)next };
    *b = then;
}
/* the color that wins */
static int game(const int who[COLORS], Random *r, long *length)
{
    Board b = { { { 0 } } };
    int c = 0, doubles = 0;

    seen = (Parcheesi){ .seats = COLORS };
    for (*length = 1;; ++*length) {
        int d1 = 1 + Random_below(r, 6), d2 = 1 + Random_below(r, 6);
        int next;

        throws++;
        doubles = d1 == d2 ? doubles + 1 : 0;
        next = doubles % 3 ? c : (c + 1) & 3;
        if (doubles == 3) {
            fine_pawn(b.at[c]);
            Board_sort(&b);
        } else
            one_turn(&b, c, next, who[c], d1, d2, doubles, r);
        if (b.at[c][0] == HOME)
            return c;
        doubles = next == c ? doubles : 0;
        c = next;
    }
}
static int by_size(const void *a, const void *b)
{
    return *(const long *)a < *(const long *)b ? -1 : 1;
}
static int speed(void)
{
    long run[RUNS], length;
    Random r = Random_start(1, 1);

    for (int k = 0; k < RUNS; k++) {
        clock_t began = clock();

        throws = 0;
        for (int g = 0; g < GAMES; g++)
            game((int[COLORS]){ 0 }, &r, &length);
        run[k] = (long)((double)throws * CLOCKS_PER_SEC
                        / (double)(clock() - began));
    }
    qsort(run, RUNS, sizeof *run, by_size);
    printf("parcheesi: %ld turns a second, bar %d\n", run[RUNS / 2],
           BAR);
    return run[RUNS / 2] < BAR;
}
/* how far a mean of n strays, of which this is the sum, and that of the
   squares */
static double stray(double sum, double squares, double n)
{
    return sqrt((squares / n - sum / n * sum / n) / n);
}
/* sums of x, y and their products, a game each: how far the ratio of the
   sums strays */
typedef struct Ratio { double x, y, xx, xy, yy; } Ratio;
static void Ratio_add(Ratio *r, double x, double y)
{
    r->x += x, r->y += y;
    r->xx += x * x, r->xy += x * y, r->yy += y * y;
}
static double Ratio_stray(const Ratio *r)
{
    double p = r->x / r->y;

    return sqrt(r->xx - 2 * p * r->xy + p * p * r->yy) / r->y;
}
static void race(int games, uint64_t seed, char **name)
{
    Ratio loss = { 0 }, idle = { 0 };
    int who[COLORS] = { 0 }, won[COLORS] = { 0 }, seat[COLORS] = { 0 };
    double sum = 0, squares = 0;
    Random r = Random_start(seed, 1);

    for (int i = 0; i < COLORS; i++)
        while (strcmp(names[who[i]], name[i]) != 0)
            who[i]++;
    for (int g = 0; g < games; g++) {
        int at[COLORS], winner;
        long length;

        for (int i = 0; i < COLORS; i++)
            at[(i + g) & 3] = who[i];
        lost = numbers = empty = 0;
        winner = game(at, &r, &length);
        Ratio_add(&loss, (double)lost, (double)numbers);
        Ratio_add(&idle, (double)empty, (double)length);
        won[(winner - g) & 3]++;
        seat[winner]++;
        sum += (double)length, squares += (double)length * (double)length;
    }
    for (int i = 0; i < COLORS; i++) {
        double p = (double)won[i] / games;

        printf("%-6s %6.2f +- %.2f of 100; seat %d %6.2f\n", name[i],
               100 * p, 100 * sqrt(p * (1 - p) / games), i + 1,
               100. * seat[i] / games);
    }
    for (int c = 0; c < COLORS; c++)
        printf("%s%.1f", c ? ", " : "before the first throw Lena gives ",
               100 * chance(net, &(Board){ { { 0 } } }, c, 0));
    printf("\nFaye looked ahead from %.0f boards a game\n", (double)looks / games);
    if (thoughts)
        printf("a choice of Thea took %.0f ms\n", 1000.
               * (double)thought / CLOCKS_PER_SEC / (double)thoughts);
    printf("throws a game %.1f +- %.1f; numbers lost %.2f +- %.2f of 100; "
           "turns without a move %.2f +- %.2f of 100; ends a turn %.2f, at "
           "most %ld\n", sum / games, stray(sum, squares, games),
           100 * loss.x / loss.y, 100 * Ratio_stray(&loss),
           100 * idle.x / idle.y, 100 * Ratio_stray(&idle),
           (double)ends / (double)throws, most_ends);
}
static void count_turns(int games)
{
    Random r = Random_start(1, 1);
    long length;

    counting = true;
    for (int g = 0; g < games; g++)
        game((int[COLORS]){ 4, 4, 4, 4 }, &r, &length);
    printf("of %ld throws: stands a turn %.2f, at most %ld; ways %.2f, "
           "at most %ld; ends %.2f, at most %ld\n", throws,
           (double)stands / (double)throws, most_stands,
           (double)ways / (double)throws, most_ways,
           (double)ends / (double)throws, most_ends);
}
/* what the others can really throw: the search asked 3 times 21 times */
static Throws truth(const Board *b, int c)
{
    static Turns all;
    Throws hit = 0;

    for (int d = 1; d < COLORS; d++)
        for (int x = 1; x <= 6; x++)
            for (int y = x; y <= 6; y++) {
                int e = (c + d) & 3;
                int n = ends_of_throw(&all, b, e, 0, x, y);

                for (int k = 0; k < n; k++)
                    if (all.end.key[k] >> BOPPED >> 4 * (3 - d) & 15)
                        hit |= Throws_of(x, y);
            }
    return hit;
}
static void judge_odds(int boards)
{
    Random r = Random_start(7, 1);
    Board b = { { { 0 } } };
    double sum[3] = { 0 }, squares[3] = { 0 };      /* true, quick, old */
    int same = 0, c = 0;

    for (int n = 0, k = 0; n < boards; k++) {
        one_turn(&b, c, (c + 1) & 3, 4, 1 + Random_below(&r, 6),
                 1 + Random_below(&r, 6), 0, &r);
        if (b.at[c][0] == HOME)
            memset(&b, 0, sizeof b);
        else if (k % 7 == 0) {
            int hit[] = { Throws_count(truth(&b, c)), odds(&b, c),
                          old_odds(&b, c) };

            for (int i = 0; i < 3; i++)
                sum[i] += hit[i], squares[i] += hit[i] * hit[i];
            same += hit[0] == hit[1];
            n++;
        }
        c = (c + 1) & 3;
    }
    printf("of 36 throws hit: ");
    for (int i = 0; i < 3; i++)
        printf("%s %.2f +- %.2f; ", (const char *const[]){ "in truth",
               "by the quick odds", "by those of old" }[i],
               sum[i] / boards, stray(sum[i], squares[i], boards));
    printf("the first two are the same on %.1f boards of 100\n",
           100. * same / boards);
}
int main(int argc, char **argv)
{
    if (argc == 7)
        race(atoi(argv[1]), strtoull(argv[2], NULL, 10), argv + 3);
    else if (argc == 3 && strcmp(argv[1], "turns") == 0)
        count_turns(atoi(argv[2]));
    else if (argc == 3)
        judge_odds(atoi(argv[2]));
    else
        return speed();
    return 0;
}
