/* Made from games/blackjack.nw by make tangle: change that, not this. */
#include <math.h>
#include "bench.h"
#include "blackjack.h"

/* asked on the bench */
static const char kinds[] = "-A23456789T";

/* so many of each: "A56TT", aces and tens */
static void put(Bag *b, const char *cards, int n)
{
    for (; *cards; cards++)
        Bag_add(b, (int)(strchr(kinds, *cards) - kinds), n);
}
static Bag bag(const char *cards)
{
    Bag b = { .sum = 0 };

    put(&b, cards, 1);
    return b;
}
static Coach coach;
static long paths;

static bool near(double a, double b, double by)
{
    if (fabs(a - b) > by)
        printf("# %.6f, not %.6f\n", a, b);
    return fabs(a - b) <= by;
}
static Case question(const char *hand, Bag left, int up)
{
    Case q = { .rules = { .packs = 4 }, .hand = bag(hand), .left = left,
               .up = up, .hands = 1 };

    q.may = allowed(&q.rules, &q.hand, 1);
    return q;
}
static Case fresh_question(const char *hand, int up)
{
    Case q = question(hand, whole_shoe(4), up);

    Bag_add(&q.left, up, -1);
    for (int kind = 1; kind <= 10; kind++)
        Bag_add(&q.left, kind, -q.hand.n[kind]);
    return q;
}
static Jack begun(const char *options, uint64_t seed)
{
    Jack s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}

/* a stacked shoe */
static Jack stacked(const char *options, const char *codes)
{
    Jack s = begun(options, 1);

    for (int at = 0; *codes; codes += strspn(codes, " "), at++) {
        size_t n = strcspn(codes, " ");
        int from = at;
        Face f;

        while (strncmp(Face_codes[s.face[from] - 1], codes, n) != 0)
            from++;
        f = s.face[from];
        s.face[from] = s.face[at];
        s.face[at] = f;
        codes += n;
    }
    return s;
}
static Jack after(const char *options, const char *codes,
                  const char *moves)
{
    Jack s = stacked(options, codes);

    for (size_t n; *moves; moves += n + strspn(moves + n, ", ")) {
        Line move;

        n = strcspn(moves, ",");
        Text_say(move, "%.*s", (int)n, moves);
        CHECK(plays(&s, move));
        while (house_deed(&s)[0])
            CHECK(taken(&s, house_deed(&s)));
    }
    return s;
}

/* tests of bags */
static int points(const char *cards, bool soft)
{
    Bag b = bag(cards);

    return Bag_soft(&b) == soft ? Bag_points(&b) : -1;
}
CLAIM(an_ace_is_eleven_where_that_fits_and_only_one_of_them)
{
    CHECK(points("AA", true) == 12 && points("AA9", true) == 21);
    CHECK(points("AA5", true) == 17 && points("AAA", true) == 13);
    CHECK(points("A6", true) == 17 && points("A6T", false) == 17);
    CHECK(points("AAT", false) == 12 && points("AT", true) == 21);
    CHECK(points("TT5", false) == 25 && points("AA6", true) == 18);
}

/* the dealer, card by card */
static void slowly(const Dealer *d, Bag *his, Bag *left, double chance,
                   double end[23])
{
    int points = Bag_points(his), bars = his->n[0] == 1 ? d->bars : 0;

    paths++;
    if (his->n[0] > 1 && !draws_on(&d->rules, his)) {
        end[points > 21 ? 22 : points] += chance;
        return;
    }
    for (int kind = 1; kind <= 10; kind++)
        if (left->n[kind] > 0 && kind != bars) {
            int all = left->n[0] - (bars ? left->n[bars] : 0);
            double p = chance * left->n[kind] / all;

            Bag_move(left, his, kind);
            slowly(d, his, left, p, end);
            Bag_move(his, left, kind);
        }
}

/* tests of the dealer */
LONG_CLAIM(bags_and_single_cards_agree_about_the_dealer)
{
    Random r = Random_start(5, 1);
    static Dealer d;

    for (int k = 0; k < 1000; k++) {
        Rules rules = { .draws = k % 2 };
        int up = 1 + k % 10;
        Bag left = { .sum = 0 }, his = { .sum = 0 };
        double fast[23], slow[23] = { 0 };

        for (int kind = 1; kind <= 10; kind++)
            Bag_add(&left, kind, Random_below(&r, kind == 10 ? 9 : 4));
        Bag_add(&left, 2 + k % 8, 12);
        Bag_add(&his, up, 1);
        Dealer_meet(&d, &rules, up);
        Dealer_ends(&d, &left, fast);
        slowly(&d, &his, &left, 1, slow);
        for (int end = 17; end <= 22; end++)
            CHECK(near(fast[end], slow[end], 1e-9));
    }
}
CLAIM(the_dictionaries_have_from_119_to_1333_words)
{
    static const int words[11] = { 0, 1048, 1333, 1037, 778, 595, 440,
                                   334, 242, 180, 119 };
    static Dealer d;

    for (int up = 1; up <= 10; up++) {
        Case q = fresh_question("", up);
        double end[23] = { 0 };

        Bag_add(&q.hand, up, 1);
        Dealer_meet(&d, &q.rules, up);
        paths = 0;
        slowly(&d, &q.hand, &q.left, 1, end);
        CHECK(d.n == words[up] && (up != 2 || paths == 20801));
        CHECK(up != 10 || paths == 320);
    }
}

/* tests of the coach */
CLAIM(five_cards_by_hand_are_minus_30_and_minus_19_of_60)
{
    Case q = question("T6", bag("457TT"), 10);
    double worth[ACTS];

    CHECK(Coach_weigh(&coach, &q, worth) == HIT);
    CHECK(near(worth[STAND], -30 / 60., 1e-12));
    CHECK(near(worth[HIT], -19 / 60., 1e-12));
}
static double dealt(Bag *left, int halves, int waiting, int pairs)
{
    double sum = 0, end[23];

    if (waiting == 0) {             /* 20 with a ten, 19 with a nine */
        Dealer_ends(&coach.dealer, left, end);
        return pairs * (1 - end[20] - end[21] - end[21])
             + (halves - pairs) * (1 - end[19] - 2 * end[20]
                                   - 2 * end[21]);
    }
    for (int kind = 9; kind <= 10; kind++)
        if (left->n[kind] > 0) {
            double p = (double)left->n[kind] / left->n[0];
            bool again = kind == 10 && halves < 3;

            Bag_add(left, kind, -1);
            sum += p * dealt(left, halves + again,
                             waiting - 1 + 2 * again,
                             pairs + (kind == 10 && !again));
            Bag_add(left, kind, 1);
        }
    return sum;
}
CLAIM(tens_split_again_are_worth_what_dealing_them_out_says)
{
    static const char *const unseen[] = { "99999TTTTT", "99999T",
                                          "99999" };

    for (int k = 0; k < 3; k++) {
        Case q = question("TT", bag(unseen[k]), 9);
        double worth[ACTS], once[ACTS];

        q.rules.again = true;
        CHECK(Coach_weigh(&coach, &q, worth) < ACTS);
        CHECK(near(worth[SPLIT], dealt(&q.left, 2, 2, 0), 1e-9));
        q.hands = 2;                /* the last that may be split */
        CHECK(Coach_weigh(&coach, &q, worth) < ACTS);
        q.rules.again = false;
        CHECK(Coach_weigh(&coach, &q, once) < ACTS && once[SPLIT] > 0
              && near(worth[SPLIT], once[SPLIT], 1e-9));
    }
}
static bool is_worth(const char *hand, int up, Act best, double bets)
{
    Case q = fresh_question(hand, up);
    double worth[ACTS];

    return Coach_weigh(&coach, &q, worth) == best
        && near(worth[best], bets, 5e-4);
}
/* what it gains to hit and not to stand, in cents of two dollars */
static double hit_gains(const char *hand, int up)
{
    Case q = fresh_question(hand, up);
    double worth[ACTS];

    Coach_weigh(&coach, &q, worth);
    return 200 * (worth[HIT] - worth[STAND]);
}
CLAIM(hands_out_of_a_fresh_shoe_are_worth_what_was_measured)
{
    CHECK(is_worth("T6", 10, HIT, -.532));
    CHECK(is_worth("88", 10, SPLIT, -.489));
    CHECK(is_worth("AA", 6, SPLIT, .690));
    CHECK(is_worth("A7", 9, HIT, -.097));
    CHECK(is_worth("AA", 1, SPLIT, .136));
}
CLAIM(to_stand_on_sixteen_against_a_ten_costs_1_8_cents_of_2_dollars)
{
    CHECK(near(hit_gains("T6", 10), 1.8, .05));
    CHECK(near(-.532 - hit_gains("T6", 10) / 200, -.541, 5e-4));
}
static int memos(void)
{
    int n = 0;

    for (int k = 0; k < MEMOS; k++)
        n += coach.memo[k].key > 0;
    return n;
}
CLAIM(a_round_from_a_fresh_shoe_is_worth_minus_0_522_percent)
{
    static const double by_up[11] = { -.522, -34.37, 9.15, 12.45, 16.11,
        20.18, 23.12, 14.29, 5.66, -4.17, -17.30 };
    Case q = { .rules = { .packs = 4 }, .left = whole_shoe(4) };

    CHECK(near(100 * Coach_expects(&coach, &q), by_up[0], .0005));
    CHECK(memos() == 12727);
    for (int up = 1; up <= 10; up++) {
        q = fresh_question("", up);
        CHECK(near(100 * Coach_expects(&coach, &q), by_up[up], .0051));
    }
}
static double expects(Rules r, Bag left)
{
    return 100 * Coach_expects(&coach,
                               &(Case){ .rules = r, .left = left });
}
CLAIM(insurance_is_bought_where_more_than_a_third_are_tens)
{
    Rules with = { .packs = 4, .again = true, .insurance = true };
    Rules no = { .packs = 4, .again = true };
    Bag rich = bag("AAAATTTTTTTTTTTT2345"), poor = bag("AAA23456789TT");

    CHECK(expects(with, rich) > expects(no, rich) + 1);
    CHECK(near(expects(with, poor), expects(no, poor), 1e-10));
}
CLAIM(what_a_kind_rule_allows_is_worth_more_and_six_to_five_less)
{
    Rules no = { .packs = 1 }, six = { .packs = 1, .six = true };
    Rules kind = { .packs = 1, .after = true, .surrender = true };
    Bag b = bag("AAA223344556677889999TTTTTTTT");

    CHECK(expects(kind, b) > expects(no, b) + .1);
    CHECK(expects(six, b) < expects(no, b) - .1);
}
CLAIM(a_player_has_a_blackjack_in_4_7566_of_100_rounds)
{
    Bag b = whole_shoe(4);

    CHECK(b.n[0] == 208 && b.n[10] == 64);
    for (int kind = 1; kind < 10; kind++)
        CHECK(b.n[kind] == 16);
    CHECK(near(2. * b.n[1] * b.n[10] / (208 * 207.), .047566, 5e-7));
}
static bool keeps(Rules r, double percent)
{
    double worth = expects(r, whole_shoe(r.packs));

    CHECK(near(edge_of(&r), 1e3 * worth, .51));
    return near(worth, percent, .0006);
}
LONG_CLAIM(each_rule_is_worth_what_the_table_says)
{
    static const struct { Rules rules; double percent; } told[] = {
        { { .packs = 1 }, .025 }, { { .packs = 2 }, -.348 },
        { { .packs = 6 }, -.579 }, { { .packs = 8 }, -.607 },
        { { 4, .draws = true }, -.734 },
        { { 4, .after = true }, -.399 },
        { { 4, .again = true }, -.494 },
        { { 4, .surrender = true }, -.455 },
        { { 4, .insurance = true }, -.522 },
        { { 4, .six = true }, -1.885 },
        { { 4, 0, 1, 1, 1, 0, 0 }, -.288 } };

    for (int k = 0; k < 11; k++)
        CHECK(keeps(told[k].rules, told[k].percent));
}
LONG_CLAIM(each_kind_of_game_is_worth_what_its_words_say)
{
    CHECK(keeps((Rules){ 6, 0, 1, 1, 1, 1, 0 }, -.338));
    CHECK(memos() == 27298);
    CHECK(keeps((Rules){ 6, 1, 1, 1, 0, 1, 0 }, -.623));
    CHECK(keeps((Rules){ 1, 1, 0, 0, 0, 0, 1 }, -1.563));
}
static double without(const char *cards, int n)
{
    Bag shoe = whole_shoe(4);

    put(&shoe, cards, -n);
    return expects((Rules){ .packs = 4 }, shoe);
}
LONG_CLAIM(one_card_less_changes_a_round_as_the_table_says)
{
    static const double change[] = { -.146, .095, .109, .142, .181,
                                     .107, .069, -.002, -.048, -.122 };
    double all = without("", 0);

    for (int k = 0; k < 10; k++) {
        char card[] = { kinds[k + 1], '\0' };

        CHECK(near(without(card, 1) - all, change[k], .0006));
    }
    CHECK(near(without("23456", 8), 5.6, .05));
    CHECK(near(without("ATTTT", 8), -5.2, .05));
}
CLAIM(the_same_points_of_other_cards_are_another_hand)
{
    CHECK(near(hit_gains("T2", 4), .5, .05));
    CHECK(near(hit_gains("93", 4), -2, .05));
    CHECK(near(hit_gains("84", 4), -1.8, .05));
    CHECK(near(hit_gains("75", 4), -2.1, .05));
    CHECK(near(hit_gains("T42", 10), -.1, .05));
    CHECK(near(hit_gains("754", 10), -2.1, .05));
}

/* the table */
enum { HARD, SOFT, PAIR, PARTS };
typedef struct Card { double sum[11][PARTS][22][ACTS]; } Card;

static void add_pair(Card *t, int up, int i, int j)
{
    char hand[] = { kinds[i], kinds[j], '\0' };
    Case q = fresh_question(hand, up);
    double worth[ACTS], p = q.left.n[i] + 1;
    int points = Bag_points(&q.hand);

    p *= i == j ? p + 1 : 2 * (q.left.n[j] + 1);
    Coach_weigh(&coach, &q, worth);
    for (Act a = SPLIT; a <= DOUBLE; a++) {
        t->sum[up][Bag_soft(&q.hand)][points][a] += p * worth[a];
        t->sum[up][PAIR][Bag_pair(&q.hand)][a] += p * worth[a];
    }
}
static void make_card(Card *t)
{
    for (int up = 1; up <= 10; up++)
        for (int i = 1; i <= 10; i++)
            for (int j = i; j <= 10; j++)
                add_pair(t, up, i, j);
}
static Act best_of(const double sum[ACTS], unsigned acts)
{
    Act best = STAND;

    for (Act a = SPLIT; a <= DOUBLE; a++)
        if (acts & MAY(a) && sum[a] > sum[best])
            best = a;
    return best;
}
static Act card_says(const Card *t, const Bag *hand, int up,
                     unsigned acts)
{
    if (acts & MAY(SPLIT)
        && best_of(t->sum[up][PAIR][Bag_pair(hand)], ~0u) == SPLIT)
        return SPLIT;
    return best_of(t->sum[up][Bag_soft(hand)][Bag_points(hand)],
                   acts & ~MAY(SPLIT));
}

/* tests of the table */
static void row_is(const Card *t, int part, int k, const char *row)
{
    for (int n = 0; n < 10; n++) {
        int up = n == 9 ? 1 : n + 2;
        Act says = best_of(t->sum[up][part][k], part == PAIR ? ~0u
                           : ~MAY(SPLIT));

        CHECK(row[n] == '.' ? says != SPLIT : "PHSD"[says] == row[n]);
    }
}
static const struct Row { int part, from, to; const char *says; }
    rows[] = {
#include "blackjack-basic.h"
};
CLAIM(the_table_of_our_making_is_the_one_that_was_measured)
{
    static Card t;

    make_card(&t);
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
        for (int n = rows[k].from; n <= rows[k].to; n++)
            row_is(&t, rows[k].part, n, rows[k].says);
}

/* tests of rounds */
static const struct Told {
    const char *options, *codes, *moves;
    int cents;
    const char *words;
} told[] = {
#include "blackjack-rounds.h"
};
CLAIM(each_round_is_paid_and_told_as_it_should)
{
    for (size_t k = 0; k < sizeof told / sizeof *told; k++) {
        const struct Told *r = &told[k];
        Jack s = after(r->options, r->codes, r->moves);

        CHECK(s.cents == r->cents);
        CHECK(says(&s, r->words) || shows(&s, r->words));
    }
}
CLAIM(whoever_is_over_21_sees_no_second_card_of_the_dealer)
{
    Jack s = after("", "10C 10D 6H 9C KH", "deal, hit");

    CHECK(shows(&s, "10D ##") && s.tally[BUST] == 1);
    CHECK(s.unseen.n[0] == 204 && s.unseen.n[9] == 16);
    s = stacked("", "10C 6D 6H AC KH");
    CHECK(plays(&s, "deal, stand, weigh 3"));
    CHECK(says(&s, "It is the dealer's turn."));
    CHECK(plays(&s, "!draw, turn, !draw") && s.mills == 3);
    CHECK(after("", "10C 6D 6H AC KH", "deal, stand").weighed == 0);
}
CLAIM(the_cut_card_comes_out_when_fewer_than_52_are_left)
{
    Jack s = begun("", 3);

    s.next = 156;
    CHECK(!cut_is_out(&s));
    s.next = s.gathered = 157;
    CHECK(cut_is_out(&s) && plays(&s, "deal, !deal, !hit"));
    CHECK(says(&s, "The cut card is out: a new shuffle."));
    CHECK(plays(&s, "shuffle") && s.next == 4 && s.shoe == 2);
    CHECK(begun("packs=8", 1).cut == 104 && begun("packs=1", 1).cut
          == 52);
}
CLAIM(an_evening_has_three_ends)
{
    Jack s = after("rounds=5", "", "leave, !leave, !deal");

    CHECK(stands(&s, OVER, 0, 100));
    s = stacked("rounds=5", "10C 10D 8H 9C");
    s.round = 4;
    CHECK(plays(&s, "deal, stand, weigh 5, turn"));
    CHECK(stands(&s, OVER, 1, 98) && lists(&s, ""));
    CHECK(says(&s, "As the coach: 0 of 1. The others cost 0.5 cents; "
                   "the rest was luck."));
    s = stacked("", "10C 10D 8H 9C");
    s.cents = 300;
    CHECK(plays(&s, "!bet 4, deal, stand, weigh 0, turn, !leave")
          && s.phase == DONE);
    s = after("", "AC 10D KH 9C",
              "bet 10, !bet 10, !bet 3, deal, leave");
    CHECK(stands(&s, OVER, 2, 115));
}
CLAIM(a_guess_puts_no_blackjack_where_the_dealer_has_looked)
{
    Random r = Random_start(3, 3);
    Jack s = stacked("packs=1", "10C AD 9H 5C"), t;
    int tens = 0;

    CHECK(plays(&s, "deal"));
    for (int k = 0; k < 300; k++) {
        t = s;
        the_game.model->hide(&t, 1);
        CHECK(t.seed == 0 && !t.face[3] && !t.face[40]);
        the_game.model->guess(&t, 1, &r, NULL);
        CHECK(Face_rank(t.face[3]) < 10 && !broken(&t));
        tens += Face_rank(t.face[4]) >= 10;
    }
    CHECK(tens > 60 && tens < 140);
}
CLAIM(each_nonsense_is_noticed)
{
    Jack s = begun("", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(plays(&s, "deal"));
    CHECK(NOTICED(bad.next = 209) && NOTICED(bad.next = 5));
    CHECK(NOTICED(bad.agreed = 1) && NOTICED(bad.mills = -1));
}
static double whole_round(Jack *s, const Card *t)
{
    begin_round(s);
    while (s->phase == PLAYING)
        act(s, card_says(t, &s->hand[s->at].bag, up_card(s), may(s)));
    while (s->phase == DEALING)
        dealer_deed(s);
    return (s->cents - s->before) / 200.;
}
/* so many rounds, from this shoe on, of which those count that are the
   from-th of their shoe or later: what they bring, in bets, and their
   deviation; returns how many rounds a shoe lasts */
static double sit_down(int rounds, uint64_t seed, int from,
                       double *mean, double *each)
{
    static Card t;
    Jack s = begun("", seed);
    double sum = 0, squares = 0;
    int count = 0, nth = 1;

    make_card(&t);
    for (int k = 0; k < rounds; k++, nth++) {
        double won = whole_round(&s, &t);

        if (nth >= from)
            count++, sum += won, squares += won * won;
        s.cents = BANK;
        if (cut_is_out(&s))
            nth = 0, shuffle(&s);
    }
    *mean = sum / count;
    *each = sqrt(squares / count - *mean * *mean);
    return (double)rounds / s.shoe;
}
LONG_CLAIM(a_million_rounds_by_the_table_lose_as_much_as_measured)
{
    double mean, each;

    CHECK(near(sit_down(1000000, 2, 1, &mean, &each), 29.15, .1));
    CHECK(near(mean, -.00557, 2 * each / 1000));
    CHECK(near(each, 1.131, .01));
}

/* tests of players */
static bool same_advice(const Player *who, const Jack *s, uint64_t seed)
{
    Random r = Random_start(seed, 9);
    Think t[2];

    for (uint64_t k = 0; k < 2; k++) {
        Jack copy = *s;

        the_game.model->hide(&copy, 1);
        the_game.model->guess(&copy, 1, &r, NULL);
        t[k] = asked(who, &copy, 20000, k);
    }
    return t[0].move[0] && Text_same(t[0].move, t[1].move)
        && Text_same(t[0].reason, t[1].reason)
        && Text_same(t[0].worth, t[1].worth);
}
static void peep(Think *t)
{
    const Jack *s = t->state;

    the_game.hint->choose(t);
    if (may(s) & MAY(HIT) && Face_rank(s->face[s->next]) > 6)
        Text_say(t->move, "hit");
}
CLAIM(swapping_unseen_cards_changes_no_advice_and_a_cheater_is_caught)
{
    Player peeper = the_game.hint[0];
    int caught = 0;

    peeper.choose = peep;
    for (uint64_t k = 0; k < 20; k++) {
        Jack s = begun("packs=2 insurance=yes surrender=yes", k);

        CHECK(same_advice(the_game.hint, &s, k) && plays(&s, "deal"));
        while (may(&s) & (MAY(HIT) | MAY(DECLINE))) {
            CHECK(same_advice(the_game.hint, &s, k));
            CHECK(s.unseen.n[0] + s.hand[0].bag.n[0] == 103);
            caught += !same_advice(&peeper, &s, k);
            act(&s, may(&s) & MAY(DECLINE) ? DECLINE : HIT);
        }
    }
    CHECK(caught > 0);
}
CLAIM(whoever_loses_patience_says_nothing)
{
    const Player *coaches = the_game.players + 1;
    Jack s = stacked("", "8C 10D 8H 9C");
    Think t = asked(coaches, &s, 500000, 1);

    CHECK(Text_same(t.reason, "the next round is worth -0.522 in 100 "
                              "bets"));
    CHECK(!asked(coaches, &s, 5000, 1).reason[0] && plays(&s, "deal"));
    t = asked(coaches, &s, 500000, 1);
    CHECK(Text_same(t.reason, "the coach would say: split"));
    CHECK(strstr(t.worth, "split * -97.")
          && strstr(t.worth, "stand -10"));
    CHECK(!asked(the_game.hint, &s, 100, 1).move[0]);
    t = asked(the_game.hint, &s, 20000, 1);
    CHECK(Text_same(t.move, "split")
          && strstr(t.reason, "nothing higher: -97."));
    s = stacked("", "2C 2D 2H 9C");
    CHECK(plays(&s, "deal") && !asked(coaches, &s, 1001, 1).worth[0]);
    CHECK(!asked(the_game.hint, &s, 1001, 1).move[0]);
    CHECK(plays(&s, "stand"));
    CHECK(Text_same(asked(the_game.players, &s, 1001, 1).move,
                    "weigh unknown"));
    CHECK(house_moves(&s, 1) && s.mills > 100 && s.weighed == 1);
    CHECK(Text_same(asked(the_game.players, &s, 1, 1).move, "turn"));
}

/* tests of the view */
CLAIM(buttons_are_what_is_allowed_and_the_coach_writes_under_them)
{
    Jack s = stacked("", "8C 10D 8H 9C 2D 3D");
    Ui ui = { 0 };

    CHECK(Text_same(item(&s, ui, 547).move, "deal"));
    CHECK(Text_same(item(&s, ui, 548).move, "leave"));
    CHECK(item(&s, ui, 541).id == 0 && plays(&s, "deal"));
    CHECK(item(&s, ui, 547).id == 0);
    ui.watch = "stand -106.0 cents\nhit * -9.1 cents\n";
    CHECK(Text_same(item(&s, ui, 541).words, "Hit"));
    ui.on[0] = true;
    CHECK(Text_same(item(&s, ui, 541).words, "Hit, * -9.1 cents"));
    CHECK(Text_same(item(&s, ui, 540).words, "Split"));
    CHECK(strstr(painted(&s, ui, LIGHT), "-106.0 cents"));
    ui.hint = 541;
    CHECK(times(&s, ui, "fill lamp") == 2);     /* hint, hand in play */
}
CLAIM(chips_say_why_they_cannot_be_had)
{
    Jack s = stacked("", "8C 10D 8H 9C 2D 3D");
    Ui ui = { 0 };

    CHECK(Text_same(item(&s, ui, 522).move, "bet 10"));
    CHECK(strstr(item(&s, ui, 520).futile, "already"));
    s.cents = 2000;
    CHECK(strstr(item(&s, ui, 525).futile, "not so much"));
    CHECK(item(&s, ui, 510).look == 2 && plays(&s, "bet 10, deal"));
    CHECK(strstr(item(&s, ui, 522).futile, "until the round"));
    CHECK(item(&s, ui, 510).look == 10);
    CHECK(plays(&s, "double, weigh 0"));
    CHECK(item(&s, ui, 510).look == 20);
}
CLAIM(the_hidden_card_has_no_face_and_results_lie_on_the_hands)
{
    Jack s = stacked("", "8C 10D 8H 9C 2D 3D");
    Ui ui = { .on = { false, true } };

    CHECK(plays(&s, "deal") && item(&s, ui, 4).look == HIDDEN);
    CHECK(Text_same(item(&s, ui, 4).words, "the dealer: face down"));
    CHECK(Text_same(item(&s, ui, 561).words, "You have 16."));
    CHECK(Text_same(item(&s, ui, 576).words, "Count: -1"));
    CHECK(Text_same(item(&s, ui, 577).words, "True count: -0.2"));
    CHECK(plays(&s, "split, weigh 0, stand, weigh 0, stand, weigh 0"));
    CHECK(plays(&s, "turn") && item(&s, ui, 4).look != HIDDEN);
    CHECK(Text_same(item(&s, ui, 562).words, "Hand 2/2: 11. Lost"));
    CHECK(item(&s, ui, 531).look == LOST);
    CHECK(Text_same(item(&s, ui, 574).words, "Luck: -4 dollars"));
}
TEST_MAIN
