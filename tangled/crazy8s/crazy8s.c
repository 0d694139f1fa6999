/* Made from games/crazy8s.nw by make tangle: change that, not this. */
#include <string.h>
#include "crazy8s.h"

/* who is called */
uint32_t voice(Face f)
{
    return f == HIDDEN ? 0
         : 1u << Face_suit(f) | 16u << Face_rank(f);
}
bool fits(const Eights *s, Face f)
{
    return (voice(f) & s->call) != 0;
}
Suit named(const Eights *s)
{
    Suit suit = CLUBS;

    while (suit < SPADES && !(s->call >> suit & 1))
        suit++;
    return suit;
}
Face top_of(const Eights *s)
{
    return s->face[Pile_top(&s->pile[HEAP])];
}

/* the options */

/* who sits where */
static const char *const who[] = { N_("person"), N_("original"),
                                   N_("good"), N_("best"), NULL };
static const char *const called[] = { N_("person"), N_("original"),
    N_("good"), N_("best of two or three") };
static const char *const yes_no[] = { N_("no"), N_("yes"), NULL };
#define SITS(n, k, l, u) { .key = k, .label = l, .most = 3, \
    .usual = u, .words = who, .labels = called, .seat = n }
static const Option options[] = {
    { .key = "seats", .label = N_("Players"), .least = 2, .most = MOST,
      .usual = 3, .seat = HOW_MANY },
    { .key = "cards", .label = N_("Cards each"), .least = 7,
      .most = 10, .usual = 7, .step = 3 },
    SITS(1, "seat1", N_("Seat 1"), 0),
    SITS(2, "seat2", N_("Seat 2"), 2),
    SITS(3, "seat3", N_("Seat 3"), 2),
    SITS(4, "seat4", N_("Seat 4"), 2),
    { .key = "reuse", .label = N_("Turn the heap over"), .most = 1,
      .words = yes_no },
    { .key = "draws", .label = N_("Draws (0: any)"), .most = 3 },
    { .key = "special", .label = N_("Twos, queens and aces"),
      .most = 1, .words = yes_no },
    { .key = "points", .label = N_("Points to win (0: one round)"),
      .most = 500, .step = 50 },
    { 0 }
};
static const char *const points[] = { NN_("%d point", "%d points") };
static const Preset presets[] = {
    { N_("One opponent"), "seats=2", N_("seven cards each") },
    { N_("Ten cards each"), "seats=2 cards=10", N_("one opponent") },
    { N_("Two opponents"), "seats=3", N_("seven cards each") },
    { N_("Three opponents"), "seats=4", N_("seven cards each") },
    { N_("A match"), "seats=3 points=200", N_("to 200 points") },
    { N_("House rules"), "seats=4 reuse=yes draws=3 special=yes",
      N_("the heap is reused; twos, queens and aces bite") },
    { 0 }
};

/* between two rounds */
static int worth(Face f)
{
    int rank = Face_rank(f);

    return rank == EIGHT ? 50 : rank > 10 ? 10 : rank;
}
static void end_round(Eights *s, int winner)
{
    s->winner = winner;
    for (int seat = 1; winner > 0 && seat <= s->seats; seat++)
        for (int k = 0; k < s->pile[seat].n; k++)
            s->points[winner] += worth(s->face[s->pile[seat].card[k]]);
    s->phase = s->points[winner] < s->limit ? SHOWN : DONE;
    s->nods = 0;
}
static void nod(Eights *s)
{
    s->seat = beside(s);
    if (++s->nods == s->seats)
        s->phase = DEALING;
}

/* nobody can */
static bool anybody_fits(const Eights *s)
{
    for (int seat = 1; seat <= s->seats; seat++)
        for (int k = 0; k < s->pile[seat].n; k++)
            if (fits(s, s->face[s->pile[seat].card[k]]))
                return true;
    return false;
}
static void look_around(Eights *s)
{
    if (s->pile[STOCK].n > 0 || s->phase != PLAYING)
        return;
    if (s->reuse && s->pile[HEAP].n > 1)
        s->phase = TURNING;
    else if (!anybody_fits(s))
        end_round(s, 0);
}

/* the next one */
int beside(const Eights *s)
{
    return (s->seat - 1 + s->way + s->seats) % s->seats + 1;
}
static void pass_on(Eights *s, Face f)
{
    int rank = s->special ? Face_rank(f) : 0;

    if (rank == ACE)
        s->way = -s->way;
    s->seat = beside(s);
    if (rank == QUEEN || (rank == ACE && s->seats == 2))
        s->seat = beside(s);
    for (int k = 0; rank == 2 && k < 2 && s->pile[STOCK].n > 0; k++)
        Pile_move(&s->pile[STOCK], &s->pile[s->seat], 1);
    s->drawn = 0;
    s->phase = PLAYING;
}

/* a turn */
static bool may_draw(const Eights *s)
{
    return s->pile[STOCK].n > 0
        && (s->draws == 0 || s->drawn < s->draws);
}
int choices(const Eights *s, int *move)
{
    const Pile *hand = &s->pile[s->seat];
    int n = 0;

    for (int k = 0; s->phase == NAMING && k < SUITS; k++)
        move[n++] = NAME + k;
    for (int k = 0; s->phase == PLAYING && k < hand->n; k++)
        if (fits(s, s->face[hand->card[k]]))
            move[n++] = s->face[hand->card[k]];
    if (s->phase == PLAYING)
        move[n++] = may_draw(s) ? DRAW : PASS;
    if (s->phase == SHOWN)
        move[n++] = NEXT;
    return n;
}
static void play(Eights *s, Face f)
{
    Pile *hand = &s->pile[s->seat];
    int at = 0;

    while (s->face[hand->card[at]] != f)
        at++;
    Pile_put(&s->pile[HEAP], hand->card[at]);
    Pile_drop(hand, at);
    s->call = voice(f) | ALL_EIGHTS;
    if (hand->n == 0)
        end_round(s, s->seat);
    else if (Face_rank(f) == EIGHT)
        s->phase = NAMING;
    else
        pass_on(s, f);
}
static void keep_still(Eights *s)
{
    const Pile *hand = &s->pile[s->seat];

    for (int k = 0; k < hand->n; k++)
        s->heard[hand->card[k]] |= s->call;
}
static void write_down(Eights *s, int move)
{
    Deed *d = &s->deed[(s->deeds + DEEDS - 1) % DEEDS];

    if (s->deeds == 0 || d->over) {
        d = &s->deed[s->deeds++ % DEEDS];
        *d = (Deed){ .by = (unsigned char)s->seat };
    }
    if (move < DRAW)
        d->played = (unsigned char)move;
    d->drew = (unsigned char)(d->drew + (move == DRAW));
    d->named = (unsigned char)(move < NAME ? 0 : 1 + move - NAME);
    d->over = move == PASS || move >= NAME
           || (move < DRAW && Face_rank((Face)move) != EIGHT);
}
void go(Eights *s, int move)
{
    if (move != NEXT)
        write_down(s, move);
    if (move == DRAW || move == PASS)
        keep_still(s);
    if (move == DRAW) {
        Pile_move(&s->pile[STOCK], &s->pile[s->seat], 1);
        s->drawn++;
    } else if (move == PASS)
        pass_on(s, HIDDEN);
    else if (move == NEXT)
        nod(s);
    else if (move < NAME)
        play(s, (Face)move);
    else {
        s->call = 1u << (move - NAME) | ALL_EIGHTS;
        pass_on(s, HIDDEN);
    }
    look_around(s);
}

/* a deal */
void deal(Eights *s, uint64_t number)
{
    Random r = Random_start(number, 1);
    int n = s->each * s->seats;

    Pack_make(WHOLE, s->face);
    do
        Pack_shuffle(s->face, FACES, &r);
    while (Face_rank(s->face[n]) == EIGHT);
    /* the cards go around */
    memset(s->pile, 0, sizeof s->pile);
    memset(s->heard, 0, sizeof s->heard);
    s->deeds = 0;
    for (int k = 0; k < n; k++)
        Pile_put(&s->pile[1 + k % s->seats], k);
    Pile_put(&s->pile[HEAP], n);
    for (int k = FACES - 1; k > n; k--)
        Pile_put(&s->pile[STOCK], k);
    /* a round begins */
    s->first = s->seat = s->first % s->seats + 1;
    s->way = 1;
    s->drawn = s->winner = 0;
    s->phase = PLAYING;
    s->call = voice(s->face[n]) | ALL_EIGHTS;
}

/* turn the heap over */
void turn_over(Eights *s, uint64_t number)
{
    Random r = Random_start(number, 2);
    Pile *heap = &s->pile[HEAP], *stock = &s->pile[STOCK];
    Face mixed[FACES];

    Pile_move(heap, stock, heap->n);
    Pile_put(heap, Pile_take(stock));
    /* shuffle their faces */
    for (int k = 0; k < stock->n; k++)
        mixed[k] = s->face[stock->card[k]];
    Pack_shuffle(mixed, stock->n, &r);
    for (int k = 0; k < stock->n; k++) {
        s->face[stock->card[k]] = mixed[k];
        s->heard[stock->card[k]] = 0;
    }
    s->phase = PLAYING;
}

/* begin a game */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Eights *s = state;

    if (option[0] > 2 && option[1] > 7)
        return _("Ten cards each are for two: seats=2.");
    s->seats = option[0];
    s->each = option[1];
    s->reuse = option[6];
    s->draws = option[7];
    s->special = option[8];
    s->limit = option[9];
    deal(s, seed);
    return NULL;
}

/* words and numbers */
void spell(int move, Line out)
{
    if (move < DRAW)
        Text_say(out, "play %s", Face_codes[move - 1]);
    else if (move < NAME)
        Text_say(out, "%s", move == DRAW ? "draw"
                     : move == PASS ? "pass" : "next");
    else
        Text_say(out, "suit %s", Suit_words[move - NAME]);
}
static int meant(const char *move)
{
    int k;

    if (Text_match(move, "play %w", Face_codes, &k))
        return k + 1;
    if (Text_match(move, "suit %w", Suit_words, &k))
        return NAME + k;
    return Text_same(move, "draw") ? DRAW : Text_same(move, "pass")
         ? PASS : Text_same(move, "next") ? NEXT : 0;
}

/* objections */
static const char *out_of_place(const Eights *s, int move)
{
    if (s->phase == SHOWN)
        return move == NEXT ? NULL : _("This round is over: say next.");
    if (s->phase == NAMING)
        return move >= NAME ? NULL
             : _("Name a suit first, as in: suit hearts.");
    return move >= NAME ? _("A suit is named after an eight.")
         : move == NEXT ? _("There is a round to be played first.")
         : NULL;
}
static const char *unplayable(const Eights *s, Face f)
{
    const Pile *hand = &s->pile[s->seat];

    for (int k = 0; k < hand->n; k++)
        if (s->face[hand->card[k]] == f)
            return fits(s, f) ? NULL : _("It has neither the suit nor "
                                         "the rank, and is no eight.");
    return _("This card is not in your hand.");
}
const char *objection(const Eights *s, int move)
{
    const char *no = out_of_place(s, move);

    if (no || s->phase != PLAYING)
        return no;
    if (move < DRAW)
        return unplayable(s, (Face)move);
    if (move == PASS)
        return may_draw(s) ? _("Draw, as long as you may.") : NULL;
    return may_draw(s) ? NULL : s->pile[STOCK].n > 0
         ? _("You have drawn enough: play or pass.")
         : _("No card is left to draw.");
}

/* apply and legal */
static const char *apply(void *state, const char *move)
{
    Eights *s = state;
    int number, k = meant(move);
    const char *no;

    /* let the house shuffle */
    if (Text_match(move, "deal %d", &number) && s->phase == DEALING) {
        deal(s, (uint64_t)number);
        return NULL;
    }
    if (Text_match(move, "turn %d", &number) && s->phase == TURNING) {
        turn_over(s, (uint64_t)number);
        return NULL;
    }
    if (s->phase == DONE)
        return _("The game is over: begin a new one.");
    if (s->phase == TURNING || s->phase == DEALING)
        return _("The house is shuffling.");
    if (k == 0)
        return _("Say draw, pass, or as in: play 8S, suit hearts.");
    no = objection(s, k);
    if (!no)
        go(s, k);
    return no;
}
static int turn(const void *state)
{
    const Eights *s = state;

    return s->phase == DONE ? OVER
         : s->phase == TURNING || s->phase == DEALING ? HOUSE : s->seat;
}
static void legal(const void *state, Text *out)
{
    const Eights *s = state;
    int move[FACES + 1], n = choices(s, move);
    Line words;

    if (turn(s) == HOUSE)
        Text_tell(out, s->phase == TURNING ? "turn 1\n" : "deal 1\n");
    for (int k = 0; k < n; k++) {
        spell(move[k], words);
        Text_tell(out, "%s\n", words);
    }
}
static const char *const forms[] = {
    "> play CARD", "> draw", "> pass", "> suit SUIT", "> next",
    ": deal NUMBER", ": turn NUMBER", NULL };

/* what somebody did */
const char *seat_name(int seat, int eyes)
{
    static const char *const name[] = { N_("You"), N_("Ann"), N_("Ben"),
                                        N_("Cleo"), N_("Dan") };

    return _(name[seat == eyes ? 0 : seat]);
}
static void add(Text *list, const char *part, const char *what)
{
    Text_tell(list, list->used ? ", " : "");
    Text_tell(list, part, what);
}
void tell_deed(const Deed *d, int eyes, Words out)
{
    Words done = "";
    Text list = { done, sizeof done, 0 };

    if (d->drew)
        Text_tell(&list, local_n("drew %d card", "drew %d cards",
                                 d->drew), d->drew);
    if (d->played)
        add(&list, _("played the %s"), Face_name((Face)d->played));
    if (d->named)
        add(&list, _("named %s"), Suit_name((Suit)(d->named - 1)));
    if (d->over && !d->played)
        add(&list, _("passed"), "");
    Text_tell(&(Text){ out, sizeof(Words), 0 }, _("%s %s."),
              seat_name(d->by, eyes), done);
}
const Deed *deed_before(const Eights *s, int back)
{
    return back < s->deeds && back < DEEDS
         ? &s->deed[(s->deeds - 1 - back) % DEEDS] : NULL;
}
const Deed *deed_of(const Eights *s, int seat)
{
    const Deed *d = NULL;

    for (int k = 0; (d = deed_before(s, k)) && d->by != seat; k++)
        ;
    return d;
}

/* how things stand */
static void say_turn(const Eights *s, bool you, Line out)
{
    const char *them = seat_name(s->seat, HOUSE);
    Face top = top_of(s);
    bool eight = Face_rank(top) == EIGHT;
    const char *name = eight ? Suit_name(named(s)) : Face_name(top);

    if (you)
        Text_say(out, eight ? _("Your turn: play %s or an eight.")
            : _("Your turn: match the %s, or play an eight."), name);
    else
        Text_say(out, eight ? _("%s has to play %s or an eight.")
                 : _("%s has to match the %s, or play an eight."),
                 them, name);
}
static void say_end(const Eights *s, int seat, Line out)
{
    /* four ends */
    static const char *const end[4][2] = {
        { NN_("With %d point, %s wins.",
              "With %d points, %s wins.") },
        { NN_("You win, with %d point.", "You win, with %d points.") },
        { NN_("With now %d point, %s wins the round.",
              "With now %d points, %s wins the round.") },
        { NN_("The round is yours. You have %d point.",
              "The round is yours. You have %d points.") } };
    const char *const *it = end[2 * (s->phase == SHOWN)
                                + (seat == s->winner)];
    int has = s->points[s->winner];

    if (s->winner > 0)
        Text_say(out, local_n(it[0], it[1], has), has,
                 seat_name(s->winner, HOUSE));
    else
        Text_say(out, "%s",
                 _("Nobody can play any more, and nobody wins."));
}
static void say_more(const Eights *s, Line out)
{
    int move[FACES + 1] = { NAME }, n = s->pile[STOCK].n;

    choices(s, move);
    if (move[0] < NAME)
        Text_say(out, move[0] == NEXT ? _("Have a look, and say next.")
            : move[0] == DRAW ? _("No card of yours fits: draw one.")
                 : move[0] == PASS ? _("No card of yours fits: pass.")
            : may_draw(s) ? local_n("You may draw: %d card is left.",
                                    "You may draw: %d cards are left.",
                                    n)
                 : n > 0 ? _("That was the last draw: play or pass.")
                 : _("No card is left to draw: you may pass."), n);
}
static void status(const void *state, int seat, Status *out)
{
    const Eights *s = state;
    bool you = seat == s->seat && turn(s) == seat;

    memcpy(out->points, s->points, sizeof s->points);
    if (s->phase == DONE && s->winner > 0)
        out->winners = 1u << s->winner;
    if (s->phase == DONE || s->phase == SHOWN)
        say_end(s, seat, out->text);
    else if (turn(s) == HOUSE)
        Text_say(out->text, "%s", _("The house shuffles."));
    else if (s->phase == PLAYING)
        say_turn(s, you, out->text);
    else
        Text_say(out->text, you ? _("Your eight names a suit: which?")
                 : _("An eight: %s names a suit."),
                 seat_name(s->seat, HOUSE));
    if (you)
        say_more(s, out->note);
}

/* the table in letters */
int hand_order(Face f)
{
    static const int suit[] = { 1, 0, 2, 3 };
    int at = f == HIDDEN ? 0 : suit[Face_suit(f)];

    return Face_rank(f) == EIGHT ? at : 20 * (1 + at) + Face_rank(f);
}
static void show_deed(const Deed *d, Text *out)
{
    Line drew = "";

    if (d && d->drew)
        Text_say(drew, d->over ? "+%d " : "+%d", d->drew);
    if (d)
        Text_tell(out, d->named ? " [%s%s %s]" : " [%s%s]", drew,
                  d->played ? Face_codes[d->played - 1]
                  : d->over ? "pass" : "",
                  d->named ? Suit_words[d->named - 1] : "");
    Text_tell(out, "\n");
}
static void show(const void *state, int eyes, Text *out)
{
    const Eights *s = state;

    Text_tell(out, " %s (%s) ##: %d\n", Face_codes[top_of(s) - 1],
              Suit_words[named(s)], s->pile[STOCK].n);
    for (int seat = 1; seat <= s->seats; seat++) {
        Pile hand = Pile_sorted(&s->pile[seat], s->face, hand_order);

        Text_tell(out, "%c%d:", seat == s->seat ? '>' : ' ', seat);
        for (int k = 0; k < hand.n; k++)
            Text_tell(out, " %s", seen_by(s, eyes, hand.card[k])
                      ? Face_codes[s->face[hand.card[k]] - 1] : "##");
        if (s->limit > 0)
            Text_tell(out, " (%d)", s->points[seat]);
        show_deed(deed_of(s, seat), out);
    }
}

/* secrets */
bool seen_by(const void *state, int seat, int card)
{
    const Eights *s = state;

    return s->phase == SHOWN || s->phase == DONE
        || (seat > HOUSE && Pile_find(&s->pile[seat], card) >= 0)
        || Pile_find(&s->pile[HEAP], card) >= 0;
}
static void hide(void *state, int seat)
{
    Pack_hide(((Eights *)state)->face, FACES, seen_by, state, seat);
}
static void guess(void *state, int seat, Random *r, void *memory)
{
    (void)seat, (void)memory;
    Pack_guess(((Eights *)state)->face, FACES, WHOLE, r);
}

/* the model */
static const char *check(const void *state)
{
    const Eights *s = state;
    const char *no = Pile_check(s->pile, PILES, FACES);
    unsigned suits = s->call & ALL_SUITS;

    if (no)
        return no;
    if (s->seat < 1 || s->seat > s->seats || s->pile[HEAP].n == 0)
        return "somebody sits there, and something lies there";
    if (!(s->call & ALL_EIGHTS) || !suits || suits & (suits - 1))
        return "eights are called, and one suit";
    if (s->phase == PLAYING && s->pile[s->seat].n == 0)
        return "an empty hand has won";
    return s->phase == TURNING && s->pile[STOCK].n > 0
        ? "the pack is not used up" : NULL;
}
const Model crazy8s_model = {
    .name = "crazy8s", .size = sizeof(Eights), .version = 1,
    .seats = MOST, .better = 1, .points = points, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
