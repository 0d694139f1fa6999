/* Made from games/aces.nw by make tangle: change that, not this. */
#include "bench.h"
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

/* tests of the search */
enum { MOST_TABLES = 20000 };
static Aces tables[MOST_TABLES];

static bool is_same(const Aces *a, const Aces *b)
{
    return a->now.rows == b->now.rows
        && memcmp(a->now.in, b->now.in, sizeof a->now.in) == 0;
}
static uint64_t marks[MOST_TABLES];

static uint64_t mark_of(const Aces *s)
{
    uint64_t mark = (uint64_t)s->now.rows;

    for (int c = 0; c < COLUMNS; c++)
        mark = 61 * mark + s->now.in[c];
    return mark;
}
static bool can_be_won(Aces s, bool at_once)
{
    Step m[STEPS];

    tables[0] = s;
    marks[0] = mark_of(&s);
    for (int k = 0, all = 1; k < all; k++) {
        int n = steps(&tables[k], m);

        if (n == 0 && left(&tables[k]) == SUITS)
            return true;
        if (n && at_once && m[0].to == AWAY)
            n = 1;
        /* list the tables after n steps */
        for (int j = 0; j < n && all < MOST_TABLES; j++) {
            int at = 0;

            tables[all] = tables[k];
            take(&tables[all].now, m[j]);
            marks[all] = mark_of(&tables[all]);
            while (marks[at] != marks[all]
                   || !is_same(&tables[at], &tables[all]))
                at++;
            all += at == all;
        }
    }
    return false;
}
static int order(Aces *s, int k, int named)
{
    int cards = COLUMNS * s->ranks, tried = k == cards;

    if (tried)
        CHECK(can_be_won(*s, true) == can_be_won(*s, false));
    for (int j = k; j < cards; j++) {
        Face f = s->face[k], next = s->face[j];
        int suit = (int)Face_suit(next);

        if (suit > named)
            continue;
        s->face[k] = next, s->face[j] = f;
        tried += order(s, k + 1, named + (suit == named));
        s->face[k] = f, s->face[j] = next;
    }
    return tried;
}
LONG_CLAIM(with_eight_cards_it_never_hurts_to_take_one_away)
{
    Aces s = { .fills = ANY };

    lay_out(&s, 2, 1);
    CHECK(24 * order(&s, 0, 0) == 40320);
}
CLAIM(with_twelve_cards_it_can)
{
    Aces s = { .fills = ANY },
         t = table("AD | AH | KS | AC || QS AS QD KH QC QH KC KD");

    lay_out(&s, 3, 26322);
    CHECK(!can_be_won(s, true) && can_be_won(s, false));
    CHECK(!can_be_won(t, true) && can_be_won(t, false));
    CHECK(plays(&s, "deal, take 4 away, take 4 away, take 2 to 4"));
    CHECK(listed(&s, "take 3 away") && can_be_won(s, true) == false);
    CHECK(plays(&s, "deal, take 3 away, take 2 away, take 3 away, "
                    "take 1 away, take 1 away, take 4 away"));
    CHECK(stands(&s, OVER, 2, 4));
}
static Verdict verdict(Aces *s, Text *way)
{
    Think t = { .nodes = s->ranks < ROWS ? 30000 : 3000000 };
    Verdict v = find_way(open_book(&t), &t, s, way);

    free(t.memory);
    return v;
}
static int walk(Aces *s, char *way)
{
    int moves = 0;

    for (char *m = way, *end; *m; m = end + 1, moves++) {
        end = strchr(m, '\n');
        *end = '\0';
        CHECK(taken(s, m));
    }
    return moves;
}
static void agrees(int ranks, uint64_t number, Fills fills)
{
    char at[PLAN] = "";
    Text way = { at, PLAN, 0 };
    Aces s = { .fills = (unsigned char)fills };
    Verdict v;

    lay_out(&s, ranks, number);
    v = verdict(&s, &way);
    CHECK((v == WINNABLE) == can_be_won(s, false) && v <= LOST);
    walk(&s, at);
    CHECK(v == LOST || left(&s) == SUITS);
}
/* the first deals that are won only by keeping a card, and some in
   which ghosts must not be mistaken for cards */
static const struct { int ranks; uint64_t number; } hard[] = {
    { 3, 26322 }, { 3, 34116 }, { 3, 44058 }, { 4, 1778 }, { 4, 4603 },
    { 3, 648 }, { 3, 1199 }, { 4, 198 }, { 4, 214 }, { 0, 0 }
};
LONG_CLAIM(the_search_and_a_referee_without_ghosts_agree)
{
    for (uint64_t number = 1; number <= 240; number++)
        agrees(3, number, (Fills)(number % 3));
    for (uint64_t number = 1; number <= 12; number++)
        agrees(4, number, (Fills)(number % 3));
    for (int k = 0; hard[k].ranks; k++)
        agrees(hard[k].ranks, hard[k].number, ANY);
}
CLAIM(a_way_of_fifty_two_cards_wins_by_the_rules)
{
    char at[PLAN] = "";
    Text way = { at, PLAN, 0 };
    Aces s = { .fills = ANY };

    lay_out(&s, ROWS, 7);
    CHECK(verdict(&s, &way) == WINNABLE);
    CHECK(walk(&s, at) == 69 && stands(&s, OVER, 2, 4));
}
static const char *said_of(const Aces *s, long nodes)
{
    static Think t;

    t = asked(aces_players + 1, s, nodes, 1);
    return t.reason;
}
CLAIM(the_watcher_says_what_it_can_prove)
{
    Aces s = { .fills = ANY };

    lay_out(&s, 3, 26322);
    CHECK(Text_same(said_of(&s, 9999), "can be won"));
    CHECK(Text_same(said_of(&s, 0), "nobody knows yet"));
    CHECK(Text_same(said_of(&s, 5), "lost if each card goes at once; "
                    "if one stays, unknown"));
    CHECK(plays(&s, "deal, take 4 away, take 4 away, take 2 to 4, "
                    "take 3 away"));
    CHECK(Text_same(said_of(&s, 9999), "lost, whatever you do"));
    lay_out(&s, ROWS, 7);
    CHECK(Text_same(said_of(&s, 9999), "can be won"));
}
static int hinted(Aces s, long nodes)
{
    char plan[PLAN] = "";

    while (aces_model.turn(&s) == 1) {
        Think t = { .state = &s, .seat = 1, .nodes = nodes };

        strcpy(t.plan, plan);
        aces_hint[0].choose(&t);
        free(t.memory);
        CHECK(t.reason[0] && taken(&s, t.move));
        strcpy(plan, t.plan + strcspn(t.plan, "\n") + (t.plan[0] != 0));
    }
    return left(&s);
}
CLAIM(whoever_follows_hints_wins_what_can_be_won_and_ends_the_rest)
{
    Aces s = { .fills = ANY };

    lay_out(&s, 3, 26322);
    CHECK(hinted(s, PATIENCE) == 4 && hinted(s, 0) > 4);
    lay_out(&s, ROWS, 3);
    CHECK(hinted(s, PATIENCE) == 4);
    lay_out(&s, ROWS, 27);
    CHECK(hinted(s, PATIENCE) > 4);
    CHECK(hinted(table("2C 3H | 2H | 4S |"), 0) == 3);
}
CLAIM(the_house_lays_a_deal_that_can_be_won)
{
    Aces s, t;

    CHECK(!starts(&s, "deals=winnable ranks=4", 7));
    CHECK(stands(&s, HOUSE, 0, 16) && lists(&s, "lay unknown 0\n"));
    CHECK(says(&s, "The house looks for a deal that can be won."));
    CHECK(refused(&s, "deal", "The house is looking for a way."));
    CHECK(house_moves(&s, 1) && !s.doubtful);
    t = s;
    CHECK(verdict(&t, &(Text){ NULL, 0, 0 }) == WINNABLE);
    CHECK(refused(&s, "lay winnable 0",
                  "The house has not been asked."));
    CHECK(!starts(&s, "deals=winnable", 7)
          && plays(&s, "lay unknown 0"));
    CHECK(says(&s, "For no deal a way was found in time: "
                   "this one may not be winnable."));
    CHECK(plays(&s, "deal")
          && says(&s, "Cards left: 52. Deals left: 11."));
    CHECK(Text_same(asked(aces_players, &s, 0, 1).move,
                    "lay unknown 0"));
}
TEST_MAIN
