/* Made from games/paintbynumbers.nw by make tangle: change that, not this. */
#include <string.h>
#include "paintbynumbers.h"

/* read the files of others */
enum { DOTS = 9999 };               /* of a picture, that is reduced */
static const char
    no_puzzle[] = N_("this is no puzzle that can be read here"),
    too_large[] = N_("at most 88 rows and columns can be read"),
    colored[] = N_("only puzzles of one color can be read");
typedef struct Reader {
    const char *at;                 /* so far the text has been read */
    bool  blanks, blank;            /* an empty line is one of ours;
                                       and there was one */
    int   way, want[2];             /* whose lines; so many are said */
    bool  inked;                    /* a bar had a color: ink */
    Line  ink;
    Sheet sheet;
    Cells goal[SIDE];
    bool  bare;                     /* it is a picture, without clues */
    const char *why;                /* it cannot be read */
} Reader;
static bool is_end(char c) { return c == '\0' || strchr("\r\n", c); }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool begins(const char *at, const char *word)
{
    return strncmp(at, word, strlen(word)) == 0;
}
static const char *next_line(Reader *r)
{
    const char *line = r->at + strspn(r->at, " \t");

    r->at += strcspn(r->at, "\r\n");
    r->at += begins(r->at, "\r\n") ? 2 : *r->at != '\0';
    return line;
}
static int number_at(Reader *r, const char **at, int most)
{
    int n = 0;

    for (; is_digit(**at) && n <= most; ++*at)
        n = n * 10 + **at - '0';
    r->why = n > most ? too_large : r->why;
    return n > most ? 0 : n;
}
static void add_line(Reader *r, int way)
{
    if (r->sheet.size[way] == SIDE)
        r->why = too_large;
    else
        r->sheet.size[way]++;
}
static void add_bar(Reader *r, int way, int bar, const char *ink)
{
    int last = r->sheet.size[way] - 1;
    Clue *clue = &r->sheet.clue[way][last > 0 ? last : 0];

    if (clue->n == BARS || last < 0)
        r->why = no_puzzle;
    if (r->why || bar == 0)
        return;
    if (r->inked && !Text_same(ink, r->ink))
        r->why = colored;
    clue->bar[clue->n++] = (uint8_t)bar;
    r->inked = true;
    Text_say(r->ink, "%s", ink);
}
static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word), k = 0;

    while (k < n && (line[k] | 32) == word[k])
        k++;
    return k < n || !(is_end(line[n]) || strchr(" \t:", line[n]))
         ? NULL : line + n + strspn(line + n, " \t:");
}
static void read_lines(Reader *r)
{
    static const char *const words[] = {
        "rows", "columns", "height", "width" };
    const int *size = r->sheet.size, *want = r->want;
    bool nin = is_digit(*r->at) && !strstr(r->at, "\n:");

    if (nin) {
        const char *line = next_line(r);

        r->want[1] = number_at(r, &line, SIDE);
        line += strspn(line, " \tx");
        r->want[0] = number_at(r, &line, SIDE);
    }
    for (r->way = nin - 1; *r->at && !r->why;
         r->way |= nin && size[0] == want[0]) {
        /* read a line */
        const char *line = next_line(r), *to;
        bool empty = is_end(*line);

        for (int k = 0; k < 4; k++)
            if ((to = after(line, words[k])) && k < 2 && is_end(*to))
                r->way = k;
            else if (to)
                r->want[k % 2] = number_at(r, &to, SIDE);
        r->way += *line == ':';
        /* a line of the puzzle */
        if ((r->way | 1) != 1 || !(empty ? r->blanks : is_digit(*line)))
            continue;
        if (!r->want[r->way] || r->sheet.size[r->way] < r->want[r->way]) {
            /* read a clue */
            add_line(r, r->way);
            while (is_digit(*line)) {
                int bar = number_at(r, &line, SIDE);
                bool letter = (*line | 32) >= 'a' && (*line | 32) <= 'z';

                add_bar(r, r->way, bar, (char[2]){ letter ? *line : '\0' });
                line += letter;
                line += strspn(line, " ,\t");
            }
            if (!is_end(*line) && *line != '#')
                r->why = no_puzzle;
            r->blank |= empty;
        } else if (!empty)
            r->why = no_puzzle;
    }
    if (!r->why && (size[0] < want[0] || size[1] < want[1]))
        r->why = no_puzzle;
}
static void color_in(const char *tag, const char *before, Line ink)
{
    const char *at = strstr(tag, before);

    if (at && *(at += strlen(before)))
        Text_say(ink, "%.*s", (int)strcspn(at + 1, "\"'"), at + 1);
}
static void read_xml(Reader *r)
{
    Line tag, ink, usual = "black";
    const char *at = r->at;

    while (!r->why && (at = strchr(at, '<'))
           && !begins(at, "</puzzle")) {
        size_t n = strcspn(++at, "<>");

        Text_say(tag, "%.*s", (int)n, at);
        at = begins(tag, "!--") ? strstr(at, "-->")
            : begins(tag, "![CDATA[") ? strstr(at, "]]>") : at + n;
        if (!at)
            return;
        if (begins(tag, "puzzle")) {
            color_in(tag, "defaultcolor=", usual);
            r->why = strstr(tag, "triddler") ? no_puzzle : r->why;
        } else if (begins(tag, "clues"))
            r->way = strstr(tag, "columns") != NULL;
        else if (begins(tag, "line"))
            add_line(r, r->way);
        else if (begins(tag, "count")) {
            Text_say(ink, "%s", usual);
            color_in(tag, "color=", ink);
            at += strspn(at, "> \t\r\n");
            if (begins(at, "<![CDATA["))
                at += 9 + strspn(at + 9, " \t\r\n");
            add_bar(r, r->way, number_at(r, &at, SIDE), ink);
        }
    }
}
static void read_list(Reader *r)
{
    int depth = 0, lists = 0;

    for (const char *at = r->at; *at && lists < 3 && !r->why;)
        if (depth > 2 && is_digit(*at))
            add_bar(r, lists - 1, number_at(r, &at, SIDE), "");
        else {
            depth += (*at == '(') - (*at == ')');
            lists += *at == '(' && depth == 2;
            if (*at == '(' && depth == 3 && lists < 3)
                add_line(r, lists - 1);
            if (*at == '"' || begins(at, "#<"))
                at += 1 + strcspn(at + 1, *at == '"' ? "\"" : ">");
            at += *at != '\0';
        }
    if (!r->why && (lists < 2 || depth > 2))
        r->why = no_puzzle;
}
static int dot_in(Reader *r, int most)
{
    while (r->at += strspn(r->at, " \t\r\n"), *r->at == '#')
        next_line(r);
    if (most == 1 && (*r->at | 1) == '1')
        return *r->at++ - '0';
    if (most > 1 && is_digit(*r->at))
        return number_at(r, &r->at, most);
    r->why = no_puzzle;
    return 0;
}
static void read_picture(Reader *r)
{
    int dark[SIDE * SIDE] = { 0 }, *size = r->sheet.size;
    bool gray = r->at[1] == '2';

    r->at += 2;
    int w = dot_in(r, DOTS), h = dot_in(r, DOTS);
    if (r->why)
        return;
    int most = gray ? dot_in(r, 65535) : 1;
    int less = 1 + ((w > h ? w : h) - 1) / SIDE;
    size[0] = (h + less - 1) / less;
    size[1] = (w + less - 1) / less;
    for (int k = 0; !r->why && k < w * h; k++)
        dark[k / w / less * SIDE + k % w / less]
            += (gray ? -1 : 1) * (2 * dot_in(r, most) - most);
    for (int k = 0; k < SIDE * SIDE; k++)
        r->goal[k / SIDE] |= (Cells)(dark[k] > 0) << k % SIDE;
    r->why = r->why ? no_puzzle : NULL;
    r->bare = true;
}
static const char *settle_it(Reader *r)
{
    static const char *const found[] = {
        [NEVER] = N_("the numbers contradict each other"),
        [SEVERAL] = N_("this puzzle has more than one answer"),
        [WHO_KNOWS] = N_("we could not find out whether it has one "
                         "answer") };
    Sheet *s = &r->sheet;
    int blue[2] = { 0 };

    for (int k = 0; k < 2 * SIDE * BARS; k++)
        blue[k % 2] += s->clue[k % 2][k / 2 / BARS].bar[k / 2 % BARS];
    Verdict v = blue[0] == blue[1] ? prove(s, 1000000).verdict : NEVER;

    memcpy(r->goal, s->marks.blue[0], sizeof r->goal);
    return v > WHO_KNOWS ? NULL : found[v];
}
static void read_as(Reader *r)
{
    r->at += begins(r->at, "\xEF\xBB\xBF") ? 3 : 0;
    r->at += strspn(r->at, " \t\r\n");
    if (begins(r->at, "P1") || begins(r->at, "P2"))
        read_picture(r);
    else if (*r->at == '<')
        read_xml(r);
    else if (*r->at == '(' || *r->at == '\'')
        read_list(r);
    else
        read_lines(r);
    if (!r->why && (r->sheet.size[0] < 1 || r->sheet.size[1] < 1))
        r->why = no_puzzle;
    if (!r->why && !r->bare)
        r->why = settle_it(r);
}
static void read_any(const void *text, Text *out)
{
    Reader r = { .at = text, .blanks = true };
    const int *size = r.sheet.size;
    const char *why;

    read_as(&r);
    if ((why = r.why) && r.blank) {
        r = (Reader){ .at = text };
        read_as(&r);
    }
    if (r.why) {
        Text_tell(out, "%s", _(r.why == no_puzzle ? why : r.why));
        return;
    }
    Text_tell(out, "paintbynumbers 1 board=empty width=%d height=%d "
              "seed=0\n", size[1], size[0]);
    for (int row = 0; row < size[0]; row++)
        tell_row(out, "> ", r.goal[row], row, size[1]);
    Text_tell(out, "%s", r.bare ? "" : "> ready\n");
}

/* write the files of others */
typedef struct Style {
    const char *rows, *columns, *done, *foot;
    const char *first, *between, *last, *none;      /* of a clue */
    const char *goal, *row, *end, *after;           /* of a picture */
    const char *sign[3];            /* not blue, blue, white for sure */
} Style;

static void put(Text *out, const char *words)
{
    Text_tell(out, "%s", words ? words : "");
}
static void write_as(const Style *how, const Easel *s, Text *out)
{
    bool hidden = s->phase == PAINTING, list = how->sign[2] != NULL;
    Sheet sheet;

    sheet_of(s->rows, s->columns, s->goal, &sheet);
    if (hidden)
        sheet_now(s, &sheet);
    Text_tell(out, how->rows, s->columns, s->rows);
    for (int way = 0; way < 2 && how->last; way++) {
        /* tell the clues */
        for (int k = 0; k < sheet.size[way]; k++) {
            const Clue *clue = &sheet.clue[way][k];

            for (int j = 0; j < clue->n; j++) {
                put(out, j ? how->between : how->first);
                Text_tell(out, "%d", clue->bar[j]);
            }
            put(out, clue->n ? how->last : how->none);
        }
        put(out, way ? how->done : how->columns);
    }
    if (list || !how->last || (how->goal && !hidden)) {
        /* tell the squares */
        put(out, how->goal);
        for (int k = 0; k < sheet.size[list]; k++) {
            put(out, how->row);
            for (int c = 0; c < sheet.size[!list]; c++)
                put(out, how->sign[sheet.marks.blue[list][k] >> c & 1 ? 1
                    : list && sheet.marks.white[1][k] >> c & 1 ? 2 : 0]);
            put(out, how->end);
        }
        put(out, how->after);
    }
    put(out, how->foot);
}
#define WRITER(name, ...) \
    static void name(const void *state, const char *saved, Text *out) \
    { \
        (void)saved; \
        write_as(&(Style){ __VA_ARGS__ }, state, out); \
    }
WRITER(write_non, .rows = "width %d\nheight %d\n\nrows\n",
       .columns = "\ncolumns\n", .between = ",", .last = "\n",
       .none = "0\n", .goal = "\ngoal ", .sign = { "0", "1" },
       .after = "\n")
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
       .sign = { ".", "X" }, .end = "|\n",
       .after = "</image>\n</solution>\n")
WRITER(write_list, .rows = "(player \"Paint By Numbers\"\n (",
       .columns = ")\n (", .done = ")\n #f\n (", .first = "(",
       .between = " ", .last = ") ", .none = "() ", .row = "(",
       .sign = { "unknown ", "on ", "off " }, .end = ")\n",
       .foot = "))\n")
WRITER(write_dots, .rows = "P1\n%d %d\n", .sign = { "0", "1" },
       .end = "\n")

/* a row in letters */
void tell_row(Text *out, const char *sign, Cells line, int row,
              int columns)
{
    Text_tell(out, "%srow %d ", sign, row + 1);
    for (int k = 0; k < columns; k++)
        Text_tell(out, "%c", line >> k & 1 ? '#' : '.');
    Text_tell(out, "\n");
}

/* formats by their ends */
const Format pbn_formats[] = {
    { "non", read_any, write_non }, { "nin", read_any, write_nin },
    { "xml", read_any, write_xml }, { "g", read_any, write_olsak },
    { "pbm", read_any, write_dots }, { "list", read_any, write_list },
    { 0 }
};
