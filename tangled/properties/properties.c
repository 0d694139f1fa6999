/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties.c -- what must hold for every game, tried by chance */
#include <stdlib.h>
#include <string.h>
#include "listen.h"
#include "properties.h"

enum { SAMPLE = 16, ITEMS = 200, HURRY = 100 };
enum { CHANCE = 54321, DRAWS = 12345 };     /* streams */
static const double HAIRLINE = 0.01;

/* the bench */
typedef struct Bench {
    const Game  *game;
    const Model *m;
    Session     *s;
    Random       chance;
    Tally       *tally;
    Text        *story;
    char        *copy, *seen, *other, *before;      /* states */
    int          turn;
    Status       status;            /* for nobody in particular */
    char        *scratch, *twins;   /* of the view: seen, other */
    size_t       scratches;         /* bytes of each */
    void        *memory;            /* for guesses */
    Text         list, more, again; /* legal moves; other long texts */
    int          lines;             /* in the list */
    Page         page, twin;
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
typedef struct Shown { const Model *m; const void *state; int seat; }
    Shown;

static void tell_board(const void *shown, Text *out)
{
    const Shown *b = shown;

    b->m->show(b->state, b->seat, out);
}

static bool ask_board(Bench *b, Text *text, const void *state, int seat)
{
    return ask(b, text, tell_board, &(Shown){ b->m, state, seat });
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

    b->turn = Session_turn(b->s);
    Session_status(b->s, 0, &b->status);
    if (broken)
        return fault(b, "check says: ", broken);
    if (b->turn < OVER || b->turn > b->m->seats)
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
    if (b->turn == OVER && b->lines > 0)
        return fault(b, "over, but it lists a move", "");
    if (b->turn != OVER && b->lines == 0)
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

/* spoil a move by letters */
static void spoil_letters(Random *r, const char *move, Line out)
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

/* find a word */
static const char *word_at(const char *sentence, int k, int *length)
{
    for (; k > 0 && *sentence; k--) {
        sentence += strcspn(sentence, " ");
        sentence += *sentence == ' ';
    }
    *length = (int)strcspn(sentence, " ");
    return sentence;
}

static int words_in(const char *sentence)
{
    int n = 1;

    for (; *sentence; sentence++)
        n += *sentence == ' ';
    return n;
}

/* a word that is open */
static bool is_open(const char *word, int length)
{
    for (int k = 0; k < length; k++)
        if ((word[k] >= 'A' && word[k] <= 'Z') || word[k] == '.')
            return true;
    return false;
}

/* spoil a move by words */
static const char *const strange[] = {
    "0", "-1", "+1", "00", "01", "1 ", " 1", "2147483647", "2147483648",
    "4294967297", "99999999999", "18446744073709551617", "1.0", "TAKE",
    "each", ""
};

static const char *any_strange(Random *r)
{
    const int n = (int)(sizeof strange / sizeof *strange);

    return strange[Random_below(r, n)];
}
static const char *any_form(Bench *b)
{
    const char *const *form = b->m->forms;
    int n = 0;

    while (form && form[n])
        n++;
    return n > 0 ? form[Random_below(&b->chance, n)] + 2 : "";
}

static void exchange_word(Bench *b, const char *move, Line out)
{
    int k = Random_below(&b->chance, words_in(move)), old, new;
    int from = Random_below(&b->chance, 3);
    const char *at = word_at(move, k, &old), *word;
    Line other;

    any_listed(b, other);
    word = from == 0 ? any_strange(&b->chance)
         : from == 1 ? other : any_form(b);
    new = (int)strlen(word);
    if (from > 0)
        word = word_at(word, from == 1 ? k : 0, &new);
    say(out, "%.*s%.*s%s", (int)(at - move), move, new, word, at + old);
}
static void fill_form(Bench *b, Line out)
{
    const char *form = any_form(b);
    int most = Random_below(&b->chance, 2) ? 7 : 41, length;
    Text t = { out, LINE, 0 };

    out[0] = '\0';
    for (int k = 0; k < words_in(form); k++) {
        const char *word = word_at(form, k, &length);

        tell(&t, k > 0 ? " " : "");
        if (is_open(word, length))
            tell(&t, "%d", Random_below(&b->chance, most));
        else
            tell(&t, "%.*s", length, word);
    }
}
static void spoil_spelling(Random *r, const char *move, Line out)
{
    int at = Random_below(r, (int)strlen(move) + 1);

    say(out, "%s", move);
    if (Random_below(r, 2))
        say(out, "%.*s %s", at, move, move + at);
    else if (out[at] >= 'a' && out[at] <= 'z')
        out[at] = (char)(out[at] - 'a' + 'A');
}

static void spoil(Bench *b, const char *move, Line out)
{
    switch (Random_below(&b->chance, 4)) {
    case 0:
        spoil_letters(&b->chance, move, out);
        break;
    case 1:
        exchange_word(b, move, out);
        break;
    case 2:
        fill_form(b, out);
        break;
    default:
        spoil_spelling(&b->chance, move, out);
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
    if (!complaint && b->m->check && b->m->check(b->copy))
        return fault(b, "check is against what follows ", move);
    if (complaint || b->turn == HOUSE
        || (b->m->tick > 0 && same(move, "tick"))
        || times_listed(&b->list, move) == 1)
        return true;
    return fault(b, "it accepts but does not list ", move);
}

static bool nonsense_is_refused(Bench *b)
{
    Line move, spoiled;

    for (int k = 0; k < SAMPLE / 2; k++) {
        any_listed(b, move);
        spoil(b, move, spoiled);
        if (!refused_or_listed(b, spoiled))
            return false;
    }
    return refused_or_listed(b, "") && refused_or_listed(b, "tick");
}

/* lay out the page */
static void look_from(Bench *b, int seat)
{
    memcpy(b->seen, Session_state(b->s), b->m->size);
    if (b->m->hide)
        b->m->hide(b->seen, seat);
    memset(b->scratch, 0, b->scratches);
}

static Ui with_scratch(const Bench *b, const void *state, const Ui *ui)
{
    Ui own = *ui;

    own.scratch = state == b->other ? b->twins : b->scratch;
    return own;
}

static bool laid_out(const Bench *b, const void *state, const Ui *ui,
                     Page *p)
{
    Ui own = with_scratch(b, state, ui);

    p->n = 0;
    b->game->view->layout(state, &own, p);
    return p->n <= p->room;
}
static bool lay_out(Bench *b, const void *state, const Ui *ui, Page *p)
{
    while (!laid_out(b, state, ui, p)) {
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
    Ui ui = { .seat = b->turn };
    Line move;

    if (!b->game->view || b->turn <= HOUSE)
        return true;
    look_from(b, ui.seat);
    if (!lay_out(b, b->seen, &ui, &b->page) || !items_are_in_place(b)
        || !item_moves_are_good(b, state))
        return false;
    for (int k = 0; k < SAMPLE; k++) {
        any_listed(b, move);
        if (!reachable(b, move))
            return fault(b, "no item or action makes ", move);
    }
    return true;
}

/* a painter that listens */
typedef struct Listener {
    Listen      listen;             /* first: it is one */
    int         inks;               /* how many there are */
    uint64_t    hash;               /* of all that was heard */
    bool        path;               /* begun, and not ended */
    const char *trouble;            /* the first, or NULL */
} Listener;

static bool one_of(char verb, const char *letters)
{
    return strchr(letters, verb) != NULL;
}
static const char *trouble_with(const Listener *l, const Said *s)
{
    for (int k = 0; k < s->n; k++)
        if (!(s->number[k] > -1e6 && s->number[k] < 1e6))
            return "it paints where there is no place: ";
    if (one_of(s->verb, "FSGT") && (s->ink < 0 || s->ink >= l->inks))
        return "it paints with an ink that nobody has mixed: ";
    if (l->path && one_of(s->verb, "TI"))
        return "it writes in the middle of a path: ";
    if (l->listen.depth > 0)
        return NULL;
    return s->verb == 'K' ? "it clips for all who come after: "
         : s->verb == ')' ? "it restores what was not saved: "
         : one_of(s->verb, "+*R")
           ? "it moves the page for all who come after: " : NULL;
}
static void hear(Listen *ear, const Said *s)
{
    Listener *l = (Listener *)ear;

    if (!l->trouble)
        l->trouble = trouble_with(l, s);
    l->hash = Listen_stir(l->hash, s);
    if (one_of(s->verb, "MLCAZ"))
        l->path = true;
    if (one_of(s->verb, "FSK"))
        l->path = false;
}

/* paint an item */
static bool paint_item(Bench *b, const void *state, const Ui *ui,
                       const Item *i, uint64_t *hash)
{
    const View *view = b->game->view;
    Listener l = { .inks = OWN };

    while (view->inks && view->inks[l.inks - OWN].name)
        l.inks++;
    Listen_start(&l.listen, (Theme)(i->id % THEMES), hear);
    view->paint(state, ui, i, &l.listen.paint);
    *hash = l.hash;
    if (!l.trouble)
        l.trouble = l.path ? "it leaves a path behind: "
                  : l.listen.depth > 0
                    ? "it saves and does not restore: " : NULL;
    return !l.trouble || fault(b, l.trouble, i->words);
}

/* point at anything */
static int any_id(Bench *b)
{
    switch (Random_below(&b->chance, 4)) {
    case 0:
        return 0;
    case 1:
        return 1 + Random_below(&b->chance, 3000);
    default:
        return b->page.n == 0 ? 0
            : b->page.item[Random_below(&b->chance, b->page.n)].id;
    }
}

static Ui any_ui(Bench *b, int seat)
{
    Random *r = &b->chance;
    Ui ui = { .seat = seat };

    ui.hover = any_id(b);
    ui.hint = any_id(b);
    ui.ring = Random_below(r, 2);
    ui.down = Random_below(r, 2);
    if (Random_below(r, 2)) {
        ui.held = any_id(b);
        ui.dx = Random_below(r, 801) - 400;
        ui.dy = Random_below(r, 801) - 400;
    }
    for (int k = 0; k < SWITCHES; k++)
        ui.on[k] = Random_below(r, 2);
    return ui;
}

/* paint every page */
static bool numbers_differ(Bench *b)
{
    for (int k = 0; k < b->page.n && k < ITEMS; k++) {
        const Item *i = any_item(b, k);

        if (i->id <= 0 || Page_find(&b->page, i->id) != i)
            return fault(b, "pointed at, two have one number: ",
                         i->words);
    }
    return true;
}
static bool paint_page(Bench *b, const void *state, const Ui *ui)
{
    uint64_t hash;

    for (int k = 0; k < b->page.n; k++) {
        Item i = b->page.item[k];

        i.x += ui->dx;
        i.y += ui->dy;
        if (!paint_item(b, state, ui, &i, &hash))
            return false;
    }
    return true;
}
static bool leads_somewhere(Bench *b, const Ui *ui, int id,
                            const char *key)
{
    const Ui own = with_scratch(b, b->seen, ui);
    int to = b->game->view->neighbor(b->seen, &own, id, key);
    const Item *i = Page_find(&b->page, to);

    return to == 0 || (i && i->words[0])
        || fault(b, "a key leads to nothing: ", key);
}
static bool keys_lead_somewhere(Bench *b, const Ui *ui)
{
    static const char *const keys[] = { "Left", "Right", "Up", "Down",
        "Home", "End", "KP_1", "KP_7", "a", "d", "h", "1" };

    for (int k = 0; b->game->view->neighbor && k <= b->page.n; k++)
        if (!leads_somewhere(b, ui,
                             k < b->page.n ? b->page.item[k].id : 0,
                             keys[Random_below(&b->chance, 12)]))
            return false;
    return true;
}
static bool seat_can_see(Bench *b, int seat)
{
    Ui ui = { .seat = seat };

    if (!lay_out(b, b->seen, &ui, &b->page) || !items_are_in_place(b)
        || !paint_page(b, b->seen, &ui) || !keys_lead_somewhere(b, &ui))
        return false;
    ui = any_ui(b, seat);
    return lay_out(b, b->seen, &ui, &b->page) && numbers_differ(b)
        && paint_page(b, b->seen, &ui);
}
static bool everybody_can_look(Bench *b)
{
    Status all;

    Session_status(b->s, 0, &all);
    for (int seat = 1; seat <= Session_seats(b->s); seat++) {
        look_from(b, seat);
        memcpy(b->copy, b->seen, b->m->size);
        if (!ask_board(b, &b->more, b->seen, seat))
            return false;
        if (b->more.used == 0)
            return fault(b, "it shows nothing", "");
        if (b->game->view && !seat_can_see(b, seat))
            return false;
        if (!unchanged(b, b->seen))
            return fault(b, "looking at it has changed it", "");
    }
    return true;
}

/* the guess is fair */
static bool guess_is_fair(Bench *b, int seat)
{
    look_from(b, seat);
    memcpy(b->other, b->seen, b->m->size);
    memset(b->memory, 0, b->m->memory);
    b->m->guess(b->other, seat, &b->chance, b->memory);
    memset(b->twins, 0, b->scratches);
    memcpy(b->copy, b->other, b->m->size);
    b->m->hide(b->copy, seat);
    return unchanged(b, b->seen)
        || fault(b, "what is guessed hides otherwise", "");
}

/* nothing is said */
static bool statuses_agree(const Status *a, const Status *b)
{
    return memcmp(a->points, b->points, sizeof a->points) == 0
        && a->winners == b->winners && same(a->text, b->text)
        && same(a->note, b->note);
}

static bool status_is_silent(Bench *b, int seat)
{
    const char *const states[] = { b->seen, b->other };
    Status seen = { 0 };

    b->m->status(b->seen, seat, &seen);
    for (int k = 0; k < 2; k++) {
        Status all = { 0 }, mine = { 0 };

        b->m->status(states[k], 0, &all);
        b->m->status(states[k], seat, &mine);
        if (b->m->turn(states[k]) != b->turn
            || !statuses_agree(&all, &b->status)
            || !statuses_agree(&mine, &seen))
            return fault(b, "the status tells a secret: ", mine.text);
    }
    return true;
}
static bool show_is_silent(Bench *b, int seat)
{
    return ask_board(b, &b->more, b->seen, seat)
        && ask_board(b, &b->again, b->other, seat)
        && (same(b->more.at, b->again.at)
            || fault(b, "what it shows tells a secret", ""));
}
static bool list_is_silent(Bench *b)
{
    return ask(b, &b->more, b->m->legal, b->other)
        && ask(b, &b->again, b->m->legal, b->seen)
        && ((same(b->more.at, b->list.at)
             && same(b->again.at, b->list.at))
            || fault(b, "the list of moves tells a secret", ""));
}
static bool complaints_are_silent(Bench *b)
{
    Line move, spoiled;

    for (int k = 0; k < SAMPLE / 2; k++) {
        any_listed(b, move);
        spoil(b, move, spoiled);
        const char *guessed = attempt(b, b->other, spoiled);
        const char *said = attempt(b, Session_state(b->s), spoiled);
        if (!said != !guessed || (said && !same(said, guessed)))
            return fault(b, "a complaint tells a secret: ", spoiled);
    }
    return true;
}

/* nothing is seen */
static bool items_agree(const Item *a, const Item *b)
{
    return a->id == b->id && a->look == b->look && a->side == b->side
        && a->round == b->round && a->held == b->held
        && memcmp(&a->x, &b->x, sizeof a->x) == 0
        && memcmp(&a->y, &b->y, sizeof a->y) == 0
        && memcmp(&a->w, &b->w, sizeof a->w) == 0
        && memcmp(&a->h, &b->h, sizeof a->h) == 0
        && same(a->words, b->words) && same(a->move, b->move)
        && same(a->other, b->other) && same(a->drop, b->drop)
        && same(a->futile ? a->futile : "", b->futile ? b->futile : "");
}
static bool paints_agree(Bench *b, const Ui *ui, int k)
{
    uint64_t one, two;

    return paint_item(b, b->seen, ui, &b->page.item[k], &one)
        && paint_item(b, b->other, ui, &b->twin.item[k], &two)
        && (one == two || fault(b, "the picture tells a secret: ",
                                b->page.item[k].words));
}

static bool page_is_silent(Bench *b, const Ui *ui)
{
    if (!lay_out(b, b->seen, ui, &b->page)
        || !lay_out(b, b->other, ui, &b->twin))
        return false;
    if (b->page.n != b->twin.n)
        return fault(b, "the page tells a secret", "");
    for (int k = 0; k < b->page.n; k++) {
        if (!items_agree(&b->page.item[k], &b->twin.item[k]))
            return fault(b, "the page tells a secret: ",
                         b->page.item[k].words);
        if (!paints_agree(b, ui, k))
            return false;
    }
    return true;
}

/* nobody knows */
static bool asked(Bench *b, const Player *who, const void *state,
                  int seat, Line answer)
{
    Random luck = Random_start(Session_seed(b->s), DRAWS);
    Think t = { .state = state, .seat = seat, .level = who->level,
                .nodes = who->nodes < HURRY ? who->nodes : HURRY,
                .random = luck };

    answer[0] = '\0';
    if (who->memory > 0 && !(t.memory = calloc(1, who->memory)))
        return fault(b, "there is no memory left", "");
    who->choose(&t);
    free(t.memory);
    say(answer, "%s: %s", t.move, t.reason);
    return true;
}
static bool player_is_honest(Bench *b, const Player *who)
{
    int seat = b->turn;
    Line one, two;

    return asked(b, who, b->seen, seat, one)
        && asked(b, who, b->other, seat, two)
        && (same(one, two) || fault(b, "a player knows a secret: ",
                                    who->name));
}

static bool players_are_honest(Bench *b)
{
    const Player *p = b->game->players;

    if (b->game->hint && !player_is_honest(b, b->game->hint))
        return false;
    for (; p && p->choose; p++)
        if (p->seat != HOUSE && !player_is_honest(b, p))
            return false;
    return true;
}

/* secrets are kept */
static bool nothing_is_seen(Bench *b, int seat)
{
    Ui ui = { .seat = seat };

    if (!b->game->view)
        return true;
    if (!page_is_silent(b, &ui))
        return false;
    ui = any_ui(b, seat);
    return page_is_silent(b, &ui);
}
static bool seat_learns_nothing(Bench *b, int seat)
{
    if (!guess_is_fair(b, seat) || !status_is_silent(b, seat)
        || !show_is_silent(b, seat) || !nothing_is_seen(b, seat))
        return false;
    return seat != b->turn
        || (list_is_silent(b) && complaints_are_silent(b)
            && players_are_honest(b));
}
static bool secrets_are_kept(Bench *b)
{
    if (!b->m->hide)
        return true;
    if (!b->m->guess)
        return fault(b, "it hides, but it cannot guess", "");
    for (int seat = 1; seat <= Session_seats(b->s); seat++)
        if (!seat_learns_nothing(b, seat))
            return false;
    return true;
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
    if (b->turn != OVER
        && (!listed_moves_are_good(b) || !nonsense_is_refused(b)
            || !every_move_can_be_reached(b) || !hints_are_moves(b)))
        return false;
    if (!everybody_can_look(b) || !secrets_are_kept(b))
        return false;
    if (memcmp(b->before, state, b->m->size) != 0)
        return fault(b, "asking about it has changed it", "");
    return true;
}

/* make any move */
static bool play_any_listed(Bench *b)
{
    const char *trouble;
    Line move;

    any_listed(b, move);
    trouble = Session_person(b->s, b->turn)
            ? Session_play(b->s, move) : Session_answer(b->s, move);
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
    if (!Session_person(b->s, b->turn))
        return house_moves(b);
    if (b->m->tick > 0 && Random_below(&b->chance, 2) == 0)
        return !Session_tick(b->s) || fault(b, "it cannot tick", "");
    return play_any_listed(b);
}

/* count the forms */
static bool fits(const char *form, const char *move)
{
    size_t f = strcspn(form, " "), m = strcspn(move, " ");
    const char *next = form + f + (form[f] == ' ');
    const char *rest = move + m + (move[m] == ' ');

    if (f == 3 && strncmp(form, "...", f) == 0)
        return fits(next, move) || (m > 0 && fits(form, rest));
    if (f == 0 || m == 0)
        return f == m;
    return (is_open(form, (int)f)
            || (f == m && strncmp(form, move, f) == 0))
        && fits(next, rest);
}
static bool may_say(const char *form, char who)
{
    return form[0] == who || (form[0] == '>' && who == ':');
}
static bool count_move(Bench *b)
{
    int last = Session_count(b->s) - 1, fitting = 0;
    const char *move = Session_move(b->s, last);
    const char *const *form = b->m->forms;
    char who = Session_who(b->s, last);

    b->tally->moves++;
    if (b->story)
        tell(b->story, "%c %s\n", who, move);
    for (int k = 0; form && k < FORMS && form[k]; k++)
        if (may_say(form[k], who) && fits(form[k] + 2, move)) {
            b->tally->verb[k]++;
            fitting++;
        }
    return fitting > 0
        || fault(b, "no form of the game fits ", move);
}
static bool every_form_occurred(Bench *b)
{
    const char *const *form = b->m->forms;

    for (int k = 0; form && k < FORMS && form[k]; k++)
        if (b->tally->verb[k] == 0)
            return fault(b, "this never occurred: ", form[k]);
    return true;
}

/* count how it ended */
static void without_numbers(const char *text, Line kind)
{
    Text out = { kind, LINE, 0 };

    for (kind[0] = '\0'; *text; text++) {
        bool digit = *text >= '0' && *text <= '9';

        if (digit && text[1] >= '0' && text[1] <= '9')
            continue;
        tell(&out, "%c", digit ? '#' : *text);
    }
}

static void count_words(Bench *b)
{
    Line kind;
    int k = 0;

    without_numbers(b->status.text, kind);
    Ending *ending = b->tally->ending;
    while (k < ENDINGS && ending[k].times > 0
           && !same(ending[k].text, kind))
        k++;
    if (k == ENDINGS)
        return;
    ending[k].times++;
    say(ending[k].text, "%s", kind);
}

static void count_end(Bench *b)
{
    b->tally->games++;
    count_words(b);
    if (b->turn != OVER)
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
        if (b->turn == OVER || n == most
            || b->tally->moves >= trial->moves)
            break;
        if (!look_perhaps(b, n) || !make_any_move(b) || !count_move(b))
            return false;
    }
    count_end(b);
    return look_closely(b) && undo_and_redo_agree(b)
        && save_and_load_agree(b);
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
static void begin_story(Bench *b)
{
    Text out = { b->tally->repeat, LINE, 0 };

    Options_write(b->m, Session_option(b->s), &out);
    tell(&out, "%sseed=%llu", out.used ? " " : "",
         (unsigned long long)Session_seed(b->s));
    if (b->story) {
        b->story->used = 0;
        Session_save(b->s, b->story);
    }
}

static bool trial_game(Bench *b, const Trial *trial, uint64_t seed)
{
    bool good;

    b->chance = Random_start(seed, CHANCE);
    b->tally->repeat[0] = '\0';
    good = begin(b, trial, seed);
    if (good) {
        begin_story(b);
        good = play(b, trial);
    }
    Session_free(&b->s);
    return good;
}

/* all games of a trial */
static bool lay_the_bench(Bench *b)
{
    size_t size = b->m->size;

    b->scratches = b->game->view ? b->game->view->scratch : 0;
    b->copy = calloc(4, size);
    b->memory = calloc(1, b->m->memory + 1);
    b->scratch = calloc(2, b->scratches + 1);
    if (!b->copy || !b->memory || !b->scratch)
        return fault(b, "there is no memory left", "");
    b->twins = b->scratch + b->scratches;
    b->seen = b->copy + size;
    b->other = b->seen + size;
    b->before = b->other + size;
    return true;
}

static void clear_the_bench(Bench *b)
{
    free(b->copy);
    free(b->memory);
    free(b->scratch);
    free(b->list.at);
    free(b->more.at);
    free(b->again.at);
    free(b->page.item);
    free(b->twin.item);
}

bool Properties(const Game *game, const Trial *trial, Tally *tally)
{
    Bench b = { .game = game, .m = game->model, .tally = tally,
                .story = trial->story };
    bool good;

    memset(tally, 0, sizeof *tally);
    good = lay_the_bench(&b);
    for (int k = 0; good && k < trial->games
                         && tally->moves < trial->moves; k++)
        good = trial_game(&b, trial, trial->seed + (uint64_t)k);
    if (good) {
        tally->repeat[0] = '\0';
        good = !trial->all_verbs || every_form_occurred(&b);
    }
    clear_the_bench(&b);
    return good;
}
