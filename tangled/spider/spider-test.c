/* Made from games/spider.nw by make tangle: change that, not this. */
#include "bench.h"
#include "cards-paint.h"
#include "spider.h"

/* a small table */
static Spider table(int dealt, const char *drawn)
{
    Spider s = { .suits = 4, .off_end = NOTHING };
    int n = 0, c = 0, face;

    memset(s.end, NOTHING, sizeof s.end);
    memset(s.on, NOTHING, sizeof s.on);
    for (Line word; *drawn; drawn += strspn(drawn, " ")) {
        Text_say(word, "%.*s", (int)strcspn(drawn, " "), drawn);
        drawn += strlen(word);
        if (word[0] == '|')
            c++;
        else if (Text_match(word, "%w", Face_codes, &face)) {
            s.face[n] = (Face)(face + 1);
            s.on[n] = s.end[c];
            s.end[c] = (unsigned char)n++;
        }
    }
    s.dealt = (unsigned char)dealt;
    s.off = (unsigned char)((dealt - n) / KING);
    return s;
}

/* tests of the table */
CLAIM(six_cards_in_four_columns_five_in_six_and_ten_are_open)
{
    for (int k = 0; k < 300; k++) {
        Spider s = { 0 };
        int suits = 1 << k % 3, open = 0, in[SUITS] = { 0 };

        lay_out(&s, suits, (uint64_t)k);
        for (int c = 0; c < COLUMNS; c++)
            CHECK(column(&s, c).n == (c < 4 ? 6 : 5)
                  && is_open(&s, s.end[c]));
        for (int card = 0; card < CARDS; card++) {
            open += is_open(&s, card);
            in[Face_suit(s.face[card])]++;
        }
        CHECK(open == 10 && s.dealt - open == 44
              && CARDS - s.dealt == 5 * COLUMNS);
        for (int suit = CLUBS; suit < SUITS; suit++)
            CHECK(in[suit] == (suit < SUITS - suits ? 0
                               : CARDS / suits));
    }
}
static bool all_fit(const Spider *s, const char *steps, bool may)
{
    bool good = true;

    for (; *steps; steps += 3 + (steps[3] == ' '))
        good = good && may == fits(s, (Step){ steps[0] - '0',
            steps[1] - '0', steps[2] - '0' });
    return good;
}
CLAIM(a_run_is_of_one_suit_and_falls_by_one)
{
    Spider s = table(54, "8H 7S 6S | 9H 8H 7H 6S | 9D | 8D | 7D | 7C |"
                         " KS | AD KC | 7H AC |");

    CHECK(run(&s, 0) == 2 && run(&s, 1) == 1 && run(&s, 9) == 0);
    CHECK(run(&s, 7) == 1 && run(&s, 8) == 1);
    CHECK(all_fit(&s, "203 104 105 209 114 115 119", true));
    CHECK(all_fit(&s, "302 111 014 213 112", false));
}
CLAIM(what_moves_together_stays_together)
{
    Spider s = table(54, "8H 7S 6S 5S | 8D");
    Pile p;

    take(&s, (Step){ 2, 0, 2 });
    take(&s, (Step){ 1, 0, 1 });
    take(&s, (Step){ 2, 2, 1 });
    p = column(&s, 1);
    CHECK(p.n == 4 && p.card[0] == 4 && p.card[1] == 1
          && p.card[2] == 2 && p.card[3] == 3);
    CHECK(s.end[2] == NOTHING && s.end[0] == 0 && s.moves == 3);
}
CLAIM(an_empty_column_forbids_a_deal_unless_there_are_not_ten_cards)
{
    Spider nine = table(74, "KS | KS | KS | KS | KH | KH | KH | KH |"
        " KD |"), nineteen = table(84, "KS 2S | KS 2H | KS 2D | KS 2C |"
        " KH 4S | KH 4H | KH 4D | KH 4C | KD 6S 8S");

    CHECK(!may_deal(&nineteen));
    take(&nineteen, (Step){ 1, 8, 9 });
    CHECK(may_deal(&nineteen));
    nineteen.dealt = CARDS;
    CHECK(!may_deal(&nineteen));
    CHECK(may_deal(&nine) && (nine.off--, !may_deal(&nine)));
    nine.off++;
    take(&nine, (Step){ 0, 0, 0 });
    for (int c = 0; c < COLUMNS; c++)
        CHECK(nine.dealt == 84 && nine.end[c] == 74 + c);
}
CLAIM(columns_hold_54_and_10_a_deal_less_13_a_sequence)
{
    Line few = "";
    Text out = { few, sizeof few, 0 };

    for (int k = 0; k < 5; k++)
        for (int j = 0; j <= SEQUENCES; j++) {
            Spider s = table(54 + 10 * k, "");
            int n = 54 + 10 * k - 13 * j;

            s.off = (unsigned char)j;
            if (n >= 0 && may_deal(&s))
                Text_tell(&out, "%d %d: %d, ", k, j, n);
        }
    CHECK(Text_same(few, "0 4: 2, 2 5: 9, 3 6: 6, 4 7: 3, "));
}
CLAIM(a_sequence_goes_off_by_a_move_and_by_a_deal)
{
    Spider s = table(94, "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H | 2H AH |"
                         " 5C KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S");

    s.off = 5;
    for (int k = 94; k < CARDS; k++)
        s.face[k] = Face_of(SPADES, ACE);
    take(&s, (Step){ 2, 1, 0 });
    CHECK(s.off == 6 && s.end[0] == NOTHING && s.end[1] == NOTHING);
    CHECK(s.off_end == 12 && s.on[0] == NOTHING);
    take(&s, (Step){ 0, 0, 0 });
    CHECK(s.off == 7 && s.end[2] == 13 && s.off_end == 96
          && s.on[14] == 12 && s.end[0] == 94);
}

/* tests of the rules */
CLAIM(a_number_is_a_deal_of_spider)
{
    static const char *const deal[3][2] = {
        { "suits=one",
          "   JS   4S   8S   9S   QS   7S   9S   7S   6S   AS\n" },
        { "suits=two",
          "   JS   4H   8S   9S   QS   7S   9S   7H   6H   AH\n" },
        { "suits=four",
          "   JS   4H   8D   9S   QS   7D   9D   7H   6C   AC\n" } };
    Spider s, t;

    for (int k = 0; k < 3; k++)
        CHECK(!starts(&s, deal[k][0], 7) && shows(&s, deal[k][1]));
    CHECK(!starts(&t, "suits=four deals=winnable", 6)
          && memcmp(s.face, t.face, sizeof s.face) == 0);
}
static const char twelve[] = "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H "
    "2H | AH";

CLAIM(a_win_in_120_moves_has_1180_points)
{
    Spider s = table(CARDS, twelve);
    Status back = { .undos = 2 };

    s.moves = 119;
    CHECK(s.off == 7 && stands(&s, 1, 0, 500 - 119 + 700));
    CHECK(!spider_model.apply(&s, "move 1 from 2 to 1"));
    CHECK(stands(&s, OVER, 2, 1180) && lists(&s, ""));
    CHECK(says(&s, "All eight are off. You have won.")
          && says(&s, "Score: 1180."));
    s.moves = 118;
    spider_model.status(&s, 1, &back);
    CHECK(back.points[1] == 1180);
    CHECK(refused(&s, "deal", "The game is over: begin a new one."));
}
CLAIM(a_game_in_which_nothing_helps_is_over_and_lost)
{
    Spider s = table(CARDS, "KS | KH | KD | KC | KS | KH | KD | KC |"
                            " 2S 7H | 8H");

    CHECK(!spider_model.apply(&s, "move 1 from 9 to 10"));
    CHECK(stands(&s, OVER, 1, 500 - 1 + 700) && lists(&s, ""));
    CHECK(says(&s, "Nothing can be turned over or taken off any "
                   "more."));
    CHECK(says(&s, "No sequence of moves helps. Score: 1199."));
    CHECK(refused(&s, "ask", "The game is over: begin a new one."));
}
CLAIM(what_was_asked_in_old_games_is_read)
{
    Spider s;

    CHECK(!starts(&s, "", 7) && plays(&s, "!answer lost 0, ask"));
    CHECK(stands(&s, HOUSE, 0, 500) && lists(&s, "answer unknown 0\n"));
    CHECK(says(&s, "The house looks for a way.") && plays(&s, "!ask"));
    CHECK(plays(&s, "!deal, answer winnable 1, deal") && s.asked == 1);
    CHECK(!listed(&s, "ask") && listed(&s, "deal") && s.moves == 1);
}
CLAIM(the_house_lays_a_later_deal)
{
    Spider s, t;

    CHECK(!starts(&s, "deals=proved", 40) && !starts(&t, "", 47));
    CHECK(plays(&s, "!deal, !lay winnable -1, lay winnable 7, "
                    "!lay unknown 0"));
    CHECK(s.later == 7 && !memcmp(s.face, t.face, CARDS) && !s.number);
    CHECK(!starts(&s, "deals=proved", 4) && plays(&s, "lay unknown 0"));
    CHECK(s.doubtful && !says(&s, ""));
    CHECK(plays(&s, "deal") && says(&s, ""));
}
CLAIM(a_refused_deal_names_the_empty_columns)
{
    Spider s = table(84, "KS 2S | KS 2H | KS 2D | | KH 4S |"
        " KH 4H | KH 4D | KH 4C 6H 8H | KD 6S 8S");
    Spider nine = table(74, "KS | KS | KS | KS | KH | KH | KH | KH |"
        " KD |");

    CHECK(says(&s, "Empty columns: 4, 10. A deal needs a card on "
                   "each."));
    CHECK(refused(&s, "deal", "First put a card onto each empty "
                              "column."));
    CHECK(says(&nine, "Fewer than ten cards lie in the columns: "
                      "a deal is allowed.") && listed(&nine, "deal"));
    s.dealt = CARDS;
    CHECK(says(&s, ""));
    CHECK(refused(&s, "deal", "There is nothing left to deal."));
}
CLAIM(what_lies_face_down_is_hidden_and_guessed)
{
    Random r = Random_start(1, 1);
    Spider s, seen;

    CHECK(!starts(&s, "suits=four", 3) && plays(&s, "deal"));
    seen = s;
    spider_model.hide(&seen, 1);
    for (int card = 0; card < CARDS; card++)
        CHECK(seen.face[card] == (is_open(&s, card) ? s.face[card]
                                                    : HIDDEN));
    spider_model.guess(&seen, 1, &r, NULL);
    CHECK(memcmp(seen.face, s.face, CARDS) != 0 && !broken(&seen));
    spider_model.hide(&seen, 1), spider_model.hide(&s, 1);
    CHECK(memcmp(&seen, &s, sizeof s) == 0);
}
static void peep(Think *t)
{
    const Spider *s = t->state;

    the_game.hint[1].choose(t);
    if (s->dealt < CARDS && Face_rank(s->face[CARDS - 1]) > 6)
        Text_say(t->reason, "I have a feeling.");
}
CLAIM(an_adviser_who_lifts_a_corner_is_caught)
{
    Player peeper[2] = { the_game.hint[1], { 0 } };
    Game game = the_game;
    Tally tally;

    CHECK(keeps_its_promises(&game, 2, NULL, &tally));
    peeper[0].choose = peep;
    game.hint = peeper;
    CHECK(!keeps_its_promises(&game, 9, NULL, &tally)
          && strstr(tally.fault, "secret"));
}
CLAIM(each_table_that_cannot_be_is_noticed)
{
    Spider s, bad;

    CHECK(!starts(&s, "", 1) && !broken(&s));
#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.closed[3]++) && NOTICED(bad.closed[3] = 9));
    CHECK(NOTICED(bad.end[5] = NOTHING) && NOTICED(bad.off = 1));
    CHECK(NOTICED(bad.dealt++));
}

/* tests of the view */
static Ui still, slim = { .tall = true };
static const char spread[] = "8H 7S 6S | 8D | KC 9H | QD JD | 3C | AH |"
    " AD | AC | 4S";

CLAIM(a_run_is_held_whole_and_its_targets_are_marked)
{
    Spider s = table(LAID_OUT, spread);
    Ui ui = { .held = 2 };
    Item seven = item(&s, ui, 2);

    CHECK(seven.held && item(&s, ui, 3).held && !item(&s, ui, 1).held);
    CHECK(Text_same(seven.move, "move 2 from 1")
          && Text_same(seven.other, "move 2 from 1 to 2"));
    CHECK(Text_same(seven.drop, "to 1")
          && item(&s, ui, 5).y == seven.y - 48);
    CHECK(Text_same(item(&s, ui, 209).drop, "to 10"));
    CHECK(Text_same(item(&s, ui, 209).words, "column 10, empty"));
    CHECK(times(&s, ui, "stroke focus") == 1);
    ui.held = 0;
    CHECK(times(&s, ui, "stroke focus") == 0
          && !item(&s, ui, 3).held);
}
CLAIM(a_second_press_prefers_the_longest_run_of_the_suit)
{
    Spider s = table(LAID_OUT, "7S | 8D | 8S | 9S 8S |");

    CHECK(Text_same(item(&s, still, 1).other, "move 1 from 1 to 4"));
}
CLAIM(a_press_that_moves_nothing_says_why)
{
    Spider s = table(LAID_OUT, "8H 7S 6S | 8D | KC 9H | QD JD | 3C |"
                               " AH | AD | AC | KS | KD");

    CHECK(Text_same(item(&s, still, 1).futile,
                    "Only cards of one suit that "
                    "fall by one move together."));
    CHECK(Text_same(item(&s, still, 3).futile,
                    "No column ends with a card "
                    "that is higher by one, and none is empty."));
    CHECK(!item(&s, still, 3).move[0] && item(&s, still, 2).move[0]);
    CHECK(Text_same(item(&s, still, 220).move, "deal"));
}
CLAIM(each_card_says_where_it_lies_and_under_how_many)
{
    Spider s;
    Ui ui = { .seed = 7 };

    CHECK(!starts(&s, "", 7) && plays(&s, "move 1 from 3 to 4"));
    CHECK(Text_same(item(&s, ui, 1 + s.end[4]).words,
        "column 5, queen of spades on top: 5 cards, 4 face down"));
    CHECK(Text_same(item(&s, ui, 54).words,
        "column 4, nine of spades: 1 card on it, 5 face down"));
    CHECK(Text_same(item(&s, ui, 53).words,
        "column 4, eight of spades on top: 7 cards"));
    CHECK(!item(&s, ui, 4).words[0] && item(&s, ui, 4).look == HIDDEN);
    CHECK(the_game.view->neighbor(&s, &ui, 53, "Down") == 53);
    CHECK(the_game.view->neighbor(&s, &ui, 53, "Right")
          == 1 + s.end[4]);
    CHECK(Text_same(item(&s, ui, 220).words, "stock: 5 deals left"));
    CHECK(Text_same(item(&s, ui, 222).words, "taken off: 0 of 8"));
    CHECK(!item(&s, ui, 300).id && item(&s, ui, 232).look == 4);
    CHECK(Text_same(item(&s, ui, 221).words, "deal 7"));
    s.later = 2;
    CHECK(Text_same(item(&s, ui, 221).words, "deal 9"));
    s.later = -1;
    CHECK(Text_same(item(&s, ui, 221).words, "deal 8"));
}
CLAIM(a_long_column_makes_the_page_grow_and_cuts_no_index)
{
    Ui ui = { .hover = 0 };
    Spider s;

    CHECK(!starts(&s, "", 7));
    for (int k = LAID_OUT; k < CARDS; k++) {
        const Page *page;

        s.on[k] = s.end[6];
        s.end[6] = (unsigned char)k;
        s.dealt = (unsigned char)(k + 1);
        page = laid_out(&s, &ui);
        CHECK(Page_find(page, k + 1)->y + CARD_H < page->h);
        CHECK(Page_find(page, k + 1)->y >= CARD_DOWN
              + Page_find(page, s.on[k] + 1)->y);
    }
}
CLAIM(only_what_can_be_seen_is_painted)
{
    Spider s;

    CHECK(!starts(&s, "", 7));
    CHECK(times(&s, still, "stamp card") == LAID_OUT + 5);
    s = table(CARDS, twelve);
    CHECK(!spider_model.apply(&s, "move 1 from 2 to 1"));
    CHECK(times(&s, still, "stamp card") == 1 && s.off == SEQUENCES);
    CHECK(laid_out(&s, &slim)->w * the_game.view->least < 312);
}
CLAIM(a_covered_card_can_be_looked_at)
{
    Spider s = table(LAID_OUT, spread);
    Ui ui = { .hover = 1, .on = { [1] = true } };

    CHECK(item(&s, ui, 105).look == s.face[0]);
    ui.hover = 220;
    CHECK(!item(&s, ui, 105).id);
}
TEST_MAIN
