/* Rows that win only if they still stand after the answer (win.survives). */
#ifndef INAROW_CORE_ANSWER_H
#define INAROW_CORE_ANSWER_H

#include "layout.h"

/* Does a row that the action made win only once it has survived the answer? */
static inline bool awaits_answer(const inarow_rules *rules, const inarow_facts *facts)
{
    uint8_t survives = rules->spec.win[facts->action.colour].survives;
    return survives == INAROW_ANSWERED ||
           (survives == INAROW_IF_BREAKABLE && facts->breakable);
}

/* Is there a row to be looked at, one that awaited an answer or one that may? Mostly not.
 */
static inline bool may_await_answer(const inarow_rules *rules, const inarow_facts *facts)
{
    return facts->undo.before.standing != INAROW_NOWHERE ||
           (facts->made && rules->spec.win[facts->action.colour].survives);
}

/* Has the row that awaited this answer survived it? facts->rival and rival_stood. */
INTERNAL void find_standing_row(const inarow_rules *rules,
                                const inarow_position *position, inarow_facts *facts);

/* Which row awaits an answer after the action: facts->breakable, and the state's
 * `standing`. Call it once the turn, the phase and the captures are those of the next
 * action. Nothing else in the position changes. */
INTERNAL void find_awaiting_row(const inarow_rules *rules, inarow_position *position,
                                inarow_facts *facts);

#endif
