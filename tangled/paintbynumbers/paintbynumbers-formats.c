/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <string.h>
#include "paintbynumbers.h"

/* read the files of others */
typedef enum Why { FINE, NO_PUZZLE, TOO_LARGE, COLORED, AT_ODDS,
                   SEVERAL_WAYS, UNDECIDED } Why;
static const char *const trouble[] = {
    [NO_PUZZLE] = N_("this is no puzzle that can be read here"),
    [TOO_LARGE] = N_("at most 88 rows and columns can be read"),
    [COLORED] = N_("only puzzles of one color can be read"),
    [AT_ODDS] = N_("the numbers contradict each other"),
    [SEVERAL_WAYS] = N_("this puzzle has more than one answer"),
    [UNDECIDED] = N_("we could not find out whether it has one answer"),
};
typedef struct Reader {
    const char *at;                 /* so far the text has been read */
    bool  blanks;                   /* an empty line is one of ours */
    int   way, want[2];             /* whose lines; so many are said */
    char  ink;                      /* the letter behind a number */
    const char *goal_at;            /* the picture begins there */
    Sheet sheet;
    Cells goal[SIDE];
    bool  drawn, bare;              /* it is there; and nothing else */
    Why   why;                      /* it cannot be read */
} Reader;
static bool is_end(char c) { return c == '\0' || strchr("\r\n", c); }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static const char *next_line(Reader *r)
{
    const char *line = r->at + strspn(r->at, " \t");

    r->at += strcspn(r->at, "\r\n");
    r->at += strncmp(r->at, "\r\n", 2) == 0 ? 2 : *r->at != '\0';
    return line;
}
static int number_at(Reader *r, const char **at, int most)
{
    int n = 0;

    for (; is_digit(**at) && n <= most; ++*at)
        n = n * 10 + **at - '0';
    r->why = n > most ? TOO_LARGE : r->why;
    return n > most ? 0 : n;
}
static void add_line(Reader *r, int way)
{
    if (r->sheet.size[way] == SIDE)
        r->why = TOO_LARGE;
    else
        r->sheet.size[way]++;
}
static void add_bar(Reader *r, int way, int bar)
{
    int n = r->sheet.size[way];
    Clue *clue = &r->sheet.clue[way][n > 0 ? n - 1 : 0];

    if (clue->n == BARS || n == 0)
        r->why = NO_PUZZLE;
    else if (bar > 0)
        clue->bar[clue->n++] = (uint8_t)bar;
}
static void clue_in(Reader *r, int way, const char *at)
{
    add_line(r, way);
    while (is_digit(*at)) {
        add_bar(r, way, number_at(r, &at, SIDE));
        if ((*at | 32) >= 'a' && (*at | 32) <= 'z') {
            r->why = r->ink && r->ink != *at ? COLORED : r->why;
            r->ink = *at++;
        }
        at += strspn(at, " ,\t");
    }
    if (!is_end(*at) && *at != '#')
        r->why = NO_PUZZLE;
}
static void dots_in(Reader *r, const char *at, char white)
{
    int wide = r->sheet.size[1], all = r->sheet.size[0] * wide, k = 0;

    memset(r->goal, 0, sizeof r->goal);
    for (; *at && *at != '<' && k < all; at++)
        if (!strchr("\"| \t\r\n", *at)) {
            r->goal[k / wide] |= (Cells)(*at != white) << k % wide;
            k++;
        }
    r->drawn = all > 0 && k == all;
}
static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word), k = 0;

    while (k < n && (line[k] | 32) == word[k])
        k++;
    return k < n || !(is_end(line[n]) || strchr(" \t:", line[n]))
         ? NULL : line + n + strspn(line + n, " \t:");
}
static void read_line(Reader *r)
{
    static const char *const words[2][2] = {
        { "rows", "height" }, { "columns", "width" } };
    const char *line = next_line(r), *to;
    bool empty = is_end(*line);

    for (int k = 0; k < 2; k++)
        if ((to = after(line, words[k][0])) && is_end(*to))
            r->way = k;
        else if (to || (to = after(line, words[k][1])))
            r->want[k] = number_at(r, &to, SIDE);
    if ((to = after(line, "goal")))
        r->goal_at = to;
    r->way += *line == ':';
    if ((r->way | 1) == 1 && (empty ? r->blanks : is_digit(*line))) {
        /* a line of the puzzle */
        if (!r->want[r->way] || r->sheet.size[r->way] < r->want[r->way])
            clue_in(r, r->way, line);
        else if (!empty)
            r->why = NO_PUZZLE;
    }
}
static void read_lines(Reader *r)
{
    const int *size = r->sheet.size, *want = r->want;
    bool nin = is_digit(*r->at) && !strstr(r->at, "\n:");

    if (nin) {
        const char *line = next_line(r);

        r->want[1] = number_at(r, &line, SIDE);
        line += strspn(line, " \tx");
        r->want[0] = number_at(r, &line, SIDE);
    }
    for (r->way = nin - 1; *r->at && !r->why;) {
        read_line(r);
        r->way |= nin && size[0] == want[0];
    }
    if (!r->why && (size[0] < want[0] || size[1] < want[1]))
        r->why = NO_PUZZLE;
    if (r->goal_at)
        dots_in(r, r->goal_at, '0');
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
static void count_in(Reader *r, int way, const char *at)
{
    const char *color = has(at, "color="), **ink = &r->goal_at;

    if (color && *ink
        && strncmp(color, *ink, strcspn(color, " />") + 1) != 0)
        r->why = COLORED;
    *ink = color ? color : *ink;
    at += strcspn(at, ">");
    at += strspn(at, "> \t\r\n");
    add_bar(r, way, number_at(r, &at, SIDE));
}
static void read_xml(Reader *r)
{
    const char *at = r->at, *to;
    char white = '.';
    bool goal = false;

    for (; !r->why && (at = strchr(at, '<')) && !opens(at, "/puzzle");
         at++)
        if (strncmp(at, "<!--", 4) == 0 && (to = strstr(at, "-->")))
            at = to;
        else if (opens(at, "clues"))
            r->way = has(at, "columns") != NULL;
        else if (opens(at, "line"))
            add_line(r, r->way);
        else if (opens(at, "solution"))
            goal = !has(at, "type=") || has(at, "goal");
        else if (opens(at, "count"))
            count_in(r, r->way, at);
        else if (opens(at, "image") && goal && !r->drawn)
            dots_in(r, at + strcspn(at, ">") + 1, white);
        else if (opens(at, "color") && has(at, "\"white\"")
                 && (to = has(at, "char=\"")))
            white = *to;
}
static void read_list(Reader *r)
{
    int depth = 0, lists = 0;

    for (const char *at = r->at; *at && lists < 3 && !r->why;)
        if (depth > 2 && is_digit(*at))
            add_bar(r, lists - 1, number_at(r, &at, SIDE));
        else {
            depth += (*at == '(') - (*at == ')');
            lists += *at == '(' && depth == 2;
            if (*at == '(' && depth == 3 && lists < 3)
                add_line(r, lists - 1);
            if (*at == '"' || strncmp(at, "#<", 2) == 0)
                at += 1 + strcspn(at + 1, *at == '"' ? "\"" : ">");
            at += *at != '\0';
        }
    if (!r->why && (lists < 2 || depth > 2))
        r->why = NO_PUZZLE;
}
static int dot_in(Reader *r, bool single)
{
    while (r->at += strspn(r->at, " \t\r\n"), *r->at == '#')
        next_line(r);
    if (!is_digit(*r->at))
        return -1;
    return single ? *r->at++ - '0' : number_at(r, &r->at, 65535);
}
static void read_picture(Reader *r)
{
    bool gray = r->at[1] == '2';
    int *size = r->sheet.size, most = 1, k = 0, dot;

    r->at += 2;
    size[1] = dot_in(r, false);
    size[0] = dot_in(r, false);
    if (gray)
        most = dot_in(r, false);
    if (size[0] > SIDE || size[1] > SIDE) {
        r->why = TOO_LARGE;
        return;
    }
    for (; k < size[0] * size[1] && (dot = dot_in(r, !gray)) >= 0; k++)
        if (gray ? 2 * dot < most : dot)
            r->goal[k / size[1]] |= (Cells)1 << k % size[1];
    r->bare = k == size[0] * size[1];
    r->why = r->bare ? FINE : NO_PUZZLE;
}
static void read_as(Reader *r)
{
    r->at += strncmp(r->at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    r->at += strspn(r->at, " \t\r\n");
    if (strncmp(r->at, "P1", 2) == 0 || strncmp(r->at, "P2", 2) == 0)
        read_picture(r);
    else if (*r->at == '<')
        read_xml(r);
    else if (*r->at == '(' || *r->at == '\'')
        read_list(r);
    else
        read_lines(r);
    if (!r->why && (r->sheet.size[0] < 1 || r->sheet.size[1] < 1))
        r->why = NO_PUZZLE;
}
static Why settle_it(Reader *r)
{
    static const Why found[] = { [NEVER] = AT_ODDS,
        [SEVERAL] = SEVERAL_WAYS, [WHO_KNOWS] = UNDECIDED };
    Sheet *s = &r->sheet, its;
    int blue[2] = { 0 };

    for (int k = 0; k < 2 * SIDE * BARS; k++)
        blue[k % 2] += s->clue[k % 2][k / 2 / BARS].bar[k / 2 % BARS];
    Verdict v = blue[0] == blue[1] ? prove(s, 1000000).verdict : NEVER;

    if (v < WHO_KNOWS || (v == WHO_KNOWS && !r->drawn))
        return found[v];
    if (v > WHO_KNOWS)
        memcpy(r->goal, s->marks.blue[0], sizeof r->goal);
    sheet_of(s->size[0], s->size[1], r->goal, &its);
    return memcmp(its.clue, s->clue, sizeof its.clue) == 0
         ? FINE : UNDECIDED;
}
static bool is_read(Reader *r, const char *text)
{
    Why why = FINE;

    for (int blanks = 1; blanks >= 0; blanks--) {
        *r = (Reader){ .at = text, .blanks = blanks };
        read_as(r);
        if (!r->why && !r->bare)
            r->why = settle_it(r);
        if (!r->why)
            return true;
        why = why && r->why == NO_PUZZLE ? why : r->why;
    }
    r->why = why;
    return false;
}
static void read_any(const void *text, Text *out)
{
    Reader r;
    const int *size = r.sheet.size;

    if (!is_read(&r, text)) {
        tell(out, "%s", _(trouble[r.why]));
        return;
    }
    tell(out, "paintbynumbers 1 board=empty width=%d height=%d "
         "seed=0\n", size[1], size[0]);
    for (int row = 0; row < size[0]; row++)
        tell_row(out, "> ", r.goal[row], row, size[1]);
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
