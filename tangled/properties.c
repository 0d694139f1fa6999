/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties.c -- what must hold for every game, tried by chance */
#include <stdlib.h>
#include <string.h>
#include "properties.h"

enum { SAMPLE = 16, ITEMS = 200, VERBS = 16, HURRY = 100 };
enum { CHANCE = 54321, DRAWS = 12345 };     /* streams */
static const double HAIRLINE = 0.01;

/* the bench */
typedef struct Bench {
    const Game  *game;
    const Model *m;
    Session     *s;
    Random       chance;
    Tally       *tally;
    char        *copy, *other, *third, *before;     /* states */
    Status       status;
    Text         list, more;        /* legal moves; other long texts */
    int          lines;             /* in the list */
    Page         page;
} Bench;
static bool fault(Bench *b, const char *what, const char *where)
{
    say(b->tally->fault, "%s%s", what, where);
    b->tally->at = b->s ? Session_count(b->s) : 0;
    return false;
}

/* ask for a text */
typedef void Teller(const void *what, Text *out);

/* false: it did not fit */
static bool told(Text *text, Teller *teller, const void *what)
{
    text->used = 0;
    if (text->room > 0)
        text->at[0] = '\0';
    teller(what, text);
    return text->used < text->room;
}
static bool ask(Bench *b, Text *text, Teller *teller, const void *what)
{
    while (!told(text, teller, what)) {
        int room = 2 * text->used + 1;
        char *at = realloc(text->at, (size_t)room);

        if (!at)
            return fault(b, "there is no memory left", "");
        text->at = at;
        text->room = room;
    }
    return true;
}

/* look into a list */
static int times_listed(const Text *list, const char *move)
{
    size_t length = strlen(move);
    int times = 0;

    for (const char *at = list->at; *at; at = strchr(at, '\n') + 1)
        times += strncmp(at, move, length) == 0 && at[length] == '\n';
    return times;
}
static void any_listed(Bench *b, Line move)
{
    const char *at = b->list.at;

    for (int k = Random_below(&b->chance, b->lines); k > 0; k--)
        at = strchr(at, '\n') + 1;
    say(move, "%.*s", (int)strcspn(at, "\n"), at);
}

/* try a move on the copy */
static const char *attempt(Bench *b, const void *state,
                           const char *move)
{
    memcpy(b->copy, state, b->m->size);
    return b->m->apply(b->copy, move);
}

static bool unchanged(Bench *b, const void *state)
{
    return memcmp(b->copy, state, b->m->size) == 0;
}

/* it knows how it stands */
static bool list_is_lines(Bench *b)
{
    const char *at = b->list.at;

    for (b->lines = 0; *at; b->lines++) {
        size_t length = strcspn(at, "\n");

        if (length == 0 || length >= LINE || at[length] == '\0')
            return fault(b, "the list has a line that is no move", "");
        at += length + 1;
    }
    return true;
}

static bool status_is_good(Bench *b)
{
    const void *state = Session_state(b->s);
    const char *broken = b->m->check ? b->m->check(state) : NULL;

    Session_status(b->s, &b->status);
    if (broken)
        return fault(b, "check says: ", broken);
    if (b->status.turn < OVER || b->status.turn > b->m->seats)
        return fault(b, "the turn is at a seat that is not there", "");
    if (b->status.text[0] == '\0')
        return fault(b, "the status says nothing", "");
    return true;
}
static bool knows_how_it_stands(Bench *b)
{
    if (!status_is_good(b)
        || !ask(b, &b->list, b->m->legal, Session_state(b->s))
        || !list_is_lines(b))
        return false;
    if (b->status.turn == OVER && b->lines > 0)
        return fault(b, "over, but it lists a move", "");
    if (b->status.turn != OVER && b->lines == 0)
        return fault(b, "not over, but it lists no move", "");
    return true;
}

/* listed moves are good */
static bool listed_moves_are_good(Bench *b)
{
    const void *state = Session_state(b->s);
    int tries = b->lines < SAMPLE ? b->lines : SAMPLE;
    Line move;

    for (int k = 0; k < tries; k++) {
        any_listed(b, move);
        if (times_listed(&b->list, move) != 1)
            return fault(b, "it lists twice ", move);
        if (attempt(b, state, move))
            return fault(b, "it lists but refuses ", move);
    }
    return true;
}

/* spoil a move */
static void spoil(Random *r, const char *move, Line out)
{
    int length = (int)strlen(move), at = Random_below(r, length + 1);
    char letter[2] = { (char)(' ' + Random_below(r, 95)), '\0' };
    const char *rest = move + at, *next = *rest ? rest + 1 : rest;

    switch (Random_below(r, 6)) {
        /* the six ways to spoil it */
        case 0:
            say(out, "%.*s", at, move);
            break;
        case 1:
            say(out, "%.*s%s%s", at, move, letter, rest);
            break;
        case 2:
            say(out, "%.*s%s", at, move, next);
            break;
        case 3:
            say(out, "%.*s0%s", at, move, rest);
            break;
        case 4:
            say(out, "%.*s%s%s", at, move, letter, next);
            break;
        default:
            say(out, "%s %d", move, Random_below(r, 1000));
    }
}

/* nonsense is refused */
static bool refused_or_listed(Bench *b, const char *move)
{
    const void *state = Session_state(b->s);
    const char *complaint = attempt(b, state, move);

    if (complaint && complaint[0] == '\0')
        return fault(b, "no word of complaint about ", move);
    if (complaint && !unchanged(b, state))
        return fault(b, "refused, but it changed the state: ", move);
    if (complaint || b->status.turn == HOUSE
        || (b->m->tick > 0 && same(move, "tick"))
        || times_listed(&b->list, move) == 1)
        return true;
    return fault(b, "it accepts but does not list ", move);
}

static bool nonsense_is_refused(Bench *b)
{
    Line move, spoiled;

    for (int k = 0; k < 4; k++) {
        any_listed(b, move);
        spoil(&b->chance, move, spoiled);
        if (!refused_or_listed(b, spoiled))
            return false;
    }
    return refused_or_listed(b, "") && refused_or_listed(b, "tick");
}

/* lay out the page */
static bool laid_out(Bench *b, const void *state)
{
    Ui ui = { .seat = b->status.turn };

    b->page.n = 0;
    b->game->view->layout(state, &ui, &b->page);
    return b->page.n <= b->page.room;
}
static bool lay_out(Bench *b, const void *state)
{
    Page *p = &b->page;

    while (!laid_out(b, state)) {
        Item *item = realloc(p->item, (size_t)p->n * sizeof *item);

        if (!item)
            return fault(b, "there is no memory left", "");
        p->item = item;
        p->room = p->n;
    }
    return true;
}

/* look at an item */
static bool on_page(const Page *p, const Item *i)
{
    return i->x > -HAIRLINE && i->x + i->w < p->w + HAIRLINE
        && i->y > -HAIRLINE && i->y + i->h < p->h + HAIRLINE;
}
static bool item_is_in_place(Bench *b, const Item *i)
{
    bool makes_move = i->move[0] || i->other[0];

    if (i->id <= 0 || Page_find(&b->page, i->id) != i)
        return fault(b, "two items have one number: ", i->words);
    if ((makes_move || i->words[0]) && !on_page(&b->page, i))
        return fault(b, "an item is not on the page: ", i->words);
    if (makes_move && !i->words[0])
        return fault(b, "an item has no words, but ", i->move);
    return true;
}
/* letters before the dots, or 0 if there are none */
static int half(const char *move)
{
    int length = (int)strlen(move);

    return length > 4 && same(move + length - 4, " ...")
        ? length - 3 : 0;
}

static bool item_move_is_good(Bench *b, const void *state,
                              const char *move)
{
    size_t begins = (size_t)half(move);

    if (move[0] == '\0' || move[0] == ':')
        return true;
    if (begins == 0)
        return !attempt(b, state, move)
            || fault(b, "an item offers what is refused: ", move);
    for (const char *at = b->list.at; *at; at = strchr(at, '\n') + 1)
        if (strncmp(at, move, begins) == 0)
            return true;
    return fault(b, "an item leads nowhere: ", move);
}

/* look at the items */
static const Item *any_item(Bench *b, int k)
{
    if (b->page.n > ITEMS)
        k = Random_below(&b->chance, b->page.n);
    return &b->page.item[k];
}

static bool items_are_in_place(Bench *b)
{
    for (int k = 0; k < b->page.n && k < ITEMS; k++)
        if (!item_is_in_place(b, any_item(b, k)))
            return false;
    return true;
}
static bool item_moves_are_good(Bench *b, const void *state)
{
    for (int k = 0; k < b->page.n && k < SAMPLE; k++) {
        int any = Random_below(&b->chance, b->page.n);
        const Item *i = &b->page.item[any];

        if (!item_move_is_good(b, state, i->move)
            || !item_move_is_good(b, state, i->other))
            return false;
    }
    return true;
}

/* find a way to a move */
static bool completes(const Page *p, const char *half_move, int begins,
                      const char *move)
{
    size_t stem = (size_t)begins - 1;

    if (strncmp(half_move, move, stem) != 0
        || (move[stem] != '\0' && move[stem] != ' '))
        return false;
    for (int k = 0; k < p->n; k++)
        if (move[stem] ? same(p->item[k].drop, move + begins)
                       : same(p->item[k].drop, "."))
            return true;
    return false;
}
static bool makes(const Page *p, const char *sentence, const char *move)
{
    int begins = half(sentence);

    return begins > 0 ? completes(p, sentence, begins, move)
                      : same(sentence, move);
}

static bool reachable(const Bench *b, const char *move)
{
    const Page *p = &b->page;
    const Action *a = b->game->view->actions;

    for (int k = 0; k < p->n; k++)
        if (makes(p, p->item[k].move, move)
            || makes(p, p->item[k].other, move))
            return true;
    for (; a && a->does; a++)
        if (makes(p, a->does, move))
            return true;
    return false;
}

/* every move can be reached */
static bool every_move_can_be_reached(Bench *b)
{
    const void *state = Session_state(b->s);
    Line move;

    if (!b->game->view || b->status.turn <= HOUSE)
        return true;
    if (!lay_out(b, state) || !items_are_in_place(b)
        || !item_moves_are_good(b, state))
        return false;
    for (int k = 0; k < SAMPLE; k++) {
        any_listed(b, move);
        if (!reachable(b, move))
            return fault(b, "no item or action makes ", move);
    }
    return true;
}

/* secrets are kept */
static bool status_is_silent(Bench *b)
{
    Status status = { 0 };

    b->m->status(b->other, &status);
    if (status.turn != b->status.turn
        || !same(status.text, b->status.text)
        || !same(status.note, b->status.note))
        return fault(b, "the status tells a secret: ", status.text);
    return true;
}
static bool list_is_silent(Bench *b)
{
    return ask(b, &b->more, b->m->legal, b->other)
        && (same(b->more.at, b->list.at)
            || fault(b, "the list of moves tells a secret", ""));
}
static bool complaints_are_silent(Bench *b, const void *state)
{
    Line move, spoiled;

    for (int k = 0; k < 4; k++) {
        any_listed(b, move);
        spoil(&b->chance, move, spoiled);
        const char *guessed = attempt(b, b->other, spoiled);
        const char *said = attempt(b, state, spoiled);
        if (!said != !guessed || (said && !same(said, guessed)))
            return fault(b, "a complaint tells a secret: ", spoiled);
    }
    return true;
}
static bool secrets_are_kept(Bench *b)
{
    const void *state = Session_state(b->s);
    int seat = b->status.turn;

    if (!b->m->hide || seat <= HOUSE)
        return true;
    if (!b->m->guess)
        return fault(b, "it hides, but it cannot guess", "");
    memcpy(b->copy, state, b->m->size);
    b->m->hide(b->copy, seat);
    memcpy(b->other, b->copy, b->m->size);
    b->m->guess(b->other, seat, &b->chance);
    memcpy(b->third, b->other, b->m->size);
    b->m->hide(b->third, seat);
    if (!unchanged(b, b->third))
        return fault(b, "what is guessed hides otherwise", "");
    return status_is_silent(b) && list_is_silent(b)
        && complaints_are_silent(b, state);
}

/* the history can be repeated */
static bool undo_and_redo_agree(Bench *b)
{
    int count = Session_count(b->s);

    memcpy(b->copy, Session_state(b->s), b->m->size);
    if (!Session_undo(b->s))
        return true;
    if (!Session_redo(b->s) || Session_count(b->s) != count
        || !unchanged(b, Session_state(b->s)))
        return fault(b, "undo and redo lead elsewhere", "");
    return true;
}
static void tell_session(const void *session, Text *out)
{
    Session_save(session, out);
}

static bool save_and_load_agree(Bench *b)
{
    Line complaint = "";

    if (!ask(b, &b->more, tell_session, b->s))
        return false;
    Session *again = Session_load(b->game, b->more.at, complaint);

    if (!again)
        return fault(b, "it cannot be loaded: ", complaint);
    memcpy(b->copy, Session_state(again), b->m->size);
    Session_free(&again);
    if (!unchanged(b, Session_state(b->s)))
        return fault(b, "save and load lead elsewhere", "");
    return true;
}

/* hints are moves */
static bool hints_are_moves(Bench *b)
{
    const Player *who;
    Think t;
    Line move;

    if (!Session_hint(b->s, &t, &who))
        return true;
    if (t.nodes > HURRY)
        t.nodes = HURRY;
    who->choose(&t);
    say(move, "%s", t.move);
    Think_done(&t);
    if (move[0] && attempt(b, Session_state(b->s), move))
        return fault(b, "the hint is no move: ", move);
    return true;
}

/* look closely */
static bool look_closely(Bench *b)
{
    const void *state = Session_state(b->s);

    memcpy(b->before, state, b->m->size);
    if (!listed_moves_are_good(b) || !nonsense_is_refused(b)
        || !every_move_can_be_reached(b) || !secrets_are_kept(b)
        || !hints_are_moves(b))
        return false;
    if (memcmp(b->before, state, b->m->size) != 0)
        return fault(b, "looking at it has changed it", "");
    return true;
}

/* make any move */
static bool play_any_listed(Bench *b)
{
    const char *trouble;
    Line move;

    any_listed(b, move);
    trouble = b->status.turn == HOUSE ? Session_answer(b->s, move)
                                      : Session_play(b->s, move);
    return !trouble || fault(b, "it lists but refuses ", move);
}

static bool house_moves(Bench *b)
{
    const char *trouble;
    const Player *who;
    Think t;

    if (Random_below(&b->chance, 4) == 0)
        return play_any_listed(b);
    Session_think(b->s, &t, &who);
    if (who)
        who->choose(&t);
    trouble = Session_answer(b->s, t.move);
    Think_done(&t);
    return !trouble || fault(b, "the house is refused: ", trouble);
}

static bool make_any_move(Bench *b)
{
    if (b->status.turn == HOUSE)
        return house_moves(b);
    if (b->m->tick > 0 && Random_below(&b->chance, 2) == 0)
        return !Session_tick(b->s) || fault(b, "it cannot tick", "");
    return play_any_listed(b);
}

/* count the verbs */
static void count_verb(Bench *b, const char *const *verbs)
{
    const char *move = Session_move(b->s, Session_count(b->s) - 1);
    size_t length = strcspn(move, " ");

    b->tally->moves++;
    for (int k = 0; verbs && k < VERBS && verbs[k]; k++)
        if (strlen(verbs[k]) == length
            && strncmp(verbs[k], move, length) == 0)
            b->tally->verb[k]++;
}

static bool every_verb_occurred(Bench *b, const char *const *verbs)
{
    for (int k = 0; verbs && k < VERBS && verbs[k]; k++)
        if (b->tally->verb[k] == 0)
            return fault(b, "this verb never occurred: ", verbs[k]);
    return true;
}

/* count how it ended */
static void count_end(Bench *b)
{
    b->tally->games++;
    if (b->status.turn != OVER)
        b->tally->unfinished++;
    else if (b->status.winners & 2u)
        b->tally->won++;
    else if (b->status.winners)
        b->tally->lost++;
    else
        b->tally->drawn++;
}

/* play one game */
static bool look_perhaps(Bench *b, int n)
{
    return (n >= 2 && Random_below(&b->chance, 16) > 0)
        || look_closely(b);
}
static bool play(Bench *b, const Trial *trial)
{
    int most = trial->most > 0 ? trial->most : 1000;

    for (int n = 0; ; n++) {
        if (!knows_how_it_stands(b))
            return false;
        if (b->status.turn == OVER || n == most
            || b->tally->moves >= trial->moves)
            break;
        if (!look_perhaps(b, n) || !make_any_move(b))
            return false;
        count_verb(b, trial->verbs);
    }
    count_end(b);
    return undo_and_redo_agree(b) && save_and_load_agree(b);
}

/* draw the options */
static int least_of_three(Random *r, int n)
{
    int least = n - 1;

    for (int k = 0; k < 3; k++) {
        int drawn = Random_below(r, n);

        least = drawn < least ? drawn : least;
    }
    return least;
}
static void draw_options(const Model *m, Random *r, int option[OPTIONS])
{
    const Option *o = m->options;

    Options_usual(m, option);
    for (int k = 0; o && k < OPTIONS && o[k].key; k++) {
        int step = o[k].step > 1 ? o[k].step : 1;
        int n = (o[k].most - o[k].least) / step + 1;

        option[k] = o[k].least + step * least_of_three(r, n);
    }
}

static bool begin(Bench *b, const Trial *trial, uint64_t seed)
{
    Random r = Random_start(seed, DRAWS);
    Line complaint = "";
    int option[OPTIONS];

    for (int k = 0; k < 100 && !b->s; k++) {
        Options_usual(b->m, option);
        if (trial->options) {
            if (!Options_read(b->m, trial->options, option, complaint))
                break;
        } else if (k > 0 || seed != trial->seed)
            draw_options(b->m, &r, option);
        b->s = Session_new(b->game, option, seed, complaint);
    }
    return b->s || fault(b, "it does not begin: ", complaint);
}

/* one game after the other */
static bool trial_game(Bench *b, const Trial *trial, uint64_t seed)
{
    Text out = { b->tally->repeat, LINE, 0 };

    b->chance = Random_start(seed, CHANCE);
    bool good = begin(b, trial, seed);
    if (good) {
        Options_write(b->m, Session_option(b->s), &out);
        tell(&out, "%sseed=%llu", out.used ? " " : "",
             (unsigned long long)seed);
        good = play(b, trial);
    }
    Session_free(&b->s);
    return good;
}

/* all games of a trial */
bool Properties(const Game *game, const Trial *trial, Tally *tally)
{
    Bench b = { .game = game, .m = game->model, .tally = tally };
    size_t size = b.m->size;
    bool good = true;

    memset(tally, 0, sizeof *tally);
    b.copy = calloc(4, size);
    if (!b.copy)
        return fault(&b, "there is no memory left", "");
    b.other = b.copy + size;
    b.third = b.other + size;
    b.before = b.third + size;
    for (int k = 0; good && k < trial->games
                         && tally->moves < trial->moves; k++)
        good = trial_game(&b, trial, trial->seed + (uint64_t)k);
    if (good) {
        tally->repeat[0] = '\0';
        good = every_verb_occurred(&b, trial->verbs);
    }
    free(b.copy);
    free(b.list.at);
    free(b.more.at);
    free(b.page.item);
    return good;
}
