/* web.c -- a page that plays by itself: as the web has it, or here

   web.t, beside it, links it with a game and kit/web.nw, for wasm32-wasi and
   for this machine, and compares what is told, painted and saved. It
   brings what a page brings, and plays by chance: presses, keys, undo,
   hints, whatever there is. Players think at once, its clock is its own. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "listen.h"
#include "random.h"
#include "table.h"
#include "text.h"

#ifdef __wasm__
#define WEB(name) __attribute__((export_name(#name)))
#else
#define WEB(name)
#endif
/* what kit/web.nw has, and what it wants */
extern void web_start(void);
extern void web_hint(void), web_time(void), web_work(void);
extern void web_answer(void), web_press(int id, int button);
extern void web_event(int kind, double x, double y, int button);
extern void web_travel(int way), web_see(bool seen);
extern void web_tall(bool tall);
extern void web_look(int theme, int motion, double pixel);
extern void web_air(double x, double y, double w, double h);
extern bool web_key(bool down);
extern int  web_paint(bool whole);
extern void web_stamp(const Stamp *s, int which, double fine);
extern char *web_room(int bytes);
extern double web_size(bool high);
extern const char *web_load(void), *web_save(void), *web_state(void);
extern const char *web_things(void);
double page_now(void);
void page_play(const double *at, int used), page_wish(int kind, const char *wish);
void page_shown(void), page_moved(void);
void page_think(const void *of, int size);

static double clock_at;
static void  *job;
static int    job_size;
static uint64_t painted;            /* all numbers on all tapes */
static bool   anew;
static char   log_of[1 << 20];
static Text   told = { log_of, (int)sizeof log_of, 0 };

double page_now(void) { return clock_at; }
void page_shown(void) { }
void page_moved(void) { }
void page_wish(int kind, const char *wish)
{
    (void)wish;
    anew = kind == NEW_GAME;
}
void page_think(const void *of, int size)
{
    free(job);
    job = size ? malloc((size_t)size) : NULL;
    if (job)
        memcpy(job, of, (size_t)size);
    job_size = size;
}
/* Where words and stamps are in memory differs, what they say does not.
   They are the last on their tape: T, ink, three numbers, align, face,
   place; or P, ink, eight numbers, place; or I, ink, four numbers, width,
   height, place, and then every dot must be the same. A page keeps no stamp
   twice, this one none: each is drawn, and has a tape of its own. */
void page_play(const double *at, int used)
{
    bool stamp = used >= 11 && at[used - 11] == 'P'
              && at[used - 1] > 1 << 16;
    bool words = !stamp && used >= 8 && at[used - 8] == 'T';
    bool image = !stamp && !words && used >= 9 && at[used - 9] == 'I'
              && at[used - 1] > 1 << 16;
    const void *there = words || stamp || image
        ? (const void *)(uintptr_t)at[used - 1] : NULL;
    const uint32_t *dot = there;

    painted = Listen_stir(painted, &(Said){ .verb = 'M', .number = at,
                              .n = used - (words || stamp
                                           || image),
                              .text = words ? there : "" });
    for (int k = 0; image && k < at[used - 3] * at[used - 2]; k++)
        painted = (painted ^ dot[k]) * 0x9E3779B97F4A7C15u;
    if (stamp)
        web_stamp(there, (int)at[used - 2], 1);
}

static void put_in_room(const char *text)
{
    strcpy(web_room((int)strlen(text) + 1), text);
}
/* whoever thinks, thinks now, in a hurry; then so many ms go by */
enum { HURRY = 5000 };
static void pass(double ms)
{
    for (int k = 0; job && k < 200; k++) {
        int size = job_size;
        char *there = web_room(size);

        if (((Job *)job)->think.nodes > HURRY)
            ((Job *)job)->think.nodes = HURRY;
        memcpy(there, job, (size_t)size);
        free(job);
        job = NULL;
        web_work();
        web_answer();
    }
    clock_at += ms;
    web_time();
}
/* one thing of those on the board, by chance */
static int any_thing(Random *r)
{
    const char *at = web_things();
    int n = 0, pick;

    for (const char *c = at; *c; c++)
        n += *c == '\n';
    for (pick = n ? Random_below(r, n) : 0; pick > 0; pick--)
        at = strchr(at, '\n') + 1;
    return atoi(at);
}
static void do_something(Random *r)
{
    static const char *const keys[] = { "Left", "Up", "Right", "Down",
        "Return", "space", "a", "d", "f", "h", "o", "s", "KP_7" };
    int what = Random_below(r, 20), key = Random_below(r, 13);

    if (what < 12)
        web_press(any_thing(r), what ? 1 : 3);
    else if (what < 14)
        web_travel(what == 12 ? -1 : 1);
    else if (what < 15)
        web_hint();
    else if (what < 17) {
        double x = Random_below(r, (int)web_size(0));

        web_event(0, x, Random_below(r, (int)web_size(1)), 0);
    } else {
        put_in_room(keys[key]);
        web_key(true);
        put_in_room(keys[key]);
        web_key(false);
    }
}
/* so many doings of a game, line by line, and at the end its text */
WEB(plays) extern const char *web_plays(const char *game, unsigned seed, int most);
const char *web_plays(const char *game, unsigned seed, int most)
{
    static bool started;
    Random r = Random_start(seed, 99);
    char line[2 * LINE];
    const char *state;

    if (!started)
        web_start();
    started = true;
    told.used = 0;
    painted = 0;
    clock_at = 0;
    Text_say(line, "%s seed=%u\n", game, seed);
    put_in_room(line);
    Text_tell(&told, "%s%s\n", line, web_load());
    web_tall(seed / 12 % 2);
    web_look((int)(seed % 4), (int)(seed / 4 % 3), 8);
    web_see(true);
    web_air(-20, -20, web_size(0) + 40, web_size(1) + 40);
    for (int k = 0; k < most; k++) {
        do_something(&r);           /* and look: in motion, at rest */
        pass(k % 2 ? Random_below(&r, 60) : 360);
        web_paint(k % 8 == 0);
        pass(300);
        state = web_state();
        Text_tell(&told, "%s %llx\n", state, (unsigned long long)painted);
        if (strstr(strchr(strchr(state, '\n') + 1, '\n'), "\n1\t"))
            break;
    }
    Text_tell(&told, "%s", web_save());
    put_in_room(web_save());
    Text_tell(&told, "%s", web_load());
    return log_of;
}
/* for the page's page: a word in our memory */
WEB(word) extern char *web_word(void);
char *web_word(void)
{
    static char word[200];

    return word;
}

#ifndef __wasm__
#include <stdio.h>

int main(int argc, char **argv)
{
    for (int k = 3; k < argc; k++)
        fputs(web_plays(argv[1], (unsigned)atoi(argv[k]), atoi(argv[2])),
              stdout);
    return 0;
}
#endif
