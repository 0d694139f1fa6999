/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <string.h>
#include "paintbynumbers.h"

/* read the files of others */
typedef struct Reader {
    const char *at;                 /* so far the text has been read */
    Sheet sheet;
    Cells goal[SIDE];               /* the picture, if it is there */
    bool  drawn, bare;              /* it does; it has nothing else */
    const char *why;                /* what is wrong, or NULL */
} Reader;

static bool is_end(char c) { return c == '\0' || strchr("\r\n", c); }
static const char *next_line(Reader *r)
{
    const char *line = r->at;

    r->at += strcspn(r->at, "\n");
    r->at += *r->at == '\n';
    return line;
}
static int number_at(Reader *r, const char **at)
{
    int n = 0;

    for (; **at >= '0' && **at <= '9' && n < 999; ++*at)
        n = n * 10 + **at - '0';
    if (n > SIDE)
        r->why = _("at most 62 rows and columns can be read");
    return n > SIDE ? 0 : n;
}
static void add_line(Reader *r, int way)
{
    if (r->sheet.size[way] == SIDE)
        r->why = _("at most 62 rows and columns can be read");
    else
        r->sheet.size[way]++;
}
static void add_bar(Reader *r, int way, int bar)
{
    int n = r->sheet.size[way];
    Clue *clue = &r->sheet.clue[way][n > 0 ? n - 1 : 0];

    if (clue->n == BARS || n == 0)
        r->why = _("this is no puzzle that can be read here");
    else if (bar > 0)
        clue->bar[clue->n++] = (uint8_t)bar;
}
static int lines_ahead(const char *at)
{
    int many = 0;

    for (; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        const char *first = at + strspn(at, " ,\t");

        if (!is_end(*first) && (*first < '0' || *first > '9'))
            break;
        many += !is_end(*first);
    }
    return many;
}
static bool clues_in(Reader *r, int way, int many, bool empty_counts)
{
    r->sheet.size[way] = 0;
    memset(r->sheet.clue[way], 0, sizeof r->sheet.clue[way]);
    while (many > 0) {
        const char *at = next_line(r);

        if (!empty_counts && is_end(at[strspn(at, " ,\t")]))
            continue;
        add_line(r, way);
        while (at += strspn(at, " ,\t"), !is_end(*at)) {
            if (*at < '0' || *at > '9')
                return false;
            add_bar(r, way, number_at(r, &at));
        }
        many--;
    }
    return !r->why;
}
static void dots_in(Reader *r, const char *at, char blue, char white)
{
    int wide = r->sheet.size[1], all = r->sheet.size[0] * wide, k = 0;

    for (; *at && k < all; at++) {
        if (*at == blue)
            r->goal[k / wide] |= (Cells)1 << k % wide;
        k += *at == blue || *at == white;
    }
    r->drawn = all > 0 && k == all;
}
static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word);

    if (strncmp(line, word, n) != 0
        || !(is_end(line[n]) || strchr(" \t", line[n])))
        return NULL;
    return line + n + strspn(line + n, " \t");
}
static bool half_of_non(Reader *r, int way, const char *line, int *size)
{
    const char *to = after(line, way ? "columns" : "rows");

    if (to && is_end(*to))
        return clues_in(r, way, *size,
                        lines_ahead(r->at) < *size);
    if (to || (to = after(line, way ? "width" : "height")))
        *size = number_at(r, &to);
    return true;
}
static bool read_non(Reader *r)
{
    int size[2] = { 0 };
    const char *goal = NULL, *to;

    while (*r->at && !r->why) {
        const char *line = next_line(r);

        if (!half_of_non(r, 0, line, &size[0])
            || !half_of_non(r, 1, line, &size[1]))
            return false;
        if (after(line, "color"))
            r->why = _("only puzzles of one color can be read");
        if ((to = after(line, "goal")))
            goal = to;
    }
    memcpy(r->sheet.size, size, sizeof size);
    if (goal)
        dots_in(r, goal, '1', '0');
    return size[0] > 0 && size[1] > 0;
}
static bool read_nin(Reader *r)
{
    const char *line = next_line(r);
    int wide = number_at(r, &line);

    line += strspn(line, " \t");
    int high = number_at(r, &line);
    bool empty_counts = lines_ahead(r->at) < wide + high;

    return wide > 0 && high > 0 && clues_in(r, 0, high, empty_counts)
        && clues_in(r, 1, wide, empty_counts);
}
static bool read_olsak(Reader *r)
{
    for (int way = 0; way < 2; way++) {
        const char *line;
        int many = 0;

        do {
            line = next_line(r);
            if (*line == '#')
                r->why = _("only puzzles of one color can be read");
        } while (*line != ':' && *r->at);
        for (line = r->at; *line && *line != ':'; many++)
            line += strcspn(line, "\n"), line += *line == '\n';
        if (many == 0 || !clues_in(r, way, many, true))
            return false;
    }
    return true;
}
static bool opens(const char *at, const char *tag)
{
    size_t n = strlen(tag);

    return strncmp(at + 1, tag, n) == 0
        && strchr(" />\t\r\n", at[n + 1]);
}
static const char *has(const char *at, const char *words)
{
    const char *found = strstr(at, words), *end = strchr(at, '>');

    return found && end && found < end ? found + strlen(words) : NULL;
}
static bool read_xml(Reader *r)
{
    int way = 0, colors = 0;
    char ink = 'X';
    bool goal = false;
    const char *to;

    const char *at = r->at;

    for (; !r->why && (at = strchr(at, '<')); at++)
        if (opens(at, "clues"))
            way = has(at, "\"columns\"") != NULL;
        else if (opens(at, "line"))
            add_line(r, way);
        else if (opens(at, "solution"))
            goal = !has(at, "type=") || has(at, "\"goal\"");
        else if (opens(at, "count") && (to = strchr(at, '>')))
            to++, add_bar(r, way, number_at(r, &to));
        else if (opens(at, "image") && goal && !r->drawn)
            dots_in(r, at, ink, '.');
        else if (opens(at, "color")) {
            /* paper or ink */
            if (++colors > 2)
                r->why = _("only puzzles of one color can be read");
            if ((to = has(at, "char=\"")) && has(at, "\"black\""))
                ink = *to;
        }
    return r->sheet.size[0] > 0 && r->sheet.size[1] > 0;
}
static const char *over_name(const char *at)
{
    at += strspn(at, "'( \n");
    at += strcspn(at, " \n");
    at += strspn(at, " \r\n");
    if (*at == '"')
        at += strcspn(at + 1, "\"") + 1;
    else if (strncmp(at, "#<", 2) == 0)
        at += strcspn(at, ">");
    return at + strcspn(at, " \r\n");
}
static bool read_list(Reader *r)
{
    const char *at = over_name(r->at);

    for (int way = 0; way < 2; way++) {
        int depth = 0;

        at += strcspn(at, "(");
        do {
            if (*at >= '0' && *at <= '9')
                add_bar(r, way, number_at(r, &at));
            else if (!*at || !strchr("() \r\n", *at))
                return false;
            else {
                depth += (*at == '(') - (*at == ')');
                if (*at++ == '(' && depth == 2)
                    add_line(r, way);
            }
        } while (depth > 0 && !r->why);
    }
    return r->sheet.size[0] > 0 && r->sheet.size[1] > 0;
}
static int dot_in(Reader *r, bool single)
{
    int n = 0;

    while (r->at += strspn(r->at, " \t\r\n"), *r->at == '#')
        next_line(r);
    if (*r->at < '0' || *r->at > '9')
        return -1;
    do
        n = n * 10 + *r->at++ - '0';
    while (!single && n < 99999 && *r->at >= '0' && *r->at <= '9');
    return n;
}
static bool read_picture(Reader *r)
{
    bool gray = r->at[1] == '2';
    int *size = r->sheet.size, most = 1, k = 0, dot;

    r->at += 2;
    size[1] = dot_in(r, false);
    size[0] = dot_in(r, false);
    if (gray)
        most = dot_in(r, false);
    if (size[0] < 1 || size[1] < 1
        || size[0] > SIDE || size[1] > SIDE) {
        r->why = _("at most 62 rows and columns can be read");
        return false;
    }
    for (; k < size[0] * size[1] && (dot = dot_in(r, !gray)) >= 0; k++)
        if (gray ? 2 * dot < most : dot)
            r->goal[k / size[1]] |= (Cells)1 << k % size[1];
    return r->drawn = r->bare = k == size[0] * size[1];
}
static bool read_as(Reader *r)
{
    r->at += strspn(r->at, " \t\r\n");
    if (strncmp(r->at, "P1", 2) == 0 || strncmp(r->at, "P2", 2) == 0)
        return read_picture(r);
    if (*r->at == '<')
        return read_xml(r);
    if (*r->at == '(' || *r->at == '\'')
        return read_list(r);
    if (*r->at >= '0' && *r->at <= '9')
        return read_nin(r);
    return *r->at == ':' || strstr(r->at, "\n:") ? read_olsak(r)
                                                 : read_non(r);
}
static const char *settle_it(Reader *r)
{
    Sheet *s = &r->sheet, its;
    Verdict v = prove(s, 1000000).verdict;

    if (v == NEVER)
        return _("the numbers contradict each other");
    if (v == SEVERAL)
        return _("this puzzle has more than one answer");
    if (v != WHO_KNOWS) {
        memcpy(r->goal, s->marks.blue[0], sizeof r->goal);
        return NULL;
    }
    sheet_of(s->size[0], s->size[1], r->goal, &its);
    return r->drawn && memcmp(its.clue, s->clue, sizeof its.clue) == 0
        ? NULL : _("we could not find out whether it has one answer");
}
static void read_any(const void *text, Text *out)
{
    Reader r = { .at = text };

    if (!read_as(&r) && !r.why)
        r.why = _("this is no puzzle that can be read here");
    if (!r.why && !r.bare)
        r.why = settle_it(&r);
    if (r.why) {
        tell(out, "%s", r.why);
        return;
    }
    tell(out, "paintbynumbers 1 board=empty width=%d height=%d "
         "seed=0\n", r.sheet.size[1], r.sheet.size[0]);
    for (int row = 0; row < r.sheet.size[0]; row++)
        tell_row(out, "> ", r.goal[row], row, r.sheet.size[1]);
    tell(out, "%s", r.bare ? "" : "> ready\n");
}

/* write the files of others */
typedef struct Style {
    const char *rows, *columns, *done, *foot;
    const char *first, *between, *last, *none;      /* of a clue */
    const char *goal, *row, *signs, *end, *after;   /* of a picture */
} Style;

static void put(Text *out, const char *words)
{
    tell(out, "%s", words ? words : "");
}
static void tell_clues(Text *out, const Style *how, const Sheet *s,
                       int way)
{
    for (int k = 0; k < s->size[way]; k++) {
        const Clue *clue = &s->clue[way][k];

        for (int j = 0; j < clue->n; j++) {
            put(out, j ? how->between : how->first);
            tell(out, "%d", clue->bar[j]);
        }
        put(out, clue->n ? how->last : how->none);
    }
}
static void tell_goal(Text *out, const Style *how, const Cells *goal,
                      const Easel *s)
{
    put(out, how->goal);
    for (int row = 0; row < s->rows; row++) {
        put(out, how->row);
        for (int c = 0; c < s->columns; c++)
            tell(out, "%c", how->signs[goal[row] >> c & 1]);
        put(out, how->end);
    }
    put(out, how->after);
}
static void write_as(const Style *how, const Easel *s, Text *out)
{
    Sheet sheet;

    sheet_of(s->rows, s->columns, s->goal, &sheet);
    tell(out, how->rows, s->columns, s->rows);
    tell_clues(out, how, &sheet, 0);
    put(out, how->columns);
    tell_clues(out, how, &sheet, 1);
    put(out, how->done);
    if (how->goal && s->phase != PAINTING)
        tell_goal(out, how, s->goal, s);
    put(out, how->foot);
}
#define WRITER(name, ...) \
    static void name(const void *state, Text *out) \
    { \
        write_as(&(Style){ __VA_ARGS__ }, state, out); \
    }
WRITER(write_non, .rows = "width %d\nheight %d\n\nrows\n",
       .columns = "\ncolumns\n", .between = ",", .last = "\n",
       .none = "0\n", .goal = "\ngoal ", .signs = "01", .after = "\n")
WRITER(write_nin, .rows = "%d %d\n", .between = " ", .last = "\n",
       .none = "0\n")
WRITER(write_olsak, .rows = "Paint By Numbers\n: rows\n",
       .columns = ": columns\n", .foot = ":\n", .between = " ",
       .last = "\n", .none = "0\n")
WRITER(write_xml, .rows = "<?xml version=\"1.0\"?>\n<puzzleset>\n"
       "<puzzle type=\"grid\" defaultcolor=\"black\">\n"
       "<color name=\"white\" char=\".\">fff</color>\n"
       "<color name=\"black\" char=\"X\">000</color>\n"
       "<clues type=\"rows\">\n",
       .columns = "</clues>\n<clues type=\"columns\">\n",
       .done = "</clues>\n", .foot = "</puzzle>\n</puzzleset>\n",
       .first = "<line><count>", .between = "</count><count>",
       .last = "</count></line>\n", .none = "<line></line>\n",
       .goal = "<solution type=\"goal\">\n<image>\n", .row = "|",
       .signs = ".X", .end = "|\n", .after = "</image>\n</solution>\n")
static void write_list(const void *state, Text *out)
{
    const Easel *s = state;

    write_as(&(Style){ .rows = "(player \"Paint By Numbers\"\n (",
        .columns = ")\n (", .foot = ")\n #f\n (", .first = "(",
        .between = " ", .last = ") ", .none = "() " }, s, out);
    for (int c = 0; c < s->columns; c++) {
        tell(out, "(");
        for (int r = 0; r < s->rows; r++)
            tell(out, "%s ", s->marks.blue[1][c] >> r & 1 ? "on"
                 : s->marks.white[1][c] >> r & 1 ? "off" : "unknown");
        tell(out, ")\n");
    }
    tell(out, "))\n");
}
static void write_dots(const void *state, Text *out)
{
    const Easel *s = state;

    tell(out, "P1\n%d %d\n", s->columns, s->rows);
    tell_goal(out, &(Style){ .signs = "01", .end = "\n" },
              s->phase == PAINTING ? s->marks.blue[0] : s->goal, s);
}
const Format pbn_formats[] = {
    { "non", read_any, write_non }, { "nin", read_any, write_nin },
    { "xml", read_any, write_xml }, { "g", read_any, write_olsak },
    { "pbm", read_any, write_dots }, { "list", read_any, write_list },
    { 0 }
};
