/* Made from kit/moves.nw by make tangle: change that, not this. */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "text.h"

/* saying */
static void mend(char *cut)
{
    size_t end = strlen(cut), lead = end;

    while (lead > 0 && ((unsigned char)cut[lead - 1] & 0xC0) == 0x80)
        lead--;
    if (lead > 0) {
        unsigned first = (unsigned char)cut[lead - 1];
        size_t bytes = 1u + (first >= 0xC0) + (first >= 0xE0)
                          + (first >= 0xF0);

        if (lead - 1 + bytes > end)
            cut[lead - 1] = '\0';
    }
}
void Text_say(Line out, const char *format, ...)
{
    va_list values;

    va_start(values, format);
    if (vsnprintf(out, LINE, format, values) >= LINE)
        mend(out);
    va_end(values);
}
void Text_tell(Text *out, const char *format, ...)
{
    int left = out->room > out->used ? out->room - out->used : 0;
    char *end = left > 0 ? out->at + out->used : NULL;
    va_list values;

    va_start(values, format);
    int told = vsnprintf(end, (size_t)left, format, values);
    va_end(values);
    assert(told >= 0);
    if (left > 0 && told >= left)
        mend(end);
    out->used += told;
}

/* reading */
static size_t number_at(const char *s, int *value)
{
    size_t digits = strspn(s, "0123456789");

    if (digits == 0 || digits > 9 || (s[0] == '0' && digits > 1))
        return 0;
    *value = 0;
    for (size_t k = 0; k < digits; k++)
        *value = *value * 10 + (s[k] - '0');
    return digits;
}
static size_t word_at(const char *s, const char *const *word,
                      int *which)
{
    size_t longest = 0;

    for (int k = 0; word[k] != NULL; k++) {
        size_t length = strlen(word[k]);

        if (length > longest && strncmp(s, word[k], length) == 0) {
            longest = length;
            *which = k;
        }
    }
    return longest;
}
typedef struct Into { va_list at; bool store; } Into;

static size_t open_at(const char *s, char kind, Into *into)
{
    typedef const char *const *WordTable;
    WordTable word = kind == 'w' ? va_arg(into->at, WordTable) : NULL;
    int found = 0;
    size_t length = kind == 's' ? strcspn(s, " ")
                  : word ? word_at(s, word, &found)
                  : number_at(s, &found);

    assert(kind && strchr("dws", kind));
    /* store what was found, or pass over its place */
    char *line = kind == 's' ? va_arg(into->at, char *) : NULL;
    int  *one  = kind == 's' ? NULL : va_arg(into->at, int *);

    if (into->store && kind == 's')
        Text_say(line, "%.*s", (int)length, s);
    else if (into->store)
        *one = found;
    return length;
}
static bool walk(const char *s, const char *form, Into *into)
{
    for (const char *f = form; *f != '\0'; f++)
        if (*f == '%') {
            size_t length = open_at(s, *++f, into);

            if (length == 0)
                return false;
            s += length;
        } else if (*s++ != *f)
            return false;
    return *s == '\0';
}
bool Text_match(const char *sentence, const char *form, ...)
{
    bool fits = true;

    for (int store = 0; store <= 1 && fits; store++) {
        Into into = { .store = store == 1 };

        va_start(into.at, form);
        fits = walk(sentence, form, &into);
        va_end(into.at);
    }
    return fits;
}
bool Text_same(const char *a, const char *b) { return strcmp(a,
    b) == 0; }
bool Text_number(const char *text, uint64_t *out)
{
    size_t digits = strspn(text, "0123456789");
    uint64_t value = 0;

    if (digits == 0 || text[digits] != '\0'
        || (text[0] == '0' && digits > 1))
        return false;
    for (size_t k = 0; k < digits; k++) {
        uint64_t digit = (uint64_t)(text[k] - '0');

        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}
