/* Rows that the mover's stone did not make, and the end of a game. */
#ifndef INAROW_CORE_OUTCOME_H
#define INAROW_CORE_OUTCOME_H

#include "layout.h"

/* Call it after placing or removing a stone, and after a pass. It finds facts->rival,
 * the mover's rows if a column has fallen, and the row that now awaits an answer. */
INTERNAL void find_rows(const inarow_rules *rules, inarow_position *position,
                        inarow_facts *facts);

/* With rules->has_other_ends: must a block be turned, and who wins if the action ends
 * the game without a winner (spec.at_end)? Call it when all other facts are known. */
INTERNAL void note_other_ends(const inarow_rules *rules, const inarow_position *position,
                              inarow_facts *facts);

/* Sets facts->full and stuck: is the board full, and is no action left? */
INTERNAL void note_end(const inarow_rules *rules, const inarow_position *position,
                       inarow_facts *facts);

#endif
