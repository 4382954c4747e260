/* The ids of actions. */
#ifndef INAROW_BATCH_IDS_H
#define INAROW_BATCH_IDS_H

#include "slot.h"

/* Numbers the ids that the rules need. */
INTERNAL void number_ids(inarow_batch *batch);

/* The block of an id; NULL if no action has this number. */
INTERNAL const inarow_ids *block_of_id(const inarow_batch *batch, int32_t id);

/* The action of an id of a block: its point, colour and number filled in, any seat. For a
 * move, point[0] has the one point that the id names. */
INTERNAL inarow_action action_of_id(const inarow_batch *batch, const inarow_ids *block,
                                    int32_t id);

/* The id of an action that the core lists in this position; for an offer or a move, the
 * id of its first point. */
INTERNAL uint32_t id_of_action(const inarow_batch *batch, const inarow_position *position,
                               const inarow_action *action);

/* The id of a point in the block of a verb. */
INTERNAL uint32_t id_at(const inarow_batch *batch, uint8_t verb, inarow_point point);

/* Does the actor choose the colour of a stone? */
static inline bool colour_is_chosen(const inarow_batch *batch,
                                    const inarow_position *position)
{
    return play_is_free(batch->rules, position)
               ? batch->rules->spec.shared > 1
               : batch->open_colour[position->state.phase];
}

/* The step of the present phase that has a verb; NULL if none has. */
INTERNAL const inarow_step *step_for(const inarow_rules *rules,
                                     const inarow_position *position, uint8_t verb);

#endif
