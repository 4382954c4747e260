/* Finds the stones captured by a move, and lifts them. */
#ifndef INAROW_CORE_CAPTURE_H
#define INAROW_CORE_CAPTURE_H

#include "teams.h"

/* Finds the stones that undo->stone, of undo->colour, captures, and writes them to
 * undo->capture. */
INTERNAL void find_captures(const inarow_rules *rules, const inarow_position *position,
                            inarow_undo *undo);

/* Puts lifted stones back. */
INTERNAL void put_back(const inarow_rules *rules, inarow_position *position,
                       const inarow_undo *undo);

#endif
