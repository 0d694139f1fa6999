/* Made from games.nw by make tangle: change that, not this. */
#include <glib.h>
#include <stdbool.h>
#include <string.h>
#include "help-text.h"

/* the rows of a letter */
static GPtrArray *rows_of(char **lines)
{
    static char end[] = "";
    GPtrArray *rows = g_ptr_array_new();

    for (int k = 0; lines[k]; k++)
        if (strlen(g_strstrip(lines[k])) < 4
            || !g_str_has_prefix(lines[k], "**")
            || !g_str_has_suffix(lines[k], "**"))
            g_ptr_array_add(rows, lines[k]);
    g_ptr_array_add(rows, end);
    g_ptr_array_add(rows, end);
    return rows;
}

/* does it underline? */
static bool underlines(const char *under, const char *row)
{
    size_t n = strspn(under, *under == '=' ? "=" : "-");

    return n > 0 && !under[n] && (long)n == g_utf8_strlen(row, -1);
}

/* read a letter */
void Help_letter(const char *letter, HelpHear *hear, void *who)
{
    g_auto(GStrv) lines = g_strsplit(letter, "\n", -1);
    g_autoptr(GPtrArray) rows = rows_of(lines);
    g_autoptr(GString) words = g_string_new("");

    for (guint k = 0; k + 1 < rows->len; k++) {
        const char *row = rows->pdata[k];
        bool title = underlines(rows->pdata[k + 1], row);

        /* end the block before, if this begins something new */
        if (words->len && (title || !*row || *row == '*')) {
            hear(who, *words->str == '*' ? BULLET : PARAGRAPH, words->str);
            g_string_truncate(words, 0);
        }
        if (title) {
            hear(who, TITLE, row);
            k++;
        } else if (*row)
            g_string_append_printf(words, "%s%s",
                                   words->len ? " " : "", row);
    }
}
