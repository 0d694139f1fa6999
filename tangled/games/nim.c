/* Made from games.nw by make tangle: change that, not this. */
#include "nim.h"

/* the model of nim */
enum { FEWEST = 12, MANY = 20, MOST = 40, GRASP = 3 };
static const Option nim_options[] = {
    { .key = "matches", .label = N_("Matches (0: by chance)"),
      .least = 0, .most = MOST, .usual = 15 },
    { 0 }
};
static const Preset nim_presets[] = {
    { N_("Fifteen"), "matches=15" },
    { N_("By chance"), "matches=0" },
    { 0 }
};
static const char *start(void *state, const int *option, uint64_t seed)
{
    Nim *s = state;

    (void)seed;
    s->left = option[0];
    s->turn = s->left > 0 ? 1 : HOUSE;
    return NULL;
}

/* take n matches */
static const char *take(Nim *s, int n)
{
    /* complain if n cannot be taken */
    if (n < 1 || n > GRASP)
        return _("take one, two or three matches");
    if (n > s->left)
        return _("there are not so many matches left");
    s->left -= n;
    s->turn = 3 - s->turn;
    return NULL;
}

/* deal n matches */
static const char *deal(Nim *s, int n)
{
    if (s->turn != HOUSE)
        return _("the matches lie on the table already");
    if (n < FEWEST || n > MANY)
        return _("the house deals 12 to 20 matches");
    s->left = n;
    s->turn = 1;
    return NULL;
}
static const char *apply(void *state, const char *move)
{
    int n;

    if (match(move, "take %d", &n))
        return take(state, n);
    if (match(move, "deal %d", &n))
        return deal(state, n);
    return _("say take and a number, as in: take 2");
}
static const char *const nim_forms[] = {
    "> take NUMBER", ": deal NUMBER", NULL
};
static void legal(const void *state, Text *out)
{
    const Nim *s = state;

    if (s->turn == HOUSE)
        for (int n = FEWEST; n <= MANY; n++)
            tell(out, "deal %d\n", n);
    for (int n = 1; n <= GRASP && n <= s->left; n++)
        tell(out, "take %d\n", n);
}
static int turn(const void *state)
{
    const Nim *s = state;

    return s->turn != HOUSE && s->left == 0 ? OVER : s->turn;
}
static void status(const void *state, int seat, Status *out)
{
    const Nim *s = state;
    int other = 3 - s->turn;

    (void)seat;
    if (s->turn == HOUSE)
        say(out->text, _("The house counts out the matches."));
    else if (s->left > 0)
        say(out->text, _("Seat %d takes. Matches: %d."),
            s->turn, s->left);
    else {
        out->winners = 1u << other;
        say(out->text, _("Seat %d took the last match and wins."),
            other);
    }
}
static void show(const void *state, int seat, Text *out)
{
    const Nim *s = state;

    (void)seat;
    for (int k = 0; k < s->left; k++)
        tell(out, k > 0 && k % 5 == 0 ? "  |" : " |");
    tell(out, s->left > 0 ? "\n" : " -\n");
}
static const char *check(const void *state)
{
    const Nim *s = state;

    if (s->left < 0 || s->left > MOST)
        return "there are 0 to 40 matches";
    if (s->turn < HOUSE || s->turn > 2)
        return "there are two seats";
    if (s->turn == HOUSE && s->left != 0)
        return "the house deals onto an empty table";
    return NULL;
}
static const Model nim_model = {
    .name = "nim", .size = sizeof(Nim), .version = 1, .seats = 2,
    .forms = nim_forms, .options = nim_options,
    .presets = nim_presets,
    .start = start, .apply = apply, .check = check, .legal = legal,
    .turn = turn, .status = status, .show = show,
};

/* the players of nim */
static void choose(Think *t)
{
    const Nim *s = t->state;

    /* choose how many to take */
    int n = s->left % (GRASP + 1);
    say(t->move, "take %d", n > 0 ? n : 1);
    say(t->reason, "%s", n > 0 ? _("that leaves a multiple of four")
                               : _("no move helps if the other knows"));
}
static const Player nim_players[] = {
    { .name = "best", .label = N_("Best"), .seat = 1, .nodes = 1,
      .choose = choose },
    { 0 }
};

/* the view of nim */
static void layout(const void *state, const Ui *ui, Page *page)
{
    const Nim *s = state;

    (void)ui;
    page->w = MOST * 12 + 20;
    page->h = 60;
    for (int k = s->left; k >= 1; k--) {
        double x = 10 + 12 * (MOST - k);
        Item *match = Page_add(page, k, x, 10, 12, 40);

        if (k <= GRASP) {
            say(match->move, "take %d", k);
            say(match->words, _("take %d"), k);
        }
    }
}
static void paint(const void *state, const Ui *ui, const Item *item,
                  Paint *p)
{
    bool lit = item->id <= GRASP
            && (item->id <= ui->hover || item->id <= ui->hint);

    (void)state;
    Paint_box(p, item->x + 4, item->y + 6, 4, item->h - 6);
    p->fill(p, lit ? LAMPEDGE : HAIR);
    Paint_ellipse(p, item->x + 6, item->y + 5, 4, 5);
    p->fill(p, lit ? LAMP : WINE);
}
static const Action nim_actions[] = {
    { ":new", N_("New game"), "n" },
    { 0 }
};
static const View nim_view = {
    .title = N_("Nim"),
    .rules = N_("Take one, two or three matches.\n"
                "Whoever takes the last one wins."),
    .actions = nim_actions, .pace = 400,
    .layout = layout, .paint = paint,
};
const Game nim_game = {
    &nim_model, &nim_view, nim_players, nim_players
};
