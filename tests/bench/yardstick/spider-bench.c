/* spider-bench.c -- make bench: of how many deals is a way found?

   Deals 1 to 1,000 of one and of two suits and 1 to 100 of four; DEALS=n
   in the environment: up to n of each, and the list of those that the
   chapter calls doubtful. What was found out stands in
   build/bench/spider-deals.txt, a line a deal, and is not looked for
   again; so this may be interrupted, and after a change of the search
   the file must go. WAY="4 54": instead, writes the way of deal 54 of four
   suits into build/bench/spider-way.game. SOUGHT="20 880001": instead, how
   long the house takes to find a deal that can be won, and its first hint
   there, from so many numbers of each kind. Ends with status 1 if a bar is
   missed. */
#define _XOPEN_SOURCE 700
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "spider-solve.h"

enum { MOST = 10000 };
static const char known[] = "build/bench/spider-deals.txt";
static void *baggage;
static struct { int verdict, tents; double seconds; }
    deal[3][MOST + 1];
static int missed;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void look(int kind, int number)
{
    Think t = { .nodes = spider_hint[2].nodes };
    double began = now();
    Spider s;

    lay_out(&s, 1 << kind, (uint64_t)number);
    deal[kind][number].verdict = (int)find_way(baggage, &t, &s);
    deal[kind][number].seconds = now() - began;
    deal[kind][number].tents = ((Search *)baggage)->tents;
}

static void remember(void)
{
    FILE *in = fopen(known, "r");
    int kind, number, verdict, tents;
    double seconds;

    while (in && fscanf(in, "%d %d %d %lf %d", &kind, &number,
                        &verdict, &seconds, &tents) == 5) {
        deal[kind][number].verdict = verdict;
        deal[kind][number].seconds = seconds;
        deal[kind][number].tents = tents;
    }
    if (in)
        fclose(in);
}

static void row(int kind, int n, double limit, double percent)
{
    FILE *out = fopen(known, "a");
    int won = 0, asked = 0;
    double most = 0, sum = 0;

    for (int k = 1; k <= n; k++) {
        if (deal[kind][k].verdict == UNTOLD) {
            look(kind, k);
            if (out)
                fprintf(out, "%d %d %d %.3f %d\n", kind, k,
                    deal[kind][k].verdict, deal[kind][k].seconds,
                    deal[kind][k].tents), fflush(out);
        }
        asked += deal[kind][k].verdict == WINNABLE;
        won += deal[kind][k].verdict == WINNABLE
            && deal[kind][k].seconds <= limit;
        sum += deal[kind][k].seconds;
        if (deal[kind][k].seconds > most)
            most = deal[kind][k].seconds;
    }
    if (out)
        fclose(out);
    printf("%d suits: %d of %d ways in %.0f s of CPU (mean %.2f, "
           "longest %.2f)  bar %.1f %%  %s\n", 1 << kind, won, n, limit,
           sum / n, most, percent,
           won * 100. >= percent * n ? "met" : "MISSED");
    missed += won * 100. < percent * n;
    for (int tents = 64; tents <= TENTS; tents *= 4) {
        int with = 0;

        for (int k = 1; k <= n; k++)
            with += deal[kind][k].verdict == WINNABLE
                 && deal[kind][k].tents <= tents;
        printf("    with %4d tents: %d\n", tents, with);
    }
    for (int k = 1; k <= n && asked < n; k++)
        if (deal[kind][k].verdict != WINNABLE)
            printf("%s%d", k == 1 ? "doubtful: " : " ", k);
    if (asked < n)
        printf("\n");
}

/* the way of one deal as a saved game, which the window replays */
static int write_way(int suits, uint64_t number)
{
    static const char file[] = "build/bench/spider-way.game";
    static const char *const words[] = { "", "one", "two", "", "four" };
    Think t = { .nodes = spider_hint[2].nodes };
    Search *w = baggage;
    Step step[400];
    int n = 0;
    FILE *out;
    Spider s;

    lay_out(&s, suits, number);
    if (find_way(baggage, &t, &s) != WINNABLE || !(out = fopen(file, "w")))
        return 1;
    for (int k = w->found; k > 0 && n < 400; k = w->diary[k].before)
        step[n++] = w->diary[k].step;
    fprintf(out, "spider 1 suits=%s deals=any seed=%" PRIu64 "\n",
            words[suits], number);
    printf("%s: %d moves\n", file, n);
    for (Line move; n-- > 0;) {
        spell(step[n], move);
        fprintf(out, "> %s\n", move);
    }
    return fclose(out) != 0;
}

/* CPU seconds of one who thinks */
static double takes(const Player *who, Think *t)
{
    double began = now();

    t->level = who->level;
    t->nodes = who->nodes;
    t->move[0] = t->plan[0] = '\0';
    who->choose(t);
    free(t->memory);
    t->memory = NULL;
    return now() - began;
}

/* the longest search for a deal, 10 s at most, and hint, 1 s */
static int seek(int n, uint64_t first)
{
    for (int suits = 1; suits <= 4; suits *= 2) {
        double most = 0, sum = 0, hint = 0, mean = 0;
        int none = 0, later = 0;

        for (int k = 0; k < n; k++) {
            Spider s, lies;
            Think t = { .state = &s, .seat = HOUSE };
            double took;
            int by = 0;

            lay_out(&s, suits, first + (uint64_t)k);
            s.seeking = true;
            s.number = first + (uint64_t)k;
            took = takes(spider_players, &t);
            sum += took;
            most = took > most ? took : most;
            if (sscanf(t.move, "lay winnable %d", &by) != 1)
                none++;
            later += by > 0;
            lay_out(&lies, suits, first + (uint64_t)(k + by));
            t.state = &lies;
            t.seat = 1;
            took = takes(spider_hint, &t);
            mean += took;
            hint = took > hint ? took : hint;
        }
        printf("%d suits: %d sought, %d not found, %d on a later deal; "
               "mean %.2f s, longest %.2f  bar 10 s; a hint %.2f, longest "
               "%.2f  bar 1 s\n", suits, n, none, later, sum / n, most,
               mean / n, hint);
        missed += most > 10 || hint > 1;
    }
    return missed > 0;
}

int main(void)
{
    const char *sought = getenv("SOUGHT");
    const char *many = getenv("DEALS"), *way = getenv("WAY");
    int n = many ? atoi(many) : 0, suits = 2;
    uint64_t number;

    baggage = malloc(BAGGAGE);
    if (way)                    /* WAY="4 54": suits, and the number */
        return sscanf(way, "%d %" SCNu64, &suits, &number) != 2
            || (suits != 1 && suits != 2 && suits != 4)
            || write_way(suits, number);
    if (sought)                 /* how many, and the first number */
        return sscanf(sought, "%d %" SCNu64, &n, &number) != 2 || n < 1
            || seek(n, number);
    n = n > MOST ? MOST : n;
    remember();
    row(0, n ? n : 1000, 1, 100);
    row(1, n ? n : 1000, 10, 99);
    row(2, n ? n : 100, 10, 77);
    return missed > 0;
}
