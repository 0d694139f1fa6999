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
static double Apart_bright(unsigned color, const double eye[3][3])
{
    static const double weight[3] = { .2126, .7152, .0722 };
    double part[3], sum = 0;

    for (int k = 0; k < 3; k++) {
        double p = (color >> (16 - 8 * k) & 255) / 255.;

        part[k] = p <= .03928 ? p / 12.92
                              : pow((p + .055) / 1.055, 2.4);
    }
    for (int k = 0; k < 3; k++) {
        double seen = eye[k][0] * part[0] + eye[k][1] * part[1]
                      + eye[k][2] * part[2];

        sum += weight[k] * (seen < 0 ? 0 : seen > 1 ? 1 : seen);
    }
    return sum;
}
static const double Apart_eyes[][3][3] = {
    { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
    { { .152286, 1.052583, -.204868 }, { .114503, .786281, .099216 },
      { -.003882, -.048116, 1.051998 } },
    { { .367322, .860646, -.227968 }, { .280085, .672501, .047413 },
      { -.011820, .042940, .968881 } },
    { { 1.255528, -.076749, -.178779 }, { -.078411, .930809, .147602 },
      { .004733, .691367, .303900 } },
};
static double Apart_ratio(unsigned a, unsigned b)
{
    double least = 21;

    for (int k = 0; k < 4; k++) {
        double x = Apart_bright(a, Apart_eyes[k]) + .05;
        double y = Apart_bright(b, Apart_eyes[k]) + .05;

        least = fmin(least, x > y ? x / y : y / x);
    }
    return least;
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
