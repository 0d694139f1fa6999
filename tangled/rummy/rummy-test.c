/* Made from games/rummy.nw by make tangle: change that, not this. */
#include <math.h>
#include "bench.h"
#include "rummy.h"

extern const Player rummy_players[];

/* cards told */
static Cards cards(const char *codes)
{
    Cards hand = 0;
    int k;

    for (size_t n; *codes; codes += n + (codes[n] == ' ')) {
        Line code;

        n = strcspn(codes, " ");
        Text_say(code, "%.*s", (int)n, codes);
        CHECK(Text_match(code, "%w", Face_codes, &k));
        hand |= one(k);
    }
    return hand;
}
static int grouped(const char *codes)
{
    return Set_count(cards(codes)) - left_over(cards(codes));
}
static Rummy begun(const char *options, uint64_t seed)
{
    Rummy s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}
static void put_on(Rummy *s, int pile, Cards all, int *card)
{
    for (; all; all &= all - 1) {
        s->face[*card] = (Face)(Set_first(all) + 1);
        Pile_put(&s->pile[pile], (*card)++);
    }
}
static Rummy laid(const char *mine, const char *theirs,
                  const char *heap, const char *stock)
{
    Rummy s = { .seat = 1, .first = 1, .phase = DRAWING };
    Cards told = cards(mine) | cards(theirs) | cards(heap)
               | cards(stock);
    int card = 0;

    put_on(&s, STOCK, WHOLE_PACK & ~told, &card);
    put_on(&s, STOCK, cards(stock), &card);
    put_on(&s, HEAP, cards(heap), &card);
    put_on(&s, 1, cards(mine), &card);
    put_on(&s, 2, cards(theirs), &card);
    CHECK(!broken(&s));
    return s;
}
#define MINE  "7C 7D 7H 6D 8D QC KC AC 8S 2H"
#define NEARLY "7C 7H 7S 6D 8D 5D QC KC AC 2S"
#define OTHER "2C 3C 5C 9C 2D 9D KD 4S 9S JS"
static int place(const Rummy *s, const char *code)
{
    int card = 0;

    while (s->face[card] != Set_first(cards(code)) + 1)
        card++;
    return card;
}

/* tests of groups */
CLAIM(the_pack_has_197_groups_and_king_ace_two_is_none)
{
    Cards out[KINDS];
    int n = 0;

    for (Cards rest = WHOLE_PACK; rest; rest &= rest - 1)
        n += groups_from(rest, out);
    CHECK(n == 65 + 4 * 33);
    CHECK(grouped("AC 2C 3C") == 3 && grouped("QC KC AC") == 3);
    CHECK(grouped("KC AC 2C") == 0 && grouped("10C JC QC KC AC") == 5);
    CHECK(grouped("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H") == 10);
    CHECK(grouped("7C 7D 7H 7S") == 4 && grouped("7C 7D") == 0);
    CHECK(grouped("QC KC AD") == 0 && grouped("KC AD 2D 3D") == 3);
}
static int greedy(Cards hand)
{
    Cards out[KINDS], longest = 0;

    for (Cards rest = hand; rest; rest &= rest - 1)
        for (int k = groups_from(rest, out); k-- > 0;)
            if (Set_count(out[k]) > Set_count(longest))
                longest = out[k];
    return longest ? Set_count(longest) + greedy(hand & ~longest) : 0;
}
static bool is_group(const int *at, int n)
{
    int rank[HELD + 1], span = 0, gap = 0;
    bool alike = n <= 4, suited = true;

    for (int k = 0; k < n; k++) {
        rank[k] = at[k] % KING;
        alike &= rank[k] == rank[0];
        suited &= at[k] / KING == at[0] / KING;
        span += k > 0 && rank[k] == rank[k - 1] + 1;
        gap = k > 0 && rank[k] != rank[k - 1] + 1 ? k : gap;
    }
    return n >= 3 && (alike || (suited && (span == n - 1
        || (rank[0] == 0 && gap == 1 && span == n - 2
            && rank[n - 1] == KING - 1))));
}
static int slowly(Cards hand)
{
    static signed char most[1 << HELD];
    int card[HELD], n = 0;

    for (Cards rest = hand; rest; rest &= rest - 1)
        card[n++] = Set_first(rest);
    for (int all = 1; all < 1 << n; all++) {
        most[all] = 0;
        for (int part = all; part; part = (part - 1) & all) {
            int at[HELD], m = 0;

            for (int k = 0; k < n; k++)
                if (part >> k & 1)
                    at[m++] = card[k];
            if (is_group(at, m) && most[all & ~part] + m > most[all])
                most[all] = (signed char)(most[all & ~part] + m);
        }
    }
    return most[(1 << n) - 1];
}
static Cards drawn(Random *r, int n, bool rich)
{
    int low = Random_below(r, 9), narrow = Random_below(r, 2);
    Cards hand = 0;

    while (Set_count(hand) < n) {
        int at = Random_below(r, FACES);

        if (!rich || (narrow ? at / KING < 2
                      : at % KING >= low && at % KING < low + 5))
            hand |= one(at);
    }
    return hand;
}
CLAIM(no_hand_has_more_in_groups_than_the_search_finds)
{
    Random r = Random_start(1, 3);

    for (int k = 0; k < 250; k++) {
        Cards hand = drawn(&r, HELD, k % 5 > 0);
        Cover c = cover(hand, NULL, 0, false);

        CHECK(HELD - c.left == slowly(hand));
        CHECK(Set_count(c.rest) == c.left);
    }
}
CLAIM(longest_first_falls_short_in_rich_hands)
{
    Random r = Random_start(2, 3);
    int poor = 0, rich = 0;

    for (int k = 0; k < 10000; k++) {
        Cards a = drawn(&r, HELD + 1, false);
        Cards b = drawn(&r, HELD + 1, true);

        poor += greedy(a) < HELD + 1 - left_over(a);
        rich += greedy(b) < HELD + 1 - left_over(b);
    }
    printf("# short in %d, and in %d of rich hands\n", poor, rich);
    CHECK(poor == 90 && rich == 2080);
}
CLAIM(the_first_hand_has_nine_in_groups_and_4H_5H_6H_6C_6S_three)
{
    CHECK(grouped("7C 7D 7H 7S 6D 8D QC KC AC 8S") == 9);
    CHECK(greedy(cards("7C 7D 7H 7S 6D 8D QC KC AC 8S")) == 7);
    CHECK(grouped("4H 5H 6H 6C 6S") == 3);
}
static int pays(const char *knocker, const char *hand)
{
    Cover c = cover(cards(knocker), NULL, 0, true);
    Cards more[MANY];
    int n = laid_off(&c, more);

    return cover(cards(hand), more, n, true).left;
}
CLAIM(laying_off_is_more_sets_to_be_covered_by)
{
    CHECK(pays("5S 6S 7S", "8S 8H 8D") == 0);
    CHECK(pays("5S 6S 7S", "8S 9S 8H 8D") == 9);
    CHECK(pays("5S 6S 7S", "8S 9S 8H 8D 8C") == 0);
    CHECK(pays("5S 6S 7S", "3S 4S 2D") == 2);
    CHECK(pays("QC KC AC", "2C JC 10C KD") == 12);
    CHECK(pays("AC 2C 3C", "4C 5C KC") == 10);
    CHECK(pays("JC QC KC", "AC 10C") == 0);
    CHECK(pays("9C 9D 9H", "9S 2S") == 2);
    CHECK(pays("9C 9D 9H 9S", "2S 10S") == 12);
}

/* tests of the rules */
CLAIM(fifty_two_cards_are_two_hands_of_ten_one_on_the_heap_and_31)
{
    for (uint64_t k = 0; k < 200; k++) {
        Rummy s = begun(k % 2 ? "" : "knock=100 begins=2", k);

        CHECK(s.pile[1].n == 10 && s.pile[2].n == 10);
        CHECK(s.pile[HEAP].n == 1 && s.pile[STOCK].n == 31);
        CHECK(s.seat == (k % 2 ? 1 : 2));
        CHECK(taken(&s, k % 3 ? "draw" : "take"));
        CHECK(s.pile[s.seat].n == 11);
    }
}
CLAIM(each_nonsense_is_noticed)
{
    Rummy s = begun("", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.seat = 3) && NOTICED(bad.seat = 0));
    CHECK(NOTICED(Pile_take(&bad.pile[1])));
    CHECK(NOTICED(Pile_move(&bad.pile[1], &bad.pile[2], 1)));
    CHECK(NOTICED(Pile_move(&bad.pile[STOCK], &bad.pile[2], 1)));
    CHECK(NOTICED(bad.phase = THROWING));
    CHECK(NOTICED(Pile_move(&bad.pile[HEAP], &bad.pile[STOCK], 1)));
    CHECK(NOTICED(Pile_move(&bad.pile[STOCK], &bad.pile[HEAP], 31)));
}
CLAIM(ten_in_groups_after_a_throw_win_and_eleven_before_do_not)
{
    Rummy s = laid(MINE, OTHER, "8H", "9H 7S");

    CHECK(plays(&s, "!throw 2H, !next, take, !draw, !take"));
    CHECK(plays(&s, "!throw 9H, !throw 2H down, throw 2H"));
    CHECK(s.phase == DRAWING && s.seat == 2);
    CHECK(says(&s, "Seat 2 is going to draw.") && plays(&s, "draw"));
    CHECK(says(&s, "Seat 2 is going to throw a card.")
          && says(&s, "Seat 2 draws a card."));
    CHECK(plays(&s, "throw KD, draw"));
    CHECK(says(&s, "Seat 2 drew a card and threw the king of "
                   "diamonds."));
    CHECK(plays(&s, "!throw 2, throw 8H"));
    CHECK(s.end == NO_END && s.seat == 2);
    s = laid("7C 7D 7H QD KD JD QC KC AC JC",
             "2C 3C 5C 9C 2D 9D 4D 4S 9S JS", "8H", "10C");
    CHECK(plays(&s, "draw, throw 7C") && s.end == NO_END);
    s = laid(NEARLY, OTHER, "8H", "7D");
    CHECK(plays(&s, "draw, throw 2S"));
    CHECK(stands(&s, OVER, 1u << 1, 25 + 36));
    CHECK(says(&s, "Gin: all ten of your cards are in groups."));
    CHECK(says(&s, "The hand earns 61 points."));
    CHECK(lists(&s, "") && plays(&s, "!draw"));
}
#define NINE "7C 7D 7H 2H 3H 4H QC KC AC 9H"
CLAIM(whoever_knocks_with_less_earns_the_difference_and_both_look)
{
    Rummy s = laid(NINE, "2C 3C 5C 9C 2D 9D KD 4S 8S JS", "8H", "JD");

    s.limit = 100;
    CHECK(refused(&s, "throw 9H down", "First draw from the stock, or "
                                       "take from the heap."));
    CHECK(plays(&s, "draw"));
    CHECK(refused(&s, "throw 7C down", "To knock, at most ten points "
                                       "may be left over."));
    CHECK(listed(&s, "throw JD down") && plays(&s, "throw JD down"));
    CHECK(stands(&s, 1, 0, 62 - 9) && s.phase == SHOWN);
    CHECK(says(&s, "You knock, and have less left over."));
    CHECK(says(&s, "The hand earns 53 points."));
    CHECK(refused(&s, "draw", "This hand is over: say next."));
    CHECK(lists(&s, "next\n") && plays(&s, "next, next"));
    CHECK(lists(&s, "deal 1\n") && stands(&s, HOUSE, 0, 53));
    CHECK(says(&s, "The house shuffles.") && !taken(&s, "turn 3"));
    CHECK(refused(&s, "draw", "The house is shuffling."));
    CHECK(plays(&s, "deal 3") && stands(&s, 2, 0, 53));
    CHECK(shows(&s, " (53)\n>2:"));
}
CLAIM(whoever_knocks_with_not_less_is_undercut)
{
    Rummy s = laid(NINE, "2C 3C 4C 9C 9D 9S KD KH KS AD", "8H", "JD");

    s.limit = 25;
    CHECK(plays(&s, "draw, throw JD down"));
    CHECK(stands(&s, OVER, 1u << 2, 0) && s.points[2] == 25 + 8);
    CHECK(says(&s, "Undercut: seat 2 has not more left over."));
    CHECK(shows(&s, "AD"));
}
CLAIM(a_stock_of_two_voids_the_hand_or_the_heap_is_turned_over)
{
    Rummy s = laid(NINE, "2C 3C 5C 9C 2D 9D KD 4S 8S JS", "8H", "JD");
    Rummy t = s;

    s.limit = 25;
    Pile_move(&s.pile[STOCK], &s.pile[HEAP], s.pile[STOCK].n - 3);
    CHECK(plays(&s, "draw, throw 2H") && s.end == VOID);
    CHECK(says(&s, "Two cards are left: the hand is void."));
    Pile_move(&t.pile[STOCK], &t.pile[HEAP], t.pile[STOCK].n - 1);
    CHECK(plays(&t, "draw, throw 2H") && lists(&t, "turn 1\n"));
    CHECK(refused(&t, "draw", "The house is shuffling."));
    CHECK(plays(&t, "!deal 1, turn 5, take") && t.pile[STOCK].n == 31);
    CHECK(t.took[2] == Face_of(HEARTS, 2) && t.pile[HEAP].n == 0);
    CHECK(says(&t, "Seat 2 takes the two of hearts from the heap."));
    CHECK(plays(&t, "throw 9C"));
    CHECK(says(&t, "Seat 2 took the two of hearts and threw the nine "
                   "of clubs."));
}
CLAIM(dealt_gin_ends_the_game_at_once_and_two_are_a_tie)
{
    static const char *const gin = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C",
        *const also = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H",
        *const none = "AD 3D 5D 7D 9D JD KD 2S 4S 6S";
    Rummy s = laid(gin, none, "KH", ""), t = laid(none, gin, "KH", "");
    Rummy both = laid(gin, also, "KH", "");
    Status now = { .winners = 0 };

    dealt(&s);
    CHECK(s.winners == 1u << 1 && s.phase == DONE);
    dealt(&t);
    CHECK(says(&t, "Gin: seat 2 has all ten in groups."));
    dealt(&both);
    CHECK(both.winners == 6 && says(&both, "Both were dealt gin: a "
                                           "tie."));
    rummy_model.status(&t, 0, &now);
    CHECK(now.winners == 1u << 2);
}

/* tests of players */
static void go(Rummy *s, int move)
{
    Line words;

    spell(move, words);
    CHECK(taken(s, words));
}
static int turns;                   /* of the last game, of both */
static int whole_game(Rummy *s, Rule *a, Rule *b, uint64_t luck)
{
    Think t = { .random = Random_start(luck, 7) };

    for (turns = 0; s->phase < SHOWN; turns += s->phase == DRAWING) {
        Rule *rule = s->seat == 1 ? a : b;

        if (s->phase == TURNING)
            return 0;
        t.nodes = SAMPLES;
        t.seat = s->seat;
        go(s, rule(s, &t));
    }
    return (int)s->winners;
}
LONG_CLAIM(two_of_old_end_as_measured)
{
    enum { GAMES = 300 };
    int first = 0, sum = 0, longest = 0, dry = 0, quarter = 0;

    for (uint64_t k = 0; k < GAMES; k++) {
        Rummy s = begun("", k);
        int winners = whole_game(&s, original, original, k);

        first += winners == 1 << 1;
        dry += winners == 0;
        sum += turns + 1;
        longest = turns >= longest ? turns + 1 : longest;
        quarter += turns < 15;
    }
    printf("# first %d, turns %.2f, longest %d, dry %d, to 15: %d\n",
           first, sum / (double)GAMES, longest, dry, quarter);
    CHECK(first > 130 && first < 180);
    CHECK(sum > 18 * GAMES && sum < 19.5 * GAMES);
    CHECK(longest >= 30 && dry <= 1);
    CHECK(quarter > GAMES / 5 && quarter < GAMES * 35 / 100);
}
CLAIM(late_in_a_game_something_is_thrown_all_the_same)
{
    Rummy s = laid("AC 2D 3H 4S 5C 6D 7H 8S 9C JH", "10C 10H 10S JC JD "
                   "JS QC QD QH QS", "AD AH AS 2C 2H 2S 3C 3D 3S 4C 4D "
                   "4H 5D 5H 5S 6C 6H 6S 7C 7D 7S 8C 8D 8H 9D 9H 9S "
                   "KC KD KH KS", "10D");

    CHECK(plays(&s, "draw"));
    CHECK(original(&s, NULL) > HIDDEN && original(&s, NULL) < DRAW);
    memset(s.shown, true, sizeof s.shown);
    CHECK(watcher(&s, NULL) > HIDDEN && watcher(&s, NULL) < DRAW);
}
CLAIM(the_rule_of_old_rates_pairs_and_takes_what_helps)
{
    Rummy s = laid("7C 7D 2H 3H AS KS 10C 4D 6S JD", OTHER, "7S", "QD");

    CHECK(original(&s, NULL) == TAKE && plays(&s, "take"));
    CHECK(original(&s, NULL) < DRAW);
    s = laid("7C 7D 2H 3H AS KS 10C 4D 6S JD", OTHER, "8C", "QD");
    CHECK(original(&s, NULL) == TAKE);
    s.pile[HEAP].n = 0;
    CHECK(original(&s, NULL) == DRAW);
}
CLAIM(a_way_out_lacks_cards_and_each_counts_a_twelfth)
{
    Cards hand = cards("7C 7D 7H 2S 3S 4S JC JD JH 5H");
    Ways w, v;

    count_ways(hand, cards("7S"), &w);
    CHECK(w.n == 1 && fabs(w.all - 1 / 12.) < 1e-9);
    CHECK(fabs(w.through[Set_first(cards("7S"))] - w.all) < 1e-9);
    CHECK(fabs(w.through[Set_first(cards("5H"))]) < 1e-9);
    count_ways(hand, cards("7S JS"), &v);
    CHECK(v.n > 2 && v.all > 2 * w.all && v.all < 3 * w.all);
    count_ways(hand, cards("AS 6H"), &v);
    CHECK(v.n == 2);
    count_ways(cards("7C 7D 2H 9S"), cards("7H 3C"), &v);
    CHECK(v.n == 0);
}
CLAIM(a_dealt_hand_has_thousands_of_ways_out)
{
    double n = 0;

    for (uint64_t k = 0; k < 500; k++) {
        Rummy s = begun("", k);
        Known it = known(&s);
        Ways w;

        count_ways(it.mine, it.open, &w);
        n += w.n / 500.;
    }
    printf("# %.0f ways out\n", n);
    CHECK(n > 3903 && n < 3905);
}
CLAIM(what_the_other_one_collects_is_not_thrown)
{
    Rummy s = laid("7C 7D 7H QC KC AC 2S 3S 4S 10H",
                   "QD KD 5C 9C 2D 9D 6C 6D 9S 8H", "4D", "JD");
    Think t = { .nodes = SAMPLES };

    CHECK(plays(&s, "draw"));
    CHECK(watcher(&s, &t) == Face_of(DIAMONDS, JACK));
    s.shown[place(&s, "QD")] = s.shown[place(&s, "KD")] = true;
    CHECK(watcher(&s, &t) == Face_of(HEARTS, 10));
    CHECK(reader(&s, &t) == Face_of(HEARTS, 10));
    s = laid("2C 3C 4C 5C JH QH KH 7S 7D 9S", "AC AD 3D 3H 5D 8D 6S "
             "10H KD KS", "7C 7H", "9D");
    CHECK(plays(&s, "draw"));
    CHECK(Face_rank((Face)original(&s, &t)) == 7);
}
CLAIM(imagined_hands_hold_what_was_taken_and_shun_what_was_thrown)
{
    Rummy s = laid(MINE, OTHER, "8H", "9H 7S");
    Known k = known(&s);
    Random r = Random_start(1, 1);
    double chance[FACES], all;
    int near = 0, far = 0;

    k.theirs = cards("9S JS");
    k.open &= ~k.theirs;
    k.hidden = 8;
    k.thrown = cards("5D");
    all = chances(&k, chance);
    for (int n = 0; n < 2000; n++) {
        Cards hand = imagined(&k, chance, all, &r);

        CHECK(Set_count(hand) == 10);
        CHECK(!(hand & ~(k.open | k.theirs)));
        CHECK((hand & k.theirs) == k.theirs);
        near += Set_count(hand & cards("5C"));
        far += Set_count(hand & cards("KH"));
    }
    printf("# near %d, far %d\n", near, far);
    CHECK(near * 2 < far && near * 4 > far);
}
static int wins(const char *options, Rule *a, Rule *b, int games,
                uint64_t seed)
{
    int won = 0;

    for (int k = 0; k < games; k++) {
        Rummy s = begun(options, seed + (uint64_t)k / 2);
        int mine = 1 + k % 2;

        won += whole_game(&s, k % 2 ? b : a, k % 2 ? a : b,
                          (uint64_t)k) == 1 << mine;
    }
    printf("# %d of %d\n", won, games);
    return won;
}
LONG_CLAIM(the_watcher_beats_the_original)
{
    CHECK(wins("", watcher, original, 200, 1) > 100);
}
CLAIM(a_choice_comes_with_its_reason)
{
    Rummy s = laid(NEARLY, OTHER, "8H", "7D");
    Think t = asked(the_game.hint, &s, SAMPLES, 1);

    CHECK(Text_same(t.move, "draw") && Text_same(t.reason,
          "what the heap has helps too little"));
    CHECK(plays(&s, "draw"));
    t = asked(the_game.hint, &s, SAMPLES, 1);
    CHECK(Text_same(t.move, "throw 2S")
          && Text_same(t.reason, "all ten are in groups then"));
    s = laid("7C 7D 2H 3H AS KS 10C 4D 6S JD", OTHER, "8H", "QD");
    CHECK(plays(&s, "draw"));
    for (long nodes = 0; nodes < 9; nodes += 8) {
        t = asked(the_game.hint, &s, nodes, 1);
        CHECK(strstr(t.reason, "of your ways out"));
    }
    s.pile[HEAP].n = 0;
    s.phase = DRAWING;
    CHECK(watcher(&s, &t) == DRAW && !seen_by(&s, HOUSE, 0));
}
CLAIM(no_reason_says_what_is_not_so)
{
    Rummy s = laid("AD QD KD 7D 7H 7S 10D 10H 10S AH",
                   "2C 3C 5C 9C 4D 9D KC 4S 9S JS", "2D", "6H");
    Think t;

    s.limit = 100;
    t = asked(the_game.hint, &s, SAMPLES, 1);
    CHECK(Text_same(t.move, "take") && Text_same(t.reason,
          "only 1 point is left over then"));
    s = laid("AD 2H 3S 5D 6H 7S 9D 10H JS KD",
             "AH 2S 3D 5H 6S 7D 9H 10S JD KH",
             "4C 4D 4H 4S 8C 8D 8H 8S QC QD QH QS "
             "AC 2C 3C 5C 6C 7C 9C 10C JC KC", "5S");
    CHECK(plays(&s, "draw"));
    t = asked(the_game.hint, &s, SAMPLES, 1);
    CHECK(Text_same(t.reason, "it is missed least"));
}

/* tests of secrets */
static void peep(Think *t)
{
    const Rummy *s = t->state;
    int top = Pile_top(&s->pile[STOCK]);

    rummy_players[1].choose(t);
    if (s->phase == DRAWING && Face_rank(s->face[top]) > 6)
        Text_say(t->move, "take");
}
CLAIM(swapping_unseen_cards_changes_no_choice_and_a_cheater_is_caught)
{
    Player peeper[] = { rummy_players[0], rummy_players[1], { 0 } };
    Game liar = { the_game.model, the_game.view, peeper, NULL };
    Trial trial = { .games = 10, .moves = 600, .seed = 1, .most = 60 };
    Tally tally;

    CHECK(Properties(&the_game, &trial, &tally));
    peeper[1].choose = peep;
    CHECK(!Properties(&liar, &trial, &tally));
    CHECK(Text_same(tally.fault, "a player knows a secret: original"));
}

/* tests of the view */
CLAIM(your_order_is_kept_and_new_cards_come_behind_it)
{
    Rummy s = laid(MINE, OTHER, "8H", "9H 7S");
    Ui ui = { .seat = 1 };
    int six = 1 + place(&s, "6D"), ace = 1 + place(&s, "AC");
    Line move = "";
    Event key = { .kind = KEY, .id = six, .key = "r" };

    CHECK(item(&s, ui, ace).x < item(&s, ui, six).x);
    CHECK(the_game.view->input(&s, &ui, &key, move) && !*move);
    CHECK(ui.on[2] && item(&s, ui, six).x
          > item(&s, ui, 1 + place(&s, "7D")).x);
    key.key[0] = 'l';
    CHECK(the_game.view->input(&s, &ui, &key, move));
    key.key[0] = 'x';
    CHECK(!the_game.view->input(&s, &ui, &key, move));
    ui.held = six;
    ui.dx = -80;
    CHECK(the_game.view->input(&s, &ui, &(Event){ RELEASE, .x = 30,
                               .y = 500 }, move));
    CHECK(item(&s, ui, six).x < item(&s, ui, ace).x);
    CHECK(!the_game.view->input(&s, &ui, &(Event){ RELEASE, .x = 30,
                                .y = 100 }, move));
    ui.held = 0;
    CHECK(!the_game.view->input(&s, &ui, &(Event){ PRESS, .id = six },
                                move));
    CHECK(the_game.view->input(&s, &ui, &(Event){ RELEASE, .x = 790,
                               .y = 500 }, move));
    CHECK(item(&s, ui, six).x > item(&s, ui, ace).x);
    CHECK(!the_game.view->input(&s, &ui, &(Event){ RELEASE, .x = 30,
                                .y = 500 }, move));
    CHECK(plays(&s, "draw"));
    CHECK(item(&s, ui, 1 + place(&s, "7S")).x
          > item(&s, ui, 1 + place(&s, "8S")).x);
}
CLAIM(a_card_goes_where_a_drag_may_end_and_no_card_is_lost)
{
    Rummy s = laid(MINE, OTHER, "3H 8H", "9H 7S");
    Ui ui = { 0 };
    int six = 1 + place(&s, "6D"), top = 1 + place(&s, "8H");
    int stock = 1 + place(&s, "7S");
    int elsewhere[] = { stock, 103, 111, 1 + s.pile[2].card[0] };

    CHECK(strstr(item(&s, ui, elsewhere[3]).futile, "the other hand"));
    CHECK(!item(&s, ui, six).move[0] && strstr(item(&s, ui, six).futile,
                                               "First draw"));
    CHECK(Text_same(item(&s, ui, top).move, "take"));
    CHECK(Text_same(item(&s, ui, stock).move, "draw"));
    CHECK(strstr(item(&s, ui, 1 + place(&s, "3H")).futile,
                 "Only the top"));
    CHECK(!item(&s, ui, top).futile);
    CHECK(Text_same(item(&s, ui, 103).drop, ".")
          && !item(&s, ui, 110).drop[0]);
    ui.held = top;
    CHECK(Text_same(item(&s, ui, 110).drop, "."));
    for (int k = 0; k < 4; k++)
        CHECK(Text_same(item(&s, ui, elsewhere[k]).drop, "elsewhere"));
    CHECK(refused(&s, "take elsewhere",
                  "What you draw goes into your hand."));
    ui.held = 0;
    s.limit = 100;
    CHECK(plays(&s, "take"));
    CHECK(refused(&s, "throw 2H elsewhere",
                  "What you throw goes on the heap."));
    CHECK(Text_same(item(&s, ui, stock).drop, "elsewhere"));
    CHECK(strstr(item(&s, ui, stock).futile, "You have drawn"));
    CHECK(item(&s, ui, six).click == PLAYS
          && Text_same(item(&s, ui, six).other, "throw 6D down")
          && !item(&s, ui, 1 + place(&s, "7C")).other[0]);
    CHECK(Text_same(item(&s, ui, 150).drop, "down"));
    CHECK(plays(&s, "throw 2H"));
    CHECK(Text_same(item(&s, ui, six).futile, "It is not your turn."));
}
CLAIM(groups_are_framed_and_what_completes_the_hand_is_shown)
{
    Rummy s = laid(NEARLY, OTHER, "8H", "7D");
    Ui on = { .on = { true } }, off = { 0 };
    Known k;

    CHECK(item(&s, on, 131).w > 180 && item(&s, off, 131).id == 0);
    CHECK(Text_same(item(&s, on, 121).words,
                    "You: 10 cards; 6 cards in groups; "
                    "1 card completes them"));
    CHECK(!strstr(item(&s, off, 121).words, "in groups"));
    CHECK(Text_same(item(&s, on, 200 + Set_first(cards("7D"))).words,
                    "it would complete your hand: seven of diamonds"));
    CHECK(item(&s, off, 200 + Set_first(cards("7D"))).id == 0);
    CHECK(plays(&s, "draw"));
    k = known(&s);
    CHECK(!completing(&k));
    k.mine &= ~cards("7D");
    k.top = HIDDEN;
    CHECK(!completing(&k) && plays(&s, "throw 2S"));
    CHECK(item(&s, off, 131).id && item(&s, off, 138).id);
    CHECK(Text_same(item(&s, off, 1 + place(&s, "KD")).words,
                    "another hand, king of diamonds"));
    s = laid("AC JC 10D AH 10H JH QH KH AS JS",
             "2C 3C 5C 9C 2D 9D KD 4S 6S 9S", "8H", "7D");
    CHECK(strstr(item(&s, on, 121).words, "; 7 cards in groups"));
    s.limit = 100;
    CHECK(strstr(item(&s, on, 121).words, "; 6 cards in groups"));
}
TEST_MAIN
