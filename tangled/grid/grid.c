/* Made from kit/grid.nw by make tangle: change that, not this. */
#include <string.h>
#include "grid.h"

/* rows and columns */
Spot Grid_spot(Grid g, int cell)
{
    return (Spot){ cell / g.columns + 1, cell % g.columns + 1 };
}

int Grid_cell(Grid g, int row, int column)
{
    if (row < 1 || row > g.rows || column < 1 || column > g.columns)
        return -1;
    return (row - 1) * g.columns + column - 1;
}
bool Grid_match(Grid g, const char *move, const char *verb, int *cell)
{
    Line form;
    int row, column;

    Text_say(form, "%s %%d %%d", verb);
    if (!Text_match(move, form, &row, &column))
        return false;
    *cell = Grid_cell(g, row, column);
    return true;
}
Text Grid_words(Grid g, int cell, Words words)
{
    Text out = { words, sizeof(Words), 0 };
    Spot at = Grid_spot(g, cell);

    Text_tell(&out, _("row %d, column %d: "), at.row, at.column);
    return out;
}
int Grid_near(Grid g, int cell, int most, int *out)
{
    Spot at = Grid_spot(g, cell);
    int n = 0;

    for (int r = -1; r <= 1; r++)
        for (int c = -1; c <= 1; c++) {
            int next = Grid_cell(g, at.row + r, at.column + c);
            bool side = (r == 0) != (c == 0);

            if (next >= 0 && next != cell && (side || most == 8))
                out[n++] = next;
        }
    return n;
}
static void tens(Grid g, Text *out)
{
    Text_tell(out, "   ");
    for (int c = 1; c <= g.columns; c++)
        if (c % 10 == 0)
            Text_tell(out, " %d", c / 10);
        else
            Text_tell(out, "  ");
    Text_tell(out, "\n");
}

static void heads(Grid g, int width, Text *out)
{
    if (width == 2 && g.columns > 9)
        tens(g, out);
    Text_tell(out, width == 2 ? "   " : "  ");
    for (int c = 1; c <= g.columns; c++)
        Text_tell(out, "%*d", width, width == 2 ? c % 10 : c);
    Text_tell(out, "\n");
}
void Grid_show(Grid g, int width, Grid_letter *letter,
               const void *whose, Text *out)
{
    heads(g, width, out);
    for (int cell = 0; cell < g.rows * g.columns; cell++) {
        Spot at = Grid_spot(g, cell);

        if (at.column == 1)
            Text_tell(out, "%2d ", at.row);
        letter(whose, cell, out);
        if (at.column == g.columns)
            Text_tell(out, "\n");
    }
}
Grid Grid_of(const char *drawing)
{
    int columns = (int)strcspn(drawing, "/ ");
    int rows = ((int)strlen(drawing) + 1) / (columns + 1);

    return (Grid){ rows, columns };
}

char Grid_drawn(Grid g, const char *drawing, int cell)
{
    return drawing[cell + cell / g.columns];
}
