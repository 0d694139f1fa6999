/* Made from kit/web.nw by make tangle: change that, not this. */
/* web.c -- a game in a page of the web */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "table.h"
#include "tape.h"

/* a border */
#ifdef __wasm__
#define WEB(name)  __attribute__((export_name(#name)))
#define PAGE(name) __attribute__((import_module("page"), \
                                  import_name(#name)))
#else
#define WEB(name)
#define PAGE(name)
#endif
extern double page_now(void) PAGE(now);             /* ms */
extern void page_play(const double *at, int used) PAGE(play);
extern void page_shown(void) PAGE(shown);
extern void page_moved(void) PAGE(moved);
/* a new game, a line that is asked for, a menu at a thing */
extern void page_wish(int kind, const char *wish) PAGE(wish);
/* let web_work do this job elsewhere, then web_answer it; size 0:
   nobody wants the last one any more */
extern void page_think(const void *job, int size) PAGE(think);
extern const Game the_game;
static Hand  hand;
static Table table;
static Tape  tape;
static Theme theme;
static char *room, *said;

static const View *view(void) { return the_game.view; }
static double now(void *who) { (void)who; return page_now(); }
static void shown(void *who) { (void)who; page_shown(); }
static void moved(void *who, bool played)
{
    (void)who, (void)played;
    page_moved();
}
static void think(void *who, const Job *job)
{
    (void)who;
    page_think(job, job ? (int)job->size : 0);
}
static void wish(void *who, Does kind, const char *wish)
{
    const Action *a = View_action(view(), SWITCH, wish);

    if (kind == SWITCH && a) {
        Table_switch(who, a->number, !hand.ui.on[a->number]);
        page_shown();
    } else
        page_wish((int)kind, wish);
}
WEB(start) void web_start(void)
{
    static const Host host = { now, wish, moved, shown, think };

    Hand_start(&hand, &the_game, Table_wish, &table);
    Table_start(&table, &hand, &host, &table);
}
WEB(room) char *web_room(int bytes)
{
    free(room);
    return room = malloc((size_t)bytes);
}
WEB(load) const char *web_load(void)
{
    static Line why;
    Session *s = Session_read(&the_game, "", room, why);

    if (!s)
        return why;
    Table_take(&table, s);
    return "";
}
WEB(answer_line) const char *web_answer_line(void)
{
    const char *why = Table_play(&table, room);

    return why ? why : "";
}
static const char *told(Teller *tells)
{
    free(said);
    said = Text_whole(tells, table.session);
    return said ? said : "";
}
WEB(save) const char *web_save(void) { return told(Session_save); }
static void tell_anew(const void *session, Text *out)
{
    int option[OPTIONS];

    Session_anew(session, option);
    Options_write(the_game.model, option, out);
}
WEB(anew) const char *web_anew(void) { return told(tell_anew); }
static void tell_about(const void *session, Text *out)
{
    const Model *m = the_game.model;
    const Ink *own = view()->inks;

    (void)session;
    Text_tell(out, "game\t%s\t%s\t%d\t%d\n", m->name, _(view()->title),
              m->version, view()->clock);
    for (int k = 0; k < OWN || (own && own[k - OWN].name); k++)
        Text_tell(out, "ink\t#%06x\t#%06x\t#%06x\t#%06x\n",
                  Paint_color(own, k, LIGHT), Paint_color(own, k, DARK),
                  Paint_color(own, k, CONTRAST),
                  Paint_color(own, k, INVERSE));
    /* tell actions and kinds */
    for (const Action *a = view()->actions; a && a->does; a++)
        Text_tell(out, "action\t%d\t%s\t%s\t%s\n", (int)a->kind, a->does,
                  _(a->label), a->key ? a->key : "");
    for (const Preset *p = m->presets; p && p->label; p++)
        if (p->options)
            Text_tell(out, "preset\t%s\t%s\t%s\n", _(p->label), p->options,
                      p->words ? _(p->words) : "");
        else
            Text_tell(out, "preset\t%s\n", _(p->label));
}
WEB(about) const char *web_about(void) { return told(tell_about); }

/* how things stand */
static void tell_state(const void *session, Text *out)
{
    const Table *t = &table;
    char *open = Session_open(session, hand.ui.on);

    Text_tell(out, "%s\n%s\n%s\n%d\t%d\t%d\t%d\t%d\t%d\t%ld\t%s",
              t->text, t->note, hand.news, t->turn == OVER,
              (t->status.winners >> t->eyes & 1) != 0,
              Session_can_undo(session), Session_can_redo(session),
         the_game.hint && Session_person(session, t->turn), t->back,
              Session_spent(session)->ms / 100, open ? open : "");
    free(open);
}
WEB(state) const char *web_state(void) { return told(tell_state); }
static void tell_things(const void *session, Text *out)
{
    (void)session;
    for (int k = 0; k < hand.page.n; k++) {
        const Item *i = &hand.page.item[k];

        if (i->words[0])
            Text_tell(out, "%d\t%d\t%d\t%d\t%d\t%d\t%s%s\n", i->id,
                      (int)i->x, (int)i->y, (int)i->w, (int)i->h,
                      i->move[0] || i->other[0] || i->target, i->words,
                      Hand_tells(&hand, i->id));
    }
}
WEB(things) const char *web_things(void) { return told(tell_things); }

/* the hand in the page */
static bool awake(bool touched)
{
    bool covered = hand.covered;

    Hand_time(&hand, page_now());
    if (covered && touched)
        Table_uncover(&table);
    return !covered;
}
WEB(with) void web_with(int keys)
{
    hand.shift = keys & 1;
    hand.ctrl = keys & 2;
}
WEB(event) void web_event(int kind, double x, double y, int button)
{
    if (awake(kind == PRESS))
        Hand_event(&hand, (EventKind)kind, x, y, button);
}
WEB(key) bool web_key(bool down)
{
    return !awake(down) || Hand_key(&hand, room, down);
}
WEB(stay) void web_stay(void)
{
    if (awake(false))
        Hand_stay(&hand);
}
WEB(point) void web_point(int id)
{
    if (awake(false))
        Hand_point(&hand, id, true);
}
WEB(press) void web_press(int id, int button)
{
    if (awake(true))
        Hand_press(&hand, id, button);
}
/* a wheel; false: neither a table nor a game has a use for it */
WEB(wheel) bool web_wheel(double steps)
{
    return Hand_wheel(&hand, steps);
}
WEB(focus) void web_focus(bool here) { Hand_focus(&hand, here); }
WEB(holds) bool web_holds(void) { return Hand_holds(&hand); }
WEB(points) int web_points(void) { return hand.ui.hover; }
WEB(play_line) void web_play_line(void)
{
    if (awake(true))
        Table_wish(&table, PLAYS, room);
}
WEB(act) void web_act(int k)
{
    if (awake(true))
        Hand_act(&hand, &view()->actions[k]);
}
static void tell_offers(const void *session, Text *out)
{
    Line move;

    (void)session;
    for (const Action *a = NULL; (a = Hand_offer(&hand, a, move)); )
        Text_tell(out, "%d\t%s\t%s\n", hand.asked, move, _(a->label));
}
WEB(offers) const char *web_offers(void) { return told(tell_offers); }
WEB(travel) void web_travel(int way)
{
    Table_travel(&table, way < 0 ? Session_undo
                       : way > 1 ? Session_return
                       : way > 0 ? Session_redo : Session_rewind);
}
WEB(mark) void web_mark(void) { Session_mark(table.session); }
WEB(hint) void web_hint(void) { Table_hint(&table); }
WEB(solve) void web_solve(void) { Table_solve(&table); }
WEB(try)  void web_try(void)  { Table_try(&table); }
WEB(see)  void web_see(bool seen) { Table_see(&table, seen); }
WEB(next) int  web_next(void) { return (int)Table_next(&table); }
WEB(time) void web_time(void) { Table_time(&table); }
WEB(work) void web_work(void)
{
    Job_run(&the_game, (Job *)(void *)room, NULL, NULL);
}
WEB(answer) void web_answer(void)
{
    Table_answer(&table, (Job *)(void *)room);
}
static void tell_places(void)
{
    for (int k = 0; k < hand.spoils; k++) {
        const Extent *m = &hand.spoiled[k];
        double box[] = { m->x1, m->y1, m->x2, m->y2 };

        tape.listen.hear(&tape.listen,
            &(Said){ .verb = 'D', .n = 4, .number = box, .ink = -1 });
    }
}
static void repair(void)
{
    Paint *p = &tape.listen.paint;

    Tape_start(&tape, theme, page_play);
    if (hand.room)
        memcpy(hand.room->seen, (double[]){ -20, -20, hand.page.w + 20,
               hand.page.h + 20 }, sizeof hand.room->seen);
    p->save(p);
    tell_places();
    p->clip(p);
    Hand_repaint(&hand, p);
    p->restore(p);
    Tape_end(&tape);
}
WEB(paint) int web_paint(bool whole)
{
    bool moving = Hand_time(&hand, page_now());
    bool air = hand.fresh && view()->air;

    if (whole || hand.changed)
        Hand_feel(&hand, theme);
    hand.fresh = hand.changed = false;
    if (whole)
        Hand_spoil(&hand);
    if (hand.spoils)
        repair();
    return moving + 2 * air;
}
WEB(air) void web_air(double x, double y, double w, double h)
{
    Item all = { .x = x, .y = y, .w = w, .h = h };

    Tape_start(&tape, theme, page_play);
    Hand_air(&hand, &all, &tape.listen.paint);
    Tape_end(&tape);
}
WEB(stamp) void web_stamp(const Stamp *s, int which, double fine)
{
    static Tape once;

    Tape_start(&once, theme, page_play);
    once.listen.paint.fine = fine;
    s->draw(&once.listen.paint, which);
    Tape_end(&once);
}
WEB(size) double web_size(bool high)
{
    return high ? hand.page.h : hand.page.w;
}
WEB(tall) void web_tall(bool tall)
{
    hand.ui.tall = tall;
    Hand_refresh(&hand);
}
WEB(look) void web_look(int now, int motion, double pixel)
{
    theme = (Theme)now;
    hand.motion = (Motion)motion;
    hand.near = 4 * pixel;
    if (hand.room)
        hand.room->fine = 1 / pixel;
    Hand_refresh(&hand);
}

/* a living figure */
extern void the_figure(const void *state, int at, int step, Line out)
    __attribute__((weak));

WEB(figure) const char *web_figure(int at, int step)
{
    static Line out;

    Text_say(out, step < 0 ? "Next step" : "?");
    if (the_figure)
        the_figure(Session_state(table.session), at, step, out);
    return out;
}
WEB(advise) void web_advise(void)
{
    static Think think;
    bool shown = hand.ui.hint != 0;

    if (shown)
        Table_wish(&table, PLAYS, think.move);
    else if (awake(false)
             && Session_advise(table.session, NULL, &think)) {
        Hand_hint(&hand, think.move);
        Table_say(&table, think.reason, "");
    }
}
