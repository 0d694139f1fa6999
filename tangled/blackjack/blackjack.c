/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <string.h>
#include "blackjack.h"

/* cards in hands */
static int kind_at(const Jack *s, int card)
{
    int rank = Face_rank(s->face[card]);

    return rank > 10 ? 10 : rank;
}
Bag bag_of(const Jack *s, const Hand *h)
{
    Bag b = { { 0 } };

    for (int k = 0; k < h->n; k++)
        if (s->shown[h->card[k]])
            Bag_add(&b, kind_at(s, h->card[k]), 1);
    return b;
}
int points_of(const Jack *s, const Hand *h, bool *soft)
{
    Bag b = bag_of(s, h);

    return Bag_points(&b, soft);
}
Bag unseen(const Jack *s)
{
    Bag b = whole_shoe(s->rules.packs);

    for (int k = 0; k < s->next; k++)
        if (s->shown[k])
            Bag_add(&b, kind_at(s, k), -1);
    return b;
}

/* what comes of it */
static Came outcome(const Jack *s, const Hand *h)
{
    int mine = points_of(s, h, NULL);
    int his = points_of(s, &s->dealer, NULL);

    return h->came != OPEN ? h->came : mine > 21 ? BUST
         : his > 21 || mine > his ? WON : mine < his ? LOST : PUSH;
}
static const int brings[CAMES] = {
    [GAVE_UP] = 50, [PUSH] = 100, [WON] = 200, [NATURAL] = 250 };
const int Chip[CHIPS] = { 2, 4, 10, 20, 50, 100 };
static void settle(Jack *s)
{
    int k = CHIPS - 1;

    for (Hand *h = s->hand; h < s->hand + s->hands; h++) {
        h->came = outcome(s, h);
        s->cents += h->bet * (s->rules.six && h->came == NATURAL
                              ? 220 : brings[h->came]);
        s->tally[h->came]++;
    }
    s->phase = s->round == s->rounds || s->cents < 200 ? DONE
             : BETTING;
    while (k > 0 && (Chip[k] > s->bet || 100 * Chip[k] > s->cents))
        k--;
    s->bet = Chip[k];
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
    bool his = is_natural(s, &s->dealer);
    bool mine = is_natural(s, &s->hand[0]);

    s->phase = PLAYING;
    if (!his && !mine)
        return;
    s->shown[s->dealer.card[1]] = true;
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
    s->next = s->gathered = 0;
}
int cut_at(const Jack *s)
{
    return s->rules.packs > 4 ? 13 * s->rules.packs : 52;
}
bool cut_is_out(const Jack *s)
{
    return s->cards - s->next < cut_at(s);
}
static void draw(Jack *s, Hand *to, bool open)
{
    s->shown[s->next] = open;
    to->card[to->n++] = (uint16_t)s->next++;
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
    Bag hand = bag_of(s, &s->hand[s->at]);

    return s->phase == INSURING ? MAY(INSURE) | MAY(DECLINE)
         : s->phase == BETTING ? MAY(DEAL) | MAY(GET_UP)
         : s->phase == PLAYING ? allowed(&s->rules, &hand, s->hands)
         : 0;
}
static void halve(Jack *s)
{
    Hand *h = &s->hand[s->at];

    h->n = 1;
    h->done = kind_at(s, h->card[0]) == 1;
    memmove(h + 1, h, (size_t)(HANDS - 1 - s->at) * sizeof *h);
    h[1].card[0] = h[1].card[1];
    s->hands++;
    s->cents -= 100 * s->bet;
    draw(s, h, true);
    draw(s, h + 1, true);
}
static void go_on(Jack *s)
{
    bool alive = false;

    while (s->at < s->hands && (s->hand[s->at].done
               || points_of(s, &s->hand[s->at], NULL) >= 21))
        s->at++;
    if (s->at < s->hands)
        return;
    for (int k = 0; k < s->hands; k++)
        alive |= s->hand[k].came == OPEN
              && points_of(s, &s->hand[k], NULL) <= 21;
    s->phase = DEALING;
    if (!alive)
        settle(s);
}
void act(Jack *s, Act a)
{
    Hand *h = &s->hand[s->at];

    if (a == INSURE || a == DECLINE) {
        s->insured = a == INSURE;
        s->cents -= s->insured ? 50 * s->bet : 0;
        look_under(s);
        return;
    }
    if (a == SPLIT)
        halve(s);
    if (a == DOUBLE) {
        s->cents -= 100 * h->bet;
        h->bet *= 2;
    }
    if (a == HIT || a == DOUBLE)
        draw(s, h, true);
    if (a == SURRENDER)
        h->came = GAVE_UP;
    h->done |= a == STAND || a == DOUBLE || a == SURRENDER;
    go_on(s);
}

/* the dealer's deeds */
bool hole_is_down(const Jack *s)
{
    return s->dealer.n == 2 && !s->shown[s->dealer.card[1]];
}
void dealer_deed(Jack *s)
{
    Bag his;

    if (s->phase == SHUFFLING) {
        shuffle(s);
        begin_round(s);
        return;
    }
    if (hole_is_down(s))
        s->shown[s->dealer.card[1]] = true;
    else
        draw(s, &s->dealer, true);
    his = bag_of(s, &s->dealer);
    if (!draws_on(&s->rules, &his))
        settle(s);
}

/* the options */
static const char *const yes[] = { N_("no"), N_("yes"), NULL };
static const char *const pays[] = { "3-2", "6-5", NULL };
static const char *const evenings[] = { "5", "20", "50", "100", "200",
                                        NULL };
static const int long_as[] = { 5, 20, 50, 100, 200 };
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
static const char *const counted[] = { NN_("%d dollar", "%d dollars") };
static const Preset presets[] = {
    { N_("As in the Racket games"), "packs=4",
      N_("four packs: -0.52 in 100 bets") },
    { N_("One pack"), "packs=1",
      N_("shuffled each time: +0.02 in 100 bets") },
    { N_("A kind house"),
      "packs=6 after=yes again=yes surrender=yes insurance=yes",
      N_("all that is good for you: -0.34 in 100 bets") },
    { N_("A busy house"),
      "packs=6 draws=yes after=yes again=yes insurance=yes",
      N_("the dealer draws on a soft 17: -0.62 in 100 bets") },
    { N_("Six to five"), "packs=1 draws=yes blackjack=6-5",
      N_("one pack, and a blackjack pays less: -1.56 in 100 bets") },
    { 0 }
};

/* begin a game */
static const char *start(void *state, const int *option, uint64_t seed)
{
    Jack *s = state;

    s->rules = (Rules){ option[0], option[1], option[2], option[3],
                        option[4], option[5], option[6] };
    s->rounds = long_as[option[7]];
    s->cards = FACES * s->rules.packs;
    s->seed = seed;
    s->cents = s->before = BANK;
    s->bet = Chip[0];
    shuffle(s);
    return NULL;
}

/* a choice */
Case case_of(const Jack *s)
{
    Case q;

    memset(&q, 0, sizeof q);
    q.rules = s->rules;
    q.hand = bag_of(s, &s->hand[s->at]);
    q.left = unseen(s);
    q.up = up_card(s);
    q.hands = s->hands;
    q.may = may(s);
    q.bet = s->bet;
    return q;
}
static void choose(Jack *s, Act a)
{
    if (a == GET_UP)
        s->phase = DONE;
    else if (a == DEAL && cut_is_out(s))
        s->phase = SHUFFLING;
    else if (a == DEAL)
        begin_round(s);
    else {
        s->asked = case_of(s);
        s->asked.did = a;
        s->weighing = true;
        act(s, a);
    }
}
static const char *weighed(Jack *s, const char *move)
{
    int mills = 0;
    bool known = Text_match(move, "weigh %d", &mills);

    if (!known && !Text_same(move, "weigh unknown"))
        return _("The last choice is being weighed.");
    s->weighed += known;
    s->agreed += known && mills == 0;
    s->mills += mills;
    s->weighing = false;
    memset(&s->asked, 0, sizeof s->asked);
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
    int k = 0;

    while (k < CHIPS && Chip[k] != bet)
        k++;
    return s->phase == DONE
         ? _("The evening is over: begin a new one.")
         : s->phase != BETTING || s->weighing
         ? _("The bet stands until the round is over.") : k == CHIPS
         ? _("There are chips of 2, 4, 10, 20, 50 and 100.")
         : 100 * bet > s->cents ? _("You have not so much money.")
         : bet == s->bet ? _("This is your bet already.") : NULL;
}

/* apply and legal */
const char *house_deed(const Jack *s)
{
    return s->phase == SHUFFLING ? "shuffle"
         : s->phase != DEALING ? "" : hole_is_down(s) ? "turn" : "draw";
}
static int turn(const void *state)
{
    const Jack *s = state;

    return s->weighing || house_deed(s)[0] ? HOUSE
         : s->phase == DONE ? OVER : 1;
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

    if (s->weighing)
        Text_tell(out, "weigh 0\n");
    else if (house_deed(s)[0])
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
void say_decimal(long n, int digits, Line out)
{
    long unit = digits == 1 ? 10 : digits == 2 ? 100 : 1000;
    long all = n < 0 ? -n : n;

    Text_say(out, _("%s%ld.%0*ld"), n < 0 ? "-" : "", all / unit,
             digits, all % unit);
}
static int sized(int n) { return n < 0 ? -n : n; }

void say_money(int cents, Line out)
{
    int whole = cents / 100;
    Line number;

    say_decimal(cents, 2, number);
    if (cents % 100)
        Text_say(out, _("%s dollars"), number);
    else
        Text_say(out, local_n("%d dollar", "%d dollars", sized(whole)),
                 whole);
}
void say_cents(long mills, Line out)
{
    Line number;

    say_decimal(mills, 1, number);
    Text_say(out, _("%s cents"), number);
}
int edge_of(const Rules *r)
{
    static const short worth[256] = {
#include "blackjack-edges.h"
    };

    return worth[32 * (r->packs - 1) + r->draws + 2 * r->after
                 + 4 * r->again + 8 * r->surrender + 16 * r->six];
}
static void say_rules(const Jack *s, Line out)
{
    Line worth;

    say_decimal(edge_of(&s->rules), 3, worth);
    Text_say(out, _("By these rules a round is worth %s in 100 bets."),
             worth);
}
static void say_dealer(const Jack *s, Line out)
{
    const Hand *his = &s->dealer;
    bool down = hole_is_down(s);
    int points = points_of(s, his, NULL), up = up_card(s);
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
    bool soft;
    int points = points_of(s, &s->hand[k], &soft);

    if (s->hands == 1)
        Text_say(out, soft ? _("You have a soft %d.")
                 : _("You have %d."), points);
    else
        Text_say(out, soft ? _("Hand %d/%d: a soft %d.")
                 : _("Hand %d/%d: %d."), k + 1, s->hands, points);
}
static const char *const single[CAMES] = { "", N_("You lose %s."),
    N_("Too many: you lose %s."),
    N_("The dealer has a blackjack: you lose %s."),
    N_("You give up, and lose %s."),
    N_("A push: your bet comes back."), N_("You win %s."),
    N_("Blackjack: you win %s.") };
static const char *const waits[] = {
    [BETTING] = N_("Place your bet, and deal."),
    [SHUFFLING] = N_("The cut card is out: a new shuffle."),
    [INSURING] = N_("An ace: insure for %s, or decline."),
    [DEALING] = N_("It is the dealer's turn.") };
static void say_turn(const Jack *s, Line out)
{
    int gain = s->cents - s->before;
    Line sum;

    say_money(s->phase == INSURING ? 50 * s->bet : sized(gain), sum);
    if (s->phase == PLAYING)
        say_hand(s, s->at, out);
    else
        Text_say(out, s->phase != BETTING || s->round == 0
                 ? _(waits[s->phase]) : s->hands == 1 && !s->insured
                 ? _(single[s->hand[0].came]) : gain == 0
                 ? _("All in all nobody pays.") : gain > 0
                 ? _("All in all you win %s.")
                 : _("All in all you lose %s."), sum);
}
static void say_end(const Jack *s, Status *out)
{
    int gain = s->cents - BANK;
    Line have, more, cost;

    say_money(s->cents, have);
    say_money(sized(gain), more);
    say_cents(s->mills, cost);
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
    if (s->phase == DONE) {
        say_end(s, out);
        return;
    }
    say_turn(s, out->text);
    (s->round ? say_dealer : say_rules)(s, out->note);
}

/* the table in letters */
const char *const Came_words[CAMES] = { "", N_("Lost"), N_("Bust"),
    N_("Beaten"), N_("Given up"), N_("Push"), N_("Won"),
    N_("Blackjack") };
static void show_hand(const Jack *s, const Hand *h, Text *out)
{
    bool soft;
    int points = points_of(s, h, &soft);

    for (int k = 0; k < h->n; k++)
        Text_tell(out, " %s", s->shown[h->card[k]]
                  ? Face_codes[s->face[h->card[k]] - 1] : "##");
    Text_tell(out, " (%s%d) %s\n", soft ? "soft " : "", points,
              Came_words[h->came]);
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
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
    .hide = hide, .guess = guess,
};
