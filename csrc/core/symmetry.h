/* Keys that symmetries of the board leave alone. */
#ifndef INAROW_CORE_SYMMETRY_H
#define INAROW_CORE_SYMMETRY_H

#include "layout.h"

/* The stones of a position, whatever their order and whoever is to move, as a key that
 * symmetries of the board leave alone. */
INTERNAL uint64_t stones_key(const inarow_rules *rules, const inarow_position *position);

#endif
