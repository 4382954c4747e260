/* The actions of a ply as counting and playing out take them: without passes, in short.
 */
#ifndef INAROW_CORE_ACTION_LIST_H
#define INAROW_CORE_ACTION_LIST_H

#include "phase.h"

/* An action in eight bytes: a ply's list stands on the stack. */
struct brief {
    uint8_t verb, colour, number, other;
    inarow_point point[2];
};

INTERNAL inarow_action in_full(struct brief brief);

/* Room for every action, or more. */
INTERNAL size_t room_for_actions(const inarow_rules *rules,
                                 const inarow_position *position);

/* How many there are, of which the first `room` are written; points that may be offered
 * stand one by one. */
INTERNAL size_t list_actions(const inarow_rules *rules, const inarow_position *position,
                             struct brief *action, size_t room);

/* Those of the actions that are points to be offered: they stand together. */
struct slice {
    size_t first, count;
};

INTERNAL struct slice offers_among(const struct brief *action, size_t count);

/* Is placing a stone all that can be done but pass? */
static inline bool only_stones(const inarow_rules *rules, const inarow_position *position)
{
    return play_is_free(rules, position) && !rules->spec.pop &&
           !may_move(rules, position, position->state.turn);
}

#endif
