/* Lists the actions of a ply in a compact form, without passes, for counting and
 * play-outs. */
#ifndef INAROW_CORE_ACTION_LIST_H
#define INAROW_CORE_ACTION_LIST_H

#include "phase.h"

/* An action in eight bytes, because lists can be long. */
struct brief {
    uint8_t verb, colour, number, other;
    inarow_point point[2];
};

INTERNAL inarow_action in_full(struct brief brief);

/* Returns an upper bound for the number of actions. */
INTERNAL size_t room_for_actions(const inarow_rules *rules,
                                 const inarow_position *position);

/* The part of a list whose actions stand for single points of an offer. */
struct slice {
    size_t first, count;
};

/* Returns the number of actions. Writes at most `room` actions, beginning with action
 * number `first`, and sets the slice of points to be offered. If `first` is 0, all
 * actions are counted. Otherwise listing stops when the room is full. */
INTERNAL size_t list_actions(const inarow_rules *rules, const inarow_position *position,
                             size_t first, struct brief *action, size_t room,
                             struct slice *offers);

/* Returns true if the player can only place stones of the colour to move, or pass. */
static inline bool only_stones(const inarow_rules *rules, const inarow_position *position)
{
    return play_is_free(rules, position) && !rules->spec.pop && !rules->spec.shared &&
           !rules->spec.blocks && !may_move(rules, position, position->state.turn);
}

#endif
