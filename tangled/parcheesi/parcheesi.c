/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <string.h>
#include "parcheesi.h"

/* seats and colors */
int color_of(const Parcheesi *s, int seat)
{
    return s->seats == 2 ? 2 * (seat - 1) : seat - 1;
}

/* how a game begins */
#define WORDS(...) (const char *const[]){ __VA_ARGS__, NULL }
#define SITS(n, k, l, u) { .key = k, .label = l, .most = 7, \
    .usual = u, .seat = n, .words = WORDS("person", "polly", "renee", \
    "grace", "ada", "lena", "faye", "thea"), .labels = WORDS( \
    N_("a person"), N_("Polite Polly"), N_("Reckless Renee"), \
    N_("Amazing Grace"), N_("Accurate Ada"), N_("Learned Lena"), \
    N_("Farsighted Faye"), N_("Thorough Thea")) }
#define CHOICE(k, l) { .key = k, .label = l, .most = 1, \
                       .words = WORDS(N_("no"), N_("yes")) }
enum { PLAYERS, ENTERING = 5, BONUS, PARTNERS, DICE, SEALED, PACE };
static const Option options[] = {
    { .key = "seats", .label = N_("Players"), .least = 2,
      .most = COLORS, .usual = 4, .seat = HOW_MANY },
    SITS(1, "seat1", N_("Seat 1"), 0),
    SITS(2, "seat2", N_("Seat 2"), 1),
    SITS(3, "seat3", N_("Seat 3"), 2),
    SITS(4, "seat4", N_("Seat 4"), 3),
    CHOICE("enter", N_("Entering is a duty")),
    CHOICE("refuse", N_("A bonus may be refused")),
    CHOICE("teams", N_("Opposite houses are a team")),
    { .key = "dice", .label = N_("Dice"), .least = 1, .most = 2,
      .usual = 2, .words = WORDS(N_("one"), N_("two")) },
    CHOICE("sealed", N_("A throw cannot be taken back")),
    { .key = "pace", .label = N_("Pace of the others"), .most = 2,
      .usual = 1, .words = WORDS(N_("slow"), N_("usual"),
      N_("quick")) },
    { 0 }
};
static const Preset presets[] = {
    { N_("Three Graces"), "seat2=grace seat3=grace seat4=grace",
      N_("the best of the ancestor") },
    { N_("Spanish"), "dice=one enter=yes",
      N_("one die: Parch\303\255s") },
    { N_("Teams"), "teams=yes seat2=ada seat3=ada seat4=ada",
      N_("green and blue against red and yellow") },
    { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Parcheesi *s = state;

    if (option[PARTNERS] && option[PLAYERS] < COLORS)
        return _("Teams need four players: seats=4.");
    s->seats = (uint8_t)option[PLAYERS];
    s->rules = (uint8_t)(option[ENTERING] * MUST_ENTER
        + option[BONUS] * MAY_REFUSE + (option[DICE] == 1) * ONE_DIE
        + option[PARTNERS] * TEAMS);
    s->sealed = (uint8_t)option[SEALED];
    s->pace = (uint8_t)option[PACE];
    s->salt = (uint32_t)(seed * 0x9E3779B97F4A7C15ull >> 32);
    s->seat = 1;
    for (int c = 0; s->seats < COLORS && c < COLORS; c++)
        if (s->seats == 2 ? c % 2 : c == 3)
            memset(s->b.at[c], HOME, PAWNS);
    return NULL;
}

/* what can be done */
int in_bag(const Parcheesi *s, int number)
{
    return (int)(s->may[0] >> (OPEN + 4 * number) & 15);
}
Choices choices_of(const Parcheesi *s)
{
    Choices all = { .n = 0 };
    bool end;

    for (int k = 0; k < s->stories; k++) {
        all.n += Steps(&s->road, s->may[k], all.step + all.n, &end);
        all.may_end |= end;
    }
    return all;
}

/* a throw */
static void pass_on(Parcheesi *s)
{
    int seat = s->seat, c = color_of(s, seat);
    Past *p = &s->past[c][s->turns_of[c]++ % PAST];

    *p = (Past){ s->before, s->b, s->deed[seat].a, s->deed[seat].b,
                 (uint8_t)c };
    Board_sort(&p->after);
    s->turns++;
    s->stories = 0;
    s->may[0] = 0;
    s->phase = ROLLING;
    if (is_home(&s->b, c)
        && (!(s->rules & TEAMS) || is_home(&s->b, c ^ 2)))
        s->phase = FINISHED;
    else
        p->next = (uint8_t)next_color(&s->b, c, s->doubles);
    s->seat = (uint8_t)(1 + p->next / (s->seats == 2 ? 2 : 1));
    if (s->seat != seat)
        s->doubles = 0;
}
static void throw_dice(Parcheesi *s, int a, int b)
{
    bool again = b ? a == b : a == 6;
    Deed *d = &s->deed[s->seat];

    *d = (Deed){ (uint8_t)a, (uint8_t)b, 0 };
    s->faces[a - 1]++;
    if (b > 0)
        s->faces[b - 1]++;
    s->doubles = (uint8_t)(again ? s->doubles + 1 : 0);
    s->before = s->b;
    Board_sort(&s->before);
    s->may[0] = Turns_begin(&s->before, color_of(s, s->seat), s->rules,
                            a, b, &s->road);
    s->stories = 1;
    s->moved = false;
    s->phase = choices_of(s).n ? MOVING : STUCK;
    d->did = s->phase == STUCK ? EMPTY : 0;
    if (s->doubles == 3) {
        /* the third time is a fine */
        d->did = FINED;
        fine_pawn(s->b.at[color_of(s, s->seat)]);
        pass_on(s);
    }
}

/* a move */
int stranger_on(const Board *b, int me, int t)
{
    for (int k = 0; k < COLORS * PAWNS; k++)
        if (t <= EXIT && k / PAWNS != me
            && as_seen(k / PAWNS, b->at[k / PAWNS][k % PAWNS], me) == t)
            return k;
    return -1;
}
static int led_to(const Parcheesi *s, int from, int number,
                  Stand then[6])
{
    Choices all = choices_of(s);
    int n = 0, i;

    for (int k = 0; k < all.n; k++) {
        const Step *step = &all.step[k];

        for (i = 0; i < n && then[i] != step->then;)
            i++;
        if (step->from == from && i == n
            && s->road.value[step->number] == number)
            then[n++] = step->then;
    }
    return n;
}
static void do_step(Parcheesi *s, int from, int number)
{
    int c = color_of(s, s->seat), did = s->deed[s->seat].did,
        to = from + number, i = 0, other;

    s->stories = (uint8_t)led_to(s, from, number, s->may);
    while (s->b.at[c][i] != from)
        i++;
    s->b.at[c][i] = (uint8_t)to;
    s->moved = true;
    did |= from == START ? ENTERED : to == HOME ? CAME_HOME : 0;
    if ((other = stranger_on(&s->b, c, to)) >= 0) {
        s->b.at[other / PAWNS][other % PAWNS] = START;
        did |= BOPS << other / PAWNS;
    }
    s->deed[s->seat].did = (uint16_t)did;
    if (is_home(&s->b, c))
        pass_on(s);
}
static void finish_turn(Parcheesi *s)
{
    if (s->may[0] >> OPEN & 0xffff)
        s->deed[s->seat].did |= s->rules & MAY_REFUSE
            && choices_of(s).n ? GAVE_UP : LOST_ONE;
    pass_on(s);
}

/* places */
void spell_place(int color, int step, Line out)
{
    if (step == START || step == HOME)
        Text_say(out, "%s", step == START ? "house" : "home");
    else if (step >= ROW)
        Text_say(out, "h%d", step - ROW);
    else
        Text_say(out, "%d", square_of(color, step));
}
static int place_meant(int color, const char *place)
{
    Line words;

    for (int step = ENTRY; step < HOME; step++) {
        spell_place(color, step, words);
        if (Text_same(words, place))
            return step;
    }
    return NOWHERE;
}
void spell_step(const Parcheesi *s, const Step *step, Line out)
{
    Line place;

    spell_place(color_of(s, s->seat), step->from, place);
    if (step->number == ENTERS)
        Text_say(out, "enter");
    else if (step->number == ENDS_HERE)
        Text_say(out, "done");
    else
        Text_say(out, "move %s by %d", place,
                 s->road.value[step->number]);
}

/* why not */
static const char *in_the_way(const Parcheesi *s, int a, int t,
                              int *blame)
{
    const Road *r = &s->road;
    int c = color_of(s, s->seat);
    bool met = stranger_on(&s->b, c, t) >= 0;

    for (*blame = a + 1; *blame <= t; ++*blame) {
        if (*blame < HOME && pawns_on(s->b.at[c], *blame) > 1)
            return _("A blockade of your own bars the way.");
        if (*blame <= EXIT && r->closed & BIT(*blame))
            return _("A blockade bars the way.");
    }
    *blame = t;
    if (met && r->mates & BIT(t))
        return _("Your partner's pawn is not to be bopped.");
    if (met && a != START && r->shut & BIT(t))
        return _("That pawn is safe: only who enters may bop there.");
    *blame = 0;
    return NULL;
}
const char *objection(const Parcheesi *s, int from, int number,
                      int *blame)
{
    bool enters = from == START;
    int k = 0, to = from + number;
    Stand then[6];
    const char *no;

    *blame = 0;
    while (k < 4 && (s->road.value[k] != number || !in_bag(s, k)))
        k++;
    if (!pawns_on(s->b.at[color_of(s, s->seat)], from) || from == HOME)
        return enters ? _("None of your pawns is in the house.")
                      : _("None of your pawns stands there.");
    if (k == 4 && !enters)
        return _("This number is not open.");
    if (to > HOME)
        return _("Home takes the exact number.");
    if ((no = in_the_way(s, from, to, blame)))
        return no;
    /* or a rule of the house is in the way */
    return led_to(s, from, number, then) ? NULL
         : enters
           ? _("Entering takes a 5, or 1 and 4, or 2 and 3 together.")
         : s->rules & MUST_ENTER && k < 2 && led_to(s, START, ENTRY, then)
           ? _("You have to enter first.")
         : s->rules & ONE_DIE && number == 6
           ? _("A six has to open your blockade.")
         : _("They stood together before, and may not meet again.");
}
const char *not_done(const Parcheesi *s)
{
    Choices all = choices_of(s);

    return all.may_end ? NULL : all.step[0].number == ENTERS
         ? _("A pawn of yours can still enter.")
         : _("A number can still be used.");
}

/* apply and legal */
static const char *house_move(Parcheesi *s, const char *move)
{
    int a, b = 0;
    bool one = s->rules & ONE_DIE;

    if (s->phase == STUCK)
        return Text_same(move, "pass") ? finish_turn(s), NULL
             : _("The house passes on when nobody can move.");
    if (!(one ? Text_match(move, "roll %d", &a)
              : Text_match(move, "roll %d %d", &a, &b)))
        return _("The house throws the dice, as in: roll 3 5.");
    if (a < 1 || a > 6 || b > 6 || b < !one)
        return _("A die has the numbers 1 to 6.");
    return throw_dice(s, a, b), NULL;
}
static const char *apply(void *state, const char *move)
{
    Parcheesi *s = state;
    int number = ENTRY, blame, from = START;
    const char *no;
    Line place;

    if (s->phase == FINISHED)
        return _("The game is over: begin a new one.");
    if (s->phase != MOVING)
        return house_move(s, move);
    if (Text_same(move, "done"))
        return (no = not_done(s)) ? no : (finish_turn(s), NULL);
    if (Text_match(move, "move %s by %d", place, &number))
        from = place_meant(color_of(s, s->seat), place);
    else if (!Text_same(move, "enter"))
        return _("Say enter, done, or as in: move 60 by 6.");
    if (!(no = objection(s, from, number, &blame)))
        do_step(s, from, number);
    return no;
}
static int turn(const void *state)
{
    const Parcheesi *s = state;

    return s->phase == FINISHED ? OVER
         : s->phase == MOVING ? s->seat : HOUSE;
}
static void tell_steps(const Parcheesi *s, Text *out)
{
    Choices all = choices_of(s);
    const Step *step = all.step;
    Line words;

    for (int k = 0, j = 0; k < all.n; k++, j = 0) {
        while (step[j].from != step[k].from
               || step[j].number != step[k].number)
            j++;
        spell_step(s, &step[k], words);
        if (j == k)
            Text_tell(out, "%s\n", words);
    }
    if (all.may_end)
        Text_tell(out, "done\n");
}
static void legal(const void *state, Text *out)
{
    const Parcheesi *s = state;
    bool one = s->rules & ONE_DIE;

    if (s->phase == MOVING)
        tell_steps(s, out);
    if (s->phase == STUCK)
        Text_tell(out, "pass\n");
    for (int k = 0; s->phase == ROLLING && k < (one ? 6 : 36); k++)
        Text_tell(out, one ? "roll %d\n" : "roll %d %d\n",
                  1 + (one ? k : k / 6), 1 + k % 6);
}
static bool sealed(const void *state)
{
    const Parcheesi *s = state;

    return s->sealed && (s->phase != MOVING || !s->moved);
}
static const char *const forms[] = {
    "> move PLACE by NUMBER", "> enter", "> done",
    ": roll NUMBER NUMBER", ": roll NUMBER", ": pass", NULL };

/* how things stand */
const char *color_name(int color)
{
    static const char *const names[] = { N_("Green"), N_("Red"),
                                         N_("Blue"), N_("Yellow") };

    return _(names[color]);
}
static void say_throw(const Parcheesi *s, Line out)
{
    const Deed *d = &s->deed[s->seat];
    const char *name = color_name(color_of(s, s->seat));
    Line thrown, open = "";
    Text words = { open, sizeof open, 0 };

    for (int k = 0; k < 4; k++)
        for (int n = 0; n < in_bag(s, k); n++)
            Text_tell(&words, words.used ? ", %d" : "%d",
                      s->road.value[k]);
    Text_say(thrown, d->b ? "%d, %d" : "%d", d->a, d->b);
    if (s->phase == STUCK)
        Text_say(out, _("%s cannot move: thrown %s."), name, thrown);
    else if (open[0])
        Text_say(out, _("%s has thrown %s. Open: %s."), name, thrown,
                 open);
    else
        Text_say(out, _("%s has used all numbers."), name);
}
static void say_more(const Parcheesi *s, Line out)
{
    Step step = choices_of(s).step[0];
    const char *no = not_done(s);
    int c = color_of(s, s->seat), by = s->road.value[step.number % 5];
    Line a, b;

    spell_place(c, step.from, a);
    spell_place(c, step.from + by, b);
    if (no && step.number < ENTERS)
        Text_say(out, _("Still to be used: %d, for instance from "
                        "%s to %s."), by, a, b);
    else
        Text_say(out, "%s", no ? no : s->may[0] >> OPEN & 0xffff
            ? _("What is open need not be used: say done.")
            : _("Say done."));
}
static void status(const void *state, int seat, Status *out)
{
    const Parcheesi *s = state;
    int c = color_of(s, s->seat);
    bool over = s->phase == FINISHED, teams = s->rules & TEAMS;

    for (int k = 1; k <= s->seats; k++)
        out->points[k] = pawns_on(s->b.at[color_of(s, k)], HOME);
    if (over)
        out->winners = 1u << s->seat
                     | (teams ? 2u << (c ^ 2) : 0);
    if (over && teams)
        Text_say(out->text, _("%s and %s are home, and win."),
                 color_name(c), color_name(c ^ 2));
    else if (over)
        Text_say(out->text, _("%s has all four pawns home, and wins."),
                 color_name(c));
    else if (s->phase == ROLLING)
        Text_say(out->text, _("%s throws the dice."), color_name(c));
    else
        say_throw(s, out->text);
    if (s->phase == MOVING && seat == s->seat)
        say_more(s, out->note);
}

/* the board in letters */
static void show(const void *state, int seat, Text *out)
{
    const Parcheesi *s = state;
    static const char *const names[] = { "green", "red", "blue",
                                         "yellow" };

    for (int k = 1; k <= s->seats; k++) {
        int c = color_of(s, k);
        const Deed *d = &s->deed[k];
        Line place;

        Text_tell(out, "%c%d %-7s", k == s->seat ? '>' : ' ', k,
                  names[c]);
        for (int i = 0; i < PAWNS; i++) {
            spell_place(c, s->b.at[c][i], place);
            Text_tell(out, " %-5s", place);
        }
        if (d->a)
            Text_tell(out, d->b ? " | %d %d" : " | %d", d->a, d->b);
        Text_tell(out, "\n");
    }
    (void)seat;
}

/* the model */
static const char *check(const void *state)
{
    const Parcheesi *s = state;

    if (s->seat < 1 || s->seat > s->seats)
        return "somebody sits there";
    if (s->phase == ROLLING && s->stories)
        return "the bag is empty when dice are thrown";
    for (int k = 0; k < COLORS * PAWNS; k++) {
        int c = k / PAWNS, at = s->b.at[c][k % PAWNS];

        if (at > HOME)
            return "a pawn is beyond home";
        if (at > START && at < HOME && (pawns_on(s->b.at[c], at) > 2
            || stranger_on(&s->b, c, at) >= 0))
            return "a square has two pawns of one color at most";
    }
    return NULL;
}
static const char *const points[] = { NN_("%d pawn home",
                                          "%d pawns home") };
const Model parcheesi_model = {
    .name = "parcheesi", .size = sizeof(Parcheesi), .version = 1,
    .seats = COLORS, .better = 1, .points = points, .forms = forms,
    .options = options, .presets = presets, .start = start,
    .apply = apply, .check = check, .sealed = sealed, .legal = legal,
    .turn = turn, .status = status, .show = show,
};
