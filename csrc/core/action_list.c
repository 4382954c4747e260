/* Listing the actions of a ply. */
#include "action_list.h"
#include "legal.h"

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

/* At most so many actions of a step. */
static size_t room_for_step(const inarow_spec *spec, const inarow_step *step)
{
    size_t points = (size_t)spec->width * (size_t)spec->height;
    switch (step->verb) {
    case INAROW_PLAY:
    case INAROW_OFFER:
    case INAROW_PICK:
    case INAROW_REMOVE:
        return step->colour == INAROW_ANY ? points * (size_t)spec->colours : points;
    case INAROW_ROLL:
        return 36;
    case INAROW_DECLARE:
        return (size_t)(step->most - step->least) + 1;
    default:
        return INAROW_COLOURS; /* CHOOSE; SWAP and KEEP; TAKE */
    }
}

size_t room_for_actions(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    int phase = position->state.phase;
    size_t room = 0;
    if (only_stones(rules, position))
        return (size_t)spec->width * (size_t)spec->height;
    if (play_is_free(rules, position))
        return list_actions(rules, position, NULL, 0) + 1;
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++)
        room += room_for_step(spec, &spec->step[i]);
    return room;
}

struct slice offers_among(const struct brief *action, size_t count)
{
    struct slice offers = {0, 0};
    while (offers.first < count && action[offers.first].verb != INAROW_OFFER)
        offers.first++;
    while (offers.first + offers.count < count &&
           action[offers.first + offers.count].verb == INAROW_OFFER)
        offers.count++;
    return offers;
}
