/* Made from kit/hand.nw by make tangle: change that, not this. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "table.h"

struct TableOwn {
    /* the table's own affairs */
    const Host *host;
    void       *who;
    bool        stuck;              /* a player answered nonsense */
    bool        seen, away;         /* see Table_see, Table_leave */
    char        news[3 * LINE];
    double      old;                /* ms; they are news till then */
    double      now, until;         /* ms; a complaint stays till then */
    Job        *job;                /* who thinks, or NULL */
    int         jobs;
    bool        ready, busy;        /* the answer is there; see go_on */
    double      due;                /* not shown before, in ms */
    Session    *past;               /* who looks back has this twin */
    int         looked;             /* at so many boards */
    bool        watched;            /* this position, by a watcher, .. */
    char        verdict[3 * LINE];  /* .. who said this, .. */
    char        worth[sizeof ((Think *)0)->worth];
    bool        solving;            /* hints are followed, the next .. */
    double      step;               /* .. not before that, in ms; .. */
    int         steps;              /* .. so many were played */
    bool        helped[SWITCHES];   /* they have been on in this game */
    bool        ran;                /* the clock, since .. */
    double      since, ticked;      /* told, and ticked, up to here */
};

/* the time played */
static bool visible(const Table *t)
{
    return t->my->seen && !t->my->away && !t->hand->covered;
}
static void count_switches(Table *t)
{
    for (int i = 0; i < SWITCHES; i++)
        if (t->hand->ui.on[i] && !t->my->helped[i]
            && !(t->hand->game->view->plain >> i & 1)
            && Session_turn(t->session) != OVER) {
            Session_spend(t->session, 0, 1);
            t->my->helped[i] = true;
        }
}
static void spend(Table *t)
{
    long ms;

    t->my->now = t->my->host->now(t->my->who);
    Hand_time(t->hand, t->my->now);
    ms = t->my->ran ? (long)(t->my->now - t->my->since) : 0;
    if (t->my->ran)
        Session_spend(t->session, ms, 0);
    count_switches(t);
    Session_keep(t->session, t->hand->ui.own);
    t->my->since = t->my->ran ? t->my->since + (double)ms : t->my->now;
    t->my->ran = visible(t) && t->turn != OVER
          && Session_played(t->session);
}

/* call off */
static void call_off(Table *t)
{
    if (t->my->job && !t->my->ready)
        t->my->host->think(t->my->who, NULL);
    free(t->my->job);
    t->my->job = NULL;
    t->my->solving = false;
    Session_free(&t->my->past);
    t->my->looked = t->back = 0;
}
static void stop_watching(Table *t)
{
    if (t->my->job && t->my->job->watch) {
        call_off(t);
        t->my->watched = false;
    }
}
static void forget_verdict(Table *t)
{
    stop_watching(t);
    t->my->watched = false;
    t->my->verdict[0] = '\0';
    t->hand->ui.watch = NULL;
}

/* whose eyes? */
static void change_eyes(Table *t)
{
    int before = t->eyes;

    t->eyes = Session_eyes(t->session);
    if (before && before != t->eyes && t->turn != OVER
        && Session_person(t->session, before)
        && Session_guarded(t->session))
        Hand_cover(t->hand, true);
}

/* who has won? */
bool Table_won(const Table *t)
{
    unsigned who = 1u << t->eyes;

    for (int seat = 1; seat <= t->hand->game->model->seats; seat++)
        who |= (unsigned)Session_person(t->session, seat) << seat;
    return t->turn == OVER && (t->status.winners & who);
}

/* show how things stand */
static void say_both(Table *t, const char *text, const char *note)
{
    snprintf(t->text, sizeof t->text, "%s", text);
    snprintf(t->note, sizeof t->note, "%s", note);
}
static void say_status(Table *t)
{
    if (t->my->now >= t->my->old)
        t->my->news[0] = '\0';
    say_both(t, t->status.text, t->my->news[0] ? t->my->news
             : t->my->verdict[0] ? t->my->verdict : t->status.note);
}
void Table_news(Table *t, const char *news)
{
    snprintf(t->my->news, sizeof t->my->news, "%s", news);
    snprintf(t->note, sizeof t->note, "%s", news);
    t->my->old = t->my->host->now(t->my->who) + 8000;
    t->my->host->shown(t->my->who);
}
static void show(Table *t, Shown how)
{
    forget_verdict(t);
    t->still = false;
    t->turn = Session_turn(t->session);
    change_eyes(t);
    Session_status(t->session, t->eyes, &t->status);
    t->hand->ui.seed = Session_seed(t->session);
    if (!t->hand->covered)
        Hand_show(t->hand, Session_seen(t->session, t->eyes), t->eyes,
                  how);
    if (how == MOVED && Table_won(t))
        Hand_bow(t->hand);
    spend(t);
    say_status(t);
    /* whoever sits covered is asked to uncover */
    if (t->hand->covered) {
        snprintf(t->text, sizeof t->text,
                 _("Seat %d: press a key when you alone look."), t->eyes);
        t->note[0] = '\0';
    }
    t->my->host->shown(t->my->who);
}
static void as_sentence(const char *words, char said[3 * LINE])
{
    size_t n = strlen(words);

    snprintf(said, 3 * LINE, "%s", words);
    if (*said >= 'a' && *said <= 'z')
        *said = (char)(*said - 'a' + 'A');
    if (n > 0 && n + 1 < 3 * LINE && !strchr(".?!:", words[n - 1]))
        memcpy(said + n, ".", 2);
}
void Table_say(Table *t, const char *text, const char *note)
{
    bool end = t->turn == OVER && !t->my->away
            && !Text_same(text, t->status.text);
    char said[3 * LINE];
    size_t used;

    as_sentence(text, said);
    used = strlen(said);
    if (end && *note)
        snprintf(said + used, sizeof said - used, " %s", note);
    say_both(t, end ? t->status.text : said, end ? said : note);
    t->my->until = t->my->now + 3000;
    t->my->host->shown(t->my->who);
}
void Table_uncover(Table *t)
{
    if (!t->hand->covered)
        return;
    Hand_cover(t->hand, false);
    show(t, PLACED);
}

/* a move was played */
static void moved(Table *t)
{
    t->turn = Session_turn(t->session);
    t->my->host->moved(t->my->who, true);
    show(t, MOVED);
}

/* say what is advised, and why */
static bool begins(const Hand *h, const Action *a, const char *move)
{
    const Item *lit = Page_find(&h->page, h->ui.hint);
    Line click = "";

    if (lit)
        Item_says(lit, false, click);
    return a->kind == PLAYS ? Text_same(a->does, move)
         : Action_moves(a) && !h->ui.goal && !Text_same(click, move)
           && Half_rest(a->does, move);
}
static void name_it(const Hand *h, int id, const char *form, Text *out)
{
    const Item *i = Page_find(&h->page, id);
    Words name = "";

    if (i) {
        memcpy(name, i->words, strcspn(i->words, ":"));
        Text_tell(out, form, name);
    }
}
static void name_move(const Hand *h, const char *move, Text *out)
{
    const Action *a = h->game->view->actions;

    while (a && a->does && !begins(h, a, move))
        a++;
    if (a && a->does)
        Text_tell(out, "%s", _(a->label));
    if (!a || !a->does || a->kind != PLAYS) {
        name_it(h, h->ui.hint, out->used ? ", %s" : "%s", out);
        name_it(h, h->ui.goal, _(", to %s"), out);
    }
    if (!out->used)
        Text_tell(out, "%s", move);
}
static void advise(Table *t, const Think *think)
{
    char said[4 * LINE];
    Text out = { said, sizeof said, 0 };

    name_move(t->hand, think->move, &out);
    Text_tell(&out, "%s%s", out.used && *think->reason ? ": " : "",
              out.used || *think->reason ? think->reason
              : _("there is no hint for this"));
    Table_say(t, said, !Hand_lit(t->hand) ? "" : t->my->solving
              ? _("Any key stops.") : _("Enter plays it."));
}

/* turns and wishes */
static int pause_before(const Table *t, int seat)
{
    const View *v = t->hand->game->view;

    return v->wait ? v->wait(Session_seen(t->session, t->eyes), seat)
                   : v->pace;
}
static bool set_to_work(Table *t, const Session *on, const Player *who,
                        bool hint)
{
    t->my->job = Session_job(on, who, hint);
    if (!t->my->job)
        return false;
    t->my->job->number = ++t->my->jobs;
    t->my->ready = t->my->job->player < 0;
    t->my->due = t->my->now + (hint || who ? 0
                       : pause_before(t, Session_turn(on)));
    if (t->my->ready)
        t->my->host->shown(t->my->who);
    else
        t->my->host->think(t->my->who, t->my->job);
    return t->my->job;
}
static void look_back(Table *t)
{
    Line why;

    if (t->my->looked == 0 && Session_lost(t->session)
        && t->hand->game->model->proves)
        t->my->past = Session_twin(t->session, why);
    while (t->my->past && !t->my->job)
        if (t->my->looked++ == LOOK_BACK || !Session_undo(t->my->past)
            || !set_to_work(t, t->my->past, NULL, true))
            Session_free(&t->my->past);
}
static void judge(Table *t, const Think *think)
{
    Hand then;

    if (think->proved <= 0)
        return;
    t->back = t->my->looked;
    if (Hand_still(&then, t->my->past, NULL)) {
        Hand_hint(&then, think->move);
        t->hand->ui.hint = then.ui.hint;
    }
    Hand_end(&then);
    Hand_refresh(t->hand);
    Session_free(&t->my->past);
    t->my->host->shown(t->my->who);
}
static void watch(Table *t)
{
    const Game *g = t->hand->game;
    const Action *a;

    for (const Player *p = g->players;
         !t->my->watched && p && p->choose;
         p++) {
        a = p->seat <= WATCHES ? View_action(g->view, SWITCH, p->name)
                             : NULL;
        if (a && t->hand->ui.on[a->number] && !t->my->job)
            t->my->watched = set_to_work(t, t->session, p, false);
    }
}
static void hear_verdict(Table *t, const Think *think)
{
    Session_plan(t->session, think);
    as_sentence(think->reason, t->my->verdict);
    memcpy(t->my->worth, think->worth, sizeof t->my->worth);
    t->hand->ui.watch = t->my->worth;
    Hand_refresh(t->hand);
    if (!t->hand->ui.hint && !t->hand->half[0]
        && t->my->now >= t->my->until)
        say_status(t);
    t->my->host->shown(t->my->who);
}
enum { STEP = 1000 };               /* ms: so long a lamp is seen */

static double lamp(const Table *t, const Think *hint)
{
    return hint->plan[0] ? STEP * 8. / (8 + t->my->steps) : STEP;
}

static void deliver(Table *t)
{
    Job *job = t->my->job;
    const char *trouble;

    t->my->job = NULL;
    if (t->my->past)
        judge(t, &job->think);
    else if (job->watch)
        hear_verdict(t, &job->think);
    else if (t->my->solving && t->hand->touched)
        t->my->solving = false;
    else if (job->hint) {
        Session_spend(t->session, 0, 1);
        Session_plan(t->session, &job->think);
        Hand_hint(t->hand, job->think.move);
        t->my->solving = t->my->solving && Hand_lit(t->hand);
        t->my->step = t->my->now + lamp(t, &job->think);
        advise(t, &job->think);
    } else {
        spend(t);
        trouble = Session_answer(t->session, job->think.move);
        t->my->stuck = trouble != NULL;
        if (trouble)
            Table_say(t, trouble, "");
        else
            moved(t);
    }
    free(job);
}
static bool solves(const Table *t)
{
    return t->my->solving && !t->hand->touched && visible(t);
}
static bool ask_on(Table *t)
{
    t->my->solving = t->my->solving && !t->hand->touched;
    if (solves(t) && !Hand_lit(t->hand))
        t->my->solving = set_to_work(t, t->session, NULL, true);
    return t->my->solving;
}
static void go_on(Table *t)
{
    bool more = !t->my->busy;

    while (more) {
        t->my->busy = true;
        if (!t->my->job && !t->my->stuck && !t->my->away
            && !set_to_work(t, t->session, NULL, false)
            && !ask_on(t)) {
            look_back(t);
            watch(t);
        }
        more = t->my->job && t->my->ready && t->my->now >= t->my->due;
        if (more)
            deliver(t);
        t->my->busy = false;
    }
}
void Table_answer(Table *t, const Job *job)
{
    if (!t->my->job || t->my->job->number != job->number)
        return;
    t->my->job->think = job->think;
    t->my->ready = true;
    spend(t);
    go_on(t);
}
static void hurry(Table *t)
{
    while (t->my->job && t->my->ready) {
        t->my->due = t->my->now;
        go_on(t);
    }
}
const char *Table_play(Table *t, const char *move)
{
    const char *complaint;

    if (t->my->job && t->my->job->hint && !t->my->past)
        call_off(t);
    hurry(t);
    complaint = Session_play(t->session, move);
    if (!complaint) {
        moved(t);
        go_on(t);
    } else if (t->turn != OVER) {
        t->refused++;
        Table_say(t, complaint, "");
    }
    return complaint;
}
static void ask_where(Table *t, Does kind, const char *half)
{
    const Action *a = View_action(t->hand->game->view, kind, half);
    char said[3 * LINE];

    snprintf(said, sizeof said, _("%s: press where, or Escape."),
             a ? _(a->label) : half);
    Hand_half(t->hand, half);
    Table_say(t, said, "");
}
static void consult(Table *t, const char *name, bool follow)
{
    spend(t);
    stop_watching(t);
    t->hand->touched = false;
    t->my->solving = follow;
    t->my->step = t->my->now + STEP;
    t->my->steps = 0;
    if (!t->my->job && name)
        set_to_work(t, t->session, Session_adviser(t->session, name),
                    true);
    go_on(t);
}
static bool is_key(Hand *h, const char *does)
{
    const View *v = h->game->view;
    const Action *a = View_action(v, ASKS, does);
    Event e = { .kind = KEY };
    Line move = "";

    if (!a || !a->key || !v->input)
        return false;
    snprintf(e.key, sizeof e.key, "%s", a->key);
    return v->input(h->state, &h->ui, &e, move);
}
void Table_wish(void *table, Does kind, const char *wish)
{
    Table *t = table;

    spend(t);
    if (t->my->away)
        t->my->host->wish(t->my->who, NEVER_MIND, "");
    else if (kind == PLAYS)
        Table_play(t, wish);
    else if (kind == ADVICE)
        consult(t, wish, View_action(t->hand->game->view, kind,
                                     wish)->number);
    else if (kind == BEGINS || kind == BRUSH)
        ask_where(t, kind, wish);
    else if (kind == WHY_NOT)
        Table_say(t, wish, "");
    else if (kind == ASKS && is_key(t->hand, wish))
        Hand_refresh(t->hand);
    else if (kind != NEVER_MIND)
        t->my->host->wish(t->my->who, kind, wish);
    else {
        hurry(t);
        say_status(t);
        t->my->host->shown(t->my->who);
    }
}
static bool stop_solving(Table *t)
{
    bool on = t->my->solving && !t->hand->touched;

    t->my->solving = false;
    if (on) {
        Hand_hint(t->hand, "");
        Table_wish(t, NEVER_MIND, "");
    }
    return on;
}
void Table_hint(Table *t)
{
    if (stop_solving(t))
        return;
    if (Hand_lit(t->hand))
        Hand_follow(t->hand);
    else
        consult(t, "", false);
}
void Table_solve(Table *t)
{
    if (!stop_solving(t))
        consult(t, NULL, true);
}
static void step(Table *t)
{
    int before = Session_count(t->session);

    if (!solves(t) || !Hand_lit(t->hand) || t->my->now < t->my->step)
        return;
    Hand_follow(t->hand);
    t->my->steps++;
    t->my->solving = Session_count(t->session) > before;
    go_on(t);
}
void Table_travel(Table *t, bool (*way)(Session *s))
{
    call_off(t);
    spend(t);
    t->my->stuck = false;
    if (!way || way(t->session))
        t->my->host->moved(t->my->who, false);
    show(t, MOVED);
    go_on(t);
}
void Table_try(Table *t)
{
    int back = t->back;

    if (back == 0)
        return;
    while (back-- > 1)
        Session_undo(t->session);
    Table_travel(t, Session_undo);
    Table_say(t, t->status.text, _("This can be won. How?"));
}
const char *Table_sit(Table *t, int option, int value)
{
    const char *trouble = Session_sit(t->session, option, value);

    if (!trouble)
        Table_travel(t, NULL);
    return trouble;
}
void Table_take(Table *t, Session *s)
{
    call_off(t);
    Session_free(&t->session);
    t->session = s;
    t->my->stuck = t->my->ran = false;
    memset(t->my->helped, 0, sizeof t->my->helped);
    memcpy(t->hand->ui.own, Session_own(s), sizeof t->hand->ui.own);
    t->eyes = 0;
    if (t->hand->covered)
        Hand_cover(t->hand, false);
    show(t, PLACED);
    go_on(t);
}
void Table_leave(Table *t, bool away)
{
    call_off(t);
    t->my->away = away;
    spend(t);
    if (away)
        return;
    show(t, PLACED);
    go_on(t);
}

/* ticks */
static bool may_tick(const Table *t)
{
    return t->hand->game->model->tick > 0 && visible(t) && !t->still
        && (!t->my->job || t->my->job->watch)
        && Session_person(t->session, t->turn);
}
static void show_tick(Table *t)
{
    const Hand *h = t->hand;

    Session_status(t->session, t->eyes, &t->status);
    Hand_show(t->hand, Session_seen(t->session, t->eyes), t->eyes,
              TICKED);
    if (!h->ui.hint && !h->half[0] && t->my->now >= t->my->until)
        say_status(t);
    t->my->host->shown(t->my->who);
}
static void tick(Table *t)
{
    int pace = t->hand->game->model->tick, turn = t->turn, due;
    bool any = false;

    if (!may_tick(t)) {
        t->my->ticked = t->my->now;
        return;
    }
    due = (int)((t->my->now - t->my->ticked) / pace);
    t->my->ticked += (double)due * pace;
    if (due > 1 + 1000 / pace)
        due = 1 + 1000 / pace;
    while (due-- > 0 && t->turn == turn && !t->still) {
        t->still = Session_tick(t->session) != NULL;
        any |= !t->still;
        t->turn = Session_turn(t->session);
    }
    if (any && t->turn != turn)
        moved(t);
    else if (any)
        show_tick(t);
}

/* time goes on */
void Table_see(Table *t, bool seen)
{
    t->my->seen = seen;
    if (!seen && t->my->job && t->my->job->hint && !t->my->past)
        call_off(t);
    if (!seen)
        stop_watching(t);
    if (t->session)
        spend(t);
}
static void sooner(long *next, double ms)
{
    long wait = ms < 1 ? 1 : (long)ceil(ms);

    if (*next < 0 || wait < *next)
        *next = wait;
}
long Table_next(const Table *t)
{
    const Game *game = t->hand->game;
    long next = -1;

    if (t->my->ran && game->view->clock)
        sooner(&next, (double)(1000 -
            Session_spent(t->session)->ms % 1000));
    if (may_tick(t))
        sooner(&next, t->my->ticked + game->model->tick - t->my->now);
    if (solves(t) && Hand_lit(t->hand))
        sooner(&next, t->my->step - t->my->now);
    if (t->my->job && t->my->ready)
        sooner(&next, t->my->due - t->my->now);
    return next;
}
void Table_time(Table *t)
{
    spend(t);
    tick(t);
    step(t);
    go_on(t);
}
void Table_switch(Table *t, int k, bool on)
{
    const char *const *tells = t->hand->game->view->tells;
    const char *words = tells ? tells[k] : NULL;
    bool heard = t->my->verdict[0] && !t->hand->ui.hint;

    forget_verdict(t);
    t->hand->ui.on[k] = on;
    Hand_refresh(t->hand);
    Table_time(t);
    if (!words && !heard)
        return;
    say_status(t);
    if (words && on)
        Table_say(t, _(words), "");
    t->my->host->shown(t->my->who);
}
bool Table_start(Table *t, Hand *hand, const Host *host, void *who)
{
    *t = (Table){ .hand = hand, .my = calloc(1, sizeof *t->my) };
    if (!t->my)
        return false;
    t->my->host = host;
    t->my->who = who;
    return true;
}
void Table_end(Table *t)
{
    if (!t->my)
        return;
    call_off(t);
    Session_free(&t->session);
    free(t->my);
    t->my = NULL;
}
