/* ask.c -- what of each recommended gap is asked for in another process,
 * and how an answer is drawn. desk.py reads the lines that begin with
 * asks: a game, a gap, a function; then the arguments that are arrays.
 * It puts this file behind the book's own answer, with TELLS_function
 * defined; so the C here sees what the chapter's does. Words that differ
 * between the book's drawing and the answer's are marked. Of a function that has
 * one right answer only (exactly), that is a fault, whatever a test makes of it. */

/* asks chatnoir <bfs> bfs */
#ifdef TELLS_bfs
static void tell_bfs(const World *w, Posn also, Posn from,
                     const Table *table)
{
    tell("leaps from %d,%d (a stone is #, no way is -)\n", from.x, from.y);
    for (int y = 0; y < w->size; y++, tell("\n"))
        for (int x = 0; x < w->size; x++) {
            Posn p = { x, y };
            int n = lookup_in_table(table, p);

            if (!is_free(w, p) || same_posn(p, also))
                tell(n == FAR ? "# " : "#%d ", n);
            else if (n == FAR)
                tell("- ");
            else
                tell("%d ", n);
        }
    tell("the edge %d , places %d\n", lookup_in_table(table, BOUNDARY),
        table->n);
}
#endif

/* asks chatnoir <circle-at-point> circle_at_point */
#ifdef TELLS_circle_at_point
static void tell_circle_at_point(Posn p, const World *w, double x, double y)
{
    tell("the board of %d , the point %.2f %.2f : circle %d,%d\n", w->size,
        x, y, p.x, p.y);
}
#endif

/* asks chatnoir <count the ways> ways_from */
#ifdef TELLS_ways_from
static void tell_ways_from(int n, const Map *map, Posn start)
{
    tell("leaps to the edge (no way is -)\n");
    for (int y = 0; y < map->size; y++, tell("\n"))
        for (int x = 0; x < map->size; x++) {
            int far = lookup(map, (Posn){ x, y });

            tell(far == FAR ? "- " : "%d ", far);
        }
    tell("ways from %d,%d : %d\n", start.x, start.y, n);
}
#endif

/* asks chatnoir <living circles> find_living */
/* asks chatnoir <living circles> lives */
#ifdef TELLS_find_living
static void tell_find_living(const World *w, Posn also, const Hope *hope)
{
    tell("the edge is 1, called once 3, twice 2; a stone is #\n");
    for (int y = 0; y < w->size; y++, tell("\n"))
        for (int x = 0; x < w->size; x++) {
            Posn p = { x, y };
            int n = lookup(&hope->map, p);

            tell(!is_free(w, p) || same_posn(p, also) ? "# "
                : n == FAR ? "- " : "%d ", n);
        }
    tell("edge %d , alive %d\n", hope->edge, hope->alive);
}
static void tell_lives(bool is, const Hope *hope, Posn p)
{
    tell("%d,%d was called %d : %s\n", p.x, p.y, lookup(&hope->map, p),
        is ? "lives" : "does not live");
}
#endif

/* asks lightsout <find the shortest> shortest */
#ifdef TELLS_shortest
static void tell_shortest(Answer a, const Quiet *quiet, Lights any)
{
    int n = LEAST, most = 0;

    for (int k = 0; k < quiet->many; k++)
        for (int at = 0; at < 64 * WORDS; at++)
            most = has(quiet->pattern[k], at) && at > most ? at : most;
    for (int at = 0; at < 64 * WORDS; at++)
        most = has(any, at) && at > most ? at : most;
    while (n < MOST && n * n <= most)
        n++;
    tell("%d quiet patterns; an answer, its presses x\n", quiet->many);
    for (int r = 0; r < n; r++, tell("\n"))
        for (int c = 0; c < n; c++)
            tell("%s ", has(any, r * n + c) ? "x" : ".");
    tell("the shortest: par %d , ways %d , presses in the set %d\n", a.par,
        a.ways, Lights_count(a.set));
}
#endif

/* asks same <let the water run> flood wet[SITES] pool[MOST] */
#ifdef TELLS_flood
static void tell_flood(int n, const Board *b, int from, const bool *wet,
                       const int *pool)
{
    (void)pool;
    tell("colors as letters , wet ones with *\n");
    for (int r = ROWS - 1; r >= 0; r--, tell("\n"))
        for (int c = 1; c <= COLUMNS; c++) {
            Ball ball = b->at[c * HIGH + r];

            tell("%c%s ", ball == NONE ? '.' : 'a' + ball % COLORS,
                wet[c * HIGH + r] ? "*" : "");
        }
    tell("from column %d , %d up ; wet %d\n", from / HIGH,
        from % HIGH + 1, n);
}
#endif

/* asks slidey <count the chains> chains */
#ifdef TELLS_chains
static void tell_chains(int n, const Tray *s)
{
    for (int r = 0; r < s->rows; r++, tell("\n"))
        for (int c = 0; c < s->columns; c++)
            tell("%d ", s->tile[r * s->columns + c]);
    tell("chains %d\n", n);
}
#endif

/* asks slidey <walk as far as the coins go> strolled for walk */
#ifdef GIVES_strolled
typedef struct Stroll {
    int  rows, columns, tile[MEDIUM], hole, from, coins, first;
    long nodes;
    bool home;
} Stroll;
/* one walk, on a tray that is laid out anew; the tolls are kept, for as
 * long as the trays are of one size */
static Stroll strolled(Stroll it)
{
    static Purse purse;
    static int rows, columns;
    Tray s = { .rows = it.rows, .columns = it.columns };
    Think t = { .nodes = 1L << 40 };

    if (rows != it.rows || columns != it.columns) {
        memset(&purse, 0, sizeof purse);
        set_out(&purse, &s);
        for (int k = 0; k * GROUP < purse.cells - 1; k++)
            set_tolls(&purse, &t, k, purse.cells - 1 - k * GROUP < GROUP
                      ? purse.cells - 1 - k * GROUP : GROUP);
        rows = it.rows;
        columns = it.columns;
    }
    memset(purse.at, 0, sizeof purse.at);
    for (int cell = 0; cell < purse.cells; cell++)
        if (cell != it.hole)
            put(&purse, it.tile[cell], 0, cell);
    purse.hole = it.hole;
    purse.first = -1;
    t.nodes = it.nodes;
    it.home = walk(&purse, &t, it.from, it.coins);
    it.nodes = t.nodes;
    it.first = it.home ? purse.first : -1;
    it.hole = purse.hole;
    for (int cell = 0; cell < purse.cells; cell++)
        it.tile[cell] = cell == it.hole ? -1 : purse.tile[cell];
    return it;
}
#endif
#ifdef TELLS_strolled
static Stroll strolled(Stroll it);
static void tell_strolled(Stroll out, Stroll it)
{
    tell("the tray , a dot is the hole\n");
    for (int k = 0; k < 2; k++) {
        const Stroll *s = k ? &out : &it;

        if (k == 1)
            tell("afterward\n");
        for (int r = 0; r < s->rows; r++, tell("\n"))
            for (int c = 0; c < s->columns; c++)
                if (r * s->columns + c == s->hole)
                    tell(". ");
                else
                    tell("%d ", s->tile[r * s->columns + c] + 1);
        if (k == 0)
            tell(s->from < 0 ? "a purse of %d coins\n"
                 : "a purse of %d coins , not back to place %d\n",
                 s->coins, s->from + 1);
    }
    tell(out.home ? "home , the first slide is of place %d\n"
         : "not home\n", out.first + 1);
    tell("steps taken %ld\n", it.nodes - out.nodes);
}
static bool walk(Purse *p, Think *t, int from, int coins)
{
    Stroll it = { .rows = p->cells / p->wide, .columns = p->wide,
                  .hole = p->hole, .from = from, .coins = coins,
                  .nodes = t->nodes };

    for (int cell = 0; cell < p->cells; cell++)
        it.tile[cell] = cell == p->hole ? -1 : p->tile[cell];
    it = strolled(it);
    for (int cell = 0; cell < p->cells && !it.home; cell++)
        if (cell != it.hole)
            put(p, it.tile[cell], cell, cell);
    p->hole = it.hole;
    p->first = it.first;
    t->nodes = it.nodes;
    return it.home;
}
#endif

/* asks minesweeper <fewest clicks> fewest_clicks */
/* asks minesweeper <open a tile and what comes along> uncover */
#if defined TELLS_fewest_clicks || defined TELLS_uncover
static void tell_field(const Mines *m, bool open)
{
    for (int r = 0; r < m->grid.rows; r++, tell("\n"))
        for (int c = 0; c < m->grid.columns; c++) {
            int t = r * m->grid.columns + c, n = m->shown[t];

            if (m->bomb[t])
                tell("*%s ", open && n == BURST ? "!" : "");
            else if (open && n < COVERED)
                tell("%d ", n);
            else
                tell(open && n == FLAG ? "F " : ". ");
        }
}
static inline void tell_fewest_clicks(int n, const Mines *m)
{
    tell_field(m, false);
    tell("clicks %d\n", n);
}
static inline void tell_uncover(const Mines *m, int tile)
{
    tell("after a click on row %d , column %d\n",
        tile / m->grid.columns + 1, tile % m->grid.columns + 1);
    tell_field(m, true);
}
#endif

/* asks paintbynumbers <fit the bars into a line> fit exactly */
#ifdef TELLS_fit
static void tell_fit(bool good, int n, const Clue *clue, Cells blue,
                     Cells white, const Fit *out)
{
    tell("bars");
    for (int j = 0; j < clue->n; j++)
        tell(" %d", clue->bar[j]);
    tell("\nbefore ");
    for (int k = 0; k < n; k++)
        tell("%c ", blue >> k & 1 ? '#' : white >> k & 1 ? '.' : '?');
    tell("\nafter  ");
    for (int k = 0; good && k < n; k++)
        tell("%c ", out->blue >> k & 1 ? '#' : out->white >> k & 1 ? '.'
            : '?');
    tell(good ? "\nit fits\n" : "\nit does not fit\n");
    for (int j = 0; good && j < clue->n; j++, tell("\n")) {
        tell("bar %d may begin at", j + 1);
        for (int k = 0; k <= n; k++)
            if (out->starts[j] >> k & 1)
                tell(" %d", k);
    }
}
#endif

/* asks tallymaze <the chapters> arm */
/* asks tallymaze <the chapters> gaps places[SIDES] */
/* asks tallymaze <the chapters> all_gaps exactly */
/* asks tallymaze <the chapters> part */
/* asks tallymaze <the chapters> chapter exactly */
#ifdef TELLS_chapter
static void tell_cross(int w, int h, Chapter c)
{
    tell("a field of %d by %d : the cross\n", w, h);
    for (int y = 0; y <= h && h <= 12; y++, tell("\n"))
        for (int x = 0; x <= w && w <= 30; x++)
            tell("%s ", x == c.a && y == c.b ? "+" : x == c.a ? "|"
                : y == c.b ? "-" : ".");
    tell("whole is %d , a %d , b %d\n", c.whole, c.a, c.b);
}
static void tell_arm(int n, int w, int h, Chapter c, int which)
{
    tell_cross(w, h, c);
    tell("arm %d : %d\n", which, n);
}
static void tell_gaps(int n, int w, int h, Chapter c, const int *places)
{
    tell_cross(w, h, c);
    tell("places");
    for (int k = 0; k < SIDES; k++)
        tell(" %d", places[k]);
    tell(" : %d\n", n);
}
static void tell_all_gaps(int n, int w, int h, Chapter c)
{
    tell_cross(w, h, c);
    tell("all gaps %d\n", n);
}
static void tell_part(int n, int p, int q, const int *x, const int *y)
{
    tell("%d in %d and %d : %d and %d\n", n, p, q, *x, *y);
}
static void tell_chapter(Chapter c, int w, int h, int k)
{
    tell("chapter %d\n", k);
    tell_cross(w, h, c);
}
#endif

/* asks crazy8s <believing> believe */
#ifdef TELLS_believe
static void tell_believe(const Eights *seen, const Eights *s,
                         const Random *r)
{
    (void)r;
    tell("faces by card , guessed ones with ? , or ! against what was heard\n");
    for (int card = 0; card < FACES; card++) {
        bool is = s->face[card] >= 1 && s->face[card] <= FACES;

        tell("%s%s%s", is ? Face_codes[s->face[card] - 1] : "none",
            seen->face[card] != HIDDEN ? ""
                : is && (voice(s->face[card]) & s->heard[card]) ? "!" : "?",
            card % 13 == 12 ? "\n" : " ");
    }
}
#endif

/* asks crazy8s <nobody can> look_around */
#ifdef TELLS_look_around
static void tell_look_around(const Eights *s)
{
    static const char *const now[] = { "playing", "naming", "turning",
                                       "shown", "dealing", "done" };

    for (int seat = 1; seat <= s->seats; seat++) {
        tell("seat %d :", seat);
        for (int k = 0; k < s->pile[seat].n; k++) {
            Face f = s->face[s->pile[seat].card[k]];

            tell(" %s", f >= 1 && f <= FACES ? Face_codes[f - 1] : "?");
        }
        tell("\n");
    }
    tell("it lies %d , the stock has %d ; the phase is %s , points",
        s->pile[HEAP].n, s->pile[STOCK].n,
        s->phase <= DONE ? now[s->phase] : "none");
    for (int seat = 1; seat <= s->seats; seat++)
        tell(" %d", s->points[seat]);
    tell("\n");
}
#endif

/* asks spider <change three links> relink */
#ifdef TELLS_relink
static void tell_relink(const Spider *s, int first,
                        const unsigned char *from, const unsigned char *to)
{
    tell("card %d ; what each card that is dealt lies on ( %d : nothing )\n",
        first, NOTHING);
    for (int card = 0; card < s->dealt; card++)
        tell("%d%s", s->on[card], card % 13 == 12 ? "\n" : " ");
    tell("\nthe ends %d and %d\n", *from, *to);
}
#endif

/* asks pousse <a push in bits> Board_after exactly */
#ifdef TELLS_Board_after
static void tell_Board_after(Board after, Board b, int n, int side,
                             int push)
{
    uint64_t board = 0;

    for (int r = 0; r < n; r++)
        board |= ((1ull << n) - 1) << 8 * r;
    for (int k = 0; k < 2; k++) {
        Board it = k ? after : b;

        tell(k ? "after\n" : "before %c pushes in at %d\n", "XO"[side != 0],
            push);
        for (int r = 0; r < n; r++, tell("\n"))
            for (int c = 0; c < n; c++)
                tell("%c ", ".XO2"[(it.of[0] >> (8 * r + c) & 1)
                                + 2 * (it.of[1] >> (8 * r + c) & 1)]);
        tell("beyond the edge %d\n",
             __builtin_popcountll((it.of[0] | it.of[1]) & ~board));
    }
}
#endif

/* asks gobblet <pictures> picture exactly */
#ifdef TELLS_picture
static void tell_picture(uint64_t out, uint64_t side, int n, int how)
{
    tell("how %d ; before, after, by sizes\n", how);
    for (int r = 0; r < n; r++, tell("\n"))
        for (int k = 0; k < 8; k++, tell("  "))
            for (int c = 0; c < n; c++)
                tell("%c ", (k < 4 ? side : out)
                    >> (16 * (k % 4) + 4 * r + c) & 1 ? 'o' : '.');
}
#endif

/* asks jewel <fall at once> fall */
#ifdef TELLS_fall
static void tell_fall(const Jewel *s)
{
    tell("jewels as letters , the attic above\n");
    for (int r = 0; r < 2 * SIDE; r++, tell("\n"))
        for (int c = 0; c < SIDE; c++)
            tell("%c ", s->gem[r * SIDE + c] >= NONE ? '.'
                : 'a' + s->gem[r * SIDE + c] % TYPES);
    tell("and their numbers , on the board\n");
    for (int r = SIDE; r < 2 * SIDE; r++, tell("\n"))
        for (int c = 0; c < SIDE; c++)
            tell("%d ", (int)s->id[r * SIDE + c]);
    tell("score %d , phase %d , still to go %d\n", s->score, s->phase,
        __builtin_popcountll(s->gone));
}
#endif

/* asks memory <the mean of perfect play> expected */
#ifdef TELLS_expected
static void tell_expected(double tries, int k, int u)
{
    tell("cards that lie : a letter is known, ? is not\n");
    for (int card = 0; card < k && card < 26; card++)
        tell("%c ", 'A' + card);
    for (int card = 0; card < u; card++)
        tell("? ");
    tell("\nknown %d , unknown %d : tries in the mean %.9f\n", k, u, tries);
}
#endif

/* asks aces <no column will be empty> is_hopeless exactly */
#ifdef TELLS_is_hopeless
static void tell_is_hopeless(bool is, const Search *w, Position p)
{
    static const char suit[] = "abcd";
    char name[CARDS][4];

    /* by what each is higher than: the order of its suit */
    for (int card = 0, suits = 0; card < CARDS; card++) {
        int first = card, n = 2;

        for (int d = CARDS - 1; d >= 0; d--) {
            bool mates = (w->higher[card] >> d & 1)
                      || (w->higher[d] >> card & 1);

            first = mates && d < first ? d : first;
            n += w->higher[d] >> card & 1;
        }
        if (first == card)
            snprintf(name[card], 4, "%c%d", suit[suits++ % 4], n);
        else
            snprintf(name[card], 4, "%c%d", name[first][0], n);
    }
    tell("columns , a card is suit and height , (gone perhaps)\n");
    for (int c = 0; c < COLUMNS; c++, tell("\n")) {
        tell("column %d :", c + 1);
        for (int own = 0; own < 2; own++)
            for (int card = 0; card < CARDS; card++)
                if ((card % COLUMNS == c) == own && p.in[c] >> card & 1)
                    tell(p.ghost >> card & 1 ? " (%s)" : " %s",
                         name[card]);
    }
    tell("to be dealt from row %d on ; it is %s\n", p.rows + 1,
        is ? "hopeless" : "not hopeless");
}
#endif

/* asks gofish <the chance of a card> chance exactly */
#ifdef TELLS_chance
static void tell_chance(double it, const Fish *s, int of, int rank)
{
    for (int seat = 1; seat <= s->seats; seat++, tell("\n")) {
        tell("seat %d :", seat);
        for (int k = 0; k < s->pile[HAND + seat].n; k++) {
            int card = s->pile[HAND + seat].card[k];

            if (seat != s->seat && !s->shown[card])
                tell(s->never[card] >> rank & 1 ? " no" : " ?");
            else
                tell(" %s", Face_rank(s->face[card]) == 0 ? "?"
                    : Face_codes[s->face[card] - 1]);
        }
        tell(" ; put away %d", s->pile[BOX + seat].n);
    }
    tell("the pond has %d\n", s->pile[POND].n);
    tell("seat %d asks seat %d for rank %d : chance %.9f\n", s->seat, of,
        rank, it);
}
#endif

/* asks rummy <the cover> covered for cover */
#ifdef GIVES_covered
typedef struct Given {
    Cards hand, more[KINDS];
    int   mores;
    bool  points;
} Given;
static Cover covered(Given it)
{
    return cover(it.hand, it.more, it.mores, it.points);
}
#endif
#ifdef TELLS_covered
static Cover covered(Given it);
static void tell_cards(const char *what, Cards cards)
{
    tell("%s", what);
    for (int at = 0; at < FACES; at++)
        if (cards >> at & 1)
            tell(" %s", Face_codes[at]);
    tell("\n");
}
static void tell_covered(Cover c, Given it)
{
    tell_cards("hand", it.hand);
    for (int k = 0; k < it.mores; k++)
        tell_cards("may be laid off", it.more[k]);
    tell("it costs %d\n", c.left);
    tell_cards("left over :", c.rest);
    for (int k = 0; k < c.n && k < MANY; k++)
        tell_cards("group", c.group[k]);
}
Cover cover(Cards hand, const Cards *more, int mores, bool points)
{
    Given it = { .hand = hand, .mores = mores, .points = points };

    if (mores > KINDS)
        return book_cover(hand, more, mores, points);
    if (mores > 0)
        memcpy(it.more, more, sizeof *more * (size_t)mores);
    return covered(it);
}
#endif

/* asks blackjack <in how many orders> orders exactly */
#ifdef TELLS_orders
static void tell_bag(const char *what, const Bag *b)
{
    static const char *const kind[] = { "", "A", "2", "3", "4", "5", "6",
                                        "7", "8", "9", "10" };

    tell("%s", what);
    for (int k = 1; k <= 10; k++)
        for (int n = 0; n < b->n[k] && n < 22; n++)
            tell(" %s", kind[k]);
    tell("\n");
}
static void tell_orders(int n, const Dealer *d, const Bag *his, int cards)
{
    tell("the open card %d ; never under it %d (0: any)\n", d->up, d->bars);
    tell_bag("the bag, afterward", his);
    tell("%d cards are to be drawn : orders %d\n", cards, n);
}
#endif

/* asks checkers <letters> letters for write_letters */
#ifdef GIVES_letters
enum { PLACES = 64, BLOCK = 1200, OTHERS = 200 };   /* too many letters */
typedef struct Letters {
    uint32_t at, place[PLACES];
    unsigned char is, known[PLACES], open[PLACES];
    int n;
} Letters;
/* the letters that are written from at: of the places it is near, what is
 * known and open; then, of those where something changed */
static Letters letters(Letters it)
{
    static unsigned char known[NUMBERS3], open[NUMBERS3], clean[BLOCK],
        full[BLOCK];
    static Atlas atlas;
    Letters out = { .at = it.at };

    if (atlas.slices == 0) {
        Atlas_make(&atlas);
        memset(open, OTHERS, sizeof open);
        memset(full, OTHERS, sizeof full);
    }
    known[it.at] = it.is;
    for (int k = 0; k < it.n; k++) {
        known[it.place[k]] = it.known[k];
        open[it.place[k]] = it.open[k];
    }
    write_letters(&(Endings){ &atlas, known, open }, it.at);
    for (int k = 0; k < it.n; k++)
        if (known[it.place[k]] == it.known[k]
            && open[it.place[k]] == it.open[k]) {
            known[it.place[k]] = 0;
            open[it.place[k]] = OTHERS;
        }
    known[it.at] = 0;
    for (uint32_t at = 0; at < NUMBERS3 && out.n < PLACES; at++) {
        if (at % BLOCK == 0 && memcmp(known + at, clean, BLOCK) == 0
            && memcmp(open + at, full, BLOCK) == 0) {
            at += BLOCK - 1;
            continue;
        }
        if (known[at] || open[at] != OTHERS) {
            out.place[out.n] = at;
            out.known[out.n] = known[at];
            out.open[out.n++] = open[at];
        }
        known[at] = 0;
        open[at] = OTHERS;
    }
    return out;
}
#endif
#ifdef TELLS_letters
static Letters letters(Letters it);
static Atlas desk_atlas;
static void tell_letters(Letters out, Letters it)
{
    Board b;

    (void)it;
    board_at(&desk_atlas, out.at, &b);
    tell("r and b are men , R and B kings ; r is to move\n");
    for (int row = 7; row >= 0; row--, tell("\n"))
        for (int column = 0; column < 8; column++) {
            int square = 4 * row + column / 2 + 1;

            if ((row + column) % 2)
                tell("_ ");
            else if ((b.of[0] | b.of[1]) & bit_of(square))
                tell("%c ", (b.kings & bit_of(square) ? "RB" : "rb")
                    [(b.of[1] & bit_of(square)) != 0]);
            else
                tell(". ");
        }
    tell("it is known as %d ; letters go to\n", it.is);
    for (int k = 0; k < out.n; k++) {
        board_at(&desk_atlas, out.place[k] % NUMBERS3, &b);
        for (int square = 1; square <= 32; square++)
            if ((b.of[0] | b.of[1]) & bit_of(square))
                tell("%c%d ", (b.kings & bit_of(square) ? "BR" : "br")
                    [(b.of[1] & bit_of(square)) != 0], 33 - square);
        tell(": known as %d , still open %d\n", out.known[k], out.open[k]);
    }
}
static void write_letters(const Endings *e, uint32_t at)
{
    Letters it = { .at = at };
    Set empty;
    Board b;

    if (at >= NUMBERS3) {
        book_write_letters(e, at);
        return;
    }
    if (desk_atlas.slices == 0)
        Atlas_make(&desk_atlas);
    it.is = e->known[at];
    board_at(e->atlas, at, &b);
    empty = BOARD & ~(b.of[0] | b.of[1]);
    for (Set from = b.of[1]; from; from &= from - 1)
        for (int way = 0; way < 8; way++) {
            Set one = from & -from, to = shifted(one, way % 4) & empty;
            Board then = { { b.of[0], (b.of[1] & ~one) | to },
                           (b.kings & ~one) | (way < 4 ? to : 0) };
            uint32_t place = to ? number_of(e->atlas, &then, 1) : NUMBERS3;

            if (place < NUMBERS3 && it.n < PLACES) {
                it.place[it.n] = place;
                it.known[it.n] = e->known[place];
                it.open[it.n++] = e->open[place];
            }
        }
    it = letters(it);
    for (int k = 0; k < it.n && k < PLACES; k++)
        if (it.place[k] < NUMBERS3) {
            e->known[it.place[k]] = it.known[k];
            e->open[it.place[k]] = it.open[k];
        }
}
#endif

/* asks parcheesi-learned <the throws that hit a pawn> hits_of exactly */
#ifdef TELLS_hits_of
static void tell_hits_of(Throws all, const Board *b, int e,
                         const Road *eyes, int t)
{
    (void)eyes;
    tell("it stands on step %d ; the pawns of color %d on", t, e);
    for (int i = 0; i < PAWNS; i++)
        tell(" %d", b->at[e][i]);
    tell("\nthe throws that hit it , x\n");
    for (int first = 0; first <= 6; first++, tell("\n"))
        for (int second = 0; second <= 6; second++)
            if (first == 0 || second == 0)
                tell("%d ", first + second);
            else
                tell(all >> (6 * first + second - 7) & 1 ? "x " : ". ");
    tell("%d of 36\n", Throws_count(all));
}
#endif

/* asks gcalc <the walk> walk exactly */
#ifdef TELLS_walk
static void tell_cube(const char *what, const Gcalc *g, Cube c, int depth)
{
    const Drawer *d = &g->drawer[c % DRAWERS];

    if (depth == 0)
        tell("%s", what);
    if (c == 0 || c >= g->n || depth > 30)
        tell(" nothing");
    else if (d->kind == COLOR)
        tell(" %s", hues[d->tag % COLORS].word);
    else if (d->kind == MIXED)
        tell(" mixed-%x", (unsigned)d->tag << 16 | d->a);
    else if (d->kind == LETTER)
        tell(" letter-%d", d->a);
    else {
        tell(" %s(", d->kind == LID ? "lid" : d->kind == APPLY ? "apply"
            : d->kind == ACROSS ? "across" : d->kind == UPRIGHT ? "upright"
            : "depth");
        tell_cube(what, g, d->a, depth + 1);
        if (d->kind != LID)
            tell(" ,"), tell_cube(what, g, d->b, depth + 1);
        tell(" )");
    }
    if (depth == 0)
        tell("\n");
}
static void tell_walk(Cube out, const Gcalc *g, const Errand *e, Cube c,
                      int k)
{
    static const char *const errand[] = { "cover a color", "fill", "mix",
                                          "halve", "put for another" };
    int noted[9] = { 0 };

    tell("the errand : %s ; under %d lids\n", errand[e->what % 5], k);
    if (e->what == FILL || e->what == SWAP)
        tell_cube("is put :", g, e->x, 0);
    tell_cube("the cube :", g, c, 0);
    tell_cube("comes :", g, out, 0);
    for (Cube x = 1; x < g->n && x < DRAWERS; x++)
        noted[g->at[x] < 8 ? g->at[x] : 8] += g->val[x] != 0;
    tell("noted , under 0 lids , under 1 and so on :");
    for (int lids = 0; lids < 9; lids++)
        tell(" %d", noted[lids]);
    tell("\nfuel left %ld\n", (long)g->fuel);
}
#endif
