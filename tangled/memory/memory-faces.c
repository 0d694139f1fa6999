/* Made from games/memory.nw by make tangle: change that, not this. */
#include <string.h>
#include "memory.h"

/* pictures */
typedef struct Picture { const char *name, *outline; } Picture;

static const Picture picture[] = {
    { N_("fish"), "M-26 0C-14-18 8-18 16 0C8 18-14 18-26 0ZM14 0L28-12"
      "L28 12Z" },
    { N_("house"), "M-24-2L0-26L24-2L24 24L-24 24Z" },
    { N_("tree"), "M0-28L20 6L-20 6ZM-4 6L4 6L4 26L-4 26Z" },
    { N_("boat"), "M-28 8L28 8L18 24L-18 24ZM-2 4L-2-28L22 4Z" },
    { N_("star"), "M0-28L7-9L27-9L11 4L17 23L0 11L-17 23L-11 4L-27-9"
      "L-7-9Z" },
    { N_("moon"), "M8-26C-26-24-26 24 8 26C-10 12-10-12 8-26Z" },
    { N_("heart"), "M0 26C-40-4-22-32 0-12C22-32 40-4 0 26Z" },
    { N_("key"), "M-26 0C-26-18-2-18-2 0C-2 18-26 18-26 0ZM-2-4L28-4"
      "L28 12L20 12L20 4L14 4L14 10L8 10L8 4L-2 4Z" },
    /* more pictures */
    { N_("cup"), "M-26-18L14-18L10 22L-22 22ZM14-12C34-14 32 14 11 12"
      "L12 5C22 6 22-6 13-5Z" },
    { N_("bell"), "M-24 16C-12 4-18-26 0-26C18-26 12 4 24 16ZM-7 18"
      "C-7 30 7 30 7 18Z" },
    { N_("leaf"), "M-24 24C-28-10 0-28 26-24C28 4 8 28-24 24Z" },
    { N_("arrow"), "M-28-8L4-8L4-24L28 0L4 24L4 8L-28 8Z" },
    { N_("drop"), "M0-28C9-9 20 0 20 10 20 34-20 34-20 10-20 0-9-9 0-28Z" },
    { N_("lightning"), "M6-28L-18 4L-2 4L-8 28L18-6L2-6Z" },
    { N_("flag"), "M-20-28L-14-28L-14 28L-20 28ZM-12-26L26-14L-12 0Z" },
    { N_("cloud"), "M-20 16C-36 14-30-10-14-6C-12-26 16-24 16-4"
      "C34-6 32 16 18 16Z" },
    /* and the last eight */
    { N_("mushroom"), "M-26 0C-24-34 24-34 26 0ZM-8 2L8 2L10 26L-10 26Z" },
    { N_("crown"), "M-26 20L-26-16L-12 2L0-22L12 2L26-16L26 20Z" },
    { N_("hourglass"), "M-18-26L18-26L3 0L18 26L-18 26L-3 0Z" },
    { N_("hat"), "M-28 18L28 18L28 10L16 10L14-20L-14-20L-16 10L-28 10Z" },
    { N_("bird"), "M-28-4L-14-12C-8-26 10-22 10-8L28-20C26 6 14 20-4 20"
      "C-18 20-20 6-18-2Z" },
    { N_("candle"), "M-8-6L8-6 8 26-8 26ZM0-28C9-9 4-9 0-9-4-9-9-9 0-28Z" },
    { N_("mountain"), "M-28 24L-8-18L2-2L10-14L28 24Z" },
    { N_("cross"), "M-8-26L8-26L8-8L26-8L26 8L8 8L8 26L-8 26L-8 8L-26 8"
      "L-26-8L-8-8Z" },
};

/* words for pairs */
static const char *const words[] = {
    "2 × 3 = 6, 2 × 4 = 8, 3 × 3 = 9, 2 × 5 = 10, 3 × 4 = 12, "
    "2 × 7 = 14, 3 × 5 = 15, 4 × 4 = 16, 3 × 6 = 18, 4 × 5 = 20, "
    "3 × 7 = 21, 4 × 6 = 24, 5 × 5 = 25, 3 × 9 = 27, 4 × 7 = 28, "
    "5 × 6 = 30, 4 × 8 = 32, 5 × 7 = 35, 6 × 6 = 36, 5 × 8 = 40, "
    "6 × 7 = 42, 5 × 9 = 45, 6 × 8 = 48, 7 × 7 = 49",
    "1/2 = 0.5, 1/4 = 0.25, 3/4 = 0.75, 1/5 = 0.2, 2/5 = 0.4, "
    "3/5 = 0.6, 4/5 = 0.8, 1/8 = 0.125, 3/8 = 0.375, 5/8 = 0.625, "
    "7/8 = 0.875, 1/10 = 0.1, 3/10 = 0.3, 7/10 = 0.7, 9/10 = 0.9, "
    "1/20 = 0.05, 1/25 = 0.04, 1/50 = 0.02, 3/20 = 0.15, 7/20 = 0.35, "
    "9/20 = 0.45, 11/20 = 0.55, 13/20 = 0.65, 17/20 = 0.85",
    /* romans, and expressions */
    "I = 1, II = 2, III = 3, IV = 4, V = 5, VI = 6, VII = 7, VIII = 8, "
    "IX = 9, X = 10, XI = 11, XIV = 14, XV = 15, XVI = 16, XIX = 19, "
    "XX = 20, XL = 40, XLIV = 44, L = 50, LX = 60, XC = 90, CI = 101, "
    "C = 100, CM = 900",
    "7 / 2 = 3, 9 % 5 = 4, 1 << 3 = 8, 6 & 3 = 2, 4 | 1 = 5, 5 ^ 3 = 6, "
    "!0 = 1, 2 + 3 * 4 = 14, 10 - 2 - 1 = 7, ~0 = -1, !7 = 0, "
    "1 << 4 = 16, 20 / 3 * 3 = 18, 3 > 2 ? 9 : 4 = 9, 0x1F = 31, "
    "010 + 2 = 10, 12 | 3 = 15, 13 ^ 1 = 12, 100 >> 2 = 25, 5 - -6 = 11, "
    "-7 / 2 = -3, -8 % 3 = -2, 26 % 9 + 9 = 17, 27 / 4 * 4 = 24",
};
void face_words(int set, int face, Line out)
{
    int pair = pair_of(face), half = (face - 1) % 2;

    if (set == 0)
        Text_say(out, "%s", _(picture[pair].name));
    else if (set == 1)
        Text_say(out, "%c", (half ? 'a' : 'A') + pair);
    else {
        const char *at = words[set - 2];

        for (int k = face; k > 1; k--)
            at = strpbrk(at, "=,") + 2;
        Text_say(out, "%.*s", (int)strcspn(at, half ? "," : "=")
                 - !half, at);
    }
}
const char *face_outline(int face)
{
    return picture[pair_of(face)].outline;
}
