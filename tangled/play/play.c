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
typedef void Teller(const void *what, Text *out);

/* owned by the caller; NULL when memory is short */
static char *whole(Teller *teller, const void *what)
{
    Text out = { 0 };

    teller(what, &out);
    out = (Text){ malloc((size_t)out.used + 1), out.used + 1, 0 };
    if (out.at) {
        out.at[0] = '\0';
        teller(what, &out);
    }
    return out.at;
}
static void pour(const Talk *talk, Teller *teller, const void *what)
{
    char *text = whole(teller, what);

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
static bool over(const Session *s)
{
    return Session_turn(s) == OVER;
}

static void tell_status(Session *s, const Talk *talk)
{
    Status status;

    Session_status(s, Session_eyes(s), &status);
    line(talk, status.text);
    if (status.note[0])
        line(talk, status.note);
}
static void show(Session **s, const Talk *talk, const char *name)
{
    const Model *m = Session_game(*s)->model;

    (void)name;
    if (m->hide && m->seats > 1) {
        Line whose;

        say(whose, _("For seat %d:"), Session_eyes(*s));
        line(talk, whose);
    }
    pour(talk, tell_board, *s);
    tell_status(*s, talk);
}

/* let the house answer */
static void tell_move(const Session *s, int k, const Talk *talk)
{
    Line words;

    say(words, "%s", Session_move(s, k));
    if (Session_game(s)->model->hide)
        words[strcspn(words, " ")] = '\0';
    talk->write(talk->who, ": ");
    line(talk, words);
}
static void settle(Session *s, const Talk *talk, bool last_word)
{
    int from = Session_count(s);
    const char *trouble = Session_settle(s);

    if (last_word || !over(s))
        for (int k = from; k < Session_count(s); k++)
            tell_move(s, k, talk);
    if (trouble) {
        talk->write(talk->who, _("the house is at a loss: "));
        line(talk, trouble);
    }
}

static void go_on(Session **s, const Talk *talk)
{
    settle(*s, talk, true);
    show(s, talk, "");
}

/* make your move */
static void say_news(const Talk *talk, const char *news)
{
    if (news)
        line(talk, news);
}
static void move(Session **s, const Talk *talk, const char *words)
{
    const char *trouble = Session_play(*s, words);

    if (trouble)
        line(talk, trouble);
    else {
        go_on(s, talk);
        if (over(*s) && talk->over)
            say_news(talk, talk->over(talk->who, *s));
    }
}

/* commands that move the finger */
static void undo(Session **s, const Talk *talk, const char *name)
{
    if (Session_undo(*s))
        show(s, talk, name);
    else
        line(talk, _("there is nothing to undo"));
}
static void redo(Session **s, const Talk *talk, const char *name)
{
    if (Session_redo(*s))
        show(s, talk, name);
    else
        line(talk, _("there is nothing to redo"));
}
static void restart(Session **s, const Talk *talk, const char *name)
{
    if (Session_rewind(*s))
        show(s, talk, name);
    else
        line(talk, _("this is the start"));
}

/* change the session */
static void change(Session **s, const Talk *talk, Session *fresh,
                   const char *trouble)
{
    if (!fresh) {
        line(talk, trouble);
        return;
    }
    Session_free(s);
    *s = fresh;
    go_on(s, talk);
}
static void anew(Session **s, const Talk *talk, const char *name)
{
    Line trouble = "";

    (void)name;
    change(s, talk, Session_new(Session_game(*s), Session_option(*s),
                                Session_seed(*s) + 1, trouble),
           trouble);
}

/* commands that ask */
static void legal(Session **s, const Talk *talk, const char *name)
{
    (void)name;
    if (over(*s))
        line(talk, _("the game is over"));
    else
        pour(talk, Session_game(*s)->model->legal, Session_state(*s));
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
static void hint(Session **s, const Talk *talk, const char *name)
{
    Think t;

    (void)name;
    if (!ask_adviser(*s, &t)) {
        line(talk, _("there is no hint to be had"));
        return;
    }
    Session_spend(*s, 0, t.move[0] != '\0');
    tell_advice(talk, &t);
}

/* solve */
static void tell_session(const void *session, Text *out)
{
    Session_save(session, out);
}

static Session *twin_of(const Session *s, Line complaint)
{
    char *text = whole(tell_session, s);
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
static void solve(Session **s, const Talk *talk, const char *name)
{
    Line complaint;
    Session *twin = twin_of(*s, complaint);
    int number = 1;

    (void)name;
    if (!twin) {
        line(talk, complaint);
        return;
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
static void speak(Session **s, const Talk *talk, const char *name)
{
    const View *view = Session_game(*s)->view;
    int seat = Session_eyes(*s);

    (void)name;
    if (view)
        speak_items(talk, view, Session_seen(*s, seat), seat);
    tell_status(*s, talk);
}

/* files */
static void save(Session **s, const Talk *talk, const char *name)
{
    char *text = whole(tell_session, *s);
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
static void load(Session **s, const Talk *talk, const char *name)
{
    Text text = { 0 };
    Session *fresh = NULL;
    const char *trouble = fetch(talk, name, &text);
    Line complaint = "";

    if (!trouble) {
        fresh = Session_load(Session_game(*s), text.at, complaint);
        trouble = complaint;
    }
    change(s, talk, fresh, trouble);
    free(text.at);
}

/* statistics */
typedef struct Asked { const Talk *talk; const Session *s; } Asked;

static void tell_stats(const void *asked, Text *out)
{
    const Asked *a = asked;

    a->talk->stats(a->talk->who, a->s, out);
}

static void stats(Session **s, const Talk *talk, const char *name)
{
    const Asked asked = { talk, *s };

    (void)name;
    if (talk->stats)
        pour(talk, tell_stats, &asked);
    else
        line(talk, _("nobody keeps records here"));
}

/* the commands */
typedef struct Command {
    const char *word;
    bool        file;           /* a name follows */
    void      (*run)(Session **s, const Talk *talk, const char *name);
    const char *does;
} Command;

static void help(Session **s, const Talk *talk, const char *name);

static const Command commands[] = {
    { ":undo",    false, undo,    N_("takes your last move back") },
    { ":redo",    false, redo,    N_("brings it back") },
    { ":legal",   false, legal,   N_("lists the moves there are") },
    { ":hint",    false, hint,    N_("asks for a move, and why") },
    { ":solve",   false, solve,   N_("plays all hints on a copy") },
    { ":show",    false, show,    N_("shows the board") },
    { ":say",     false, speak,   N_("tells the board in words") },
    { ":save",    true,  save,    N_("saves the game in a file") },
    { ":load",    true,  load,    N_("goes on with a saved game") },
    { ":stats",   false, stats,   N_("tells how you have played") },
    { ":help",    false, help,    N_("prints this") },
    { ":new",     false, anew,    N_("begins the next game") },
    { ":restart", false, restart, N_("begins this game again") },
    { ":quit",    false, NULL,    N_("stops playing") },
    { NULL, false, NULL, NULL }
};

/* help */
static void tell_forms(const Model *m, const Talk *talk)
{
    for (const char *const *f = m->forms; f && *f; f++)
        if ((*f)[0] == '>') {
            talk->write(talk->who, _("say: "));
            line(talk, *f + 2);
        }
}

static void help(Session **s, const Talk *talk, const char *name)
{
    const View *view = Session_game(*s)->view;

    (void)name;
    if (view && view->rules)
        line(talk, _(view->rules));
    tell_forms(Session_game(*s)->model, talk);
    for (const Command *c = commands; c->word; c++) {
        talk->write(talk->who, c->word);
        talk->write(talk->who, c->file ? _(" FILE: ") : ": ");
        line(talk, _(c->does));
    }
}

/* obey a command */
static void unknown(const Talk *talk)
{
    talk->write(talk->who, _("the commands are"));
    for (const Command *c = commands; c->word; c++) {
        talk->write(talk->who, " ");
        talk->write(talk->who, c->word);
    }
    line(talk, "");
}

static const Command *find(const char *word)
{
    const Command *c = commands;

    while (c->word && !same(c->word, word))
        c++;
    return c;
}
/* false: stop playing */
static bool obey(Session **s, const Talk *talk, char *words)
{
    char *name = words + strcspn(words, " ");

    if (*name)
        *name++ = '\0';
    const Command *c = find(words);
    if (!c->word)
        unknown(talk);
    else if (c->file && !*name)
        line(talk, _("a file name is missing, as in :save evening"));
    else if (!c->file && *name)
        line(talk, _("this command stands alone"));
    else if (c->run)
        c->run(s, talk, name);
    else
        return false;
    return true;
}

/* play */
void Play(Session **s, const Talk *talk)
{
    bool playing = true;
    Line words;

    go_on(s, talk);
    while (playing) {
        talk->write(talk->who, "> ");
        if (!talk->read(talk->who, words)) {
            line(talk, "");
            return;
        }
        if (talk->echo)
            line(talk, words);
        if (words[0] == ':')
            playing = obey(s, talk, words);
        else if (words[0])
            move(s, talk, words);
    }
}
