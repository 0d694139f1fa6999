/* Made from games/parcheesi.nw by make tangle: change that, not this. */
#include <string.h>
#include "parcheesi.h"

/* seats and colors */
int color_of(const Parcheesi *s, int seat)
{
    return s->seats == 2 ? 2 * (seat - 1) : seat - 1;
}
static uint8_t *mine(Parcheesi *s)
{
    return s->b.at[color_of(s, s->seat)];
}
bool is_home(const Parcheesi *s, int seat)
{
    return pawns_on(s->b.at[color_of(s, seat)], HOME) == PAWNS;
}

/* the options */
static const char *const who[] = { N_("person"), N_("polly"),
    N_("renee"), N_("grace"), N_("ada"), N_("lena"), N_("faye"), NULL };
static const char *const people[] = { N_("a person"),
    N_("Polite Polly"), N_("Reckless Renee"), N_("Amazing Grace"),
    N_("Accurate Ada"), N_("Learned Lena"), N_("Farsighted Faye"),
    NULL };
static const char *const no_yes[] = { N_("no"), N_("yes"), NULL };
static const char *const paces[] = { N_("slow"), N_("usual"),
                                     N_("quick"), NULL };
static const char *const dice[] = { N_("one"), N_("two"), NULL };
#define SITS(n, k, l, u) { .key = k, .label = l, .most = 6, \
    .usual = u, .words = who, .labels = people, .seat = n }
#define CHOICE(k, l) { .key = k, .label = l, .most = 1, \
                       .words = no_yes }
enum { PLAYERS, ENTERING = 5, BONUS, TEAMS, DICE, SEALED, PACE };
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
      .usual = 2, .words = dice },
    CHOICE("sealed", N_("A throw cannot be taken back")),
    { .key = "pace", .label = N_("Pace of the others"), .most = 2,
      .usual = 1, .words = paces },
    { 0 }
};
static const Preset presets[] = {
    { N_("Four houses"), "seats=4", N_("Polly, Renee and Grace") },
    { N_("Two houses"), "seats=2", N_("one opponent") },
    { N_("Three Graces"), "seat2=grace seat3=grace seat4=grace",
      N_("the best of the ancestor") },
    { N_("Spanish"), "dice=one enter=yes",
      N_("one die: Parch\303\255s") },
    { N_("Teams"), "teams=yes seat2=ada seat3=ada seat4=ada",
      N_("green and blue against red and yellow") },
    { 0 }
};

/* begin a game */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Parcheesi *s = state;

    if (option[TEAMS] && option[PLAYERS] < COLORS)
        return _("Teams need four players: seats=4.");
    s->seats = (uint8_t)option[PLAYERS];
    s->rules = (uint8_t)(option[ENTERING] * MUST_ENTER
        + option[BONUS] * MAY_REFUSE
        + (option[DICE] == 1) * SIX_OPENS);
    s->teams = (uint8_t)option[TEAMS];
    s->dice = (uint8_t)option[DICE];
    s->sealed = (uint8_t)option[SEALED];
    s->pace = (uint8_t)option[PACE];
    s->salt = (uint32_t)(seed * 0x9E3779B97F4A7C15ull >> 32);
    s->seat = 1;
    for (int c = 0; s->seats < COLORS && c < COLORS; c++)
        if (s->seats == 2 ? c % 2 : c == 3)
            memset(s->b.at[c], HOME, PAWNS);
    return NULL;
}

/* two coats */
static const uint8_t two[6] = { 3, 5, 9, 6, 10, 12 };  /* pawns' bits */

static void exchange_coats(Parcheesi *s)
{
    const uint8_t *w = mine(s);

    for (int i = 0; i < PAWNS; i++)
        for (int j = i + 1; j < PAWNS; j++)
            for (int k = 0; w[i] == w[j] && k < 6; k++) {
                int both = 1 << i | 1 << j, to = two[k] ^ both;

                if (s->coats >> k & 1 && (two[k] & both)
                    && (two[k] & both) != both)
                    for (int n = 0; n < 6; n++)
                        s->coats |= (uint8_t)((two[n] == to) << n);
            }
}
static void put_coats_on(Parcheesi *s)
{
    const uint8_t *w = mine(s);

    s->coats = 1;
    s->pairs = s->pair[0] = s->pair[1] = 0;
    for (int k = 5; k >= 0; k--) {
        int i = __builtin_ctz(two[k]), j = 31 - __builtin_clz(two[k]);

        if (w[i] == w[j] && w[i] > START && w[i] < HOME) {
            s->pair[1] = s->pair[0];
            s->pair[0] = w[i];
            s->coats = (uint8_t)(1 << k);
            s->pairs++;
        }
    }
}

/* what can be done */
static unsigned in_the_bag(const Parcheesi *s)
{
    return (unsigned)(s->open[0] | s->open[1] << 4 | s->open[2] << 8
                      | s->open[3] << 12);
}
static Stand stand_of(const Parcheesi *s, int k, Road *r)
{
    int c = color_of(s, s->seat), n = 0;
    const uint8_t *w = s->b.at[c];
    Board sorted = s->b;
    uint8_t v[PAWNS];

    Board_sort(&sorted);
    *r = Road_of(&sorted, c, s->rules, s->teams);
    memcpy(r->value, s->value, 4);
    memcpy(r->pair, s->pair, 2);
    r->pairs = s->pairs;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < PAWNS; i++)
            if ((two[k] >> i & 1) == !pass)
                v[n++] = w[i];
    return Road_pack(r, v) | (Stand)in_the_bag(s) << OPEN;
}
int Parcheesi_steps(const Parcheesi *s, Step *out, bool *may_end)
{
    Road r;
    int n = 0;

    *may_end = false;
    for (int k = 0; k < 6; k++)
        if (s->coats >> k & 1) {
            Stand now = stand_of(s, k, &r);
            bool end;

            n += Steps(&r, now, out + n, &end);
            *may_end |= end;
        }
    return n;
}

/* a throw */
int fine_pawn(uint8_t w[PAWNS])
{
    int far = -1, at;

    for (int i = 0; i < PAWNS; i++)
        if (w[i] < HOME && (far < 0 || w[i] > w[far]))
            far = i;
    at = w[far];
    w[far] = START;
    return at;
}
int next_seat(const Parcheesi *s)
{
    int seat = s->seat;

    if (s->doubles > 0 && s->doubles < 3)
        return seat;
    do
        seat = seat % s->seats + 1;
    while (is_home(s, seat) && seat != s->seat);
    return seat;
}
static void pass_on(Parcheesi *s)
{
    int partner = s->seat > 2 ? s->seat - 2 : s->seat + 2;

    s->turns++;
    memset(s->open, 0, sizeof s->open);
    s->phase = ROLLING;
    s->doubles = is_home(s, s->seat) ? 0 : s->doubles;
    if (is_home(s, s->seat) && (!s->teams || is_home(s, partner))) {
        s->phase = FINISHED;
        s->winner = s->seat;
    } else {
        int next = next_seat(s);

        s->doubles = next == s->seat ? s->doubles : 0;
        s->seat = (uint8_t)next;
    }
}
static void fill_bag(Parcheesi *s, int a, int b)
{
    Step step[6 * STEPS];
    Stand now;
    Road r;
    bool end;

    put_coats_on(s);
    r = Road_of(&s->b, color_of(s, s->seat), s->rules, s->teams);
    now = Road_throw(&r, Road_begin(&r, mine(s)), a, b, s->dice == 2);
    memcpy(s->value, r.value, sizeof s->value);
    s->open[0] = now >> OPEN & 15;
    s->open[1] = now >> (OPEN + 4) & 15;
    s->bottoms = a == b && s->open[1] > 0;
    s->moved = false;
    s->phase = Parcheesi_steps(s, step, &end) ? MOVING : STUCK;
    s->deed[s->seat].empty = s->phase == STUCK;
}
static void throw_dice(Parcheesi *s, int a, int b)
{
    bool again = s->dice == 1 ? a == 6 : a == b;

    s->deed[s->seat] = (Deed){ .a = (uint8_t)a, .b = (uint8_t)b };
    s->faces[a - 1]++;
    if (b > 0)
        s->faces[b - 1]++;
    s->doubles = (uint8_t)(again ? s->doubles + 1 : 0);
    if (s->doubles == 3) {
        s->deed[s->seat].fined = (uint8_t)(1 + fine_pawn(mine(s)));
        pass_on(s);
    } else
        fill_bag(s, a, b);
}

/* a move */
static void take_coats_off(Parcheesi *s)
{
    for (int k = 0; k < 6; k++) {
        Road r;
        Stand now = stand_of(s, k, &r);

        if (met_again(&r, now))
            s->coats &= (uint8_t)~(1 << k);
    }
}
static void bop(Parcheesi *s, int t)
{
    int me = color_of(s, s->seat);

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; c != me && i < PAWNS; i++)
            if (t <= EXIT && as_seen(c, s->b.at[c][i], me) == t) {
                s->b.at[c][i] = START;
                s->open[3]++;
                s->deed[s->seat].bopped |= (uint8_t)(1 << c);
            }
}
static void walk(Parcheesi *s, int from, int t)
{
    uint8_t *w = mine(s);
    int i = 0;

    exchange_coats(s);
    while (w[i] != from)
        i++;
    w[i] = (uint8_t)t;
    take_coats_off(s);
    bop(s, t);
    s->open[2] = (uint8_t)(s->open[2] + (t == HOME));
    s->deed[s->seat].home |= t == HOME;
    exchange_coats(s);
}
static void pay(Parcheesi *s, int number)
{
    unsigned fee = number < ENTERS ? 1u << 4 * number
                 : entry_fee(s->value, in_the_bag(s));

    for (int k = 0; k < 4; k++)
        s->open[k] = (uint8_t)(s->open[k] - (fee >> 4 * k & 15));
}
static void do_step(Parcheesi *s, const Step *step)
{
    int t = step->number == ENTERS ? ENTRY
          : step->from + s->value[step->number];

    pay(s, step->number);
    s->moved = true;
    s->deed[s->seat].entered |= step->number == ENTERS;
    walk(s, step->from, t);
    if (is_home(s, s->seat))
        pass_on(s);
}
static void finish_turn(Parcheesi *s)
{
    for (int k = 0; k < 4; k++)
        s->deed[s->seat].lost = (uint8_t)(s->deed[s->seat].lost
                                          + s->open[k]);
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
    uint64_t q;
    int step;

    if (place[0] == 'h' && place[1] >= '0' && place[1] <= '6'
        && place[2] == '\0')
        return ROW + place[1] - '0';
    if (!Text_number(place, &q) || q >= RING)
        return START;
    step = ((int)q - square_of(color, ENTRY) + RING) % RING + 1;
    return step <= EXIT ? step : START;
}
void spell_step(const Parcheesi *s, const Step *step, Line out)
{
    Line place;

    spell_place(color_of(s, s->seat), step->from, place);
    if (step->number == ENTERS)
        Text_say(out, "enter");
    else
        Text_say(out, "move %s by %d", place, s->value[step->number]);
}

/* may it be done */
static bool may_step(const Parcheesi *s, int from, int number)
{
    Step step[6 * STEPS];
    bool end;
    int n = Parcheesi_steps(s, step, &end);

    for (int k = 0; k < n; k++)
        if (step[k].from == from && step[k].number == number)
            return true;
    return false;
}

/* why not */
static int own_on(const Parcheesi *s, int step)
{
    return pawns_on(s->b.at[color_of(s, s->seat)], step);
}
static const char *in_the_way(const Parcheesi *s, const Road *r,
                              int a, int t, int *blame)
{
    for (*blame = a + 1; *blame <= t; ++*blame) {
        if (*blame < HOME && own_on(s, *blame) > 1)
            return _("A blockade of your own bars the way.");
        if (*blame <= EXIT && r->closed & BIT(*blame))
            return _("A blockade bars the way.");
    }
    *blame = t;
    if (t <= EXIT && r->lone & r->shut & BIT(t))
        return r->mates & BIT(t)
             ? _("Your partner's pawn is not to be bopped.")
             : _("That pawn is safe: only who enters may bop there.");
    *blame = 0;
    return NULL;
}
const char *no_entry(const Parcheesi *s, int *blame)
{
    Road r = Road_of(&s->b, color_of(s, s->seat), s->rules, s->teams);

    *blame = ENTRY;
    if (own_on(s, ENTRY) > 1 || r.closed & BIT(ENTRY))
        return _("Two pawns stand on your first square.");
    if (r.lone & r.mates & BIT(ENTRY))
        return _("Your partner's pawn is not to be bopped.");
    *blame = 0;
    if (!own_on(s, START))
        return _("None of your pawns is in the house.");
    return entry_fee(s->value, in_the_bag(s)) ? NULL
         : _("Entering takes a 5, or 1 and 4, or 2 and 3 together.");
}
const char *objection(const Parcheesi *s, int from, int number,
                      int *blame)
{
    int k = 0, to = from + number, none;
    Road r = Road_of(&s->b, color_of(s, s->seat), s->rules, s->teams);
    const char *no;

    *blame = 0;
    if (!own_on(s, from) || from == START || from == HOME)
        return _("None of your pawns stands there.");
    while (k < 4 && (s->value[k] != number || !s->open[k]))
        k++;
    if (k == 4)
        return _("This number is not open.");
    if (to > HOME)
        return _("Home takes the exact number.");
    if ((no = in_the_way(s, &r, from, to, blame)))
        return no;
    /* or a rule of the house is in the way */
    if (s->rules & MUST_ENTER && k < 2 && !no_entry(s, &none))
        return _("You have to enter first.");
    return may_step(s, from, k) ? NULL
         : s->rules & SIX_OPENS && k == 0 && number == 6
           && own_on(s, from) == 1
           ? _("A six has to open your blockade.")
         : _("They stood together before, and may not meet again.");
}
static bool owed(const Parcheesi *s, Step *first)
{
    Step step[6 * STEPS];
    bool end;
    int n = Parcheesi_steps(s, step, &end);

    for (int k = 0; k < n; k++)
        if (step[k].number < 2 || step[k].number == ENTERS
            || !(s->rules & MAY_REFUSE))
            return *first = step[k], true;
    return false;
}
const char *not_done(const Parcheesi *s)
{
    Step step[STEPS], first;
    bool end;

    Parcheesi_steps(s, step, &end);
    if (end || !owed(s, &first))
        return NULL;
    return first.number == ENTERS
         ? _("Not yet: a pawn of yours can still enter.")
         : _("Not yet: a number can still be used.");
}

/* apply and legal */
static const char *house_move(Parcheesi *s, const char *move)
{
    int a, b = 0;

    if (s->phase == STUCK && Text_same(move, "pass"))
        return finish_turn(s), NULL;
    if (s->phase != ROLLING)
        return _("The house passes on when nobody can move.");
    if (s->dice == 1 ? !Text_match(move, "roll %d", &a)
                     : !Text_match(move, "roll %d %d", &a, &b))
        return _("The house throws the dice, as in: roll 3 5.");
    if (a < 1 || a > 6 || b > 6 || (s->dice == 2 && b < 1))
        return _("A die has the numbers 1 to 6.");
    return throw_dice(s, a, b), NULL;
}
static const char *apply(void *state, const char *move)
{
    Parcheesi *s = state;
    int number, blame, from;
    const char *no;
    Line place;

    if (s->phase == FINISHED)
        return _("The game is over: begin a new one.");
    if (s->phase != MOVING)
        return house_move(s, move);
    if (Text_same(move, "done"))
        return (no = not_done(s)) ? no : (finish_turn(s), NULL);
    if (Text_same(move, "enter")) {
        if (!(no = no_entry(s, &blame)))
            do_step(s, &(Step){ .from = START, .number = ENTERS });
        return no;
    }
    /* move the pawn */
    if (!Text_match(move, "move %s by %d", place, &number))
        return _("Say enter, done, or as in: move 60 by 6.");
    from = place_meant(color_of(s, s->seat), place);
    if ((no = objection(s, from, number, &blame)))
        return no;
    for (int k = 3; k >= 0; k--)
        if (s->value[k] == number && s->open[k])
            do_step(s, &(Step){ .from = (uint8_t)from,
                                .number = (uint8_t)k }), k = 0;
    return NULL;
}
static int turn(const void *state)
{
    const Parcheesi *s = state;

    return s->phase == FINISHED ? OVER
         : s->phase == MOVING ? s->seat : HOUSE;
}
static void tell_steps(const Parcheesi *s, Text *out)
{
    Step step[6 * STEPS];
    bool end;
    int n = Parcheesi_steps(s, step, &end);
    Line words;

    for (int k = 0; k < n; k++) {
        bool again = false;

        for (int j = 0; j < k; j++)
            again |= step[j].from == step[k].from
                  && step[j].number == step[k].number;
        spell_step(s, &step[k], words);
        if (!again)
            Text_tell(out, "%s\n", words);
    }
    if (end)
        Text_tell(out, "done\n");
}
static void legal(const void *state, Text *out)
{
    const Parcheesi *s = state;

    if (s->phase == MOVING)
        tell_steps(s, out);
    if (s->phase == STUCK)
        Text_tell(out, "pass\n");
    for (int k = 0; s->phase == ROLLING && k < 36; k++)
        if (s->dice == 2)
            Text_tell(out, "roll %d %d\n", 1 + k / 6, 1 + k % 6);
        else if (k < 6)
            Text_tell(out, "roll %d\n", 1 + k);
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
static void say_open(const Parcheesi *s, Line out)
{
    Text words = { out, sizeof(Line), 0 };

    out[0] = '\0';
    for (int k = 0; k < 4; k++)
        for (int n = 0; n < s->open[k]; n++)
            Text_tell(&words, words.used ? ", %d" : "%d", s->value[k]);
}
static void say_throw(const Parcheesi *s, Line out)
{
    const Deed *d = &s->deed[s->seat];
    const char *name = color_name(color_of(s, s->seat));
    Line open;

    say_open(s, open);
    if (s->phase == STUCK)
        Text_say(out, d->b
            ? _("%s cannot move: thrown %d, %d.")
            : _("%s cannot move: thrown %d."), name, d->a,
            d->b);
    else if (!open[0])
        Text_say(out, _("%s has used all numbers."), name);
    else if (d->b)
        Text_say(out, _("%s has thrown %d, %d. Open: %s."), name,
                 d->a, d->b, open);
    else
        Text_say(out, _("%s has thrown %d. Open: %s."), name, d->a,
                 open);
}
static void say_more(const Parcheesi *s, Line out)
{
    const char *no = not_done(s);
    int c = color_of(s, s->seat);
    Line a, b;
    Step step;

    if (!no)
        Text_say(out, in_the_bag(s)
            ? _("What is open need not be used: say done.")
            : _("Say done."));
    else if (owed(s, &step) && step.number < ENTERS) {
        spell_place(c, step.from, a);
        spell_place(c, step.from + s->value[step.number], b);
        Text_say(out, _("Not yet: there is %d, for instance from %s "
                        "to %s."), s->value[step.number], a, b);
    } else
        Text_say(out, "%s", no);
}
static void status(const void *state, int seat, Status *out)
{
    const Parcheesi *s = state;
    int c = color_of(s, s->seat);

    for (int k = 1; k <= s->seats; k++)
        out->points[k] = pawns_on(s->b.at[color_of(s, k)], HOME);
    if (s->phase == FINISHED) {
        /* say who has won */
        int mate = s->winner > 2 ? s->winner - 2 : s->winner + 2;

        out->winners = 1u << s->winner | (s->teams ? 1u << mate : 0);
        if (s->teams)
            Text_say(out->text, _("%s and %s are home, and win."),
                     color_name(c), color_name(c ^ 2));
        else
            Text_say(out->text, _("%s has all four pawns home, and wins."),
                     color_name(c));
    } else if (s->phase == ROLLING)
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
            Text_tell(out, d->b ? " | %d %d\n" : " | %d\n", d->a, d->b);
        else
            Text_tell(out, "\n");
    }
    (void)seat;
}

/* the model */
static const char *crowded(const Parcheesi *s)
{
    uint8_t on[RING] = { 0 };

    for (int c = 0; c < COLORS; c++)
        for (int i = 0; i < PAWNS; i++) {
            int at = s->b.at[c][i], q = square_of(c, at);

            if (at > HOME)
                return "a pawn is beyond home";
            if (at < ENTRY || at > EXIT)
                continue;
            if (on[q] >= 8 || (on[q] && on[q] % 4 != c))
                return "a square has two pawns of one color at most";
            on[q] = (uint8_t)(on[q] ? 8 + c : 4 + c);
        }
    return NULL;
}
static const char *check(const void *state)
{
    const Parcheesi *s = state;
    if (s->seat < 1 || s->seat > s->seats)
        return "somebody sits there";
    if (s->phase == ROLLING && in_the_bag(s))
        return "the bag is empty when dice are thrown";
    return crowded(s);
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

/* choose among all turns */
uint32_t lot(const Parcheesi *s, const Board *b)
{
    uint64_t x = s->salt + s->turns * 0x9E3779B97F4A7C15ull;

    for (int c = 0; c < COLORS; c++) {
        uint32_t w;

        memcpy(&w, b->at[c], sizeof w);
        x = (x ^ w) * 0xBF58476D1CE4E5B9ull;
        x ^= x >> 29;
    }
    return (uint32_t)(x >> 16);
}
static bool is_better(const Pick *p, const Pick *q)
{
    return !q->any || p->worth > q->worth
        || (p->worth == q->worth && p->lot > q->lot);
}
static void weigh(const Parcheesi *s, Turns *turns, const Road *r,
                  int end, const Mind *mind, Pick *best, int most)
{
    int c = color_of(s, s->seat), at = most - 1;
    Board sorted = s->b, b;
    Pick p = { .any = true };

    Board_sort(&sorted);
    b = Turns_board(&sorted, c, turns->end.key[end]);
    p.worth = mind->likes ? mind->likes(&b, c) : (int)(1e6f
        * chance(mind->net, &b, c, color_of(s, next_seat(s))));
    p.lot = lot(s, &b);
    if (!is_better(&p, &best[at]))
        return;
    p.board = b;
    p.now = !Turns_way(turns, r, end, &p.first);
    for (; at > 0 && is_better(&p, &best[at - 1]); at--)
        best[at] = best[at - 1];
    best[at] = p;
}
int next_color(const Parcheesi *s, int color)
{
    return s->seats == 2 ? color ^ 2 : (color + 1) % s->seats;
}
int Parcheesi_picks(const Parcheesi *s, Think *t, Turns *turns,
                    const Mind *mind, Pick *best, int most)
{
    int n = 0;

    memset(best, 0, (size_t)most * sizeof *best);
    for (int k = 0; k < 6; k++)
        if (s->coats >> k & 1) {
            Road r;
            Stand now = stand_of(s, k, &r);
            int ends = Turns_find(turns, &r, now);

            for (int e = 0; e < ends; e++)
                if (!best->any || Think_more(t))
                    weigh(s, turns, &r, e, mind, best, most);
        }
    while (n < most && best[n].any)
        n++;
    return n;
}
