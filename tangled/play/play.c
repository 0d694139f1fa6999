/* Made from kit/play.nw by make tangle: change that, not this. */
/* play.c -- a game in a terminal, or wherever lines go in and out */
#include <stdlib.h>
#include <string.h>
#include "play.h"

enum { MOST_STEPS = 10000 };        /* of a solution */

/* say it */
static void line(const Talk *talk, const char *text)
{
    talk->write(talk->who, text);
    talk->write(talk->who, "\n");
}
static void pour(const Talk *talk, Teller *teller, const void *what)
{
    char *text = Text_whole(teller, what);

    talk->write(talk->who,
                text ? text : _("there is no memory left for this\n"));
    free(text);
}

/* show where we are */
static void tell_board(const void *session, Text *out)
{
    const Session *s = session;
    int seat = Session_eyes(s);

    Session_game(s)->model->show(Session_seen(s, seat), seat, out);
}
static void tell_status(const Session *s, const Talk *talk)
{
    Status status;

    Session_status(s, Session_eyes(s), &status);
    line(talk, status.text);
    if (status.note[0])
        line(talk, status.note);
}
static void cover(const Session *s, const Talk *talk)
{
    Line words;

    if (talk->sweep)
        talk->sweep(talk->who);
    say(words, _("Seat %d, press Enter when nobody else looks."),
        Session_eyes(s));
    line(talk, words);
    talk->write(talk->who, "> ");
    if (talk->read(talk->who, words) && talk->echo)
        line(talk, words);
}
static void show(const Session *s, const Talk *talk, int *eyes)
{
    Line whose;

    if (Session_guarded(s)) {
        if (*eyes && *eyes != Session_eyes(s))
            cover(s, talk);
        say(whose, _("For seat %d:"), Session_eyes(s));
        line(talk, whose);
    }
    *eyes = Session_eyes(s);
    pour(talk, tell_board, s);
    tell_status(s, talk);
}
static bool over(const Session *s)
{
    return Session_turn(s) == OVER;
}

/* let the house answer */
static void tell_move(const Session *s, int seat, bool hidden,
                      const Talk *talk)
{
    Line words, who = "";

    say(words, "%s", Session_move(s, Session_count(s) - 1));
    if (seat == HOUSE ? Session_game(s)->model->hide != NULL
                      : hidden || Session_hidden(s, Session_eyes(s)))
        words[strcspn(words, " ")] = '\0';
    if (seat > HOUSE)
        say(who, _("seat %d"), seat);
    talk->write(talk->who, who);
    talk->write(talk->who, ": ");
    line(talk, words);
}
static void settle(Session *s, const Talk *talk, bool last_word)
{
    const char *trouble;
    bool hidden = Session_hidden(s, Session_eyes(s));

    for (int seat = Session_turn(s); Session_step(s, &trouble);
         seat = Session_turn(s)) {
        if (last_word || !over(s))
            tell_move(s, seat, hidden, talk);
        hidden = Session_hidden(s, Session_eyes(s));
    }
    if (trouble) {
        talk->write(talk->who, _("the house is at a loss: "));
        line(talk, trouble);
    }
}

/* make your move */
enum { NOTHING, CHANGE, MOVE, QUIT };

static int move(Session *s, const Talk *talk, const char *words)
{
    const char *trouble = Session_play(s, words);

    if (trouble)
        line(talk, trouble);
    return trouble ? NOTHING : MOVE;
}

/* commands that move the finger */
static int came(const Talk *talk, bool changed, const char *trouble)
{
    if (!changed)
        line(talk, trouble);
    return changed ? CHANGE : NOTHING;
}
static int undo(Session **s, const Talk *talk, const char *name)
{
    (void)name;
    return came(talk, Session_undo(*s), _("there is nothing to undo"));
}
static int redo(Session **s, const Talk *talk, const char *name)
{
    (void)name;
    return came(talk, Session_redo(*s), _("there is nothing to redo"));
}
static int restart(Session **s, const Talk *talk, const char *name)
{
    (void)name;
    return came(talk, Session_rewind(*s), _("this is the start"));
}

static int look(Session **s, const Talk *talk, const char *name)
{
    (void)s, (void)talk, (void)name;
    return CHANGE;
}

/* change the session */
static int change(Session **s, const Talk *talk, Session *fresh,
                  const char *trouble)
{
    if (fresh) {
        Session_free(s);
        *s = fresh;
    }
    return came(talk, fresh, trouble);
}
static int anew(Session **s, const Talk *talk, const char *name)
{
    Line trouble = "";

    (void)name;
    return change(s, talk, Session_new(Session_game(*s),
                  Session_now(*s), Session_seed(*s) + 1, trouble),
                  trouble);
}

/* commands that ask */
static int legal(Session **s, const Talk *talk, const char *name)
{
    (void)name;
    if (over(*s))
        line(talk, _("the game is over"));
    else
        pour(talk, Session_game(*s)->model->legal, Session_state(*s));
    return NOTHING;
}
static bool ask_adviser(const Session *s, Think *t)
{
    const Player *who;

    if (!Session_hint(s, t, &who))
        return false;
    who->choose(t);
    Think_done(t);
    return t->move[0] || t->reason[0];
}
static void tell_advice(const Talk *talk, const Think *t)
{
    talk->write(talk->who, t->move);
    if (t->move[0] && t->reason[0])
        talk->write(talk->who, ": ");
    line(talk, t->reason);
}
static int hint(Session **s, const Talk *talk, const char *name)
{
    Think t;

    (void)name;
    if (!ask_adviser(*s, &t)) {
        line(talk, _("there is no hint to be had"));
        return NOTHING;
    }
    Session_spend(*s, 0, t.move[0] != '\0');
    tell_advice(talk, &t);
    return NOTHING;
}

/* solve */
static void tell_session(const void *session, Text *out)
{
    Session_save(session, out);
}

static Session *twin_of(const Session *s, Line complaint)
{
    char *text = Text_whole(tell_session, s);
    Session *twin = NULL;

    say(complaint, "%s", _("there is no memory left for this"));
    if (text)
        twin = Session_load(Session_game(s), text, complaint);
    free(text);
    return twin;
}
/* false: nothing was advised, or what was advised cannot be done */
static bool follow(Session *s, const Talk *talk, int number)
{
    Think t;
    Line count;
    const char *trouble;

    if (!ask_adviser(s, &t))
        return false;
    say(count, "%d. ", number);
    talk->write(talk->who, t.move[0] ? count : "");
    tell_advice(talk, &t);
    if (!t.move[0])
        return false;
    trouble = Session_play(s, t.move);
    if (trouble)
        line(talk, trouble);
    else
        settle(s, talk, false);
    return !trouble;
}
static int solve(Session **s, const Talk *talk, const char *name)
{
    Line complaint;
    Session *twin = twin_of(*s, complaint);
    int number = 1;

    (void)name;
    if (!twin) {
        line(talk, complaint);
        return NOTHING;
    }
    while (number <= MOST_STEPS && follow(twin, talk, number))
        number++;
    if (over(twin))
        tell_status(twin, talk);
    else
        line(talk, number > MOST_STEPS
                   ? _("10,000 steps, and no end: that is enough")
                   : _("no hint is left"));
    Session_free(&twin);
    return NOTHING;
}

/* speak */
static void speak_items(const Talk *talk, const View *view,
                        const void *state, int seat)
{
    Ui ui = { .seat = seat, .scratch = calloc(1, view->scratch + 1) };
    Page page = { 0 };

    if (!ui.scratch)
        return;
    view->layout(state, &ui, &page);
    page.item = calloc((size_t)page.n + 1, sizeof *page.item);
    page.room = page.item ? page.n : 0;
    page.n = 0;
    view->layout(state, &ui, &page);
    for (int k = 0; k < page.room; k++)
        if (page.item[k].words[0])
            line(talk, page.item[k].words);
    free(page.item);
    free(ui.scratch);
}
static int speak(Session **s, const Talk *talk, const char *name)
{
    const View *view = Session_game(*s)->view;
    int seat = Session_eyes(*s);

    (void)name;
    if (view)
        speak_items(talk, view, Session_seen(*s, seat), seat);
    tell_status(*s, talk);
    return NOTHING;
}

/* files */
static int save(Session **s, const Talk *talk, const char *name)
{
    char *text = Text_whole(tell_session, *s);
    const char *trouble = _("files are not to be had here");

    if (!text)
        trouble = _("there is no memory left for this");
    else if (talk->file) {
        int length = (int)strlen(text);
        Text out = { text, length + 1, length };

        trouble = talk->file(talk->who, name, true, &out);
    }
    line(talk, trouble ? trouble : _("saved"));
    free(text);
    return NOTHING;
}
static const char *fetch(const Talk *talk, const char *name, Text *text)
{
    const char *trouble = _("files are not to be had here");

    if (talk->file)
        trouble = talk->file(talk->who, name, false, text);
    if (trouble)
        return trouble;
    *text = (Text){ calloc((size_t)text->used + 1, 1),
                    text->used + 1, 0 };
    return text->at ? talk->file(talk->who, name, false, text)
                    : _("there is no memory left for this");
}
static int load(Session **s, const Talk *talk, const char *name)
{
    Text text = { 0 };
    Session *fresh = NULL;
    const char *trouble = fetch(talk, name, &text);
    Line complaint = "";
    int what;

    if (!trouble) {
        fresh = Session_load(Session_game(*s), text.at, complaint);
        trouble = complaint;
    }
    what = change(s, talk, fresh, trouble);
    free(text.at);
    return what;
}

/* statistics */
typedef struct Asked { const Talk *talk; const Session *s; } Asked;

static void tell_stats(const void *asked, Text *out)
{
    const Asked *a = asked;

    a->talk->stats(a->talk->who, a->s, out);
}

static int stats(Session **s, const Talk *talk, const char *name)
{
    const Asked asked = { talk, *s };

    (void)name;
    if (talk->stats)
        pour(talk, tell_stats, &asked);
    else
        line(talk, _("nobody keeps records here"));
    return NOTHING;
}

/* seats */
static int seats(Session **s, const Talk *talk, const char *words)
{
    Line said;

    if (*words && Session_place(*s, words, said))
        return CHANGE;
    if (*words)
        line(talk, said);
    for (int seat = 1; !*words && seat <= Session_seats(*s); seat++) {
        const Player *who = Session_player(*s, seat);

        say(said, _("seat %d: %s"), seat,
            who ? _(who->label) : _("a person"));
        line(talk, said);
    }
    return NOTHING;
}
static bool has_seats(const Session *s)
{
    const Option *o = Session_game(s)->model->options;

    while (o && o->key && (o->seat == 0 || o->seat == HOW_MANY))
        o++;
    return o && o->key;
}

/* the commands */
enum Wants { ALONE, FILE_NAME, WHO };
typedef struct Command {
    const char *word;
    enum Wants  wants;          /* what follows; WHO may be missing */
    int       (*run)(Session **s, const Talk *talk, const char *name);
    const char *does;
} Command;

static int help(Session **s, const Talk *talk, const char *name);

static const Command commands[] = {
    { ":undo",    ALONE, undo,    N_("takes your last move back") },
    { ":redo",    ALONE, redo,    N_("brings it back") },
    { ":legal",   ALONE, legal,   N_("lists the moves there are") },
    { ":hint",    ALONE, hint,    N_("asks for a move, and why") },
    { ":solve",   ALONE, solve,   N_("plays all hints on a copy") },
    { ":show",    ALONE, look,    N_("shows the board") },
    { ":say",     ALONE, speak,   N_("tells the board in words") },
    { ":save",    FILE_NAME, save, N_("saves the game in a file") },
    { ":load",    FILE_NAME, load, N_("goes on with a saved game") },
    { ":stats",   ALONE, stats,   N_("tells how you have played") },
    { ":help",    ALONE, help,    N_("prints this") },
    { ":new",     ALONE, anew,    N_("begins the next game") },
    { ":restart", ALONE, restart, N_("begins this game again") },
    { ":seats",   WHO,   seats,   N_("tells or changes who plays") },
    { ":quit",    ALONE, NULL,    N_("stops playing") },
    { NULL, ALONE, NULL, NULL }
};
static const Command *offered(const Session *s, const Command *c)
{
    while (c->wants == WHO && !has_seats(s))
        c++;
    return c;
}

/* help */
static void tell_forms(const Model *m, const Talk *talk)
{
    for (const char *const *f = m->forms; f && *f; f++)
        if ((*f)[0] == '>') {
            talk->write(talk->who, _("say: "));
            line(talk, *f + 2);
        }
}
static int help(Session **s, const Talk *talk, const char *name)
{
    static const char *const follows[] = { ": ", " FILE: ",
                                           " SEAT=WHO: " };
    const View *view = Session_game(*s)->view;

    (void)name;
    if (view && view->rules)
        line(talk, _(view->rules));
    tell_forms(Session_game(*s)->model, talk);
    for (const Command *c = commands; c->word; c = offered(*s, c + 1)) {
        talk->write(talk->who, c->word);
        talk->write(talk->who, follows[c->wants]);
        line(talk, _(c->does));
    }
    return NOTHING;
}

/* obey a command */
static int unknown(const Session *s, const Talk *talk)
{
    talk->write(talk->who, _("the commands are"));
    for (const Command *c = commands; c->word; c = offered(s, c + 1)) {
        talk->write(talk->who, " ");
        talk->write(talk->who, c->word);
    }
    line(talk, "");
    return NOTHING;
}

static const Command *find(const Session *s, const char *word)
{
    const Command *c = commands;

    while (c->word && !same(c->word, word))
        c = offered(s, c + 1);
    return c;
}
static int obey(Session **s, const Talk *talk, char *words)
{
    char *name = words + strcspn(words, " ");

    if (*name)
        *name++ = '\0';
    const Command *c = find(*s, words);
    if (!c->word)
        return unknown(*s, talk);
    if (c->wants == FILE_NAME && !*name)
        line(talk, _("a file name is missing, as in :save evening"));
    else if (c->wants == ALONE && *name)
        line(talk, _("this command stands alone"));
    else
        return c->run ? c->run(s, talk, name) : QUIT;
    return NOTHING;
}

/* play */
static int obeyed(Session **s, const Talk *talk)
{
    Line words;

    talk->write(talk->who, "> ");
    if (!talk->read(talk->who, words)) {
        line(talk, "");
        return QUIT;
    }
    if (talk->echo)
        line(talk, words);
    return words[0] == ':' ? obey(s, talk, words)
         : words[0]        ? move(*s, talk, words) : NOTHING;
}
static void go_on(Session *s, const Talk *talk, int *eyes, bool moved)
{
    const char *news = NULL;
    int before = Session_count(s);

    settle(s, talk, true);
    show(s, talk, eyes);
    moved = moved || Session_count(s) > before;
    if (moved && over(s) && talk->over)
        news = talk->over(talk->who, s);
    if (news)
        line(talk, news);
}

void Play(Session **s, const Talk *talk)
{
    int eyes = 0;

    for (int what = CHANGE; what != QUIT; what = obeyed(s, talk))
        if (what != NOTHING)
            go_on(*s, talk, &eyes, what == MOVE);
}
