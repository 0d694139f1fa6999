/* ask.c -- what of each recommended gap is asked for in another process,
 * and how an answer is drawn. desk.py reads the lines that begin with
 * asks: a game, a gap, a function; then the arguments that are arrays.
 * It puts this file behind the book's own answer, with TELLS_function
 * defined; so the C here sees what the chapter's does. Words that differ
 * between the book's drawing and the answer's are marked. */

/* asks chatnoir <bfs> bfs */
#ifdef TELLS_bfs
static void tell_bfs(const World *w, Posn also, Posn from,
                     const Table *table)
{
    say("leaps from %d,%d (a stone is #, no way is -)\n", from.x, from.y);
    for (int y = 0; y < w->size; y++, say("\n"))
        for (int x = 0; x < w->size; x++) {
            Posn p = { x, y };
            int n = lookup_in_table(table, p);

            if (!is_free(w, p) || same_posn(p, also))
                say(n == FAR ? "# " : "#%d ", n);
            else if (n == FAR)
                say("- ");
            else
                say("%d ", n);
        }
    say("the edge %d , places %d\n", lookup_in_table(table, BOUNDARY),
        table->n);
}
#endif

/* asks chatnoir <circle-at-point> circle_at_point */
#ifdef TELLS_circle_at_point
static void tell_circle_at_point(Posn p, const World *w, double x, double y)
{
    say("the board of %d , the point %.2f %.2f : circle %d,%d\n", w->size,
        x, y, p.x, p.y);
}
#endif

/* asks chatnoir <count the ways> ways_from */
#ifdef TELLS_ways_from
static void tell_ways_from(int n, const Map *map, Posn start)
{
    say("leaps to the edge (no way is -)\n");
    for (int y = 0; y < map->size; y++, say("\n"))
        for (int x = 0; x < map->size; x++) {
            int far = lookup(map, (Posn){ x, y });

            say(far == FAR ? "- " : "%d ", far);
        }
    say("ways from %d,%d : %d\n", start.x, start.y, n);
}
#endif

/* asks chatnoir <living circles> find_living */
/* asks chatnoir <living circles> lives */
#ifdef TELLS_find_living
static void tell_find_living(const World *w, Posn also, const Hope *hope)
{
    say("the edge is 1, called once 3, twice 2; a stone is #\n");
    for (int y = 0; y < w->size; y++, say("\n"))
        for (int x = 0; x < w->size; x++) {
            Posn p = { x, y };
            int n = lookup(&hope->map, p);

            say(!is_free(w, p) || same_posn(p, also) ? "# "
                : n == FAR ? "- " : "%d ", n);
        }
    say("edge %d , alive %d\n", hope->edge, hope->alive);
}
static void tell_lives(bool is, const Hope *hope, Posn p)
{
    say("%d,%d was called %d : %s\n", p.x, p.y, lookup(&hope->map, p),
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
    say("%d quiet patterns; an answer, its presses x\n", quiet->many);
    for (int r = 0; r < n; r++, say("\n"))
        for (int c = 0; c < n; c++)
            say("%s ", has(any, r * n + c) ? "x" : ".");
    say("the shortest: par %d , ways %d , presses in the set %d\n", a.par,
        a.ways, Lights_count(a.set));
}
#endif

/* asks same <let the water run> flood wet[SITES] pool[MOST] */
#ifdef TELLS_flood
static void tell_flood(int n, const Board *b, int from, const bool *wet,
                       const int *pool)
{
    (void)pool;
    say("colors as letters , wet ones with *\n");
    for (int r = ROWS - 1; r >= 0; r--, say("\n"))
        for (int c = 1; c <= COLUMNS; c++) {
            Ball ball = b->at[c * HIGH + r];

            say("%c%s ", ball == NONE ? '.' : 'a' + ball % COLORS,
                wet[c * HIGH + r] ? "*" : "");
        }
    say("from column %d , %d up ; wet %d\n", from / HIGH,
        from % HIGH + 1, n);
}
#endif

/* asks slidey <count the chains> chains */
#ifdef TELLS_chains
static void tell_chains(int n, const Tray *s)
{
    for (int r = 0; r < s->rows; r++, say("\n"))
        for (int c = 0; c < s->columns; c++)
            say("%d ", s->tile[r * s->columns + c]);
    say("chains %d\n", n);
}
#endif

/* asks minesweeper <fewest clicks> fewest_clicks */
/* asks minesweeper <open a tile and what comes along> uncover */
#if defined TELLS_fewest_clicks || defined TELLS_uncover
static void tell_field(const Mines *m, bool open)
{
    for (int r = 0; r < m->grid.rows; r++, say("\n"))
        for (int c = 0; c < m->grid.columns; c++) {
            int t = r * m->grid.columns + c, n = m->shown[t];

            if (m->bomb[t])
                say("*%s ", open && n == BURST ? "!" : "");
            else if (open && n < COVERED)
                say("%d ", n);
            else
                say(open && n == FLAG ? "F " : ". ");
        }
}
static inline void tell_fewest_clicks(int n, const Mines *m)
{
    tell_field(m, false);
    say("clicks %d\n", n);
}
static inline void tell_uncover(const Mines *m, int tile)
{
    say("after a click on row %d , column %d\n",
        tile / m->grid.columns + 1, tile % m->grid.columns + 1);
    tell_field(m, true);
}
#endif

/* asks paintbynumbers <fit the bars into a line> fit */
#ifdef TELLS_fit
static void tell_fit(bool good, int n, const Clue *clue, Cells blue,
                     Cells white, const Fit *out)
{
    say("bars");
    for (int j = 0; j < clue->n; j++)
        say(" %d", clue->bar[j]);
    say("\nbefore ");
    for (int k = 0; k < n; k++)
        say("%c ", blue >> k & 1 ? '#' : white >> k & 1 ? '.' : '?');
    say("\nafter  ");
    for (int k = 0; good && k < n; k++)
        say("%c ", out->blue >> k & 1 ? '#' : out->white >> k & 1 ? '.'
            : '?');
    say(good ? "\nit fits\n" : "\nit does not fit\n");
    for (int j = 0; good && j < clue->n; j++, say("\n")) {
        say("bar %d may begin at", j + 1);
        for (int k = 0; k <= n; k++)
            if (out->starts[j] >> k & 1)
                say(" %d", k);
    }
}
#endif

/* asks tallymaze <the chapters> arm */
/* asks tallymaze <the chapters> gaps places[SIDES] */
/* asks tallymaze <the chapters> all_gaps */
/* asks tallymaze <the chapters> part */
/* asks tallymaze <the chapters> chapter */
#ifdef TELLS_chapter
static void tell_cross(int w, int h, Chapter c)
{
    say("a field of %d by %d : the cross\n", w, h);
    for (int y = 0; y <= h && h <= 12; y++, say("\n"))
        for (int x = 0; x <= w && w <= 30; x++)
            say("%s ", x == c.a && y == c.b ? "+" : x == c.a ? "|"
                : y == c.b ? "-" : ".");
    say("whole is %d , a %d , b %d\n", c.whole, c.a, c.b);
}
static void tell_arm(int n, int w, int h, Chapter c, int which)
{
    tell_cross(w, h, c);
    say("arm %d : %d\n", which, n);
}
static void tell_gaps(int n, int w, int h, Chapter c, const int *places)
{
    tell_cross(w, h, c);
    say("places");
    for (int k = 0; k < SIDES; k++)
        say(" %d", places[k]);
    say(" : %d\n", n);
}
static void tell_all_gaps(int n, int w, int h, Chapter c)
{
    tell_cross(w, h, c);
    say("all gaps %d\n", n);
}
static void tell_part(int n, int p, int q, const int *x, const int *y)
{
    say("%d in %d and %d : %d and %d\n", n, p, q, *x, *y);
}
static void tell_chapter(Chapter c, int w, int h, int k)
{
    say("chapter %d\n", k);
    tell_cross(w, h, c);
}
#endif

/* asks crazy8s <believing> believe */
#ifdef TELLS_believe
static void tell_believe(const Eights *seen, const Eights *s,
                         const Random *r)
{
    (void)r;
    say("faces by card , guessed ones with ?\n");
    for (int card = 0; card < FACES; card++)
        say("%s%s%s", s->face[card] >= 1 && s->face[card] <= FACES
            ? Face_codes[s->face[card] - 1] : "none",
            seen->face[card] == HIDDEN ? "?" : "",
            card % 13 == 12 ? "\n" : " ");
}
#endif

/* asks crazy8s <nobody can> look_around */
#ifdef TELLS_look_around
static void tell_look_around(const Eights *s)
{
    static const char *const now[] = { "playing", "naming", "turning",
                                       "shown", "dealing", "done" };

    for (int seat = 1; seat <= s->seats; seat++) {
        say("seat %d :", seat);
        for (int k = 0; k < s->pile[seat].n; k++) {
            Face f = s->face[s->pile[seat].card[k]];

            say(" %s", f >= 1 && f <= FACES ? Face_codes[f - 1] : "?");
        }
        say("\n");
    }
    say("it lies %d , the stock has %d ; the phase is %s , points",
        s->pile[HEAP].n, s->pile[STOCK].n,
        s->phase <= DONE ? now[s->phase] : "none");
    for (int seat = 1; seat <= s->seats; seat++)
        say(" %d", s->points[seat]);
    say("\n");
}
#endif

/* asks spider <change three links> relink */
#ifdef TELLS_relink
static void tell_relink(const Spider *s, int first,
                        const unsigned char *from, const unsigned char *to)
{
    say("card %d ; what each card lies on\n", first);
    for (int card = 0; card < CARDS; card++)
        say("%d%s", s->on[card], card % 13 == 12 ? "\n" : " ");
    say("the ends %d and %d\n", *from, *to);
}
#endif

/* asks pousse <a push in bits> Board_after */
#ifdef TELLS_Board_after
static void tell_Board_after(Board after, Board b, int n, int side,
                             int push)
{
    for (int k = 0; k < 2; k++) {
        Board it = k ? after : b;

        say(k ? "after\n" : "before %c pushes in at %d\n", "XO"[side != 0],
            push);
        for (int r = 0; r < n; r++, say("\n"))
            for (int c = 0; c < n; c++)
                say("%c ", ".XO2"[(it.of[0] >> (8 * r + c) & 1)
                                + 2 * (it.of[1] >> (8 * r + c) & 1)]);
    }
}
#endif

/* asks gobblet <pictures> picture */
#ifdef TELLS_picture
static void tell_picture(uint64_t out, uint64_t side, int n, int how)
{
    say("how %d ; before, after, by sizes\n", how);
    for (int r = 0; r < n; r++, say("\n"))
        for (int k = 0; k < 8; k++, say("  "))
            for (int c = 0; c < n; c++)
                say("%c ", (k < 4 ? side : out)
                    >> (16 * (k % 4) + 4 * r + c) & 1 ? 'o' : '.');
}
#endif

/* asks jewel <fall at once> fall */
#ifdef TELLS_fall
static void tell_fall(const Jewel *s)
{
    say("jewels as letters , the attic above\n");
    for (int r = 0; r < 2 * SIDE; r++, say("\n"))
        for (int c = 0; c < SIDE; c++)
            say("%c ", s->gem[r * SIDE + c] >= NONE ? '.'
                : 'a' + s->gem[r * SIDE + c] % TYPES);
    say("score %d , phase %d\n", s->score, s->phase);
}
#endif
