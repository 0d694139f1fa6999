/* same-bench.c -- what is made of deals 1 to 100 of the usual board: by four
   friends, and by the house with 1 to 300 scouts. Any reader's player may
   be put beside them. Bars: the house's mean, and its seconds a deal. Then
   small deals, of which all games are looked at. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "player.h"
#include "same.h"

enum { DEALS = 100 };
extern const Player same_players[];

static const int usual[OPTIONS] = { 16, 20, 5, 0, 0 },
                 small[OPTIONS] = { 6, 6, 3, 0, 0 };

static Same dealt(const int *options, uint64_t number)
{
    static Same s;

    memset(&s, 0, sizeof s);
    same_model.start(&s, options, number);
    return s;
}

/* 0: the largest blob, 1: any, 2: the smallest, 3: any that is not of the
   commonest color (as dealt) while there is one; of equals any */
static int friend_makes(int who, uint64_t number)
{
    Same s = dealt(usual, number);
    Random random = Random_start(number, 7);
    int count[COLORS] = { 0 }, spared = 0, score = 0;

    for (int p = 0; p < SITES; p++)
        count[s.board.at[p] % COLORS] += s.board.at[p] != NONE;
    for (int k = 1; k < COLORS; k++)
        spared = count[k] > count[spared] ? k : spared;
    for (;;) {
        Census here = survey(&s.board, 0);
        int best = -1, value = 0;

        if (here.many == 0)
            return score + bonus(0, here.left);
        for (int k = 0; k < here.many; k++) {
            Board after = s.board;
            int n = press(&after, here.blob[k]);
            bool other = s.board.at[here.blob[k]] % COLORS != spared;
            int now = (who == 0 ? n : who == 2 ? -n : who == 3 ? other
                       : 0) * 1000 + Random_below(&random, 1000);

            if (best < 0 || now > value)
                best = k, value = now;
        }
        score += points(0, press(&s.board, here.blob[best]));
    }
}

static int house_makes(const int *options, int scouts, uint64_t number,
                       int *boards)
{
    Same s = dealt(options, number);
    const Player *who = &same_players[0];
    Think t = { .state = &s, .level = scouts, .nodes = who->nodes };

    who->choose(&t);
    free(t.memory);
    *boards += (int)(who->nodes - t.nodes);
    return atoi(strchr(t.move, 0x20));
}

static int list[DEALS];

static double tell_of(const char *who)
{
    int least = list[0], most = list[0];
    double sum = 0;

    for (int k = 0; k < DEALS; k++) {
        sum += list[k];
        least = list[k] < least ? list[k] : least;
        most = list[k] > most ? list[k] : most;
    }
    printf("%-34s %8.0f %8d %8d\n", who, sum / DEALS, least, most);
    fflush(stdout);
    return sum / DEALS;
}

/* the games that can be played on this board, one after another */
static long games(const Board *b)
{
    Census here = survey(b, 0);
    long sum = here.many == 0;

    for (int k = 0; k < here.many; k++) {
        Board after = *b;

        press(&after, here.blob[k]);
        sum += games(&after);
    }
    return sum;
}

static void tell_of_small_deals(void)
{
    Same eighth = dealt(small, 8);
    int worst = 0;

    for (uint64_t number = 1; number <= 1000; number++) {
        int boards = 0;

        house_makes(small, 1, number, &boards);
        worst = boards > worst ? boards : worst;
        if (number == 8)
            printf("6 by 6, three colors, deal 8: %ld games, %d boards\n",
                   games(&eighth.board), boards);
    }
    printf("the most boards of deals 1 to 1000: %d\n", worst);
}

int main(void)
{
    static const char *const friends[] = { "the largest blob", "any blob",
        "the smallest blob", "not the commonest color" };
    static const int scouts[] = { 1, 3, 10, 30, 100, 300 };
    double mean = 0, seconds = 0;

    printf("%-34s %8s %8s %8s\n", "deals 1 to 100", "mean", "least",
           "most");
    for (int who = 0; who < 4; who++) {
        for (int k = 0; k < DEALS; k++)
            list[k] = friend_makes(who, (uint64_t)k + 1);
        tell_of(friends[who]);
    }
    for (int n = 0; n < 6; n++) {
        char name[40];
        clock_t begin = clock();
        int boards = 0;

        for (int k = 0; k < DEALS; k++)
            list[k] = house_makes(usual, scouts[n], (uint64_t)k + 1,
                                  &boards);
        snprintf(name, sizeof name, "the house, %d scouts", scouts[n]);
        mean = tell_of(name);
        seconds = (double)(clock() - begin) / CLOCKS_PER_SEC / DEALS;
        printf("%34s %.2f s, %d boards a deal\n", "", seconds,
               boards / DEALS);
    }
    for (int k = 0; k < DEALS; k++)
        printf("%d:%d%s", k + 1, list[k], k % 10 == 9 ? "\n" : " ");
    tell_of_small_deals();
    printf("%-34s %8.0f %8d\n", "the mean, and its bar", mean, 6500);
    printf("%-34s %8.2f %8d\n", "seconds a deal, and their bar", seconds,
           5);
    return mean < 6500 || seconds > 5;
}
