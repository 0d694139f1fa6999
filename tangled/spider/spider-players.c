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
static void admit(Search *w, Scout s)
{
    if (w->taken < w->tents) {
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

    *w = (Search){ .tents = tents, .places = places };
    w->seen  = (uint64_t *)(w + 1);
    w->tent   = (Scout *)(w->seen + places);
    w->diary = (Entry *)(w->tent + tents + 1);
    w->camp  = (Spider *)(w->diary + DIARY);
    w->next  = w->camp + tents + 1;
    return w;
}

/* met before */
static bool is_new(Search *w, uint64_t number)
{
    int at = (int)(number >> 32) & (w->places - 1);

    while (w->seen[at] && w->seen[at] != number)
        at = (at + 1) & (w->places - 1);
    if (w->seen[at])
        return false;
    if (w->met == w->places / 8 * 7) {
        w->sent_home = true;
        return false;
    }
    w->met++;
    w->seen[at] = number;
    return true;
}

/* scouts come back */
static bool goes_back(const Spider *s, Step m)
{
    return m.n > 0 && m.n == s->last.n && m.from == s->last.to
        && m.to == s->last.from;
}
static void report(Search *w, int home, Scout s)
{
    s.home = home;
    if (w->taken == w->tents && s.merit <= w->tent[1].merit)
        w->sent_home = true;
    else if (is_new(w, s.number))
        admit(w, s);
}
static void send_all(Search *w, int home)
{
    const Spider *s = &w->camp[home];
    Step step[STEPS];
    int n = steps(s, step);

    sum_up(&w->prefixes, s);
    for (int k = 0; k < n; k++)
        if (w->turns_back || !goes_back(s, step[k]))
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
static void write_down(Search *w, const Spider *s, Scout by, int before)
{
    Entry *e = &w->diary[w->entries];

    *e = (Entry){ .before = before, .merit = by.merit, .step = by.step,
                  .deals = may_deal(s), .news = s->news };
    if (s->off == SEQUENCES)
        w->found = w->entries;
    if (e->merit > w->best)
        w->best = e->merit;
    w->entries++;
}
static void pitch_camp(Search *w)
{
    Spider *today = w->camp;
    int first = w->entries;

    for (int k = 0; k < w->taken; k++) {
        w->next[k] = w->camp[w->tent[k + 1].home];
        take(&w->next[k], w->tent[k + 1].step);
        write_down(w, &w->next[k], w->tent[k + 1],
                   w->first + w->tent[k + 1].home);
    }
    w->camp = w->next, w->next = today;
    w->tables = w->taken, w->first = first;
    w->taken = 0;
}

/* march */
static bool has_paper(Search *w)
{
    bool enough = w->entries + w->taken <= DIARY;

    w->sent_home = w->sent_home || !enough;
    w->taken = enough ? w->taken : 0;
    return enough;
}
static bool march(Search *w, Think *t)
{
    int days = PATIENCE, best;

    while (w->tables && !w->found && days > 0) {
        for (int k = 0; k < w->tables; k++) {
            if (!Think_more(t))
                return false;
            send_all(w, k);
        }
        if (!has_paper(w))
            return true;
        best = w->best;
        pitch_camp(w);
        days = w->best > best || !w->sent_home ? PATIENCE : days - 1;
    }
    w->sent_home = w->sent_home || w->tables > 0;
    return true;
}

/* go on behind the deal */
static void deal_on(Search *w, int from)
{
    int till = w->entries, n = 0;

    for (int k = from; k < till; k++)
        if (w->diary[k].deals)
            admit(w, (Scout){ 0, w->diary[k].merit, k, { 0, 0, 0 } });
    for (int k = 1; has_paper(w) && k <= w->taken; k++) {
        /* deal at the place of tent k */
        Scout s = w->tent[k];

        walk(w, s.home, &w->camp[n], NULL);
        take(&w->camp[n], s.step);
        sum_up(&w->prefixes, &w->camp[n]);
        s.merit = w->prefixes.merit;
        if (is_new(w, w->prefixes.number))
            write_down(w, &w->camp[n++], s, s.home);
    }
    w->tables = n, w->first = till;
    w->taken = 0;
}

/* set out */
static void set_out(Search *w, const Spider *s)
{
    memset(w->seen, 0, sizeof w->seen[0] * (size_t)w->places);
    w->start = w->camp[0] = *s;
    sum_up(&w->prefixes, s);
    (void)is_new(w, w->prefixes.number);
    w->tables = 1;
    w->best = NO_MERIT;
    write_down(w, s, (Scout){ .merit = w->prefixes.merit }, 0);
}
static Verdict explore(void *memory, Think *t, const Spider *s,
                       int tents, const Leader *leader, unsigned round)
{
    Search *w = pack(memory, tents);

    w->prefixes.round = round;
    w->prefixes.leader = leader;
    w->turns_back = round > 0;
    set_out(w, s);
    while (w->tables && !w->found) {
        int from = w->first;

        if (!march(w, t))
            return UNKNOWN;
        w->best = NO_MERIT;
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
static Verdict look_for_way(Think *t, Search *w)
{
    Text plan = { t->plan, PLAN, 0 };
    Verdict v = w ? find_way(w, t, t->state) : UNKNOWN;
    Spider end;

    if (v == WINNABLE)
        walk(w, w->found, &end, &plan);
    if (plan.used >= PLAN)
        t->plan[0] = '\0';
    return v;
}
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

/* the house looks */
static void judge(Think *t)
{
    Verdict v = is_known(t) ? WINNABLE
        : look_for_way(t, Think_lend(t, BAGGAGE));
    int n = moves_in(t->plan);

    if (v == WINNABLE && n > 0)
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

/* imagine a line */
enum { WINS, TAKES_OFF, TURNS, DEALS };
static int first_news(const Search *w, int line)
{
    int end = 0;

    for (int k = line; k > 0; k = w->diary[k].before)
        if (w->diary[k].news)
            end = k;
    return end;
}
static void plan_line(Think *t, const Search *w, int line)
{
    Text plan = { t->plan, PLAN, 0 };
    int end = first_news(w, line);
    Spider then;

    for (int k = w->entries; end == 0 && --k > 0;)
        if (w->diary[k].news)
            end = first_news(w, k);
    walk(w, end, &then, &plan);
    Text_tell(&plan, "?%d\n", then.off > w->start.off ? TAKES_OFF
              : then.last.n > 0 ? TURNS : DEALS);
}

/* say what for */
static const char *const gains[4][2] = {
    { NN_("who knows the cards wins in %d move",
          "who knows the cards wins in %d moves") },
    { NN_("it takes a sequence off", "%d moves take a sequence off") },
    { NN_("it turns a card over", "%d moves turn a card over") },
    { NN_("then a row may be dealt",
          "%d moves, and a row is dealt") } };

static void tell_plan(Think *t)
{
    const char *mark = strchr(t->plan, '?');
    const char *const *gain = gains[mark ? mark[1] - '0' : WINS];
    int n = moves_in(t->plan);

    if (n > 0)
        Text_say(t->move, "%.*s", (int)strcspn(t->plan, "\n"), t->plan);
    if (n == 0 || (mark && Text_same(t->move, "deal")))
        Text_say(t->reason, "%s", n == 0 ? _("no gain is in sight: "
                 "ask the house, or take moves back")
                 : _("nothing better is in sight"));
    else
        Text_say(t->reason, local_n(gain[0], gain[1], n), n);
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
    if (w && (!all || (look_for_way(t, w) != WINNABLE
                       && moves_in(t->plan) == 0))) {
        bool found = !all && find_way(w, t, &s) == WINNABLE;

        if (w->entries > 1)
            plan_line(t, w, found ? w->found : w->entries - 1);
    }
    if (w || t->plan[0])
        tell_plan(t);
}
static void show_way(Think *t)
{
    judge(t);
    if (is_known(t) && moves_in(t->plan))
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
