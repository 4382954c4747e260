/* Finds out who is to act, and which step of the current phase an action belongs to. */
#ifndef INAROW_CORE_PHASE_H
#define INAROW_CORE_PHASE_H

#include "turn.h"

/* Returns true if the step allows the verb. */
static inline bool step_has_verb(const inarow_step *step, uint8_t verb)
{
    return step->verb == verb || (step->verb == INAROW_SWAP && verb == INAROW_KEEP) ||
           (step->pass && verb == INAROW_PASS);
}

/* Returns the step of the current phase that allows the action, before the opening is
 * over. If there is none, returns NULL and sets `*reason` to the refusal. */
INTERNAL const inarow_step *find_step(const inarow_rules *rules,
                                      const inarow_position *position,
                                      const inarow_action *action, inarow_reason *reason);

/* Returns the point where a stone that falls past a point comes to rest, or NOWHERE if
 * the column is full. */
INTERNAL inarow_point landing_point(const inarow_rules *rules,
                                    const inarow_position *position, inarow_point point);

/* Returns the points of row y on which a step allows stones, as bits. */
INTERNAL uint32_t region_in_row(const inarow_spec *spec, const inarow_step *step, int y);

/* Returns the number of stones of a colour on the board. */
INTERNAL unsigned stones_of(const inarow_rules *rules, const inarow_position *position,
                            int colour);

/* Returns FORBIDDEN if a stone at the point makes a refused pattern, or TOO_DEEP if
 * the decision takes too long. The stone comes from `from` or from NOWHERE. If no
 * pattern that is forbidden to the colour is refused, returns OK without judging the
 * stone. */
INTERNAL inarow_reason check_made(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point point, inarow_point from);

/* Returns true if the step leaves the colour of its stone open. The players' colours
 * are not settled then, and no restriction of a colour applies yet. */
static inline bool colour_is_open(const inarow_step *step)
{
    return step->verb == INAROW_PLAY && step->colour == INAROW_ANY;
}

/* Checks the placing of a stone of the colour: the point is on the board, vacant and
 * supported, and the colour has stones left. */
INTERNAL inarow_reason check_stone(const inarow_rules *rules,
                                   const inarow_position *position, uint8_t colour,
                                   inarow_point point);

/* Returns true if a step's verb needs one point or several. */
static inline bool has_points(uint8_t verb)
{
    return verb == INAROW_PLAY || verb == INAROW_OFFER || verb == INAROW_PICK ||
           verb == INAROW_REMOVE;
}

/* Finds points where a step allows a stone of the colour. For an offer, finds all such
 * points; otherwise finds the first `most` points. There are none if the offer needs
 * more points. Returns the number of points. */
INTERNAL int points_of_step(const inarow_rules *rules, const inarow_position *position,
                            const inarow_step *step, uint8_t colour, int most,
                            inarow_set *points);

/* Returns true if the phase allows any action. */
INTERNAL bool can_act_in_phase(const inarow_rules *rules,
                               const inarow_position *position);

#endif
