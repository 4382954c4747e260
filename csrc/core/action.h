/* Checks single actions, and finds what their stones make. */
#ifndef INAROW_CORE_ACTION_H
#define INAROW_CORE_ACTION_H

#include "exception.h"
#include "phase.h"

/* Copies an action with only the points that it has. Most actions have one point, and
 * the whole struct is large. */
static inline void copy_action(inarow_action *to, const inarow_action *from)
{
    to->verb = from->verb;
    to->seat = from->seat;
    to->colour = from->colour;
    to->number = from->number;
    to->other = from->other;
    to->point[0] = from->point[0];
    if (from->verb == INAROW_MOVE || from->verb == INAROW_OFFER)
        memcpy(to->point, from->point, sizeof to->point);
}

/* Checks an action. If the action names only a column, the column is replaced by the
 * point where the stone comes to rest. */
INTERNAL inarow_reason check_action(const inarow_rules *rules,
                                    const inarow_position *position,
                                    inarow_action *action, const inarow_step **step);

/* Returns the colour of an action that places or picks a stone, or passes. It is the
 * colour of the step if the step has one, and otherwise the colour to move. The
 * action's own colour counts only if the step leaves the colour open. */
INTERNAL uint8_t colour_of(const inarow_rules *rules, const inarow_position *position,
                           const inarow_step *step, const inarow_action *action);

/* Returns the point on which the action puts a stone, or NOWHERE. */
static inline inarow_point stone_of(const inarow_action *done)
{
    return done->verb == INAROW_PLAY || done->verb == INAROW_PICK ? done->point[0]
           : done->verb == INAROW_MOVE                            ? done->point[1]
                                                                  : INAROW_NOWHERE;
}

/* Returns the patterns that a shared stone makes under the rules for its player. */
INTERNAL inarow_reasons made_by_shared(const inarow_rules *rules,
                                       const inarow_position *position,
                                       const inarow_action *done);

/* Returns the patterns that the action's stone makes, if there is a stone. */
INLINE inarow_reasons what_is_made(const inarow_rules *rules,
                                   const inarow_position *position,
                                   const inarow_step *step, const inarow_action *done)
{
    inarow_point stone = stone_of(done);
    if (stone == INAROW_NOWHERE)
        return 0;
    if (RARELY(rules->spec.shared))
        return made_by_shared(rules, position, done);
    inarow_reasons made = inarow_makes_moved(
        rules, position, done->colour,
        done->verb == INAROW_MOVE ? done->point[0] : INAROW_NOWHERE, stone);
    const inarow_reasons rows =
        INAROW_BIT(FIVE) | INAROW_BIT(OVERLINE) | INAROW_BIT(SHAPE);
    return step && colour_is_open(step) ? made & rows : made;
}

/* Returns the patterns among those made that an exception allows to the action
 * (exception.h). */
static inline inarow_reasons exempted_of(const inarow_rules *rules,
                                         const inarow_position *position,
                                         const inarow_action *done, inarow_reasons made)
{
    return exempted_at(rules, position, done->colour,
                       done->verb == INAROW_MOVE ? done->point[0] : INAROW_NOWHERE,
                       stone_of(done), made);
}

/* Returns the patterns made by the action's stone that are forbidden to its colour and
 * not allowed by an exception. */
INTERNAL inarow_reasons fouls_of(const inarow_rules *rules,
                                 const inarow_position *position, const inarow_step *step,
                                 const inarow_action *done);

#endif
