/* Made from games/aces.nw by make tangle: change that, not this. */
#include "bench.h"
#include "cards-paint.h"
#include "aces.h"

/* a small table */
/* columns, and then the pack: "AC KC | AH || 10S 9S 8S 7S" */
static Aces table(const char *drawn)
{
    Aces s = { .fills = ANY };
    int c = 0, face, at[COLUMNS + 1] = { 0, 1, 2, 3 };

    for (Line word; *drawn; drawn += strspn(drawn, " ")) {
        Text_say(word, "%.*s", (int)strcspn(drawn, " "), drawn);
        drawn += strlen(word);
        if (word[0] == '|')
            c = word[1] ? COLUMNS : c + 1;
        else if (Text_match(word, "%w", Face_codes, &face)) {
            /* the card goes to its place */
            int k = c < COLUMNS ? at[c] : COLUMNS * s.now.rows + at[c];

            at[c] += c < COLUMNS ? COLUMNS : 1;
            s.face[k] = (Face)(face + 1);
            if (c < COLUMNS) {
                s.now.in[c] |= bit(k);
                if (s.now.rows <= k / COLUMNS)
                    s.now.rows = k / COLUMNS + 1;
            }
        }
    }
    s.ranks = (unsigned char)(s.now.rows + at[COLUMNS] / COLUMNS);
    return s;
}

/* tests of the table */
static bool go(const char *drawn, const char *which)
{
    Aces s = table(drawn);
    Line out = "";

    for (int c = 0; c < COLUMNS; c++) {
        uint64_t end = seen(&s.now, c);

        if (!why_not(&s, (Step){ end, AWAY, c }))
            strcat(out, Face_codes[s.face[lowest(end)] - 1]);
    }
    return Text_same(out, which);
}
CLAIM(a_card_goes_if_a_higher_end_has_its_suit)
{
    CHECK(go("5S | 9S | JC | 9C", "5S9C"));
    CHECK(go("AS | KS | 2H | 3D", "KS"));
    CHECK(go("AS 2S | KS 3H | 2H | KC AC", "2H"));
    CHECK(go("AS | AC | AH | AD", "") && go("2S | | 3S |", "2S"));
}
CLAIM(a_fill_changes_no_number_a_deal_adds_four_a_removal_takes_one)
{
    Aces s = table("5S 3H | 9S | JC | || 2C 3C 4C 5C");

    CHECK(s.now.rows == 2 && s.ranks == 3 && left(&s) == 4 + 4);
    take(&s.now, (Step){ bit(4), 3, 0 });
    CHECK(left(&s) == 8 && seen(&s.now, 3) == bit(4)
          && seen(&s.now, 0) == bit(0));
    take(&s.now, (Step){ bit(0), AWAY, 0 });
    CHECK(left(&s) == 7 && !seen(&s.now, 0));
    take(&s.now, (Step){ 0, A_ROW, 0 });
    CHECK(left(&s) == 7 + 4 - 4 && s.now.rows == 3);
    CHECK(column(&s, 3).n == 2 && s.now.in[3] & bit(11));
}
CLAIM(a_deal_is_thirteen_rows_of_four)
{
    for (uint64_t number = 1; number <= 100; number++) {
        Aces s = { .fills = ANY };
        int in[FACES + 1] = { 0 };

        lay_out(&s, ROWS, number);
        CHECK(s.ranks == ROWS && s.now.rows == 1);
        for (int k = 0; k < 12; k++)
            CHECK(COLUMNS * (s.ranks - s.now.rows) == 48 - 4 * k),
            take(&s.now, (Step){ 0, A_ROW, 0 });
        for (int k = 0; k < CARDS; k++)
            CHECK(in[s.face[k]]++ == 0
                  && s.now.in[k % COLUMNS] & bit(k));
        for (int c = 0; c < COLUMNS; c++)
            CHECK(column(&s, c).n == ROWS);
    }
}

/* tests of the rules */
CLAIM(a_number_is_a_deal_of_aces)
{
    Aces s, t;

    CHECK(!starts(&s, "", 7) && !starts(&t, "fills=none", 7));
    CHECK(memcmp(s.face, t.face, CARDS) == 0 && t.fills == NONE);
    CHECK(shows(&s, "    1    2    3    4\n"));
    CHECK(!starts(&s, "ranks=3", 26322)
          && shows(&s, "   AD   AC   AH   KS\n") && left(&s) == 12);
}
CLAIM(whoever_is_refused_hears_why)
{
    Aces s = table("AS 3S | 5H | 2S KC | || KS KH KD QC");

    CHECK(refused(&s, "take 1 away", "No other column ends with a "
                  "higher card of its suit."));
    CHECK(refused(&s, "take 4 away", "That column is empty."));
    CHECK(refused(&s, "take 1 to 2", "A card can be moved to an empty "
                  "column only."));
    CHECK(refused(&s, "take 0 to 4", "The columns are 1 to 4.")
          && refused(&s, "take 1 to 5", "The columns are 1 to 4.")
          && refused(&s, "take 6 away", "The columns are 1 to 4.")
          && refused(&s, "take 1 to 0", "The columns are 1 to 4."));
    CHECK(refused(&s, "Deal", "Say deal, or as in: take 2 away, "
                              "take 2 to 4."));
    s.fills = NONE;
    CHECK(refused(&s, "take 1 to 4", "Nothing may be moved in this "
                                     "game."));
    CHECK(lists(&s, "deal\n"));
    s.fills = ACES;
    CHECK(refused(&s, "take 1 to 4", "An empty column takes an ace "
                                     "only."));
    s = table("AS | 5H | KC | || KS KH KD QC"), s.fills = ACES;
    CHECK(lists(&s, "take 1 to 4\ndeal\n") && plays(&s, "take 1 to 4"));
}
CLAIM(a_game_is_over_when_nothing_can_be_done)
{
    Aces s = table("AS | AH | AC | AD 2D");

    CHECK(stands(&s, OVER, 1, 5) && lists(&s, "")
          && says(&s, "Nothing is left to do: 1 card too many."));
    CHECK(refused(&s, "deal", "The game is over: begin a new one."));
    s = table("AS | AH | AC AD | ");
    CHECK(stands(&s, 1, 0, 4)
          && refused(&s, "deal", "The pack is out."));
    CHECK(plays(&s, "take 3 to 4") && stands(&s, OVER, 2, 4));
    CHECK(says(&s, "Only the aces are left. You have won."));
    s = table("AS | AH 2S | AC 2C | AD 3C");
    CHECK(stands(&s, 1, 0, 7)
          && says(&s, "Cards left: 7. Deals left: 0."));
}
CLAIM(what_lies_in_the_pack_is_hidden_and_guessed)
{
    Random r = Random_start(1, 1);
    Aces s, t, seen;

    CHECK(!starts(&s, "ranks=5", 3) && plays(&s, "deal"));
    seen = s;
    aces_model.hide(&seen, 1);
    for (int k = 0; k < COLUMNS * s.ranks; k++)
        CHECK(seen.face[k] == (k < 2 * COLUMNS ? s.face[k] : HIDDEN));
    aces_model.guess(&seen, 1, &r, NULL);
    t = seen;
    aces_model.hide(&t, 1), aces_model.guess(&t, 1, &r, NULL);
    CHECK(memcmp(seen.face, t.face, 4 * s.ranks) != 0);
    for (int k = 0, in[FACES + 1] = { 0 }; k < COLUMNS * s.ranks; k++)
        CHECK(height(seen.face[k]) >= 10 && in[seen.face[k]]++ == 0);
    aces_model.hide(&seen, 1), aces_model.hide(&s, 1);
    CHECK(memcmp(&seen, &s, sizeof s) == 0);
}
CLAIM(each_table_that_cannot_be_is_noticed)
{
    Aces s, bad;

    CHECK(!starts(&s, "", 1) && !broken(&s) && plays(&s, "deal"));
#define NOTICED(change) (bad = s, (change), broken(&bad))
    CHECK(NOTICED(bad.now.in[3] |= bit(2))
          && NOTICED(bad.now.in[2] |= bit(10)));
    CHECK(NOTICED(bad.now.in[1] = bit(0) | bit(4))
          && NOTICED(bad.now.rows--));
}
static void peep(Think *t)
{
    const Aces *s = t->state;
    int next = COLUMNS * s->now.rows;
    Step m[STEPS];

    spell(m[steps(s, m) - 1], t->move);
    Text_say(t->reason, t->level && next < COLUMNS * s->ranks
             && Face_rank(s->face[next]) > 6
             ? "I have a feeling." : "It is free.");
}
CLAIM(an_adviser_who_lifts_a_corner_is_caught)
{
    Player peeper[2] = { { .name = "peeper", .label = "Peeper",
                           .seat = 1, .nodes = 1, .choose = peep } };
    Game game = the_game;
    Tally tally;

    game.hint = peeper;
    CHECK(keeps_its_promises(&game, 2, "ranks=5", &tally));
    peeper[0].level = 1;
    CHECK(!keeps_its_promises(&game, 9, "ranks=5", &tally)
          && strstr(tally.fault, "secret"));
}

/* tests of the view */
CLAIM(a_click_does_the_only_thing_or_asks_where)
{
    Aces s = table("AS 3S | 5S | 2S KC | QC || KS KH KD QC");
    Ui ui = { .hover = 0 };

    CHECK(Text_same(item(&s, ui, 5).move, "take 1 away")
          && item(&s, ui, 5).click == PLAYS);
    CHECK(item(&s, ui, 5).other_click == BEGINS
          && Text_same(item(&s, ui, 5).other, "take 1"));
    CHECK(!item(&s, ui, 1).move[0]
          && Text_same(item(&s, ui, 1).drop, "to 1")
          && Text_same(item(&s, ui, 61).drop, "away"));
    CHECK(strstr(item(&s, ui, 2).futile, "No other column"));
    CHECK(plays(&s, "take 4 away"));
    CHECK(item(&s, ui, 5).click == BEGINS
          && Text_same(item(&s, ui, 5).move, "take 1")
          && Text_same(item(&s, ui, 5).other, "take 1 away"));
    CHECK(Text_same(item(&s, ui, 2).move, "take 2 to 4"));
    CHECK(Text_same(item(&s, ui, 73).drop, "to 4"));
}
CLAIM(each_card_says_where_it_lies)
{
    Aces s = table("AS 3S | 5S | 2S KC | || KS KH KD QC");
    Ui ui = { .hover = 0 };

    CHECK(Text_same(item(&s, ui, 5).words,
                    "column 1, three of spades on top: 2 cards"));
    CHECK(Text_same(item(&s, ui, 1).words,
                    "column 1, ace of spades: 1 card on it")
          && item(&s, ui, 1).futile);
    CHECK(Text_same(item(&s, ui, 73).words, "column 4, empty"));
    CHECK(the_game.view->neighbor(&s, &ui, 1, "Down") == 0
          && the_game.view->neighbor(&s, &ui, 5, "Down") == 5);
    CHECK(Text_same(item(&s, ui, 60).words, "pack: 1 deal left")
          && Text_same(item(&s, ui, 60).move, "deal")
          && strstr(item(&s, ui, 60).futile, "A click"));
    CHECK(plays(&s, "take 1 away, deal"));
    CHECK(Text_same(item(&s, ui, 61).words, "taken away: 4, to go: 4"));
    CHECK(item(&s, ui, 60).futile && item(&s, ui, 12).y == 14);
}
CLAIM(what_has_gone_lies_at_its_suit_and_rank)
{
    Ui ui = { .hover = 0 };
    Aces s;

    CHECK(!starts(&s, "ranks=3", 26322));
    CHECK(plays(&s, "deal, take 4 away"));
    CHECK(item(&s, ui, 8).x == item(&s, ui, 61).x + 3 * 32
          && item(&s, ui, 8).y == item(&s, ui, 61).y
          && item(&s, ui, 8).look == s.face[7]);
    CHECK(plays(&s, "take 4 away, take 2 to 4, take 3 away"));
    CHECK(Page_find(laid_out(&s, &ui), 7)   /* a club, and a spade */
          < Page_find(laid_out(&s, &ui), 4));
    CHECK(!starts(&s, "deals=winnable", 1)
          && times(&s, ui, "stamp card") == 52);
}
TEST_MAIN
