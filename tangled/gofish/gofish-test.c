/* Made from games/gofish.nw by make tangle: change that, not this. */
#include <math.h>
#include "bench.h"
#include "gofish.h"

extern const Player gofish_players[];

/* laid by hand */
static void put_on(Fish *s, int pile, const char *codes)
{
    int card = 0, k;

    for (int p = 0; p < PILES; p++)
        card += s->pile[p].n;
    for (size_t n; *codes; codes += n + (codes[n] == ' '), card++) {
        Line code;

        n = strcspn(codes, " ");
        Text_say(code, "%.*s", (int)n, codes);
        CHECK(Text_match(code, "%w", Face_codes, &k));
        s->face[card] = (Face)(k + 1);
        Pile_put(&s->pile[pile], card);
    }
}
static Fish laid(const char *one, const char *two, const char *three,
                 const char *pond)
{
    Fish s = { .seats = *three ? 3 : 2, .match = 2, .seat = 1 };
    Words all;
    Text text = { all, sizeof all, 0 };

    put_on(&s, HAND + 1, one);
    put_on(&s, HAND + 2, two);
    put_on(&s, HAND + 3, three);
    put_on(&s, POND, pond);
    Text_tell(&text, " %s %s %s %s ", one, two, three, pond);
    for (int f = 1; f <= FACES; f++) {
        Line code;

        Text_say(code, " %s ", Face_codes[f - 1]);
        if (!strstr(all, code))
            put_on(&s, BOX + 1, Face_codes[f - 1]);
    }
    return s;
}
static Fish begun(const char *options, uint64_t seed)
{
    Fish s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}

/* tests of the rules */
CLAIM(whoever_asks_tells_and_whoever_refuses_tells)
{
    Fish s = laid("QS 2D", "QC 5H", "7D 9H", "9C 8C 6C 4C");
    int queen = s.pile[1].card[0], catch = Pile_top(&s.pile[POND]);

    CHECK(plays(&s, "!fish, !play QS down, play QS to 3"));
    CHECK(s.shown[queen] && s.phase == FISHING && s.seat == 1);
    for (int k = 0; k < 2; k++)
        CHECK(s.never[s.pile[3].card[k]] == 1u << QUEEN);
    CHECK(plays(&s, "!play 2D to 2, fish") && s.seat == 2);
    CHECK(s.never[catch] == 1u << QUEEN && !s.shown[catch]);
    CHECK(seen_by(&s, 3, queen) && !seen_by(&s, 3, catch)
          && !seen_by(&s, HOUSE, catch));
    CHECK(plays(&s, "play QC to 1") && s.pile[BOX + 2].n == 2);
    CHECK(plays(&s, "play 5H to 3, fish") && s.seat == 3);
}
CLAIM(a_hand_of_seven_has_1_0773_pairs_and_21_02_of_100_have_none)
{
    double mean = 0, none = choose(13, 7) * pow(4, 7) / choose(52, 7);

    for (int k = 2; k <= 4; k++)
        mean += 13 * (k / 2) * choose(4, k) * choose(48, 7 - k)
              / choose(52, 7);
    CHECK(fabs(mean - 1.0773) < .00005);
    CHECK(fabs(none - .2102) < .00005);
    CHECK(choose(3, 4) == 0);
}
CLAIM(fifty_two_cards_are_three_hands_of_seven_and_a_pond_of_31)
{
    for (uint64_t k = 0; k < 200; k++) {
        Fish s = begun("seats=3 seat2=person seat3=person", k);
        Fish t = begun("seats=3", k);

        CHECK(s.pile[1].n == 7 && s.pile[3].n == 7
              && s.pile[POND].n == 31);
        CHECK(t.pile[1].n == 7 && t.pile[2].n + t.pile[BOX + 2].n == 7);
        for (int rank = ACE; rank <= KING; rank++)
            CHECK(holds(&t, 2, rank) < 2);
    }
    CHECK(begun("seats=2 match=books cards=9", 1).pile[POND].n == 34);
}
CLAIM(whoever_lays_down_the_last_cards_by_hand_ends_the_game)
{
    Fish s = laid("7S 7H", "QC 5H", "7D 9H", "9C 8C 6C 4C");

    CHECK(plays(&s, "play 7S down") && stands(&s, OVER, 2, 22));
    CHECK(plays(&s, "!fish, !lay") && lists(&s, ""));
}
CLAIM(the_card_that_is_shown_or_dragged_is_among_those_laid_down)
{
    Fish s = laid("7S 7H 7D 2D", "7C 5H", "9H", "9C 8C 4C"), t = s;
    const char *no = "This card is not in your hand.";

    CHECK(plays(&s, "play 7S down") && holds(&s, 1, 7) == 1);
    CHECK(refused(&s, "play 7S to 2", no)
          && refused(&s, "play 2D to 0",
                     "The pond is not asked: ask another player."));
    CHECK(plays(&t, "play 7S to 2") && holds(&t, 1, 7) == 2);
    CHECK(refused(&t, "play 7S to 2", no));
}
CLAIM(of_two_sevens_one_is_given_and_of_a_book_all)
{
    Fish s = laid("7S 2D", "7C 7H 5H", "JD 9H", "9C 8C 4C"), t = s;

    CHECK(plays(&s, "play 7S to 2") && holds(&s, 2, 7) == 1);
    CHECK(s.seat == 1 && holds(&s, 1, 7) == 0);
    t.match = 4;
    CHECK(refused(&t, "play 7S down",
                  "A book has four cards, and you have fewer."));
    ask(&t, t.pile[1].card[0], 2);
    CHECK(holds(&t, 1, 7) == 3 && holds(&t, 2, 7) == 0);
    CHECK(t.never[t.pile[2].card[0]] == 1u << 7);
    CHECK(chance(&t, 2, 7) <= 0 && s.never[s.pile[2].card[0]] == 0);
    ask(&t, t.pile[1].card[0], 3);
    CHECK(t.phase == FISHING && t.seat == 1);
    fish(&t);
    CHECK(t.seat == 2 && holds(&t, 1, 4) == 1);
}
CLAIM(a_dry_pond_ends_the_turn_and_nothing_is_drawn)
{
    Fish s = laid("7S 2D", "QC 5H", "7D 9H", "");

    CHECK(plays(&s, "play 7S to 2, !fish, !play 2D to 3, "
                    "play 5H to 1"));
    CHECK(s.seat == 3 && s.pile[1].n == 2 && s.phase == ASKING);
    CHECK(says(&s, "Seat 2 asks you for fives. No, and the pond is "
                   "empty."));
}
CLAIM(a_wished_card_of_a_book_lets_you_go_on)
{
    Fish s = begun("seats=2 match=books seat2=person", 3);
    int mine = s.pile[1].card[0], top = Pile_top(&s.pile[POND]);
    int rank = Face_rank(s.face[mine]);

    for (int card = 0; card < FACES; card++)
        if (Face_rank(s.face[card]) == rank && card != mine
            && Pile_find(&s.pile[1], card) < 0) {
            Face was = s.face[top];

            s.face[top] = s.face[card];
            s.face[card] = was;
            break;
        }
    while (holds(&s, 2, rank) > 0)
        Pile_drop(&s.pile[2], 0);
    ask(&s, mine, 2);
    fish(&s);
    CHECK(s.seat == 1 && s.shown[top] && holds(&s, 1, rank) > 1);
}
CLAIM(each_nonsense_is_noticed)
{
    Fish s = begun("seats=3", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.seat = 4) && NOTICED(bad.seat = 0));
    CHECK(NOTICED(Pile_take(&bad.pile[1])));
    CHECK(NOTICED(Pile_move(&bad.pile[1], &bad.pile[BOX + 1], 1)));
    CHECK(NOTICED(Pile_move(&bad.pile[1], &bad.pile[POND], 7)));
    CHECK(NOTICED((Pile_move(&bad.pile[POND], &bad.pile[1], 31),
                   bad.phase = FISHING)));
}

/* tests of players */
CLAIM(of_each_rank_an_even_number_is_in_hands_and_pond)
{
    Random r = Random_start(1, 5);

    for (uint64_t k = 0; k < 200; k++) {
        Fish s = { .seats = 3, .match = 2 };

        for (deal(&s, 7, ~0u, k); s.phase != DONE;) {
            Ask a = { 0, 0, 0 };

            if (s.phase == ASKING)
                a = counts(&s, &r), ask(&s, a.card, a.of);
            else
                fish(&s);
            for (int rank = ACE; rank <= KING; rank++) {
                int n = holds(&s, POND - HAND, rank);

                for (int seat = 1; seat <= 3; seat++)
                    n += holds(&s, seat, rank);
                CHECK(n % 2 == 0);
            }
        }
    }
}
typedef struct Rates {
    double won[MOST + 1], shared, pairs, asks, turns;
    double open, said, came;        /* asks of an open end; chances */
} Rates;

static int whole_game(Fish *s, Rule *rule[], Random *r, Rates *all)
{
    unsigned winners;
    Status now = { .winners = 0 };
    int before = 0;

    while (s->phase != DONE) {
        if (s->phase == ASKING) {
            Ask a = rule[s->seat](s, r);

            all->turns += s->seat != before;
            before = s->seat;
            all->asks++;
            if (a.chance > 0 && a.chance < 1) {
                all->open++, all->said += a.chance;
                all->came += holds(s, a.of,
                                   Face_rank(s->face[a.card])) > 0;
            }
            ask(s, a.card, a.of);
        } else
            fish(s);
    }
    gofish_model.status(s, 1, &now);
    winners = now.winners;
    for (int k = 1; k <= s->seats; k++)
        all->pairs += now.points[k];
    return (int)winners;
}
static Rates rates(int seats, int match, Rule *mine, Rule *theirs,
                   bool rotate, int games)
{
    Rates all = { .turns = 0 };
    Random r = Random_start(1, 77);

    for (int k = 0; k < games; k++) {
        Fish s = { .seats = seats, .match = match };
        int me = rotate ? 1 + k % seats : 1, n = 0, winners;
        Rule *rule[MOST + 1];

        for (int seat = 1; seat <= seats; seat++)
            rule[seat] = seat == me ? mine : theirs;
        deal(&s, 7, ~0u, (uint64_t)(rotate ? k / seats : k));
        winners = whole_game(&s, rule, &r, &all);
        for (int seat = 1; seat <= seats; seat++)
            n += winners >> seat & 1;
        all.shared += n > 1;
        for (int seat = 1; seat <= seats; seat++)
            all.won[1 + (seat - me + seats) % seats]
                += (winners >> seat & 1) * 100. / n / games;
    }
    return all;
}
LONG_CLAIM(three_of_old_end_as_measured)
{
    enum { GAMES = 20000 };
    Rates r = rates(3, 2, original, original, false, GAMES);

    printf("# %.1f %.1f %.1f, shared %.1f, pairs %.2f, asks %.1f, "
           "turns %.1f\n", r.won[1], r.won[2], r.won[3],
           100 * r.shared / GAMES, r.pairs / GAMES, r.asks / GAMES,
           r.turns / GAMES);
    CHECK(fabs(r.won[1] - 39.2) < 1.2 && fabs(r.won[2] - 33.1) < 1.2);
    CHECK(fabs(100 * r.shared / GAMES - 11.4) < 1);
    CHECK(fabs(r.pairs / GAMES - 17.35) < .2);
    CHECK(fabs(r.asks / GAMES - 29.2) < .4);
    CHECK(fabs(r.turns / GAMES - 16) < .3);
}
CLAIM(the_chance_of_a_nine_is_41_of_100_and_of_the_last_five_16)
{
    Fish s = laid("9S 5S 2S", "9H 3H 4H 6H JH QH KH",
                  "3D 4D 6D 7D 8D JD QD", "");
    int nine;

    CHECK(fabs(choose(45, 3) - choose(38, 3) - 5754) < .01);
    Pile_move(&s.pile[BOX + 1], &s.pile[POND], 35);
    CHECK(s.pile[POND].n == 35 && s.pile[BOX + 1].n == 0);
    CHECK(fabs(chance(&s, 2, 9) - (1 - choose(42, 3) / choose(49, 3)))
          < 1e-9);
    nine = s.pile[2].card[0];
    s.never[nine] = 1u << 9;
    CHECK(fabs(chance(&s, 2, 9) - (1 - choose(42, 3) / choose(48, 3)))
          < 1e-9);
    s.never[nine] = 0;
    s.shown[nine] = true;
    CHECK(chance(&s, 2, 9) >= 1 && chance(&s, 3, 9) < .3);
}
static bool beats(int seats, Rule *a, Rule *b, int games)
{
    Rates r = rates(seats, 2, a, b, true, games);
    double one = (100 - r.won[1]) / (seats - 1);
    double stray = 100 * sqrt(.5 / games) * 3;

    printf("# %d seats: %.1f, the others %.1f each\n", seats, r.won[1],
           one);
    return r.won[1] - one > stray;
}
LONG_CLAIM(what_is_said_of_chances_is_too_low_by_a_fifth)
{
    Rates r = rates(3, 2, counts, counts, false, 4000);

    printf("# said %.1f, came %.1f of 100\n", 100 * r.said / r.open,
           100 * r.came / r.open);
    CHECK(fabs(r.said / r.came - .8) < .05);
}
LONG_CLAIM(memory_beats_the_original_and_counting_beats_memory)
{
    Rates heard = rates(3, 2, remembers, original, false, 20000);
    Rates r = rates(3, 2, counts, original, false, 20000);

    printf("# first of three: remembers %.1f, counts %.1f\n",
           heard.won[1], r.won[1]);
    CHECK(heard.won[1] > 58 && r.won[1] > 66);
    for (int seats = 2; seats <= MOST; seats++) {
        CHECK(beats(seats, remembers, original, 4000));
        CHECK(beats(seats, counts, remembers, 4000));
    }
}
CLAIM(a_choice_comes_with_its_reason)
{
    Fish s = laid("7S 7H 2D QS", "QC 5H", "7D 9H", "9C 8C 6C 4C");
    Think t = asked(the_game.hint, &s, 1, 1);

    CHECK(Text_same(t.move, "play 7S down") && plays(&s, t.move));
    s.shown[s.pile[2].card[0]] = true;
    t = asked(the_game.hint, &s, 1, 1);
    CHECK(Text_same(t.move, "play QS to 2")
          && Text_same(t.reason, "seat 2 has shown one of the queens"));
    s.shown[s.pile[2].card[0]] = false;
    t = asked(the_game.hint, &s, 1, 1);
    CHECK(strstr(t.reason, "alone") && plays(&s, "play QS to 3"));
    t = asked(the_game.hint, &s, 1, 1);
    CHECK(Text_same(t.move, "fish"));
    s = laid("9S", "9H 9D 9C 2H 3H 4H 5H 6H 7H 8H", "KC", "JH QH");
    CHECK(strstr(asked(the_game.hint, &s, 1, 1).reason, "with 99 %"));
}

/* tests of secrets */
static void peep(Think *t)
{
    const Fish *s = t->state;
    int top = Pile_top(&s->pile[POND]), rank;

    gofish_players[0].choose(t);
    if (s->phase != ASKING || top < 0 || first_match(s))
        return;
    rank = Face_rank(s->face[top]);
    for (int k = 0; k < s->pile[s->seat].n; k++)
        if (Face_rank(s->face[s->pile[s->seat].card[k]]) == rank)
            Text_say(t->move, "play %s to %d",
                     Face_codes[s->face[s->pile[s->seat].card[k]] - 1],
                     s->seat % s->seats + 1);
}
CLAIM(swapping_unseen_cards_changes_no_choice_and_a_cheater_is_caught)
{
    Player peeper[] = { gofish_players[0], { 0 } };
    Game liar = { the_game.model, the_game.view, peeper, NULL };
    Trial trial = { .games = 40, .moves = 3000, .seed = 1,
                    .options = "seats=3" };
    Tally tally;

    CHECK(Properties(&the_game, &trial, &tally));
    peeper[0].choose = peep;
    CHECK(!Properties(&liar, &trial, &tally));
    CHECK(Text_same(tally.fault, "a player knows a secret: original"));
}

/* tests of the view */
CLAIM(a_card_is_dropped_on_whom_you_ask_or_on_your_matches)
{
    Fish s = laid("7S 7H 2D QS", "QC 5H", "7D 9H", "9C 8C 6C 4C");
    Ui ui = { 0 };

    CHECK(Text_same(item(&s, ui, 1).move, "play 7S")
          && item(&s, ui, 1).click == BEGINS);
    CHECK(Text_same(item(&s, ui, 1).other, "play 7S down"));
    CHECK(!item(&s, ui, 3).other[0] && !item(&s, ui, 5).words[0]);
    CHECK(Text_same(item(&s, ui, 122).drop, "to 2")
          && Text_same(item(&s, ui, 123).drop, "to 3"));
    CHECK(Text_same(item(&s, ui, 150).drop, "down"));
    CHECK(strstr(item(&s, ui, 12).futile, "before you go")
          && Text_same(item(&s, ui, 12).drop, "to 0"));
    CHECK(item(&s, ui, 130).id == 0 && plays(&s, "play QS to 3"));
    CHECK(Text_same(item(&s, ui, 12).move, "fish"));
    CHECK(item(&s, ui, 131).look == QUEEN);
    CHECK(item(&s, ui, 133).look == -2 && item(&s, ui, 132).id == 0);
    CHECK(strstr(item(&s, ui, 1).futile, "Go fishing first"));
    ui.held = 12;
    CHECK(Text_same(item(&s, ui, 110).drop, "."));
    CHECK(plays(&s, "fish"));
    CHECK(Text_same(item(&s, ui, 1).futile, "It is not your turn."));
}
CLAIM(a_match_that_lies_there_is_heard_as_it_is_seen)
{
    Fish s = begun("seats=3", 3);
    Ui ui = { 0 };

    CHECK(plays(&s, "lay"));
    CHECK(Text_same(item(&s, ui, 112).words,
                    "matches of seat 2: twos, jacks"));
    CHECK(Text_same(item(&s, ui, 113).words,
                    "matches of seat 3: threes"));
    CHECK(Text_same(item(&s, ui, 150).words, "your matches: tens"));
    CHECK(Text_same(item(&s, ui, 112).drop, "to 2")
          && Text_same(item(&s, ui, 150).drop, "down"));
    CHECK(plays(&s, "play AS to 2") && !item(&s, ui, 112).drop[0]);
}
CLAIM(what_can_be_known_is_shown_only_to_whoever_wants_it)
{
    Fish s = laid("7S 2D QS", "QC 5H", "7D 9H", "9C 8C 6C 4C 3C");
    Ui off = { 0 }, on = { .on = { true } };

    s.shown[3] = true;
    s.never[5] = s.never[6] = 1u << 4 | 1u << 5;
    CHECK(item(&s, off, 4).look == HIDDEN && item(&s, on, 4).look);
    CHECK(item(&s, on, 6).look == HIDDEN && item(&s, on, 4).drop[0]);
    CHECK(Text_same(item(&s, on, 123).words,
                    "Seat 3: 2 cards, 0 matches; "
                    "without fours, fives"));
    CHECK(Text_same(item(&s, on, 3).words,
                    "your hand, queen of spades: "
                    "100 % by the cards alone"));
    CHECK(times(&s, on, "fill panel") == 3);
    CHECK(times(&s, off, "fill panel") == 0);
}
CLAIM(the_last_deeds_are_told_and_at_the_end_the_winner)
{
    Fish s = laid("7S 2D", "QC 5H 2H", "7D 9H", "9C 8C 7C");
    Ui ui = { 0 };

    CHECK(plays(&s, "play 2D to 2"));
    CHECK(says(&s, "You ask seat 2 for twos. Yes."));
    CHECK(plays(&s, "play 7S to 2"));
    CHECK(says(&s, "You ask seat 2 for sevens. No: go fish."));
    CHECK(Text_same(item(&s, ui, 141).words,
                    "You ask seat 2 for twos. Yes."));
    CHECK(plays(&s, "fish") && stands(&s, OVER, 2, 23));
    CHECK(says(&s, "You win, with 23 matches.") && plays(&s, "!fish"));
    CHECK(says(&s, "You ask seat 2 for sevens. "
                   "No: but the catch makes a match, sevens."));
    CHECK(item(&s, ui, 3).look == Face_of(CLUBS, QUEEN));
}
TEST_MAIN
