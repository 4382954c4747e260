/* Lists the actions of a ply. */
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

/* The actions being listed, without passes. */
struct list_of_briefs {
    struct sink sink;
    struct brief *action;
    size_t first, room, count;
    struct slice offers;
};

static void take_action(struct sink *sink, const inarow_action *action)
{
    struct list_of_briefs *list = (struct list_of_briefs *)sink;
    if (action->verb == INAROW_PASS)
        return;
    if (action->verb == INAROW_OFFER && list->offers.count++ == 0)
        list->offers.first = list->count;
    size_t n = list->count++ - list->first; /* large before `first`: it wraps around */
    sink->has_enough = list->first > 0 && n < list->count && n + 1 >= list->room;
    if (n < list->room)
        list->action[n] = (struct brief){action->verb,
                                         action->colour,
                                         action->number,
                                         action->other,
                                         {action->point[0], action->point[1]}};
}

size_t list_actions(const inarow_rules *rules, const inarow_position *position,
                    size_t first, struct brief *action, size_t room, struct slice *offers)
{
    struct list_of_briefs list = {{.take = take_action}, action, first, room, 0, {0, 0}};
    each_legal(rules, position, &list.sink);
    *offers = list.offers;
    return list.count;
}

/* Returns an upper bound for the number of actions of a step. */
static size_t room_for_step(const inarow_rules *rules, const inarow_step *step)
{
    size_t points = (size_t)rules->points;
    switch (step->verb) {
    case INAROW_PLAY:
    case INAROW_OFFER:
    case INAROW_PICK:
    case INAROW_REMOVE:
        return step->colour == INAROW_ANY ? points * (size_t)rules->spec.colours : points;
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
        return (size_t)rules->points;
    if (play_is_free(rules, position)) {
        struct slice none;
        return list_actions(rules, position, 0, NULL, 0, &none) + 1;
    }
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++)
        room += room_for_step(rules, &spec->step[i]);
    return room;
}
