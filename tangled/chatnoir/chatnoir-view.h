/* Made from chatnoir.nw by make tangle: change that, not this. */

/* begin chatnoir-view.h */
/* chatnoir-view.h -- where circles are, and what hands do to them */
#pragma once
#include "chatnoir.h"
#include "view.h"
enum { MARGIN = 18 };               /* of the page, around the board */
extern double cell_center_x(Posn p), cell_center_y(Posn p);
extern double world_width(int size), world_height(int size);
enum { CAT = 9999 };                /* the id of the cat */
extern Posn pointed_circle(const World *w, const Ui *ui);
enum {                              /* the look of a circle's item */
    BLOCKED = 1, UNDER = 2, ON_EDGE = 4, WAY = 8, STEP = 16,
    FENCE = 32, LAST = 64, TRAIL = 128,     /* times 1 to 6, or 0 */
    NUMBER = 1024                   /* times a distance, or hope */
};
extern bool point_in_this_circle(Posn p, double x, double y);
extern Posn circle_at_point(const World *w, double x, double y);
extern bool player_moved(const World *w, const Event *e, Posn at);
extern void update_world_posn(const World *w, Ui *ui, Posn at);
extern void clack (const World *w, Ui *ui, const Event *e, Line move);
extern bool change(const World *w, Ui *ui, const char *key, Line move);
