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
        say(word, "%.*s", (int)strcspn(drawn, " "), drawn);
        drawn += strlen(word);
        if (word[0] == '|')
            c++;
        else if (match(word, "%w", Face_codes, &face)) {
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
    static Loom l = { .like = tastes };
    Spider s = table(LAID_OUT, column);

    thread_up(&l, &s);
    return l.thread[0][l.pile[0].n].merit;
}
CLAIM(a_column_is_worth_4_and_5_and_10)
{
    CHECK(merit_of("") == 4 && merit_of("9H 8H 5S 7S") == 4);
    CHECK(merit_of("9H 8H 7S 5S") == 5);
    CHECK(merit_of("9H 8H 7H 5S") == 10);
    CHECK(merit_of("AH KS") == -1 && merit_of("KS") == 0);
}
CLAIM(a_king_of_clubs_is_no_pair_with_the_ace_of_diamonds)
{
    CHECK(merit_of("AD KC") == -1 && merit_of("2D AD") == 5);
}
static int all_steps(const Spider *s, Step *out)
{
    int k = steps(s, out);

    out[k] = (Step){ 0, 0, 0 };
    return k + may_deal(s);
}
static void follow(const Loom *l, const Spider *s, Step step)
{
    static Loom then;
    Spider there = *s;
    Scout scout = send_scout(l, s, step);

    then.like = l->like;
    take(&there, step);
    thread_up(&then, &there);
    CHECK(scout.number == then.number && scout.merit == then.merit);
}
CLAIM(a_scout_tells_the_table_that_will_be)
{
    static Step step[STEPS + 1];
    static Loom l;
    Random r = Random_start(1, 1);

    for (uint64_t deal = 1; deal <= 9; deal++) {
        Spider s;

        lay_out(&s, 1 << deal % 3, deal);
        for (int k = 0, n; k < 150; k++) {
            if ((n = all_steps(&s, step)) == 0)
                break;
            l.like = &tastes[k % TASTES];
            thread_up(&l, &s);
            for (int m = 0; m < n; m++)
                if (step[m].n)
                    follow(&l, &s, step[m]);
            take(&s, step[Random_below(&r, n)]);
        }
    }
}
CLAIM(the_order_of_columns_matters_until_the_last_deal)
{
    static Loom a, b;

    for (int dealt = LAID_OUT; dealt <= CARDS; dealt += COLUMNS) {
        Spider s, t;

        lay_out(&s, 4, 1);
        s.dealt = (unsigned char)dealt;
        t = s;
        t.end[4] = s.end[5], t.end[5] = s.end[4];
        a.like = b.like = tastes;
        thread_up(&a, &s), thread_up(&b, &t);
        CHECK(a.merit == b.merit
              && (a.number == b.number) == (dealt == CARDS));
    }
}
static Search *bag(void)
{
    static void *memory;

    if (!memory)
        memory = malloc(BAG(BEDS, LINES_MOST, PLACES_MOST));
    return memory;
}

static bool replays(Spider *s, int line)
{
    Line move;

    spell(bag()->diary[line].step, move);
    return line == 0 || (replays(s, bag()->diary[line].before)
                         && taken(s, move));
}
static bool won_by_its_way(int suits, uint64_t number)
{
    Think t = { .nodes = spider_players->nodes };
    Spider s;

    lay_out(&s, suits, number);
    return find_way(bag(), &t, &s) == WINNABLE
        && replays(&s, bag()->found) && s.off == SEQUENCES;
}
CLAIM(a_way_is_played_to_its_end_by_the_rules)
{
    for (int suits = 1; suits <= 4; suits *= 2)
        CHECK(won_by_its_way(suits, 2));
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
    for (int k = 0; k < n; k++)
        if (found[k].table.dealt == found[n].table.dealt
                && !memcmp(found[k].seen, found[n].seen,
                           sizeof found[n].seen))
            return true;
    return false;
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
    uint64_t number = 1;
    int lost[2] = { 0 };

    for (int k = 0; k < 100; k++) {
        Spider s = spoiled(&number, 4 + k % 2);
        Think t = { .nodes = 20000 };
        int n;

        if (everywhere(&s, &n) != LOST)
            continue;
        CHECK(find_way(bag(), &t, &s) == LOST && bag()->met == n);
        lost[k % 2]++;
    }
    CHECK(lost[0] >= 4 && lost[1] >= 20);
}
LONG_CLAIM(no_table_on_a_way_is_lost)
{
    static Spider way[400];
    int n = 0;

    CHECK(won_by_its_way(4, 2));
    for (int k = bag()->found; k > 0; k = bag()->diary[k].before)
        walk(bag(), k, &way[n++]);
    CHECK(n > 100 && way[0].off == SEQUENCES);
    for (int k = 1; k < n; k++) {
        Think t = { .nodes = k % 3 ? 100 : 1000 };

        CHECK(find_way(bag(), &t, &way[k]) != LOST);
    }
}
CLAIM(who_only_has_to_split_a_run_is_not_stuck)
{
    Spider s = table(CARDS, "KS QS JS 10S 9S 8S 7S 6S | 6S 5S 4S 3S 2S"
        " AS | 7D | KH | KH | KD | KD | KC | KC | KC");

    CHECK(!is_stuck(&s));
    s.face[s.end[1]] = Face_of(HEARTS, ACE);
    CHECK(is_stuck(&s));
}
CLAIM(who_is_stuck_has_lost)
{
    uint64_t number = 1000;
    int stuck = 0;

    for (int k = 0; k < 100; k++) {
        Spider s = spoiled(&number, 5);
        int n;

        if (is_stuck(&s)) {
            stuck++;
            CHECK(everywhere(&s, &n) == LOST);
        }
    }
    CHECK(stuck >= 10);
}
LONG_CLAIM(winnable_deals_have_a_way)
{
    const char *many = getenv("WAYS");
    uint64_t n = many ? (uint64_t)atoi(many) : 1;

    for (uint64_t k = 0; k < n; k++)
        for (int suits = 1; suits <= 4; suits *= 2)
            CHECK(won_by_its_way(suits, 1 + (k + 4) % PROVED));
}
static Think advised(const Spider *s)
{
    Spider seen = *s;

    spider_model.hide(&seen, 1);
    return asked(spider_hint, &seen, spider_hint->nodes, 1);
}
static bool undoes(const Spider *s, const char *move)
{
    Line back;

    spell((Step){ s->last.n, s->last.to, s->last.from }, back);
    return s->last.n > 0 && same(move, back);
}
static int won_by_hints(int suits, uint64_t first)
{
    int won = 0;

    for (uint64_t number = first; number < first + 5; number++) {
        Spider s;

        lay_out(&s, suits, number);
        for (int k = 0; k < 300 && spider_model.turn(&s) == 1; k++) {
            Think t = advised(&s);
            const char *to = strstr(t.move, " to ");
            Line onto;

            say(onto, "Onto column %s: ", to ? to + 4 : "");
            CHECK(!to || strstr(t.reason, onto));
            CHECK(t.reason[0] && !undoes(&s, t.move));
            if (!t.move[0])
                break;
            CHECK(taken(&s, t.move));
        }
        won += s.off == SEQUENCES;
    }
    return won;
}
LONG_CLAIM(hints_have_reasons_never_go_back_and_win_now_and_then)
{
    CHECK(won_by_hints(1, 1) >= 3);
    CHECK(won_by_hints(2, 5) >= 2);
}
TEST_MAIN
