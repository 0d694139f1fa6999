/* Made from games/crazy8s.nw by make tangle: change that, not this. */
#include <math.h>
#include "bench.h"
#include "crazy8s.h"

extern const Player crazy8s_players[];

/* laid by hand */
static void put_on(Eights *s, int pile, const char *codes)
{
    int card = 0, k, n;

    for (int p = 0; p < PILES; p++)
        card += s->pile[p].n;
    for (; *codes; codes += n + (codes[n] == ' '), card++) {
        Line code;

        n = (int)strcspn(codes, " ");
        Text_say(code, "%.*s", n, codes);
        CHECK(Text_match(code, "%w", Face_codes, &k));
        s->face[card] = (Face)(k + 1);
        Pile_put(&s->pile[pile], card);
    }
}
static Eights laid(const char *top, const char *mine,
                   const char *theirs, const char *pack)
{
    Eights s = { .seats = 2, .each = 7, .seat = 1, .way = 1,
                 .first = 1 };
    Line all;

    put_on(&s, 1, mine);
    put_on(&s, 2, theirs);
    put_on(&s, STOCK, pack);
    Text_say(all, " %s %s %s %s ", top, mine, theirs, pack);
    for (int f = 1; f <= FACES; f++) {
        Line code;

        Text_say(code, " %s ", Face_codes[f - 1]);
        if (!strstr(all, code))
            put_on(&s, HEAP, Face_codes[f - 1]);
    }
    put_on(&s, HEAP, top);
    s.call = voice(top_of(&s)) | ALL_EIGHTS;
    CHECK(!broken(&s));
    return s;
}

/* tests of the rules */
static int called_of(uint32_t call, const char *codes)
{
    Eights s = { .call = call };
    int n = 0, mask = 0, k;

    for (const char *at = codes; *at; at += 3, n++) {
        Line code;

        Text_say(code, "%.2s", at);
        CHECK(Text_match(code, "%w", Face_codes, &k));
        mask |= fits(&s, (Face)(k + 1)) << n;
    }
    return mask;
}
CLAIM(on_5H_go_5C_KH_8S_and_on_spades_named_8D_KS_8C)
{
    CHECK(called_of(voice(Face_of(HEARTS, 5)) | ALL_EIGHTS,
                    "5C KH 8S 6D ") == 7);
    CHECK(called_of(1u << SPADES | ALL_EIGHTS, "8D KS 8C 4H ") == 7);
    CHECK(!voice(HIDDEN));
}
static Eights begun(const char *options, uint64_t seed)
{
    Eights s;

    CHECK(starts(&s, options, seed) == NULL && !broken(&s));
    return s;
}
CLAIM(the_pack_has_37_31_30_or_23_cards_and_the_first_is_no_eight)
{
    static const struct { const char *kind; int left; } known[] = {
        { "seats=2", 37 }, { "seats=2 cards=10", 31 },
        { "seats=3", 30 }, { "seats=4", 23 } };
    Eights bad;

    for (uint64_t k = 0; k < 400; k++) {
        Eights s = begun(known[k % 4].kind, k);

        CHECK(s.pile[STOCK].n == known[k % 4].left && s.seat == 1);
        CHECK(Face_rank(top_of(&s)) != EIGHT);
    }
    CHECK(starts(&bad, "seats=3 cards=10", 1));
}
CLAIM(the_game_is_stuck_exactly_when_nobody_can_play)
{
    Eights s = laid("5S", "7S 2D", "4H 9H", "");

    CHECK(plays(&s, "play 7S") && stands(&s, OVER, 0, 0));
    CHECK(says(&s, "Nobody can play any more, and nobody wins."));
    s = laid("5S", "7S 2D", "4H 7H", "");
    CHECK(plays(&s, "play 7S, !draw, play 7H, pass, pass, !draw")
          && s.seat == 1 && lists(&s, "pass\n")
          && says(&s, "No card of yours fits: pass."));
    s = laid("5S", "7S 2D 3C", "4S 9H", "");
    CHECK(plays(&s, "play 7S, play 4S") && s.phase == DONE);
    s = laid("5S", "7H 2D", "4H 9H", "AC");
    CHECK(plays(&s, "!pass, draw") && stands(&s, OVER, 0, 0));
    s = laid("5S", "8S 2D", "4H 9H", "");
    CHECK(plays(&s, "!suit hearts, play 8S, !pass, suit clubs"));
    CHECK(stands(&s, OVER, 0, 0));
}
CLAIM(an_eight_as_last_card_wins_and_asks_for_no_suit)
{
    Eights s = laid("5S", "8H", "KH 9H 8C", "AC 2C 3C");

    CHECK(plays(&s, "play 8H") && stands(&s, OVER, 2, 10 + 9 + 50));
    CHECK(says(&s, "You win, with 69 points."));
    CHECK(plays(&s, "!draw, !play KH, !next"));
}
static void put_first(Eights *s, const char *code)
{
    int k, card = s->pile[s->seat].card[0];
    Face was = s->face[card];

    CHECK(Text_match(code, "%w", Face_codes, &k));
    for (int c = 0; c < FACES; c++)
        if (s->face[c] == k + 1)
            s->face[c] = was;
    s->face[card] = (Face)(k + 1);
    s->call = voice((Face)(k + 1)) | ALL_EIGHTS;
}
CLAIM(twos_queens_and_aces_do_something_if_the_house_wants_it)
{
    Eights s = laid("5S", "2S AS QS 4S", "4H 9H", "AC 2C 3C");

    s.special = true;
    CHECK(plays(&s, "play AS, play QS, play 2S"));
    CHECK(s.seat == 2 && s.pile[2].n == 4 && s.pile[STOCK].n == 1);
    s = laid("5S", "2S 4S", "4H 2H", "AC");
    s.special = true;
    CHECK(plays(&s, "play 2S") && s.pile[2].n == 3);
    s = begun("seats=4 special=yes", 3);
    s.seat = 1;
    CHECK(beside(&s) == 2);
    put_first(&s, "AS");
    CHECK(plays(&s, "play AS") && s.seat == 4 && beside(&s) == 3);
    put_first(&s, "QS");
    CHECK(plays(&s, "play QS") && s.seat == 2);
}
CLAIM(whoever_has_drawn_enough_may_pass)
{
    Eights s = laid("5S", "2S 4S", "4H 2H", "AC 2C 3C");

    s.draws = 1;
    CHECK(plays(&s, "!pass, draw, !draw, pass, draw") && s.drawn == 1);
    CHECK(says(&s, "That was the last draw: play or pass.") == false);
    s.seat = 1;
    CHECK(says(&s, "That was the last draw: play or pass."));
}
CLAIM(a_heap_that_is_turned_over_keeps_its_top_and_forgets)
{
    Eights s = laid("5S", "7H 2D", "4H 9H", "AC"), t;

    CHECK(!seen_by(&s, HOUSE, 0) && seen_by(&s, 1, 0));
    s.reuse = true;
    t = s;
    Pile_put(&t.pile[1], Pile_take(&t.pile[HEAP]));
    Pile_move(&t.pile[HEAP], &t.pile[2], t.pile[HEAP].n - 1);
    CHECK(plays(&t, "draw") && t.phase == PLAYING);
    t = laid("5S", "7S 2D", "4H 9H", "AC");     /* somebody fits */
    t.reuse = true;
    Pile_move(&t.pile[HEAP], &t.pile[2], t.pile[HEAP].n - 2);
    CHECK(plays(&t, "draw") && t.phase == TURNING);
    CHECK(plays(&s, "draw, !draw, !turn x") && s.phase == TURNING);
    CHECK(stands(&s, HOUSE, 0, 0) && lists(&s, "turn 1\n"));
    CHECK(s.heard[0] && s.heard[1]);
    t = s;
    CHECK(plays(&s, "turn 7") && plays(&t, "turn 8"));
    CHECK(s.pile[HEAP].n == 1 && s.pile[STOCK].n == 46);
    CHECK(Text_same(Face_codes[top_of(&s) - 1], "5S") && s.heard[0]);
    CHECK(memcmp(&s.pile, &t.pile, sizeof s.pile) == 0);
    CHECK(memcmp(&s.face, &t.face, sizeof s.face) != 0);
}
CLAIM(a_match_goes_on_until_somebody_has_the_points)
{
    Eights s = laid("5S", "2S 4S", "4H KH", "AC 8C 9C");

    s.limit = 50;
    CHECK(plays(&s, "play 2S, !next, draw, draw, play 8C"));
    CHECK(plays(&s, "suit spades, play 4S") && s.points[1] == 23);
    CHECK(plays(&s, "!draw, next, next, !next") && s.phase == DEALING);
    CHECK(lists(&s, "deal 1\n") && plays(&s, "deal 5, !deal 6"));
    CHECK(s.seat == 2 && s.pile[STOCK].n == 37);
    s = laid("5S", "2S", "8H", "AC 2C 3C 4C 5C 6C 7C 8C 9C");
    s.limit = 50;
    CHECK(plays(&s, "play 2S") && stands(&s, OVER, 2, 50));
    s = laid("5S", "7S 2D", "4H 9H", "");
    s.limit = 50;
    CHECK(plays(&s, "play 7S, next, next, deal 1") && s.seat == 2);
}
CLAIM(each_nonsense_is_noticed)
{
    Eights s = begun("seats=2", 1), bad;

#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.seat = 3) && NOTICED(bad.seat = 0));
    CHECK(NOTICED(bad.call = 3) && NOTICED(bad.call = ALL_EIGHTS));
    CHECK(NOTICED(bad.call |= 3) && NOTICED(bad.phase = TURNING));
    CHECK(NOTICED(Pile_take(&bad.pile[1])));
    CHECK(NOTICED(Pile_move(&bad.pile[1], &bad.pile[STOCK], 7)));
    CHECK(NOTICED(Pile_move(&bad.pile[HEAP], &bad.pile[STOCK], 1)));
}

/* tests of players */
enum { LONGEST = 400 };             /* no round has so many moves */

typedef struct Rates {
    double won[MOST + 1];           /* by seat; 0: stuck */
    double turns, out;
} Rates;
static Rates rates(int seats, int each, Rule *mine, Rule *theirs,
                   int games)
{
    Rates r = { { 0 }, 0, 0 };

    for (int k = 0; k < games; k++) {
        Eights s = { .seats = seats, .each = each };
        int me = 1 + k % seats;
        bool out = false;

        deal(&s, (uint64_t)(mine == theirs ? k : k / seats));
        for (int n = 0; s.phase < SHOWN && n < LONGEST; n++) {
            int move = s.seat == me ? mine(&s) : theirs(&s);

            r.turns += (move < DRAW || move == PASS) / (double)games;
            go(&s, move);
            out |= s.pile[STOCK].n == 0;
        }
        r.out += out * 100. / games;
        r.won[mine == theirs || s.winner == 0 ? s.winner
              : s.winner == me ? 1 : 2] += 100. / games;
    }
    return r;
}
static bool near(double a, double b) { return fabs(a - b) < 1.2; }
LONG_CLAIM(twenty_thousand_rounds_of_each_kind_end_as_measured)
{
    static const struct {
        int seats, each;
        double won[MOST + 1], out;
    } known[] = { { 2, 7, { 12.8, 44.9, 42.3 }, 22.8 },
                  { 2, 10, { 14.9, 44.4, 40.7 }, 26.1 },
                  { 3, 7, { 8.3, 33, 30.5, 28.2 }, 33.2 },
                  { 4, 7, { 4.5, 26.7, 24.6, 22.9, 21.3 }, 44.3 } };

    for (int k = 0; k < 4; k++) {
        Rates r = rates(known[k].seats, known[k].each, original,
                        original, 20000);

        CHECK(near(r.out, known[k].out));
        CHECK(k > 0 || fabs(r.turns - 27.3) < .3);
        for (int seat = 0; seat <= known[k].seats; seat++)
            CHECK(near(r.won[seat], known[k].won[seat]));
    }
}
CLAIM(good_plays_and_names_what_the_next_hand_is_deaf_to)
{
    for (int suit = DIAMONDS; suit <= SPADES; suit += 2) {
        Eights s = laid("5S", "5D 6S", "4C 4H", "AC 3C");

        s.heard[2] = s.heard[3] = 1u << suit;
        CHECK((int)Face_suit((Face)good(&s)) == suit);
        CHECK(simple(&s) == Face_of(DIAMONDS, 5));
        s.phase = NAMING;
        CHECK(good(&s) == NAME + suit && simple(&s) == NAME + DIAMONDS);
    }
}
static bool beats(int seats, int each, Rule *a, Rule *b, int games)
{
    Rates r = rates(seats, each, a, b, games);
    double mine = r.won[1], one = r.won[2] / (seats - 1);
    double stray = 100 * sqrt(.5 / games) * 3;

    printf("# %d x %d: %.1f, the others %.1f each, stuck %.1f\n",
           seats, each, mine, one, r.won[0]);
    return mine - one > stray;
}
LONG_CLAIM(good_beats_original_on_every_table)
{
    CHECK(beats(2, 7, good, original, 20000));
    CHECK(beats(2, 10, good, original, 20000));
    CHECK(beats(3, 7, good, original, 20000));
    CHECK(beats(4, 7, good, original, 20000));
}
static int whole_round(Eights s, int move)
{
    go(&s, move);
    for (int n = 0; s.phase < SHOWN && n < LONGEST; n++)
        go(&s, original(&s));
    return s.winner;
}
static void try_the_12(int move, bool believed, int won[3])
{
    static const char *const unseen[] = { "7D", "7H", "JH", "7S" };

    won[0] = won[1] = won[2] = 0;
    for (int a = 0; a < 16; a++)
        for (int c = 0; c < 4; c++) {
            int one = a % 4, two = a / 4, last = 6 - one - two - c;
            Line hand, pack;

            if (one >= two || c == one || c == two || last == c
                || (believed && (one == 0 || two == 0)))
                continue;
            Text_say(hand, "%s %s", unseen[one], unseen[two]);
            Text_say(pack, "%s %s", unseen[c], unseen[last]);
            won[whole_round(laid("6D", "6H JD", hand, pack), move)]++;
        }
}
CLAIM(six_of_hearts_wins_9_of_12_and_4_of_6_the_jack_7_and_6)
{
    int six = Face_of(HEARTS, 6), jack = Face_of(DIAMONDS, JACK);
    int won[3];

    try_the_12(six, false, won);
    CHECK(won[1] == 9 && won[2] == 2 && won[0] == 1);
    try_the_12(jack, false, won);
    CHECK(won[1] == 7 && won[2] == 5 && won[0] == 0);
    try_the_12(six, true, won);
    CHECK(won[1] == 4);
    try_the_12(jack, true, won);
    CHECK(won[1] == 6);
}
CLAIM(imagined_hands_contradict_nothing_and_are_equally_likely)
{
    Eights s = laid("6D", "6H JD", "7H JH", "7D 7S");
    int without[FACES + 1] = { 0 };
    Think t = { .state = &s, .seat = 1, .nodes = 1000000,
                .random = Random_start(1, 1) };

    s.heard[2] = s.heard[3] = 1u << DIAMONDS;
    for (int k = 0; k < 3000; k++) {
        Rehearsal r = { 0 };

        rehearse(&r, &t, 1);
        CHECK(r.tables == 1 && r.n == 2);
        for (int card = 4; card < 6; card++)
            without[r.table.face[card]]++;
    }
    CHECK(without[Face_of(DIAMONDS, 7)] == 3000);
    CHECK(abs(without[Face_of(HEARTS, 7)] - 1000) < 130);
    CHECK(abs(without[Face_of(SPADES, 7)] - 1000) < 130);
    s.heard[3] = 0;
    for (int k = 0; k < 100; k++) {
        Rehearsal r = { 0 };

        rehearse(&r, &t, 1);
        CHECK(r.table.face[2] != Face_of(DIAMONDS, 7));
    }
}
CLAIM(a_table_goes_on_changing_when_nobody_lies)
{
    Eights s = laid("6D", "6H JD", "7H JH", "7D 7S");
    Think t = { .state = &s, .seat = 1, .nodes = 1000000,
                .random = Random_start(1, 1) };
    int crossed = 0;

    s.heard[2] = 1u << DIAMONDS;
    s.heard[3] = 1u << SPADES;
    for (int k = 0; k < 6000; k++) {
        Rehearsal r = { 0 };

        rehearse(&r, &t, 1);
        CHECK(r.tables == 1);
        crossed += r.table.face[2] == Face_of(SPADES, 7)
                && r.table.face[3] == Face_of(DIAMONDS, 7);
    }
    CHECK(abs(crossed - 857) < 100);
}
CLAIM(a_hint_says_how_close_it_was)
{
    static const char *const said[] = {
        "won %d of %d imagined rounds, the next best %d",
        "won %d of %d imagined rounds; another move won %d, too",
        "won %d of %d imagined rounds; that another won %d may be" };
    int times[3] = { 0 };

    for (uint64_t seed = 1; seed <= 60; seed++) {
        Eights s = begun("", seed);
        Think t = asked(the_game.hint, &s, 3000, seed);

        for (int k = 0, mine, all, other; k < 3; k++)
            if (sscanf(t.reason, said[k], &mine, &all, &other) == 3) {
                CHECK(k == 0 ? mine > other : k == 1 ? mine == other
                      : mine < other);
                times[k]++;
            }
    }
    CHECK(times[0] && times[1] && times[2]);
}
CLAIM(a_choice_comes_with_its_reason)
{
    static const struct { const char *top, *mine, *move, *why; }
    known[] = {
        { "5S", "5D 2H", "play 5D", "it has the same rank" },
        { "5S", "7S 2H", "play 7S", "it has the same suit" },
        { "5S", "8D 2H", "play 8D", "an eight always fits" },
        { "5S", "7D 2H", "draw",
          "No card of yours fits: draw one." } };
    Eights s;
    Think t;

    for (int k = 0; k < 4; k++) {
        s = laid(known[k].top, known[k].mine, "4C 4H", "AC 3C");
        for (int p = 1; p < 3; p++) {
            t = asked(&crazy8s_players[p], &s, 1, 1);
            CHECK(Text_same(t.move, known[k].move)
                  && Text_same(t.reason, known[k].why));
        }
        CHECK(says(&s, known[k].why) == (k == 3));
    }
    s = laid("6D", "6H JD", "7H JH", "7D 7S");
    t = asked(the_game.hint, &s, 100000, 1);
    CHECK(Text_same(t.move, "play 6H"));
    s.heard[2] = s.heard[3] = 1u << DIAMONDS;
    t = asked(the_game.hint, &s, 100000, 1);
    CHECK(Text_same(t.move, "play JD")
          && strstr(t.reason, "won 300 of 300"));
    s = begun("seats=3", 5);
    t = asked(the_game.hint, &s, 100000, 1);
    CHECK(Text_same(t.move, "play JC")
          && strstr(t.reason, "may be chance"));
}
CLAIM(a_rehearsal_without_budget_does_not_count)
{
    Eights s = begun("seats=4", 1);
    Think t = { .state = &s, .seat = 1, .nodes = 20,
                .random = Random_start(1, 1) };
    Rehearsal r = { 0 };

    rehearse(&r, &t, 9);
    CHECK(r.tables == 0 && r.n > 0 && r.won[0] == 0);
    CHECK(taken(&s, asked(&crazy8s_players[3], &s, 20, 1).move));
    s = laid("5S", "5D 5C 2H", "4C 4H", "AC");
    s.reuse = true;
    t.nodes = 4000;
    rehearse(&r, &t, 2);
    CHECK(r.tables == 2);
}
static int best_of_all(const Eights *s)
{
    Think t = { .state = s, .seat = s->seat, .nodes = 2000,
                .level = 2, .random = Random_start(s->heard[0], 9) };
    int move[FACES + 1], n = choices(s, move);
    Line words;

    crazy8s_players[3].choose(&t);
    do
        spell(move[--n], words);
    while (!Text_same(words, t.move));
    return move[n];
}
CLAIM(best_does_not_promise_more_than_it_keeps)
{
    CHECK(Text_same(Option_label(&crazy8s_model.options[3], 3),
                    "best of two or three"));
    CHECK(begun("seats=4 seat2=best", 1).seats == MOST);
}
LONG_CLAIM(best_beats_good)
{
    CHECK(beats(2, 7, best_of_all, good, 300));
}

/* tests of secrets */
static void peep(Think *t)
{
    const Eights *s = t->state;
    Face next = s->pile[STOCK].n ? s->face[Pile_top(&s->pile[STOCK])]
                                 : HIDDEN;

    crazy8s_players[1].choose(t);
    if (s->phase == PLAYING && fits(s, next))
        Text_say(t->move, "draw");
}
CLAIM(swapping_unseen_cards_changes_no_choice_and_a_cheater_is_caught)
{
    Player peeper[] = { crazy8s_players[0], crazy8s_players[1], { 0 } };
    Game liar = { the_game.model, the_game.view, peeper, NULL };
    Trial trial = { .games = 40, .moves = 3000, .seed = 1,
                    .options = "seats=3" };
    Tally tally;

    CHECK(Properties(&the_game, &trial, &tally));
    CHECK(Properties(&liar, &trial, &tally));
    peeper[1].choose = peep;
    CHECK(!Properties(&liar, &trial, &tally));
    CHECK(Text_same(tally.fault, "a player knows a secret: original"));
}

/* tests of the view */
CLAIM(cards_that_fit_stand_higher_and_others_say_why_not)
{
    Eights s = laid("5S", "5D 2H 8C", "4C 4H", "AC 3C");
    Ui ui = { 0 };
    Item fits = item(&s, ui, 1), not = item(&s, ui, 2);

    CHECK(fits.y + 14 == not.y && Text_same(fits.move, "play 5D"));
    CHECK(Text_same(fits.words, "your hand, five of diamonds"));
    CHECK(!not.move[0] && Text_same(not.futile,
                                    "It has neither the suit "
                                    "nor the rank, and is no eight."));
    CHECK(Text_same(item(&s, ui, 7).move, "draw"));
    CHECK(Text_same(item(&s, ui, 7).words, "pack: 2 cards, face down"));
    CHECK(item(&s, ui, 4).side == 0 && !item(&s, ui, 4).words[0]);
    CHECK(Text_same(item(&s, ui, 122).words, "Ben: 2 cards"));
    s.seat = 2;
    CHECK(Text_same(item(&s, ui, 1).futile, "It is not your turn."));
    CHECK(!item(&s, ui, 7).move[0]);
    s.limit = 100;
    CHECK(Text_same(item(&s, ui, 121).words, "You: 3 cards; 0 points"));
}
CLAIM(a_long_hand_has_rows_and_the_page_grows)
{
    Eights s = begun("seats=2", 3);
    Ui ui = { 0 };
    double high = laid_out(&s, &ui)->h, low;
    const Page *page;

    Pile_move(&s.pile[STOCK], &s.pile[1], 30);
    page = laid_out(&s, &ui);
    low = Page_find(page, 1 + s.pile[1].card[0])->y;
    CHECK(page->h > high + 50 && page->w == 820);
    for (int k = 1; k < page->n; k++) {
        const Item *a = &page->item[k - 1], *b = a + 1;

        if (a->id < 53 && b->id < 53 && b->y > 400) {
            CHECK(b->x + b->w <= 820 && b->y + b->h <= page->h);
            CHECK(b->x < a->x || b->x - a->x >= 32);
        }
        low = fmax(low, b->id < 53 ? b->y : 0);
    }
    CHECK(low > 450);
}
CLAIM(an_eight_shows_what_was_named_and_suits_to_choose_from)
{
    Eights s = laid("5S", "5D 8H", "4C 4H", "AC 3C");
    Ui ui = { 0 };

    ui.seat = 1;
    CHECK(item(&s, ui, 132).id == 0 && plays(&s, "play 8H"));
    CHECK(Text_same(item(&s, ui, 132).move, "suit hearts"));
    CHECK(Text_same(item(&s, ui, 132).words, "hearts"));
    CHECK(plays(&s, "suit clubs") && item(&s, ui, 132).id == 0);
    CHECK(Text_same(item(&s, ui, 140).words, "called: clubs"));
    CHECK(Text_same(item(&s, ui, 1 + Pile_top(&s.pile[HEAP])).drop,
                    "."));
}
CLAIM(each_turn_of_another_is_a_sentence_that_stays)
{
    Eights s = laid("5S", "2S KD 2D", "8D 9H 4C", "AC 3H");
    Ui on = { .seat = 1, .on = { [3] = true } };

    s.seat = 2;
    CHECK(!item(&s, on, 152).id && plays(&s, "draw"));
    CHECK(Text_same(item(&s, on, 152).words, "Ben drew 1 card."));
    CHECK(plays(&s, "draw, play 8D, suit diamonds"));
    CHECK(Text_same(item(&s, on, 152).words, "Ben drew 2 cards, "
                    "played the eight of diamonds, named diamonds."));
    CHECK(times(&s, on, "text \"named diamonds.\"") == 1);
    CHECK(times(&s, on, "text \"Ben drew 2 cards, played") == 1);
    CHECK(plays(&s, "play KD"));
    CHECK(Text_same(item(&s, on, 160).words,
                    "You played the king of diamonds."));
    CHECK(item(&s, on, 161).y < item(&s, on, 160).y
          && laid_out(&s, &on)->w == 820 + 440);
    CHECK(plays(&s, "pass") && !item(&s, on, 163).id);
    CHECK(Text_same(item(&s, on, 152).words, "Ben passed."));
    for (int k = 0; k < 30; k++)
        CHECK(plays(&s, "pass"));
    CHECK(s.deeds == 33 && !deed_before(&s, 20));
    CHECK(Text_same(item(&s, on, 179).words, "You passed."));
}
CLAIM(the_last_imagined_table_and_the_counts_can_be_seen)
{
    Eights s = laid("6D", "6H JD", "7H JH", "7D 7S");
    Ui on = { .on = { true } }, off = { 0 };

    s.heard[2] = s.heard[3] = 1u << DIAMONDS;
    CHECK(Text_same(item(&s, on, 2).words,
                    "your hand, jack of diamonds: "
                    "100 of 100 imagined rounds won"));
    CHECK(item(&s, on, 3).look > 64 && item(&s, on, 3).side == 0);
    CHECK(item(&s, off, 3).look == 0);
    CHECK(times(&s, on, "fill panel") == 4);
    CHECK(times(&s, off, "fill panel") == 0);
}
CLAIM(when_it_is_over_all_hands_are_shown)
{
    Eights s = laid("6D", "6H", "7H JH", "7D 7S");
    Ui ui = { 0 };

    CHECK(plays(&s, "play 6H") && item(&s, ui, 2).side == 1);
    CHECK(Text_same(item(&s, ui, 2).words,
                    "another hand, seven of hearts"));
    s = laid("6D", "6H", "7H JH", "");
    s.seat = 2;
    s.limit = 100;
    CHECK(plays(&s, "pass, play 6H"));
    s.seat = 1;
    CHECK(Text_same(item(&s, ui, 141).move, "next")
          && Text_same(item(&s, ui, 141).words, "Next round"));
}
TEST_MAIN
