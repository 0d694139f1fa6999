/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "blackjack.h"

/* cards in hands */
static int kind_at(const Jack *s, int card)
{
    int rank = Face_rank(s->face[card]);

    return rank > 10 ? 10 : rank;
}
static void turn_up(Jack *s, Hand *h, int card)
{
    s->shown[card] = true;
    Bag_move(&s->unseen, &h->bag, kind_at(s, card));
}

/* what comes of it */
static Came outcome(const Jack *s, const Hand *h)
{
    int mine = Bag_points(&h->bag), his = Bag_points(&s->dealer.bag);

    return h->came != OPEN ? h->came : mine > 21 ? BUST
         : his > 21 || mine > his ? WON : mine < his ? LOST : PUSH;
}
const End Ends[CAMES] = {
    { "", "", 0 },
    { N_("Lost"), N_("You lose %s."), 0 },
    { N_("Bust"), N_("Too many: you lose %s."), 0 },
    { N_("Beaten"), N_("The dealer has a blackjack: you lose %s."), 0 },
    { N_("Given up"), N_("You give up, and lose %s."), 50 },
    { N_("Push"), N_("A push: your bet comes back."), 100 },
    { N_("Won"), N_("You win %s."), 200 },
    { N_("Blackjack"), N_("Blackjack: you win %s."), 250 }
};
const int Chip[CHIPS] = { 2, 4, 10, 20, 50, 100 };

int chip_for(int dollars)
{
    int k = CHIPS - 1;

    while (k > 0 && Chip[k] > dollars)
        k--;
    return k;
}
static void settle(Jack *s)
{
    for (Hand *h = s->hand; h < s->hand + s->hands; h++) {
        h->came = outcome(s, h);
        s->cents += h->bet * (s->rules.six && h->came == NATURAL
                              ? 220 : Ends[h->came].percent);
        s->tally[h->came]++;
    }
    s->phase = s->round == s->rounds || s->cents < 200 ? DONE : BETTING;
    if (100 * s->bet > s->cents)
        s->bet = Chip[chip_for(s->cents / 100)];
}

/* look under it */
int up_card(const Jack *s) { return kind_at(s, s->dealer.card[0]); }

static bool is_natural(const Jack *s, const Hand *h)
{
    int a = kind_at(s, h->card[0]), b = kind_at(s, h->card[1]);

    return a + b == 11 && (a == 1 || b == 1);
}
static void look_under(Jack *s)
{
    bool his = is_natural(s, &s->dealer), mine = is_natural(s, s->hand);

    s->phase = PLAYING;
    if (!his && !mine)
        return;
    turn_up(s, &s->dealer, s->dealer.card[1]);
    s->hand[0].came = his && mine ? PUSH : mine ? NATURAL : BEATEN;
    s->cents += his && s->insured ? 150 * s->bet : 0;
    settle(s);
}

/* a round */
void shuffle(Jack *s)
{
    Random r = Random_start(s->seed, (uint64_t)++s->shoe);

    Pack_make((Pack){ s->rules.packs, ALL_SUITS }, s->face);
    Pack_shuffle(s->face, s->cards, &r);
    memset(s->shown, 0, sizeof s->shown);
    s->unseen = whole_shoe(s->rules.packs);
    s->next = s->gathered = 0;
}
bool cut_is_out(const Jack *s)
{
    return s->cards - s->next < s->cut;
}
static void draw(Jack *s, Hand *to, bool open)
{
    int card = s->next++;

    to->card[to->n++] = (uint16_t)card;
    if (open)
        turn_up(s, to, card);
}
void begin_round(Jack *s)
{
    s->gathered = s->next;
    s->before = s->cents;
    s->cents -= 100 * s->bet;
    s->round++;
    memset(&s->dealer, 0, sizeof s->dealer);
    memset(s->hand, 0, sizeof s->hand);
    s->hand[0].bet = s->bet;
    s->hands = 1;
    s->at = s->insured = 0;
    for (int k = 0; k < 2; k++) {
        draw(s, &s->hand[0], true);
        draw(s, &s->dealer, k == 0);
    }
    s->phase = INSURING;
    if (!s->rules.insurance || up_card(s) != 1)
        look_under(s);
}

/* an act */
unsigned may(const Jack *s)
{
    return s->phase == INSURING ? MAY(INSURE) | MAY(DECLINE)
         : s->phase == BETTING ? MAY(DEAL) | MAY(GET_UP)
         : s->phase != PLAYING ? 0
         : allowed(&s->rules, &s->hand[s->at].bag, s->hands);
}
static void halve(Jack *s)
{
    Hand *h = &s->hand[s->at];
    int kind = Bag_pair(&h->bag);

    h->n = 1;
    h->done = kind == 1;
    Bag_add(&h->bag, kind, -1);
    memmove(h + 1, h, (size_t)(HANDS - 1 - s->at) * sizeof *h);
    h[1].card[0] = h[1].card[1];
    s->hands++;
    draw(s, h, true);
    draw(s, h + 1, true);
}
static void go_on(Jack *s)
{
    while (s->at < s->hands && (s->hand[s->at].done
               || Bag_points(&s->hand[s->at].bag) >= 21))
        s->at++;
    if (s->at < s->hands)
        return;
    s->phase = DEALING;
    for (Hand *h = s->hand; h < s->hand + s->hands; h++)
        if (h->came == OPEN && Bag_points(&h->bag) <= 21)
            return;
    settle(s);
}
void act(Jack *s, Act a)
{
    Hand *h = &s->hand[s->at];

    s->cents -= a == SPLIT || a == DOUBLE ? 100 * h->bet
              : a == INSURE ? 50 * h->bet : 0;
    h->bet *= a == DOUBLE ? 2 : 1;
    s->insured |= a == INSURE;
    if (a == SPLIT)
        halve(s);
    if (a == HIT || a == DOUBLE)
        draw(s, h, true);
    h->came = a == SURRENDER ? GAVE_UP : OPEN;
    h->done |= a == STAND || a == DOUBLE || a == SURRENDER;
    (a == INSURE || a == DECLINE ? look_under : go_on)(s);
}

/* the dealer's deeds */
static bool hole_is_down(const Jack *s)
{
    return s->dealer.bag.n[0] < s->dealer.n;
}
void dealer_deed(Jack *s)
{
    if (s->phase == SHUFFLING) {
        shuffle(s);
        begin_round(s);
        return;
    }
    if (hole_is_down(s))
        turn_up(s, &s->dealer, s->dealer.card[1]);
    else
        draw(s, &s->dealer, true);
    if (!draws_on(&s->rules, &s->dealer.bag))
        settle(s);
}

/* the options */
static const char *const yes[] = { N_("no"), N_("yes"), NULL };
static const char *const pays[] = { "3-2", "6-5", NULL };
static const char *const evenings[] = { "5", "20", "50", "100", "200",
                                        NULL };
#define CHOICE(k, l, w) { .key = k, .label = l, .most = 1, .words = w }
static const Option options[] = {
    { .key = "packs", .label = N_("Packs"), .least = 1, .most = 8,
      .usual = 4 },
    CHOICE("draws", N_("The dealer draws on a soft 17"), yes),
    CHOICE("after", N_("Double after a split"), yes),
    CHOICE("again", N_("Split again, to three hands"), yes),
    CHOICE("surrender", N_("Surrender"), yes),
    CHOICE("insurance", N_("Insurance"), yes),
    CHOICE("blackjack", N_("A blackjack pays"), pays),
    { .key = "rounds", .label = N_("Rounds"), .most = 4, .usual = 1,
      .words = evenings },
    { 0 }
};
static const Preset presets[] = {
#include "blackjack-houses.h"
    { 0 } };
static const char *const counted[] = { NN_("%d dollar", "%d dollars") };

/* begin a game */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Jack *s = state;

    s->rules = (Rules){ option[0], option[1], option[2], option[3],
                        option[4], option[5], option[6] };
    Text_match(evenings[option[7]], "%d", &s->rounds);
    s->cards = FACES * s->rules.packs;
    s->cut = s->rules.packs > 4 ? s->cards / 4 : FACES;
    s->seed = seed;
    s->cents = s->before = BANK;
    s->bet = Chip[0];
    shuffle(s);
    return NULL;
}

/* a choice */
Case case_of(const Jack *s)
{
    return (Case){ .rules = s->rules, .hand = s->hand[s->at].bag,
                   .left = s->unseen, .up = up_card(s),
                   .hands = s->hands, .may = may(s) };
}
static void choose(Jack *s, Act a)
{
    if (a == DEAL && !cut_is_out(s))
        begin_round(s);
    else if (a >= DEAL)
        s->phase = a == DEAL ? SHUFFLING : DONE;
    s->weighing = a < DEAL;
    s->did = a;
}
static const char *weighed(Jack *s, const char *move)
{
    int mills = 0;
    bool known = Text_match(move, "weigh %d", &mills);

    if (!known && !Text_same(move, house_deed(s)))
        return _("The last choice is being weighed.");
    s->weighed += known;
    s->agreed += known && mills == 0;
    s->mills += mills;
    s->weighing = false;
    act(s, s->did);
    return NULL;
}

/* objections */
const char *const Act_words[ACTS + 1] = {
    N_("split"), N_("hit"), N_("stand"), N_("double"), N_("surrender"),
    N_("insure"), N_("decline"), "deal", "leave", NULL };
static const char *cannot(const Jack *s, Act a)
{
    static const char *const why[DEAL] = {
        N_("Only two cards of one count may be split."), "", "",
        N_("Only the first two cards may be doubled."),
        N_("You may not give up here."),
        N_("There is no insurance now."),
        N_("Nothing has been offered to you.") };

    if (a >= DEAL)
        return _("Play this round to its end first.");
    if (s->phase != INSURING && s->phase != PLAYING)
        return _("There is no hand to play now: deal.");
    if (s->phase == INSURING)
        return _("First say: insure, or decline.");
    if (s->hands > 1 && (a == DOUBLE || a == SPLIT))
        return _("This may not be done after a split.");
    return _(why[a]);
}
const char *no_bet(const Jack *s, int bet)
{
    return s->phase == DONE
         ? _("The evening is over: begin a new one.")
         : s->phase != BETTING
         ? _("The bet stands until the round is over.")
         : Chip[chip_for(bet)] != bet
         ? _("There are chips of 2, 4, 10, 20, 50 and 100.")
         : 100 * bet > s->cents ? _("You have not so much money.")
         : bet == s->bet ? _("This is your bet already.") : NULL;
}

/* apply and legal */
const char *house_deed(const Jack *s)
{
    return s->weighing ? "weigh unknown"
         : s->phase == SHUFFLING ? "shuffle"
         : s->phase != DEALING ? "" : hole_is_down(s) ? "turn" : "draw";
}
static int turn(const void *state)
{
    const Jack *s = state;

    return house_deed(s)[0] ? HOUSE : s->phase == DONE ? OVER : 1;
}
static const char *apply(void *state, const char *move)
{
    Jack *s = state;
    const char *no = NULL;
    int n;

    if (s->weighing)
        return weighed(s, move);
    if (s->phase == DONE)
        return _("The evening is over: begin a new one.");
    if (move[0] && Text_same(move, house_deed(s)))
        dealer_deed(s);
    else if (Text_match(move, "bet %d", &n))
        s->bet = (no = no_bet(s, n)) ? s->bet : n;
    else if (!Text_match(move, "%w", Act_words, &n))
        no = _("Say as in: deal, bet 10, hit, stand, leave.");
    else if (!(may(s) & MAY(n)))
        no = cannot(s, (Act)n);
    else
        choose(s, (Act)n);
    return no;
}
static void legal(const void *state, Text *out)
{
    const Jack *s = state;

    if (house_deed(s)[0])
        Text_tell(out, "%s\n", house_deed(s));
    for (int a = 0; a < ACTS && !s->weighing; a++)
        if (may(s) & MAY(a))
            Text_tell(out, "%s\n", Act_words[a]);
    for (int k = 0; k < CHIPS; k++)
        if (!no_bet(s, Chip[k]))
            Text_tell(out, "bet %d\n", Chip[k]);
}
static const char *const forms[] = {
    "> deal", "> bet DOLLARS", "> leave", "> stand", "> hit",
    "> double", "> split", "> surrender", "> insure", "> decline",
    ": shuffle", ": turn", ": draw", ":*weigh MILLS", NULL };

/* secrets */
static bool seen_by(const void *state, int seat, int card)
{
    (void)seat;
    return ((const Jack *)state)->shown[card];
}
static void hide(void *state, int seat)
{
    Jack *s = state;

    Pack_hide(s->face, s->cards, seen_by, state, seat);
    s->seed = 0;
}
static void guess(void *state, int seat, Random *r, void *memory)
{
    Jack *s = state, hidden = *s;

    (void)seat, (void)memory;
    do {
        *s = hidden;
        Pack_guess(s->face, s->cards,
                   (Pack){ s->rules.packs, ALL_SUITS }, r);
    } while (hole_is_down(s) && s->phase != INSURING
             && is_natural(s, &s->dealer));
    s->seed = Random_bits(r);
}

/* how things stand */
void say_decimal(long n, int digits, const char *format, Line out)
{
    long unit = digits == 1 ? 10 : digits == 2 ? 100 : 1000;
    long all = n < 0 ? -n : n;
    Line number;

    Text_say(number, _("%s%ld.%0*ld"), n < 0 ? "-" : "", all / unit,
             digits, all % unit);
    Text_say(out, format, number);
}
static int sized(int n) { return n < 0 ? -n : n; }

void say_money(int cents, const char *format, Line out)
{
    Line sum;

    if (cents % 100)
        say_decimal(cents, 2, _("%s dollars"), sum);
    else
        Text_say(sum, local_n("%d dollar", "%d dollars",
                               sized(cents) / 100), cents / 100);
    Text_say(out, format, sum);
}
void say_cents(long mills, const char *format, Line out)
{
    Line sum;

    say_decimal(mills, 1, _("%s cents"), sum);
    Text_say(out, format, sum);
}
int edge_of(const Rules *r)
{
    static const short worth[256] = {
#include "blackjack-edges.h"
    };

    return worth[32 * (r->packs - 1) + r->draws + 2 * r->after
                 + 4 * r->again + 8 * r->surrender + 16 * r->six];
}
static void say_dealer(const Jack *s, Line out)
{
    const Hand *his = &s->dealer;
    bool down = hole_is_down(s);
    int points = Bag_points(&his->bag), up = up_card(s);
    int last = his->card[down ? 0 : his->n - 1];
    bool looked = s->phase == PLAYING && (up == 1 || up == 10);

    Text_say(out, down ? looked
             ? _("The dealer shows: %s. He has no blackjack.")
             : _("The dealer shows: %s.")
             : his->n == 2 ? _("The dealer turns up: %s. He has %d.")
             : points > 21
             ? _("The dealer draws: %s. He has %d, too many.")
             : _("The dealer draws: %s. He has %d."),
             Face_name(s->face[last]), points);
}
void say_hand(const Jack *s, int k, Line out)
{
    const Bag *b = &s->hand[k].bag;

    if (s->hands == 1)
        Text_say(out, Bag_soft(b) ? _("You have a soft %d.")
                 : _("You have %d."), Bag_points(b));
    else
        Text_say(out, Bag_soft(b) ? _("Hand %d/%d: a soft %d.")
                 : _("Hand %d/%d: %d."), k + 1, s->hands,
                 Bag_points(b));
}
static const char *const waits[] = {
    [BETTING] = N_("Place your bet, and deal."),
    [SHUFFLING] = N_("The cut card is out: a new shuffle."),
    [INSURING] = N_("An ace: insure for %s, or decline."),
    [DEALING] = N_("It is the dealer's turn.") };
static void say_turn(const Jack *s, Status *out)
{
    int gain = s->cents - s->before;

    if (s->phase == PLAYING)
        say_hand(s, s->at, out->text);
    else
        say_money(s->phase == INSURING ? 50 * s->bet : sized(gain),
                 s->phase != BETTING || s->round == 0
                 ? _(waits[s->phase]) : s->hands == 1 && !s->insured
                 ? _(Ends[s->hand[0].came].sentence) : gain == 0
                 ? _("All in all nobody pays.") : gain > 0
                 ? _("All in all you win %s.")
                 : _("All in all you lose %s."), out->text);
    if (s->round > 0)
        say_dealer(s, out->note);
    else
        say_decimal(edge_of(&s->rules), 3,
            _("By these rules a round is worth %s in 100 bets."),
            out->note);
}
static void say_end(const Jack *s, Status *out)
{
    int gain = s->cents - BANK;
    Line have, more, cost;

    say_money(s->cents, "%s", have);
    say_money(sized(gain), "%s", more);
    say_cents(s->mills, "%s", cost);
    out->winners = gain > 0 ? 2 : gain < 0;
    Text_say(out->text, gain == 0
             ? _("You leave as you came, with %s.") : gain > 0
             ? _("You leave with %s, %s more than you brought.")
             : _("You leave with %s, %s less than you brought."),
             have, more);
    Text_say(out->note, s->agreed < s->weighed
             ? _("As the coach: %d of %d. The others cost %s; the rest "
                 "was luck.")
             : _("As the coach: %d of %d. It was all luck."),
             s->agreed, s->weighed, cost);
}
static void status(const void *state, int seat, Status *out)
{
    const Jack *s = state;

    (void)seat;
    out->points[1] = s->cents / 100;
    (s->phase == DONE ? say_end : say_turn)(s, out);
}

/* the table in letters */
static void show_hand(const Jack *s, const Hand *h, Text *out)
{
    for (int k = 0; k < h->n; k++)
        Text_tell(out, " %s", s->shown[h->card[k]]
                  ? Face_codes[s->face[h->card[k]] - 1] : "##");
    Text_tell(out, " (%s%d) %s\n", Bag_soft(&h->bag) ? "soft " : "",
              Bag_points(&h->bag), Ends[h->came].word);
}
static void show(const void *state, int eyes, Text *out)
{
    const Jack *s = state;

    (void)eyes;
    Text_tell(out, " dealer:");
    show_hand(s, &s->dealer, out);
    for (int k = 0; k < s->hands; k++) {
        Text_tell(out, "%c%d:", s->phase == PLAYING && k == s->at
                  ? '>' : ' ', s->hand[k].bet);
        show_hand(s, &s->hand[k], out);
    }
    Text_tell(out, " round %d of %d, cents %d, bet %d, shoe %d\n",
              s->round, s->rounds, s->cents, s->bet,
              s->cards - s->next);
}

/* the model */
static const char *check(const void *state)
{
    const Jack *s = state;
    int out = s->dealer.n;

    for (int k = 0; k < s->hands; k++)
        out += s->hand[k].n;
    return s->next > s->cards ? "the shoe does not run out"
         : s->gathered + out != s->next ? "cards lie on the table"
         : s->agreed > s->weighed || s->mills < 0
         ? "no choice is better than the coach's" : NULL;
}
const Model blackjack_model = {
    .name = "blackjack", .size = sizeof(Jack), .version = 1,
    .seats = 1, .better = 1, .points = counted, .forms = forms,
    .options = options, .presets = presets, .hide = hide,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show, .guess = guess,
};
