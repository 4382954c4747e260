/* The actions of a ply as counting and playing out take them: without passes, in short.
 */
#ifndef INAROW_CORE_ACTION_LIST_H
#define INAROW_CORE_ACTION_LIST_H

#include "phase.h"

/* An action in eight bytes: there may be many in a list. */
struct brief {
    uint8_t verb, colour, number, other;
    inarow_point point[2];
};

INTERNAL inarow_action in_full(struct brief brief);

/* Room for every action, or more. */
INTERNAL size_t room_for_actions(const inarow_rules *rules,
                                 const inarow_position *position);

/* Those of the actions that are points to be offered, one by one: they stand together. */
struct slice {
    size_t first, count;
};

/* How many actions there are, of which `room` are written, beginning with number `first`;
 * and which of all are points to be offered. Only from the first one on are they all
 * counted; else no more are listed than are written. */
INTERNAL size_t list_actions(const inarow_rules *rules, const inarow_position *position,
                             size_t first, struct brief *action, size_t room,
                             struct slice *offers);

/* Is placing a stone of the colour to move all that can be done but pass? */
static inline bool only_stones(const inarow_rules *rules, const inarow_position *position)
{
    return play_is_free(rules, position) && !rules->spec.pop && !rules->spec.shared &&
           !rules->spec.blocks && !may_move(rules, position, position->state.turn);
}

#endif
