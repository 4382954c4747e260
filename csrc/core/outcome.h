/* Rows that count though the mover did not make them just now, and the end of a game. */
#ifndef INAROW_CORE_OUTCOME_H
#define INAROW_CORE_OUTCOME_H

#include "layout.h"

/* Call it after a stone, a pass or a stone taken off. It finds facts->rival; the rows
 * that the mover has made, if a column has fallen; and the row that now awaits an answer.
 */
INTERNAL void find_rows(const inarow_rules *rules, inarow_position *position,
                        inarow_facts *facts);

/* With rules->has_other_ends: is a block to be turned, and who wins if the action ends
 * the game without a winner (spec.at_end)? Once all other facts are known. */
INTERNAL void note_other_ends(const inarow_rules *rules, const inarow_position *position,
                              inarow_facts *facts);

/* Is the board full, and is there nothing left to be done? facts->full and stuck. */
INTERNAL void note_end(const inarow_rules *rules, const inarow_position *position,
                       inarow_facts *facts);

#endif
