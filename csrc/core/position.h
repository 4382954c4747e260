/* A position as a whole. What it holds is laid out in layout.h. */
#ifndef INAROW_CORE_POSITION_H
#define INAROW_CORE_POSITION_H

#include "layout.h"

/* The two colours change places: what was one's is the other's from now on. */
INTERNAL void exchange_colours(const inarow_rules *rules, inarow_position *position);

#endif
