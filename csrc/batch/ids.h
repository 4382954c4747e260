/* Numbers the actions: ids and their blocks. */
#ifndef INAROW_BATCH_IDS_H
#define INAROW_BATCH_IDS_H

#include "slot.h"

/* Numbers the ids that the rules need. */
INTERNAL void number_ids(inarow_batch *batch);

/* Returns the block of an id, or NULL if no action has this number. */
INTERNAL const inarow_ids *block_of_id(const inarow_batch *batch, int32_t id);

/* Returns the action of an id of a block. The action has its point, colour and number,
 * and may be by any seat. For a move, point[0] has the single point that the id names. */
INTERNAL inarow_action action_of_id(const inarow_batch *batch, const inarow_ids *block,
                                    int32_t id);

/* Returns the id of an action that the core lists in this position. For an offer or a
 * move, it is the id of the first point. */
INTERNAL uint32_t id_of_action(const inarow_batch *batch, const inarow_position *position,
                               const inarow_action *action);

/* Returns the id of a point in the block of a verb. */
INTERNAL uint32_t id_at(const inarow_batch *batch, uint8_t verb, inarow_point point);

/* Returns true if the actor chooses the colour of a stone. */
static inline bool colour_is_chosen(const inarow_batch *batch,
                                    const inarow_position *position)
{
    return play_is_free(batch->rules, position)
               ? batch->rules->spec.shared > 1
               : batch->open_colour[position->state.phase];
}

/* Returns the step of the current phase that has a verb, or NULL if there is none. */
INTERNAL const inarow_step *step_for(const inarow_rules *rules,
                                     const inarow_position *position, uint8_t verb);

#endif
