/* Made from kit/hand.nw by make tangle: change that, not this. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "hand.h"
#include "listen.h"

/* what a hand keeps in mind */
typedef struct Site { double x, y, w, h; int look, side; } Site;
typedef struct Mover {
    int    id, place;               /* and where it is on the page */
    Site   from, to;
    double start;                   /* ms */
    double above;                   /* it drops from so far */
    int    corners;                 /* of its way, and where they are */
    Corner via[CORNERS];
} Mover;
typedef struct Mark {
    int      id;                    /* of the item; -1: the ring */
    uint64_t hash;                  /* of all that was painted .. */
    Extent   at;                    /* .. and where, on the page */
    bool     lifted;                /* above what rests */
} Mark;

/* it wishes */
struct HandOwn {
    /* the hand's own affairs */
    Hand_does  *does;
    void       *who;
    Page        was;                /* the page before this one */
    int         order_room;         /* of the order of painting */
    int         resting;            /* so many lie on the table */
    int         bodies;             /* at this place the first body */
    Mover      *mover;
    int         movers, mover_room;
    double      now;                /* ms, as told by the owner */
    int         origin;             /* what was pressed last, or 0 */
    bool        bows;               /* the game is won, */
    double      bow;                /* .. and this is seen since then */
    int         pressed, button;    /* id under the button, or 0 */
    char       *legal;              /* the moves, while a half is held */
    Line        hint;               /* the move, until it is put out */
    bool        lamp, enter;        /* the button, Enter: down on a hint */
    int         grabbed;            /* by the button that is down, or 0 */
    Corner      press;              /* where it went down */
    bool        far, taken;         /* dragged; taken up by this press */
    Line        brush;              /* "fill " while it paints */
    char       *stroke;             /* "; fill 3 4; fill 3 5; " */
    int         stroke_room;
    Corner      seen;               /* it has been there */
    void       *trial;              /* the state after the stroke */
    int         turning;            /* the table: 1 perhaps, 2 far enough */
    Corner      turn;               /* the pointer, then */
    Mark       *mark, *past;        /* of each entry, from below */
    int         marks;
};
static void wish(Hand *h, Does kind, const char *line)
{
    h->my->does(h->my->who, kind, line);
}

/* how things bow */
static void hop(const void *state, const Ui *ui, Item *i)
{
    double up = View_hop(ui, i->x / (i->x + 300));

    (void)state;
    if (i->words[0])
        i->y -= up * fmin(i->h / 3, 25);
    i->body.z += (float)(up / 2);
}

/* travelers */
static double step(const Hand *h)
{
    return h->motion == USUAL ? 200 : 80;   /* ms */
}
static Site site_of(const Item *i)
{
    const Solid *b = &i->body;          /* in space: where it stands */

    return b->shape ? (Site){ b->x, b->y, b->z, b->size, i->look,
                              i->side }
         : (Site){ i->x, i->y, i->w, i->h, i->look, i->side };
}
static bool same_site(Site a, Site b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}
static Mover *mover_of(const Hand *h, int id)
{
    for (int k = 0; k < h->my->movers; k++)
        if (h->my->mover[k].id == id)
            return &h->my->mover[k];
    return NULL;
}
static Item *find(const Page *page, int near, int id)
{
    if (near < page->n && page->item[near].id == id)
        return &page->item[near];
    return Page_find(page, id);
}
static double between(double a, double b, double part)
{
    return a + (b - a) * part;
}
static double part_of(const Hand *h, const Mover *m)
{
    double ms = step(h) * (1 + m->corners / 2.);

    return h->motion == STILL ? 1
         : fmin(fmax((h->my->now - m->start) / ms, 0), 1);
}
static bool flies(const Mover *m)
{
    return m->above > 0 || m->from.side != m->to.side
        || !same_site(m->from, m->to);
}
static bool under_way(const Hand *h, const Mover *m)
{
    double part = part_of(h, m);

    return flies(m) ? part < 1 : part <= 0;
}
static void turn_over(Item *i, const Mover *m, double t)
{
    double u = fabs(1 - 2 * t), narrow = u * (3 - u * u) / 2, w = i->w;

    i->look = t < .5 ? m->from.look : m->to.look;
    i->side = t < .5 ? m->from.side : m->to.side;
    i->w = w * narrow;
    i->x += (w - i->w) / 2;
}
typedef struct Leg { Corner from, to; double part; } Leg;
static Leg leg_of(const Mover *m, double part)
{
    double legs = part * (m->corners + 1);
    int k = legs < m->corners ? (int)legs : m->corners;
    Corner first = { m->from.x, m->from.y };
    Corner last = { m->to.x, m->to.y };

    return (Leg){ k > 0 ? m->via[k - 1] : first,
                  k < m->corners ? m->via[k] : last, legs - k };
}
static void fly(Solid *b, const Mover *m, double part)
{
    Leg leg = leg_of(m, part);
    double p = leg.part;
    double far = hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y);

    b->x = (float)between(leg.from.x, leg.to.x, p);
    b->y = (float)between(leg.from.y, leg.to.y, p);
    b->z = (float)(between(m->from.w, m->to.w, part)
                   + fmin(far, 1) * 4 * p * (1 - p));
    b->size = (float)between(m->from.h, m->to.h, part);
    b->turn += b->tumble * (float)(1 - part);
    b->tilt += b->tumble * (float)(1 - part);
}
static void place_flat(Item *i, const Mover *m, double t, double part)
{
    Leg leg = leg_of(m, part);

    i->x = between(leg.from.x, leg.to.x, leg.part);
    i->y = between(leg.from.y, leg.to.y, leg.part)
         - (t > 0 ? m->above * (1 - part) : 0);
    i->w = between(m->from.w, m->to.w, part);
    i->h = between(m->from.h, m->to.h, part);
    if (m->from.side != m->to.side)
        turn_over(i, m, t);
}
static void place(Hand *h)
{
    for (int k = 0; k < h->my->movers; k++) {
        const Mover *m = &h->my->mover[k];
        double t = part_of(h, m), left = 1 - t;
        double part = 1 - left * left * left;
        Item *i = find(&h->page, m->place, m->id);

        if (!i)
            continue;
        i->look = t > 0 ? m->to.look : m->from.look;
        if (i->body.shape)
            fly(&i->body, m, part);
        else
            place_flat(i, m, t, part);
        i->aloft = t < 1 && flies(m);
    }
    /* if the game is won, the things bow */
    for (int k = 0; h->ui.bow > 0 && k < h->page.n; k++)
        (h->game->view->bow ? h->game->view->bow : hop)
            (h->state, &h->ui, &h->page.item[k]);
    if (h->room)
        Room_lay(h->room, &h->page);
}
static void aim(Hand *h)
{
    for (int k = 0; k < h->my->movers; k++) {
        Mover *m = &h->my->mover[k];
        const Item *i = find(&h->page, m->place, m->id);

        if (i)
            m->to = site_of(i);
    }
}

/* which thing is meant? */
static bool adds(const Item *i, const char *half, const char *move)
{
    const char *rest = Half_rest(half, move);

    return rest && Text_same(i->drop, rest);
}
static bool plays(const Item *i, bool other, const char *move)
{
    Line says;

    return Item_says(i, other, says) == PLAYS && Text_same(says, move);
}
static bool is_half(Does kind)
{
    return kind == BEGINS || kind == BRUSH;
}
static bool ends_menus(const Hand *h, const Item *i, const char *move)
{
    const Action *a = h->game->view->actions;

    for (; a && a->does; a++)
        if (is_half(a->kind) && adds(i, a->does, move))
            return true;
    return false;
}
enum { BY_END, BY_CLICK, BY_RIGHT, BY_START, BY_MENU, ALL_WAYS };

static bool means(const Hand *h, int way, const Item *i,
                  const char *move)
{
    return way == BY_END ? h->half[0] && adds(i, h->half, move)
         : way == BY_START ? i->click == BEGINS
                             && Half_rest(i->move, move)
         : way == BY_MENU ? ends_menus(h, i, move)
         : plays(i, way == BY_RIGHT, move);
}
static int hinted(const Hand *h, const char *move)
{
    for (int way = BY_END; *move && way < ALL_WAYS; way++)
        for (int k = h->page.n - 1; k >= 0; k--)
            if (means(h, way, &h->page.item[k], move))
                return h->page.item[k].id;
    return 0;
}
static bool ends(const Item *i, const char *move)
{
    size_t n = strlen(move), rest = strlen(i->drop);

    return rest && rest < n && move[n - rest - 1] == ' '
        && Text_same(i->drop, move + n - rest);
}
static int goal_of(const Hand *h, const char *move)
{
    const Item *lit = Page_find(&h->page, h->ui.hint), *i;
    bool goes = lit && Half_rest(lit->move, move);

    for (int way = 0; goes && way < 2; way++)
        for (int k = h->page.n; k-- > 0;) {
            i = &h->page.item[k];
            if (i != lit && i->words[0]
                && (way ? adds(i, lit->move, move) : ends(i, move)))
                return i->id;
        }
    return 0;
}
static void light(Hand *h)
{
    h->ui.hint = hinted(h, h->my->hint);
    h->ui.goal = h->half[0] && Half_rest(h->half, h->my->hint)
               ? 0 : goal_of(h, h->my->hint);
    h->ui.advice = h->my->hint[0] ? h->my->hint : NULL;
    if (h->ui.ring && h->ui.hint)
        h->ui.hover = h->ui.hint;
}
void Hand_hint(Hand *h, const char *move)
{
    Text_say(h->my->hint, "%s", move);
    for (int k = 0; k < 2; k++) {
        light(h);
        Hand_refresh(h);
    }
}
static void darken(Hand *h)
{
    h->my->hint[0] = '\0';
    h->ui.hint = h->ui.goal = 0;
    h->ui.advice = NULL;
}

/* what can be added */
static void list_moves(Hand *h)
{
    free(h->my->legal);
    h->my->legal = !h->half[0] ? NULL
        : Text_whole(h->game->model->legal, h->state);
    if (h->ui.hint)
        light(h);
}
/* may this be played after that? The copy is what comes of it */
static bool allows(Hand *h, const void *state, const char *move)
{
    size_t size = h->game->model->size;
    void *trial = h->my->trial;

    h->my->trial = trial = trial || !state ? trial : malloc(size);
    return trial && memmove(trial, state, size)
        && !h->game->model->apply(trial, move);
}
static bool may_drop(Hand *h, const Item *i)
{
    Line whole;

    Half_whole(h->half, i->drop, whole);
    return i->drop[0] && (Text_times(h->my->legal, whole) > 0
                          || (Model_samples(h->game->model)
                              && allows(h, h->state, whole)));
}
static bool passed(const Hand *h, const Item *i)
{
    char there[LINE + 4];
    Line move;

    if (!h->my->brush[0] || !i->drop[0])
        return false;
    Half_whole(h->my->brush, i->drop, move);
    snprintf(there, sizeof there, "; %s; ", move);
    return strstr(h->my->stroke, there) != NULL;
}

/* lay out */
static void *with_room(void *old, int *room, int n, size_t size)
{
    void *more = n > 0 && n > *room
               ? realloc(old, (size_t)n * size) : NULL;

    if (more)
        *room = n;
    return more ? more : old;
}
static void lay_out(Hand *h)
{
    Page *page = &h->page;

    for (int pass = 0; pass < 2; pass++) {
        page->item = with_room(page->item, &page->room, page->n,
                               sizeof *page->item);
        page->n = 0;
        if (!h->covered)
            h->game->view->layout(h->state, &h->ui, page);
        if (page->n <= page->room)
            return;
    }
    page->n = page->room;
}
static void turn_page(Hand *h)
{
    Page seen = h->page;

    h->page = h->my->was;
    h->my->was = seen;
    lay_out(h);
}

/* who lies on top */
static void put_in_order(Hand *h)
{
    int at = 0;

    h->order = with_room(h->order, &h->my->order_room, h->page.n,
                         sizeof *h->order);
    if (h->page.n > h->my->order_room)
        h->page.n = h->my->order_room;
    h->my->bodies = -1;
    for (int top = 0; top < 3; top++) {
        for (int k = 0; k < h->page.n; k++) {
            const Item *i = &h->page.item[k];

            if (top != (i->held ? 2 : i->aloft))
                continue;
            if (i->body.shape && h->my->bodies < 0)
                h->my->bodies = at;
            h->order[at++] = k;
        }
        if (top == 0)
            h->my->resting = at;
    }
}

/* look at the page */
static void complete_item(Hand *h, Item *i)
{
    i->held = i->held || (h->ui.held && i->id == h->ui.held);
    i->target = h->half[0] && !i->held && may_drop(h, i);
    i->brushed = passed(h, i);
    h->ui.strokes += i->brushed;
    if (i->target)
        i->body.ink[BELTS - 1] = LAMP;
    if (i->held && i->body.shape)
        Room_drag(h->room, i, h->ui.dx, h->ui.dy);
    i->x += i->held ? h->ui.dx : 0;
    i->y += i->held ? h->ui.dy : 0;
}
static void complete(Hand *h)
{
    if (h->room)
        Room_aim(h->room, h->game->view, h->state, &h->ui,
                 &h->page);
    h->ui.brush = h->my->brush[0] ? h->my->brush : NULL;
    h->ui.strokes = 0;
    for (int k = 0; k < h->page.n; k++)
        complete_item(h, &h->page.item[k]);
    place(h);
    put_in_order(h);
    h->changed = true;
}
void Hand_refresh(Hand *h)
{
    if (h->page.w <= 0)
        return;                     /* no state has been shown yet */
    lay_out(h);
    aim(h);
    complete(h);
}

/* the last bow */
enum { BOW = 1500 };                /* ms */

static void end_bow(Hand *h)
{
    h->my->bows = false;
    h->ui.bow = 0;
}
static void bow_further(Hand *h)
{
    h->my->bow = h->ui.bow > 0 ? h->my->bow : h->my->now - 1;
    h->ui.bow = (h->my->now - h->my->bow) / BOW * 200 / step(h);
    if (h->ui.bow >= 1)
        end_bow(h);
    Hand_refresh(h);
}
void Hand_bow(Hand *h) { h->my->bows = h->motion != STILL; }
bool Hand_moves(const Hand *h)
{
    return h->my->movers > 0 || h->my->bows
        || (h->room && h->room->spins && h->motion != STILL);
}

/* tell the time */
bool Hand_time(Hand *h, double now)
{
    int left = 0;

    h->my->now = now;
    if (!Hand_moves(h))
        return false;
    if (h->room)
        h->room->now = now;
    if (h->my->bows && h->my->movers == 0)
        bow_further(h);
    else
        place(h);
    for (int k = 0; k < h->my->movers; k++)
        if (under_way(h, &h->my->mover[k]))
            h->my->mover[left++] = h->my->mover[k];
    h->my->movers = left;
    put_in_order(h);
    h->changed = true;
    return Hand_moves(h);
}
void Hand_arrive(Hand *h)
{
    if (h->my->movers == 0 && !h->my->bows)
        return;
    h->my->movers = 0;
    end_bow(h);
    Hand_refresh(h);
}

/* one leaves */
static double wave(const Hand *h, const Item *i)
{
    const Item *from = Page_find(&h->page, h->my->origin);
    double far = from ? hypot(i->x - from->x, i->y - from->y) / from->w
                      : 0;

    return 2 * step(h) * far / (far + 12);
}
static void leave(Hand *h, const Item *from, int place, int first)
{
    const Item *to = &h->page.item[place];
    const View *v = h->game->view;
    Mover m = { .id = to->id, .place = place, .from = site_of(from),
                .to = site_of(to), .start = h->my->now,
                .above = fmax(to->above - from->above, 0) };

    if (v->way && !same_site(m.from, m.to))
        m.corners = v->way(h->state, from, to, m.via);
    if (same_site(m.from, m.to))
        m.start += wave(h, to);
    for (int k = first; flies(&m) && k < h->my->movers; k++)
        if (flies(&h->my->mover[k])
            && same_site(h->my->mover[k].from, m.from))
            m.start += step(h) / 10;
    if (h->my->movers == h->my->mover_room)
        h->my->mover = with_room(h->my->mover, &h->my->mover_room,
                             2 * h->my->movers + 16, sizeof m);
    if (h->my->movers < h->my->mover_room)
        h->my->mover[h->my->movers++] = m;
}

/* who travels */
static void go_on(Hand *h)
{
    int left = 0;

    for (int k = 0; k < h->my->movers; k++) {
        Mover m = h->my->mover[k];
        const Item *i = find(&h->page, m.place, m.id);

        if (i && same_site(site_of(i), m.to) && i->side == m.to.side) {
            m.to.look = i->look;
            h->my->mover[left++] = m;
        }
    }
    h->my->movers = left;
}
static void depart(Hand *h)
{
    int first;

    go_on(h);
    first = h->my->movers;
    for (int k = 0; k < h->page.n; k++) {
        const Item *to = &h->page.item[k];
        const Item *from = find(&h->my->was, k, to->id);

        if (from && !to->held && to->id != h->ui.held
            && (!same_site(site_of(from), site_of(to))
                || from->side != to->side || from->look != to->look)
            && !mover_of(h, to->id))
            leave(h, from, k, first);
    }
}

/* what came of a tick */
static bool still(const Hand *h, int id)
{
    const Item *was = Page_find(&h->my->was, id);
    const Item *is = Page_find(&h->page, id);

    return id == 0 || (was && is && Text_same(was->move, is->move));
}

/* take up and put down */
static void open_hand(Hand *h)
{
    h->half[0] = '\0';
    h->ui.held = 0;
    h->ui.dx = h->ui.dy = 0;
    h->my->grabbed = 0;
    h->my->far = false;
    if (h->my->brush[0])
        h->my->pressed = 0;
    h->my->brush[0] = '\0';
    list_moves(h);
}
static void forget(Hand *h)
{
    darken(h);
    open_hand(h);
}
static void take_up(Hand *h, int id, const char *half)
{
    Line kept;

    Text_say(kept, "%s", half);          /* it may be an item's,
        or ours */
    open_hand(h);
    memcpy(h->half, kept, sizeof kept);
    h->ui.held = id;
    list_moves(h);
    Hand_refresh(h);
}
void Hand_half(Hand *h, const char *half)
{
    int id = 0;

    for (int k = h->page.n; k-- > 0;)
        if (h->page.item[k].click == BEGINS
            && Text_same(h->page.item[k].move, half))
            id = h->page.item[k].id;
    take_up(h, id, half);
}
bool Hand_holds(const Hand *h) { return h->half[0] || h->my->brush[0]; }
static void go_home(Hand *h)
{
    open_hand(h);
    turn_page(h);
    if (h->motion != STILL)
        depart(h);
    complete(h);
}
static void never_mind(Hand *h)
{
    go_home(h);
    wish(h, NEVER_MIND, "");
}
static void drop_on(Hand *h, const Item *i)
{
    Line whole;

    Half_whole(h->half, i->drop, whole);
    wish(h, PLAYS, whole);
    if (h->half[0])
        go_home(h);
}

/* the lamp */
const char *Hand_tells(const Hand *h, int id)
{
    return id == h->ui.hint ? _(", hinted")
         : id == h->ui.goal ? _(", the hint leads here") : "";
}
bool Hand_lit(const Hand *h) { return h->my->hint[0] != '\0'; }
static bool on_lamp(const Hand *h, int id, int button)
{
    return Hand_lit(h) && id && id == h->ui.hint && button == 1
        && !h->half[0];
}
static void put_out(Hand *h)
{
    h->touched = true;
    if (!Hand_lit(h))
        return;
    darken(h);
    Hand_refresh(h);
    wish(h, NEVER_MIND, "");
}
void Hand_follow(Hand *h)
{
    Line move;

    Text_say(move, "%s", h->my->hint);
    forget(h);
    Hand_refresh(h);
    if (move[0])
        wish(h, PLAYS, move);
}

/* what a thing is offered */
const Action *Hand_offer(Hand *h, const Action *after, Line move)
{
    const Item *i = Page_find(&h->page, h->asked);
    const Action *a = after ? after + 1 : h->game->view->actions;

    for (; i && i->drop[0] && a && a->does; a++) {
        Half_whole(a->does, i->drop, move);
        if (is_half(a->kind) && allows(h, h->state, move))
            return a;
    }
    return NULL;
}
static bool offered(Hand *h, int id)
{
    Line move;

    h->asked = id;
    return Hand_offer(h, NULL, move) != NULL;
}
static bool offers(Hand *h, int id)
{
    bool any = offered(h, id);

    if (any)
        wish(h, OFFERS, "");
    return any;
}

/* show a state */
static void tell_news(Hand *h, bool moved)
{
    Text out = { h->news, sizeof h->news, 0 };
    int n = 0;

    h->news[0] = '\0';
    for (int k = 0; moved && n <= CHANGES && k < h->page.n; k++) {
        const Item *i = &h->page.item[k];
        const Item *was = find(&h->my->was, k, i->id);

        if (i->words[0] && (!was || !Text_same(was->words, i->words))
            && !(h->ui.ring && h->ui.hover == i->id) && n++ < CHANGES)
            Text_tell(&out, "%s%s", !out.used ? ""
                : h->news[out.used - 1] == '.' ? " " : "; ", i->words);
    }
    if (n > CHANGES)
        h->news[0] = '\0';
}
void Hand_show(Hand *h, const void *state, int seat, Shown how)
{
    memmove(h->state, state, h->game->model->size);
    if (h->ui.scratch)
        memset(h->ui.scratch, 0, h->game->view->scratch);
    h->ui.seat = seat;
    end_bow(h);
    if (how != TICKED)
        forget(h);
    turn_page(h);
    /* after a tick, keep what is still there */
    if (how == TICKED && h->ui.hint && !still(h, h->ui.hint)) {
        darken(h);
        lay_out(h);
    }
    if (how == TICKED && h->half[0]) {
        if (!still(h, h->ui.held))
            open_hand(h);
        list_moves(h);
        lay_out(h);
    }
    if (how == PLACED || h->motion == STILL)
        h->my->movers = 0;
    else
        depart(h);
    h->fresh = true;
    complete(h);
    tell_news(h, how == MOVED);
}
void Hand_cover(Hand *h, bool covered)
{
    h->covered = covered;
    h->my->movers = 0;
    h->ui.hover = h->my->pressed = 0;
    h->ui.ring = h->ui.down = false;
    forget(h);
    Hand_refresh(h);
}

/* pointing */
static bool holds(const Item *i, double x, double y)
{
    double right = 2 * (x - i->x) / i->w - 1,
           down  = 2 * (y - i->y) / i->h - 1;

    return i->round ? right * right + down * down <= 1
        : right >= -1 && right < 1 && down >= -1 && down < 1;
}
static int pick(const Hand *h, double x, double y)
{
    int best = 0;

    if (h->covered)
        return 0;
    if (h->room && h->ui.held && !h->my->far
        && Room_pick(h->room, &h->page, h->ui.held, x, y, &best)
        && best && Page_find(&h->page, best)->target)
        return best;
    if (h->room && Room_pick(h->room, &h->page,
                             h->my->far ? h->ui.held : 0, x, y, &best))
        return best;
    for (int k = 0; k < h->page.n; k++) {
        const Item *i = &h->page.item[k];

        if (i->words[0] && !(i->held && h->my->far) && !i->body.shape
            && holds(i, x, y))
            best = i->id;
    }
    return best;
}
static bool game_takes(Hand *h, const Event *e)
{
    const View *v = h->game->view;
    Line move = "";

    if (h->covered || !v->input
        || !v->input(h->state, &h->ui, e, move))
        return false;
    Hand_refresh(h);
    if (*move)
        wish(h, PLAYS, move);
    return true;
}
void Hand_point(Hand *h, int id, bool by_keys)
{
    bool down = id && id == h->my->pressed;

    if (h->ui.hover == id && h->ui.ring == by_keys &&
        h->ui.down == down)
        return;
    h->ui.done = h->ui.done && h->ui.hover == id;
    h->ui.hover = id;
    h->ui.ring = by_keys;
    h->ui.down = down;
    Hand_refresh(h);
}
static bool is_far(const Hand *h, double x, double y)
{
    return hypot(x - h->my->press.x, y - h->my->press.y) >= h->near;
}
static void hold_down(Hand *h, int id)
{
    h->my->pressed = id;
    Hand_point(h, h->ui.hover, h->ui.ring);
}

/* painting */
static void paint_over(Hand *h, int id)
{
    const Item *i = Page_find(&h->page, id);
    int used = (int)strlen(h->my->stroke);
    bool first = Text_same(h->my->stroke, "; ");
    Line move;

    if (!i || !i->drop[0] || passed(h, i))
        return;
    Half_whole(h->my->brush, i->drop, move);
    h->my->stroke = with_room(h->my->stroke, &h->my->stroke_room,
                              2 * (used + LINE), 1);
    if (used + LINE + 2 < h->my->stroke_room
        && (allows(h, first ? h->state : h->my->trial, move)
            || first))
        Text_tell(&(Text){ h->my->stroke, h->my->stroke_room, used },
                  "%s; ", move);
}
static bool begins_stroke(Hand *h, const Item *i, bool other)
{
    bool brush = (other ? i->other_click : i->click) == BRUSH;

    h->my->stroke = with_room(h->my->stroke, &h->my->stroke_room,
                              2 * LINE, 1);
    if (h->half[0] || !brush || !h->my->stroke)
        return false;
    Text_say(h->my->brush, "%s", other ? i->other : i->move);
    strcpy(h->my->stroke, "; ");
    h->my->seen = h->my->press;
    paint_over(h, i->id);
    Hand_refresh(h);
    return true;
}
static void paint_along(Hand *h, const Event *e)
{
    Corner press = h->my->press, seen = h->my->seen, to = press;
    double x = e->x - press.x, y = e->y - press.y;

    if (seen.x != press.x
        || (seen.y == press.y && fabs(x) >= fabs(y)))
        to.x = e->x;
    else
        to.y = e->y;
    h->my->far |= is_far(h, e->x, e->y);
    if (h->my->far) {
        double dx = to.x - seen.x, dy = to.y - seen.y;
        int steps = 1 + (int)(hypot(dx, dy) / h->near);

        for (int k = 1; k <= steps; k++)
            paint_over(h, pick(h, seen.x + dx * k / steps,
                                  seen.y + dy * k / steps));
        h->my->seen = to;
    }
    Hand_point(h, e->id, false);
    Hand_refresh(h);
}
static void end_stroke(Hand *h, bool plays)
{
    h->my->brush[0] = h->my->stroke[strlen(h->my->stroke) - 2] = '\0';
    h->my->far = false;
    hold_down(h, 0);
    Hand_refresh(h);
    wish(h, plays ? PLAYS : NEVER_MIND,
         plays ? h->my->stroke + 2 : "");
}

/* pressing */
static bool begins_other(const Item *i)
{
    return i->click != BEGINS && i->other_click == BEGINS;
}
static void click_with(Hand *h, const Item *i)
{
    bool second = i->id == h->ui.held;
    Line move;
    Does kind = Item_says(i, second && !begins_other(i), move);

    if (second) {
        go_home(h);
        wish(h, *move ? kind : NEVER_MIND, move);
    } else if (i->drop[0] && (i->target || kind != BEGINS))
        drop_on(h, i);
    else if (kind == BEGINS && *move)
        take_up(h, i->id, move);
    else
        never_mind(h);
}
static bool click(Hand *h, const Item *i, int button)
{
    Line line;
    Does kind = Item_says(i, button == 3, line);

    if (!line[0] && button == 3 && offers(h, i->id))
        return true;
    if (!line[0] && i->futile)
        wish(h, WHY_NOT, i->futile);
    else if (kind == BEGINS)
        take_up(h, i->id, line);
    else if (line[0])
        wish(h, kind, line);
    return line[0] != '\0';
}
static bool idle(const Hand *h, int id)
{
    const Item *i = Page_find(&h->page, id);

    return !h->half[0]
        && !(i && (i->move[0] || i->other[0] || i->futile));
}
bool Hand_press(Hand *h, int id, int button)
{
    const Item *i;

    Hand_arrive(h);
    if (on_lamp(h, id, button)) {
        Hand_follow(h);
        return true;
    }
    put_out(h);
    if (h->half[0] && button == 3)
        go_home(h);
    if (idle(h, id))
        wish(h, NEVER_MIND, "");
    i = Page_find(&h->page, id);
    h->ui.done = id == h->ui.hover;
    h->my->origin = id;
    if (h->half[0] && i)
        click_with(h, i);
    else if (h->half[0])
        never_mind(h);
    else
        return i && click(h, i, button);
    return true;
}
static void take(Hand *h, const Item *i)
{
    int grabbed = h->my->grabbed;
    Line move;

    (void)Item_says(i, begins_other(i), move);
    hold_down(h, 0);
    take_up(h, grabbed, move);
    h->my->grabbed = grabbed;
    h->my->taken = true;
}
static bool may_grab(const Hand *h, const Item *i)
{
    for (int k = 0; i->move[0] && k < h->page.n; k++)
        if (Text_same(h->page.item[k].drop, "."))
            return true;
    return begins_other(i);
}

/* press, drag and let go */
static void go_down(Hand *h, const Event *e)
{
    const Item *i;
    bool begins, takes;

    if (game_takes(h, e))
        return;
    h->my->pressed = e->id;
    Hand_point(h, e->id, false);
    i = Page_find(&h->page, e->id);
    if (!i || begins_stroke(h, i, e->button == 3) || e->button != 1)
        return;
    begins = i->click == BEGINS && i->move[0];
    takes = begins && i->id != h->ui.held && !(h->half[0] && i->target);
    if (begins || i->id == h->ui.held
        || (!h->half[0] && may_grab(h, i)))
        h->my->grabbed = e->id;
    if (takes)
        take(h, i);
}
static void press(Hand *h, const Event *e)
{
    h->my->pressed = h->my->grabbed = 0;
    h->my->taken = false;
    h->my->lamp = on_lamp(h, e->id, e->button);
    h->touched = true;
    if (h->my->lamp) {
        h->my->pressed = e->id;
        Hand_point(h, e->id, false);
        return;
    }
    put_out(h);
    go_down(h, e);
}
static void leave_lamp(Hand *h, const Event *e)
{
    Event was = { PRESS, h->my->press.x, h->my->press.y, 1,
                  h->my->pressed, "", h->shift, h->ctrl };

    if (!is_far(h, e->x, e->y))
        return;
    h->my->lamp = false;
    go_down(h, &was);
}
static const Item *under(const Hand *h)
{
    const Item *held = Page_find(&h->page, h->ui.held), *best = NULL;
    double most = 0;

    for (int k = 0; held && k < h->page.n; k++) {
        const Item *i = &h->page.item[k];
        double wide = fmin(i->x + i->w, held->x + held->w)
                    - fmax(i->x, held->x);
        double high = fmin(i->y + i->h, held->y + held->h)
                    - fmax(i->y, held->y);

        double cover = wide > 0 && high > 0 ? wide * high : 0;

        if (i->body.shape && held->body.shape)
            cover = .75 - hypot(i->body.x - held->body.x,
                                i->body.y - held->body.y);
        if (i->target && cover > most) {
            most = cover;
            best = i;
        }
    }
    return best;
}
static void drag(Hand *h, const Event *e)
{
    const Item *i = Page_find(&h->page, h->my->grabbed);
    double dx = e->x - h->my->press.x, dy = e->y - h->my->press.y;
    const Item *below;

    if (!h->my->far && !is_far(h, e->x, e->y))
        return;
    if (h->ui.held != h->my->grabbed && i)
        take(h, i);
    h->my->far = true;
    h->ui.dx = dx;
    h->ui.dy = dy;
    Hand_refresh(h);
    below = under(h);
    Hand_point(h, below ? below->id : e->id, false);
}
static const Item *laid_on(const Hand *h, const Event *e)
{
    const Item *on = Page_find(&h->page, e->id), *i = h->page.item;

    for (; i < h->page.item + h->page.n; i++)
        if (!i->words[0] && i->drop[0] && holds(i, e->x, e->y)
            && (!on || i > on))
            on = i;
    return on;
}
static void let_fall(Hand *h, const Event *e)
{
    const Item *i = under(h);

    if (!i)
        i = laid_on(h, e);
    if (i && i->drop[0] && !i->held)
        drop_on(h, i);
    else {
        game_takes(h, e);
        never_mind(h);
    }
}
static void release(Hand *h, const Event *e)
{
    int down = h->my->pressed;
    bool far = h->my->far, taken = h->my->taken, lamp = h->my->lamp;
    const Item *i;

    h->my->grabbed = 0;
    h->my->taken = h->my->lamp = false;
    if (h->my->brush[0]) {
        end_stroke(h, e->x >= 0 && e->x <= h->page.w
                   && e->y >= 0 && e->y <= h->page.h);
        return;
    }
    hold_down(h, 0);
    i = Page_find(&h->page, down);
    if (far)
        let_fall(h, e);
    else if (!lamp && (game_takes(h, e) || taken))
        return;
    else if (e->id == down && (e->id || h->half[0]))
        Hand_press(h, e->id, e->button);
    else if (e->id != down && e->button == 1 && !h->half[0]
             && i && i->futile)
        wish(h, WHY_NOT, i->futile);
}
static bool turn_table(Hand *h, EventKind kind, double x, double y)
{
    bool far = h->my->turning == 2;

    if (kind == RELEASE)
        h->my->turning = 0;
    if (kind != MOTION && far)
        hold_down(h, 0);
    if (kind != MOTION)
        return far;
    if (!far && !is_far(h, x, y))
        return false;
    h->my->turning = 2;
    Room_turn(h->room, x - h->my->turn.x, y - h->my->turn.y);
    h->my->turn = (Corner){ x, y };
    Hand_refresh(h);
    return true;
}
bool Hand_wheel(Hand *h, double steps)
{
    Event e = { .kind = KEY, .shift = h->shift, .ctrl = h->ctrl };

    if (h->room) {
        h->room->walked[NEARER] += steps / 15;
        Hand_refresh(h);
        return true;
    }
    snprintf(e.key, sizeof e.key, "%s", h->ctrl
             ? steps > 0 ? "plus" : "minus"
             : steps > 0 ? "Page_Up" : "Page_Down");
    return steps != 0 && game_takes(h, &e);
}
void Hand_event(Hand *h, EventKind kind, double x, double y, int button)
{
    Event e = { kind, x, y, kind == RELEASE ? h->my->button : button,
                0, "", h->shift, h->ctrl };

    /* a press ends what is on its way and notes where it is */
    if (kind == PRESS) {
        Hand_arrive(h);
        h->my->button = button;
        h->my->press = h->my->turn = (Corner){ x, y };
        h->my->turning = h->room && button == 3 ? 1 : 0;
    }
    if (h->my->turning && turn_table(h, kind, x, y))
        return;
    if (h->ui.done && is_far(h, x, y)) {
        h->ui.done = false;
        Hand_refresh(h);
    }
    if (kind != LEAVE)
        e.id = pick(h, x, y);
    if (kind == PRESS && idle(h, e.id)) {
        wish(h, NEVER_MIND, "");
        e.id = pick(h, x, y);
    }
    if (kind == MOTION && h->my->lamp)
        leave_lamp(h, &e);
    if (kind == PRESS)
        press(h, &e);
    else if (kind == RELEASE)
        release(h, &e);
    else if (h->my->brush[0] && kind == MOTION)
        paint_along(h, &e);
    else if (h->my->grabbed && kind == MOTION)
        drag(h, &e);
    else if (!h->my->grabbed && !game_takes(h, &e)
             && !(kind == LEAVE && h->ui.ring))
        Hand_point(h, e.id, false);
}
void Hand_stay(Hand *h)
{
    const Item *i = Page_find(&h->page, h->my->pressed);
    int id = h->my->pressed;

    if (!i || !h->ui.down || h->my->button != 1 || h->half[0]
        || h->my->far || !(i->other[0] || offered(h, id))
        || (h->my->brush[0] && begins_stroke(h, i, true)))
        return;
    h->my->grabbed = 0;
    h->my->brush[0] = '\0';
    hold_down(h, 0);
    Hand_press(h, id, 3);
}

/* arrows and keys */
static double way_to(double x, double y, int dx, int dy)
{
    double along = x * dx + y * dy;
    double aside = fabs(x * dy) + fabs(y * dx);

    if (dx == 0 && dy == 0)
        return hypot(x, y);
    return along > 0.5 ? along + 2 * aside : 1e9;
}
static void whereabouts(const Hand *h, const Item *i, double *x,
                        double *y)
{
    double at[3] = { i->body.x, i->body.y, i->body.z };

    *x = i->body.shape ? 100 * at[0] : i->x + i->w / 2;
    *y = i->body.shape ? -100 * at[1] : i->y + i->h / 2;
    if (i->body.shape && h->room)
        Lens_dot(&h->room->lens, at, x, y);
}
static bool is_aside(const Item *from, double x)
{
    return !from->body.shape && fabs(x) > from->w / 2;
}
static int nearest(const Hand *h, const Item *from, int dx, int dy)
{
    double x = h->page.w / 2, y = h->page.h / 2, there, down, way;
    double least = 1e9;
    int best = from ? from->id : 0;

    if (from)
        whereabouts(h, from, &x, &y);
    else
        dx = dy = 0;
    for (int k = 0; k < h->page.n; k++) {
        const Item *i = &h->page.item[k];

        whereabouts(h, i, &there, &down);
        way = way_to(there - x, down - y, dx, dy);
        if (dy && is_aside(from, there - x))
            way += 1e4;
        if (i->words[0] && way < least) {
            least = way;
            best = i->id;
        }
    }
    return best;
}
int Hand_leads(const Hand *h, const char *key)
{
    static const struct { const char *key; int dx, dy; } arrow[] = {
        { "Left", -1, 0 }, { "Right", 1, 0 },
        { "Up",   0, -1 }, { "Down",  0, 1 },
    };
    const Item *from = Page_find(&h->page, h->ui.hover);
    const View *v = h->game->view;
    int to = 0;

    if (v->neighbor && !h->covered)
        to = v->neighbor(h->state, &h->ui, from ? from->id : 0,
                         key);
    for (int k = 0; to == 0 && k < 4; k++)
        if (Text_same(key, arrow[k].key))
            to = nearest(h, from, arrow[k].dx, arrow[k].dy);
    return to;
}
static const Action *of_key(Hand *h, const char *key)
{
    const Action *a = h->game->view->actions, *found = NULL;

    for (; a && a->does; a++)
        if (a->key && Text_same(a->key, key)
            && (!found || allows(h, h->state, a->does)))
            found = a;
    return found;
}
void Hand_act(Hand *h, const Action *a)
{
    bool undoes = a->undoes && !allows(h, h->state, a->does);

    wish(h, a->kind, undoes ? a->undoes : a->does);
}
static bool act(Hand *h, const char *key)
{
    const Item *i = Page_find(&h->page, h->ui.hover);
    const Action *a = of_key(h, key);
    Line move;

    if (!a)
        return false;
    if (is_half(a->kind) && i && i->drop[0]) {
        Half_whole(a->does, i->drop, move);
        wish(h, PLAYS, move);
    } else
        Hand_act(h, a);
    return true;
}
static bool presses(const char *key)
{
    return Text_same(key, "Return") || Text_same(key, "space");
}
static void press_by_key(Hand *h)
{
    const Item *i = Page_find(&h->page, h->ui.hover);

    if (!i || h->my->pressed)
        return;
    h->my->button = 0;
    hold_down(h, h->ui.hover);
    begins_stroke(h, i, false);
}
static bool key_up(Hand *h, const char *key)
{
    bool played = h->ui.down;

    if (h->my->enter && Text_same(key, "Return")) {
        h->my->enter = false;
        Hand_follow(h);
        return true;
    }
    if (!h->my->pressed || h->my->button || !presses(key))
        return false;
    if (h->my->brush[0]) {
        end_stroke(h, true);
        return true;
    }
    hold_down(h, 0);
    if (played)
        Hand_press(h, h->ui.hover, 1);
    return true;
}
bool Hand_key(Hand *h, const char *key, bool down)
{
    Event e = { down ? KEY : RELEASE, 0, 0, 0, h->ui.hover, "",
                h->shift, h->ctrl };
    bool lit = Hand_lit(h);
    int to;

    snprintf(e.key, sizeof e.key, "%s", key);
    if (!down)
        return (!h->my->enter && game_takes(h, &e)) || key_up(h, key);
    Hand_arrive(h);
    h->my->enter = lit && Text_same(key, "Return");
    h->touched = true;
    if (h->my->enter)
        return true;
    if (!Text_same(key, "space"))
        put_out(h);
    if (game_takes(h, &e) || act(h, key))
        return true;
    if (h->room && Room_key(h->room, key)) {
        Hand_refresh(h);
        return true;
    }
    to = Hand_leads(h, key);
    if (Text_same(key, "Menu") && !h->half[0])
        return offers(h, h->ui.hover);
    if (to) {
        if (h->my->brush[0])
            paint_over(h, to);
        Hand_point(h, to, true);
    } else if (Text_same(key, "Escape")
               && (lit || Hand_holds(h)))
        never_mind(h);
    else if (presses(key))
        press_by_key(h);
    else
        return false;
    return true;
}
void Hand_focus(Hand *h, bool here)
{
    h->focus = here;
    h->my->enter = false;
    h->my->pressed = 0;
    h->ui.down = false;
    Hand_refresh(h);
}

/* paint one entry */
static void paint_ring(const Hand *h, Paint *p)
{
    const Item *i = h->ui.ring && h->focus
                  ? Page_find(&h->page, h->ui.hover) : NULL;
    double out = 3.5, side = i ? fmin(i->w, i->h) : 0;
    double corner = i && i->round ? side / 2
        : i && fabs(i->w - i->h) < 1 ? side / 6 : side * .08;

    for (int pass = 0; i && pass < 2; pass++) {
        if (i->round && i->body.shape)
            Paint_ellipse(p, i->x + i->w / 2, i->y + i->h / 2,
                          i->w / 2 + out, i->h / 2 + out);
        else
            Paint_round(p, i->x - out, i->y - out, i->w + 2 * out,
                    i->h + 2 * out, corner + out);
        p->stroke(p, pass ? FOCUS : PAPER, pass ? 3 : 7);
    }
}
static const Item *entry(const Hand *h, int k)
{
    return k < h->page.n ? &h->page.item[h->order[k]] : NULL;
}
void Hand_paint(const Hand *h, int k, Paint *p)
{
    const Item *i = entry(h, k);

    if (i && i->body.shape && h->room) {
        if (h->room->sight.reach <= 0)
            Room_sprite(h->room, i, h->game->view->inks, p);
        else if (k == h->my->bodies)
            Room_paint(h->room, h->game->view->inks, p);
    } else if (i)
        h->game->view->paint(h->state, &h->ui, i, p);
    else
        paint_ring(h, p);
}
void Hand_air(const Hand *h, const Item *all, Paint *p)
{
    if (h && !h->covered && h->game->view->air) {
        h->game->view->air(h->state, all, p);
        return;
    }
    Paint_box(p, all->x, all->y, all->w, all->h);
    p->shade(p, GROUND2, 0, all->y, 0, 0, all->y + all->h, 0);
    p->fill(p, GROUND1);
}

/* what would be painted */
typedef struct Ear {
    Listen listen;                  /* first: an Ear is a Listen */
    Mark   all;
    Extent path;
} Ear;
static const Extent nowhere = { 1e9, 1e9, -1e9, -1e9 };
static const Extent everywhere = { -1e5, -1e5, 1e5, 1e5 };

static void widen(Extent *e, Extent to, double air)
{
    e->x1 = fmin(e->x1, to.x1 - air);
    e->y1 = fmin(e->y1, to.y1 - air);
    e->x2 = fmax(e->x2, to.x2 + air);
    e->y2 = fmax(e->y2, to.y2 + air);
}
static void reach(Ear *e, double x, double y)
{
    Listen_point(&e->listen, &x, &y);
    widen(&e->path, (Extent){ x, y, x, y }, 0);
}
static void reach_box(Ear *e, double x, double y, double w, double h)
{
    reach(e, x, y);
    reach(e, x + w, y);
    reach(e, x, y + h);
    reach(e, x + w, y + h);
}
static void settle_path(Ear *e, double by)
{
    if (e->path.x1 <= e->path.x2)
        widen(&e->all.at, e->path, by);
    e->path = nowhere;
}
static void measure(Listen *l, const Said *s)
{
    Ear *e = (Ear *)l;
    const double *n = s->number;
    double wide = s->text ? n[2] * (double)strlen(s->text) : 0;

    for (int k = 0; strchr("MLC", s->verb) && k < s->n; k += 2)
        reach(e, n[k], n[k + 1]);
    if (s->verb == 'A')
        reach_box(e, n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]);
    if (s->verb == 'T')
        reach_box(e, n[0] - wide, n[1] - n[2], 2 * wide, 2 * n[2]);
    if (s->verb == 'I')
        reach_box(e, n[0], n[1], n[2], n[3]);
    if (s->stamp) {
        double ax = s->stamp->around * n[2] / s->stamp->w;
        double ay = s->stamp->around * n[3] / s->stamp->h;

        reach_box(e, n[0] - ax, n[1] - ay, n[2] + 2 * ax,
                  n[3] + 2 * ay);
    }
    if (strchr("FSTIP", s->verb))
        settle_path(e, s->verb == 'S' ? Listen_length(l, n[0]) / 2 : 0);
    if (s->verb == 'K')
        e->path = nowhere;
}
static void stir(Listen *l, const Said *s)
{
    ((Ear *)l)->all.hash = Listen_stir(((Ear *)l)->all.hash, s);
}
static void feel_body(const Hand *h, const Item *i, Mark *m)
{
    Clip all;

    m->hash = Solid_stir(m->hash, Room_body(h->room, i->id, &all));
    m->at = (Extent){ all.x, all.y, all.x + all.w, all.y + all.h };
}
static void feel_camera(const Hand *h, Mark *m)
{
    const Camera *c = &h->room->sight.camera;
    double number[] = { c->at[0], c->at[1], c->at[2], c->turn, c->tilt,
                        c->away, c->field };

    m->hash = Listen_stir(m->hash, &(Said){ .verb = 'B', .n = 7,
                                            .number = number });
    m->at = everywhere;
}
static Mark felt(const Hand *h, int k, Theme theme,
                 void (*hear)(Listen *l, const Said *s))
{
    Ear e = { .all.at = nowhere, .path = nowhere };
    const Item *i = entry(h, k);

    if (i && i->body.shape) {
        feel_body(h, i, &e.all);
        if (k == h->my->bodies && h->room->sight.reach > 0)
            feel_camera(h, &e.all);
    } else {
        Listen_start(&e.listen, theme, hear);
        Hand_paint(h, k, &e.listen.paint);
    }
    e.all.id = i ? i->id : -1;
    e.all.lifted = k >= h->my->resting;
    return e.all;
}
static int was_at(const Hand *h, int id, int near)
{
    if (near < h->my->marks && h->my->past[near].id == id)
        return near;
    for (int k = 0; k < h->my->marks; k++)
        if (h->my->past[k].id == id)
            return k;
    return -1;
}
void Hand_spoil(Hand *h)
{
    h->spoiled[0] = everywhere;
    h->spoils = 1;
}
static void spoil(Hand *h, const Mark *m)
{
    if (h->spoils == PLACES)
        Hand_spoil(h);
    else if (m->at.x1 <= m->at.x2)
        h->spoiled[h->spoils++] = m->at;
}
static void compare(Hand *h, const Mark *is, int at, int *deepest)
{
    Mark *was = at < 0 ? NULL : &h->my->past[at];

    if (!was || was->hash != is->hash || was->lifted != is->lifted
        || (!is->lifted && at < *deepest)) {
        if (was)
            spoil(h, was);
        spoil(h, is);
    }
    if (was && !is->lifted && !was->lifted && at > *deepest)
        *deepest = at;
    if (was)
        was->id = 0;
}
void Hand_feel(Hand *h, Theme theme)
{
    int n = h->page.n + 1, near = 0, deepest = -1;
    Mark *fresh = malloc((size_t)n * sizeof *fresh);

    if (!fresh)
        return;
    free(h->my->past);
    h->my->past = h->my->mark;
    h->my->mark = fresh;
    for (int k = 0; k < n; k++) {
        Mark *is = &h->my->mark[k];

        /* feel the entry, and measure it if it is a new picture */
        *is = felt(h, k, theme, stir);

        int at = was_at(h, is->id, near);
        bool same_picture = at >= 0 && h->my->past[at].hash == is->hash;

        is->at = same_picture ? h->my->past[at].at
               : felt(h, k, theme, measure).at;
        compare(h, is, at, &deepest);
        near = at + 1;
    }
    for (int k = 0; k < h->my->marks; k++)
        if (h->my->past[k].id != 0)
            spoil(h, &h->my->past[k]);
    h->my->marks = n;
}
static bool reaches(const Hand *h, const Mark *m)
{
    double air = h->near;

    for (int k = 0; k < h->spoils; k++) {
        const Extent *s = &h->spoiled[k];

        if (m->at.x1 < s->x2 + air && m->at.x2 > s->x1 - air
            && m->at.y1 < s->y2 + air && m->at.y2 > s->y1 - air)
            return true;
    }
    return false;
}
static void ask_for_part(const Hand *h, Room *r)
{
    Extent all = nowhere;

    for (int k = 0; k < h->spoils; k++)
        widen(&all, h->spoiled[k], h->near);
    for (int k = 0; k < 2; k++) {
        r->part[k] = fmax(k ? all.y1 : all.x1, r->seen[k]);
        r->part[k + 2] = fmin(k ? all.y2 : all.x2, r->seen[k + 2]);
    }
}
void Hand_repaint(Hand *h, Paint *p)
{
    if (h->room)
        ask_for_part(h, h->room);
    for (int k = 0; k < h->my->marks; k++)
        if (reaches(h, &h->my->mark[k]))
            Hand_paint(h, k, p);
    h->spoils = 0;
}

/* the life of a hand */
bool Hand_start(Hand *h, const Game *game, Hand_does *does, void *who)
{
    size_t scratch = game->view->scratch;

    *h = (Hand){ .game = game, .near = 4, .ui.seat = 1,
                 .my = calloc(1, sizeof *h->my) };
    if (!h->my)
        return false;
    h->my->does = does;
    h->my->who = who;
    h->state = calloc(1, game->model->size);
    h->ui.scratch = scratch ? calloc(1, scratch) : NULL;
    h->room = game->view->camera ? Room_new() : NULL;
    return h->state && (h->ui.scratch || !scratch)
        && (h->room || !game->view->camera);
}
void Hand_end(Hand *h)
{
    struct HandOwn *my = h->my;

    if (!my)
        return;
    h->my = NULL;
    void *all[] = { h->state, h->ui.scratch, h->page.item, h->order,
                    my->was.item, my->mover, my->legal, my->stroke,
                    my->trial, my->mark, my->past, my };

    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        free(all[k]);
    if (h->room)
        Room_end(h->room);
}
static void deaf(void *who, Does kind, const char *wish)
{
    (void)who, (void)kind, (void)wish;
}
bool Hand_still(Hand *h, const Session *s, const Ui *like)
{
    int eyes = Session_eyes(s);

    if (!Hand_start(h, Session_game(s), deaf, NULL))
        return false;
    memcpy(h->ui.own, Session_own(s), sizeof h->ui.own);
    if (like) {
        memcpy(h->ui.on, like->on, sizeof h->ui.on);
        h->ui.tall = like->tall;
        h->ui.photo = like->photo;
    }
    h->ui.seed = Session_seed(s);
    Hand_show(h, Session_seen(s, eyes), eyes, PLACED);
    return true;
}
