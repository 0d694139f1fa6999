/* Made from kit/test.nw by make tangle: change that, not this. */
/* bench.h -- a game on the bench: what its tests ask (tests only) */
#pragma once
#include <stdlib.h>
#include <string.h>
#include "game.h"
#include "paint-log.h"
#include "properties.h"
#include "test.h"

/* a game on the bench */
extern const Game the_game;

/* a new state by its options ("size=5 board=1"; what is not named is
   as usual): NULL, or the complaint */
static inline const char *starts(void *state, const char *options,
                                 uint64_t seed)
{
    static Line complaint;
    int option[OPTIONS];

    Options_usual(the_game.model, option);
    if (!Options_read(the_game.model, options, option, complaint))
        return complaint;
    memset(state, 0, the_game.model->size);
    return the_game.model->start(state, option, seed);
}
static inline bool broken(const void *state)
{
    return the_game.model->check && the_game.model->check(state);
}

static inline bool taken(void *state, const char *move)
{
    return !the_game.model->apply(state, move) && !broken(state);
}
/* refused, with this complaint (NULL: any), and nothing changed */
static inline bool refused(const void *state, const char *move,
                           const char *why)
{
    size_t size = the_game.model->size;
    void *copy = malloc(size);
    const char *said;
    bool good;

    memcpy(copy, state, size);
    said = the_game.model->apply(copy, move);
    good = said && strlen(said) < LINE && (!why || Text_same(said, why))
        && memcmp(copy, state, size) == 0;
    if (!good)
        printf("# %s: %s\n", move, said ? said : "(taken)");
    free(copy);
    return good;
}
/* "press 1 1, !press 0 3": all are taken but what has a ! before it */
static inline bool plays(void *state, const char *moves)
{
    for (size_t n; *moves; moves += n + strspn(moves + n, ", ")) {
        bool no = *moves == '!';
        Line move;

        n = strcspn(moves, ",");
        Text_say(move, "%.*s", (int)n - no, moves + no);
        if (no ? !refused(state, move, NULL) : !taken(state, move)) {
            printf("# %s: %s\n", no ? "taken" : "not taken", move);
            return false;
        }
    }
    return true;
}
static inline const char *told_by(void (*tells)(const void *, Text *),
                                  const void *state)
{
    static char at[1 << 16];
    Text out = { at, sizeof at, 0 };

    at[0] = '\0';
    tells(state, &out);
    return at;
}

/* these are the legal moves, a line each; or this is one of them */
static inline bool lists(const void *state, const char *moves)
{
    return Text_same(told_by(the_game.model->legal, state), moves);
}

static inline bool listed(const void *state, const char *move)
{
    const char *at = told_by(the_game.model->legal, state);
    size_t n = strlen(move);

    while (strncmp(at, move, n) != 0 || at[n] != '\n')
        if (!(at = strchr(at, '\n')) || *++at == '\0')
            return false;
    return true;
}
/* the board in the terminal has this in it */
static inline bool shows(const void *state, const char *picture)
{
    static char at[1 << 16];
    Text out = { at, sizeof at, 0 };

    the_game.model->show(state, 1, &out);
    return strstr(at, picture) != NULL;
}

/* one of the two lines says this */
static inline bool says(const void *state, const char *words)
{
    Status now = { .winners = 0 };

    the_game.model->status(state, 1, &now);
    return Text_same(now.text, words) || Text_same(now.note, words);
}

static inline bool stands(const void *state, int turn, unsigned winners,
                          int points)
{
    Status now = { .winners = 0 };

    the_game.model->status(state, 1, &now);
    return the_game.model->turn(state) == turn
        && now.winners == winners && now.points[1] == points;
}
/* what this player answers, with so many steps and this luck */
static inline Think asked(const Player *who, const void *state,
                          long nodes, uint64_t seed)
{
    Think t = { .state = state, .seat = who->seat, .nodes = nodes,
                .level = who->level,
                .random = Random_start(seed, 1) };

    who->choose(&t);
    free(t.memory);
    t.memory = NULL;
    return t;
}

static inline bool house_moves(void *state, uint64_t seed)
{
    const Player *house = the_game.players;
    Think t = asked(house, state, house->nodes, seed);

    return taken(state, t.move);
}
static inline bool keeps_its_promises(const Game *game, int games,
                                      const char *options, Tally *tally)
{
    Trial trial = { .games = games, .moves = 200L * games, .seed = 1,
                    .options = options, .most = 3000 };
    bool good = Properties(game, &trial, tally);

    if (!good)
        printf("# %s: %s, after %d moves\n", tally->fault,
               tally->repeat, tally->at);
    return good;
}

/* a page on the bench */
static inline const Page *laid_out(const void *state, Ui *ui)
{
    static Item items[4000];
    static Page page;
    static void *seen, *scratch;
    size_t size = the_game.model->size;

    free(seen), free(scratch);
    seen = malloc(size);
    memcpy(seen, state, size);
    if (the_game.model->hide)
        the_game.model->hide(seen, 1);
    scratch = calloc(1, the_game.view->scratch + 1);
    page = (Page){ .room = 4000, .item = items };
    ui->seat = 1;
    ui->scratch = scratch;
    the_game.view->layout(seen, ui, &page);
    return &page;
}

/* the thing with this number, or one without words and boxes */
static inline Item item(const void *state, Ui ui, int id)
{
    const Item *found = Page_find(laid_out(state, &ui), id);

    return found ? *found : (Item){ .id = 0 };
}
static inline const char *painted(const void *state, Ui ui, Theme theme)
{
    static char at[1 << 20];
    Text out = { at, sizeof at, 0 };
    const Page *page = laid_out(state, &ui);
    Paint_log log;

    at[0] = '\0';
    Paint_log_start(&log, &out, the_game.view->inks, theme);
    if (the_game.view->air)
        the_game.view->air(state, &(Item){ .w = page->w, .h = page->h },
                           &log.paint);
    for (int k = 0; k < page->n; k++)
        if (!page->item[k].body.shape)
            the_game.view->paint(state, &ui, &page->item[k],
                                 &log.paint);
    return at;
}
/* how often "fill glow" was ordered, by day */
static inline int times(const void *state, Ui ui, const char *order)
{
    int n = 0;
    const char *at = painted(state, ui, LIGHT);

    for (; (at = strstr(at, order)); at++)
        n += strchr(" \n", at[strlen(order)]) != NULL;
    return n;
}

static inline bool sums_to(const char *log, int lines, uint32_t sum)
{
    uint32_t all = 0;
    int n = 0;

    for (; *log != '\0'; log++) {
        n += *log == '\n';
        all = all * 31 + (unsigned char)*log;
    }
    if (n != lines || all != sum)
        printf("# %d lines, sum %uu\n", n, (unsigned)all);
    return n == lines && all == sum;
}
