/* Made from kit/properties.nw by make tangle: change that, not this. */
/* properties.c -- what must hold for every game, tried by chance */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "hand.h"
#include "listen.h"
#include "properties.h"

enum { SAMPLE = 16, ITEMS = 200, PAINTED = 40, HURRY = 100 };
enum { ROOMS = 12, LETTERS = 1000000, THINGS = 12000,
       STAMPS = 1024 };
enum { CHANCE = 54321, DRAWS = 12345 };     /* streams */
static const double HAIRLINE = 0.01;

/* the bench */
typedef struct Bench {
    const Game *game;
    const Model *m;
    const View *view;               /* or NULL */
    int         forms, inks;        /* so many there are */
    bool        drawn[STAMPS];      /* see below */
    Session    *s;
    Random      chance;
    Tally      *tally;
    Text       *story;
    void       *room[ROOMS];        /* all that was asked for */
    int         rooms;
    char       *copy, *seen, *other, *before;       /* states */
    char       *scratch, *fresh;    /* of the view: for seen, other */
    size_t      paper;              /* so large is a scratch */
    void       *memory;             /* for guesses */
    int         turn, skill;        /* of 16 times, so often advised */
    bool        ticked;             /* in this game */
    Status      status;             /* for nobody in particular */
    Text        list, more, again;  /* legal moves; other long texts */
    int         lines, told;        /* in the list; of the story */
    Page        page, twin;
} Bench;
static bool fault(Bench *b, const char *what, const char *where)
{
    if (!b->tally->fault[0]) {
        Text_say(b->tally->fault, "%s%s", what, where);
        b->tally->at = b->s ? Session_count(b->s) : 0;
    }
    return false;
}
static void *room(Bench *b, size_t size)
{
    return b->room[b->rooms++] = calloc(1, size > 0 ? size : 1);
}
static Text *wiped(Text *text)
{
    text->used = 0;
    text->at[0] = '\0';
    return text;
}
static void any_listed(Bench *b, Line move)
{
    const char *at = b->list.at;

    if (b->list.used > 0)
        at += Random_below(&b->chance, b->list.used);
    while (at > b->list.at && at[-1] != '\n')
        at--;
    Text_say(move, "%.*s", (int)strcspn(at, "\n"), at);
}
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

/* does a form fit? */
static bool is_open(const char *word, int length)
{
    return (int)strcspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ.") < length;
}
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

/* it means what it lists */
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
static bool knows_how_it_stands(Bench *b)
{
    const void *state = Session_state(b->s);
    const char *broken = b->m->check ? b->m->check(state) : NULL;

    b->turn = Session_turn(b->s);
    if (broken)
        return fault(b, "check says: ", broken);
    if (b->turn < OVER || b->turn > Session_seats(b->s))
        return fault(b, "the turn is at a seat that is not there", "");
    b->m->legal(state, wiped(&b->list));
    if (!list_is_lines(b))
        return false;
    return (b->turn == OVER) == (b->lines == 0)
        || fault(b, b->lines > 0 ? "over, but it lists a move"
                    : "not over, but it lists no move", "");
}
static bool says_how_it_stands(Bench *b)
{
    for (int seat = Session_seats(b->s); seat >= 0; seat--) {
        Session_status(b->s, seat, &b->status);
        if (b->status.text[0] == '\0')
            return fault(b, "the status says nothing", "");
    }
    return !b->m->scores || b->turn != OVER || b->status.winners == 2
        || fault(b, "points are its result, but it is lost: ",
                 b->status.text);
}
static bool listed_moves_are_good(Bench *b)
{
    Line move;

    for (int k = 0; k < SAMPLE && k < b->lines; k++) {
        any_listed(b, move);
        if (Text_times(b->list.at, move) != 1)
            return fault(b, "it lists twice ", move);
        if (attempt(b, Session_state(b->s), move))
            return fault(b, "it lists but refuses ", move);
    }
    return true;
}
static void spoil_letters(Random *r, const char *move, Line out)
{
    int at = Random_below(r, (int)strlen(move) + 1);
    int way = Random_below(r, 8);
    const char *rest = move + at, *next = *rest ? rest + 1 : rest;
    const char letter[] = { (char)(' ' + Random_below(r, 95)), '\0' };
    /* the eight ways to spoil it */
    const char capital[] = { *rest >= 'a' && *rest <= 'z'
                             ? (char)(*rest - 'a' + 'A') : *letter, '\0' };
    const char *const put[] = { "", letter, capital, letter, "0", " ", "" };

    if (way == 7)
        Text_say(out, "%s %d", move, Random_below(r, 1000));
    else
        Text_say(out, "%.*s%s%s", at, move, put[way],
                 way < 3 ? next : way < 6 ? rest : "");
}
static const char *word_at(const char *sentence, int k, int *length)
{
    for (; k > 0 && *sentence; k--) {
        sentence += strcspn(sentence, " ");
        sentence += *sentence == ' ';
    }
    *length = (int)strcspn(sentence, " ");
    return sentence;
}
static const char *any_strange(Random *r)
{
    static const char *const strange[] = { "0", "-1", "+1", "00", "01",
        "1 ", " 1", "2147483647", "2147483648", "4294967297",
        "99999999999", "18446744073709551617", "1.0", "TAKE", "each",
        "" };

    return strange[Random_below(r, sizeof strange / sizeof *strange)];
}
static const char *any_form(Bench *b)
{
    return b->forms == 0 ? ""
         : b->m->forms[Random_below(&b->chance, b->forms)] + 2;
}
static int number_near(Bench *b, const char *word)
{
    int n = atoi(word), by = Random_below(&b->chance, 4);

    return by == 0 ? n - 1 : by == 1 ? n + 1
                   : Random_below(&b->chance, 2 * n + 10);
}
static void exchange_word(Bench *b, const char *move, Line out)
{
    int words = 1, from, k, old, new = 0;
    const char *at, *word;
    Line other;

    for (at = move; *at; at++)
        words += *at == ' ';
    from = Random_below(&b->chance, Model_samples(b->m) ? 5 : 3);
    k = Random_below(&b->chance, words);
    at = word_at(move, k, &old);
    any_listed(b, other);
    if (from > 2)
        Text_say(other, "%d", number_near(b, at));
    word = from == 0 ? any_strange(&b->chance)
         : from == 2 ? word_at(any_form(b), 0, &new)
                     : word_at(other, from == 1 ? k : 0, &new);
    if (from == 0)
        new = (int)strlen(word);
    Text_say(out, "%.*s%.*s%s", (int)(at - move), move, new, word,
             at + old);
}
static void fill_form(Bench *b, Line out)
{
    int most = Random_below(&b->chance, 2) ? 7 : 41, length;
    Text t = { out, LINE, 0 };

    out[0] = '\0';
    for (const char *word = any_form(b); *word; word += length) {
        word_at(word, 0, &length);
        if (!is_open(word, length))
            Text_tell(&t, "%.*s", length, word);
        else if (Random_below(&b->chance, 16) == 0)
            Text_tell(&t, "%s", any_strange(&b->chance));
        else
            Text_tell(&t, "%d", Random_below(&b->chance, most));
        Text_tell(&t, word[length] ? " " : "");
        length += word[length] == ' ';
    }
}
static void spoil(Bench *b, Line out)
{
    int hand = Random_below(&b->chance, 4);
    Line move;

    any_listed(b, move);
    if (hand == 0)
        exchange_word(b, move, out);
    else if (hand == 1)
        fill_form(b, out);
    else
        spoil_letters(&b->chance, move, out);
}
static bool is_sampled(const Bench *b, const char *move)
{
    for (const char *const *f = b->m->forms; f && *f; f++)
        if ((*f)[1] == '*' && fits(*f + 2, move))
            return true;
    return false;
}
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
    return complaint || b->turn == HOUSE || is_sampled(b, move)
        || (b->m->tick > 0 && Text_same(move, "tick"))
        || Text_times(b->list.at, move) == 1
        || fault(b, "it accepts but does not list ", move);
}
static bool nonsense_is_refused(Bench *b)
{
    Line spoiled;

    for (int k = 0; k < SAMPLE / 2; k++) {
        spoil(b, spoiled);
        if (!refused_or_listed(b, spoiled))
            return false;
    }
    return refused_or_listed(b, "") && refused_or_listed(b, "tick");
}

/* everything can be reached */
static bool lay_out(Bench *b, const void *state, const Ui *ui, Page *p)
{
    p->n = 0;
    b->view->layout(state, ui, p);
    return p->n <= THINGS
        || fault(b, "no page has room for so many things", "");
}
static const Item *any_item(Bench *b, int k, int most)
{
    if (b->page.n > most)
        k = Random_below(&b->chance, b->page.n);
    return &b->page.item[k];
}
static bool on_page(const Page *p, const Item *i)
{
    return i->x > -HAIRLINE && i->x + i->w < p->w + HAIRLINE
        && i->y > -HAIRLINE && i->y + i->h < p->h + HAIRLINE;
}
static bool items_are_good(Bench *b, bool dragged)
{
    for (int k = 0; k < b->page.n && k < ITEMS; k++) {
        const Item *i = any_item(b, k, ITEMS);
        bool makes_move = i->move[0] || i->other[0];

        if (i->id <= 0 || Page_find(&b->page, i->id) != i)
            return fault(b, "two items have one number: ", i->words);
        if ((makes_move || i->words[0]) && !dragged
            && !on_page(&b->page, i))
            return fault(b, "an item is not on the page: ", i->words);
        if (makes_move && !i->words[0])
            return fault(b, "an item has no words, but ", i->move);
        if (i->move[0] && i->click == BEGINS && i->futile)
            return fault(b, "an item moves, but says: ", i->futile);
        if (strcspn(i->words, ";") < strcspn(i->words, ":"))
            return fault(b, "a name without a colon: ", i->words);
    }
    return true;
}
static bool makes(Bench *b, const Ui *ui, Does kind,
                  const char *sentence, int held, const char *move)
{
    const char *rest = Half_rest(sentence, move);
    Ui holding = *ui;

    if (kind == PLAYS || kind == ASKS)
        return rest && (kind == ASKS || Text_same(sentence, move));
    holding.held = held;
    if (!rest || kind > ASKS
        || !lay_out(b, b->seen, &holding, &b->twin))
        return false;
    for (int k = 0; k < b->twin.n; k++)
        if (Text_same(b->twin.item[k].drop, rest))
            return true;
    return false;
}
static bool reachable(Bench *b, const Ui *ui, const char *move)
{
    const Action *a = b->view->actions;

    for (int k = 0; k < 2 * b->page.n; k++) {
        const Item *i = &b->page.item[k / 2];
        Line says;

        if (makes(b, ui, Item_says(i, k % 2, says), says, i->id, move))
            return true;
    }
    for (; a && a->does; a++)
        if (makes(b, ui, a->kind, a->does, 0, move)
            || (a->undoes && Text_same(a->undoes, move)))
            return true;
    return false;
}
static bool leads_somewhere(Bench *b, const Ui *ui, const Item *i,
                            bool other)
{
    Line whole, move;
    Does kind = Item_says(i, other, move);

    if (move[0] == '\0' || kind > ASKS)
        return true;
    if (kind == PLAYS)
        return !attempt(b, Session_state(b->s), move)
            || fault(b, "an item offers what is refused: ", move);
    for (const char *at = b->list.at; *at; at = strchr(at, '\n') + 1) {
        Text_say(whole, "%.*s", (int)strcspn(at, "\n"), at);
        if (makes(b, ui, kind, move, i->id, whole))
            return true;
    }
    return fault(b, "an item leads nowhere: ", move);
}
static bool every_move_can_be_reached(Bench *b, const Ui *ui)
{
    Line move;

    for (int k = 0; k < 2 * b->page.n && k < 2 * SAMPLE; k++)
        if (!leads_somewhere(b, ui, any_item(b, k / 2, SAMPLE), k % 2))
            return false;
    for (int k = 0; k < SAMPLE; k++) {
        any_listed(b, move);
        if (!reachable(b, ui, move))
            return fault(b, "no item or action makes ", move);
    }
    return true;
}
static bool clashes(const Action *a, const Action *one)
{
    return (a->kind == SWITCH && one->kind == SWITCH
            && a->number == one->number)
        || (a->key && one->key && Text_same(a->key, one->key)
            && (a->kind != PLAYS || one->kind != PLAYS));
}
static bool table_is_sound(Bench *b)
{
    const Action *all = b->view ? b->view->actions : NULL, *own;
    const Player *p = b->game->players;

    for (; p && p->choose; p++) {
        if (p->seat > WATCHES)
            continue;
        own = b->view ? View_action(b->view, SWITCH, p->name) : NULL;
        if (!own || b->view->plain >> own->number & 1)
            return fault(b, "no switch that helps is for ", p->name);
    }
    for (const Action *a = all; a && a->does; a++) {
        const char *form = Model_form(b->m, ">", a->does);

        if (Action_moves(a) && !(form && (a->kind == PLAYS
                                          || strchr(form + 2, ' '))))
            return fault(b, "no form is like the action ", a->does);
        if (a->number < 0 || a->number >= SWITCHES)
            return fault(b, "no switch has this number: ", a->does);
        for (const Action *one = all; one < a; one++)
            if (clashes(a, one))
                return fault(b, "two actions are one: ", a->does);
    }
    return true;
}
static bool arrows_reach_all(Bench *b, const Ui *ui)
{
    static const char *const arrow[] = { "Left", "Right", "Up",
                                         "Down" };
    Hand h = { .game = b->game, .state = b->seen, .page = b->page,
               .ui = *ui };
    bool reached[ITEMS] = { false };
    int line[ITEMS + 1] = { 0 }, n = 1;

    for (int k = 0; k < 4 * n; k++) {
        h.ui.hover = line[k / 4];
        const Item *i = Page_find(&b->page,
                                  Hand_leads(&h, arrow[k % 4]));

        if (!i || !i->words[0])
            return fault(b, "a key leads to nothing: ", arrow[k % 4]);
        if (!reached[i - b->page.item])
            line[n++] = i->id;
        reached[i - b->page.item] = true;
    }
    for (int k = 0; k < b->page.n; k++)
        if (b->page.item[k].words[0] && !reached[k])
            return fault(b, "no arrow leads to ",
                         b->page.item[k].words);
    return true;
}

/* it paints what can be painted */
typedef struct Listener {
    Listen      listen;             /* first: it is one */
    Bench      *bench;              /* its inks, and stamps drawn */
    bool        path;               /* begun, and not ended */
    uint64_t    hash;               /* of all that was heard */
    const char *trouble;            /* the first, or NULL */
} Listener;
static const char *trouble_with(const Listener *l, const Said *s)
{
    for (int k = 0; k < s->n; k++)
        if (!(s->number[k] > -1e6 && s->number[k] < 1e6))
            return "it paints where there is no place: ";
    if (s->ink < -1 || s->ink >= l->bench->inks)
        return "it paints with an ink that nobody has mixed: ";
    if (l->path && strchr("TIP", s->verb))
        return "it writes in the middle of a path: ";
    if (l->listen.depth > 0)
        return NULL;
    return s->verb == 'K' ? "it clips for all who come after: "
         : s->verb == ')' ? "it restores what was not saved: "
         : strchr("+*R", s->verb)
         ? "it moves the page for all who come after: " : NULL;
}
static void hear(Listen *ear, const Said *s);

static const char *left_over(const Listener *l)
{
    return l->trouble ? l->trouble
         : l->path ? "it leaves a path behind: "
         : l->listen.depth > 0 ? "it saves and does not restore: "
         : NULL;
}
static const char *trouble_in_stamp(const Listener *l, const Said *s)
{
    uint64_t at = Listen_stir(l->listen.paint.theme, &(Said){
        .verb = 'P', .stamp = s->stamp, .which = s->which });
    Listener once = { .bench = l->bench };

    if (l->bench->drawn[at % STAMPS])
        return NULL;
    l->bench->drawn[at % STAMPS] = true;
    Listen_start(&once.listen, l->listen.paint.theme, hear);
    s->stamp->draw(&once.listen.paint, s->which);
    return left_over(&once);
}
static void hear(Listen *ear, const Said *s)
{
    Listener *l = (Listener *)ear;

    if (!l->trouble)
        l->trouble = trouble_with(l, s);
    l->hash = Listen_stir(l->hash, s);
    if (s->stamp && !l->trouble)
        l->trouble = trouble_in_stamp(l, s);
    l->path = strchr("MLCAZ", s->verb)
           || (l->path && !strchr("FSK", s->verb));
}
static bool body_is_good(Bench *b, const Item *i)
{
    bool good = i->body.size > 0 && b->view->camera;

    for (int k = 0; k < BELTS; k++)
        good &= i->body.ink[k] >= 0 && i->body.ink[k] < b->inks;
    return good || fault(b, "a body without size, ink or camera: ",
                         i->words);
}
static bool paint_item(Bench *b, const void *state, const Ui *ui,
                       const Item *i, uint64_t *hash)
{
    Listener l = { .bench = b };

    if (i->body.shape) {
        *hash = Solid_stir(1, &i->body);
        return body_is_good(b, i);
    }
    Listen_start(&l.listen, (Theme)(i->id % THEMES), hear);
    b->view->paint(state, ui, i, &l.listen.paint);
    *hash = l.hash;
    l.trouble = left_over(&l);
    return !l.trouble || fault(b, l.trouble, i->words);
}
static int any_id(Bench *b)
{
    int n = b->page.n, kind = Random_below(&b->chance, 4);

    return kind == 0 || n == 0 ? 0
         : kind == 1 ? 1 + Random_below(&b->chance, 3000)
         : b->page.item[Random_below(&b->chance, n)].id;
}
static Ui any_ui(Bench *b, int seat)
{
    Random *r = &b->chance;
    Ui ui = { .seat = seat, .scratch = b->scratch, .hover = any_id(b) };

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
    ui.goal = ui.hover;
    ui.bow = b->m->turn(b->seen) == OVER ? .4 : 0;
    ui.advice = ui.ring ? b->list.at : NULL;
    return ui;
}
static bool paint_page(Bench *b, const Ui *ui)
{
    const int at[] = { ui->hover, ui->held, ui->hint };
    int n = b->page.n <= PAINTED ? b->page.n : PAINTED + 3;
    uint64_t hash;

    for (int k = 0; k < n; k++) {
        const Item *lies = k < PAINTED ? any_item(b, k, PAINTED)
                         : Page_find(&b->page, at[k - PAINTED]);
        Item i = lies ? *lies : (Item){ .id = 0 };

        i.x += ui->dx;
        i.y += ui->dy;
        if (lies && ui->bow > 0 && b->view->bow)
            b->view->bow(b->seen, ui, &i);
        if (lies && !paint_item(b, b->seen, ui, &i, &hash))
            return false;
    }
    return true;
}
static bool items_agree(const Item *a, const Item *b)
{
    return a->id == b->id && a->look == b->look && a->side == b->side
        && a->round == b->round && a->held == b->held
        && a->x == b->x && a->y == b->y && a->w == b->w
        && a->h == b->h
        && Text_same(a->words, b->words) && Text_same(a->move, b->move)
        && Text_same(a->other, b->other) && Text_same(a->drop, b->drop)
        && Text_same(a->futile ? a->futile : "", b->futile ? b->futile
                     : "");
}
static bool looks_agree(Bench *b, const Ui *ui, const char *trouble)
{
    Ui twin = *ui;
    uint64_t one = 0, two = 0;

    twin.scratch = b->fresh;
    if (!lay_out(b, b->seen, ui, &b->page)
        || !lay_out(b, b->other, &twin, &b->twin))
        return false;
    if (b->page.n != b->twin.n)
        return fault(b, trouble, "");
    for (int k = 0; k < b->page.n; k++) {
        const Item *i = &b->page.item[k];
        bool dear = b->page.n > PAINTED
                 && Random_below(&b->chance, b->page.n) >= PAINTED;

        if (!dear && (!paint_item(b, b->seen, ui, i, &one)
                || !paint_item(b, b->other, &twin, i, &two)))
            return false;
        if (one != two || !items_agree(i, &b->twin.item[k]))
            return fault(b, trouble, i->words);
    }
    return true;
}
static bool scratch_keeps_its_place(Bench *b, const Ui *ui)
{
    if (b->paper == 0 || Random_below(&b->chance, 4) > 0)
        return true;
    memcpy(b->other, b->seen, b->m->size);
    memset(b->fresh, 0, b->paper);
    return looks_agree(b, ui, "a scratch is seen: ");
}
static bool page_is_good(Bench *b, int seat)
{
    Ui ui = { .seat = seat, .scratch = b->scratch };

    if (!lay_out(b, b->seen, &ui, &b->page)
        || !items_are_good(b, false) || !paint_page(b, &ui))
        return false;
    if (seat == b->turn && (!every_move_can_be_reached(b, &ui)
        || (b->page.n <= ITEMS && !arrows_reach_all(b, &ui))))
        return false;
    ui = any_ui(b, seat);
    return lay_out(b, b->seen, &ui, &b->page)
        && items_are_good(b, true) && paint_page(b, &ui)
        && scratch_keeps_its_place(b, &ui);
}
static bool seat_can_look(Bench *b, int seat)
{
    memcpy(b->seen, Session_seen(b->s, seat), b->m->size);
    memset(b->scratch, 0, b->paper);
    b->m->show(b->seen, seat, wiped(&b->more));
    if (b->more.used == 0)
        return fault(b, "it shows nothing", "");
    if (b->view && !page_is_good(b, seat))
        return false;
    memcpy(b->copy, Session_seen(b->s, seat), b->m->size);
    return unchanged(b, b->seen)
        || fault(b, "looking at it has changed it", "");
}

/* secrets are kept */
static bool guess_is_fair(Bench *b, int seat)
{
    memcpy(b->other, b->seen, b->m->size);
    memset(b->memory, 0, b->m->memory);
    memset(b->fresh, 0, b->paper);
    b->m->guess(b->other, seat, &b->chance, b->memory);
    memcpy(b->copy, b->other, b->m->size);
    b->m->hide(b->copy, seat);
    return unchanged(b, b->seen)
        || fault(b, "what is guessed hides otherwise", "");
}
static bool statuses_agree(const Status *a, const Status *b)
{
    return memcmp(a->points, b->points, sizeof a->points) == 0
        && a->winners == b->winners && Text_same(a->text, b->text)
        && Text_same(a->note, b->note);
}
static bool status_is_silent(Bench *b, int seat)
{
    const char *const states[] = { b->seen, b->other };
    Status all, mine[2];

    for (int k = 0; k < 2; k++) {
        all = mine[k] = (Status){ 0 };
        b->m->status(states[k], 0, &all);
        b->m->status(states[k], seat, &mine[k]);
        if (b->m->turn(states[k]) != b->turn
            || !statuses_agree(&all, &b->status)
            || !statuses_agree(&mine[k], &mine[0]))
            return fault(b, "the status tells a secret: ",
                         mine[k].text);
    }
    return true;
}
static bool board_is_silent(Bench *b, int seat)
{
    b->m->show(b->seen, seat, wiped(&b->more));
    b->m->show(b->other, seat, wiped(&b->again));
    return Text_same(b->more.at, b->again.at)
        || fault(b, "what it shows tells a secret", "");
}
static bool list_is_silent(Bench *b)
{
    b->m->legal(b->seen, wiped(&b->more));
    b->m->legal(b->other, wiped(&b->again));
    return (Text_same(b->more.at, b->again.at)
            && Text_same(b->more.at, b->list.at))
        || fault(b, "the list of moves tells a secret", "");
}
static bool complaints_are_silent(Bench *b)
{
    Line spoiled;

    for (int k = 0; k < SAMPLE / 2; k++) {
        spoil(b, spoiled);
        const char *guessed = attempt(b, b->other, spoiled);
        const char *said = attempt(b, Session_state(b->s), spoiled);
        if (!said != !guessed || (said && !Text_same(said, guessed)))
            return fault(b, "a complaint tells a secret: ", spoiled);
    }
    return true;
}
static bool nothing_is_seen(Bench *b, int seat)
{
    Ui plain = { .seat = seat, .scratch = b->scratch };
    Ui any = any_ui(b, seat);

    return looks_agree(b, &plain, "a secret is seen: ")
        && looks_agree(b, &any, "a secret is seen: ");
}
static long few(long nodes) { return nodes < HURRY ? nodes : HURRY; }
static bool asked(Bench *b, const Player *who, const void *state,
                  Line answer)
{
    Think t = { .state = state, .seat = b->turn, .level = who->level,
                .nodes = few(who->nodes),
                .random = Random_start(Session_seed(b->s), DRAWS) };

    who->choose(&t);
    free(t.memory);
    Text_say(answer, "%s: %s", t.move, t.reason);
    return true;
}
static bool is_honest(Bench *b, const Player *who)
{
    Line one, two;

    return who->seat == HOUSE || who->seat == PEEKS
        || (asked(b, who, b->seen, one) && asked(b, who, b->other, two)
            && (Text_same(one, two)
                || fault(b, "a player knows a secret: ", who->name)));
}
static bool players_are_honest(Bench *b)
{
    const Player *hint = b->game->hint, *p = b->game->players;

    for (; p && p->choose; p++)
        if (!is_honest(b, p))
            return false;
    return !hint || is_honest(b, hint);
}
static bool seat_looks(Bench *b, int seat)
{
    bool good = seat_can_look(b, seat);

    if (!good || !b->m->hide)
        return good;
    if (!b->m->guess)
        return fault(b, "it hides, but it cannot guess", "");
    return guess_is_fair(b, seat) && status_is_silent(b, seat)
        && board_is_silent(b, seat)
        && (!b->view || nothing_is_seen(b, seat))
        && (seat != b->turn
            || (list_is_silent(b) && complaints_are_silent(b)
                && players_are_honest(b)));
}

/* the history can be repeated */
static bool undo_and_redo_agree(Bench *b)
{
    int count = Session_count(b->s);

    memcpy(b->copy, Session_state(b->s), b->m->size);
    return !Session_undo(b->s)
        || (Session_redo(b->s) && Session_count(b->s) == count
            && unchanged(b, Session_state(b->s)))
        || fault(b, "undo and redo lead elsewhere", "");
}
static bool save_and_load_agree(Bench *b)
{
    Line complaint = "";
    Session *again = Session_twin(b->s, complaint);

    if (!again)
        return fault(b, "it cannot be loaded: ", complaint);
    memcpy(b->copy, Session_state(again), b->m->size);
    Session_free(&again);
    return unchanged(b, Session_state(b->s))
        || fault(b, "save and load lead elsewhere", "");
}
static bool strokes_leave_no_trace(Bench *b)
{
    char stroke[2 * LINE + 2];
    Line one, two;

    if (b->m->hide)
        return true;
    for (int k = 0; k < 3; k++)
        Session_undo(b->s);
    int count = Session_count(b->s);
    memcpy(b->copy, Session_state(b->s), b->m->size);
    b->m->legal(Session_state(b->s), wiped(&b->list));
    any_listed(b, one);
    any_listed(b, two);
    snprintf(stroke, sizeof stroke, "%s; %s", one, two);
    if (!Session_play(b->s, stroke)) {
        b->tally->strokes++;
        if (b->m->sealed && b->m->sealed(Session_state(b->s)))
            return true;
        Session_undo(b->s);
    }
    return (Session_count(b->s) == count
            && unchanged(b, Session_state(b->s)))
        || fault(b, "a stroke leaves a trace: ", stroke);
}

/* count the forms */
static bool count_move(Bench *b)
{
    int last = Session_count(b->s) - 1, fitting = 0;
    const char *move = Session_move(b->s, last);
    char who = Session_who(b->s, last);

    b->tally->moves++;
    for (; b->story && b->told <= last; b->told++)
        Text_tell(b->story, "%c %s\n", Session_who(b->s, b->told),
                  Session_move(b->s, b->told));
    for (int k = 0; k < b->forms; k++) {
        const char *form = b->m->forms[k];

        if ((form[0] == who || (form[0] == '>' && who == ':'))
            && fits(form + 2, move))
            fitting = ++b->tally->verb[k];
    }
    return fitting > 0 || fault(b, "no form of the game fits ", move);
}

/* make any move */
static bool even_if_poor(Bench *b, Job *job)
{
    const Player *p = job->hint ? b->game->hint : b->game->players;
    Think t = job->think;

    t.state = job->state;
    t.memory = b->before;
    t.nodes = HURRY;
    t.move[0] = '\0';
    if (Session_count(b->s) <= 1 && job->player >= 0)
        p[job->player].choose(&t);
    if (t.move[0] && attempt(b, job->state, t.move))
        fault(b, "without memory it says ", t.move);
    free(job);
    return !b->tally->fault[0];
}
static bool advised(Bench *b, Line move)
{
    Job *job = Session_job(b->s, NULL, true);

    job->think.nodes = few(job->think.nodes);
    Job_run(b->game, job, NULL, NULL);
    Session_plan(b->s, &job->think);
    Text_say(move, "%s", job->think.move);
    if (move[0] && attempt(b, job->state, move))
        fault(b, "the hint is no move: ", move);
    return even_if_poor(b, job);
}
static bool person_moves(Bench *b)
{
    Line move = "", other;

    if (b->game->hint && Random_below(&b->chance, 16) < b->skill
        && !advised(b, move))
        return false;
    if (!move[0])
        any_listed(b, move);
    if (Model_samples(b->m)) {
        exchange_word(b, move, other);
        if (is_sampled(b, other)
            && !attempt(b, Session_state(b->s), other))
            Text_say(move, "%s", other);
    }
    return !Session_play(b->s, move)
        || fault(b, "it lists but refuses ", move);
}
static bool program_moves(Bench *b)
{
    Line move;

    if (Random_below(&b->chance, 4) == 0) {
        any_listed(b, move);
        return !Session_answer(b->s, move)
            || fault(b, "it lists but refuses ", move);
    }
    Job *job = Session_job(b->s, NULL, false);
    if (b->turn != HOUSE || job->think.nodes >= 1000000)
        job->think.nodes = few(job->think.nodes);
    Job_run(b->game, job, NULL, NULL);
    const char *trouble = Session_answer(b->s, job->think.move);
    if (trouble)
        fault(b, b->turn == HOUSE ? "the house is refused: "
              : "a program is refused: ", trouble);
    return even_if_poor(b, job);
}
static bool clock_ticks(Bench *b)
{
    int ticks = 1 << Random_below(&b->chance, 8);

    for (int n = 0; n < ticks && Session_person(b->s,
                                         Session_turn(b->s)); n++) {
        if (Session_tick(b->s))
            return b->ticked && !b->m->rests
                 ? fault(b, "it cannot tick", "")
                 : n > 0 || (person_moves(b) && count_move(b));
        b->ticked = true;
        if (!count_move(b))
            return false;
    }
    return true;
}
static void change_seats(Bench *b)
{
    const Option *o = b->m->options;

    for (int k = 0; o && k < OPTIONS && o[k].key; k++)
        if (o[k].seat != 0 && Random_below(&b->chance, 32) == 0)
            Session_sit(b->s, k, o[k].least + Random_below(&b->chance,
                                 o[k].most - o[k].least + 1));
}
static bool make_any_move(Bench *b)
{
    change_seats(b);
    if (!Session_person(b->s, b->turn))
        return program_moves(b) && count_move(b);
    if (b->m->tick > 0 && Random_below(&b->chance, 2) == 0)
        return clock_ticks(b);
    return person_moves(b) && count_move(b);
}
static bool look_closely(Bench *b)
{
    const void *state = Session_state(b->s);
    int any = 1 + Random_below(&b->chance, Session_seats(b->s));
    int first = b->turn > HOUSE ? b->turn : any;

    memcpy(b->before, state, b->m->size);
    if (!says_how_it_stands(b) || !seat_looks(b, first)
        || (any != first && !seat_looks(b, any))
        || (b->turn != OVER && (!listed_moves_are_good(b)
                                || !nonsense_is_refused(b))))
        return false;
    return memcmp(b->before, state, b->m->size) == 0
        || fault(b, "asking about it has changed it", "");
}

/* count how it ended */
static void tell_kind(const char *text, char *kind)
{
    for (; *text; text++)
        if (*text < '0' || *text > '9')
            *kind++ = *text;
        else if (text[1] < '0' || text[1] > '9')
            *kind++ = '#';
    *kind = '\0';
}
static void count_words(Bench *b)
{
    Ending *e = b->tally->ending, *end = e + ENDINGS;
    Line kind;

    tell_kind(b->status.text, kind);
    while (e < end && e->times > 0 && !Text_same(e->text, kind))
        e++;
    if (e == end)
        return;
    e->times++;
    Text_say(e->text, "%s", kind);
}
static void count_end(Bench *b)
{
    Tally *t = b->tally;
    unsigned winners = b->status.winners;

    t->games++;
    count_words(b);
    ++*(b->turn != OVER ? &t->unfinished : winners == 0 ? &t->drawn
        : winners & 2u ? &t->won : &t->lost);
}

/* play one game */
static bool play(Bench *b, const Trial *trial)
{
    int most = trial->most > 0 ? trial->most : 1000, n = 0;

    while (knows_how_it_stands(b) && b->turn != OVER && n < most
           && b->tally->moves < trial->moves) {
        if ((Random_below(&b->chance, n < 2 ? 8 : 16) == 0
             && !look_closely(b)) || !make_any_move(b))
            return false;
        n = Session_count(b->s);
    }
    if (b->tally->fault[0] || !says_how_it_stands(b))
        return false;
    count_end(b);
    return (Random_below(&b->chance, 4) > 0 || look_closely(b))
        && undo_and_redo_agree(b) && save_and_load_agree(b)
        && strokes_leave_no_trace(b);
}

/* all games of a trial */
static void draw_options(const Model *m, Random *r, int option[OPTIONS])
{
    const Option *o = m->options;

    for (int k = 0; o && k < OPTIONS && o[k].key; k++) {
        int step = o[k].step > 1 ? o[k].step : 1;
        int n = (o[k].most - o[k].least) / step + 1, least = n - 1;

        for (int draws = o[k].seat ? 1 : 3; draws > 0; draws--) {
            int drawn = Random_below(r, n);

            least = drawn < least ? drawn : least;
        }
        option[k] = o[k].least + step * least;
    }
}
static bool begin(Bench *b, const Trial *trial, uint64_t seed)
{
    Random r = Random_start(seed, DRAWS);
    Line complaint = "";
    int option[OPTIONS];

    if (trial->options)
        b->s = Session_of(b->game, trial->options, seed, complaint);
    for (int k = 0; !trial->options && k < 100 && !b->s; k++) {
        Options_usual(b->m, option);
        if (k > 0 || seed != trial->seed)
            draw_options(b->m, &r, option);
        b->s = Session_new(b->game, option, seed, complaint);
    }
    return b->s || fault(b, "it does not begin: ", complaint);
}
static bool begin_story(Bench *b)
{
    Text out = { b->tally->repeat, LINE, 0 };

    Options_write(b->m, Session_option(b->s), &out);
    Text_tell(&out, "%sseed=%llu", out.used ? " " : "",
              (unsigned long long)Session_seed(b->s));
    if (b->story) {
        b->story->used = b->told = 0;
        Session_save(b->s, b->story);
    }
    return true;
}
static bool trial_game(Bench *b, const Trial *trial, uint64_t seed)
{
    static const int skills[] = { 0, 0, 8, 15 };

    b->chance = Random_start(seed, CHANCE);
    b->skill = skills[Random_below(&b->chance, 4)];
    b->tally->repeat[0] = '\0';
    b->ticked = false;
    bool good = begin(b, trial, seed) && begin_story(b)
             && play(b, trial);
    Session_free(&b->s);
    return good;
}
static void lay_the_bench(Bench *b)
{
    char **const state[] = { &b->copy, &b->seen, &b->other,
                             &b->before };
    Text *const text[] = { &b->list, &b->more, &b->again };
    const Ink *own = b->view ? b->view->inks : NULL;
    const char *const *form = b->m->forms;

    for (int k = 0; k < 4; k++)
        *state[k] = room(b, b->m->size);
    b->paper = b->view ? b->view->scratch : 0;
    b->scratch = room(b, b->paper);
    b->fresh = room(b, b->paper);
    b->memory = room(b, b->m->memory);
    /* sheets and pages */
    for (int k = 0; k < 3; k++)
        *text[k] = (Text){ room(b, LETTERS), LETTERS, 0 };
    b->page.item = room(b, THINGS * sizeof(Item));
    b->twin.item = room(b, THINGS * sizeof(Item));
    b->page.room = b->twin.room = THINGS;
    while (form && b->forms < FORMS && form[b->forms])
        b->forms++;
    for (b->inks = OWN; own && own[b->inks - OWN].name; )
        b->inks++;
}
bool Properties(const Game *game, const Trial *trial, Tally *tally)
{
    Bench b = { .game = game, .m = game->model, .view = game->view,
                .tally = tally, .story = trial->story };

    *tally = (Tally){ .games = 0 };
    lay_the_bench(&b);
    bool good = table_is_sound(&b);
    for (int k = 0; good && k < trial->games
                         && tally->moves < trial->moves; k++)
        good = trial_game(&b, trial, trial->seed + (uint64_t)k);
    if (good)
        tally->repeat[0] = '\0';
    while (b.rooms > 0)
        free(b.room[--b.rooms]);
    return good;
}
