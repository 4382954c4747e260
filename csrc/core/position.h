/* Checks and changes positions as a whole. layout.h describes their memory. */
#ifndef INAROW_CORE_POSITION_H
#define INAROW_CORE_POSITION_H

#include "layout.h"

/* Exchanges the two colours: everything that belonged to one colour then belongs to
 * the other. */
INTERNAL void exchange_colours(const inarow_rules *rules, inarow_position *position);

#ifdef INAROW_CHECKED
/* Returns true if the position is consistent. Every stone must be on the board and on
 * all its lines. No point has two stones, no stone floats where stones fall, and the
 * counters agree. */
INTERNAL bool is_sound(const inarow_rules *rules, const inarow_position *position);
#endif

#endif
