/* Made from games/gofish.nw by make tangle: change that, not this. */
#include <string.h>
#include "gofish.h"

/* secrets */
bool seen_by(const void *state, int seat, int card)
{
    const Fish *s = state;
    bool box = false;

    for (int k = 1; k <= s->seats; k++)
        box |= Pile_find(&s->pile[BOX + k], card) >= 0;
    return s->phase == DONE || s->shown[card] || box
        || (seat > HOUSE
            && Pile_find(&s->pile[HAND + seat], card) >= 0);
}
static void hide(void *state, int seat)
{
    Pack_hide(((Fish *)state)->face, FACES, seen_by, state, seat);
}
static void guess(void *state, int seat, Random *r, void *memory)
{
    (void)seat, (void)memory;
    Pack_guess(((Fish *)state)->face, FACES, WHOLE, r);
}

/* a hand */
int holds(const Fish *s, int seat, int rank)
{
    const Pile *hand = &s->pile[HAND + seat];
    int n = 0;

    for (int k = 0; k < hand->n; k++)
        n += Face_rank(s->face[hand->card[k]]) == rank;
    return n;
}
static int one_of(const Fish *s, int seat, int rank)
{
    const Pile *hand = &s->pile[HAND + seat];
    int at = hand->n - 1;

    while (Face_rank(s->face[hand->card[at]]) != rank)
        at--;
    return at;
}
static void look_around(Fish *s)
{
    for (int seat = 1; seat <= s->seats; seat++)
        if (s->pile[HAND + seat].n == 0)
            s->phase = DONE;
}
static bool lay(Fish *s, int seat, int rank)
{
    Pile *hand = &s->pile[HAND + seat];
    bool can = rank > 0 && holds(s, seat, rank) >= s->match;

    for (int k = 0; can && k < s->match; k++) {
        int at = one_of(s, seat, rank);

        Pile_put(&s->pile[BOX + seat], hand->card[at]);
        Pile_drop(hand, at);
    }
    look_around(s);
    return can;
}
static void put_last(Pile *hand, int card)
{
    Pile_drop(hand, Pile_find(hand, card));
    Pile_put(hand, card);
}
static void lay_all(Fish *s, int seat)
{
    for (int k = 0; k < 2 * KING; k++)
        lay(s, seat, 1 + k % KING);
}
int first_match(const Fish *s)
{
    int rank = ACE;

    while (rank <= KING && holds(s, s->seat, rank) < s->match)
        rank++;
    return rank <= KING ? rank : 0;
}

/* a turn */
static int give(Fish *s, int from, int rank)
{
    Pile *hand = &s->pile[HAND + from], *to = &s->pile[HAND + s->seat];
    int n = 0;

    while (holds(s, from, rank) > 0 && (n == 0 || s->match > 2)) {
        int at = one_of(s, from, rank);

        s->shown[hand->card[at]] = true;
        Pile_put(to, hand->card[at]);
        Pile_drop(hand, at);
        n++;
    }
    return n;
}
static void refuse(Fish *s, int seat, int rank)
{
    const Pile *hand = &s->pile[HAND + seat];

    for (int k = 0; k < hand->n; k++)
        s->never[hand->card[k]] |= (uint16_t)(1u << rank);
}
static void pass_on(Fish *s)
{
    s->seat = s->seat % s->seats + 1;
    s->phase = ASKING;
}
void ask(Fish *s, int card, int of)
{
    int rank = Face_rank(s->face[card]);
    Deed *d = &s->deed[s->deeds++ % DEEDS];

    /* note that this card was tried */
    const Pile *hand = &s->pile[HAND + s->seat];
    bool fresh = false;

    for (int k = 0; k < hand->n; k++)
        fresh |= !s->tried[hand->card[k]];
    for (int k = 0; !fresh && k < hand->n; k++)
        s->tried[hand->card[k]] = false;
    s->tried[card] = true;
    s->shown[card] = true;
    *d = (Deed){ (unsigned char)s->seat, (unsigned char)of,
                 (unsigned char)rank, GOT, 0 };
    if (give(s, of, rank) > 0) {
        if (s->match > 2)
            refuse(s, of, rank);
        else
            put_last(&s->pile[HAND + s->seat], card);
        lay(s, s->seat, rank);
        return;
    }
    refuse(s, of, rank);
    s->wanted = rank;
    s->phase = FISHING;
    d->came = WAITS;
    if (s->pile[POND].n == 0) {
        d->came = DRY;
        pass_on(s);
    }
}
void fish(Fish *s)
{
    Pile *hand = &s->pile[HAND + s->seat];
    int card = Pile_take(&s->pile[POND]);
    int rank = Face_rank(s->face[card]);
    Deed *d = &s->deed[(s->deeds - 1) % DEEDS];

    Pile_put(hand, card);
    s->phase = ASKING;
    if (lay(s, s->seat, rank) || rank == s->wanted) {
        s->shown[card] = true;
        d->came = CAUGHT;
        d->fished = (unsigned char)rank;
        return;
    }
    d->came = KEPT;
    /* what a catch that is kept cannot be */
    s->never[card] |= (uint16_t)(1u << s->wanted);
    for (int k = 0; s->match == 2 && k < hand->n; k++)
        if (s->shown[hand->card[k]])
            s->never[card] |= (uint16_t)(1u
                << Face_rank(s->face[hand->card[k]]));
    pass_on(s);
}

/* the options */
static const char *const who[] = {
    N_("person"), N_("original"), N_("remembers"), N_("counts"), NULL };
static const char *const match[] = { "pairs", "books", NULL };
static const char *const match_labels[] = { N_("Pairs"),
                                            N_("Books of four"), NULL };
#define SITS(n, k, l, u) { .key = k, .label = l, .most = 3, \
                           .usual = u, .words = who, .seat = n }
static const Option options[] = {
    { .key = "seats", .label = N_("Players"), .least = 2, .most = MOST,
      .usual = 3, .seat = HOW_MANY },
    SITS(1, "seat1", N_("Seat 1"), 0),
    SITS(2, "seat2", N_("Seat 2"), 2),
    SITS(3, "seat3", N_("Seat 3"), 2),
    SITS(4, "seat4", N_("Seat 4"), 2),
    { .key = "match", .label = N_("A match is"), .most = 1,
      .words = match, .labels = match_labels },
    { .key = "cards", .label = N_("Cards each"), .least = 5, .most = 9,
      .usual = 7 },
    { 0 }
};
static const char *const points[] = { NN_("%d match", "%d matches") };
static const Preset presets[] = {
    { N_("Two opponents"), "seats=3", N_("pairs, seven cards each") },
    { N_("One opponent"), "seats=2", N_("pairs, seven cards each") },
    { N_("Three opponents"), "seats=4", N_("pairs, seven cards each") },
    { N_("Those who count"), "seats=3 seat2=counts seat3=counts",
      N_("two opponents who miss nothing") },
    { N_("Books of four"), "seats=3 match=books",
      N_("whoever is asked gives all of them") },
    { 0 }
};

/* choosing */
double choose(int n, int k)
{
    double ways = 1;

    for (int i = 0; i < k; i++)
        ways *= (n - i) / (double)(i + 1);
    return ways;
}

/* begin a game */
void deal(Fish *s, int each, unsigned programs, uint64_t number)
{
    Random r = Random_start(number, 1);

    Pack_make(WHOLE, s->face);
    Pack_shuffle(s->face, FACES, &r);
    for (int k = FACES - 1; k >= each * s->seats; k--)
        Pile_put(&s->pile[POND], k);
    for (int k = 0; k < each * s->seats; k++)
        Pile_put(&s->pile[HAND + 1 + k % s->seats], k);
    s->seat = 1;
    for (int seat = 1; seat <= s->seats; seat++)
        if (programs >> seat & 1)
            lay_all(s, seat);
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Fish *s = state;
    unsigned programs = 0;

    for (int seat = 1; seat <= MOST; seat++)
        programs |= (option[seat] > 0 ? 1u : 0) << seat;
    s->seats = option[0];
    s->match = option[5] ? 4 : 2;
    deal(s, option[6], programs, seed);
    return NULL;
}

/* objections */
static const char *cannot_ask(const Fish *s, int of)
{
    return of == 0 ? _("The pond is not asked: ask another player.")
         : of > s->seats ? _("Nobody sits there.")
         : of == s->seat ? _("Ask somebody else: that is you.") : NULL;
}
static const char *cannot_lay(const Fish *s, int rank)
{
    return holds(s, s->seat, rank) >= s->match ? NULL : s->match > 2
         ? _("A book has four cards, and you have fewer.")
         : _("Its partner is not in your hand.");
}
static bool meant(const char *move, int *face, int *of)
{
    *of = 0;
    if (!Text_match(move, "play %w to %d", Face_codes, face, of)
        && !Text_match(move, "play %w down", Face_codes, face))
        return false;
    ++*face;
    return true;
}
static int place_of(const Fish *s, int face)
{
    const Pile *hand = &s->pile[HAND + s->seat];

    for (int k = 0; k < hand->n; k++)
        if (s->face[hand->card[k]] == face)
            return hand->card[k];
    return -1;
}
static const char *play(Fish *s, int face, int of, bool down)
{
    int card = place_of(s, face), rank = Face_rank((Face)face);
    const char *no = card < 0 ? _("This card is not in your hand.")
                   : down ? cannot_lay(s, rank) : cannot_ask(s, of);

    if (no)
        return no;
    if (down) {
        put_last(&s->pile[HAND + s->seat], card);
        lay(s, s->seat, rank);
    } else
        ask(s, card, of);
    return NULL;
}

/* apply and legal */
static const char *apply(void *state, const char *move)
{
    Fish *s = state;
    int face, of;
    bool fishes = Text_same(move, "fish"),
         lays = Text_same(move, "lay");

    if (s->phase == DONE)
        return _("The game is over: begin a new one.");
    if (fishes != (s->phase == FISHING))
        return fishes ? _("Ask for a card before you go fishing.")
                      : _("Go fishing first: fish.");
    if (lays && !first_match(s))
        return _("You have no match to lay down.");
    if (fishes)
        fish(s);
    else if (lays)
        lay_all(s, s->seat);
    else
        return !meant(move, &face, &of)
             ? _("Say as in: play 7S to 2, play 7S down, lay, fish.")
             : play(s, face, of, strstr(move, "down") != NULL);
    return NULL;
}
static int turn(const void *state)
{
    const Fish *s = state;

    return s->phase == DONE ? OVER : s->seat;
}
static void legal(const void *state, Text *out)
{
    const Fish *s = state;
    const Pile *hand = &s->pile[HAND + s->seat];

    if (s->phase == FISHING)
        Text_tell(out, "fish\n");
    if (s->phase != ASKING)
        return;
    if (first_match(s))
        Text_tell(out, "lay\n");
    for (int k = 0; k < hand->n; k++) {
        Face f = s->face[hand->card[k]];

        if (holds(s, s->seat, Face_rank(f)) >= s->match)
            Text_tell(out, "play %s down\n", Face_codes[f - 1]);
        for (int of = 1; of <= s->seats; of++)
            if (of != s->seat)
                Text_tell(out, "play %s to %d\n", Face_codes[f - 1],
                          of);
    }
}
static const char *const forms[] = {
    "> play CARD to SEAT", "> play CARD down", "> lay", "> fish",
    NULL };

/* words for deeds */
const char *rank_name(int rank)
{
    static const char *const name[] = { "",
        N_("aces"), N_("twos"), N_("threes"), N_("fours"), N_("fives"),
        N_("sixes"), N_("sevens"), N_("eights"), N_("nines"),
        N_("tens"), N_("jacks"), N_("queens"), N_("kings") };

    return rank > 0 ? _(name[rank]) : "";
}
static void tell_question(const Deed *d, int eyes, Line out)
{
    const char *what = rank_name(d->rank);

    if (d->by == eyes)
        Text_say(out, _("You ask seat %d for %s."), d->of, what);
    else if (d->of == eyes)
        Text_say(out, _("Seat %d asks you for %s."), d->by, what);
    else
        Text_say(out, _("Seat %d asks seat %d for %s."), d->by, d->of,
                 what);
}
void tell_deed(const Fish *s, int back, int eyes, Words out)
{
    static const char *const came[] = {
        N_("Yes."), N_("No: but the catch makes a match, %s."),
        N_("No, and the catch is kept."),
        N_("No, and the pond is empty."),
        N_("No: go fish.") };
    const Deed *d = &s->deed[(s->deeds - 1 - back) % DEEDS];
    Text text = { out, sizeof(Words), 0 };
    Line question, answer;

    tell_question(d, eyes, question);
    Text_say(answer, _(came[d->came]), rank_name(d->fished));
    Text_tell(&text, "%s %s", question, answer);
}

/* how things stand */
static int most_matches(const Fish *s, unsigned *winners)
{
    int most = 0;

    for (int seat = 1; seat <= s->seats; seat++) {
        int n = s->pile[BOX + seat].n / s->match;

        *winners = n > most ? 0 : *winners;
        most = n > most ? n : most;
        *winners |= (n == most ? 1u : 0) << seat;
    }
    return most;
}
static void say_end(const Fish *s, int seat, Status *out)
{
    int most = most_matches(s, &out->winners), first = 1;
    bool you = out->winners >> seat & 1;

    while (!(out->winners >> first & 1))
        first++;
    if (out->winners & (out->winners - 1))
        Text_say(out->text, you
            ? local_n("You share the win, with %d match.",
                      "You share the win, with %d matches.", most)
            : local_n("The win is shared, with %d match.",
                      "The win is shared, with %d matches.", most),
                 most);
    else
        Text_say(out->text, you
            ? local_n("You win, with %d match.",
                      "You win, with %d matches.", most)
            : local_n("With %d match, seat %d wins.",
                      "With %d matches, seat %d wins.", most),
                 most, first);
}
static void say_turn(const Fish *s, bool you, Line out)
{
    if (s->phase == FISHING)
        Text_say(out, you ? _("Go fish: take a card from the pond.")
                 : _("Seat %d goes fishing."), s->seat);
    else if (!you)
        Text_say(out, _("Seat %d is going to ask."), s->seat);
    else
        Text_say(out, "%s", first_match(s)
                 ? _("Your turn: you have a match to lay down.")
                 : _("Your turn: show a card to whom you ask."));
}
static void status(const void *state, int seat, Status *out)
{
    const Fish *s = state;
    Words deed;

    for (int k = 1; k <= s->seats; k++)
        out->points[k] = s->pile[BOX + k].n / s->match;
    if (s->deeds > 0) {
        tell_deed(s, 0, seat, deed);
        Text_say(out->note, "%s", deed);
    }
    if (s->phase == DONE)
        say_end(s, seat, out);
    else
        say_turn(s, seat == s->seat, out->text);
}

/* the table in letters */
int hand_order(Face f)
{
    return f == HIDDEN ? 0 : 4 * Face_rank(f) + (int)Face_suit(f);
}
static void show_deeds(const Fish *s, Text *out)
{
    static const char *const came[] = { "got", "caught", "kept", "dry",
                                        "fish" };
    int n = s->deeds < s->seats ? s->deeds : s->seats;

    while (n-- > 0) {
        const Deed *d = &s->deed[(s->deeds - 1 - n) % DEEDS];
        Line code;

        Text_say(code, "%s", Face_codes[d->rank - 1]);
        code[strlen(code) - 1] = '\0';
        Text_tell(out, " %d to %d: %s, %s\n", d->by, d->of, code,
                  came[d->came]);
    }
}
static void show(const void *state, int eyes, Text *out)
{
    const Fish *s = state;

    for (int seat = 1; seat <= s->seats; seat++) {
        Pile hand = Pile_sorted(&s->pile[HAND + seat], s->face,
                                hand_order);

        Text_tell(out, "%c%d:", seat == s->seat ? '>' : ' ', seat);
        for (int k = 0; k < hand.n; k++)
            Text_tell(out, " %s", seat == eyes || s->phase == DONE
                      ? Face_codes[s->face[hand.card[k]] - 1] : "##");
        Text_tell(out, " (%d)\n", s->pile[BOX + seat].n / s->match);
    }
    Text_tell(out, " ##: %d\n", s->pile[POND].n);
    show_deeds(s, out);
}

/* the model */
static const char *check(const void *state)
{
    const Fish *s = state;
    const char *no = Pile_check(s->pile, PILES, FACES);

    if (no)
        return no;
    for (int seat = 1; seat <= s->seats; seat++)
        if (s->pile[BOX + seat].n % s->match)
            return "a box has whole matches";
        else if (s->phase != DONE && s->pile[HAND + seat].n == 0)
            return "an empty hand ends the game";
    return s->seat < 1 || s->seat > s->seats ? "somebody sits there"
         : s->phase == FISHING && s->pile[POND].n == 0
         ? "there is something to be caught" : NULL;
}
const Model gofish_model = {
    .name = "gofish", .size = sizeof(Fish), .version = 1,
    .seats = MOST, .better = 1, .points = points, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
