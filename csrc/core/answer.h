/* Rows that win only if they still stand after the answer (win.survives). */
#ifndef INAROW_CORE_ANSWER_H
#define INAROW_CORE_ANSWER_H

#include "layout.h"

/* Returns true if the action made a row that wins only after it has survived the
 * answer. */
static inline bool awaits_answer(const inarow_rules *rules, const inarow_facts *facts)
{
    uint8_t survives = rules->spec.win[facts->action.colour].survives;
    return survives == INAROW_ANSWERED ||
           (survives == INAROW_IF_BREAKABLE && facts->breakable);
}

/* Returns true if a row awaited an answer or may await one. This is usually false. */
static inline bool may_await_answer(const inarow_rules *rules, const inarow_facts *facts)
{
    return facts->undo.before.standing != INAROW_NOWHERE ||
           (facts->made && rules->spec.win[facts->action.colour].survives);
}

/* Sets facts->rival and rival_stood if the row that awaited this answer has survived
 * the answer. */
INTERNAL void find_standing_row(const inarow_rules *rules,
                                const inarow_position *position, inarow_facts *facts);

/* Finds the row that awaits an answer after the action. Sets facts->breakable and the
 * state's `standing`. Call this function when the turn, the phase and the captures are
 * those of the next action. Nothing else in the position changes. */
INTERNAL void find_awaiting_row(const inarow_rules *rules, inarow_position *position,
                                inarow_facts *facts);

#endif
