/* The phase table: who is to act, and which step of the phase an action belongs to. */
#ifndef INAROW_CORE_PHASE_H
#define INAROW_CORE_PHASE_H

#include "turn.h"

/* Is the verb one of the step's? */
static inline bool step_has_verb(const inarow_step *step, uint8_t verb)
{
    return step->verb == verb || (step->verb == INAROW_SWAP && verb == INAROW_KEEP) ||
           (step->pass && verb == INAROW_PASS);
}

/* The step of the current phase that allows the action, before the opening is over.
 * NULL if there is none; `*reason` is then the refusal. */
INTERNAL const inarow_step *find_step(const inarow_rules *rules,
                                      const inarow_position *position,
                                      const inarow_action *action, inarow_reason *reason);

/* The point where a stone that falls past a point comes to rest; NOWHERE if the column
 * is full. */
INTERNAL inarow_point landing_point(const inarow_rules *rules,
                                    const inarow_position *position, inarow_point point);

/* The points of row y on which a step allows stones, as bits. */
INTERNAL uint32_t region_in_row(const inarow_spec *spec, const inarow_step *step, int y);

/* Stones of a colour on the board. */
INTERNAL unsigned stones_of(const inarow_rules *rules, const inarow_position *position,
                            int colour);

/* FORBIDDEN if a stone at the point, coming from `from` or from NOWHERE, makes a
 * refused pattern; TOO_DEEP if deciding takes too long. If no pattern is refused,
 * patterns are not needed before the stone is played. */
INTERNAL inarow_reason check_made(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point point, inarow_point from);

/* Does the step leave the colour of its stone open? Then the players' colours are not
 * settled, and no restriction of a colour applies yet. */
static inline bool colour_is_open(const inarow_step *step)
{
    return step->verb == INAROW_PLAY && step->colour == INAROW_ANY;
}

/* Checks placing a stone of the colour: on the board, vacant, supported, in supply. */
INTERNAL inarow_reason check_stone(const inarow_rules *rules,
                                   const inarow_position *position, uint8_t colour,
                                   inarow_point point);

/* Does a step's verb need points, one or several? */
static inline bool has_points(uint8_t verb)
{
    return verb == INAROW_PLAY || verb == INAROW_OFFER || verb == INAROW_PICK ||
           verb == INAROW_REMOVE;
}

/* Finds the points that a step allows for a stone of the colour: the first `most`, or
 * all for an offer; none if there are too few for an offer. Returns their number. */
INTERNAL int points_of_step(const inarow_rules *rules, const inarow_position *position,
                            const inarow_step *step, uint8_t colour, int most,
                            inarow_set *points);

/* Does the phase allow any action? */
INTERNAL bool can_act_in_phase(const inarow_rules *rules,
                               const inarow_position *position);

#endif
