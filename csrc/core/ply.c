/* Listing the actions of a ply. */
#include "legal.h"
#include "ply.h"

inarow_action in_full(struct brief brief)
{
    return (inarow_action){.verb = brief.verb,
                           .seat = INAROW_ANY,
                           .colour = brief.colour,
                           .number = brief.number,
                           .other = brief.other,
                           .point = {brief.point[0], brief.point[1]}};
}

/* The actions but for passes, the points that may be offered last. */
struct ply {
    struct sink sink;
    struct brief *action;
    size_t room, count;
};

static void take_action(struct sink *sink, const inarow_action *action)
{
    struct ply *ply = (struct ply *)sink;
    if (action->verb == INAROW_PASS)
        return;
    if (ply->count < ply->room)
        ply->action[ply->count] = (struct brief){action->verb,
                                                 action->colour,
                                                 action->number,
                                                 action->other,
                                                 {action->point[0], action->point[1]}};
    ply->count++;
}

size_t list_actions(const inarow_rules *rules, const inarow_position *position,
                    struct brief *action, size_t room)
{
    struct ply ply = {{take_action}, action, room, 0};
    each_legal(rules, position, &ply.sink);
    return ply.count;
}

size_t room_for_actions(const inarow_rules *rules, const inarow_position *position)
{
    if (play_is_free(rules, position) && !rules->spec.pop && !rules->spec.move)
        return (size_t)rules->spec.width * (size_t)rules->spec.height;
    return list_actions(rules, position, NULL, 0) + 1;
}

size_t first_offer(const struct brief *action, size_t count)
{
    size_t i = 0;
    while (i < count && action[i].verb != INAROW_OFFER)
        i++;
    return i;
}
