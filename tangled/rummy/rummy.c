/* Made from games/rummy.nw by make tangle: change that, not this. */
#include <string.h>
#include "rummy.h"

/* groups */
static int sets_from(Cards hand, int first, Cards *out)
{
    Cards alike = hand & ALIKE << first % KING;
    int n = 0;

    if (Set_count(alike) >= 3)
        out[n++] = alike;
    if (Set_count(alike) == 4)
        for (Cards rest = alike & (alike - 1); rest; rest &= rest - 1)
            out[n++] = alike & ~(rest & -rest);
    return n;
}
static int straight(Cards hand, int first, int at, int step, int most,
                    Cards *out)
{
    Cards cards = one(first);
    int n = 0;

    for (int k = 2; k <= most && hand >> at & 1; k++, at += step) {
        cards |= one(at);
        if (k > 2)
            out[n++] = cards;
    }
    return n;
}
int groups_from(Cards hand, Cards *out)
{
    int first = Set_first(hand), rank = first % KING;
    int room = KING - rank < LONG ? KING - rank : LONG;
    int n = sets_from(hand, first, out);

    n += straight(hand, first, first + 1, 1, room, out + n);
    if (rank == 0)
        n += straight(hand, first, first + KING - 1, -1, LONG, out + n);
    return n;
}
typedef struct Search {
    const Cards *more;
    int          mores;
    bool         points;
    Cover        now, best;
} Search;

/* laying off */
static int points_of(int at)
{
    int rank = at % KING + 1;

    return rank < 10 ? rank : 10;
}
static int lengthen(int suit, int place, int step, Cards *out)
{
    Cards chain = 0;
    int n = 0;

    for (int k = 0; k < 2 && place >= ACE && place <= KING + 1; k++) {
        chain |= one(KING * suit + (place - 1) % KING);
        out[n++] = chain;
        place += step;
    }
    return n;
}
int laid_off(const Cover *c, Cards *out)
{
    int n = 0;

    for (int k = 0; k < c->n; k++) {
        Cards g = c->group[k], alike = ALIKE << Set_first(g) % KING;
        int suit = Set_first(g) / KING, size = Set_count(g);
        int from = Set_first(g) % KING + 1;
        bool high = from == ACE && g >> (KING * suit + KING - 1) & 1;

        from = high ? KING + 2 - size : from;
        if ((g & alike) != g) {
            n += lengthen(suit, from - 1, -1, out + n);
            n += lengthen(suit, from + size, 1, out + n);
        } else if (size == 3)
            out[n++] = alike & ~g;
    }
    return n;
}

/* the cover */
static void ask(Search *s, Cards hand)
{
    Cards group[KINDS];
    int n, lost = s->points && hand ? points_of(Set_first(hand)) : 1;

    if (s->now.left >= s->best.left)
        return;
    if (!hand) {
        s->best = s->now;
        return;
    }
    n = groups_from(hand, group);
    /* what else may take the lowest card */
    for (int k = 0; k < s->mores; k++)
        if (!(s->more[k] & ~hand)
            && Set_first(s->more[k]) == Set_first(hand))
            group[n++] = s->more[k];
    for (int k = 0; k < n; k++) {
        s->now.group[s->now.n++] = group[k];
        ask(s, hand & ~group[k]);
        s->now.n--;
    }
    s->now.left += lost;
    ask(s, hand & (hand - 1));
    s->now.left -= lost;
}
Cover cover(Cards hand, const Cards *more, int mores, bool points)
{
    Search s = { more, mores, points, { .left = 0 }, { .left = 999 } };

    ask(&s, hand);
    s.best.rest = hand;
    for (int k = 0; k < s.best.n; k++)
        s.best.rest &= ~s.best.group[k];
    return s.best;
}

/* a hand ends */
int left_over(Cards hand) { return cover(hand, NULL, 0, false).left; }
Cards cards_of(const Rummy *s, int pile)
{
    const Pile *p = &s->pile[pile];
    Cards all = 0;

    for (int k = 0; k < p->n; k++)
        if (s->face[p->card[k]] != HIDDEN)
            all |= one(s->face[p->card[k]] - 1);
    return all;
}
static void end_hand(Rummy *s, End how, unsigned winners, int earned)
{
    s->end = how;
    s->winners = winners;
    s->earned = earned;
    s->phase = s->limit > 0 ? SHOWN : DONE;
    for (int seat = 1; seat <= 2; seat++) {
        s->points[seat] += winners >> seat & 1 ? earned : 0;
        if (s->points[seat] >= s->limit)
            s->phase = DONE;
    }
}
static void lay_down(Rummy *s, int seat)
{
    int other = 3 - seat, n, theirs;
    Cover mine = cover(cards_of(s, seat), NULL, 0, true);
    Cards more[MANY];

    n = mine.left > 0 ? laid_off(&mine, more) : 0;
    theirs = cover(cards_of(s, other), more, n, true).left;
    if (mine.left == 0)
        end_hand(s, GIN, 1u << seat, GIN_BONUS + theirs);
    else if (mine.left < theirs)
        end_hand(s, KNOCK, 1u << seat, theirs - mine.left);
    else
        end_hand(s, UNDERCUT, 1u << other,
                 GIN_BONUS + mine.left - theirs);
}

/* a deal */
void dealt(Rummy *s)
{
    bool gin1 = left_over(cards_of(s, 1)) == 0;
    bool gin2 = left_over(cards_of(s, 2)) == 0;

    if (gin1 && gin2)
        end_hand(s, TIE, 1u << 1 | 1u << 2, 0);
    else if (gin1 || gin2)
        lay_down(s, gin1 ? 1 : 2);
}
void deal(Rummy *s, uint64_t number)
{
    Random r = Random_start(number, 1);

    *s = (Rummy){ .seat = 3 - s->first, .first = 3 - s->first,
                  .limit = s->limit,
                  .points = { 0, s->points[1], s->points[2] } };
    Pack_make(WHOLE, s->face);
    Pack_shuffle(s->face, FACES, &r);
    for (int k = 0; k < 2 * HELD; k++)
        Pile_put(&s->pile[1 + k % 2], k);
    Pile_put(&s->pile[HEAP], 2 * HELD);
    for (int k = FACES - 1; k > 2 * HELD; k--)
        Pile_put(&s->pile[STOCK], k);
    dealt(s);
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    Rummy *s = state;

    s->first = 3 - option[2];
    s->limit = option[3];
    deal(s, seed);
    return NULL;
}

/* a turn */
static void draw(Rummy *s, bool heap)
{
    Pile *from = &s->pile[heap ? HEAP : STOCK];
    int card = Pile_take(from);

    Pile_put(&s->pile[s->seat], card);
    s->shown[card] = heap;
    s->took[s->seat] = heap ? s->face[card] : HIDDEN;
    s->threw[s->seat] = HIDDEN;
    s->phase = THROWING;
}
int place_of(const Rummy *s, int seat, int face)
{
    const Pile *hand = &s->pile[seat];
    int k = 0;

    while (s->face[hand->card[k]] != face + 1)
        k++;
    return hand->card[k];
}
static void throw_card(Rummy *s, Face f, bool down)
{
    Pile *hand = &s->pile[s->seat];
    int card = place_of(s, s->seat, f - 1);

    s->shown[card] = false;
    Pile_put(&s->pile[HEAP], card);
    Pile_drop(hand, Pile_find(hand, card));
    s->threw[s->seat] = f;
    s->thrown[s->seat] |= one(f - 1);
    if (down || left_over(cards_of(s, s->seat)) == 0) {
        lay_down(s, s->seat);
        return;
    }
    s->seat = 3 - s->seat;
    s->phase = s->pile[STOCK].n == 0 ? TURNING : DRAWING;
    if (s->limit > 0 && s->pile[STOCK].n <= 2)
        end_hand(s, VOID, 0, 0);
}
static void turn_over(Rummy *s, uint64_t number)
{
    Random r = Random_start(number, 2);
    Pile *heap = &s->pile[HEAP], *stock = &s->pile[STOCK];
    Face mixed[FACES];

    Pile_move(heap, stock, heap->n);
    Pile_put(heap, Pile_take(stock));
    for (int k = 0; k < stock->n; k++)
        mixed[k] = s->face[stock->card[k]];
    Pack_shuffle(mixed, stock->n, &r);
    for (int k = 0; k < stock->n; k++)
        s->face[stock->card[k]] = mixed[k];
    s->phase = DRAWING;
}

/* the options */
static const char *const who[] = { N_("person"), N_("original"),
                                   N_("watcher"), N_("reader"), NULL };
#define SITS(n, k, l, u) { .key = k, .label = l, .most = 3, \
                           .usual = u, .words = who, .seat = n }
static const Option options[] = {
    SITS(1, "seat1", N_("Seat 1"), 0),
    SITS(2, "seat2", N_("Seat 2"), 2),
    { .key = "begins", .label = N_("Begins: seat"), .least = 1,
      .most = 2, .usual = 1 },
    { .key = "knock", .most = 500, .step = 25,
      .label = N_("Knock, to so many points (0: no knocking)") },
    { 0 }
};
static const char *const points[] = { NN_("%d point", "%d points") };
static const Preset presets[] = {
    { N_("Rummy"), "seat2=watcher", N_("all ten cards in groups") },
    { N_("Against the reader"), "seat2=reader",
      N_("who thinks about your hand") },
    { N_("Gin to 100"), "seat2=watcher knock=100",
      N_("knock, lay off, undercut") },
    { 0 }
};

/* words and numbers */
static const char *const word[] = { "draw", "take", "next", NULL };

static int face_of(int move)
{
    return move > DOWN ? move - DOWN : move;
}
void spell(int move, Line out)
{
    if (move >= DRAW && move <= NEXT)
        Text_say(out, "%s", word[move - DRAW]);
    else
        Text_say(out, move > DOWN ? "throw %s down" : "throw %s",
                 Face_codes[face_of(move) - 1]);
}
static int meant(const char *move)
{
    int k;

    return Text_match(move, "throw %w", Face_codes, &k) ? k + 1
         : Text_match(move, "throw %w down", Face_codes, &k)
         ? DOWN + k + 1
         : Text_match(move, "%w", word, &k) ? DRAW + k : 0;
}

/* objections */
static const char *cannot_throw(const Rummy *s, Face f, bool down)
{
    Cards hand = cards_of(s, s->seat), card = one(f - 1);

    if (!(hand & card))
        return _("This card is not in your hand.");
    if (down && s->limit == 0)
        return _("Nobody knocks in this game: all ten must be in "
                 "groups.");
    return down && cover(hand & ~card, NULL, 0, true).left > KNOCKS
         ? _("To knock, at most ten points may be left over.") : NULL;
}
const char *objection(const Rummy *s, int move)
{
    if (s->phase == SHOWN)
        return move == NEXT ? NULL : _("This hand is over: say next.");
    if (move == NEXT)
        return _("There is a hand to be played first.");
    if (s->phase == DRAWING)
        return move == DRAW || move == TAKE ? NULL
             : _("First draw from the stock, or take from the heap.");
    if (move == DRAW || move == TAKE)
        return _("You have drawn: throw a card, as in: throw 8S.");
    return cannot_throw(s, (Face)face_of(move), move > DOWN);
}

/* apply and legal */
static const char *apply(void *state, const char *move)
{
    Rummy *s = state;
    int number, k = meant(move);
    const char *no;

    /* let the house shuffle */
    if (Text_match(move, "deal %d", &number) && s->phase == DEALING)
        return deal(s, (uint64_t)number), NULL;
    if (Text_match(move, "turn %d", &number) && s->phase == TURNING)
        return turn_over(s, (uint64_t)number), NULL;
    if (s->phase == DONE)
        return _("The game is over: begin a new one.");
    if (s->phase == TURNING || s->phase == DEALING)
        return _("The house is shuffling.");
    no = k ? objection(s, k)
       : !strstr(move, " elsewhere")
       ? _("Say draw, take, throw 8S, throw 8S down, or next.")
       : s->phase == DRAWING ? _("What you draw goes into your hand.")
       : _("What you throw goes on the heap.");
    if (no)
        return no;
    /* do what was said */
    if (k == NEXT) {
        s->seat = 3 - s->seat;
        s->phase = ++s->nods == 2 ? DEALING : SHOWN;
    } else if (k == DRAW || k == TAKE)
        draw(s, k == TAKE);
    else
        throw_card(s, (Face)face_of(k), k > DOWN);
    return NULL;
}
static int turn(const void *state)
{
    const Rummy *s = state;

    return s->phase == DONE ? OVER
         : s->phase == TURNING || s->phase == DEALING ? HOUSE : s->seat;
}
static void legal(const void *state, Text *out)
{
    const Rummy *s = state;
    Line words;

    if (turn(s) == HOUSE)
        Text_tell(out, s->phase == TURNING ? "turn 1\n" : "deal 1\n");
    for (int move = 1; turn(s) > 0 && move <= DOWN + FACES; move++)
        if (!objection(s, move)) {
            spell(move, words);
            Text_tell(out, "%s\n", words);
        }
}
static const char *const forms[] = {
    "> draw", "> take", "> throw CARD", "> throw CARD down", "> next",
    ": deal NUMBER", ": turn NUMBER", NULL };

/* secrets */
bool seen_by(const void *state, int seat, int card)
{
    const Rummy *s = state;

    return s->end != NO_END || s->shown[card]
        || (seat > HOUSE && Pile_find(&s->pile[seat], card) >= 0)
        || Pile_find(&s->pile[HEAP], card) >= 0;
}
static void hide(void *state, int seat)
{
    Pack_hide(((Rummy *)state)->face, FACES, seen_by, state, seat);
}
static void guess(void *state, int seat, Random *r, void *memory)
{
    (void)seat, (void)memory;
    Pack_guess(((Rummy *)state)->face, FACES, WHOLE, r);
}

/* how things stand */
static void tell_deed(const Rummy *s, int seat, Line out)
{
    static const char *const told[2][2] = {
        { N_("Seat %d draws a card."),
          N_("Seat %d takes the %s from the heap.") },
        { N_("Seat %d drew a card and threw the %s."),
          N_("Seat %d took the %s and threw the %s.") } };
    bool heap = s->took[seat] != HIDDEN, threw = s->threw[seat];
    const char *second = threw ? Face_name(s->threw[seat]) : "";

    if (threw || (s->seat == seat && s->phase == THROWING))
        Text_say(out, _(told[threw][heap]), seat,
                 heap ? Face_name(s->took[seat]) : second, second);
}
static void say_end(const Rummy *s, int seat, Line out)
{
    static const char *const said[][2] = {
        [GIN] = { N_("Gin: seat %d has all ten in groups."),
                  N_("Gin: all ten of your cards are in groups.") },
        [KNOCK] = { N_("Seat %d knocks, and has less left over."),
                    N_("You knock, and have less left over.") },
        [UNDERCUT] = { N_("Undercut: seat %d has not more left over."),
                       N_("Undercut: you have not more left over.") },
        [TIE] = { N_("Both were dealt gin: a tie."),
                  N_("Both were dealt gin: a tie.") },
        [VOID] = { N_("Two cards are left: the hand is void."),
                   N_("Two cards are left: the hand is void.") } };
    int winner = s->winners >> 2 & 1 ? 2 : 1;

    Text_say(out, _(said[s->end][s->winners >> seat & 1]), winner);
}
static const char *to_do(const Rummy *s, bool you)
{
    bool draws = s->phase == DRAWING;

    return turn(s) == HOUSE ? _("The house shuffles.")
         : you && draws ? _("Your turn: draw from the stock, or take "
                            "from the heap.")
         : you ? _("Your turn: throw a card on the heap.")
         : draws ? _("Seat %d is going to draw.")
         : _("Seat %d is going to throw a card.");
}
static void status(const void *state, int seat, Status *out)
{
    const Rummy *s = state;
    int n = s->earned;

    memcpy(out->points, s->points, sizeof s->points);
    out->winners = s->phase == DONE ? s->winners : 0;
    if (s->end != NO_END && s->phase != DEALING) {
        say_end(s, seat, out->text);
        if (n > 0)
            Text_say(out->note, local_n("The hand earns %d point.",
                     "The hand earns %d points.", n), n);
    } else {
        Text_say(out->text, to_do(s, seat == s->seat), s->seat);
        tell_deed(s, 3 - (seat > 0 ? seat : s->seat), out->note);
    }
}

/* the table in letters */
int by_suit(Face f) { return f == HIDDEN ? 99 : f; }
static void show(const void *state, int eyes, Text *out)
{
    Rummy s = *(const Rummy *)state;
    const Pile *heap = &s.pile[HEAP];

    hide(&s, eyes);
    Text_tell(out, " ##: %d  heap:", s.pile[STOCK].n);
    for (int k = heap->n; k-- > 0;)
        Text_tell(out, " %s", Face_codes[s.face[heap->card[k]] - 1]);
    Text_tell(out, "\n");
    for (int seat = 1; seat <= 2; seat++) {
        Pile hand = Pile_sorted(&s.pile[seat], s.face, by_suit);

        Text_tell(out, "%c%d:", seat == s.seat ? '>' : ' ', seat);
        for (int k = 0; k < hand.n; k++) {
            Face f = s.face[hand.card[k]];

            Text_tell(out, " %s", f ? Face_codes[f - 1] : "##");
        }
        Text_tell(out, s.limit > 0 ? " (%d)\n" : "\n",
                  s.points[seat]);
    }
}

/* the model */
static const char *check(const void *state)
{
    const Rummy *s = state;
    const char *no = Pile_check(s->pile, PILES, FACES);
    int more = s->phase == THROWING;

    if (no)
        return no;
    if (s->seat < 1 || s->seat > 2)
        return "somebody sits there";
    if (s->pile[s->seat].n != HELD + more
        || s->pile[3 - s->seat].n != HELD)
        return "a hand has ten cards, and eleven before a throw";
    return s->pile[HEAP].n == 0 && !more ? "something lies there"
         : s->phase == DRAWING && s->pile[STOCK].n == 0
         ? "there is something to be drawn" : NULL;
}
const Model rummy_model = {
    .name = "rummy", .size = sizeof(Rummy), .version = 1,
    .seats = 2, .better = 1, .points = points, .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
