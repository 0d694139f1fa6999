/* Made from games.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"

/* labels */
const char *Option_label(const Option *o, int value)
{
    return (o->labels ? o->labels : o->words)[value - o->least];
}
bool has_samples(const Model *m)
{
    const char *const *form = m->forms;

    while (form && *form && (*form)[1] != '*')
        form++;
    return form && *form;
}

/* pages */
Item *Page_add(Page *page, int id,
               double x, double y, double w, double h)
{
    bool fits = page->n < page->room;
    Item *item = fits ? &page->item[page->n] : &page->spare;

    page->n++;
    *item = (Item){ .id = id, .x = x, .y = y, .w = w, .h = h };
    return item;
}
Item *Page_find(const Page *page, int id)
{
    for (int k = 0; k < page->n && k < page->room; k++)
        if (page->item[k].id == id)
            return &page->item[k];
    return NULL;
}
static bool ends(const char *does, const char *in)
{
    size_t n = strlen(does), m = strlen(in);

    return n >= m && same(does + n - m, in);
}
bool is_half(const char *does) { return ends(does, " ..."); }
bool is_brush(const char *does) { return ends(does, " ...+"); }
size_t is_asked(const char *does)
{
    static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    size_t n = strcspn(does, capitals);

    return strspn(does + n, capitals) > 2 && does[0] != ':'
        && does[0] != '?' ? n : 0;
}
void Item_says(const Item *item, bool other, Line move)
{
    const char *says = other ? item->other : item->move;

    if (is_brush(says))
        say(move, "%.*s%s", (int)strlen(says) - 4, says, item->drop);
    else
        say(move, "%s", says);
}
bool is_switch(const char *does)
{
    return does[0] == ':' && !same(does, ":new")
        && !same(does, ":photo");
}
const Action *View_switch(const View *v, const Action *after)
{
    const Action *a = after ? after + 1 : v ? v->actions : NULL;

    while (a && a->does && !is_switch(a->does))
        a++;
    return a && a->does ? a : NULL;
}
const Action *View_action(const View *v, const char *does)
{
    const Action *a = v->actions;

    while (a && a->does && !same(a->does, does))
        a++;
    return a && a->does ? a : NULL;
}

/* thinking */
bool more(Think *t)
{
    if (t->nodes > 0 && t->go_on != NULL && !t->go_on(t->who))
        t->nodes = 0;
    if (t->nodes <= 0)
        return false;
    t->nodes--;
    return true;
}
