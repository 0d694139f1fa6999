/* Made from games/gcalc.nw by make tangle: change that, not this. */
/* gcalc-laid-test.h -- a workshop for the tests of both chapters */
#include "bench.h"
#include "gcalc.h"

/* a workshop on the bench */
static Gcalc bench;                 /* too large for a test's own */

static void shop(const char *options)
{
    CHECK(starts(&bench, options, 1) == NULL && !broken(&bench));
}
static bool types(const char *words)
{
    const char *why;
    Cube c = Cube_read(&bench, words, &why, NULL);

    if (why)
        printf("# %s: %s\n", words, why);
    bench.slot[0] = (Slot){ .cube = c };
    Cube_sweep(&bench);
    return !why;
}
