/* Made from kit/contract.nw by make tangle: change that, not this. */
#include <string.h>
#include "game.h"

/* labels */
const char *Option_label(const Option *o, int value)
{
    return (o->labels ? o->labels : o->words)[value - o->least];
}
bool Model_samples(const Model *m)
{
    const char *const *form = m->forms;

    while (form && *form && (*form)[1] != '*')
        form++;
    return form && *form;
}
const char *Model_form(const Model *m, const char *mark,
                       const char *move)
{
    const char *const *form = m->forms;
    size_t verb = strcspn(move, " ");

    while (form && *form && (strncmp(*form, mark, strlen(mark)) != 0
                             || strncmp(*form + 2, move, verb) != 0
                             || !strchr(" ", (*form)[2 + verb])))
        form++;
    return form ? *form : NULL;
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
const char *Half_rest(const char *half, const char *move)
{
    size_t n = strlen(half);

    return strncmp(half, move, n) != 0 ? NULL
         : move[n] == '\0' ? "."
         : move[n] == ' ' ? move + n + 1 : NULL;
}
void Half_whole(const char *half, const char *drop, Line whole)
{
    bool more = !Text_same(drop, ".");

    Text_say(whole, "%s%s%s", half, more ? " " : "", more ? drop : "");
}
Does Item_says(const Item *item, bool other, Line move)
{
    Does does = other ? item->other_click : item->click;

    Text_say(move, "%s", other ? item->other : item->move);
    if (does == BRUSH && *move)
        Text_say(move, "%s %s", other ? item->other : item->move,
                 item->drop);
    return does == BRUSH ? PLAYS : does;
}
bool Action_moves(const Action *a) { return a->kind <= ASKS; }
const Action *View_action(const View *v, Does kind, const char *does)
{
    const Action *a = v ? v->actions : NULL;

    while (a && a->does
           && (a->kind != kind || (does && !Text_same(a->does, does))))
        a++;
    return a && a->does ? a : NULL;
}
const Action *View_switch(const View *v, const Action *after)
{
    const Action *a = after ? after + 1 : v ? v->actions : NULL;

    while (a && a->does && a->kind != SWITCH)
        a++;
    return a && a->does ? a : NULL;
}
double View_hop(const Ui *ui, double when)
{
    double part = 2.5 * ui->bow - 1.5 * when;

    return part > 0 && part < 1 ? 4 * part * (1 - part) : 0;
}

/* thinking */
bool Think_more(Think *t)
{
    if (t->nodes > 0 && t->go_on != NULL && !t->go_on(t->who))
        t->nodes = 0;
    if (t->nodes <= 0)
        return false;
    t->nodes--;
    return true;
}
