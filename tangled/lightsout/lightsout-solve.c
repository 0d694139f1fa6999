/* Made from games/lightsout.nw by make tangle: change that, not this. */
#include "lightsout.h"

/* sets of lights */
Lights only(int at)
{
    Lights set = NONE;

    set.word[at / 64] = (uint64_t)1 << at % 64;
    return set;
}

bool has(Lights set, int at)
{
    return set.word[at / 64] >> at % 64 & 1;
}

Lights sum(Lights a, Lights b)
{
    for (int k = 0; k < WORDS; k++)
        a.word[k] ^= b.word[k];
    return a;
}

int Lights_count(Lights set)
{
    int n = 0;

    for (int k = 0; k < WORDS; k++)
        for (uint64_t w = set.word[k]; w != 0; w &= w - 1)
            n++;
    return n;
}
Lights reach(int n, int at)
{
    Lights set = only(at);
    int beside[4], many = Grid_near((Grid){ n, n }, at, 4, beside);

    for (int k = 0; k < many; k++)
        set = sum(set, only(beside[k]));
    return set;
}
Lights press(int n, Lights lit, Lights set)
{
    for (int at = 0; at < n * n; at++)
        if (has(set, at))
            lit = sum(lit, reach(n, at));
    return lit;
}
Lights common(Lights a, Lights b)
{
    for (int k = 0; k < WORDS; k++)
        a.word[k] &= b.word[k];
    return a;
}

/* let all lights speak */
enum { ODD = MOST * MOST };         /* the bit of the verdict */
typedef struct Speech {
    int    count;                   /* of the lines */
    int    by[MOST * MOST];         /* the line that settles p, or -1 */
    bool   spent[MOST * MOST];      /* lines that have settled one */
    Lights line[MOST * MOST];
} Speech;
static int settle(Speech *s, int p)
{
    int k = 0;

    while (k < s->count && (s->spent[k] || !has(s->line[k], p)))
        k++;
    if (k == s->count)
        return -1;                  /* none mentions it: it is free */
    s->spent[k] = true;
    for (int j = 0; j < s->count; j++)
        if (j != k && has(s->line[j], p))
            s->line[j] = sum(s->line[j], s->line[k]);
    return k;
}
static void speak(int n, Lights lit, Speech *s)
{
    s->count = n * n;
    for (int at = 0; at < s->count; at++) {
        s->spent[at] = false;
        s->line[at] = reach(n, at);
        if (has(lit, at))
            s->line[at] = sum(s->line[at], only(ODD));
    }
    for (int p = 0; p < s->count; p++)
        s->by[p] = settle(s, p);
}

/* read the quiet patterns */
static void listen(const Speech *s, Quiet *quiet)
{
    quiet->many = 0;
    for (int f = 0; f < s->count; f++) {
        Lights pattern = only(f);

        if (s->by[f] >= 0)
            continue;
        for (int p = 0; p < s->count; p++)
            if (s->by[p] >= 0 && has(s->line[s->by[p]], f))
                pattern = sum(pattern, only(p));
        quiet->pattern[quiet->many++] = pattern;
    }
}

void quiet_patterns(int n, Quiet *out)
{
    Speech s;

    speak(n, NONE, &s);
    listen(&s, out);
}

/* find the shortest */
Answer shortest(const Quiet *quiet, Lights any)
{
    Answer best = { Lights_count(any), 1, any };

    for (int k = 1; k < 1 << quiet->many; k++) {
        int flip = 0, presses;

        while ((k >> flip & 1) == 0)
            flip++;
        any = sum(any, quiet->pattern[flip]);
        presses = Lights_count(any);
        if (presses < best.par)
            best = (Answer){ presses, 0, any };
        best.ways += presses == best.par;
    }
    return best;
}

/* solve */
Answer Lights_solve(int n, Lights lit)
{
    Speech s;
    Quiet quiet;
    Lights any = NONE;

    speak(n, lit, &s);
    listen(&s, &quiet);
    for (int k = 0; k < quiet.many; k++)
        if (Lights_count(common(quiet.pattern[k], lit)) % 2 != 0)
            return (Answer){ NEVER, 0, quiet.pattern[k] };
    for (int p = 0; p < s.count; p++)
        if (s.by[p] >= 0 && has(s.line[s.by[p]], ODD))
            any = sum(any, only(p));
    return shortest(&quiet, any);
}
