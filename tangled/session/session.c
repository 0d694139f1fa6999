/* Made from kit/session.nw by make tangle: change that, not this. */
/* session.c -- the history of one game: options, seed and moves */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include "session.h"

enum { LONGEST = 1000000 };     /* moves in a game */
enum { LUCK = 1000000007 };     /* the players' streams begin here */
enum { STRETCH = 100 };         /* from a stone to the finger */

/* options read and written */
static const Option *table(const Model *m)
{
    static const Option none = { 0 };

    return m->options ? m->options : &none;
}
void Options_usual(const Model *m, int option[OPTIONS])
{
    const Option *o = table(m);

    memset(option, 0, OPTIONS * sizeof option[0]);
    for (int k = 0; k < OPTIONS && o[k].key; k++)
        option[k] = o[k].usual;
}
static bool fits(const Option *o, int value)
{
    int step = o->step > 1 ? o->step : 1;

    return o->least <= value && value <= o->most
        && (value - o->least) % step == 0;
}
bool Option_read(const Option *o, const char *text, int *value)
{
    uint64_t number = 0;

    for (int v = o->least; o->words && v <= o->most; v++)
        if (Text_same(text, o->words[v - o->least]))
            return *value = v, true;
    if (o->words || !Text_number(text, &number) || number > INT_MAX
        || !fits(o, (int)number))
        return false;
    *value = (int)number;
    return true;
}
static void refuse_value(const Option *o, const char *text, Text *out)
{
    if (o->words) {
        Text_tell(out, _("%s is "), o->key);
        for (int v = o->least; v <= o->most; v++)
            Text_tell(out, "%s%s", o->words[v - o->least],
                      v < o->most - 1 ? ", " :
                      v < o->most     ? _(" or ") : "");
    } else if (o->step > 1)
        Text_tell(out, _("%s goes from %d to %d in steps of %d"),
                  o->key, o->least, o->most, o->step);
    else
        Text_tell(out, _("%s goes from %d to %d"),
                  o->key, o->least, o->most);
    Text_tell(out, text[0] ? _(", not %s") : _("; which is it?%s"),
              text);
}
static void refuse_key(const Model *m, const char *word, Text *out)
{
    const Option *o = table(m);

    if (!o[0].key) {
        Text_tell(out, _("this game has no options, so not %s"), word);
        return;
    }
    Text_tell(out, _("the options are "));
    for (int k = 0; k < OPTIONS && o[k].key; k++)
        Text_tell(out, "%s%s", k ? ", " : "", o[k].key);
    Text_tell(out, _(", not %s"), word);
}
static bool read_option(const Model *m, const char *word,
                        int option[OPTIONS], Line complaint)
{
    Text out = { complaint, LINE, 0 };
    const Option *o = table(m);
    size_t key = strcspn(word, "=");
    int k = 0;

    while (k < OPTIONS && o[k].key && (strlen(o[k].key) != key
                           || strncmp(o[k].key, word, key) != 0))
        k++;
    if (k == OPTIONS || !o[k].key) {
        refuse_key(m, word, &out);
        return false;
    }
    word += key + (word[key] == '=');
    if (Option_read(&o[k], word, &option[k]))
        return true;
    refuse_value(&o[k], word, &out);
    return false;
}
static int take_word(const char *text, Line word)
{
    int length = (int)strcspn(text, " ");

    Text_say(word, "%.*s", length, text);
    for (char *c = word; *c; c++)
        if (*c < ' ' || *c > '~')
            *c = '?';
    return length;
}
bool Options_read(const Model *m, const char *text,
                  int option[OPTIONS], Line complaint)
{
    int fresh[OPTIONS];

    memcpy(fresh, option, sizeof fresh);
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        Line word;

        text += take_word(text, word);
        if (!read_option(m, word, fresh, complaint))
            return false;
    }
    memcpy(option, fresh, sizeof fresh);
    return true;
}
static void write_option(const Option *o, int value, Text *out)
{
    Text_tell(out, "%s=", o->key);
    if (o->words)
        Text_tell(out, "%s", o->words[value - o->least]);
    else
        Text_tell(out, "%d", value);
}

void Options_write(const Model *m, const int option[OPTIONS], Text *out)
{
    const Option *o = table(m);

    for (int k = 0; k < OPTIONS && o[k].key; k++) {
        Text_tell(out, k ? " " : "");
        write_option(&o[k], option[k], out);
    }
}

/* the session */
struct Session {
    const Game *game;
    int         option[OPTIONS];
    uint64_t    seed;
    /* who sits where */
    int         now[OPTIONS];       /* as option, with the seats of now */
    int         seated[OPTIONS];    /* .. as the list has them, to here */
    int         changes;            /* lines of the list about that */
    int         last;               /* seat of the last person's move */
    void       *state;          /* after count moves */
    void       *seen;           /* room for what one seat may see of it;
                                   NULL where nothing is secret */
    Spent       spent;
    unsigned char own[sizeof ((Ui *)0)->own];
    int         count, total;   /* moves made; and those undone, too */
    int         mark;           /* so many were, at the bookmark */
    char       *words;          /* ">block 3 4", zero, ":cat 4 5", .. */
    int        *begin;          /* of each line in words; begin[total]
                                   is where the next one goes */
    int         letters, lines; /* for so many there is room */
    char        trouble[3 * LINE];      /* and where it is */
    char        plan[PLAN];     /* an adviser's, .. */
    int         planned;        /* .. after so many moves */
    /* a board kept for Undo */
    void       *stone;          /* a state, or NULL .. */
    int         stone_at, stone_last;   /* .. after so many lines, or 0 */
};

/* the list of moves */
static void *grown(void *at, size_t each, int need, int *room)
{
    if (need <= *room)
        return at;
    void *more = realloc(at, each * 2 * (size_t)need);
    if (more)
        *room = 2 * need;
    return more;
}
static bool make_room(Session *s, int lines)
{
    int *begin = grown(s->begin, sizeof *begin, s->count + 1 + lines,
                       &s->lines);
    if (!begin)
        return false;
    s->begin = begin;
    begin[0] = 0;

    char *words = grown(s->words, 1,
                        begin[s->count] + lines * (LINE + 1),
                        &s->letters);
    if (words)
        s->words = words;
    return words;
}
static const char *begin(Session *s)
{
    const Model *m = s->game->model;

    s->count = s->last = 0;
    memset(s->state, 0, m->size);
    return m->start(s->state, s->option, s->seed);
}
static const char *prepare(Session *s)
{
    const Option *o = table(s->game->model);

    for (int k = 0; k < OPTIONS && o[k].key; k++)
        if (!fits(&o[k], s->option[k]))
            return _("an option is out of its bounds");
    s->state = calloc(1, s->game->model->size);
    if (s->game->model->hide)
        s->seen = malloc(2 * s->game->model->size);
    if (!s->state || (s->game->model->hide && !s->seen)
        || !make_room(s, 1))
        return _("there is no memory left for a game");
    return begin(s);
}
Session *Session_new(const Game *game, const int option[OPTIONS],
                     uint64_t seed, Line complaint)
{
    const char *trouble = _("there is no memory left for a game");
    Session *s = calloc(1, sizeof *s);

    if (s) {
        s->game = game;
        s->seed = seed;
        memcpy(s->option, option, sizeof s->option);
        memcpy(s->now, option, sizeof s->now);
        memcpy(s->seated, option, sizeof s->seated);
        trouble = prepare(s);
    }
    if (trouble) {
        Text_say(complaint, "%s", trouble);
        Session_free(&s);
    }
    return s;
}
Session *Session_of(const Game *game, const char *options,
                    uint64_t seed, Line complaint)
{
    int option[OPTIONS];

    Options_usual(game->model, option);
    return Options_read(game->model, options, option, complaint)
         ? Session_new(game, option, seed, complaint) : NULL;
}
void Session_free(Session **s)
{
    if (*s) {
        free((*s)->state);
        free((*s)->seen);
        free((*s)->words);
        free((*s)->begin);
        free((*s)->stone);
        free(*s);
    }
    *s = NULL;
}
const Game *Session_game(const Session *s) { return s->game; }
const int *Session_option(const Session *s) { return s->option; }
uint64_t Session_seed(const Session *s) { return s->seed; }
int Session_count(const Session *s) { return s->count; }
char Session_who(const Session *s, int k)
{
    return s->words[s->begin[k]];
}

const char *Session_move(const Session *s, int k)
{
    return s->words + s->begin[k] + 1;
}
const void *Session_state(const Session *s) { return s->state; }
int Session_turn(const Session *s)
{
    return s->game->model->turn(s->state);
}
const void *Session_seen(const Session *s, int seat)
{
    const Model *m = s->game->model;

    if (!m->hide || seat <= HOUSE)
        return s->state;
    memcpy(s->seen, s->state, m->size);
    m->hide(s->seen, seat);
    return s->seen;
}
void Session_status(const Session *s, int seat, Status *out)
{
    bool open = !s->game->model->hide && Session_persons(s) != 1;

    memset(out, 0, sizeof *out);
    out->undos = s->spent.undos;
    s->game->model->status(Session_seen(s, seat), open ? 0 : seat, out);
}

/* who sits at a seat */
static int option_of(const Session *s, int seat)
{
    const Option *o = table(s->game->model);
    int k = 0;

    while (k < OPTIONS && o[k].key && o[k].seat != seat)
        k++;
    return k < OPTIONS && o[k].key ? k : -1;
}
const Player *Session_player(const Session *s, int seat)
{
    const Option *o = table(s->game->model);
    const Player *p = s->game->players;
    int k = seat > HOUSE ? option_of(s, seat) : -1;
    const char *name = k >= 0 && o[k].words
                     ? o[k].words[s->now[k] - o[k].least] : NULL;

    for (; p && p->name; p++)
        if (p->seat == HOUSE ? seat == HOUSE
                             : name && Text_same(p->name, name))
            return p;
    return NULL;
}
int Session_seats(const Session *s)
{
    int k = option_of(s, HOW_MANY);

    return k < 0 ? s->game->model->seats : s->option[k];
}
bool Session_person(const Session *s, int seat)
{
    return seat > HOUSE && !Session_player(s, seat);
}

int Session_persons(const Session *s)
{
    int n = 0;

    for (int seat = 1; seat <= Session_seats(s); seat++)
        n += Session_person(s, seat);
    return n;
}
bool Session_hidden(const Session *s, int seat)
{
    return memcmp(Session_seen(s, seat), s->state,
                  s->game->model->size) != 0;
}
bool Session_guarded(const Session *s)
{
    const Model *m = s->game->model;
    char *first = m->hide ? (char *)s->seen + m->size : NULL;
    bool differ = false;

    for (int seat = 1, n = 0; first && seat <= Session_seats(s); seat++)
        if (Session_person(s, seat)) {
            const void *seen = Session_seen(s, seat);

            if (n++ == 0)
                memcpy(first, seen, m->size);
            differ |= memcmp(first, seen, m->size) != 0;
        }
    return differ;
}
int Session_eyes(const Session *s)
{
    int turn = Session_turn(s), seat = 1;

    if (Session_person(s, turn))
        return turn;
    if (Session_person(s, s->last))
        return s->last;
    while (seat < Session_seats(s) && !Session_person(s, seat))
        seat++;
    return Session_person(s, seat) ? seat : 1;
}
static const char *refuse_seat(const Session *s, int option, int value)
{
    const Option *o = &table(s->game->model)[option];

    if (o->seat == 0 || o->seat == HOW_MANY)
        return _("in a game, only who sits where can change");
    return fits(o, value) ? NULL : _("an option is out of its bounds");
}
const char *Session_sit(Session *s, int option, int value)
{
    const char *trouble = refuse_seat(s, option, value);

    if (!trouble)
        s->now[option] = value;
    return trouble;
}
static int unsaid(const Session *s, int from)
{
    int k = from;

    while (k < OPTIONS && s->now[k] == s->seated[k])
        k++;
    return k;
}
bool Session_place(Session *s, const char *words, Line complaint)
{
    int now[OPTIONS];
    const char *trouble = NULL;

    memcpy(now, s->now, sizeof now);
    if (!Options_read(s->game->model, words, now, complaint))
        return false;
    for (int k = 0; k < OPTIONS && !trouble; k++)
        if (now[k] != s->now[k])
            trouble = refuse_seat(s, k, now[k]);
    if (trouble)
        Text_say(complaint, "%s", trouble);
    else
        memcpy(s->now, now, sizeof now);
    return !trouble;
}
const int *Session_now(const Session *s) { return s->now; }
void Session_kind(const void *session, Text *out)
{
    const Session *s = session;

    Options_write(s->game->model, s->now, out);
}
void Session_anew(const Session *s, int option[OPTIONS])
{
    memcpy(option, s->now, sizeof s->now);
    if (s->game->model->anew)
        s->game->model->anew(s->state, option);
}

/* refuse what is out of turn */
static const char *out_of_turn(const Session *s, char who)
{
    const Model *m = s->game->model;
    int turn = Session_turn(s);

    if (turn == OVER)
        return _("the game is over");
    if (who == '+' && (turn != s->last || m->hide))
        return _("moves made together are one person's, and none of"
                 " them finds out a secret");
    if ((who == ':') != Session_person(s, turn))
        return NULL;
    return who == ':'    ? _("it is not the turn of the house")
         : turn == HOUSE ? _("it is the turn of the house")
                         : _("a program is to move");
}

/* the choices of persons */
/* the first choice of a person from line k on, forward (1) or back
   (-1); total or -1, if there is none */
static int choice(const Session *s, int k, int by)
{
    const char *marks = s->game->model->rests ? ">~" : ">";

    while (k >= 0 && k < s->total && !strchr(marks, Session_who(s, k)))
        k += by;
    return k;
}

/* note it */
static void leave_road(Session *s, int fork)
{
    s->total = s->count;
    s->mark = s->mark < fork ? s->mark : fork;
    if (s->planned > fork)
        s->plan[0] = '\0';
}

static void note(Session *s, char who, const char *move)
{
    int at = s->begin[s->count];

    if (s->count == s->total || Session_who(s, s->count) != who
        || !Text_same(Session_move(s, s->count), move)) {
        leave_road(s, who == '+' ? choice(s, s->count - 1, -1)
                                 : s->count);
        s->words[at] = who;
        strcpy(s->words + at + 1, move);
        s->begin[s->count + 1] = at + 2 + (int)strlen(move);
        s->total++;
    }
    s->count++;
}
static void note_seats(Session *s)
{
    for (int k = unsaid(s, 0); k < OPTIONS; k = unsaid(s, k)) {
        Line words = "";
        Text out = { words, LINE, 0 };

        write_option(&table(s->game->model)[k], s->now[k], &out);
        note(s, '@', words);
        s->seated[k] = s->now[k];
        s->changes++;
    }
}

/* make a move */
static const char *pointed(Session *s, const char *move,
                           const char *trouble)
{
    const Model *m = s->game->model;
    Line where = "";

    if (trouble && m->where)
        m->where(s->state, move, &(Text){ where, LINE, 0 });
    if (!where[0])
        return trouble;
    Text_tell(&(Text){ s->trouble, sizeof s->trouble, 0 }, "%s: %s",
              trouble, where);
    return s->trouble;
}
static const char *try(Session *s, char who, const char *move, int more)
{
    const char *trouble = out_of_turn(s, who);

    if (trouble)
        return trouble;
    if (who != '~' && Text_same(move, "tick"))
        return _("only the clock says tick");
    if (move[0] == '\0' || strlen(move) >= LINE)
        return _("a move has 1 to 95 letters");
    if (s->count + more >= LONGEST)
        return _("a game has at most 1,000,000 moves");
    if (!make_room(s, more + 1
                      + (unsaid(s, 0) < OPTIONS ? OPTIONS : 0)))
        return _("there is no memory left for another move");
    return pointed(s, move, s->game->model->apply(s->state, move));
}

static const char *make(Session *s, char who, const char *move)
{
    int turn = Session_turn(s);
    const char *trouble = try(s, who, move, 0);

    if (!trouble) {
        note_seats(s);
        note(s, who, move);
        s->last = who == '>' ? turn : s->last;
    }
    return trouble;
}
const char *Session_answer(Session *s, const char *move)
{
    return make(s, ':', move);
}

const char *Session_tick(Session *s)
{
    if (s->game->model->tick == 0)
        return _("this game has no clock");
    return s->count < s->total ? NULL : make(s, '~', "tick");
}
/* takes the first move of a stroke; the rest of it, or NULL */
static const char *take_move(const char *stroke, Line move)
{
    const char *end = strstr(stroke, "; ");
    size_t length = end ? (size_t)(end - stroke) : strlen(stroke);

    Text_say(move, "%.*s", length < LINE ? (int)length : 0, stroke);
    return end ? end + 2 : NULL;
}
static const char *try_stroke(Session *s, const char *stroke)
{
    size_t size = s->game->model->size;
    void *state = s->state, *copy = malloc(size);
    int last = s->last, n = 0;
    const char *trouble = NULL;
    Line move;

    if (!copy)
        return _("there is no memory left for another move");
    s->state = memcpy(copy, state, size);
    s->last = Session_turn(s);
    for (; stroke && !trouble; n++) {
        stroke = take_move(stroke, move);
        trouble = try(s, n > 0 ? '+' : '>', move, n);
    }
    s->state = state;
    s->last = last;
    free(copy);
    return trouble;
}
const char *Session_play(Session *s, const char *stroke)
{
    const char *trouble = strstr(stroke, "; ") ? try_stroke(s, stroke)
                                               : NULL;
    Line move;

    for (char who = '>'; stroke && !trouble; who = '+') {
        stroke = take_move(stroke, move);
        trouble = make(s, who, move);
    }
    if (!trouble && s->count < s->total
        && Session_who(s, s->count) == '+')
        leave_road(s, s->count);
    return trouble;
}

/* somebody thinks */
static Random luck(const Session *s)
{
    Random r = Random_start(s->seed, LUCK + (uint64_t)(s->count
                                                       - s->changes));
    uint64_t high = Random_bits(&r);

    return Random_start(high << 32 | Random_bits(&r), LUCK);
}
static void pack(const Session *s, const Player *who, Job *job)
{
    const Model *m = s->game->model;

    job->think.level = who->level;
    job->think.nodes = who->nodes;
    memcpy(job->state, s->state, m->size);
    if (m->hide && job->think.seat != HOUSE && who->seat != PEEKS)
        m->hide(job->state, job->think.seat);
}
char *Text_whole(Teller *tells, const void *what)
{
    for (int room = 1 << 14;;) {
        Text out = { malloc((size_t)room), room, 0 };

        if (!out.at)
            return NULL;
        out.at[0] = '\0';
        tells(what, &out);
        if (out.used < room)
            return out.at;
        free(out.at);
        room = out.used + 1;
    }
}
static void draw(const Session *s, Think *t)
{
    char *list = Text_whole(s->game->model->legal, s->state);
    int lines = 0;

    for (const char *c = list; c && *c; c++)
        lines += *c == '\n';
    if (lines > 0) {
        /* copy a line picked by luck */
        const char *at = list;

        for (int k = Random_below(&t->random, lines); k > 0; k--)
            at = strchr(at, '\n') + 1;
        Text_say(t->move, "%.*s", (int)strcspn(at, "\n"), at);
    }
    free(list);
}
static const char *due(const Session *s)
{
    const char *at = s->planned > s->count ? "" : s->plan;

    for (int k = s->planned; k < s->count && *at; k++) {
        const char *move = Session_move(s, k);
        size_t n = strlen(move);

        at = strncmp(at, move, n) == 0 && at[n] == '\n'
           ? at + n + 1 : "";
    }
    return at;
}
void Session_plan(Session *s, const Think *t)
{
    if (t->plan[0] && !Text_same(t->plan, due(s))) {
        strcpy(s->plan, t->plan);
        s->planned = s->count;
    }
}
Job *Session_job(const Session *s, const Player *who, bool hint)
{
    const Player *all = hint ? s->game->hint : s->game->players;
    size_t size = sizeof(Job) + s->game->model->size;
    int seat = Session_turn(s);
    bool watch = !hint && who && who->seat <= WATCHES;
    Job *job = NULL;

    if (!who)
        who = hint ? all : Session_player(s, seat);
    if (seat != OVER && Session_person(s, seat) == (hint || watch)
        && (who || !hint))
        job = calloc(1, size);
    if (job) {
        /* fill the job */
        *job = (Job){ .hint = hint, .watch = watch, .size = size,
                      .player = who ? (int)(who - all) : -1,
                      .think = { .seat = seat, .random = luck(s) } };
        if (hint || (who && who->seat == PEEKS))
            strcpy(job->think.plan, due(s));
        if (who)
            pack(s, who, job);
        else
            draw(s, &job->think);
    }
    return job;
}
void *Think_lend(Think *t, size_t bytes)
{
    if (t->memory)
        return NULL;
    t->memory = calloc(1, bytes);
    return t->memory;
}
void Job_run(const Game *game, Job *job, bool (*go_on)(void *who),
             void *who)
{
    const Player *p = job->hint ? game->hint : game->players;
    Think *t = &job->think;

    if (job->player < 0)
        return;                     /* the move has been drawn */
    p += job->player;
    t->state = job->state;
    t->go_on = go_on;
    t->who = who;
    t->memory = NULL;
    p->choose(t);
    free(t->memory);
    t->memory = NULL;
}
bool Session_step(Session *s, const char **trouble)
{
    int turn = Session_turn(s);
    Job *job;

    *trouble = NULL;
    if (turn == OVER || Session_person(s, turn))
        return false;
    job = Session_job(s, NULL, false);
    if (job)
        Job_run(s->game, job, NULL, NULL);
    *trouble = Session_answer(s, job ? job->think.move : "");
    free(job);
    return !*trouble;
}
const char *Session_settle(Session *s)
{
    const char *trouble;

    while (Session_step(s, &trouble))
        ;
    return trouble;
}
const Player *Session_adviser(const Session *s, const char *name)
{
    const Player *p = s->game->hint;

    while (*name && p && p->choose && !Text_same(p->name, name))
        p++;
    return p && p->choose ? p : NULL;
}
bool Session_advise(Session *s, const Player *who, Think *t)
{
    Job *job = Session_job(s, who, true);
    bool asked = job;

    if (job) {
        Job_run(s->game, job, NULL, NULL);
        *t = job->think;
        Session_plan(s, t);
    }
    free(job);
    return asked;
}
static int begin_so(const char *list, const char *line,
                    const char *next)
{
    size_t n = strlen(line);
    int times = 0;

    for (; list && *list; list = strchr(list, '\n') + 1)
        times += strncmp(list, line, n) == 0 && strchr(next, list[n]);
    return times;
}
int Text_times(const char *list, const char *line)
{
    return begin_so(list, line, "\n");
}
static char opens(const Action *a, const bool *on, const char *list,
                  bool over)
{
    if (a->kind == SWITCH)
        return on && on[a->number] ? '1' : '0';
    if (a->kind == ADVICE)
        return over ? '-' : '0';
    if (!Action_moves(a)
        || begin_so(list, a->does, a->kind == PLAYS ? "\n" : "\n "))
        return '0';
    return a->undoes && Text_times(list, a->undoes) ? '1' : '-';
}
char *Session_open(const Session *s, const bool *on)
{
    const Action *a = s->game->view->actions;
    char *list = NULL, *open;
    int n = 0;

    while (a && a[n].does)
        n++;
    open = calloc(1, (size_t)n + 1);
    for (int k = 0; open && k < n; k++) {
        if (Action_moves(&a[k]) && !list)
            list = Text_whole(s->game->model->legal, s->state);
        open[k] = opens(&a[k], on, list,
                        Session_turn(s) == OVER);
    }
    free(list);
    return open;
}

/* undo and redo */
static int before_seats(const Session *s, int k)
{
    while (k > 0 && k < s->total && Session_who(s, k - 1) == '@')
        k--;
    return k;
}
static void lay_stone(Session *s)
{
    size_t size = s->game->model->size;

    s->stone = s->stone ? s->stone : malloc(size);
    s->stone_at = s->stone ? s->count : 0;
    s->stone_last = s->last;
    if (s->stone)
        memcpy(s->stone, s->state, size);
}
static const char *go_back(Session *s, int count)
{
    if (s->stone_at > count)
        s->stone_at = 0;
    if (s->stone_at == 0)
        return begin(s);
    memcpy(s->state, s->stone, s->game->model->size);
    s->count = s->stone_at;
    s->last = s->stone_last;
    return NULL;
}
static bool forward(Session *s)
{
    char who = Session_who(s, s->count);
    int turn = who == '>' ? Session_turn(s) : s->last;

    if (who != '@' && s->game->model->apply(s->state,
                                    Session_move(s, s->count))) {
        s->total = s->count;
        return false;
    }
    s->last = turn;
    s->count++;
    return true;
}
void Session_go(Session *s, int count)
{
    Line none;

    if (s->count > count && go_back(s, count))
        s->total = s->count;
    for (bool good = true; good && s->count < count
                                && s->count < s->total; ) {
        if (s->count == count - STRETCH)
            lay_stone(s);
        good = forward(s);
    }
    memcpy(s->seated, s->option, sizeof s->seated);
    s->changes = 0;
    for (int k = 0; k < s->count; k++)
        if (Session_who(s, k) == '@') {
            Options_read(s->game->model, Session_move(s, k),
                         s->seated, none);
            s->changes++;
        }
}
bool Session_played(const Session *s)
{
    return choice(s, s->count - 1, -1) >= 0;
}
bool Session_can_undo(const Session *s)
{
    bool (*sealed)(const void *state) = s->game->model->sealed;

    return Session_played(s) && !(sealed && sealed(s->state));
}

bool Session_can_redo(const Session *s)
{
    return choice(s, s->count, 1) < s->total;
}
static bool back_to(Session *s, int count)
{
    if (!Session_can_undo(s))
        return false;
    Session_go(s, before_seats(s, count));
    s->spent.undos += s->spent.undos < LONGEST;
    return true;
}

bool Session_undo(Session *s)
{
    return back_to(s, choice(s, s->count - 1, -1));
}

bool Session_rewind(Session *s) { return back_to(s, choice(s, 0, 1)); }
bool Session_redo(Session *s)
{
    int count;

    if (!Session_can_redo(s))
        return false;
    count = choice(s, choice(s, s->count, 1) + 1, 1);
    Session_go(s, before_seats(s, count));
    return true;
}
void Session_mark(Session *s) { s->mark = s->count; }

bool Session_return(Session *s)
{
    int from = s->count;

    if (s->mark < from)
        return back_to(s, s->mark);
    Session_go(s, before_seats(s, s->mark));
    return s->count > from;
}

/* spend */
void Session_spend(Session *s, long ms, int hints)
{
    const long most = LONGEST * 1000L;
    bool begun = s->spent.ms > 0 || choice(s, 0, 1) < s->total;

    if (ms > 0 && begun && Session_turn(s) != OVER)
        s->spent.ms = ms < most - s->spent.ms ? s->spent.ms + ms : most;
    if (hints > 0)
        s->spent.hints = hints < LONGEST - s->spent.hints
                       ? s->spent.hints + hints : LONGEST;
}

const Spent *Session_spent(const Session *s) { return &s->spent; }
void Session_begin(Session *s, int64_t begun)
{
    s->spent.begun = begun > 0 && begun <= YEAR_9999 ? begun : 0;
}
const unsigned char *Session_own(const Session *s) { return s->own; }
void Session_keep(Session *s, const unsigned char *own)
{
    memcpy(s->own, own, sizeof s->own);
}
void Session_arrive(Session *s)
{
    if (Session_played(s) && Session_turn(s) != OVER)
        Session_spend(s, 0, 1);
}

/* save */
static void save_account(const Session *s, Text *out)
{
    const Spent *spent = &s->spent;
    long tenths = spent->ms / 100;
    size_t own = sizeof s->own;

    while (own > 0 && s->own[own - 1] == 0)
        own--;
    if (spent->begun == 0 && tenths == 0 && spent->hints == 0
        && spent->undos == 0 && own == 0)
        return;
    Text_tell(out, "=");
    if (spent->begun > 0)
        Text_tell(out, " begun=%lld", (long long)spent->begun);
    Text_tell(out, " seconds=%ld", tenths / 10);
    if (tenths % 10)
        Text_tell(out, ".%ld", tenths % 10);
    Text_tell(out, " hints=%d undos=%d", spent->hints, spent->undos);
    for (size_t k = 0; k < own; k++)
        Text_tell(out, k ? "%02x" : " own=%02x", s->own[k]);
    Text_tell(out, "\n");
}
void Session_save(const void *session, Text *out)
{
    const Session *s = session;
    const Model *m = s->game->model;

    Text_tell(out, "%s %d ", m->name, m->version);
    Options_write(m, s->option, out);
    Text_tell(out, "%sseed=%llu\n", table(m)->key ? " " : "",
              (unsigned long long)s->seed);
    for (int k = 0, run; k < s->count; k += run) {
        /* how many ticks are in this row? */
        run = 1;
        while (k + run < s->count && Session_who(s, k) == '~'
               && Session_who(s, k + run) == '~')
            run++;
        if (run > 1)
            Text_tell(out, "%d ", run);
        Text_tell(out, "%c %s\n", Session_who(s, k),
                  Session_move(s, k));
    }
    for (int k = unsaid(s, 0); k < OPTIONS; k = unsaid(s, k + 1)) {
        Text_tell(out, "@ ");
        write_option(&table(m)[k], s->now[k], out);
        Text_tell(out, "\n");
    }
    save_account(s, out);
}
void Session_report(const void *session, Text *out)
{
    const Model *m = ((const Session *)session)->game->model;

    Text_tell(out, "# %s\n# ",
              _("What did you do, what came of it, and "
                                 "what should have?"));
    Text_tell(out,
              _("Literate Games %s, %s, version %d of its rules:\n"),
              VERSION, m->name, m->version);
    Session_save(session, out);
}
void Session_line(const void *session, Text *out)
{
    const Session *s = session;
    const Model *m = s->game->model;

    Text_tell(out, "%s", m->name);
    if (m->options && m->options->key) {
        Text_tell(out, " --options=\"");
        Options_write(m, s->option, out);
        Text_tell(out, "\"");
    }
    Text_tell(out, " --seed=%llu", (unsigned long long)s->seed);
}

/* tell a game with its boards */
static void show_seen(const void *session, Text *out)
{
    const Session *s = session;
    int eyes = Session_eyes(s);
    Status status;

    s->game->model->show(Session_seen(s, eyes), eyes, out);
    Session_status(s, eyes, &status);
    Text_tell(out, "%s\n", status.text);
}
static void tell_line(const Session *s, const char *line,
                      const char *next, Text *out)
{
    bool head = *line >= 'a' && *line <= 'z';
    bool move = strchr(">+:", *line) && *next != '+';
    char *text = head || move ? Text_whole(show_seen, s) : NULL;

    Text_tell(out, "%.*s", (int)(next - line), line);
    for (const char *at = text, *end; at && *at; at = end + 1) {
        end = strchr(at, '\n');
        Text_tell(out, "# %.*s\n", (int)(end - at), at);
    }
    free(text);
}

/* load */
static const char *take_line(const char **text, char *out, size_t room)
{
    size_t length = strcspn(*text, "\n");

    if ((*text)[length] == '\0')
        return _("the text is cut off here");
    if (length >= room)
        return _("this line is too long");
    memcpy(out, *text, length);
    out[length] = '\0';
    *text += length + 1;
    return NULL;
}
static bool is_ours(const Model *m, const char *text)
{
    size_t n = strlen(m->name);

    return strncmp(text, m->name, n) == 0 && text[n] == ' ';
}
static const char *read_head(const Game *game, char *head, Session **s,
                             Line inner)
{
    const Model *m = game->model;
    char *version = head + strlen(m->name) + 1, *words, *last;
    uint64_t number = 0, seed;

    if (!is_ours(m, head))
        return _("this is no saved game of this program");
    words = strchr(version, ' ');
    if (!words)
        return _("options and seed are missing");
    last = strrchr(words, ' ');
    *words = *last = '\0';
    /* read version and seed */
    if (!Text_number(version, &number) || number != (uint64_t)m->version)
        return _("these are rules of a version unknown here");
    if (strncmp(last + 1, "seed=", 5) != 0
        || !Text_number(last + 6, &seed))
        return _("this line ends in a seed, as in seed=7");
    words += words < last;
    *s = Session_of(game, words, seed, inner);
    return *s ? NULL : inner;
}
static bool may_go_on(const Session *s)
{
    return s->count > 0 && unsaid(s, 0) == OPTIONS
        && strchr(">+", Session_who(s, s->count - 1));
}

static const char *read_line(Session *s, const char *line, Line inner)
{
    const char *trouble = NULL;
    int ticks;

    if (line[0] == '+' && !may_go_on(s))
        return _("a line with + goes on with a person's move");
    if (line[0] && strchr(">+:", line[0]) && line[1] == ' ')
        return make(s, line[0], line + 2);
    if (strncmp(line, "@ ", 2) == 0)
        return Session_place(s, line + 2, inner) ? NULL : inner;
    if (Text_same(line, "~ tick"))
        return Session_tick(s);
    if (!Text_match(line, "%d ~ tick", &ticks) || ticks < 2)
        return _("a line begins with >, +, : or ~ and a space");
    while (!trouble && ticks-- > 0)
        trouble = Session_tick(s);
    return trouble;
}
static uint64_t behind(const char *line, const char *word)
{
    const char *at = strstr(line, word);
    uint64_t n = 0;

    if (at)
        for (at += strlen(word); *at >= '0' && *at <= '9'
                                 && n <= YEAR_9999; at++)
            n = 10 * n + (uint64_t)(*at - '0');
    return n;
}
static const char *read_account(Session *s, const char *line)
{
    uint64_t begun = behind(line, " begun="),
             hints = behind(line, " hints="),
             undos = behind(line, " undos="),
             ms = behind(line, " seconds=") * 1000
                + behind(line, ".") * 100;
    char again[4 * LINE] = "";
    size_t n = strlen(line);

    if (ms > LONGEST * 1000 || hints > LONGEST || undos > LONGEST)
        return _("nobody spends more than a million");
    s->spent = (Spent){ (long)ms, (int)hints, (int)undos,
                        (int64_t)begun };
    /* read the bytes of the view */
    const char *own = strstr(line, " own=");

    for (size_t k = 0; own && own[5 + k] && k < 2 * sizeof s->own; k++)
        s->own[k / 2] = (unsigned char)(s->own[k / 2] * 16
            + strcspn("0123456789abcdef", (char[]){ own[5 + k], 0 }));
    save_account(s, &(Text){ again, sizeof again, 0 });
    return begun <= YEAR_9999 && strncmp(again, line, n) == 0
        && again[n] == '\n' ? NULL
         : _("what was spent reads = seconds=83 hints=2 undos=1");
}
static Session *load(const Game *game, const char *text, Text *told,
                     Line complaint)
{
    Session *s = NULL;
    char words[OPTIONS * LINE] = "";
    const char *trouble = NULL;
    int line = 0;
    Line inner = "";

    while (!trouble && (!s || *text)) {
        bool last = words[0] == '=';
        const char *begin = text;

        line++;
        trouble = last ? _("the game ended with the line before")
                : take_line(&text, words, sizeof words);
        if (!trouble && words[0] != '#')
            trouble = !s ? read_head(game, words, &s, inner)
                    : words[0] == '=' ? read_account(s, words)
                    : read_line(s, words, inner);
        if (!trouble && told)
            tell_line(s, begin, text, told);
    }
    if (trouble) {
        Text_say(complaint, _("line %d: %s"), line, trouble);
        Session_free(&s);
    }
    return s;
}
Session *Session_load(const Game *game, const char *text,
                      Line complaint)
{
    return load(game, text, NULL, complaint);
}
static bool ends(const char *file, const char *suffix)
{
    const char *dot = strrchr(file, '.');

    return dot && Text_same(dot + 1, suffix);
}
static const Format *format_of(const Model *m, const char *file)
{
    const Format *f = m->formats;

    while (f && f->suffix && !ends(file, f->suffix))
        f++;
    return f && f->suffix ? f : NULL;
}

typedef struct Written {
    const Session *s;
    const char    *file, *saved;
} Written;
static void write_out(const void *written, Text *out)
{
    const Written *w = written;
    const Format *f = format_of(w->s->game->model, w->file);
    Line why;

    if (f && f->write)
        f->write(Session_seen(w->s, Session_eyes(w->s)), w->saved, out);
    else if (ends(w->file, "txt")) {
        Session *again = load(w->s->game, w->saved, out, why);

        Session_free(&again);
    } else
        Text_tell(out, "%s", w->saved);
}
char *Session_written(const Session *s, const char *file)
{
    char *saved = Text_whole(Session_save, s);
    Written w = { s, file, saved };
    char *text = saved ? Text_whole(write_out, &w) : NULL;

    free(saved);
    return text;
}
static Session *read_foreign(const Game *game, const Format *f,
                             const char *text, Line complaint)
{
    char *ours = Text_whole(f->read, text);
    Session *s = NULL;

    if (ours && is_ours(game->model, ours))
        s = Session_load(game, ours, complaint);
    else
        Text_say(complaint, "%s", ours ? ours
                           : _("there is no memory left for this"));
    free(ours);
    return s;
}
static void no_pictures(const Model *m, Line complaint)
{
    Line ends;
    Text list = { ends, LINE, 0 };

    Text_tell(&list, ".game");
    for (const Format *f = m->formats; f && f->suffix; f++)
        if (f->read)
            Text_tell(&list, ", .%s", f->suffix);
    Text_say(complaint,
             _("no pictures are read here, but files that end in "
                          "%s"), ends);
}
Session *Session_read(const Game *game, const char *file,
                      const char *text, Line complaint)
{
    const Model *m = game->model;
    bool ours = is_ours(m, text), dots = strncmp(text, "P2\n", 3) == 0;
    const Format *f = m->formats, *its = format_of(m, file);
    Session *s = NULL;

    its = its || !dots ? its : format_of(m, ".pgm");
    its = its || !dots ? its : format_of(m, ".pbm");
    if (dots && !its) {
        no_pictures(m, complaint);
        return NULL;
    }
    for (; !ours && f && f->suffix && !s; f++)
        if (f->read && (its ? f == its
                        : f == m->formats || f->read != f[-1].read))
            s = read_foreign(game, f, text, complaint);
    return s || (!ours && its && its->read)
         ? s : Session_load(game, text, complaint);
}
Session *Session_twin(const Session *s, Line complaint)
{
    char *text = Text_whole(Session_save, s);
    Session *twin = NULL;

    Text_say(complaint, "%s", _("there is no memory left for this"));
    if (text)
        twin = Session_load(s->game, text, complaint);
    free(text);
    if (twin) {
        strcpy(twin->plan, s->plan);
        twin->planned = s->planned;
    }
    return twin;
}
bool Session_lost(const Session *s)
{
    Status end;
    int eyes = Session_eyes(s);

    if (Session_turn(s) != OVER || Session_persons(s) != 1)
        return false;
    Session_status(s, eyes, &end);
    return !(end.winners & 1u << eyes);
}
