/* hints.c -- follows a game's hints by the lamp alone, to the end

   usage: GAME-hints (GAMES SEED WON OPTIONS)..

   It is linked with the game's own main, as random.c is. Each four words
   are a claim: of so many games, from this seed on, at least WON are won
   by who asks for a hint and presses Enter, clicks on the lamp or asks
   again, and does nothing else; which, and what is pointed at meanwhile,
   is left to chance. Escape puts each lamp out once, and does nothing
   else. Each game must come to an end, or the adviser must say why there
   is nothing to advise. No position may be seen three times, every hint
   must be played, and where one was proved to win, the game must be won.
   Hand and session are the house's own, and a program in a seat thinks
   as ever. In the environment, TELL=1: say how each game ended; STRAY=n:
   a stranger makes up to n moves by chance first, out of those that the
   game lists, so that WON can only be 0. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "hand.h"

enum { MOST = 2000 };               /* hints in a game */

int Frame_main(int argc, char **argv, const Game *game);

typedef struct Led {
    Hand       hand;
    Session   *s;
    Random     chance;
    const char *refused;            /* the complaint, or NULL */
    uint64_t   seen[MOST];          /* positions */
    int        moves, eyes, dark;   /* hints; those without a lamp */
    bool       proved, given_up;    /* by a hint of this game */
} Led;

static void does(void *who, Does kind, const char *wish)
{
    Led *l = who;

    if (kind == PLAYS)
        l->refused = Session_play(l->s, wish);
}

static uint64_t stir(uint64_t h, const void *at, size_t n)
{
    for (const unsigned char *c = at; n-- > 0; c++)
        h = (h ^ *c) * 0x100000001B3u;
    return h;
}

/* what a position is, is what can be seen of it */
static uint64_t sight(const Page *page)
{
    uint64_t h = 0xCBF29CE484222325u;

    for (int k = 0; k < page->n; k++) {
        const Item *i = &page->item[k];
        const double box[] = { i->x, i->y, i->body.x, i->body.y,
                               i->body.z, i->id, i->look, i->side };

        h = stir(h, box, sizeof box);
        h = stir(h, i->words, strlen(i->words));
    }
    return h;
}

static bool seen_twice(Led *l)
{
    int times = 0;

    Hand_show(&l->hand, Session_seen(l->s, l->eyes), l->eyes, PLACED);
    l->seen[l->moves] = sight(&l->hand.page);
    for (int k = 0; k < l->moves; k++)
        times += l->seen[k] == l->seen[l->moves];
    return times >= 2;
}

static void key(Led *l, const char *name)
{
    Hand_key(&l->hand, name, true);
    Hand_key(&l->hand, name, false);
}

/* a click where the lamp can be seen; false: that is nowhere */
static bool clicks(Led *l)
{
    enum { STEPS = 13 };
    int id = l->hand.ui.hint;
    const Item i = *Page_find(&l->hand.page, id);

    if (i.body.shape)
        return Hand_press(&l->hand, id, 1);
    for (int k = 0; k < STEPS * STEPS; k++) {
        double x = i.x + i.w * (0.5 + k % STEPS) / STEPS,
               y = i.y + i.h * (0.5 + k / STEPS) / STEPS;

        Hand_event(&l->hand, MOTION, x, y, 0);
        if (l->hand.ui.hover == id) {
            Hand_event(&l->hand, PRESS, x, y, 1);
            Hand_event(&l->hand, RELEASE, x, y, 1);
            return true;
        }
    }
    return false;
}

/* Enter, a click on the lamp, or a second press of the hint's key */
static bool plays_it(Led *l)
{
    int way = Random_below(&l->chance, 3);

    if (way == 1 && l->hand.ui.hint)
        return clicks(l);
    if (way == 2)
        Hand_follow(&l->hand);
    else
        key(l, "Return");
    return true;
}

/* one hint; NULL, or what is wrong with it */
static const char *enter(Led *l)
{
    static Think t;
    const Page *page = &l->hand.page;
    int before = Session_count(l->s);

    l->eyes = Session_turn(l->s);
    if (seen_twice(l))
        return "a position was seen three times";
    if (!Session_advise(l->s, NULL, &t))
        return "nobody could be asked";
    l->given_up = !t.move[0] && t.reason[0];
    if (!t.move[0])
        return l->given_up ? NULL : "there was no hint, and no reason";
    l->proved |= t.proved > 0;
    Hand_hint(&l->hand, t.move);
    key(l, "Escape");
    if (Hand_lit(&l->hand) || Session_count(l->s) != before)
        return "another key did not put the lamp out";
    Hand_hint(&l->hand, t.move);
    Hand_point(&l->hand, page->n == 0 ? 0 : page->item[Random_below(
               &l->chance, page->n)].id, true);
    l->dark += l->hand.ui.hint == 0;
    if (!plays_it(l))
        return "the lamp cannot be seen anywhere";
    l->moves++;
    return l->refused ? l->refused
         : Session_count(l->s) == before ? "the lamp did nothing"
         : !Text_same(Session_move(l->s, before), t.move) ? "the lamp did else"
         : Session_settle(l->s);
}

/* up to n moves by chance, as long as the game goes on */
static const char *stray(Led *l, const Game *game, int n)
{
    const char *trouble = NULL;

    for (n = Random_below(&l->chance, n + 1); n-- > 0 && !trouble
            && Session_turn(l->s) != OVER;) {
        char *list = Text_whole(game->model->legal, Session_state(l->s));
        int many = 0;
        char *line = list;

        for (const char *c = list; *c; c++)
            many += *c == '\n';
        for (many = many ? Random_below(&l->chance, many) : 0; many > 0;
             many--)
            line = strchr(line, '\n') + 1;
        line[strcspn(line, "\n")] = '\0';
        trouble = Session_play(l->s, line);
        free(list);
        trouble = trouble ? trouble : Session_settle(l->s);
    }
    return trouble;
}

/* NULL, or what is wrong with this game */
static const char *follow(Led *l, const Game *game, const char *options,
                          uint64_t seed)
{
    static Line why;
    const char *trouble;

    l->s = Session_of(game, options, seed, why);
    if (!l->s || !Hand_start(&l->hand, game, does, l))
        return why;
    l->hand.motion = STILL;
    l->chance = Random_start(seed, 9);
    trouble = Session_settle(l->s);
    if (!trouble && getenv("STRAY"))
        trouble = stray(l, game, atoi(getenv("STRAY")));
    while (!trouble && !l->given_up && Session_turn(l->s) != OVER)
        trouble = l->moves < MOST ? enter(l) : "it did not end";
    return trouble;
}

/* one line of the file; true: as many were won as it says */
static bool claim(const Game *game, char **argv, int number)
{
    const char *name = game->model->name;
    int games = atoi(argv[0]), least = atoi(argv[2]), won = 0, bad = 0;
    uint64_t seed = strtoull(argv[1], NULL, 10);
    long moves = 0, dark = 0;

    for (int k = 0; k < games; k++, seed++) {
        static Led l;
        Status status = { 0 };
        const char *trouble;
        bool wins;

        l = (Led){ .eyes = 1 };
        trouble = follow(&l, game, argv[3], seed);
        if (l.s)
            Session_status(l.s, l.eyes, &status);
        wins = !trouble && status.winners >> l.eyes & 1;
        if (!trouble && l.proved && !wins)
            trouble = "proved, and not won";
        won += wins;
        bad += trouble != NULL;
        moves += l.moves;
        dark += l.dark;
        if (trouble || (!wins && least > 0) || getenv("TELL"))
            printf("# %s --options=\"%s\" --seed=%llu, %d hints: %s %s\n",
                   name, argv[3], (unsigned long long)seed, l.moves,
                   trouble ? trouble : status.text, trouble ? "" : status.note);
        Hand_end(&l.hand);
        Session_free(&l.s);
    }
    printf("%sok %d - %s: who follows its hints by Enter alone comes to an "
           "end%s%s%s\n", bad || won < least ? "not " : "", number, name,
           least == games ? ", and wins" : "", *argv[3] ? ", " : "",
           argv[3]);
    printf("# of %d games %d were won, %d must be; %ld hints, %ld of them "
           "without a lamp\n", games, won, least, moves, dark);
    return !bad && won >= least;
}

int Frame_main(int argc, char **argv, const Game *game)
{
    bool good = true;
    int number = 0;

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!game->hint) {
        printf("ok 1 # SKIP it gives no hints\n1..1\n");
        return 0;
    }
    for (int k = 1; k + 3 < argc; k += 4)
        good &= claim(game, argv + k, ++number);
    printf("# %s took %.1f s of CPU\n", game->model->name,
           (double)clock() / CLOCKS_PER_SEC);
    printf("1..%d\n", number);
    return good ? 0 : 1;
}
