/* Made from kit/paint.nw by make tangle: change that, not this. */
/* apart.h -- for tests: can one ink be told from another? */
#pragma once
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include "paint.h"

/* pairs "sign ground" of inks by name, in all themes: false and a line
   for each that is nearer than least; own may be NULL */

/* how far inks are apart */
static double Apart_bright(unsigned color)
{
    static const double weight[3] = { .2126, .7152, .0722 };
    double sum = 0;

    for (int k = 0; k < 3; k++) {
        double part = (color >> (16 - 8 * k) & 255) / 255.;

        sum += weight[k] * (part <= .03928 ? part / 12.92
                            : pow((part + .055) / 1.055, 2.4));
    }
    return sum;
}
static double Apart_ratio(unsigned a, unsigned b)
{
    double x = Apart_bright(a), y = Apart_bright(b);

    return x > y ? (x + .05) / (y + .05) : (y + .05) / (x + .05);
}
static int Apart_ink(const Ink *own, const char *name, size_t n)
{
    int ink = 0;

    while (strncmp(Paint_ink(own, ink)->name, name, n)
           || Paint_ink(own, ink)->name[n])
        ink++;
    return ink;
}
static bool Apart_all(const Ink *own, const char *const *pair,
                      double least)
{
    bool good = true;

    for (; *pair; pair++)
        for (Theme t = LIGHT; t < THEMES; t++) {
            size_t n = strcspn(*pair, " ");
            const char *on = *pair + n + 1;
            double is = Apart_ratio(
                Paint_color(own, Apart_ink(own, *pair, n), t),
                Paint_color(own, Apart_ink(own, on, strlen(on)), t));

            if (is < least) {
                printf("# theme %u, %s: %.2f\n", t, *pair, is);
                good = false;
            }
        }
    return good;
}
