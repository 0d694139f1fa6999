/* Made from games/gcalc.nw by make tangle: change that, not this. */
#include <string.h>
#include "gcalc.h"

static void lay_lesson(Gcalc *g);

/* ways to join */
const Side sides[SIDES] = {
    { N_("back"), DEPTH, false }, { N_("top"), UPRIGHT, true },
    { N_("function"), APPLY, true }, { N_("left"), ACROSS, true },
    { "main", NOTHING, false }, { N_("right"), ACROSS, false },
    { N_("argument"), APPLY, false }, { N_("bottom"), UPRIGHT, false },
    { N_("front"), DEPTH, true } };
static const Side *side_of(const char *word)
{
    for (int k = 0; k < SIDES; k++)
        if (k != MIDDLE && Text_same(sides[k].word, word))
            return &sides[k];
    return NULL;
}

/* what a move says */
typedef struct Said Said;
typedef struct Verb {
    const char *form;
    const char *(*does)(Gcalc *g, const Said *m);
    long        steps;              /* that it runs */
    int         walking;            /* 1: only then; -1: not then */
} Verb;
struct Said {
    const Verb *verb;
    const char *a, *b;              /* a word, another or ""; or all */
    int         color, from, to;    /* of a, of a, of b */
    const Side *side;               /* of the last one */
};

/* put it somewhere */
static const char *lay(Gcalc *g, int to, Slot s, const char *name)
{
    memset(s.name, 0, NAME);
    memcpy(s.name, name, strlen(name));
    g->slot[to] = s;
    return NULL;
}
static const char *lay_new(Gcalc *g, int to, Cube c)
{
    return lay(g, to, (Slot){ .cube = c }, "");
}
static const char *put(Gcalc *g, const Said *m)
{
    Cube main = g->slot[0].cube;
    Slot s = m->from >= 0 ? g->slot[m->from] : (Slot){ 0 };

    /* why it cannot be put there */
    if (m->color < 0 && m->from < 0 && !Text_same(m->a, "0"))
        return _("Say put, a color or a place, and where: put R left.");
    if (m->from >= 0 && !s.cube)
        return _("There is no cube to be put anywhere.");
    if (!m->side && m->to < 0)
        return _("Say where: left, right, top, bottom, front, back, "
                 "function, argument.");
    if (!m->side && m->from == m->to)
        return _("It is there already.");
    if (m->side && !main)
        return _("Main is empty: put something onto Main first.");
    if (m->color >= 0)
        s.cube = Cube_of(g, COLOR, m->color, 0, 0);
    if (m->side)
        return lay_new(g, 0, Cube_of(g, m->side->kind, 0,
                       m->side->behind ? s.cube : main,
                       m->side->behind ? main : s.cube));
    if (m->from < 1 || m->to < 1)
        return lay(g, m->to, s, "");
    g->slot[m->from] = g->slot[m->to];
    g->slot[m->to] = s;
    return NULL;
}
static const char *copy(Gcalc *g, const Said *m)
{
    if (m->from < 1 || m->to < 1 || m->from == m->to
        || !g->slot[m->from].cube)
        return _("Say copy, a full cell and another one: "
                 "copy @12 @81.");
    return lay(g, m->to, g->slot[m->from], "");
}
static const char *clear(Gcalc *g, const Said *m)
{
    if (Text_same(m->a, "draft") && g->draft[0])
        memset(g->draft, 0, DRAFT);
    else if (Text_same(m->a, "all") && g->lesson)
        lay_lesson(g);
    else if (m->from < 0 && m->side)
        return _("To take a part off Main, say what stays: keep top.");
    else if (m->from < 0 || !g->slot[m->from].cube)
        return _("There is nothing to clear: say clear main, "
                 "or clear @23.");
    else
        lay_new(g, m->from, 0);
    return NULL;
}

/* name a cell */
static const char *name(Gcalc *g, const Said *m)
{
    int to = m->from;

    if (to < 0 || !g->slot[to].cube)
        return _("Say which cube: name main six, or name @23 six.");
    if (strlen(m->b) >= NAME)
        return _("A name has at most 23 letters.");
    for (int k = 1; k <= CELLS; k++)
        if (Text_same(g->slot[k].name, m->b))
            return _("That name is taken.");
    while (!m->from && (to == 0 || g->slot[to].cube))
        to++;
    if (to > CELLS)
        return _("All cells are full: clear one first.");
    return lay(g, to, g->slot[m->from], m->b);
}

/* take apart, cover */
static const char *keep(Gcalc *g, const Said *m)
{
    Cube main = g->slot[0].cube, c = main;
    const Drawer *d = &g->drawer[main];

    if (!m->side)
        return _("Say which part of Main to keep: keep left.");
    if (m->side->kind != APPLY)
        c = Cube_half(g, main, m->side->kind, !m->side->behind);
    else if (d->kind == APPLY)
        c = m->side->behind ? d->a : d->b;
    if (c == main)
        return _("Main has no such part.");
    return lay_new(g, 0, c);
}
static const char *cover(Gcalc *g, const Said *m)
{
    if (m->color < 0)
        return _("Say which color becomes a hole: abstract R.");
    if (!g->slot[0].cube)
        return _("Main is empty: put something onto Main first.");
    return lay_new(g, 0, Cube_cover(g, g->slot[0].cube, m->color));
}

/* type a cube */
static const char *more(Gcalc *g, const Said *m)
{
    size_t n = strlen(g->draft);

    if (n + strlen(m->a) + 2 > DRAFT)
        return _("The draft is full: clear draft.");
    if (n > 0)
        g->draft[n++] = ' ';
    memcpy(g->draft + n, m->a, strlen(m->a));
    return NULL;
}
static const char *type(Gcalc *g, const Said *m)
{
    size_t n = strlen(g->draft);
    const char *why = more(g, m);

    if (!why)
        lay_new(g, 0, Cube_read(g, g->draft, &why, NULL));
    n = why ? n : 0;
    memset(g->draft + n, 0, DRAFT - n);
    return why;
}

/* run, step, walk */
static const char *go(Gcalc *g, const Said *m)
{
    if (!Cube_live(g, g->slot[0].cube))
        return _("There is nothing left to be done in Main.");
    g->slot[0].reading = UNKNOWN;
    g->end = (uint8_t)Cube_run(g, 0, m->verb->steps, &g->steps);
    if (g->end == SPENT && m->verb->steps < BUDGET)
        g->end = WORKING;
    g->walking = g->end != TOO_LARGE && Cube_live(g, g->slot[0].cube);
    return NULL;
}

/* choose a rule */
static const char *const rules[] = { "normal", "need", "eager",
    "whole", "split", "plain", "mix" };
static bool holds(const Gcalc *g, int k)
{
    const Rules *r = &g->rule;

    return k < 3 ? r->how == k : k < 5 ? r->cut == k - 3
                                       : r->mix == k - 5;
}
static const char *rule(Gcalc *g, const Said *m)
{
    Rules *r = &g->rule;
    int k = 0;

    while (k < 7 && !Text_same(m->a, rules[k]))
        k++;
    if (k == 7)
        return _("No such move. Say put R main, type [R|G], run, ..");
    if (holds(g, k))
        return _("That is the rule already.");
    g->slot[0].reading = UNKNOWN;
    *(k < 3 ? &r->how : k < 5 ? &r->cut : &r->mix)
        = (uint8_t)(k < 3 ? k : (k - 3) % 2);
    return NULL;
}

/* ask */
enum { PATIENCE = 300, TALL = 40 };
static const Rules usual = { .how = NEED };
static bool asks(Gcalc *g, int slot, const char *words, int most)
{
    const char *why;
    int steps = 0, n = g->n;

    g->slot[slot].cube = Cube_read(g, words, &why, NULL);
    if (why)
        Cube_back(g, n);
    return !why && Cube_run(g, slot, most, &steps) == SETTLED;
}
static void read_number(Gcalc *g)
{
    Cube c, mark;
    int n = 0;

    if (!asks(g, HAND, "(main #010101 #020202)", PATIENCE))
        return;
    c = g->slot[HAND].cube;
    mark = Cube_color(g, 0x010101);
    if (c == mark)
        g->slot[0].reading = TRUE;
    while (g->drawer[c].kind == APPLY && g->drawer[c].a == mark)
        c = g->drawer[c].b, n++;
    if (c == Cube_color(g, 0x020202)) {
        g->slot[0].reading = n > 0 ? NUMBER : ZERO;
        g->slot[0].items = (uint16_t)n;
    }
}

/* is it a pair, or a list */
static void read_list(Gcalc *g)
{
    Cube *c = &g->slot[HAND].cube, *null = &g->slot[OTHER].cube;
    const Drawer *d;
    int n = 0, steps = 0;

    asks(g, OTHER, "\\g.\\g.\\r.g", PATIENCE);
    *c = g->slot[0].cube;
    for (; n < 99 && !Cube_alike(g, *c, g, *null); n++) {
        *c = Cube_of(g, APPLY, 0, *c, Cube_color(g, 0x010101));
        if (Cube_run(g, HAND, PATIENCE, &steps) != SETTLED)
            break;
        d = &g->drawer[*c];
        d = &g->drawer[d->kind == APPLY ? d->a : 0];
        if (d->kind != APPLY || d->a != Cube_color(g, 0x010101))
            break;
        g->slot[0].reading = PAIR;
        *c = g->drawer[*c].b;
        Cube_run(g, HAND, PATIENCE, &steps);
    }
    if (Cube_alike(g, *c, g, *null))
        g->slot[0].reading = LIST;
    g->slot[0].items = (uint16_t)n;
}

/* a lesson */
#define LESSON(from, option, name, ...) { .title = name, __VA_ARGS__ },
const Lesson lessons[LESSONS] = {
{ .title = N_("1: Side by side"),
  .tells = N_("A color goes onto Main by a drag, or by two clicks."),
  .more = N_("The pictures around Main show where the next one will "
             "go."),
  .goal = N_("Make a cube that is red on the left and green on the "
             "right."),
  .cells = "", .asks = { "main", "[R|G]" },
  .way = { "put R main", "put G right" },
  .typed = N_("put B main puts blue onto Main, and put Y top puts "
              "yellow on it."),
  .done = N_("A right click here begins a lesson anew, and so does "
             "New.") },
#include "gcalc-lessons.h"
};

/* what is to be met */
static bool meets(Gcalc *g, const Lesson *l)
{
    int most = l->most ? l->most : PATIENCE;
    bool met = g->slot[0].cube
            && g->drawer[g->slot[0].cube].high <= TALL;

    for (int k = 0; met && k < 8 && l->asks[k]; k += 2) {
        met = asks(g, HAND, l->asks[k], most);
        asks(g, OTHER, l->asks[k + 1], most);
        met = met && Cube_alike(g, g->slot[HAND].cube,
                                g, g->slot[OTHER].cube);
    }
    return met;
}

/* look at Main */
static void recognize(Gcalc *g)
{
    Slot *s = &g->slot[0];

    s->items = 0;
    s->reading = BLOCKS;
    if (g->drawer[s->cube].kind != LID)
        return;
    s->reading = UNKNOWN;
    read_number(g);
    if (!s->reading)
        read_list(g);
    if (!s->reading)
        s->reading = STRANGE;
}
static void look(Gcalc *g)
{
    Rules was = g->rule;
    bool live = Cube_live(g, g->slot[0].cube);

    g->rule = usual;
    if (!g->slot[0].reading && g->slot[0].cube && !live)
        recognize(g);
    if (g->lesson && !g->met && !live)
        g->met = meets(g, &lessons[g->lesson - 1]);
    g->rule = was;
    g->equal = 0;
    for (int k = CELLS; k > 0 && g->slot[0].cube; k--)
        if (g->drawer[g->slot[0].cube].kind >= LID
            && Cube_alike(g, g->slot[0].cube, g, g->slot[k].cube))
            g->equal = (uint8_t)k;
    g->slot[HAND].cube = g->slot[OTHER].cube = 0;
}

/* the examples */
typedef struct Example { const char *place, *name, *words; } Example;
static const Example examples[] = {
    { "@21", "false", "\\g.\\r.r" }, { "@11", "true", "\\r.\\g.r" },
#include "gcalc-examples.h"
};
enum { EXAMPLES = sizeof examples / sizeof *examples };

/* lay the table */
static bool is_wanted(const char *wanted, const char *name)
{
    Line word;

    Text_say(word, " %s ", name);
    return !wanted || strstr(wanted, word);
}
static void lay_examples(Gcalc *g, const char *wanted)
{
    Rules was = g->rule;
    const char *why;

    g->rule = usual;
    for (int k = 0; k < EXAMPLES; k++) {
        const Example *e = &examples[k];

        lay_new(g, 0, Cube_read(g, e->words, &why, NULL));
        if (is_wanted(wanted, e->name))
            recognize(g);
        lay(g, Slot_of(g, e->place), g->slot[0], e->name);
    }
    g->rule = was;
    lay_new(g, 0, 0);
    for (int k = 0; k < EXAMPLES; k++)
        if (!is_wanted(wanted, examples[k].name))
            lay_new(g, Slot_of(g, examples[k].place), 0);
}
static void lay_lesson(Gcalc *g)
{
    const Lesson *l = &lessons[g->lesson - 1];
    const char *why;

    for (int k = 0; k < SLOTS; k++)
        lay_new(g, k, 0);
    if (*l->cells)
        lay_examples(g, l->cells);
    if (l->main)
        lay_new(g, 0, Cube_read(g, l->main, &why, NULL));
    g->steps = g->end = g->met = 0;
}
static const char *gives_up(Gcalc *g, const Said *m)
{
    (void)m;
    if (!g->lesson)
        return _("There is no lesson to give up.");
    g->over = 2;
    return NULL;
}
static const char *next_lesson(Gcalc *g, const Said *m)
{
    (void)m;
    if (!g->met)
        return _("First do what this lesson wishes.");
    if (g->lesson < LESSONS) {
        g->lesson++;
        lay_lesson(g);
    } else
        g->over = 1;
    return NULL;
}
static bool sealed(const void *state)
{
    return ((const Gcalc *)state)->begun;
}

/* a move is a sentence */
static const char *behind(const char *move, const char *form)
{
    size_t n = strcspn(form, ".");
    const char *words = move + n;

    if (!form[n] || strncmp(move, form, n) != 0 || *words == ' '
        || !*words || strstr(words, "  ")
        || words[strlen(words) - 1] == ' ')
        return NULL;
    return words;
}
static const Verb verbs[] = {
    { "type ...", type, 0, 0 }, { "more ...", more, 0, 0 },
    { "put %s %s", put, 0, 0 }, { "copy %s %s", copy, 0, 0 },
    { "name %s %s", name, 0, 0 }, { "clear %s", clear, 0, 0 },
    { "keep %s", keep, 0, 0 }, { "abstract %s", cover, 0, 0 },
    { "rule %s", rule, 0, 0 }, { "step", go, 1, 0 },
    { "run", go, BUDGET, 0 }, { "walk", go, 0, -1 },
    { "tick", go, 1, 1 }, { "stop", go, 0, 1 },
    { "next", next_lesson, 0, 0 }, { "give up", gives_up, 0, 0 } };
static const char *act(Gcalc *g, const char *move)
{
    const char *words = NULL;
    Line a = "", b = "";

    if (g->over)
        return _("The lessons are over: begin a new game.");
    for (const Verb *v = verbs; v < verbs + 16; v++)
        if (Text_match(move, v->form, a, b)
            || (words = behind(move, v->form))) {
            Said m = { v, words ? words : a, b, Color_of(a),
                       Slot_of(g, a), Slot_of(g, b),
                       side_of(*b ? b : a) };

            if (v->walking > 0 && !g->walking)
                return _("It is not walking: say walk.");
            if (v->walking < 0 && g->walking)
                return _("It is walking already.");
            return v->does(g, &m);
        }
    return _("No such move. Say put R main, type [R|G], run, ..");
}

/* where it is wrong */
static void where(const void *state, const char *move, Text *out)
{
    const char *words = behind(move, "type ..."), *why, *fault;
    const Gcalc *g = state;
    char all[DRAFT + LINE];
    int at, from;

    if (!words)
        return;
    Text_tell(&(Text){ all, sizeof all, 0 }, *g->draft ? "%s %s"
              : "%s%s", g->draft, words);
    Cube_read((Gcalc *)state, all, &why, &fault);
    if (!why)
        return;
    at = (int)(fault - all);
    from = at > 24 ? at - 24 : 0;
    Text_tell(out, _("letter %d, \"%.*s^%.16s\""), at + 1, at - from,
              all + from, fault);
}

/* apply */
static const char *apply(void *state, const char *move)
{
    Gcalc *g = state;
    Slot slot[SLOTS];
    int n = g->n;
    bool ticked = Text_same(move, "tick"), ran = ticked
         || Text_same(move, "run") || Text_same(move, "step");
    const char *why;

    memcpy(slot, g->slot, sizeof slot);
    why = act(g, move);
    if (!why && !ran
        && (g->full || Cube_kept(g) > (n > KEPT ? n : KEPT)))
        why = _("That is too large to be kept.");
    if (why) {
        /* put all of it back */
        memcpy(g->slot, slot, sizeof slot);
        Cube_back(g, n);
    } else {
        /* what a move leaves behind */
        if (!ticked && !Text_same(move, "walk"))
            g->walking = false;
        if (!ran && g->slot[0].cube != slot[0].cube)
            g->steps = g->end = 0;
        g->begun = Text_same(move, "next");
        look(g);
        Cube_sweep(g);
    }
    return why;
}

/* start */
static void anew(const void *state, int *option)
{
    const Gcalc *g = state;

    option[0] = g->over == 1 ? 0 : g->lesson;
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Gcalc *g = state;

    (void)seed;
    g->n = 1;
    g->rule = usual;
    g->lesson = (uint8_t)option[0];
    if (g->lesson)
        lay_lesson(g);
    else if (option[1])
        lay_examples(g, NULL);
    look(g);
    Cube_sweep(g);
    return NULL;
}

/* list the others */
static void list_others(const Gcalc *g, Kind kind, Text *out)
{
    for (int k = 1, last = 0; k <= CELLS; k++)
        if (g->slot[k].cube) {
            int at = Place_of(k);

            Text_tell(out, "put @%d main\nclear @%d\n", at, at);
            if (last)
                Text_tell(out, "copy @%d @%d\n", at, last);
            last = at;
        }
    for (int k = 0; k < SIDES; k++)
        if (kind && sides[k].kind == kind)
            Text_tell(out, "keep %s\n", sides[k].word);
    for (int k = 0; k < 7; k++)
        if (!holds(g, k))
            Text_tell(out, "rule %s\n", rules[k]);
}

/* legal */
bool is_idle(const Gcalc *g)
{
    return !g->over && !g->walking;
}
bool has_room(const Gcalc *g)
{
    return is_idle(g) && g->n < KEPT / 2
        && g->drawer[g->slot[0].cube].high < FLOORS - 50;
}
static void legal(const void *state, Text *out)
{
    const Gcalc *g = state;
    Cube main = g->slot[0].cube;
    Kind kind = (Kind)g->drawer[main].kind;
    bool idle = is_idle(g), live = Cube_live(g, main);
    /* when, and what */
    const struct { bool when; const char *what; } samples[] = {
        { live, "step\nrun\n" },
        { g->walking, "stop\n" }, { live && idle, "walk\n" },
        { main && idle, "put main @85\nclear main\n" },
        { main && has_room(g) && !g->slot[CELLS].cube
          && Slot_of(g, "mine") < 0, "name main mine\n" },
        { has_room(g) && !g->draft[0], "type [R|G]\n" },
        { g->draft[0], "clear draft\n" },
        { idle && strlen(g->draft) + 9 < DRAFT, "more R\n" },
        { g->lesson && idle && g->met, "next\n" },
        { g->lesson && idle, "clear all\n" }, { g->lesson, "give up\n" } };

    for (int k = 0; k < COLORS && has_room(g); k++) {
        Text_tell(out, "put %s %s\n", hues[k].word, !main ? "main"
                  : kind == LID ? "argument" : "left");
        if (main && !live)
            Text_tell(out, "abstract %s\n", hues[k].word);
    }
    for (int k = 0; k < 11 && !g->over; k++)
        if (samples[k].when)
            Text_tell(out, "%s", samples[k].what);
    if (idle)
        list_others(g, kind, out);
}
static int turn(const void *state)
{
    return ((const Gcalc *)state)->over ? OVER : 1;
}

/* what is said in a lesson */
static bool looks(const char *main, const char *how)
{
    return *how == '!' ? !strstr(main, how + 1)
                       : strncmp(main, how, strlen(how)) == 0;
}
const char *word_on(const Gcalc *g)
{
    const Lesson *l = &lessons[g->lesson > 0 ? g->lesson - 1 : 0];
    char main[4 * LINE];
    Text words = { main, sizeof main, 0 };
    Speech s = { .out = &words, .g = g, .most = 3 * LINE };
    int k = 0;

    if (g->over || !g->lesson)
        return "";
    Cube_say(&s, g->slot[0].cube);
    while (!g->met && l->slips[k] && !looks(main, l->slips[k]))
        k += 2;
    const char *said = g->met ? l->done : l->slips[k + (k < 6)];
    return said ? _(said) : "";
}

/* what the note says */
typedef struct Known { const char *tells, *label; } Known;
static const Known readings[STRANGE + 1] = {
    [NUMBER] = { N_("It reads as the number %d. "), "%d" },
    [TRUE] = { N_("It reads as true. "), "T" },
    [ZERO] = { N_("It reads as 0, or as false. "), "0" },
    [PAIR] = { N_("It reads as a pair. "), "( , )" },
    [LIST] = { N_("It reads as a list of %d. "), "(%d)" } };
void Cube_label(const Gcalc *g, int slot, Line out)
{
    const char *label = readings[g->slot[slot].reading].label;

    Text_say(out, label ? label : "...", g->slot[slot].items);
}
static void note_reading(const Gcalc *g, Text *out)
{
    const Slot *s = &g->slot[0];
    Kind kind = (Kind)g->drawer[s->cube].kind;

    if (s->reading == BLOCKS && kind > LID)
        Text_tell(out, _("Blocks: %llu. "),
                  (unsigned long long)Cube_count(g, ANY, s->cube));
    else if (readings[s->reading].tells)
        Text_tell(out, _(readings[s->reading].tells), s->items);
    else if (kind == LID)
        Text_tell(out, "%s ", *word_on(g) && !g->equal ? word_on(g)
                  : _("It waits for what falls in."));
    if (g->equal && g->slot[g->equal].name[0])
        Text_tell(out, _("It is equal to %s. "),
                  g->slot[g->equal].name);
}
static void note_running(const Gcalc *g, Text *out)
{
    const char *words = g->end == SPENT
        ? local_n("Stopped after %d step: go on with run. ",
                  "Stopped after %d steps: go on with run. ", g->steps)
        : g->end == TOO_LARGE
        ? local_n("It grew too large, after %d step. ",
                  "It grew too large, after %d steps. ", g->steps)
        : _("Steps: %d. ");
    const char *to_do = _("Run would do a step.");

    if (g->steps > 0 || g->end >= SPENT)
        Text_tell(out, words, g->steps);
    if (g->end < SPENT && Cube_live(g, g->slot[0].cube)
        && out->used + (int)strlen(to_do) < out->room)
        Text_tell(out, "%s", to_do);
}

/* status */
static void status(const void *state, int seat, Status *out)
{
    const Gcalc *g = state;
    char main[2 * LINE];
    Text words = { main, sizeof main, 0 };
    Text note = { out->note, LINE, 0 };
    Speech s = { .out = &words, .g = g, .named = true, .most = 80 };

    (void)seat;
    out->winners = g->over == 1 ? 2 : g->over == 2;
    Cube_say(&s, g->slot[0].cube);
    if (!g->over && !g->lesson && g->slot[0].cube)
        Text_say(out->text, _("Main is %s."), main);
    else
        Text_say(out->text, "%s", g->over == 1
                                      ? _("All lessons are done. A new game is the workshop.")
                                      : g->over ? _("You gave up the lesson.") : g->met
                                      ? _("That is it. Click Next lesson, press n, or type next.")
                                      : g->lesson ? _(lessons[g->lesson - 1].goal)
                                      : _("Main is empty."));
    if (g->lesson == 0 || g->lesson > 6)
        note_reading(g, &note);
    else if (*word_on(g))
        Text_tell(&note, "%s ", word_on(g));
    if (!g->over)
        note_running(g, &note);
    /* no blank at the end */
    size_t n = strlen(out->note);

    if (n > 0 && out->note[n - 1] == ' ')
        out->note[n - 1] = '\0';
}

/* show */
static void show(const void *state, int seat, Text *out)
{
    const Gcalc *g = state;
    const Lesson *l = g->lesson ? &lessons[g->lesson - 1] : NULL;
    Speech s = { .out = out, .g = g, .named = true };
    Cube said[] = { g->slot[0].cube, Cube_redex(g, g->slot[0].cube) };

    (void)seat;
    if (l)
        Text_tell(out, "%s\n%s\n%s\n", _(l->title),
                  _(l->typed ? l->typed : l->tells), _(l->more));
    for (int k = 0; k < 2 && (k == 0 || said[k]); k++) {
        Text_tell(out, k ? "next  " : "main  ");
        s.most = out->used + 400;
        Cube_say(&s, said[k]);
        Text_tell(out, "\n");
    }
    for (int k = 1; k <= CELLS; k++)
        if (g->slot[k].cube)
            Text_tell(out, "@%d %s\n", Place_of(k), g->slot[k].name);
}

/* check */
static const char *check(const void *state)
{
    const Gcalc *g = state;
    long sum = g->fuel + g->full + g->slot[HAND].cube
             + g->slot[OTHER].cube;

    for (int c = 1; c < g->n; c++)
        if (g->drawer[c].kind >= LID
            && (g->drawer[c].a >= c || g->drawer[c].b >= c))
            return "a part lies behind its cube";
    for (int k = 0; k < SLOTS; k++)
        if (g->slot[k].cube >= g->n || g->drawer[g->slot[k].cube].open)
            return "a letter has no lid";
    for (int k = 0; k < DRAWERS; k++)
        sum += g->val[k] + g->at[k];
    return sum ? "the bench is not swept" : NULL;
}

/* read what the ancestor wrote */
typedef struct Lisp {
    const char *at, *why;
    Line        word;               /* #f, a bracket, or "name */
    Text        said;               /* a cube, in our words */
    int         floors;
} Lisp;
static const char no_file[] = N_("this is no file of the old GCalc");
static void cube_of_old(Lisp *l);
static void must(Lisp *l, bool right, const char *why)
{
    if (!right && !l->why)
        l->why = why;
}
static void string_at(Lisp *l)
{
    int n = 1;

    for (; *l->at && *l->at != '"'; l->at++) {
        l->at += *l->at == '\\' && l->at[1];
        if (n < NAME)
            l->word[n++] = (char)(*l->at > ' ' ? *l->at : '_');
    }
    l->word[n] = '\0';
    must(l, *l->at == '"', no_file);
    l->at += *l->at == '"';
}
static void go_on(Lisp *l)
{
    size_t n;

    l->at += strspn(l->at, " \t\r\n");
    n = strcspn(l->at, " \t\r\n()\"");
    n += n == 0 && *l->at;
    must(l, n < NAME, no_file);
    Text_say(l->word, "%.*s", l->why ? 0 : (int)n, l->at);
    l->at += n;
    if (l->word[0] == '"')
        string_at(l);
}
static bool comes(Lisp *l, const char *word)
{
    bool same = Text_same(l->word, word);

    if (same)
        go_on(l);
    return same;
}
static void take(Lisp *l, const char *word)
{
    must(l, comes(l, word), no_file);
}
static int color_at(Lisp *l)
{
    int k = COLORS - 1;

    while (k > 0 && !Text_same(l->word, hues[k].old))
        k--;
    take(l, hues[k].old);
    return k;
}
static void list_at(Lisp *l)
{
    size_t n = strlen(l->word);
    int kind = DEPTH;

    while (kind >= LETTER
           && (strncmp(tongues[kind][1] + 1, l->word, n) != 0
               || tongues[kind][1][n + 1] != ' '))
        kind--;
    must(l, kind >= LETTER, no_file);
    go_on(l);
    for (const char *at = tongues[kind][0]; !l->why && *at; at++)
        if (*at == '*' && kind == LETTER)
            Letter_say(color_at(l), &l->said);
        else if (strchr("12*", *at))
            cube_of_old(l);
        else
            Text_tell(&l->said, "%c", *at);
    must(l, l->said.used < l->said.room,
         N_("a cube in this file is too long"));
    while (*l->word && !Text_same(l->word, ")"))
        go_on(l);
    take(l, ")");
}
static void mixed_at(Lisp *l)
{
    take(l, "(");
    Text_tell(&l->said, "#");
    for (int k = 0; k < 3; k++, go_on(l)) {
        uint64_t n = 256;

        must(l, Text_number(l->word, &n) && n < 256, no_file);
        Text_tell(&l->said, "%02x", (unsigned)n & 255);
    }
    take(l, ")");
}
static void cube_of_old(Lisp *l)
{
    must(l, ++l->floors < FLOORS,
         N_("the brackets in this file are nested too deep"));
    if (comes(l, "("))
        list_at(l);
    else if (comes(l, "#"))
        mixed_at(l);
    else if (comes(l, "#f"))
        Text_tell(&l->said, "0");
    else
        Text_tell(&l->said, "%s", hues[color_at(l)].word);
    l->floors--;
}
static void send(const char *words, Text *out)
{
    while (strlen(words) > 80) {
        int n = 80;

        while (words[n - 1] == ' ' || !strchr(" ()[]|-/\\", words[n]))
            n--;
        Text_tell(out, "> more %.*s\n", n, words);
        words += n + (words[n] == ' ');
    }
    Text_tell(out, "> type %s\n", words);
}
static bool entry_at(Lisp *l, Line name, Text *out)
{
    const char *why, *fault;

    l->said.used = 0;
    take(l, "(");
    Text_say(name, "%s", l->word[0] == '"' ? l->word + 1 : "");
    go_on(l);
    if (comes(l, ".")) {
        cube_of_old(l);
        take(l, ")");
    } else
        list_at(l);
    Cube_read(NULL, l->said.at, &why, &fault);
    must(l, !why,
         N_("in this file a hole has no lid, or a lid no hole"));
    if (l->why || Text_same(l->said.at, "0"))
        return false;
    send(l->said.at, out);
    return true;
}
static void name_old(int cell, const char *name, const char *said,
                     Text *out)
{
    bool taken = false;
    Line end;

    Text_say(end, " %s\n", name);
    for (; !taken && (said = strstr(said, end)) != NULL; said++)
        taken = strncmp(said - 10, "> name @", 8) == 0;
    Text_tell(out, taken ? "> name @%d %.21s%d\n" : "> name @%d %s\n",
              Place_of(cell), name, Place_of(cell));
}
static void read_old(const void *text, Text *out)
{
    char said[DRAFT - 100] = "", main[2 * DRAFT] = "";
    Lisp l = { .at = text, .said = { said, sizeof said, 0 } };
    Text kept = { main, sizeof main, 0 };
    int was = out->used;
    Line name;

    Text_tell(out, "gcalc 1 lesson=0 cells=empty seed=0\n");
    /* the word and the preferences */
    go_on(&l);
    take(&l, "\"GCALC");
    for (int k = 0; k < 6; k++, go_on(&l))
        if ((k == 3 || k == 4) && Text_same(l.word, "#t"))
            Text_tell(out, "> rule %s\n", k == 3 ? "split" : "mix");
    if (!entry_at(&l, name, &kept))
        Text_tell(&kept, "> clear main\n");
    /* the forty entries, and Main */
    take(&l, "(");
    for (int k = 1; k <= CELLS && !l.why; k++)
        if (entry_at(&l, name, out)) {
            Text_tell(out, "> put main @%d\n", Place_of(k));
            if (name[0])
                name_old(k, name, out->at + was, out);
        }
    take(&l, ")");
    Text_tell(out, "%s", main);
    if (l.why) {
        out->used = was;
        Text_tell(out, "%s", _(l.why));
    }
}

/* write it as the ancestor does */
static void old_entry(const Gcalc *g, int slot, Text *out)
{
    Speech s = { .out = out, .g = g, .old = true, .most = 1000000 };
    const char *name = g->slot[slot].name;

    Text_tell(out, *name ? "(\"" : "(#f");
    for (const char *c = name; *c; c++)
        Text_tell(out, strchr("\\\"", *c) ? "\\%c" : "%c", *c);
    Text_tell(out, *name ? "\" . " : " . ");
    Cube_say(&s, g->slot[slot].cube);
    Text_tell(out, ")");
}
static void write_old(const void *state, const char *saved, Text *out)
{
    const Gcalc *g = state;

    (void)saved;
    Text_tell(out, "\"GCALC\"\n#t\n18\n8\n%s\n%s\n#f\n",
              g->rule.cut ? "#t" : "#f", g->rule.mix ? "#t" : "#f");
    old_entry(g, 0, out);
    Text_tell(out, "\n(");
    for (int k = 1; k <= CELLS; k++) {
        Text_tell(out, k > 1 ? "\n " : "");
        old_entry(g, k, out);
    }
    Text_tell(out, ")\n");
}
static const Format formats[] = {
    { "gcalc", read_old, write_old }, { 0 }
};

/* the model */
static const char *const beginnings[] = { N_("empty"), N_("examples"),
                                          NULL };
static const Option options[] = {
    { .key = "lesson", .label = N_("Lesson (0: the workshop)"),
      .most = LESSONS, .usual = 1 },
    { .key = "cells", .label = N_("Cells of the workshop"), .most = 1,
      .usual = 1, .words = beginnings },
    { 0 }
};
#undef LESSON
#define LESSON(from, option, name, ...) { from, option, name },
static const Preset presets[] = {
    { N_("Ten lessons"), "lesson=1", N_("from the first one on") },
    { N_("The workshop"), "lesson=0", N_("with examples") },
    { N_("An empty workshop"), "lesson=0 cells=empty",
      N_("nothing in the cells") },
    { N_("Begin later"), NULL, NULL },
#include "gcalc-lessons.h"
    { 0 }
};
static const char *const forms[] = {
    ">*put CUBE PLACE", ">*copy CELL CELL", ">*clear CELL",
    ">*name CELL NAME", ">*keep SIDE", ">*abstract COLOR",
    ">*type TERM ...", ">*more TEXT ...", "> step", "> run", "> walk",
    "> stop", "> rule WORD", "> next", "> give up", "~ tick", NULL };
const Model gcalc_model = {
    .name = "gcalc", .size = sizeof(Gcalc), .version = 1, .seats = 1,
    .tick = 700, .rests = true, .forms = forms, .options = options,
    .presets = presets, .formats = formats, .start = start,
    .apply = apply, .where = where, .check = check,
    .sealed = sealed, .anew = anew, .legal = legal, .turn = turn,
    .status = status, .show = show,
};
