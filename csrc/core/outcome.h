/* Rows that count though the mover did not make them just now, and the end of a game. */
#ifndef INAROW_CORE_OUTCOME_H
#define INAROW_CORE_OUTCOME_H

#include "layout.h"

/* After a stone, a pass or a stone taken off: facts->rival; where a column has fallen,
 * what the mover has made; and the row that from now on awaits an answer. */
INTERNAL void find_rows(const inarow_rules *rules, inarow_position *position,
                        inarow_facts *facts);

/* Is the board full, and is there nothing left to be done? facts->full and stuck. */
INTERNAL void note_end(const inarow_rules *rules, const inarow_position *position,
                       inarow_facts *facts);

#endif
