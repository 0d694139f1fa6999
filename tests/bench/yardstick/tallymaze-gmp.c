/* The long numbers of Tally Maze, and its count of all mazes, beside the
   same in GMP, a library for long numbers. Prints what differs. */
#include <gmp.h>
#include <stdio.h>
#include "random.h"
#include "tallymaze.h"

static int faults;

static void set(mpz_t out, Big n)
{
    uint64_t limb[3] = { (uint64_t)n.low, (uint64_t)(n.low >> 64), n.high };

    mpz_import(out, 3, -1, sizeof limb[0], 0, 0, limb);
}
static void same_as(Big ours, const mpz_t theirs, const char *what)
{
    mpz_t n;

    mpz_init(n);
    set(n, ours);
    if (mpz_cmp(n, theirs) != 0 && faults++ < 9)
        gmp_printf("%s: %Zd, not %Zd\n", what, n, theirs);
    mpz_clear(n);
}

/* how many mazes has w by h? The formula of the chapter, in GMP */
static mpz_t count[MOST + 1][MOST + 1];

static void add_cross(int w, int h, int a, int b)
{
    int c = w - a, d = h - b;
    mpz_t n;

    mpz_init_set_ui(n, (unsigned)(b * c * d + a * c * d + a * b * d
                                  + a * b * c));
    mpz_mul(n, n, count[a][b]);
    mpz_mul(n, n, count[c][b]);
    mpz_mul(n, n, count[a][d]);
    mpz_mul(n, n, count[c][d]);
    mpz_add(count[w][h], count[w][h], n);
    mpz_clear(n);
}
static void count_mazes(void)
{
    static Atlas all;

    Atlas_make(&all, MOST, MOST);
    for (int w = 1; w <= MOST; w++)
        for (int h = 1; h <= MOST; h++) {
            mpz_init_set_ui(count[w][h], w == 1 || h == 1);
            for (int a = 1; a < w; a++)
                for (int b = 1; b < h; b++)
                    add_cross(w, h, a, b);
            same_as(all.pages[w][h], count[w][h], "count");
        }
    gmp_printf("count %Zd\n", count[MOST][MOST]);
}

static Big by_chance(Random *random, int limbs)
{
    uint64_t limb[3] = { 0 };

    for (int k = 0; k < limbs; k++)
        limb[k] = Random_below(random, 4) == 0 ? UINT64_MAX
            : Random_bits(random) * 0x9E3779B97F4A7C15u;
    return (Big){ (Wide)limb[1] << 64 | limb[0], limb[2] };
}
static void try_numbers(int times)
{
    Random random = Random_start(7, 1);
    mpz_t a, b, c, d, all;

    mpz_inits(a, b, c, d, all, NULL);
    mpz_ui_pow_ui(all, 2, 192);
    for (int k = 0; k < times; k++) {
        Big x = by_chance(&random, 1 + k % 3), rest,
            y = by_chance(&random, 1 + k / 3 % 3);

        y.low |= 1;
        set(a, x);
        set(b, y);
        mpz_add(c, a, b);
        mpz_mod(c, c, all);
        same_as(Big_plus(x, y), c, "plus");
        mpz_sub(c, a, b);
        mpz_mod(c, c, all);
        same_as(Big_minus(x, y), c, "minus");
        mpz_mul(c, a, b);
        mpz_mod(c, c, all);
        same_as(Big_times(x, y), c, "times");
        mpz_tdiv_qr(c, d, a, b);
        same_as(Big_divide(x, y, &rest), c, "divide");
        same_as(rest, d, "rest");
        faults += (mpz_cmp(a, b) < 0) != Big_less(x, y);
    }
    mpz_clears(a, b, c, d, all, NULL);
}

int main(void)
{
    count_mazes();
    try_numbers(20000);
    printf("faults %d\n", faults);
    return faults > 0;
}
