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
void say(Line out, const char *format, ...)
{
    va_list values;

    va_start(values, format);
    if (vsnprintf(out, LINE, format, values) >= LINE)
        mend(out);
    va_end(values);
}
void tell(Text *out, const char *format, ...)
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
enum { OPEN_PLACES = 8 };           /* in one form */
typedef struct Found { int *where, value; } Found;

bool match(const char *sentence, const char *form, ...)
{
    Found found[OPEN_PLACES];
    int n = 0;
    bool fits = true;
    const char *s = sentence;
    va_list targets;

    va_start(targets, form);
    for (const char *f = form; fits && *f != '\0'; f++)
        if (*f == '%') {
            /* read what stands in the open place */
            size_t length;

            f++;
            assert(n < OPEN_PLACES && (*f == 'd' || *f == 'w'));
            if (*f == 'w') {
                const char *const *word = va_arg(targets, const char *const *);

                length = word_at(s, word, &found[n].value);
            } else
                length = number_at(s, &found[n].value);
            found[n++].where = va_arg(targets, int *);
            fits = length > 0;
            s += length;
        } else
            fits = *s++ == *f;
    va_end(targets);
    /* store what was found, if all of it fits */
    if (!fits || *s != '\0')
        return false;
    for (int k = 0; k < n; k++)
        *found[k].where = found[k].value;
    return true;
}
bool same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}
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
