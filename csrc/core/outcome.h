/* Finds rows that the mover's stone did not make, and the end of a game. */
#ifndef INAROW_CORE_OUTCOME_H
#define INAROW_CORE_OUTCOME_H

#include "layout.h"

/* Finds three kinds of rows and stores them in `facts`: the rival's rows, the rows of
 * the mover if a column has fallen, and the row that now awaits an answer. Call this
 * function after placing or removing a stone, and after a pass. */
INTERNAL void find_rows(const inarow_rules *rules, inarow_position *position,
                        inarow_facts *facts);

/* Finds out whether a block must be turned. Also finds out who wins by spec.at_end if
 * the action ends the game without a winner. Call this function if
 * rules->has_other_ends is true, when all other facts are known. */
INTERNAL void note_other_ends(const inarow_rules *rules, const inarow_position *position,
                              inarow_facts *facts);

/* Sets facts->full if the board is full, and facts->stuck if there is no legal action. */
INTERNAL void note_end(const inarow_rules *rules, const inarow_position *position,
                       inarow_facts *facts);

#endif
