/* Made from games/lightsout.nw by make tangle: change that, not this. */

/* begin the header of the view */
/* lightsout-view.h -- how Lights Out looks */
#ifndef LIGHTSOUT_VIEW_H
#define LIGHTSOUT_VIEW_H
#include "lightsout.h"
#include "view.h"

extern const View lightsout_view;
#endif
