/* Made from kit/grid.nw by make tangle: change that, not this. */
/* grid.h -- boards of rows and columns */
#pragma once
#include "text.h"

/* boards of rows and columns */
/* A cell's number counts from 0, row by row; -1 is no cell. */
typedef struct Grid { int rows, columns; } Grid;
typedef struct Spot { int row, column; } Spot;    /* from 1 */
extern Spot  Grid_spot(Grid g, int cell);
extern int   Grid_cell (Grid g, int row, int column);   /* or -1 */
/* is it "verb ROW COLUMN"? then the cell, -1 if there is no such */
extern bool  Grid_match(Grid g, const char *move, const char *verb,
                        int *cell);
/* begins the words: "row 2, column 3: "; tell the text the rest */
extern Text  Grid_words(Grid g, int cell, Words words);
/* lists the neighbors in reading order: most 4: at the sides, 8: at
   the corners, too; returns how many there are */
extern int   Grid_near (Grid g, int cell, int most, int *out);
/* the board with heads of columns and rows; width: 2 or 3 letters that
   the function tells of each cell */
typedef void Grid_letter(const void *whose, int cell, Text *out);
extern void  Grid_show (Grid g, int width, Grid_letter *letter,
                        const void *whose, Text *out);
/* "ab/cd" is a board of 2 by 2: its size, and the letter of a cell */
extern Grid  Grid_of   (const char *drawing);
extern char  Grid_drawn(Grid g, const char *drawing, int cell);
