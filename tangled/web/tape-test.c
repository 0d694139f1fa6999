/* Made from kit/web.nw by make tangle: change that, not this. */
#include <stdint.h>
#include <string.h>
#include "tape.h"
#include "test.h"

/* tape tests */
static double heard[3 * TAPE];
static int n_heard, n_times;

static void listen_to(const double *at, int used)
{
    memcpy(heard + n_heard, at, (size_t)used * sizeof *at);
    n_heard += used;
    n_times++;
}
CLAIM(a_tape_says_all_verbs_in_their_order)
{
    static Tape t;
    Paint *p = &t.listen.paint;

    n_heard = n_times = 0;
    Tape_start(&t, DARK, listen_to);
    for (int k = 0; k < TAPE / 4; k++)
        p->move(p, k, 0.5);
    p->stroke(p, LAMP, 3);
    Tape_end(&t);
    CHECK(p->theme == DARK && n_times == 2 && n_heard == TAPE + 3);
    for (int k = 0; k < TAPE / 4; k++)
        CHECK(heard[4 * k] == 'M' && heard[4 * k + 1] == -1
              && heard[4 * k + 2] == k && heard[4 * k + 3] == 0.5);
    CHECK(heard[TAPE] == 'S' && heard[TAPE + 1] == LAMP);
}
static void dash(Paint *p, int which)
{
    Paint_path(p, "M0 0L5 5");
    p->stroke(p, which, 1);
}
CLAIM(a_stamp_is_told_and_not_drawn)
{
    static const Stamp stamp = { "dash", 10, 14, 2, dash };
    static const double told[] = { 'P', -1, 3, 4, 20, 28, 10, 14, 2,
                                   7 };
    static Tape t;

    n_heard = 0;
    Tape_start(&t, DARK, listen_to);
    t.listen.paint.stamp(&t.listen.paint, &stamp, 7, 3, 4, 20, 28);
    Tape_end(&t);
    CHECK(n_heard == 11 && !memcmp(heard, told, sizeof told));
    CHECK((const Stamp *)(uintptr_t)heard[10] == &stamp);
}
static char said[9];

static void read_words(const double *at, int used)
{
    const char *there = (const char *)(uintptr_t)at[used - 1];

    if (used)
        strncat(said, there, 3);
}
CLAIM(words_are_played_while_they_are_there)
{
    static Tape t;
    Paint *p = &t.listen.paint;
    char word[] = "one";

    Tape_start(&t, LIGHT, read_words);
    p->text(p, word, 1, 2, 12, CENTERED, VOICE, TEXT);
    memcpy(word, "two", 4);
    p->text(p, word, 1, 2, 12, CENTERED, VOICE, TEXT);
    Tape_end(&t);
    CHECK(strcmp(said, "onetwo") == 0);
}
TEST_MAIN
