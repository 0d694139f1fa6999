/* Made from chatnoir.nw by make tangle: change that, not this. */
#include <string.h>
#include "chatnoir.h"

/* world */
bool same_posn(Posn a, Posn b) { return a.x == b.x && a.y == b.y; }
void empty_world(World *w, int size, CatKind kind)
{
    *w = (World){ .size = size, .kind = kind, .last = NOWHERE };
    w->cat = (Posn){ size / 2, size / 2 };
}
bool is_free(const World *w, Posn p)
{
    return in_bounds(p, w->size) && !w->blocked[p.y][p.x];
}
int free_circles(const World *w, Posn *out)
{
    int n = 0;

    for (int k = 0; k < w->size * w->size; k++) {
        Posn p = { k / w->size, k % w->size };

        if (is_free(w, p))
            out[n++] = p;
    }
    return n;
}
void block_cell(World *w, Posn p) { w->blocked[p.y][p.x] = true; }
bool block_some(World *w, int n, Random *random)
{
    Posn list[MOST * MOST];
    int order[MOST * MOST], cards = 0, all = free_circles(w, list);

    for (int i = 0; i < all; i++)
        if (!same_posn(list[i], w->cat))
            order[cards++] = i;
    if (n > cards)
        return false;
    Random_shuffle(random, order, cards);
    for (int i = 0; i < n; i++)
        block_cell(w, list[order[i]]);
    return true;
}
int id_of(const World *w, Posn p)
{
    return same_posn(p, NOWHERE) ? 0 : 1 + p.y * w->size + p.x;
}

Posn posn_of(const World *w, int id)
{
    if (id < 1 || id > w->size * w->size)
        return NOWHERE;
    return (Posn){ (id - 1) % w->size, (id - 1) / w->size };
}

/* breadth-first search */
int lookup_in_table(const Table *table, Posn p)
{
    for (int i = 0; i < table->n; i++)
        if (same_posn(table->cell[i].at, p))
            return table->cell[i].leaps;
    return FAR;
}

/* bfs */
static void hear(Table *table, Posn p, int leaps)
{
    if (lookup_in_table(table, p) == FAR)
        table->cell[table->n++] = (DistCell){ p, leaps };
}
void bfs(const World *w, Posn also, Posn from, Table *table)
{
    table->n = 0;
    hear(table, from, 0);
    for (int head = 0; head < table->n; head++) {
        DistCell teller = table->cell[head];

        /* tell the neighbors of the teller */
        Posn next[EDGE];
        int n = 0;

        if (head == 0 || !same_posn(teller.at, BOUNDARY))
            n = neighbors(w, also, teller.at, next);
        for (int i = 0; i < n; i++)
            hear(table, next[i], teller.leaps + 1);
    }
}

/* board to graph */
void adjacent(Posn p, Posn out[6])
{
    int left = p.x - 1 + p.y % 2;

    out[0] = (Posn){ left,     p.y - 1 };
    out[1] = (Posn){ left + 1, p.y - 1 };
    out[2] = (Posn){ p.x - 1,  p.y };
    out[3] = (Posn){ p.x + 1,  p.y };
    out[4] = (Posn){ left,     p.y + 1 };
    out[5] = (Posn){ left + 1, p.y + 1 };
}
bool on_boundary(Posn p, int size)
{
    int last = size - 1;

    return p.x == 0 || p.x == last || p.y == 0 || p.y == last;
}
bool in_bounds(Posn p, int size)
{
    int last = size - 1;

    return p.x >= 0 && p.x <= last && p.y >= 0 && p.y <= last
        && (p.x > 0 || (p.y > 0 && p.y < last));
}

/* neighbors */
static bool is_open(const World *w, Posn also, Posn p)
{
    return is_free(w, p) && !same_posn(p, also);
}

int neighbors(const World *w, Posn also, Posn p, Posn *out)
{
    Posn around[6];
    int n = 0;

    /* answer for the place beyond */
    if (same_posn(p, BOUNDARY)) {
        Posn list[MOST * MOST];
        int all = free_circles(w, list);

        for (int i = 0; i < all; i++)
            if (on_boundary(list[i], w->size) && is_open(w, also, list[i]))
                out[n++] = list[i];
        return n;
    }
    if (!is_open(w, also, p))
        return 0;
    if (on_boundary(p, w->size))
        out[n++] = BOUNDARY;
    adjacent(p, around);
    for (int i = 0; i < 6; i++)
        if (is_open(w, also, around[i]))
            out[n++] = around[i];
    return n;
}

/* search board */
static int row_start(int size, int y)
{
    return (y + 1) * (size + 1) + (y + 1) / 2 + 1;
}

int Boxes_room(int size) { return row_start(size, size + 1); }

int Boxes_at(int size, Posn p)
{
    return row_start(size, p.y) + p.x;
}
static uint16_t *fence(uint16_t *to, const uint16_t *end)
{
    while (to < end)
        *to++ = WALL;
    return to;
}
void Boxes_lay(Boxes b, const bool *blocked, int stride)
{
    int last = b.size - 1;
    uint16_t *to = b.at;

    for (int y = 0; y <= last; y++, blocked += stride) {
        to = fence(to, b.at + row_start(b.size, y));
        for (int x = 0; x <= last; x++)
            to[x] = (uint16_t)(FAR - blocked[x]);
        if (y == 0 || y == last)
            to[0] = WALL;
        to += b.size;
    }
    fence(to, b.at + Boxes_room(b.size));
}
static int join(Boxes b, int box, int leaps, int tail)
{
    if (b.at[box] == FAR) {
        b.at[box] = (uint16_t)leaps;
        b.line[tail++] = box;
    }
    return tail;
}
static void look_around(int size, int away[6])
{
    int d = size + 1, six[6] = { -d - 1, -d, -1, 1, d, d + 1 };

    memcpy(away, six, sizeof six);
}

static void spread(Boxes b, int tail)
{
    int away[6];

    look_around(b.size, away);
    for (int head = 0; head < tail; head++) {
        int teller = b.line[head], leaps = b.at[teller] + 1;

        if (leaps > DEEPEST)
            return;
        for (int i = 0; i < 6; i++)
            tail = join(b, teller + away[i], leaps, tail);
    }
}
static int call_edge(Boxes b)
{
    int last = b.size - 1, tail = 0;

    for (int i = 0; i <= last; i++) {
        tail = join(b, row_start(b.size, 0) + i, 1, tail);
        tail = join(b, row_start(b.size, last) + i, 1, tail);
        tail = join(b, row_start(b.size, i), 1, tail);
        tail = join(b, row_start(b.size, i) + last, 1, tail);
    }
    return tail;
}
void Boxes_from_boundary(Boxes b)
{
    spread(b, call_edge(b));
}

void Boxes_from(Boxes b, int box)
{
    spread(b, join(b, box, 0, 0));
}
static Boxes lay(const World *w, Posn also, Map *map, int *line)
{
    Boxes b = { w->size, map->at, line };

    map->size = w->size;
    Boxes_lay(b, &w->blocked[0][0], MOST);
    if (in_bounds(also, w->size))
        map->at[Boxes_at(w->size, also)] = WALL;
    return b;
}
void bfs_from_boundary(const World *w, Posn also, Map *map)
{
    int line[ROOM];

    Boxes_from_boundary(lay(w, also, map, line));
}
void bfs_from(const World *w, Posn from, Posn also, Map *map)
{
    int line[ROOM];
    int box = Boxes_at(w->size, from);

    Boxes_from(lay(w, also, map, line), box);
    map->at[box] = 0;
}
int lookup(const Map *map, Posn p)
{
    int leaps = in_bounds(p, map->size)
              ? map->at[Boxes_at(map->size, p)] : FAR;

    return leaps == WALL ? FAR : leaps;
}

/* living circles */
static int call_twice(Boxes b, int tail)
{
    int away[6];

    look_around(b.size, away);
    for (int head = 0; head < tail; head++)
        for (int i = 0; i < 6; i++) {
            int box = b.line[head] + away[i];

            if (b.at[box] == FAR)
                b.at[box] = ONCE;
            else if (b.at[box] == ONCE) {
                b.at[box] = TWICE;
                b.line[tail++] = box;
            }
        }
    return tail;
}
void find_living(const World *w, Posn also, Hope *hope)
{
    Boxes b = lay(w, also, &hope->map, hope->line);

    hope->edge = call_edge(b);
    hope->alive = call_twice(b, hope->edge);
}

bool lives(const Hope *hope, Posn p)
{
    int said = lookup(&hope->map, p);

    return said == 1 || said == TWICE;
}

/* hope */
static int64_t hope_beside(const int64_t *here, const int away[6])
{
    int64_t a = 0, b = 0, c = 0;

    for (int i = 0; i < 6; i++) {
        int64_t its = here[away[i]], less = its < a ? its : a;

        a = its > a ? its : a;
        its = less < b ? less : b;
        b = less > b ? less : b;
        c = its > c ? its : c;
    }
    return (3 * b + 2 * c + 6) / 7;
}
void find_hope(const World *w, Posn also, Hope *hope)
{
    int away[6];

    find_living(w, also, hope);
    look_around(w->size, away);
    memset(hope->at, 0, (size_t)Boxes_room(w->size) * sizeof *hope->at);
    for (int i = 0; i < hope->edge; i++)
        hope->at[hope->line[i]] = WHOLE;
    for (int walk = 0; walk < 3; walk++)
        for (int i = hope->edge; i < hope->alive; i++) {
            int64_t *here = &hope->at[hope->line[i]];

            *here = hope_beside(here, away);
        }
}
int64_t hope_at(const Hope *hope, Posn p)
{
    return hope->at[Boxes_at(hope->map.size, p)];
}

/* cat's path */
int plus(int a, int b) { return a == FAR || b == FAR ? FAR : a + b; }
bool on_cats_path(const World *w, const Map *from_cat,
                  const Map *to_edge, Posn p)
{
    int whole;

    if (from_cat == NULL || to_edge == NULL)
        return false;
    whole = lookup(to_edge, w->cat);
    return whole != FAR &&
        plus(lookup(from_cat, p), lookup(to_edge, p)) == whole;
}
int cats_path(const World *w, const Map *from_cat, const Map *to_edge,
              bool on[MOST][MOST])
{
    int whole = lookup(to_edge, w->cat), n = 0;

    for (int y = 0; y < w->size; y++) {
        const uint16_t *from = from_cat->at + row_start(w->size, y);
        const uint16_t *to = to_edge->at + row_start(w->size, y);

        for (int x = 0; x < w->size; x++) {
            on[y][x] = whole < FAR && from[x] + to[x] == whole;
            n += on[y][x];
        }
    }
    return n;
}

/* rules */

/* settle */
static int cats_leaps(const World *w)
{
    Map map;

    bfs_from_boundary(w, NOWHERE, &map);
    return lookup(&map, w->cat);
}

static void settle(World *w)
{
    int leaps = cats_leaps(w);

    w->phase = leaps == 1 ? CAT_WON : leaps == FAR ? CAT_LOST : PLAYING;
    if (w->phase != PLAYING)
        w->cats_turn = false;
}
static const char *start(void *state, const int *option, uint64_t seed)
{
    World *w = state;
    Random random = Random_start(seed, 1);

    if (option[0] % 2 == 0)
        return _("The size must be odd, so that there is a middle: "
                 "3, 5, 7, and so on to 51.");
    empty_world(w, option[0], (CatKind)option[2]);
    if (!block_some(w, option[1], &random))
        return _("So many blocked circles do not fit: at most "
                 "size times size less 3.");
    settle(w);
    return NULL;
}

/* you block */
const char *not_to_block(const World *w, Posn p)
{
    if (!in_bounds(p, w->size))
        return _("There is no such circle: rows and columns count "
                 "from 1, two corners are missing.");
    if (same_posn(p, w->cat))
        return _("The cat sits there: block a circle beside it.");
    if (!is_free(w, p))
        return _("That circle is blocked already: choose a free one.");
    return NULL;
}
static const char *block(World *w, Posn p)
{
    const char *why = w->cats_turn ? _("It is the cat's turn.")
                                   : not_to_block(w, p);

    if (why)
        return why;
    block_cell(w, p);
    w->last = p;
    w->past[w->stones++ % BACK] = (Turn){ w->cat, p };
    w->cats_turn = true;
    settle(w);
    return NULL;
}

/* the cat steps */
static const char *step(World *w, Posn p)
{
    Posn next[6];
    uint8_t way = 0;

    if (!w->cats_turn)
        return _("It is your turn: block a circle, the cat will step.");
    adjacent(w->cat, next);
    for (int i = 0; i < 6; i++)
        if (same_posn(next[i], p))
            way = (uint8_t)(i + 1);
    if (!way || !is_free(w, p))
        return _("The cat steps to a free circle beside it.");
    w->gone[w->cat.y][w->cat.x] = way;
    w->cat = p;
    w->steps++;
    w->cats_turn = false;
    settle(w);
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    World *w = state;
    Grid field = { w->size, w->size };
    int cell;

    if (w->phase != PLAYING)
        return _("The game is over: start a new one, or take back.");
    if (Grid_match(field, move, "block", &cell))
        return block(w, posn_of(w, cell + 1));
    if (Grid_match(field, move, "cat", &cell))
        return step(w, posn_of(w, cell + 1));
    return _("No such move. Say block, a row and a column: block 3 4.");
}
static void legal(const void *state, Text *out)
{
    const World *w = state;
    Posn list[MOST * MOST];
    int n = w->cats_turn ? neighbors(w, NOWHERE, w->cat, list)
                         : free_circles(w, list);

    for (int i = 0; i < n && w->phase == PLAYING; i++)
        if (!same_posn(list[i], w->cat))
            Text_tell(out, "%s %d %d\n", w->cats_turn ? "cat" : "block",
                      list[i].y + 1, list[i].x + 1);
}
static const char *const numbers[] = {
    N_("no"), N_("one"), N_("two"), N_("three"), N_("four"), N_("five"),
    N_("six"), N_("seven"), N_("eight"), N_("nine"), N_("ten"),
    N_("eleven"), N_("twelve"),
};

const char *steps_in_words(int steps, Line number)
{
    if (steps > 12)
        Text_say(number, "%d", steps);
    else
        Text_say(number, "%s", _(numbers[steps]));
    return number;
}
static int turn(const void *state)
{
    const World *w = state;

    return w->phase != PLAYING ? OVER : w->cats_turn ? HOUSE : 1;
}
static void status(const void *state, int seat, Status *out)
{
    const World *w = state;
    int steps = w->phase == PLAYING ? cats_leaps(w) - 1 : 0;
    Line number;

    (void)seat;
    out->points[1] = w->stones;
    out->winners = w->phase == CAT_WON  ? 1u << HOUSE :
                   w->phase == CAT_LOST ? 1u << 1 : 0;
    if (w->phase != PLAYING)
        Text_say(out->text, "%s", w->phase == CAT_WON
            ? _("The cat has reached the edge and is gone. It has won.")
                 : _("The cat has no way out any more. You have won."));
    else
        Text_say(out->text, local_n("The cat is %s step from the edge.",
                               "The cat is %s steps from the edge.",
                               steps), steps_in_words(steps, number));
    Text_say(out->note,
             _("Circles you blocked: %d. Steps of the cat: %d."),
             w->stones, w->steps);
}
static void letter(const void *state, int cell, Text *out)
{
    const World *w = state;
    Posn p = posn_of(w, cell + 1);

    if (p.x == 0 && p.y % 2 != 0)
        Text_tell(out, " ");
    Text_tell(out, " %c", !in_bounds(p, w->size) ? ' '
              : same_posn(p, w->cat) ? 'C' : is_free(w, p) ? '.' : '#');
}
static void show(const void *state, int seat, Text *out)
{
    int size = ((const World *)state)->size;

    (void)seat;
    Grid_show((Grid){ size, size }, 2, letter, state, out);
}
static bool off_the_board(const World *w)
{
    for (int k = 0; k < MOST * MOST; k++) {
        Posn p = { k % MOST, k / MOST };

        if (w->blocked[p.y][p.x] && !in_bounds(p, w->size))
            return true;
    }
    return false;
}
static const char *check(const void *state)
{
    const World *w = state;
    World again;
    bool ahead = w->cats_turn ||
        (w->phase == CAT_LOST && w->stones > 0);

    if (w->size < LEAST || w->size > MOST || w->size % 2 == 0)
        return "the size is odd, from 3 to 51";
    again = *w;
    settle(&again);
    return !is_free(w, w->cat) ? "the cat sits on a free circle"
         : off_the_board(w) ? "what is blocked is on the board"
         : w->stones != w->steps + ahead ? "you and the cat take turns"
         : w->stones > 0 && (is_free(w, w->last) || w->last.x < 0)
         ? "the last circle blocked is blocked"
         : again.phase != w->phase || again.cats_turn != w->cats_turn
         ? "the game is over exactly when it is" : NULL;
}
static const char *const words[] = {
    "wander", "downhill", "routes", "kitten", "noir", "tomcat",
    "panther",
};
static const char *const labels[] = {
    NULL, NULL, NULL, N_("Kitten"), N_("Chat Noir"), N_("Tomcat"),
    N_("Panther"),
};
static const Option options[] = {
    { .key = "size", .label = N_("Size"), .least = LEAST, .most = MOST,
      .usual = 11, .step = 2 },
    { .key = "blocks", .label = N_("Blocked circles"), .usual = 6,
      .most = MOST * MOST - 3 },
    { .key = "cat", .label = N_("Cat"), .least = WANDER,
      .most = PANTHER, .usual = NOIR, .words = words,
      .labels = labels },
    { 0 }
};
static const char *const stones[] = { NN_("%d circle", "%d circles") };
static const Preset presets[] = {
    { N_("A first game"), "size=11 blocks=12",
      N_("11 x 11, 12 blocked") },
    { N_("Small"), "size=7 blocks=6", N_("7 x 7, 6 blocked") },
    { N_("Usual"), "size=11 blocks=6", N_("11 x 11, 6 blocked") },
    { N_("Large"), "size=15 blocks=6", N_("15 x 15, 6 blocked") },
    { N_("Huge"), "size=51 blocks=6", N_("51 x 51, 6 blocked") },
    { N_("Kitten"), "blocks=6 cat=kitten", N_("in no hurry") },
    { N_("Tomcat"), "blocks=12 cat=tomcat", N_("makes plans") },
    { N_("Panther"), "blocks=12 cat=panther",
      N_("reads your plans") },
    { 0 }
};
static const char *const forms[] = {
    "> block ROW COLUMN", ": cat ROW COLUMN", NULL,
};
const Model chatnoir_model = {
    .name = "chatnoir", .size = sizeof(World), .version = 1,
    .seats = 1, .better = -1, .points = stones, .proves = true,
    .forms = forms,
    .options = options, .presets = presets,
    .start = start, .apply = apply, .check = check,
    .legal = legal, .turn = turn, .status = status, .show = show,
};
