/* Made from kit/contract.nw by make tangle: change that, not this. */
#include <string.h>
#include "nim.h"
#include "paint-log.h"
#include "properties.h"
#include "test.h"
#define nim nim_game

/* game tests */
CLAIM(a_word_without_a_label_is_in_no_menu)
{
    static const char *const words[] = { "rope", "wool" };
    static const char *const labels[] = { NULL, "A ball of wool" };
    Option toy = { .least = 4, .most = 5, .words = words };

    CHECK(Text_same(Option_label(&toy, 4), "rope"));
    toy.labels = labels;
    CHECK(!Option_label(&toy, 4));
    CHECK(Text_same(Option_label(&toy, 5), "A ball of wool"));
}
static bool listed(const Nim *s, const char *move)
{
    char at[400];
    Text list = { at, sizeof at, 0 };
    Line wanted;

    nim.model->legal(s, &list);
    Text_say(wanted, "%s\n", move);
    return list.used > 0 && strstr(at, wanted) != NULL;
}

CLAIM(moves_are_listed_or_refused)
{
    for (int left = 0; left <= 40; left++)
        for (int k = 0; k < 200; k++) {
            Nim s = { .left = left, .turn = left > 0 ? 1 + k % 2
                                                     : k % 3 },
                before = s;
            Line move;

            Text_say(move, k < 100 ? "take %d" : "deal %d",
                     k % 100 / 2);
            bool good = listed(&s, move);
            CHECK((nim.model->apply(&s, move) == NULL) == good);
            CHECK(nim.model->check(&s) == NULL);
            if (!good)
                CHECK(s.left == before.left && s.turn == before.turn);
        }
}
static bool announced(char mark, const char *move)
{
    size_t verb = strcspn(move, " ");

    for (const char *const *f = nim.model->forms; *f != NULL; f++)
        if ((*f)[0] == mark && strncmp(*f + 2, move, verb + 1) == 0)
            return true;
    return false;
}

CLAIM(every_legal_verb_has_a_form)
{
    for (int left = 0; left <= 40; left++) {
        char at[400] = "";
        Text list = { at, sizeof at, 0 };
        Nim s = { .left = left, .turn = left > 0 ? 1 : HOUSE };

        nim.model->legal(&s, &list);
        for (char *m = at; *m != '\0'; m = strchr(m, '\n') + 1)
            CHECK(announced(left > 0 ? '>' : ':', m));
    }
    CHECK(!announced('>', "deal 12") && !announced('>', "tak 3"));
}
CLAIM(what_is_guessed_is_hidden_as_before)
{
    Random random = Random_start(1, 1);
    int seen[GRASP + 1] = { 0 };

    for (int k = 0; k < 1200; k++) {
        int seat = 1 + k % 2, mine = 1 + k / 2 % 3;
        Nim s = { .left = 15, .turn = 1, .bid = { 0, 1, 1 },
                  .bidding = true }, hidden;

        s.bid[seat] = mine;
        nim_model.hide(&s, seat);
        hidden = s;
        CHECK(s.bid[seat] == mine && s.bid[3 - seat] == FACE_DOWN);
        nim_model.guess(&s, seat, &random, NULL);
        seen[s.bid[3 - seat]]++;
        nim_model.hide(&s, seat);
        CHECK(memcmp(&s, &hidden, sizeof s) == 0);
    }
    for (int n = 1; n <= GRASP; n++)
        CHECK(seen[n] > 340 && seen[n] < 460);
}
static bool opens(int one, int two, int left, int turn)
{
    Nim s = { .left = 15, .turn = 1, .bidding = true }, open;
    Line move;

    Text_say(move, "bid %d", one);
    CHECK(nim_model.apply(&s, move) == NULL && s.turn == 2);
    nim_model.hide(&s, 1);
    CHECK(s.bid[1] == one && s.bid[2] == 0);
    Text_say(move, "bid %d", two);
    CHECK(nim_model.apply(&s, move) == NULL);
    open = s;
    nim_model.hide(&s, 1);
    return memcmp(&s, &open, sizeof s) == 0
        && s.left == left && s.turn == turn;
}

CLAIM(the_larger_bid_begins_and_both_are_added)
{
    CHECK(opens(1, 1, 17, 1) && opens(1, 3, 19, 2));
    CHECK(opens(2, 3, 20, 2) && opens(3, 1, 19, 1));
}
static bool notes(const Nim *s, int seat, const char *note)
{
    Status status = { .note = "" };

    nim_model.status(s, seat, &status);
    return Text_same(status.note, note);
}

CLAIM(a_bid_is_told_to_its_writer_alone)
{
    Nim s = { .turn = HOUSE, .bidding = true };

    CHECK(nim_model.apply(&s, "bid 1") && s.bid[0] == 0);
    CHECK(!nim_model.apply(&s, "deal 12") && !listed(&s, "take 1"));
    CHECK(Text_same(nim_model.apply(&s, "take 1"),
                    "first write down a bid, as in: bid 2"));
    CHECK(nim_model.apply(&s, "bid 0") && nim_model.apply(&s, "bid 4"));
    CHECK(listed(&s, "bid 3") && !nim_model.apply(&s, "bid 3"));
    CHECK(notes(&s, 1, "Your bid is 3.") && notes(&s, 2, "")
          && notes(&s, 0, ""));
    CHECK(!nim_model.apply(&s, "bid 2") && s.left == 17);
    CHECK(notes(&s, 0, "The bids were 3 and 2."));
    CHECK(Text_same(nim_model.apply(&s, "bid 2"),
                    "this is no time for a bid"));
}
static void peep(Think *t)
{
    const Nim *s = t->state;

    nim_players[0].choose(t);
    if (s->bidding && s->bid[3 - t->seat] > 0)
        Text_say(t->move, "bid %d", s->bid[3 - t->seat]);
}

CLAIM(a_program_that_peeps_is_caught)
{
    const Player peeper[] = { { .name = "peeper", .seat = 1, .nodes = 1,
                                .choose = peep }, { 0 } };
    Game game = { &nim_model, &nim_view, nim_players, NULL };
    Trial trial = { .games = 200, .moves = 4000, .seed = 1,
                    .options = "bids=yes" };
    Tally tally;

    CHECK(Properties(&game, &trial, &tally));
    trial.options = NULL;
    CHECK(Properties(&game, &trial, &tally));
    game.players = peeper;
    CHECK(!Properties(&game, &trial, &tally));
    CHECK(Text_same(tally.fault, "a player knows a secret: peeper"));
}
CLAIM(too_many_items_are_counted)
{
    Item room[2];
    Page page = { .room = 2, .item = room };

    for (int id = 1; id <= 5; id++)
        Text_say(Page_add(&page, id, 0, 0, 1, 1)->words, "thing");
    CHECK(page.n == 5);
    CHECK(Page_find(&page, 2) == &room[1]);
    CHECK(Page_find(&page, 3) == NULL);
}
CLAIM(a_half_knows_its_rest)
{
    Line whole;

    CHECK(Text_same(Half_rest("move 1", "move 1 to 3"), "to 3"));
    CHECK(Text_same(Half_rest("move 1", "move 1"), "."));
    CHECK(!Half_rest("move 1", "move 11 to 3"));
    CHECK(!Half_rest("move 1", "bank 1"));
    Half_whole("move 1", "to 3", whole);
    CHECK(Text_same(whole, "move 1 to 3"));
    Half_whole("move 1", ".", whole);
    CHECK(Text_same(whole, "move 1"));
}
static int which(const Page *page, int taken)
{
    Line move;

    Text_say(move, "take %d", taken);
    for (int k = 0; k < page->n; k++)
        if (Text_same(page->item[k].move, move))
            return page->item[k].id;
    return 0;
}

static int fills(const Nim *s, int pointed, int hinted, int ink)
{
    static char at[10000];
    Item room[40];
    Page page = { .room = 40, .item = room };
    Ui ui = { .seat = 1 };
    Text out = { at, sizeof at, 0 };
    Paint_log log;
    Line wanted;
    int n = 0;

    nim.view->layout(s, &ui, &page);
    ui.hover = which(&page, pointed);
    ui.hint = which(&page, hinted);
    Paint_log_start(&log, &out, nim.view->inks, LIGHT);
    for (int k = 0; k < page.n; k++)
        nim.view->paint(s, &ui, &room[k], &log.paint);
    Text_say(wanted, "fill %s\n", Paint_inks[ink].name);
    for (const char *c = at; (c = strstr(c, wanted)) != NULL; c++)
        n++;
    return n;
}
CLAIM(pointing_at_a_match_lights_what_it_takes)
{
    for (int n = 0; n <= 3; n++) {
        CHECK(fills(&(Nim){ .left = 15 }, n, 0, LAMP) == n);
        CHECK(fills(&(Nim){ .left = 15 }, n, 0, WINE) == 15 - n);
        CHECK(fills(&(Nim){ .left = 15 }, 0, n, LAMP) == n);
    }
}
CLAIM(every_legal_move_can_be_clicked)
{
    for (int left = 0; left <= 40; left++) {
        Nim s = { .left = left, .turn = 2 };
        Item room[40];
        Page page = { .room = 40, .item = room };
        Ui ui = { .seat = 1 };
        int moves = 0;

        nim.view->layout(&s, &ui, &page);
        for (int k = 0; k < page.n; k++) {
            CHECK(room[k].x >= 0 && room[k].x + room[k].w <= page.w);
            CHECK(room[k].y >= 0 && room[k].y + room[k].h <= page.h);
            if (room[k].move[0] != '\0') {
                moves++;
                CHECK(listed(&s, room[k].move));
            }
        }
        CHECK(moves == (left < 3 ? left : 3));
    }
}
static bool not_the_third(void *asked)
{
    return ++*(int *)asked != 3;
}

CLAIM(thinking_ends_with_the_budget_or_when_told)
{
    int asked = 0;
    Think alone = { .nodes = 5 };
    Think watched = { .nodes = 5, .go_on = not_the_third,
                      .who = &asked };

    for (int k = 1; k <= 8; k++) {
        CHECK(Think_more(&alone) == (k <= 5));
        CHECK(Think_more(&watched) == (k <= 2));
    }
    CHECK(asked == 3 && alone.nodes == 0);
}
static long heaps_seen;

static bool winnable(int left)
{
    heaps_seen++;
    for (int n = 1; n <= 3 && n <= left; n++)
        if (!winnable(left - n))
            return true;
    return false;
}

CLAIM(the_player_wins_what_can_be_won)
{
    for (int left = 1; left <= 20; left++) {
        Nim s = { .left = left, .turn = 1 };
        Think t = { .state = &s, .seat = 1, .nodes = 1,
                    .level = nim_players[0].level };

        nim_players[0].choose(&t);
        CHECK(nim.model->apply(&s, t.move) == NULL);
        CHECK(winnable(left) == !winnable(s.left));
        CHECK(t.proved == (winnable(left) ? 1 : -1));
        CHECK(winnable(left) == (left % 4 != 0));
    }
}
CLAIM(trying_all_games_takes_patience)
{
    heaps_seen = 0;
    CHECK(!winnable(20));
    CHECK(heaps_seen == 39215);
}
CLAIM(a_game_saved_before_there_were_seats_still_loads)
{
    Game game = { &nim_model, &nim_view, nim_players, NULL };
    Line why = "";
    Session *s = Session_load(&game, "nim 1 matches=7 seed=9\n"
        "> take 3\n> take 1\n"
        "= begun=1795275000 seconds=8 hints=0 undos=0\n", why);

    CHECK(s && Session_persons(s) == 2 && Session_count(s) == 2);
    Session_free(&s);
}
CLAIM(a_short_game_is_told_to_its_end)
{
    static const struct {
        const char *move, *status;
        int turn;
    } told[] = {
        { "take 3", "Seat 2 takes. Matches: 4.", 2 },
        { "take 1", "Seat 1 takes. Matches: 3.", 1 },
        { "take 3", "Seat 1 took the last match and wins.", OVER },
    };
    Nim s = { 0 };
    Status status = { 0 };

    CHECK(nim.model->start(&s, (int[OPTIONS]){ 7 }, 1) == NULL);
    for (int k = 0; k < 3; k++) {
        CHECK(nim.model->apply(&s, told[k].move) == NULL);
        nim.model->status(&s, 0, &status);
        CHECK(Text_same(status.text, told[k].status));
        CHECK(nim.model->turn(&s) == told[k].turn);
    }
    CHECK(status.winners == 1u << 1);
}
static bool refused(Nim *s, const char *move, const char *why)
{
    const char *complaint = nim.model->apply(s, move);

    return complaint != NULL && Text_same(complaint, why);
}

CLAIM(the_house_deals_onto_an_empty_table)
{
    Nim s = { 0 };

    CHECK(nim.model->start(&s, (int[OPTIONS]){ 0 }, 1) == NULL);
    CHECK(nim.model->turn(&s) == HOUSE);
    CHECK(refused(&s, "deal 40",
                  "the house deals 12 to 20 matches"));
    CHECK(nim.model->apply(&s, "deal 12") == NULL);
    CHECK(refused(&s, "deal 12",
                  "the matches lie on the table already"));
    CHECK(refused(&s, "take 4",
                  "take one, two or three matches"));
    CHECK(refused(&s, "take two",
                  "say take and a number, as in: take 2"));
    s.left = 2;
    CHECK(refused(&s, "take 3",
                  "there are not so many matches left"));
}

CLAIM(the_board_has_a_gap_after_five)
{
    char at[100];
    Text text = { at, sizeof at, 0 };

    nim.model->show(&(Nim){ .left = 7 }, 0, &text);
    nim.model->show(&(Nim){ .left = 0 }, 0, &text);
    CHECK(Text_same(at, " | | | | |  | |\n -\n"));
}
CLAIM(impossible_tables_are_noticed)
{
    static const Nim wrong[] = {
        { .left = -1, .turn = 1 }, { .left = 41, .turn = 1 },
        { .left = 5, .turn = 3 }, { .left = 5, .turn = -1 },
        { .left = 5, .turn = HOUSE }, { .turn = 1, .bidding = true },
    };

    for (int k = 0; k < 6; k++)
        CHECK(nim.model->check(&wrong[k]) != NULL);
    CHECK(nim.model->check(&(Nim){ .left = 5, .turn = 2 }) == NULL);
    CHECK(nim.model->check(&(Nim){ .turn = HOUSE }) == NULL);
    CHECK(sizeof(Nim) == 24);
}
TEST_MAIN
