/* A position as a whole. What it holds is laid out in layout.h. */
#ifndef INAROW_CORE_POSITION_H
#define INAROW_CORE_POSITION_H

#include "layout.h"

/* The two colours change places: what was one's is the other's from now on. */
INTERNAL void exchange_colours(const inarow_rules *rules, inarow_position *position);

#ifdef INAROW_CHECKED
/* Is the position one that there can be? Every stone stands on the board and on all four
 * of its lines, no two on one point, none in the air where stones fall; and what is
 * counted agrees. */
INTERNAL bool is_sound(const inarow_rules *rules, const inarow_position *position);
#endif

#endif
