/* Made from games/spider.nw by make tangle: change that, not this. */
#include "bench.h"
#include "spider-solve.h"

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

/* tests of the search */
static int merit_of(const char *column)
{
    static Prefixes l = { .leader = leaders };
    Spider s = table(LAID_OUT, column);

    sum_up(&l, &s);
    return l.prefix[0][l.pile[0].n].merit;
}
CLAIM(a_column_is_worth_4_and_5_and_10)
{
    CHECK(merit_of("") == 4 && merit_of("9H 8H 5S 7S") == 4);
    CHECK(merit_of("9H 8H 7S 5S") == 5);
    CHECK(merit_of("9H 8H 7H 5S") == 10);
    CHECK(merit_of("AH KS") == -1 && merit_of("AD KC") == -1);
}
static int all_steps(const Spider *s, Step *out)
{
    int k = steps(s, out);

    out[k] = (Step){ 0, 0, 0 };
    return k + may_deal(s);
}
static void follow(const Prefixes *l, const Spider *s, Step step)
{
    static Prefixes then;
    Spider there = *s;
    Scout scout = send_scout(l, s, step);

    then.leader = l->leader;
    take(&there, step);
    sum_up(&then, &there);
    CHECK(scout.number == then.number && scout.merit == then.merit);
}
CLAIM(a_scout_tells_the_table_that_will_be)
{
    static Step step[STEPS + 1];
    static Prefixes l;
    Random r = Random_start(1, 1);

    for (uint64_t deal = 1; deal <= 9; deal++) {
        Spider s;

        lay_out(&s, 1 << deal % 3, deal);
        for (int k = 0, n; k < 150; k++) {
            if ((n = all_steps(&s, step)) == 0)
                break;
            l.leader = &leaders[k % LEADERS];
            sum_up(&l, &s);
            for (int m = 0; m < n; m++)
                if (step[m].n)
                    follow(&l, &s, step[m]);
            take(&s, step[Random_below(&r, n)]);
        }
    }
}
CLAIM(the_order_of_columns_matters_until_the_last_deal)
{
    static Prefixes a, b;

    for (int dealt = LAID_OUT; dealt <= CARDS; dealt += COLUMNS) {
        Spider s, t;

        lay_out(&s, 4, 1);
        s.dealt = (unsigned char)dealt;
        t = s;
        t.end[4] = s.end[5], t.end[5] = s.end[4];
        a.leader = b.leader = leaders;
        sum_up(&a, &s), sum_up(&b, &t);
        CHECK(a.merit == b.merit
              && (a.number == b.number) == (dealt == CARDS));
    }
}
static bool won_by_its_way(int suits, uint64_t number)
{
    Spider s;
    Think t;

    lay_out(&s, suits, number);
    t = asked(spider_hint + 2, &s, spider_hint[2].nodes, 1);
    for (char *at = t.plan, *next; *at; at = next + 1) {
        next = strchr(at, '\n');
        *next = '\0';
        CHECK(taken(&s, at));
    }
    return s.off == SEQUENCES;
}
enum { MOST_FOUND = 520 };
typedef struct Found {
    Spider        table;
    unsigned char seen[COLUMNS][CARDS];
} Found;
static Found found[MOST_FOUND];

static int by_cards(const void *a, const void *b)
{
    return memcmp(a, b, CARDS);
}
static void write_out(Found *f)
{
    const Spider *s = &f->table;

    memset(f->seen, 0, sizeof f->seen);
    for (int c = 0; c < COLUMNS; c++) {
        Pile p = column(s, c);

        for (int k = 0; k < p.n; k++)
            f->seen[c][k] = (unsigned char)(s->face[p.card[k]]
                + 64 * (k < s->closed[c]));
    }
    if (s->dealt == CARDS)
        qsort(f->seen, COLUMNS, CARDS, by_cards);
}
static bool is_known(int n)
{
    int k = 0;

    while (memcmp(found[k].seen, found[n].seen, sizeof found[n].seen))
        k++;
    return k < n;
}
static Verdict everywhere(const Spider *s, int *n)
{
    Step step[STEPS + 1];

    found[0].table = *s;
    write_out(&found[0]);
    *n = 1;
    for (int k = 0; k < *n; k++)
        for (int m = all_steps(&found[k].table, step); m-- > 0;) {
            if (*n == MOST_FOUND)
                return UNKNOWN;
            found[*n].table = found[k].table;
            take(&found[*n].table, step[m]);
            if (found[*n].table.off == SEQUENCES)
                return WINNABLE;
            write_out(&found[*n]);
            *n += !is_known(*n);
        }
    return LOST;
}
static Spider spoiled(uint64_t *number, int rows)
{
    Step step[STEPS + 1];
    Spider s;

    do {
        lay_out(&s, 4, (*number)++);
        for (int k = 0; k < rows; k++)
            take(&s, (Step){ 0, 0, 0 });
    } while (all_steps(&s, step) > 3);
    return s;
}
CLAIM(lost_is_said_of_tables_on_which_everything_was_tried)
{
    static union { Search w; char all[BAGGAGE]; } memory;
    uint64_t number = 1;
    int lost[2] = { 0 };

    for (int k = 0; k < 100; k++) {
        Spider s = spoiled(&number, 4 + k % 2);
        Think t = { .nodes = 20000 };
        int n;

        if (everywhere(&s, &n) != LOST)
            continue;
        CHECK(find_way(&memory, &t, &s) == LOST && memory.w.met == n);
        lost[k % 2]++;
    }
    CHECK(lost[0] >= 4 && lost[1] >= 20);
}
CLAIM(whoever_only_has_to_split_a_run_is_not_stuck)
{
    Spider s = table(CARDS, "KS QS JS 10S 9S 8S 7S 6S | 6S 5S 4S 3S 2S"
        " AS | 7D | KH | KH | KD | KD | KC | KC | KC");

    CHECK(!is_stuck(&s));
    s.face[s.end[1]] = Face_of(HEARTS, ACE);
    CHECK(is_stuck(&s));
}
CLAIM(to_move_back_is_not_to_play_back)
{
    Spider s = table(CARDS, "7H 6S | 7D | KS | KS | KH | KH | KD | KD |"
                            " KC | KC");

    s.closed[0] = 1;
    CHECK(!is_stuck(&s));
    take(&s, (Step){ 1, 0, 1 });
    CHECK(s.news && fits(&s, (Step){ 1, 1, 0 }) && is_stuck(&s));
}
CLAIM(a_thousand_tables_are_not_too_many_to_be_stuck)
{
    Spider s = table(CARDS, "9S 8H | 9H 8D | 9D 8C | 9C | 5S 4H |"
                            " 5H 4D | 5D 4C | 5C | KS QH | KD");

    CHECK(is_stuck(&s));
    s = table(CARDS, "9S 8H 7S | 9H 8D 7C | 9D 8C | 9C | 5S 4H 3S |"
                     " 5H 4D 3C | 5D 4C | 5C | KS QH | KD");
    CHECK(!is_stuck(&s));
}
CLAIM(whoever_is_stuck_has_lost)
{
    uint64_t number = 1000;
    int stuck = 0, n;

    for (int k = 0; k < 100; k++) {
        Spider s = spoiled(&number, 5);
        Verdict v = is_stuck(&s) ? everywhere(&s, &n) : UNTOLD;

        CHECK(v != WINNABLE);
        stuck += v == LOST;
    }
    CHECK(stuck >= 10);
}
CLAIM(a_deal_is_sought_until_a_way_is_known)
{
    Spider s, first;

    lay_out(&first, 1, 40);
    CHECK(!starts(&s, "suits=one deals=proved", 40));
    CHECK(stands(&s, HOUSE, 0, 500) && lists(&s, "lay unknown 0\n"));
    CHECK(says(&s, "The house looks for a deal that can be won."));
    CHECK(Text_same(asked(spider_players, &s, 100, 1).move,
                    "lay unknown 0"));
    CHECK(Text_same(asked(spider_players, &s, 200000, 1).move,
                    "lay winnable 0") && plays(&s, "lay winnable 0"));
    CHECK(memcmp(s.face, first.face, CARDS) == 0);
}
LONG_CLAIM(winnable_deals_have_a_way)
{
    const char *many = getenv("WAYS");
    uint64_t n = many ? (uint64_t)atoi(many) : 1;

    for (uint64_t k = 0; k < n; k++)
        for (int suits = 1; suits <= 4; suits *= 2)
            CHECK(won_by_its_way(suits, 1 + (k + 4) % PROVED));
}
static Think advised(const Player *who, const Spider *s, char *plan)
{
    Think t = { .state = s, .seat = 1, .level = who->level,
                .nodes = who->nodes };

    strcpy(t.plan, plan);
    who->choose(&t);
    free(t.memory);
    strcpy(plan, t.plan + strcspn(t.plan, "\n") + (t.plan[0] != '\0'));
    return t;
}
CLAIM(a_line_is_kept_up_to_its_news_and_never_goes_back)
{
    Player hasty = *spider_hint;
    char plan[PLAN] = "", rest[PLAN];
    int kept = 0;
    Spider s;

    hasty.nodes = 1000;
    lay_out(&s, 4, 1);
    for (int k = 0; k < 60; k++) {
        Step was = s.last;
        Think t;

        strcpy(rest, plan);
        t = advised(&hasty, &s, plan);
        CHECK(t.reason[0] && taken(&s, t.move));
        CHECK(s.last.n != was.n || s.last.from != was.to
              || s.last.to != was.from || was.n == 0);
        if (rest[0] == 'm' && strchr(t.plan, '?')) {
            CHECK(Text_same(t.plan, rest));
            kept++;
        }
    }
    CHECK(kept > 9);
}
CLAIM(where_no_line_has_news_nothing_is_advised)
{
    Spider s = table(CARDS, "9S 8H | 9H | 9D | 9C | 5S | 5H | 5D | 5C |"
                            " KS | KD");
    Think t = asked(spider_hint, &s, spider_hint->nodes, 1);

    CHECK(is_stuck(&s) && !t.move[0]
          && !strncmp(t.reason, "no gain is in sight", 19));
}
CLAIM(a_way_is_told_by_its_length_and_then_followed)
{
    char plan[PLAN] = "";
    Spider s;
    Think t;

    lay_out(&s, 1, 2);
    t = advised(spider_hint + 2, &s, plan);
    CHECK(!t.move[0] && strstr(t.reason, "it is won in "));
    t.nodes = 0;
    t.level = 1;
    for (int k = 0; k < 4; k += 3) {
        spider_hint[k].choose(&t);
        CHECK(t.move[0] && !strncmp(t.reason, "who knows", 9));
    }
    t = advised(spider_players + 1, &s, plan);
    CHECK(!t.move[0] && strstr(t.reason, "it is won in "));
    t = asked(spider_hint + 3, &s, 9, 1);
    CHECK(!t.move[0] && strstr(t.reason, "No way was found"));
    t = asked(spider_hint, &s, 100, 1);
    CHECK(strchr(t.plan, '?') && t.move[0]
          && strncmp(t.reason, "who knows", 9));
}
TEST_MAIN
