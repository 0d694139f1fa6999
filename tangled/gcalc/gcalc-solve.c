/* Made from games/gcalc.nw by make tangle: change that, not this. */
#include <string.h>
#include "gcalc.h"

enum { FUEL = 100000 };

/* the colors */
#define HUE(word, old, said, rgb, t, l, f) { word, old, said, rgb },
const Hue hues[COLORS] = {
#include "gcalc-hues.h"
};

/* is there anything to do in it */
static int head(const Drawer *f)
{
    return f->kind == LID || f->kind >= ACROSS ? 3
         : f->kind == COLOR || f->kind == MIXED ? 2 : 0;
}
bool Cube_live(const Gcalc *g, Cube c)
{
    return g->drawer[c].live >> g->rule.mix & 1;
}

/* look for the chain */
static unsigned chain_of(Kind kind, int tag, Cube a, Cube b)
{
    uint32_t h = ((uint32_t)kind * 32 + (uint32_t)tag) * 2654435761u;

    h ^= (uint32_t)a * 40503u * 65537u;
    h ^= (uint32_t)b * 2246822519u;
    return (h ^ h >> 15) % CHAINS;
}

/* fill a new drawer */
static int larger(int a, int b) { return a > b ? a : b; }
static Cube new_drawer(Gcalc *g, Kind kind, int tag, Cube a, Cube b,
                       unsigned chain)
{
    bool pair = kind >= LID;
    Drawer *p = &g->drawer[pair ? a : 0], *q = &g->drawer[pair ? b : 0];
    int open = larger(p->open, q->open);
    int high = larger(p->high, q->high);

    open = kind == LETTER ? a + 1 : open - (kind == LID && open > 0);
    if (g->n == DRAWERS || high == FLOORS)
        g->full = true;
    if (g->full)
        return 0;
    g->drawer[g->n] = (Drawer){
        .kind = (uint8_t)kind, .tag = (uint8_t)tag, .a = a, .b = b,
        .open = (uint8_t)open, .high = (uint16_t)(high + 1),
        .live = kind < APPLY ? 0 : (uint8_t)
                (p->live | q->live | (kind == APPLY ? head(p) : 0)) };
    g->next[g->n] = g->first[chain];
    return g->first[chain] = (Cube)g->n++;
}

/* look for the card */
Cube Cube_of(Gcalc *g, Kind kind, int tag, Cube a, Cube b)
{
    unsigned at = chain_of(kind, tag, a, b);
    Cube c = g->first[at];

    for (; c; c = g->next[c]) {
        const Drawer *d = &g->drawer[c];

        if (d->kind == kind && d->tag == tag && d->a == a && d->b == b)
            return c;
    }
    return new_drawer(g, kind, tag, a, b, at);
}

/* count the blocks */
uint64_t Cube_count(const Gcalc *g, int tag, Cube of)
{
    uint64_t count[DRAWERS];

    for (int c = 0; c <= of; c++) {
        const Drawer *d = &g->drawer[c];
        uint64_t a = d->kind < LID ? 0 : count[d->a];
        uint64_t b = d->kind <= LID ? 0 : count[d->b];

        if (d->kind == COLOR || d->kind == MIXED)
            a = tag == ANY || (d->kind == COLOR && d->tag == tag);
        count[c] = a + b < a ? UINT64_MAX : a + b;
    }
    return count[of];
}

/* empty the drawers that nobody needs */
int Cube_kept(Gcalc *g)
{
    int many = 0;

    memset(g->val, 0, sizeof g->val);
    for (int k = 0; k < SLOTS; k++)
        g->val[g->slot[k].cube] = 1;
    for (int c = g->n - 1; c > 0; c--)
        if (g->val[c]) {
            many++;
            if (g->drawer[c].kind >= LID)
                g->val[g->drawer[c].a] = g->val[g->drawer[c].b] = 1;
        }
    return many;
}
void Cube_sweep(Gcalc *g)
{
    int n = 1;

    Cube_kept(g);
    g->val[0] = 0;
    for (int c = 1; c < g->n; c++)
        if (g->val[c]) {
            Drawer d = g->drawer[c];

            if (d.kind >= LID)
                d.a = g->val[d.a], d.b = g->val[d.b];
            g->drawer[n] = d;
            g->val[c] = (Cube)n++;
        }
    for (int k = 0; k < SLOTS; k++)
        g->slot[k].cube = g->val[g->slot[k].cube];
    Cube_back(g, n);
}
void Cube_back(Gcalc *g, int n)
{
    memset(&g->drawer[n], 0, sizeof(Drawer) * (size_t)(g->n - n));
    memset(g->first, 0, sizeof g->first);
    memset(g->next, 0, sizeof g->next);
    memset(g->val, 0, sizeof g->val);
    memset(g->at, 0, sizeof g->at);
    g->fuel = 0;
    g->full = false;
    g->n = (uint16_t)n;
    for (int c = 1; c < n; c++) {
        const Drawer *d = &g->drawer[c];
        unsigned at = chain_of(d->kind, d->tag, d->a, d->b);

        g->next[c] = g->first[at];
        g->first[at] = (Cube)c;
    }
}

/* mixing colors */
static unsigned mean(unsigned a, unsigned b)
{
    unsigned out = 0;

    if ((a | b) & GLASS)
        return GLASS;
    for (int at = 0; at < 24; at += 8) {
        unsigned sum = (a >> at & 255) + (b >> at & 255);

        out |= (sum / 2 + (sum % 2 && sum / 2 % 2)) << at;
    }
    return out;
}
Cube Cube_color(Gcalc *g, unsigned rgb)
{
    for (int k = 0; k < COLORS; k++)
        if (hues[k].rgb == rgb)
            return Cube_of(g, COLOR, k, 0, 0);
    return Cube_of(g, MIXED, (int)(rgb >> 16), (Cube)(rgb & 65535), 0);
}
unsigned Cube_rgb(const Gcalc *g, Cube c)
{
    const Drawer *d = &g->drawer[c];

    return d->kind == COLOR ? hues[d->tag].rgb
         : (unsigned)d->tag << 16 | d->a;
}

/* the walk begins */
typedef struct Errand {
    enum { COVER, FILL, MIX, HALF, SWAP } what;
    int  tag;                       /* COVER: the color; HALF: which */
    Cube x, old;                    /* what is put, and for what */
    Kind kind;                      /* HALF: where it is cut */
    unsigned rgb;                   /* MIX: with this */
    bool forgets;                   /* what it knew of a part */
} Errand;

/* what is brought from a leaf */
static bool is_leaf(Gcalc *g, const Errand *e, Cube c, int k, Cube *out)
{
    const Drawer *d = &g->drawer[c];

    switch (e->what) {
    case COVER:
        if (d->kind == COLOR && d->tag == e->tag)
            *out = Cube_of(g, LETTER, 0, (Cube)k, 0);
        return d->kind < LID;
    case FILL:
        if (d->open > k && d->kind == LETTER)
            *out = e->x;
        return d->open <= k || d->kind == LETTER;
    case MIX:
        if (d->kind == COLOR || d->kind == MIXED)
            *out = Cube_color(g, mean(e->rgb, Cube_rgb(g, c)));
        return d->kind < LID;
    case HALF:
        if (d->kind == e->kind)
            *out = e->tag ? d->b : d->a;
        return d->kind < APPLY || d->kind == e->kind;
    default:
        if (c == e->old)
            *out = e->x;
        return c == e->old || !(d->live >> g->rule.mix & 1);
    }
}
static Cube walk(Gcalc *g, const Errand *e, Cube c, int k);

/* fill each half with a half */
static Cube fill_halves(Gcalc *g, const Errand *e, Drawer d, int k)
{
    Errand part = *e, half = { .what = HALF, .kind = (Kind)d.kind,
                               .forgets = true };
    Cube both[2] = { d.a, d.b };

    for (half.tag = 0; half.tag < 2; half.tag++) {
        part.x = walk(g, &half, e->x, 0);
        both[half.tag] = walk(g, &part, both[half.tag], k);
    }
    return Cube_of(g, half.kind, 0, both[0], both[1]);
}

/* the walk */
static Cube walk(Gcalc *g, const Errand *e, Cube c, int k)
{
    Drawer d = g->drawer[c];
    bool parted = e->what == FILL && g->rule.cut && d.kind >= ACROSS;
    Cube out = c;

    if (is_leaf(g, e, c, k, &out))
        return out;
    if (g->val[c] && g->at[c] == k && !e->forgets)
        return g->val[c];
    g->full |= --g->fuel < 0;
    if (g->full)
        return 0;
    if (parted)
        return fill_halves(g, e, d, k);
    k += d.kind == LID;
    d.a = walk(g, e, d.a, k);
    d.b = d.kind == LID ? 0 : walk(g, e, d.b, k);
    k -= d.kind == LID;
    out = Cube_of(g, (Kind)d.kind, d.tag, d.a, d.b);
    g->val[c] = out;
    g->at[c] = (uint8_t)k;
    return out;
}

/* send it on an errand */
static Cube sent(Gcalc *g, const Errand *e, Cube c)
{
    memset(g->val, 0, g->n * sizeof *g->val);
    g->fuel = FUEL;
    return walk(g, e, c, 0);
}
Cube Cube_half(Gcalc *g, Cube c, Kind kind, int which)
{
    return sent(g, &(Errand){ .what = HALF, .kind = kind,
                              .tag = which }, c);
}
Cube Cube_cover(Gcalc *g, Cube c, int tag)
{
    Cube body = sent(g, &(Errand){ .what = COVER, .tag = tag }, c);

    return Cube_of(g, LID, tag, body, 0);
}

/* where to go */
static int way_at(const Gcalc *g, const Drawer *d)
{
    const Drawer *f = &g->drawer[d->a];
    bool eager = g->rule.how == EAGER;

    if (d->kind != APPLY || !(head(f) >> g->rule.mix & 1))
        return Cube_live(g, d->a) ? 1 : 2;
    if (eager && Cube_live(g, d->a))
        return 1;
    return Cube_live(g, d->b) && (eager || f->kind != LID) ? 2 : 0;
}
Cube Cube_redex(const Gcalc *g, Cube c)
{
    int way = 0;

    if (!Cube_live(g, c))
        return 0;
    while ((way = way_at(g, &g->drawer[c])) > 0)
        c = way == 1 ? g->drawer[c].a : g->drawer[c].b;
    return c;
}

/* contract */
static Cube contract(Gcalc *g, Cube c)
{
    Cube f = g->drawer[c].a, x = g->drawer[c].b, a, b;
    Kind kind = (Kind)g->drawer[f].kind;

    if (kind == LID)
        return sent(g, &(Errand){ .what = FILL, .x = x,
                                  .forgets = g->rule.cut },
                    g->drawer[f].a);
    if (kind < LID)
        return sent(g, &(Errand){ .what = MIX,
                                  .rgb = Cube_rgb(g, f) }, x);
    a = Cube_of(g, APPLY, 0, g->drawer[f].a, Cube_half(g, x, kind, 0));
    b = Cube_of(g, APPLY, 0, g->drawer[f].b, Cube_half(g, x, kind, 1));
    return Cube_of(g, kind, 0, a, b);
}
static Cube put_once(Gcalc *g, Cube c)
{
    Drawer d = g->drawer[c];
    int way = way_at(g, &d);

    if (way == 0)
        return contract(g, c);
    if (way == 1)
        d.a = put_once(g, d.a);
    else
        d.b = put_once(g, d.b);
    return Cube_of(g, (Kind)d.kind, 0, d.a, d.b);
}
static Cube step(Gcalc *g, Cube c)
{
    Cube redex = Cube_redex(g, c);

    if (g->rule.how != NEED)
        return put_once(g, c);
    return sent(g, &(Errand){ .what = SWAP, .old = redex,
                              .x = contract(g, redex) }, c);
}

/* run */
End Cube_run(Gcalc *g, int slot, long most, int *steps)
{
    for (; Cube_live(g, g->slot[slot].cube); ++*steps) {
        Cube next;
        int n;

        if (most-- <= 0)
            return SPENT;
        if (g->n > KEPT)
            Cube_sweep(g);
        n = g->n;
        next = n > KEPT ? 0 : step(g, g->slot[slot].cube);
        if (n > KEPT || g->full)
            return Cube_back(g, n), TOO_LARGE;
        g->slot[slot].cube = next;
    }
    return SETTLED;
}

/* name a lid */
void Scope_enter(const Gcalc *g, Scope *s, Cube lid)
{
    const Drawer *d = &g->drawer[lid];
    int name = d->tag, free = g->drawer[d->a].open;

    for (int j = s->n - 1; j >= 0 && s->n - j < free; j--)
        if (s->name[j] % COLORS == d->tag && s->name[j] >= name)
            name = s->name[j] + COLORS;
    s->name[s->n++] = (uint16_t)name;
}

/* are they alike */
static bool likens(const Gcalc *g, Cube a, const Gcalc *h, Cube b,
                   int *patience)
{
    const Drawer *d = &g->drawer[a], *e = &h->drawer[b];

    if ((g == h && a == b) || --*patience < 0)
        return *patience >= 0;
    if (d->kind != e->kind || (d->kind != LID && d->tag != e->tag))
        return false;
    if (d->kind < LID)
        return d->a == e->a;
    return likens(g, d->a, h, e->a, patience)
        && (d->kind == LID || likens(g, d->b, h, e->b, patience));
}
bool Cube_alike(const Gcalc *g, Cube a, const Gcalc *h, Cube b)
{
    int patience = 20000;

    return likens(g, a, h, b, &patience);
}

/* good names */
static const char signs[] = "?0123456789abcdefghijklmnopqrstuvwxyz"
                            "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
int Color_of(const char *word)
{
    for (int k = 0; k < COLORS; k++)
        if (Text_same(word, hues[k].word))
            return k;
    return -1;
}
int Letter_of(const char *word)
{
    uint64_t many = 1;

    for (int k = 0; k < COLORS; k++) {
        const char *c = hues[k].word;
        size_t n = strlen(c);

        if (word[0] == (c[0] | 32)
            && strncmp(word + 1, c + 1, n - 1) == 0
            && (!word[n] || (Text_number(word + n, &many)
                             && many > 1 && many <= FLOORS)))
            return k + COLORS * ((int)many - 1);
    }
    return -1;
}
static bool speaks(const char *name)
{
    return (name[0] | 32) >= 'a' && !name[strspn(name, signs)]
        && Color_of(name) < 0 && Letter_of(name) < 0
        && !Text_same(name, "main");
}
const char *Cube_name(const Gcalc *g, Cube c, bool in_words)
{
    const Drawer *d = &g->drawer[c];

    for (int k = 1; k <= CELLS && d->kind >= LID && !d->open; k++) {
        const char *name = g->slot[k].name;

        if (g->slot[k].cube == c && (in_words ? speaks(name) : *name))
            return name;
    }
    return NULL;
}

/* say a color */
static void say_color(Speech *s, Cube c)
{
    const Drawer *d = &s->g->drawer[c];
    const Hue *hue = &hues[d->tag % COLORS];
    unsigned rgb = Cube_rgb(s->g, c);

    if (d->kind == MIXED)
        Text_tell(s->out, s->old ? "#(%u %u %u)" : "#%02x%02x%02x",
                  rgb >> 16, rgb >> 8 & 255, rgb & 255);
    else if (d->kind == COLOR)
        Text_tell(s->out, "%s", s->old ? hue->old : hue->word);
    else
        Text_tell(s->out, s->old ? "#f" : "0");
}
static void say(Speech *s, Cube c, bool in_row);

/* say the kinds */
const char *const tongues[DEPTH + 1][2] = {
    [LETTER]  = { "*",     "(var *)" },
    [LID]     = { "\\*.1", "(lambda (var *) 1)" },
    [APPLY]   = { "(1 2)", "(apply 1 2)" },
    [ACROSS]  = { "[1|2]", "(\\| 1 2)" },
    [UPRIGHT] = { "[1-2]", "(- 1 2)" },
    [DEPTH]   = { "[1/2]", "(/ 1 2)" } };
void Letter_say(int name, Text *out)
{
    const char *word = hues[name % COLORS].word;

    Text_tell(out, "%c%s", word[0] | 32, word + 1);
    if (name >= COLORS)
        Text_tell(out, "%d", name / COLORS + 1);
}
static void enter(Speech *s, Cube lid)
{
    uint16_t *name = &s->scope.name[s->scope.n];
    uint32_t met = 0;

    for (int k = 0; k < s->scope.n; k++)
        met |= 1u << s->scope.name[k] % COLORS;
    Scope_enter(s->g, &s->scope, lid);
    for (int k = 0; s->old && *name >= COLORS && k < COLORS; k++)
        if (!(met >> k & 1))
            *name = (uint16_t)k;
}
static void say_kind(Speech *s, Cube c, bool bare)
{
    const Drawer *d = &s->g->drawer[c];
    int name = 0, away = d->kind == LETTER ? d->a + 1 : 1;
    const char *at = tongues[d->kind][s->old];

    if (d->kind == LID)
        enter(s, c);
    if (d->kind <= LID)
        name = s->scope.name[s->scope.n - away];
    for (; *at && s->out->used <= s->most; at++)
        if (*at == '1')
            say(s, d->a, d->kind == APPLY && !s->old);
        else if (*at == '2')
            say(s, d->b, false);
        else if (*at == '*' && s->old)
            Text_tell(s->out, "%s", hues[name % COLORS].old);
        else if (*at == '*')
            Letter_say(name, s->out);
        else if (!bare || (*at != '(' && *at != ')'))
            Text_tell(s->out, "%c", *at);
    s->scope.n -= d->kind == LID;
}

/* say any cube */
static void say(Speech *s, Cube c, bool in_row)
{
    Kind kind = (Kind)s->g->drawer[c].kind;
    const char *name = s->named && c != s->whole
                     ? Cube_name(s->g, c, true) : NULL;
    bool here = c && c == s->mark && !s->marked;

    s->marked |= here;
    if (here)
        Text_tell(s->out, "\u2039");
    if (name)
        Text_tell(s->out, "%s", name);
    else if (kind < LETTER)
        say_color(s, c);
    else
        say_kind(s, c, in_row && kind == APPLY && !here);
    if (here)
        Text_tell(s->out, "\u203a");
}
void Cube_say(Speech *s, Cube c)
{
    s->scope.n = 0;
    s->marked = false;
    s->whole = c;
    say(s, c, false);
    if (s->out->used > s->most)
        Text_tell(s->out, "..");
}

/* cells by name */
int Place_of(int slot)
{
    return 10 * ((slot + 4) / 5) + (slot + 4) % 5 + 1;
}
int Slot_of(const Gcalc *g, const char *word)
{
    bool named = speaks(word);
    uint64_t place = 0;

    if (Text_same(word, "main"))
        return 0;
    if (*word == '@')
        Text_number(word + 1, &place);
    for (int k = 1; k <= CELLS; k++)
        if (place == (uint64_t)Place_of(k) || (named && g->slot[k].cube
            && Text_same(g->slot[k].name, word)))
            return k;
    return -1;
}

/* read a cube */
typedef struct Reader {
    Gcalc      *g;
    bool        looks;              /* and builds nothing */
    const char *at, *why, *fault;
    int         floors;
    Scope       scope;
} Reader;
static Cube cube_at(Reader *r);
static Cube fails(Reader *r, const char *at, const char *why)
{
    if (!r->why)
        r->why = why, r->fault = at;
    return 0;
}
static Cube build(Reader *r, Kind kind, int tag, Cube a, Cube b)
{
    return r->looks ? 0 : Cube_of(r->g, kind, tag, a, b);
}
static char next(Reader *r)
{
    r->at += strspn(r->at, " ");
    return *r->at;
}
static void take(Reader *r, char sign, const char *why)
{
    if (next(r) == sign)
        r->at++;
    else
        fails(r, r->at, why);
}
static void word_in(Reader *r, Line word)
{
    size_t n = *r->at == '@';

    n += strspn(r->at + n, signs);
    n = n < NAME ? n : 0;
    memcpy(word, r->at, n);
    word[n] = '\0';
    r->at += n;
}
static Cube word_of(Reader *r)
{
    const char *begin = r->at;
    int name, color, slot, j = r->scope.n;
    Line word;

    word_in(r, word);
    name = Letter_of(word), color = Color_of(word);
    while (j > 0 && r->scope.name[j - 1] != name)
        j--;
    if (j > 0)
        return build(r, LETTER, 0, (Cube)(r->scope.n - j), 0);
    if (color >= 0)
        return build(r, COLOR, color, 0, 0);
    slot = r->g ? Slot_of(r->g, word) : -1;
    if (slot == 0 || (slot > 0 && r->g->slot[slot].cube))
        return r->g->slot[slot].cube;
    return fails(r, begin, !*begin ? _("the sentence ends before the cube does")
                               : !*word ? _("a cube is a color, [a|b], \\g.a or (f x)")
                               : *word == '@' ? _("behind @ stand row and column of a cube")
                               : name >= 0 ? _("a small letter has no lid: \\g.g, or G for green")
                               : _("no cell has that name"));
}
static Cube lid_of(Reader *r)
{
    const char *begin = r->at;
    Line word;
    int name;
    Cube body;

    word_in(r, word);
    name = Letter_of(word);
    if (name < 0)
        return fails(r, begin,
                     _("behind \\ stands a color in small letters"));
    take(r, '.', _("behind \\g stands a dot"));
    r->scope.name[r->scope.n++] = (uint16_t)name;
    body = cube_at(r);
    r->scope.n--;
    return build(r, LID, name % COLORS, body, 0);
}
static Cube halves_of(Reader *r)
{
    static const char strokes[] = "|-/";
    Cube a = cube_at(r), b;
    const char *sign = next(r) ? strchr(strokes, *r->at) : NULL;

    if (!sign)
        return fails(r, r->at,
                     _("between two halves stands | or - or /"));
    r->at++;
    b = cube_at(r);
    take(r, ']', _("a ] is missing"));
    return build(r, (Kind)(ACROSS + (sign - strokes)), 0, a, b);
}
static Cube row_of(Reader *r)
{
    Cube c = cube_at(r);

    do
        c = build(r, APPLY, 0, c, cube_at(r));
    while (!r->why && next(r) && *r->at != ')');
    take(r, ')', _("a ) is missing"));
    return c;
}
static Cube digits_of(Reader *r)
{
    static const char digits[] = "0123456789abcdef";
    unsigned rgb = 0;

    for (int k = 0; k < 6; k++, r->at++) {
        size_t one = strcspn(digits, (char[]){ *r->at, '\0' });

        if (one == 16)
            return fails(r, r->at,
                         _("behind # stand six digits, 0 to f"));
        rgb = rgb * 16 + (unsigned)one;
    }
    return r->looks ? 0 : Cube_color(r->g, rgb);
}
static Cube cube_at(Reader *r)
{
    char sign = next(r);
    Cube c = 0;

    if (r->why || ++r->floors == FLOORS)
        return fails(r, r->at,
                     _("so many brackets in brackets are too many"));
    r->at += sign && strchr("0#\\[(", sign) != NULL;
    switch (sign) {
    case '0':  break;
    case '#':  c = digits_of(r); break;
    case '\\': c = lid_of(r);    break;
    case '[':  c = halves_of(r); break;
    case '(':  c = row_of(r);    break;
    default:   c = word_of(r);
    }
    r->floors--;
    return c;
}
Cube Cube_read(Gcalc *g, const char *words, const char **why,
               const char **fault)
{
    Reader r = { .g = g, .at = words, .looks = fault != NULL };
    Cube c = cube_at(&r);

    if (next(&r))
        fails(&r, r.at, _("something is left over behind the cube"));
    if (!fault && g->full)
        fails(&r, r.at, _("that is too large for the cabinet"));
    *why = r.why;
    if (fault)
        *fault = r.fault;
    return r.why ? 0 : c;
}
