/* Made from kit/play.nw by make tangle: change that, not this. */
/* play.c -- a game in a terminal, or wherever lines go in and out */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "hand.h"
#include "play.h"

enum { MOST_STEPS = 100000 };       /* of a solution */

/* say and show */
typedef struct Round {
    Session    *s;
    const Talk *talk;
    const char *name;               /* behind a command */
    int         eyes;
    Line        why;                /* room for what is wrong */
} Round;

static void put(const Round *r, const char *text)
{
    r->talk->write(r->talk->who, text);
}
__attribute__((format(printf, 2, 3)))
static void utter(const Round *r, const char *format, ...)
{
    char text[1000];
    va_list rest;

    va_start(rest, format);
    vsnprintf(text, sizeof text, format, rest);
    va_end(rest);
    put(r, text);
}
static void pour(const Round *r, Teller *teller, const void *what)
{
    char *text = Text_whole(teller, what);

    put(r, text ? text : _("there is no memory left for this\n"));
    free(text);
}
static void tell_board(const void *session, Text *out)
{
    const Session *s = session;
    int seat = Session_eyes(s);

    Session_game(s)->model->show(Session_seen(s, seat), seat, out);
}
static void tell_status(const Round *r)
{
    Status status;

    Session_status(r->s, Session_eyes(r->s), &status);
    utter(r, "%s\n%s%s", status.text, status.note,
          status.note[0] ? "\n" : "");
}
static void cover(const Round *r)
{
    const Talk *talk = r->talk;
    Line words;

    if (talk->sweep)
        talk->sweep(talk->who);
    utter(r, _("Seat %d, press Enter when nobody else looks."),
          r->eyes);
    put(r, "\n> ");
    if (talk->read(talk->who, words) && talk->echo)
        utter(r, "%s\n", words);
}
static void show(Round *r)
{
    int before = r->eyes;

    r->eyes = Session_eyes(r->s);
    if (Session_guarded(r->s)) {
        if (before && before != r->eyes)
            cover(r);
        utter(r, _("For seat %d:"), r->eyes);
        put(r, "\n");
    }
    pour(r, tell_board, r->s);
    tell_status(r);
}
static bool over(const Round *r) { return Session_turn(r->s) == OVER; }

/* a move and its answer */
static void tell_move(const Round *r, int seat, bool hidden)
{
    const Model *m = Session_game(r->s)->model;
    const char *move = Session_move(r->s, Session_count(r->s) - 1);
    bool cut = seat == HOUSE ? m->hide || Model_form(m, ":*", move)
             : hidden || Session_hidden(r->s, Session_eyes(r->s));

    if (seat > HOUSE)
        utter(r, _("seat %d"), seat);
    utter(r, ": %.*s\n", (int)strcspn(move, cut ? " " : "\n"), move);
}
static void settle(const Round *r, bool last_word)
{
    const char *trouble;
    bool hidden = Session_hidden(r->s, Session_eyes(r->s));

    for (int seat = Session_turn(r->s); Session_step(r->s, &trouble);
         seat = Session_turn(r->s)) {
        if (last_word || !over(r))
            tell_move(r, seat, hidden);
        hidden = Session_hidden(r->s, Session_eyes(r->s));
    }
    if (trouble)
        utter(r, "%s%s\n", _("the house is at a loss: "), trouble);
}
enum { NOTHING, CHANGE, MOVE, QUIT };

static int came(const Round *r, const char *trouble, int what)
{
    if (trouble && *trouble)
        utter(r, "%s\n", trouble);
    return trouble ? NOTHING : what;
}

/* what a command does */
static const char *undo(Round *r)
{
    return Session_undo(r->s) ? NULL : _("there is nothing to undo");
}
static const char *redo(Round *r)
{
    return Session_redo(r->s) ? NULL : _("there is nothing to redo");
}
static const char *restart(Round *r)
{
    return Session_rewind(r->s) ? NULL : _("this is the start");
}
static const char *mark(Round *r)
{
    Session_mark(r->s);
    return _("to come back here, say :back");
}

static const char *back(Round *r)
{
    return Session_return(r->s) ? NULL : _("the bookmark is here");
}
static const char *change(Round *r, Session *fresh,
                          const char *trouble)
{
    if (fresh) {
        Session_free(&r->s);
        r->s = fresh;
    }
    return fresh ? NULL : trouble;
}
static const char *anew(Round *r)
{
    int option[OPTIONS];
    Session *fresh;

    Session_anew(r->s, option);
    fresh = Session_new(Session_game(r->s), option,
                        Session_seed(r->s) + 1, r->why);

    return change(r, fresh, r->why);
}
static const char *legal(Round *r)
{
    if (over(r))
        return _("the game is over");
    if (Model_samples(Session_game(r->s)->model))
        utter(r, "%s\n",
              _("There are too many to list. Some of them:"));
    pour(r, Session_game(r->s)->model->legal, Session_state(r->s));
    return "";
}
static bool ask_adviser(Session *s, const Player *who, Think *t)
{
    return Session_advise(s, who, t) && (t->move[0] || t->reason[0]);
}
static void tell_advice(const Round *r, const Think *t)
{
    utter(r, "%s%s%s\n", t->move,
          t->move[0] && t->reason[0] ? ": " : "", t->reason);
}
static const char *hint(Round *r)
{
    const Player *who = Session_adviser(r->s, r->name);
    Think t;

    if (!who || !ask_adviser(r->s, who, &t))
        return _("there is no hint to be had");
    Session_spend(r->s, 0, t.move[0] || *r->name);
    tell_advice(r, &t);
    return "";
}
/* false: nothing was advised, or what was advised cannot be done */
static bool follow(const Round *r, int number)
{
    Think t;

    if (!ask_adviser(r->s, NULL, &t))
        return false;
    if (t.move[0])
        utter(r, "%d. ", number);
    tell_advice(r, &t);
    if (!t.move[0] || !came(r, Session_play(r->s, t.move), MOVE))
        return false;
    settle(r, false);
    return true;
}
static const char *solve(Round *r)
{
    Round twin = { .talk = r->talk };
    int number = 1;

    if (Session_seats(r->s) > 1
        && Session_hidden(r->s, Session_eyes(r->s)))
        return _("a solution would tell what another hides: say :hint");
    twin.s = Session_twin(r->s, r->why);
    if (!twin.s)
        return r->why;
    while (number <= MOST_STEPS && follow(&twin, number))
        number++;
    Session_spend(r->s, 0, number > 1);
    if (over(&twin))
        tell_status(&twin);
    else
        utter(r, "%s\n", number > MOST_STEPS
              ? _("100,000 steps, and no end: that is enough")
              : _("no hint is left"));
    Session_free(&twin.s);
    return "";
}
static const char *try_again(Round *r)
{
    Session *past;
    Think t = { 0 };
    int back = 0;

    if (!Session_lost(r->s))
        return _("you have not lost this game");
    past = Session_twin(r->s, r->why);
    if (!past)
        return r->why;
    while (t.proved <= 0 && back < LOOK_BACK && Session_undo(past)
           && ask_adviser(past, NULL, &t))
        back++;
    Session_free(&past);
    /* go back to where it was won */
    if (t.proved <= 0)
        return Session_game(r->s)->model->proves
            ? _("no earlier board could be proved to be won")
            : _("here nobody can prove that a board is won: say :undo");
    while (back-- > 0)
        Session_undo(r->s);
    utter(r, "%s\n", _("This can be won. How?"));
    return NULL;
}
static void lay_out(const Round *r, Hand *h, int on)
{
    Ui like = { .seat = 0 };

    if (on >= 0)
        like.on[on] = true;
    if (Session_game(r->s)->view)
        Hand_still(h, r->s, &like);
}
static bool tell_page(const Round *r, const Page *page, const Page *but)
{
    bool told = false;

    for (int k = 0; k < page->n; k++) {
        const Item *i = &page->item[k], *was = Page_find(but, i->id);

        if (i->words[0] && !(was && Text_same(was->words, i->words))) {
            utter(r, "%s\n", i->words);
            told = true;
        }
    }
    return told;
}
static const char *speak(Round *r)
{
    Hand h = { 0 };

    lay_out(r, &h, -1);
    tell_page(r, &h.page, &(Page){ 0 });
    Hand_end(&h);
    tell_status(r);
    return "";
}
static bool tell_watcher(const Round *r, const char *name)
{
    const Player *p = Session_game(r->s)->players;
    Job *job;

    while (p && p->name && (p->seat > WATCHES
        || !Text_same(p->name, name))) p++;
    job = p && p->name ? Session_job(r->s, p, false) : NULL;
    if (job) {
        Job_run(Session_game(r->s), job, NULL, NULL);
        utter(r, "%s\n%s", job->think.reason, job->think.worth);
    }
    free(job);
    return job;
}
static const char *tell_switch(const Round *r, const char *name, int on)
{
    Hand h = { 0 }, plain = { 0 };

    Session_spend(r->s, 0, !over(r));
    if (tell_watcher(r, name))
        return "";
    lay_out(r, &h, on);
    lay_out(r, &plain, -1);
    if (!tell_page(r, &h.page, &plain.page))
        utter(r, "%s\n", _("there is nothing to tell now"));
    Hand_end(&h);
    Hand_end(&plain);
    return "";
}
static const char *save(Round *r)
{
    char *text = Session_written(r->s, r->name);
    const char *trouble = text
        ? r->talk->file(r->talk->who, r->name, true, &text)
        : _("there is no memory left for this");

    free(text);
    return trouble ? trouble : _("saved");
}
static const char *load(Round *r)
{
    char *text = NULL;
    const char *trouble = r->talk->file(r->talk->who, r->name, false,
                                        &text);
    Session *fresh = trouble ? NULL
        : Session_read(Session_game(r->s), r->name, text, r->why);

    if (fresh)
        Session_arrive(fresh);
    free(text);
    return change(r, fresh, trouble ? trouble : r->why);
}
static void tell_stats(const void *round, Text *out)
{
    const Round *r = round;

    r->talk->stats(r->talk->who, r->s, out);
}

static const char *stats(Round *r)
{
    if (!r->talk->stats)
        return _("nobody keeps records here");
    pour(r, tell_stats, r);
    return "";
}
static const char *report(Round *r)
{
    char *text = Text_whole(Session_report, r->s);

    for (const char *at = text, *end; at && *at; at = end + 1) {
        end = strchr(at, '\n');
        utter(r, "    %.*s\n", (int)(end - at), at);
    }
    free(text);
    return text ? "" : _("there is no memory left for this");
}
static const char *seats(Round *r)
{
    if (r->name[0])
        return Session_place(r->s, r->name, r->why) ? NULL : r->why;
    for (int seat = 1; seat <= Session_seats(r->s); seat++) {
        const Player *who = Session_player(r->s, seat);

        utter(r, _("seat %d: %s"), seat,
              who ? _(who->label) : _("a person"));
        put(r, "\n");
    }
    return "";
}
static bool has_seats(const Session *s)
{
    const Option *o = Session_game(s)->model->options;

    while (o && o->key && (o->seat == 0 || o->seat == HOW_MANY))
        o++;
    return o && o->key;
}

/* obey a command */
enum Wants { ALONE, FILE_NAME, WHO, LOST, NAME };
typedef struct Command {
    const char *word;
    enum Wants  wants;          /* what follows; WHO may be missing */
    const char *(*run)(Round *r);   /* NULL: there is nothing to do */
    const char *does;
} Command;

static const char *help(Round *r);

static const Command commands[] = {
    { ":undo",    ALONE, undo,    N_("takes your last move back") },
    { ":redo",    ALONE, redo,    N_("brings it back") },
    { ":mark",    ALONE, mark,    N_("puts a bookmark in") },
    { ":back",    ALONE, back,    N_("goes to it, or to the start") },
    { ":legal",   ALONE, legal,   N_("lists the moves there are") },
    { ":hint",    NAME,  hint,    N_("asks for a move, and why") },
    { ":solve",   ALONE, solve,   N_("plays all hints on a copy") },
    { ":try",     LOST,  try_again,
      N_("goes back to where a lost game was won") },
    { ":show",    ALONE, NULL,    N_("shows the board") },
    { ":say",     ALONE, speak,   N_("tells the board in words") },
    { ":save",    FILE_NAME, save, N_("saves the game in a file") },
    { ":load",    FILE_NAME, load, N_("goes on with a saved game") },
    { ":stats",   ALONE, stats,   N_("tells how you have played") },
    { ":report",  ALONE, report,
      N_("prints what a fault report needs") },
    { ":help",    ALONE, help,    N_("prints this") },
    { ":new",     ALONE, anew,    N_("begins the next game") },
    { ":restart", ALONE, restart, N_("begins this game again") },
    { ":seats",   WHO,   seats,   N_("tells or changes who plays") },
    { ":quit",    ALONE, NULL,    N_("stops playing") },
    { NULL, ALONE, NULL, NULL }
};
static const Command *offered(const Round *r, const Command *c)
{
    return c + (c->wants == WHO && !has_seats(r->s));
}
static const char *help(Round *r)
{
    static const char *const follows[] = { ": ", N_(" FILE: "),
                                           N_(" SEAT=WHO: "), ": ",
                                           ": " };
    const Game *game = Session_game(r->s);

    if (game->view && game->view->rules) {
        const char *rules = _(game->view->rules);
        const char *clicks = strstr(rules, "\n\n");

        utter(r, "%.*s\n", clicks ? (int)(clicks - rules) : 640, rules);
    }
    /* tell the forms of moves */
    for (const char *const *f = game->model->forms; f && *f; f++)
        if ((*f)[0] == '>')
            utter(r, "%s%s\n", _("say: "), *f + 2);
    for (const Command *c = commands; c->word; c = offered(r, c + 1))
        if (c->wants != LOST
            || (Session_lost(r->s) && game->model->proves))
            utter(r, "%s%s%s\n", c->word, _(follows[c->wants]),
                  _(c->does));
    for (const Action *a = NULL; (a = View_switch(game->view, a)); )
        utter(r, ":%s: %s\n", a->does, _(a->label));
    for (const Player *p = game->hint; p && p->choose; p++)
        if (View_action(game->view, ADVICE, p->name))
            utter(r, ":hint %s: %s\n", p->name,
                  _(View_action(game->view, ADVICE, p->name)->label));
    return "";
}
static const char *unknown(const Round *r)
{
    const View *v = Session_game(r->s)->view;

    put(r, _("the commands are"));
    for (const Command *c = commands; c->word; c = offered(r, c + 1))
        if (c->wants != LOST)
            utter(r, " %s", c->word);
    for (const Action *a = NULL; (a = View_switch(v, a)); )
        utter(r, " :%s", a->does);
    put(r, "\n");
    return "";
}
static const Command *find(const Round *r, const char *word)
{
    const Command *c = commands;

    while (c->word && !Text_same(c->word, word))
        c = offered(r, c + 1);
    return c;
}
static const char *obey(Round *r, char *words)
{
    char *name = words + strcspn(words, " ");

    if (*name)
        *name++ = '\0';
    r->name = name;
    const Command *c = find(r, words);
    const Action *a = c->word ? NULL
        : View_action(Session_game(r->s)->view, SWITCH, words + 1);

    if (a)
        return tell_switch(r, a->does, a->number);
    if (!c->word)
        return unknown(r);
    if (c->wants == FILE_NAME && !*name)
        return _("a file name is missing, as in :save evening");
    if ((c->wants == ALONE || c->wants == LOST) && *name)
        return _("this command stands alone");
    return c->run ? c->run(r) : NULL;
}
static const char *move(Round *r, const char *words)
{
    const View *v = Session_game(r->s)->view;
    const char *word = NULL;
    int asks = 0;
    Line whole;

    for (const Action *a = v ? v->actions : NULL; a && a->does; a++)
        if (a->kind == ASKS && asks++ == 0)
            word = a->does;
    if (asks != 1 || *words < '0' || *words > '9')
        return Session_play(r->s, words);
    Text_say(whole, "%s %s", word, words);
    return Session_play(r->s, whole);
}
static int obeyed(Round *r)
{
    const char *trouble;
    char room[LINE + 1] = ":", *words = room + 1;

    put(r, "> ");
    if (!r->talk->read(r->talk->who, words)) {
        put(r, "\n");
        return QUIT;
    }
    if (r->talk->echo)
        utter(r, "%s\n", words);
    if (strlen(words) == LINE - 1)
        return came(r, _("this line is too long"), NOTHING);
    if (find(r, room)->word
        && !Model_form(Session_game(r->s)->model, "> ", words))
        words = room;
    trouble = words[0] == ':' ? obey(r, words)
            : words[0]        ? move(r, words) : "";
    r->name = NULL;
    return came(r, trouble, words[0] != ':' ? MOVE
                          : Text_same(words, ":quit") ? QUIT : CHANGE);
}
static void go_on(Round *r, bool moved)
{
    int before = Session_count(r->s);

    settle(r, true);
    show(r);
    moved = moved || Session_count(r->s) > before;
    if (moved && over(r) && r->talk->over)
        came(r, r->talk->over(r->talk->who, r->s), NOTHING);
}

void Play(Session **s, const Talk *talk)
{
    Round r = { .s = *s, .talk = talk };

    for (int what = CHANGE; what != QUIT; what = obeyed(&r))
        if (what != NOTHING)
            go_on(&r, what == MOVE);
    *s = r.s;
}
