/* Made from games.nw by make tangle: change that, not this. */
#include <string.h>
#include "help-text.h"
#include "text.h"

/* a row */
typedef struct Row {
    const char *at;                 /* NULL: the letter has ended */
    size_t      n;                  /* its length in bytes */
    const char *next;               /* where the next one begins */
} Row;

/* what a row looks like */
static bool invisible(const Row *r)
{
    return r->n >= 4 && strncmp(r->at, "**", 2) == 0
        && strncmp(r->at + r->n - 2, "**", 2) == 0;
}
static size_t letters(const Row *r)
{
    size_t n = 0;

    for (size_t k = 0; k < r->n; k++)
        n += ((unsigned char)r->at[k] & 0xC0) != 0x80;
    return n;
}
static bool underlines(const Row *under, const Row *r)
{
    if (under->n == 0)
        return false;
    size_t n = strspn(under->at, *under->at == '=' ? "=" : "-");
    return n == under->n && n == letters(r);
}

/* the row at this place */
static Row row_at(const char *letter)
{
    size_t n = strcspn(letter, "\n");
    Row r = { letter, n, letter + n + (letter[n] == '\n') };

    if (*letter == '\0')
        return (Row){ NULL, 0, letter };
    if (n > 0 && letter[n - 1] == '\r')
        r.n--;
    if (invisible(&r))
        return row_at(r.next);
    /* without the blanks at both ends */
    while (r.n > 0 && strchr(" \t", r.at[r.n - 1]))
        r.n--;
    while (r.n > 0 && strchr(" \t", *r.at)) {
        r.at++;
        r.n--;
    }
    return r;
}

/* where a block ends */
static bool goes_on(const Row *r)
{
    if (r->at == NULL || r->n == 0 || *r->at == '*')
        return false;
    Row under = row_at(r->next);
    return !underlines(&under, r);
}

/* read a block */
const char *Help_block(const char *letter, Block *out, char *room)
{
    Row r = row_at(letter);
    Text words = { room, (int)strlen(letter) + 1, 0 };

    while (r.at != NULL && r.n == 0)
        r = row_at(r.next);
    if (r.at == NULL)
        return NULL;
    out->words = room;
    tell(&words, "%.*s", (int)r.n, r.at);
    Row under = row_at(r.next);
    if (underlines(&under, &r)) {
        out->kind = TITLE;
        return under.next;
    }
    out->kind = *r.at == '*' ? BULLET : PARAGRAPH;
    /* join the rows that go on */
    while (goes_on(&under)) {
        tell(&words, " %.*s", (int)under.n, under.at);
        r = under;
        under = row_at(r.next);
    }
    return r.next;
}
