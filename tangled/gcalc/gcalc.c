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
static int slot_of(const Gcalc *g, const char *word)
{
    if (Text_same(word, "main"))
        return 0;
    return Name_speaks(word) ? Cell_named(g, word) : Cell_at(word);
}

/* grasp something */
static const char *grasp(Gcalc *g, const char *word, Cube *out)
{
    int number, color = Color_of(word, false, &number);
    int slot = slot_of(g, word);

    *out = color >= 0 ? Cube_of(g, COLOR, color, 0, 0)
         : slot >= 0 ? g->slot[slot].cube : 0;
    if (color >= 0 || Text_same(word, "0"))
        return NULL;
    return slot < 0
         ? _("Say put, a color or a place, and where: put R left.")
         : *out ? NULL : _("There is no cube to be put anywhere.");
}

/* put it somewhere */
static void exchange(Gcalc *g, int a, int b)
{
    Slot s = g->slot[a];

    g->slot[a] = g->slot[b];
    g->slot[b] = s;
}
static const char *lay(Gcalc *g, int to, Slot s)
{
    memset(s.name, 0, NAME);
    g->slot[to] = s;
    return NULL;
}
static const char *lay_new(Gcalc *g, int to, Cube c)
{
    return lay(g, to, (Slot){ .cube = c });
}
static const char *put(Gcalc *g, const char *what, const char *where)
{
    const Side *side = side_of(where);
    int from = slot_of(g, what), to = slot_of(g, where);
    Cube c, m = g->slot[0].cube;
    const char *why = grasp(g, what, &c);

    if (why)
        return why;
    if (!side && to < 0)
        return _("Say where: left, right, top, bottom, front, back, "
                 "function, argument.");
    if (!side && from == to)
        return _("It is there already.");
    if (!side && from > 0 && to > 0)
        return exchange(g, from, to), NULL;
    if (!side)
        return from < 0 ? lay_new(g, to, c)
                        : lay(g, to, g->slot[from]);
    if (!m)
        return _("Main is empty: put something onto Main first.");
    return lay_new(g, 0, Cube_of(g, side->kind, 0,
                   side->behind ? c : m, side->behind ? m : c));
}
static const char *copy(Gcalc *g, const char *what, const char *where)
{
    int from = slot_of(g, what), to = slot_of(g, where);

    if (from < 1 || to < 1 || from == to || !g->slot[from].cube)
        return _("Say copy, a full cell and another one: "
                 "copy @12 @81.");
    return lay(g, to, g->slot[from]);
}
static const char *clear(Gcalc *g, const char *where)
{
    int slot = slot_of(g, where);

    if (Text_same(where, "draft") && g->draft[0])
        return memset(g->draft, 0, DRAFT), NULL;
    if (Text_same(where, "all") && g->lesson)
        return lay_lesson(g), NULL;
    if (slot < 0 && side_of(where))
        return _("To take a part off Main, say what stays: keep top.");
    if (slot < 0 || !g->slot[slot].cube)
        return _("There is nothing to clear: say clear main, "
                 "or clear @23.");
    return lay_new(g, slot, 0);
}

/* name a cell */
static const char *name(Gcalc *g, const char *where, const char *word)
{
    int from = slot_of(g, where), to = from;

    if (from < 0 || !g->slot[from].cube)
        return _("Say which cube: name main six, or name @23 six.");
    if (strlen(word) >= NAME)
        return _("A name has at most 23 letters.");
    for (int k = 1; k <= CELLS; k++)
        if (Text_same(g->slot[k].name, word))
            return _("That name is taken.");
    while (!from && (to == 0 || g->slot[to].cube))
        to++;
    if (to > CELLS)
        return _("All cells are full: clear one first.");
    lay(g, to, g->slot[from]);
    memcpy(g->slot[to].name, word, strlen(word));
    return NULL;
}

/* take apart, cover */
static const char *keep(Gcalc *g, const char *word)
{
    const Side *side = side_of(word);
    const Drawer *d = &g->drawer[g->slot[0].cube];
    Cube c = 0;

    if (side && side->kind != APPLY)
        c = Cube_half(g, g->slot[0].cube, side->kind, !side->behind);
    else if (side && d->kind == APPLY)
        c = side->behind ? d->a : d->b;
    else if (side)
        c = g->slot[0].cube;
    else
        return _("Say which part of Main to keep: keep left.");
    if (c == g->slot[0].cube)
        return _("Main has no such part.");
    return lay_new(g, 0, c);
}
static const char *cover(Gcalc *g, const char *word)
{
    int number, color = Color_of(word, false, &number);

    if (color < 0)
        return _("Say which color becomes a hole: abstract R.");
    if (!g->slot[0].cube)
        return _("Main is empty: put something onto Main first.");
    return lay_new(g, 0, Cube_cover(g, g->slot[0].cube, color));
}

/* type a cube */
static const char *more(Gcalc *g, const char *words)
{
    size_t n = strlen(g->draft), m = strlen(words);

    if (n + m + 2 > DRAFT)
        return _("The draft is full: clear draft.");
    if (n > 0)
        g->draft[n++] = ' ';
    memcpy(g->draft + n, words, m);
    return NULL;
}
static void whole(const Gcalc *g, const char *words,
                  char all[DRAFT + LINE])
{
    Text_tell(&(Text){ all, DRAFT + LINE, 0 },
              g->draft[0] ? "%s %s" : "%s%s", g->draft, words);
}
static const char *type(Gcalc *g, const char *words)
{
    char all[DRAFT + LINE];
    const char *why;
    Cube c;

    whole(g, words, all);
    c = Cube_read(g, all, &why);
    if (!why)
        lay_new(g, 0, c);
    return why;
}

/* run, step, walk */
enum { BUDGET = 20000 };
static const char *go(Gcalc *g, long most)
{
    if (!Cube_live(g, g->slot[0].cube))
        return _("There is nothing left to be done in Main.");
    g->slot[0].reading = UNKNOWN;
    g->end = (uint8_t)Cube_run(g, 0, most, &g->steps);
    if (g->end == SPENT && most == 1)
        g->end = WORKING;
    return NULL;
}
static const char *steps_once(Gcalc *g) { return go(g, 1); }
static const char *runs(Gcalc *g) { return go(g, BUDGET); }
static const char *tick(Gcalc *g)
{
    const char *why = g->walking ? go(g, 1)
                    : _("It is not walking: say walk.");

    g->walking = !why && Cube_live(g, g->slot[0].cube)
              && g->end != TOO_LARGE;
    return why;
}
static const char *walks(Gcalc *g)
{
    if (g->walking)
        return _("It is walking already.");
    if (!Cube_live(g, g->slot[0].cube))
        return _("There is nothing left to be done in Main.");
    g->walking = true;
    return NULL;
}
static const char *stops(Gcalc *g)
{
    return g->walking ? NULL : _("It is not walking: say walk.");
}

/* choose a rule */
static const char *const rules[] = { "normal", "need", "eager",
    "whole", "split", "plain", "mix",
    NULL };
static bool holds(const Gcalc *g, int k)
{
    const Rules *r = &g->rule;

    return k < 3 ? r->how == k : k < 5 ? r->cut == k - 3
                                       : r->mix == k - 5;
}
static const char *rule(Gcalc *g, int k)
{
    Rules *r = &g->rule;

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

    g->slot[slot].cube = Cube_read(g, words, &why);
    if (why) {
        g->slot[slot].cube = 0;
        Cube_back(g, n);
    }
    return !why && Cube_run(g, slot, most, &steps) == SETTLED;
}
static bool is_mark(const Gcalc *g, Cube c, unsigned rgb)
{
    return g->drawer[c].kind == MIXED && Cube_rgb(g, c) == rgb;
}
static void read_number(Gcalc *g)
{
    Cube c;
    int n = 0;

    if (!asks(g, HAND, "(main #010101 #020202)", PATIENCE))
        return;
    c = g->slot[HAND].cube;
    if (is_mark(g, c, 0x010101))
        g->slot[0].reading = TRUE;
    while (g->drawer[c].kind == APPLY
           && is_mark(g, g->drawer[c].a, 0x010101))
        c = g->drawer[c].b, n++;
    if (is_mark(g, c, 0x020202)) {
        g->slot[0].reading = n > 0 ? NUMBER : ZERO;
        g->slot[0].items = (uint16_t)n;
    }
}

/* is it a pair */
static bool is_pair(const Gcalc *g, Cube c)
{
    const Drawer *d = &g->drawer[c];
    const Drawer *e = d->kind == APPLY ? &g->drawer[d->a] : d;

    return e != d && e->kind == APPLY && is_mark(g, e->a, 0x010101);
}

/* along a list */
static void read_list(Gcalc *g)
{
    int n = 0, steps = 0;
    const char *why;
    Cube null;

    g->slot[HAND].cube = g->slot[0].cube;
    for (;; n++) {
        null = Cube_read(g, "\\g.\\g.\\r.g", &why);
        if (Cube_alike(g, g->slot[HAND].cube, g, null) || n == 99)
            break;
        g->slot[HAND].cube = Cube_of(g, APPLY, 0, g->slot[HAND].cube,
                                Cube_color(g, 0x010101));
        if (Cube_run(g, HAND, PATIENCE, &steps) != SETTLED
            || !is_pair(g, g->slot[HAND].cube))
            break;
        g->slot[0].reading = PAIR;
        g->slot[HAND].cube = g->drawer[g->slot[HAND].cube].b;
        Cube_run(g, HAND, PATIENCE, &steps);
    }
    if (Cube_alike(g, g->slot[HAND].cube, g, null))
        g->slot[0].reading = LIST;
    g->slot[0].items = (uint16_t)n;
}

/* a lesson */
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
              "yellow on it.") },
#include "gcalc-lessons.h"
};

/* what is to be met */
static bool agree(Gcalc *g, const char *const pair[2], int most)
{
    bool ends = asks(g, HAND, pair[0], most);

    asks(g, OTHER, pair[1], most);
    return ends && Cube_alike(g, g->slot[HAND].cube,
                              g, g->slot[OTHER].cube);
}
static bool meets(Gcalc *g, const Lesson *l)
{
    int k = 0, most = l->most ? l->most : PATIENCE;

    if (!g->slot[0].cube || g->drawer[g->slot[0].cube].high > TALL)
        return false;
    while (k < 8 && l->asks[k] && agree(g, &l->asks[k], most))
        k += 2;
    return k == 8 || !l->asks[k];
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
        int slot = Cell_at(e->place);

        lay_new(g, 0, Cube_read(g, e->words, &why));
        if (is_wanted(wanted, e->name))
            recognize(g);
        lay(g, slot, g->slot[0]);
        memcpy(g->slot[slot].name, e->name, strlen(e->name));
    }
    g->rule = was;
    lay_new(g, 0, 0);
    for (int k = 0; k < EXAMPLES; k++)
        if (!is_wanted(wanted, examples[k].name))
            lay_new(g, Cell_at(examples[k].place), 0);
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
        lay_new(g, 0, Cube_read(g, l->main, &why));
    g->steps = g->end = g->met = 0;
}
static const char *gives_up(Gcalc *g)
{
    if (!g->lesson)
        return _("There is no lesson to give up.");
    g->over = 2;
    return NULL;
}
static const char *next_lesson(Gcalc *g)
{
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

/* behind a verb */
static const char *behind(const char *move, const char *verb)
{
    size_t n = strlen(verb);
    const char *words = move + n + 1;

    if (strncmp(move, verb, n) != 0 || move[n] != ' ' || *words == ' '
        || !*words || strstr(words, "  ")
        || words[strlen(words) - 1] == ' ')
        return NULL;
    return words;
}

/* a move is a sentence */
static const char *const two[] = { "put", "copy", "name", NULL };
static const char *(*const do_two[])(Gcalc *, const char *,
    const char *) = { put, copy, name };
static const char *const one[] = { "clear", "keep", "abstract", NULL };
static const char *(*const do_one[])(Gcalc *, const char *) = {
    clear, keep, cover };
static const char *const bare[] = { "step", "run", "tick", "walk",
    "stop", "next", "give up" };
static const char *(*const do_bare[])(Gcalc *) = { steps_once, runs,
    tick, walks, stops, next_lesson, gives_up };
static const char *act(Gcalc *g, const char *move)
{
    const char *words;
    Line a, b;
    int k;

    if (g->over)
        return _("The lessons are over: begin a new game.");
    for (k = 0; k < 7; k++)
        if (Text_same(move, bare[k]))
            return do_bare[k](g);
    if (Text_match(move, "%w %s %s", two, &k, a, b))
        return do_two[k](g, a, b);
    if (Text_match(move, "%w %s", one, &k, a))
        return do_one[k](g, a);
    if (Text_match(move, "rule %w", rules, &k))
        return rule(g, k);
    if ((words = behind(move, "type")))
        return type(g, words);
    if ((words = behind(move, "more")))
        return more(g, words);
    return _("No such move. Say put R main, type [R|G], run, ..");
}

/* where it is wrong */
static void where(const void *state, const char *move, Text *out)
{
    const char *words = behind(move, "type"), *fault;
    char all[DRAFT + LINE];
    int at, from;

    if (!words)
        return;
    whole(state, words, all);
    fault = Cube_fault(state, all);
    if (!fault)
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
        if (behind(move, "type"))
            memset(g->draft, 0, DRAFT);
        look(g);
        Cube_sweep(g);
    }
    return why;
}

/* start */
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
static void list_cells(const Gcalc *g, Text *out)
{
    for (int k = 1, last = 0; k <= CELLS; k++)
        if (g->slot[k].cube) {
            int at = Place_of(k);

            Text_tell(out, "put @%d main\nclear @%d\n", at, at);
            if (last)
                Text_tell(out, "copy @%d @%d\n", at, last);
            last = at;
        }
}
static void list_some(const Gcalc *g, Text *out)
{
    Cube main = g->slot[0].cube;
    bool idle = is_idle(g), live = Cube_live(g, main);
    const struct { bool when; const char *what; } samples[] = {
        { live, "step\nrun\n" },
        { g->walking, "stop\n" }, { live && idle, "walk\n" },
        { main && idle, "put main @85\nclear main\n" },
        { main && has_room(g) && !g->slot[CELLS].cube
          && Cell_named(g, "mine") < 0, "name main mine\n" },
        { has_room(g) && !g->draft[0], "type [R|G]\n" },
        { g->draft[0], "clear draft\n" },
        { idle && strlen(g->draft) + 9 < DRAFT, "more R\n" },
        { g->lesson && idle && g->met, "next\n" },
        { g->lesson && idle, "give up\nclear all\n" } };

    for (int k = 0; k < 10; k++)
        if (samples[k].when)
            Text_tell(out, "%s", samples[k].what);
}
static void list_colors(const Gcalc *g, Text *out)
{
    Cube main = g->slot[0].cube;
    const char *where = !main ? "main"
        : g->drawer[main].kind == LID ? "argument" : "left";

    for (int k = 0; k < COLORS; k++) {
        Text_tell(out, "put %s %s\n", hues[k].word, where);
        if (main && !Cube_live(g, main))
            Text_tell(out, "abstract %s\n", hues[k].word);
    }
}
static void legal(const void *state, Text *out)
{
    const Gcalc *g = state;
    Kind kind = (Kind)g->drawer[g->slot[0].cube].kind;

    if (g->over)
        return;
    if (has_room(g))
        list_colors(g, out);
    list_some(g, out);
    if (g->walking)
        return;
    list_cells(g, out);
    for (int k = 0; k < SIDES; k++)
        if (kind && sides[k].kind == kind)
            Text_tell(out, "keep %s\n", sides[k].word);
    for (int k = 0; k < 7; k++)
        if (!holds(g, k))
            Text_tell(out, "rule %s\n", rules[k]);
}
static int turn(const void *state)
{
    return ((const Gcalc *)state)->over ? OVER : 1;
}

/* what is said in a lesson */
static bool stands(const Gcalc *g, Kind kind)
{
    int c = 1;

    while (c < g->n && g->drawer[c].kind != kind)
        c++;
    return c < g->n;
}
const char *word_on(const Gcalc *g)
{
    const Drawer *d = &g->drawer[g->slot[0].cube];
    int a = g->drawer[d->kind < LID ? 0 : d->a].kind;
    int k = g->over ? 0 : g->lesson;
    const Lesson *l = &lessons[k > 0 ? k - 1 : 0];

    if (g->met)
        return k > 0 && l->done ? _(l->done) : "";
    if (k == 2 && !stands(g, MIXED))
        return _("That part is gone: Undo brings it back.");
    if (k == 3 && d->kind == ACROSS && a == LID)
        return _("One lid must cover both halves: first red and blue, "
                 "then a hole of red.");
    if ((k == 4 || k == 5) && !stands(g, LID))
        return _("The lid is gone: Undo brings it back.");
    if (k == 5 && d->kind == LID && a == APPLY)
        return _("The lid was put on too early: Undo, then Run first.");
    if (k == 4 && d->kind > LID && !Cube_live(g, g->slot[0].cube))
        return _("Green must stand on argument: Undo, and put it "
                 "there.");
    return k > 0 && l->amiss && d->kind == LID ? _(l->amiss) : "";
}

/* count what Main has */
static void note_blocks(const Gcalc *g, Text *out)
{
    uint64_t count[DRAWERS];

    Cube_count(g, ANY, count);
    Text_tell(out, _("Blocks: %llu. "),
              (unsigned long long)count[g->slot[0].cube]);
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
        note_blocks(g, out);
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
    bool live = Cube_live(g, g->slot[0].cube);

    if (g->end == SPENT)
        Text_tell(out, local_n(
            "Stopped after %d step: go on with run. ",
            "Stopped after %d steps: go on with run. ", g->steps),
            g->steps);
    else if (g->end == TOO_LARGE)
        Text_tell(out, local_n("It grew too large, after %d step. ",
                  "It grew too large, after %d steps. ", g->steps),
                  g->steps);
    else if (g->steps > 0)
        Text_tell(out, _("Steps: %d. "), g->steps);
    if (live && g->end < SPENT)
        Text_tell(out, "%s", _("There is something to be done."));
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
    /* the first line */
    if (g->over)
        Text_say(out->text, "%s", g->over == 1
                 ? _("All lessons are done. A new game may be the "
                     "workshop.")
                 : _("You gave up the lesson."));
    else if (g->met)
        Text_say(out->text, "%s",
                 _("That is it. Click Next lesson, press n, or type "
                   "next."));
    else if (g->lesson)
        Text_say(out->text, "%s", _(lessons[g->lesson - 1].goal));
    else
        Text_say(out->text, g->slot[0].cube ? _("Main is %s.")
                 : _("Main is empty."), main);
    if (g->lesson == 0 || g->lesson > 6)
        note_reading(g, &note);
    else if (*word_on(g))
        Text_tell(&note, "%s ", word_on(g));
    note_running(g, &note);
    /* no blank at the end */
    size_t n = strlen(out->note);

    if (n > 0 && out->note[n - 1] == ' ')
        out->note[n - 1] = '\0';
}

/* show */
static void show_cells(const Gcalc *g, Text *out)
{
    Text_tell(out, "\n");
    for (int k = 1; k <= CELLS; k++)
        if (g->slot[k].cube)
            Text_tell(out, "@%d %s\n", Place_of(k), g->slot[k].name);
}
static void show(const void *state, int seat, Text *out)
{
    const Gcalc *g = state;
    const Lesson *l = g->lesson ? &lessons[g->lesson - 1] : NULL;
    Speech s = { .out = out, .g = g, .named = true,
                 .most = out->used + 400 };
    Cube redex = Cube_redex(g, g->slot[0].cube);

    (void)seat;
    if (l)
        Text_tell(out, "%s\n%s\n%s\n", _(l->title),
                  _(l->typed ? l->typed : l->tells), _(l->more));
    Text_tell(out, "main  ");
    Cube_say(&s, g->slot[0].cube);
    if (redex) {
        Text_tell(out, "\nnext  ");
        s.most = out->used + 400;
        Cube_say(&s, redex);
    }
    show_cells(g, out);
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
    char        word[NAME];         /* the last one, or a name */
    Text        said;               /* a cube, in our words */
    int         floors;
    int         lids[COLORS];       /* so many stand outside */
} Lisp;
static const char no_file[] = N_("this is no file of the old GCalc");
static void cube_of_old(Lisp *l);
static void must(Lisp *l, bool right, const char *why)
{
    if (!right && !l->why)
        l->why = why;
}
static char peek(Lisp *l)
{
    l->at += strspn(l->at, " \t\r\n");
    return l->why ? '\0' : *l->at;
}
static bool comes(Lisp *l, const char *sign)
{
    size_t n = strlen(sign);

    if (!peek(l) || strncmp(l->at, sign, n) != 0)
        return false;
    return l->at += n, true;
}
static void take(Lisp *l, const char *sign)
{
    must(l, comes(l, sign), no_file);
}
static void word_at(Lisp *l)
{
    size_t n;

    peek(l);
    n = strcspn(l->at, " \t\r\n()\"");
    must(l, n > 0 && n < NAME, no_file);
    n = n < NAME ? n : 0;
    memcpy(l->word, l->at, n);
    l->word[n] = '\0';
    l->at += n;
}
static int color_at(Lisp *l)
{
    int k = COLORS - 1;

    word_at(l);
    while (k > 0 && !Text_same(l->word, hues[k].old))
        k--;
    must(l, Text_same(l->word, hues[k].old), no_file);
    return k;
}
static int letter_at(Lisp *l)
{
    int color = color_at(l);
    const char *word = hues[color].word;

    Text_tell(&l->said, "%c%s", word[0] | 32, word + 1);
    return color;
}
static int lid_at(Lisp *l)
{
    int color;

    take(l, "(");
    word_at(l);
    must(l, Text_same(l->word, "var"), no_file);
    color = letter_at(l);
    take(l, ")");
    return color;
}
static void parts_at(Lisp *l, int kind)
{
    int color = 0;

    Text_tell(&l->said, "%s", signs[kind].begin);
    if (kind == LETTER)
        must(l, l->lids[letter_at(l)] > 0,
             N_("a hole in this file has no lid"));
    else if (kind == LID)
        l->lids[color = lid_at(l)]++;
    else
        cube_of_old(l);
    Text_tell(&l->said, "%s", signs[kind].middle);
    if (kind > LETTER)
        cube_of_old(l);
    if (kind == LID)
        l->lids[color]--;
    Text_tell(&l->said, "%s", signs[kind].end);
}
static void list_at(Lisp *l)
{
    int kind = DEPTH;

    word_at(l);
    while (kind >= LETTER && !Text_same(l->word, signs[kind].old))
        kind--;
    must(l, kind >= LETTER, no_file);
    if (!l->why)
        parts_at(l, kind);
    while (peek(l) && *l->at != ')')
        word_at(l);
    take(l, ")");
    must(l, l->said.used < l->said.room,
         N_("a cube in this file is too long"));
}
static void mixed_at(Lisp *l)
{
    Text_tell(&l->said, "#");
    for (int k = 0; k < 3; k++) {
        uint64_t n = 256;

        word_at(l);
        must(l, Text_number(l->word, &n) && n < 256, no_file);
        Text_tell(&l->said, "%02x", (unsigned)n & 255);
    }
    take(l, ")");
}
static void cube_of_old(Lisp *l)
{
    must(l, ++l->floors <= FLOORS,
         N_("the brackets in this file are nested too deep"));
    if (comes(l, "("))
        list_at(l);
    else if (comes(l, "#("))
        mixed_at(l);
    else if (comes(l, "#f"))
        Text_tell(&l->said, "0");
    else
        Text_tell(&l->said, "%s", hues[color_at(l)].word);
    l->floors--;
}
static void name_at(Lisp *l)
{
    int n = 0;

    if (!comes(l, "\"")) {
        word_at(l);
        l->word[0] = '\0';
        return;
    }
    for (; *l->at && *l->at != '"'; l->at++) {
        l->at += *l->at == '\\' && l->at[1];
        if (n < NAME - 1)
            l->word[n++] = (char)(*l->at > ' ' ? *l->at : '_');
    }
    l->word[n] = '\0';
    take(l, "\"");
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
static bool entry_at(Lisp *l, char name[NAME], Text *out)
{
    bool empty = false;

    l->said.used = 0;
    take(l, "(");
    name_at(l);
    memcpy(name, l->word, NAME);
    if (comes(l, ".")) {
        empty = peek(l) && strncmp(l->at, "#f", 2) == 0;
        cube_of_old(l);
        take(l, ")");
    } else
        list_at(l);
    if (!empty && !l->why)
        send(l->said.at, out);
    return !empty;
}
static void name_old(int cell, const char *name, const char *said,
                     Text *out)
{
    bool taken = false;
    Line move;

    for (int k = 1; k < cell && !taken; k++) {
        Text_say(move, "name @%d %s\n", Place_of(k), name);
        taken = strstr(said, move) != NULL;
    }
    Text_tell(out, taken ? "> name @%d %.21s%d\n" : "> name @%d %s\n",
              Place_of(cell), name, Place_of(cell));
}
static void read_old(const void *text, Text *out)
{
    char said[DRAFT - 100], name[NAME], main[2 * DRAFT] = "";
    Lisp l = { .at = text, .said = { said, sizeof said, 0 } };
    Text kept = { main, sizeof main, 0 };
    int was = out->used;

    Text_tell(out, "gcalc 1 lesson=0 cells=empty seed=0\n");
    /* the word and the preferences */
    name_at(&l);
    must(&l, Text_same(l.word, "GCALC"), no_file);
    for (int k = 0; k < 6; k++) {
        word_at(&l);
        if (k > 2 && k < 5 && Text_same(l.word, "#t"))
            Text_tell(out, "> rule %s\n", k == 3 ? "split" : "mix");
    }
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
static const Preset presets[] = {
    { N_("Ten lessons"), "lesson=1", N_("from the first one on") },
    { N_("The workshop"), "lesson=0", N_("with examples") },
    { N_("An empty workshop"), "lesson=0 cells=empty",
      N_("nothing in the cells") },
    { N_("Begin later"), NULL, NULL },
    { N_("Taking apart"), "lesson=2", N_("lesson 2") },
    { N_("A lid"), "lesson=3", N_("lesson 3") },
    { N_("Let it fall"), "lesson=4", N_("lesson 4") },
    { N_("Which hole?"), "lesson=5", N_("lesson 5") },
    { N_("Slices"), "lesson=6", N_("lesson 6") },
    { N_("Yes and no"), "lesson=7", N_("lesson 7") },
    { N_("Numbers"), "lesson=8", N_("lesson 8") },
    { N_("Pairs"), "lesson=9", N_("lesson 9") },
    { N_("Round and round"), "lesson=10", N_("lesson 10") },
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
    .sealed = sealed, .legal = legal, .turn = turn,
    .status = status, .show = show,
};
