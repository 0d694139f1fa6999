/* Made from chatnoir-solved.nw by make tangle: change that, not this. */
/* chatnoir-table.c -- make solve-chatnoir: who wins, and why */
#include <stdio.h>
#include <stdlib.h>
#include "chatnoir-solve.h"

/* the certificate */
static void say_circles(const char *word, Set set, FILE *out)
{
    fprintf(out, "%s", word);
    for (; set; set &= set - 1)
        fprintf(out, " %d%d", Set_first(set) / 8 + 1,
                Set_first(set) % 8 + 1);
}

static void say_promise(const Solver *s, const Promise *p, FILE *out)
{
    say_circles(p->cat ? "cat" : "you", ONE(p->at), out);
    if (!p->cat)
        say_circles(" if", p->set, out);
    if (p->then >= 0)
        say_circles(" then", ONE(p->then), out);
    for (int i = 0; i < p->n; i++)
        fprintf(out, "%s %d", i ? "" : " by", s->reason[p->by + i]);
    fprintf(out, "\n");
}

static void write_certificate(const Solver *s, int most, FILE *out)
{
    fprintf(out, "size %d stones %d\n", s->field.size, most);
    for (int k = 1; k < s->promises; k++)
        say_promise(s, &s->promise[k], out);
}

/* solve, and write it down */
int main(int count, char **word)
{
    static Solver s;
    static Census c;
    int size = count > 1 ? atoi(word[1]) : 5;
    int most = count > 2 ? atoi(word[2]) : size * size - 3;

    if ((size != 3 && size != 5 && size != 7) || most < 0
        || most > size * size - 3)
        return fprintf(stderr, "chatnoir-table SIZE STONES\n"), 2;
    Solver_begin(&s, size);
    Census_take(&c, &s, most);
    if (s.full)
        return fprintf(stderr, "These are too many promises.\n"), 1;
    write_certificate(&s, most, stdout);
    return 0;
}
