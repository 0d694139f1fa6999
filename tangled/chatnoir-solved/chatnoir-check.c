/* Made from chatnoir-solved.nw by make tangle: change that, not this. */
/* chatnoir-check.c -- reads a certificate and believes nothing */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VOWS = 1 << 19, LEANS = 1 << 21, OPEN = 2 };
typedef struct Vow {
    bool     cat;
    int      at, n, *by;
    uint64_t set, then;             /* room or walls; your stone */
} Vow;

/* what is known of the file */
static Vow vow[VOWS + 1], *list[LEANS];
static int leans[LEANS], vows, size, most;
static long boards[3][64];

/* circles */
static uint64_t bit(int at)
{
    return (uint64_t)1 << at;
}

static bool circle(int at)
{
    int row = at / 8, column = at % 8, last = size - 1;

    return row <= last && column <= last && (column || row % last);
}

static bool edge(int at)
{
    return at / 8 % (size - 1) == 0 || at % 8 % (size - 1) == 0;
}

static bool touch(int a, int b)
{
    int down = a / 8 - b / 8;
    int right = 2 * (a % 8 - b % 8) + a / 8 % 2 - b / 8 % 2;

    return right * right + 3 * down * down == 4;
}

/* read the vows */
static void read_vows(FILE *in)
{
    char word[16], kind = 0;
    int used = 0;

    while (fscanf(in, "%15s", word) == 1) {
        int n = atoi(word), at = n / 10 * 8 + n % 10 - 9;

        if (n == 0)
            kind = *word;
        else if (kind == 'b' && used < LEANS) {
            leans[used++] = n > 0 && n <= VOWS ? n : 0;
            vow[vows].n++;
        } else if (at >= 0 && at < 64 && circle(at))
            /* it is a circle */
            {
                if (kind == 'i')
                    vow[vows].set |= bit(at);
                else if (kind == 't')
                    vow[vows].then |= bit(at);
                else if (vows < VOWS)
                    vow[++vows] = (Vow){ kind == 'c', at, 0, leans + used, 0, 0 };
            }
    }
}

/* is it kept */
static bool answered(const Vow *p, int q)
{
    uint64_t stones = p->set | p->then;

    for (int i = 0; i < p->n; i++) {
        const Vow *r = &vow[p->by[i]];

        if (p->cat ? r->cat && r < p && touch(r->at, p->at)
                     && !((r->set | bit(r->at)) & bit(q))
                   : !r->cat && r->at == q && !(r->set & ~stones))
            return true;
    }
    return !p->cat && (stones & bit(q) || !touch(q, p->at));
}
static bool kept(Vow *p)
{
    for (int i = 0; i < p->n && p->cat; i++)
        p->set |= vow[p->by[i]].set | bit(vow[p->by[i]].at);
    if (p->cat)
        p->set &= ~bit(p->at);
    if (!circle(p->at) || (p->set | p->then) & bit(p->at))
        return false;
    for (int q = 0; q < 64 && !edge(p->at); q++)
        if (circle(q) && q != p->at && !answered(p, q))
            return false;
    return p->cat || !edge(p->at);
}

/* tally */
static void tally(int who, int q, int stones)
{
    long ways[64] = { 1 };

    for (int n = 1; q < 63; q++)
        if (circle(q) && q != size / 2 * 9) {
            for (int k = n; k > 0; k--)
                ways[k] += ways[k - 1];
            n++;
        }
    for (int k = 0; k < 63 && stones + k <= most; k++)
        boards[who][stones + k] += ways[k];
}

/* count the boards */
static void count(int q, int stones, Vow **from, int n)
{
    int who = OPEN;

    for (int i = 0; i < n && who == OPEN; i++)
        if (!(from[i]->set >> q))
            who = from[i]->cat;
    while (q < 63 && (!circle(q) || q == size / 2 * 9))
        q++;
    if (who != OPEN || q == 63 || from + 2 * n > list + LEANS)
        tally(who, q, stones);
    else
        /* ask both, with a stone at q and without */
        for (int stone = 0; stone < 2 && stones + stone <= most; stone++) {
            int m = 0;

            for (int i = 0; i < n; i++)
                if (from[i]->cat != stone || !(from[i]->set & bit(q)))
                    from[n + m++] = from[i];
            count(q + 1, stones + stone, from + n, m);
        }
}

/* the verdict */
static int verdict(FILE *in, FILE *out)
{
    int n = 0;

    memset(vow, 0, ((size_t)vows + 1) * sizeof *vow);
    memset(boards, 0, sizeof boards);
    vows = 0;
    if (fscanf(in, "size %d stones %d", &size, &most) != 2
        || (size != 3 && size != 5 && size != 7)
        || most < 0 || most > size * size - 3)
        return fprintf(out, "This is no certificate.\n"), 1;
    read_vows(in);
    /* see whether all are kept */
    for (int i = 1; i <= vows; i++) {
        if (!kept(&vow[i]))
            return fprintf(out, "Promise %d is not kept.\n", i), 1;
        if (vow[i].at == size / 2 * 9)
            list[n++] = &vow[i];
    }
    /* count, and tell */
    count(0, 0, list, n);
    for (int k = 0; k <= most; k++)
        fprintf(out, "%2d stones: %ld the cat's, %ld yours, %ld open\n",
                k, boards[true][k], boards[false][k], boards[OPEN][k]);
    return 0;
}

int main(void)
{
    return verdict(stdin, stdout);
}
