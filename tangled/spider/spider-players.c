/* Made from games/spider.nw by make tangle: change that, not this. */
#include <string.h>
#include "spider-solve.h"

enum { PATIENCE = 12, LEAST_TENTS = 64, GLANCE = 30000 };

/* tents for the best */
static void rise(Scout *tent, int at, Scout s)
{
    for (; at > 1 && s.merit < tent[at / 2].merit; at /= 2)
        tent[at] = tent[at / 2];
    tent[at] = s;
}
static void sink(Scout *tent, int n, Scout s)
{
    int at = 1;

    for (int k = 2; k <= n; at = k, k *= 2) {
        k += k < n && tent[k + 1].merit < tent[k].merit;
        if (s.merit <= tent[k].merit)
            break;
        tent[at] = tent[k];
    }
    tent[at] = s;
}
static bool is_full(const Search *w)
{
    return w->taken == w->tents || w->entries + w->taken == DIARY;
}
static void admit(Search *w, Scout s)
{
    if (!is_full(w)) {
        rise(w->tent, ++w->taken, s);
        return;
    }
    w->sent_home = true;
    if (s.merit > w->tent[1].merit)
        sink(w->tent, w->taken, s);
}

/* divide the memory */
static Search *pack(void *memory, int tents)
{
    Search *w = memory;
    int most = tents << 12;
    int places = most < PLACES_MOST ? most : PLACES_MOST;

    *w = (Search){ .tents = tents, .places = places,
                   .best = NO_MERIT };
    w->seen  = (uint64_t *)(w + 1);
    w->tent   = (Scout *)(w->seen + places);
    w->diary = (Entry *)(w->tent + tents + 1);
    w->camp  = (Spider *)(w->diary + DIARY);
    w->next  = w->camp + tents + 1;
    memset(w->seen, 0, sizeof w->seen[0] * (size_t)places);
    return w;
}

/* met before */
static bool is_new(Search *w, uint64_t number)
{
    int at = (int)(number >> 32) & (w->places - 1);

    while (w->seen[at] && w->seen[at] != number)
        at = (at + 1) & (w->places - 1);
    if (w->seen[at] || w->met == w->places / 8 * 7) {
        w->sent_home = w->sent_home || !w->seen[at];
        return false;
    }
    w->met++;
    w->seen[at] = number;
    return true;
}

/* scouts come back */
static bool goes_back(const Spider *s, Step m)
{
    return m.n == s->last.n && m.from == s->last.to
        && m.to == s->last.from;
}
static void report(Search *w, int home, Scout s)
{
    s.home = home;
    if (is_full(w) && s.merit <= w->tent[1].merit)
        w->sent_home = true;
    else if (is_new(w, s.number))
        admit(w, s);
}
static void send_all(Search *w, const Spider *s, int home)
{
    Step step[STEPS];
    int n = steps(s, step);

    sum_up(&w->prefixes, s);
    for (int k = 0; k < n; k++)
        if (w->prefixes.round || !goes_back(s, step[k]))
            report(w, home, send_scout(&w->prefixes, s, step[k]));
}

/* the diary */
void walk(const Search *w, int entry, Spider *s, Text *plan)
{
    Line move;

    if (entry == 0) {
        *s = w->start;
        return;
    }
    walk(w, w->diary[entry].before, s, plan);
    take(s, w->diary[entry].step);
    spell(s->last, move);
    if (plan)
        Text_tell(plan, "%s\n", move);
}
static void write_down(Search *w, const Spider *s, Scout by)
{
    int news = w->entries ? w->diary[by.home].news : 0;

    w->diary[w->entries] = (Entry){ by.home, by.merit,
        news || !s->news ? news : w->entries, by.step, may_deal(s) };
    if (s->off == SEQUENCES)
        w->found = w->entries;
    if (by.merit > w->best)
        w->best = by.merit;
    w->entries++;
    w->tables++;
}
static void pitch_camp(Search *w)
{
    Spider *today = w->camp;
    int first = w->entries - w->tables;

    w->tables = 0;
    for (int k = 1; k <= w->taken; k++) {
        Spider *s = &w->next[w->tables];

        *s = today[w->tent[k].home - first];
        take(s, w->tent[k].step);
        write_down(w, s, w->tent[k]);
    }
    w->camp = w->next, w->next = today;
    w->taken = 0;
}

/* march */
static bool march(Search *w, Think *t)
{
    int days = PATIENCE;

    while (w->tables && !w->found && days > 0) {
        int first = w->entries - w->tables, best = w->best;

        for (int k = 0; k < w->tables; k++) {
            if (!Think_more(t))
                return false;
            send_all(w, &w->camp[k], first + k);
        }
        pitch_camp(w);
        days = w->best > best || !w->sent_home ? PATIENCE : days - 1;
    }
    w->sent_home = w->sent_home || w->tables > 0;
    return true;
}

/* go on behind the deal */
static void settle(Search *w, const Spider *s, Scout by)
{
    sum_up(&w->prefixes, s);
    by.merit = w->prefixes.merit;
    if (is_new(w, w->prefixes.number))
        write_down(w, s, by);
}
static void deal_on(Search *w, int from)
{
    for (int k = from; k < w->entries; k++)
        if (w->diary[k].deals)
            admit(w, (Scout){ 0, w->diary[k].merit, k, { 0, 0, 0 } });
    w->tables = 0;
    w->best = NO_MERIT;
    for (int k = 1; k <= w->taken; k++) {
        Spider *s = &w->camp[w->tables];

        walk(w, w->tent[k].home, s, NULL);
        take(s, w->tent[k].step);
        settle(w, s, w->tent[k]);
    }
    w->taken = 0;
}

/* set out */
static Verdict explore(void *memory, Think *t, const Spider *s,
                       int tents, const Leader *leader, unsigned round)
{
    Search *w = pack(memory, tents);

    w->prefixes.round = round;
    w->prefixes.leader = leader;
    w->start = w->camp[0] = *s;
    settle(w, s, (Scout){ .home = 0 });
    while (w->tables && !w->found) {
        int from = w->entries - w->tables;

        if (!march(w, t))
            return UNKNOWN;
        if (!w->found)
            deal_on(w, from);
    }
    return w->found ? WINNABLE : w->sent_home ? UNKNOWN : LOST;
}

/* the verdict */
Verdict find_way(void *memory, Think *t, const Spider *s)
{
    Verdict v = UNKNOWN;

    for (int tents = LEAST_TENTS; tents <= TENTS; tents *= 4)
        for (int k = 0; k < LEADERS && v == UNKNOWN && t->nodes; k++)
            v = explore(memory, t, s, tents,
                        &leaders[(k + s->moves) % LEADERS], 0);
    for (unsigned round = 1; round <= 2 && v == LOST; round++)
        v = explore(memory, t, s, TENTS, leaders, round);
    return v;
}

/* keep the way */
static int moves_in(const char *plan)
{
    int n = 0;

    for (; *plan && *plan != '?'; plan++)
        n += *plan == '\n';
    return n;
}
static bool is_known(const Think *t)
{
    return t->plan[0] && !strchr(t->plan, '?');
}

/* imagine a line */
enum { WINS, TAKES_OFF, TURNS, DEALS };
static void plan_line(Think *t, const Search *w, int line, bool whole)
{
    Text plan = { t->plan, PLAN, 0 };
    int end = whole ? line : w->diary[line].news;
    Spider then;

    while (end == 0 && --line > 0)
        end = w->diary[line].news;
    walk(w, end, &then, &plan);
    if (!whole)
        Text_tell(&plan, "?%d\n", then.off > w->start.off ? TAKES_OFF
                  : then.last.n > 0 ? TURNS : DEALS);
    if (plan.used >= PLAN)
        t->plan[0] = '\0';
}

/* the house looks */
static void judge(Think *t)
{
    Search *w = is_known(t) ? NULL : Think_lend(t, BAGGAGE);
    Verdict v = w ? find_way(w, t, t->state) : UNKNOWN;
    int n;

    if (v == WINNABLE)
        plan_line(t, w, w->found, true);
    n = moves_in(t->plan);
    if (is_known(t))
        Text_say(t->reason, local_n(
                 "With all cards known, it is won in %d move.",
                 "With all cards known, it is won in %d moves.", n), n);
    else
        Text_say(t->reason, "%s", v == LOST
            ? _("Lost: all ways have been tried, with all cards known.")
            : _("No way was found, and no proof that there is none."));
}
static void serve(Think *t)
{
    Spider s = *(const Spider *)t->state;
    Search *w = Think_lend(t, BAGGAGE);
    uint64_t first = s.number;

    if (w)
        Text_say(t->move, s.asking ? "answer unknown 0"
                 : "lay unknown 0");
    for (int later = 0; w && s.seeking && Think_more(t); later++) {
        lay_out(&s, s.suits, first + (uint64_t)later);
        s.seeking = find_way(w, t, &s) != WINNABLE;
        if (!s.seeking)
            Text_say(t->move, "lay winnable %d", later);
    }
}
const Player spider_players[] = {
    { .name = "house", .label = N_("The house"), .seat = HOUSE,
      .nodes = 2000000, .choose = serve },
    { .name = "verdict", .label = N_("A verdict on each table"),
      .seat = PEEKS, .nodes = 1000000, .choose = judge }, { 0 }
};

/* say what for */
static const char *const gains[4][2] = {
    { NN_("who knows the cards wins in %d move",
          "who knows the cards wins in %d moves") },
    { NN_("it takes a sequence off", "%d moves take a sequence off") },
    { NN_("it turns a card over", "%d moves turn a card over") },
    { NN_("nothing is in sight before a deal",
          "%d moves, and a row is dealt") } };

static void tell_plan(Think *t)
{
    const char *mark = strchr(t->plan, '?');
    const char *const *gain = gains[mark ? mark[1] - '0' : WINS];
    int n = moves_in(t->plan);

    if (n > 0) {
        Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
        Text_say(t->reason, local_n(gain[0], gain[1], n), n);
    } else
        Text_say(t->reason, "%s", _("no gain is in sight: "
                 "ask the house, or take moves back"));
}
static void advise(Think *t)
{
    bool all = t->level > 0;
    Spider s = *(const Spider *)t->state;
    Search *w = all == is_known(t) && moves_in(t->plan) ? NULL
              : Think_lend(t, BAGGAGE);

    if (w && !all) {
        spider_model.hide(&s, t->seat);
        spider_model.guess(&s, t->seat, &t->random, NULL);
    }
    if (w) {
        bool found = find_way(w, t, &s) == WINNABLE;

        if (w->entries > 1 && (!all || found || !moves_in(t->plan)))
            plan_line(t, w, found ? w->found : w->entries - 1,
                      all && found);
    }
    if (w || t->plan[0])
        tell_plan(t);
}
static void show_way(Think *t)
{
    judge(t);
    if (is_known(t))
        tell_plan(t);
}

/* the adviser */
const Player spider_hint[] = {
    { .name = "guide", .label = N_("Guide"), .seat = PEEKS,
      .level = 1, .nodes = 160000, .choose = advise },
    { .name = "adviser", .label = N_("Adviser"), .seat = 1,
      .nodes = GLANCE, .choose = advise },
    { .name = "solver", .label = N_("The house"), .seat = PEEKS,
      .nodes = 1000000, .choose = judge },
    { .name = "way", .label = N_("The house"), .seat = PEEKS,
      .nodes = 1000000, .choose = show_way }, { 0 }
};
