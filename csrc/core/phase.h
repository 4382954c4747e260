/* The phase table: who is to act, and which step of the phase an action belongs to. */
#ifndef INAROW_CORE_PHASE_H
#define INAROW_CORE_PHASE_H

#include "turn.h"

/* Does the step speak of this verb at all? */
static inline bool step_has_verb(const inarow_step *step, uint8_t verb)
{
    return step->verb == verb || (step->verb == INAROW_SWAP && verb == INAROW_KEEP) ||
           (step->pass && verb == INAROW_PASS);
}

/* The step of the current phase, before the opening is over, that allows the action;
 * NULL if none does, `*reason` then says why. */
INTERNAL const inarow_step *find_step(const inarow_rules *rules,
                                      const inarow_position *position,
                                      const inarow_action *action, inarow_reason *reason);

/* Where a stone that falls past a point comes to rest, or NOWHERE if all is full there.
 */
INTERNAL inarow_point landing_point(const inarow_rules *rules,
                                    const inarow_position *position, inarow_point point);

/* The points of row y that a step's stones may stand on, as bits. */
INTERNAL uint32_t region_in_row(const inarow_spec *spec, const inarow_step *step, int y);

/* Stones of a colour on the board. */
INTERNAL unsigned stones_of(const inarow_rules *rules, const inarow_position *position,
                            int colour);

/* FORBIDDEN if a stone at the point, coming from `from` or from NOWHERE, makes what is
 * refused; TOO_DEEP if it takes too long to tell. Where nothing is refused, nobody asks
 * before the stone is played. */
INTERNAL inarow_reason check_made(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point point, inarow_point from);

/* Does the step leave the colour of its stone open? Then nobody holds the colours for
 * good, and what is forbidden to one of them binds nobody yet. */
static inline bool colour_is_open(const inarow_step *step)
{
    return step->verb == INAROW_PLAY && step->colour == INAROW_ANY;
}

/* Placing a stone of the colour: on the board, vacant, supported, in supply. */
INTERNAL inarow_reason check_stone(const inarow_rules *rules,
                                   const inarow_position *position, uint8_t colour,
                                   inarow_point point);

/* Is the verb of a step done at points, one or several? */
static inline bool has_points(uint8_t verb)
{
    return verb == INAROW_PLAY || verb == INAROW_OFFER || verb == INAROW_PICK ||
           verb == INAROW_REMOVE;
}

/* The points that a step allows for a stone of the colour: the first `most` that are
 * found, for an offer all; none if they are too few for one. How many? */
INTERNAL int points_of_step(const inarow_rules *rules, const inarow_position *position,
                            const inarow_step *step, uint8_t colour, int most,
                            inarow_set *points);

/* Is there anything that the phase lets its actor do? */
INTERNAL bool can_act_in_phase(const inarow_rules *rules,
                               const inarow_position *position);

#endif
